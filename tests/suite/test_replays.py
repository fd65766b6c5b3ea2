"""Kept matches, and every failure ever found, play as they did."""

import pytest

from wartable.games.invictus.state import Reason

from .matches import usual
from .replays import Replay, replays

KEPT = replays()


@pytest.mark.parametrize("match", KEPT, ids=lambda match: match.path.stem)
def test_a_kept_match_plays_as_it_did(match: Replay) -> None:
    position = match.start()
    for action in match.actions:
        assert not position.over
        position.play(action)
        position.game.invariants(position.record)
    assert position.over
    assert position.returns() == match.returns


def test_every_format_has_kept_matches() -> None:
    kept = {(match.game, match.format) for match in KEPT}
    assert kept == {(variant.game.name, variant.format) for variant in usual()}


@pytest.mark.parametrize("format", ["duel", "multinational", "short", "challenge", "alliance"])
def test_invictus_matches_end_in_every_way(format: str) -> None:
    """One kept match for each reason that a match can end for."""
    reasons = set()
    for match in KEPT:
        if (match.game, match.format) == ("invictus", format):
            position = match.start()
            for action in match.actions:
                position.play(action)
            reasons.add(Reason(position.record.reason))
    assert reasons == set(Reason) - {Reason.NONE}
