"""Kept matches, and every failure ever found, play as they did."""

import pytest

from .matches import Variant, usual
from .replays import Replay, ends, replays

KEPT = replays()
# The rules' own tests play such matches.
NEVER_BY_CHANCE = {("invasion", "LONG"), ("shadespire", "WIPED_OUT")}


@pytest.mark.parametrize("match", KEPT, ids=lambda match: match.path.stem)
def test_a_kept_match_plays_as_it_did(match: Replay) -> None:
    position = match.start()
    for action in match.actions:
        assert not position.over
        position.play(action)
        position.game.check(position.records)
    assert position.over
    assert position.returns() == match.returns


def test_every_format_has_kept_matches() -> None:
    kept = {(match.game, match.format) for match in KEPT}
    assert kept == {(variant.game.name, variant.format) for variant in usual()}


def test_matches_end_in_every_way(usual_variant: Variant) -> None:
    """One kept match for each reason that a match can end for."""
    game = usual_variant.game.name
    reasons = set()
    for match in KEPT:
        if (match.game, match.format) == (game, usual_variant.format):
            position = match.start()
            for action in match.actions:
                position.play(action)
            reasons.add(ends(game)(position.record.reason).name)
    possible = [reason.name for reason in ends(game) if reason > 0]
    assert reasons == {reason for reason in possible if (game, reason) not in NEVER_BY_CHANCE}
