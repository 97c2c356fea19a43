"""What guests wrote is counted by its bytes, and goes without harm to anything else of the hall."""

from functools import partial
from pathlib import Path

import msgspec

from arbitro.kernel import Sitting
from arbitro.library import game
from arbitro.store import Heading, Store, guests, leases
from arbitro.store import people as kept
from arbitro.store.settings import get, save
from arbitro.store.verify import check_hall
from tests.store.conftest import Open

EDITION = "carrom/icf-2001"
ANN, BEN = "guest-ANNANNANN2", "guest-BENBENBEN3"
DAY = 24 * 3600 * 1000


def begin(store: Store, name: str, owner: str, *seated: str) -> int:
    """Begin a match of somebody and return how many bytes it takes, as they are reckoned."""
    sitting = Sitting.open(game(EDITION), game(EDITION).terms(), ("Ada", "Bob"), author=owner)
    options = msgspec.json.encode({"seats": [{"person": one} for one in seated]})
    heading = Heading(name, edition=EDITION, mode="umpired", owner=owner, body=b"{}", options=options)
    lines = [*sitting.journal.lines()]
    store.append(name, lines, expects=-1, heading=heading).result()
    return guests.A_MATCH + len(options) + 2 + sum(len(line) + guests.AN_ENTRY for line in lines)


def come(store: Store, name: str, created: int, session: int) -> None:
    """Let a guest in, with a session until some moment."""
    account = kept.Account(name, "Ann", None, None, "player", created)
    store.write(partial(kept.add_account, account=account)).result()
    token = f"token of {name}"
    add = partial(kept.add_session, token=token, account=name, created=created, expires=session)
    store.write(add).result()


def test_matches_of_guests_are_counted_from_where_one_looked_last(store: Store) -> None:
    first, _ = begin(store, "a", ANN), begin(store, "of-ada", "account-ada")
    told = store.read(partial(guests.written, since=0))
    assert (told.whole, told.upto) == (True, store.position)
    assert [(one.journal, one.owner, one.size, one.last) for one in told.journals] == [("a", ANN, first, 1)]
    begin(store, "b", BEN)
    told = store.read(partial(guests.written, since=told.upto))
    assert [(one.journal, one.owner) for one in told.journals] == [("b", BEN)]
    assert store.read(guests.still_there) == {"a", "b"}


def test_matches_that_go_leave_nothing_behind_and_all_else_whole(
    open_store: Open, url: str | None, tmp_path: Path
) -> None:
    with open_store() as store:
        for name, owner in (
            ("a", ANN),
            ("b", BEN),
            ("of-ada", "account-ada"),
            ("elsewhere", ANN),
            ("last", ANN),
        ):
            begin(store, name, owner)
        store.write(partial(save, name="secret a", value=b"x")).result()
        store.write(partial(kept.add_code, code=kept.Code("0" * 64, "seat a", "white", DAY))).result()
        store.write(partial(leases.take, journal="elsewhere", node="other", now=5, lasts=3000)).result()
        position, names = store.position, ["a", "b", "of-ada", "elsewhere", "last", "nothing"]
        gone = store.write(partial(guests.remove_matches, matches=names, node="me", now=10)).result()
        assert sorted(gone) == ["a", "b"], (
            "nobody's who is no guest, none that another node has, not the last"
        )
        assert {one.heading.id for one in store.journals()} == {"of-ada", "elsewhere", "last"}
        assert store.position == position
        assert store.read(partial(get, name="secret a")) is None
        assert store.read(partial(kept.purpose_of, code="0" * 64, now=1)) is None
        begin(store, "a", ANN)
        assert store.position > position, "no position is given twice"
    assert check_hall(tmp_path / "data", url).whole


def test_guests_with_nothing_but_a_name_are_forgotten_when_they_cannot_come_back(store: Store) -> None:
    owner, seated, fresh, over = (f"guest-{sign * 10}" for sign in "ABCD")
    for one in (owner, seated, over):
        come(store, one, created=0, session=DAY)
    come(store, fresh, created=DAY, session=3 * DAY)
    begin(store, "match", owner, seated)
    store.write(partial(guests.end_old_sessions, now=2 * DAY)).result()
    assert store.read(partial(guests.lost_guests, came_before=2 * DAY)) == [over]
    assert store.read(partial(guests.lost_guests, came_before=0)) == [], (
        "who has just come has no session yet"
    )
    assert store.read(partial(guests.lost_guests, came_before=2 * DAY, all_of_them=True)) == sorted(
        (over, fresh)
    ), "where there are too many"
    store.write(partial(guests.forget_guests, names=[over])).result()
    assert store.read(guests.count_guests) == 3
    assert store.read(partial(kept.account, name=over)) is None
    assert store.read(partial(kept.session, token=f"token of {fresh}", now=2 * DAY)) is not None
