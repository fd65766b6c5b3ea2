"""Records: one fixed-size block a match, with named fields; `Records` holds many, `proxy` reads one.
Compiled rules see the NumPy record itself; plain Python sees a light proxy over the same bytes. Every field declares
which values it can hold, and `Layout.check` proves it of records that come from outside: compiled rules trust them."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from wartable.kernel.chance import LOW

FRAME_SIZE = 7  # kind, seat and five parameters of what is pending
EVENT_SIZE = 8  # kind, seat, card, x, y, z, who may see the card, who learns by it


class Range(NamedTuple):
    """The least and the greatest value of a field's numbers; a row of them where each column has its own."""

    least: Any
    most: Any


def within(least: int, most: int) -> Range:
    """From a number to a number, both included."""
    return Range(int(least), int(most))


def columns(*ranges: Range) -> Range:
    """A range for each place along a field's last axis."""
    return Range([each.least for each in ranges], [each.most for each in ranges])


FLAG = within(0, 1)
ZERO = within(0, 0)

# A name, a NumPy type, the shape of an array, and what its numbers can be.
Field = tuple[str, str, Range] | tuple[str, str, int | tuple[int, ...], Range]
Scratch = tuple[str, str, int | tuple[int, ...]]


class FrameRanges:
    """What frames can hold, by their kind: the ranges of the seat and of the parameters; those not named are 0."""

    def __init__(self, kinds: Mapping[int, tuple[Range, ...]]) -> None:
        self.least = np.ones((max(kinds) + 1, FRAME_SIZE), np.int64)  # what is no kind can hold nothing
        self.most = np.zeros_like(self.least)
        self.least[0] = 0
        for kind, named in kinds.items():
            ranges = columns(within(kind, kind), *named, *[ZERO] * (FRAME_SIZE - 1 - len(named)))
            self.least[kind], self.most[kind] = ranges

    @property
    def about(self) -> Range:
        """What the parameters can be, whatever the kind."""
        return within(self.least[:, 2:].min(), self.most[:, 2:].max())


