"""Events of the journal as messages of the Fluent files, each as a seat may know it.
A card that is hidden from the seat reaches this as -1 and is not named."""

from wartable.games.invictus.cards import FIRST_LEADER, KEYS
from wartable.games.invictus.pending import card_key, giver_key
from wartable.games.invictus.phrases import Arguments, name_of_card, name_of_place, name_of_seat, side, who
from wartable.games.invictus.record import Record
from wartable.games.invictus.refusals import RULE_OF_END
from wartable.games.invictus.rules.areas import DRAW, team_of
from wartable.games.invictus.state import SOLDIERS, Event, Frame, Reason
from wartable.kernel.contract import Message
from wartable.kernel.journal import Event as Happening

RULE_OF_EVENT = {
    Event.CHOSE_LEADER: "INVI-3.2",
    Event.LEFT_OUT: "INVI-3.2",
    Event.TOOK: "INVI-3.3",
    Event.OPENED_WITH: "INVI-3.4",
    Event.LEADER_SHOWN: "INVI-3.4",
    Event.ORDER: "INVI-3.5",
    Event.DEPLOYED: "INVI-3.6",
    Event.QUEUED: "INVI-3.7",
    Event.ENTERED: "INVI-7.1",
    Event.TURN: "INVI-4.1",
    Event.DREW: "INVI-4.2",
    Event.STEPPED_FORWARD: "INVI-4.2",
    Event.ATTACKED: "INVI-5.1",
    Event.TARGETED: "INVI-5.1",
    Event.DECLINED: "INVI-7.3",
    Event.SUPPORTED: "INVI-7.2",
    Event.BLOCKED: "INVI-7.3",
    Event.NEGATED: "INVI-7.6",
    Event.DAMAGED: "INVI-5.5",
    Event.DESTROYED: "INVI-5.6",
    Event.CAPTURED: "INVI-5.7",
    Event.MARCHED: "INVI-6.2",
    Event.TO_QUEUE: "INVI-6.2",
    Event.TO_HAND: "INVI-6.3",
    Event.SWAPPED: "INVI-8.4",
    Event.RAISED: "INVI-8.16",
    Event.HAND_SHOWN: "INVI-8.11",
    Event.FORCED_TO_QUEUE: "INVI-8.11",
    Event.FROM_GRAVE_TO_QUEUE: "INVI-8.8",
    Event.FROM_KINGDOM: "INVI-8.17",
    Event.READIED: "INVI-8.13",
    Event.DECOY_TAKEN: "INVI-7.10",
    Event.DECOY_PLACED: "INVI-7.10",
    Event.KINGDOM_POINTS: "INVI-2.3",
    Event.OPENING_DRAWN: "INVI-3.4",
}
# Which battlefield an event's cell is on: the own one of the event's seat, or the enemy's.
ON_ENEMY_FIELD = frozenset(
    (
        Event.TARGETED,
        Event.DAMAGED,
        Event.DESTROYED,
        Event.CAPTURED,
        Event.DECOY_PLACED,
        Event.FROM_GRAVE_TO_QUEUE,
    )
)
SECOND_CELL = frozenset((Event.STEPPED_FORWARD, Event.SWAPPED))
HAS_CELL = (
    SECOND_CELL
    | ON_ENEMY_FIELD
    | {
        Event.DEPLOYED,
        Event.ATTACKED,
        Event.BLOCKED,
        Event.MARCHED,
        Event.TO_QUEUE,
        Event.TO_HAND,
        Event.RAISED,
    }
)


def narrate(g: Record, event: Happening, seat: int) -> Message:
    """An event, in words, as a seat may know it (-1: a spectator)."""
    kind = Event(event.kind)
    if kind == Event.ENDED:
        return _narrate_end(g, event, seat)
    name = kind.name.lower().replace("_", "-")
    arguments = who(g, event.seat, seat)
    team = team_of(event.seat)
    arguments["side"] = side(1 - team if kind in ON_ENEMY_FIELD else team, seat)
    if event.card >= 0:
        arguments["card"] = _event_card(g, kind, event)
        name += "-known" if kind in WHISPERED else ""
    if kind in HAS_CELL:
        arguments["place"] = name_of_place(event.x, seat)
    if kind in SECOND_CELL:
        arguments["other"] = name_of_place(event.y, seat)
    if kind == Event.ATTACKED:
        arguments["value"] = event.y
    elif kind == Event.DAMAGED:
        arguments.update(damage=event.y, health=event.z)
    elif kind == Event.SUPPORTED:
        arguments["support"] = name_of_card(giver_key(event.x))
        name += "-copying" if event.card >= SOLDIERS else ""
    elif kind == Event.NEGATED:
        arguments["support"] = name_of_card(giver_key(event.x))
    elif kind == Event.DECLINED:
        name += "-block" if event.x == Frame.BLOCK else "-negate"
    elif kind == Event.DECOY_TAKEN:
        name += "-queue" if event.x else "-kingdom"
    else:
        arguments["count"] = event.x
    return Message(f"event-{name}", arguments, RULE_OF_EVENT[kind])


WHISPERED = frozenset(
    (Event.CHOSE_LEADER, Event.LEFT_OUT, Event.TOOK, Event.OPENED_WITH, Event.DREW, Event.OPENING_DRAWN)
)


def _event_card(g: Record, kind: Event, event: Happening) -> Message:
    if kind == Event.CHOSE_LEADER:
        return name_of_card(KEYS[FIRST_LEADER + event.card])
    if kind == Event.LEADER_SHOWN:
        return name_of_card(KEYS[FIRST_LEADER + event.x])
    return name_of_card(card_key(g, event.card))


def _narrate_end(g: Record, event: Happening, seat: int) -> Message:
    """The event's seat is the winning team here."""
    reason = Reason(event.x)
    result = "won" if seat >= 0 and team_of(seat) == event.seat else "lost"
    if event.seat == DRAW:
        result = "drawn"
    elif seat < 0:
        result = "seat" if g.seats == 2 else f"team{event.seat + 1}"
    name = reason.name.lower().replace("_", "-")
    arguments: Arguments = {"result": result}
    if result == "seat":
        arguments["name"] = name_of_seat(g, event.seat, seat)
    return Message(f"event-ended-{name}", arguments, RULE_OF_END[reason])
