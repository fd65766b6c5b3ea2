"""Reactions: who may react to what and when, how deep they go, and who can't act at all (SHA-111 to SHA-118, W-01, W-04)."""

import pytest

from wartable.games.shadespire.declare import WEAPON_LIST
from wartable.games.shadespire.rules.acts import has_depth, open_act
from wartable.games.shadespire.state import (
    ACTS,
    ATTACK,
    CARD,
    FIGHTER,
    FRAMES,
    MOVE,
    NESTED,
    PASS,
    WEAPON,
    Doing,
    Event,
    Frame,
    Place,
    Setting,
)
from wartable.kernel.frames import push

from . import scene as stage
from .reacting import comes_up, react
from .scene import Story, scene

GARREK, SAEK, TARGOR, KARSUS = "garrek-gorebeard", "blooded-saek", "targor", "karsus-the-chained"
SEVERIN, ANGHARAD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
GURZAG, BONEKUTTA, HAKKA = "gurzag-ironskull", "bonekutta", "hakka"
TEFK = "tefk-flamebearer"
ZHARKUS, GHARTOK = "zharkus-the-bloodsighted", "ghartok-flayskull"
ALMERIC = "almeric-eagle-eye"


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


def questions(story: Story) -> list[int]:
    """Who is asked for reactions until something else is asked; all pass."""
    seats = []
    while story.asked == Frame.REACT:
        seats.append(story.actor)
        story.do(PASS)
    return seats


def brawl() -> Story:
    """Gurzag's attack that damages Severin: both players have a reaction to its end."""
    story = scene({GURZAG: (7, 2)}, {SEVERIN: (9, 2)}).hand(0, "brutal-but-kunnin").hand(1, "my-turn")
    story.dice("hammer", "hammer", "dodge").aim(GURZAG, SEVERIN)
    while not (story.asked == Frame.REACT and story.wounds(SEVERIN) and story.can("my-turn")):
        story.do(PASS)
    return story


# --- Using them -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-111", "SHA-113", "SHA-114")
def test_one_reaction_ends_the_trigger_for_all():
    story = brawl()
    assert story.actor == 1  # the next activation is seat 1's
    story.card_("my-turn").choose(SEVERIN).skip().do(PASS)  # no push
    story.dice("sword", "sword", "shield").with_weapon(GURZAG)
    assert not comes_up(story, "brutal-but-kunnin")
    assert (story.asked, story.actor) == (Frame.POWER, 0) and story.g.taken[1] == 0


@pytest.mark.rule("SHA-114")
def test_if_the_next_player_declines_the_other_may_react():
    story = brawl().do(PASS)
    assert (story.asked, story.actor) == (Frame.REACT, 0) and story.can("brutal-but-kunnin")
    story.card_("brutal-but-kunnin").skip().choose((5, 2)).do(PASS)
    assert story.where(GURZAG) == (5, 2) and story.asked == Frame.POWER


@pytest.mark.rule("SHA-112")
def test_reactions_come_before_the_power_step():
    story = scene({GARREK: (3, 2)}, {SEVERIN: (9, 2)}).give(SEVERIN, "heroic-stride")
    story.do(MOVE + story.fighter(GARREK)).choose((5, 2))
    assert comes_up(story, "heroic-stride") and story.actor == 1
    story.card_("heroic-stride").choose((11, 2))
    assert story.where(SEVERIN) == (11, 2) and story.asked == Frame.POWER


@pytest.mark.rule("SHA-115")
def test_after_the_last_activation_who_would_have_a_fifth_chooses_first():
    story = scene({GARREK: (7, 2)}, {GURZAG: (9, 2)}).hand(0, "my-turn").hand(1, "brutal-but-kunnin")
    story.g.taken[0], story.g.taken[1] = 4, 3
    story.next_activation().dice("hammer", "hammer", "shield").aim(GURZAG, GARREK)
    assert (story.g.taken[0], story.g.taken[1]) == (4, 4)
    while not story.wounds(GARREK):
        story.do(PASS)
    while not story.can("my-turn"):
        story.do(PASS)
    assert (story.asked, story.actor) == (Frame.REACT, 0)
    assert story.do(PASS).actor == 1 and story.can("brutal-but-kunnin")


