"""Whole matches between computer players, over records: written once here, rendered for each game.
Whoever plays needs none of it, so it is a module of its own. It decides what `Player.choose` decides, move by move."""

from typing import Any

import numpy as np

from wartable.kernel.mask import clear_mask, count_in_lanes, mask_width, next_mark, nth_in_lanes
from wartable.players.learned.judging import NET, judge, priors
from wartable.players.learned.searching import COLUMNS as THOUGHT
from wartable.players.learned.searching import (
    DESK,
    EVENLY,
    PLAN,
    TREE_KEPT,
    UNSEEN,
    WITHOUT,
    add_thoughts,
    kept_sight,
    most_visited_sight,
    replant,
    shared_evenly,
)
from wartable.players.learned.searching import ROOM as OWN_ROOM
from wartable.players.lots import MOST_SEED, gist, own_chance, slip, tie
from wartable.players.runners import (
    ACTION,
    AVAILABLE,
    CHANCE,
    COLUMNS,
    FIRST,
    GLANCE,
    HORIZON,
    MOVER,
    NEXT,
    PARENT,
    SEAT,
    SIMULATIONS,
    VISITS,
    add_simulations,
    copy,
    weigh,
)

setup: Any
actor: Any
legal: Any
play: Any
returns: Any
observe: Any
imagine: Any
idle: Any
blank: Any
seed_chance: Any

# Kinds of players, and the columns of a table of them: of a search, how many simulations each of its trees has, how many
# trees it has, of one that is guided how many nodes each of them may have; how much it overlooks, and what it does
# without.
RANDOM, GREEDY, SEARCH, GUIDED, INSTANT = range(5)
KIND, OF_A_TREE, TREES, NODES_OF_A_TREE, SLIPS, LEFT_OUT = range(6)

# Places in the plan of contests: how many actions a game has, the head of a record in words, decisions after which a match is
# a draw, how many seeds each match takes for its players; the worlds and steps of greedy; how far a search plays on, the
# steps of its glances, its simulations at a time, its nodes, and how much it trusts a first look, 0 if it takes none; the
# trees of a guided search at the most.
ACTIONS, HEAD, LONGEST, SEEDS, WORLDS, STEPS, PLAYS_ON, GLANCES, SLICE, NODES, TRUST, KEPT = range(12)

# Of a decision that was searched: so many actions are told that were tried most, and what part of all tries each of them had.
KEPT_TRIES = 8
WHOLE_TRY = 10_000
THOUGHTS = 2 * KEPT_TRIES + 1  # numbers of a decision: actions, shares, and what the seat hoped for

MATCH, DICE, MIND = range(
    3
)  # records: the match, the player's own chance, and from then on what it thinks with
DREAM, WORLD = range(2)  # of these
DEPTH = 8  # so many
ROOM = MIND + DEPTH

ENTRIES = {
    "contests": (
        "void(records, words, int64[::1], float64, int64[::1], int64[:, ::1], int64[::1], "
        f"{NET}, {DESK}, int32[::1], int64[::1], uint8[::1], int8[:, ::1], int64[::1], int16[:, ::1], int16[:, :, ::1])"
    ),
}


