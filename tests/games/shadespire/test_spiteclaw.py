"""Spiteclaw's Swarm: the fighters, and what each card does and when it does not."""

import pytest

from wartable.games.shadespire.changes import CRIT_CLEAVE
from wartable.games.shadespire.declare import FIGHTER_LIST, WEAPON_LIST
from wartable.games.shadespire.rules.decide import run_on
from wartable.games.shadespire.rules.stats import (
    arm_at,
    defence_dice,
    defence_symbol,
    is_leader,
    move_of,
    on_guard,
    wounds_of,
)
from wartable.games.shadespire.rules.striking import grant_attack
from wartable.games.shadespire.state import (
    ABILITY,
    ATTACK,
    CARD,
    CHARGE,
    DODGE,
    FIGHTER,
    GUARD,
    HEX,
    MOVE,
    NOTHING,
    PASS,
    SHIELD,
    WEAPON,
    Event,
    Frame,
    Going,
    Side,
    Striking,
)

from .scene import Story, scene

RATS = {"skritch-spiteclaw": (1, 0), "lurking-skaven": (7, 2)}
SWARM = RATS | {"krrk-the-almost-trusted": (3, 4), "festering-skaven": (13, 0), "hungering-skaven": (15, 4)}
GARREK = {"garrek-gorebeard": (9, 2), "targor": (15, 10)}
FAR = {"garrek-gorebeard": (13, 10), "targor": (15, 10)}


def answer(story: Story, key: str, *targets) -> Story:
    """Pass until a reaction can be played or used; then do that."""
    while not (story.asked == Frame.REACT and story.can(key)):
        story.do(PASS)
    return story.play(key, *targets)


def is_offered(story: Story, key: str) -> bool:
    """Whether a reaction could be played or used in what is going on; everything is passed."""
    offered = False
    while story.asked in (Frame.REACT, Frame.DRIVE, Frame.DIE, Frame.TOTAL):
        offered = offered or (story.asked == Frame.REACT and story.can(key))
        story.do(PASS)
    return offered


def before_own_activation(story: Story) -> Story:
    """The power step after an activation of the opponent, who passed it."""
    story.next_activation().do(PASS)
    return story.skip()


# --- Fighters -----------------------------------------------------------------------------------------------------

# Move, Defence and its symbol, Wounds, and the attack: name, range, dice, symbol, damage, special.
HAMMER, SWORD = Side.HAMMER, Side.SWORD
CLEAVES = (CRIT_CLEAVE,)
SIDES = {
    ("skritch-spiteclaw", 0): (5, 1, DODGE, 4, ("wicked-halberd", 2, 2, HAMMER, 2, CLEAVES)),
    ("skritch-spiteclaw", 1): (5, 2, DODGE, 4, ("warp-infused-halberd", 2, 2, HAMMER, 3, CLEAVES)),
    ("krrk-the-almost-trusted", 0): (5, 1, SHIELD, 3, ("warding-spear", 1, 2, HAMMER, 2, ())),
    ("krrk-the-almost-trusted", 1): (5, 2, SHIELD, 3, ("warding-spear", 1, 2, HAMMER, 2, ())),
    ("lurking-skaven", 0): (5, 2, DODGE, 2, ("paired-katar", 1, 2, SWORD, 1, ())),
    ("lurking-skaven", 1): (5, 2, DODGE, 2, ("paired-katar", 1, 3, SWORD, 1, ())),
    ("festering-skaven", 0): (5, 1, DODGE, 2, ("wicked-daggers", 1, 2, SWORD, 1, ())),
    ("festering-skaven", 1): (5, 2, DODGE, 2, ("wicked-daggers", 1, 3, SWORD, 1, ())),
    ("hungering-skaven", 0): (5, 1, DODGE, 2, ("scavenged-flail", 1, 1, HAMMER, 1, ())),
    ("hungering-skaven", 1): (5, 2, DODGE, 2, ("scavenged-flail", 1, 2, HAMMER, 1, ())),
}


@pytest.mark.parametrize(("name", "inspired"), SIDES)
def test_numbers_of_both_sides(name, inspired):
    story = scene({name: (7, 2)}, GARREK).set(name, inspired=inspired)
    move, defence, symbol, wounds, attack = SIDES[name, inspired]
    g, fighter = story.g, story.fighter(name)
    assert move_of(g, fighter, Going.MOVE, 0) == move
    assert (defence_dice(g, fighter), defence_symbol(g, fighter)) == (defence, symbol)
    assert wounds_of(g, fighter) == wounds
    arm = WEAPON_LIST[arm_at(g, fighter, 0)]
    assert (arm.key, arm.range, arm.dice, arm.symbol, arm.damage, arm.abilities) == attack
    assert not (arm.cleave or arm.knockback or arm.sweep)
    assert arm_at(g, fighter, 1) == NOTHING
    assert is_leader(g, fighter) == (name == "skritch-spiteclaw")


