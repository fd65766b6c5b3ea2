"""Magore's Fiends: the fighters, what each card does, and when it does not."""

import pytest

from wartable.games.shadespire.changes import CRIT_CLEAVE, PARRY
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
    ATTACK,
    CHARGE,
    DODGE,
    FIGHTER,
    HEX,
    NOTHING,
    PASS,
    SHIELD,
    WEAPON,
    Cause,
    Event,
    Frame,
    Going,
    Setting,
    Side,
)

from .scene import Story, scene

HAMMER, SWORD = Side.HAMMER, Side.SWORD
FIENDS = {
    "magore-redhand": (7, 2),
    "riptooth": (1, 0),
    "zharkus-the-bloodsighted": (3, 0),
    "ghartok-flayskull": (13, 0),
}
CHAMPIONS = {"severin-steelheart": (9, 2), "obryn-the-bold": (9, 10), "angharad-brightshield": (5, 10)}
MAGORE, RIPTOOTH, ZHARKUS, GHARTOK = FIENDS


def comes_up(story: Story, card: str) -> bool:
    """Whether a reaction can be used before the attack, move or ploy is over; stops there."""
    while story.asked in (Frame.REACT, Frame.DRIVE, Frame.DIE):
        if story.asked == Frame.REACT and story.can(card):
            return True
        story.do(PASS)
    return False


def react(story: Story, card: str) -> Story:
    """Pass until this card can be used as a reaction, and use it."""
    assert comes_up(story, card), f"{card} never came up"
    return story.card_(card)


def their_turn(story: Story) -> Story:
    return story.next_activation()


def before_my_turn(story: Story) -> Story:
    """On to the power step after the opponent's activation, before seat 0's next one."""
    story.do(PASS).skip().pass_power()
    return story.do(PASS).skip()


def attack_dice(story: Story) -> int:
    """How many attack dice have been rolled."""
    return story.rolled(0)


def defence_dice_rolled(story: Story) -> int:
    return story.rolled(1)


# --- Fighters -----------------------------------------------------------------------------------------------------

REACTION = (PARRY,)
CLEAVES = (CRIT_CLEAVE,)
FACTS = [
    (MAGORE, 0, (3, 1, SHIELD), [("daemonic-axe", 2, HAMMER, 2, True, 0, ())]),
    (MAGORE, 1, (4, 1, SHIELD), [("ravenous-axe", 2, HAMMER, 3, True, 0, ())]),
    (RIPTOOTH, 0, (4, 1, DODGE), [("claws-and-teeth", 3, SWORD, 2, False, 0, CLEAVES)]),
    (RIPTOOTH, 1, (5, 2, DODGE), [("bloody-claws-and-teeth", 3, SWORD, 3, False, 0, CLEAVES)]),
    (
        ZHARKUS,
        0,
        (3, 1, SHIELD),
        [("weighty-goreaxe", 2, HAMMER, 2, False, 1, ()), ("gorefist", 1, SWORD, 1, False, 0, REACTION)],
    ),
    (
        ZHARKUS,
        1,
        (4, 1, SHIELD),
        [
            ("weighty-goreaxe", 3, HAMMER, 2, False, 1, ()),
            ("swift-gorefist", 2, SWORD, 1, False, 0, REACTION),
        ],
    ),
    (
        GHARTOK,
        0,
        (3, 1, SHIELD),
        [("goreaxe", 2, HAMMER, 2, False, 0, ()), ("gorefist", 1, SWORD, 1, False, 0, REACTION)],
    ),
    (
        GHARTOK,
        1,
        (4, 1, SHIELD),
        [("goreaxe", 3, HAMMER, 2, False, 0, ()), ("swift-gorefist", 2, SWORD, 1, False, 0, REACTION)],
    ),
]


@pytest.mark.parametrize(("name", "inspired", "body", "attacks"), FACTS)
def test_what_the_fighter_cards_print(name, inspired, body, attacks):
    story = scene(FIENDS, CHAMPIONS).set(name, inspired=inspired)
    g, fighter = story.g, story.fighter(name)
    assert (move_of(g, fighter, Going.MOVE, 0), defence_dice(g, fighter), defence_symbol(g, fighter)) == body
    assert wounds_of(g, fighter) == 4
    numbers = [arm_at(g, fighter, place) for place in range(arm_places(g, fighter))]
    arms = [WEAPON_LIST[number] for number in numbers if number != NOTHING]
    assert all(arm.range == 1 and not arm.sweep for arm in arms)
    assert attacks == [
        (arm.key, arm.dice, arm.symbol, arm.damage, arm.cleave, arm.knockback, arm.abilities) for arm in arms
    ]


def test_magore_alone_is_the_leader():
    story = scene(FIENDS, CHAMPIONS)
    assert [name for name in FIENDS if is_leader(story.g, story.fighter(name))] == [MAGORE]


