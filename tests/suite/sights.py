"""What a seat is shown and told of a position, and whether it could tell another world from it by that.
A spectator is seat -1 and knows what every seat knows."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

from wartable import Position
from wartable.kernel.coaching import reading

from .secrets import other_world

SPECTATOR = -1

# Games with cards in hand that must be shown as soon as something is so: not to see one then tells something too.
SHOWN_WHEN_MET = {"shadespire"}
REFUSALS = 500  # of a position, about so many at the most


def worlds(position: Position, seat: int) -> Iterator[Position]:
    """Some matches that this seat can't tell from this one."""
    for seed in range(2):
        yield other_world(position, seat, seed)
    if seat != SPECTATOR:
        yield position.imagine(seat, 1)


def sights(position: Position, seat: int) -> Iterator[tuple[str, Any]]:
    """All that a seat is shown and told of a position, each thing with its name."""
    game, g = position.game, position.record
    yield "view", position.view(seat)
    yield "prompt", game.prompt(g, seat)
    yield "returns", position.returns()
    if seat != SPECTATOR:
        yield "observation", position.observe(seat).tolist()
        yield "what the coach says", reading(position, seat)
    if seat == position.actor:
        legal = position.legal()
        yield "legal actions", legal
        yield "offers", position.offers({action: position.explain(action) for action in legal})
        for action in legal:
            yield f"explanation of {action}", position.explain(action)
            yield f"description of {action}", game.describe(g, action)
        step = -(-game.actions // REFUSALS)
        for action in sorted(set(range(len(legal) % step, game.actions, step)) - set(legal)):
            yield f"refusal of {action}", position.refuse(action)


def tidings(position: Position, seat: int) -> list[Any]:
    """What the last action told a seat, in numbers and in words."""
    game, g = position.game, position.record
    return [(event, game.narrate(g, event, seat)) for event in position.events(seat)]


def has_news(position: Position, seat: int) -> bool:
    """Whether the last action showed a seat something that was hidden from it."""
    watcher = 0b1111 if seat == SPECTATOR else 1 << seat
    return any(event.learns & watcher for event in position.events(seat))


def assert_same(position: Position, seat: int, *worlds: Position) -> None:
    seen = list(sights(position, seat))
    for world in worlds:
        for (name, here), (_, there) in itertools.zip_longest(seen, sights(world, seat)):
            assert here == there, f"seat {seat} can tell two worlds apart by its {name}"


def assert_same_after(position: Position, seat: int, world: Position, lot: random.Random) -> None:
    """The same action in two worlds is told to a seat in the same words, unless it shows that seat something."""
    here, there = position.copy(), world.copy()
    both = sorted(set(here.legal()) & set(there.legal()))
    if both:  # or it is another seat's secret choice, with nothing in common
        action = lot.choice(both)
        here.play(action)
        there.play(action)
        news = has_news(here, seat), has_news(there, seat)
        assert news[0] == news[1] or here.game.name in SHOWN_WHEN_MET
        if not any(news):
            assert tidings(here, seat) == tidings(there, seat)
            assert_same(here, seat, there)
