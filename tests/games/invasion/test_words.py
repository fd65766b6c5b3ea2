"""Stories about what is said: prompts, actions and events; and for each reason to refuse, the rule that it names.
At the end whole matches are told in every language, and what is said to a seat is shown to be what it may know."""

import random
import re
from pathlib import Path

import pytest

import wartable
from wartable.games.invasion.cards.declare import ASKED, LISTED, SOUGHT, Kind, Price, Window
from wartable.games.invasion.cards.where import AGREE, NOWHERE
from wartable.games.invasion.narration import RULE_OF_EVENT
from wartable.games.invasion.pending import Asked, Moment, pending
from wartable.games.invasion.phrases import ZONES as ZONE_NAMES
from wartable.games.invasion.phrases import hyphened
from wartable.games.invasion.state import Event, Exit, Reason
from wartable.games.invasion.vocabulary import (
    ACTIONS,
    CHAIN_ROW,
    DEVELOP,
    NUMBER,
    PASS,
    SLOT,
    YES,
    ZONE,
    card_action,
)
from wartable.games.invasion.words import describe, narrate, prompt, refuse
from wartable.kernel.message import Message
from wartable.locale import languages, words
from wartable.rulebook import page, parse_rules

from ...suite.matches import any_options
from .scene import BY_KEY, GAME, ME, THEM, piece, scene, section

SAY = words("en").say
NOTHING_THERE = 99  # a slot of mine with no card


def asked(s):
    return SAY(prompt(s.g, s.actor))


def offered(s):
    return [SAY(describe(s.g, action)) for action in s.position.legal()]


def told(s, seat=ME):
    return [SAY(narrate(s.g, event, seat)) for event in s.position.events(seat)]


def refused(s, action):
    """The reason and the rule; an action that is legal must not be asked about."""
    assert action not in s.position.legal()
    message = refuse(s.g, action)
    assert all(words(language).say(message) for language in languages())
    return message.name.removeprefix("invasion-refuse-"), message.rule


def card(key):
    return card_action(BY_KEY[key].number)


def zone(name):
    return ZONE + section(name)


# --- Prompts, actions, events ----------------------------------------------------------------------------


def test_a_card_is_offered_with_its_cost_and_what_of_it_is_loyalty():
    s = scene(hand=["troll-slayers", "king-kazador"], resources=10)
    assert "Play Troll Slayers for 3" in offered(s)
    assert "Play King Kazador for 10 (4 of it loyalty)" in offered(s)


def test_copies_in_a_zone_are_told_apart():
    s = scene({"quest": ["runesmith", "runesmith"], "kingdom": ["runesmith"]}, resources=2)
    assert [text for text in offered(s) if "Runesmith" in text] == [
        "Use Runesmith #1 (your quest zone) for 2",
        "Use Runesmith #2 (your quest zone) for 2",
    ]


def test_who_waits_is_told_for_whom_and_what_for():
    s = scene()
    assert SAY(prompt(s.g, THEM)) == "Waiting for your opponent: acting or passing."
    assert SAY(prompt(s.g, -1)) == "Waiting for Seat 1: acting or passing."
    assert asked(s).startswith("Your capital phase:")


def test_a_pass_says_what_it_brings():
    s = scene({"quest": ["runesmith"]}, resources=2)
    assert "Pass" in offered(s)
    s.use("runesmith", "runesmith").pass_()
    assert (
        offered(s)[0]
        == "Pass, and the chain resolves: first your Runesmith, aimed at Runesmith (your quest zone)"
    )
    s.pass_().pass_()
    assert offered(s)[0] == "Pass, and the capital phase is over"


def test_the_chain_is_told_from_each_side():
    s = scene(
        {"battlefield": ["troll-slayers"]},
        hand=["demoralise"],
        their_hand=["demoralise"],
        resources=1,
        their_resources=1,
    )
    s.play("demoralise", "troll-slayers")
    assert asked(s).startswith("On the chain: their Demoralise, aimed at Troll Slayers (their battlefield).")
    s.play("demoralise", "troll-slayers")
    assert asked(s).startswith(
        "Top of the chain (2 entries): their Demoralise, aimed at Troll Slayers (your battlefield)."
    )


def test_a_card_on_the_chain_says_where_it_goes():
    s = scene({"quest": ["a-glorious-death"]}, hand=["runesmith", "organ-gun"], resources=9)
    s.play("runesmith", "quest")
    assert "their Runesmith, on the way into their quest zone" in asked(s)
    s.resolve().play("organ-gun", "runesmith")
    assert "their Organ Gun, on the way onto Runesmith (their quest zone)" in asked(s)
    s.resolve()
    assert "You attach Organ Gun to your Runesmith." in told(s)


def test_a_unit_is_sent_on_a_quest():
    s = scene({"quest": ["a-glorious-death"]}, hand=["runesmith"], resources=3)
    s.play("runesmith")
    assert "Send Runesmith on the quest A Glorious Death (your quest zone)" in offered(s)
    s.choose("a-glorious-death").resolve()
    assert told(s)[-1] == "You send Runesmith on the quest A Glorious Death."


