"""Garrek's Reavers: the five fighters, what each card does, and when it does not."""

import pytest

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
    CARD,
    DODGE,
    FIGHTER,
    HEX,
    PASS,
    WEAPON,
    Event,
    Frame,
    Going,
    Side,
)

from . import scene as stage
from .reacting import comes_up, react, take_most
from .scene import Story, Where, scene

GARREK, SAEK, KARSUS, TARGOR, ARNULF = (
    "garrek-gorebeard",
    "blooded-saek",
    "karsus-the-chained",
    "targor",
    "arnulf",
)
SEVERIN, ANGHARAD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
HAMMER, SWORD = Side.HAMMER, Side.SWORD
ALL = {GARREK: (1, 0), SAEK: (5, 0), KARSUS: (9, 0), TARGOR: (13, 0), ARNULF: (1, 4)}
FAR = {SEVERIN: (15, 10)}


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


def scored(story: Story, key: str) -> bool:
    """Whether seat 0 scores a card of its hand in the end phase of this round."""
    story.hand(0, key).to_end_phase()
    return story.has_scored(0, key)


def lose(story: Story, *names: str) -> Story:
    for name in names:
        story.set(name, out=1)
    return story


def takers(key: str) -> set[str]:
    """Who of the Reavers may be given an upgrade."""
    story = scene(ALL, FAR, step="power").hand(0, key)
    story.g.glory[0] = 1
    story.card_(key)
    return {name for name in ALL if FIGHTER + story.fighter(name) in story.legal()}


def rolled(story: Story, name: str, defence: int = 0) -> int:
    """How many attack (or defence) dice a fighter has rolled."""
    return story.rolled(defence, name)


def before_their_turn(key: str, *targets: str, own=None, other=None) -> Story:
    """Seat 1 has the Reavers and plays a ploy in the power step before its own activation."""
    story = scene(other or {SEVERIN: (9, 2)}, own or {GARREK: (7, 2)}, step="power")
    return story.hand(1, key).play(key, *targets, seat=1).pass_power()


# --- Fighters -----------------------------------------------------------------------------------------------------

CHOP = ("brutal-chop", 1, 3, SWORD, 2, False, False)
FACTS = [
    # name, inspired; Wounds; attacks: name, range, dice, symbol, damage, Cleave, at all adjacent enemies
    (GARREK, 0, 4, [("blooddrinker-axe", 1, 2, HAMMER, 2, False, False)]),
    (GARREK, 1, 4, [("awakened-axe", 1, 2, HAMMER, 3, False, False)]),
    (SAEK, 0, 3, [("great-axe", 1, 2, HAMMER, 3, False, False)]),
    (SAEK, 1, 3, [("great-axe", 1, 2, HAMMER, 3, True, False)]),
    (KARSUS, 0, 3, [("chained-axe", 2, 3, SWORD, 1, False, False), CHOP]),
    (
        KARSUS,
        1,
        3,
        [("chained-axe", 2, 3, SWORD, 2, False, False), ("savage-whirl", 1, 2, SWORD, 2, False, True)],
    ),
    (TARGOR, 0, 2, [("gore-axe-and-blade", 1, 2, SWORD, 1, False, False)]),
    (TARGOR, 1, 2, [("gore-axe-and-blade", 1, 3, SWORD, 2, False, False)]),
    (ARNULF, 0, 2, [("piercing-blade-and-axe", 1, 2, SWORD, 1, False, False)]),
    (ARNULF, 1, 2, [("piercing-blade-and-axe", 1, 3, SWORD, 1, False, False)]),
]


