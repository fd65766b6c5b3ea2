"""The neutral cards."""

from wartable.games.invasion.cards.declare import (
    Hook,
    Price,
    When,
    action,
    carries,
    constant,
    forced,
    own_cost,
    own_power,
    quest,
    support,
    tactic,
)
from wartable.games.invasion.cards.where import DISCARDED, SUPPORT, UNIT, Bound
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.entering import destroy, return_to_hand
from wartable.games.invasion.rules.facts import developments_in
from wartable.games.invasion.rules.piles import gain, mill, return_from_discard, shuffle
from wartable.games.invasion.state import Race, Side, Zone
from wartable.games.invasion.vocabulary import card_in

support(111, "contested-village", Race.NEUTRAL, cost=1, power=1, traits="building", copies=3, limited=True)


CONTESTED_FORTRESS = support(
    112, "contested-fortress", Race.NEUTRAL, cost=3, power=1, traits="building", copies=3, limited=True
)

carries(CONTESTED_FORTRESS, Hook.CANCEL)  # B-212


CONTESTED_STRONGHOLD = support(
    113, "contested-stronghold", Race.NEUTRAL, cost=4, power=1, traits="building", copies=3, limited=True
)


@constant(CONTESTED_STRONGHOLD, own_power)
def contested_stronghold(g: Record, slot):
    """Stronger for each development in this zone."""
    return developments_in(g, slot)


ARMOURY = support(114, "armoury", Race.NEUTRAL, cost=2, power=1, traits="building", copies=3, limited=True)


@constant(ARMOURY, own_power)
def armoury(g: Record, slot):
    """Stronger in a kingdom with two developments."""
    return 1 if g.zone[slot] == Zone.KINGDOM and developments_in(g, slot) >= 2 else 0


FORGOTTEN_CEMETERY = support(
    115, "forgotten-cemetery", Race.NEUTRAL, cost=2, power=1, traits="building", copies=3, limited=True
)


@constant(FORGOTTEN_CEMETERY, own_power)
def forgotten_cemetery(g: Record, slot):
    """Stronger in a quest zone with two developments."""
    return 1 if g.zone[slot] == Zone.QUEST and developments_in(g, slot) >= 2 else 0


WARPSTONE_EXCAVATION = support(
    116, "warpstone-excavation", Race.NEUTRAL, power=1, traits="warpstone", copies=3
)

carries(WARPSTONE_EXCAVATION, Hook.ENTRY)  # T-37


@tactic(117, "pilgrimage", Race.NEUTRAL, UNIT, cost=4)
def pilgrimage(g: Record, one):
    """A unit returns to its owner's hand."""
    return_to_hand(g, one)


@constant(117, own_cost)
def pilgrims_discount(g: Record, seat):
    """Cheaper for each development in the own quest zone."""
    return -g.developments[seat * 3 + Zone.QUEST]


@tactic(118, "burn-it-down", Race.NEUTRAL, SUPPORT.costing_up_to(Bound.DEVELOPMENTS_IN_BATTLEFIELD), cost=2)
def burn_it_down(g: Record, one):
    """A support that costs no more than there are developments in the own battlefield is destroyed."""
    destroy(g, one)


@tactic(119, "innovation", Race.NEUTRAL)
def innovation(g: Record, seat):
    """A resource for each development in the own kingdom."""
    gain(g, seat, g.developments[seat * 3 + Zone.KINGDOM])


INFILTRATE = quest(120, "infiltrate", Race.NEUTRAL, cost=2, unique=True)


@forced(INFILTRATE, When.TURN_BEGINS, zone=Zone.QUEST)
def infiltrate(g: Record, seat, source):
    """T-23: the opponent loses a card of his deck for each token."""
    mill(g, 1 - seat, g.tokens[source])


PREPARE_FOR_WAR = quest(121, "prepare-for-war", Race.NEUTRAL, copies=2)


@action(PREPARE_FOR_WAR, DISCARDED.many, zone=Zone.QUEST, price=Price.QUESTER, x=True)
def prepare_for_war(g: Record, seat, mark):
    """As many cards of the discard pile as it has tokens go back into the deck, if there are so many (W-28)."""
    for aim in range(g.aimed):
        if g.aims[aim, 0] == mark and g.discard[seat, card_in(g.aims[aim, 1])] > 0:
            return_from_discard(g, seat, card_in(g.aims[aim, 1]))
    shuffle(g, seat)


support(
    122,
    "alliance-dwarf-empire",
    Race.NEUTRAL,
    cost=2,
    power=1,
    traits="banner",
    side=Side.ORDER,
    symbols=(Race.DWARF, Race.EMPIRE),
)
support(
    123,
    "alliance-empire-high-elf",
    Race.NEUTRAL,
    cost=2,
    power=1,
    traits="banner",
    side=Side.ORDER,
    symbols=(Race.EMPIRE, Race.HIGH_ELF),
)
support(
    124,
    "alliance-dwarf-high-elf",
    Race.NEUTRAL,
    cost=2,
    power=1,
    traits="banner",
    side=Side.ORDER,
    symbols=(Race.DWARF, Race.HIGH_ELF),
)
support(
    125,
    "alliance-chaos-orc",
    Race.NEUTRAL,
    cost=2,
    power=1,
    traits="banner",
    side=Side.DESTRUCTION,
    symbols=(Race.CHAOS, Race.ORC),
)
support(
    126,
    "alliance-chaos-dark-elf",
    Race.NEUTRAL,
    cost=2,
    power=1,
    traits="banner",
    side=Side.DESTRUCTION,
    symbols=(Race.CHAOS, Race.DARK_ELF),
)
support(
    127,
    "alliance-orc-dark-elf",
    Race.NEUTRAL,
    cost=2,
    power=1,
    traits="banner",
    side=Side.DESTRUCTION,
    symbols=(Race.ORC, Race.DARK_ELF),
)
