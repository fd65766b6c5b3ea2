"""The fifteen soldiers' supports (INVI-8), each a declaration and a line or two; leaders copy them.
How supports are placed, negated and chosen for stands in `support`."""

import numpy as np

from wartable.games.invictus.cards import Colour, Soldier
from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import (
    ACTIVE,
    RESTED,
    join_hand,
    join_queue,
    kingdom_size,
    leave_graveyard,
    leave_hand,
    leave_kingdom,
    occupied,
    opponent_of,
    put_on_field,
    queue_is_full,
    take_from_field,
    team_of,
)
from wartable.games.invictus.rules.attack import FRONT_ROW, decoy_if_emptied, hurt
from wartable.games.invictus.rules.support import (
    SUPPORTS,
    Choice,
    Timing,
    stop_attack,
    stop_support,
    support,
    support_in_question,
)
from wartable.games.invictus.state import CELLS, NOTHING, SOLDIERS, Event
from wartable.games.invictus.state import SUPPORTS as HOW_MANY
from wartable.kernel.frames import A, E
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule
from wartable.kernel.switch import switch

FRONT_CENTRE = 1

# --- The King -----------------------------------------------------------------------------------------


@support(Soldier.WARRIOR, Timing.MAIN)
def warrior(g: Record, seat, first, second):
    """INVI-8.1: all own cards attack with one more this turn, cards that come later too."""
    g.bonus += 1


@support(Soldier.GUARDIAN, Timing.BLOCK)
def guardian(g: Record, seat, first, second):
    """INVI-8.2: the attack does nothing."""
    stop_attack(g, seat)


@support(Soldier.ARCHER, Timing.MAIN, Choice.ENEMY_CARD)
def archer(g: Record, seat, cell, second):
    """INVI-8.3: one damage to any enemy card on the battlefield."""
    hurt(g, seat, cell, 1)


@rule
def two_own_cards(g: Record, seat):
    cells = occupied(g, team_of(seat))
    return cells & (cells - 1) != 0


@support(Soldier.PRIEST, Timing.MAIN, Choice.OWN_CARD, Choice.OTHER_OWN_CARD, when=two_own_cards)
def priest(g: Record, seat, one, other):
    """INVI-8.4, R27: two own cards change places, each as it stands."""
    team = team_of(seat)
    card = g.field[team, one]
    orientation = g.rested[team, one]
    put_on_field(g, team, one, g.field[team, other], g.rested[team, other])
    put_on_field(g, team, other, card, orientation)
    tell(g, Event.SWAPPED, seat, NOTHING, one, other, 0)


@support(Soldier.WIZARD, Timing.NEGATE)
def wizard(g: Record, seat, first, second):
    """INVI-8.5: the enemy's support has no effect."""
    stop_support(g, seat)


# --- The Shogun ---------------------------------------------------------------------------------------


@support(Soldier.SAMURAI, Timing.MAIN)
def samurai(g: Record, seat, first, second):
    """INVI-8.7: the next soldier to attack does so with three more."""
    g.next_bonus += 3


@rule
def enemy_has_graves(g: Record, seat):
    return g.graves[1 - team_of(seat)] > 0


@support(Soldier.MUSHA, Timing.BLOCK, Choice.ENEMY_GRAVE_IF_ROOM, when=enemy_has_graves, may=True)
def musha(g: Record, seat, card, second):
    """INVI-8.8: the attack does nothing; a card of the enemy graveyard may go to the tail of the enemy queue."""
    stop_attack(g, seat)
    if card != NOTHING:
        enemy = 1 - team_of(seat)
        leave_graveyard(g, enemy, card)
        join_queue(g, enemy, card)
        tell(g, Event.FROM_GRAVE_TO_QUEUE, seat, card, 0, 0, 0)


@rule
def enemy_in_back_row(g: Record, seat):
    return occupied(g, 1 - team_of(seat)) > FRONT_ROW


@support(Soldier.GUNNER, Timing.MAIN, Choice.ENEMY_BACK_CARD, when=enemy_in_back_row)
def gunner(g: Record, seat, cell, second):
    """INVI-8.9: two damage to an enemy card in the back row."""
    hurt(g, seat, cell, 2)


@rule
def no_komuso_waits(g: Record, seat):
    """R10: while one Komusō waits for the next soldier, another adds nothing."""
    return g.next_any_front == 0


@support(Soldier.KOMUSO, Timing.MAIN, when=no_komuso_waits)
def komuso(g: Record, seat, first, second):
    """INVI-8.10: the next soldier to attack may name any enemy front card, and no other."""
    g.next_any_front = 1


@rule
def enemy_hand_and_room(g: Record, seat):
    """R25: a hand of only the leader may be looked at; a full queue or an empty hand leaves nothing to do."""
    return g.hand_size[opponent_of(g, seat)] > 0 and not queue_is_full(g, 1 - team_of(seat))


