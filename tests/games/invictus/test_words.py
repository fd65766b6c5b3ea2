"""Stories about what is said: prompts, forecasts and events; and for each reason to refuse, the rule that it names.
That everything legal and everything that happens can be said is proved for every game in the suite."""

import pytest

from wartable.games.invictus.state import ATTACK, CARD, CELL, COPY, ENTER, LEADER, MARCH, PASS, SEAT
from wartable.games.invictus.words import describe, narrate, prompt, refuse
from wartable.locale import words

from .scene import alliance, opening, scene

SAY = words("en").say
F_L, F_C, F_R, B_L, B_C = range(5)
WARRIOR, GUARDIAN, ARCHER, PRIEST, WIZARD, SAMURAI, MUSHA, GUNNER, KOMUSO, NINJA = range(10)
MY_LEADER = 15


def refused(s, action):
    """The reason and the rule; an action that is legal must not be asked about."""
    assert action not in s.position.legal()
    message = refuse(s.g, action)
    assert SAY(message)
    return message.name.removeprefix("refuse-"), message.rule


def told(s, seat):
    return [SAY(narrate(s.g, event, seat)) for event in s.position.events(seat)]


# --- Prompts, actions, events ---------------------------------------------------------------------------


def test_the_prompt_says_who_attacks_whom_for_how_much():
    s = scene(front=["archer", None, None], enemy_front=[None, None, "priest"], enemy_hand=["guardian"])
    s.attack("F-L", "E-FR")
    assert SAY(prompt(s.g, 1)).startswith("Block? Archer attacks your Priest (front left) for 1")
    assert SAY(prompt(s.g, 0)) == "Waiting for your opponent: considering a block."


def test_a_target_is_named_with_what_the_attack_would_do():
    s = scene(front=["priest", None, None], enemy_front=[None, "wizard", None])
    s.declare("F-L")
    assert SAY(describe(s.g, CELL + F_C)) == "Priest attacks Wizard (front centre): captures"


def test_a_draw_is_told_to_its_own_seat_only():
    s = scene(hand=["archer"], enemy_deck=["wizard"] * 5)
    s.end_turn()
    assert "You draw Wizard." in told(s, 1)
    assert "Your opponent draws a card." in told(s, 0)
    assert not any("Wizard" in line for line in told(s, 0) + told(s, -1))


def test_an_event_names_cells_as_the_listener_sits():
    s = scene(front=[None, None, None], queue=["archer"], back=["wizard", None, None])
    s.march("F-L")
    assert told(s, 0) == ["Your Archer marches to the front left."]
    assert told(s, 1) == ["Your opponent marches Archer to the front right."]


def test_partners_and_enemies_are_told_apart():
    s = alliance(hands={0: ["archer"]})
    s.enter("archer")
    assert told(s, 2)[0] == "Your partner enters Archer into their kingdom."
    assert told(s, 1)[0] == "Seat 1 enters Archer into their kingdom."


# --- Refusals of the main phase -------------------------------------------------------------------------


@pytest.mark.rule("INVI-6.1")
def test_no_attack_after_a_march():
    s = scene(front=["archer", None, None], queue=["priest"])
    s.march("F-C")
    assert refused(s, ATTACK + F_L) == ("after-march", "INVI-6.1")


@pytest.mark.rule("INVI-6.1")
def test_no_second_march():
    s = scene(front=["archer", None, None], queue=["priest", "priest"])
    s.march("F-C")
    assert refused(s, MARCH + F_R) == ("second-march", "INVI-6.1")


@pytest.mark.rule("INVI-6.1")
def test_no_march_after_an_attack():
    s = scene(front=[None, "guardian", None], queue=["priest"])
    s.attack("F-C", "E-FC")
    assert refused(s, MARCH + F_R) == ("march-after-attack", "INVI-6.1")


@pytest.mark.rule("INVI-6.3")
def test_nothing_to_march():
    assert refused(scene(), MARCH + F_L) == ("nothing-to-march", "INVI-6.3")


@pytest.mark.rule("R1", "INVI-6.5")
def test_a_closed_back_cell():
    s = scene(options={"back_row": "closed"}, queue=["priest"])
    assert refused(s, MARCH + B_L) == ("back-cell-closed", "R1")


@pytest.mark.rule("INVI-5.4")
def test_a_rested_card():
    s = scene(front=[None, "guardian", None], rested=["F-C"])
    assert refused(s, ATTACK + F_C) == ("rested", "INVI-5.4")


