"""Stories about the frame of the game and its cards: winning, losing, tokens, types, unique cards, owners
(INV-001 to INV-031)."""

import pytest

from wartable.games.invasion.cards import BY_KEY, DECLARED
from wartable.games.invasion.cards.declare import A_OPTIONAL, LISTED, SIDE_OF_RACE, Kind, Set
from wartable.games.invasion.rules.facts import DRAWN_MATCH
from wartable.games.invasion.state import Event, Race, Reason, Side, Type

from .scene import GAME, ME, THEM, piece, scene

CORE = [card for card in DECLARED.values() if card.set == Set.CORE]

# --- The game ------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-001")
def test_two_players_each_have_a_deck_and_a_capital():
    position = GAME.new("starter", seed=3, compiled=False)
    g = position.record
    assert position.seats == 2
    assert all(g.deck_left[seat] > 0 and g.capital[seat] != Race.NEUTRAL for seat in range(2))


@pytest.mark.rule("INV-002", "INV-102")
def test_a_capital_has_a_kingdom_a_quest_zone_and_a_battlefield():
    s = scene(phase="battle")
    assert s.choices() == ["pass", "their kingdom", "their quest", "their battlefield"]


def lobber(**facts):
    """A Rock Lobber that is ready to deal 2 damage to a section."""
    return scene({"battlefield": ["rock-lobber", "dark-zealot"]}, resources=2, capital="orc", **facts)


@pytest.mark.rule("INV-003", "INV-116")
def test_whoever_has_two_burning_sections_has_lost_at_once():
    s = lobber(burning=["their kingdom"], damage={"their quest": 6})
    s.use("rock-lobber", "their quest", "dark-zealot").resolve()
    assert (s.over, s.winner, s.reason, s.position.actor) == (True, ME, Reason.BURNED, -1)


@pytest.mark.rule("INV-003")
def test_one_burning_section_loses_nothing_yet():
    s = lobber(damage={"their quest": 6})
    s.use("rock-lobber", "their quest", "dark-zealot").resolve()
    assert (s.burning("their quest"), s.over) == (True, False)


@pytest.mark.rule("INV-003")
def test_burning_ones_own_second_section_wins_for_the_other():
    s = lobber(burning=["battlefield"], damage={"quest": 6})
    s.use("rock-lobber", "quest", "dark-zealot").resolve()
    assert (s.winner, s.reason) == (THEM, Reason.BURNED)


@pytest.mark.rule("U-04", "INV-003", "B-08")
def test_two_players_who_lose_at_the_same_moment_share_a_draw():
    s = scene(
        capital="orc",
        hand=["followers-of-mork"],
        resources=9,
        burning=["kingdom", "their kingdom"],
        damage={"quest": 6, "their quest": 6},
    )
    s.play("followers-of-mork", "quest").resolve()
    s.choose("quest", "quest", "their quest", "their quest")
    assert (s.over, s.winner, s.reason, s.position.returns()) == (True, DRAWN_MATCH, Reason.BURNED, [0, 0])


@pytest.mark.rule("U-04", "W-27", "T-44")
@pytest.mark.card("doom-divers")
@pytest.mark.parametrize("edition", ["revised", "2009"])
def test_doom_divers_that_burn_both_capitals_make_a_draw(edition):
    s = scene(
        {"battlefield": ["doom-divers"]},
        capital="orc",
        phase="begin",
        at_entry=True,
        edition=edition,
        burning=["kingdom", "their kingdom"],
        damage={"quest": 7, "their quest": 7},
    )
    assert (s.winner, s.reason) == (DRAWN_MATCH, Reason.BURNED)


@pytest.mark.rule("U-04", "W-27")
@pytest.mark.card("warpstone-meteor")
def test_the_meteors_damage_waits_for_the_other_players_choice():
    s = scene(
        {"kingdom": ["warpstone-meteor"]},
        {"kingdom": ["free-company"]},
        capital="chaos",
        their_capital="empire",
        phase="begin",
        at_entry=True,
        burning=["kingdom", "their kingdom"],
        damage={"quest": 7, "their quest": 7},
    )
    s.choose("quest")
    assert s.told(Event.ASSIGNED) and s.damage("quest") == 7 and not s.over
    s.choose("their quest")
    assert (s.winner, s.reason) == (DRAWN_MATCH, Reason.BURNED)


