"""Scoring, the end phase and victory: SHA-162 to SHA-172, W-05, W-06."""

from collections import Counter

import numpy as np
import pytest

from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.printed import Timing
from wartable.games.shadespire.rules import decide
from wartable.games.shadespire.rules.stats import held_by
from wartable.games.shadespire.state import (
    CARD,
    PASS,
    SWAP,
    Event,
    Frame,
    Phase,
    Place,
    Reason,
    Type,
)

from . import scene as stage
from .reacting import react
from .scene import Story, scene

GARREK, SAEK, TARGOR, ARNULF = "garrek-gorebeard", "blooded-saek", "targor", "arnulf"
SEVERIN, ANGHARAD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
MAGORE, GURZAG, LURKER = "magore-redhand", "gurzag-ironskull", "lurking-skaven"
FAR = {SEVERIN: (15, 10)}


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


def leave_in_deck(story: Story, seat: int, *keys: str) -> Story:
    """The objective deck of a seat holds these cards only."""
    for card in BY_KEY.values():
        if card.type == Type.OBJECTIVE and story.g.place[seat, card.number] == Place.DECK:
            story.g.place[seat, card.number] = Place.DECK if card.key in keys else Place.NOWHERE
    story.g.objective_deck[seat] = len(keys)
    return story


def kill_severin(*hand: str) -> Story:
    """Garrek takes Severin out of action, in the territory of Garrek's player, up to the power step."""
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (15, 10)}).set(SEVERIN, wounds=3).hand(0, *hand)
    return leave_in_deck(story, 0, "draw-the-gaze-of-khorne")


# --- At once ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-162")
def test_a_card_that_is_scored_immediately_is_replaced_at_once():
    story = kill_severin("defensive-strike").dice("hammer", "hammer", "dodge").attack(GARREK, SEVERIN)
    assert story.has_scored(0, "defensive-strike")
    assert story.glory(0) == 1 + BY_KEY["defensive-strike"].glory
    assert story.g.objective_count[0] == 1 and story.place(0, "draw-the-gaze-of-khorne") == Place.FRESH
    shown = [event.card for event in story.told(Event.SCORED)]
    assert shown == [story.card("defensive-strike")]


@pytest.mark.rule("SHA-162")
def test_not_in_the_end_phase():
    story = kill_severin("defensive-strike", "great-speed").to_end_phase()
    assert story.g.phase == Phase.END and not story.has_scored(0, "defensive-strike")


@pytest.mark.rule("SHA-163")
def test_the_new_card_waits_for_the_next_activation_and_then_counts_what_came_before():
    """Draw the Gaze of Khorne asks for two enemies taken out in the phase; the second one brought it."""
    story = kill_severin("defensive-strike")
    story.g.kills[0] = 1
    story.dice("hammer", "hammer", "dodge").attack(GARREK, SEVERIN)
    assert story.asked == Frame.POWER and story.g.kills[0] == 2
    assert not story.has_scored(0, "draw-the-gaze-of-khorne")
    story.pass_power()
    assert (story.asked, story.actor) == (Frame.ACTIVATE, 1) and story.has_scored(
        0, "draw-the-gaze-of-khorne"
    )


@pytest.mark.rule("SHA-163", "SHA-164")
@pytest.mark.parametrize(("taken", "scored"), [(3, True), (4, False)])
def test_a_card_that_replaces_one_scored_in_the_last_activation_waits_for_the_next_round(taken, scored):
    """Garrek holds objective 1 all the time; only with an activation to come is the new card old enough."""
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (15, 10)}, tokens=[(7, 2)]).set(
        SEVERIN, wounds=3
    )
    leave_in_deck(story.hand(0, "defensive-strike"), 0, "hold-objective-1")
    story.g.taken[0], story.g.taken[1] = taken, 4
    story.dice("hammer", "hammer", "dodge").attack(GARREK, SEVERIN)
    assert story.has_scored(0, "defensive-strike") and story.place(0, "hold-objective-1") == Place.FRESH
    story.to_end_phase()
    assert story.has_scored(0, "hold-objective-1") == scored
    if not scored:
        assert story.place(0, "hold-objective-1") == Place.HAND
        while story.g.round == 1 or story.g.phase != Phase.END:
            story.do(min(story.legal()))
        assert story.has_scored(0, "hold-objective-1")


