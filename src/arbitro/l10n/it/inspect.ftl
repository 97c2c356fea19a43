# Ispezione dell'attrezzatura.

# Carrom

inspect-carrom-board = Carrom board
inspect-carrom-board-material = Materiale della superficie di gioco
inspect-carrom-board-thickness = Spessore della superficie di gioco
inspect-carrom-board-side = Lato della superficie di gioco, che è quadrata
inspect-carrom-board-smoothness = La superficie di gioco è liscia dappertutto
inspect-carrom-board-striker-run = Lunghezze del tavolo percorse da uno striker di 15 g tirato dalla linea di base a tutta forza
inspect-carrom-board-shape = La superficie di gioco è quadrata, piana e liscia
inspect-carrom-frame = Cornice
inspect-carrom-frame-material = Materiale della cornice
inspect-carrom-frame-inner-corners = Gli angoli interni della cornice sono arrotondati
inspect-carrom-frame-height = Altezza della cornice sopra la superficie di gioco
inspect-carrom-frame-width = Larghezza della cornice
inspect-carrom-frame-stiffeners = Gli eventuali rinforzi stanno sotto la superficie e sono attaccati alla cornice
inspect-carrom-frame-bracing = Rinforzi adeguati sono fissati alla cornice sotto la superficie di gioco
inspect-carrom-pocket = Buche
inspect-carrom-pocket-count = Numero delle buche
inspect-carrom-pocket-diameter = Diametro di una buca
inspect-carrom-pocket-edge = Le buche sono arrotondate all'interno e non all'esterno
inspect-carrom-pocket-plywood-cut = Il compensato agli angoli della cornice è tagliato via
inspect-carrom-pocket-plywood-rounding = Il compensato è tagliato in tondo dove tocca gli angoli della cornice
inspect-carrom-pocket-example-diameter = Diametro di una buca sul tavolo d'esempio
inspect-carrom-base-line = Linee di base
inspect-carrom-base-line-count = Numero delle linee di base, due per lato
inspect-carrom-base-line-length = Lunghezza di una linea di base
inspect-carrom-base-line-colour = Le linee di base sono nere
inspect-carrom-base-line-evenness = Le linee di base sono ripartite in modo uguale su tutti i lati
inspect-carrom-base-line-parallel = Le linee di base sono diritte e parallele alla cornice
inspect-carrom-base-line-lower-thickness = Spessore di una linea di base inferiore
inspect-carrom-base-line-frame-distance = Distanza di una linea di base inferiore dalla cornice
inspect-carrom-base-line-separation = Distanza di una linea di base superiore da quella inferiore
inspect-carrom-base-line-example-separation = Distanza fra le due linee sul tavolo d'esempio
inspect-carrom-base-circle = Cerchi di base
inspect-carrom-base-circle-count = Numero dei cerchi di base, uno a ogni estremità delle linee di ciascun lato
inspect-carrom-base-circle-diameter = Diametro di un cerchio di base
inspect-carrom-base-circle-core-diameter = Diametro della parte colorata di un cerchio di base
inspect-carrom-base-circle-core-colour = L'interno dei cerchi di base è rosso
inspect-carrom-base-circle-contact = Ogni cerchio di base tocca le due linee del suo lato e, prolungata, la linea superiore del lato vicino
inspect-carrom-base-circle-gap = Spazio fra i cerchi di base contigui di due lati
inspect-carrom-arrow = Frecce
inspect-carrom-arrow-count = Numero delle frecce
inspect-carrom-arrow-colour = Le frecce sono nere
inspect-carrom-arrow-thickness = Spessore di una freccia
inspect-carrom-arrow-length = Lunghezza di una freccia
inspect-carrom-arrow-angle = Angolo di una freccia rispetto ai lati
inspect-carrom-arrow-direction = Ogni freccia passa fra i due cerchi di base e punta al centro della buca
inspect-carrom-arrow-pocket-distance = Distanza di una freccia dal bordo della buca
inspect-carrom-arrow-arc-diameter = Diametro dell'arco decorativo, se è disegnato
inspect-carrom-arrow-arc-ends = L'arco decorativo, se è disegnato, ha una punta a ogni estremità
inspect-carrom-arrow-diagonals = Due diagonali sono tracciate come linee di fallo
inspect-carrom-centre-circle = Cerchio centrale
inspect-carrom-centre-circle-position = Il cerchio centrale è nel centro esatto del carrom board
inspect-carrom-centre-circle-outline = Il cerchio centrale ha il contorno nero
inspect-carrom-centre-circle-fill = Il cerchio centrale è colorato di rosso
inspect-carrom-centre-circle-diameter = Diametro del cerchio centrale
inspect-carrom-centre-circle-example-size = Il cerchio centrale è grande come una pedina
inspect-carrom-outer-circle = Cerchio esterno
inspect-carrom-outer-circle-position = Il cerchio esterno ha il centro nel centro del carrom board
inspect-carrom-outer-circle-colour = Il cerchio esterno è tracciato in nero
inspect-carrom-outer-circle-diameter = Diametro del cerchio esterno
inspect-carrom-outer-circle-example-ratio = Quante volte il cerchio principale è più largo di quello centrale
inspect-carrom-man = Pedine
inspect-carrom-man-material = Materiale delle pedine
inspect-carrom-man-shape = Le pedine sono rotonde
inspect-carrom-man-diameter = Diametro di una pedina
inspect-carrom-man-thickness = Spessore di una pedina
inspect-carrom-man-edge = I bordi delle pedine sono rotondi e semplici
inspect-carrom-man-weight = Peso di una pedina
inspect-carrom-man-white-count = Numero delle pedine bianche
inspect-carrom-man-black-count = Numero delle pedine nere
inspect-carrom-man-queen-count = Numero delle regine
inspect-carrom-man-uniformity = Le pedine sono tutte uguali
inspect-carrom-man-glide = Colpite da uno striker standard, le pedine scivolano bene e di piatto
inspect-carrom-man-smaller-than-striker = Le pedine sono un po' più piccole dello striker
inspect-carrom-striker = Striker
inspect-carrom-striker-shape = Lo striker è liscio e rotondo
inspect-carrom-striker-diameter = Diametro dello striker
inspect-carrom-striker-weight = Peso dello striker
inspect-carrom-striker-material = Materiale dello striker
inspect-carrom-striker-no-visible-metal = Nessuna parte di metallo è visibile sullo striker
inspect-carrom-striker-design = Gli eventuali disegni intagliati nello striker sono decenti
inspect-carrom-striker-example-diameter = Diametro dello striker sul tavolo d'esempio
inspect-carrom-striker-example-weight = Peso dello striker in multipli di quello di una pedina
inspect-carrom-table = Tavolo o piano d'appoggio
inspect-carrom-table-height = Altezza del tavolo o del piano d'appoggio
inspect-carrom-table-stability = Il carrom board è stabile
inspect-carrom-table-level = Il carrom board è in piano
inspect-carrom-chair = Sedia o sgabello
inspect-carrom-chair-height = Altezza della sedia o dello sgabello
inspect-carrom-chair-no-armrests = La sedia è senza braccioli
inspect-carrom-chair-raised-height = Altezza della seduta con il materiale che la alza
inspect-carrom-powder = Polvere di scorrimento
inspect-carrom-powder-quality = La polvere è di alta qualità
inspect-carrom-powder-dryness = La polvere è asciutta
inspect-carrom-powder-container = La polvere si prende da un contenitore o da una sacca
inspect-carrom-powder-evenness = La polvere è sparsa in modo uniforme
inspect-carrom-powder-material = Materiale della polvere
inspect-carrom-net = Retine
inspect-carrom-net-cover = Le retine coprono del tutto le buche da sotto
inspect-carrom-net-fixing = Le retine sono fissate sotto il carrom board
inspect-carrom-net-capacity = Pedine che una retina può contenere
inspect-carrom-net-presence = Sotto ogni buca c'è una retina
inspect-carrom-lamp = Illuminazione
inspect-carrom-lamp-height = La lampada è appesa a un'altezza adatta sopra il carrom board
inspect-carrom-lamp-lit-area = La lampada illumina solo il carrom board, cornice compresa
inspect-carrom-lamp-shade-shape = Forma del paralume
inspect-carrom-lamp-shade-material = Materiale del paralume
inspect-carrom-lamp-shade-inside = L'interno del paralume è bianco
inspect-carrom-lamp-shade-count = Numero dei paralumi
inspect-carrom-lamp-bulb-count = Numero delle lampadine
inspect-carrom-lamp-bulb-kind = La lampadina è trasparente
inspect-carrom-lamp-power = Potenza della lampadina
inspect-carrom-lamp-glare = La luce non dà fastidio agli occhi dei giocatori
inspect-carrom-area = Area del carrom board
inspect-carrom-area-side = Lato dell'area del carrom board, che è quadrata

