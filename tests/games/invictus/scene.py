"""`scene(...)` arranges a board in the middle of a match, `alliance(...)` one with four seats, `opening(...)` a set-up.
What is then played and looked at stands in story.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import wartable
from wartable.games.invictus.cards import FIRST_LEADER, KEYS, nation_of
from wartable.games.invictus.rules.areas import count_points
from wartable.games.invictus.state import DECK, NOTHING, SOLDIERS, Frame, Reason
from wartable.kernel.frames import clear_frames, push

from .story import ENEMY_CELLS, OWN_CELLS, Story, seen

A, B, C, D = range(4)  # the seats of an alliance, in the order of their turns
GAME = wartable.game("invictus")

EMPTY_ROW = (None, None, None)
SOME_DECK = tuple(KEYS[:5]) * 2  # where a story doesn't care what is drawn


@dataclass(frozen=True)
class Side:
    """What a team has on the table. With nothing said of the battlefield, a Guardian holds the front centre."""

    front: Sequence[str | None] | None = None
    back: Sequence[str | None] | None = None
    rested: Sequence[str] = ()  # cells
    queue: Sequence[str] = ()  # the head first
    graveyard: Sequence[str] = ()

    def battlefield(self) -> list[str | None]:
        if self.front is None and self.back is None:
            return [None, "guardian", None, *EMPTY_ROW]
        return [*(self.front or EMPTY_ROW), *(self.back or EMPTY_ROW)]


def sides(laid: Mapping[str, Any]) -> tuple[Side, Side]:
    """`front=` and so on are the own side's, `enemy_front=` and so on the enemy's."""
    own = {name: value for name, value in laid.items() if not name.startswith("enemy_")}
    enemy = {name[6:]: value for name, value in laid.items() if name.startswith("enemy_")}
    return Side(**own), Side(**enemy)


def scene(
    *,
    seat: int = 0,
    first: int = 0,
    format: str = "duel",
    options: Mapping[str, Any] | None = None,
    hand: Sequence[str] = (),
    enemy_hand: Sequence[str] = (),
    kingdom: Sequence[str] = (),
    enemy_kingdom: Sequence[str] = (),
    deck: Sequence[str] = SOME_DECK,  # the top card first
    enemy_deck: Sequence[str] = SOME_DECK,
    **laid: Any,
) -> Story:
    """A duel in the main phase of `seat`; `laid` says what lies on the table, in the words of Side.

    Hands are hidden and leaders known, as in a match. A leader is named by its kind, like king-c; one that
    lies nowhere has no part in the story.
    """
    own, enemy = sides(laid)
    leaders = {seat: _leader(own, hand, "king-a"), 1 - seat: _leader(enemy, enemy_hand, "king-b")}
    story = _middle_of_a_match(format, options or {}, leaders, [first, 1 - first], seat)
    _lay_side(story, seat, own)
    _lay_side(story, 1 - seat, enemy)
    _lay_seat(story, seat, hand, kingdom, deck)
    _lay_seat(story, 1 - seat, enemy_hand, enemy_kingdom, enemy_deck)
    return _ready(story)


def alliance(
    *,
    seat: int = A,
    hands: Mapping[int, Sequence[str]] | None = None,
    kingdoms: Mapping[int, Sequence[str]] | None = None,
    decks: Mapping[int, Sequence[str]] | None = None,
    **laid: Any,
) -> Story:
    """An alliance in the main phase of `seat`; A is led by King A, B by King B and so on."""
    leaders = dict(enumerate(("king-a", "king-b", "king-c", "king-d")))
    story = _middle_of_a_match("alliance", {}, leaders, [A, B, C, D], seat)
    own, enemy = sides(laid)
    _lay_side(story, seat, own)
    _lay_side(story, (seat + 1) % 4, enemy)
    for owner in (A, B, C, D):
        kingdom = (kingdoms or {}).get(owner, ())
        deck = (decks or {}).get(owner, SOME_DECK[:8])
        _lay_seat(story, owner, (hands or {}).get(owner, ()), kingdom, deck)
    return _ready(story)


def opening(format: str = "duel", seed: int = 1, **options: Any) -> Story:
    """A fresh match at the first decision of its set-up."""
    return Story(GAME.new(format, seed=seed, compiled=False, **options), me=0)


def _leader(side: Side, hand: Sequence[str], otherwise: str) -> str:
    lying = [*hand, *side.battlefield(), *side.queue, *side.graveyard]
    named = [key for key in lying if key in KEYS[FIRST_LEADER:]]
    assert len(named) <= 1, f"a seat has one leader, not {named}"
    return named[0] if named else otherwise


def _middle_of_a_match(
    format: str, options: Mapping[str, Any], leaders: Mapping[int, str], order: Sequence[int], seat: int
) -> Story:
    """A match whose leaders are shown and whose areas are still bare."""
    position = GAME.new(format, seed=1, compiled=False, **{"build": "ready", **options})
    g = position.record
    clear_frames(g)
    for owner, key in leaders.items():
        g.leader[owner] = KEYS.index(key) - FIRST_LEADER
        g.nation[owner] = nation_of(KEYS.index(key))
    for place, owner in enumerate(order):
        g.order[place] = owner
    g.leaders_shown = 1
    g.turn = len(order) + order.index(seat)
    g.active = seat
    return Story(position, me=seat)


def _lay_side(story: Story, seat: int, side: Side) -> None:
    g = story.g
    team = seat & 1
    eyes = g.active & 1
    for place, key in enumerate(side.battlefield()):
        if key is not None:
            g.field[team, seen(place, eyes)] = story.card(key, seat)
    for name in side.rested:
        names = OWN_CELLS if team == eyes else ENEMY_CELLS
        place = seen(names.index(name), eyes)
        assert g.field[team, place] != NOTHING, f"nothing stands on {name} that could be rested"
        g.rested[team, place] = 1
    for place, key in enumerate(side.queue):
        g.queue[team, place] = story.card(key, seat)
    g.queue_size[team] = len(side.queue)
    for key in side.graveyard:
        g.graveyard[team, story.card(key, seat)] += 1
    g.graves[team] = len(side.graveyard)


def _lay_seat(
    story: Story, seat: int, hand: Iterable[str], kingdom: Iterable[str], deck: Sequence[str]
) -> None:
    g = story.g
    for key in hand:
        card = story.card(key, seat)
        g.hand[seat, card] += 1
        g.hand_size[seat] += 1
        g.known[seat, card] = int(card >= SOLDIERS)
    for key in kingdom:
        g.kingdom[seat, KEYS.index(key)] += 1
        g.colours[seat, KEYS.index(key) % 5] += 1
    for place in range(DECK):
        g.deck[seat, place] = 0
    for place, key in enumerate(reversed(deck)):
        g.deck[seat, place] = KEYS.index(key)
    g.deck_left[seat] = len(deck)
    for key in (*kingdom, *_own_soldiers(story, seat)):
        if nation_of(KEYS.index(key)) == g.nation[seat]:
            g.shown[seat, KEYS.index(key)] += 1


def _own_soldiers(story: Story, seat: int) -> list[str]:
    """The soldiers that a team shows; in an alliance the team's first seat is said to have brought them."""
    g = story.g
    if seat >= 2:
        return []
    lying = [g.field[seat, cell] for cell in range(6)] + [g.queue[seat, place] for place in range(5)]
    lying += [card for card in range(SOLDIERS) for _ in range(g.graveyard[seat, card])]
    return [KEYS[card] for card in lying if 0 <= card < SOLDIERS]


def _ready(story: Story) -> Story:
    g = story.g
    for seat in range(g.seats):
        count_points(g, seat)
    assert g.reason == Reason.NONE, "this scene is over before it begins"
    push(g, Frame.MAIN, g.active, 0, 0, 0, 0, 0)
    return story
