"""Filters: what an effect may aim at or speak of, put together from words such as `UNIT.own.damaged` and kept as data.
Every piece has exactly one bit of each group below, and a filter says which bits it must not have; so one rule
(`rules/where.py`) reads all filters, and a new combination of words needs no code."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum, IntFlag
from typing import NamedTuple

import numpy as np

from wartable.games.invasion.state import CHANGED, FACE_DOWN, FACES, MANY, NOTHING, Race, Type, Zone
from wartable.kernel.writing import Word

WHERES = 200  # room for filters
CLAUSES = 300  # and for what they are made of
TRAITS = 80  # and for traits of cards


class Bit(IntFlag):
    """What a piece can be; of each group it has one. Kind and race follow from its face, the rest moves."""

    UNIT, SUPPORT, ATTACHMENT, QUEST, TACTIC, DEVELOPMENT = (1 << at for at in range(6))
    NEUTRAL, DWARF, EMPIRE, HIGH_ELF, ORC, CHAOS, DARK_ELF = (1 << at for at in range(6, 13))
    IN_KINGDOM, IN_QUEST, IN_BATTLEFIELD = (1 << at for at in range(13, 16))
    OWN, ENEMY = (1 << at for at in range(16, 18))  # seen from the seat that aims
    IDLE, ATTACKING, DEFENDING = (1 << at for at in range(18, 21))
    WHOLE, CORRUPT = (1 << at for at in range(21, 23))
    UNHURT, DAMAGED = (1 << at for at in range(23, 25))
    UNDEVELOPED, DEVELOPED = (1 << at for at in range(25, 27))  # the zone it lies in, or is
    STANDING, BURNING = (1 << at for at in range(27, 29))
    CALM, ATTACKED = (1 << at for at in range(29, 31))
    TO_PLAY, OF_TACTIC, OF_ACTION, OF_FORCED = (
        1 << at for at in range(31, 35)
    )  # entries of the chain, by `Kind`
    AT_HOME, ABROAD = (1 << at for at in range(35, 37))  # in a zone of the seat that aims, or not
    NEITHER = 1 << 60  # in no group: barred by what speaks neither of units nor of developments


GROUPS = tuple(
    sum(1 << at for at in range(first, end))
    for first, end in ((0, 6), (6, 13), (13, 16), (16, 18), (18, 21), (21, 23), (23, 25), (25, 27), (27, 29), (29, 31), (31, 35), (35, 37))
)  # fmt: skip
KINDS, STILL_BITS = GROUPS[0], GROUPS[0] | GROUPS[1]
MOVING = sum(GROUPS) & ~STILL_BITS
BOTH = Bit.UNIT | Bit.DEVELOPMENT
RACE_BITS = {race: Bit.NEUTRAL << race for race in Race}


class Near(IntFlag):
    """How a piece stands to the source of an effect, to its first target, or to the row that aims."""

    NOT_SOURCE = 1
    LIKE_SOURCE = 2  # in any player's zone of the name of the source's
    NOT_FIRST = 4
    LIKE_FIRST = 8  # in any player's zone of the name of the first target's
    BESIDE_FIRST = 16  # in the same section as the first target; without one, anywhere (B-12)
    FREE = 32  # a quest that nobody is on
    THAN_SOURCE = 64  # a zone that the source may move to
    THAN_FIRST = 128  # a zone that the first target may move to
    ENTERED = 256  # where the card that is played may enter
    HOST = 512  # what an attachment is attached to
    MANY = 1024  # X of them, in one zone
    FALLEN = 2048  # a card that came into the pile this turn
    ENTERS_FIRST = 4096  # where the card of a pile that is the first target may enter
    UNSPARED = 8192  # a card that may still be sacrificed with others
    THAN_HOST = 16384  # a zone that what the source is attached to may move to


OF_ROW = Near.ENTERED | Near.HOST | Near.MANY  # what only a row of the chain can say


class Bound(IntEnum):
    """What the board says about how much a card may cost."""

    NONE, DEVELOPMENTS_IN_BATTLEFIELD = range(2)


class Clause(NamedTuple):
    """What is asked of a piece in one of the places where targets are."""

    barred: int = 0
    near: int = 0
    bound: int = Bound.NONE
    least: int = 0  # what is printed as its cost
    most: int = MANY
    trait: int = NOTHING
    hit_points: int = MANY  # at most, as they are now
    enterable: int = NOTHING  # of a card in a pile: the zone in which it could enter play

    @property
    def closely(self) -> bool:
        """Whether more is asked than bits and nearness say."""
        return self[2:] != Clause()[2:]


class Places(NamedTuple):
    """A filter: what it asks of cards in play, of zones, of entries of the chain and of cards in a discard pile.
    The last is a place with one piece, which always fits: that a seat agrees."""

    play: Clause | None = None
    zone: Clause | None = None
    entry: Clause | None = None
    pile: Clause | None = None
    agreed: Clause | None = None


# For the rules: clauses by filter (0 for none), and what they ask. An empty slot has all bits, so nothing fits it.
IN_PLAY, AS_ZONE, ON_CHAIN, IN_PILE, AGREED = (np.zeros(WHERES, np.int64) for _ in range(5))
BARRED, NEAR, BOUND, LEAST, MOST, TRAIT, HIT_POINTS, ENTERABLE = (
    np.zeros(CLAUSES, np.int64) for _ in range(8)
)
CLOSELY = np.zeros(CLAUSES, np.int64)  # whether a clause asks for more than bits and nearness
COLUMNS = (BARRED, NEAR, BOUND, LEAST, MOST, TRAIT, HIT_POINTS, ENTERABLE)
BARRED[0] = sum(GROUPS) | Bit.NEITHER  # where a filter asks nothing, nothing fits
STILL = np.full(FACES, STILL_BITS, np.int64)
STILL[FACE_DOWN] = Bit.DEVELOPMENT | Bit.NEUTRAL
STILL[CHANGED] = Bit.NEITHER | Bit.NEUTRAL  # a unit to all that want one, and a development

HAS_TRAIT = np.zeros((FACES, TRAITS), np.int8)

_traits: list[str] = []
_clauses: list[Clause | None] = [None]
_filters: list[Places] = [Places()]
_names: list[tuple[str, frozenset[str]]] = [("nothing", frozenset())]


def trait(name: str) -> int:
    """The number of a trait; one that is new gets the next."""
    if name not in _traits:
        assert len(_traits) < TRAITS, f"there is room for {TRAITS} traits, not for {name}"
        _traits.append(name)
    return _traits.index(name)


def show_face(card: int, type: Type, race: Race, traits: tuple[str, ...]) -> None:
    """Enter what all can see of a card."""
    for name in traits:
        HAS_TRAIT[card, trait(name)] = True
    attaches = "attachment" in traits
    kinds = {Type.UNIT: Bit.UNIT, Type.QUEST: Bit.QUEST, Type.TACTIC: Bit.TACTIC}
    kind = (Bit.ATTACHMENT if attaches else Bit.SUPPORT) if type == Type.SUPPORT else kinds.get(type)
    if kind is not None:
        STILL[card] = kind | RACE_BITS[race]


class Where(Word):
    """A filter, by its number. Equal filters are one, whoever writes them; all its words give another filter."""

    @property
    def places(self) -> Places:
        return _filters[self]

    @property
    def phrase(self) -> str:
        """The name of its sentence, such as `unit-damaged-own`: its words in the order of the alphabet."""
        base, words = _names[self]
        return "-".join([base, *sorted(words)])

    def _only(self, word: str, *bits: Bit) -> Where:
        """Those alone that have one of some bits of a group."""
        allowed = int(sum(bits))
        (group,) = (group for group in GROUPS if group & allowed)
        return self._changed(word, lambda clause: clause._replace(barred=clause.barred | group & ~allowed))

    def _near(self, word: str, near: Near) -> Where:
        return self._changed(word, lambda clause: clause._replace(near=clause.near | near))

    def _changed(self, word: str, change: Callable[[Clause], Clause]) -> Where:
        places = Places(*(None if clause is None else change(clause) for clause in self.places))
        base, words = _names[self]
        return made(places, base, words | {word})

    def __or__(self, other: int) -> Where:
        """Either: kinds in one place, or filters of different places. Anything else would not be one question."""
        assert isinstance(other, Where)
        places = Places(*(map(_joined, self.places, other.places)))
        return made(places, "-or-".join(sorted([self.phrase, other.phrase])))

    def __ror__(self, other: int) -> Where:
        raise AssertionError("only filters can be joined")

    # --- Whose
    @property
    def own(self) -> Where:
        return self._only("own", Bit.OWN)

    @property
    def enemy(self) -> Where:
        return self._only("enemy", Bit.ENEMY)

    # --- Where it lies
    @property
    def in_quest(self) -> Where:
        return self._only("in-quest", Bit.IN_QUEST)

    @property
    def in_battlefield(self) -> Where:
        return self._only("in-battlefield", Bit.IN_BATTLEFIELD)

    @property
    def outside_quest(self) -> Where:
        return self._only("outside-quest", Bit.IN_KINGDOM, Bit.IN_BATTLEFIELD)

    def within(self, zone: Zone) -> Where:
        return self._only(f"in-{zone.name.lower()}", Bit(Bit.IN_KINGDOM << zone))

    @property
    def undeveloped(self) -> Where:
        return self._only("undeveloped", Bit.UNDEVELOPED)

    @property
    def developed(self) -> Where:
        return self._only("developed", Bit.DEVELOPED)

    @property
    def at_home(self) -> Where:
        """In a zone of one's own: an attachment lies where its host is."""
        return self._only("at-home", Bit.AT_HOME)

    # --- How it is
    @property
    def attacking(self) -> Where:
        return self._only("attacking", Bit.ATTACKING)

    @property
    def defending(self) -> Where:
        return self._only("defending", Bit.DEFENDING)

    @property
    def fighting(self) -> Where:
        return self._only("fighting", Bit.ATTACKING, Bit.DEFENDING)

    @property
    def corrupt(self) -> Where:
        return self._only("corrupt", Bit.CORRUPT)

    @property
    def damaged(self) -> Where:
        return self._only("damaged", Bit.DAMAGED)

    @property
    def unburnt(self) -> Where:
        return self._only("unburnt", Bit.STANDING)

    @property
    def unattacked(self) -> Where:
        return self._only("unattacked", Bit.CALM)

    def of(self, *races: Race) -> Where:
        return self._only(
            "of-" + "-".join(race.name.lower().replace("_", "-") for race in races),
            *(Bit(RACE_BITS[race]) for race in races),
        )

    def costing_up_to(self, bound: Bound) -> Where:
        word = f"costing-{bound.name.lower().replace('_', '-')}"
        return self._changed(word, lambda clause: clause._replace(bound=int(bound)))

    def costing(self, least: int = 0, most: int = MANY) -> Where:
        """By the cost that is printed; X is 0 (B-16, U-15)."""
        word = "costing" + (f"-from-{least}" if least else "") + (f"-to-{most}" if most < MANY else "")
        return self._changed(word, lambda clause: clause._replace(least=least, most=most))

    def having(self, name: str) -> Where:
        """Of a trait."""
        number = trait(name)
        return self._changed(f"having-{name}", lambda clause: clause._replace(trait=number))

    def with_hit_points(self, most: int) -> Where:
        """A unit by its hit points as they are now, damage not taken off."""
        return self._changed(f"with-hit-points-to-{most}", lambda clause: clause._replace(hit_points=most))

    def enterable_in(self, zone: Zone) -> Where:
        """A card of a pile that could enter play in this zone of one's own."""
        word = f"enterable-in-{zone.name.lower()}"
        return self._changed(word, lambda clause: clause._replace(enterable=int(zone)))

    # --- How it stands to source, first target and row
    @property
    def other(self) -> Where:
        return self._near("other", Near.NOT_SOURCE)

    @property
    def across(self) -> Where:
        return self._near("across", Near.LIKE_SOURCE)

    @property
    def here(self) -> Where:
        """One's own, in the source's zone."""
        return self.own.across

    @property
    def another(self) -> Where:
        return self._near("another", Near.NOT_FIRST)

    @property
    def like_first(self) -> Where:
        return self._near("like-first", Near.LIKE_FIRST)

    @property
    def beside_first(self) -> Where:
        return self._near("beside-first", Near.BESIDE_FIRST)

    @property
    def than_source(self) -> Where:
        return self._near("than-source", Near.THAN_SOURCE)

    @property
    def than_host(self) -> Where:
        return self._near("than-host", Near.THAN_HOST)

    @property
    def than_first(self) -> Where:
        return self._near("than-first", Near.THAN_FIRST)

    @property
    def entered(self) -> Where:
        return self._near("entered", Near.ENTERED)

    @property
    def enters_first(self) -> Where:
        return self._near("enters-first", Near.ENTERS_FIRST)

    @property
    def fallen(self) -> Where:
        return self._near("fallen", Near.FALLEN)

    @property
    def unspared(self) -> Where:
        return self._near("unspared", Near.UNSPARED)

    @property
    def free(self) -> Where:
        return self._near("free", Near.FREE)

    @property
    def host(self) -> Where:
        return self._near("host", Near.HOST)

    @property
    def many(self) -> Where:
        return self._near("many", Near.MANY)

    # --- Entries of the chain
    @property
    def tactic(self) -> Where:
        return self._only("tactic", Bit.OF_TACTIC)

    @property
    def action(self) -> Where:
        return self._only("action", Bit.OF_ACTION)

    @property
    def played(self) -> Where:
        """A card that is to enter play."""
        return self._only("played", Bit.TO_PLAY)

    def by(self, cards: Where) -> Where:
        """Of such cards alone."""
        play = cards.places.play
        assert play is not None and play.barred & ~KINDS == 0, "entries are told apart by kinds of cards"
        barred = play.barred
        word = f"by-{cards.phrase}"
        return self._changed(word, lambda clause: clause._replace(barred=clause.barred | barred))

    # --- Questions that rules ask of a whole filter
    @property
    def is_many(self) -> bool:
        return any(clause is not None and bool(clause.near & Near.MANY) for clause in self.places)

    @property
    def is_host(self) -> bool:
        return self.places.play is not None and bool(self.places.play.near & Near.HOST)

    @property
    def is_place(self) -> bool:
        """Whether a card enters play there."""
        return self.places.zone is not None and bool(self.places.zone.near & Near.ENTERED)


