"""One visitor does his worst while another plays: the kinds of the benchmark, in small, on a server as people start it.
How long the other's clicks take is for the benchmark to say, on a machine with nothing else to do."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from pathlib import Path

import httpx
import pytest

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

from abuse import Abuser
from clicks import Client, clicks, start_server

from wartable.web.limits import Limits

KINDS = {
    "page /match/x": 5,
    "API: state": 1,
    "API: replay steps": 4,
    "API: verify": 10,
    "API: undo": 5,
    "socket of a page": 2,
}
MANY = 120  # of each kind, as fast as they go


async def spoil(address: str) -> dict[str, tuple[int, int, float]]:
    """How many of each kind are answered and refused, in which time; somebody else makes a few moves meanwhile."""
    found = {}
    async with httpx.AsyncClient(timeout=300) as web:
        player, abuser = Client(address, web), Abuser(address)
        await abuser.prepare("invictus")
        kinds, begun = abuser.kinds(), time.monotonic()
        for name in KINDS:
            abuser.told.clear()
            asking = [asyncio.ensure_future(kinds[name]()) for _ in range(MANY)]
            await clicks(player, "invictus", "", random.Random(name).randrange(9), 2)
            answers = await asyncio.gather(*asking, return_exceptions=True)
            refused = abuser.told.pop(429, 0) + sum(isinstance(answer, Exception) for answer in answers)
            found[name] = (abuser.told.total(), refused, time.monotonic() - begun)
        await abuser.web.aclose()
    return found


def test_no_kind_of_request_gets_more_than_its_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARTABLE_JIT", "0")
    process, address = start_server(str(tmp_path))
    try:
        found = asyncio.run(spoil(address))
    finally:
        process.terminate()
        process.wait(20)
    limits, used = Limits(), 0.0
    for name, (answered, refused, since) in found.items():
        assert answered + refused == MANY, name
        used += answered * KINDS[name]
        assert used <= limits.burst + limits.requests * since, name
    assert found["API: verify"][0] < MANY and found["socket of a page"][0] <= limits.sockets
