"""The thinking of the computer players, over records: written once here, rendered for each game.
All of it starts from an imagined match; nothing here ever sees the real one."""

import math
from typing import Any

import numpy as np

from wartable.kernel.mask import clear_mask, count_in_lanes, count_marks, next_mark, nth_in_lanes, nth_mark

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

# Places in the plan of a search: for whom, by what chance, how many simulations, how many decisions each of them plays on,
# and how many steps of looking it has for that.
SEAT, CHANCE, SIMULATIONS, HORIZON, GLANCE = range(5)

FINDING = 8  # steps that finding the legal actions of one decision counts for
CERTAIN = (
    1.000001  # an end that is reached at once counts for a trifle more than one that others could still spoil
)
FEWEST = 16  # steps for each action without which a look in a simulation is not worth it

ENTRIES = {
    "weigh_by_look": (
        "int64(records, words, int64, int64, int64, int64, int64, uint8[:, ::1], float64[::1], float64[::1], "
        "int64[::1])"
    ),
    "grow": (
        "int64(records, words, int64, int64[::1], float64, int64[:, ::1], float64[::1], uint8[:, ::1], "
        "int8[::1], float64[::1], int64[::1])"
    ),
}


def copy(words, target, source, head):
    """Copy the match, not its journal."""
    for word in range(head):
        words[target, word] = words[source, word]


def mark(g, mask):
    """The legal actions in a mask that is zeroed first."""
    clear_mask(mask)
    legal(g, mask)


def weigh_by_look(records, words, head, seat, seed, worlds, budget, masks, looked, values, left):
    """`weigh` for the match in record 0."""
    copy(words, 1, 0, head)
    mark(records[1], masks[0])
    return weigh(records, words, head, seat, seed, worlds, budget, masks, looked, values, left)