@pytest.mark.parametrize(("name", "inspired", "wounds", "attacks"), FACTS)
def test_the_numbers_of_a_reaver(name, inspired, wounds, attacks):
    story = scene({name: (7, 2)}, FAR).set(name, inspired=inspired)
    g, fighter = story.g, story.fighter(name)
    assert move_of(g, fighter, Going.MOVE, 0) == 4 + inspired
    assert (defence_dice(g, fighter), defence_symbol(g, fighter)) == (1, DODGE)
    assert wounds_of(g, fighter) == wounds
    assert is_leader(g, fighter) == (name == GARREK)
    arms = [WEAPON_LIST[arm_at(g, fighter, at)] for at in range(4) if arm_at(g, fighter, at) >= 0]
    assert [(a.key, a.range, a.dice, a.symbol, a.damage, a.cleave, a.sweep) for a in arms] == attacks


def test_five_reavers():
    assert [key for key, card in FIGHTER_LIST.items() if card.warband == 2] == list(ALL)


@pytest.mark.parametrize("name", list(ALL))
@pytest.mark.parametrize(("lost", "inspired"), [(2, True), (1, False)])
def test_three_who_are_out_of_action_inspire_all_reavers(name, lost, inspired):
    own = {
        name: (1, 4),
        KARSUS if name == SAEK else SAEK: (7, 2),
        ARNULF if name == TARGOR else TARGOR: (1, 0),
    }
    story = scene(own, {ANGHARAD: (9, 2), SEVERIN: (15, 10), OBRYN: (1, 10)}).set(ANGHARAD, wounds=3)
    attacker = list(own)[1]
    lose(story, *(list(own)[2], OBRYN)[:lost])
    dice = ["sword"] * 3 if attacker == KARSUS else ["hammer"] * 2
    story.dice(*dice, "dodge").attack(attacker, ANGHARAD)
    assert story.is_out(ANGHARAD) and story.is_inspired(name) == inspired


def test_reavers_are_inspired_when_a_ploy_takes_the_third():
    story = lose(scene(ALL, FAR, step="power"), SAEK, KARSUS).set(TARGOR, wounds=1)
    story.hand(0, "blood-offering").play("blood-offering", TARGOR, seat=0)
    assert story.is_inspired(GARREK) and story.is_inspired(ARNULF)


@pytest.mark.parametrize(("side", "wounds"), [("crit", 2), ("sword", 1)])
def test_the_piercing_blade_hurts_more_with_a_critical_hit(side, wounds):
    story = scene({ARNULF: (7, 2)}, {SEVERIN: (9, 2)})
    story.dice(side, "hammer", "dodge").attack(ARNULF, SEVERIN)
    assert story.wounds(SEVERIN) == wounds


def test_the_chained_axe_reaches_two_hexes():
    story = scene({KARSUS: (7, 2)}, {SEVERIN: (11, 2)})
    story.dice("sword", "sword", "sword", "dodge").attack(KARSUS, SEVERIN, "chained-axe")
    assert story.wounds(SEVERIN) == 1


def test_savage_whirl_strikes_all_adjacent_enemies():
    story = scene({KARSUS: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (5, 2)}).set(KARSUS, inspired=1)
    story.dice("sword", "sword", "dodge").attack(KARSUS, SEVERIN, "savage-whirl")
    story.dice("hammer", "hammer", "dodge").choose(OBRYN).finish_attack()
    assert (story.wounds(SEVERIN), story.wounds(OBRYN)) == (2, 0)


@pytest.mark.parametrize(("inspired", "wounds"), [(1, 3), (0, 0)])
def test_an_inspired_saek_cleaves(inspired, wounds):
    story = scene({SAEK: (7, 2)}, {SEVERIN: (9, 2)}).set(SAEK, inspired=inspired)
    story.dice("hammer", "sword", "shield").attack(SAEK, SEVERIN)
    assert story.wounds(SEVERIN) == wounds


# --- Objectives ---------------------------------------------------------------------------------------------------


