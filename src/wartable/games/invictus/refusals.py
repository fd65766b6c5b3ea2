"""Why an action is not legal now, with the number of the rule that forbids it.
One function a kind of action; each gives the first reason that a player would name."""

from collections.abc import Callable
from typing import Any

from wartable.games.invictus.cards import FIRST_LEADER, KEYS
from wartable.games.invictus.pending import Asked, Pending, pending, support_key
from wartable.games.invictus.pieces import card_or_none, place_of_cell
from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import RESTED, queue_is_full, row_of_sheet, team_of
from wartable.games.invictus.rules.setup import colour_is_free
from wartable.games.invictus.rules.support import SUPPORTS, Choice, Timing
from wartable.games.invictus.rules.support_effects import SUPPORT_AT
from wartable.games.invictus.rules.turn import may_march_to
from wartable.games.invictus.state import (
    ACTIONS,
    ATTACK,
    CARD,
    CELL,
    COPY,
    ENTER,
    LEADER,
    MARCH,
    NOTHING,
    PASS,
    SEAT,
    SOLDIERS,
    Build,
    Reason,
)
from wartable.kernel.contract import Message

Prompt = Callable[[Any, int], Message]

# The rule that each kind of decision stands under.
RULE_OF = {
    Asked.LEADER: "INVI-3.2",
    Asked.LEAVE_OUT: "INVI-3.2",
    Asked.TAKE: "INVI-3.3",
    Asked.OPENING: "INVI-3.4",
    Asked.FIRST_SEAT: "INVI-11.3",
    Asked.FRONT_CELL: "INVI-3.6",
    Asked.FRONT_CARD: "INVI-3.6",
    Asked.QUEUE_CARD: "INVI-3.7",
    Asked.KINGDOM_CARD: "INVI-3.8",
    Asked.MAIN: "INVI-4.3",
    Asked.COPY: "INVI-7.8",
    Asked.MARCH_CARD: "INVI-6.3",
    Asked.TARGET: "INVI-5.1",
    Asked.BLOCK: "INVI-7.3",
    Asked.NEGATE: "INVI-7.6",
    Asked.CHOOSE: "R12",
    Asked.DECOY_CARD: "INVI-7.10",
    Asked.DECOY_CELL: "INVI-7.10",
    Asked.END_ENTRY: "INVI-4.5",
    Asked.NOTHING: "",
}
RULE_OF_END = {
    Reason.EXILE: "INVI-9.1",
    Reason.FOUNDING: "INVI-9.2",
    Reason.RUIN: "INVI-9.3",
    Reason.WARS_END: "INVI-9.4",
}
RULE_OF_SUPPORT = {
    "priest": "INVI-8.4",
    "musha": "INVI-8.8",
    "gunner": "INVI-8.9",
    "komuso": "R10",
    "ninja": "INVI-8.11",
    "ninja-negate": "INVI-8.11",
    "commander": "INVI-8.13",
    "slinger": "INVI-8.15",
    "anubis": "INVI-8.16",
    "sorcerer": "INVI-8.17",
}
BUILDING = (Asked.LEAVE_OUT, Asked.TAKE)
FROM_HAND = (Asked.MAIN, Asked.BLOCK, Asked.NEGATE, Asked.MARCH_CARD, Asked.FRONT_CARD, Asked.QUEUE_CARD)


def refusal(g: Record, action: int, prompt: Prompt) -> Message:
    """The reason why an action is not legal now; `prompt` says what is asked instead."""
    due = pending(g)
    if due.asked == Asked.NOTHING:
        return Message("refuse-over", {}, RULE_OF_END[Reason(g.reason)])
    if not 0 <= action < ACTIONS:
        return Message("refuse-unknown", {"action": action})
    asked = prompt(g, due.seat)
    if action == PASS:
        return Message("refuse-must-decide", {"asked": asked}, RULE_OF[due.asked])
    found: Message | None
    if action < ENTER:
        found = _card(g, due, action - CARD)
    elif action < MARCH:
        found = _enter(g, due, action - ENTER)
    elif action < ATTACK:
        found = _march(g, due, action - MARCH)
    elif action < CELL:
        found = _attack(g, due, action - ATTACK)
    elif action < COPY:
        found = _cell(g, due, action - CELL)
    elif action < LEADER:
        found = _copy(g, due, action - COPY)
    elif action < SEAT:
        found = _leader(g, due, action - LEADER)
    else:
        found = _seat(g, due, action - SEAT)
    return found or Message("refuse-other-decision", {"asked": asked}, RULE_OF[due.asked])


