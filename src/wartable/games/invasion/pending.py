"""What is being decided, in plain words for screens and texts: one name for every kind of decision.
Reads the frames of a record; what may be chosen is for the rules to say."""

from enum import StrEnum
from typing import Any, NamedTuple

from wartable.games.invasion.cards.declare import (
    A_CARD,
    A_OPTIONAL,
    A_TARGETS,
    SOUGHT,
    Question,
)
from wartable.games.invasion.cards.where import AGREE, NOWHERE, Where
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.announcing import full_cost, place_open
from wartable.games.invasion.rules.casting import may_cast
from wartable.games.invasion.rules.choices import must_take
from wartable.games.invasion.rules.combat import front_zone
from wartable.games.invasion.rules.draft import LOOKED_AT, pack_of
from wartable.games.invasion.rules.forced import is_due
from wartable.games.invasion.rules.peeking import DISCARD, WHOSE, card_at_top
from wartable.games.invasion.rules.rows import aims_of
from wartable.games.invasion.state import (
    CARDS,
    MANY,
    NOTHING,
    OPEN,
    About,
    Draft,
    Frame,
    Phase,
    Row,
    State,
    Step,
)
from wartable.kernel.frames import KIND, SEAT, A, B, C, D, E
from wartable.kernel.remembered import remembered


class Asked(StrEnum):
    """Every kind of decision there is."""

    MULLIGAN = "mulligan"
    WINDOW = "window"  # `moment` says which, `row` what is on top of the chain
    X = "x"  # for the announcement in `row`
    TARGET = "target"  # of the announcement in `row`: `place`, `target`, `optional`, `left`
    AGREE = "agree"  # whether what the announcement in `row` may do is done
    SACRIFICE_PRICE = "sacrifice-price"  # the unit that pays for the announcement in `row`
    TOKENS = "tokens"  # how many damage tokens pay a part of `cost`
    DEVELOPMENT = "development"  # the card that is put down in `zone`
    ORDER = "order"  # which of the forced effects that wait comes first
    REDIRECT = "redirect"  # where a point of damage of `aim` goes, by the card in `slot`
    RESTORE = "restore"
    ATTACKED_ZONE = "attacked-zone"
    ATTACKERS = "attackers"
    DEFENDERS = "defenders"
    FRONT = "front"  # which of two zones the attacker in `aim` attacks
    COUNTERSTRIKE = "counterstrike"  # `left` points of the card in `slot`
    ASSIGN_KIND = "assign-kind"  # an ordinary point (PASS) or an uncancellable one (YES)
    ASSIGN = "assign"  # where the next point goes; `left` and `hard` are the points still to assign
    INDIRECT = "indirect"
    SACRIFICE = "sacrifice"  # a unit, of `zone` or anywhere
    DEVELOPMENT_OR_DAMAGE = "development-or-damage"
    CORRUPT_OR_DAMAGE = "corrupt-or-damage"
    SEARCH = "search"  # among `cards`, which only the seat itself may see, for what fits `sought`
    PAY_FOR_ATTACKER = "pay-for-attacker"  # for the attacker in `aim`
    REVEAL = "reveal"  # how many cards of the opponent's hand, `left` at most
    FREE_TACTIC = "free-tactic"  # among `cards`, which all have seen
    AMOUNT = "amount"  # of damage that moves from `slot` to `aim`
    WHOSE_DECK = "whose-deck"  # is looked at: number of the seat
    PEEK = "peek"  # which of the `cards` on top of the deck of `whose` is discarded
    PUT_BACK = "put-back"  # which of them is the next one from the top
    CAST = "cast"  # among `cards`, tactics of the opponent's pile
    SAVE = "save"  # a unit that would be destroyed, by the card in `slot`
    QUESTION = "question"  # the one named `question`, about `aim`, the entry in `row`, or `left`
    PICK = "pick"  # `left` cards for the own deck, among the `cards` of the own pack
    COUNTERDRAFT = "counterdraft"  # a card of the opponent's pack, whose `cards` the seat sees
    SABOTAGE = "sabotage"  # whether to counterdraft one card more
    REINFORCE = "reinforce"  # one of the `cards` on top of the own pile, which only the seat itself may see
    NOTHING = "nothing"


