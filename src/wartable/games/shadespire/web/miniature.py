"""The miniature of Shadespire: the joined boards as hexes, objectives, and the fighters of each warband."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from typing import Any

from wartable.web.miniature import HEIGHT, WIDTH, svg

View = dict[str, Any]

EDGE = 10
CORNERS = tuple((sin(n * pi / 3), -cos(n * pi / 3)) for n in range(6))
# A horned head, shoulders and a blade, around 0 0 and ten high each way.
FIGURE = (
    "M-7-9Q-6-6.500-4.500-6A3 3 0 0 1 1.500-6Q3-6.500 4-9 4.500-4.500 2-3A3.500 3 0 0 1-5-3Q-7.500-4.500-7-9Z"
    "M-7 8-6 1Q-1.500-2 3 1L4 8ZM5 2V-7L6.500-10 8-7V2ZM3.500 2H9.500V4H3.500ZM5.500 4H7.500V8H5.500Z"
)
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
    """All hexes of a kind and a side in one path."""
    corners = [(y, x) if lying else (x, y) for x, y in CORNERS]
    (first_x, first_y), steps = corners[0], pairwise(corners)
    shape = "l" + " ".join(f"{(x2 - x1) * size:.1f} {(y2 - y1) * size:.1f}" for (x1, y1), (x2, y2) in steps)
    paths: dict[str, str] = {}
    for hex in hexes:
        x, y = at[hex["id"]]
        start = f"M{x + first_x * size:.1f} {y + first_y * size:.1f}"
        css = f"mini-hex-{hex['ground']} mini-land-{'none' if hex['land'] is None else hex['land']}"
        paths[css] = paths.get(css, "") + f"{start}{shape}z"
    return [f'<path class="mini-hex {css}" d="{path}"/>' for css, path in paths.items()]


def _objective(number: int, middle: tuple[float, float], scale: float) -> str:
    x, y = middle
    return (
        f'<circle class="mini-objective" cx="{x:.1f}" cy="{y:.1f}" r="{scale * 0.62:.1f}"/>'
        f'<text class="mini-number" x="{x:.1f}" y="{y + 3:.1f}">{number}</text>'
    )


def _fighter(fighter: View, middle: tuple[float, float], scale: float) -> str:
    """A figure on a base in the colour and shape of its seat; leaders' bases are ringed, the wounded have a red mark."""
    x, y = middle
    css = f"mini-seat-{fighter['seat']}" + (" mini-leads" if fighter["leader"] else "")
    size = scale * 0.86
    round = size if fighter["seat"] % 2 == 0 else size * 0.35
    drawn = (
        f'<rect class="{css}" x="{x - size:.1f}" y="{y - size:.1f}" width="{2 * size:.1f}" height="{2 * size:.1f}"'
        f' rx="{round:.1f}"/>'
        f'<path class="mini-figure" transform="translate({x:.1f} {y:.1f}) scale({size / 10:.2f})" d="{FIGURE}"/>'
    )
    if fighter["wounds"]:
        drawn += f'<circle class="mini-wound" cx="{x + size * 0.8:.1f}" cy="{y - size * 0.8:.1f}" r="{size * 0.4:.1f}"/>'
    return drawn
