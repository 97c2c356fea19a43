# The hall: where it is kept, backups, journals verified.

cli-backup = Write the whole hall into one file, also while it is served.
cli-restore = Restore a backup into the data folder; the current hall is kept aside.
cli-hall = Move a hall to another machine.
cli-hall-export = Write the whole hall into one file for another hall or another program.
cli-hall-import = Import an exported hall into an empty data folder.
cli-hall-archive = Move old finished matches that belong to no event into one file; stop the hall first.
cli-option-days = How many days ago a match must have begun.
cli-journal = Check journals, and write records of matches from them.
cli-journal-verify = Check that nothing was changed, cut off or lost, in a data folder, a backup, an export or one journal.
cli-argument-place = FOLDER|FILE
cli-option-data = Data folder of the hall; also ARBITRO_DATA. By default the folder for your data.
cli-option-head = Where the hall stood once, as this command told it then (POSITION:DIGEST): that entry must still be there.
cli-option-signature = The hall’s signature of this journal, as /api/matches/ID/signature gives it.
cli-option-key = A key of the hall that is known (ed25519:…): only its signatures are good. It can be given several times.
cli-option-database = Database server instead of a file: postgresql://…
cli-option-without-digest = Take a file that carries no digest, such as a copied hall.db or a ZIP that was packed again: what was changed outside the journals is then not found.

hall-in-use = another program serves the hall of this data folder; stop it first, or name another folder with --data.
hall-newer = this was written by Arbitro { $program } (database { $revision }), and this is Arbitro { $own }; install that version or a later one.
hall-older = this hall was written by an older version of Arbitro; start it once with “arbitro serve”, which brings it forward.
hall-none = there is no hall; name its data folder with --data.
hall-not-empty = there is a hall already; name an empty folder with --data.
hall-no-driver = this Arbitro cannot speak to a database server; install it as arbitro[postgresql].
hall-bad-address = this is not the address of a database; write postgresql://USER@HOST/NAME.
hall-unsound = { $file } is damaged, or is not a backup or export of a hall; nothing was changed. Take another copy of it.
hall-no-digest = { $file } carries no digest: its end is missing, or it was not made by “arbitro backup” or “arbitro hall export”. Take another copy; if you are sure of it, add --without-digest.
hall-missing = a hall was kept here, and its database is missing or empty; no new hall is made in its place. Restore a backup with “arbitro restore FILE --data FOLDER”, or name an empty folder with --data.
hall-damaged = the database of this hall is damaged; nothing was changed. Restore a backup with “arbitro restore FILE --data FOLDER”; the damaged file is kept beside it.
hall-trouble-full = the disk is full; make room and try again.
hall-trouble-read-only = the data folder or the database cannot be written; check who may write there.
hall-trouble-failing = the disk answers with errors; check it, and keep your backups elsewhere.
hall-trouble-busy = another program keeps the database busy; try again.
hall-trouble-unreachable = the database server does not answer; check its address and that it runs.
hall-trouble-damaged = the database is damaged; restore a backup with “arbitro restore”.
hall-trouble-closed = the hall is closing.
hall-backed-up =
    { $file } holds the whole hall: { $journals ->
        [one] 1 journal
       *[other] { $journals } journals
    }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, verified.
hall-backup-digest = SHA-256 of the backup: { $digest }
hall-restored-without-digest = { $file } carries no digest: its journals were checked, but not accounts, devices and settings.
hall-password-not-utf8 = the password on standard input is not UTF-8 text; type it again.
hall-backed-up-with-faults = The hall has faults, and so has its backup; “arbitro journal verify { $folder }” shows them.
hall-restored = The hall of { $folder } is that of the backup now.
hall-set-aside = The hall before it is kept in { $file }.
hall-archive-there = { $file } is there already; name a file that is not.
hall-archived =
    { $journals ->
        [0] No match is old enough: nothing was changed.
        [one] 1 match has left the hall for { $file }.
       *[other] { $journals } matches have left the hall for { $file }.
    }
hall-exported =
    { $file } holds the whole hall: { $journals ->
        [one] 1 journal
       *[other] { $journals } journals
    }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }.
hall-imported =
    The hall of { $file } is taken over: { $journals ->
        [one] 1 journal
       *[other] { $journals } journals
    }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, verified.

journal-fault = { $journal }: entry { $number }: { $what }.
journal-head = The last entry is { $head }. Note this down elsewhere: with --head it shows later whether anything was cut off or exchanged since.
journal-bad-head = { $head } is not a place in a hall: give POSITION:DIGEST as this command told it.
journal-missing =
    { $count ->
        [one] One entry of the hall is missing.
       *[other] { $count } entries of the hall are missing.
    }
journal-whole =
    Intact: { $journals ->
        [one] 1 journal
       *[other] { $journals } journals
    }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }.
cli-hall-key = Print the keys behind the signatures of the hall’s journals, or take a new one into use.
cli-option-new-key = Use a new key for signatures from now on; the one before it vouches for it.
hall-key-is = { $key } since { $since }
hall-key-was = { $key } from { $since } to { $until }
hall-no-key = This hall has no key for signatures: install arbitro[signatures] and start it again.
hall-cannot-sign = Signing needs the library cryptography: install arbitro[signatures].
journal-signed =
    { $count ->
        [one] 1 journal is signed with { $key }.
       *[other] { $count } journals are signed with { $key }.
    }
journal-compare-key = Compare the key with one that the hall has told before, at /api/keys or by “arbitro hall key”, and give it with --key.
journal-bad-signature = { $file } is no signature of a journal.
journal-signature-forged = { $journal }: the signature was not made with the key that it names, { $key }.
journal-signature-other-journal = { $journal }: the signature is good, but of another journal; this one was changed, or is cut short.
journal-signature-unknown-key = { $journal }: signed with { $key }, which is none of the keys given.
journal-unreadable = it cannot be read
journal-not-canonical = it is not written in the canonical form
journal-out-of-order = it is not the next number
journal-broken-chain = it does not follow the entry before it
journal-wrong-digest = it was changed: its digest is another
journal-cut-short = the journal is cut short
hall-api-title = The hall’s API
hall-api-says = Programs ask the hall at these addresses; each shows who may ask it and an example of what is sent. The whole description, for tools:
hall-api-everyone = everyone
