"""Sepulchral Guard: the fighters, and what each card does and when it does not."""

import pytest

from wartable.games.shadespire.changes import CRIT_CLEAVE
from wartable.games.shadespire.declare import FIGHTER_LIST, WEAPON_LIST
from wartable.games.shadespire.rules.stats import (
    arm_at,
    defence_dice,
    defence_symbol,
    is_leader,
    move_of,
    wounds_of,
)
from wartable.games.shadespire.state import (
    ABILITY,
    ATTACK,
    CARD,
    CHARGE,
    DODGE,
    FIGHTER,
    FIGHTERS,
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
    Setting,
    Side,
)

from .scene import Story, scene

GUARD_OF_TWO = {"the-sepulchral-warden": (1, 0), "petitioner": (7, 2)}
GARREK = {"garrek-gorebeard": (9, 2), "targor": (15, 10)}


def answer(story: Story, key: str, *targets) -> Story:
    """Pass until a reaction can be played or used; then do that."""
    while not (story.asked == Frame.REACT and story.can(key)):
        story.do(PASS)
    return story.play(key, *targets)


def is_offered(story: Story, key: str) -> bool:
    """Whether a reaction could be played or used in the attack that is going on; everything is passed."""
    offered = False
    while story.asked in (Frame.REACT, Frame.DRIVE, Frame.DIE, Frame.TOTAL):
        offered = offered or (story.asked == Frame.REACT and story.can(key))
        story.do(PASS)
    return offered


def before_own_activation(story: Story) -> Story:
    """The power step after an activation of the opponent, who passed it."""
    story.next_activation().do(PASS)
    return story.skip()


def raise_one(story: Story, name: str, where) -> Story:
    return story.do(ABILITY + story.fighter("the-sepulchral-warden")).choose(name, where).skip()


# --- Fighters -----------------------------------------------------------------------------------------------------

# Move, Defence, Wounds, and the attack: name, range, dice, symbol, damage, cleave, knockback, sweep.
HAMMER, SWORD = Side.HAMMER, Side.SWORD
SIDES = {
    ("the-sepulchral-warden", 0): (2, 1, 4, ("boneshiver-spear", 2, 2, HAMMER, 2, False, 0, False)),
    ("the-sepulchral-warden", 1): (3, 1, 4, ("quickened-spear", 2, 3, HAMMER, 3, False, 0, False)),
    ("the-champion", 0): (2, 1, 3, ("wight-blade", 1, 2, HAMMER, 2, True, 0, False)),
    ("the-champion", 1): (3, 1, 3, ("wight-blade", 1, 3, HAMMER, 2, True, 0, False)),
    ("the-prince-of-dust", 0): (2, 1, 3, ("royal-mace", 1, 2, HAMMER, 1, False, 1, False)),
    ("the-prince-of-dust", 1): (3, 1, 3, ("royal-mace", 1, 3, HAMMER, 2, False, 1, False)),
    ("the-harvester", 0): (2, 1, 3, ("whirling-scythe", 1, 2, SWORD, 2, False, 0, True)),
    ("the-harvester", 1): (3, 1, 3, ("whirling-scythe", 1, 3, SWORD, 2, False, 0, True)),
    ("petitioner", 0): (2, 1, 2, ("ancient-weapon", 1, 2, SWORD, 1, False, 0, False)),
    ("petitioner", 1): (3, 1, 2, ("ancient-weapon", 1, 3, SWORD, 1, False, 0, False)),
}


@pytest.mark.parametrize(("name", "inspired"), SIDES)
def test_numbers_of_both_sides(name, inspired):
    story = scene({name: (7, 2)}, GARREK).set(name, inspired=inspired)
    move, defence, wounds, attack = SIDES[name, inspired]
    g, fighter = story.g, story.fighter(name)
    assert move_of(g, fighter, Going.MOVE, 0) == move
    assert (defence_dice(g, fighter), defence_symbol(g, fighter)) == (defence, DODGE)
    assert wounds_of(g, fighter) == wounds
    arm = WEAPON_LIST[arm_at(g, fighter, 0)]
    facts = (arm.key, arm.range, arm.dice, arm.symbol, arm.damage, arm.cleave, arm.knockback, arm.sweep)
    assert facts == attack and not arm.abilities
    assert arm_at(g, fighter, 1) == NOTHING
    assert is_leader(g, fighter) == (name == "the-sepulchral-warden")


def test_there_are_seven_of_them():
    copies = {name: FIGHTER_LIST[name].copies for name, _ in SIDES}
    assert sum(copies.values()) == 7 and copies["petitioner"] == 3


def test_the_warden_raises_a_fallen_fighter_at_home():
    story = scene(GUARD_OF_TWO, GARREK).set("petitioner", out=1, wounds=2)
    story.do(ABILITY + story.fighter("the-sepulchral-warden")).choose("petitioner")
    assert story.hex((8, 7)) not in {action - HEX for action in story.legal()}  # in enemy territory
    story.choose((8, 1)).skip()
    assert story.where("petitioner") == (8, 1) and story.wounds("petitioner") == 0
    assert story.is_inspired("petitioner")


