"""Files that want to bring a position of their own: bytes that no rule has made never reach the rules."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

from wartable.kernel.contract import Position, game
from wartable.table.proof import verify

from ..wrong_values import wrongly
from .papers import finished, origin_of
from .served import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('import')}/table.sqlite") as running:
        yield running


def kept(served: Served) -> list[dict[str, Any]]:
    return served.run(served.table.store.summaries())


def change(field: str, value: int) -> Callable[[Position], None]:
    def changed(position: Position) -> None:
        position.records.array[0][field][...] = value

    return changed


def deep_frames(position: Position) -> None:
    position.records.array[0]["depth"] = 120


ATTACKS = [
    ("invasion", "draft", change("removed", 127)),
    ("invasion", "draft", change("supply_cut", -128)),
    ("invasion", "draft", change("picked", 32767)),
    ("invictus", "duel", change("frames", 127)),
    ("invictus", "duel", deep_frames),
]


@pytest.mark.parametrize(("name", "format", "attack"), ATTACKS)
def test_a_position_in_bytes_is_refused_and_nothing_is_kept(
    served: Served, name: str, format: str, attack: Callable[[Position], None]
) -> None:
    position = game(name).new(format, 1, compiled=False)
    attack(position)
    paper = finished(name, format)
    before = kept(served)
    for signature in ("", None, 5, "x" * 64, "\ud800", finished(name, format)["seed"]):
        forged = copy.deepcopy(paper)
        forged["terms"]["origin"] = origin_of(position)
        forged["signature"] = signature
        for path in ("/import", "/verify"):
            answer = served.send(path, forged)
            told = answer.json()
            assert answer.status_code == (422 if path == "/import" else 200)
            assert "only the table where it was played can vouch" in str(told)
    assert kept(served) == before


def test_a_sound_position_that_another_has_signed_is_refused_too(served: Served) -> None:
    """Also one without a signature, as older tables wrote them."""
    origin = origin_of(game("invictus").new("duel", 1, compiled=False))
    paper = finished("invictus", "duel", origin=origin)
    assert len(paper["signature"]) == 64
    older = {name: value for name, value in paper.items() if name != "signature"}
    before = kept(served)
    for forged in (paper, older):
        answer = served.post("/import", forged)
        assert answer.status_code == 422 and "can vouch" in answer.json()["text"]
    assert kept(served) == before


def test_a_table_takes_back_what_it_has_signed_itself_and_nothing_else(served: Served) -> None:
    match, tokens = served.begin()
    served.post(f"/matches/{match}/resign", token=tokens[0])
    made = served.post(f"/matches/{match}/continue", {"step": 0, "level": "random"}, tokens[0]).json()
    (token,) = [token for token in made["tokens"] if token]
    served.post(f"/matches/{made['match']}/join", {"salt": "x"}, token)
    served.post(f"/matches/{made['match']}/resign", token=token)
    paper = served.get(f"/matches/{made['match']}/download").json()
    assert paper["terms"]["origin"] and served.post("/verify", paper).json() == {"wrong": []}
    name = served.post("/import", paper).json()["match"]
    assert served.get(f"/matches/{name}/replay/0").status_code == 200
    other = copy.deepcopy(paper)
    other["terms"]["origin"] = origin_of(game("invictus").new("duel", 9, compiled=False))
    assert served.post("/import", other).status_code == 422
    assert served.post("/import", {**paper, "format": "short"}).status_code == 422
    (problem,) = verify(paper)
    assert problem.name == "error-paper-origin", "without the table's key nobody can tell"


def test_a_match_from_a_file_is_in_nobodys_list(served: Served) -> None:
    paper = finished("invictus", moves=3)
    paper["terms"]["public"] = True
    name = served.post("/import", paper).json()["match"]
    for path in ("/matches/open", "/matches/recent", "/matches/mine"):
        assert name not in served.get(path).text
    (row,) = [row for row in kept(served) if row["name"] == name]
    now = served.table.now()
    assert not row["public"] and now - 60 < row["created"] <= now and now - 60 < row["updated"] <= now
    again = served.get(f"/matches/{name}/download").json()
    assert again["created"] == paper["created"] and served.post("/verify", again).json() == {"wrong": []}


# --- Wrong values over the wire -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["invictus", "shadespire"])
def test_papers_with_wrong_values_are_answered_in_words(served: Served, name: str) -> None:
    paper = finished(name, moves=2)
    before = {row["name"] for row in kept(served)}
    for number, (_, forged) in enumerate(wrongly(paper, 120, 8)):
        for path in ("/verify", "/import")[number % 2 :]:
            answer = served.send(path, forged)
            assert answer.status_code in (200, 422), answer.text
            told = answer.json()
            if answer.status_code == 422:
                assert set(told) == {"error", "text"} and told["text"]
            elif path == "/import":
                before.add(told["match"])
                assert served.get(f"/matches/{told['match']}").status_code == 200
    assert {row["name"] for row in served.run(served.table.store.summaries(most=1000))} == before


def test_options_and_terms_with_wrong_values_are_answered_in_words(served: Served) -> None:
    wish: dict[str, Any] = {
        "game": "invictus",
        "format": "challenge",
        "options": {"queue0": 4, "deck0": "king", "sheet": "", "build": "ready"},
        "seats": [{"kind": "person", "name": "Ann", "link": 0}, {"kind": "computer", "level": "easy"}],
        "clock": {"kind": "move", "seconds": 60, "increment": 0},
        "window": 0,
        "silence": 100,
        "public": True,
    }
    assert served.send("/matches", wish).status_code == 200
    for _, forged in wrongly(wish, 250, 3):
        answer = served.send("/matches", forged)
        assert answer.status_code in (200, 422), answer.text
        if answer.status_code == 422:
            assert answer.json()["text"]


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_number_is_refused_at_the_door(served: Served, number: str) -> None:
    head = {"Content-Type": "application/json"}
    for path in ("/matches", "/verify", "/import"):
        answer = served.client.post(path, content=f'{{"wartable": {number}}}', headers=head)
        assert answer.status_code == 422 and answer.json()["error"] == "malformed"
    match, tokens = served.begin()
    with connect(served.socket_address(match)) as socket:
        socket.send(json.dumps({"token": tokens[0]}))
        socket.recv(10)
        socket.send(f'{{"type": "move", "decision": {number}}}')
        assert json.loads(socket.recv(10))["error"] == "malformed"
