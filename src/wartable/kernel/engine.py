"""Engines: a game's runners, plain or compiled, behind the same calls.
Compiled code is cached in a folder named by a digest of the sources, so a change never meets stale code."""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import importlib.util
import os
import re
import sys
import types
from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import platformdirs

from wartable.kernel import rule
from wartable.kernel.chance import below, seed_chance
from wartable.kernel.circles import refuse_circles
from wartable.kernel.finding import homes
from wartable.kernel.linking import link_once
from wartable.kernel.record import Records

if TYPE_CHECKING:
    from wartable.kernel.contract import Game

_IMPORT = re.compile(r"^[ \t]*(?:import ([\w., ]+)|from ([\w.]+) import (\([^)]*\)|.+))", re.MULTILINE)
_NAME = re.compile(r"[\w.]+")

Progress = Callable[[str, int, int], None]

CORE = "wartable.kernel.entry"
MANY = "wartable.kernel.many"
STEPPING = "wartable.kernel.stepping"
SOUNDNESS = "wartable.kernel.soundness"


def silent(name: str, done: int, total: int) -> None:
    """A progress report for nobody."""


@rule.rule
def unseen(g: Any, seat: int, out: Any) -> None:
    """Stands in for `observe` in a game whose observation has no numbers."""


@rule.rule
def fresh_chance(g: Any, seat: int, seed: int) -> None:
    """Stands in for `imagine` in a game that hides nothing: only what chance will bring is not known."""
    seed_chance(g, seed)


@rule.rule
def no_opinion(g: Any, seat: int) -> float:
    """Stands in for `evaluate` in a game that has none."""
    return 0.0


@rule.rule
def always(g: Any) -> bool:
    """Stands in for `settled` in a game that has none."""
    return True


@rule.rule
def none_idle(g: Any, mask: Any) -> None:
    """Stands in for `idle` in a game in which every legal action leads somewhere."""


@rule.rule
def undecided(g: Any) -> int:
    """Stands in for `routine` in a game that has none."""
    return -1


@rule.rule
def no_lots(g: Any) -> int:
    """Stands in for `luck` in a game that does not tell lots apart."""
    return 0


@rule.rule
def always_sound(g: Any) -> int:
    """Stands in for `sound` in a game that has none."""
    return 0


@rule.rule
def uncounted(g: Any, seat: int) -> int:
    """Stands in for `owned` in a game that has none."""
    return 0


@rule.rule
def never(g: Any) -> bool:
    """Stands in for `may_arrange` in a game that arranges nothing."""
    return False


@rule.rule
def leave(g: Any, lot: Any) -> None:
    """Stands in for `arrange` in a game that arranges nothing."""


DEFAULTS = {
    "observe": unseen,
    "imagine": fresh_chance,
    "evaluate": no_opinion,
    "settled": always,
    "routine": undecided,
    "idle": none_idle,
    "luck": no_lots,
    "sound": always_sound,
    "owned": uncounted,
    "may_arrange": never,
    "arrange": leave,
}


class Engine:
    """Runs one game. `engine.call("step", records, …)` calls a runner of any loaded module on records."""

    def __init__(self, game: Game, compiled: bool) -> None:
        self.game = game
        self.compiled = compiled
        self.loaded: set[str] = set()
        self.functions: dict[str, Callable[..., Any]] = {}

    def call(self, name: str, records: Records, *arguments: Any) -> Any:
        rows = records.array if self.compiled else records.proxies
        return self.functions[name](rows, records.raw, *arguments)

    def load(self, modules: Iterable[str], progress: Progress = silent) -> Engine:
        """Make the runners of these modules ready: at once if plain or cached, else by compiling them."""
        wanted = [module for module in modules if module not in self.loaded]
        total = sum(len(importlib.import_module(module).ENTRIES) for module in wanted)
        done = 0
        for module in wanted:
            render = _compiled if self.compiled else _plain
            for name, function in render(self.game, module):
                progress(name, done, total)
                self.functions[name] = function()
                done += 1
            self.loaded.add(module)
        if wanted:
            progress("ready", done, total)
        return self


@cache
def _engine(game_name: str, compiled: bool) -> Engine:
    from wartable.kernel.contract import game

    return Engine(game(game_name), compiled)


