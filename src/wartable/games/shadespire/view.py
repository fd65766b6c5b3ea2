"""What a seat may see, as plain data for any screen.
The one authority for screens: nothing that `knowledge.imagine` would redraw may ever be read here."""

from functools import lru_cache

import numpy as np

from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.declare import WARBAND_OF_KIND
from wartable.games.shadespire.fights import act_shown, attack_shown, effect_shown, odds_now
from wartable.games.shadespire.options import RULINGS
from wartable.games.shadespire.pending import Pending, named, pending
from wartable.games.shadespire.pieces import (
    FACE_KEYS,
    GROUNDS,
    WARBAND_KEYS,
    Data,
    faces,
    facts,
    fighter_cards,
    fighter_facts,
    fighters_of,
    first_column,
    key_of,
    name_of_hex,
    or_none,
    place_of_choice,
)
from wartable.games.shadespire.plans import plans_now
from wartable.games.shadespire.progress import progress_shown
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.stats import held_by, survivors, wearer
from wartable.games.shadespire.rules.turn import ACTIVATED
from wartable.games.shadespire.shown import Board, Format, PendingShown, Result, Seat, View
from wartable.games.shadespire.state import (
    ACTIVATIONS,
    FACE_DOWN,
    MODELS,
    NO_ONE,
    NOTHING,
    Frame,
    Phase,
    Place,
    Reason,
    Way,
)
from wartable.games.shadespire.terms import Target
from wartable.kernel.frames import KIND, SEAT, A
from wartable.kernel.naming import names_in


def view(g: Record, seat: int) -> View:
    """All that a seat may see (-1: a spectator, who sees what all see)."""
    due = pending(g)
    seen: View = {
        "game": "shadespire",
        "seat": seat,
        "format": _format(g),
        "round": g.round,
        "turn": _turn(g),
        "phase": named(Phase(g.phase)),
        "active": _active(g),
        "first": g.first if g.phase != Phase.SETUP else NOTHING,
        "decider": due.seat,
        "pending": _pending(g, due, seat),
        "result": _result(g, seat),
        "boards": [_board(g, board) for board in range(g.boards)],
        "hexes": _hexes(g),
        "faces": faces() if g.hexes == 0 else None,
        "fighters": [fighter_facts(g, fighter) for fighter in fighters_of(g)],
        "seats": [_seat(g, other, seat) for other in range(g.seats)],
        "acts": [act_shown(g, act) for act in range(g.acts)],
        "attack": attack_shown(g),
        "effects": [effect_shown(g, row) for row in range(g.effect_count)],
        "no_powers": bool(g.no_powers),
        "odds": odds_now(g) if due.seat == seat else None,
        "plans": plans_now(g) if due.seat == seat else None,
    }
    seen["fighter_cards"] = {fighter["key"]: fighter_cards()[fighter["key"]] for fighter in seen["fighters"]}
    naming = [part for name, part in seen.items() if name not in NAMELESS]
    numbers = sorted(BY_KEY[key].number for key in names_in(naming, NAMES, keys=False))
    seen["cards"] = {key_of(number): facts(number) for number in numbers}
    return seen


def _format(g: Record) -> Format:
    settings = {setting.name.lower(): choices[g.settings[setting]] for setting, choices, _, _ in RULINGS}
    return {"name": named(Way(g.format)), "seats": g.seats, "objectives": g.tokens, "settings": settings}


def _turn(g: Record) -> int:
    """How many activations there have been, this one included."""
    before = max(0, g.round - 1) * ACTIVATIONS * g.seats
    return int(before + sum(g.taken[seat] for seat in range(g.seats)))


def _active(g: Record) -> int:
    """Whose activation it is, in the end phase whose part of it; -1 when it is nobody's."""
    if g.depth == 0 or g.phase == Phase.SETUP or g.frames[0, A] < ACTIVATED:
        return NOTHING
    if g.phase == Phase.ACTION:
        return int(g.active)
    ends = [g.frames[depth, SEAT] for depth in range(g.depth) if g.frames[depth, KIND] == Frame.END]
    return int(ends[-1]) if ends else NOTHING


def _pending(g: Record, due: Pending, seat: int) -> PendingShown:
    """What is decided. A card that is still in a hand is for the eyes of that seat."""
    return {
        "kind": due.asked.value,
        "moment": named(due.moment),
        "card": key_of(due.card) if due.card else None,
        "fighter": or_none(due.fighter),
        "aim": or_none(due.aim),
        "weapon": or_none(due.weapon),
        "hex": or_none(due.hex),
        "number": or_none(due.number),
        "target": named(due.target) if due.target else None,
        "place": or_none(due.place),
        "optional": due.optional,
        "chosen": [
            place_of_choice(g, kind, value)
            for kind, value in due.chosen
            if kind != Target.UPGRADE_IN_HAND or due.seat == seat
        ],
        "left": due.left,
        "face": FACE_KEYS[due.face] if due.face != NOTHING else None,
        "cost": due.cost,
        "limited": due.limited,
        "draws": due.draws,
        "anywhere": due.anywhere,
        "how": named(due.how),
    }


# --- The battlefield ----------------------------------------------------------------------------------------------


