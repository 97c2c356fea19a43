# Judging a match again in the reader's own browser.
judge-title = Juzgar de nuevo aquí
judge-again = Juzgar de nuevo aquí
judge-says = El navegador descarga el diario, comprueba la cadena y la firma, juzga de nuevo cada acto con las mismas reglas, simula los tiros jugados aquí y compara.
judge-busy = Cargando las reglas…
judge-progress = { $count ->
    [one] Juzgadas: { $done } de una anotación.
   *[other] Juzgadas: { $done } de { $count } anotaciones.
 }
judge-strokes = { $count ->
    [one] El único tiro se ha simulado de nuevo y resulta igual hasta la última cifra.
   *[other] Los { $count } tiros se han simulado de nuevo y resultan iguales hasta la última cifra.
 }
judge-strokes-part = { $count ->
    [one] El único tiro no se ha simulado de nuevo.
   *[other] De { $count } tiros, { $replayed } se han simulado de nuevo; los demás se han juzgado por lo que se vio de ellos.
 }
judge-every-stroke = Simular todos los tiros
judge-unlike = Estos tiros no resultan como dice el diario: { $numbers }.
judge-sealed = El secreto de todo sorteo es aquel al que la sala se comprometió antes del primer acto.
judge-unsealed = El secreto de todo sorteo no es aquel al que la sala se comprometió antes del primer acto.
judge-same = { $count ->
    [one] La única decisión es la misma y la cadena está entera.
   *[other] Las { $count } decisiones son las mismas y la cadena está entera.
 }
judge-different = Estas anotaciones se juzgan aquí de otro modo: { $numbers }.
judge-fault = La cadena está rota en la anotación { $number }.
judge-failed = No se ha podido juzgar aquí: { $why }
judge-head = Huella de la última anotación:
judge-signed = La sala ha firmado este diario con su clave:
judge-new-key = La sala firma con otra clave que en la última comprobación de este navegador, y la antigua no la avala: conviene preguntar a la sala por qué.
judge-not-signed = Esta sala no firma sus diarios: lo que dice ahora solo se puede comparar con lo que diga después por la huella.
judge-signature-forged = La firma de la sala no es auténtica.
judge-signature-other-journal = La sala ha firmado otro diario, no este.
judge-signature-unknown-key = El diario está firmado con una clave que la sala no dice.
