"""The pieces of what may be seen: facts of cards, what places are, fighters and attacks with their numbers as they are now.
All of it lies open to every seat; hands and decks are none of its business."""

from functools import cache
from typing import Any

from wartable.games.shadespire.boards import FACES, ROWS, WIDTH
from wartable.games.shadespire.boards import GROUNDS as PRINTED
from wartable.games.shadespire.cards import BY_NUMBER
from wartable.games.shadespire.declare import (
    CARD_OF_WEAPON,
    CLEAVE,
    FIGHTER_LIST,
    KNOCKBACK,
    SPECIAL,
    SYMBOL,
    WARBAND_LIST,
    WEAPON_LIST,
)
from wartable.games.shadespire.listing import fighters, timing_key, weapon_facts
from wartable.games.shadespire.parts import (
    damage_parts,
    defence_parts,
    dice_parts,
    move_parts,
    of_ploys_on_attack,
    of_upgrades,
    total,
    why,
    wound_parts,
)
from wartable.games.shadespire.pending import named
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.lasting import range_of
from wartable.games.shadespire.rules.sight import sweeps
from wartable.games.shadespire.rules.stats import (
    arm_at,
    arm_places,
    defence_dice,
    defence_symbol,
    holds,
    is_leader,
    move_of,
    on_guard,
    wounds_of,
)
from wartable.games.shadespire.rules.targets import is_fighter_target, is_hex_target
from wartable.games.shadespire.state import (
    FIGHTERS,
    MODELS,
    NOTHING,
    Going,
    Ground,
    Place,
    Side,
    Type,
)
from wartable.games.shadespire.terms import Mod, Special, Target, Trait

Data = dict[str, Any]

FIGHTER_KEYS = {fighter.number: fighter.key for fighter in FIGHTER_LIST.values()}
WARBAND_KEYS = {band.number: band.key for band in WARBAND_LIST.values()}
FACE_KEYS = tuple(board.key for board in FACES)
GROUNDS = tuple(ground.name.lower() for ground in Ground)
ATTACK_SIDES = tuple(side.name.lower() for side in Side)
DEFENCE_SIDES = ("shield", "dodge", *ATTACK_SIDES[2:])
AREAS = {
    Place.NOWHERE: "nowhere",
    Place.DECK: "deck",
    Place.HAND: "hand",
    Place.FRESH: "hand",
    Place.DISCARD: "discard",
    Place.SCORED: "scored",
    Place.PLAYED: "played",
    Place.GONE: "gone",
}


def or_none(number: int) -> int | None:
    """A number, or none where -1 stands for nothing."""
    return None if number == NOTHING else number


# --- Cards --------------------------------------------------------------------------------------------------------


def key_of(card: int) -> str:
    """A card by its key."""
    return BY_NUMBER[card].key


@cache
def facts(card: int) -> Data:
    """A card's facts; `name` is the message that names it, with its text as an attribute. Not to be changed."""
    found = BY_NUMBER[card]
    return {
        "name": f"sha-card-{found.key}",
        "number": found.number,
        "type": found.type.name.lower(),
        "warband": WARBAND_KEYS.get(found.warband),
        "glory": found.glory,
        "timing": timing_key(found.timing) if found.type == Type.OBJECTIVE else None,
        "reaction": found.reaction,
        "action": found.action,
        "only": list(found.only),
        "relic": found.relic,
        "attacks": [weapon_facts(arm) for arm in found.weapons],
    }


@cache
def fighter_cards() -> dict[str, Data]:
    """Every fighter card with both its sides, by its key. Not to be changed."""
    return {card["id"]: card for card in fighters()}


@cache
def faces() -> dict[str, Data]:
    """What is printed on each face of a board, and where: [x, row, ground], as it is and turned. Not to be changed."""
    found: dict[str, Data] = {}
    for face, key in enumerate(FACE_KEYS):
        hexes = [
            [2 * place + 1 + row % 2, row, GROUNDS[PRINTED[face, row, place]]]
            for row in range(ROWS)
            for place in range(PRINTED.shape[2] - row % 2)
        ]
        turned = [[WIDTH - x, ROWS - 1 - row, ground] for x, row, ground in hexes]
        found[key] = {"straight": hexes, "turned": turned}
    return found


