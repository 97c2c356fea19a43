# El tablero de la sala, las llegadas, el tiempo de una ronda, las listas largas, los dispositivos relevados.
room-hall-waits = Por decidir, en todos los eventos
room-hall-tables = Mesas de la sala
room-hall-conflicts = Esperados en dos eventos
room-call-all = Llamar a todos
room-call-all-hall =
    { $count ->
        [one] Llamar el único partido que se puede llamar
       *[other] Llamar los { $count } que se pueden llamar
    }
hall-problem-nothing-to-call = Ahora no se puede llamar ningún partido.
room-nobody-found = Nadie con ese nombre.
room-find-name = Buscar un nombre
room-find-me = Buscar mi nombre
room-found = { $found } de { $all }
room-pages = Páginas
room-page-before = Anterior
room-page-after = Siguiente
room-page-of = Página { $page } de { $pages }
room-time-until = hasta las { $time }
room-time-of-round = Tiempo de la ronda
room-time-up = Tiempo agotado
room-take-over = Relevar
room-lagging-console = El teléfono de { $name } responde.
room-lagging-console-table = Mesa { $table }: el teléfono de { $name } responde.
room-page-arrivals = Acreditación
room-arrivals-closed = La acreditación está cerrada.
room-arrivals-count = Presentes { $here } de { $all }
room-arrivals-here = { $count ->
        [one] está
       *[other] están
    }
room-arrivals-missing = aún no
room-arrivals-owed = por pagar
room-arrivals-absent = Al cerrar quedan retirados, por no estar: { $names }.
room-arrivals-all = Están todos.
room-paid-now = Pagado: { $amount }
room-flag-licence-expired = Licencia caducada
room-flag-licence-missing = Sin licencia
room-flag-age = Fuera del grupo de edad
room-flag-age-unknown = Año de nacimiento desconocido
room-waits-count =
    { $count ->
        [one] 1 decisión pendiente
       *[other] { $count } decisiones pendientes
    }

# El día de un evento nuevo.
room-new-day = Día, lugar, tiempo, dinero
room-new-fold-hours = Horario y tiempo
room-new-fold-points = Puntos
room-new-fold-arrivals = Acreditación, cuota, premios
room-new-start = Primer día
room-new-start-says = Vacío: no se anuncia fecha.
room-new-end = Último día
room-new-end-says = Vacío: un solo día.
room-new-place = Lugar
room-new-place-says = Visible para todos.
room-new-organiser = Organizador
room-new-organiser-says = Club o federación.
room-new-from = Comienza el juego
room-new-from-says = Cada día; así cada partido tiene hora.
room-new-to = Termina el juego
room-new-to-says = Más tarde no se programa nada.
room-new-pause = Pausa
room-new-pause-says = Por ejemplo 13:00-14:00.
room-new-minutes = Minutos por partido
room-new-minutes-says = Para el programa; vacío: 30.
room-new-rest = Descanso en minutos
room-new-rest-says = Entre dos partidos del mismo jugador.
room-new-time-limit = Límite de tiempo en minutos
room-new-time-limit-says = De cada ronda, con reloj y campana; vacío: ninguno.
room-new-draws = Se admite el empate
room-new-draws-says = Un empate vale la mitad de una victoria, si no se dice otra cosa.
room-new-win = Puntos por victoria
room-new-win-says = Vacío: por victorias.
room-new-draw = Puntos por empate
room-new-draw-says = Vacío: la mitad de una victoria.
room-new-check-in = Acreditación antes del sorteo
room-new-check-in-says = Quien no haya llegado al cierre queda retirado.
room-new-capacity = Plazas
room-new-capacity-says = Quien se inscribe después espera; vacío: sin límite.
room-new-entry-fee = Cuota de inscripción
room-new-entry-fee-says = Se anota en la acreditación.
room-new-prizes = Premios por puesto
room-new-prizes-says = Por ejemplo 300, 200, 100.
room-new-to-points = O un partido a tantos puntos
room-new-to-points-says = Vacío: por partidas. A 25, por ejemplo, cuando la ronda tiene su tiempo.
room-new-handicap = Hándicap
room-new-handicap-says = El lado más débil empieza con la diferencia de los dos hándicaps; escríbelos en una columna «hándicap» de los jugadores.
room-new-cap = Ventaja máxima
room-new-cap-says = Vacío: toda la diferencia.
room-stages = Fases del evento
room-stage-groups =
    { $count ->
        [one] 1 grupo
       *[other] { $count } grupos
    }
room-fee = Fianza
room-fee-confirmed = { $fee }, confirmada por la dirección
room-fee-unconfirmed = { $fee }, aún sin confirmar
