"""What fighters and cards print: when objectives are scored, what inspires, what a card asks for.
What they change has words of its own (`changes.py`).
Their order is part of the tables, so new ones come last; what they mean is in `rules/`."""

from enum import IntEnum, IntFlag


class Timing(IntFlag):
    """SHA-167: when an objective is scored: at once, or in the end phases of these rounds."""

    NONE = 0
    AT_ONCE, FIRST_END, SECOND_END, THIRD_END = (1 << at for at in range(4))
    EARLY_END = FIRST_END | SECOND_END
    END = EARLY_END | THIRD_END


class Inspire(IntEnum):
    """SHA-160: what inspires a fighter."""

    (
        NONE,
        BLOCKED_A_BLOW,
        OTHERS_OUT,
        RETURNED,
        HURT,
        HOLDS,
        CHOSEN_BY_PLOY,
        SUCCEEDED,
        ABROAD,
    ) = range(9)


class Property(IntEnum):
    """Abilities that fighter cards print."""

    RAISES, COMMANDS, NO_WEAPONS, NOT_RAISED = range(4)  # where: `AT_HOME` or `ANYWHERE`; how many


AT_HOME, ANYWHERE = 1, 2


class Target(IntFlag):
    """What a card asks for, one after the other, put together from words: `Target.FRIEND | Target.OTHER`.

    `first` is what was chosen before. What the words don't say, the card's own `fits` does.
    """

    NONE = 0
    FIGHTER, HEX, CARD, DIRECTION, OPPONENT = (1 << at for at in range(5))  # a seat; of two it is clear which
    OWN, FOE = (1 << at for at in range(5, 7))  # a fighter of the player, or of another one
    OTHER = 1 << 7  # not the fighter that the effect belongs to, nor the first
    BESIDE_FIRST, BESIDE_FRIEND = (1 << at for at in range(8, 10))  # adjacent to it
    OUT = 1 << 10  # of action
    INSTEAD = 1 << 11  # one that the ploy below could choose
    TOKEN, TAKEN, FREE = (
        1 << at for at in range(12, 15)
    )  # hexes: an objective, a fighter, neither that nor blocked
    UPGRADE = 1 << 15

    ANY = FIGHTER
    FRIEND = FIGHTER | OWN
    ENEMY = FIGHTER | FOE
    OBJECTIVE = HEX | TOKEN
    HELD = OBJECTIVE | TAKEN


WANTED = {
    Target.NONE: "none",
    Target.FRIEND: "friend",
    Target.FRIEND | Target.OTHER: "other-friend",
    Target.ENEMY: "enemy",
    Target.ANY: "any",
    Target.ENEMY | Target.BESIDE_FRIEND: "enemy-beside-friend",
    Target.ANY | Target.BESIDE_FIRST: "beside-first",
    Target.FRIEND | Target.BESIDE_FIRST: "friend-beside-first",
    Target.ENEMY | Target.BESIDE_FIRST: "enemy-beside-first",
    Target.FRIEND | Target.OUT: "friend-out",
    Target.HELD | Target.OWN: "held-by-you",
    Target.HELD: "held",
    Target.HELD | Target.OTHER: "other-held",
    Target.OBJECTIVE: "unheld-objective",
    Target.HEX: "hex",
    Target.HEX | Target.FREE: "empty-hex",
    Target.CARD | Target.UPGRADE: "upgrade-of-first",
    Target.CARD | Target.UPGRADE | Target.OUT: "universal-upgrade-of-fallen",
    Target.CARD: "objective-card",
    Target.DIRECTION: "direction",
    Target.FRIEND | Target.INSTEAD: "instead",
    Target.OPPONENT: "opponent",
}  # the names of their sentences
