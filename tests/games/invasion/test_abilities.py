"""Cards with several actions and several forced effects: each is used, ordered and told by itself."""

import pytest

from wartable.games.invasion.cards import ABILITIES, BY_KEY
from wartable.games.invasion.cards.declare import Kind, Price, When, action, forced
from wartable.games.invasion.cards.where import UNIT
from wartable.games.invasion.offers import offers
from wartable.games.invasion.rules.changing import change_power
from wartable.games.invasion.rules.entering import corrupt
from wartable.games.invasion.rules.piles import gain
from wartable.games.invasion.state import Frame
from wartable.games.invasion.vocabulary import second_action, slot_action
from wartable.games.invasion.words import describe, refuse
from wartable.locale import languages, words

from .made_up import closed, made_up
from .scene import ME, THEM, scene

MILITIA = BY_KEY["peasant-militia"].number
SAY = words("en").say


def test_no_action_of_a_card_is_for_nothing():
    """Each use spends resources, tokens, a card or its turn's use: nobody can go on with the same one for ever."""
    for ability in ABILITIES:
        if ability.kind == Kind.ACTION:
            spends = ability.cost > 0 or ability.spend > 0 or ability.price != Price.NONE or ability.once
            assert spends, f"{ability.card} could be used without end"


@pytest.fixture
def militia():
    """A Militia that can make a unit stronger for 1 or, once a turn, corrupt one for nothing."""
    with made_up():

        @action(MILITIA, UNIT, cost=1, once=True)
        def first(g, one):
            change_power(g, one, 1)

        @action(MILITIA, UNIT.other, once=True)
        def second(g, one):
            corrupt(g, one)

        closed()
        yield


def board(**others):
    return scene(
        {"quest": ["peasant-militia"]},
        {"battlefield": ["crooked-teef-goblins"]},
        **{"resources": 2, **others},
    )


def use_second(s, *choices):
    return s.do(second_action(s.slot("peasant-militia"))).choose(*choices)


@pytest.mark.rule("INV-121", "INV-122")
def test_each_of_two_actions_is_used_by_itself(militia):
    s = board()
    s.use("peasant-militia", "their crooked-teef-goblins").resolve()
    assert (s.power("their crooked-teef-goblins"), s.corrupt("their crooked-teef-goblins")) == (2, False)
    slot = s.slot("peasant-militia")
    assert slot_action(slot) not in s.position.legal() and second_action(slot) in s.position.legal()
    use_second(s, "their crooked-teef-goblins").resolve()
    assert s.corrupt("their crooked-teef-goblins") and second_action(slot) not in s.position.legal()
    assert s.resources() == 1


def test_once_a_turn_is_said_of_each_action_and_over_with_the_turn(militia):
    s = use_second(board(), "their crooked-teef-goblins").resolve()
    slot = s.slot("peasant-militia")
    refusal = refuse(s.g, second_action(slot))
    assert refusal.name == "invasion-refuse-used" and slot_action(slot) in s.position.legal()
    s.to("capital", THEM).to("quest", ME)
    assert second_action(slot) in s.position.legal()


def test_two_actions_are_told_apart_in_every_language(militia):
    s = board()
    slot = s.slot("peasant-militia")
    said = [SAY(describe(s.g, action)) for action in (slot_action(slot), second_action(slot))]
    assert said == [
        "Use action 1 of Peasant Militia (your quest zone) for 1",
        "Use action 2 of Peasant Militia (your quest zone)",
    ]
    for language in languages():
        told = {
            words(language).say(describe(s.g, action), "short")
            for action in (slot_action(slot), second_action(slot))
        }
        assert len(told) == 2
    first, second = (s.position.explain(action) for action in (slot_action(slot), second_action(slot)))
    assert first != second and first.verb == second.verb == "use"


def test_a_second_action_goes_to_its_target_and_is_weighty_where_one_press_does_all(militia):
    s = board()
    action = second_action(s.slot("peasant-militia"))
    offer = offers(s.g, {action: s.position.explain(action)})[action]
    assert [way.target["card"] for way in offer.ways] == ["crooked-teef-goblins"]
    assert offer.weighty


def test_why_a_second_action_cannot_be_used():
    s = board()
    message = refuse(s.g, second_action(s.slot("peasant-militia")))
    assert message.name == "invasion-refuse-no-action"
    s = scene({"quest": ["runesmith"]}, resources=2)
    message = refuse(s.g, second_action(s.slot("runesmith")))
    assert message.name == "invasion-refuse-no-second-action"
    assert all(words(language).say(message) for language in languages())


def test_a_third_action_is_refused_when_it_is_declared(militia):
    with pytest.raises(AssertionError, match="has more than 2 actions"):
        action(MILITIA)(lambda g: None)


@pytest.fixture
def two_forced():
    """A Militia that brings 1 and 10 resources at the beginning of the turn, and 5 at its end."""
    with made_up():

        @forced(MILITIA, When.TURN_BEGINS)
        def one(g, seat):
            gain(g, seat, 1)

        @forced(MILITIA, When.TURN_BEGINS)
        def ten(g, seat):
            gain(g, seat, 10)

        @forced(MILITIA, When.TURN_ENDS)
        def five(g, seat):
            gain(g, seat, 5)

        @forced(MILITIA, When.LEAVES_PLAY)
        def fifty(g, seat):
            gain(g, seat, 50)

        closed()
        yield


@pytest.mark.rule("INV-128", "U-02")
def test_forced_effects_of_one_card_are_put_in_order(two_forced):
    s = board(phase="begin", at_entry=True, resources=0)
    assert s.asked == Frame.ORDER and s.actor == ME
    offered = [SAY(describe(s.g, action)) for action in s.position.legal()]
    assert len(set(offered)) == 2, offered
    s.choose(1)
    assert s.resources() == 11


def test_each_forced_effect_has_a_moment_of_its_own(two_forced):
    s = board(phase="end")
    s.close()
    assert s.resources() == 7, "5 at the end, none of the others"
    s = scene(
        {"quest": ["peasant-militia"]},
        hand=["troll-vomit"],
        capital="orc",
        resources=9,
        their_capital="dwarf",
    )
    s.play("troll-vomit").resolve()
    assert not s.in_play("peasant-militia") and s.resources() >= 50
