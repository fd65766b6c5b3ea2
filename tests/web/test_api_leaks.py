"""Secrecy over the wire: in worlds that a seat can't tell apart, every byte sent to it is the same.
Names of matches, tokens, digests and times are put aside, as they are drawn anew for every match."""

import base64
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

import wartable
from wartable import Position
from wartable.table.entries import Seat, Terms, digest_of
from wartable.table.seeds import fresh_token
from wartable.table.telling import public_settings

from ..suite.secrets import other_world
from .served import Served, serving

MATCHES, MOMENTS, WRONG = 6, 5, 4
HISTORIES = 14
TIMES = re.compile(rb'"(now|since|created|updated|time|deadline)":[0-9.e+-]+')


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('leaks')}/table.sqlite") as running:
        yield running


class World:
    """One match, as everybody at it is told of it."""

    def __init__(self, served: Served, name: str, tokens: list[str]) -> None:
        self.served, self.name, self.tokens = served, name, tokens

    @classmethod
    def at(cls, served: Served, format: str, position: Position) -> "World":
        """A match that goes on from a position."""
        game = position.game
        tokens = [fresh_token() for _ in range(position.seats)]
        seats = tuple(Seat(holder=digest_of(token), automatic=False) for token in tokens)
        origin = base64.b64encode(position.to_bytes()).decode()
        terms = Terms(game.name, format, game.settings(format, {}), seats, window=0.0, origin=origin)
        created = served.run(served.table._open(terms, tokens))
        return cls(served, created.match, served.all_join(created.match, tokens))

    @property
    def match(self) -> Any:
        found = self.served.table.lives[self.name].match
        assert found is not None
        return found

    def plain(self, data: bytes) -> bytes:
        """What was sent, without what is drawn anew for every match."""
        data = data.replace(self.name.encode(), b"NAME").replace(self.match.commitment.encode(), b"DIGEST")
        return TIMES.sub(rb'"\1":0', data)

    def state(self, seat: int) -> bytes:
        token = self.tokens[seat] if seat >= 0 else ""
        return self.plain(self.served.get(f"/matches/{self.name}", token).content)

    def everything(self, seat: int, actions: list[int]) -> list[bytes]:
        """All kinds of answers that a seat can get: states, frames, replays, files, lists, and refusals."""
        token = self.tokens[seat] if seat >= 0 else ""
        address = f"/matches/{self.name}"
        decision = self.match.decision
        answers = [
            self.served.get(address, token),
            self.served.get(address, token, lang="pl"),
            self.served.get(f"{address}/replay/{self.match.step}", token),
            self.served.get(f"{address}/replay/0", token),
            self.served.get(f"{address}/replay/0", token, seat=1 - max(seat, 0)),
            self.served.get(f"{address}/download", token),
            self.served.get("/matches/mine", token),
            self.served.post(f"{address}/undo/answer", {"agree": True}, token),
            self.served.post(f"{address}/moves", {"decision": decision + 1, "action": 0}, token),
        ]
        for action in actions:
            answers.append(
                self.served.post(f"{address}/moves", {"decision": decision, "action": action}, token)
            )
            assert answers[-1].status_code >= 400
        sent = [self.plain(answer.content) + str(answer.status_code).encode() for answer in answers]
        for detail in ("full", "brief"):
            with connect(self.served.socket_address(self.name)) as socket:
                socket.send(json.dumps({"token": token, "detail": detail}))
                sent.append(self.plain(str(socket.recv(10)).encode()))
                socket.send(json.dumps({"type": "move", "decision": decision + 1, "action": 0}))
                sent.append(self.plain(str(socket.recv(10)).encode()))
        return sent

    def move(self, seat: int, action: int) -> None:
        wish = {"decision": self.match.decision, "action": action}
        self.served.post(f"/matches/{self.name}/moves", wish, self.tokens[seat]).raise_for_status()


def moments(format: str, lot: random.Random) -> Iterator[Position]:
    for seed in range(MATCHES):
        position, steps = wartable.game("invictus").new(format, seed), []
        while not position.over:
            steps.append(position.copy())
            position.play(lot.choice(position.legal()))
        yield from lot.sample(steps, min(MOMENTS, len(steps)))


def known(position: Position, seat: int) -> bytes:
    """What a seat knows, and what it was told by the last move; of a spectator only the latter."""
    told = repr(position.events(seat)).encode()
    return told if seat < 0 else position.observe(seat).tobytes() + told


