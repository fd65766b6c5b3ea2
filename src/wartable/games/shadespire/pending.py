"""What is being decided, in plain words for screens and texts: one name for every kind of decision.
Reads the frames of a record; what may be chosen is for the rules to say."""

from collections.abc import Callable
from enum import IntEnum, StrEnum
from typing import Any, NamedTuple

from wartable.games.shadespire.declare import OPTIONAL
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.how_many import there_are
from wartable.games.shadespire.rules.setup import ACTIVATES_FIRST, CHOOSE_FACE, CHOOSE_PLACEMENT
from wartable.games.shadespire.rules.striking import AT
from wartable.games.shadespire.rules.targets import OPEN, PLACES, asked
from wartable.games.shadespire.rules.uses import MAY_PASS
from wartable.games.shadespire.state import (
    NOTHING,
    Act,
    Counted,
    Doing,
    Frame,
    Going,
    Pushing,
    Striking,
    Trigger,
)
from wartable.games.shadespire.terms import Target
from wartable.kernel.frames import KIND, SEAT, A, B, C, D, E
from wartable.kernel.remembered import remembered


class Asked(StrEnum):
    """Every kind of decision there is."""

    BOARD = "board"  # which face
    BOARD_BESIDE = "board-beside"  # which of the boards that lie there it joins
    BOARD_PLACE = "board-place"  # where it joins the board `number`
    TOKEN = "token"  # noqa: S105 (where the next objective token lies; `left` of them)
    REDRAW = "redraw"
    FIRST_TO_PLACE = "first-to-place"
    FIRST_TO_ACTIVATE = "first-to-activate"
    DEPLOY = "deploy"  # which fighter
    DEPLOY_TO = "deploy-to"  # and where `fighter` stands
    OPENING = "opening"  # SHA-65: what may be done as the phase begins
    ACTIVATION = "activation"
    GRANTED_ACTIVATION = "granted-activation"  # of `fighter`, by `card`; `limited` to a Move or an attack
    SWAP = "swap"  # which objective card is discarded
    MOVE = "move"  # where `fighter` goes with `left` steps
    WEAPON = "weapon"  # with which attack `fighter` attacks; `aim` is its only target
    TARGET = "target"  # whom it attacks with `weapon`
    SWEEP = "sweep"  # whom it attacks next with `weapon`
    DRIVE = "drive"  # where `fighter`, the target, is driven back to
    PUSH = "push"  # where `fighter` is pushed to; `left` hexes
    REACTION = "reaction"  # `moment` says to what
    POWER_STEP = "power-step"  # `left`: so many have passed in a row
    END_UPGRADES = "end-upgrades"
    CHOICE = "choice"  # what `card` asks for: `target`, `place`, `optional`; `chosen` before
    UPGRADE = "upgrade"  # which upgrade of the hand is given to a fighter
    UPGRADE_TO = "upgrade-to"  # and to which fighter, for its `cost`
    DISCARD_OBJECTIVES = "discard-objectives"  # `draws`: as many are drawn as are discarded
    DISCARD_POWERS = "discard-powers"
    RAISE = "raise"  # which fallen fighter returns; `anywhere` or at home
    RETURN = "return"  # where `fighter` returns
    REROLL_ATTACK = "reroll-attack"  # dice of the attack; `left` re-rolls, -1: as many as there are dice
    REROLL_DEFENCE = "reroll-defence"
    GAMBIT = "gambit"  # whether the attack succeeds
    ALL_OUT = "all-out"  # whether two more dice are rolled
    COMMAND = "command"  # who moves next; `left` of them
    MISCHIEF = "mischief"  # which objective moves
    TOKEN_TO = "token-to"  # noqa: S105 (where the objective `number` moves)
    SHIFT = "shift"  # who is pushed next from `hex`; `optional`: or nobody any more
    SWITCH = "switch"  # with which objective that of `fighter` changes places
    STRIDE = "stride"  # who is pushed `left` hexes
    DRAW_UP_TO = "draw-up-to"  # how many power cards are drawn, `left` at most
    HEAL_UP_TO = "heal-up-to"  # how many wound tokens `fighter` loses, `left` at most
    NOTHING = "nothing"


class Pending(NamedTuple):
    """The decision that is due, and what it is about. What does not apply is -1, 0, empty or none."""

    asked: Asked
    seat: int
    moment: Trigger | None = None
    card: int = 0  # the one that asks, or that is being carried out
    fighter: int = NOTHING
    aim: int = NOTHING  # another fighter that it is about
    weapon: int = NOTHING
    hex: int = NOTHING
    number: int = NOTHING  # of a board or an objective; how many are discarded already
    place: int = NOTHING  # which choice of the card, 0 to 2
    target: Target = Target.NONE  # what it asks for there
    optional: bool = False
    acting: bool = False  # the choice belongs to the action of an upgrade
    chosen: tuple[tuple[Target, int], ...] = ()  # what the card was given before
    left: int = 0  # steps, choices or re-rolls, this one included
    face: int = NOTHING  # of the board that is placed
    cost: int = 0
    limited: bool = False
    draws: bool = False
    anywhere: bool = False
    how: Going | Striking | Pushing | None = None


