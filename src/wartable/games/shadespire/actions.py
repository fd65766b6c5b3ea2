"""What an action of Shadespire is about: a verb, the piece it starts from, the piece or place it aims at.
Seen with the eyes of the seat that decides, so only its own cards are said to be in a hand."""

from wartable.games.shadespire.declare import TYPE
from wartable.games.shadespire.pending import Asked, Pending, pending
from wartable.games.shadespire.pieces import (
    ATTACK_SIDES,
    DEFENCE_SIDES,
    FACE_KEYS,
    Data,
    key_of,
    place_of_card,
    place_of_fighter,
    place_of_hex,
    place_of_weapon,
)
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.attack import ATTACK_ROLL, DEFENCE_ROLL
from wartable.games.shadespire.rules.field import LONG_JOINS, placement_x, placement_y
from wartable.games.shadespire.rules.setup import BOTH, OBJECTIVES_ONLY, POWERS_ONLY
from wartable.games.shadespire.state import (
    ABILITY,
    ATTACK,
    CARD,
    CHARGE,
    DIE,
    DRAW,
    FACE,
    FIGHTER,
    FIGHTERS,
    GUARD,
    HEX,
    MOVE,
    NOTHING,
    NUMBER,
    PASS,
    PLACEMENT,
    SEAT,
    SWAP,
    WEAPON,
    YES,
    Type,
)
from wartable.kernel.contract import Action

# What each decision calls its actions: the one that does nothing more, yes, a fighter, a hex, a card.
PASSES = {
    Asked.OPENING: "pass",
    Asked.ACTIVATION: "pass",
    Asked.GRANTED_ACTIVATION: "pass",
    Asked.REACTION: "pass",
    Asked.POWER_STEP: "pass",
    Asked.END_UPGRADES: "done",
    Asked.DISCARD_OBJECTIVES: "done",
    Asked.DISCARD_POWERS: "done",
    Asked.COMMAND: "done",
    Asked.SHIFT: "done",
    Asked.REDRAW: "keep-hand",
    Asked.MOVE: "stop",
    Asked.PUSH: "stop",
    Asked.WEAPON: "no-attack",
    Asked.DRIVE: "no-drive",
    Asked.REROLL_ATTACK: "keep-dice",
    Asked.REROLL_DEFENCE: "keep-dice",
    Asked.GAMBIT: "fail",
}
YESSES = {Asked.GAMBIT: "succeed", Asked.ALL_OUT: "all-out"}
WITH_FIGHTER = {
    Asked.DEPLOY: "deploy",
    Asked.OPENING: "mend",
    Asked.TARGET: "target",
    Asked.SWEEP: "target",
    Asked.REACTION: "strike-back",
    Asked.UPGRADE_TO: "give",
    Asked.RAISE: "raise",
    Asked.COMMAND: "command",
    Asked.SHIFT: "push-away",
    Asked.STRIDE: "stride",
}
AIMED = ("target", "give", "choose")  # verbs whose fighter is what they aim at; else they start from it
TO_HEX = {
    Asked.TOKEN: "place-token",
    Asked.DEPLOY_TO: "deploy-to",
    Asked.MOVE: "go",
    Asked.PUSH: "push",
    Asked.DRIVE: "drive",
    Asked.RETURN: "return",
    Asked.MISCHIEF: "pick-token",
    Asked.TOKEN_TO: "move-token",
    Asked.SWITCH: "switch-with",
}
WITH_CARD = {
    Asked.ACTIVATION: "use",
    Asked.GRANTED_ACTIVATION: "use",
    Asked.REACTION: "react",
    Asked.SWAP: "discard",
    Asked.DISCARD_OBJECTIVES: "discard",
    Asked.DISCARD_POWERS: "discard",
}
OF_FIGHTERS = ((ATTACK, "attack"), (GUARD, "guard"), (CHARGE, "charge"), (MOVE, "move"))
ABILITIES = ("ability-raise", "ability-command")  # what fighter cards print
HANDS = {OBJECTIVES_ONLY: "objectives", POWERS_ONLY: "powers", BOTH: "both"}


def explain(g: Record, action: int) -> Action:
    """What an action is about: a verb, the piece it starts from, the piece or place it aims at."""
    due = pending(g)
    assert due.asked != Asked.NOTHING, "nothing can be played in a match that is over"
    if action == PASS:
        return Action(PASSES.get(due.asked, "decline"), _source(g, due))
    if action == YES:
        return Action(YESSES.get(due.asked, "yes"), _source(g, due))
    if action == DRAW:
        return Action("draw")
    if action == SWAP:
        return Action("swap")
    if action < FIGHTER:
        return _explain_number(g, due, action)
    if action < MOVE:
        return _explain_fighter(g, due, action - FIGHTER)
    if action < HEX:
        return _explain_activation(g, due, action)
    if action < PLACEMENT:
        return _explain_hex(g, due, action - HEX)
    if action < WEAPON:
        return _explain_placement(g, due, action - PLACEMENT)
    if action < CARD:
        return Action("weapon", _source(g, due), place_of_weapon(action - WEAPON))
    return _explain_card(g, due, action - CARD)