def test_a_draw_and_a_development_are_told_to_their_own_seat_only():
    s = scene(hand=["troll-slayers"], deck=["runesmith"] * 9)
    s.develop("troll-slayers", "quest")
    assert told(s) == ["You put Troll Slayers face down into your quest zone."]
    assert told(s, THEM) == ["Your opponent plays a development into their quest zone."]
    assert told(s, -1) == ["Seat 1 plays a development into Seat 1’s quest zone."]


def test_a_development_of_the_opponent_is_aimed_at_without_its_name():
    s = scene(hand=["demolition"], resources=5, their_developments={"quest": ["grimgor-ironhide"]})
    s.play("demolition")
    assert offered(s) == ["Demolition!: a development in their quest zone"]
    s.choose("their development")
    assert told(s)[0] == "Target: a development in their quest zone."
    assert not any("Grimgor" in line for seat in (ME, -1) for line in told(s, seat))
    s.resolve()
    assert "Destroyed: a development in their quest zone, Grimgor Ironhide." in told(s)


def test_own_developments_are_told_apart():
    s = scene(hand=["demolition"], resources=5, developments={"quest": ["runesmith", "runesmith"]})
    s.play("demolition")
    assert offered(s) == [
        "Demolition!: development 1 in your quest zone (Runesmith)",
        "Demolition!: development 2 in your quest zone (Runesmith)",
    ]


def test_a_target_that_is_gone_by_now_is_still_named():
    s = scene(
        hand=["night-goblins"], resources=9, theirs={"quest": ["boar-boyz", piece("choppa", on="boar-boyz")]}
    )
    s.play("night-goblins", "quest").resolve().choose("their choppa")
    assert told(s)[:2] == ["Target: their Choppa.", "Destroyed: their Choppa."]


def test_damage_is_told_with_its_sum():
    s = scene(
        {"battlefield": ["king-kazador"]}, {"quest": ["urguck"]}, phase="battle", damage={"their quest": 2}
    )
    s.attack("quest", "king-kazador").defend().assign(*["their quest"] * 3).close()
    assert told(s)[1:] == ["3 damage to their quest zone, 5 in all."]
    assert told(s, THEM)[1:] == ["3 damage to your quest zone, 5 in all."]


def test_defenders_are_asked_for_with_what_threatens():
    s = scene({"battlefield": ["king-kazador"]}, {"quest": ["urguck"]}, phase="battle")
    s.attack("quest", "king-kazador").close()
    assert asked(s) == "3 damage threatens your quest zone: which of its units defend?"
    assert offered(s) == ["Declare no defenders", "Defend with Urguck (power 1)"]


def test_a_point_is_offered_with_the_minimum_of_its_defender():
    s = scene({"battlefield": ["king-kazador"]}, {"quest": ["urguck"]}, phase="battle")
    s.attack("quest", "king-kazador").defend("their urguck").close()
    assert offered(s) == ["1 damage to Urguck (their quest zone); 0 of at least 3 so far"]


def test_a_burning_section_and_the_end_are_told():
    s = scene(
        {"battlefield": ["king-kazador"]},
        phase="battle",
        damage={"their quest": 7},
        burning=["their kingdom"],
    )
    s.attack("quest", "king-kazador").defend().assign(*["their quest"] * 3).close()
    assert told(s)[-2:] == [
        "Their quest zone is burning!",
        "You win: two sections of the enemy capital are burning.",
    ]
    assert told(s, THEM)[-1] == "You lose: two sections of your capital are burning."
    assert told(s, -1)[-1] == "Seat 1 wins: two sections of the other capital are burning."
    assert SAY(prompt(s.g, ME)) == "The match is over."
    assert refused(s, PASS) == ("over", "INV-003")


def test_a_choice_names_the_card_that_asks_for_it():
    s = scene({"kingdom": ["lobber-crew"]}, {"quest": ["urguck"]})
    s.use("lobber-crew").resolve()
    assert asked(s) == "Lobber Crew: which of your units do you sacrifice?"
    s = scene({"quest": ["bloodthirster"]}, {"quest": ["urguck"]}, phase="begin", at_entry=True)
    assert asked(s) == "Bloodthirster: which unit in your quest zone do you sacrifice?"


def test_a_search_is_told_to_the_seat_that_sees_it_alone():
    s = scene(hand=["dwarf-cannon-crew"], resources=5, deck=["keystone-forge", *["runesmith"] * 8])
    s.play("dwarf-cannon-crew", "kingdom").resolve()
    assert "Keystone Forge, Runesmith" in asked(s)
    assert "Put Keystone Forge into your kingdom" in offered(s)
    assert all("Forge" not in SAY(prompt(s.g, seat)) for seat in (THEM, -1))
    assert refused(s, card("runesmith")) == ("not-found", "B-15")


def test_forced_effects_that_wait_are_told_apart():
    s = scene(
        {"kingdom": ["city-gates", "city-gates"], "quest": ["city-gates"]}, phase="begin", at_entry=True
    )
    assert asked(s) == "You have 3 forced effects waiting: which comes first?"
    assert offered(s) == [
        "First City Gates #1 (your kingdom)",
        "First City Gates #2 (your kingdom)",
        "First City Gates (your quest zone)",
    ]
    assert refused(s, NUMBER + 3) == ("no-such-effect", "W-06")


def test_what_a_target_adds_to_the_cost_is_told():
    s = scene({"quest": ["runesmith"]}, {"quest": ["king-kazador"]}, resources=5)
    s.use("runesmith")
    assert "Runesmith: King Kazador (their quest zone), for 3 more" in offered(s)