def _joined(one: Clause | None, two: Clause | None) -> Clause | None:
    if one is None or two is None:
        return one or two
    alike = (one.barred ^ two.barred) & ~KINDS == 0 and one[1:] == two[1:]
    assert alike, "only kinds can be joined in one place"
    return one._replace(barred=one.barred & two.barred)


def made(places: Places, base: str, words: frozenset[str] = frozenset()) -> Where:
    """The filter of these clauses; a new one is entered into the tables."""
    if places in _filters:
        return Where(_filters.index(places))
    number = len(_filters)
    assert number < WHERES, f"there is room for {WHERES} filters, not for {base}"
    _filters.append(places)
    _names.append((base, words))
    for table, clause in zip((IN_PLAY, AS_ZONE, ON_CHAIN, IN_PILE, AGREED), places, strict=True):
        table[number] = 0 if clause is None else _entered(clause)
    return Where(number)


def _entered(clause: Clause) -> int:
    if clause not in _clauses:
        number = len(_clauses)
        assert number < CLAUSES, f"there is room for {CLAUSES} clauses"
        _clauses.append(clause)
        for table, asked in zip(COLUMNS, clause, strict=True):
            table[number] = asked
        CLOSELY[number] = clause.closely
        if clause.barred & BOTH == BOTH:
            BARRED[number] |= Bit.NEITHER
    return _clauses.index(clause)


