"""The Chosen Axes: the four fighters, what each card does, and when it does not."""

import pytest

from wartable.games.shadespire.changes import CRIT_CLEAVE, REROLL
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
    ATTACK,
    CHARGE,
    DIE,
    FIGHTER,
    HEX,
    PASS,
    SHIELD,
    Event,
    Frame,
    Going,
    Setting,
    Side,
)

from . import scene as stage
from .reacting import comes_up, react, take_most
from .scene import Story, Where, scene

FJUL, TEFK, VOL, MAEGRIM = "fjul-grimnir", "tefk-flamebearer", "vol-orrukbane", "mad-maegrim"
GARREK, SAEK, TARGOR, ARNULF = "garrek-gorebeard", "blooded-saek", "targor", "arnulf"
HAMMER, SWORD = Side.HAMMER, Side.SWORD
FAR = {GARREK: (15, 10)}


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


def scored(story: Story, key: str) -> bool:
    """Whether seat 0 scores a card of its hand in the end phase of this round."""
    story.hand(0, key).to_end_phase()
    return story.has_scored(0, key)


def own_turn(story: Story) -> Story:
    """A power step of seat 0 is over and seat 1 does nothing: the activation of seat 0 after that."""
    story.pass_power()
    assert story.actor == 1 and story.asked == Frame.ACTIVATE
    return story


def takers(key: str) -> set[str]:
    """Who of the Chosen Axes may be given an upgrade."""
    own = {FJUL: (1, 0), TEFK: (5, 0), VOL: (9, 0), MAEGRIM: (13, 0)}
    story = scene(own, FAR, step="power").hand(0, key)
    story.g.glory[0] = 1
    story.card_(key)
    return {name for name in own if FIGHTER + story.fighter(name) in story.legal()}


def rolled(story: Story, name: str, defence: int = 0) -> int:
    """How many attack (or defence) dice a fighter has rolled."""
    return story.rolled(defence, name)


# --- Fighters -----------------------------------------------------------------------------------------------------

FACTS = [
    # name, inspired; Move, Wounds; attacks: name, range, dice, symbol, damage, Cleave, Knockback
    (FJUL, 0, 2, 4, [("latchkey-axe", 1, 2, HAMMER, 3, False, 0)]),
    (FJUL, 1, 3, 5, [("blazing-latchkey-axe", 1, 2, HAMMER, 4, True, 0)]),
    (
        TEFK,
        0,
        2,
        3,
        [("brazier-axe", 1, 2, HAMMER, 2, False, 0), ("fyresteel-axe", 1, 3, HAMMER, 1, False, 0)],
    ),
    (TEFK, 1, 3, 4, [("blazing-axes", 1, 3, HAMMER, 3, False, 0)]),
    (VOL, 0, 2, 3, [("great-axe", 1, 2, HAMMER, 2, False, 0)]),
    (VOL, 1, 3, 4, [("great-axe", 1, 2, HAMMER, 3, False, 1)]),
    (MAEGRIM, 0, 2, 3, [("fyresteel-axes", 1, 3, SWORD, 1, False, 0)]),
    (MAEGRIM, 1, 3, 4, [("scorching-axes", 1, 3, SWORD, 2, False, 0)]),
]


@pytest.mark.parametrize(("name", "inspired", "move", "wounds", "attacks"), FACTS)
def test_the_numbers_of_the_chosen_axes(name, inspired, move, wounds, attacks):
    story = scene({name: (7, 2)}, FAR).set(name, inspired=inspired)
    g, fighter = story.g, story.fighter(name)
    assert move_of(g, fighter, Going.MOVE, 0) == move
    assert (defence_dice(g, fighter), defence_symbol(g, fighter)) == (1, SHIELD)
    assert wounds_of(g, fighter) == wounds
    assert is_leader(g, fighter) == (name == FJUL)
    arms = [WEAPON_LIST[arm_at(g, fighter, at)] for at in range(4) if arm_at(g, fighter, at) >= 0]
    assert [(a.key, a.range, a.dice, a.symbol, a.damage, a.cleave, a.knockback) for a in arms] == attacks


def test_four_axes():
    keys = [key for key, card in FIGHTER_LIST.items() if card.warband == 5]
    assert keys == [FJUL, TEFK, VOL, MAEGRIM]


