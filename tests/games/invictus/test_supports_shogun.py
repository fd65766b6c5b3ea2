"""Stories about the supports of Samurai, Musha, Gunner and Komusō (INVI-8.7 to 8.10).
The Ninja and the Shoguns are told in test_supports_ninja.py."""

import pytest

from .scene import scene

GUARDS = ["guardian", "guardian", "guardian"]

# --- Samurai -------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.7")
@pytest.mark.card("samurai")
def test_the_samurai_gives_the_next_soldier_three_more_once():
    s = scene(
        front=["guardian", "guardian", None],
        hand=["samurai"],
        enemy_front=GUARDS,
    )
    s.support("samurai")
    s.declare("F-L")
    assert s.attack_value == 4


@pytest.mark.rule("INVI-8.7")
@pytest.mark.card("samurai")
def test_the_soldier_after_the_next_attacks_as_usual():
    s = scene(front=["guardian", "guardian", None], hand=["samurai"], enemy_front=GUARDS)
    s.support("samurai")
    s.attack("F-L", "E-FL")
    s.attack("F-C", "E-FC")
    assert (s.attack_value, s.damage_on("E-FC")) == (1, 1)


@pytest.mark.rule("INVI-8.7")
@pytest.mark.card("samurai")
def test_several_samurai_add_up_on_the_same_soldier():
    s = scene(front=["guardian", None, None], hand=["samurai", "samurai"], enemy_front=GUARDS)
    s.support("samurai")
    s.support("samurai")
    s.declare("F-L")
    assert s.attack_value == 7


@pytest.mark.rule("INVI-8.7")
@pytest.mark.card("samurai")
def test_the_raised_attack_can_capture():
    s = scene(front=["samurai", None, None], hand=["samurai"], enemy_front=["musha", "guardian", None])
    s.support("samurai")
    s.attack("F-L", "E-FL")  # X is 0 now, and 3 more
    assert s.kingdom == ["musha"]


@pytest.mark.rule("INVI-8.7", "R9")
@pytest.mark.card("samurai")
def test_a_leaders_attack_is_not_raised_and_does_not_use_the_samurai_up():
    s = scene(front=["shogun-a", "guardian", None], hand=["samurai"], enemy_front=GUARDS)
    s.support("samurai")
    s.attack("F-L", "E-FL")
    assert (s.attack_value, s.damage_on("E-FL")) == (1, 1)
    s.declare("F-C")
    assert s.attack_value == 4


@pytest.mark.rule("R9", "INVI-8.7")
@pytest.mark.card("samurai")
def test_a_blocked_attack_uses_the_samurai_up():
    s = scene(
        front=["guardian", "guardian", None], hand=["samurai"], enemy_front=GUARDS, enemy_hand=["guardian"]
    )
    s.support("samurai")
    s.no_negate()
    s.attack("F-L", "E-FL")
    s.block("guardian")
    s.declare("F-C")
    assert s.attack_value == 1


@pytest.mark.rule("INVI-8.7")
@pytest.mark.card("samurai")
def test_an_unused_samurai_is_lost_at_the_end_of_the_turn():
    s = scene(front=["guardian", None, None], hand=["samurai"], enemy_front=GUARDS)
    s.support("samurai")
    s.end_turn()
    s.end_turn()
    s.declare("F-L")
    assert s.attack_value == 1


@pytest.mark.rule("INVI-8.7", "INVI-7.3")
@pytest.mark.card("samurai")
def test_a_samurai_is_no_answer_to_an_attack():
    s = scene(front=["guardian", None, None], enemy_front=GUARDS, enemy_hand=["samurai"])
    s.attack("F-L", "E-FL")
    assert not s.can("block", "samurai")


# --- Musha ---------------------------------------------------------------------------------------------

ATTACKED = {
    "front": ["guardian", None, None],
    "enemy_front": ["wizard", "guardian", None],
    "enemy_hand": ["musha"],
}