def test_without_a_fallen_fighter_there_is_nobody_to_raise():
    story = scene(GUARD_OF_TWO, GARREK)
    assert ABILITY + story.fighter("the-sepulchral-warden") not in story.legal()


def test_without_a_starting_hex_at_home_nobody_is_raised():
    starts = [(4, 1), (8, 1), (12, 1), (2, 3), (4, 3), (10, 3)]
    names = [
        "the-champion",
        "the-prince-of-dust",
        "the-harvester",
        "petitioner#1",
        "petitioner#2",
        "petitioner",
    ]
    own = dict(zip(names, starts, strict=True)) | {"the-sepulchral-warden": (1, 0)}
    story = scene(own, GARREK | {"garrek-gorebeard": (11, 4)}).set("the-champion", out=1)
    assert ABILITY + story.fighter("the-sepulchral-warden") in story.legal()
    story.g.who[story.hex((4, 1))] = story.fighter("targor") + 1
    assert ABILITY + story.fighter("the-sepulchral-warden") not in story.legal()


def test_the_warden_makes_two_others_move():
    own = GUARD_OF_TWO | {"petitioner#2": (5, 0), "the-champion": (15, 0)}
    story = scene(own, GARREK).set("the-champion", moved=1)
    warden = story.fighter("the-sepulchral-warden")
    story.do(ABILITY + FIGHTERS + warden)
    assert not story.can("the-champion", FIGHTER) and not story.can("the-sepulchral-warden", FIGHTER)
    story.choose("petitioner", (6, 1)).skip()
    assert not story.can("petitioner", FIGHTER)
    story.choose("petitioner#2", (5, 2)).skip()
    assert story.asked != Frame.COMMAND
    assert story.where("petitioner") == (6, 1) and story.where("petitioner#2") == (5, 2)
    assert story.g.moved[story.fighter("petitioner")] == 1


def test_the_warden_commands_nobody_who_has_moved_or_charged():
    own = GUARD_OF_TWO | {"the-champion": (15, 0)}
    story = scene(own, GARREK).set("the-champion", moved=1).set("petitioner", charged=1)
    assert ABILITY + FIGHTERS + story.fighter("the-sepulchral-warden") not in story.legal()


def test_the_warden_is_inspired_by_the_second_return():
    own = GUARD_OF_TWO | {"the-champion": (15, 0)}
    story = scene(own, GARREK).set("petitioner", out=1).set("the-champion", out=1)
    raise_one(story, "petitioner", (8, 1))
    assert not story.is_inspired("the-sepulchral-warden")
    raise_one(story.next_activation().next_activation(), "the-champion", (4, 1))
    assert story.is_inspired("the-sepulchral-warden") and story.is_inspired("the-champion")


def test_who_did_not_return_is_not_inspired():
    own = GUARD_OF_TWO | {"the-champion": (15, 0), "petitioner#2": (5, 0)}
    story = raise_one(scene(own, GARREK).set("petitioner", out=1), "petitioner", (8, 1))
    assert story.is_inspired("petitioner")
    assert not story.is_inspired("petitioner#2") and not story.is_inspired("the-champion")


def test_a_wight_blade_cleaves_and_a_royal_mace_knocks_back():
    own = {"the-champion": (7, 2), "the-prince-of-dust": (11, 4)}
    other = {"severin-steelheart": (9, 2), "obryn-the-bold": (12, 5)}
    story = scene(own, other).dice("hammer", "single", "shield").attack("the-champion", "severin-steelheart")
    assert story.wounds("severin-steelheart") == 2
    story.next_activation().next_activation()
    story.dice("hammer", "hammer", "dodge").attack("the-prince-of-dust", "obryn-the-bold", drive=(13, 6))
    assert story.wounds("obryn-the-bold") == 1 and story.where("obryn-the-bold") == (14, 7)


def test_the_harvester_strikes_all_adjacent_enemies():
    other = {"garrek-gorebeard": (9, 2), "targor": (5, 2), "arnulf": (15, 10)}
    story = scene({"the-harvester": (7, 2), "petitioner": (8, 1)}, other)
    story.dice("sword", "single", "shield").aim("the-harvester", "targor").finish_attack()
    assert story.is_out("targor") and story.asked == Frame.SWEEP
    story.choose("garrek-gorebeard").finish_attack()
    targets = [event.y for event in story.told(Event.ATTACKS)]
    assert sorted(targets) == sorted([story.fighter("targor"), story.fighter("garrek-gorebeard")])


# --- Objectives ---------------------------------------------------------------------------------------------------


