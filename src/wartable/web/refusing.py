"""Refusals as answers: JSON for programs, a small page for people, both in the language of the request.
What is refused and why is decided elsewhere."""

from __future__ import annotations

import math
from typing import Any

from fastapi import Response
from starlette.requests import HTTPConnection

from wartable.locale import Words, words
from wartable.table.entries import Refused
from wartable.table.plain import write_json
from wartable.web.language import language_of, offered, theme_of
from wartable.web.limits import TooMany
from wartable.web.standing import standing

PREFIX = "/api/v1"
STATUS = {
    "no-token": 401,
    "eyes": 403,
    "not-open": 403,
    "origin": 403,
    "no-match": 404,
    "no-seat": 404,
    "step": 404,
    "no-path": 404,
    "no-method": 405,
    "too-large": 413,
    "host": 421,
    "too-many": 429,
    "public": 429,
    "unreadable": 410,
    "store": 503,
    "store-gone": 503,
    "unable": 503,
    **dict.fromkeys(
        (
            "illegal",
            "no-such-action",
            "no-way",
            "seats",
            "kind",
            "level",
            "options",
            "file-option",
            "clock",
            "window",
        ),
        422,
    ),
    **dict.fromkeys(
        ("silence", "stops", "until", "name", "salt", "successor", "file", "too-long", "malformed"), 422
    ),
}
CONFLICT = 409
NOWHERE = 404


class Reply(Response):
    """Plain data as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return write_json(content)


def words_of(asked: HTTPConnection) -> Words:
    """What speaks the language of a request: the one it names, a browser's own choice, or one it accepts."""
    named = asked.query_params.get("lang", "")
    accepted = asked.headers.get("accept-language", "")
    return words(named if named in offered() else language_of(asked.cookies, accepted))


def refusal(asked: HTTPConnection, problem: Refused) -> Response:
    """A refusal as an answer."""
    spoken = words_of(asked)
    text = spoken.say(problem.message)
    status = STATUS.get(problem.name, CONFLICT)
    wait = {"Retry-After": str(max(1, math.ceil(problem.wait)))} if isinstance(problem, TooMany) else {}
    if asked.scope["path"].startswith(PREFIX):
        return Reply({"error": problem.name, "text": text}, status, wait)
    heading = "not-found" if status == NOWHERE else "standing-refused"
    page = standing(spoken, theme_of(asked.cookies), spoken.text(heading), text, status=status)
    page.headers.update(wait)
    return page
