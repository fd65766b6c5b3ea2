"""The pieces that sentences are made of: fighters, hexes, cards, dice and seats as messages.
Which form of a sentence fits is told by plain words (`who`, `side`, `mark`) that the Fluent files select on."""

from collections.abc import Sequence
from typing import Any

from wartable.games.shadespire.pieces import (
    ATTACK_SIDES,
    DEFENCE_SIDES,
    FACE_KEYS,
    FIGHTER_KEYS,
    hex_name,
    key_of,
    ordinal,
    weapon_name,
)
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.dice import ROOM
from wartable.games.shadespire.rules.field import LONG_JOINS, is_blocked, placement_x, placement_y
from wartable.games.shadespire.rules.stats import wounds_of
from wartable.games.shadespire.state import FACE_DOWN, FIGHTERS, MODELS, Ground, Side
from wartable.kernel.contract import Message

Arguments = dict[str, Any]


def hyphened(name: str) -> str:
    """The name of an enumeration's member as it stands in names of messages."""
    return name.lower().replace("_", "-")


# --- Seats --------------------------------------------------------------------------------------------------------


def name_of_seat(g: Record, other: int, seat: int) -> Message:
    """A seat as another calls it: you, your opponent; by number for a spectator and in a melee."""
    if other == seat:
        return Message("seat-you")
    if seat < 0 or g.seats > 2:
        return Message("seat-numbered", {"number": other + 1})
    return Message("seat-opponent")


def who(g: Record, other: int, seat: int) -> Arguments:
    """Who does something: `who` to choose the form of a sentence, `name` for all but you."""
    return {"who": "you" if other == seat else "other", "name": name_of_seat(g, other, seat)}


# --- Fighters, weapons, cards -------------------------------------------------------------------------------------


def name_of_card(card: int) -> Message:
    return Message(f"sha-card-{key_of(card)}")


def name_of_weapon(weapon: int) -> Message:
    return Message(weapon_name(weapon))


def name_of_board(face: int) -> Message:
    return Message(f"sha-board-{FACE_KEYS[face]}")


def name_of_fighter(g: Record, fighter: int, seat: int) -> Message:
    """A fighter by its short name; with a number where a warband has several, with its owner where two warbands do."""
    name, number = Message(f"sha-fighter-{FIGHTER_KEYS[g.kind[fighter]]}"), ordinal(g, fighter)
    one = Message("sha-one-of-many" if number else "sha-one", {"fighter": name, "number": number})
    owner = fighter // MODELS
    alike = [other for other in range(FIGHTERS) if g.kind[other] == g.kind[fighter]]
    if all(other // MODELS == owner for other in alike):
        return one
    side = "yours" if owner == seat else "other" if seat < 0 or g.seats > 2 else "theirs"
    return Message("sha-one-owned", {"one": one, "side": side, "name": name_of_seat(g, owner, seat)})


def health(g: Record, fighter: int) -> Arguments:
    """What a fighter has suffered, and what it can bear."""
    return {"wounds": g.wounds[fighter], "most": int(wounds_of(g, fighter))}


# --- Places -------------------------------------------------------------------------------------------------------


def spot(g: Record, hex: int) -> Message:
    """A hex as one chooses it: its name and what is there."""
    mark, token = hyphened(Ground(g.ground[hex]).name), g.token[hex]
    if is_blocked(g, hex):
        mark = "blocked"
    elif token == FACE_DOWN:
        mark = "token"
    elif token > 0:
        mark = "lethal-objective" if mark == "lethal" else "objective"
    return Message("sha-hex", {"hex": hex_name(g, hex), "mark": mark, "number": token})


def objective(g: Record, number: int) -> Message:
    """An objective and where it lies."""
    return Message("sha-objective", {"number": number, "hex": hex_name(g, g.token_hex[number])})


def joined(placement: int) -> Message:
    """SHA-29 to SHA-31: where a board lies beside another."""
    across, down = int(placement_x(placement)) // 2, int(placement_y(placement))
    turned = "yes" if placement % 2 else "no"
    if placement >= LONG_JOINS:
        return Message("sha-join-short", {"side": "right" if across > 0 else "left", "turned": turned})
    way = "none" if across == 0 else "right" if across > 0 else "left"
    side = "below" if down > 0 else "above"
    return Message("sha-join-long", {"side": side, "way": way, "count": abs(across), "turned": turned})


# --- Dice ---------------------------------------------------------------------------------------------------------


def unpacked(number: int) -> tuple[int, int, int]:
    """The three numbers that an event keeps in one."""
    return number % ROOM, number // ROOM % ROOM, number // ROOM**2


def die(side: int, kind: int, count: int = 1) -> Message:
    """So many dice with a side, of an attack (0) or a defence (1)."""
    return Message(f"sha-die-{(DEFENCE_SIDES if kind else ATTACK_SIDES)[side]}", {"count": count})


def dice(counts: Sequence[int], kind: int) -> list[Message] | Message:
    """A roll, given as how many dice show each side; crits first."""
    order = (Side.CRIT, Side.HAMMER, Side.SWORD, Side.SINGLE, Side.DOUBLE)
    return [die(side, kind, counts[side]) for side in order if counts[side]] or Message("sha-no-dice")


def dice_of_act(g: Record, act: int, kind: int) -> list[Message] | Message:
    """A roll as it lies there now."""
    sides = [g.dice[act, kind, place] for place in range(g.dice_count[act, kind])]
    return dice([sides.count(side) for side in Side], kind)


def sides(bits: int, kind: int) -> list[Message] | Message:
    """The sides that are successes, given as bits."""
    names = DEFENCE_SIDES if kind else ATTACK_SIDES
    return [Message(f"sha-sides-{names[side]}") for side in Side if bits >> side & 1] or Message(
        "sha-no-sides"
    )


def successes(number: int, kind: int) -> Message:
    """What a roll counted, out of an event: crits, other successes, and the sides that count."""
    crits, others, bits = unpacked(number)
    form = "both" if crits and others else "crits" if crits else "others" if others else "none"
    return Message("sha-count", {"form": form, "crits": crits, "others": others, "sides": sides(bits, kind)})
