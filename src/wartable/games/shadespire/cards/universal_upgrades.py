"""Universal upgrades: cards 373 to 437."""

from wartable.games.shadespire.cards.effects import escapes, push_wearer, step_aside
from wartable.games.shadespire.cards.reactions import (
    could_be_driven,
    failed_at_wearer,
    is_attack,
    wearer_falls,
)
from wartable.games.shadespire.declare import CARD_OF_WEAPON, Weapon, upgrade, weapon
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of
from wartable.games.shadespire.rules.attack import ATTACK_ROLL, DEFENCE_ROLL
from wartable.games.shadespire.rules.attack_rolls import can_reroll, reroll_all, shows
from wartable.games.shadespire.rules.hands import draw_powers, gain_glory, lose_upgrade
from wartable.games.shadespire.rules.harm import switch_places
from wartable.games.shadespire.rules.pushing import can_push, push_fighter
from wartable.games.shadespire.rules.returning import can_return
from wartable.games.shadespire.rules.stats import CRIT_BIT, beside, on_field, trait
from wartable.games.shadespire.rules.success import attack_crit_bits
from wartable.games.shadespire.state import (
    MODELS,
    NOTHING,
    Act,
    Frame,
    Pushing,
    Result,
    Side,
    Trigger,
)
from wartable.games.shadespire.terms import Special, Trait
from wartable.kernel.frames import A, D, push, top
from wartable.kernel.rule import rule

HAMMER, SWORD = Side.HAMMER, Side.SWORD
DISENGAGE, SOULTRAP, SWIFT_STRIKE, TETHERED_SPIRIT = 385, 420, 423, 424
UNIVERSAL = ""

# --- Characteristics ----------------------------------------------------------------------------------------------

upgrade(381, "cursed-artefact", UNIVERSAL, traits={Trait.DEFENCE: 1, Trait.WOUNDS: -1})
upgrade(384, "deathly-fortitude", UNIVERSAL, traits={Trait.MOVE: -2, Trait.WOUNDS: 2})
upgrade(386, "ethereal-shield", UNIVERSAL, traits={Trait.SHIELDS: 1})
upgrade(389, "great-fortitude", UNIVERSAL, traits={Trait.WOUNDS: 1})
upgrade(390, "great-speed", UNIVERSAL, traits={Trait.MOVE: 1})
upgrade(402, "legendary-swiftness", UNIVERSAL, traits={Trait.MOVE: 1})
upgrade(421, "sprinter", UNIVERSAL, traits={Trait.MOVE: 1})

# --- When the fighter attacks, charges or moves --------------------------------------------------------------------

upgrade(376, "awakened-weapon", UNIVERSAL, traits={Trait.REROLL_ATTACK: 1})
upgrade(378, "concealed-weapon", UNIVERSAL, traits={Trait.CRIT_DAMAGE_ADJACENT: 2})
upgrade(391, "great-strength", UNIVERSAL, traits={Trait.DAMAGE_CLOSE: 1})
upgrade(392, "headlong-charge", UNIVERSAL, traits={Trait.CHARGE_MOVE: 1})
upgrade(393, "helpful-whispers", UNIVERSAL, traits={Trait.LONE_ATTACK: 1})
upgrade(395, "incredible-strength", UNIVERSAL, traits={Trait.DAMAGE_CLOSE: 1})
upgrade(415, "shadestep", UNIVERSAL, traits={Trait.THROUGH: 1})
upgrade(431, "total-offence", UNIVERSAL, traits={Trait.ALL_OUT: 1})
upgrade(435, "vampiric-weapon", UNIVERSAL, traits={Trait.KILL_HEALS: 1})
upgrade(436, "war-cry", UNIVERSAL, traits={Trait.CHARGE_KNOCKBACK: 1})

# --- When it is attacked ------------------------------------------------------------------------------------------

