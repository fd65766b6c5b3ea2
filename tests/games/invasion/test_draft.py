"""Stories about the draft: piles, packs, picks, counterdrafts and draft cards (INV-170 to INV-182)."""

import random
from collections import Counter

import pytest

from wartable.games.invasion.cards import BY_KEY, BY_NUMBER, DECLARED
from wartable.games.invasion.cards.declare import DEALT, TYPE, Set
from wartable.games.invasion.state import LAYOUT, Draft, Event, Frame, Race, Side, Type
from wartable.games.invasion.vocabulary import which
from wartable.kernel.frames import KIND

from .draft_scene import (
    CUT,
    DRAFT_CARDS,
    ME,
    REINFORCEMENTS,
    SABOTAGE,
    SPECTATOR,
    THEM,
    TIDES,
    Story,
    assert_whole,
    census,
    draft,
    keys,
    walk,
)

# --- Piles and packs --------------------------------------------------------------------------------------


def of_side(side: Side) -> Counter[str]:
    return Counter(
        {
            card.key: card.copies
            for card in DECLARED.values()
            if card.set == Set.CORE and card.side == side and not DEALT[card.number]
        }
    )


@pytest.mark.rule("INV-170")
def test_each_side_has_its_races_and_its_alliances():
    s = draft()
    for seat, side, races in (
        (ME, Side.ORDER, (Race.DWARF, Race.EMPIRE, Race.HIGH_ELF)),
        (THEM, Side.DESTRUCTION, (Race.ORC, Race.CHAOS, Race.DARK_ELF)),
    ):
        cards = [BY_NUMBER[card] for card in census(s.g, seat).elements()]
        assert [sum(card.race == race for card in cards) for race in races] == [40, 40, 5]
        assert sum(card.key.startswith("alliance") for card in cards) == 3
        own = Counter(card.key for card in cards if card.side == side)
        assert own == of_side(side) and sum(own.values()) == 88


@pytest.mark.rule("INV-171", "T-11")
def test_a_pile_has_ten_neutrals_ten_draft_cards_and_108_cards_in_all():
    s = draft()
    for seat in (ME, THEM):
        cards = census(s.g, seat)
        assert sum(cards.values()) == 108
        assert sum(count for card, count in cards.items() if DEALT[card]) == 10
        assert [cards[BY_KEY[key].number] for key in DRAFT_CARDS] == [3, 3, 3, 1]
    assert_whole(s.g)


@pytest.mark.rule("INV-171")
def test_the_neutrals_are_dealt_by_lot():
    dealt = {tuple(sorted(card for card in census(draft(seed).g, ME) if DEALT[card])) for seed in range(20)}
    assert len(dealt) > 5


@pytest.mark.rule("INV-172")
def test_either_seat_may_take_either_side():
    s = draft(side0="destruction")
    assert "alliance-chaos-orc" in keys(census(s.g, ME))
    assert "alliance-dwarf-empire" in keys(census(s.g, THEM))


@pytest.mark.rule("INV-172")
def test_piles_are_shuffled():
    assert len({tuple(draft(seed).pile(seat)) for seed in range(10) for seat in (ME, THEM)}) == 20


@pytest.mark.rule("INV-173")
def test_a_pack_is_fifteen_cards_of_the_own_pile():
    s = draft()
    assert [len(s.pack(seat)) for seat in (ME, THEM)] == [15, 15]
    assert [len(s.pile(seat)) for seat in (ME, THEM)] == [93, 93]


@pytest.mark.rule("INV-173")
def test_the_pack_comes_from_the_top_of_the_pile():
    top = ["troll-slayers", "runesmith", "huntsmen"]
    s = draft().stack(ME, top=top).next_pack()
    assert Counter(top) <= Counter(s.pack())


# --- Picks and counterdrafts --------------------------------------------------------------------------------


