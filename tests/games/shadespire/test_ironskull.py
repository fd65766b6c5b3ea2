"""Ironskull's Boyz: the fighters, what each card does, and when it does not."""

import pytest

from wartable.games.shadespire.changes import CRIT_CLEAVE, CRIT_KNOCKBACK, REROLL
from wartable.games.shadespire.declare import WEAPON_LIST
from wartable.games.shadespire.rules.harm import hurt
from wartable.games.shadespire.rules.stats import (
    arm_at,
    arm_places,
    defence_dice,
    defence_symbol,
    is_leader,
    may_wear,
    move_of,
    wounds_of,
)
from wartable.games.shadespire.state import (
    CHARGE,
    DIE,
    FIGHTER,
    GUARD,
    HEX,
    MOVE,
    NOTHING,
    PASS,
    SHIELD,
    Cause,
    Event,
    Frame,
    Going,
    Place,
    Side,
)

from .scene import Story, scene

HAMMER, SWORD = Side.HAMMER, Side.SWORD
BOYZ = {"gurzag-ironskull": (7, 2), "bonekutta": (1, 0), "hakka": (3, 0), "basha": (13, 0)}
CHAMPIONS = {"severin-steelheart": (9, 2), "obryn-the-bold": (9, 10), "angharad-brightshield": (5, 10)}


def react(story: Story, card: str) -> Story:
    """Pass until this card can be used as a reaction, and use it."""
    assert comes_up(story, card), f"{card} never came up"
    return story.card_(card)


def comes_up(story: Story, card: str) -> bool:
    """Whether a reaction can be used before the attack, move or ploy is over; stops there."""
    while story.asked in (Frame.REACT, Frame.DRIVE, Frame.DIE):
        if story.asked == Frame.REACT and story.can(card):
            return True
        story.do(PASS)
    return False


def before_my_turn(story: Story) -> Story:
    """On to the power step after the opponent's activation, before seat 0's next one."""
    story.do(PASS).skip().pass_power()
    return story.do(PASS).skip()


def their_turn(story: Story) -> Story:
    return story.next_activation()


def my_turn(story: Story) -> Story:
    return story.next_activation().next_activation()


def attack_dice(story: Story) -> int:
    """How many attack dice have been rolled."""
    return story.rolled(0)


# --- Fighters -----------------------------------------------------------------------------------------------------

FACTS = [
    ("gurzag-ironskull", 0, 5, ("boss-choppas", 2, HAMMER, 3, ())),
    ("gurzag-ironskull", 1, 5, ("boss-choppas", 2, HAMMER, 3, (REROLL,))),
    ("bonekutta", 0, 4, ("big-choppa", 2, HAMMER, 2, ())),
    ("bonekutta", 1, 4, ("big-choppa", 2, HAMMER, 3, ())),
    ("hakka", 0, 4, ("choppas", 2, SWORD, 1, (CRIT_CLEAVE,))),
    ("hakka", 1, 4, ("choppas", 3, SWORD, 2, (CRIT_CLEAVE,))),
    ("basha", 0, 4, ("smashas", 2, SWORD, 1, (CRIT_KNOCKBACK,))),
    ("basha", 1, 4, ("smashas", 3, SWORD, 2, (CRIT_KNOCKBACK,))),
]


@pytest.mark.parametrize(("name", "inspired", "wounds", "attack"), FACTS)
def test_what_the_fighter_cards_print(name, inspired, wounds, attack):
    story = scene(BOYZ, CHAMPIONS).set(name, inspired=inspired)
    fighter = story.fighter(name)
    assert (move_of(story.g, fighter, Going.MOVE, 0), wounds_of(story.g, fighter)) == (3, wounds)
    assert (defence_dice(story.g, fighter), defence_symbol(story.g, fighter)) == (1, SHIELD)
    arms = [arm_at(story.g, fighter, place) for place in range(arm_places(story.g, fighter))]
    (arm,) = [WEAPON_LIST[number] for number in arms if number != NOTHING]
    assert (arm.key, arm.dice, arm.symbol, arm.damage, arm.abilities) == attack
    assert (arm.range, arm.cleave, arm.knockback, arm.sweep) == (1, False, 0, False)


def test_gurzag_alone_is_the_leader():
    story = scene(BOYZ, CHAMPIONS)
    assert [name for name in BOYZ if is_leader(story.g, story.fighter(name))] == ["gurzag-ironskull"]


def test_an_orruk_that_is_hurt_is_inspired_when_the_attack_is_over():
    story = their_turn(scene(BOYZ, CHAMPIONS))
    story.dice("hammer", "hammer", "dodge").attack("severin-steelheart", "gurzag-ironskull")
    assert story.wounds("gurzag-ironskull") == 3 and story.is_inspired("gurzag-ironskull")
    assert not story.is_inspired("hakka")


def test_an_orruk_that_is_missed_is_not_inspired():
    story = their_turn(scene(BOYZ, CHAMPIONS))
    story.dice("sword", "sword", "dodge").attack("severin-steelheart", "gurzag-ironskull")
    assert not story.is_inspired("gurzag-ironskull")


