"""Rounds, who is first, what happens as a phase begins, and activations: SHA-62 to SHA-74."""

import pytest

from wartable.games.shadespire.state import (
    ABILITY,
    ATTACK,
    CARD,
    CHARGE,
    DRAW,
    FIGHTER,
    GUARD,
    HEX,
    MOVE,
    PASS,
    SEAT,
    SWAP,
    Frame,
    Phase,
    Place,
    Reason,
    Setting,
)

from . import scene as stage
from .opening import Opening, rolls
from .scene import Story, scene

GARREK, SAEK, TARGOR = "garrek-gorebeard", "blooded-saek", "targor"
SEVERIN, ANGHARAD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
WARDEN, CHAMPION = "the-sepulchral-warden", "the-champion"
FAR = {SEVERIN: (15, 10)}


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


def next_round(story: Story, *shown: str) -> Story:
    """Pass everything until the next round has been rolled off with these dice."""
    story.dice(*rolls(*shown))
    while story.asked != Frame.FIRST:
        story.do(PASS)
    return story


# --- Rounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-62")
def test_three_rounds_each_an_action_phase_and_an_end_phase():
    story = scene({GARREK: (7, 2)}, FAR).hand(0, "great-speed")
    phases = []
    while story.actor >= 0:
        if not phases or phases[-1] != (story.g.round, Phase(story.g.phase)):
            phases.append((story.g.round, Phase(story.g.phase)))
        story.do(SEAT if story.asked == Frame.FIRST else PASS)
    kinds = [phase for phase in phases if phase[1] != Phase.SETUP]
    assert kinds == [(number, phase) for number in (1, 2, 3) for phase in (Phase.ACTION, Phase.END)]
    assert story.g.reason != Reason.NONE


@pytest.mark.rule("SHA-62")
def test_the_match_goes_on_when_a_warband_is_wiped_out():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).set(SEVERIN, wounds=3)
    story.dice("hammer", "hammer", "dodge").attack(GARREK, SEVERIN).next_activation()
    assert story.is_out(SEVERIN) and (story.actor, story.g.round) == (1, 1)
    assert story.legal() == {PASS, DRAW}
    assert next_round(story, "c", "").g.round == 2


@pytest.mark.rule("SHA-63")
@pytest.mark.parametrize(("shown", "winner"), [(("c", ""), 0), (("", "cc"), 1)])
@pytest.mark.parametrize("first", [0, 1])
def test_the_winner_of_a_roll_off_says_who_begins_the_phase(shown, winner, first):
    story = scene({GARREK: (7, 2)}, FAR)
    story.g.done_first = -1
    next_round(story, *shown)
    assert story.actor == winner and story.legal() == {SEAT, SEAT + 1}
    story.do(SEAT + first)
    assert (story.asked, story.actor, story.g.first) == (Frame.ACTIVATE, first, first)


@pytest.mark.rule("SHA-64", "O-01")
@pytest.mark.parametrize(("setting", "winner"), [(0, 1), (1, 0)])
def test_who_placed_all_fighters_first_has_one_crit_more(setting, winner):
    """In every round; or, when set so, in the first round only. Single supports break the tie."""
    story = scene({GARREK: (7, 2)}, FAR, settings={Setting.EXTRA_CRIT: setting})
    story.g.done_first = 1
    assert next_round(story, "cs", "c").actor == winner


@pytest.mark.rule("SHA-64")
@pytest.mark.parametrize(("shown", "winner"), [(("cs", "c"), 1), (("cc", "cs"), 1), (("ccs", "c"), 0)])
def test_the_extra_crit_is_one_crit(shown, winner):
    story = scene({GARREK: (7, 2)}, FAR)
    story.g.done_first = 1
    assert next_round(story, *shown).actor == winner


@pytest.mark.rule("SHA-64", "O-01")
@pytest.mark.parametrize("setting", ["every-round", "first-round"])
def test_in_the_first_round_the_extra_crit_always_counts(setting):
    """Three fighters are placed sooner than five."""
    match = Opening(extra_crit=setting).to_hands().redraw().dice(*rolls("c", "")).redraw().first(1)
    match.dice(*rolls("c", "cs")).deploy_all()
    assert (match.asked, match.actor, match.g.round) == (Frame.FIRST, 0, 1)