def test_there_are_five_of_them():
    assert sum(FIGHTER_LIST[name].copies for name, side in SIDES if side == 0) == 5


@pytest.mark.parametrize("crit", [True, False])
def test_the_halberd_cleaves_with_a_crit(crit):
    other = {"severin-steelheart": (5, 0), "obryn-the-bold": (15, 10)}
    story = scene(RATS, other).set("severin-steelheart", inspired=1)
    first = "crit" if crit else "hammer"
    story.dice(first, "hammer", first if crit else "shield", "shield")
    story.attack("skritch-spiteclaw", "severin-steelheart")
    assert story.wounds("severin-steelheart") == (2 if crit else 0)


def test_skritch_raises_a_fallen_fighter_on_any_starting_hex():
    story = scene(RATS, GARREK).set("lurking-skaven", out=1, wounds=2)
    story.do(ABILITY + story.fighter("skritch-spiteclaw")).choose("lurking-skaven", (8, 7)).skip()
    assert story.where("lurking-skaven") == (8, 7) and story.wounds("lurking-skaven") == 0
    assert not story.is_inspired("lurking-skaven")


def test_skritch_does_not_raise_krrk():
    story = scene(SWARM, FAR).set("krrk-the-almost-trusted", out=1)
    assert ABILITY + story.fighter("skritch-spiteclaw") not in story.legal()
    story.set("lurking-skaven", out=1).do(ABILITY + story.fighter("skritch-spiteclaw"))
    assert story.can("lurking-skaven", FIGHTER) and not story.can("krrk-the-almost-trusted", FIGHTER)


def test_a_fighter_that_a_ploy_chooses_is_inspired_at_once():
    story = scene(SWARM, FAR, step="power").hand(0, "musk-of-fear")
    story.play("musk-of-fear", "krrk-the-almost-trusted", seat=0)
    assert story.is_inspired("krrk-the-almost-trusted")
    assert not story.is_inspired("skritch-spiteclaw") and not story.is_inspired("lurking-skaven")


def test_a_fighter_that_an_enemy_ploy_chooses_is_inspired():
    other = {"the-sepulchral-warden": (15, 10)}
    story = scene(RATS, other, step="power").hand(1, "terrifying-screams")
    story.play("terrifying-screams", "skritch-spiteclaw", (3, 0), seat=1)
    assert story.is_inspired("skritch-spiteclaw") and not story.is_inspired("lurking-skaven")


def test_a_fighter_is_not_inspired_by_being_moved_without_being_chosen():
    story = scene(RATS, GARREK).hand(0, "aversion-to-death").set("lurking-skaven", wounds=1)
    story.next_activation().dice("hammer", "hammer", "shield", "shield")
    story.aim("garrek-gorebeard", "lurking-skaven")
    answer(story, "aversion-to-death", "skritch-spiteclaw").skip(Frame.PLAY).choose((3, 0))
    assert story.where("skritch-spiteclaw") == (3, 0) and not story.is_inspired("skritch-spiteclaw")


# --- Objectives ---------------------------------------------------------------------------------------------------


@pytest.mark.card("arms-length")
@pytest.mark.parametrize("beside", [False, True])
def test_arms_length_needs_an_enemy_with_nobody_beside_it(beside):
    own = {"skritch-spiteclaw": (5, 2), "lurking-skaven": (11, 2) if beside else (13, 2)}
    story = scene(own, {"targor": (9, 2), "arnulf": (15, 10)}).hand(0, "arms-length")
    story.dice("hammer", "crit", "shield").attack("skritch-spiteclaw", "targor")
    assert story.is_out("targor")
    assert story.has_scored(0, "arms-length") == (not beside)


@pytest.mark.card("brilliant-brilliant")
@pytest.mark.parametrize("scored", [2, 1])
def test_brilliant_brilliant_needs_two_others_scored(scored):
    own = {"skritch-spiteclaw": (5, 2), "lurking-skaven": (13, 2)}
    story = scene(own, {"targor": (9, 2), "arnulf": (15, 10)}).hand(0, "brilliant-brilliant", "arms-length")
    if scored == 2:
        story.hand(0, "skritch-is-the-greatest-yes-yes")
    story.dice("hammer", "crit", "shield").attack("skritch-spiteclaw", "targor")
    assert story.g.scored[0] == scored
    story.g.objective_count[0] = min(1, story.g.objective_count[0])  # what was drawn plays no part
    story.g.objectives[0, 0] = story.card("brilliant-brilliant")
    assert story.to_end_phase().has_scored(0, "brilliant-brilliant") == (scored == 2)


