"""How fighters and cards are declared: the tables that rules read, and the functions that fill them.
No rule names a card or a fighter; the words of declarations are in `printed.py`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np

from wartable.games.shadespire.changes import COLUMNS, Ability, About, Change, Now, Rule, Stat
from wartable.games.shadespire.printed import Inspire, Property, Target, Timing
from wartable.games.shadespire.state import CARDS, KINDS, NOTHING, Side, Trigger, Type
from wartable.games.shadespire.state import WEAPONS as WEAPONS
from wartable.kernel.switch import close_switch, open_switch

Gives = Change | tuple[Change, ...]
ANY_FIGHTER = Now.OWN | Now.ENEMY | Now.CHOSEN
WARBANDS = 9  # 1 to 8; 0 is universal
UNIVERSAL = 0

# --- Tables: fighters and weapons -------------------------------------------------------------------------------

MOVE = np.zeros((KINDS, 2), np.int8)
DEFENCE = np.zeros((KINDS, 2), np.int8)
DEFENCE_SYMBOL = np.zeros(KINDS, np.int8)
WOUNDS = np.zeros((KINDS, 2), np.int8)
ARMS = np.full((KINDS, 2, 4), NOTHING, np.int16)
LEADER = np.zeros(KINDS, np.int8)
INSPIRE = np.zeros(KINDS, np.int8)
INSPIRE_AFTER = np.zeros(KINDS, np.int8)  # so many; 0 where it is about the fighter itself
PROPERTY = np.zeros((KINDS, len(Property)), np.int8)
WARBAND_OF_KIND = np.zeros(KINDS, np.int8)
MUSTER = np.zeros((WARBANDS, 7), np.int8)  # fighter cards of a warband, one for each model

RANGE = np.zeros(WEAPONS, np.int8)
DICE_OF = np.zeros(WEAPONS, np.int8)
SYMBOL = np.zeros(WEAPONS, np.int8)
DAMAGE = np.zeros(WEAPONS, np.int8)
CLEAVE = np.zeros(WEAPONS, np.int8)
KNOCKBACK = np.zeros(WEAPONS, np.int8)
SWEEP = np.zeros(WEAPONS, np.int8)
CARD_OF_WEAPON = np.zeros(WEAPONS, np.int16)

# --- Tables: cards ------------------------------------------------------------------------------------------------

TYPE = np.zeros(CARDS, np.int8)
WARBAND = np.zeros(CARDS, np.int8)
FIRST = np.full(WARBANDS, CARDS, np.int16)  # between which numbers all cards of a warband are: the first,
END = np.zeros(WARBANDS, np.int16)  # and the one after the last
GLORY = np.zeros(CARDS, np.int8)
TIMING = np.zeros(CARDS, np.int8)
MET = np.zeros(CARDS, np.int16)  # condition of an objective
MAY = np.zeros(CARDS, np.int16)  # condition to play a ploy or to use an action or reaction
ONLY = np.zeros((CARDS, KINDS), np.int8)  # SHA-103: fighters that may have the upgrade; none when all may
RESTRICTED = np.zeros(CARDS, np.int8)
ARMS_OF_CARD = np.full((CARDS, 2), NOTHING, np.int16)
ASKS = np.zeros((CARDS, 3), np.int32)  # targets
OPTIONAL = np.zeros((CARDS, 3), np.int8)  # 1: may be left out; 2: only when there is nothing to choose
NOT_CHOSEN = np.zeros((CARDS, 3), np.int8)  # asked for, but its text does not say "choose"
FITS = np.zeros(CARDS, np.int16)
EFFECT = np.zeros(CARDS, np.int16)
REACTS = np.zeros((CARDS, len(Trigger)), np.int8)  # triggers of a reaction
IS_REACTION = np.zeros(CARDS, np.int8)
HAS_ACTION = np.zeros(CARDS, np.int8)
MAY_ACT = np.zeros(CARDS, np.int16)
ACT_EFFECT = np.zeros(CARDS, np.int16)
REACTION_PLOYS = np.zeros((len(Trigger), 64), np.int16)  # ploys by trigger, in order of number, then 0

# --- Tables: what changes, and for whom ---------------------------------------------------------------------------

# Where changes come from: a card by its number, a weapon or a fighter card by its number behind these.
OF_WEAPON = CARDS
OF_KIND = OF_WEAPON + WEAPONS
SOURCES = OF_KIND + KINDS
AMOUNT = np.zeros((SOURCES, COLUMNS), np.int8)  # narrow: it is read all the time
NEEDS = np.zeros((SOURCES, COLUMNS), np.int16)  # what has to be so, as bits
FACTOR = np.zeros((SOURCES, COLUMNS), np.int16)  # how often it counts
STEP = np.full(SOURCES, NOTHING, np.int8)  # the step of an attack at which it does something, or -1,
AT_STEP = np.zeros(SOURCES, np.int16)  # and what

# Ploys that last.
LASTS = np.zeros(CARDS, np.int8)
UNTIL = np.zeros(CARDS, np.int8)
WHOSE = np.zeros(CARDS, np.int16)  # what fighters it is about have to be, as bits
UPON = np.zeros(CARDS, np.int8)
OF_ATTACKS = np.zeros(CARDS, np.int8)  # about an attack, not about fighters
OF_RANGE = np.zeros(CARDS, np.int16)  # what the attack has to be, as bits,
OF_WEAPONS = np.full(CARDS, NOTHING, np.int8)  # and the property that its weapon needs, or -1
GRANTS = np.zeros(CARDS, np.int8)  # gives its player a reaction while it lasts


@dataclass(frozen=True)
class Weapon:
    """An attack."""

    key: str
    range: int
    dice: int
    symbol: Side
    damage: int
    cleave: bool = False
    knockback: int = 0
    sweep: bool = False
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class Face:
    """A side of a fighter card."""

    move: int
    defence: int
    wounds: int
    weapons: tuple[Weapon, ...]


@dataclass(frozen=True)
class Fighter:
    number: int
    key: str
    warband: int
    defence_symbol: Side
    inspire: Inspire
    sides: tuple[Face, Face]
    leader: bool
    copies: int
    properties: Mapping[Property, int]
    after: int
    gives: tuple[Change, ...]


@dataclass(frozen=True)
class Warband:
    number: int
    key: str
    core: bool


@dataclass(frozen=True)
class Card:
    """The facts of a card for lists and pages; what it does stands in the tables."""

    number: int
    key: str
    type: Type
    warband: int
    glory: int = 0
    timing: Timing = Timing.NONE
    reaction: bool = False
    action: bool = False
    only: tuple[str, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    relic: bool = False


WARBAND_LIST: dict[str, Warband] = {}
FIGHTER_LIST: dict[str, Fighter] = {}
DECLARED: dict[int, Card] = {}
WEAPON_LIST: list[Weapon] = []
_conditions: dict[Rule, int] = {}
_fits: dict[Rule, int] = {}
_effects: dict[Rule, int] = {}
_factors: dict[Rule, int] = {}

# Whether an objective is met by a seat; whether a card may be used (`fighter` has the upgrade, or is -1).
met = open_switch("met", "g, seat, fighter", "False")
fits = open_switch("fits", "g, seat, fighter, which_target, first, second, candidate", "False")
effect = open_switch("effect", "g, seat, fighter, one, two, three", "0")
factor = open_switch("factor", "g, seat, fighter", "0")

# --- Declaring ----------------------------------------------------------------------------------------------------


def warband(key: str, core: bool = False) -> None:
    """The fighters declared next belong to this warband."""
    WARBAND_LIST[key] = Warband(len(WARBAND_LIST) + 1, key, core)


def weapon(
    key: str,
    range: int,
    dice: int,
    symbol: Side,
    damage: int,
    cleave: bool = False,
    knockback: int = 0,
    sweep: bool = False,
    abilities: tuple[Ability, ...] = (),
) -> Weapon:
    return Weapon(key, range, dice, symbol, damage, cleave, knockback, sweep, abilities)


def side(move: int, defence: int, wounds: int, *weapons: Weapon) -> Face:
    return Face(move, defence, wounds, weapons)


def fighter(
    key: str,
    defence_symbol: Side,
    inspire: Inspire,
    plain: Face,
    inspired: Face,
    leader: bool = False,
    copies: int = 1,
    properties: Mapping[Property, int] | None = None,
    after: int = 0,
    gives: Gives = (),
) -> None:
    """A fighter card of the warband declared last; `after` is how many of its warband it takes to inspire it."""
    number = len(FIGHTER_LIST) + 1
    of = len(WARBAND_LIST)
    FIGHTER_LIST[key] = Fighter(
        number,
        key,
        of,
        defence_symbol,
        inspire,
        (plain, inspired),
        leader,
        copies,
        properties or {},
        after,
        _each(gives),
    )
    for turned, face in enumerate((plain, inspired)):
        MOVE[number, turned] = face.move
        DEFENCE[number, turned] = face.defence
        WOUNDS[number, turned] = face.wounds
        for place, arm in enumerate(face.weapons):
            ARMS[number, turned, place] = _enter_weapon(arm, 0)
    DEFENCE_SYMBOL[number] = defence_symbol
    LEADER[number] = leader
    INSPIRE[number] = inspire
    WARBAND_OF_KIND[number] = of
    INSPIRE_AFTER[number] = after
    for property, value in (properties or {}).items():
        PROPERTY[number, property] = value
    _enter_changes(OF_KIND + number, _each(gives))
    models = int((MUSTER[of] > 0).sum())
    for model in range(models, models + copies):
        MUSTER[of, model] = number


def _enter_weapon(arm: Weapon, card: int) -> int:
    number = len(WEAPON_LIST)
    WEAPON_LIST.append(arm)
    RANGE[number] = arm.range
    DICE_OF[number] = arm.dice
    SYMBOL[number] = arm.symbol
    DAMAGE[number] = arm.damage
    CLEAVE[number] = arm.cleave
    KNOCKBACK[number] = arm.knockback
    SWEEP[number] = arm.sweep
    CARD_OF_WEAPON[number] = card
    for ability in arm.abilities:
        _enter_changes(OF_WEAPON + number, ability.gives)
        _enter_step(OF_WEAPON + number, ability.during)
    return number


def _each(gives: Gives) -> tuple[Change, ...]:
    return (gives,) if isinstance(gives, Change) else gives


def _enter_changes(source: int, changes: Iterable[Change]) -> None:
    for change in changes:
        assert AMOUNT[source, change.column] == 0, f"{source} changes {change.stat} twice"
        AMOUNT[source, change.column] = change.amount
        NEEDS[source, change.column] = change.needs
        FACTOR[source, change.column] = _number(change.factor, _factors)


def _enter_step(source: int, during: tuple[int, Rule] | None) -> None:
    if during is not None:
        assert STEP[source] == NOTHING, f"{source} does something at two steps"
        STEP[source] = during[0]
        AT_STEP[source] = _number(during[1], _effects)


def _number(function: Rule | None, numbers: dict[Rule, int]) -> int:
    """The number of a condition or effect; cards that share one share the number. 0 is none."""
    if function is None:
        return 0
    return numbers.setdefault(function, len(numbers) + 1)


def _enter(card: Card) -> None:
    assert card.number not in DECLARED, f"card {card.number} is declared twice"
    DECLARED[card.number] = card
    TYPE[card.number] = card.type
    WARBAND[card.number] = card.warband
    FIRST[card.warband] = min(FIRST[card.warband], card.number)
    END[card.warband] = max(END[card.warband], card.number + 1)


def _warband(key: str) -> int:
    return WARBAND_LIST[key].number if key else UNIVERSAL


def objective(number: int, key: str, of: str, glory: int, timing: Timing, when: Rule) -> None:
    """An objective card: `when(g, seat)` says whether its condition is met."""
    _enter(Card(number, key, Type.OBJECTIVE, _warband(of), glory, timing))
    GLORY[number] = glory
    TIMING[number] = timing
    MET[number] = _number(when, _conditions)


def ploy(
    number: int,
    key: str,
    of: str,
    *,
    asks: tuple[Target, ...] = (),
    optional: tuple[int, ...] = (),
    if_any: tuple[int, ...] = (),
    not_chosen: tuple[int, ...] = (),
    when: Rule | None = None,
    fits: Rule | None = None,
    effect: Rule | None = None,
    gives: Gives = (),
    about: About | None = None,
    reaction: tuple[Trigger, ...] = (),
) -> None:
    """A ploy: what it asks for, when it may be played, what it does at once, and what it changes for a while.

    `when(g, seat, fighter)` tells only of what all can see; `fits` narrows the targets down; `effect` gets them.
    Places of `asks` that are `optional` may be left out, those of `if_any` are when there is nothing to choose,
    and those that are `not_chosen` inspire nobody, because the text of the card does not say "choose".
    What it `gives` lasts for those that it is `about`; one that gives nothing grants its reaction while it lasts.
    """
    _enter(Card(number, key, Type.PLOY, _warband(of), reaction=bool(reaction)))
    _enter_use(number, asks, when, fits, effect, reaction)
    for place in optional:
        OPTIONAL[number, place] = 1
    for place in if_any:
        OPTIONAL[number, place] = 2
    for place in not_chosen:
        NOT_CHOSEN[number, place] = 1
    _enter_changes(number, _each(gives))
    if about is not None:
        _enter_lasting(number, about)
    GRANTS[number] = about is not None and bool(reaction) and not gives
    for trigger in () if GRANTS[number] else reaction:
        ploys = REACTION_PLOYS[trigger]
        ploys[int((ploys > 0).sum())] = number


def _enter_lasting(number: int, about: About) -> None:
    LASTS[number] = 1
    UNTIL[number] = about.until
    WHOSE[number] = about.needs & ANY_FIGHTER
    UPON[number] = about.upon
    OF_ATTACKS[number] = about.is_attack
    OF_RANGE[number] = about.needs & ~ANY_FIGHTER
    if about.weapon is not None:
        OF_WEAPONS[number] = about.weapon


def upgrade(
    number: int,
    key: str,
    of: str,
    *,
    only: tuple[str, ...] = (),
    gives: Gives = (),
    during: tuple[int, Rule] | None = None,
    weapons: tuple[Weapon, ...] = (),
    reaction: tuple[Trigger, ...] = (),
    when: Rule | None = None,
    asks: tuple[Target, ...] = (),
    fits: Rule | None = None,
    effect: Rule | None = None,
    action: Rule | None = None,
    action_when: Rule | None = None,
    optional: tuple[int, ...] = (),
) -> None:
    """An upgrade: what it gives its fighter and does at a step of its attacks, its attacks, its reaction (`when`,
    `effect`) and its action."""
    relic = any(change.stat == Stat.RELIC for change in _each(gives))
    _enter(
        Card(
            number,
            key,
            Type.UPGRADE,
            _warband(of),
            reaction=bool(reaction),
            action=action is not None,
            only=only,
            weapons=weapons,
            relic=relic,
        )
    )
    _enter_use(number, asks, when, fits, effect, reaction)
    for name in only:
        ONLY[number, FIGHTER_LIST[name].number] = 1
        RESTRICTED[number] = 1
    _enter_changes(number, _each(gives))
    _enter_step(number, during)
    for place, arm in enumerate(weapons):
        ARMS_OF_CARD[number, place] = _enter_weapon(arm, number)
    HAS_ACTION[number] = action is not None
    ACT_EFFECT[number] = _number(action, _effects)
    MAY_ACT[number] = _number(action_when, _conditions)
    for place in optional:
        OPTIONAL[number, place] = 1


def _enter_use(
    number: int,
    asks: tuple[Target, ...],
    when: Rule | None,
    fits: Rule | None,
    effect: Rule | None,
    reaction: tuple[Trigger, ...],
) -> None:
    MAY[number] = _number(when, _conditions)
    FITS[number] = _number(fits, _fits)
    EFFECT[number] = _number(effect, _effects)
    for place, asked in enumerate(asks):
        ASKS[number, place] = asked
    for trigger in reaction:
        REACTS[number, trigger] = 1
    IS_REACTION[number] = bool(reaction)


def close_all() -> None:
    """Every card is declared: give the switches their cases."""
    for opened, numbers in ((met, _conditions), (fits, _fits), (effect, _effects), (factor, _factors)):
        close_switch(opened, {number: function for function, number in numbers.items()})
    for trigger in range(REACTION_PLOYS.shape[0]):
        row = REACTION_PLOYS[trigger]
        row[: int((row > 0).sum())] = sorted(row[row > 0])