@pytest.mark.rule("INV-174", "INV-176", "T-11")
def test_a_pack_gives_four_picks_of_two_and_three_counterdrafts_of_one():
    s = draft().stack(ME).stack(THEM)
    asked = []
    while s.g.pack_number == 1:
        asked.append((s.stage, s.actor))
        s.choose_any()
    picks = [(Draft.PICK, ME)] * 2 + [(Draft.PICK, THEM)] * 2
    counters = [(Draft.COUNTERDRAFT, ME), (Draft.COUNTERDRAFT, THEM)]
    assert asked == (picks + counters) * 3 + picks
    for seat in (ME, THEM):
        assert (len(s.deck(seat)), len(s.removed(seat)), len(s.thrown(seat))) == (8, 3, 4)


@pytest.mark.rule("INV-174")
def test_picks_come_from_the_own_pack():
    s = draft()
    assert set(s.choices) == set(s.pack(ME))
    s.to(Draft.PICK, 0, THEM)
    assert set(s.choices) == set(s.pack(THEM))


@pytest.mark.rule("INV-174")
def test_counterdrafts_come_from_the_pack_of_the_opponent():
    s = draft().stack(ME).stack(THEM).to(Draft.COUNTERDRAFT)
    assert set(s.choices) == set(s.pack(THEM))
    s.choose_any()
    assert (s.actor, set(s.choices)) == (THEM, set(s.pack(ME)))


@pytest.mark.rule("INV-174")
def test_a_card_can_be_picked_as_often_as_the_pack_has_it():
    s = draft().stack(ME, pack=["king-kazador", "troll-slayers", "troll-slayers"])
    assert "king-kazador" not in Story(s.position.copy()).choose("king-kazador").choices
    s.choose("troll-slayers", "troll-slayers")
    assert s.actor == THEM


@pytest.mark.rule("INV-175")
def test_picks_join_the_own_deck_and_nobody_else_learns_them():
    s = draft().stack(ME, pack=["runesmith", "huntsmen"]).stack(THEM)
    for key in ("runesmith", "huntsmen"):
        s.choose(key)
        assert [event.card for event in s.events(ME, Event.PICKED)] == [BY_KEY[key].number]
        for seat in (THEM, SPECTATOR):
            assert [event.card for event in s.events(seat)] == [-1]
    s.picks(theirs=())
    assert s.deck(ME) == ["runesmith", "huntsmen"]
    assert all(event.card != BY_KEY["runesmith"].number for event in s.events(THEM))


@pytest.mark.rule("INV-175")
def test_a_counterdraft_is_shown_when_both_have_chosen_and_leaves_the_draft():
    s = draft().stack(ME, pack=["runesmith"]).stack(THEM, pack=["night-goblins"]).to(Draft.COUNTERDRAFT)
    s.choose("night-goblins")
    assert [event.card for event in s.events(THEM)] == [-1], "not yet"
    assert "night-goblins" in s.pack(THEM)
    s.choose("runesmith")
    for seat in (ME, THEM, SPECTATOR):
        shown = [(event.seat, keys([event.card])[0]) for event in s.events(seat, Event.COUNTERDRAFTED)]
        assert shown == [(ME, "night-goblins"), (THEM, "runesmith")]
    assert (s.removed(ME), s.removed(THEM)) == (["runesmith"], ["night-goblins"])
    assert len(s.pack(ME)) == len(s.pack(THEM)) == 12


@pytest.mark.rule("INV-175")
def test_the_choice_of_the_second_seat_does_not_depend_on_that_of_the_first():
    for step, stage in ((0, Draft.PICK), (1, Draft.COUNTERDRAFT), (3, Draft.COUNTERDRAFT)):
        s = draft(seed=5).stack(ME).stack(THEM).to(stage, step, ME)
        seen = set()
        for action in s.position.legal():
            after = Story(s.position.copy())
            after.position.play(action)
            while after.actor == ME:
                after.choose_any()
            seen.add((tuple(after.choices), after.position.observe(THEM).tobytes()))
            assert [event.card for event in after.events(THEM)] == [-1]
        assert len(seen) == 1