def contests(
    records,
    words,
    plan,
    exploration,
    options,
    players,
    weights,
    net,
    judging,
    shares,
    seeds,
    swapped,
    outcomes,
    lengths,
    moves,
    thoughts,
):
    """Play a match from each seed: how it ended for every seat, its decisions, and as many of them as there is room for.

    `thoughts` has room for what searches tried at these decisions, and what they hoped for, or none.

    The players hold the seats in turn, in reverse order where `swapped` says so. In records behind those that are needed,
    as far as there are any, the matches are put as they stand at last.
    """
    view = np.zeros(len(weights), np.int16)
    width = mask_width(plan[ACTIONS])
    masks = np.zeros((DEPTH, width), np.uint8)
    vain = np.zeros(width, np.uint8)
    desk = (masks, np.zeros(plan[ACTIONS]), np.zeros(plan[ACTIONS]), np.zeros(1, np.int64))
    tree = (np.zeros((plan[NODES], COLUMNS), np.int64), np.zeros(plan[NODES]), np.zeros(8, np.int8))
    tried = (
        np.zeros(width, np.uint8),
        np.zeros(plan[ACTIONS], np.int64),
        np.zeros(plan[ACTIONS]),
        np.zeros(PLAN, np.int64),
    )
    trees, room = outcomes.shape[1] * plan[KEPT], np.max(players[:, NODES_OF_A_TREE])
    forest = (
        np.zeros((trees, room, THOUGHT), np.int64),
        np.zeros((trees, room, outcomes.shape[1])),
        np.zeros((trees, room)),
    )
    lanes = masks[0].view(np.int64)
    g = records[MATCH]
    for match in range(len(seeds)):
        for word in range(words.shape[1]):
            words[MATCH, word] = 0
        setup(g, options, seeds[match])
        for number in range(trees):
            forest[0][number, 0, PARENT] = 0
        decisions = 0
        seat = actor(g)
        while seat >= 0 and decisions < plan[LONGEST]:
            clear_mask(masks[0])
            legal(g, masks[0])
            count = count_in_lanes(masks[0], lanes)
            choice = 0
            if count > 1:
                who = seat % len(players)
                if swapped[match] != 0:
                    who = len(players) - 1 - who
                observe(g, seat, blank(view))
                own = (seeds[match] * plan[SEEDS] + seat) & MOST_SEED
                known = gist(view, weights)
                chance = own_chance(records[DICE], own, seat, known)
                choice = chance % count
            searched = False
            if count == 1 or players[who, KIND] == RANDOM:
                action = nth_in_lanes(masks[0], lanes, choice)
            else:
                searched = players[who, KIND] == GUIDED or players[who, KIND] == SEARCH
                mark_idle(g, masks[0], vain)
                if players[who, KIND] == GREEDY:
                    action = choose_by_look(records, words, plan, seat, chance, vain, desk)
                elif players[who, KIND] == INSTANT:
                    action = choose_by_leaning(g, seat, vain, masks[0], net, judging)
                elif players[who, KIND] == GUIDED:
                    action = choose_by_thought(
                        records,
                        words,
                        plan,
                        players[who],
                        seat,
                        chance,
                        known,
                        vain,
                        masks[0],
                        forest,
                        tried,
                        net,
                        judging,
                        weights,
                    )
                else:
                    action = choose_by_search(
                        records, words, plan, exploration, players[who], seat, chance, vain, desk, tree, tried
                    )
                if searched and players[who, SLIPS] > 0:
                    action = slip(
                        records[DICE], chance, tried[0], tried[1], tried[2], players[who, SLIPS], shares
                    )
            if searched and decisions < thoughts.shape[1]:
                keep_thoughts(thoughts[match, decisions], tried)
            if decisions < moves.shape[1]:
                moves[match, decisions] = action
            play(g, action)
            decisions += 1
            seat = actor(g)
        returns(g, outcomes[match])
        lengths[match] = decisions
        if ROOM + match < len(records):
            copy(words, ROOM + match, MATCH, plan[HEAD])


def mark_idle(g, mask, vain):
    """The legal actions that lead nowhere, unless there are no others."""
    clear_mask(vain)
    idle(g, vain)
    for action in range(len(mask)):
        if mask[action] != 0 and vain[action] == 0:
            return
    clear_mask(vain)


def choose_by_look(records, words, plan, seat, chance, vain, desk):
    """What greedy takes: after it things look best, and of those that look alike the one on which its lot falls."""
    masks, looked, values, left = desk
    copy(words, MIND + WORLD, MATCH, plan[HEAD])
    weigh(
        records[MIND:ROOM],
        words[MIND:ROOM],
        plan[HEAD],
        seat,
        chance,
        plan[WORLDS],
        plan[STEPS],
        masks,
        looked,
        values,
        left,
    )
    dice = records[DICE]
    seed_chance(dice, chance)
    mask = masks[0]
    lanes = mask.view(np.int64)
    best = -2.0
    chosen = -1
    action = next_mark(mask, lanes, 0)
    while action < len(mask):
        if vain[action] == 0:
            weight = values[action] + tie(dice)
            if weight > best:
                best = weight
                chosen = action
        action = next_mark(mask, lanes, action + 1)
    return chosen


def choose_by_leaning(g, seat, vain, marks, net, judging):
    """What a network takes that does not look ahead: what it leans to most, of those that lead somewhere."""
    mask, seen, acc, hidden, values, logits, shares = judging[:7]
    for action in range(len(mask)):
        mask[action] = marks[action] if vain[action] == 0 else 0
    judge(g, seat, seen, net, acc, hidden, values)
    priors(mask, seat, len(values), seen, net, acc, logits, shares)
    chosen = -1
    for action in range(len(mask)):
        if mask[action] != 0 and (chosen < 0 or shares[action] > shares[chosen]):
            chosen = action
    return chosen