def test_an_orruk_is_inspired_by_damage_of_any_kind():
    story = scene(BOYZ, CHAMPIONS)
    hurt(story.g, story.fighter("hakka"), 1, Cause.PLOY, 1)
    story.run_on()
    story.do(PASS)
    assert story.is_inspired("hakka")


def test_inspired_gurzag_may_re_roll_one_die():
    story = scene(BOYZ, CHAMPIONS).set("gurzag-ironskull", inspired=1)
    story.dice("sword", "single", "hammer", "dodge").aim("gurzag-ironskull", "severin-steelheart")
    assert story.asked == Frame.DIE
    story.do(DIE + 0)
    assert story.finish_attack().wounds("severin-steelheart") == 3


def test_gurzag_re_rolls_nothing_before_he_is_inspired():
    story = scene(BOYZ, CHAMPIONS)
    story.dice("sword", "single", "dodge").aim("gurzag-ironskull", "severin-steelheart").skip()
    assert story.asked != Frame.DIE and story.wounds("severin-steelheart") == 0


@pytest.mark.parametrize(("second", "wounds"), [("crit", 1), ("single", 0)])
def test_hakkas_crit_cleaves(second, wounds):
    """SHA-140: the shield is no success, so that one hit and the crit are enough."""
    near = {**CHAMPIONS, "severin-steelheart": (5, 0)}
    story = scene(BOYZ, near)
    story.dice("sword", second, "shield").attack("hakka", "severin-steelheart")
    assert story.wounds("severin-steelheart") == wounds
    assert story.blocked() == (0 if second == "crit" else 1)


@pytest.mark.parametrize(("first", "end"), [("crit", (9, 0)), ("sword", (11, 0))])
def test_bashas_crit_knocks_back(first, end):
    story = scene({**BOYZ, "basha": (15, 0)}, {**CHAMPIONS, "severin-steelheart": (13, 0)})
    story.dice(first, "single", "dodge").attack("basha", "severin-steelheart", drive=(11, 0))
    assert story.where("severin-steelheart") == end


# --- Objectives ---------------------------------------------------------------------------------------------------


@pytest.mark.card("ard-as-iron")
def test_ard_as_iron_wants_all_of_them_in_the_third_end_phase():
    story = scene(BOYZ, CHAMPIONS, round=3).hand(0, "ard-as-iron").to_end_phase()
    assert story.has_scored(0, "ard-as-iron") and story.glory(0) == 3


@pytest.mark.card("ard-as-iron")
def test_ard_as_iron_is_lost_with_a_fighter_and_too_early_in_round_two():
    story = scene(BOYZ, CHAMPIONS, round=3).hand(0, "ard-as-iron").set("hakka", out=1).to_end_phase()
    assert not story.has_scored(0, "ard-as-iron")
    story = scene(BOYZ, CHAMPIONS, round=2).hand(0, "ard-as-iron").to_end_phase()
    assert not story.has_scored(0, "ard-as-iron")


@pytest.mark.card("biggest-an-da-best")
@pytest.mark.parametrize(("killer", "scored"), [("gurzag-ironskull", True), ("bonekutta", False)])
def test_biggest_an_da_best_is_about_the_leader(killer, scored):
    story = scene({**BOYZ, "bonekutta": (11, 2)}, CHAMPIONS).hand(0, "biggest-an-da-best")
    story.set("severin-steelheart", wounds=3)
    story.dice("hammer", "hammer", "dodge").attack(killer, "severin-steelheart").to_end_phase()
    assert story.is_out("severin-steelheart") and story.has_scored(0, "biggest-an-da-best") == scored


@pytest.mark.card("call-of-the-waaagh")
@pytest.mark.parametrize(("before", "scored"), [(("hakka", "basha"), True), (("hakka",), False)])
def test_call_of_the_waaagh_needs_three_charges(before, scored):
    story = scene({**BOYZ, "gurzag-ironskull": (3, 2)}, CHAMPIONS).hand(0, "call-of-the-waaagh")
    for name in before:
        story.set(name, did_charge=1)
    story.dice("sword", "sword", "dodge").charge("gurzag-ironskull", (7, 2), "severin-steelheart")
    assert story.has_scored(0, "call-of-the-waaagh") == scored


GANG = {"gurzag-ironskull": (5, 4), "hakka": (6, 3), "basha": (8, 3)}


@pytest.mark.card("dead-kunnin")
def test_dead_kunnin_with_two_supporters_more_even_when_the_attack_fails():
    story = scene(GANG, {"severin-steelheart": (7, 4)}).hand(0, "dead-kunnin")
    story.dice("sword", "sword", "dodge").attack("gurzag-ironskull", "severin-steelheart")
    assert story.has_scored(0, "dead-kunnin") and story.wounds("severin-steelheart") == 0


@pytest.mark.card("dead-kunnin")
def test_dead_kunnin_counts_the_targets_supporters_too():
    story = scene(GANG, {"severin-steelheart": (7, 4), "obryn-the-bold": (3, 4)}).hand(0, "dead-kunnin")
    story.attack("gurzag-ironskull", "severin-steelheart")
    assert not story.has_scored(0, "dead-kunnin")


