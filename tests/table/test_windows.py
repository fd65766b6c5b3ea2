"""Automatic answers and windows: nobody can tell by the time an answer takes whether there was a choice."""

import random
from dataclasses import replace

from wartable.table.entries import Kind
from wartable.table.match import Match

from .party import TWO, begun, do, move

WINDOW = 1.2
MATCHES = 12


def decisions(window: float = WINDOW) -> list[Match]:
    """Every decision of some matches, each as the match stood (the same object, moved on)."""
    for seed in range(MATCHES):
        lot, match, now = random.Random(seed), begun(window=window, seed=str(seed)), 0.0
        while match.status == "playing":
            yield match
            now += 10.0
            move(match, lot.choice(match.legal), now)


def test_in_a_window_and_outside_the_own_turn_declining_waits() -> None:
    windows = 0
    for match in decisions():
        outside = match.window is not None or (match.active >= 0 and match.active != match.decider)
        assert match.window_ends == match.opened + (WINDOW if outside else 0.0)
        windows += outside
    assert windows > 50


def test_without_a_choice_declining_is_answered_when_the_window_ends() -> None:
    answered = 0
    for match in decisions():
        if match.window is None and match.active in (-1, match.decider):
            continue
        answer = match.automatic_answer()
        if len(match.legal) == 1 and match.declines(match.legal[0]):
            assert answer == (match.legal[0], match.opened + (0.0 if match.is_known else WINDOW))
            answered += 1
        else:
            assert answer is None
    assert answered > 20


def test_in_the_own_turn_only_what_everybody_knows_is_answered() -> None:
    """Where another seat could not know that there was one answer, an answer at once would tell it."""
    told, kept = 0, 0
    for match in decisions():
        if match.active not in (-1, match.decider) or match.window is not None or len(match.legal) != 1:
            continue
        assert match.position is not None
        other = 1 - match.decider
        known = all(match.position.imagine(other, 1000 + world).legal() == match.legal for world in range(20))
        if match.automatic_answer() is not None:
            assert match.automatic_answer() == (match.legal[0], match.opened)
            told += 1
        elif not known:
            kept += 1
    assert told > 0 and kept > 0


def test_a_seat_that_wants_to_answer_itself_is_left_alone() -> None:
    match = begun([replace(seat, automatic=False) for seat in TWO], window=WINDOW)
    lot = random.Random(1)
    while match.status == "playing":
        assert match.automatic_answer() is None
        move(match, lot.choice(match.legal))


def test_the_wish_can_be_changed_in_mid_match() -> None:
    match = begun(window=WINDOW)
    do(match, Kind.AUTOMATIC, 0, on=False)
    assert not match.seats[0].automatic
    assert match.seats[1].automatic
