"""The WebSocket over the wire: states come, moves go, and the bot of the documentation plays a match."""

import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from .served import Served, serving

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('stream')}/table.sqlite") as running:
        yield running


def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(10))
        if message["type"] == kind:
            return message


def tell(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


@pytest.mark.parametrize("detail", ["full", "brief"])
def test_two_programs_play_each_other_while_another_watches(served: Served, detail: str) -> None:
    lot = random.Random(1)
    match, tokens = served.begin()
    address = served.socket_address(match)
    with connect(address) as ann, connect(address) as ben, connect(address, max_queue=None) as watcher:
        sockets = [ann, ben]
        for socket, token in zip(sockets, tokens, strict=True):
            tell(socket, token=token, detail=detail)
        tell(watcher)
        assert hear(watcher, "state")["state"]["seat"] == -1
        states = [hear(socket, "state")["state"] for socket in sockets]
        step = 0
        while states[0]["status"] != "over":
            decider = states[0]["decider"]
            action = lot.choice(states[decider]["actions"])
            number = action if detail == "brief" else action["action"]
            assert states[1 - decider]["actions"] == []
            tell(sockets[decider], type="move", decision=states[decider]["decision"], action=number, id=step)
            answer = json.loads(sockets[decider].recv(10))
            if answer["type"] == "state":
                states[decider] = answer["state"]
                assert hear(sockets[decider], "accepted")["id"] == step
            else:
                assert answer == {"type": "accepted", "id": step, "decision": step + 1}
                states[decider] = hear(sockets[decider], "state")["state"]
            states[1 - decider] = hear(sockets[1 - decider], "state")["state"]
            step += 1
            assert states[0]["step"] == states[1]["step"] == step


def test_what_is_refused_is_answered_and_changes_nothing(served: Served) -> None:
    match, tokens = served.begin()
    with connect(served.socket_address(match)) as socket:
        tell(socket, token=tokens[0], lang="pl")
        hear(socket, "state")
        for wrong, error in (
            ({"type": "move", "decision": 7, "action": 0}, "stale"),
            ({"type": "dance"}, "malformed"),
            ({"type": "move", "decision": "x"}, "malformed"),
            ([], "malformed"),
            ({"type": "undo"}, "nothing-to-undo"),
            ({"type": "answer-draw", "agree": True}, "no-draw"),
        ):
            socket.send(json.dumps(wrong))
            assert hear(socket, "refused")["error"] == error
        socket.send("{")
        assert hear(socket, "refused")["error"] == "malformed"
        tell(socket, type="draw", id="d")
        assert hear(socket, "accepted")["id"] == "d"
        tell(socket, type="resign")
        assert hear(socket, "accepted")
    assert served.get(f"/matches/{match}").json()["result"]["reason"] == "resigned"


def test_an_unknown_match_or_a_wrong_first_message_ends_the_line(served: Served) -> None:
    for match, first in (("none", {}), (served.begin()[0], {"token": 5})):
        with connect(served.socket_address(match)) as socket:
            tell(socket, **first)
            assert hear(socket, "refused")["text"]
            with pytest.raises(ConnectionClosed):
                socket.recv(10)


def test_a_wrong_token_sees_what_a_spectator_sees(served: Served) -> None:
    match, _ = served.begin()
    with connect(served.socket_address(match)) as socket:
        tell(socket, token="guess")
        state = hear(socket, "state")["state"]
        assert state["seat"] == -1
        assert state["actions"] == []
        tell(socket, type="resign")
        assert hear(socket, "refused")["error"] == "no-token"


def test_the_bot_of_the_documentation_plays(served: Served) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (bot,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len([line for line in bot.splitlines() if line.strip()]) <= 32
    command = [sys.executable, "-c", bot, f"127.0.0.1:{served.port}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert "refused" not in done.stdout
    assert done.stdout.splitlines()[-1].startswith("returns:")
