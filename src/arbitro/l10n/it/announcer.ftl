announcer-title = Annunci
announcer-lead = Leggi ciò che è verde. La pagina si aggiorna da sola; tocca quando l’hai detto.
announcer-to-say = Da dire
announcer-now = Adesso
announcer-then = Poi
announcer-call-table = Tavolo { $table }: { $first } contro { $second }.
announcer-call-table-by = Tavolo { $table }: { $first } contro { $second }. Presentarsi entro le { $time }.
announcer-call-ready = { $first } e { $second }: l’incontro sarà chiamato tra poco.
announcer-said = Detto
announcer-said-today = Detto oggi
announcer-nothing = Adesso non c’è nulla da dire.
announcer-playing = Chi sta giocando
announcer-nobody-plays = Adesso non gioca nessuno.
announcer-review = in esame: non dire nulla
announcer-best-breaks = Break migliori
announcer-never-met = Non si sono mai incontrati.
announcer-met =
    { $times ->
        [one] Si sono incontrati una volta: { $first } { $one }, { $second } { $other }.
       *[other] Si sono incontrati { $times } volte: { $first } { $one }, { $second } { $other }.
    }
announcer-sound = Come si dice { $name }
room-announcer = Annunci
room-lost-console = Il telefono di { $name } tace da { $minutes } min.
room-lost-console-table = Tavolo { $table }: il telefono di { $name } tace da { $minutes } min.
room-lost-console-unsent = Atti non inviati: { $acts }.
room-lost-console-battery = Batteria: { $percent } %.