@pytest.mark.rule("INVI-5.4")
def test_nothing_in_range():
    s = scene(front=["guardian", None, None])
    assert refused(s, ATTACK + F_L) == ("nothing-in-range", "INVI-5.4")


@pytest.mark.rule("INVI-5.1")
def test_nobody_to_attack_with():
    assert refused(scene(), ATTACK + F_L) == ("empty-cell", "INVI-5.1")


@pytest.mark.rule("R10")
def test_komuso_turns_the_next_soldier_on_the_front_row():
    s = scene(
        front=["wizard", None, None],
        enemy_front=[None, "wizard", None],
        enemy_back=["guardian", None, None],
        hand=["komuso", "archer"],
    )
    s.support("komuso")
    s.support("archer", "E-FC")
    assert refused(s, ATTACK + F_L) == ("no-front-enemy", "R10")


@pytest.mark.rule("INVI-7.1")
def test_a_second_entry():
    s = scene(hand=["archer", "archer"])
    s.enter("archer")
    assert refused(s, ENTER + ARCHER) == ("second-entry", "INVI-7.1")


@pytest.mark.rule("INVI-7.1")
def test_an_entry_that_is_not_in_hand():
    assert refused(scene(), ENTER + ARCHER) == ("not-in-hand", "INVI-7.1")


@pytest.mark.rule("INVI-7.2")
def test_a_support_that_is_not_in_hand():
    assert refused(scene(), CARD + ARCHER) == ("not-in-hand", "INVI-7.2")


@pytest.mark.rule("INVI-7.4")
def test_a_full_queue():
    s = scene(hand=["archer"], queue=["priest"] * 5)
    assert refused(s, CARD + ARCHER) == ("queue-full", "INVI-7.4")


@pytest.mark.rule("INVI-7.3")
@pytest.mark.parametrize(
    ("card", "action", "reason"),
    [("guardian", CARD + GUARDIAN, "timing-block"), ("wizard", CARD + WIZARD, "timing-negate")],
    ids=["block", "negate"],
)
def test_a_support_for_another_moment(card, action, reason):
    assert refused(scene(hand=[card]), action) == (reason, "INVI-7.3")


@pytest.mark.rule("INVI-7.3")
def test_a_main_support_against_an_attack():
    s = scene(front=[None, "guardian", None], enemy_hand=["archer"])
    s.attack("F-C", "E-FC")
    assert refused(s, CARD + ARCHER) == ("timing-main", "INVI-7.3")


@pytest.mark.rule("INVI-7.9", "R14")
@pytest.mark.parametrize(
    ("card", "number"),
    [
        ("priest", PRIEST),
        ("gunner", GUNNER),
        ("ninja", NINJA),
        ("commander", 10),
        ("slinger", 12),
        ("anubis", 13),
    ],
)
def test_a_support_that_could_do_nothing(card, number):
    s = scene(hand=[card], enemy_front=["guardian", None, None])
    assert refused(s, CARD + number) == ("no-effect", "INVI-7.9")


@pytest.mark.rule("INVI-7.8")
def test_a_leader_with_nothing_to_copy():
    s = scene(hand=["pharaoh-a"], enemy_front=["guardian", None, None])
    assert refused(s, CARD + MY_LEADER) == ("nothing-to-copy", "INVI-7.8")


@pytest.mark.rule("INVI-7.8")
def test_a_copy_without_its_leader():
    assert refused(scene(), COPY) == ("copy-needs-leader", "INVI-7.8")


@pytest.mark.rule("INVI-7.3")
def test_a_copy_for_another_moment():
    s = scene(hand=["king-a"])
    s.support("king-a")
    assert refused(s, COPY + GUARDIAN) == ("timing-block", "INVI-7.3")


@pytest.mark.rule("INVI-5.1")
def test_a_cell_nobody_asked_for():
    assert refused(scene(), CELL + F_L) == ("no-cell-asked", "INVI-5.1")


# --- Refusals during attacks, supports and decoys -------------------------------------------------------


@pytest.mark.rule("INVI-5.3")
@pytest.mark.parametrize("action", [CARD + ARCHER, MARCH + F_L, ATTACK + F_L])
def test_nothing_else_during_an_attack(action):
    s = scene(front=["guardian", "guardian", None], hand=["archer"], queue=["priest"])
    s.declare("F-C")
    assert refused(s, action) == ("during-attack", "INVI-5.3")


@pytest.mark.rule("R24")
def test_no_entry_during_an_attack():
    s = scene(front=[None, "guardian", None], hand=["archer"])
    s.declare("F-C")
    assert refused(s, ENTER + ARCHER) == ("during-attack", "R24")