def test_ordinary_and_uncancellable_points_are_told_apart():
    s = scene({"battlefield": ["bloodthirster", "chaos-knights"]}, {"quest": ["urguck"]}, phase="battle")
    s.attack("quest", "bloodthirster", "chaos-knights").defend().close()
    assert asked(s) == "3 ordinary and 5 uncancellable damage to assign: which kind next?"
    s.choose("yes").choose("their quest")
    assert told(s) == ["Assigned: 1 uncancellable damage to their quest zone."]


def test_either_or_is_asked_with_its_card():
    s = scene({"battlefield": ["doom-divers"]}, phase="begin", at_entry=True, developments={"quest": 1})
    assert asked(s).startswith("Doom Divers: sacrifice a development, or")
    assert refused(s, SLOT + s.slot("doom-divers")) == ("own-development", "U-16")
    s = scene({"quest": ["warpstone-meteor", "runesmith"]}, phase="begin", at_entry=True)
    assert asked(s).startswith("Warpstone Meteor: corrupt a unit in your quest zone, or")
    assert "Corrupt Runesmith (your quest zone)" in offered(s)
    assert refused(s, zone("their quest")) == ("own-capital", "U-16")


def test_a_draft_is_told_without_what_is_hidden():
    position = GAME.new("draft", seed=3, compiled=False)
    g = position.record
    picked = position.legal()[0]
    name = SAY(describe(g, picked)).removeprefix("Pick ")
    assert SAY(prompt(g, 0)) == "Pack 1: pick 2 cards from your pack."
    position.play(picked)
    assert [SAY(narrate(g, event, 0)) for event in position.events(0)] == [f"You pick {name}."]
    assert [SAY(narrate(g, event, 1)) for event in position.events(1)] == ["Your opponent picks a card."]


# --- Refusals in a window ----------------------------------------------------------------------------------


@pytest.mark.rule("INV-070")
def test_cards_that_are_not_in_hand_or_for_another_phase():
    s = scene(hand=["runesmith"], resources=9)
    assert refused(s, card("troll-slayers")) == ("not-in-hand", "INV-070")
    s.close()
    assert s.phase == "battle"
    s.choose("pass")
    assert refused(s, card("runesmith")) == ("not-capital-phase", "INV-070")


@pytest.mark.rule("INV-177")
def test_draft_cards_are_never_played():
    assert refused(scene(), card("sabotage")) == ("draft-card", "INV-177")


@pytest.mark.rule("INV-143")
def test_a_second_limited_card():
    s = scene(hand=["armoury", "contested-village"], resources=9)
    s.play("armoury", "kingdom").resolve()
    assert refused(s, card("contested-village")) == ("limited", "INV-143")


@pytest.mark.rule("INV-072", "INV-073")
def test_a_card_that_is_too_expensive_is_told_by_the_parts_of_its_cost():
    s = scene(hand=["king-kazador"], theirs={"kingdom": ["master-rune-of-dismay"]}, resources=7)
    assert refused(s, card("king-kazador")) == ("too-expensive", "INV-072")
    text = "King Kazador would cost 11 (6 printed, 4 loyalty, 1 more from other cards); you have 7."
    assert SAY(refuse(s.g, card("king-kazador"))) == text


@pytest.mark.rule("INV-027", "B-18", "INV-142")
def test_unique_cards_heroes_and_cards_of_one_zone():
    s = scene(
        {"quest": ["king-kazador"]},
        hand=["king-kazador", "durgnar-the-bold", "defender-of-the-hold"],
        resources=20,
    )
    assert refused(s, card("king-kazador")) == ("unique", "INV-027")
    s.play("durgnar-the-bold")
    assert refused(s, zone("quest")) == ("hero", "B-18")
    assert refused(s, zone("their quest")) == ("not-a-target", "INV-071")
    s.choose("kingdom").resolve().play("defender-of-the-hold")
    assert refused(s, zone("kingdom")) == ("only-zone", "INV-142")


@pytest.mark.rule("B-18")
def test_a_hero_without_a_free_zone():
    heroes = {"quest": ["king-kazador"], "kingdom": ["urguck"], "battlefield": ["thyrus-gorman"]}
    s = scene(heroes, hand=["durgnar-the-bold"], resources=20)
    assert refused(s, card("durgnar-the-bold")) == ("hero", "B-18")


@pytest.mark.rule("INV-125", "B-17", "B-14")
def test_cards_without_a_target():
    s = scene(hand=["pillage", "organ-gun", "twin-tailed-comet"], resources=20)
    assert refused(s, card("pillage")) == ("no-target", "INV-125")
    assert SAY(refuse(s.g, card("pillage"))) == "Pillage has no target: it needs a support."
    assert refused(s, card("organ-gun")) == ("no-target", "B-17")
    assert refused(s, card("twin-tailed-comet")) == ("no-target", "B-14")


@pytest.mark.rule("INV-125")
def test_targets_that_cost_too_much():
    s = scene({"quest": ["runesmith"]}, {"quest": ["king-kazador"]}, resources=4)
    s.use("runesmith")
    assert refused(s, SLOT + s.slot("their king-kazador")) == ("target-too-expensive", "INV-125")
    s = scene(theirs={"quest": ["king-kazador"]}, hand=["demoralise"], resources=1)
    assert refused(s, card("demoralise")) == ("targets-too-expensive", "INV-125")


