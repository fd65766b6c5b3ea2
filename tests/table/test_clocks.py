"""Clocks: what is left follows from the times of the entries; who has none left loses."""

import pytest

from wartable.table.checks import check
from wartable.table.clocks import BEHIND, Clocks
from wartable.table.entries import Kind, Refused, TimeLimit

from .party import ANN_ALONE, begun, do, move

BANK = TimeLimit("bank", 60.0, 5.0)
EACH = TimeLimit("move", 30.0)


def test_a_bank_is_used_up_while_its_seat_decides() -> None:
    match = begun(clock=BANK)
    seat = match.decider
    move(match, match.legal[0], now=20.0)
    assert match.clocks is not None
    gained = 5.0 if match.decider != seat else 0.0
    assert match.clocks.left[seat] == 40.0 + gained
    assert match.clocks.left[1 - seat] == 60.0


def test_every_move_has_its_own_time() -> None:
    match = begun(clock=EACH)
    for turn in range(1, 6):
        move(match, match.legal[0], now=turn * 29.0)
        assert match.clocks is not None and match.clocks.left == [30.0, 30.0]


@pytest.mark.parametrize("clock", [BANK, EACH])
def test_who_runs_out_of_time_loses(clock: TimeLimit) -> None:
    match = begun(clock=clock)
    seat = match.decider
    with pytest.raises(Refused, match="time left"):
        check(match, Kind.TIME_OUT, seat, {}, clock.seconds - 0.1)
    with pytest.raises(Refused, match="time left"):
        check(match, Kind.TIME_OUT, 1 - seat, {}, clock.seconds + 0.1)
    with pytest.raises(Refused, match="time is up"):
        move(match, match.legal[0], now=clock.seconds + 0.1)
    do(match, Kind.TIME_OUT, seat, now=clock.seconds)
    assert match.result is not None
    assert match.result.reason == "time" and match.result.returns[seat] == -1


def test_the_wait_of_a_window_is_not_charged() -> None:
    match, now = begun(clock=BANK, window=2.0), 0.0
    while match.active in (-1, match.decider):
        move(match, match.legal[-1], now)
    seat, opened = match.decider, match.opened
    assert match.clocks is not None
    left = match.clocks.left[seat]
    move(match, match.legal[0], now=opened + 2.0)
    assert match.clocks.left[seat] >= left


def test_nothing_runs_after_the_end() -> None:
    match = begun(clock=BANK)
    do(match, Kind.RESIGN, match.decider, now=10.0)
    assert match.clocks is not None
    assert match.clocks.deadline is None


def test_taking_back_gives_no_time_back() -> None:
    match = begun(clock=BANK)
    seat = match.decider
    move(match, match.legal[0], now=20.0)
    do(match, Kind.ASK_UNDO, seat, now=21.0)
    do(match, Kind.GRANT_UNDO, 1 - seat, now=22.0)
    assert match.clocks is not None
    assert match.decider == seat and match.clocks.left[seat] <= 45.0


def test_nobody_is_charged_while_a_board_shows_what_others_did() -> None:
    match = begun(clock=BANK)
    clocks = match.clocks
    assert clocks is not None
    now, waited = 0.0, []
    while len(waited) < 3:
        mover = match.decider
        now += 10.0
        move(match, match.legal[0], now)
        if match.decider == mover:
            assert clocks.free <= max(0.0, clocks.shown[mover] - now)
        else:
            waited.append((match.decider, clocks.left[match.decider], clocks.free))
            assert 0.0 < clocks.free <= BEHIND
            assert clocks.deadline == now + clocks.free + clocks.left[match.decider]
    seat, left, free = waited[-1]
    move(match, match.legal[0], now + free)
    assert clocks.left[seat] >= left


def test_what_was_shown_while_others_went_on_costs_time_again() -> None:
    clocks = Clocks(BANK, 2)
    clocks.show(3, 0.0, [0])
    clocks.turn(0, 30.0, 0.0)
    assert clocks.free == 0.0


def test_a_board_is_never_far_behind() -> None:
    clocks = Clocks(BANK, 2)
    for _ in range(50):
        clocks.show(9, 10.0, [1])
    clocks.turn(1, 10.0, 0.0)
    assert clocks.free == BEHIND


def test_computers_need_no_time_to_look() -> None:
    match = begun(ANN_ALONE, clock=BANK)
    clocks = match.clocks
    assert clocks is not None
    while match.decider == 0:
        move(match, match.legal[0], 1.0)
    assert clocks.shown[1] == 0.0 and clocks.free == 0.0
