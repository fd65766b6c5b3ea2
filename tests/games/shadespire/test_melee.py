"""Three and four players: SHA-173 to SHA-180, O-08, W-06."""

import random
from pathlib import Path

import numpy as np
import pytest

import wartable
from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.rules import decide
from wartable.games.shadespire.state import (
    ACTIVATIONS,
    FACE,
    FIGHTER,
    MOVE,
    NO_ONE,
    NUMBER,
    PASS,
    PLACEMENT,
    SEAT,
    Frame,
    Reason,
    Type,
)

from . import scene as stage
from .battlefield import HIGH, KEYS, WIDE, Battlefield, Sheet, above, below, right, shift
from .opening import Opening, rolls
from .reacting import comes_up
from .scene import Story, scene

GARREK, SAEK, TARGOR = "garrek-gorebeard", "blooded-saek", "targor"
SEVERIN, ANGHARAD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
GURZAG, BONEKUTTA, BASHA = "gurzag-ironskull", "bonekutta", "basha"
SKRITCH = "skritch-spiteclaw"
NEXUS = ("arcane-nexus", "mirror-well", "mirror-well", "mirror-well")  # (5, 2), (10, 1) and (9, 4) are lethal


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


def three(own: dict | None = None, **kept: object) -> Story:
    """Garrek, Severin and Gurzag, far from each other unless Garrek's warband is given."""
    return scene(own or {GARREK: (7, 2)}, {SEVERIN: (15, 10)}, {GURZAG: (7, 16)}, **kept)


def four(**kept: object) -> Story:
    return scene({GARREK: (7, 2)}, {SEVERIN: (15, 10)}, {GURZAG: (7, 16)}, {SKRITCH: (7, 22)}, **kept)


# --- Setting up -------------------------------------------------------------------------------------------------------


def board_by_board(match: Opening, by_chance: random.Random) -> tuple[Battlefield, list[int]]:
    """Everybody places a board somewhere; what lies there now, and who placed which board."""
    sheets: list[Sheet] = []
    seats = []
    while match.asked == Frame.BOARD:
        seats.append(match.actor)
        assert match.legal() == {FACE + face for face in range(6)}
        key = by_chance.choice(KEYS)
        match.face(key)
        beside = 0
        if len(sheets) > 1:
            assert match.legal() <= {NUMBER + board for board in range(len(sheets))}
            beside = by_chance.choice(sorted(match.legal())) - NUMBER
            match.do(NUMBER + beside)
        at, turned = (0, 0), False
        if sheets:
            free = {place for place in range(40) if fits(sheets, sheets[beside], place)}
            assert match.legal() == {PLACEMENT + place for place in free}
            place = by_chance.choice(sorted(free))
            match.do(PLACEMENT + place)
            at = tuple(np.add(sheets[beside].at, shift(place)).tolist())
            turned = place % 2 == 1
        sheets.append(Sheet(key, at, turned))
    return Battlefield(*sheets), seats


def fits(sheets: list[Sheet], beside: Sheet, placement: int) -> bool:
    """Whether a board joined so lies over no other board."""
    x, row = np.add(beside.at, shift(placement))
    return all(abs(sheet.at[0] - x) >= WIDE or abs(sheet.at[1] - row) >= HIGH for sheet in sheets)


@pytest.mark.rule("SHA-173", "SHA-174", "SHA-180", "SHA-33", "SHA-34", "SHA-37")
@pytest.mark.parametrize(("format", "seats"), [("melee3", 3), ("melee", 4)])
@pytest.mark.parametrize("seed", range(6))
def test_each_player_places_a_board_and_the_tokens_follow(format, seats, seed):
    match = Opening(format, seed=seed)
    field, placed = board_by_board(match, random.Random(seed))
    assert sorted(placed) == list(range(seats)) and placed == list(match.g.order[:seats])
    assert match.g.boards == len(field.sheets) == seats
    places = [match.at(hex) for hex in range(match.g.hexes)]
    assert set(places) == field.complete
    for hex, where in enumerate(places):
        board = field.board(where)
        assert match.g.land[hex] == (NO_ONE if board < 0 else placed[board])
        assert match.g.edge[hex] == field.is_edge(where)
    turns = []
    while match.asked == Frame.TOKEN:
        turns.append(match.actor)
        match.do(min(match.legal()))
    assert len(turns) == {3: 7, 4: 9}[seats] and turns == [placed[turn % seats] for turn in range(len(turns))]
    assert sorted(match.g.token[hex] for hex in range(match.g.hexes))[-len(turns) :] == list(
        range(1, len(turns) + 1)
    )