@pytest.mark.rule("INV-125")
def test_a_first_target_without_a_second():
    s = scene(
        {"quest": ["runesmith"]},
        {"kingdom": ["urguck", "doom-divers"]},
        hand=["stubborn-refusal"],
        resources=9,
    )
    s.play("stubborn-refusal")
    assert refused(s, SLOT + s.slot("runesmith")) == ("no-second-target", "INV-125")


@pytest.mark.parametrize(
    ("key", "reason", "rule"),
    [
        ("troll-vomit", "window-own-turn", "INV-005"),
        ("grudge-thrower-assault", "window-after-assigning", "INV-005"),
        ("sigmars-intervention", "window-before-defenders", "B-150"),
    ],
)
def test_tactics_for_another_moment(key, reason, rule):
    s = scene(hand=[key], active=THEM, resources=20)
    s.pass_()
    assert refused(s, card(key)) == (reason, rule)


def test_actions_for_another_moment():
    s = scene({"quest": ["archmage-of-saphery", "disciple-of-khaine"]}, resources=20)
    assert refused(s, SLOT + s.slot("archmage-of-saphery")) == ("window-own-quest-phase", "INV-005")
    assert refused(s, SLOT + s.slot("disciple-of-khaine")) == ("window-while-assigned", "INV-112")


@pytest.mark.rule("INV-122", "INV-130", "INV-091", "INV-077")
def test_actions_of_cards_in_play():
    mine = {
        "kingdom": ["runesmith", "mountain-brigade"],
        "quest": [piece("a-glorious-death", tokens=2), "runesmith"],
    }
    s = scene(mine, {"quest": ["runesmith"]}, developments={"quest": ["runesmith"]}, resources=1)
    assert refused(s, SLOT + NOTHING_THERE) == ("empty-slot", "INV-122")
    assert refused(s, SLOT + s.slot("their runesmith")) == ("not-yours", "INV-122")
    assert refused(s, SLOT + s.slot("mountain-brigade")) == ("no-action", "INV-122")
    assert refused(s, SLOT + s.slot("runesmith")) == ("wrong-zone", "INV-130")
    assert refused(s, SLOT + s.slot("runesmith#2")) == ("action-too-expensive", "INV-125")
    assert refused(s, SLOT + s.slot("a-glorious-death")) == ("too-few-tokens", "INV-091")
    assert refused(s, s._developments("development")[0]) == ("face-down", "INV-077")


@pytest.mark.rule("INV-125")
def test_prices_that_can_not_be_paid():
    s = scene({"battlefield": ["grudge-thrower", "rock-lobber"]}, resources=9)
    assert refused(s, SLOT + s.slot("grudge-thrower")) == ("price-unit", "INV-125")
    assert refused(s, SLOT + s.slot("rock-lobber")) == ("price-unit-here", "INV-125")
    s = scene({"quest": [piece("smash-em-all", tokens=3)]})
    assert refused(s, SLOT + s.slot("smash-em-all")) == ("price-quester", "INV-125")


def test_conditions_of_cards():
    s = scene(
        {"quest": ["valkia-the-bloody"]},
        resources=9,
    )
    assert SAY(refuse(s.g, SLOT + s.slot("valkia-the-bloody"))).endswith("there is no damage to move.")
    s = scene({"battlefield": ["disciple-of-khaine"]}, {"quest": ["urguck"]}, phase="battle", resources=9)
    s.attack("quest", "disciple-of-khaine").defend().assign("their quest")
    assert refused(s, SLOT + s.slot("disciple-of-khaine")) == ("condition", "INV-125")


def test_an_action_once_a_turn():
    s = scene({"battlefield": ["rock-lobber", "troll-slayers", "runesmith"]}, resources=9)
    s.use("rock-lobber", "their quest", "runesmith").resolve()
    assert refused(s, SLOT + s.slot("rock-lobber")) == ("used", "INV-122")


@pytest.mark.rule("INV-075")
def test_developments():
    s = scene(hand=["runesmith", "troll-slayers"])
    s.develop("runesmith", "quest").pass_()
    assert refused(s, DEVELOP) == ("developed", "INV-075")
    assert refused(scene(), DEVELOP) == ("empty-hand", "INV-075")
    assert refused(scene(hand=["runesmith"], phase="quest"), DEVELOP) == ("develop-capital-phase", "INV-075")
    s = scene(hand=["runesmith"])
    s.do(DEVELOP)
    assert refused(s, card("troll-slayers")) == ("not-in-hand", "INV-075")
    assert refused(s, PASS) == ("must-decide", "INV-075")
    assert refused(s, DEVELOP + 1) == ("other-decision", "INV-075")


@pytest.mark.rule("W-10")
def test_a_full_chain():
    s = scene(hand=["innovation"])
    s.g.rows = 48
    reason = refuse(s.g, card("innovation"))
    assert (reason.name, reason.rule) == ("invasion-refuse-chain-full", "W-10")


def test_what_is_not_asked():
    s = scene()
    for action in (YES, zone("quest"), NUMBER, CHAIN_ROW):
        assert refused(s, action) == ("other-decision", "INV-080")
    for action in (-1, ACTIONS):
        assert refused(s, action) == ("unknown", "")


