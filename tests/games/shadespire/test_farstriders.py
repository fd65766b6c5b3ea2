"""The Farstriders: the three fighters, what each card does, and when it does not."""

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
    CHARGE,
    FIGHTER,
    GUARD,
    HEX,
    MOVE,
    PASS,
    SHIELD,
    WEAPON,
    Frame,
    Going,
    Setting,
    Side,
)

from . import scene as stage
from .scene import scene

SANSON, ALMERIC, ELIAS = "sanson-farstrider", "almeric-eagle-eye", "elias-swiftblade"
GARREK, SAEK, TARGOR, ARNULF = "garrek-gorebeard", "blooded-saek", "targor", "arnulf"
KARSUS, BASHA = "karsus-the-chained", "basha"
HAMMER, SWORD = Side.HAMMER, Side.SWORD


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


def rolled(story, name, defence=0):
    """How many attack or defence dice a fighter has rolled."""
    return story.rolled(defence, name)


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


def never_offered(story, key):
    """Pass to the end of the attack; the card can't be used on the way."""
    while story.asked in (Frame.REACT, Frame.DRIVE):
        assert not story.can(key)
        story.do(PASS)


# --- Fighters -----------------------------------------------------------------------------------------------------

PISTOL = ("boltstorm-pistol", 3, 3, SWORD, 1, False)
SHOCK_HANDAXE = ("shock-handaxe", 1, 2, HAMMER, 2, False)
CHARGED_HANDAXE = ("charged-handaxe", 1, 2, HAMMER, 3, False)
STAR_FALCON = ("star-falcon", 4, 3, SWORD, 1, False)
STORM_SABRE = ("storm-sabre", 1, 3, SWORD, 2, False)
CHARGED_SABRE = ("charged-sabre", 1, 3, SWORD, 2, True)
FACTS = [
    # name, leader, inspired; Move, Defence, Wounds; attacks
    (SANSON, True, 0, 4, 1, 4, [PISTOL, SHOCK_HANDAXE]),
    (SANSON, True, 1, 4, 2, 4, [PISTOL, SHOCK_HANDAXE, STAR_FALCON]),
    (ALMERIC, False, 0, 3, 1, 4, [PISTOL, SHOCK_HANDAXE]),
    (ALMERIC, False, 1, 3, 2, 4, [PISTOL, CHARGED_HANDAXE]),
    (ELIAS, False, 0, 3, 1, 4, [PISTOL, STORM_SABRE]),
    (ELIAS, False, 1, 3, 2, 4, [PISTOL, CHARGED_SABRE]),
]


@pytest.mark.parametrize(("name", "leader", "inspired", "move", "defence", "wounds", "attacks"), FACTS)
def test_the_numbers_of_a_farstrider(name, leader, inspired, move, defence, wounds, attacks):
    story = scene({name: (7, 2)}, {TARGOR: (7, 10)}).set(name, inspired=inspired)
    g, fighter = story.g, story.fighter(name)
    assert move_of(g, fighter, Going.MOVE, 0) == move
    assert (defence_dice(g, fighter), defence_symbol(g, fighter)) == (defence, SHIELD)
    assert wounds_of(g, fighter) == wounds
    assert is_leader(g, fighter) == leader
    arms = [stage.WEAPON_LIST[arm_at(g, fighter, at)] for at in range(4) if arm_at(g, fighter, at) >= 0]
    assert [(a.key, a.range, a.dice, a.symbol, a.damage, a.cleave) for a in arms] == attacks
    assert all(a.knockback == 0 and not a.sweep for a in arms)


def test_three_farstriders():
    assert [key for key, card in FIGHTER_LIST.items() if card.warband == 8] == [SANSON, ALMERIC, ELIAS]
    assert all(FIGHTER_LIST[key].copies == 1 for key in (SANSON, ALMERIC, ELIAS))


@pytest.mark.parametrize("name", [SANSON, ALMERIC, ELIAS])
def test_a_farstrider_is_inspired_in_enemy_territory_when_the_phase_ends(name):
    story = scene({name: (7, 6)}, {TARGOR: (7, 10)})
    story.next_activation()
    assert not story.is_inspired(name)
    assert story.to_end_phase().is_inspired(name)


@pytest.mark.parametrize("name", [SANSON, ALMERIC, ELIAS])
@pytest.mark.parametrize("where", [(7, 2), (8, 5)])
def test_a_farstrider_is_not_inspired_at_home_or_between_the_boards(name, where):
    story = scene({name: where}, {TARGOR: (7, 10)}).to_end_phase()
    assert not story.is_inspired(name)


