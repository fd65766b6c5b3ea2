"""Invasion in the terminal: two capitals of three zones, the chain and a hand in 80 columns."""

from wartable.games.invasion.terminal.cards import (
    CATALOGUE,
    all_cards,
    card_help,
    card_text,
    is_own,
    piles,
    why_not,
)
from wartable.games.invasion.terminal.choices import InvasionChoices
from wartable.games.invasion.terminal.dense import dense
from wartable.games.invasion.terminal.menu import settings
from wartable.games.invasion.terminal.opening import draw
from wartable.locale import Words
from wartable.terminal.drawing import View
from wartable.terminal.screen import Screen
from wartable.terminal.skipping import Moment

SEVERAL = ("attackers", "defenders")  # one choice after the other, and as long as some are left to make:
COUNTED = ("assign", "indirect", "pick", "target")
NOTED = (  # what a card asks for
    "target", "agree", "x", "sacrifice-price", "indirect", "redirect", "sacrifice", "development-or-damage", "corrupt-or-damage",
    "search", "pay-for-attacker", "reveal", "free-tactic", "amount", "question", "save", "cast", "whose-deck", "peek", "put-back",
)  # fmt: skip
VERBS = {
    "play": ("play",),
    "use": ("use",),
    "develop": ("develop",),
    "attack": ("attack", "attack-with"),
    "defend": ("defend-with",),
}


def moment(view: View) -> Moment | None:
    """The window that is open; one above another's entry is an answer to it."""
    if view["pending"]["kind"] != "window":
        return None
    seat, own = view["decider"], view["active"] == view["decider"]
    chain = [entry for entry in view["chain"] if entry["state"] != "announced"]
    answers = bool(chain) and chain[-1]["seat"] != seat
    return Moment(view["turn"], view["phase"], own, answers)


def several(view: View) -> bool:
    pending = view["pending"]
    left = pending["left"] + pending["uncancellable"]
    return pending["kind"] in SEVERAL or (pending["kind"] in COUNTED and left > 1)


def note(view: View, words: Words) -> str:
    """What the card says for which something is chosen now, so that nobody has to look it up."""
    pending = view["pending"]
    return card_text(view, words, pending["card"]) if pending["kind"] in NOTED and pending["card"] else ""


SCREEN = Screen(
    draw=draw,
    dense=dense,
    choices=InvasionChoices,
    keys=CATALOGUE.keys,
    card=card_help,
    cards=all_cards,
    why_not=why_not,
    settings=settings,
    verbs=VERBS,
    examples=lambda words: {
        "card": words.text("card-runesmith").lower(),
        "verb": words.text("verb-play"),
        "rule": "INV-061",
    },
    legend="help-legend-invasion",
    turn="invasion-event-turn",
    several=several,
    note=note,
    quiet=frozenset({"invasion-event-passed", "invasion-event-shuffled"}),
    about=is_own,
    piles=piles,
    moment=moment,
)
