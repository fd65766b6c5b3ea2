"""Line of sight (SHA-129 to SHA-134), against a geometry of its own: a line is cut down by the six sides of a hex, in
exact fractions, and is blocked if anything of it is left, be it a single point.

Every pair of hexes of every battlefield of two boards: `python -m tests.games.shadespire.test_sight all`.
"""

import random
import sys
from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest

from wartable.games.shadespire.declare import FIGHTER_LIST
from wartable.games.shadespire.rules.field import lay_out, placement_x, placement_y, sees
from wartable.games.shadespire.rules.sight import can_attack_from
from wartable.games.shadespire.state import ATTACK, LAYOUT, MODELS, Ground, Striking

from .battlefield import KEYS, Where, below, joined
from .scene import scene

SANSON, GARREK, SAEK, SEVERIN = "sanson-farstrider", "garrek-gorebeard", "blooded-saek", "severin-steelheart"
PLACEMENTS = 40
SAMPLE = 60  # pairs of hexes of each battlefield that the test looks at
CORNERS = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]  # of a hex, clockwise on the page
STARDIAL = ("shyishian-stardial", "mirror-well")


# --- Another geometry -------------------------------------------------------------------------------------------------


def centre(hex: Where) -> Where:
    return hex[0], 3 * hex[1]


@cache
def meets(start: Where, end: Where) -> bool:
    """SHA-132: whether the line between two points has a point in common with the hex around (0, 0)."""
    begin, stop = Fraction(0), Fraction(1)
    for (x1, y1), (x2, y2) in zip(CORNERS, [*CORNERS[1:], CORNERS[0]], strict=True):
        across = (y1 - y2, x2 - x1)  # points into the hex
        inside = across[0] * (start[0] - x1) + across[1] * (start[1] - y1)
        change = across[0] * (end[0] - start[0]) + across[1] * (end[1] - start[1])
        if change == 0:
            if inside < 0:
                return False
        elif change > 0:
            begin = max(begin, Fraction(-inside, change))
        else:
            stop = min(stop, Fraction(inside, -change))
    return begin <= stop


def is_seen(one: Where, two: Where, blocked: list[Where]) -> bool:
    """SHA-129: whether the line between the centres of two hexes keeps clear of every blocked hex."""
    (x1, y1), (x2, y2) = centre(one), centre(two)
    return not any(meets((x1 - x, y1 - y), (x2 - x, y2 - y)) for x, y in map(centre, blocked))


# --- Battlefields -----------------------------------------------------------------------------------------------------


def battlefield(first: str, second: str, placement: int):
    """A record with nothing but two boards."""
    records = LAYOUT.zeros(1)
    g = records.proxies[0]
    g.seats = g.boards = 2
    g.order[1] = 1
    g.faces[0], g.faces[1] = KEYS.index(first), KEYS.index(second)
    g.board_x[1], g.board_y[1] = placement_x(placement), placement_y(placement)
    g.turned[1] = placement % 2
    lay_out(g)
    return g


def differences(
    first: str, second: str, placement: int, sample: int | None
) -> tuple[int, list[tuple[Where, Where]]]:
    """How many pairs of hexes were looked at, and those whose sight the game sees otherwise."""
    g = battlefield(first, second, placement)
    field = joined(first, second, placement)
    blocked = [hex for hex in field.complete if field.sign(hex) == "#"]
    places = [(g.hex_x[hex], g.hex_y[hex]) for hex in range(g.hexes)]
    hexes = [hex for hex in range(g.hexes) if g.ground[hex] != Ground.BLOCKED]
    pairs = list(combinations(hexes, 2))
    if sample is not None:
        pairs = random.Random(f"{first} {second} {placement}").sample(pairs, sample)
    wrong = [
        (places[one], places[two])
        for one, two in pairs
        if not sees(g, one, two) == sees(g, two, one) == is_seen(places[one], places[two], blocked)
    ]
    return len(pairs), wrong


@pytest.mark.rule("SHA-129", "SHA-132", "SHA-131")
@pytest.mark.parametrize("placement", range(PLACEMENTS))
def test_sight_on_every_board_at_every_place(placement):
    for at, first in enumerate(KEYS):
        _, wrong = differences(first, KEYS[(at + placement) % len(KEYS)], placement, SAMPLE)
        assert not wrong


@pytest.mark.rule("SHA-129", "SHA-132")
@pytest.mark.parametrize("key", ["shyishian-stardial", "shattered-tower", "animus-forge"])
def test_sight_between_all_hexes_of_boards_with_blocked_ones(key):
    count, wrong = differences(key, "shattered-tower", below(2), None)
    assert count > 2500 and not wrong


