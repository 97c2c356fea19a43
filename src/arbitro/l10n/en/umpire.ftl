# The umpire's console, and what is told of journals.

match-stands =
    { $one } { $score } { $other }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }{ $winner ->
        [none] { $turn ->
            [none] {""}
           *[other] {" "}· { $turn } to play
        }
        [nobody] {" "}· over, without a winner
       *[other] {" "}· { $winner } has won
    }
match-clock =
    { $purpose ->
        [stroke] Stroke
        [placing] Placing
        [break] Break
        [bank] Bank
        [delay] Delay
        [interval] Interval
       *[report] Report
    } { $of }: { $left }{ $runs ->
        [yes] {""}
       *[no] {" "}(stopped)
    }

cli-umpire = Umpire a match in typed lines: every act with its ruling, what to say, and what may be entered next.
cli-argument-edition = EDITION
cli-option-journal = The journal of the match: every act is written to it at once; a match that is there already goes on.
cli-option-set = A term of the match, such as length.points=5; more than once for more.
cli-option-player = The name of a player, once for each, in the order of the sides.
cli-option-author = Whose entries these are.
console-welcome = { $edition }. Type what happens; “?” lists what may be entered now, “help” the rest.
console-manual =
    An act, as cases write it: “stroke white 1 queen”, “roll 3 1”, “place 2”, “foul by=black offence=touch”; lists with commas: “potted=red,pink”.
    “?” lists what may be entered now. “?” and an act shows its choices.
    “undo REASON” undoes the last act, “redo” restores it, “correct NUMBER ACT; REASON” replaces an earlier one, “insert NUMBER ACT; REASON” puts a forgotten one before it.
    “halt REASON” stops play and clocks, “go” lets them go on; “protest TEXT” puts the match under review, “settle TEXT” ends it.
    “log” shows the last acts with their numbers, “show” how things stand, “law NUMBER” a clause.
    “save FILE” writes the journal, “quit” leaves.
console-due = now: { $acts }
console-asked = question: { $text } ({ $lines })
console-offer = { $line } – { $what } ({ $by })
console-choices = { $key }: { $choices }
console-value = value
console-official = official
console-nothing-offered = Nothing can be entered any more.
console-not-offered = “{ $act }” cannot be entered now; “?” lists what can.
console-recorded = { $number } · { $time }
console-undone = { $number }: undone.
console-redone = { $number }: restored.
console-corrected = { $number }: entry { $entry } is corrected.
console-inserted = { $number }: inserted before entry { $entry }.
console-lapsed = These entries would no longer count: { $numbers }. Type the line again to have it so.
console-rejudged = Judged again: { $numbers }.
console-halted = Play is paused.
console-going = Play resumes.
console-protested = The match is under review.
console-settled = The review is over.
console-saved = { $file }: { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } written.
console-unsaved = Nothing is saved: “save FILE”, or “quit” again.
console-save-where = Say where: “save FILE”.
console-say-law = Say which clause: “law 98a”.
console-say-number = Say which entry, and what it was: “correct 12 stroke white 2; wrong count”.
console-expired = Time is up: { $clock }.
bad-act-nothing-to-undo = There is nothing to undo.
bad-act-nothing-to-redo = There is nothing to put back.
bad-act-nothing-to-correct = There is no act with that number; “log” shows them.
bad-act-paused = Play is already paused.
bad-act-not-paused = Play is not paused.
bad-act-in-review = The match is under review already.
bad-act-not-in-review = The match is not under review.
cli-umpire-terms = the terms { $terms } do not fit; this game has { $known }.
cli-umpire-set = “{ $text }” is not a term; write NAME=VALUE.
cli-umpire-other-edition = { $file } is a match of { $edition }.

cli-replay = Replay a match from its journal: every act with its ruling, its law and the announcement.
cli-option-at = As things stood after the entry with this number.
cli-journal-export = Write the record of a match from its journal.
cli-option-as = In which form.
cli-option-output-file = Write to this file instead of standard output.
cli-journal-no-entry = there is no entry { $number }; the last is { $last }.
cli-journal-no-form = a match of { $game } has no record in the form “{ $form }”; it has { $known }.
cli-journal-lapsed = does not count
cli-journal-taken-back = undone
journal-unknown-format = it is written in a format that this version does not know
journal-back-in-time = it is earlier than the entry before it
journal-bad-act = it acts on something that is not there
journal-opened = { $edition }, opened
journal-undone = the last act is undone: { $reason }
journal-redone = what was undone is in force again { $reason }
journal-corrected = entry { $number } is corrected: { $reason }
journal-paused = play is paused: { $reason }
journal-resumed = play goes on
journal-protested = protest: { $reason }
journal-settled = the protest is settled: { $reason }

seat-word-redo = redo
seat-word-correct = correct
seat-word-insert = insert
seat-word-halt = halt
seat-word-go = go
seat-word-protest = protest
seat-word-settle = settle
seat-word-save = save
seat-word-log = log
seat-word-show = show
seat-word-law = law
umpire-to-exam = Take the exam