@pytest.mark.rule("INVI-8.8")
@pytest.mark.card("musha")
def test_the_musha_stops_the_attack_and_sends_a_fallen_card_to_the_enemys_queue():
    s = scene(**ATTACKED, graveyard=["archer", "priest"], queue=["warrior"])
    s.attack("F-L", "E-FL")
    s.block("musha")
    s.choose("priest")
    assert (s.enemy_front[0], s.queue, s.graveyard) == ("wizard", ["warrior", "priest"], ["archer"])


@pytest.mark.rule("INVI-8.8")
@pytest.mark.card("musha")
def test_the_musha_may_leave_the_graveyard_alone():
    s = scene(**ATTACKED, graveyard=["archer"])
    s.attack("F-L", "E-FL")
    s.block("musha")
    s.choose_nothing()
    assert (s.enemy_front[0], s.queue, s.graveyard) == ("wizard", [], ["archer"])


@pytest.mark.rule("INVI-8.8")
@pytest.mark.card("musha")
def test_the_musha_blocks_without_a_choice_when_the_enemys_queue_is_full():
    s = scene(**ATTACKED, graveyard=["archer"], queue=["warrior"] * 5)
    s.attack("F-L", "E-FL")
    s.block("musha")
    assert (s.pending, s.enemy_front[0], s.graveyard) == ("main", "wizard", ["archer"])


@pytest.mark.rule("INVI-8.8", "INVI-7.9")
@pytest.mark.card("musha")
def test_the_musha_can_not_be_used_while_the_enemy_graveyard_is_empty():
    s = scene(**ATTACKED, enemy_graveyard=["archer"])
    s.attack("F-L", "E-FL")
    assert not s.can("block", "musha")


@pytest.mark.rule("INVI-8.8", "INVI-7.7")
@pytest.mark.card("musha")
def test_a_negated_musha_does_nothing_and_another_may_follow():
    s = scene(**{**ATTACKED, "enemy_hand": ["musha", "musha"]}, hand=["wizard"], graveyard=["archer"])
    s.attack("F-L", "E-FL")
    s.block("musha")
    s.negate("wizard")
    assert s.graveyard == ["archer"]
    s.block("musha")
    s.choose("archer")
    assert (s.enemy_front[0], s.queue) == ("wizard", ["wizard", "archer"])


# --- Gunner --------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.9")
@pytest.mark.card("gunner")
def test_the_gunner_deals_two_damage_to_a_card_in_the_back_row():
    s = scene(hand=["gunner"], enemy_front=GUARDS, enemy_back=["guardian", None, "wizard"])
    s.support("gunner", "E-BL")
    assert s.damage_on("E-BL") == 2


@pytest.mark.rule("INVI-8.9")
@pytest.mark.card("gunner")
def test_the_gunner_aims_at_the_back_row_only():
    s = scene(hand=["gunner"], enemy_front=GUARDS, enemy_back=["guardian", None, "wizard"])
    s.support("gunner")
    assert s.choices == ["E-BL", "E-BR"]


@pytest.mark.rule("INVI-8.9", "INVI-5.8")
@pytest.mark.card("gunner")
def test_the_gunner_destroys_and_does_not_capture():
    s = scene(hand=["gunner"], enemy_front=GUARDS, enemy_back=["priest", None, None])
    s.support("gunner", "E-BL")
    assert (s.enemy_graveyard, s.kingdom) == (["priest"], [])


@pytest.mark.rule("INVI-8.9", "INVI-7.9")
@pytest.mark.card("gunner")
def test_the_gunner_can_not_be_used_with_nobody_in_the_back_row():
    assert not scene(hand=["gunner"], enemy_front=GUARDS).can("support", "gunner")


# --- Komusō --------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.10")
@pytest.mark.card("komuso")
def test_the_komuso_lets_the_next_soldier_attack_any_front_card():
    s = scene(front=["guardian", None, None], hand=["komuso"], enemy_front=GUARDS)
    s.support("komuso")
    s.attack("F-L", "E-FR")
    assert s.damage_on("E-FR") == 1


