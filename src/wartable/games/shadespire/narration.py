"""Events of the journal as messages of the Fluent files, each as a seat may know it.
A card that is hidden from the seat reaches this as -1 and is not named."""

from collections.abc import Callable
from typing import Any

from wartable.games.shadespire.declare import IS_REACTION, MODS
from wartable.games.shadespire.phrases import (
    Arguments,
    dice,
    die,
    hyphened,
    name_of_board,
    name_of_card,
    name_of_fighter,
    name_of_seat,
    name_of_weapon,
    objective,
    successes,
    unpacked,
    who,
)
from wartable.games.shadespire.pieces import hex_name
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.state import NOTHING, Event, Phase, Reason
from wartable.games.shadespire.terms import Mod
from wartable.kernel.contract import Message
from wartable.kernel.journal import Event as Happening

RULE_OF_EVENT = {
    Event.ROLLED_OFF: "SHA-19",
    Event.WON_ROLL_OFF: "SHA-21",
    Event.BOARD: "SHA-28",
    Event.TOKEN_PLACED: "SHA-39",
    Event.TOKENS_TURNED: "SHA-46",
    Event.DREW: "SHA-165",
    Event.REDREW: "SHA-50",
    Event.DISCARDED: "SHA-54",
    Event.FIRST: "SHA-63",
    Event.DEPLOYED: "SHA-57",
    Event.ROUND: "SHA-62",
    Event.PHASE: "SHA-62",
    Event.ACTIVATED: "SHA-66",
    Event.PASSED: "SHA-70",
    Event.MOVED: "SHA-75",
    Event.CHARGES: "SHA-80",
    Event.ON_GUARD: "SHA-88",
    Event.ATTACKS: "SHA-119",
    Event.ROLLED: "SHA-120",
    Event.REROLLED: "SHA-23",
    Event.SUCCEEDS: "SHA-135",
    Event.FAILS: "SHA-135",
    Event.SUFFERED: "SHA-142",
    Event.UNHARMED: "SHA-142",
    Event.OUT: "SHA-153",
    Event.GLORY: "SHA-169",
    Event.LOST_GLORY: "SHA-169",
    Event.INSPIRED: "SHA-158",
    Event.UNINSPIRED: "SHA-159",
    Event.DRIVEN: "SHA-143",
    Event.PUSHED: "SHA-147",
    Event.PLACED: "SHA-58",
    Event.PLAYED: "SHA-106",
    Event.NO_EFFECT: "SHA-111",
    Event.CHOSE_FIGHTER: "SHA-98",
    Event.CHOSE_HEX: "SHA-98",
    Event.UPGRADED: "SHA-100",
    Event.REACTED: "SHA-111",
    Event.SCORED: "SHA-167",
    Event.HEALED: "SHA-153",
    Event.DIE: "SHA-1",
    Event.LOST_UPGRADE: "SHA-102",
    Event.TOKEN_MOVED: "SHA-47",
    Event.TOKEN_REMOVED: "SHA-47",
    Event.BLOCKED: "SHA-76",
    Event.USED: "SHA-69",
    Event.SWITCHED: "SHA-58",
    Event.CHARGE_ENDS: "SHA-86",
    Event.SHOWN: "SHA-100",
    Event.CHOSE_CARD: "SHA-98",
}
RULE_OF_END = {
    Reason.GLORY: "SHA-169",
    Reason.WIPED_OUT: "SHA-170",
    Reason.HELD: "SHA-171",
    Reason.DRAWN: "SHA-172",
}
RULE_OF_ENDING = {  # of names that go on, where it is not the usual one
    "won-roll-off-boards": "SHA-27",
    "won-roll-off-fighters": "SHA-55",
    "won-roll-off-round": "SHA-63",
    "first-places": "SHA-55",
    "rolled-defence": "SHA-121",
    "succeeds-trapped": "SHA-137",
    "succeeds-decided": "SHA-124",
    "fails-decided": "SHA-124",
    "fails-none": "SHA-136",
    "placed-back": "SHA-156",
    "played-reaction": "SHA-111",
    "die-defence": "SHA-2",
}
ROLL_OFFS = ("boards", "fighters", "round", "else")
ATTACK, DEFENCE = 0, 1


def narrate(g: Record, event: Happening, seat: int) -> Message:
    """An event, in words, as a seat may know it (-1: a spectator)."""
    kind = Event(event.kind)
    if kind == Event.ENDED:
        return _narrate_end(g, event, seat)
    ending, further = _SPECIAL[kind](g, event, seat) if kind in _SPECIAL else ("", {})
    name = hyphened(kind.name) + ending
    arguments = {**_common(g, event, seat), **further}
    return Message(f"sha-event-{name}", arguments, RULE_OF_ENDING.get(name, RULE_OF_EVENT[kind]))


def _common(g: Record, event: Happening, seat: int) -> Arguments:
    """Who, and the card where the seat may know it."""
    found: Arguments = who(g, event.seat, seat) if event.seat >= 0 else {}
    if event.card > 0 and Event(event.kind) not in NUMBERED:
        found["card"] = name_of_card(event.card)
    return found


