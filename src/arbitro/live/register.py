"""The hall's register of people: whose names stand as pseudonyms in journals, kept at hand in memory."""

from functools import partial

from arbitro.kernel import pseudonyms as known
from arbitro.store import Store, as_asyncio, register


class Register:
    """The pseudonyms of the hall; every row is on disk before a journal uses it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.pseudonyms: dict[tuple[str, str], str] = {}
        """What stands for a name, by the number of its person and the name."""
        self.agreed: frozenset[str] = frozenset()
        """The numbers of those who agree that their page is public."""
        self.refresh()

    def refresh(self) -> None:
        """Learn what was added, also by other nodes, and forget what was erased."""
        found = {(str(one.person), one.name): one for one in self._store.read(register.all_pseudonyms)}
        for key, pseudonym in list(self.pseudonyms.items()):
            # Erased, perhaps by another node: pages tell its label from now on (docs/privacy.md).
            if key not in found:
                del self.pseudonyms[key]
                known.forget(pseudonym)
        for key, one in found.items():
            self.pseudonyms[key] = one.pseudonym
            known.learn(one.pseudonym, one.name)
        people = self._store.read(partial(register.rows, kind="person"))
        agreed = {one.number for one in people if one.person and one.person.consent}
        self.agreed = frozenset(
            str(one.number) for one in people if (one.merged_into or one.number) in agreed
        )

    async def cover(self, person: object, name: str) -> None:
        """See to it that a pseudonym stands for a name from now on, where its person is in the register."""
        number = int(str(person)) if str(person).isdecimal() else 0
        if not number or (str(person), name) in self.pseudonyms:
            return
        if self._store.read(partial(register.find, kind="person", number=number)) is None:
            return
        # On disk before any journal has the pseudonym: after a crash in between nobody could tell whose it
        # is.
        one = await as_asyncio(self._store.write(partial(register.cover, person=number, name=name)))
        self.pseudonyms[str(person), name] = one.pseudonym
        known.learn(one.pseudonym, name)

    async def erase(self, number: int, now: int) -> None:
        """Erase somebody on disk and in memory."""
        gone = await as_asyncio(self._store.write(partial(register.erase, number=number, now=now)))
        for one in gone:
            self.pseudonyms.pop((str(one.person), one.name), None)
            known.forget(one.pseudonym)
        self.refresh()