def weigh(records, words, head, seat, seed, worlds, budget, masks, looked, values, left):
    """For each action marked in mask 0: how good things look for the seat once it is followed through, over several worlds.

    Record 1 holds the match in which the seat may take these actions, and then each imagined world: what is imagined
    depends on nothing but what the seat knows, and so does what it may do. The records behind it hold the steps of
    following through. Gives how many steps that took: never more than the budget. Where one world takes much of it, fewer
    are looked at.
    """
    mask = masks[0]
    lanes = mask.view(np.int64)
    action = next_mark(mask, lanes, 0)
    while action < len(mask):
        values[action] = 0.0
        action = next_mark(mask, lanes, action + 1)
    spent = 0
    last = 0
    seen = 0
    while seen < worlds and last <= budget - spent:
        imagine(records[1], seat, seed + seen)
        share = max((budget - spent) // (worlds - seen), last) if seen > 0 else (budget + 1) // 2
        last = look(records, words, head, seat, share, masks, 2, looked, left)
        spent += last
        seen += 1
        action = next_mark(mask, lanes, 0)
        while action < len(mask):
            values[action] += looked[action]
            action = next_mark(mask, lanes, action + 1)
    action = next_mark(mask, lanes, 0)
    while action < len(mask):
        values[action] /= seen
        action = next_mark(mask, lanes, action + 1)
    return spent


def look(records, words, head, seat, budget, masks, level, looked, left):
    """How good things look after each action that is marked in mask 0, in the one world of record 1.

    Half the budget is for following actions through in every way there is; none gets more than a quarter of what is left
    of it, unless there are few. An action with too many ways for that is marked in mask 1, and climbs with an equal part
    of the other half.
    """
    spent = 0
    mask = masks[0]
    lanes = mask.view(np.int64)
    open_actions = count_in_lanes(mask, lanes)
    too_many = 0
    clear_mask(masks[1])
    action = next_mark(mask, lanes, 0)
    while action < len(mask):
        share = (budget // 2 - spent) // min(open_actions, 4)
        left[0] = share
        copy(words, level, 1, head)
        if step(records[level], action, left):
            over = actor(records[level]) < 0
            looked[action] = follow(records, words, head, seat, masks, level, level, left)
            if over:
                looked[action] *= CERTAIN
        if left[0] < 0:
            masks[1, action] = 1
            too_many += 1
        spent += share - max(left[0], 0)
        open_actions -= 1
        action = next_mark(mask, lanes, action + 1)
    if too_many == 0:
        return spent
    for action in range(len(looked)):
        if masks[1, action] != 0:
            share = (budget - spent) // too_many
            left[0] = share
            copy(words, level, 1, head)
            step(records[level], action, left)
            looked[action] = climb(records, words, head, seat, masks, level, left)
            spent += share - max(left[0], 0)
            too_many -= 1
    return spent


def take(left, steps):
    """Take so many steps of what is left; where there are too few, `left` says so by -1."""
    if left[0] < steps:
        left[0] = -1
        return False
    left[0] -= steps
    return True


def step(g, action, left):
    """Play an action if a step is left for it."""
    if not take(left, 1):
        return False
    play(g, action)
    return True


def run_on(g, seat, mask, left):
    """Let all go its usual way; gives whether the seat has a choice now, which is in the mask, before all is settled.

    A game's `routine` names the action that needs no thought; without one the others let everything pass.
    """
    while True:
        who = actor(g)
        if who < 0 or settled(g):
            return False
        action = routine(g)
        if action < 0:
            if not take(left, FINDING):
                return False
            mark(g, mask)
            if who == seat:
                return True
            action = nth_mark(mask, 0)
        if not step(g, action, left):
            return False


def follow(records, words, head, seat, masks, level, depth, left):
    """The best the seat can make of what it has begun, of all its ways; of no meaning if there were too many.

    All ways but the last are gone in copies: nobody needs the record of this level any more after that one.
    """
    g = records[level]
    if depth == len(records) - 1 or not run_on(g, seat, masks[level], left):
        return float(evaluate(g, seat))
    mask = masks[level]
    lanes = mask.view(np.int64)
    best = -2.0
    action = next_mark(mask, lanes, 0)
    other = next_mark(mask, lanes, action + 1)
    while other < len(mask):
        copy(words, level + 1, level, head)
        if not step(records[level + 1], action, left):
            return best
        best = max(best, follow(records, words, head, seat, masks, level + 1, depth + 1, left))
        action = other
        other = next_mark(mask, lanes, action + 1)
    if step(g, action, left):
        best = max(best, follow(records, words, head, seat, masks, level, depth + 1, left))
    return best


def climb(records, words, head, seat, masks, level, left):
    """What the seat makes of what it has begun if it takes the best at each choice, as far as steps are left.

    A choice is as good as what comes of it when every later one is the first at hand. That tells more than to judge
    what is half done, and is done only where not even one way could be gone to its end.
    """
    g = records[level]
    best = -2.0
    while run_on(g, seat, masks[level], left):
        chosen = -1
        best_here = -2.0
        for action in range(masks.shape[1]):
            if masks[level, action] != 0:
                copy(words, level + 1, level, head)
                value = first_at_hand(records[level + 1], action, seat, masks[level + 1], left)
                if left[0] < 0:
                    break
                if value > best_here:
                    best_here = value
                    chosen = action
        best = max(best, best_here)
        if left[0] < 0 or not step(g, chosen, left):
            break
    if best > -2.0:
        return best
    return float(evaluate(g, seat))


def first_at_hand(g, action, seat, mask, left):
    """How things look when the seat has taken an action and then whatever comes first."""
    while step(g, action, left) and run_on(g, seat, mask, left):
        action = nth_mark(mask, 0)
    return float(evaluate(g, seat))


def best_seen(mask, looked):
    """The first action after which things look best."""
    best = -2.0
    chosen = -1
    for action in range(len(mask)):
        if mask[action] != 0 and looked[action] > best:
            best = looked[action]
            chosen = action
    return chosen


def grow(records, words, head, plan, exploration, nodes, totals, masks, outcome, looked, left):
    """`add_simulations` for the match in record 0."""
    return add_simulations(
        records, words, head, plan, exploration, nodes, totals, masks, outcome, looked, left
    )


def add_simulations(records, words, head, plan, exploration, nodes, totals, masks, outcome, looked, left):
    """Information-set Monte Carlo tree search: add simulations to a tree of what may happen from here on.

    Every simulation imagines a world anew, walks the tree through actions legal in it, adds one node, plays on and judges
    what it sees. `plan` says for whom, by what chance, how many simulations and how far. Record 0 holds the match, record 1
    the imagined one, record 2 the player's own chance, the others the steps of a look. `nodes[0, FIRST]` of an empty tree is
    0, as no child is node 0. Gives the number of nodes in use, which the caller hands back in `nodes[0, PARENT]`.
    """
    g = records[1]
    seed_chance(records[2], plan[CHANCE])
    used = max(nodes[0, PARENT], 1)
    for simulation in range(plan[SIMULATIONS]):
        copy(words, 1, 0, head)
        imagine(g, plan[SEAT], plan[CHANCE] + simulation)
        node = walk(g, records[2], nodes, totals, masks[0], exploration, used)
        if node == used:
            used += 1
        play_on(records, words, head, plan, masks, looked, left)
        give_back(g, nodes, totals, node, outcome)
    return used


def walk(g, dice, nodes, totals, mask, exploration, used):
    """Through the tree by what is legal in this world, to its edge; gives the last node, a new one if there was room."""
    node = 0
    who = actor(g)
    while who >= 0 and used < len(nodes):
        mark(g, mask)
        best = most_promising(nodes, totals, node, mask, exploration)
        untried = count_marks(mask)
        if untried > 0:
            action = nth_mark(mask, below(dice, untried))
            add_node(nodes, used, node, action, who)
            play(g, action)
            return used
        node = best
        play(g, nodes[best, ACTION])
        who = actor(g)
    return node


def most_promising(nodes, totals, node, mask, exploration):
    """The legal child that is worth another try most; all that were tried are taken out of the mask."""
    best = 0
    best_bound = -1e9
    child = nodes[node, FIRST]
    while child != 0:
        action = nodes[child, ACTION]
        if mask[action] != 0:
            mask[action] = 0
            nodes[child, AVAILABLE] += 1
            visits = nodes[child, VISITS]
            bound = totals[child] / visits + exploration * math.sqrt(
                math.log(nodes[child, AVAILABLE]) / visits
            )
            if bound > best_bound:
                best_bound = bound
                best = child
        child = nodes[child, NEXT]
    return best


def add_node(nodes, new, parent, action, mover):
    nodes[new, ACTION] = action
    nodes[new, MOVER] = mover
    nodes[new, PARENT] = parent
    nodes[new, NEXT] = nodes[parent, FIRST]
    nodes[new, AVAILABLE] = 1
    nodes[parent, FIRST] = new


def play_on(records, words, head, plan, masks, looked, left):
    """So many decisions by routine, else with a look at what comes of each; at random when the steps for looking are spent."""
    g = records[1]
    mask = masks[0]
    lanes = mask.view(np.int64)
    to_look = plan[GLANCE]
    decisions = 0
    who = actor(g)
    while who >= 0 and decisions < plan[HORIZON]:
        action = routine(g)
        if action < 0:
            clear_mask(mask)
            legal(g, mask)
            count = count_in_lanes(mask, lanes)
            if count > 1 and to_look >= FEWEST * count:
                to_look -= look(records, words, head, who, to_look // 2, masks, 3, looked, left)
                action = best_seen(mask, looked)
            else:
                action = nth_in_lanes(mask, lanes, below(records[2], count))
        play(g, action)
        decisions += 1
        who = actor(g)


def give_back(g, nodes, totals, node, outcome):
    """Tell all nodes on the way what came of it: how it ended, or how it looks."""
    over = actor(g) < 0
    returns(g, outcome)
    while node != 0:
        nodes[node, VISITS] += 1
        mover = nodes[node, MOVER]
        totals[node] += outcome[mover] if over else evaluate(g, mover)
        node = nodes[node, PARENT]
