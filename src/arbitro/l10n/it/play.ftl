# I giocatori automatici e il comando `arbitro play`.

cli-play = Fa giocare incontri interi, arbitrati, tra giocatori automatici.
cli-option-white = Chi gioca con il bianco: da house:1 (il più debole) a house:5, o un altro giocatore del gioco.
cli-option-black = Chi gioca con il nero.
cli-option-games = Quanti incontri.
cli-option-length = Quanto dura un incontro: nel backgammon, i punti; nello snooker, i frame da vincere. Se manca, la durata consueta.
cli-option-seed = Da dove vengono dadi, tavoli e capricci; lo stesso seme dà gli stessi incontri.

cli-play-outcome =
    { $number }. { $winner } vince con il { $colour ->
        [white] bianco
       *[black] nero
    }, { $white }–{ $black }
cli-play-summary = Vittorie del bianco { $white }, del nero { $black }. Seme: { $seed }.
cli-play-no-players = nessuno gioca ancora a { $game } per la casa.
cli-play-unknown-player = il giocatore «{ $name }» non esiste; il gioco conosce { $known }.
cli-play-not-installed = { $name } richiede { $package }, che non è installato: pip install "arbitro[{ $package }]".
