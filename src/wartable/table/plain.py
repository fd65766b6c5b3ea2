"""Plain data from outside: JSON as its standard has it, and values of the kind that is wanted, or a fault in words.
A truth value is no number here, and no number is endless; what a value means is known to whoever reads it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

import orjson

from wartable.kernel.document import in_words
from wartable.kernel.message import Message

LAST_TIME = 2.0**33  # seconds since 1970: the year 2242, after which no clock of ours will be read


class Fault(ValueError):
    """A value that can't stand where it stands; the message says which."""

    def __init__(self, key: str, value: object) -> None:
        super().__init__(key)
        self.key = key
        self.message = Message("error-value", {"key": key, "value": in_words(value)})


class NoJson(ValueError):
    """A text that is no JSON."""


def read_json(text: str | bytes) -> Any:
    """What a JSON text says; NaN and Infinity are no JSON, whatever Python thinks of them."""
    try:
        return json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise NoJson from None


def write_json(data: Any) -> bytes:
    """Data as JSON."""
    try:
        return orjson.dumps(data)
    except (TypeError, ValueError):  # half a character that somebody sent us; sent back escaped
        return json.dumps(data).encode()


def _no_number(word: str) -> NoReturn:
    raise NoJson


def whole(key: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not low <= value <= high:
        raise Fault(key, value)
    return value


def number(key: str, value: object, low: float, high: float) -> float:
    """A number within bounds, which NaN never is."""
    if type(value) not in (int, float) or not low <= value <= high:  # type: ignore[operator]
        raise Fault(key, value)
    return float(value)  # type: ignore[arg-type]


def line(key: str, value: object, most: int) -> str:
    """A text of one line with so many characters at most, all of which can be shown."""
    if not isinstance(value, str) or len(value) > most or not value.isprintable():
        raise Fault(key, value)
    return value


def flag(key: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise Fault(key, value)
    return value


def table(key: str, value: object) -> Mapping[str, Any]:
    """Values by their names."""
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise Fault(key, value)
    return value


def row(key: str, value: object, most: int) -> Sequence[Any]:
    """So many values at most, one after the other."""
    if not isinstance(value, list | tuple) or len(value) > most:
        raise Fault(key, value)
    return value


def same(ours: object, theirs: object) -> bool:
    """Whether a value from outside is just ours, also in its kind: true is not 1, and 1.0 is neither."""
    if isinstance(ours, Mapping):
        return (
            isinstance(theirs, Mapping)
            and ours.keys() == theirs.keys()
            and all(same(value, theirs[name]) for name, value in ours.items())
        )
    if isinstance(ours, list):
        return isinstance(theirs, list) and len(ours) == len(theirs) and all(map(same, ours, theirs))
    return type(ours) is type(theirs) and ours == theirs