@pytest.mark.rule("SHA-116")
def test_play_goes_on_where_it_was_interrupted():
    """The move is answered by a move; then it is seat 0's power step, as after any activation of seat 0."""
    story = scene({GARREK: (7, 2)}, {SEVERIN: (15, 10)}).hand(1, "quick-thinker")
    story.do(MOVE + story.fighter(GARREK)).choose((7, 4))
    react(story, "quick-thinker", SEVERIN).skip().choose((13, 10)).skip()
    assert (story.asked, story.actor, story.g.acts) == (Frame.POWER, 0, 0)


@pytest.mark.rule("SHA-116")
@pytest.mark.parametrize(("wounds", "suffered"), [(0, 2), (3, 0)])
def test_an_action_that_has_become_impossible_ends(wounds, suffered):
    """Tefk strikes back before the damage: an attacker who goes out of action deals none."""
    story = scene({GARREK: (7, 2)}, {TEFK: (9, 2)}).give(TEFK, "defiant-strike").set(GARREK, wounds=wounds)
    story.dice("hammer", "hammer", "dodge").aim(GARREK, TEFK)
    story.dice("sword", "sword", "sword", "shield")
    react(story, "defiant-strike").finish_attack()
    assert story.is_out(GARREK) == (wounds == 3) and story.wounds(TEFK) == suffered
    assert (story.asked, story.actor) == (Frame.POWER, 0)


@pytest.mark.rule("SHA-116")
@pytest.mark.card("defiant-strike")
@pytest.mark.parametrize(
    ("attacker", "roll", "suffered"), [(GARREK, ("hammer",) * 2, 0), (KARSUS, ("sword",) * 3, 1)]
)
def test_an_attack_ends_before_its_damage_when_its_target_is_out_of_reach(attacker, roll, suffered):
    """Tefk strikes back and drives the attacker back: Garrek reaches him no more, Karsus with his chain does."""
    story = scene({attacker: (7, 2)}, {TEFK: (9, 2)}).give(TEFK, "defiant-strike")
    story.dice(*roll, "dodge").aim(attacker, TEFK)
    story.dice("sword", "sword", "sword", "shield" if attacker == GARREK else "single")
    react(story, "defiant-strike").finish_attack(drive=(5, 2))
    assert story.where(attacker) == (5, 2) and story.wounds(TEFK) == suffered
    assert (story.asked, story.actor) == (Frame.POWER, 0)


@pytest.mark.rule("SHA-116", "SHA-143")
@pytest.mark.card("tethered-spirit")
@pytest.mark.parametrize(("hex", "driven"), [((8, 7), True), ((4, 7), False)])
def test_a_target_that_a_reaction_has_put_out_of_reach_is_not_driven_back(hex, driven):
    """Garrek escapes to a starting hex, beside Severin still or far from him."""
    story = scene({SEVERIN: (9, 6)}, {GARREK: (7, 6)}).give(GARREK, "tethered-spirit").set(GARREK, wounds=2)
    story.dice("hammer", "hammer", "single", "shield").aim(SEVERIN, GARREK)
    react(story, "tethered-spirit").choose(hex).skip()
    assert story.where(GARREK) == hex and story.wounds(GARREK) == 2
    assert (story.asked == Frame.DRIVE) == driven


@pytest.mark.rule("SHA-116", "SHA-118")
@pytest.mark.card("tethered-spirit", "light-footed")
def test_a_target_out_of_reach_has_no_driving_back_to_answer():
    story = scene({SEVERIN: (9, 6)}, {GARREK: (7, 6)}).set(GARREK, wounds=2)
    story.give(GARREK, "tethered-spirit", "light-footed")
    story.dice("hammer", "hammer", "single", "shield").aim(SEVERIN, GARREK)
    react(story, "tethered-spirit").choose((4, 7))
    assert not comes_up(story, "light-footed")


@pytest.mark.rule("SHA-116", "SHA-118")
@pytest.mark.card("last-lunge")
def test_damage_that_a_reaction_answers_is_suffered_all_the_same():
    """Gurzag falls, though his last blow has driven the attacker out of reach."""
    story = scene({GARREK: (7, 2)}, {GURZAG: (9, 2)}).hand(1, "last-lunge").set(GURZAG, wounds=3)
    story.dice("hammer", "hammer", "single").aim(GARREK, GURZAG)
    assert comes_up(story, "last-lunge")
    story.dice("hammer", "hammer", "hammer", "shield").card_("last-lunge").skip()
    story.with_weapon(GARREK).finish_attack(drive=(5, 2))
    assert story.where(GARREK) == (5, 2) and story.is_out(GURZAG) and story.glory(0) == 1


