"""Balance: what each card of a deck is worth, by matches of the deck with it and without it from the same seeds.
What comes in for a card where a deck must not be smaller is the game's affair (`Decks.without`), and is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from wartable.kernel.contract import Decks, Game
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message
from wartable.lab.jobs import Job, Rows, Variant, by_variant, shards, variant
from wartable.lab.running import Work
from wartable.lab.scores import Difference, Share, difference, outcomes, points, share

WHOLE = ""  # the deck as it is, among the cards that are left out


@dataclass(frozen=True)
class Card:
    """What a card adds to a deck's score, and what stood in its place when it was left out."""

    key: str
    copies: int
    instead: Mapping[str, int]
    worth: Difference

    def as_json(self) -> dict[str, Any]:
        return {
            "card": self.key,
            "copies": self.copies,
            "instead": dict(self.instead),
            **self.worth.as_json(),
        }


@dataclass(frozen=True)
class Balance:
    """The cards of a deck, the most valuable first, and what the whole deck scores."""

    deck: str
    whole: Share
    cards: tuple[Card, ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "deck": self.deck,
            "whole": self.whole.as_json(),
            "cards": [card.as_json() for card in self.cards],
        }


def decks_of(rules: Game) -> Decks:
    """The decks of a game whose cards can be left out."""
    if rules.decks is None or rules.decks.without is None:
        raise OptionError(Message("cli-no-decks", {"game": rules.title}))
    return rules.decks


def play(job: Job, work: Work) -> Balance:
    """The whole deck and the deck without each card, against the same others from the same seeds."""
    variants = [each for key in (WHOLE, *_cards(job)) for each in _variants(job, key)]
    work.expect(len(variants) * _seeds(job))
    played: list[Rows] = []
    for chosen in variants:
        played += work.play(shards(chosen, job.seed, _seeds(job)))
    return told(job, played)


def _seeds(job: Job) -> int:
    """Each seed is one match on each seat against each of the others."""
    return max(1, job.games // (2 * len(job.against)))


def _cards(job: Job) -> Mapping[str, int]:
    decks = decks_of(job.rules)
    return decks.cards(decks.find(job.sides[0][1]))


def _variants(job: Job, left_out: str) -> list[Variant]:
    """The deck on both seats against each of the others."""
    decks = decks_of(job.rules)
    own = job.sides[0][1]
    if left_out:
        changed, _ = decks.without(decks.find(own), left_out)  # type: ignore[misc]
        own = next(iter(decks.writers.values()))(changed)
    return [
        variant(
            job,
            swaps=False,
            options={f"{job.by}{seat}": own, f"{job.by}{1 - seat}": other},
            card=left_out,
            against=name,
            seat=seat,
        )
        for name, other in job.against
        for seat in range(2)
    ]


def told(job: Job, rows: Sequence[Rows]) -> Balance:
    """What rows say of each card; cards of which not everything was played are left out."""
    decks = decks_of(job.rules)
    deck = decks.find(job.sides[0][1])
    played: dict[tuple[str, str, str], np.ndarray] = {}
    for chosen, part in by_variant(rows).items():
        results = outcomes(part) if chosen.label["seat"] == "0" else -outcomes(part)
        played[chosen.label["card"], chosen.label["against"], chosen.label["seat"]] = results
    whole = _by_seed(job, played, WHOLE)
    cards = []
    for key, copies in decks.cards(deck).items():
        less = _by_seed(job, played, key)
        if whole is not None and less is not None:
            _, instead = decks.without(deck, key)  # type: ignore[misc]
            cards.append(Card(key, copies, instead, difference(whole, less)))
    every = [results for (card, _, _), results in played.items() if card == WHOLE]
    return Balance(
        job.sides[0][0],
        share(np.concatenate(every or [np.zeros(0, np.int8)])),
        tuple(sorted(cards, key=lambda card: -card.worth.mean)),
    )


def _by_seed(job: Job, played: Mapping[tuple[str, str, str], np.ndarray], card: str) -> np.ndarray | None:
    """The points of a deck from each seed, over all opponents and both seats; none while some are missing."""
    keys = [(card, name, seat) for name, _ in job.against for seat in ("0", "1")]
    if any(key not in played or len(played[key]) != _seeds(job) for key in keys):
        return None
    mean: np.ndarray = np.mean([points(played[key]) for key in keys], axis=0)
    return mean
