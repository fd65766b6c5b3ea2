"""Stories about what is said: prompts, actions and events; and for each reason to refuse, the rule that it names.
At the end parts of matches are told in every language, and what is said to a seat is shown to be what it may know."""

import random
import re
from pathlib import Path

import numpy as np
import pytest

import wartable
from wartable.games.shadespire.cards import BY_NUMBER
from wartable.games.shadespire.narration import RULE_OF_END, RULE_OF_ENDING, RULE_OF_EVENT, narrate
from wartable.games.shadespire.options import FORMATS, RULINGS
from wartable.games.shadespire.pending import _ABOUT, Asked, pending
from wartable.games.shadespire.phrases import hyphened
from wartable.games.shadespire.printed import WANTED
from wartable.games.shadespire.prompts import RULE_OF, prompt
from wartable.games.shadespire.rules.decide import actor, legal, play, setup
from wartable.games.shadespire.rules.setup import LENGTH, Given
from wartable.games.shadespire.state import (
    ABILITY,
    ACTIONS,
    ATTACK,
    CARD,
    CARDS,
    CHARGE,
    DIE,
    DRAW,
    FACE,
    FIGHTER,
    FIGHTERS,
    GUARD,
    HEX,
    LAYOUT,
    MOVE,
    NUMBER,
    PASS,
    PLACEMENT,
    SEAT,
    SWAP,
    WEAPON,
    YES,
    Event,
    Frame,
    Reason,
    Setting,
    Trigger,
    Way,
)
from wartable.games.shadespire.words import _ACTIONS, describe, refuse
from wartable.kernel.journal import Event as Happening
from wartable.kernel.journal import read
from wartable.kernel.message import Message
from wartable.locale import languages, words
from wartable.rulebook import page, parse_rules

from .reacting import react
from .scene import Story, scene

SAY = words("en").say
GARREK, SAEK, KARSUS, TARGOR, ARNULF = (
    "garrek-gorebeard",
    "blooded-saek",
    "karsus-the-chained",
    "targor",
    "arnulf",
)
SEVERIN, ANGHARAD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
REAVERS = {GARREK: (7, 2), SAEK: (1, 0)}
CHAMPIONS = {SEVERIN: (9, 2), OBRYN: (15, 10)}
SOURCES = Path(wartable.__file__).parent / "games/shadespire"
LOCALE = Path(wartable.__file__).parent / "games/shadespire/locale/en/shadespire.ftl"


def asked(story):
    return SAY(prompt(story.g, story.actor))


def offered(story):
    return [SAY(describe(story.g, action)) for action in sorted(story.legal())]


def told(story, seat=0):
    """What the last action made happen."""
    return [SAY(narrate(story.g, event, seat)) for event in read(story.g, seat)]


def refused(story, action):
    """The reason and the rule; an action that is legal must not be asked about."""
    assert action not in story.legal()
    message = refuse(story.g, action)
    assert all(words(language).say(message) for language in languages())
    return message.name.removeprefix("sha-refuse-"), message.rule


def at(story, where):
    return HEX + story.hex(where)


def on(story, base, name):
    return base + story.fighter(name)


# --- Prompts, actions, events -------------------------------------------------------------------------------------


def test_an_attack_is_told_in_four_lines_with_its_dice_and_what_counted():
    story = scene(REAVERS, CHAMPIONS).dice("crit", "hammer", "shield")
    story.do(on(story, ATTACK, GARREK)).with_weapon(SEVERIN)
    assert told(story)[:4] == [
        "Garrek attacks Steelheart: Blooddrinker Axe.",
        "Garrek rolls crit, hammer for the attack.",
        "Steelheart rolls shield for the defence.",
        "The attack by Garrek on Steelheart is a critical hit: "
        "1 crit and 1 success (hammers, crits) against 1 success (shields, crits).",
    ]


def test_what_counts_names_supports_and_guard():
    story = scene({GARREK: (7, 2), SAEK: (11, 2)}, {SEVERIN: (9, 2)}).set(SEVERIN, guard=1)
    story.dice("single", "double", "dodge").do(on(story, ATTACK, GARREK)).with_weapon(SEVERIN)
    assert told(story)[-1] == (
        "The attack by Garrek on Steelheart is a draw and fails: 1 success (hammers, single supports, crits) "
        "against 1 success (shields, dodges, crits)."
    )


def test_an_attack_without_a_success_says_so():
    story = scene(REAVERS, CHAMPIONS).dice("sword", "single", "dodge")
    story.do(on(story, ATTACK, GARREK)).with_weapon(SEVERIN)
    assert told(story)[3] == (
        "The attack by Garrek on Steelheart fails: no success (hammers, crits) against no success (shields, crits)."
    )
    assert narrate(story.g, read(story.g, 0)[3], 0).rule == "SHA-136"


