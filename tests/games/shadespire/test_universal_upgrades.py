"""Universal upgrades: what each card does, and when it does not."""

import pytest

import wartable.games.shadespire.cards as cards
from wartable.games.shadespire.changes import Stat
from wartable.games.shadespire.declare import AMOUNT
from wartable.games.shadespire.rules.stats import defence_dice, defence_symbol, is_leader, move_of, wounds_of
from wartable.games.shadespire.state import (
    ABILITY,
    ATTACK,
    CHARGE,
    DIE,
    FIGHTER,
    GUARD,
    HEX,
    MOVE,
    PASS,
    SHIELD,
    YES,
    Event,
    Frame,
    Going,
    Place,
    Side,
)

from .scene import Story, scene

HAMMER, SWORD = Side.HAMMER, Side.SWORD
GARREK, TARGOR, SAEK = "garrek-gorebeard", "targor", "blooded-saek"
SEVERIN, OBRYN = "severin-steelheart", "obryn-the-bold"
QUESTIONS = (Frame.REACT, Frame.DRIVE, Frame.DIE, Frame.TOTAL)
RELICS = (
    "katophranes-belt",
    "katophranes-boots",
    "katophranes-gloves",
    "katophranes-hood",
    "katophranes-locket",
    "katophranes-plate",
)
KEYS = {
    "the-hallowed-key": 1,
    "the-shadowed-key": 2,
    "the-blazing-key": 3,
    "the-dazzling-key": 4,
    "the-fractured-key": 5,
}
TOKENS = ((7, 2), (3, 4), (11, 8), (5, 8), (13, 2))  # Garrek holds the first


def marked(keys, *more):
    """Rows of a table of tests, each marked with its card."""
    return [
        pytest.param(key, *rest, marks=pytest.mark.card(key))
        for key, *rest in ((one, *more) if isinstance(one, str) else one for one in keys)
    ]


def garrek_attacks(garrek=(7, 2), severin=(9, 2), **facts):
    """Garrek (two hammers, damage 2) is about to act beside Severin (one shield, 4 Wounds)."""
    return scene({GARREK: garrek, TARGOR: (3, 0)}, {SEVERIN: severin, OBRYN: (9, 10)}, **facts)


def severin_attacks(garrek=(7, 2), severin=(9, 2), **facts):
    """Severin (two hammers, damage 3) is about to act beside Garrek (one dodge, 4 Wounds)."""
    return scene({SEVERIN: severin, OBRYN: (3, 0)}, {GARREK: garrek, TARGOR: (9, 10)}, **facts)


def rolled(story: Story, kind: int) -> int:
    """How many attack dice (0) or defence dice (1) have been rolled."""
    return story.rolled(kind)


def react(story: Story, key: str) -> Story:
    """Pass what an attack asks until this card can react, and use it."""
    while not story.can(key):
        assert story.asked in QUESTIONS, f"{key} can't react"
        story.do(PASS)
    return story.card_(key)


def never(story: Story, key: str) -> Story:
    """Pass what an attack asks; the card must not be among it."""
    while story.asked in QUESTIONS:
        assert not story.can(key), f"{key} can react"
        story.do(PASS)
    return story


def next_opening(story: Story) -> Story:
    """Go on to the beginning of the next action phase, or to its first activation when nothing is asked there."""
    story.to_end_phase()
    while story.asked not in (Frame.OPENING, Frame.ACTIVATE):
        story.do(PASS if PASS in story.legal() else min(story.legal()))
    return story


# --- Characteristics ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "move", "defence", "wounds"),
    marked(
        [
            ("cursed-artefact", 0, 1, -1),
            ("deathly-fortitude", -2, 0, 2),
            ("great-fortitude", 0, 0, 1),
            ("great-speed", 1, 0, 0),
            ("legendary-swiftness", 1, 0, 0),
            ("sprinter", 1, 0, 0),
        ]
    ),
)
@pytest.mark.card(
    "cursed-artefact",
    "deathly-fortitude",
    "great-fortitude",
    "great-speed",
    "legendary-swiftness",
    "sprinter",
)
def test_characteristics_change_for_the_bearer_alone(key, move, defence, wounds):
    story = garrek_attacks().give(GARREK, key)
    who, other = story.fighter(GARREK), story.fighter(TARGOR)
    assert move_of(story.g, who, Going.MOVE, 0) == 4 + move
    assert defence_dice(story.g, who) == 1 + defence
    assert wounds_of(story.g, who) == 4 + wounds
    assert move_of(story.g, other, Going.MOVE, 0) == 4
    assert defence_dice(story.g, other) == 1
    assert wounds_of(story.g, other) == 2


@pytest.mark.card("cursed-artefact")
@pytest.mark.parametrize("tokens", [2, 3])
def test_cursed_artefact_can_take_its_bearer_out(tokens):
    story = garrek_attacks(step="power").hand(0, "cursed-artefact").set(GARREK, wounds=tokens)
    story.g.glory[0] = 1
    story.card_("cursed-artefact").choose(GARREK)
    assert story.is_out(GARREK) == (tokens == 3)
    assert story.glory(1) == (tokens == 3)


@pytest.mark.card("great-fortitude")
def test_a_bearer_of_great_fortitude_falls_with_it():
    story = severin_attacks().give(GARREK, "great-fortitude").set(GARREK, wounds=1)
    story.dice("hammer", "single", "single").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == 4 and not story.is_out(GARREK)


@pytest.mark.card("deathly-fortitude")
def test_deathly_fortitude_leaves_no_move_below_zero():
    story = scene({"the-champion": (7, 2)}, {SEVERIN: (9, 10)}).give("the-champion", "deathly-fortitude")
    assert move_of(story.g, story.fighter("the-champion"), Going.MOVE, 0) == 0
    assert not story.can("the-champion", MOVE)


@pytest.mark.card("ethereal-shield")
@pytest.mark.parametrize(("side", "hurt"), [("shield", False), ("dodge", True)])
def test_ethereal_shield_turns_dodges_into_shields(side, hurt):
    story = severin_attacks().give(GARREK, "ethereal-shield")
    assert defence_symbol(story.g, story.fighter(GARREK)) == SHIELD
    story.dice("hammer", "single", side).attack(SEVERIN, GARREK)
    assert (story.wounds(GARREK) > 0) == hurt


