"""Invasion in words: actions and prompts as messages of the Fluent files.
Only names of messages and their arguments live here, no text; why something can't be done is in `refusals`."""

from collections.abc import Callable
from typing import Any

from wartable.games.invasion.cards.declare import (
    A_COST,
    A_KIND,
    ACTION_OF,
    COST,
    COUNTER_RULE,
    TOKEN_RULE,
    Kind,
)
from wartable.games.invasion.narration import narrate
from wartable.games.invasion.pending import Asked, Moment, Pending, pending
from wartable.games.invasion.phrases import (
    Arguments,
    entry,
    name_of_card,
    name_of_seat,
    name_of_slot,
    place,
    spot,
    thing,
    who,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.refusals import needed, refusal, rule_of
from wartable.games.invasion.rules.combat import has_fighter
from wartable.games.invasion.rules.stats import (
    combat_damage,
    cost,
    funds,
    loyalty,
    power,
    section_hit_points,
    tax,
)
from wartable.games.invasion.state import NOTHING, SECTION, Edition, Phase, Row
from wartable.games.invasion.unplayable import wanted
from wartable.games.invasion.vocabulary import PASS, YES, Word, target_of, which, word_of
from wartable.kernel.contract import Message
from wartable.kernel.frames import A

__all__ = ["describe", "narrate", "prompt", "refuse"]

Said = tuple[str, Arguments]

# --- Actions ------------------------------------------------------------------------------------------


def describe(g: Record, action: int) -> Message:
    """An action, in words, for the seat that may play it; attribute `short` says it beside its card."""
    due = pending(g)
    name, arguments = _ACTIONS[due.asked](g, due, action)
    return Message(f"invasion-act-{name}", arguments, rule_of(due))


def _mulligan(g: Record, due: Pending, action: int) -> Said:
    return ("keep-hand" if action == PASS else "new-hand"), {}


def _window(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return _pass(g, due)
    word = word_of(action)
    if word == Word.DEVELOP:
        return "develop", {"place": place(due.seat * 3 + which(action), due.seat)}
    if word == Word.SLOT:
        slot = which(action)
        return "use", {"spot": spot(g, slot, due.seat), "cost": int(A_COST[ACTION_OF[g.card[slot]]])}
    return _play(g, due, which(action))


def _pass(g: Record, due: Pending) -> Said:
    """What a pass brings: the word to the other, the chain carried out, or the end of the window."""
    if g.frames[g.depth - 1, A] == 0:
        return "pass", {}
    if due.answers:
        return "pass-resolve", {"entry": entry(g, due.row, due.seat)}
    assert due.moment is not None
    return "pass-close", {"moment": due.moment.value}


def _play(g: Record, due: Pending, card: int) -> Said:
    arguments: Arguments = {
        "card": name_of_card(card),
        "cost": int(cost(g, due.seat, card, 0)),
        "loyalty": int(loyalty(g, due.seat, card)),
    }
    return ("play-x" if COST[card] < 0 else "play"), arguments


def _x(g: Record, due: Pending, action: int) -> Said:
    x = which(action)
    return "x", {"card": name_of_card(due.card), "x": x, "cost": int(cost(g, due.seat, due.card, x))}


def _target(g: Record, due: Pending, action: int) -> Said:
    card = name_of_card(due.card)
    if action == PASS:
        if due.place > 0:
            return "no-further-target", {"card": card}
        return ("no-target" if A_KIND[due.ability] == Kind.FORCED else "aim-at-none"), {"card": card}
    if word_of(action) == Word.ROW:
        row = which(action)
        return "target-row", {"card": card, "entry": entry(g, row, due.seat), "number": row + 1}
    target = target_of(action)
    chosen = thing(g, target, due.seat)
    if due.target.is_place:
        return ("play-into" if target >= SECTION else "play-onto"), {"card": card, "target": chosen}
    if due.target.is_host:
        return "attach", {"card": card, "target": chosen, "tax": _tax(g, due, target)}
    if due.target.places.pile is not None:
        count = int(g.discard[due.seat, which(action)])
        return "target-discarded", {"card": card, "target": chosen, "count": count}
    return "target", {"card": card, "target": chosen, "tax": _tax(g, due, target)}


def _tax(g: Record, due: Pending, target: int) -> int:
    """What this target adds to the cost."""
    one = int(g.chain[due.row, Row.ONE])
    if due.place == 0:
        return int(tax(g, due.seat, target, NOTHING))
    return int(tax(g, due.seat, one, target)) - int(tax(g, due.seat, one, NOTHING))


def _sacrifice(g: Record, due: Pending, action: int) -> Said:
    return "sacrifice", {"spot": spot(g, which(action), due.seat)}


def _tokens(g: Record, due: Pending, action: int) -> Said:
    tokens = which(action)
    return "tokens", {"tokens": tokens, "resources": due.cost - tokens}


def _development(g: Record, due: Pending, action: int) -> Said:
    return "put-down", {
        "card": name_of_card(which(action)),
        "place": place(due.seat * 3 + due.zone, due.seat),
    }


def _order(g: Record, due: Pending, action: int) -> Said:
    """Forced effects of the same card are told apart by their number."""
    waiting = [tuple(int(g.waiting[row, column]) for column in (0, 1, 2, 5)) for row in range(g.waits)]
    ability, _, slot, card = chosen = waiting[which(action)]
    alike = [row for row in range(g.waits) if waiting[row] == chosen]
    arguments: Arguments = {"source": spot(g, slot, due.seat) if slot >= 0 else name_of_card(card)}
    arguments["number"] = alike.index(which(action)) + 1 if len(alike) > 1 else 0
    if ability == COUNTER_RULE:
        return "first-counterstrike", arguments
    return ("first-token" if ability == TOKEN_RULE else "first"), arguments


def _redirect(g: Record, due: Pending, action: int) -> Said:
    target = target_of(action)
    added = int(tax(g, due.seat, target, NOTHING))
    return "redirect", {"target": thing(g, target, due.seat), "tax": added}


def _restore(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "restore-none", {}
    return "restore", {"spot": spot(g, which(action), due.seat)}


def _attacked_zone(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "no-attack", {}
    section = which(action)
    arguments: Arguments = {
        "place": place(section, due.seat),
        "damage": int(g.section_damage[section]),
        "hit-points": int(section_hit_points(g, section)),
    }
    return ("attack-burning" if g.burning[section] else "attack"), arguments


def _attackers(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return ("attackers-done" if has_fighter(g, due.seat) else "no-attackers"), {}
    return "attacker", {"card": name_of_slot(g, which(action)), "power": int(power(g, which(action)))}


def _defenders(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return ("defenders-done" if has_fighter(g, due.seat) else "no-defenders"), {}
    return "defender", {"card": name_of_slot(g, which(action)), "power": int(power(g, which(action)))}


def _counterstrike(g: Record, due: Pending, action: int) -> Said:
    return "counterstrike", {"spot": spot(g, which(action), due.seat), "damage": due.left}


def _assign_kind(g: Record, due: Pending, action: int) -> Said:
    return (
        ("uncancellable-point", {"left": due.hard})
        if action == YES
        else ("ordinary-point", {"left": due.left})
    )


def _assign(g: Record, due: Pending, action: int) -> Said:
    """With how much lies there already and, for a defender, how much must before the section may be hit."""
    target = target_of(action)
    lying = int(g.lying[target, 0] + g.lying[target, 1])
    arguments: Arguments = {"target": thing(g, target, due.seat), "lying": lying}
    if target >= SECTION or due.seat != g.active:
        return "assign", arguments
    return "assign-defender", {**arguments, "needed": needed(g, target)}


def _indirect(g: Record, due: Pending, action: int) -> Said:
    target = target_of(action)
    lying = int(g.batch[target, 0])
    return "assign", {"target": thing(g, target, due.seat), "lying": lying}


def _development_or_damage(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "damage-everywhere", {}
    return _sacrifice(g, due, action)


def _corrupt_or_damage(g: Record, due: Pending, action: int) -> Said:
    if word_of(action) == Word.SLOT:
        return "corrupt", {"spot": spot(g, which(action), due.seat)}
    return "take-damage", {"place": place(which(action), due.seat)}


def _search(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "find-none", {}
    return "find", {"card": name_of_card(which(action)), "place": place(due.seat * 3 + due.zone, due.seat)}


def _pay_for_attacker(g: Record, due: Pending, action: int) -> Said:
    return ("pay" if action == YES else "pay-not"), {"card": name_of_slot(g, due.aim)}


def _free_tactic(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "free-done", {}
    return "free", {"card": name_of_card(which(action))}


def _reveal(g: Record, due: Pending, action: int) -> Said:
    return "reveal", {"count": which(action)}


def _amount(g: Record, due: Pending, action: int) -> Said:
    return "move-damage", {"count": which(action), "target": spot(g, due.aim, due.seat)}


def _pick(g: Record, due: Pending, action: int) -> Said:
    return "pick", {"card": name_of_card(which(action))}


def _counterdraft(g: Record, due: Pending, action: int) -> Said:
    return "counterdraft", {"card": name_of_card(which(action))}


def _sabotage(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "no-sabotage", {}
    return "sabotage", {"card": name_of_card(which(action))}


def _reinforce(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "reinforce-none", {}
    return "reinforce", {"card": name_of_card(which(action))}


_ACTIONS: dict[Asked, Callable[[Any, Pending, int], Said]] = {
    Asked.MULLIGAN: _mulligan,
    Asked.WINDOW: _window,
    Asked.X: _x,
    Asked.TARGET: _target,
    Asked.SACRIFICE_PRICE: _sacrifice,
    Asked.TOKENS: _tokens,
    Asked.DEVELOPMENT: _development,
    Asked.ORDER: _order,
    Asked.REDIRECT: _redirect,
    Asked.RESTORE: _restore,
    Asked.ATTACKED_ZONE: _attacked_zone,
    Asked.ATTACKERS: _attackers,
    Asked.DEFENDERS: _defenders,
    Asked.COUNTERSTRIKE: _counterstrike,
    Asked.ASSIGN_KIND: _assign_kind,
    Asked.ASSIGN: _assign,
    Asked.INDIRECT: _indirect,
    Asked.SACRIFICE: _sacrifice,
    Asked.DEVELOPMENT_OR_DAMAGE: _development_or_damage,
    Asked.CORRUPT_OR_DAMAGE: _corrupt_or_damage,
    Asked.SEARCH: _search,
    Asked.PAY_FOR_ATTACKER: _pay_for_attacker,
    Asked.REVEAL: _reveal,
    Asked.FREE_TACTIC: _free_tactic,
    Asked.AMOUNT: _amount,
    Asked.PICK: _pick,
    Asked.COUNTERDRAFT: _counterdraft,
    Asked.SABOTAGE: _sabotage,
    Asked.REINFORCE: _reinforce,
}


# --- Prompts ------------------------------------------------------------------------------------------


def prompt(g: Record, seat: int) -> Message:
    """What is asked now and why; for a seat that waits: for whom, and what for."""
    due = pending(g)
    if due.asked == Asked.NOTHING:
        return Message("invasion-prompt-over")
    if due.seat != seat:
        doing = Message(f"invasion-doing-{due.asked.value}")
        waiting = {"name": name_of_seat(due.seat, seat), "doing": doing}
        return Message("invasion-prompt-waiting", waiting, rule_of(due))
    name, arguments = (_about_window if due.asked == Asked.WINDOW else _about)(g, due)
    return Message(f"invasion-prompt-{name}", arguments, rule_of(due))


def _about_window(g: Record, due: Pending) -> Said:
    arguments: Arguments = {"resources": int(funds(g, due.seat))}
    if due.answers:
        return "answer", {**arguments, "entry": entry(g, due.row, due.seat), "length": due.row + 1}
    if due.moment == Moment.CAPITAL and due.seat == g.active:
        return "capital", arguments
    assert due.moment is not None
    about = who(int(g.active), due.seat)
    if due.phase == Phase.BATTLE and g.attacked != NOTHING:
        about["place"] = place((1 - int(g.active)) * 3 + int(g.attacked), due.seat)
    return "window", {**arguments, "moment": Message(f"invasion-moment-{due.moment.value}", about)}


def _about(g: Record, due: Pending) -> Said:
    """What the prompts of all decisions but windows speak of; each takes what it needs."""
    arguments: Arguments = {
        "left": due.left,
        "hard": due.hard,
        "points": due.left + due.hard,
        "cost": due.cost,
        "resources": int(funds(g, due.seat)),
        "pack": due.pack,
        "looked": len(due.cards),
        "cards": [name_of_card(card) for card in due.cards],
    }
    if due.card > 0:
        arguments["card"] = name_of_card(due.card)
    if due.zone != NOTHING:
        owner = 1 - int(g.active) if due.asked in IN_COMBAT else due.seat
        arguments["place"] = place(owner * 3 + due.zone, due.seat)
    if due.aim != NOTHING:
        arguments["aim"] = thing(g, due.aim, due.seat)
    if due.asked == Asked.TARGET:
        return _about_target(due, arguments)
    if due.asked == Asked.DEFENDERS:
        arguments["power"] = sum(int(combat_damage(g, g.active, kind)) for kind in range(2))
    if due.asked == Asked.SEARCH and g.edition == Edition.FIRST:
        return "search-must", arguments
    if due.asked == Asked.SACRIFICE:
        return ("sacrifice" if due.zone == NOTHING else "sacrifice-here"), arguments
    return due.asked.value, arguments


IN_COMBAT = (Asked.ATTACKERS, Asked.DEFENDERS, Asked.ASSIGN, Asked.ASSIGN_KIND)


def _about_target(due: Pending, arguments: Arguments) -> Said:
    arguments["wanted"] = wanted(due.target)
    if due.target.is_many:
        return "targets", arguments
    return ("target-or-none" if due.optional else "target"), arguments


def refuse(g: Record, action: int) -> Message:
    """Why an action is not legal now, with the rule that forbids it."""
    return refusal(g, action, prompt)