def _name(g: Record, card: int, seat: int) -> Message:
    key = card_or_none(g, card, seat)
    return Message("leader-unknown") if key is None else Message(f"card-{key}")


def _place(cell: int, seat: int) -> Message:
    return Message(f"place-{place_of_cell(cell, seat)}")


def _not_now(g: Record, due: Pending, rule: str) -> Message | None:
    """Why nothing of the main phase can be done: set-up, an attack under way, another's turn, something unfinished."""
    if due.in_setup:
        return Message("refuse-in-setup", {}, RULE_OF[due.asked])
    if due.strike is not None and due.seat == g.active:
        return Message("refuse-during-attack", {}, "INVI-5.3")
    if due.seat != g.active:
        return Message("refuse-not-your-turn", {}, rule)
    return None


# --- The main phase -----------------------------------------------------------------------------------


def _attack(g: Record, due: Pending, cell: int) -> Message | None:
    """INVI-5.4, INVI-6.1, R10."""
    if due.asked != Asked.MAIN:
        return _not_now(g, due, "INVI-4.3")
    team = team_of(due.seat)
    place = _place(cell, due.seat)
    if g.field[team, cell] == NOTHING:
        return Message("refuse-empty-cell", {"place": place}, "INVI-5.1")
    card = _name(g, g.field[team, cell], due.seat)
    if g.marched:
        return Message("refuse-after-march", {"card": card}, "INVI-6.1")
    if g.rested[team, cell] == RESTED:
        return Message("refuse-rested", {"card": card, "place": place}, "INVI-5.4")
    if g.next_any_front and g.field[team, cell] < SOLDIERS:
        return Message("refuse-no-front-enemy", {"card": card}, "R10")
    return Message("refuse-nothing-in-range", {"card": card, "place": place}, "INVI-5.4")


def _march(g: Record, due: Pending, cell: int) -> Message | None:
    """INVI-6.1, INVI-6.3, R1."""
    if due.asked != Asked.MAIN:
        return _not_now(g, due, "INVI-4.3")
    if g.marched:
        return Message("refuse-second-march", {}, "INVI-6.1")
    if g.attacked:
        return Message("refuse-march-after-attack", {}, "INVI-6.1")
    if not may_march_to(g, team_of(due.seat), cell):
        return Message("refuse-back-cell-closed", {"place": _place(cell, due.seat)}, "R1")
    return Message("refuse-nothing-to-march", {}, "INVI-6.3")


def _enter(g: Record, due: Pending, card: int) -> Message | None:
    """INVI-7.1, INVI-4.5, R24."""
    if due.asked not in (Asked.MAIN, Asked.END_ENTRY):
        return _no_entry_now(g, due)
    if not g.hand[due.seat, card]:
        return Message("refuse-not-in-hand", {"card": _name(g, card, due.seat)}, RULE_OF_ENTRY[due.asked])
    return Message("refuse-second-entry", {"card": _name(g, card, due.seat)}, "INVI-7.1")


def _no_entry_now(g: Record, due: Pending) -> Message | None:
    """R24: an entry waits until an attack or a support is over."""
    if due.seat == g.active and not due.in_setup:
        if due.strike is not None:
            return Message("refuse-during-attack", {}, "R24")
        if due.support is not None or due.asked == Asked.COPY:
            return Message("refuse-during-support", {}, "R24")
    return _not_now(g, due, "INVI-7.1")


