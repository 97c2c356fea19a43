# Los dados de la sala, intercambiados en vivo.

hall-problem-link-awaited =
    La tirada { $number } espera lo que { $awaited } debe mostrar: comprométete o muestra el eslabón, y tira. Si en { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    } no llega nada, deja que la sala haga los eslabones de ese lado.
hall-problem-bad-link = Lo que { $party } mostró para la tirada { $number } no se sigue de su cadena: muestra el siguiente eslabón del compromiso.
hall-problem-no-dice = En este partido no hay dados de la sala.
hall-problem-hall-dice = La sala hace los eslabones de este partido: crea uno con la opción dice: exchange para mostrar los tuyos.
hall-problem-committed = Un compromiso queda como está una vez hecho: si el dispositivo que guarda la cadena ya no está, comprométete con otra cadena con anew: true.
hall-problem-not-late =
    { $party } tiene aún { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    } para mostrar su eslabón: después puedes dejar que los haga la sala.
hall-problem-agree = Los demás jugadores deben pedir lo mismo: entonces se hace.

# Una cadena que ha tomado el lugar de otra.

dice-changed-own = El número { $number } nunca se tiró: desde ahí { $party } tiene otra cadena, por su voluntad.
dice-changed-by = El número { $number } nunca se tiró: desde ahí la sala hace los eslabones de { $party }, a petición de { $by }, porque no llegó ninguno a tiempo.
dice-changed-official = El número { $number } nunca se tiró: desde ahí la sala hace los eslabones de { $party }, por orden de un oficial, porque no llegó ninguno a tiempo.
dice-changed-hall = El número { $number } nunca se tiró: desde ahí la sala hace los eslabones de { $party }, por su voluntad.

web-play-dice = Dados
web-play-dice-hall = Los dados los hace la sala
web-play-dice-exchange = Los dados los hacen ambos dispositivos y la sala, con un amigo en otro lugar
play-dice-waits = Se espera el eslabón de { $name } para los dados.
play-dice-late = { $name } no ha mostrado a tiempo el eslabón para los dados. Puedes seguir: desde aquí la sala hace los eslabones de ese lado, y el acta lo dice.
play-dice-go-on = Seguir sin él
play-dice-elsewhere = La cadena de tus dados está en otro dispositivo, o la dejaron a la sala. Puedes seguir con una nueva aquí; el registro lo dice.
play-dice-here = Seguir con este dispositivo