def test_a_trapped_target_is_told():
    story = scene({GARREK: (3, 0)}, {SEVERIN: (1, 0)}).dice("hammer", "sword", "shield")
    story.do(on(story, ATTACK, GARREK)).with_weapon(SEVERIN)
    assert "Steelheart is trapped, so the attack by Garrek succeeds: " in "\n".join(told(story))


def test_damage_glory_and_the_way_back_are_told_from_each_side():
    story = scene(REAVERS, CHAMPIONS).set(SEVERIN, wounds=3).dice("hammer", "hammer", "dodge")
    story.attack(GARREK, SEVERIN)
    lines = told(story)
    assert "Steelheart suffers 2 damage and has 5 wound tokens." in lines
    assert lines[lines.index("Steelheart is out of action.") + 1] == "You gain 1 glory and have 1 to spend."
    assert "Your opponent gains 1 glory and has 1 to spend." in told(story, 1)
    assert "Seat 1 gains 1 glory and has 1 to spend." in told(story, -1)


def test_driving_back_is_asked_and_told():
    story = scene(REAVERS, CHAMPIONS).dice("hammer", "hammer", "dodge")
    story.aim(GARREK, SEVERIN).skip()
    assert asked(story) == "Drive Steelheart back? Into which hex?"
    assert "Leave Steelheart there" in offered(story) and "Drive Steelheart back to C6" in offered(story)
    story.choose((11, 2))
    assert told(story)[0] == "Steelheart is driven back from C5 to C6."


def test_a_pass_in_a_power_step_is_not_told():
    story = scene(REAVERS, CHAMPIONS, step="power")
    assert offered(story)[0] == "Pass"
    story.do(PASS)
    assert told(story) == []
    assert offered(story)[0] == "Pass, and the power step is over"
    story.do(PASS)
    assert told(story, 1) == ["Activation 1 of 4: yours."]


def test_a_drawn_card_is_told_to_its_own_seat_only():
    story = scene(REAVERS, CHAMPIONS).do(DRAW)
    (mine,), (theirs,), (seen,) = told(story), told(story, 1), told(story, -1)
    assert mine.startswith("You draw ") and mine != "You draw a power card."
    assert theirs == "Your opponent draws a power card." and seen == "Seat 1 draws a power card."


def test_many_drawn_cards_are_one_line():
    story = scene(REAVERS, CHAMPIONS, step="power").to_end_phase()
    while "draw" not in "".join(told(story)).lower():
        story.do(PASS)
    assert [line for line in told(story) if "You draw" in line] == [
        "You draw 3 objective cards.",
        "You draw 5 power cards.",
    ]


def test_a_scored_card_is_shown_to_all():
    story = scene(REAVERS, CHAMPIONS, tokens=[(7, 2)], step="power").hand(0, "hold-objective-1")
    story.to_end_phase()
    scored = told(story).index("You score Hold Objective 1.")
    assert told(story)[scored + 1] == "You gain 1 glory and have 1 to spend."
    assert "Your opponent scores Hold Objective 1." in told(story, 1)


def test_an_activation_offers_what_fighters_can_do():
    story = scene(REAVERS, CHAMPIONS).hand(0, "it-begins")
    assert asked(story) == "Your activation 1 of 4: what do you do?"
    texts = offered(story)
    for text in (
        "Pass this activation",
        "Move Garrek (up to 4)",
        "Put Garrek on Guard",
        "Attack with Garrek",
    ):
        assert text in texts
    assert len(set(texts)) == len(texts)


def test_fighters_of_the_same_name_are_told_apart():
    petitioners = {"petitioner": (7, 2), "petitioner#2": (9, 2)}
    story = scene(petitioners, {SEVERIN: (15, 10)})
    assert {"Attack with Petitioner 1", "Attack with Petitioner 2"}.isdisjoint(offered(story))
    assert {"Put Petitioner 1 on Guard", "Put Petitioner 2 on Guard"} <= set(offered(story))
    story = scene({GARREK: (7, 2)}, {GARREK: (9, 2)})
    assert "Put Garrek (yours) on Guard" in offered(story)
    story.do(on(story, ATTACK, "0:garrek-gorebeard")).do(sorted(story.legal())[0])
    assert offered(story) == ["Attack Garrek (theirs) (damage 0 of 4)"]


def test_in_a_melee_the_others_have_numbers():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, {"targor": (1, 10)})
    assert SAY(prompt(story.g, 1)) == "Waiting for Seat 1: choosing an activation."


def test_who_waits_is_told_for_whom_and_what_for():
    story = scene(REAVERS, CHAMPIONS)
    assert SAY(prompt(story.g, 1)) == "Waiting for your opponent: choosing an activation."
    assert SAY(prompt(story.g, -1)) == "Waiting for Seat 1: choosing an activation."


