"""What the formats, options and values of a game are called in a language, for pages and commands.
Where a language has no word for one, it is called as the game calls it."""

from __future__ import annotations

from typing import Any

from wartable.kernel.contract import Format, Game, Option
from wartable.locale import Words


def format_words(words: Words, chosen: Game, format: Format) -> tuple[str, str]:
    """A format's name and what it is, in the language where it is translated."""
    name = f"format-{chosen.name}-{format.name}"
    if words.has(name):
        return words.text(name), words.text(name, "text")
    return format.name.replace("-", " ").title(), format.text


def option_words(words: Words, chosen: Game, option: Option) -> tuple[str, str]:
    name = f"option-{chosen.name}-{stem_of(option)}"
    if words.has(name):
        return words.text(name), words.text(f"{name}-text") if words.has(f"{name}-text") else ""
    return stem_of(option).replace("-", " ").title(), option.text


def choice_words(words: Words, chosen: Game, option: Option, value: Any) -> str:
    stem = stem_of(option)
    for name in (f"choice-{chosen.name}-{stem}-{value}", f"{stem}-{value}"):
        if words.has(name):
            return words.text(name)
    return str(value)


def stem_of(option: Option) -> str:
    """An option's name without the number of its seat."""
    return option.name.rstrip("0123456789").replace("_", "-")
