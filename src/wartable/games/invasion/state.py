"""The record of an Invasion match and the words for its places.
Only layout and names live here; what may happen to them is in `rules/`, what actions say in `vocabulary`."""

from enum import IntEnum, IntFlag

from wartable.games.invasion.values import Weight
from wartable.kernel.record import FLAG, ZERO, FrameRanges, columns, layout, within

SEATS = 2
RACES = 7
CARDS = 209  # numbers 1 to 208 are cards, by numbers of our own that are never used again; 0 is no card
FACE_DOWN = CARDS  # what all see of a development, beside the faces of cards
CHANGED = CARDS + 1  # of one that is a unit as well, until the turn ends (W-55)
FACES = CARDS + 2
SLOTS = 100  # cards that a seat owns and can have in play: slots 0 to 99 are seat 0's, 100 to 199 seat 1's
ALL_SLOTS = SEATS * SLOTS
ZONES = 3
SECTIONS = SEATS * ZONES
LARGEST = 63  # the largest number that can be named
DECK = 108  # the largest pile: a deck has 100 cards at most, a side of the draft 108
CHAIN = 48  # W-10: entries that wait to be carried out
ROWS = 64  # those and the effects that are being carried out
WAITING = 64  # forced effects that wait at once
AIMS = 128  # targets of effects with more than two
ASIDE = 128  # W-11: targets beside which damage of actions lies at once, in the first edition
LENGTHS = {"100": 100, "200": 200, "400": 400, "none": 30000}  # W-13: turns after which a match is a draw
NOTHING = -1
OPEN = -2  # not chosen yet
GONE = -3  # a target that is gone

# What a target can be, as one number: a slot, a section, a row of the chain, a card of a pile.
SECTION = 200  # + seat * 3 + zone
ROW = 210  # + row
KIND_OF_CARD = 300  # + card number


class Race(IntEnum):
    NEUTRAL, DWARF, EMPIRE, HIGH_ELF, ORC, CHAOS, DARK_ELF = range(7)


class Side(IntEnum):
    """INV-007: who may fight beside whom."""

    BOTH, ORDER, DESTRUCTION = range(3)


class Type(IntEnum):
    NONE, UNIT, SUPPORT, QUEST, TACTIC, DRAFT = range(6)


class Zone(IntEnum):
    KINGDOM, QUEST, BATTLEFIELD = range(3)


class Edition(IntEnum):
    REVISED, FIRST = range(2)


class Aside(IntEnum):
    """D-05, W-11: how far damage is that lies aside."""

    NONE, LIES, WINDOW, APPLIED = range(4)


class LastCard(IntEnum):
    """U-03: when a player without a deck is out."""

    AT_ONCE, ON_FAILED_DRAW = range(2)


class Phase(IntEnum):
    """INV-051, D-01: the parts of a turn."""

    BEGIN, KINGDOM, QUEST, CAPITAL, BATTLE, END = range(6)


class Step(IntEnum):
    """What comes next in a phase. Combat (INV-101) has its own steps, each with a window after it."""

    (
        ENTER,
        RESTORE,
        COLLECT,
        WORK,
        WINDOW,
        LEAVE,
        DONE,
        ATTACKERS,
        ATTACKED,
        DEFENDERS,
        DEFENDED,
        ASSIGN,
        ASSIGNED,
        APPLY,
        SCOUT,
        AFTERMATH,
        OVER,
    ) = range(17)


class Role(IntEnum):
    """What a unit does in a combat."""

    NONE, ATTACKS, DEFENDS = range(3)


class Fought(IntFlag):
    """What a unit did in this turn's combat, or could have done."""

    ATTACKED, DEFENDED, STOOD_BY = 1, 2, 4


