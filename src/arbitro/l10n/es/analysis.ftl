cli-backgammon-analyse = Dice cuánto cedió cada decisión de un partido, cuánto dieron los dados y cómo jugaron los dos lados.
cli-backgammon-ubgi = Juega como motor para otros programas, con UBGI por la entrada y la salida estándar.
cli-option-analyse-all = Dice cada decisión y cada tirada, no solo los errores.
cli-option-ubgi-player = Qué jugador automático responde.
analysis-moment =
    { $kind ->
        [roll] partida { $game }, { $side } tira { $dice }: suerte { $luck }
        [move] partida { $game }, { $side } { $dice }: { $made } cede { $loss } (mejor { $best })
       *[other] partida { $game }, { $side }: { $made } cede { $loss } (mejor { $best })
    }
analysis-account =
    { $name } ({ $side }): PR { $rating }; { $decisions ->
        [one] 1 decisión
       *[other] { $decisions } decisiones
    }, { $errors ->
        [one] 1 error
       *[other] { $errors } errores
    }, { $blunders } de ellos graves, { $given ->
        [one] 1 punto cedido
       *[other] { $given } puntos cedidos
    }; suerte { $luck }
analysis-account-alike =
    { $name } ({ $side }): este juez no puede medir el PR, porque lo habría decidido todo igual; { $decisions ->
        [one] 1 decisión
       *[other] { $decisions } decisiones
    }, { $errors ->
        [one] 1 error
       *[other] { $errors } errores
    }, { $blunders } de ellos graves, { $given ->
        [one] 1 punto cedido
       *[other] { $given } puntos cedidos
    }; suerte { $luck }
cli-play-bad-answer = el motor respondió «{ $said }», que aquí no es un acto permitido
