# What if: a situation, an act, and what each book rules.
whatif-title = What if…
whatif-lead = Set up the table, enter the stroke, read the ruling. You can share the link.
whatif-share = Share
whatif-copied = The address is copied
whatif-save = Save as a case
whatif-game = Game
whatif-table = The situation
whatif-act = What happens
whatif-happens = Act
whatif-value = Which
whatif-more = More…
whatif-lines = Acts before and after it
whatif-before = Before it, one act a line
whatif-after = After it, one act a line
whatif-lines-help = As in the terminal, or as a case has it, for example:
whatif-lines-example-carrom = stroke white 1 queen
whatif-lines-example-snooker = stroke: {"{"}potted: [red]{"}"}
whatif-lines-example-backgammon = roll 3 1
whatif-rule = Get the ruling
whatif-ruling = Ruling
whatif-silent = Choose what happens.
whatif-stands = Afterwards:
whatif-books = The books side by side
whatif-differing =
    { $count ->
        [0] none differs
        [one] one differs
       *[other] { $count } differ
    }
whatif-case = This is case { $case } in the casebook.
whatif-cases = Cases of this clause
whatif-cases-none = No case of the book cites it yet.
whatif-not-told = This act cannot be shown as a case: it was undone, or it only sets up the table.
whatif-too-long = Too much happened before this act to fit in a link.
whatif-word-true = yes
whatif-word-false = no
whatif-word-auto = as the score has it
whatif-word-legal = legal moves
whatif-word-responsible = responsible moves
whatif-word-policy = illegal moves
whatif-word-crawford = Crawford game
whatif-word-round = round
whatif-word-pre-quarter = before the quarter-finals
whatif-word-quarter = quarter-final
whatif-word-semi = semi-final
whatif-word-final = final
whatif-word-misses = misses called before
whatif-word-touching = touching
whatif-word-strokes = strokes of the turn
whatif-word-attempt = attempt
whatif-word-clear-path = clear path
whatif-cases-more = { $count } more
watch-whatif = What if…?
whatif-board = Sketch board: tap a piece to pocket it with the stroke
whatif-position = Drag each checker where it lies, also to the bar and off; or Tab to it and press an arrow key. The position below is written by it.
