"""The switch to the local network: who may turn it, what listens then, and that it is off again."""

from __future__ import annotations

import socket
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from wartable.table.entries import Refused
from wartable.web.reach import Reach, is_local

from .served import Served, serving

NEIGHBOUR = (
    "127.0.0.2"  # stands for this machine's address in a network: what listens on 127.0.0.1 is not there
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('reach')}/table.db") as found:
        yield found


def reach_of(served: Served, **more: Any) -> Reach:
    return Reach(port=served.port, server=served.server, known=lambda: [NEIGHBOUR], **more)


def asked(client: str = "127.0.0.1", host: str = "localhost", **headers: str) -> Any:
    """A request as pages see it."""
    return SimpleNamespace(
        client=SimpleNamespace(host=client),
        url=SimpleNamespace(hostname=host),
        headers={name.replace("_", "-"): value for name, value in headers.items()},
    )


def is_reached(port: int) -> bool:
    try:
        answer = httpx.get(f"http://{NEIGHBOUR}:{port}/api/v1/games", timeout=30)
    except httpx.ConnectError:
        return False
    assert answer.status_code == 200
    return True


def test_others_come_in_only_while_the_switch_is_on(served: Served) -> None:
    reach = reach_of(served)
    assert not is_reached(served.port) and reach.addresses() == [] and not reach.is_open
    served.run(reach.open())
    assert is_reached(served.port) and reach.is_open
    assert reach.addresses() == [f"http://{NEIGHBOUR}:{served.port}"]
    served.run(closing(reach))
    assert not is_reached(served.port) and reach.addresses() == []


async def closing(reach: Reach) -> None:
    reach.close()


def test_who_came_from_elsewhere_is_let_go_and_who_is_here_stays(served: Served) -> None:
    reach = reach_of(served)
    served.run(reach.open())
    here, there = (socket.create_connection((host, served.port)) for host in ("127.0.0.1", NEIGHBOUR))
    for connection in (here, there):
        connection.sendall(b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        connection.settimeout(30)
        assert connection.recv(100).startswith(b"HTTP/1.1 200")
    served.run(closing(reach))
    while there.recv(100_000):
        pass
    here.sendall(b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert here.recv(100)
    here.close()


def test_a_foreign_name_is_refused_there_too(served: Served) -> None:
    reach = reach_of(served)
    served.run(reach.open())
    address = f"http://{NEIGHBOUR}:{served.port}/api/v1/games"
    assert httpx.get(address, headers={"Host": "evil.example"}).status_code == 421
    served.run(closing(reach))


def test_a_port_that_is_taken_is_told_and_nothing_is_open(served: Served) -> None:
    reach = reach_of(served)
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind((NEIGHBOUR, served.port))
        other.listen()
        with pytest.raises(Refused, match=NEIGHBOUR):
            served.run(reach.open())
    assert not reach.is_open


def test_without_a_network_there_is_nothing_to_switch(served: Served) -> None:
    reach = Reach(port=served.port, server=served.server, known=list)
    with pytest.raises(Refused) as refused:
        served.run(reach.open())
    assert refused.value.name == "no-network"


def test_only_who_sits_at_this_machine_may_switch(served: Served) -> None:
    reach = reach_of(served)
    assert reach.may_switch(asked())
    assert reach.may_switch(asked("::1", "127.0.0.1"))
    assert not reach.may_switch(asked("192.168.1.7"))
    assert not reach.may_switch(asked(host="192.168.1.20"))
    assert not reach.may_switch(asked(host="table.example.org"))
    assert not reach.may_switch(asked(x_forwarded_for="203.0.113.9"))
    assert not reach.may_switch(asked(via="1.1 proxy"))
    assert not reach.may_switch(asked("testclient"))


def test_a_server_that_was_told_how_it_is_reached_stays_so(served: Served) -> None:
    assert not reach_of(served, hosted=True).may_switch(asked())
    assert not reach_of(served, host="0.0.0.0").may_switch(asked())
    assert not Reach(port=served.port).may_switch(asked())
    assert reach_of(served, host="0.0.0.0").addresses() == [f"http://{NEIGHBOUR}:{served.port}"]


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("192.168.1.20", True),
        ("10.0.0.3", True),
        ("172.20.1.1", True),
        ("127.0.0.1", False),
        ("169.254.3.4", False),
        ("8.8.8.8", False),
        ("0.0.0.0", False),
        ("fe80::1", False),
    ],
)
def test_only_addresses_of_a_home_are_opened(address: str, local: bool) -> None:
    assert is_local(address) is local