@pytest.mark.parametrize(("side", "wounds"), [("sword", 1), ("crit", 2)])
def test_the_star_falcon_strikes_harder_on_a_critical_hit(side, wounds):
    story = scene({SANSON: (5, 2)}, {GARREK: (13, 2)}).set(SANSON, inspired=1)
    story.dice(side, "hammer", "hammer", "shield").attack(SANSON, GARREK, "star-falcon")
    assert story.wounds(GARREK) == wounds


def test_the_pistol_reaches_three_hexes():
    assert scene({ELIAS: (5, 2)}, {GARREK: (11, 2)}).can(ELIAS, ATTACK)
    assert not scene({ELIAS: (5, 2)}, {GARREK: (13, 2)}).can(ELIAS, ATTACK)


def test_the_charged_sabre_cleaves():
    story = scene({ELIAS: (7, 2)}, {BASHA: (9, 2)}).set(ELIAS, inspired=1)
    story.dice("sword", "hammer", "hammer", "shield").attack(ELIAS, BASHA, "charged-sabre")
    assert story.wounds(BASHA) == 2


# --- Objectives ---------------------------------------------------------------------------------------------------

RANGERS = {SANSON: (7, 6), ALMERIC: (11, 6), ELIAS: (3, 0)}
REAVERS = {GARREK: (9, 10), TARGOR: (13, 10)}


@pytest.mark.card("behead-the-beast")
@pytest.mark.parametrize(("enemy", "scored"), [(GARREK, True), (TARGOR, False)])
def test_behead_the_beast_needs_the_leader(enemy, scored):
    story = scene({SANSON: (7, 2)}, {enemy: (9, 2), ARNULF: (3, 10)}).hand(0, "behead-the-beast")
    story.g.wounds[story.fighter(enemy)] = story.left(enemy) - 1
    story.dice("hammer", "sword", "shield").attack(SANSON, enemy, "shock-handaxe")
    assert story.is_out(enemy)
    assert story.to_end_phase().has_scored(0, "behead-the-beast") == scored


@pytest.mark.card("brave-but-cautious")
def test_brave_but_cautious_needs_a_phase_without_damage():
    story = scene(RANGERS, REAVERS).set(SANSON, wounds=2).hand(0, "brave-but-cautious").to_end_phase()
    assert story.has_scored(0, "brave-but-cautious") and story.glory(0) == 1


@pytest.mark.card("brave-but-cautious")
def test_brave_but_cautious_is_not_scored_after_damage_nor_without_survivors():
    story = scene({GARREK: (7, 2)}, {SANSON: (9, 2)}).hand(1, "brave-but-cautious")
    story.dice("hammer", "sword", "dodge").attack(GARREK, SANSON).to_end_phase()
    assert not story.has_scored(1, "brave-but-cautious")
    story = scene({ELIAS: (3, 0)}, REAVERS).set(ELIAS, out=1).hand(0, "brave-but-cautious").to_end_phase()
    assert not story.has_scored(0, "brave-but-cautious")


@pytest.mark.card("close-with-the-enemy")
@pytest.mark.parametrize(("last", "scored"), [((6, 1), True), ((3, 0), False)])
def test_close_with_the_enemy_needs_three(last, scored):
    side = {SANSON: (9, 2), ALMERIC: (8, 3), ELIAS: last}
    story = scene(side, {GARREK: (7, 2)}).hand(0, "close-with-the-enemy").to_end_phase()
    assert story.has_scored(0, "close-with-the-enemy") == scored


@pytest.mark.card("eternal-supremacy")
@pytest.mark.parametrize(("last", "scored"), [((3, 0), True), ((5, 0), False)])
def test_eternal_supremacy_needs_three_objectives(last, scored):
    story = scene(RANGERS, REAVERS, tokens=[(7, 6), (11, 6), last]).hand(0, "eternal-supremacy")
    assert story.to_end_phase().has_scored(0, "eternal-supremacy") == scored
    assert story.glory(0) == (3 if scored else 0)


@pytest.mark.card("lightning-advance")
def test_lightning_advance_needs_all_survivors_abroad():
    story = scene(RANGERS, REAVERS).set(ELIAS, out=1).hand(0, "lightning-advance").to_end_phase()
    assert story.has_scored(0, "lightning-advance") and story.glory(0) == 1


