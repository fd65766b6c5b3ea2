"""Why a card can't be played, an action not used or a development not put down in a window, each with its rule.
Each function gives the first reason that a player would name; `refusals` asks here when a window is open."""

from typing import Any

from wartable.games.invasion.cards.declare import (
    A_BY,
    A_CARD,
    A_COST,
    A_KIND,
    A_NEXT,
    A_ONCE,
    A_PRICE,
    A_TARGETS,
    A_TOKENS,
    A_WINDOW,
    A_ZONE,
    ACTION_OF,
    ANYTIME,
    COST,
    HERO,
    LIMITED,
    ONLY,
    PLAYED_AS,
    TYPE,
    UNIQUE,
    Kind,
    Price,
    Whose,
    Window,
    may_use,
)
from wartable.games.invasion.cards.where import QUEST_PLACE, SUPPORT_PLACE, UNIT_PLACE, Where
from wartable.games.invasion.pending import Asked, Pending, pending
from wartable.games.invasion.phrases import hyphened, name_of_card, name_of_zone, spot
from wartable.games.invasion.pieces import key_of
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.facts import controller
from wartable.games.invasion.rules.means import has_price, in_window, may_announce_slot
from wartable.games.invasion.rules.piles import in_hand
from wartable.games.invasion.rules.rows import close_row, open_row
from wartable.games.invasion.rules.slots import all_slots, slots_of
from wartable.games.invasion.rules.stats import cost, funds, loyalty
from wartable.games.invasion.rules.targets import any_target
from wartable.games.invasion.state import CHAIN, NOTHING, Phase, Row, State, Type
from wartable.games.invasion.vocabulary import card_action, second_action, slot_action
from wartable.kernel.contract import Message

RULE_OF_PLACE = {UNIT_PLACE: "INV-071", SUPPORT_PLACE: "INV-071", QUEST_PLACE: "INV-085"}


def rule_of_target(target: Where) -> str:
    """The rule that says what a target may be, where it is not the usual one (INV-125)."""
    if target.is_host:
        return "B-17"
    return "B-14" if target.places.entry is not None else RULE_OF_PLACE.get(target, "")


def wondered(g: Record, seat: int) -> list[int]:
    """What the deciding seat may wonder about in a window: playing each card of its hand, using each card of its own."""
    if pending(g).asked != Asked.WINDOW:
        return []
    hand = dict.fromkeys(int(g.hand[seat, place]) for place in range(g.hand_size[seat]))
    usable = [
        slot for slot in all_slots(g) if g.card[slot] and not g.down[slot] and _speaks_to(g, slot, seat)
    ]
    twice = [slot for slot in usable if A_NEXT[ACTION_OF[g.card[slot]]] != NOTHING]
    return (
        [card_action(card) for card in hand]
        + [slot_action(slot) for slot in usable]
        + [second_action(slot) for slot in twice]
    )


def _speaks_to(g: Record, slot: int, seat: int) -> bool:
    """Whether a card in play has an action that a seat may use at all."""
    ability = int(ACTION_OF[g.card[slot]])
    whose = Whose.OWN if controller(g, slot) == seat else Whose.ENEMY
    return ability != NOTHING and any(
        A_BY[each] & whose for each in (ability, A_NEXT[ability]) if each != NOTHING
    )


def told(name: str, rule: str, **arguments: Any) -> Message:
    """A refusal with its rule."""
    return Message(f"invasion-refuse-{name}", arguments, rule)


def wanted(target: Where) -> Message:
    """What a target has to be."""
    return Message("invasion-wanted-host" if target.is_host else f"invasion-wanted-{target.phrase}")


def refuse_play(g: Record, due: Pending, card: int) -> Message:
    """INV-070, INV-123, INV-143."""
    name = name_of_card(card)
    if TYPE[card] == Type.DRAFT:
        return told("draft-card", "INV-177", card=name)
    if not in_hand(g, due.seat, card):
        return told("not-in-hand", "INV-070", card=name)
    ability = int(PLAYED_AS[card])
    if int(A_KIND[ability]) != Kind.TACTIC:
        if not ANYTIME[card] and (g.active != due.seat or due.phase != Phase.CAPITAL):
            return told("not-capital-phase", "INV-070", card=name)
        if LIMITED[card] and g.limited[due.seat] != 0:
            return told("limited", "INV-143", card=name)
    return _announce(g, due, ability, NOTHING, card)


def refuse_use(g: Record, due: Pending, slot: int, second: bool = False) -> Message:
    """INV-121, INV-122, INV-130, INV-091: why the first or the second action of a card in play can't be used."""
    if g.card[slot] == 0:
        return told("empty-slot", "INV-122")
    where = spot(g, slot, due.seat)
    ability = int(ACTION_OF[g.card[slot]])
    mine = controller(g, slot) == due.seat
    if not mine and (g.down[slot] != 0 or not _speaks_to(g, slot, due.seat)):
        return told("not-yours", "INV-122", spot=where)
    if g.down[slot] != 0:
        return told("face-down", "INV-077", spot=where)
    if ability == NOTHING or (second and A_NEXT[ability] == NOTHING):
        return told(
            "no-second-action" if second and ability != NOTHING else "no-action", "INV-122", spot=where
        )
    if second:
        ability = int(A_NEXT[ability])
    if not A_BY[ability] & (Whose.OWN if mine else Whose.ENEMY):
        return told("for-enemy" if mine else "not-yours", "INV-122", spot=where)
    if A_ZONE[ability] not in (NOTHING, g.zone[slot]):
        return told("wrong-zone", "INV-130", spot=where, zone=name_of_zone(int(A_ZONE[ability])))
    if g.used[slot] & A_ONCE[ability]:
        return told("used", "INV-122", spot=where)
    if g.tokens[slot] < A_TOKENS[ability]:
        counts = {"tokens": int(g.tokens[slot]), "needed": int(A_TOKENS[ability])}
        return told("too-few-tokens", "INV-091", spot=where, **counts)
    if may_announce_slot(g, due.seat, slot, ability):
        return told("nothing-to-cast", "W-54", spot=where)
    return _announce(g, due, ability, slot, 0)


