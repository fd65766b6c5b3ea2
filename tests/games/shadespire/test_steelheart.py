"""Steelheart's Champions: the three fighters, what each card does, and when it does not."""

import pytest

from wartable.games.shadespire.declare import FIGHTER_LIST
from wartable.games.shadespire.rules.stats import (
    arm_at,
    defence_dice,
    defence_symbol,
    is_leader,
    move_of,
    wounds_of,
)
from wartable.games.shadespire.state import (
    ATTACK,
    CARD,
    CHARGE,
    FIGHTER,
    GUARD,
    HEX,
    MOVE,
    PASS,
    SHIELD,
    WEAPON,
    Event,
    Frame,
    Going,
    Phase,
    Setting,
    Side,
)

from . import scene as stage
from .scene import scene

SEVERIN, ANGHARAD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
GARREK, SAEK, TARGOR, ARNULF = "garrek-gorebeard", "blooded-saek", "targor", "arnulf"
HAMMER, SWORD = Side.HAMMER, Side.SWORD


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


def tries(story, name):
    """The numbers of the attack dice that a fighter has rolled."""
    return story.rolled(0, name)


def takers(story, key):
    """Who may be given an upgrade that the deciding seat has in hand."""
    story.g.glory[story.actor] = 1
    story.card_(key)
    return {action - FIGHTER for action in story.legal() if FIGHTER <= action < FIGHTER + 28}


def react(story, key):
    """Pass during an attack until the card can be used, and use it."""
    while not story.can(key):
        assert story.asked in (Frame.REACT, Frame.DRIVE)
        story.do(PASS)
    return story.card_(key).skip()


# --- Fighters -----------------------------------------------------------------------------------------------------

BROADSWORD = ("sigmarite-broadsword", 1, 2, HAMMER, 3, False, 0, False)
SIGMARITE_HAMMER = ("sigmarite-hammer", 1, 3, HAMMER, 2, False, 0, False)
GRANDHAMMER = ("sigmarite-grandhammer", 1, 2, HAMMER, 3, False, 1, False)
MIGHTY_SWING = ("mighty-swing", 1, 2, HAMMER, 2, False, 0, True)
FURIOUS_PARRY = ("furious-parry", 1, 2, HAMMER, 1, False, 0, False)
OVERHEAD_STRIKE = ("overhead-strike", 1, 2, HAMMER, 3, True, 0, False)
FACTS = [
    # name, leader, inspired; Move, Defence, Wounds; attacks
    (SEVERIN, True, 0, 3, 1, 4, [BROADSWORD]),
    (SEVERIN, True, 1, 3, 2, 4, [BROADSWORD, MIGHTY_SWING]),
    (ANGHARAD, False, 0, 3, 1, 4, [SIGMARITE_HAMMER]),
    (ANGHARAD, False, 1, 3, 2, 4, [SIGMARITE_HAMMER, FURIOUS_PARRY]),
    (OBRYN, False, 0, 3, 1, 4, [GRANDHAMMER]),
    (OBRYN, False, 1, 3, 2, 4, [GRANDHAMMER, OVERHEAD_STRIKE]),
]


@pytest.mark.parametrize(("name", "leader", "inspired", "move", "defence", "wounds", "attacks"), FACTS)
def test_the_numbers_of_a_champion(name, leader, inspired, move, defence, wounds, attacks):
    story = scene({name: (7, 2)}, {TARGOR: (7, 10)}).set(name, inspired=inspired)
    g, fighter = story.g, story.fighter(name)
    assert move_of(g, fighter, Going.MOVE, 0) == move
    assert (defence_dice(g, fighter), defence_symbol(g, fighter)) == (defence, SHIELD)
    assert wounds_of(g, fighter) == wounds
    assert is_leader(g, fighter) == leader
    arms = [stage.WEAPON_LIST[arm_at(g, fighter, at)] for at in range(4) if arm_at(g, fighter, at) >= 0]
    assert [
        (a.key, a.range, a.dice, a.symbol, a.damage, a.cleave, a.knockback, a.sweep) for a in arms
    ] == attacks


def test_three_champions():
    assert [key for key, card in FIGHTER_LIST.items() if card.warband == 1] == [SEVERIN, ANGHARAD, OBRYN]
    assert all(FIGHTER_LIST[key].copies == 1 for key in (SEVERIN, ANGHARAD, OBRYN))


@pytest.mark.parametrize("name", [SEVERIN, ANGHARAD, OBRYN])
@pytest.mark.parametrize("side", ["shield", "crit"])
def test_a_champion_is_inspired_by_a_shield_or_crit(name, side):
    story = scene({GARREK: (7, 2)}, {name: (9, 2)})
    story.dice("sword", "sword", side).attack(GARREK, name)
    assert story.is_inspired(name)


@pytest.mark.parametrize("name", [SEVERIN, ANGHARAD, OBRYN])
@pytest.mark.parametrize("side", ["dodge", "single", "double"])
def test_a_champion_is_not_inspired_by_anything_else(name, side):
    story = scene({GARREK: (7, 2)}, {name: (9, 2)})
    story.dice("sword", "sword", side).attack(GARREK, name)
    assert not story.is_inspired(name)