@pytest.mark.card("lightning-advance")
@pytest.mark.parametrize("out", [(), (ELIAS, ALMERIC)])
def test_lightning_advance_is_not_scored_with_one_at_home_or_one_alone(out):
    story = scene(RANGERS, REAVERS).hand(0, "lightning-advance")
    for name in out:
        story.set(name, out=1)
    assert not story.to_end_phase().has_scored(0, "lightning-advance")


@pytest.mark.card("meticulous-annihilation")
@pytest.mark.parametrize(("out", "scored"), [((GARREK, TARGOR), True), ((GARREK,), False)])
def test_meticulous_annihilation_needs_all_enemies_gone(out, scored):
    story = scene(RANGERS, REAVERS).hand(0, "meticulous-annihilation")
    for name in out:
        story.set(name, out=1)
    assert story.to_end_phase().has_scored(0, "meticulous-annihilation") == scored


@pytest.mark.card("meticulous-annihilation")
@pytest.mark.parametrize("both", [True, False])
def test_meticulous_annihilation_needs_two_warbands_in_a_melee(both):
    story = scene(RANGERS, {GARREK: (9, 10)}, {BASHA: (9, 16)}).set(GARREK, out=1)
    if both:
        story.set(BASHA, out=1)
    story.hand(0, "meticulous-annihilation").to_end_phase()
    assert story.has_scored(0, "meticulous-annihilation") == both


def volley(story, *sides):
    """Elias fires at Garrek."""
    return story.dice(*sides).attack(ELIAS, GARREK, "boltstorm-pistol")


@pytest.mark.card("punishing-volleys")
@pytest.mark.parametrize(("third", "scored"), [("sword", True), ("hammer", False)])
def test_punishing_volleys_needs_three_hits(third, scored):
    story = scene({ELIAS: (5, 2)}, {GARREK: (11, 2)}).hand(0, "punishing-volleys")
    for side in ("sword", "sword", third):
        volley(story, side, "hammer", "hammer", "shield").next_activation().next_activation()
    assert story.to_end_phase().has_scored(0, "punishing-volleys") == scored


@pytest.mark.card("punishing-volleys")
def test_punishing_volleys_is_not_about_the_sabre_but_about_the_overcharged_pistol():
    story = scene({ELIAS: (9, 2)}, {"gurzag-ironskull": (11, 2)}).give(ELIAS, "overcharged-boltstorm-pistol")
    for arm, side in (("boltstorm-pistol", "sword"), ("overcharged-boltstorm-pistol", "hammer")):
        story.dice(side, "double", "double", "dodge").attack(ELIAS, "gurzag-ironskull", arm)
        story.next_activation().next_activation()
    story.dice("sword", "hammer", "hammer", "dodge").attack(ELIAS, "gurzag-ironskull", "storm-sabre")
    assert story.g.volleys[0] == 2


@pytest.mark.card("ranger-strike")
def test_ranger_strike_needs_two_in_one_phase():
    story = scene({ELIAS: (7, 2)}, {TARGOR: (9, 2), ARNULF: (8, 3), GARREK: (3, 10)})
    story.give(ELIAS, "spinning-strike").set(TARGOR, wounds=1).set(ARNULF, wounds=1).hand(0, "ranger-strike")
    story.dice("sword", "hammer", "hammer", "shield", "sword", "hammer", "hammer", "shield")
    story.aim(ELIAS, TARGOR, "spinning-strike").finish_attack()
    assert story.is_out(TARGOR) and not story.has_scored(0, "ranger-strike")
    story.choose(ARNULF).finish_attack()
    assert story.has_scored(0, "ranger-strike") and story.glory(0) == 3


@pytest.mark.card("ranger-strike")
def test_ranger_strike_does_not_count_what_others_took_out():
    story = scene({SANSON: (7, 2)}, {TARGOR: (9, 2), GARREK: (3, 10)}).set(GARREK, out=1)
    story.hand(0, "ranger-strike").dice("hammer", "sword", "shield").attack(SANSON, TARGOR, "shock-handaxe")
    assert story.is_out(TARGOR) and not story.to_end_phase().has_scored(0, "ranger-strike")


@pytest.mark.card("sigmars-finest")
@pytest.mark.parametrize(("out", "scored"), [((SANSON, ALMERIC), True), ((SANSON,), False)])
def test_sigmars_finest_needs_three_to_one(out, scored):
    enemies = {GARREK: (9, 10), TARGOR: (13, 10), ARNULF: (11, 10)}
    story = scene(RANGERS, enemies).hand(0, "sigmars-finest")
    for name in out:
        story.set(name, out=1)
    assert story.to_end_phase().has_scored(0, "sigmars-finest") == scored


