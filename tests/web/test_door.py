"""The door: who somebody is, by which name and from which page one may ask, and how much; on the wire where it matters."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect as connect_later
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from wartable.kernel.errors import OptionError
from wartable.table.entries import Refused
from wartable.web.addresses import Front, names_from, one_home, proxies_from
from wartable.web.api import PREFIX
from wartable.web.door import PAGES_SOCKET, Door, cost_of
from wartable.web.limits import Bucket, Limits, TooMany, Visitors

from .served import UNLIMITED, Served, serving

SELDOM = 1e-6


def scope_of(
    peer: str = "203.0.113.9", path: str = "/", type: str = "http", **headers: str
) -> dict[str, Any]:
    """What the server tells the application of a request."""
    told = {"host": "127.0.0.1:8080", **{name.replace("_", "-"): value for name, value in headers.items()}}
    return {
        "type": type,
        "method": "GET",
        "path": path,
        "scheme": "http",
        "query_string": b"",
        "client": (peer, 40000),
        "server": ("127.0.0.1", 8080),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in told.items()],
    }


# --- Who it is -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("peer", "forwarded", "who"),
    [
        ("203.0.113.9", "198.51.100.7", "203.0.113.9"),  # nobody has named that one as a proxy
        ("10.0.0.2", "198.51.100.7", "198.51.100.7"),
        ("10.0.0.2", "1.2.3.4, 198.51.100.7", "198.51.100.7"),  # what the visitor has written stands before
        ("10.0.0.2", "198.51.100.7, 10.0.0.3", "198.51.100.7"),
        ("10.0.0.2", "", "10.0.0.2"),
        ("10.0.0.2", "nobody, 198.51.100.7:4711", "198.51.100.7"),
        ("10.0.0.2", "198.51.100.7, unknown", "10.0.0.2"),
        ("10.0.0.2", "[2001:db8::7]:4711", "2001:db8::7"),
        ("::ffff:10.0.0.2", "198.51.100.7", "198.51.100.7"),
    ],
)
def test_a_forwarded_address_counts_only_from_a_proxy_that_was_named(
    peer: str, forwarded: str, who: str
) -> None:
    front = Front(proxies=proxies_from(["10.0.0.0/24"]))
    headers = {"x_forwarded_for": forwarded} if forwarded else {}
    assert front.visitor(scope_of(peer, **headers)) == who


def test_without_a_named_proxy_nothing_is_believed() -> None:
    told = scope_of("127.0.0.1", x_forwarded_for="198.51.100.7", x_forwarded_proto="https")
    assert Front().visitor(told) == "127.0.0.1" and Front().scheme(told) == "http"
    assert Front(proxies=proxies_from(["127.0.0.1"])).scheme(told) == "https"


def test_one_home_is_one_visitor() -> None:
    assert one_home("2001:db8:1:2:3::4") == one_home("2001:db8:1:2:ffff::1") != one_home("2001:db8:1:3::1")
    assert one_home("::ffff:198.51.100.7") == one_home("198.51.100.7") != one_home("198.51.100.8")


@pytest.mark.parametrize("text", ["proxy.example", "10.0.0.0/99", "", "10.0.0.1,10.0.0.2"])
def test_a_proxy_is_an_address(text: str) -> None:
    with pytest.raises(OptionError):
        proxies_from([text])


# --- By which name, from which page ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8080",
        "127.0.0.1:8080",
        "[::1]:80",
        "table.example",
        "table.example.:8443",
        "192.0.2.5",
    ],
)
def test_the_table_answers_to_its_names_and_to_where_one_arrived(host: str) -> None:
    front = Front(names_from(["https://table.example/"]))
    front.host({**scope_of(host=host), "server": ("192.0.2.5", 8080)})


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1@evil.example",
        "192.0.2.6",
        "",
        "a b",
        "localhost:x",
        "[::1",
    ],
)
def test_it_answers_to_no_other(host: str) -> None:
    with pytest.raises(Refused, match="go by the name"):
        Front(names_from(["table.example"])).host(scope_of(host=host))


def test_two_names_are_none() -> None:
    told = scope_of()
    told["headers"].append((b"host", b"localhost"))
    with pytest.raises(Refused):
        Front().host(told)


@pytest.mark.parametrize(
    ("host", "origin", "fine"),
    [
        ("localhost:8080", "http://localhost:8080", True),
        ("table.example", "https://table.example", True),
        ("localhost:8080", "https://table.example", True),  # a proxy that asks by our own name
        ("localhost:8080", "http://localhost:8081", False),
        ("localhost:8080", "https://evil.example", False),
        ("localhost:8080", "null", False),
        ("localhost:8080", "file://", False),
    ],
)
def test_sockets_are_for_pages_of_the_same_host(host: str, origin: str, fine: bool) -> None:
    front = Front(names_from(["table.example"]))
    told = scope_of(host=host, origin=origin)
    if fine:
        front.check_origin(told, front.host(told), needed=True)
    else:
        with pytest.raises(Refused, match="own pages"):
            front.check_origin(told, front.host(told))


@pytest.mark.parametrize("text", ["", "a b", "http://", "user@table.example", "table.example/path"])
def test_a_name_is_a_name(text: str) -> None:
    with pytest.raises(OptionError):
        names_from([text])


# --- How much ----------------------------------------------------------------------------------------------


def test_a_page_costs_more_than_a_file_and_less_than_the_check_of_a_match() -> None:
    paths = (
        "/shell/shell.css",
        f"{PREFIX}/games",
        f"{PREFIX}/matches/x/replay/3",
        "/rules",
        f"{PREFIX}/verify",
    )
    costs = [cost_of(scope_of(path=path)) for path in paths]
    assert costs == sorted(set(costs))
    sockets = [scope_of(path=path, type="websocket") for path in (PAGES_SOCKET, f"{PREFIX}/matches/x/stream")]
    assert [cost_of(each) for each in sockets] == [2.0, 5.0]


def test_who_asks_too_often_is_told_when_to_ask_again() -> None:
    visitors = Visitors(Limits(requests=2.0, burst=10))
    visitors.ask("a", 10)
    with pytest.raises(TooMany) as refused:
        visitors.ask("a", 5)
    assert 2.0 < refused.value.wait <= 2.5
    visitors.ask("b", 10)  # another is not concerned


def test_a_seat_has_its_own_measure_from_wherever_it_acts() -> None:
    visitors = Visitors(Limits(seat=SELDOM))
    with pytest.raises(TooMany):
        visitors.act("token")
    visitors.act("")  # a spectator has no seat


def test_a_bucket_leaks() -> None:
    bucket = Bucket(100.0, 1)
    assert bucket.take() and not bucket.take()
    time.sleep(0.02)
    assert bucket.take()


def behind(limits: Limits, answers: list[dict[str, Any]]) -> Door:
    """A door with an application behind it that notes what reaches it."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        answers.append(dict(scope))
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (await receive())["type"] == "websocket.receive":
                answers.append({"heard": time.monotonic()})
            return
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"fine"})

    return Door(app, Visitors(limits), Front(proxies=proxies_from(["10.0.0.1"])))