# --- Refusals of targets and choices -------------------------------------------------------------------------


@pytest.mark.rule("INV-125", "W-05", "U-06", "INV-088", "INV-086")
def test_targets():
    s = scene(hand=["demolition"], resources=9, their_developments={"quest": 2})
    s.play("demolition")
    assert refused(s, SLOT + NOTHING_THERE) == ("empty-slot", "INV-125")
    assert refused(s, s._developments("their development")[1]) == ("drawn-by-lot", "W-05")
    s = scene({"battlefield": ["rock-lobber", "runesmith"]}, resources=9, burning=["their quest"])
    s.use("rock-lobber")
    assert refused(s, SLOT + s.slot("runesmith")) == ("not-a-target", "INV-125")
    assert refused(s, zone("their quest")) == ("burning", "U-06")
    quests = {"quest": ["a-glorious-death", piece("runesmith", on="a-glorious-death")]}
    s = scene(quests, {"quest": ["smash-em-all"]}, hand=["troll-slayers"], resources=9)
    s.play("troll-slayers")
    assert refused(s, SLOT + s.slot("a-glorious-death")) == ("quest-taken", "INV-088")
    assert refused(s, SLOT + s.slot("their smash-em-all")) == ("enemy-quest", "INV-086")


@pytest.mark.rule("INV-125")
def test_x():
    s = scene(hand=["flames-of-tzeentch"], theirs={"quest": ["urguck"]}, resources=5, capital="chaos")
    s.play("flames-of-tzeentch")
    assert refused(s, NUMBER + 4) == ("too-expensive", "INV-072")
    s = scene(hand=["smash-go-boom"], resources=9, their_developments={"quest": 2})
    s.play("smash-go-boom")
    assert refused(s, NUMBER + 3) == ("x-developments", "INV-125")


@pytest.mark.rule("INV-125", "INV-132")
def test_sacrifices():
    s = scene({"battlefield": ["rock-lobber", "runesmith"], "quest": ["troll-slayers"]}, resources=9)
    s.use("rock-lobber", "their quest")
    assert refused(s, SLOT + s.slot("troll-slayers")) == ("own-unit-here", "INV-125")
    s = scene({"kingdom": ["lobber-crew"], "quest": ["runesmith"]}, {"quest": ["urguck"]})
    s.use("lobber-crew").resolve()
    assert refused(s, SLOT + s.slot("runesmith")) == ("own-unit", "INV-132")


@pytest.mark.rule("W-08")
def test_damage_tokens_as_money():
    s = scene({"quest": [piece("urguck", damage=2)]}, hand=["runesmith"], resources=2)
    s.play("runesmith", "quest")
    assert asked(s) == "Runesmith: how much of the cost of 2 do you pay with tokens?"
    assert offered(s)[1] == "Pay 1 with tokens and 1 with resources"
    assert refused(s, NUMBER + 3) == ("tokens", "W-08")
    s.choose(1)
    assert told(s) == ["Paid: 2, 1 of it with tokens, 1 left."]


@pytest.mark.rule("INV-062")
def test_restoring():
    s = scene({"quest": [piece("runesmith", corrupt=True), "troll-slayers"]}, phase="kingdom", at_entry=True)
    assert refused(s, SLOT + s.slot("troll-slayers")) == ("not-corrupt", "INV-062")


@pytest.mark.rule("B-09")
def test_moving_damage():
    s = scene(
        {"quest": [piece("valkia-the-bloody", damage=3)]},
        {"quest": [piece("urguck", corrupt=True, damage=1)]},
        resources=2,
    )
    s.use("valkia-the-bloody", "their urguck").resolve()
    assert (
        asked(s)
        == "Valkia the Bloody: how much damage moves to Urguck (their quest zone, corrupt, 1 damage)?"
    )
    assert refused(s, NUMBER + 3) == ("amount", "B-09")
    s.choose(2)
    assert told(s)[0] == "2 damage moves from your Valkia the Bloody to their Urguck."


@pytest.mark.rule("B-14")
def test_entries_of_the_chain():
    s = scene(
        {"quest": ["bright-wizard-apprentice"]},
        {"quest": ["runesmith"]},
        active=THEM,
        resources=2,
        their_resources=2,
    )
    s.use("their runesmith", "their runesmith").use("bright-wizard-apprentice")
    assert offered(s) == [
        "Bright Wizard Apprentice: chain entry 1, their Runesmith, aimed at Runesmith (their quest zone)"
    ]
    assert refused(s, CHAIN_ROW + 1) == ("not-on-chain", "B-14")
    s.choose("chain runesmith").resolve()
    assert "Cancelled: their Runesmith." in told(s)


def test_cards_of_the_discard_pile():
    quest = {"quest": [piece("prepare-for-war", tokens=2), piece("runesmith", on="prepare-for-war")]}
    s = scene(quest, discard=["troll-slayers", "demolition"])
    s.use("prepare-for-war")
    assert asked(s) == "Prepare for War!: choose cards in your discard pile, 2 more."
    assert refused(s, card("pillage")) == ("not-discarded", "INV-125")
    s.choose("troll-slayers", "demolition").resolve()
    assert "You put Demolition! from your discard pile back into your deck." in told(s)