@pytest.mark.rule("W-27", "INV-116")
@pytest.mark.card("doom-divers")
def test_a_development_is_sacrificed_before_the_damage_of_doom_divers():
    s = scene(
        {"battlefield": ["doom-divers"]},
        capital="orc",
        phase="begin",
        at_entry=True,
        developments={"quest": 1},
        burning=["kingdom"],
        their_developments={"quest": 1},
        damage={"quest": 8},
    )
    s.choose("development")
    assert (s.winner, s.reason) == (THEM, Reason.BURNED)


@pytest.mark.rule("INV-004", "U-03")
def test_the_last_card_is_told_before_the_end_of_the_match():
    s = scene(phase="quest", at_entry=True, deck=["runesmith"])
    assert s.over and [event.kind for event in s.position.events(ME)][-2:] == [Event.DREW, Event.ENDED]


@pytest.mark.rule("INV-004", "U-03", "T-22")
def test_whoever_draws_the_last_card_is_out_before_the_next_one():
    s = scene(
        {"quest": ["mountain-brigade"]}, phase="quest", at_entry=True, deck=["troll-slayers", "runesmith"]
    )
    assert (s.over, s.winner, s.reason) == (True, THEM, Reason.DECKED)
    assert s.hand() == ["troll-slayers", "runesmith"]


@pytest.mark.rule("INV-004")
def test_one_card_left_in_the_deck_is_enough():
    s = scene({"quest": ["mountain-brigade"]}, phase="quest", at_entry=True, deck=["runesmith"] * 4)
    assert (s.over, len(s.hand()), len(s.deck())) == (False, 3, 1)


@pytest.mark.rule("INV-004", "U-03")
def test_a_deck_can_also_run_out_by_a_development_from_it():
    s = scene(hand=["dwarf-masons"], resources=9, deck=["runesmith"])
    s.play("dwarf-masons", "kingdom").resolve()
    assert (s.over, s.winner, s.reason) == (True, THEM, Reason.DECKED)


@pytest.mark.rule("INV-005", "INV-102")
def test_a_card_may_change_what_the_rules_say():
    """The attacker names the zone (INV-102); Sigmar's Intervention names another."""
    s = scene(
        theirs={"battlefield": ["black-orc-squad"]},
        phase="battle",
        active=THEM,
        capital="empire",
        hand=["sigmars-intervention"],
        resources=3,
    )
    s.choose("kingdom").pass_()
    s.play("sigmars-intervention", "quest").resolve()
    s.close().choose("their black-orc-squad", "done").defend().assign("quest")
    assert s.assigned("quest") == (1, 0)


@pytest.mark.rule("INV-006", "T-09")
@pytest.mark.parametrize(("attached", "corrupt"), [((), True), (("blessing-of-isha",), False)])
def test_what_can_not_be_corrupted_is_not_corrupted_by_any_effect(attached, corrupt):
    s = scene(
        theirs={"quest": ["black-orc-squad", *(piece(key, on="black-orc-squad") for key in attached)]},
        capital="chaos",
        hand=["seduced-by-darkness"],
    )
    s.play("seduced-by-darkness", "their black-orc-squad").resolve()
    assert s.corrupt("their black-orc-squad") is corrupt


@pytest.mark.rule("INV-007")
@pytest.mark.parametrize(
    ("race", "side"),
    [
        (Race.EMPIRE, Side.ORDER),
        (Race.DWARF, Side.ORDER),
        (Race.HIGH_ELF, Side.ORDER),
        (Race.CHAOS, Side.DESTRUCTION),
        (Race.ORC, Side.DESTRUCTION),
        (Race.DARK_ELF, Side.DESTRUCTION),
    ],
)
def test_each_race_and_all_its_cards_are_of_one_side(race, side):
    assert SIDE_OF_RACE[race] == side
    assert {card.side for card in DECLARED.values() if card.race == race} == {side}