upgrade(374, "acrobatic", UNIVERSAL, traits={Trait.ACROBATIC: 1})
upgrade(377, "blessed-armour", UNIVERSAL, traits={Trait.BLESSED: 1})
upgrade(418, "sixth-sense", UNIVERSAL, traits={Trait.NO_DOUBLES: 1})
upgrade(419, "solid-stance", UNIVERSAL, traits={Trait.SOLID: 1})
upgrade(433, "trusted-defender", UNIVERSAL, traits={Trait.REROLL_DEFENCE: 1})

# --- Both ---------------------------------------------------------------------------------------------------------

upgrade(375, "army-of-one", UNIVERSAL, traits={Trait.LAST_STAND: 1})
upgrade(403, "light-armour", UNIVERSAL, traits={Trait.LIGHT: 1})
upgrade(437, "zealous-defender", UNIVERSAL, traits={Trait.HOLDING_SUPPORT: 1})

# --- As a phase begins or ends ------------------------------------------------------------------------------------

upgrade(373, "a-destiny-to-meet", UNIVERSAL, traits={Trait.SURVIVOR_GLORY: 1})
upgrade(407, "regeneration", UNIVERSAL, traits={Trait.MENDS: 1})
upgrade(408, "second-in-command", UNIVERSAL, traits={Trait.DEPUTY: 1})
upgrade(416, "shardcaller", UNIVERSAL, traits={Trait.SWITCHES_OBJECTIVE: 1})
upgrade(425, "the-blazing-key", UNIVERSAL, traits={Trait.KEY: 3})
upgrade(426, "the-dazzling-key", UNIVERSAL, traits={Trait.KEY: 4})
upgrade(427, "the-formless-key", UNIVERSAL, traits={Trait.KEY_ANY: 1})
upgrade(428, "the-fractured-key", UNIVERSAL, traits={Trait.KEY: 5})
upgrade(429, "the-hallowed-key", UNIVERSAL, traits={Trait.KEY: 1})
upgrade(430, "the-shadowed-key", UNIVERSAL, traits={Trait.KEY: 2})
upgrade(432, "tricksters-charm", UNIVERSAL, traits={Trait.CHARMS: 1})

# --- Attacks ------------------------------------------------------------------------------------------------------


def arm(
    number: int,
    key: str,
    range: int,
    dice: int,
    symbol: Side,
    damage: int,
    cleave: bool = False,
    special: dict[Special, int] | None = None,
) -> None:
    """An upgrade that is nothing but an attack of the same name."""
    upgrade(
        number,
        key,
        UNIVERSAL,
        weapons=(weapon(key, range, dice, symbol, damage, cleave=cleave, special=special),),
    )


def axe(key: str, range: int, goes: Special) -> Weapon:
    """One of the two attacks with the Shadeglass Axe."""
    return weapon(key, range, 2, HAMMER, 2, special={Special.CRIT_DAMAGE: 1, goes: 1})


@rule
def disengages(g: Record, fighter):
    """After this attack, if it succeeded."""
    if not is_attack(g) or act_of(g, Act.FIGHTER) != fighter or act_of(g, Act.STATE) != Result.SUCCEEDS:
        return False
    return CARD_OF_WEAPON[act_of(g, Act.WEAPON)] == DISENGAGE and can_push(g, fighter)


@rule
def before_swift_strike(g: Record, fighter):
    """Before this attack is made: what asks lies right above the attack that is being prepared."""
    before = g.depth - 2
    if g.frames[before, A] != fighter or not can_push(g, fighter):
        return False
    return CARD_OF_WEAPON[g.frames[before, D] - 1] == SWIFT_STRIKE


GLASS = {Special.CRIT_DAMAGE: 1, Special.BREAKS: 1}

