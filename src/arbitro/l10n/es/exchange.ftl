# Los dados de la sala, intercambiados en vivo.

hall-problem-link-awaited = La tirada { $number } espera lo que { $awaited } debe mostrar: comprométase o muestre el eslabón, y tire.
hall-problem-bad-link = Lo que { $party } mostró para la tirada { $number } no se sigue de su cadena: muestre el siguiente eslabón del compromiso.
hall-problem-no-dice = En esta partida no hay dados de la sala.
hall-problem-hall-dice = La sala hace los eslabones de esta partida: cree una con la opción dice: exchange para mostrar los suyos.
hall-problem-committed = Un compromiso no se puede cambiar una vez hecho.
hall-problem-agree = Los demás jugadores deben pedir lo mismo: entonces se hace.
