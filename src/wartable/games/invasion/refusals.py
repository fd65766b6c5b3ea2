"""Why an action is not legal now, with the number of the rule that forbids it.
One function a kind of action; each gives the first reason that a player would name."""

from collections.abc import Callable
from typing import Any

from wartable.games.invasion.cards import BY_NUMBER
from wartable.games.invasion.cards.declare import A_PRICE, TYPE, Hook, Price
from wartable.games.invasion.cards.where import AGREE, SECTION, SUPPORT_PLACE, UNIT, UNIT_PLACE, ZONE
from wartable.games.invasion.pending import IN_DRAFT, Asked, Moment, Pending, pending
from wartable.games.invasion.phrases import name_of_card, place, spot, thing
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.announcing import base_cost
from wartable.games.invasion.rules.combat import fights_on, has_enough, may_fight_from
from wartable.games.invasion.rules.facts import controller, has_quality, is_unit
from wartable.games.invasion.rules.redirect import may_redirect_to
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.rules.stats import absorbs, cost, funds, purse, remaining, tax
from wartable.games.invasion.rules.targets import (
    affords,
    is_first_development,
    may_be_card,
    may_be_section,
    may_be_slot,
)
from wartable.games.invasion.state import NOTHING, Edition, Reason, Role, Row, Type, Zone
from wartable.games.invasion.unplayable import (
    no_place,
    refuse_develop,
    refuse_play,
    refuse_use,
    rule_of_target,
    told,
    too_expensive,
    wanted,
)
from wartable.games.invasion.vocabulary import ACTIONS, PASS, YES, Word, as_section, card_in, which, word_of
from wartable.kernel.contract import Message

Prompt = Callable[[Any, int], Message]

# The rule that each kind of decision stands under.
RULE_OF = {
    Asked.MULLIGAN: "INV-043",
    Asked.WINDOW: "INV-054",
    Asked.X: "INV-125",
    Asked.TARGET: "INV-125",
    Asked.AGREE: "U-02",
    Asked.SACRIFICE_PRICE: "INV-125",
    Asked.TOKENS: "W-08",
    Asked.DEVELOPMENT: "INV-075",
    Asked.ORDER: "W-06",
    Asked.REDIRECT: "W-09",
    Asked.RESTORE: "INV-062",
    Asked.ATTACKED_ZONE: "INV-102",
    Asked.ATTACKERS: "INV-103",
    Asked.DEFENDERS: "INV-104",
    Asked.FRONT: "W-57",
    Asked.COUNTERSTRIKE: "INV-140",
    Asked.ASSIGN_KIND: "INV-107",
    Asked.ASSIGN: "INV-107",
    Asked.INDIRECT: "B-08",
    Asked.SACRIFICE: "INV-132",
    Asked.DEVELOPMENT_OR_DAMAGE: "U-16",
    Asked.CORRUPT_OR_DAMAGE: "U-16",
    Asked.SEARCH: "B-15",
    Asked.PAY_FOR_ATTACKER: "W-07",
    Asked.CAST: "W-54",
    Asked.WHOSE_DECK: "W-56",
    Asked.PEEK: "W-56",
    Asked.PUT_BACK: "W-56",
    Asked.SAVE: "W-53",
    Asked.REVEAL: "B-205",
    Asked.FREE_TACTIC: "B-13",
    Asked.AMOUNT: "B-09",
    Asked.QUESTION: "U-16",
    Asked.PICK: "INV-174",
    Asked.COUNTERDRAFT: "INV-174",
    Asked.SABOTAGE: "INV-180",
    Asked.REINFORCE: "INV-179",
}
RULE_OF_MOMENT = {
    Moment.TURN_BEGINS: "INV-053",
    Moment.KINGDOM: "INV-063",
    Moment.QUEST: "INV-065",
    Moment.CAPITAL: "INV-080",
    Moment.ZONE_CHOSEN: "INV-101",
    Moment.ATTACKERS_DECLARED: "INV-101",
    Moment.DEFENDERS_DECLARED: "INV-101",
    Moment.DAMAGE_ASSIGNED: "INV-101",
    Moment.DAMAGE_APPLIED: "INV-101",
    Moment.NO_ATTACK: "INV-118",
    Moment.TURN_ENDS: "B-03",
    Moment.DAMAGE_ASIDE: "W-11",
}
RULE_OF_END = {Reason.BURNED: "INV-003", Reason.DECKED: "INV-004", Reason.LONG: "W-13"}


