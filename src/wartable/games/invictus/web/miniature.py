"""The miniature of Invictus: both battlefields facing, the queues at the left and the kingdoms by colour at the right."""

from __future__ import annotations

from typing import Any

from wartable.web.miniature import HEIGHT, WIDTH, svg

View = dict[str, Any]

SYMBOLS = {"blue": "▲", "green": "■", "red": "●", "yellow": "◆", "purple": "✦", "leader": "♛"}
CELL, GAP = 40, 8
TOP = (62, 14, 126, 174)  # of the rows: enemy front, enemy back, own front, own back


def draw(view: View) -> str:
    """The whole table."""
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
    return svg("".join(parts))


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
