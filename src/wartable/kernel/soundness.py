"""The runner that plays matches with a check after every decision: written once here, rendered for each game.
Only tests load it, so nobody who plays waits until it is compiled."""

from typing import Any

import numpy as np

from wartable.kernel.mask import clear_mask, count_marks, nth_mark

setup: Any
actor: Any
legal: Any
play: Any
returns: Any
sound: Any
owned: Any
may_arrange: Any
arrange: Any
seed_chance: Any
below: Any

# Matches and arranged positions share one entry: it links all rules of a game, which takes the compiler long.
ENTRIES = {
    "sound_matches": (
        "int64(records, words, int64[::1], int64, int64, int64, int64, uint8[::1], int64[::1], int64[::1], int64[::1])"
    ),
}

# Faults that a match of every game can have; those above 0 are the game's own.
NO_ACTION, CARDS_CHANGED, ENDLESS, NO_RESULT = -1, -2, -3, -4
MATCH, PLAYER, ARRANGED, TRIED = range(4)  # what the records are for; only arranging needs the last two


def sound_matches(records, words, options, first_seed, count, longest, arranged, mask, wins, lengths, fault):
    """Play the same matches as `random_matches` does, and check the record after every decision.

    With `arranged`, a match is played until its game can be rearranged; then so many positions are arranged from it,
    every action of each is tried, and each is played on at random for `longest` decisions.

    Gives the number of the first match with a fault, or -1; `fault` then holds the decisions before it, and
    which one it is.
    """
    g = records[MATCH]
    player = records[PLAYER]
    cards = np.zeros(8, np.int64)
    for match in range(count):
        for word in range(words.shape[1]):
            words[MATCH, word] = 0
        setup(g, options, first_seed + match)
        seed_chance(player, first_seed + match)
        note_cards(g, cards, len(wins) - 1)
        decisions = 0
        found = fault_of(g, mask)
        while found == 0 and actor(g) >= 0 and not (arranged > 0 and may_arrange(g)):
            if decisions >= longest and arranged == 0:
                found = ENDLESS
            else:
                play(g, nth_mark(mask, below(player, count_marks(mask))))
                decisions += 1
                found = fault_of(g, mask)
                if found == 0 and cards_changed(g, cards, len(wins) - 1):
                    found = CARDS_CHANGED
        if arranged > 0:
            for _ in range(arranged):
                if found == 0:
                    copy_record(words, MATCH, ARRANGED)
                    arrange(records[ARRANGED], player)
                    decisions += try_each(records, words, mask, fault)
                    found = fault[1]
                if found == 0:
                    decisions += play_on(records[ARRANGED], player, longest, mask, fault)
                    found = fault[1]
                if found == 0 and cards_changed(records[ARRANGED], cards, len(wins) - 1):
                    found = CARDS_CHANGED
        elif found == 0 and not count_result(g, wins):
            found = NO_RESULT
        if found != 0:
            fault[0] = decisions
            fault[1] = found
            return match
        lengths[match] = decisions
    return -1


def fault_of(g, mask):
    """What is wrong with a record, or 0; its legal actions are then in the mask."""
    found = sound(g)
    if found == 0 and actor(g) >= 0:
        clear_mask(mask)
        legal(g, mask)
        if count_marks(mask) == 0:
            found = NO_ACTION
    return found


def copy_record(words, one, other):
    for word in range(words.shape[1]):
        words[other, word] = words[one, word]


def try_each(records, words, mask, fault):
    """Play every action of the arranged position, each on a copy; gives how many decisions that were."""
    fault[1] = fault_of(records[ARRANGED], mask)
    if fault[1] != 0 or actor(records[ARRANGED]) < 0:
        return 1
    after = np.zeros(len(mask), np.uint8)
    choices = count_marks(mask)
    for choice in range(choices):
        copy_record(words, ARRANGED, TRIED)
        play(records[TRIED], nth_mark(mask, choice))
        fault[1] = fault_of(records[TRIED], after)
        if fault[1] != 0:
            return choice + 2
    return choices + 1


def play_on(g, player, longest, mask, fault):
    """Play so many decisions at random, fewer if the match is over before; gives how many decisions that were."""
    decisions = 0
    fault[1] = fault_of(g, mask)
    while fault[1] == 0 and decisions < longest and actor(g) >= 0:
        play(g, nth_mark(mask, below(player, count_marks(mask))))
        decisions += 1
        fault[1] = fault_of(g, mask)
    return decisions


def note_cards(g, cards, seats):
    """Remember what each seat owns."""
    for seat in range(seats):
        cards[seat] = owned(g, seat)


def cards_changed(g, cards, seats):
    """Whether a seat owns others than it did; a number below 0 says that it owns none yet."""
    for seat in range(seats):
        now = owned(g, seat)
        if cards[seat] < 0:
            cards[seat] = now
        if now != cards[seat]:
            return True
    return False


def count_result(g, wins):
    """Count who has won, draws last; whether somebody has lost when somebody has won, and not everybody."""
    outcome = np.zeros(8, np.int8)
    returns(g, outcome)
    best = -1
    worst = 1
    for seat in range(len(wins) - 1):
        best = max(best, outcome[seat])
        worst = min(worst, outcome[seat])
        if outcome[seat] > 0:
            wins[seat] += 1
    if best <= 0:
        wins[len(wins) - 1] += 1
    return best >= 0 and worst <= 0 and (best == 1) <= (worst == -1)