@pytest.mark.card("dead-kunnin")
def test_dead_kunnin_is_not_about_enemy_attacks():
    story = scene({"gurzag-ironskull": (7, 4)}, {"severin-steelheart": (5, 4), "obryn-the-bold": (6, 3)})
    story.hand(0, "dead-kunnin")
    their_turn(story).attack("severin-steelheart", "gurzag-ironskull")
    assert not story.has_scored(0, "dead-kunnin")


@pytest.mark.card("deres-more-of-us")
def test_deres_more_of_us_four_against_three():
    story = scene(BOYZ, CHAMPIONS).hand(0, "deres-more-of-us").to_end_phase()
    assert story.has_scored(0, "deres-more-of-us")


@pytest.mark.card("deres-more-of-us")
def test_deres_more_of_us_is_not_scored_for_as_many():
    story = scene(BOYZ, CHAMPIONS).hand(0, "deres-more-of-us").set("hakka", out=1).to_end_phase()
    assert not story.has_scored(0, "deres-more-of-us")


@pytest.mark.card("deres-more-of-us")
def test_deres_more_of_us_with_three_players_one_opponent_is_enough():
    reavers = {"garrek-gorebeard": (1, 12), "targor": (3, 12), "arnulf": (5, 12), "blooded-saek": (7, 12)}
    story = scene(BOYZ, CHAMPIONS, reavers).hand(0, "deres-more-of-us").to_end_phase()
    assert story.has_scored(0, "deres-more-of-us")
    story = scene(BOYZ, CHAMPIONS, reavers).hand(0, "deres-more-of-us").set("hakka", out=1).to_end_phase()
    assert not story.has_scored(0, "deres-more-of-us")


@pytest.mark.card("get-da-boss")
@pytest.mark.parametrize(("victim", "scored"), [("severin-steelheart", True), ("obryn-the-bold", False)])
def test_get_da_boss_is_about_the_enemy_leader(victim, scored):
    story = scene(BOYZ, {**CHAMPIONS, "obryn-the-bold": (5, 2)}).hand(0, "get-da-boss")
    story.set(victim, wounds=3)
    story.dice("hammer", "hammer", "dodge").attack("gurzag-ironskull", victim).to_end_phase()
    assert story.is_out(victim) and story.has_scored(0, "get-da-boss") == scored


@pytest.mark.card("good-scrap")
@pytest.mark.parametrize(("before", "scored"), [(2, True), (1, False)])
def test_good_scrap_counts_the_fallen_of_all_warbands(before, scored):
    story = scene(BOYZ, CHAMPIONS).hand(0, "good-scrap").set("severin-steelheart", wounds=3)
    story.g.losses[0] = before
    story.dice("hammer", "hammer", "dodge").attack("gurzag-ironskull", "severin-steelheart").to_end_phase()
    assert story.has_scored(0, "good-scrap") == scored


@pytest.mark.card("good-scrap")
@pytest.mark.parametrize(("lost", "scored"), [(5, True), (4, False)])
def test_good_scrap_needs_five_with_three_players(lost, scored):
    story = scene(BOYZ, CHAMPIONS, {"garrek-gorebeard": (1, 12)}).hand(0, "good-scrap")
    story.g.losses[1] = lost
    assert story.to_end_phase().has_scored(0, "good-scrap") == scored


@pytest.mark.card("punch-up")
@pytest.mark.parametrize(("second", "scored"), [("obryn-the-bold", True), ("severin-steelheart", False)])
def test_punch_up_wants_a_different_enemy_for_each(second, scored):
    own = {"gurzag-ironskull": (7, 2), "hakka": (11, 2)}
    story = scene(own, {"severin-steelheart": (9, 2), "obryn-the-bold": (13, 2)}).hand(0, "punch-up")
    story.dice("sword", "sword", "dodge").attack("gurzag-ironskull", "severin-steelheart")
    my_turn(story).dice("hammer", "hammer", "dodge").attack("hakka", second)
    assert story.to_end_phase().has_scored(0, "punch-up") == scored


@pytest.mark.card("punch-up")
def test_punch_up_finds_out_who_is_whose():
    """The first attacked both, the second only one of them: each still has an enemy of its own."""
    own = {"gurzag-ironskull": (7, 2), "hakka": (8, 3)}
    story = scene(own, {"severin-steelheart": (9, 2), "obryn-the-bold": (5, 2)}).hand(0, "punch-up")
    story.dice("sword", "sword", "dodge").attack("gurzag-ironskull", "severin-steelheart")
    my_turn(story).dice("sword", "sword", "dodge").attack("gurzag-ironskull", "obryn-the-bold")
    my_turn(story).dice("hammer", "hammer", "dodge").attack("hakka", "severin-steelheart")
    assert story.to_end_phase().has_scored(0, "punch-up")


@pytest.mark.card("punch-up")
def test_punch_up_needs_everybody_and_two_at_least():
    own = {"gurzag-ironskull": (7, 2), "hakka": (3, 0)}
    for survivors in (own, {"gurzag-ironskull": (7, 2)}):
        story = scene(survivors, CHAMPIONS).hand(0, "punch-up")
        story.dice("sword", "sword", "dodge").attack("gurzag-ironskull", "severin-steelheart")
        assert not story.to_end_phase().has_scored(0, "punch-up")


