"""The words in which fighters and cards are declared: timing, inspiration, properties, targets.
What cards change has words of its own (`changes.py`).
Their order is part of the tables, so new ones come last; what they mean is in `rules/`."""

from enum import IntEnum


class Timing(IntEnum):
    """SHA-167: when an objective is scored."""

    NONE, AT_ONCE, END, THIRD_END, EARLY_END = range(5)


class Inspire(IntEnum):
    """SHA-160: what inspires a fighter."""

    (
        NONE,
        BLOCKED_A_BLOW,
        THREE_OUT,
        TWO_RETURNED,
        RETURNED,
        HURT,
        HOLDS,
        CHOSEN_BY_PLOY,
        SUCCEEDED,
        ABROAD,
    ) = range(10)


class Property(IntEnum):
    """Abilities that fighter cards print."""

    RAISES_AT_HOME, COMMANDS_TWO, RAISES_ANYWHERE, NO_WEAPONS, NOT_RAISED = range(5)


class Target(IntEnum):
    """What a card asks for, one after the other. `first` is what was chosen before."""

    (
        NONE,
        FRIEND,
        OTHER_FRIEND,  # not the fighter that the effect belongs to, nor the first
        ENEMY,
        ANY,
        ENEMY_BESIDE_FRIEND,
        BESIDE_FIRST,  # any fighter adjacent to the first
        FRIEND_BESIDE_FIRST,
        ENEMY_BESIDE_FIRST,
        FRIEND_OUT,  # a friendly fighter that is out of action
        HELD_BY_YOU,  # hex of an objective
        HELD,
        OTHER_HELD,
        UNHELD_OBJECTIVE,
        HEX,  # any
        EMPTY_HEX,  # unoccupied and not blocked
        UPGRADE_OF_FIRST,  # a card
        UNIVERSAL_UPGRADE_OF_FALLEN,
        OBJECTIVE_CARD,  # any objective card of the opponent's possible ones
        DIRECTION,
        UPGRADE_IN_HAND,
        SPECIAL,  # whatever the card's own `fits` allows
        INSTEAD,  # another friendly fighter that the ploy below could choose
        OPPONENT,  # a seat; with two players it is clear which
    ) = range(24)
