# Cosa ordinano le regole del backgammon.

backgammon-game-begins = Pedine e cubo sono disposti per un nuovo game.
backgammon-men-set-up = Pedine e cubo sono disposti per il prossimo game.
backgammon-begins = Inizia { $side } con { $larger } e { $smaller }.
backgammon-rolled-again = Dadi uguali: si tira di nuovo, il cubo resta al suo livello.
backgammon-rolled = { $side } ha tirato { $first } e { $second }.
backgammon-roll-void = Il lancio di { $side } non è valido e va ripetuto; in quel turno { $side } non può più raddoppiare.
backgammon-opening-roll-void = Il lancio d'apertura non è valido e va ripetuto.
backgammon-rolled-early = { $side } ha tirato { $first } e { $second } prima che il turno dell'avversario fosse finito.
backgammon-early-roll-noticed = Il lancio prematuro di { $side } è stato segnalato.
backgammon-early-roll-stands = Il lancio prematuro di { $side } resta valido.
backgammon-early-roll-void = Il lancio prematuro di { $side } è nullo e va ripetuto.
backgammon-played =
    { $side } { $illegal ->
        [yes] gioca in modo illegale:
       *[other] gioca:
    } { $play ->
        [none] nessuna mossa.
       *[other] { $play }.
    }
backgammon-turn-ends = Il turno passa a { $to }.
backgammon-play-taken-back = La mossa illegale di { $side } è annullata: si torna al lancio e alla posizione e { $side } rigioca.
backgammon-play-stands = La mossa illegale di { $side } resta valida.
backgammon-play-noticed = La mossa illegale di { $side } è segnalata; sceglie l'avversario.
backgammon-setup-corrected =
    Le pedine mal disposte sono rimesse a posto; lanci e mosse restano{ $replays ->
        [X] , ma { $player_X } rigioca quel turno.
        [O] , ma { $player_O } rigioca quel turno.
       *[other] .
    }
backgammon-position-restored = { $by } ha disfatto la posizione: va ricostruita, nel dubbio come la ricorda l'avversario.
backgammon-double-offered = { $by } raddoppia a { $value }; { $to } accetta o passa.
backgammon-double-announced = { $by } ha raddoppiato in anticipo: il raddoppio resta valido e attende la fine del turno.
backgammon-early-double-falls = { $by } aveva raddoppiato in anticipo: quel raddoppio decade, perché raddoppia chi è ancora di turno.
backgammon-double-taken = { $by } accetta e possiede il cubo a { $value }.
backgammon-beavered = { $by } fa un beaver: tiene il cubo, ora a { $value }; { $to } accetta o passa.
backgammon-beaver-taken = { $by } accetta; { $owner } tiene il cubo a { $value }.
backgammon-double-dropped = { $by } passa.
backgammon-wrong-level = Il cubo mostra { $shown }; l'azione vale a { $right }.
backgammon-cube-corrected =
    Il cubo viene corretto: { $value }, { $owner ->
        [centre] al centro.
       *[other] di { $owner }.
    }
backgammon-crawford-begins = Game Crawford: nessuno può raddoppiare.
backgammon-crawford-lifted = Con il punteggio giusto questo non è il game Crawford: il cubo si può usare.
backgammon-nobody-wins = Entrambi i giocatori hanno perso la partita: nessuno la vince.
backgammon-breaks-announced = Pause per ciascun giocatore: { $breaks }.
backgammon-loss-offered =
    { $by } offre la perdita di { $level ->
        [1] un game semplice.
        [2] un gammon.
       *[other] un backgammon.
    }
