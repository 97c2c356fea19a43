announcer-title = Megafonía
announcer-lead = Lee lo que está en verde. La página se actualiza sola; toca cuando lo hayas dicho.
announcer-to-say = Para decir
announcer-now = Ahora
announcer-then = Después
announcer-call-table = Mesa { $table }: { $first } contra { $second }.
announcer-call-table-by = Mesa { $table }: { $first } contra { $second }. Presentarse antes de las { $time }.
announcer-call-ready = { $first } y { $second }: el partido se llama enseguida.
announcer-said = Dicho
announcer-said-today = Dicho hoy
announcer-nothing = Ahora no hay nada que decir.
announcer-playing = Quién juega
announcer-nobody-plays = Ahora no juega nadie.
announcer-review = en revisión: no digas nada
announcer-best-breaks = Mejores tacadas
announcer-never-met = No se han enfrentado nunca.
announcer-met =
    { $times ->
        [one] Se han enfrentado una vez: { $first } { $one }, { $second } { $other }.
       *[other] Se han enfrentado { $times } veces: { $first } { $one }, { $second } { $other }.
    }
announcer-sound = Cómo se dice { $name }
room-announcer = Megafonía
room-lost-console = El teléfono de { $name } no responde desde hace { $minutes } min.
room-lost-console-table = Mesa { $table }: el teléfono de { $name } no responde desde hace { $minutes } min.
room-lost-console-unsent = Actos sin enviar: { $acts }.
room-lost-console-battery = Batería: { $percent } %.