@pytest.mark.card("a-worthy-skull")
@pytest.mark.parametrize(("target", "met"), [(SEVERIN, True), (OBRYN, False)])
def test_a_worthy_skull_is_the_leaders(target, met):
    story = scene({GARREK: (7, 2)}, {target: (9, 2), ANGHARAD: (1, 10)}).set(target, wounds=3)
    story.dice("hammer", "hammer", "dodge").attack(GARREK, target)
    assert story.is_out(target) and story.glory(0) == 1
    assert scored(story, "a-worthy-skull") == met


@pytest.mark.card("blood-for-the-blood-god")
@pytest.mark.parametrize(("before", "met"), [((SAEK, TARGOR), True), ((SAEK,), False)])
def test_blood_for_the_blood_god_is_three_charges(before, met):
    story = scene({GARREK: (5, 2), SAEK: (1, 0), TARGOR: (5, 0)}, {SEVERIN: (9, 2)})
    story.hand(0, "blood-for-the-blood-god")
    for name in before:
        story.set(name, did_charge=1)
    story.dice("sword", "sword", "dodge").charge(GARREK, (7, 2), SEVERIN)
    assert story.has_scored(0, "blood-for-the-blood-god") == met


@pytest.mark.card("coward")
@pytest.mark.parametrize(
    ("start", "end", "met"), [((9, 2), (11, 2), True), ((9, 2), (8, 1), False), ((13, 2), (15, 2), False)]
)
def test_coward_runs_away_from_all(start, end, met):
    story = scene({SEVERIN: start}, {GARREK: (7, 2)}).hand(1, "coward")
    story.move(SEVERIN, end)
    assert story.has_scored(1, "coward") == met


@pytest.mark.card("coward")
def test_coward_is_no_friend():
    story = scene({GARREK: (7, 2), TARGOR: (9, 2)}, FAR).hand(0, "coward").move(TARGOR, (11, 2))
    assert not story.has_scored(0, "coward")


@pytest.mark.card("draw-the-gaze-of-khorne")
@pytest.mark.parametrize(("before", "met"), [(1, True), (0, False)])
def test_draw_the_gaze_of_khorne_with_two(before, met):
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).hand(0, "draw-the-gaze-of-khorne")
    story.g.kills[0] = before
    story.set(SEVERIN, wounds=3).dice("hammer", "hammer", "dodge").attack(GARREK, SEVERIN)
    assert story.has_scored(0, "draw-the-gaze-of-khorne") == met


@pytest.mark.card("it-begins")
@pytest.mark.parametrize(("lost", "met"), [((SAEK, SEVERIN), True), ((SAEK, TARGOR), False)])
def test_it_begins_when_each_has_lost_one(lost, met):
    assert scored(lose(scene(ALL, FAR), *lost), "it-begins") == met


@pytest.mark.card("khorne-cares-not")
@pytest.mark.parametrize(("lost", "met"), [((*list(ALL)[:4], SEVERIN), True), (list(ALL)[:4], False)])
def test_khorne_cares_not_whose_blood_it_is(lost, met):
    assert scored(lose(scene(ALL, FAR), *lost), "khorne-cares-not") == met


@pytest.mark.card("khorne-cares-not")
@pytest.mark.parametrize(("lost", "met"), [((SEVERIN, "petitioner"), True), ((SEVERIN,), False)])
def test_khorne_wants_seven_of_three_warbands(lost, met):
    story = scene(ALL, FAR, {"petitioner": (1, 14)})
    assert scored(lose(story, *ALL, *lost), "khorne-cares-not") == met


@pytest.mark.card("khornes-champion")
@pytest.mark.parametrize(
    ("left", "round", "met"),
    [((TARGOR,), 3, True), ((TARGOR, GARREK), 3, False), ((SEVERIN,), 3, False), ((TARGOR,), 2, False)],
)
def test_khornes_champion_is_the_last_of_all(left, round, met):
    story = scene(ALL, FAR, round=round)
    lose(story, *(name for name in (*ALL, SEVERIN) if name not in left))
    assert scored(story, "khornes-champion") == met