# Snooker

inspect-snooker-table = Tavolo
inspect-snooker-table-length = Lunghezza dell'area di gioco, fra le facce delle sponde
inspect-snooker-table-width = Larghezza dell'area di gioco, fra le facce delle sponde
inspect-snooker-table-height = Altezza dal pavimento alla sommità delle sponde
inspect-snooker-pocket = Buche
inspect-snooker-pocket-count = Numero delle buche
inspect-snooker-pocket-position = Quattro buche sono agli angoli e una è a metà di ciascuna sponda lunga
inspect-snooker-pocket-opening = Le bocche delle buche corrispondono alle sagome approvate dalla WPBSA
inspect-snooker-baulk = Acchito
inspect-snooker-baulk-line-distance = Distanza della linea d'acchito dalla faccia della sponda di coda
inspect-snooker-baulk-line-parallel = La linea d'acchito è diritta e parallela alla sponda di coda
inspect-snooker-d = La «D»
inspect-snooker-d-radius = Raggio della «D»
inspect-snooker-d-centre = La «D» è un semicerchio nella zona d'acchito con il centro a metà della linea d'acchito
inspect-snooker-spot = Punti
inspect-snooker-spot-count = Numero dei punti
inspect-snooker-spot-centre-line = Quattro punti stanno sulla linea longitudinale centrale del tavolo
inspect-snooker-spot-yellow = Il punto giallo è l'angolo destro della «D», visto dalla parte dell'acchito
inspect-snooker-spot-green = Il punto verde è l'angolo sinistro della «D», visto dalla parte dell'acchito
inspect-snooker-spot-black = Distanza del punto nero dalla proiezione della faccia della sponda di testa
inspect-snooker-spot-blue = Il punto blu è a metà fra la sponda di testa e quella di coda
inspect-snooker-spot-pink = Il punto rosa è a metà fra il punto blu e la sponda di testa
inspect-snooker-spot-brown = Il punto marrone è il punto medio della linea d'acchito
inspect-snooker-ball = Bilie
inspect-snooker-ball-material = Le bilie sono di materiale omologato
inspect-snooker-ball-colours = C'è una bilia gialla, una verde, una marrone, una blu, una rosa e una nera
inspect-snooker-ball-diameter = Diametro di una bilia
inspect-snooker-ball-weight = Pesi di tutte le bilie della serie
inspect-snooker-ball-white-count = Numero dei pallini bianchi
inspect-snooker-ball-red-count = Numero delle bilie rosse
inspect-snooker-cue = Stecca
inspect-snooker-cue-length = Lunghezza della stecca
inspect-snooker-cue-shape = La stecca ha la forma tradizionale generalmente accettata
inspect-snooker-rest = Sostegni
inspect-snooker-rest-approved-design = I sostegni sono di disegno approvato dalla WPBSA
inspect-snooker-extension = Prolunghe
inspect-snooker-extension-approved-design = Le prolunghe sono di disegno approvato dalla WPBSA
inspect-snooker-adaptor = Adattatori
inspect-snooker-adaptor-approved-design = Gli adattatori sono di disegno approvato dalla WPBSA

