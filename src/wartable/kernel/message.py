"""What is said to a person, before it is said in a language: a message's name, its arguments and its rule.
The texts are in the Fluent files of `wartable.locale`; nothing here knows a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any


@dataclass(slots=True)
class Message:
    """Something to be said to a person: the message's name in the Fluent files, its arguments, and its rule.

    Never changed once it is made; it is not frozen because a state makes a hundred, and frozen ones take twice as long.
    """

    name: str
    arguments: Mapping[str, Any] = field(default_factory=dict)
    rule: str = ""


Said = Message | str  # a part of a message: one of its own, or a text that is the same in every language


CITED = 60  # characters of somebody's own words that a sentence repeats


def cited(text: object) -> str:
    """Somebody's own words, in quotation marks, short enough for a sentence."""
    whole = str(text)
    return repr(whole if len(whole) <= CITED else whole[: CITED - 1] + "…")


def shortened(text: str) -> str:
    """A text, or its beginning, with nothing in it that a line can't show."""
    return escaped(text if len(text) <= CITED else text[: CITED - 1] + "…")


def escaped(text: str) -> str:
    """A text with line ends, colours and whatever else steers a terminal spelled out."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


def joined(messages: Sequence[Message]) -> Message:
    """Several messages as one, one after the other."""
    return reduce(lambda told, more: Message("error-and", {"first": told, "next": more}), messages)