@pytest.mark.card("battle-without-end")
@pytest.mark.parametrize("returns", [2, 1])
def test_battle_without_end_needs_two_returns(returns):
    own = GUARD_OF_TWO | {"the-champion": (15, 0)}
    story = scene(own, GARREK).hand(0, "battle-without-end")
    story.set("petitioner", out=1).set("the-champion", out=1)
    raise_one(story, "petitioner", (8, 1))
    if returns == 2:
        raise_one(story.next_activation().next_activation(), "the-champion", (4, 1))
    story.to_end_phase()
    assert story.has_scored(0, "battle-without-end") == (returns == 2)
    assert story.glory(0) == (1 if returns == 2 else 0)


TOKENS = [(1, 2), (5, 2), (9, 2), (13, 2), (8, 5)]
NAMES = ["the-sepulchral-warden", "the-champion", "the-prince-of-dust", "petitioner", "petitioner#2"]


@pytest.mark.card("claim-the-city")
@pytest.mark.parametrize("held", [5, 4])
def test_claim_the_city_needs_every_objective(held):
    own = dict(zip(NAMES[:held], TOKENS[:held], strict=True))
    story = scene(own, {"targor": (15, 10)}, tokens=TOKENS).hand(0, "claim-the-city").to_end_phase()
    assert story.has_scored(0, "claim-the-city") == (held == 5)
    assert story.glory(0) == (5 if held == 5 else 0)


@pytest.mark.card("claim-the-city")
def test_claim_the_city_needs_five_with_three_players():
    tokens = [*TOKENS, (9, 8), (3, 8)]
    own = dict(zip(NAMES, tokens[:5], strict=True))
    others = ({"targor": (15, 10)}, {"obryn-the-bold": (15, 16)})
    story = scene(own, *others, tokens=tokens).hand(0, "claim-the-city").to_end_phase()
    assert story.has_scored(0, "claim-the-city")


@pytest.mark.card("fearless-in-death")
@pytest.mark.parametrize("left", [1, 2])
def test_fearless_in_death_needs_exactly_one_fighter(left):
    story = scene(GUARD_OF_TWO, GARREK).hand(0, "fearless-in-death")
    if left == 1:
        story.set("petitioner", out=1)
    assert story.to_end_phase().has_scored(0, "fearless-in-death") == (left == 1)


MARCHERS = {"petitioner": (1, 0), "petitioner#2": (5, 0), "petitioner#3": (9, 0), "the-champion": (13, 0)}


@pytest.mark.card("march-of-the-dead")
@pytest.mark.parametrize(("marching", "left"), [(5, 5), (4, 5), (4, 4)])
def test_march_of_the_dead_needs_five_that_all_moved(marching, left):
    own = MARCHERS | ({"the-prince-of-dust": (4, 3)} if left == 5 else {})
    story = scene(own, {"targor": (15, 10)}).hand(0, "march-of-the-dead")
    for name in list(own)[:marching]:
        story.set(name, did_move=1)
    assert story.to_end_phase().has_scored(0, "march-of-the-dead") == (marching == 5)


@pytest.mark.card("march-of-the-dead")
def test_the_move_of_a_charge_is_a_march():
    own = MARCHERS | {"the-prince-of-dust": (11, 8)}
    story = scene(own, {"targor": (15, 8)}).hand(0, "march-of-the-dead")
    for name in MARCHERS:
        story.set(name, did_move=1)
    story.charge("the-prince-of-dust", (13, 8), "targor").to_end_phase()
    assert story.has_scored(0, "march-of-the-dead")


@pytest.mark.card("more-able-bodies")
@pytest.mark.parametrize("kills", [2, 1])
def test_more_able_bodies_needs_two_enemies(kills):
    own = {"the-champion": (7, 2), "the-prince-of-dust": (4, 9)}
    other = {"garrek-gorebeard": (15, 10), "targor": (9, 2), "arnulf": (2, 9)}
    story = scene(own, other).hand(0, "more-able-bodies").set("arnulf", wounds=1)
    story.dice("hammer", "hammer", "shield").attack("the-champion", "targor")
    if kills == 2:
        story.next_activation().next_activation()
        story.dice("hammer", "hammer", "shield").attack("the-prince-of-dust", "arnulf")
    assert story.g.kills[0] == kills
    assert story.to_end_phase().has_scored(0, "more-able-bodies") == (kills == 2)


@pytest.mark.card("peerless-general")
@pytest.mark.parametrize(
    ("inspired", "out", "round", "scored"),
    [(0, 0, 3, True), (1, 0, 3, False), (0, 1, 3, False), (0, 0, 2, False)],
)
def test_peerless_general_needs_four_that_are_not_inspired(inspired, out, round, scored):
    story = scene(MARCHERS, {"targor": (15, 10)}, round=round).hand(0, "peerless-general")
    story.set("petitioner", inspired=inspired).set("petitioner#2", out=out)
    assert story.to_end_phase().has_scored(0, "peerless-general") == scored


