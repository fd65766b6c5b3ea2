"""What an observation of a Shadespire match tells, number by number: the schema that `knowledge.observe` fills.
Seats count from the own one on, and so do fighters: those of the own seat come first. Only the parameters of what is
pending, and the fighters of ploys that last, stand as the record has them."""

import numpy as np

from wartable.games.shadespire.pending_ranges import FRAMES
from wartable.games.shadespire.state import (
    CARD_OR_NONE,
    CARDS,
    COUNT,
    COUNTED_FIGHTER,
    DICE,
    EFFECTS,
    FIGHTERS,
    HEX_OR_NOTHING,
    HEXES,
    KINDS,
    LAYOUT,
    MANY,
    MODELS,
    NOTHING,
    SEATS,
    TALLY,
    TOKENS,
    WEAPONS,
    Act,
    Doing,
    Frame,
    Ground,
    Place,
    Result,
    Setting,
    Side,
    Stage,
)
from wartable.kernel.record import FLAG, FRAME_SIZE, within
from wartable.kernel.schema import Kind, piece, schema

SEEN_ACTS = 4
SEEN_EFFECTS = 16
SEEN_PENDING = 8
ABOUT = FRAME_SIZE - 2  # parameters of what is pending
UNSEEN = 8  # in a hand or deck, and nobody else knows in which: between the numbers of `Place`

# What is told of an act, beside who acts on whom and how.
ACT_COUNTS = np.array(
    [
        Act.DICE,
        Act.CRITS,
        Act.HITS,
        Act.BLOCKS_CRIT,
        Act.BLOCKS,
        Act.DAMAGE,
        Act.DEALT,
        Act.SUPPORT,
        Act.SUPPORT_TARGET,
        Act.DRIVE,
        Act.SWEPT,
        Act.SWEPT_HURT,
        Act.BONUS,
        Act.WOUNDS,
        Act.LEFT,
        Act.STEPS,
        Act.MORE_DICE,
    ]
)
ACT_FLAGS = np.array(
    [
        Act.CRITICAL,
        Act.CLEAVES,
        Act.PROTECTED,
        Act.TRAPPED,
        Act.NO_SUPPORT,
        Act.RECOUNTED,
        Act.GUARDED,
        Act.ONE_DIE,
    ]
)

NEAREST = 8  # steps beyond which nobody counts them
FAR = within(0, NEAREST + 1)
BESIDE = within(0, 6)  # a hex has six neighbours
TURNED_SEAT = within(0, SEATS)  # from 1 on; 0 nobody
OF = LAYOUT.ranges  # what is told as the record has it


def _listed(columns: np.ndarray) -> str:
    return " / ".join(Act(column).name.lower().replace("_", " ") for column in columns)