# --- When the fighter attacks, charges or moves -------------------------------------------------------------------


@pytest.mark.card("awakened-weapon")
def test_awakened_weapon_re_rolls_one_die_once():
    story = garrek_attacks().give(GARREK, "awakened-weapon").dice("single", "single", "hammer", "single")
    story.aim(GARREK, SEVERIN)
    assert story.asked == Frame.DIE and story.actor == 0
    story.do(DIE)
    assert story.asked != Frame.DIE
    story.finish_attack()
    assert story.wounds(SEVERIN) == 2


@pytest.mark.card("awakened-weapon")
def test_awakened_weapon_is_no_help_to_others():
    story = severin_attacks().give(GARREK, "awakened-weapon").dice("single", "single", "single")
    story.aim(SEVERIN, GARREK)
    assert not story.told(Event.REROLLED) and story.asked == Frame.POWER


@pytest.mark.card("concealed-weapon")
@pytest.mark.parametrize(("side", "damage"), [("crit", 4), ("hammer", 2)])
def test_concealed_weapon_adds_two_to_a_critical_hit(side, damage):
    story = garrek_attacks().give(GARREK, "concealed-weapon")
    story.dice(side, "single", "single").attack(GARREK, SEVERIN)
    assert story.wounds(SEVERIN) == damage


@pytest.mark.card("concealed-weapon")
def test_concealed_weapon_is_for_range_one():
    story = garrek_attacks().give(GARREK, "concealed-weapon", "shadeglass-darts")
    story.dice("crit", "single", "single", "single").attack(GARREK, SEVERIN, "shadeglass-darts")
    assert story.wounds(SEVERIN) == 2


@pytest.mark.parametrize("key", marked(["great-strength", "incredible-strength"]))
@pytest.mark.parametrize(("weapon", "damage"), [("", 3), ("shadeglass-spear", 3), ("dark-darts", 1)])
@pytest.mark.card("great-strength", "incredible-strength")
def test_strength_adds_to_range_one_and_two(key, weapon, damage):
    story = garrek_attacks().give(GARREK, key, "shadeglass-spear", "dark-darts")
    sides = ("sword", "single", "single") if weapon == "dark-darts" else ("hammer", "single")
    story.dice(*sides, "single").attack(GARREK, SEVERIN, weapon)
    assert story.wounds(SEVERIN) == damage


@pytest.mark.card("great-strength")
def test_both_strengths_add_up():
    story = garrek_attacks().give(GARREK, "great-strength", "incredible-strength")
    story.dice("hammer", "single", "single").attack(GARREK, SEVERIN)
    assert story.is_out(SEVERIN)


@pytest.mark.card("headlong-charge")
def test_headlong_charge_is_one_hex_more_in_a_charge_only():
    story = garrek_attacks(garrek=(1, 4), severin=(13, 4)).give(GARREK, "headlong-charge")
    assert story.can(GARREK, CHARGE)
    story.do(MOVE + story.fighter(GARREK))
    assert HEX + story.hex((11, 4)) not in story.legal()
    assert not garrek_attacks(garrek=(1, 4), severin=(13, 4)).can(GARREK, CHARGE)


@pytest.mark.card("helpful-whispers")
@pytest.mark.parametrize(("targor", "hurt"), [((3, 0), True), ((5, 2), False)])
def test_helpful_whispers_need_solitude(targor, hurt):
    story = scene({GARREK: (7, 2), TARGOR: targor}, {SEVERIN: (9, 2)}).give(GARREK, "helpful-whispers")
    story.dice("single", "double", "single").attack(GARREK, SEVERIN)
    assert (story.wounds(SEVERIN) > 0) == hurt


@pytest.mark.card("shadestep")
@pytest.mark.parametrize("worn", [True, False])
def test_shadestep_goes_through_fighters(worn):
    ring = {SAEK: (5, 2), "karsus-the-chained": (6, 1), "arnulf": (6, 3), TARGOR: (8, 3)}
    story = scene({GARREK: (7, 2), **ring}, {SEVERIN: (9, 2), OBRYN: (8, 1)})
    if worn:
        story.give(GARREK, "shadestep")
    assert story.can(GARREK, MOVE) == worn
    if worn:
        story.do(MOVE + story.fighter(GARREK))
        assert HEX + story.hex((5, 2)) not in story.legal()
        story.choose((11, 2))
        assert story.where(GARREK) == (11, 2)


@pytest.mark.card("total-offence")
def test_total_offence_adds_two_dice_and_ends_the_phase_for_its_bearer():
    story = garrek_attacks().give(GARREK, "total-offence").aim(GARREK, SEVERIN)
    assert story.asked == Frame.TOTAL
    story.do(YES).finish_attack()
    assert rolled(story, 0) == 4
    story.next_activation().next_activation()
    assert story.actor == 0 and not story.can(GARREK, GUARD) and story.can(TARGOR, GUARD)


@pytest.mark.card("total-offence")
def test_total_offence_may_be_left_and_is_not_for_charges():
    story = garrek_attacks().give(GARREK, "total-offence").attack(GARREK, SEVERIN)
    assert rolled(story, 0) == 2
    story.next_activation().next_activation()
    assert story.can(GARREK, GUARD)
    story = garrek_attacks(severin=(13, 2)).give(GARREK, "total-offence")
    story.do(CHARGE + story.fighter(GARREK)).choose((11, 2)).with_weapon(SEVERIN)
    assert story.asked != Frame.TOTAL
    story.finish_attack()
    assert rolled(story, 0) == 2


@pytest.mark.card("vampiric-weapon")
@pytest.mark.parametrize(("hurt", "left"), [(3, 1), (0, 2)])
def test_vampiric_weapon_heals_when_an_enemy_falls(hurt, left):
    story = garrek_attacks().give(GARREK, "vampiric-weapon").set(GARREK, wounds=2).set(SEVERIN, wounds=hurt)
    story.dice("hammer", "single", "single").attack(GARREK, SEVERIN)
    assert story.is_out(SEVERIN) == (left == 1) and story.wounds(GARREK) == left