def test_a_champion_is_inspired_even_when_the_blow_lands():
    story = scene({SAEK: (7, 2)}, {OBRYN: (9, 2)}).set(SAEK, inspired=1)
    story.dice("hammer", "sword", "shield").attack(SAEK, OBRYN)  # Cleave
    assert story.wounds(OBRYN) == 3 and story.is_inspired(OBRYN)


def test_only_the_target_is_inspired():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (8, 3)})
    story.dice("sword", "sword", "shield").attack(GARREK, SEVERIN)
    assert story.is_inspired(SEVERIN) and not story.is_inspired(OBRYN)


def test_inspiration_waits_until_the_attack_itself_is_over():
    story = scene({SEVERIN: (9, 2), OBRYN: (3, 0)}, {GARREK: (7, 2)}, step="power")
    story.give(SEVERIN, "fatal-riposte").hand(0, "stormforged-tactics")
    story.play("stormforged-tactics", seat=0).pass_power()
    story.dice("sword", "sword", "shield").aim(GARREK, SEVERIN)
    story.dice("hammer", "sword", "sword", "dodge").card_("fatal-riposte").with_weapon(GARREK)
    assert story.asked == Frame.REACT and story.actor == 0  # the riposte is over, Garrek's attack is not
    assert not story.is_inspired(SEVERIN)
    story.skip()
    assert story.is_inspired(SEVERIN)


def test_mighty_swing_is_rolled_for_each_adjacent_enemy():
    story = scene({SEVERIN: (7, 2)}, {TARGOR: (9, 2), ARNULF: (8, 3), GARREK: (3, 2)})
    story.set(SEVERIN, inspired=1)
    story.dice("hammer", "sword", "shield", "sword", "sword", "dodge")
    story.aim(SEVERIN, TARGOR, "mighty-swing").finish_attack()
    story.choose(ARNULF).finish_attack()
    assert story.is_out(TARGOR) and story.wounds(ARNULF) == 0
    assert tries(story, SEVERIN) == 4


def test_furious_parry_answers_a_failed_attack():
    story = scene({GARREK: (7, 2)}, {ANGHARAD: (9, 2)}).set(ANGHARAD, inspired=1)
    story.dice("hammer", "sword", "shield", "dodge").aim(GARREK, ANGHARAD)  # a draw
    assert story.actor == 1 and story.can(ANGHARAD, FIGHTER)
    story.dice("hammer", "sword", "shield").choose(ANGHARAD).finish_attack()
    assert story.wounds(GARREK) == 1
    assert story.where(ANGHARAD) == (9, 2) and not story.told(Event.DRIVEN)


def test_furious_parry_needs_the_inspired_side_and_a_failure():
    story = scene({GARREK: (7, 2)}, {ANGHARAD: (9, 2)})
    story.dice("hammer", "sword", "shield").aim(GARREK, ANGHARAD)
    assert story.asked == Frame.DRIVE
    story = scene({GARREK: (7, 2)}, {ANGHARAD: (9, 2)}).set(ANGHARAD, inspired=1)
    story.dice("hammer", "hammer", "shield", "dodge").aim(GARREK, ANGHARAD)
    assert story.asked == Frame.DRIVE and story.wounds(ANGHARAD) == 2


def test_the_grandhammer_drives_two_hexes():
    story = scene({OBRYN: (7, 2)}, {GARREK: (9, 2)})
    story.dice("hammer", "hammer", "shield").attack(OBRYN, GARREK, drive=(11, 2))
    assert story.wounds(GARREK) == 3 and story.where(GARREK) == (13, 2)


def test_overhead_strike_cleaves():
    story = scene({OBRYN: (7, 2)}, {"basha": (9, 2)}).set(OBRYN, inspired=1)
    story.dice("hammer", "sword", "shield").attack(OBRYN, "basha", "overhead-strike")
    assert story.wounds("basha") == 3


# --- Objectives ---------------------------------------------------------------------------------------------------


@pytest.mark.card("awe-inspiring")
def test_awe_inspiring_needs_two_in_one_phase():
    story = scene({SEVERIN: (7, 2)}, {TARGOR: (9, 2), ARNULF: (8, 3), GARREK: (3, 10)})
    story.set(SEVERIN, inspired=1).hand(0, "awe-inspiring")
    story.dice("hammer", "sword", "shield", "hammer", "sword", "shield")
    story.aim(SEVERIN, TARGOR, "mighty-swing").finish_attack()
    assert not story.has_scored(0, "awe-inspiring") and story.glory(0) == 1
    story.choose(ARNULF).finish_attack()
    assert story.has_scored(0, "awe-inspiring") and story.glory(0) == 3


@pytest.mark.card("awe-inspiring")
def test_awe_inspiring_does_not_count_what_others_took_out():
    story = scene({SEVERIN: (7, 2)}, {TARGOR: (9, 2), GARREK: (3, 10)}).set(GARREK, out=1)
    story.hand(0, "awe-inspiring").dice("hammer", "sword", "shield").attack(SEVERIN, TARGOR)
    assert story.is_out(TARGOR) and not story.to_end_phase().has_scored(0, "awe-inspiring")