@pytest.mark.rule("SHA-180", "SHA-176", "SHA-177")
def test_boards_are_placed_by_the_worst_first():
    """The winner of the roll-off places last; the losers roll off again for the place before."""
    dice = rolls("c", "", "cc", "") + rolls("", "c", "") + rolls("c", "")
    match = Opening("melee", dice=dice)
    assert list(match.g.order) == [3, 0, 1, 2]
    asked = [match.actor]
    match.face("mirror-well")
    for place, beside in ((below(0), None), (right(), 0), (right(), 1)):
        asked.append(match.actor)
        match.face("mirror-well").join(place, beside)
    assert asked == [3, 0, 1, 2]
    assert match.g.hexes == 4 * 38 + 2 * 7 + 2 * 2 + 1  # with the hex in the middle, where four corners meet


@pytest.mark.rule("SHA-180", "SHA-29")
def test_each_board_joins_an_earlier_one():
    match = Opening("melee3").face("mirror-well").face("mirror-well").join(below(4)).face("mirror-well")
    assert match.legal() == {NUMBER, NUMBER + 1}
    match.do(NUMBER + 1)
    places = {action - PLACEMENT for action in match.legal()}
    assert {below(0), right()} <= places and above(-4) not in places  # the first board lies there


@pytest.mark.rule("SHA-173", "SHA-56", "SHA-57", "SHA-59")
def test_fighters_are_placed_in_turn():
    match = Opening("melee3")
    board_by_board(match, random.Random(1))
    match.all_tokens().keep_hands().first(2)
    turns = []
    while match.asked == Frame.DEPLOY:
        turns.append(match.actor)
        match.do(FIGHTER + match.unplaced(match.actor)[0])
        assert all(match.g.land[match.hex(where)] == turns[-1] for where in match.allowed())
        match.do(min(match.legal()))
    # Sepulchral Guard 7 (seat 2), Steelheart's Champions 3 (seat 0), Garrek's Reavers 5 (seat 1)
    assert turns == [2, 0, 1] * 3 + [2, 1] * 2 + [2, 2] and match.g.done_first == 0


# --- Cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-175")
def test_twenty_five_objectives_have_another_condition():
    """Their texts say what it is with three or four players."""
    path = Path(wartable.__file__).parent / "games/shadespire/locale/en/shadespire-cards.ftl"
    entries = path.read_text(encoding="utf-8").split("\nsha-card-")[1:]
    other = {entry.partition(" =")[0] for entry in entries if "players:" in entry}
    assert len(other) == 25 and all(BY_KEY[key].type == Type.OBJECTIVE for key in other)


@pytest.mark.rule("SHA-175", "SHA-174")
@pytest.mark.parametrize(("number", "seats"), [(1, {2, 3, 4}), (2, {4}), (6, {3, 4}), (7, set())])
def test_hold_objective_one_by_the_number_of_players(number, seats):
    tokens = [(15, 0), (15, 2), (15, 4), (1, 0), (1, 4), (1, 2), (3, 4), (9, 10), (11, 10)]
    others = ({SEVERIN: (5, 10)}, {GURZAG: (7, 16)}, {SKRITCH: (7, 22)})
    for count in (2, 3, 4):
        if number <= 2 * count + 1:
            story = scene({GARREK: tokens[number - 1]}, *others[: count - 1], tokens=tokens[: 2 * count + 1])
            story.hand(0, "hold-objective-1", "sprint").to_end_phase()
            assert story.has_scored(0, "hold-objective-1") == (count in seats)


@pytest.mark.rule("SHA-175")
@pytest.mark.parametrize(("lost", "scored"), [((SEVERIN,), False), ((SEVERIN, GURZAG), True)])
def test_annihilation_is_two_warbands(lost, scored):
    story = four().hand(0, "annihilation", "sprint")
    for name in lost:
        story.set(name, out=1)
    assert story.to_end_phase().has_scored(0, "annihilation") == scored


