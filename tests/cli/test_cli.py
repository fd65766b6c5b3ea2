"""The command `wartable` as a script or a person calls it: output for both, and plain refusals."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "wartable", *arguments],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "", "LC_MESSAGES": "", "LANG": "C.UTF-8", **environment},
    )


def answer(*arguments: str) -> Any:
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_simulate_gives_the_promised_json() -> None:
    score = answer(
        "simulate", "invictus", "--players", "greedy,random", "--games", "20", "--seed", "7", "--json"
    )
    assert set(score) == {"games", "wins", "draws", "score", "interval", "seed"}
    assert score["games"] == sum(score["wins"]) + score["draws"] == 20
    assert score["seed"] == 7
    low, high = score["interval"]
    assert 0 <= low <= score["score"] <= high <= 1


def test_simulate_tells_a_person_in_words() -> None:
    done = run("simulate", "--players", "greedy,random", "--games", "4", "--format", "short")
    assert done.returncode == 0
    assert "greedy scores" in done.stdout
    assert "4 games from seed 7" in done.stdout


def test_rules_gives_every_rule_with_its_tests() -> None:
    report = answer("rules", "invictus", "--json")
    assert {"id", "text", "tests"} == set(report[0])
    by_id = {row["id"]: row for row in report}
    assert {"INVI-1.1", "INVI-8.18", "INVI-11.10", "R1", "R30"} <= set(by_id)
    assert all(row["tests"] for row in report)


def test_cards_gives_every_card_with_its_tests() -> None:
    report = answer("cards", "invictus", "--json")
    assert len(report) == 30
    assert {"id", "name", "set", "implemented", "tests"} <= set(report[0])
    assert all(row["implemented"] for row in report)


def test_the_built_in_sheet_can_be_printed_and_read_back(tmp_path: Path) -> None:
    printed = run("sheet")
    file = tmp_path / "mine.toml"
    file.write_text(printed.stdout)
    assert "is a good sheet" in run("sheet", str(file)).stdout


def test_a_deck_is_checked_for_its_format() -> None:
    assert "can be played in duel" in run("deck", "king").stdout
    refused = run("deck", "king", "--format", "short")
    assert refused.returncode == 2
    assert "needs exactly 10 soldiers" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("simulate", "chess"), "there is no game called 'chess'"),
        (("simulate", "--players", "greedy"), "two players are needed"),
        (("simulate", "--players", "greedy,deep"), "'deep' is not a player"),
        (("simulate", "--games", "3"), "not an even number"),
        (("simulate", "--format", "duels"), "Did you mean duel?"),
        (("simulate", "-o", "build"), "name=value"),
        (("simulate", "-o", "build=quick"), "build can be shared, free, ready"),
        (("simulate", "-o", "speed=1"), "there is no option called 'speed'"),
        (("ladder", "--players", "greedy"), "at least two players"),
        (("play", "--nation", "viking"), "nation0 can be king, shogun, pharaoh"),
        (("play", "--deck", "missing.toml"), "there is no deck file 'missing.toml'"),
        (("play", "--sheet", "missing.toml"), "can't be read"),
        (("deck", "king", "--format", "duels"), "there is no format"),
    ],
)
def test_a_mistake_is_answered_in_one_plain_line(arguments: tuple[str, ...], words: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "environment", "words"),
    [
        (("--language", "ja", "--nation", "viking"), {}, "nation0 に使えるのはking、shogun、pharaohです"),
        (("--nation", "viking"), {"LANG": "pl_PL.UTF-8"}, "nation0 może mieć wartość: king, shogun, pharaoh"),
        (("--language", "en", "--nation", "viking"), {"LANG": "pl_PL.UTF-8"}, "nation0 can be king"),
        (("--language", "pl", "--resume", "none"), {}, "nie ma pliku partii 'none'"),
        (("--language", "tlh"), {}, "there is no language called 'tlh'; choose en, ja, pl"),
    ],
)
def test_a_mistake_in_a_match_is_answered_in_the_players_language(
    arguments: tuple[str, ...], environment: dict[str, str], words: str
) -> None:
    done = run("play", *arguments, **environment)
    assert done.returncode == 2
    assert words in done.stderr


def test_a_language_alone_still_opens_the_menu(tmp_path: Path) -> None:
    done = run("play", "--language", "pl", WARTABLE_DATA=str(tmp_path))
    assert done.returncode == 0 and "W co gramy?" in done.stdout


def test_brackets_in_an_answer_are_shown(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('leader = "king-a"\n')
    assert "list them under [soldiers]" in run("deck", str(file)).stderr


def test_the_version_is_printed() -> None:
    assert run("--version").stdout.startswith("wartable 0.")


def test_a_match_can_be_started_in_plain_python(tmp_path: Path) -> None:
    done = run("play", "--seed", "1", "--opponent", "random", WARTABLE_JIT="0", WARTABLE_DATA=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
