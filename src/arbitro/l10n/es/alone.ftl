alone-wait = Un momento: las reglas se cargan en este navegador.
alone-scripts = Esta página necesita JavaScript.
alone-check = Comprobar casos
alone-check-lead = Aquí se deciden casos en YAML, en este navegador; no se envía nada.
alone-check-cases = Casos
alone-check-file = De un archivo
alone-check-now = Comprobar
alone-check-holds = se cumple
alone-check-differs = se decide de otro modo

cli-site = Escribe los reglamentos, la búsqueda, el «qué pasa si» y el examen como archivos estáticos para cualquier espacio web.
site-option-out = Carpeta donde escribir; se crea si no existe.
site-written = { $files ->
    [one] Un archivo escrito
   *[other] { $files } archivos escritos
 } en { $folder }. Para probar: python -m http.server --directory { $folder }
site-not-empty = La carpeta { $folder } contiene otros archivos. Elige una vacía.
