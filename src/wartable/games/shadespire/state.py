"""The record of a Shadespire match, the words for its places, and the vocabulary of actions.
Only layout and names live here; what may happen to them is in `rules/`."""

from enum import IntEnum

from wartable.games.shadespire.values import ASSETS
from wartable.kernel.record import FLAG, columns, layout, within
from wartable.kernel.schema import Kind, act, schema

SEATS = 4
MODELS = 7  # the most fighters of a warband: fighter = seat * MODELS + place in the warband
FIGHTERS = SEATS * MODELS
CARDS = 438  # card numbers 1 to 437 as printed; 0 is no card
BOARDS = 6
KINDS = 34  # fighter cards 1 to 33; 0 is none
WEAPONS = 127  # room for the attacks of all fighters, upgrades and ploys
HEXES = 176  # four boards have 152, and their joins complete 21 at the most
TOKENS = 10  # objective numbers 1 to 9
POWER = 150  # the most power cards that a deck can have: every ploy and upgrade that a warband may use
OBJECTIVES = 12
ROUNDS = 3
ACTIVATIONS = 4
ACTS = 16  # moves, attacks and ploys inside one another
FRAMES = 64  # what can be pending at once
NESTED = 6  # W-01: attacks inside one another
DICE = 24  # dice of one roll
EFFECTS = 96  # ploys that last
PROSPECTS = 5  # what is told of the chances of an attack
WAYS, FURTHER, GAPS = range(
    3
)  # floods: where a move may go, how it may go on from there, distances past gaps
FLOODS = 3
NOTHING = -1
NO_ONE = -1  # whose territory a joined hex is
FACE_DOWN = -1  # an objective token whose number nobody knows


class Ground(IntEnum):
    """What is printed on a hex."""

    PLAIN, START, BLOCKED, LETHAL = range(4)


class Side(IntEnum):
    """Faces of a die: attack dice have hammers and swords where defence dice have shields and dodges."""

    HAMMER, SWORD, SINGLE, DOUBLE, CRIT = range(5)


SHIELD, DODGE = Side.HAMMER, Side.SWORD


class Type(IntEnum):
    NONE, OBJECTIVE, PLOY, UPGRADE = range(4)


class Place(IntEnum):
    """Where a card of a seat is. An upgrade in play is at WORN + the place of its fighter in the warband."""

    NOWHERE, DECK, HAND, FRESH, DISCARD, SCORED, PLAYED, GONE = range(8)
    WORN = 10


class Phase(IntEnum):
    """Of a round; before the first one the battlefield is set up."""

    SETUP, ACTION, END = range(3)


class Way(IntEnum):
    """The formats."""

    CORE, CONSTRUCTED, MELEE = range(3)


class Reason(IntEnum):
    """How a match ended."""

    NONE, GLORY, WIPED_OUT, HELD, DRAWN = range(5)


class Setting(IntEnum):
    """Open points that can be set; 0 is the default of each."""

    (
        ROLL_OFF_TIES,
        EXTRA_CRIT,
        REACTION_ATTACKS,
        PROTECTED_TRAPPED,
        KNOCKBACK_DRAW,
        LETHAL_GLORY,
        RETURNED_TOKENS,
        GUARD_AFTER_CHARGE,
        GAP,
        REDRAW_ORDER,
    ) = range(10)


