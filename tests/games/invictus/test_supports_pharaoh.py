"""Stories about the supports of the Pharaoh's soldiers and of the five Pharaohs (INVI-8.13 to 8.18)."""

import pytest

from wartable.games.invictus.state import Event

from .scene import scene

GUARDS = ["guardian", "guardian", "guardian"]

# --- Commander -----------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.13")
@pytest.mark.card("commander")
def test_the_commander_readies_all_own_soldiers_and_they_may_attack_again():
    s = scene(front=["guardian", "guardian", None], hand=["commander"], enemy_front=GUARDS)
    s.attack("F-L", "E-FL")
    s.attack("F-C", "E-FC")
    s.support("commander")
    assert (s.rested, s.told(Event.READIED)[-1].x) == ([], 2)
    s.attack("F-L", "E-FL")
    assert s.damage_on("E-FL") == 2


@pytest.mark.rule("INVI-8.13")
@pytest.mark.card("commander")
def test_the_commander_does_not_ready_the_leader():
    s = scene(front=["guardian", "pharaoh-a", None], rested=["F-L", "F-C"], hand=["commander"])
    s.support("commander")
    assert s.rested == ["F-C"]


@pytest.mark.rule("INVI-8.13", "INVI-7.9")
@pytest.mark.card("commander")
def test_the_commander_can_not_be_used_with_only_the_leader_rested():
    s = scene(front=["guardian", "pharaoh-a", None], rested=["F-C"], hand=["commander"])
    assert not s.can("support", "commander")


@pytest.mark.rule("INVI-8.13")
@pytest.mark.card("commander")
def test_the_commander_leaves_the_enemys_soldiers_rested():
    s = scene(
        front=["guardian", None, None],
        rested=["F-L"],
        hand=["commander"],
        enemy_front=GUARDS,
        enemy_rested=["E-FR"],
    )
    s.support("commander")
    assert s.enemy_rested == ["E-FR"]


# --- Medjay --------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.14")
@pytest.mark.card("medjay")
def test_the_medjay_stops_the_attack_and_takes_the_target_back_to_hand():
    s = scene(front=["guardian", None, None], enemy_front=["wizard", "guardian", None], enemy_hand=["medjay"])
    s.attack("F-L", "E-FL")
    s.block("medjay")
    assert (s.enemy_hand, s.enemy_front, s.kingdom) == (["wizard"], [None, "guardian", None], [])


@pytest.mark.rule("INVI-8.14")
@pytest.mark.card("medjay")
def test_the_attacker_that_a_medjay_stopped_stays_rested():
    s = scene(front=["guardian", None, None], enemy_front=["wizard", "guardian", None], enemy_hand=["medjay"])
    s.attack("F-L", "E-FL")
    s.block("medjay")
    assert (s.pending, s.rested) == ("main", ["F-L"])


@pytest.mark.rule("INVI-8.14", "INVI-7.10")
@pytest.mark.card("medjay")
def test_a_medjay_that_empties_its_own_battlefield_calls_for_a_decoy_by_the_attacker():
    s = scene(
        front=["guardian", None, None],
        enemy_front=["wizard", None, None],
        enemy_hand=["medjay"],
        enemy_kingdom=["archer"],
    )
    s.attack("F-L", "E-FL")
    s.block("medjay")
    assert (s.pending, s.decider) == ("decoy", 0)
    s.decoy("archer", "E-FC", "E-FR")  # the Medjay itself, from the queue, is the second
    assert (s.enemy_front, s.enemy_queue) == ([None, "archer", "medjay"], [])


@pytest.mark.rule("INVI-8.14", "INVI-9.3")
@pytest.mark.card("medjay")
def test_a_medjay_that_leaves_too_little_for_a_decoy_loses_the_match():
    s = scene(front=["guardian", None, None], enemy_front=["wizard", None, None], enemy_hand=["medjay"])
    s.attack("F-L", "E-FL")
    s.block("medjay")
    assert (s.winner, s.reason) == ("own", "ruin")


@pytest.mark.rule("R26", "INVI-8.14")
@pytest.mark.card("medjay")
def test_the_medjay_may_save_a_leader():
    s = scene(
        front=["guardian", None, None], enemy_front=["pharaoh-b", "guardian", None], enemy_hand=["medjay"]
    )
    s.attack("F-L", "E-FL")
    s.block("medjay")
    assert (s.winner, s.enemy_hand) == (None, ["pharaoh-b"])


@pytest.mark.rule("INVI-8.14", "INVI-7.7")
@pytest.mark.card("medjay")
def test_a_negated_medjay_leaves_the_target_and_another_may_follow():
    s = scene(
        front=["guardian", None, None],
        hand=["wizard"],
        enemy_front=["wizard", "guardian", None],
        enemy_hand=["medjay", "medjay"],
    )
    s.attack("F-L", "E-FL")
    s.block("medjay")
    s.negate("wizard")
    assert s.enemy_front[0] == "wizard"
    s.block("medjay")
    assert s.enemy_hand == ["wizard"]


