"""How fighters and cards are declared: the tables that rules read, and the functions that fill them.
No rule names a card or a fighter; the words of declarations are in `terms.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from wartable.games.shadespire.state import CARDS, KINDS, NOTHING, Side, Trigger, Type
from wartable.games.shadespire.state import WEAPONS as WEAPONS
from wartable.games.shadespire.terms import (
    Inspire,
    Mod,
    Property,
    Reach,
    Scope,
    Special,
    Target,
    Timing,
    Trait,
)
from wartable.kernel.switch import close_switch, open_switch

Rule = Callable[..., Any]
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
SPECIAL = np.zeros((WEAPONS, len(Special)), np.int8)
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
PASSIVE = np.zeros((CARDS, len(Trait)), np.int8)
ARMS_OF_CARD = np.full((CARDS, 2), NOTHING, np.int16)
MODS = np.zeros((CARDS, len(Mod)), np.int8)
SCOPE = np.zeros(CARDS, np.int8)
REACH = np.zeros(CARDS, np.int8)
WHOLE_PHASE = np.zeros(CARDS, np.int8)
ASKS = np.zeros((CARDS, 3), np.int8)  # targets
OPTIONAL = np.zeros((CARDS, 3), np.int8)  # 1: may be left out; 2: only when there is nothing to choose
NOT_CHOSEN = np.zeros((CARDS, 3), np.int8)  # asked for, but its text does not say "choose"
FITS = np.zeros(CARDS, np.int16)
EFFECT = np.zeros(CARDS, np.int16)
REACTS = np.zeros((CARDS, len(Trigger)), np.int8)  # triggers of a reaction
IS_REACTION = np.zeros(CARDS, np.int8)
HAS_ACTION = np.zeros(CARDS, np.int8)
MAY_ACT = np.zeros(CARDS, np.int16)
ACT_EFFECT = np.zeros(CARDS, np.int16)
ACT_ASKS = np.zeros((CARDS, 3), np.int8)
ACT_FITS = np.zeros(CARDS, np.int16)
REACTION_PLOYS = np.zeros((len(Trigger), 64), np.int16)  # ploys by trigger, in order of number, then 0


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
    special: Mapping[Special, int] = field(default_factory=dict)


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
    properties: tuple[Property, ...]


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
CARD_LIST: dict[int, Card] = {}
WEAPON_LIST: list[Weapon] = []
_conditions: dict[Rule, int] = {}
_fits: dict[Rule, int] = {}
_effects: dict[Rule, int] = {}

# Whether an objective is met by a seat; whether a card may be used (`fighter` has the upgrade, or is -1).
met = open_switch("met", "g, seat, fighter", "False")
fits = open_switch("fits", "g, seat, fighter, which_target, first, second, candidate", "False")
effect = open_switch("effect", "g, seat, fighter, one, two, three", "0")

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
    special: Mapping[Special, int] | None = None,
) -> Weapon:
    return Weapon(key, range, dice, symbol, damage, cleave, knockback, sweep, special or {})


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
    properties: tuple[Property, ...] = (),
) -> None:
    """A fighter card of the warband declared last."""
    number = len(FIGHTER_LIST) + 1
    of = len(WARBAND_LIST)
    FIGHTER_LIST[key] = Fighter(
        number, key, of, defence_symbol, inspire, (plain, inspired), leader, copies, properties
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
    for property in properties:
        PROPERTY[number, property] = 1
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
    for special, value in arm.special.items():
        SPECIAL[number, special] = value
    return number


def _number(function: Rule | None, numbers: dict[Rule, int]) -> int:
    """The number of a condition or effect; cards that share one share the number. 0 is none."""
    if function is None:
        return 0
    return numbers.setdefault(function, len(numbers) + 1)


def _enter(card: Card) -> None:
    assert card.number not in CARD_LIST, f"card {card.number} is declared twice"
    CARD_LIST[card.number] = card
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
    mods: Mapping[Mod, int] | None = None,
    scope: Scope = Scope.NONE,
    reach: Reach = Reach.ANY,
    whole_phase: bool = False,
    reaction: tuple[Trigger, ...] = (),
) -> None:
    """A ploy: what it asks for, when it may be played, what it does at once, and what it changes for a while.

    `when(g, seat, fighter)` tells only of what all can see; `fits` narrows the targets down; `effect` gets them.
    Places of `asks` that are `optional` may be left out, those of `if_any` are when there is nothing to choose,
    and those that are `not_chosen` inspire nobody, because the text of the card does not say "choose".
    """
    _enter(Card(number, key, Type.PLOY, _warband(of), reaction=bool(reaction)))
    _enter_use(number, asks, when, fits, effect, reaction)
    for place in optional:
        OPTIONAL[number, place] = 1
    for place in if_any:
        OPTIONAL[number, place] = 2
    for place in not_chosen:
        NOT_CHOSEN[number, place] = 1
    for mod, value in (mods or {}).items():
        MODS[number, mod] = value
    SCOPE[number] = scope
    REACH[number] = reach
    WHOLE_PHASE[number] = whole_phase
    for trigger in reaction:
        if MODS[number, Mod.REACTION] == 0:  # else it grants the reaction, and is played before
            ploys = REACTION_PLOYS[trigger]
            ploys[int((ploys > 0).sum())] = number


def upgrade(
    number: int,
    key: str,
    of: str,
    *,
    only: tuple[str, ...] = (),
    traits: Mapping[Trait, int] | None = None,
    weapons: tuple[Weapon, ...] = (),
    reaction: tuple[Trigger, ...] = (),
    when: Rule | None = None,
    asks: tuple[Target, ...] = (),
    fits: Rule | None = None,
    effect: Rule | None = None,
    action: Rule | None = None,
    action_when: Rule | None = None,
    action_asks: tuple[Target, ...] = (),
    action_fits: Rule | None = None,
    action_optional: tuple[int, ...] = (),
) -> None:
    """An upgrade: what its fighter gains, its attacks, its reaction (`when`, `effect`) and its action."""
    relic = Trait.RELIC in (traits or {})
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
    for trait, value in (traits or {}).items():
        PASSIVE[number, trait] = value
    for place, arm in enumerate(weapons):
        ARMS_OF_CARD[number, place] = _enter_weapon(arm, number)
    HAS_ACTION[number] = action is not None
    ACT_EFFECT[number] = _number(action, _effects)
    MAY_ACT[number] = _number(action_when, _conditions)
    ACT_FITS[number] = _number(action_fits, _fits)
    for place, asked in enumerate(action_asks):
        ACT_ASKS[number, place] = asked
    for place in action_optional:
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
    for opened, numbers in ((met, _conditions), (fits, _fits), (effect, _effects)):
        close_switch(opened, {number: function for function, number in numbers.items()})
    for trigger in range(REACTION_PLOYS.shape[0]):
        row = REACTION_PLOYS[trigger]
        row[: int((row > 0).sum())] = sorted(row[row > 0])
