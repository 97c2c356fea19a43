cli-backgammon-analyse = Dice quanto ha ceduto ogni decisione di un incontro, quanto hanno dato i dadi e come hanno giocato i due lati.
cli-backgammon-ubgi = Gioca come motore per altri programmi, con UBGI su ingresso e uscita standard.
cli-option-analyse-all = Dice ogni decisione e ogni lancio, non solo gli errori.
cli-option-ubgi-player = Quale giocatore automatico risponde.
analysis-moment =
    { $kind ->
        [roll] game { $game }, { $side } tira { $dice }: fortuna { $luck }
        [move] game { $game }, { $side } { $dice }: { $made } cede { $loss } (migliore { $best })
       *[other] game { $game }, { $side }: { $made } cede { $loss } (migliore { $best })
    }
analysis-account =
    { $name } ({ $side }): PR { $rating }; { $decisions ->
        [one] 1 decisione
       *[other] { $decisions } decisioni
    }, { $errors ->
        [one] 1 errore
       *[other] { $errors } errori
    } di cui { $blunders } gravi, { $given ->
        [one] 1 punto ceduto
       *[other] { $given } punti ceduti
    }; fortuna { $luck }
analysis-account-alike =
    { $name } ({ $side }): il PR non può essere misurato da questo giudice, che avrebbe deciso tutto allo stesso modo; { $decisions ->
        [one] 1 decisione
       *[other] { $decisions } decisioni
    }, { $errors ->
        [one] 1 errore
       *[other] { $errors } errori
    } di cui { $blunders } gravi, { $given ->
        [one] 1 punto ceduto
       *[other] { $given } punti ceduti
    }; fortuna { $luck }
cli-play-bad-answer = il motore ha risposto «{ $said }», che qui non è un atto consentito
