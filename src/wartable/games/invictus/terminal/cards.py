"""The cards of Invictus as the terminal tells of them: their numbers, their reach as a picture, their supports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wartable.games.invictus.terminal.board import STYLES, SYMBOLS
from wartable.kernel.contract import Message, Position
from wartable.locale import Words
from wartable.terminal.catalogue import catalogue
from wartable.terminal.drawing import ACT, MUTED, WIDTH, said
from wartable.terminal.questions import refusals

Data = dict[str, Any]

CATALOGUE = catalogue("invictus")


def facts_of(position: Position, key: str) -> Data:
    """The facts of any card of the game in this match."""
    return CATALOGUE.facts(key, position.record)


def card_table(words: Words, numbered: bool) -> Table:
    """A table for card facts."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=True, header_style=MUTED, width=WIDTH - 1)
    table.add_column("", width=3 if numbered else 0, justify="right", style=ACT, no_wrap=True)
    table.add_column(words.text("cards-card"), width=18 if numbered else 14, no_wrap=True)
    table.add_column("⚔", width=1, justify="right")
    table.add_column("♥", width=3, no_wrap=True)
    table.add_column(words.text("cards-reach"), width=19, overflow="fold")
    table.add_column(words.text("cards-support"), overflow="fold")
    return table


def add_card(
    table: Table, words: Words, key: str, facts: Data, count: int = 0, number: int | None = None
) -> None:
    """A card's row: its numbers, where it reaches, when its support helps and how."""
    name = Text.assemble((SYMBOLS[facts["colour"]], STYLES[facts["colour"]]), " ", words.text(f"card-{key}"))
    if count:
        name.append(f" ×{count}", MUTED)
    health = f"{facts['health']['active']}/{facts['health']['rested']}"
    reach = reach_in_words(words, facts["range"])
    shown = "" if number is None else str(number)
    table.add_row(shown, name, str(facts["attack"]), health, reach, support_text(words, facts))


def support_text(words: Words, facts: Data) -> str:
    """What a card's support does and when; a leader's copies."""
    if facts["colour"] == "leader":
        return words.text("support-leader")
    parts = [
        words.text(
            "cards-support-line",
            effect=words.text(f"support-{support['support']}"),
            timing=words.text(f"timing-{support['timing']}"),
        )
        for support in facts["supports"]
    ]
    return words.text("cards-or").strip("|").join(parts)


def reach_in_words(words: Words, offsets: list[list[int]]) -> str:
    """A range by the name of its pattern; one of an owner's own is drawn by `help <card>`."""
    for name, pattern in CATALOGUE.more["patterns"].items():
        if sorted(map(tuple, offsets)) == sorted(pattern):
            return words.text(f"reach-{name.replace(' ', '-')}")
    return words.text("reach-own")


def all_cards(position: Position, words: Words, seat: int = -1) -> RenderableType:
    """The facts of every card that can be in this match."""
    view = position.view(-1)
    nations = {seat["nation"] for seat in view["seats"]}
    table = card_table(words, numbered=False)
    for key in CATALOGUE.keys:
        found = facts_of(position, key)
        if None in nations or found["nation"] in nations:
            add_card(table, words, key, found)
    return Group(table, Text(words.text("cards-legend"), MUTED))


def card_help(position: Position, words: Words, key: str, seat: int) -> RenderableType:
    """One card: its numbers, its reach as a picture, its support, and what can't be done with it now."""
    found = facts_of(position, key)
    colour = found["colour"]
    lines = [
        Text.assemble(
            (SYMBOLS[colour], STYLES[colour]),
            " ",
            (words.text(f"card-{key}"), "bold"),
            (f"  {words.text('nation-' + found['nation'])} · {words.text('colour-' + colour)}", MUTED),
        ),
        Text(
            words.text(
                "card-numbers",
                attack=found["attack"],
                active=found["health"]["active"],
                rested=found["health"]["rested"],
                reach=reach_in_words(words, found["range"]),
            )
        ),
        *picture(found["range"]),
        Text(words.text("card-support", support=support_text(words, found))),
    ]
    return Group(*lines, *(why_not(position, words, key) if seat >= 0 else []))


def picture(offsets: Sequence[Sequence[int]]) -> list[Text]:
    """A range as seen from above: the card below, the cells it reaches marked."""
    reached = {(forward, sideways) for forward, sideways in offsets}
    depth = max(forward for forward, _ in reached)
    rows = [
        Text("  ").append(
            " ".join("#" if (forward, sideways) in reached else "·" for sideways in range(-2, 3))
        )
        for forward in range(depth, 0, -1)
    ]
    return [*rows, Text("      o", ACT)]


def why_not(position: Position, words: Words, key: str) -> list[Text]:
    """Every reason why something can't be done with a card now."""
    lines = refusals(
        position, words, lambda told: (told.source or {}).get("card") == key and told.verb != "march"
    )
    if facts_of(position, key)["colour"] == "leader":
        card = Message(f"card-{key}")
        lines.append(said(words, Message("refuse-leader-in-kingdom", {"card": card}, "INVI-2.5")))
    return lines
