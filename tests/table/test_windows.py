"""Automatic answers and windows: nobody can tell by the time an answer takes whether there was a choice."""

import random
from dataclasses import replace

import pytest

import wartable
from wartable.table.carrying import answer_at_once
from wartable.table.entries import Kind, Seat, Stops, Terms
from wartable.table.match import Match

from .party import ONE_SCREEN, SECRET, TWO, begun, do, move

WINDOW = 1.2
FORMATS = [("invictus", "duel"), ("invasion", "starter"), ("shadespire", "core")]
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
        known = all(len(match.position.imagine(other, 1000 + world).legal()) == 1 for world in range(20))
        if match.automatic_answer() is not None:
            assert match.automatic_answer() == (match.legal[0], match.opened)
            told += 1
        elif not known:
            kept += 1
    assert told > 0 and kept > 0


@pytest.mark.parametrize(("game", "format"), FORMATS)
@pytest.mark.parametrize("stops", [None, Stops(chosen=True, at=("answer", "block", "power-yours"))])
def test_against_computers_one_answer_is_never_asked(game: str, format: str, stops: Stops | None) -> None:
    """In the own turn and outside of it, at a stop or not: nothing is hidden, so it is given at once."""
    settings = wartable.game(game).settings(format, {})
    for seed in range(4):
        seats = (replace(TWO[0], stops=stops), Seat("computer", level="random"))
        match = Match("story", Terms(game, format, settings, seats, window=WINDOW), SECRET, 0.0)
        do(match, Kind.JOIN, 0, 0.0, salt=str(seed))
        lot, forced = random.Random(seed), 0
        while match.status == "playing" and match.step < 400:
            if match.decider == 0 and len(match.legal) == 1:
                assert match.automatic_answer() == (match.legal[0], match.opened)
                forced += 1
            move(match, lot.choice(match.legal), 10.0 * match.step)
        assert forced


def test_at_one_screen_an_answer_that_the_other_could_not_foresee_is_asked() -> None:
    """Whoever sits beside sees whether somebody was asked."""
    kept = 0
    for seed in range(MATCHES):
        lot, match = random.Random(seed), begun(ONE_SCREEN, seed=str(seed))
        while match.status == "playing":
            own = match.window is None and match.active in (-1, match.decider)
            if own and len(match.legal) == 1 and not match.is_known:
                assert match.automatic_answer() is None
                kept += 1
            move(match, lot.choice(match.legal))
    assert kept


def test_answers_of_want_of_choice_are_taken_back_with_the_decision_before() -> None:
    match = begun((TWO[0], Seat("computer", level="random")), format="duel")
    lot, undone = random.Random(2), 0
    while match.status == "playing" and undone < 3:
        answer_at_once(match, match.last_time)
        if match.moves and match.moves[-1].automatic and (step := match.undo_to(0)) is not None:
            decision = match.moves[step]
            assert not decision.automatic and all(move.automatic for move in match.moves[step + 1 :])
            do(match, Kind.UNDO, 0, match.last_time)
            assert match.step == step and match.decider == 0 and decision.action in match.legal
            undone += 1
        if match.status == "playing":
            move(match, lot.choice(match.legal), match.last_time)
    assert undone


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
