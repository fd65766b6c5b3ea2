"""Proves, whenever the game is loaded, that all that cards declare fits the fields in which a match keeps it.
Compiled rules check nothing: a number too large would silently become another card, ability or count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from wartable.games.invasion.cards.declare import (
    COPIES,
    DEALT,
    DRAFTED,
    HOOKS,
    SIDE,
    TYPE,
    Ability,
    Card,
    Hook,
)
from wartable.games.invasion.rules.setup import NEUTRALS_DEALT
from wartable.games.invasion.state import CARDS, DECK, DRAFT_COPIES, FRAMES, LAYOUT, Row, Side, Type
from wartable.kernel.record import Layout

# Fields that hold numbers of cards or of abilities, with their columns where only some of them do.
OF_CARDS: tuple[tuple[str, int | None], ...] = (
    ("card", None), ("hand", None), ("deck", None), ("box", None), ("pile", None), ("pack", None),
    ("picked", None), ("thrown", None), ("chain", Row.CARD), ("waiting", 5),
)  # fmt: skip
OF_ABILITIES = (("chain", Row.ABILITY), ("waiting", 0))
BY_CARD = ("known", "discard", "fell", "removed")  # a place for every card
COUNTS = ("known", "discard", "fell")  # of copies that a seat can have
MOST_IN_A_DECK = 3  # INV-161
CORE = 131  # the last number of the core set and its draft; of the sets behind it some cards may be to come


def prove(cards: Mapping[int, Card], abilities: Sequence[Ability], layout: Layout = LAYOUT) -> None:
    """Raise AssertionError with a sentence that says what does not fit, and where."""
    missing = sorted(set(range(1, CORE + 1)) - set(cards))
    assert not missing, f"cards {missing} are not declared, but the core set goes to {CORE}"
    keys = [card.key for card in cards.values()]
    twice = sorted({key for key in keys if keys.count(key) > 1})
    assert not twice, f"two cards are called {twice}"
    for name, column in OF_CARDS:
        _fits(layout, "card", max(cards), name, column)
    for name in BY_CARD:
        room = _shape(layout, name)[-1]
        assert max(cards) < room, f"{name} has {room} places, none for card {max(cards)}"
    for name, column in OF_ABILITIES:
        _fits(layout, "ability", len(abilities) - 1, name, column)
    _prove_used(abilities)
    _prove_frames(layout)
    _prove_copies(cards, layout)
    _prove_piles()


def _fits(layout: Layout, what: str, value: int, name: str, column: int | None = None) -> None:
    """A value is one of those that a field declares, and its type can hold it."""
    most = layout.ranges[name].most
    most = int(most if column is None else most[column])
    assert value <= most, f"{what} {value} does not fit the field {name}, which goes to {most}"


def _shape(layout: Layout, name: str) -> tuple[int, ...]:
    fields = layout.dtype.fields
    assert fields is not None
    return fields[name][0].shape


def _prove_used(abilities: Sequence[Ability]) -> None:
    """Redirecting and cancelling take all of `used` for themselves: a card has only one of them, or actions once a turn."""
    once = {ability.card for ability in abilities if ability.once}
    redirecting, cancelling = (set(np.flatnonzero(HOOKS[:, hook])) for hook in (Hook.REDIRECT, Hook.CANCEL))
    shared = sorted(map(int, once & (redirecting | cancelling) | redirecting & cancelling))
    assert not shared, (
        f"cards {shared} use `used` for two things: an action once a turn, a redirect or a cancel"
    )


def _prove_frames(layout: Layout) -> None:
    """What frames declare fits their parameters, and so does what the journal tells of it."""
    fields = layout.dtype.fields
    assert fields is not None
    for name in ("frames", "journal"):
        most = np.iinfo(fields[name][0].base).max
        wanted = max(int(FRAMES.most.max()), CARDS - 1)
        assert wanted <= most, f"{wanted} does not fit the field {name}, which goes to {most}"


def _prove_copies(cards: Mapping[int, Card], layout: Layout) -> None:
    for card in cards.values():
        copies = max(card.copies, MOST_IN_A_DECK)
        if card.type == Type.DRAFT:
            assert card.copies <= 2 * DRAFT_COPIES, (
                f"{card.copies} copies of {card.key} are more than two times {DRAFT_COPIES}"
            )
            continue
        for name in COUNTS:
            _fits(layout, f"{card.key}: a count of", copies, name)
        _fits(layout, f"{card.key}: a count of", card.copies, "removed")


def _prove_piles() -> None:
    """INV-170, INV-171: the pile of a side has room for all that is put into it."""
    dealt, box = int(DEALT.sum()), _shape(LAYOUT, "box")[-1]
    assert dealt <= box + 2 * NEUTRALS_DEALT, f"{dealt} neutrals are dealt, but the box has room for {box}"
    for side in (Side.ORDER, Side.DESTRUCTION):
        own = int(DRAFTED[side == SIDE].sum()) + int((COPIES[TYPE == Type.DRAFT] // 2).sum())
        pile = own + NEUTRALS_DEALT
        assert pile <= DECK, f"the pile of side {side.name} has {pile} cards, but room for {DECK}"