class Frame(IntEnum):
    """What can be pending. Parameters of each are named beside it; the last is the card whose effect asks, or 0."""

    TURN = 1  # phase, step
    MULLIGAN = 2
    WINDOW = 3  # passes in a row, whether damage lies aside until it closes
    ANNOUNCE = 4  # row; what is chosen for it stands in the row
    DEVELOP = 5  # zone
    RESOLVE = 6
    ORDER = 7
    DAMAGE = (
        8  # 0 outside combat, 1 in combat, 2 + slot for its Counterstrike; whether it is laid aside first
    )
    REDIRECT = (
        9  # slot that redirects, slot or section (as a target) that it redirects from, 1 where damage lies
    )
    SACRIFICE = 10  # zone of the unit, or -1
    RESTORE = 11
    TARGET_ZONE = 12
    ATTACKERS = 13
    DEFENDERS = 14
    COUNTER = 15  # damage, slot, front
    ASSIGN = 16  # ordinary points left, uncancellable points left, kind of the next point + 1, front
    INDIRECT = 17  # points left
    SACRIFICE_DEVELOPMENT = 18
    CORRUPT_OR_DAMAGE = 19  # zone
    SEARCH = 20  # where to (a zone, or Find), number of the search, cards looked at
    PAY_FOR_ATTACKER = 21  # slot of the support, next attacker
    FREE_TACTICS = 22  # whose hand, first revealed, second, third
    AMOUNT = 23  # slot that damage moves from, slot that it moves to
    DRAFT = 24  # what is done (Draft), step of the pack (even ones are picks), cards still to choose
    REVEAL = 25  # how many cards of the opponent's hand at most
    ASK = 26  # question, what it is about
    FRONT = 43  # slot of an attacker: which zone it attacks
    PEEK = 42  # whose deck, cards that are looked at, what is chosen (peeking), cards put back
    CAST = 41  # a tactic of the opponent's pile is played
    INSTEAD = 40  # slot of the card that saves units


class About(IntEnum):
    """What the number is that a question carries."""

    NOTHING, SLOT, ROW, COUNT = range(4)


FIRST_SEARCH, SEARCHES = 2, 16  # numbers that searches may have


class Find(IntEnum):
    """Where a card that is found goes, if not into a zone."""

    HAND = -1
    SHOWN = -2  # to all, and into the hand


class Draft(IntEnum):
    """What is done in a draft: seats choose, then what they chose takes effect."""

    PICK, COUNTERDRAFT, SABOTAGE, EFFECTS, REINFORCE = range(5)


class Reason(IntEnum):
    """How a match ended."""

    NONE, BURNED, DECKED, LONG = range(4)


class Row(IntEnum):
    """The columns of the chain."""

    ABILITY, SEAT, SOURCE, ZONE, X, ONE, TWO, THREE, CARD, STATE, GIVEN, TOKENS, OWNER, MARK = range(14)
    BOUGHT = (
        14  # W-54: a tactic out of the opponent's pile: paid for but loyalty, and goes under its owner's deck
    )


class State(IntEnum):
    """What becomes of a row."""

    ANNOUNCED, ON_CHAIN, AT_ONCE, CANCELLED = range(4)


