"""What holds of everything that is pending in a match of Invictus: frames, supports and their answers, set-up.
For tests and for doubts; nothing here decides anything, and no rule may lean on it."""

from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import (
    facing,
    kingdom_size,
    occupied,
    opponent_of,
    place_of,
    queue_is_full,
    team_of,
)
from wartable.games.invictus.rules.setup import decisions_at, leaving_out, pool_size, seat_at
from wartable.games.invictus.rules.support import Choice, Timing, may_answer, options_of
from wartable.games.invictus.rules.support_effects import CHOICES, GIVER, TIMING, can_help
from wartable.games.invictus.state import NOTHING, SEATS, SOLDIERS, Build, Frame, Stage
from wartable.kernel.frames import KIND, SEAT, A, B, C, E
from wartable.kernel.record import FRAME_SIZE

# What may lie directly on what, from the bottom up; a strike alone on top is carried out at once.
LIES_ON: dict[int, tuple[int, ...]] = {
    Frame.SETUP: (0,),
    Frame.MAIN: (0,),
    Frame.END_ENTRY: (0,),
    Frame.NAME_COPY: (Frame.MAIN,),
    Frame.MARCH_CARD: (Frame.MAIN,),
    Frame.STRIKE: (Frame.MAIN,),
    Frame.DECOY: (Frame.MAIN,),
    Frame.NAME_TARGET: (Frame.STRIKE,),
    Frame.BLOCK: (Frame.STRIKE,),
    Frame.SUPPORT: (Frame.MAIN, Frame.BLOCK, Frame.SUPPORT),
    Frame.NEGATE: (Frame.SUPPORT,),
}
TIMES: dict[int, Timing] = {Frame.MAIN: Timing.MAIN, Frame.BLOCK: Timing.BLOCK, Frame.SUPPORT: Timing.NEGATE}
BACK = 0b1000  # the first cell of the back row, as a bit


def in_setup(g: Record) -> bool:
    return is_pending(g, Frame.SETUP)


def is_pending(g: Record, kind: Frame) -> bool:
    return any(frame[KIND] == kind for frame in g.frames.tolist()[: g.depth])


def check_frames(g: Record) -> None:
    """What is pending lies in an order that the rules can make, and each frame fits what it lies on."""
    under = [0] * FRAME_SIZE
    frames = g.frames.tolist()[: g.depth]
    for number, frame in enumerate(frames):
        kind, seat = frame[KIND], frame[SEAT]
        assert under[KIND] in LIES_ON[kind], f"frame {kind} on frame {under[KIND]}"
        assert seat < g.seats, f"frame {kind} of seat {seat}"
        if kind in (Frame.BLOCK, Frame.NEGATE) or (kind, under[KIND]) == (Frame.SUPPORT, Frame.SUPPORT):
            assert seat == opponent_of(g, under[SEAT]), f"seat {seat} may not answer"
        elif kind == Frame.SUPPORT:
            assert seat == under[SEAT], f"the support of seat {seat} is not its own"
        elif kind != Frame.SETUP:
            assert seat == g.active, f"frame {kind} is not the active seat's"
        over = frames[number + 1][KIND] if number + 1 < g.depth else 0
        check_frame(g, frame, under, over)
        under = frame
    assert under[KIND] != Frame.STRIKE, "a strike was left waiting"


def check_frame(g: Record, frame: list[int], under: list[int], over: int) -> None:
    """What a frame is about is there; `over` is the kind of the frame that lies on it, or 0."""
    kind, seat, about = frame[KIND], frame[SEAT], frame[A]
    team = team_of(seat)
    if kind == Frame.SETUP:
        check_setup(g, frame)
    elif kind == Frame.NAME_COPY:
        assert g.hand[seat, about] and not queue_is_full(g, team), "a leader copies that can't support"
    elif kind == Frame.MARCH_CARD:
        assert g.queue_size[team] == 0 and g.hand_size[seat] > 0, "a march from hand past the queue"
    elif kind == Frame.STRIKE:
        assert g.field[team, about] != NOTHING, "nobody strikes"
        named = is_pending(g, Frame.BLOCK)
        assert (frame[B] != NOTHING) == named, "a target was named too early, or not"
        assert not named or g.field[1 - team, frame[B]] != NOTHING, "nobody is struck"
    elif kind == Frame.NAME_TARGET:
        assert about & ~occupied(g, 1 - team) == 0, "a target that is not there"
    elif kind in (Frame.BLOCK, Frame.NEGATE):
        assert over or may_answer(g, seat), f"seat {seat} has nothing to answer with"
        assert kind == Frame.BLOCK or TIMING[under[A]] != Timing.NEGATE, "a negate can't be negated"
    elif kind == Frame.SUPPORT:
        check_support(g, frame, under, over)
    elif kind == Frame.DECOY:
        cells, taken = occupied(g, 1 - team), int(frame[B] != NOTHING)
        assert cells < BACK and bin(cells).count("1") == about, "decoys lie elsewhere"
        assert 2 - about - taken <= kingdom_size(g, facing(g, seat)) + g.queue_size[1 - team], (
            "no more decoys"
        )


