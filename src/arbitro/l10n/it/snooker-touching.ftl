# Snooker: the call of a touching ball.

snooker-called-touching = Bilia in contatto: { snooker-ball-name }.
snooker-refused-nothing-new-touches = La bilia battente è in mano, la bilia non è sul tavolo, oppure è già stata chiamata.
