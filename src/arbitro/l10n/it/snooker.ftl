# Snooker: what is ruled, refused and said.

snooker-ball-name =
    { $ball ->
        [red] rossa
        [yellow] gialla
        [green] verde
        [brown] marrone
        [blue] blu
        [pink] rosa
        [black] nera
       *[cue] bianca
    }
snooker-on-name =
    { $on ->
        [red] rossa
        [yellow] gialla
        [green] verde
        [brown] marrone
        [blue] blu
        [pink] rosa
        [black] nera
       *[colour] un colore a scelta
    }
snooker-spot-name =
    { $spot ->
        [yellow] sul punto giallo
        [green] sul punto verde
        [brown] sul punto marrone
        [blue] sul punto blu
        [pink] sul punto rosa
        [black] sul punto nero
        [below-pink] sotto il punto rosa, il più vicino possibile
        [below-black] sotto il punto nero, il più vicino possibile
       *[near] il più vicino possibile al proprio punto, verso la sponda di testa
    }

snooker-in-hand = Il pallino è in battuta.
snooker-taken-as-on = La { snooker-ball-name } vale come { snooker-on-name }.
snooker-no-points = Ciò che è stato imbucato nel tiro falloso non dà punti.
snooker-answered = L'arbitro dice che cosa ha visto del tiro.
snooker-no-miss = Non si chiama la rimessa.
snooker-irrevocable = La richiesta non si può ritirare.
snooker-warning-stands = L'avviso resta valido.
snooker-chosen =
    { $option ->
        [play] Gioca chi segue.
        [play_again] Chi ha commesso il fallo gioca di nuovo dalla posizione rimasta.
        [free_ball] Chi segue prende la bilia libera.
       *[replace] La posizione viene ripristinata.
    }
snooker-frame-lost = { $side } perde il frame in corso.
snooker-struck =
    { $player } { $did }{ $called ->
        [none] .
       *[other] : { $called }.
    }
snooker-at-table = Tira { $player }; accesa: { snooker-on-name }.
snooker-did-pot = imbuca { $what }
snooker-did-hit =
    colpisce { $count ->
        [one] per prima
       *[other] per prime
    } { $what }
snooker-did-miss = non colpisce nessuna bilia
snooker-did-in-off = manda in buca il pallino
snooker-did-force-off = manda { $what } fuori dal tavolo
snooker-did-nothing = non imbuca nulla
snooker-ball-told =
    { $ball ->
        [red] { $count ->
            [one] una rossa
           *[other] { $count } rosse
        }
        [yellow] la gialla
        [green] la verde
        [brown] la marrone
        [blue] la blu
        [pink] la rosa
        [black] la nera
       *[cue] il pallino
    }
snooker-free-told = la { snooker-ball-name } come bilia libera
snooker-scored = { $player } imbuca { $what }: { $points }.
snooker-reds-gone =
    { $reds ->
        [one] Una rossa resta fuori dal tavolo.
       *[other] { $reds } rosse restano fuori dal tavolo.
    }
snooker-colour-gone = Il colore resta fuori dal tavolo.
snooker-now-on = Ora è accesa: { snooker-on-name }.
snooker-passed = La mano passa a { $to }.
snooker-infringed = La regola è infranta.
snooker-fouled =
    Fallo da { $value ->
        [one] 1 punto
       *[other] { $value } punti
    }.
snooker-highest = Di più falli si applica solo la penalità più alta: { $value }.
snooker-charged =
    Fallo di { $by }: { $value ->
        [one] 1 punto
       *[other] { $value } punti
    } a { $to }.
snooker-foul-called = Fallo di { $player }.
snooker-in-play = Il pallino non è più in battuta.
snooker-fined =
    Fallo di { $by }, che non è il tiratore: { $value ->
        [one] 1 punto
       *[other] { $value } punti
    } a { $to }, il resto non cambia.
snooker-offered = { $to } gioca o chiede a chi ha commesso il fallo di giocare di nuovo.
snooker-called-free = Bilia libera per { $to }.
snooker-may-nominate = { $player } può dichiarare qualsiasi bilia.
snooker-free-lapsed = La bilia libera è annullata.
snooker-called-miss =
    { $counted ->
        [yes] Fallo e rimessa, con traiettoria a palla piena.
       *[no] Fallo e rimessa.
    }
