# The command `arbitro`.

cli-arbitro =
    The referee, the law books and the playing table for carrom, snooker and backgammon.
    Every ruling cites its law.
cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND [ARGS]...
cli-metavar-number = NUMBER
cli-metavar-text = TEXT
cli-metavar-file = FILE
cli-help-default = default: { $value }
cli-help-required = required
cli-argument-about = ABOUT
cli-argument-dice = DICE
cli-argument-file = FILE
cli-argument-files = FILE
cli-argument-folder = FOLDER
cli-argument-game = GAME
cli-argument-id = ID
cli-argument-lines = FRAMES
cli-argument-measurements = MEASUREMENTS.yaml
cli-argument-motion = MOTION
cli-argument-number = NUMBER
cli-argument-numbers = CLAUSE
cli-argument-shell = SHELL
cli-argument-source = SOURCE
cli-argument-subject = SUBJECT
cli-argument-target = TARGET
cli-argument-what = FILE|ID
cli-argument-words = WORD
cli-option-help = Show this help and exit.
cli-option-version = Show the version and exit.
cli-option-lang = Language of what is said; also ARBITRO_LANG. By default the language of your system.
cli-option-json = Print JSON.
cli-option-json-lines = Print one JSON object a line.
cli-option-edition = Only this edition.
cli-option-limit = Maximum number of clauses.
cli-option-host = Address to listen on; 0.0.0.0 lets phones in the hall's network in.
cli-option-port = Port to listen on; 0 takes a free one.

cli-rule = Rule on the cases of the files and explain each ruling.
cli-check = Compare the cases of the files with what they expect.
cli-laws = Read, search and count the laws.
cli-laws-list = List the editions, or the clauses of one.
cli-laws-show = Show clauses with their status and their counterparts in other editions.
cli-laws-search = Find clauses by words in English, Italian or Spanish.
cli-laws-coverage = Count what Arbitro does about each clause.
cli-laws-glossary = Show the terms of a game.
cli-laws-readings = Show how the books are read where they are garbled or silent.
cli-inspect = Inspect equipment: compare measurements with the law.
cli-serve = Serve the site on this machine.
cli-completion = Print the completion script for a shell.

cli-error = arbitro: { $what }
cli-error-no-such-option = there is no option { $name }; see --help.
cli-error-no-such-command = there is no command “{ $name }”; see --help.
cli-error-missing-parameter = { $name } is missing; see --help.
cli-error-bad-parameter =
    { $hint ->
        [none] the value given for { $name } does not fit; see --help.
       *[other] { $name } takes one of: { $hint }.
    }
cli-error-bad-option = the option { $name } is not used that way; see --help.
cli-error-bad-argument = the arguments do not fit; see --help.
cli-error-file = { $name } cannot be opened.
cli-error-usage = the arguments do not fit; see --help.

cli-check-summary =
    { $held ->
        [one] 1 case holds
       *[other] { $held } cases hold
    }, { $differed ->
        [0] none differs
        [one] 1 differs
       *[other] { $differed } differ
    }{ $troubles ->
        [0] .
        [one] , 1 could not be ruled on.
       *[other] , { $troubles } could not be ruled on.
    }
cli-bad-case = { $file }: case { $case }: { $what }
cli-not-built = nobody rules by the edition { $edition } yet; its laws can be read with “arbitro laws”.
cli-not-utf8 = { $file } is not text in UTF-8.
cli-unreadable = { $file } cannot be read: { $reason }.
cli-unwritable = { $file } cannot be written: { $reason }.
cli-output = the output
cli-line = the line
cli-unusable = { $file } cannot be used: { $reason }.
cli-reason-not-found = there is no such file or directory
cli-reason-is-a-directory = it is a directory
cli-reason-not-permitted = permission is denied
cli-reason-no-space = the disk is full
cli-reason-too-large = it is larger than { $most } MB; split it
cli-reason-in-use = the address is in use
cli-reason-not-a-directory = a folder is needed there, and there is none
cli-reason-closed = it is closed
cli-reason-not-a-file = it is a device or a pipe, and a file is needed
cli-reason-not-our-address = this machine does not have that address
cli-reason-no-such-host = no machine has that name
cli-reason-other = the system refused (error { $number })
cli-refused = refused:
cli-derived = (our reading)
cli-say = say: { $words }
cli-noted = noted: { $words }
cli-after = after: { $state }
cli-difference = { $key }: expected { $expected }, ruled { $actual }
cli-nothing-found =
    No clause speaks of “{ $words }”.{ $offered ->
        [none] {" "}Search by words in English, Italian or Spanish, or by clause number.
       *[other] {" "}The nearest words: { $offered }.
    }
cli-no-such-clause = there is no clause { $clause } in { $where }; “arbitro laws list --edition EDITION” lists them.
cli-any-edition = any edition
cli-status = Status: { $status }
cli-counterparts = Counterparts: { $clauses }
cli-total = all
cli-coverage-unsound = { $edition }: these clauses have no status, or more than one, or do not exist: { $clauses }
cli-coverage-missing = the list of what Arbitro does about the clauses of { $edition } is missing from this installation; install Arbitro again.
cli-serving = Arbitro serves the site at { $address } (stop with Ctrl+C).
cli-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }. Choose another with --host or --port.
cli-missing-core =
    The compiled core is missing: everything works, but simulation, move generation and the computer players are slow. { $place ->
        [checkout] Install a C compiler and run “make sync” again.
       *[installed] Install the wheel for this system again: pip install --force-reinstall arbitro.
    }
cli-missing-assets =
    The scripts of the site are missing: its pages can be read, but without search as you type, light and dark by a button, replayed strokes and the check of dice in the browser. { $place ->
        [checkout] See the messages of “make sync”.
       *[installed] Install the wheel again: pip install --force-reinstall arbitro.
    }
cli-missing-cython = the compiled core is missing, and so is Cython, without which it cannot run uncompiled; install it: pip install cython.
