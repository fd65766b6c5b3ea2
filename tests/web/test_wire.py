"""Secrecy over the wire, over whole matches of every game: what a seat is sent must not depend on what it can't know.
At decision after decision the match is made another that looks the same to a seat; every byte sent to it stays."""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

import wartable
from wartable import Position
from wartable.table.commitment import seed_of
from wartable.web.board import news_of

from ..suite.secrets import other_world
from .served import Served, serving
from .test_api_leaks import World

SPECTATOR = -1
FORMATS = {  # the draft has tests of its own, and so have the other formats of Invictus
    "invictus": ("duel",),
    "invasion": ("starter", "constructed"),
    "shadespire": ("core", "constructed", "melee"),
}
LONGEST = 200  # decisions of a match that are played
CHECKS = 40  # of them at which messages are compared, for one seat after the other
DREAMS = 4  # of these, those whose world is drawn by the game's own `imagine`, which takes its time
WRONG = 3  # actions that are refused, each time


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('wire')}/table.sqlite") as running:
        yield running


def begun(served: Served, game: str, format: str) -> World:
    seats = wartable.game(game).format(format).seats
    return World(served, *served.begin(*[{"automatic": False}] * seats, game=game, format=format))


@contextmanager
def instead(world: World, dream: Position) -> Iterator[None]:
    """The table takes another world for the true one."""
    match, true = world.match, world.match.position

    async def put(position: Position) -> None:
        match.position = position
        match._seen, match._known = {}, None
        match.legal = position.legal()

    world.served.run(put(dream))
    try:
        yield
    finally:
        world.served.run(put(true))


class Eyes:
    """One who follows a match over a socket, with a page of their own."""

    def __init__(self, world: World, seat: int, socket: ClientConnection) -> None:
        self.world, self.seat, self.socket = world, seat, socket
        self.token = world.tokens[seat] if seat >= 0 else ""
        self.page: dict[str, Any] | None = None
        self.log: list[Any] = []
        socket.send(json.dumps({"token": self.token}))

    def streamed(self) -> bytes:
        """The state as the stream tells it, its log made whole again."""
        while True:
            state = json.loads(self.socket.recv(20))["state"]
            self.log = self.log[: state["log_from"]] + state["log"]
            if state["decision"] == self.world.match.decision:
                whole = {**state, "log": self.log, "log_from": 0}
                return self.world.plain(json.dumps(whole, separators=(",", ":")).encode())

    def asked(self) -> bytes:
        """The state as the API gives it."""
        return self.world.plain(
            json.dumps(json.loads(self.world.state(self.seat)), separators=(",", ":")).encode()
        )

    def everything(self, wrong: list[int]) -> list[bytes]:
        """The state, what a page is told of it, its replay and file, and refusals."""
        world, address = self.world, f"/matches/{self.world.name}"
        state = world.served.run(world.served.table.state(world.name, self.token, language="pl"))
        decision = world.match.decision
        answers = [
            world.served.get(address, self.token),
            world.served.get(f"{address}/replay/{world.match.step}", self.token),
            world.served.get(f"{address}/download", self.token),
            world.served.post(f"{address}/moves", {"decision": decision + 1, "action": 0}, self.token),
        ]
        for action in wrong:
            wish = {"decision": decision, "action": action}
            answers.append(world.served.post(f"{address}/moves", wish, self.token))
            assert answers[-1].status_code >= 400
        told = json.dumps(news_of(self.page, state), separators=(",", ":")).encode()
        return [world.plain(told), *(world.plain(answer.content) for answer in answers)]

    def turn_page(self) -> None:
        """The page now knows the present state."""
        self.page = self.world.served.run(
            self.world.served.table.state(self.world.name, self.token, language="pl")
        )


@contextmanager
def watching(world: World) -> Iterator[list[Eyes]]:
    with ExitStack() as lines:
        address = world.served.socket_address(world.name)
        seats = range(SPECTATOR, len(world.tokens))
        yield [Eyes(world, seat, lines.enter_context(connect(address, max_size=None))) for seat in seats]


@pytest.mark.parametrize(
    ("game", "format"), [(game, format) for game, formats in FORMATS.items() for format in formats]
)
def test_nothing_sent_depends_on_what_a_seat_can_not_know(
    served: Served, game: str, format: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wartable.table.carrying.fresh_secret", lambda: "3d" * 32)
    length = sum(1 for _ in steps(game, format))
    every = max(1, length // CHECKS)
    world, checked, differed = begun(served, game, format), 0, 0
    with watching(world) as watchers:
        for number, action in enumerate(steps(game, format)):
            true = world.match.position
            assert action in true.legal()
            if number % every == 0:
                eyes = watchers[checked % len(watchers)]
                dream = other_world(true, eyes.seat, number)
                if eyes.seat >= 0 and checked % (CHECKS // DREAMS) == 0:
                    dream = true.imagine(eyes.seat, number)
                legal = true.legal() if true.actor == eyes.seat else []
                lot = random.Random(number)
                wrong = lot.sample(sorted(set(range(true.game.actions)) - set(legal)), WRONG)
                assert eyes.streamed() == eyes.asked()
                sent = eyes.everything(wrong)
                with instead(world, dream):
                    assert eyes.everything(wrong) == sent, f"seat {eyes.seat} at decision {number}"
                eyes.turn_page()
                differed += dream.to_bytes() != true.to_bytes()
                checked += 1
            world.move(true.actor, action)
    assert checked >= min(length, CHECKS) * 0.9
    assert differed > checked / 2, "or nothing would be shown by it"


def steps(game: str, format: str) -> Iterator[int]:
    """The actions of a match by lot, as it is played from the secret above."""
    seats = wartable.game(game).format(format).seats
    position = wartable.game(game).new(format, seed_of("3d" * 32, ["x"] * seats))
    lot = random.Random(f"{game} {format}")
    for _ in range(LONGEST):
        if position.over:
            return
        action = lot.choice(position.legal())
        yield action
        position.play(action)