@pytest.mark.card("peerless-general")
def test_an_inspired_fighter_that_has_fallen_does_not_count():
    own = MARCHERS | {"the-prince-of-dust": (4, 3)}
    story = scene(own, {"targor": (15, 10)}, round=3).hand(0, "peerless-general")
    story.set("the-prince-of-dust", inspired=1, out=1).to_end_phase()
    assert story.has_scored(0, "peerless-general") and story.g.glory[0] == 3


@pytest.mark.card("skills-unforgotten")
@pytest.mark.parametrize("who", ["the-sepulchral-warden", "the-champion"])
def test_skills_unforgotten_needs_the_leader(who):
    own = {"the-sepulchral-warden": (7, 2), "the-champion": (8, 1)}
    story = scene(own, {"targor": (9, 2), "arnulf": (15, 10)}).hand(0, "skills-unforgotten")
    story.dice("hammer", "hammer", "shield").attack(who, "targor")
    assert story.is_out("targor")
    assert story.has_scored(0, "skills-unforgotten") == (who == "the-sepulchral-warden")


@pytest.mark.card("the-invigorated-dead")
@pytest.mark.parametrize(("count", "inspired"), [(3, 3), (3, 2), (2, 2)])
def test_the_invigorated_dead_needs_three_all_inspired(count, inspired):
    names = list(MARCHERS)
    story = scene({name: MARCHERS[name] for name in names[:count]}, {"targor": (15, 10)}, round=3)
    story.hand(0, "the-invigorated-dead")
    for name in names[:inspired]:
        story.set(name, inspired=1)
    story.to_end_phase()
    assert story.has_scored(0, "the-invigorated-dead") == (count == inspired == 3)


@pytest.mark.card("undead-swarm")
@pytest.mark.parametrize(("second", "scored"), [((11, 2), True), ((13, 2), False)])
def test_undead_swarm_needs_two_beside_every_enemy(second, scored):
    own = {"petitioner": (7, 2), "petitioner#2": second}
    story = scene(own, {"targor": (9, 2)}).hand(0, "undead-swarm").to_end_phase()
    assert story.has_scored(0, "undead-swarm") == scored


@pytest.mark.card("undead-swarm")
def test_undead_swarm_looks_at_all_enemies_and_needs_one():
    own = {"petitioner": (7, 2), "petitioner#2": (11, 2)}
    story = scene(own, {"targor": (9, 2), "arnulf": (1, 0)}).hand(0, "undead-swarm").to_end_phase()
    assert not story.has_scored(0, "undead-swarm")
    story = scene(own, {"targor": (9, 2)}).hand(0, "undead-swarm").set("targor", out=1).to_end_phase()
    assert not story.has_scored(0, "undead-swarm")


@pytest.mark.card("undead-swarm")
@pytest.mark.parametrize("third", [(12, 1), (14, 1)])
def test_undead_swarm_needs_three_enemies_with_three_players(third):
    own = {"petitioner": (7, 2), "petitioner#2": (11, 2), "petitioner#3": (8, 1), "the-champion": (10, 1)}
    others = ({"targor": (9, 2), "arnulf": (9, 0)}, {"obryn-the-bold": third, "severin-steelheart": (15, 16)})
    story = scene(own, *others).hand(0, "undead-swarm").to_end_phase()
    assert story.has_scored(0, "undead-swarm") == (third == (12, 1))


# --- Ploys --------------------------------------------------------------------------------------------------------


def struck_down(key: str, wounds: int = 1) -> Story:
    """Garrek attacks a Petitioner that has so many wounds, while seat 0 has a card; the dice say he succeeds."""
    own = GUARD_OF_TWO | {"petitioner#2": (11, 2)}
    story = scene(own, GARREK).hand(0, key).set("petitioner", wounds=wounds).next_activation()
    return story.dice("hammer", "hammer", "shield").aim("garrek-gorebeard", "petitioner")


@pytest.mark.card("bone-shrapnel")
def test_bone_shrapnel_hurts_who_took_a_friend_out():
    story = answer(struck_down("bone-shrapnel"), "bone-shrapnel")
    assert story.is_out("petitioner") and story.wounds("garrek-gorebeard") == 1


@pytest.mark.card("bone-shrapnel")
def test_bone_shrapnel_needs_a_friend_out_of_action():
    story = struck_down("bone-shrapnel", wounds=0).give("petitioner", "undying")
    assert not is_offered(story, "bone-shrapnel")
    assert story.wounds("petitioner") == 2 and not story.is_out("petitioner")


@pytest.mark.card("ceaseless-attacks")
def test_ceaseless_attacks_lets_another_attack():
    own = GUARD_OF_TWO | {"petitioner#2": (11, 2)}
    story = scene(own, GARREK).hand(0, "ceaseless-attacks")
    story.dice("hammer", "hammer", "shield").aim("petitioner", "garrek-gorebeard")
    while not story.can("ceaseless-attacks"):
        story.do(PASS)
    story.card_("ceaseless-attacks")
    assert not story.can("petitioner", FIGHTER) and not story.can("the-sepulchral-warden", FIGHTER)
    story.choose("petitioner#2").skip()
    story.dice("sword", "sword", "shield").with_weapon("garrek-gorebeard").finish_attack()
    assert story.wounds("garrek-gorebeard") == 1


