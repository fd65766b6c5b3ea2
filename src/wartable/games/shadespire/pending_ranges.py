"""What the frames of a match of Shadespire can hold, by their kind: the seat, then the parameters.
Only these numbers reach compiled rules from outside; how they belong together stands in `pending_invariants`."""

from wartable.games.shadespire.rules.acts import DENIED
from wartable.games.shadespire.rules.attack import OVER
from wartable.games.shadespire.rules.ending import DRAW_UP
from wartable.games.shadespire.rules.field import DIRECTIONS
from wartable.games.shadespire.rules.harm import APPLY
from wartable.games.shadespire.rules.striking import AT
from wartable.games.shadespire.rules.targets import OPEN
from wartable.games.shadespire.rules.turn import CLOSE
from wartable.games.shadespire.state import (
    ANY_FIGHTER,
    ANY_HEX,
    ANY_SEAT,
    BOARDS,
    CARD_OR_NONE,
    CARDS,
    COUNT,
    COUNTED_FIGHTER,
    DICE,
    FIGHTER_OR_NOTHING,
    HALF_OF_FIGHTERS,
    HEXES,
    NOTHING,
    SEAT_BITS,
    SEAT_OR_NOTHING,
    SEATS,
    SOME,
    TOKENS,
    WEAPON_OR_NOTHING,
    WEAPONS,
    Cause,
    Counted,
    Frame,
    Going,
    Passing,
    Pushing,
    Striking,
    Trigger,
)
from wartable.kernel.record import FLAG, FrameRanges, Range, within

TWO_BITS_EACH = within(0, (1 << 2 * SEATS) - 1)
CHOSEN = within(OPEN, CARDS - 1)
GOING = within(0, len(Going) - 1)
STRIKING = within(0, len(Striking) - 1)
CARD = within(1, CARDS - 1)
WEAPON = within(0, WEAPONS - 1)

# What the parameters of each frame can be; those that are not named are 0.
PARAMETERS: dict[Frame, tuple[Range, ...]] = {
    Frame.BOARD: (within(0, 2), within(0, BOARDS - 1), ANY_SEAT),
    Frame.TOKEN: (within(1, TOKENS - 1),),
    Frame.REDRAW: (within(1, SEATS),),
    Frame.FIRST: (FLAG,),
    Frame.DEPLOY: (COUNTED_FIGHTER,),
    Frame.ROUND: (within(0, CLOSE),),
    Frame.OPENING: (SEAT_BITS, HALF_OF_FIGHTERS, HALF_OF_FIGHTERS, TWO_BITS_EACH, TWO_BITS_EACH),
    Frame.ACTIVATE: (COUNTED_FIGHTER, FLAG),
    Frame.SWAP: (),
    # Steps below 0 lead to an objective.
    Frame.MOVE: (ANY_FIGHTER, within(-SOME, SOME), GOING, ANY_HEX, within(0, Passing.BY + HEXES - 1)),
    Frame.MOVED: (ANY_FIGHTER, within(0, 2)),
    Frame.CHARGED: (ANY_FIGHTER, FLAG, FLAG),
    Frame.BEFORE: (ANY_FIGHTER, STRIKING, within(0, AT), WEAPON_OR_NOTHING, COUNTED_FIGHTER),
    Frame.SWEEP: (ANY_FIGHTER, WEAPON, HALF_OF_FIGHTERS, HALF_OF_FIGHTERS, within(0, (1 << 15) - 1)),
    Frame.ATTACK: (within(0, OVER),),
    Frame.SUFFER: (ANY_FIGHTER, COUNT, within(0, APPLY), within(0, len(Cause) - 1), SEAT_OR_NOTHING),
    Frame.PUSH: (ANY_FIGHTER, COUNT, within(0, len(Pushing) - 1), within(-(1 << 15), (1 << 15) - 1), ANY_HEX),
    Frame.DRIVE: (ANY_FIGHTER, COUNT),
    Frame.REACT: (within(1, len(Trigger) - 1), SEAT_BITS, within(NOTHING, CARDS - 1)),
    Frame.POWER: (ANY_SEAT, FLAG),
    Frame.PLAY: (CARD, CHOSEN, CHOSEN, CHOSEN, within(0, DENIED)),
    Frame.USE: (within(1 - CARDS, CARDS - 1), CHOSEN, CHOSEN, CHOSEN, FIGHTER_OR_NOTHING),
    Frame.END: (within(0, DRAW_UP),),
    Frame.DISCARD: (FLAG, FLAG, COUNT),
    Frame.RAISE: (FIGHTER_OR_NOTHING, FLAG),
    Frame.DIE: (FLAG, within(NOTHING, DICE)),
    Frame.GAMBIT: (),
    Frame.TOTAL: (),
    Frame.TAKEN: (FIGHTER_OR_NOTHING, FLAG),
    Frame.COMMAND: (COUNT, FIGHTER_OR_NOTHING, GOING, COUNTED_FIGHTER),
    Frame.MISCHIEF: (within(0, (1 << TOKENS) - 1),),
    Frame.UPGRADE: (CARD_OR_NONE, FLAG),
    Frame.TOKEN_TO: (within(1, TOKENS - 1),),
    Frame.SHIFT: (ANY_HEX, HALF_OF_FIGHTERS, HALF_OF_FIGHTERS, FLAG, FLAG),
    Frame.SWITCH: (ANY_FIGHTER,),
    Frame.STRIDE: (COUNT,),
    Frame.HOW_MANY: (within(0, len(Counted) - 1), COUNT, FIGHTER_OR_NOTHING),
    Frame.KNOCKBACK: (ANY_FIGHTER, COUNT, within(0, DIRECTIONS - 1)),
}
NOBODYS = (Frame.ROUND, Frame.SUFFER, Frame.KNOCKBACK, Frame.REACT)
FRAMES = FrameRanges(
    {kind: (SEAT_OR_NOTHING if kind in NOBODYS else ANY_SEAT, *ranges) for kind, ranges in PARAMETERS.items()}
)
