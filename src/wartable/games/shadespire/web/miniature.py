"""The miniature of Shadespire: the joined boards as hexes, objectives, and the fighters of each warband."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from typing import Any

from wartable.web.miniature import HEIGHT, WIDTH, svg

View = dict[str, Any]

EDGE = 10
CORNERS = tuple((sin(n * pi / 3), -cos(n * pi / 3)) for n in range(6))
TALL = 1.732  # how far rows lie apart where neighbours in a row lie two apart


def draw(view: View) -> str:
    """The battlefield as large as fits."""
    if not view["hexes"]:
        return svg("")
    wide = [hex["x"] for hex in view["hexes"]]
    high = [hex["row"] * TALL for hex in view["hexes"]]
    left, top = min(wide) - 1, min(high) - 1.2
    span, rise = max(wide) + 1 - left, max(high) + 1.2 - top
    lying = span < rise  # boards joined at their long sides are shown lying
    if lying:
        span, rise = rise, span
    scale = min((WIDTH - 2 * EDGE) / span, (HEIGHT - 2 * EDGE) / rise)
    right, down = (WIDTH - span * scale) / 2, (HEIGHT - rise * scale) / 2

    def place(hex: View) -> tuple[float, float]:
        x, y = hex["x"] - left, hex["row"] * TALL - top
        x, y = (y, rise - x) if lying else (x, y)
        return x * scale + right, y * scale + down

    at = {hex["id"]: place(hex) for hex in view["hexes"]}
    parts = _ground(view["hexes"], at, scale * 1.1, lying)
    parts += [
        _objective(hex["objective"], at[hex["id"]], scale)
        for hex in view["hexes"]
        if hex["objective"] is not None
    ]
    parts += [
        _fighter(fighter, at[fighter["hex"]], scale)
        for fighter in view["fighters"]
        if fighter["hex"] is not None
    ]
    return svg("".join(parts))


def _ground(hexes: list[View], at: dict[int, tuple[float, float]], size: float, lying: bool) -> list[str]:
    """All hexes of a kind in one path."""
    corners = [(y, x) if lying else (x, y) for x, y in CORNERS]
    (first_x, first_y), steps = corners[0], pairwise(corners)
    shape = "l" + " ".join(f"{(x2 - x1) * size:.1f} {(y2 - y1) * size:.1f}" for (x1, y1), (x2, y2) in steps)
    paths: dict[str, str] = {}
    for hex in hexes:
        x, y = at[hex["id"]]
        start = f"M{x + first_x * size:.1f} {y + first_y * size:.1f}"
        paths[hex["ground"]] = paths.get(hex["ground"], "") + f"{start}{shape}z"
    return [f'<path class="mini-hex mini-hex-{ground}" d="{path}"/>' for ground, path in paths.items()]


def _objective(number: int, middle: tuple[float, float], scale: float) -> str:
    x, y = middle
    return (
        f'<circle class="mini-objective" cx="{x:.1f}" cy="{y:.1f}" r="{scale * 0.62:.1f}"/>'
        f'<text class="mini-number" x="{x:.1f}" y="{y + 3:.1f}">{number}</text>'
    )


def _fighter(fighter: View, middle: tuple[float, float], scale: float) -> str:
    """A disc in the colour of its seat; leaders wear a ring, the wounded a red mark."""
    x, y = middle
    css = f"mini-seat-{fighter['seat']}" + (" mini-leads" if fighter["leader"] else "")
    radius = scale * 0.78
    drawn = f'<circle class="{css}" cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>'
    if fighter["wounds"]:
        drawn += f'<circle class="mini-wound" cx="{x + radius * 0.8:.1f}" cy="{y - radius * 0.8:.1f}" r="{radius * 0.45:.1f}"/>'
    return drawn
