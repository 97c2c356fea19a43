# Che cosa la direzione ha deciso di un incontro, come lo si dice al suo tavolo.

desk-refused-held-disputed = su questo incontro c’è un reclamo davanti alla direzione: al tavolo non si inserisce nulla finché non ha deciso.
desk-refused-held-suspended = la direzione ha sospeso questo incontro: al tavolo non si inserisce nulla finché non ha deciso.
desk-refused-held-over = per la direzione questo incontro è finito: al tavolo non si inserisce più nulla.
desk-refused-held-protest = la protesta è davanti alla direzione: solo essa chiude l’esame.
