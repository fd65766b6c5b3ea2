"""The learning curve: strength against the time it took, kept as numbers and drawn as a picture.
The picture is a plain SVG that follows the reader's light or dark colours."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from wartable.lab.simulate import wilson

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 40, 48
WANTED = 0.7

STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #333 } .title { font-weight: 600 }
  .grid { stroke: #8884 } .wanted { stroke: #b5651d; stroke-dasharray: 5 4 } .margin { fill: #2a6f9733 }
  .line { stroke: #2a6f97; fill: none; stroke-width: 2 } .point { fill: #2a6f97 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd } .wanted { stroke: #e0a060 } .margin { fill: #7fc0e833 }
    .line { stroke: #7fc0e8 } .point { fill: #7fc0e8 }
  }
"""


@dataclass(frozen=True)
class Point:
    """How strong a network was after so long."""

    minutes: float  # by the clock
    work: float  # minutes of processors
    decisions: int  # that it had learned from
    score: float  # against the rival: wins, and half of the draws
    games: int

    @property
    def margin(self) -> tuple[float, float]:
        """The 95% interval of the score."""
        return wilson(self.score, self.games)


def write_curve(points: Sequence[Point], title: str, file: Path) -> None:
    """Draw a curve into a file, whole or not at all."""
    written = file.with_suffix(".part")
    written.write_text(drawn(points, title), encoding="utf-8")
    os.replace(written, file)


def drawn(points: Sequence[Point], title: str) -> str:
    """The curve as an SVG."""
    last = max([point.minutes for point in points] + [1.0])

    def x(minutes: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * minutes / last, 1)

    def y(score: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * score, 1)

    def row(places: Sequence[tuple[float, float]]) -> str:
        return " ".join(f"{x(minutes)},{y(score)}" for minutes, score in places)

    def across(score: float, kind: str) -> str:
        return f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(score)}" y2="{y(score)}"/>'

    parts = [f'<text class="title" x="{LEFT}" y="22">{title}</text>']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(across(share, "grid"))
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>')
    for minutes in _ticks(last):
        parts.append(
            f'<text x="{x(minutes)}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{minutes:g}</text>'
        )
    parts.append(f'<text x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 8}" text-anchor="middle">minutes</text>')
    parts.append(across(WANTED, "wanted"))
    if points:
        high = [(point.minutes, point.margin[1]) for point in points]
        low = [(point.minutes, point.margin[0]) for point in reversed(points)]
        parts.append(f'<polygon class="margin" points="{row(high + low)}"/>')
        parts.append(
            f'<polyline class="line" points="{row([(point.minutes, point.score) for point in points])}"/>'
        )
        parts += [
            f'<circle class="point" cx="{x(point.minutes)}" cy="{y(point.score)}" r="3"/>' for point in points
        ]
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">\n'
        f"<style>{STYLE}</style>\n{body}\n</svg>\n"
    )


def _ticks(last: float) -> list[float]:
    """Round numbers of minutes, up to about eight of them."""
    step = next(step for step in (0.25, 0.5, 1, 2, 5, 10, 20, 60, 240, 1440, 1e9) if last / step <= 8)
    return [step * number for number in range(int(last / step) + 1)]
