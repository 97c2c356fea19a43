from typing_extensions import Buffer

OVER: int
BEAROFF: int
RACE: int
CRASHED: int
CONTACT: int
COUNT: int
FAMILIES: tuple[range, ...]

def tell(boards: Buffer, turned: bool, kinds: Buffer) -> None: ...
