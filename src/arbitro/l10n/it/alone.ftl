alone-wait = Un momento: le regole si caricano in questo browser.
alone-scripts = Per questa pagina serve JavaScript.
alone-check = Controlla casi
alone-check-lead = Qui si decidono casi in YAML, in questo browser; non si invia nulla.
alone-check-cases = Casi
alone-check-file = Da un file
alone-check-now = Controlla
alone-check-holds = confermato
alone-check-differs = è deciso diversamente

cli-site = Scrive regolamenti, ricerca, «e se…» ed esame come file statici per qualunque spazio web.
site-option-out = Cartella in cui scrivere; se non c’è viene creata.
site-written = { $files ->
    [one] Un file scritto
   *[other] { $files } file scritti
 } in { $folder }. Per provare: python -m http.server --directory { $folder }
site-not-empty = La cartella { $folder } contiene altri file. Scegline una vuota.