class Event(IntEnum):
    """What the journal can tell. Beside each: what x, y and z say. `card` is the card; seat its player."""

    TURN = 1  # turn number
    PHASE = 2  # phase
    DREW = 3
    MULLIGAN = 4  # 1 taken, 0 kept
    RETURNED_RESOURCES = 5  # how many
    COLLECTED = 6  # how many, resources now
    RESTORED = 7  # slot
    ANNOUNCED = 8  # ability, source slot
    TARGETED = 9  # target, section where it lies; the card is the target's
    PAID = 10  # how many, of these damage tokens
    PASSED = 11
    RESOLVED = 12  # ability, source; of tactics and actions
    FIZZLED = 13  # ability: its target is gone
    CANCELLED = 14  # ability
    ENTERED_PLAY = 15  # slot, zone, host + 1
    DEVELOPED = 16  # slot, zone, 1 when from the deck
    LEFT_PLAY = 17  # slot, zone, where to (Exit)
    MOVED = 18  # slot, from zone, to zone
    CORRUPTED = 19  # slot
    TURNED_UP = 20  # slot, zone
    GAINED_RESOURCES = 21  # how many, resources now
    LOST_RESOURCES = 22  # how many, resources now
    TOKENS = 23  # slot, tokens now
    POWER = 24  # slot, change
    HIT_POINTS = 25  # slot, change
    DISCARDED = 26  # from hand
    MILLED = 27
    REVEALED = 28
    RETURNED_TO_DECK = 29
    SHUFFLED = 30
    ATTACKS_ZONE = 31  # zone
    NO_ATTACK = 32
    ATTACKER = 33  # slot
    DEFENDER = 34  # slot
    ASSIGNED = 35  # target, how many, 1 when uncancellable; the card is the target's
    REDIRECTED = 36  # from, to, card that it goes to; the card is the one that redirects
    ABSORBED = 37  # target, how many were cancelled
    DAMAGED = 38  # target, how many, damage now
    HEALED = 39  # target, how many
    MOVED_DAMAGE = 40  # from, to, how many; the card is the one that it goes to
    BURNING = 41  # section
    FORCED = 42  # slot, ability
    ATTACK_REDIRECTED = 43  # zone
    ENDED = 44  # reason
    BARRED = 45  # slot
    COMBAT_CANCELLED = 46
    DISCOUNT = 47  # how many
    LOOKED = 48  # how many
    PAID_FOR_ATTACKER = 49  # slot, 1 paid, 0 not
    # the draft
    PACK = 50  # pack number, cards
    PICKED = 51  # 1 for a counterdraft; hidden until all have chosen
    COUNTERDRAFTED = 52  # 1 for a draft card
    DRAFT_CARD = 53  # picked, and shown
    DECK_DONE = 54  # cards
    PICKS_DONE = 55  # cards for the deck, draft cards
    PACK_SHOWN = 56  # cards: the opponent looks at the seat's pack
    SABOTAGED = 57  # Sabotages left
    SUPPLY_CUT = 58  # cards by which the seat's packs are smaller now
    NEW_PACK = 59  # cards
    REINFORCED = 60  # cards that joined the deck: 0 when all five were draft cards
    PACK_DONE = 61  # cards that were left
    RETURNED_TO_HAND = 62  # from the discard pile
    RETURNING = 63  # slot
    SPARED = 64  # slot
    FOUND = 65  # a card of the deck, taken into the hand
    QUALITY = 70  # slot, quality (Hook): until the end of the turn
    SHIELDED = 71  # slot, damage that will be cancelled
    MOST_DRAWN = 72  # how many cards the seat may draw this turn
    CONTROL = 80  # slot, zone of the seat that controls it now, 0 when that is its owner
    CHANGED = 81  # slot, zone: a development is a unit as well; z: 0 when it is none any more
    UNDER_DECK = 82  # a card goes to the bottom of the seat's deck
    PEEKED = 83  # how many, whose deck
    PUT_BACK = 84  # how many, whose deck
    ATTACKS_TOO = 85  # zone


class Doom(IntEnum):
    """What awaits a card in play; bits of `doomed`."""

    SACRIFICED = 1  # at the end of the turn
    DYING = 2  # destroyed together with others
    RETURNING = 4  # to its owner's hand at the end of the turn
    SPARED = 8  # not sacrificed with the others that it lies among
    LOST = 16  # dying, and nobody saves it (W-53)


class Exit(IntEnum):
    """Where a card goes that leaves play, and how."""

    DESTROYED, SACRIFICED, HAND, DECK = range(4)


# What numbers of several fields and frames can be. MANY and SOME are far above what amounts and counts come to, and
# far enough below what their types hold that the additions of a match don't leave them.
MANY = 4000
SOME = 100
ABILITIES = 340  # room for all that cards can do
MOMENTS = 32  # room for what sets effects off; hooks count on from there
CARRIERS = 64  # room for moments and hooks
QUESTIONS = 40  # room for all that effects ask
DRAFT_COPIES = 6  # of a card in the box
ALL_SETS = 7  # a bit for each set
HOOKS_WERE = 16  # where hooks began in `carriers` while there were fewer moments
AMOUNT = within(0, MANY)
ABILITY = within(0, ABILITIES - 1)
ANY_CARD = within(0, CARDS - 1)
ANY_SLOT = within(0, ALL_SLOTS - 1)
SLOT_OR_NOTHING = within(NOTHING, ALL_SLOTS - 1)
ANY_ZONE = within(0, Zone.BATTLEFIELD)
ZONE_OR_NOTHING = within(NOTHING, Zone.BATTLEFIELD)
TARGET = within(0, SECTION + 5)  # what takes damage
AIM = within(GONE, KIND_OF_CARD + CARDS - 1)
NOBODY = within(NOTHING, NOTHING)

