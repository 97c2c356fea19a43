# Carrom: che cosa ordina una decisione.

carrom-stroke-made =
    { $player ->
        [white] Il bianco
        [black] Il nero
       *[other] { $player }
    } { $did ->
        [idle] non tocca nulla.
        [made] ha tirato fuori turno; il tiro vale.
        [nothing] non imbuca nulla.
       *[pockets] imbuca { $what }.
    }
carrom-men-told =
    { $colour ->
        [white] { $men ->
            [one] una pedina bianca
           *[other] { $men } pedine bianche
        }
       *[black] { $men ->
            [one] una pedina nera
           *[other] { $men } pedine nere
        }
    }
carrom-queen-told = la regina
carrom-striker-told = lo striker
carrom-break-valid = La spaccata è valida.
carrom-early-break = Spaccata prima del play: vale come fatta, e quanto ha imbucato torna al suo posto.
carrom-break-failed = Spaccata non valida.
carrom-attempted =
    Spaccata non valida. { $left ->
        [one] Ancora un tentativo.
       *[other] Ancora { $left } tentativi.
    }
carrom-pocketed =
    In buca: { $men ->
        [one] una pedina { $colour ->
            [white] bianca
           *[black] nera
        }
       *[other] { $men } pedine { $colour ->
            [white] bianche
           *[black] nere
        }
    }.
carrom-back =
    Da rimettere: { $men ->
        [one] una pedina { $colour ->
            [white] bianca
           *[black] nera
        }
       *[other] { $men } pedine { $colour ->
            [white] bianche
           *[black] nere
        }
    }; piazza { $placer ->
        [white] il bianco
        [black] il nero
       *[other] { $placer }
    }.
carrom-due =
    Multa: una pedina { $colour ->
        [white] bianca
       *[black] nera
    }; piazza { $placer ->
        [white] il bianco
        [black] il nero
       *[other] { $placer }
    }.
carrom-penalty =
    Penalità: una pedina { $colour ->
        [white] bianca
       *[black] nera
    }; piazza { $placer ->
        [white] il bianco
        [black] il nero
       *[other] { $placer }
    }.
carrom-further-men =
    { $men ->
        [one] Altra penalità: una pedina { $colour ->
            [white] bianca
           *[black] nera
        }
       *[other] Altra penalità: { $men } pedine { $colour ->
            [white] bianche
           *[black] nere
        }
    }; piazza { $placer ->
        [white] il bianco
        [black] il nero
       *[other] { $placer }
    }.
carrom-available =
    { $men ->
        [one] In sospeso e ora disponibile: una pedina { $colour ->
            [white] bianca
           *[black] nera
        }
       *[other] In sospeso e ora disponibili: { $men } pedine { $colour ->
            [white] bianche
           *[black] nere
        }
    }; piazza { $placer ->
        [white] il bianco
        [black] il nero
       *[other] { $placer }
    }.
carrom-turn-passes =
    { $to ->
        [white] Tocca al bianco.
        [black] Tocca al nero.
       *[other] Tocca a { $to }.
    }
carrom-turn-continues =
    Continua { $player ->
        [white] il bianco
        [black] il nero
       *[other] { $player }
    }.
carrom-queen-pending =
    Con il prossimo tiro { $by ->
        [white] il bianco
        [black] il nero
       *[other] { $by }
    } deve confermare la regina.
carrom-queen-covered =
    La regina è confermata { $by ->
        [white] dal bianco
        [black] dal nero
       *[other] da { $by }
    }.
carrom-queen-back =
    { $uncovered ->
        [white] Il bianco non ha confermato la regina, che torna al centro.
        [black] Il nero non ha confermato la regina, che torna al centro.
       *[other] La regina torna al centro.
    }
carrom-foul-declared =
    { $kind ->
        [technical] Fallo tecnico
       *[foul] Fallo
    } { $by ->
        [white] del bianco
        [black] del nero
       *[other] di { $by }
    }.
carrom-jumped-back =
    { $order ->
        [1] Si rimette per prima, nel cerchio centrale
       *[other] Si rimette come numero { $order }, a contatto, dal lato opposto al giocatore
    }: { $piece ->
        [white] una pedina bianca
        [black] una pedina nera
       *[queen] la regina
    }.
carrom-striker-back = Lo striker è uscito dal carrom board; il tiro vale per quanto ha imbucato.
carrom-fell =
    { $piece ->
        [white] È caduta in buca e vale come imbucata dal tiro: una pedina bianca.
        [black] È caduta in buca e vale come imbucata dal tiro: una pedina nera.
        [queen] È caduta in buca e vale come imbucata dal tiro: la regina.
       *[striker] È caduto in buca e vale come imbucato dal tiro: lo striker.
    }
