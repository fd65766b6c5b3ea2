"""Stories about taking back: fair if nobody decided, nothing was drawn by lot and nothing hidden was shown since."""

import pytest

from wartable.games.invictus.state import CARD, ENTER, MARCH, PASS
from wartable.terminal.kept import KeptMatch, NoUndo

from .typing_person import Person


@pytest.fixture
def match(tmp_path):
    made = KeptMatch.create("invictus", "duel", {"build": "ready"}, 3, ["person", "person"], tmp_path)
    yield made
    made.close()


def to_first_turn(match):
    """Decide with the first legal action until the first turn; gives the active seat."""
    while match.position.view(-1)["turn"] == 0:
        match.play(match.position.legal()[0])
    return match.position.actor


def test_nothing_to_take_back(match):
    assert match.undo(0) == NoUndo.NOTHING


def test_a_secret_choice_can_be_taken_back(match):
    before = match.position.to_bytes()
    match.play(match.position.legal()[0])
    assert match.undo(0) is None
    assert match.position.to_bytes() == before


def test_a_match_with_an_undo_is_resumed_without_what_was_taken_back(match):
    match.play(match.position.legal()[0])
    match.play(match.position.legal()[0])
    match.undo(0)
    bytes_now = match.position.to_bytes()
    match.close()
    resumed = KeptMatch.resume(match.file.path)
    assert resumed.position.to_bytes() == bytes_now
    resumed.close()


def test_not_after_chance(match):
    """The last opening card is followed by a shuffle."""
    for _ in range(3):
        match.play(match.position.legal()[0])
    assert match.undo(0) == NoUndo.CHANCE


def test_not_after_a_card_was_shown(match):
    seat = to_first_turn(match)
    hidden = next(action for action in match.position.legal() if ENTER <= action < MARCH)
    match.play(hidden)
    assert match.undo(seat) == NoUndo.REVEALED


def test_not_after_another_decided(match):
    seat = to_first_turn(match)
    match.play(PASS)
    match.play(PASS)
    assert match.undo(seat) == NoUndo.OTHERS


def test_a_march_of_a_known_card_can_be_taken_back(match):
    seat = to_first_turn(match)
    before = match.position.to_bytes()
    match.play(next(action for action in match.position.legal() if MARCH <= action < MARCH + 6))
    assert match.undo(seat) is None
    assert match.position.to_bytes() == before


def test_an_illegal_action_is_not_kept(match):
    with pytest.raises(Exception, match="not legal"):
        match.play(CARD + 18)
    assert match.file.entries == []


def test_undo_at_the_prompt(tmp_path):
    person = Person(["1", "undo", "log"])
    match = person.play(tmp_path)
    assert match.steps == []
    assert "Undone." in person.shown
    assert "Nothing has happened yet." in person.shown


def test_a_refused_undo_says_why(tmp_path):
    person = Person(["1 2 3", "undo"])
    person.play(tmp_path)
    assert "can’t be undone" in person.answer
