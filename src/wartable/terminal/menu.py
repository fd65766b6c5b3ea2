"""The menu before a match: what to play, with which deck, against whom; Enter takes the usual.
It only asks; the match itself is made and played in `session`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from wartable.kernel.contract import Game, game, game_names
from wartable.kernel.errors import WartableError
from wartable.locale import Words
from wartable.table.matchfile import kept_matches
from wartable.terminal.board import ACT, HARM, MUTED
from wartable.terminal.kept import PERSON, KeptMatch
from wartable.terminal.session import Ask, _asker, _console, play, spoken

LEVELS = ("easy", "normal", "hard")


@dataclass(frozen=True)
class Answer:
    """Something to choose: what it stands for, and how it is named."""

    value: Any
    text: str


def menu(
    console: Console | None = None,
    ask: Ask | None = None,
    folder: Path | None = None,
    language: str = "en",
) -> KeptMatch | None:
    """Ask what to play, then play it; nothing is played when the person leaves the menu."""
    console = console or _console()
    asked = Menu(console, ask or _asker(console), spoken(language, *game_names()), folder)
    try:
        settings = asked.settings()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return None
    return play(**settings, console=console, ask=asked.ask, folder=folder, language=language)


class Menu:
    """The questions, one after the other."""

    def __init__(self, console: Console, ask: Ask, words: Words, folder: Path | None) -> None:
        self.console = console
        self.ask = ask
        self.words = words
        self.folder = folder

    def settings(self) -> dict[str, Any]:
        """What `play` needs to know."""
        say = self.words.text
        self.console.print(
            Text.assemble("\n ", (say("menu-title"), "bold"), (f"  {say('menu-hint')}", MUTED))
        )
        names = game_names()
        name = names[0]
        if len(names) > 1:
            titles = [self.words.named(f"game-{other}", game(other).title) for other in names]
            answers = [Answer(other, title) for other, title in zip(names, titles, strict=True)]
            name = self.choose("menu-game", answers, 0)
        kept = self._unfinished(name)
        if kept is not None:
            answers = [
                Answer(kept, say("menu-resume", file=kept.name)),
                Answer(None, say("menu-new")),
            ]
            chosen = self.choose("menu-start", answers, 0)
            if chosen is not None:
                return {"game_name": name, "resume": str(chosen)}
        return {"game_name": name, **self._new(game(name))}

    def _new(self, chosen: Game) -> dict[str, Any]:
        say = self.words.text
        formats = list(chosen.formats.values())
        format = self.choose(
            "menu-format", [Answer(one.name, say(f"format-{one.name}")) for one in formats], 0
        )
        opponents = [Answer(level, say(f"terminal-level-{level}")) for level in LEVELS]
        if chosen.format(format).seats == 2:
            opponents.append(Answer(PERSON, say("terminal-level-person")))
        opponent = self.choose("menu-opponent", opponents, 1)
        options: dict[str, Any] = {}
        if format != "multinational":
            nations = [Answer(name, say(f"nation-{name}")) for name in ("king", "shogun", "pharaoh")]
            mine = self.choose("menu-nation", nations, 0)
            theirs = self.choose(
                "menu-their-nation", nations, [nation.value for nation in nations].index(mine)
            )
            for seat in range(chosen.format(format).seats):
                options[f"nation{seat}"] = mine if seat == 0 else theirs
        if format == "challenge":
            limits = [Answer(limit, say("menu-queue-limit", limit=limit)) for limit in (4, 3, 2, 1)]
            options["queue0"] = self.choose("menu-queue", limits, 0)
        options["build"] = self.choose("menu-build", self._builds(chosen, format), 0)
        if options["build"] == "ready":
            deck = self.choose("menu-deck", self._decks(format, options.get("nation0")), 0)
            if deck:
                options["deck0"] = deck
        return {"format": format, "options": options, "opponent": opponent}

    def _builds(self, chosen: Game, format: str) -> list[Answer]:
        """Ways to get a deck, the quickest first."""
        offered = chosen.format(format).option("build").choices
        return [
            Answer(build, self.words.text(f"build-{build}"))
            for build in ("ready", "shared", "free")
            if build in offered
        ]

    def _decks(self, format: str, nation: str | None) -> list[Answer]:
        """The ready decks that can be played in a format with a nation."""
        from wartable.games.invictus.decks import faults, ready_decks
        from wartable.games.invictus.options import FORMATS, deck_size
        from wartable.games.invictus.pieces import NATIONS

        mixed = format == "multinational"
        return [
            Answer(key, self.words.named(f"deck-{key}", deck.name))
            for key, deck in ready_decks().items()
            if not faults(deck, deck_size(FORMATS[format]), mixed)
            and (mixed or NATIONS[deck.leader // 5] == nation)
        ]

    def _unfinished(self, name: str) -> Path | None:
        """The last kept match, if it is not over and nobody else is playing it."""
        for path in kept_matches(name, self.folder)[:1]:
            try:
                match = KeptMatch.resume(path)
            except WartableError:
                return None
            match.close()
            return None if match.over else path
        return None

    def choose(self, question: str, answers: Sequence[Answer], usual: int) -> Any:
        """Ask until an answer is one; Enter takes the usual one."""
        self.console.print(Text.assemble("\n ", (self.words.text(question), "bold")))
        for number, answer in enumerate(answers, 1):
            mark = self.words.text("menu-usual") if number == usual + 1 else ""
            line = Text.assemble("  ", (f"{number:>2}", ACT), f"  {answer.text} ", (mark, MUTED))
            self.console.print(line, highlight=False)
        while True:
            typed = self.ask(self.words.text("ask").strip("|")).strip()
            if not typed:
                return answers[usual].value
            if typed.isdigit() and 1 <= int(typed) <= len(answers):
                return answers[int(typed) - 1].value
            self.console.print(Text(" " + self.words.text("menu-range", last=len(answers)), HARM))
