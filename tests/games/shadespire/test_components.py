"""The pieces, the dice and the decks: SHA-1 to SHA-26."""

from collections import Counter
from dataclasses import replace

import pytest

from wartable.games.shadespire.boards import FACES
from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.decks import Deck, faults, ready_decks
from wartable.games.shadespire.declare import FIGHTER_LIST, MUSTER, WARBAND_LIST
from wartable.games.shadespire.rules.dice import SIDE_OF_FACE, roll
from wartable.games.shadespire.rules.field import distance, within
from wartable.games.shadespire.rules.stats import are_friends
from wartable.games.shadespire.state import (
    ACTIVATIONS,
    ATTACK,
    DIE,
    FIGHTER,
    PASS,
    Frame,
    Setting,
    Side,
    Type,
)

from . import scene as stage
from .battlefield import below, joined
from .opening import Opening, rolls
from .reacting import react
from .scene import Story, scene

GARREK, SAEK, TARGOR = "garrek-gorebeard", "blooded-saek", "targor"
SEVERIN, ANGHARAD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
GURZAG = "gurzag-ironskull"
SANSON = "sanson-farstrider"


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


# --- Dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-1", "SHA-2", "D-03")
def test_both_dice_have_two_sides_of_their_symbol_and_one_of_each_other():
    sides = Counter(Side(side) for side in SIDE_OF_FACE)
    assert sides == {Side.HAMMER: 2, Side.SWORD: 1, Side.SINGLE: 1, Side.DOUBLE: 1, Side.CRIT: 1}


@pytest.mark.rule("SHA-1", "SHA-2")
def test_every_face_comes_up_as_often_as_any_other():
    g = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).g
    rolled = Counter(roll(g) for _ in range(12_000))
    shares = {Side.HAMMER: 4000, Side.SWORD: 2000, Side.SINGLE: 2000, Side.DOUBLE: 2000, Side.CRIT: 2000}
    assert all(abs(rolled[side] - share) < 4 * share**0.5 for side, share in shares.items())


@pytest.mark.rule("SHA-3")
def test_more_dice_are_rolled_than_the_box_holds():
    story = scene({ANGHARAD: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (15, 10)})
    story.give(ANGHARAD, "total-offence", "light-armour")
    story.set(SEVERIN, inspired=1, guard=1).give(SEVERIN, "cursed-artefact", "acrobatic")
    story.dice(*["hammer"] * 6, *["dodge"] * 4).do(ATTACK + story.fighter(ANGHARAD)).with_weapon(SEVERIN)
    story.skip().do(stage.PASS + 1)  # two more dice
    assert story.finish_attack().wounds(SEVERIN) == 2


# --- Fighters ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-4")
def test_a_fighter_card_has_its_attacks_and_numbers_on_both_sides():
    assert len(FIGHTER_LIST) == 33
    for fighter in FIGHTER_LIST.values():
        for side in fighter.sides:
            assert side.move > 0 and side.defence > 0 and side.wounds > 0 and side.weapons
            assert all(arm.range > 0 and arm.dice > 0 and arm.damage > 0 for arm in side.weapons)
        assert fighter.inspire > 0


@pytest.mark.rule("SHA-4")
def test_every_warband_has_one_leader():
    crowns = Counter(fighter.warband for fighter in FIGHTER_LIST.values() if fighter.leader)
    assert crowns == {band.number: 1 for band in WARBAND_LIST.values()}


@pytest.mark.rule("SHA-5")
def test_the_inspired_side_keeps_the_symbols():
    for fighter in FIGHTER_LIST.values():
        plain, inspired = ({arm.symbol for arm in side.weapons} for side in fighter.sides)
        assert plain == inspired and plain <= {Side.HAMMER, Side.SWORD}
        assert fighter.defence_symbol in (Side.HAMMER, Side.SWORD)  # shield and dodge on defence dice


@pytest.mark.rule("SHA-6")
def test_how_many_fighters_the_warbands_have():
    sizes = {band.key: int((MUSTER[band.number] > 0).sum()) for band in WARBAND_LIST.values()}
    assert sizes == {
        "steelhearts-champions": 3,
        "garreks-reavers": 5,
        "sepulchral-guard": 7,
        "ironskulls-boyz": 4,
        "the-chosen-axes": 4,
        "spiteclaws-swarm": 5,
        "magores-fiends": 4,
        "the-farstriders": 3,
    }