@remembered
def pending(g: Record) -> Pending:
    """The decision that is due."""
    if g.depth == 0:
        return Pending(Asked.NOTHING, NOTHING)
    frame = g.depth - 1
    kind, seat = Frame(g.frames[frame, KIND]), g.frames[frame, SEAT]
    about = _ABOUT[kind](g, *(g.frames[frame, part] for part in (A, B, C, D, E)))
    about.setdefault("card", carried_out(g))
    return Pending(seat=seat, **about)


def carried_out(g: Record) -> int:
    """The ploy that is being carried out, or 0."""
    if g.acts > 0 and g.act[g.acts - 1, Act.KIND] == Doing.PLOY:
        return int(g.act[g.acts - 1, Act.HOW])
    return 0


def named(member: IntEnum | None) -> str | None:
    """An enumeration's member as it stands in data and in names of messages."""
    return None if member is None else member.name.lower().replace("_", "-")


About = dict[str, Any]


def _board(g: Record, step: int, face: int, beside: int, d: int, e: int) -> About:
    if step == CHOOSE_FACE:
        return {"asked": Asked.BOARD}
    if step == CHOOSE_PLACEMENT:
        return {"asked": Asked.BOARD_PLACE, "number": beside, "face": face}
    return {"asked": Asked.BOARD_BESIDE, "face": face}


def _token(g: Record, left: int, b: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.TOKEN, "left": left}


def _redraw(g: Record, left: int, b: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.REDRAW, "left": left}


def _first(g: Record, what: int, b: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.FIRST_TO_ACTIVATE if what == ACTIVATES_FIRST else Asked.FIRST_TO_PLACE}


def _deploy(g: Record, fighter: int, b: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.DEPLOY_TO if fighter > 0 else Asked.DEPLOY, "fighter": fighter - 1}


def _opening(g: Record, a: int, b: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.OPENING}


def _activate(g: Record, fighter: int, limited: int, c: int, d: int, e: int) -> About:
    if fighter == 0:
        return {"asked": Asked.ACTIVATION}
    return {"asked": Asked.GRANTED_ACTIVATION, "fighter": fighter - 1, "limited": limited != 0}


def _swap(g: Record, a: int, b: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.SWAP}


def _move(g: Record, fighter: int, left: int, how: int, start: int, e: int) -> About:
    return {"asked": Asked.MOVE, "fighter": fighter, "left": max(left, 0), "how": Going(how), "hex": start}


def _before(g: Record, fighter: int, how: int, step: int, weapon: int, target: int) -> About:
    """What stands in place of a weapon can also be the sign that only pistols may be used."""
    return {
        "asked": Asked.TARGET if step == AT else Asked.WEAPON,
        "fighter": fighter,
        "how": Striking(how),
        "weapon": max(weapon - 1, NOTHING),
        "aim": target - 1,
    }


def _sweep(g: Record, fighter: int, weapon: int, c: int, d: int, how: int) -> About:
    return {"asked": Asked.SWEEP, "fighter": fighter, "weapon": weapon, "how": Striking(how % 16)}


def _push(g: Record, fighter: int, left: int, how: int, about: int, start: int) -> About:
    found: About = {"asked": Asked.PUSH, "fighter": fighter, "left": left, "how": Pushing(how), "hex": start}
    if how in (Pushing.NEXT_TO, Pushing.TOGETHER):
        found["aim"] = about
    elif how == Pushing.AWAY_FROM_HEX:
        found["hex"] = about
    return found


def _drive(g: Record, target: int, more: int, c: int, d: int, e: int) -> About:
    attacker = g.act[g.acts - 1, Act.FIGHTER]
    return {"asked": Asked.DRIVE, "fighter": target, "aim": attacker, "left": more + 1, "card": 0}


def _react(g: Record, trigger: int, seats: int, about: int, d: int, e: int) -> About:
    moment = Trigger(trigger)
    found: About = {"asked": Asked.REACTION, "moment": moment}
    if moment in (Trigger.PLOY_PLAYED, Trigger.AFTER_PLOY):
        return {**found, "card": about}
    if moment == Trigger.CHOSEN_BY_PLOY:
        return {**found, "fighter": about, "card": _card_below(g)}
    return {**found, "fighter": NOTHING if moment == Trigger.AFTER_ACTIVATION else about}


def _card_below(g: Record) -> int:
    """The card of the nearest ploy that is pending below, or 0."""
    for frame in range(g.depth - 1, -1, -1):
        if g.frames[frame, KIND] == Frame.PLAY:
            return int(g.frames[frame, A])
    return 0


def _power(g: Record, passes: int, upgrades: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.END_UPGRADES if upgrades else Asked.POWER_STEP, "left": passes, "card": 0}


