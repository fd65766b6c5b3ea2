"""The search that is guided by what was learned, over records: written once here, rendered for each game.
All of it starts from an imagined match; no simulation is played out, each ends where somebody judges what it has come to."""

import math
from typing import Any

import numpy as np

from wartable.kernel.mask import count_in_lanes, next_mark
from wartable.players.learned.judging import NET, WORD, gather, judge, know, priors
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
luck: Any

# More columns of a tree's table of nodes: for which seats its branches are known, as bits; what the own seat saw there,
# what lots had decided there, and where a row has gone.
OPEN, SIGHT, LUCK, MOVED = range(7, 11)
COLUMNS = 11

# Of a plan, beside those of any search: how many nodes the tree may have, what it does without, as bits, and how much of all hope it
# shares evenly, in thousandths.
ROOM, WITHOUT, EVENLY = 3, 4, 5
PLAN = 6

# What a search can do without, for those who study what each is good for: what the network hopes of actions, how it values what it
# has come to (then all is even but ends), what was thought before, telling lots apart, hopes of more than one world.
PRIOR, VALUE, TREE_KEPT, LOTS, WORLDS = (1 << bit for bit in range(5))
PARTS = {"prior": PRIOR, "value": VALUE, "tree": TREE_KEPT, "luck": LOTS, "worlds": WORLDS}

LOT = -1  # who "moves" where a lot has fallen otherwise than when somebody first came there

GONE = -1  # where a row has gone that nobody needs any more
UNSEEN, BLURRED = (
    0,
    -1,
)  # sights of a node that nobody has come to, and of one that did not always look the same
MOST_SIGHT = (1 << 62) - 1

EXPLORATION = (
    1.5  # how far it strays from what looks best, times how likely an action was thought to be the best
)
DOUBT = 0.96875  # no judgement counts as much as an end that was reached
FAIR = 125  # so many thousandths of all hope are shared evenly: what was learned may be wrong about an action
BLIND = 400  # slips, in tenths of a point, of one who sees no hope at all: then all of it is shared evenly
CAUTION = 0.1  # so much worse than where it is tried a branch is thought to be before anybody went there
FARTHEST = 400  # moves of one simulation, forced ones too

# What a tree is made of: its table of nodes, what each seat got of them, how much hope there was of each to be the best.
TREE = "Tuple((int64[:, ::1], float64[:, ::1], float64[::1]))"

# Room to judge in: marks, an observation, the layers of the network, values, logits and shares, the outcome.
DESK = "Tuple((uint8[::1], int16[::1], int32[::1], int32[::1], float64[::1], int64[::1], float64[::1], int8[::1]))"

ENTRIES = {
    "ponder": f"int64(records, words, int64, int64[::1], {TREE}, {NET}, {DESK}, int64[::1])",
    "keep": f"void(records, words, {TREE}, int64)",
}


def ponder(records, words, head, plan, tree, net, desk, weights):
    """`add_thoughts` for the match in record 0."""
    return add_thoughts(records, words, head, plan, tree, net, desk, weights)


def add_thoughts(records, words, head, plan, tree, net, desk, weights):
    """Add simulations to a tree of what may happen from the match in record 0 on; gives the number of nodes in use.

    Each imagines a world anew in record 1 and walks the tree through actions that are legal there, to a choice that nobody has
    come to yet or to the end. What that is worth is told to all nodes on the way, for every seat its own.
    The caller hands the number of nodes in use back in `nodes[0, PARENT]`; it is 0 in a tree that has not even a root.
    """
    nodes = tree[0]
    g = records[1]
    used = nodes[0, PARENT]
    if used == 0:
        add_node(tree, 0, 0, 0, 0, 1.0)
        nodes[0, FIRST] = 0
        used = 1
    for simulation in range(plan[SIMULATIONS]):
        copy(words, 1, 0, head)
        imagine(g, plan[SEAT], plan[CHANCE] + simulation)
        used = simulate(g, plan, tree, used, net, desk, weights)
    return used