CHAMPIONS = {SEVERIN: (7, 6), ANGHARAD: (11, 6), OBRYN: (3, 0)}
REAVERS = {GARREK: (9, 10), TARGOR: (13, 10)}


@pytest.mark.card("cleanse")
def test_cleanse_needs_all_objectives_in_enemy_territory():
    story = scene(CHAMPIONS, REAVERS, tokens=[(7, 6), (11, 6), (7, 2)]).hand(0, "cleanse").to_end_phase()
    assert story.has_scored(0, "cleanse") and story.glory(0) == 3


@pytest.mark.card("cleanse")
@pytest.mark.parametrize("tokens", [[(7, 6), (7, 8)], [(3, 0)], [(7, 6), (9, 10)]])
def test_cleanse_is_not_scored_with_less(tokens):
    story = scene(CHAMPIONS, REAVERS, tokens=tokens).hand(0, "cleanse").to_end_phase()
    assert not story.has_scored(0, "cleanse")


@pytest.mark.card("cleanse")
def test_cleanse_asks_for_one_enemy_in_a_melee():
    boyz = {"basha": (9, 16)}
    story = scene(CHAMPIONS, REAVERS, boyz, tokens=[(7, 6), (7, 14), (11, 14)]).hand(0, "cleanse")
    story.to_end_phase()
    assert story.has_scored(0, "cleanse")
    story = scene(CHAMPIONS, REAVERS, boyz, tokens=[(7, 6), (9, 8), (7, 14)]).hand(0, "cleanse")
    story.to_end_phase()
    assert not story.has_scored(0, "cleanse")


@pytest.mark.card("consecrated-area")
def test_consecrated_area_needs_all_enemies_away():
    story = scene(CHAMPIONS, REAVERS).hand(0, "consecrated-area").to_end_phase()
    assert story.has_scored(0, "consecrated-area") and story.glory(0) == 1


@pytest.mark.card("consecrated-area")
def test_consecrated_area_is_not_scored_beside_an_enemy_nor_without_fighters():
    story = scene(CHAMPIONS, {TARGOR: (4, 1)}).hand(0, "consecrated-area").to_end_phase()
    assert not story.has_scored(0, "consecrated-area")
    story = scene({OBRYN: (3, 0)}, REAVERS).set(OBRYN, out=1).hand(0, "consecrated-area").to_end_phase()
    assert not story.has_scored(0, "consecrated-area")


@pytest.mark.card("eternals")
def test_eternals_needs_everybody_at_the_end():
    story = scene(CHAMPIONS, REAVERS, round=3).hand(0, "eternals").to_end_phase()
    assert story.has_scored(0, "eternals") and story.glory(0) == 3


@pytest.mark.card("eternals")
def test_eternals_is_not_scored_after_a_loss_nor_before_the_third_round():
    story = scene(CHAMPIONS, REAVERS, round=3).set(OBRYN, out=1).hand(0, "eternals").to_end_phase()
    assert not story.has_scored(0, "eternals")
    story = scene(CHAMPIONS, REAVERS, round=2).hand(0, "eternals").to_end_phase()
    assert not story.has_scored(0, "eternals")


def next_round(story):
    """Pass on to the action phase of the next round."""
    while story.g.phase != Phase.ACTION:
        story.do(PASS if PASS in story.legal() else min(story.legal()))
    return story


@pytest.mark.card("immovable-object")
def test_immovable_object_takes_two_action_phases():
    story = scene(CHAMPIONS, REAVERS, tokens=[(3, 0)]).hand(0, "immovable-object").to_end_phase()
    assert not story.has_scored(0, "immovable-object")
    next_round(story).to_end_phase()
    assert story.has_scored(0, "immovable-object")


@pytest.mark.card("immovable-object")
def test_immovable_object_is_not_scored_for_another_objective():
    story = scene(CHAMPIONS, REAVERS, tokens=[(3, 0), (5, 2)]).hand(0, "immovable-object").to_end_phase()
    next_round(story)
    while story.actor != 0 or story.asked != Frame.ACTIVATE:
        story.do(PASS)
    story.move(OBRYN, (5, 2)).to_end_phase()
    assert not story.has_scored(0, "immovable-object")


@pytest.mark.card("lightning-strikes")
def test_lightning_strikes_for_a_charge():
    story = scene({SEVERIN: (7, 2)}, {TARGOR: (13, 2), GARREK: (3, 10)}).hand(0, "lightning-strikes")
    story.dice("hammer", "sword", "shield").charge(SEVERIN, (11, 2), TARGOR)
    assert story.has_scored(0, "lightning-strikes") and story.glory(0) == 2


@pytest.mark.card("lightning-strikes")
def test_lightning_strikes_is_not_scored_for_a_plain_attack():
    story = scene({SEVERIN: (7, 2)}, {TARGOR: (9, 2), GARREK: (3, 10)}).hand(0, "lightning-strikes")
    story.dice("hammer", "sword", "shield").attack(SEVERIN, TARGOR)
    assert story.is_out(TARGOR) and not story.has_scored(0, "lightning-strikes")


