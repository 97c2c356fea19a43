desk-lined-up = { $player } alinea para { $match }: { $players }.
desk-substituted = { $enters } ocupa el lugar de { $out } en { $player }.
desk-board-won = El tablero { $board } de { $match } es para { $winner }.
desk-held = { $what } está ocupado en otra parte.
desk-released = { $what } vuelve a estar libre.
desk-umpire-assigned = { $who } arbitra { $match }.
desk-umpires-given = Árbitros asignados: { $umpires }.
desk-told-expected = { $match }  { $first } – { $second }  hacia las { $at }, { $table }
desk-told-expected-waits = { $match }  { $first } – { $second }  en espera: { $for } está ocupado en otra parte
desk-told-end =
    Fin del evento hacia las { $at }; un partido dura unos { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }.
desk-told-no-tables = No hay nada que prever: no hay mesas, o no queda nada por jugar.
desk-refused-no-teams-here = los inscritos de este evento no son equipos; anuncia «boards».
desk-refused-not-a-line-up = una alineación nombra a un miembro del equipo por tablero.
desk-refused-no-such-member = ese inscrito no tiene tal miembro.
desk-refused-between-matches-only = los miembros solo cambian entre un partido y otro.
desk-refused-member-twice = un miembro figura dos veces, o en otra inscripción.
desk-refused-too-few-members = un equipo tiene al menos un miembro por tablero.
desk-refused-no-such-board = no hay tal tablero, o ya terminó.
desk-refused-nobody-of-that-name = no hay tal jugador ni tal mesa.
desk-refused-not-an-umpire-for-it = no es árbitro del evento, no está libre, o pertenece a un bando.
desk-refused-no-umpire-to-give = ningún árbitro está libre, o ningún partido lo necesita.
malformed-desk-too-few-members =
    «{ $key }»: un equipo necesita al menos { $boards ->
        [one] 1 miembro
       *[other] { $boards } miembros
    }, uno por tablero.
cli-desk-schedule = Muestra cuándo y dónde se espera cada partido, según las mesas y lo que han durado los jugados.
desk-column-name = Nombre
desk-headings-surname = Apellidos, Apellido
desk-headings-first-name = Nombre de pila, Primer nombre
desk-headings-rating = Elo, puntuación Elo
desk-column-seed = Cabeza de serie
desk-column-club = Club
desk-column-rating = Puntuación
desk-column-category = Categoría
desk-column-state = Estado
desk-column-members = Miembros
desk-after-umpire = árbitro
desk-after-started = inicio
desk-after-line-up = alineación
desk-after-boards = tableros
desk-after-held = ocupados en otra parte
