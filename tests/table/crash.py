"""A process to be killed: `python -m tests.table.crash ADDRESS GAME FORMAT` starts a table under load for every line.
Each is a fork with everything imported already; it tells on its output what was acknowledged, and nothing else."""

import asyncio
import os
import random
import sys

import wartable
from wartable.locale import words
from wartable.table.seeds import draw_from, fresh_token
from wartable.table.store import Store
from wartable.table.table import Table
from wartable.table.terms import Place

from ..seeded import Seeded

AT_ONCE = 16  # matches

Kind = tuple[str, str]  # a game and a format


def tell(*words: object) -> None:
    """A line in one piece, or not at all."""
    os.write(1, (" ".join(str(word) for word in words) + "\n").encode())


async def play(table: Table, kind: Kind, lot: random.Random, name: str, token: str, invitation: str) -> None:
    """Go on with a match, or with new ones, for as long as we live."""
    while True:
        if not name:
            places = [Place(link=0, automatic=False)] * wartable.game(kind[0]).format(kind[1]).seats
            created = await table.create(*kind, seats=places, window=0)
            name, invitation, token = created.match, created.tokens[0], fresh_token()
            tell("match", name, token, invitation)
            await table.join(name, invitation, successor=token)
        state = await table.state(name, token)
        if state["status"] == "waiting":
            await table.join(name, invitation, successor=token)
        elif state["status"] == "over":
            tell("over", name)
            name = ""
        else:
            action = lot.choice(state["actions"])["action"]
            await table.act(name, token, state["decision"], action)
            tell("move", name, state["decision"], action)


async def load(address: str, kind: Kind, kept: list[tuple[str, str, str]]) -> None:
    async with Table(Store(address)) as table:
        tell("begun")
        held = (kept + [("", "", "")] * AT_ONCE)[:AT_ONCE]
        lots = [random.Random(number) for number in range(AT_ONCE)]
        await asyncio.gather(*(play(table, kind, lot, *one) for lot, one in zip(lots, held, strict=True)))


def parts(word: str) -> list[str]:
    return word.split("=")


def main() -> None:
    """Every line names the matches to go on with, as name=token=invitation."""
    address, *kind = sys.argv[1:]
    words("en")
    wartable.game(kind[0]).new(kind[1], compiled=False)
    for number, line in enumerate(sys.stdin):
        kept = [(name, token, invitation) for name, token, invitation in map(parts, line.split())]
        child = os.fork()
        if child == 0:
            draw_from(Seeded(f"crash {kind} {number}"))
            tell("child", os.getpid())  # it says so itself: then this comes before all else that it says
            asyncio.run(load(address, (kind[0], kind[1]), kept))
            os._exit(1)
        os.waitpid(child, 0)
        tell("dead", child)


if __name__ == "__main__":
    main()