@pytest.mark.card("war-cry")
def test_war_cry_knocks_back_after_a_charge():
    story = garrek_attacks(severin=(9, 2), garrek=(3, 2)).give(GARREK, "war-cry")
    story.dice("hammer", "single", "single").charge(GARREK, (7, 2), SEVERIN, drive=(11, 2))
    assert story.where(SEVERIN) == (13, 2)


@pytest.mark.card("war-cry")
def test_war_cry_is_silent_without_a_charge():
    story = garrek_attacks().give(GARREK, "war-cry")
    story.dice("hammer", "single", "single").attack(GARREK, SEVERIN, drive=(11, 2))
    assert story.where(SEVERIN) == (11, 2)


# --- When it is attacked ------------------------------------------------------------------------------------------


@pytest.mark.card("acrobatic")
def test_acrobatic_is_for_who_dodges():
    story = severin_attacks().give(GARREK, "acrobatic").attack(SEVERIN, GARREK)
    assert rolled(story, 1) == 2


@pytest.mark.card("acrobatic")
@pytest.mark.parametrize(("guard", "dice"), [(0, 1), (1, 2)])
def test_acrobatic_needs_guard_with_a_shield(guard, dice):
    story = garrek_attacks().give(SEVERIN, "acrobatic").set(SEVERIN, guard=guard).attack(GARREK, SEVERIN)
    assert rolled(story, 1) == dice


@pytest.mark.card("blessed-armour")
@pytest.mark.parametrize(("side", "wounds"), [("crit", 1), ("single", 5)])
def test_blessed_armour_heals_on_a_crit(side, wounds):
    story = severin_attacks().give(GARREK, "blessed-armour", "deathly-fortitude").set(GARREK, wounds=2)
    story.dice("hammer", "single", side).attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == wounds


@pytest.mark.card("blessed-armour")
def test_blessed_armour_heals_before_the_damage():
    story = severin_attacks().give(GARREK, "blessed-armour").set(GARREK, wounds=1)
    story.dice("crit", "crit", "crit").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == 3 and not story.is_out(GARREK)


@pytest.mark.card("sixth-sense")
@pytest.mark.parametrize("worn", [True, False])
def test_sixth_sense_makes_double_supports_useless(worn):
    band = {SEVERIN: (9, 2), OBRYN: (5, 2), "angharad-brightshield": (6, 1)}
    story = scene(band, {GARREK: (7, 2)})
    if worn:
        story.give(GARREK, "sixth-sense")
    story.dice("double", "double", "single").attack(SEVERIN, GARREK)
    assert (story.wounds(GARREK) > 0) != worn


@pytest.mark.card("sixth-sense")
def test_sixth_sense_leaves_single_supports():
    band = {SEVERIN: (9, 2), OBRYN: (5, 2), "angharad-brightshield": (6, 1)}
    story = scene(band, {GARREK: (7, 2)}).give(GARREK, "sixth-sense")
    story.dice("single", "double", "single").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == 3


@pytest.mark.card("solid-stance")
@pytest.mark.parametrize(("side", "where"), [("hammer", (7, 2)), ("crit", (5, 2))])
def test_solid_stance_gives_way_to_a_critical_hit_only(side, where):
    story = severin_attacks().give(GARREK, "solid-stance")
    story.dice(side, "single", "single").attack(SEVERIN, GARREK, drive=(5, 2))
    assert story.wounds(GARREK) == 3 and story.where(GARREK) == where


@pytest.mark.card("trusted-defender")
def test_trusted_defender_re_rolls_one_defence_die():
    story = severin_attacks().give(GARREK, "trusted-defender").dice("hammer", "single", "single", "crit")
    story.aim(SEVERIN, GARREK)
    assert story.asked == Frame.DIE and story.actor == 1
    story.do(DIE).finish_attack()
    assert story.wounds(GARREK) == 0


@pytest.mark.card("trusted-defender")
def test_trusted_defender_does_not_help_its_attacks():
    story = garrek_attacks().give(GARREK, "trusted-defender").dice("single", "single", "single")
    story.aim(GARREK, SEVERIN)
    assert story.asked == Frame.POWER


# --- Both ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("army-of-one")
@pytest.mark.parametrize("alone", [True, False])
def test_army_of_one_is_the_last_of_its_warband(alone):
    story = garrek_attacks().give(GARREK, "army-of-one")
    if alone:
        story.set(TARGOR, out=1)
    assert defence_dice(story.g, story.fighter(GARREK)) == 1 + alone
    story.attack(GARREK, SEVERIN)
    assert rolled(story, 0) == 2 + alone


@pytest.mark.card("light-armour")
@pytest.mark.parametrize(("worn", "hurt"), [(True, True), (False, False)])
def test_light_armour_makes_crits_in_defence_useless(worn, hurt):
    story = severin_attacks()
    if worn:
        story.give(GARREK, "light-armour")
    story.dice("hammer", "single", "crit").attack(SEVERIN, GARREK)
    assert (story.wounds(GARREK) > 0) == hurt


@pytest.mark.card("light-armour")
def test_light_armour_adds_a_die_to_attacks():
    story = garrek_attacks().give(GARREK, "light-armour").attack(GARREK, SEVERIN)
    assert rolled(story, 0) == 3


@pytest.mark.card("zealous-defender")
@pytest.mark.parametrize(("token", "hurt"), [((7, 2), True), ((7, 4), False)])
def test_zealous_defender_has_support_in_attack_while_it_holds(token, hurt):
    story = garrek_attacks(tokens=(token,)).give(GARREK, "zealous-defender")
    story.dice("single", "double", "single").attack(GARREK, SEVERIN)
    assert (story.wounds(SEVERIN) > 0) == hurt