@pytest.mark.card("seize-ground")
def test_seize_ground_in_enemy_territory():
    story = scene(CHAMPIONS, REAVERS, tokens=[(7, 6), (9, 8)]).hand(0, "seize-ground").to_end_phase()
    assert story.has_scored(0, "seize-ground") and story.glory(0) == 1


@pytest.mark.card("seize-ground")
def test_seize_ground_is_not_scored_at_home_nor_for_an_enemy():
    story = scene(CHAMPIONS, REAVERS, tokens=[(3, 0), (9, 10)]).hand(0, "seize-ground").to_end_phase()
    assert not story.has_scored(0, "seize-ground")


@pytest.mark.card("sigmars-bulwark")
def test_sigmars_bulwark_needs_a_phase_without_damage():
    story = scene(CHAMPIONS, REAVERS).set(SEVERIN, wounds=2).hand(0, "sigmars-bulwark").to_end_phase()
    assert story.has_scored(0, "sigmars-bulwark") and story.glory(0) == 1


@pytest.mark.card("sigmars-bulwark")
def test_sigmars_bulwark_is_not_scored_after_damage():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).hand(1, "sigmars-bulwark")
    story.dice("hammer", "sword", "dodge").attack(GARREK, SEVERIN).to_end_phase()
    assert story.wounds(SEVERIN) == 2 and not story.has_scored(1, "sigmars-bulwark")


@pytest.mark.card("slayers-of-tyrants")
@pytest.mark.parametrize(("enemy", "scored"), [(GARREK, True), (TARGOR, False)])
def test_slayers_of_tyrants_needs_the_leader(enemy, scored):
    story = scene({SEVERIN: (7, 2)}, {enemy: (9, 2), ARNULF: (3, 10)}).hand(0, "slayers-of-tyrants")
    story.set(enemy, wounds=1).dice("hammer", "sword", "shield").attack(SEVERIN, enemy)
    assert story.is_out(enemy)
    assert story.to_end_phase().has_scored(0, "slayers-of-tyrants") == scored


# --- Ploys --------------------------------------------------------------------------------------------------------


@pytest.mark.card("heroic-guard")
def test_heroic_guard_puts_a_friend_on_guard():
    story = scene(CHAMPIONS, REAVERS, step="power").hand(0, "heroic-guard").card_("heroic-guard")
    assert not story.can(GARREK, FIGHTER)
    story.choose(OBRYN)
    assert story.g.guard[story.fighter(OBRYN)] and not story.g.guard[story.fighter(SEVERIN)]


@pytest.mark.card("heroic-guard")
def test_heroic_guard_after_a_charge_is_a_setting():
    story = scene({OBRYN: (3, 0)}, REAVERS, step="power").set(OBRYN, charged=1).hand(0, "heroic-guard")
    assert story.can("heroic-guard")
    story = scene({OBRYN: (3, 0)}, REAVERS, step="power", settings={Setting.GUARD_AFTER_CHARGE: 1})
    assert not story.set(OBRYN, charged=1).hand(0, "heroic-guard").can("heroic-guard")


@pytest.mark.card("peal-of-thunder")
def test_peal_of_thunder_pushes_an_enemy_anywhere():
    story = scene(CHAMPIONS, REAVERS, step="power").hand(0, "peal-of-thunder").card_("peal-of-thunder")
    assert not story.can(OBRYN, FIGHTER)
    story.choose(GARREK).skip()
    assert story.actor == 0 and PASS not in story.legal()
    story.choose((8, 9))
    assert story.where(GARREK) == (8, 9)


@pytest.mark.card("peal-of-thunder")
def test_peal_of_thunder_needs_an_enemy():
    story = scene(CHAMPIONS, {TARGOR: (9, 10)}, step="power").set(TARGOR, out=1).hand(0, "peal-of-thunder")
    assert not story.can("peal-of-thunder")


@pytest.mark.card("righteous-zeal")
def test_righteous_zeal_adds_damage_once():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, step="power").hand(1, "righteous-zeal")
    story.play("righteous-zeal", seat=1).pass_power()
    story.dice("hammer", "sword", "shield").attack(SEVERIN, GARREK)
    assert story.is_out(GARREK)


@pytest.mark.card("righteous-zeal")
def test_righteous_zeal_lasts_for_one_activation():
    story = scene({SEVERIN: (9, 2)}, {GARREK: (7, 2)}, step="power").hand(0, "righteous-zeal")
    story.play("righteous-zeal", seat=0).next_activation().next_activation()
    story.dice("hammer", "sword", "shield").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == 3


@pytest.mark.card("righteous-zeal")
def test_righteous_zeal_is_not_about_a_longer_range():
    story = scene({SEVERIN: (9, 2)}, {"elias-swiftblade": (5, 2)}, step="power").hand(0, "righteous-zeal")
    story.play("righteous-zeal", seat=0).pass_power()
    story.dice("sword", "double", "double", "dodge").attack("elias-swiftblade", SEVERIN)
    assert story.wounds(SEVERIN) == 1