@pytest.mark.parametrize("name", [FJUL, TEFK, VOL, MAEGRIM])
def test_an_axe_is_inspired_by_an_objective_held_when_the_phase_ends(name):
    story = scene({name: (7, 2)}, FAR, tokens=[(7, 2)])
    assert not story.is_inspired(name)
    assert story.to_end_phase().is_inspired(name)


@pytest.mark.parametrize("name", [FJUL, TEFK, VOL, MAEGRIM])
def test_an_axe_is_not_inspired_beside_an_objective(name):
    story = scene({name: (7, 2)}, FAR, tokens=[(9, 2)])
    assert not story.to_end_phase().is_inspired(name)


def test_an_axe_is_not_inspired_by_an_objective_that_it_leaves():
    story = scene({FJUL: (7, 2)}, FAR, tokens=[(7, 2)]).move(FJUL, (9, 2))
    assert not story.to_end_phase().is_inspired(FJUL)


def test_wound_tokens_stay_when_the_wounds_grow():
    story = scene({FJUL: (7, 2)}, FAR, tokens=[(7, 2)]).set(FJUL, wounds=3).to_end_phase()
    assert story.wounds(FJUL) == 3 and story.left(FJUL) == 2


def test_blazing_axes_cleave_with_a_crit():
    story = scene({TEFK: (7, 2)}, {"severin-steelheart": (9, 2)}).set(TEFK, inspired=1)
    story.dice("crit", "single", "single", "crit").attack(TEFK, "severin-steelheart")
    assert story.wounds("severin-steelheart") == 0  # a draw
    story = scene({TEFK: (7, 2)}, {"severin-steelheart": (9, 2)}).set(TEFK, inspired=1)
    story.set("severin-steelheart", inspired=1)
    story.dice("crit", "hammer", "single", "crit", "shield").attack(TEFK, "severin-steelheart")
    assert story.wounds("severin-steelheart") == 3


def test_scorching_axes_reroll_a_die():
    story = scene({MAEGRIM: (7, 2)}, {GARREK: (9, 2)}).set(MAEGRIM, inspired=1)
    story.dice("hammer", "hammer", "hammer").aim(MAEGRIM, GARREK)
    assert story.asked == Frame.DIE and {DIE, DIE + 1, DIE + 2, PASS} == story.legal()
    story.dice("sword", "shield").do(DIE + 1).finish_attack()
    assert story.wounds(GARREK) == 2


def test_the_great_axe_of_an_inspired_vol_drives_two_hexes():
    story = scene({VOL: (5, 2)}, {GARREK: (7, 2)}).set(VOL, inspired=1)
    story.dice("hammer", "hammer", "shield").attack(VOL, GARREK, drive=(9, 2))
    assert story.where(GARREK) == (11, 2)


# --- Objectives ---------------------------------------------------------------------------------------------------


@pytest.mark.card("a-claim-retaken")
@pytest.mark.parametrize(("before", "met"), [(GARREK, True), (TEFK, False), (None, False)])
def test_a_claim_retaken_from_an_enemy(before, met):
    story = scene({FJUL: (7, 2), TEFK: (1, 0)}, FAR, tokens=[(1, 4), (7, 2)])
    story.g.start_holder[2] = story.fighter(before) + 1 if before else 0
    assert scored(story, "a-claim-retaken") == met


@pytest.mark.card("a-claim-retaken")
def test_a_claim_is_retaken_only_by_holding_it():
    story = scene({FJUL: (9, 2)}, FAR, tokens=[(1, 4), (7, 2)])
    story.g.start_holder[2] = story.fighter(GARREK) + 1
    assert not scored(story, "a-claim-retaken")


@pytest.mark.card("a-claim-retaken")
def test_who_holds_what_is_noted_as_a_round_begins():
    story = scene({FJUL: (7, 2)}, FAR, tokens=[(1, 4), (15, 10)]).to_end_phase()
    while story.g.round == 1:
        story.do(PASS)
    assert story.g.start_holder[1] == 0 and story.g.start_holder[2] == story.fighter(GARREK) + 1


def slay(key: str, name: str, target: str, wounds: int, charge: bool = False) -> Story:
    """One of the Axes takes a Reaver out of action."""
    story = scene({name: (5, 2) if charge else (7, 2)}, {target: (9, 2), ARNULF: (1, 10)})
    story.hand(0, key).set(target, wounds=wounds).dice("hammer", "hammer", "shield")
    if charge:
        return story.charge(name, (7, 2), target)
    return story.attack(name, target)


