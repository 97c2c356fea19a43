# Che cosa la direzione ha deciso di un incontro, come lo si dice al suo tavolo.

desk-refused-held-disputed = su questo incontro c’è un reclamo davanti alla direzione: al tavolo non si inserisce nulla finché non ha deciso.
desk-refused-held-suspended = la direzione ha sospeso questo incontro: al tavolo non si inserisce nulla finché non ha deciso.
desk-refused-held-over = per la direzione questo incontro è finito: al tavolo non si inserisce più nulla.
desk-refused-held-protest = la contestazione è davanti alla direzione: solo la direzione chiude l’esame.
room-wait-table-protest = Il tavolo di { $match } protesta
room-wait-table-protest-says = { $first } – { $second }: «{ $text }». Di chi è la contestazione? L’incontro resta in esame finché non la accogli o la lasci cadere.
room-tap-claim-of = Reclamo di { $player }