class Frame(IntEnum):
    """What can be pending. Parameters of each are named beside it."""

    BOARD = 1  # step (0 face, 1 beside which, 2 where), face, beside which
    TOKEN = 2  # tokens left
    REDRAW = 3
    FIRST = 4  # 0 who places first, 1 who activates first
    DEPLOY = 5  # fighter + 1
    ROUND = 6  # step
    OPENING = 7  # SHA-65: beginning of a phase; seats done as bits, fighters 0-13 and 14-27 mended, charms and switches used, order
    ACTIVATE = 8  # fighter + 1 that may act, or 0 for an ordinary activation; 1: it may only move or attack
    SWAP = 9
    MOVE = 10  # fighter, steps left (below 0: for an objective), how (Going), hex where it began, Passing
    MOVED = 11  # after a Move action: 0 trigger, 1 over; what comes next
    CHARGED = 12  # attack after the move of a Charge: fighter, 0 move, 1 attack; 1: it was on Guard
    BEFORE = (
        13  # fighter, how (Striking), 0 push, 1 weapon, 2 reaction, 3 target; weapon; its only target + 1
    )
    SWEEP = 14  # fighter, weapon, targets 0-13 as bits, targets 14-27 as bits, how
    ATTACK = 15  # step; all else stands in the act
    SUFFER = 16  # fighter, damage, step, cause (Cause), seat that did it
    PUSH = 17  # fighter, steps left, how (Pushing), parameter, whose card
    DRIVE = 18  # fighter, steps
    REACT = 19  # trigger, seats asked as bits, parameter
    POWER = 20  # passes in a row, 1: upgrades only
    PLAY = 21  # card, one, two, three, step
    USE = 22  # action or reaction of a card: its number, one, two, three, fighter
    END = 23  # step, seat's turn in order
    DISCARD = 24  # 0 objective cards, 1 power cards; then draw as many: 1; discarded
    RAISE = 25  # fighter, 0 own starting hexes, 1 any starting hexes
    DIE = 26  # 0 attack, 1 defence; re-rolls left (-1: any), whether it is a roll-off's winner
    GAMBIT = 27  # the winner of a roll-off says whether the attack succeeds
    TOTAL = 28  # two more dice?
    TAKEN = 29  # a fighter's other action: fighter, step
    COMMAND = 30  # a granted Move or Charge: how many, who gave it or -1, how (Going), the only fighter + 1
    MISCHIEF = 31  # objectives are moved in turn: tokens moved as bits
    UPGRADE = 32  # card, 1 when it is free: choose its fighter
    TOKEN_TO = 33  # number of an objective: choose the hex that it moves to
    SHIFT = 34  # many are pushed: from which hex, fighters 0-13 done as bits, 14-27, 1: in any direction, 1: any number
    SWITCH = 35  # fighter whose objective changes places with another
    STRIDE = 36  # choose a friend that is pushed up to so many hexes: hexes
    HOW_MANY = 37  # up to so many: of what (Counted), the most, fighter or -1
    KNOCKBACK = 38  # driven back further: fighter, hexes left, direction


class Going(IntEnum):
    """How a fighter moves."""

    MOVE, CHARGE, FREE, FLEE = range(4)  # FREE: granted by a card; FLEE: ends farther from all enemies


class Passing(IntEnum):
    """How far a move has come: not a step; to the hex where its fighter stands; or, from 2 on, past a fighter in a hex."""

    NOT_GONE, GONE, BY = range(3)


class Striking(IntEnum):
    """How an attack comes about."""

    # BORROWED: by an enemy's fighter, SHA-98; FORCED: by a card, and it must be made
    ACTIVATION, CHARGE, GRANTED, REACTION, BORROWED, FORCED = range(6)


class Pushing(IntEnum):
    """What a push must keep to."""

    # TOGETHER: beside a fighter, or so that it can be pushed beside this one with one hex
    FREELY, UP_TO, NEXT_TO, ONTO_OBJECTIVE, AWAY, AWAY_FROM_HEX, TO_ATTACK, TOGETHER = range(8)


class Cause(IntEnum):
    """What damage comes from."""

    ATTACK, PLOY, REACTION, LETHAL, UPGRADE = range(5)


class Counted(IntEnum):
    """What a seat takes up to a number of."""

    POWER_CARDS, WOUND_TOKENS = range(2)


