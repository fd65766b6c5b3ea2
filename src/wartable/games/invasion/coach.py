"""What the coach says of a position of Invasion. Attacks are fought out with the rules on copies: all attack who may, and
whoever else is asked passes. It reads what lies open and the own hand, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from wartable.games.invasion.pending import Asked, Moment, Pending, pending
from wartable.games.invasion.phrases import name_of_slot, place
from wartable.games.invasion.pieces import place_of_slot, place_of_zone
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.combat import may_be_declared
from wartable.games.invasion.rules.facts import controller, count_burning, is_unit
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.rules.stats import section_hit_points
from wartable.games.invasion.state import NOTHING, LastCard, Role
from wartable.games.invasion.vocabulary import (
    DEVELOP,
    PASS,
    ZONE,
    Word,
    section_action,
    slot_action,
    which,
    word_of,
)
from wartable.kernel.coaching import Claim, Tone
from wartable.kernel.contract import Message, Position

MOST_STEPS = 150  # decisions in which an attack is fought out; more than any takes
LOSES = 2  # burning sections
FEW_CARDS = 5  # in a deck, from which on it is spoken of
BEFORE = (
    Asked.MULLIGAN,
    Asked.PICK,
    Asked.COUNTERDRAFT,
    Asked.SABOTAGE,
    Asked.REINFORCE,
)  # there is nothing to read yet

Policy = Callable[[Position, Pending], int]


def read(position: Position, seat: int) -> list[Claim]:
    """All claims that hold for a seat, what decides the match first."""
    g, due = position.record, pending(position.record)
    if due.asked in BEFORE or due.seat != seat:
        return []
    found: list[tuple[int, Claim]] = [*_standing(g, seat)]
    chain = due.asked == Asked.WINDOW and due.row != NOTHING
    if due.asked == Asked.WINDOW and due.moment == Moment.CAPITAL and g.active == seat and not chain:
        found += [*_spending(position, seat), *_own_attacks(position, seat), *_their_attacks(position, seat)]
    elif due.asked == Asked.ATTACKED_ZONE:
        found += [*_own_attacks(position, seat), *_their_attacks(position, seat)]
    elif due.asked == Asked.DEFENDERS and not _fighters(g, seat):
        found += _defence(position, seat)
    return [claim for _, claim in sorted(found, key=lambda weighed: -weighed[0])]


# --- Fighting on copies -----------------------------------------------------------------------------------


def passing(position: Position, due: Pending) -> int:
    """Decline, where that is possible; else the first at hand."""
    return PASS if position.mask()[PASS] else position.legal()[0]


def fighting(section: int, position: Position, due: Pending) -> int:
    """All attack who may, nobody else does anything, and every point goes to the section as soon as it may."""
    legal = position.legal()
    if due.asked == Asked.ATTACKED_ZONE:
        return section_action(section) if section_action(section) in legal else PASS
    if due.asked == Asked.ATTACKERS:
        return next((action for action in legal if word_of(action) == Word.SLOT), PASS)
    if due.asked == Asked.ASSIGN and section_action(section) in legal:
        return int(section_action(section))
    return passing(position, due)


def played(position: Position, policy: Policy, until: Callable[[Position, Pending], bool]) -> Position | None:
    """A copy on which all decide by a policy until something is so; none if it never is."""
    copy = position.copy()
    for _ in range(MOST_STEPS):
        if copy.over:
            return copy
        due = pending(copy.record)
        if until(copy, due):
            return copy
        copy.play(policy(copy, due), due.seat)
    return None


def before_attack(position: Position, attacker: int) -> Position | None:
    """A copy in which a seat is asked which zone it attacks, in this turn or in its next one if another plays this; all
    have passed until then."""
    last = position.record.turn + (attacker != position.record.active)

    def is_asked(due: Pending) -> bool:
        return due.asked == Asked.ATTACKED_ZONE and due.seat == attacker

    found = played(position, passing, lambda copy, due: is_asked(due) or copy.record.turn > last)
    return found if found is not None and not found.over and is_asked(pending(found.record)) else None


def attacked(position: Position, section: int) -> tuple[Position, int, bool]:
    """The attack on a section, fought to its end without defenders: how it ends, the attackers' number, and whether
    somebody could have defended."""
    attackers, defended = 0, False

    def ended(copy: Position, due: Pending) -> bool:
        nonlocal attackers, defended
        attackers = max(attackers, len(_fighters(copy.record, 1 - section // 3)))
        if due.asked == Asked.DEFENDERS:
            defended |= len(copy.legal()) > 1
        return copy.record.attacked == NOTHING and due.asked != Asked.ATTACKED_ZONE

    found = played(position, partial(fighting, section), ended)
    return found or position, attackers, defended


def _may_attack(g: Record, seat: int) -> bool:
    return any(may_be_declared(g, seat, slot, Role.ATTACKS) for slot in slots_of(g, seat))


def _is_fought(position: Position, due: Pending) -> bool:
    return bool(position.record.attacked == NOTHING)


def _fighters(g: Record, seat: int) -> list[int]:
    return [slot for slot in slots_of(g, seat) if g.role[slot] != Role.NONE and is_unit(g, slot)]


def _loses(position: Position, seat: int) -> bool:
    return position.over and position.returns()[seat] < 0


# --- What either side can burn ----------------------------------------------------------------------------


def _attacks(position: Position, attacker: int) -> Iterator[tuple[int, Position, int, bool]]:
    """Of each section that a seat could attack next: how it ends when nobody defends."""
    if not any(is_unit(position.record, slot) for slot in slots_of(position.record, attacker)):
        return
    before = before_attack(position, attacker)
    if before is None or not _may_attack(before.record, attacker):
        return
    for action in before.legal():
        if ZONE <= action < DEVELOP:
            section = which(action)
            after, attackers, defended = attacked(before, section)
            if attackers and not before.record.burning[section]:
                yield section, after, attackers, defended


def _own_attacks(position: Position, seat: int) -> Iterator[tuple[int, Claim]]:
    g = position.record
    undefended = []
    chooses = pending(g).asked == Asked.ATTACKED_ZONE
    for section, after, attackers, defended in _attacks(position, seat):
        if not defended:
            undefended.append(place(section, seat))
        if after.record.burning[section]:
            wins = _loses(after, 1 - seat)
            name = "claim-invasion-burn-wins" if wins else "claim-invasion-burn"
            told = _told(g, section, seat, attackers, defended)
            actions = (section_action(section),) if chooses else ()
            claim = Claim(Tone.CHANCE, Message(name, told), (place_of_zone(section),), actions)
            yield 100 if wins else 60, claim
    if undefended:
        yield 30, Claim(Tone.CHANCE, Message("claim-invasion-open", {"places": undefended}))


def _their_attacks(position: Position, seat: int) -> Iterator[tuple[int, Claim]]:
    g = position.record
    for section, after, attackers, defended in _attacks(position, 1 - seat):
        if after.record.burning[section] and not g.burning[section]:
            loses = _loses(after, seat)
            name = "claim-invasion-danger-loses" if loses else "claim-invasion-danger"
            told = _told(g, section, seat, attackers, defended)
            yield (
                98 if loses else 55,
                Claim(Tone.THREAT, Message(name, told), (place_of_zone(section),), (PASS,)),
            )


def _told(g: Record, section: int, seat: int, attackers: int, defended: bool) -> dict[str, Any]:
    return {
        "place": place(section, seat),
        "units": attackers,
        "damage": int(g.section_damage[section]),
        "points": int(section_hit_points(g, section)),
        "defence": "possible" if defended else "none",
    }


# --- Defending --------------------------------------------------------------------------------------------


def _defence(position: Position, seat: int) -> Iterator[tuple[int, Claim]]:
    """What comes of the attack without defenders, and with each unit that could defend alone."""
    g = position.record
    section = seat * 3 + int(g.attacked)
    after = played(position, partial(fighting, section), _is_fought)
    if after is None:
        return
    burns, loses = bool(after.record.burning[section]), _loses(after, seat)
    name = "claim-invasion-blow-loses" if loses else "claim-invasion-blow"
    told = {
        "place": place(section, seat),
        "result": "burns" if burns else "stands",
        "damage": int(after.record.section_damage[section]),
        "points": int(section_hit_points(g, section)),
    }
    tone = Tone.THREAT if burns else Tone.STANDING
    yield 99 if loses else 70, Claim(tone, Message(name, told), (place_of_zone(section),), (PASS,))
    for action in position.legal():
        if word_of(action) == Word.SLOT:
            yield from _defender(position, seat, section, which(action))


def _defender(position: Position, seat: int, section: int, slot: int) -> Iterator[tuple[int, Claim]]:
    """What a unit does that defends alone, with all its damage on one attacker."""
    g = position.record
    attackers = _fighters(g, 1 - seat)
    best: tuple[int, Position] | None = None
    for foe in attackers:
        after = played(position, partial(_defending, section, slot, foe), _is_fought)
        if after is None:
            return
        killed = after.record.card[foe] != g.card[foe] or not is_unit(after.record, foe)
        if best is None or killed:
            best = (foe if killed else NOTHING), after
        if killed:
            break
    if best is None:
        return
    foe, after = best
    lives = after.record.card[slot] == g.card[slot] and controller(after.record, slot) == seat
    saves = not after.record.burning[section]
    told = {
        "unit": name_of_slot(g, slot),
        "lives": "yes" if lives else "no",
        "foe": name_of_slot(g, foe) if foe != NOTHING else "",
        "kills": "yes" if foe != NOTHING else "no",
        "place": place(section, seat),
        "result": "stands" if saves else "burns",
    }
    weight = 50 + 10 * saves + 5 * (foe != NOTHING) + 3 * lives
    pieces = (place_of_slot(g, slot, seat),)
    yield weight, Claim(Tone.CHANCE, Message("claim-invasion-defender", told), pieces, (slot_action(slot),))


def _defending(section: int, slot: int, foe: int, position: Position, due: Pending) -> int:
    """One unit defends; whoever attacked puts its points first where they must go, the defender all on one attacker."""
    legal = position.legal()
    if due.asked == Asked.DEFENDERS:
        return slot_action(slot) if slot_action(slot) in legal else PASS
    if due.asked == Asked.ASSIGN and due.seat == section // 3 and slot_action(foe) in legal:
        return int(slot_action(foe))
    return fighting(section, position, due)


# --- How things stand -------------------------------------------------------------------------------------


def _spending(position: Position, seat: int) -> Iterator[tuple[int, Claim]]:
    """What the resources are good for, and whether a development may still be played."""
    g, legal = position.record, position.legal()
    playable = sum(word_of(action) == Word.CARD for action in legal)
    told = {"resources": int(g.resources[seat]), "count": playable}
    yield 25, Claim(Tone.STANDING, Message("claim-invasion-resources", told))
    if any(word_of(action) == Word.DEVELOP for action in legal):
        yield 12, Claim(Tone.STANDING, Message("claim-invasion-develop"))


def _standing(g: Record, seat: int) -> Iterator[tuple[int, Claim]]:
    mine, theirs = int(count_burning(g, seat)), int(count_burning(g, 1 - seat))
    yield 15, Claim(Tone.STANDING, Message("claim-invasion-burning", {"mine": mine, "theirs": theirs}))
    if mine == LOSES - 1:
        yield 40, Claim(Tone.THREAT, Message("claim-invasion-one-left"))
    for who, other in (("you", seat), ("they", 1 - seat)):
        if g.deck_left[other] <= FEW_CARDS and g.last_card == LastCard.AT_ONCE:
            told = {"count": int(g.deck_left[other]), "who": who}
            tone = Tone.THREAT if who == "you" else Tone.STANDING
            yield 20, Claim(tone, Message("claim-invasion-deck", told))
