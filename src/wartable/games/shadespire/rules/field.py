"""The battlefield: laying out the boards, neighbours, distances, line of sight, and where fighters can go.
Hexes have two coordinates, X in half hexes and the row; all geometry is done in whole numbers (SHA-132)."""

from wartable.games.shadespire.boards import GROUNDS, HEIGHT, ROWS, WIDTH
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.state import GAPS, HEXES, NO_ONE, NOTHING, Ground, Setting
from wartable.kernel.rule import rule

# The six neighbours; the one opposite to d is (d + 3) % 6. Those in the same row are 2 half hexes away, others 1.
DIRECTIONS = 6
RIGHT, RIGHT_DOWN, LEFT_DOWN, LEFT, LEFT_UP, RIGHT_UP = range(6)
LONG_JOINS = 36  # placements 0-35 join long sides, 36-39 short ones
PLACEMENTS = 40
WIDEST = 4  # SHA-30: the farthest sideways offset, in hexes
WHOLE = 4  # quarters of a hex


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
def may_place(g: Record, beside, placement):
    """SHA-29: a board can't lie over another one."""
    x = g.board_x[beside] + placement_x(placement)
    y = g.board_y[beside] + placement_y(placement)
    for board in range(g.boards):
        if abs(g.board_x[board] - x) < WIDTH and abs(g.board_y[board] - y) < HEIGHT:
            return False
    return True


@rule
def lay_out(g: Record):
    """SHA-33, SHA-34, SHA-36: find the complete hexes row by row, whose they are, what lies beside what."""
    left = 0
    right = 0
    first = 0
    last = 0
    for board in range(g.boards):
        left = min(left, g.board_x[board])
        right = max(right, g.board_x[board])
        first = min(first, g.board_y[board])
        last = max(last, g.board_y[board])
    g.hexes = 0
    for y in range(first - 1, last + ROWS + 1):
        for x in range(left + (y + 1) % 2, right + WIDTH + 1, 2):
            lay_hex(g, x, y)
    join_hexes(g)
    g.block_count = 0
    for hex in range(g.hexes):
        for way in range(DIRECTIONS):
            if g.near[hex, way] == NOTHING:
                g.edge[hex] = 1  # SHA-37
        if g.ground[hex] == Ground.BLOCKED:
            block(g, hex)


@rule
def lay_hex(g: Record, x, y):
    """A hex of the battlefield, if what the boards print of it makes a complete one."""
    quarters = 0
    whole = NOTHING
    for board in range(g.boards):
        across = x - g.board_x[board]
        row = y - g.board_y[board]
        if 0 <= across <= WIDTH and -1 <= row <= ROWS:
            quarters += quarters_of(across, row)
            if quarters_of(across, row) == WHOLE:
                whole = board
    if quarters != WHOLE:
        return
    hex = g.hexes
    g.hex_x[hex] = x
    g.hex_y[hex] = y
    g.land[hex] = NO_ONE
    if whole != NOTHING:
        g.land[hex] = g.order[whole]
        g.ground[hex] = ground_of(g, whole, x - g.board_x[whole], y - g.board_y[whole])
    g.hexes = hex + 1


@rule
def join_hexes(g: Record):
    """The neighbours of every hex: those to the right and in the row below come soon after it."""
    for hex in range(g.hexes):
        for way in range(DIRECTIONS):
            g.near[hex, way] = NOTHING
    for hex in range(g.hexes):
        other = hex + 1
        while other < g.hexes and g.hex_y[other] <= g.hex_y[hex] + 1:
            if straight(g, hex, other) == 1:
                way = RIGHT
                if g.hex_y[other] > g.hex_y[hex]:
                    way = RIGHT_DOWN if g.hex_x[other] > g.hex_x[hex] else LEFT_DOWN
                g.near[hex, way] = other
                g.near[other, way + 3] = hex
            other += 1


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
def ground_of(g: Record, board, x, row):
    """What is printed there, on a board that may be turned (SHA-31)."""
    if g.turned[board] != 0:
        x = WIDTH - x
        row = ROWS - 1 - row
    place = (x - 1) // 2 if row % 2 == 0 else (x - 2) // 2
    return GROUNDS[g.faces[board], row, place]


@rule
def block(g: Record, hex):
    """Sight and moves are blocked here."""
    g.blocks[g.block_count] = hex
    g.block_count += 1


# --- Distance and sight -------------------------------------------------------------------------------------------


@rule
def is_blocked(g: Record, hex):
    return g.ground[hex] == Ground.BLOCKED or g.shard[hex] != 0


@rule
def is_free(g: Record, hex):
    """SHA-58, SHA-145: a hex that a fighter can be in."""
    return hex != NOTHING and g.who[hex] == 0 and not is_blocked(g, hex)