@pytest.mark.rule("INV-008")
@pytest.mark.parametrize("capital", ["dwarf", "empire", "orc", "chaos"])
def test_a_neutral_card_asks_no_loyalty_and_gives_no_symbol(capital):
    s = scene(capital=capital, hand=["contested-village"], resources=1)
    before = [s.cost(key) for key in ("king-kazador", "thyrus-gorman", "grimgor-ironhide", "bloodthirster")]
    s.play("contested-village", "kingdom").resolve()
    after = [s.cost(key) for key in ("king-kazador", "thyrus-gorman", "grimgor-ironhide", "bloodthirster")]
    assert (s.resources(), after) == (0, before)


@pytest.mark.rule("INV-008", "INV-144")
def test_neutral_cards_fit_both_sides_unless_they_say_otherwise():
    sides = {card.key: card.side for card in CORE if card.race == Race.NEUTRAL}
    order = {key for key, side in sides.items() if side == Side.ORDER}
    destruction = {key for key, side in sides.items() if side == Side.DESTRUCTION}
    assert order == {"alliance-dwarf-empire", "alliance-empire-high-elf", "alliance-dwarf-high-elf"}
    assert destruction == {"alliance-chaos-orc", "alliance-chaos-dark-elf", "alliance-orc-dark-elf"}


@pytest.mark.rule("INV-009")
def test_no_number_of_tokens_in_the_box_limits_play():
    s = scene(hand=["innovation"], resources=34, developments={"kingdom": 8})
    s.play("innovation").resolve()
    assert s.resources() == 42


@pytest.mark.rule("INV-011")
def test_costs_are_paid_from_the_own_resources_alone():
    s = scene(hand=["mountain-brigade"], resources=4, their_resources=9)
    assert not s.can_play("mountain-brigade")
    s = scene(hand=["mountain-brigade"], resources=6, their_resources=9)
    s.play("mountain-brigade", "kingdom")
    assert (s.resources(ME), s.resources(THEM)) == (1, 9)


@pytest.mark.rule("INV-011", "INV-005", "B-162")
def test_a_card_may_name_another_source_of_payment():
    s = scene({"kingdom": [piece("urguck", damage=2)]}, capital="orc", hand=["black-orc-squad"], resources=1)
    s.play("black-orc-squad", "kingdom", 2)
    assert (s.resources(), s.damage("urguck")) == (0, 0)


# --- Cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-020")
def test_there_are_units_supports_quests_tactics_and_draft_cards():
    assert {card.type for card in DECLARED.values()} == set(Type) - {Type.NONE}


@pytest.mark.rule("INV-021", "INV-123")
def test_a_tactic_leaves_the_hand_acts_and_goes_to_the_discard_pile():
    s = scene(theirs={"quest": ["contested-village"]}, capital="orc", hand=["pillage"], resources=3)
    s.play("pillage", "their contested-village")
    assert (s.hand(), s.chain(), s.discard()) == ([], ["pillage"], [])
    s.resolve()
    assert (s.in_play("their contested-village"), s.chain(), s.discard()) == (False, [], ["pillage"])


@pytest.mark.rule("INV-021", "INV-031")
def test_the_opponents_tactic_goes_to_the_opponents_pile():
    s = scene(their_hand=["wez-bigga"])
    s.pass_().play("wez-bigga").resolve()
    assert (s.discard(ME), s.discard(THEM)) == ([], ["wez-bigga"])


@pytest.mark.rule("INV-022")
def test_units_supports_and_quests_stay_in_play_turn_after_turn():
    cards = ("mountain-brigade", "contested-village", "defend-the-border")
    s = scene({"quest": cards})
    s.to("capital", THEM).to("capital", ME)
    assert all(s.in_play(key) for key in cards)