@pytest.mark.rule("B-13")
def test_tactics_for_nothing():
    s = scene(
        hand=["slaaneshs-domination"], their_hand=["hate", "urguck", "pillage"], resources=9, capital="chaos"
    )
    s.play("slaaneshs-domination").resolve()
    assert "how many cards" in asked(s) and "3 at most" in asked(s)
    assert offered(s) == ["Reveal no card", "Reveal 1 card", "Reveal 2 cards", "Reveal 3 cards"]
    assert refused(s, NUMBER + 4) == ("reveal", "B-205")
    s.choose(3)
    assert "your opponent shows" in asked(s) and "Urguck" in asked(s)
    assert offered(s) == ["Play none of the others", "Play Hate for free"]
    assert refused(s, card("pillage")) == ("not-free", "B-13")


@pytest.mark.rule("U-16")
def test_a_unit_that_can_not_become_corrupt():
    mine = {
        "quest": ["warpstone-meteor", piece("runesmith", corrupt=True), "troll-slayers"],
        "kingdom": ["huntsmen"],
    }
    s = scene(mine, phase="begin", at_entry=True, burning=["kingdom"])
    assert refused(s, SLOT + s.slot("runesmith")) == ("not-corruptible", "U-16")
    assert refused(s, SLOT + s.slot("huntsmen")) == ("own-unit-here", "U-16")
    assert refused(s, zone("kingdom")) == ("burning", "U-06")


# --- Refusals in combat ----------------------------------------------------------------------------------------


@pytest.mark.rule("INV-100", "INV-103", "INV-104", "INV-106", "B-147")
def test_declaring():
    mine = {
        "battlefield": [piece("troll-slayers", corrupt=True), "runesmith", "mountain-brigade"],
        "quest": ["huntsmen"],
    }
    s = scene(mine, {"quest": ["urguck"], "kingdom": ["doom-divers"]}, phase="battle")
    assert refused(s, zone("quest")) == ("own-zone", "INV-100")
    s.g.barred[s.slot("runesmith")] = 1
    s.choose("their quest").close()
    assert refused(s, SLOT + s.slot("troll-slayers")) == ("corrupt", "INV-106")
    assert refused(s, SLOT + s.slot("runesmith")) == ("barred", "B-147")
    assert refused(s, SLOT + s.slot("huntsmen")) == ("own-unit-here", "INV-103")
    s.choose("mountain-brigade")
    assert refused(s, SLOT + s.slot("mountain-brigade")) == ("declared", "INV-103")
    s.choose("done").close()
    assert refused(s, SLOT + s.slot("their doom-divers")) == ("own-unit-here", "INV-104")


@pytest.mark.rule("INV-109", "INV-111", "INV-102", "U-06", "INV-107")
def test_assigning():
    s = scene(
        {"battlefield": ["king-kazador", "runesmith"]}, {"quest": ["urguck", "doom-divers"]}, phase="battle"
    )
    s.attack("quest", "king-kazador").defend("their urguck").close()
    assert refused(s, zone("their quest")) == ("minimum-first", "INV-109")
    assert "0 of 3 so far: Urguck" in SAY(refuse(s.g, zone("their quest")))
    assert refused(s, zone("their kingdom")) == ("not-attacked", "INV-102")
    assert refused(s, SLOT + s.slot("their doom-divers")) == ("no-defender", "INV-107")
    s.choose(*["their urguck"] * 3)
    assert refused(s, zone("quest")) == ("no-counterattack", "INV-111")
    assert refused(s, SLOT + s.slot("runesmith")) == ("no-attacker", "INV-107")
    s = scene(
        {"battlefield": ["king-kazador"]}, {"quest": ["urguck"]}, phase="battle", burning=["their quest"]
    )
    s.attack("quest", "king-kazador").defend("their urguck").close()
    assert refused(s, zone("their quest")) == ("burning", "U-06")


@pytest.mark.rule("INV-140")
def test_counterstrike():
    s = scene(
        {"battlefield": ["king-kazador", "runesmith"]}, {"quest": ["reiksguard-knights"]}, phase="battle"
    )
    s.attack("quest", "king-kazador").defend("their reiksguard-knights")
    assert asked(s) == "Reiksguard Knights, Counterstrike 2: which attacker takes the damage?"
    assert refused(s, SLOT + s.slot("runesmith")) == ("no-attacker", "INV-140")


@pytest.mark.rule("B-08")
def test_indirect_damage():
    s = scene({"quest": [piece("runesmith")]}, {"quest": ["urguck"]}, hand=["followers-of-mork"], resources=9)
    s.play("followers-of-mork", "kingdom").resolve()
    assert refused(s, SLOT + s.slot("their urguck")) == ("own-unit", "B-08")
    assert refused(s, zone("their quest")) == ("own-capital", "B-08")
    s.choose("runesmith")
    assert refused(s, SLOT + s.slot("runesmith")) == ("enough-damage", "B-08")


