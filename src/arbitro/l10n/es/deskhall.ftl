# Qué ha decidido la mesa del torneo sobre un partido, como se dice en su mesa de juego.

desk-refused-held-disputed = la mesa del torneo tiene una reclamación sobre este partido: en la mesa de juego no se anota nada hasta que resuelva.
desk-refused-held-suspended = la mesa del torneo ha suspendido este partido: en la mesa de juego no se anota nada hasta que resuelva.
desk-refused-held-over = para la mesa del torneo este partido ha terminado: en la mesa de juego no se anota nada más.
desk-refused-held-protest = la protesta está ante la mesa del torneo: solo ella cierra la revisión.
room-wait-table-protest = La mesa de { $match } protesta
room-wait-table-protest-says = { $first } – { $second }: «{ $text }». ¿De quién es la reclamación? El partido queda en revisión hasta que la tramites o la dejes.
room-tap-claim-of = Reclamación de { $player }