@rule
def straight(g: Record, one, two):
    """The distance of two hexes as if there were no gaps."""
    rows = abs(g.hex_y[one] - g.hex_y[two])
    return max(rows, (abs(g.hex_x[one] - g.hex_x[two]) + rows) // 2)


@rule
def within(g: Record, one, two, most):
    """SHA-9, O-09: whether two hexes are at most so far apart, counted through complete hexes."""
    apart = straight(g, one, two)
    if apart > most:
        return False
    if apart < 2 or g.settings[Setting.GAP] != 0 or has_straight_way(g, one, two):
        return True
    return steps_between(g, one, two, most) <= most


@rule
def has_straight_way(g: Record, one, two):
    """Whether no gap makes a way longer than `straight`: both ways round are tried, and one of them is nearly always there.

    A straight way has so many steps in one direction and so many in the next one to it.
    """
    across = g.hex_x[two] - g.hex_x[one]
    down = g.hex_y[two] - g.hex_y[one]
    rows = abs(down)
    right = RIGHT_DOWN if down > 0 else RIGHT_UP
    left = LEFT_DOWN if down > 0 else LEFT_UP
    if abs(across) < rows:
        way, steps = right, (rows + across) // 2
        other, others = left, (rows - across) // 2
    elif across > 0:
        way, steps = RIGHT, (across - rows) // 2
        other, others = right, rows
    else:
        way, steps = LEFT, (-across - rows) // 2
        other, others = left, rows
    return can_walk(g, one, way, steps, other, others) or can_walk(g, one, other, others, way, steps)


@rule
def can_walk(g: Record, hex, way, steps, other, others):
    """Whether so many steps in two directions stay on complete hexes, those of the first taken as soon as they can be."""
    while steps + others > 0:
        beside = NOTHING
        if steps > 0:
            beside = g.near[hex, way]
        if beside != NOTHING:
            steps -= 1
        elif others > 0:
            beside = g.near[hex, other]
            others -= 1
        if beside == NOTHING:
            return False
        hex = beside
    return True


@rule
def steps_between(g: Record, one, two, most):
    """SHA-9: steps through complete hexes, blocked and occupied ones too; most + 1 when there are more."""
    clear_flood(g, GAPS)
    g.found[GAPS, 0] = one
    g.far[GAPS, one] = 1
    waiting = 1
    place = 0
    while place < waiting:
        hex = g.found[GAPS, place]
        place += 1
        further = g.far[GAPS, hex] + 1
        if hex == two:
            return further - 2
        if further - 1 <= most:
            for way in range(DIRECTIONS):
                beside = g.near[hex, way]
                if beside != NOTHING and g.far[GAPS, beside] == 0:
                    g.far[GAPS, beside] = further
                    g.found[GAPS, waiting] = beside
                    waiting += 1
    return most + 1


@rule
def distance(g: Record, one, two):
    """SHA-9, O-09: how far two hexes are apart."""
    apart = straight(g, one, two)
    if apart < 2 or g.settings[Setting.GAP] != 0 or has_straight_way(g, one, two):
        return apart
    return steps_between(g, one, two, HEXES)


@rule
def are_adjacent(g: Record, one, two):
    """SHA-8."""
    return straight(g, one, two) == 1


@rule
def sees(g: Record, one, two):
    """SHA-129 to SHA-134: the line between the centres meets no blocked hex, not even its rim."""
    for place in range(g.block_count):
        hex = g.blocks[place]
        if hex != one and hex != two and line_meets(g, one, two, hex):
            return False
    return True


@rule
def line_meets(g: Record, one, two, hex):
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
def way_between(g: Record, one, two):
    """The direction from a hex to its neighbour."""
    for way in range(DIRECTIONS):
        if g.near[one, way] == two:
            return way
    return NOTHING


# --- Going --------------------------------------------------------------------------------------------------------


@rule
def flood(g: Record, row, start, steps, through, lethal):
    """SHA-75, SHA-76: find every hex that can be entered with so many steps; gives how many there are, the first included.

    They stand in a row of `found`, and in the same one of `far` how many steps they take, + 1.
    `through`: other fighters are no hindrance. Without `lethal`, lethal hexes end the way: who goes on from one
    suffers first, so that is a way of its own.
    """
    clear_flood(g, row)
    g.found[row, 0] = start
    g.far[row, start] = 1
    waiting = 1
    place = 0
    while place < waiting:
        hex = g.found[row, place]
        place += 1
        further = g.far[row, hex] + 1
        if further - 1 > steps or (not lethal and hex != start and g.ground[hex] == Ground.LETHAL):
            continue
        for way in range(DIRECTIONS):
            beside = g.near[hex, way]
            if beside == NOTHING or g.far[row, beside] != 0 or is_blocked(g, beside):
                continue
            if g.who[beside] == 0 or through:
                g.far[row, beside] = further
                g.found[row, waiting] = beside
                waiting += 1
    return waiting


@rule
def clear_flood(g: Record, row):
    for hex in range(HEXES):
        g.far[row, hex] = 0
