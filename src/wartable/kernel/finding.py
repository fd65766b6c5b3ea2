"""Where games are: found by their names, without reading one in.
A game is a package that offers a `GAME`; all that is its own lies in its folder."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

GROUP = "wartable.games"  # the entry points of games, and the package of those that come with Wartable
OURS = importlib.import_module(GROUP)
USUAL: str = OURS.USUAL  # the game that is meant where none is named


class Home(NamedTuple):
    """Where a game is offered, and the folder of its package. What is no Python has its fixed places there."""

    module: str
    name: str
    folder: Path

    @property
    def is_ours(self) -> bool:
        return self.module.startswith(f"{GROUP}.")

    @property
    def words(self) -> Path:
        """Its Fluent files, a folder a language."""
        return self.folder / "locale"

    @property
    def rulebook(self) -> Path:
        """Its rules pages: `<game>.md`, and `<game>.<language>.md` for each translation."""
        return self.folder / "rulebook"

    @property
    def scripts(self) -> Path:
        """Its table in the browser: `game.js` with all that belongs to it."""
        return self.folder / "web" / "static"

    @property
    def show(self) -> Path:
        """The match that the lobby shows, each move by its name."""
        return self.folder / "web" / "show.txt"


@cache
def homes() -> dict[str, Home]:
    """All games by name, in the order of the alphabet: those of installed packages by their entry points, and our own.

    Our own are entry points like all others. But what is installed knows only the games of the day it was installed,
    and sources can be run without that: so every package in `wartable.games` counts, whether or not it is written down.
    """
    found = {entry.name: home for entry in entry_points(group=GROUP) if (home := _home_of(entry))}
    return dict(sorted((found | _own()).items()))


def _own() -> dict[str, Home]:
    found = {}
    for place in OURS.__path__:
        for module in pkgutil.iter_modules([place]):
            if module.ispkg:
                found[module.name] = Home(f"{GROUP}.{module.name}", "GAME", Path(place) / module.name)
    return found


def _home_of(entry: EntryPoint) -> Home | None:
    """The home that an entry point names; none where the package is gone."""
    try:
        found = find_spec(entry.module)
    except ImportError:
        return None
    if found is None or not found.submodule_search_locations:
        return None
    return Home(entry.module, entry.attr, Path(found.submodule_search_locations[0]))


def game_names() -> list[str]:
    """All games, in the order of the alphabet."""
    return list(homes())


def usual_first() -> list[str]:
    """All games as they are offered: the usual one, then the others."""
    return sorted(game_names(), key=lambda name: name != USUAL)