carrom-strays =
    { $player ->
        [white] Il bianco
        [black] Il nero
       *[other] { $player }
    } ha imbucato soltanto pedine avversarie: il turno si ferma dopo il tiro { $strokes }.
carrom-placed =
    { $by ->
        [white] Il bianco
        [black] Il nero
       *[other] { $by }
    } piazza { carrom-men-told }.
carrom-corrected =
    Piazzamento errato, si corregge: { $men ->
        [one] una pedina { $colour ->
            [white] bianca
           *[black] nera
        }
       *[other] { $men } pedine { $colour ->
            [white] bianche
           *[black] nere
        }
    }{ $own ->
        [yes] {" "}(erano pedine proprie)
       *[no] {""}
    }.
carrom-claim-lost =
    Il diritto sulle pedine { $colour ->
        [white] bianche
       *[black] nere
    } è perso{ $removed ->
        [0] {""}
        [one] ; se ne toglie una già piazzata
       *[other] ; se ne tolgono { $removed } già piazzate
    }.
carrom-claim-waits =
    Non c'è spazio: le pedine { $colour ->
        [white] bianche
       *[black] nere
    } attendono, il gioco prosegue.
carrom-placer-changes =
    Il diritto di piazzare le pedine { $colour ->
        [white] bianche
       *[black] nere
    } passa { $to ->
        [white] al bianco
        [black] al nero
       *[other] a { $to }
    }.
carrom-waived =
    Non rilevato in tempo ({ $side ->
        [white] il bianco
       *[black] il nero
    }): { $fault ->
        [queen-not-covered] la regina vale come confermata.
        [opponent-pocketed] il turno prosegue finché qualcuno se ne accorge.
        [wrong-man-placed] le pedine piazzate restano e la multa è estinta.
       *[unplaced-due] quanto non è stato piazzato è estinto.
    }
carrom-play-called = Play: si gioca.
carrom-clock-stopped =
    { $by ->
        [white] Il bianco
       *[black] Il nero
    } si appella all'arbitro: il tempo si ferma fino al suo play.
carrom-warned =
    Ammonizione { $times } { $side ->
        [white] al bianco
       *[black] al nero
    } per disturbo all'avversario.
carrom-board-won =
    Vince il board { $winner ->
        [white] il bianco
        [black] il nero
       *[other] { $winner }
    }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $on_demand ->
        [0] {""}
       *[other] , più { $on_demand } a richiesta
    }.
carrom-points-cancelled =
    Oltre il massimo di un board, annullati: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $on_demand } a richiesta.
carrom-slam-made =
    Slam { $colour ->
        [white] bianco
       *[black] nero
    }!
carrom-board-cancelled = Il board è annullato e si rigioca.
carrom-points-demanded =
    { $points ->
        [one] 1 punto concesso a richiesta.
       *[other] { $points } punti concessi a richiesta.
    }
carrom-game-lost =
    Perde il game { $by ->
        [white] il bianco
       *[black] il nero
    }.
carrom-match-lost =
    Perde l'intero match { $by ->
        [white] il bianco
       *[black] il nero
    }.

# Che cosa ordinano le regole in un match.

carrom-points-scored =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } a { $winner }.
carrom-break-goes-to = La prossima spaccata è di { $player }.
carrom-extra-board = Parità: decide un board di spareggio; si sorteggia la spaccata.
carrom-game-won = Game a { $winner }.
carrom-sides-change =
    { $within ->
        [yes] I giocatori cambiano lato ora, a game in corso.
       *[no] I giocatori cambiano lato dopo il game.
    }
carrom-interval-given =
    { $seconds ->
        [120] Sono concessi due minuti prima di riprendere.
        [600] Sono concessi dieci minuti prima di riprendere.
       *[other] Sono concessi { $seconds } secondi prima di riprendere.
    }
carrom-match-won = Match a { $winner }.
carrom-toss-won =
    { $winner } vince il sorteggio e sceglie { $choice ->
        [break] la spaccata.
       *[side] il lato.
    }
carrom-sits-first = Prende posto prima { $player }.
carrom-practice-played = Board di allenamento giocato; ne restano: { $left }.

# Perché un atto è rifiutato.

