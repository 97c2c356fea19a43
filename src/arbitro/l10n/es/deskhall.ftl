# Qué ha decidido la dirección sobre un partido, como se dice en su mesa de juego.

desk-refused-held-disputed = la dirección tiene una reclamación sobre este partido: en la mesa de juego no se anota nada hasta que resuelva.
desk-refused-held-suspended = la dirección ha suspendido este partido: en la mesa de juego no se anota nada hasta que resuelva.
desk-refused-held-over = para la dirección este partido ha terminado: en la mesa de juego no se anota nada más.
desk-refused-held-protest = la protesta está ante la dirección: solo ella cierra la revisión.
room-wait-table-protest = La mesa de { $match } protesta
room-wait-table-protest-says = { $first } – { $second }: «{ $text }». ¿De quién es la protesta? El partido queda en revisión hasta que la tramites o la dejes.
room-tap-claim-of = Reclamación de { $player }
