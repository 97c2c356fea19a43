# Several nodes of one hall, copies that follow, and logs.

hall-problem-moving = The match is moving to another node of the hall: send this again in a moment.
cli-option-node-address = Address at which the other nodes of the hall reach this one; by default where it serves.
cli-option-bus = Redis server that carries hints between nodes beside the database: redis://…
hall-bad-bus = this is not the address of a Redis server; write redis://HOST.
hall-one-node = “--bus” and “--node-address” are for several nodes on one database: name it with --database.
hall-problem-nul = A text holds the sign of number 0: leave it out.
