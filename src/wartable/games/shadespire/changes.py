"""What fighters, attacks, upgrades and lasting ploys change, put together from words such as `DAMAGE.more(1).close.critical`,
and whom a ploy that lasts is about: `FIRST.own.attack`. Both are kept as rows of numbers, and one rule reads each
(`rules/changes.py`, `rules/lasting.py`); so a card with a new combination of words needs no rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum, IntFlag
from typing import Any

from wartable.games.shadespire.state import DICE, Side

Rule = Callable[..., Any]


class Stat(IntEnum):
    """What can be changed: a number, or something that is so when it is above 0."""

    (
        MOVE,
        DEFENCE,
        WOUNDS,
        RANGE,
        DICE,  # the characteristic, W-17
        EXTRA_DICE,
        DAMAGE,
        HARM,  # the damage that the fighter suffers; what takes from it leaves 1
        CLEAVE,
        KNOCKBACK,
        SWEEP,  # 1: at all adjacent enemies, 2: at all adjacent fighters
        COUNTS,  # sides of dice that are successes; shifted by AS_CRITS, that are crits
        REFUSES,  # sides of dice that are none
        SYMBOL,  # the side of dice that is its symbol
        INVERTS,  # both symbols are the other one
        REROLLS,
        SPARE_DIE,  # one of its defence dice does not count
        SUPPORTERS,
        EACH_SUPPORTER,  # who supports it counts as so many more
        SUPPORTS,  # it counts as so many more who support
        THROUGH,  # moves through fighters
        STANDS_FAST,  # is not driven back
        STEP_FIRST,  # may be pushed before it attacks
        SHAKES,  # may push the target instead of driving it back
        NO_ATTACK,
        SECOND_WIND,  # may be activated after a Charge
        SHRUGS,  # a shield on a die saves it from all damage
        ROLL_OFF,  # who wins it says whether the attack succeeds
        RECOIL,  # damage to who strikes with a weapon; of a ploy, to who moves, is pushed or driven back
        GLORY,
        HEALS,
        KEY,  # the number of an objective that is worth glory when it is held at the end; ANY_OBJECTIVE
        RELIC,
        LEADER,
        GUARDS_LEADER,  # the leader beside it is on Guard
        SWITCHES_OBJECTIVE,
        CHARMS,  # lets its player play a ploy
        PISTOL,
        PARRY,  # an attack that is also a reaction to a failed one
        ANSWERS,  # an attack that is also a reaction of its card
    ) = range(40)


STATS = len(Stat)


class How(IntEnum):
    """In which way: by adding an amount, by doubling, or by setting a limit."""

    MORE, DOUBLED, AT_MOST = range(3)


COLUMNS = STATS * len(How)
AS_CRITS = len(Side)
ALL_DICE = DICE
EVERYBODY_BESIDE = 2
ANY_OBJECTIVE = 100


class Now(IntFlag):
    """What has to be so for a change to count; who asks for it says what is."""

    (
        CHARGE,  # in the action of a Charge
        CHARGING,  # in its activation
        CHARGED,  # in a phase with a Charge
        CLOSE,  # Range 1 or 2
        ADJACENT,  # Range 1
        CRITICAL,  # a critical hit, or a crit that was rolled
        UNCRITICAL,
        HOLDING,  # an objective; of a move, where it ends
        ATTACKING,  # about the attacker and the attack dice
        DEFENDING,  # about the target and the defence dice
        OWN,  # a fighter of the player of the ploy
        ENEMY,
        CHOSEN,  # by the ploy
        KILLING,  # as it takes an enemy out of action
        OPENING,  # as a phase begins
    ) = (1 << at for at in range(15))


@dataclass(frozen=True)
class Change:
    """One change. Its words give another change."""

    stat: Stat
    how: How = How.MORE
    amount: int = 1
    needs: int = 0
    factor: Rule | None = None  # `factor(g, seat, fighter)`: how often it counts, 0 for not at all

    def more(self, amount: int) -> Change:
        return replace(self, amount=amount)

    def of(self, number: int) -> Change:
        """The objective of this number."""
        return replace(self, amount=number)

    @property
    def doubled(self) -> Change:
        return replace(self, how=How.DOUBLED)

    def at_most(self, amount: int) -> Change:
        """The limit is kept with 1 added, so that 0 is none."""
        return replace(self, how=How.AT_MOST, amount=amount + 1)

    def sides(self, *sides: Side) -> Change:
        return replace(self, amount=sum(1 << side for side in sides))

    def as_crits(self, *sides: Side) -> Change:
        return replace(self, amount=sum(1 << (AS_CRITS + side) for side in sides))

    def when(self, factor: Rule) -> Change:
        """Only if `factor` says 1 and not 0; or as often as it says."""
        return replace(self, factor=factor)

    def _needs(self, now: Now) -> Change:
        return replace(self, needs=self.needs | now)

    @property
    def in_charge(self) -> Change:
        return self._needs(Now.CHARGE)

    @property
    def charging(self) -> Change:
        return self._needs(Now.CHARGING)

    @property
    def charged(self) -> Change:
        return self._needs(Now.CHARGED)

    @property
    def close(self) -> Change:
        return self._needs(Now.CLOSE)

    @property
    def adjacent(self) -> Change:
        return self._needs(Now.ADJACENT)

    @property
    def critical(self) -> Change:
        return self._needs(Now.CRITICAL)

    @property
    def uncritical(self) -> Change:
        return self._needs(Now.UNCRITICAL)

    @property
    def holding(self) -> Change:
        return self._needs(Now.HOLDING)

    @property
    def attacking(self) -> Change:
        return self._needs(Now.ATTACKING)

    @property
    def defending(self) -> Change:
        return self._needs(Now.DEFENDING)

    @property
    def own(self) -> Change:
        return self._needs(Now.OWN)

    @property
    def enemy(self) -> Change:
        return self._needs(Now.ENEMY)

    @property
    def killing(self) -> Change:
        return self._needs(Now.KILLING)

    @property
    def opening(self) -> Change:
        return self._needs(Now.OPENING)

    @property
    def column(self) -> int:
        return column(self.stat, self.how)


def column(stat: Stat, how: How) -> int:
    """Where the tables have it."""
    return STATS * how + stat


MOVE, DEFENCE, WOUNDS, RANGE = (Change(stat) for stat in (Stat.MOVE, Stat.DEFENCE, Stat.WOUNDS, Stat.RANGE))
DICE_VALUE, EXTRA_DICE = Change(Stat.DICE), Change(Stat.EXTRA_DICE)
DAMAGE, HARM = Change(Stat.DAMAGE), Change(Stat.HARM)
CLEAVE, KNOCKBACK, SWEEP = Change(Stat.CLEAVE), Change(Stat.KNOCKBACK), Change(Stat.SWEEP)
COUNTS, REFUSES, SYMBOL = Change(Stat.COUNTS), Change(Stat.REFUSES), Change(Stat.SYMBOL)
INVERTS, REROLLS, SPARE_DIE = Change(Stat.INVERTS), Change(Stat.REROLLS), Change(Stat.SPARE_DIE)
SUPPORTERS, EACH_SUPPORTER, SUPPORTS = (
    Change(stat) for stat in (Stat.SUPPORTERS, Stat.EACH_SUPPORTER, Stat.SUPPORTS)
)
THROUGH, STANDS_FAST, STEP_FIRST = Change(Stat.THROUGH), Change(Stat.STANDS_FAST), Change(Stat.STEP_FIRST)
SHAKES, NO_ATTACK, SECOND_WIND = Change(Stat.SHAKES), Change(Stat.NO_ATTACK), Change(Stat.SECOND_WIND)
SHRUGS, ROLL_OFF = Change(Stat.SHRUGS), Change(Stat.ROLL_OFF)
RECOIL, GLORY, HEALS, KEY = (Change(stat) for stat in (Stat.RECOIL, Stat.GLORY, Stat.HEALS, Stat.KEY))
RELIC, LEADER, GUARDS_LEADER = Change(Stat.RELIC), Change(Stat.LEADER), Change(Stat.GUARDS_LEADER)
SWITCHES_OBJECTIVE, CHARMS, ANSWERS = (
    Change(stat) for stat in (Stat.SWITCHES_OBJECTIVE, Stat.CHARMS, Stat.ANSWERS)
)


@dataclass(frozen=True)
class Ability:
    """What an attack can do beyond its numbers, by the name under which pages explain it.

    `during` is a step of the attack and what is done then.
    """

    name: str
    gives: tuple[Change, ...] = ()
    during: tuple[int, Rule] | None = None


CRIT_DAMAGE = Ability("crit-damage", (DAMAGE.more(1).critical,))
CRIT_KNOCKBACK = Ability("crit-knockback", (KNOCKBACK.more(1).critical,))
CRIT_CLEAVE = Ability("crit-cleave", (CLEAVE.critical,))  # as soon as the roll shows a crit, SHA-140
REROLL = Ability("reroll", (REROLLS.more(1),))
PARRY = Ability("parry", (Change(Stat.PARRY), ANSWERS))
PISTOL = Ability("pistol", (Change(Stat.PISTOL),))


# --- Whom a ploy that lasts is about ------------------------------------------------------------------------------


class Upon(IntEnum):
    """What a ploy that lasts is about, if not fighters as such."""

    NOTHING, ATTACK, TARGETED, MOVE, HURT, ACTIVATED = range(6)


class Until(IntEnum):
    """How long it counts: while it lasts, only once, or for the first fighter that comes to it."""

    ENDS, FIRST, FIRST_FIGHTER = range(3)


@dataclass(frozen=True)
class About:
    """Whom a ploy that lasts is about. Its words give another one."""

    until: Until = Until.ENDS
    upon: Upon = Upon.NOTHING
    needs: int = 0  # what the fighter or the attack has to be
    weapon: Stat | None = None  # what the weapon has to be

    @property
    def is_attack(self) -> bool:
        """Whether it is about an attack and not about fighters."""
        return self.upon == Upon.ATTACK or (self.upon == Upon.TARGETED and self.until == Until.FIRST)

    @property
    def own(self) -> About:
        return replace(self, needs=self.needs | Now.OWN)

    @property
    def chosen(self) -> About:
        return replace(self, needs=self.needs | Now.CHOSEN)

    @property
    def attack(self) -> About:
        return replace(self, upon=Upon.ATTACK)

    @property
    def targeted(self) -> About:
        return replace(self, upon=Upon.TARGETED)

    @property
    def move(self) -> About:
        return replace(self, upon=Upon.MOVE)

    @property
    def hurt(self) -> About:
        return replace(self, upon=Upon.HURT)

    @property
    def activated(self) -> About:
        return replace(self, upon=Upon.ACTIVATED)

    @property
    def close(self) -> About:
        return replace(self, needs=self.needs | Now.CLOSE)

    @property
    def adjacent(self) -> About:
        return replace(self, needs=self.needs | Now.ADJACENT)

    def of(self, ability: Ability) -> About:
        return replace(self, weapon=ability.gives[0].stat)


FIRST, FIRST_FIGHTER, EVERY = About(Until.FIRST), About(Until.FIRST_FIGHTER), About()
EVERYBODY, FRIENDS = About(), About(needs=Now.OWN)
ENEMIES, CHOSEN = About(needs=Now.ENEMY), About(needs=Now.CHOSEN)