class Moment(StrEnum):
    """Which window is open."""

    TURN_BEGINS = "turn-begins"
    KINGDOM = "kingdom"
    QUEST = "quest"
    CAPITAL = "capital"
    ZONE_CHOSEN = "zone-chosen"
    ATTACKERS_DECLARED = "attackers-declared"
    DEFENDERS_DECLARED = "defenders-declared"
    DAMAGE_ASSIGNED = "damage-assigned"
    DAMAGE_APPLIED = "damage-applied"
    NO_ATTACK = "no-attack"
    TURN_ENDS = "turn-ends"
    DAMAGE_ASIDE = "damage-aside"  # D-05: damage outside combat waits for this window to close


BY_FRAME = {
    Frame.MULLIGAN: Asked.MULLIGAN,
    Frame.WINDOW: Asked.WINDOW,
    Frame.ANNOUNCE: Asked.TARGET,
    Frame.DEVELOP: Asked.DEVELOPMENT,
    Frame.ORDER: Asked.ORDER,
    Frame.REDIRECT: Asked.REDIRECT,
    Frame.SACRIFICE: Asked.SACRIFICE,
    Frame.RESTORE: Asked.RESTORE,
    Frame.TARGET_ZONE: Asked.ATTACKED_ZONE,
    Frame.ATTACKERS: Asked.ATTACKERS,
    Frame.DEFENDERS: Asked.DEFENDERS,
    Frame.FRONT: Asked.FRONT,
    Frame.COUNTER: Asked.COUNTERSTRIKE,
    Frame.ASSIGN: Asked.ASSIGN,
    Frame.INDIRECT: Asked.INDIRECT,
    Frame.SACRIFICE_DEVELOPMENT: Asked.DEVELOPMENT_OR_DAMAGE,
    Frame.CORRUPT_OR_DAMAGE: Asked.CORRUPT_OR_DAMAGE,
    Frame.SEARCH: Asked.SEARCH,
    Frame.PAY_FOR_ATTACKER: Asked.PAY_FOR_ATTACKER,
    Frame.PEEK: Asked.PEEK,
    Frame.CAST: Asked.CAST,
    Frame.INSTEAD: Asked.SAVE,
    Frame.REVEAL: Asked.REVEAL,
    Frame.FREE_TACTICS: Asked.FREE_TACTIC,
    Frame.AMOUNT: Asked.AMOUNT,
    Frame.DRAFT: Asked.PICK,
    Frame.ASK: Asked.QUESTION,
}
BY_STAGE = {
    Draft.PICK: Asked.PICK,
    Draft.COUNTERDRAFT: Asked.COUNTERDRAFT,
    Draft.SABOTAGE: Asked.SABOTAGE,
    Draft.REINFORCE: Asked.REINFORCE,
}
IN_DRAFT = frozenset(BY_STAGE.values())
MOMENT_OF_PHASE = {
    Phase.BEGIN: Moment.TURN_BEGINS,
    Phase.KINGDOM: Moment.KINGDOM,
    Phase.QUEST: Moment.QUEST,
    Phase.CAPITAL: Moment.CAPITAL,
    Phase.END: Moment.TURN_ENDS,
}
MOMENT_OF_STEP = {  # of the battlefield phase, by the step that comes next
    Step.ATTACKERS: Moment.ZONE_CHOSEN,
    Step.DEFENDERS: Moment.ATTACKERS_DECLARED,
    Step.ASSIGN: Moment.DEFENDERS_DECLARED,
    Step.APPLY: Moment.DAMAGE_ASSIGNED,
    Step.OVER: Moment.DAMAGE_APPLIED,
    Step.LEAVE: Moment.NO_ATTACK,
}


class Pending(NamedTuple):
    """The decision that is due, and what it is about. What does not apply is -1, 0, empty or none."""

    asked: Asked
    seat: int
    phase: Phase | None = None
    step: Step | None = None  # that comes next
    moment: Moment | None = None
    card: int = 0  # number of the card that asks
    slot: int = NOTHING  # where it lies, if it is in play
    row: int = NOTHING  # of the chain
    ability: int = NOTHING
    place: int = NOTHING  # which target of the ability, 0 to 2
    target: Where = NOWHERE
    optional: bool = False
    zone: int = NOTHING
    aim: int = NOTHING  # another slot or section that it is about, as a target's number
    left: int = 0  # points or choices left, this one included
    hard: int = 0  # of points to assign: the uncancellable ones, beside `left` ordinary ones
    cost: int = 0  # what the announcement costs as far as it is chosen
    cards: tuple[int, ...] = ()  # numbers of the cards that the seat chooses among, in no hand
    whose: int = NOTHING  # deck these cards are of, if not the own one's
    pack: int = 0  # of a draft: which of the five
    question: str = ""  # its name
    sought: Where = NOWHERE  # what a search is for
    must: bool = False  # of a search: something has to be taken

    @property
    def answers(self) -> bool:
        """Whether a window is one in which the chain may be answered."""
        return self.asked == Asked.WINDOW and self.row != NOTHING