@pytest.mark.card("feast-feast")
@pytest.mark.parametrize("left", [0, 1])
def test_feast_feast_needs_all_enemies_gone(left):
    story = scene(RATS, GARREK).hand(0, "feast-feast").set("targor", out=1)
    if left == 0:
        story.set("garrek-gorebeard", out=1)
    story.to_end_phase()
    assert story.has_scored(0, "feast-feast") == (left == 0)
    assert story.glory(0) == (3 if left == 0 else 0)


@pytest.mark.card("feast-feast")
@pytest.mark.parametrize("gone", [2, 1])
def test_feast_feast_needs_two_warbands_gone_with_three_players(gone):
    story = scene(RATS, {"targor": (15, 10)}, {"obryn-the-bold": (15, 16)}).hand(0, "feast-feast")
    story.set("targor", out=1)
    if gone == 2:
        story.set("obryn-the-bold", out=1)
    assert story.to_end_phase().has_scored(0, "feast-feast") == (gone == 2)


@pytest.mark.card("honed-survival-instincts")
@pytest.mark.parametrize("falls", [False, True])
def test_honed_survival_instincts_needs_no_loss(falls):
    story = scene(RATS, GARREK).hand(0, "honed-survival-instincts").next_activation()
    if falls:
        story.dice("hammer", "hammer", "shield", "shield").attack("garrek-gorebeard", "lurking-skaven")
    assert story.is_out("lurking-skaven") == falls
    assert story.to_end_phase().has_scored(0, "honed-survival-instincts") == (not falls)


@pytest.mark.card("leading-from-the-back")
@pytest.mark.parametrize(
    ("where", "enemy", "round", "scored"),
    [
        ((7, 2), (15, 10), 3, True),
        ((7, 2), (9, 2), 3, False),
        ((8, 5), (15, 10), 3, False),
        ((7, 8), (15, 10), 3, False),
        ((7, 2), (15, 10), 2, False),
    ],
)
def test_leading_from_the_back_needs_the_leader_at_home_alone(where, enemy, round, scored):
    own = {"skritch-spiteclaw": where, "lurking-skaven": (1, 0)}
    story = scene(own, {"targor": enemy}, round=round).hand(0, "leading-from-the-back").to_end_phase()
    assert story.has_scored(0, "leading-from-the-back") == scored


@pytest.mark.card("live-to-fight-another-day")
@pytest.mark.parametrize("fallen", ["lurking-skaven", "skritch-spiteclaw", None])
def test_live_to_fight_another_day_needs_the_leader_alone(fallen):
    story = scene(RATS, FAR, round=3).hand(0, "live-to-fight-another-day")
    if fallen:
        story.set(fallen, out=1)
    story.to_end_phase()
    assert story.has_scored(0, "live-to-fight-another-day") == (fallen == "lurking-skaven")


@pytest.mark.card("lives-are-cheap")
@pytest.mark.parametrize("losses", [2, 1])
def test_lives_are_cheap_needs_two_losses(losses):
    own = RATS | {"festering-skaven": (11, 2)}
    story = scene(own, GARREK).hand(0, "lives-are-cheap").next_activation()
    story.dice("hammer", "hammer", "shield", "shield").attack("garrek-gorebeard", "lurking-skaven")
    if losses == 2:
        story.next_activation().next_activation()
        story.dice("hammer", "hammer", "shield").attack("garrek-gorebeard", "festering-skaven")
    assert story.g.losses[0] == losses
    assert story.to_end_phase().has_scored(0, "lives-are-cheap") == (losses == 2)


@pytest.mark.card("numberless-swarm")
@pytest.mark.parametrize("fallen", [0, 1])
def test_numberless_swarm_needs_all_five(fallen):
    story = scene(SWARM, FAR, round=3).hand(0, "numberless-swarm")
    if fallen:
        story.set("hungering-skaven", out=1)
    assert story.to_end_phase().has_scored(0, "numberless-swarm") == (fallen == 0)


@pytest.mark.card("skritch-is-the-greatest-yes-yes")
@pytest.mark.parametrize("who", ["skritch-spiteclaw", "krrk-the-almost-trusted"])
def test_skritch_is_the_greatest_needs_skritch(who):
    own = {"skritch-spiteclaw": (7, 2), "krrk-the-almost-trusted": (8, 1)}
    story = scene(own, {"targor": (9, 2), "arnulf": (15, 10)}).hand(0, "skritch-is-the-greatest-yes-yes")
    story.dice("hammer", "crit", "shield").attack(who, "targor")
    assert story.is_out("targor")
    assert story.has_scored(0, "skritch-is-the-greatest-yes-yes") == (who == "skritch-spiteclaw")


# --- Ploys --------------------------------------------------------------------------------------------------------