@pytest.mark.card("let-the-blood-flow")
@pytest.mark.parametrize(("side", "met"), [("hammer", True), ("sword", False)])
def test_let_the_blood_flow_by_three_successes(side, met):
    story = scene({GARREK: (7, 2), SAEK: (1, 0), TARGOR: (5, 0)}, {SEVERIN: (9, 2)})
    story.hand(0, "let-the-blood-flow").set(SAEK, did_succeed=1).set(TARGOR, did_succeed=1)
    story.dice(side, side, "dodge").attack(GARREK, SEVERIN)
    assert story.has_scored(0, "let-the-blood-flow") == met


@pytest.mark.card("there-is-only-slaughter")
@pytest.mark.parametrize(("token", "met"), [((7, 4), True), ((1, 0), False), ((15, 10), False)])
def test_there_is_only_slaughter_when_nobody_holds(token, met):
    assert scored(scene(ALL, FAR, tokens=[token]), "there-is-only-slaughter") == met


# --- Ploys --------------------------------------------------------------------------------------------------------


@pytest.mark.card("blood-offering")
def test_blood_offering_hurts_and_gives_two_dice():
    story = before_their_turn("blood-offering", GARREK)
    assert story.wounds(GARREK) == 1
    story.dice("sword", "sword", "sword", "sword", "dodge").attack(GARREK, SEVERIN)
    assert rolled(story, GARREK) == 4


@pytest.mark.card("blood-offering")
def test_blood_offering_is_for_the_chosen_one():
    story = before_their_turn("blood-offering", TARGOR, own={GARREK: (7, 2), TARGOR: (3, 2)})
    story.dice("sword", "sword", "dodge").attack(GARREK, SEVERIN)
    assert rolled(story, GARREK) == 2


@pytest.mark.card("blood-rain")
def test_blood_rain_makes_swords_of_hammers():
    story = before_their_turn("blood-rain").dice("sword", "hammer", "dodge").attack(GARREK, SEVERIN)
    assert story.wounds(SEVERIN) == 2
    story = before_their_turn("blood-rain").dice("hammer", "hammer", "dodge").attack(GARREK, SEVERIN)
    assert story.wounds(SEVERIN) == 0


@pytest.mark.card("blood-rain")
def test_blood_rain_ends_with_the_activation():
    story = before_their_turn("blood-rain").do(PASS).pass_power()
    story.dice("hammer", "hammer", "shield").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == 3


def kill_severin(*keys: str, own=None) -> Story:
    """Garrek's attack that takes Severin out of action, up to the first question."""
    story = scene(own or {GARREK: (7, 2), TARGOR: (3, 2)}, {SEVERIN: (9, 2), OBRYN: (5, 2)}).hand(0, *keys)
    return story.set(SEVERIN, wounds=3).dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)


@pytest.mark.card("boon-of-khorne")
def test_boon_of_khorne_heals_fully():
    story = kill_severin("boon-of-khorne").set(GARREK, wounds=3)
    react(story, "boon-of-khorne", GARREK).finish_attack()
    assert story.is_out(SEVERIN) and story.wounds(GARREK) == 0


@pytest.mark.card("boon-of-khorne", "skulls-for-the-skull-throne", "fuelled-by-slaughter")
def test_khorne_gives_nothing_for_a_mere_wound():
    keys = ("boon-of-khorne", "skulls-for-the-skull-throne", "fuelled-by-slaughter")
    for key in keys:
        story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).hand(0, key)
        story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
        assert not comes_up(story, key)


@pytest.mark.card("boon-of-khorne", "skulls-for-the-skull-throne")
def test_khorne_gives_nothing_for_an_enemys_kill():
    for key in ("boon-of-khorne", "skulls-for-the-skull-throne"):
        story = scene({SEVERIN: (9, 2)}, {GARREK: (1, 10), TARGOR: (7, 2)}).hand(1, key)
        story.dice("hammer", "hammer", "shield").aim(SEVERIN, TARGOR)
        assert not comes_up(story, key) and story.is_out(TARGOR)


