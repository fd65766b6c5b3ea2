"""How far the objective cards of a seat are: how many of how many where a card counts, else whether it is met now.
For the eyes of their owner alone. The conditions in `cards` decide; what is counted here always agrees with them."""

from collections.abc import Callable, Iterator
from typing import Any

from wartable.games.shadespire.cards import BY_NUMBER
from wartable.games.shadespire.cards.conditions import (
    Being,
    by_seats,
    holds_number,
    is_so,
    objectives_left,
    survives,
    total_fallen,
)
from wartable.games.shadespire.cards.in_end_phases import scored_this_round
from wartable.games.shadespire.declare import MET, TIMING, met
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.stats import (
    enemies_beside,
    fallen,
    held_by,
    in_enemy_land,
    survivors,
    upgrades_of,
    warband_beside,
)
from wartable.games.shadespire.state import MODELS, NOTHING, SEATS, Phase
from wartable.games.shadespire.terms import Timing

Data = dict[str, Any]
Count = tuple[int, int]  # how many there are, and how many are needed
Counting = Callable[[Any, int], Count]


def progress_shown(g: Record, seat: int) -> dict[str, Data]:
    """Of every objective card in a seat's hand: `have` and `need` where it counts, and whether it is `met` now.

    Whether a card that scores at once is met, nobody asks before the moment: then `met` is none.
    """
    cards = [g.objectives[seat, place] for place in range(g.objective_count[seat])]
    return {BY_NUMBER[card].key: _progress(g, seat, card) for card in cards}


def _progress(g: Record, seat: int, card: int) -> Data:
    key = BY_NUMBER[card].key
    known = TIMING[card] != Timing.AT_ONCE and (g.phase == Phase.END or key not in AT_THE_END)
    found: Data = {"met": bool(met(MET[card], g, seat, NOTHING)) if known and g.round else None}
    counting = COUNTS.get(key)
    if counting is not None and g.round:
        have, need = counting(g, seat)
        found |= {"have": int(have), "need": int(need)}
    return found


# --- What there is to count ---------------------------------------------------------------------------------------


def _own(seat: int) -> range:
    return range(seat * MODELS, (seat + 1) * MODELS)


def _survivors(g: Record, seat: int) -> Iterator[int]:
    return (fighter for fighter in _own(seat) if survives(g, fighter))


def _enemies(g: Record, seat: int) -> Iterator[int]:
    return (enemy for other in range(g.seats) if other != seat for enemy in _survivors(g, other))


def _all(fighters: Iterator[int], fits: Callable[[int], Any], least: int) -> Count:
    """SHA-167: all of them, so many at least."""
    fitting = [bool(fits(fighter)) for fighter in fighters]
    return sum(fitting), max(least, len(fitting))


def held(need: int) -> Counting:
    return lambda g, seat: (held_by(g, seat), need)


def held_all(g: Record, seat: int) -> Count:
    return held_by(g, seat), 5 if g.seats > 2 else max(1, objectives_left(g))


def held_numbers(*numbers: int) -> Counting:
    return lambda g, seat: (sum(bool(holds_number(g, seat, number)) for number in numbers), len(numbers))


def noted(name: str, need: int) -> Counting:
    """Something that the record counts for each seat."""
    return lambda g, seat: (getattr(g, name)[seat], need)


def noted_of_fighters(name: str, need: int) -> Counting:
    """Fighters of the warband of whom the record says that they did it."""
    return lambda g, seat: (sum(getattr(g, name)[fighter] for fighter in _own(seat)), need)


def all_so(being: Being, least: int) -> Counting:
    return lambda g, seat: _all(_survivors(g, seat), lambda fighter: is_so(g, fighter, being), least)


def enemies_so(being: Being, least: int) -> Counting:
    return lambda g, seat: _all(_enemies(g, seat), lambda fighter: is_so(g, fighter, being), least)


def all_inspired(least: int) -> Counting:
    return lambda g, seat: _all(_survivors(g, seat), lambda fighter: g.inspired[fighter], least)


def all_abroad(least: int) -> Counting:
    return lambda g, seat: _all(_survivors(g, seat), lambda fighter: in_enemy_land(g, fighter), least)


def everybody_down(two: int, three: int, four: int) -> Counting:
    return lambda g, seat: (total_fallen(g), by_seats(g, two, three, four))


def enemies_down(g: Record, seat: int) -> Count:
    return total_fallen(g) - fallen(g, seat), by_seats(g, 5, 7, 9)


def lost_now(g: Record, seat: int) -> Count:
    return sum(g.losses[other] for other in range(g.seats)), by_seats(g, 3, 5, 5)


def upgrades_of_all(g: Record, seat: int) -> Count:
    return sum(g.upgrades[other] for other in range(g.seats)), by_seats(g, 3, 5, 5)