# --- Places -------------------------------------------------------------------------------------------------------


def first_column(g: Record) -> int:
    """Where the leftmost board begins."""
    return min(g.board_x[board] for board in range(g.boards)) if g.boards else 0


def name_of_hex(x: int, row: int) -> str:
    """A hex as people call it: a letter for its row from the top, a number for its place from the left."""
    return f"{chr(ord('A') + row)}{(x + 1) // 2}"


def hex_name(g: Record, hex: int) -> str:
    """A hex of the field as people call it."""
    return name_of_hex(g.hex_x[hex] - first_column(g), g.hex_y[hex] - g.hex_y[0])


def place_of_hex(g: Record, hex: int) -> Data:
    if not 0 <= hex < g.hexes:
        return {"area": "empty", "hex": None}
    return {"area": "hex", "hex": hex, "name": hex_name(g, hex), "x": g.hex_x[hex], "row": g.hex_y[hex]}


def place_of_fighter(g: Record, fighter: int) -> Data:
    """A fighter, wherever it is; a number that no fighter has is an empty place."""
    if not 0 <= fighter < FIGHTERS or g.kind[fighter] == 0:
        return {"area": "empty", "fighter": None}
    return {
        "area": "fighter",
        "fighter": fighter,
        "seat": fighter // MODELS,
        "key": FIGHTER_KEYS[g.kind[fighter]],
        "hex": or_none(g.hex[fighter]),
    }


def place_of_card(g: Record, card: int, seat: int) -> Data:
    """A card of a seat, as that seat knows it: in its hand, with a fighter, in a pile."""
    if card not in BY_NUMBER:
        return {"area": "empty", "card": None}
    place = g.place[seat, card]
    if place >= Place.WORN:
        return {
            "area": "worn",
            "seat": seat,
            "card": key_of(card),
            "fighter": seat * MODELS + place - Place.WORN,
        }
    return {"area": AREAS[Place(place)], "seat": seat, "card": key_of(card)}


def place_of_weapon(weapon: int) -> Data:
    if not 0 <= weapon < len(WEAPON_LIST):
        return {"area": "empty", "weapon": None}
    return {"area": "weapon", "weapon": weapon, "key": WEAPON_LIST[weapon].key, "name": weapon_name(weapon)}


def place_of_choice(g: Record, kind: Target, value: int) -> Data:
    """What was chosen for a card that asks for this kind of thing."""
    if is_fighter_target(kind):
        return place_of_fighter(g, value)
    if is_hex_target(kind):
        return place_of_hex(g, value)
    if kind == Target.DIRECTION:
        return {"area": "direction", "direction": value}
    if kind == Target.OPPONENT:
        return {"area": "seat", "seat": value}
    return {"area": "card", "card": key_of(value)}


# --- Attacks ------------------------------------------------------------------------------------------------------


def weapon_name(weapon: int) -> str:
    """The message that names an attack; that of an upgrade has the name of the card, unless it has several."""
    card = int(CARD_OF_WEAPON[weapon])
    key = WEAPON_LIST[weapon].key
    return f"sha-card-{key}" if card and key == key_of(card) else f"sha-attack-{key}"


def arms_of(g: Record, fighter: int) -> list[int]:
    """The attacks of a fighter: printed ones first, then those of upgrades."""
    found = [arm_at(g, fighter, place) for place in range(arm_places(g, fighter))]
    return [weapon for weapon in found if weapon != NOTHING]


@cache
def _printed_attack(weapon: int) -> Data:
    """What never changes about an attack. Not to be changed."""
    card = int(CARD_OF_WEAPON[weapon])
    specials = {special: int(SPECIAL[weapon, special]) for special in Special if SPECIAL[weapon, special]}
    return {
        "weapon": weapon,
        "key": WEAPON_LIST[weapon].key,
        "name": weapon_name(weapon),
        "card": key_of(card) if card else None,
        "symbol": ATTACK_SIDES[SYMBOL[weapon]],
        "special": {str(named(special)): much for special, much in specials.items()},
    }


