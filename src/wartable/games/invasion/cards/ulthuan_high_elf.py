"""The High Elves of Assault on Ulthuan, by their printed numbers."""

from wartable.games.invasion.cards.declare import Set, When, Window, forced, tactic, unit
from wartable.games.invasion.cards.where import ZONE
from wartable.games.invasion.rules.combat import attack_too
from wartable.games.invasion.rules.peeking import ask_peek
from wartable.games.invasion.state import Race, Zone
from wartable.games.invasion.vocabulary import zone_in
from wartable.kernel.rule import rule

CARADRYAN = unit(
    156,
    "caradryan",
    Race.HIGH_ELF,
    cost=4,
    loyalty=2,
    power=2,
    hit_points=3,
    traits="hero",
    unique=True,
    set=Set.ULTHUAN,
    printed=5,
)


@forced(CARADRYAN, When.TURN_BEGINS, zone=Zone.QUEST)
def caradryan(g, seat):
    """W-56: the top three cards of any deck."""
    ask_peek(g, seat, 3)


@rule
def one_zone_is_attacked(g):
    return g.second == 0


@tactic(
    169,
    "for-ulthuan",
    Race.HIGH_ELF,
    ZONE.enemy.unattacked,
    window=Window.ZONE_CHOSEN,
    condition=one_zone_is_attacked,
    cost=1,
    loyalty=1,
    set=Set.ULTHUAN,
    printed=18,
)
def for_ulthuan(g, one):
    """W-57: another zone is attacked as well."""
    attack_too(g, zone_in(one))
