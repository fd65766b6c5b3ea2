"""Stories about what a card can do by its numbers: reach, attack, health, for all thirty cards (INVI-1).
Where the numbers are known from is told in test_cards.py."""

import pytest

from wartable.games.invictus.state import Event

from .scene import scene
from .story import ENEMY_CELLS, OWN_CELLS

CROWD = ("guardian", "guardian", "guardian")

# The table of ranges: what each pattern reaches from F-L, F-C, F-R, B-L, B-C and B-R.
REACH = {
    "straight-1": ("E-FL", "E-FC", "E-FR", "", "", ""),
    "line-2": ("E-FL E-BL", "E-FC E-BC", "E-FR E-BR", "E-FL", "E-FC", "E-FR"),
    "line-3": ("E-FL E-BL", "E-FC E-BC", "E-FR E-BR", "E-FL E-BL", "E-FC E-BC", "E-FR E-BR"),
    "knight": ("E-FR E-BC", "E-BL E-BR", "E-FL E-BC", "E-FC", "E-FL E-FR", "E-FC"),
    "diagonal": ("E-FC E-BR", "E-FL E-FR", "E-FC E-BL", "E-FR", "", "E-FL"),
    "row-3": ("E-FL E-FC", "E-FL E-FC E-FR", "E-FC E-FR", "", "", ""),
    "row-3 plus": ("E-FL E-FC E-BL", "E-FL E-FC E-FR E-BC", "E-FC E-FR E-BR", "E-FL", "E-FC", "E-FR"),
    "knight plus": ("E-FL E-FR E-BC", "E-FC E-BL E-BR", "E-FL E-FR E-BC", "E-FC", "E-FL E-FR", "E-FC"),
}

# card, pattern, attack (with two cards in hand), health active, health rested
NUMBERS = [
    ("warrior", "straight-1", 2, 2, 1),
    ("guardian", "straight-1", 1, 3, 2),
    ("archer", "knight", 1, 2, 1),
    ("priest", "diagonal", 1, 2, 2),
    ("wizard", "line-3", 1, 1, 1),
    ("samurai", "straight-1", 2, 2, 1),
    ("musha", "straight-1", 1, 3, 2),
    ("gunner", "knight", 1, 2, 1),
    ("komuso", "diagonal", 1, 2, 2),
    ("ninja", "line-3", 1, 1, 1),
    ("commander", "straight-1", 2, 2, 1),
    ("medjay", "straight-1", 1, 3, 2),
    ("slinger", "knight", 1, 2, 1),
    ("anubis", "diagonal", 1, 2, 2),
    ("sorcerer", "line-3", 1, 1, 1),
    ("king-a", "row-3", 1, 5, 4),
    ("king-b", "row-3 plus", 1, 4, 4),
    ("king-c", "line-2", 2, 4, 3),
    ("king-d", "straight-1", 2, 4, 3),
    ("king-e", "knight plus", 1, 4, 3),
    ("shogun-a", "row-3", 1, 5, 4),
    ("shogun-b", "row-3 plus", 1, 4, 4),
    ("shogun-c", "line-2", 2, 4, 3),
    ("shogun-d", "straight-1", 2, 4, 3),
    ("shogun-e", "knight plus", 1, 4, 3),
    ("pharaoh-a", "row-3", 1, 5, 4),
    ("pharaoh-b", "row-3 plus", 1, 4, 4),
    ("pharaoh-c", "line-2", 2, 4, 3),
    ("pharaoh-d", "straight-1", 2, 4, 3),
    ("pharaoh-e", "knight plus", 1, 4, 3),
]


def standing_on(cell: str, card: str) -> dict[str, list[str | None]]:
    row = [card if own == cell else None for own in OWN_CELLS]
    return {"front": row[:3], "back": row[3:]}


@pytest.mark.card("warrior", "guardian", "archer", "priest", "wizard")
@pytest.mark.card("samurai", "musha", "gunner", "komuso", "ninja")
@pytest.mark.card("commander", "medjay", "slinger", "anubis", "sorcerer")
@pytest.mark.card("king-a", "king-b", "king-c", "king-d", "king-e")
@pytest.mark.card("shogun-a", "shogun-b", "shogun-c", "shogun-d", "shogun-e")
@pytest.mark.card("pharaoh-a", "pharaoh-b", "pharaoh-c", "pharaoh-d", "pharaoh-e")
@pytest.mark.rule("INVI-1.1", "INVI-1.3", "R37")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "pattern"), [row[:2] for row in NUMBERS])
def test_a_card_reaches_what_the_table_of_ranges_says_from_either_side_of_the_table(card, pattern, seat):
    reached = {
        cell: " ".join(
            scene(seat=seat, **standing_on(cell, card), enemy_front=CROWD, enemy_back=CROWD).targets(cell)
        )
        for cell in OWN_CELLS
    }
    assert reached == dict(zip(OWN_CELLS, REACH[pattern], strict=True))