def simulate(g, plan, tree, used, net, desk, weights):
    """Walk to the edge of the tree in this world, have it judged and tell the way back; gives the number of nodes in use.

    Where there is nothing to choose there is nothing to judge: such a move is made on the way. It has a node all the same, as
    in other worlds the seat may have a choice there, and whoever watches sees no difference.
    """
    nodes = tree[0]
    mask, seen = desk[:2]
    lanes = mask.view(np.int64)
    own = plan[SEAT]
    room = min(plan[ROOM], len(nodes))
    without = plan[WITHOUT]
    evenly = plan[EVENLY] / 1000
    node = 0
    moves = 0
    count = 0
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
                add_node(tree, child, node, action, who, 1.0)
                used += 1
            nodes[child, AVAILABLE] += 1
        elif is_open(nodes, node, who):
            anew = node != 0 and is_power(nodes[node, VISITS]) and without & (PRIOR | WORLDS) == 0
            known = who == own and node != 0 and nodes[node, SIGHT] != BLURRED
            if anew or known:
                know(g, who, seen, net)
            if known and nodes[node, SIGHT] != sight_of(seen, weights):
                nodes[node, SIGHT] = BLURRED
            used = add_branches(tree, used, room, node, who, mask, lanes, 1.0 / count)
            if anew:
                gather(seen, net, desk[2])
                priors(mask, who, len(desk[4]), seen, net, desk[2], desk[5], desk[6])
                hope_anew(tree, node, who, mask, desk[6], evenly, count)
            child = most_promising(tree, node, who, mask)
            action = nodes[child, ACTION]
        else:
            break
        if child == 0:  # there is no room for it
            break
        play(g, action)
        node = child
        if without & LOTS == 0:
            node, used = by_lot(tree, used, room, child, luck(g))
        moves += 1
        who = actor(g)
    values = desk[4]
    if who < 0:
        returns(g, desk[7])
        for seat in range(len(values)):
            values[seat] = desk[7][seat]
    else:
        judge(g, who, seen, net, desk[2], desk[3], values)
        for seat in range(len(values)):
            values[seat] *= DOUBT if without & VALUE == 0 else 0.0
        if moves < FARTHEST and used < room and not is_open(nodes, node, who):
            if who == own:
                first = nodes[node, SIGHT] == UNSEEN
                nodes[node, SIGHT] = sight_of(seen, weights) if first else BLURRED
            priors(mask, who, len(values), seen, net, desk[2], desk[5], desk[6])
            if without & PRIOR != 0:
                for each in range(len(desk[6])):
                    desk[6][each] = 1.0 / count
            used = open_node(tree, used, room, node, who, mask, lanes, desk[6], evenly, count)
    tell(tree, node, values)
    return used


def sight_of(seen, weights):
    """The `gist` of what a seat knows as a node keeps it; most numbers are 0, so they are passed over by words."""
    lanes = seen.view(np.int64)
    total = 0
    for word in range(len(lanes)):
        if lanes[word] != 0:
            for place in range(word * WORD, min(word * WORD + WORD, len(weights))):
                total += int(seen[place]) * int(weights[place])
    return kept_sight(total)


def kept_sight(gist: int) -> int:
    """The number of a sight, never one that means something else."""
    return (gist & MOST_SIGHT) | 1


def is_open(nodes, node, who):
    """Whether the branches of a seat at a node are known."""
    return (nodes[node, OPEN] >> who) & 1 != 0


def branch(nodes, node, who, action):
    """The child that a seat comes to by an action, 0 if there is none."""
    child = nodes[node, FIRST]
    while child != 0 and (nodes[child, ACTION] != action or nodes[child, MOVER] != who):
        child = nodes[child, NEXT]
    return child


def add_node(tree, new, parent, action, mover, hope):
    """Write a new node, whatever stood in its row before."""
    nodes, totals, hopes = tree
    nodes[new, ACTION] = action
    nodes[new, MOVER] = mover
    nodes[new, PARENT] = parent
    nodes[new, FIRST] = 0
    nodes[new, NEXT] = nodes[parent, FIRST]
    nodes[new, VISITS] = 0
    nodes[new, AVAILABLE] = 0
    nodes[new, OPEN] = 0
    nodes[new, SIGHT] = UNSEEN
    nodes[new, LUCK] = 0
    hopes[new] = hope
    for seat in range(totals.shape[1]):
        totals[new, seat] = 0.0
    nodes[parent, FIRST] = new


def open_node(tree, used, room, node, who, mask, lanes, shares, evenly, count):
    """Give a node a branch for every action that a seat has there in this world, each with its share of hope."""
    nodes, _, hopes = tree
    nodes[node, OPEN] |= 1 << who
    action = next_mark(mask, lanes, 0)
    while action < len(mask):
        child = branch(nodes, node, who, action)
        if child == 0 and used < room:
            child = used
            add_node(tree, child, node, action, who, 0.0)
            used += 1
        if child != 0:
            hopes[child] = evenly / count + (1.0 - evenly) * shares[action]
        action = next_mark(mask, lanes, action + 1)
    return used


