"""What a seat may see, as plain data for any screen, and what an action is about.
The one authority for screens: nothing that `knowledge.imagine` would redraw may ever be read here."""

from wartable.games.invictus.cards import FIRST_LEADER, KEYS
from wartable.games.invictus.pending import Asked, Pending, card_key, pending, support_key
from wartable.games.invictus.pieces import (
    COLOURS,
    NATIONS,
    Data,
    attack_now,
    card_or_none,
    cells_of,
    column_of_cell,
    counted,
    facts,
    outcome,
    place_of_cell,
    row,
    row_of_cell,
    targets_now,
)
from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import (
    DRAW,
    RESTED,
    facing,
    health_of,
    opponent_of,
    row_of_sheet,
    team_of,
)
from wartable.games.invictus.rules.attack import reach_of
from wartable.games.invictus.rules.support import SUPPORTS, Choice, Timing
from wartable.games.invictus.shown import Cell, Format, PendingShown, Result, Seat, Team, View
from wartable.games.invictus.state import (
    ATTACK,
    CARD,
    CARDS,
    CELL,
    CELLS,
    COPY,
    ENTER,
    LEADER,
    MARCH,
    NOTHING,
    PASS,
    SEAT,
    SOLDIERS,
    Build,
    Reason,
)
from wartable.kernel.contract import Action
from wartable.kernel.naming import names_in


def view(g: Record, seat: int) -> View:
    """All that a seat may see (-1: a spectator, who sees what all see)."""
    due = pending(g)
    seen: View = {
        "game": "invictus",
        "seat": seat,
        "team": NOTHING if seat < 0 else team_of(seat),
        "format": _format(g),
        "turn": 0 if due.in_setup else g.turn + 1,
        "active": NOTHING if due.in_setup else g.active,
        "decider": due.seat,
        "order": [g.order[place] for place in range(g.seats)] if g.leaders_shown else None,
        "pending": _pending(g, due, seat),
        "flags": {"attacked": bool(g.attacked), "marched": bool(g.marched), "entered": bool(g.entered)},
        "bonuses": {"all": g.bonus, "next_soldier": g.next_bonus, "next_any_front": bool(g.next_any_front)},
        "result": _result(g, seat),
        "seats": [_seat(g, other, seat) for other in range(g.seats)],
        "teams": [_team(g, team, seat, due) for team in range(2)],
    }
    seen["cards"] = {key: facts(g, KEYS.index(key)) for key in sorted(names_in(seen, NAMES), key=KEYS.index)}
    return seen


def _format(g: Record) -> Format:
    return {
        "seats": g.seats,
        "deck_size": g.deck_size,
        "opening": g.opening,
        "build": Build(g.build).name.lower(),
        "mixed": bool(g.mixed),
        "back_row_open": bool(g.back_row_open),
        "opening_drawn": bool(g.opening_drawn),
        "leader_is_purple": bool(g.leader_is_purple),
    }


def _seat(g: Record, other: int, seat: int) -> Seat:
    """A seat: its hand, deck and choices for itself, their sizes and what was shown for the others."""
    own = other == seat
    told = own or g.leaders_shown != 0
    leader = g.leader[other]
    known = row(g.known, other)
    dealt = [g.leader_choice[other, place] for place in range(2)]
    return {
        "seat": other,
        "team": team_of(other),
        "you": own,
        "nation": None if g.mixed else NATIONS[g.nation[other]],
        "leader": KEYS[FIRST_LEADER + leader] if told and leader != NOTHING else None,
        "leader_chosen": leader != NOTHING,
        "leader_choice": [KEYS[FIRST_LEADER + choice] for choice in dealt if choice != NOTHING]
        if own
        else None,
        "hand": {
            "size": g.hand_size[other],
            "cards": counted(g, row(g.hand, other)) if own else None,
            "known": counted(g, known),
            "unknown": g.hand_size[other] - sum(known),
        },
        "deck": {"size": g.deck_left[other], "cards": _deck(g, other) if own else None},
        "pool": counted(g, row(g.pool, other)) if own else None,
        "kingdom": {
            "size": sum(row(g.colours, other)),
            "cards": counted(g, row(g.kingdom, other)),
            "colours": dict(zip(COLOURS, row(g.colours, other), strict=True)),
        },
        "points": g.points[other],
        "faces": int(facing(g, other)) if g.leaders_shown or g.seats == 2 else NOTHING,
    }