def test_a_move_names_what_lies_on_a_hex():
    story = scene(REAVERS, CHAMPIONS, tokens=[(7, 4)]).do(on(scene(REAVERS, CHAMPIONS), MOVE, GARREK))
    assert asked(story) == "Garrek moves up to 4 hexes: where to?"
    assert "Move Garrek to E4 (objective 1)" in offered(story)
    story.choose((7, 4))
    assert told(story)[0] == "Garrek moves from C4 to E4."


def test_a_weapon_is_offered_with_its_numbers():
    story = scene(REAVERS, CHAMPIONS)
    story.do(on(story, ATTACK, GARREK))
    assert asked(story) == "Which attack does Garrek make?"
    assert offered(story) == ["Blooddrinker Axe (Range 1, 2 hammers, Damage 2)"]


def test_a_reaction_is_asked_for_with_what_it_answers():
    story = scene(REAVERS, CHAMPIONS).hand(1, "shadeglass-dagger").set(SEVERIN, wounds=4)
    story.dice("hammer", "hammer", "dodge").do(on(story, ATTACK, GARREK)).with_weapon(SEVERIN)
    moments = set()
    while story.asked == Frame.REACT:
        moments.add(asked(story))
        assert SAY(prompt(story.g, -1)).endswith(": considering a reaction.")
        story.do(PASS)
    assert any(moment.endswith(" React?") for moment in moments)


def test_an_upgrade_is_told_with_its_price():
    story = scene(REAVERS, CHAMPIONS, step="power").hand(0, "great-speed")
    story.g.glory[0] = 2
    assert "Play Great Speed for 1 of 2 glory" in offered(story)
    story.card_("great-speed")
    assert asked(story) == "Who gets Great Speed?" and "Great Speed for Garrek" in offered(story)
    assert told(story, 1) == ["Your opponent plays the upgrade Great Speed."]
    story.choose(GARREK)
    assert told(story)[0] == "You pay 1 glory: Great Speed for Garrek."


def test_a_ploy_asks_for_what_it_needs():
    story = scene(REAVERS, CHAMPIONS, step="power").hand(0, "sidestep").card_("sidestep")
    assert asked(story) == "Sidestep: choose a friendly fighter."
    assert "Sidestep: Garrek (damage 0 of 4)" in offered(story)
    story.choose(GARREK)
    assert told(story, 1)[0] == "Sidestep: Garrek is chosen."


def test_dice_are_re_rolled_by_number():
    story = scene({"fjul-grimnir": (7, 2)}, {GARREK: (9, 2)}).give("fjul-grimnir", "activated-runes")
    story.dice("sword", "hammer").aim("fjul-grimnir", GARREK)
    assert asked(story) == "Your attack roll is hammer, sword: which die do you re-roll?"
    assert offered(story) == ["Keep the dice", "Re-roll die 1: sword", "Re-roll die 2: hammer"]
    assert refused(story, DIE + 2) == ("no-die", "SHA-23")
    story.dice("crit", "dodge").do(DIE)
    assert told(story)[0] == "Fjul-Grimnir re-rolls sword: crit."


def test_a_reaction_ploy_is_told_once():
    story = scene(REAVERS, CHAMPIONS).hand(1, "quick-thinker")
    story.do(on(story, MOVE, GARREK)).choose((7, 4))
    react(story, "quick-thinker")
    assert told(story) == ["Your opponent reacts with Quick Thinker."]


# --- Refusals: activations ----------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-72", "SHA-78", "SHA-84")
def test_fighters_that_have_moved_or_charged():
    story = scene(REAVERS, CHAMPIONS).set(GARREK, moved=1).set(SAEK, charged=1)
    assert refused(story, on(story, MOVE, GARREK)) == ("moved", "SHA-78")
    assert refused(story, on(story, CHARGE, GARREK)) == ("moved-no-charge", "SHA-84")
    assert refused(story, on(story, GUARD, SAEK)) == ("charged", "SHA-72")


@pytest.mark.rule("SHA-69", "SHA-153")
def test_fighters_that_are_not_mine_not_there_or_spent():
    story = scene({**REAVERS, KARSUS: (13, 0)}, CHAMPIONS).set(SAEK, out=1).set(KARSUS, spent=1)
    assert refused(story, on(story, MOVE, SEVERIN)) == ("not-yours", "SHA-69")
    assert refused(story, on(story, GUARD, SAEK)) == ("out", "SHA-153")
    assert refused(story, on(story, ATTACK, KARSUS)) == ("spent", "SHA-107")
    assert refused(story, MOVE + 6) == ("no-fighter", "SHA-6")
    story.set(KARSUS, spent=0, frozen=1)
    assert refused(story, on(story, GUARD, KARSUS)) == ("frozen", "SHA-107")