class Act(IntEnum):
    """The columns of what is going on: a move, an attack, a ploy or another action."""

    (
        KIND,
        FIGHTER,  # who acts, or -1
        SEAT,
        TARGET,
        WEAPON,
        HOW,
        DICE,
        SYMBOL,
        CRITS,
        HITS,
        BLOCKS_CRIT,
        BLOCKS,
        STATE,
        CRITICAL,
        CLEAVES,
        DAMAGE,
        DEALT,  # damage to its target; to the attacker when it rebounds
        SUPPORT,  # the attacker's supporters
        SUPPORT_TARGET,
        PROTECTED,  # the target can't be driven back
        DRIVE,  # 1 it may be driven back, 2 it has been
        FROM,  # hex it was driven back or moved from
        TO,
        OUT_LOW,  # fighters 0-13 that it, or a ploy meanwhile, took out of action, as bits
        OUT_HIGH,
        HURT_LOW,
        HURT_HIGH,
        SWEPT,  # enemies that the attacks of one sweep took out
        SWEPT_HURT,
        BONUS,  # damage that reactions added
        WOUNDS,  # the target's Wounds, and those left when the attack began
        LEFT,
        TRAPPED,
        MARK,  # number of the act, for effects bound to it
        NO_SUPPORT,
        HEX,  # where the target stood
        STEPS,  # hexes that a Move action has gone
        RECOUNTED,  # its dice were counted again
        GUARDED,  # the target was on Guard when the dice were counted
        MORE_DICE,  # dice rolled beyond the Dice characteristic, by choice
        ONE_DIE,  # its Dice characteristic is 1; extra dice come on top
        REBOUND,  # seat + 1 that turns its damage back on the attacker
        FELLED_LOW,  # of those that went out of action, whom its own damage took out
        FELLED_HIGH,
    ) = range(44)


class Doing(IntEnum):
    """Kinds of acts."""

    NONE, MOVE, ATTACK, PLOY, OTHER = range(5)


class Result(IntEnum):
    """Of an attack."""

    OPEN, FAILS, DRAW, SUCCEEDS, ENDED = range(5)


class Moment(IntEnum):
    """SHA-162: what has just happened when objectives that score at once are looked at."""

    NONE, COUNTED, ATTACK_OVER, MOVE_OVER, CHARGED, TOOK_OUT = range(6)


class Trigger(IntEnum):
    """SHA-111, SHA-118: when reactions can be used."""

    (
        NONE,
        AFTER_MOVE,
        BEFORE_ATTACK,  # the weapon is chosen, the target is not
        BEFORE_DICE,
        ATTACK_ROLLED,
        DEFENCE_ROLLED,
        WOULD_SUCCEED,
        HAS_FAILED,
        WILL_DAMAGE,
        WILL_TAKE_OUT,
        COULD_DRIVE,
        DRIVEN,
        AFTER_ATTACK,
        CHOSEN_BY_PLOY,
        PLOY_PLAYED,
        AFTER_PLOY,
        AFTER_UPGRADE,
        AFTER_ACTION,
        AFTER_ACTIVATION,
    ) = range(19)


class Effect(IntEnum):
    """The columns of ploys that last."""

    CARD, SEAT, FIGHTER, STAGE, USED, VALUE = range(6)


class Stage(IntEnum):
    """SHA-107: a ploy waits for the next activation, lasts through it, or lasts until the phase is over."""

    WAITING, RUNNING, PHASE, ROUND = range(4)


