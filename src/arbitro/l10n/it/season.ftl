# Programma, campionati e serie: che cosa annunciano, registrano e rifiutano.

desk-postponed = { $match } è spostata al { $day }.
desk-postponed-without-a-day = { $match } è spostata; il nuovo giorno è da fissare.
desk-refused-after-the-season = la stagione finisce il { $day }.
desk-refused-no-such-fixture = si può spostare solo una partita di campionato che qualcuno gioca.
malformed-desk-not-an-hour = «{ $key }» dev'essere un'ora come 09:30, o un giorno e un'ora come 2026-11-21 09:30.
malformed-desk-to-before-from = «{ $key }»: «to» deve venire dopo «from».
malformed-desk-sessions-overlap = «{ $key }» si sovrappone a un'altra sessione dello stesso giorno; fai finire una prima che cominci l'altra.
malformed-desk-dates-of-a-league = «{ $key }» sono i giorni delle giornate di un campionato; annuncia «format: league», o un programma.
room-format-league = Campionato
room-format-league-says = In casa e fuori, a punti.
room-given-programme = Programma
room-given-minutes_per_match = Minuti per partita
room-given-zero = Ora del secondo 0
room-given-rest_minutes = Minuti di riposo
room-given-elsewhere = Impegnati altrove
room-given-dates = Giorni delle giornate
desk-after-schedule = piano
desk-after-unscheduled = senza orario
desk-after-conflicts = impegnati altrove
desk-after-fixtures = calendario
desk-after-postponed = spostate
desk-after-home = in casa
desk-after-away = fuori
desk-after-date = giorno