@pytest.mark.card("a-grim-promise")
@pytest.mark.parametrize(("target", "met"), [(GARREK, True), (TARGOR, False)])
def test_a_grim_promise_is_about_the_leader(target, met):
    story = slay("a-grim-promise", VOL, target, 2 if target == GARREK else 0).to_end_phase()
    assert story.is_out(target) and story.has_scored(0, "a-grim-promise") == met


@pytest.mark.card("ferocious-charge")
@pytest.mark.parametrize("charge", [True, False])
def test_ferocious_charge_takes_out_an_enemy(charge):
    story = slay("ferocious-charge", VOL, TARGOR, 0, charge)
    assert story.is_out(TARGOR) and story.has_scored(0, "ferocious-charge") == charge


@pytest.mark.card("scion-of-grimnir")
@pytest.mark.parametrize(("name", "met"), [(FJUL, True), (VOL, False)])
def test_scion_of_grimnir_is_the_leader(name, met):
    story = slay("scion-of-grimnir", name, TARGOR, 0)
    assert story.is_out(TARGOR) and story.has_scored(0, "scion-of-grimnir") == met


ALL = {FJUL: (1, 0), TEFK: (5, 0), VOL: (9, 0), MAEGRIM: (13, 0)}


@pytest.mark.card("for-the-ur-gold")
@pytest.mark.parametrize(
    ("tokens", "met"),
    [([(1, 0), (5, 0), (9, 0), (13, 0)], True), ([(1, 0), (5, 0), (9, 0)], False)],
)
def test_for_the_ur_gold_all_are_inspired(tokens, met):
    assert scored(scene(ALL, FAR, tokens=tokens), "for-the-ur-gold") == met


@pytest.mark.card("for-the-ur-gold")
def test_for_the_ur_gold_needs_three():
    story = scene(ALL, FAR, tokens=[(1, 0), (5, 0)]).set(VOL, out=1).set(MAEGRIM, out=1)
    assert not scored(story, "for-the-ur-gold")


@pytest.mark.card("fury-of-the-lodge")
@pytest.mark.parametrize(("lost", "met"), [((MAEGRIM,), True), ((), False), ((MAEGRIM, VOL), False)])
def test_fury_of_the_lodge_all_charge(lost, met):
    story = scene(ALL, FAR)
    for name in (FJUL, TEFK, VOL):
        story.set(name, did_charge=1)
    for name in lost:
        story.set(name, out=1)
    assert scored(story, "fury-of-the-lodge") == met


@pytest.mark.card("hoarders")
@pytest.mark.parametrize(
    ("tokens", "met"),
    [
        ([(1, 0), (5, 0), (9, 0), (13, 0), (1, 4)], True),
        ([(1, 0), (5, 0), (9, 0), (1, 4)], False),
        ([(1, 0), (5, 0), (9, 0), (13, 0), (15, 10)], False),
    ],
)
def test_hoarders_hold_with_everybody_and_alone(tokens, met):
    assert scored(scene(ALL, FAR, tokens=tokens), "hoarders") == met


@pytest.mark.card("hoarders")
def test_a_fallen_hoarder_holds_nothing():
    story = scene(ALL, FAR, tokens=[(1, 0), (5, 0), (9, 0)]).set(MAEGRIM, out=1)
    assert not scored(story, "hoarders")


@pytest.mark.card("oaths-still-to-fulfil")
@pytest.mark.parametrize(("lost", "round", "met"), [((), 3, True), ((VOL,), 3, False), ((), 2, False)])
def test_oaths_still_to_fulfil_without_losses(lost, round, met):
    story = scene(ALL, FAR, round=round)
    for name in lost:
        story.set(name, out=1)
    assert scored(story, "oaths-still-to-fulfil") == met


@pytest.mark.card("unstoppable-advance")
@pytest.mark.parametrize(("where", "met"), [((1, 6), True), ((2, 5), False)])
def test_unstoppable_advance_into_enemy_territory(where, met):
    assert scored(scene({FJUL: where, VOL: (5, 8)}, FAR), "unstoppable-advance") == met


# --- Ploys --------------------------------------------------------------------------------------------------------


