"""The pieces that sentences are made of: cards, zones, seats and targets as messages.
Which form of a sentence fits is told by plain words (`who`, `side`) that the Fluent files select on."""

from typing import Any

from wartable.games.invasion.cards import shown_as
from wartable.games.invasion.cards.declare import A_CARD, A_KIND, Kind
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.facts import controller, face, owner_of, section_of
from wartable.games.invasion.rules.rows import aims_of
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.state import KIND_OF_CARD, NOTHING, ROW, SECTION, Row, Zone
from wartable.games.invasion.vocabulary import card_in, row_in, section_in
from wartable.kernel.contract import Message

Arguments = dict[str, Any]
ZONES = tuple(zone.name.lower() for zone in Zone)


def hyphened(name: str) -> str:
    """The name of an enumeration's member as it stands in names of messages."""
    return name.lower().replace("_", "-")


def name_of_card(card: int) -> Message:
    return Message(f"card-{shown_as(card).key}")


def name_of_seat(other: int, seat: int) -> Message:
    """A seat as another calls it: you, your opponent; by number for a spectator."""
    if seat < 0:
        return Message("seat-numbered", {"number": other + 1})
    return Message("seat-you" if other == seat else "seat-opponent")


def who(other: int, seat: int) -> Arguments:
    """Who does something: `who` to choose the form of a sentence, `name` for all but you."""
    return {"who": "you" if other == seat else "other", "name": name_of_seat(other, seat)}


def whose(other: int, seat: int) -> Arguments:
    """Whose something is, to choose the form of a sentence."""
    side = "other" if seat < 0 else "yours" if other == seat else "theirs"
    return {"side": side, "name": name_of_seat(other, seat)}


def name_of_zone(zone: int) -> Message:
    return Message(f"invasion-zone-{ZONES[zone]}")


def place(section: int, seat: int) -> Message:
    """A zone with its owner."""
    return Message(f"invasion-place-{ZONES[section % 3]}", whose(section // 3, seat))


def piece(card: int, owner: int, seat: int) -> Message:
    """A card with its owner; -1 or 0 is a card that lies face down."""
    if card <= 0:
        return Message("invasion-piece-down", whose(owner, seat))
    return Message("invasion-piece", {"card": name_of_card(card), **whose(owner, seat)})


def copies_here(g: Record, slot: int) -> list[int]:
    """The slots of the cards that could be mistaken for this one: the same in the same zone, or its developments."""
    owner = int(controller(g, slot))
    return [
        other
        for other in slots_of(g, owner)
        if g.card[other] != 0
        and section_of(g, other) == section_of(g, slot)
        and face(g, other) == face(g, slot)
    ]


def name_of_slot(g: Record, slot: int) -> Message:
    """A card face up in play by its name, with a number where there are several of the same in the zone."""
    card, copies = name_of_card(int(face(g, slot))), copies_here(g, slot)
    if len(copies) == 1:
        return card
    return Message("invasion-copy", {"card": card, "number": copies.index(slot) + 1})


def spot(g: Record, slot: int, seat: int) -> Message:
    """A card in play as one chooses it: its name, where it lies, and what marks it."""
    where = place(int(section_of(g, slot)), seat)
    if g.down[slot] == 1:
        if owner_of(slot) != seat:
            return Message("invasion-spot-down", {"place": where})
        number = copies_here(g, slot).index(slot) + 1
        card = name_of_card(int(g.card[slot]))
        return Message("invasion-spot-own-down", {"card": card, "place": where, "number": number})
    damage, corrupt = int(g.damage[slot]), g.corrupt[slot] != 0
    state = ("both" if damage else "corrupt") if corrupt else "damaged" if damage else "plain"
    arguments = {"card": name_of_slot(g, slot), "place": where, "damage": damage, "state": state}
    return Message("invasion-spot", arguments)


def entry(g: Record, row: int, seat: int) -> Message:
    """An entry of the chain: whose it is, what it is, and what it aims at."""
    ability, owner = int(g.chain[row, Row.ABILITY]), int(g.chain[row, Row.SEAT])
    card, aims = piece(int(A_CARD[ability]), owner, seat), targets_of_row(g, row, seat)
    aimed = "at" if aims else "no"
    if aims and A_KIND[ability] == Kind.PLAY:
        aimed = "into" if g.chain[row, Row.ONE] >= SECTION else "onto"
    return Message("invasion-entry", {"piece": card, "aimed": aimed, "targets": aims})


def targets_of_row(g: Record, row: int, seat: int) -> list[Message]:
    """What an entry of the chain aims at; what is gone is left out."""
    chosen = [int(g.chain[row, column]) for column in (Row.ONE, Row.TWO, Row.THREE)]
    mark = g.chain[row, Row.MARK]
    if mark != 0 and aims_of(g, mark) > 0:
        chosen += [int(g.aims[aim, 1]) for aim in range(g.aimed) if g.aims[aim, 0] == mark]
    return [thing(g, target, seat) for target in chosen if target > NOTHING]


def thing(g: Record, target: int, seat: int) -> Message:
    """What a target's number means: a card in play, a section, an entry of the chain, a card of a pile."""
    if target < SECTION:
        return spot(g, target, seat)
    if target < ROW:
        return place(section_in(target), seat)
    if target < KIND_OF_CARD:
        ability = int(g.chain[row_in(target), Row.ABILITY])
        return piece(int(A_CARD[ability]), int(g.chain[row_in(target), Row.SEAT]), seat)
    return name_of_card(card_in(target))
