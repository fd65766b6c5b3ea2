"""Universal upgrades: cards 373 to 437; those that give an attack are in `universal_attacks.py`."""

from wartable.games.shadespire.cards.effects import escapes, push_wearer, step_aside
from wartable.games.shadespire.cards.factors import is_lone
from wartable.games.shadespire.cards.reactions import (
    could_be_driven,
    failed_at_wearer,
    is_attack,
    wearer_falls,
)
from wartable.games.shadespire.changes import (
    ANY_OBJECTIVE,
    CHARMS,
    COUNTS,
    DAMAGE,
    DEFENCE,
    DICE_VALUE,
    EXTRA_DICE,
    GLORY,
    HEALS,
    KEY,
    KNOCKBACK,
    LEADER,
    MOVE,
    REFUSES,
    RELIC,
    REROLLS,
    STANDS_FAST,
    SUPPORTERS,
    SWITCHES_OBJECTIVE,
    SYMBOL,
    THROUGH,
    WOUNDS,
    Stat,
)
from wartable.games.shadespire.declare import upgrade
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of
from wartable.games.shadespire.rules.attack import ATTACK_ROLL, CHOICES, DEFENCE_ROLL
from wartable.games.shadespire.rules.attack_rolls import can_reroll, reroll_all, shows
from wartable.games.shadespire.rules.changes import worn
from wartable.games.shadespire.rules.hands import draw_powers, gain_glory, lose_upgrade
from wartable.games.shadespire.rules.harm import switch_places
from wartable.games.shadespire.rules.pushing import can_push, push_fighter
from wartable.games.shadespire.rules.returning import can_return
from wartable.games.shadespire.rules.stats import (
    CRIT_BIT,
    beside,
    defence_symbol,
    is_last,
    on_field,
    on_guard,
    printed_leader,
)
from wartable.games.shadespire.rules.success import attack_crit_bits
from wartable.games.shadespire.state import (
    MODELS,
    NOTHING,
    ROUNDS,
    SHIELD,
    Act,
    Frame,
    Pushing,
    Result,
    Side,
    Striking,
    Trigger,
)
from wartable.kernel.frames import A, push, top
from wartable.kernel.rule import rule

SOULTRAP, TETHERED_SPIRIT = 420, 424
UNIVERSAL = ""

# --- Characteristics ----------------------------------------------------------------------------------------------

upgrade(381, "cursed-artefact", UNIVERSAL, gives=(DEFENCE.more(1), WOUNDS.more(-1)))
upgrade(384, "deathly-fortitude", UNIVERSAL, gives=(MOVE.more(-2), WOUNDS.more(2)))
upgrade(386, "ethereal-shield", UNIVERSAL, gives=SYMBOL.sides(SHIELD))
upgrade(389, "great-fortitude", UNIVERSAL, gives=WOUNDS.more(1))
upgrade(390, "great-speed", UNIVERSAL, gives=MOVE.more(1))
upgrade(402, "legendary-swiftness", UNIVERSAL, gives=MOVE.more(1))
upgrade(421, "sprinter", UNIVERSAL, gives=MOVE.more(1))

# --- When the fighter attacks, charges or moves --------------------------------------------------------------------

upgrade(376, "awakened-weapon", UNIVERSAL, gives=REROLLS.more(1).attacking)
upgrade(378, "concealed-weapon", UNIVERSAL, gives=DAMAGE.more(2).adjacent.critical)
upgrade(391, "great-strength", UNIVERSAL, gives=DAMAGE.more(1).close)
upgrade(392, "headlong-charge", UNIVERSAL, gives=MOVE.more(1).charging)
upgrade(393, "helpful-whispers", UNIVERSAL, gives=COUNTS.sides(Side.SINGLE).attacking.when(is_lone))
upgrade(395, "incredible-strength", UNIVERSAL, gives=DAMAGE.more(1).close)
upgrade(415, "shadestep", UNIVERSAL, gives=THROUGH)


@rule
def offer_all(g: Record):
    """Outside a Charge it may strike with all it has: two more dice, and then it is spent."""
    if act_of(g, Act.HOW) != Striking.CHARGE:
        push(g, Frame.TOTAL, act_of(g, Act.SEAT), 0, 0, 0, 0, 0)


upgrade(431, "total-offence", UNIVERSAL, during=(CHOICES, offer_all))
upgrade(435, "vampiric-weapon", UNIVERSAL, gives=HEALS.more(1).killing)
upgrade(436, "war-cry", UNIVERSAL, gives=KNOCKBACK.more(1).charging)

# --- When it is attacked ------------------------------------------------------------------------------------------


@rule
def is_nimble(g: Record, fighter):
    """It has the dodge, or is on Guard."""
    return 1 if defence_symbol(g, fighter) != SHIELD or on_guard(g, fighter) else 0


upgrade(374, "acrobatic", UNIVERSAL, gives=DEFENCE.more(1).when(is_nimble))
upgrade(377, "blessed-armour", UNIVERSAL, gives=HEALS.more(1).defending.critical)
upgrade(418, "sixth-sense", UNIVERSAL, gives=REFUSES.sides(Side.DOUBLE).attacking)
upgrade(419, "solid-stance", UNIVERSAL, gives=STANDS_FAST.uncritical)
upgrade(433, "trusted-defender", UNIVERSAL, gives=REROLLS.more(1).defending)

