"""Stories about the card table: what the rulebook fixes stands in it, and it reads the same as numbers.
What an owner's sheet changes is told in test_sheet.py."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from wartable.games.invictus.cards import (
    FIRST_LEADER,
    KEYS,
    KINDS,
    PATTERNS,
    SHEET,
    Card,
    Colour,
    Fact,
    Nation,
    Sheet,
    Soldier,
    Source,
    range_bits,
)


def card(key: str) -> Card:
    return SHEET.cards[KEYS.index(key)]


@pytest.mark.rule("INVI-1.1")
@pytest.mark.parametrize(
    ("key", "field", "value"),
    [
        ("warrior", "attack", "X"),
        ("guardian", "attack", 1),
        ("archer", "attack", 1),
        ("priest", "attack", 1),
        ("guardian", "range", ((1, 0),)),
        ("guardian", "rested", 2),
        ("priest", "active", 2),
    ],
)
def test_a_number_fixed_by_the_rulebook_stands_in_the_table(key, field, value):
    assert getattr(card(key), field) == Fact(value, Source.RULEBOOK)


@pytest.mark.rule("INVI-1.1")
def test_the_wizard_of_the_examples_has_health_1_either_way_up():
    assert (card("wizard").active.value, card("wizard").rested.value) == (1, 1)


@pytest.mark.rule("INVI-1.1")
def test_a_king_of_attack_2_exists_as_an_example_needs():
    assert card("king-c").attack.value == 2


@pytest.mark.rule("INVI-1.1")
@pytest.mark.parametrize("key", KEYS)
def test_every_number_is_one_that_could_be_printed(key):
    printed = card(key)
    assert printed.attack.value == "X" or 0 <= printed.attack.value <= 9
    assert 1 <= printed.rested.value <= printed.active.value <= 9
    assert printed.range.value and list(printed.range.value) == sorted(set(printed.range.value))
    assert all(1 <= forward <= 3 and -2 <= sideways <= 2 for forward, sideways in printed.range.value)


@pytest.mark.rule("INVI-1.2")
def test_each_nation_has_one_soldier_of_each_colour_and_five_leaders():
    soldiers = Counter((printed.nation, printed.colour) for printed in SHEET.cards[:FIRST_LEADER])
    leaders = Counter((printed.nation, printed.colour) for printed in SHEET.cards[FIRST_LEADER:])
    assert soldiers == {(nation, colour): 1 for nation in Nation for colour in Colour}
    assert leaders == {(nation, None): 5 for nation in Nation}


@pytest.mark.rule("INVI-1.2")
def test_a_soldier_is_its_nation_and_its_colour():
    assert card("komuso").kind == Soldier.KOMUSO == Nation.SHOGUN * 5 + Colour.YELLOW
    assert [KEYS[soldier] for soldier in Soldier] == [soldier.name.lower() for soldier in Soldier]


def test_leaders_follow_the_soldiers_letter_by_letter():
    assert KEYS[FIRST_LEADER : FIRST_LEADER + 6] == (
        "king-a",
        "king-b",
        "king-c",
        "king-d",
        "king-e",
        "shogun-a",
    )
    assert card("pharaoh-e").kind == KINDS - 1
    assert card("pharaoh-e").name == "Pharaoh E"


def test_shogun_pharaoh_and_all_leaders_are_only_proposed():
    for printed in SHEET.cards[Soldier.SAMURAI :]:
        for fact in (printed.attack, printed.range, printed.active, printed.rested):
            assert fact.source == Source.PROPOSED


def test_the_sheet_as_numbers_has_four_a_kind():
    numbers = SHEET.numbers()
    assert numbers.dtype == np.int64 and numbers.shape == (KINDS * 4,)
    assert numbers[:8].tolist() == [-1, 2, 1, 0b100, 1, 3, 2, 0b100]


def test_range_bits_run_from_left_to_right_and_row_by_row():
    assert range_bits(((1, -2),)) == 1
    assert range_bits(((1, 2), (2, -2))) == 0b110000
    assert range_bits(((3, 2),)) == 1 << 14
    assert range_bits(PATTERNS["row-3"]) == 0b01110


def test_the_digest_of_the_built_in_sheet_never_changes_by_accident():
    assert SHEET.digest() == "dab3625278fcb763"


def test_the_digest_follows_the_numbers_and_nothing_else():
    renamed = replace(SHEET, name="Another name")
    hardier = replace(SHEET.cards[0], active=Fact(3, Source.OWNER))
    changed = Sheet(SHEET.name, (hardier, *SHEET.cards[1:]))
    assert renamed.digest() == SHEET.digest()
    assert changed.digest() != SHEET.digest()


def test_a_sheet_with_cards_out_of_order_is_our_mistake():
    with pytest.raises(AssertionError):
        Sheet("Shuffled", SHEET.cards[::-1])
