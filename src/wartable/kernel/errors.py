"""The one base of all errors that a person can cause; their messages are in that person's words.
Errors that only we can cause are assertions and have no class."""


class WartableError(Exception):
    """Something a person can cause and mend."""


class IllegalAction(WartableError):
    """An action that the rules do not allow now; the message names the legal ones."""


class OptionError(WartableError):
    """A format, option or file that a match can't be made with."""