@pytest.mark.card("zealous-defender")
@pytest.mark.parametrize(("token", "hurt"), [((7, 2), False), ((7, 4), True)])
def test_zealous_defender_has_support_in_defence_while_it_holds(token, hurt):
    story = severin_attacks(tokens=(token,)).give(GARREK, "zealous-defender")
    story.dice("hammer", "double", "single").attack(SEVERIN, GARREK)
    assert (story.wounds(GARREK) > 0) == hurt


# --- As a phase begins or ends ------------------------------------------------------------------------------------


@pytest.mark.card("a-destiny-to-meet")
@pytest.mark.parametrize(("round", "out", "glory"), [(3, 0, 1), (3, 1, 0), (2, 0, 0)])
def test_a_destiny_to_meet_pays_once_for_surviving(round, out, glory):
    story = garrek_attacks(round=round).give(GARREK, "a-destiny-to-meet").set(GARREK, out=out)
    assert story.to_end_phase().glory(0) == glory


@pytest.mark.card("regeneration")
def test_regeneration_takes_a_token_away_as_a_phase_begins():
    story = garrek_attacks().give(GARREK, "regeneration").set(GARREK, wounds=2)
    next_opening(story)
    assert story.asked == Frame.OPENING and story.actor == 0
    story.choose(GARREK)
    assert story.wounds(GARREK) == 1 and story.asked == Frame.ACTIVATE


@pytest.mark.card("regeneration")
def test_regeneration_needs_a_token_and_may_be_left():
    story = next_opening(garrek_attacks().give(GARREK, "regeneration"))
    assert story.asked == Frame.ACTIVATE
    story = next_opening(garrek_attacks().give(GARREK, "regeneration").set(GARREK, wounds=2)).do(PASS)
    assert story.wounds(GARREK) == 2 and story.asked == Frame.ACTIVATE


@pytest.mark.card("shardcaller")
def test_shardcaller_switches_the_objective_that_it_holds():
    story = next_opening(garrek_attacks(tokens=TOKENS).give(GARREK, "shardcaller"))
    assert story.asked == Frame.OPENING
    story.do(ABILITY + story.fighter(GARREK))
    assert HEX + story.hex((7, 2)) not in story.legal()
    story.choose((11, 8))
    assert story.g.token[story.hex((7, 2))] == 3 and story.g.token[story.hex((11, 8))] == 1
    assert story.g.token_hex[1] == story.hex((11, 8)) and story.g.token_hex[3] == story.hex((7, 2))
    assert story.asked == Frame.ACTIVATE


@pytest.mark.card("shardcaller")
def test_shardcaller_must_hold_an_objective():
    story = next_opening(garrek_attacks(garrek=(5, 2), tokens=TOKENS).give(GARREK, "shardcaller"))
    assert story.asked == Frame.ACTIVATE


@pytest.mark.card("shardcaller")
@pytest.mark.card("regeneration")
def test_a_fighter_can_mend_and_switch():
    story = garrek_attacks(tokens=TOKENS).give(GARREK, "shardcaller", "regeneration").set(GARREK, wounds=2)
    next_opening(story).choose(GARREK)
    assert story.asked == Frame.OPENING and not story.can(GARREK, FIGHTER)
    story.do(ABILITY + story.fighter(GARREK)).choose((3, 4))
    assert story.asked == Frame.ACTIVATE


@pytest.mark.card("tricksters-charm")
def test_tricksters_charm_lets_one_ploy_be_played_as_a_phase_begins():
    story = garrek_attacks().give(TARGOR, "tricksters-charm").hand(0, "blood-offering", "khorne-calls")
    next_opening(story)
    assert story.asked == Frame.OPENING and story.actor == 0
    story.play("blood-offering", GARREK)
    assert story.wounds(GARREK) == 1 and story.place(0, "blood-offering") == Place.DISCARD
    assert story.asked == Frame.ACTIVATE and story.place(0, "khorne-calls") == Place.HAND


@pytest.mark.card("tricksters-charm")
def test_tricksters_charm_must_be_on_the_battlefield():
    story = garrek_attacks().give(TARGOR, "tricksters-charm").set(TARGOR, out=1).hand(0, "khorne-calls")
    assert next_opening(story).asked == Frame.ACTIVATE


@pytest.mark.card("tricksters-charm")
def test_tricksters_charm_is_for_ploys_that_are_no_reactions():
    story = garrek_attacks().give(TARGOR, "tricksters-charm").hand(0, "boon-of-khorne", "great-speed")
    story.g.glory[0] = 3
    next_opening(story)
    assert not story.can("boon-of-khorne") and not story.can("great-speed")


def leader_falls(*upgrades):
    """Garrek takes Severin, the leader, out of action; A Worthy Skull waits for that."""
    story = garrek_attacks().hand(0, "a-worthy-skull").set(SEVERIN, wounds=3).give(OBRYN, *upgrades)
    return story.dice("hammer", "single", "single").attack(GARREK, SEVERIN)


@pytest.mark.card("second-in-command")
def test_second_in_command_leads_and_denies_the_objective():
    story = leader_falls("second-in-command")
    assert story.is_out(SEVERIN) and is_leader(story.g, story.fighter(OBRYN))
    assert not story.to_end_phase().has_scored(0, "a-worthy-skull")


@pytest.mark.card("second-in-command")
def test_without_a_second_in_command_the_objective_is_scored():
    story = leader_falls()
    assert not is_leader(story.g, story.fighter(OBRYN))
    assert story.to_end_phase().has_scored(0, "a-worthy-skull")


@pytest.mark.card("second-in-command")
def test_second_in_command_is_no_leader_beside_the_leader():
    story = garrek_attacks().give(OBRYN, "second-in-command")
    assert not is_leader(story.g, story.fighter(OBRYN))


@pytest.mark.card("second-in-command")
def test_second_in_command_denies_nothing_once_it_is_gone():
    story = leader_falls("second-in-command").set(OBRYN, out=1)
    assert story.to_end_phase().has_scored(0, "a-worthy-skull")


@pytest.mark.card("second-in-command")
def test_second_in_command_may_come_after_the_leader_fell():
    story = leader_falls().give(OBRYN, "second-in-command")
    assert not story.to_end_phase().has_scored(0, "a-worthy-skull")


