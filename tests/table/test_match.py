"""A match at the table: who may do what, and that a refusal changes nothing."""

import random
from dataclasses import replace

import pytest

from wartable.locale import words
from wartable.table.carrying import carry_out
from wartable.table.checks import check
from wartable.table.entries import Kind, Refused, Seat
from wartable.table.match import Match
from wartable.table.telling import ending

from .party import ANN, ANN_ALONE, BEN, ONE_SCREEN, SECRET, TWO, begun, do, move, play, snapshot


def refused(match: Match, error: str, kind: Kind, seat: int, /, now: float = 1.0, **data: object) -> None:
    before = snapshot(match)
    with pytest.raises(Refused) as caught:
        check(match, kind, seat, data, now)
    assert caught.value.name == error
    assert str(caught.value)
    assert snapshot(match) == before


# --- Moves --------------------------------------------------------------------------------------------


def test_a_match_starts_when_all_sit() -> None:
    match = Match("story", begun().terms, SECRET, 0.0)
    assert match.status == "waiting"
    do(match, Kind.JOIN, ANN, name="Ann", salt="a")
    refused(match, "not-started", Kind.MOVE, ANN, decision=0, action=0)
    refused(match, "taken", Kind.JOIN, ANN, name="", salt="")
    do(match, Kind.JOIN, BEN, name="", salt="b")
    assert match.status == "playing"
    assert match.decider in (ANN, BEN)


def test_a_move_names_its_decision_and_comes_from_its_seat() -> None:
    match = begun()
    seat, other = match.decider, 1 - match.decider
    legal = match.legal[0]
    illegal = next(action for action in range(match.game.actions) if action not in match.legal)
    refused(match, "stale", Kind.MOVE, seat, decision=1, action=legal)
    refused(match, "not-your-decision", Kind.MOVE, other, decision=0, action=legal)
    refused(match, "illegal", Kind.MOVE, seat, decision=0, action=illegal)
    refused(match, "no-such-action", Kind.MOVE, seat, decision=0, action=10_000)
    refused(match, "no-such-action", Kind.MOVE, seat, decision=0, action=-1)
    refused(match, "no-seat", Kind.MOVE, 7, decision=0, action=legal)
    move(match, legal)
    refused(match, "stale", Kind.MOVE, seat, decision=0, action=legal)


def test_every_refusal_of_the_rules_has_words() -> None:
    lot = random.Random(3)
    match = begun()
    while match.status == "playing":
        for action in range(match.game.actions):
            if action not in match.legal and lot.random() < 0.1:
                refused(match, "illegal", Kind.MOVE, match.decider, decision=match.decision, action=action)
        move(match, lot.choice(match.legal))


def test_the_rules_end_a_match_and_nothing_goes_on_after() -> None:
    match = play(begun(), random.Random(1))
    assert match.result is not None and match.result.reason == "rules"
    assert sorted(match.result.returns) in ([-1, 1], [0, 0])
    for kind in (Kind.RESIGN, Kind.OFFER_DRAW, Kind.UNDO, Kind.ASK_UNDO):
        refused(match, "over", kind, ANN)
    refused(match, "over", Kind.MOVE, ANN, decision=match.decision, action=0)


def test_a_kept_match_stands_where_it_stood() -> None:
    match = play(begun(), random.Random(5), 60)
    again = Match.replayed(match.stored)
    assert snapshot(again) == snapshot(match)


# --- Taking back --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_undo_is_fair_exactly_when_nothing_was_decided_drawn_or_learned(seed: int) -> None:
    """Against a plain reading of the rule: look at every decision of the match so far."""
    lot, match = random.Random(seed), begun(ANN_ALONE, seed=str(seed))
    chances, learned = [], []
    while match.status == "playing":
        assert match.position is not None
        chances.append(match.position.record.chance.tolist())
        move(match, lot.choice(match.legal))
        learned.append(any(event.learns for event in match.position.events(-1)))
        now = match.position.record.chance.tolist()
        for seat in (ANN, BEN):
            own = [step for step, made in enumerate(match.moves) if made.seat == seat]
            fair = bool(own) and match.status == "playing"
            if fair:
                since = match.moves[own[-1] + 1 :]
                fair = not any(made.seat != seat for made in since)
                fair = fair and chances[own[-1]] == now and not any(learned[own[-1] :])
            assert (match.undo_to(seat) is not None) == fair


@pytest.mark.parametrize("seed", range(8))
def test_undo_goes_back_to_the_very_same_position(seed: int) -> None:
    lot, match, undone = random.Random(seed), begun(ANN_ALONE, seed=str(seed)), 0
    while match.status == "playing" and undone < 20:
        before, seat, decision = snapshot(match), match.decider, match.decision
        move(match, lot.choice(match.legal))
        if match.undo_to(seat) is not None and seat == ANN:
            do(match, Kind.UNDO, ANN)
            undone += 1
            assert snapshot(match)[0] == before[0]
            assert match.legal == before[5]
            assert match.decision == decision + 2, "a decision number is never used twice"
            told = [
                line.message for line in match.lines_of(BEN) if not line.message.name.startswith("table-")
            ]
            assert told == [
                line.message for line in before[8][BEN] if not line.message.name.startswith("table-")
            ]
            refused(match, "stale", Kind.MOVE, ANN, decision=decision, action=match.legal[0])
    assert undone > 3


