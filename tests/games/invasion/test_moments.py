"""Moments: whose events an effect hears of, of which cards, in which phase; and qualities until the turn ends."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import Hook, To, When, Whose, carries, forced
from wartable.games.invasion.cards.where import UNIT
from wartable.games.invasion.rules.changing import give_quality
from wartable.games.invasion.rules.facts import has_quality
from wartable.games.invasion.rules.piles import gain
from wartable.games.invasion.state import Phase, Race

from .made_up import closed, made_up
from .scene import THEM, piece, scene

MILITIA = BY_KEY["peasant-militia"].number


def listening(**said):
    """A Militia that brings a resource whenever it hears of something."""
    with made_up():
        forced(MILITIA, **said)(lambda g, seat: gain(g, seat, 1))
        closed()
        yield


@pytest.mark.parametrize(
    ("of", "heard"),
    [
        (UNIT, 2),
        (UNIT.own, 1),
        (UNIT.enemy, 1),
        (UNIT.enemy.of(Race.ORC), 1),
        (UNIT.enemy.of(Race.EMPIRE), 0),
        (UNIT.own.of(Race.DWARF, Race.EMPIRE), 1),
    ],
    ids=lambda value: getattr(value, "phrase", None),
)
def test_an_effect_hears_of_the_cards_that_it_asks_for(of, heard):
    for _ in listening(when=When.UNIT_LEAVES, of=of):
        s = scene(
            {"kingdom": ["peasant-militia"], "quest": ["huntsmen"]},
            {"battlefield": ["crooked-teef-goblins"]},
            hand=["pilgrimage", "pilgrimage"],
            resources=20,
        )
        before = s.resources() - 2 * s.cost("pilgrimage")
        s.play("pilgrimage", "huntsmen").resolve()
        s.play("pilgrimage", "their crooked-teef-goblins").resolve()
        assert s.resources() == before + heard


def test_a_filter_that_says_where_something_lies_is_refused():
    with made_up(), pytest.raises(AssertionError, match="says too much"):
        forced(MILITIA, When.UNIT_LEAVES, of=UNIT.in_battlefield)


@pytest.mark.parametrize(("whose", "heard"), [(Whose.OWN, 1), (Whose.ENEMY, 1), (Whose.ANY, 2)])
def test_an_effect_hears_of_the_player_that_it_asks_for(whose, heard):
    for _ in listening(when=When.TURN_ENDS, whose=whose):
        s = scene({"quest": ["peasant-militia"]}, phase="end")
        s.close().to("end", THEM).close()
        assert (s.g.turn, s.resources()) == (7, heard)


def test_an_effect_hears_of_the_phase_that_it_asks_for():
    for _ in listening(when=When.PHASE_BEGINS, phase=Phase.QUEST):
        s = scene({"battlefield": ["peasant-militia"]}, phase="kingdom").close()
        assert (s.phase, s.resources()) == ("quest", 1)
        s.close()
        assert (s.phase, s.resources()) == ("capital", 1)


def test_a_quality_is_given_to_the_host_to_the_quester_or_to_itself():
    choppa, quest = BY_KEY["choppa"].number, BY_KEY["infiltrate"].number
    s = scene(
        {
            "battlefield": ["huntsmen", piece("choppa", on="huntsmen"), "peasant-militia"],
            "quest": ["infiltrate", piece("runesmith", on="infiltrate")],
        }
    )
    units = ("huntsmen", "peasant-militia", "runesmith")
    for card, to, has in ((choppa, To.HOST, 0), (MILITIA, To.ITSELF, 1), (quest, To.QUESTER, 2)):
        with made_up():
            carries(card, Hook.NO_ATTACK, to=to)
            s.g.carriers[Hook.NO_ATTACK] = 1
            found = [bool(has_quality(s.g, s.slot(name), Hook.NO_ATTACK)) for name in units]
            s.g.carriers[Hook.NO_ATTACK] = 0
        assert [place for place, there in enumerate(found) if there] == [has]


def test_a_quality_ends_with_the_turn_and_with_the_card():
    s = scene({"battlefield": ["huntsmen", "pistoliers"]}, hand=["pilgrimage"], resources=9)
    for name in ("huntsmen", "pistoliers"):
        give_quality(s.g, s.slot(name), Hook.NO_ATTACK)
    slot = s.slot("huntsmen")
    s.play("pilgrimage", "huntsmen").resolve()
    assert s.g.lasting[slot] == 0 and has_quality(s.g, s.slot("pistoliers"), Hook.NO_ATTACK)
    s.to("capital", THEM)
    assert not has_quality(s.g, s.slot("pistoliers"), Hook.NO_ATTACK)
