"""From an observation to rows of a table: which of a network's rows a number of an observation stands for.
Made from a game's schema and what it says for its networks (`kernel.judging`); the sum of the rows is a network's first layer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from math import prod
from typing import NamedTuple

import numpy as np

from wartable.kernel.contract import Game, game
from wartable.kernel.judging import NOT_TOLD, Axis, Join, Judging, Number, Told
from wartable.kernel.schema import Kind, Piece

SMALL = 64  # numbers with a range of at most so many have a bucket each
COPIES = 3  # counts by card: 1, 2, or more
STEPS = (9, 12, 16, 24, 40)  # where the coarser buckets of amounts begin
LEAST = -4  # amounts below it are told as this one


@dataclass(frozen=True)
class Features:
    """Which rows of a network's tables are for what. Bucket 0 is no feature, and row 0 of any table is never used."""

    # a number v at place p of an observation has the bucket codes[code_at[p] + v] and the row first[p] + bucket
    rows: int
    first: np.ndarray  # int32
    code_at: np.ndarray  # int32
    codes: np.ndarray  # int16, shared
    # two numbers that both have a bucket: also the row join_first + bucket of the left * join_width + bucket of the right
    join_left: np.ndarray  # int32, in order
    join_right: np.ndarray  # int32
    join_first: np.ndarray  # int32
    join_width: np.ndarray  # int32
    join_from: (
        np.ndarray
    )  # int32: the joins with place p at their left are those from join_from[p] to before join_from[p + 1]
    # actions in the eyes of a seat: turned[seats of the match, seat, action]
    turned: np.ndarray  # int32
    # what an action, in the eyes of its seat, is about: the number at about[action, k] with the bucket
    # codes[about_code + number], and if that is not 0 the row about_first + bucket of a second table; -1 nothing
    about_rows: int
    about: np.ndarray  # int32
    about_code: np.ndarray  # int32
    about_first: np.ndarray  # int32
    _made_by: _Making

    # --- For training, so that all rows of a card can share what is learned of it

    @cached_property
    def card_of_row(self) -> np.ndarray:
        """int32: the card that a row speaks of; 0 none."""
        return self._spoken[:, 0].copy()

    @cached_property
    def piece_of_row(self) -> np.ndarray:
        """int32: what a row says of its card, with a number for each thing that can be said; 0 where there is none."""
        return self._spoken[:, 1].copy()

    @property
    def cards(self) -> int:
        """Cards of all kinds, with the one that is none."""
        return sum(self._made_by.judging.cards.values())

    @property
    def pieces(self) -> int:
        """How many things are said of cards, with the one that is none."""
        return int(self.piece_of_row.max()) + 1

    @cached_property
    def _spoken(self) -> np.ndarray:
        return self._made_by.spoken()

    def rows_of(self, observation: np.ndarray) -> np.ndarray:
        """The rows of an observation; a row that stands for several equal things comes as often."""
        buckets = self.codes[self.code_at + observation.astype(np.int64)].astype(np.int64)
        there = np.flatnonzero(buckets)
        left, right = buckets[self.join_left], buckets[self.join_right]
        both = np.flatnonzero((left != 0) & (right != 0))
        joined = self.join_first[both] + left[both] * self.join_width[both] + right[both]
        return np.concatenate([self.first[there] + buckets[there], joined])

    def places_of(self, number: Number) -> np.ndarray:
        """Where the numbers of a piece, or of a part of it, stand in an observation, in their shape."""
        return self._made_by.places(number)[1]

    def about_of(self, action: int, observation: np.ndarray) -> np.ndarray:
        """The rows of the second table for an action in the eyes of its seat."""
        named = self.about[action] >= 0
        numbers = observation[self.about[action][named]].astype(np.int64)
        buckets = self.codes[self.about_code[action][named] + numbers].astype(np.int64)
        rows: np.ndarray = self.about_first[action][named] + buckets
        there: np.ndarray = rows[buckets != 0]
        return there


def features_of(game: Game) -> Features:
    """The features of a game that says how its observations are judged."""
    return _features(game.name)


@cache
def _features(name: str) -> Features:
    one = game(name)
    assert one.judging is not None, f"{name} does not say how it is judged"
    return _Making(one, one.judging.get()).features()


class _Given(NamedTuple):
    """Rows that were given out: for a piece or a join, to groups of places, so many each."""

    left: Piece  # whose card the rows speak of
    places: np.ndarray  # of the left one
    groups: np.ndarray
    first: int
    lefts: int  # buckets
    rights: int  # of the other one; 0 where there is none


