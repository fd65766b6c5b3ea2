"""Universal ploys: what each card does, and when it does not."""

import pytest

from wartable.games.shadespire.rules.field import is_blocked
from wartable.games.shadespire.state import (
    ATTACK,
    CARD,
    CHARGE,
    DIE,
    FIGHTER,
    GUARD,
    HEX,
    MOVE,
    NUMBER,
    PASS,
    SEAT,
    YES,
    Event,
    Frame,
    Place,
)

from .reacting import take_most
from .scene import scene

GARREK, SAEK, KARSUS, TARGOR = "garrek-gorebeard", "blooded-saek", "karsus-the-chained", "targor"
SEVERIN, OBRYN, ANGHARAD = "severin-steelheart", "obryn-the-bold", "angharad-brightshield"
SANSON = "sanson-farstrider"
REAVERS = {GARREK: (7, 2), TARGOR: (3, 0)}
CHAMPIONS = {SEVERIN: (9, 2), OBRYN: (9, 10)}
CLOSE = {SEVERIN: (9, 2), OBRYN: (10, 3)}  # beside each other
FARSTRIDERS = {SANSON: (11, 4)}  # three hexes from Garrek
EAST = NUMBER  # the first direction
FOUR_MISSES = ("hammer", "hammer", "hammer", "hammer")


def power(own=REAVERS, other=CHAMPIONS, **more):
    """The power step after the first activation, seat 0 first; the next activation is seat 1's."""
    return scene(own, other, step="power", **more)


def played(key, *targets, own=REAVERS, other=CHAMPIONS, seat=0, **more):
    """A ploy is played in that power step, which then goes on."""
    return power(own, other, **more).hand(seat, key).play(key, *targets, seat=seat)


def lasting(key, *targets, **more):
    """The same, and the next activation has begun."""
    return played(key, *targets, **more).pass_power()


def answer(story, key, drive=None):
    """Pass everything until a reaction can be played, and play it."""
    while not story.can(key):
        if story.asked == Frame.DRIVE and drive is not None:
            story.choose(drive)
        else:
            story.do(PASS)
    return story.card_(key)


def is_offered(story, key, drive=None):
    """Whether a reaction can be played before the attack, move or ploy is over."""
    while story.asked not in (Frame.POWER, Frame.ACTIVATE):
        if story.can(key):
            return True
        if story.asked == Frame.DRIVE and drive is not None:
            story.choose(drive)
        else:
            story.do(PASS)
    return False


def dice_rolled(story, kind):
    """How many dice an attack (0) or a defence (1) rolled."""
    return story.rolled(kind)


def duel(seat, key, own=REAVERS, other=CHAMPIONS, **wounds):
    """Garrek is about to attack Severin, and a seat has a ploy in hand."""
    story = scene(own, other).hand(seat, key)
    for name, count in wounds.items():
        story.set({"garrek": GARREK, "severin": SEVERIN}[name], wounds=count)
    return story


def strike(story):
    """Garrek hits Severin for 2."""
    return story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)


def miss(story):
    return story.dice("sword", "sword", "dodge").aim(GARREK, SEVERIN)


# --- 308 to 320 ---------------------------------------------------------------------------------------------------


def last_power_step():
    story = power(CHAMPIONS, {GARREK: (5, 8)}).hand(0, "anticipation").hand(1, "there-is-only-slaughter")
    story.g.taken[0] = story.g.taken[1] = 4
    return story.card_("anticipation")


@pytest.mark.card("anticipation")
def test_anticipation_pays_when_the_named_objective_is_scored():
    story = last_power_step().card_("there-is-only-slaughter")
    assert story.told(Event.CHOSE_CARD)[0].x == story.card("there-is-only-slaughter")
    story.skip().to_end_phase()
    assert story.has_scored(1, "there-is-only-slaughter") and story.glory(0) == 1


@pytest.mark.card("anticipation")
def test_anticipation_pays_nothing_for_another_objective():
    story = last_power_step().card_("it-begins").skip().to_end_phase()
    assert story.has_scored(1, "there-is-only-slaughter") and story.glory(0) == 0


@pytest.mark.card("anticipation")
def test_anticipation_waits_for_the_last_activation():
    assert not power().hand(0, "anticipation").can("anticipation")


@pytest.mark.card("blinding-flash")
def test_blinding_flash_leaves_a_single_sword():
    story = scene(FARSTRIDERS, REAVERS).hand(1, "blinding-flash")
    story.dice("sword", "shield").aim(SANSON, GARREK, "boltstorm-pistol").card_("blinding-flash")
    story.finish_attack()
    assert dice_rolled(story, 0) == 1 and story.wounds(GARREK) == 1


@pytest.mark.card("blinding-flash")
def test_blinding_flash_does_not_dazzle_from_near():
    story = scene({SANSON: (9, 2)}, REAVERS).hand(1, "blinding-flash").aim(SANSON, GARREK, "shock-handaxe")
    assert not is_offered(story, "blinding-flash")


@pytest.mark.card("confused-priorities")
def test_confused_priorities_switches_two_held_objectives():
    story = played("confused-priorities", (7, 2), (9, 2), tokens=[(7, 2), (9, 2)])
    assert story.g.token[story.hex((7, 2))] == 2 and story.g.token_hex[1] == story.hex((9, 2))


@pytest.mark.card("confused-priorities")
def test_confused_priorities_needs_two_that_are_held():
    assert not power(tokens=[(7, 2), (9, 4)]).hand(0, "confused-priorities").can("confused-priorities")


@pytest.mark.card("confusion")
def test_confusion_switches_neighbours():
    story = played("confusion", GARREK, SEVERIN)
    assert story.where(GARREK) == (9, 2) and story.where(SEVERIN) == (7, 2)


@pytest.mark.card("confusion")
def test_confusion_needs_neighbours():
    story = power(REAVERS, {OBRYN: (9, 10)}).hand(0, "confusion")
    assert not story.can("confusion")


@pytest.mark.card("cruel-taunt")
def test_cruel_taunt_ends_inspiration_for_good():
    story = power().set(SEVERIN, inspired=1).hand(0, "cruel-taunt").hand(1, "inspiration-strikes")
    story.dice("hammer").play("cruel-taunt", SEVERIN, seat=0)
    assert not story.is_inspired(SEVERIN)
    assert not story.play("inspiration-strikes", SEVERIN, seat=1).is_inspired(SEVERIN)


@pytest.mark.card("cruel-taunt")
def test_cruel_taunt_takes_out_who_has_too_few_wounds_left():
    axes = {"fjul-grimnir": (9, 2), "mad-maegrim": (9, 10)}
    story = power(REAVERS, axes).set("fjul-grimnir", inspired=1, wounds=4).hand(0, "cruel-taunt")
    assert story.dice("crit").play("cruel-taunt", "fjul-grimnir", seat=0).is_out("fjul-grimnir")


@pytest.mark.card("cruel-taunt")
def test_cruel_taunt_fails_on_a_sword():
    story = power().set(SEVERIN, inspired=1).hand(0, "cruel-taunt").dice("sword")
    assert story.play("cruel-taunt", SEVERIN, seat=0).is_inspired(SEVERIN)