@pytest.mark.card("too-dumb-to-die")
@pytest.mark.parametrize(("wounds", "scored"), [(0, True), (2, False)])
def test_too_dumb_to_die_survives_three(wounds, scored):
    story = their_turn(scene(BOYZ, CHAMPIONS).hand(0, "too-dumb-to-die"))
    story.set("gurzag-ironskull", wounds=wounds)
    story.dice("hammer", "hammer", "dodge").attack("severin-steelheart", "gurzag-ironskull")
    assert story.has_scored(0, "too-dumb-to-die") == scored


@pytest.mark.card("too-dumb-to-die")
def test_too_dumb_to_die_needs_three_at_once():
    near = {**CHAMPIONS, "angharad-brightshield": (5, 2)}
    story = their_turn(scene(BOYZ, near).hand(0, "too-dumb-to-die"))
    story.dice("hammer", "hammer", "hammer", "dodge").attack("angharad-brightshield", "gurzag-ironskull")
    assert story.wounds("gurzag-ironskull") == 2 and not story.has_scored(0, "too-dumb-to-die")


# --- Ploys --------------------------------------------------------------------------------------------------------


@pytest.mark.card("avin-a-good-time")
def test_avin_a_good_time_gives_an_attack_on_a_hammer():
    story = scene(BOYZ, CHAMPIONS, step="power").hand(0, "avin-a-good-time")
    story.dice("hammer", "hammer", "hammer", "dodge")
    story.play("avin-a-good-time", "gurzag-ironskull", seat=0)
    assert story.asked == Frame.BEFORE and story.can(PASS)
    story.with_weapon("severin-steelheart").finish_attack()
    assert story.wounds("severin-steelheart") == 3


@pytest.mark.card("avin-a-good-time")
def test_avin_a_good_time_gives_nothing_on_a_sword():
    story = scene(BOYZ, CHAMPIONS, step="power").hand(0, "avin-a-good-time").dice("sword")
    story.play("avin-a-good-time", "gurzag-ironskull", seat=0)
    assert story.asked == Frame.POWER


@pytest.mark.card("avin-a-good-time")
def test_avin_a_good_time_with_an_enemy_is_up_to_its_player():
    story = scene(BOYZ, CHAMPIONS, step="power").hand(0, "avin-a-good-time").dice("crit")
    story.play("avin-a-good-time", "severin-steelheart", seat=0)
    assert story.asked == Frame.BEFORE and story.actor == 1


@pytest.mark.card("brutal-but-kunnin")
def test_brutal_but_kunnin_pushes_the_attacker_up_to_three_hexes():
    story = scene(BOYZ, CHAMPIONS).hand(0, "brutal-but-kunnin")
    story.dice("sword", "sword", "dodge").aim("gurzag-ironskull", "severin-steelheart")
    react(story, "brutal-but-kunnin").skip().choose((5, 2), (3, 2), (1, 2))
    assert story.where("gurzag-ironskull") == (1, 2) and story.asked != Frame.PUSH
    assert story.g.moved[story.fighter("gurzag-ironskull")] == 0


@pytest.mark.card("brutal-but-kunnin")
def test_brutal_but_kunnin_may_stop_and_needs_a_friend():
    story = scene(BOYZ, CHAMPIONS).hand(0, "brutal-but-kunnin")
    story.dice("sword", "sword", "dodge").aim("gurzag-ironskull", "severin-steelheart")
    react(story, "brutal-but-kunnin").skip().choose((5, 2)).do(PASS)
    assert story.where("gurzag-ironskull") == (5, 2)
    story = their_turn(scene(BOYZ, CHAMPIONS).hand(0, "brutal-but-kunnin"))
    story.dice("sword", "sword", "dodge").aim("severin-steelheart", "gurzag-ironskull")
    assert not comes_up(story, "brutal-but-kunnin")


@pytest.mark.card("deafening-bellow")
def test_deafening_bellow_pushes_an_enemy_beside_you():
    story = scene(BOYZ, CHAMPIONS, step="power").hand(0, "deafening-bellow")
    story.card_("deafening-bellow").skip()
    assert not story.can("obryn-the-bold", FIGHTER)
    story.choose("severin-steelheart").skip()
    assert not story.can(PASS) and HEX + story.hex((7, 2)) not in story.legal()
    assert story.choose((8, 3)).where("severin-steelheart") == (8, 3)


@pytest.mark.card("deafening-bellow")
def test_deafening_bellow_needs_an_enemy_beside_you():
    far = {**CHAMPIONS, "severin-steelheart": (9, 8)}
    assert not scene(BOYZ, far, step="power").hand(0, "deafening-bellow").can("deafening-bellow")


