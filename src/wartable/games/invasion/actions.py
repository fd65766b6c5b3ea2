"""What an action of Invasion is about: a verb, the piece it starts from, the piece or place it aims at.
Seen with the eyes of the seat that decides, so a development of the opponent is never named."""

from wartable.games.invasion.cards.declare import A_KIND, Kind
from wartable.games.invasion.pending import Asked, Pending, pending
from wartable.games.invasion.pieces import Data, key_of, place_of_row, place_of_slot, place_of_zone, waiting
from wartable.games.invasion.record import Record
from wartable.games.invasion.state import NOTHING
from wartable.games.invasion.vocabulary import PASS, YES, Word, which, word_of
from wartable.kernel.contract import Action

# What each decision calls its actions: the one that does nothing more, yes, a card, a card in play, a zone.
PASSES = {
    Asked.MULLIGAN: "keep-hand",
    Asked.WINDOW: "pass",
    Asked.ATTACKED_ZONE: "no-attack",
    Asked.ATTACKERS: "done",
    Asked.DEFENDERS: "done",
    Asked.ASSIGN_KIND: "ordinary",
    Asked.DEVELOPMENT_OR_DAMAGE: "take-damage",
}
YESSES = {Asked.MULLIGAN: "mulligan", Asked.ASSIGN_KIND: "uncancellable", Asked.PAY_FOR_ATTACKER: "pay"}
CARDS_OF = {
    Asked.WINDOW: ("play", "hand"),
    Asked.DEVELOPMENT: ("put-down", "hand"),
    Asked.TARGET: ("target", "discard"),
    Asked.SEARCH: ("find", "deck"),
    Asked.FREE_TACTIC: ("play-free", "hand"),
    Asked.PICK: ("pick", "pack"),
    Asked.COUNTERDRAFT: ("counterdraft", "pack"),
    Asked.SABOTAGE: ("counterdraft", "pack"),
    Asked.REINFORCE: ("reinforce", "pile"),
}
OF_OPPONENT = (Asked.FREE_TACTIC, Asked.COUNTERDRAFT, Asked.SABOTAGE)
IN_PLAY = {
    Asked.WINDOW: "use",
    Asked.TARGET: "target",
    Asked.SACRIFICE_PRICE: "sacrifice",
    Asked.REDIRECT: "redirect",
    Asked.RESTORE: "restore",
    Asked.ATTACKERS: "attack-with",
    Asked.DEFENDERS: "defend-with",
    Asked.COUNTERSTRIKE: "counterstrike",
    Asked.ASSIGN: "assign",
    Asked.INDIRECT: "assign",
    Asked.SACRIFICE: "sacrifice",
    Asked.DEVELOPMENT_OR_DAMAGE: "sacrifice",
    Asked.CORRUPT_OR_DAMAGE: "corrupt",
}
TO_ZONES = {
    Asked.WINDOW: "attack",  # never legal then, but one may ask why
    Asked.TARGET: "target",
    Asked.REDIRECT: "redirect",
    Asked.ATTACKED_ZONE: "attack",
    Asked.ASSIGN: "assign",
    Asked.INDIRECT: "assign",
    Asked.CORRUPT_OR_DAMAGE: "take-damage",
}
NUMBERS = {
    Asked.X: "x",
    Asked.TOKENS: "pay-tokens",
    Asked.AMOUNT: "move-damage",
    Asked.REVEAL: "reveal",
}
ACTS = (
    "use",
    "restore",
    "attack-with",
    "defend-with",
    "sacrifice",
    "corrupt",
)  # what is done with the card itself


def explain(g: Record, action: int) -> Action:
    """What an action is about: a verb, the piece it starts from, the piece or place it aims at."""
    due = pending(g)
    assert due.asked != Asked.NOTHING, "nothing can be played in a match that is over"
    source = _source(g, due)
    if action == PASS:
        return Action(PASSES.get(due.asked, "decline"), source)
    if action == YES:
        return Action(YESSES.get(due.asked, "yes"), source)
    word = word_of(action)
    if word == Word.CARD:
        return _explain_card(g, due, which(action))
    if word == Word.SLOT:
        return _explain_slot(g, due, which(action))
    if word == Word.ZONE:
        verb = TO_ZONES.get(due.asked, "target")
        if due.asked == Asked.TARGET and _plays_card(g, due):
            verb = "place"
        return Action(verb, source, place_of_zone(which(action)))
    if word == Word.DEVELOP:
        return Action("develop", None, place_of_zone(due.seat * 3 + which(action)))
    if word == Word.NUMBER:
        if due.asked == Asked.ORDER:
            row = which(action)
            return Action("order", {"area": "waiting", **waiting(g, row)} if row < g.waits else None)
        number = {"area": "number", "number": which(action)}
        return Action(NUMBERS.get(due.asked, "number"), source, number)
    return Action("target", source, place_of_row(g, which(action)))


def _plays_card(g: Record, due: Pending) -> bool:
    return bool(A_KIND[due.ability] == Kind.PLAY)


def _source(g: Record, due: Pending) -> Data | None:
    """What asks for the choice: a card in play, an entry of the chain, or nothing but the rules."""
    if due.asked == Asked.WINDOW:
        return None
    if due.asked == Asked.PAY_FOR_ATTACKER:
        return place_of_slot(g, due.aim, due.seat)
    if due.slot != NOTHING:
        return place_of_slot(g, due.slot, due.seat)
    if due.row != NOTHING:
        return place_of_row(g, due.row)
    return {"area": "card", "card": key_of(due.card)} if due.card else None


def _explain_card(g: Record, due: Pending, card: int) -> Action:
    verb, area = CARDS_OF.get(due.asked, ("choose", "hand"))
    owner = 1 - due.seat if due.asked in OF_OPPONENT else due.seat
    named = {"area": area, "seat": owner, "card": key_of(card)}
    if due.asked == Asked.DEVELOPMENT:
        return Action(verb, named, place_of_zone(due.seat * 3 + due.zone))
    if due.asked == Asked.TARGET:
        return Action(verb, _source(g, due), named)
    return Action(verb, named)


def _explain_slot(g: Record, due: Pending, slot: int) -> Action:
    verb = IN_PLAY.get(due.asked, "choose")
    named = place_of_slot(g, slot, due.seat)
    if due.asked == Asked.TARGET and _plays_card(g, due):
        verb = "place"
    if verb in ACTS:
        return Action(verb, named)
    return Action(verb, _source(g, due), named)