@pytest.mark.card("curious-inversion")
def test_curious_inversion_makes_swords_of_hammers():
    story = lasting("curious-inversion").dice("sword", "sword", "dodge").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == 3


@pytest.mark.card("curious-inversion")
def test_curious_inversion_makes_hammers_useless_and_shields_useful():
    story = lasting("curious-inversion").dice("hammer", "sword", "shield").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == 0


@pytest.mark.card("darkness-descends")
def test_darkness_descends_leaves_range_one():
    story = power(REAVERS, FARSTRIDERS).hand(0, "darkness-descends").play("darkness-descends", seat=0)
    assert not story.pass_power().can(SANSON, ATTACK)


@pytest.mark.card("darkness-descends")
def test_darkness_descends_is_over_after_the_activation():
    story = power(REAVERS, FARSTRIDERS).hand(0, "darkness-descends").play("darkness-descends", seat=0)
    story.pass_power().next_activation().next_activation()
    assert story.can(SANSON, ATTACK)


@pytest.mark.card("darkness-descends")
def test_darkness_descends_makes_a_shot_an_attack_of_range_one():
    story = power(REAVERS, {SANSON: (9, 2)}).give(SANSON, "great-strength").hand(0, "darkness-descends")
    story.play("darkness-descends", seat=0).pass_power()
    story.dice("sword", "sword", "sword", "shield").attack(SANSON, GARREK, "boltstorm-pistol")
    assert story.wounds(GARREK) == 2


@pytest.mark.card("daylight-robbery")
@pytest.mark.parametrize(("die", "taken"), [("hammer", 1), ("crit", 1), ("sword", 0)])
def test_daylight_robbery_takes_unspent_glory(die, taken):
    story = power().hand(0, "daylight-robbery").dice(die)
    story.g.glory[1] = 2
    story.play("daylight-robbery", seat=0)
    assert (story.glory(0), story.glory(1)) == (taken, 2 - taken)


@pytest.mark.card("daylight-robbery")
def test_daylight_robbery_takes_nothing_where_nothing_is():
    story = power().hand(0, "daylight-robbery").dice("hammer").play("daylight-robbery", seat=0)
    assert (story.glory(0), story.glory(1)) == (0, 0)


@pytest.mark.card("daylight-robbery")
def test_daylight_robbery_chooses_one_of_several_opponents():
    story = scene(REAVERS, CHAMPIONS, {SANSON: (9, 14)}, step="power").hand(0, "daylight-robbery")
    story.g.glory[2] = 1
    story.dice("hammer").card_("daylight-robbery").do(SEAT + 2).skip()
    assert (story.glory(0), story.glory(2)) == (1, 0)


@pytest.mark.card("death-throes")
def test_death_throes_hurts_a_neighbour():
    story = answer(strike(duel(1, "death-throes", severin=3)), "death-throes")
    story.choose(GARREK).finish_attack()
    assert story.is_out(SEVERIN) and story.wounds(GARREK) == 1


@pytest.mark.card("death-throes")
def test_death_throes_needs_a_neighbour():
    story = scene({KARSUS: (5, 2)}, CHAMPIONS).set(SEVERIN, wounds=3).hand(1, "death-throes")
    story.dice("sword", "sword", "sword", "dodge").aim(KARSUS, SEVERIN, "chained-axe")
    assert not is_offered(story, "death-throes") and story.is_out(SEVERIN)


@pytest.mark.card("death-throes")
def test_death_throes_needs_a_deadly_blow():
    assert not is_offered(strike(duel(1, "death-throes")), "death-throes")


@pytest.mark.card("desperate-gambit")
@pytest.mark.parametrize(("verdict", "wounds"), [(YES, 3), (PASS, 0)])
def test_desperate_gambit_lets_the_winner_of_a_roll_off_decide(verdict, wounds):
    story = lasting("desperate-gambit").dice("crit", *FOUR_MISSES[1:], *FOUR_MISSES).aim(SEVERIN, GARREK)
    assert story.asked == Frame.GAMBIT and story.actor == 0
    story.do(verdict).finish_attack()
    assert story.wounds(GARREK) == wounds and dice_rolled(story, 0) == 0


@pytest.mark.card("desperate-gambit")
def test_desperate_gambit_is_only_about_the_first_attack():
    story = lasting("desperate-gambit").next_activation()
    assert strike(story).asked != Frame.GAMBIT


@pytest.mark.card("distraction")
def test_distraction_pushes_an_enemy():
    assert played("distraction", SEVERIN).choose((11, 2)).where(SEVERIN) == (11, 2)


@pytest.mark.card("distraction")
def test_distraction_needs_room():
    story = power({GARREK: (3, 0), TARGOR: (2, 1)}, {SEVERIN: (1, 0)}).hand(0, "distraction")
    assert not story.can("distraction")


@pytest.mark.card("dual-strike")
def test_dual_strike_counts_a_supporter_twice():
    story = lasting("dual-strike", other={SEVERIN: (9, 2), OBRYN: (6, 3)})
    story.dice("double", "double", "shield").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == 3


@pytest.mark.card("dual-strike")
def test_dual_strike_needs_a_supporter():
    story = lasting("dual-strike").dice("double", "double", "shield").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == 0


@pytest.mark.card("duel-of-wits")
def test_duel_of_wits_draws_two():
    story = power().hand(0, "shardgale").hand(1, "duel-of-wits").card_("shardgale")
    answer(story, "duel-of-wits").skip()
    assert story.g.power_count[1] == 2 and story.wounds(GARREK) == 1


@pytest.mark.card("duel-of-wits")
def test_duel_of_wits_does_not_answer_your_own_ploy():
    story = power().hand(0, "shardgale", "duel-of-wits").card_("shardgale")
    assert not is_offered(story, "duel-of-wits")


# --- 321 to 332 ---------------------------------------------------------------------------------------------------


@pytest.mark.card("earthquake")
def test_earthquake_pushes_all_in_one_direction():
    story = power({GARREK: (7, 2), TARGOR: (15, 0)}).hand(0, "earthquake").card_("earthquake").do(EAST).skip()
    assert story.where(GARREK) == (9, 2) and story.where(SEVERIN) == (11, 2)
    assert story.where(TARGOR) == (15, 0)


@pytest.mark.card("earthquake")
def test_earthquake_leaves_who_stands_behind_somebody_that_has_no_room():
    story = power({GARREK: (13, 2)}, {SEVERIN: (15, 2)}).hand(0, "earthquake")
    story.card_("earthquake").do(EAST).skip()
    assert story.where(GARREK) == (13, 2) and story.where(SEVERIN) == (15, 2)


@pytest.mark.card("ephemeral-shield")
@pytest.mark.parametrize(("seat", "dice"), [(0, 2), (1, 1)])
def test_ephemeral_shield_adds_a_die_for_your_own_fighters(seat, dice):
    story = lasting("ephemeral-shield", seat=seat).attack(SEVERIN, GARREK)
    assert dice_rolled(story, 1) == dice