@pytest.mark.card("sigmarite-wall")
def test_sigmarite_wall_puts_two_neighbours_on_guard():
    side = {SEVERIN: (7, 2), ANGHARAD: (9, 2), OBRYN: (3, 0)}
    story = scene(side, REAVERS, step="power").hand(0, "sigmarite-wall").card_("sigmarite-wall")
    assert not story.can(OBRYN, FIGHTER)
    story.choose(SEVERIN).skip().choose(ANGHARAD)
    assert [story.g.guard[story.fighter(name)] for name in (SEVERIN, ANGHARAD, OBRYN)] == [1, 1, 0]


@pytest.mark.card("sigmarite-wall")
def test_sigmarite_wall_needs_neighbours():
    story = scene(CHAMPIONS, REAVERS, step="power").hand(0, "sigmarite-wall")
    assert not story.can("sigmarite-wall")


@pytest.mark.card("stormforged-resistance")
def test_stormforged_resistance_keeps_friends_where_they_are():
    story = scene({SEVERIN: (9, 2)}, {GARREK: (7, 2)}, step="power").hand(0, "stormforged-resistance")
    story.play("stormforged-resistance", seat=0).pass_power()
    story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN).skip()
    assert story.wounds(SEVERIN) == 2 and story.asked == Frame.POWER


@pytest.mark.card("stormforged-resistance")
def test_stormforged_resistance_is_not_for_enemies():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, step="power").hand(1, "stormforged-resistance")
    story.play("stormforged-resistance", seat=1).pass_power()
    story.dice("hammer", "sword", "shield").aim(SEVERIN, GARREK).skip()
    assert story.asked == Frame.DRIVE


@pytest.mark.card("stormforged-resistance")
def test_stormforged_resistance_ends_with_the_first_attack():
    side = {SEVERIN: (9, 2), OBRYN: (8, 3)}
    story = scene(side, {"karsus-the-chained": (7, 2)}, step="power").hand(0, "stormforged-resistance")
    story.set("karsus-the-chained", inspired=1).play("stormforged-resistance", seat=0).pass_power()
    story.dice("sword", "sword", "dodge").aim("karsus-the-chained", SEVERIN, "savage-whirl").skip()
    assert story.asked == Frame.SWEEP
    story.dice("sword", "sword", "dodge").choose(OBRYN).skip()
    assert story.asked == Frame.DRIVE


TACTICIANS = {SEVERIN: (9, 2), ANGHARAD: (3, 0), OBRYN: (13, 0)}


@pytest.mark.card("stormforged-tactics")
def test_stormforged_tactics_pushes_up_to_two_after_a_failure():
    story = scene(TACTICIANS, {GARREK: (7, 2)}, step="power").hand(0, "stormforged-tactics")
    story.play("stormforged-tactics", seat=0)
    assert story.asked == Frame.POWER  # nothing is chosen yet
    story.pass_power().dice("sword", "sword", "shield").aim(GARREK, SEVERIN)
    assert story.actor == 0 and story.can("stormforged-tactics")
    story.card_("stormforged-tactics").choose(SEVERIN, OBRYN)
    assert PASS in story.legal()  # up to one hex
    story.choose((11, 2)).do(PASS)
    assert story.where(SEVERIN) == (11, 2) and story.where(OBRYN) == (13, 0)
    assert story.asked == Frame.POWER


@pytest.mark.card("stormforged-tactics")
def test_stormforged_tactics_may_push_one_alone():
    story = scene(TACTICIANS, {GARREK: (7, 2)}, step="power").hand(0, "stormforged-tactics")
    story.play("stormforged-tactics", seat=0).pass_power()
    story.dice("sword", "sword", "shield").aim(GARREK, SEVERIN).card_("stormforged-tactics")
    story.choose(OBRYN).do(PASS).choose((12, 1))
    assert story.where(OBRYN) == (12, 1) and story.asked == Frame.POWER


@pytest.mark.card("stormforged-tactics")
def test_stormforged_tactics_is_not_for_a_success_nor_from_the_hand():
    story = scene(TACTICIANS, {GARREK: (7, 2)}, step="power").hand(0, "stormforged-tactics")
    story.play("stormforged-tactics", seat=0).pass_power()
    story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    assert story.asked == Frame.DRIVE
    assert story.do(PASS).asked == Frame.POWER
    story = scene({GARREK: (7, 2)}, TACTICIANS).hand(1, "stormforged-tactics")
    story.dice("sword", "sword", "shield").aim(GARREK, SEVERIN)
    while story.asked == Frame.REACT:
        assert not story.can("stormforged-tactics")
        story.do(PASS)


@pytest.mark.card("tireless-assault")
def test_tireless_assault_strikes_the_same_fighter_again():
    story = scene({SEVERIN: (7, 2)}, {GARREK: (9, 2), TARGOR: (8, 3)}).hand(0, "tireless-assault")
    react(story.dice("sword", "sword", "dodge").aim(SEVERIN, GARREK), "tireless-assault")
    assert story.legal() == {PASS, WEAPON + story.weapon("sigmarite-broadsword")[0]}
    story.dice("hammer", "sword", "shield").with_weapon(GARREK).finish_attack()
    assert story.wounds(GARREK) == 3


@pytest.mark.card("tireless-assault")
def test_tireless_assault_is_not_for_a_success():
    story = scene({SEVERIN: (7, 2)}, {GARREK: (9, 2)}).hand(0, "tireless-assault")
    story.dice("hammer", "sword", "shield").aim(SEVERIN, GARREK)
    while story.asked in (Frame.REACT, Frame.DRIVE):
        assert not story.can("tireless-assault")
        story.do(PASS)


