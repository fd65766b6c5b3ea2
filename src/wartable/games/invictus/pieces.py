"""The pieces of what may be seen: names of cells, facts of cards, attacks and what they would do.
All of it lies open to every seat, but for leaders that are not yet shown (`card_or_none`)."""

from functools import lru_cache
from typing import Any

from wartable.games.invictus.cards import FIRST_LEADER, KEYS, Colour, Nation
from wartable.games.invictus.pending import card_key, support_key
from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import health_of, opponent_of, row_of_sheet, team_of
from wartable.games.invictus.rules.attack import attack_value, reach_of, targets_of
from wartable.games.invictus.rules.support import SUPPORTS, Timing
from wartable.games.invictus.state import CELLS, NOTHING, SOLDIERS

COLOURS = tuple(colour.name.lower() for colour in Colour)
NATIONS = tuple(nation.name.lower() for nation in Nation)
LETTERS = "abcde"  # of the leaders of a nation
COLUMNS = ("left", "centre", "right")
SPECTATOR = -1


Data = dict[str, Any]


def row_of_cell(cell: int) -> str:
    return "front" if cell < 3 else "back"


def column_of_cell(cell: int, seat: int) -> int:
    """The column of a cell from the left, as a seat sees it, its own side below; both battlefields share the columns.

    Column 0 is the left one for team 0 and the right one for team 1; a spectator sits with team 0.
    """
    return cell % 3 if seat < 0 or team_of(seat) == 0 else 2 - cell % 3


def place_of_cell(cell: int, seat: int) -> str:
    """A cell as a seat sees it: "front-left"."""
    return f"{row_of_cell(cell)}-{COLUMNS[column_of_cell(cell, seat)]}"


def counted(g: Record, counts: list[int]) -> dict[str, int]:
    """Cards by key, of a row of counts."""
    return {card_key(g, card): count for card, count in enumerate(counts) if count > 0}


def row(counts: Any, owner: int) -> list[int]:
    """One owner's row of a field of the record."""
    return [counts[owner, place] for place in range(counts.shape[1])]


def facts(g: Record, kind: int) -> Data:
    """A card's numbers in this match and when its support may be used; `name` is the message that names it.

    The same data for the same numbers: not to be changed by who asks.
    """
    return _facts(kind, g.attack[kind], g.range[kind], g.health[kind, 0], g.health[kind, 1])


@lru_cache(maxsize=4096)  # sheets are people's own: numbers without end
def _facts(kind: int, attack: int, bits: int, active: int, rested: int) -> Data:
    key = KEYS[kind]
    leader = kind >= FIRST_LEADER
    first = kind % FIRST_LEADER // 5 * 5
    soldiers = range(first, first + 5) if leader else (kind,)
    return {
        "name": f"card-{key}",
        "colour": "leader" if leader else COLOURS[kind % 5],
        "nation": NATIONS[kind % FIRST_LEADER // 5],
        "letter": LETTERS[kind % 5] if leader else None,
        "attack": "X" if attack < 0 else attack,
        "range": [[bit // 5 + 1, bit % 5 - 2] for bit in range(15) if bits >> bit & 1],
        "health": {"active": active, "rested": rested},
        "supports": [
            {"support": support_key(which), "timing": Timing(declared.timing).name.lower()}
            for which, declared in enumerate(SUPPORTS)
            if declared.soldier in soldiers
        ],
    }


def cells_of(bits: int) -> list[int]:
    return [cell for cell in range(CELLS) if bits >> cell & 1]


def attack_now(g: Record, team: int, cell: int) -> int:
    """What the card would attack with now; what supports add counts for the active team only."""
    if team == team_of(g.active):
        return int(attack_value(g, g.active, cell))
    printed = g.attack[row_of_sheet(g, g.field[team, cell])]
    return int(g.hand_size[opponent_of(g, g.active)]) if printed < 0 else int(printed)


def targets_now(g: Record, team: int, cell: int) -> list[int]:
    """The enemy cells that hold a card it could attack."""
    if team == team_of(g.active):
        return cells_of(int(targets_of(g, team, cell)))
    enemies = [enemy for enemy in range(CELLS) if g.field[1 - team, enemy] != NOTHING]
    return [enemy for enemy in cells_of(int(reach_of(g, team, cell))) if enemy in enemies]


def outcome(g: Record, seat: int, cell: int, amount: int, by_attack: bool) -> Data:
    """What so much damage would do to an enemy card (INVI-5.5 to 5.8)."""
    enemy = 1 - team_of(seat)
    health, damage = int(health_of(g, enemy, cell)), g.damage[enemy, cell]
    result = "hurts"
    if by_attack and amount == health and damage == 0:
        result = "captures"
    elif damage + amount >= health:
        result = "destroys"
    elif amount == 0:
        result = "nothing"
    return {"result": result, "amount": amount, "health": health, "damage": damage}


def card_or_none(g: Record, card: int, seat: int) -> str | None:
    """The key of a card; none for a leader that this seat has not seen."""
    owner = card - SOLDIERS
    if owner >= 0 and (g.leader[owner] == NOTHING or (owner != seat and g.leaders_shown == 0)):
        return None
    return card_key(g, card)
