"""Why a hex can't be chosen: to place something there, to move, push or drive a fighter there, or for a card.
Each function gives the first reason that a player would name; `refusals` asks here about hexes."""

from collections.abc import Callable
from typing import Any

from wartable.games.shadespire.pending import Asked, Pending
from wartable.games.shadespire.phrases import hyphened, name_of_fighter, spot
from wartable.games.shadespire.prompts import rule_of
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.field import are_adjacent, flood, is_blocked, within
from wartable.games.shadespire.rules.lasting import lasting_for
from wartable.games.shadespire.rules.moving import come_to
from wartable.games.shadespire.rules.stats import moves_through
from wartable.games.shadespire.rules.targets import is_hex_target
from wartable.games.shadespire.state import MODELS, WAYS, Act, Going, Ground
from wartable.games.shadespire.terms import Mod
from wartable.games.shadespire.unplayable import not_wanted, told
from wartable.kernel.contract import Message


def refuse_hex(g: Record, due: Pending, hex: int) -> Message | None:
    """Why a hex can't be chosen; nothing where no hex is asked for."""
    if due.asked not in _HEXES:
        return None
    if hex >= g.hexes:
        return told("no-hex", "SHA-36")
    return _HEXES[due.asked](g, due, hex)


def _taken(g: Record, due: Pending, hex: int, rule: str) -> Message | None:
    """A hex that nobody can enter."""
    if is_blocked(g, hex):
        return told("blocked", rule, spot=spot(g, hex))
    if g.who[hex]:
        return told("occupied", rule, spot=spot(g, hex), fighter=name_of_fighter(g, g.who[hex] - 1, due.seat))
    return None


def _token(g: Record, due: Pending, hex: int) -> Message:
    """SHA-40 to SHA-43."""
    where = spot(g, hex)
    if g.ground[hex] == Ground.START:
        return told("token-start", "SHA-40", spot=where)
    if g.ground[hex] == Ground.BLOCKED:
        return told("token-blocked", "SHA-41", spot=where)
    others = [g.token_hex[other] for other in range(g.tokens - due.left)]
    if any(within(g, hex, other, 2) for other in others):
        return told("token-near", "SHA-42", spot=where)
    return told("token-edge", "SHA-43", spot=where)


def _home(g: Record, due: Pending, hex: int) -> Message:
    """SHA-57, SHA-58, SHA-156: a starting hex, mostly of one's own."""
    rule, where = rule_of(due), spot(g, hex)
    if g.ground[hex] != Ground.START:
        return told("no-start", rule, spot=where)
    if not due.anywhere and g.land[hex] != due.fighter // MODELS:
        return told("not-at-home", rule, spot=where)
    found = _taken(g, due, hex, "SHA-58")
    assert found is not None
    return found


def _move(g: Record, due: Pending, hex: int) -> Message:
    """SHA-75 to SHA-77, SHA-81."""
    where, name, here = spot(g, hex), name_of_fighter(g, due.fighter, due.seat), come_to(g)
    if hex in (due.hex, here):
        return told("same-hex", "SHA-77", spot=where)
    found = _taken(g, due, hex, "SHA-76")
    if found is not None:
        return found
    mark = g.act[g.acts - 1, Act.MARK]
    through = moves_through(g, due.fighter, due.how, mark)
    more = lasting_for(g, Mod.MOVE_ONTO_OBJECTIVE, due.fighter, mark) if g.token[hex] > 0 else 0
    flood(g, WAYS, here, due.left + max(0, more), through, False)
    if g.far[WAYS, hex] == 0:
        return told("too-far", "SHA-75", spot=where, fighter=name, steps=due.left)
    if due.how == Going.CHARGE:
        return told("no-attack-from", "SHA-81", spot=where, fighter=name)
    return told("not-away", "SHA-108", spot=where, fighter=name)


def _push(g: Record, due: Pending, hex: int) -> Message:
    """SHA-147: one hex after the other, as the card says."""
    where, name = spot(g, hex), name_of_fighter(g, due.fighter, due.seat)
    if not are_adjacent(g, g.hex[due.fighter], hex):
        return told("push-step", "SHA-147", spot=where, fighter=name)
    assert due.how is not None
    return _taken(g, due, hex, "SHA-147") or told(
        "push-elsewhere", "SHA-147", spot=where, fighter=name, how=hyphened(due.how.name)
    )


def _drive(g: Record, due: Pending, hex: int) -> Message:
    """SHA-145."""
    where, name = spot(g, hex), name_of_fighter(g, due.fighter, due.seat)
    if not are_adjacent(g, g.hex[due.fighter], hex):
        return told("push-step", "SHA-145", spot=where, fighter=name)
    return _taken(g, due, hex, "SHA-145") or told("not-farther", "SHA-145", spot=where, fighter=name)


def _chosen_hex(g: Record, due: Pending, hex: int) -> Message | None:
    return not_wanted(due, spot(g, hex)) if is_hex_target(due.target) else None


def _mischief(g: Record, due: Pending, hex: int) -> Message:
    return told("objective-stays" if g.token[hex] > 0 else "no-objective", "SHA-98", spot=spot(g, hex))


def _token_to(g: Record, due: Pending, hex: int) -> Message:
    if not are_adjacent(g, due.hex, hex):
        return told("token-step", "SHA-98", spot=spot(g, hex), number=due.number)
    return told("token-taken", "SHA-98", spot=spot(g, hex), number=due.number)


def _switch(g: Record, due: Pending, hex: int) -> Message:
    return told("same-objective" if g.token[hex] > 0 else "no-objective", "SHA-65", spot=spot(g, hex))


_HEXES: dict[Asked, Callable[[Any, Pending, int], Message | None]] = {
    Asked.TOKEN: _token,
    Asked.DEPLOY_TO: _home,
    Asked.RETURN: _home,
    Asked.MOVE: _move,
    Asked.PUSH: _push,
    Asked.DRIVE: _drive,
    Asked.CHOICE: _chosen_hex,
    Asked.MISCHIEF: _mischief,
    Asked.TOKEN_TO: _token_to,
    Asked.SWITCH: _switch,
}
