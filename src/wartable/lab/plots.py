"""Plots as SVG texts, for reports: a heat map, intervals, curves, reliability. Colours are classes of `report.css`, light and dark.
Whatever is written into them is escaped; no script and no library is needed to see them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import NamedTuple

import numpy as np

WIDTH = 420  # so narrow that letters can be read on a phone; wide screens show it larger
CELL = 74
GAP = 12  # between a label and what it is of
LETTER, WIDE_LETTER, FIRST_WIDE = (
    7.4,
    13.5,
    0x2E80,
)  # how wide letters are, about, and which are the wide ones
TILT = 28  # degrees of the labels of columns
VALUE, LEAST = 70, 90  # room for the number behind a row, and for its line at least
ROW = 26
STRONGEST = 0.45  # colour of a field, so that its number can still be read
LEFT, RIGHT, TOP, BOTTOM = 46, 12, 14, 34
HEIGHT = 220
MOST_POINTS = 400  # of a curve
SIDE = 340  # of a diagram that has the same scale both ways
LEAST_DOT, MOST_DOT = 2.5, 7.0
# Of a plot that is a file of its own, in the colours of `report.css`.
STYLE = """
  text { font: 12px system-ui, sans-serif; fill: #1d2421 } .tick { fill: #5c6660 } .grid { stroke: #8883 }
  .middle { stroke: #5c6660; stroke-dasharray: 4 4 } .reach { stroke: #6a7580; stroke-width: 2 } .point { fill: #1f7a4d }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8e6dd } .tick { fill: #a3aea7 } .middle { stroke: #a3aea7 } .reach { stroke: #9aa7b2 } .point { fill: #5cc48d }
  }
"""


class Cell(NamedTuple):
    """A field of a heat map: a share from 0 to 1, and its interval."""

    share: float
    low: float
    high: float


class Bar(NamedTuple):
    """A row of intervals."""

    label: str
    mean: float
    low: float
    high: float


def heat_map(names: Sequence[str], cells: Mapping[tuple[str, str], Cell], title: str) -> str:
    """Rows against columns; the more a share differs from a half, the stronger its colour."""
    room = _room(names)
    left, head = room + GAP, round(room * math.sin(math.radians(TILT))) + 2 * GAP
    width = left + CELL * len(names) + round(room * math.cos(math.radians(TILT)))
    height = head + CELL // 2 * len(names) + GAP
    parts = []
    for place, name in enumerate(names):
        x = left + CELL * place + CELL // 2
        parts.append(
            _text(x, head - 8, name, "label", f' transform="rotate(-{TILT} {x} {head - 8})"', "start")
        )
        parts.append(_text(left - 8, head + CELL // 2 * place + CELL // 4 + 4, name, "label", "", "end"))
    for (one, other), cell in cells.items():
        x, y = left + CELL * names.index(other), head + CELL // 2 * names.index(one)
        tone = "high" if cell.share >= 0.5 else "low"
        strength = STRONGEST * min(1.0, 2.5 * abs(cell.share - 0.5))
        told = f"{one} – {other}: {_percent(cell.share)} ({_percent(cell.low)}–{_percent(cell.high)})"
        parts.append(
            f'<g><title>{escape(told)}</title><rect x="{x}" y="{y}" width="{CELL - 2}" height="{CELL // 2 - 2}" '
            f'class="tone {tone}" fill-opacity="{strength:.3f}"/>'
            f"{_text(x + CELL // 2 - 1, y + CELL // 4 + 4, _percent(cell.share), 'value', '', 'middle')}</g>"
        )
    return _svg(width, height, title, parts, "heat")


def _room(labels: Iterable[str]) -> int:
    """How wide the longest of some labels is, about."""
    return math.ceil(
        max(
            (sum(WIDE_LETTER if ord(sign) >= FIRST_WIDE else LETTER for sign in text) for text in labels),
            default=0,
        )
    )


def intervals(bars: Sequence[Bar], middle: float, title: str, unit: str = "%", scale: float = 100) -> str:
    """A point and a line for each row, beside a line in the middle."""
    low = min([middle, *(bar.low for bar in bars)])
    high = max([middle, *(bar.high for bar in bars)])
    low, high = (low - 0.05 * (high - low), high + 0.05 * (high - low)) if high > low else (low - 1, high + 1)
    height = TOP + ROW * len(bars) + BOTTOM
    left = min(_room(bar.label for bar in bars), WIDTH - VALUE - LEAST) + GAP

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (WIDTH - left - VALUE)

    parts = [_line(x(middle), TOP - 6, x(middle), height - BOTTOM, "middle")]
    for place, bar in enumerate(bars):
        y = TOP + ROW * place + ROW / 2
        tone = "high" if bar.low > middle else "low" if bar.high < middle else "open"
        told = f"{bar.label}: {bar.mean * scale:.1f}{unit} ({bar.low * scale:.1f} … {bar.high * scale:.1f})"
        parts += [
            f"<g><title>{escape(told)}</title>",
            _text(left - 8, y + 4, bar.label, "label", "", "end"),
            _line(x(bar.low), y, x(bar.high), y, f"reach {tone}"),
            f'<circle cx="{x(bar.mean):.1f}" cy="{y:.1f}" r="4" class="point {tone}"/>',
            _text(WIDTH - 4, y + 4, f"{bar.mean * scale:.1f}{unit}", "value", "", "end"),
            "</g>",
        ]
    for value in _ticks(low, high):
        parts.append(_text(x(value), height - 12, f"{value * scale:g}", "tick", "", "middle"))
    return _svg(WIDTH, height, title, parts)


def curve(values: np.ndarray, margins: np.ndarray, middle: float, title: str, along: str) -> str:
    """A line with its band, over what was played so far."""
    count = len(values)
    if not count:
        return ""
    kept = np.unique(np.linspace(0, count - 1, min(count, MOST_POINTS)).astype(int))
    lows, highs = np.clip(values - margins, 0, 1)[kept], np.clip(values + margins, 0, 1)[kept]
    tail = slice(len(kept) // 10, None)  # the first few say nothing and would flatten all others
    low = min(middle, float(lows[tail].min()))
    high = max(middle, float(highs[tail].max()))
    room = 0.05 * (high - low or 1)
    low, high = max(0.0, low - room), min(1.0, high + room)

    def x(place: float) -> float:
        return LEFT + place / max(count - 1, 1) * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return TOP + (high - min(max(value, low), high)) / (high - low) * (HEIGHT - TOP - BOTTOM)

    line = " ".join(f"{x(place):.1f},{y(values[place]):.1f}" for place in kept)
    there = [f"{x(place):.1f},{y(bound):.1f}" for place, bound in zip(kept, highs, strict=True)]
    back = [f"{x(place):.1f},{y(bound):.1f}" for place, bound in zip(kept, lows, strict=True)]
    parts = [
        f'<polygon points="{" ".join([*there, *reversed(back)])}" class="band"/>',
        _line(LEFT, y(middle), WIDTH - RIGHT, y(middle), "middle"),
        f'<polyline points="{line}" class="curve"/>',
        *(_text(LEFT - 8, y(tick) + 4, _percent(tick), "tick", "", "end") for tick in _ticks(low, high)),
        _text(WIDTH - RIGHT, HEIGHT - 10, along, "tick", "", "end"),
    ]
    return _svg(WIDTH, HEIGHT, title, parts)


class Dot(NamedTuple):
    """What was said, what came true with its interval, and how many positions say so."""

    said: float
    won: float
    low: float
    high: float
    weight: int


def reliability(dots: Sequence[Dot], title: str, said: str, won: str) -> str:
    """What came true above what was said, as a file of its own; whatever lies on the line is true, and a larger dot is more."""
    most = max((dot.weight for dot in dots), default=1)

    def x(value: float) -> float:
        return LEFT + value * (SIDE - LEFT - RIGHT)

    def y(value: float) -> float:
        return SIDE - BOTTOM - value * (SIDE - TOP - BOTTOM)

    parts = [f"<style>{STYLE}</style>"]
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts += [
            _line(x(tick), y(0), x(tick), y(1), "grid"),
            _line(x(0), y(tick), x(1), y(tick), "grid"),
            _text(x(tick), y(0) + 14, _percent(tick), "tick", "", "middle"),
            _text(LEFT - 6, y(tick) + 4, _percent(tick), "tick", "", "end"),
        ]
    parts.append(_line(x(0), y(0), x(1), y(1), "middle"))
    for dot in dots:
        told = f"{said}: {100 * dot.said:.1f}%, {won}: {100 * dot.won:.1f}% ({100 * dot.low:.1f} … {100 * dot.high:.1f})"
        size = LEAST_DOT + (MOST_DOT - LEAST_DOT) * math.sqrt(dot.weight / most)
        parts += [
            f"<g><title>{escape(told)}</title>",
            _line(x(dot.said), y(dot.low), x(dot.said), y(dot.high), "reach"),
            f'<circle cx="{x(dot.said):.1f}" cy="{y(dot.won):.1f}" r="{size:.1f}" class="point"/></g>',
        ]
    parts += [
        _text(x(1), SIDE - 6, said, "label", "", "end"),
        _text(x(0) + 8, TOP + 8, won, "label", "", "start"),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg>\n'
    )


def _ticks(low: float, high: float) -> list[float]:
    """A few round numbers within a range."""
    step = 10.0 ** np.floor(np.log10((high - low) / 2))
    while (high - low) / step > 6:
        step *= 2 if round(step / 10 ** np.floor(np.log10(step))) in (1, 5) else 2.5
    first = int(np.ceil(low / step))
    return [round(number * step, 10) for number in range(first, int(np.floor(high / step)) + 1)]


def _percent(share: float) -> str:
    return f"{100 * share:.0f}%"


def _text(x: float, y: float, text: str, css: str, more: str, anchor: str) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}"'
    return f'<text {place} class="{css}" text-anchor="{anchor}"{more}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, css: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{css}"/>'


def _svg(width: float, height: float, title: str, parts: Sequence[str], css: str = "rows") -> str:
    """A plot in a frame that can be scrolled where a screen is narrower than what can be read."""
    told = escape(title)
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{told}"><svg viewBox="0 0 {width} {height}" '
        f'width="{width}" role="img" aria-label="{told}" class="plot {css}">{"".join(parts)}</svg></div>'
    )
