"""The diagrams of Shadespire's rules page: distances, joined boards, an attack, sight, and driving back.
Boards are those that are played on; places are counted as the rules count them, X in half hexes and rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from wartable.games.shadespire.boards import FACES, HEIGHT
from wartable.locale import Words
from wartable.web.diagrams import WIDTH, Diagram, arrow, box, label, line, picture, steps

Place = tuple[int, int]  # X in half hexes, and row

MIRROR_WELL, STARDIAL = FACES[0], FACES[1]
OFFSET = 4  # half hexes by which the second board is moved: two hexes
FARTHEST = 3  # the longest Range there is at first
RINGS = ("own", "near", "farther", "farthest")


class Sight(NamedTuple):
    """A line between two hexes of Shyishian Stardial, by column and row, and what becomes of it (SHA-133)."""

    key: str
    start: Place
    end: Place
    clear: bool


SIGHTS: Final = (
    Sight("clear", (0, 0), (3, 0), True),
    Sight("touching", (3, 1), (3, 3), False),
    Sight("crossing", (2, 2), (4, 2), False),
)


class Map:
    """Hexes as large as the picture lets them be."""

    def __init__(self, places: Iterable[Place], top: float) -> None:
        self.places = sorted(places, key=lambda place: (place[1], place[0]))
        wide = [x for x, _ in self.places]
        self.left, self.top = min(wide) - 1, top
        self.half = min(WIDTH / (max(wide) + 1 - self.left), 26)
        self.right = (WIDTH - (max(wide) + 1 - self.left) * self.half) / 2
        self.first = min(row for _, row in self.places)
        rows = max(row for _, row in self.places) - self.first
        self.bottom = top + (rows * 3 + 4) * self.rise

    @property
    def rise(self) -> float:
        """A third of the way from a row to the next, so that hexes have even sides."""
        return self.half / 3**0.5

    def at(self, place: Place) -> tuple[float, float]:
        """The centre of a hex."""
        x, row = place
        return self.right + (x - self.left) * self.half, self.top + ((row - self.first) * 3 + 2) * self.rise

    def hex(self, place: Place, css: str, sign: str = "", signed: str = "") -> str:
        """A hex with a sign in it."""
        (x, y), half, rise = self.at(place), self.half, self.rise
        corners = (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)
        points = " ".join(f"{x + right * half:.1f},{y + down * rise:.1f}" for right, down in corners)
        size = min(15.0, half * 1.05)
        return f'<polygon class="{css}" points="{points}"/>' + (
            label(x, y, sign, css=signed, size=size) if sign else ""
        )


def steps_apart(one: Place, two: Place) -> int:
    """SHA-9: how far two hexes are apart where there is no gap."""
    across, down = abs(one[0] - two[0]), abs(one[1] - two[1])
    return down + max(0, across - down) // 2


def around(middle: Place, most: int) -> list[Place]:
    """The hexes that are at most so far away."""
    x, row = middle
    return [
        (x + right, row + down)
        for down in range(-most, most + 1)
        for right in range(-2 * most, 2 * most + 1)
        if (right + down) % 2 == 0 and steps_apart(middle, (x + right, row + down)) <= most
    ]


def distances(words: Words) -> str:
    """SHA-8, SHA-9: a fighter, and how far away the hexes around are."""
    name, middle = "diagram-shadespire-distances", (0, 0)
    land = Map(around(middle, FARTHEST), 2)
    parts = []
    for place in land.places:
        apart = steps_apart(middle, place)
        parts.append(
            land.hex(place, RINGS[apart], str(apart) if apart else "♟", "strong" if apart <= 1 else "")
        )
    return picture(words, name, land.bottom + 2, "".join(parts))


def place_of(column: int, row: int) -> Place:
    """A complete hex of a board by its column and row."""
    return 2 * column + (1 if row % 2 == 0 else 2), row


def printed(drawing: Iterable[str]) -> dict[Place, str]:
    """What a board prints on its complete hexes."""
    return {
        place_of(column, row): sign
        for row, signs in enumerate(drawing)
        for column, sign in enumerate(signs.split())
    }


def joined() -> dict[Place, tuple[str, str]]:
    """SHA-29, SHA-36: whose the hexes of two boards joined at their long sides are, and what is printed on them."""
    upper, lower = printed(MIRROR_WELL.drawing), printed(STARDIAL.drawing)
    found = {place: ("theirs", sign) for place, sign in upper.items()}
    found |= {(x + OFFSET, row + HEIGHT): ("own", sign) for (x, row), sign in lower.items()}
    # Each board prints halves of the row between them, below or above its complete hexes of an odd row.
    halves = {x for x, row in upper if row == 1} & {x + OFFSET for x, row in lower if row == 1}
    return found | {(x, HEIGHT - 1): ("chosen", ".") for x in halves}


SIGNS = {".": "", "S": "◉", "#": "✕", "L": "☠"}


def territories(words: Words) -> str:
    """SHA-29 to SHA-36: two boards, and whose territory their hexes are."""
    name, hexes = "diagram-shadespire-territories", joined()
    land = Map(hexes, 24)
    parts = [label(4, 11, words.text(f"{name}-theirs"), css="strong", at="start")]
    for place in land.places:
        whose, sign = hexes[place]
        closed = sign == "#"
        parts.append(
            land.hex(place, "closed" if closed else whose, SIGNS[sign], "on-closed" if closed else "")
        )
    parts.append(label(WIDTH - 4, land.bottom + 14, words.text(f"{name}-own"), css="strong", at="end"))
    y = land.bottom + 42
    keys = (("chosen", "", "no-one"), ("part", SIGNS["S"], "start"), ("closed", SIGNS["#"], "blocked"))
    for number, (css, sign, key) in enumerate(keys):
        parts.append(_key(css, sign, words.text(f"{name}-{key}"), y + number * 24))
    return picture(words, name, y + len(keys) * 24 - 8, "".join(parts))


def _key(css: str, sign: str, text: str, y: float) -> str:
    """What a mark means."""
    signed = label(13, y, sign, css="on-closed" if css == "closed" else "") if sign else ""
    return box(4, y - 9, 18, 18, css) + signed + label(30, y, text, at="start", room=WIDTH - 34)


def attack(words: Words) -> str:
    """SHA-119 to SHA-122: the order of an attack."""
    return steps(
        words, "diagram-shadespire-attack", ("choose", "attack", "defence", "compare", "damage", "drive")
    )


def sight(words: Words) -> str:
    """SHA-129: lines that are clear, touch a blocked hex or cross one, on Shyishian Stardial."""
    name, hexes = "diagram-shadespire-sight", printed(STARDIAL.drawing)
    land = Map(hexes, 2)
    parts = [
        land.hex(place, "closed", SIGNS["#"], "on-closed") if hexes[place] == "#" else land.hex(place, "part")
        for place in land.places
    ]
    y = land.bottom + 18
    for number, one in enumerate(SIGHTS):
        css = "clear" if one.clear else "barred"
        (x1, y1), (x2, y2) = land.at(place_of(*one.start)), land.at(place_of(*one.end))
        parts.append(line(x1, y1, x2, y2, css))
        for x, down in ((x1, y1), (x2, y2)):
            parts.append(f'<circle class="part" cx="{x:.1f}" cy="{down:.1f}" r="9"/>')
            parts.append(label(x, down, str(number + 1), css="strong", size=12))
        parts.append(line(6, y + number * 36, 34, y + number * 36, css))
        text = f"{number + 1}: {words.text(f'{name}-{one.key}')}"
        parts.append(label(44, y + number * 36, text, at="start", room=WIDTH - 48))
    return picture(words, name, y + len(SIGHTS) * 36 - 14, "".join(parts))


ATTACKER, TARGET = (0, 0), (2, 0)


def driven_to() -> list[Place]:
    """SHA-145: the hexes beside the target that are one farther from the attacker."""
    far = steps_apart(ATTACKER, TARGET) + 1
    return [place for place in around(TARGET, 1) if steps_apart(ATTACKER, place) == far]


def driving(words: Words) -> str:
    """SHA-143, SHA-145: where a target may be driven back to."""
    name = "diagram-shadespire-driving"
    land = Map({*around(ATTACKER, 1), *around(TARGET, 1)}, 2)
    goals = driven_to()
    parts = []
    for place in land.places:
        css = (
            "own"
            if place == ATTACKER
            else "theirs"
            if place == TARGET
            else "chosen"
            if place in goals
            else "part"
        )
        parts.append(land.hex(place, css))
    for goal in goals:
        (x1, y1), (x2, y2) = land.at(TARGET), land.at(goal)
        parts.append(arrow(x1 + (x2 - x1) * 0.45, y1 + (y2 - y1) * 0.45, x2, y2))
    for place, key in ((ATTACKER, "attacker"), (TARGET, "target")):
        parts.append(label(*land.at(place), words.text(f"{name}-{key}-sign"), css="strong", size=15))
    y = land.bottom + 18
    for number, (css, key) in enumerate((("own", "attacker"), ("theirs", "target"), ("chosen", "goal"))):
        sign = words.text(f"{name}-{key}-sign") if css != "chosen" else ""
        parts.append(_key(css, sign, words.text(f"{name}-{key}"), y + number * 30))
    return picture(words, name, y + 3 * 30 - 8, "".join(parts))


DIAGRAMS: Final[Mapping[str, Diagram]] = {
    "SHA-8": distances,
    "SHA-29": territories,
    "SHA-119": attack,
    "SHA-129": sight,
    "SHA-145": driving,
}