RULE_OF_WINDOW = {
    Window.OWN_TURN: "INV-005",
    Window.OWN_QUEST_PHASE: "INV-005",
    Window.AFTER_ASSIGNING: "INV-005",
    Window.WHILE_ASSIGNED: "INV-112",
    Window.BEFORE_DEFENDERS: "B-150",
    Window.AFTER_COMBAT: "INV-005",
    Window.ZONE_CHOSEN: "W-57",
}


def _announce(g: Record, due: Pending, ability: int, source: int, card: int) -> Message:
    """What stands in the way of announcing: the chain, the moment, the cost, the price, a condition, targets."""
    name = name_of_card(int(A_CARD[ability]))
    if g.rows >= CHAIN:
        return told("chain-full", "W-10", most=CHAIN)
    window = Window(int(A_WINDOW[ability]))
    if not in_window(g, due.seat, window):
        return told(f"window-{hyphened(window.name)}", RULE_OF_WINDOW[window], card=name)
    target = Where(A_TARGETS[ability, 0])
    least = 1 if target.is_many and target.places.play is not None else 0
    if card != 0 and cost(g, due.seat, card, least) > funds(g, due.seat):
        return too_expensive(g, due, card, least)
    if card == 0 and A_COST[ability] > funds(g, due.seat):
        counts = {"cost": int(A_COST[ability]), "funds": int(funds(g, due.seat))}
        return told("action-too-expensive", "INV-125", card=name, **counts)
    price = Price(int(A_PRICE[ability]))
    if not has_price(g, due.seat, price, source):
        return told(f"price-{hyphened(price.name)}", "INV-125", card=name)
    if not may_use(ability, g, due.seat, source):
        return told("condition", "INV-125", card=name, needs=Message(f"invasion-needs-{_key(ability)}"))
    return _no_target(g, due, ability, source, card)


def _key(ability: int) -> str:
    """The key of the card that an ability is of."""
    return key_of(int(A_CARD[ability]))


def too_expensive(g: Record, due: Pending, card: int, x: int) -> Message:
    """INV-072, INV-073: the parts of the cost."""
    total, printed = int(cost(g, due.seat, card, x)), x if COST[card] < 0 else int(COST[card])
    loyal = int(loyalty(g, due.seat, card))
    change = total - printed - loyal
    parts = {"cost": total, "printed": printed, "loyalty": loyal, "funds": int(funds(g, due.seat))}
    sign = "none" if change == 0 else "more" if change > 0 else "less"
    return told("too-expensive", "INV-072", card=name_of_card(card), **parts, sign=sign, change=abs(change))


def _no_target(g: Record, due: Pending, ability: int, source: int, card: int) -> Message:
    """INV-125: there is nothing to aim at, or nothing that could be paid for; for a card: no place for it."""
    target = Where(A_TARGETS[ability, 0])
    if target.is_place:
        return no_place(g, due, card, NOTHING)
    name = name_of_card(int(A_CARD[ability]))
    row = open_row(g, due.seat, ability, source, card, State.ANNOUNCED)
    if target.is_many and target.places.play is not None:
        g.chain[row, Row.X] = 1
    taxed = any_target(g, row, 0, -FREE) > 0
    close_row(g)
    if taxed:
        return told("targets-too-expensive", "INV-125", card=name, funds=int(funds(g, due.seat)))
    return told("no-target", rule_of_target(target) or "INV-125", card=name, wanted=wanted(target))


FREE = 1000  # taken off a cost, it makes every target one that can be paid for


def no_place(g: Record, due: Pending, card: int, zone: int) -> Message:
    """INV-027, INV-142, B-18: why a card can't enter play in a zone, or (-1) in any."""
    name = name_of_card(card)
    own = slots_of(g, due.seat)
    if UNIQUE[card] and any(g.card[slot] == card and g.down[slot] == 0 for slot in own):
        return told("unique", "INV-027", card=name)
    if zone != NOTHING and ONLY[card] not in (NOTHING, zone):
        return told("only-zone", "INV-142", card=name, zone=name_of_zone(int(ONLY[card])))
    assert HERO[card]
    return told("hero", "B-18", card=name)


def refuse_develop(g: Record, due: Pending) -> Message | None:
    """INV-075."""
    if due.asked != Asked.WINDOW:
        return None
    if g.active != due.seat or due.phase != Phase.CAPITAL:
        return told("develop-capital-phase", "INV-075")
    if g.developed != 0:
        return told("developed", "INV-075")
    return told("empty-hand", "INV-075")
