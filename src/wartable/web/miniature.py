"""Small pictures of a match for the lobby, drawn from what a spectator may see, and a short show of them.
A game brings its drawing (`Browser.miniature`) and the match that is shown, each move by its name; one without a drawing
gets its banner. Nothing here can be clicked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Any

from wartable.kernel.contract import Action, Game, Position, game
from wartable.kernel.finding import homes

View = dict[str, Any]

FRAMES = 60  # of a show, at most
MOST = 600  # moves of a show, at most
STILL = 90  # moves before a still picture
REST = 0.01  # seconds between two moves, for everybody else
SEED = 11
WIDTH, HEIGHT = 300, 236

_shows: dict[str, list[str]] = {}
_stills: dict[str, str] = {}
_making: dict[str, asyncio.Future[None]] = {}


def banner(chosen: Game) -> str:
    """The picture of a game that has no drawing: two halves of a table and the game's initial."""
    initial = escape(chosen.title[:1])
    body = (
        f'<rect class="mini-side" x="8" y="8" width="{WIDTH - 16}" height="{HEIGHT // 2 - 12}" rx="8"/>'
        f'<rect class="mini-side" x="8" y="{HEIGHT // 2 + 4}" width="{WIDTH - 16}" height="{HEIGHT // 2 - 12}" rx="8"/>'
        f'<text class="mini-initial" x="{WIDTH // 2}" y="{HEIGHT // 2 + 20}">{initial}</text>'
    )
    return svg(body)


def svg(body: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true" focusable="false">{body}</svg>'


@dataclass(frozen=True)
class Show:
    """How a game is shown: its drawing, and the match that is played, as far as it was played before."""

    draw: Callable[[View], str]
    moves: tuple[str, ...] = ()  # by name: their numbers may change


@cache
def show_of(name: str) -> Show | None:
    """A game's own show, where it has a drawing."""
    draws, kept = game(name).browser.miniature, homes()[name].show
    if draws is None:
        return None
    moves = tuple(kept.read_text(encoding="utf-8").split()) if kept.is_file() else ()
    return Show(draws.get(), moves)


# What tells places of a kind apart. What else is told of a place may change without another being meant.
NAMING = (
    "area", "seat", "team", "card", "zone", "slot", "cell", "fighter", "hex", "weapon", "number", "face", "board",
    "placement", "roll", "die", "row", "support", "what", "direction",
)  # fmt: skip


def name_of(told: Action) -> str:
    """An action by name, whatever its number: what is done, with which piece, and to what."""
    places = [place for place in (told.source, told.target) if place is not None]
    named = [".".join(str(place[part]) for part in NAMING if place.get(part) is not None) for place in places]
    return "/".join([told.verb, *named])


def picture(name: str) -> str:
    """A still picture, at once: from the middle of the show if there is one, else from early in its match."""
    if name in _shows:
        return _shows[name][len(_shows[name]) // 2]
    chosen, told = game(name), show_of(name)
    if told is None:
        return banner(chosen)
    if name not in _stills:
        position = chosen.new(seed=SEED, compiled=False)
        for move in _moves(position, told, most=STILL if told.moves else 0):
            position.play(move)
        _stills[name] = told.draw(position.view(-1))
    return _stills[name]


async def show(name: str) -> list[str]:
    """A match as pictures, in the plain engine, leaving others room to work; made once for all who ask."""
    if name not in _shows:
        making = _making.get(name)
        if making is None or making.get_loop() is not asyncio.get_running_loop():
            making = _making[name] = asyncio.ensure_future(_make(name))
        await asyncio.shield(making)
    return _shows[name]


async def _make(name: str) -> None:
    chosen, told = game(name), show_of(name)
    _shows[name] = [banner(chosen)] if told is None else await _play(chosen, told)


async def _play(chosen: Game, told: Show) -> list[str]:
    position = chosen.new(seed=SEED, compiled=False)
    frames: list[str] = []
    for move in _moves(position, told):
        position.play(move)
        view = position.view(-1)
        drawn = told.draw(view)
        if view.get("turn", 1) and (not frames or frames[-1] != drawn):
            frames.append(drawn)
        if len(frames) == FRAMES:
            break
        await asyncio.sleep(REST)
    return frames


def _moves(position: Position, told: Show, most: int = MOST) -> Iterator[int]:
    """The moves of a show, each to be played before the next is asked for: those that are known while they are
    legal, then some by chance."""
    chance = random.Random(SEED)
    for number in range(most):
        if position.over:
            return
        known = named(position, told.moves[number]) if number < len(told.moves) else None
        yield _some(position, chance) if known is None else known


def named(position: Position, name: str) -> int | None:
    """The legal action of a name, if there is one."""
    return next((action for action in position.legal() if name_of(position.explain(action)) == name), None)


def _some(position: Position, chance: random.Random) -> int:
    """Any action but the first, which in most games is to pass, unless there is no other."""
    legal = position.legal()
    return chance.choice(legal[1:] if len(legal) > 1 and chance.random() < 0.8 else legal)