def struck(key: str, wounds: int) -> Story:
    """Garrek attacks the Lurking Skaven, which has so many wounds, with success; seat 0 has a card."""
    story = scene(SWARM, GARREK).hand(0, key).set("lurking-skaven", wounds=wounds).next_activation()
    return story.dice("hammer", "hammer", "shield", "shield").aim("garrek-gorebeard", "lurking-skaven")


@pytest.mark.card("aversion-to-death")
def test_aversion_to_death_pushes_two_friends():
    story = struck("aversion-to-death", wounds=0)
    answer(story, "aversion-to-death", "skritch-spiteclaw", "festering-skaven")
    story.choose((3, 0), (11, 0))
    assert story.where("skritch-spiteclaw") == (3, 0) and story.where("festering-skaven") == (11, 0)


@pytest.mark.card("aversion-to-death")
def test_aversion_to_death_can_push_nobody():
    story = struck("aversion-to-death", wounds=0)
    answer(story, "aversion-to-death")
    assert story.asked == Frame.PLAY
    story.do(PASS).skip()
    assert not story.told(Event.PUSHED)


@pytest.mark.card("aversion-to-death")
def test_aversion_to_death_needs_a_friend_out_of_action():
    story = scene(SWARM, GARREK).hand(0, "aversion-to-death").next_activation()
    story.dice("single", "single", "shield", "shield").aim("garrek-gorebeard", "lurking-skaven")
    assert not is_offered(story, "aversion-to-death")


@pytest.mark.card("frenzied-stabbing")
def test_frenzied_stabbing_adds_damage_to_the_first_attack():
    story = before_own_activation(scene(RATS, GARREK).hand(0, "frenzied-stabbing"))
    story.play("frenzied-stabbing", seat=0).pass_power()
    story.dice("sword", "sword", "shield").attack("lurking-skaven", "garrek-gorebeard")
    assert story.wounds("garrek-gorebeard") == 2


@pytest.mark.card("frenzied-stabbing")
def test_frenzied_stabbing_is_not_for_range_three():
    own = {"skritch-spiteclaw": (1, 0), "lurking-skaven": (3, 2)}
    story = scene(own, GARREK).hand(0, "frenzied-stabbing").give("lurking-skaven", "throwing-stars")
    before_own_activation(story).play("frenzied-stabbing", seat=0).pass_power()
    story.dice("sword", "sword", "sword", "shield").attack("lurking-skaven", "garrek-gorebeard")
    assert story.wounds("garrek-gorebeard") == 1


@pytest.mark.card("heightened-caution")
@pytest.mark.parametrize("played", [True, False])
def test_heightened_caution_rolls_one_more_die(played):
    story = scene(RATS, GARREK, step="power").hand(0, "heightened-caution")
    if played:
        story.play("heightened-caution", seat=0)
    one_more = ["dodge"] if played else []
    story.pass_power().dice("hammer", "single", "shield", "shield", *one_more)
    story.attack("garrek-gorebeard", "lurking-skaven")
    assert story.is_out("lurking-skaven") == (not played)
    assert story.rolled(1, "lurking-skaven") == (3 if played else 2)


@pytest.mark.card("heightened-caution")
def test_heightened_caution_is_not_for_enemies():
    story = before_own_activation(scene(RATS, GARREK).hand(0, "heightened-caution"))
    story.play("heightened-caution", seat=0).pass_power()
    story.dice("sword", "sword", "shield").attack("lurking-skaven", "garrek-gorebeard")
    assert story.wounds("garrek-gorebeard") == 1


PACK = {"skritch-spiteclaw": (3, 2), "lurking-skaven": (5, 2), "festering-skaven": (4, 1)}


@pytest.mark.card("momentary-boldness")
def test_momentary_boldness_lets_a_fighter_charge():
    story = scene(PACK, GARREK, step="power").hand(0, "momentary-boldness").set("lurking-skaven", moved=1)
    story.play("momentary-boldness", "lurking-skaven", seat=0).choose("lurking-skaven", (7, 2)).skip()
    assert story.is_inspired("lurking-skaven")
    story.dice("sword", "single", "single", "shield").with_weapon("garrek-gorebeard").finish_attack()
    assert story.wounds("garrek-gorebeard") == 1  # with three dice
    assert story.g.charged[story.fighter("lurking-skaven")] == 1 and story.asked == Frame.POWER


@pytest.mark.card("momentary-boldness")
def test_momentary_boldness_needs_two_friends_beside():
    story = scene(PACK | {"festering-skaven": (15, 0)}, GARREK, step="power").hand(0, "momentary-boldness")
    assert not story.can("momentary-boldness")