backgammon-loss-refused = { $by } rifiuta: il game continua.
backgammon-game-won =
    { $winner } vince { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ({ $by ->
        [single] game semplice
        [gammon] gammon
        [backgammon] backgammon
        [drop] passo
        [resign] resa
       *[other] sanzione
    }).
backgammon-lost-on-time = { $loser } ha esaurito il tempo.
backgammon-won-despite-time = { $winner } ha esaurito il tempo, ma nulla poteva più togliere la vittoria: vince { $winner }.
backgammon-match-won = { $winner } vince la partita.
backgammon-points-credited =
    { $points ->
        [one] { $points } punto di penalità
       *[other] { $points } punti di penalità
    } a { $to }{ $late ->
        [yes] {" "}per ritardo.
       *[other] .
    }
backgammon-length-corrected =
    Da ora la partita è a { $length ->
        [one] 1 punto
       *[other] { $length } punti
    }.
backgammon-length-waits = La lunghezza diventa { $length } all'inizio del prossimo game, se possibile.
backgammon-length-stays =
    La correzione chiuderebbe la partita: resta a { $length ->
        [one] 1 punto
       *[other] { $length } punti
    }.
backgammon-score-corrected = Punteggio corretto: { $player_X } { $X }, { $player_O } { $O }.
backgammon-time-spent = Passano { $seconds } s, tolti prima dal delay time, poi dal bank time.
backgammon-clock-started =
    Scorre il tempo di { $side }{ $for_answer ->
        [yes] {" "}per la risposta.
       *[other] .
    }
backgammon-clock-paused =
    L'orologio è in pausa: { $reason ->
        [game-over] game concluso.
        [break] pausa tra due game.
        [dispute] controversia.
        [director] lo chiede il direttore.
        [dice-picked-up] dadi raccolti in anticipo.
        [dice-changed-hands] dadi passati di mano.
        [illegal-move] mossa illegale notata.
       *[other] game ritenuto deciso.
    }
backgammon-clock-resumed = L'orologio riparte.
backgammon-delay-lost = { $side } perde il delay time del prossimo turno.
backgammon-delay-kept = { $side } conserva il delay time: una sanzione, non due.
backgammon-delay-restarted = Il delay time riparte da capo.
backgammon-clock-set = L'orologio è impostato: { $player_X } { $X } s, { $player_O } { $O } s.
backgammon-clock-brought = Si gioca con l'orologio: { $seconds } s per parte, delay time { $delay } s.
backgammon-break-taken = { $by } prende una pausa di 5 minuti.
backgammon-noted =
    Annotato{ $side ->
        [X] {" "}per { $player_X }
        [O] {" "}per { $player_O }
       *[other] {""}
    }: { backgammon-matter } (regola { $law }).
backgammon-warned =
    Ammonizione{ $side ->
        [X] {" "}a { $player_X }
        [O] {" "}a { $player_O }
       *[other] {""}
    }: { backgammon-matter } (regola { $law }).
backgammon-excluded =
    { $side ->
        [X] { $player_X }
        [O] { $player_O }
       *[other] Lo spettatore
    } { $measure ->
        [disqualification] riceve la squalifica
        [match] perde la partita
       *[other] deve uscire
    } (regola { $law }).
backgammon-option-lost = { $side } non può più annullare un lancio prematuro.
backgammon-report-owed = Il direttore deve un rapporto alla federazione dopo il torneo (regola { $law }).
backgammon-observer-appointed = Un osservatore segue la partita.
backgammon-baffle-box-used = La partita prosegue con la baffle box.
backgammon-result-reported = { $by } comunica: { $player_X } { $X }, { $player_O } { $O }.
backgammon-result-verified = Le due comunicazioni concordano: si annuncia la vittoria di { $winner }.

# Domande all'ufficiale o al giocatore.

backgammon-asks-early-roll = Il lancio prematuro resta valido o è nullo?
backgammon-asks-illegal-play = La mossa illegale resta valida o va corretta?
backgammon-asks-sanction = Quale sanzione per l'infrazione?
backgammon-asks-result-differs = La comunicazione differisce dal punteggio registrato: che cosa va corretto?

# Perché un atto non è ammesso.