@pytest.mark.card("flickering-step")
def test_flickering_step_goes_as_far_as_the_crits_say():
    story = power().hand(0, "flickering-step").dice("crit", "crit", "sword", "sword", *FOUR_MISSES)
    story.play("flickering-step", seat=0)
    assert story.asked == Frame.STRIDE
    story.choose(GARREK, (6, 3), (5, 4))
    assert story.where(GARREK) == (5, 4) and story.asked == Frame.POWER


@pytest.mark.card("flickering-step")
def test_flickering_step_without_crits_goes_nowhere():
    story = power().hand(0, "flickering-step").dice(*FOUR_MISSES, *FOUR_MISSES)
    story.play("flickering-step", seat=0).choose(GARREK)
    assert story.where(GARREK) == (7, 2) and story.asked == Frame.POWER


@pytest.mark.card("flickering-step")
def test_flickering_step_inspires_who_is_inspired_by_being_chosen():
    story = power({"skritch-spiteclaw": (7, 2)}).hand(0, "flickering-step").dice(*FOUR_MISSES, *FOUR_MISSES)
    story.play("flickering-step", seat=0).choose("skritch-spiteclaw")
    assert story.is_inspired("skritch-spiteclaw")


@pytest.mark.card("forceful-denial")
@pytest.mark.parametrize(("die", "wounds"), [("shield", 0), ("crit", 0), ("dodge", 1)])
def test_forceful_denial_may_make_a_ploy_useless(die, wounds):
    story = power().hand(0, "shardgale").hand(1, "forceful-denial").card_("shardgale").dice(die)
    answer(story, "forceful-denial").skip()
    assert story.wounds(GARREK) == wounds and story.asked == Frame.POWER and story.g.acts == 0
    assert len(story.told(Event.NO_EFFECT)) == 1 - wounds


@pytest.mark.card("forceful-denial")
def test_forceful_denial_does_not_answer_your_own_ploy():
    story = power().hand(0, "shardgale", "forceful-denial").card_("shardgale")
    assert not is_offered(story, "forceful-denial")


@pytest.mark.card("fortify")
@pytest.mark.parametrize(("token", "dice"), [((7, 2), 2), ((5, 4), 1)])
def test_fortify_helps_who_holds_an_objective(token, dice):
    story = lasting("fortify", tokens=[token]).attack(SEVERIN, GARREK)
    assert dice_rolled(story, 1) == dice


@pytest.mark.card("frozen-in-time")
def test_frozen_in_time_stops_an_enemy():
    story = power().hand(0, "frozen-in-time").dice("shield").play("frozen-in-time", SEVERIN, seat=0)
    story.pass_power()
    assert not story.can(SEVERIN, GUARD) and not story.can(SEVERIN, ATTACK) and story.can(OBRYN, GUARD)
    strike(story.next_activation()).finish_attack()
    assert story.wounds(SEVERIN) == 0
    assert story.to_end_phase().g.frozen[story.fighter(SEVERIN)] == 0


@pytest.mark.card("frozen-in-time")
def test_frozen_in_time_keeps_an_enemy_from_reactions():
    story = power().hand(0, "frozen-in-time").hand(1, "quick-thinker").dice("crit")
    story.play("frozen-in-time", SEVERIN, seat=0).pass_power().next_activation()
    story.do(MOVE + story.fighter(GARREK)).choose((7, 4))
    answer(story, "quick-thinker")
    assert not story.can(SEVERIN, FIGHTER) and story.can(OBRYN, FIGHTER)


@pytest.mark.card("frozen-in-time")
def test_frozen_in_time_fails_on_a_dodge():
    story = power().hand(0, "frozen-in-time").dice("dodge").play("frozen-in-time", SEVERIN, seat=0)
    assert story.pass_power().can(SEVERIN, ATTACK)


@pytest.mark.card("fuelled-by-fury")
def test_fuelled_by_fury_rerolls_any_attack_dice():
    story = lasting("fuelled-by-fury", seat=1).dice("sword", "sword").aim(SEVERIN, GARREK)
    story.dice("hammer", "hammer", "shield").do(DIE).do(DIE + 1).finish_attack()
    assert story.wounds(GARREK) == 3


@pytest.mark.card("fuelled-by-fury")
def test_fuelled_by_fury_does_not_help_the_enemy():
    story = lasting("fuelled-by-fury", seat=0).aim(SEVERIN, GARREK)
    assert story.asked != Frame.DIE


@pytest.mark.card("grapple")
def test_grapple_pulls_the_attacker_along():
    story = answer(strike(duel(1, "grapple")), "grapple", drive=(11, 2)).finish_attack()
    assert story.where(GARREK) == (9, 2) and story.where(SEVERIN) == (11, 2)


@pytest.mark.card("grapple")
def test_grapple_needs_a_fighter_that_is_driven_back():
    assert not is_offered(strike(duel(1, "grapple")), "grapple")


@pytest.mark.card("grapple")
def test_grapple_needs_an_attacker_from_beside():
    story = scene({KARSUS: (5, 2)}, CHAMPIONS).hand(1, "grapple")
    story.dice("sword", "sword", "sword", "dodge").aim(KARSUS, SEVERIN, "chained-axe")
    assert not is_offered(story, "grapple", drive=(11, 2)) and story.where(SEVERIN) == (11, 2)


@pytest.mark.card("great-concussion")
def test_great_concussion_pushes_all_away_from_a_hex():
    story = played("great-concussion", (8, 1))
    assert story.asked == Frame.SHIFT and story.actor == 0
    story.choose(SEVERIN)
    assert HEX + story.hex((7, 2)) not in story.legal() and HEX + story.hex((8, 3)) in story.legal()
    story.choose((11, 2), GARREK, (5, 2))
    assert story.where(GARREK) == (5, 2) and story.where(SEVERIN) == (11, 2)
    assert not story.can(GARREK, FIGHTER)


@pytest.mark.card("great-concussion")
def test_great_concussion_leaves_who_can_go_nowhere():
    story = played("great-concussion", (7, 2), own={GARREK: (7, 2), TARGOR: (1, 0)})
    assert not story.can(TARGOR, FIGHTER) and story.can(GARREK, FIGHTER)


@pytest.mark.card("healing-potion")
@pytest.mark.parametrize(("die", "left"), [("shield", 1), ("crit", 1), ("dodge", 2)])
def test_healing_potion_heals_one_or_two(die, left):
    story = power().set(GARREK, wounds=3).hand(0, "healing-potion").dice(die)
    assert take_most(story.play("healing-potion", GARREK, seat=0)).wounds(GARREK) == left


@pytest.mark.card("healing-potion")
def test_healing_potion_is_for_friends():
    story = power().hand(0, "healing-potion").card_("healing-potion")
    assert not story.can(SEVERIN, FIGHTER)


@pytest.mark.card("hidden-paths")
def test_hidden_paths_leads_from_edge_to_edge():
    story = played("hidden-paths", TARGOR, (15, 8))
    assert story.where(TARGOR) == (15, 8)
    assert not story.pass_power().next_activation().can(TARGOR, MOVE)


@pytest.mark.card("hidden-paths")
def test_hidden_paths_only_ends_on_the_edge():
    story = power().hand(0, "hidden-paths").card_("hidden-paths")
    assert not story.can(GARREK, FIGHTER)
    story.choose(TARGOR)
    assert HEX + story.hex((5, 4)) not in story.legal() and HEX + story.hex((1, 0)) in story.legal()