@support(Soldier.NINJA, Timing.MAIN, Choice.ENEMY_HAND_SOLDIER, when=enemy_hand_and_room)
def ninja(g: Record, seat, card, second):
    """INVI-8.11: the enemy shows the hand; one soldier of it goes to the tail of the enemy queue."""
    if card != NOTHING:
        enemy = opponent_of(g, seat)
        leave_hand(g, enemy, card)
        join_queue(g, team_of(enemy), card)
        tell(g, Event.FORCED_TO_QUEUE, enemy, card, 0, 0, 0)


@rule
def purple_and_no_negate(g: Record, seat):
    """INVI-8.11, R15: the Ninja stops the one purple support that is no negate, a leader's copy of it included."""
    frame = support_in_question(g)
    which = g.frames[frame, A]
    if GIVER[which] % 5 != Colour.PURPLE or TIMING[which] == Timing.NEGATE:
        return False
    return g.frames[frame, E] < SOLDIERS or g.leader_is_purple != 0


@support(Soldier.NINJA, Timing.NEGATE, when=purple_and_no_negate)
def ninja_negate(g: Record, seat, first, second):
    """INVI-8.11: that support has no effect."""
    stop_support(g, seat)


# --- The Pharaoh --------------------------------------------------------------------------------------


@rule
def own_rested_soldier(g: Record, seat):
    team = team_of(seat)
    for cell in range(CELLS):
        if g.field[team, cell] < SOLDIERS and g.rested[team, cell] == RESTED:
            return True
    return False


@support(Soldier.COMMANDER, Timing.MAIN, when=own_rested_soldier)
def commander(g: Record, seat, first, second):
    """INVI-8.13: all own soldiers become active and may attack again."""
    team = team_of(seat)
    count = 0
    for cell in range(CELLS):
        if g.field[team, cell] < SOLDIERS and g.rested[team, cell] == RESTED:
            g.rested[team, cell] = ACTIVE
            count += 1
    tell(g, Event.READIED, seat, NOTHING, count, 0, 0)


@support(Soldier.MEDJAY, Timing.BLOCK)
def medjay(g: Record, seat, first, second):
    """INVI-8.14, R26: the attack does nothing and its target returns to hand, which can call for a decoy."""
    cell = stop_attack(g, seat)
    card = take_from_field(g, team_of(seat), cell)
    join_hand(g, seat, card)
    tell(g, Event.TO_HAND, seat, card, cell, 0, 0)
    decoy_if_emptied(g)


@rule
def enemy_in_front_centre(g: Record, seat):
    return g.field[1 - team_of(seat), FRONT_CENTRE] != NOTHING


@support(Soldier.SLINGER, Timing.MAIN, when=enemy_in_front_centre)
def slinger(g: Record, seat, first, second):
    """INVI-8.15: two damage to the card in the enemy front centre."""
    hurt(g, seat, FRONT_CENTRE, 2)


@rule
def own_graves_and_room(g: Record, seat):
    return g.graves[team_of(seat)] > 0 and occupied(g, team_of(seat)) != 0b111111


@support(Soldier.ANUBIS, Timing.MAIN, Choice.OWN_GRAVE, Choice.EMPTY_CELL, when=own_graves_and_room)
def anubis(g: Record, seat, card, cell):
    """INVI-8.16: a card of the own graveyard returns, active, to any empty own cell."""
    leave_graveyard(g, team_of(seat), card)
    put_on_field(g, team_of(seat), cell, card, ACTIVE)
    tell(g, Event.RAISED, seat, card, cell, 0, 0)


@rule
def no_block_and_own_kingdom(g: Record, seat):
    """INVI-8.17: a block, a leader's too, can't be stopped; without a kingdom there is nothing to take."""
    return TIMING[g.frames[support_in_question(g), A]] != Timing.BLOCK and kingdom_size(g, seat) > 0


@support(Soldier.SORCERER, Timing.NEGATE, Choice.OWN_KINGDOM, when=no_block_and_own_kingdom)
def sorcerer(g: Record, seat, card, second):
    """INVI-8.17, R22: the support has no effect, and a card of the own kingdom comes to hand."""
    stop_support(g, seat)
    join_hand(g, seat, card)
    tell(g, Event.FROM_KINGDOM, seat, card, 0, 0, 0)
    leave_kingdom(g, seat, card)


# --- The tables and switches made from the declarations -------------------------------------------------

assert len(SUPPORTS) == HOW_MANY
GIVER = np.array([declared.soldier for declared in SUPPORTS])
TIMING = np.array([declared.timing for declared in SUPPORTS])
CHOICES = np.array([[*declared.choices, 0, 0][:2] for declared in SUPPORTS])
MAY_DECLINE = np.array([declared.may for declared in SUPPORTS])
SUPPORT_AT = np.full((len(Timing), SOLDIERS), NOTHING)
for number, declared in enumerate(SUPPORTS):
    SUPPORT_AT[declared.timing, declared.soldier] = number

can_help = switch("can_help", dict(enumerate(s.when for s in SUPPORTS)), "g, seat", "False")
take_effect = switch(
    "take_effect", dict(enumerate(s.effect for s in SUPPORTS)), "g, seat, first, second", "None"
)