@pytest.mark.parametrize("format", ["duel", "multinational", "alliance"])
def test_everything_sent_is_the_same_in_worlds_that_look_the_same(served: Served, format: str) -> None:
    lot, worlds, moved = random.Random(format), 0, 0
    for number, position in enumerate(moments(format, lot)):
        seat = lot.randrange(-1, position.seats)
        here = World.at(served, format, position)
        dreams = [other_world(position, seat, number)]
        if seat >= 0:
            dreams.append(position.imagine(seat, number))
        legal = position.legal() if position.actor == seat else []
        wrong = lot.sample([action for action in range(position.game.actions) if action not in legal], WRONG)
        sent = here.everything(seat, wrong)
        for dream in dreams:
            there = World.at(served, format, dream)
            assert there.everything(seat, wrong) == sent
            worlds += 1
        there = World.at(served, format, dreams[0])
        common = sorted(set(position.legal()) & set(dreams[0].legal()))
        declining = [action for action in common if position.explain(action).verb == "pass"]
        action = lot.choice(common) if position.actor == seat else (declining or [None])[0]
        if action is not None:
            for world in (here, there):
                world.move(position.actor, action)
            after = [world.match.position for world in (here, there)]
            if known(after[0], seat) == known(after[1], seat):  # the move showed nothing new
                assert there.state(seat) == here.state(seat)
                moved += 1
    assert worlds >= MATCHES * MOMENTS
    assert moved > 5


@pytest.mark.parametrize("seat", [0, 1])
def test_whole_histories_are_told_the_same(
    served: Served, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two matches from one seed, in which another's hidden choice differs: told the same while they look the same."""
    monkeypatch.setattr("wartable.table.carrying.fresh_secret", lambda: "5e" * 32)
    lot, compared = random.Random(seat), 0
    for history in range(HISTORIES):
        here, there = (World(served, *served.begin()) for _ in range(2))
        differs = lot.randrange(4, 40)
        for step in range(60):
            mine, theirs = here.match, there.match
            if mine.status != "playing" or known(mine.position, seat) != known(theirs.position, seat):
                break
            assert there.state(seat) == here.state(seat), (history, step)
            compared += step > differs
            action = lot.choice(mine.legal)
            other = action
            if mine.decider != seat and step >= differs:
                others = [choice for choice in theirs.legal if choice != action]
                other = lot.choice(others) if others else action
            if other not in theirs.legal:
                break
            decider = mine.decider
            here.move(decider, action)
            there.move(decider, other)
    assert compared > 10


def test_another_deck_is_not_seen_in_anything(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.table.carrying.fresh_secret", lambda: "5e" * 32)
    worlds = []
    for deck in ("king-arrows", "king-shields"):
        options = {"build": "ready", "deck0": "king", "deck1": deck}
        worlds.append(World(served, *served.begin(options=options)))
    here, there = worlds
    assert here.match.terms.settings["deck1"] != there.match.terms.settings["deck1"]
    lot = random.Random(1)
    for step in range(6):
        for seat in (0, -1):
            assert here.everything(seat, []) == there.everything(seat, []), step
        common = sorted(set(here.match.legal) & set(there.match.legal))
        action, decider = lot.choice(common), here.match.decider
        for world in worlds:
            world.move(decider, action)
        if known(here.match.position, 0) != known(there.match.position, 0):
            break
    assert "deck1" not in public_settings(here.match)


def test_what_a_spectator_continues_tells_no_secrets(served: Served) -> None:
    """A match that goes on from another is redrawn: its end reveals nothing of the one that is still played."""
    match, _ = served.begin(options={"build": "ready", "deck0": "king", "deck1": "king-arrows"})
    made = served.post(f"/matches/{match}/continue", {"step": 0, "seat": -1, "level": "random"}).json()
    token = next(held for held in made["tokens"] if held)
    (token,) = served.all_join(made["match"], [token])
    served.post(f"/matches/{made['match']}/resign", {}, token).raise_for_status()
    paper = served.get(f"/matches/{made['match']}/download").json()
    assert "deck1" not in paper["settings"] or paper["settings"]["deck1"] == ""
    original = served.table.lives[match].match
    assert original is not None
    assert original.secret not in json.dumps(paper)
    assert original.terms.settings["deck1"] not in json.dumps(paper)
