from typing_extensions import Buffer

class Openings:
    def __init__(
        self, half: float, mouth: float, man: float, striker: float, height: float, reach: float
    ) -> None: ...
    def worth(self, row: Buffer, head: int, each: int, kinds: Buffer, kind: int, turns: int) -> float: ...