backgammon-refused-not-a-players-breach = l'infrazione di uno spettatore non indica un giocatore, quella di un giocatore sì.
backgammon-refused-not-the-measure = la regola non prevede questa misura per quell'infrazione.
backgammon-refused-nothing-to-punish = l'infrazione va prima annotata, e alcune contano solo se ripetute.
backgammon-refused-warning-comes-first = prima viene l'ammonizione.
backgammon-refused-nothing-left-to-lose = non c'è più nulla da perdere.
backgammon-refused-match-is-over = la partita è finita.
backgammon-refused-observer-is-there = un osservatore è già nominato.
backgammon-refused-only-between-games = si fa solo tra un game e l'altro.
backgammon-refused-no-break-left = non restano pause.
backgammon-refused-not-between-games = la pausa si prende tra due game, non durante uno.
backgammon-refused-not-late-enough = meno di cinque minuti non costano nulla.
backgammon-refused-clock-cannot-be-started = il tempo del ritardatario si avvia solo se c'è un orologio e prima del gioco.
backgammon-refused-baffle-box-is-there = la baffle box è già in uso.
backgammon-refused-clock-is-there = l'orologio è già in uso.
backgammon-refused-no-clock-to-set = non c'è un orologio da impostare.
backgammon-refused-game-is-under-way = un game è in corso.
backgammon-refused-no-game-is-under-way = nessun game è in corso: comincia con il lancio d'apertura.
backgammon-refused-nothing-to-roll-for = non c'è nulla per cui tirare.
backgammon-refused-double-waits = un raddoppio attende: prima si accetta o si passa.
backgammon-refused-resignation-waits = una resa attende risposta.
backgammon-refused-second-early-roll = il lancio prematuro è già stato fatto.
backgammon-refused-dice-are-to-be-played = i dadi sono tirati: vanno giocati.
backgammon-refused-hall-presses = l'orologio è gestito dalla sala, che lo preme con l'atto che chiude il turno.
backgammon-refused-hall-keeps-the-time = l'orologio è gestito dalla sala: il tempo non si inserisce a mano.
backgammon-refused-early-roll-is-to-be-chosen = l'avversario deve ancora scegliere se il lancio prematuro resta valido.
backgammon-refused-no-early-roll = non c'è alcun lancio prematuro da segnalare.
backgammon-refused-option-is-lost = la facoltà di annullarlo è perduta.
backgammon-refused-no-clock-to-lose-delay-on = senza orologio non c'è delay time da perdere.
backgammon-refused-nobody-was-interrupted = nessun turno è stato interrotto, o il delay time è già perso.
backgammon-refused-already-sanctioned = il lancio annullato è già la sanzione; non si perde anche il delay time.
backgammon-refused-not-rolled-yet = non c'è un lancio da giocare.
backgammon-refused-not-his-turn = le pedine non si toccano nel turno dell'avversario.
backgammon-refused-moved-already = la mossa è fatta; va premuto l'orologio.
backgammon-refused-no-such-man = non c'è una pedina su quel punto.
backgammon-refused-nothing-to-press-for = il turno non è finito, o il tempo di quella parte non scorre.
backgammon-refused-play-stands = non c'è mossa illegale da correggere: resta valida, o non c'è stata.
backgammon-refused-setup-stands = la posizione di partenza resta valida.
backgammon-refused-nothing-to-condone = questa parte non ha nulla da condonare.
backgammon-refused-no-clock-runs = nessun orologio è in moto.
backgammon-refused-no-reason-to-pause = ora questo non è un motivo per fermare l'orologio.
backgammon-refused-time-stands-still = nessun tempo scorre.
backgammon-refused-time-is-left = su quell'orologio resta ancora tempo.
backgammon-refused-no-invalid-roll = non c'è stato un lancio non valido.
backgammon-refused-crawford-game-has-no-cube = nel game Crawford ogni azione di cubo è nulla.
backgammon-refused-cube-lies-right = il cubo si presume corretto; chi lo contesta deve provarlo.
backgammon-refused-not-in-a-turn = il cubo si usa solo nel proprio turno, dopo il lancio d'apertura.
backgammon-refused-no-beavers = i beaver non sono consentiti: si accetta o si passa.
backgammon-refused-doubled-already = quel raddoppio è già fatto.
backgammon-refused-cube-is-not-his = il cubo è dell'altra parte.
backgammon-refused-cube-is-dead = il cubo è morto: basta già per vincere la partita.
backgammon-refused-rolled-before-doubling = il cubo si usa prima di ogni tentativo di lancio.
backgammon-refused-no-double-to-answer = non c'è raddoppio a cui quella parte debba rispondere.
backgammon-refused-no-game-to-resign = ora non c'è un game da cedere.
backgammon-refused-result-is-open = c'è contatto e il risultato è aperto: il game va giocato fino alla fine.
backgammon-refused-not-what-can-be-lost = non si cede meno del certo né più del possibile.
backgammon-refused-nothing-to-answer = non c'è nulla che quella parte debba accettare o rifiutare.
backgammon-refused-nothing-to-restore = nessun game è in corso: la tavola si può resettare.
backgammon-refused-no-game-to-set-up-for = le pedine si dispongono una volta, tra due game.
backgammon-refused-match-is-not-over = la partita non è finita.
backgammon-refused-score-is-right = il punteggio resta.
backgammon-refused-both-would-have-won = una sola parte raggiunge la lunghezza della partita.
backgammon-refused-game-is-not-decided = il game non è deciso: dadi o mosse possono ancora cambiarne il risultato.
backgammon-refused-double-is-announced = chi ha raddoppiato in anticipo attende la risposta prima di tirare.
backgammon-refused-clock-runs-instead = invece dei punti di penalità corre il tempo di quel giocatore.
backgammon-refused-points-were-given-instead = per quel ritardo sono già stati dati punti di penalità invece dell'orologio.
backgammon-refused-dice-are-mixed-between-games = i dadi si mescolano solo tra un game e l'altro.
backgammon-refused-length-stands = la lunghezza resta: la partita è finita, lo sarebbe con la correzione, o la lunghezza è giusta.
backgammon-refused-no-game-is-over-yet = la pausa si prende tra due game, quindi non prima del primo.
backgammon-refused-too-late-after-a-drop = il game è finito con un passo: è troppo tardi.
backgammon-refused-roll-accepts-the-play = il lancio valido dell'avversario ha accettato la mossa, oppure la mossa era legale.
backgammon-refused-rolled-early-before-doubling = chi ha tirato in anticipo non può raddoppiare in quel turno.

