"""What holds in every record that the rules of Shadespire can reach, and the census that play never changes.
For tests and for doubts; nothing here decides anything, and no rule may lean on it."""

from functools import lru_cache
from typing import Any

import numpy as np

from wartable.games.shadespire.boards import HEIGHT, WIDTH
from wartable.games.shadespire.decks import FEWEST_POWERS
from wartable.games.shadespire.declare import (
    ARMS_OF_CARD,
    MUSTER,
    ONLY,
    PROPERTY,
    RESTRICTED,
    TYPE,
    UNIVERSAL,
    WARBAND,
    WARBAND_OF_KIND,
)
from wartable.games.shadespire.fights import copy_of
from wartable.games.shadespire.pending_invariants import check_acts, check_effects, check_frames
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules import sound as laws
from wartable.games.shadespire.rules.ending import decide_match
from wartable.games.shadespire.rules.field import PLACEMENTS, lay_out, placement_x, placement_y
from wartable.games.shadespire.state import (
    FACE_DOWN,
    LAYOUT,
    MODELS,
    NOTHING,
    OBJECTIVES,
    SEATS,
    Frame,
    Phase,
    Place,
    Reason,
    Type,
    Way,
)
from wartable.games.shadespire.terms import Property
from wartable.kernel.frames import KIND, SEAT, A

OF_FIGHTERS = (
    "kind", "wounds", "out", "inspired", "earned", "uninspirable", "moved", "charged", "guard", "spent", "frozen",
    "held_before", "held_now", "did_move", "did_charge", "did_attack", "did_succeed", "was_hurt", "hurt_by",
    "struck", "fell_at",
)  # fmt: skip
OF_SEATS = (
    "taken", "skips", "kills", "kills_all", "leader_kills", "kills_by_leader", "losses", "returned", "dealt",
    "volleys", "ploys", "upgrades", "scored", "scored_before", "returns", "scored_all", "glory",
    "spent_glory", "place", "objectives", "objective_count", "powers", "power_count", "objective_deck", "power_deck",
    "gear", "gear_count", "named",
)  # fmt: skip
LAWS = {
    laws.TWO_IN_A_HEX: "a fighter is not where its hex says",
    laws.IN_A_WALL: "a fighter stands in a blocked hex",
    laws.WOUNDS: "a fighter stands with as many wound tokens as Wounds",
    laws.OUT_AND_IN: "a fighter is out of action and on the battlefield",
    laws.MODELS_LOST: "a fighter neither stands nor is out of action",
    laws.OBJECTIVE_HAND: "a hand of objective cards is not as long as it says",
    laws.POWER_HAND: "a hand of power cards is not as long as it says",
    laws.DECKS: "a deck is not as long as it says",
    laws.UPGRADES: "there are not as many upgrades in play as a seat says",
    laws.UPGRADE_OF_NOBODY: "an upgrade is in play with no fighter",
    laws.TOKEN_LOST: "an objective is not where it says",
    laws.TOO_MANY_ACTIVATIONS: "a seat took too many activations",
    laws.ROUND: "the match is in no such round",
    laws.GLORY: "a seat owes glory",
    laws.LEFT_OVER: "something goes on that nothing is pending for",
}


def check(g: Record) -> None:
    """Raise AssertionError, naming what is wrong, when the rules can't have led to this record."""
    check_match(g)
    check_boards(g)
    check_tokens(g)
    check_fighters(g)
    check_cards(g)
    check_frames(g)
    check_acts(g)
    check_effects(g)
    broken = int(laws.sound(g))
    assert broken == laws.FINE, LAWS[broken]
    check_end(g)


def census(g: Record) -> tuple[int, ...]:
    """The cards that each seat owns, wherever they are: the same at every step of a match."""
    places = np.asarray(g.place)[: g.seats]
    return tuple(int(number) for number in np.flatnonzero(places != Place.NOWHERE))


def all_zero(field: Any) -> bool:
    return not np.asarray(field).any()


def check_match(g: Record) -> None:
    """What a match was made with; seats, fighters and cards that it does not have are nothing but zeros."""
    seats = g.seats
    assert (g.format == Way.MELEE) == (seats > 2), "so many seats are not in this format"
    assert g.tokens == 2 * seats + 1, "so many objectives are not in this match"
    assert sorted(g.order[place] for place in range(seats)) == list(range(seats)), "no order of the seats"
    assert max(g.active, g.first, g.done_first, g.fell_by) < seats, "it is the turn of nobody"
    assert g.fell < seats * MODELS and g.activated <= seats * MODELS, "there is no such fighter"
    assert g.winners >> seats == 0, "nobody has won"
    for name in OF_SEATS:
        assert all_zero(np.asarray(getattr(g, name))[seats:]), f"{name} of a seat that is not there"
    for name in OF_FIGHTERS:
        assert all_zero(np.asarray(getattr(g, name))[seats * MODELS :]), (
            f"{name} of a fighter that is not there"
        )
    if g.round == 0:
        assert g.phase == Phase.SETUP, "a phase before the first round"
        for name in ("marks", "taken", "glory", "spent_glory", "gear_count", "effect_count", "acts", "out"):
            assert all_zero(getattr(g, name)), f"{name} before the first round"