@pytest.mark.card("ceaseless-attacks")
def test_ceaseless_attacks_needs_another_that_can():
    story = scene(GUARD_OF_TWO, GARREK).hand(0, "ceaseless-attacks")
    story.dice("single", "single", "shield").aim("petitioner", "garrek-gorebeard")
    assert not is_offered(story, "ceaseless-attacks")


@pytest.mark.card("clawing-hands")
@pytest.mark.parametrize("fallen", [2, 0])
def test_clawing_hands_lets_the_fallen_support(fallen):
    own = GUARD_OF_TWO | {"petitioner#2": (1, 2), "petitioner#3": (1, 4)}
    story = scene(own, GARREK).hand(0, "clawing-hands")
    if fallen:
        story.set("petitioner#2", out=1).set("petitioner#3", out=1)
    before_own_activation(story).play("clawing-hands", seat=0).pass_power()
    story.dice("double", "single", "shield").attack("petitioner", "garrek-gorebeard")
    assert story.wounds("garrek-gorebeard") == (1 if fallen else 0)


@pytest.mark.card("clawing-hands")
def test_clawing_hands_is_used_up_by_an_attack_of_the_enemy():
    own = GUARD_OF_TWO | {"petitioner#2": (1, 2), "petitioner#3": (1, 4)}
    story = scene(own, GARREK, step="power").hand(0, "clawing-hands")
    story.set("petitioner#2", out=1).set("petitioner#3", out=1)
    story.play("clawing-hands", seat=0).pass_power()
    story.dice("double", "single", "shield").attack("garrek-gorebeard", "petitioner")
    assert story.wounds("petitioner") == 0


@pytest.mark.card("danse-macabre")
def test_danse_macabre_lets_friends_go_one_hex_further():
    story = before_own_activation(scene(GUARD_OF_TWO, GARREK).hand(0, "danse-macabre"))
    story.play("danse-macabre", seat=0).pass_power()
    assert story.move("petitioner", (1, 2)).where("petitioner") == (1, 2)


@pytest.mark.card("danse-macabre")
def test_danse_macabre_is_not_for_enemies_and_not_for_later():
    story = scene(GUARD_OF_TWO, GARREK, step="power").hand(0, "danse-macabre")
    story.play("danse-macabre", seat=0).pass_power()
    story.do(MOVE + story.fighter("targor"))
    assert not story.can(HEX + story.hex((5, 10)))
    story.choose((7, 10)).skip().next_activation()
    story.do(MOVE + story.fighter("petitioner"))
    assert not story.can(HEX + story.hex((1, 2)))


@pytest.mark.card("grasping-hands")
def test_grasping_hands_slows_the_first_fighter_that_is_activated():
    own = GUARD_OF_TWO | {"petitioner#2": (1, 2), "petitioner#3": (1, 4)}
    story = scene(own, GARREK, step="power").hand(0, "grasping-hands")
    story.set("petitioner#2", out=1).set("petitioner#3", out=1)
    story.play("grasping-hands", seat=0).pass_power().do(MOVE + story.fighter("targor"))
    assert not story.can(HEX + story.hex((9, 10))) and story.can(HEX + story.hex((11, 10)))


@pytest.mark.card("grasping-hands")
def test_grasping_hands_never_takes_move_below_nothing_and_ends():
    own = dict(zip(NAMES, [(1, 0), (1, 2), (1, 4), (3, 0), (3, 2)], strict=True))
    story = scene(own, {"obryn-the-bold": (15, 10)}, step="power").hand(0, "grasping-hands")
    for name in NAMES[1:]:
        story.set(name, out=1)
    story.play("grasping-hands", seat=0).pass_power()
    assert not story.can("obryn-the-bold", MOVE) and story.can("obryn-the-bold", GUARD)
    story.guard("obryn-the-bold").next_activation().next_activation()
    assert story.can("obryn-the-bold", MOVE)


@pytest.mark.card("grasping-hands")
def test_grasping_hands_leaves_those_alone_that_the_first_one_commands():
    own = {"garrek-gorebeard": (9, 2), "targor": (15, 2)}
    guard = {"the-sepulchral-warden": (1, 10), "petitioner": (7, 10), "petitioner#2": (11, 10)}
    caller = {"the-sepulchral-warden": (1, 0), "petitioner": (7, 0)}
    story = scene(caller, guard, own, step="power").hand(0, "grasping-hands").set("0:petitioner", out=1)
    story.play("grasping-hands", seat=0).pass_power()
    story.do(ABILITY + FIGHTERS + story.fighter("1:the-sepulchral-warden")).choose("1:petitioner")
    assert story.can(HEX + story.hex((7, 8)))