@pytest.mark.card("gorkamorkas-blessing")
def test_gorkamorkas_blessing_adds_damage_to_the_first_attack_of_the_next_activation():
    story = before_my_turn(scene(BOYZ, CHAMPIONS).hand(0, "gorkamorkas-blessing"))
    story.play("gorkamorkas-blessing", seat=0).pass_power()
    story.dice("hammer", "hammer", "dodge").attack("gurzag-ironskull", "severin-steelheart")
    assert story.is_out("severin-steelheart")


@pytest.mark.card("gorkamorkas-blessing")
def test_gorkamorkas_blessing_is_not_for_long_range_nor_for_later():
    far = {"sanson-farstrider": (11, 2), "elias-swiftblade": (9, 10)}
    story = scene(BOYZ, far, step="power").hand(0, "gorkamorkas-blessing")
    story.play("gorkamorkas-blessing", seat=0).pass_power()
    story.dice("sword", "sword", "sword", "dodge")
    story.attack("sanson-farstrider", "gurzag-ironskull", "boltstorm-pistol")
    assert story.wounds("gurzag-ironskull") == 1
    story.next_activation().next_activation().dice("sword", "sword", "sword", "dodge")
    story.attack("sanson-farstrider", "gurzag-ironskull", "boltstorm-pistol")
    assert story.wounds("gurzag-ironskull") == 2


@pytest.mark.card("kunnin-but-brutal")
def test_kunnin_but_brutal_attacks_after_a_move():
    story = scene({**BOYZ, "gurzag-ironskull": (3, 2)}, CHAMPIONS).hand(0, "kunnin-but-brutal")
    story.do(MOVE + story.fighter("gurzag-ironskull")).choose((7, 2))
    story.dice("hammer", "hammer", "dodge")
    react(story, "kunnin-but-brutal").skip().with_weapon("severin-steelheart").finish_attack()
    assert story.wounds("severin-steelheart") == 3
    assert story.g.charged[story.fighter("gurzag-ironskull")] == 0


@pytest.mark.card("kunnin-but-brutal")
def test_kunnin_but_brutal_is_not_for_charges_nor_without_a_target():
    story = scene({**BOYZ, "gurzag-ironskull": (3, 2)}, CHAMPIONS).hand(0, "kunnin-but-brutal")
    story.do(CHARGE + story.fighter("gurzag-ironskull")).choose((7, 2))
    assert not comes_up(story, "kunnin-but-brutal")
    story = scene(BOYZ, CHAMPIONS).hand(0, "kunnin-but-brutal")
    story.do(MOVE + story.fighter("hakka")).choose((5, 0))
    assert not comes_up(story, "kunnin-but-brutal")


def about_to_fall(story: Story) -> Story:
    """Severin's attack will take Gurzag out of action."""
    their_turn(story).set("gurzag-ironskull", wounds=3)
    return story.dice("hammer", "hammer", "dodge").aim("severin-steelheart", "gurzag-ironskull")


@pytest.mark.card("last-lunge")
def test_last_lunge_must_strike_the_attacker_before_the_fighter_falls():
    story = about_to_fall(scene(BOYZ, {**CHAMPIONS, "obryn-the-bold": (5, 2)}).hand(0, "last-lunge"))
    story.dice("crit", "hammer", "hammer", "dodge")
    react(story, "last-lunge").skip()
    assert story.asked == Frame.BEFORE and not story.can(PASS)
    story.with_weapon("severin-steelheart").finish_attack()
    assert story.wounds("severin-steelheart") == 3 and story.wounds("obryn-the-bold") == 0
    assert story.is_out("gurzag-ironskull")


@pytest.mark.card("last-lunge")
def test_last_lunge_does_nothing_on_a_sword():
    story = about_to_fall(scene(BOYZ, CHAMPIONS).hand(0, "last-lunge")).dice("sword")
    react(story, "last-lunge").finish_attack()
    assert story.is_out("gurzag-ironskull") and story.wounds("severin-steelheart") == 0


@pytest.mark.card("last-lunge")
@pytest.mark.parametrize(("cause", "offered"), [(Cause.PLOY, True), (Cause.LETHAL, False)])
def test_last_lunge_answers_attacks_and_ploys_only(cause, offered):
    story = scene(BOYZ, CHAMPIONS).hand(0, "last-lunge").set("hakka", wounds=3)
    hurt(story.g, story.fighter("hakka"), 1, cause, 1)
    story.run_on()
    assert comes_up(story, "last-lunge") == offered
    if offered:
        story.dice("hammer").card_("last-lunge").skip()  # there is no attacker to strike
    assert story.is_out("hakka")


@pytest.mark.card("last-lunge")
def test_last_lunge_is_not_for_who_survives():
    story = their_turn(scene(BOYZ, CHAMPIONS).hand(0, "last-lunge"))
    story.dice("hammer", "hammer", "dodge").aim("severin-steelheart", "gurzag-ironskull")
    assert not comes_up(story, "last-lunge")


