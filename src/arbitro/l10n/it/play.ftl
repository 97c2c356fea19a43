# I giocatori automatici, il tuo posto al tavolo e il comando `arbitro play`.

cli-play = Fa giocare incontri interi, arbitrati: tra giocatori automatici, o contro di te.
cli-option-white = Chi gioca con il bianco: da house:1 (il più debole) a house:5 (house:6 nel backgammon e nello snooker), un altro giocatore del gioco, o you: tu.
cli-option-black = Chi gioca con il nero.
cli-option-games = Quanti incontri.
cli-option-length = Quanto dura un incontro: nel backgammon a quanti punti; nel carrom al meglio di quanti game, 1 o 3; nello snooker al meglio di quanti frame, un numero dispari. Se manca, 5 punti, 3 game, 1 frame.
cli-option-play-edition = Secondo quali regole; per il carrom icf-2001, classic-29 o colombia. Se manca, quelle della federazione.
cli-option-format = Carrom e snooker: singolo (singles) o doppio (doubles); una coppia è un giocatore in due posti.
cli-option-boards = Solo carrom: il massimo di board di un game. Se manca, quanto dice l'edizione.
cli-option-seed = Seme per dadi, tavoli e giocatori; lo stesso seme dà gli stessi incontri.
cli-option-record = Scrive in un file ciò che si è giocato: .mat, .sgf o .json per il backgammon; i fogli del registratore, .csv o .json, per lo snooker; il referto, .json, per il carrom.
cli-option-play-journal = Il giornale dell'incontro: ogni atto vi è scritto subito, per rileggerlo, verificarlo ed esportarlo.

cli-play-outcome =
    { $number }. { $winner } vince con il { $colour ->
        [white] bianco
       *[black] nero
    }, { $white }–{ $black }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }
cli-play-summary = Vittorie del bianco { $white }, del nero { $black }. Seme: { $seed }.
cli-play-progress =
    incontro { $match } di { $matches }: { $white }–{ $black }, { $facts ->
        [one] 1 atto giudicato
       *[other] { $facts } atti giudicati
    }
cli-play-no-players = non c’è ancora un computer che giochi a { $game }.
cli-play-unknown-player = il giocatore «{ $name }» non esiste; il gioco conosce { $known }.
cli-play-not-installed = { $name } richiede { $package }, che non è installato: pip install "arbitro[{ $package }]".
cli-play-unknown-edition = di questo gioco non esiste l'edizione «{ $name }»; ci sono { $known }.
cli-play-you-json = non puoi sederti a un tavolo che stampa JSON: togli --json, o lascia giocare il computer.
cli-play-record-ending = { $file } non può essere il verbale di questo gioco: il nome finisce in { $endings }.
cli-play-record-one = si registra un incontro alla volta: togli --games.
cli-play-journal-there = { $file } c'è già; indica un altro file, o toglilo.
cli-play-no-seat = al terminale non si può giocare a { $game }: arbitralo (arbitro umpire), o fai giocare due macchine.
cli-play-length-carrom = un match di carrom è di un game o al meglio dei tre, non { $length }.
cli-play-length-snooker = un incontro di snooker è al meglio di un numero dispari di frame, non { $length }.
cli-play-length-backgammon =
    una partita di backgammon non può essere a { $length ->
        [one] 1 punto
       *[other] { $length } punti
    }.

# Che cosa si scrive: la prima parola di ogni riga è quella mostrata.
seat-word-quit = esci quit
seat-word-help = aiuto ?
seat-word-undo = annulla u
seat-word-roll = tira t
seat-word-double = raddoppia
seat-word-resign = cedi
seat-word-take = accetta a
seat-word-drop = passa
seat-word-accept = accetta a
seat-word-refuse = rifiuta
seat-word-play = gioca
seat-word-again = rigioca
seat-word-replace = riponi
seat-word-free = libera
seat-word-claim = rivendica
seat-word-concede = concedi
seat-word-at = da
seat-word-angle = angolo
seat-word-spin = effetto
seat-word-follow = avanti
seat-word-draw = indietro
seat-word-left = sinistra
seat-word-right = destra
seat-word-yellow = gialla
seat-word-green = verde
seat-word-brown = marrone
seat-word-blue = blu
seat-word-pink = rosa
seat-word-black = nera

seat-welcome-backgammon = Ti siedi al tavolo da backgammon. «aiuto» mostra che cosa si può scrivere, «esci» per andartene.
seat-welcome-carrom = Ti siedi al carrom. «aiuto» mostra che cosa si può scrivere, «esci» per andartene.
seat-welcome-snooker = Sei al tavolo. «aiuto» mostra che cosa si può scrivere, «esci» per andartene.
seat-manual-backgammon =
    Una mossa: 8/5 6/5, 13/7/5, bar/20, 6/off, 8/5(2); anche a pezzi, e «annulla» annulla l'ultimo.
    Prima del lancio: «tira» o una riga vuota, «raddoppia», «cedi 1» (2 un gammon, 3 un backgammon).
    A un raddoppio: «accetta» o «passa». A una resa offerta: «accetta» o «rifiuta».
    «esci» per andartene.