@pytest.mark.card("hidden-paths")
def test_hidden_paths_is_not_for_who_has_moved():
    assert not power().set(TARGOR, did_move=1).hand(0, "hidden-paths").can("hidden-paths")


@pytest.mark.card("illusory-fighter")
def test_illusory_fighter_goes_home():
    story = played("illusory-fighter", GARREK)
    assert HEX + story.hex((8, 7)) not in story.legal()
    assert story.choose((4, 1)).where(GARREK) == (4, 1)


@pytest.mark.card("illusory-fighter")
def test_illusory_fighter_needs_an_empty_starting_hex():
    guard = {
        "the-sepulchral-warden": (4, 1),
        "the-champion": (8, 1),
        "the-prince-of-dust": (12, 1),
        "the-harvester": (2, 3),
        "petitioner": (4, 3),
        "petitioner#2": (10, 3),
        "petitioner#3": (11, 4),
    }
    assert not power(guard).hand(0, "illusory-fighter").can("illusory-fighter")


# --- 333 to 342 ---------------------------------------------------------------------------------------------------


@pytest.mark.card("improvisation")
def test_improvisation_is_a_new_hand_of_three():
    story = power().hand(0, "improvisation", "sidestep", "parry").hand(1, "trap")
    story.play("improvisation", seat=0)
    assert story.place(0, "sidestep") == story.place(0, "parry") == Place.DISCARD
    assert story.g.power_count[0] == 3 and story.g.power_count[1] == 1


@pytest.mark.card("improvisation")
def test_improvisation_draws_three_even_for_a_single_card():
    assert played("improvisation").g.power_count[0] == 3


@pytest.mark.card("inspiration-strikes")
def test_inspiration_strikes_inspires():
    story = played("inspiration-strikes", GARREK)
    assert story.is_inspired(GARREK) and not story.is_inspired(TARGOR)


@pytest.mark.card("inspiration-strikes")
def test_inspiration_strikes_not_who_can_not_be_inspired():
    story = power().set(GARREK, uninspirable=1).hand(0, "inspiration-strikes")
    assert not story.play("inspiration-strikes", GARREK, seat=0).is_inspired(GARREK)


@pytest.mark.card("invisible-walls")
def test_invisible_walls_leave_one_hex_to_move():
    story = lasting("invisible-walls")
    story.do(MOVE + story.fighter(OBRYN))
    assert story.legal() == {HEX + story.hex(where) for where in ((7, 10), (11, 10), (8, 9), (10, 9))}


@pytest.mark.card("invisible-walls")
def test_invisible_walls_fall_after_the_activation():
    story = lasting("invisible-walls").next_activation()
    story.do(MOVE + story.fighter(GARREK))
    assert HEX + story.hex((7, 6)) in story.legal()


@pytest.mark.card("last-chance")
@pytest.mark.parametrize(
    ("die", "is_out"), [("dodge", False), ("double", False), ("shield", True), ("crit", True)]
)
def test_last_chance_needs_a_die_that_is_no_success(die, is_out):
    story = answer(strike(duel(1, "last-chance", severin=3)).dice(die), "last-chance").finish_attack()
    assert story.is_out(SEVERIN) == is_out


@pytest.mark.card("last-chance")
def test_last_chance_does_not_regard_guard():
    story = duel(1, "last-chance", severin=3).set(SEVERIN, guard=1)
    story = story.dice("hammer", "hammer", "single", "dodge").aim(GARREK, SEVERIN)
    assert not answer(story, "last-chance").finish_attack().is_out(SEVERIN)


@pytest.mark.card("last-chance")
def test_last_chance_is_only_for_attacks():
    story = power().set(SEVERIN, wounds=3).hand(0, "shardgale").hand(1, "last-chance").card_("shardgale")
    assert not is_offered(story, "last-chance") and story.is_out(SEVERIN)


@pytest.mark.card("legacy")
def test_legacy_hands_an_upgrade_to_a_neighbour():
    story = duel(1, "legacy", other=CLOSE, severin=3).give(SEVERIN, "great-strength", "great-speed")
    answer(strike(story), "legacy").card_("great-strength").choose(OBRYN).finish_attack()
    worn = Place.WORN + story.fighter(OBRYN) % 7
    assert story.g.place[1, story.card("great-strength")] == worn
    assert story.g.place[1, story.card("great-speed")] != worn


@pytest.mark.card("legacy")
def test_legacy_answers_a_ploy_that_takes_several():
    allies = {SEVERIN: (9, 2), OBRYN: (10, 3), ANGHARAD: (3, 8)}
    story = power(REAVERS, allies).give(SEVERIN, "great-strength").hand(0, "shardgale").hand(1, "legacy")
    story.set(SEVERIN, wounds=3).set(ANGHARAD, wounds=3).card_("shardgale")
    answer(story, "legacy").card_("great-strength")
    assert story.can(OBRYN, FIGHTER)


@pytest.mark.card("legacy")
def test_legacy_needs_a_neighbour():
    story = duel(1, "legacy", severin=3).give(SEVERIN, "great-strength")
    assert not is_offered(strike(story), "legacy")


@pytest.mark.card("legacy")
def test_legacy_needs_a_universal_upgrade():
    assert not is_offered(strike(duel(1, "legacy", other=CLOSE, severin=3)), "legacy")


@pytest.mark.card("lethal-strike")
@pytest.mark.parametrize(("die", "damage"), [("crit", 6), ("hammer", 3)])
def test_lethal_strike_doubles_the_damage_of_a_critical_hit(die, damage):
    story = lasting("lethal-strike").dice(die, "hammer", "shield").attack(SEVERIN, GARREK)
    assert story.told(Event.SUFFERED)[0].y == damage


@pytest.mark.card("mighty-swing")
def test_mighty_swing_strikes_all_around():
    story = lasting("mighty-swing", own={GARREK: (7, 2), TARGOR: (11, 2)}, seat=1)
    story.dice("hammer", "hammer", "shield").aim(SEVERIN, GARREK).skip()
    story.dice("hammer", "hammer", "shield").finish_attack()
    story.choose(TARGOR).finish_attack()
    assert story.wounds(GARREK) == 3 and story.is_out(TARGOR)


@pytest.mark.card("mighty-swing")
def test_mighty_swing_is_for_your_own_attack():
    story = lasting("mighty-swing", own={GARREK: (7, 2), TARGOR: (11, 2)}, seat=0)
    story.aim(SEVERIN, GARREK).finish_attack()
    assert story.asked == Frame.POWER


@pytest.mark.card("mischievous-spirits")
def test_mischievous_spirits_move_every_objective_once():
    story = played("mischievous-spirits", tokens=[(5, 4), (11, 6)])
    assert story.actor == 0
    story.choose((5, 4), (7, 4))
    assert story.actor == 1 and HEX + story.hex((7, 4)) not in story.legal()
    story.choose((11, 6), (13, 6))
    assert story.asked == Frame.POWER
    assert [story.g.token_hex[number] for number in (1, 2)] == [story.hex((7, 4)), story.hex((13, 6))]