class Event(IntEnum):
    """What the journal can tell. Beside each: what x, y and z say. `card` is a card number; seat its player."""

    ROLLED_OFF = (
        1  # crits, single supports, double supports; card: what for (0 boards, 1 fighters, 2 round, 3 else)
    )
    WON_ROLL_OFF = 2
    BOARD = 3  # face, placement
    TOKEN_PLACED = 4  # hex
    TOKENS_TURNED = 5  # how many
    DREW = 6  # 0 objective, 1 power; how many; the card is known to its seat when it is a single one
    REDREW = 7  # 0 none, 1 objectives, 2 power cards, 3 both
    DISCARDED = 8  # 0 objective, 1 power
    FIRST = 9  # seat that is first, 0 places, 1 activates
    DEPLOYED = 10  # fighter, hex
    ROUND = 11  # number
    PHASE = 12  # phase
    ACTIVATED = 13  # activation number
    PASSED = 14  # an activation
    MOVED = 15  # fighter, hex from, hex to
    CHARGES = 16  # fighter
    ON_GUARD = 17  # fighter
    ATTACKS = 18  # fighter, target, weapon
    # Several small numbers stand in one, as `dice.packed` says.
    ROLLED = 19  # fighter, hammers and swords, single supports, double supports and crits; card: 0 attack 1 defence
    REROLLED = 20  # fighter, 0 attack 1 defence, side of the die; card: its side before
    SUCCEEDS = (
        22  # fighter, target, what the defence counted: crits, others, sides; card: the same of the attack
    )
    FAILS = 23  # likewise; no sides: the dice were not rolled
    SUFFERED = 24  # fighter, how much, wounds now
    UNHARMED = 25  # fighter: damage that came to nothing
    OUT = 26  # fighter, hex
    GLORY = 27  # how much, glory now
    LOST_GLORY = 28
    INSPIRED = 29  # fighter
    UNINSPIRED = 30
    DRIVEN = 31  # fighter, hex from, hex to
    PUSHED = 32  # fighter, hex from, hex to
    PLACED = 33  # fighter, hex from or -1, hex to
    PLAYED = 34  # ploy
    NO_EFFECT = 35  # ploy that was denied
    CHOSE_FIGHTER = 36  # fighter; card: the one that asks
    CHOSE_HEX = 37  # hex
    UPGRADED = 38  # fighter
    REACTED = 39  # fighter or -1
    SCORED = 40  # glory
    HEALED = 41  # fighter, how many, wounds now
    DIE = 42  # side, 0 attack, 1 defence
    LOST_UPGRADE = 43  # fighter
    TOKEN_MOVED = 44  # number, hex from, hex to
    TOKEN_REMOVED = 45  # number, hex
    BLOCKED = 46  # hex
    USED = 47  # action of a fighter or upgrade: fighter, which
    SWITCHED = 49  # fighter, fighter
    CHARGE_ENDS = 50  # fighter: no attack is possible
    SHOWN = 52  # an upgrade that is about to be given to a fighter
    CHOSE_CARD = 53  # card that was named or chosen; card: the one that asks
    ENDED = 60  # reason