async def ask(door: Door, told: dict[str, Any]) -> dict[str, Any]:
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(dict(message))

    await door(told, receive, send)
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return {"status": sent[0]["status"], "headers": headers, "body": sent[1]["body"].decode()}


@pytest.mark.parametrize("path", ["/", "/rules", "/shell/shell.css", PAGES_SOCKET, f"{PREFIX}/games"])
def test_pages_files_and_programs_have_one_measure(path: str) -> None:
    reached: list[dict[str, Any]] = []
    door = behind(Limits(requests=SELDOM, burst=10), reached)

    async def flood() -> dict[str, Any]:
        for _ in range(120):
            last = await ask(door, scope_of(path=path, accept_language="ja"))
        return last

    last = asyncio.run(flood())
    assert last["status"] == 429 and int(last["headers"]["retry-after"]) >= 1
    assert "要求が多すぎます" in last["body"]
    assert len(reached) == int(10 / cost_of(scope_of(path=path)))
    assert asyncio.run(ask(door, scope_of("198.51.100.1", path)))["status"] == 200


def test_one_visitor_has_only_so_much_dear_work_going_on() -> None:
    began, ended = asyncio.Event(), asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        began.set()
        await ended.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"fine"})

    async def come() -> list[int]:
        door = Door(slow, Visitors(Limits(dear=1)), Front())
        verify, games = scope_of(path=f"{PREFIX}/verify"), scope_of(path=f"{PREFIX}/games")
        first = asyncio.ensure_future(ask(door, verify))
        await began.wait()
        second = await ask(door, verify)
        others = [
            asyncio.ensure_future(ask(door, told))
            for told in (games, {**verify, "client": ("198.51.100.1", 1)})
        ]
        await asyncio.sleep(0)
        ended.set()
        answers = [await first, second, *await asyncio.gather(*others), await ask(door, verify)]
        return [answer["status"] for answer in answers]

    assert asyncio.run(come()) == [200, 429, 200, 200, 200]