@pytest.mark.rule("SHA-163", "SHA-69")
def test_a_card_that_is_exchanged_is_not_new_in_that_sense():
    """Two enemies fell earlier in the phase: the card that counts them is scored in the activation that drew it."""
    story = leave_in_deck(scene({GARREK: (7, 2)}, FAR).hand(0, "supremacy"), 0, "draw-the-gaze-of-khorne")
    story.g.kills[0] = 2
    story.do(SWAP).card_("supremacy")
    assert story.asked == Frame.POWER and story.has_scored(0, "draw-the-gaze-of-khorne")


@pytest.mark.rule("SHA-163", "SHA-69")
def test_a_card_that_is_exchanged_in_the_last_activation_is_scored_in_the_end_phase():
    story = scene({GARREK: (7, 2)}, FAR, tokens=[(7, 2)]).hand(0, "supremacy")
    leave_in_deck(story, 0, "hold-objective-1").g.taken[0] = story.g.taken[1] = 4
    story.do(SWAP).card_("supremacy").to_end_phase()
    assert story.has_scored(0, "hold-objective-1")


@pytest.mark.rule("SHA-163")
@pytest.mark.card("rethink-strategy")
def test_a_card_that_a_ploy_draws_is_not_new_in_that_sense():
    story = scene({GARREK: (7, 2)}, FAR, step="power").hand(0, "supremacy", "rethink-strategy")
    leave_in_deck(story, 0, "draw-the-gaze-of-khorne").g.kills[0] = 2
    story.play("rethink-strategy").card_("supremacy").skip()
    assert story.asked == Frame.POWER and story.has_scored(0, "draw-the-gaze-of-khorne")


@pytest.mark.rule("W-05")
@pytest.mark.parametrize("active", [0, 1])
def test_cards_are_scored_seat_by_seat_from_the_player_whose_activation_it_is(active):
    story = scene({GARREK: (7, 2)}, {MAGORE: (15, 10)})
    story.hand(0, "massive-assault", "draw-the-gaze-of-khorne").hand(1, "massive-assault", "khorne-sees-us")
    if active == 1:
        story.next_activation()
    for seat in range(2):
        story.g.kills[seat], story.g.dealt[seat] = 2, 7
    story.do(PASS)
    keys = (["draw-the-gaze-of-khorne", "massive-assault"], ["khorne-sees-us", "massive-assault"])
    order = [(seat, story.card(key)) for seat in (active, 1 - active) for key in keys[seat]]
    assert [(event.seat, event.card) for event in story.told(Event.SCORED)] == order
    assert all(story.card(one) < story.card(two) for one, two in keys)


# --- The end phase ----------------------------------------------------------------------------------------------------


def end_phase(first: int = 0, round: int = 1) -> Story:
    """Both players have objectives that are met and one that is not, an upgrade and a ploy; it is the last power step."""
    story = scene(
        {GARREK: (7, 2), SAEK: (3, 2), TARGOR: (11, 2)},
        {SEVERIN: (3, 8), ANGHARAD: (7, 8), OBRYN: (11, 8)},
        tokens=[(7, 2), (3, 2), (11, 2), (7, 8)],
        round=round,
    )
    story.hand(0, "supremacy", "hold-objective-1", "fearless", "great-speed", "sprint")
    story.hand(1, "hold-objective-4", "fearless", "great-speed", "sprint")
    story.g.first = first
    story.g.taken[0] = story.g.taken[1] = 4
    return story.do(PASS).pass_power()


