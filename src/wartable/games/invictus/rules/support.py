"""How any support works: its declaration, its windows, its choices (INVI-7).
What each of the fifteen does stands in `support_effects`; no card is named here."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from wartable.games.invictus.cards import Soldier
from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import (
    announce,
    join_queue,
    leave_hand,
    occupied,
    opponent_of,
    queue_is_full,
    team_of,
)
from wartable.games.invictus.rules.attack import BACK_ROW
from wartable.games.invictus.state import CARD, CELL, NOTHING, SOLDIERS, Event, Frame
from wartable.kernel.frames import KIND, SEAT, A, B, C, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


class Timing(IntEnum):
    """INVI-7.3: when a support may be used. No card of these nations has an end support (R30)."""

    MAIN, BLOCK, NEGATE = range(3)


class Choice(IntEnum):
    """What a support lets its seat choose, after the chance to negate has passed (R12)."""

    NONE = 0
    ENEMY_CARD = 1
    ENEMY_BACK_CARD = 2
    OWN_CARD = 3
    OTHER_OWN_CARD = 4
    EMPTY_CELL = 5
    ENEMY_GRAVE_IF_ROOM = 6  # from here on cards are chosen, not cells
    ENEMY_HAND_SOLDIER = 7
    OWN_GRAVE = 8
    OWN_KINGDOM = 9


@dataclass(frozen=True)
class Support:
    """A declaration: who gives it, when, what is chosen, when it can do something, what it does."""

    soldier: Soldier
    timing: Timing
    choices: tuple[Choice, ...]
    may: bool
    when: Callable[..., Any]
    effect: Callable[..., Any]


SUPPORTS: list[Support] = []


@rule
def always(g: Record, seat):
    return True


def support(
    soldier: Soldier,
    timing: Timing,
    *choices: Choice,
    when: Callable[..., Any] = always,
    may: bool = False,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare a support; the function under it is its effect: `(g, seat, first choice, second choice)`.

    A choice that can't be made is skipped (the effect gets -1); `may` lets the seat decline a choice; `when`
    says whether the support can do anything now (INVI-7.9).
    """

    def declare(effect: Callable[..., Any]) -> Callable[..., Any]:
        SUPPORTS.append(Support(soldier, timing, choices, may, when, rule(effect)))
        return effect

    return declare


@rule
def cards_of(counts, owner):
    """The cards that a hand, kingdom or graveyard holds, as bits."""
    cards = 0
    for card in range(counts.shape[1]):
        if counts[owner, card] > 0:
            cards |= 1 << card
    return cards


@rule
def options_of(g: Record, seat, choice, first):
    """What can be chosen now, as bits: cells for the first five choices, cards for the others."""
    team = team_of(seat)
    if choice == Choice.ENEMY_CARD:
        return occupied(g, 1 - team)
    if choice == Choice.ENEMY_BACK_CARD:
        return occupied(g, 1 - team) & BACK_ROW
    if choice == Choice.OWN_CARD:
        return occupied(g, team)
    if choice == Choice.OTHER_OWN_CARD:
        return occupied(g, team) & ~(1 << first)
    if choice == Choice.EMPTY_CELL:
        return ~occupied(g, team) & 0b111111
    if choice == Choice.ENEMY_GRAVE_IF_ROOM:
        if queue_is_full(g, 1 - team):
            return 0
        return cards_of(g.graveyard, 1 - team)
    if choice == Choice.ENEMY_HAND_SOLDIER:
        return cards_of(g.hand, opponent_of(g, seat)) & ((1 << SOLDIERS) - 1)
    if choice == Choice.OWN_GRAVE:
        return cards_of(g.graveyard, team)
    if choice == Choice.OWN_KINGDOM:
        return cards_of(g.kingdom, seat)
    return 0


@rule
def mark_bits(mask, first_action, bits):
    """Mark the actions that count from `first_action`, one for each bit."""
    action = first_action
    while bits != 0:
        if bits & 1:
            mask[action] = 1
        bits >>= 1
        action += 1


@rule
def may_answer(g: Record, seat):
    """INVI-7.4: a window opens only to a seat with a card in hand and room in the queue: facts all can see."""
    return g.hand_size[seat] > 0 and not queue_is_full(g, team_of(seat))


@rule
def place_support(g: Record, seat, card, which, answerable):
    """INVI-7.2: the card goes from hand to the tail of the own queue; unless it is a negate it may be negated."""
    hidden = leave_hand(g, seat, card)
    join_queue(g, team_of(seat), card)
    announce(g, hidden, Event.SUPPORTED, seat, card, which)
    push(g, Frame.SUPPORT, seat, which, 0, NOTHING, NOTHING, card)
    if answerable:
        push(g, Frame.NEGATE, opponent_of(g, seat), 0, 0, 0, 0, 0)


@rule
def choose_for_support(g: Record, action):
    """Keep a choice in the frame; the effect comes when all are made."""
    part = C + top(g, B)
    if action >= CELL:
        set_top(g, part, action - CELL)
    elif action >= CARD:
        set_top(g, part, action - CARD)
    set_top(g, B, top(g, B) + 1)


@rule
def stop_attack(g: Record, seat):
    """INVI-8.2: the attack in progress does nothing, its card stays rested; gives the cell it was meant for."""
    pop(g)
    target = top(g, B)
    pop(g)
    tell(g, Event.BLOCKED, seat, g.field[team_of(seat), target], target, 0, 0)
    return target


@rule
def stop_support(g: Record, seat):
    """INVI-8.5: the support below has no effect; its card stays in the queue."""
    stopped = top(g, A)
    pop(g)
    tell(g, Event.NEGATED, seat, NOTHING, stopped, 0, 0)


@rule
def support_in_question(g: Record):
    """The frame of the support that a negate window is about."""
    depth = g.depth - 1
    while g.frames[depth, KIND] != Frame.SUPPORT:
        depth -= 1
    return depth


@rule
def decline(g: Record):
    """Nothing is answered; the window closes."""
    tell(g, Event.DECLINED, top(g, SEAT), NOTHING, top(g, KIND), 0, 0)
    pop(g)
