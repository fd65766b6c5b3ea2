"""The player `network:FILE`: a trained network in an ONNX file, which is given an observation and says how good each action looks.
The file says what it was made for. At a table a network plays only by a name under which this machine's own host let it in."""

from __future__ import annotations

import hashlib
import re
import threading
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from stat import S_ISREG
from typing import Any

import numpy as np

from wartable.kernel.contract import Game, Position
from wartable.kernel.engine import Progress, silent
from wartable.kernel.errors import OptionError, system_reason
from wartable.kernel.message import Message, shortened
from wartable.players.players import (
    INSTANT,
    NETWORK,
    Player,
    Weight,
    has_network,
    is_network,
    names_file,
    player,
)

VERSION = "1"  # of what a file says of itself, and of what it is given and gives
OBSERVATION, LOGITS = "observation", "logits"  # the names of what goes in and what comes out
NUMBERS = "tensor(int16)"
LARGEST = 256 << 20  # bytes of a file
LOADED = 16  # networks that are kept in memory

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,29}")


def digest_of(game: Game) -> str:
    """What the numbers of observations and actions mean, in short: another digest, another meaning."""
    pieces = [
        (piece.name, piece.shape, str(piece.kind), piece.low, piece.high)
        for schema in (game.observes, game.acts)
        for piece in schema
    ]
    return hashlib.sha256(repr((game.name, game.vocabulary_version, pieces)).encode()).hexdigest()[:16]


def label(game: Game, format: str) -> dict[str, str]:
    """What the file of a network has to say of itself, as metadata: for which game, and what its numbers mean."""
    return {
        "wartable-network": VERSION,
        "game": game.name,
        "format": game.format(format).name,  # where it learned; it may play others
        "observation": str(game.observation),
        "actions": str(game.actions),
        "schema": digest_of(game),
    }


@dataclass(frozen=True, eq=False)
class Net:
    """A network that was read in and fits its game."""

    session: Any  # of ONNX Runtime; any thread may use it
    game: str
    file: Path

    def logits(self, observation: np.ndarray) -> np.ndarray:
        """How good each action looks to one who knows this."""
        given = {OBSERVATION: np.ascontiguousarray(observation[None], np.int16)}
        out: np.ndarray = self.session.run([LOGITS], given)[0][0]
        return np.nan_to_num(out.astype(np.float64), nan=-1e9, posinf=1e9, neginf=-1e9)


class Network(Player):
    """Takes the legal action that its network likes best, the first of several; the seed means nothing to it."""

    def __init__(self, spec: str, game: Game, seed: int, net: Net) -> None:
        super().__init__(spec, game, seed)
        self.net = net

    def _weigh(self, dream: Position, seat: int, chance: int) -> list[Weight]:
        actions = self._worth_a_thought(dream)
        logits = self.net.logits(dream.observe(seat))[actions]
        shares = np.exp(logits - logits.max())
        return [(action, float(share)) for action, share in zip(actions, shares / shares.sum(), strict=True)]


def net_of(spec: str, game: Game) -> Net:
    """The network that a spec names: one that was let in, else a file of whoever has typed the spec."""
    named = _ADMITTED.get(spec)
    return _fitting(named, game, spec) if named is not None else load(Path(spec.removeprefix(NETWORK)), game)


# --- At a table -------------------------------------------------------------------------------------

_ADMITTED: dict[str, Net] = {}  # by spec: what tables of this process may seat


def admit(file: Path) -> str:
    """Let the network of a file play at tables of this process; gives the spec by which it is asked for there.

    That spec has no path in it, for all who see the match are told it, and what visitors name is never looked for among files.
    """
    name = re.sub(r"[^a-z0-9]+", "-", file.stem.lower()).strip("-")[:30].strip("-") or "network"
    spec, net = NETWORK + name, load(file)
    if spec in _ADMITTED and _ADMITTED[spec].file != net.file:
        raise OptionError(Message("error-network-twice", {"name": name}))
    _ADMITTED[spec] = net
    return spec


def admitted(game: Game) -> list[str]:
    """The specs of networks for a game that tables of this process may seat: its own, and those that were let in."""
    own = [INSTANT] if has_network(game) else []
    return own + [spec for spec, net in _ADMITTED.items() if net.game == game.name]


def is_name(spec: str) -> bool:
    """Whether a spec names a network as tables do: by a word, never by a path; the own one of a game by none."""
    named = names_file(spec) and _NAME.fullmatch(spec.removeprefix(NETWORK)) is not None
    return spec == INSTANT or named