@pytest.mark.rule("SHA-117")
def test_a_reaction_can_be_the_trigger_of_another():
    story = scene({GARREK: (7, 2), TARGOR: (3, 2)}, {SEVERIN: (15, 10)})
    story.hand(0, "quick-thinker").hand(1, "quick-thinker")
    story.do(MOVE + story.fighter(GARREK)).choose((7, 4))
    react(story, "quick-thinker", SEVERIN).skip().choose((13, 10))
    assert comes_up(story, "quick-thinker") and story.actor == 0
    story.card_("quick-thinker").choose(TARGOR).skip().choose((1, 2)).skip()
    assert story.where(TARGOR) == (1, 2) and (story.asked, story.actor) == (Frame.POWER, 0)


@pytest.mark.rule("SHA-118")
def test_a_reaction_before_the_first_roll():
    story = scene({ALMERIC: (7, 2)}, {GARREK: (11, 2)}).hand(1, "blinding-flash").aim(ALMERIC, GARREK)
    assert story.asked == Frame.REACT and story.can("blinding-flash") and story.g.dice_count[0, 0] == 0
    story.dice("hammer", "shield").card_("blinding-flash").finish_attack()
    assert story.wounds(GARREK) == 0


@pytest.mark.rule("SHA-118")
def test_a_reaction_when_the_attack_would_succeed():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).hand(0, "twist-the-knife")
    story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    assert comes_up(story, "twist-the-knife") and story.wounds(SEVERIN) == 0 and story.g.dice_count[0, 1] == 1
    assert story.card_("twist-the-knife").finish_attack().wounds(SEVERIN) == 3


@pytest.mark.rule("SHA-118")
def test_a_reaction_before_the_fighter_is_removed():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (11, 2)}).hand(1, "on-your-feet")
    story.set(SEVERIN, wounds=3).dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    assert comes_up(story, "on-your-feet") and story.where(SEVERIN) == (9, 2) and story.wounds(SEVERIN) == 3
    story.dice("shield").card_("on-your-feet").finish_attack()
    assert not story.is_out(SEVERIN) and story.wounds(SEVERIN) == 3 and story.glory(0) == 0


@pytest.mark.rule("SHA-118")
def test_a_reaction_after_an_attack_comes_when_it_is_finished():
    """The target has been driven back already when its own player may react to the failure."""
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).give(SEVERIN, "opportunist")
    story.dice("hammer", "sword", "shield").aim(GARREK, SEVERIN)
    while story.asked != Frame.DRIVE:
        story.do(PASS)
    story.choose((11, 2))
    assert comes_up(story, "opportunist")
    assert story.card_("opportunist").choose((13, 2)).where(SEVERIN) == (13, 2)


# --- How deep they go -------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-01", "SHA-117")
def test_attacks_nest_six_deep():
    """Furious Parry answers a failed attack, Gorefist answers Furious Parry, and so on."""
    story = scene({ZHARKUS: (7, 2)}, {ANGHARAD: (9, 2)}).set(ANGHARAD, inspired=1)
    story.dice("sword", "sword", "dodge", "dodge").aim(ZHARKUS, ANGHARAD, "weighty-goreaxe")
    for depth, answer in enumerate([ANGHARAD, ZHARKUS, ANGHARAD, ZHARKUS, ANGHARAD], 1):
        assert story.can(answer, FIGHTER) and story.g.acts == depth
        misses = ["sword", "sword", "dodge"] if answer == ANGHARAD else ["hammer", "dodge", "dodge"]
        story.dice(*misses).do(FIGHTER + story.fighter(answer))
    assert len(story.told(Event.ATTACKS)) == NESTED == 6
    assert story.asked == Frame.POWER and story.g.acts == 0  # nobody was asked after the sixth