RULE_OF_ENTRY = {Asked.MAIN: "INVI-7.1", Asked.END_ENTRY: "INVI-4.5"}


# --- Cards: supports, choices, set-up -----------------------------------------------------------------


def _card(g: Record, due: Pending, card: int) -> Message | None:
    if due.asked in BUILDING:
        return _build(g, due, card)
    name = _name(g, card, due.seat)
    if due.asked == Asked.OPENING:
        reason = "leader-waits" if card >= SOLDIERS else "not-in-deck"
        return Message(f"refuse-{reason}", {"card": name}, "INVI-3.4")
    if due.asked in (Asked.KINGDOM_CARD, Asked.END_ENTRY) and card >= SOLDIERS and g.hand[due.seat, card]:
        return Message("refuse-leader-in-kingdom", {"card": name}, "INVI-2.5")
    if due.asked == Asked.CHOOSE:
        return _choice(g, due, name)
    if due.asked == Asked.DECOY_CARD:
        return Message("refuse-not-in-their-kingdom", {"card": name}, "INVI-7.10")
    if due.asked in FROM_HAND or due.asked == Asked.KINGDOM_CARD:
        if not g.hand[due.seat, card]:
            rule = "INVI-7.2" if due.asked == Asked.MAIN else RULE_OF[due.asked]
            return Message("refuse-not-in-hand", {"card": name}, rule)
        return _support(g, due, card, name)
    if due.strike is not None and due.seat == g.active:
        return Message("refuse-during-attack", {}, "INVI-5.3")
    return None


TIMING_ASKED = {Asked.MAIN: Timing.MAIN, Asked.BLOCK: Timing.BLOCK, Asked.NEGATE: Timing.NEGATE}


def _support(g: Record, due: Pending, card: int, name: Message) -> Message:
    """INVI-7.3, INVI-7.4, INVI-7.8, INVI-7.9: why a card of the hand gives no support now."""
    timing = TIMING_ASKED[due.asked]
    if queue_is_full(g, team_of(due.seat)):
        return Message("refuse-queue-full", {"limit": g.queue_limit[team_of(due.seat)]}, "INVI-7.4")
    if card >= SOLDIERS:
        return Message("refuse-nothing-to-copy", {"card": name}, "INVI-7.8")
    which = int(SUPPORT_AT[timing, card])
    if which != NOTHING:
        return no_effect(which, name)
    if due.asked == Asked.NEGATE and due.seat == g.active and SUPPORT_AT[Timing.MAIN, card] != NOTHING:
        return Message("refuse-during-attack", {}, "INVI-5.3")
    moments = [declared.timing for declared in SUPPORTS if declared.soldier == card]
    return Message(f"refuse-timing-{Timing(moments[0]).name.lower()}", {"card": name}, "INVI-7.3")


def no_effect(which: int, name: Message) -> Message:
    """INVI-7.9, R14: what this support would need and does not find."""
    key = support_key(which)
    return Message("refuse-no-effect", {"card": name, "needs": Message(f"needs-{key}")}, "INVI-7.9")


def _choice(g: Record, due: Pending, name: Message) -> Message:
    """R12: a card that the support in question can't choose."""
    area = {
        Choice.ENEMY_HAND_SOLDIER: "hand",
        Choice.OWN_KINGDOM: "kingdom",
        Choice.OWN_GRAVE: "graveyard",
        Choice.ENEMY_GRAVE_IF_ROOM: "graveyard",
    }.get(due.choice)
    assert due.support is not None
    rule = RULE_OF_SUPPORT.get(support_key(due.support.which), "R12")
    if area is None:
        return Message("refuse-choose-cell", {}, rule)
    return Message("refuse-not-a-choice", {"card": name, "area": area}, rule)