@pytest.mark.card("musk-of-fear")
def test_musk_of_fear_puts_a_fighter_on_guard():
    story = scene(RATS, GARREK, step="power").hand(0, "musk-of-fear").set("lurking-skaven", charged=1)
    story.play("musk-of-fear", "lurking-skaven", seat=0)
    assert on_guard(story.g, story.fighter("lurking-skaven")) and story.is_inspired("lurking-skaven")
    assert not on_guard(story.g, story.fighter("skritch-spiteclaw"))


@pytest.mark.card("musk-of-fear")
def test_musk_of_fear_is_not_for_enemies():
    story = scene(RATS, GARREK, step="power").hand(0, "musk-of-fear").card_("musk-of-fear")
    assert not story.can("garrek-gorebeard", FIGHTER) and story.can("skritch-spiteclaw", FIGHTER)


@pytest.mark.card("nervous-scrabbling")
def test_nervous_scrabbling_changes_places_with_any_fighter_beside():
    story = scene(RATS, GARREK, step="power").hand(0, "nervous-scrabbling")
    story.play("nervous-scrabbling", "lurking-skaven", "garrek-gorebeard", seat=0)
    assert story.where("lurking-skaven") == (9, 2) and story.where("garrek-gorebeard") == (7, 2)
    assert story.is_inspired("lurking-skaven")


@pytest.mark.card("nervous-scrabbling")
def test_nervous_scrabbling_only_inspires_a_fighter_with_nobody_beside():
    story = scene(RATS, GARREK, step="power").hand(0, "nervous-scrabbling")
    story.play("nervous-scrabbling", "skritch-spiteclaw", seat=0)
    assert story.where("skritch-spiteclaw") == (1, 0) and story.is_inspired("skritch-spiteclaw")
    assert story.asked == Frame.POWER


@pytest.mark.card("nervous-scrabbling")
def test_the_other_of_nervous_scrabbling_is_not_chosen():
    story = scene(PACK, GARREK, step="power").hand(0, "nervous-scrabbling")
    story.play("nervous-scrabbling", "lurking-skaven", "festering-skaven", seat=0)
    assert story.where("lurking-skaven") == (4, 1) and story.where("festering-skaven") == (5, 2)
    assert story.is_inspired("lurking-skaven") and not story.is_inspired("festering-skaven")


@pytest.mark.card("scratching-in-the-shadows")
def test_scratching_in_the_shadows_pushes_an_enemy():
    story = scene(RATS, GARREK, step="power").hand(0, "scratching-in-the-shadows")
    story.play("scratching-in-the-shadows", "garrek-gorebeard", (10, 3), seat=0)
    assert story.where("garrek-gorebeard") == (10, 3)


@pytest.mark.card("scratching-in-the-shadows")
def test_scratching_in_the_shadows_is_not_for_friends():
    story = scene(RATS, GARREK, step="power").hand(0, "scratching-in-the-shadows")
    story.card_("scratching-in-the-shadows")
    assert not story.can("lurking-skaven", FIGHTER) and story.can("targor", FIGHTER)


CROWD = {"skritch-spiteclaw": (11, 2), "lurking-skaven": (7, 2), "festering-skaven": (8, 1)}


@pytest.mark.card("skaven-courage")
def test_skaven_courage_lets_one_of_three_attack():
    own = CROWD | {"hungering-skaven": (1, 0)}
    story = scene(own, GARREK, step="power").hand(0, "skaven-courage").set("lurking-skaven", charged=1)
    story.card_("skaven-courage")
    assert not story.can("hungering-skaven", FIGHTER)
    story.choose("lurking-skaven").skip()
    story.dice("sword", "hammer", "shield").with_weapon("garrek-gorebeard").finish_attack()
    assert story.wounds("garrek-gorebeard") == 1 and not story.is_inspired("lurking-skaven")


@pytest.mark.card("skaven-courage")
def test_skaven_courage_needs_three_beside_one_enemy():
    own = CROWD | {"festering-skaven": (5, 2)}
    story = scene(own, GARREK, step="power").hand(0, "skaven-courage")
    assert not story.can("skaven-courage")


@pytest.mark.card("sudden-skittering")
def test_sudden_skittering_doubles_the_move_and_ends_it():
    own = {"skritch-spiteclaw": (1, 0), "lurking-skaven": (1, 2)}
    story = before_own_activation(scene(own, FAR).hand(0, "sudden-skittering"))
    story.play("sudden-skittering", seat=0).pass_power()
    assert not story.can("lurking-skaven", CHARGE)
    story.move("lurking-skaven", (8, 9))  # seven rows down
    assert story.where("lurking-skaven") == (8, 9)
    story.next_activation().next_activation()
    assert not story.can("lurking-skaven", GUARD) and story.can("skritch-spiteclaw", GUARD)


