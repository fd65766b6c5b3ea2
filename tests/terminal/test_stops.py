"""Stories about stops: where a person is asked, where a window is passed, and how far a skip goes."""

import pytest

from wartable.terminal.stops import Asking, Moment, Stops

NAMES = ("yours-kingdom", "theirs-kingdom", "answer", "again")


def moment(stop="theirs-kingdom", turn=4, phase="kingdom", own=False, answers=False):
    return Moment(stop, turn, phase, own, answers)


@pytest.fixture
def stops():
    return Stops(NAMES, rarely=("again",), shared=None)


def test_a_person_alone_is_asked_where_there_is_something_to_do(stops):
    assert stops.asks(moment(), able=True)
    assert not stops.asks(moment(), able=False)
    assert not stops.asks(moment("again"), able=True)


def test_each_kind_of_window_can_be_changed(stops):
    seen = []
    for _ in range(3):
        stops.change("theirs-kingdom")
        seen.append(stops.asking["theirs-kingdom"])
    assert seen == [Asking.ALWAYS, Asking.NEVER, Asking.ABLE]
    stops.change("theirs-kingdom")
    assert stops.asks(moment(), able=False)


@pytest.mark.parametrize("able", [True, False])
def test_between_two_people_it_never_matters_what_one_of_them_could_do(able):
    stops = Stops(NAMES, rarely=("again",), shared=("answer",))
    assert stops.asks(moment("answer", answers=True), able)
    assert not stops.asks(moment(), able)
    stops.change("theirs-kingdom")
    assert stops.asks(moment(), able) and stops.asking["theirs-kingdom"] == Asking.ALWAYS
    stops.change("theirs-kingdom")
    assert stops.asking["theirs-kingdom"] == Asking.NEVER


def test_a_skip_ends_with_the_phase(stops):
    stops.skip_on(moment(), whole_turn=False)
    assert not stops.asks(moment(), able=True)
    assert stops.asks(moment(phase="quest"), able=True)
    assert stops.asks(moment(), able=True), "it is over for good"


def test_a_skip_of_the_turn_ends_with_the_own_next_turn(stops):
    stops.skip_on(moment("yours-kingdom", own=True), whole_turn=True)
    assert not stops.asks(moment("yours-kingdom", phase="end", own=True), able=True)
    assert not stops.asks(moment(turn=5), able=True)
    assert stops.asks(moment("yours-kingdom", turn=6, own=True), able=True)


def test_something_to_answer_ends_a_skip(stops):
    stops.skip_on(moment(), whole_turn=True)
    assert stops.asks(moment("answer", answers=True), able=True)
    assert stops.asks(moment(), able=True)