def test_a_fiend_whose_attack_succeeds_is_inspired():
    story = scene(FIENDS, CHAMPIONS)
    story.dice("hammer", "sword", "dodge").attack(MAGORE, "severin-steelheart")
    assert story.is_inspired(MAGORE) and not story.is_inspired(RIPTOOTH)


@pytest.mark.parametrize("defence", ["crit", "dodge"])
def test_a_fiend_whose_attack_fails_is_not_inspired(defence):
    story = scene(FIENDS, CHAMPIONS)
    first = "hammer" if defence == "crit" else "sword"
    story.dice(first, "sword", defence).attack(MAGORE, "severin-steelheart")
    assert not story.is_inspired(MAGORE)


def test_a_fiend_is_not_inspired_by_an_attack_at_it():
    story = their_turn(scene(FIENDS, CHAMPIONS))
    story.dice("hammer", "sword", "dodge").attack("severin-steelheart", MAGORE)
    assert story.wounds(MAGORE) == 3 and not story.is_inspired(MAGORE)


def test_magores_axe_goes_through_shields():
    story = scene(FIENDS, CHAMPIONS)
    story.dice("hammer", "sword", "shield").attack(MAGORE, "severin-steelheart")
    assert story.wounds("severin-steelheart") == 2


@pytest.mark.parametrize(("third", "blocked"), [("crit", 0), ("single", 1)])
def test_riptooths_crit_cleaves(third, blocked):
    story = scene({**FIENDS, RIPTOOTH: (11, 2)}, CHAMPIONS)
    story.dice("single", "single", third, "shield").attack(RIPTOOTH, "severin-steelheart")
    assert story.blocked() == blocked


def test_riptooth_has_no_use_for_weapons():
    story = scene(FIENDS, CHAMPIONS)
    assert not may_wear(story.g, 0, story.card("daemonic-maw"), story.fighter(RIPTOOTH))
    assert may_wear(story.g, 0, story.card("shake-about"), story.fighter(RIPTOOTH))


def test_zharkus_knocks_back():
    story = scene({**FIENDS, ZHARKUS: (11, 2), MAGORE: (1, 4)}, CHAMPIONS)
    story.dice("hammer", "sword", "dodge")
    story.attack(ZHARKUS, "severin-steelheart", "weighty-goreaxe", drive=(7, 2))
    assert story.where("severin-steelheart") == (5, 2)


def struck(name: str, *dice: str, **facts: int) -> Story:
    """Severin attacks a Fiend in the middle of the field; stops at its reaction, or when the attack is over."""
    own = {MAGORE: (1, 4), **{other: where for other, where in FIENDS.items() if other != MAGORE}}
    story = their_turn(scene({**own, name: (7, 2)}, CHAMPIONS).set(name, **facts))
    return story.dice(*dice).aim("severin-steelheart", name)


def test_gorefist_answers_a_failed_attack_and_zharkus_stays():
    story = struck(ZHARKUS, "hammer", "sword", "shield")
    assert story.asked == Frame.REACT and story.actor == 0
    story.dice("sword", "dodge").choose(ZHARKUS)
    assert story.asked == Frame.DRIVE and story.actor == 0
    story.finish_attack(drive=(11, 2))
    assert story.wounds("severin-steelheart") == 1 and story.where("severin-steelheart") == (11, 2)
    assert story.where(ZHARKUS) == (7, 2) and attack_dice(story) == 3
    assert story.is_inspired(ZHARKUS)


def test_gorefist_is_a_choice():
    story = struck(ZHARKUS, "hammer", "sword", "shield").do(PASS)
    assert story.asked == Frame.DRIVE
    assert story.choose((5, 2)).where(ZHARKUS) == (5, 2) and not story.is_inspired(ZHARKUS)


def test_swift_gorefist_has_two_dice():
    story = struck(ZHARKUS, "sword", "sword", "shield", inspired=1).choose(ZHARKUS)
    assert attack_dice(story) == 4


@pytest.mark.parametrize("name", [ZHARKUS, GHARTOK])
def test_gorefist_does_not_answer_an_attack_that_succeeds(name):
    story = struck(name, "hammer", "sword", "dodge")
    assert story.asked != Frame.REACT and story.wounds(name) == 3


def test_magore_has_no_gorefist():
    assert struck(MAGORE, "sword", "sword", "shield").asked != Frame.REACT


def test_gorefist_that_misses_inspires_nobody():
    story = (
        struck(GHARTOK, "sword", "sword", "shield").dice("hammer", "dodge").choose(GHARTOK).finish_attack()
    )
    assert not story.is_inspired(GHARTOK) and story.wounds("severin-steelheart") == 0


def shot_at(name: str) -> Story:
    """Sanson's pistol draws level with a Fiend out of its reach."""
    story = their_turn(scene({MAGORE: (1, 4), name: (7, 2)}, {"sanson-farstrider": (11, 2)}))
    story.dice("sword", "hammer", "hammer", "shield")
    return story.aim("sanson-farstrider", name, "boltstorm-pistol")