NUMBERED = (  # their card is a number of another kind
    Event.ROLLED_OFF,
    Event.WON_ROLL_OFF,
    Event.ROLLED,
    Event.REROLLED,
    Event.SUCCEEDS,
    Event.FAILS,
)
Special = tuple[str, Arguments]  # how the message's name goes on, and further arguments


# --- Setting up, rounds, cards ------------------------------------------------------------------------------------


def _rolled_off(g: Record, event: Happening, seat: int) -> Special:
    ending = "" if event.x + event.y + event.z else "-nothing"
    return ending, {"dice": dice((0, 0, event.y, event.z, event.x), ATTACK)}


def _won_roll_off(g: Record, event: Happening, seat: int) -> Special:
    return f"-{ROLL_OFFS[event.card]}", {}


def _board(g: Record, event: Happening, seat: int) -> Special:
    return "", {"board": name_of_board(event.x)}


def _at_hex(g: Record, event: Happening, seat: int) -> Special:
    return "", {"hex": hex_name(g, event.x)}


def _tokens_turned(g: Record, event: Happening, seat: int) -> Special:
    return "", {"objectives": [objective(g, number) for number in range(1, event.x + 1)]}


def _drew(g: Record, event: Happening, seat: int) -> Special:
    """What only its own seat may know has a sentence of its own."""
    return ("-known" if event.card > 0 else ""), {"kind": _kind(event.x), "count": event.y}


def _kind(powers: int) -> str:
    return "powers" if powers else "objectives"


def _redrew(g: Record, event: Happening, seat: int) -> Special:
    return "", {"what": ("none", "objectives", "powers", "both")[event.x]}


def _first(g: Record, event: Happening, seat: int) -> Special:
    """Who it is matters more than who has decided it."""
    return ("-activates" if event.y else "-places"), who(g, event.x, seat)


def _deployed(g: Record, event: Happening, seat: int) -> Special:
    return "", {**_fighter(g, event, seat)[1], "hex": hex_name(g, event.y)}


def _number(g: Record, event: Happening, seat: int) -> Special:
    return "", {"number": event.x}


def _phase(g: Record, event: Happening, seat: int) -> Special:
    return "", {"phase": hyphened(Phase(event.x).name)}


def _played(g: Record, event: Happening, seat: int) -> Special:
    reacts = IS_REACTION[event.card] and not MODS[event.card, Mod.REACTION]
    return ("-reaction" if reacts else ""), {}


def _upgraded(g: Record, event: Happening, seat: int) -> Special:
    return ("-free" if event.y else ""), _fighter(g, event, seat)[1]


def _reacted(g: Record, event: Happening, seat: int) -> Special:
    """An upgrade, a ploy that lasts, or what a fighter card prints."""
    if event.x == NOTHING:
        return "-ploy", {}
    return ("-upgrade" if event.card > 0 else "-printed"), _fighter(g, event, seat)[1]


def _used(g: Record, event: Happening, seat: int) -> Special:
    ending = "-upgrade" if event.card > 0 else ("-raise", "-command")[event.y]
    return ending, _fighter(g, event, seat)[1]


def _chose_card(g: Record, event: Happening, seat: int) -> Special:
    return "", {"chosen": name_of_card(event.x)}


def _glory(g: Record, event: Happening, seat: int) -> Special:
    return "", {"count": event.x, "now": event.y}


# --- Fighters -----------------------------------------------------------------------------------------------------


def _fighter(g: Record, event: Happening, seat: int) -> Special:
    return "", {"fighter": name_of_fighter(g, event.x, seat)}


def _went(g: Record, event: Happening, seat: int) -> Special:
    """From a hex to a hex."""
    found = {"from": hex_name(g, event.y), "to": hex_name(g, event.z)}
    return "", {**_fighter(g, event, seat)[1], **found}


def _placed(g: Record, event: Happening, seat: int) -> Special:
    ending = "-back" if event.y == NOTHING else ""
    return ending, {**_fighter(g, event, seat)[1], "hex": hex_name(g, event.z)}


def _suffered(g: Record, event: Happening, seat: int) -> Special:
    return "", {**_fighter(g, event, seat)[1], "count": event.y, "now": event.z}


def _switched(g: Record, event: Happening, seat: int) -> Special:
    return "", {**_fighter(g, event, seat)[1], "other": name_of_fighter(g, event.y, seat)}


def _token_moved(g: Record, event: Happening, seat: int) -> Special:
    return "", {"number": event.x, "from": hex_name(g, event.y), "to": hex_name(g, event.z)}


def _token_removed(g: Record, event: Happening, seat: int) -> Special:
    return "", {"number": event.x, "hex": hex_name(g, event.y)}


# --- Attacks ------------------------------------------------------------------------------------------------------