carrom-refused-the-board-is-over = Il board è finito.
carrom-refused-so-many-men-are-not-there = Sul carrom board non ci sono tante pedine.
carrom-refused-the-match-is-lost = Il match è finito.
carrom-refused-play-was-called-before = Il play è già stato chiamato.
carrom-refused-play-was-not-called-yet = Il play non è ancora stato chiamato: il tempo non corre.
carrom-refused-another-has-the-turn = È il turno di un altro giocatore.
carrom-refused-no-clock-of-his-runs = Per quel giocatore non corre alcun tempo.
carrom-refused-it-was-his-turn = Era proprio il suo turno.
carrom-refused-it-went-with-the-stroke = Con quel tiro era già in buca o fuori.
carrom-refused-the-piece-is-not-there = Quella pedina non è sul carrom board.
carrom-refused-men-are-to-be-placed-first = Prima vanno piazzate le pedine.
carrom-refused-nothing-is-to-be-placed = Non c'è nulla da piazzare.
carrom-refused-more-than-is-due = Sono più di quante ne spettano.
carrom-refused-another-is-entitled = Il diritto di piazzare è di un altro giocatore.
carrom-refused-no-claim-needs-space = Nessun piazzamento aspetta spazio.
carrom-refused-he-has-no-such-men = Nelle buche non ci sono pedine proprie di chi piazza.
carrom-refused-the-board-is-not-over = Il board in corso non è finito.
carrom-refused-the-board-has-begun = Il board è cominciato, o l'ultimo non è ancora stato chiuso.
carrom-refused-there-is-no-queen-to-shoot-with = La regina non è sul carrom board.
carrom-refused-nothing-falls-before-the-break = Prima della spaccata nulla può cadere in buca.
carrom-refused-no-wrong-man-was-placed = Nessuna pedina sbagliata è stata piazzata.
carrom-refused-no-due-was-left = Nessuna multa è rimasta da piazzare.
carrom-refused-nothing-is-claimed = Quella parte non ha nulla a cui rinunciare.
carrom-refused-not-in-part = Si rinuncia a tutto o a nulla.
carrom-refused-no-queen-came-back = Nessuna regina è appena tornata non confermata.
carrom-refused-so-much-cannot-be-demanded = Non si può richiedere.
carrom-refused-play-stands-still = Il gioco è fermo fino al play dell'arbitro.
carrom-refused-no-opponents-man-was-pocketed = Nessun turno è appena stato perso per una pedina avversaria.
carrom-refused-no-warning-came-before = Nessuno ha ancora ammonito quel giocatore: prima viene l'ammonizione.
carrom-refused-no-warning-is-told-of = Prima viene l'ammonizione, e si dà durante un board.
carrom-refused-no-stroke-is-under-way = Il tiro successivo non può essere in corso: prima vanno piazzate le pedine.
carrom-refused-there-is-no-partner = Nel singolo non ci sono compagni.
carrom-refused-the-game-was-conceded = Il game è già stato concesso.
carrom-refused-the-seats-are-settled = I giocatori sono seduti: non si sorteggia di nuovo.
carrom-refused-practice-comes-after-the-toss = I giocatori si sono già allenati: il sorteggio viene prima.
carrom-refused-no-more-practice = I board di allenamento sono due, prima del match.
carrom-refused-no-break-is-tossed-for = Ora non si sorteggia alcuna spaccata.
carrom-refused-the-match-is-over = Il match è deciso.
carrom-refused-no-change-was-due = Nessun cambio di lato è da recuperare.

# Che cosa non si può leggere.

malformed-carrom-seats-in-singles = «{ $key }» riguarda il doppio: aggiungi format: doubles.
malformed-carrom-bad-seats = «{ $key }» deve elencare W1, B1, W2 e B2 con i compagni di fronte.
malformed-carrom-not-broken = «{ $key }» è false, ma la posizione mostra che la spaccata è avvenuta.
malformed-carrom-too-many-men = «{ $key }»: con le pedine in gioco sarebbero più di nove.
malformed-carrom-owed-while-available = «{ $key }»: nulla resta in sospeso finché ci sono pedine disponibili da piazzare.
malformed-carrom-no-men-left = «{ $key }»: una parte senza pedine ha finito il board.
malformed-carrom-untouched-but-pocketed = «{ $key }»: uno striker che non tocca nulla non imbuca nulla.
malformed-carrom-pocketed-and-off-board = «{ $key }»: lo striker è in buca o fuori dal carrom board, non entrambe le cose.
malformed-carrom-impossible-count = «{ $key }»: in quel momento non ci sono tante pedine.
malformed-carrom-bad-players = «{ $key }» deve contenere i nomi di due giocatori diversi, come testo.
malformed-carrom-no-offence = «{ $key }»: { $law } non è una regola che si possa violare fuori da un tiro. Queste sì: { $known }.
malformed-carrom-offence-of-another-clause = «{ $key }»: violare { $law } è l'infrazione «{ $offence }»; indica solo la regola, o entrambe uguali.

# Che cosa annuncia l'arbitro.

carrom-call-foul =
    Fallo { $by ->
        [white] del bianco
       *[black] del nero
    }.
carrom-call-technical-foul =
    Fallo tecnico { $by ->
        [white] del bianco
       *[black] del nero
    }.
carrom-call-due =
    Multa { $by ->
        [white] del bianco
       *[black] del nero
    }.
