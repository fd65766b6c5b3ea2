"""Invasion before its first turn: the opening hand with all its texts, and the draft with packs and decks."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from wartable.games.invasion.terminal.board import LABEL, Board
from wartable.games.invasion.terminal.cards import card_table
from wartable.locale import Words
from wartable.terminal.drawing import MUTED, View, fitted, label, wrapped


def draw(view: View, words: Words) -> RenderableType:
    """The board; before the first turn the opening hand, and in a draft the decks so far."""
    if view["phase"] == "draft":
        return draft(view, words)
    return (
        opening(view, words) if view["phase"] == "setup" and view["seat"] >= 0 else Board(view, words).draw()
    )


def opening(view: View, words: Words) -> RenderableType:
    """INV-043: the seats, who is first, and the cards of the own hand with their texts."""
    board = Board(view, words)
    cards = view["seats"][board.me]["hand"]["cards"]
    first = words.text("terminal-first", who="you" if view["first"] == view["seat"] else "other")
    lines = [
        *board.heading(),
        *board.seat_lines(1 - board.me),
        *board.seat_lines(board.me),
        Text(f" {first}"),
    ]
    table = card_table(view, words, (("", key, held["count"]) for key, held in cards.items()))
    return Group(*map(fitted, lines), table)


def draft(view: View, words: Words) -> RenderableType:
    """INV-170 to INV-182: how the draft stands, and the own deck so far."""
    board, say = Board(view, words), words.text
    lines = drafting(board)
    for title, cards in (
        ("terminal-deck", view["seats"][board.me]["deck"]["cards"]),
        ("terminal-picked", dict.fromkeys(view["draft"]["seats"][board.me]["chosen"]["cards"] or [], 1)),
    ):
        if cards:
            lines += wrapped(
                label(say(title), LABEL), [board.card(key, count) for key, count in cards.items()]
            )
    return Group(*map(fitted, lines))


def drafting(board: Board) -> list[Text]:
    """Piles and packs of both seats, and what is out of the draft."""
    view, say = board.view, board.words.text
    lines = board.heading()
    for seat in (1 - board.me, board.me):
        shown, drafted = view["seats"][seat], view["draft"]["seats"][seat]
        counts = say(
            "terminal-draft-counts",
            pile=drafted["pile"],
            pack=drafted["pack"]["size"],
            deck=shown["deck"]["size"],
            sabotages=drafted["sabotages"],
            cut=drafted["supply_cut"],
        )
        race = say(f"race-{shown['capital']}")
        lines.append(
            Text.assemble(" ", (board.name(seat, "header"), "bold"), (f" · {race} · {counts}", MUTED))
        )
        if drafted["removed"]:
            title = label(say("terminal-out"), LABEL)
            lines += wrapped(title, [board.card(key, count) for key, count in drafted["removed"].items()])
    return lines