@pytest.mark.rule("W-01")
@pytest.mark.parametrize(("attacks", "can"), [(NESTED - 1, True), (NESTED, False)])
def test_a_reaction_that_would_attack_deeper_cannot_be_used(attacks, can):
    """Almeric's Furious Blow, at the end of a chain of attacks."""
    story = scene({GARREK: (7, 2)}, {ALMERIC: (9, 2)}).give(ALMERIC, "furious-blow")
    for _ in range(attacks - 1):
        open_act(story.g, Doing.ATTACK, story.fighter(GARREK), 0, 0)
    story.dice("sword", "sword", "shield").aim(GARREK, ALMERIC)
    assert comes_up(story, "furious-blow") == can


@pytest.mark.rule("W-01")
@pytest.mark.parametrize(("acts", "can"), [(ACTS - 5, True), (ACTS - 4, False)])
def test_no_reaction_is_used_when_too_much_is_going_on(acts, can):
    story = scene({GARREK: (7, 2)}, {SEVERIN: (15, 10)}).hand(1, "quick-thinker")
    for _ in range(acts):
        open_act(story.g, Doing.OTHER, -1, 0, 0)
    story.do(MOVE + story.fighter(GARREK)).choose((7, 4))
    assert comes_up(story, "quick-thinker") == can


@pytest.mark.rule("W-01")
@pytest.mark.parametrize(("room", "can"), [(20, True), (14, False)])
def test_no_reaction_is_used_when_too_much_is_pending(room, can):
    story = scene({GARREK: (7, 2)}, {SEVERIN: (15, 10)}).hand(1, "quick-thinker")
    story.do(MOVE + story.fighter(GARREK))
    kept = [[story.g.frames[at, part] for part in range(7)] for at in range(1, story.g.depth)]
    story.g.depth = 1
    while story.g.depth < FRAMES - room - len(kept):
        push(story.g, Frame.POWER, 0, 0, 0, 0, 0, 0)
    for frame in kept:
        push(story.g, *frame)
    story.choose((7, 4))
    assert comes_up(story, "quick-thinker") == can
    assert story.asked == (Frame.REACT if can else Frame.POWER)


@pytest.mark.rule("W-01")
def test_a_reaction_always_leaves_room_for_what_it_begins():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (15, 10)})
    while has_depth(story.g):
        open_act(story.g, Doing.PLOY, -1, 0, 0)
    assert story.g.acts + 2 < ACTS  # its ploy, and a move or an attack


# --- Asking tells nothing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("W-04")
def test_a_seat_is_asked_whatever_it_has_in_hand():
    asked = []
    for keys in (("rebound", "my-turn"), ("sprint", "great-speed")):
        story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).hand(1, *keys)
        story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
        before = questions(story)
        story.do(PASS)  # not driven back
        asked.append((before, questions(story)))
    assert asked[0] == asked[1] and 1 in asked[0][0] and 1 in asked[0][1]


@pytest.mark.rule("W-04")
def test_a_seat_without_cards_is_not_asked_for_ploys():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    assert questions(story) == [] and story.asked == Frame.DRIVE


@pytest.mark.rule("W-04")
def test_a_card_that_all_have_seen_go_is_not_asked_for():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (15, 10)}).hand(1, "sprint")
    story.g.place[1, story.card("quick-thinker")] = Place.DISCARD
    story.do(MOVE + story.fighter(GARREK)).choose((7, 4))
    assert story.asked == Frame.POWER


# --- Attacks that are printed with a reaction -------------------------------------------------------------------------


def weapons(story: Story) -> set[str]:
    return {WEAPON_LIST[action - WEAPON].key for action in story.legal() if WEAPON <= action < CARD}


@pytest.mark.rule("O-02")
@pytest.mark.parametrize("setting", [0, 1])
@pytest.mark.parametrize(
    ("name", "inspired", "answer", "others"),
    [
        (ANGHARAD, 1, "furious-parry", {"sigmarite-hammer"}),
        (ZHARKUS, 0, "gorefist", {"weighty-goreaxe"}),
        (GHARTOK, 1, "swift-gorefist", {"goreaxe"}),
    ],
)
def test_attacks_with_a_reaction_may_be_made_otherwise_unless_set_so(setting, name, inspired, answer, others):
    story = scene({name: (7, 2)}, {GARREK: (9, 2)}, settings={Setting.REACTION_ATTACKS: setting})
    story.set(name, inspired=inspired).do(ATTACK + story.fighter(name))
    assert weapons(story) == others | (set() if setting else {answer})


