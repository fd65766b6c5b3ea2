"""The cards of Shadespire as the terminal tells of them: facts and texts of cards and fighters, and what lies in piles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wartable.games.shadespire.terminal.board import Board
from wartable.games.shadespire.terminal.signs import (
    CARD_SIGNS,
    CARD_STYLES,
    GLORY,
    INSPIRED,
    MOVE,
    SIDES,
    WOUNDS,
    attack_numbers,
    keywords,
)
from wartable.kernel.contract import Action, Position
from wartable.locale import Words
from wartable.terminal.catalogue import catalogue
from wartable.terminal.drawing import ACT, MUTED, WIDTH, reading_of, wrapped
from wartable.terminal.questions import plain, refusals

Data = Mapping[str, Any]
OF_CARD = ("play", "upgrade", "react", "use")  # what one may want to do with a card
OF_FIGHTER = ("move", "charge", "attack", "guard", "ability-raise", "ability-command")
ACTING = (
    "activation",
    "power-step",
    "reaction",
    "end-upgrades",
)  # when one may want to do something with either
CATALOGUE = catalogue("shadespire")
FIGHTERS: tuple[str, ...] = CATALOGUE.more["fighters"]
KEYS = (*CATALOGUE.keys, *FIGHTERS)


def message_of(key: str) -> str:
    """The message that names a card or a fighter."""
    return f"sha-fighter-{key}" if key in FIGHTERS else f"sha-card-{key}"


def aliases(position: Position, words: Words) -> dict[str, str]:
    """Other names of fighters: the short one, and in this match its two letters."""
    found = {plain(words.text(f"sha-fighter-{key}", "short")): key for key in FIGHTERS}
    board = Board(position.view(-1), words)
    return found | {plain(code): board.fighters[id]["key"] for id, code in board.codes.items()}


def facts_of(key: str) -> Data:
    return CATALOGUE.facts(key)


# --- Cards ----------------------------------------------------------------------------------------------------


def card_line(words: Words, key: str) -> Text:
    """A card's facts on a line: name, type, warband, glory, whose it may be, attacks."""
    found = facts_of(key)
    kind = found["type"]
    line = Text.assemble((CARD_SIGNS[kind], CARD_STYLES[kind]), " ", (words.text(f"sha-card-{key}"), "bold"))
    parts = [words.text(f"terminal-sha-type-{kind}")]
    if found["warband"]:
        parts.append(words.text(f"sha-warband-{found['warband']}"))
    if kind == "objective":
        parts.append(f"{GLORY}{found['glory']}")
    return line.append(f"  {' · '.join(parts + uses_of(words, key))}", MUTED)


def uses_of(words: Words, key: str) -> list[str]:
    """What a card is good for: reaction or action, whose it may be, its attacks."""
    found = facts_of(key)
    parts = [words.text(f"terminal-sha-{name}") for name in ("reaction", "action", "relic") if found[name]]
    if found["only"]:
        names = [words.text(f"sha-fighter-{one}", "short") for one in found["only"]]
        parts.append(words.text("terminal-sha-only", names=words.list(names)))
    attacks = [" ".join([attack_numbers(attack), *keywords(attack, words)]) for attack in found["attacks"]]
    return parts + attacks


def card_text(words: Words, key: str) -> str:
    """What a card says, in our own words."""
    return words.text(f"sha-card-{key}", "text") if has_form(words, f"sha-card-{key}", "text") else ""


def has_form(words: Words, name: str, form: str) -> bool:
    return words.has(name) and form in words.message(name).attributes


def card_table(words: Words, rows: Iterable[tuple[str, str]]) -> Table:
    """Cards one below the other, each with its facts and its text: what stands before it, its key."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=3, justify="right", style=ACT)
    table.add_column(width=WIDTH - 6, overflow="fold")
    for before, key in rows:
        table.add_row(before, card_line(words, key))
        text = card_text(words, key)
        for reading in reading_of(words, f"sha-card-{key}"):
            table.add_row("", Padding(reading, (0, 0, 0, 2)))
        if text:
            table.add_row("", Padding(Text(text), (0, 0, 0, 2)))
    return table


def all_cards(position: Position, words: Words, seat: int) -> RenderableType:
    """The cards that concern a seat now: its hand, what is in play, then what its decks still hold."""
    view = position.view(seat)
    own = [shown for shown in view["seats"] if shown["you"]]
    keys = [key for shown in own for key in (*shown["objectives"], *shown["powers"])]
    keys += [worn["card"] for shown in view["seats"] for worn in shown["upgrades"]]
    keys += [effect["card"] for effect in view["effects"]]
    keys += [key for shown in own for key in shown["deck"]]
    table = card_table(words, (("", key) for key in dict.fromkeys(keys)))
    return Group(table, Text(words.text("cards-legend-shadespire"), MUTED))


def card_help(position: Position, words: Words, key: str, seat: int) -> RenderableType:
    """One card or fighter: facts and text, and what can't be done with it now."""
    why = why_not(position, words, key) if position.view(seat)["pending"]["kind"] in ACTING else []
    if key in FIGHTERS:
        return Group(*fighter_help(position, words, key, seat), *why)
    lines = [card_line(words, key), *reading_of(words, f"sha-card-{key}")]
    text = card_text(words, key)
    if text:
        lines.append(Text(text))
    return Group(*lines, *why)


