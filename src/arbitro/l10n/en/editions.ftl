# Editions from outside: what is wrong with one, and what is said of it.

edition-bad = { $file }, line { $line }: { $what }
edition-not-utf8 = the file is not UTF-8 text; save it as UTF-8.
edition-not-importable = the package cannot be loaded: { $what }
edition-none-in-folder = no edition is in this folder; an edition is a folder with a file { $file }.
edition-unknown-key = there is no key “{ $key }” here; remove it or correct its spelling.
edition-missing-key = the key “{ $key }” is missing; add it.
edition-wrong-value = “{ $key }” has a value that is not allowed here; docs/extend.md says which it takes.
edition-bad-name = “{ $name }” is not a name for an edition that amends one of { $game }; write { $game }/ and small letters, digits, hyphens and points.
edition-bad-date = “{ $day }” is not a date; write year-month-day, such as 2026-09-01.
edition-ends-before-it-begins = the edition ends before it begins; correct “from” or “until”.
edition-unknown-edition = there is no edition { $name }; write the full name, such as carrom/icf-2001.
edition-doubled = there is an edition { $name } already; choose another name.
edition-missing-language =
    the words in { $language ->
        [it] Italian (it)
        [es] Spanish (es)
       *[en] English (en)
    } are missing; write them in en, it and es.
edition-unknown-clause = the edition that is amended has no clause { $clause }; correct the number, or say with “after” where the new clause goes.
edition-clause-is-there = the edition that is amended has a clause { $clause }; “after” is for new clauses only.
edition-text-does-not-say-so = clause { $clause } rules differently, but its text is the old one; write its gist and what changed in en, it and es.
edition-unchanged = As in the edition that is amended.
edition-unknown-rule = clause { $clause } has no rule { $name }; it has: { $known }.
edition-unknown-parameter = there is no parameter { $name }; there are: { $known }.
edition-parameter-twice = the parameter { $name } has two values; keep one.
edition-unknown-order = nothing called { $name } can be ordered besides; there is: { $known }.
edition-nothing-changes = the rule { $name } has no change; write off, also or from.
edition-unknown-status = there is no status { $status }; there are: { $known }.
edition-nothing-rules-on-it = every rule of clause { $clause } is off, so it cannot be decided; say with “status” what Arbitro does about it.
edition-unknown-equipment = there is no entry { $name } in the list of equipment.
edition-equipment-elsewhere = { $name } belongs to clause { $clause }; write it there.
edition-unknown-message = there is no message { $message }.
edition-program-failed = its Python rules failed: { $what }

edition-in-force = In force from { $from }.
edition-in-force-until = In force from { $from } until { $until }.
edition-follows = Amends { $edition }.
edition-changed = What changed: { $changed }
edition-changed-heading = What changed since { $edition }
edition-changed-none = Nothing is changed: this edition follows no other.
edition-changed-count =
    { $count ->
        [one] One clause is different.
       *[other] { $count } clauses are different.
    }

cli-new = Start something of your own from a template.
cli-new-edition = Create a starter edition that amends another; it contains only what differs.
cli-option-editions = A folder of editions of your own; an edition is a folder with a file edition.yaml.
cli-option-amends = The edition that it amends, such as icf-2001.
cli-option-clause = A clause that it changes: its text, its rules and its parameters are copied for you to change.
cli-option-into = Where the folder of the edition is written.
cli-option-check-edition = An edition: check its own cases, and try those of the edition it amends.
cli-laws-changes = Say what an edition changes, clause by clause.
cli-new-edition-done = Written: { $folder }. Change what differs, then run: arbitro --editions { $folder } check --edition { $edition }
cli-new-edition-exists = { $folder } is there already; choose another name or folder.
cli-new-edition-name = “{ $name }” is not a name for an edition; write small letters, digits, hyphens and points.
cli-check-before =
    { $count ->
        [0] Every case of { $edition } comes out the same.
        [one] One case of { $edition } comes out differently: { $cases }
       *[other] { $count } cases of { $edition } come out differently: { $cases }
    }
cli-check-nothing = Name a file of cases, or an edition with --edition.
game-bad = the installed game { $game } ({ $place }) cannot be used: { $what } Mend its package or remove it.
hall-absent-editions = this hall has matches by { $editions }, and that edition is not here; name its folder with --editions, or install its package.