def rule_of(due: Pending) -> str:
    """The rule that the decision stands under."""
    if due.answers:
        return "INV-124"
    if due.moment is not None:
        return RULE_OF_MOMENT[due.moment]
    return rule_of_target(due.target) or RULE_OF[due.asked]


def needed(g: Record, slot: int) -> int:
    """INV-109, D-04, B-05: the least that a defender must be assigned before the section may be hit."""
    left = int(remaining(g, slot))
    return left if g.edition == Edition.FIRST else left + int(absorbs(g, slot))


def refusal(g: Record, action: int, prompt: Prompt) -> Message:
    """The reason why an action is not legal now; `prompt` says what is asked instead."""
    due = pending(g)
    if due.asked == Asked.NOTHING:
        return Message("invasion-refuse-over", {}, RULE_OF_END[Reason(int(g.reason))])
    if not 0 <= action < ACTIONS or (word_of(action) == Word.CARD and BY_NUMBER[which(action)] is None):
        return Message("invasion-refuse-unknown", {"action": action})
    if action == PASS:
        return Message("invasion-refuse-must-decide", {"asked": prompt(g, due.seat)}, rule_of(due))
    found = _reason(g, due, action)
    return found or Message("invasion-refuse-other-decision", {"asked": prompt(g, due.seat)}, rule_of(due))


def _reason(g: Record, due: Pending, action: int) -> Message | None:
    if action == YES:
        return None
    word = word_of(action)
    if word == Word.CARD:
        return _card(g, due, which(action))
    if word == Word.SLOT:
        return _slot(g, due, which(action))
    if word == Word.SECOND:
        return refuse_use(g, due, which(action), second=True) if due.asked == Asked.WINDOW else None
    if word == Word.ZONE:
        return _zone(g, due, which(action))
    if word == Word.DEVELOP:
        return refuse_develop(g, due)
    if word == Word.NUMBER:
        return _number(g, due, which(action))
    return _row(g, due, which(action))


# --- Cards --------------------------------------------------------------------------------------------


def _card(g: Record, due: Pending, card: int) -> Message | None:
    name = name_of_card(card)
    if due.asked == Asked.WINDOW:
        return refuse_play(g, due, card)
    if due.asked == Asked.DEVELOPMENT:
        return told("not-in-hand", "INV-075", card=name)
    if due.asked == Asked.SEARCH:
        if due.zone == NOTHING:
            return told("not-taken", "B-15", card=name, wanted=wanted(due.sought))
        return told("not-found", "B-15", card=name, cost=due.cost)
    if due.asked in (Asked.PEEK, Asked.PUT_BACK):
        return told("not-on-top", "W-56", card=name)
    if due.asked == Asked.CAST:
        return told("not-castable", "W-54", card=name)
    if due.asked == Asked.FREE_TACTIC:
        return told("not-free", "B-13", card=name)
    if due.asked in IN_DRAFT:
        return _in_draft(due, card)
    if due.asked == Asked.TARGET and due.target.places.pile is not None:
        return _discarded(g, due, card)
    return None


def _discarded(g: Record, due: Pending, card: int) -> Message:
    """INV-125: why a card of the discard pile is no target."""
    name = name_of_card(card)
    if g.discard[due.seat, card] == 0 or due.target.is_many:
        return told("not-discarded", "INV-125", card=name)
    if not may_be_card(g, due.row, due.place, card):
        asked = {"spot": name, "card": name_of_card(due.card), "wanted": wanted(due.target)}
        return told("not-a-target", "INV-125", **asked)
    return told("no-second-target", "INV-125", spot=name, card=name_of_card(due.card))


