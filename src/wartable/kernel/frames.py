"""The stack of what is pending in a match: frames of (kind, seat, five parameters), kept in the record.
The top frame is what is decided or carried out next; no rule waits on Python's own stack."""

from wartable.kernel.rule import rule
from wartable.kernel.typed import AnyRecord

KIND, SEAT, A, B, C, D, E = range(7)


@rule
def push(g: AnyRecord, kind, seat, a, b, c, d, e):
    """Put something pending on top; a match with more pending than there is room for ends with an error, never silently."""
    top = g.depth
    if top >= g.frames.shape[0]:
        raise OverflowError("too much is pending")
    g.frames[top, KIND] = kind
    g.frames[top, SEAT] = seat
    g.frames[top, A] = a
    g.frames[top, B] = b
    g.frames[top, C] = c
    g.frames[top, D] = d
    g.frames[top, E] = e
    g.depth = top + 1


@rule
def pop(g: AnyRecord):
    """Take the top frame away, leaving zeros, so that equal matches are equal bytes."""
    top = g.depth - 1
    for i in range(7):
        g.frames[top, i] = 0
    g.depth = top


@rule
def top(g: AnyRecord, part):
    """One part of the top frame."""
    return g.frames[g.depth - 1, part]


@rule
def stage(g: AnyRecord):
    """The kind of what is decided next, 0 if nothing is."""
    if g.depth == 0:
        return 0
    return top(g, KIND)


@rule
def set_top(g: AnyRecord, part, value):
    """Change one part of the top frame."""
    g.frames[g.depth - 1, part] = value


@rule
def clear_frames(g: AnyRecord):
    """Nothing is pending any more."""
    while g.depth > 0:
        pop(g)