@pytest.mark.rule("SHA-7")
def test_all_but_the_own_fighters_are_enemies():
    story = scene({GARREK: (7, 2), SAEK: (5, 2)}, {SEVERIN: (9, 2)}, {GURZAG: (8, 1)})
    story.do(ATTACK + story.fighter(GARREK)).do(next(iter(story.legal())))
    assert story.legal() == {FIGHTER + story.fighter(SEVERIN), FIGHTER + story.fighter(GURZAG)}
    assert are_friends(story.fighter(GARREK), story.fighter(SAEK))
    assert not are_friends(story.fighter(SEVERIN), story.fighter(GURZAG))


# --- Hexes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-8")
def test_hexes_that_share_a_side_are_adjacent():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (15, 10)})
    beside = {(5, 2), (9, 2), (6, 1), (8, 1), (6, 3), (8, 3)}
    for hex in range(story.g.hexes):
        where = (story.g.hex_x[hex], story.g.hex_y[hex])
        assert (distance(story.g, hex, story.hex((7, 2))) == 1) == (where in beside)


@pytest.mark.rule("SHA-9", "O-09")
@pytest.mark.parametrize("offset", range(-4, 5))
def test_distance_goes_through_complete_hexes(offset):
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, placement=below(offset))
    field = joined("mirror-well", "mirror-well", below(offset))
    for one in (0, 3, 30, 37, story.g.hexes - 1):
        far = field.distances((story.g.hex_x[one], story.g.hex_y[one]))
        for two in range(story.g.hexes):
            steps = far[story.g.hex_x[two], story.g.hex_y[two]]
            assert distance(story.g, one, two) == steps
            assert within(story.g, one, two, 3) == (steps <= 3)


@pytest.mark.rule("SHA-9")
def test_blocked_and_occupied_hexes_are_steps_too():
    faces = ("shyishian-stardial", "mirror-well")  # (7, 2) is blocked
    story = scene({GARREK: (5, 2), SAEK: (6, 1)}, {SEVERIN: (9, 2)}, faces=faces)
    assert distance(story.g, story.hex((5, 2)), story.hex((9, 2))) == 2
    assert distance(story.g, story.hex((5, 2)), story.hex((7, 0))) == 2


@pytest.mark.rule("SHA-9", "O-09", "SHA-131")
@pytest.mark.parametrize(("gap", "reached"), [(0, False), (1, True)])
def test_range_is_counted_around_a_gap_unless_set_otherwise(gap, reached):
    """Straight over they are 3 hexes apart, but the second board lies to the left, and the way is incomplete."""
    story = scene({SANSON: (14, 3)}, {GARREK: (11, 6)}, placement=below(-2), settings={Setting.GAP: gap})
    assert distance(story.g, story.hex((14, 3)), story.hex((11, 6))) == (3 if gap else 4)
    assert story.can(SANSON, ATTACK) == reached


@pytest.mark.rule("SHA-10")
def test_the_six_boards():
    counted = {}
    for board in FACES:
        signs = Counter("".join(board.drawing).replace(" ", ""))
        assert [len(line.split()) for line in board.drawing] == [8, 7, 8, 7, 8]
        assert signs.total() == 38 and signs["S"] == 7
        counted[board.key] = (signs["#"], signs["L"])
    assert counted == {
        "mirror-well": (0, 0),
        "shyishian-stardial": (3, 0),
        "katophranes-reliquary": (0, 0),
        "shattered-tower": (3, 0),
        "arcane-nexus": (0, 3),
        "animus-forge": (2, 2),
    }


@pytest.mark.rule("SHA-11", "SHA-66")
def test_four_activations_each():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (15, 10)})
    turns = []
    while story.g.phase == stage.Phase.ACTION:
        if story.asked == Frame.ACTIVATE:
            turns.append(story.actor)
        story.do(PASS)
    assert turns == [0, 1] * ACTIVATIONS and ACTIVATIONS == 4


@pytest.mark.rule("SHA-11", "SHA-83")
def test_a_charge_token_is_the_other_side_of_a_move_token():
    story = scene({GARREK: (3, 2)}, {SEVERIN: (9, 2)})
    story.dice("sword", "sword", "dodge").charge(GARREK, (7, 2), SEVERIN)
    assert (story.g.moved[story.fighter(GARREK)], story.g.charged[story.fighter(GARREK)]) == (0, 1)


# --- Decks ------------------------------------------------------------------------------------------------------------


