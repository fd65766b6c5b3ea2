"""Stories about setting a match up: decks, first player, opening hands, new hands (INV-040 to INV-044)."""

from collections import Counter

import pytest

from wartable.games.invasion.cards import BY_KEY, DECLARED
from wartable.games.invasion.state import Frame, Race

from .scene import GAME, Story

SEEDS = range(12)
STARTERS = {"dwarf": range(1, 26), "empire": range(26, 51), "orc": range(56, 81), "chaos": range(81, 106)}


def fresh(seed=1, **options):
    """A match before its first decision."""
    return Story(GAME.new("starter", seed=seed, compiled=False, **options))


def cards_of(s, seat):
    """All cards of a player, by key."""
    return Counter(s.hand(seat) + s.deck(seat))


def in_box(s):
    """The neutral cards that nobody was dealt."""
    box = s.g.box
    cards = [int(box[row, place]) for row in range(box.shape[0]) for place in range(box.shape[1])]
    return Counter(card for card in cards if card)


@pytest.mark.rule("INV-040")
@pytest.mark.parametrize("race", STARTERS)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_starter_of_forty_cards_and_ten_neutrals_make_a_deck_of_fifty(race, seat):
    s = fresh(**{f"starter{seat}": race})
    cards = cards_of(s, seat)
    own = {DECLARED[number].key: DECLARED[number].copies for number in STARTERS[race]}
    neutral = {DECLARED[number].key for number in range(111, 122)}
    assert cards.total() == 50
    assert {key: cards[key] for key in own} == own and sum(own.values()) == 40
    assert set(cards) - set(own) <= neutral


@pytest.mark.rule("INV-040")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_ten_neutrals_of_each_come_from_the_same_twenty_four(seed):
    s = fresh(seed)
    box = Counter({number: DECLARED[number].copies for number in range(111, 122)})
    dealt = Counter(
        {
            number: cards_of(s, 0)[DECLARED[number].key] + cards_of(s, 1)[DECLARED[number].key]
            for number in box
        }
    )
    assert (box.total(), dealt.total(), in_box(s)) == (24, 20, box - dealt)


@pytest.mark.rule("INV-040")
def test_which_neutrals_a_deck_gets_is_up_to_chance():
    dealt = {tuple(sorted(cards_of(fresh(seed), 0).items())) for seed in SEEDS}
    assert len(dealt) > 6


@pytest.mark.rule("INV-041")
def test_each_player_draws_seven_cards():
    s = fresh()
    assert [(len(s.hand(seat)), len(s.deck(seat))) for seat in range(2)] == [(7, 43), (7, 43)]


@pytest.mark.rule("INV-041")
def test_decks_are_shuffled_and_the_first_player_is_drawn_by_lot():
    matches = [fresh(seed) for seed in SEEDS]
    assert {int(s.g.first) for s in matches} == {0, 1}
    assert len({tuple(s.deck(0)[:5]) for s in matches}) == len(SEEDS)


@pytest.mark.rule("INV-041")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_player_takes_the_first_turn(seed):
    s = fresh(seed)
    s.choose("no", "no")
    assert (s.g.turn, s.g.active, s.actor) == (1, s.g.first, s.g.first)


@pytest.mark.rule("INV-043", "U-05")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_player_decides_first_about_a_new_hand(seed):
    s = fresh(seed)
    assert (s.asked, s.actor) == (Frame.MULLIGAN, s.g.first)
    s.choose("no")
    assert (s.asked, s.actor) == (Frame.MULLIGAN, 1 - s.g.first)


@pytest.mark.rule("INV-043", "T-13")
def test_the_seven_cards_are_shuffled_back_and_seven_new_ones_drawn():
    s = fresh()
    seat = s.actor
    before, hand = cards_of(s, seat), s.hand(seat)
    s.choose("yes")
    assert (len(s.hand(seat)), len(s.deck(seat)), cards_of(s, seat)) == (7, 43, before)
    assert s.hand(seat) != hand


@pytest.mark.rule("INV-043")
def test_returned_cards_can_be_anywhere_in_the_deck_and_in_the_new_hand():
    again = 0
    for seed in range(40):
        s = fresh(seed)
        old = Counter(s.hand(s.actor))
        seat = s.actor
        s.choose("yes")
        again += (old & Counter(s.hand(seat))).total() > 0
    assert again > 10


@pytest.mark.rule("INV-043", "T-13")
def test_there_is_no_second_new_hand():
    s = fresh()
    s.choose("yes", "yes")
    assert s.asked == Frame.WINDOW


@pytest.mark.rule("INV-043")
def test_a_hand_may_be_kept():
    s = fresh()
    seat = s.actor
    hand, deck = s.hand(seat), s.deck(seat)
    s.choose("no")
    assert (s.hand(seat), s.deck(seat)) == (hand, deck)


@pytest.mark.rule("INV-044", "INV-074")
@pytest.mark.parametrize("race", STARTERS)
def test_a_starters_capital_shows_one_symbol_of_its_race(race):
    g = fresh(starter0=race).g
    assert g.capital[0] == Race[race.upper()]
    assert [int(g.symbols[0, other]) for other in Race] == [int(other == g.capital[0]) for other in Race]


@pytest.mark.rule("INV-040")
def test_alliances_are_never_dealt():
    alliances = {key for key in BY_KEY if key.startswith("alliance")}
    assert len(alliances) == 6
    assert all(not alliances & set(cards_of(fresh(seed), seat)) for seed in SEEDS for seat in range(2))
