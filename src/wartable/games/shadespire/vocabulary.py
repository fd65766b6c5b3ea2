"""How many cards use each word in which cards are declared; a function that stands beside its card is none.
`python -m wartable.games.shadespire.vocabulary` prints it; a test keeps words that serve a single card rare."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from enum import IntEnum, IntFlag

from wartable.games.shadespire import declare
from wartable.games.shadespire.cards import BY_NUMBER
from wartable.games.shadespire.changes import COLUMNS, STATS, How, Now, Stat, Until, Upon
from wartable.games.shadespire.declare import FIGHTER_LIST, OF_KIND, OF_WEAPON, WEAPON_LIST, Fighter, Weapon
from wartable.games.shadespire.printed import Inspire, Property, Target, Timing
from wartable.games.shadespire.state import Trigger, Type

Words = dict[str, dict[str, set[str]]]  # kind of word, word, cards

# What is said by leaving something out is no word.
UNSAID = {Until.ENDS, Upon.NOTHING, Timing.NONE, Inspire.NONE, Trigger.NONE}
# What a table says of every card that has an entry there, by what the declaration calls it.
SAID = {
    "asks": declare.ASKS,
    "optional": declare.OPTIONAL == 1,
    "if any": declare.OPTIONAL == 2,
    "not chosen": declare.NOT_CHOSEN,
    "when": declare.MAY,
    "when, to act": declare.MAY_ACT,
    "fits": declare.FITS,
    "effect": declare.EFFECT,
    "action": declare.HAS_ACTION,
    "reaction": declare.IS_REACTION,
    "only": declare.RESTRICTED,
}


def words() -> Words:
    """All words, by kind, with the cards and fighter cards that use each."""
    found: Words = defaultdict(lambda: defaultdict(set))
    kinds: tuple[type[IntEnum] | type[IntFlag], ...] = (
        Stat, How, Now, Until, Upon, Target, Trigger, Timing, Inspire, Property,
    )  # fmt: skip
    for kind in kinds:
        for word in kind:
            if word not in UNSAID:  # of flags, only what they are put together from
                found[kind.__name__][str(word.name)] = set()
    for card in BY_NUMBER.values():
        for kind_name, name in _said_by_card(card.number):
            found[kind_name][name].add(card.key)
        for arm in card.weapons:
            for kind_name, name in _said_by_weapon(arm):
                found[kind_name][name].add(card.key)
    for fighter in FIGHTER_LIST.values():
        for kind_name, name in _said_by_fighter(fighter):
            found[kind_name][name].add(fighter.key)
    return found


def _said_by_card(number: int) -> Iterator[tuple[str, str]]:
    yield from _changes(number)
    for name, table in SAID.items():
        if table[number].any():
            yield "Said", name
    for wanted in declare.ASKS[number]:
        yield from _bits(Target, int(wanted))
    yield from (("Trigger", trigger.name) for trigger in Trigger if declare.REACTS[number, trigger])
    if declare.TYPE[number] == Type.OBJECTIVE:
        yield from _bits(Timing, int(declare.TIMING[number]))
    if declare.LASTS[number]:
        yield from _lasting(number)


def _lasting(number: int) -> Iterator[tuple[str, str]]:
    about = (Until(declare.UNTIL[number]), Upon(declare.UPON[number]))
    yield from ((type(word).__name__, word.name) for word in about if word not in UNSAID)
    yield from _bits(Now, int(declare.WHOSE[number] | declare.OF_RANGE[number]))
    if declare.OF_WEAPONS[number] >= 0:
        yield "Stat", Stat(declare.OF_WEAPONS[number]).name


def _said_by_weapon(arm: Weapon) -> Iterator[tuple[str, str]]:
    """What it prints, and what it changes."""
    yield from (("Stat", stat.name) for stat in (Stat.RANGE, Stat.DICE, Stat.DAMAGE))
    for printed, stat in (
        (arm.cleave, Stat.CLEAVE),
        (arm.knockback, Stat.KNOCKBACK),
        (arm.sweep, Stat.SWEEP),
    ):
        if printed:
            yield "Stat", stat.name
    yield from _changes(OF_WEAPON + WEAPON_LIST.index(arm))


def _said_by_fighter(fighter: Fighter) -> Iterator[tuple[str, str]]:
    yield from (("Stat", stat.name) for stat in (Stat.MOVE, Stat.DEFENCE, Stat.WOUNDS))
    if fighter.leader:
        yield "Stat", Stat.LEADER.name
    yield "Inspire", fighter.inspire.name
    if fighter.after:
        yield "Said", "after"
    yield from (("Property", word.name) for word in fighter.properties)
    yield from _changes(OF_KIND + fighter.number)
    for face in fighter.sides:
        for arm in face.weapons:
            yield from _said_by_weapon(arm)


def _changes(source: int) -> Iterator[tuple[str, str]]:
    for column in range(COLUMNS):
        if declare.AMOUNT[source, column]:
            yield "Stat", Stat(column % STATS).name
            yield "How", How(column // STATS).name
            yield from _bits(Now, int(declare.NEEDS[source, column]))
            if declare.FACTOR[source, column]:
                yield "Said", "counted when"
    if declare.AT_STEP[source]:
        yield "Said", "during"


def _bits(kind: type[IntFlag], value: int) -> Iterator[tuple[str, str]]:
    return ((kind.__name__, str(word.name)) for word in kind if word & value)


def once(found: Words) -> list[tuple[str, str]]:
    """The words that serve a single card."""
    return [(kind, word) for kind, said in found.items() for word, cards in said.items() if len(cards) == 1]


def lines(found: Words) -> Iterable[str]:
    """A line for each kind, and one for all."""
    alone = once(found)
    for kind, said in found.items():
        single = [word for of, word in alone if of == kind]
        yield f"{kind}: {len(said)} words, {len(single)} of one card {' '.join(single)}"
    count = sum(len(said) for said in found.values())
    yield f"all: {count} words, {len(alone)} of one card, {100 * len(alone) / count:.1f} %"


if __name__ == "__main__":
    print("\n".join(lines(words())))