# --- The battlefield ----------------------------------------------------------------------------------------------


Boards = tuple[tuple[int, int, int, int, int], ...]


@lru_cache(maxsize=64)
def battlefield(boards: Boards) -> Any:
    """The record of the battlefield that boards make; each is a face, whether it is turned, x, y and its seat."""
    g = LAYOUT.zeros(1).proxies[0]
    g.boards = len(boards)
    for place, (face, turned, x, y, seat) in enumerate(boards):
        g.faces[place], g.turned[place], g.order[place] = face, turned, seat
        g.board_x[place], g.board_y[place] = x, y
    lay_out(g)
    return g


def check_boards(g: Record) -> None:
    """SHA-27 to SHA-37: each board joins one that was there, and the hexes are those that the boards make."""
    assert g.boards <= g.seats, "more boards than seats"
    boards: Boards = tuple(
        (g.faces[board], g.turned[board], g.board_x[board], g.board_y[board], g.order[board])
        for board in range(g.boards)
    )
    for name in ("faces", "turned", "board_x", "board_y"):
        assert all_zero(np.asarray(getattr(g, name))[g.boards :]), f"{name} of a board that is not there"
    for board in range(g.boards):
        assert joins(boards, board), f"board {board} lies where it can't"
    whole = g.boards == g.seats
    made = battlefield(boards) if whole else LAYOUT.zeros(1).proxies[0]
    assert g.hexes == made.hexes, "there are more or less hexes than the boards make"
    for name in ("hex_x", "hex_y", "land", "ground", "edge", "near"):
        same = np.array_equal(np.asarray(getattr(g, name)), np.asarray(getattr(made, name)))
        assert same, f"{name} is not what the boards make"
    for name in ("token", "who", "shard"):
        assert all_zero(np.asarray(getattr(g, name))[g.hexes :]), f"{name} outside the battlefield"
    blocks, printed = g.blocks.tolist(), made.block_count
    assert printed <= g.block_count <= len(blocks), "block_count"
    assert blocks[:printed] == made.blocks.tolist()[:printed], "blocked hexes are not what the boards make"
    shards = np.flatnonzero(np.asarray(g.shard)).tolist()
    assert sorted(blocks[printed : g.block_count]) == shards, "blocked hexes are not where the shards are"
    assert not any(blocks[g.block_count :]), "a blocked hex was not cleared"


def joins(boards: Boards, board: int) -> bool:
    """SHA-29, SHA-30: whether a board lies beside an earlier one as it may, and over none."""
    _, turned, x, y, _ = boards[board]
    if board == 0:
        return (turned, x, y) == (0, 0, 0)
    before = [(other[2], other[3]) for other in boards[:board]]
    ways = [(int(placement_x(way)), int(placement_y(way))) for way in range(PLACEMENTS) if way % 2 == turned]
    beside = any((x - there, y - down) in ways for there, down in before)
    return beside and all(abs(x - there) >= WIDTH or abs(y - down) >= HEIGHT for there, down in before)


def check_tokens(g: Record) -> None:
    """SHA-38 to SHA-46: objectives lie face down until all are placed, then each where it says."""
    places, tokens = g.token_hex.tolist(), np.asarray(g.token)
    if g.depth > 0 and g.frames[g.depth - 1, KIND] in (Frame.BOARD, Frame.TOKEN):
        left = g.frames[g.depth - 1, A] if g.frames[g.depth - 1, KIND] == Frame.TOKEN else g.tokens
        placed = places[: g.tokens - left]
        assert sorted(placed) == np.flatnonzero(tokens).tolist(), "a token is not where it was placed"
        assert all(tokens[placed] == FACE_DOWN), "a token is turned up too early"
        assert set(places[g.tokens - left :]) <= {NOTHING}, "a token lies before it was placed"
        return
    assert places[0] == NOTHING, "objective 0"
    assert set(places[g.tokens + 1 :]) <= {NOTHING}, "an objective too many"
    lying = {number: hex for number, hex in enumerate(places) if hex != NOTHING}
    for number, hex in lying.items():
        assert tokens[hex] == number, f"objective {number} is not where it says"
    assert np.count_nonzero(tokens) == len(lying), "an objective lies there that is nowhere"
    for name in ("held_before", "held_now"):
        assert max(getattr(g, name)) <= g.tokens, f"{name} is no objective"