@pytest.mark.rule("INV-176", "W-18")
def test_what_is_left_of_a_pack_is_discarded_unseen():
    s = draft().stack(ME).stack(THEM).to(Draft.PICK, 6, THEM).choose_any()
    left = Counter(s.pack(ME)) - Counter(keys(s.g.picked[ME, place] for place in range(2)))
    s.choose_any()
    assert Counter(s.thrown(ME)) == left and sum(left.values()) == 4
    assert [(event.card, event.x) for event in s.events(THEM, Event.PACK_DONE)] == [(-1, 4), (-1, 4)]


@pytest.mark.rule("INV-176")
def test_five_packs_make_a_deck_of_about_forty_and_a_usual_game_follows():
    s = draft()
    while s.drafting:
        s.choose_any()
    sizes = [event.x for event in s.events(ME, Event.DECK_DONE)]
    assert len(sizes) == 2 and all(30 <= size < 50 for size in sizes)
    assert [s.g.hand_size[seat] for seat in (ME, THEM)] == [7, 7]
    assert [len(s.deck(seat)) for seat in (ME, THEM)] == [size - 7 for size in sizes]
    assert s.g.frames[s.g.depth - 1, KIND] == Frame.MULLIGAN
    assert s.g.symbols[ME, Race.EMPIRE] == s.g.symbols[THEM, Race.ORC] == 1
    assert not any(s.pile(seat) + s.pack(seat) + s.thrown(seat) for seat in (ME, THEM))


# --- Draft cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-177")
@pytest.mark.parametrize("key", DRAFT_CARDS)
def test_a_picked_draft_card_is_shown_to_all_and_joins_no_deck(key):
    s = draft().stack(ME, pack=[key, "runesmith"]).stack(THEM)
    s.choose(key)
    assert [event.card for event in s.events(THEM)] == [-1], "not before both have chosen"
    s.choose("runesmith").picks(theirs=())
    for seat in (ME, THEM, SPECTATOR):
        shown = s.events(seat, Event.DRAFT_CARD)
        assert [(event.seat, keys([event.card])) for event in shown] == [(ME, [key])]
    assert s.deck(ME) == ["runesmith"] and s.removed(ME) == [key]
    done = [(event.x, event.y) for event in s.events(THEM, Event.PICKS_DONE)]
    assert done == [(1, 1), (2, 0)]


@pytest.mark.rule("INV-177")
@pytest.mark.parametrize("key", DRAFT_CARDS)
def test_a_counterdrafted_draft_card_is_shown_too(key):
    s = draft().stack(ME).stack(THEM, pack=[key]).to(Draft.COUNTERDRAFT)
    s.choose(key).choose_any()
    assert keys([s.events(THEM, Event.COUNTERDRAFTED)[0].card]) == [key]
    assert s.removed(THEM) == [key]


@pytest.mark.rule("INV-177")
def test_draft_cards_take_effect_before_the_next_step():
    s = draft().stack(ME, pack=[REINFORCEMENTS, SABOTAGE]).stack(THEM).picks(REINFORCEMENTS, SABOTAGE)
    assert (s.stage, s.step) == (Draft.REINFORCE, 0)
    s.choose_any()
    assert (s.stage, s.g.sabotages[ME]) == (Draft.COUNTERDRAFT, 1)


@pytest.mark.rule("INV-177")
def test_no_draft_card_is_ever_in_a_deck():
    for seed in range(10):
        s = draft(seed)
        lot = random.Random(seed)
        while s.drafting:
            legal = s.position.legal()
            wanted = [action for action in legal if TYPE[which(action)] == Type.DRAFT]
            s.position.play(lot.choice(wanted or legal))
        for seat in (ME, THEM):
            hand = keys(s.g.hand[seat, place] for place in range(s.g.hand_size[seat]))
            assert not set(DRAFT_CARDS) & set(s.deck(seat) + hand)


@pytest.mark.card("cut-supply-lines")
@pytest.mark.rule("INV-178", "D-14")
def test_cut_supply_lines_makes_the_later_packs_of_the_opponent_smaller():
    s = draft().stack(ME, pack=[CUT, CUT]).stack(THEM).picks(CUT, CUT)
    assert (len(s.pack(ME)), len(s.pack(THEM))) == (13, 13), "not this pack"
    s.next_pack()
    assert (len(s.pack(ME)), len(s.pack(THEM))) == (15, 13)
    s.next_pack()
    assert (len(s.pack(ME)), len(s.pack(THEM))) == (15, 13)