@pytest.mark.card("mischievous-spirits")
def test_mischievous_spirits_never_put_two_objectives_together():
    story = played("mischievous-spirits", tokens=[(5, 4), (7, 4)]).choose((5, 4))
    assert HEX + story.hex((7, 4)) not in story.legal() and HEX + story.hex((3, 4)) in story.legal()


@pytest.mark.card("misdirection")
def test_misdirection_offers_somebody_else():
    story = power().hand(0, "distraction").hand(1, "misdirection").card_("distraction").choose(SEVERIN)
    story.card_("misdirection")
    assert not story.can(SEVERIN, FIGHTER) and not story.can(GARREK, FIGHTER)
    story.choose(OBRYN).skip()
    assert story.asked == Frame.PUSH and story.actor == 0
    assert story.choose((8, 9)).where(OBRYN) == (8, 9)


@pytest.mark.card("misdirection")
def test_misdirection_needs_somebody_that_the_ploy_could_choose():
    story = power().set(GARREK, wounds=1).hand(0, "reflected-injury").hand(1, "misdirection")
    story.card_("reflected-injury").choose(GARREK).choose(SEVERIN)
    assert not is_offered(story, "misdirection") and story.wounds(SEVERIN) == 1


@pytest.mark.card("misdirection")
def test_misdirection_of_the_second_of_two():
    story = power(REAVERS, {SEVERIN: (9, 2), OBRYN: (8, 3)}).set(GARREK, wounds=1)
    story.hand(0, "reflected-injury").hand(1, "misdirection")
    story.card_("reflected-injury").choose(GARREK).choose(SEVERIN)
    answer(story, "misdirection").choose(OBRYN).skip()
    assert story.wounds(SEVERIN) == 0 and story.wounds(OBRYN) == 1


@pytest.mark.card("misdirection")
def test_misdirection_leaves_a_choice_for_what_comes_after():
    story = power().hand(0, "confusion").hand(1, "misdirection").card_("confusion").choose(SEVERIN)
    assert not story.can("misdirection")  # nobody stands beside Obryn


@pytest.mark.card("misdirection")
def test_misdirection_is_not_for_the_enemys_own_fighter():
    story = power().hand(0, "inspiration-strikes").hand(1, "misdirection").card_("inspiration-strikes")
    assert not is_offered(story.choose(GARREK), "misdirection")


@pytest.mark.card("momentary-madness")
def test_momentary_madness_turns_a_fighter_on_its_friends():
    story = power(REAVERS, CLOSE).hand(0, "momentary-madness").dice("hammer")
    story.play("momentary-madness", SEVERIN, seat=0)
    assert story.asked == Frame.BEFORE and story.actor == 0
    story.dice("hammer", "single", "single").with_weapon(OBRYN).finish_attack()
    assert story.wounds(OBRYN) == 3


@pytest.mark.card("momentary-madness")
def test_momentary_madness_never_strikes_your_own_fighters():
    story = power().hand(0, "momentary-madness").dice("crit").play("momentary-madness", SEVERIN, seat=0)
    assert story.asked == Frame.POWER


@pytest.mark.card("momentary-madness")
def test_momentary_madness_fails_on_a_sword():
    story = power(REAVERS, CLOSE).hand(0, "momentary-madness").dice("sword")
    assert story.play("momentary-madness", SEVERIN, seat=0).asked == Frame.POWER


# --- 343 to 354 ---------------------------------------------------------------------------------------------------


@pytest.mark.card("my-turn")
def test_my_turn_pushes_and_strikes_back():
    story = answer(strike(duel(1, "my-turn")), "my-turn").choose(SEVERIN)
    story.choose((8, 3)).dice("hammer", "hammer", "shield").with_weapon(GARREK).finish_attack()
    assert story.where(SEVERIN) == (8, 3) and story.wounds(GARREK) == 3


@pytest.mark.card("my-turn")
def test_my_turn_needs_no_push():
    story = answer(strike(duel(1, "my-turn")), "my-turn").choose(SEVERIN).do(PASS)
    assert story.asked == Frame.BEFORE and story.where(SEVERIN) == (9, 2)


@pytest.mark.card("my-turn")
def test_my_turn_needs_damage():
    assert not is_offered(miss(duel(1, "my-turn")), "my-turn")


@pytest.mark.card("no-time")
def test_no_time_stops_power_cards():
    story = power().hand(0, "no-time", "sidestep").hand(1, "inspiration-strikes").play("no-time", seat=0)
    assert not story.can("inspiration-strikes")
    assert not story.do(PASS).can("sidestep")


@pytest.mark.card("no-time")
def test_no_time_is_over_after_the_next_activation():
    story = power().hand(0, "no-time").hand(1, "inspiration-strikes").play("no-time", seat=0)
    story.pass_power().guard(OBRYN)
    assert story.asked == Frame.POWER and story.can("inspiration-strikes")


@pytest.mark.card("on-your-feet")
@pytest.mark.parametrize(("die", "is_out"), [("shield", False), ("crit", False), ("dodge", True)])
def test_on_your_feet_saves_who_has_a_friend_near(die, is_out):
    story = strike(duel(1, "on-your-feet", other=CLOSE, severin=3)).dice(die)
    story = answer(story, "on-your-feet").finish_attack()
    assert story.is_out(SEVERIN) == is_out and story.wounds(SEVERIN) == (5 if is_out else 3)


@pytest.mark.card("on-your-feet")
def test_on_your_feet_answers_ploys():
    story = power(REAVERS, CLOSE).set(SEVERIN, wounds=3).hand(0, "shardgale").hand(1, "on-your-feet")
    story = answer(story.dice("shield").card_("shardgale"), "on-your-feet").skip()
    assert not story.is_out(SEVERIN) and story.wounds(OBRYN) == 1


@pytest.mark.card("on-your-feet")
def test_on_your_feet_needs_a_friend():
    assert not is_offered(strike(duel(1, "on-your-feet", severin=3)), "on-your-feet")


@pytest.mark.card("parry")
@pytest.mark.parametrize(("second", "blocks"), [("shield", 1), ("dodge", 1)])
def test_parry_rolls_one_die_more_and_counts_one_less(second, blocks):
    story = lasting("parry").dice("hammer", "sword", "dodge", second).attack(SEVERIN, GARREK)
    assert dice_rolled(story, 1) == 2 and story.blocked() == blocks and story.wounds(GARREK) == 0


@pytest.mark.card("parry")
def test_parry_does_not_help_the_enemy():
    story = lasting("parry", seat=1).attack(SEVERIN, GARREK)
    assert dice_rolled(story, 1) == 1


@pytest.mark.card("quick-thinker")
def test_quick_thinker_moves_after_an_enemy():
    story = scene(REAVERS, CHAMPIONS).hand(1, "quick-thinker")
    story.do(MOVE + story.fighter(GARREK)).choose((7, 4))
    answer(story, "quick-thinker").choose(SEVERIN, (10, 1)).skip()
    assert story.where(SEVERIN) == (10, 1) and story.g.moved[story.fighter(SEVERIN)]


