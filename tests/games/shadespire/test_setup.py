"""Before the first round: boards, objective tokens, hands and fighters (SHA-27 to SHA-61), all by public actions."""

import random
from collections import Counter

import numpy as np
import pytest

from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.declare import FIGHTER_LIST
from wartable.games.shadespire.knowledge import observe
from wartable.games.shadespire.observation import OBSERVES
from wartable.games.shadespire.rules.stats import held_by, holds, in_enemy_land, in_own_land
from wartable.games.shadespire.state import (
    FACE,
    FACE_DOWN,
    FIGHTER,
    HEX,
    MODELS,
    NO_ONE,
    NOTHING,
    NUMBER,
    PASS,
    PLACEMENT,
    SEAT,
    Frame,
    Ground,
    Phase,
    Place,
    Type,
)
from wartable.kernel.chance import seed_chance

from . import scene as stage
from .battlefield import KEYS, Battlefield, Sheet, above, below, joined, left, right, shift
from .opening import BOTH, NONE, OBJECTIVES, POWERS, Opening, rolls
from .scene import scene

GROUND = {".": Ground.PLAIN, "S": Ground.START, "#": Ground.BLOCKED, "L": Ground.LETHAL}
ALIGNED = below(0)
LAYOUTS = [
    (first, KEYS[(at + placement) % 6], placement)
    for at, first in enumerate(KEYS)
    for placement in (below(-4), below(3, True), above(1), above(-2, True), right(), left(True))
]
SHORT = ("shyishian-stardial", "shattered-tower", right())


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


# --- Boards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-27")
@pytest.mark.parametrize(("shown", "order"), [(("c", ""), [1, 0]), (("", "c"), [0, 1])])
def test_the_loser_places_the_first_board_and_the_winner_the_second(shown, order):
    match = Opening(dice=rolls(*shown))
    asked = [match.actor]
    match.face("mirror-well")
    asked.append(match.actor)
    match.face("arcane-nexus").join(ALIGNED)
    assert asked == order and list(match.g.order[:2]) == order
    assert match.g.land[match.hex((1, 0))] == order[0] and match.g.land[match.hex((1, 6))] == order[1]


@pytest.mark.rule("SHA-28")
def test_both_choose_from_six_boards_and_may_choose_the_same():
    match = Opening()
    faces = {FACE + face for face in range(6)}
    assert match.legal() == faces
    assert match.face("animus-forge").legal() == faces
    match.face("animus-forge").join(ALIGNED)
    assert list(match.g.faces[:2]) == [5, 5]


@pytest.mark.rule("SHA-28")
def test_the_core_set_has_four_boards():
    assert Opening("core").legal() == {FACE + face for face in range(4)}