def test_gorefist_out_of_reach_only_keeps_zharkus_in_place():
    story = shot_at(ZHARKUS).choose(ZHARKUS)
    assert story.asked not in (Frame.DRIVE, Frame.REACT) and story.where(ZHARKUS) == (7, 2)
    assert attack_dice(story) == 3


def test_ghartok_cannot_be_driven_back():
    story = struck(GHARTOK, "hammer", "sword", "dodge").skip()
    assert story.wounds(GHARTOK) == 3 and story.asked != Frame.DRIVE
    story = shot_at(GHARTOK)
    assert story.asked not in (Frame.DRIVE, Frame.REACT)


def test_gorefist_is_also_an_ordinary_attack_unless_the_option_says_no():
    """O-02."""
    near = {**FIENDS, ZHARKUS: (11, 2)}
    story = scene(near, CHAMPIONS).do(ATTACK + scene(near, CHAMPIONS).fighter(ZHARKUS))
    assert {WEAPON_LIST[action - WEAPON].key for action in story.legal()} == {"weighty-goreaxe", "gorefist"}
    story = scene(near, CHAMPIONS, settings={Setting.REACTION_ATTACKS: 1})
    story.do(ATTACK + story.fighter(ZHARKUS))
    assert {WEAPON_LIST[action - WEAPON].key for action in story.legal()} == {"weighty-goreaxe"}


# --- Objectives ---------------------------------------------------------------------------------------------------

SCATTERED = {"severin-steelheart": (3, 0), "obryn-the-bold": (9, 0), "angharad-brightshield": (13, 4)}


@pytest.mark.card("all-the-better-to-slay-them")
def test_all_the_better_to_slay_them_wants_an_enemy_for_each():
    story = scene({MAGORE: (5, 0), RIPTOOTH: (11, 0), GHARTOK: (9, 4)}, SCATTERED)
    story.hand(0, "all-the-better-to-slay-them").move(GHARTOK, (11, 4))
    assert story.has_scored(0, "all-the-better-to-slay-them")


@pytest.mark.card("all-the-better-to-slay-them")
@pytest.mark.parametrize(
    "own",
    [
        {MAGORE: (5, 0), RIPTOOTH: (4, 1), GHARTOK: (9, 4)},  # two beside the same enemy
        {MAGORE: (5, 0), GHARTOK: (9, 4)},  # two are too few
        {MAGORE: (5, 0), RIPTOOTH: (11, 0), ZHARKUS: (1, 4), GHARTOK: (9, 4)},  # one stands aside
    ],
)
def test_all_the_better_to_slay_them_is_not_scored_otherwise(own):
    story = scene(own, SCATTERED).hand(0, "all-the-better-to-slay-them").move(GHARTOK, (11, 4))
    assert not story.has_scored(0, "all-the-better-to-slay-them")


@pytest.mark.card("bane-of-champions")
@pytest.mark.parametrize(
    ("killer", "victim", "scored"),
    [
        (RIPTOOTH, "severin-steelheart", True),
        (RIPTOOTH, "obryn-the-bold", False),
        (MAGORE, "severin-steelheart", False),
    ],
)
def test_bane_of_champions_is_riptooth_who_takes_a_leader(killer, victim, scored):
    near = {"severin-steelheart": (9, 2), "obryn-the-bold": (10, 1)}
    story = scene({MAGORE: (7, 2), RIPTOOTH: (11, 2)}, near).hand(0, "bane-of-champions")
    crits = ["crit"] * (3 if killer == RIPTOOTH else 2)
    story.set(victim, wounds=3).dice(*crits, "dodge").attack(killer, victim)
    assert story.is_out(victim) and story.has_scored(0, "bane-of-champions") == scored


@pytest.mark.card("bloody-annihilation")
@pytest.mark.parametrize(
    ("gone", "scored"), [(("obryn-the-bold", "angharad-brightshield"), True), ((), False)]
)
def test_bloody_annihilation_leaves_nobody(gone, scored):
    story = scene(FIENDS, CHAMPIONS).hand(0, "bloody-annihilation").set("severin-steelheart", out=1)
    for name in gone:
        story.set(name, out=1)
    assert story.to_end_phase().has_scored(0, "bloody-annihilation") == scored


@pytest.mark.card("bloody-annihilation")
@pytest.mark.parametrize(("gone", "scored"), [(("garrek-gorebeard",), True), ((), False)])
def test_bloody_annihilation_needs_two_warbands_with_three_players(gone, scored):
    story = scene(FIENDS, {"severin-steelheart": (9, 2)}, {"garrek-gorebeard": (1, 12)})
    story.hand(0, "bloody-annihilation").set("severin-steelheart", out=1)
    for name in gone:
        story.set(name, out=1)
    assert story.to_end_phase().has_scored(0, "bloody-annihilation") == scored