# --- As players see it ------------------------------------------------------------------------------------------------


def place(column: int, row: int) -> Where:
    """A hex by its column and row."""
    return 2 * column + 1 + row % 2, row


CLEAR = [((0, 0), (2, 0)), ((0, 0), (3, 0))]
TOUCHING = [((3, 1), (2, 2)), ((3, 1), (3, 3)), ((2, 1), (4, 2)), ((1, 0), (1, 4))]
CROSSING = [((2, 2), (4, 2)), ((2, 1), (3, 3)), ((1, 1), (4, 2))]


@pytest.mark.rule("SHA-133", "SHA-129", "SHA-132")
@pytest.mark.parametrize(
    ("one", "two", "seen"),
    [(*pair, True) for pair in CLEAR] + [(*pair, False) for pair in TOUCHING + CROSSING],
)
def test_the_examples_of_the_rules(one, two, seen):
    story = scene({SANSON: (15, 10)}, {GARREK: (1, 10)}, faces=STARDIAL)
    ends = story.hex(place(*one)), story.hex(place(*two))
    assert sees(story.g, *ends) == sees(story.g, *reversed(ends)) == seen


@pytest.mark.rule("SHA-133", "SHA-132")
@pytest.mark.parametrize(("pairs", "crosses"), [(TOUCHING, False), (CROSSING, True)])
def test_which_lines_only_touch(pairs, crosses):
    """A line that only touches hexes meets none of them once they are smaller by a hundredth."""
    more = Fraction(100, 99)
    for one, two in pairs:
        (x1, y1), (x2, y2) = centre(place(*one)), centre(place(*two))
        blocked = map(centre, (place(3, 2), place(1, 3), place(2, 3)))
        met = [
            meets((more * (x1 - x), more * (y1 - y)), (more * (x2 - x), more * (y2 - y))) for x, y in blocked
        ]
        assert any(met) == crosses


@pytest.mark.rule("SHA-129", "SHA-119")
@pytest.mark.parametrize(("target", "can"), [((9, 2), False), ((8, 1), False), ((7, 0), True)])
def test_no_attack_through_a_blocked_hex(target, can):
    assert scene({SANSON: (5, 2)}, {GARREK: target}, faces=STARDIAL).can(SANSON, ATTACK) == can


@pytest.mark.rule("SHA-130")
def test_fighters_do_not_stand_in_the_way():
    story = scene({SANSON: (5, 2)}, {GARREK: (11, 2), SAEK: (7, 2), "targor": (9, 2)})
    assert sees(story.g, story.hex((5, 2)), story.hex((11, 2)))
    story.dice("sword", "sword", "sword", "shield").attack(SANSON, GARREK, "boltstorm-pistol")
    assert story.wounds(GARREK) == 1


@pytest.mark.rule("SHA-131")
def test_incomplete_hexes_do_not_stand_in_the_way():
    """With the second board to the left, the line from (14, 3) to (11, 6) leaves the battlefield and comes back."""
    story = scene({SANSON: (14, 3)}, {GARREK: (11, 6)}, placement=below(-2))
    assert (12, 5) not in joined("mirror-well", "mirror-well", below(-2)).complete
    assert sees(story.g, story.hex((14, 3)), story.hex((11, 6)))


@pytest.mark.rule("SHA-134")
@pytest.mark.parametrize("key", KEYS)
def test_adjacent_fighters_always_see_each_other(key):
    """Garrek, in every hex, can attack Severin in every hex beside it."""
    g = battlefield(key, "shattered-tower", below(0))
    g.kind[0], g.kind[MODELS] = FIGHTER_LIST[GARREK].number, FIGHTER_LIST[SEVERIN].number
    for hex in range(g.hexes):
        for other in (g.near[hex, way] for way in range(6)):
            if other >= 0 and Ground.BLOCKED not in (g.ground[hex], g.ground[other]):
                g.hex[0], g.hex[MODELS] = hex, other
                g.who[hex], g.who[other] = 1, MODELS + 1
                assert can_attack_from(g, 0, 0, Striking.ACTIVATION, hex)
                g.who[hex] = g.who[other] = 0


if __name__ == "__main__":
    assert sys.argv[1:] == ["all"], "say `all`"
    looked_at, wrong_in_all = 0, 0
    for first in KEYS:
        for second in KEYS:
            for placement in range(PLACEMENTS):
                count, wrong = differences(first, second, placement, None)
                looked_at += count
                wrong_in_all += len(wrong)
            print(f"{first} and {second}: {looked_at} pairs so far, {wrong_in_all} differences", flush=True)