@pytest.mark.rule("SHA-73")
def test_empty_decks_and_hands():
    story = scene(REAVERS, CHAMPIONS)
    story.g.power_deck[0] = 0
    assert refused(story, DRAW) == ("empty-power-deck", "SHA-73")
    assert refused(story, SWAP) == ("no-objective-card", "SHA-73")


@pytest.mark.rule("SHA-75", "SHA-76", "SHA-81", "SHA-119")
def test_fighters_with_nowhere_to_go_and_nobody_to_attack():
    around = {SAEK: (3, 0), KARSUS: (2, 1)}
    story = scene({GARREK: (1, 0), **around}, {SEVERIN: (15, 10)})
    assert refused(story, on(story, MOVE, GARREK)) == ("nowhere", "SHA-76")
    assert refused(story, on(story, CHARGE, SAEK)) == ("no-charge", "SHA-81")
    assert refused(story, on(story, ATTACK, GARREK)) == ("no-target", "SHA-119")


@pytest.mark.rule("SHA-69", "SHA-156")
def test_actions_that_no_card_prints():
    story = scene(REAVERS, CHAMPIONS)
    assert refused(story, on(story, ABILITY, GARREK)) == ("no-ability", "SHA-69")
    story = scene({"the-sepulchral-warden": (7, 2)}, CHAMPIONS)
    warden = story.fighter("the-sepulchral-warden")
    assert refused(story, ABILITY + warden) == ("nobody-to-raise", "SHA-156")
    assert refused(story, ABILITY + FIGHTERS + warden) == ("nobody-to-command", "SHA-98")


def test_cards_in_an_activation():
    story = scene(REAVERS, CHAMPIONS).hand(0, "sidestep", "it-begins").give(GARREK, "great-speed")
    assert refused(story, CARD + story.card("sidestep")) == ("power-step-only", "SHA-94")
    assert refused(story, CARD + story.card("it-begins")) == ("objective", "SHA-167")
    assert refused(story, CARD + story.card("great-speed")) == ("no-action", "SHA-69")
    assert refused(story, CARD + story.card("great-strength")) == ("not-in-play", "SHA-69")
    assert refused(story, CARD) == ("unknown", "")


def test_something_else_is_asked():
    story = scene(REAVERS, CHAMPIONS)
    assert refused(story, at(story, (7, 4))) == ("other-decision", "SHA-69")
    assert asked(story) in SAY(refuse(story.g, at(story, (7, 4))))
    story.do(on(story, MOVE, GARREK))
    assert refused(story, PASS) == ("must-decide", "SHA-75")
    assert refused(story, ACTIONS) == ("unknown", "")


# --- Refusals: hexes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-75", "SHA-76", "SHA-77", "SHA-36")
def test_hexes_that_a_move_can_not_end_on():
    faces = ("shyishian-stardial", "mirror-well")
    story = scene({GARREK: (5, 0), SAEK: (1, 0)}, CHAMPIONS, faces=faces)
    story.do(on(story, MOVE, GARREK))
    assert refused(story, at(story, (5, 0))) == ("same-hex", "SHA-77")
    assert refused(story, at(story, (1, 0))) == ("occupied", "SHA-76")
    assert refused(story, at(story, (7, 2))) == ("blocked", "SHA-76")
    assert refused(story, at(story, (15, 8))) == ("too-far", "SHA-75")
    assert refused(story, HEX + story.g.hexes) == ("no-hex", "SHA-36")


@pytest.mark.rule("SHA-81")
def test_a_charge_must_end_where_it_can_attack():
    story = scene({GARREK: (5, 2)}, {SEVERIN: (11, 2)})
    story.do(on(story, CHARGE, GARREK))
    assert refused(story, at(story, (5, 4))) == ("no-attack-from", "SHA-81")


@pytest.mark.rule("SHA-145")
def test_hexes_that_nobody_is_driven_back_into():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (11, 2)}).dice("hammer", "hammer", "dodge")
    story.aim(GARREK, SEVERIN).skip()
    assert refused(story, at(story, (11, 2))) == ("occupied", "SHA-145")
    assert refused(story, at(story, (8, 1))) == ("not-farther", "SHA-145")
    assert refused(story, at(story, (13, 2))) == ("push-step", "SHA-145")


@pytest.mark.rule("SHA-147")
def test_hexes_that_nobody_is_pushed_into():
    story = scene(REAVERS, CHAMPIONS, step="power").hand(0, "sidestep").play("sidestep", GARREK)
    assert story.asked == Frame.PUSH
    assert refused(story, at(story, (9, 2))) == ("occupied", "SHA-147")
    assert refused(story, at(story, (13, 4))) == ("push-step", "SHA-147")


# --- Refusals: fighters and weapons -------------------------------------------------------------------------------


