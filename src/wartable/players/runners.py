"""The thinking of the computer players, over records: written once here, rendered for each game.
All of it starts from an imagined match; nothing here ever sees the real one."""

import math
from typing import Any

from wartable.kernel.mask import clear_mask, count_marks, nth_mark

actor: Any
legal: Any
play: Any
returns: Any
imagine: Any
evaluate: Any
settled: Any
routine: Any
seed_chance: Any
below: Any

# Columns of a tree's table of nodes.
ACTION, MOVER, PARENT, FIRST, NEXT, VISITS, AVAILABLE = range(7)
COLUMNS = 7

ENTRIES = {
    "weigh_by_look": "void(records, words, int64, int64, int64, int64, uint8[:, ::1], float64[::1])",
    "grow": (
        "int64(records, words, int64, int64, int64, int64, int64, int64, float64, int64[:, ::1], float64[::1], "
        "uint8[:, ::1], int8[::1])"
    ),
}


def copy(words, target, source, head):
    """Copy the match, not its journal."""
    for word in range(head):
        words[target, word] = words[source, word]


def mark(g, mask):
    """The legal actions in a mask that is zeroed first; gives how many."""
    clear_mask(mask)
    legal(g, mask)
    return count_marks(mask)


def weigh_by_look(records, words, head, seat, seed, worlds, masks, values):
    """For each legal action: how good things look for the seat once it is followed through, over several worlds.

    Record 0 holds the match, record 1 each imagined world, the others the steps of following through.
    """
    for action in range(len(values)):
        values[action] = 0.0
    for world in range(worlds):
        copy(words, 1, 0, head)
        imagine(records[1], seat, seed + world)
        mark(records[1], masks[1])
        for action in range(len(values)):
            if masks[1, action] != 0:
                copy(words, 2, 1, head)
                play(records[2], action)
                values[action] += follow(records, words, head, seat, masks, 2) / worlds


def follow(records, words, head, seat, masks, level):
    """The best the seat can make of what it has begun, if all else goes its usual way.

    A game's `routine` names the action that needs no thought; without one the others let everything pass.
    """
    g = records[level]
    while True:
        who = actor(g)
        if who < 0 or settled(g) or level == len(records) - 1:
            return float(evaluate(g, seat))
        action = routine(g)
        if action < 0:
            mark(g, masks[level])
            if who == seat:
                break
            action = nth_mark(masks[level], 0)
        play(g, action)
    best = -2.0
    for action in range(masks.shape[1]):
        if masks[level, action] != 0:
            copy(words, level + 1, level, head)
            play(records[level + 1], action)
            best = max(best, follow(records, words, head, seat, masks, level + 1))
    return best


def best_look(records, words, head, seat, masks):
    """The action of record 1 after which things look best for a seat, as far as this one world tells."""
    best = -2.0
    chosen = -1
    for action in range(masks.shape[1]):
        if masks[0, action] != 0:
            copy(words, 3, 1, head)
            play(records[3], action)
            value = follow(records, words, head, seat, masks, 3)
            if value > best:
                best = value
                chosen = action
    return chosen


def grow(
    records,
    words,
    head,
    seat,
    seed,
    simulations,
    horizon,
    looking,
    exploration,
    nodes,
    totals,
    masks,
    outcome,
):
    """Information-set Monte Carlo tree search: add simulations to a tree of what may happen from here on.

    Every simulation imagines a world anew, walks the tree through actions legal in it, adds one node, plays on
    for `horizon` decisions, by routine and else with a look at what comes of each or at random, and judges what it
    sees. `nodes[0, FIRST]` of an empty tree is 0, as no child is node 0. Record 0 holds the match, record 1 the
    imagined one, record 2 the player's own chance, the others the steps of a look.
    Gives the number of nodes in use, which the caller hands back in `nodes[0, PARENT]`.
    """
    g = records[1]
    dice = records[2]
    mask = masks[0]
    seed_chance(dice, seed)
    used = max(nodes[0, PARENT], 1)
    for simulation in range(simulations):
        copy(words, 1, 0, head)
        imagine(g, seat, seed + simulation)
        node = 0
        who = actor(g)
        while who >= 0 and used < len(nodes):
            untried = mark(g, mask)
            child = nodes[node, FIRST]
            best = 0
            best_bound = -1e9
            while child != 0:
                action = nodes[child, ACTION]
                if mask[action] != 0:
                    mask[action] = 0
                    untried -= 1
                    nodes[child, AVAILABLE] += 1
                    visits = nodes[child, VISITS]
                    bound = totals[child] / visits + exploration * math.sqrt(
                        math.log(nodes[child, AVAILABLE]) / visits
                    )
                    if bound > best_bound:
                        best_bound = bound
                        best = child
                child = nodes[child, NEXT]
            if untried > 0:
                action = nth_mark(mask, below(dice, untried))
                nodes[used, ACTION] = action
                nodes[used, MOVER] = who
                nodes[used, PARENT] = node
                nodes[used, NEXT] = nodes[node, FIRST]
                nodes[used, AVAILABLE] = 1
                nodes[node, FIRST] = used
                node = used
                used += 1
                play(g, action)
                who = actor(g)
                break
            node = best
            play(g, nodes[best, ACTION])
            who = actor(g)
        decisions = 0
        while who >= 0 and decisions < horizon:
            action = routine(g)
            if action < 0:
                count = mark(g, mask)
                if looking != 0 and count > 1:
                    action = best_look(records, words, head, who, masks)
                else:
                    action = nth_mark(mask, below(dice, count))
            play(g, action)
            decisions += 1
            who = actor(g)
        returns(g, outcome)
        while node != 0:
            nodes[node, VISITS] += 1
            mover = nodes[node, MOVER]
            if who < 0:
                totals[node] += outcome[mover]
            else:
                totals[node] += evaluate(g, mover)
            node = nodes[node, PARENT]
    return used
