# Il registro di persone e società: le pagine, i fogli, unire e cancellare.

register-title = Persone
register-says = Tutti quelli che giocano qui, con società, tessera e lingua. Le iscrizioni agli eventi rimandano a loro.
register-none = Il registro è ancora vuoto.
register-find = Cerca per nome, società, tessera o numero
register-search = Cerca
register-add = Aggiungi
register-new = Aggiungi una persona
register-number = Numero
register-name = Nome
register-club = Società
register-federation = Federazione
register-country = Paese
register-licence = Tessera
register-licence-until = Tessera valida fino al
register-class = Classe
register-language = Lingua
register-birth-year = Anno di nascita
register-rating = Rating
register-consent = Accetta che questa pagina sia pubblica
register-save = Salva
register-export-csv = Salva come CSV
register-export-xlsx = Salva come XLSX
register-import = Leggi un foglio
register-import-says = CSV o XLSX. Chi è già nel registro, per numero o nome, viene aggiornato; gli altri vengono aggiunti.
register-imported =
    { $added ->
        [one] 1 aggiunta
       *[other] { $added } aggiunte
    }, { $changed ->
        [one] 1 modificata
       *[other] { $changed } modificate
    }.
register-would-be-imported =
    { $added ->
        [one] 1 verrebbe aggiunta
       *[other] { $added } verrebbero aggiunte
    }, { $changed ->
        [one] 1 modificata
       *[other] { $changed } modificate
    }.
register-to-leave-aside = Colonne sconosciute, che non verrebbero usate: { $columns }.
register-take-over = Importa
register-leave = Non importare
register-not-public = senza pagina pubblica
register-aside = Colonne non usate: { $columns }.
register-merge = Unisci
register-merge-says = Due numeri per una sola persona: tutto ciò che ha questo numero conta poi per l’altro.
register-merge-into = Numero dell’altra persona
register-merged = Unito a { $number }
register-part = Annulla l’unione
register-erase = Cancella questa persona
register-erase-says = Nome, tessera e tutto ciò che è conservato di questa persona vengono eliminati per sempre. I risultati restano, sotto un’etichetta.
register-erase-sure = Sì, cancella per sempre
register-erased = Cancellata
register-enter = Iscrivi a un evento
register-enter-in = Evento
register-data = Dati
register-events = Eventi
register-place = Posto
register-matches = Incontri
register-opponents = Scontri diretti
register-won = Vinti
register-drawn = Pareggiati
register-lost = Persi
register-ratings = Rating
register-breaks = Break da 50 in su
register-no-events = Ancora nessun evento.
register-all-data = Tutti i dati in un file
register-private = Questa pagina è solo per gli ufficiali finché la persona non accetta di renderla pubblica.

register-headings-number = numero, n., persona, id
register-headings-name = nome, giocatore, nominativo
register-headings-club = società, circolo, club, squadra
register-headings-federation = federazione
register-headings-country = paese, nazione
register-headings-licence = tessera, numero tessera, licenza
register-headings-licence-until = tessera fino al, scadenza tessera, scadenza
register-headings-class = classe, categoria
register-headings-language = lingua
register-headings-birth-year = anno di nascita, anno
register-headings-rating = punteggio, rating
register-headings-consent = consenso, pubblico

hall-problem-not-registered = Qui non c’è nessuno con il numero { $number }, oppure la sua pagina non è pubblica.
hall-problem-number-taken = Il numero { $number } è già preso. Scegline un altro, o lascialo vuoto.
hall-problem-both-entered = { $number } e { $into } sono iscritti entrambi a { $event }: sono due persone.
hall-problem-cannot-merge = { $number } non si può unire o separare così. Entrambi i numeri devono esserci, e nessuno dei due essere già unito.

cli-hall-person = Esporta tutto ciò che la sala ha di una persona del registro, oppure la cancella.
cli-option-person-export = Stampa tutto come JSON.
cli-option-person-erase = Elimina per sempre nome, sale e dati; i risultati e la catena restano. Ferma prima la sala.
hall-person-erased = La persona { $number } è cancellata: { $names ->
        [one] 1 nome
       *[other] { $names } nomi
    } e tutti i dati eliminati; risultati e giornali restano com’erano.
hall-person-none = in questa sala non c’è nessuno con il numero { $number }.
hall-person-choose = di’ che cosa fare: --export o --erase.
