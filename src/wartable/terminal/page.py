"""A decision in a window: board, news, question and choices seen together, whatever the size of the window.
What gives way where there is little room, and what more is shown where there is much; no game is known here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.segment import Segment, SegmentLines
from rich.text import Text

from wartable.terminal.drawing import MUTED, WIDTH

PANEL: Final = 36  # columns that a log beside the board needs at least
WIDEST_PANEL: Final = 70
GAP: Final = 2
READABLE: Final = 110  # columns of sentences that an eye can follow
ENDLESS: Final = 10_000  # lines of output that is no window
LEAST_NEWS: Final = 2  # lines of what happened for which the board becomes dense

Lines = list[list[Segment]]
Drawing = Callable[[int], RenderableType]  # takes the lines that there are for it


@dataclass(frozen=True)
class Room:
    """The size of a window; output that is no window has no end."""

    columns: int = WIDTH
    lines: int | None = None

    @staticmethod
    def of(console: Console) -> Room:
        return Room(console.width, console.height) if console.is_terminal else Room()


@dataclass(frozen=True)
class Board:
    """One way to draw the board: the columns that it takes, and the drawing."""

    columns: int
    draw: Drawing


@dataclass(frozen=True)
class Page:
    """All that is shown for a decision. Boards and choices come in several sizes, the roomiest first."""

    boards: Sequence[Board]
    choices: Sequence[Callable[[], RenderableType]]
    question: Sequence[RenderableType]
    news: Sequence[Text]  # since this person's last decision
    earlier: Sequence[Text]  # what came before
    more: str  # says that there is more in the log than is shown

    def draw(self, console: Console, room: Room) -> RenderableType:
        """The largest that fits, with as much of the log as there is room for."""
        return SegmentLines(_Composed(self, console, room).lines(), new_lines=True)


class _Composed:
    """A page for one window."""

    def __init__(self, page: Page, console: Console, room: Room) -> None:
        self.page = page
        self.console = console
        self.room = room
        self.question = [line for shown in page.question for line in self.render(shown, WIDTH)]

    def lines(self) -> Lines:
        columns, board, choices = self.fitting()
        asked = [*self.question, *choices]
        if self.room.lines is None:
            return [*board, *self.paragraphs(self.page.news, columns), [], *asked]
        spare = self.room.columns - columns - GAP
        if spare >= PANEL:
            return self.beside([*board, [], *asked], columns + GAP, min(spare, WIDEST_PANEL))
        left = self.room.lines - 1 - len(board) - len(asked)
        told = self.told(left - 1, min(columns, READABLE))
        return [*board, *told, *([[]] if left > len(told) else []), *asked]

    def fitting(self) -> tuple[int, Lines, Lines]:
        """The roomiest board and list of choices that fit together; the densest of both where none do."""
        lists = [self.render(choices(), WIDTH) for choices in self.page.choices]
        boards = [board for board in self.page.boards if board.columns <= max(self.room.columns, WIDTH)]
        for board, choices in product(boards, lists):
            free = self.free(choices)
            drawn = self.render(board.draw(free), board.columns)
            if len(drawn) + self.least_news(board) <= free:
                break
        return board.columns, drawn, choices

    def free(self, choices: Lines) -> int:
        """Lines for the board and the news: all but the question, an empty line before it and the one for typing."""
        return (self.room.lines or ENDLESS) - 2 - len(self.question) - len(choices)

    def least_news(self, board: Board) -> int:
        """Lines of news that must fit below a board; none where they stand beside it."""
        beside = self.room.columns - board.columns - GAP >= PANEL
        return LEAST_NEWS if self.page.news and not beside else 0

    def told(self, room: int, columns: int) -> Lines:
        """What happened since the last decision, with what came before where there is room, or only its end."""
        news = self.paragraphs(self.page.news, columns)
        if len(news) <= room:
            return [*self.before(room - len(news), columns), *news]
        more = self.paragraphs([Text(self.page.more, MUTED)], columns)
        return [*more, *news[len(news) - room + len(more) :]] if room > len(more) else []

    def before(self, room: int, columns: int) -> Lines:
        """The end of what happened before, in as many lines; from the newest on, to draw no more than is shown."""
        found: Lines = []
        for paragraph in reversed(self.page.earlier):
            if len(found) >= room:
                break
            found = [*self.paragraphs([paragraph], columns, MUTED), *found]
        return found[max(0, len(found) - room) :]

    def beside(self, left: Lines, at: int, columns: int) -> Lines:
        """The log to the right of everything else, its end at the bottom."""
        log = self.told(len(left), columns)
        padded = [*([[]] * (len(left) - len(log))), *log]
        return [
            [*Segment.adjust_line_length(line, at), *told] for line, told in zip(left, padded, strict=True)
        ]

    def paragraphs(self, texts: Sequence[Text], columns: int, style: str = "") -> Lines:
        return [line for text in texts for line in self.render(Padding(text, (0, 1), style=style), columns)]

    def render(self, shown: RenderableType, columns: int) -> Lines:
        """Lines no wider than the window, so that none becomes two."""
        options = self.console.options.update(width=columns, highlight=False).update(height=None)
        lines = self.console.render_lines(shown, options, pad=False)
        if self.room.lines is None:
            return lines
        return [Segment.adjust_line_length(line, self.room.columns, pad=False) for line in lines]