def _board(g: Record, board: int) -> Board:
    return {
        "face": FACE_KEYS[g.faces[board]],
        "seat": g.order[board],
        "turned": bool(g.turned[board]),
        "x": g.board_x[board],
        "y": g.board_y[board],
    }


def _hexes(g: Record) -> list[Data]:
    lying = zip(g.token, g.who, g.shard, g.ground, strict=True)
    return [
        {
            **lasting,
            "ground": GROUNDS[ground],
            "objective": "hidden" if token == FACE_DOWN else token or None,
            "fighter": who - 1 if who else None,
            "shard": bool(shard),
        }
        for lasting, (token, who, shard, ground) in zip(_field(g), lying, strict=False)
    ]


def _field(g: Record) -> tuple[Data, ...]:
    """What of the hexes never changes once the boards lie: put together once for all matches on the same field."""
    laid = (part.tobytes() for part in (g.hex_x, g.hex_y, g.land, g.edge))
    return _field_laid(g.hexes, first_column(g), *laid)


@lru_cache(64)
def _field_laid(hexes: int, left: int, x: bytes, row: bytes, land: bytes, edge: bytes) -> tuple[Data, ...]:
    columns, rows, lands = (memoryview(part).cast("b") for part in (x, row, land))
    return tuple(
        {
            "id": hex,
            "name": name_of_hex(columns[hex] - left, rows[hex] - rows[0]),
            "x": columns[hex],
            "row": rows[hex],
            "land": None if lands[hex] == NO_ONE else lands[hex],
            "edge": bool(edge[hex]),
        }
        for hex in range(hexes)
    )


# --- Seats --------------------------------------------------------------------------------------------------------


PILES = (Place.DECK, Place.DISCARD, Place.SCORED, Place.GONE)


def _seat(g: Record, other: int, seat: int) -> Seat:
    """A seat: its hand and decks for itself, their sizes and what lies open for the others."""
    own = other == seat
    hand = {
        "objectives": [g.objectives[other, place] for place in range(g.objective_count[other])],
        "powers": [g.powers[other, place] for place in range(g.power_count[other])],
    }
    fresh = [card for card in hand["objectives"] if g.place[other, card] == Place.FRESH]
    lying = _lying(g, other)
    piles: dict[int, list[str]] = {place: [] for place in PILES}
    for card, place in lying:
        if place in piles:
            piles[place].append(key_of(card))
    return {
        "seat": other,
        "you": own,
        "warband": WARBAND_KEYS[int(WARBAND_OF_KIND[g.kind[other * MODELS]])],
        "glory": g.glory[other],
        "spent_glory": g.spent_glory[other],
        "taken": g.taken[other],
        "skips": g.skips[other],
        "objectives": _keys(hand["objectives"]) if own else None,
        "objective_count": g.objective_count[other],
        "fresh": _keys(fresh) if own else None,
        "progress": progress_shown(g, other) if own else None,
        "powers": _keys(hand["powers"]) if own else None,
        "power_count": g.power_count[other],
        "objective_deck": g.objective_deck[other],
        "power_deck": g.power_deck[other],
        "deck": piles[Place.DECK] if own else None,
        "unseen": _unseen(lying) if g.format == Way.CORE and not own else None,
        "discard": piles[Place.DISCARD],
        "scored": piles[Place.SCORED],
        "gone": piles[Place.GONE],
        "upgrades": [
            {"card": key_of(card), "fighter": int(wearer(g, other, card))}
            for card in (g.gear[other, place] for place in range(g.gear_count[other]))
        ],
        "named": key_of(g.named[other, 0]) if g.named[other, 0] else None,
        "survivors": int(survivors(g, other)),
        "holds": int(held_by(g, other)),
        "did": {
            "kills": g.kills[other],
            "losses": g.losses[other],
            "returned": g.returned[other],
            "damage": g.dealt[other],
            "ploys": g.ploys[other],
            "upgrades": g.upgrades[other],
            "scored": g.scored[other],
        },
    }


def _keys(cards: list[int]) -> list[str]:
    return [key_of(card) for card in cards]


def _lying(g: Record, seat: int) -> list[tuple[int, int]]:
    """Every card that a seat has, in order of number, and where it lies."""
    places = np.asarray(g.place)[seat, 1:]
    cards = np.flatnonzero(places)
    return list(zip((cards + 1).tolist(), places[cards].tolist(), strict=True))


def _unseen(lying: list[tuple[int, int]]) -> list[str]:
    """What hand and decks hold together, where all know which cards a seat has."""
    return _keys([card for card, place in lying if Place.DECK <= place <= Place.FRESH])


# --- The end ------------------------------------------------------------------------------------------------------


def _result(g: Record, seat: int) -> Result | None:
    """SHA-169 to SHA-172: who has won, alone or together with others."""
    if g.reason == Reason.NONE:
        return None
    winners = [other for other in range(g.seats) if (g.winners >> other) & 1]
    alone = len(winners) == 1
    return {
        "winner": winners[0] if alone else None,
        "winners": winners,
        "draw": not alone,
        "won": None if seat < 0 or (seat in winners and not alone) else seat in winners,
        "reason": named(Reason(g.reason)),
    }


NAMES = frozenset(BY_KEY)
NAMELESS = ("format", "boards", "hexes", "faces", "fighter_cards")  # parts of a view that name no card