# --- The same moment --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-176", "SHA-177", "SHA-68")
def test_abilities_of_the_same_moment_go_round_in_the_order_of_roll_offs():
    """Seat 2 wins, then seat 0 against seat 1; each resolves one, again and again. Whoever passes is done."""
    story = scene(
        {GARREK: (7, 2), SAEK: (3, 2)},
        {SEVERIN: (15, 10), OBRYN: (11, 10)},
        {GURZAG: (7, 16)},
        tokens=[(3, 2), (9, 8)],
    )
    story.give(GARREK, "regeneration").give(SEVERIN, "regeneration").give(GURZAG, "regeneration")
    story.give(SAEK, "shardcaller").give(OBRYN, "shardcaller")
    for name in (GARREK, SEVERIN, GURZAG):
        story.set(name, wounds=1)
    story.dice(*rolls("c", "", ""))
    while story.asked != Frame.FIRST:
        story.do(PASS)
    story.dice(*rolls("c", "", "cc"), *rolls("c", "")).do(SEAT)
    turns = [(story.asked, story.actor)]
    for name in (GURZAG, GARREK, SEVERIN):
        story.do(FIGHTER + story.fighter(name))
        turns.append((story.asked, story.actor))
    assert turns == [(Frame.OPENING, 2), (Frame.OPENING, 0), (Frame.OPENING, 1), (Frame.OPENING, 0)]
    assert story.do(PASS).asked == Frame.ACTIVATE


@pytest.mark.rule("SHA-176")
def test_whoever_passes_is_left_out_of_the_round():
    story = three().give(GARREK, "regeneration").give(SEVERIN, "regeneration").give(GURZAG, "regeneration")
    for name in (GARREK, SEVERIN, GURZAG):
        story.set(name, wounds=1)
    story.dice(*rolls("c", "", ""))
    while story.asked != Frame.FIRST:
        story.do(PASS)
    story.dice(*rolls("", "cc", ""), *rolls("", "c")).do(SEAT)
    turns = []
    while story.asked == Frame.OPENING:
        turns.append(story.actor)
        story.do(PASS)
    assert turns == [1, 2, 0] and [story.wounds(name) for name in (GARREK, SEVERIN, GURZAG)] == [1, 1, 1]


# --- Rounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-180", "O-08", "SHA-66")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_winner_names_the_first_player_and_play_goes_round_by_seats(first):
    story = three().dice(*rolls("", "c", ""))
    while story.asked != Frame.FIRST:
        story.do(PASS)
    assert story.actor == 1 and story.legal() == {SEAT, SEAT + 1, SEAT + 2}
    story.do(SEAT + first)
    turns = []
    while story.g.phase == stage.Phase.ACTION:
        if story.asked == Frame.ACTIVATE:
            turns.append(story.actor)
        story.do(PASS)
    assert turns == [(first + turn) % 3 for turn in range(3)] * ACTIVATIONS


@pytest.mark.rule("SHA-179", "SHA-96", "SHA-97")
def test_a_power_step_is_over_when_all_have_passed_one_after_the_other():
    story = three(step="power").hand(2, "sprint")
    turns = []
    while story.asked == Frame.POWER:
        turns.append(story.actor)
        story.do(PASS) if story.actor != 2 or len(turns) > 3 else story.card_("sprint").skip()
    assert turns == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("SHA-179", "SHA-113", "SHA-114")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
def test_the_next_player_reacts_first_then_the_others_in_turn(active, order):
    story = three()
    names = (GARREK, SEVERIN, GURZAG)
    for seat in order:
        story.hand(seat, "quick-thinker")
    for _ in range(active):
        story.next_activation()
    where = {0: (7, 4), 1: (13, 10), 2: (7, 14)}[active]
    story.do(MOVE + story.fighter(names[active])).choose(where)
    asked = []
    while story.asked == Frame.REACT:
        if story.can("quick-thinker"):
            asked.append(story.actor)
        story.do(PASS)
    assert asked == order


@pytest.mark.rule("SHA-179", "SHA-113")
def test_one_reaction_in_all():
    story = three().hand(1, "quick-thinker").hand(2, "quick-thinker")
    story.do(MOVE + story.fighter(GARREK)).choose((7, 4))
    assert story.actor == 1
    story.card_("quick-thinker").choose(SEVERIN).skip().choose((13, 10))
    assert comes_up(story, "quick-thinker")  # an answer to Severin's move, which is a trigger of its own
    assert story.actor == 2 and story.do(PASS).skip().asked == Frame.POWER


# --- Glory ------------------------------------------------------------------------------------------------------------


def glories(story: Story) -> list[int]:
    return [story.glory(seat) for seat in range(story.g.seats)]