@pytest.mark.rule("SHA-119", "SHA-129")
def test_fighters_that_can_not_be_attacked():
    pistol = "sanson-farstrider"
    faces = ("shyishian-stardial", "mirror-well")
    story = scene(
        {pistol: (8, 1), "elias-swiftblade": (1, 0)},
        {GARREK: (10, 1), SAEK: (7, 4), KARSUS: (15, 10)},
        faces=faces,
    )
    story.do(on(story, ATTACK, pistol))
    arm = next(a for a in story.weapon("boltstorm-pistol") if WEAPON + a in story.legal())
    story.do(WEAPON + arm)
    assert refused(story, on(story, FIGHTER, "elias-swiftblade")) == ("friend", "SHA-119")
    assert refused(story, on(story, FIGHTER, KARSUS)) == ("out-of-range", "SHA-119")
    assert refused(story, on(story, FIGHTER, SAEK)) == ("no-sight", "SHA-129")


@pytest.mark.rule("SHA-119")
def test_attacks_that_a_fighter_has_not():
    story = scene(REAVERS, CHAMPIONS)
    story.do(on(story, ATTACK, GARREK))
    assert refused(story, WEAPON + story.weapon("great-axe")[0]) == ("no-such-attack", "SHA-119")


@pytest.mark.rule("SHA-103", "SHA-104")
def test_fighters_that_may_not_have_an_upgrade():
    story = scene({**REAVERS, KARSUS: (13, 0)}, CHAMPIONS, step="power").hand(0, "whirlwind-of-death")
    story.g.glory[0] = 1
    story.set(SAEK, out=1).card_("whirlwind-of-death")
    assert refused(story, on(story, FIGHTER, SEVERIN)) == ("not-yours", "SHA-103")
    assert refused(story, on(story, FIGHTER, SAEK)) == ("out", "SHA-104")
    assert refused(story, on(story, FIGHTER, GARREK)) == ("not-named", "SHA-103")


@pytest.mark.rule("SHA-105")
def test_riptooth_has_no_weapons():
    story = scene({"riptooth": (7, 2), "magore-redhand": (1, 0)}, CHAMPIONS, step="power")
    story.hand(0, "shadeglass-dagger")
    story.g.glory[0] = 1
    story.card_("shadeglass-dagger")
    assert refused(story, on(story, FIGHTER, "riptooth")) == ("no-weapons", "SHA-105")


@pytest.mark.rule("SHA-98")
def test_what_a_ploy_does_not_ask_for():
    story = scene(REAVERS, CHAMPIONS, step="power").hand(0, "sidestep").card_("sidestep")
    assert refused(story, on(story, FIGHTER, SEVERIN)) == ("not-wanted", "SHA-98")
    text = SAY(refuse(story.g, on(story, FIGHTER, SEVERIN)))
    assert text.startswith("Sidestep can’t choose Steelheart: it needs a friendly fighter.")


# --- Refusals: cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-99", "SHA-100", "SHA-103")
def test_cards_in_a_power_step():
    story = scene(REAVERS, CHAMPIONS, step="power")
    story.hand(0, "great-speed", "quick-thinker", "it-begins", "whirlwind-of-death")
    assert refused(story, CARD + story.card("great-speed")) == ("no-glory", "SHA-100")
    assert refused(story, CARD + story.card("quick-thinker")) == ("reaction-only", "SHA-99")
    assert refused(story, CARD + story.card("it-begins")) == ("objective", "SHA-167")
    assert refused(story, CARD + story.card("sidestep")) == ("not-in-hand", "SHA-94")
    assert refused(story, CARD + story.card("whirlwind-of-death")) == ("nobody-may-have", "SHA-103")
    story.g.no_powers = 1
    assert refused(story, CARD + story.card("great-speed")) == ("no-powers", "SHA-107")


@pytest.mark.rule("SHA-98")
def test_a_card_that_finds_nothing_to_choose():
    story = scene(REAVERS, CHAMPIONS, step="power").hand(0, "desecrate")
    assert refused(story, CARD + story.card("desecrate")) == ("no-choice", "SHA-98")
    assert "Desecrate can’t be used: it needs" in SAY(refuse(story.g, CARD + story.card("desecrate")))


@pytest.mark.rule("SHA-111")
def test_cards_that_are_no_reaction_now():
    story = scene(REAVERS, CHAMPIONS).hand(1, "quick-thinker", "sidestep", "great-speed", "last-chance")
    story.do(on(story, MOVE, GARREK)).choose((7, 4))
    assert story.asked == Frame.REACT and story.actor == 1
    assert refused(story, CARD + story.card("sidestep")) == ("no-reaction", "SHA-111")
    assert refused(story, CARD + story.card("last-chance")) == ("other-trigger", "SHA-111")
    assert refused(story, CARD + story.card("great-strength")) == ("not-in-hand", "SHA-111")
    assert refused(story, on(story, FIGHTER, SEVERIN)) == ("no-printed-reaction", "SHA-111")


