"""Connections that say nothing or half of something, by the thousand, on a server as people start it."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")
PATIENCE = 3.0  # seconds that the server waits for a request
MANY = 1000
SAID = (
    b"",
    b"GET / HTTP/1.1\r\nHost: local",
    b"POST /api/v1/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
)
START = "import sys; from wartable.web.app import serve; serve(port=0, browser=False, patience=float(sys.argv[1]))"
CROWD = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))  # tasks that want each core
SOON = 3.0 * CROWD  # seconds; on an idle machine it comes at once


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    environment = {**os.environ, "WARTABLE_DATA": str(tmp_path_factory.mktemp("table")), "WARTABLE_JIT": "0"}
    environment["PYTHONPATH"] = str(Path(__file__).parents[2] / "src")
    environment.pop("WARTABLE_DATABASE", None)
    process = subprocess.Popen(
        [sys.executable, "-c", START, str(PATIENCE)], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    found = next(filter(None, map(ADDRESS.search, process.stdout)))
    yield int(found[1])
    process.terminate()
    process.wait(20)


def come(port: int, number: int, said: bytes) -> socket.socket:
    """One of many who come from a few addresses."""
    made = socket.create_connection(("127.0.0.1", port), source_address=(f"127.0.1.{number % 20}", 0))
    made.sendall(said)
    return made


def is_closed(connection: socket.socket) -> bool:
    """Whether the other side has hung up, perhaps after a few words."""
    connection.setblocking(False)
    try:
        while connection.recv(4096):
            pass
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    return True


def look(port: int, path: str = "/") -> float:
    began = time.monotonic()
    answer = httpx.get(f"http://127.0.0.1:{port}{path}", timeout=60)
    assert answer.status_code == 200 and "Invictus" in answer.text
    return time.monotonic() - began


def test_a_thousand_who_say_nothing_keep_nobody_waiting_and_are_sent_away(port: int) -> None:
    look(port)
    crowd = [come(port, number, SAID[number % len(SAID)]) for number in range(MANY)]
    assert look(port) < SOON
    deadline = time.monotonic() + PATIENCE + 30
    while not all(map(is_closed, crowd)) and time.monotonic() < deadline:
        time.sleep(0.2)
    assert sum(map(is_closed, crowd)) == MANY
    assert look(port) < SOON


def test_who_comes_from_one_address_a_thousand_times_still_gets_a_page(port: int) -> None:
    """The connections that have waited longest go; the one that asks for something stays."""
    crowd = [socket.create_connection(("127.0.0.1", port)) for _ in range(400)]
    assert look(port) < SOON
    assert 150 <= sum(map(is_closed, crowd)) < 400
    for connection in crowd:
        connection.close()


def test_a_request_that_trickles_in_has_the_same_time(port: int) -> None:
    connection = come(port, 1, b"GET / HTTP/1.1\r\n")
    began = time.monotonic()
    while not is_closed(connection) and time.monotonic() - began < PATIENCE + 30:
        time.sleep(0.2)
        with contextlib.suppress(OSError):
            connection.sendall(b"X-Slow: and steady\r\n")
    assert is_closed(connection)
    assert time.monotonic() - began >= PATIENCE - 0.5


def test_a_second_request_has_to_come_whole_as_well(port: int) -> None:
    connection = come(port, 2, b"GET /api/v1/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n")
    connection.settimeout(30)
    assert connection.recv(4096).startswith(b"HTTP/1.1 404")
    connection.sendall(b"GET / HT")
    began = time.monotonic()
    while not is_closed(connection) and time.monotonic() - began < PATIENCE + 30:
        time.sleep(0.1)
    assert is_closed(connection)


def test_a_socket_of_a_page_is_no_connection_that_waits(port: int) -> None:
    """It has its own pings; nothing closes it for being quiet."""
    ask = (
        "GET /_nicegui_ws/socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n"
        f"Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: d2FydGFibGUgd2FydGFibA==\r\n\r\n"
    )
    connection = come(port, 3, ask.encode())
    connection.settimeout(30)
    assert connection.recv(4096).startswith(b"HTTP/1.1 101")
    time.sleep(PATIENCE + 1)
    assert not is_closed(connection)
    connection.close()
