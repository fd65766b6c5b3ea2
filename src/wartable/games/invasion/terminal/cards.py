"""The cards of Invasion as the terminal tells of them: facts and texts, numbers with their parts, and what lies in piles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wartable.games.invasion.terminal.board import HIT_POINTS, POWER, STYLES, SYMBOLS, Board
from wartable.kernel.contract import Action, Position
from wartable.locale import Words
from wartable.terminal.catalogue import catalogue
from wartable.terminal.drawing import ACT, MUTED, WIDTH, reading_of, wrapped
from wartable.terminal.questions import refusals

Data = Mapping[str, Any]
CATALOGUE = catalogue("invasion")
OF_CARD = ("play", "use", "attack-with", "defend-with")  # what one may want to do with a card


def facts_of(key: str) -> Data:
    return CATALOGUE.facts(key)


def card_line(words: Words, key: str, count: int = 1) -> Text:
    """A card's facts on a line: name, race and type, cost, power, hit points, traits."""
    found = facts_of(key)
    kind = found["type"]
    line = Text.assemble((SYMBOLS[kind], STYLES[kind]), " ", (words.text(f"card-{key}"), "bold"))
    if count > 1:
        line.append(f" ×{count}")
    parts = [words.text(f"type-{kind}")]
    if found["race"] != "neutral":
        parts.insert(0, words.text(f"race-{found['race']}"))
    if kind != "draft":
        loyalty = f"+{found['loyalty']}" if found["loyalty"] else ""
        parts.append(words.text("card-cost", cost=f"{found['cost']}{loyalty}"))
    if found["power"] or kind == "unit":
        parts.append(f"{POWER}{found['power']}")
    if kind == "unit":
        parts.append(f"{HIT_POINTS}{found['hit_points']}")
    if found["unique"]:
        parts.append(words.text("card-unique"))
    parts += [words.text(f"trait-{trait}") for trait in found["traits"]]
    return line.append(f"  {' · '.join(parts)}", MUTED)


def card_text(view: Data, words: Words, key: str) -> str:
    """What a card says in the edition that is played, in our own words; empty for one without a text."""
    name, form = f"card-{key}", CATALOGUE.facts(key, view["format"]["edition"])["says"]
    return words.text(name, form) if form in words.message(name).attributes else ""


def card_table(view: Data, words: Words, rows: Iterable[tuple[str, str, int]]) -> Table:
    """Cards one below the other, each with its facts and its text: what stands before it, its key, how many."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=3, justify="right", style=ACT)
    table.add_column(width=WIDTH - 6, overflow="fold")
    for before, key, count in rows:
        table.add_row(before, card_line(words, key, count))
        for reading in reading_of(words, f"card-{key}"):
            table.add_row("", Padding(reading, (0, 0, 0, 2)))
        text = card_text(view, words, key)
        if text:
            table.add_row("", Padding(Text(text), (0, 0, 0, 2)))
    return table


def all_cards(position: Position, words: Words, seat: int) -> RenderableType:
    """The facts of every card that the seat can see, its own deck included."""
    legend = Text(words.text("cards-legend-invasion"), MUTED)
    view = position.view(seat)
    return Group(card_table(view, words, (("", key, 1) for key in view["cards"])), legend)


def card_help(position: Position, words: Words, key: str, seat: int) -> RenderableType:
    """One card: its facts and text, its numbers wherever it is, and what can't be done with it now."""
    view = position.view(seat)
    lines = [card_line(words, key), *reading_of(words, f"card-{key}")]
    text = card_text(view, words, key)
    if text:
        lines.append(Text(text))
    return Group(*lines, *numbers_of(view, words, key), *why_not(position, words, key))