# What numbers a card, a zone or a seat has no sign ("u"): compiled tables need not ask whether it counts from their end.
LAYOUT = layout(
    [
        # the match
        ("edition", "i1", within(0, Edition.FIRST)),
        ("end_window", "i1", FLAG),  # B-03: whether the end of a turn has a window
        ("last_card", "i1", within(0, LastCard.ON_FAILED_DRAW)),
        ("format", "i1", within(0, 2)),
        ("first", "i1", FLAG),
        ("active", "u1", FLAG),
        ("turn", "i2", within(0, LENGTHS["none"] + 1)),
        ("longest", "i2", within(LENGTHS["100"], LENGTHS["none"])),  # W-13: turns after which it is a draw
        ("sets_out", "i2", within(0, ALL_SETS - 1)),  # that decks may not be made of, a bit each
        ("second", "i2", within(0, ZONES)),  # W-57: a zone that is attacked beside `attacked`, + 1
        ("reason", "i1", within(0, Reason.LONG)),
        ("winner", "i1", within(NOTHING, 2)),
        # cards in play, by slot
        ("card", "u2", (ALL_SLOTS,), ANY_CARD),
        ("zone", "u1", (ALL_SLOTS,), ANY_ZONE),
        ("down", "u1", (ALL_SLOTS,), within(0, 2)),  # 1: face down, a development; 2: and a unit as well
        ("corrupt", "i1", (ALL_SLOTS,), FLAG),
        ("damage", "i2", (ALL_SLOTS,), AMOUNT),
        ("role", "i1", (ALL_SLOTS,), within(0, Role.DEFENDS)),
        ("host", "i2", (ALL_SLOTS,), within(0, ALL_SLOTS)),  # slot + 1 of what it is attached to or quests on
        ("tokens", "i2", (ALL_SLOTS,), AMOUNT),
        ("power_change", "i2", (ALL_SLOTS,), within(-MANY, MANY)),  # until the end of the turn
        ("hit_change", "i1", (ALL_SLOTS,), within(-SOME, SOME)),  # until the end of the turn
        ("used", "i1", (ALL_SLOTS,), within(0, 3)),  # this turn: a bit an action
        ("doomed", "i1", (ALL_SLOTS,), within(0, 31)),  # what awaits it, as bits (Doom)
        ("barred", "i1", (ALL_SLOTS,), FLAG),  # can't be declared this turn
        ("lasting", "i1", (ALL_SLOTS,), within(0, 127)),  # qualities until the end of the turn, by bits
        ("paid", "i1", (ALL_SLOTS,), within(0, SOME)),  # for this attack
        ("shield", "i2", (ALL_SLOTS,), AMOUNT),  # damage to it that is cancelled this turn
        ("fought", "i1", (ALL_SLOTS,), within(0, 7)),  # this turn (Fought)
        ("strayed", "i1", (ALL_SLOTS,), FLAG),  # controlled by another than its owner (INV-030)
        ("strays", "i2", within(0, ALL_SLOTS)),  # how many are
        # damage: lying beside its target, and in the batch that is being dealt; ordinary and uncancellable
        ("lying", "i2", (ALL_SLOTS + 6, 2), AMOUNT),
        ("batch", "i2", (ALL_SLOTS + 6, 2), AMOUNT),
        ("high", "i2", (SEATS,), within(0, SLOTS)),  # no slot of the seat is used from here on
        ("carriers", "i2", (CARRIERS,), within(0, ALL_SLOTS)),  # cards face up in play with a hook, by hook
        # sections, by seat * 3 + zone
        ("section_damage", "i2", (6,), AMOUNT),
        ("burning", "i1", (6,), FLAG),
        ("developments", "i2", (6,), within(0, SLOTS)),
        # seats
        ("capital", "i1", (SEATS,), within(1, RACES - 1)),
        ("resources", "i2", (SEATS,), AMOUNT),
        ("hand", "u2", (SEATS, DECK), ANY_CARD),  # in order of number, so that the order tells nothing
        ("hand_size", "i2", (SEATS,), within(0, DECK)),
        ("known", "i1", (SEATS, CARDS), within(0, SOME)),  # cards of the hand that the other has seen
        ("deck", "u2", (SEATS, DECK), ANY_CARD),  # the top is the last one
        ("deck_left", "i2", (SEATS,), within(0, DECK)),
        (
            "peeked",
            "i1",
            (SEATS, SEATS),
            within(0, 3),
        ),  # by who looked and whose deck: known cards on top (W-56)
        ("discard", "i1", (SEATS, CARDS), within(0, SOME)),
        ("symbols", "i2", (SEATS, RACES), within(0, ALL_SLOTS)),
        (
            "box",
            "i2",
            (SEATS, 24),
            ANY_CARD,
        ),  # neutrals dealt to nobody: what a seat's unseen cards may also be
        # this turn
        ("limited", "i1", (SEATS,), FLAG),
        ("developed", "i1", FLAG),
        ("units_played", "i1", (SEATS, RACES), within(0, SOME)),
        ("supports_played", "i1", (SEATS,), within(0, SOME)),
        ("discounts", "i1", (SEATS,), within(0, SOME)),
        ("shielded", "i1", FLAG),  # what is assigned in this battlefield phase is cancelled
        ("drawn", "i1", (SEATS,), within(0, SOME)),  # cards, counted up to there
        ("most_drawn", "i1", (SEATS,), within(0, SOME)),  # cards that may be drawn, 0 for any number
        ("fallen", "i2", AMOUNT),  # units that came into a discard pile
        ("fell", "i1", (SEATS, CARDS), within(0, SOME)),  # cards that came into the pile and still lie there
        # combat
        ("attacked", "i1", ZONE_OR_NOTHING),  # zone of the defending seat, or -1
        ("front", "i1", (ALL_SLOTS,), FLAG),  # who fights: whether for the second zone
        ("lies", "i1", within(0, Aside.APPLIED)),  # D-05: what becomes of damage that lies aside (Aside)
        (
            "aside",
            "i2",
            (ASIDE, 4),
            columns(within(0, MANY), TARGET, FLAG, AMOUNT),
        ),  # number of the effect, target, ordinary or uncancellable, how much
        ("asides", "i2", within(0, ASIDE)),
        ("unsettled", "i1", FLAG),  # something may have to be destroyed or to burn
        # chain, its further targets, and forced effects that wait
        ("rows", "i1", within(0, CHAIN + 1)),
        (
            "chain",
            "i2",
            (ROWS, len(Row)),
            columns(
                ABILITY,
                FLAG,
                SLOT_OR_NOTHING,
                ZONE_OR_NOTHING,
                within(OPEN, MANY),
                AIM,
                AIM,
                AIM,
                ANY_CARD,
                within(0, State.CANCELLED),
                within(OPEN, ALL_SLOTS - 1),
                within(OPEN, MANY),
                FLAG,
                within(0, MANY),
                FLAG,
            ),
        ),
        ("marks", "i2", within(0, MANY)),
        (
            "aims",
            "i2",
            (AIMS, 2),
            columns(within(0, MANY), within(NOTHING, KIND_OF_CARD + CARDS - 1)),
        ),  # mark of the row, target
        ("aimed", "i2", within(0, AIMS)),
        (
            "waiting",
            "i2",
            (WAITING, 7),
            columns(
                ABILITY, FLAG, SLOT_OR_NOTHING, ANY_ZONE, within(NOTHING, MANY), ANY_CARD, within(0, MANY)
            ),
        ),  # ability, seat, slot or -1, zone, parameter, card, wave
        ("waits", "i2", within(0, WAITING)),
        (
            "wave",
            "i2",
            within(0, MANY),
        ),  # W-06: of what is set off now; a later wave goes before an earlier one
        # the draft
        ("pile", "u2", (SEATS, DECK), ANY_CARD),  # the top is the last one
        ("pile_left", "i2", (SEATS,), within(0, DECK)),
        ("pack", "i2", (SEATS, 16), ANY_CARD),  # in order of number
        (
            "picked",
            "i2",
            (SEATS, 8),
            ANY_CARD,
        ),  # chosen, and still in the pack; later draft cards that take effect
        ("thrown", "i2", (SEATS, 20), ANY_CARD),  # what was left of packs, face down
        ("pack_left", "i1", (SEATS,), within(0, 15)),
        ("picked_left", "i1", (SEATS,), within(0, 8)),
        ("thrown_left", "i1", (SEATS,), within(0, 20)),
        ("supply_cut", "i1", (SEATS,), within(0, DRAFT_COPIES)),
        ("sabotages", "i1", (SEATS,), within(0, DRAFT_COPIES)),
        (
            "removed",
            "i1",
            (SEATS, CARDS),
            within(0, DRAFT_COPIES),
        ),  # cards of a pile that are out of the draft for all to see
        ("pack_number", "i1", within(0, 5)),
    ],
    frames=48,
    journal=256,
    number="i2",
    scratch=[
        ("counted", "i2", (CARDS,)),  # copies of each card, where they are counted together
        ("givers", "u1", (ALL_SLOTS,)),  # cards in play that others have power of
        ("tuning", "f8", (SEATS, len(Weight))),  # what a seat that is tuned adds to its weights
    ],
    moved={
        "carriers": (
            *range(HOOKS_WERE),
            *range(MOMENTS, MOMENTS + HOOKS_WERE),
            *range(HOOKS_WERE, MOMENTS),
            *range(MOMENTS + HOOKS_WERE, CARRIERS),
        )
    },
    unsummed=("drawn", "fought", "fell"),  # since 0.5.0
)

