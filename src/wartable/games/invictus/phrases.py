"""The pieces that sentences are made of: cards, places, seats and forecasts as messages.
Which form of a sentence fits is told by plain words (`who`, `side`) that the Fluent files select on."""

from typing import Any

from wartable.games.invictus.pieces import place_of_cell
from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import team_of
from wartable.kernel.contract import Message

Arguments = dict[str, Any]


def name_of_card(key: str) -> Message:
    return Message(f"card-{key}")


def name_of_place(cell: int, seat: int) -> Message:
    return Message(f"place-{place_of_cell(cell, seat)}")


def name_of_seat(g: Record, other: int, seat: int) -> Message:
    """A seat as another calls it: you, your partner, your opponent; by number where there are several."""
    if seat >= 0:
        if other == seat:
            return Message("seat-you")
        if g.seats == 2:
            return Message("seat-opponent")
        if team_of(other) == team_of(seat):
            return Message("seat-partner")
    return Message("seat-numbered", {"number": other + 1})


def who(g: Record, other: int, seat: int) -> Arguments:
    """Who does something: `who` to choose the form of a sentence, `name` for all but you."""
    return {"who": "you" if other == seat else "other", "name": name_of_seat(g, other, seat)}


def side(team: int, seat: int) -> str:
    """Whose a battlefield is, to choose the form of a sentence."""
    if seat < 0:
        return f"team{team + 1}"
    return "yours" if team == team_of(seat) else "theirs"


def foretold(forecast: Arguments) -> Message:
    """What an attack or damage would do, in a word or two."""
    return Message(
        f"outcome-{forecast['result']}", {name: forecast[name] for name in ("amount", "health", "damage")}
    )
