# Series de torneos.

series-title = Circuitos
series-says = Eventos que cuentan juntos: puntos según el puesto, los mejores de ellos.
series-none = Todavía ningún circuito.
series-new = Nuevo circuito
series-name = Nombre del circuito
series-best = Cuántos eventos cuentan (vacío: todos)
series-minimum = Eventos necesarios para entrar en la clasificación
series-make = Crear el circuito
series-add = Añadir un evento
series-add-says = Un evento terminado: los puestos finales dan los puntos.
series-event = Evento
series-undo = Deshacer el último cambio
series-place = Puesto
series-player = Jugador
series-total = Puntos
series-events = Eventos
series-unranked = sin clasificar
hall-problem-no-such-series = No hay ningún circuito { $series }. Mira la lista de circuitos.
hall-problem-event-not-over = { $event } todavía no ha terminado: no tiene puestos finales que contar.
hall-problem-event-private = { $event } es privado: lo que se saca de él aquí mostraría a todos sus jugadores.

hall-problem-bad-webhook = Esta dirección o lista no se puede usar: hace falta una dirección http o https fuera de esta red, y al menos uno de act, match y desk. Hay 20 como máximo.
hall-problem-bad-webhook-secret = Un secreto que empieza por whsec_ sigue en base64.
hall-problem-no-such-webhook = No hay ningún webhook así.