class _Making:
    """Features while they are put together: buckets and rows are given out in the order of the schema, then to joins."""

    def __init__(self, game: Game, judging: Judging) -> None:
        self.game = game
        self.judging = judging
        self.buckets = {piece.name: buckets_of(piece, self._told(piece)) for piece in game.observes}
        self.first, self.code_at = np.zeros((2, game.observation), np.int32)
        self.codes: list[np.ndarray] = []
        self.kept: dict[tuple[int, bytes], int] = {}
        self.rows = 1
        self.given: list[_Given] = []
        self.joins: list[np.ndarray] = [np.zeros((4, 0), np.int32)]

    def features(self) -> Features:
        for piece in self.game.observes:
            self._tell(piece)
        for join in self.judging.joins:
            self._join(join)
        joins = np.concatenate(self.joins, axis=1).astype(np.int32)
        left, right, first, width = joins[:, np.lexsort((joins[1], joins[0]))]
        about_rows, about = self._about()
        return Features(
            rows=self.rows,
            first=self.first,
            code_at=self.code_at,
            codes=np.concatenate(self.codes),
            join_left=left,
            join_right=right,
            join_first=first,
            join_width=width,
            join_from=np.searchsorted(left, np.arange(self.game.observation + 1)).astype(np.int32),
            turned=self._turned(),
            about_rows=about_rows,
            about=about[:, :, 0].copy(),
            about_code=about[:, :, 1].copy(),
            about_first=about[:, :, 2].copy(),
            _made_by=self,
        )

    # --- Numbers

    def _told(self, piece: Piece) -> Told:
        return self.judging.told.get(piece.name, Told())

    def _shape(self, piece: Piece) -> tuple[int, ...]:
        shape = self._told(piece).shape or piece.shape
        assert prod(shape) == piece.size, f"{piece.name} does not have the shape {shape}"
        return shape

    def _code(self, piece: Piece, buckets: np.ndarray) -> int:
        """Where the codes of the numbers of a piece begin, as seen from the number 0."""
        least = min(piece.low, 0)
        key = (least, buckets.tobytes())
        if key not in self.kept:
            self.kept[key] = sum(map(len, self.codes)) - least
            self.codes.append(buckets)
        return self.kept[key]

    def _tell(self, piece: Piece) -> None:
        """Codes and rows for the numbers of a piece; those that are left out have codes that say so."""
        told, buckets = self._told(piece), self.buckets[piece.name]
        groups = groups_of(self._shape(piece), told.axes).ravel()
        if told.left_out:
            groups[:] = -1
        code, silence = self._code(piece, buckets), 0
        if groups.min() < 0:
            silence = self._code(piece, np.zeros_like(buckets))
        count = int(buckets.max())
        self.code_at[piece.offset : piece.end] = np.where(groups < 0, silence, code)
        self.first[piece.offset : piece.end] = np.where(groups < 0, 0, self.rows - 1 + groups * count)
        places = np.arange(piece.offset, piece.end)
        self._give(_Given(piece, places, groups, self.rows, count, 0))

    def _give(self, rows: _Given) -> None:
        self.given.append(rows)
        self.rows += (int(rows.groups.max()) + 1) * rows.lefts * max(rows.rights, 1)

    # --- Joins

    def places(self, number: Number) -> tuple[Piece, np.ndarray]:
        name, *index = (number,) if isinstance(number, str) else number
        piece = self.game.observes[str(name)]
        places = np.arange(piece.offset, piece.end).reshape(self._shape(piece))
        return piece, np.asarray(places[tuple(int(part) for part in index)])

    def _join(self, join: Join) -> None:
        (left, left_at), (right, right_at) = self.places(join.left), self.places(join.right)
        axes = max(left_at.ndim, right_at.ndim)
        left_at = left_at.reshape(left_at.shape + (1,) * (axes - left_at.ndim))
        right_at = right_at.reshape(right_at.shape + (1,) * (axes - right_at.ndim))
        left_at, right_at = np.broadcast_arrays(left_at, right_at)
        groups = groups_of(left_at.shape, join.axes).ravel()
        lefts, rights = (int(self.buckets[each.name].max()) for each in (left, right))
        first = self.rows - rights - 1 + groups * lefts * rights
        rows = np.stack([left_at.ravel(), right_at.ravel(), first, np.full(groups.shape, rights)])
        self.joins.append(rows[:, groups >= 0])
        self._give(_Given(left, left_at.ravel(), groups, self.rows, lefts, rights))

    # --- Cards

    def spoken(self) -> np.ndarray:
        """For each row the card that it speaks of and what it says of it."""
        spoken = np.zeros((self.rows, 2), np.int32)
        said = 1
        for rows in self.given:
            by_card = self._told(rows.left).by_card is not None
            cards = [
                np.repeat(
                    self._cards(rows.left, int(rows.places[members[0]]), rows.lefts), max(rows.rights, 1)
                )
                for members in members_of(rows.groups)
            ]
            if not np.any(cards):
                continue
            # what is said: in which group, and beside which number, or how often it is there
            says = np.arange(rows.rights) if rows.rights else np.arange(rows.lefts if by_card else 1)
            groups = np.arange(len(cards))[:, None]
            if by_card:
                groups //= rows.left.shape[-1]
            numbers = groups * len(says) + np.resize(says, len(cards[0]))[None]
            part = spoken[rows.first : rows.first + numbers.size]
            part[:, 0] = np.concatenate(cards)
            part[:, 1] = np.where(part[:, 0] > 0, said + numbers.ravel(), 0)
            said += int(numbers.max()) + 1
        return spoken

    def _cards(self, piece: Piece, place: int, count: int) -> np.ndarray:
        """For each bucket of a number the card that it speaks of."""
        told = self._told(piece)
        kinds = list(self.judging.cards)
        offset = sum(self.judging.cards[kind] for kind in kinds[: kinds.index(told.cards)])
        cards = np.zeros(count, np.int64)
        if told.by_card is not None:
            card = told.by_card + (place - piece.offset) % piece.shape[-1]
            cards[:] = offset + card if card else 0
        elif piece.kind == Kind.CARD:
            numbers = np.arange(min(piece.low, 0), piece.high + 1)
            named = (numbers > 0) & (self.buckets[piece.name] > 0)
            cards[self.buckets[piece.name][named] - 1] = offset + numbers[named]
        return cards

    # --- Actions

    def _turned(self) -> np.ndarray:
        most, actions = self.judging.seats, self.game.actions
        turned = np.tile(np.arange(actions, dtype=np.int32), (most + 1, most, 1))
        if self.judging.turned is not None:
            for seats in range(2, most + 1):
                for seat in range(seats):
                    turned[seats, seat] = self.judging.turned(seats, seat)
        return turned

    def _about(self) -> tuple[int, np.ndarray]:
        """Of what each action is about: places, codes and first rows, as far as there are any."""
        blocks = [each.block for each in self.judging.about]
        most = max((blocks.count(block) for block in blocks), default=0)
        about = np.zeros((self.game.actions, max(most, 1), 3), np.int32)
        about[:, :, 0] = -1
        used: dict[str, int] = {}
        rows = 1
        for each in self.judging.about:
            block, piece = self.game.acts[each.block], self.game.observes[each.piece]
            assert len(each.places) == block.size, f"{each.block} has {block.size} actions"
            column = used.setdefault(each.block, 0)
            used[each.block] += 1
            buckets = self.buckets[each.piece]
            axes = self._told(piece).axes if each.axes is None else each.axes
            groups = groups_of(self._shape(piece), axes).ravel().tolist()
            code, count = self._code(piece, buckets), int(buckets.max())
            firsts: dict[int, int] = {}
            for action, place in enumerate(each.places, block.offset):
                if place >= 0:
                    if groups[place] not in firsts:
                        firsts[groups[place]] = rows - 1
                        rows += count
                    about[action, column] = piece.offset + place, code, firsts[groups[place]]
        return rows, about