def _in_draft(due: Pending, card: int) -> Message:
    """INV-174, INV-177, INV-179."""
    name = name_of_card(card)
    if due.asked == Asked.REINFORCE:
        reason = "no-reinforcement" if card in due.cards else "not-on-pile"
        return told(reason, "INV-177" if card in due.cards else "INV-179", card=name)
    return told("not-in-own-pack" if due.asked == Asked.PICK else "not-in-their-pack", "INV-174", card=name)


# --- Cards in play ------------------------------------------------------------------------------------


def _slot(g: Record, due: Pending, slot: int) -> Message | None:
    if due.asked == Asked.WINDOW:
        return refuse_use(g, due, slot)
    if due.asked not in _SLOTS or due.target == AGREE:
        return None
    if g.card[slot] == 0:
        return told("empty-slot", rule_of(due))
    return _SLOTS[due.asked](g, due, slot)


def _as_target(g: Record, due: Pending, slot: int) -> Message:
    """INV-125, B-17, B-18, INV-088, W-05: why a card in play is no target."""
    where, card, row = spot(g, slot, due.seat), name_of_card(due.card), due.row
    if not may_be_slot(g, row, due.place, slot):
        if due.target == UNIT_PLACE and TYPE[g.card[slot]] == Type.QUEST and g.down[slot] == 0:
            return _no_quest(g, due, slot)
        return told("not-a-target", rule_of(due), spot=where, card=card, wanted=wanted(due.target))
    if not affords(g, row, due.place, slot, base_cost(g, row)):
        one = int(g.chain[row, Row.ONE])
        added = tax(g, due.seat, slot, NOTHING) if due.place == 0 else tax(g, due.seat, one, slot)
        counts = {"cost": int(base_cost(g, row)) + int(added), "funds": int(funds(g, due.seat))}
        return told("target-too-expensive", "INV-125", spot=where, tax=int(added), **counts)
    if g.down[slot] != 0 and controller(g, slot) != due.seat and not is_first_development(g, row, slot):
        return told("drawn-by-lot", "W-05")
    return told("no-second-target", "INV-125", spot=where, card=card)


def _no_quest(g: Record, due: Pending, slot: int) -> Message:
    """INV-086, INV-088: why a unit can't go on a quest."""
    if controller(g, slot) != due.seat:
        return told("enemy-quest", "INV-086", card=name_of_card(int(g.card[slot])))
    if any(g.host[other] == slot + 1 for other in slots_of(g, due.seat)):
        return told("quest-taken", "INV-088", card=name_of_card(int(g.card[slot])))
    return no_place(g, due, due.card, Zone.QUEST)


def _to_give(g: Record, due: Pending, slot: int) -> Message:
    here = A_PRICE[due.ability] == Price.UNIT_HERE
    return _own_unit(g, due, slot, int(g.chain[due.row, Row.ZONE]) if here else NOTHING)


def _to_sacrifice(g: Record, due: Pending, slot: int) -> Message:
    return _own_unit(g, due, slot, due.zone)


def _own_unit(g: Record, due: Pending, slot: int, zone: int) -> Message:
    """That a unit of one's own is asked for, in a zone or anywhere."""
    where = spot(g, slot, due.seat)
    if zone == NOTHING:
        return told("own-unit", rule_of(due), spot=where)
    return told("own-unit-here", rule_of(due), spot=where, place=place(due.seat * 3 + zone, due.seat))


def _own_development(g: Record, due: Pending, slot: int) -> Message:
    return told("own-development", rule_of(due), spot=spot(g, slot, due.seat))


def _to_corrupt(g: Record, due: Pending, slot: int) -> Message:
    """U-16: only what can be done in full."""
    if is_unit(g, slot) and controller(g, slot) == due.seat and g.zone[slot] == due.zone:
        return told("not-corruptible", "U-16", spot=spot(g, slot, due.seat))
    return _own_unit(g, due, slot, due.zone)


