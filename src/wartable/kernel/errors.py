"""The one base of all errors that a person can cause; each carries a message for that person's language.
Errors that only we can cause are assertions and have no class."""

from __future__ import annotations

import errno
from collections.abc import Callable

from wartable.kernel.message import Message, Said


def nameless(message: Message) -> str:
    """A message where nobody speaks: its name."""
    return message.name


english: Callable[[Message], str] = (
    nameless  # how a message is said in English; `wartable.locale` puts itself here
)


class WartableError(Exception):
    """Something a person can cause and mend. `message` can be said in any language; `str()` is the English text.

    A plain text instead of a message is for what only developers and operators get to see.
    """

    def __init__(self, message: Said) -> None:
        super().__init__(message)
        self.message = Message("error-plain", {"text": message}) if isinstance(message, str) else message

    def __str__(self) -> str:
        return english(self.message)


class IllegalAction(WartableError):
    """An action that the rules do not allow now; the message names the legal ones."""


class OptionError(WartableError):
    """A format, option or file that a match can't be made with."""


_SYSTEM_REASONS = {
    errno.ENOENT: Message("error-system-missing"),
    errno.EACCES: Message("error-system-forbidden"),
    errno.EPERM: Message("error-system-forbidden"),
    errno.EISDIR: Message("error-system-folder"),
    errno.ENOTDIR: Message("error-system-no-folder"),
    errno.ENOSPC: Message("error-system-full"),
    errno.EROFS: Message("error-system-read-only"),
}


def system_reason(problem: OSError) -> Said:
    """Why the system could not do something with a file; rare reasons in the system's own words."""
    known = _SYSTEM_REASONS.get(problem.errno) if problem.errno is not None else None
    return known or problem.strerror or str(problem)
