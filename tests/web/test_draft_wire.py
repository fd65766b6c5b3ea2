"""Secrecy of a draft over the wire: what only one drafter knows is in no message to the other or to a spectator.
Read in the messages themselves, over whole drafts; and by worlds that differ only in what a seat can't know."""

import json
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

import wartable
from wartable import Position
from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.pieces import key_of
from wartable.games.invasion.state import Type
from wartable.locale import words
from wartable.web.board import news_of

from ..suite.secrets import other_world
from .served import Served, serving
from .test_api_leaks import World, known

SPECTATOR = -1
DRAFT: dict[str, Any] = {"game": "invasion", "format": "draft"}
MOMENTS = 16  # of a whole draft, at which all kinds of answers are compared
HISTORIES = 6


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('draft')}/table.sqlite") as running:
        yield running


# --- Read in the messages ---------------------------------------------------------------------------------------

NAMES = {words("en").text(f"card-{key}"): key for key in BY_KEY}
NAMED = re.compile("|".join(re.escape(name) for name in sorted(NAMES, key=len, reverse=True)))
SAID = re.compile(r'"(?:text|prompt|short)": ?("(?:[^"\\]|\\.)*")')


def told_of(text: str, keys: set[str]) -> set[str]:
    """Which of these cards a message names: by key anywhere, by name in what is said."""
    by_name = {NAMES[name] for said in set(SAID.findall(text)) for name in NAMED.findall(json.loads(said))}
    return {key for key in keys if f'"{key}"' in text} | (by_name & keys)


def cards_of(g: Any, field: str, owner: int) -> set[str]:
    return {key_of(card) for card in getattr(g, field).tolist()[owner] if card}


def out_of_draft(g: Any) -> set[str]:
    return {key_of(card) for row in g.removed.tolist() for card, count in enumerate(row) if count}


class Eyes:
    """One who follows a draft: all messages to them, and what they may have read in them so far."""

    def __init__(self, world: World, seat: int, socket: ClientConnection) -> None:
        self.world, self.seat, self.socket = world, seat, socket
        self.token = world.tokens[seat] if seat >= 0 else ""
        self.socket.send(json.dumps({"token": self.token, "detail": "full"}))
        self.page: dict[str, Any] | None = None  # what the page of this one knows
        self.told: set[str] = set()  # cards that the log has named to them
        g = world.match.position.record
        self.secret = set().union(
            *(cards_of(g, name, other) for other in range(2) if other != seat for name in ("pile", "pack"))
        )
        own = cards_of(g, "pile", seat) | cards_of(g, "pack", seat) if seat >= 0 else set()
        self.secret -= own | {key for key in BY_KEY if BY_KEY[key].type == Type.DRAFT}

    def messages(self) -> Iterator[str]:
        """What a program and a page are told of the present state."""
        while True:
            text = str(self.socket.recv(20))
            yield text
            if json.loads(text)["state"]["decision"] == self.world.match.decision:
                break
        state = self.world.served.run(
            self.world.served.table.state(self.world.name, self.token, language="en")
        )
        yield json.dumps(news_of(self.page, state), ensure_ascii=False)
        self.page = state

    def may_know(self) -> set[str]:
        """Cards of the other's pile that were shown to them: out of the draft, or in a pack that they look at."""
        g = self.world.match.position.record
        pending = self.world.match.seen(self.seat)["pending"]["kind"]
        self.told |= out_of_draft(g)
        if self.seat >= 0 and pending in ("counterdraft", "sabotage"):
            now = cards_of(g, "pack", 1 - self.seat)
            self.told |= {key for key in cards_of(g, "picked", self.seat) if key in now}  # "you choose to …"
            return self.told | now
        return self.told

    def check(self) -> int:
        """No message names what these eyes may not know; gives how many secrets there were to keep."""
        allowed = self.may_know()
        hidden = self.secret - allowed
        for text in self.messages():
            assert told_of(text, hidden) == set(), f"seat {self.seat} is told a secret"
        return len(hidden)


