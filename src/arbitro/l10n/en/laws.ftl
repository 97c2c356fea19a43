# Statuses of clauses, and documents that cannot be understood.

status-decided = decided
status-enforced = enforced
status-called = called
status-timed = timed
status-measured = measured
status-desk = desk
status-stated = stated
status-open = open

status-decided-means = The engine rules on it from what happened.
status-enforced-means = The program refuses what it forbids and does what it orders.
status-called-means = An official sees it and calls it; the engine gives the consequence.
status-timed-means = A clock runs it.
status-measured-means = Equipment inspection measures it.
status-desk-means = The tournament desk carries it out.
status-stated-means = It states or defines something; nothing follows from it alone.
status-open-means = Not done by the program yet.

reason-definition = It defines a term of the glossary.
reason-heading = It introduces the clauses below it.
reason-permission = It allows something; nothing follows.
reason-scope = It says what the rules cover and how they are read.
reason-advice = It advises; there is no sanction.
reason-spirit = It is a principle with no sanction of its own.

malformed-empty = there is no case here; a file holds one case, a list of cases or several YAML documents.
malformed-yaml = the text stops being valid YAML at line { $line }; fix that line and try again.
malformed-doubled-key = the key “{ $key }” in line { $line } appears twice in one mapping; keep one of them.
malformed-too-large = the document is larger than { $most } MB; split it.
malformed-too-deep = at line { $line } lists and mappings are nested more than { $most } levels deep; flatten them.
malformed-too-many-aliased = with line { $line } the aliases stand for more than { $most } values; write out what is meant.
malformed-alias-in-itself = the alias “*{ $name }” in line { $line } is inside the very value that it names; write out what is meant.
malformed-unknown-alias = the alias “*{ $name }” in line { $line } names nothing that was written before; put “&{ $name }” before that value, or write the value out.
malformed-key-not-plain = a list or mapping is used as a key in line { $line }; a key must be a word or a number.
malformed-number-too-long =
    { $keyed ->
        [no] the number in line { $line } is too large; write one with at most 19 digits.
       *[yes] “{ $key }” in line { $line } is too large a number; write one with at most 19 digits.
    }
malformed-unforeseen = this is a fault of Arbitro, not of the case ({ $what }); please report it together with the case.
malformed-missing = the key “{ $key }” is missing.
malformed-not-text = “{ $key }” must be text.
malformed-not-a-case = a case must be a mapping with id, edition, given, when, then.
malformed-not-a-mapping = “{ $key }” must be a mapping of keys to values.
malformed-not-a-list = “{ $key }” must be a list.
malformed-not-an-event = “{ $key }” must be one event: a word, or a mapping with one key.
malformed-unknown-key = there is no key “{ $key }”; known are: { $known }.
malformed-unknown-edition = “{ $edition }” is not an edition; “arbitro laws list” shows those there are.
malformed-law-not-quoted = the law { $law } in “{ $key }” is a number; quote it: "{ $law }".
malformed-not-a-number = “{ $key }” must be a whole number.
malformed-out-of-range = “{ $key }” must be from { $least } to { $most }.
malformed-not-a-flag = “{ $key }” must be true or false.
malformed-not-one-of = “{ $key }” is “{ $value }”; it must be one of: { $choices }.
malformed-unknown-event = “{ $key }”: there is no event “{ $event }”; known are: { $known }.

search-understood = No clause speaks of “{ $words }”; searched for “{ $meant }”.