def _deck(g: Record, seat: int) -> dict[str, int]:
    """What the own deck holds; its order is nobody's to know."""
    counts = [0] * CARDS
    for place in range(g.deck_left[seat]):
        counts[g.deck[seat, place]] += 1
    return counted(g, counts)


def _team(g: Record, team: int, seat: int, due: Pending) -> Team:
    return {
        "team": team,
        "seats": [other for other in range(g.seats) if team_of(other) == team],
        "cells": [_cell(g, team, cell, seat, due) for cell in range(CELLS)],
        "queue": [card_key(g, g.queue[team, place]) for place in range(g.queue_size[team])],
        "queue_limit": g.queue_limit[team],
        "graveyard": counted(g, row(g.graveyard, team)),
        "graves": g.graves[team],
    }


def _cell(g: Record, team: int, cell: int, seat: int, due: Pending) -> Cell:
    card = g.field[team, cell]
    found: Cell = {
        "cell": cell,
        "place": place_of_cell(cell, seat),
        "row": row_of_cell(cell),
        "column": column_of_cell(cell, seat),
        "card": None,
    }
    if card == NOTHING:
        return found
    found["card"] = card_key(g, card)
    found["leader_of"] = card - SOLDIERS if card >= SOLDIERS else NOTHING
    found["rested"] = g.rested[team, cell] == RESTED
    found["damage"] = g.damage[team, cell]
    found["health"] = int(health_of(g, team, cell))
    found["attack"] = attack_now(g, team, cell)
    found["reach"] = cells_of(int(reach_of(g, team, cell)))
    found["targets"] = targets_now(g, team, cell)
    strike = due.strike
    found["attacking"] = strike is not None and team_of(strike.seat) == team and strike.cell == cell
    found["attacked"] = strike is not None and team_of(strike.seat) != team and strike.target == cell
    return found


def _pending(g: Record, due: Pending, seat: int) -> PendingShown:
    strike, support = due.strike, due.support
    return {
        "kind": due.asked.value,
        "setup": due.in_setup,
        "left": due.left,
        "choice": due.choice.name.lower().replace("_", "-"),
        "cell": due.cell,
        "place": None if due.cell == NOTHING else place_of_cell(due.cell, seat),
        "card": None if due.card == NOTHING else card_key(g, due.card),
        "attack": None
        if strike is None
        else {
            "seat": strike.seat,
            "cell": strike.cell,
            "card": card_key(g, g.field[team_of(strike.seat), strike.cell]),
            "value": strike.value,
            "target": strike.target,
            "target_card": None
            if strike.target == NOTHING
            else card_key(g, g.field[1 - team_of(strike.seat), strike.target]),
            "outcome": None
            if strike.target == NOTHING
            else outcome(g, strike.seat, strike.target, strike.value, True),
        },
        "support": None
        if support is None
        else {
            "seat": support.seat,
            "support": support_key(support.which),
            "card": card_key(g, support.card),
            "timing": Timing(SUPPORTS[support.which].timing).name.lower(),
        },
    }


def _result(g: Record, seat: int) -> Result | None:
    if g.reason == Reason.NONE:
        return None
    drawn = g.winner == DRAW
    won = None if drawn or seat < 0 else team_of(seat) == g.winner
    reason = Reason(g.reason).name.lower().replace("_", "-")
    return {"winner": None if drawn else g.winner, "draw": drawn, "won": won, "reason": reason}


NAMES = frozenset(KEYS)


DAMAGE = {"archer": 1, "gunner": 2, "slinger": 2}  # INVI-8.3, INVI-8.9, INVI-8.15: for the forecast only


def explain(g: Record, action: int) -> Action:
    """What an action is about: a verb, the piece it starts from, the piece or place it aims at."""
    due = pending(g)
    assert due.asked != Asked.NOTHING, "nothing can be played in a match that is over"
    if action == PASS:
        return Action("end-turn" if due.asked == Asked.MAIN else "pass")
    if action < ENTER:
        return _explain_card(g, due, action - CARD)
    if action < MARCH:
        return Action("enter", hand(g, due.seat, action - ENTER), {"area": "kingdom", "seat": due.seat})
    if action < ATTACK:
        head = g.queue[team_of(due.seat), 0]
        source = (
            None
            if head == NOTHING
            else {"area": "queue", "team": team_of(due.seat), "card": card_key(g, head)}
        )
        return Action("march", source, field(g, team_of(due.seat), action - MARCH))
    if action < CELL:
        return _explain_attack(g, due.seat, action - ATTACK)
    if action < COPY:
        return _explain_cell(g, due, action - CELL)
    if action < LEADER:
        source = None if due.card == NOTHING else hand(g, due.seat, due.card)
        nation = row_of_sheet(g, due.card) % FIRST_LEADER // 5 if due.card != NOTHING else 0
        return Action("copy", source, {"area": "support", "support": KEYS[nation * 5 + action - COPY]})
    if action < SEAT:
        return Action("keep-leader", {"area": "leaders", "card": KEYS[FIRST_LEADER + action - LEADER]})
    return Action("goes-first", {"area": "seat", "seat": action - SEAT})