@remembered
def pending(g: Record) -> Pending:
    """The decision that is due."""
    if g.depth == 0:
        return Pending(Asked.NOTHING, NOTHING)
    kind, seat = Frame(int(g.frames[g.depth - 1, KIND])), int(g.frames[g.depth - 1, SEAT])
    about = _ABOUT.get(kind, _asker)(g, seat, *(int(g.frames[g.depth - 1, part]) for part in (A, B, C, D, E)))
    asked = about.pop("asked", BY_FRAME[kind])
    if g.frames[0, KIND] == Frame.TURN:
        about["phase"], about["step"] = Phase(int(g.frames[0, A])), Step(int(g.frames[0, B]))
    return Pending(asked, seat, **about)


def _asker(g: Record, seat: int, a: int, b: int, c: int, d: int, e: int) -> dict[str, Any]:
    return {"card": e}


def _window(g: Record, seat: int, a: int, b: int, c: int, d: int, e: int) -> dict[str, Any]:
    phase, step = Phase(int(g.frames[0, A])), Step(int(g.frames[0, B]))
    moment = MOMENT_OF_STEP.get(step) if phase == Phase.BATTLE else MOMENT_OF_PHASE[phase]
    if b != 0:
        moment = Moment.DAMAGE_ASIDE
    rows = [row for row in range(g.rows) if g.chain[row, Row.STATE] in (State.ON_CHAIN, State.CANCELLED)]
    return {"moment": moment, **(_row(g, rows[-1]) if rows else {})}


def _row(g: Record, row: int) -> dict[str, Any]:
    """What stands in a row of the chain."""
    ability = int(g.chain[row, Row.ABILITY])
    slot = int(g.chain[row, Row.SOURCE])
    return {"row": row, "ability": ability, "card": int(A_CARD[ability]), "slot": slot}


def _announcement(g: Record, seat: int, row: int, b: int, c: int, d: int, e: int) -> dict[str, Any]:
    found = _row(g, row)
    if g.chain[row, Row.X] == OPEN:
        return {**found, "asked": Asked.X}
    found["cost"] = int(full_cost(g, row))
    place = int(place_open(g, row))
    if place != NOTHING:
        return {**found, **_target(g, row, place)}
    asked = Asked.SACRIFICE_PRICE if g.chain[row, Row.GIVEN] == OPEN else Asked.TOKENS
    return {**found, "asked": asked}


def _target(g: Record, row: int, place: int) -> dict[str, Any]:
    ability = g.chain[row, Row.ABILITY]
    target = Where(A_TARGETS[ability, place])
    left = 1
    if target.is_many:
        left = int(g.chain[row, Row.X]) - int(aims_of(g, g.chain[row, Row.MARK]))
    optional = bool(A_OPTIONAL[ability, place])
    asked = Asked.AGREE if target == AGREE else Asked.TARGET
    return {"asked": asked, "place": place, "target": target, "optional": optional, "left": left}


def _develop(g: Record, seat: int, zone: int, b: int, c: int, d: int, e: int) -> dict[str, Any]:
    return {"zone": zone}


def _order(g: Record, seat: int, a: int, b: int, c: int, d: int, e: int) -> dict[str, Any]:
    return {"left": sum(bool(is_due(g, seat, row)) for row in range(g.waits))}


def _of_slot(g: Record, seat: int, slot: int, aim: int, c: int, d: int, e: int) -> dict[str, Any]:
    return {"slot": slot, "card": int(g.card[slot]), "aim": aim}


def _by_slot(g: Record, seat: int, slot: int, b: int, c: int, d: int, card: int) -> dict[str, Any]:
    return {"slot": slot, "card": card}


def _peek(g: Record, seat: int, owner: int, count: int, stage: int, done: int, card: int) -> dict[str, Any]:
    if stage == WHOSE:
        return {"asked": Asked.WHOSE_DECK, "card": card, "left": count}
    asked = Asked.PEEK if stage == DISCARD else Asked.PUT_BACK
    cards = tuple(int(card_at_top(g, owner, place)) for place in range(done, count))
    return {"asked": asked, "card": card, "cards": cards, "whose": owner, "left": count - done}