def add_branches(tree, used, room, node, who, mask, lanes, hope):
    """Branches for actions that no world had before at an open node; marks of those that have one are 2 then."""
    nodes = tree[0]
    child = nodes[node, FIRST]
    while child != 0:
        action = nodes[child, ACTION]
        if nodes[child, MOVER] == who and mask[action] != 0:
            mask[action] = 2
        child = nodes[child, NEXT]
    action = next_mark(mask, lanes, 0)
    while action < len(mask):
        if mask[action] == 1 and used < room:
            add_node(tree, used, node, action, who, hope)
            used += 1
        action = next_mark(mask, lanes, action + 1)
    return used


def shared_evenly(slips: int) -> int:
    """How much of all hope a search shares evenly that slips so much: who errs sees less well what is worth a try."""
    return FAIR + min(slips, BLIND) * (1000 - FAIR) // BLIND


def is_power(number):
    """Whether a number is 1, 2, 4, 8 and so on."""
    return number > 0 and number & (number - 1) == 0


def hope_anew(tree, node, who, mask, shares, evenly, count):
    """Hopes of branches as the mean of what the network said in worlds so far: when it came here first, second, fourth, eighth …"""
    nodes, _, hopes = tree
    said = 2
    visits = nodes[node, VISITS]
    while visits > 1:
        visits >>= 1
        said += 1
    child = nodes[node, FIRST]
    while child != 0:
        action = nodes[child, ACTION]
        if nodes[child, MOVER] == who and mask[action] != 0:
            hopes[child] += (evenly / count + (1.0 - evenly) * shares[action] - hopes[child]) / said
        child = nodes[child, NEXT]


def by_lot(tree, used, room, node, told):
    """The node for what lots have come to after an action, and the number of nodes in use.

    What they came to the first time belongs to the node of the action itself; other ways of theirs have nodes below it, so that
    the action has all tries together, and each way its own future.
    """
    nodes = tree[0]
    if nodes[node, LUCK] == 0:
        nodes[node, LUCK] = told
    if nodes[node, LUCK] == told:
        return node, used
    child = branch(nodes, node, LOT, told)
    if child == 0 and used < room:
        child = used
        add_node(tree, child, node, told, LOT, 0.0)
        nodes[child, LUCK] = told
        used += 1
    return child if child != 0 else node, used


def most_promising(tree, node, who, mask):
    """The branch of those available in this world that is worth another try most, for the seat that decides; 0 if there is none."""
    nodes, totals, hopes = tree
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


def tell(tree, node, values):
    """Tell all nodes on the way what came of it, for every seat."""
    nodes, totals = tree[:2]
    while True:
        nodes[node, VISITS] += 1
        for seat in range(len(values)):
            totals[node, seat] += values[seat]
        if node == 0:
            return
        node = nodes[node, PARENT]


def keep(records, words, tree, sight):
    """`replant` to a choice that looks so to its seat."""
    replant(tree, most_visited_sight(tree[0], sight))


def replant(tree, root):
    """Keep of a tree what has grown from one of its nodes, which becomes its root; all of it goes if that is 0.

    Rows move to the front in their order, for a node always comes behind its parent. MOVED stays where it is: it tells of the
    row that once stood there where it has gone. How lots could have fallen otherwise just before the new root is past.
    """
    nodes, totals, hopes = tree
    used = nodes[0, PARENT] if root > 0 else 0
    kept = 0
    for node in range(max(root, 1), used):
        parent = nodes[node, PARENT]
        nodes[node, MOVED] = GONE
        if node == root:
            parent = 0
        elif parent < root or nodes[parent, MOVED] == GONE or (parent == root and nodes[node, MOVER] == LOT):
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
    if kept == 0:
        nodes[0, FIRST] = nodes[0, VISITS] = 0


def most_visited_sight(nodes, sight):
    """The node that looked so to the own seat whenever anybody came there, the best known of several; 0 if there is none."""
    best = 0
    for node in range(1, nodes[0, PARENT] if sight != UNSEEN else 0):
        if nodes[node, SIGHT] == sight and (best == 0 or nodes[node, VISITS] > nodes[best, VISITS]):
            best = node
    return best
