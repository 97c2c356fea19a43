"""Run by the peers' own Python: pairs the Swiss round that comes in, and says how long it took."""

import json
import sys
import time

import swisspair

for line in sys.stdin:
    asked = sorted(json.loads(line), key=lambda one: (-one["wins"], one["rank"]))
    players = [
        swisspair.Player(one["name"], one["wins"], place, True, set(one["met"]))
        for place, one in enumerate(asked, start=1)
    ]
    begin = time.process_time()
    matches = swisspair.create_matches(players)
    taken = time.process_time() - begin
    pairs = [(match.p1.id, match.p2.id) for match in matches if match.p2 is not None]
    print(json.dumps({"seconds": taken, "pairs": pairs}), flush=True)