def _cast(g: Record, seat: int, a: int, b: int, c: int, d: int, card: int) -> dict[str, Any]:
    return {"card": card, "cards": tuple(other for other in range(1, CARDS) if may_cast(g, seat, other))}


def _fight(g: Record, seat: int, a: int, b: int, c: int, d: int, e: int) -> dict[str, Any]:
    return {"zone": int(g.attacked)}


def _front(g: Record, seat: int, slot: int, b: int, c: int, d: int, e: int) -> dict[str, Any]:
    return {"aim": slot}


def _counter(g: Record, seat: int, damage: int, slot: int, c: int, d: int, e: int) -> dict[str, Any]:
    return {"slot": slot, "card": e, "left": damage}


def _assign(g: Record, seat: int, ordinary: int, hard: int, kind: int, d: int, e: int) -> dict[str, Any]:
    asked = Asked.ASSIGN_KIND if ordinary > 0 and hard > 0 and kind == 0 else Asked.ASSIGN
    return {"asked": asked, "left": ordinary, "hard": hard, "zone": int(front_zone(g, d))}


def _points(g: Record, seat: int, left: int, b: int, c: int, d: int, card: int) -> dict[str, Any]:
    return {"card": card, "left": left}


def _in_zone(g: Record, seat: int, zone: int, b: int, c: int, d: int, card: int) -> dict[str, Any]:
    return {"card": card, "zone": zone}


def _search(g: Record, seat: int, to: int, search: int, looked: int, d: int, card: int) -> dict[str, Any]:
    where = SOUGHT[search]
    top = int(g.deck_left[seat])
    cards = tuple(int(g.deck[seat, top - 1 - back]) for back in range(looked))
    clause = where.places.play
    assert clause is not None
    cost = clause.most if clause.most < MANY else 0
    return {
        "card": card, "sought": where, "must": bool(must_take(g, search)), "zone": max(to, NOTHING), "cost": cost,
        "cards": cards,
    }  # fmt: skip


def _free_tactics(g: Record, seat: int, other: int, b: int, c: int, d: int, card: int) -> dict[str, Any]:
    return {"card": card, "cards": tuple(filter(None, (b, c, d)))}


def _question(g: Record, seat: int, number: int, x: int, c: int, d: int, card: int) -> dict[str, Any]:
    asking = Question(number).asking
    found = {"card": card, "question": asking.key, "target": asking.where, "optional": not asking.must}
    name = {About.SLOT: "aim", About.ROW: "row", About.COUNT: "left"}.get(asking.about)
    return {**found, name: x} if name else found


def _draft(g: Record, seat: int, stage: int, step: int, left: int, d: int, e: int) -> dict[str, Any]:
    """The cards of a pack that the seat has not chosen yet; or those that reinforcements come from."""
    if stage == Draft.REINFORCE:
        top = int(g.pile_left[seat])
        cards = [int(g.pile[seat, top - 1 - back]) for back in range(LOOKED_AT)]
    else:
        pack = int(pack_of(seat, step))
        cards = [int(g.pack[pack, place]) for place in range(g.pack_left[pack])]
        for place in range(g.picked_left[seat]):
            cards.remove(int(g.picked[seat, place]))
    return {"asked": BY_STAGE[Draft(stage)], "left": left, "cards": tuple(cards), "pack": int(g.pack_number)}


_ABOUT = {
    Frame.WINDOW: _window,
    Frame.ANNOUNCE: _announcement,
    Frame.DEVELOP: _develop,
    Frame.ORDER: _order,
    Frame.REDIRECT: _of_slot,
    Frame.SACRIFICE: _in_zone,
    Frame.ATTACKERS: _fight,
    Frame.DEFENDERS: _fight,
    Frame.FRONT: _front,
    Frame.COUNTER: _counter,
    Frame.ASSIGN: _assign,
    Frame.INDIRECT: _points,
    Frame.CORRUPT_OR_DAMAGE: _in_zone,
    Frame.SEARCH: _search,
    Frame.PAY_FOR_ATTACKER: _of_slot,
    Frame.PEEK: _peek,
    Frame.CAST: _cast,
    Frame.INSTEAD: _by_slot,
    Frame.REVEAL: _points,
    Frame.FREE_TACTICS: _free_tactics,
    Frame.AMOUNT: _of_slot,
    Frame.DRAFT: _draft,
    Frame.ASK: _question,
}