OBSERVES = schema(
    # cards, by seat: as `Place` counts, 10 and more with a fighter
    piece(
        "place",
        Kind.PLACE,
        within(0, Place.WORN + MODELS - 1),
        f"where a card is: 1 deck, 2 hand, 3 drawn just now, 4 discarded, 5 scored, 6 played, 7 gone, "
        f"{UNSEEN} in a hand or deck, {int(Place.WORN)} and more with a fighter; 0 unknown, or the seat has none",
        SEATS,
        CARDS,
    ),
    # the battlefield, by hex
    piece("hexes", Kind.COUNT, OF["hexes"], "hexes of the battlefield"),
    piece("ground", Kind.NUMBER, within(0, Ground.LETHAL + 1), "what is printed, from 1; 0 no hex", HEXES),
    piece("shard", Kind.FLAG, FLAG, "blocked until the phase is over", HEXES),
    piece("land", Kind.SEAT, TURNED_SEAT, "whose territory, from 1; 0 no one's", HEXES),
    piece("token", Kind.NUMBER, OF["token"], "objective; 0 none, -1 face down", HEXES),
    piece("who", Kind.NUMBER, COUNTED_FIGHTER, "fighter, from 1; 0 none", HEXES),
    piece("hex_x", Kind.NUMBER, OF["hex_x"], "column", HEXES),
    piece("hex_y", Kind.NUMBER, OF["hex_y"], "row", HEXES),
    piece("edge", Kind.FLAG, FLAG, "at the edge", HEXES),
    piece("friends_by", Kind.COUNT, BESIDE, "own fighters beside it", HEXES),
    piece("foes_by", Kind.COUNT, BESIDE, "others' fighters beside it", HEXES),
    piece(
        "foe_far",
        Kind.COUNT,
        FAR,
        f"steps to the nearest of others' fighters, {NEAREST} at the most, from 1; 0 none",
        HEXES,
    ),
    # boards, in the order in which they were placed
    piece("boards", Kind.COUNT, OF["boards"], "boards that lie"),
    piece("face", Kind.NUMBER, OF["faces"], "which board", SEATS),
    piece("placed_by", Kind.SEAT, TURNED_SEAT, "whose it is, from 1", SEATS),
    piece("turned", Kind.FLAG, FLAG, "turned round", SEATS),
    piece("board_x", Kind.NUMBER, OF["board_x"], "column where it begins", SEATS),
    piece("board_y", Kind.NUMBER, OF["board_y"], "row where it begins", SEATS),
    # fighters
    piece("kind", Kind.CARD, within(0, KINDS - 1), "fighter card; 0 none", FIGHTERS),
    piece("hex", Kind.PLACE, within(0, HEXES), "hex, from 1; 0 not on the field", FIGHTERS),
    piece("x", Kind.NUMBER, OF["hex_x"], "its column", FIGHTERS),
    piece("y", Kind.NUMBER, OF["hex_y"], "its row", FIGHTERS),
    piece("stands_on", Kind.NUMBER, OF["token"], "objective where it stands; 0 none, -1 face down", FIGHTERS),
    piece("stands_in", Kind.SEAT, TURNED_SEAT, "whose territory it stands in, from 1; 0 no one's", FIGHTERS),
    piece("friends_near", Kind.COUNT, BESIDE, "fighters of its warband beside it", FIGHTERS),
    piece("foes_near", Kind.COUNT, BESIDE, "its enemies beside it", FIGHTERS),
    piece(
        "nearest",
        Kind.COUNT,
        FAR,
        f"steps to its nearest enemy, {NEAREST} at the most, from 1; 0 none",
        FIGHTERS,
    ),
    piece("wounds", Kind.COUNT, COUNT, "wound tokens", FIGHTERS),
    piece("out", Kind.FLAG, FLAG, "out of action", FIGHTERS),
    piece("inspired", Kind.FLAG, FLAG, "inspired", FIGHTERS),
    piece("earned", Kind.NUMBER, OF["earned"], "inspired when the act of this depth is over", FIGHTERS),
    piece("uninspirable", Kind.FLAG, FLAG, "can't be inspired", FIGHTERS),
    piece("moved", Kind.FLAG, FLAG, "Move token", FIGHTERS),
    piece("charged", Kind.FLAG, FLAG, "Charge token", FIGHTERS),
    piece("guard", Kind.FLAG, FLAG, "on Guard", FIGHTERS),
    piece("spent", Kind.FLAG, FLAG, "can't be activated in this phase", FIGHTERS),
    piece("frozen", Kind.FLAG, FLAG, "can't act or be damaged in this phase", FIGHTERS),
    piece("held_before", Kind.NUMBER, OF["held_before"], "objective held a phase ago; 0 none", FIGHTERS),
    piece("held_now", Kind.NUMBER, OF["held_now"], "objective held when this action phase ended", FIGHTERS),
    piece("did_move", Kind.FLAG, FLAG, "moved in this phase", FIGHTERS),
    piece("did_charge", Kind.FLAG, FLAG, "charged in this phase", FIGHTERS),
    piece("did_attack", Kind.FLAG, FLAG, "attacked in this phase", FIGHTERS),
    piece("did_succeed", Kind.FLAG, FLAG, "and succeeded", FIGHTERS),
    piece("was_hurt", Kind.FLAG, FLAG, "was hurt in this phase", FIGHTERS),
    piece("hurt_by", Kind.FLAG, FLAG, "and by whom", FIGHTERS, SEATS),
    # seats, the own one first
    piece("glory", Kind.COUNT, OF["glory"], "unspent glory", SEATS),
    piece("spent_glory", Kind.COUNT, OF["spent_glory"], "spent glory", SEATS),
    piece("objective_count", Kind.COUNT, OF["objective_count"], "objective cards in hand", SEATS),
    piece("power_count", Kind.COUNT, OF["power_count"], "power cards in hand", SEATS),
    piece("objective_deck", Kind.COUNT, OF["objective_deck"], "objective cards in the deck", SEATS),
    piece("power_deck", Kind.COUNT, OF["power_deck"], "power cards in the deck", SEATS),
    piece("taken", Kind.COUNT, OF["taken"], "activations taken in this phase", SEATS),
    piece("skips", Kind.COUNT, TALLY, "activations that are left out", SEATS),
    piece("kills", Kind.COUNT, TALLY, "enemies taken out of action in this phase", SEATS),
    piece("kills_all", Kind.COUNT, TALLY, "any fighters taken out of action", SEATS),
    piece("kills_by_leader", Kind.COUNT, TALLY, "by the leader", SEATS),
    piece("leader_kills", Kind.FLAG, FLAG, "whose leaders were among them", SEATS, SEATS),
    piece("losses", Kind.COUNT, TALLY, "own fighters that went out of action", SEATS),
    piece("returned", Kind.COUNT, TALLY, "fighters that returned in this phase", SEATS),
    piece("returns", Kind.COUNT, TALLY, "and in the whole match", SEATS),
    piece("dealt", Kind.COUNT, OF["dealt"], "damage to enemies in this phase", SEATS),
    piece("volleys", Kind.COUNT, TALLY, "successful attacks with bolt pistols", SEATS),
    piece("ploys", Kind.COUNT, TALLY, "ploys played in this phase", SEATS),
    piece("upgrades", Kind.COUNT, TALLY, "upgrades played in this phase", SEATS),
    piece("scored", Kind.COUNT, TALLY, "objective cards scored in this phase", SEATS),
    piece("scored_before", Kind.COUNT, TALLY, "and in the action phase of this round", SEATS),
    piece("scored_all", Kind.COUNT, TALLY, "and in the whole match", SEATS),
    piece("named", Kind.CARD, CARD_OR_NONE, "objective that was named; 0 none", SEATS),
    piece("named_of", Kind.SEAT, TURNED_SEAT, "whose it must be, from 1", SEATS),
    piece("fell_in", Kind.COUNT, TALLY, "fighters that fell, by whose territory; last no one's", SEATS + 1),
    piece("start_holder", Kind.NUMBER, COUNTED_FIGHTER, "who held an objective as the phase began", TOKENS),
    # what is played, and the moment
    piece("format", Kind.NUMBER, OF["format"], "the format"),
    piece("seats", Kind.COUNT, OF["seats"], "seats of the match"),
    piece("tokens", Kind.COUNT, OF["tokens"], "objectives of the match"),
    piece("settings", Kind.FLAG, FLAG, "open points as they are set", len(Setting)),
    piece("round", Kind.COUNT, OF["round"], "number of the round"),
    piece("phase", Kind.NUMBER, OF["phase"], "phase of the round"),
    piece("active", Kind.SEAT, TURNED_SEAT, "whose activation it is, from 1"),
    piece("activated", Kind.NUMBER, COUNTED_FIGHTER, "fighter that it is about, from 1; 0 none"),
    piece("first", Kind.SEAT, TURNED_SEAT, "who had the first activation, from 1"),
    piece("done_first", Kind.SEAT, TURNED_SEAT, "who placed all fighters first, from 1; 0 nobody yet"),
    piece("no_powers", Kind.FLAG, FLAG, "no power cards now"),
    piece("reason", Kind.NUMBER, OF["reason"], "how the match ended; 0 it has not"),
    piece("winner", Kind.FLAG, FLAG, "who has won", SEATS),
    # what is going on, what began last first
    piece("acts", Kind.COUNT, OF["acts"], "moves, attacks and ploys inside one another"),
    piece("act", Kind.NUMBER, within(0, Doing.OTHER), "kind of act", SEEN_ACTS),
    piece("act_fighter", Kind.NUMBER, COUNTED_FIGHTER, "who acts, from 1; 0 none", SEEN_ACTS),
    piece("act_seat", Kind.SEAT, TURNED_SEAT, "whose act it is, from 1", SEEN_ACTS),
    piece("act_target", Kind.NUMBER, COUNTED_FIGHTER, "whom it is about, from 1; 0 none", SEEN_ACTS),
    piece("act_weapon", Kind.NUMBER, within(0, WEAPONS), "attack, from 1; 0 none", SEEN_ACTS),
    piece("act_how", Kind.NUMBER, CARD_OR_NONE, "how it comes about; of a ploy its card", SEEN_ACTS),
    piece("act_state", Kind.NUMBER, within(0, Result.ENDED), "result of an attack", SEEN_ACTS),
    piece("act_symbol", Kind.NUMBER, within(0, Side.CRIT), "what counts as a success", SEEN_ACTS),
    piece("act_from", Kind.PLACE, HEX_OR_NOTHING, "hex where it began, -1 none", SEEN_ACTS),
    piece("act_to", Kind.PLACE, HEX_OR_NOTHING, "hex where it went, -1 none", SEEN_ACTS),
    piece("act_counts", Kind.COUNT, COUNT, _listed(ACT_COUNTS), SEEN_ACTS, len(ACT_COUNTS)),
    piece("act_flags", Kind.FLAG, FLAG, _listed(ACT_FLAGS), SEEN_ACTS, len(ACT_FLAGS)),
    piece(
        "dice", Kind.NUMBER, within(0, Side.CRIT + 1), "its dice, from 1: attack, defence", SEEN_ACTS, 2, DICE
    ),
    piece("rerolled", Kind.FLAG, FLAG, "which were rolled again", SEEN_ACTS, 2, DICE),
    # ploys that last, the latest first
    piece("effects", Kind.COUNT, within(0, EFFECTS), "ploys that last"),
    piece("effect_card", Kind.CARD, CARD_OR_NONE, "card", SEEN_EFFECTS),
    piece("effect_seat", Kind.SEAT, TURNED_SEAT, "whose it is, from 1", SEEN_EFFECTS),
    piece(
        "effect_fighter", Kind.NUMBER, within(NOTHING, CARDS - 1), "fighter or card, -1 none", SEEN_EFFECTS
    ),
    piece("effect_stage", Kind.NUMBER, within(0, Stage.ROUND), "how long", SEEN_EFFECTS),
    piece(
        "effect_used", Kind.NUMBER, within(0, MANY + 1), "whether it was used, or for which act", SEEN_EFFECTS
    ),
    piece("effect_value", Kind.NUMBER, COUNTED_FIGHTER, "its number", SEEN_EFFECTS),
    # what is pending, what is decided now first
    piece("pending", Kind.NUMBER, within(0, max(Frame)), "kinds of frames", SEEN_PENDING),
    piece("pending_seat", Kind.SEAT, TURNED_SEAT, "whose they are, from 1; 0 nobody's", SEEN_PENDING),
    piece("pending_about", Kind.NUMBER, FRAMES.about, "their parameters", SEEN_PENDING, ABOUT),
    left_out={
        "gear": "the order in which upgrades came into play",
        "act": f"acts around the last {SEEN_ACTS}; whom an act took out of action or hurt",
        "effects": f"ploys that last beside the latest {SEEN_EFFECTS}",
        "frames": f"what is pending below the upper {SEEN_PENDING}",
        "struck": "whom each fighter has attacked in this phase",
    },
)

assert Place.GONE < UNSEEN < Place.WORN
