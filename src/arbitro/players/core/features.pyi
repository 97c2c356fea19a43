from typing_extensions import Buffer

SIDE: int
FIRST: int
MORE: int
INPUTS: int

def encode(boards: Buffer, turned: bool, kinds: Buffer, race: int, inputs: Buffer) -> None: ...