@pytest.mark.rule("SHA-164")
def test_the_end_phase_is_for_upgrades():
    story = scene(REAVERS, CHAMPIONS, step="power").hand(0, "sidestep", "great-speed", "it-begins")
    story.to_end_phase()
    assert story.asked == Frame.DISCARD
    assert refused(story, CARD + story.card("sidestep")) == ("other-kind", "SHA-164")
    story.do(PASS)
    assert refused(story, CARD + story.card("sidestep")) == ("no-ploys", "SHA-164")


# --- Refusals: setting up -----------------------------------------------------------------------------------------


class Match:
    """A whole match from its setup, with all cards of both warbands."""

    def __init__(self, seed=0, bands=(2, 1), way=Way.CORE):
        options = np.zeros(LENGTH, np.int64)
        options[Given.FORMAT], options[Given.SEATS] = way, len(bands)
        for seat, band in enumerate(bands):
            options[Given.WARBANDS + seat] = band
            for card in BY_NUMBER.values():
                if card.warband in (0, band):
                    options[Given.DECKS + seat * CARDS + card.number] = 1
        self.records = LAYOUT.zeros(1)
        self.g = self.records.proxies[0]
        self.g.listening = 1
        setup(self.g, options, seed)

    @property
    def actor(self):
        return actor(self.g)

    def legal(self):
        mask = np.zeros(ACTIONS, np.uint8)
        legal(self.g, mask)
        return {int(action) for action in np.flatnonzero(mask)}

    def do(self, *actions):
        for action in actions:
            assert action in self.legal()
            play(self.g, action)
        return self


@pytest.mark.rule("SHA-28", "SHA-29", "SHA-40", "SHA-42", "SHA-43")
def test_boards_and_tokens():
    match = Match()
    assert refused(match, FACE + 5) == ("not-in-core", "SHA-28")
    assert asked(match) == "Board 1 of 2: which side do you place?"
    match.do(FACE, FACE + 1)
    assert refused(match, PASS) == ("must-decide", "SHA-29")
    match.do(PLACEMENT + 8)
    g = match.g
    edge = next(hex for hex in range(g.hexes) if g.edge[hex] and g.ground[hex] == 0)
    start = next(hex for hex in range(g.hexes) if g.ground[hex] == 1)
    blocked = next(hex for hex in range(g.hexes) if g.ground[hex] == 2)
    assert refused(match, HEX + edge) == ("token-edge", "SHA-43")
    assert refused(match, HEX + start) == ("token-start", "SHA-40")
    assert refused(match, HEX + blocked) == ("token-blocked", "SHA-41")
    first = min(match.legal())
    match.do(first)
    assert refused(match, first) == ("token-near", "SHA-42")


@pytest.mark.rule("SHA-55", "SHA-56", "SHA-57", "SHA-58")
def test_placing_fighters():
    match = Match().do(FACE, FACE, PLACEMENT + 8)
    for _ in range(5):
        match.do(min(match.legal()))
    match.do(PASS, PASS)
    assert refused(match, SEAT + 3) == ("no-seat", "SHA-55")
    match.do(SEAT)
    assert refused(match, FIGHTER + 7) == ("not-yours", "SHA-56")
    match.do(FIGHTER)
    g = match.g
    plain = next(hex for hex in range(g.hexes) if g.ground[hex] == 0)
    theirs = next(hex for hex in range(g.hexes) if g.ground[hex] == 1 and g.land[hex] == 1)
    assert refused(match, HEX + plain) == ("no-start", "SHA-57")
    assert refused(match, HEX + theirs) == ("not-at-home", "SHA-57")
    mine = min(match.legal())
    match.do(mine, FIGHTER + 7)
    match.do(min(match.legal()))
    assert refused(match, FIGHTER) == ("deployed", "SHA-56")
    match.do(FIGHTER + 1)
    assert refused(match, mine) == ("occupied", "SHA-58")


# --- Everything has words -----------------------------------------------------------------------------------------


def packed(low, middle, high):
    return low + 32 * middle + 1024 * high