@pytest.mark.card("khorne-sees-us")
@pytest.mark.parametrize(("before", "scored"), [(1, True), (0, False)])
def test_khorne_sees_us_needs_two_kills_in_a_phase(before, scored):
    story = scene(FIENDS, CHAMPIONS).hand(0, "khorne-sees-us").set("severin-steelheart", wounds=3)
    story.g.kills[0] = before
    story.dice("hammer", "sword", "dodge").attack(MAGORE, "severin-steelheart")
    assert story.has_scored(0, "khorne-sees-us") == scored


@pytest.mark.card("kill-kill-again")
@pytest.mark.parametrize(("lost", "scored"), [((RIPTOOTH, ZHARKUS), True), ((RIPTOOTH,), False)])
def test_kill_kill_again_wants_two_of_each_warband(lost, scored):
    story = scene(FIENDS, CHAMPIONS).hand(0, "kill-kill-again")
    for name in (*lost, "obryn-the-bold", "angharad-brightshield"):
        story.set(name, out=1)
    assert story.to_end_phase().has_scored(0, "kill-kill-again") == scored


@pytest.mark.card("no-escape")
@pytest.mark.parametrize(("before", "scored"), [((RIPTOOTH, ZHARKUS), True), ((RIPTOOTH,), False)])
def test_no_escape_needs_three_charges(before, scored):
    story = scene({**FIENDS, MAGORE: (3, 2)}, CHAMPIONS).hand(0, "no-escape")
    for name in before:
        story.set(name, did_charge=1)
    story.charge(MAGORE, (7, 2), "severin-steelheart")
    assert story.has_scored(0, "no-escape") == scored


@pytest.mark.card("rivers-of-blood")
@pytest.mark.parametrize(
    ("unhurt", "out", "scored"),
    [
        ((), (), True),
        (("severin-steelheart",), (), False),
        ((), (RIPTOOTH, ZHARKUS, GHARTOK, "obryn-the-bold"), False),
    ],
)
def test_rivers_of_blood_wants_four_survivors_and_all_of_them_wounded(unhurt, out, scored):
    story = scene(FIENDS, CHAMPIONS).hand(0, "rivers-of-blood")
    for name in (*FIENDS, *CHAMPIONS):
        story.set(name, wounds=0 if name in unhurt else 1)
    for name in out:
        story.set(name, out=1)
    assert story.to_end_phase().has_scored(0, "rivers-of-blood") == scored


@pytest.mark.card("save-the-best")
@pytest.mark.parametrize(
    ("left", "scored"),
    [
        (("severin-steelheart",), True),
        (("obryn-the-bold",), False),
        (("severin-steelheart", "obryn-the-bold"), False),
    ],
)
def test_save_the_best_leaves_only_the_leader(left, scored):
    story = scene(FIENDS, CHAMPIONS).hand(0, "save-the-best")
    for name in CHAMPIONS:
        if name not in left:
            story.set(name, out=1)
    assert story.to_end_phase().has_scored(0, "save-the-best") == scored


@pytest.mark.card("show-of-strength")
@pytest.mark.parametrize(("killer", "scored"), [(MAGORE, True), (RIPTOOTH, False)])
def test_show_of_strength_is_about_the_leader(killer, scored):
    story = scene({**FIENDS, RIPTOOTH: (11, 2)}, CHAMPIONS).hand(0, "show-of-strength")
    crits = ["crit"] * (3 if killer == RIPTOOTH else 2)
    story.set("severin-steelheart", wounds=3).dice(*crits, "dodge")
    story.attack(killer, "severin-steelheart")
    assert story.is_out("severin-steelheart") and story.has_scored(0, "show-of-strength") == scored


# --- Ploys --------------------------------------------------------------------------------------------------------


def riptooth_falls(card: str, own: dict | None = None, wounds: int = 3) -> Story:
    """Severin attacks Riptooth, who falls if it is wounded; seat 0 has this card in hand."""
    own = own or {MAGORE: (7, 2), RIPTOOTH: (11, 2)}
    story = their_turn(scene(own, CHAMPIONS).hand(0, card)).set(RIPTOOTH, wounds=wounds)
    return story.dice("hammer", "sword", "shield").aim("severin-steelheart", RIPTOOTH)


SLAUGHTER = ("blood-frenzy", "continue-the-slaughter", "fountain-of-gore")


@pytest.mark.parametrize("card", SLAUGHTER)
def test_slaughter_needs_somebody_to_fall(card):
    assert not comes_up(riptooth_falls(card, wounds=0), card)


@pytest.mark.parametrize("card", SLAUGHTER)
def test_slaughter_is_not_for_power_steps(card):
    assert not scene(FIENDS, CHAMPIONS, step="power").hand(0, card).can(card)


@pytest.mark.card("blood-frenzy")
def test_blood_frenzy_gives_a_die_and_both_symbols():
    story = react(riptooth_falls("blood-frenzy"), "blood-frenzy").finish_attack().pass_power()
    story.dice("single", "single", "sword", "dodge").attack(MAGORE, "severin-steelheart")
    assert attack_dice(story) == 5 and story.wounds("severin-steelheart") == 2