# Cosa dicono i giocatori e il direttore.

backgammon-call-double = { $side }: «Raddoppio»
backgammon-call-take = { $side }: «Accetto»
backgammon-call-drop = { $side }: «Passo»
backgammon-call-score =
    I due giocatori: «{ $player_X } { $X }, { $player_O } { $O }, { $length ->
        [0] sessione a soldi
        [one] partita a { $length } punto
       *[other] partita a { $length } punti
    }»
backgammon-call-crawford = I due giocatori: «Game Crawford»
backgammon-call-invalid-roll = Un giocatore: «Lancio non valido»
backgammon-call-early-roll = { $side }: «Lancio prematuro»
backgammon-call-early-roll-stands = { $side }: «Il lancio resta valido»
backgammon-call-early-roll-void = { $side }: «Il lancio non è valido, va ripetuto»
backgammon-call-illegal-move =
    { $side ->
        [X] { $player_X }
        [O] { $player_O }
       *[other] Un giocatore
    }: «Mossa illegale»
backgammon-call-correct-the-move = { $side }: «Chiedo che la mossa sia corretta»
backgammon-call-move-stands = { $side }: «La mossa resta valida»
backgammon-call-time = Un giocatore o il direttore: «Tempo scaduto per { $side }»
backgammon-call-clock-set-wrongly = Un giocatore: «L'orologio è impostato in modo errato»
backgammon-call-director = Un giocatore: «Direttore!»
backgammon-call-points =
    Direttore: «{ $points ->
        [one] { $points } punto di penalità
       *[other] { $points } punti di penalità
    } a { $side }»
backgammon-call-warning =
    Direttore: «Ammonizione{ $side ->
        [X] {" "}a { $player_X }
        [O] {" "}a { $player_O }
       *[other] {""}
    }: { backgammon-matter }»
backgammon-call-slow-play = Direttore: «{ $side }, se il gioco lento persiste potranno essere assegnati punti di penalità»
backgammon-call-excluded =
    Direttore: «{ $side ->
        [X] { $player_X }
        [O] { $player_O }
       *[other] Lo spettatore
    } { $measure ->
        [disqualification] riceve la squalifica
        [match] perde la partita
       *[other] deve uscire
    }»
backgammon-call-result = Direttore: «{ $side } ha vinto la partita: { $player_X } { $X }, { $player_O } { $O }»

# Cosa non si capisce in un documento di backgammon.

