"""Matches with the cards of the sets behind the core set: whatever is played, the rules hold, and all cards come to the table."""

import random

import pytest

from wartable.games.invasion.cards import BY_KEY, OF_DECKS
from wartable.games.invasion.cards.declare import SIDE, Set
from wartable.games.invasion.decks import BOARDS, CAPITALS, Deck, faults, write_deck
from wartable.games.invasion.invariants import census
from wartable.games.invasion.state import CARDS, Race, Side
from wartable.players import player

from .scene import GAME

LATER = [card.number for card in BY_KEY.values() if card.set != Set.CORE]
ELVES = {Race.HIGH_ELF: Side.ORDER, Race.DARK_ELF: Side.DESTRUCTION}


def deck_by_lot(lot: random.Random, capital: Race) -> Deck:
    """Two of each later card that the side may have, and of others by lot until there are enough."""
    allowed = [int(card) for card in OF_DECKS if SIDE[card] in (Side.BOTH, ELVES[capital])]
    counts = [0] * CARDS
    for card in lot.sample([card for card in LATER if card in allowed], 12):
        counts[card] = 2
    while sum(counts) < 60:
        card = lot.choice(allowed)
        counts[card] = min(counts[card] + 1, 3)
    return Deck("By lot", capital, tuple(counts))


@pytest.mark.rule("INV-044")
def test_both_elves_have_a_board_of_their_own_in_ulthuan():
    assert {race for race, found in BOARDS.items() if found == Set.ULTHUAN} == set(ELVES)
    assert CAPITALS["high-elf"] == Race.HIGH_ELF and CAPITALS["dark-elf"] == Race.DARK_ELF


@pytest.mark.parametrize("seed", range(6))
def test_everything_holds_whatever_is_played_with_later_cards(seed):
    lot = random.Random(seed)
    decks = [deck_by_lot(lot, race) for race in ELVES]
    assert [faults(deck) for deck in decks] == [[], []]
    position = GAME.new(
        "constructed",
        seed,
        compiled=False,
        deck0=write_deck(decks[0]),
        deck1=write_deck(decks[1]),
        edition=lot.choice(["revised", "2009"]),
        longest="100",
    )
    owned = census(position.record)
    while not position.over:
        position.play(lot.choice(position.legal()))
        GAME.check(position.records)
        assert census(position.record) == owned


@pytest.mark.parametrize("decks", [("high-elf", "dark-elf"), ("dark-elf-chaos", "high-elf-dwarf")])
def test_computer_players_play_the_elves(decks):
    """A greedy player puts cards of the new sets into play, and nobody stumbles over them."""
    position = GAME.new("constructed", 3, deck0=decks[0], deck1=decks[1], longest="100")
    seated = [player("greedy", GAME, 1), player("random", GAME, 2)]
    played = set()
    for _ in range(150):
        if position.over:
            break
        seat = position.actor
        position.play(seated[seat].choose(position, seat))
        played |= {card for card in position.record.card.tolist()[:100] if card}
    assert played & set(LATER)