@pytest.mark.card("blood-frenzy")
def test_blood_frenzy_is_over_after_the_first_attack():
    assert not comes_up(riptooth_falls("blood-frenzy", wounds=0), "blood-frenzy")
    story = react(riptooth_falls("blood-frenzy"), "blood-frenzy").finish_attack().pass_power()
    story.attack(MAGORE, "severin-steelheart").next_activation().next_activation()
    before = attack_dice(story)
    story.set("severin-steelheart", wounds=0).attack(MAGORE, "severin-steelheart")
    assert attack_dice(story) - before == 2


@pytest.mark.card("bloodslick-ground")
def test_bloodslick_ground_slows_enemies_in_the_next_activation():
    story = scene(FIENDS, CHAMPIONS, step="power").hand(0, "bloodslick-ground")
    story.play("bloodslick-ground", seat=0).pass_power()
    assert move_of(story.g, story.fighter("severin-steelheart"), Going.MOVE, 0) == 1
    assert move_of(story.g, story.fighter(MAGORE), Going.MOVE, 0) == 3


@pytest.mark.card("bloodslick-ground")
def test_bloodslick_ground_dries_afterwards():
    story = scene(FIENDS, CHAMPIONS, step="power").hand(0, "bloodslick-ground")
    story.play("bloodslick-ground", seat=0).pass_power().next_activation()
    assert move_of(story.g, story.fighter("severin-steelheart"), Going.MOVE, 0) == 3


@pytest.mark.card("bloody-retribution")
def test_bloody_retribution_strikes_the_attacker():
    own = {MAGORE: (7, 2), RIPTOOTH: (11, 2), ZHARKUS: (1, 0)}
    story = react(riptooth_falls("bloody-retribution", own), "bloody-retribution").skip()
    assert not story.can(ZHARKUS, FIGHTER)
    story.dice("hammer", "sword", "dodge").choose(MAGORE).skip()
    assert story.asked == Frame.BEFORE and not story.can(PASS)
    story.with_weapon("severin-steelheart").finish_attack()
    assert story.wounds("severin-steelheart") == 2 and story.is_inspired(MAGORE)


@pytest.mark.card("bloody-retribution")
def test_bloody_retribution_needs_a_friend_beside_the_attacker_and_a_fallen_one():
    assert not comes_up(
        riptooth_falls("bloody-retribution", {MAGORE: (1, 0), RIPTOOTH: (11, 2)}), "bloody-retribution"
    )
    assert not comes_up(riptooth_falls("bloody-retribution", wounds=0), "bloody-retribution")


@pytest.mark.card("continue-the-slaughter")
def test_continue_the_slaughter_adds_damage():
    story = (
        react(riptooth_falls("continue-the-slaughter"), "continue-the-slaughter").finish_attack().pass_power()
    )
    story.dice("hammer", "sword", "dodge").attack(MAGORE, "severin-steelheart")
    assert story.wounds("severin-steelheart") == 3


@pytest.mark.card("continue-the-slaughter")
def test_continue_the_slaughter_answers_a_fallen_enemy_too_and_helps_whoever_is_first():
    story = scene(FIENDS, {**CHAMPIONS, "obryn-the-bold": (5, 2)}).hand(0, "continue-the-slaughter")
    story.set("severin-steelheart", wounds=3).dice("hammer", "sword", "dodge").aim(
        MAGORE, "severin-steelheart"
    )
    react(story, "continue-the-slaughter").finish_attack().pass_power()
    story.dice("hammer", "sword", "dodge").attack("obryn-the-bold", MAGORE)
    assert story.is_out(MAGORE)


@pytest.mark.card("continue-the-slaughter")
def test_continue_the_slaughter_does_not_come_for_nothing():
    assert not comes_up(riptooth_falls("continue-the-slaughter", wounds=0), "continue-the-slaughter")


@pytest.mark.card("daemonic-resilience")
def test_daemonic_resilience_lets_one_damage_through_once():
    story = scene(FIENDS, CHAMPIONS, step="power").hand(0, "daemonic-resilience")
    story.play("daemonic-resilience", seat=0).pass_power()
    story.dice("hammer", "sword", "dodge").attack("severin-steelheart", MAGORE)
    assert story.wounds(MAGORE) == 1
    hurt(story.g, story.fighter(RIPTOOTH), 2, Cause.PLOY, 1)
    story.run_on()
    assert story.wounds(RIPTOOTH) == 2


@pytest.mark.card("daemonic-resilience")
def test_daemonic_resilience_does_not_help_enemies():
    story = before_my_turn(scene(FIENDS, CHAMPIONS).hand(0, "daemonic-resilience"))
    story.play("daemonic-resilience", seat=0).pass_power()
    story.dice("hammer", "sword", "dodge").attack(MAGORE, "severin-steelheart")
    assert story.wounds("severin-steelheart") == 2


