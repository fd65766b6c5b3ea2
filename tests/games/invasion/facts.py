"""The facts of a card in the shape in which the tests of cards keep their tables."""

from wartable.games.invasion.cards import BY_KEY

Facts = tuple[int, str, int, int, int, int, int, str]


def facts(key: str) -> Facts:
    """Number, type, copies in the box, cost, loyalty, power, hit points, traits."""
    card = BY_KEY[key]
    return (
        card.number,
        card.type.name.lower(),
        card.copies,
        card.cost,
        card.loyalty,
        card.power,
        card.hit_points,
        " ".join(card.traits),
    )
