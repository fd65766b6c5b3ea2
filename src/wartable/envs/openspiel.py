"""Wartable's games as Python games of OpenSpiel: importing this registers `python_wartable_<game>` for every game there is.
Chance is drawn at the root, as the seed of the match, so nothing that OpenSpiel asks of a game with explicit chance is missing."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

import numpy as np

from wartable.envs import extra
from wartable.envs.sides import is_zero_sum, sides_of
from wartable.envs.solo import Solo
from wartable.kernel.contract import Game, Option, game, game_names
from wartable.kernel.schema import Schema

with extra():
    import pyspiel

SEED_BYTES: Final = (
    4  # a seed is drawn byte by byte, for all seeds at once would be a list of four thousand million
)
BYTE: Final = 256
PAST: Final = 64  # flags that stand for all that a seat has seen and done before


def name_of(game_name: str) -> str:
    """What OpenSpiel calls one of our games."""
    return f"python_wartable_{game_name}"


# --- Parameters ------------------------------------------------------------------------------------------------------


def _is_whole(option: Option) -> bool:
    """Whether OpenSpiel would read the values of an option as whole numbers, whatever they are to us."""
    return bool(option.choices) and all(str(choice).isdigit() for choice in option.choices)


def _options(rules: Game) -> dict[str, Option]:
    """Every option of any format, by its name."""
    return {option.name: option for format in rules.formats.values() for option in format.options}


def specification(rules: Game) -> dict[str, Any]:
    """The parameters of a game: its format, and the options of all formats; 0 or nothing is what the format has by itself."""
    found: dict[str, Any] = {"format": rules.format().name}
    return found | {name: 0 if _is_whole(option) else "" for name, option in _options(rules).items()}


def chosen(rules: Game, parameters: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The format and the options that were named, as our games know them."""
    known = _options(rules)
    named = {name: value for name, value in parameters.items() if name in known and value not in ("", 0)}
    options = {name: _as_ours(known[name], value) for name, value in named.items()}
    return str(parameters.get("format") or rules.format().name), options


def _as_ours(option: Option, value: Any) -> Any:
    """The choice that is written like this; a value that is none is left to be refused in words."""
    bare = str(value).strip("'")
    return next((choice for choice in option.choices if str(choice) == bare), value)


def _as_theirs(option: Option, value: Any) -> Any:
    """A value as OpenSpiel reads it back from the name of a game: a text that looks like a number is quoted."""
    if _is_whole(option):
        return int(value)
    return f"'{value}'" if str(value).isdigit() else str(value)


# --- The game --------------------------------------------------------------------------------------------------------


def game_type(rules: Game, zero_sum: bool = True) -> Any:
    """What OpenSpiel is told of a game. Nobody knows the seed, so where there is chance information is imperfect."""
    kinds = pyspiel.GameType
    seats = rules.seats
    return kinds(
        short_name=name_of(rules.name),
        long_name=f"Wartable: {rules.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if rules.chance else kinds.ChanceMode.DETERMINISTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if rules.hidden or rules.chance
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(rules),
    )