def _not_asked_for(g: Record, due: Pending, target: int) -> Message:
    """U-16: what a question does not ask for."""
    return told("not-asked-for", "U-16", target=thing(g, target, due.seat), wanted=wanted(due.target))


def _to_restore(g: Record, due: Pending, slot: int) -> Message:
    return told("not-corrupt", "INV-062", spot=spot(g, slot, due.seat))


def _to_declare(g: Record, due: Pending, slot: int) -> Message:
    """INV-103, INV-104, INV-106, B-147."""
    attacks = due.asked == Asked.ATTACKERS
    where, rule = spot(g, slot, due.seat), rule_of(due)
    role = Role.ATTACKS if attacks else Role.DEFENDS
    if controller(g, slot) != due.seat or not is_unit(g, slot) or not may_fight_from(g, slot, role):
        return _own_unit(g, due, slot, int(Zone.BATTLEFIELD) if attacks else int(g.attacked))
    if g.role[slot] != Role.NONE:
        return told("declared", rule, spot=where)
    if g.corrupt[slot] != 0:
        return told("corrupt", "INV-106", spot=where)
    if g.barred[slot] == 0:
        return told("no-attack" if attacks else "no-defence", rule, spot=where)
    return told("barred", "B-147", spot=where)


def _not_fighting(g: Record, due: Pending, slot: int) -> Message:
    """INV-107, INV-111, INV-140: damage of combat goes to units of the other side that fight."""
    role = "attacker" if due.seat != g.active else "defender"
    return told(f"no-{role}", rule_of(due), spot=spot(g, slot, due.seat))


def _indirect_slot(g: Record, due: Pending, slot: int) -> Message:
    """B-08."""
    if controller(g, slot) != due.seat or not is_unit(g, slot):
        return _own_unit(g, due, slot, NOTHING)
    return told("enough-damage", "B-08", target=spot(g, slot, due.seat))


def _not_dying(g: Record, due: Pending, slot: int) -> Message:
    """W-53."""
    return told("not-dying", "W-53", spot=spot(g, slot, due.seat))


def _no_redirect(g: Record, due: Pending, target: int) -> Message:
    """B-134, W-09."""
    assert not may_redirect_to(g, due.slot, due.aim, target)
    where, card = thing(g, target, due.seat), name_of_card(due.card)
    return told("no-redirect", "W-09", target=where, card=card)


_SLOTS: dict[Asked, Callable[[Any, Pending, int], Message]] = {
    Asked.TARGET: _as_target,
    Asked.SACRIFICE_PRICE: _to_give,
    Asked.SACRIFICE: _to_sacrifice,
    Asked.DEVELOPMENT_OR_DAMAGE: _own_development,
    Asked.CORRUPT_OR_DAMAGE: _to_corrupt,
    Asked.RESTORE: _to_restore,
    Asked.ATTACKERS: _to_declare,
    Asked.DEFENDERS: _to_declare,
    Asked.COUNTERSTRIKE: _not_fighting,
    Asked.ASSIGN: _not_fighting,
    Asked.INDIRECT: _indirect_slot,
    Asked.SAVE: _not_dying,
    Asked.REDIRECT: _no_redirect,
    Asked.QUESTION: _not_asked_for,
}


# --- Zones, numbers, entries of the chain ---------------------------------------------------------------


def _zone(g: Record, due: Pending, section: int) -> Message | None:
    if due.asked == Asked.TARGET:
        return _zone_as_target(g, due, section)
    if due.asked == Asked.ATTACKED_ZONE:
        return told("own-zone", "INV-100")
    if due.asked == Asked.FRONT:
        return told("no-front", "W-57")
    if due.asked == Asked.ASSIGN:
        return _assign_to_section(g, due, section)
    if due.asked == Asked.REDIRECT:
        return _no_redirect(g, due, as_section(section))
    if due.asked == Asked.QUESTION and due.target != AGREE:
        return _not_asked_for(g, due, as_section(section))
    if due.asked in (Asked.INDIRECT, Asked.CORRUPT_OR_DAMAGE):
        return _own_section(g, due, section)
    return None