@pytest.mark.card("quick-thinker")
def test_quick_thinker_can_spoil_a_charge():
    story = scene({GARREK: (3, 2)}, {SEVERIN: (9, 2)}).hand(1, "quick-thinker")
    story.do(CHARGE + story.fighter(GARREK)).choose((7, 2))
    answer(story, "quick-thinker").choose(SEVERIN, (13, 2)).skip()
    assert story.told(Event.CHARGE_ENDS) and story.g.charged[story.fighter(GARREK)]


@pytest.mark.card("quick-thinker")
def test_quick_thinker_needs_somebody_that_has_not_moved():
    story = scene(REAVERS, CHAMPIONS).hand(1, "quick-thinker").set(SEVERIN, did_move=1).set(OBRYN, did_move=1)
    story.do(MOVE + story.fighter(GARREK)).choose((7, 4))
    assert not is_offered(story, "quick-thinker")


def upgraded(seat):
    story = power(REAVERS, {SEVERIN: (9, 2)}).hand(0, "great-speed").hand(seat, "ready-for-action")
    story.g.glory[0] = 1
    return story.set(GARREK, charged=1).card_("great-speed").choose(GARREK)


@pytest.mark.card("ready-for-action")
def test_ready_for_action_moves_or_attacks():
    story = upgraded(0).card_("ready-for-action").skip()
    fighter = story.fighter(GARREK)
    assert story.asked == Frame.ACTIVATE and story.legal() == {PASS, MOVE + fighter, ATTACK + fighter}
    story.do(ATTACK + fighter).dice("hammer", "hammer", "dodge").with_weapon(SEVERIN).finish_attack()
    assert story.wounds(SEVERIN) == 2 and story.asked == Frame.POWER


@pytest.mark.card("ready-for-action")
def test_ready_for_action_is_for_your_own_upgrade():
    assert not is_offered(upgraded(1), "ready-for-action")


@pytest.mark.card("rebound")
@pytest.mark.parametrize(("die", "wounds"), [("dodge", (2, 0)), ("crit", (2, 0)), ("shield", (0, 2))])
def test_rebound_may_turn_damage_back(die, wounds):
    story = answer(strike(duel(1, "rebound")).dice(die), "rebound").finish_attack(drive=(11, 2))
    assert (story.wounds(GARREK), story.wounds(SEVERIN)) == wounds
    assert story.where(SEVERIN) == ((9, 2) if wounds[0] else (11, 2))


@pytest.mark.card("rebound")
def test_rebound_brings_glory_for_a_dead_attacker():
    story = answer(strike(duel(1, "rebound", garrek=3)).dice("crit"), "rebound").finish_attack()
    assert story.is_out(GARREK) and story.glory(1) == 1 and story.asked == Frame.POWER


@pytest.mark.card("rebound")
def test_rebound_needs_an_attack_that_would_succeed():
    assert not is_offered(miss(duel(1, "rebound")), "rebound")


@pytest.mark.card("rebound")
def test_rebound_does_not_answer_your_own_attack():
    assert not is_offered(strike(duel(0, "rebound")), "rebound")


@pytest.mark.card("reflected-injury")
def test_reflected_injury_hurts_a_neighbour_of_the_wounded():
    story = power().set(GARREK, wounds=1).hand(0, "reflected-injury")
    assert story.play("reflected-injury", GARREK, SEVERIN, seat=0).wounds(SEVERIN) == 1


@pytest.mark.card("reflected-injury")
def test_reflected_injury_needs_a_wound():
    assert not power().set(TARGOR, wounds=1).hand(0, "reflected-injury").can("reflected-injury")


@pytest.mark.card("rethink-strategy")
def test_rethink_strategy_changes_objectives():
    story = power().hand(0, "rethink-strategy", "it-begins", "coward").play("rethink-strategy", seat=0)
    story.card_("it-begins").do(PASS)
    assert story.place(0, "it-begins") == Place.DISCARD and story.place(0, "coward") == Place.HAND
    assert story.g.objective_count[0] == 2


@pytest.mark.card("rethink-strategy")
def test_rethink_strategy_draws_no_more_than_were_discarded():
    story = power().hand(0, "rethink-strategy", "it-begins").play("rethink-strategy", seat=0).do(PASS)
    assert story.place(0, "it-begins") == Place.HAND and story.g.objective_count[0] == 1


@pytest.mark.card("sacrificial-pawn")
@pytest.mark.parametrize(("pawn", "glory"), [(GARREK, 1), (TARGOR, 0)])
def test_sacrificial_pawn_pays_for_the_chosen_fighter(pawn, glory):
    story = power().set(GARREK, wounds=3).hand(0, "sacrificial-pawn").play("sacrificial-pawn", pawn, seat=0)
    story.pass_power().dice("hammer", "hammer", "shield").attack(SEVERIN, GARREK)
    assert story.is_out(GARREK) and story.glory(0) == glory


@pytest.mark.card("scavenge")
def test_scavenge_pays_for_an_enemy_with_an_upgrade():
    story = duel(0, "scavenge", severin=3).give(SEVERIN, "great-speed")
    assert answer(strike(story), "scavenge").finish_attack().glory(0) == 2


@pytest.mark.card("scavenge")
def test_scavenge_needs_an_upgrade():
    assert not is_offered(strike(duel(0, "scavenge", severin=3)), "scavenge")


@pytest.mark.card("scavenge")
def test_scavenge_needs_an_adjacent_enemy():
    story = scene({KARSUS: (5, 2)}, CHAMPIONS).set(SEVERIN, wounds=3).give(SEVERIN, "great-speed")
    story.hand(0, "scavenge").dice("sword", "sword", "sword", "dodge").aim(KARSUS, SEVERIN, "chained-axe")
    assert not is_offered(story, "scavenge") and story.is_out(SEVERIN)


@pytest.mark.card("second-wind")
def test_second_wind_lets_a_charger_act_again():
    story = power().set(SEVERIN, charged=1, did_charge=1, did_move=1).hand(1, "second-wind")
    story.play("second-wind", SEVERIN, seat=1).pass_power()
    assert story.can(SEVERIN, ATTACK) and story.can(SEVERIN, GUARD)
    assert not story.can(SEVERIN, MOVE) and not story.can(SEVERIN, CHARGE)


@pytest.mark.card("second-wind")
def test_second_wind_is_for_chargers():
    story = power().hand(1, "second-wind").do(PASS)
    assert story.actor == 1 and not story.can("second-wind")


# --- 355 to 364 ---------------------------------------------------------------------------------------------------


@pytest.mark.card("shardfall")
def test_shardfall_blocks_a_hex_until_the_phase_is_over():
    story = played("shardfall", (8, 3), other={SANSON: (9, 4)})
    blocked = story.hex((8, 3))
    assert is_blocked(story.g, blocked)
    story.pass_power().do(MOVE + story.fighter(SANSON))
    assert HEX + blocked not in story.legal()
    story.choose((11, 4)).to_end_phase()
    assert not is_blocked(story.g, blocked)


@pytest.mark.card("shardfall")
def test_shardfall_blocks_sight():
    assert power(REAVERS, FARSTRIDERS).do(PASS).do(PASS).can(SANSON, ATTACK)
    assert not lasting("shardfall", (8, 3), other=FARSTRIDERS).can(SANSON, ATTACK)


