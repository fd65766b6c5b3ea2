"""What an observation of an Invasion match tells, number by number: the schema that `knowledge.observe` fills.
Seats count from the own one on, and so do slots, sections and targets: those of the own seat come first. Only the parameters
of what is pending stand as the frames of the record have them."""

from enum import IntEnum

from wartable.games.invasion.state import (
    ABILITY,
    AIM,
    ALL_SLOTS,
    AMOUNT,
    ANY_CARD,
    CARDS,
    DECK,
    FRAMES,
    KIND_OF_CARD,
    LAYOUT,
    MANY,
    NOTHING,
    OPEN,
    RACES,
    SEATS,
    SLOT_OR_NOTHING,
    SOME,
    ZONE_OR_NOTHING,
    ZONES,
    Frame,
    Phase,
    Role,
    State,
    Step,
)
from wartable.kernel.record import FLAG, FRAME_SIZE, within
from wartable.kernel.schema import Kind, piece, schema

SEEN_SLOTS = 40  # cards in play that are told one by one for each seat
SEEN_ROWS = 8  # of the chain
SEEN_AIMS = 16
SEEN_WAITING = 8
SEEN_PENDING = 8
ABOUT = FRAME_SIZE - 2  # parameters of what is pending
UNKNOWN_CARD = -1
KNOWN = 3  # cards on top of a deck that a seat may know (W-56)
TARGETS = 3  # that a row of the chain has room for


class Won(IntEnum):
    """Who has won."""

    OPEN, OWN, OTHER, NOBODY = range(4)


COPIES = within(0, SOME)
IN_PILE = within(0, DECK)
ANY_SIZE = within(0, DECK)
ASSIGNED = within(0, 2 * MANY)  # what lies beside a target, and what is being dealt
ASIDE = within(0, MANY)  # more is told as so much
OF = LAYOUT.ranges  # what is told as the record has it