@pytest.mark.rule("INV-178", "D-14")
def test_counterdrafted_it_lies_beside_the_pile_that_it_came_from():
    s = draft().stack(ME).stack(THEM, pack=[CUT]).to(Draft.COUNTERDRAFT).choose(CUT).choose_any()
    assert s.g.supply_cut.tolist() == [0, 1]
    s.next_pack()
    assert (len(s.pack(ME)), len(s.pack(THEM))) == (15, 14)


@pytest.mark.rule("D-14")
def test_both_players_know_of_cut_supply_lines():
    s = draft().stack(ME, pack=[CUT]).stack(THEM).picks(CUT)
    for seat in (ME, THEM, SPECTATOR):
        assert [(event.seat, event.x) for event in s.events(seat, Event.SUPPLY_CUT)] == [(THEM, 1)]
        dream = s.position.imagine(seat, 3)
        assert dream.record.supply_cut.tolist() == [0, 1]


@pytest.mark.card("reinforcements")
@pytest.mark.rule("INV-179")
def test_reinforcements_offers_the_top_five_of_the_own_pile():
    top = ["runesmith", "huntsmen", "troll-slayers", "king-kazador", "radiant-gaze"]
    s = draft().stack(ME, pack=[REINFORCEMENTS], top=top).stack(THEM).picks(REINFORCEMENTS)
    assert (s.stage, s.actor, set(s.choices)) == (Draft.REINFORCE, ME, set(top))
    size = len(s.pile())
    s.choose("king-kazador")
    assert s.deck()[-1] == "king-kazador"
    assert set(s.pile()[:4]) == set(top) - {"king-kazador"} and len(s.pile()) == size - 1
    assert [event.card for event in s.events(ME, Event.REINFORCED)] == [BY_KEY["king-kazador"].number]
    for seat in (THEM, SPECTATOR):
        assert [event.card for event in s.events(seat, Event.REINFORCED)] == [-1]


@pytest.mark.rule("INV-179")
def test_one_copy_of_several_is_taken():
    top = ["troll-slayers"] * 3 + ["huntsmen"] * 2
    s = draft().stack(ME, pack=[REINFORCEMENTS], top=top).stack(THEM).picks(REINFORCEMENTS)
    s.choose("troll-slayers")
    assert sorted(s.pile()[:4]) == ["huntsmen"] * 2 + ["troll-slayers"] * 2


@pytest.mark.rule("INV-179")
def test_counterdrafted_it_reinforces_whoever_chose_it():
    s = draft().stack(ME, top=["runesmith"]).stack(THEM, pack=[REINFORCEMENTS])
    s.to(Draft.COUNTERDRAFT).choose(REINFORCEMENTS).choose_any()
    assert (s.stage, s.actor) == (Draft.REINFORCE, ME)
    assert "runesmith" in s.choices


@pytest.mark.rule("INV-177", "INV-179", "W-17")
def test_a_draft_card_is_no_reinforcement():
    s = draft().stack(ME, pack=[REINFORCEMENTS], top=[CUT, SABOTAGE, TIDES, "runesmith", SABOTAGE])
    s.stack(THEM).picks(REINFORCEMENTS)
    assert s.choices == ["runesmith"]
    s = draft().stack(ME, pack=[REINFORCEMENTS], top=[CUT, SABOTAGE, TIDES, CUT, SABOTAGE]).stack(THEM)
    s.picks(REINFORCEMENTS)
    assert s.choices == ["pass"]
    s.choose("pass")
    assert len(s.deck()) == 1 and set(s.pile()[:5]) == {CUT, SABOTAGE, TIDES}
    assert_whole(s.g)