def check_admitted(spec: str, game: Game) -> None:
    """Refuse a network that nobody has let in here, or that plays another game; its name is looked for in no folder."""
    if spec == INSTANT and not has_network(game):
        raise OptionError(Message("error-no-network", {"game": game.title}))
    if is_network(spec) and spec not in admitted(game):
        raise OptionError(Message("error-network-stranger", {"name": shortened(spec.removeprefix(NETWORK))}))


def seated(spec: str, game: Game, seed: int, progress: Progress = silent) -> Player:
    """A player for a seat at a table, whoever asked for it: a network only by a name that was let in, never by its file."""
    check_admitted(spec, game)
    return player(spec, game, seed, progress)


# --- Reading ----------------------------------------------------------------------------------------


def load(file: Path, game: Game | None = None) -> Net:
    """The network of a file, if it is one and, where a game is named, one for it; it is read once as long as it stays the same."""
    try:
        facts = file.stat()
        if not S_ISREG(facts.st_mode):  # what is no file may have no end
            raise OptionError(Message("error-network-unreadable", {"file": _called(file)}))
        if facts.st_size > LARGEST:
            raise OptionError(Message("error-network-large", {"file": _called(file), "most": LARGEST >> 20}))
        with _reading:
            net = _read(file.resolve(), facts.st_size, facts.st_mtime_ns)
    except (OSError, ValueError) as problem:  # no name of a file has such signs
        reason = system_reason(problem) if isinstance(problem, OSError) else Message("error-system-missing")
        raise OptionError(Message("error-network-file", {"file": _called(file), "reason": reason})) from None
    return net if game is None else _fitting(net, game, _called(file))


_reading = threading.Lock()  # two that want the same file wait for one reading


@lru_cache(LOADED)
def _read(file: Path, size: int, changed: int) -> Net:
    """A network as its file has it; size and time of change only tell files of one name apart."""
    data = file.read_bytes()
    runtime = _runtime()
    options = runtime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = (
        1  # the same sums in the same order, everywhere
    )
    options.log_severity_level = 4  # what is wrong with a file is said by us
    try:
        session = runtime.InferenceSession(data, options, providers=["CPUExecutionProvider"])
    except Exception:  # of many kinds, all of which say the same
        raise OptionError(Message("error-network-unreadable", {"file": _called(file)})) from None
    return Net(session, _checked(session, file), file)


def _runtime() -> Any:
    try:
        import onnxruntime
    except ImportError:
        raise OptionError(Message("error-network-extra")) from None
    return onnxruntime


def _checked(session: Any, file: Path) -> str:
    """The game that a network says it is for; what goes in and comes out must be as it says."""
    said = session.get_modelmeta().custom_metadata_map
    if said.get("wartable-network") != VERSION or not said.get("game"):
        raise OptionError(Message("error-network-label", {"file": _called(file)}))
    inputs = {each.name: (each.type, each.shape) for each in session.get_inputs()}
    outputs = {each.name: each.shape for each in session.get_outputs()}
    taken, given = inputs.get(OBSERVATION, ("", [])), outputs.get(LOGITS, [])
    numbers, actions = said.get("observation", ""), said.get("actions", "")
    fits = len(inputs) == 1 and taken[0] == NUMBERS and _is_row(taken[1], numbers) and _is_row(given, actions)
    if not fits:
        told = {"file": _called(file), "numbers": shortened(numbers), "actions": shortened(actions)}
        raise OptionError(Message("error-network-shape", told))
    return str(said["game"])


def _is_row(shape: list[Any], width: str) -> bool:
    """Whether a shape is rows of so many, one row or any number of them."""
    return len(shape) == 2 and (shape[0] == 1 or not isinstance(shape[0], int)) and str(shape[1]) == width


def _fitting(net: Net, game: Game, called: str) -> Net:
    """A network, unless it is for another game or for numbers that mean something else today."""
    if net.game != game.name:
        told = {"file": called, "other": shortened(net.game), "game": game.name}
        raise OptionError(Message("error-network-game", told))
    if net.session.get_modelmeta().custom_metadata_map.get("schema") != digest_of(game):
        raise OptionError(Message("error-network-schema", {"file": called, "game": game.title}))
    return net


def _called(file: Path) -> str:
    return shortened(file.name or str(file))
