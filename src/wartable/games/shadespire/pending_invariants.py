"""What holds of everything that is pending in a match of Shadespire: frames, acts with their dice, ploys that last.
For tests and for doubts; nothing here decides anything, and no rule may lean on it."""

from typing import Any

from wartable.games.shadespire.declare import ACT_ASKS, ASKS, SCOPE, TYPE, WEAPON_LIST
from wartable.games.shadespire.pending_ranges import CARD, GOING, PARAMETERS, STRIKING
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import ACTS_OF_REACTION, AFTER, CARRY_OUT
from wartable.games.shadespire.rules.setup import PLACES_FIRST
from wartable.games.shadespire.rules.targets import candidates
from wartable.games.shadespire.rules.turn import CLOSE, OPENED, START, STEPPED
from wartable.games.shadespire.state import (
    ACTS,
    ANY_FIGHTER,
    FIGHTERS,
    FRAMES,
    MODELS,
    NOTHING,
    WEAPONS,
    Act,
    Doing,
    Effect,
    Frame,
    Phase,
    Pushing,
    Trigger,
    Type,
)
from wartable.games.shadespire.terms import Scope, Target
from wartable.kernel.frames import KIND, SEAT, A, B, C, D, E
from wartable.kernel.record import ZERO

# Frames that lie only on these; all others lie on whatever was there.
LIES_ON: dict[Frame, tuple[int, ...]] = {
    Frame.ROUND: (0,),
    Frame.BOARD: (Frame.ROUND,),
    Frame.TOKEN: (Frame.ROUND,),
    Frame.REDRAW: (Frame.ROUND,),
    Frame.FIRST: (Frame.ROUND,),
    Frame.DEPLOY: (Frame.ROUND,),
    Frame.OPENING: (Frame.ROUND,),
    Frame.SWAP: (Frame.ROUND, Frame.PLAY, Frame.ACTIVATE),
    Frame.MOVE: (Frame.MOVED,),
    Frame.END: (Frame.ROUND, Frame.END),
    Frame.POWER: (Frame.ROUND, Frame.END),
    Frame.DRIVE: (Frame.ATTACK,),
    Frame.GAMBIT: (Frame.ATTACK,),
    Frame.TOTAL: (Frame.ATTACK,),
}
# What a question for reactions lies on, by its trigger; those that are not named lie on whatever was there.
ANSWERS = {
    **dict.fromkeys(range(Trigger.BEFORE_DICE, Trigger.AFTER_ATTACK + 1), Frame.ATTACK),
    **dict.fromkeys(range(Trigger.CHOSEN_BY_PLOY, Trigger.AFTER_PLOY + 1), Frame.PLAY),
    Trigger.AFTER_MOVE: Frame.MOVED,
    Trigger.BEFORE_ATTACK: Frame.BEFORE,
    Trigger.WILL_DAMAGE: Frame.SUFFER,
    Trigger.WILL_TAKE_OUT: Frame.SUFFER,
    Trigger.AFTER_ACTION: Frame.TAKEN,
    Trigger.AFTER_ACTIVATION: Frame.ROUND,
}
ABOUT_CARDS = (Trigger.PLOY_PLAYED, Trigger.AFTER_PLOY)
# Frames that are carried out, and never on top when somebody must decide; of these, some are nobody's.
CARRIED_OUT = (
    Frame.ROUND, Frame.MOVED, Frame.CHARGED, Frame.ATTACK, Frame.SUFFER, Frame.TAKEN, Frame.END,
    Frame.KNOCKBACK,
)  # fmt: skip
# Questions that were asked when there was something to choose; nothing comes between them and their answer.
ASKED_AT_ONCE = (
    Frame.BOARD, Frame.TOKEN, Frame.REDRAW, Frame.FIRST, Frame.DEPLOY, Frame.SWAP, Frame.DRIVE, Frame.RAISE,
    Frame.GAMBIT, Frame.TOTAL, Frame.TOKEN_TO, Frame.SWITCH,
)  # fmt: skip
SETTING_UP = (Frame.BOARD, Frame.TOKEN, Frame.REDRAW, Frame.DEPLOY)
DEEPEST = FRAMES - 24  # damage to all who are adjacent, and what pushes and reactions add
MOST_ACTS = ACTS - ACTS_OF_REACTION
NEEDS_FIGHTER = tuple(kind for kind, ranges in PARAMETERS.items() if ranges and ranges[0] is ANY_FIGHTER)
NEEDS_HEX = {Frame.MOVE: D, Frame.PUSH: E, Frame.SHIFT: A}
OF_ACTS = {Frame.ATTACK: Doing.ATTACK, Frame.MOVED: Doing.MOVE, Frame.TAKEN: Doing.OTHER}
HOWS = {Doing.MOVE: GOING, Doing.ATTACK: STRIKING, Doing.PLOY: CARD, Doing.OTHER: ZERO}