def buckets_of(piece: Piece, told: Told) -> np.ndarray:
    """The bucket of each number that a piece can have, or that is 0, from the least on."""
    least = min(piece.low, 0)
    numbers = np.arange(least, max(piece.high, 0) + 1)
    wide = piece.kind == Kind.NUMBER and not told.names and piece.high - piece.low > SMALL
    if told.codes:
        assert 0 not in told.codes, f"{piece.name}: 0 is never a feature"
        given = np.array([(number, bucket) for number, bucket in told.codes.items()])
        numbers[:] = 0
        numbers[given[:, 0] - least] = given[:, 1]
    elif wide or (piece.kind == Kind.COUNT and not told.names):
        beyond = STEPS[0] - 1 + np.searchsorted(STEPS, numbers, side="right")
        numbers = np.where(numbers < STEPS[0], np.maximum(numbers, LEAST), beyond)
    values = np.unique(numbers[numbers != 0])
    buckets = np.where(numbers == 0, 0, np.searchsorted(values, numbers) + 1)
    most = told.most or (COPIES if told.by_card is not None else len(values))
    found: np.ndarray = np.minimum(buckets, most).astype(np.int16)
    return found


def groups_of(shape: tuple[int, ...], axes: tuple[Axis, ...]) -> np.ndarray:
    """For each place the number of those that share its rows, from 0 on; -1 for places that are not told of."""
    groups = np.zeros(shape, np.int64)
    silent = np.zeros(shape, bool)
    for axis, size in enumerate(shape):
        kinds = axes[axis] if axis < len(axes) else None
        if kinds is None:
            kinds = tuple(range(size))
        elif not kinds:
            kinds = (0,) * size
        assert len(kinds) == size, f"an axis of {size} places has {len(kinds)} kinds"
        row = np.array(kinds).reshape([-1 if other == axis else 1 for other in range(len(shape))])
        groups = groups * (max(kinds) + 1) + row
        silent |= row == NOT_TOLD
    groups[silent] = -1
    known = np.unique(groups[~silent])
    found: np.ndarray = np.where(silent, -1, np.searchsorted(known, groups))
    return found


def members_of(groups: np.ndarray) -> list[np.ndarray]:
    """The places of each group, from group 0 on."""
    order = np.argsort(groups, kind="stable")
    return np.split(order, np.searchsorted(groups[order], np.arange(groups.max() + 1)))[1:]