snooker-balls-returned = Le bilie uscite dal tavolo nel tiro tornano in gioco.
snooker-replaceable = Nessuna rimessa, ma chi segue può far ripristinare la posizione.
snooker-warned =
    { $misses ->
        [2] Avviso a { $player }: una seconda rimessa costa il frame.
        [3] Avviso a { $player }: una terza rimessa costa il frame.
        [4] Avviso a { $player }: una quarta rimessa costa il frame.
        [5] Avviso a { $player }: una quinta rimessa costa il frame.
       *[other] Avviso a { $player }: la rimessa numero { $misses } costa il frame.
    }
snooker-spotted = La { snooker-ball-name } va { snooker-spot-name }.
snooker-own-spots-first = Prima si posizionano le bilie colorate il cui punto è libero.
snooker-highest-first = Si riposiziona per primo il colore di valore più alto.
snooker-spots-known = L'arbitro annota quali punti sono occupati.
snooker-removed = La { snooker-ball-name } viene tolta dal tavolo.
snooker-held-hit = La { snooker-ball-name } in contatto vale come colpita.
snooker-unpunished = Non c'è penalità.
snooker-put-back = La { snooker-ball-name } torna al suo posto e non dà punti.
snooker-replayed = Tutte le bilie tornano al loro posto; { $player } tira di nuovo, lo stesso tiro o un altro.
snooker-all-put-back = Tutte le bilie tornano al loro posto.
snooker-repositioned = L'arbitro rimette le bilie dov'erano, senza penalità.
snooker-nominated = Dichiarata: { snooker-ball-name }.
snooker-plays = Gioca { $player }.
snooker-plays-again = { $player } gioca di nuovo dalla posizione rimasta.
snooker-restored = { $player } gioca di nuovo dalla posizione originaria; accesa: { snooker-on-name }.
snooker-order-kept = L'ordine di gioco riprende da lì.
snooker-counts = Ciò che si imbuca giocando di nuovo è valido.
snooker-condoned = Il fallo non è stato chiamato in tempo ed è abbuonato.
snooker-conceding = { $side } concede il frame; l'avversario può accettare o continuare.
snooker-plays-on = La rinuncia è nulla; il gioco continua.
snooker-awarded =
    { $points ->
        [one] 1 punto a { $side } per le bilie rimaste.
       *[other] { $points } punti a { $side } per le bilie rimaste.
    }
snooker-forfeited = { $side } perde tutti i punti del frame.
snooker-won =
    { $by ->
        [points] Frame a { $winner } ai punti.
        [claim] Frame a { $winner } per richiesta di chiusura.
        [concession] Frame a { $winner } per rinuncia.
        [three-misses]
            { $misses ->
                [2] Frame a { $winner }: due rimesse.
                [3] Frame a { $winner }: tre rimesse.
                [4] Frame a { $winner }: quattro rimesse.
                [5] Frame a { $winner }: cinque rimesse.
               *[other] Frame a { $winner }: { $misses } rimesse.
            }
       *[misconduct] Frame a { $winner }: l'avversario lo perde per condotta scorretta.
    }
snooker-halved = Il frame finisce in parità.
snooker-respotted = Punteggio pari: la nera torna sul suo punto e si tira a sorte.
snooker-first-on-black = { $player } gioca per primo, dalla battuta.
snooker-cautioned = Avvertimento a { $player } per perdita di tempo.
snooker-told-of-sight = Si fa presente a { $player } di non stare sulla linea di visuale del tiratore.
snooker-next-is-misconduct = Continuare sarebbe condotta scorretta, che a { $player } costa il frame.
snooker-proposed = Ai giocatori si propone di ricominciare il frame.
snooker-objected = { $side } si oppone; si continua per un tempo stabilito.
snooker-same-order = L'ordine di gioco resta lo stesso.
snooker-restarted = Punti annullati e bilie di nuovo in posizione; apre { $opener }.

snooker-frame-counted = Il frame { $number } va a { $winner }.
snooker-frame-halved = Il frame { $number } finisce in parità e non va a nessuno.
snooker-points-counted = Punti totali: si aggiungono { $one } e { $other }.
snooker-opens-next = { $side } apre il prossimo frame.
snooker-begins = Il primo frame lo apre { $side }.
snooker-frames-forfeited =
    { $frames ->
        [one] 1 frame non giocato va a { $side }.
       *[other] { $frames } frame non giocati vanno a { $side }.
    }
