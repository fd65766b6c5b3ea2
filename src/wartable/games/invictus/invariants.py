"""What holds in every record that the rules of Invictus can reach, and the census that play never changes.
For tests and for doubts; nothing here decides anything, and no rule may lean on it."""

from collections.abc import Iterator

from wartable.games.invictus.pending_invariants import check_frames, in_setup, is_pending
from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import (
    DRAW,
    TEAM_WINS,
    facing,
    occupied,
    place_of,
    row_of_sheet,
    team_of,
)
from wartable.games.invictus.rules.setup import (
    in_box,
    leaving_out,
    share_leaders,
)
from wartable.games.invictus.state import (
    CELLS,
    DECK,
    NOTHING,
    SEATS,
    SOLDIERS,
    Build,
    Frame,
    Reason,
    Stage,
)
from wartable.kernel.frames import KIND, A, B


def check(g: Record) -> None:
    """Raise AssertionError, naming what is wrong, when the rules can't have led to this record."""
    check_settings(g)
    check_order(g)
    check_counts(g)
    check_battlefields(g)
    check_queues(g)
    check_points(g)
    check_leaders(g)
    check_decks(g)
    check_turn(g)
    check_frames(g)
    check_end(g)


def census(g: Record) -> tuple[int, ...]:
    """How many of each soldier the whole table holds: the same at every step of a match.

    Empty while decks are still being built, and when the match is over (a founding can end it while a decoy is
    between kingdom and battlefield).
    """
    if not decks_are_built(g) or g.reason != Reason.NONE:
        return ()
    return tuple(everything(g)[:SOLDIERS])


def everything(g: Record) -> list[int]:
    """How many copies of each card lie anywhere on the table, in hands and decks included."""
    columns = zip(*g.hand.tolist(), *g.graveyard.tolist(), strict=True)
    counts = [sum(column) for column in columns]
    for soldier, column in enumerate(zip(*g.kingdom.tolist(), strict=True)):
        counts[soldier] += sum(column)
    rows = [*g.field.tolist(), *g.queue.tolist(), [decoy_in_hand(g)]]
    rows += [deck[:left] for deck, left in zip(g.deck.tolist(), g.deck_left.tolist(), strict=True)]
    for row in rows:
        for card in row:
            if card != NOTHING:
                counts[card] += 1
    return counts


def decoy_in_hand(g: Record) -> int:
    """The card that a decoy has taken and not yet placed."""
    if g.depth > 0 and g.frames[g.depth - 1, KIND] == Frame.DECOY:
        return int(g.frames[g.depth - 1, B])
    return NOTHING


def decks_are_built(g: Record) -> bool:
    return not in_setup(g) or g.frames[0, A] > Stage.BUILD


def check_settings(g: Record) -> None:
    """What a match was made with is one of the formats."""
    assert g.seats in (2, SEATS) and g.deck_size in (10, DECK), "no known format"
    assert g.opening == (3 if g.seats == 2 else 2), "no such opening hand"
    assert g.copies == (5 if g.build == Build.SHARED else 10), "no such box"
    assert not (g.mixed and g.build == Build.SHARED), "a shared box is of one nation"
    assert g.active < g.seats, "nobody's turn"
    assert all(left <= g.deck_size for left in g.deck_left.tolist()), "no such deck"
    assert decoy_in_hand(g) < SOLDIERS + g.seats, "a decoy that is no card"


def check_counts(g: Record) -> None:
    """Sizes agree with what they count, and seats that don't play hold nothing."""
    hands, known, kingdoms = g.hand.tolist(), g.known.tolist(), g.kingdom.tolist()
    for seat in range(SEATS):
        assert g.hand_size[seat] == sum(hands[seat]), f"hand_size of seat {seat}"
        assert all(map(int.__le__, known[seat], hands[seat])), f"seat {seat} is known to hold what it doesn't"
        in_colours = [sum(kingdoms[seat][colour::5]) for colour in range(5)]
        assert g.colours.tolist()[seat] == in_colours, f"colours of seat {seat}"
        if seat >= g.seats:
            cards = hands[seat] + kingdoms[seat] + g.pool.tolist()[seat] + g.deck.tolist()[seat]
            assert not any(cards), f"seat {seat} does not play"
            assert g.deck_left[seat] == 0 and g.points[seat] == 0, f"seat {seat} does not play"
    for team, graves in enumerate(g.graveyard.tolist()):
        assert g.graves[team] == sum(graves), f"graves of team {team}"