def _attacks(g: Record, event: Happening, seat: int) -> Special:
    names = {"target": name_of_fighter(g, event.y, seat), "weapon": name_of_weapon(event.z)}
    return "", {**_fighter(g, event, seat)[1], **names}


def _rolled(g: Record, event: Happening, seat: int) -> Special:
    """One line for all dice of a roll."""
    hammers, swords, _ = unpacked(event.y)
    ending = "-defence" if event.card else "-attack"
    shown = dice((hammers, swords, *unpacked(event.z)), event.card)
    return ending, {**_fighter(g, event, seat)[1], "dice": shown}


def _rerolled(g: Record, event: Happening, seat: int) -> Special:
    shown = {"before": die(event.card, event.y), "die": die(event.z, event.y)}
    return "", {**_fighter(g, event, seat)[1], **shown}


def _succeeds(g: Record, event: Happening, seat: int) -> Special:
    """SHA-137, SHA-139: an even result succeeds only because the target is trapped; a crit makes a critical hit."""
    attack, defence = unpacked(event.card), unpacked(event.z)
    ending = "-trapped" if attack[:2] == defence[:2] else ""
    if not attack[2]:
        ending = "-decided"
    return ending, {**_compared(g, event, seat), "critical": "yes" if attack[0] else "no"}


def _fails(g: Record, event: Happening, seat: int) -> Special:
    attack, defence = unpacked(event.card), unpacked(event.z)
    ending = "-draw" if attack[:2] == defence[:2] else ""
    if not any(attack[:2]):
        ending = "-none"
    if not attack[2]:
        ending = "-decided"
    return ending, _compared(g, event, seat)


def _compared(g: Record, event: Happening, seat: int) -> Arguments:
    """Who attacks whom, and what both rolls counted."""
    counts = {"attack": successes(event.card, ATTACK), "defence": successes(event.z, DEFENCE)}
    return {**_fighter(g, event, seat)[1], "target": name_of_fighter(g, event.y, seat), **counts}


def _die(g: Record, event: Happening, seat: int) -> Special:
    return ("-defence" if event.y else "-attack"), {"die": die(event.x, event.y)}


_SPECIAL: dict[Event, Callable[[Any, Happening, int], Special]] = {
    Event.ROLLED_OFF: _rolled_off,
    Event.WON_ROLL_OFF: _won_roll_off,
    Event.BOARD: _board,
    Event.TOKEN_PLACED: _at_hex,
    Event.TOKENS_TURNED: _tokens_turned,
    Event.DREW: _drew,
    Event.REDREW: _redrew,
    Event.FIRST: _first,
    Event.DEPLOYED: _deployed,
    Event.ROUND: _number,
    Event.PHASE: _phase,
    Event.ACTIVATED: _number,
    Event.MOVED: _went,
    Event.CHARGES: _fighter,
    Event.ON_GUARD: _fighter,
    Event.ATTACKS: _attacks,
    Event.ROLLED: _rolled,
    Event.REROLLED: _rerolled,
    Event.SUCCEEDS: _succeeds,
    Event.FAILS: _fails,
    Event.SUFFERED: _suffered,
    Event.UNHARMED: _fighter,
    Event.OUT: _fighter,
    Event.GLORY: _glory,
    Event.LOST_GLORY: _glory,
    Event.INSPIRED: _fighter,
    Event.UNINSPIRED: _fighter,
    Event.DRIVEN: _went,
    Event.PUSHED: _went,
    Event.PLACED: _placed,
    Event.PLAYED: _played,
    Event.CHOSE_FIGHTER: _fighter,
    Event.CHOSE_HEX: _at_hex,
    Event.UPGRADED: _upgraded,
    Event.REACTED: _reacted,
    Event.HEALED: _suffered,
    Event.DIE: _die,
    Event.LOST_UPGRADE: _fighter,
    Event.TOKEN_MOVED: _token_moved,
    Event.TOKEN_REMOVED: _token_removed,
    Event.BLOCKED: _at_hex,
    Event.USED: _used,
    Event.SWITCHED: _switched,
    Event.CHARGE_ENDS: _fighter,
    Event.CHOSE_CARD: _chose_card,
}


def _narrate_end(g: Record, event: Happening, seat: int) -> Message:
    """SHA-169 to SHA-172: who has won, alone or with others."""
    reason = Reason(event.x)
    winners = [other for other in range(g.seats) if event.y >> other & 1]
    name = f"sha-event-ended-{hyphened(reason.name)}"
    if reason == Reason.DRAWN:
        shared = "all" if len(winners) == g.seats else "some"
        names = [name_of_seat(g, other, seat) for other in winners]
        return Message(name, {"shared": shared, "names": names}, RULE_OF_END[reason])
    (winner,) = winners
    result = "other" if seat < 0 else "won" if winner == seat else "lost"
    glory = g.glory[winner] + g.spent_glory[winner]
    arguments = {"result": result, "name": name_of_seat(g, winner, seat), "glory": glory}
    return Message(name, arguments, RULE_OF_END[reason])