def key_glory(key, token, round=3):
    """The glory at the end of the match for a fighter with the key that holds this objective."""
    where = TOKENS[token - 1] if token else (5, 2)
    story = garrek_attacks(garrek=where, tokens=TOKENS, round=round).give(GARREK, key).to_end_phase()
    while story.actor >= 0 and story.g.round == round:
        story.do(PASS if PASS in story.legal() else min(story.legal()))
    return story.glory(0)


@pytest.mark.parametrize(("key", "number"), marked(KEYS.items()))
@pytest.mark.card(
    "the-hallowed-key",
    "the-shadowed-key",
    "the-blazing-key",
    "the-dazzling-key",
    "the-fractured-key",
)
def test_a_key_pays_for_its_objective_in_the_third_end_phase(key, number):
    assert key_glory(key, number) == 2
    assert key_glory(key, number % 5 + 1) == 0
    assert key_glory(key, number, round=2) == 0


@pytest.mark.card("the-formless-key")
@pytest.mark.parametrize(("token", "glory"), [(2, 1), (5, 1), (0, 0)])
def test_the_formless_key_pays_for_any_objective(token, glory):
    assert key_glory("the-formless-key", token) == glory


# --- Attacks ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "range", "dice", "symbol", "damage", "cleave"),
    marked(
        [
            ("coordinated-attack", 1, 2, SWORD, 2, False),
            ("daemonic-weapon", 1, 2, HAMMER, 3, False),
            ("dark-darts", 3, 3, SWORD, 1, True),
            ("disengage", 1, 2, HAMMER, 1, False),
            ("ghostblade", 1, 2, HAMMER, 1, False),
            ("heroslayer", 1, 1, HAMMER, 4, False),
            ("low-blow", 1, 2, HAMMER, 1, False),
            ("shadeglass-dagger", 1, 3, SWORD, 3, False),
            ("shadeglass-darts", 3, 3, SWORD, 1, False),
            ("shadeglass-hammer", 1, 2, HAMMER, 3, False),
            ("shadeglass-spear", 2, 2, HAMMER, 2, False),
            ("shadeglass-sword", 1, 3, HAMMER, 2, False),
            ("swift-strike", 1, 3, SWORD, 1, False),
            ("unparalleled-strike", 1, 1, HAMMER, 2, False),
        ]
    ),
)
def test_attacks_of_upgrades(key, range, dice, symbol, damage, cleave):
    (arm,) = cards.BY_KEY[key].weapons
    assert (arm.key, arm.range, arm.dice) == (key, range, dice)
    assert (arm.symbol, arm.damage, arm.cleave, arm.knockback) == (symbol, damage, cleave, 0)
    story = scene({"riptooth": (7, 2), "magore-redhand": (3, 0)}, {SEVERIN: (9, 2)}, step="power")
    story.g.glory[0] = 1
    story.hand(0, key).card_(key)
    assert not story.can("riptooth", FIGHTER) and story.can("magore-redhand", FIGHTER)


@pytest.mark.card("coordinated-attack")
@pytest.mark.parametrize(("targor", "saek", "dice"), [((3, 0), (1, 0), 2), ((11, 2), (10, 1), 4)])
def test_coordinated_attack_has_a_die_for_each_friend_beside_the_target(targor, saek, dice):
    story = scene({GARREK: (7, 2), TARGOR: targor, SAEK: saek}, {SEVERIN: (9, 2)})
    story.give(GARREK, "coordinated-attack").attack(GARREK, SEVERIN, "coordinated-attack")
    assert rolled(story, 0) == dice


@pytest.mark.card("daemonic-weapon")
def test_daemonic_weapon_hurts_its_bearer_first():
    story = garrek_attacks().give(GARREK, "daemonic-weapon").dice("hammer", "single", "single")
    story.attack(GARREK, SEVERIN, "daemonic-weapon")
    assert story.wounds(GARREK) == 1 and story.wounds(SEVERIN) == 3


@pytest.mark.card("daemonic-weapon")
def test_daemonic_weapon_can_cost_the_attack():
    story = garrek_attacks().give(GARREK, "daemonic-weapon").set(GARREK, wounds=3)
    story.attack(GARREK, SEVERIN, "daemonic-weapon")
    assert story.is_out(GARREK) and rolled(story, 0) == 0 and story.glory(1) == 1
    story = garrek_attacks().give(GARREK, "daemonic-weapon").attack(GARREK, SEVERIN, "blooddrinker-axe")
    assert story.wounds(GARREK) == 0


@pytest.mark.card("dark-darts")
@pytest.mark.parametrize(("weapon", "hurt"), [("dark-darts", True), ("shadeglass-darts", False)])
def test_dark_darts_cleave(weapon, hurt):
    story = garrek_attacks(severin=(13, 2)).give(GARREK, weapon)
    story.dice("sword", "single", "single", "shield").attack(GARREK, SEVERIN, weapon)
    assert (story.wounds(SEVERIN) > 0) == hurt


@pytest.mark.card("disengage")
def test_disengage_pushes_its_bearer_after_success():
    story = garrek_attacks().give(GARREK, "disengage").dice("hammer", "single", "single")
    react(story.aim(GARREK, SEVERIN, "disengage"), "disengage").choose((5, 2))
    assert story.where(GARREK) == (5, 2) and story.wounds(SEVERIN) == 1


@pytest.mark.card("disengage")
def test_disengage_needs_success_with_this_attack():
    story = garrek_attacks().give(GARREK, "disengage").dice("single", "single", "shield")
    never(story.aim(GARREK, SEVERIN, "disengage"), "disengage")
    story = garrek_attacks().give(GARREK, "disengage").dice("hammer", "single", "single")
    never(story.aim(GARREK, SEVERIN, "blooddrinker-axe"), "disengage")


@pytest.mark.card("ghostblade")
@pytest.mark.parametrize(("side", "damage"), [("shield", 1), ("crit", 0)])
def test_ghostblade_is_blocked_by_crits_only(side, damage):
    story = garrek_attacks().give(GARREK, "ghostblade").set(SEVERIN, guard=1)
    story.dice("hammer", "single", side).attack(GARREK, SEVERIN, "ghostblade")
    assert story.wounds(SEVERIN) == damage


