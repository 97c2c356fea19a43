# Stati delle regole, e documenti che non si capiscono.

status-decided = decisa
status-enforced = applicata
status-called = chiamata
status-timed = cronometrata
status-measured = misurata
status-desk = direzione
status-stated = enunciata
status-open = aperta

status-decided-means = Il programma decide in base a ciò che è accaduto.
status-enforced-means = Il programma rifiuta ciò che vieta ed esegue ciò che ordina.
status-called-means = Un ufficiale di gara la vede e la chiama; il programma dà la conseguenza.
status-timed-means = La governa un orologio.
status-measured-means = La misura l'ispezione dell'attrezzatura.
status-desk-means = La esegue la direzione del torneo.
status-stated-means = Enuncia o definisce qualcosa; da sola non ha conseguenze.
status-open-means = Il programma non la esegue ancora.

reason-definition = Definisce un termine del glossario.
reason-heading = Introduce le regole che seguono.
reason-permission = Permette qualcosa; non ne segue nulla.
reason-scope = Dice che cosa il regolamento comprende e come si legge.
reason-advice = Consiglia; non c'è sanzione.
reason-spirit = È un principio senza sanzione propria.

malformed-empty = qui non c'è nessun caso; un file contiene un caso, una lista di casi o più documenti YAML.
malformed-yaml = dalla riga { $line } il testo non è YAML; correggi quella riga e riprova.
malformed-doubled-key = la chiave «{ $key }» alla riga { $line } compare due volte nella stessa mappa; lasciane una.
malformed-too-large = il documento supera i { $most } MB; dividilo.
malformed-too-deep = alla riga { $line } liste e mappe sono una dentro l'altra per più di { $most } livelli; riduci i livelli.
malformed-too-many-aliased = con la riga { $line } gli alias valgono più di { $most } valori; scrivi per esteso ciò che intendi.
malformed-alias-in-itself = l'alias «*{ $name }» alla riga { $line } sta dentro il valore stesso che indica; scrivi per esteso ciò che intendi.
malformed-unknown-alias = l'alias «*{ $name }» alla riga { $line } non indica nulla di scritto prima; metti «&{ $name }» davanti a quel valore, o scrivi il valore per esteso.
malformed-key-not-plain = alla riga { $line } una lista o una mappa fa da chiave; una chiave deve essere una parola o un numero.
malformed-number-too-long =
    { $keyed ->
        [no] il numero alla riga { $line } è troppo grande; scrivine uno di al massimo 19 cifre.
       *[yes] «{ $key }», alla riga { $line }, è un numero troppo grande; scrivine uno di al massimo 19 cifre.
    }
malformed-unforeseen = questo è un errore di Arbitro, non del caso ({ $what }); segnalalo insieme al caso.
malformed-missing = manca la chiave «{ $key }».
malformed-not-text = «{ $key }» deve essere un testo.
malformed-not-a-case = un caso deve essere una mappa con id, edition, given, when, then.
malformed-not-a-mapping = «{ $key }» deve essere una mappa di chiavi e valori.
malformed-not-a-list = «{ $key }» deve essere una lista.
malformed-not-an-event = «{ $key }» deve essere un solo evento: una parola, o una mappa con una chiave.
malformed-unknown-key = la chiave «{ $key }» non esiste; si conoscono: { $known }.
malformed-unknown-edition = «{ $edition }» non è un'edizione; «arbitro laws list» mostra quelle che ci sono.
malformed-law-not-quoted = la regola { $law } in «{ $key }» è un numero; va tra virgolette: "{ $law }".
malformed-not-a-number = «{ $key }» deve essere un numero intero.
malformed-out-of-range = «{ $key }» deve essere compreso fra { $least } e { $most }.
malformed-not-a-flag = «{ $key }» deve essere true o false.
malformed-not-one-of = «{ $key }» è «{ $value }»; deve essere uno fra: { $choices }.
malformed-unknown-event = «{ $key }»: l'evento «{ $event }» non esiste; si conoscono: { $known }.

search-understood = Nessuna regola parla di «{ $words }»; si è cercato «{ $meant }».
