"""What holds of everything that is pending in a match of Invasion: frames, the chain, forced effects that wait.
For tests and for doubts; nothing here decides anything, and no rule may lean on it."""

from wartable.games.invasion.cards.declare import (
    A_CARD,
    A_KIND,
    A_PRICE,
    A_TARGETS,
    A_WHEN,
    A_X,
    ASKED,
    SOUGHT,
    TYPE,
    X_IS_SLOT,
    Hook,
    Kind,
    Price,
)
from wartable.games.invasion.cards.where import NOWHERE, Where
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.casting import may_cast_any
from wartable.games.invasion.rules.facts import controller, is_unit, works
from wartable.games.invasion.rules.instead import has_dying
from wartable.games.invasion.rules.redirect import is_forced_redirect, redirected_from
from wartable.games.invasion.state import (
    ALL_SLOTS,
    CHAIN,
    KIND_OF_CARD,
    LARGEST,
    NOTHING,
    OPEN,
    ROW,
    SECTION,
    About,
    Frame,
    Phase,
    Reason,
    Role,
    Row,
    State,
    Type,
)
from wartable.games.invasion.vocabulary import card_in
from wartable.kernel.frames import KIND, SEAT, A, B, C

# What may lie directly on what. What an effect asks for lies on whatever was there when it was carried out.
BASE = (Frame.TURN, Frame.WINDOW, Frame.RESOLVE)
ASKED_BY_EFFECTS = (
    Frame.DAMAGE,
    Frame.SACRIFICE,
    Frame.SACRIFICE_DEVELOPMENT,
    Frame.CORRUPT_OR_DAMAGE,
    Frame.SEARCH,
    Frame.PAY_FOR_ATTACKER,
    Frame.REVEAL,
    Frame.FREE_TACTICS,
    Frame.AMOUNT,
    Frame.ASK,
    Frame.CAST,
    Frame.PEEK,
)
LIES_ON: dict[int, tuple[int, ...]] = {
    Frame.TURN: (0,),
    Frame.DRAFT: (0,),
    Frame.MULLIGAN: (Frame.TURN, Frame.MULLIGAN),
    Frame.WINDOW: (Frame.TURN, Frame.WINDOW),
    Frame.DEVELOP: (Frame.WINDOW,),
    Frame.RESOLVE: (Frame.WINDOW,),
    Frame.ORDER: BASE,
    Frame.ANNOUNCE: (*BASE, *ASKED_BY_EFFECTS),
    Frame.REDIRECT: (Frame.DAMAGE, Frame.TURN),
    Frame.RESTORE: (Frame.TURN,),
    Frame.TARGET_ZONE: (Frame.TURN,),
    Frame.ATTACKERS: (Frame.TURN,),
    Frame.DEFENDERS: (Frame.TURN,),
    Frame.FRONT: (Frame.ATTACKERS,),
    Frame.COUNTER: BASE,
    Frame.ASSIGN: (Frame.TURN, Frame.ASSIGN),
    Frame.INDIRECT: (Frame.DAMAGE, Frame.INDIRECT),
    **dict.fromkeys(ASKED_BY_EFFECTS, (*BASE, *ASKED_BY_EFFECTS)),
    Frame.INSTEAD: tuple(kind for kind in Frame if kind not in (Frame.DRAFT, Frame.MULLIGAN, Frame.INSTEAD)),
}
CARRIED_OUT = (
    Frame.TURN,
    Frame.RESOLVE,
    Frame.DAMAGE,
)  # nobody's, and never on top when somebody must decide


# How deep effects can ask inside one another; each answer leaves room for what it may ask in turn.
DEEPEST = 32
FIGHTING = (Frame.ATTACKERS, Frame.FRONT, Frame.DEFENDERS, Frame.COUNTER, Frame.ASSIGN)


def check_frames(g: Record) -> None:
    """What is pending lies in an order that the rules can make."""
    assert g.depth <= DEEPEST, f"{g.depth} frames"
    below = 0
    frames = g.frames.tolist()[: g.depth]
    for number, frame in enumerate(frames):
        kind = frame[KIND]
        assert below in LIES_ON[kind], f"frame {kind} on frame {below}"
        check_frame(g, kind, frame, below, number == g.depth - 1)
        below = kind
    if g.depth == 0:
        assert g.rows == 0 or g.reason != Reason.NONE, "a chain and nothing pending"
        return
    assert below not in CARRIED_OUT, f"frame {below} was left waiting"
    assert sum(frame[KIND] == Frame.WINDOW for frame in frames) <= 2, "more than two windows"
    announced = [row[Row.STATE] in (State.ANNOUNCED, State.AT_ONCE) for row in g.chain.tolist()[: g.rows]]
    assert not any(announced[:-1]), "an announcement under others"
    assert not announced or announced[-1] == (below == Frame.ANNOUNCE), "an announcement that nobody makes"
    assert g.rows <= CHAIN or announced[-1], "a chain that is too long"