# Backgammon

inspect-backgammon-board = Tavola
inspect-backgammon-board-checker-diameter = Diametro delle pedine per cui la tavola è fatta
inspect-backgammon-board-no-spare-dice = I dadi non utilizzati sono stati tolti dalla tavola
inspect-backgammon-board-no-spare-cubes = I cubi del raddoppio non utilizzati sono stati tolti dalla tavola
inspect-backgammon-cup = Bussolotti
inspect-backgammon-cup-inner-lip = I bussolotti hanno il bordo interno in rilievo
inspect-backgammon-dice = Dadi
inspect-backgammon-dice-precision = I dadi sono di precisione
inspect-backgammon-dice-count = Numero dei dadi scelti per la partita (due se non ce ne sono altri, o se così dispone il direttore)
inspect-backgammon-dice-per-player = Dadi usati da ciascun giocatore in una partita senza orologio
inspect-backgammon-dice-per-game = Dadi usati in ogni game di una partita con l'orologio
inspect-backgammon-dice-at-board = Dadi alla tavola in una partita con l'orologio (due se non ce ne sono altri)
inspect-backgammon-baffle-box = Baffle box
inspect-backgammon-baffle-box-construction = La baffle box, se si usa, è costruita correttamente
inspect-backgammon-baffle-box-approval = La baffle box è approvata dal direttore, se un giocatore lo ha chiesto
inspect-backgammon-baffle-box-position = La baffle box sta dalla parte opposta alle case interne dei giocatori
inspect-backgammon-clock = Orologio
inspect-backgammon-clock-construction = L'orologio, se si usa, è costruito correttamente
inspect-backgammon-clock-approval = L'orologio è approvato dal direttore, se un giocatore lo ha chiesto
inspect-backgammon-clock-position = L'orologio sta dal lato delle case interne dei giocatori
inspect-backgammon-clock-simple-delay = L'orologio usa il metodo «simple delay»
inspect-backgammon-clock-bank = Bank time per ogni punto della partita
inspect-backgammon-clock-delay = Delay time