OBSERVES = schema(
    # of the own seat alone
    piece("hand", Kind.COUNT, IN_PILE, "own hand, by card", CARDS),
    piece("deck", Kind.COUNT, IN_PILE, "own deck, by card; its order is nobody's to know", CARDS),
    piece("looked", Kind.COUNT, IN_PILE, "cards on top that the seat looks at now, by card", CARDS),
    piece("thrown", Kind.COUNT, IN_PILE, "draft: what the seat left of its packs, by card", CARDS),
    # of both seats, the own one first
    piece("known", Kind.COUNT, COPIES, "cards of the hand that the other has seen, by card", SEATS, CARDS),
    piece("discard", Kind.COUNT, COPIES, "the discard pile, by card", SEATS, CARDS),
    piece("pack", Kind.COUNT, IN_PILE, "draft: the pack, by card, as far as the seat may look", SEATS, CARDS),
    piece("chosen", Kind.COUNT, IN_PILE, "draft: cards chosen, as far as they are known", SEATS, CARDS),
    piece("removed", Kind.COUNT, OF["removed"], "draft: cards out of it for all to see", SEATS, CARDS),
    piece("resources", Kind.COUNT, AMOUNT, "resources", SEATS),
    piece("hand_size", Kind.COUNT, ANY_SIZE, "cards in hand", SEATS),
    piece("deck_size", Kind.COUNT, ANY_SIZE, "cards in the deck", SEATS),
    piece("capital", Kind.NUMBER, OF["capital"], "race of the capital", SEATS),
    piece("symbols", Kind.COUNT, OF["symbols"], "loyalty symbols, by race", SEATS, RACES),
    piece("fell", Kind.COUNT, OF["fell"], "cards that came into the pile this turn, by card", SEATS, CARDS),
    piece(
        "on_top", Kind.CARD, ANY_CARD, "cards on top of the deck that the seat knows; 0 unknown", SEATS, KNOWN
    ),
    piece("drawn", Kind.COUNT, OF["drawn"], "cards drawn this turn", SEATS),
    piece(
        "most_drawn", Kind.COUNT, OF["most_drawn"], "cards that may be drawn this turn; 0 any number", SEATS
    ),
    piece("limited", Kind.FLAG, FLAG, "whether a limited card was played this turn", SEATS),
    piece("discount", Kind.COUNT, OF["discounts"], "what the next card costs less", SEATS),
    piece("supports_played", Kind.COUNT, OF["supports_played"], "supports played this turn", SEATS),
    piece("units_played", Kind.COUNT, OF["units_played"], "units played this turn, by race", SEATS, RACES),
    piece("pile_size", Kind.COUNT, ANY_SIZE, "draft: cards in the pile", SEATS),
    piece("pack_size", Kind.COUNT, OF["pack_left"], "draft: cards in the pack", SEATS),
    piece("chosen_size", Kind.COUNT, OF["picked_left"], "draft: cards chosen", SEATS),
    piece("thrown_size", Kind.COUNT, OF["thrown_left"], "draft: cards left of packs", SEATS),
    piece("supply_cut", Kind.COUNT, OF["supply_cut"], "draft: cards by which packs are smaller", SEATS),
    piece("sabotages", Kind.COUNT, OF["sabotages"], "draft: Sabotages left", SEATS),
    # sections of both capitals
    piece("section_damage", Kind.COUNT, AMOUNT, "damage on a section", SEATS, ZONES),
    piece("burning", Kind.FLAG, FLAG, "whether it burns", SEATS, ZONES),
    piece("developments", Kind.COUNT, OF["developments"], "its developments", SEATS, ZONES),
    piece(
        "section_assigned", Kind.COUNT, ASSIGNED, "damage beside it: ordinary, uncancellable", SEATS, ZONES, 2
    ),
    piece("section_aside", Kind.COUNT, ASIDE, "damage that waits outside combat", SEATS, ZONES),
    # cards in play
    piece("card", Kind.CARD, within(UNKNOWN_CARD, CARDS - 1), "card; 0 none, -1 unknown", SEATS, SEEN_SLOTS),
    piece("down", Kind.NUMBER, OF["down"], "1 a development, 2 one that is a unit too", SEATS, SEEN_SLOTS),
    piece("zone", Kind.PLACE, within(0, ZONES), "its zone, from 1; 0 none", SEATS, SEEN_SLOTS),
    piece(
        "host", Kind.PLACE, OF["host"], "slot of what it is attached to, from 1; 0 none", SEATS, SEEN_SLOTS
    ),
    piece("corrupt", Kind.FLAG, FLAG, "corrupted", SEATS, SEEN_SLOTS),
    piece("damage", Kind.COUNT, AMOUNT, "its damage", SEATS, SEEN_SLOTS),
    piece("role", Kind.NUMBER, within(0, Role.DEFENDS), "1 it attacks, 2 it defends", SEATS, SEEN_SLOTS),
    piece("tokens", Kind.COUNT, AMOUNT, "resource tokens on it", SEATS, SEEN_SLOTS),
    piece("power_change", Kind.NUMBER, OF["power_change"], "power more this turn", SEATS, SEEN_SLOTS),
    piece("hit_change", Kind.NUMBER, OF["hit_change"], "hit points more this turn", SEATS, SEEN_SLOTS),
    piece("used", Kind.NUMBER, OF["used"], "actions of it used this turn, a bit each", SEATS, SEEN_SLOTS),
    piece("doomed", Kind.NUMBER, OF["doomed"], "what awaits it, a bit each", SEATS, SEEN_SLOTS),
    piece("barred", Kind.FLAG, FLAG, "it can't attack or defend this turn", SEATS, SEEN_SLOTS),
    piece("paid", Kind.COUNT, OF["paid"], "what was paid for its attack", SEATS, SEEN_SLOTS),
    piece("lasting", Kind.NUMBER, OF["lasting"], "qualities this turn, a bit each", SEATS, SEEN_SLOTS),
    piece("shield", Kind.COUNT, OF["shield"], "damage to it that is cancelled", SEATS, SEEN_SLOTS),
    piece(
        "fought", Kind.NUMBER, OF["fought"], "what it did in combat this turn, a bit each", SEATS, SEEN_SLOTS
    ),
    piece("strayed", Kind.FLAG, FLAG, "controlled by another than its owner", SEATS, SEEN_SLOTS),
    piece("front", Kind.FLAG, FLAG, "it fights for the second zone", SEATS, SEEN_SLOTS),
    piece(
        "assigned", Kind.COUNT, ASSIGNED, "damage beside it: ordinary, uncancellable", SEATS, SEEN_SLOTS, 2
    ),
    piece("aside", Kind.COUNT, ASIDE, "damage that waits outside combat", SEATS, SEEN_SLOTS),
    # what is played, and the moment
    piece("format", Kind.NUMBER, OF["format"], "the format"),
    piece("edition", Kind.NUMBER, OF["edition"], "the edition of the rules"),
    piece("end_window", Kind.FLAG, FLAG, "option of the same name"),
    piece("last_card", Kind.NUMBER, OF["last_card"], "option of the same name"),
    piece("longest", Kind.COUNT, OF["longest"], "turns after which the match is drawn"),
    piece("sets_out", Kind.NUMBER, OF["sets_out"], "sets that decks are not made of, a bit each"),
    piece("turn", Kind.COUNT, OF["turn"], "number of the turn"),
    piece("active", Kind.SEAT, FLAG, "whose turn it is"),
    piece("first", Kind.SEAT, FLAG, "who began"),
    piece(
        "phase", Kind.NUMBER, within(0, Phase.END + 1), "phase of the turn, from 1; 0 before the first one"
    ),
    piece("step", Kind.NUMBER, within(0, Step.OVER + 1), "step of the phase, from 1"),
    piece("attacked", Kind.PLACE, within(0, ZONES), "zone that is attacked, from 1; 0 none"),
    piece("second", Kind.PLACE, OF["second"], "another zone that is attacked, from 1; 0 none"),
    piece("developed", Kind.FLAG, FLAG, "whether a development was put down this turn"),
    piece("shielded", Kind.FLAG, FLAG, "damage that is assigned in this phase is cancelled"),
    piece("fallen", Kind.COUNT, AMOUNT, "units that came into a discard pile this turn"),
    piece("lies", Kind.NUMBER, OF["lies"], "how far damage is that lies aside"),
    piece("pack_number", Kind.COUNT, OF["pack_number"], "draft: number of the pack"),
    piece("reason", Kind.NUMBER, OF["reason"], "how the match ended; 0 it has not"),
    piece("winner", Kind.NUMBER, within(0, Won.NOBODY), "1 the own seat, 2 the other, 3 nobody; 0 open"),
    # the chain, its last row first
    piece("rows", Kind.COUNT, OF["rows"], "rows of the chain"),
    piece("chain_ability", Kind.NUMBER, ABILITY, "what is done", SEEN_ROWS),
    piece("chain_seat", Kind.SEAT, FLAG, "by whom", SEEN_ROWS),
    piece("chain_source", Kind.PLACE, SLOT_OR_NOTHING, "slot it comes from, -1 none", SEEN_ROWS),
    piece("chain_zone", Kind.PLACE, ZONE_OR_NOTHING, "zone, -1 none", SEEN_ROWS),
    piece("chain_x", Kind.NUMBER, within(OPEN, MANY), "X; -2 not chosen yet", SEEN_ROWS),
    piece("chain_target", Kind.PLACE, AIM, "targets; -1 none, -2 not chosen, -3 gone", SEEN_ROWS, TARGETS),
    piece("chain_card", Kind.CARD, ANY_CARD, "card that was played, 0 none", SEEN_ROWS),
    piece("chain_state", Kind.NUMBER, within(0, State.CANCELLED), "what becomes of it", SEEN_ROWS),
    piece(
        "chain_given", Kind.PLACE, within(OPEN, ALL_SLOTS - 1), "slot that was sacrificed for it", SEEN_ROWS
    ),
    piece("chain_tokens", Kind.NUMBER, within(OPEN, MANY), "tokens paid for it", SEEN_ROWS),
    piece("chain_owner", Kind.SEAT, FLAG, "whose card it is", SEEN_ROWS),
    piece("chain_mark", Kind.NUMBER, within(0, MANY), "number by which further targets name it", SEEN_ROWS),
    piece("aim_mark", Kind.NUMBER, within(0, MANY), "further targets, the last one first: whose", SEEN_AIMS),
    piece("aim", Kind.PLACE, within(NOTHING, KIND_OF_CARD + CARDS - 1), "and which", SEEN_AIMS),
    # forced effects that wait
    piece("waits", Kind.COUNT, OF["waits"], "forced effects that wait"),
    piece("waiting_ability", Kind.NUMBER, ABILITY, "what each does", SEEN_WAITING),
    piece("waiting_seat", Kind.SEAT, FLAG, "whose it is", SEEN_WAITING),
    piece("waiting_slot", Kind.PLACE, SLOT_OR_NOTHING, "slot it comes from, -1 none", SEEN_WAITING),
    piece("waiting_card", Kind.CARD, ANY_CARD, "its card", SEEN_WAITING),
    piece("waiting_wave", Kind.NUMBER, within(0, MANY), "a later wave goes first", SEEN_WAITING),
    # what is pending, what is decided now first
    piece("pending", Kind.NUMBER, within(0, max(Frame)), "kinds of frames", SEEN_PENDING),
    piece("pending_seat", Kind.SEAT, within(NOTHING, SEATS - 1), "whose they are, -1 nobody's", SEEN_PENDING),
    piece("pending_about", Kind.NUMBER, FRAMES.about, "their parameters", SEEN_PENDING, ABOUT),
    left_out={
        "high": f"cards in play beyond the first {SEEN_SLOTS} slots of a seat",
        "chain": f"rows of the chain below the last {SEEN_ROWS}",
        "aims": f"further targets beside the last {SEEN_AIMS}",
        "waiting": f"forced effects that wait beside the first {SEEN_WAITING}; zone and parameter of all",
        "aside": "how damage that waits outside combat is divided, and what of it can't be cancelled",
        "frames": f"what is pending below the upper {SEEN_PENDING}",
    },
)
