"""Universal upgrades that give a fighter an attack, of cards 373 to 437."""

from wartable.games.shadespire.cards.effects import push_wearer
from wartable.games.shadespire.cards.reactions import (
    is_attack,
)
from wartable.games.shadespire.changes import (
    COUNTS,
    CRIT_DAMAGE,
    DAMAGE,
    EXTRA_DICE,
    RECOIL,
    REFUSES,
    Ability,
)
from wartable.games.shadespire.declare import CARD_OF_WEAPON, Weapon, upgrade, weapon
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of
from wartable.games.shadespire.rules.attack import AFTERMATH
from wartable.games.shadespire.rules.hands import lose_upgrade
from wartable.games.shadespire.rules.pushing import can_push
from wartable.games.shadespire.rules.stats import (
    friends_beside,
)
from wartable.games.shadespire.state import (
    DODGE,
    SHIELD,
    Act,
    Place,
    Result,
    Side,
    Trigger,
)
from wartable.kernel.frames import A, D
from wartable.kernel.rule import rule

HAMMER, SWORD = Side.HAMMER, Side.SWORD
BELOW_CRITS = (SHIELD, DODGE, Side.SINGLE, Side.DOUBLE)
DISENGAGE, SWIFT_STRIKE = 385, 423
UNIVERSAL = ""


def arm(
    number: int,
    key: str,
    range: int,
    dice: int,
    symbol: Side,
    damage: int,
    cleave: bool = False,
    abilities: tuple[Ability, ...] = (),
) -> None:
    """An upgrade that is nothing but an attack of the same name."""
    upgrade(
        number,
        key,
        UNIVERSAL,
        weapons=(weapon(key, range, dice, symbol, damage, cleave=cleave, abilities=abilities),),
    )


@rule
def ganging(g: Record, fighter):
    """For each other friend beside the target."""
    return friends_beside(g, act_of(g, Act.TARGET), fighter)


GANG = Ability("gang", (EXTRA_DICE.more(1).attacking.when(ganging),))
arm(379, "coordinated-attack", 1, 2, SWORD, 2, abilities=(GANG,))
HURTS_ITSELF = Ability("hurts-itself", (RECOIL.more(1),))
arm(382, "daemonic-weapon", 1, 2, HAMMER, 3, abilities=(HURTS_ITSELF,))
arm(383, "dark-darts", 3, 3, SWORD, 1, cleave=True)


@rule
def disengages(g: Record, fighter):
    """After this attack, if it succeeded."""
    if not is_attack(g) or act_of(g, Act.FIGHTER) != fighter or act_of(g, Act.STATE) != Result.SUCCEEDS:
        return False
    return CARD_OF_WEAPON[act_of(g, Act.WEAPON)] == DISENGAGE and can_push(g, fighter)


upgrade(
    385,
    "disengage",
    UNIVERSAL,
    weapons=(weapon("disengage", 1, 2, HAMMER, 1),),
    reaction=(Trigger.AFTER_ATTACK,),
    when=disengages,
    effect=push_wearer,
)
ONLY_CRITS_BLOCK = Ability("only-crits-block", (REFUSES.sides(*BELOW_CRITS),))
MOST_ONE_DAMAGE = Ability("most-one-damage", (DAMAGE.at_most(1),))
arm(
    388,
    "ghostblade",
    1,
    2,
    HAMMER,
    1,
    abilities=(ONLY_CRITS_BLOCK, MOST_ONE_DAMAGE),
)
arm(394, "heroslayer", 1, 1, HAMMER, 4)
BOTH_SYMBOLS = Ability("both-symbols", (COUNTS.sides(HAMMER, SWORD),))
arm(405, "low-blow", 1, 2, HAMMER, 1, abilities=(BOTH_SYMBOLS,))


def axe(key: str, range: int, goes: Ability) -> Weapon:
    """One of the two attacks with the Shadeglass Axe."""
    return weapon(key, range, 2, HAMMER, 2, abilities=(CRIT_DAMAGE, goes))


@rule
def throw_weapon(g: Record, seat):
    """The upgrade is discarded afterwards."""
    card = int(CARD_OF_WEAPON[act_of(g, Act.WEAPON)])
    if g.place[seat, card] >= Place.WORN:
        lose_upgrade(g, seat, card)


@rule
def shatter_weapon(g: Record, seat):
    """The upgrade is discarded when the attack succeeds."""
    if act_of(g, Act.STATE) == Result.SUCCEEDS:
        throw_weapon(g, seat)


BREAKS = Ability("breaks", during=(AFTERMATH, shatter_weapon))
THROWN = Ability("thrown", during=(AFTERMATH, throw_weapon))
upgrade(
    409,
    "shadeglass-axe",
    UNIVERSAL,
    weapons=(
        axe("shadeglass-axe-swung", 1, BREAKS),
        axe("shadeglass-axe-thrown", 3, THROWN),
    ),
)
GLASS = (CRIT_DAMAGE, BREAKS)
arm(410, "shadeglass-dagger", 1, 3, SWORD, 3, abilities=GLASS)
arm(411, "shadeglass-darts", 3, 3, SWORD, 1, abilities=(CRIT_DAMAGE,))
arm(412, "shadeglass-hammer", 1, 2, HAMMER, 3, abilities=GLASS)
arm(413, "shadeglass-spear", 2, 2, HAMMER, 2, abilities=GLASS)
arm(414, "shadeglass-sword", 1, 3, HAMMER, 2, abilities=GLASS)
LUNGE = Ability("lunge")  # it is its card's reaction


@rule
def before_swift_strike(g: Record, fighter):
    """Before this attack is made: what asks lies right above the attack that is being prepared."""
    before = g.depth - 2
    if g.frames[before, A] != fighter or not can_push(g, fighter):
        return False
    return CARD_OF_WEAPON[g.frames[before, D] - 1] == SWIFT_STRIKE


upgrade(
    423,
    "swift-strike",
    UNIVERSAL,
    weapons=(weapon("swift-strike", 1, 3, SWORD, 1, abilities=(LUNGE,)),),
    reaction=(Trigger.BEFORE_ATTACK,),
    when=before_swift_strike,
    effect=push_wearer,
)
HAMMERS_ARE_CRITS = Ability("hammers-are-crits", (COUNTS.as_crits(HAMMER),))
arm(434, "unparalleled-strike", 1, 1, HAMMER, 2, abilities=(HAMMERS_ARE_CRITS,))