@pytest.mark.card("restless-dead")
def test_restless_dead_brings_a_fighter_back():
    story = scene(GUARD_OF_TWO, GARREK, step="power").hand(0, "restless-dead")
    story.set("petitioner", out=1, wounds=2).play("restless-dead", "petitioner", (4, 3), seat=0)
    assert story.where("petitioner") == (4, 3) and story.wounds("petitioner") == 0
    assert story.is_inspired("petitioner")


@pytest.mark.card("restless-dead")
def test_restless_dead_is_not_for_the_warden():
    story = scene(GUARD_OF_TWO, GARREK, step="power").hand(0, "restless-dead")
    assert not story.set("the-sepulchral-warden", out=1).can("restless-dead")
    assert story.set("petitioner", out=1).can("restless-dead")
    story.card_("restless-dead")
    assert story.can("petitioner", FIGHTER) and not story.can("the-sepulchral-warden", FIGHTER)


@pytest.mark.card("spectral-form")
@pytest.mark.parametrize("played", [True, False])
def test_spectral_form_goes_through_fighters(played):
    corner = {"the-champion": (1, 0), "petitioner": (3, 0), "petitioner#2": (2, 1)}
    story = before_own_activation(scene(corner, GARREK).hand(0, "spectral-form"))
    if played:
        story.play("spectral-form", seat=0)
    story.pass_power()
    assert story.can("the-champion", MOVE) == played
    if played:
        story.do(MOVE + story.fighter("the-champion"))
        assert not story.can(HEX + story.hex((3, 0)))  # not empty
        assert story.choose((5, 0)).skip().where("the-champion") == (5, 0)


@pytest.mark.card("swift-evasion")
def test_swift_evasion_pushes_away_from_all_enemies():
    story = scene(GUARD_OF_TWO, GARREK, step="power").hand(0, "swift-evasion")
    story.card_("swift-evasion").choose("petitioner").skip()
    assert not story.can(PASS)
    story.choose((5, 2))
    assert story.can(PASS)
    story.choose((3, 2))
    assert story.where("petitioner") == (3, 2) and story.asked == Frame.POWER
    assert not story.told(Event.MOVED)


@pytest.mark.card("swift-evasion")
def test_swift_evasion_needs_a_fighter_that_can_get_away():
    story = scene({"petitioner": (1, 0)}, GARREK, step="power").hand(0, "swift-evasion")
    assert not story.can("swift-evasion")


@pytest.mark.card("terrifying-screams")
def test_terrifying_screams_pushes_an_enemy():
    story = scene(GUARD_OF_TWO, GARREK, step="power").hand(0, "terrifying-screams")
    story.play("terrifying-screams", "garrek-gorebeard", (11, 2), seat=0)
    assert story.where("garrek-gorebeard") == (11, 2)


@pytest.mark.card("terrifying-screams")
def test_terrifying_screams_is_not_for_friends():
    story = (
        scene(GUARD_OF_TWO, GARREK, step="power").hand(0, "terrifying-screams").card_("terrifying-screams")
    )
    assert not story.can("petitioner", FIGHTER) and story.can("targor", FIGHTER)


@pytest.mark.card("the-necromancer-commands")
def test_the_necromancer_commands_the_same_attack_again():
    story = scene(GUARD_OF_TWO, GARREK).hand(0, "the-necromancer-commands")
    story.dice("single", "single", "shield", "sword", "single", "shield").aim(
        "petitioner", "garrek-gorebeard"
    )
    answer(story, "the-necromancer-commands").finish_attack()
    assert story.wounds("garrek-gorebeard") == 1
    assert [event.y for event in story.told(Event.ATTACKS)] == [story.fighter("garrek-gorebeard")] * 2


@pytest.mark.card("the-necromancer-commands")
def test_the_necromancer_commands_nothing_after_a_success():
    story = scene(GUARD_OF_TWO, GARREK).hand(0, "the-necromancer-commands")
    story.dice("sword", "sword", "shield").aim("petitioner", "garrek-gorebeard")
    assert not is_offered(story, "the-necromancer-commands")


@pytest.mark.card("the-necromancer-commands")
def test_the_necromancer_commands_one_attack_of_a_sweep():
    other = {"garrek-gorebeard": (9, 2), "targor": (5, 2)}
    own = {"the-sepulchral-warden": (1, 0), "the-harvester": (7, 2)}
    story = scene(own, other).hand(0, "the-necromancer-commands")
    story.dice("single", "single", "shield", "sword", "single", "shield").aim("the-harvester", "targor")
    answer(story, "the-necromancer-commands").finish_attack()
    assert story.is_out("targor") and len(story.told(Event.ATTACKS)) == 2
    assert story.asked == Frame.SWEEP  # Garrek is still to be attacked


# --- Upgrades -----------------------------------------------------------------------------------------------------


