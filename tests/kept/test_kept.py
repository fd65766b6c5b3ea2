"""The matches of every release, played again: equal to the last sum, or parting exactly where the CHANGELOG says."""

import re
from pathlib import Path

import pytest

import wartable
from wartable.table.match import Match
from wartable.table.proof import PARTED, read_back, verify

from .keeping import PARTINGS, papers, partings, read

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
KEPT = papers()


def releases() -> list[str]:
    """All releases in the CHANGELOG from the first that matches were kept of on, the latest first."""
    found = re.findall(r"^## (\d+\.\d+\.\d+)", CHANGELOG.read_text(), re.MULTILINE)
    return [version for version in found if _number(version) >= min(map(_number, _kept_releases()))]


def _kept_releases() -> set[str]:
    return {name.split("/")[0] for name in KEPT}


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def test_every_release_has_matches_of_every_game() -> None:
    assert KEPT
    for version in releases():
        games = {name.split("/")[1].split("-")[0] for name in KEPT if name.startswith(f"{version}/")}
        assert games == set(wartable.game_names()), f"keep matches of {version}: python -m tests.kept.keeping"


@pytest.mark.parametrize("name", KEPT)
def test_a_kept_match_goes_as_it_went(name: str) -> None:
    paper, parting = read(KEPT[name]), partings().get(name)
    match = read_back(paper, "again")
    today = wartable.game(paper["game"])
    if parting is None:
        assert verify(paper) == [], f"{name} parts; if the CHANGELOG says so, write it into {PARTINGS.name}"
        assert [entry.sum for entry in match.entries] == [entry[4] for entry in paper["entries"]]
        assert match.is_open and match.result is not None
        assert list(match.result.returns) == paper["result"]["returns"]
    else:
        (problem,) = verify(paper)
        assert problem.name == PARTED and len(match.entries) - 1 == parting
        assert today.rules_version > paper["terms"]["rules"]
        told = rf"^- {today.title}: rules version {today.rules_version}\b"
        assert re.search(told, CHANGELOG.read_text(), re.MULTILINE), "the CHANGELOG does not say so"


def test_nothing_parts_that_is_not_there() -> None:
    assert set(partings()) <= set(KEPT)


def test_a_changed_rule_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches would be worthless if they went on whatever the rules do."""
    for name in wartable.game_names():
        chosen = wartable.game(name)
        paper = read(next(path for key, path in KEPT.items() if f"/{name}-" in key))
        stored = read_back(paper, "again").stored
        play, count = chosen.rules["play"], [0]

        def otherwise(g, action, play=play, count=count):  # type: ignore[no-untyped-def]
            play(g, action)
            count[0] += 1
            if count[0] == 20:
                g.chance[0] ^= 1

        monkeypatch.setitem(chosen.rules, "play", otherwise)  # type: ignore[call-overload]
        monkeypatch.setattr("wartable.table.match.quickest", lambda game: _plain(game))
        assert Match.replayed(stored).parted
        monkeypatch.undo()


def _plain(game: wartable.Game):  # type: ignore[no-untyped-def]
    from wartable.kernel.engine import CORE, Engine

    return Engine(game, compiled=False).load([CORE])
