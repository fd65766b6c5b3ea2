"""The battlefield: laying out the boards, neighbours, distances, line of sight, and where fighters can go.
Hexes have two coordinates, X in half hexes and the row; all geometry is done in whole numbers (SHA-132)."""

import numpy as np

from wartable.games.shadespire.boards import GROUNDS, HEIGHT, ROWS, WIDTH
from wartable.games.shadespire.state import HEXES, NO_ONE, NOTHING, Ground, Setting
from wartable.kernel.rule import rule

# The six neighbours; the one opposite to d is (d + 3) % 6.
STEP_X = np.array([2, 1, -1, -2, -1, 1], np.int8)
STEP_Y = np.array([0, 1, 1, 0, -1, -1], np.int8)
DIRECTIONS = 6
LONG_JOINS = 36  # placements 0-35 join long sides, 36-39 short ones
PLACEMENTS = 40
WIDEST = 4  # SHA-30: the farthest sideways offset, in hexes
WHOLE = 4  # quarters of a hex
FIELD_WIDTH = 7 * WIDTH
FIELD_HEIGHT = 7 * HEIGHT + 2


# --- Placing boards -----------------------------------------------------------------------------------------------


@rule
def placement_x(placement):
    """How far a board lies beside the one that it joins, in half hexes (SHA-30)."""
    if placement < LONG_JOINS:
        return 2 * ((placement % 18) // 2 - WIDEST)
    return WIDTH if placement < LONG_JOINS + 2 else -WIDTH


@rule
def placement_y(placement):
    """How many rows a board lies below the one that it joins."""
    if placement >= LONG_JOINS:
        return 0
    return HEIGHT if placement < 18 else -HEIGHT


@rule
def may_place(g, beside, placement):
    """SHA-29: a board can't lie over another one."""
    x = g.board_x[beside] + placement_x(placement)
    y = g.board_y[beside] + placement_y(placement)
    for board in range(g.boards):
        if abs(g.board_x[board] - x) < WIDTH and abs(g.board_y[board] - y) < HEIGHT:
            return False
    return True


@rule
def lay_out(g):
    """SHA-33, SHA-34, SHA-36: find the complete hexes, whose they are, what lies beside what."""
    left = 0
    top = 0
    for board in range(g.boards):
        left = min(left, g.board_x[board])
        top = min(top, g.board_y[board])
    quarters = np.zeros((FIELD_HEIGHT, FIELD_WIDTH), np.int8)
    printed = np.zeros((FIELD_HEIGHT, FIELD_WIDTH), np.int16)
    for board in range(g.boards):
        for row in range(-1, ROWS + 1):
            for x in range((row + 1) % 2, WIDTH + 1, 2):
                across = g.board_x[board] - left + x
                down = g.board_y[board] - top + row + 1
                quarters[down, across] += quarters_of(x, row)
                if quarters_of(x, row) == WHOLE:
                    printed[down, across] = 1 + board * 4 + ground_of(g, board, x, row)
    numbers = np.full((FIELD_HEIGHT, FIELD_WIDTH), NOTHING, np.int16)
    g.hexes = 0
    for down in range(FIELD_HEIGHT):
        for across in range(FIELD_WIDTH):
            if quarters[down, across] == WHOLE:
                hex = g.hexes
                numbers[down, across] = hex
                g.hex_x[hex] = across + left
                g.hex_y[hex] = down + top - 1
                g.land[hex] = NO_ONE
                if printed[down, across] > 0:
                    g.land[hex] = g.order[(printed[down, across] - 1) // 4]
                    g.ground[hex] = (printed[down, across] - 1) % 4
                g.hexes = hex + 1
    g.block_count = 0
    for hex in range(g.hexes):
        for way in range(DIRECTIONS):
            down = g.hex_y[hex] - top + 1 + STEP_Y[way]
            across = g.hex_x[hex] - left + STEP_X[way]
            beside = NOTHING
            if 0 <= down < FIELD_HEIGHT and 0 <= across < FIELD_WIDTH:
                beside = int(numbers[down, across])
            g.near[hex, way] = beside
            if beside == NOTHING:
                g.edge[hex] = 1  # SHA-37
        if g.ground[hex] == Ground.BLOCKED:
            block(g, hex)


@rule
def quarters_of(x, row):
    """How much of a hex a board prints: complete ones, halves along the sides, quarters in the corners."""
    whole = WHOLE
    if row < 0 or row >= ROWS:
        whole //= 2
    if x == 0 or x == WIDTH:
        whole //= 2
    return whole


@rule
def ground_of(g, board, x, row):
    """What is printed there, on a board that may be turned (SHA-31)."""
    if g.turned[board] != 0:
        x = WIDTH - x
        row = ROWS - 1 - row
    place = (x - 1) // 2 if row % 2 == 0 else (x - 2) // 2
    return GROUNDS[g.faces[board], row, place]


@rule
def block(g, hex):
    """Sight and moves are blocked here."""
    g.blocks[g.block_count] = hex
    g.block_count += 1


# --- Distance and sight -------------------------------------------------------------------------------------------


@rule
def is_blocked(g, hex):
    return g.ground[hex] == Ground.BLOCKED or g.shard[hex] != 0


@rule
def is_free(g, hex):
    """SHA-58, SHA-145: a hex that a fighter can be in."""
    return hex != NOTHING and g.who[hex] == 0 and not is_blocked(g, hex)


@rule
def straight(g, one, two):
    """The distance of two hexes as if there were no gaps."""
    rows = abs(g.hex_y[one] - g.hex_y[two])
    return max(rows, (abs(g.hex_x[one] - g.hex_x[two]) + rows) // 2)


@rule
def within(g, one, two, most):
    """SHA-9, O-09: whether two hexes are at most so far apart, counted through complete hexes."""
    apart = straight(g, one, two)
    if apart > most:
        return False
    if apart < 2 or g.settings[Setting.GAP] != 0:
        return True
    return steps_between(g, one, two, most) <= most


@rule
def steps_between(g, one, two, most):
    """SHA-9: steps through complete hexes, blocked and occupied ones too; most + 1 when there are more."""
    far = np.zeros(HEXES, np.int8)
    queue = np.zeros(HEXES, np.int16)
    queue[0] = one
    far[one] = 1
    waiting = 1
    place = 0
    while place < waiting:
        hex = int(queue[place])
        place += 1
        if hex == two:
            return int(far[hex]) - 1
        if far[hex] <= most:
            for way in range(DIRECTIONS):
                beside = g.near[hex, way]
                if beside != NOTHING and far[beside] == 0:
                    far[beside] = far[hex] + 1
                    queue[waiting] = beside
                    waiting += 1
    return most + 1


@rule
def distance(g, one, two):
    """SHA-9, O-09: how far two hexes are apart."""
    apart = straight(g, one, two)
    if apart < 2 or g.settings[Setting.GAP] != 0:
        return apart
    return steps_between(g, one, two, HEXES)


@rule
def are_adjacent(g, one, two):
    """SHA-8."""
    return straight(g, one, two) == 1


@rule
def sees(g, one, two):
    """SHA-129 to SHA-134: the line between the centres meets no blocked hex, not even its rim."""
    for place in range(g.block_count):
        hex = g.blocks[place]
        if hex != one and hex != two and line_meets(g, one, two, hex):
            return False
    return True


@rule
def line_meets(g, one, two, hex):
    """SHA-132: whether a line between centres meets a closed hex, by looking for a line that parts the two.

    A hex around (x, 3 row) has its corners at (0, ±2) and (±1, ±1); its sides face (1, 0), (1, 1) and (1, -1).
    """
    x1 = g.hex_x[one] - g.hex_x[hex]
    y1 = 3 * (g.hex_y[one] - g.hex_y[hex])
    x2 = g.hex_x[two] - g.hex_x[hex]
    y2 = 3 * (g.hex_y[two] - g.hex_y[hex])
    if max(x1, x2) < -1 or min(x1, x2) > 1:
        return False
    if max(x1 + y1, x2 + y2) < -2 or min(x1 + y1, x2 + y2) > 2:
        return False
    if max(x1 - y1, x2 - y2) < -2 or min(x1 - y1, x2 - y2) > 2:
        return False
    across = abs(x2 - x1)
    along = abs(y2 - y1)
    return abs((y2 - y1) * x1 - (x2 - x1) * y1) <= max(2 * across, across + along)


@rule
def way_between(g, one, two):
    """The direction from a hex to its neighbour."""
    for way in range(DIRECTIONS):
        if g.near[one, way] == two:
            return way
    return NOTHING


# --- Going --------------------------------------------------------------------------------------------------------


@rule
def flood(g, start, steps, through, lethal, far):
    """SHA-75, SHA-76: mark in `far` every hex that can be entered with so many steps, by the steps + 1.

    `through`: other fighters are no hindrance. Without `lethal`, lethal hexes end the way: who goes on from one
    suffers first, so that is a way of its own.
    """
    queue = np.zeros(HEXES, np.int16)
    queue[0] = start
    far[start] = 1
    waiting = 1
    place = 0
    while place < waiting:
        hex = int(queue[place])
        place += 1
        if far[hex] > steps or (not lethal and hex != start and g.ground[hex] == Ground.LETHAL):
            continue
        for way in range(DIRECTIONS):
            beside = g.near[hex, way]
            if beside == NOTHING or far[beside] != 0 or is_blocked(g, beside):
                continue
            if g.who[beside] == 0 or through:
                far[beside] = far[hex] + 1
                queue[waiting] = beside
                waiting += 1