malformed-backgammon-not-a-time = «{ $key }» deve essere un tempo non negativo.
malformed-backgammon-not-two-dice = «{ $key }» deve indicare due dadi, come [6, 4].
malformed-backgammon-bad-notation = «{ $key }»: «{ $play }» non è una mossa; si scrive 13/7*, bar/22, 8/5(2), 6/off.
malformed-backgammon-not-a-cube = «{ $key }» deve essere un livello del cubo: 1, 2, 4, 8 e così via.
malformed-backgammon-bad-position-id = «{ $key }»: «{ $id }» non è un Position ID di GNU Backgammon.
malformed-backgammon-shared-point = «{ $key }»: le due parti hanno pedine sullo stesso punto.
malformed-backgammon-too-many-men = «{ $key }»: una parte ha più di 15 pedine.
malformed-backgammon-no-men = «{ $key }»: una parte non ha più pedine, quindi il game è finito.
malformed-backgammon-cube-in-crawford = «{ $key }»: nel game Crawford il cubo sta al centro a 1; toglilo, o scrivi «crawford: false».
malformed-backgammon-dice-without-turn = «{ $key }»: i dadi sono di una parte; indica di chi è il turno.
malformed-backgammon-turn-before-opening = «{ $key }»: nessuno è di turno finché manca il lancio d'apertura.

# I comandi del backgammon e dei suoi dadi.

cli-backgammon = Converte, mostra e verifica partite; elenca le mosse legali.
cli-backgammon-convert = Scrive una partita in un altro formato: mat, sgf o json.
cli-backgammon-show = Mostra una posizione dal suo GNUID o XGID, o un game di una partita.
cli-backgammon-legal = Elenca le mosse legali di un lancio.
cli-backgammon-verify = Rigioca le partite e segnala ogni atto illegale con la sua regola.
cli-option-partial = Prende ciò che si legge di un file .mat danneggiato: tutto quello che precede il danno.
cli-dice = Verifica i lanci dei dadi del programma.
cli-dice-verify = Controlla ogni lancio di una partita rispetto agli impegni presi dal server e dai due giocatori.
cli-option-to = Formato da scrivere; se manca, quello del nome di destinazione.
cli-option-game = Quale game della partita.
cli-option-act = Fino a quale atto; se manca, l'ultimo.
cli-backgammon-no-game = non c'è il game { $number }; la partita ne ha { $games }.
cli-backgammon-bad-ending = { $file }: il nome non indica un formato; usa una delle estensioni { $endings } oppure --to.
cli-backgammon-no-act = non c'è l'atto { $number }; il game ne ha { $acts }.
cli-backgammon-plays =
    { $plays ->
        [one] { $plays } mossa legale
       *[other] { $plays } mosse legali
    }, dadi da giocare: { $used }
cli-backgammon-verified =
    { $file }: { $games ->
        [one] { $games } game,
       *[other] { $games } game,
    } { $acts ->
        [one] { $acts } atto,
       *[other] { $acts } atti,
    } { $findings ->
        [0] tutto legale.
        [one] { $findings } rilievo:
       *[other] { $findings } rilievi:
    }
cli-backgammon-finding = game { $game }, atto { $act }, { $side }: { $law } { $what }
cli-backgammon-bad-record = { $file }, riga { $line }: { $what }
cli-backgammon-partial =
    { $file }: si prende ciò che sta prima: { $games } game, { $acts ->
        [one] 1 atto
       *[other] { $acts } atti
    }.
cli-backgammon-bad-id = «{ $id }» non è un file, né un GNUID, né un XGID.
cli-backgammon-bad-dice = «{ $dice }» non sono dadi; si scrive 64 o 6-4.
cli-backgammon-game = Game { $game }: { $x } (X) { $sx }, { $o } (O) { $so }
cli-backgammon-aside = { $side }: bar { $bar }, fuori { $off }, pip { $pips }
cli-backgammon-act-doubles = raddoppia
cli-backgammon-act-takes = accetta
cli-backgammon-act-drops = passa
cli-backgammon-act-plays = mossa non annotata
cli-backgammon-act-unfinished = turno non annotato
cli-backgammon-cannot-move = non può muovere
record-illegal-play-is-recorded = la mossa è illegale.
record-doubled-at-a-wrong-level = il cubo è stato girato a un livello sbagliato.
record-points-differ = i punti scritti non sono quelli del game.
record-score-differs = il punteggio non segue dal game precedente.
record-no-length = «{ $text }»: manca la lunghezza, come «7 point match».
record-no-players = «{ $text }»: mancano giocatori e punteggio, come «Anna : 0   Bob : 2».
record-outside-a-game = «{ $text }» sta fuori da un game; prima viene «Game 1».
record-unreadable = «{ $text }» non si legge.
record-too-many-cells = «{ $text }»: una riga ha un atto per giocatore.
record-glued = «{ $text }» è attaccato alla riga precedente; mettilo su una riga a sé, o usa --partial.
record-not-backgammon = questo SGF non è di backgammon (GM[6]).{ $text }
record-no-record = questo JSON non è il verbale di una partita, vedi { $text }.
record-no-game = in questo file non c'è alcun game.{ $text }
record-cut-short = il file è troncato: una parentesi non è chiusa.{ $text }
dice-verified =
    { $rolls ->
        [one] { $rolls } lancio di { $match } verificato
       *[other] { $rolls } lanci di { $match } verificati
    }: ogni anello segue dal precedente, ogni dado è giusto.