@pytest.mark.card("fountain-of-gore")
def test_fountain_of_gore_gives_all_of_yours_a_defence_die():
    story = scene({**FIENDS, ZHARKUS: (10, 1)}, {**CHAMPIONS, "obryn-the-bold": (5, 2)}).hand(
        0, "fountain-of-gore"
    )
    story.set("severin-steelheart", wounds=3).dice("hammer", "sword", "dodge").aim(
        MAGORE, "severin-steelheart"
    )
    react(story, "fountain-of-gore").finish_attack().pass_power()
    before = defence_dice_rolled(story)
    story.dice("hammer", "sword", "dodge", "shield").attack("obryn-the-bold", MAGORE)
    assert defence_dice_rolled(story) - before == 2 and story.wounds(MAGORE) == 0
    assert defence_dice(story.g, story.fighter("obryn-the-bold")) == 1


@pytest.mark.card("fountain-of-gore")
def test_fountain_of_gore_is_for_one_activation():
    story = react(riptooth_falls("fountain-of-gore"), "fountain-of-gore").finish_attack().pass_power()
    assert defence_dice(story.g, story.fighter(MAGORE)) == 2
    assert defence_dice(story.next_activation().g, story.fighter(MAGORE)) == 1


@pytest.mark.card("furious-inspiration")
def test_furious_inspiration_inspires_one_of_yours():
    story = scene(FIENDS, CHAMPIONS, step="power").hand(0, "furious-inspiration")
    story.card_("furious-inspiration").skip()
    assert not story.can("severin-steelheart", FIGHTER)
    story.choose(GHARTOK).skip()
    assert story.is_inspired(GHARTOK) and not story.is_inspired(MAGORE)


@pytest.mark.card("furious-inspiration")
def test_furious_inspiration_needs_somebody_left():
    story = scene({MAGORE: (7, 2)}, CHAMPIONS, step="power").hand(0, "furious-inspiration").set(MAGORE, out=1)
    assert not story.can("furious-inspiration")


@pytest.mark.card("glory-to-khorne")
def test_glory_to_khorne_gives_your_first_attack_a_die():
    story = before_my_turn(scene(FIENDS, CHAMPIONS).hand(0, "glory-to-khorne"))
    story.play("glory-to-khorne", seat=0).pass_power().attack(MAGORE, "severin-steelheart")
    assert attack_dice(story) == 3


@pytest.mark.card("glory-to-khorne")
def test_glory_to_khorne_gives_enemies_nothing():
    story = scene(FIENDS, CHAMPIONS, step="power").hand(0, "glory-to-khorne")
    story.play("glory-to-khorne", seat=0).pass_power().attack("severin-steelheart", MAGORE)
    assert attack_dice(story) == 2


@pytest.mark.card("horrifying-howl")
@pytest.mark.parametrize("steps", [((11, 2), (13, 2)), ((10, 1),), ()])
def test_horrifying_howl_pushes_up_to_two_hexes(steps):
    story = scene(FIENDS, CHAMPIONS, step="power").hand(0, "horrifying-howl")
    story.play("horrifying-howl", "severin-steelheart", seat=0).choose(*steps)
    if len(steps) < 2:
        story.do(PASS)
    assert story.asked == Frame.POWER and story.where("severin-steelheart") == ((9, 2), *steps)[-1]


@pytest.mark.card("horrifying-howl")
def test_horrifying_howl_needs_an_enemy_beside_you():
    story = scene({**FIENDS, MAGORE: (1, 4)}, CHAMPIONS, step="power").hand(0, "horrifying-howl")
    assert not story.can("horrifying-howl")


@pytest.mark.card("to-the-victor-the-spoils")
def test_to_the_victor_the_spoils_draws_three():
    story = scene(FIENDS, CHAMPIONS).hand(0, "to-the-victor-the-spoils").set("severin-steelheart", wounds=3)
    story.dice("hammer", "sword", "dodge").aim(MAGORE, "severin-steelheart")
    react(story, "to-the-victor-the-spoils").skip()
    assert story.g.power_count[0] == 3


@pytest.mark.card("to-the-victor-the-spoils")
def test_to_the_victor_the_spoils_is_not_for_the_weak():
    story = scene(FIENDS, {"garrek-gorebeard": (9, 10), "targor": (9, 2)}).hand(0, "to-the-victor-the-spoils")
    story.set("targor", wounds=1).dice("hammer", "sword", "shield").aim(MAGORE, "targor")
    assert not comes_up(story, "to-the-victor-the-spoils") and story.is_out("targor")


# --- Upgrades -----------------------------------------------------------------------------------------------------

THE_MEN = {MAGORE, GHARTOK, ZHARKUS}
BEARERS = {
    "brutal-charge": THE_MEN,
    "daemonic-maw": {MAGORE},
    "furious-charge": {ZHARKUS},
    "no-respite": THE_MEN,
    "predatory-leap": {RIPTOOTH},
    "rage-fuelled-attacks": {ZHARKUS},
    "shake-about": {RIPTOOTH},
    "trophy-hunter": {MAGORE},
    "unshakeable": {RIPTOOTH},
    "wrathful-blows": {GHARTOK},
}


