"""The battlefield in 80 columns: a line for each row of hexes, every other row half a hex to the right.
Every hex shows its name or its fighter; the width of a hex follows from how many stand side by side."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from rich.text import Text

from wartable.games.shadespire.terminal.signs import (
    BLOCKED,
    EDGE,
    FIGHTER_MARKS,
    INSPIRED,
    LAND_MARKS,
    LETHAL,
    NO_LAND,
    SEAT_STYLES,
    START,
    objective_sign,
    shown_code,
    tokens_of,
)
from wartable.terminal.drawing import ACT, MUTED, WIDTH, View

WIDEST: Final = 8  # columns of a hex where there is room
NARROWEST: Final = 4  # and where there is none; what is too wide even so is shown in part
SIGNS: Final = {"start": START, "lethal": LETHAL, "blocked": BLOCKED}

Data = Mapping[str, Any]


class Field:
    """The drawing of the hexes of one view. `open` hexes and fighters are those that can be chosen now."""

    def __init__(
        self,
        view: View,
        codes: Mapping[int, str],
        open_hexes: Collection[int] = (),
        open_fighters: Collection[int] = (),
        near: int | None = None,
        columns: int = WIDTH,
    ) -> None:
        """`near` is the hex that is shown in any case, where not all fit into the columns."""
        self.hexes: list[Data] = view["hexes"]
        self.fighters = {fighter["id"]: fighter for fighter in view["fighters"]}
        self.seats = len(view["seats"])
        self.me: int = max(view["seat"], 0)
        self.codes = codes
        self.open_hexes = frozenset(open_hexes)
        self.open_fighters = frozenset(open_fighters)
        self.room = columns
        self.near = near
        self.left = min(hex["x"] for hex in self.hexes) - 1
        self.right = max(hex["x"] for hex in self.hexes) + 1
        self.width = max(NARROWEST, min(WIDEST, 2 * columns // (self.right - self.left)))
        self.scrolled = self.width * (self.right - self.left) > 2 * columns
        if self.scrolled:
            self._scroll(near)

    def _scroll(self, near: int | None) -> None:
        """Show as many columns as fit, around a hex."""
        fitting = 2 * (self.room // self.width) - 2
        centre = self.hexes[near]["x"] if near is not None else (self.left + self.right) // 2
        left = min(max(self.left, centre - fitting // 2), self.right - fitting)
        self.left, self.right = left, left + fitting

    def columns(self) -> tuple[int, int]:
        """The first and the last number among the names that are shown."""
        numbers = [int(hex["name"][1:]) for hex in self.hexes if self.left < hex["x"] < self.right]
        return min(numbers), max(numbers)

    def rows(self) -> list[list[Data]]:
        rows: dict[int, list[Data]] = {}
        for hex in self.hexes:
            rows.setdefault(hex["row"], []).append(hex)
        return list(rows.values())

    def rows_near(self, most: int) -> range:
        """So many rows, around the hex that is shown in any case."""
        rows = self.rows()
        wanted = self.hexes[self.near]["row"] if self.near is not None else rows[len(rows) // 2][0]["row"]
        at = next(number for number, row in enumerate(rows) if row[0]["row"] == wanted)
        first = min(max(0, at - most // 2), max(0, len(rows) - most))
        return range(first, min(len(rows), first + max(1, most)))

    def row_name(self, number: int) -> str:
        """The letter that names of a row begin with."""
        return str(self.rows()[number][0]["name"][0].upper())

    def lines(self) -> list[Text]:
        margin = (self.room - self.width * (self.right - self.left) // 2) // 2
        return [self._line(row, margin) for row in self.rows()]

    def _line(self, row: list[Data], margin: int) -> Text:
        line = Text()
        for hex in row:
            if self.left < hex["x"] < self.right:
                column = margin + self.width * (hex["x"] - 1 - self.left) // 2
                line.append(" " * (column - line.cell_len)).append(self.cell(hex))
        return line

    def turn(self, seat: int) -> int:
        """A seat's place, from the viewing one on."""
        return (seat - self.me) % self.seats

    def cell(self, hex: Data) -> Text:
        """One hex: whose territory or fighter, then what is there."""
        if hex["fighter"] is not None:
            return self._occupied(hex, self.fighters[hex["fighter"]])
        land = hex["land"]
        style = SEAT_STYLES[self.turn(land)] if land is not None else MUTED
        mark = LAND_MARKS[self.turn(land)] if land is not None else NO_LAND
        room = self.width - 1
        sign = objective_sign(hex["objective"])
        if (hex["ground"] == "blocked" or hex["shard"]) and hex["id"] not in self.open_hexes:
            return Text.assemble((mark, style), sign, (BLOCKED * (room - 1 - len(sign)) + " ", MUTED))
        ground = SIGNS.get(hex["ground"], "")
        is_open = hex["id"] in self.open_hexes
        name = hex["name"].upper() if is_open else hex["name"].lower()
        before = ground + sign
        if len(before + name) > room:
            mark, before = before[0], before[1:]
        after = EDGE if hex["edge"] and len(before + name) < room else ""
        padding = " " * (room - len(before + name + after))
        front = " " if not before and padding else ""
        return Text.assemble(
            (mark, "" if mark == sign else style),
            front,
            (before, "bold" if sign else ""),
            (name, ACT if is_open else MUTED),
            (after, MUTED),
            padding[len(front) :],
        )

    def _occupied(self, hex: Data, fighter: Data) -> Text:
        """A fighter: two letters, in capitals once inspired, wounds left, tokens; the objective that it holds."""
        style = SEAT_STYLES[self.turn(fighter["seat"])]
        left = str(max(0, fighter["max_wounds"] - fighter["wounds"]))
        code, room = self.codes[fighter["id"]], self.width - 1
        body = shown_code(code, fighter["inspired"]) + left
        if fighter["inspired"] and (self.width > 6 or code == code.upper()):
            body = (body + INSPIRED)[:room]
        tokens = tokens_of(fighter)
        before = (LETHAL if hex["ground"] == "lethal" else "") + objective_sign(hex["objective"])
        before = before[max(0, len(before) - (room - len(body))) :]
        tokens = tokens[: room - len(body + before)]
        chosen = " reverse" if fighter["id"] in self.open_fighters else ""
        padding = " " * (room - len(before + body + tokens))
        return Text.assemble(
            (FIGHTER_MARKS[self.turn(fighter["seat"])], style),
            before,
            (body, f"bold {style}{chosen}"),
            (tokens, "bold"),
            padding,
        )