def check_frames(g: Record) -> None:
    """What is pending lies in an order that the rules can make, with room for what it may lead to."""
    frames = g.frames.tolist()
    assert g.depth <= DEEPEST and g.acts <= MOST_ACTS, "more is pending than can be"
    below = 0
    for number, frame in enumerate(frames[: g.depth]):
        kind = Frame(frame[KIND])
        assert below in LIES_ON.get(kind, (below,)), f"frame {kind.name} on frame {below}"
        assert below not in ASKED_AT_ONCE, f"frame {kind.name} on a question that was asked at once"
        assert (number == 0) == (kind == Frame.ROUND), f"frame {kind.name} at the bottom, or not there"
        check_frame(g, kind, frame, number == g.depth - 1)
        if kind == Frame.REACT:
            check_question(frame, below)
        below = kind
    if g.depth == 0:
        return
    assert below not in CARRIED_OUT, f"frame {Frame(below).name} was left waiting"
    step = frames[0][A]
    assert (g.boards < g.seats) == (below == Frame.BOARD), "there are more or less boards than seats"
    assert g.round == 0 or below not in SETTING_UP, f"frame {Frame(below).name} after the first round began"
    assert (g.round == 0) == (step == START), "a step of a round that has not begun"
    assert (g.phase == Phase.ACTION) == (OPENED <= step <= STEPPED), "a step of another phase"
    assert (g.phase == Phase.END) == (step == CLOSE), "a step of another phase"


def check_frame(g: Record, kind: Frame, frame: list[int], top: bool) -> None:
    """A frame is somebody's, and what it is about is there."""
    seat = frame[SEAT]
    assert seat < g.seats and not (top and seat == NOTHING), f"frame {kind.name} of seat {seat}"
    if kind in NEEDS_FIGHTER:
        assert is_fighter(g, frame[A]), f"frame {kind.name} of no fighter"
    if kind in NEEDS_HEX:
        assert frame[NEEDS_HEX[kind]] < g.hexes, f"frame {kind.name} outside the battlefield"
    if kind == Frame.BOARD:
        assert frame[C] < max(1, g.boards), "a board joins none that there is"
    if kind == Frame.TOKEN:
        assert frame[A] <= g.tokens, "more tokens are left than there are"
    if kind == Frame.ACTIVATE:
        assert frame[A] == 0 or (frame[A] - 1) // MODELS == seat, "another seat's fighter is activated"
    if kind == Frame.FIRST:
        assert (frame[A] == PLACES_FIRST) == (g.round == 0), "fighters are placed first in a round"
    if kind in (Frame.POWER, Frame.REDRAW):
        assert frame[A] < g.seats + (kind == Frame.REDRAW), f"frame {kind.name} for more seats than there are"
    if kind == Frame.SUFFER:
        assert frame[E] < g.seats, "nobody deals damage"
    if kind == Frame.PUSH:
        assert is_about(g, frame[C], frame[D]), "a push is measured by what is not there"
    if kind == Frame.TOKEN_TO:
        assert frame[A] <= g.tokens and g.token_hex[frame[A]] != NOTHING, (
            "an objective moves that is not there"
        )
    if kind == Frame.OPENING:
        order = [(frame[E] >> (2 * place)) & 3 for place in range(g.seats)]
        assert seat in order and max(order) < g.seats, "the seats begin the phase in no order"
    if kind in (Frame.PLAY, Frame.USE):
        check_choices(g, frame)


def check_question(frame: list[int], below: int) -> None:
    """SHA-111: reactions are asked for where their trigger is, about a fighter or a card."""
    trigger, about = frame[A], frame[C]
    assert below == ANSWERS.get(trigger, below), f"reactions to {Trigger(trigger).name} on frame {below}"
    assert trigger in ABOUT_CARDS or about < FIGHTERS, f"reactions to {Trigger(trigger).name} about {about}"


def is_about(g: Record, how: int, about: int) -> bool:
    """Whether a push can be measured by a number: a fighter, a hex, or a weapon and its only target."""
    if how in (Pushing.NEXT_TO, Pushing.TOGETHER):
        return is_fighter(g, about)
    if how in (Pushing.AWAY, Pushing.AWAY_FROM_HEX):
        return bool(0 <= about < g.hexes)
    if how == Pushing.TO_ATTACK:
        return bool(NOTHING <= about < WEAPONS * (g.seats * MODELS + 1))
    return True


def check_choices(g: Record, frame: list[int]) -> None:
    """SHA-98: a card was given what it asks for, or nothing yet."""
    card = abs(frame[A])
    assert TYPE[card] in (Type.PLOY, Type.UPGRADE), f"card {card} can't be used"
    asks = ACT_ASKS[card] if frame[A] < 0 else ASKS[card]
    for wanted, given in zip(asks, frame[B:E], strict=True):
        assert given < 0 or wanted != Target.NONE, f"card {card} was given what it does not ask for"
        assert given < candidates(g, int(wanted)), f"card {card} was given what is not there"


