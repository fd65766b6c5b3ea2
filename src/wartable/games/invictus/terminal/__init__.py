"""Invictus in the terminal: two battlefields, queues, kingdoms and a hand in 80 columns."""

from wartable.games.invictus.terminal.board import CARD_LISTS, draw
from wartable.games.invictus.terminal.cards import CATALOGUE, all_cards, card_help, why_not
from wartable.games.invictus.terminal.choices import InvictusChoices
from wartable.games.invictus.terminal.dense import dense
from wartable.games.invictus.terminal.menu import settings
from wartable.terminal.screen import Screen

VERBS = ("attack", "march", "enter", "support", "block", "negate")

SCREEN = Screen(
    draw=draw,
    dense=dense,
    choices=InvictusChoices,
    keys=CATALOGUE.keys,
    card=card_help,
    cards=all_cards,
    why_not=why_not,
    settings=settings,
    verbs={verb: (verb,) for verb in VERBS},
    examples=lambda words: {
        "card": words.text("card-archer").lower(),
        "verb": words.text("verb-march"),
        "rule": "INVI-5.7",
    },
    legend="help-legend",
    turn="event-turn",
    several=lambda view: view["pending"]["kind"] in CARD_LISTS[1:],
)