@dataclass(frozen=True)
class Layout:
    """The fields of a game's record. The head is the match; the tail is what the last action told."""

    dtype: np.dtype[Any]
    kept: np.dtype[Any]  # the same without the scratch
    head: int  # bytes of the match itself: what is copied by search, compared and saved
    ranges: Mapping[str, Range] = field(compare=False)  # of the fields of the head
    moved: Mapping[str, Sequence[int]] = field(
        default_factory=dict, compare=False
    )  # by field: where places were
    unsummed: frozenset[str] = frozenset()  # fields that count nothing in sums

    @cached_property
    def words(self) -> int:
        """The head in 64-bit words."""
        return self.head // 8

    @cached_property
    def digest(self) -> bytes:
        """Changes whenever a saved record would no longer mean the same."""
        return hashlib.sha256(repr(self.kept.descr).encode()).digest()[:4]

    @cached_property
    def proxy(self) -> type:
        return proxy_class(self.dtype)

    def zeros(self, count: int) -> Records:
        return Records(self, np.zeros(count, self.dtype))

    @cached_property
    def limits(self) -> list[tuple[np.dtype[Any], np.ndarray, np.ndarray]]:
        """What the whole head can hold as a row of numbers of each width; what is between fields is 0."""
        places = self.dtype.fields
        assert places is not None
        found = []
        for width in sorted({places[name][0].base for name in self.ranges}, key=lambda width: width.itemsize):
            info = np.iinfo(width)
            least = np.full(self.head // width.itemsize, info.min, width)
            most = np.full_like(least, info.max)
            if width.itemsize == 1:
                least[:] = most[:] = 0
            for name, (low, high) in self.ranges.items():
                kind, start = places[name][:2]
                at = slice(start // width.itemsize, (start + kind.itemsize) // width.itemsize)
                if kind.base == width:
                    least[at] = np.broadcast_to(np.array(low, width), kind.shape).reshape(-1)
                    most[at] = np.broadcast_to(np.array(high, width), kind.shape).reshape(-1)
                elif width.itemsize == 1:
                    least[at], most[at] = info.min, info.max
            found.append((width, least, most))
        return found

    @cached_property
    def weights(self) -> list[tuple[np.dtype[Any], np.ndarray]]:
        """A number for every place of the head, for each width of numbers: by the name of the field and the place in it.

        So a sum over them stays the same when fields or cards come in, as long as what comes in is 0.
        """
        places = self.dtype.fields
        assert places is not None
        found = []
        for width in sorted({places[name][0].base for name in self.ranges}, key=lambda width: width.itemsize):
            weights = np.zeros(self.head // width.itemsize, np.uint64)
            for name in self.ranges:
                kind, start = places[name][:2]
                if kind.base == width and name not in self.unsummed:
                    at = slice(start // width.itemsize, (start + kind.itemsize) // width.itemsize)
                    own = _weights_of(name, kind.shape)
                    weights[at] = (own[..., list(self.moved[name])] if name in self.moved else own).reshape(
                        -1
                    )
            found.append((width, weights))
        return found

    def sound(self, records: Records, frames: FrameRanges) -> np.ndarray:
        """Which of the records hold nothing but what their fields and their frames can hold."""
        found = np.ones(len(records), bool)
        for width, least, most in self.limits:
            numbers = records.raw[:, : self.words].view(width)
            found &= ((numbers >= least) & (numbers <= most)).all(axis=1)
        return found & frames_fit(records, frames).all(axis=1)

    def check(self, records: Records, frames: FrameRanges) -> None:
        """Raise AssertionError, naming field and value, when a record holds what it can't."""
        unsound = np.flatnonzero(~self.sound(records, frames))
        if not len(unsound):
            return
        row = records[unsound[0] : unsound[0] + 1]
        for name, (least, most) in self.ranges.items():
            numbers = row.array[name][0]
            wrong = numbers[(numbers < least) | (numbers > most)]
            assert not wrong.size, f"{name} is {wrong.reshape(-1)[0]}"
        for number, fits in enumerate(frames_fit(row, frames)[0]):
            assert fits, f"frame {number} is {row.array['frames'][0, number].tolist()}"
        raise AssertionError("something lies between the fields")


def _weights_of(name: str, shape: tuple[int, ...]) -> np.ndarray:
    """A weight for every place of a field. It follows from the name and the place alone, so it outlives a larger shape."""
    seed = int.from_bytes(hashlib.sha256(name.encode()).digest()[:8])
    shape = shape or (1,)
    weights = np.full(shape, seed, np.uint64)
    for place in np.indices(shape, np.uint64):
        weights = _mixed(weights + place)
    return _mixed(weights) | np.uint64(1)


def _mixed(numbers: np.ndarray) -> np.ndarray:
    """Numbers that look drawn by lot (splitmix64)."""
    mixed: np.ndarray = numbers + np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed = mixed ^ (mixed >> np.uint64(31))
    return mixed


def frames_fit(records: Records, ranges: FrameRanges) -> np.ndarray:
    """Which frames of the records hold what their kind can; below the depth there is one, above it there is none."""
    frames = records.array["frames"]
    kinds = frames[..., 0].astype(np.int64)
    known = (kinds >= 0) & (kinds < len(ranges.least))
    kinds[~known] = 0
    fit = (frames >= ranges.least[kinds]) & (frames <= ranges.most[kinds])
    filled = np.arange(frames.shape[1]) < records.array["depth"][:, None]
    found: np.ndarray = known & fit.all(axis=2) & ((kinds != 0) == filled)
    return found


def layout(
    fields: list[Field],
    frames: int,
    journal: int,
    number: str,
    scratch: Sequence[Scratch] = (),
    moved: Mapping[str, Sequence[int]] | None = None,
    unsummed: Collection[str] = (),
) -> Layout:
    """A record of the game's own fields with room for pending frames and for events of one action.

    `number` is the NumPy type that the parameters of frames and events need: "i1" or "i2". What those of frames can be
    depends on their kind and is declared apart (`FrameRanges`).

    `scratch` is room in which rules work something out, so that they need no memory of their own. What they leave there
    means nothing: it is neither copied with the match nor compared nor saved, and no rule reads what another call left.

    Where places of a field have changed, `moved` says for each (of the last axis) where it was: sums of matches count it
    there, so that those of matches which were kept before stay as they were. For the same reason fields that came in
    later and are not 0 in such matches are `unsummed`: they follow from all the others and the moves.
    """
    anything = np.iinfo(number)
    head: list[Field] = [
        ("chance", "i8", (4,), within(0, LOW)),
        *fields,
        ("depth", "i1", within(0, frames)),
        ("frames", number, (frames, FRAME_SIZE), within(anything.min, anything.max)),
    ]
    for each in head:
        name, kind, declared = each[0], each[1], each[-1]
        assert isinstance(declared, Range), f"{name} declares no range"
        least, most = np.min(declared.least), np.max(declared.most)
        assert np.all(np.less_equal(*declared)), f"the range of {name} is empty"
        assert np.iinfo(kind).min <= least and most <= np.iinfo(kind).max, (
            f"the range of {name}, {least} to {most}, does not fit its type {kind}"
        )
    plain = [each[:-1] for each in head]
    used = np.dtype(plain, align=True)
    assert used.fields is not None
    end = max(place[1] + place[0].itemsize for place in used.fields.values())
    pad: Field = ("pad", "i1", (-end % 8 or 8,), ZERO)
    tail = [("told", "i2"), ("listening", "i2"), ("journal", number, (journal, EVENT_SIZE))]
    kept = [*plain, pad[:-1], *tail]
    dtype = np.dtype([*kept, *scratch], align=True)
    assert dtype.fields is not None
    start = dtype.fields["told"][1]
    assert start % 8 == 0 and dtype.itemsize % 8 == 0
    for name, places in (moved or {}).items():
        shape = dtype.fields[name][0].shape
        assert sorted(places) == list(range(shape[-1])), f"{name} has not moved to places of its own"
    ranges = {each[0]: each[-1] for each in [*head, pad]}
    assert set(unsummed) <= ranges.keys(), "what is not summed is a field"
    return Layout(dtype, np.dtype(kept, align=True), start, ranges, moved or {}, frozenset(unsummed))


class Records:
    """A row of matches: as one NumPy array, as words to copy, and as proxies to read."""

    def __init__(self, layout: Layout, array: np.ndarray) -> None:
        self.layout = layout
        self.array = array
        self.raw = array.view(np.int64).reshape(len(array), layout.dtype.itemsize // 8)

    def __len__(self) -> int:
        return len(self.array)

    def __getitem__(self, index: slice) -> Records:
        return Records(self.layout, self.array[index])

    def copy(self) -> Records:
        """The same bytes once more, those between fields too, which NumPy's own copy would leave to chance."""
        return Records(self.layout, self.raw.copy().view(self.layout.dtype).reshape(len(self)))

    @cached_property
    def proxies(self) -> list[Any]:
        return [self.layout.proxy(self.array, i) for i in range(len(self.array))]

    def repeated(self, count: int) -> Records:
        """The first record so many times."""
        raw = np.repeat(self.raw[:1], count, axis=0)
        return Records(self.layout, raw.view(self.layout.dtype).reshape(count))

    def head(self, index: int) -> bytes:
        return self.raw[index, : self.layout.words].tobytes()

    def sum(self, index: int) -> str:
        """A few letters that tell whether two matches stand alike, whatever fields and cards have come in since."""
        total = 0
        for width, weights in self.layout.weights:
            numbers = self.raw[index, : self.layout.words].view(width).astype(np.int64).view(np.uint64)
            total += int((numbers * weights).sum(dtype=np.uint64))
        return f"{total >> 32 & 0xFFFFFFFF:08x}"

    def set_head(self, index: int, data: bytes) -> None:
        self.raw[index, : self.layout.words] = np.frombuffer(data, np.int64)


def proxy_class(dtype: np.dtype[Any]) -> type:
    """A class with one attribute a field: numbers read and write the record, arrays are memory views.

    Memory views give Python's own integers and refuse a value that does not fit its field, so plain Python
    neither wraps silently nor is slow; they want every index at once (`g.hand[seat, card]`). `home` is the record itself.
    """
    assert dtype.names is not None and dtype.fields is not None
    arrays = [name for name in dtype.names if dtype.fields[name][0].shape]
    numbers = [name for name in dtype.names if not dtype.fields[name][0].shape]
    slots = ("home", *arrays, *("_" + name for name in numbers))
    lines = ["class Proxy:", f"    __slots__ = {slots!r}", "    def __init__(self, array, index):"]
    lines.append("        self.home = array[index : index + 1]")
    lines += [f"        self.{name} = memoryview(array[{name!r}][index])" for name in arrays]
    lines += [f"        self._{name} = memoryview(array[{name!r}][index : index + 1])" for name in numbers]
    for name in numbers:
        lines += [
            f"    def _get_{name}(self): return self._{name}[0]",
            f"    def _set_{name}(self, value): self._{name}[0] = value",
            f"    {name} = property(_get_{name}, _set_{name})",
        ]
    namespace: dict[str, Any] = {}
    exec("\n".join(lines), namespace)  # noqa: S102 (our own text, from our own field names)
    return namespace["Proxy"]  # type: ignore[no-any-return]