snooker-tie-on-aggregate = I totali sono uguali: la nera torna sul suo punto.
snooker-game-won = { $winner } vince l’incontro.
snooker-game-given-up = { $side } abbandona l’incontro; vince { $winner }.
snooker-game-drawn = L’incontro finisce in parità.

snooker-refused-the-frame-is-over = Il frame è finito.
snooker-refused-the-game-is-over = L’incontro è finito.
snooker-refused-nothing-is-asked = Ora all'arbitro non si chiede nulla.
snooker-refused-the-frame-has-begun = Il frame è cominciato: il risultato segue da ciò che si gioca.
snooker-refused-the-frame-is-not-over = Il frame in corso non è finito.
snooker-refused-somebody-has-opened = Il sorteggio per chi comincia si fa prima del primo frame.
snooker-refused-lots-are-not-drawn = Prima si deve tirare a sorte per la nera riposizionata.
snooker-refused-ball-is-not-in-play = Una delle bilie indicate non è sul tavolo.
snooker-refused-claim-is-not-open = La chiusura del frame può chiederla solo il tiratore, con la sola nera in gioco e più di 7 punti di vantaggio.
snooker-refused-ball-cannot-be-on = Quella bilia ora non si può dichiarare.
snooker-refused-no-such-colour-was-on = Di' su quale colore giocava il tiratore solo se era in gioco un colore, nessuno era dichiarato e quel colore è sul tavolo.
snooker-refused-there-is-no-lot = Ora non c'è nulla da sorteggiare.
snooker-refused-colour-belongs-on-the-table = Quel colore deve stare sul tavolo.
snooker-refused-colour-is-on-the-table = Quel colore è sul tavolo.
snooker-refused-colour-is-off-for-good = Quel colore è stato imbucato nell'ordine e resta fuori.
snooker-refused-no-free-ball-can-be-called = La bilia libera si chiama una volta dopo un fallo, prima della scelta di chi segue, e mai con la sola nera.
snooker-refused-there-is-no-free-ball = Non è stata chiamata una bilia libera.
snooker-refused-nobody-is-the-striker = Nessuno è al tavolo: indica di chi è il fallo.
snooker-refused-there-is-no-foul-to-condone = Non c'è un fallo che possa essere sfuggito.
snooker-refused-the-request-stands = La richiesta di giocare di nuovo non si può ritirare.
snooker-refused-there-was-no-miss = Non c'è stata rimessa, quindi la posizione non si ripristina.
snooker-refused-there-is-nothing-to-choose = Ora non c'è nulla da scegliere.
snooker-refused-stalemate-out-of-order = Prima si propone di ricominciare; se qualcuno si oppone, intanto si continua a giocare.
snooker-refused-nobody-is-in-sight = Solo chi non è il tiratore può stare sulla linea di visuale del tiratore.
snooker-refused-only-the-striker-concedes = Solo il tiratore può concedere il frame, e una volta sola.
snooker-refused-nobody-resigns = Di' quale parte abbandona: nessuno è al tavolo.
snooker-refused-the-concession-waits-for-its-answer = Una rinuncia attende risposta: la scelta è dell'avversario.
snooker-refused-nothing-to-answer = Non c'è una rinuncia a cui quella parte possa rispondere.

malformed-snooker-twice = una bilia compare due volte in «{ $key }»; solo le rosse possono.
malformed-snooker-no-ball = «{ $key }» non lascia bilie oggetto sul tavolo.
malformed-snooker-players = «{ $key }» deve indicare due giocatori, o quattro, ciascuno una volta.
malformed-snooker-pairs = «{ $key }» deve indicare i giocatori delle due coppie in alternanza: A1, B1, A2, B2.
malformed-snooker-length = un incontro ha bisogno di «frames» oppure di «best_of».
malformed-snooker-sessions = «{ $key }» deve elencare i frame di ogni sessione, tanti quanti ne ha l'incontro.
malformed-snooker-not-on-the-table = «{ $key }» indica una bilia che in quel momento non è sul tavolo.