def choose_by_search(records, words, plan, exploration, player, seat, chance, vain, desk, tree, tried):
    """What a search takes: what it has tried most in all its trees."""
    masks, looked, _, left = desk
    nodes, totals, outcome = tree
    marks, visits, got, search = tried
    copy(words, MIND + DREAM, MATCH, plan[HEAD])
    imagine(records[MIND + DREAM], seat, chance)
    for action in range(len(marks)):
        marks[action] = masks[0, action]  # simulations use the mask
    for action in range(len(visits)):
        visits[action] = 0
        got[action] = 0.0
    for number in range(player[TREES]):
        own = chance + (number << 40)
        for node in range(max(nodes[0, PARENT], 1)):
            for column in range(COLUMNS):
                nodes[node, column] = 0
            totals[node] = 0.0
        if plan[TRUST] > 0:
            for action in range(len(marks)):
                masks[0, action] = marks[action]
            first_branches(records, words, plan, seat, own, desk, tree)
        done = 0
        while done < player[OF_A_TREE]:
            part = min(plan[SLICE], player[OF_A_TREE] - done)
            search[SEAT] = seat
            search[CHANCE] = own + done
            search[SIMULATIONS] = part
            search[HORIZON] = plan[PLAYS_ON]
            search[GLANCE] = plan[GLANCES]
            nodes[0, PARENT] = add_simulations(
                records[MIND:ROOM],
                words[MIND:ROOM],
                plan[HEAD],
                search,
                exploration,
                nodes,
                totals,
                masks,
                outcome,
                looked,
                left,
            )
            done += part
        child = nodes[0, FIRST]
        while child != 0:
            visits[nodes[child, ACTION]] += nodes[child, VISITS]
            got[nodes[child, ACTION]] += totals[child]
            child = nodes[child, NEXT]
    return most_tried(marks, vain, visits)


def choose_by_thought(
    records, words, plan, player, seat, chance, known, vain, marks, forest, tried, net, judging, weights
):
    """What a guided search takes: what it has tried most in all its trees, of which it keeps what it can use."""
    own_marks, visits, got, search = tried
    copy(words, MIND + DREAM, MATCH, plan[HEAD])
    imagine(records[MIND + DREAM], seat, chance)
    for action in range(len(marks)):
        own_marks[action] = marks[action]
    for action in range(len(visits)):
        visits[action] = 0
        got[action] = 0.0
    for number in range(player[TREES]):
        own = seat * plan[KEPT] + number
        tree = (forest[0][own], forest[1][own], forest[2][own])
        seen = kept_sight(known) if player[LEFT_OUT] & TREE_KEPT == 0 else UNSEEN
        replant(tree, most_visited_sight(tree[0], seen))
        search[SEAT] = seat
        search[CHANCE] = chance + (number << 40)
        search[SIMULATIONS] = player[OF_A_TREE]
        search[OWN_ROOM] = player[NODES_OF_A_TREE]
        search[WITHOUT] = player[LEFT_OUT]
        search[EVENLY] = shared_evenly(player[SLIPS])
        tree[0][0, PARENT] = add_thoughts(
            records[MIND:ROOM], words[MIND:ROOM], plan[HEAD], search, tree, net, judging, weights
        )
        child = tree[0][0, FIRST]
        while child != 0:
            if tree[0][child, MOVER] == seat:
                visits[tree[0][child, ACTION]] += tree[0][child, VISITS]
                got[tree[0][child, ACTION]] += tree[1][child, seat]
            child = tree[0][child, NEXT]
    return most_tried(own_marks, vain, visits)


def most_tried(marks, vain, visits):
    """The first action that was tried most, of those that lead somewhere; the others are marked no longer."""
    chosen = -1
    for action in range(len(marks)):
        if vain[action] != 0:
            marks[action] = 0
        if marks[action] != 0 and (chosen < 0 or visits[action] > visits[chosen]):
            chosen = action
    return chosen


def keep_thoughts(thought, tried):
    """What was tried most at a decision, each with its share of all tries, and behind them what the seat hoped for."""
    marks, visits, got, _ = tried
    whole = 0
    hoped = 0.0
    for action in range(len(visits)):
        if marks[action] != 0:
            whole += visits[action]
            hoped += got[action]
    for place in range(KEPT_TRIES):
        most = -1
        for action in range(len(visits)):
            if marks[action] != 0 and visits[action] > 0 and (most < 0 or visits[action] > visits[most]):
                most = action
        if most < 0:
            break
        marks[most] = 0
        thought[place] = most
        thought[KEPT_TRIES + place] = visits[most] * WHOLE_TRY // whole
    thought[2 * KEPT_TRIES] = int(hoped / max(whole, 1) * WHOLE_TRY)


def first_branches(records, words, plan, seat, chance, desk, tree):
    """The first branches of a tree are those that greedy sees, each as if it had been tried a few times."""
    masks, looked, values, left = desk
    nodes, totals, _ = tree
    copy(words, MIND + WORLD, MIND + DREAM, plan[HEAD])
    weigh(
        records[MIND:ROOM],
        words[MIND:ROOM],
        plan[HEAD],
        seat,
        chance,
        plan[WORLDS],
        plan[STEPS],
        masks,
        looked,
        values,
        left,
    )
    node = 0
    for action in range(len(values)):
        if masks[0, action] != 0:
            node += 1
            nodes[node, ACTION] = action
            nodes[node, MOVER] = seat
            nodes[node, NEXT] = nodes[0, FIRST]
            nodes[node, VISITS] = nodes[node, AVAILABLE] = plan[TRUST]
            totals[node] = plan[TRUST] * values[action]
            nodes[0, FIRST] = node
    nodes[0, PARENT] = node + 1