def check_frame(g: Record, kind: int, frame: list[int], below: int, top: bool) -> None:
    """What a frame is about is there."""
    seat, a, b, c = (frame[part] for part in (SEAT, A, B, C))
    if kind in FIGHTING:
        assert g.attacked != NOTHING and g.frames[0, A] == Phase.BATTLE, f"frame {kind} without a combat"
    if kind == Frame.ANNOUNCE:
        check_announcement(g, seat, a, below)
    elif kind == Frame.REDIRECT:
        assert c == (below == Frame.TURN), "damage is redirected that lies elsewhere"
        assert works(g, a, Hook.REDIRECT) and controller(g, a) == seat, "nobody redirects"
        assert redirected_from(g, a, c != 0) == b, "no damage is redirected"
        assert not c or is_forced_redirect(g, a), "damage that lies there is redirected"
    elif kind == Frame.COUNTER:
        assert b == NOTHING or g.card[b], "nobody strikes back"
    elif kind == Frame.ASSIGN:
        assert not c or frame[A + c - 1] > 0, "a point is assigned that is not there"
        assert not top or a + b > 0, "no point is left to assign"
    elif kind == Frame.SEARCH:
        assert c <= g.deck_left[seat], "more cards are looked at than there are"
        assert b in SOUGHT, "a search for nothing"
    elif kind == Frame.PAY_FOR_ATTACKER:
        assert seat == g.active and controller(g, b) == seat, "somebody else pays"
        assert not top or (g.role[b] == Role.ATTACKS and g.resources[seat] > 0), "nobody is paid for"
    elif kind == Frame.FREE_TACTICS:
        assert a == 1 - seat, "the own hand was revealed"
    elif kind == Frame.AMOUNT:
        assert is_unit(g, a) and is_unit(g, b), "damage moves from or to nobody"
    elif kind == Frame.FRONT:
        assert g.second != 0 and is_unit(g, a) and controller(g, a) == seat, "nobody attacks"
    elif kind == Frame.PEEK:
        assert c == 0 or g.peeked[seat, a] >= b, "cards are looked at that nobody knows"
    elif kind == Frame.CAST:
        assert not top or may_cast_any(g, seat), "nothing can be played"
    elif kind == Frame.INSTEAD:
        assert works(g, a, Hook.INSTEAD) and controller(g, a) == seat, "nobody saves"
        assert top and has_dying(g, seat) and g.resources[seat] > 0, "nobody is saved"
    elif kind == Frame.ASK:
        assert a < len(ASKED), "nobody asks that"
        assert is_there(g, ASKED[a].about, b), "a question about what is not there"
    elif kind == Frame.REVEAL:
        assert a <= g.hand_size[1 - seat], "more cards are revealed than there are"


def is_there(g: Record, about: About, x: int) -> bool:
    """Whether what a question is about is there, or gone."""
    if about == About.SLOT:
        return bool(x == NOTHING or (x < ALL_SLOTS and g.card[x]))
    if about == About.ROW:
        return bool(0 <= x < g.rows)
    return bool(x > 0 if about == About.COUNT else x == NOTHING)


def check_announcement(g: Record, seat: int, number: int, below: int) -> None:
    """INV-125: the top row is announced, in a window if it will be on the chain."""
    assert number == g.rows - 1, "an announcement without its row"
    row = g.chain.tolist()[number]
    assert row[Row.SEAT] == seat, "an announcement for another seat"
    assert row[Row.STATE] in (State.ANNOUNCED, State.AT_ONCE), "an announcement that was made already"
    assert row[Row.STATE] == State.AT_ONCE or below == Frame.WINDOW, "an announcement without a window"
    assert row[Row.X] != OPEN or (A_X[row[Row.ABILITY]] and A_KIND[row[Row.ABILITY]] == Kind.TACTIC), "X"
    given = A_PRICE[row[Row.ABILITY]] in (int(Price.UNIT), int(Price.UNIT_HERE))
    assert row[Row.GIVEN] == NOTHING or given, "something is given that nobody asked for"
    if row[Row.STATE] == State.ANNOUNCED:
        assert row[Row.GIVEN] != NOTHING or not given, "nothing is given"