@pytest.mark.card("tireless-assault")
def test_tireless_assault_needs_the_target_in_reach():
    story = scene({SEVERIN: (7, 2)}, {GARREK: (9, 2)}).hand(0, "tireless-assault")
    story.dice("hammer", "sword", "dodge").aim(SEVERIN, GARREK).skip().choose((11, 2))
    while story.asked == Frame.REACT:
        assert not story.can("tireless-assault")
        story.do(PASS)


@pytest.mark.card("undaunted")
def test_undaunted_heals_the_last_one():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (3, 10)}).hand(1, "undaunted")
    story.set(SEVERIN, wounds=3).set(OBRYN, wounds=2)
    react(story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN), "undaunted")
    assert story.is_out(SEVERIN) and story.wounds(OBRYN) == 0


@pytest.mark.card("undaunted")
def test_undaunted_answers_a_ploy_too():
    story = scene({SEVERIN: (7, 2), OBRYN: (3, 0)}, {TARGOR: (9, 2), GARREK: (9, 10)})
    story.hand(0, "undaunted").hand(1, "final-blow").set(SEVERIN, wounds=3).set(OBRYN, wounds=1)
    story.dice("hammer", "sword", "shield").aim(SEVERIN, TARGOR)
    while not story.can("final-blow"):
        story.do(PASS)
    react(story.card_("final-blow"), "undaunted")
    assert story.is_out(SEVERIN) and story.wounds(OBRYN) == 0


@pytest.mark.card("undaunted")
def test_undaunted_is_not_for_two_survivors():
    side = {SEVERIN: (9, 2), OBRYN: (3, 10), ANGHARAD: (9, 10)}
    story = scene({GARREK: (7, 2)}, side).hand(1, "undaunted").set(SEVERIN, wounds=3)
    story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    while story.asked == Frame.REACT:
        assert not story.can("undaunted")
        story.do(PASS)
    assert story.is_out(SEVERIN)


@pytest.mark.card("unstoppable-strike")
def test_unstoppable_strike_cleaves():
    story = scene({"basha": (7, 2)}, {SEVERIN: (9, 2)}, step="power").hand(1, "unstoppable-strike")
    story.play("unstoppable-strike", seat=1).pass_power()
    story.dice("hammer", "sword", "shield").attack(SEVERIN, "basha")
    assert story.wounds("basha") == 3


@pytest.mark.card("unstoppable-strike")
def test_without_unstoppable_strike_a_shield_stops_the_blow():
    story = scene({"basha": (7, 2)}, {SEVERIN: (9, 2)}, step="power").hand(1, "unstoppable-strike")
    story.pass_power().dice("hammer", "sword", "shield").attack(SEVERIN, "basha")
    assert story.wounds("basha") == 0


@pytest.mark.card("valiant-attack")
@pytest.mark.parametrize(("played", "wounds"), [(True, 3), (False, 0)])
def test_valiant_attack_takes_the_supporters_away(played, wounds):
    side = {GARREK: (7, 2), TARGOR: (8, 1)}
    story = scene(side, {SEVERIN: (9, 2)}, step="power").hand(1, "valiant-attack")
    if played:
        story.play("valiant-attack", seat=1)
    story.pass_power().dice("hammer", "sword", "single").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == wounds


@pytest.mark.card("valiant-attack")
def test_valiant_attack_leaves_the_own_supporters():
    side = {SEVERIN: (9, 2), OBRYN: (8, 1)}
    story = scene(side, {GARREK: (7, 2)}, step="power").hand(0, "valiant-attack")
    story.play("valiant-attack", seat=0).pass_power()
    story.dice("hammer", "sword", "single").attack(GARREK, SEVERIN)
    assert story.wounds(SEVERIN) == 0


# --- Upgrades -----------------------------------------------------------------------------------------------------


@pytest.mark.card("blessed-by-sigmar")
def test_blessed_by_sigmar_is_one_wound_more():
    story = scene(CHAMPIONS, REAVERS).give(OBRYN, "blessed-by-sigmar")
    assert story.left(OBRYN) == 5 and story.left(SEVERIN) == 4


@pytest.mark.card("blessed-by-sigmar")
def test_blessed_by_sigmar_is_for_own_fighters():
    story = scene(CHAMPIONS, REAVERS, step="power").hand(0, "blessed-by-sigmar")
    assert takers(story, "blessed-by-sigmar") == {0, 1, 2}


@pytest.mark.card("block")
def test_block_puts_neighbours_on_guard():
    side = {ANGHARAD: (7, 2), SEVERIN: (9, 2), OBRYN: (3, 0)}
    story = scene(side, {TARGOR: (6, 3)}).give(ANGHARAD, "block").card_("block").skip()
    guards = [story.g.guard[story.fighter(name)] for name in (ANGHARAD, SEVERIN, OBRYN, TARGOR)]
    assert guards == [1, 1, 0, 0]