@pytest.mark.card("desecrate")
def test_desecrate_removes_an_objective():
    story = scene({GARREK: (7, 2), TARGOR: (3, 2)}, FAR, tokens=[(7, 2), (15, 10)], step="power")
    story.hand(0, "desecrate").card_("desecrate")
    assert story.legal() == {HEX + story.hex((7, 2))}
    story.choose((7, 2)).skip()
    assert story.g.token[story.hex((7, 2))] == 0 and story.g.token_hex[1] == -1


@pytest.mark.card("desecrate")
def test_desecrate_needs_an_objective_of_your_own():
    story = scene({GARREK: (7, 2)}, FAR, tokens=[(15, 10), (7, 4)], step="power").hand(0, "desecrate")
    assert not story.can("desecrate")


def fall(key: str, attacker: str, at: Where, weapon: str = "") -> Story:
    """An enemy's attack that takes Targor out of action at (7, 2), up to the first question."""
    story = scene({attacker: at}, {TARGOR: (7, 2), GARREK: (15, 10)}).hand(1, key)
    sides = ["sword"] * 3 if attacker == "sanson-farstrider" else ["hammer"] * 2
    story.set(TARGOR, wounds=1).dice(*sides, "shield")
    return story.aim(attacker, TARGOR, weapon)


@pytest.mark.card("final-blow")
def test_final_blow_hurts_the_attacker():
    story = fall("final-blow", SEVERIN, (9, 2))
    react(story, "final-blow").finish_attack()
    assert story.is_out(TARGOR) and story.wounds(SEVERIN) == 1


@pytest.mark.card("final-blow")
def test_final_blow_needs_the_attacker_beside():
    story = fall("final-blow", "sanson-farstrider", (11, 2), "boltstorm-pistol")
    assert not comes_up(story, "final-blow") and story.is_out(TARGOR)


@pytest.mark.card("fuelled-by-slaughter")
def test_fuelled_by_slaughter_attacks_at_once():
    story = kill_severin("fuelled-by-slaughter")
    react(story, "fuelled-by-slaughter", TARGOR).skip()
    story.dice("sword", "sword", "dodge").with_weapon(OBRYN).finish_attack()
    assert story.wounds(OBRYN) == 1 and story.asked == Frame.POWER


@pytest.mark.card("fuelled-by-slaughter")
def test_fuelled_by_slaughter_after_a_ploy():
    story = scene({GARREK: (7, 2), TARGOR: (1, 0)}, {SEVERIN: (9, 2)}, step="power").set(TARGOR, wounds=1)
    story.hand(0, "blood-offering", "fuelled-by-slaughter").card_("blood-offering").choose(TARGOR)
    react(story, "fuelled-by-slaughter", GARREK).skip()
    story.dice("hammer", "hammer", "dodge").with_weapon(SEVERIN).finish_attack()
    assert story.is_out(TARGOR) and story.wounds(SEVERIN) == 2


@pytest.mark.card("fuelled-by-slaughter")
def test_fuelled_by_slaughter_needs_somebody_in_reach():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (15, 10)}).hand(0, "fuelled-by-slaughter")
    story.set(SEVERIN, wounds=3).dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    assert not comes_up(story, "fuelled-by-slaughter")


@pytest.mark.card("insensate")
def test_insensate_suffers_one_damage():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, step="power").hand(0, "insensate")
    story.play("insensate", seat=0).pass_power()
    story.dice("hammer", "hammer", "shield").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == 1


@pytest.mark.card("insensate")
def test_insensate_is_for_the_first_one_only():
    story = scene({GARREK: (7, 2), SAEK: (11, 2)}, {SEVERIN: (9, 2)}, step="power").hand(0, "insensate")
    story.play("insensate", seat=0).pass_power().set(SEVERIN, inspired=1)
    story.dice("hammer", "hammer", "shield").attack(SEVERIN, GARREK, "mighty-swing")
    story.dice("hammer", "hammer", "shield").choose(SAEK).finish_attack()
    assert (story.wounds(GARREK), story.wounds(SAEK)) == (1, 2)