def engine(
    game: Game,
    modules: Iterable[str] = (CORE,),
    compiled: bool | None = None,
    progress: Progress = silent,
) -> Engine:
    """The engine of a game, with these modules loaded; compiled unless WARTABLE_JIT=0 or asked otherwise."""
    wanted = rule.compiling() if compiled is None else compiled
    return _engine(game.name, wanted).load(modules, progress)


def quickest(game: Game) -> Engine:
    """The compiled engine of a game where it is loaded, else the plain one: all that they do is alike."""
    compiled = engine(game, (), compiled=True)
    return compiled if CORE in compiled.loaded else engine(game, compiled=False)


def is_cached(game: Game, modules: Iterable[str]) -> bool:
    """Whether compiled runners can be loaded without compiling."""
    folder = cache_folder(game)
    return all((folder / f"{_short(module)}.done").exists() for module in modules)


def _names(game: Game, bind: Callable[[Any], Any]) -> dict[str, Any]:
    """What the runners call: the game's rules and the kernel's chance."""
    rules = {**DEFAULTS, **game.rules, "seed_chance": seed_chance, "below": below}
    return {name: bind(function) for name, function in rules.items()}


def _short(module: str) -> str:
    return module.replace(".", "_")


def _namespace(game: Game, module: str, names: dict[str, Any]) -> dict[str, Any]:
    """The template's own globals with the game's names put in."""
    namespace = dict(vars(importlib.import_module(module)))
    namespace.update(names)
    return namespace


def _plain(game: Game, module: str) -> Iterable[tuple[str, Callable[[], Any]]]:
    namespace = _plain_runners(game, module)
    for name in namespace["ENTRIES"]:
        yield name, partial(namespace.__getitem__, name)


def _plain_runners(game: Game, module: str) -> dict[str, Any]:
    """The template's own globals with its functions bound to the game, and so those of other templates that it uses."""
    names = _names(game, lambda function: function)
    names["blank"] = game.observes.blank  # plain rules fill it through a proxy
    namespace = _namespace(game, module, names)
    for name, value in list(namespace.items()):
        if isinstance(value, types.FunctionType) and value.__module__ == module:
            namespace[name] = types.FunctionType(value.__code__, namespace, name, value.__defaults__)
        elif home := _other_template(value, module):
            namespace[name] = _plain_runners(game, home)[value.__name__]
    return namespace


def _other_template(value: object, module: str) -> str:
    """The template that a function comes from which another one uses; "" for anything else."""
    home = value.__module__ if isinstance(value, types.FunctionType) else module
    return home if home != module and hasattr(sys.modules.get(home), "ENTRIES") else ""


def _compiled(game: Game, module: str) -> Iterable[tuple[str, Callable[[], Any]]]:
    """The runners of a module, each loaded from the compiler's disk cache or compiled.

    What is loaded needs none of the game's rules, and to make twins of a thousand takes a while: so they are put in only
    when something has to be compiled.
    """
    import numba

    link_once()
    rendered = _rendered(game, module)
    done = cache_folder(game) / f"{_short(module)}.done"
    record = numba.from_dtype(game.layout.dtype)
    known = {
        kind: getattr(numba.types, kind)
        for kind in ("int8", "uint8", "int16", "int32", "uint32", "int64", "float64", "void", "Tuple")
    }
    known["records"] = numba.types.Array(record, 1, "C")
    known["words"] = numba.types.int64[:, ::1]

    def compile_now(entry: str) -> Any:
        signature = eval(rendered.ENTRIES[entry], dict(known))  # noqa: S307 (our own text)
        options: Any = {"nogil": True, "error_model": "numpy", "cache": True}
        dispatcher: Any = numba.njit(**options)(getattr(rendered, entry))
        dispatcher.compile(signature)
        dispatcher.disable_compile()
        return dispatcher

    def load(entry: str) -> Any:
        if done.exists():
            # without the rules nothing can be compiled: the cache may be of another kind of processor
            with contextlib.suppress(numba.TypingError):
                return compile_now(entry)
        _put_rules_in(rendered, game)
        return compile_now(entry)

    for entry in rendered.ENTRIES:
        yield entry, partial(load, entry)
    rule.refuse_unsigned()
    done.touch()