@pytest.mark.rule("INV-023", "INV-031", "INV-030")
def test_attached_cards_are_sacrificed_with_their_host_each_to_its_owners_pile():
    s = scene(
        {"battlefield": ["black-orc-squad", piece("choppa", on="black-orc-squad")]},
        capital="orc",
        hand=["organ-gun", "troll-vomit"],
        resources=30,
        theirs={"quest": ["dark-zealot"]},
    )
    s.play("organ-gun", "their dark-zealot").resolve()
    assert s.attached("their dark-zealot") == ["organ-gun"]
    s.play("troll-vomit").resolve()
    assert sorted(s.discard(ME)) == ["black-orc-squad", "choppa", "organ-gun", "troll-vomit"]
    assert s.discard(THEM) == ["dark-zealot"]


@pytest.mark.rule("INV-023")
def test_an_attached_card_is_sacrificed_too_when_its_host_returns_to_hand():
    s = scene(
        {"battlefield": ["black-orc-squad", piece("choppa", on="black-orc-squad")]},
        hand=["pilgrimage"],
        resources=4,
    )
    s.play("pilgrimage", "black-orc-squad").resolve()
    assert (s.hand(), sorted(s.discard())) == (["black-orc-squad"], ["choppa", "pilgrimage"])


@pytest.mark.rule("INV-024")
def test_the_same_power_means_resources_cards_or_combat_damage_by_zone():
    laid = {zone: ["chaos-knights"] for zone in ("kingdom", "quest", "battlefield")}
    s = scene(laid, phase="kingdom", at_entry=True)
    assert s.resources() == 3 + 3
    s.to("quest")
    assert len(s.hand()) == 1 + 3
    s.to("battle").attack("kingdom", "chaos-knights#3").defend().assign(*["their kingdom"] * 3)
    assert s.assigned("their kingdom") == (3, 0)


@pytest.mark.rule("INV-025")
@pytest.mark.parametrize(("damage", "alive"), [(0, True), (1, True), (2, False)])
def test_a_unit_with_as_much_damage_as_hit_points_goes_to_its_owners_pile(damage, alive):
    s = scene(
        theirs={"quest": [piece("dark-zealot", damage=damage)]},
        capital="chaos",
        hand=["flames-of-tzeentch"],
        resources=3,
    )
    s.play("flames-of-tzeentch", 1, "their dark-zealot").resolve()
    assert s.in_play("their dark-zealot") is alive
    assert s.discard(THEM) == ([] if alive else ["dark-zealot"])


@pytest.mark.rule("INV-026")
def test_traits_do_nothing_by_themselves():
    """Two Elites side by side are as strong as one, and neither is in the other's way."""
    s = scene({"battlefield": ["black-orc-squad"]}, capital="orc", hand=["black-orc-squad"], resources=3)
    alone = (s.power("black-orc-squad"), s.hit_points("black-orc-squad"), s.toughness("black-orc-squad"))
    s.play("black-orc-squad", "battlefield").resolve()
    for name in ("black-orc-squad", "black-orc-squad#2"):
        assert (s.power(name), s.hit_points(name), s.toughness(name)) == alone


# --- Unique cards --------------------------------------------------------------------------------------


@pytest.mark.rule("INV-027")
def test_a_second_copy_of_a_unique_card_can_not_be_played_into_any_zone():
    s = scene({"kingdom": ["king-kazador"]}, hand=["king-kazador"], resources=30)
    assert not s.can_play("king-kazador")
    assert scene(hand=["king-kazador"], resources=30).can_play("king-kazador")


@pytest.mark.rule("INV-027")
def test_unique_quests_are_unique_too():
    s = scene({"quest": ["infiltrate"]}, hand=["infiltrate", "prepare-for-war"], resources=30)
    assert (s.can_play("infiltrate"), s.can_play("prepare-for-war")) == (False, True)


@pytest.mark.rule("INV-027", "B-12")
def test_of_two_copies_on_the_chain_only_one_enters_play():
    s = scene(hand=["king-kazador", "king-kazador"], resources=30)
    s.play("king-kazador", "kingdom").pass_().play("king-kazador", "quest").resolve()
    assert (s.zone_of("king-kazador"), s.in_play("king-kazador#2")) == ("quest", False)
    assert s.discard() == ["king-kazador"]


