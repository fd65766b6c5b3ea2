"""Shadespire in the terminal: the battlefield of hexes, warbands, an attack's dice and a hand in 80 columns."""

from rich.console import RenderableType

from wartable.games.shadespire.terminal.board import Board
from wartable.games.shadespire.terminal.cards import (
    KEYS,
    aliases,
    all_cards,
    card_help,
    card_text,
    is_own,
    message_of,
    piles,
    why_not,
)
from wartable.games.shadespire.terminal.choices import ShadespireChoices
from wartable.games.shadespire.terminal.menu import settings
from wartable.games.shadespire.terminal.opening import draw
from wartable.games.shadespire.terminal.sizes import WIDE, chosen, dense, wide
from wartable.locale import Words
from wartable.terminal.choices import Choices
from wartable.terminal.drawing import View
from wartable.terminal.screen import Screen
from wartable.terminal.skipping import Moment

OF_OTHERS = (  # moments of reactions to something else than an attack
    "after-move", "chosen-by-ploy", "ploy-played", "after-ploy", "after-upgrade", "after-action", "after-activation",
)  # fmt: skip
DISCARDS = ("discard-objectives", "discard-powers")
REROLLS = ("reroll-attack", "reroll-defence")
VERBS = {
    "move": ("move", "go"),
    "charge": ("charge",),
    "attack": ("attack", "target"),
    "guard": ("guard",),
    "play": ("play",),
    "upgrade": ("upgrade", "give"),
    "react": ("react", "strike-back"),
    "use": ("use", "ability-raise", "ability-command"),
    "draw": ("draw",),
    "swap": ("swap",),
}


def draw_asked(view: View, words: Words, choices: Choices) -> RenderableType:
    """The board, with the places and fighters that can be chosen."""
    return draw(view, words, Board(view, words, *chosen(choices)))


def moment(view: View) -> Moment | None:
    """The window that is open: a power step, or a reaction; one to an attack on an own fighter is an answer."""
    pending, seat = view["pending"], view["decider"]
    own = view["active"] == seat
    if pending["kind"] == "power-step":
        return Moment(view["turn"], view["phase"], own, False)
    if pending["kind"] != "reaction":
        return None
    attack = view["attack"]
    fighters = {fighter["id"]: fighter["seat"] for fighter in view["fighters"]}
    about_attack = pending["moment"] not in OF_OTHERS
    answers = about_attack and attack is not None and fighters[attack["target"]] == seat
    return Moment(view["turn"], view["phase"], own, answers)


def several(view: View) -> bool:
    pending = view["pending"]
    return pending["kind"] in DISCARDS or (pending["kind"] in REROLLS and pending["left"] != 1)


def note(view: View, words: Words) -> str:
    """What the card says for which something is chosen now; how a place is typed."""
    pending = view["pending"]
    if pending["card"] is not None and pending["kind"] not in ("reaction", "power-step"):
        return card_text(words, pending["card"])
    return words.text("terminal-sha-type-place") if pending["kind"] == "token" else ""


SCREEN = Screen(
    draw=draw,
    draw_asked=draw_asked,
    dense=dense,
    wide=wide,
    wide_columns=WIDE,
    choices=ShadespireChoices,
    keys=KEYS,
    named=message_of,
    aliases=aliases,
    card=card_help,
    cards=all_cards,
    why_not=why_not,
    settings=settings,
    verbs=VERBS,
    examples=lambda words: {
        "card": words.text("sha-card-sidestep").lower(),
        "verb": words.text("verb-charge"),
        "rule": "SHA-81",
    },
    legend="help-legend-shadespire",
    variant="shadespire",
    turn="sha-event-activated",
    several=several,
    note=note,
    about=is_own,
    piles=piles,
    moment=moment,
)