@pytest.mark.card("sigmars-finest")
def test_sigmars_finest_needs_a_survivor():
    story = scene({ELIAS: (3, 0)}, REAVERS).set(ELIAS, out=1).hand(0, "sigmars-finest").to_end_phase()
    assert not story.has_scored(0, "sigmars-finest")


@pytest.mark.card("sigmars-finest")
@pytest.mark.parametrize("four", [True, False])
def test_sigmars_finest_needs_four_to_one_in_a_melee(four):
    boyz = {BASHA: (9, 16), "hakka": (11, 16)} if four else {BASHA: (9, 16)}
    story = scene({ELIAS: (3, 0)}, REAVERS, boyz).hand(0, "sigmars-finest").to_end_phase()
    assert story.has_scored(0, "sigmars-finest") == four


# --- Ploys --------------------------------------------------------------------------------------------------------


@pytest.mark.card("fearsome-roar")
def test_fearsome_roar_pushes_a_neighbour():
    story = scene({ELIAS: (7, 2)}, {GARREK: (9, 2), TARGOR: (3, 10)}, step="power").hand(0, "fearsome-roar")
    story.card_("fearsome-roar")
    assert not story.can(TARGOR, FIGHTER)
    story.choose(GARREK).skip().choose((8, 3))
    assert story.where(GARREK) == (8, 3)


@pytest.mark.card("fearsome-roar")
def test_fearsome_roar_needs_a_neighbour():
    story = scene({ELIAS: (7, 2)}, {GARREK: (11, 2)}, step="power").hand(0, "fearsome-roar")
    assert not story.can("fearsome-roar")


@pytest.mark.card("firm-footing")
@pytest.mark.parametrize(("tokens", "dice"), [([(9, 2)], 2), ([(3, 2)], 1)])
def test_firm_footing_is_a_die_for_holders(tokens, dice):
    story = scene({ELIAS: (9, 2)}, {GARREK: (7, 2)}, tokens=tokens, step="power").hand(0, "firm-footing")
    story.play("firm-footing", seat=0).pass_power()
    story.dice("sword", "sword", *["dodge"] * dice).attack(GARREK, ELIAS)
    assert rolled(story, ELIAS, defence=1) == dice


@pytest.mark.card("firm-footing")
def test_firm_footing_is_not_for_enemies():
    story = scene({GARREK: (7, 2)}, {ELIAS: (9, 2)}, tokens=[(7, 2)], step="power").hand(1, "firm-footing")
    story.play("firm-footing", seat=1).pass_power()
    story.dice("hammer", "hammer", "hammer", "shield").attack(ELIAS, GARREK, "storm-sabre")
    assert rolled(story, GARREK, defence=1) == 1


@pytest.mark.card("lightning-blow")
@pytest.mark.parametrize(("played", "wounds"), [(True, 2), (False, 1)])
def test_lightning_blow_adds_damage_at_any_range(played, wounds):
    story = scene({GARREK: (5, 2)}, {ELIAS: (11, 2)}, step="power").hand(1, "lightning-blow")
    if played:
        story.play("lightning-blow", seat=1)
    story.pass_power().dice("sword", "hammer", "hammer", "shield").attack(ELIAS, GARREK)
    assert story.wounds(GARREK) == wounds


@pytest.mark.card("lightning-blow")
def test_lightning_blow_is_for_the_first_attack():
    story = scene({TARGOR: (8, 3), GARREK: (7, 2)}, {ELIAS: (9, 2)}, step="power")
    story.hand(1, "lightning-blow").give(ELIAS, "spinning-strike").play("lightning-blow", seat=1).pass_power()
    story.dice("sword", "hammer", "hammer", "shield", "sword", "hammer", "hammer", "shield")
    story.aim(ELIAS, GARREK, "spinning-strike").finish_attack().choose(TARGOR).finish_attack()
    assert story.wounds(GARREK) == 2 and story.wounds(TARGOR) == 1


@pytest.mark.card("lightning-stride")
def test_lightning_stride_doubles_a_move_and_ends_the_activations():
    story = scene({GARREK: (1, 10)}, {ELIAS: (1, 2), SANSON: (13, 8)}, step="power")
    story.hand(1, "lightning-stride").play("lightning-stride", seat=1).pass_power()
    story.move(ELIAS, (13, 2))
    story.next_activation().next_activation()
    assert not story.can(ELIAS, GUARD) and story.can(SANSON, GUARD)


