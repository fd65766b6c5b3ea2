"""The battlefield once more, worked out otherwise than in the game: boards are sheets that cut hexes into quarters,
and a hex is complete when all four of its quarters are printed. Places are (X, row), as on the rules page."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from wartable.games.shadespire.boards import FACES

Where = tuple[int, int]
DRAWINGS = {board.key: board.drawing for board in FACES}
KEYS = tuple(DRAWINGS)
WIDE, HIGH = 16, 6  # what a board covers: from X 0 to 16 and from the middle of row -1 to that of row 5


def below(offset: int, turned: bool = False) -> int:
    """The placement of a board below the other, so many hexes to the right of it."""
    return 2 * (offset + 4) + turned


def above(offset: int, turned: bool = False) -> int:
    return 18 + below(offset, turned)


def right(turned: bool = False) -> int:
    return 36 + turned


def left(turned: bool = False) -> int:
    return 38 + turned


def shift(placement: int) -> Where:
    """How far a placement moves a board, in half hexes and rows."""
    if placement >= left():
        return -WIDE, 0
    if placement >= right():
        return WIDE, 0
    down = HIGH if placement < above(-4) else -HIGH
    return 2 * (placement % 18 // 2 - 4), down


@dataclass(frozen=True)
class Sheet:
    """A board that lies somewhere."""

    key: str
    at: Where = (0, 0)
    turned: bool = False

    @cached_property
    def printed(self) -> dict[Where, str]:
        """The complete hexes with their signs."""
        found = {}
        for row, line in enumerate(DRAWINGS[self.key]):
            for x, sign in enumerate(line, 1):
                if sign != " ":
                    place = (WIDE - x, 4 - row) if self.turned else (x, row)
                    found[place[0] + self.at[0], place[1] + self.at[1]] = sign
        return found

    def covers(self, hex: Where) -> set[str]:
        """The quarters of a hex that the board prints."""
        x, row = hex[0] - self.at[0], hex[1] - self.at[1]
        across = {"west": 0 < x <= WIDE, "east": 0 <= x < WIDE}
        down = {"north": -1 < row <= HIGH - 1, "south": -1 <= row < HIGH - 1}
        return {f"{north}-{west}" for north in down for west in across if down[north] and across[west]}


class Battlefield:
    """Several boards joined."""

    def __init__(self, *sheets: Sheet) -> None:
        self.sheets = sheets

    @cached_property
    def complete(self) -> set[Where]:
        left, top = (min(sheet.at[part] for sheet in self.sheets) for part in range(2))
        right, bottom = (max(sheet.at[part] for sheet in self.sheets) for part in range(2))
        places = (
            (x, row)
            for row in range(top - 1, bottom + HIGH)
            for x in range(left, right + WIDE + 1)
            if (x + row) % 2 == 1
        )
        return {place for place in places if len(set().union(*self.quarters(place))) == 4}

    def quarters(self, hex: Where) -> list[set[str]]:
        return [sheet.covers(hex) for sheet in self.sheets]

    def sign(self, hex: Where) -> str:
        return next((sheet.printed[hex] for sheet in self.sheets if hex in sheet.printed), ".")

    def board(self, hex: Where) -> int:
        """Which board prints a hex; -1 for hexes of a join."""
        return next((at for at, sheet in enumerate(self.sheets) if hex in sheet.printed), -1)

    def near(self, hex: Where) -> list[Where]:
        x, row = hex
        around = [(x + 2, row), (x - 2, row), *((x + a, row + b) for a in (1, -1) for b in (1, -1))]
        return [place for place in around if place in self.complete]

    def is_edge(self, hex: Where) -> bool:
        return len(self.near(hex)) < 6

    def distances(self, start: Where) -> dict[Where, int]:
        """How far every hex is, through complete hexes."""
        far = {start: 0}
        queue = [start]
        for place in queue:
            for other in self.near(place):
                if other not in far:
                    far[other] = far[place] + 1
                    queue.append(other)
        return far


def joined(first: str, second: str, placement: int) -> Battlefield:
    """Two boards, the second joined to the first."""
    return Battlefield(Sheet(first), Sheet(second, shift(placement), placement % 2 == 1))