@pytest.mark.rule("SHA-65")
def test_what_begins_with_the_phase_follows_the_roll_off():
    story = scene({GARREK: (7, 2)}, FAR).give(GARREK, "regeneration").set(GARREK, wounds=2)
    next_round(story, "c", "").do(SEAT + 1)
    assert (story.asked, story.actor) == (Frame.OPENING, 0)
    story.do(FIGHTER + story.fighter(GARREK))
    assert story.wounds(GARREK) == 1 and (story.asked, story.actor) == (Frame.ACTIVATE, 1)


@pytest.mark.rule("SHA-66", "SHA-67")
def test_activations_alternate_and_a_power_step_follows_each():
    story = scene({GARREK: (7, 2)}, FAR)
    told = []
    while story.g.phase == Phase.ACTION:
        told.append((story.asked, story.actor))
        story.do(PASS)
    steps = [[(Frame.ACTIVATE, seat), (Frame.POWER, seat), (Frame.POWER, 1 - seat)] for seat in (0, 1)]
    assert told == (steps[0] + steps[1]) * 4


def mending(*wounded: str) -> Story:
    """Everybody has Regeneration or Shardcaller as the next phase begins; seat 0 wins the roll-off about it."""
    own, other = {GARREK: (7, 2), SAEK: (3, 2), TARGOR: (5, 4)}, {SEVERIN: (15, 10), OBRYN: (11, 10)}
    story = scene(own, other, tokens=[(3, 2), (9, 8)])
    story.give(GARREK, "regeneration").give(SAEK, "shardcaller").give(SEVERIN, "regeneration")
    for name in wounded:
        story.set(name, wounds=1)
    return story


@pytest.mark.rule("SHA-68")
def test_a_player_chooses_the_order_of_abilities_of_the_same_moment():
    story = mending(GARREK)
    next_round(story, "c", "").do(SEAT)
    both = {PASS, FIGHTER + story.fighter(GARREK), ABILITY + story.fighter(SAEK)}
    assert (story.asked, story.actor) == (Frame.OPENING, 0) and story.legal() == both
    story.do(ABILITY + story.fighter(SAEK)).do(HEX + story.hex((9, 8)))
    assert story.g.token[story.hex((3, 2))] == 2 and story.legal() == {PASS, FIGHTER + story.fighter(GARREK)}


@pytest.mark.rule("SHA-68")
@pytest.mark.parametrize(("shown", "winner"), [(("c", ""), 0), (("", "c"), 1)])
def test_players_take_turns_with_abilities_of_the_same_moment(shown, winner):
    story = mending(GARREK, SEVERIN)
    next_round(story, "c", "").dice(*rolls(*shown)).do(SEAT)
    assert (story.asked, story.actor) == (Frame.OPENING, winner)
    leader = (GARREK, SEVERIN)[winner]
    story.do(FIGHTER + story.fighter(leader))
    assert story.actor == 1 - winner and story.asked == Frame.OPENING


@pytest.mark.rule("SHA-68")
def test_whoever_stops_resolves_no_more_at_that_moment():
    story = mending(GARREK, SEVERIN)
    next_round(story, "c", "").dice(*rolls("c", "")).do(SEAT).do(PASS)
    assert (story.asked, story.actor) == (Frame.OPENING, 1)
    story.do(FIGHTER + story.fighter(SEVERIN))
    assert story.asked == Frame.ACTIVATE and story.wounds(GARREK) == 1


# --- Activations ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-69")
def test_what_an_activation_can_be():
    story = scene({WARDEN: (7, 2), CHAMPION: (3, 2)}, {SEVERIN: (11, 2)}).hand(0, "supremacy")
    story.set(CHAMPION, out=1).give(WARDEN, "ancient-commander")
    warden = story.fighter(WARDEN)
    assert story.legal() == {
        PASS,
        DRAW,
        SWAP,
        MOVE + warden,
        CHARGE + warden,
        GUARD + warden,
        ATTACK + warden,
        ABILITY + warden,
    }


