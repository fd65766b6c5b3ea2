"""How it is learned what the cards of Invasion are worth to a drafter: from matches, or reckoned from their facts.
`python -m wartable.lab.learn invasion` rewrites the table in `draft_values`."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np

from wartable.games.invasion.cards import BY_NUMBER, OF_DECKS
from wartable.games.invasion.cards.declare import (
    ACTION_OF,
    COPIES,
    DEALT,
    DECLARED,
    DRAFTED,
    FORCED_OF,
    HOOKS,
    RACE,
    SIDE,
    TYPE,
    Card,
)
from wartable.games.invasion.rules.setup import LENGTH, NEUTRALS_DEALT, Given, Way
from wartable.games.invasion.state import CARDS, NOTHING, Race, Side, Type
from wartable.kernel.contract import Learning, Position, game
from wartable.kernel.engine import engine

# What facts are worth, in resources.
ICON = 2.0  # of power
HIT_POINT = 0.35
TOUGHNESS = 0.9
KEYWORD = 0.4  # Counterstrike, Scout and the like
ABILITY = 0.8  # an action, a forced or a constant effect
TACTIC = 1.2  # beside what its price says
TACTIC_COST = 0.8
QUEST = 1.8
ALLIANCE = 0.5  # for each race symbol beyond one
COST, STEEP = -0.6, -0.05  # for each resource, and for its square: dear cards come late
CHEAP, EARLY = 0.4, 3  # power that comes early gains, for each resource below so many
LOYALTY = -0.25  # for each icon that the capital does not make up for
X_COSTS = 3
FOREIGN = 0.6  # for each icon of another race than the capital's
# Draft cards do nothing in a match, so nothing can be learned of them.
DRAFT_CARDS = {"cut-supply-lines": 0.3, "reinforcements": 1.2, "sabotage": 0.8, "shifting-tides": 0.0}

DECK_SIZE = 40  # INV-176
CAPITALS = {Side.ORDER: (Race.DWARF, Race.EMPIRE), Side.DESTRUCTION: (Race.ORC, Race.CHAOS)}
RIDGE = 20.0  # matches' worth of belief that all cards are alike


@dataclass(frozen=True)
class Values:
    """A table: a number a card, 0 for an average one, and what an icon of foreign loyalty costs."""

    cards: np.ndarray
    foreign: float


# --- Reckoned from facts --------------------------------------------------------------------------------------


def from_facts() -> Values:
    cards = np.array([0.0 if card is None else _worth(card) for card in BY_NUMBER])
    return Values(_centred(cards), FOREIGN)


def _worth(card: Card) -> float:
    """What a card does, less what it costs."""
    worth = ICON * card.power + HIT_POINT * card.hit_points
    worth += TOUGHNESS * float(card.keywords.get("toughness", 0))
    worth += KEYWORD * sum(name in card.keywords for name in ("counterstrike", "scout", "uncancellable"))
    if card.type != Type.TACTIC and _has_ability(card.number):
        worth += ABILITY
    if card.type == Type.TACTIC:
        worth += TACTIC + TACTIC_COST * _cost(card)
    if card.type == Type.QUEST:
        worth += QUEST
    if card.power > 0:
        worth += CHEAP * max(EARLY - _cost(card), 0)
    worth += ALLIANCE * max(len(card.symbols) - 1, 0)
    worth += COST * _cost(card) + STEEP * _cost(card) ** 2
    return worth + LOYALTY * max(card.loyalty - 1, 0)


def _cost(card: Card) -> int:
    return X_COSTS if card.cost == NOTHING else card.cost


def _has_ability(number: int) -> bool:
    return bool(ACTION_OF[number] != NOTHING or FORCED_OF[number] != NOTHING or HOOKS[number].any())


def _centred(cards: np.ndarray) -> np.ndarray:
    """Shifted so that the average card of the box is worth 0; draft cards have values of their own."""
    in_box = np.where(TYPE != Type.DRAFT, COPIES, 0)
    centred: np.ndarray = cards - np.average(cards, weights=in_box)
    centred[TYPE == Type.NONE] = 0.0
    for card in DECLARED.values():
        if card.type == Type.DRAFT:
            centred[card.number] = DRAFT_CARDS[card.key]
    return centred


# --- Learned from matches -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Played:
    """One match between decks drawn by lot: the cards each side drew, and how it ended for Order."""

    drawn: tuple[np.ndarray, np.ndarray]  # Order's, Destruction's: copies by card number
    capitals: tuple[Race, Race]
    result: int


def deck_by_lot(lot: random.Random, side: Side) -> list[int]:
    """INV-170, INV-171: so many cards as a draft gives, any of a pile without draft cards."""
    own = [n for n in range(1, CARDS) for _ in range(DRAFTED[n]) if SIDE[n] == side]
    neutrals = [n for n in range(1, CARDS) for _ in range(DEALT[n])]
    return lot.sample(own + lot.sample(neutrals, NEUTRALS_DEALT), DECK_SIZE)


def play_one(make: Callable[[int], Any], seed: int) -> Played:
    """Order against Destruction, both in the hands of the same kind of player."""
    lot = random.Random(seed)
    decks = [deck_by_lot(lot, side) for side in CAPITALS]
    capitals = [lot.choice(races) for races in CAPITALS.values()]
    rules = game("invasion")
    row = rules.given("constructed")
    assert len(row) == LENGTH and row[Given.FORMAT] == Way.CONSTRUCTED
    for seat in range(2):
        row[Given.CAPITAL + seat] = capitals[seat]
        counts = np.bincount(decks[seat], minlength=CARDS)
        row[Given.DECKS + seat * CARDS : Given.DECKS + (seat + 1) * CARDS] = counts
    records = rules.layout.zeros(1)
    runner = engine(rules)
    runner.call("start", records, row, np.array([seed], np.int64))
    position = Position(rules, runner, records)
    seated = [make(seed * 2 + seat) for seat in range(2)]
    while not position.over:
        seat = position.actor
        position.play(seated[seat].choose(position, seat))
    g = position.record
    left = [np.bincount(np.asarray(g.deck)[seat][: g.deck_left[seat]], minlength=CARDS) for seat in range(2)]
    drawn = [np.bincount(decks[seat], minlength=CARDS) - left[seat] for seat in range(2)]
    return Played((drawn[0], drawn[1]), (capitals[0], capitals[1]), position.returns()[0])


def learn(played: Sequence[Played]) -> Values:
    """Ridge regression of the result on the cards drawn, with their number and foreign loyalty held apart.

    The values are scaled to spread as widely as those that facts give, so that both are in resources.
    """
    rows = np.array([_features(match) for match in played])
    results = np.array([match.result for match in played], float)
    penalty = RIDGE * np.eye(rows.shape[1])
    penalty[CARDS:, CARDS:] = 0.0
    found = np.linalg.lstsq(rows.T @ rows + penalty, rows.T @ results, rcond=None)[0]
    usual = from_facts()
    scale = usual.cards[OF_DECKS].std() / max(found[OF_DECKS].std(), 1e-9)
    return Values(_centred(found[:CARDS] * scale), float(max(-found[CARDS] * scale, 0.0)))


def _features(match: Played) -> np.ndarray:
    """Cards drawn by number, foreign loyalty drawn and cards drawn in all, Order's less Destruction's; then 1."""
    order, destruction = match.drawn
    difference = order - destruction
    foreign = [_foreign(drawn, race) for drawn, race in zip(match.drawn, match.capitals, strict=True)]
    return np.array([*difference, foreign[0] - foreign[1], difference.sum(), 1.0])


def _foreign(drawn: np.ndarray, capital: Race) -> int:
    return sum(int(drawn[n]) * card.loyalty for n, card in DECLARED.items() if RACE[n] != capital)


# --- Writing the table ----------------------------------------------------------------------------------------


def as_code(values: Values) -> str:
    """The table as it stands in the file: a group of lines for each race."""
    lines = [f"FOREIGN = {values.foreign:.2f}  # for each loyalty icon of another race than the capital's"]
    cards = [card for card in BY_NUMBER if card is not None]
    for (race, kind, _), group in groupby(enumerate(cards), key=_group_of):
        numbers = [card.number for _, card in group]
        name = "draft cards" if kind else race.name.lower().replace("_", " ")
        lines.append(f"VALUES[{numbers[0]}:{numbers[-1] + 1}] = (  # {name}")
        for start in range(0, len(numbers), 10):
            part = numbers[start : start + 10]
            lines.append("    " + " ".join(f"{values.cards[number]:.2f}," for number in part))
        lines.append(")")
    return "\n".join(lines) + "\n"


def _group_of(placed: tuple[int, Card]) -> tuple[Race, bool, int]:
    """Cards of one race whose numbers follow each other."""
    place, card = placed
    return card.race, card.type == Type.DRAFT, card.number - place


LEARNING = Learning(
    file=Path(__file__).with_name("draft_values.py"),
    play=play_one,
    learn=lambda played: as_code(learn(played)),
    matches=20_000,
    reckon=lambda: as_code(from_facts()),
)
