"""What the actions of Invasion are to one who is offered them: the usual one, weighty ones, and where each may go.
Whoever looks ahead here sees what lies open and the own hand, nothing else."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from wartable.games.invasion.cards.declare import (
    A_CARD,
    A_NEXT,
    A_OPTIONAL,
    A_PRICE,
    A_TARGETS,
    ACTION_OF,
    COST,
    PLAYED_AS,
    TYPE,
    Price,
)
from wartable.games.invasion.cards.where import AGREE, NOWHERE, Where
from wartable.games.invasion.evaluate import assign_to_kill, take_indirect
from wartable.games.invasion.pending import Asked, Pending, pending
from wartable.games.invasion.pieces import key_of, place_of_slot, place_of_target, place_of_zone
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.announcing import base_cost
from wartable.games.invasion.rules.combat import has_fighter, may_be_declared
from wartable.games.invasion.rules.damage import ORDINARY, UNCANCELLABLE_POINT, may_take_indirect
from wartable.games.invasion.rules.idle import nobody_attacks
from wartable.games.invasion.rules.rows import close_row, open_row
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.rules.stats import remaining
from wartable.games.invasion.rules.targets import affords, mark_targets, may_be_section, may_be_slot
from wartable.games.invasion.state import NOTHING, ROW, Role, State, Type
from wartable.games.invasion.vocabulary import (
    ACTIONS,
    PASS,
    Word,
    card_action,
    section_action,
    slot_action,
    target_of,
    which,
    word_of,
)
from wartable.games.invasion.windows import MAIN, open_window
from wartable.kernel.contract import Action, Offer, Way

USUAL, WEIGHTY, TRAY = Offer(usual=True), Offer(weighty=True), Offer(tray=True)

REAL_CHOICES = (Asked.ASSIGN_KIND, Asked.DEVELOPMENT_OR_DAMAGE)  # passing there is one of two things to do
DRAFTING = (Asked.PICK, Asked.COUNTERDRAFT, Asked.SABOTAGE, Asked.REINFORCE)
HIDDEN = ("number", "waiting", "discard", "deck")  # where nothing lies open by itself


def offers(g: Record, told: Mapping[int, Action]) -> dict[int, Offer]:
    """Of these actions, those that are special."""
    due, found = pending(g), {}
    drafting = due.asked in DRAFTING
    none_yet = due.asked == Asked.ATTACKERS and nobody_attacks(g)
    for action, (verb, source, target) in told.items():
        if due.asked in (Asked.ATTACKERS, Asked.DEFENDERS):
            found[action] = Offer(usual=action == PASS and not none_yet, several=True)
        elif due.asked in (Asked.ASSIGN, Asked.INDIRECT):
            found[action] = Offer(several=True)
        elif action == PASS and due.asked == Asked.WINDOW and g.developed == 1 and open_window(g) == MAIN:
            found[action] = Offer(usual=True, ways=_attacks(g, due.seat), later=True)
        elif action == PASS and due.asked not in REAL_CHOICES:
            found[action] = USUAL
        elif drafting:
            if due.left < 2:  # a first pick of two can be taken back, what ends a choice can't
                found[action] = WEIGHTY
        elif verb == "play":
            found[action] = _playing(g, due.seat, which(action))
        elif verb == "use":
            found[action] = _using(g, due.seat, action)
        elif verb == "develop":
            found[action] = Offer(ways=_own_cards(g, due.seat))
        elif verb == "attack":
            found[action] = _attacking(g, due.seat, target)
        elif _is_picked(verb, source, target):
            found[action] = TRAY
    if none_yet and PASS in told:
        first, *rest = [action for action in told if action != PASS]
        found[first] = Offer(usual=True, several=True, then=(*rest, PASS))
    if due.asked == Asked.DEFENDERS and not has_fighter(g, due.seat) and len(told) > 2:
        first, *rest = [action for action in told if action != PASS]
        found[first] = Offer(several=True, then=(*rest, PASS))
    if due.asked in (Asked.ASSIGN, Asked.INDIRECT) and (due.left == 0 or due.hard == 0):
        first, *rest = _assigned(g, due) or [NOTHING]
        if first in found and rest:
            found[first] = Offer(usual=True, several=True, then=tuple(rest))
    return found


def _assigned(g: Record, due: Pending) -> list[int]:
    """Where all points of one kind go as most would assign them: enough for each fighter in turn, then the section
    (INV-109); indirect damage on units that survive it, then on the section that can best bear it."""
    kind = ORDINARY if due.left > 0 else UNCANCELLABLE_POINT
    lying, next_of = (g.lying, assign_to_kill) if due.asked == Asked.ASSIGN else (g.batch, _bear)
    answers: list[int] = []
    for _ in range(due.left + due.hard):
        answer = int(next_of(g, due.seat))
        if answer == NOTHING:
            break
        answers.append(answer)
        lying[target_of(answer), kind] += 1
    for answer in answers:
        lying[target_of(answer), kind] -= 1
    return answers


def _bear(g: Record, seat: int) -> int:
    """Where a point of indirect damage costs least: on the unit with most hit points to spare, or else on a section."""
    spare = {
        slot: int(remaining(g, slot)) - int(g.batch[slot, ORDINARY]) - 1
        for slot in slots_of(g, seat)
        if may_take_indirect(g, seat, slot)
    }
    best = max(spare, key=lambda slot: spare[slot], default=NOTHING)
    return slot_action(best) if spare.get(best, 0) > 0 else int(take_indirect(g, seat))


def _attacking(g: Record, seat: int, zone: Mapping[str, Any] | None) -> Offer:
    """INV-100: with all who may attack, or beginning with one of them, after whom it is asked who else does."""
    attackers = _attackers(g, seat)
    if not attackers:
        return Offer()
    whole = Way((*map(slot_action, attackers), PASS), target=zone)
    parts = [Way((slot_action(slot),), place_of_slot(g, slot, seat), zone) for slot in attackers]
    return Offer(ways=(whole, *(parts if len(attackers) > 1 else ())), later=True)


def _attacks(g: Record, seat: int) -> tuple[Way, ...]:
    """From the capital phase, once it is used up, to the attack of all on a zone of the other; none without attackers."""
    attackers = [slot_action(slot) for slot in _attackers(g, seat)]
    zones = range((1 - seat) * 3, (1 - seat) * 3 + 3) if attackers else ()
    return tuple(Way((section_action(zone), *attackers, PASS), target=place_of_zone(zone)) for zone in zones)


def _attackers(g: Record, seat: int) -> list[int]:
    return [slot for slot in slots_of(g, seat) if may_be_declared(g, seat, slot, Role.ATTACKS)]


def _using(g: Record, seat: int, action: int) -> Offer:
    """INV-085: an action of a card in play may aim at something."""
    ability, slot = _used(g, action), which(action)
    ways = _aims(g, seat, ability, slot, 0)
    return Offer(weighty=not asks(ability) or len(ways) == 1, ways=ways)


def _used(g: Record, action: int) -> int:
    """The ability that an action uses: the first or the second one of a card in play."""
    first = ACTION_OF[g.card[which(action)]]
    return int(A_NEXT[first] if word_of(action) == Word.SECOND else first)


def _playing(g: Record, seat: int, card: int) -> Offer:
    """INV-071, INV-085: a unit, support or quest goes to a place; a tactic or an attachment may ask for targets later."""
    ability = int(PLAYED_AS[card])
    if not Where(A_TARGETS[ability, 0]).is_place:
        aims = _aims(g, seat, ability, NOTHING, card)
        return Offer(weighty=not asks(ability) or len(aims) == 1, ways=aims)
    ways = _entrances(g, seat, ability, card)
    return Offer(weighty=len(ways) == 1, ways=ways)


def asks(ability: int) -> bool:
    """Whether something is still to be chosen once an ability is announced."""
    if COST[A_CARD[ability]] < 0:
        return True
    return bool(A_TARGETS[ability, 0] != NOWHERE) or A_PRICE[ability] in (Price.UNIT, Price.UNIT_HERE)


def _entrances(g: Record, seat: int, ability: int, card: int) -> tuple[Way, ...]:
    """Where a card may enter play, as the rules say when it is announced: an own zone, an own quest."""
    row = open_row(g, seat, ability, NOTHING, card, State.ANNOUNCED)
    zones = [zone for zone in range(seat * 3, seat * 3 + 3) if may_be_section(g, row, 0, zone)]
    slots = [slot for slot in _quests(g, seat) if _may_go_on(g, row, slot)]
    close_row(g)
    return tuple(
        [Way((section_action(zone),), target=place_of_zone(zone)) for zone in zones]
        + [Way((slot_action(slot),), target=place_of_slot(g, slot, seat)) for slot in slots]
    )


def _aims(g: Record, seat: int, ability: int, source: int, card: int) -> tuple[Way, ...]:
    """What an ability may aim at first, where that lies open on the table and has to be chosen."""
    what = Where(A_TARGETS[ability, 0])
    if what in (NOWHERE, AGREE) or what.is_many or A_OPTIONAL[ability, 0] or COST[A_CARD[ability]] < 0:
        return ()
    mask = np.zeros(ACTIONS, np.uint8)
    row = open_row(g, seat, ability, source, card, State.ANNOUNCED)
    mark_targets(g, row, 0, base_cost(g, row), mask)
    close_row(g)
    aimed = [(int(action), target_of(int(action))) for action in np.flatnonzero(mask)]
    if any(not 0 <= target < ROW for _, target in aimed):
        return ()
    places = [place_of_target(g, target, seat, seat) for _, target in aimed]
    if any(place["area"] not in ("play", "zone") for place in places):
        return ()
    return tuple(Way((action,), target=place) for (action, _), place in zip(aimed, places, strict=True))


def _quests(g: Record, seat: int) -> list[int]:
    return [slot for slot in slots_of(g, seat) if TYPE[g.card[slot]] == Type.QUEST]


def _may_go_on(g: Record, row: int, slot: int) -> bool:
    return bool(may_be_slot(g, row, 0, slot) and affords(g, row, 0, slot, base_cost(g, row)))


def _own_cards(g: Record, seat: int) -> tuple[Way, ...]:
    """INV-075: any card of the hand may be put down."""
    held = dict.fromkeys(g.hand[seat, place] for place in range(g.hand_size[seat]))
    return tuple(
        Way((card_action(card),), {"area": "hand", "seat": seat, "card": key_of(card)}) for card in held
    )


def _is_picked(verb: str, source: Mapping[str, Any] | None, target: Mapping[str, Any] | None) -> bool:
    """Whether what an action names lies face down, in a pile, in another's hand, or nowhere."""
    if verb == "play-free":
        return True
    named = source if target is None else target
    if named is None:
        return False
    own_development = named["area"] == "development" and named["card"] is not None
    return own_development or named["area"] in HIDDEN