@pytest.mark.card("khorne-calls")
def test_khorne_calls_for_one_more_die():
    story = before_their_turn("khorne-calls").dice("sword", "sword", "sword", "dodge")
    assert rolled(story.attack(GARREK, SEVERIN), GARREK) == 3


@pytest.mark.card("khorne-calls")
def test_khorne_does_not_call_enemies():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, step="power").hand(0, "khorne-calls")
    story.play("khorne-calls", seat=0).pass_power().dice("sword", "sword", "shield").attack(SEVERIN, GARREK)
    assert rolled(story, SEVERIN) == 2


def last_stand(*lost: str) -> Story:
    """Severin's attack that takes Garrek out of action; seat 1 has Rebirth in Blood."""
    story = scene({SEVERIN: (9, 2)}, {GARREK: (7, 2), TARGOR: (15, 10)}).hand(1, "rebirth-in-blood")
    lose(story, *lost).set(GARREK, wounds=2).dice("hammer", "hammer", "shield")
    return story.aim(SEVERIN, GARREK)


@pytest.mark.card("rebirth-in-blood")
@pytest.mark.parametrize("side", ["shield", "crit"])
def test_rebirth_in_blood_returns_the_last_fighter(side):
    story = last_stand(TARGOR).dice(side)
    react(story, "rebirth-in-blood", GARREK).skip()
    assert story.asked == Frame.RAISE and not story.can(HEX + story.hex((4, 1)))
    story.choose((4, 7)).finish_attack()
    assert story.where(GARREK) == (4, 7) and story.wounds(GARREK) == 0 and not story.is_out(GARREK)


@pytest.mark.card("rebirth-in-blood")
def test_rebirth_in_blood_may_fail():
    story = last_stand(TARGOR).dice("dodge")
    react(story, "rebirth-in-blood", GARREK).finish_attack()
    assert story.is_out(GARREK)


@pytest.mark.card("rebirth-in-blood")
def test_rebirth_in_blood_is_not_for_others():
    assert not comes_up(last_stand(), "rebirth-in-blood")


@pytest.mark.card("skulls-for-the-skull-throne")
def test_skulls_for_the_skull_throne_are_two_cards():
    story = kill_severin("skulls-for-the-skull-throne")
    take_most(react(story, "skulls-for-the-skull-throne").skip()).finish_attack()
    assert story.g.power_count[0] == 2


# --- Upgrades -----------------------------------------------------------------------------------------------------


@pytest.mark.card("berserk-charge")
@pytest.mark.parametrize(("given", "wounds"), [(True, 3), (False, 0)])
def test_berserk_charge_counts_both_symbols(given, wounds):
    story = scene({SAEK: (5, 2)}, {SEVERIN: (9, 2)})
    if given:
        story.give(SAEK, "berserk-charge")
    story.dice("sword", "sword", "dodge").charge(SAEK, (7, 2), SEVERIN)
    assert story.wounds(SEVERIN) == wounds


@pytest.mark.card("berserk-charge")
def test_berserk_charge_is_nothing_without_a_charge():
    story = scene({SAEK: (7, 2)}, {SEVERIN: (9, 2)}).give(SAEK, "berserk-charge")
    story.dice("sword", "sword", "dodge").attack(SAEK, SEVERIN)
    assert story.wounds(SEVERIN) == 0 and takers("berserk-charge") == {SAEK}