def under_attack(key: str, *targets: str, at: Where = (7, 2), **settings) -> Story:
    """Seat 0 plays a ploy in its power step; in the next activation Saek can attack Fjul-Grimnir."""
    story = scene({FJUL: at, TEFK: (1, 0)}, {SAEK: (9, 2), GARREK: (15, 10)}, step="power", **settings)
    return own_turn(story.hand(0, key).play(key, *targets, seat=0))


@pytest.mark.card("berserk-fury")
@pytest.mark.parametrize(("side", "wounds"), [("shield", 0), ("crit", 3), ("dodge", 3)])
def test_berserk_fury_shrugs_off_damage_on_a_shield(side, wounds):
    story = under_attack("berserk-fury").dice("hammer", "hammer", "dodge", side).attack(SAEK, FJUL)
    assert story.wounds(FJUL) == wounds


@pytest.mark.card("berserk-fury")
def test_berserk_fury_is_for_the_first_damage_only():
    story = scene({FJUL: (7, 2), TEFK: (11, 2)}, {"karsus-the-chained": (9, 2)}, step="power")
    own_turn(story.hand(0, "berserk-fury").play("berserk-fury", seat=0)).set("karsus-the-chained", inspired=1)
    story.dice("sword", "sword", "dodge", "shield").attack("karsus-the-chained", FJUL, "savage-whirl")
    story.dice("sword", "sword", "dodge").choose(TEFK).finish_attack()
    assert (story.wounds(FJUL), story.wounds(TEFK)) == (0, 2)
    assert len(story.told(Event.DIE)) == 1


@pytest.mark.card("indomitable")
def test_indomitable_suffers_one_damage():
    story = under_attack("indomitable").dice("hammer", "hammer", "dodge").attack(SAEK, FJUL)
    assert story.wounds(FJUL) == 1


@pytest.mark.card("indomitable")
def test_indomitable_is_over_after_the_next_activation():
    story = under_attack("indomitable").next_activation()
    story.do(PASS).pass_power()
    story.dice("hammer", "hammer", "dodge").attack(SAEK, FJUL)
    assert story.wounds(FJUL) == 3


@pytest.mark.card("indomitable")
def test_indomitable_is_not_for_enemies():
    story = scene({GARREK: (9, 2)}, {FJUL: (7, 2)}, step="power").hand(1, "indomitable")
    story.play("indomitable", seat=1).pass_power()
    story.dice("hammer", "hammer", "shield").attack(FJUL, GARREK)
    assert story.wounds(GARREK) == 3


@pytest.mark.card("living-wall")
def test_living_wall_brings_two_together():
    story = scene({FJUL: (3, 2), TEFK: (9, 2)}, FAR, step="power").hand(0, "living-wall")
    story.play("living-wall", FJUL, TEFK, seat=0)
    assert story.legal() == {HEX + story.hex((5, 2))}  # nothing else leaves room for Tefk beside him
    story.choose((5, 2))
    assert story.legal() == {HEX + story.hex((7, 2))}
    story.choose((7, 2))
    assert (story.where(FJUL), story.where(TEFK)) == ((5, 2), (7, 2))


@pytest.mark.card("living-wall")
def test_living_wall_may_leave_them_where_they_are():
    story = scene({FJUL: (5, 2), TEFK: (7, 2)}, FAR, step="power").hand(0, "living-wall")
    story.play("living-wall", FJUL, TEFK, seat=0).do(PASS).do(PASS)
    assert (story.where(FJUL), story.where(TEFK)) == ((5, 2), (7, 2))


@pytest.mark.card("living-wall")
def test_living_wall_can_use_the_hex_that_the_first_one_leaves():
    story = scene({FJUL: (5, 2), TEFK: (7, 2)}, FAR, step="power").hand(0, "living-wall")
    story.play("living-wall", FJUL, TEFK, seat=0).choose((3, 2))
    assert story.can(HEX + story.hex((5, 2))) and not story.can(PASS)


@pytest.mark.card("living-wall")
def test_living_wall_is_not_for_fighters_too_far_apart():
    story = scene({FJUL: (3, 2), TEFK: (11, 2)}, FAR, step="power").hand(0, "living-wall")
    assert not story.can("living-wall")


@pytest.mark.card("oathsworn")
def test_oathsworn_attacks_the_same_target_again():
    story = scene({FJUL: (7, 2)}, {GARREK: (9, 2), SAEK: (8, 3)}).hand(0, "oathsworn")
    story.dice("sword", "sword", "shield").aim(FJUL, GARREK)
    react(story, "oathsworn").skip()
    story.dice("hammer", "hammer", "shield").with_weapon(GARREK).finish_attack()
    assert story.wounds(GARREK) == 3 and story.wounds(SAEK) == 0 and rolled(story, FJUL) == 4