@pytest.mark.rule("INVI-8.14")
@pytest.mark.card("medjay")
def test_the_medjay_can_not_be_used_in_the_own_main_phase():
    assert not scene(hand=["medjay"]).can("support", "medjay")


@pytest.mark.rule("INVI-8.14", "INVI-2.6")
@pytest.mark.card("medjay")
def test_the_card_that_a_medjay_took_back_is_known_to_the_attacker():
    s = scene(front=["guardian", None, None], enemy_front=["wizard", "guardian", None], enemy_hand=["medjay"])
    s.attack("F-L", "E-FL")
    s.block("medjay")
    assert s.key(s.told(Event.TO_HAND, eyes=0)[-1].card) == "wizard"


# --- Slinger -------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.15")
@pytest.mark.card("slinger")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_slinger_deals_two_damage_to_the_front_centre(seat):
    s = scene(seat=seat, hand=["slinger"], enemy_front=GUARDS, enemy_back=GUARDS)
    s.support("slinger")
    assert (s.damage_on("E-FL"), s.damage_on("E-FC"), s.damage_on("E-BC")) == (0, 2, 0)


@pytest.mark.rule("INVI-8.15", "INVI-5.8")
@pytest.mark.card("slinger")
def test_the_slinger_destroys_and_does_not_capture():
    s = scene(hand=["slinger"], enemy_front=["guardian", "priest", None])
    s.support("slinger")
    assert (s.enemy_graveyard, s.kingdom) == (["priest"], [])


@pytest.mark.rule("INVI-8.15", "INVI-7.9")
@pytest.mark.card("slinger")
def test_the_slinger_can_not_be_used_with_the_front_centre_empty():
    s = scene(hand=["slinger"], enemy_front=["guardian", None, "guardian"], enemy_back=GUARDS)
    assert not s.can("support", "slinger")


# --- Anubis --------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.16")
@pytest.mark.card("anubis")
def test_anubis_raises_a_card_of_the_own_graveyard_active_to_an_empty_cell():
    s = scene(front=["guardian", None, None], hand=["anubis"], graveyard=["archer", "wizard"])
    s.support("anubis", "wizard", "F-R")
    assert (s.front, s.rested, s.graveyard) == (["guardian", None, "wizard"], [], ["archer"])


@pytest.mark.rule("INVI-8.16")
@pytest.mark.card("anubis")
def test_anubis_may_use_a_back_cell_with_nothing_in_front():
    s = scene(front=["guardian", None, None], hand=["anubis"], graveyard=["wizard"])
    s.support("anubis", "wizard")
    assert s.choices == ["F-C", "F-R", "B-L", "B-C", "B-R"]


@pytest.mark.rule("INVI-8.16", "INVI-7.9")
@pytest.mark.card("anubis")
def test_anubis_can_not_be_used_with_an_empty_graveyard():
    s = scene(hand=["anubis"], enemy_graveyard=["wizard"])
    assert not s.can("support", "anubis")


@pytest.mark.rule("INVI-8.16", "INVI-7.9")
@pytest.mark.card("anubis")
def test_anubis_can_not_be_used_with_six_cards_out():
    s = scene(front=GUARDS, back=GUARDS, hand=["anubis"], graveyard=["wizard"])
    assert not s.can("support", "anubis")


# --- Sorcerer ------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.17")
@pytest.mark.card("sorcerer")
def test_the_sorcerer_stops_a_support_and_takes_a_card_of_the_own_kingdom_to_hand():
    s = scene(hand=["archer"], enemy_hand=["sorcerer"], enemy_kingdom=["warrior", "priest"])
    s.support("archer")
    s.negate("sorcerer", "priest")
    assert (s.damage_on("E-FC"), s.enemy_hand, s.enemy_kingdom) == (0, ["priest"], ["warrior"])
    assert (s.pending, s.queue, s.enemy_queue) == ("main", ["archer"], ["sorcerer"])


@pytest.mark.rule("INVI-8.17")
@pytest.mark.card("sorcerer")
def test_the_sorcerers_card_is_not_a_matter_of_choice_to_leave():
    s = scene(hand=["archer"], enemy_hand=["sorcerer"], enemy_kingdom=["warrior", "priest"])
    s.support("archer")
    s.negate("sorcerer")
    assert s.choices == ["warrior", "priest"]


@pytest.mark.rule("INVI-8.17", "INVI-7.9")
@pytest.mark.card("sorcerer")
def test_the_sorcerer_can_not_be_used_with_an_empty_kingdom():
    s = scene(hand=["archer"], enemy_hand=["sorcerer"], kingdom=["warrior"])
    s.support("archer")
    assert not s.can("negate", "sorcerer")