@pytest.mark.card("ghostblade")
def test_ghostblade_never_deals_more_than_one():
    story = garrek_attacks().give(GARREK, "ghostblade", "great-strength", "concealed-weapon")
    story.dice("crit", "single", "single").attack(GARREK, SEVERIN, "ghostblade")
    assert story.wounds(SEVERIN) == 1


@pytest.mark.card("heroslayer")
@pytest.mark.parametrize(("side", "out"), [("hammer", True), ("sword", False)])
def test_heroslayer_slays_with_a_hammer(side, out):
    story = garrek_attacks().give(GARREK, "heroslayer").dice(side, "single")
    story.attack(GARREK, SEVERIN, "heroslayer")
    assert story.is_out(SEVERIN) == out


@pytest.mark.card("low-blow")
@pytest.mark.parametrize(("side", "hurt"), [("sword", True), ("hammer", True), ("single", False)])
def test_low_blow_counts_both_symbols(side, hurt):
    story = garrek_attacks().give(GARREK, "low-blow").dice(side, "single", "single")
    story.attack(GARREK, SEVERIN, "low-blow")
    assert (story.wounds(SEVERIN) > 0) == hurt


GLASS = ("shadeglass-dagger", "shadeglass-hammer", "shadeglass-spear", "shadeglass-sword")


@pytest.mark.parametrize("key", marked(GLASS))
@pytest.mark.parametrize("side", ["hit", "crit", "single"])
@pytest.mark.card("shadeglass-dagger", "shadeglass-hammer", "shadeglass-spear", "shadeglass-sword")
def test_shadeglass_breaks_when_it_succeeds(key, side):
    (arm,) = cards.BY_KEY[key].weapons
    assert [ability.name for ability in arm.abilities] == ["crit-damage", "breaks"]
    story = garrek_attacks().give(GARREK, key).give(SEVERIN, "deathly-fortitude")
    hit = "sword" if arm.symbol == SWORD else "hammer"
    sides = [hit if side == "hit" else side] + ["single"] * arm.dice
    story.dice(*sides).attack(GARREK, SEVERIN, key)
    assert story.wounds(SEVERIN) == {"hit": arm.damage, "crit": arm.damage + 1, "single": 0}[side]
    assert (story.place(0, key) == Place.DISCARD) == (side != "single")


@pytest.mark.card("shadeglass-darts")
@pytest.mark.parametrize(("side", "damage"), [("sword", 1), ("crit", 2), ("single", 0)])
def test_shadeglass_darts_do_not_break(side, damage):
    story = garrek_attacks(severin=(13, 2)).give(GARREK, "shadeglass-darts")
    story.dice(side, "single", "single", "single").attack(GARREK, SEVERIN, "shadeglass-darts")
    assert story.wounds(SEVERIN) == damage
    assert story.g.place[0, story.card("shadeglass-darts")] >= Place.WORN


@pytest.mark.card("shadeglass-axe")
@pytest.mark.parametrize(
    ("weapon", "side", "damage", "lost"),
    [
        ("shadeglass-axe-swung", "hammer", 2, True),
        ("shadeglass-axe-swung", "crit", 3, True),
        ("shadeglass-axe-swung", "single", 0, False),
        ("shadeglass-axe-thrown", "crit", 3, True),
        ("shadeglass-axe-thrown", "single", 0, True),
    ],
)
def test_shadeglass_axe_is_swung_or_thrown(weapon, side, damage, lost):
    story = garrek_attacks().give(GARREK, "shadeglass-axe")
    story.dice(side, "single", "single").attack(GARREK, SEVERIN, weapon)
    assert story.wounds(SEVERIN) == damage
    assert (story.g.gear_count[0] == 0) == lost


@pytest.mark.card("shadeglass-axe")
def test_shadeglass_axe_flies_three_hexes():
    swung, thrown = cards.BY_KEY["shadeglass-axe"].weapons
    assert (swung.range, swung.dice, swung.symbol, swung.damage) == (1, 2, HAMMER, 2)
    assert (thrown.range, thrown.dice, thrown.symbol, thrown.damage) == (3, 2, HAMMER, 2)
    assert garrek_attacks(severin=(13, 2)).give(GARREK, "shadeglass-axe").can(GARREK, ATTACK)
    assert not garrek_attacks(severin=(15, 2)).give(GARREK, "shadeglass-axe").can(GARREK, ATTACK)


@pytest.mark.card("swift-strike")
def test_swift_strike_is_made_after_a_push():
    story = garrek_attacks(severin=(11, 2)).give(GARREK, "swift-strike")
    story.do(ATTACK + story.fighter(GARREK)).dice("sword", "single", "single", "single")
    story.do(next(iter(story.legal() - {PASS})))
    react(story, "swift-strike").choose((9, 2))
    story.choose(SEVERIN).finish_attack()
    assert story.where(GARREK) == (9, 2) and story.wounds(SEVERIN) == 1


@pytest.mark.card("swift-strike")
def test_swift_strike_pushes_before_no_other_attack():
    story = garrek_attacks().give(GARREK, "swift-strike")
    never(story.aim(GARREK, SEVERIN, "blooddrinker-axe"), "swift-strike")
    assert not garrek_attacks(severin=(13, 2)).give(GARREK, "swift-strike").can(GARREK, ATTACK)


@pytest.mark.card("swift-strike")
def test_swift_strike_reaches_no_further_for_other_attacks():
    story = garrek_attacks(severin=(15, 2)).give(GARREK, "swift-strike", "dark-darts")
    assert not story.can(GARREK, ATTACK)


@pytest.mark.card("unparalleled-strike")
@pytest.mark.parametrize(("side", "damage"), [("hammer", 4), ("sword", 0)])
def test_unparalleled_strike_has_hammers_for_crits(side, damage):
    story = garrek_attacks().give(GARREK, "unparalleled-strike", "concealed-weapon").dice(side, "shield")
    story.attack(GARREK, SEVERIN, "unparalleled-strike")
    assert story.wounds(SEVERIN) == damage


