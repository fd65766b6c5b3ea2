"""Masks of legal actions: clearing, counting, and finding the n-th marked one.
Runners use them; games only ever set marks. Whoever draws from a mask again and again looks at its lanes: eight actions
at a time, so that a vocabulary can grow and a playout hardly notices."""

from wartable.kernel.rule import rule

BLOCK = 32  # actions that are passed over together where a mask is looked at once
LANE = 8  # actions that one 64-bit number shows
LANES = 8  # lanes that are passed over together; their bytes must come to no more than 127
MOST_LANES = 255  # so many can be added up before a byte of the sum runs over
MOST_ACTIONS = LANE * MOST_LANES


@rule
def mask_width(actions: int) -> int:
    """How long a mask must be to be read in lanes to its end."""
    return (actions + LANE - 1) // LANE * LANE


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
    return nth_from(mask, action, n)


@rule
def nth_from(mask, action, n):
    """The n-th marked action from one on."""
    while True:
        if mask[action] != 0:
            if n == 0:
                return action
            n -= 1
        action += 1


@rule
def next_mark(mask, lanes, action):
    """The first marked action from one on, of a mask that is lanes to its end; its length if there is none."""
    while action < len(mask):
        if action % LANE == 0 and lanes[action // LANE] == 0:
            action += LANE
        elif mask[action] != 0:
            return action
        else:
            action += 1
    return len(mask)


@rule
def in_lanes(length):
    """How much of a mask can be read as 64-bit numbers; the few actions behind the last whole one can't."""
    return length // LANE * LANE


@rule
def sum_of_bytes(lane):
    """Of a number whose bytes come to no more than 127 together."""
    halves = lane + (lane >> 32)
    quarters = halves + (halves >> 16)
    return (quarters + (quarters >> 8)) & 0xFF


@rule
def count_in_lanes(mask, lanes):
    """How many actions are marked: lanes are added up byte by byte, for each byte is 0 or 1."""
    total = 0
    for at in range(len(lanes)):
        total += int(lanes[at])
    count = 0
    for place in range(LANE):
        count += (total >> (8 * place)) & 0xFF
    for action in range(len(lanes) * LANE, len(mask)):
        count += int(mask[action])
    return count


@rule
def nth_in_lanes(mask, lanes, n):
    """The n-th marked action: blocks of lanes are passed over, then whole lanes."""
    lane = 0
    while lane + LANES <= len(lanes):
        block = int(lanes[lane])
        for other in range(lane + 1, lane + LANES):
            block += int(lanes[other])
        if block != 0:
            count = sum_of_bytes(block)
            if n < count:
                break
            n -= count
        lane += LANES
    while lane < len(lanes):
        if lanes[lane] != 0:
            count = sum_of_bytes(int(lanes[lane]))
            if n < count:
                break
            n -= count
        lane += 1
    return nth_from(mask, lane * LANE, n)
