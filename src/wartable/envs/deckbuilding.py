"""Building a deck as an environment of Gymnasium: `gymnasium.make("wartable/InvasionDeck-v0")`.
Each step adds a card that the rules of decks allow; the reward is how the deck does in matches against a ready one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from wartable.envs import extra
from wartable.envs.gymnasium import ILLEGAL_REWARD, SEEDS
from wartable.kernel.contract import Building, Decks, Format, Game, game
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited
from wartable.players import check_player, contests

with extra():
    import gymnasium

MATCHES: Final = 32
NAME: Final = "Built"


class DeckEnv(gymnasium.Env):
    """A deck that grows card by card.

    The first action names what the deck is of (a leader, a capital, a warband), each further one adds a card, and the last one says
    that it is done, which may be said when nothing keeps the deck from a match; a deck to which nothing can be added is done by
    itself. An observation has a flag for each head and then how many there are of each card; `info["action_mask"]` has what is
    allowed. The reward comes in the end: matches won less matches lost, as a share of all `matches`, each seed played from both seats,
    against the ready deck `against`, both played by `players`. An action that is not allowed ends it with a reward of -1.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 2}  # noqa: RUF012 (Gymnasium's own)

    def __init__(
        self,
        name: str,
        format: str | None = None,
        against: str | None = None,
        players: str = "random",
        matches: int = MATCHES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.rules = game(name)
        self.decks, self.building = _decks_of(self.rules)
        self.format = self.rules.format(format or self.decks.format)
        if matches < 2 or matches % 2:
            raise OptionError(
                f"matches is an even number from 2 on, for each seed is played from both seats; not {matches}."
            )
        if render_mode not in (None, "ansi"):
            raise OptionError(f"render_mode can be ansi; not {render_mode!r}.")
        check_player(players, self.rules)
        self.players, self.matches, self.options, self.render_mode = players, matches, options, render_mode
        self.against = _rival(self.rules, self.decks, self.format, against)
        self.rules.settings(
            self.format.name, self._settings(self.against, self.against)
        )  # bad ones are refused
        self.heads, self.cards = len(self.building.heads), len(self.building.cards)
        self.done = self.heads + self.cards  # the action that says so
        self.action_space = gymnasium.spaces.Discrete(self.done + 1)
        self.observation_space = gymnasium.spaces.Box(0, 100, (self.heads + self.cards,), np.int16)
        self.head = -1
        self.counts = np.zeros(self.cards, np.int64)
        self.mask = np.zeros(self.done + 1, np.int8)
        self.fitting: Sequence[int] = ()  # cards that suit the head
        self.over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin an empty deck; the seed is that of the matches in which it will be tried."""
        super().reset(seed=seed)
        self.head = -1
        self.counts[:] = 0
        self.over = False
        self.mask = np.zeros(self.done + 1, np.int8)
        self.mask[: self.heads] = 1
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Name the head, add a card, or have done."""
        if self.over:
            raise OptionError("the deck is done, or none has begun: call reset() first.")
        chosen = int(action)
        if not (0 <= chosen <= self.done and self.mask[chosen]):
            self.over = True
            return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": self._why(chosen)}
        if chosen == self.done:
            return self._tried()
        if chosen < self.heads:
            self.head = chosen
        else:
            self.counts[chosen - self.heads] += 1
        self.mask = self._allowed()
        if not self.mask[: self.done].any():
            return self._tried()
        return self._seen(), 0.0, False, False, self._info()

    def render(self) -> str | None:
        """The deck as a file has it."""
        return self.written if self.render_mode == "ansi" else None

    @property
    def deck(self) -> Any:
        """The deck as it is, of the first head while none is named."""
        return self._made(self.counts)

    @property
    def written(self) -> str:
        """The deck as a file that any match can be played with."""
        return next(iter(self.decks.writers.values()))(self.deck)

    # --- What may be added ------------------------------------------------------------------------------------------

    def _made(self, counts: np.ndarray) -> Any:
        return self.building.made(NAME, self.building.heads[max(self.head, 0)], counts.tolist())

    def _faults(self, counts: np.ndarray) -> set[str]:
        """The kinds of faults that a deck has."""
        return {fault.name for fault in self.decks.faults(self._made(counts), self.format)}

    def _allowed(self) -> np.ndarray:
        """A card may be added if the deck then has no kind of fault that it does not have now: too few cards it may have all along,
        but never the wrong ones or too many."""
        mask = np.zeros(self.done + 1, np.int8)
        now = self._faults(self.counts)
        if not self.counts.any():
            self.fitting = range(self.cards)  # what suits the head shows with the first card
        for card in self.fitting:
            self.counts[card] += 1
            mask[self.heads + card] = self._faults(self.counts) <= now
            self.counts[card] -= 1
        if not self.counts.any():
            self.fitting = np.flatnonzero(mask[self.heads : self.done]).tolist()
        mask[self.done] = not now
        return mask

    def _why(self, action: int) -> str:
        """Why an action was not allowed."""
        if not 0 <= action <= self.done:
            return f"actions are 0 to {self.done}, not {action}."
        if self.head < 0:
            return f"a deck is first given its head: one of the actions 0 to {self.heads - 1}."
        if action < self.heads:
            return f"the deck is of {self.building.heads[self.head]} already."
        counts = self.counts.copy()
        if action < self.done:
            counts[action - self.heads] += 1
        faults = self.decks.faults(self._made(counts), self.format)
        return "; ".join(str(OptionError(fault)) for fault in faults)

    def _seen(self) -> np.ndarray:
        seen = np.zeros(self.heads + self.cards, np.int16)
        if self.head >= 0:
            seen[self.head] = 1
        seen[self.heads :] = self.counts
        return seen

    def _info(self) -> dict[str, Any]:
        mask = np.zeros_like(self.mask) if self.over else self.mask.copy()
        return {"action_mask": mask}

    # --- What it is worth -------------------------------------------------------------------------------------------

    def _tried(self) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """The deck is done: it is tried."""
        self.over = True
        first = int(self.np_random.integers(SEEDS))
        seeds = range(first, first + self.matches // 2)
        own, other = self.deck, self.against
        results = [*self._returns(own, other, seeds, 0), *self._returns(other, own, seeds, 1)]
        won, lost = results.count(1), results.count(-1)
        told = {
            **self._info(),
            "won": won,
            "lost": lost,
            "drawn": self.matches - won - lost,
            "seed": first,
            "deck": self.written,
        }
        return self._seen(), (won - lost) / self.matches, True, False, told

    def _settings(self, first: Any, second: Any) -> dict[str, Any]:
        """The options of a match between two decks."""
        write = next(iter(self.decks.writers.values()))
        return {**self.options, "deck0": write(first), "deck1": write(second)}

    def _returns(self, first: Any, second: Any, seeds: range, seat: int) -> list[int]:
        """How matches between two decks end for the one in a seat."""
        played = contests.play(
            self.rules, [self.players] * 2, np.array(seeds), self.format.name, self._settings(first, second)
        )
        won: list[int] = played.returns[:, seat].tolist()
        return won


def _decks_of(rules: Game) -> tuple[Decks, Building]:
    if rules.decks is None or rules.decks.building is None:
        raise OptionError(f"{rules.title} has no decks that can be built card by card.")
    return rules.decks, rules.decks.building


def _rival(rules: Game, decks: Decks, format: Format, named: str | None) -> Any:
    """The ready deck that a deck is tried against: the named one, or the first that may be played in the format."""
    if format.seats != 2:
        raise OptionError(f"decks are tried in formats for two; {format.name} has {format.seats} seats.")
    if "deck0" not in {option.name for option in format.options}:
        raise OptionError(
            f"matches of {rules.title} in the format {format.name} are played without decks of one's own."
        )
    fitting = {key: deck for key, deck in decks.ready().items() if not decks.faults(deck, format)}
    if named is None:
        return next(iter(fitting.values()))
    if named not in fitting:
        raise OptionError(Message("error-no-deck", {"file": cited(named), "known": list(fitting)}))
    return fitting[named]
