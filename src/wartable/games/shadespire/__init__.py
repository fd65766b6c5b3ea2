"""Shadespire: warbands on boards of hexes, objectives, ploys and upgrades; 437 cards, two to four players.
The game as the rest of the program sees it; the rules are in `rules/`, secrecy in `knowledge` and `view`."""

from importlib import import_module
from typing import Any

from wartable.games.shadespire.actions import explain
from wartable.games.shadespire.evaluate import evaluate, routine, settled
from wartable.games.shadespire.invariants import census, check
from wartable.games.shadespire.knowledge import OBSERVATION, imagine, observe
from wartable.games.shadespire.listing import listing
from wartable.games.shadespire.options import DECKS, FORMATS, encode, resolve
from wartable.games.shadespire.rules.decide import actor, legal, play, returns, setup
from wartable.games.shadespire.rules.sound import owned, sound
from wartable.games.shadespire.state import ACTIONS, LAYOUT
from wartable.games.shadespire.view import view
from wartable.kernel.contract import Game, Message, Thinking


def _said(name: str) -> Any:
    """A function of `words`, which is loaded when something is said for the first time."""

    def say(*arguments: Any) -> Message:
        found: Message = getattr(import_module("wartable.games.shadespire.words"), name)(*arguments)
        return found

    return say


GAME = Game(
    name="shadespire",
    title="Shadespire",
    layout=LAYOUT,
    actions=ACTIONS,
    observation=OBSERVATION,
    formats=FORMATS,
    default_format="core",
    rules={
        "setup": setup,
        "actor": actor,
        "legal": legal,
        "play": play,
        "returns": returns,
        "observe": observe,
        "imagine": imagine,
        "evaluate": evaluate,
        "settled": settled,
        "routine": routine,
        "sound": sound,
        "owned": owned,
    },
    resolve=resolve,
    encode=encode,
    view=view,
    explain=explain,
    describe=_said("describe"),
    narrate=_said("narrate"),
    prompt=_said("prompt"),
    refuse=_said("refuse"),
    cards=listing,
    invariants=check,
    extras={"census": census, "decks": DECKS},
    seats_of=lambda g: g.seats,
    thinking=Thinking(horizon=60, exploration=0.4),
)