# What numbers of several fields and frames can be. MANY and SOME are far above what amounts and counts come to, and
# far enough below what their types hold that the additions of a match don't leave them.
MANY = 10000
SOME = 100
COUNT = within(0, SOME)
TALLY = within(0, 64)  # what a seat did in a phase
ANY_SEAT = within(0, SEATS - 1)
SEAT_OR_NOTHING = within(NOTHING, SEATS - 1)
SEAT_BITS = within(0, (1 << SEATS) - 1)
ANY_FIGHTER = within(0, FIGHTERS - 1)
FIGHTER_OR_NOTHING = within(NOTHING, FIGHTERS - 1)
COUNTED_FIGHTER = within(0, FIGHTERS)  # fighter + 1, or 0
HALF_OF_FIGHTERS = within(0, (1 << (FIGHTERS // 2)) - 1)  # as bits
ANY_HEX = within(0, HEXES - 1)
HEX_OR_NOTHING = within(NOTHING, HEXES - 1)
CARD_OR_NONE = within(0, CARDS - 1)
WEAPON_OR_NOTHING = within(NOTHING, WEAPONS - 1)
ROLLED = within(0, DICE)

OF_ACT = {
    **dict.fromkeys(
        (Act.CRITICAL, Act.CLEAVES, Act.PROTECTED, Act.TRAPPED, Act.NO_SUPPORT, Act.RECOUNTED), FLAG
    ),
    **dict.fromkeys((Act.GUARDED, Act.ONE_DIE), FLAG),
    **dict.fromkeys((Act.DICE, Act.CRITS, Act.HITS, Act.BLOCKS_CRIT, Act.BLOCKS, Act.MORE_DICE), ROLLED),
    **dict.fromkeys((Act.SUPPORT, Act.SUPPORT_TARGET, Act.SWEPT, Act.SWEPT_HURT), COUNTED_FIGHTER),
    **dict.fromkeys((Act.DAMAGE, Act.DEALT, Act.BONUS, Act.WOUNDS, Act.LEFT, Act.STEPS), COUNT),
    **dict.fromkeys((Act.OUT_LOW, Act.OUT_HIGH, Act.HURT_LOW, Act.HURT_HIGH), HALF_OF_FIGHTERS),
    **dict.fromkeys((Act.FELLED_LOW, Act.FELLED_HIGH), HALF_OF_FIGHTERS),
    **dict.fromkeys((Act.FROM, Act.TO, Act.HEX), HEX_OR_NOTHING),
    Act.KIND: within(0, Doing.OTHER),
    Act.FIGHTER: FIGHTER_OR_NOTHING,
    Act.SEAT: ANY_SEAT,
    Act.TARGET: FIGHTER_OR_NOTHING,
    Act.WEAPON: WEAPON_OR_NOTHING,
    Act.HOW: CARD_OR_NONE,
    Act.SYMBOL: within(0, Side.CRIT),
    Act.STATE: within(0, Result.ENDED),
    Act.DRIVE: within(0, 2),
    Act.MARK: within(0, MANY),
    Act.REBOUND: within(0, SEATS),
}

LAYOUT = layout(
    [
        # the match
        ("format", "i1", within(0, Way.MELEE)),
        ("seats", "i1", within(2, SEATS)),
        ("settings", "i1", (10,), FLAG),
        ("round", "i1", within(0, ROUNDS)),
        ("phase", "i1", within(0, Phase.END)),
        ("active", "i1", ANY_SEAT),  # whose activation it is, or was
        ("activated", "i1", COUNTED_FIGHTER),  # fighter + 1 that it is about, or 0
        ("first", "i1", ANY_SEAT),  # who had the first activation of the phase
        ("reason", "i1", within(0, Reason.DRAWN)),
        ("winners", "i1", SEAT_BITS),  # seats as bits
        ("order", "i1", (SEATS,), ANY_SEAT),  # in which the seats placed boards
        ("done_first", "i1", SEAT_OR_NOTHING),  # SHA-60: who placed all fighters first, or -1
        ("taken", "i1", (SEATS,), within(0, ACTIVATIONS)),  # activations in this phase
        ("skips", "i1", (SEATS,), TALLY),  # activations that are left out
        ("marks", "i2", within(0, MANY)),  # acts so far
        # boards, in the order in which they were placed
        ("faces", "i1", (SEATS,), within(0, BOARDS - 1)),
        ("turned", "i1", (SEATS,), FLAG),
        ("board_x", "i2", (SEATS,), within(-64, 64)),
        ("board_y", "i2", (SEATS,), within(-24, 24)),
        ("boards", "i1", within(0, SEATS)),
        # hexes, row by row
        ("hexes", "i2", within(0, HEXES)),
        ("hex_x", "i1", (HEXES,), within(-64, 127)),
        ("hex_y", "i1", (HEXES,), within(-64, 127)),
        ("land", "i1", (HEXES,), within(NO_ONE, SEATS - 1)),  # seat whose territory it is, or -1
        ("ground", "i1", (HEXES,), within(0, Ground.LETHAL)),
        ("edge", "i1", (HEXES,), FLAG),
        ("near", "i2", (HEXES, 6), HEX_OR_NOTHING),  # the six neighbours, or -1, in the order of DIRECTIONS
        ("token", "i1", (HEXES,), within(FACE_DOWN, TOKENS - 1)),  # objective number, 0 none, -1 face down
        ("who", "i1", (HEXES,), COUNTED_FIGHTER),  # fighter + 1
        ("shard", "i1", (HEXES,), FLAG),  # blocked until the phase is over
        ("blocks", "i2", (20,), ANY_HEX),  # hexes that block sight
        ("block_count", "i1", within(0, 20)),
        (
            "token_hex",
            "i2",
            (TOKENS,),
            HEX_OR_NOTHING,
        ),  # hex of an objective, or -1; until they are turned up, of the n-th token
        ("tokens", "i1", within(5, TOKENS - 1)),  # objectives of this match
        # fighters, by seat * 7 + place in the warband
        ("kind", "i1", (FIGHTERS,), within(0, KINDS - 1)),
        ("hex", "i2", (FIGHTERS,), HEX_OR_NOTHING),  # or -1
        ("wounds", "i1", (FIGHTERS,), COUNT),  # wound tokens
        ("out", "i1", (FIGHTERS,), FLAG),
        ("inspired", "i1", (FIGHTERS,), FLAG),
        ("earned", "i1", (FIGHTERS,), within(0, ACTS)),  # will be inspired when the act of this depth is over
        ("uninspirable", "i1", (FIGHTERS,), FLAG),
        ("moved", "i1", (FIGHTERS,), FLAG),  # Move token
        ("charged", "i1", (FIGHTERS,), FLAG),  # Charge token
        ("guard", "i1", (FIGHTERS,), FLAG),
        ("spent", "i1", (FIGHTERS,), FLAG),  # can't be activated in this phase
        ("frozen", "i1", (FIGHTERS,), FLAG),  # can't act or be damaged in this phase
        (
            "held_before",
            "i1",
            (FIGHTERS,),
            within(0, TOKENS - 1),
        ),  # objective it held when the last action phase ended
        ("held_now", "i1", (FIGHTERS,), within(0, TOKENS - 1)),  # and when this one ended
        # what fighters did in this action phase, or in the one before this end phase
        ("did_move", "i1", (FIGHTERS,), FLAG),
        ("did_charge", "i1", (FIGHTERS,), FLAG),
        ("did_attack", "i1", (FIGHTERS,), FLAG),
        ("did_succeed", "i1", (FIGHTERS,), FLAG),
        ("was_hurt", "i1", (FIGHTERS,), FLAG),
        ("hurt_by", "i1", (FIGHTERS,), SEAT_BITS),  # seats as bits
        ("struck", "i4", (FIGHTERS,), within(0, (1 << FIGHTERS) - 1)),  # fighters that it attacked, as bits
        (
            "start_holder",
            "i1",
            (TOKENS,),
            COUNTED_FIGHTER,
        ),  # fighter + 1 that held the objective when the action phase began
        # what seats did in that phase
        ("kills", "i1", (SEATS,), TALLY),  # enemies that the warband took out of action
        ("kills_all", "i1", (SEATS,), TALLY),  # any fighters
        ("leader_kills", "i1", (SEATS,), SEAT_BITS),  # seats whose leaders they were, as bits
        ("kills_by_leader", "i1", (SEATS,), TALLY),
        ("losses", "i1", (SEATS,), TALLY),
        ("returned", "i1", (SEATS,), TALLY),
        (
            "dealt",
            "i2",
            (SEATS,),
            within(0, MANY),
        ),  # damage to enemies by fighters, not by ploys or lethal hexes
        ("volleys", "i1", (SEATS,), TALLY),  # successful attacks with bolt pistols
        ("ploys", "i1", (SEATS,), TALLY),
        ("upgrades", "i1", (SEATS,), TALLY),
        ("scored", "i1", (SEATS,), TALLY),  # objective cards in this phase
        ("scored_before", "i1", (SEATS,), TALLY),  # in the action phase of this round
        (
            "fell_in",
            "i1",
            (SEATS + 1,),
            TALLY,
        ),  # fighters that went out of action, by whose territory; last: no one's
        # of the whole match
        ("returns", "i1", (SEATS,), TALLY),
        ("scored_all", "i1", (SEATS,), TALLY),
        # cards
        ("glory", "i2", (SEATS,), within(0, MANY)),  # unspent
        ("spent_glory", "i2", (SEATS,), within(0, MANY)),
        ("place", "i1", (SEATS, CARDS), within(0, Place.WORN + MODELS - 1)),
        (
            "objectives",
            "i2",
            (SEATS, OBJECTIVES),
            CARD_OR_NONE,
        ),  # hand, in order of number, so that the order tells nothing
        ("objective_count", "i1", (SEATS,), within(0, OBJECTIVES)),
        ("powers", "i2", (SEATS, POWER), CARD_OR_NONE),  # hand, in order of number
        ("power_count", "i2", (SEATS,), within(0, POWER)),
        ("objective_deck", "i1", (SEATS,), within(0, OBJECTIVES)),  # how many are left
        ("power_deck", "i2", (SEATS,), within(0, POWER)),
        (
            "gear",
            "i2",
            (SEATS, POWER // 2),
            CARD_OR_NONE,
        ),  # upgrades in play, in the order in which they came
        ("gear_count", "i1", (SEATS,), within(0, POWER // 2)),
        (
            "named",
            "i2",
            (SEATS, 2),
            columns(CARD_OR_NONE, within(0, SEATS)),
        ),  # Anticipation: the objective named, whose it must be + 1
        # what has just happened, for objectives that score at once
        ("moment", "i1", within(0, Moment.TOOK_OUT)),
        ("fell", "i1", ANY_FIGHTER),  # fighter that was taken out of action
        ("fell_by", "i1", SEAT_OR_NOTHING),  # seat that did it, or -1
        ("fell_cause", "i1", within(0, Cause.UPGRADE)),
        ("fell_hex", "i2", HEX_OR_NOTHING),
        ("fell_wounds", "i1", COUNT),  # wound tokens that it had before
        (
            "fell_at",
            "i2",
            (FIGHTERS,),
            HEX_OR_NOTHING,
        ),  # where each fighter was taken out of action the last time
        # what lasts, and what is going on
        (
            "effects",
            "i2",
            (EFFECTS, len(Effect)),
            columns(
                CARD_OR_NONE,
                ANY_SEAT,
                within(NOTHING, CARDS - 1),
                within(0, Stage.ROUND),
                within(0, MANY + 1),
                COUNTED_FIGHTER,
            ),
        ),
        ("effect_count", "i1", within(0, EFFECTS)),
        ("no_powers", "i1", FLAG),  # 1: no power cards until the next activation or the round is over
        ("acts", "i1", within(0, ACTS)),
        ("act", "i2", (ACTS, len(Act)), columns(*(OF_ACT[column] for column in Act))),
        ("dice", "i1", (ACTS, 2, DICE), within(0, Side.CRIT)),
        ("dice_count", "i1", (ACTS, 2), within(0, DICE)),
        ("rerolled", "i1", (ACTS, 2, DICE), FLAG),
    ],
    frames=FRAMES,
    journal=192,
    number="i2",
    # `lots` of the seats in a roll-off, `choices` of fighters as bits, `assets` of a seat and `prospects` of an attack.
    # Floods over the battlefield, a row for each that may be needed at the same time (`field.flood`): hexes that were
    # found, in the order of their distance, and the distance + 1 of every hex, 0 where none was found.
    scratch=[
        ("found", "u1", (FLOODS, HEXES)),
        ("far", "i1", (FLOODS, HEXES)),
        ("lots", "i1", (SEATS, 3)),
        ("choices", "i4", (MODELS,)),
        ("assets", "f8", (ASSETS,)),
        ("prospects", "f8", (PROSPECTS,)),
        (
            "tuning",
            "f8",
            (SEATS, 2 * ASSETS),
        ),  # what a seat that is tuned adds to the weights; no rule writes it
    ],
)

# The vocabulary. A block begins at the number given and counts fighters, hexes, cards…; blocks are only ever appended.
VOCABULARY = schema(
    act("pass", Kind.FLAG, "pass, or have done"),
    act("yes", Kind.FLAG, "agree"),
    act("draw", Kind.FLAG, "draw a card"),
    act("swap", Kind.FLAG, "discard an objective card and draw another"),
    act("number", Kind.COUNT, "this many, or this way", 12),
    act("seat", Kind.SEAT, "this seat", SEATS),
    act("face", Kind.NUMBER, "this board", BOARDS),
    act("die", Kind.NUMBER, "this die", DICE),
    act("fighter", Kind.NUMBER, "choose this fighter", FIGHTERS),
    act("move", Kind.NUMBER, "this fighter moves: one of those that start an activation", FIGHTERS),
    act("charge", Kind.NUMBER, "this fighter charges", FIGHTERS),
    act("guard", Kind.NUMBER, "this fighter goes on Guard", FIGHTERS),
    act("attack", Kind.NUMBER, "this fighter attacks", FIGHTERS),
    act("ability", Kind.NUMBER, "first and second printed action of a fighter", 2 * FIGHTERS),
    act("hex", Kind.PLACE, "this hex", HEXES),
    act("placement", Kind.NUMBER, "how a board is joined", 40),
    act("weapon", Kind.NUMBER, "attack with this one", WEAPONS),
    act("card", Kind.CARD, "this card", CARDS - 1, 1),
)
(
    PASS,
    YES,
    DRAW,
    SWAP,
    NUMBER,
    SEAT,
    FACE,
    DIE,
    FIGHTER,
    MOVE,
    CHARGE,
    GUARD,
    ATTACK,
    ABILITY,
    HEX,
    PLACEMENT,
    WEAPON,
    CARD,
) = (block.base for block in VOCABULARY)
ACTIONS = VOCABULARY.size