def _source(g: Record, due: Pending) -> Data | None:
    """What asks for the choice: a fighter, a card, an objective, or nothing but the rules."""
    if due.asked in (Asked.CHOICE, Asked.UPGRADE_TO):
        return place_of_card(g, due.card, due.seat)
    if due.asked == Asked.REACTION:
        return None
    if due.asked == Asked.TOKEN_TO:
        return {"area": "objective", "number": due.number, "hex": due.hex}
    if due.fighter != NOTHING:
        found = place_of_fighter(g, due.fighter)
        return {**found, "weapon": due.weapon} if due.weapon != NOTHING else found
    return {"area": "card", "card": key_of(due.card)} if due.card else None


def _explain_number(g: Record, due: Pending, action: int) -> Action:
    """Seats, boards, dice, and other things by their number."""
    if action >= DIE:
        return _explain_die(g, due, action - DIE)
    if action >= FACE:
        return Action("board", None, {"area": "face", "face": FACE_KEYS[action - FACE]})
    if action >= SEAT:
        verb = "choose" if due.asked == Asked.CHOICE else "first"
        return Action(verb, _source(g, due), {"area": "seat", "seat": action - SEAT})
    number = action - NUMBER
    if due.asked == Asked.BOARD_BESIDE:
        return Action("beside", _face(due), {"area": "board", "board": number})
    if due.asked == Asked.REDRAW:
        return Action("redraw", None, {"area": "hand", "seat": due.seat, "what": HANDS.get(number)})
    if due.asked == Asked.CHOICE:
        return Action("choose", _source(g, due), {"area": "direction", "direction": number})
    return Action("number", _source(g, due), {"area": "number", "number": number})


def _explain_die(g: Record, due: Pending, die: int) -> Action:
    kind = DEFENCE_ROLL if due.asked == Asked.REROLL_DEFENCE else ATTACK_ROLL
    rolled = g.acts > 0 and die < g.dice_count[g.acts - 1, kind]
    sides = DEFENCE_SIDES if kind == DEFENCE_ROLL else ATTACK_SIDES
    target = {
        "area": "die" if rolled else "empty",
        "roll": "defence" if kind == DEFENCE_ROLL else "attack",
        "die": die,
        "side": sides[g.dice[g.acts - 1, kind, die]] if rolled else None,
    }
    return Action("reroll", _source(g, due), target)


def _explain_fighter(g: Record, due: Pending, fighter: int) -> Action:
    verb = WITH_FIGHTER.get(due.asked, "choose")
    named = place_of_fighter(g, fighter)
    return Action(verb, _source(g, due), named) if verb in AIMED else Action(verb, named)


def _explain_activation(g: Record, due: Pending, action: int) -> Action:
    """SHA-69: what an activation does with a fighter; at the beginning of a phase, what an upgrade lets it do."""
    if action >= ABILITY:
        which = (action - ABILITY) // FIGHTERS
        verb = "ability-switch" if due.asked == Asked.OPENING and which == 0 else ABILITIES[which]
        return Action(verb, place_of_fighter(g, (action - ABILITY) % FIGHTERS))
    first, verb = next(known for known in OF_FIGHTERS if action >= known[0])
    return Action(verb, place_of_fighter(g, action - first))


def _explain_hex(g: Record, due: Pending, hex: int) -> Action:
    return Action(TO_HEX.get(due.asked, "choose"), _source(g, due), place_of_hex(g, hex))


def _face(due: Pending) -> Data | None:
    return {"area": "face", "face": FACE_KEYS[due.face]} if due.face != NOTHING else None


def _explain_placement(g: Record, due: Pending, placement: int) -> Action:
    """SHA-29 to SHA-31: how a board is joined to another: side, offset and whether it is turned."""
    beside = due.number if due.asked == Asked.BOARD_PLACE else 0
    target = {
        "area": "placement",
        "placement": placement,
        "board": beside,
        "join": "long" if placement < LONG_JOINS else "short",
        "x": g.board_x[beside] + int(placement_x(placement)),
        "y": g.board_y[beside] + int(placement_y(placement)),
        "turned": placement % 2 == 1,
    }
    return Action("join", _face(due), target)


def _explain_card(g: Record, due: Pending, card: int) -> Action:
    if due.asked == Asked.CHOICE:
        named = {"area": "card", "card": key_of(card)} if card else {"area": "empty", "card": None}
        return Action("choose", _source(g, due), named)
    verb = WITH_CARD.get(due.asked) or ("upgrade" if int(TYPE[card]) == Type.UPGRADE else "play")
    return Action(verb, place_of_card(g, card, due.seat))