HAMMERS, SHIELDS, NO_DICE = packed(0, 1, 17), packed(0, 0, 17), 0
CRITS = packed(1, 1, 17)
# Examples of events as card, x, y, z, where the kind says more than "a fighter", which is the usual example.
EXAMPLES = {
    Event.ROLLED_OFF: [(0, 2, 1, 0), (2, 0, 0, 0)],
    Event.WON_ROLL_OFF: [(what, 0, 0, 0) for what in range(4)],
    Event.BOARD: [(-1, 3, 8, 0)],
    Event.TOKENS_TURNED: [(-1, 3, 0, 0)],
    Event.DREW: [(-1, 0, 1, 0), (1, 0, 1, 0), (-1, 1, 1, 0), (-1, 1, 5, 0)],
    Event.REDREW: [(-1, what, 0, 0) for what in range(4)],
    Event.FIRST: [(-1, 0, 0, 0), (-1, 1, 1, 0)],
    Event.PHASE: [(-1, phase, 0, 0) for phase in range(3)],
    Event.ATTACKS: [(0, 0, 7, 2)],
    Event.ROLLED: [(0, 0, packed(1, 2, 0), packed(1, 2, 3)), (1, 7, 0, 0)],
    Event.REROLLED: [(4, 0, 0, 2), (0, 7, 1, 1)],
    Event.SUCCEEDS: [(CRITS, 0, 7, SHIELDS), (HAMMERS, 0, 7, HAMMERS), (NO_DICE, 0, 7, NO_DICE)],
    Event.FAILS: [
        (HAMMERS, 0, 7, CRITS),
        (HAMMERS, 0, 7, HAMMERS),
        (SHIELDS, 0, 7, SHIELDS),
        (NO_DICE, 0, 7, NO_DICE),
    ],
    Event.SUFFERED: [(-1, 0, 1, 1), (-1, 0, 2, 5)],
    Event.HEALED: [(-1, 0, 1, 0), (-1, 0, 2, 1)],
    Event.GLORY: [(-1, 1, 1, 0), (-1, 2, 22, 0)],
    Event.PLACED: [(-1, 0, -1, 5), (-1, 0, 4, 5)],
    Event.PLAYED: [(Story.card("sidestep"), 0, 0, 0), (Story.card("quick-thinker"), 0, 0, 0)],
    Event.REACTED: [(1, -1, 2, 0), (1, 0, 2, 0), (0, 0, 2, 0)],
    Event.USED: [(1, 0, 0, 0), (0, 0, 0, 0), (0, 0, 1, 0)],
    Event.UPGRADED: [(1, 0, 0, 0), (1, 0, 1, 0)],
    Event.DIE: [(-1, 0, 0, 0), (-1, 0, 1, 0)],
    Event.CHOSE_CARD: [(1, 2, 0, 0)],
    Event.ENDED: [(-1, reason, 1, 0) for reason in (Reason.GLORY, Reason.WIPED_OUT, Reason.HELD)]
    + [(-1, Reason.DRAWN, 3, 0)],
}
OF_NOBODY = (Event.ENDED, Event.TOKENS_TURNED, Event.ROUND, Event.TOKEN_MOVED)


def happenings():
    """Events of every kind, in their different forms."""
    for kind in Event:
        for card, x, y, z in EXAMPLES.get(kind, [(1, 0, 7, 3)]):
            yield Happening(kind, -1 if kind in OF_NOBODY else 0, card, x, y, z, 0)


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_event_has_words(language):
    story = scene(REAVERS, CHAMPIONS, tokens=[(7, 4), (3, 4), (9, 6)])
    for event in happenings():
        for seat in (-1, 0, 1):
            message = narrate(story.g, event, seat)
            assert words(language).say(message).strip(), message
            assert message.rule


def test_every_kind_of_event_has_a_rule():
    assert set(RULE_OF_EVENT) == set(Event) - {Event.ENDED}
    assert set(RULE_OF_END) == set(Reason) - {Reason.NONE}


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_decision_has_words(language):
    said = words(language)
    kinds = set(Asked) - {Asked.NOTHING}
    assert set(_ACTIONS) == set(RULE_OF) == kinds
    for kind in kinds:
        assert said.has(f"sha-prompt-{kind.value}") and said.text(f"sha-doing-{kind.value}")
    assert all(said.has(f"sha-moment-{hyphened(moment.name)}") for moment in Trigger)
    assert all(said.text(f"sha-wanted-{name}") for name in WANTED.values())


def test_every_frame_that_waits_is_a_decision():
    silent = {
        Frame.ROUND,
        Frame.MOVED,
        Frame.CHARGED,
        Frame.ATTACK,
        Frame.SUFFER,
        Frame.END,
        Frame.TAKEN,
        Frame.KNOCKBACK,
    }
    assert set(_ABOUT) == set(Frame) - silent


@pytest.mark.parametrize("language", languages())
def test_every_format_and_option_has_words(language):
    said = words(language)
    assert all(said.text("game-shadespire", form) for form in ("", "text", "facts"))
    for format in FORMATS:
        assert said.text(f"format-shadespire-{format}") and said.text(f"format-shadespire-{format}", "text")
    for setting, choices, _, _ in RULINGS:
        stem = setting.name.lower().replace("_", "-")
        assert said.text(f"option-shadespire-{stem}") and said.text(f"option-shadespire-{stem}-text")
        assert all(said.text(f"choice-shadespire-{stem}-{choice}") for choice in choices)


