# Judging a match again in the reader's own browser.
judge-title = Giudica di nuovo qui
judge-again = Giudica di nuovo qui
judge-says = Il browser scarica il giornale, controlla catena e firma, giudica di nuovo ogni atto con le stesse regole, simula i tiri giocati qui e confronta.
judge-busy = Carico le regole…
judge-progress = { $count ->
    [one] Giudicate: { $done } su una voce.
   *[other] Giudicate: { $done } su { $count } voci.
 }
judge-strokes = { $count ->
    [one] L’unico tiro è stato simulato di nuovo e risulta uguale fino all’ultima cifra.
   *[other] Tutti i { $count } tiri sono stati simulati di nuovo e risultano uguali fino all’ultima cifra.
 }
judge-strokes-part = { $count ->
    [one] L’unico tiro non è stato simulato di nuovo.
   *[other] Di { $count } tiri, { $replayed } sono stati simulati di nuovo; gli altri sono stati giudicati da ciò che se ne è visto.
 }
judge-every-stroke = Simula ogni tiro
judge-unlike = Questi tiri non risultano come nel giornale: { $numbers }.
judge-sealed = Il segreto dietro ogni sorteggio è quello a cui la sala si era vincolata prima del primo atto.
judge-unsealed = Il segreto dietro ogni sorteggio non è quello a cui la sala si era vincolata prima del primo atto.
judge-same = { $count ->
    [one] L’unica decisione è la stessa e la catena è intera.
   *[other] Tutte le { $count } decisioni sono le stesse e la catena è intera.
 }
judge-different = Queste voci qui sono giudicate in modo diverso: { $numbers }.
judge-fault = La catena è spezzata alla voce { $number }.
judge-failed = Non è stato possibile giudicare qui: { $why }
judge-head = Impronta dell’ultima voce:
judge-signed = La sala ha firmato questo giornale con la sua chiave:
judge-new-key = La sala firma con un’altra chiave rispetto all’ultimo controllo di questo browser, e quella vecchia non la garantisce: occorre chiedere alla sala perché.
judge-not-signed = Questa sala non firma i suoi giornali: ciò che dice ora si può confrontare con ciò che dirà poi solo con l’impronta.
judge-signature-forged = La firma della sala non è autentica.
judge-signature-other-journal = La sala ha firmato un altro giornale, non questo.
judge-signature-unknown-key = Il giornale è firmato con una chiave che la sala non dice.
