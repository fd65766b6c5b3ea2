"""Everything the program says, by language: Fluent files in a folder each, and `words` to speak them.
What a game says lies in the game's own folder, in the same way. A new language is a new folder with the same messages."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from wartable.kernel import errors
from wartable.kernel.errors import OptionError
from wartable.kernel.finding import homes
from wartable.kernel.message import Message, cited

ALWAYS = ("lists", "seats")  # what every sentence may need, whichever files are asked for
# the full stop of a sentence that ends with a name like Waaagh!
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^[-#a-zA-Z]|\Z)", re.MULTILINE | re.DOTALL)
SPOKEN_OF = re.compile(r"\{\s*(-?[a-z][\w-]*)")  # other messages, and terms
NEEDLESS = re.compile(r"(?<=[!?])[.。](?!\.)")


HERE = Path(__file__).parent


def languages() -> list[str]:
    """The languages there are, by the names of their folders."""
    return sorted(entry.name for entry in HERE.iterdir() if entry.is_dir() and entry.name[0] != "_")


def shared_files(language: str) -> list[Path]:
    """The Fluent files of a language that are about no game."""
    return sorted((HERE / language).glob("*.ftl"))


def files_of(game_name: str, language: str) -> list[Path]:
    """The Fluent files of a game in a language."""
    return sorted((homes()[game_name].words / language).glob("*.ftl"))


def all_files(language: str) -> list[Path]:
    """All Fluent files of a language. Those of games come last: none can change what is said to all."""
    return [*shared_files(language), *(path for name in homes() for path in files_of(name, language))]


def language_of_system() -> str:
    """The language that the environment asks for, as POSIX has it; English where it is not one of ours."""
    asked = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = re.split(r"[_.@-]", asked)[0].lower()
    return language if language in languages() else "en"


@cache
def words(language: str = "en", *only: str) -> Words:
    """What says messages in a language: those of all its files, or only of the named ones."""
    if language not in languages():
        arguments = {"name": cited(language), "known": languages()}
        raise OptionError(Message("error-unknown-language", arguments))
    return Words(language, only)


class Words:
    """The messages of one language."""

    def __init__(self, language: str, only: Sequence[str] = ()) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self.readings = False  # whether it knows what printed names mean
        functions: Any = {"FORM": _form}
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self.written: dict[str, str] = {}  # messages and terms as they stand in the files
        self.unread: set[str] = set()
        for path in all_files(language):
            if not only or path.stem in (*only, *ALWAYS):
                self.readings |= path.stem.endswith("-readings")
                for found in ENTRY.finditer(path.read_text(encoding="utf-8")):
                    self.written.setdefault(found[1], found[0])
        self.unread.update(self.written)

    def read(self, name: str) -> None:
        """Understand a message and those that it speaks of. It is done when one is needed: a language has thousands."""
        from fluent.runtime import FluentResource

        if name not in self.unread:
            return
        found = [name]
        for each in found:
            spoken_of = SPOKEN_OF.findall(self.written[each])
            found += [other for other in spoken_of if other in self.unread and other not in found]
        for each in found:
            self.bundle.add_resource(FluentResource(self.written[each]))
        self.unread.difference_update(found)  # at last, for whoever asks in another thread meanwhile

    def read_all(self) -> None:
        """Understand everything, so that nobody has to wait for it later."""
        for name in list(self.unread):
            self.read(name)

    def message(self, message_name: str) -> Any:
        """A message as Fluent understands it."""
        self.read(message_name)
        return self.bundle.get_message(message_name)

    def say(self, message: Message, form: str = "") -> str:
        """A message as text; a form names one of its attributes, such as `short`."""
        return self.text(message.name, form, **message.arguments)

    def text(self, message_name: str, form: str = "", /, **arguments: Any) -> str:
        """A message by name. Arguments may be messages themselves, or lists of them."""
        assert self.has(message_name), f"no message {message_name!r} in {self.language}"
        message = self.message(message_name)
        pattern = message.attributes.get(form) if form else message.value
        assert pattern is not None, f"message {message_name!r} in {self.language} has no {form or 'text'}"
        spoken = {name: self._argument(value) for name, value in arguments.items()}
        text, faults = self.bundle.format_pattern(pattern, spoken)
        assert not faults, f"message {message_name!r} in {self.language}: {faults[0]!r}"
        return NEEDLESS.sub("", str(text))

    def has(self, message_name: str) -> bool:
        return message_name in self.written

    def has_form(self, message_name: str, form: str) -> bool:
        """Whether a message has an attribute of this name."""
        return form in self.message(message_name).attributes

    def reading(self, message_name: str) -> str:
        """What a name that stays as printed means in this language, in a translation of ours; empty where it has none."""
        name = f"reading-{message_name}"
        return self.text("name-means", reading=self.text(name)) if self.has(name) else ""

    def named(self, message_name: str, own_name: str) -> str:
        """The name of something that the language may have a word for; else its own name."""
        return self.text(message_name) if self.has(message_name) else own_name

    def list(self, items: Sequence[Message | str]) -> str:
        """Several things side by side, as the language lists them."""
        texts = [item if isinstance(item, str) else self.say(item) for item in items]
        return self.text("list-separator").strip("|").join(texts)

    def _argument(self, value: Any) -> Any:
        if isinstance(value, str | int | float):
            return value
        if isinstance(value, list | tuple):
            return self.list(value)
        return _spoken_class()(self, value)


@cache
def _spoken_class() -> Any:
    """The class of arguments that are messages: in a sentence they are their text, or one of their forms."""
    from fluent.runtime.types import FluentType

    class Spoken(FluentType):  # type: ignore[misc, unused-ignore]
        def __init__(self, words: Words, message: Message) -> None:
            self.words = words
            self.message = message

        def format(self, locale: object) -> str:
            return self.words.say(self.message)

        def form(self, name: str) -> str:
            """An attribute of the message, such as a case of a name; its text where it has none."""
            found: Mapping[str, Any] = self.words.message(self.message.name).attributes
            return self.words.say(self.message, name if name in found else "")

    return Spoken


def _form(spoken: Any, name: Any) -> str:
    """FORM($card, "genitive") in a Fluent file: a name in the form that the sentence needs."""
    return spoken if isinstance(spoken, str) else str(spoken.form(str(name)))


def _english(message: Message) -> str:
    return words("en").say(message)


errors.english = _english