@pytest.mark.card("bloodslick")
@pytest.mark.parametrize(("given", "dice"), [(True, 2), (False, 1)])
def test_bloodslick_is_a_defence_die(given, dice):
    story = scene({SEVERIN: (9, 2)}, {GARREK: (7, 2)})
    if given:
        story.give(GARREK, "bloodslick")
    story.dice("sword", "sword", *["shield"] * dice).attack(SEVERIN, GARREK)
    assert rolled(story, GARREK, 1) == dice and takers("bloodslick") == {GARREK}


@pytest.mark.card("deadly-spin")
def test_deadly_spin_strikes_all_adjacent_enemies():
    story = scene({TARGOR: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (5, 2), ANGHARAD: (11, 2)})
    story.give(TARGOR, "deadly-spin")
    story.dice("sword", "sword", "sword", "dodge").attack(TARGOR, SEVERIN, "deadly-spin")
    story.dice("hammer", "hammer", "sword", "dodge").choose(OBRYN).finish_attack()
    assert [story.wounds(name) for name in (SEVERIN, OBRYN, ANGHARAD)] == [1, 1, 0]
    assert story.asked == Frame.POWER and takers("deadly-spin") == {TARGOR}


@pytest.mark.card("deadly-spin")
def test_without_deadly_spin():
    story = scene({TARGOR: (7, 2)}, {SEVERIN: (9, 2)}).do(ATTACK + 3)
    assert [WEAPON_LIST[action - WEAPON].key for action in story.legal()] == ["gore-axe-and-blade"]


@pytest.mark.card("ever-advancing")
@pytest.mark.parametrize("side", ["dodge", "shield"])
def test_ever_advancing_goes_where_it_wants(side):
    story = scene({SEVERIN: (9, 2)}, {GARREK: (7, 2)}).give(GARREK, "ever-advancing")
    story.dice("hammer", "sword", side).aim(
        SEVERIN, GARREK
    )  # a draw or a success: either could drive him back
    react(story, "ever-advancing")
    assert story.asked == Frame.PUSH and story.actor == 1
    story.choose((8, 1)).finish_attack()
    assert story.where(GARREK) == (8, 1) and not story.told(Event.DRIVEN)


@pytest.mark.card("ever-advancing")
def test_ever_advancing_needs_to_be_driven():
    story = scene({SEVERIN: (9, 2)}, {GARREK: (7, 2)}).give(GARREK, "ever-advancing")
    story.dice("sword", "sword", "shield").aim(SEVERIN, GARREK)
    assert not comes_up(story, "ever-advancing") and takers("ever-advancing") == {GARREK}


@pytest.mark.card("frenzy")
def test_frenzy_is_one_more_die_in_a_charge():
    story = scene({TARGOR: (5, 2)}, {SEVERIN: (9, 2)}).give(TARGOR, "frenzy")
    story.dice("hammer", "hammer", "hammer", "dodge").charge(TARGOR, (7, 2), SEVERIN)
    assert rolled(story, TARGOR) == 3 and takers("frenzy") == set(ALL)


@pytest.mark.card("frenzy")
def test_frenzy_is_nothing_without_a_charge():
    story = scene({TARGOR: (7, 2)}, {SEVERIN: (9, 2)}).give(TARGOR, "frenzy")
    assert rolled(story.dice("hammer", "hammer", "dodge").attack(TARGOR, SEVERIN), TARGOR) == 2


@pytest.mark.card("grisly-trophy")
@pytest.mark.parametrize(("wounds", "glory"), [(3, 2), (0, 0)])
def test_grisly_trophy_is_one_more_glory(wounds, glory):
    story = (
        scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).give(GARREK, "grisly-trophy").set(SEVERIN, wounds=wounds)
    )
    story.dice("hammer", "hammer", "dodge").attack(GARREK, SEVERIN)
    assert story.glory(0) == glory and takers("grisly-trophy") == {GARREK}


