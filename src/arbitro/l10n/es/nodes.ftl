# Varios nodos de una sala, copias que siguen, y registros.

hall-problem-moving = El encuentro está pasando a otro nodo de la sala: envíelo de nuevo en un momento.
cli-option-node-address = Dirección en la que los otros nodos de la sala alcanzan a este; normalmente la que atiende.
cli-option-bus = Servidor Redis que lleva los avisos entre los nodos, junto a la base de datos: redis://…
hall-bad-bus = esta no es la dirección de un servidor Redis; escriba redis://HOST.
hall-one-node = «--bus» y «--node-address» son para varios nodos sobre una base de datos: indíquela con --database.
hall-problem-nul = Un texto contiene el carácter número 0: quítelo.