def check_order(g: Record) -> None:
    """INVI-11.3: every seat has one turn a round, and the teams take turns."""
    order = g.order.tolist()[: g.seats]
    assert sorted(order) == list(range(g.seats)), "order is no order of the seats"
    assert all(team_of(order[i]) != team_of(order[i - 1]) for i in range(g.seats)), (
        "a team has two turns in a row"
    )


def check_battlefields(g: Record) -> None:
    """INVI-2.1, INVI-5.6: one valid card a cell, empty cells clean; no standing card is hurt to its health."""
    for team, cards in enumerate(g.field.tolist()):
        for cell in range(CELLS):
            card, rested, damage = cards[cell], g.rested[team, cell], g.damage[team, cell]
            where = f"cell {cell} of team {team}"
            if card == NOTHING:
                assert rested == 0 and damage == 0, f"{where} is empty but not clean"
                continue
            assert card < SOLDIERS + g.seats, f"{where} holds no card: {card}"
            if g.reason == Reason.NONE:
                assert damage == 0 or damage < g.health[row_of_sheet(g, card), rested], (
                    f"{where} should be gone"
                )
    if g.reason == Reason.NONE:
        assert not any(g.damage.tolist()[team_of(g.active)]), "the active team's own cards are hurt"
        for team in range(2) if not in_setup(g) else ():
            placing = is_pending(g, Frame.DECOY) and team != team_of(g.active)
            assert placing or occupied(g, team), f"team {team} has nobody on its battlefield"


def check_queues(g: Record) -> None:
    """INVI-2.2, INVI-10.4: cards without gaps from the head on, no more than the limit."""
    for team, queue in enumerate(g.queue.tolist()):
        size = g.queue_size[team]
        assert size <= g.queue_limit[team], f"the queue of team {team} holds {size}"
        assert all(0 <= card < SOLDIERS + g.seats for card in queue[:size]), (
            f"gap in the queue of team {team}"
        )
        assert all(card == NOTHING for card in queue[size:]), f"cards behind the queue of team {team}"


def check_points(g: Record) -> None:
    """INVI-2.3, INVI-2.4: points follow from the kingdoms, and an open match has nobody with four."""
    colours = g.colours.tolist()
    for seat in range(g.seats):
        more = sum(map(int.__gt__, colours[seat], colours[facing(g, seat)]))
        assert g.points[seat] == more, f"seat {seat} has {g.points[seat]} points, not {more}"
        assert more < TEAM_WINS or g.reason == Reason.FOUNDING, f"seat {seat} should have won"


def check_leaders(g: Record) -> None:
    """INVI-2.5, INVI-3.4, INVI-9.1: a shown leader is in one place of its team, known to all, never in a graveyard."""
    for team in range(2):
        assert not any(g.graveyard.tolist()[team][SOLDIERS:]), "a leader in a graveyard"
    for seat in range(SEATS):
        card = SOLDIERS + seat
        places = list(places_of_leader(g, card))
        if not g.leaders_shown or seat >= g.seats:
            assert not places, f"leader {seat} is out too early"
            continue
        assert places == [team_of(seat)], f"leader {seat} is in {len(places)} places: {places}"
        assert all(g.known[holder, card] == g.hand[holder, card] for holder in range(g.seats)), (
            "a hidden leader"
        )
    for seat in range(g.seats):
        check_choice_of_leader(g, seat)


def places_of_leader(g: Record, card: int) -> Iterator[int]:
    """The team of every place where a leader is."""
    for seat in range(SEATS):
        yield from [team_of(seat)] * g.hand[seat, card]
    for team in range(2):
        yield from [team] * (g.field.tolist()[team].count(card) + g.queue.tolist()[team].count(card))
    if decoy_in_hand(g) == card:
        yield 1 - team_of(g.active)