@pytest.mark.card("lightning-stride")
def test_lightning_stride_forbids_charges_and_is_for_one_activation():
    story = scene({GARREK: (7, 4)}, {ELIAS: (1, 2)}, step="power").hand(1, "lightning-stride")
    story.play("lightning-stride", seat=1).pass_power()
    assert story.can(ELIAS, MOVE) and not story.can(ELIAS, CHARGE)
    story.next_activation().next_activation()
    assert story.can(ELIAS, CHARGE)
    story.do(MOVE + story.fighter(ELIAS))
    assert HEX + story.hex((7, 2)) in story.legal() and HEX + story.hex((9, 2)) not in story.legal()


@pytest.mark.card("patient-defence")
def test_patient_defence_is_a_die_for_the_first_target():
    side = {ELIAS: (9, 2), SANSON: (8, 3)}
    story = scene(side, {KARSUS: (7, 2)}, step="power").hand(0, "patient-defence").set(KARSUS, inspired=1)
    story.play("patient-defence", seat=0).pass_power()
    story.dice("hammer", "hammer", "dodge", "dodge", "hammer", "hammer", "dodge")
    story.aim(KARSUS, ELIAS, "savage-whirl").finish_attack().choose(SANSON).finish_attack()
    assert rolled(story, ELIAS, defence=1) == 2
    assert rolled(story, SANSON, defence=1) == 1


@pytest.mark.card("patient-defence")
def test_patient_defence_is_not_for_enemies():
    story = scene({GARREK: (5, 2)}, {ELIAS: (11, 2)}, step="power").hand(1, "patient-defence")
    story.play("patient-defence", seat=1).pass_power()
    story.dice("hammer", "hammer", "hammer", "shield").attack(ELIAS, GARREK)
    assert rolled(story, GARREK, defence=1) == 1


@pytest.mark.card("rangers-advance")
def test_rangers_advance_pushes_two():
    story = scene(RANGERS, REAVERS, step="power").hand(0, "rangers-advance")
    story.play("rangers-advance", ELIAS, SANSON).choose((4, 1), (8, 7))
    assert story.where(ELIAS) == (4, 1) and story.where(SANSON) == (8, 7)
    assert story.where(ALMERIC) == (11, 6)


@pytest.mark.card("rangers-advance")
def test_rangers_advance_needs_two():
    story = scene({ELIAS: (3, 0)}, REAVERS, step="power").hand(0, "rangers-advance")
    assert not story.can("rangers-advance")


@pytest.mark.card("rapid-volley")
def test_rapid_volley_fires_again_at_the_same_fighter():
    story = scene({SANSON: (5, 2)}, {GARREK: (7, 2), TARGOR: (9, 2)}).hand(0, "rapid-volley")
    story.dice("sword", "hammer", "hammer", "shield").aim(SANSON, GARREK, "boltstorm-pistol")
    react(story, "rapid-volley")
    arms = {action for action in story.legal() if action >= WEAPON}
    assert len(arms) == 1 and PASS in story.legal()  # not the handaxe
    story.dice("sword", "hammer", "hammer", "shield").with_weapon(GARREK, "boltstorm-pistol").finish_attack()
    assert story.wounds(GARREK) == 2 and story.wounds(TARGOR) == 0


@pytest.mark.card("rapid-volley")
def test_rapid_volley_knows_the_overcharged_pistol():
    story = scene({SANSON: (5, 2)}, {GARREK: (9, 2)}).hand(0, "rapid-volley")
    story.give(SANSON, "overcharged-boltstorm-pistol")
    story.dice("sword", "sword", "sword", "shield").aim(SANSON, GARREK, "overcharged-boltstorm-pistol")
    react(story, "rapid-volley")
    assert len({action for action in story.legal() if action >= WEAPON}) == 2


@pytest.mark.card("rapid-volley")
def test_rapid_volley_is_not_for_the_handaxe_nor_out_of_reach():
    story = scene({SANSON: (7, 2)}, {GARREK: (9, 2)}).hand(0, "rapid-volley")
    story.dice("sword", "sword", "shield").aim(SANSON, GARREK, "shock-handaxe")
    never_offered(story, "rapid-volley")
    story = scene({SANSON: (3, 2)}, {GARREK: (9, 2)}).hand(0, "rapid-volley")
    story.dice("sword", "hammer", "hammer", "shield").aim(SANSON, GARREK).skip().choose((11, 2))
    never_offered(story, "rapid-volley")


