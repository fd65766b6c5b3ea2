"""Small pictures of a match for the lobby, drawn from what a spectator may see, and a short show of them.
A game without a drawing of its own gets its banner; nothing here can be clicked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from html import escape
from typing import Any

from wartable.kernel.contract import Game, Position, game

View = dict[str, Any]

SYMBOLS = {"blue": "▲", "green": "■", "red": "●", "yellow": "◆", "purple": "✦", "leader": "♛"}
FRAMES = 48
SEED = 11
WIDTH, HEIGHT = 300, 236
CELL, GAP = 40, 8
TOP = (62, 14, 126, 174)  # of the rows: enemy front, enemy back, own front, own back

_shows: dict[str, list[str]] = {}


def banner(chosen: Game) -> str:
    """The picture of a game that has no drawing: two halves of a table and the game's initial."""
    initial = escape(chosen.title[:1])
    body = (
        f'<rect class="mini-side" x="8" y="8" width="{WIDTH - 16}" height="{HEIGHT // 2 - 12}" rx="8"/>'
        f'<rect class="mini-side" x="8" y="{HEIGHT // 2 + 4}" width="{WIDTH - 16}" height="{HEIGHT // 2 - 12}" rx="8"/>'
        f'<text class="mini-initial" x="{WIDTH // 2}" y="{HEIGHT // 2 + 20}">{initial}</text>'
    )
    return _svg(body)


def _svg(body: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true" focusable="false">{body}</svg>'


def draw_invictus(view: View) -> str:
    """Both battlefields facing, the queues at the left and the kingdoms by colour at the right."""
    parts = [f'<line class="mini-line" x1="12" x2="{WIDTH - 12}" y1="{HEIGHT // 2}" y2="{HEIGHT // 2}"/>']
    for team in view["teams"]:
        own = team["team"] == 0
        for cell in team["cells"]:
            row = cell["cell"] // 3 + (2 if own else 0)
            x = 84 + (cell["cell"] % 3) * (CELL + GAP)
            parts.append(_cell(view, cell, x, TOP[row]))
        parts += _queue(view, team["queue"], own)
    for seat in view["seats"]:
        parts += _kingdom(seat["kingdom"]["colours"], seat["team"] == 0)
    return _svg("".join(parts))


def _cell(view: View, cell: View, x: int, y: int) -> str:
    place = f'<rect class="mini-cell" x="{x}" y="{y}" width="{CELL}" height="{CELL}" rx="6"/>'
    if cell["card"] is None:
        return place
    colour = view["cards"][cell["card"]]["colour"]
    width, height = (36, 26) if cell["rested"] else (26, 36)
    left, top = x + (CELL - width) / 2, y + (CELL - height) / 2
    return (
        f'{place}<rect class="mini-card" x="{left}" y="{top}" width="{width}" height="{height}" rx="3"/>'
        f'<text class="mini-{colour}" x="{x + CELL / 2}" y="{y + CELL / 2 + 6}">{SYMBOLS[colour]}</text>'
    )


def _queue(view: View, queue: list[str], own: bool) -> list[str]:
    found = []
    for place, key in enumerate(queue):
        x = 54 - place * 11
        y = 150 if own else 38
        found.append(f'<rect class="mini-card" x="{x}" y="{y}" width="18" height="26" rx="3"/>')
        if place == 0:
            colour = view["cards"][key]["colour"]
            found.append(
                f'<text class="mini-small mini-{colour}" x="{x + 9}" y="{y + 17}">{SYMBOLS[colour]}</text>'
            )
    return found[::-1] if len(found) < 2 else [*found[2:][::-1], *found[:2]]


def _kingdom(colours: dict[str, int], own: bool) -> list[str]:
    base, step = (212, -9) if own else (24, 9)
    found = []
    for column, (colour, count) in enumerate(colours.items()):
        x = 240 + column * 12
        found += [
            f'<text class="mini-dot mini-{colour}" x="{x}" y="{base + step * height}">{SYMBOLS[colour]}</text>'
            for height in range(min(count, 8))
        ]
    return found


DRAWINGS: dict[str, Callable[[View], str]] = {"invictus": draw_invictus}


def picture(name: str) -> str:
    """A still picture, at once: from the middle of the show if there is one, else the table before a match."""
    if name in _shows:
        return _shows[name][len(_shows[name]) // 2]
    chosen, draw = game(name), DRAWINGS.get(name)
    return banner(chosen) if draw is None else draw(chosen.new(seed=SEED, compiled=False).view(-1))


async def show(name: str) -> list[str]:
    """A random match as pictures, in the plain engine, leaving others room to work; made once."""
    if name not in _shows:
        chosen = game(name)
        draw = DRAWINGS.get(name)
        _shows[name] = [banner(chosen)] if draw is None else await _play(chosen, draw)
    return _shows[name]


async def _play(chosen: Game, draw: Callable[[View], str]) -> list[str]:
    position = chosen.new(seed=SEED, compiled=False)
    chance = random.Random(SEED)
    frames: list[str] = []
    while not position.over and len(frames) < FRAMES:
        position.play(_some(position, chance))
        view = position.view(-1)
        drawn = draw(view)
        if view.get("turn", 1) and (not frames or frames[-1] != drawn):
            frames.append(drawn)
        await asyncio.sleep(0.005)
    return frames


def _some(position: Position, chance: random.Random) -> int:
    """Any action but the first, which in most games is to pass, unless there is no other."""
    legal = position.legal()
    return chance.choice(legal[1:] if len(legal) > 1 and chance.random() < 0.8 else legal)