@pytest.mark.card("leadin-by-example")
def test_leadin_by_example_lets_another_charge():
    own = {"gurzag-ironskull": (7, 2), "hakka": (5, 4), "basha": (1, 0)}
    near = {"severin-steelheart": (9, 2), "obryn-the-bold": (7, 6)}
    story = scene(own, near).hand(0, "leadin-by-example").set("severin-steelheart", wounds=3)
    story.dice("hammer", "hammer", "dodge").aim("gurzag-ironskull", "severin-steelheart")
    react(story, "leadin-by-example").skip()
    assert not story.can("gurzag-ironskull", FIGHTER) and not story.can("basha", FIGHTER)
    story.choose("hakka").skip()
    assert story.asked == Frame.COMMAND and story.can(PASS)
    story.choose("hakka").choose((6, 5)).skip()
    story.dice("sword", "sword", "dodge").with_weapon("obryn-the-bold").finish_attack()
    assert story.wounds("obryn-the-bold") == 1 and story.g.charged[story.fighter("hakka")] == 1


@pytest.mark.card("leadin-by-example")
@pytest.mark.parametrize(("killer", "moved"), [("hakka", 0), ("gurzag-ironskull", 1)])
def test_leadin_by_example_needs_the_leader_and_somebody_fresh(killer, moved):
    own = {"gurzag-ironskull": (7, 2), "hakka": (11, 2), "basha": (5, 4)}
    story = scene(own, {"severin-steelheart": (9, 2), "obryn-the-bold": (7, 6)}).hand(0, "leadin-by-example")
    story.set("severin-steelheart", wounds=3).set("basha", did_move=moved).set("hakka", did_move=moved)
    story.dice("crit", "crit", "dodge").aim(killer, "severin-steelheart")
    assert not comes_up(story, "leadin-by-example") and story.is_out("severin-steelheart")


@pytest.mark.card("more-choppin")
def test_more_choppin_gives_one_die_to_the_first_attack():
    story = before_my_turn(scene(BOYZ, CHAMPIONS).hand(0, "more-choppin"))
    story.play("more-choppin", seat=0).pass_power()
    story.dice("sword", "sword", "crit", "dodge").attack("gurzag-ironskull", "severin-steelheart")
    assert attack_dice(story) == 3 and story.wounds("severin-steelheart") == 3


@pytest.mark.card("more-choppin")
def test_more_choppin_goes_to_the_enemy_who_attacks_first_and_is_over_then():
    story = scene(BOYZ, CHAMPIONS, step="power").hand(0, "more-choppin")
    story.play("more-choppin", seat=0).pass_power()
    story.dice("sword", "sword", "sword", "dodge").attack("severin-steelheart", "gurzag-ironskull")
    assert attack_dice(story) == 3
    story.next_activation().dice("sword", "sword", "dodge").attack("gurzag-ironskull", "severin-steelheart")
    assert attack_dice(story) == 5


@pytest.mark.card("pillage")
def test_pillage_removes_an_objective_that_you_hold():
    story = scene(BOYZ, CHAMPIONS, tokens=((7, 2), (9, 2)), step="power").hand(0, "pillage")
    story.card_("pillage").skip()
    assert HEX + story.hex((9, 2)) not in story.legal()
    story.choose((7, 2)).skip()
    assert story.g.token[story.hex((7, 2))] == 0 and story.g.token_hex[1] == NOTHING


@pytest.mark.card("pillage")
def test_pillage_needs_an_objective_of_yours():
    assert not scene(BOYZ, CHAMPIONS, tokens=((9, 2),), step="power").hand(0, "pillage").can("pillage")


PAIR = {"gurzag-ironskull": (5, 4), "hakka": (6, 3)}


@pytest.mark.card("scrag-em")
@pytest.mark.parametrize(("played", "wounds"), [(True, 3), (False, 0)])
def test_scrag_em_makes_one_supporter_two(played, wounds):
    story = before_my_turn(scene(PAIR, {"severin-steelheart": (7, 4)}).hand(0, "scrag-em"))
    if played:
        story.play("scrag-em", seat=0)
    story.pass_power().dice("double", "sword", "dodge").attack("gurzag-ironskull", "severin-steelheart")
    assert story.wounds("severin-steelheart") == wounds


@pytest.mark.card("scrag-em")
def test_scrag_em_does_not_help_an_enemy_attack():
    story = scene(
        {"gurzag-ironskull": (7, 4)}, {"severin-steelheart": (5, 4), "obryn-the-bold": (6, 3)}, step="power"
    )
    story.hand(0, "scrag-em").play("scrag-em", seat=0).pass_power()
    story.dice("double", "sword", "dodge").attack("severin-steelheart", "gurzag-ironskull")
    assert story.wounds("gurzag-ironskull") == 0


# --- Upgrades -----------------------------------------------------------------------------------------------------

BEARERS = {
    "ard-head": {"hakka", "basha"},
    "aspiring-boss": {"hakka"},
    "brutal-frenzy": {"hakka", "basha"},
    "brutal-swing": {"bonekutta"},
    "crush-and-cleave": {"gurzag-ironskull", "bonekutta"},
    "dead-ard": {"gurzag-ironskull", "bonekutta"},
    "eadbutt": {"gurzag-ironskull"},
    "headlong-rush": {"basha"},
    "unkillable": {"gurzag-ironskull"},
    "waaagh": set(BOYZ),
}