def deck(**changes: object) -> Deck:
    return replace(ready_decks()["garreks-reavers"], **changes)


def rules_broken(changed: Deck) -> list[str]:
    return [fault.rule for fault in faults(changed)]


def cards(count: int, *types: Type, band: int = 0) -> tuple[str, ...]:
    found = [key for key, card in BY_KEY.items() if card.type in types and card.warband == band]
    return tuple(found[:count])


@pytest.mark.rule("SHA-12", "SHA-49")
def test_objectives_and_power_cards_are_drawn_from_decks_of_their_own():
    match = Opening().to_hands()
    for seat in range(2):
        own = [card for card in BY_KEY.values() if match.g.place[seat, card.number] == stage.Place.HAND]
        assert Counter(card.type == Type.OBJECTIVE for card in own) == {True: 3, False: 5}
        assert (match.g.objective_deck[seat], match.g.power_deck[seat]) == (9, 15)


@pytest.mark.rule("SHA-12")
@pytest.mark.parametrize("name", sorted(ready_decks()))
def test_ready_decks_are_good_decks(name):
    assert faults(ready_decks()[name]) == []


@pytest.mark.rule("SHA-13", "D-01")
@pytest.mark.parametrize(("count", "broken"), [(19, ["SHA-13"]), (20, []), (21, []), (40, [])])
def test_twenty_power_cards_or_more(count, broken):
    keys = cards(12, Type.OBJECTIVE) + cards(count, Type.UPGRADE)
    assert len(keys) == 12 + count and rules_broken(deck(cards=keys)) == broken


@pytest.mark.rule("SHA-14", "D-01")
@pytest.mark.parametrize(("count", "broken"), [(11, ["SHA-14"]), (12, []), (13, ["SHA-14"])])
def test_exactly_twelve_objectives(count, broken):
    assert rules_broken(deck(cards=cards(count, Type.OBJECTIVE) + cards(20, Type.UPGRADE))) == broken


@pytest.mark.rule("SHA-15", "D-01")
@pytest.mark.parametrize(
    ("ploys", "upgrades", "broken"),
    [(10, 10, []), (11, 9, ["SHA-15"]), (11, 10, []), (12, 9, ["SHA-15"]), (0, 20, [])],
)
def test_half_the_power_cards_at_most_are_ploys(ploys, upgrades, broken):
    keys = cards(12, Type.OBJECTIVE) + cards(ploys, Type.PLOY) + cards(upgrades, Type.UPGRADE)
    assert rules_broken(deck(cards=keys)) == broken


@pytest.mark.rule("SHA-16")
def test_no_card_twice():
    keys = deck().cards
    assert rules_broken(deck(cards=(*keys[:-1], keys[-2]))) == ["SHA-16"]
    assert len(BY_KEY) == 437


@pytest.mark.rule("SHA-17")
def test_only_universal_cards_and_those_of_the_own_warband():
    strange = next(key for key, card in BY_KEY.items() if card.warband == 1 and card.type == Type.UPGRADE)
    upgrade = next(key for key in deck().cards if BY_KEY[key].type == Type.UPGRADE)
    changed = tuple(strange if key == upgrade else key for key in deck().cards)
    assert rules_broken(deck(cards=changed)) == ["SHA-17"]
    assert rules_broken(deck()) == []


@pytest.mark.rule("SHA-18", "SHA-103")
def test_an_upgrade_for_a_named_fighter_goes_into_any_deck_of_its_warband():
    named = "berserk-charge"
    assert BY_KEY[named].only == (SAEK,)
    others = [key for key in deck().cards if key != named]
    keys = [key for key in others if BY_KEY[key].type != Type.UPGRADE] + [named]
    keys += [key for key in others if BY_KEY[key].type == Type.UPGRADE][: 32 - len(keys)]
    assert faults(deck(cards=tuple(keys))) == []
    story = scene({GARREK: (7, 2), SAEK: (3, 2)}, {SEVERIN: (15, 10)}, step="power").hand(0, named)
    story.g.glory[0] = 1
    assert story.card_(named).legal() == {FIGHTER + story.fighter(SAEK)}


# --- Roll-offs --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-19", "SHA-27")
@pytest.mark.parametrize(("shown", "loser"), [(("c", ""), 1), (("c", "cc"), 0), (("cs", "cc"), 0)])
def test_most_crits_of_four_dice_win(shown, loser):
    assert Opening(dice=rolls(*shown)).actor == loser