def check_fighters(g: Record) -> None:
    """SHA-6: every warband is complete; who is not there has nothing."""
    kinds = np.asarray(g.kind).reshape(SEATS, MODELS)
    for seat in range(g.seats):
        band = WARBAND_OF_KIND[kinds[seat, 0]]
        assert band > 0 and np.array_equal(kinds[seat], MUSTER[band]), f"the warband of seat {seat}"
    absent = np.asarray(g.kind) == 0
    assert (np.asarray(g.hex)[absent] == NOTHING).all(), "hex of a fighter that is not there"
    for name in OF_FIGHTERS:
        assert all_zero(np.asarray(getattr(g, name))[absent]), f"{name} of a fighter that is not there"
    for name in ("hex", "fell_at", "fell_hex"):
        assert np.asarray(getattr(g, name)).max() < max(g.hexes, 1), f"{name} outside the battlefield"
    for hex in np.flatnonzero(np.asarray(g.who)).tolist():
        assert g.hex[g.who[hex] - 1] == hex, f"hex {hex} holds somebody who is elsewhere"


# --- Cards --------------------------------------------------------------------------------------------------------


def check_cards(g: Record) -> None:
    """SHA-12 to SHA-17: what each seat owns is a deck it can have, and each card is where its kind can be."""
    frames = g.frames.tolist()[: g.depth]
    for seat in range(g.seats):
        places = np.asarray(g.place)[seat]
        check_deck(g, seat, np.flatnonzero(places))
        assert not np.isin(places, (8, 9)).any(), f"a card of seat {seat} is in no place"
        objectives, powers = TYPE == Type.OBJECTIVE, (TYPE == Type.PLOY) | (TYPE == Type.UPGRADE)
        in_hand = (places == Place.HAND) | (places == Place.FRESH)
        check_list(g.objectives, g.objective_count, seat, np.flatnonzero(in_hand & objectives), "objectives")
        check_list(g.powers, g.power_count, seat, np.flatnonzero(in_hand & powers), "powers")
        assert objectives[(places == Place.SCORED) | (places == Place.FRESH)].all(), (
            f"seat {seat} scored what is no objective"
        )
        worn = np.flatnonzero(places >= Place.WORN)
        gear, count = g.gear.tolist()[seat], g.gear_count[seat]
        assert sorted(gear[:count]) == worn.tolist() and not any(gear[count:]), f"the gear of seat {seat}"
        for card in worn:
            check_upgrade(g, seat, int(card))
        upgrades = [frame[A] for frame in frames if frame[KIND] == Frame.UPGRADE and frame[SEAT] == seat]
        played = np.flatnonzero(places == Place.PLAYED).tolist()
        assert played == sorted(filter(None, upgrades)), f"seat {seat} has played what is not pending"
        named = g.named[seat, 0]
        assert named == 0 or TYPE[named] == Type.OBJECTIVE, f"seat {seat} named what is no objective"
        assert g.named[seat, 1] <= g.seats, f"seat {seat} named it for nobody"


def check_deck(g: Record, seat: int, cards: np.ndarray) -> None:
    band = WARBAND_OF_KIND[g.kind[seat * MODELS]]
    assert (TYPE[cards] != Type.NONE).all(), f"seat {seat} has what is no card"
    assert np.isin(WARBAND[cards], (UNIVERSAL, band)).all(), f"seat {seat} has cards of another warband"
    objectives = int((TYPE[cards] == Type.OBJECTIVE).sum())
    assert objectives == OBJECTIVES, f"seat {seat} has {objectives} objective cards"
    assert len(cards) - objectives >= FEWEST_POWERS, f"seat {seat} has too few power cards"


def check_list(cards: Any, counts: Any, seat: int, wanted: np.ndarray, name: str) -> None:
    """A hand lies in order of number, and behind it is nothing."""
    listed, count = cards.tolist()[seat], counts[seat]
    assert listed[:count] == wanted.tolist(), f"{name} of seat {seat} are not the hand that it has"
    assert not any(listed[count:]), f"cards behind the {name} of seat {seat}"


def check_upgrade(g: Record, seat: int, card: int) -> None:
    """SHA-103 to SHA-105: an upgrade in play is with a fighter that may have it."""
    kind = g.kind[seat * MODELS + g.place[seat, card] - Place.WORN]
    assert TYPE[card] == Type.UPGRADE and kind != 0, f"card {card} is in play and no upgrade"
    assert not RESTRICTED[card] or ONLY[card, kind], f"upgrade {card} is with the wrong fighter"
    armed = ARMS_OF_CARD[card, 0] != NOTHING
    assert not (armed and PROPERTY[kind, Property.NO_WEAPONS]), (
        f"upgrade {card} is with a fighter without hands"
    )


# --- The end ------------------------------------------------------------------------------------------------------


def check_end(g: Record) -> None:
    """SHA-169 to SHA-172: a match is over when it has a reason; then nothing is pending, and who won has won."""
    assert (g.reason != Reason.NONE) == (g.depth == 0), "over, yet something is pending"
    assert (g.reason != Reason.NONE) == (g.winners != 0), "a winner and no reason"
    if g.reason != Reason.NONE:
        trial = copy_of(g)
        decide_match(trial)
        assert (trial.reason, trial.winners) == (g.reason, g.winners), "somebody else has won"
