"""Shadespire before its first round: faces of boards to choose among, how boards lie, and the opening hand with its texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from wartable.games.shadespire.terminal.board import Board
from wartable.games.shadespire.terminal.cards import card_table
from wartable.games.shadespire.terminal.signs import BLOCKED, LAND_MARKS, LETHAL, SEAT_STYLES, START
from wartable.locale import Words
from wartable.terminal.catalogue import catalogue
from wartable.terminal.drawing import MUTED, WIDTH, View, fitted

FACES: Final = catalogue("shadespire").more["boards"]
WIDTH_OF_BOARD: Final[int] = catalogue("shadespire").more["board_width"]
FACE: Final = 26  # columns for a face and the gap behind it
PRINTED: Final = {"S": START, "#": BLOCKED, "L": LETHAL, ".": "·", " ": " "}

Data = Mapping[str, Any]


def draw(view: View, words: Words, board: Board | None = None) -> RenderableType:
    """The board; before it is there, the faces and how they lie; opening hands with their texts."""
    shown = board or Board(view, words)
    if not view["hexes"]:
        return boards(view, words, shown)
    if view["pending"]["kind"] == "redraw" and view["decider"] == view["seat"]:
        own = view["seats"][shown.me]
        keys = [*own["objectives"], *own["powers"]]
        lines = [fitted(line) for line in [*shown.heading(), *shown.field()]]
        return Group(*lines, Text(), card_table(words, (("", key) for key in keys)))
    return shown.draw()


def boards(view: View, words: Words, shown: Board) -> RenderableType:
    """SHA-28: warbands, the boards that lie already, and the faces that one is chosen from."""
    lines = shown.heading()
    for turn in range(1, len(view["seats"]) + 1):
        lines += shown.warband((shown.me + turn) % len(view["seats"]))
    lines.append(Text())
    if view["boards"]:
        lines += lying(view["boards"], shown)
    return Group(*(fitted(line) for line in [*lines, *faces(view, words)]))


def faces(view: View, words: Words) -> list[Text]:
    """The faces that one is chosen from, or the one that is to be placed."""
    face = view["pending"]["face"]
    known = [board.key for board in FACES if board.core or view["format"]["name"] != "core"]
    return printed([face] if face else known, words)


def printed(keys: Iterable[str], words: Words) -> list[Text]:
    """Faces side by side, as they are printed."""
    found = [board for board in FACES if board.key in keys]
    lines: list[Text] = []
    across = WIDTH // FACE
    for first in range(0, len(found), across):
        row = found[first : first + across]
        titles = Text(" ")
        for number, board in enumerate(row):
            title = Text(words.text(f"sha-board-{board.key}"), "bold")
            title.truncate(FACE - 1, overflow="ellipsis")
            titles.append(" " * (1 + FACE * number - titles.cell_len)).append(title)
        lines.append(titles)
        for line in range(len(row[0].drawing)):
            lines.append(Text(" " + "".join(_signs(board.drawing[line]).ljust(FACE) for board in row)))
        lines.append(Text())
    return lines


def lying(boards: Iterable[Data], shown: Board) -> list[Text]:
    """How the boards lie that were placed, each with the number that it was placed as."""
    spots: dict[tuple[int, int], tuple[str, str]] = {}
    drawings = {board.key: board.drawing for board in FACES}
    for number, board in enumerate(boards, 1):
        drawing = [line.ljust(WIDTH_OF_BOARD - 1) for line in drawings[board["face"]]]
        rows = [line[::-1] for line in reversed(drawing)] if board["turned"] else drawing
        style = SEAT_STYLES[shown.turn(board["seat"])]
        for row, line in enumerate(rows):
            for x, sign in enumerate(line):
                if sign != " ":
                    spots[board["x"] + x, board["y"] + row] = (_signs(sign), style)
            spots[board["x"] - 1, board["y"] + row] = (LAND_MARKS[shown.turn(board["seat"])], style)
        spots[board["x"], board["y"] + 1] = (str(number), style)
    return _spotted(spots)


def _spotted(spots: Mapping[tuple[int, int], tuple[str, str]]) -> list[Text]:
    left = min(x for x, _ in spots) - 2
    lines = []
    for row in range(min(y for _, y in spots), max(y for _, y in spots) + 1):
        line = Text()
        for x in sorted(x for x, y in spots if y == row):
            line.append(" " * (x - left - line.cell_len)).append(*spots[x, row])
        lines.append(line)
    return [*lines, Text("", MUTED)]


def _signs(drawing: str) -> str:
    return "".join(PRINTED[sign] for sign in drawing)