# --- Both ---------------------------------------------------------------------------------------------------------


@rule
def stands_alone(g: Record, fighter):
    """It is the last friendly fighter on the battlefield."""
    return 1 if is_last(g, fighter) else 0


upgrade(
    375,
    "army-of-one",
    UNIVERSAL,
    gives=(DEFENCE.more(1).when(stands_alone), DICE_VALUE.more(1).when(stands_alone)),
)
upgrade(403, "light-armour", UNIVERSAL, gives=(EXTRA_DICE.more(1), REFUSES.sides(Side.CRIT).defending))
upgrade(437, "zealous-defender", UNIVERSAL, gives=SUPPORTERS.more(1).holding)

# --- As a phase begins or ends ------------------------------------------------------------------------------------


@rule
def last_phase_ends(g: Record):
    """The action phase of the last round is over: nothing is going on but the round."""
    return 1 if g.round == ROUNDS and g.depth == 1 else 0


upgrade(373, "a-destiny-to-meet", UNIVERSAL, gives=GLORY.more(1).when(last_phase_ends))
upgrade(407, "regeneration", UNIVERSAL, gives=HEALS.more(1).opening)


@rule
def leader_is_out(g: Record, seat):
    leader = printed_leader(g, seat)
    return 1 if leader != NOTHING and g.out[leader] != 0 else 0


upgrade(408, "second-in-command", UNIVERSAL, gives=LEADER.when(leader_is_out))
upgrade(416, "shardcaller", UNIVERSAL, gives=SWITCHES_OBJECTIVE.opening)
upgrade(425, "the-blazing-key", UNIVERSAL, gives=KEY.of(3))
upgrade(426, "the-dazzling-key", UNIVERSAL, gives=KEY.of(4))
upgrade(427, "the-formless-key", UNIVERSAL, gives=KEY.of(ANY_OBJECTIVE))
upgrade(428, "the-fractured-key", UNIVERSAL, gives=KEY.of(5))
upgrade(429, "the-hallowed-key", UNIVERSAL, gives=KEY.of(1))
upgrade(430, "the-shadowed-key", UNIVERSAL, gives=KEY.of(2))
upgrade(432, "tricksters-charm", UNIVERSAL, gives=CHARMS.opening)

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


upgrade(
    380,
    "cunning-duellist",
    UNIVERSAL,
    reaction=(Trigger.COULD_DRIVE,),
    when=beats_adjacent_enemy,
    effect=switch_instead,
)


@rule
def hit_critically(g: Record, fighter):
    """After the fighter's attack that was a critical hit."""
    if not is_attack(g) or act_of(g, Act.FIGHTER) != fighter:
        return False
    return act_of(g, Act.CRITICAL) != 0 and can_push(g, fighter)


@rule
def push_up_to_two(g: Record, seat, fighter):
    push_fighter(g, seat, fighter, 2, Pushing.UP_TO, NOTHING)


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


@rule
def missed_wearer(g: Record, seat, fighter):
    """After a failed attack that targeted the fighter."""
    return failed_at_wearer(g, seat, fighter) and can_push(g, fighter)


upgrade(
    406,
    "opportunist",
    UNIVERSAL,
    reaction=(Trigger.AFTER_ATTACK,),
    when=missed_wearer,
    effect=push_wearer,
)


@rule
def rolled_crit(g: Record, fighter):
    """After an attack in which a die of the fighter shows a crit."""
    if not is_attack(g) or not can_push(g, fighter):
        return False
    if act_of(g, Act.FIGHTER) == fighter:
        return shows(g, ATTACK_ROLL, attack_crit_bits(g))
    return act_of(g, Act.TARGET) == fighter and shows(g, DEFENCE_ROLL, CRIT_BIT)


upgrade(
    417,
    "shifting-image",
    UNIVERSAL,
    reaction=(Trigger.AFTER_ATTACK,),
    when=rolled_crit,
    effect=push_wearer,
)


@rule
def trap_soul(g: Record, seat):
    """On a shield or crit the fighter suffers nothing, and the upgrade is discarded."""
    if escapes(g, seat):
        lose_upgrade(g, seat, SOULTRAP)


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


@rule
def tether(g: Record, seat, fighter):
    """On a shield or crit the fighter is put on a starting hex at home, if there is one, and suffers nothing."""
    if can_return(g, seat, 0) and escapes(g, seat):
        lose_upgrade(g, seat, TETHERED_SPIRIT)
        push(g, Frame.RAISE, seat, fighter, 0, 0, 0, 0)


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
    relics = worn(g, fighter, Stat.RELIC, 0)
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
    return worn(g, fighter, Stat.RELIC, 0) >= 6


@rule
def gain_four(g: Record, seat):
    gain_glory(g, seat, 4)


def relic(number: int, key: str) -> None:
    upgrade(
        number,
        key,
        UNIVERSAL,
        gives=RELIC,
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