def check_chain(g: Record) -> None:
    """INV-124: rows without gaps, each with an ability, its player, and targets that are there."""
    rows = g.chain.tolist()
    assert not any(map(any, rows[g.rows :])), "a row of the chain was not cleared"
    marks = {}
    for number, row in enumerate(rows[: g.rows]):
        check_row(g, number, row)
        if row[Row.MARK]:
            assert row[Row.MARK] not in marks and row[Row.MARK] <= g.marks, (
                f"row {number} is marked as another"
            )
            marks[row[Row.MARK]] = (row[Row.SEAT], many_of(row[Row.ABILITY]))
    aims = g.aims.tolist()
    assert not any(map(any, aims[g.aimed :])), "a target was not cleared"
    assert g.marks == 0 or g.aimed > 0, "marks without targets"
    for mark, target in aims[: g.aimed]:
        assert mark in marks, f"nobody aims at {target}"
        seat, what = marks[mark]
        if what.places.pile is not None:
            assert card_in(target) > 0 and TYPE[card_in(target)] != Type.DRAFT, (
                f"seat {seat} aims at {target}"
            )
        else:
            assert what.is_many, "a row that has no further targets"
            assert target == NOTHING or (target < SECTION and g.card[target]), f"nobody aims at {target}"


def many_of(ability: int) -> Where:
    """What an ability has any number of targets of, or none."""
    return next((where for where in map(Where, A_TARGETS[ability]) if where.is_many), NOWHERE)


def check_row(g: Record, number: int, row: list[int]) -> None:
    ability, card, state, source = (row[part] for part in (Row.ABILITY, Row.CARD, Row.STATE, Row.SOURCE))
    kind = A_KIND[ability]
    assert kind != Kind.NONE, f"row {number} does nothing"
    brought = kind == Kind.PLAY or (kind == Kind.TACTIC and state != State.AT_ONCE)
    assert card == A_CARD[ability] if brought else card in (0, A_CARD[ability]), (
        f"row {number} has the wrong card"
    )
    assert card == 0 or kind in (Kind.PLAY, Kind.TACTIC), f"row {number} brings a card"
    assert source == NOTHING or g.card[source], f"the source of row {number}"
    assert source == NOTHING or kind in (Kind.ACTION, Kind.FORCED), f"row {number} comes from a slot"
    assert state in (State.ON_CHAIN, State.CANCELLED) or number == g.rows - 1, f"row {number} was left"
    assert kind != Kind.FORCED or state == State.AT_ONCE, f"row {number} is forced and waits"
    for place, target in enumerate(row[Row.ONE : Row.THREE + 1]):
        what = Where(A_TARGETS[ability, place])
        assert target == NOTHING or what != NOWHERE, f"row {number} aims at {target}"
        assert target != OPEN or state in (State.ANNOUNCED, State.AT_ONCE), (
            f"row {number} aims at nothing yet"
        )
        assert target < 0 or not what.is_many, f"row {number} aims at {target}"
        assert is_target(g, target), f"row {number} aims at {target}"
        assert target < KIND_OF_CARD or what.places.pile is not None, f"row {number} aims at {target}"
    assert kind != Kind.PLAY or row[Row.ONE] != NOTHING, f"row {number} is played nowhere"
    assert names_no_slot(ability) or row[Row.X] < ALL_SLOTS, (
        f"row {number} speaks of a card that is not there"
    )
    if state == State.ON_CHAIN:
        assert row[Row.X] >= 0 and row[Row.TOKENS] >= 0 and row[Row.GIVEN] != OPEN, (
            f"row {number} is not paid for"
        )
    assert kind != Kind.TACTIC or row[Row.X] <= LARGEST, f"row {number} has an X that nobody can choose"


def names_no_slot(ability: int) -> bool:
    """Whether what set an ability off is no card in play."""
    return bool(A_KIND[ability] != Kind.FORCED or not X_IS_SLOT[A_WHEN[ability]])


def is_target(g: Record, target: int) -> bool:
    """Whether a number can stand for a target, or for none."""
    if target < SECTION:
        return bool(target < 0 or g.card[target])
    if target >= KIND_OF_CARD:
        return TYPE[card_in(target)] not in (Type.NONE, Type.DRAFT)
    return bool(target < SECTION + 6 or ROW <= target < ROW + g.rows)


def check_waiting(g: Record) -> None:
    """INV-128: forced effects that wait, without gaps."""
    rows = g.waiting.tolist()
    assert not any(map(any, rows[g.waits :])), "a waiting effect was not cleared"
    before = 0
    for ability, _, slot, _, x, card, wave in rows[: g.waits]:
        assert before <= wave <= g.wave, "waves are out of order"
        before = wave
        assert A_KIND[ability] == Kind.FORCED, "what waits is no forced effect"
        assert card > 0, "what waits is nobody's"
        assert slot == NOTHING or g.card[slot], "what waits is gone"
        assert names_no_slot(ability) or x < ALL_SLOTS, "what waits speaks of a card that is not there"
