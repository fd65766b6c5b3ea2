"""Stories about the menu: Enter takes the usual, a wrong number is answered, a left match is offered again."""

import pytest

from wartable.players import LEVELS
from wartable.terminal.menu import Menu, menu
from wartable.terminal.session import spoken

from .typing_person import Person, store_in


@pytest.fixture
def choose(tmp_path, monkeypatch):
    """Go through the menu of Invictus with some lines, then leave; gives the person and the match."""
    monkeypatch.setattr("wartable.terminal.thinking.Thinkers.start", lambda self: None)

    def go(*lines):
        person = Person(["2", *lines])
        return person, menu(person.console, person, store_in(tmp_path))

    return go


def who(match):
    return [seat.level or seat.kind for seat in match.seats]


def test_enter_takes_the_usual(choose):
    person, match = choose("", "", "", "", "", "")
    assert (match.terms.format, who(match)) == ("duel", ["person", "normal"])
    assert match.terms.settings["build"] == "ready"
    assert "Choose 3 cards" in person.shown


def test_five_levels_are_offered_from_the_weakest_on(tmp_path):
    def chosen(*lines):
        person = Person(lines)
        menu = Menu(person.console, person, spoken("en"), store_in(tmp_path))
        return menu.choose_opponent(seats=2), person.shown

    shown = chosen("")[1].partition("Against whom?")[2].strip().splitlines()
    offered = [line.split(maxsplit=1)[1].strip() for line in shown if line.strip()[:1].isdigit()]
    assert offered == ["beginner", "easy", "normal (usual)", "hard", "master", "two people, one screen"]
    assert [chosen(str(number))[0] for number in range(1, 7)] == [*LEVELS, "person"]


def test_a_wrong_number_is_answered(choose):
    person, match = choose("9", "x", "")
    assert person.shown.count("Type a number from 1 to 5") == 2
    assert match is None


def test_an_alliance_with_three_computers(choose):
    _, match = choose("5", "2", "2", "3", "2")
    assert who(match) == ["person", "easy", "easy", "easy"]
    assert [match.terms.settings[f"nation{seat}"] for seat in range(4)] == [
        "shogun",
        "pharaoh",
        "pharaoh",
        "pharaoh",
    ]
    assert match.terms.settings["build"] == "shared"


def test_two_people_and_a_shorter_queue(choose):
    _, match = choose("4", "6", "", "", "3", "", "")
    assert who(match) == ["person", "person"]
    assert match.terms.settings["queue0"] == 2


def test_ready_decks_of_the_own_nation_are_offered(choose):
    person, _ = choose("3", "", "2", "1", "", "")
    decks = person.shown.partition("Which ready deck?")[2].partition(">")[0]
    assert "hogun" in decks and "King" not in decks


def test_a_left_match_is_offered_again(choose):
    _, left = choose("", "", "", "", "", "")
    person, resumed = choose("")
    assert "continue your last match" in person.shown
    assert resumed.name == left.name


def test_leaving_the_menu_plays_nothing(choose):
    person, match = choose()
    assert match is None and "How do you want to play?" in person.shown


def test_back_asks_the_last_question_again_and_none_before_it(choose):
    person, match = choose("3", "1", "back", "3", "", "", "", "")
    assert (match.terms.format, who(match)[1]) == ("short", "normal")
    assert person.shown.count("Against whom?") == 2 and person.shown.count("Which game?") == 1


def test_q_leaves_the_menu_and_a_question_mark_helps(choose):
    person, match = choose("?", "q")
    assert match is None and "asks the last question again" in " ".join(person.shown.split())
