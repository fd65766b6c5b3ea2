"""The words in which fighters and cards are declared: timing, inspiration, properties, traits, what lasts, targets.
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

    RAISES_AT_HOME, COMMANDS_TWO, RAISES_ANYWHERE, NO_WEAPONS, STEADFAST, NOT_RAISED = range(6)


class Special(IntEnum):
    """What an attack can do beyond its numbers."""

    (
        CRIT_DAMAGE,  # on a critical hit
        CRIT_KNOCKBACK,  # on a critical hit
        CRIT_CLEAVE,  # as soon as the roll shows a crit, SHA-140
        REROLL,  # dice
        PARRY,  # also a reaction to a failed attack
        PISTOL,
        BOTH_SYMBOLS,
        ONLY_CRITS_BLOCK,
        MOST_ONE_DAMAGE,
        HAMMERS_ARE_CRITS,
        HURTS_ITSELF,
        BREAKS,  # the upgrade is discarded when it succeeds
        THROWN,  # the upgrade is discarded afterwards
        STUNS,
        HEALS,
        GANG,  # a die for each other friend beside the target
        ALONE,  # a die when no friend is beside the attacker
        LUNGE,  # the fighter may be pushed before this attack, as a reaction
        AGAIN,  # a failed attack at a leader may be made again, as a reaction
        RIPOSTE,  # also a reaction to a successful attack
        LAST_BLOW,  # also a reaction to an attack that takes the fighter out
    ) = range(21)


class Trait(IntEnum):
    """What upgrades do for their fighter as long as it has them."""

    (
        MOVE,
        DEFENCE,
        WOUNDS,
        DICE,
        DAMAGE_CLOSE,  # range 1 or 2
        CLEAVE,
        KNOCKBACK,
        CRIT_DAMAGE_ADJACENT,  # range 1
        CRIT_DAMAGE_CLOSE,
        CHARGE_DICE,
        CHARGE_MOVE,
        CHARGE_BOTH_SYMBOLS,
        CHARGE_THROUGH,  # moves through fighters in a Charge
        CHARGE_KNOCKBACK,  # in the activation of the Charge
        CHARGED_KNOCKBACK,  # in a phase with a Charge
        CHARGED_DAMAGE_CLOSE,
        THROUGH,  # moves through fighters
        SHIELDS,  # the Defence symbol is shield
        TOUGH,  # damage is 1 less, but 1 at least
        LIGHT,  # crits on defence dice are no success
        ACROBATIC,  # a defence die with dodge or on Guard
        LAST_STAND,  # the last friendly fighter has +1 Defence and +1 Dice
        REROLL_ATTACK,
        REROLL_DEFENCE,
        BLESSED,  # a crit on a defence die takes a wound token away
        SOLID,  # only a critical hit drives it back
        NO_DOUBLES,  # double supports are no success against it
        LONE_DEFENCE,  # single supports count when no friend is near
        LONE_ATTACK,
        TWO_SUPPORTERS,  # counts as two when it supports
        WELL_SUPPORTED,  # who supports it counts as two
        SUPPORTS_BESIDE,  # supports a friend that it stands beside
        HOLDING_SUPPORT,  # one supporter more while it holds an objective
        BLAST,  # a critical hit hurts enemies beside the target
        KILL_GLORY,
        KILL_HEALS,
        STEP_FIRST,  # may be pushed before it attacks outside a Charge
        SHAKES,  # may push the target instead of driving it back
        HUNGERS,  # range 1: +1 damage, and all adjacent fighters are attacked
        GUARDS_LEADER,  # the leader beside it is on Guard
        MENDS,  # a wound token less as a phase begins
        DEPUTY,  # is the leader when the leader is out
        SWITCHES_OBJECTIVE,
        ALL_OUT,  # two more dice, then it is spent
        CHARMS,  # a ploy as a phase begins
        SURVIVOR_GLORY,
        KEY_ANY,  # glory when it holds any objective in the third end phase
        KEY,  # the number of the objective that is worth 2
        RELIC,
    ) = range(49)


class Mod(IntEnum):
    """What a ploy that lasts changes."""

    (
        NONE,
        DICE,
        DAMAGE,
        CLEAVE,
        BOTH_SYMBOLS,
        AS_SWORD,
        INVERT,
        RANGE_ONE,
        SWEEP,
        GAMBIT,
        REROLL_ANY,
        CRIT_DOUBLE,
        NO_TARGET_SUPPORT,
        TWO_SUPPORTERS,
        ONE_TWICE,
        FALLEN_SUPPORT,
        PROTECT,
        PROTECT_HOLDERS,
        DEFENCE,
        DEFENCE_HOLDERS,
        PARRY,
        MOVE,
        MOVE_DOUBLE,
        MOVE_ONE,
        MOVE_LESS_FALLEN,
        MOVE_ONTO_OBJECTIVE,
        THROUGH,
        MOST_ONE_DAMAGE,
        SHRUG,
        SHATTER,
        NO_ATTACK,
        SECOND_WIND,
        PAWN,
        STEP_FIRST,
        REACTION,
    ) = range(35)


class Scope(IntEnum):
    """Whom a ploy that lasts is about. First ones are used up by what they apply to."""

    (
        NONE,
        FIRST_ATTACK,
        OWN_FIRST_ATTACK,
        CHOSEN_FIRST_ATTACK,
        ALL_ATTACKS,
        FIRST_TARGETED,  # the first attack at a friendly fighter
        FRIENDS,
        ENEMIES,
        ALL,
        CHOSEN,
        FIRST_MOVE,
        OWN_FIRST_MOVE,
        FIRST_ACTIVATED,
        FIRST_HURT,
        FIRST_TO_BE_TARGETED,  # the friendly fighter that is attacked first, in every attack at it
    ) = range(15)


class Reach(IntEnum):
    """For which attacks a ploy that lasts counts."""

    ANY, CLOSE, ADJACENT, PISTOL = range(4)


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