@pytest.mark.card("oathsworn")
def test_oathsworn_may_use_another_attack():
    story = scene({TEFK: (7, 2), FJUL: (1, 0)}, {GARREK: (9, 2)}).hand(0, "oathsworn")
    story.dice("sword", "sword", "shield").aim(TEFK, GARREK, "brazier-axe")
    react(story, "oathsworn").skip()
    story.dice("hammer", "hammer", "hammer", "shield").with_weapon(GARREK, "fyresteel-axe").finish_attack()
    assert story.wounds(GARREK) == 1


@pytest.mark.card("oathsworn")
def test_oathsworn_does_not_follow_a_success():
    story = scene({FJUL: (7, 2)}, {GARREK: (9, 2)}).hand(0, "oathsworn")
    story.dice("hammer", "hammer", "shield").aim(FJUL, GARREK)
    assert not comes_up(story, "oathsworn")


@pytest.mark.card("oathsworn")
def test_oathsworn_needs_the_target_in_reach():
    story = scene({FJUL: (7, 2)}, {GARREK: (9, 2)}).hand(0, "oathsworn")
    story.dice("hammer", "sword", "dodge").aim(FJUL, GARREK)
    while story.asked == Frame.REACT:
        assert not story.can("oathsworn")
        story.do(PASS)
    story.choose((11, 2))
    assert not comes_up(story, "oathsworn")


@pytest.mark.card("piercing-stare")
def test_piercing_stare_forbids_attacks_and_charges():
    story = scene({FJUL: (7, 2), TEFK: (3, 0)}, {SAEK: (9, 2), GARREK: (15, 4)}, step="power")
    own_turn(story.hand(0, "piercing-stare").play("piercing-stare", SAEK, seat=0))
    assert not story.can(SAEK, ATTACK) and not story.can(SAEK, CHARGE)
    assert story.can(GARREK, CHARGE)
    story.next_activation().do(PASS).pass_power()
    assert story.can(SAEK, ATTACK)


