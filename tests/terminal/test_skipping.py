"""Stories about passing on: how far one word goes."""

from wartable.terminal.skipping import Moment, Skip


def moment(turn=4, phase="kingdom", own=False, answers=False):
    return Moment(turn, phase, own, answers)


def test_a_skip_ends_with_the_phase():
    skip = Skip.begin(moment(), whole_turn=False)
    assert skip.covers(moment())
    assert not skip.covers(moment(phase="quest"))


def test_a_skip_of_the_turn_ends_with_the_own_next_turn():
    skip = Skip.begin(moment(own=True), whole_turn=True)
    assert skip.covers(moment(phase="end", own=True))
    assert skip.covers(moment(turn=5))
    assert not skip.covers(moment(turn=6, own=True))


def test_something_to_answer_ends_a_skip():
    skip = Skip.begin(moment(), whole_turn=True)
    assert not skip.covers(moment(answers=True))