@pytest.mark.card("block")
def test_block_is_not_usable_after_a_charge_and_only_for_angharad():
    story = scene(CHAMPIONS, REAVERS).give(ANGHARAD, "block").set(ANGHARAD, charged=1)
    assert not story.can("block")
    story = scene(CHAMPIONS, REAVERS, step="power").hand(0, "block")
    assert takers(story, "block") == {story.fighter(ANGHARAD)}


@pytest.mark.card("brave-strike")
@pytest.mark.parametrize(("friend", "dice"), [((3, 0), 3), ((6, 1), 2)])
def test_brave_strike_has_a_die_more_when_alone(friend, dice):
    story = scene({OBRYN: (7, 2), SEVERIN: friend}, {GARREK: (9, 2)}).give(OBRYN, "brave-strike")
    story.dice(*["hammer"] * dice, "shield").attack(OBRYN, GARREK, "brave-strike")
    assert tries(story, OBRYN) == dice and story.wounds(GARREK) == 2


@pytest.mark.card("brave-strike")
def test_brave_strike_is_for_obryn():
    story = scene(CHAMPIONS, REAVERS, step="power").hand(0, "brave-strike")
    assert takers(story, "brave-strike") == {story.fighter(OBRYN)}


@pytest.mark.card("fatal-riposte")
@pytest.mark.parametrize("side", ["hammer", "crit"])
def test_fatal_riposte_strikes_back(side):
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).give(SEVERIN, "fatal-riposte")
    story.dice("hammer", "sword", "shield").aim(GARREK, SEVERIN)
    story.dice(side, "hammer", "sword", "shield").card_("fatal-riposte").with_weapon(GARREK).finish_attack()
    assert story.wounds(GARREK) == 3 and story.where(SEVERIN) == (9, 2)


@pytest.mark.card("fatal-riposte")
def test_fatal_riposte_needs_its_die():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).give(SEVERIN, "fatal-riposte")
    story.dice("hammer", "sword", "shield").aim(GARREK, SEVERIN)
    story.dice("sword").card_("fatal-riposte")
    assert story.asked == Frame.DRIVE and story.actor == 0


@pytest.mark.card("fatal-riposte")
def test_fatal_riposte_is_not_for_a_success_nor_for_a_friend():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (8, 3)}).give(SEVERIN, "fatal-riposte")
    story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    assert story.asked == Frame.DRIVE
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (8, 3)}).give(SEVERIN, "fatal-riposte")
    story.dice("sword", "sword", "dodge").aim(GARREK, OBRYN)
    assert story.asked == Frame.POWER


@pytest.mark.card("heroic-might")
@pytest.mark.parametrize(("name", "wounds"), [(SEVERIN, 3), (OBRYN, 0)])
def test_heroic_might_cleaves_for_who_has_it(name, wounds):
    story = scene({SEVERIN: (7, 2), OBRYN: (8, 3)}, {"basha": (9, 2)}).give(SEVERIN, "heroic-might")
    story.dice("hammer", "sword", "shield").attack(name, "basha")
    assert story.wounds("basha") == wounds


@pytest.mark.card("heroic-might")
def test_heroic_might_is_not_for_angharad():
    story = scene(CHAMPIONS, REAVERS, step="power").hand(0, "heroic-might")
    assert takers(story, "heroic-might") == {story.fighter(SEVERIN), story.fighter(OBRYN)}


@pytest.mark.card("heroic-stride")
def test_heroic_stride_follows_an_enemy_that_ends_near():
    story = scene({GARREK: (3, 2)}, {SEVERIN: (13, 2)}).give(SEVERIN, "heroic-stride")
    story.do(MOVE + story.fighter(GARREK)).choose((9, 2))
    assert story.asked == Frame.REACT and story.actor == 1
    story.card_("heroic-stride").choose((11, 2))
    assert story.where(SEVERIN) == (11, 2)


@pytest.mark.card("heroic-stride")
def test_heroic_stride_needs_the_enemy_near_and_active():
    story = scene({GARREK: (3, 2)}, {SEVERIN: (13, 2)}).give(SEVERIN, "heroic-stride")
    story.move(GARREK, (7, 2))
    assert story.asked == Frame.POWER
    story = scene({GARREK: (9, 2), TARGOR: (3, 4)}, {SEVERIN: (13, 2)}).give(SEVERIN, "heroic-stride")
    story.do(GUARD + story.fighter(TARGOR))
    assert story.asked == Frame.POWER
    story = scene({GARREK: (9, 2)}, {SEVERIN: (13, 2)}).give(SEVERIN, "heroic-stride").do(PASS)
    assert story.asked == Frame.POWER


@pytest.mark.card("lightning-blade")
@pytest.mark.parametrize(("side", "wounds"), [("hammer", 1), ("crit", 2)])
def test_lightning_blade_reaches_two_hexes(side, wounds):
    story = scene({SEVERIN: (7, 2)}, {GARREK: (11, 2)}).give(SEVERIN, "lightning-blade")
    story.dice(side, "sword", "shield").attack(SEVERIN, GARREK, "lightning-blade")
    assert story.wounds(GARREK) == wounds