@pytest.mark.card("grisly-trophy")
def test_grisly_trophy_is_only_for_its_fighter():
    story = scene({GARREK: (1, 0), SAEK: (7, 2)}, {SEVERIN: (9, 2)}).give(GARREK, "grisly-trophy")
    story.set(SEVERIN, wounds=3).dice("hammer", "hammer", "dodge").attack(SAEK, SEVERIN)
    assert story.glory(0) == 1


@pytest.mark.card("terrifying-howl")
def test_terrifying_howl_pushes_adjacent_enemies_in_any_order():
    story = scene({KARSUS: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (5, 2), ANGHARAD: (11, 2)})
    story.give(KARSUS, "terrifying-howl").card_("terrifying-howl")
    assert story.legal() == {FIGHTER + story.fighter(SEVERIN), FIGHTER + story.fighter(OBRYN)}
    story.choose(OBRYN, (3, 2), SEVERIN, (8, 1))
    assert (story.where(OBRYN), story.where(SEVERIN), story.where(ANGHARAD)) == ((3, 2), (8, 1), (11, 2))
    assert story.asked == Frame.POWER and takers("terrifying-howl") == {KARSUS}


@pytest.mark.card("terrifying-howl")
def test_terrifying_howl_needs_somebody_to_hear_it():
    story = scene({KARSUS: (7, 2)}, {SEVERIN: (11, 2)}).give(KARSUS, "terrifying-howl")
    assert CARD + story.card("terrifying-howl") not in story.legal()


@pytest.mark.card("unstoppable-charge")
@pytest.mark.parametrize(("given", "through"), [(True, True), (False, False)])
def test_unstoppable_charge_goes_through_fighters(given, through):
    own = {SAEK: (1, 0), TARGOR: (3, 0), ARNULF: (2, 1)}
    story = scene(own, {SEVERIN: (7, 0)})
    if given:
        story.give(SAEK, "unstoppable-charge")
    assert story.can(SAEK, stage.CHARGE) == through
    assert not story.can(SAEK, stage.MOVE)


@pytest.mark.card("unstoppable-charge")
def test_unstoppable_charge_ends_in_an_empty_hex():
    own = {SAEK: (1, 0), TARGOR: (3, 0), ARNULF: (2, 1)}
    story = scene(own, {SEVERIN: (7, 0)}).give(SAEK, "unstoppable-charge").do(stage.CHARGE + 1)
    ends = {action - HEX for action in story.legal()}
    assert story.hex((5, 0)) in ends and story.hex((3, 0)) not in ends
    assert takers("unstoppable-charge") == {SAEK}


@pytest.mark.card("whirlwind-of-death")
@pytest.mark.parametrize(
    ("given", "at", "weapon", "wounds"),
    [
        (True, (9, 2), "brutal-chop", 3),
        (True, (11, 2), "chained-axe", 2),
        (False, (11, 2), "chained-axe", 1),
    ],
)
def test_whirlwind_of_death_is_one_more_damage(given, at, weapon, wounds):
    story = scene({KARSUS: (7, 2)}, {SEVERIN: at})
    if given:
        story.give(KARSUS, "whirlwind-of-death")
    story.dice("sword", "sword", "sword", "dodge").attack(KARSUS, SEVERIN, weapon)
    assert story.wounds(SEVERIN) == wounds and takers("whirlwind-of-death") == {KARSUS}


@pytest.mark.card("wicked-blade")
@pytest.mark.parametrize(("sides", "wounds"), [("crit sword hammer", 2), ("sword sword hammer", 0)])
def test_wicked_blade_cleaves_with_a_crit(sides, wounds):
    story = scene({ARNULF: (7, 2)}, {SEVERIN: (9, 2)}).give(ARNULF, "wicked-blade").set(SEVERIN, inspired=1)
    defence = ["crit", "shield"] if "crit" in sides else ["shield", "shield"]
    story.dice(*sides.split(), *defence).attack(ARNULF, SEVERIN, "wicked-blade")
    assert story.wounds(SEVERIN) == wounds and takers("wicked-blade") == {ARNULF}