@pytest.mark.rule("W-09", "B-150")
def test_redirecting():
    mine = {"battlefield": ["mountain-brigade"], "quest": ["warrior-priests"], "kingdom": ["troll-slayers"]}
    s = scene(
        mine,
        {"battlefield": ["urguck"]},
        their_hand=["seduced-by-darkness", "nurgles-pestilence"],
        their_resources=9,
    )
    s.pass_().play("nurgles-pestilence").resolve()
    assert asked(s) == "Warrior Priests: 1 damage to Warrior Priests (your quest zone) goes elsewhere. Where?"
    assert refused(s, SLOT + s.slot("troll-slayers")) == ("no-redirect", "W-09")
    assert refused(s, zone("their quest")) == ("no-redirect", "W-09")
    s.choose("their urguck")
    assert "1 damage goes to their Urguck instead of your Warrior Priests." in told(s)
    s = scene(
        theirs={"battlefield": ["urguck"]},
        hand=["sigmars-intervention"],
        phase="battle",
        active=THEM,
        resources=9,
        burning=["kingdom"],
    )
    s.choose("quest").pass_().play("sigmars-intervention")
    assert refused(s, zone("kingdom")) == ("burning-zone", "B-150")
    assert refused(s, zone("quest")) == ("not-a-target", "INV-125")


@pytest.mark.rule("W-07")
def test_paying_for_attackers():
    s = scene(
        {"battlefield": ["king-kazador"]}, {"quest": ["rune-of-fortitude"]}, phase="battle", resources=1
    )
    s.attack("quest", "king-kazador")
    assert (
        asked(s)
        == "Rune of Fortitude: pay 1 resource for King Kazador (your battlefield), or give it −1 power?"
    )
    assert refused(s, SLOT + s.slot("king-kazador")) == ("other-decision", "W-07")
    s.choose("no")
    assert told(s) == ["You don’t pay for King Kazador: −1 power."]


@pytest.mark.rule("INV-174", "INV-179")
def test_drafting():
    position = GAME.new("draft", seed=3, compiled=False)
    seen = set()
    while pending(position.record).asked in ("pick", "counterdraft", "sabotage", "reinforce"):
        due = pending(position.record)
        missing = next(number for number in range(1, 128) if number not in due.cards)
        found = refuse(position.record, card_action(missing))
        seen.add((due.asked.value, found.name.removeprefix("invasion-refuse-"), found.rule))
        position.play(position.legal()[-1])
    assert ("pick", "not-in-own-pack", "INV-174") in seen
    assert ("counterdraft", "not-in-their-pack", "INV-174") in seen
    assert ("reinforce", "not-on-pile", "INV-179") in seen


# --- The Fluent files ---------------------------------------------------------------------------------------

SOURCES = Path(wartable.__file__).parent
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
HIDDEN = {Event.DREW, Event.PICKED, Event.REINFORCED}
SPLIT = {
    Event.MULLIGAN: ("-yes", "-no"),
    Event.ANNOUNCED: ("", "-action"),
    Event.TARGETED: ("", "-development"),
    Event.PAID: ("", "-tokens"),
    Event.ENTERED_PLAY: ("", "-attached", "-questing"),
    Event.DEVELOPED: ("", "-known", "-from-deck", "-from-deck-known"),
    Event.LEFT_PLAY: (
        *(f"-{hyphened(exit.name)}" for exit in Exit),
        "-destroyed-development",
        "-sacrificed-development",
        "-hand-development",
    ),
    Event.CONTROL: ("", "-back"),
    Event.CHANGED: ("", "-back"),
    Event.PEEKED: ("-own", "-yours", "-theirs"),
    Event.PUT_BACK: ("-own", "-yours", "-theirs"),
    Event.POWER: ("", "-less"),
    Event.HIT_POINTS: ("", "-less"),
    Event.ASSIGNED: ("", "-uncancellable"),
    Event.REDIRECTED: ("", "-capital"),
    Event.FORCED: ("", "-token"),
    Event.BARRED: ("", "-altogether"),
    Event.PAID_FOR_ATTACKER: ("-yes", "-no"),
    Event.DREW: ("", "-known"),
    Event.FOUND: ("", "-known"),
    Event.PICKED: ("", "-known", "-counterdraft", "-counterdraft-known"),
    Event.REINFORCED: ("", "-known", "-none"),
}


def made_names():
    """The names that the sources put together from tables, without their beginning."""
    found = {
        f"event-{hyphened(event.name)}{part}" for event in RULE_OF_EVENT for part in SPLIT.get(event, ("",))
    }
    found |= {f"event-ended-{hyphened(reason.name)}" for reason in Reason if reason}
    found |= {"event-ended-burned-drawn", "event-ended-decked-drawn"}
    decisions = {asked.value for asked in Asked} - {Asked.NOTHING.value}
    found |= {f"doing-{name}" for name in decisions} | {
        f"prompt-{name}" for name in decisions - {"window", "question"}
    }
    found |= {"prompt-window", "prompt-capital", "prompt-answer", "prompt-sacrifice-here"}
    found |= {
        "prompt-target-or-none",
        "prompt-targets",
        "prompt-search-must",
        "prompt-take",
        "prompt-take-must",
    }
    found |= {f"moment-{moment.value}" for moment in Moment}
    targets = {target for ability in LISTED for target in ability.targets}
    targets |= {asking.where for asking in ASKED} | set(SOUGHT.values())
    targets -= {NOWHERE, AGREE}
    found |= {"wanted-host"} | {f"wanted-{target.phrase}" for target in targets if not target.is_host}
    found |= {f"{kind}-{zone}" for kind in ("zone", "place") for zone in ZONE_NAMES}
    found |= {f"refuse-window-{hyphened(window.name)}" for window in Window if window}
    found |= {f"refuse-price-{hyphened(price.name)}" for price in Price if price > Price.ITSELF}
    found |= {"refuse-no-attacker", "refuse-no-defender"}
    keys = {card.number: key for key, card in BY_KEY.items()}
    refused = (ability for ability in LISTED if ability.condition is not None and ability.kind != Kind.FORCED)
    return found | {f"needs-{keys[ability.card]}" for ability in refused}