def _build(g: Record, due: Pending, card: int) -> Message:
    """INVI-3.1 to 3.3, INVI-10.2."""
    name = _name(g, card, due.seat)
    if card >= SOLDIERS:
        return Message("refuse-leader-not-built", {}, "INVI-3.1")
    if not g.mixed and card // 5 != g.nation[due.seat]:
        return Message("refuse-foreign-soldier", {"card": name}, "INVI-10.2")
    if not colour_is_free(g, due.seat, card):
        return Message("refuse-colour-taken", {"card": name}, "INVI-10.2")
    return Message("refuse-none-left", {"card": name}, RULE_OF[due.asked])


# --- Cells, copies, leaders, seats --------------------------------------------------------------------


def _cell(g: Record, due: Pending, cell: int) -> Message | None:
    team, place = team_of(due.seat), _place(cell, due.seat)
    if due.asked == Asked.FRONT_CELL:
        return Message("refuse-front-only", {"place": place}, "INVI-3.6")
    if due.asked == Asked.TARGET:
        reason = "target-empty" if g.field[1 - team, cell] == NOTHING else "out-of-range"
        assert due.strike is not None
        card = _name(g, g.field[team, due.strike.cell], due.seat)
        return Message(f"refuse-{reason}", {"card": card, "place": place}, "INVI-5.4")
    if due.asked == Asked.DECOY_CELL:
        reason = "decoy-front-only" if cell >= 3 else "cell-taken"
        return Message(f"refuse-{reason}", {"place": place}, "INVI-7.10")
    if due.asked == Asked.CHOOSE and due.support is not None:
        rule = RULE_OF_SUPPORT.get(support_key(due.support.which), "INVI-8.3")
        if due.choice >= Choice.ENEMY_GRAVE_IF_ROOM:
            return Message("refuse-choose-card", {}, rule)
        return Message(f"refuse-cell-{_cell_choice(due.choice)}", {"place": place}, rule)
    if due.asked == Asked.MAIN:
        return Message("refuse-no-cell-asked", {}, "INVI-5.1")
    return None


def _cell_choice(choice: Choice) -> str:
    """What the cell would have to be."""
    if choice == Choice.EMPTY_CELL:
        return "must-be-empty"
    if choice == Choice.ENEMY_BACK_CARD:
        return "must-be-back-enemy"
    if choice == Choice.ENEMY_CARD:
        return "must-be-enemy"
    return "must-be-own"


def _copy(g: Record, due: Pending, colour: int) -> Message | None:
    """INVI-7.8."""
    if due.asked != Asked.COPY:
        if due.asked == Asked.MAIN:
            return Message("refuse-copy-needs-leader", {}, "INVI-7.8")
        return _not_now(g, due, "INVI-7.3")
    soldier = row_of_sheet(g, due.card) % FIRST_LEADER // 5 * 5 + colour
    name = Message(f"card-{KEYS[soldier]}")
    which = int(SUPPORT_AT[Timing.MAIN, soldier])
    if which != NOTHING:
        return no_effect(which, name)
    moments = [declared.timing for declared in SUPPORTS if declared.soldier == soldier]
    return Message(f"refuse-timing-{Timing(moments[0]).name.lower()}", {"card": name}, "INVI-7.3")


def _leader(g: Record, due: Pending, leader: int) -> Message | None:
    """INVI-3.2, INVI-3.3."""
    name = Message(f"card-{KEYS[FIRST_LEADER + leader]}")
    if due.asked != Asked.LEADER:
        return Message("refuse-leader-kept", {}, "INVI-3.4")
    if leader // 5 != g.nation[due.seat] and not g.mixed:
        return Message("refuse-foreign-leader", {"card": name}, "INVI-10.2")
    assert g.build == Build.SHARED
    return Message("refuse-leader-not-dealt", {"card": name}, "INVI-3.2")


def _seat(g: Record, due: Pending, seat: int) -> Message | None:
    """INVI-3.5, INVI-11.3."""
    if g.seats == 2:
        return Message("refuse-order-by-chance", {}, "INVI-3.5")
    if due.asked == Asked.FIRST_SEAT:
        return Message("refuse-other-team", {"number": seat + 1}, "INVI-11.3")
    return Message("refuse-order-settled", {}, "INVI-11.3")