@pytest.mark.rule("INVI-8.10")
@pytest.mark.card("komuso")
def test_the_komuso_reaches_from_the_own_back_row_too():
    s = scene(
        front=["wizard", None, None], back=[None, "guardian", None], hand=["komuso"], enemy_front=GUARDS
    )
    s.support("komuso")
    assert s.targets("B-C") == ["E-FL", "E-FC", "E-FR"]


@pytest.mark.rule("INVI-8.10")
@pytest.mark.card("komuso")
def test_the_komuso_works_once():
    s = scene(front=["guardian", "guardian", None], hand=["komuso"], enemy_front=GUARDS)
    s.support("komuso")
    s.attack("F-L", "E-FR")
    assert s.targets("F-C") == ["E-FC"]


@pytest.mark.rule("R10", "INVI-8.10")
@pytest.mark.card("komuso")
def test_the_komuso_replaces_the_range_so_the_back_row_is_out_of_reach():
    s = scene(
        front=["wizard", None, None], hand=["komuso"], enemy_front=GUARDS, enemy_back=["archer", None, None]
    )
    assert s.targets("F-L") == ["E-FL", "E-BL"]
    s.support("komuso")
    assert s.targets("F-L") == ["E-FL", "E-FC", "E-FR"]


@pytest.mark.rule("R10", "R14")
@pytest.mark.card("komuso")
def test_the_komuso_can_be_used_with_the_enemys_front_row_empty_and_then_reaches_nothing():
    s = scene(front=["wizard", None, None], hand=["komuso"], enemy_back=["archer", None, None])
    assert s.targets("F-L") == ["E-BL"]
    s.support("komuso")
    assert s.targets("F-L") == []


@pytest.mark.rule("R10", "INVI-7.10")
@pytest.mark.card("komuso")
def test_a_komuso_used_before_an_empty_front_row_reaches_what_a_decoy_brings():
    s = scene(
        front=["shogun-c", "guardian", None],
        hand=["komuso"],
        enemy_back=["wizard", None, None],
        enemy_kingdom=["priest", "priest"],
    )
    s.support("komuso")
    s.attack("F-L", "E-BL")  # the leader keeps its range and empties the battlefield
    s.decoy("priest", "E-FL", "priest", "E-FR")
    assert s.targets("F-C") == ["E-FL", "E-FR"]


@pytest.mark.rule("R10", "INVI-7.9")
@pytest.mark.card("komuso")
def test_a_second_komuso_would_add_nothing_and_can_not_be_used_until_the_first_is():
    s = scene(front=["guardian", "guardian", None], hand=["komuso", "komuso"], enemy_front=GUARDS)
    s.support("komuso")
    assert not s.can("support", "komuso")
    s.attack("F-L", "E-FR")
    assert s.can("support", "komuso")


@pytest.mark.rule("R9", "INVI-8.10")
@pytest.mark.card("komuso")
def test_a_leader_keeps_its_range_and_does_not_use_the_komuso_up():
    s = scene(front=["shogun-d", "guardian", None], hand=["komuso"], enemy_front=GUARDS)
    s.support("komuso")
    assert s.targets("F-L") == ["E-FL"]
    s.attack("F-L", "E-FL")
    assert s.targets("F-C") == ["E-FL", "E-FC", "E-FR"]


@pytest.mark.rule("R9", "INVI-8.10")
@pytest.mark.card("komuso")
def test_a_blocked_attack_uses_the_komuso_up():
    s = scene(
        front=["guardian", "guardian", None], hand=["komuso"], enemy_front=GUARDS, enemy_hand=["guardian"]
    )
    s.support("komuso")
    s.no_negate()
    s.attack("F-L", "E-FR")
    s.block("guardian")
    assert s.targets("F-C") == ["E-FC"]


@pytest.mark.rule("INVI-8.10", "INVI-8.7")
@pytest.mark.card("komuso", "samurai")
def test_samurai_and_komuso_help_the_same_soldier():
    s = scene(
        front=["guardian", None, None], hand=["samurai", "komuso"], enemy_front=["guardian", None, "wizard"]
    )
    s.support("samurai")
    s.support("komuso")
    s.attack("F-L", "E-FR")
    assert (s.attack_value, s.enemy_graveyard) == (4, ["wizard"])
