"""A database that fails, seen over the wire: every request gets the documented error, and lines come back by themselves."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from wartable.web import api_stream
from wartable.web.logs import INDENT, OneLine

from .served import Served, serving


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(api_stream, "AGAIN", 0.1)
    with serving(f"sqlite:///{tmp_path}/table.sqlite") as running:
        yield running


class Lost:
    """The database is elsewhere for a while, and the table remembers nothing."""

    def __init__(self, served: Served) -> None:
        assert served.table.store.file is not None
        self.served, self.path = served, served.table.store.file.path

    def __enter__(self) -> None:
        self.path.rename(self.path.with_name("elsewhere"))
        for live in self.served.table.lives.values():
            live.match = None

    def __exit__(self, *_: object) -> None:
        self.path.with_name("elsewhere").rename(self.path)


def test_every_request_gets_the_documented_error_and_no_traceback(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    match, tokens = served.begin()
    with Lost(served), caplog.at_level(logging.WARNING):
        for path in ("", "/replay/0", "/download"):
            answer = served.get(f"/matches/{match}{path}", tokens[0])
            assert (answer.status_code, answer.json()["error"]) == (503, "store-gone")
        for path in ("open", "recent", "mine"):
            assert served.get(f"/matches/{path}", tokens[0]).status_code == 503
        for path, body in (
            ("moves", {"decision": 0, "action": 0}),
            ("resign", {}),
            ("continue", {"step": 0}),
        ):
            assert served.post(f"/matches/{match}/{path}", body, tokens[0]).status_code == 503
        assert served.post("/matches", {"seats": [{}, {}]}).status_code == 503
    assert "Traceback" not in caplog.text and "start the table again" in caplog.text
    assert served.post(f"/matches/{match}/resign", token=tokens[0]).status_code == 200


def test_a_socket_says_so_and_goes_on_when_the_database_is_back(served: Served) -> None:
    match, tokens = served.begin()
    with connect(served.socket_address(match)) as socket:
        socket.send(json.dumps({"token": tokens[0]}))
        assert json.loads(socket.recv(10))["type"] == "state"
        with Lost(served):
            served.loop.call_soon_threadsafe(served.table.lives[match].publish)
            told = json.loads(socket.recv(10))
            assert (told["type"], told["error"]) == ("refused", "store-gone") and told["text"]
            socket.send(json.dumps({"type": "resign", "id": 7}))
            assert json.loads(socket.recv(10))["id"] == 7
        assert json.loads(socket.recv(10))["type"] == "state"
        socket.send(json.dumps({"type": "resign", "id": 8}))
        kinds = {json.loads(socket.recv(10))["type"] for _ in range(2)}
        assert kinds == {"accepted", "state"}


def test_a_socket_that_comes_meanwhile_is_told_to_try_again_later(served: Served) -> None:
    match, tokens = served.begin()
    with Lost(served), connect(served.socket_address(match)) as socket:
        socket.send(json.dumps({"token": tokens[0]}))
        assert json.loads(socket.recv(10))["error"] == "store-gone"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013


# --- The log ------------------------------------------------------------------------------------------


def test_nothing_from_outside_makes_a_line_of_its_own() -> None:
    name = "Ann\n2030-01-01 ERROR forged: \x1b[31mall is lost\r"
    try:
        raise ValueError(name)
    except ValueError as problem:
        told = (type(problem), problem, problem.__traceback__)
    record = logging.LogRecord("wartable.table", logging.ERROR, "", 1, "seat of %s", (name,), told)
    first, *others = OneLine().format(record).split("\n")
    assert "seat of Ann\\n2030" in first and all(line.startswith(INDENT) for line in others)
    assert any("Traceback" in line for line in others)
    assert not {"\x1b", "\r"} & set("".join([first, *others]))