@pytest.mark.card("ancient-commander")
def test_ancient_commander_makes_three_others_move():
    story = scene({"the-sepulchral-warden": (1, 4)} | MARCHERS, GARREK)
    story.give("the-sepulchral-warden", "ancient-commander").set("the-champion", moved=1)
    story.card_("ancient-commander")
    assert not story.can("the-champion", FIGHTER)
    story.choose("petitioner", (1, 2)).skip().choose("petitioner#2", (5, 2)).skip()
    story.choose("petitioner#3", (9, 4) if story.can(HEX + story.hex((9, 4))) else (8, 1)).skip()
    assert story.asked != Frame.COMMAND
    assert sum(story.g.moved) == 4


@pytest.mark.card("ancient-commander")
def test_ancient_commander_needs_somebody_to_move():
    story = scene({"the-sepulchral-warden": (1, 4)} | MARCHERS, GARREK)
    story.give("the-sepulchral-warden", "ancient-commander")
    assert story.can("ancient-commander")
    for name in MARCHERS:
        story.set(name, moved=1)
    assert not story.can("ancient-commander")


@pytest.mark.card("assumed-command")
@pytest.mark.parametrize("worn", [True, False])
def test_assumed_command_makes_each_supporter_two(worn):
    own = {"the-prince-of-dust": (7, 2), "petitioner": (11, 2)}
    story = scene(own, GARREK)
    if worn:
        story.give("the-prince-of-dust", "assumed-command")
    story.dice("double", "double", "shield").attack("the-prince-of-dust", "garrek-gorebeard")
    assert story.wounds("garrek-gorebeard") == (1 if worn else 0)


@pytest.mark.card("deathly-charge")
@pytest.mark.parametrize("charges", [True, False])
def test_deathly_charge_hits_harder_in_a_charge(charges):
    own = {"the-champion": (3, 2) if charges else (7, 2)}
    story = scene(own, GARREK).give("the-champion", "deathly-charge").dice("hammer", "hammer", "shield")
    if charges:
        story.charge("the-champion", (7, 2), "garrek-gorebeard")
    else:
        story.attack("the-champion", "garrek-gorebeard")
    assert story.wounds("garrek-gorebeard") == (3 if charges else 2)


@pytest.mark.card("fatal-strike")
def test_fatal_strike_answers_before_the_fighter_falls():
    story = scene({"the-champion": (7, 2)}, GARREK).give("the-champion", "fatal-strike")
    story.set("the-champion", wounds=2).set("garrek-gorebeard", wounds=2).next_activation()
    story.dice("hammer", "hammer", "shield", "hammer", "hammer", "shield")
    story.aim("garrek-gorebeard", "the-champion")
    answer(story, "fatal-strike").finish_attack()
    assert story.is_out("garrek-gorebeard") and story.is_out("the-champion")
    assert story.glory(0) == 1 and story.glory(1) == 1


@pytest.mark.card("fatal-strike")
def test_fatal_strike_needs_the_fighter_to_fall():
    story = scene({"the-champion": (7, 2)}, GARREK).give("the-champion", "fatal-strike").next_activation()
    story.dice("hammer", "hammer", "shield").aim("garrek-gorebeard", "the-champion")
    assert not is_offered(story, "fatal-strike") and story.wounds("the-champion") == 2


@pytest.mark.card("fatal-strike")
def test_fatal_strike_does_not_reach_who_stands_farther_off():
    other = {"karsus-the-chained": (11, 2), "targor": (15, 10)}
    story = scene({"the-champion": (7, 2)}, other).give("the-champion", "fatal-strike")
    story.set("the-champion", wounds=2).next_activation()
    story.dice("sword", "sword", "sword", "shield").aim("karsus-the-chained", "the-champion", "chained-axe")
    assert not is_offered(story, "fatal-strike") and story.is_out("the-champion")


@pytest.mark.card("fatal-strike")
@pytest.mark.parametrize("allowed", [True, False])
def test_fatal_strike_is_an_attack_like_others_unless_the_setting_says_no(allowed):
    settings = {} if allowed else {Setting.REACTION_ATTACKS: 1}
    story = scene({"the-champion": (7, 2)}, GARREK, settings=settings).give("the-champion", "fatal-strike")
    story.do(ATTACK + story.fighter("the-champion"))
    weapons = {WEAPON_LIST[action - WEAPON].key for action in story.legal() if WEAPON <= action < CARD}
    assert weapons == ({"wight-blade", "fatal-strike"} if allowed else {"wight-blade"})