# Parole delle scelte

inspect-word-plywood = compensato
inspect-word-smooth-wood = altro legno ugualmente liscio
inspect-word-wood = legno
inspect-word-rosewood = palissandro
inspect-word-hardwood = legno duro
inspect-word-softwood = legno tenero
inspect-word-plastic = plastica
inspect-word-resin = resina
inspect-word-bone = osso
inspect-word-horn = corno
inspect-word-metal = metallo
inspect-word-ivory = avorio
inspect-word-boric-acid = acido borico
inspect-word-square = quadrato
inspect-word-conical = conico
inspect-word-other = altro

# Che cosa chiede la regola

inspect-yes = sì
inspect-no = no
inspect-or = {" o "}
inspect-asks-range = da { $min } a { $max }
inspect-asks-at-least = almeno { $min }
inspect-asks-at-most = al massimo { $max }
inspect-asks-nominal = { $value } ± { $tolerance }
inspect-asks-stated = { $value }
inspect-asks-count = { $value }
inspect-asks-about = circa { $value }
inspect-asks-spread = al massimo { $tolerance } fra il più grande e il più piccolo
inspect-asks-one-of = uno fra: { $words }
inspect-asks-none-of = qualunque tranne: { $words }
inspect-asks-both = { $imperial } ({ $metric })
inspect-asks-advised = { $asked }, consigliato
inspect-asks-on-demand = { $asked }, se un giocatore lo pretende ed è disponibile

# Il comando e il modulo