# --- Fighters -------------------------------------------------------------------------------------------------


def fighter_help(position: Position, words: Words, key: str, seat: int) -> list[RenderableType]:
    """A fighter: both sides of its card, what inspires it, its abilities; then itself, where it is in the match."""
    card = next(found for found in CATALOGUE.more["fighter_facts"]() if found["id"] == key)
    name = f"sha-fighter-{key}"
    lines: list[RenderableType] = [
        Text.assemble(
            (words.text(name), "bold"), (f"  {words.text('sha-warband-' + card['warband'])}", MUTED)
        ),
        *reading_of(words, name),
    ]
    for sign, side in zip(("", INSPIRED), card["sides"], strict=True):
        told = words.text("terminal-sha-side", inspired="yes" if sign else "no")
        numbers = (
            f"{WOUNDS}{side['wounds']} {MOVE}{side['move']} {side['defence']}{SIDES[card['defence_symbol']]}"
        )
        line = Text.assemble((f"{told} ", MUTED), numbers)
        for attack in side["attacks"]:
            line.append(f" · {words.text('sha-attack-' + attack['id'])} {attack_numbers(attack)}")
            line.append("".join(f" {word}" for word in keywords(attack, words)), MUTED)
        lines.append(line)
    lines.append(Text(f"{INSPIRED} {words.text(name, 'inspire')}"))
    lines += [
        Text(words.text(name, form)) for form in ("text", "text-inspired") if has_form(words, name, form)
    ]
    attacks = {attack["id"]: None for side in card["sides"] for attack in side["attacks"]}
    for attack in attacks:
        if has_form(words, f"sha-attack-{attack}", "text"):
            named = words.text(f"sha-attack-{attack}")
            lines.append(Text(f"{named}: {words.text(f'sha-attack-{attack}', 'text')}"))
    return lines + (fighters_now(position.view(seat), words, key) if seat >= 0 else [])


def fighters_now(view: Data, words: Words, key: str) -> list[RenderableType]:
    """The fighters of this card in the match, with all numbers and where they come from, and their upgrades."""
    board = Board(view, words)
    lines: list[RenderableType] = []
    for fighter in view["fighters"]:
        if fighter["key"] == key:
            lines += board.fighter_lines(fighter)
            lines += [Text(f"    {told}", MUTED) for told in parts_of(words, fighter)]
            if fighter["upgrades"]:
                lines.append(card_table(words, (("", card) for card in fighter["upgrades"])))
    return lines


def parts_of(words: Words, fighter: Data) -> list[str]:
    """Numbers that are not just what is printed, with what they are made of."""
    why = fighter.get("why", {})
    told = [(f"terminal-sha-number-{name.replace('_', '-')}", parts) for name, parts in why.items()]
    lines = [f"{words.text(name)}: {_sum(words, parts)}" for name, parts in told]
    for attack in fighter["attacks"]:
        for name, parts in attack.get("why", {}).items():
            title = f"{words.text(attack['name'])}, {words.text(f'terminal-sha-number-{name}')}"
            lines.append(f"{title}: {_sum(words, parts)}")
    return lines


def _sum(words: Words, parts: Iterable[Data]) -> str:
    pieces: list[str] = []
    for part in parts:
        name = f"sha-card-{part['card']}" if "card" in part else f"terminal-sha-part-{part['from']}"
        cause = words.text(name)
        sign = "−" if part["amount"] < 0 else "+" if pieces else ""
        pieces.append(f"{sign}{' ' if sign and pieces else ''}{abs(part['amount'])} ({cause})")
    return " ".join(pieces)


def why_not(position: Position, words: Words, key: str) -> list[Text]:
    """Every reason why something can't be done with a card or a fighter now."""
    view = position.view(position.actor)

    def about(told: Action) -> bool:
        source = told.source or {}
        if key in FIGHTERS:
            return told.verb in OF_FIGHTER and source.get("key") == key
        return told.verb in OF_CARD and source.get("card") == key

    return refusals(position, words, lambda told: about(told) and is_own(view, told))


def is_own(view: Data, told: Action) -> bool:
    """Whether an action is about a card or fighter of the deciding seat, or about none."""
    return bool((told.source or {}).get("seat", view["decider"]) == view["decider"])


# --- Piles ----------------------------------------------------------------------------------------------------


def piles(position: Position, words: Words, seat: int) -> RenderableType:
    """What lies open of every seat: scored and discarded cards; then what the own decks still hold, in no order."""
    view = position.view(seat)
    board = Board(view, words)
    lines: list[Text] = []
    for shown in view["seats"]:
        name = board.name(shown["seat"])
        for pile in ("scored", "discard", "gone"):
            if shown[pile] or pile == "discard":
                lines += _pile(board, words.text(f"piles-sha-{pile}", name=name), shown[pile])
        if shown["unseen"]:
            lines += _pile(board, words.text("piles-sha-unseen", name=name), shown["unseen"])
    for shown in view["seats"]:
        if shown["deck"] is not None:
            lines += _pile(board, words.text("piles-sha-deck"), shown["deck"])
    return Group(*lines)


def _pile(board: Board, title: str, keys: list[str]) -> list[Text]:
    heading = Text(f"{title} ({len(keys)})", "bold")
    return [heading, *wrapped(" ", [board.card(key) for key in keys])] if keys else [heading]
