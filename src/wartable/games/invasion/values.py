"""What things are worth to a seat of Invasion, in resources, as computer players believe.
`wartable tune invasion` looks for better ones."""

from enum import IntEnum


class Weight(IntEnum):
    """What has a worth; the places are those of the record's `tuning`. Those of zones stand in the order of the zones."""

    KINGDOM_ICON = 0  # of power
    QUEST_ICON = 1
    BATTLEFIELD_ICON = 2
    KINGDOM_BEYOND = 3  # an icon beyond the limit of its zone
    QUEST_BEYOND = 4
    BATTLEFIELD_BEYOND = 5
    UNIT = 6
    HIT_POINT = 7  # left on a unit
    DEVELOPMENT = 8
    HAND_CARD = 9
    RESOURCE = 10
    SECTION_DAMAGE = 11
    BURNING = 12
    QUEST = 13
    TOKEN = 14
    CORRUPT = 15
    SHORT = 16  # for each card that a deck is short of to last a few turns
    EVEN = 17  # a lead of this much is worth half a win


WORTH = (
    2.0, 1.8, 1.7, 0.4, -0.5, 1.7, 0.4, 0.35, 0.9, 0.8, 0.3, -1.0, -22.0, 0.5, 0.6, -0.7, -1.5, 16.0,
)  # fmt: skip
LIMIT = (8, 4, 99)  # icons of the kingdom, the quest zone and the battlefield are worth less beyond it