@pytest.mark.rule("SHA-29", "SHA-30", "SHA-32")
def test_nine_places_at_a_long_side_and_one_at_a_short_side():
    """With each way of turning: 7 hexes without an offset and 1 fewer for each hex of it; 2 at a short side."""
    match = Opening().face("mirror-well").face("mirror-well")
    places = {action - PLACEMENT for action in match.legal()}
    assert len(places) == 2 * 2 * 9 + 2 * 2
    found: dict[tuple[int, int], set[int]] = {}
    before = match.records.head(0)
    for placement in places:
        match.records.set_head(0, before)
        match.join(placement)
        at = (match.g.board_x[1], match.g.board_y[1])
        completed = match.g.hexes - 2 * 38
        assert completed == (2 if at[1] == 0 else 7 - abs(at[0]) // 2) >= (2 if at[1] == 0 else 3)
        found.setdefault(at, set()).add(match.g.turned[1])
    assert all(turns == {0, 1} for turns in found.values())
    offsets = range(-4, 5)
    assert set(found) == {(2 * k, side) for k in offsets for side in (6, -6)} | {(16, 0), (-16, 0)}


@pytest.mark.rule("SHA-31", "SHA-33", "SHA-34", "SHA-36", "SHA-37")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_joined_battlefield(layout):
    match = Opening().boards(*layout)
    field = joined(*layout)
    places = [match.at(hex) for hex in range(match.g.hexes)]
    assert len(places) == len(set(places)) and set(places) == field.complete
    for hex, where in enumerate(places):
        board = field.board(where)
        assert match.g.land[hex] == (NO_ONE if board < 0 else match.g.order[board])
        assert match.g.ground[hex] == GROUND[field.sign(where)]
        assert match.g.edge[hex] == field.is_edge(where)
        near = [match.g.near[hex, way] for way in range(6)]
        assert sorted(match.at(other) for other in near if other != NOTHING) == sorted(field.near(where))


@pytest.mark.rule("SHA-31")
def test_a_turned_board_begins_with_its_last_row():
    match = Opening().boards("mirror-well", "shyishian-stardial", below(0, True))
    blocked = {match.at(hex) for hex in range(match.g.hexes) if match.g.ground[hex] == Ground.BLOCKED}
    assert blocked == {(9, 8), (10, 7), (12, 7)}


@pytest.mark.rule("SHA-31")
@pytest.mark.parametrize("placement", [below(3), below(-4, True), above(2), right(), left(True)])
def test_a_first_board_that_is_turned_makes_the_same_battlefields(placement):
    """The second board can join either side of the first, so that one need not be asked about."""
    first, second = "shyishian-stardial", "arcane-nexus"
    x, row = shift(placement)
    turned = Battlefield(Sheet(first, turned=True), Sheet(second, (x, row), placement % 2 == 1))
    around = {(16 - x, 4 - row): turned.sign((x, row)) for x, row in turned.complete}
    found = [joined(first, second, place) for place in range(40) if shift(place) == (-x, -row)]
    assert around in [{hex: field.sign(hex) for hex in field.complete} for field in found]


@pytest.mark.rule("SHA-33", "SHA-34", "SHA-35")
def test_whose_territory_a_hex_is():
    story = scene({"targor": (7, 2)}, {"severin-steelheart": (9, 2)})
    lands = {(7, 2): 0, (7, 8): 1, (8, 5): NO_ONE}
    assert {where: story.g.land[story.hex(where)] for where in lands} == lands
    for where, land in lands.items():
        for name, seat in (("targor", 0), ("severin-steelheart", 1)):
            story.g.hex[story.fighter(name)] = story.hex(where)
            assert in_own_land(story.g, story.fighter(name)) == (land == seat)
            assert in_enemy_land(story.g, story.fighter(name)) == (land == 1 - seat)


@pytest.mark.rule("SHA-36")
def test_nobody_goes_where_a_hex_is_incomplete():
    story = scene({"targor": (2, 3)}, {"severin-steelheart": (15, 10)}, placement=below(3))
    reached = {(story.g.hex_x[a - HEX], story.g.hex_y[a - HEX]) for a in story.do(stage.MOVE + 3).legal()}
    assert (1, 4) in reached and not any(row == 5 and x < 8 for x, row in reached)


# --- Objective tokens -------------------------------------------------------------------------------------------------


def may_lie(field: Battlefield, tokens: list[tuple[int, int]], last: bool) -> set[tuple[int, int]]:
    """SHA-40 to SHA-45: where a token may be placed, worked out from the drawings."""
    far = [field.distances(token) for token in tokens]
    return {
        hex
        for hex in field.complete
        if field.sign(hex) not in "S#"
        and (last or not field.is_edge(hex))
        and all(steps[hex] >= 3 for steps in far)
    }


@pytest.mark.rule("SHA-38", "SHA-40", "SHA-41", "SHA-42", "SHA-43", "SHA-44", "SHA-45")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_where_tokens_may_lie(layout):
    match = Opening().boards(*layout)
    field = joined(*layout)
    by_chance = random.Random(repr(layout))
    tokens: list[tuple[int, int]] = []
    for number in range(5):
        allowed = may_lie(field, tokens, number == 4) or may_lie(field, tokens, True)
        assert match.asked == Frame.TOKEN and match.allowed() == allowed
        tokens.append(by_chance.choice(sorted(allowed)))
        match.tokens(tokens[-1])
    assert match.asked == Frame.REDRAW


@pytest.mark.rule("SHA-38", "SHA-39")
def test_who_placed_the_first_board_places_three_of_five():
    match = Opening(dice=rolls("c", "")).boards("mirror-well", "mirror-well", ALIGNED)
    seats = []
    while match.asked == Frame.TOKEN:
        seats.append(match.actor)
        match.do(min(match.legal()))
    assert seats == [1, 0, 1, 0, 1]


@pytest.mark.rule("SHA-40", "SHA-41", "SHA-43")
def test_not_on_starting_blocked_and_edge_hexes():
    match = Opening().boards("shyishian-stardial", "mirror-well", ALIGNED)
    allowed = match.allowed()
    assert (5, 2) not in allowed and (7, 2) not in allowed  # a starting hex and a blocked one
    assert (1, 2) not in allowed and (9, 2) in allowed  # at the edge, and not


@pytest.mark.rule("SHA-42")
def test_three_hexes_apart():
    match = Opening().boards("mirror-well", "mirror-well", ALIGNED).tokens((7, 2))
    assert (11, 2) not in match.allowed() and (13, 2) in match.allowed()


@pytest.mark.rule("SHA-44")
def test_the_last_token_may_lie_at_the_edge():
    match = Opening().boards("mirror-well", "mirror-well", ALIGNED)
    match.tokens((3, 2), (9, 2), (3, 8))
    assert (15, 4) not in match.allowed()
    match.tokens((9, 8))
    assert {(15, 4), (15, 0), (6, 5)} <= match.allowed() and (2, 5) in match.allowed()


@pytest.mark.rule("SHA-45", "SHA-34")
def test_tokens_lie_in_any_territory_and_on_lethal_hexes():
    match = Opening().boards("arcane-nexus", "animus-forge", ALIGNED)
    lethal = {(5, 2), (10, 1)}
    assert lethal <= match.allowed() and {(9, 2), (8, 5), (7, 8)} <= match.allowed()


@pytest.mark.rule("SHA-46", "W-02")
def test_tokens_lie_face_down_until_all_are_placed():
    places = [(3, 2), (9, 2), (3, 8), (9, 8), (15, 4)]
    match = Opening().boards("mirror-well", "mirror-well", ALIGNED).tokens(*places[:4])
    assert [match.g.token[match.hex(where)] for where in places[:4]] == [FACE_DOWN] * 4
    match.tokens(places[4])
    assert sorted(match.g.token[match.hex(where)] for where in places) == [1, 2, 3, 4, 5]
    assert all(match.g.token[match.g.token_hex[number]] == number for number in range(1, 6))


@pytest.mark.rule("SHA-38", "W-02")
def test_their_numbers_are_drawn_when_they_are_turned_up():
    """Nothing in the match knows them before: with other chances the same tokens get other numbers, all as often."""
    match = Opening().boards("mirror-well", "mirror-well", ALIGNED).tokens((3, 2), (9, 2), (3, 8), (9, 8))
    before = match.records.head(0)
    numbers: Counter[int] = Counter()
    for seed in range(500):
        match.records.set_head(0, before)
        seed_chance(match.g, seed)
        numbers[match.tokens((15, 4)).g.token[match.hex((3, 2))]] += 1
    assert set(numbers) == {1, 2, 3, 4, 5} and all(60 < count < 140 for count in numbers.values())


@pytest.mark.rule("SHA-47")
def test_who_stands_on_a_token_holds_the_objective():
    story = scene(
        {"targor": (7, 2), "arnulf": (1, 0)}, {"severin-steelheart": (9, 2)}, tokens=[(7, 2), (9, 2)]
    )
    assert [holds(story.g, story.fighter(name)) for name in ("targor", "arnulf", "severin-steelheart")] == [
        1,
        0,
        2,
    ]
    assert (held_by(story.g, 0), held_by(story.g, 1)) == (1, 1)
    story.move("targor", (7, 4))
    assert held_by(story.g, 0) == 0


@pytest.mark.rule("SHA-48")
def test_a_token_that_fits_nowhere_else_may_lie_at_the_edge():
    match = Opening().boards(*SHORT).tokens((15, 2), (6, 1), (25, 2))
    field = joined(*SHORT)
    assert not may_lie(field, [(15, 2), (6, 1), (25, 2)], False)
    assert match.g.frames[match.g.depth - 1, 2] == 2  # two tokens are left, so it is not the last one
    assert match.allowed() == may_lie(field, [(15, 2), (6, 1), (25, 2)], True)


# --- Hands ------------------------------------------------------------------------------------------------------------


def hand(match: Opening, seat: int, objective: bool) -> set[int]:
    return {
        card.number
        for card in BY_KEY.values()
        if (card.type == Type.OBJECTIVE) == objective and match.g.place[seat, card.number] == Place.HAND
    }


@pytest.mark.rule("SHA-49")
def test_three_objectives_and_five_power_cards():
    match = Opening().to_hands()
    assert [len(hand(match, seat, kind)) for seat in (0, 1) for kind in (True, False)] == [3, 5, 3, 5]


@pytest.mark.rule("SHA-49")
def test_decks_are_shuffled():
    hands = {tuple(sorted(hand(Opening(seed=seed).to_hands(), 0, False))) for seed in range(12)}
    assert len(hands) > 8


@pytest.mark.rule("SHA-50", "SHA-52")
@pytest.mark.parametrize("what", [NONE, OBJECTIVES, POWERS, BOTH])
def test_a_hand_of_either_kind_may_be_drawn_anew(what):
    match = Opening().to_hands()
    before = [hand(match, 0, kind) for kind in (True, False)]
    match.redraw(what)
    for changed, kind, old in ((OBJECTIVES, True, before[0]), (POWERS, False, before[1])):
        now = hand(match, 0, kind)
        assert len(now) == len(old)
        if what & changed:
            assert not now & old and all(match.g.place[0, card] == Place.DISCARD for card in old)
        else:
            assert now == old
    assert match.g.objective_deck[0] == 9 - (3 if what & OBJECTIVES else 0)
    assert match.g.power_deck[0] == 15 - (5 if what & POWERS else 0)


@pytest.mark.rule("SHA-51", "SHA-53", "O-10")
def test_each_is_asked_once_and_the_player_of_the_first_board_first():
    match = Opening(dice=rolls("c", "")).to_hands()
    assert match.actor == 1 and match.legal() == {PASS, *(NUMBER + what for what in (1, 2, 3))}
    assert match.redraw(OBJECTIVES).actor == 0 and match.asked == Frame.REDRAW
    match.dice(*rolls("c", "")).redraw(BOTH)
    assert match.asked == Frame.FIRST


@pytest.mark.rule("O-10")
def test_a_roll_off_decides_about_hands_when_set_so():
    match = Opening(dice=rolls("c", ""), redraw_order="roll-off")
    match.boards("mirror-well", "mirror-well", ALIGNED).dice(*rolls("c", "")).all_tokens()
    assert match.asked == Frame.REDRAW and match.actor == 0
    assert match.redraw().actor == 1


@pytest.mark.rule("SHA-54")
def test_all_see_the_discard_piles():
    match = Opening().to_hands()
    old = hand(match, 0, False)
    match.redraw(POWERS)
    seen = np.zeros(OBSERVES.size, np.int16)
    observe(match.g, 1, OBSERVES.blank(seen))
    theirs = OBSERVES.split(seen)["place"][1]  # of the other seat: only what lies open
    assert set(np.flatnonzero(theirs == Place.DISCARD)) == old
    assert set(theirs) == {Place.NOWHERE, Place.DISCARD}


# --- Fighters ---------------------------------------------------------------------------------------------------------


def to_deployment(first: int = 0, **settings: str) -> Opening:
    """Steelheart's three against Garrek's five; seat 0 wins the roll-off and names who places first."""
    match = Opening(**settings).to_hands().redraw()
    return match.dice(*rolls("c", "")).redraw().first(first)


@pytest.mark.rule("SHA-55")
@pytest.mark.parametrize(("shown", "winner"), [(("c", ""), 0), (("", "c"), 1)])
def test_the_winner_of_a_roll_off_says_who_places_first(shown, winner):
    match = Opening().to_hands().redraw().dice(*rolls(*shown)).redraw()
    assert match.actor == winner and match.legal() == {SEAT, SEAT + 1}
    assert match.first(1 - winner).actor == 1 - winner


@pytest.mark.rule("SHA-56", "SHA-59")
def test_one_fighter_in_turn_and_the_rest_one_after_the_other():
    match = to_deployment(1)
    seats = []
    match.dice(*rolls("c", ""))
    while match.asked == Frame.DEPLOY:
        seats.append(match.actor)
        match.deploy_one()
    assert seats == [1, 0, 1, 0, 1, 0, 1, 1]


@pytest.mark.rule("SHA-57", "SHA-58", "D-08")
def test_fighters_are_placed_on_empty_starting_hexes_at_home():
    match = to_deployment()
    field = joined("mirror-well", "mirror-well", ALIGNED)
    for place in range(4):
        seat = match.actor
        match.do(FIGHTER + match.unplaced(seat)[0])
        home = {hex for hex in field.complete if field.sign(hex) == "S" and field.board(hex) == seat}
        taken = {
            match.at(match.g.hex[f]) for f in range(seat * MODELS, (seat + 1) * MODELS) if match.g.hex[f] >= 0
        }
        assert len(taken) == place // 2 and match.allowed() == home - taken
        match.do(min(match.legal()))


@pytest.mark.rule("SHA-58", "D-08")
def test_later_too_nobody_is_placed_on_another_fighter():
    story = scene({"targor": (7, 2), "arnulf": (4, 1)}, {"severin-steelheart": (15, 10)}, step="power")
    story.hand(0, "illusory-fighter").card_("illusory-fighter").choose("targor").skip()
    starts = {(8, 1), (12, 1), (2, 3), (4, 3), (10, 3), (11, 4)}  # (4, 1) has Arnulf
    assert {(story.g.hex_x[a - HEX], story.g.hex_y[a - HEX]) for a in story.legal()} == starts


@pytest.mark.rule("SHA-60", "SHA-64")
@pytest.mark.parametrize("first", [0, 1])
def test_who_has_placed_all_first_is_remembered(first):
    """Three fighters are placed before five, whoever begins."""
    match = to_deployment(first)
    while len(match.unplaced(0)) > 1 or match.actor != 0:
        match.deploy_one()
    assert match.g.done_first == NOTHING
    assert match.deploy_one().g.done_first == 0
    match.dice(*rolls("c", "")).deploy_all()
    assert match.g.done_first == 0


@pytest.mark.rule("SHA-60")
@pytest.mark.parametrize("first", [0, 1])
def test_with_as_many_fighters_the_first_to_place_is_done_first(first):
    match = to_deployment(first, deck1="the-farstriders")
    assert match.dice(*rolls("c", "")).deploy_all().g.done_first == first


@pytest.mark.rule("SHA-61")
def test_all_begin_without_inspiration_and_tokens():
    match = to_deployment().dice(*rolls("c", "")).deploy_all().first(0)
    assert match.g.round == 1 and match.g.phase == Phase.ACTION
    for fighter in range(2 * MODELS):
        tokens = (
            match.g.wounds,
            match.g.moved,
            match.g.charged,
            match.g.guard,
            match.g.inspired,
            match.g.spent,
        )
        assert not any(kind[fighter] for kind in tokens)
    keys = {fighter.number: key for key, fighter in FIGHTER_LIST.items()}
    names = [keys[match.g.kind[fighter]] for fighter in range(2 * MODELS) if match.g.kind[fighter]]
    assert len(names) == 8 and all(match.where(f"{name}") for name in names)