@pytest.mark.card("retribution")
def test_retribution_strikes_the_attacker():
    story = scene({GARREK: (7, 2), TARGOR: (8, 3)}, {SANSON: (9, 2)}).hand(1, "retribution")
    react(story.dice("hammer", "sword", "dodge").aim(GARREK, SANSON), "retribution")
    story.dice("hammer", "sword", "shield").with_weapon(GARREK, "shock-handaxe").finish_attack()
    assert story.wounds(SANSON) == 2 and story.wounds(GARREK) == 2


@pytest.mark.card("retribution")
def test_retribution_needs_damage_and_a_survivor():
    story = scene({GARREK: (7, 2)}, {SANSON: (9, 2)}).hand(1, "retribution")
    story.dice("sword", "sword", "dodge").aim(GARREK, SANSON)
    never_offered(story, "retribution")
    story = scene({GARREK: (7, 2)}, {SANSON: (9, 2)}).hand(1, "retribution").set(SANSON, wounds=2)
    story.dice("hammer", "sword", "dodge").aim(GARREK, SANSON)
    never_offered(story, "retribution")
    assert story.is_out(SANSON)


@pytest.mark.card("steady-volley")
def test_steady_volley_steps_before_the_pistol():
    story = scene({GARREK: (3, 2)}, {ELIAS: (11, 2)}, step="power").hand(1, "steady-volley")
    assert not story.play("steady-volley", seat=1).can(ELIAS, ATTACK)
    story.pass_power().aim(ELIAS, GARREK)
    assert story.asked == Frame.PUSH and story.legal() == {HEX + story.hex((9, 2))}  # the only hex in range
    story.dice("sword", "hammer", "hammer", "shield").choose((9, 2)).choose(GARREK).finish_attack()
    assert story.where(ELIAS) == (9, 2) and story.wounds(GARREK) == 1


@pytest.mark.card("steady-volley")
def test_steady_volley_need_not_be_used():
    story = scene({GARREK: (5, 2)}, {ELIAS: (11, 2)}, step="power").hand(1, "steady-volley")
    story.play("steady-volley", seat=1).pass_power().aim(ELIAS, GARREK)
    story.dice("sword", "hammer", "hammer", "shield").do(PASS).choose(GARREK).finish_attack()
    assert story.where(ELIAS) == (11, 2) and story.wounds(GARREK) == 1


@pytest.mark.card("steady-volley")
def test_steady_volley_is_not_for_the_sabre():
    story = scene({GARREK: (7, 2)}, {ELIAS: (9, 2)}, step="power").hand(1, "steady-volley")
    story.play("steady-volley", seat=1).pass_power()
    story.dice("sword", "hammer", "hammer", "shield").aim(ELIAS, GARREK, "storm-sabre")
    assert story.wounds(GARREK) == 2  # no push came between


@pytest.mark.card("steady-volley")
def test_steady_volley_is_for_the_first_volley():
    story = scene({GARREK: (5, 2)}, {SANSON: (11, 2)}, step="power").hand(1, "steady-volley", "rapid-volley")
    story.play("steady-volley", seat=1).pass_power().aim(SANSON, GARREK).do(PASS)
    react(story.dice("hammer", "hammer", "hammer", "shield").choose(GARREK), "rapid-volley")
    story.dice("sword", "hammer", "hammer", "shield").with_weapon(GARREK)
    assert story.wounds(GARREK) == 1


@pytest.mark.card("steady-volley")
def test_steady_volley_helps_retribution_to_reach_its_target():
    story = scene({SANSON: (9, 2)}, {GARREK: (7, 2), TARGOR: (8, 3)}, step="power")
    story.hand(0, "steady-volley", "retribution").play("steady-volley", seat=0).pass_power()
    react(story.dice("hammer", "sword", "dodge").aim(GARREK, SANSON), "retribution")
    story.with_weapon(GARREK, "boltstorm-pistol")
    story.dice("sword", "hammer", "hammer", "shield").choose((11, 2)).finish_attack()
    assert story.where(SANSON) == (11, 2) and story.wounds(GARREK) == 1