# --- Reactions to an attack ---------------------------------------------------------------------------------------


@pytest.mark.card("cunning-duellist")
def test_cunning_duellist_changes_places_with_its_target():
    story = garrek_attacks().give(GARREK, "cunning-duellist").dice("hammer", "single", "single")
    react(story.aim(GARREK, SEVERIN), "cunning-duellist")
    assert story.where(GARREK) == (9, 2) and story.where(SEVERIN) == (7, 2)
    assert story.asked != Frame.DRIVE


@pytest.mark.card("cunning-duellist")
def test_cunning_duellist_needs_success_beside_its_target():
    story = garrek_attacks().give(GARREK, "cunning-duellist").dice("hammer", "single", "shield")
    never(story.aim(GARREK, SEVERIN), "cunning-duellist")
    story = garrek_attacks(severin=(11, 2)).give(GARREK, "cunning-duellist", "shadeglass-spear")
    never(story.dice("hammer", "single", "single").aim(GARREK, SEVERIN), "cunning-duellist")
    assert story.wounds(SEVERIN) == 2


@pytest.mark.card("flickering-image")
@pytest.mark.parametrize("hexes", [0, 1, 2])
def test_flickering_image_moves_up_to_two_hexes_after_a_critical_hit(hexes):
    story = garrek_attacks().give(GARREK, "flickering-image").dice("crit", "single", "single")
    react(story.aim(GARREK, SEVERIN), "flickering-image")
    story.choose(*((5, 2), (3, 2))[:hexes])
    if hexes < 2:
        story.do(PASS)
    assert story.where(GARREK) == ((7, 2), (5, 2), (3, 2))[hexes] and story.asked == Frame.POWER


@pytest.mark.card("flickering-image")
def test_flickering_image_needs_a_critical_hit():
    story = garrek_attacks().give(GARREK, "flickering-image").dice("hammer", "single", "single")
    never(story.aim(GARREK, SEVERIN), "flickering-image")
    story = garrek_attacks().give(GARREK, "flickering-image").dice("crit", "single", "crit")
    never(story.aim(GARREK, SEVERIN), "flickering-image")


@pytest.mark.parametrize("key", marked(["light-footed", "superior-agility"]))
@pytest.mark.card("light-footed", "superior-agility")
def test_an_agile_fighter_steps_aside_instead_of_being_driven_back(key):
    story = severin_attacks().give(GARREK, key).dice("hammer", "single", "single")
    react(story.aim(SEVERIN, GARREK), key).choose((8, 1))
    assert story.where(GARREK) == (8, 1) and story.asked == Frame.POWER


@pytest.mark.parametrize("key", marked(["light-footed", "superior-agility"]))
def test_an_agile_fighter_steps_aside_only_when_it_could_be_driven_back(key):
    story = severin_attacks().give(GARREK, key).dice("single", "single", "dodge")
    never(story.aim(SEVERIN, GARREK), key)
    story = severin_attacks().give(GARREK, key, "solid-stance").dice("hammer", "single", "single")
    never(story.aim(SEVERIN, GARREK), key)


@pytest.mark.card("opportunist")
def test_opportunist_moves_after_a_failed_attack():
    story = severin_attacks().give(GARREK, "opportunist").dice("hammer", "single", "crit")
    react(story.aim(SEVERIN, GARREK), "opportunist").choose((6, 3))
    assert story.where(GARREK) == (6, 3)


@pytest.mark.card("opportunist")
def test_opportunist_stays_after_a_successful_attack():
    story = severin_attacks().give(GARREK, "opportunist").dice("hammer", "single", "single")
    never(story.aim(SEVERIN, GARREK), "opportunist")


@pytest.mark.card("shifting-image")
def test_shifting_image_moves_after_a_crit_in_attack_or_defence():
    story = garrek_attacks().give(GARREK, "shifting-image").dice("crit", "single", "crit")
    react(story.aim(GARREK, SEVERIN), "shifting-image").choose((5, 2))
    assert story.where(GARREK) == (5, 2)
    story = severin_attacks().give(GARREK, "shifting-image").dice("hammer", "single", "crit")
    react(story.aim(SEVERIN, GARREK), "shifting-image").choose((5, 2))
    assert story.where(GARREK) == (5, 2)


@pytest.mark.card("shifting-image")
def test_shifting_image_needs_a_crit_of_its_own():
    story = garrek_attacks().give(GARREK, "shifting-image").dice("hammer", "single", "crit")
    never(story.aim(GARREK, SEVERIN), "shifting-image")
    story = severin_attacks().give(GARREK, "shifting-image").dice("crit", "single", "single")
    never(story.aim(SEVERIN, GARREK), "shifting-image")


@pytest.mark.card("shifting-image")
@pytest.mark.card("unparalleled-strike")
def test_shifting_image_takes_hammers_of_an_unparalleled_strike_for_crits():
    story = garrek_attacks().give(GARREK, "shifting-image", "unparalleled-strike").dice("hammer", "single")
    react(story.aim(GARREK, SEVERIN, "unparalleled-strike"), "shifting-image")


@pytest.mark.card("soultrap")
@pytest.mark.parametrize(("side", "saved"), [("shield", True), ("crit", True), ("dodge", False)])
def test_soultrap_saves_its_bearer_on_a_shield_or_crit(side, saved):
    story = severin_attacks().give(GARREK, "soultrap").set(GARREK, wounds=2)
    story.dice("hammer", "single", "single", side)
    react(story.aim(SEVERIN, GARREK), "soultrap").finish_attack()
    assert story.is_out(GARREK) != saved
    if saved:
        assert story.wounds(GARREK) == 2 and story.where(GARREK) == (7, 2)
    assert (story.place(1, "soultrap") == Place.DISCARD) if saved else (story.g.gear_count[1] == 1)
    assert story.glory(0) == (not saved)