def check_support(g: Record, frame: list[int], under: list[int], over: int) -> None:
    """INVI-7: a support is used at its time, on what it needs unless it is negated; its first choice was possible."""
    seat, which, made, first, card = (frame[part] for part in (SEAT, A, B, C, E))
    assert TIMING[which] == TIMES[under[KIND]], f"support {which} at the wrong time"
    assert under[KIND] != Frame.SUPPORT or TIMING[under[A]] != Timing.NEGATE, "a negate can't be negated"
    assert card == GIVER[which] or SOLDIERS <= card < SOLDIERS + g.seats, f"support {which} of card {card}"
    assert not over or made == 0, f"support {which} was chosen for too early"
    assert (first != NOTHING) == made, f"support {which} was given {first}"
    asked = int(CHOICES[which, 0])
    options = options_of(g, seat, asked, NOTHING)
    helps = over == Frame.SUPPORT or TIMING[which] == Timing.NEGATE or can_help(which, g, seat)
    assert helps, f"support {which} can do nothing"
    assert not made or options & 1 << first, f"support {which} was given {first}"
    assert options or asked != Choice.OWN_KINGDOM, f"support {which} has nothing to take"


def check_setup(g: Record, frame: list[int]) -> None:
    """INVI-3: each stage was done by the seats before, and by no other; nothing lies anywhere that they did not lay."""
    seat, stage, index, cell = (frame[part] for part in (SEAT, A, B, C))
    assert index < decisions_at(g, stage) and seat == seat_at(g, stage, index), f"seat {seat} is not in turn"
    assert cell == NOTHING or stage == Stage.FRONT, "a cell was chosen too early"
    assert g.leaders_shown == (stage >= Stage.FIRST_SEAT), "leaders are shown too early, or not"
    done = [[at < stage or (at == stage and number < index) for number in range(SEATS)] for at in Stage]
    for team in range(2):
        laid = [by for by in range(2) if done[Stage.FRONT][by] and team_of(g.order[by]) == team]
        assert bin(occupied(g, team)).count("1") == len(laid), f"the battlefield of team {team} in set-up"
        assert occupied(g, team) < BACK and not any(g.rested.tolist()[team]), "in the back row in set-up"
        laid = [
            by for by in range(2) if done[Stage.QUEUE][by] and team_of(seat_at(g, Stage.QUEUE, by)) == team
        ]
        assert g.queue_size[team] == len(laid), f"the queue of team {team} in set-up"
    for one in range(g.seats):
        place = place_of(g, one)
        assert g.leader[one] != NOTHING or not done[Stage.LEADER][one], f"seat {one} chose no leader"
        entered = int(done[Stage.KINGDOM][place])
        assert kingdom_size(g, one) == entered, f"the kingdom of seat {one} in set-up"
        fronts = place < 2 and done[Stage.FRONT][place]
        queues = place >= g.seats - 2 and done[Stage.QUEUE][place - g.seats + 2]
        opened = g.opening + g.leaders_shown - fronts - queues - entered
        if not done[Stage.OPENING][one]:
            opening = stage == Stage.OPENING and one == index and not g.opening_drawn
            opened = min(g.hand_size[one], g.opening - 1) if opening else 0
        assert g.hand_size[one] == opened, f"the hand of seat {one} in set-up"
        assert (
            stage < Stage.OPENING
            or g.deck_left[one] == g.deck_size - g.opening
            or not done[Stage.OPENING][one]
        )
        others = [g.hand[one, SOLDIERS + other] for other in range(SEATS) if other != one]
        assert not any(others), f"seat {one} holds another's leader in set-up"
        check_building(g, one, done[Stage.BUILD][one], stage >= Stage.BUILD and one == index)


def check_building(g: Record, seat: int, built: bool, building: bool) -> None:
    """INVI-3.2, INVI-3.3: a deck is whole or still to be built, and then there are cards to build it from."""
    pool, left = pool_size(g, seat), g.deck_left[seat]
    if built or g.build == Build.GIVEN:
        assert pool == 0, f"seat {seat} still has a pool"
        assert built or left == g.deck_size, f"the deck of seat {seat} is not the one that was given"
    elif leaving_out(g):
        assert left == 0 and pool > g.deck_size, f"seat {seat} has no cards to leave out"
        assert building or pool == 5 * g.copies, f"seat {seat} left cards out too early"
    else:
        assert left < g.deck_size and pool > 0, f"seat {seat} has no cards to take"
        assert building or left == 0, f"seat {seat} took cards too early"
