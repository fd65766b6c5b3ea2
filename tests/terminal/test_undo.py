"""Stories about taking back at the prompt: by the table's law, and in its words."""

import pytest

from wartable.games.invictus.state import ENTER, MARCH, PASS
from wartable.table.entries import Kind, Refused
from wartable.table.terms import Place
from wartable.terminal.kept import Keep

from .typing_person import Person, store_in


@pytest.fixture
def keep(tmp_path):
    with Keep(store_in(tmp_path)) as opened:
        yield opened


@pytest.fixture
def kept(keep):
    return keep.create("invictus", "duel", {"build": "ready"}, 3, [Place(), Place()])


def to_first_turn(kept):
    """Decide with the first legal action until the first turn."""
    while kept.match.position.view(-1)["turn"] == 0:
        kept.move(kept.match.legal[0])


def refused(kept):
    with pytest.raises(Refused) as told:
        kept.undo()
    return told.value.name


def test_nothing_to_take_back(kept):
    assert refused(kept) == "nothing-to-undo"


def test_a_secret_choice_can_be_taken_back(kept):
    before = kept.match.position.to_bytes()
    kept.move(kept.match.legal[0])
    kept.undo()
    assert kept.match.position.to_bytes() == before


def test_a_match_with_an_undo_is_resumed_without_what_was_taken_back(keep, kept):
    for _ in range(2):
        kept.move(kept.match.legal[0])
    kept.undo()
    again = keep.resume(kept.match.name)
    assert again.match.position.to_bytes() == kept.match.position.to_bytes()
    assert again.match.step == 1


def test_not_after_chance_or_what_was_shown(kept):
    """The last opening card is followed by a shuffle; a card that enters is seen by all."""
    for _ in range(3):
        kept.move(kept.match.legal[0])
    assert refused(kept) == "undo"
    to_first_turn(kept)
    kept.move(next(action for action in kept.match.legal if ENTER <= action < MARCH))
    assert refused(kept) == "undo"


def test_a_march_of_a_known_card_can_be_taken_back(kept):
    to_first_turn(kept)
    before = kept.match.position.to_bytes()
    kept.move(next(action for action in kept.match.legal if MARCH <= action < MARCH + 6))
    kept.undo()
    assert kept.match.position.to_bytes() == before


def test_what_nobody_was_asked_is_taken_back_with_what_was(kept):
    kept.move(kept.match.legal[0])
    kept.move(kept.match.legal[0], asked=False)
    kept.undo()
    assert kept.match.step == 0


def test_an_action_that_is_not_legal_is_not_kept(keep, kept):
    before = len(kept.match.entries)
    with pytest.raises(Refused):
        kept.move(PASS)
    assert len(keep.match(kept.match.name).entries) == before
    assert {entry.kind for entry in kept.match.entries} == {Kind.JOIN}


def test_undo_at_the_prompt(tmp_path):
    person = Person(["1", "undo", "log"])
    match = person.play(tmp_path)
    assert match.moves == []
    assert "You undo your last decision." in person.answer


def test_a_refused_undo_says_why(tmp_path):
    person = Person(["1 2 3", "undo"])
    person.play(tmp_path)
    assert "This can't be undone" in person.answer