@pytest.mark.card("warning-cry")
def test_warning_cry_puts_a_friend_on_guard():
    story = scene(RANGERS, REAVERS, step="power").hand(0, "warning-cry").card_("warning-cry")
    assert not story.can(GARREK, FIGHTER)
    story.choose(ELIAS)
    assert story.g.guard[story.fighter(ELIAS)] and not story.g.guard[story.fighter(SANSON)]


@pytest.mark.card("warning-cry")
def test_warning_cry_after_a_charge_is_a_setting():
    story = scene({ELIAS: (3, 0)}, REAVERS, step="power", settings={Setting.GUARD_AFTER_CHARGE: 1})
    assert not story.set(ELIAS, charged=1).hand(0, "warning-cry").can("warning-cry")


# --- Upgrades -----------------------------------------------------------------------------------------------------

WALLED = {GARREK: (3, 0), TARGOR: (2, 1)}  # the only ways out of the corner (1, 0)


@pytest.mark.card("aetheric-step")
def test_aetheric_step_goes_through_fighters():
    story = scene({SANSON: (1, 0)}, WALLED).give(SANSON, "aetheric-step").do(MOVE)
    assert not {HEX + story.hex(where) for where in WALLED.values()} & story.legal()
    story.choose((5, 0))
    assert story.where(SANSON) == (5, 0)


@pytest.mark.card("aetheric-step")
def test_without_aetheric_step_there_is_no_way():
    assert not scene({SANSON: (1, 0)}, WALLED).can(SANSON, MOVE)
    story = scene(RANGERS, REAVERS, step="power").hand(0, "aetheric-step")
    assert takers(story, "aetheric-step") == {story.fighter(SANSON)}


@pytest.mark.card("covering-fire")
@pytest.mark.parametrize(("where", "wounds"), [((11, 2), 0), ((13, 2), 2)])
def test_covering_fire_supports_a_neighbour(where, wounds):
    story = scene({GARREK: (7, 2)}, {ELIAS: (9, 2), SANSON: where}).give(SANSON, "covering-fire")
    story.dice("hammer", "sword", "single").attack(GARREK, ELIAS)
    assert story.wounds(ELIAS) == wounds


@pytest.mark.card("covering-fire")
def test_covering_fire_is_needed_away_from_the_attacker():
    story = scene({GARREK: (7, 2)}, {ELIAS: (9, 2), SANSON: (11, 2)})
    story.dice("hammer", "sword", "single").attack(GARREK, ELIAS)
    assert story.wounds(ELIAS) == 2


@pytest.mark.card("flashing-handaxe")
def test_flashing_handaxe_cleaves():
    story = scene({SANSON: (7, 2)}, {BASHA: (9, 2)}).give(SANSON, "flashing-handaxe")
    story.dice("hammer", "sword", "shield").attack(SANSON, BASHA, "flashing-handaxe")
    assert story.wounds(BASHA) == 3


@pytest.mark.card("flashing-handaxe")
def test_flashing_handaxe_is_for_sanson():
    story = scene(RANGERS, REAVERS, step="power").hand(0, "flashing-handaxe")
    assert takers(story, "flashing-handaxe") == {story.fighter(SANSON)}


@pytest.mark.card("furious-blow")
def test_furious_blow_answers_a_failure():
    story = scene({GARREK: (7, 2)}, {ALMERIC: (9, 2)}).give(ALMERIC, "furious-blow")
    story.dice("hammer", "sword", "shield").aim(GARREK, ALMERIC).card_("furious-blow")
    story.dice("hammer", "sword", "shield").with_weapon(GARREK, "shock-handaxe").finish_attack()
    assert story.wounds(GARREK) == 2 and story.where(ALMERIC) == (9, 2)


@pytest.mark.card("furious-blow")
def test_furious_blow_may_be_nothing_but_a_firm_stand():
    story = scene({GARREK: (7, 2)}, {ALMERIC: (9, 2)}).give(ALMERIC, "furious-blow")
    story.dice("hammer", "sword", "shield").aim(GARREK, ALMERIC).card_("furious-blow").do(PASS)
    assert story.asked == Frame.POWER and story.wounds(GARREK) == 0


@pytest.mark.card("furious-blow")
def test_furious_blow_is_not_for_a_success():
    story = scene({GARREK: (7, 2)}, {ALMERIC: (9, 2)}).give(ALMERIC, "furious-blow")
    story.dice("hammer", "hammer", "dodge").aim(GARREK, ALMERIC)
    assert story.asked == Frame.DRIVE


