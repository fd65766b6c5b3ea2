"""Shadespire in the terminal: the battlefield of hexes, warbands, an attack's dice and a hand in 80 columns, and stops."""

from rich.console import RenderableType

from wartable.games.shadespire.state import Event
from wartable.locale import Words
from wartable.terminal.choices import Choices
from wartable.terminal.drawing import View
from wartable.terminal.screen import Screen
from wartable.terminal.shadespire.board import Board
from wartable.terminal.shadespire.cards import (
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
from wartable.terminal.shadespire.choices import ShadespireChoices
from wartable.terminal.shadespire.menu import settings
from wartable.terminal.shadespire.opening import draw
from wartable.terminal.shadespire.sizes import WIDE, chosen, dense, wide
from wartable.terminal.stops import Moment

REACTIONS = {  # kinds of reactions, by what they answer
    "after-move": "move",
    "chosen-by-ploy": "ploy",
    "ploy-played": "ploy",
    "after-ploy": "ploy",
    "after-upgrade": "ploy",
    "after-action": "activation",
    "after-activation": "activation",
}
STOPS = (
    "sha-power-yours",
    "sha-power-theirs",
    "sha-react-move",
    "sha-react-attack",
    "sha-react-ploy",
    "sha-react-activation",
)
DISCARDS = ("discard-objectives", "discard-powers")
REROLLS = ("reroll-attack", "reroll-defence")
PLAIN = (
    "pass", "decline", "done", "stop", "no-attack", "no-drive", "keep-dice", "deploy", "deploy-to", "weapon", "target",
    "drive", "push", "choose", "first", "give",
)  # fmt: skip
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
        return Moment(f"sha-power-{'yours' if own else 'theirs'}", view["turn"], view["phase"], own, False)
    if pending["kind"] != "reaction":
        return None
    about = REACTIONS.get(pending["moment"], "attack")
    attack = view["attack"]
    fighters = {fighter["id"]: fighter["seat"] for fighter in view["fighters"]}
    answers = about == "attack" and attack is not None and fighters[attack["target"]] == seat
    return Moment(f"sha-react-{about}", view["turn"], view["phase"], own, answers)


def several(view: View) -> bool:
    pending = view["pending"]
    return pending["kind"] in DISCARDS or (pending["kind"] in REROLLS and pending["left"] != 1)


def confirms(view: View) -> bool:
    """Whether dice follow at once: nobody attacks before having seen the chances."""
    pending, odds = view["pending"], view["odds"] or []
    if pending["kind"] != "weapon":
        return bool(pending["kind"] == "target")
    fighter = next(one for one in view["fighters"] if one["id"] == pending["fighter"])
    sweeping = {attack["weapon"] for attack in fighter["attacks"] if attack["sweep"]}
    return pending["aim"] is not None or any(chance["weapon"] in sweeping for chance in odds)


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
    turn_event=Event.ACTIVATED,
    several=several,
    confirms=confirms,
    note=note,
    passes=PLAIN,
    tells=lambda event: event.kind != Event.PASSED or event.x == 0,  # power steps are passed all the time
    hidden=("end-upgrades", "upgrade", "swap", *DISCARDS),
    about=is_own,
    piles=piles,
    moment=moment,
    stops=STOPS,
    shared=("sha-power-yours", "sha-power-theirs", "sha-react-attack"),
)