@pytest.mark.card("lightning-blade")
def test_lightning_blade_does_not_reach_three_hexes():
    story = scene({SEVERIN: (7, 2)}, {GARREK: (13, 2)}).give(SEVERIN, "lightning-blade")
    assert not story.can(SEVERIN, ATTACK)
    story = scene({SEVERIN: (7, 2)}, {GARREK: (11, 2)})
    assert not story.can(SEVERIN, ATTACK) and story.can(SEVERIN, CHARGE)


@pytest.mark.card("lightning-blast")
def test_lightning_blast_hurts_those_beside_the_target():
    enemies = {GARREK: (9, 2), TARGOR: (11, 2), ARNULF: (3, 4)}
    story = scene({OBRYN: (7, 2), SEVERIN: (8, 1)}, enemies).give(OBRYN, "lightning-blast")
    story.dice("crit", "sword", "shield").attack(OBRYN, GARREK)
    names = (GARREK, TARGOR, ARNULF, SEVERIN)
    assert [story.wounds(name) for name in names] == [3, 1, 0, 0]


@pytest.mark.card("lightning-blast")
def test_lightning_blast_goes_out_from_where_the_target_fell():
    story = scene({OBRYN: (7, 2)}, {GARREK: (9, 2), TARGOR: (11, 2)}).give(OBRYN, "lightning-blast")
    story.set(GARREK, wounds=3).set(TARGOR, wounds=1)
    story.dice("crit", "sword", "shield").attack(OBRYN, GARREK)
    assert story.is_out(GARREK) and story.is_out(TARGOR) and story.glory(0) == 2


@pytest.mark.card("lightning-blast")
def test_lightning_blast_needs_a_critical_hit():
    story = scene({OBRYN: (7, 2)}, {GARREK: (9, 2), TARGOR: (11, 2)}).give(OBRYN, "lightning-blast")
    story.dice("hammer", "sword", "shield").attack(OBRYN, GARREK)
    assert story.wounds(GARREK) == 3 and story.wounds(TARGOR) == 0


@pytest.mark.card("righteous-strike")
def test_righteous_strike_again_at_a_leader():
    story = scene({ANGHARAD: (7, 2)}, {GARREK: (9, 2)}).give(ANGHARAD, "righteous-strike")
    story.dice("sword", "sword", "sword", "dodge").aim(ANGHARAD, GARREK, "righteous-strike")
    assert story.asked == Frame.REACT and story.actor == 0
    story.dice("hammer", "sword", "sword", "shield").card_("righteous-strike").finish_attack()
    assert story.wounds(GARREK) == 2


@pytest.mark.card("righteous-strike")
def test_righteous_strike_again_and_again():
    story = scene({ANGHARAD: (7, 2)}, {GARREK: (9, 2)}).give(ANGHARAD, "righteous-strike")
    story.dice("sword", "sword", "sword", "dodge").aim(ANGHARAD, GARREK, "righteous-strike")
    story.dice("sword", "sword", "sword", "dodge").card_("righteous-strike")
    assert story.asked == Frame.REACT and story.can("righteous-strike")


@pytest.mark.card("righteous-strike")
@pytest.mark.parametrize(
    ("enemy", "arm", "sides"),
    [
        (TARGOR, "righteous-strike", ("sword", "sword", "sword", "dodge")),
        (GARREK, "sigmarite-hammer", ("sword", "sword", "sword", "dodge")),
        (GARREK, "righteous-strike", ("hammer", "hammer", "sword", "shield")),
    ],
)
def test_righteous_strike_is_not_made_again_otherwise(enemy, arm, sides):
    story = scene({ANGHARAD: (7, 2)}, {enemy: (9, 2)}).give(ANGHARAD, "righteous-strike")
    story.dice(*sides).aim(ANGHARAD, enemy, arm)
    while story.asked in (Frame.REACT, Frame.DRIVE):
        assert not story.can("righteous-strike")
        story.do(PASS)


@pytest.mark.card("shield-bash")
def test_shield_bash_pushes_the_attacker():
    story = scene({GARREK: (7, 2)}, {ANGHARAD: (9, 2)}).give(ANGHARAD, "shield-bash")
    story.dice("hammer", "sword", "shield").aim(GARREK, ANGHARAD).card_("shield-bash")
    assert story.actor == 1 and PASS in story.legal() and HEX + story.hex((8, 3)) in story.legal()
    story.choose((5, 2))
    assert story.where(GARREK) == (5, 2) and story.where(ANGHARAD) == (9, 2)
    assert story.asked == Frame.POWER  # she is not driven back


@pytest.mark.card("shield-bash")
def test_shield_bash_is_not_for_a_distant_attacker_nor_a_success():
    story = scene({"karsus-the-chained": (5, 2)}, {ANGHARAD: (9, 2)}).give(ANGHARAD, "shield-bash")
    story.dice("hammer", "hammer", "hammer", "shield").aim("karsus-the-chained", ANGHARAD, "chained-axe")
    assert story.asked == Frame.POWER
    story = scene({GARREK: (7, 2)}, {ANGHARAD: (9, 2)}).give(ANGHARAD, "shield-bash")
    story.dice("hammer", "hammer", "dodge").aim(GARREK, ANGHARAD)
    assert story.asked == Frame.DRIVE and not story.can(CARD + story.card("shield-bash"))