arm(379, "coordinated-attack", 1, 2, SWORD, 2, special={Special.GANG: 1})
arm(382, "daemonic-weapon", 1, 2, HAMMER, 3, special={Special.HURTS_ITSELF: 1})
arm(383, "dark-darts", 3, 3, SWORD, 1, cleave=True)
upgrade(
    385,
    "disengage",
    UNIVERSAL,
    weapons=(weapon("disengage", 1, 2, HAMMER, 1),),
    reaction=(Trigger.AFTER_ATTACK,),
    when=disengages,
    effect=push_wearer,
)
arm(
    388,
    "ghostblade",
    1,
    2,
    HAMMER,
    1,
    special={Special.ONLY_CRITS_BLOCK: 1, Special.MOST_ONE_DAMAGE: 1},
)
arm(394, "heroslayer", 1, 1, HAMMER, 4)
arm(405, "low-blow", 1, 2, HAMMER, 1, special={Special.BOTH_SYMBOLS: 1})
upgrade(
    409,
    "shadeglass-axe",
    UNIVERSAL,
    weapons=(
        axe("shadeglass-axe-swung", 1, Special.BREAKS),
        axe("shadeglass-axe-thrown", 3, Special.THROWN),
    ),
)
arm(410, "shadeglass-dagger", 1, 3, SWORD, 3, special=GLASS)
arm(411, "shadeglass-darts", 3, 3, SWORD, 1, special={Special.CRIT_DAMAGE: 1})
arm(412, "shadeglass-hammer", 1, 2, HAMMER, 3, special=GLASS)
arm(413, "shadeglass-spear", 2, 2, HAMMER, 2, special=GLASS)
arm(414, "shadeglass-sword", 1, 3, HAMMER, 2, special=GLASS)
upgrade(
    423,
    "swift-strike",
    UNIVERSAL,
    weapons=(weapon("swift-strike", 1, 3, SWORD, 1, special={Special.LUNGE: 1}),),
    reaction=(Trigger.BEFORE_ATTACK,),
    when=before_swift_strike,
    effect=push_wearer,
)
arm(434, "unparalleled-strike", 1, 1, HAMMER, 2, special={Special.HAMMERS_ARE_CRITS: 1})

# --- Reactions to an attack ---------------------------------------------------------------------------------------


@rule
def beats_adjacent_enemy(g: Record, seat, fighter):
    """During the fighter's attack that succeeds against an adjacent enemy."""
    target = act_of(g, Act.TARGET)
    if act_of(g, Act.FIGHTER) != fighter or act_of(g, Act.STATE) != Result.SUCCEEDS:
        return False
    return target // MODELS != seat and on_field(g, target) and beside(g, fighter, target)


@rule
def switch_instead(g: Record, fighter):
    """Instead of driving the target back, the two change places."""
    g.act[g.acts - 1, Act.DRIVE] = 0
    switch_places(g, fighter, act_of(g, Act.TARGET))


@rule
def hit_critically(g: Record, fighter):
    """After the fighter's attack that was a critical hit."""
    if not is_attack(g) or act_of(g, Act.FIGHTER) != fighter:
        return False
    return act_of(g, Act.CRITICAL) != 0 and can_push(g, fighter)


@rule
def push_up_to_two(g: Record, seat, fighter):
    push_fighter(g, seat, fighter, 2, Pushing.UP_TO, NOTHING)


@rule
def missed_wearer(g: Record, seat, fighter):
    """After a failed attack that targeted the fighter."""
    return failed_at_wearer(g, seat, fighter) and can_push(g, fighter)


@rule
def rolled_crit(g: Record, fighter):
    """After an attack in which a die of the fighter shows a crit."""
    if not is_attack(g) or not can_push(g, fighter):
        return False
    if act_of(g, Act.FIGHTER) == fighter:
        return shows(g, ATTACK_ROLL, attack_crit_bits(g))
    return act_of(g, Act.TARGET) == fighter and shows(g, DEFENCE_ROLL, CRIT_BIT)


@rule
def trap_soul(g: Record, seat):
    """On a shield or crit the fighter suffers nothing, and the upgrade is discarded."""
    if escapes(g, seat):
        lose_upgrade(g, seat, SOULTRAP)


