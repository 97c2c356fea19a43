# Più nodi di una sala, copie che seguono, e registri.

hall-problem-moving = L'incontro sta passando a un altro nodo della sala: invia di nuovo tra un momento.
cli-option-node-address = Indirizzo al quale gli altri nodi della sala raggiungono questo; di norma quello su cui serve.
cli-option-bus = Server Redis che porta gli avvisi tra i nodi, accanto al database: redis://…
hall-bad-bus = questo non è l'indirizzo di un server Redis; scrivi redis://HOST.
hall-one-node = «--bus» e «--node-address» servono a più nodi su un solo database: indicalo con --database.
hall-problem-nul = Un testo contiene il carattere numero 0: toglilo.
