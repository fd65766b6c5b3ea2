"""The High Elf cards."""

from wartable.games.invasion.cards.declare import (
    Hook,
    To,
    When,
    Window,
    action,
    attachment,
    carries,
    forced,
    tactic,
    unit,
)
from wartable.games.invasion.cards.where import UNIT, ZONE
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.changing import change_power, heal, restore
from wartable.games.invasion.rules.facts import host_of, section_of
from wartable.games.invasion.rules.piles import draw_cards
from wartable.games.invasion.rules.where import each
from wartable.games.invasion.state import Race, Zone
from wartable.games.invasion.vocabulary import section_in

SILVER_HELM_BRIGADE = unit(
    51,
    "silver-helm-brigade",
    Race.HIGH_ELF,
    cost=3,
    loyalty=1,
    power=1,
    hit_points=3,
    traits="elite noble cavalry",
)


@forced(SILVER_HELM_BRIGADE, When.DAMAGED)
def silver_helm_brigade(g: Record, seat):
    """Hurt, it draws a card."""
    draw_cards(g, seat, 1)


ARCHMAGE_OF_SAPHERY = unit(
    52, "archmage-of-saphery", Race.HIGH_ELF, cost=1, loyalty=1, hit_points=1, traits="mage"
)


@action(ARCHMAGE_OF_SAPHERY, UNIT, zone=Zone.QUEST, window=Window.OWN_QUEST_PHASE, once=True)
def archmage_of_saphery(g: Record, seat, one):
    """Heals 1 damage."""
    heal(g, seat, one, 1)


BLESSING_OF_ISHA = attachment(53, "blessing-of-isha", Race.HIGH_ELF, loyalty=1, traits="spell")


@forced(BLESSING_OF_ISHA, When.ENTERS_PLAY)
def blessing_of_isha(g: Record, source):
    """T-09: its host is restored, and can't be corrupted."""
    restore(g, host_of(g, source))


carries(BLESSING_OF_ISHA, Hook.PURITY, to=To.HOST)


@tactic(54, "radiant-gaze", Race.HIGH_ELF, ZONE.enemy, cost=2, loyalty=3, traits="spell")
def radiant_gaze(g: Record, one):
    """All units in an opponent's zone are weaker for the turn."""
    for unit in each(g, UNIT):
        if section_of(g, unit) == section_in(one):
            change_power(g, unit, -1)


@tactic(55, "greater-heal", Race.HIGH_ELF, cost=3, loyalty=1, traits="spell")
def greater_heal(g: Record, seat):
    """All own units are healed."""
    for unit in each(g, UNIT.own, seat):
        heal(g, seat, unit, g.damage[unit])