@pytest.mark.parametrize("key", BEARERS)
def test_who_may_have_an_upgrade(key):
    story = scene(BOYZ, CHAMPIONS)
    who = {name for name in BOYZ if may_wear(story.g, 0, story.card(key), story.fighter(name))}
    assert who == BEARERS[key]


@pytest.mark.card("ard-head")
@pytest.mark.parametrize(("given", "wounds"), [(True, 2), (False, 3)])
def test_ard_head_takes_one_off(given, wounds):
    story = their_turn(scene({**BOYZ, "hakka": (11, 2)}, CHAMPIONS))
    if given:
        story.give("hakka", "ard-head")
    story.dice("hammer", "hammer", "dodge").attack("severin-steelheart", "hakka")
    assert story.wounds("hakka") == wounds


@pytest.mark.card("ard-head")
def test_ard_head_leaves_one():
    story = scene(BOYZ, CHAMPIONS).give("hakka", "ard-head")
    hurt(story.g, story.fighter("hakka"), 1, Cause.PLOY, 1)
    story.run_on()
    assert story.wounds("hakka") == 1


def hakka_attacks(target: str) -> Story:
    story = scene({**BOYZ, "hakka": (11, 2)}, {**CHAMPIONS, "obryn-the-bold": (13, 2)}).give(
        "hakka", "aspiring-boss"
    )
    return story.dice("hammer", "hammer", "dodge").aim("hakka", target)


@pytest.mark.card("aspiring-boss")
def test_aspiring_boss_re_rolls_one_die_of_a_failed_attack_at_a_leader():
    story = react(hakka_attacks("severin-steelheart"), "aspiring-boss")
    assert story.asked == Frame.DIE
    story.dice("sword").do(DIE + 1).finish_attack()
    assert story.wounds("severin-steelheart") == 1


@pytest.mark.card("aspiring-boss")
def test_aspiring_boss_can_be_used_once_for_an_attack():
    story = react(hakka_attacks("severin-steelheart"), "aspiring-boss")
    story.dice("hammer").do(DIE + 0)
    assert not comes_up(story, "aspiring-boss") and story.wounds("severin-steelheart") == 0


@pytest.mark.card("aspiring-boss")
def test_aspiring_boss_is_about_leaders_and_failures():
    assert not comes_up(hakka_attacks("obryn-the-bold"), "aspiring-boss")
    story = scene({**BOYZ, "hakka": (11, 2)}, CHAMPIONS).give("hakka", "aspiring-boss")
    story.dice("sword", "hammer", "dodge").aim("hakka", "severin-steelheart")
    assert not comes_up(story, "aspiring-boss") and story.wounds("severin-steelheart") == 1


@pytest.mark.card("brutal-frenzy")
def test_brutal_frenzy_gives_a_die_in_a_charge():
    story = scene({**BOYZ, "hakka": (13, 2)}, CHAMPIONS).give("hakka", "brutal-frenzy")
    story.charge("hakka", (11, 2), "severin-steelheart")
    assert attack_dice(story) == 3


@pytest.mark.card("brutal-frenzy")
def test_brutal_frenzy_gives_nothing_to_other_attacks():
    story = scene({**BOYZ, "hakka": (11, 2)}, CHAMPIONS).give("hakka", "brutal-frenzy")
    story.attack("hakka", "severin-steelheart")
    assert attack_dice(story) == 2


@pytest.mark.card("brutal-swing")
def test_brutal_swing_strikes_everybody_beside_bonekutta():
    near = {"severin-steelheart": (9, 2), "obryn-the-bold": (5, 2), "angharad-brightshield": (9, 8)}
    story = scene({"gurzag-ironskull": (1, 0), "bonekutta": (7, 2)}, near).give("bonekutta", "brutal-swing")
    story.dice("sword", "sword", "hammer", "dodge", "hammer", "hammer", "sword", "dodge")
    story.aim("bonekutta", "severin-steelheart", "brutal-swing").finish_attack()
    if story.asked == Frame.SWEEP:
        story.choose("obryn-the-bold").finish_attack()
    assert story.wounds("severin-steelheart") == story.wounds("obryn-the-bold") == 2
    assert story.wounds("angharad-brightshield") == 0


@pytest.mark.card("brutal-swing")
def test_brutal_swing_has_a_roll_for_each():
    near = {"severin-steelheart": (9, 2), "obryn-the-bold": (5, 2)}
    story = scene({"gurzag-ironskull": (1, 0), "bonekutta": (7, 2)}, near).give("bonekutta", "brutal-swing")
    story.dice("sword", "sword", "hammer", "dodge", "hammer", "hammer", "hammer", "dodge")
    story.aim("bonekutta", "severin-steelheart", "brutal-swing").finish_attack()
    if story.asked == Frame.SWEEP:
        story.choose("obryn-the-bold").finish_attack()
    assert (story.wounds("severin-steelheart"), story.wounds("obryn-the-bold")) == (2, 0)