@pytest.mark.rule("INV-027", "B-175")
def test_a_second_copy_can_not_come_into_play_by_an_effect():
    s = scene(
        {"kingdom": ["urguck"]},
        capital="orc",
        developments={"quest": ["urguck"]},
        hand=["rip-dere-eads-off"],
        resources=9,
    )
    s.play("rip-dere-eads-off", "quest development").resolve()
    assert (s.zone_of("urguck"), s.in_play("urguck#2"), s.discard()) == (
        "kingdom",
        False,
        ["urguck", "rip-dere-eads-off"],
    )


@pytest.mark.rule("INV-028")
def test_the_opponent_may_have_a_copy_of_the_same_unique_card():
    s = scene(theirs={"kingdom": ["king-kazador"]}, hand=["king-kazador"], resources=30)
    s.play("king-kazador", "kingdom").resolve()
    assert s.in_play("king-kazador") and s.in_play("their king-kazador")


@pytest.mark.rule("INV-029")
def test_a_unique_card_in_the_discard_pile_stands_in_nobodys_way():
    s = scene(discard=["king-kazador"], hand=["king-kazador"], resources=30)
    assert s.can_play("king-kazador")


@pytest.mark.rule("INV-027")
def test_cards_that_are_not_unique_may_be_there_twice():
    unique = {card.number for card in CORE if card.unique}
    assert unique == {6, 7, 32, 37, 62, 63, 87, 88, 120}
    s = scene({"kingdom": ["mountain-brigade"]}, hand=["mountain-brigade"], resources=30)
    assert s.can_play("mountain-brigade")


# --- Owners --------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-030")
def test_only_the_controller_of_a_card_may_use_it():
    s = scene({"quest": ["runesmith"]}, resources=2, their_resources=2)
    assert s.can_use("runesmith")
    s.pass_()
    assert not s.can_use("runesmith")


@pytest.mark.rule("INV-031")
def test_a_unit_that_is_sent_back_returns_to_its_owners_hand():
    s = scene(theirs={"quest": ["dark-zealot"]}, hand=["pilgrimage"], resources=4)
    s.play("pilgrimage", "their dark-zealot").resolve()
    assert (s.hand(ME), s.hand(THEM)) == ([], ["dark-zealot"])


@pytest.mark.rule("INV-031")
def test_discarded_cards_that_are_shuffled_back_go_into_the_owners_deck():
    s = scene(
        {"quest": [piece("prepare-for-war", tokens=1), piece("mountain-brigade", on="prepare-for-war")]},
        discard=["troll-slayers"],
        deck=["runesmith"],
    )
    s.use("prepare-for-war", "troll-slayers").resolve()
    assert (sorted(s.deck()), s.discard()) == (["runesmith", "troll-slayers"], ["mountain-brigade"])


@pytest.mark.rule("INV-024", "B-17")
@pytest.mark.card("organ-gun", "blessing-of-isha")
def test_an_attachment_has_no_power_of_its_own_to_give_to_a_zone():
    assert all(card.power == 0 for card in DECLARED.values() if card.attaches)
    s = scene(theirs={"quest": ["boar-boyz"]}, hand=["organ-gun"], resources=9)
    before = [s.zone_power(zone) for zone in ("quest", "their quest")]
    s.play("organ-gun", "their boar-boyz").resolve()
    assert s.in_play("organ-gun") and [s.zone_power(zone) for zone in ("quest", "their quest")] == before


@pytest.mark.rule("INV-125", "W-28")
def test_what_can_do_without_its_first_target_says_up_to_or_may():
    """What says "up to" happens without a target as well; what "may" happen at a moment then does not."""
    core = {card.number for card in CORE}
    optional = {
        ability.card: ability.kind
        for ability in LISTED
        if A_OPTIONAL[ability.number, 0] and ability.card in core
    }
    paid_for = {card for card, kind in optional.items() if kind != Kind.FORCED}
    assert paid_for == {BY_KEY["a-glorious-death"].number, BY_KEY["will-of-the-electors"].number}
    assert {card for card in optional if card not in paid_for} == {
        BY_KEY[key].number for key in ("johannes-broheim", "temple-of-shallya", "cloud-of-flies")
    }
