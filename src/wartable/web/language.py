"""Which language and theme a browser wants: its cookie first, then what it accepts, then English.
Languages are the folders of `wartable.locale` whose files name themselves for the web."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from fastapi import Request

from wartable.kernel.contract import Game
from wartable.locale import HERE, Words, languages, words

LANGUAGE_COOKIE = "wartable-language"
THEME_COOKIE = "wartable-theme"
USUAL_THEME = "dark"
KNOWN_COOKIE = "wartable-known"  # of a browser that needs no welcome
THEMES = ("auto", "dark", "light")
FALLBACK = "en"

_OWN_NAME = re.compile(r"^language-name = (.+)$", re.MULTILINE)


@cache
def offered() -> dict[str, str]:
    """The languages of the pages with their own names, English first."""
    found = {}
    for language in languages():
        page = HERE / language / "web.ftl"
        name = _OWN_NAME.search(page.read_text(encoding="utf-8")) if page.is_file() else None
        if name:
            found[language] = name[1].strip()
    return dict(sorted(found.items(), key=lambda item: (item[0] != FALLBACK, item[0])))


def language_of(cookies: Mapping[str, str], accepted: str) -> str:
    """The language of a browser by its cookie, or the first one that it accepts and we have."""
    chosen = cookies.get(LANGUAGE_COOKIE, "")
    if chosen in offered():
        return chosen
    for wish in sorted(_wishes(accepted), key=lambda wish: -wish[1]):
        if wish[0] in offered():
            return wish[0]
    return FALLBACK


def _wishes(accepted: str) -> list[tuple[str, float]]:
    """An Accept-Language header as languages without regions and their weights, in its order."""
    found = []
    for part in accepted.split(",")[:20]:
        name, _, weight = part.partition(";q=")
        try:
            found.append((name.strip().split("-")[0].lower(), float(weight or 1)))
        except ValueError:
            continue
    return found


def title_of(words: Words, chosen: Game) -> str:
    """What a game is called in a language."""
    return words.named(f"game-{chosen.name}", chosen.title)


def words_for(request: Request) -> Words:
    """What speaks the language of a request."""
    return words(language_of(request.cookies, request.headers.get("accept-language", "")))


def theme_for(request: Request) -> str:
    """The theme a browser asked for: dark unless light, or what its system has, is chosen."""
    return theme_of(request.cookies)


def theme_of(cookies: Mapping[str, str]) -> str:
    theme = cookies.get(THEME_COOKIE, USUAL_THEME)
    return theme if theme in THEMES else USUAL_THEME