@pytest.mark.card("lone-warrior")
@pytest.mark.parametrize(("friend", "wounds"), [((3, 10), 0), ((11, 2), 2)])
def test_lone_warrior_counts_single_supports(friend, wounds):
    story = scene({GARREK: (7, 2)}, {ELIAS: (9, 2), SANSON: friend}).give(ELIAS, "lone-warrior")
    story.dice("hammer", "sword", "single").attack(GARREK, ELIAS)
    assert story.wounds(ELIAS) == wounds


@pytest.mark.card("overcharged-boltstorm-pistol")
def test_overcharged_boltstorm_pistol_cleaves_from_afar():
    story = scene({ALMERIC: (5, 2)}, {BASHA: (11, 2)}).give(ALMERIC, "overcharged-boltstorm-pistol")
    story.dice("hammer", "sword", "sword", "shield").attack(ALMERIC, BASHA, "overcharged-boltstorm-pistol")
    assert story.wounds(BASHA) == 1


@pytest.mark.card("overcharged-boltstorm-pistol")
def test_overcharged_boltstorm_pistol_does_not_reach_four_hexes():
    story = scene({ALMERIC: (5, 2)}, {BASHA: (13, 2)}).give(ALMERIC, "overcharged-boltstorm-pistol")
    assert not story.can(ALMERIC, ATTACK)


@pytest.mark.card("sharp-eyes")
@pytest.mark.parametrize(("given", "wounds"), [(True, 1), (False, 0)])
def test_sharp_eyes_cleave(given, wounds):
    story = scene({ALMERIC: (5, 2)}, {BASHA: (11, 2)})
    if given:
        story.give(ALMERIC, "sharp-eyes")
    story.dice("sword", "hammer", "hammer", "shield").attack(ALMERIC, BASHA)
    assert story.wounds(BASHA) == wounds


@pytest.mark.card("sharp-eyes")
def test_sharp_eyes_are_almerics():
    story = scene(RANGERS, REAVERS, step="power").hand(0, "sharp-eyes")
    assert takers(story, "sharp-eyes") == {story.fighter(ALMERIC)}


@pytest.mark.card("spinning-strike")
def test_spinning_strike_is_rolled_for_each_adjacent_enemy():
    enemies = {GARREK: (9, 2), SAEK: (8, 3), TARGOR: (3, 2)}
    story = scene({ELIAS: (7, 2), SANSON: (6, 1)}, enemies).give(ELIAS, "spinning-strike")
    story.dice("sword", "hammer", "hammer", "shield", "sword", "hammer", "hammer", "shield")
    story.aim(ELIAS, GARREK, "spinning-strike").finish_attack().choose(SAEK).finish_attack()
    assert [story.wounds(name) for name in (GARREK, SAEK, TARGOR, SANSON)] == [1, 1, 0, 0]
    assert rolled(story, ELIAS) == 6


@pytest.mark.card("spinning-strike")
def test_spinning_strike_is_for_elias():
    story = scene(RANGERS, REAVERS, step="power").hand(0, "spinning-strike")
    assert takers(story, "spinning-strike") == {story.fighter(ELIAS)}


@pytest.mark.card("swift-stride")
def test_swift_stride_is_two_hexes_more():
    story = scene({ELIAS: (1, 2)}, REAVERS).give(ELIAS, "swift-stride").do(MOVE + 2)
    assert HEX + story.hex((11, 2)) in story.legal() and HEX + story.hex((13, 2)) not in story.legal()


@pytest.mark.card("swift-stride")
def test_swift_stride_is_for_its_fighter_alone():
    story = scene({ELIAS: (1, 2), SANSON: (1, 4)}, REAVERS).give(SANSON, "swift-stride").do(MOVE + 2)
    assert HEX + story.hex((7, 2)) in story.legal() and HEX + story.hex((9, 2)) not in story.legal()


@pytest.mark.card("well-timed-lunge")
def test_well_timed_lunge_cleaves():
    story = scene({ELIAS: (7, 2)}, {BASHA: (9, 2)}).give(ELIAS, "well-timed-lunge")
    story.dice("hammer", "sword", "shield").attack(ELIAS, BASHA, "well-timed-lunge")
    assert story.wounds(BASHA) == 3


@pytest.mark.card("well-timed-lunge")
def test_well_timed_lunge_is_for_elias():
    story = scene(RANGERS, REAVERS, step="power").hand(0, "well-timed-lunge")
    assert takers(story, "well-timed-lunge") == {story.fighter(ELIAS)}