def written(kind):
    """What the file has of a kind of messages."""
    return set(re.findall(rf"^sha-{kind}-([a-z0-9-]+) =", LOCALE.read_text(encoding="utf-8"), re.MULTILINE))


def quoted(*files):
    text = "\n".join((SOURCES / file).read_text(encoding="utf-8") for file in files)
    return set(re.findall(r'"([a-z][a-z-]*)"', text))


def test_no_refusal_and_no_action_lies_idle_or_is_missing():
    reasons = quoted("refusals.py", "unplayable.py", "unreachable.py") | {"unknown"}
    assert written("refuse") - reasons == set()
    assert written("act") - quoted("words.py") == set()
    assert set(re.findall(r'told\(\s*"([a-z-]+)"', _sources())) <= written("refuse")
    assert set(re.findall(r'return "([a-z-]+)", ', (SOURCES / "words.py").read_text())) <= written("act")


def _sources():
    files = ("refusals.py", "unplayable.py", "unreachable.py")
    return "\n".join((SOURCES / file).read_text(encoding="utf-8") for file in files)


def test_every_rule_that_is_named_exists():
    known = {rule.id for rule in parse_rules(page("shadespire"))}
    named = {*RULE_OF.values(), *RULE_OF_EVENT.values(), *RULE_OF_END.values(), *RULE_OF_ENDING.values()}
    named |= set(re.findall(r'"((?:SHA|O|W)-[0-9]+)"', _sources()))
    assert named - known == set()


def weigh(action):
    """Attacks, charges and cards are what has most to tell."""
    if action == PASS:
        return 0.2
    return 4 if action >= CARD or CHARGE <= action < GUARD or ATTACK <= action < ABILITY else 1


@pytest.mark.parametrize(("seed", "bands"), [(1, (2, 5)), (2, (3, 8)), (3, (4, 7)), (4, (6, 1, 6))])
def test_matches_are_told_in_every_language(seed, bands):
    way = Way.MELEE if len(bands) > 2 else Way.CONSTRUCTED
    match, luck, said = Match(seed, bands, way), random.Random(seed), {}
    says = [words(language).say for language in languages()]
    while match.actor >= 0:
        choices, due = sorted(match.legal()), pending(match.g)
        if due.asked not in said or luck.random() < 0.01:
            said[due.asked] = True
            before = match.records.array.tobytes()
            _say_all(match, choices, says)
            assert match.records.array.tobytes() == before
        match.do(luck.choices(choices, list(map(weigh, choices)))[0])
        for seat in range(-1, len(bands)):
            for event in read(match.g, seat):
                message = narrate(match.g, event, seat)
                if message.name not in said:
                    said[message.name] = all(say(message).strip() for say in says)
    assert all(said.values())
    assert refused(match, PASS)[0] == "over" and all(say(prompt(match.g, 0)) for say in says)


def _say_all(match, choices, says):
    """Prompts for everybody, all actions, each in words of its own, and a reason for all others."""
    for say in says:
        assert all(say(prompt(match.g, seat)).strip() for seat in range(-1, match.g.seats))
        texts = [say(describe(match.g, action)) for action in choices]
        assert len(set(texts)) == len(texts)
        assert all(say(describe(match.g, action), "short").strip() for action in choices)
    reasons = {}
    for action in range(ACTIONS):
        if action not in choices:
            message = refuse(match.g, action)
            reasons.setdefault(message.name, message)
    assert all(say(message).strip() for message in reasons.values() for say in says)


def test_the_hand_of_the_other_changes_nothing_that_is_said():
    def lines(*hand):
        story = scene(REAVERS, CHAMPIONS, step="power").hand(1, *hand)
        story.do(PASS)
        return [SAY(prompt(story.g, seat)) for seat in (0, -1)]

    assert lines("sidestep", "great-speed") == lines("shardgale", "quick-thinker")


def test_a_setting_is_named_by_its_refusal():
    story = scene({ANGHARAD: (7, 2)}, {GARREK: (9, 2)}, settings={Setting.REACTION_ATTACKS: 1}).set(
        ANGHARAD, inspired=1
    )
    story.do(on(story, ATTACK, ANGHARAD))
    arms = [arm for arm in story.weapon("furious-parry") if WEAPON + arm not in story.legal()]
    assert ("reaction-attack", "O-02") in [refused(story, WEAPON + arm) for arm in arms]


def test_yes_and_numbers_are_for_other_questions():
    story = scene(REAVERS, CHAMPIONS)
    for action in (YES, NUMBER, SEAT, FACE, DIE, PLACEMENT, WEAPON, FIGHTER):
        assert refused(story, action)[0] == "other-decision"
    assert isinstance(refuse(story.g, YES), Message)
