# Programa, ligas y series: lo que anuncian, registran y rechazan.

desk-postponed = { $match } pasa al { $day }.
desk-postponed-without-a-day = { $match } se aplaza; su nuevo día está por fijar.
desk-refused-after-the-season = la temporada termina el { $day }.
desk-refused-no-such-fixture = solo se puede aplazar una partida de liga que alguien juegue.
malformed-desk-not-an-hour = «{ $key }» tiene que ser una hora como 09:30, o un día y una hora como 2026-11-21 09:30.
malformed-desk-to-before-from = «{ $key }»: «to» tiene que venir después de «from».
malformed-desk-sessions-overlap = «{ $key }» coincide con otra sesión del mismo día; haz que una termine antes de que empiece la otra.
malformed-desk-dates-of-a-league = «{ $key }» son los días de las jornadas de una liga; anuncia «format: league», o un programa.
room-format-league = Liga
room-format-league-says = En casa y fuera, por puntos.
room-given-programme = Programa
room-given-minutes_per_match = Minutos por partida
room-given-zero = Hora del segundo 0
room-given-rest_minutes = Minutos de descanso
room-given-elsewhere = Ocupados en otra parte
room-given-dates = Días de las jornadas
desk-after-schedule = plan
desk-after-unscheduled = sin hora
desk-after-conflicts = ocupados en otra parte
desk-after-fixtures = calendario
desk-after-postponed = aplazadas
desk-after-home = en casa
desk-after-away = fuera
desk-after-date = día