snooker-offence-double-hit = Pallino colpito due volte
snooker-offence-feet-off-floor = Nessun piede a terra
snooker-offence-out-of-turn = Tiro fuori turno
snooker-offence-improper-in-hand = Battuta irregolare
snooker-offence-jump = Tiro a saltare
snooker-offence-non-standard-cue = Stecca non regolamentare
snooker-offence-partner-talk = Consultazione con il compagno
snooker-offence-balls-moving = Bilie in movimento
snooker-offence-colour-not-spotted = Colore non ancora riposizionato
snooker-offence-push = Tiro accompagnato
snooker-offence-touched-ball = Bilia toccata
snooker-offence-ball-off-table-used = Uso di una bilia fuori dal tavolo
snooker-offence-measuring = Misurare con un oggetto
snooker-offence-consecutive-reds = Rosse in tiri successivi
snooker-offence-non-white-cue-ball = Bilia non bianca usata come pallino
snooker-offence-no-nomination = Bilia non dichiarata a richiesta
snooker-offence-line-of-sight = Stare nella visuale del tiratore
snooker-offence-touched-marker = Toccato il segnaposto della bilia
snooker-offence-time-wasting = Perdita di tempo
snooker-offence-misconduct = Condotta scorretta

snooker-call-break = { $points }
snooker-call-foul = Fallo, { $points }
snooker-call-miss = Fallo e rimessa, { $points }
snooker-call-free-ball = Bilia libera
snooker-call-touching-ball = Bilia in contatto
snooker-call-warning =
    { $misses ->
        [2] { $player }, una seconda rimessa ti costerà il frame
        [3] { $player }, una terza rimessa ti costerà il frame
        [4] { $player }, una quarta rimessa ti costerà il frame
        [5] { $player }, una quinta rimessa ti costerà il frame
       *[other] { $player }, la rimessa numero { $misses } ti costerà il frame
    }
snooker-call-caution = { $player }, ammonizione: perdere tempo può costarti il frame
snooker-call-conduct = { $side }, ammonizione: se continua, perdi l’incontro
snooker-call-sight = { $player }, esci dalla visuale del tiratore
snooker-call-restart = D’accordo entrambi a ricominciare il frame?
snooker-call-respotted = Nera riposizionata
snooker-call-frame = Frame a { $winner }
snooker-call-match = Incontro a { $winner }
snooker-call-total = { $player }, { $points }
snooker-asks-concession = Il frame è offerto: l'avversario accetta o continua a giocare?
snooker-asks-toss = Chi gioca per primo sulla nera riposizionata?
snooker-asks-fair-attempt = È stato un valido tentativo di colpire una bilia accesa?
snooker-asks-clear-path = C’era una traiettoria chiara verso una bilia accesa? Nessuna, verso una sua parte, o a palla piena?

cli-snooker = Controlla stringhe di frame; scrive i frame come foglio del registratore.
cli-snooker-frames = Legge stringhe di frame e dice che cosa in esse le regole non permettono.
cli-snooker-sheet = Scrive ogni frame di un file di casi come foglio del registratore.
cli-snooker-bad-frame = «{ $frame }» non è una stringa di frame; si scrive 66-59, 131-4 (110), 7-111 (57, 54).
cli-snooker-break = { $player } { $points }
cli-snooker-option-aggregate = L'incontro si decide ai punti totali: un frame può finire in parità.
cli-snooker-option-breaks = Scrive i break invece dei tiri.
cli-snooker-option-frames = Scrive una stringa di frame, come 131-4 (110), invece dei tiri.
cli-snooker-played-out = plausibile; un frame giocato fino all'ultima nera può finire così.
cli-snooker-not-played-out = plausibile con una rinuncia; un frame giocato fino all'ultima nera non può finire così.
snooker-doubt-level = Un frame finisce in parità solo dove contano i punti totali (--aggregate).
snooker-doubt-score-too-high = Nessun frame ha tanti punti: manca una virgola?
snooker-doubt-break-too-high = Nessun break supera 155.
snooker-doubt-break-over-score = I break valgono più del punteggio.
snooker-doubt-too-few-balls = Il tavolo ha troppo poche bilie per questi break.
snooker-called-touching = Bilia in contatto: { snooker-ball-name }.
snooker-refused-nothing-new-touches = Il pallino è in battuta, la bilia non è sul tavolo, oppure è già stata chiamata.