@pytest.mark.rule("SHA-164", "D-10")
@pytest.mark.parametrize("first", [0, 1])
def test_the_steps_of_the_end_phase(first):
    """Score; discard objectives; play upgrades, no ploys; discard power cards; draw. First one player, then the other."""
    story = end_phase(first)
    for seat in (first, 1 - first):
        met = (["supremacy", "hold-objective-1"], ["hold-objective-4"])[seat]
        assert all(story.has_scored(seat, key) for key in met) and not story.has_scored(seat, "fearless")
        assert story.actor == seat and story.asked == Frame.DISCARD
        assert story.legal() == {PASS, CARD + story.card("fearless")}
        story.do(PASS)
        assert story.actor == seat and story.asked == Frame.POWER
        assert story.legal() == {PASS, CARD + story.card("great-speed")}
        story.card_("great-speed")
        story.do(min(story.legal()))
        assert story.asked == Frame.POWER and story.legal() == {PASS}
        story.do(PASS)
        assert story.actor == seat and story.asked == Frame.DISCARD
        assert story.legal() == {PASS, CARD + story.card("sprint")}
        if seat == first:
            other = 1 - first
            assert not story.has_scored(other, (["supremacy"], ["hold-objective-4"])[other][0])
        before = story.g.objective_deck[seat], story.g.power_deck[seat]
        story.card_("sprint")
        assert story.place(seat, "sprint") == Place.DISCARD
        assert (story.g.objective_count[seat], story.g.power_count[seat]) == (3, 5)
        assert (story.g.objective_deck[seat], story.g.power_deck[seat]) == (before[0] - 2, before[1] - 5)
    assert story.asked == Frame.FIRST and story.g.round == 2


@pytest.mark.rule("SHA-164", "D-10")
def test_what_is_met_is_scored_whether_wanted_or_not():
    """The player is not asked: the cards are scored before the first question of the end phase."""
    story = end_phase()
    assert story.has_scored(0, "supremacy") and story.glory(0) == 3 + 1
    assert Counter(event.seat for event in story.told(Event.SCORED)) == {0: 2}


@pytest.mark.rule("SHA-164")
def test_any_number_of_cards_is_discarded():
    story = end_phase().do(CARD + Story.card("fearless"))
    assert story.place(0, "fearless") == Place.DISCARD and story.asked == Frame.POWER


@pytest.mark.rule("SHA-164")
def test_any_number_of_upgrades_is_played():
    story = scene({GARREK: (7, 2)}, FAR).hand(0, "great-speed", "sprinter", "great-strength")
    story.g.glory[0] = 2
    story.to_end_phase()
    for key in ("great-speed", "sprinter"):
        assert story.asked == Frame.POWER
        story.card_(key).choose(GARREK)
    assert story.asked == Frame.POWER and story.legal() == {PASS}  # no glory is left


@pytest.mark.rule("SHA-165")
def test_an_empty_deck_is_not_shuffled_anew():
    story = scene({GARREK: (7, 2)}, FAR).hand(0, "supremacy", "sprint")
    leave_in_deck(story, 0, "fearless")
    story.g.place[0, story.card("blooded")] = Place.DISCARD
    for card in BY_KEY.values():
        if card.type != Type.OBJECTIVE and story.g.place[0, card.number] == Place.DECK:
            story.g.place[0, card.number] = Place.DISCARD
    story.g.power_deck[0] = 0
    while story.g.round == 1:
        story.do(PASS)
    assert (story.g.objective_count[0], story.g.power_count[0]) == (2, 1)
    assert story.place(0, "blooded") == Place.DISCARD


@pytest.mark.rule("SHA-165")
def test_more_than_five_power_cards_are_kept():
    keys = ("great-speed", "sprinter", "sprint", "sidestep", "shardfall", "regeneration", "great-strength")
    story = scene({GARREK: (7, 2)}, FAR).hand(0, *keys)
    while story.g.round == 1:
        story.do(PASS)
    assert story.g.power_count[0] == 7 and story.g.power_count[1] == 5


