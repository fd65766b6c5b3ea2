"""Answers to what a person asks at the prompt: a card, a rule, why something can't be done, the log.
Every answer is drawn or said; nothing here changes the match."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wartable.kernel.contract import Action, Position
from wartable.kernel.errors import WartableError
from wartable.kernel.message import shortened
from wartable.locale import Words
from wartable.table import telling
from wartable.table.match import CHOSEN, Line, Match
from wartable.terminal.choices import Choices
from wartable.terminal.drawing import ACT, MUTED, WIDTH, said
from wartable.terminal.numbers import is_number, typed_number

if TYPE_CHECKING:
    from wartable.terminal.screen import Screen

COMMANDS: Final = (
    "hint", "undo", "skip", "stops", "why", "help", "cards", "piles", "rule", "log", "board", "readings",
    "save", "link", "resign", "quit",
)  # fmt: skip
SHORT: Final = {"q": "quit", "?": "help", "back": "undo"}  # other words for commands
ON_BOARD: Final = ("field", "empty")  # places of the board, where there may be no card


def plain(text: str) -> str:
    """A text as it may be typed: small letters, no accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def find_card(screen: Screen, position: Position, words: Words, text: str) -> str | None:
    """The card that a person means by a name or the beginning of one."""
    names = dict(screen.aliases(position, words))
    names |= {plain(words.text(screen.named(key))): key for key in screen.keys}
    names |= {plain(key): key for key in screen.keys}
    wanted = plain(text)
    if wanted in names:
        return names[wanted]
    begun = {key for name, key in names.items() if wanted and name.startswith(wanted)}
    if len(begun) == 1:
        return begun.pop()
    near = get_close_matches(wanted, list(names), 1, 0.75)
    return names[near[0]] if near else None


def own_text(screen: Screen, words: Words, name: str, **arguments: Any) -> str:
    """A text in the words that a game has of its own, else in those for all games."""
    own = f"{name}-{screen.variant}"
    return words.text(own if words.has(own) else name, **arguments)


# --- help -----------------------------------------------------------------------------------------------


def commands_of(screen: Screen) -> tuple[str, ...]:
    """The commands that a game has."""
    left_out = {*screen.without} | ({"piles"} if screen.piles is None else set())
    left_out |= {"skip"} if screen.moment is None else set()
    return tuple(command for command in COMMANDS if command not in left_out)


def command_called(screen: Screen, text: str) -> str | None:
    """The command that a word stands for."""
    named = plain(text)
    command = SHORT.get(named, named)
    return command if command in commands_of(screen) else None


def commands_help(screen: Screen, words: Words) -> RenderableType:
    """The commands, each with what it does."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=ACT, no_wrap=True)
    table.add_column(max_width=WIDTH - 24, overflow="fold")
    table.add_row(words.text("help-number"), words.text("help-number-text"))
    for command in commands_of(screen):
        examples = screen.examples(words)
        table.add_row(
            *(own_text(screen, words, f"help-{command}{part}", **examples) for part in ("", "-text"))
        )
    return Group(table, Text(words.text(screen.legend), MUTED)) if screen.legend else table


# --- why ----------------------------------------------------------------------------------------------


def why(screen: Screen, position: Position, words: Words, choices: Choices, text: str) -> RenderableType:
    """Why something can't be done: by number, card or verb."""
    if is_number(text):
        number = typed_number(text)
        action = None if number is None else choices.action(number)
        if action is not None:
            return Text(words.text("why-legal", action=choices.sentence(action)))
        return Text(words.text("no-such-number", number=shortened(text)))
    key = find_card(screen, position, words, text)
    if key is not None:
        lines = screen.why_not(position, words, key)
        return Group(*lines) if lines else Text(words.text("why-nothing", card=words.text(screen.named(key))))
    for verb in screen.verbs:
        if plain(text) in (verb, plain(words.text(f"verb-{verb}"))):
            return why_verb(screen, position, words, choices, verb)
    verbs = words.list([words.text(f"verb-{verb}") for verb in screen.verbs])
    return Text(words.text("why-unknown", text=shortened(text), verbs=verbs))


def why_verb(screen: Screen, position: Position, words: Words, choices: Choices, verb: str) -> RenderableType:
    """Why a sort of action can't be done; that it can, or that nobody asks for it now."""
    meant, name = screen.verbs[verb], words.text(f"verb-{verb}")
    view = position.view(position.actor)
    found = refusals(position, words, lambda told: told.verb in meant and screen.about(view, told))
    if found:
        return Group(*found)
    legal = any(choice.told.verb in meant for choice in choices.list)
    return Text(words.text("why-all" if legal else "why-not-asked", verb=name))


def refusals(position: Position, words: Words, wanted: Callable[[Action], bool]) -> list[Text]:
    """The refusals of all actions of a sort, each reason once; what is legal after all is not among them."""
    legal = set(position.legal())
    found: dict[str, Text] = {}
    for action in range(position.game.actions):
        if action not in legal:
            told = position.explain(action)
            source = told.source or {}
            if wanted(told) and (source.get("area") not in ON_BOARD or source.get("card") is not None):
                text = said(words, position.refuse(action))
                found.setdefault(text.plain, text)
    return list(found.values())


# --- rules and log ------------------------------------------------------------------------------------


def rule_text(game_name: str, words: Words, wanted: str) -> RenderableType:
    """A rule by its number, with or without the letters before it."""
    from wartable.rulebook import rules

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
    return Text(words.text("no-such-rule", rule=shortened(wanted), example=example))


def story(screen: Screen, match: Match, words: Words, lines: Sequence[Line], seat: int) -> list[Text]:
    """What these lines of the log tell a seat: a paragraph for each turn."""
    paragraphs: list[list[tuple[str, str]]] = [[]]
    for line in lines:
        if line.message.name in screen.quiet:
            continue
        turn = line.message.name == screen.turn
        if turn and paragraphs[-1]:
            paragraphs.append([])
        paragraphs[-1].append((telling.tell(match, seat, words, line.message), "bold" if turn else ""))
    return [_paragraph(sentences) for sentences in paragraphs if sentences]


def _paragraph(sentences: Sequence[tuple[str, str]]) -> Text:
    """Sentences one after the other; the same one again and again is said once, with how often."""
    parts = []
    for (text, style), same in groupby(sentences):
        count = len(list(same))
        parts.append(Text(f"{text} (×{count})" if count > 1 else text, style))
    return Text(" ").join(parts)


def stops_table(match: Match, seat: int, words: Words) -> RenderableType:
    """Where the person is asked, with the numbers that change it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=ACT, justify="right")
    table.add_column()
    table.add_column()
    mode, at = match.mode_of(seat), match.stops_of(seat).at
    for number, name in enumerate(match.game.windows.names, 1):
        asked = mode == CHOSEN and name in at
        text = Text(words.text(f"stop-{match.game.name}-{name}"), "" if asked or mode != CHOSEN else MUTED)
        table.add_row(str(number), "●" if asked else "", text)
    heading = Text.assemble((words.text("stops-heading"), "bold"), f" {words.text(f'stops-mode-{mode}')}")
    return Group(heading, table, Text(words.text("stops-hint"), MUTED))
