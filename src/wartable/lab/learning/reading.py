"""How a batch of observations becomes rows of a network's tables, on whatever device it lies: the rows that `Features.rows_of` finds.
Rows are kept raggedly, those of one position behind the other, so that nothing is spent on numbers that say nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from wartable.kernel.schema import Schema
from wartable.players.learned.features import Features


@dataclass(frozen=True)
class Ragged:
    """Lists of different lengths, one behind the other."""

    flat: Tensor
    counts: Tensor  # int64

    @property
    def offsets(self) -> Tensor:
        """Where each list begins."""
        return self.counts.cumsum(0) - self.counts

    @property
    def owners(self) -> Tensor:
        """For each thing the number of its list."""
        lists = torch.arange(len(self.counts), device=self.counts.device)
        return torch.repeat_interleave(lists, self.counts, output_size=len(self.flat))

    def take(self, starts: Tensor, lists: Tensor, total: int) -> Ragged:
        """Some of the lists, by their numbers; `starts` are the offsets, `total` says how many things are in them."""
        counts = self.counts[lists]
        offsets = counts.cumsum(0) - counts
        shift = torch.repeat_interleave(starts[lists] - offsets, counts, output_size=total)
        return Ragged(self.flat[shift + torch.arange(total, device=shift.device)], counts)


def chained(parts: Sequence[Ragged]) -> Ragged:
    """Lists one behind the other."""
    return Ragged(torch.cat([part.flat for part in parts]), torch.cat([part.counts for part in parts]))


@dataclass(frozen=True)
class Positions:
    """What a network is told of positions: the rows of each, and of each legal action its number and what it is about."""

    rows: Ragged  # int32
    actions: Ragged  # int32, in the eyes of the seat that decides
    about: Tensor  # int32: for each of these actions the rows of the second table, 0 where there is none

    def __len__(self) -> int:
        return len(self.rows.counts)

    def portions(self, order: Tensor, size: int) -> Iterator[tuple[Tensor, Positions]]:
        """The positions in an order, so many at a time, with their numbers. The device is waited for only once."""
        bounds = [*range(size, len(order), size), len(order)]
        last = torch.tensor(bounds, device=order.device) - 1
        ends = [[0, *of.counts[order].cumsum(0)[last].tolist()] for of in (self.rows, self.actions)]
        starts = [self.rows.offsets, self.actions.offsets]
        which = Ragged(torch.arange(len(self.actions.flat), device=order.device), self.actions.counts)
        for number, end in enumerate(bounds):
            chosen = order[bounds[number - 1] if number else 0 : end]
            totals = [every[number + 1] - every[number] for every in ends]
            rows = self.rows.take(starts[0], chosen, totals[0])
            places = which.take(starts[1], chosen, totals[1])
            actions = Ragged(self.actions.flat[places.flat], places.counts)
            yield chosen, Positions(rows, actions, self.about[places.flat])


def gathered(parts: Sequence[Positions]) -> Positions:
    """All positions of several parts, in their order."""
    return Positions(
        chained([part.rows for part in parts]),
        chained([part.actions for part in parts]),
        torch.cat([part.about for part in parts]),
    )


class Reading:
    """Reads the buffers of a batch whose matches have so many seats."""

    def __init__(self, features: Features, schema: Schema, seats: int, device: torch.device) -> None:
        def there(array: object, kind: torch.dtype) -> Tensor:
            return torch.as_tensor(array).to(device, kind)

        told = np.flatnonzero(_is_told(features, schema))
        self.told = there(told, torch.int64)
        self.told_first = there(features.first[told], torch.int32)
        self.told_code = there(features.code_at[told], torch.int32)
        self.code_at = there(features.code_at, torch.int32)
        self.codes = there(features.codes, torch.int32)
        self.left = there(features.join_left, torch.int64)
        self.right = there(features.join_right, torch.int64)
        self.join_first = there(features.join_first, torch.int32)
        self.join_width = there(features.join_width, torch.int32)
        self.turned = there(features.turned[seats], torch.int64)
        self.about = there(features.about, torch.int64)
        self.about_code = there(features.about_code, torch.int64)
        self.about_first = there(features.about_first, torch.int32)

    def positions(self, seen: Tensor, masks: Tensor, seats: Tensor) -> tuple[Positions, Tensor]:
        """What there is to know, and the legal actions by the numbers that the batch has for them."""
        owner, action = masks.nonzero(as_tuple=True)
        actions = self.turned[seats[owner], action]
        counts = torch.count_nonzero(masks, 1)
        told = Ragged(actions.to(torch.int32), counts)
        return Positions(self.rows(seen), told, self._about(seen, owner, actions)), action

    def rows(self, seen: Tensor) -> Ragged:
        """The rows of every observation."""
        told = seen.index_select(1, self.told)
        owner, place = told.nonzero(as_tuple=True)
        bucket = self.codes[self.told_code[place] + told[owner, place]]
        single = torch.where(bucket > 0, self.told_first[place] + bucket, 0)
        counts = torch.count_nonzero(told, 1)
        if not len(self.left):
            return Ragged(single, counts)
        left, right = self._buckets(seen, self.left), self._buckets(seen, self.right)
        joined = torch.where((left > 0) & (right > 0), self.join_first + left * self.join_width + right, 0)
        of, join = joined.nonzero(as_tuple=True)
        more = torch.count_nonzero(joined, 1)
        return _interleaved(Ragged(single, counts), owner, Ragged(joined[of, join], more), of)

    def _buckets(self, seen: Tensor, places: Tensor) -> Tensor:
        return self.codes[self.code_at[places] + seen.index_select(1, places)]

    def _about(self, seen: Tensor, owner: Tensor, actions: Tensor) -> Tensor:
        """The rows of the second table for actions of these owners."""
        places = self.about[actions]
        numbers = seen[owner[:, None], places.clamp(min=0)]
        bucket = self.codes[self.about_code[actions] + numbers]
        there = (places >= 0) & (bucket > 0)
        return torch.where(there, self.about_first[actions] + bucket, 0)


def _is_told(features: Features, schema: Schema) -> np.ndarray:
    """Of which places of an observation there are rows at all."""
    known: dict[tuple[int, int, int], bool] = {}
    found = np.zeros(schema.size, bool)
    for place, key in enumerate(
        zip(features.code_at.tolist(), schema.low.tolist(), schema.high.tolist(), strict=True)
    ):
        if key not in known:
            code, low, high = key
            known[key] = bool(features.codes[code + low : code + high + 1].any())
        found[place] = known[key]
    return found


def _interleaved(one: Ragged, of_one: Tensor, other: Ragged, of_other: Tensor) -> Ragged:
    """Two lists of each owner as one: those of the second behind those of the first."""
    counts = one.counts + other.counts
    flat = torch.empty(len(one.flat) + len(other.flat), dtype=one.flat.dtype, device=one.flat.device)
    at = torch.arange(len(one.flat), device=flat.device)
    flat[at + other.offsets[of_one]] = one.flat
    at = torch.arange(len(other.flat), device=flat.device)
    flat[at + (one.offsets + one.counts)[of_other]] = other.flat
    return Ragged(flat, counts)