@pytest.mark.rule("SHA-166", "SHA-90", "D-07")
def test_tokens_leave_when_all_are_done():
    story = end_phase()
    marked = {"moved": 1, "charged": 1, "guard": 1, "spent": 1}
    for name in (GARREK, SEVERIN):
        story.set(name, wounds=1, **marked)
    story.g.glory[0], story.g.spent_glory[0] = 3, 2
    while story.g.round == 1:
        assert story.g.moved[story.fighter(GARREK)] == story.g.charged[story.fighter(SEVERIN)] == 1
        story.do(PASS)
    for name in (GARREK, SEVERIN):
        fighter = story.fighter(name)
        assert not any(getattr(story.g, kind)[fighter] for kind in marked)
        assert story.wounds(name) == 1
    assert (story.glory(0), story.g.spent_glory[0]) == (3, 2)
    assert [story.g.token[story.hex(where)] for where in ((7, 2), (3, 2), (11, 2), (7, 8))] == [1, 2, 3, 4]


# --- When objectives are scored ---------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-167")
def test_how_many_objectives_are_scored_when():
    timings = Counter(card.timing for card in BY_KEY.values() if card.type == Type.OBJECTIVE)
    assert timings == {Timing.AT_ONCE: 39, Timing.END: 90, Timing.THIRD_END: 17, Timing.EARLY_END: 1}
    assert [card.key for card in BY_KEY.values() if card.timing == Timing.EARLY_END] == ["total-annihilation"]


@pytest.mark.rule("SHA-167")
@pytest.mark.parametrize(
    ("key", "rounds"), [("annihilation", {1, 2, 3}), ("denial", {3}), ("total-annihilation", {1, 2})]
)
def test_objectives_wait_for_their_end_phase(key, rounds):
    for round in (1, 2, 3):
        story = (
            scene({GARREK: (7, 2)}, FAR, round=round)
            .set(SEVERIN, out=1)
            .hand(0, key, "sprint")
            .to_end_phase()
        )
        assert story.has_scored(0, key) == (round in rounds)


@pytest.mark.rule("SHA-167")
@pytest.mark.parametrize(("inspired", "scored"), [(3, True), (2, False)])
def test_all_of_something_and_at_least_a_number_are_both_asked_for(inspired, scored):
    """Heroes All: all survivors are inspired, at least three."""
    own = {GARREK: (7, 2), SAEK: (3, 2), TARGOR: (11, 2)}
    for fallen in (0, 1):
        story = scene(own, FAR).hand(0, "heroes-all", "sprint")
        for name in (GARREK, SAEK, TARGOR)[:inspired]:
            story.set(name, inspired=1)
        if fallen:
            story.set(TARGOR, out=1)  # the two others are all survivors then
        assert story.to_end_phase().has_scored(0, "heroes-all") == (scored and not fallen)


@pytest.mark.rule("SHA-167")
@pytest.mark.parametrize(("lost", "scored"), [(False, True), (True, False)])
def test_one_about_survivors_asks_for_at_least_one(lost, scored):
    story = scene({GARREK: (7, 8)}, FAR).hand(0, "swift-advance", "sprint")
    if lost:
        story.set(GARREK, out=1)
    assert story.to_end_phase().has_scored(0, "swift-advance") == scored


# --- Victory ----------------------------------------------------------------------------------------------------------


def finished(
    glory: tuple[int, int], spent: tuple[int, int] = (0, 0), lost: tuple[str, ...] = (), **kept
) -> Story:
    """The match is over; two objectives lie in the territory of seat 0."""
    story = scene(kept.get("own", {GARREK: (7, 2)}), FAR, round=3, tokens=[(7, 2), (15, 10), (3, 2)])
    for seat in range(2):
        story.g.glory[seat], story.g.spent_glory[seat] = glory[seat], spent[seat]
    for name in lost:
        story.set(name, out=1)
    return to_the_end(story)