@pytest.mark.rule("O-02")
@pytest.mark.parametrize("setting", [0, 1])
def test_as_reactions_they_are_always_made(setting):
    story = scene({GARREK: (7, 2)}, {ZHARKUS: (9, 2)}, settings={Setting.REACTION_ATTACKS: setting})
    story.dice("sword", "sword", "dodge").aim(GARREK, ZHARKUS)
    assert story.can(ZHARKUS, FIGHTER)
    story.dice("sword", "shield").do(FIGHTER + story.fighter(ZHARKUS)).finish_attack()
    assert story.wounds(GARREK) == 1


# --- Who can't act ----------------------------------------------------------------------------------------------------


@pytest.mark.card("frozen-in-time", "avin-a-good-time")
@pytest.mark.parametrize("frozen", [0, 1])
def test_a_frozen_fighter_makes_no_attack_that_a_card_grants(frozen):
    story = scene({GURZAG: (7, 2)}, {SEVERIN: (9, 2)}, step="power").set(GURZAG, frozen=frozen)
    story.hand(0, "avin-a-good-time").dice("hammer").play("avin-a-good-time", GURZAG)
    assert story.asked == (Frame.POWER if frozen else Frame.BEFORE)


@pytest.mark.card("frozen-in-time", "momentary-madness")
@pytest.mark.parametrize("frozen", [0, 1])
def test_a_frozen_fighter_is_not_made_to_attack(frozen):
    story = scene({GURZAG: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (8, 1)}, step="power").set(
        SEVERIN, frozen=frozen
    )
    story.hand(0, "momentary-madness").dice("crit").play("momentary-madness", SEVERIN)
    assert story.asked == (Frame.POWER if frozen else Frame.BEFORE)


@pytest.mark.card("frozen-in-time", "leadin-by-example")
@pytest.mark.parametrize("frozen", [0, 1])
def test_a_frozen_fighter_does_not_charge_for_a_card(frozen):
    story = scene({GURZAG: (7, 2), BONEKUTTA: (3, 4)}, {SEVERIN: (9, 2), OBRYN: (9, 4)})
    story.hand(0, "leadin-by-example").set(SEVERIN, wounds=3).set(BONEKUTTA, frozen=frozen)
    story.dice("hammer", "hammer", "dodge").aim(GURZAG, SEVERIN)
    assert comes_up(story, "leadin-by-example") == (not frozen)


@pytest.mark.card("frozen-in-time", "ready-for-action", "time-trap")
def test_a_frozen_fighter_takes_no_action_that_a_card_allows():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, step="power").set(GARREK, frozen=1)
    story.hand(0, "time-trap").play("time-trap", GARREK)
    assert story.asked == Frame.ACTIVATE and story.legal() == {PASS}


@pytest.mark.card("frozen-in-time")
@pytest.mark.parametrize(("frozen", "attacks"), [(0, 2), (1, 1)])
def test_a_frozen_fighter_does_not_strike_back(frozen, attacks):
    """What its card prints besides, that it is not driven back, is no action."""
    story = scene({GARREK: (7, 2)}, {ZHARKUS: (9, 2)}).set(ZHARKUS, frozen=frozen)
    story.dice("hammer", "sword", "shield").aim(GARREK, ZHARKUS)
    story.dice(*["hammer", "shield"][: 2 * (1 - frozen)]).do(FIGHTER + story.fighter(ZHARKUS))
    assert len(story.told(Event.ATTACKS)) == attacks and story.asked == Frame.POWER


@pytest.mark.card("frozen-in-time")
@pytest.mark.parametrize(("frozen", "taken_out"), [(0, True), (1, False)])
def test_a_frozen_fighter_is_not_damaged_even_by_what_would_take_it_out(frozen, taken_out):
    story = scene({GARREK: (7, 2)}, {HAKKA: (9, 2)}).set(HAKKA, frozen=frozen, wounds=3)
    story.dice("hammer", "hammer", "dodge").attack(GARREK, HAKKA)
    assert story.is_out(HAKKA) == taken_out and story.glory(0) == taken_out