def test_automatic_answers_are_taken_back_with_the_decision_before_them() -> None:
    match = begun(ANN_ALONE)
    while not (match.undo_to(ANN) is not None and match.decider == ANN):
        move(match, match.legal[0])
    before = match.undo_to(ANN)
    move(match, match.legal[0], automatic=True)
    assert match.undo_to(ANN) == before


def test_between_persons_undo_needs_consent() -> None:
    match = begun()
    seat, other = match.decider, 1 - match.decider
    move(match, match.legal[0])
    refused(match, "undo-consent", Kind.UNDO, seat)
    refused(match, "no-undo", Kind.GRANT_UNDO, other)
    do(match, Kind.ASK_UNDO, seat)
    refused(match, "undo-asked", Kind.ASK_UNDO, seat)
    refused(match, "no-undo", Kind.GRANT_UNDO, seat)
    do(match, Kind.DENY_UNDO, other)
    assert match.step == 1
    do(match, Kind.ASK_UNDO, seat)
    do(match, Kind.GRANT_UNDO, other)
    assert match.step == 0
    assert match.offers.undo is None


def test_a_move_lets_the_asking_lapse() -> None:
    match = begun()
    seat, other = match.decider, 1 - match.decider
    move(match, match.legal[0])
    do(match, Kind.ASK_UNDO, seat)
    move(match, match.legal[0])
    refused(match, "no-undo", Kind.GRANT_UNDO, other)


def test_on_one_screen_nobody_else_is_asked() -> None:
    match = begun(ONE_SCREEN)
    seat = match.decider
    move(match, match.legal[0])
    refused(match, "undo-alone", Kind.ASK_UNDO, seat)
    do(match, Kind.UNDO, seat)
    assert match.step == 0


# --- Ends that the rules don't know -------------------------------------------------------------------


def test_who_resigns_loses() -> None:
    match = begun()
    do(match, Kind.RESIGN, BEN)
    assert match.result is not None
    assert match.result.returns == (1, -1)
    assert match.status == "over"


def test_partners_lose_together() -> None:
    seats = [Seat(name=str(number), holder=str(number)) for number in range(4)]
    match = begun(seats, "alliance")
    do(match, Kind.RESIGN, 2)
    assert match.result is not None and match.result.returns == (-1, 1, -1, 1)


def test_a_draw_is_offered_and_accepted() -> None:
    match = begun()
    refused(match, "no-draw", Kind.ACCEPT_DRAW, BEN)
    do(match, Kind.OFFER_DRAW, ANN)
    refused(match, "draw-offered", Kind.OFFER_DRAW, BEN)
    refused(match, "no-draw", Kind.ACCEPT_DRAW, ANN)
    do(match, Kind.ACCEPT_DRAW, BEN)
    assert match.result is not None and match.result.returns == (0, 0)


def test_a_declined_draw_is_not_offered_again_at_once() -> None:
    match = begun()
    seat, other = match.decider, 1 - match.decider
    do(match, Kind.OFFER_DRAW, seat)
    do(match, Kind.DECLINE_DRAW, other)
    refused(match, "draw-declined", Kind.OFFER_DRAW, seat)
    move(match, match.legal[0])
    do(match, Kind.OFFER_DRAW, seat)


def test_a_draw_lapses_when_the_other_plays_on() -> None:
    match = begun()
    do(match, Kind.OFFER_DRAW, 1 - match.decider)
    move(match, match.legal[0])
    assert match.offers.draw is None


def test_a_computer_is_not_offered_a_draw() -> None:
    refused(begun(ANN_ALONE), "draw-alone", Kind.OFFER_DRAW, ANN)


def test_who_is_silent_too_long_has_left() -> None:
    match = begun(silence=100.0)
    seat = match.decider
    refused(match, "not-silent", Kind.ABANDON, seat, now=99.0)
    refused(match, "not-silent", Kind.ABANDON, 1 - seat, now=101.0)
    do(match, Kind.ABANDON, seat, now=101.0)
    assert match.result is not None
    assert match.result.returns[seat] == -1


def test_a_match_without_end_is_a_draw() -> None:
    match = begun()
    match.game = replace(match.game, longest=12)
    play(match, random.Random(1), most=11)
    assert match.status == "playing"
    move(match, match.legal[0])
    assert match.result is not None and (match.result.returns, match.result.reason) == ((0, 0), "long")
    assert ending(match, words("en")) == "The match is over: a draw after 12 decisions."
    refused(match, "over", Kind.MOVE, ANN, decision=match.decision, action=0)


def test_answers_that_would_follow_the_last_decision_are_not_given() -> None:
    match = begun()
    match.game = replace(match.game, longest=1)
    entry = check(match, Kind.MOVE, match.decider, {"decision": 0, "action": match.legal[0]}, 1.0)
    carry_out(match, entry, then=(0, 0))
    assert match.step == 1 and match.status == "over"


def test_a_match_that_never_started_ends_without_a_winner() -> None:
    match = Match("story", begun(silence=100.0).terms, SECRET, 0.0)
    do(match, Kind.ABANDON, -1, now=101.0)
    assert match.result is not None and match.result.returns == (0, 0)
    refused(match, "over", Kind.JOIN, ANN, name="", salt="")


def test_names_and_salts_have_bounds() -> None:
    match = Match("story", begun(TWO).terms, SECRET, 0.0)
    refused(match, "name", Kind.JOIN, ANN, name="x" * 41, salt="")
    refused(match, "name", Kind.JOIN, ANN, name="a\x00b", salt="")
    refused(match, "salt", Kind.JOIN, ANN, name="", salt="x" * 65)