carrom-call-due-and-foul =
    Multa e fallo { $by ->
        [white] del bianco
       *[black] del nero
    }.
carrom-call-play = Play.
carrom-call-warning =
    { $by ->
        [white] Bianco
       *[black] Nero
    }, ammonizione per aver disturbato l’avversario.
carrom-call-jumped =
    { $count ->
        [one] { $first ->
            [white] Una pedina bianca
            [black] Una pedina nera
           *[queen] La regina
        } è uscita: torna al centro.
       *[other] { $count } pezzi usciti: al centro { $first ->
            [white] una bianca
            [black] una nera
           *[queen] la regina
        }, il resto a contatto.
    }
carrom-call-place =
    { $placer ->
        [white] Il bianco
        [black] Il nero
       *[other] { $placer }
    } piazza { $men ->
        [one] una pedina { $colour ->
            [white] bianca
           *[black] nera
        }
       *[other] { $men } pedine { $colour ->
            [white] bianche
           *[black] nere
        }
    }: quindici secondi.
carrom-call-rectify =
    { $by ->
        [white] Il bianco
       *[black] Il nero
    } corregge il piazzamento.
carrom-call-owed =
    In sospeso: { $men ->
        [one] una pedina { $colour ->
            [white] bianca
           *[black] nera
        }
       *[other] { $men } pedine { $colour ->
            [white] bianche
           *[black] nere
        }
    }.
carrom-call-cover = Confermare la regina.
carrom-call-covered = Regina confermata.
carrom-call-queen-back = La regina torna al centro.
carrom-call-turn =
    Gioca { $to ->
        [white] il bianco
        [black] il nero
       *[other] { $to }
    }.
carrom-call-continues =
    Continua { $player ->
        [white] il bianco
        [black] il nero
       *[other] { $player }
    }.
carrom-call-board =
    Board { $winner ->
        [white] al bianco
       *[black] al nero
    }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
carrom-call-demand =
    { $points ->
        [one] Un altro punto a richiesta.
       *[other] Altri { $points } punti a richiesta.
    }
carrom-call-replay = Board annullato.
carrom-call-match =
    { $by ->
        [white] Il bianco
       *[black] Il nero
    } perde il match.
carrom-call-game-won = Game a { $winner }.
carrom-call-match-won = Match a { $winner }.
carrom-call-extra-board = Game in parità: un board supplementare, con sorteggio della spaccata.
carrom-call-change-sides = Cambio di posto.
carrom-call-break = Prossima spaccata: { $player }.

# Che cosa si chiede all'arbitro.

carrom-asks-toss = Chi vince il sorteggio, e che cosa sceglie?
carrom-asks-break-toss = Chi vince il sorteggio per la spaccata del board supplementare?
carrom-asks-demand = Quanti dei punti supplementari chiede il vincitore?

# Infrazioni nell'elenco dell'arbitro.

carrom-offence-push = Spinta
carrom-offence-thumb = Tiro con il pollice
carrom-offence-base-line = Striker non su entrambe le linee di base
carrom-offence-base-circle = Cerchio di base non coperto
carrom-offence-arrow = Striker a contatto con la freccia
carrom-offence-early-stroke = Tiro prima che lo striker sia ripreso
carrom-offence-backwards = Striker non tirato in avanti
carrom-offence-behind-line = Pedina sulla linea o dietro colpita prima
carrom-offence-touch = Pedine o regina toccate
carrom-offence-elbow = Gomito sul carrom board o oltre le linee
carrom-offence-powder = Polvere aggiunta o tolta
carrom-offence-lean = Appoggiarsi
carrom-offence-chair = Sedia spostata
carrom-offence-body = Corpo a contatto con il carrom board o il sostegno
carrom-offence-talk = Parlare
carrom-offence-gesture = Gesti fra compagni
carrom-offence-solid-object = Oggetto solido in mano
carrom-offence-striker-tested = Striker provato sul carrom board
carrom-offence-striker-on-frame = Striker sulla cornice o nella retina
carrom-offence-distract = Disturbo all'avversario
carrom-offence-hit-board = Carrom board colpito o battuto
carrom-offence-other = Altra infrazione
carrom-offence-outside-circle = Piazzata fuori dal cerchio
carrom-offence-on-centre = Piazzata sul cerchio centrale
carrom-offence-shot-with-queen = Shot fatto con la regina
carrom-offence-disturbed = Altra pedina spostata piazzando
carrom-offence-own-man = Piazzata una pedina propria
carrom-offence-out-of-turn = Tiro fuori turno
carrom-offence-leave-seat = Alzarsi dal posto
carrom-offence-plays-during-appeal = Giocare durante un appello
carrom-offence-wrecks-board = Carrom board sconvolto
carrom-offence-misconduct = Condotta che fa perdere il match
carrom-offence-warn = Ammonizione per disturbo