def test_behind_a_proxy_each_visitor_has_an_own_measure() -> None:
    reached: list[dict[str, Any]] = []
    door = behind(Limits(requests=SELDOM, burst=5), reached)

    async def come() -> list[int]:
        visitors = ["198.51.100.1", "198.51.100.1", "198.51.100.2"]
        return [(await ask(door, scope_of("10.0.0.1", x_forwarded_for=one)))["status"] for one in visitors]

    assert asyncio.run(come()) == [200, 429, 200]
    assert [each["client"][0] for each in reached] == ["198.51.100.1", "198.51.100.2"]


def test_messages_of_a_pages_socket_come_no_faster_than_they_may() -> None:
    reached: list[dict[str, Any]] = []
    door = behind(Limits(messages=50.0), reached)
    told = scope_of(path=PAGES_SOCKET, type="websocket", origin="http://127.0.0.1:8080")
    events = [{"type": "websocket.connect"}, *[{"type": "websocket.receive", "text": "2"}] * 230]

    async def receive() -> dict[str, Any]:
        return events.pop(0) if events else {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:
        pass

    began = time.monotonic()
    asyncio.run(door(told, receive, send))
    assert len(reached) == 231  # none is lost
    assert time.monotonic() - began >= 0.5  # 200 at once, 30 at 50 a second


# --- On the wire ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('door')}/table.sqlite") as running:
        yield running


def test_a_foreign_page_opens_no_socket_of_a_match_and_a_program_does(served: Served) -> None:
    match, tokens = served.begin()
    address = served.socket_address(match)
    with pytest.raises(InvalidStatus) as refused, connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
        pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["error"] == "origin"
    for origin in (None, f"http://127.0.0.1:{served.port}"):
        with connect(address, origin=origin) as socket:  # type: ignore[arg-type]
            socket.send(json.dumps({"token": tokens[0]}))
            assert json.loads(socket.recv())["type"] == "state"


def test_a_foreign_page_makes_no_match(served: Served) -> None:
    answer = served.client.post(
        "/matches", json={"seats": [{}, {}]}, headers={"origin": "https://evil.example"}
    )
    assert answer.status_code == 403 and answer.json()["error"] == "origin"


def test_a_foreign_name_gets_nothing(served: Served) -> None:
    answer = served.client.get("/games", headers={"host": "evil.example"})
    assert answer.status_code == 421 and "evil.example" in answer.json()["text"]


def test_who_asks_for_the_head_of_something_is_told_that_it_is_there(served: Served) -> None:
    whole, head = served.client.get("/games"), served.client.head("/games")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert served.client.head("/nothing-like-this").status_code == 404


def test_one_visitor_opens_only_so_many_sockets(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, sockets=8)
    with serving(f"sqlite:///{tmp_path}/table.sqlite", limits) as served:
        match, _ = served.begin()

        async def flood() -> tuple[int, int]:
            address = served.socket_address(match)
            opened = await asyncio.gather(
                *[connect_later(address) for _ in range(20)], return_exceptions=True
            )
            refused = [each for each in opened if isinstance(each, InvalidStatus)]
            assert {each.response.status_code for each in refused} == {429}
            held = [each for each in opened if not isinstance(each, BaseException)]
            async with connect_later(address, local_addr=("127.0.0.2", 0)):  # somebody else still can
                await asyncio.gather(*[each.close() for each in held])
            return len(held), len(refused)

        assert asyncio.run(flood()) == (8, 12)
        with connect(served.socket_address(match)):  # there is room again
            pass


def test_a_seat_is_slowed_down_however_many_sockets_it_has(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, seat=0.1, body=1000)
    with serving(f"sqlite:///{tmp_path}/table.sqlite", limits) as served:
        made = served.post("/matches", {"seats": [{}, {}], "window": 0}).json()
        told = [served.post(f"/matches/{made['match']}/resign", token=made["tokens"][0]) for _ in range(3)]
        assert [answer.status_code for answer in told].count(429) >= 2
        with connect(served.socket_address(made["match"])) as socket:
            socket.send(json.dumps({"token": made["tokens"][0]}))
            assert json.loads(socket.recv())["type"] == "state"
            socket.send(json.dumps({"type": "resign"}))
            assert json.loads(socket.recv())["error"] == "too-many"


# --- The public list ---------------------------------------------------------------------------------------


WAITING = {"seats": [{}, {"kind": "open"}], "public": True}


def elsewhere(served: Served) -> httpx.Client:
    """Somebody who comes from another address."""
    other = httpx.HTTPTransport(local_address="127.0.0.3")
    return httpx.Client(base_url=f"http://127.0.0.1:{served.port}{PREFIX}", transport=other, timeout=60)


def test_one_visitor_does_not_fill_the_public_list(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, public=5)
    with serving(f"sqlite:///{tmp_path}/table.sqlite", limits) as served:
        made = [served.post("/matches", WAITING) for _ in range(8)]
        assert [answer.status_code for answer in made] == [200] * 5 + [429] * 3
        assert made[-1].json()["error"] == "public" and "5" in made[-1].json()["text"]
        assert served.post("/matches", {**WAITING, "public": False}).status_code == 200
        with elsewhere(served) as other:
            assert other.post("/matches", json=WAITING).status_code == 200
        joined = made[0].json()["match"]
        served.post(f"/matches/{joined}/take", {"seat": 1})
        served.post(f"/matches/{joined}/join", {}, made[0].json()["tokens"][0])
        assert served.post("/matches", WAITING).status_code == 200  # one is no longer waiting


def test_several_at_once_are_not_more(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, public=5)
    with serving(f"sqlite:///{tmp_path}/table.sqlite", limits) as served:

        async def flood() -> list[int]:
            async with httpx.AsyncClient(base_url=str(served.client.base_url), timeout=60) as web:
                made = await asyncio.gather(*[web.post("/matches", json=WAITING) for _ in range(20)])
            return sorted(answer.status_code for answer in made)

        assert asyncio.run(flood()) == [200] * 5 + [429] * 15


def test_a_match_whose_maker_has_gone_is_not_told_of(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/table.sqlite") as served:
        left, held = (served.post("/matches", WAITING).json() for _ in range(2))
        closed = served.post("/matches", {"seats": [{}, {}], "public": True}).json()
        begun = served.table.now()
        with connect(served.socket_address(held["match"])) as socket:
            socket.send(json.dumps({"token": held["tokens"][0]}))
            socket.recv()
            told = {row["match"] for row in served.run(served.table.open_matches())}
            assert told == {left["match"], held["match"]}  # the third has no seat for anybody
            assert closed["match"] not in told
            served.table.now = lambda: begun + 3600
            assert [row["match"] for row in served.run(served.table.open_matches())] == [held["match"]]