def test_no_message_is_missing_or_unused():
    text = "".join(path.read_text(encoding="utf-8") for path in (SOURCES / "games/invasion").glob("*.py"))
    written = set(re.findall(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["']""", text))
    messages = set(
        MESSAGE.findall((SOURCES / "games/invasion/locale/en/invasion.ftl").read_text(encoding="utf-8"))
    )
    names = {name.removeprefix("invasion-") for name in messages}
    assert all(name.startswith("invasion-") for name in messages)
    assert made_names() - names == set()
    known = made_names() | {f"{kind}-{name}" for kind in ("act", "refuse") for name in written}
    known |= {name.removeprefix("invasion-") for name in written if name.startswith("invasion-")}
    assert names - known == set()


@pytest.mark.parametrize("language", ["en", "ja", "pl"])
def test_every_question_and_its_answers_have_words(language):
    """They stand beside the card that asks."""
    said = words(language)
    for asking in ASKED[1:]:
        key, places = f"ask-{asking.key}", asking.where.places
        assert said.has(f"invasion-prompt-{key}"), f"{language} does not ask {key}"
        answers = {
            "": places.play,
            "-zone": places.zone,
            "-yes": places.agreed,
            "-no": not asking.must or None,
        }
        for ending, there in answers.items():
            name = f"invasion-act-{key}{ending}"
            assert said.has(name) == (there is not None), f"{name} in {language}"
            assert there is None or said.has_form(name, "short")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You play Waaagh! Target: Waaagh! Paid: 1, 2 left."),
        ("ja", "対象：Waaagh!"),
        ("pl", "Cel: Waaagh!"),
    ],
)
def test_a_sentence_that_ends_with_an_exclaimed_name_needs_no_full_stop(language, said):
    card = Message("card-waaagh")
    parts = [
        Message("invasion-event-announced", {"who": "you", "card": card, "name": ""}),
        Message("invasion-event-targeted", {"target": card}),
        Message("invasion-event-paid", {"count": 1, "left": 2}),
    ]
    spoken = [words(language).say(part) for part in parts]
    assert " ".join(spoken) == said if language == "en" else spoken[1] == said


def test_all_events_have_a_rule():
    assert set(RULE_OF_EVENT) == set(Event) - {Event.ENDED}


def test_every_rule_that_is_named_stands_on_the_rules_page():
    text = "".join(path.read_text(encoding="utf-8") for path in (SOURCES / "games/invasion").glob("*.py"))
    named = set(re.findall(r'"((?:INV|D|U|B|W)-\d+)"', text))
    assert named and named <= {rule.id for rule in parse_rules(page("invasion"))}


# --- Whole matches ------------------------------------------------------------------------------------------


def positions(seed, every):
    """A match played by lot, and at some of its moments the position."""
    lot = random.Random(seed)
    format = lot.choice(sorted(GAME.formats))
    options = any_options(GAME, format, lot)
    position = GAME.new(format, seed=seed, compiled=False, **options)
    for step in range(400):
        if position.over:
            break
        if step % every == seed % every:
            yield position
        legal = position.legal()
        position.play(lot.choice(legal[1:] or legal) if lot.random() < 0.5 else lot.choice(legal))
        yield position


@pytest.mark.parametrize("seed", range(3))
def test_matches_are_told_in_every_language(seed):
    for position in positions(seed, every=9):
        g = position.record
        for language in languages():
            say = words(language).say
            for seat in (-1, ME, THEM):
                assert say(prompt(g, seat))
                assert all(say(narrate(g, event, seat)) for event in position.events(seat))
            if not position.over:
                said = [say(describe(g, action)) for action in position.legal()]
                assert len(set(said)) == len(said)
                assert all(say(describe(g, action), "short") for action in position.legal())


@pytest.mark.parametrize("seed", range(2))
def test_everything_is_refused_with_a_reason_and_nothing_is_changed(seed):
    say = words("en").say
    for number, position in enumerate(positions(seed, every=400)):
        if number % 12 == 0 and not position.over:
            before, legal = position.to_bytes(), set(position.legal())
            assert all(
                say(refuse(position.record, action)) for action in range(ACTIONS) if action not in legal
            )
            assert position.to_bytes() == before


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_is_told_only_what_it_may_know(seed):
    """What is said to a seat is the same when all that it can't know is redrawn."""
    for number, position in enumerate(positions(seed, every=400)):
        if number % 10 or position.over:
            continue
        for seat in (-1, ME, THEM):
            dream = position.imagine(seat, number)
            assert prompt(dream.record, seat) == prompt(position.record, seat)
            assert [narrate(dream.record, event, seat) for event in position.events(seat)] == [
                narrate(position.record, event, seat) for event in position.events(seat)
            ]
            if position.actor == seat:
                for action in position.legal():
                    assert describe(dream.record, action) == describe(position.record, action)
                for action in set(range(0, ACTIONS, 7)) - set(position.legal()):
                    assert refuse(dream.record, action) == refuse(position.record, action)
