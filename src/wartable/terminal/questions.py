"""Answers to what a person asks at the prompt: a card, a rule, why something can't be done, the log.
Every answer is drawn or said; nothing here changes the match."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wartable.kernel.contract import Message, Position
from wartable.kernel.errors import WartableError
from wartable.locale import Words
from wartable.terminal.board import ACT, MUTED, STYLES, SYMBOLS, WIDTH, said
from wartable.terminal.choices import Choices, add_card, card_table, facts_of, reach_in_words, support_text
from wartable.terminal.kept import Step

VERBS: Final = ("attack", "march", "enter", "support", "block", "negate")
COMMANDS: Final = (
    "hint", "undo", "why", "help", "cards", "rule", "log", "board", "save", "resign", "quit",
)  # fmt: skip


def plain(text: str) -> str:
    """A text as it may be typed: small letters, no accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def find_card(words: Words, text: str) -> str | None:
    """The card that a person means by a name or the beginning of one."""
    from wartable.games.invictus.cards import KEYS

    names = {plain(words.text(f"card-{key}")): key for key in KEYS} | {plain(key): key for key in KEYS}
    wanted = plain(text)
    if wanted in names:
        return names[wanted]
    begun = {key for name, key in names.items() if wanted and name.startswith(wanted)}
    if len(begun) == 1:
        return begun.pop()
    near = get_close_matches(wanted, list(names), 1, 0.75)
    return names[near[0]] if near else None


# --- help and cards -----------------------------------------------------------------------------------


def commands_help(words: Words) -> RenderableType:
    """The commands, each with what it does."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=ACT, no_wrap=True)
    table.add_column(max_width=WIDTH - 24, overflow="fold")
    table.add_row(words.text("help-number"), words.text("help-number-text"))
    for command in COMMANDS:
        table.add_row(words.text(f"help-{command}"), words.text(f"help-{command}-text"))
    return Group(table, Text(words.text("help-legend"), MUTED))


def all_cards(position: Position, words: Words) -> RenderableType:
    """The facts of every card that can be in this match."""
    from wartable.games.invictus.cards import KEYS

    view = position.view(-1)
    nations = {seat["nation"] for seat in view["seats"]}
    table = card_table(words, numbered=False)
    for key in KEYS:
        facts = facts_of(position, key)
        if None in nations or facts["nation"] in nations:
            add_card(table, words, key, facts)
    return Group(table, Text(words.text("cards-legend"), MUTED))


def card_help(position: Position, words: Words, key: str) -> RenderableType:
    """One card: its numbers, its reach as a picture, its support, and what can't be done with it now."""
    facts = facts_of(position, key)
    colour = facts["colour"]
    lines = [
        Text.assemble(
            (SYMBOLS[colour], STYLES[colour]),
            " ",
            (words.text(f"card-{key}"), "bold"),
            (f"  {words.text('nation-' + facts['nation'])} · {words.text('colour-' + colour)}", MUTED),
        ),
        Text(
            words.text(
                "card-numbers",
                attack=facts["attack"],
                active=facts["health"]["active"],
                rested=facts["health"]["rested"],
                reach=reach_in_words(words, facts["range"]),
            )
        ),
        *picture(facts["range"]),
        Text(words.text("card-support", support=support_text(words, facts))),
    ]
    return Group(*lines, *why_not(position, words, key))


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


# --- why ----------------------------------------------------------------------------------------------


def why(position: Position, words: Words, choices: Choices, text: str) -> RenderableType:
    """Why something can't be done: by number, card, place or verb."""
    if text.isdigit():
        action = choices.action(int(text))
        if action is not None:
            return Text(words.text("why-legal", action=choices.sentence(action)))
        return Text(words.text("no-such-number", number=int(text)))
    key = find_card(words, text)
    if key is not None:
        lines = why_not(position, words, key)
        return Group(*lines) if lines else Text(words.text("why-nothing", card=words.text(f"card-{key}")))
    verb = next((verb for verb in VERBS if plain(text) in (verb, plain(words.text(f"verb-{verb}")))), None)
    if verb is not None:
        found = _refusals(position, words, lambda told, _: told.verb == verb)
        return Group(*found) if found else Text(words.text("why-all", verb=words.text(f"verb-{verb}")))
    return Text(words.text("why-unknown", text=text))


def why_not(position: Position, words: Words, key: str) -> list[Text]:
    """Every reason why something can't be done with a card now."""
    lines = _refusals(
        position, words, lambda told, source: source.get("card") == key and told.verb != "march"
    )
    if facts_of(position, key)["colour"] == "leader":
        card = Message(f"card-{key}")
        lines.append(said(words, Message("refuse-leader-in-kingdom", {"card": card}, "INVI-2.5")))
    return lines


def _refusals(position: Position, words: Words, wanted: Any) -> list[Text]:
    """The refusals of all actions of a sort, each reason once; what is legal after all is not among them."""
    legal = set(position.legal())
    found: dict[str, Text] = {}
    for action in range(position.game.actions):
        if action not in legal:
            told = position.explain(action)
            source = told.source or {}
            if wanted(told, source) and (source.get("area") != "field" or source.get("card") is not None):
                text = said(words, position.refuse(action))
                found.setdefault(text.plain, text)
    return list(found.values())


# --- rules and log ------------------------------------------------------------------------------------


def rule_text(game_name: str, words: Words, wanted: str) -> RenderableType:
    """A rule by its number, with or without the letters before it."""
    from wartable.lab.rulebook import rules

    try:
        known = {rule.id: rule.text for rule in rules(game_name, words.language)}
    except WartableError as problem:
        return Text(words.say(problem.message))
    asked = wanted.upper()
    for id, text in known.items():
        if asked in (id, id.partition("-")[2]):
            return Text.assemble((id, "bold"), f"  {text}")
    near = get_close_matches(asked, list(known), 1)
    example = near[0] if near else next(iter(known), "")
    return Text(words.text("no-such-rule", rule=wanted, example=example))


def story(position: Position, words: Words, steps: Sequence[Step], seat: int) -> list[Text]:
    """What happened in these steps, as a seat may know it: a paragraph for each turn."""
    from wartable.games.invictus.state import Event

    paragraphs: list[list[tuple[str, str]]] = [[]]
    for step in steps:
        if (
            step.seat == seat
            and step.forced
            and position.game.explain(step.before.record, step.action).verb != "pass"
        ):
            done = words.say(position.game.describe(step.before.record, step.action))
            paragraphs[-1].append((words.text("only-choice", action=done), MUTED))
        for event in step.events(seat):
            turn = event.kind == Event.TURN
            if turn and paragraphs[-1]:
                paragraphs.append([])
            text = words.say(position.game.narrate(step.after.record, event, seat))
            paragraphs[-1].append((text, "bold" if turn else ""))
    return [_paragraph(sentences) for sentences in paragraphs if sentences]


def _paragraph(sentences: Sequence[tuple[str, str]]) -> Text:
    """Sentences one after the other; the same one again and again is said once, with how often."""
    parts = []
    for (text, style), same in groupby(sentences):
        count = len(list(same))
        parts.append(Text(f"{text} (×{count})" if count > 1 else text, style))
    return Text(" ").join(parts)
