"""`draft(...)` begins a draft; the `Story` it gives is stacked, gone on with by verbs and looked at.
Seat 0 is ME and has Order, unless an option says otherwise; cards are named by their keys."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import wartable
from wartable import Position
from wartable.games.invasion.cards import BY_KEY, BY_NUMBER
from wartable.games.invasion.cards.declare import DEALT, TYPE
from wartable.games.invasion.rules.draft import copies_in_pile
from wartable.games.invasion.state import CARDS, Draft, Event, Frame, Type
from wartable.games.invasion.vocabulary import PASS, card_action, which
from wartable.kernel.frames import KIND, SEAT, A, B, C

GAME = wartable.game("invasion")
ME, THEM = 0, 1
SPECTATOR = -1
CUT, REINFORCEMENTS, SABOTAGE, TIDES = "cut-supply-lines", "reinforcements", "sabotage", "shifting-tides"
DRAFT_CARDS = (CUT, REINFORCEMENTS, SABOTAGE, TIDES)


def keys(cards: Iterable[int]) -> list[str]:
    return [BY_NUMBER[int(card)].key for card in cards]  # type: ignore[union-attr]


class Story:
    """A draft to go on with by verbs and to look at. Packs and piles can be stacked beforehand."""

    def __init__(self, position: Position) -> None:
        self.position = position

    @property
    def g(self) -> Any:
        return self.position.record

    # --- Arranging ----------------------------------------------------------------------------------------

    def stack(self, seat: int, pack: Sequence[str] = (), top: Sequence[str] = ()) -> Story:
        """Put these cards into a seat's pack and on top of its pile (the top first); the rest is filled up with
        cards that are no draft cards, as far as there are any. No card is made or lost."""
        g = self.g
        size = g.pack_left[seat]
        stock = [BY_KEY[key].number for key in self.pack(seat) + self.pile(seat)]
        stock.sort(key=lambda card: -card)  # draft cards first, so that they are the last to be taken
        chosen = [BY_KEY[key].number for key in [*pack, *top]]
        for card in chosen:
            stock.remove(card)
        filled = [stock.pop() for _ in range(size - len(pack))]
        for place, card in enumerate(sorted([*chosen[: len(pack)], *filled])):
            g.pack[seat, place] = card
        for place, card in enumerate([*stock, *reversed(chosen[len(pack) :])]):
            g.pile[seat, place] = card
        return self

    # --- Playing ------------------------------------------------------------------------------------------

    def choose(self, *names: str) -> Story:
        """The deciding seat chooses cards one after the other, or passes."""
        for name in names:
            self.position.play(PASS if name == "pass" else card_action(BY_KEY[name].number))
        return self

    def choose_any(self) -> Story:
        """The deciding seat chooses a card that is no draft card, if there is one."""
        legal = self.position.legal()
        plain = [action for action in legal if BY_NUMBER[max(which(action), 1)].type != Type.DRAFT]  # type: ignore[union-attr]
        self.position.play((plain or legal)[0])
        return self

    def to(self, stage: Draft, step: int | None = None, seat: int | None = None) -> Story:
        """Choose anything until this is asked."""
        while (self.stage, step, seat) != (
            stage,
            None if step is None else self.step,
            None if seat is None else self.actor,
        ):
            assert self.drafting, "the draft is over"
            self.choose_any()
        return self

    def next_pack(self) -> Story:
        number = self.g.pack_number
        while self.g.pack_number == number:
            self.choose_any()
        return self

    def picks(self, *mine: str, theirs: Sequence[str] = ()) -> Story:
        """Both seats pick; what is not named is any card."""
        for seat, named in ((ME, mine), (THEM, theirs)):
            self.choose(*named)
            while (self.stage, self.actor) == (Draft.PICK, seat):
                self.choose_any()
        return self

    def use_sabotage(self) -> Story:
        """The deciding seat counterdrafts one more card, any that there is."""
        assert self.stage == Draft.SABOTAGE
        self.position.play(next(action for action in self.position.legal() if action != PASS))
        return self

    # --- Looking ------------------------------------------------------------------------------------------

    @property
    def drafting(self) -> bool:
        return bool(self.g.frames[0, KIND] == Frame.DRAFT)

    @property
    def stage(self) -> Draft:
        return Draft(self.g.frames[0, A])

    @property
    def step(self) -> int:
        return int(self.g.frames[0, B])

    @property
    def actor(self) -> int:
        return int(self.g.frames[0, SEAT])

    @property
    def left(self) -> int:
        """How many cards the deciding seat still has to choose."""
        return int(self.g.frames[0, C])

    @property
    def choices(self) -> list[str]:
        return ["pass" if action == PASS else keys([which(action)])[0] for action in self.position.legal()]

    def pack(self, seat: int = ME) -> list[str]:
        return keys(self.g.pack[seat, place] for place in range(self.g.pack_left[seat]))

    def pile(self, seat: int = ME) -> list[str]:
        """From the bottom to the top."""
        return keys(self.g.pile[seat, place] for place in range(self.g.pile_left[seat]))

    def deck(self, seat: int = ME) -> list[str]:
        return keys(self.g.deck[seat, place] for place in range(self.g.deck_left[seat]))

    def thrown(self, seat: int = ME) -> list[str]:
        return keys(self.g.thrown[seat, place] for place in range(self.g.thrown_left[seat]))

    def removed(self, seat: int = ME) -> list[str]:
        return keys(card for card in range(CARDS) for _ in range(self.g.removed[seat, card]))

    def events(self, seat: int, *kinds: Event) -> list[Any]:
        """What the last action told a seat."""
        return [event for event in self.position.events(seat) if not kinds or event.kind in kinds]


def draft(seed: int = 1, **options: Any) -> Story:
    return Story(GAME.new("draft", seed=seed, compiled=False, **options))


def census(g: Any, seat: int) -> Counter[int]:
    """All cards of a seat's pile, wherever they lie; what is chosen still lies in a pack."""
    cards = Counter({card: g.removed[seat, card] for card in range(CARDS) if g.removed[seat, card]})
    for name in ("pile", "pack", "deck", "thrown"):
        row = getattr(g, name)
        cards.update(row[seat, place] for place in range(getattr(g, f"{name}_left")[seat]))
    return cards