@pytest.mark.card("sabotage")
@pytest.mark.rule("INV-180")
def test_a_sabotage_gives_one_more_counterdraft():
    s = draft().stack(ME, pack=[SABOTAGE]).stack(THEM).picks(SABOTAGE)
    s.choose_any().choose_any()
    assert (s.stage, s.actor) == (Draft.SABOTAGE, ME)
    assert set(s.choices) == {"pass", *s.pack(THEM)} - {keys([s.g.picked[ME, 0]])[0]}
    s.use_sabotage()
    for seat in (ME, THEM):
        assert [event.x for event in s.events(seat, Event.SABOTAGED)] == [0]
    assert len(s.removed(THEM)) == 2 and len(s.pack(THEM)) == 11
    assert s.stage == Draft.PICK


@pytest.mark.rule("INV-180")
def test_a_sabotage_may_be_kept_for_later():
    s = draft().stack(ME, pack=[SABOTAGE]).stack(THEM).picks(SABOTAGE)
    s.choose_any().choose_any().choose("pass")
    assert (s.stage, s.g.sabotages[ME], len(s.removed(THEM))) == (Draft.PICK, 1, 1)
    s.to(Draft.SABOTAGE)
    assert s.step == 3


@pytest.mark.rule("INV-180")
def test_several_can_be_used_in_one_counterdraft():
    s = draft().stack(ME, pack=[SABOTAGE, SABOTAGE]).stack(THEM).picks(SABOTAGE, SABOTAGE)
    s.to(Draft.SABOTAGE)
    s.use_sabotage().use_sabotage()
    assert (s.g.sabotages[ME], len(s.removed(THEM)), s.stage) == (0, 3, Draft.PICK)


@pytest.mark.rule("INV-175", "INV-180", "W-16")
def test_what_a_sabotage_takes_is_shown_with_the_other_counterdrafts():
    s = draft().stack(ME, pack=[SABOTAGE]).stack(THEM, pack=[SABOTAGE])
    s.picks(SABOTAGE, theirs=(SABOTAGE,)).to(Draft.SABOTAGE)
    s.use_sabotage()
    assert (s.stage, s.actor) == (Draft.SABOTAGE, THEM)
    assert [event.card for event in s.events(THEM)] == [-1, -1]
    assert [event.kind for event in s.events(THEM)] == [Event.PICKED, Event.SABOTAGED]
    s.choose("pass")
    assert [event.seat for event in s.events(THEM, Event.COUNTERDRAFTED)] == [ME, ME, THEM]


@pytest.mark.rule("INV-177", "INV-180")
def test_a_sabotage_helps_only_in_a_later_counterdraft_than_its_own():
    s = draft().stack(ME).stack(THEM, pack=[SABOTAGE]).to(Draft.COUNTERDRAFT).choose(SABOTAGE).choose_any()
    assert (s.stage, s.g.sabotages[ME]) == (Draft.PICK, 1)


@pytest.mark.card("shifting-tides")
@pytest.mark.rule("INV-181")
def test_shifting_tides_replaces_the_pack():
    s = draft(seed=4).stack(ME, pack=[TIDES]).stack(THEM)
    before, theirs = s.pack(ME), s.pack(THEM)
    s.picks(TIDES)
    assert len(s.pack(ME)) == 13 and len(s.pile(ME)) == 93
    assert Counter(s.pack(ME)) - Counter(before), "new cards"
    assert not Counter(s.pack(THEM)) - Counter(theirs)
    assert TIDES not in s.pack(ME) + s.pile(ME)
    for seat in (ME, THEM):
        assert [(event.seat, event.x) for event in s.events(seat, Event.NEW_PACK)] == [(ME, 13)]


@pytest.mark.rule("INV-181")
def test_counterdrafted_it_replaces_the_pack_that_it_came_from():
    s = draft(seed=4).stack(ME).stack(THEM, pack=[TIDES]).to(Draft.COUNTERDRAFT)
    mine = s.pack(ME)
    s.choose(TIDES).choose_any()
    assert [(event.seat, event.x) for event in s.events(ME, Event.NEW_PACK)] == [(THEM, 12)]
    assert not Counter(s.pack(ME)) - Counter(mine)


