"""The search that is guided by what was learned, over records: written once here, rendered for each game.
All of it starts from an imagined match; no simulation is played out, each ends where somebody judges what it has come to."""

import math
from typing import Any

import numpy as np

from wartable.kernel.mask import count_in_lanes, next_mark
from wartable.players.lots import gist
from wartable.players.runners import (
    ACTION,
    AVAILABLE,
    CHANCE,
    FIRST,
    MOVER,
    NEXT,
    PARENT,
    SEAT,
    SIMULATIONS,
    VISITS,
    copy,
    mark,
)

actor: Any
play: Any
returns: Any
imagine: Any
observe: Any
evaluate: Any
blank: Any

# More columns of a tree's table of nodes: for which seats its branches are known, as bits; what the own seat saw there,
# and where a row has gone.
OPEN, SIGHT, MOVED = range(7, 10)
COLUMNS = 10

# Of a plan, beside those of any search: how many nodes the tree may have.
ROOM = 3

GONE = -1  # where a row has gone that nobody needs any more
UNSEEN, BLURRED = (
    0,
    -1,
)  # sights of a node that nobody has come to, and of one that did not always look the same
MOST_SIGHT = (1 << 62) - 1

EXPLORATION = (
    1.5  # how far it strays from what looks best, times how likely an action was thought to be the best
)
CAUTION = 0.1  # so much worse than where it is tried a branch is thought to be before anybody went there
FARTHEST = 400  # moves of one simulation, forced ones too

ENTRIES = {
    "ponder": (
        "int64(records, words, int64, int64[::1], int64[:, ::1], float64[:, ::1], float64[::1], uint8[::1], "
        "int16[::1], int64[::1], float64[::1], float64[::1], int8[::1])"
    ),
    "keep": "void(records, words, int64[:, ::1], float64[:, ::1], float64[::1], int64)",
}


def ponder(records, words, head, plan, nodes, totals, hopes, mask, seen, weights, values, shares, outcome):
    """`add_thoughts` for the match in record 0."""
    return add_thoughts(
        records, words, head, plan, nodes, totals, hopes, mask, seen, weights, values, shares, outcome
    )


def add_thoughts(
    records, words, head, plan, nodes, totals, hopes, mask, seen, weights, values, shares, outcome
):
    """Add simulations to a tree of what may happen from the match in record 0 on; gives the number of nodes in use.

    Each imagines a world anew in record 1 and walks the tree through actions that are legal there, to a choice that nobody has
    come to yet or to the end. What that is worth is told to all nodes on the way, for every seat its own.
    `nodes[0, PARENT]` is the number of nodes in use; all of a tree in which none are is made when its first node is.
    """
    g = records[1]
    used = nodes[0, PARENT]
    if used == 0:
        add_node(nodes, totals, hopes, 0, 0, 0, 0, 1.0)
        nodes[0, FIRST] = nodes[0, AVAILABLE] = 0
        used = 1
    for simulation in range(plan[SIMULATIONS]):
        copy(words, 1, 0, head)
        imagine(g, plan[SEAT], plan[CHANCE] + simulation)
        used = simulate(g, plan, nodes, totals, hopes, used, mask, seen, weights, values, shares, outcome)
    return used


def simulate(g, plan, nodes, totals, hopes, used, mask, seen, weights, values, shares, outcome):
    """Walk to the edge of the tree in this world, have it judged and tell the way back; gives the number of nodes in use.

    Where there is nothing to choose there is nothing to judge: such a move is made on the way. It has a node all the same, as
    in other worlds the seat may have a choice there, and whoever watches sees no difference.
    """
    lanes = mask.view(np.int64)
    own = plan[SEAT]
    room = min(plan[ROOM], len(nodes))
    node = 0
    moves = 0
    who = actor(g)
    while who >= 0 and moves < FARTHEST:
        mark(g, mask)
        count = count_in_lanes(mask, lanes)
        if count == 1:
            if who == own:
                nodes[node, SIGHT] = BLURRED  # where it had a choice it knew something else
            action = next_mark(mask, lanes, 0)
            child = branch(nodes, node, who, action)
            if child == 0 and used < room:
                child = used
                add_node(nodes, totals, hopes, used, node, action, who, 1.0)
                used += 1
            nodes[child, AVAILABLE] += 1
        elif (nodes[node, OPEN] >> who) & 1 == 0:
            break
        else:
            if who == own and node != 0 and nodes[node, SIGHT] != BLURRED:
                observe(g, who, blank(seen))
                if nodes[node, SIGHT] != sight_of(seen, weights):
                    nodes[node, SIGHT] = BLURRED
            used = add_branches(nodes, totals, hopes, used, room, node, who, mask, lanes, 1.0 / count)
            child = most_promising(nodes, totals, hopes, node, who, mask)
            action = nodes[child, ACTION]
        if child == 0:
            break
        play(g, action)
        node = child
        moves += 1
        who = actor(g)
    if who < 0:
        returns(g, outcome)
        for seat in range(totals.shape[1]):
            values[seat] = outcome[seat]
    else:
        judge(g, who, seen, values, totals.shape[1])
        if moves < FARTHEST and (nodes[node, OPEN] >> who) & 1 == 0 and used < room:
            if who == own:
                sight = sight_of(seen, weights)
                nodes[node, SIGHT] = sight if nodes[node, SIGHT] == UNSEEN else BLURRED
            priors(mask, lanes, shares)
            used = open_node(nodes, totals, hopes, used, room, node, who, mask, lanes, shares)
    tell(nodes, totals, node, values)
    return used


def judge(g, who, seen, values, seats):
    """How good things look for every seat."""
    for seat in range(seats):
        values[seat] = evaluate(g, seat)
    observe(g, who, blank(seen))