def why_not(position: Position, words: Words, key: str) -> list[Text]:
    """Every reason why something can't be done with a card now, in the own hand or in play."""
    view = position.view(position.actor)

    def about(told: Action) -> bool:
        return told.verb in OF_CARD and (told.source or {}).get("card") == key

    found = refusals(position, words, lambda told: about(told) and is_own(view, told))
    seen = [zone["cards"] for seat in view["seats"] for zone in seat["zones"]]
    if found or any(card["card"] == key for cards in seen for card in cards):
        return found
    return refusals(position, words, about)


def is_own(view: Data, told: Action) -> bool:
    """Whether an action is about a card that the deciding seat holds or controls, or about none."""
    source, seat = told.source or {}, view["decider"]
    if source.get("area") == "hand":
        return source["card"] in (view["seats"][seat]["hand"]["cards"] or {})
    return bool(source.get("seat", seat) == seat)


# --- Numbers with their parts ---------------------------------------------------------------------------------


def numbers_of(view: Data, words: Words, key: str) -> list[Text]:
    """Where a card is in sight, and why its numbers there are what they are."""
    board = Board(view, words)
    lines = []
    for seat in view["seats"]:
        held = (seat["hand"]["cards"] or {}).get(key)
        if held is not None and "why" in held:
            where = words.text("terminal-hand")
            lines.append(Text(f"{where}: {number(words, 'cost', held['cost'], held['why']['cost'])}"))
        for zone in seat["zones"]:
            for card in zone["cards"]:
                if card["card"] == key:
                    where = words.text(f"invasion-place-{zone['zone']}", **board.whose(seat["seat"]))
                    lines.append(Text(f"{where}: {numbers_in_play(card, words)}"))
    return lines


def numbers_in_play(card: Data, words: Words) -> str:
    why = card.get("why", {})
    told = [("power", card["power"])]
    if card["type"] == "unit":
        told.append(("hit_points", card["hit_points"]))
        if card["toughness"]:
            told.append(("toughness", card["toughness"]))
    numbers = [number(words, name, value, why.get(name, [])) for name, value in told]
    return words.list(numbers + [words.text(f"board-invasion-{name}") for name in card.get("qualities", ())])


def number(words: Words, name: str, value: int, parts: list[Data]) -> str:
    """A number and, where it is not just what is printed, what it is made of."""
    text = f"{words.text('number-' + name.replace('_', '-'))} {value}"
    if not parts:
        return text
    pieces: list[str] = []
    for part in parts:
        cause = (
            words.text(f"card-{part['card']}")
            if part["from"] == "card"
            else words.text(f"part-{part['from']}")
        )
        sign = "−" if part["amount"] < 0 else "+" if pieces else ""
        pieces.append(f"{sign}{' ' if sign and pieces else ''}{abs(part['amount'])} ({cause})")
    return f"{text} = {' '.join(pieces)}"


# --- Piles ----------------------------------------------------------------------------------------------------


def piles(position: Position, words: Words, seat: int) -> RenderableType:
    """Both discard piles, and what the own deck still holds, in no order."""
    view = position.view(seat)
    board = Board(view, words)
    lines: list[Text] = []
    for shown in view["seats"]:
        title = words.text("piles-discard", name=board.name(shown["seat"], "header"))
        lines += _pile(board, title, shown["discard"])
    for shown in view["seats"]:
        if shown["deck"]["cards"] is not None:
            lines += _pile(board, words.text("piles-deck"), shown["deck"]["cards"])
    for shown in view["seats"]:
        if "top" in shown["deck"]:
            title = words.text("piles-top", name=board.name(shown["seat"], "header"))
            lines += [
                Text(title, "bold"),
                *wrapped(" ", [board.card(key, 1) for key in shown["deck"]["top"]]),
            ]
    return Group(*lines)


def _pile(board: Board, title: str, cards: Mapping[str, int]) -> list[Text]:
    heading = Text(f"{title} ({sum(cards.values())})", "bold")
    return (
        [heading, *wrapped(" ", [board.card(key, count) for key, count in cards.items()])]
        if cards
        else [heading]
    )