def assert_whole(g: Any) -> None:
    """Both piles have their 108 cards, and the 24 neutrals and all others are as many as the box has."""
    boxed = Counter(g.box[0, place] for place in range(24) if g.box[0, place])
    both = census(g, ME) + census(g, THEM)
    for seat in (ME, THEM):
        found = census(g, seat)
        assert sum(found.values()) == 108 and 0 not in found
        assert sum(count for card, count in found.items() if DEALT[card]) == 10
        for card in range(1, CARDS):
            if not DEALT[card]:
                assert found[card] == copies_in_pile(g, seat, card)
    assert sum(boxed.values()) == 4
    assert all(both[card] + boxed[card] == DEALT[card] for card in range(1, CARDS) if DEALT[card])
    for name, size in (("pile", 108), ("pack", 16), ("deck", 108), ("thrown", 20), ("picked", 8)):
        row, left = getattr(g, name), getattr(g, f"{name}_left")
        for seat in (ME, THEM):
            assert all(row[seat, place] == 0 for place in range(left[seat], size)), f"{name} behind its end"


def walk(s: Story, seed: int) -> Iterator[Story]:
    """Every moment of a draft with random choices; draft cards are chosen more often than by chance alone."""
    lot = random.Random(seed)
    while s.drafting:
        yield s
        legal = s.position.legal()
        special = [action for action in legal if TYPE[which(action)] == Type.DRAFT]
        s.position.play(lot.choice(special if special and lot.random() < 0.3 else legal))