def is_fighter(g: Record, fighter: int) -> bool:
    return bool(0 <= fighter < g.seats * MODELS and g.kind[fighter] != 0)


# --- Acts and their dice ------------------------------------------------------------------------------------------


def open_frames(g: Record) -> list[Doing]:
    """The kinds of acts that must be going on, by the frames that carry them out."""
    found = []
    for frame in g.frames.tolist()[: g.depth]:
        if frame[KIND] in OF_ACTS:
            found.append(OF_ACTS[Frame(frame[KIND])])
        elif frame[KIND] == Frame.PLAY and CARRY_OUT <= frame[E] <= AFTER:
            found.append(Doing.PLOY)
    return found


def check_acts(g: Record) -> None:
    """Every act is carried out by a frame, and above the last one nothing is left."""
    acts = g.act.tolist()
    for rows in (acts, g.dice.tolist(), g.rerolled.tolist(), g.dice_count.tolist()):
        assert not has_any(rows[g.acts :]), "an act was not cleared"
    kinds = [act[Act.KIND] for act in acts[: g.acts]]
    assert kinds == open_frames(g), "what goes on is not what is pending"
    mark = 0
    for number, act in enumerate(acts[: g.acts]):
        check_act(g, number, act)
        assert mark < act[Act.MARK] <= g.marks, f"act {number} is marked as another"
        mark = act[Act.MARK]


def has_any(rows: Any) -> bool:
    """Whether there is anything but zeros in nested lists."""
    return any(has_any(row) if isinstance(row, list) else row for row in rows)


def check_act(g: Record, number: int, act: list[int]) -> None:
    kind = Doing(act[Act.KIND])
    least, most = HOWS[kind]
    assert least <= act[Act.HOW] <= most, f"act {number} is done in no way"
    assert act[Act.SEAT] < g.seats, f"act {number} is nobody's"
    if kind == Doing.PLOY:
        assert TYPE[act[Act.HOW]] == Type.PLOY, f"act {number} is no ploy"
    elif kind != Doing.OTHER:
        assert is_fighter(g, act[Act.FIGHTER]), f"act {number} of no fighter"
    for column in (Act.FROM, Act.TO, Act.HEX):
        assert act[column] < max(g.hexes, 1), f"act {number} is outside the battlefield"
    for felled, out in ((Act.FELLED_LOW, Act.OUT_LOW), (Act.FELLED_HIGH, Act.OUT_HIGH)):
        assert act[felled] & ~act[out] == 0, f"act {number} has felled who is not out of action"
    if kind == Doing.ATTACK:
        check_attack(g, number, act)
        return
    assert act[Act.TARGET] == NOTHING and act[Act.WEAPON] == NOTHING, f"act {number} is no attack"
    assert not any(g.dice_count.tolist()[number]), f"act {number} rolls no dice"


def check_attack(g: Record, number: int, act: list[int]) -> None:
    """SHA-119 to SHA-146: an attack has a weapon, a target and dice that were rolled."""
    assert is_fighter(g, act[Act.TARGET]), f"attack {number} at nobody"
    assert 0 <= act[Act.WEAPON] < len(WEAPON_LIST), f"attack {number} with nothing"
    assert act[Act.REBOUND] <= g.seats, f"attack {number} rebounds for nobody"
    for roll, count in enumerate(g.dice_count.tolist()[number]):
        beyond = g.dice.tolist()[number][roll][count:] + g.rerolled.tolist()[number][roll][count:]
        assert not any(beyond), f"attack {number} has dice that were not rolled"


# --- Ploys that last ----------------------------------------------------------------------------------------------


def check_effects(g: Record) -> None:
    """SHA-107: ploys that last, without gaps, each of a seat that has played it."""
    rows = g.effects.tolist()
    played = [tuple(row[:2]) for row in rows[: g.effect_count]]
    assert len(set(played)) == len(played), "a ploy lasts twice"
    assert not has_any(rows[g.effect_count :]), "a ploy that lasted was not cleared"
    for number, row in enumerate(rows[: g.effect_count]):
        card, seat = row[Effect.CARD], row[Effect.SEAT]
        assert TYPE[card] == Type.PLOY, f"effect {number} is no ploy"
        assert SCOPE[card] != Scope.NONE, f"effect {number} does not last"
        assert seat < g.seats, f"effect {number} is nobody's"
        assert row[Effect.FIGHTER] < candidates(g, int(ASKS[card, 0])), f"effect {number} on nobody"
        assert row[Effect.USED] <= g.marks + 1, f"effect {number} was used by what was not"
        assert row[Effect.VALUE] <= g.seats * MODELS, f"effect {number} has no such value"
