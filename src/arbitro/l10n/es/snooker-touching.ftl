# Snooker: the call of a touching ball.

snooker-called-touching = Bola en contacto: { snooker-ball-name }.
snooker-refused-nothing-new-touches = La bola blanca está en mano, la bola no está en la mesa o ya se ha cantado.