def enemies_hurt(g: Record, seat: int) -> Count:
    enemies = (fighter for fighter in range(g.seats * MODELS) if fighter // MODELS != seat)
    return sum((g.hurt_by[enemy] >> seat) & 1 for enemy in enemies), 3


def most_upgrades(g: Record, seat: int) -> Count:
    return max((upgrades_of(g, fighter) for fighter in _survivors(g, seat)), default=0), 3


def most_around_one(g: Record, seat: int) -> Count:
    own = (fighter for fighter in _own(seat) if g.kind[fighter])
    return max((enemies_beside(g, fighter) for fighter in own), default=0), 3


def most_around_enemy(g: Record, seat: int) -> Count:
    enemies = (
        fighter for fighter in range(g.seats * MODELS) if g.kind[fighter] and fighter // MODELS != seat
    )
    return max((warband_beside(g, enemy, seat, enemy) for enemy in enemies), default=0), 3


def scored_in_round(g: Record, seat: int) -> Count:
    return scored_this_round(g, seat), 3


def did_all_three(g: Record, seat: int) -> Count:
    done = (scored_this_round(g, seat), g.ploys[seat], g.upgrades[seat])
    return sum(count > 0 for count in done), 3


def grounds_of_kills(g: Record, seat: int) -> Count:
    abroad = sum(g.fell_in[other] for other in range(g.seats) if other != seat)
    return sum(count > 0 for count in (abroad, g.fell_in[seat], g.fell_in[SEATS])), 3


def left_over(need: int) -> Counting:
    return lambda g, seat: (survivors(g, seat), need)


# --- Which card counts what ---------------------------------------------------------------------------------------

COUNTS: dict[str, Counting] = {
    "our-only-way-out": held(3),
    "supremacy": held(3),
    "eternal-supremacy": held(3),
    "overextended": held_all,
    "claim-the-city": held_all,
    "tactical-genius-1-3": held_numbers(1, 2, 3),
    "tactical-genius-3-5": held_numbers(3, 4, 5),
    "tactical-supremacy-1-2": held_numbers(1, 2),
    "tactical-supremacy-3-4": held_numbers(3, 4),
    "butchery": noted("kills", 3),
    "draw-the-gaze-of-khorne": noted("kills", 2),
    "khorne-sees-us": noted("kills", 2),
    "more-able-bodies": noted("kills", 2),
    "awe-inspiring": noted("kills_all", 2),
    "ranger-strike": noted("kills_all", 2),
    "ploymaster": noted("ploys", 3),
    "flawless-strategy": noted("scored", 2),
    "superior-tactician": noted("scored_all", 6),
    "punishing-volleys": noted("volleys", 3),
    "battle-without-end": noted("returned", 2),
    "lives-are-cheap": noted("losses", 2),
    "blood-for-the-blood-god": noted_of_fighters("did_charge", 3),
    "call-of-the-waaagh": noted_of_fighters("did_charge", 3),
    "no-escape": noted_of_fighters("did_charge", 3),
    "let-the-blood-flow": noted_of_fighters("did_succeed", 3),
    "fury-of-the-lodge": all_so(Being.CHARGED, 3),
    "blooded": all_so(Being.WOUNDED, 3),
    "geared-for-war": all_so(Being.GEARED, 3),
    "brawl": all_so(Being.BESIDE_ENEMY, 3),
    "skirting-danger": all_so(Being.ON_EDGE, 2),
    "twilight-conqueror": all_so(Being.IN_NO_ONES_LAND, 3),
    "scent-of-victory": enemies_so(Being.WOUNDED, 3),
    "ready-for-a-challenge": enemies_so(Being.GEARED, 3),
    "heroes-all": all_inspired(3),
    "for-the-ur-gold": all_inspired(3),
    "the-invigorated-dead": all_inspired(3),
    "swift-advance": all_abroad(1),
    "unstoppable-advance": all_abroad(1),
    "lightning-advance": all_abroad(2),
    "endless-slaughter": enemies_down,
    "pure-carnage": everybody_down(7, 9, 11),
    "khorne-cares-not": everybody_down(5, 7, 9),
    "good-scrap": lost_now,
    "escalation": upgrades_of_all,
    "multiple-fronts": enemies_hurt,
    "chosen-champion": most_upgrades,
    "fearless": most_around_one,
    "poised-to-strike": most_around_enemy,
    "victory-after-victory": scored_in_round,
    "master-of-war": did_all_three,
    "killing-ground": grounds_of_kills,
    "numberless-swarm": left_over(5),
}
# What is only noted when the action phase ends; before that nobody can say whether it is met.
AT_THE_END = ("determined-defender", "immovable-object", "brilliant-brilliant")
