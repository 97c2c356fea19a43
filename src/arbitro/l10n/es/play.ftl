# Los jugadores automáticos y el comando `arbitro play`.

cli-play = Hace jugar encuentros enteros, arbitrados, entre jugadores automáticos.
cli-option-white = Quién juega con blancas: de house:1 (el más débil) a house:5, u otro jugador del juego.
cli-option-black = Quién juega con negras.
cli-option-games = Cuántos encuentros.
cli-option-length = Cuánto dura un partido: en backgammon, sus puntos; en carrom, el máximo de juegos de una partida; en snooker, los frames que hay que ganar. Si falta, lo habitual.
cli-option-seed = De dónde salen dados, mesas y caprichos; la misma semilla da los mismos encuentros.

cli-play-outcome =
    { $number }. { $winner } gana con { $colour ->
        [white] blancas
       *[black] negras
    }, { $white }–{ $black }
cli-play-summary = Victorias de las blancas: { $white }; de las negras: { $black }. Semilla: { $seed }.
cli-play-no-players = nadie juega todavía a { $game } por la casa.
cli-play-unknown-player = el jugador «{ $name }» no existe; el juego conoce { $known }.
cli-play-not-installed = { $name } necesita { $package }, que no está instalado: pip install "arbitro[{ $package }]".
