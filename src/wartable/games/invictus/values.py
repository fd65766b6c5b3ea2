"""What things are worth to a seat of Invictus, in cards on the battlefield, as computer players believe.
`wartable tune invictus` looks for better ones."""

from enum import IntEnum


class Weight(IntEnum):
    """What has a worth; the places are those of the record's `tuning`."""

    FIELD_CARD = 0
    HAND_CARD = 1
    QUEUE_CARD = 2
    KINGDOM_CARD = 3
    GRAVE = 4
    POINT = 5  # a kingdom point
    THIRD_POINT = 6  # with three points the next one wins
    LEADER_DAMAGE = 7  # for each damage on a leader
    LEADER_IN_REACH = 8  # for each enemy card that could attack a leader
    EVEN = 9  # a lead of this many cards is worth half a win


WORTH = (1.0, 0.5, 0.4, 0.5, -0.2, 1.5, 2.0, -0.3, -0.8, 6.0)