def hand(g: Record, seat: int, card: int) -> Data:
    return {"area": "hand", "seat": seat, "card": card_key(g, card)}


def field(g: Record, team: int, cell: int) -> Data:
    card = g.field[team, cell]
    return {
        "area": "field",
        "team": team,
        "cell": cell,
        "card": None if card == NOTHING else card_key(g, card),
    }


VERB_FOR_CARD = {
    Asked.LEAVE_OUT: ("leave-out", "pool"),
    Asked.TAKE: ("take", "pool"),
    Asked.OPENING: ("open-with", "deck"),
    Asked.FRONT_CARD: ("deploy", "hand"),
    Asked.QUEUE_CARD: ("queue", "hand"),
    Asked.KINGDOM_CARD: ("enter", "hand"),
    Asked.MARCH_CARD: ("march", "hand"),
    Asked.DECOY_CARD: ("take-decoy", "kingdom"),
    Asked.BLOCK: ("block", "hand"),
    Asked.NEGATE: ("negate", "hand"),
    Asked.CHOOSE: ("choose-card", "hand"),
}
AREA_OF_CHOICE = {
    Choice.ENEMY_GRAVE_IF_ROOM: "graveyard",
    Choice.OWN_GRAVE: "graveyard",
    Choice.OWN_KINGDOM: "kingdom",
}


def _explain_card(g: Record, due: Pending, card: int) -> Action:
    verb, area = VERB_FOR_CARD.get(due.asked, ("support", "hand"))
    owner = due.seat
    if due.asked == Asked.DECOY_CARD:
        owner = facing(g, due.seat)
    elif due.choice in (Choice.ENEMY_HAND_SOLDIER, Choice.ENEMY_GRAVE_IF_ROOM):
        owner = opponent_of(g, due.seat)
    area = AREA_OF_CHOICE.get(due.choice, area)
    source: Data = {"area": area, "seat": int(owner), "card": card_or_none(g, card, due.seat)}
    if due.cell != NOTHING:
        return Action(verb, source, field(g, team_of(due.seat), due.cell))
    return Action(verb, source)


def _explain_attack(g: Record, seat: int, cell: int) -> Action:
    """The attacker; whom it may strike is told by `offers`."""
    team = team_of(seat)
    source = field(g, team, cell)
    if source["card"] is None:
        return Action("attack", source)
    return Action(
        "attack", {**source, "attack": attack_now(g, team, cell)}, {"area": "field", "team": 1 - team}
    )


def struck(g: Record, seat: int, cell: int) -> list[Data]:
    """INVI-5.2: whom the card on a cell may strike when it attacks, each with what would come of it."""
    team = team_of(seat)
    value = attack_now(g, team, cell)
    return [
        {**field(g, 1 - team, foe), "outcome": outcome(g, seat, foe, value, True)}
        for foe in targets_now(g, team, cell)
    ]


def _explain_cell(g: Record, due: Pending, cell: int) -> Action:
    team = team_of(due.seat)
    if due.asked == Asked.TARGET and due.strike is not None:
        target = field(g, 1 - team, cell)
        if target["card"] is not None:
            target["outcome"] = outcome(g, due.seat, cell, due.strike.value, True)
        return Action("strike", field(g, team, due.strike.cell), target)
    if due.asked == Asked.DECOY_CELL:
        source = {"area": "decoy", "seat": due.seat, "card": card_key(g, due.card)}
        return Action("place-decoy", source, field(g, 1 - team, cell))
    if due.asked == Asked.CHOOSE and due.support is not None:
        enemy = due.choice in (Choice.ENEMY_CARD, Choice.ENEMY_BACK_CARD)
        target = field(g, 1 - team if enemy else team, cell)
        key = support_key(due.support.which)
        if target["card"] is not None and enemy:
            target["outcome"] = outcome(g, due.seat, cell, DAMAGE[key], False)
        return Action("choose-cell", {"area": "support", "support": key}, target)
    return Action("choose-cell", None, field(g, team, cell))