@pytest.mark.card("focused-attack")
@pytest.mark.parametrize("crit", [True, False])
def test_focused_attack_cleaves_with_a_crit(crit):
    other = {"severin-steelheart": (9, 2), "obryn-the-bold": (15, 10)}
    story = scene({"the-harvester": (7, 2)}, other).give("the-harvester", "focused-attack")
    story.dice("crit" if crit else "hammer", "single", "shield")
    story.aim("the-harvester", "severin-steelheart", "focused-attack").finish_attack()
    assert story.wounds("severin-steelheart") == (2 if crit else 0)
    arm = WEAPON_LIST[story.weapon("focused-attack")[0]]
    assert (arm.range, arm.dice, arm.symbol, arm.damage, arm.cleave) == (1, 2, HAMMER, 2, False)
    assert arm.abilities == (CRIT_CLEAVE,)


@pytest.mark.card("focused-attack")
def test_focused_attack_cleaves_when_crits_are_equal():
    other = {"severin-steelheart": (9, 2), "obryn-the-bold": (15, 10)}
    story = scene({"the-harvester": (7, 2)}, other).give("the-harvester", "focused-attack")
    story.set("severin-steelheart", inspired=1).dice("crit", "hammer", "crit", "shield")
    story.aim("the-harvester", "severin-steelheart", "focused-attack").finish_attack()
    assert story.wounds("severin-steelheart") == 2  # the shield is no success


@pytest.mark.card("frightening-speed")
def test_frightening_speed_adds_two_to_move():
    story = scene({"the-champion": (1, 2), "petitioner": (1, 4)}, GARREK)
    assert not story.hand(0, "frightening-speed").can("frightening-speed")
    story = scene({"the-champion": (1, 2)}, GARREK).give("the-champion", "frightening-speed")
    assert move_of(story.g, story.fighter("the-champion"), Going.MOVE, 0) == 4


@pytest.mark.card("frightening-speed")
def test_frightening_speed_is_for_three_of_them():
    own = dict(zip(NAMES[:4], TOKENS[:4], strict=True)) | {"the-harvester": (1, 4)}
    story = scene(own, {"targor": (15, 10)}, step="power").hand(0, "frightening-speed")
    story.g.glory[0] = 1
    story.card_("frightening-speed")
    may = [name for name in own if story.can(name, FIGHTER)]
    assert may == ["the-champion", "the-prince-of-dust", "the-harvester"]


@pytest.mark.card("grim-cleave")
@pytest.mark.parametrize("worn", [True, False])
def test_grim_cleave_makes_shields_useless(worn):
    other = {"severin-steelheart": (9, 2), "obryn-the-bold": (15, 10)}
    story = scene({"the-harvester": (7, 2)}, other)
    if worn:
        story.give("the-harvester", "grim-cleave")
    story.dice("sword", "single", "shield").attack("the-harvester", "severin-steelheart")
    assert story.wounds("severin-steelheart") == (2 if worn else 0)


@pytest.mark.card("lethal-lunge")
def test_lethal_lunge_reaches_two_hexes_and_cleaves():
    other = {"severin-steelheart": (11, 2), "obryn-the-bold": (15, 10)}
    story = scene({"the-sepulchral-warden": (7, 2)}, other).give("the-sepulchral-warden", "lethal-lunge")
    story.dice("hammer", "single", "shield")
    story.aim("the-sepulchral-warden", "severin-steelheart", "lethal-lunge").finish_attack()
    assert story.wounds("severin-steelheart") == 3


@pytest.mark.card("lethal-lunge")
def test_lethal_lunge_does_not_reach_three_hexes():
    other = {"severin-steelheart": (13, 2), "obryn-the-bold": (15, 10)}
    story = scene({"the-sepulchral-warden": (7, 2)}, other).give("the-sepulchral-warden", "lethal-lunge")
    assert not story.can("the-sepulchral-warden", ATTACK) and story.can("the-sepulchral-warden", CHARGE)


@pytest.mark.card("remembered-shield")
@pytest.mark.parametrize("worn", [True, False])
def test_remembered_shield_changes_the_symbol(worn):
    story = scene(GUARD_OF_TWO, GARREK)
    if worn:
        story.give("petitioner", "remembered-shield")
    assert defence_symbol(story.g, story.fighter("petitioner")) == (SHIELD if worn else DODGE)
    story.next_activation().dice("hammer", "single", "dodge").attack("garrek-gorebeard", "petitioner")
    assert story.is_out("petitioner") == worn  # a dodge saves only who has none


@pytest.mark.card("remembered-shield")
def test_remembered_shield_is_not_for_the_champion():
    own = {"the-champion": (7, 2), "the-harvester": (1, 2)}
    story = scene(own, GARREK, step="power").hand(0, "remembered-shield")
    story.g.glory[0] = 1
    assert not story.can("remembered-shield")


@pytest.mark.card("undying")
@pytest.mark.parametrize("worn", [True, False])
def test_undying_adds_a_wound(worn):
    story = scene(GUARD_OF_TWO, GARREK)
    if worn:
        story.give("petitioner", "undying")
    story.next_activation().dice("hammer", "single", "shield").attack("garrek-gorebeard", "petitioner")
    assert story.is_out("petitioner") == (not worn)