@pytest.mark.parametrize("key", BEARERS)
def test_who_may_have_an_upgrade(key):
    story = scene(FIENDS, CHAMPIONS)
    who = {name for name in FIENDS if may_wear(story.g, 0, story.card(key), story.fighter(name))}
    assert who == BEARERS[key]


@pytest.mark.card("brutal-charge")
def test_brutal_charge_gives_a_die_in_a_charge():
    story = scene({**FIENDS, MAGORE: (3, 2)}, CHAMPIONS).give(MAGORE, "brutal-charge")
    story.charge(MAGORE, (7, 2), "severin-steelheart")
    assert attack_dice(story) == 3


@pytest.mark.card("brutal-charge")
def test_brutal_charge_gives_nothing_to_other_attacks():
    story = scene(FIENDS, CHAMPIONS).give(MAGORE, "brutal-charge").attack(MAGORE, "severin-steelheart")
    assert attack_dice(story) == 2


@pytest.mark.card("daemonic-maw")
@pytest.mark.parametrize(("first", "own", "theirs"), [("sword", 1, 3), ("hammer", 2, 0)])
def test_daemonic_maw_heals_when_it_succeeds(first, own, theirs):
    story = scene(FIENDS, CHAMPIONS).give(MAGORE, "daemonic-maw").set(MAGORE, wounds=2)
    story.dice(first, "single", "dodge").attack(MAGORE, "severin-steelheart", "daemonic-maw")
    assert (story.wounds(MAGORE), story.wounds("severin-steelheart")) == (own, theirs)


@pytest.mark.card("furious-charge")
@pytest.mark.parametrize(("given", "wounds"), [(True, 2), (False, 0)])
def test_furious_charge_makes_swords_and_hammers_count(given, wounds):
    story = scene({**FIENDS, ZHARKUS: (13, 2)}, CHAMPIONS)
    if given:
        story.give(ZHARKUS, "furious-charge")
    story.dice("sword", "double", "dodge").charge(ZHARKUS, (11, 2), "severin-steelheart", "weighty-goreaxe")
    assert story.wounds("severin-steelheart") == wounds


@pytest.mark.card("furious-charge")
def test_furious_charge_is_for_charges():
    story = scene({**FIENDS, ZHARKUS: (11, 2)}, CHAMPIONS).give(ZHARKUS, "furious-charge")
    story.dice("sword", "double", "dodge").attack(ZHARKUS, "severin-steelheart", "weighty-goreaxe")
    assert story.wounds("severin-steelheart") == 0


def magore_falls(story: Story) -> Story:
    story = their_turn(story).set(MAGORE, wounds=3)
    return story.dice("hammer", "sword", "dodge").aim("severin-steelheart", MAGORE)


@pytest.mark.card("no-respite")
def test_no_respite_attacks_anybody_before_it_falls():
    story = magore_falls(scene(FIENDS, {**CHAMPIONS, "obryn-the-bold": (5, 2)}).give(MAGORE, "no-respite"))
    react(story, "no-respite")
    assert story.asked == Frame.BEFORE and story.can(PASS)
    story.dice("hammer", "sword", "dodge").with_weapon("obryn-the-bold").finish_attack()
    assert story.wounds("obryn-the-bold") == 2 and story.is_out(MAGORE)


@pytest.mark.card("no-respite")
def test_no_respite_is_for_who_falls():
    story = their_turn(scene(FIENDS, CHAMPIONS).give(MAGORE, "no-respite"))
    story.dice("hammer", "sword", "dodge").aim("severin-steelheart", MAGORE)
    assert not comes_up(story, "no-respite") and story.wounds(MAGORE) == 3


@pytest.mark.card("no-respite")
@pytest.mark.parametrize(("cause", "offered"), [(Cause.PLOY, True), (Cause.LETHAL, False)])
def test_no_respite_answers_attacks_and_ploys_only(cause, offered):
    story = scene(FIENDS, CHAMPIONS).give(MAGORE, "no-respite").set(MAGORE, wounds=3)
    hurt(story.g, story.fighter(MAGORE), 1, cause, 1)
    story.run_on()
    assert comes_up(story, "no-respite") == offered


@pytest.mark.card("predatory-leap")
@pytest.mark.parametrize("given", [True, False])
def test_predatory_leap_charges_through_fighters(given):
    own = {MAGORE: (3, 0), ZHARKUS: (2, 1), RIPTOOTH: (1, 0)}
    story = scene(own, {"severin-steelheart": (7, 0), "obryn-the-bold": (9, 10)})
    if given:
        story.give(RIPTOOTH, "predatory-leap")
    assert story.can(RIPTOOTH, CHARGE) == given
    if given:
        story.charge(RIPTOOTH, (5, 0), "severin-steelheart")
        assert story.where(RIPTOOTH) == (5, 0)