@pytest.mark.rule("R24")
def test_no_entry_during_a_support():
    s = scene(hand=["archer", "archer"])
    s.support("archer")
    assert refused(s, ENTER + ARCHER) == ("during-support", "R24")


@pytest.mark.rule("R24")
def test_no_entry_while_a_leader_names_what_it_copies():
    s = scene(hand=["king-a", "archer"])
    s.support("king-a")
    assert refused(s, ENTER + ARCHER) == ("during-support", "R24")


@pytest.mark.rule("INVI-5.3")
def test_no_main_support_while_a_block_is_answered():
    s = scene(front=[None, "guardian", None], hand=["archer"], enemy_hand=["guardian"])
    s.attack("F-C", "E-FC")
    s.block("guardian")
    assert refused(s, CARD + ARCHER) == ("during-attack", "INVI-5.3")


@pytest.mark.rule("INVI-4.3")
def test_no_attack_in_the_enemy_s_turn():
    s = scene(front=[None, "guardian", None], enemy_hand=["guardian"])
    s.attack("F-C", "E-FC")
    assert refused(s, ATTACK + F_C) == ("not-your-turn", "INVI-4.3")


@pytest.mark.rule("INVI-5.1")
def test_an_attack_is_not_taken_back():
    s = scene(front=[None, "guardian", None])
    s.declare("F-C")
    assert refused(s, PASS) == ("must-decide", "INVI-5.1")


@pytest.mark.rule("INVI-5.4")
def test_targets_out_of_range_or_not_there():
    s = scene(front=[None, "guardian", None], enemy_front=["archer", "archer", None])
    s.declare("F-C")
    assert refused(s, CELL + F_L) == ("out-of-range", "INVI-5.4")
    assert refused(s, CELL + F_R) == ("target-empty", "INVI-5.4")


@pytest.mark.rule("INVI-8.11")
def test_the_ninja_stops_purple_supports_only():
    s = scene(hand=["archer"], enemy_hand=["ninja"])
    s.support("archer")
    assert refused(s, CARD + NINJA) == ("no-effect", "INVI-7.9")
    assert "purple" in SAY(refuse(s.g, CARD + NINJA))


@pytest.mark.rule("INVI-8.8")
def test_musha_needs_a_grave():
    s = scene(front=[None, "guardian", None], enemy_hand=["musha"])
    s.attack("F-C", "E-FC")
    assert refused(s, CARD + MUSHA) == ("no-effect", "INVI-7.9")


@pytest.mark.rule("R12")
def test_a_card_where_a_cell_is_asked():
    s = scene(hand=["archer"])
    s.support("archer")
    assert refused(s, CARD + ARCHER) == ("choose-cell", "R12")


@pytest.mark.rule("INVI-8.3")
def test_damage_where_nobody_stands():
    s = scene(hand=["archer"])
    s.support("archer")
    assert refused(s, CELL + F_L) == ("cell-must-be-enemy", "INVI-8.3")


@pytest.mark.rule("INVI-8.9")
def test_the_gunner_aims_at_the_back_row():
    s = scene(hand=["gunner"], enemy_front=["archer", None, None], enemy_back=["archer", None, None])
    s.support("gunner")
    assert refused(s, CELL + F_L) == ("cell-must-be-back-enemy", "INVI-8.9")


@pytest.mark.rule("INVI-8.4")
def test_the_priest_swaps_own_cards():
    s = scene(hand=["priest"], front=["archer", "archer", None])
    s.support("priest")
    assert refused(s, CELL + F_R) == ("cell-must-be-own", "INVI-8.4")


@pytest.mark.rule("INVI-8.16")
def test_anubis_takes_from_the_graveyard_to_an_empty_cell():
    s = scene(hand=["anubis"], graveyard=["archer"])
    s.support("anubis")
    assert refused(s, CARD + WIZARD) == ("not-a-choice", "INVI-8.16")
    assert refused(s, CELL + F_L) == ("choose-card", "INVI-8.16")
    s.choose("archer")
    assert refused(s, CELL + F_C) == ("cell-must-be-empty", "INVI-8.16")