# What frames can hold: the seat, then the parameters.
FRAMES = FrameRanges(
    {
        Frame.TURN: (NOBODY, within(0, Phase.END), within(0, Step.OVER), ZERO, ZERO, ANY_CARD),
        Frame.MULLIGAN: (FLAG,),
        Frame.WINDOW: (FLAG, FLAG, FLAG, ZERO, ZERO, ANY_CARD),
        Frame.ANNOUNCE: (FLAG, within(0, CHAIN), ZERO, ZERO, ZERO, ANY_CARD),
        Frame.DEVELOP: (FLAG, ANY_ZONE),
        Frame.RESOLVE: (NOBODY,),
        Frame.ORDER: (FLAG,),
        Frame.DAMAGE: (NOBODY, within(0, 2 + ALL_SLOTS), FLAG, ZERO, ZERO, ANY_CARD),
        Frame.REDIRECT: (FLAG, ANY_SLOT, TARGET, FLAG),
        Frame.SACRIFICE: (FLAG, ZONE_OR_NOTHING, ZERO, ZERO, ZERO, ANY_CARD),
        Frame.RESTORE: (FLAG,),
        Frame.TARGET_ZONE: (FLAG,),
        Frame.ATTACKERS: (FLAG,),
        Frame.DEFENDERS: (FLAG,),
        Frame.COUNTER: (FLAG, AMOUNT, SLOT_OR_NOTHING, FLAG, ZERO, ANY_CARD),
        Frame.ASSIGN: (FLAG, AMOUNT, AMOUNT, within(0, 2), FLAG),
        Frame.INDIRECT: (FLAG, AMOUNT, ZERO, ZERO, ZERO, ANY_CARD),
        Frame.SACRIFICE_DEVELOPMENT: (FLAG, ZERO, ZERO, ZERO, ZERO, ANY_CARD),
        Frame.CORRUPT_OR_DAMAGE: (FLAG, ANY_ZONE, ZERO, ZERO, ZERO, ANY_CARD),
        Frame.SEARCH: (
            FLAG,
            within(Find.SHOWN, Zone.BATTLEFIELD),
            within(FIRST_SEARCH, SEARCHES - 1),
            within(0, DECK),
            ZERO,
            ANY_CARD,
        ),
        Frame.PAY_FOR_ATTACKER: (FLAG, SLOT_OR_NOTHING, ANY_SLOT, ZERO, ZERO, ANY_CARD),
        Frame.FREE_TACTICS: (FLAG, FLAG, ANY_CARD, ANY_CARD, ANY_CARD, ANY_CARD),
        Frame.AMOUNT: (FLAG, ANY_SLOT, ANY_SLOT, ZERO, ZERO, ANY_CARD),
        Frame.DRAFT: (FLAG, within(0, Draft.REINFORCE), within(0, 6), within(0, 2)),
        Frame.REVEAL: (FLAG, within(1, 3), ZERO, ZERO, ZERO, ANY_CARD),
        Frame.ASK: (FLAG, within(1, QUESTIONS - 1), within(NOTHING, MANY), ZERO, ZERO, ANY_CARD),
        Frame.FRONT: (FLAG, ANY_SLOT),
        Frame.PEEK: (FLAG, FLAG, within(0, 3), within(0, 2), within(0, 3), ANY_CARD),
        Frame.CAST: (FLAG, ZERO, ZERO, ZERO, ZERO, ANY_CARD),
        Frame.INSTEAD: (FLAG, ANY_SLOT, ZERO, ZERO, ZERO, ANY_CARD),
    }
)