@contextmanager
def watching(world: World, *seats: int) -> Iterator[list[Eyes]]:
    with ExitStack() as open_lines:
        address = world.served.socket_address(world.name)
        yield [Eyes(world, seat, open_lines.enter_context(connect(address))) for seat in seats]


def test_no_message_of_a_whole_draft_names_what_only_the_other_knows(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wartable.table.carrying.fresh_secret", lambda: "d2" * 32)
    world = World(served, *served.begin(**DRAFT))
    lot, steps, kept = random.Random(3), 0, 0
    with watching(world, 0, 1, SPECTATOR) as watchers:
        while world.match.seen(0)["draft"] is not None:
            kept += sum(eyes.check() for eyes in watchers)
            world.move(world.match.decider, lot.choice(world.match.legal))
            steps += 1
        assert steps > 80 and kept > steps * 100
        assert world.match.seen(0)["phase"] == "setup"
        for eyes in watchers[:2]:  # and in the match that follows, the decks stay their owners'
            deck = cards_of(world.match.position.record, "deck", 1 - eyes.seat) & eyes.secret
            assert deck - eyes.told
            assert all(told_of(text, deck - eyes.told) == set() for text in eyes.messages())


def test_the_messages_of_the_one_who_knows_do_name_it(served: Served) -> None:
    """Or the test above would show nothing."""
    world = World(served, *served.begin(**DRAFT))
    own = cards_of(world.match.position.record, "pack", 0)
    with watching(world, 0) as (eyes,):
        assert [told_of(text, own) for text in eyes.messages()] == [own, own]


# --- By other worlds --------------------------------------------------------------------------------------------


def moments(seed: int, lot: random.Random) -> Iterator[Position]:
    """Some moments of a whole draft, most of them such that something hidden has just been chosen."""
    position, steps = wartable.game("invasion").new("draft", seed), []
    while position.view(0)["draft"] is not None:
        steps.append(position.copy())
        position.play(lot.choice(position.legal()))
    yield from lot.sample(steps, MOMENTS)


def test_everything_sent_is_the_same_in_drafts_that_look_the_same(served: Served) -> None:
    lot, kinds = random.Random(5), set()
    for number, position in enumerate(moments(7, lot)):
        seat = lot.choice((0, 1, 1 - position.actor, SPECTATOR))
        legal = position.legal() if position.actor == seat else []
        wrong = lot.sample([action for action in range(position.game.actions) if action not in legal], 3)
        sent = World.at(served, "draft", position).everything(seat, wrong)
        dreams = [other_world(position, seat, number)]
        if seat >= 0:
            dreams.append(position.imagine(seat, number))
        for dream in dreams:
            assert World.at(served, "draft", dream).everything(seat, wrong) == sent
        kinds.add(position.view(SPECTATOR)["pending"]["kind"])
    assert {"pick", "counterdraft"} <= kinds


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_hidden_pick_changes_nothing_for_the_others(
    served: Served, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two drafts from one seed in which another picks something else: told the same until the packs are shown."""
    monkeypatch.setattr("wartable.table.carrying.fresh_secret", lambda: "5e" * 32)
    lot, compared = random.Random(seat), 0
    for history in range(HISTORIES):
        here, there = (World(served, *served.begin(**DRAFT)) for _ in range(2))
        differs, different = lot.randrange(0, 24), False
        for step in range(80):
            mine, theirs = here.match, there.match
            if known(mine.position, seat) != known(theirs.position, seat):
                break
            if mine.seen(seat) != theirs.seen(seat):
                assert seat == SPECTATOR, (history, step)  # whose eyes have no numbers to compare
                break
            if different:
                assert there.state(seat) == here.state(seat), (history, step)
                compared += 1
            action = other = lot.choice(mine.legal)
            kind = mine.seen(SPECTATOR)["pending"]["kind"]
            if mine.decider != seat and step >= differs and kind in ("pick", "counterdraft"):
                others = [choice for choice in theirs.legal if choice != action]
                other, different = (lot.choice(others) if others else action), True
            if other not in theirs.legal:
                break
            decider = mine.decider
            here.move(decider, action)
            there.move(decider, other)
    assert compared >= HISTORIES // 2
