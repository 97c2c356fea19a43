from typing_extensions import Buffer

SIDE: int
FIRST: int
MORE: int
INPUTS: int
OVER: int
BEAROFF: int
RACE: int
CRASHED: int
CONTACT: int

def encode(boards: Buffer, turned: bool, inputs: Buffer, kinds: Buffer) -> None: ...