@pytest.mark.rule("SHA-178")
def test_glory_goes_to_the_player_whose_attack_it_was():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (15, 10)}, {GURZAG: (8, 1)}).set(
        SEVERIN, wounds=3
    )
    story.next_activation().next_activation().dice("hammer", "hammer", "dodge").attack(GURZAG, SEVERIN)
    assert story.is_out(SEVERIN) and glories(story) == [0, 0, 1]


@pytest.mark.rule("SHA-180", "SHA-154", "O-08")
@pytest.mark.parametrize(("seat", "expected"), [(0, [0, 0, 0]), (1, [0, 1, 0]), (2, [0, 0, 1])])
def test_glory_for_a_card_goes_to_its_player_but_not_for_an_own_fighter(seat, expected):
    story = three({GARREK: (7, 2), TARGOR: (3, 2)}, step="power").set(TARGOR, wounds=1)
    story.hand(seat, "shardgale").play("shardgale", seat=seat)
    assert story.is_out(TARGOR) and glories(story) == expected


@pytest.mark.rule("SHA-180", "O-05", "O-08")
def test_nobody_gains_glory_for_who_goes_into_a_lethal_hex():
    story = three({TARGOR: (7, 2), GARREK: (1, 0)}, faces=NEXUS).set(TARGOR, wounds=1)
    story.do(MOVE + story.fighter(TARGOR)).choose((5, 2)).skip()
    assert story.is_out(TARGOR) and glories(story) == [0, 0, 0]


@pytest.mark.rule("SHA-180", "SHA-168")
def test_glory_for_a_push_into_a_lethal_hex_goes_to_the_player_of_the_card():
    story = three({TARGOR: (7, 2), GARREK: (1, 0)}, faces=NEXUS, step="power").set(TARGOR, wounds=1)
    story.hand(2, "distraction").play("distraction", TARGOR, seat=2).choose((5, 2))
    assert story.is_out(TARGOR) and glories(story) == [0, 0, 1]


@pytest.mark.rule("SHA-180", "SHA-168")
def test_so_does_that_for_a_push_by_an_upgrade_in_an_attack():
    """Angharad bashes her attacker."""
    story = scene({TARGOR: (7, 2), GARREK: (1, 0)}, {ANGHARAD: (9, 2)}, {GURZAG: (7, 16)}, faces=NEXUS)
    story.set(TARGOR, wounds=1).give(ANGHARAD, "shield-bash").dice("hammer", "hammer", "dodge").aim(
        TARGOR, ANGHARAD
    )
    assert comes_up(story, "shield-bash")
    story.card_("shield-bash").choose((5, 2)).skip()
    assert story.is_out(TARGOR) and glories(story) == [0, 1, 0]


# --- Victory ----------------------------------------------------------------------------------------------------------


def finished(glory: list[int], lost: tuple[str, ...] = (), **kept: object) -> Story:
    story = four(round=3, tokens=[(7, 2), (15, 10)], **kept)
    for seat in range(4):
        story.g.glory[seat] = glory[seat]
    for name in lost:
        story.set(name, out=1)
    while story.actor >= 0:
        story.do(PASS)
    return story


@pytest.mark.rule("SHA-180", "SHA-169", "SHA-170", "SHA-171", "SHA-172", "W-06", "O-08")
@pytest.mark.parametrize(
    ("glory", "lost", "reason", "expected"),
    [
        ([1, 4, 3, 2], (SEVERIN,), Reason.GLORY, [-1, 1, -1, -1]),
        ([1, 3, 2, 3], (SEVERIN,), Reason.WIPED_OUT, [-1, -1, -1, 1]),  # whoever did it
        ([3, 1, 3, 3], (), Reason.HELD, [1, -1, -1, -1]),
        ([3, 1, 3, 3], (SEVERIN,), Reason.HELD, [1, -1, -1, -1]),  # one enemy warband gone for each
        ([3, 3, 1, 3], (), Reason.DRAWN, [0, 0, -1, -1]),  # both hold one objective
        ([3, 3, 3, 3], (GARREK, SEVERIN), Reason.DRAWN, [0, 0, 0, 0]),
    ],
)
def test_ties_are_broken_among_those_who_share_the_first_place(glory, lost, reason, expected):
    story = finished(glory, lost)
    out = np.zeros(4)
    decide.returns(story.g, out)
    assert (Reason(story.g.reason), list(out)) == (reason, expected)
