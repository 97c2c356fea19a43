announcer-title = Announcer
announcer-lead = Read what is green. The page updates by itself; tap once you have said it.
announcer-to-say = To say
announcer-now = Now
announcer-then = Then
announcer-call-table = Table { $table }: { $first } against { $second }.
announcer-call-table-by = Table { $table }: { $first } against { $second }. Please report by { $time }.
announcer-call-ready = { $first } and { $second }, get ready: your match is called soon.
announcer-said = Said
announcer-said-today = Said today
announcer-nothing = Nothing to say now.
announcer-playing = Who is playing
announcer-nobody-plays = Nobody is playing now.
announcer-review = under review: say nothing
announcer-best-breaks = Best breaks
announcer-never-met = They have not met before.
announcer-met =
    { $times ->
        [one] They have met once: { $first } { $one }, { $second } { $other }.
       *[other] They have met { $times } times: { $first } { $one }, { $second } { $other }.
    }
announcer-sound = How { $name } is said
room-announcer = Announcer
room-lost-console = The phone of { $name } has been silent for { $minutes } min.
room-lost-console-table = Table { $table }: the phone of { $name } has been silent for { $minutes } min.
room-lost-console-unsent = Acts not sent: { $acts }.
room-lost-console-battery = Battery: { $percent } %.