@pytest.mark.rule("INVI-1.1")
@pytest.mark.parametrize(("card", "attack"), [(row[0], row[2]) for row in NUMBERS])
def test_a_card_attacks_with_its_number_or_with_the_cards_in_hand(card, attack):
    s = scene(front=[None, card, None], hand=["priest", "priest"], enemy_front=CROWD, enemy_back=CROWD)
    s.declare("F-C")
    assert s.attack_value == attack


@pytest.mark.rule("INVI-1.4")
@pytest.mark.parametrize(("card", "health"), [(row[0], row[3]) for row in NUMBERS])
def test_an_upright_card_has_its_active_health(card, health):
    s = scene(hand=["archer"], enemy_front=[card, "guardian", None])
    s.support("archer", "E-FL")
    assert s.told(Event.DAMAGED)[-1].z == health


@pytest.mark.rule("INVI-1.4")
@pytest.mark.parametrize(("card", "health"), [(row[0], row[4]) for row in NUMBERS])
def test_a_card_on_its_side_has_its_rested_health(card, health):
    s = scene(hand=["archer"], enemy_front=[card, "guardian", None], enemy_rested=["E-FL"])
    s.support("archer", "E-FL")
    assert s.told(Event.DAMAGED)[-1].z == health


@pytest.mark.rule("INVI-1.1")
@pytest.mark.parametrize("held", [0, 1, 4])
def test_x_is_the_number_of_cards_in_the_attackers_hand(held):
    s = scene(front=["warrior", None, None], hand=["priest"] * held, enemy_front=["guardian", None, None])
    s.declare("F-L")
    assert s.attack_value == held


@pytest.mark.rule("INVI-1.1")
def test_x_counts_the_own_hand_and_not_the_enemys():
    s = scene(front=["warrior", None, None], hand=["priest"], enemy_hand=["archer"] * 3, enemy_front=CROWD)
    s.declare("F-L")
    assert s.attack_value == 1


@pytest.mark.rule("INVI-1.3")
def test_a_king_that_reaches_three_cards_hits_one_of_them():
    s = scene(front=[None, "king-a", None], enemy_front=CROWD)
    s.attack("F-C", "E-FR")
    assert [s.damage_on(cell) for cell in ENEMY_CELLS[:3]] == [0, 0, 1]


@pytest.mark.rule("INVI-1.3", "R37")
def test_nothing_stands_in_the_way_of_a_line_to_the_back_row():
    s = scene(
        back=["wizard", None, None], front=["guardian", None, None], enemy_front=CROWD, enemy_back=CROWD
    )
    s.attack("B-L", "E-BL")
    assert s.damage_on("E-BL") == 1


@pytest.mark.rule("INVI-1.4")
def test_attack_2_captures_a_guardian_on_its_side_but_only_hurts_an_upright_one():
    rested = scene(
        front=["king-c", None, None], enemy_front=["guardian", "priest", None], enemy_rested=["E-FL"]
    )
    upright = scene(front=["king-c", None, None], enemy_front=["guardian", "priest", None])
    rested.attack("F-L", "E-FL")
    upright.attack("F-L", "E-FL")
    assert (rested.kingdom, upright.damage_on("E-FL")) == (["guardian"], 2)


LEANING = '[guardian]\nrange = ["1,1"]\n'  # an owner's sheet: the Guardian hits one cell to the right of straight ahead


@pytest.mark.rule("INVI-1.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_range_that_leans_to_the_right_does_so_in_the_eyes_of_its_own_seat(seat):
    s = scene(
        seat=seat,
        front=[None, "guardian", None],
        enemy_front=CROWD,
        enemy_back=CROWD,
        options={"sheet": LEANING},
    )
    assert s.targets("F-C") == ["E-FR"]


@pytest.mark.rule("INVI-1.1")
def test_a_printed_attack_of_0_is_not_x():
    s = scene(
        front=["guardian", None, None],
        hand=["priest"] * 3,
        enemy_front=CROWD,
        options={"sheet": "[guardian]\nattack = 0\n"},
    )
    s.declare("F-L")
    assert s.attack_value == 0