@pytest.mark.rule("INVI-7.10")
def test_decoys_come_from_the_kingdom_to_the_front():
    s = scene(
        front=[None, "wizard", None],
        enemy_front=[None, "wizard", None],
        enemy_kingdom=["archer", "archer", "priest"],
    )
    s.attack("F-C", "E-FC")
    assert refused(s, CARD + WARRIOR) == ("not-in-their-kingdom", "INVI-7.10")
    s.decoy("archer")
    assert refused(s, CELL + B_C) == ("decoy-front-only", "INVI-7.10")
    s.decoy("E-FL")
    s.decoy("priest")
    assert refused(s, CELL + F_L) == ("cell-taken", "INVI-7.10")


@pytest.mark.rule("INVI-4.5", "INVI-2.5")
def test_the_entry_of_a_full_hand_is_a_soldier_s():
    s = scene(hand=["archer"] * 5 + ["king-a"])
    s.end_turn()
    assert refused(s, PASS) == ("must-decide", "INVI-4.5")
    assert refused(s, CARD + MY_LEADER) == ("leader-in-kingdom", "INVI-2.5")
    assert refused(s, ENTER + WIZARD) == ("not-in-hand", "INVI-4.5")


# --- Refusals of set-up and after the end ---------------------------------------------------------------


@pytest.mark.rule("INVI-3.2")
def test_a_leader_that_was_not_dealt():
    s = opening()
    other = next(leader for leader in range(5) if LEADER + leader not in s.position.legal())
    assert refused(s, LEADER + other) == ("leader-not-dealt", "INVI-3.2")
    assert refused(s, LEADER + 7) == ("foreign-leader", "INVI-10.2")
    assert refused(s, ENTER + ARCHER) == ("in-setup", "INVI-3.2")


@pytest.mark.rule("INVI-3.1", "INVI-10.2")
def test_cards_that_a_deck_can_t_be_built_of():
    s = opening()
    s.settle()
    s.settle()
    assert refused(s, CARD + SAMURAI) == ("foreign-soldier", "INVI-10.2")
    assert refused(s, CARD + MY_LEADER) == ("leader-not-built", "INVI-3.1")
    assert refused(s, LEADER) == ("leader-kept", "INVI-3.4")
    s.build(*["archer"] * 5)
    assert s.decider == 1


@pytest.mark.rule("INVI-10.2")
def test_one_kind_a_colour_in_a_mixed_deck():
    s = opening("multinational", build="free")
    s.settle()
    s.settle()
    s.build("warrior")
    assert refused(s, CARD + SAMURAI) == ("colour-taken", "INVI-10.2")


@pytest.mark.rule("INVI-3.3")
def test_no_more_than_the_box_holds():
    s = opening("duel", build="free")
    s.settle()
    s.settle()
    s.build(*["warrior"] * 10)
    assert refused(s, CARD + WARRIOR) == ("none-left", "INVI-3.3")


@pytest.mark.rule("INVI-3.4")
def test_an_opening_card_comes_from_the_own_deck():
    s = opening(build="ready")
    assert refused(s, CARD + SAMURAI) == ("not-in-deck", "INVI-3.4")
    assert refused(s, CARD + MY_LEADER) == ("leader-waits", "INVI-3.4")


@pytest.mark.rule("INVI-3.6", "INVI-3.5", "INVI-2.5")
def test_first_cards():
    s = opening(build="ready")
    while s.stage != "front":
        s.settle()
    assert refused(s, CELL + B_L) == ("front-only", "INVI-3.6")
    assert refused(s, SEAT) == ("order-by-chance", "INVI-3.5")
    assert refused(s, CELL + B_L)[1] == "INVI-3.6"
    leader = 15 + s.decider
    while s.stage != "kingdom":
        s._play(next(action for action in s.position.legal() if action != CARD + 15 + s.decider))
    leader = 15 + s.decider
    assert refused(s, CARD + leader) == ("leader-in-kingdom", "INVI-2.5")


@pytest.mark.rule("INVI-11.3")
def test_a_team_names_its_own_seat():
    s = opening("alliance", build="ready")
    while s.stage != "first_seat":
        s.settle()
    assert refused(s, SEAT + (s.decider ^ 1)) == ("other-team", "INVI-11.3")
    while s.stage in ("first_seat", "second_seat"):
        s.settle()
    assert refused(s, SEAT) == ("order-settled", "INVI-11.3")


@pytest.mark.rule("INVI-9.1")
def test_nothing_after_the_end():
    s = scene(front=[None, "wizard", None], enemy_front=[None, "king-b", None])
    s.g.damage[1, 1] = 3
    s.attack("F-C", "E-FC")
    assert refuse(s.g, PASS).rule == "INVI-9.1"


def test_a_number_that_is_no_action():
    assert SAY(refuse(scene().g, 99)) == "There is no action 99."