@pytest.mark.rule("INVI-8.17")
@pytest.mark.card("sorcerer")
@pytest.mark.parametrize("blocker", ["guardian", "medjay", "king-b"])
def test_the_sorcerer_does_not_stop_a_block_nor_a_leaders_block(blocker):
    s = scene(
        front=["guardian", None, None],
        hand=["sorcerer", "wizard"],
        kingdom=["warrior"],
        enemy_front=["guardian", None, None],
        enemy_hand=[blocker],
    )
    s.attack("F-L", "E-FL")
    s.block(blocker)
    assert (s.can("negate", "sorcerer"), s.can("negate", "wizard")) == (False, True)


@pytest.mark.rule("INVI-8.17")
@pytest.mark.card("sorcerer")
def test_the_sorcerer_stops_a_leaders_main_support():
    s = scene(hand=["king-a"], enemy_hand=["sorcerer"], enemy_kingdom=["warrior"])
    s.support("king-a", copy="archer")
    s.negate("sorcerer", "warrior")
    assert (s.pending, s.damage_on("E-FC")) == ("main", 0)


@pytest.mark.rule("R22", "INVI-8.17")
@pytest.mark.card("sorcerer")
def test_a_sorcerer_that_lowers_its_own_kingdom_can_hand_the_enemy_the_fourth_point():
    s = scene(
        hand=["archer"],
        kingdom=["warrior", "guardian", "archer", "priest"],
        enemy_hand=["sorcerer"],
        enemy_kingdom=["priest"],
    )
    s.support("archer")
    s.negate("sorcerer", "priest")
    assert (s.winner, s.reason) == ("own", "founding")


# --- Pharaoh -------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.18", "INVI-7.8")
@pytest.mark.card("pharaoh-a", "pharaoh-b", "pharaoh-c", "pharaoh-d", "pharaoh-e")
@pytest.mark.parametrize("pharaoh", ["pharaoh-a", "pharaoh-b", "pharaoh-c", "pharaoh-d", "pharaoh-e"])
def test_every_pharaoh_can_copy_the_three_main_supports_of_its_nation(pharaoh):
    s = scene(front=["guardian", None, None], rested=["F-L"], hand=[pharaoh], graveyard=["wizard"])
    s.support(pharaoh)
    assert s.copies == ["commander", "slinger", "anubis"]


@pytest.mark.rule("INVI-8.18")
@pytest.mark.card("pharaoh-a")
def test_a_pharaoh_as_commander():
    s = scene(front=["guardian", None, None], rested=["F-L"], hand=["pharaoh-a"])
    s.support("pharaoh-a", copy="commander")
    assert (s.rested, s.queue) == ([], ["pharaoh-a"])


@pytest.mark.rule("INVI-8.18")
@pytest.mark.card("pharaoh-b")
def test_a_pharaoh_as_slinger():
    s = scene(hand=["pharaoh-b"], enemy_front=GUARDS)
    s.support("pharaoh-b", copy="slinger")
    assert s.damage_on("E-FC") == 2


@pytest.mark.rule("INVI-8.18")
@pytest.mark.card("pharaoh-c")
def test_a_pharaoh_as_anubis():
    s = scene(front=["guardian", None, None], hand=["pharaoh-c"], graveyard=["wizard"])
    s.support("pharaoh-c", "wizard", "B-C", copy="anubis")
    assert s.back == [None, "wizard", None]


@pytest.mark.rule("INVI-8.18")
@pytest.mark.card("pharaoh-d")
def test_a_pharaoh_as_medjay():
    s = scene(
        front=["guardian", None, None], enemy_front=["wizard", "guardian", None], enemy_hand=["pharaoh-d"]
    )
    s.attack("F-L", "E-FL")
    s.block("pharaoh-d")
    assert (s.enemy_hand, s.enemy_queue) == (["wizard"], ["pharaoh-d"])


@pytest.mark.rule("INVI-8.18")
@pytest.mark.card("pharaoh-e")
def test_a_pharaoh_as_sorcerer():
    s = scene(hand=["archer"], enemy_hand=["pharaoh-e"], enemy_kingdom=["warrior"])
    s.support("archer")
    s.negate("pharaoh-e", "warrior")
    assert (s.enemy_hand, s.enemy_queue, s.damage_on("E-FC")) == (["warrior"], ["pharaoh-e"], 0)


@pytest.mark.rule("INVI-8.18", "INVI-8.17")
@pytest.mark.card("pharaoh-a")
def test_a_pharaoh_as_sorcerer_does_not_stop_a_block_either():
    s = scene(
        front=["guardian", None, None],
        hand=["pharaoh-a"],
        kingdom=["warrior"],
        enemy_front=["guardian", None, None],
        enemy_hand=["guardian"],
    )
    s.attack("F-L", "E-FL")
    s.block("guardian")
    assert not s.can("negate", "pharaoh-a")