@pytest.mark.card("shardfall")
def test_shardfall_needs_an_empty_hex():
    story = power().hand(0, "shardfall").card_("shardfall")
    assert HEX + story.hex((9, 2)) not in story.legal()


@pytest.mark.card("shardgale")
def test_shardgale_hurts_everybody():
    story = played("shardgale")
    assert [story.wounds(name) for name in (GARREK, TARGOR, SEVERIN, OBRYN)] == [1, 1, 1, 1]


@pytest.mark.card("shardgale")
def test_shardgale_passes_by_who_is_frozen():
    story = power().set(SEVERIN, frozen=1).hand(0, "shardgale").play("shardgale", seat=0)
    assert story.wounds(SEVERIN) == 0 and story.wounds(OBRYN) == 1


@pytest.mark.card("shattering-terrain")
def test_shattering_terrain_hurts_who_moves_or_is_driven():
    story = lasting("shattering-terrain").move(OBRYN, (11, 10))
    assert story.wounds(OBRYN) == 1
    story = lasting("shattering-terrain").dice("hammer", "hammer", "shield")
    assert story.attack(SEVERIN, GARREK, drive=(5, 2)).is_out(GARREK)


@pytest.mark.card("shattering-terrain")
def test_shattering_terrain_spares_who_stays():
    story = lasting("shattering-terrain").dice("hammer", "hammer", "shield").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == 3 and story.wounds(SEVERIN) == 0


@pytest.mark.card("shattershard")
@pytest.mark.parametrize(("die", "place"), [("hammer", Place.DISCARD), ("crit", Place.DISCARD), ("sword", 0)])
def test_shattershard_may_break_an_upgrade(die, place):
    story = power().give(SEVERIN, "great-speed", "great-strength").hand(0, "shattershard").dice(die)
    story.card_("shattershard").choose(SEVERIN).card_("great-strength").skip()
    assert story.g.place[1, story.card("great-strength")] == (place or Place.WORN)
    assert story.g.place[1, story.card("great-speed")] == Place.WORN


@pytest.mark.card("shattershard")
def test_shattershard_can_kill_who_lives_by_the_upgrade():
    story = power().give(SEVERIN, "great-fortitude").set(SEVERIN, wounds=4).hand(0, "shattershard")
    story.dice("crit").card_("shattershard").choose(SEVERIN).card_("great-fortitude").skip()
    assert story.is_out(SEVERIN)


@pytest.mark.card("shattershard")
def test_shattershard_needs_an_upgrade():
    assert not power().give(GARREK, "great-speed").hand(0, "shattershard").can("shattershard")


@pytest.mark.card("shifting-shards")
def test_shifting_shards_moves_an_objective():
    story = played("shifting-shards", (5, 4), tokens=[(5, 4)]).choose((7, 4))
    assert story.g.token_hex[1] == story.hex((7, 4)) and story.g.token[story.hex((5, 4))] == 0


@pytest.mark.card("shifting-shards")
def test_shifting_shards_leaves_what_is_held():
    assert not power(tokens=[(7, 2)]).hand(0, "shifting-shards").can("shifting-shards")


@pytest.mark.card("sidestep")
def test_sidestep_pushes_a_friend():
    story = played("sidestep", GARREK).choose((6, 3))
    assert story.where(GARREK) == (6, 3) and story.g.moved[story.fighter(GARREK)] == 0


@pytest.mark.card("sidestep")
def test_sidestep_needs_room():
    story = power({GARREK: (1, 0)}, {SEVERIN: (3, 0), OBRYN: (2, 1)}).hand(0, "sidestep")
    assert not story.can("sidestep")


@pytest.mark.card("spectral-wings")
def test_spectral_wings_carry_anybody_two_hexes_further():
    story = lasting("spectral-wings")
    story.do(MOVE + story.fighter(OBRYN))
    assert HEX + story.hex((4, 5)) in story.legal() and HEX + story.hex((3, 4)) not in story.legal()


@pytest.mark.card("spectral-wings")
def test_spectral_wings_are_gone_after_the_activation():
    story = lasting("spectral-wings").next_activation().next_activation()
    story.do(MOVE + story.fighter(OBRYN))
    assert HEX + story.hex((4, 5)) not in story.legal()


@pytest.mark.card("spoils-of-battle")
def test_spoils_of_battle_is_a_free_upgrade():
    story = power().hand(0, "spoils-of-battle", "great-speed", "parry").play("spoils-of-battle", seat=0)
    assert story.legal() == {CARD + story.card("great-speed")}
    story.card_("great-speed").choose(GARREK).skip()
    assert story.g.place[0, story.card("great-speed")] == Place.WORN
    assert story.g.spent_glory[0] == 0 and story.asked == Frame.POWER


@pytest.mark.card("spoils-of-battle")
def test_spoils_of_battle_needs_an_upgrade_in_hand():
    assert not power().hand(0, "spoils-of-battle", "parry").can("spoils-of-battle")


@pytest.mark.card("sprint")
def test_sprint_doubles_the_move_and_tires():
    story = lasting("sprint", other={OBRYN: (9, 10), SEVERIN: (10, 3)}, seat=1)
    assert not story.can(SEVERIN, CHARGE)
    story.move(OBRYN, (3, 4))
    story.next_activation().next_activation()
    assert not story.can(OBRYN, GUARD) and story.can(SEVERIN, GUARD)


@pytest.mark.card("sprint")
def test_sprint_is_for_your_own_fighters():
    story = lasting("sprint", seat=0)
    story.do(MOVE + story.fighter(OBRYN))
    assert HEX + story.hex((3, 4)) not in story.legal()


@pytest.mark.card("stumble")
def test_stumble_drives_an_enemy_one_hex_further():
    story = answer(strike(duel(0, "stumble")), "stumble", drive=(10, 3)).finish_attack()
    assert story.where(SEVERIN) == (11, 4)


@pytest.mark.card("stumble")
def test_stumble_needs_an_enemy_that_is_driven_back():
    assert not is_offered(strike(duel(0, "stumble")), "stumble")


# --- 365 to 372 ---------------------------------------------------------------------------------------------------


@pytest.mark.card("tainted-vitality")
def test_tainted_vitality_heals_everybody_one():
    story = power().set(GARREK, wounds=2).set(SEVERIN, wounds=1).hand(0, "tainted-vitality")
    story.play("tainted-vitality", seat=0)
    assert [story.wounds(name) for name in (GARREK, TARGOR, SEVERIN)] == [1, 0, 0]


@pytest.mark.card("tainted-vitality")
def test_tainted_vitality_is_too_late_for_the_fallen():
    story = power().set(TARGOR, out=1, wounds=2).hand(0, "tainted-vitality").play("tainted-vitality", seat=0)
    assert story.wounds(TARGOR) == 2


@pytest.mark.card("tantalising-prize")
def test_tantalising_prize_leads_two_hexes_further_to_an_objective():
    story = lasting("tantalising-prize", seat=1, tokens=[(4, 5)])
    story.do(MOVE + story.fighter(OBRYN))
    assert HEX + story.hex((4, 5)) in story.legal() and HEX + story.hex((6, 5)) not in story.legal()
    assert story.choose((4, 5)).where(OBRYN) == (4, 5)