@rule
def tether(g: Record, seat, fighter):
    """On a shield or crit the fighter is put on a starting hex at home, if there is one, and suffers nothing."""
    if can_return(g, seat, 0) and escapes(g, seat):
        lose_upgrade(g, seat, TETHERED_SPIRIT)
        push(g, Frame.RAISE, seat, fighter, 0, 0, 0, 0)


upgrade(
    380,
    "cunning-duellist",
    UNIVERSAL,
    reaction=(Trigger.COULD_DRIVE,),
    when=beats_adjacent_enemy,
    effect=switch_instead,
)
upgrade(
    387,
    "flickering-image",
    UNIVERSAL,
    reaction=(Trigger.AFTER_ATTACK,),
    when=hit_critically,
    effect=push_up_to_two,
)
upgrade(
    404,
    "light-footed",
    UNIVERSAL,
    reaction=(Trigger.COULD_DRIVE,),
    when=could_be_driven,
    effect=step_aside,
)
upgrade(
    406,
    "opportunist",
    UNIVERSAL,
    reaction=(Trigger.AFTER_ATTACK,),
    when=missed_wearer,
    effect=push_wearer,
)
upgrade(
    417,
    "shifting-image",
    UNIVERSAL,
    reaction=(Trigger.AFTER_ATTACK,),
    when=rolled_crit,
    effect=push_wearer,
)
upgrade(
    420,
    "soultrap",
    UNIVERSAL,
    reaction=(Trigger.WILL_TAKE_OUT,),
    when=wearer_falls,
    effect=trap_soul,
)
upgrade(
    422,
    "superior-agility",
    UNIVERSAL,
    reaction=(Trigger.COULD_DRIVE,),
    when=could_be_driven,
    effect=step_aside,
)
upgrade(
    424,
    "tethered-spirit",
    UNIVERSAL,
    reaction=(Trigger.WILL_TAKE_OUT,),
    when=wearer_falls,
    effect=tether,
)

# --- Relics: a fighter with several of them has each ability once --------------------------------------------------


@rule
def relic_answers(g: Record, seat, fighter):
    """Two relics: its defence dice; three: its attack dice; four: two cards after any action of the fighter."""
    relics = trait(g, fighter, Trait.RELIC)
    trigger = top(g, A)
    if trigger == Trigger.DEFENCE_ROLLED:
        return relics >= 2 and act_of(g, Act.TARGET) == fighter and can_reroll(g, DEFENCE_ROLL)
    if act_of(g, Act.FIGHTER) != fighter:
        return False
    if trigger == Trigger.ATTACK_ROLLED:
        return relics >= 3 and can_reroll(g, ATTACK_ROLL)
    return relics >= 4 and g.power_deck[seat] > 0


@rule
def use_relics(g: Record, seat, fighter):
    """Re-roll the dice of an attack that is still open; otherwise the action is over: draw two power cards."""
    if is_attack(g) and act_of(g, Act.STATE) == Result.OPEN:
        reroll_all(g, ATTACK_ROLL if act_of(g, Act.FIGHTER) == fighter else DEFENCE_ROLL)
    else:
        draw_powers(g, seat, 2)


@rule
def has_all_relics(g: Record, fighter):
    return trait(g, fighter, Trait.RELIC) >= 6


@rule
def gain_four(g: Record, seat):
    gain_glory(g, seat, 4)


def relic(number: int, key: str) -> None:
    upgrade(
        number,
        key,
        UNIVERSAL,
        traits={Trait.RELIC: 1},
        reaction=(
            Trigger.DEFENCE_ROLLED,
            Trigger.ATTACK_ROLLED,
            Trigger.AFTER_MOVE,
            Trigger.AFTER_ATTACK,
            Trigger.AFTER_ACTION,
        ),
        when=relic_answers,
        effect=use_relics,
        action=gain_four,
        action_when=has_all_relics,
    )


relic(396, "katophranes-belt")
relic(397, "katophranes-boots")
relic(398, "katophranes-gloves")
relic(399, "katophranes-hood")
relic(400, "katophranes-locket")
relic(401, "katophranes-plate")
