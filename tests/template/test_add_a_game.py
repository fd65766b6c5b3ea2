"""The page about adding a game holds: its template becomes a package, which is installed and played everywhere."""

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import wartable
from wartable.locale import languages
from wartable.template import PACKAGE

from .newcomer import Newcomer, documented

MOST_LINES = 135  # of Python that are neither empty nor a comment


@pytest.fixture(scope="module")
def newcomer(tmp_path_factory: pytest.TempPathFactory) -> Newcomer:
    found = Newcomer(tmp_path_factory.mktemp("newcomer"))
    found.install()
    return found


@pytest.fixture(scope="module")
def table(newcomer: Newcomer) -> Iterator[httpx.Client]:
    """The web table of one who has installed the game."""
    process = subprocess.Popen(
        [sys.executable, "-m", "wartable.web.app", "0"],
        cwd=newcomer.folder,
        env={**newcomer.environment, "WARTABLE_JIT": "0"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    address = next(word for line in process.stdout for word in line.split() if word.startswith("http"))
    with httpx.Client(base_url=address, timeout=120) as client:
        yield client
    process.terminate()
    process.wait(30)


def test_the_template_is_small_and_no_game_of_ours() -> None:
    source = (PACKAGE / "skirmish" / "__init__.py").read_text(encoding="utf-8")
    lines = [line for line in source.splitlines() if line.strip() and not line.strip().startswith("#")]
    assert len(lines) <= MOST_LINES
    assert "skirmish" not in wartable.game_names()


def test_every_command_of_the_page_is_looked_at_here() -> None:
    assert [command.split()[:2] for command in documented()] == [
        ["python", "-m"],
        ["pip", "install"],
        ["wartable", "games"],
        ["wartable", "play"],
        ["wartable", "verify"],
        ["wartable", "simulate"],
        ["wartable", "bench"],
    ]


def test_the_game_is_found_and_played_in_the_terminal(newcomer: Newcomer) -> None:
    games, play, verify = documented()[2:5]
    assert "Five tricks; who takes three wins." in newcomer.run(games)
    said = unwrapped(newcomer.run(play, "1\n" * 5))
    assert "Lead a card." in said or "Answer" in said
    assert "win the skirmish" in said or "wins the skirmish" in said
    assert newcomer.run(verify)


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(newcomer: Newcomer, language: str) -> None:
    asked = {"en": "Lead a card.", "ja": "札を1枚出してください。", "pl": "Wyjdź kartą."}
    said = newcomer.run(f"wartable play skirmish --opponent random --seed 1 --language {language}", "1\n" * 5)
    assert asked[language] in said
    assert "skirmish-" not in said


def test_players_and_engine_are_measured(newcomer: Newcomer) -> None:
    simulate, bench = documented()[5:]
    assert "20 games" in newcomer.run(simulate)
    assert "usual" in newcomer.run(bench)


def test_it_is_played_through_the_api(table: httpx.Client) -> None:
    seats = [{"kind": "person"}, {"kind": "computer", "level": "search:30"}]
    made = table.post("/api/v1/matches", json={"game": "skirmish", "seats": seats, "window": 0}).json()
    place, chance = f"/api/v1/matches/{made['match']}", random.Random(1)
    joined = table.post(f"{place}/join", json={"salt": "of a test"}, headers=held(made["tokens"][0])).json()
    token = joined["token"] or made["tokens"][0]
    for _ in range(200):
        state = table.get(place, headers=held(token)).json()
        if state["status"] == "over":
            break
        if state["actions"]:
            move = {"decision": state["decision"], "action": chance.choice(state["actions"])["action"]}
            assert table.post(f"{place}/moves", json=move, headers=held(token)).status_code == 200
    assert state["status"] == "over" and sorted(state["result"]["returns"]) == [-1, 1]
    assert isinstance(state["view"]["seats"][1]["hand"], int), "nobody sees another's hand"


def unwrapped(said: str) -> str:
    """The same words wherever the terminal broke its lines."""
    return " ".join(said.split())


def held(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_the_lobby_offers_it(table: httpx.Client) -> None:
    assert "Skirmish" in table.get("/").text


def test_a_second_copy_is_refused_in_words(newcomer: Newcomer) -> None:
    again = subprocess.run(
        [sys.executable, "-m", "wartable.template", "my-game"],
        cwd=newcomer.folder,
        env=newcomer.environment,
        capture_output=True,
        text=True,
    )
    assert again.returncode == 1 and "not there yet" in again.stderr
    assert Path(newcomer.folder / "my-game").is_dir()
