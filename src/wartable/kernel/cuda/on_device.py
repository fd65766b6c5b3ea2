"""What `kernel.stepping` and the kernels do otherwise on a graphics processor, where matches lie in tiles."""

from typing import Any

from numba import cuda

from wartable.kernel.cuda.tiles import TILE
from wartable.kernel.record import Layout
from wartable.kernel.stepping import SKIPS, WORD

NAMES = ("meet", "pack", "record_of", "seen_of")


def meet(settings):
    """Wait for the threads of the block, so that all go through the same code at the same time.

    The code of a game is more than an instruction cache holds, and without this each warp would fetch it for itself. Where
    decisions are skipped some matches go round more often than others; those wait only from step to step.
    """
    if settings[SKIPS] == 0:
        cuda.syncthreads()


def record_of(records, i):
    """The record of a match: the first of its tile, whose fields are each thread's own."""
    return records[i // TILE * TILE]


def seen_of(seen, numbers_seen, i):
    """The observation of a match, all its numbers 0."""
    for number in range(numbers_seen.shape[1]):
        numbers_seen[i // TILE, number, i % TILE] = 0
    return seen[i // TILE * TILE]


def clearing(layout: Layout) -> Any:
    """A function `clear_record` for records of this layout: all fields of a match that has been, 0.

    Its neighbours' numbers lie between its own, so it goes field by field.
    """
    lines = ["def clear_record(g, words, i):"]
    for name in [*layout.ranges, "told", "listening"]:
        kind = layout.dtype[name]
        places = [f"i{axis}" for axis in range(len(kind.shape))]
        for depth, (place, size) in enumerate(zip(places, kind.shape, strict=True)):
            lines.append(f"{'    ' * (depth + 1)}for {place} in range({size}):")
        target = f"g.{name}[{', '.join(places)}]" if places else f"g.{name}"
        lines.append(f"{'    ' * (len(places) + 1)}{target} = 0")
    namespace: dict[str, Any] = {}
    exec("\n".join(lines), namespace)  # noqa: S102 (our own text, from our own field names)
    return namespace["clear_record"]


def pack(mask, bits, i):
    """Write a mask as bits, the first action in the lowest."""
    for word in range(bits.shape[1]):
        value = 0
        for action in range(WORD):
            value |= int(mask[word * WORD + action]) << action
        bits[i, word] = value