seat-manual-carrom =
    Un tiro: la pedina, la buca, la velocità in metri al secondo: «3 p4 2». Le bianche sono numeri, le nere lettere, la regina è q.
    «da -120 3 p4 2» posa lo striker 120 mm a sinistra del centro delle tue linee di base; altrimenti si sceglie il taglio più pieno.
    «da 0 angolo 88 4» tira in una direzione: 90 è dritto avanti, 0 a destra.
    «da 0 angolo 88 4 effetto 5» fa girare lo striker cinque volte al secondo a sinistra, «effetto -5» a destra.
    Una pedina di multa: due numeri, i millimetri a destra del centro e lontano da te; una riga vuota la lascia all'arbitro.
    «esci» per andartene.
seat-manual-snooker =
    Un tiro: la bilia, la buca, la velocità in metri al secondo: «r3 p5 2.5», «nera p6 1.8»; senza buca la bilia è colpita piena.
    Poi «avanti 0.3», «indietro 0.3», «sinistra 0.2», «destra 0.2»: quanto lontano dal centro colpisce la stecca, in raggi.
    «blu angolo 92 2» tira in una direzione, dichiarando una bilia: 90 è verso la sponda alta, 0 a destra.
    In battuta «da 100 50» posa il pallino 100 mm a destra del punto marrone e 50 mm dietro la linea d'acchito.
    «esci» per andartene.

seat-refused = Non è permesso. { $why }
seat-would-be-foul = Fermo: gioca altro. L'arbitro deciderebbe: { $why }
seat-say-one-of = Scrivi una di queste parole: { $words }.
seat-no-number = «{ $word }» non è un numero adatto.
seat-numbers-missing =
    { $count ->
        [one] Dopo «{ $word }» manca un numero.
       *[other] Con «{ $word }» servono { $count } numeri.
    }
seat-no-pocket = La buca «{ $word }» non esiste: vanno da p1 a p{ $last }.
seat-speed-missing = Serve una velocità, da { $slowest } a { $fastest } metri al secondo.
seat-spin-too-much = Lo striker gira al più { $most } volte al secondo: «effetto 5» a sinistra, «effetto -5» a destra.
seat-occupied = Lì c'è già qualcosa.

seat-men =
    { $who ->
        [you] Tu
       *[other] Avversario
    } ({ $side }): { $score } di { $length ->
        [one] 1 punto
       *[other] { $length } punti
    }, pip { $pips }, sul bar { $bar }, fuori { $off }
seat-cube =
    Cubo a { $value }, { $owner ->
        [you] tuo
        [other] dell'avversario
       *[centre] al centro
    }{ $crawford ->
        [yes] {" "}– game Crawford
       *[no] {""}
    }
seat-before-roll = Tocca a te ({ $roll }, { $double })
seat-play =
    { $typed ->
        [none] La tua mossa con { $dice }
       *[other] { $dice }, finora { $typed }
    }
seat-cannot-move = { $dice }: nessuna mossa legale.
seat-no-play = «{ $word }» non è una mossa: scrivi 8/5, bar/20 o 6/off.
seat-answer-double = L'avversario raddoppia.
seat-answer-loss =
    L'avversario offre di perdere { $level ->
        [2] un gammon
        [3] un backgammon
       *[1] un game semplice
    }.

seat-stroke = Il tuo tiro
seat-choose = La tua scelta
seat-snooker-stroke = Colpita per prima: { $first ->
        [none] nessuna
       *[other] { $first }
    }; imbucate: { $potted ->
        [none] nessuna
       *[other] { $potted }
    }.
seat-snooker-score =
    Tu { $you }, avversario { $other }; frame { $frames }, al meglio di { $best }; { $remaining ->
        [one] resta 1 punto
       *[other] restano { $remaining } punti
    } sul tavolo.
seat-snooker-on =
    { $balls ->
        [none] Devi scegliere.
       *[other] Accesa: { $balls }. { $pots ->
            [none] Nessuna imbucata è libera.
           *[other] Imbucate libere: { $pots }.
        }
    }
seat-snooker-not-on = «{ $word }» ora non è accesa; gioca su un'altra bilia, o con «angolo».
seat-snooker-not-in-hand = Il pallino non è in battuta.
seat-snooker-outside-d = Non è permesso. { $law }: in battuta il pallino si gioca sulle linee della D o al loro interno.
seat-snooker-miscue = Così la stecca scivola: al massimo { $most } raggi dal centro.
seat-no-ball = Sul tavolo non c'è la bilia «{ $word }»: r1, r2, … o un colore.

seat-carrom-stroke = Il tuo tiro
seat-carrom-place = Piazza una pedina dell'avversario
seat-carrom-demand =
    { $points ->
        [one] Puoi chiedere un punto in più. Quanti?
       *[other] Puoi chiedere { $points } punti in più. Quanti?
    }
seat-carrom-score =
    Board { $board }: le tue pedine sono { $side ->
        [white] le bianche (da 1 a 9)
       *[black] le nere (da a a i)
    }. Punti { $you }–{ $other }, game { $games }.
seat-carrom-unclear = Scrivi pedina, buca e velocità, come «3 p4 2», o «da 0 angolo 88 4».
seat-no-man = Sul tavolo non c'è la pedina «{ $word }».

# What a player of the house does.
seat-carrom-put = posa una pedina { $right } mm a destra del centro e { $away } mm lontano da sé.
seat-carrom-asked =
    { $points ->
        [one] chiede un punto in più.
       *[other] chiede { $points } punti in più.
    }
