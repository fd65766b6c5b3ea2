"""Interpreted or compiled, in this process or another, today or next year: the same seed gives the same bytes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from wartable.kernel.engine import CORE, MANY, SOUNDNESS, engine
from wartable.players import player

from .digests import digests, pinned
from .matches import LONGEST, Variant, all_variants, moments, scaled, usual, walk

ROOT = Path(__file__).parents[2]


def digests_elsewhere(usual_variant: Variant, jit: str) -> dict[str, str]:
    environment = {**os.environ, "WARTABLE_JIT": jit, "PYTHONHASHSEED": "7"}
    command = [sys.executable, "-m", "tests.suite.digests", usual_variant.name]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_the_digests_are_the_pinned_ones(usual_variant: Variant) -> None:
    """A change of rules, record or generator changes them; if it was meant: python -m tests.suite.digests --update."""
    found = digests(usual_variant)
    assert found == {name: pinned().get(name) for name in found}


@pytest.mark.parametrize("jit", ["0", "1"])
def test_another_process_gives_the_same_bytes(usual_variant: Variant, jit: str) -> None:
    found = digests_elsewhere(usual_variant, jit)
    assert found == {name: pinned().get(name) for name in found}


def test_digests_of_every_format_are_pinned_and_no_others() -> None:
    assert {name.removesuffix(" with options") for name in pinned()} == {variant.name for variant in usual()}


def test_interpreted_equals_compiled_with_every_option(variant: Variant) -> None:
    """A match of each variant step by step; the digests compare many more."""
    compiled = variant.new(seed=1, compiled=True)
    plain = variant.new(seed=1, compiled=False)
    for action in walk(compiled, seed=1):
        assert plain.to_bytes() == compiled.to_bytes()
        assert plain.actor == compiled.actor
        assert plain.legal() == compiled.legal()
        plain.play(action)
    assert plain.to_bytes() == compiled.to_bytes()
    assert plain.returns() == compiled.returns()


def test_interpreted_knows_and_imagines_the_same(usual_variant: Variant) -> None:
    for compiled in moments(usual_variant, matches=3, each=6, compiled=True):
        plain = usual_variant.game.from_bytes(compiled.to_bytes(), compiled=False)
        for seat in range(compiled.seats):
            assert np.array_equal(plain.observe(seat), compiled.observe(seat))
            assert plain.imagine(seat, 3).to_bytes() == compiled.imagine(seat, 3).to_bytes()


def test_interpreted_random_matches_are_the_same(usual_variant: Variant) -> None:
    game, count = usual_variant.game, scaled(usual_variant, 6)
    found = []
    for compiled in (True, False):
        mask, view = np.zeros(game.actions, np.uint8), np.zeros(game.observation, np.int16)
        wins, lengths = np.zeros(5, np.int64), np.zeros(count, np.int64)
        given = game.given(usual_variant.format)
        engine(game, [MANY], compiled=compiled).call(
            "random_matches", game.layout.zeros(2), given, 4, count, mask, view, wins, lengths
        )
        found.append((wins.tolist(), lengths.tolist()))
    assert found[0] == found[1]


def test_interpreted_checks_find_the_same(usual_variant: Variant) -> None:
    game, count = usual_variant.game, scaled(usual_variant, 6)
    found = []
    for compiled in (True, False):
        mask, fault = np.zeros(game.actions, np.uint8), np.zeros(2, np.int64)
        wins = np.zeros(game.formats[usual_variant.format].seats + 1, np.int64)
        lengths = np.zeros(count, np.int64)
        given = game.given(usual_variant.format)
        unsound = engine(game, [CORE, SOUNDNESS], compiled).call(
            "sound_matches", game.layout.zeros(2), given, 4, count, LONGEST, 0, mask, wins, lengths, fault
        )
        assert unsound == -1, fault
        found.append((wins.tolist(), lengths.tolist()))
    assert found[0] == found[1]


@pytest.mark.parametrize("spec", ["random", "greedy", "search:20"])
def test_interpreted_players_choose_the_same(
    usual_variant: Variant, spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = []
    for jit in ("1", "0"):
        monkeypatch.setenv("WARTABLE_JIT", jit)
        positions = moments(usual_variant, matches=1, each=4)
        chosen.append([player(spec, usual_variant.game, 5).choose(p, p.actor) for p in positions])
    assert chosen[0] == chosen[1]


def test_seeds_make_a_difference() -> None:
    for variant in all_variants():
        positions = [variant.new(seed) for seed in range(scaled(variant, 8))]
        for seed, position in enumerate(positions):
            for _ in walk(position, seed):
                pass
        assert len({position.to_bytes() for position in positions}) > 1
