"""Stories about rulings of Wartable's own that no other page of tests tells in full, and about fair chance:
shuffled decks (INV-042), developments that are aimed at (B-21, W-05), decks without a restricted list (B-22)."""

from collections import Counter

import pytest

from wartable.games.invasion.cards import BY_KEY, BY_NUMBER
from wartable.games.invasion.cards.declare import Set
from wartable.games.invasion.decks import Deck, faults, write_deck
from wartable.games.invasion.state import CARDS, Draft, Event, Frame, Race, Row
from wartable.kernel.chance import seed_chance

from . import draft_scene
from .draft_scene import CUT, REINFORCEMENTS, SABOTAGE, SPECTATOR, TIDES, draft
from .scene import GAME, ME, THEM, Story, piece, scene

# --- Chance ---------------------------------------------------------------------------------------------------


def surprise(found: Counter[str], shares: Counter[str]) -> float:
    """How far counts are from their shares, by degree of freedom: about 1 where only chance is at work."""
    draws, cards = found.total(), shares.total()
    far = sum(
        (found[key] - draws * share / cards) ** 2 / (draws * share / cards) for key, share in shares.items()
    )
    return far / (len(shares) - 1)


@pytest.mark.rule("INV-042")
def test_each_card_of_a_deck_is_as_often_on_top_in_the_middle_and_at_the_bottom():
    """Cutting or shuffling a deck could make its order no fairer."""
    places: list[tuple[Counter[str], Counter[str]]] = [(Counter(), Counter()) for _ in range(3)]
    for seed in range(2000):
        s = Story(GAME.new("constructed", seed=seed, compiled=False, deck0="dwarf", deck1="dwarf"))
        for seat in (ME, THEM):
            deck = s.deck(seat)
            for count, place in zip(places, (0, len(deck) // 2, -1), strict=True):
                count[seat][deck[place]] += 1
    own = Counter(s.hand(ME) + s.deck(ME))
    for count in places:
        for seat in (ME, THEM):
            assert surprise(count[seat], own) < 2


@pytest.mark.rule("B-21", "W-05")
def test_each_of_the_opponents_developments_is_aimed_at_as_often_wherever_it_lies():
    """Reordering developments could change nothing for whoever aims at them."""
    down = ["pillage", "waaagh", "choppa", "boar-boyz"]
    hit: Counter[str] = Counter()
    for seed in range(1000):
        s = scene(their_developments={"quest": down}, hand=["demolition"], resources=9)
        seed_chance(s.g, seed)
        hit.update(s.play("demolition", "their quest development").resolve().discard(THEM))
    assert surprise(hit, Counter(down)) < 2


@pytest.mark.rule("B-21", "W-05")
def test_a_development_that_is_a_target_stays_the_target_wherever_it_is_put():
    s = scene(
        their_developments={"quest": ["pillage", "waaagh", "choppa"]},
        hand=["demolition"],
        resources=9,
        their_hand=["will-of-the-electors"],
        their_resources=9,
    )
    s.play("demolition", "their quest development")
    aimed = BY_NUMBER[s.g.card[s.g.chain[0, Row.ONE]]].key
    s.play("will-of-the-electors", f"their development {aimed}", "pass", "their kingdom").resolve()
    assert Counter(s.discard(THEM)) == Counter([aimed, "will-of-the-electors"])


@pytest.mark.rule("B-22")
def test_three_warpstone_excavations_and_three_innovations_may_be_in_a_deck():
    counts = [0] * CARDS
    for card in BY_KEY.values():
        if card.race == Race.DWARF and card.set == Set.CORE:
            counts[card.number] = 2
    for key in ("warpstone-excavation", "innovation"):
        counts[BY_KEY[key].number] = 3
    deck = Deck("Restricted elsewhere", Race.DWARF, tuple(counts))
    assert faults(deck) == []
    s = Story(GAME.new("constructed", seed=1, compiled=False, deck0=write_deck(deck)))
    cards = Counter(s.hand(ME) + s.deck(ME))
    assert (cards["warpstone-excavation"], cards["innovation"], cards.total()) == (3, 3, 56)


# --- The draft ------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-16")
def test_both_counterdraft_then_one_seat_after_the_other_sacrifices_sabotages_openly():
    s = draft().stack(ME, pack=[SABOTAGE]).stack(THEM, pack=[SABOTAGE]).picks(SABOTAGE, theirs=(SABOTAGE,))
    asked = []
    for _ in range(4):
        asked.append((s.stage, s.actor))
        if s.stage == Draft.COUNTERDRAFT:
            s.choose_any()
        else:
            s.use_sabotage()
            for watcher in (ME, THEM, SPECTATOR):
                told = s.events(watcher, Event.SABOTAGED)
                assert [(event.seat, event.x) for event in told] == [(asked[-1][1], 0)]
        shown = s.events(SPECTATOR, Event.COUNTERDRAFTED)
        assert len(shown) == (4 if len(asked) == 4 else 0)
    assert asked == [(stage, seat) for stage in (Draft.COUNTERDRAFT, Draft.SABOTAGE) for seat in (ME, THEM)]


@pytest.mark.rule("W-17")
def test_of_the_five_only_what_may_be_in_a_deck_can_reinforce_it():
    for top, choices in (
        ([CUT, "runesmith", TIDES, "huntsmen", SABOTAGE], {"runesmith", "huntsmen"}),
        ([CUT, CUT, TIDES, SABOTAGE, SABOTAGE], {"pass"}),
    ):
        s = draft().stack(ME, pack=[REINFORCEMENTS], top=top).stack(THEM).picks(REINFORCEMENTS)
        before = len(s.deck())
        assert (s.stage, set(s.choices)) == (Draft.REINFORCE, choices)
        s.choose(sorted(choices)[0])
        assert len(s.deck()) == before + ("pass" not in choices)


@pytest.mark.rule("W-18")
def test_what_is_left_of_a_pack_lies_face_down():
    s = draft().stack(ME).stack(THEM).next_pack()
    left = s.thrown(ME)
    assert len(left) == 4 and not set(left) & set(s.removed(ME))
    for watcher in (THEM, SPECTATOR):
        dreams = [draft_scene.Story(s.position.imagine(watcher, seed)).thrown(ME) for seed in range(8)]
        assert len({tuple(dream) for dream in dreams}) > 4, "nobody else knows what it is"
        assert {event.card for event in s.events(watcher, Event.PACK_DONE)} == {-1}


@pytest.mark.rule("W-19")
@pytest.mark.parametrize("mine", [(REINFORCEMENTS, REINFORCEMENTS), (REINFORCEMENTS, SABOTAGE)])
def test_the_first_seats_draft_cards_take_effect_before_the_seconds(mine):
    s = draft().stack(ME, pack=mine).stack(THEM, pack=[REINFORCEMENTS])
    s.picks(*mine, theirs=(REINFORCEMENTS,))
    asked = []
    while s.stage == Draft.REINFORCE:
        asked.append(s.actor)
        s.choose_any()
    assert asked == [ME] * mine.count(REINFORCEMENTS) + [THEM]


@pytest.mark.rule("W-19")
def test_shifting_tides_of_the_second_seat_goes_before_the_first_seats_draft_cards():
    s = draft().stack(ME, pack=[REINFORCEMENTS]).stack(THEM, pack=[TIDES])
    s.picks(REINFORCEMENTS, theirs=(TIDES,))
    assert (s.stage, s.actor) == (Draft.REINFORCE, ME)
    assert [event.seat for event in s.events(ME, Event.NEW_PACK)] == [THEM], "it has happened already"


# --- Cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-21")
@pytest.mark.card("twin-tailed-comet")
def test_a_tactic_that_its_player_could_not_pay_for_is_copied_too():
    s = scene(
        {"quest": ["pistoliers"]},
        {"quest": ["boar-boyz"]},
        capital="empire",
        hand=["twin-tailed-comet"],
        resources=4,
        active=THEM,
        their_hand=["favour-of-mork"],
        their_resources=9,
    )
    s.play("favour-of-mork", "pistoliers", "their boar-boyz").play(
        "twin-tailed-comet", "chain favour-of-mork"
    )
    assert s.resources() == 0 < s.cost("favour-of-mork")
    s.resolve().choose("their boar-boyz", "pistoliers")
    assert (s.power("pistoliers"), s.power("their boar-boyz")) == (1, 1)


@pytest.mark.rule("W-22")
@pytest.mark.card("king-kazador", "sigmars-blessed")
@pytest.mark.parametrize(("resources", "paid"), [(2, False), (3, True), (9, True)])
def test_a_forced_effect_pays_for_its_only_target_if_it_can_wanted_or_not(resources, paid):
    s = scene(
        {"battlefield": ["king-kazador"]},
        {"battlefield": ["sigmars-blessed"], "quest": ["lobber-crew"]},
        hand=["pilgrimage"],
        resources=4,
        their_resources=resources,
    )
    s.play("pilgrimage", "their sigmars-blessed").resolve()
    if paid:
        assert (s.actor, s.choices()) == (THEM, ["king-kazador"])
        s.choose("king-kazador")
    assert s.asked == Frame.WINDOW and s.in_play("king-kazador") != paid
    assert s.resources(THEM) == resources - 3 * paid


@pytest.mark.rule("W-22")
@pytest.mark.card("king-kazador", "warrior-priests")
def test_a_redirect_pays_for_its_only_target_if_it_can_wanted_or_not():
    s = scene(
        {"battlefield": ["king-kazador"], "quest": ["nurgle-sorcerer"]},
        {"quest": ["warrior-priests"]},
        resources=3,
        their_resources=5,
    )
    s.use("nurgle-sorcerer", "their warrior-priests").resolve()
    assert (s.asked, s.choices()) == (Frame.REDIRECT, ["king-kazador"])
    s.choose("king-kazador")
    assert s.resources(THEM) == 2 and s.in_play("their warrior-priests")


BORDER = [piece("defend-the-border", tokens=3), piece("huntsmen", on="defend-the-border")]


def divers(*supports: str, border: bool = False, **facts: object) -> Story:
    """The enemy's Doom Divers deal 1 damage to each section at once."""
    return scene(
        {"quest": BORDER if border else [], "battlefield": list(supports)},
        {"battlefield": ["doom-divers"]},
        phase="begin",
        at_entry=True,
        active=THEM,
        their_developments={"quest": 1},
        **facts,
    ).choose("their development")


def hurt(s: Story) -> tuple[int, int, int]:
    return s.damage("kingdom"), s.damage("quest"), s.damage("battlefield")


@pytest.mark.rule("W-23")
@pytest.mark.card("contested-fortress", "doom-divers")
def test_of_several_sections_a_fortress_helps_the_first_that_does_not_burn():
    assert hurt(divers("contested-fortress")) == (0, 1, 1)
    assert hurt(divers("contested-fortress", "contested-fortress")) == (0, 0, 1)
    assert hurt(divers("contested-fortress", burning=["kingdom"])) == (0, 0, 1)


@pytest.mark.rule("W-23")
@pytest.mark.card("defend-the-border", "doom-divers")
def test_of_several_sections_the_border_takes_its_point_from_the_first():
    s = divers(border=True)
    assert s.asked == Frame.REDIRECT and not s.can_choose("kingdom") and s.can_choose("quest")
    assert hurt(s.choose("their doom-divers")) == (0, 1, 1)
    s = divers(border=True, burning=["kingdom"])
    assert not s.can_choose("quest")
    assert hurt(s.choose("their doom-divers")) == (0, 0, 1)


@pytest.mark.rule("W-23")
@pytest.mark.card("defend-the-border", "contested-fortress", "doom-divers")
def test_border_and_fortress_save_the_kingdom_and_the_quest_zone():
    assert hurt(divers("contested-fortress", border=True).choose("their doom-divers")) == (0, 0, 1)


@pytest.mark.rule("W-24")
@pytest.mark.card("the-greatswords")
def test_greatswords_do_not_count_their_own_entering():
    s = scene(hand=["the-greatswords"] * 2, resources=20, capital="empire")
    s.play("the-greatswords", "battlefield").resolve()
    assert s.power("the-greatswords") == 1
    s.play("the-greatswords", "battlefield").resolve()
    assert (s.power("the-greatswords"), s.power("the-greatswords#2")) == (2, 1), (
        "only the first saw one enter"
    )


@pytest.mark.rule("W-24")
@pytest.mark.card("the-greatswords", "forced-march")
def test_greatswords_that_move_do_not_count_their_own_entering():
    s = scene({"quest": ["the-greatswords"]}, hand=["forced-march"], resources=9, capital="empire")
    s.play("forced-march", "the-greatswords", "battlefield").resolve()
    assert (s.zone_of("the-greatswords"), s.power("the-greatswords")) == ("battlefield", 1)


@pytest.mark.rule("INV-077")
def test_a_development_does_not_tell_which_known_card_it_is() -> None:
    """Both cards were seen in hand; whichever goes face down, the opponent knows the same afterwards."""
    known = []
    for key in ("pillage", "waaagh"):
        s = scene(hand=["pillage", "waaagh", "troll-vomit"], capital="orc")
        for seen in ("pillage", "waaagh"):
            s.g.known[0, BY_KEY[seen].number] = 1
        s.develop(key, "kingdom")
        known.append(s.position.observe(1).tolist())
    assert known[0] == known[1]
