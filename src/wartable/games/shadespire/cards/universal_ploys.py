"""Universal ploys that last, and those whose effects other cards share (`effects.py`): of cards 308 to 372.
The others stand with what they do in `ploys_with_cards.py`, `ploys_with_places.py` and `ploys_with_fighters.py`."""

from wartable.games.shadespire.cards.effects import (
    heal_by_die,
    inspire_one,
    push_one,
    pushable,
)
from wartable.games.shadespire.changes import (
    ALL_DICE,
    CHOSEN,
    DAMAGE,
    DEFENCE,
    EVERYBODY,
    FIRST,
    FIRST_FIGHTER,
    FRIENDS,
    GLORY,
    INVERTS,
    MOVE,
    RANGE,
    RECOIL,
    REROLLS,
    ROLL_OFF,
    SPARE_DIE,
    SWEEP,
)
from wartable.games.shadespire.declare import ploy
from wartable.games.shadespire.printed import Target

ALL = ""  # no warband: everybody may have them

ploy(313, "curious-inversion", ALL, gives=INVERTS, about=FIRST.attack)
ploy(314, "darkness-descends", ALL, gives=RANGE.at_most(1), about=FIRST.attack)
ploy(317, "desperate-gambit", ALL, gives=ROLL_OFF, about=FIRST.attack)
ploy(318, "distraction", ALL, asks=(Target.ENEMY,), fits=pushable, effect=push_one)
ploy(322, "ephemeral-shield", ALL, gives=DEFENCE.more(1), about=FIRST_FIGHTER.own.targeted)
ploy(325, "fortify", ALL, gives=DEFENCE.more(1).holding, about=FRIENDS)
ploy(327, "fuelled-by-fury", ALL, gives=REROLLS.more(ALL_DICE), about=FIRST.own.attack)
ploy(330, "healing-potion", ALL, asks=(Target.FRIEND,), effect=heal_by_die)
ploy(334, "inspiration-strikes", ALL, asks=(Target.FRIEND,), effect=inspire_one)
ploy(335, "invisible-walls", ALL, gives=MOVE.at_most(1), about=EVERYBODY)
ploy(338, "lethal-strike", ALL, gives=DAMAGE.doubled.critical, about=FIRST.attack)
ploy(339, "mighty-swing", ALL, gives=SWEEP, about=FIRST.own.attack.adjacent)
ploy(346, "parry", ALL, gives=(DEFENCE.more(1), SPARE_DIE), about=FIRST.own.targeted)
ploy(352, "sacrificial-pawn", ALL, asks=(Target.FRIEND,), gives=GLORY.more(1), about=CHOSEN)
ploy(357, "shattering-terrain", ALL, gives=RECOIL.more(1), about=EVERYBODY)
ploy(360, "sidestep", ALL, asks=(Target.FRIEND,), fits=pushable, effect=push_one)
ploy(361, "spectral-wings", ALL, gives=MOVE.more(2), about=FIRST.move)
ploy(363, "sprint", ALL, gives=MOVE.doubled, about=FIRST.own.move)
ploy(366, "tantalising-prize", ALL, gives=MOVE.more(2).holding, about=FIRST.own.move)
