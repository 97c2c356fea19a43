# Le carte di un evento, e che cosa ne è annunciato.
paper-scan = Inquadra per segnare qui o per guardare
paper-scan-player = prossimo incontro

room-field-category = Categoria
room-paper-winner-of = chi vince { $match }
room-paper-loser-of = chi perde { $match }
room-paper-cross = Tabelle incrociate
room-paper-conditions = Che cosa è stato annunciato
room-paper-conditions-says = Con questo foglio l'evento si riapre su un'altra macchina: le stesse condizioni, gli iscritti nell'ordine della lista, lo stesso sorteggio.
room-paper-condition = Che cosa
room-paper-value = Annunciato
room-paper-ranks = Posti del sorteggio
room-paper-yes = sì
room-paper-no = no
room-paper-none-owed = Nulla è dovuto alla federazione.
room-paper-no-disputes = Non c'è alcuna controversia.
room-paper-requests = Richieste in attesa
room-paper-exceptions = Deroghe
room-paper-expelled = Spettatori allontanati
room-paper-fees = Cauzioni delle contestazioni
room-paper-paid = Versate
room-paper-returned = Restituite
room-paper-kept = Trattenute
room-paper-until = Decidere entro
room-paper-kind-protest = contestazione
room-paper-kind-claim = reclamo
room-paper-ruled = Decisione precedente
room-paper-tally = Voti
room-paper-judge = Chi ha deciso
room-paper-asked = Il regolamento chiede
room-paper-measured = Misurato
room-paper-inspector = Controllato da
room-paper-entries-not-taken = Iscrizioni non accolte, o ritirate
room-paper-corrections = Risultati corretti
room-paper-nothing = Qui non c'è ancora nulla da stampare.
room-paper-cards = Referti
room-paper-signs = Cartelli dei tavoli
room-paper-badges = Tesserini
room-paper-cards-says = uno per ogni incontro in corso, compilato; poi per quelli pronti
room-paper-signs-says = un foglio per tavolo, con il codice per la fotocamera
room-paper-protest-says = come vuole il tuo regolamento
room-paper-inspection-says = con le misure del regolamento
room-paper-draw-says = tabelloni o turni, con i risultati finora
room-paper-crosses-says = chi ha incontrato chi
room-paper-calls-says = che cosa si può chiamare, con spazio per scrivere
room-paper-results-says = tutto ciò che è finito
room-paper-standings-says = con gli spareggi, e perché
room-paper-badges-says = giocatori e direttori, otto per foglio
room-paper-conditions-short = lunghezze, teste di serie, orologi, seme del sorteggio
room-paper-entries-says = con club, punteggi e teste di serie
room-paper-disputes-says = con scadenze, richieste, ammonizioni e cauzioni
room-paper-decision-says = compilata dove ce n'è una
room-paper-report-says = PDF e JSON
room-papers-tables = Ai tavoli
room-papers-walls = Alla parete
room-papers-files = Per l'archivio
room-papers-all-says = Che cosa è stato annunciato, iscritti, sorteggio, tabelle incrociate, foglio delle chiamate, referti con i punteggi in corso, risultati, classifiche, controversie, moduli.
room-papers-print = Stampa tutto
room-papers-again = Ribatti dalla carta…
room-papers-size = Carta
room-papers-language = Lingua della carta
room-tiebreak-wins = Vittorie
room-tiebreak-h2h = Tra i pari
room-tiebreak-difference = Differenza
room-tiebreak-for = Segnati
room-tiebreak-buchholz = Buchholz
room-tiebreak-sonneborn = Sonneborn

room-given-edition = Regolamento
room-given-format = Formula
room-given-seeding = Ordine di merito
room-given-seeds = Teste di serie
room-given-places = Posti delle teste di serie
room-given-separate = Tenuti lontani
room-given-avoid = Coppie da non far incontrare presto
room-given-length = Punti di un incontro
room-given-best_of = Al meglio di
room-given-third_place = Incontro per il terzo posto
room-given-consolation = Consolazione
room-given-last_chance = Ultima occasione
room-given-reset = Seconda finale
room-given-legs = Gironi (andata, ritorno…)
room-given-groups = Gironi
room-given-advance = Passano da un girone
room-given-tiebreaks = Spareggi
room-given-swiss_rounds = Turni
room-given-categories = Categorie, dalla più bassa
room-given-category = Categoria di questo evento
room-given-approval = Le iscrizioni attendono l'approvazione
room-given-tables = Tavoli
room-given-boards = Board di un incontro a squadre
room-given-umpires = Arbitri
room-given-directors = Direttori
room-given-clock = Orologi
room-given-baffle = Baffle box
room-given-protest_fee = Cauzione della contestazione
room-given-late_limit_s = In ritardo dopo (secondi)
room-given-commit = Seme sigillato

# Ribattere dalla carta.
room-page-again = Ribatti dalla carta
room-again-says = I risultati dalla carta, turno per turno. Scrivi i punteggi nell’ordine del foglio: vince il più alto. Nulla è inserito se non può esserlo tutto.
room-again-enter =
    Inserisci { $count ->
        [one] 1 risultato
       *[other] { $count } risultati
    }
room-again-none = Non c'è nulla da ribattere
room-again-none-says = Ogni incontro di cui si conoscono i giocatori è finito. Sorteggia o abbina il turno seguente nella pagina dell'evento.
room-again-done =
    { $count ->
        [one] 1 risultato inserito
       *[other] { $count } risultati inseriti
    }.
room-again-level = { $match }: i punteggi sono pari, quindi nessuno ha vinto. Se qualcuno ha vinto, scegli chi nella pagina dell'evento.
room-again-half = { $match }: scrivi i due punteggi.
room-again-which = { $match }: { $text }
room-again-nothing = Non è stato inserito nulla.
room-again-order = Ordine del sorteggio, dalla carta
room-again-order-says = Solo se il sorteggio è stato fatto altrove: i nomi sorteggiati, nel loro ordine, separati da virgole.
hall-problem-no-acts = Non c'è nulla da inserire. Manda almeno un atto.

# Che cosa è stato annunciato di un evento, su carta.

room-field-minutes = Minuti
room-field-share = Parte della differenza
room-field-cap = Al massimo
room-field-groups = Fasce (da–a anni)
room-field-on = Età il
room-field-first = Primo turno
room-field-every = Giorni fra i turni
room-field-skip = Giorni esclusi
room-choice-noted = si annotano
room-choice-required = sono obbligatorie
room-choice-nothing = non contano nulla
room-choice-dummy = contano come contro un avversario con gli stessi punti
room-choice-share = si dividono
room-choice-tie-break = secondo gli spareggi
room-choice-hort = metà per posto, metà divisi (Hort)
