"""The six boards of the first season: drawings in which S is a starting hex, # a blocked and L a lethal one.
SHA-10: five rows of complete hexes, eight and seven in turn; partial hexes along the sides become complete at joins."""

from dataclasses import dataclass

import numpy as np

from wartable.games.shadespire.state import Ground

ROWS = 5
WIDTH = 16  # of a board in half hexes
HEIGHT = 6  # of a board in rows


@dataclass(frozen=True)
class Board:
    """A face of a board. `core` ones come with the core set."""

    key: str
    core: bool
    drawing: tuple[str, ...]


FACES = (
    Board(
        "mirror-well",
        True,
        (
            ". . . . . . . .",
            " . S . S . S .",
            ". . . . . . . .",
            " S S . . S . .",
            ". . . . . S . .",
        ),
    ),
    Board(
        "shyishian-stardial",
        True,
        (
            ". . S . . S . .",
            " . . . . . S .",
            ". . S # . . . .",
            " . # # . S . .",
            ". S S . . . . .",
        ),
    ),
    Board(
        "katophranes-reliquary",
        True,
        (
            ". . . . S . . .",
            " . . S . S . S",
            ". . . . . . . .",
            " S . . . . . S",
            ". . . S . . . .",
        ),
    ),
    Board(
        "shattered-tower",
        True,
        (
            ". . . . . . . .",
            " . S . S . . .",
            ". . . . . S # .",
            " S S . # . # .",
            ". . . . S . S .",
        ),
    ),
    Board(
        "arcane-nexus",
        False,
        (
            "S . . . . . . .",
            " . . S . L S .",
            ". . L . . . S .",
            " S . . . . . .",
            ". . S . L . S .",
        ),
    ),
    Board(
        "animus-forge",
        False,
        (
            ". . . # . . S .",
            " . S . . . . .",
            ". . # . S S . .",
            " S . L . . . L",
            ". . . S . S . .",
        ),
    ),
)


def column(x: int, row: int) -> int:
    """The place of a complete hex in its row, by its X in half hexes."""
    return (x - 1) // 2 if row % 2 == 0 else (x - 2) // 2


def _grounds() -> np.ndarray:
    """What is printed on the complete hexes, by face, row and place in the row; -1 where a row has ended."""
    table = np.full((len(FACES), ROWS, 8), -1, np.int8)
    meaning = {".": Ground.PLAIN, "S": Ground.START, "#": Ground.BLOCKED, "L": Ground.LETHAL}
    for face, board in enumerate(FACES):
        for row, line in enumerate(board.drawing):
            for place, sign in enumerate(line.split()):
                table[face, row, place] = meaning[sign]
    return table


GROUNDS = _grounds()