def _zone_as_target(g: Record, due: Pending, section: int) -> Message:
    """INV-071, INV-085, INV-125, U-06."""
    assert not may_be_section(g, due.row, due.place, section)
    where, card = place(section, due.seat), name_of_card(due.card)
    if due.target in (UNIT_PLACE, SUPPORT_PLACE) and section // 3 == due.seat:
        return no_place(g, due, due.card, section % 3)
    if due.target == ZONE.own.enters_first and section // 3 == due.seat:
        return no_place(g, due, int(card_in(g.chain[due.row, Row.ONE])), section % 3)
    if due.target in (SECTION, UNIT | SECTION):
        return told("burning", "U-06", place=where)
    if due.target == SECTION.own.unattacked and section // 3 == due.seat and g.burning[section] != 0:
        return told("burning-zone", "B-150", place=where)
    return told("not-a-target", rule_of(due), spot=where, card=card, wanted=wanted(due.target))


def _assign_to_section(g: Record, due: Pending, section: int) -> Message:
    """INV-109, INV-111, U-06."""
    defender = 1 - int(g.active)
    attacked, front = defender * 3 + due.zone, int(due.zone != g.attacked)
    if due.seat == defender:
        return told("no-counterattack", "INV-111")
    if section != attacked:
        return told("not-attacked", "INV-102", place=place(section, due.seat))
    if g.burning[section] != 0:
        return told("burning", "U-06", place=place(section, due.seat))
    for slot in slots_of(g, defender):
        if not fights_on(g, slot, front) or has_enough(g, slot):
            continue
        if g.edition == Edition.REVISED and has_quality(g, slot, Hook.UNHURT_IN_COMBAT):
            return told("unhurt-defender", "INV-109", spot=spot(g, slot, due.seat))
        counts = {"lying": int(g.lying[slot, 0] + g.lying[slot, 1]), "needed": needed(g, slot)}
        return told("minimum-first", "INV-109", spot=spot(g, slot, due.seat), **counts)
    raise AssertionError("the section may be hit")


def _own_section(g: Record, due: Pending, section: int) -> Message:
    where = place(section, due.seat)
    if section // 3 != due.seat:
        return told("own-capital", rule_of(due), place=where)
    if g.burning[section] != 0:
        return told("burning", "U-06", place=where)
    return told("enough-damage", "B-08", target=where)


def _number(g: Record, due: Pending, number: int) -> Message | None:
    if due.asked == Asked.X:
        return _too_large_x(g, due, number)
    if due.asked == Asked.TOKENS:
        counts = {
            "tokens": int(purse(g, due.seat)),
            "resources": int(g.resources[due.seat]),
            "cost": due.cost,
        }
        return told("tokens", "W-08", **counts)
    if due.asked == Asked.AMOUNT:
        return told("amount", "B-09", spot=spot(g, due.aim, due.seat))
    if due.asked == Asked.REVEAL:
        return told("reveal", "B-205", most=due.left)
    if due.asked == Asked.ORDER:
        return told("no-such-effect", "W-06")
    if due.asked == Asked.WHOSE_DECK:
        return told("no-such-deck", "W-56")
    return None


def _too_large_x(g: Record, due: Pending, x: int) -> Message:
    if cost(g, due.seat, due.card, x) > funds(g, due.seat):
        return too_expensive(g, due, due.card, x)
    return told("x-developments", "INV-125", card=name_of_card(due.card))


def _row(g: Record, due: Pending, row: int) -> Message | None:
    """B-14."""
    if due.asked != Asked.TARGET or due.target.places.entry is None:
        return None
    return told("not-on-chain", "B-14", card=name_of_card(due.card), wanted=wanted(due.target))
