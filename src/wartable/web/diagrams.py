"""What the diagrams of rules pages are drawn with: pictures with labels that fit, and rows of steps.
A game brings its diagrams as `Browser.diagrams`, each by the rule that it is shown with; their words are in its locale."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape

from wartable.kernel.contract import Game
from wartable.locale import Words

Diagram = Callable[[Words], str]

WIDTH = 360  # of every picture: a phone shows it about as large as it is drawn
SIZE = 13  # of labels
LINE = 1.3  # from one line of a label to the next, in sizes
NARROW, WIDE = 0.56, 1.0  # of a sign, in sizes


def diagrams_of(chosen: Game) -> Mapping[str, Diagram]:
    """A game's diagrams by the rule that each is shown with; none where it brings none."""
    brought = chosen.browser.diagrams
    found: Mapping[str, Diagram] = brought.get() if brought is not None else {}
    return found


def figure(words: Words, name: str, body: str) -> str:
    """A diagram with its caption."""
    caption = escape(words.text(name))
    return f'<figure class="diagram">{body}<figcaption>{caption}</figcaption></figure>'


def picture(words: Words, name: str, height: float, body: str) -> str:
    """A drawing; whoever can't see it hears what it shows."""
    title, told = escape(words.text(name)), escape(words.text(name, "told"))
    return figure(
        words,
        name,
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-labelledby="{name}-title {name}-told">'
        f'<title id="{name}-title">{title}</title><desc id="{name}-told">{told}</desc>{body}</svg>',
    )


def steps(words: Words, name: str, each: Sequence[str]) -> str:
    """What comes one after the other: a row where there is room, a column on a phone; words wrap as they need."""
    parts = []
    for number, step in enumerate(each, 1):
        title, text = words.text(f"{name}-{step}"), words.text(f"{name}-{step}", "text")
        parts.append(
            f'<li><b aria-hidden="true">{number}</b><strong>{escape(title)}</strong><span>{escape(text)}</span></li>'
        )
    # Without marks of its own a list is none to some screen readers, unless it says so.
    return figure(words, name, f'<ol class="diagram-steps" role="list">{"".join(parts)}</ol>')


def label(
    x: float,
    y: float,
    text: str,
    *,
    css: str = "",
    room: float = WIDTH,
    size: float = SIZE,
    at: str = "middle",
) -> str:
    """A text around a point, in as many lines as it needs in its room."""
    lines = list(lines_of(text, room, size))
    first = y - (len(lines) - 1) * size * LINE / 2 + size * 0.36
    spans = "".join(
        f'<tspan x="{x:g}" y="{first + number * size * LINE:.1f}">{escape(line)}</tspan>'
        for number, line in enumerate(lines)
    )
    return f'<text class="{css}" font-size="{size:g}" text-anchor="{at}">{spans}</text>'


def lines_of(text: str, room: float, size: float = SIZE) -> Iterator[str]:
    """A text in lines that are no wider than a room, broken between words, or anywhere in scripts without spaces."""
    line = ""
    for word in _words(text):
        if line and width_of((line + word).rstrip(), size) > room:
            yield line.rstrip()
            line = ""
        line += word
    yield line.rstrip()


def width_of(text: str, size: float = SIZE) -> float:
    """About how wide a text is drawn."""
    return size * sum(WIDE if _is_wide(sign) else NARROW for sign in text)


def _words(text: str) -> Iterator[str]:
    """What may not be broken: words with the space after them, wide signs with the marks that must not begin a line."""
    word = ""
    for sign in text:
        ends = word.endswith(" ") or (word and _is_wide(word[-1]))
        if word and (ends or _is_wide(sign)) and sign not in "。、」）ー・ッャュョっゃゅょ：":
            yield word
            word = ""
        word += sign
    if word:
        yield word


def _is_wide(sign: str) -> bool:
    return unicodedata.east_asian_width(sign) in "WF"


def box(x: float, y: float, width: float, height: float, css: str = "part") -> str:
    """A rectangle."""
    return f'<rect class="{css}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="5"/>'


def line(x1: float, y1: float, x2: float, y2: float, css: str) -> str:
    return f'<line class="{css}" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'


def arrow(x1: float, y1: float, x2: float, y2: float, css: str = "way") -> str:
    """A line with a head at its end."""
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    right, down = (x2 - x1) / length * 8, (y2 - y1) / length * 8
    head = (
        f'<path class="{css} head" d="M{x2 - right - down * 0.6:.1f} {y2 - down + right * 0.6:.1f}'
        f'L{x2:.1f} {y2:.1f}L{x2 - right + down * 0.6:.1f} {y2 - down - right * 0.6:.1f}"/>'
    )
    return line(x1, y1, x2, y2, css) + head