@pytest.mark.card("piercing-stare")
@pytest.mark.parametrize(("target", "dice"), [("angharad-brightshield", 0), ("severin-steelheart", 2)])
def test_piercing_stare_forbids_attacks_as_reactions_too(target, dice):
    champions = {"severin-steelheart": (1, 0), "angharad-brightshield": (9, 2)}
    story = scene(champions, {FJUL: (7, 2)}, step="power").set("angharad-brightshield", inspired=1)
    story.hand(1, "piercing-stare").play("piercing-stare", target, seat=1).pass_power()
    story.dice("sword", "sword", "dodge", "dodge").aim(FJUL, "angharad-brightshield")
    story.dice(*["sword"] * dice, *["dodge"] * (dice // 2)).choose("angharad-brightshield").finish_attack()
    assert rolled(story, "angharad-brightshield") == dice


@pytest.mark.card("slaying-blow")
@pytest.mark.parametrize(("side", "wounds"), [("crit", 4), ("hammer", 2)])
def test_slaying_blow_doubles_a_critical_hit(side, wounds):
    story = scene({FJUL: (7, 2)}, {GARREK: (9, 2), TARGOR: (1, 10)}, step="power").hand(0, "slaying-blow")
    own_turn(story.play("slaying-blow", seat=0)).set(FJUL, inspired=1)
    story.dice(side, "hammer", "dodge").attack(GARREK, FJUL)
    assert story.wounds(FJUL) == wounds


@pytest.mark.card("the-earth-shakes")
@pytest.mark.parametrize("name", [FJUL, GARREK])
def test_the_earth_shakes_for_anybody(name):
    story = scene({FJUL: (7, 2)}, {GARREK: (11, 8)}, step="power").hand(0, "the-earth-shakes")
    x, row = story.where(name)
    story.play("the-earth-shakes", name, seat=0)
    assert story.asked == Frame.PUSH and not story.can(PASS)
    story.choose((x - 2, row))
    assert story.where(name) == (x - 2, row)


@pytest.mark.card("the-earth-shakes")
def test_the_earth_shakes_in_vain_where_there_is_no_room():
    story = scene({FJUL: (1, 0), TEFK: (3, 0), VOL: (2, 1)}, FAR, step="power").hand(0, "the-earth-shakes")
    story.play("the-earth-shakes", FJUL, seat=0)
    assert story.where(FJUL) == (1, 0) and story.asked == Frame.POWER


@pytest.mark.card("treasure-lust")
def test_treasure_lust_ends_on_an_objective():
    story = scene({FJUL: (1, 2)}, FAR, tokens=[(7, 2)], step="power").hand(0, "treasure-lust")
    story.play("treasure-lust", FJUL, seat=0)
    assert story.legal() == {HEX + story.hex((3, 2))}
    story.choose((3, 2), (5, 2), (7, 2))
    assert story.where(FJUL) == (7, 2) and story.asked == Frame.POWER


@pytest.mark.card("treasure-lust")
def test_treasure_lust_stops_when_it_is_satisfied():
    story = scene({FJUL: (3, 2)}, FAR, tokens=[(5, 2)], step="power").hand(0, "treasure-lust")
    story.play("treasure-lust", FJUL, seat=0).choose((5, 2)).do(PASS)
    assert story.where(FJUL) == (5, 2)


@pytest.mark.card("treasure-lust")
def test_treasure_lust_is_not_for_those_who_are_too_far_away():
    story = scene({FJUL: (1, 2), TEFK: (13, 2)}, FAR, tokens=[(7, 2)], step="power").hand(0, "treasure-lust")
    story.card_("treasure-lust")
    assert story.can(FJUL, FIGHTER) and story.can(TEFK, FIGHTER)
    story = scene({FJUL: (1, 2)}, FAR, tokens=[(9, 2)], step="power").hand(0, "treasure-lust")
    assert not story.can("treasure-lust")


@pytest.mark.card("ur-gold-boon")
@pytest.mark.parametrize(("side", "left"), [("shield", 1), ("crit", 1), ("dodge", 2), ("single", 2)])
def test_ur_gold_boon_heals(side, left):
    story = scene({FJUL: (7, 2)}, FAR, step="power").hand(0, "ur-gold-boon").set(FJUL, wounds=3)
    story.dice(side).play("ur-gold-boon", FJUL, seat=0)
    assert take_most(story).wounds(FJUL) == left


@pytest.mark.card("ur-gold-boon")
def test_ur_gold_boon_never_heals_more_than_there_is():
    story = scene({FJUL: (7, 2)}, FAR, step="power").hand(0, "ur-gold-boon").set(FJUL, wounds=1)
    story.dice("shield").play("ur-gold-boon", FJUL, seat=0)
    assert take_most(story).wounds(FJUL) == 0


@pytest.mark.card("we-shall-not-be-moved")
@pytest.mark.parametrize(("token", "asked"), [((7, 2), Frame.POWER), ((1, 4), Frame.DRIVE)])
def test_we_shall_not_be_moved_from_an_objective(token, asked):
    story = under_attack("we-shall-not-be-moved", tokens=[token])
    story.dice("hammer", "sword", "shield").aim(SAEK, FJUL).skip()
    assert story.asked == asked


# --- Upgrades -----------------------------------------------------------------------------------------------------


@pytest.mark.card("activated-runes")
def test_activated_runes_reroll_one_attack_die():
    story = scene({FJUL: (7, 2)}, {GARREK: (9, 2)}).give(FJUL, "activated-runes")
    story.dice("sword", "hammer").aim(FJUL, GARREK)
    assert story.asked == Frame.DIE
    story.dice("hammer", "dodge").do(DIE).finish_attack()
    assert story.wounds(GARREK) == 3 and len(story.told(Event.REROLLED)) == 1


@pytest.mark.card("activated-runes")
def test_activated_runes_are_not_for_others():
    story = scene({FJUL: (7, 2), TEFK: (1, 0)}, {GARREK: (9, 2)}).give(TEFK, "activated-runes")
    story.dice("sword", "hammer", "dodge").aim(FJUL, GARREK)
    assert story.asked != Frame.DIE
    assert takers("activated-runes") == {FJUL, TEFK, VOL, MAEGRIM}


@pytest.mark.card("brute-strength")
@pytest.mark.parametrize(("given", "where"), [(True, (11, 2)), (False, (9, 2))])
def test_brute_strength_knocks_back(given, where):
    story = scene({TEFK: (5, 2)}, {GARREK: (7, 2)})
    if given:
        story.give(TEFK, "brute-strength")
    story.dice("hammer", "hammer", "shield").attack(TEFK, GARREK, "brazier-axe", drive=(9, 2))
    assert story.where(GARREK) == where


@pytest.mark.card("defiant-strike")
def test_defiant_strike_answers_a_success():
    story = scene({SAEK: (9, 2)}, {TEFK: (7, 2), FJUL: (15, 10)}).give(TEFK, "defiant-strike")
    story.set(TEFK, inspired=1).dice("hammer", "hammer", "dodge").aim(SAEK, TEFK)
    story.dice("sword", "sword", "sword", "shield")
    react(story, "defiant-strike").finish_attack()
    assert story.wounds(SAEK) == 1 and story.wounds(TEFK) == 3
    assert story.where(TEFK) == (7, 2)


@pytest.mark.card("defiant-strike")
def test_defiant_strike_that_takes_the_attacker_out_ends_the_attack():
    story = scene({SAEK: (9, 2)}, {TEFK: (7, 2), FJUL: (15, 10)}).give(TEFK, "defiant-strike")
    story.set(SAEK, wounds=2).dice("hammer", "hammer", "dodge").aim(SAEK, TEFK)
    story.dice("sword", "sword", "sword", "shield")
    react(story, "defiant-strike").finish_attack()
    assert story.is_out(SAEK) and story.wounds(TEFK) == 0


@pytest.mark.card("defiant-strike")
def test_defiant_strike_out_of_reach_only_keeps_its_ground():
    story = scene({"karsus-the-chained": (11, 2), GARREK: (15, 0)}, {TEFK: (7, 2)}).give(
        TEFK, "defiant-strike"
    )
    story.dice("sword", "sword", "sword", "dodge").aim("karsus-the-chained", TEFK)
    react(story, "defiant-strike").skip()
    assert story.wounds(TEFK) == 1 and story.asked == Frame.POWER and rolled(story, TEFK) == 0


@pytest.mark.card("defiant-strike")
def test_defiant_strike_does_not_answer_a_failure():
    story = scene({SAEK: (9, 2)}, {TEFK: (7, 2)}).give(TEFK, "defiant-strike")
    story.dice("sword", "sword", "dodge").aim(SAEK, TEFK)
    assert not comes_up(story, "defiant-strike")


@pytest.mark.card("defiant-strike")
@pytest.mark.parametrize(("only", "count"), [(0, 3), (1, 2)])
def test_defiant_strike_as_an_ordinary_attack_is_an_option(only, count):
    story = scene({TEFK: (7, 2)}, {GARREK: (9, 2)}, settings={Setting.REACTION_ATTACKS: only})
    story.give(TEFK, "defiant-strike").do(ATTACK + story.fighter(TEFK))
    assert len(story.legal()) == count


def arms(story: Story, name: str) -> list[str]:
    """The names of the attacks that a fighter can choose in its activation."""
    story.do(ATTACK + story.fighter(name))
    return sorted(WEAPON_LIST[action - stage.WEAPON].key for action in story.legal())


@pytest.mark.card("flurry-of-blows")
def test_flurry_of_blows_is_an_attack_of_maegrim():
    story = scene({MAEGRIM: (7, 2)}, {GARREK: (9, 2)}).give(MAEGRIM, "flurry-of-blows")
    story.dice("sword", "hammer", "hammer", "shield").attack(MAEGRIM, GARREK, "flurry-of-blows")
    assert story.wounds(GARREK) == 2 and takers("flurry-of-blows") == {MAEGRIM}


@pytest.mark.card("flurry-of-blows")
def test_without_flurry_of_blows():
    assert arms(scene({MAEGRIM: (7, 2)}, {GARREK: (9, 2)}), MAEGRIM) == ["fyresteel-axes"]


@pytest.mark.card("great-swing")
def test_great_swing_strikes_all_adjacent_enemies():
    story = scene({VOL: (7, 2)}, {GARREK: (9, 2), SAEK: (5, 2), ARNULF: (11, 2)}).give(VOL, "great-swing")
    story.dice("sword", "sword", "shield").attack(VOL, GARREK, "great-swing")
    story.dice("hammer", "hammer", "shield").choose(SAEK).finish_attack()
    assert (story.wounds(GARREK), story.wounds(SAEK), story.wounds(ARNULF)) == (2, 0, 0)
    assert story.asked == Frame.POWER and takers("great-swing") == {VOL}


@pytest.mark.card("grimnirs-blessing")
@pytest.mark.parametrize(("side", "out"), [("shield", False), ("crit", True), ("dodge", True)])
def test_grimnirs_blessing_saves_on_a_shield(side, out):
    story = scene({SAEK: (9, 2)}, {FJUL: (7, 2), TEFK: (1, 10)}).give(FJUL, "grimnirs-blessing")
    story.set(FJUL, wounds=2).dice("hammer", "hammer", "dodge").aim(SAEK, FJUL)
    story.dice(side)
    react(story, "grimnirs-blessing").finish_attack()
    assert story.is_out(FJUL) == out
    assert out or story.wounds(FJUL) == 2


@pytest.mark.card("grimnirs-blessing")
def test_grimnirs_blessing_waits_for_the_last_blow():
    story = scene({SAEK: (9, 2)}, {FJUL: (7, 2)}).give(FJUL, "grimnirs-blessing")
    story.dice("hammer", "hammer", "dodge").aim(SAEK, FJUL)
    assert not comes_up(story, "grimnirs-blessing") and takers("grimnirs-blessing") == {FJUL}


@pytest.mark.card("grimnirs-fortitude")
@pytest.mark.parametrize(("given", "dice"), [(True, 2), (False, 1)])
def test_grimnirs_fortitude_is_a_defence_die(given, dice):
    story = scene({SAEK: (9, 2)}, {FJUL: (7, 2)})
    if given:
        story.give(FJUL, "grimnirs-fortitude")
    story.dice("sword", "sword", *["dodge"] * dice).attack(SAEK, FJUL)
    assert rolled(story, FJUL, 1) == dice and takers("grimnirs-fortitude") == {FJUL}


@pytest.mark.card("grimnirs-speed")
@pytest.mark.parametrize(("given", "reach"), [(True, True), (False, False)])
def test_grimnirs_speed_goes_two_hexes_farther(given, reach):
    story = scene({FJUL: (3, 2)}, FAR)
    if given:
        story.give(FJUL, "grimnirs-speed")
    story.do(stage.MOVE + story.fighter(FJUL))
    assert story.can(HEX + story.hex((11, 2))) == reach
    assert not story.can(HEX + story.hex((13, 2)))


@pytest.mark.card("returning-axe")
@pytest.mark.parametrize(("side", "wounds"), [("crit", 2), ("sword", 1)])
def test_returning_axe_flies_three_hexes(side, wounds):
    story = scene({MAEGRIM: (3, 2)}, {GARREK: (9, 2)}).give(MAEGRIM, "returning-axe")
    story.dice(side, "hammer", "shield").attack(MAEGRIM, GARREK, "returning-axe")
    assert story.wounds(GARREK) == wounds


@pytest.mark.card("returning-axe")
def test_returning_axe_does_not_fly_four_hexes():
    story = scene({MAEGRIM: (3, 2)}, {GARREK: (11, 2)}).give(MAEGRIM, "returning-axe")
    assert not story.can(MAEGRIM, ATTACK) and takers("returning-axe") == {MAEGRIM}


@pytest.mark.card("war-song")
@pytest.mark.parametrize(("given", "wounds"), [(True, 3), (False, 0)])
def test_war_song_counts_as_two_supporters(given, wounds):
    story = scene({FJUL: (7, 2), VOL: (11, 2)}, {GARREK: (9, 2)})
    if given:
        story.give(VOL, "war-song")
    story.dice("double", "sword", "shield").attack(FJUL, GARREK)
    assert story.wounds(GARREK) == wounds and takers("war-song") == {VOL}


@pytest.mark.parametrize(
    ("key", "names"),
    [
        pytest.param(key, names, marks=pytest.mark.card(key))
        for key, names in [("brute-strength", {TEFK}), ("defiant-strike", {TEFK}), ("grimnirs-speed", {FJUL})]
    ],
)
def test_whose_upgrades_they_are(key, names):
    assert takers(key) == names


def test_the_special_properties_of_the_axes():
    special = {arm.key: arm.abilities for arm in WEAPON_LIST}
    assert special["blazing-axes"] == (CRIT_CLEAVE,)
    assert special["scorching-axes"] == (REROLL,)
