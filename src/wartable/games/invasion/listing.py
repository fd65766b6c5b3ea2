"""The cards of all sets as plain data, for lists, reports and pages.
Facts stand in cards/, names and texts in the locale files; nothing is known here alone."""

from typing import Any

from wartable.games.invasion.cards import ABILITIES, BY_KEY
from wartable.games.invasion.cards.declare import HOOKS, Card, Kind, Set
from wartable.games.invasion.state import NOTHING, Race, Type, Zone
from wartable.locale import words


def listing() -> list[dict[str, Any]]:
    """All cards in the order of their numbers: the core set race by race, its draft cards, then the later sets."""
    return [_row(card) for card in sorted(BY_KEY.values(), key=lambda card: card.number)]


def _row(card: Card) -> dict[str, Any]:
    return {
        "id": card.key,
        "name": name_of(card),
        "set": _group(card),
        "number": card.number,
        "printed": card.printed,
        "type": card.type.name.lower(),
        "cost": "X" if card.cost == NOTHING else card.cost,
        "loyalty": card.loyalty,
        "power": card.power,
        "hit_points": card.hit_points,
        "traits": list(card.traits),
        "unique": card.unique,
        "keywords": _keywords(card),
        "copies": card.copies,
        "implemented": is_implemented(card),
    }


def _group(card: Card) -> str:
    """What a card is counted with: those of its race in the core set, or those of its set."""
    if card.set != Set.CORE:
        return words("en").text(f"set-{card.set.name.lower()}")
    return "Draft" if card.type == Type.DRAFT else title_of(card.race)


def name_of(card: Card) -> str:
    """A card's English name."""
    return words("en").text(f"card-{card.key}")


def title_of(race: Race) -> str:
    """A race's English name."""
    return words("en").text(f"race-{key_of_race(race)}")


def key_of_race(race: Race) -> str:
    """A race as it stands in deck files and in names of messages."""
    return race.name.lower().replace("_", "-")


def _keywords(card: Card) -> list[str]:
    """Keywords as they are printed: a number behind those that have one."""
    found = []
    for name, value in card.keywords.items():
        if name == "only":
            found.append(f"{Zone(value).name.lower()} only")
        elif isinstance(value, bool):
            found.append(name)
        else:
            found.append(f"{name} {value}")
    return found


def is_implemented(card: Card) -> bool:
    """A tactic is when it has an effect, a quest when it does something; other cards as declared."""
    if card.type == Type.TACTIC:
        return _has_effect(card, Kind.TACTIC)
    if card.type == Type.QUEST:
        return _has_effect(card, Kind.ACTION, Kind.FORCED) or bool(HOOKS[card.number].any())
    return True


def _has_effect(card: Card, *kinds: Kind) -> bool:
    return any(
        ability.card == card.number and ability.kind in kinds and ability.effect is not None
        for ability in ABILITIES
    )
