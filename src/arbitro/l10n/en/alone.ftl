alone-wait = One moment: the rules are loading in this browser.
alone-scripts = This page needs JavaScript.
alone-check = Check cases
alone-check-lead = Cases in YAML are ruled on here, in this browser; nothing is sent anywhere.
alone-check-cases = Cases
alone-check-file = From a file
alone-check-now = Check
alone-check-holds = holds
alone-check-differs = is ruled differently

cli-site = Write the law books, search, what-if and exam as static files for any web host.
site-option-out = Folder to write to; it is created if it does not exist.
site-written = { $files ->
    [one] One file
   *[other] { $files } files
 } written to { $folder }. Try it: python -m http.server --directory { $folder }
site-not-empty = The folder { $folder } has other files in it. Choose an empty one.
