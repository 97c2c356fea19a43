from typing_extensions import Buffer

class Lines:
    def __init__(self, mouths: Buffer, reach: float, thinnest: float, least: float) -> None: ...
    def open_pots(
        self, balls: Buffer, gains: Buffer, x: float, y: float, stray: float
    ) -> list[tuple[float, int, int, float, float, float, float, float, float]]: ...
