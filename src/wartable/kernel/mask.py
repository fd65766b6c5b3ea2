"""Masks of legal actions: clearing, counting, and finding the n-th marked one.
Runners use them; games only ever set marks."""

from wartable.kernel.rule import rule

BLOCK = 32


@rule
def clear_mask(mask):
    for action in range(len(mask)):
        mask[action] = 0


@rule
def count_marks(mask):
    """How many actions are marked."""
    return count_between(mask, 0, len(mask))


@rule
def count_between(mask, first, end):
    """How many of the actions from one up to another are marked."""
    count = 0
    for action in range(first, end):
        count += int(mask[action])
    return count


@rule
def nth_mark(mask, n):
    """The n-th marked action. Most actions are not, so it goes by blocks until it comes to the right one."""
    action = 0
    while action + BLOCK <= len(mask):
        marks = count_between(mask, action, action + BLOCK)
        if n < marks:
            break
        n -= marks
        action += BLOCK
    while True:
        if mask[action] != 0:
            if n == 0:
                return action
            n -= 1
        action += 1
