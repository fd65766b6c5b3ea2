"""What printed names mean, as a second line in the languages that have no names of their own; it can be hidden."""

import pytest

from wartable.locale import words

from .typing_person import Person


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "matches"


def test_a_card_is_told_with_what_its_name_means(folder):
    person = Person(["help troll slayers"])
    person.play(folder, "invasion", language="ja")
    assert "Troll Slayers" in person.shown and "≈ トロール殺し" in person.shown


def test_a_fighter_is_told_with_what_its_name_means(folder):
    person = Person(["help severin steelheart"])
    person.play(folder, "shadespire", language="ja")
    assert words("ja").reading("sha-fighter-severin-steelheart") in person.shown


def test_who_knows_the_names_hides_it_and_shows_it_again(folder):
    person = Person(["readings", "help troll slayers", "readings", "help troll slayers"])
    person.play(folder, "invasion", language="ja")
    hidden, again = person.shown.split("help troll slayers")[1:]
    assert "トロール殺し" not in hidden and "≈ トロール殺し" in again


def test_english_has_nothing_to_show(folder):
    person = Person(["readings"])
    person.play(folder, "invasion")
    assert "already" in person.answer


def test_the_reading_is_marked_as_ours_and_the_name_stays_the_printed_one():
    assert words("ja").text("card-troll-slayers") == "Troll Slayers"
    assert words("ja").reading("card-troll-slayers").startswith("≈ ")
    assert words("en").reading("card-troll-slayers") == ""