dice-bad-commitment = Gli impegni non possono essere giusti.
dice-out-of-order = Il lancio { $number } è fuori ordine.
dice-bad-link = Lancio { $number }: ciò che { $party } ha rivelato non è un anello.
dice-broken-chain = Lancio { $number }: l'anello di { $party } non segue dal suo impegno.
dice-wrong-dice = Lancio { $number }: i dadi non sono quelli che gli anelli danno.
dice-not-rolled = Il lancio { $number } è giocato ma non è nel registro.
dice-played-otherwise = Il lancio { $number } è stato giocato diversamente da come è uscito.
dice-not-played = Il lancio { $number } è nel registro ma non è stato giocato.
dice-no-ledger = { $file } non è un registro di lanci.

# Cosa annota il direttore o per cosa ammonisce.

backgammon-matter =
    { $what ->
        [etiquette] condotta contraria allo spirito del gioco
        [equipment-misused] uso improprio dell'attrezzatura
        [language] lingua non ufficiale
        [spectator-speaks] uno spettatore parla o commenta
        [spectator-helps] aiuto da uno spettatore
        [aid] ausilio vietato
        [recording] registrazione fuori dal proprio tempo
        [headphones] uso irragionevole delle cuffie
        [phone] uso del telefono cellulare
        [outside-help] aiuto dall'esterno
        [leaving-the-board] abbandono della tavola
        [emergency-abused] abuso del diritto all'emergenza
        [slow-play] gioco lento
        [dice-misused] uso scorretto dei dadi
        [dice-touched] dadi in gioco toccati
        [careless-roll] lanci non eseguiti come si deve
        [early-roll-unreported] lancio prematuro non segnalato
        [moving-unclearly] mosse poco chiare o con due mani
        [men-touched] pedine toccate nel turno dell'avversario
        [trying-moves] pedine spostate per provare posizioni
        [clock-hand] orologio premuto con l'altra mano
        [clock-silence] silenzio sul tempo dell'avversario rimasto attivo
        [agreed-result] risultato concordato
        [information-withheld] informazioni negate
        [remove-spectators] richiesta di allontanare spettatori
        [observer] richiesta di un osservatore
        [assistance] richiesta di assistenza
        [no-smoking] richiesta di un'area per non fumatori
        [clock] richiesta dell'orologio
        [baffle-box] richiesta della baffle box
        [board] richiesta di un'altra tavola
        [lipped-cups] richiesta di bussolotti con bordo interno rilevato
        [precision-dice] richiesta di dadi di precisione
        [approve-baffle-box] richiesta di approvare la baffle box
        [approve-clock] richiesta di approvare l'orologio
        [preference-by-dice] preferenza decisa con i dadi
        [change-equipment] richiesta di cambiare attrezzatura
        [mix-dice] richiesta di mescolare i dadi
        [emergency] un'emergenza
        [clock-agreed] orologio per accordo
        [clock-preferred] orologio per preferenza
        [clock-required] orologio richiesto dall'invito
        [clock-imposed] orologio imposto
        [clock-asked-by-director] orologio chiesto dal direttore
        [start-time] altro orario di inizio
        [other-breaks] altra struttura delle pause
        [baffle-box-exception] eccezione sulla baffle box
        [clock-exception] eccezione sull'orologio
        [stream] la partita è trasmessa in streaming
        [recorded-match] la partita è registrata
        [dice-on-checkers] i dadi sulle pedine sono validi
       *[other] { $what }
    }
