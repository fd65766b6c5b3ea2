"""Masks of legal actions: clearing, counting, and finding the n-th marked one.
Runners use them; games only ever set marks."""

from wartable.kernel.rule import rule


@rule
def clear_mask(mask):
    for action in range(len(mask)):
        mask[action] = 0


@rule
def count_marks(mask):
    """How many actions are marked."""
    count = 0
    for action in range(len(mask)):
        count += int(mask[action])
    return count


@rule
def nth_mark(mask, n):
    """The n-th marked action."""
    action = 0
    while True:
        if mask[action] != 0:
            if n == 0:
                return action
            n -= 1
        action += 1
