"""Stories about the rules page: it can be read by a program, it is complete, and tests are found by their marks.
What the rules do is proved in the tests of each game."""

import re
from importlib import import_module
from textwrap import dedent

import pytest

import wartable
from wartable import rulebook
from wartable.games.invictus.cards import PATTERNS
from wartable.games.invictus.rules.support import SUPPORTS
from wartable.kernel.errors import WartableError
from wartable.rulebook import Rule, marked_tests, parse_rules

CHAPTERS = {1: 5, 2: 6, 3: 9, 4: 6, 5: 9, 6: 5, 7: 11, 8: 18, 9: 4, 10: 4, 11: 10}
RULINGS = 40


invictus_listing = import_module("wartable.games.invictus.listing")  # the package shows only its function


def marks(source, mark="rule"):
    return dict(marked_tests(dedent(source), mark))


def test_the_page_of_invictus_has_every_rule_once_and_in_order():
    wanted = [f"INVI-{chapter}.{rule + 1}" for chapter, rules in CHAPTERS.items() for rule in range(rules)]
    wanted += [f"R{ruling + 1}" for ruling in range(RULINGS)]
    assert [rule.id for rule in rulebook.rules("invictus")] == wanted


def test_every_rule_is_told_in_a_sentence():
    assert all(rule.text.endswith((".", ").")) for rule in rulebook.rules("invictus"))


def test_every_rule_that_the_page_names_stands_on_it():
    named = set(re.findall(r"INVI-\d+\.\d+|\bR\d+\b", rulebook.page("invictus")))
    assert named == {rule.id for rule in rulebook.rules("invictus")}


def test_the_page_draws_the_patterns_as_the_cards_have_them():
    rows = re.findall(
        r"^\| ([a-z]+(?:-\d)?(?: plus)?) \| ((?:\d,-?\d ?)+) \|$", rulebook.page("invictus"), re.MULTILINE
    )
    drawn = {name: tuple(tuple(map(int, cell.split(","))) for cell in cells.split()) for name, cells in rows}
    assert drawn == PATTERNS


def test_the_page_names_the_ruling_of_every_option():
    rules = {rule.id: rule.text for rule in rulebook.rules("invictus")}
    for format in wartable.game("invictus").formats.values():
        for option in format.options:
            assert option.rule in rules
            if option.rule.startswith("R"):
                assert f"`{option.name}`" in rules[option.rule]
                assert all(f"`{choice}`" in rules[option.rule] for choice in option.choices)


def test_only_tables_of_ids_hold_rules():
    text = """
    | id | rule |
    |---|---|
    | INVI-1.1 | A card has an attack. |

    | card | rule |
    |---|---|
    | INVI-1.2 | Not a rule. |
    """
    assert parse_rules(dedent(text)) == [Rule("INVI-1.1", "A card has an attack.")]


def test_the_question_of_a_ruling_is_part_of_its_text():
    text = "| id | question | ruling |\n|---|---|---|\n| R4 | Does the first seat draw? | Yes. |"
    assert parse_rules(text) == [Rule("R4", "Does the first seat draw? Yes.")]


def test_a_number_given_twice_is_refused():
    with pytest.raises(WartableError, match="two rules R1"):
        parse_rules("| id | rule |\n| R1 | One. |\n| R1 | Another. |")


def test_a_game_without_a_page_is_answered_in_words():
    with pytest.raises(WartableError, match="no rules page for 'chess'"):
        rulebook.rules("chess")


@pytest.mark.parametrize(("language", "words"), [("en", "captured"), ("ja", "捕獲"), ("pl", "pojmany")])
def test_the_page_is_read_in_its_translation(language, words):
    by_id = {rule.id: rule.text for rule in rulebook.rules("invictus", language)}
    assert words in by_id["INVI-5.7"]
    assert rulebook.is_translated("invictus", language)


def test_a_page_without_a_translation_is_read_in_english():
    assert rulebook.page("invictus", "tlh") == rulebook.page("invictus")
    assert not rulebook.is_translated("invictus", "tlh")


def test_a_mark_on_a_test_is_found_with_all_its_numbers():
    source = """
    @pytest.mark.rule("INVI-1.1", "R2")
    def test_one(): ...
    def test_two(): ...
    """
    assert marks(source) == {"test_one": ["INVI-1.1", "R2"]}


def test_a_mark_on_a_class_counts_for_its_tests():
    source = """
    @pytest.mark.rule("R1")
    class TestMarch:
        pytestmark = pytest.mark.rule("R3")
        @mark.rule("R2")
        def test_one(self): ...
    """
    assert marks(source) == {"TestMarch::test_one": ["R3", "R1", "R2"]}


def test_a_mark_of_the_module_counts_for_all_its_tests():
    source = """
    pytestmark = [pytest.mark.slow, pytest.mark.rule("R1")]
    def test_one(): ...
    @pytest.mark.rule("R1")
    def test_two(): ...
    """
    assert marks(source) == {"test_one": ["R1"], "test_two": ["R1"]}


def test_marks_of_single_parameters_are_found_in_place_and_by_name():
    source = """
    CASES = [pytest.param(1, marks=pytest.mark.rule("R1"))]
    @pytest.mark.parametrize("n", [pytest.param(2, marks=[pytest.mark.rule("R2"), pytest.mark.card("ninja")])])
    def test_here(n): ...
    @pytest.mark.parametrize("n", CASES)
    def test_there(n): ...
    """
    assert marks(source) == {"test_here": ["R2"], "test_there": ["R1"]}
    assert marks(source, "card") == {"test_here": ["ninja"]}


def test_what_is_no_test_proves_nothing():
    source = """
    @pytest.mark.rule("R1")
    def scene(): ...
    @other.rule("R1")
    def test_one(): ...
    """
    assert marks(source) == {}


def test_the_report_names_the_tests_of_a_rule():
    report = {row["id"]: row for row in rulebook.rules_report("invictus")}
    assert (
        "tests/games/invictus/test_cards.py::test_every_number_is_one_that_could_be_printed"
        in report["INVI-1.1"]["tests"]
    )


def test_the_untested_are_those_without_a_test():
    assert rulebook.untested([{"id": "R1", "tests": []}, {"id": "R2", "tests": ["a"]}]) == ["R1"]


def test_no_test_of_invictus_names_a_rule_that_is_not_on_its_page():
    assert rulebook.unknown("invictus") == []


def test_an_installed_package_has_no_tests_and_says_so(monkeypatch):
    monkeypatch.setattr(rulebook, "checkout", lambda: None)
    monkeypatch.setattr(rulebook, "rules", lambda name, language="en": [Rule("R1", "One.")])
    assert not rulebook.has_tests()
    assert rulebook.rules_report("invictus") == [{"id": "R1", "text": "One.", "tests": []}]


def test_all_thirty_cards_are_listed_and_implemented():
    report = rulebook.cards_report(wartable.game("invictus"))
    assert len(report) == 30
    assert all(row["implemented"] for row in report)
    assert list(report[0]) == ["id", "name", "set", "implemented", "tests"]


def test_a_soldier_without_a_support_is_not_implemented_and_neither_are_its_leaders(monkeypatch):
    others = [support for support in SUPPORTS if support.soldier.name != "PRIEST"]
    monkeypatch.setattr(invictus_listing, "SUPPORTS", others)
    missing = {card["id"] for card in invictus_listing.listing() if not card["implemented"]}
    assert missing == {"priest", "king-a", "king-b", "king-c", "king-d", "king-e"}


def test_every_number_of_a_listed_card_has_its_source():
    for card in invictus_listing.listing():
        assert set(card["sources"]) == {"attack", "range", "active", "rested"}