class WartableGame(pyspiel.Game):
    """One of our games in one format, with its options; a class for each game is made by `register`."""

    rules: Game

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        rules = self.rules
        self.format, self.options = chosen(rules, parameters or {})
        self.fresh = Solo(rules, self.format, self.options)  # bad options are refused here
        zero_sum = is_zero_sum(sides_of(rules, self.format, self.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=BYTE if rules.chance else 0,
            num_players=self.fresh.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=rules.longest,
        )
        known = _options(rules)
        named = {name: _as_theirs(known[name], value) for name, value in self.options.items()}
        super().__init__(game_type(rules, zero_sum), info, {"format": self.format, **named})

    def new_initial_state(self) -> WartableState:
        """Before the seed is drawn; a game without chance begins at once."""
        return WartableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES if self.rules.chance else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What observes states: as numbers and in words for a seat that knows all it may, else in words alone.

        None where it is to know what all seats hold: no seat of ours may.
        """
        if params:
            raise ValueError(
                f"Observations of Wartable's games take no parameters, and these were given: {params}."
            )
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private, of = wanted.private_info, pyspiel.PrivateInfoType
        if private == of.ALL_PLAYERS:
            return None
        if private == of.SINGLE_PLAYER and wanted.public_info:
            return SeatObserver(self.rules.observes, self.fresh.seats, wanted.perfect_recall)
        return ViewObserver(self.rules, public=wanted.public_info, private=private == of.SINGLE_PLAYER)

    def start(self, seed: int) -> Recalled:
        """The match of a seed, at its first decision."""
        match = self.fresh.copy()
        match.start(seed)
        return Recalled(match, self.format, self.options)


# --- The state -------------------------------------------------------------------------------------------------------


class Recalled:
    """A match, and for each seat a digest of what it saw and did at each of its decisions so far."""

    def __init__(
        self, match: Solo, format: str, options: Mapping[str, Any], past: Sequence[bytes] | None = None
    ) -> None:
        self.match = match
        self.format = format
        self.options = options
        self.past = list(past or [bytes(PAST // 8)] * match.seats)

    def play(self, action: int) -> None:
        seat, seen = self.match.actor, self.match.observation
        self.match.advance(action)
        self.past[seat] = _digest(self.past[seat], seen.tobytes(), b"%d" % action)

    @property
    def over(self) -> bool:
        return self.match.actor < 0 or self.match.too_long

    def imagined(self, seat: int, seed: int) -> Recalled:
        """What a seat can't know is redrawn, and so is what the others remember: it begins with the imagined match."""
        match = self.match.imagined(seat, seed)
        past = [
            before if other == seat else _digest(b"imagined", match.observe(other).tobytes())
            for other, before in enumerate(self.past)
        ]
        return Recalled(match, self.format, self.options, past)

    def __deepcopy__(self, memory: Any) -> Recalled:
        return Recalled(self.match.copy(), self.format, self.options, self.past)

    def __reduce__(self) -> tuple[Any, ...]:
        name, match = self.match.game.name, self.match
        return _restored, (name, self.format, self.options, match.saved(), match.decisions, self.past)


def _restored(
    name: str, format: str, options: Mapping[str, Any], data: bytes, decisions: int, past: Sequence[bytes]
) -> Recalled:
    match = Solo(game(name), format, options)
    match.load(data, decisions)
    return Recalled(match, format, options, past)


def _digest(*parts: bytes) -> bytes:
    return hashlib.blake2b(b"".join(parts), digest_size=PAST // 8).digest()


class WartableState(pyspiel.State):
    """A match, or before it what is drawn of its seed. OpenSpiel copies and pickles these attributes."""

    def __init__(self, game: WartableGame) -> None:
        super().__init__(game)
        self.seed = 0
        self.drawn = 0
        self.match: Recalled | None = None if game.rules.chance else game.start(0)

    def current_player(self) -> Any:
        if self.match is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.match.over else self.match.match.actor

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed, all as likely."""
        assert self.match is None, "chance has drawn the seed"
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        legal: list[int] = np.flatnonzero(self.match.match.mask).tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        """A byte of the seed, the lowest first; or an action of the seat that decides."""
        if self.match is not None:
            self.match.play(action)
            return
        self.seed += action << 8 * self.drawn
        self.drawn += 1
        if self.drawn == SEED_BYTES:
            self.match = self.get_game().start(self.seed)

    def _action_to_string(self, player: int, action: int) -> str:
        """The block of actions and what it names, as docs/environments.md lists them."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return _action_names(self.get_game().rules.name)[action]

    def returns(self) -> list[float]:
        """+1, 0 or -1 for each seat; 0 until the match is over, and if it is stopped for its length."""
        if self.match is None or self.match.match.actor >= 0:
            return [0.0] * self.num_players()
        return [float(won) for won in self.match.match.rewards]

    def resample_from_infostate(self, player: int, sampler: Any) -> WartableState:
        """A state that looks the same to a player, with all that it can't know redrawn; the sampler gives numbers from 0 to 1."""
        assert self.match is not None, "there is nothing to imagine before the match begins"
        other: WartableState = self.clone()
        other.match = self.match.imagined(player, int(sampler() * 2**52))
        return other

    def __str__(self) -> str:
        """How far the match is, and a digest of all of it; boards are drawn by `wartable.envs.rendering`."""
        if self.match is None:
            return f"{self.drawn} of {SEED_BYTES} bytes of the seed are drawn: {self.seed}"
        match = self.match.match
        stands = "it is over" if self.match.over else f"seat {match.actor} decides"
        whole = _digest(match.saved(), *self.match.past).hex()
        return f"{match.game.title} {match.format.name}, {match.decisions} decisions, {stands}: {whole}"


@lru_cache
def _action_names(game_name: str) -> list[str]:
    return [
        f"{piece.name} {piece.low + number}" if piece.size > 1 else piece.name
        for piece in game(game_name).acts
        for number in range(piece.size)
    ]


# --- Observers -------------------------------------------------------------------------------------------------------


class SeatObserver:
    """All that a seat knows, piece by piece as the game's schema has it; with perfect recall, what stands for the past, too."""

    def __init__(self, schema: Schema, seats: int, recalls: bool) -> None:
        self.schema = schema
        self.recalls = recalls
        shapes = [("player", (seats,)), *((piece.name, piece.shape or (1,)) for piece in schema)]
        if recalls:
            shapes.append(("past", (PAST,)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in shapes), np.float32)
        self.dict: dict[str, np.ndarray] = {}
        at = 0
        for name, shape in shapes:
            end = at + int(np.prod(shape))
            self.dict[name] = self.tensor[at:end].reshape(shape)
            at = end
        self._seats = seats

    def set_from(self, state: WartableState, player: int) -> None:
        """Fill the tensor with what a player knows; before the match begins that is nothing."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.match is None:
            return
        first = self._seats
        self.tensor[first : first + self.schema.size] = state.match.match.observe(player)
        if self.recalls:
            self.dict["past"][:] = np.unpackbits(np.frombuffer(state.match.past[player], np.uint8))

    def string_from(self, state: WartableState, player: int) -> str:
        """The numbers that are not 0, by name."""
        if state.match is None:
            return f"seat {player}"
        seen = state.match.match.observe(player)
        there = np.flatnonzero(seen)
        names = self._names
        told = [
            f"{names[at]}={value}" for at, value in zip(there.tolist(), seen[there].tolist(), strict=True)
        ]
        past = [f"past={state.match.past[player].hex()}"] if self.recalls else []
        return " ".join([f"seat {player}", *past, *told])

    @cached_property
    def _names(self) -> list[str]:
        return [
            f"{piece.name}[{','.join(map(str, place))}]" if piece.size > 1 else piece.name
            for piece in self.schema
            for place in np.ndindex(*(piece.shape or (1,)))
        ]


class ViewObserver:
    """What lies open to all, or what only a seat sees, in words: the schema does not keep the two apart, the views do."""

    tensor = None

    def __init__(self, rules: Game, public: bool, private: bool) -> None:
        self.rules = rules
        self.public = public
        self.private = private
        self.dict: dict[str, np.ndarray] = {}

    def set_from(self, state: WartableState, player: int) -> None:
        """There are no numbers."""

    def string_from(self, state: WartableState, player: int) -> str:
        if state.match is None:
            return ""
        position = state.match.match.position
        open_to_all = _flat(position.view(-1))
        told = open_to_all if self.public else {}
        if self.private and self.rules.hidden:
            own = _flat(position.view(player))
            told = {path: value for path, value in own.items() if open_to_all.get(path) != value}
        return " ".join(f"{path}={value}" for path, value in told.items())


def _flat(view: Any, path: str = "") -> dict[str, str]:
    """A view as its leaves, each by the way to it."""
    if isinstance(view, Mapping):
        parts = [(f"{path}.{name}" if path else str(name), value) for name, value in view.items()]
    elif isinstance(view, list | tuple):
        parts = [(f"{path}[{number}]", value) for number, value in enumerate(view)]
    else:
        return {path: repr(view)}
    return {leaf: told for way, value in parts for leaf, told in _flat(value, way).items()}


def register() -> None:
    """Make every game known to OpenSpiel; those that it knows stay as they are.

    Each as a class, for OpenSpiel lets go of what it was given when Python is already gone: only a class outlives that.
    """
    known = set(pyspiel.registered_names())
    for name in game_names():
        if name_of(name) not in known:
            rules = game(name)
            made = type(f"Wartable{name.title()}", (WartableGame,), {"rules": rules, "__doc__": rules.about})
            pyspiel.register_game(game_type(rules), made)


register()
