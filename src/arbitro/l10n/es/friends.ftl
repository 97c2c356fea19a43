# Jugar con un amigo: invitaciones, posiciones preparadas a mano, pocas palabras, otra partida.

malformed-only-played = { $key } es para partidas que se juegan en la sala.
malformed-no-positions = { $key }: este juego no puede empezar desde una posición.
malformed-no-position-id = { $key } no es ni un XGID ni un GNUID.
malformed-no-layout = { $key } es una lista de fichas con su lugar: de una a nueve de cada color y como mucho una reina.
malformed-position-overlaps = { $key } está encima de otra ficha.
hall-problem-no-signs = Los compañeros no pueden comunicarse mientras dura el tablero.
hall-problem-not-over = Esta partida no ha terminado o pertenece a un evento.