def _rendered(game: Game, module: str) -> Any:
    """The template as a module in the cache folder, where the compiler's disk cache works."""
    folder = cache_folder(game)
    if not is_cached(game, [module]):
        refuse_circles(_names(game, lambda function: function).values())
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{_short(module)}.py"
    source = Path(str(importlib.import_module(module).__file__)).read_text()
    if not path.exists() or path.read_text() != source:
        path.write_text(source)
    name = _rendered_name(game, module)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    rendered = importlib.util.module_from_spec(spec)
    sys.modules[name] = rendered
    spec.loader.exec_module(rendered)
    for home in {_other_template(value, name) for value in vars(rendered).values()} - {""}:
        if (
            _rendered_name(game, home) not in sys.modules
        ):  # what is cached names the modules that it was made from
            _rendered(game, home)
    return rendered


def _rendered_name(game: Game, module: str) -> str:
    return f"wartable_compiled_{game.name}_{_short(module)}"


def _borrowed(game: Game, module: str) -> Any:
    """Another template with the rules of the game put in, for one that uses its functions."""
    rendered = sys.modules[_rendered_name(game, module)]
    _put_rules_in(rendered, game)
    return rendered


def _put_rules_in(rendered: Any, game: Game) -> None:
    """Give a rendered module what its runners name, as twins: the game's rules, and its own functions."""
    if "blank" in vars(rendered):
        return
    vars(rendered).update(_names(game, rule.twin), blank=rule.inner_function(_blank(game.observes.dtype)))
    for name, value in list(vars(rendered).items()):
        if rule.is_rule(value):
            setattr(rendered, name, rule.twin(value))
        own = isinstance(value, types.FunctionType) and value.__module__ == rendered.__name__
        if own and name not in rendered.ENTRIES:
            inlined = name in getattr(rendered, "INLINED", ())
            setattr(rendered, name, rule.inner_function(value, inlined=inlined))
        elif home := _other_template(value, rendered.__name__):
            setattr(rendered, name, getattr(_borrowed(game, home), value.__name__))


def _blank(seen: np.dtype[Any]) -> Any:
    """What gives runners an observation by the names of its pieces, all its numbers 0."""

    def blank(row: Any) -> Any:
        for place in range(len(row)):
            row[place] = 0
        return row.view(seen)[0]

    return blank


def sources(modules: Iterable[str], package: str = "wartable") -> dict[str, bytes]:
    """These modules and all of ours and of a package that they import, with their texts."""
    found: dict[str, bytes] = {}
    waiting = list(modules)
    while waiting:
        name = waiting.pop()
        if name not in found:
            text = Path(str(importlib.import_module(name).__file__)).read_text(encoding="utf-8")
            found[name] = text.encode()
            waiting += _imported(text, ("wartable.", f"{package}."))
    return found


def _imported(text: str, packages: tuple[str, ...]) -> set[str]:
    """The modules of packages that a text imports, as a whole or by a name from them.

    Found by their looks: to parse all rules would stop a table for half a second.
    """
    found: set[str] = set()
    for whole, module, names in _IMPORT.findall(text):
        found |= set(_NAME.findall(whole)) if whole else {module}
        found |= {f"{module}.{name}" for name in _NAME.findall(names)}
    return {name for name in found if name.startswith(packages) and name in sys.modules}


@cache
def _digest(game_name: str) -> str:
    """A digest of everything that compiled code can depend on: the rules, what they import, the runners."""
    from wartable.kernel.contract import game

    rules = {function.__module__ for function in game(game_name).rules.values()}
    runners = {
        CORE,
        MANY,
        STEPPING,
        SOUNDNESS,
        "wartable.kernel.rule",
        "wartable.kernel.writing",
        "wartable.kernel.engine",
        "wartable.players.runners",
        "wartable.players.matches",
        "wartable.players.learned.judging",
    }
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    package = homes()[game_name].module.partition(".")[0]
    for name, text in sorted(sources(rules | runners, package).items()):
        digest.update(name.encode() + text)
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where compiled code is kept. WARTABLE_CACHE moves it."""
    return Path(os.environ.get("WARTABLE_CACHE") or platformdirs.user_cache_path("wartable"))


def cache_folder(game: Game) -> Path:
    """Where this game's compiled runners live, for exactly these sources."""
    return cache_root() / "compiled" / f"{game.name}-{_digest(game.name)}"