@pytest.mark.rule("SHA-69")
def test_the_actions_of_fighter_cards_and_upgrades():
    guard = {WARDEN: (7, 2), CHAMPION: (3, 2), "petitioner": (9, 0), "the-harvester": (11, 2)}
    story = scene(guard, {SEVERIN: (15, 10)}).give(WARDEN, "ancient-commander")
    assert story.can(ABILITY + 28 + story.fighter(WARDEN))  # moving two others
    story.card_("ancient-commander")
    assert (story.asked, story.actor) == (Frame.COMMAND, 0)


@pytest.mark.rule("SHA-69")
@pytest.mark.parametrize("action", [DRAW, SWAP])
def test_drawing_a_power_card_and_exchanging_an_objective(action):
    story = scene({GARREK: (7, 2)}, FAR).hand(0, "supremacy")
    powers, objectives = story.g.power_deck[0], story.g.objective_deck[0]
    story.do(action)
    if action == SWAP:
        story.card_("supremacy")
        assert story.place(0, "supremacy") == Place.DISCARD
    assert story.asked == Frame.POWER and story.g.objective_count[0] == 1
    assert story.g.power_count[0] == (action == DRAW)
    assert story.g.power_deck[0] == powers - (action == DRAW)
    assert story.g.objective_deck[0] == objectives - (action == SWAP)


@pytest.mark.rule("SHA-70")
def test_passing_uses_the_activation_up():
    story = scene({GARREK: (7, 2)}, FAR)
    story.do(PASS)
    assert story.asked == Frame.POWER and story.g.taken[0] == 1
    story.pass_power()
    assert (story.asked, story.actor) == (Frame.ACTIVATE, 1)


@pytest.mark.rule("SHA-71")
def test_a_fighter_may_attack_in_several_activations():
    story = scene({TARGOR: (7, 2)}, {SEVERIN: (9, 2)})
    for _ in range(3):
        story.dice("sword", "hammer", "dodge").attack(TARGOR, SEVERIN).next_activation().next_activation()
    assert story.wounds(SEVERIN) == 3


@pytest.mark.rule("SHA-72", "SHA-83")
def test_who_has_charged_is_not_activated_again():
    story = scene({SAEK: (5, 2), TARGOR: (1, 0)}, {SEVERIN: (9, 2)}).give(SAEK, "katophranes-belt")
    story.dice("sword", "sword", "dodge").charge(SAEK, (7, 2), SEVERIN).next_activation().next_activation()
    saek = story.fighter(SAEK)
    kinds = (MOVE, CHARGE, GUARD, ATTACK, ABILITY)
    assert not any(story.can(kind + saek) for kind in kinds) and story.can(TARGOR, GUARD)


@pytest.mark.rule("SHA-72")
@pytest.mark.parametrize("charged", [0, 1])
def test_neither_for_an_action_of_a_card(charged):
    guard = {WARDEN: (7, 2), CHAMPION: (3, 2), "petitioner": (9, 0), "the-harvester": (11, 2)}
    story = scene(guard, FAR).give(WARDEN, "ancient-commander")
    story.set(WARDEN, charged=charged)
    assert story.can("ancient-commander") == (not charged)


@pytest.mark.rule("SHA-73")
def test_nobody_draws_from_an_empty_deck():
    story = scene({GARREK: (7, 2)}, FAR)
    assert story.can(DRAW) and not story.can(SWAP)
    story.g.power_deck[0] = 0
    assert not story.can(DRAW)


@pytest.mark.rule("SHA-73")
def test_with_an_empty_objective_deck_the_card_is_discarded_and_none_drawn():
    story = scene({GARREK: (7, 2)}, FAR).hand(0, "supremacy")
    story.g.objective_deck[0] = 0
    story.do(SWAP).do(CARD + story.card("supremacy"))
    assert story.g.objective_count[0] == 0 and story.place(0, "supremacy") == Place.DISCARD


@pytest.mark.rule("SHA-74")
def test_hands_have_no_limit_in_the_action_phase():
    story = scene({GARREK: (7, 2)}, FAR).hand(0, "great-speed", "sprinter", "frenzy", "sidestep", "shardfall")
    for _ in range(3):
        story.do(DRAW).next_activation().next_activation()
    assert story.g.power_count[0] == 8 and story.asked == Frame.ACTIVATE