@pytest.mark.card("soultrap")
def test_soultrap_is_for_mortal_blows():
    story = severin_attacks().give(GARREK, "soultrap").dice("hammer", "single", "single")
    never(story.aim(SEVERIN, GARREK), "soultrap")
    assert story.wounds(GARREK) == 3


@pytest.mark.card("soultrap")
def test_soultrap_saves_from_ploys():
    story = garrek_attacks(step="power").hand(0, "blood-offering").give(GARREK, "soultrap")
    story.set(GARREK, wounds=3).dice("shield").card_("blood-offering").choose(GARREK)
    react(story, "soultrap")
    assert story.wounds(GARREK) == 3 and not story.is_out(GARREK)


@pytest.mark.card("tethered-spirit")
def test_tethered_spirit_puts_its_bearer_on_a_starting_hex_at_home():
    story = severin_attacks().give(GARREK, "tethered-spirit").set(GARREK, wounds=2)
    story.dice("hammer", "single", "single", "shield")
    react(story.aim(SEVERIN, GARREK), "tethered-spirit")
    assert story.asked == Frame.RAISE and story.actor == 1
    assert HEX + story.hex((8, 1)) not in story.legal()
    story.choose((8, 7)).finish_attack()
    assert story.where(GARREK) == (8, 7) and story.wounds(GARREK) == 2
    assert story.place(1, "tethered-spirit") == Place.DISCARD and story.glory(0) == 0


@pytest.mark.card("tethered-spirit")
def test_tethered_spirit_can_fail():
    story = severin_attacks().give(GARREK, "tethered-spirit").set(GARREK, wounds=2)
    story.dice("hammer", "single", "single", "dodge")
    react(story.aim(SEVERIN, GARREK), "tethered-spirit").finish_attack()
    assert story.is_out(GARREK) and story.g.gear_count[1] == 1


@pytest.mark.card("tethered-spirit")
def test_tethered_spirit_needs_a_free_starting_hex():
    story = severin_attacks().give(GARREK, "tethered-spirit").set(GARREK, wounds=2)
    for hex in range(story.g.hexes):
        if story.g.land[hex] == 1:
            story.g.ground[hex] = 0
    story.dice("hammer", "single", "single")
    react(story.aim(SEVERIN, GARREK), "tethered-spirit").finish_attack()
    assert story.is_out(GARREK)


# --- Relics -------------------------------------------------------------------------------------------------------


def offered(story: Story) -> list[str]:
    """The relics that can be used now."""
    return [key for key in RELICS if story.can(key)]


@pytest.mark.parametrize("key", marked(RELICS))
@pytest.mark.card(
    "katophranes-belt",
    "katophranes-boots",
    "katophranes-gloves",
    "katophranes-hood",
    "katophranes-locket",
    "katophranes-plate",
)
def test_every_relic_counts_as_one(key):
    assert AMOUNT[cards.BY_KEY[key].number, Stat.RELIC] == 1
    other = RELICS[(RELICS.index(key) + 1) % len(RELICS)]
    story = severin_attacks().give(GARREK, key, other).dice("hammer", "single", "single", "crit")
    story.aim(SEVERIN, GARREK)
    assert offered(story) == [key] and story.actor == 1
    story.card_(key).finish_attack()
    assert story.wounds(GARREK) == 0


@pytest.mark.parametrize("key", marked(RELICS))
def test_one_relic_alone_does_nothing(key):
    story = severin_attacks().give(GARREK, key).give(TARGOR, *(one for one in RELICS if one != key))
    never(story.dice("hammer", "single", "single").aim(SEVERIN, GARREK), key)
    assert story.wounds(GARREK) == 3


@pytest.mark.card("katophranes-belt")
@pytest.mark.parametrize(("count", "offers"), [(2, 0), (3, 1)])
def test_three_relics_re_roll_the_attack(count, offers):
    story = garrek_attacks().give(GARREK, *RELICS[:count]).dice("single", "single")
    story.aim(GARREK, SEVERIN)
    assert len(offered(story)) == offers
    if offers:
        story.dice("hammer", "single", "single").card_(RELICS[0]).finish_attack()
        assert story.wounds(SEVERIN) == 2


@pytest.mark.card("katophranes-hood")
@pytest.mark.parametrize(("count", "cards_drawn"), [(3, 0), (4, 2)])
def test_four_relics_draw_two_cards_after_an_action(count, cards_drawn):
    for begin in ("guard", "move"):
        story = garrek_attacks().give(GARREK, *RELICS[:count])
        if begin == "guard":
            story.do(GUARD + story.fighter(GARREK))
        else:
            story.do(MOVE + story.fighter(GARREK)).choose((5, 2))
        assert len(offered(story)) == cards_drawn // 2
        if cards_drawn:
            story.card_(RELICS[0])
        assert story.g.power_count[0] == cards_drawn


@pytest.mark.card("katophranes-hood")
def test_four_relics_draw_after_the_bearers_attack_but_no_others():
    story = garrek_attacks().give(GARREK, *RELICS[:4]).dice("hammer", "single", "single")
    story.aim(GARREK, SEVERIN).do(PASS)  # no new attack dice
    story.skip(Frame.DRIVE)
    assert offered(story) == [RELICS[0]]
    assert story.card_(RELICS[0]).g.power_count[0] == 2
    story = garrek_attacks().give(TARGOR, *RELICS[:4]).dice("hammer", "single", "single")
    for key in RELICS[:4]:
        never(story, key)
    never(story.aim(GARREK, SEVERIN), RELICS[0])


@pytest.mark.card("katophranes-plate")
@pytest.mark.parametrize(("count", "offers"), [(5, 0), (6, 1)])
def test_six_relics_are_worth_four_glory(count, offers):
    story = garrek_attacks().give(GARREK, *RELICS[:count])
    assert len(offered(story)) == offers
    if offers:
        story.card_(RELICS[0])
        assert story.glory(0) == 4
        assert offered(story) == [RELICS[0]]  # after this action too two cards may be drawn
        assert story.card_(RELICS[0]).g.power_count[0] == 2


def test_every_card_is_declared():
    assert {n for n in cards.BY_NUMBER if n >= 373} == set(range(373, 438))