@pytest.mark.card("sudden-skittering")
def test_sudden_skittering_is_for_the_next_activation_alone():
    own = {"skritch-spiteclaw": (1, 0), "lurking-skaven": (1, 2)}
    story = scene(own, FAR, step="power").hand(0, "sudden-skittering")
    story.play("sudden-skittering", seat=0).pass_power().next_activation()
    story.do(MOVE + story.fighter("lurking-skaven"))
    assert story.can(HEX + story.hex((11, 2))) and not story.can(HEX + story.hex((13, 2)))


@pytest.mark.card("there-are-always-more")
def test_there_are_always_more_returns_an_inspired_fighter():
    story = scene(SWARM, FAR, step="power").hand(0, "there-are-always-more")
    story.set("lurking-skaven", out=1, wounds=2)
    story.play("there-are-always-more", "lurking-skaven", (4, 9), seat=0)
    assert story.where("lurking-skaven") == (4, 9) and story.wounds("lurking-skaven") == 0
    assert story.is_inspired("lurking-skaven")


@pytest.mark.card("there-are-always-more")
@pytest.mark.parametrize("name", ["skritch-spiteclaw", "krrk-the-almost-trusted"])
def test_there_are_always_more_is_not_for_skritch_and_krrk(name):
    story = scene(SWARM, FAR, step="power").hand(0, "there-are-always-more").set(name, out=1)
    assert not story.can("there-are-always-more")


# --- Upgrades -----------------------------------------------------------------------------------------------------


@pytest.mark.card("black-hunger")
def test_black_hunger_strikes_friend_and_foe_harder():
    own = {"skritch-spiteclaw": (1, 0), "hungering-skaven": (7, 2), "krrk-the-almost-trusted": (8, 1)}
    story = scene(own, GARREK).give("hungering-skaven", "black-hunger")
    story.dice("hammer", "shield").aim("hungering-skaven", "garrek-gorebeard").finish_attack()
    assert story.wounds("garrek-gorebeard") == 2 and story.asked == Frame.SWEEP
    story.dice("hammer", "dodge").choose("krrk-the-almost-trusted").finish_attack()
    assert story.wounds("krrk-the-almost-trusted") == 2


@pytest.mark.card("black-hunger")
def test_nobody_supports_when_black_hunger_strikes_a_friend():
    own = {"skritch-spiteclaw": (9, 0), "hungering-skaven": (7, 2), "krrk-the-almost-trusted": (8, 1)}
    story = scene(own, GARREK).give("hungering-skaven", "black-hunger")
    story.dice("single", "dodge").aim("hungering-skaven", "krrk-the-almost-trusted").finish_attack()
    assert story.wounds("krrk-the-almost-trusted") == 0


@pytest.mark.card("black-hunger")
def test_without_black_hunger_one_enemy_is_struck():
    own = {"skritch-spiteclaw": (1, 0), "hungering-skaven": (7, 2), "krrk-the-almost-trusted": (8, 1)}
    story = scene(own, GARREK).dice("hammer", "shield").attack("hungering-skaven", "garrek-gorebeard")
    assert story.wounds("garrek-gorebeard") == 1 and len(story.told(Event.ATTACKS)) == 1


@pytest.mark.card("bodyguard-for-a-price")
@pytest.mark.parametrize("where", [(3, 0), (5, 0)])
def test_bodyguard_for_a_price_guards_skritch_beside_krrk(where):
    own = {"skritch-spiteclaw": (1, 0), "krrk-the-almost-trusted": where}
    story = scene(own, GARREK).give("krrk-the-almost-trusted", "bodyguard-for-a-price")
    story.set("skritch-spiteclaw", charged=1)
    assert on_guard(story.g, story.fighter("skritch-spiteclaw")) == (where == (3, 0))
    assert not on_guard(story.g, story.fighter("krrk-the-almost-trusted"))


@pytest.mark.card("bodyguard-for-a-price")
def test_bodyguard_for_a_price_lets_a_shield_count_for_skritch():
    own = {"skritch-spiteclaw": (7, 2), "krrk-the-almost-trusted": (5, 2)}
    story = scene(own, GARREK).give("krrk-the-almost-trusted", "bodyguard-for-a-price").next_activation()
    story.dice("hammer", "single", "shield").attack("garrek-gorebeard", "skritch-spiteclaw")
    assert story.wounds("skritch-spiteclaw") == 0


@pytest.mark.card("expendable")
def test_expendable_gives_a_fighter_up_and_hurts_the_attacker():
    story = scene(RATS, GARREK).give("lurking-skaven", "expendable").next_activation()
    story.dice("hammer", "hammer", "shield", "shield").aim("garrek-gorebeard", "lurking-skaven")
    answer(story, "expendable").finish_attack()
    assert story.is_out("lurking-skaven") and story.where("lurking-skaven") is None
    assert story.wounds("garrek-gorebeard") == 1
    assert story.glory(1) == 0 and story.g.kills[1] == 0 and story.g.losses[0] == 1


