"""What cards are worth to computer drafters, and how the table of it is made."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from wartable.games.invasion import learning as lab
from wartable.games.invasion.cards import BY_KEY, BY_NUMBER
from wartable.games.invasion.draft_values import VALUES, draft_worth
from wartable.games.invasion.state import CARDS, Draft, Race, Side, Type
from wartable.lab import learn
from wartable.lab.tables import with_table

from .draft_scene import ME, THEM, Story, draft, walk


def best_and_worst(race: Race) -> list[str]:
    """The keys of the two cards of a race that the table tells farthest apart."""
    cards = sorted(
        (card for card in BY_NUMBER if card and card.race == race), key=lambda card: VALUES[card.number]
    )
    return [cards[-1].key, cards[0].key]


def test_a_better_pick_makes_the_draft_worth_more():
    s = draft(order_capital="dwarf").stack(ME, pack=best_and_worst(Race.DWARF)).stack(THEM)
    worths = []
    for key in best_and_worst(Race.DWARF):
        after = Story(s.position.copy()).choose(key)
        worths.append(draft_worth(after.g, ME))
    assert worths[0] > worths[1]


def test_a_counterdraft_makes_the_draft_of_the_opponent_worth_less():
    s = draft().stack(ME).stack(THEM, pack=best_and_worst(Race.ORC)).to(Draft.COUNTERDRAFT)
    worths = [draft_worth(s.g, THEM)]
    for key in best_and_worst(Race.ORC):
        after = Story(s.position.copy()).choose(key)
        worths.append(draft_worth(after.g, THEM))
        assert draft_worth(after.g, ME) == draft_worth(s.g, ME)
    assert worths[1] < worths[0] < worths[2]


def test_a_card_of_another_race_is_worth_less_for_its_loyalty():
    worths = []
    for capital in ("dwarf", "empire"):
        s = draft(order_capital=capital).stack(ME, pack=["king-kazador"]).stack(THEM).choose("king-kazador")
        s.g.pack_left[ME] = 0
        worths.append(draft_worth(s.g, ME))
    assert worths[0] > worths[1]


def test_draft_worth_can_be_told_at_every_moment():
    for s in walk(draft(3), 3):
        assert all(np.isfinite(draft_worth(s.g, seat)) for seat in (ME, THEM))


def test_an_average_card_is_worth_nothing():
    copies = np.array([0 if card is None or card.type == Type.DRAFT else card.copies for card in BY_NUMBER])
    assert abs((VALUES * copies).sum() / copies.sum()) < 0.01
    assert VALUES[0] == 0 and len(VALUES) == CARDS


def test_the_table_is_written_between_its_marks_and_can_be_read():
    text = "before\n# values:begin\nold\n# values:end\nafter\n"
    values = lab.from_facts()
    written = with_table(text, lab.as_code(values))
    assert written.startswith("before\n") and written.endswith("# values:end\nafter\n")
    names: dict[str, Any] = {"VALUES": np.zeros(CARDS)}
    exec(written.removeprefix("before\n").removesuffix("after\n"), names)
    assert np.abs(names["VALUES"] - values.cards).max() < 0.006
    assert names["FOREIGN"] == pytest.approx(values.foreign)


def test_values_are_learned_from_results():
    """Of matches that a made-up card decides, the regression finds that card."""
    lot = np.random.default_rng(1)
    good = BY_KEY["troll-slayers"].number
    played = []
    for _ in range(200):
        drawn = [np.bincount(lab.deck_by_lot(random.Random(int(lot.integers(1 << 30))), side), minlength=CARDS)
                 for side in lab.CAPITALS]  # fmt: skip
        played.append(
            lab.Played((drawn[0], drawn[1]), (Race.DWARF, Race.ORC), 1 if drawn[0][good] >= 2 else -1)
        )
    assert int(np.argmax(lab.learn(played).cards)) == good


def test_decks_to_learn_from_are_what_a_draft_may_give():
    for seed in range(10):
        for side in lab.CAPITALS:
            deck = Counter(lab.deck_by_lot(random.Random(seed), side))
            assert sum(deck.values()) == 40
            assert all(count <= BY_NUMBER[card].copies for card, count in deck.items())  # type: ignore[union-attr]
            assert all(BY_NUMBER[card].side in (Side.BOTH, side) for card in deck)  # type: ignore[union-attr]


def test_a_match_to_learn_from_is_played_to_its_end():
    played = learn.play_one("invasion", "random", 1)
    assert played.result in (-1, 0, 1)
    for drawn in played.drawn:
        assert 7 <= drawn.sum() <= 40 and drawn.min() == 0