def _play(g: Record, card: int, one: int, two: int, three: int, step: int) -> About:
    return _choice(card, False, (one, two, three), NOTHING)


def _use(g: Record, card: int, one: int, two: int, three: int, fighter: int) -> About:
    return _choice(abs(card), card < 0, (one, two, three), fighter)


def _choice(card: int, acting: bool, given: tuple[int, ...], fighter: int) -> About:
    """What a card asks for next, and what it was given."""
    wanted = [Target(asked(card, place, acting)) for place in range(PLACES)]
    place = next((place for place in range(PLACES) if given[place] == OPEN), NOTHING)
    before = zip(wanted, given, strict=True)
    return {
        "asked": Asked.CHOICE,
        "card": card,
        "acting": acting,
        "fighter": fighter,
        "place": place,
        "target": wanted[place] if place != NOTHING else Target.NONE,
        "optional": place != NOTHING and int(OPTIONAL[card, place]) == MAY_PASS,
        "chosen": tuple((kind, value) for kind, value in before if value >= 0),
    }


def _upgrade(g: Record, card: int, free: int, c: int, d: int, e: int) -> About:
    cost = 0 if free else 1
    if card == 0:
        return {"asked": Asked.UPGRADE, "cost": cost}
    return {"asked": Asked.UPGRADE_TO, "card": card, "cost": cost}


def _discard(g: Record, powers: int, draws: int, discarded: int, d: int, e: int) -> About:
    kind = Asked.DISCARD_POWERS if powers else Asked.DISCARD_OBJECTIVES
    return {"asked": kind, "draws": draws != 0, "number": discarded}


def _raise(g: Record, fighter: int, anywhere: int, c: int, d: int, e: int) -> About:
    kind = Asked.RAISE if fighter == NOTHING else Asked.RETURN
    return {"asked": kind, "fighter": fighter, "anywhere": anywhere != 0}


def _die(g: Record, defence: int, left: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.REROLL_DEFENCE if defence else Asked.REROLL_ATTACK, "left": left, **_attack(g)}


def _gambit(g: Record, a: int, b: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.GAMBIT, **_attack(g)}


def _total(g: Record, a: int, b: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.ALL_OUT, **_attack(g)}


def _attack(g: Record) -> About:
    """The attack on top."""
    act = g.acts - 1
    return {
        "fighter": g.act[act, Act.FIGHTER],
        "aim": g.act[act, Act.TARGET],
        "weapon": g.act[act, Act.WEAPON],
    }


def _command(g: Record, left: int, by: int, how: int, only: int, e: int) -> About:
    return {
        "asked": Asked.COMMAND,
        "left": left,
        "aim": by,
        "how": Going(how),
        "fighter": only - 1,
    }


def _mischief(g: Record, a: int, b: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.MISCHIEF}


def _token_to(g: Record, number: int, b: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.TOKEN_TO, "number": number, "hex": g.token_hex[number]}


def _shift(g: Record, hex: int, b: int, c: int, d: int, optional: int) -> About:
    return {"asked": Asked.SHIFT, "hex": hex, "optional": optional != 0}


def _switch(g: Record, fighter: int, b: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.SWITCH, "fighter": fighter}


def _stride(g: Record, left: int, b: int, c: int, d: int, e: int) -> About:
    return {"asked": Asked.STRIDE, "left": left}


def _how_many(g: Record, what: int, most: int, fighter: int, d: int, e: int) -> About:
    kind = Asked.DRAW_UP_TO if what == Counted.POWER_CARDS else Asked.HEAL_UP_TO
    return {"asked": kind, "fighter": fighter, "left": int(there_are(g))}


_ABOUT: dict[Frame, Callable[..., About]] = {
    Frame.BOARD: _board,
    Frame.TOKEN: _token,
    Frame.REDRAW: _redraw,
    Frame.FIRST: _first,
    Frame.DEPLOY: _deploy,
    Frame.OPENING: _opening,
    Frame.ACTIVATE: _activate,
    Frame.SWAP: _swap,
    Frame.MOVE: _move,
    Frame.BEFORE: _before,
    Frame.SWEEP: _sweep,
    Frame.PUSH: _push,
    Frame.DRIVE: _drive,
    Frame.REACT: _react,
    Frame.POWER: _power,
    Frame.PLAY: _play,
    Frame.USE: _use,
    Frame.DISCARD: _discard,
    Frame.RAISE: _raise,
    Frame.DIE: _die,
    Frame.GAMBIT: _gambit,
    Frame.TOTAL: _total,
    Frame.COMMAND: _command,
    Frame.MISCHIEF: _mischief,
    Frame.UPGRADE: _upgrade,
    Frame.TOKEN_TO: _token_to,
    Frame.SHIFT: _shift,
    Frame.SWITCH: _switch,
    Frame.STRIDE: _stride,
    Frame.HOW_MANY: _how_many,
}
