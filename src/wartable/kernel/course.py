"""A course: a few lessons that teach a game, each an arranged position with its steps, one idea a step.
Only what is declared and what an action is called by live here; a lesson is run by `table.lesson`, and shown elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from wartable.kernel.contract import Action, Position

Facts = Mapping[str, Any]
NONE: Facts = {}


@dataclass(frozen=True)
class Deed:
    """An action in words: its verb, and what is known of the piece it starts from and of what it aims at.

    Facts are those that the game's `explain` tells; a text alone names a card.
    """

    verb: str
    source: Facts | str = field(default_factory=dict)
    target: Facts | str = field(default_factory=dict)

    def fits(self, told: Action) -> bool:
        """Whether an explained action is this one."""
        return (
            told.verb == self.verb and _agrees(self.source, told.source) and _agrees(self.target, told.target)
        )

    def among(self, position: Position) -> list[int]:
        """The legal actions that are this one."""
        return [action for action in position.legal() if self.fits(position.explain(action))]


def _agrees(wanted: Facts | str, told: Facts | None) -> bool:
    facts = {"card": wanted} if isinstance(wanted, str) else wanted
    return all(name in (told or NONE) and (told or NONE)[name] == value for name, value in facts.items())


@dataclass(frozen=True)
class Step:
    """One idea: what is said (message lesson-<game>-<lesson>-<step>), what is to be pressed, and what comes of it.

    Without a `press` it is read, and gone on from. A press of `wrong` has an answer of its own, the form of the step's
    message that is named with it; any other is answered as everywhere. `then` is played by itself afterwards, for whoever
    decides, each a deed that only one action is.
    """

    name: str
    press: tuple[
        Deed, ...
    ] = ()  # the answers to one decision and those that follow it; any action that fits will do
    wrong: Mapping[str, Deed] = field(default_factory=dict)
    then: tuple[Deed, ...] = ()
    look: tuple[Facts, ...] = ()  # what to look at: pieces, places and piles by the facts they are named by


@dataclass(frozen=True)
class Lesson:
    """A minute with one position. Its message lesson-<game>-<name> has its title, its `goal` and what was `learned`."""

    name: str
    position: Callable[[], Position]  # at a decision; always the same
    steps: tuple[Step, ...]
    holds: Callable[[Any], bool]  # what the lesson claims of the record at its end
    rules: tuple[str, ...]  # that it teaches
    seat: int = 0  # whose eyes it is seen with


Course = tuple[Lesson, ...]