@pytest.mark.card("expendable")
def test_expendable_needs_an_attack_that_hurts():
    story = scene(RATS, GARREK).give("lurking-skaven", "expendable").next_activation()
    story.dice("hammer", "single", "dodge", "dodge").aim("garrek-gorebeard", "lurking-skaven")
    assert not is_offered(story, "expendable") and not story.is_out("lurking-skaven")


@pytest.mark.card("expendable")
def test_expendable_is_for_the_three_rats():
    story = scene(SWARM, FAR, step="power").hand(0, "expendable")
    story.g.glory[0] = 1
    story.card_("expendable")
    may = {name for name in SWARM if story.can(name, FIGHTER)}
    assert may == {"lurking-skaven", "festering-skaven", "hungering-skaven"}


@pytest.mark.card("festering-blades")
@pytest.mark.parametrize("crit", [True, False])
def test_festering_blades_add_damage_on_a_critical_hit(crit):
    own = {"skritch-spiteclaw": (1, 0), "festering-skaven": (7, 2)}
    story = scene(own, GARREK).give("festering-skaven", "festering-blades")
    story.dice("crit" if crit else "sword", "single", "shield").attack("festering-skaven", "garrek-gorebeard")
    assert story.wounds("garrek-gorebeard") == (3 if crit else 1)


@pytest.mark.card("flee")
def test_flee_moves_skritch_and_one_beside_him_away():
    own = {"skritch-spiteclaw": (9, 2), "lurking-skaven": (7, 2), "festering-skaven": (1, 0)}
    story = scene(own, {"targor": (11, 2)}).give("skritch-spiteclaw", "flee")
    story.card_("flee")
    assert not story.can("festering-skaven", FIGHTER)
    story.choose("lurking-skaven").skip()
    story.choose("skritch-spiteclaw")
    assert not story.can(HEX + story.hex((13, 2)))
    story.choose((5, 2)).skip().choose("lurking-skaven", (3, 2)).skip()
    assert story.where("skritch-spiteclaw") == (5, 2) and story.where("lurking-skaven") == (3, 2)
    assert story.g.moved[story.fighter("lurking-skaven")] == 1


@pytest.mark.card("flee")
def test_flee_can_be_for_skritch_alone():
    own = {"skritch-spiteclaw": (9, 2), "lurking-skaven": (1, 0)}
    story = scene(own, {"targor": (11, 2)}).give("skritch-spiteclaw", "flee")
    story.card_("flee").choose("skritch-spiteclaw", (5, 2)).skip()
    assert story.where("skritch-spiteclaw") == (5, 2) and story.asked != Frame.COMMAND


@pytest.mark.card("flee")
def test_nobody_can_flee_from_a_corner():
    story = scene({"skritch-spiteclaw": (1, 0)}, {"targor": (15, 10)}).give("skritch-spiteclaw", "flee")
    assert not story.can("flee")


@pytest.mark.card("skitter-scurry")
@pytest.mark.parametrize("action", ["move", "attack", "guard", "raise"])
def test_skitter_scurry_follows_any_action(action):
    own = {"skritch-spiteclaw": (7, 2), "lurking-skaven": (1, 0)}
    story = scene(own, GARREK).give("skritch-spiteclaw", "skitter-scurry").set("lurking-skaven", out=1)
    skritch = story.fighter("skritch-spiteclaw")
    if action == "move":
        story.do(MOVE + skritch).choose((6, 1))
    elif action == "attack":
        story.dice("hammer", "hammer", "shield").aim("skritch-spiteclaw", "garrek-gorebeard")
    elif action == "guard":
        story.do(GUARD + skritch)
    else:
        story.do(ABILITY + skritch).choose("lurking-skaven", (4, 1))
    answer(story, "skitter-scurry").choose((5, 2))
    assert story.where("skritch-spiteclaw") == (5, 2)


@pytest.mark.card("skitter-scurry")
def test_skitter_scurry_does_not_follow_the_action_of_another():
    story = scene(RATS, GARREK).give("skritch-spiteclaw", "skitter-scurry")
    story.do(GUARD + story.fighter("lurking-skaven"))
    assert not is_offered(story, "skitter-scurry")


@pytest.mark.card("sneaky-stab-stab")
def test_sneaky_stab_stab_pushes_before_an_attack():
    own = {"skritch-spiteclaw": (1, 0), "lurking-skaven": (5, 2)}
    story = scene(own, GARREK)
    assert not story.can("lurking-skaven", ATTACK)
    story.give("lurking-skaven", "sneaky-stab-stab").do(ATTACK + story.fighter("lurking-skaven"))
    assert not story.can(PASS) and not story.can(HEX + story.hex((3, 2)))
    story.choose((7, 2)).dice("sword", "sword", "shield").with_weapon("garrek-gorebeard").finish_attack()
    assert story.wounds("garrek-gorebeard") == 1
    assert story.g.moved[story.fighter("lurking-skaven")] == 0


