"""Events of the journal as messages of the Fluent files, each as a seat may know it.
A card that is hidden from the seat reaches this as -1 and is not named."""

from collections.abc import Callable
from typing import Any

from wartable.games.invasion.cards.declare import A_KIND, ATTACHES, TOKEN_RULE, Hook, Kind
from wartable.games.invasion.phrases import (
    Arguments,
    hyphened,
    name_of_card,
    name_of_seat,
    name_of_zone,
    piece,
    place,
    who,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.refusals import RULE_OF_END
from wartable.games.invasion.rules.facts import DRAWN_MATCH, controller
from wartable.games.invasion.state import KIND_OF_CARD, ROW, SECTION, Edition, Event, Exit, Phase, Reason
from wartable.games.invasion.vocabulary import card_in, section_in
from wartable.kernel.contract import Message
from wartable.kernel.journal import Event as Happening

RULE_OF_EVENT = {
    Event.TURN: "INV-050",
    Event.PHASE: "INV-051",
    Event.DREW: "INV-064",
    Event.MULLIGAN: "INV-043",
    Event.RETURNED_RESOURCES: "INV-060",
    Event.COLLECTED: "INV-061",
    Event.RESTORED: "INV-062",
    Event.ANNOUNCED: "W-04",
    Event.TARGETED: "INV-125",
    Event.PAID: "INV-125",
    Event.PASSED: "INV-054",
    Event.RESOLVED: "W-02",
    Event.FIZZLED: "B-12",
    Event.CANCELLED: "INV-127",
    Event.ENTERED_PLAY: "INV-071",
    Event.DEVELOPED: "INV-075",
    Event.LEFT_PLAY: "INV-031",
    Event.MOVED: "U-11",
    Event.CONTROL: "INV-030",
    Event.CHANGED: "W-55",
    Event.CORRUPTED: "INV-148",
    Event.TURNED_UP: "B-175",
    Event.GAINED_RESOURCES: "INV-009",
    Event.LOST_RESOURCES: "INV-009",
    Event.TOKENS: "INV-089",
    Event.POWER: "INV-024",
    Event.HIT_POINTS: "B-10",
    Event.DISCARDED: "INV-031",
    Event.MILLED: "INV-031",
    Event.REVEALED: "B-15",
    Event.RETURNED_TO_DECK: "INV-031",
    Event.UNDER_DECK: "W-54",
    Event.PEEKED: "W-56",
    Event.PUT_BACK: "W-56",
    Event.SHUFFLED: "B-15",
    Event.ATTACKS_ZONE: "INV-102",
    Event.ATTACKS_TOO: "W-57",
    Event.NO_ATTACK: "INV-100",
    Event.ATTACKER: "INV-103",
    Event.DEFENDER: "INV-104",
    Event.ASSIGNED: "INV-112",
    Event.REDIRECTED: "W-09",
    Event.ABSORBED: "INV-113",
    Event.DAMAGED: "INV-113",
    Event.HEALED: "B-06",
    Event.MOVED_DAMAGE: "B-09",
    Event.BURNING: "INV-115",
    Event.FORCED: "INV-128",
    Event.ATTACK_REDIRECTED: "B-150",
    Event.BARRED: "B-147",
    Event.COMBAT_CANCELLED: "INV-113",
    Event.DISCOUNT: "INV-072",
    Event.LOOKED: "B-15",
    Event.PAID_FOR_ATTACKER: "W-07",
    Event.PACK: "INV-173",
    Event.PICKED: "INV-175",
    Event.COUNTERDRAFTED: "INV-175",
    Event.DRAFT_CARD: "INV-177",
    Event.DECK_DONE: "INV-176",
    Event.PICKS_DONE: "INV-175",
    Event.PACK_SHOWN: "INV-174",
    Event.SABOTAGED: "INV-180",
    Event.SUPPLY_CUT: "INV-178",
    Event.NEW_PACK: "INV-181",
    Event.REINFORCED: "INV-179",
    Event.PACK_DONE: "INV-176",
    Event.RETURNED_TO_HAND: "INV-031",
    Event.RETURNING: "INV-031",
    Event.SPARED: "INV-132",
    Event.FOUND: "B-15",
    Event.QUALITY: "INV-129",
    Event.SHIELDED: "INV-147",
    Event.MOST_DRAWN: "INV-064",
}


def narrate(g: Record, event: Happening, seat: int) -> Message:
    """An event, in words, as a seat may know it (-1: a spectator)."""
    kind = Event(event.kind)
    if kind == Event.ENDED:
        return _narrate_end(event, seat)
    name, arguments = hyphened(kind.name), _common(event, seat)
    if kind in _SPECIAL:
        ending, further = _SPECIAL[kind](g, event, seat)
        name, arguments = name + ending, {**arguments, **further}
    return Message(f"invasion-event-{name}", arguments, RULE_OF_EVENT[kind])


def _common(event: Happening, seat: int) -> Arguments:
    """Who, how many, and the card where the seat may know it: alone and with its owner."""
    found: Arguments = {"count": event.x, "now": event.y}
    if event.seat >= 0:
        found.update(who(event.seat, seat))
        found["piece"] = piece(event.card, event.seat, seat)
    if event.card > 0:
        found["card"] = name_of_card(event.card)
    return found


Special = tuple[str, Arguments]  # how the message's name goes on, and further arguments


def _phase(g: Record, event: Happening, seat: int) -> Special:
    return "", {"phase": hyphened(Phase(event.x).name)}


def _hidden(g: Record, event: Happening, seat: int) -> Special:
    """What only its own seat may know has two sentences."""
    return ("-known" if event.card > 0 else ""), {}


def _announced(g: Record, event: Happening, seat: int) -> Special:
    return ("-action" if A_KIND[event.x] == Kind.ACTION else ""), {}


def _targeted(g: Record, event: Happening, seat: int) -> Special:
    if event.card <= 0 and event.x < SECTION:
        return "-development", {"place": place(event.y, seat)}
    return "", {"target": _aim(g, event.x, event.card, seat)}


def _aim(g: Record, target: int, card: int, seat: int) -> Message:
    """A target that may be gone already: named by the card that was seen there."""
    if target < SECTION:
        return piece(card, int(controller(g, target)), seat)
    if target < ROW:
        return place(section_in(target), seat)
    return name_of_card(card if target < KIND_OF_CARD else card_in(target))


def _paid(g: Record, event: Happening, seat: int) -> Special:
    return ("-tokens" if event.y > 0 else ""), {"left": event.z}


def _entered(g: Record, event: Happening, seat: int) -> Special:
    """Into a zone; onto a host or a quest, if that is still there."""
    host = event.z - 1
    if host < 0 or g.card[host] == 0:
        return "", {"place": place(event.seat * 3 + event.y, seat)}
    if ATTACHES[event.card]:
        return "-attached", {"host": piece(int(g.card[host]), int(controller(g, host)), seat)}
    return "-questing", {"host": name_of_card(int(g.card[host]))}


def _developed(g: Record, event: Happening, seat: int) -> Special:
    ending = ("-from-deck" if event.z else "") + ("-known" if event.card > 0 else "")
    return ending, {"place": place(event.seat * 3 + event.y, seat)}


def _left(g: Record, event: Happening, seat: int) -> Special:
    """A card that is shown only now, or is not shown, was a development."""
    development = event.card <= 0 or event.learns
    ending = f"-{hyphened(Exit(event.z).name)}" + ("-development" if development else "")
    return ending, {"place": place(event.seat * 3 + event.y, seat)}


def _moved(g: Record, event: Happening, seat: int) -> Special:
    return "", {"from": name_of_zone(event.y), "to": name_of_zone(event.z)}


def _control(g: Record, event: Happening, seat: int) -> Special:
    """Taken from its owner, or given back."""
    return ("" if event.z else "-back"), {"place": place(event.seat * 3 + event.y, seat)}


def _of_deck(g: Record, event: Happening, seat: int) -> Special:
    """One's own deck, or the other's: of the seat that reads this, or not."""
    if event.seat == event.y:
        return "-own", {}
    return ("-yours" if event.y == seat else "-theirs"), {}


def _changed(g: Record, event: Happening, seat: int) -> Special:
    return ("" if event.z else "-back"), {"place": place(event.seat * 3 + event.y, seat)}


def _turned_up(g: Record, event: Happening, seat: int) -> Special:
    return "", {"place": place(event.seat * 3 + event.y, seat)}


def _change(g: Record, event: Happening, seat: int) -> Special:
    return ("-less" if event.y < 0 else ""), {"change": abs(event.y)}


def _zone_attacked(g: Record, event: Happening, seat: int) -> Special:
    return "", {"place": place((1 - event.seat) * 3 + event.x, seat)}


def _attack_redirected(g: Record, event: Happening, seat: int) -> Special:
    return "", {"place": place(event.seat * 3 + event.x, seat)}


def _assigned(g: Record, event: Happening, seat: int) -> Special:
    arguments = {"target": _aim(g, event.x, event.card, seat), "count": event.y}
    return ("-uncancellable" if event.z else ""), arguments


def _hurt(g: Record, event: Happening, seat: int) -> Special:
    target = _aim(g, event.x, event.card, seat)
    return "", {"target": target, "count": event.y, "total": event.z}


def _redirected(g: Record, event: Happening, seat: int) -> Special:
    """The card of the event redirects; what is not aimed at the capital was aimed at that card."""
    target = _aim(g, event.y, event.z, seat)
    if event.x < SECTION:
        return "", {"target": target}
    return "-capital", {"target": target, "place": place(section_in(event.x), seat)}


def _moved_damage(g: Record, event: Happening, seat: int) -> Special:
    source = piece(int(g.card[event.x]), int(controller(g, event.x)), seat)
    target = _aim(g, event.y, event.card, seat)
    return "", {"source": source, "target": target, "count": event.z}


def _burning(g: Record, event: Happening, seat: int) -> Special:
    return "", {"place": place(event.x, seat)}


def _forced(g: Record, event: Happening, seat: int) -> Special:
    return ("-token" if event.y == TOKEN_RULE else ""), {}


def _barred(g: Record, event: Happening, seat: int) -> Special:
    """B-147: the first printing takes a unit out of the combat as well."""
    return ("-altogether" if g.edition == Edition.FIRST else ""), {}


def _quality(g: Record, event: Happening, seat: int) -> Special:
    return "", {"quality": hyphened(Hook(event.y).name)}


def _chosen(g: Record, event: Happening, seat: int) -> Special:
    return ("-yes" if event.x else "-no"), {}


def _paid_for(g: Record, event: Happening, seat: int) -> Special:
    return ("-yes" if event.y else "-no"), {}


def _picked(g: Record, event: Happening, seat: int) -> Special:
    return ("-counterdraft" if event.x else "") + ("-known" if event.card > 0 else ""), {}


def _reinforced(g: Record, event: Happening, seat: int) -> Special:
    if event.x == 0:
        return "-none", {}
    return _hidden(g, event, seat)


_SPECIAL: dict[Event, Callable[[Any, Happening, int], Special]] = {
    Event.PHASE: _phase,
    Event.DREW: _hidden,
    Event.FOUND: _hidden,
    Event.MULLIGAN: _chosen,
    Event.ANNOUNCED: _announced,
    Event.TARGETED: _targeted,
    Event.PAID: _paid,
    Event.ENTERED_PLAY: _entered,
    Event.DEVELOPED: _developed,
    Event.LEFT_PLAY: _left,
    Event.MOVED: _moved,
    Event.CONTROL: _control,
    Event.CHANGED: _changed,
    Event.PEEKED: _of_deck,
    Event.PUT_BACK: _of_deck,
    Event.TURNED_UP: _turned_up,
    Event.POWER: _change,
    Event.HIT_POINTS: _change,
    Event.ATTACKS_ZONE: _zone_attacked,
    Event.ATTACKS_TOO: _zone_attacked,
    Event.ATTACK_REDIRECTED: _attack_redirected,
    Event.ASSIGNED: _assigned,
    Event.REDIRECTED: _redirected,
    Event.ABSORBED: _hurt,
    Event.DAMAGED: _hurt,
    Event.HEALED: _hurt,
    Event.MOVED_DAMAGE: _moved_damage,
    Event.BURNING: _burning,
    Event.FORCED: _forced,
    Event.BARRED: _barred,
    Event.PAID_FOR_ATTACKER: _paid_for,
    Event.QUALITY: _quality,
    Event.PICKED: _picked,
    Event.REINFORCED: _reinforced,
}


def _narrate_end(event: Happening, seat: int) -> Message:
    """The event's seat is the winner here."""
    reason = Reason(event.x)
    name = f"invasion-event-ended-{hyphened(reason.name)}"
    if event.seat == DRAWN_MATCH:
        return Message(name if reason == Reason.LONG else f"{name}-drawn", {}, RULE_OF_END[reason])
    result = "other" if seat < 0 else "won" if event.seat == seat else "lost"
    return Message(name, {"result": result, "name": name_of_seat(event.seat, seat)}, RULE_OF_END[reason])