@pytest.mark.card("tantalising-prize")
def test_tantalising_prize_can_be_charged_for():
    own = {GARREK: (3, 4)}
    story = lasting("tantalising-prize", own=own, other={OBRYN: (9, 10)}, seat=1, tokens=[(4, 5)])
    assert story.can(OBRYN, CHARGE)
    assert not lasting("tantalising-prize", own=own, other={OBRYN: (9, 10)}, seat=1).can(OBRYN, CHARGE)


@pytest.mark.card("tantalising-prize")
@pytest.mark.rule("SHA-79")
@pytest.mark.parametrize(("start", "end", "may_stop"), [((11, 2), (1, 2), True), ((13, 2), (3, 2), False)])
def test_tantalising_prize_leads_on_from_a_lethal_hex(start, end, may_stop):
    own, other = {GARREK: (15, 4)}, {OBRYN: start}
    nexus = ("arcane-nexus", "mirror-well")  # (5, 2) is lethal
    story = lasting("tantalising-prize", own=own, other=other, seat=1, tokens=[end], faces=nexus)
    story.do(MOVE + story.fighter(OBRYN))
    assert HEX + story.hex(end) not in story.legal()
    story.choose((5, 2))
    assert story.legal() == ({PASS, HEX + story.hex(end)} if may_stop else {HEX + story.hex(end)})
    assert story.choose(end).where(OBRYN) == end and story.wounds(OBRYN) == 1


@pytest.mark.card("tantalising-prize")
@pytest.mark.rule("SHA-79", "SHA-81")
def test_a_charge_for_a_tantalising_prize_passes_a_lethal_hex():
    own, other = {GARREK: (2, 3)}, {OBRYN: (11, 2)}
    nexus = ("arcane-nexus", "mirror-well")
    story = lasting("tantalising-prize", own=own, other=other, seat=1, tokens=[(1, 2)], faces=nexus)
    story.do(CHARGE + story.fighter(OBRYN))
    assert story.legal() == {HEX + story.hex((5, 2))}
    story.choose((5, 2))
    assert story.legal() == {HEX + story.hex((1, 2))}


@pytest.mark.card("tantalising-prize")
def test_tantalising_prize_is_for_your_own_fighters():
    story = lasting("tantalising-prize", seat=0, tokens=[(4, 5)])
    story.do(MOVE + story.fighter(OBRYN))
    assert HEX + story.hex((4, 5)) not in story.legal()


@pytest.mark.card("teamwork")
def test_teamwork_pushes_another_friend():
    story = duel(0, "teamwork", own={GARREK: (7, 2), SAEK: (8, 5)}).dice("single", "single", "dodge")
    story.aim(GARREK, SEVERIN).card_("teamwork")
    assert not story.can(GARREK, FIGHTER)
    story.choose(SAEK, (9, 4)).finish_attack()
    assert story.where(SAEK) == (9, 4)


@pytest.mark.card("teamwork")
def test_teamwork_needs_another_friend():
    assert not is_offered(strike(duel(0, "teamwork", own={GARREK: (7, 2)})), "teamwork")


@pytest.mark.card("time-trap")
def test_time_trap_costs_the_next_activation():
    story = played("time-trap", GARREK)
    assert story.asked == Frame.ACTIVATE and story.actor == 0
    assert not story.can(TARGOR, GUARD)
    story.do(GUARD + story.fighter(GARREK))
    assert story.asked == Frame.POWER and story.g.guard[story.fighter(GARREK)]
    story.pass_power()
    assert story.actor == 1
    assert story.next_activation().actor == 1
    assert story.next_activation().actor == 0 and story.g.taken[0] == 3


@pytest.mark.card("time-trap")
def test_time_trap_lets_an_enemys_own_player_decide():
    story = played("time-trap", SEVERIN)
    assert story.asked == Frame.ACTIVATE and story.actor == 1 and not story.can(OBRYN, GUARD)


@pytest.mark.card("time-trap")
def test_time_trap_breaks_no_limit():
    story = power().set(GARREK, charged=1).hand(0, "time-trap").play("time-trap", GARREK, seat=0)
    assert story.legal() == {PASS}


@pytest.mark.card("time-trap")
def test_time_trap_needs_an_activation_to_lose():
    story = power().hand(0, "time-trap")
    story.g.taken[0] = 4
    assert not story.can("time-trap")


@pytest.mark.card("trap")
def test_trap_hurts_who_is_driven_back():
    story = answer(strike(duel(0, "trap")), "trap", drive=(11, 2)).finish_attack()
    assert story.wounds(SEVERIN) == 3


@pytest.mark.card("trap")
def test_trap_needs_an_enemy_that_is_driven_back():
    assert not is_offered(strike(duel(0, "trap")), "trap")


@pytest.mark.card("triumphant-roar")
def test_triumphant_roar_pushes_those_around():
    around = {SEVERIN: (9, 2), OBRYN: (6, 3), ANGHARAD: (3, 8)}
    story = answer(strike(duel(0, "triumphant-roar", other=around, severin=3)), "triumphant-roar")
    assert story.skip().asked == Frame.SHIFT and PASS in story.legal()
    story.choose(OBRYN, (5, 4)).finish_attack()
    assert story.where(OBRYN) == (5, 4) and story.where(ANGHARAD) == (3, 8)


@pytest.mark.card("triumphant-roar")
def test_triumphant_roar_needs_a_kill():
    assert not is_offered(strike(duel(0, "triumphant-roar")), "triumphant-roar")


@pytest.mark.card("trust-to-luck")
def test_trust_to_luck_changes_power_cards():
    story = power().hand(0, "trust-to-luck", "parry", "trap", "fortify").play("trust-to-luck", seat=0)
    take_most(story.card_("parry").card_("trap").do(PASS))
    assert story.g.power_count[0] == 3 and story.place(0, "fortify") == Place.HAND
    assert story.place(0, "parry") == story.place(0, "trap") == Place.DISCARD


@pytest.mark.card("trust-to-luck")
def test_trust_to_luck_draws_no_more_than_were_discarded():
    story = power().hand(0, "trust-to-luck", "parry").play("trust-to-luck", seat=0).do(PASS)
    assert story.g.power_count[0] == 1 and story.place(0, "parry") == Place.HAND


@pytest.mark.card("twist-the-knife")
def test_twist_the_knife_adds_damage():
    story = answer(strike(duel(0, "twist-the-knife")), "twist-the-knife")
    assert story.finish_attack().wounds(SEVERIN) == 3


@pytest.mark.card("twist-the-knife")
def test_twist_the_knife_needs_range_one():
    story = scene({KARSUS: (7, 2)}, CHAMPIONS).hand(0, "twist-the-knife")
    story.dice("sword", "sword", "sword", "dodge").aim(KARSUS, SEVERIN, "chained-axe")
    assert not is_offered(story, "twist-the-knife") and story.wounds(SEVERIN) == 1


@pytest.mark.card("twist-the-knife")
def test_twist_the_knife_needs_success():
    assert not is_offered(miss(duel(0, "twist-the-knife")), "twist-the-knife")