@pytest.mark.card("sneaky-stab-stab")
def test_sneaky_stab_stab_pushes_before_an_attack_at_a_given_fighter():
    story = scene(RATS, GARREK).give("lurking-skaven", "sneaky-stab-stab")
    rat, garrek = story.fighter("lurking-skaven"), story.fighter("garrek-gorebeard")
    grant_attack(story.g, rat, 0, Striking.REACTION, NOTHING, garrek)
    run_on(story.g)
    assert story.asked == Frame.PUSH and story.can(PASS)
    story.choose((8, 1)).dice("sword", "sword", "shield").with_weapon("garrek-gorebeard").finish_attack()
    assert story.where("lurking-skaven") == (8, 1) and story.wounds("garrek-gorebeard") == 1


@pytest.mark.card("sneaky-stab-stab")
def test_sneaky_stab_stab_pushes_nobody_in_a_charge():
    own = {"skritch-spiteclaw": (1, 0), "lurking-skaven": (5, 2)}
    story = scene(own, GARREK).give("lurking-skaven", "sneaky-stab-stab")
    story.do(CHARGE + story.fighter("lurking-skaven")).choose((7, 2)).skip()
    assert story.asked == Frame.BEFORE


@pytest.mark.card("swarm-of-rats")
def test_swarm_of_rats_strikes_all_adjacent_enemies():
    own = {"skritch-spiteclaw": (1, 0), "krrk-the-almost-trusted": (7, 2), "lurking-skaven": (8, 1)}
    other = {"garrek-gorebeard": (9, 2), "targor": (5, 2)}
    story = scene(own, other).give("krrk-the-almost-trusted", "swarm-of-rats")
    story.dice("sword", "hammer", "hammer", "shield")
    story.aim("krrk-the-almost-trusted", "targor", "swarm-of-rats").finish_attack()
    story.dice("sword", "hammer", "hammer", "shield").choose("garrek-gorebeard").finish_attack()
    assert story.wounds("targor") == 1 and story.wounds("garrek-gorebeard") == 1
    assert story.wounds("lurking-skaven") == 0 and len(story.told(Event.ATTACKS)) == 2


@pytest.mark.card("swarm-of-rats")
def test_swarm_of_rats_is_for_krrk_alone():
    story = scene(SWARM, FAR, step="power").hand(0, "swarm-of-rats")
    story.g.glory[0] = 1
    story.card_("swarm-of-rats")
    assert [name for name in SWARM if story.can(name, FIGHTER)] == ["krrk-the-almost-trusted"]


@pytest.mark.card("throwing-stars")
@pytest.mark.parametrize(("where", "reaches"), [((3, 2), True), ((1, 2), False)])
def test_throwing_stars_reach_three_hexes(where, reaches):
    own = {"skritch-spiteclaw": (1, 0), "lurking-skaven": where}
    story = scene(own, GARREK).give("lurking-skaven", "throwing-stars")
    assert story.can("lurking-skaven", ATTACK) == reaches
    arm = WEAPON_LIST[story.weapon("throwing-stars")[0]]
    assert (arm.range, arm.dice, arm.symbol, arm.damage) == (3, 3, SWORD, 1)


@pytest.mark.card("whirling-halberd")
def test_whirling_halberd_strikes_all_adjacent_enemies():
    own = {"skritch-spiteclaw": (7, 2), "lurking-skaven": (1, 0)}
    other = {"garrek-gorebeard": (9, 2), "targor": (5, 2), "arnulf": (11, 2)}
    story = scene(own, other).give("skritch-spiteclaw", "whirling-halberd")
    story.dice("sword", "hammer", "shield")
    story.aim("skritch-spiteclaw", "targor", "whirling-halberd").finish_attack()
    story.dice("sword", "hammer", "shield").choose("garrek-gorebeard").finish_attack()
    assert story.is_out("targor") and story.wounds("garrek-gorebeard") == 2
    assert len(story.told(Event.ATTACKS)) == 2  # Arnulf is two hexes off


@pytest.mark.card("whirling-halberd")
def test_whirling_halberd_does_not_reach_two_hexes():
    own = {"skritch-spiteclaw": (5, 2), "lurking-skaven": (1, 0)}
    story = scene(own, GARREK).give("skritch-spiteclaw", "whirling-halberd")
    story.do(ATTACK + story.fighter("skritch-spiteclaw"))
    assert story.asked == Frame.BEFORE
    arms = {WEAPON_LIST[action - WEAPON].key for action in story.legal() if WEAPON <= action < CARD}
    assert arms == {"wicked-halberd"}
