# Several nodes of one hall, copies that follow, and logs.

hall-problem-moving = The match is moving to another node of the hall: send this again in a moment.
cli-option-node-address = Address at which the other nodes of the hall reach this one; by default where it serves.
cli-option-bus = Redis server that carries hints between nodes beside the database: redis://…
hall-bad-bus = this is not the address of a Redis server; write redis://HOST.
hall-one-node = “--bus” and “--node-address” are for several nodes on one database: name it with --database.
hall-problem-nul = A text contains a NUL character: remove it.
cli-follow = Keep a verified live copy of a running hall, which can be served when that dies; the director’s password comes on standard input.
cli-option-director = Account that may copy the hall: one with the role copy, or a director; its password comes on standard input.
cli-option-once = Copy what is there, and end.
follow-another-hall = this copy is not of the hall at that address, or one of them was changed since; name an empty folder with --data.
follow-bad-entry = entry { $number } that the hall sent cannot be trusted: { $what }; the copy keeps what was verified before it.
follow-ended = The copy in { $folder } is whole up to here. “arbitro serve --data { $folder }” serves it.
follow-nobody = nobody answers as a hall at that address; check it, and that the hall runs.
follow-stands =
    The copy is at position { $position }, { $behind ->
        [0] with everything that the hall has
        [one] 1 entry behind
       *[other] { $behind } entries behind
    }; it checks every { $pace } s.
follow-lost = The hall does not answer. The copy is whole up to position { $position }; it goes on when the hall is back. If it is gone, stop this and serve the copy.
hall-problem-another-hall = This is not the hall of which the copy was made: copy into an empty folder.
cli-argument-url = ADDRESS
cli-option-log = What is written on standard error: text for people, or json, one object a line, with every request.