@pytest.mark.card("rage-fuelled-attacks")
@pytest.mark.parametrize(("given", "wounds"), [(True, 3), (False, 2)])
def test_rage_fuelled_attacks_add_damage(given, wounds):
    story = scene({**FIENDS, ZHARKUS: (11, 2)}, CHAMPIONS)
    if given:
        story.give(ZHARKUS, "rage-fuelled-attacks")
    story.dice("hammer", "single", "dodge").attack(ZHARKUS, "severin-steelheart", "weighty-goreaxe")
    assert story.wounds("severin-steelheart") == wounds


def bite(first: str) -> Story:
    """Riptooth, who shakes about, attacks Severin until it may drive him back."""
    story = scene({MAGORE: (1, 4), RIPTOOTH: (7, 2)}, CHAMPIONS).give(RIPTOOTH, "shake-about")
    story.dice(first, "single", "single", "shield" if first == "sword" else "dodge")
    return story.aim(RIPTOOTH, "severin-steelheart").skip()


@pytest.mark.card("shake-about")
def test_shake_about_pushes_the_target_anywhere():
    story = bite("crit")
    assert story.asked == Frame.DRIVE
    story.choose((8, 1)).skip()
    assert story.where("severin-steelheart") == (8, 1) and story.wounds("severin-steelheart") == 2
    assert story.told(Event.PUSHED) and not story.told(Event.DRIVEN)


@pytest.mark.card("shake-about")
def test_shake_about_needs_a_success():
    story = bite("sword")
    assert story.asked == Frame.DRIVE  # a draw
    assert HEX + story.hex((8, 1)) not in story.legal() and HEX + story.hex((10, 1)) in story.legal()


@pytest.mark.card("shake-about")
def test_shake_about_moves_who_cannot_be_driven_back():
    story = scene({MAGORE: (1, 4), RIPTOOTH: (7, 2)}, {MAGORE: (9, 10), GHARTOK: (9, 2)})
    story.give(f"0:{RIPTOOTH}", "shake-about").dice("sword", "single", "single", "dodge")
    story.aim(RIPTOOTH, GHARTOK).skip().choose((11, 2)).skip()
    assert story.where(GHARTOK) == (11, 2) and not story.told(Event.DRIVEN)


@pytest.mark.card("trophy-hunter")
@pytest.mark.parametrize(("wounds", "glory"), [(3, 2), (0, 0)])
def test_trophy_hunter_is_paid_for_kills(wounds, glory):
    story = scene(FIENDS, CHAMPIONS).give(MAGORE, "trophy-hunter").set("severin-steelheart", wounds=wounds)
    story.dice("hammer", "sword", "dodge").attack(MAGORE, "severin-steelheart")
    assert story.glory(0) == glory


@pytest.mark.card("trophy-hunter")
def test_trophy_hunter_is_paid_for_its_own_kills_only():
    story = scene({**FIENDS, GHARTOK: (11, 2)}, CHAMPIONS).give(MAGORE, "trophy-hunter")
    story.set("severin-steelheart", wounds=3).dice("hammer", "sword", "dodge")
    story.attack(GHARTOK, "severin-steelheart", "goreaxe")
    assert story.is_out("severin-steelheart") and story.glory(0) == 1


def riptooth_struck(*dice: str) -> Story:
    story = their_turn(scene({MAGORE: (1, 4), RIPTOOTH: (7, 2)}, CHAMPIONS).give(RIPTOOTH, "unshakeable"))
    return story.dice(*dice).aim("severin-steelheart", RIPTOOTH)


@pytest.mark.card("unshakeable")
@pytest.mark.parametrize("dice", [("hammer", "sword", "shield"), ("hammer", "sword", "dodge")])
def test_unshakeable_steps_where_it_likes(dice):
    story = react(riptooth_struck(*dice), "unshakeable")
    assert story.asked == Frame.PUSH and story.actor == 0
    story.choose((8, 1))
    assert story.where(RIPTOOTH) == (8, 1) and story.asked != Frame.DRIVE


@pytest.mark.card("unshakeable")
def test_unshakeable_is_not_for_attacks_that_drive_nobody_back():
    assert not comes_up(riptooth_struck("sword", "sword", "shield"), "unshakeable")


@pytest.mark.card("wrathful-blows")
@pytest.mark.parametrize(("weapon", "dice"), [("goreaxe", 3), ("gorefist", 2)])
def test_wrathful_blows_give_every_attack_a_die(weapon, dice):
    story = scene({**FIENDS, GHARTOK: (11, 2)}, CHAMPIONS).give(GHARTOK, "wrathful-blows")
    story.attack(GHARTOK, "severin-steelheart", weapon)
    assert attack_dice(story) == dice


@pytest.mark.card("wrathful-blows")
def test_wrathful_blows_are_ghartoks_alone():
    story = scene({**FIENDS, GHARTOK: (1, 2)}, CHAMPIONS).give(GHARTOK, "wrathful-blows")
    story.attack(MAGORE, "severin-steelheart")
    assert attack_dice(story) == 2