inspect-result-pass = conforme
inspect-result-fail = NON CONFORME
inspect-result-note = nota
inspect-result-not-measured = non misurato
inspect-required = richiesto: { $asked }
inspect-unseen = misure fatte: { $values } su { $pieces }
inspect-option-edition = L'edizione da applicare, per esempio icf-2001; serve dove un gioco ne ha più d'una.
inspect-option-template = Stampa un modulo vuoto da compilare.
inspect-no-file = indica un file di misure, o - per lo standard input; «arbitro inspect { $game } --template» stampa un modulo vuoto.
inspect-form-pieces = più valori in una lista: [a, b, …]; ce ne sono { $pieces }
inspect-form-words = scrivi uno fra: { $words }
inspect-form-heading =
    Ispezione dell'attrezzatura. Scrivi ogni misura dopo i due punti; lascia vuoto ciò che non è misurato.
    Un numero è nell'unità indicata; si possono scrivere altre unità: 29,1 in, 11 ft 8 1/2 in, 0,74 m, 0,5 oz.
    Alle condizioni si risponde sì o no: sì significa come chiede la regola.
inspect-unmeasured =
    { $count ->
        [one] Non misurata (1 voce):
       *[other] Non misurate ({ $count } voci):
    }
inspect-summary =
    { $pass ->
        [one] 1 voce conforme
       *[other] { $pass } voci conformi
    }, { $fail ->
        [0] nessuna non conforme
        [one] 1 non conforme
       *[other] { $fail } non conformi
    }, { $note ->
        [0] nessuna nota
        [one] 1 nota
       *[other] { $note } note
    }; { $not_measured ->
        [one] 1 non misurata
       *[other] { $not_measured } non misurate
    }, { $partial ->
        [one] 1 misurata solo in parte
       *[other] { $partial } misurate solo in parte
    }.

# Ciò che non si capisce

malformed-measure-unknown =
    { $near ->
        [none] la voce «{ $key }» non esiste; --template stampa quelle che ci sono.
       *[other] la voce «{ $key }» non esiste; forse { $near }? --template le stampa tutte.
    }
malformed-measure-number =
    { $unit ->
        [none] «{ $key }» deve essere un numero, non «{ $given }».
       *[other] «{ $key }» deve essere un numero, in { $unit } o con la sua unità, non «{ $given }».
    }
malformed-measure-unknown-unit = «{ $key }»: l'unità di «{ $given }» non è conosciuta; si conoscono: { $known }.
malformed-measure-unit =
    { $unit ->
        [none] «{ $key }» è un numero di pezzi senza unità, non «{ $given }».
       *[other] «{ $key }» si misura in { $unit }; «{ $given }» è in un'unità di altro genere.
    }
malformed-measure-negative = «{ $key }» non può essere minore di zero: «{ $given }». Misura di nuovo.
malformed-measure-count = «{ $key }» deve essere un numero intero, non «{ $given }».
malformed-measure-several = «{ $key }» vuole i valori di tutti i pezzi in una lista: [a, b, …].
malformed-measure-yes-or-no = «{ $key }» deve essere sì o no, non «{ $given }».
malformed-measure-word = «{ $key }» deve essere uno fra: { $words }; non «{ $given }».
malformed-measure-empty-list = «{ $key }» è una lista vuota; scrivici dei valori, o lascia vuota la chiave.
malformed-measure-empty-form = il modulo è vuoto; --template ne stampa uno da compilare.
malformed-measure-form = questo non è un modulo: deve essere una sola mappa di voci e valori; --template ne stampa uno.
malformed-measure-nested = «{ $key }» deve essere un valore o una lista di valori, non una mappa.
malformed-measure-twice = «{ $key }» compare due volte; lasciane una sola.
malformed-measure-edition = «{ $edition }» non è un'edizione di { $game }; scegli fra: { $known }.
malformed-measure-which-edition = { $game } ha più edizioni; indica quale con --edition: { $known }.
malformed-measure-two-editions =
    il modulo è per { $form }, ma --edition dice { $asked }; stampa un modulo per quella edizione, o togli --edition.
