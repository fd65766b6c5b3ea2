"""A network's judgement of what a seat knows, over records: written once here, rendered for each game.
All of it is done in whole numbers, so that plain and compiled rules come to the same on every machine."""

from typing import Any

import numpy as np

observe: Any
blank: Any

# How much of each kind of number is a whole: of what a table's rows add up to, of what a layer gives on, of its weights,
# of the value of a match.
SUM_SHIFT = 2
ACTIVE = 255
SUM = ACTIVE << SUM_SHIFT
WEIGHT_SHIFT = 10
WEIGHT = 1 << WEIGHT_SHIFT
VALUE = 1 << 15

GREATEST = 1 << 30  # no logit is greater
WORD = 4  # numbers of an observation that are looked at together

# What a network is made of, as runners are given it: `weights.Weights.net` puts it together in this order.
NET = (
    "Tuple((int32[::1], int32[::1], int16[::1], "  # first, code_at, codes
    "int32[::1], int32[::1], int32[::1], int32[::1], "  # join_from, join_right, join_first, join_width
    "int16[:, ::1], int32[::1], "  # table, its bias
    "int16[:, ::1], int32[::1], int16[:, ::1], int32[::1], "  # hidden layer by what goes in, its bias; values, their bias
    "int16[:, ::1], int32[::1], int32[:, :, ::1], "  # actions, their bias, turned
    "int32[:, ::1], int32[:, ::1], int32[:, ::1], int16[:, ::1], "  # about, about_code, about_first, what they are about
    "int32[::1], int32[::1]))"  # values and shares of logits
)

ENTRIES = {
    "judgements": f"void(records, words, int64[::1], int16[::1], {NET}, int32[::1], int32[::1], float64[:, ::1])",
    "leanings": (
        f"void(records, words, int64, uint8[::1], int16[::1], {NET}, int32[::1], int32[::1], float64[::1], int64[::1], "
        "float64[::1])"
    ),
}


def judgements(records, words, seats, seen, net, acc, hidden, values):
    """`judge` for every record, each in the eyes of the given seat."""
    for i in range(len(records)):
        judge(records[i], seats[i], seen, net, acc, hidden, values[i])


def leanings(records, words, seat, mask, seen, net, acc, hidden, values, logits, out):
    """`judge`, then `lean` and `share` for the marked actions of record 0."""
    judge(records[0], seat, seen, net, acc, hidden, values)
    lean(mask, seat, len(values), seen, net, acc, logits)
    share(mask, net, logits, out)


def judge(g, seat, seen, net, acc, hidden, values):
    """How a match looks to a seat, from -1 to 1 for every seat that plays, by what this one may know.

    `seen` has room for an observation and ends with a whole 64-bit word; `acc` and `hidden` are as wide as the layers, and
    `values` as there are seats. What stands in `seen` and `acc` then is what `priors` goes by.
    """
    know(g, seat, seen, net)
    gather(seen, net, acc)
    conclude(net, acc, hidden)
    appraise(seat, net, hidden, values)


def priors(mask, seat, seats, seen, net, acc, logits, out):
    """What part of its trust the network gives each marked action, after `judge` for the same seat: they come to 1."""
    lean(mask, seat, seats, seen, net, acc, logits)
    share(mask, net, logits, out)


def know(g, seat, seen, net):
    """What the seat knows, as numbers; behind them there is nothing."""
    numbers = len(net[0])
    for place in range(numbers, len(seen)):
        seen[place] = 0
    observe(g, seat, blank(seen[:numbers]))


def gather(seen, net, acc):
    """The first layer: the sum of all rows that stand for what is seen, kept between nothing and all."""
    first, code_at, codes, join_from, join_right, join_first, join_width, table, bias = net[:9]
    for unit in range(len(acc)):
        acc[unit] = bias[unit]
    together = seen.view(np.int64)
    for word in range(len(together)):
        if together[word] != 0:
            for place in range(word * WORD, word * WORD + WORD):
                number = int(seen[place])
                if number != 0:
                    bucket = int(codes[code_at[place] + number])
                    if bucket != 0:
                        add_row(table, first[place] + bucket, acc)
                        for join in range(join_from[place], join_from[place + 1]):
                            other = int(seen[join_right[join]])
                            if other != 0:
                                beside = int(codes[code_at[join_right[join]] + other])
                                if beside != 0:
                                    add_row(table, join_first[join] + bucket * join_width[join] + beside, acc)
    for unit in range(len(acc)):
        acc[unit] = min(max(int(acc[unit]) >> SUM_SHIFT, 0), ACTIVE)


def add_row(table, row, acc):
    for unit in range(len(acc)):
        acc[unit] += table[row, unit]


def conclude(net, acc, hidden):
    """The second layer; what is silent in the first adds nothing."""
    weights, bias = net[9:11]
    for unit in range(len(hidden)):
        hidden[unit] = bias[unit]
    for source in range(len(acc)):
        active = int(acc[source])
        if active != 0:
            for unit in range(len(hidden)):
                hidden[unit] += active * int(weights[source, unit])
    for unit in range(len(hidden)):
        hidden[unit] = min(max(int(hidden[unit]) >> WEIGHT_SHIFT, 0), ACTIVE)


def appraise(seat, net, hidden, values):
    """The value for each seat, counted from the own one on; of two what one wins the other loses."""
    weights, bias = net[11:13]
    squash = net[20]
    seats = len(values)
    for turn in range(1 if seats == 2 else seats):
        total = int(bias[turn])
        for unit in range(len(hidden)):
            total += int(hidden[unit]) * int(weights[turn, unit])
        logit = total // ACTIVE
        size = int(squash[min(abs(logit), len(squash) - 1)])
        values[(seat + turn) % seats] = (size if logit > 0 else -size) / VALUE
    if seats == 2:
        values[1 - seat] = -values[seat]


def lean(mask, seat, seats, seen, net, acc, logits):
    """How much the network leans to each marked action: its logit, in whole numbers."""
    codes = net[2]
    weights, bias, turned, about, about_code, about_first, named = net[13:20]
    for action in range(turned.shape[2]):
        if mask[action] != 0:
            own = turned[seats, seat, action]
            total = int(bias[own])
            for unit in range(len(acc)):
                total += int(acc[unit]) * int(weights[own, unit])
            for thing in range(about.shape[1]):
                if about[own, thing] >= 0:
                    bucket = int(codes[about_code[own, thing] + int(seen[about[own, thing]])])
                    if bucket != 0:
                        row = about_first[own, thing] + bucket
                        for unit in range(named.shape[1]):
                            total += int(acc[unit]) * int(named[row, unit])
            logits[action] = total


def share(mask, net, logits, out):
    """Shares of the marked actions by their logits, which come to 1."""
    shares = net[21]
    most = -GREATEST
    for action in range(len(logits)):
        if mask[action] != 0:
            most = max(most, int(logits[action]) // ACTIVE)
    whole = 0
    for action in range(len(logits)):
        if mask[action] != 0:
            whole += int(shares[min(most - int(logits[action]) // ACTIVE, len(shares) - 1)])
    for action in range(len(logits)):
        if mask[action] != 0:
            behind = most - int(logits[action]) // ACTIVE
            out[action] = int(shares[min(behind, len(shares) - 1)]) / whole
