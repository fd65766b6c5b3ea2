"""At least 1,000,000 arranged positions over all games, formats and options: in each of them some action is legal, and
so it is after every action that they allow, and some decisions further on.

A game arranges them itself (`arrange`), from a match whose set-up is over, and they keep to all laws of its record;
they go where random play seldom comes: fighters crowd around lethal hexes with all their upgrades, zones are full."""

import math
import random
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import numpy as np
import pytest

from wartable import Game, Position
from wartable.games.invasion.cards import OF_DECKS
from wartable.games.invasion.cards.declare import IN_SETS, SIDE, SIDE_OF_RACE
from wartable.games.invasion.decks import BOARDS, MOST
from wartable.games.invasion.decks import Deck as InvasionDeck
from wartable.games.invasion.decks import write_deck as write_invasion_deck
from wartable.games.invasion.options import SETS
from wartable.games.invasion.state import CARDS, Side
from wartable.kernel.chance import seed_chance
from wartable.kernel.engine import CORE, SOUNDNESS, engine
from wartable.kernel.rule import compiling

from ..games.shadespire.matches import whole_deck
from .matches import Variant, all_variants, usual

SHARES = {"invictus": 300_000, "invasion": 300_000, "shadespire": 400_000}
SLOW = {
    "melee": 5,
    "melee3": 5,
}  # formats whose positions take so many times as long; so many times fewer are looked at
EACH = 20  # positions from every match
LOTS = 4  # of decks for every variant
AHEAD = 8  # decisions that are played on from each
THREADS = 2


@cache
def matches_of(game: str) -> int:
    """How many matches of each lot of each variant of a game are needed; of slow ones fewer."""
    weights = sum(1 / SLOW.get(variant.format, 1) for variant in all_variants() if variant.game.name == game)
    return math.ceil(SHARES[game] / (LOTS * EACH * weights))


def matches(variant: Variant) -> int:
    """How many matches of each lot of a variant are arranged; in plain Python only one."""
    return math.ceil(matches_of(variant.game.name) / SLOW.get(variant.format, 1)) if compiling() else 1


def invasion_deck(lot: random.Random, options: dict[str, object]) -> str:
    """A hundred cards of one side, of all its races, from the sets in play."""
    sets = SETS[str(options.get("sets", "all"))]
    capital = lot.choice([race for race, found in BOARDS.items() if sets & 1 << found])
    side = SIDE_OF_RACE[capital]
    allowed = [number for number in OF_DECKS if SIDE[number] in (Side.BOTH, side) and IN_SETS[number] & sets]
    counts = [0] * CARDS
    for number in lot.sample([number for number in allowed for _ in range(3)], MOST):
        counts[number] += 1
    return write_invasion_deck(InvasionDeck("By lot", capital, tuple(counts)))


DECKS = {"invasion": invasion_deck, "shadespire": lambda lot, options: whole_deck(lot)}


def with_decks(variant: Variant, lot: random.Random) -> dict[str, object]:
    """The options of a variant, with decks that have as many different cards as may be."""
    decks = [
        option.name
        for option in variant.game.formats[variant.format].options
        if option.name.startswith("deck")
    ]
    make = DECKS.get(variant.game.name)
    return variant.options | ({name: make(lot, variant.options) for name in decks} if make else {})


def examined(variant: Variant, number: int) -> np.ndarray:
    """Arrange positions from matches with decks by lot; gives how many decisions were looked at in each."""
    game, count, each = variant.game, matches(variant), EACH if compiling() else 2
    options = with_decks(variant, random.Random(f"{variant.name} {number}"))
    given, records = game.given(variant.format, **options), game.layout.zeros(4)
    mask, fault = np.zeros(game.actions, np.uint8), np.zeros(2, np.int64)
    wins, lengths = np.zeros(game.formats[variant.format].seats + 1, np.int64), np.zeros(count, np.int64)
    failed = engine(game, [CORE, SOUNDNESS]).call(
        "sound_matches", records, given, number * count, count, AHEAD, each, mask, wins, lengths, fault
    )
    seed = number * count + failed
    assert failed < 0, f"lot {number}, seed {seed}, decision {fault[0]}: fault {fault[1]}; {options}"
    return lengths


def test_these_are_at_least_1000000_positions() -> None:
    assert sum(SHARES.values()) >= 1_000_000
    for game, share in SHARES.items() if compiling() else ():
        found = [matches(variant) * LOTS * EACH for variant in all_variants() if variant.game.name == game]
        assert sum(found) >= share


def test_in_every_arranged_position_something_is_legal(variant: Variant) -> None:
    with ThreadPoolExecutor(THREADS) as pool:
        lengths = np.concatenate(list(pool.map(lambda number: examined(variant, number), range(LOTS))))
    assert len(lengths) == LOTS * matches(variant)
    assert lengths.min() >= 2 * (EACH if compiling() else 2), "each has an action, and that leads somewhere"


def arranged(variant: Variant, seed: int) -> Position:
    """One arranged position, in plain Python."""
    lot = random.Random(seed)
    position = variant.game.new(variant.format, seed, False, **with_decks(variant, lot))
    while not variant.game.rules["may_arrange"](position.record):
        position.play(lot.choice(position.legal()))
    other = variant.game.layout.zeros(1).proxies[0]
    seed_chance(other, seed)
    position.record.listening = 0  # what is arranged did not happen, and nobody hears of it
    variant.game.rules["arrange"](position.record, other)
    position.record.listening = 1
    return position


@pytest.mark.parametrize("seed", range(6))
def test_arranged_positions_keep_to_all_laws(usual_variant: Variant, seed: int) -> None:
    position = arranged(usual_variant, seed)
    usual_variant.game.check(position.records)
    assert position.over or position.legal()


def test_arranged_positions_differ(game: Game) -> None:
    variant = usual(game)[0]
    heads = {arranged(variant, seed).records.head(0) for seed in range(8)}
    assert len(heads) == 8
    assert arranged(variant, 3).records.head(0) == arranged(variant, 3).records.head(0)
