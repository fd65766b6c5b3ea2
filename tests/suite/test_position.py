"""`Position`: what it tells is plain, agrees with itself, and can't be used to change the match."""

import json

import numpy as np

from wartable import Game

from .matches import Variant, assert_result, moments, play_out, scaled


def test_a_new_match_waits_for_a_decision(variant: Variant) -> None:
    position = variant.new(seed=4)
    assert position.seats == variant.game.formats[variant.format].seats
    assert 0 <= position.actor < position.seats
    assert not position.over
    assert position.returns() == [0] * position.seats
    assert position.events(0) == []


def test_legal_actions_are_the_marked_ones_in_order(usual_variant: Variant) -> None:
    for position in moments(usual_variant, matches=3, each=6):
        mask = position.mask().tolist()
        assert set(mask) <= {0, 1}
        assert position.legal() == [action for action, marked in enumerate(mask) if marked]


def test_returns_favour_one_team_or_those_who_share_the_first_place(usual_variant: Variant) -> None:
    for seed in range(scaled(usual_variant, 40)):
        assert_result(play_out(usual_variant.new(seed), seed))


def test_play_tells_what_its_own_seat_saw(usual_variant: Variant) -> None:
    for position in moments(usual_variant, matches=3, each=6):
        seat = position.actor
        assert position.play(position.legal()[-1]) == position.events(seat)


def test_observations_are_filled_whole(usual_variant: Variant) -> None:
    """Nothing is left over from what the row held before."""
    game = usual_variant.game
    for position in moments(usual_variant, matches=3, each=6):
        for seat in range(position.seats):
            row = position.observe(seat)
            stained = row.copy().reshape(1, -1)
            stained[:] = 77
            position.engine.call("observations", position.records, np.array([seat], np.int64), stained)
            assert stained[0].tolist() == row.tolist()
            assert len(row) == game.observation


def test_views_and_explanations_are_plain_data(usual_variant: Variant) -> None:
    """A screen elsewhere gets them as JSON, for every seat and a spectator, at any moment and at the end."""
    for position in [*moments(usual_variant, matches=3, each=8), play_out(usual_variant.new(1), 1)]:
        for seat in range(-1, position.seats):
            view = position.view(seat)
            assert json.loads(json.dumps(view)) == json.loads(json.dumps(position.view(seat)))
        for action in position.legal():
            told = position.explain(action)
            assert told.verb
            json.dumps([told.verb, told.source, told.target])


def test_legal_actions_are_told_apart(usual_variant: Variant) -> None:
    """No two legal actions of one moment look the same, or a screen could not offer them."""
    for position in moments(usual_variant, matches=6, each=10):
        told = [position.explain(action) for action in position.legal()]
        shown = [json.dumps([action.verb, action.source, action.target]) for action in told]
        assert len(set(shown)) == len(shown)


def test_every_card_is_listed_once(game: Game) -> None:
    cards = game.cards()
    assert len({json.dumps(card) for card in cards}) == len(cards) > 0