def attack_facts(g: Record, fighter: int, weapon: int) -> Data:
    """An attack with its numbers as they are now, against no fighter in particular."""
    dice, damage = dice_parts(g, fighter, weapon), damage_parts(g, fighter, weapon)
    return {
        **_printed_attack(weapon),
        "range": range_of(g, fighter // MODELS, fighter, weapon, 0),
        "dice": total(dice),
        "damage": total(damage),
        "cleave": bool(
            CLEAVE[weapon]
            or of_upgrades(g, fighter, Trait.CLEAVE)
            or of_ploys_on_attack(g, fighter, weapon, Mod.CLEAVE)
        ),
        "knockback": int(KNOCKBACK[weapon]) + total(of_upgrades(g, fighter, Trait.KNOCKBACK)),
        "sweep": bool(sweeps(g, fighter, fighter // MODELS, weapon)),
        **why(dice=dice, damage=damage),
    }


# --- Fighters -----------------------------------------------------------------------------------------------------


def fighters_of(g: Record) -> list[int]:
    """All fighters of the match."""
    return [fighter for fighter in range(g.seats * MODELS) if g.kind[fighter] != 0]


def ordinal(g: Record, fighter: int) -> int:
    """Which of several fighters with the same card it is, from 1; 0 when it is the only one."""
    seat = fighter // MODELS
    alike = [other for other in range(seat * MODELS, (seat + 1) * MODELS) if g.kind[other] == g.kind[fighter]]
    return alike.index(fighter) + 1 if len(alike) > 1 else 0


def upgrades_on(g: Record, fighter: int) -> list[int]:
    """The upgrades that a fighter has, in the order in which they came."""
    seat, worn = fighter // MODELS, Place.WORN + fighter % MODELS
    cards = [g.gear[seat, place] for place in range(g.gear_count[seat])]
    return [card for card in cards if g.place[seat, card] == worn]


def fighter_facts(g: Record, fighter: int) -> Data:
    """A fighter as all see it, with its characteristics as they are now."""
    moves, defences, wounds = move_parts(g, fighter), defence_parts(g, fighter), wound_parts(g, fighter)
    key = FIGHTER_KEYS[g.kind[fighter]]
    return {
        "id": fighter,
        "seat": fighter // MODELS,
        "key": key,
        "name": f"sha-fighter-{key}",
        "number": ordinal(g, fighter),
        "leader": bool(is_leader(g, fighter)),
        "hex": or_none(g.hex[fighter]),
        "wounds": g.wounds[fighter],
        "max_wounds": int(wounds_of(g, fighter)),
        "out": bool(g.out[fighter]),
        "inspired": bool(g.inspired[fighter]),
        "moved": bool(g.moved[fighter]),
        "charged": bool(g.charged[fighter]),
        "guard": bool(on_guard(g, fighter)),
        "spent": bool(g.spent[fighter]),
        "frozen": bool(g.frozen[fighter]),
        "holds": int(holds(g, fighter)) or None,
        "move": move_of(g, fighter, Going.MOVE, 0),
        "defence": {
            "dice": defence_dice(g, fighter),
            "symbol": DEFENCE_SIDES[defence_symbol(g, fighter)],
        },
        **why(move=moves, defence=defences, max_wounds=wounds),
        "attacks": [attack_facts(g, fighter, weapon) for weapon in arms_of(g, fighter)],
        "upgrades": [key_of(card) for card in upgrades_on(g, fighter)],
        "did": {
            "move": bool(g.did_move[fighter]),
            "charge": bool(g.did_charge[fighter]),
            "attack": bool(g.did_attack[fighter]),
            "succeed": bool(g.did_succeed[fighter]),
            "suffer": bool(g.was_hurt[fighter]),
        },
    }