def _of_kinds(name: str, *kinds: Bit) -> Where:
    return made(Places(play=Clause(barred=KINDS & ~int(sum(kinds)))), name)


NOWHERE = Where(0)
UNIT = _of_kinds("unit", Bit.UNIT)
SUPPORT = _of_kinds("support", Bit.SUPPORT, Bit.ATTACHMENT)  # INV-023: an attachment is a support
ATTACHMENT = _of_kinds("attachment", Bit.ATTACHMENT)
QUEST = _of_kinds("quest", Bit.QUEST)
DEVELOPMENT = _of_kinds("development", Bit.DEVELOPMENT)
CARD = _of_kinds(
    "card", Bit.UNIT, Bit.SUPPORT, Bit.ATTACHMENT, Bit.QUEST, Bit.TACTIC
)  # face up, or in a deck
ZONE = made(Places(zone=Clause()), "zone")
SECTION = ZONE.unburnt
ENTRY = made(Places(entry=Clause()), "entry")
AGREE = made(Places(agreed=Clause()), "agree")  # "may" without anything to aim at
DISCARDED = made(Places(pile=Clause(barred=Bit.ENEMY)), "discarded")

# Where cards enter play
UNIT_PLACE = ZONE.own.entered | QUEST.own.free.entered
SUPPORT_PLACE = ZONE.own.entered
QUEST_PLACE = ZONE.own.in_quest.entered


def filters() -> list[Where]:
    """All that there are."""
    return [Where(number) for number in range(1, len(_filters))]