def check_choice_of_leader(g: Record, seat: int) -> None:
    """INVI-3.2, INVI-3.3: the leader is of the own nation and, from a shared box, one of two that no other was dealt."""
    leader, dealt = g.leader[seat], g.leader_choice.tolist()[seat]
    assert leader != NOTHING or not g.leaders_shown, f"seat {seat} has no leader"
    if leader != NOTHING and not g.mixed:
        assert leader // 5 == g.nation[seat], f"seat {seat} has a foreign leader"
    if g.build != Build.SHARED or (dealt == [NOTHING, NOTHING] and g.leaders_shown):
        return
    assert leader == NOTHING or leader in dealt, f"seat {seat} was not dealt its leader"
    shared = [
        choice
        for other in range(g.seats)
        if other == seat or share_leaders(g, seat, other)
        for choice in g.leader_choice.tolist()[other]
        if choice != NOTHING
    ]
    assert len(set(shared)) == len(shared), f"a leader was dealt twice: {shared}"
    assert all(choice // 5 == g.nation[seat] for choice in dealt), f"seat {seat} was dealt a foreign leader"


def check_decks(g: Record) -> None:
    """INVI-3.1 to 3.3, INVI-10.2: a seat's own cards make up a legal deck, and no card is lost or made."""
    built = decks_are_built(g)
    own = [own_cards(g, seat) for seat in range(g.seats)]
    for seat, counts in enumerate(own):
        deck, left = g.deck.tolist()[seat], g.deck_left[seat]
        assert not any(deck[left:]), f"cards under the end of seat {seat}'s deck"
        fits = all(0 <= count <= in_box(g, seat, card) for card, count in enumerate(counts))
        assert fits, f"seat {seat} has more of a soldier than there are"
        if g.mixed:
            kinds = [sum(1 for card in range(colour, SOLDIERS, 5) if counts[card]) for colour in range(5)]
            assert max(kinds) <= 1, f"seat {seat} has two kinds of one colour"
        if built:
            assert sum(counts) == g.deck_size, f"seat {seat} has {sum(counts)} own soldiers"
            assert not any(g.pool.tolist()[seat]), f"seat {seat} still has a pool"
        else:
            assert sum(counts) <= g.deck_size, f"seat {seat} built too large a deck"
            if not leaving_out(g) and g.build != Build.GIVEN and any(g.pool.tolist()[seat]):
                in_pool = g.pool.tolist()[seat]
                whole = all(in_pool[card] + counts[card] == in_box(g, seat, card) for card in range(SOLDIERS))
                assert whole, f"the box of seat {seat} lost or found soldiers"
    brought = [sum(column) for column in zip(*own, strict=True)]
    present = everything(g)[:SOLDIERS]
    in_founding_decoy = 1 if g.reason == Reason.FOUNDING and sum(present) < sum(brought) else 0
    assert sum(brought) - sum(present) == in_founding_decoy, f"cards are missing: {brought} became {present}"
    assert in_founding_decoy or brought == present, f"soldiers changed their kind: {brought} became {present}"


def own_cards(g: Record, seat: int) -> list[int]:
    """The soldiers that a seat brought, by kind: those already shown, and those hidden in hand and deck."""
    counts = g.shown.tolist()[seat]
    hand, known = g.hand.tolist()[seat], g.known.tolist()[seat]
    for soldier in range(SOLDIERS):
        counts[soldier] += hand[soldier] - known[soldier]
    for soldier in g.deck.tolist()[seat][: g.deck_left[seat]]:
        counts[soldier] += 1
    return counts  # type: ignore[no-any-return]


def check_turn(g: Record) -> None:
    """INVI-4, INVI-6.1, INVI-9.4: attacks or a march; every turn drew one card; the deck bounds the match."""
    assert not (g.attacked and g.marched), "an attack and a march in one turn"
    if in_setup(g):
        begun = (g.turn, g.attacked, g.marched, g.entered, g.bonus, g.next_bonus, g.next_any_front)
        assert not any(begun) and not any(g.graves.tolist()), "the match began within set-up"
        return
    assert g.turn <= g.seats * (g.deck_size - g.opening), "the war is over"
    helped = g.bonus + -(-g.next_bonus // 3)
    assert helped <= g.queue_size[team_of(g.active)] + g.marched, "supports helped that lie in no queue"
    assert g.active == g.order[g.turn % g.seats], "the active seat is not in turn"
    for seat in range(g.seats):
        turns = (g.turn - place_of(g, seat)) // g.seats + 1
        left = max(0, g.deck_size - g.opening - turns)
        assert g.deck_left[seat] == left, f"seat {seat} has {g.deck_left[seat]} cards in its deck, not {left}"


def check_end(g: Record) -> None:
    """INVI-9: a match is over when it has a reason, and then nothing is pending; only a war's end can be a draw."""
    assert (g.reason != Reason.NONE) == (g.depth == 0), "over, yet something is pending"
    assert (g.reason == Reason.NONE) == (g.winner == NOTHING), "a winner and no reason"
    assert g.winner != DRAW or g.reason == Reason.WARS_END, "a draw before the war's end"
    if g.reason == Reason.FOUNDING:
        points = [g.points[seat] for seat in range(g.seats) if team_of(seat) == g.winner]
        assert max(points) >= TEAM_WINS, "founded without four points"
    if g.reason == Reason.WARS_END:
        assert g.deck_left[g.order[0]] == 0, "the war ended before the deck"