@pytest.mark.card("crush-and-cleave")
@pytest.mark.parametrize(("given", "wounds"), [(True, 3), (False, 0)])
def test_crush_and_cleave_goes_through_shields(given, wounds):
    story = scene(BOYZ, CHAMPIONS)
    if given:
        story.give("gurzag-ironskull", "crush-and-cleave")
    story.dice("hammer", "sword", "shield").attack("gurzag-ironskull", "severin-steelheart")
    assert story.wounds("severin-steelheart") == wounds


@pytest.mark.card("dead-ard")
@pytest.mark.parametrize(("first", "end"), [("hammer", (7, 2)), ("crit", (5, 2))])
def test_dead_ard_gives_way_to_critical_hits_only(first, end):
    story = their_turn(scene(BOYZ, CHAMPIONS).give("gurzag-ironskull", "dead-ard"))
    story.dice(first, "sword", "dodge").attack("severin-steelheart", "gurzag-ironskull", drive=(5, 2))
    assert story.wounds("gurzag-ironskull") == 3 and story.where("gurzag-ironskull") == end


@pytest.mark.card("eadbutt")
@pytest.mark.parametrize(("first", "may_act"), [("hammer", False), ("sword", True)])
def test_eadbutt_stuns_who_is_hit(first, may_act):
    story = scene(BOYZ, CHAMPIONS).give("gurzag-ironskull", "eadbutt")
    story.dice(first, "sword", "dodge").attack("gurzag-ironskull", "severin-steelheart", "eadbutt")
    assert story.wounds("severin-steelheart") == (0 if may_act else 2)
    their_turn(story)
    assert story.can("severin-steelheart", GUARD) == may_act and story.can("obryn-the-bold", GUARD)


@pytest.mark.card("headlong-rush")
@pytest.mark.parametrize(("given", "end"), [(True, (5, 2)), (False, (7, 2))])
def test_headlong_rush_knocks_back_in_a_charge(given, end):
    story = scene({"gurzag-ironskull": (1, 0), "basha": (15, 2)}, CHAMPIONS)
    if given:
        story.give("basha", "headlong-rush")
    story.dice("sword", "hammer", "dodge").charge("basha", (11, 2), "severin-steelheart", drive=(7, 2))
    assert story.where("severin-steelheart") == end


@pytest.mark.card("headlong-rush")
@pytest.mark.parametrize(("charged", "end"), [(1, (5, 2)), (0, (7, 2))])
def test_headlong_rush_lasts_for_the_phase_of_the_charge(charged, end):
    story = scene({"gurzag-ironskull": (1, 0), "basha": (11, 2)}, CHAMPIONS).give("basha", "headlong-rush")
    story.set("basha", did_charge=charged)
    story.dice("sword", "hammer", "dodge").attack("basha", "severin-steelheart", drive=(7, 2))
    assert story.where("severin-steelheart") == end


@pytest.mark.card("unkillable")
@pytest.mark.parametrize("side", ["shield", "crit"])
def test_unkillable_takes_no_damage_and_is_discarded(side):
    story = about_to_fall(scene(BOYZ, CHAMPIONS).give("gurzag-ironskull", "unkillable")).dice(side)
    react(story, "unkillable").finish_attack()
    assert story.wounds("gurzag-ironskull") == 3 and not story.is_out("gurzag-ironskull")
    assert story.place(0, "unkillable") == Place.DISCARD and story.glory(1) == 0
    (lost,) = story.told(Event.LOST_UPGRADE)
    assert lost.x == story.fighter("gurzag-ironskull")


@pytest.mark.card("unkillable")
def test_unkillable_fails_on_a_dodge_and_stays_with_the_fallen():
    story = about_to_fall(scene(BOYZ, CHAMPIONS).give("gurzag-ironskull", "unkillable")).dice("dodge")
    react(story, "unkillable").finish_attack()
    assert story.is_out("gurzag-ironskull") and story.place(0, "unkillable") >= Place.WORN


@pytest.mark.card("unkillable")
def test_unkillable_saves_nobody_else():
    story = scene(BOYZ, CHAMPIONS).give("gurzag-ironskull", "unkillable").set("hakka", wounds=3)
    hurt(story.g, story.fighter("hakka"), 1, Cause.PLOY, 1)
    story.run_on()
    assert not comes_up(story, "unkillable") and story.is_out("hakka")


@pytest.mark.card("waaagh")
@pytest.mark.parametrize(("charged", "wounds"), [(1, 2), (0, 1)])
def test_waaagh_adds_damage_in_a_phase_with_a_charge(charged, wounds):
    story = (
        scene({**BOYZ, "hakka": (11, 2)}, CHAMPIONS).give("hakka", "waaagh").set("hakka", did_charge=charged)
    )
    story.dice("sword", "hammer", "dodge").attack("hakka", "severin-steelheart")
    assert story.wounds("severin-steelheart") == wounds


@pytest.mark.card("waaagh")
def test_waaagh_counts_in_the_charge_itself():
    story = scene({**BOYZ, "gurzag-ironskull": (3, 2)}, CHAMPIONS).give("gurzag-ironskull", "waaagh")
    story.dice("hammer", "sword", "dodge").charge("gurzag-ironskull", (7, 2), "severin-steelheart")
    assert story.is_out("severin-steelheart")