def to_the_end(story: Story) -> Story:
    """Everybody passes until the match is over."""
    while story.actor >= 0:
        story.do(PASS)
    return story


def result(story: Story) -> tuple[Reason, list[float]]:
    out = np.zeros(4)
    decide.returns(story.g, out)
    return Reason(story.g.reason), list(out[:2])


@pytest.mark.rule("SHA-169", "SHA-62")
@pytest.mark.parametrize(
    ("glory", "spent", "winner"),
    [((3, 2), (0, 0), 0), ((2, 3), (0, 0), 1), ((1, 3), (4, 0), 0), ((0, 3), (4, 2), 1)],
)
def test_most_glory_wins_spent_and_unspent_together(glory, spent, winner):
    outcome = (Reason.GLORY, [1, -1] if winner == 0 else [-1, 1])
    assert result(finished(glory, spent, lost=(GARREK if winner == 0 else SEVERIN,))) == outcome


@pytest.mark.rule("SHA-170")
@pytest.mark.parametrize("winner", [0, 1])
def test_with_equal_glory_who_wiped_out_the_enemy_wins(winner):
    outcome = (Reason.WIPED_OUT, [1, -1] if winner == 0 else [-1, 1])
    assert result(finished((2, 1), (1, 2), lost=(SEVERIN if winner == 0 else GARREK,))) == outcome


@pytest.mark.rule("SHA-170")
def test_a_warband_that_an_attack_wiped_out():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, round=3).set(SEVERIN, wounds=3)
    story.g.glory[1] = 1
    story.dice("hammer", "hammer", "dodge").attack(GARREK, SEVERIN)
    to_the_end(story)
    assert (story.glory(0), story.glory(1)) == (1, 1) and result(story) == (Reason.WIPED_OUT, [1, -1])


@pytest.mark.rule("SHA-170", "SHA-156")
@pytest.mark.card("there-are-always-more")
def test_a_warband_whose_fighter_came_back_is_not_wiped_out():
    story = scene({GARREK: (7, 2)}, {LURKER: (9, 2)}, round=3).hand(1, "there-are-always-more")
    story.g.glory[1] = 1
    story.dice("hammer", "hammer", "shield", "shield").attack(GARREK, LURKER)
    assert story.is_out(LURKER)
    story.play("there-are-always-more", LURKER, (8, 7), seat=1)
    to_the_end(story)
    assert (story.glory(0), story.glory(1)) == (1, 1) and result(story) == (Reason.DRAWN, [0, 0])


@pytest.mark.rule("SHA-170")
@pytest.mark.card("expendable")
def test_a_warband_whose_last_fighter_left_by_its_own_card_is_wiped_out():
    story = scene({GARREK: (7, 2)}, {LURKER: (9, 2)}, round=3).give(LURKER, "expendable")
    react(story.dice("hammer", "hammer", "shield", "shield").aim(GARREK, LURKER), "expendable")
    to_the_end(story)
    assert (story.glory(0), story.glory(1)) == (0, 0) and result(story) == (Reason.WIPED_OUT, [1, -1])


@pytest.mark.rule("SHA-171")
def test_then_who_holds_more_objectives():
    story = finished((2, 2), own={GARREK: (7, 2), SAEK: (3, 2)})
    assert (held_by(story.g, 0), held_by(story.g, 1)) == (2, 1)
    assert result(story) == (Reason.HELD, [1, -1])


@pytest.mark.rule("SHA-172", "W-06")
def test_otherwise_it_is_a_draw():
    story = finished((2, 2), lost=(GARREK, SEVERIN))
    assert result(story) == (Reason.DRAWN, [0, 0]) and story.g.winners == 0b11