def priors(mask, lanes, shares):
    """How likely each marked action is thought to be the best."""
    even = 1.0 / count_in_lanes(mask, lanes)
    action = next_mark(mask, lanes, 0)
    while action < len(mask):
        shares[action] = even
        action = next_mark(mask, lanes, action + 1)


def sight_of(seen, weights):
    """One number for what a seat knows, as a node keeps it."""
    return (gist(seen, weights) & MOST_SIGHT) | 1


def branch(nodes, node, who, action):
    """The child that a seat comes to by an action, 0 if there is none."""
    child = nodes[node, FIRST]
    while child != 0 and (nodes[child, ACTION] != action or nodes[child, MOVER] != who):
        child = nodes[child, NEXT]
    return child


def add_node(nodes, totals, hopes, new, parent, action, mover, hope):
    """Write a new node, whatever stood in its row before."""
    nodes[new, ACTION] = action
    nodes[new, MOVER] = mover
    nodes[new, PARENT] = parent
    nodes[new, FIRST] = 0
    nodes[new, NEXT] = nodes[parent, FIRST]
    nodes[new, VISITS] = 0
    nodes[new, AVAILABLE] = 0
    nodes[new, OPEN] = 0
    nodes[new, SIGHT] = UNSEEN
    hopes[new] = hope
    for seat in range(totals.shape[1]):
        totals[new, seat] = 0.0
    nodes[parent, FIRST] = new


def open_node(nodes, totals, hopes, used, room, node, who, mask, lanes, shares):
    """Give a node a branch for every action that a seat has there in this world, each with its share of hope."""
    nodes[node, OPEN] |= 1 << who
    action = next_mark(mask, lanes, 0)
    while action < len(mask):
        child = branch(nodes, node, who, action)
        if child != 0:  # it was forced in another world
            hopes[child] = shares[action]
        elif used < room:
            add_node(nodes, totals, hopes, used, node, action, who, shares[action])
            used += 1
        action = next_mark(mask, lanes, action + 1)
    return used


def add_branches(nodes, totals, hopes, used, room, node, who, mask, lanes, hope):
    """Branches for actions that no world had before at an open node; marks of those that have one are 2 then."""
    child = nodes[node, FIRST]
    while child != 0:
        action = nodes[child, ACTION]
        if nodes[child, MOVER] == who and mask[action] != 0:
            mask[action] = 2
        child = nodes[child, NEXT]
    action = next_mark(mask, lanes, 0)
    while action < len(mask):
        if mask[action] == 1 and used < room:
            add_node(nodes, totals, hopes, used, node, action, who, hope)
            used += 1
        action = next_mark(mask, lanes, action + 1)
    return used


def most_promising(nodes, totals, hopes, node, who, mask):
    """The branch of those available in this world that is worth another try most, for the seat that decides; 0 if there is none."""
    best = 0
    best_bound = -1e9
    untried = totals[node, who] / max(nodes[node, VISITS], 1) - CAUTION
    child = nodes[node, FIRST]
    while child != 0:
        if nodes[child, MOVER] == who and mask[nodes[child, ACTION]] != 0:
            nodes[child, AVAILABLE] += 1
            visits = nodes[child, VISITS]
            bound = totals[child, who] / visits if visits > 0 else untried
            bound += EXPLORATION * hopes[child] * math.sqrt(nodes[child, AVAILABLE]) / (1 + visits)
            if bound > best_bound:
                best_bound = bound
                best = child
        child = nodes[child, NEXT]
    return best


def tell(nodes, totals, node, values):
    """Tell all nodes on the way what came of it, for every seat."""
    while True:
        nodes[node, VISITS] += 1
        for seat in range(totals.shape[1]):
            totals[node, seat] += values[seat]
        if node == 0:
            return
        node = nodes[node, PARENT]


def keep(records, words, nodes, totals, hopes, sight):
    """Keep of a tree what is known of a choice that looks so to its seat: nothing, if nobody came to such a one or not only to it."""
    replant(nodes, totals, hopes, most_visited_sight(nodes, sight))


def replant(nodes, totals, hopes, root):
    """Keep of a tree what has grown from one of its nodes, which becomes its root; all of it goes if that is 0.

    Rows move to the front in their order, for a node always comes behind its parent. MOVED stays where it is: it tells of the
    row that once stood there where it has gone.
    """
    used = nodes[0, PARENT] if root > 0 else 0
    kept = 0
    for node in range(max(root, 1), used):
        parent = nodes[node, PARENT]
        nodes[node, MOVED] = GONE
        if node == root:
            parent = 0
        elif parent < root or nodes[parent, MOVED] == GONE:
            continue
        else:
            parent = nodes[parent, MOVED]
        for column in range(MOVED):
            nodes[kept, column] = nodes[node, column]
        for seat in range(totals.shape[1]):
            totals[kept, seat] = totals[node, seat]
        hopes[kept] = hopes[node]
        nodes[kept, PARENT] = parent
        nodes[kept, NEXT] = nodes[parent, FIRST]
        nodes[parent, FIRST] = kept
        nodes[kept, FIRST] = 0
        nodes[node, MOVED] = kept
        kept += 1
    nodes[0, PARENT] = kept


def most_visited_sight(nodes, sight):
    """The node that looked so to the own seat whenever anybody came there, the best known of several; 0 if there is none."""
    best = 0
    for node in range(1, nodes[0, PARENT] if sight != UNSEEN else 0):
        if nodes[node, SIGHT] == sight and (best == 0 or nodes[node, VISITS] > nodes[best, VISITS]):
            best = node
    return best
