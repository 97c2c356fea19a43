"""Ask OSV for known weaknesses of every package of the lock files: `python -m scripts.advisories [ADDRESS]`.

Ends with 0 where there are none, 1 where there are, and 2 where it could not be asked: that is never taken for none.
"""

import json
import sys
import urllib.error
import urllib.request
from collections.abc import Sequence

from scripts.locked import Package, packages

SOURCE = "https://api.osv.dev/v1/querybatch"
AT_ONCE = 500
PATIENCE = 20.0


def main(source: str = SOURCE) -> int:
    """Ask, print what was found, and return the exit code."""
    asked = packages()
    try:
        found = [
            line
            for start in range(0, len(asked), AT_ONCE)
            for line in _found(source, asked[start : start + AT_ONCE])
        ]
    except (OSError, ValueError, KeyError, urllib.error.URLError) as error:
        print(
            f"NOT CHECKED: {source} could not be asked ({error}). {len(asked)} packages are unchecked.",
            file=sys.stderr,
        )
        return 2
    for line in found:
        print(line)
    print(f"{len(asked)} packages were checked at {source}: {len(found)} with known weaknesses.")
    return 1 if found else 0


def _found(source: str, asked: Sequence[Package]) -> list[str]:
    queries = [
        {"package": {"ecosystem": one.ecosystem, "name": one.name}, "version": one.version} for one in asked
    ]
    request = urllib.request.Request(
        source, json.dumps({"queries": queries}).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        results = json.load(answer)["results"]
    if len(results) != len(asked):
        raise ValueError(f"{len(results)} answers to {len(asked)} questions")
    return [
        f"{one.name} {one.version}: {', '.join(sorted(known['id'] for known in result['vulns']))}"
        for one, result in zip(asked, results, strict=True)
        if result.get("vulns")
    ]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