@pytest.mark.rule("INV-181", "W-19")
def test_shifting_tides_goes_before_the_other_draft_cards():
    """The pile is shuffled before the five cards of Reinforcements are looked at, whoever chose either card."""
    top = ["runesmith", "huntsmen", "troll-slayers", "king-kazador", "radiant-gaze"]
    for order in ((REINFORCEMENTS, TIDES), (TIDES, REINFORCEMENTS)):
        s = draft(seed=4).stack(ME, pack=[REINFORCEMENTS, TIDES], top=top).stack(THEM).picks(*order)
        assert s.stage == Draft.REINFORCE and s.choices != sorted(top)
        assert len(s.events(ME, Event.NEW_PACK)) == 1
    s = draft(seed=4).stack(ME, pack=[TIDES], top=top).stack(THEM, pack=[REINFORCEMENTS])
    s.to(Draft.COUNTERDRAFT).choose(REINFORCEMENTS, TIDES)
    assert (s.stage, s.actor) == (Draft.REINFORCE, ME) and set(s.choices) != set(top)


@pytest.mark.rule("INV-182")
def test_a_pack_that_runs_out_is_done():
    s = draft().stack(ME).stack(THEM)
    s.g.supply_cut[THEM] = 6
    s.next_pack()
    assert len(s.pack(THEM)) == 9
    asked = []
    s.stack(ME).stack(THEM)
    while s.g.pack_number == 2:
        asked.append((s.stage, s.actor, s.left))
        s.choose_any()
    theirs = [left for stage, seat, left in asked if (stage, seat) == (Draft.PICK, THEM)]
    assert theirs == [2, 1, 2, 1, 2, 1], "9 - 2 - 1 - 2 - 1 - 2 - 1 = 0, so there is no fourth pick"
    mine = [left for stage, seat, left in asked if (stage, seat) == (Draft.PICK, ME)]
    assert mine == [2, 1] * 4
    assert len(s.pack(THEM)) == 9, "its owner goes on with the next pack"


@pytest.mark.rule("INV-182")
def test_of_a_pack_with_one_card_that_one_is_picked():
    s = draft().stack(ME).stack(THEM).to(Draft.PICK, 6, ME)
    for place in range(1, 6):
        s.g.pack[THEM, place] = 0
    s.g.pack_left[THEM] = 1
    s.to(Draft.PICK, 6, THEM)
    assert (s.left, len(s.choices)) == (1, 1)


@pytest.mark.rule("INV-182")
def test_an_empty_pack_can_not_be_counterdrafted():
    s = draft().stack(ME, pack=[SABOTAGE]).stack(THEM).picks(SABOTAGE).to(Draft.PICK, 4, ME)
    for place in range(3, 9):
        s.g.pack[THEM, place] = 0
    s.g.pack_left[THEM] = 3
    s.to(Draft.COUNTERDRAFT)
    assert len(s.pack(THEM)) == 1
    s.to(Draft.PICK, 6)
    assert len(s.pack(THEM)) == 0 and s.g.sabotages[ME] == 1, "nothing was left to use it on"


# --- Whole drafts -------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-170", "INV-171", "INV-176")
def test_no_card_is_made_or_lost_in_two_hundred_drafts():
    for seed in range(200):
        s = draft(seed, side0=("order", "destruction")[seed % 2])
        for number, _ in enumerate(walk(s, seed)):
            if number % 7 == seed % 7:
                assert_whole(s.g)
            assert s.g.told < s.g.journal.shape[0]
        assert s.g.reason == 0 and s.g.turn == 1
        assert all(20 <= len(s.deck(seat)) + 7 < 50 for seat in (ME, THEM))


def test_the_record_stays_small():
    assert LAYOUT.dtype.itemsize < 20 * 1024


def test_the_record_has_no_gaps():
    """What lies in a gap is not copied, so equal matches would not be equal bytes; scratch is no part of a match."""
    end = 0
    for name in LAYOUT.kept.names:
        kind, start = LAYOUT.kept.fields[name][:2]
        assert start == end, f"a gap before {name}"
        end = start + kind.itemsize