@pytest.mark.rule("SHA-20", "D-02")
def test_equal_crits_are_rolled_again_when_set_so():
    match = Opening(roll_off_ties="reroll", dice=rolls("css", "c") + rolls("sss", "") + rolls("", "c"))
    assert match.actor == 0


@pytest.mark.rule("SHA-21", "D-02")
@pytest.mark.parametrize(
    ("dice", "loser"),
    [
        (rolls("cs", "c"), 1),  # single supports of those with the most crits
        (rolls("s", "ddd"), 1),  # nobody has a crit: all compare single supports
        (rolls("csd", "csdd"), 0),  # then double supports
        (rolls("csd", "csd") + rolls("", "c"), 0),  # equal in all: once more
    ],
)
def test_equal_crits_are_decided_by_supports(dice, loser):
    assert Opening(dice=dice).actor == loser


@pytest.mark.rule("SHA-21", "SHA-177")
def test_only_those_who_are_tied_go_on():
    """Three roll for the boards: the best is last, then the others roll off for the place before."""
    match = Opening("melee3", dice=rolls("csd", "csd", "cs") + rolls("", "c") + rolls("c", ""))
    assert list(match.g.order[:3]) == [2, 0, 1]


@pytest.mark.rule("SHA-20", "SHA-177")
def test_only_those_with_the_most_crits_roll_again():
    dice = rolls("cc", "cc", "cssd") + rolls("", "c") + rolls("c", "")
    assert list(Opening("melee3", roll_off_ties="reroll", dice=dice).g.order[:3]) == [2, 0, 1]


# --- Re-rolls and crits -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-22", "SHA-23")
def test_a_reroll_without_a_number_is_for_all_dice_and_no_die_is_rerolled_twice():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).set(SEVERIN, inspired=1)
    story.give(SEVERIN, "katophranes-belt", "katophranes-boots", "trusted-defender")
    story.dice("hammer", "sword", "dodge", "dodge").aim(GARREK, SEVERIN).dice("shield", "shield")
    react(story, "katophranes-belt")
    story.skip()
    assert story.asked != Frame.DIE  # Trusted Defender has no die left
    assert story.finish_attack().wounds(SEVERIN) == 0


@pytest.mark.rule("SHA-23", "SHA-24")
def test_two_reasons_to_reroll_a_die_are_for_two_dice():
    story = scene({GURZAG: (7, 2)}, {SEVERIN: (9, 2)}).set(GURZAG, inspired=1)
    story.give(GURZAG, "awakened-weapon").dice("sword", "sword").aim(GURZAG, SEVERIN).skip()
    assert story.asked == Frame.DIE and story.legal() == {PASS, DIE, DIE + 1}
    story.dice("sword").do(DIE)
    assert story.legal() == {PASS, DIE + 1}
    story.dice("hammer", "dodge").do(DIE + 1)
    assert story.finish_attack().wounds(SEVERIN) == 3


@pytest.mark.rule("SHA-25")
def test_the_attacker_rerolls_before_the_defence_is_rolled():
    story = scene({GURZAG: (7, 2)}, {SEVERIN: (9, 2)}).set(GURZAG, inspired=1)
    story.give(SEVERIN, "trusted-defender")
    story.dice("sword", "sword").aim(GURZAG, SEVERIN).skip()
    assert (story.asked, story.actor) == (Frame.DIE, 0) and story.g.dice_count[0, 1] == 0
    story.dice("dodge").do(PASS).skip()
    assert (story.asked, story.actor) == (Frame.DIE, 1) and story.g.dice_count[0, 1] == 1
    story.dice("shield").do(DIE)
    assert story.asked != Frame.DIE and story.finish_attack().wounds(SEVERIN) == 0


def attacked(*sides: str, **upgrade: str) -> Story:
    story = scene({TARGOR: (7, 2)}, {SEVERIN: (9, 2)})
    for keys in upgrade.values():
        story.give(SEVERIN, keys)
    return story.dice(*sides).attack(TARGOR, SEVERIN)


@pytest.mark.rule("SHA-26")
def test_a_crit_is_always_a_success():
    assert attacked("crit", "hammer", "shield").wounds(SEVERIN) == 1
    assert attacked("sword", "sword", "crit").wounds(SEVERIN) == 0


@pytest.mark.rule("SHA-26")
def test_unless_a_card_says_otherwise():
    assert attacked("sword", "sword", "crit", upgrade="light-armour").wounds(SEVERIN) == 1
