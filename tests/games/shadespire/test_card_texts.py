"""Cards read to the letter: how long they last, whose damage it is, what is counted and when, who is asked.
Each test names the card, and the rule or ruling that it follows."""

import pytest

from wartable.games.shadespire.pieces import attack_facts, fighter_facts
from wartable.games.shadespire.progress import progress_shown
from wartable.games.shadespire.rules.hands import is_objective
from wartable.games.shadespire.rules.harm import hurt
from wartable.games.shadespire.rules.how_many import ask_to_draw
from wartable.games.shadespire.state import (
    ABILITY,
    ATTACK,
    CARDS,
    CHARGE,
    FIGHTER,
    FIGHTERS,
    HEX,
    MOVE,
    NUMBER,
    PASS,
    Cause,
    Event,
    Frame,
    Place,
)
from wartable.games.shadespire.view import view
from wartable.games.shadespire.words import describe, refuse

from .reacting import comes_up, react
from .scene import scene

GARREK, SAEK, KARSUS, TARGOR, ARNULF = (
    "garrek-gorebeard",
    "blooded-saek",
    "karsus-the-chained",
    "targor",
    "arnulf",
)
SEVERIN, OBRYN, ANGHARAD = "severin-steelheart", "obryn-the-bold", "angharad-brightshield"
SANSON, ALMERIC, ELIAS = "sanson-farstrider", "almeric-eagle-eye", "elias-swiftblade"
WARDEN, CHAMPION, PRINCE, HARVESTER = (
    "the-sepulchral-warden",
    "the-champion",
    "the-prince-of-dust",
    "the-harvester",
)
GURZAG, BONEKUTTA, HAKKA, BASHA = "gurzag-ironskull", "bonekutta", "hakka", "basha"
MAGORE = "magore-redhand"
FAR = {SEVERIN: (15, 10)}


def last_power_step(own, other):
    """The power step after the last activation of a phase."""
    story = scene(own, other, step="power")
    story.g.taken[0] = story.g.taken[1] = 4
    return story


def lasting(story, key, *targets, seat=0):
    """A ploy is played in the power step; then the next activation begins, which is seat 1's."""
    return story.hand(seat, key).play(key, *targets, seat=seat)


# --- How long ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-107", "W-10")
@pytest.mark.card("no-time")
def test_no_time_without_another_activation_lasts_to_the_end_of_the_round():
    story = last_power_step({GARREK: (7, 2)}, FAR).hand(0, "no-time").hand(1, "great-speed", "sprint")
    story.g.glory[1] = 1
    story.play("no-time", seat=0).to_end_phase()
    asked = set()
    while story.g.round == 1:
        asked.add(story.asked)
        story.do(PASS)
    assert Frame.POWER not in asked and story.place(1, "great-speed") == Place.HAND
    assert story.g.no_powers == 0


# --- Whose damage, whose reaction -----------------------------------------------------------------------------------


@pytest.mark.rule("SHA-111")
@pytest.mark.card("no-respite", "masterstroke")
def test_the_attack_of_no_respite_is_a_reaction_for_masterstroke():
    story = scene({OBRYN: (7, 2)}, {MAGORE: (9, 2)}).give(MAGORE, "no-respite").hand(1, "masterstroke")
    story.set(MAGORE, wounds=3).set(OBRYN, wounds=3)
    story.dice("hammer", "hammer", "dodge").aim(OBRYN, MAGORE)
    react(story, "no-respite").dice("hammer", "hammer", "dodge").with_weapon(OBRYN).finish_attack()
    assert story.is_out(OBRYN) and story.has_scored(1, "masterstroke")


@pytest.mark.rule("W-11")
@pytest.mark.card("lightning-blast", "vampiric-weapon")
def test_whom_lightning_blast_takes_out_its_fighter_took_out():
    story = scene({OBRYN: (7, 2)}, {GARREK: (9, 2), TARGOR: (11, 2)}).give(OBRYN, "lightning-blast")
    story.give(OBRYN, "vampiric-weapon").set(OBRYN, wounds=2).set(TARGOR, wounds=1)
    story.dice("crit", "sword", "shield").attack(OBRYN, GARREK)
    assert story.is_out(TARGOR) and story.wounds(OBRYN) == 1


@pytest.mark.rule("W-11")
@pytest.mark.card("lightning-blast", "lightning-strikes")
def test_lightning_blast_in_a_charge_takes_out_by_that_charge():
    story = scene({OBRYN: (5, 2)}, {GARREK: (9, 2), TARGOR: (11, 2)}).give(OBRYN, "lightning-blast")
    story.hand(0, "lightning-strikes").set(TARGOR, wounds=1)
    story.dice("crit", "sword", "shield").charge(OBRYN, (7, 2), GARREK)
    assert story.is_out(TARGOR) and not story.is_out(GARREK) and story.has_scored(0, "lightning-strikes")


@pytest.mark.rule("W-11")
@pytest.mark.card("lightning-blast", "crushing-force")
def test_the_damage_to_the_target_is_not_that_of_lightning_blast():
    story = scene({SEVERIN: (1, 0), OBRYN: (7, 2)}, {GARREK: (9, 2), TARGOR: (11, 2)}).give(
        OBRYN, "lightning-blast"
    )
    story.dice("crit", "sword", "shield").aim(OBRYN, GARREK)
    while story.asked != Frame.DRIVE:
        story.do(PASS)
    assert view(story.g, 0)["attack"]["dealt"] == 3 and story.wounds(TARGOR) == 1


@pytest.mark.rule("W-11", "SHA-118")
@pytest.mark.card("lightning-blast", "expendable")
def test_expendable_answers_lightning_blast_as_damage_of_the_attack():
    story = scene({OBRYN: (7, 2)}, {"skritch-spiteclaw": (9, 2), "lurking-skaven": (11, 2)})
    story.give(OBRYN, "lightning-blast").give("lurking-skaven", "expendable")
    story.dice("crit", "sword", "shield").aim(OBRYN, "skritch-spiteclaw")
    assert comes_up(story, "expendable")


@pytest.mark.rule("W-15")
@pytest.mark.card("rebound", "too-dumb-to-die")
def test_an_orruk_that_survives_its_own_blow_is_too_dumb_to_die():
    story = scene({GURZAG: (7, 2)}, {SEVERIN: (9, 2)}).hand(0, "too-dumb-to-die").hand(1, "rebound")
    story.dice("hammer", "hammer", "dodge").aim(GURZAG, SEVERIN)
    react(story.dice("crit"), "rebound").finish_attack()
    assert story.wounds(GURZAG) == 3 and story.has_scored(0, "too-dumb-to-die")


@pytest.mark.rule("W-15")
@pytest.mark.card("rebound", "massive-assault")
def test_what_rebounds_was_dealt_by_nobodys_fighters():
    story = scene({GURZAG: (7, 2)}, {SEVERIN: (9, 2)}).hand(1, "massive-assault", "rebound")
    story.g.dealt[1] = 6
    story.dice("hammer", "hammer", "dodge").aim(GURZAG, SEVERIN)
    react(story.dice("crit"), "rebound").finish_attack()
    assert story.g.dealt[1] == 6 and not story.has_scored(1, "massive-assault")


@pytest.mark.rule("W-15", "SHA-111")
@pytest.mark.card("rebound", "retribution")
def test_an_attack_that_rebounds_damages_its_attacker_alone():
    story = scene({GURZAG: (7, 2)}, {ELIAS: (9, 2)}).hand(1, "rebound", "retribution")
    story.dice("hammer", "hammer", "dodge").aim(GURZAG, ELIAS)
    react(story.dice("crit"), "rebound")
    assert not comes_up(story, "retribution")


# --- The first fighter ----------------------------------------------------------------------------------------------

DEFENDERS = {
    "patient-defence": {ELIAS: (9, 2), SANSON: (8, 1)},
    "ephemeral-shield": {TARGOR: (9, 2), GARREK: (8, 1)},
    "heightened-caution": {"krrk-the-almost-trusted": (9, 2), "skritch-spiteclaw": (8, 1)},
}
MISSES = ("sword", "sword")


@pytest.mark.rule("SHA-121", "W-19")
@pytest.mark.card("patient-defence", "ephemeral-shield", "heightened-caution", "tireless-assault")
@pytest.mark.parametrize("key", DEFENDERS)
def test_the_first_to_be_targeted_is_defended_better_in_a_second_attack_too(key):
    first, _ = DEFENDERS[key]
    story = scene(DEFENDERS[key], {SEVERIN: (7, 2)}, step="power").hand(0, key).hand(1, "tireless-assault")
    story.play(key, seat=0).pass_power()
    story.dice(*MISSES, "single", "single").aim(SEVERIN, first)
    react(story, "tireless-assault")
    story.dice(*MISSES, "single", "single").skip().with_weapon(first).finish_attack()
    assert story.rolled(1, first) == 4


@pytest.mark.rule("SHA-121", "SHA-123", "W-19")
@pytest.mark.card("patient-defence", "ephemeral-shield", "heightened-caution")
@pytest.mark.parametrize("key", DEFENDERS)
def test_who_is_targeted_second_is_not_defended_better(key):
    first, second = DEFENDERS[key]
    story = scene(DEFENDERS[key], {SEVERIN: (7, 2)}, step="power").hand(0, key).set(SEVERIN, inspired=1)
    story.play(key, seat=0).pass_power()
    story.aim(SEVERIN, first, "mighty-swing").finish_attack()
    assert fighter_facts(story.g, story.fighter(second))["defence"]["dice"] == 1
    story.choose(second).finish_attack()
    assert (story.rolled(1, first), story.rolled(1, second)) == (2, 1)


@pytest.mark.rule("W-19")
@pytest.mark.card("parry", "tireless-assault")
def test_parry_is_about_the_first_attack():
    story = scene({TARGOR: (9, 2)}, {SEVERIN: (7, 2)}, step="power").hand(0, "parry")
    story.hand(1, "tireless-assault").play("parry", seat=0).pass_power()
    story.dice(*MISSES, "single", "single").aim(SEVERIN, TARGOR)
    react(story, "tireless-assault")
    story.dice(*MISSES, "single").skip().with_weapon(TARGOR).finish_attack()
    assert story.rolled(1, TARGOR) == 3


@pytest.mark.rule("W-19")
@pytest.mark.card("insensate", "daemonic-resilience")
def test_insensate_is_about_the_first_damage():
    story = scene({SAEK: (9, 2)}, {OBRYN: (7, 2), SEVERIN: (11, 2)}, step="power").hand(0, "insensate")
    story.play("insensate", seat=0).pass_power()
    story.dice("hammer", "hammer", "shield").attack(OBRYN, SAEK)
    assert story.wounds(SAEK) == 1
    hurt(story.g, story.fighter(SAEK), 2, Cause.ATTACK, 1)
    assert story.run_on().is_out(SAEK)


# --- Hexes and Charges ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-75", "W-12")
@pytest.mark.card("cover-ground")
@pytest.mark.parametrize(("to", "met"), [((13, 0), False), ((15, 0), True)])
def test_cover_ground_counts_the_hexes_that_were_moved(to, met):
    story = scene({GARREK: (3, 0)}, FAR).give(GARREK, "great-speed", "sprinter").hand(0, "cover-ground")
    story.move(GARREK, to)
    assert story.has_scored(0, "cover-ground") == met


@pytest.mark.rule("SHA-75", "W-12")
@pytest.mark.card("cover-ground", "tantalising-prize")
def test_cover_ground_counts_the_hexes_towards_a_prize():
    story = scene(FAR, {GARREK: (3, 0)}, step="power", tokens=[(15, 0)]).hand(
        1, "tantalising-prize", "cover-ground"
    )
    story.play("tantalising-prize", seat=1).pass_power().move(GARREK, (15, 0))
    assert story.has_scored(1, "cover-ground")


NEXUS = ("arcane-nexus", "mirror-well")  # (5, 2) is lethal


@pytest.mark.rule("SHA-149", "SHA-168", "W-13")
def test_who_falls_in_a_lethal_hex_is_not_knocked_further():
    story = scene({OBRYN: (9, 2)}, {GARREK: (7, 2)}, faces=NEXUS)
    story.give(GARREK, "great-fortitude").set(GARREK, wounds=1)
    story.dice("hammer", "hammer", "shield").attack(OBRYN, GARREK, drive=(5, 2))
    fallen = story.told(Event.OUT)[0]
    assert story.is_out(GARREK) and fallen.y == story.hex((5, 2)) == story.g.fell_at[story.fighter(GARREK)]
    assert len(story.told(Event.DRIVEN)) == 1


@pytest.mark.rule("SHA-149", "SHA-168", "W-13")
def test_who_survives_a_lethal_hex_is_knocked_further():
    story = scene({OBRYN: (9, 2)}, {GARREK: (7, 2)}, faces=NEXUS).give(GARREK, "great-fortitude")
    story.dice("hammer", "hammer", "shield").attack(OBRYN, GARREK, drive=(5, 2))
    assert story.where(GARREK) == (3, 2) and story.wounds(GARREK) == 4


@pytest.mark.rule("SHA-168", "W-13")
@pytest.mark.card("shattering-terrain")
def test_shattering_terrain_hurts_once_for_a_whole_drive_back():
    story = scene({GARREK: (9, 2)}, {OBRYN: (7, 2)}, step="power").hand(0, "shattering-terrain")
    story.give(GARREK, "great-fortitude").play("shattering-terrain", seat=0).pass_power()
    story.dice("hammer", "hammer", "shield").attack(OBRYN, GARREK, drive=(11, 2))
    assert story.where(GARREK) == (13, 2) and story.wounds(GARREK) == 4


CHARGERS = {
    "blood-for-the-blood-god": (SAEK, {GARREK: (1, 0), TARGOR: (3, 0), SAEK: (5, 2)}),
    "call-of-the-waaagh": (BASHA, {GURZAG: (1, 0), HAKKA: (3, 0), BASHA: (5, 2)}),
    "no-escape": ("riptooth", {MAGORE: (1, 0), "ghartok-flayskull": (3, 0), "riptooth": (5, 2)}),
}


@pytest.mark.rule("SHA-80", "W-20")
@pytest.mark.card("blood-for-the-blood-god", "call-of-the-waaagh", "no-escape")
@pytest.mark.parametrize("key", CHARGERS)
def test_the_third_charge_counts_when_it_is_made(key):
    third, side = CHARGERS[key]
    story = scene(side, {SEVERIN: (9, 2)}).hand(0, key)
    for name in list(side)[:2]:
        story.set(name, did_charge=1, charged=1)
    story.do(CHARGE + story.fighter(third)).choose((7, 2)).skip()
    assert not story.has_scored(0, key) and progress_shown(story.g, 0)[key]["have"] == 2
    story.with_weapon(SEVERIN)
    assert not story.has_scored(0, key)
    assert story.finish_attack().has_scored(0, key)


@pytest.mark.rule("SHA-80", "SHA-90", "W-20")
@pytest.mark.card("change-of-tactics")
def test_a_change_of_tactics_counts_when_the_charge_is_made():
    story = scene({GARREK: (5, 2)}, {SEVERIN: (9, 2)}).hand(0, "change-of-tactics").set(GARREK, guard=1)
    story.do(CHARGE + story.fighter(GARREK)).choose((7, 2)).skip()
    assert not story.has_scored(0, "change-of-tactics") and story.g.guard[story.fighter(GARREK)] == 0
    assert story.with_weapon(SEVERIN).finish_attack().has_scored(0, "change-of-tactics")


@pytest.mark.rule("SHA-122", "W-20")
@pytest.mark.card("concerted-attack")
def test_the_third_attack_counts_when_it_is_made():
    story = scene({GARREK: (7, 2), SAEK: (8, 1), TARGOR: (10, 1)}, {SEVERIN: (9, 2)}).hand(
        0, "concerted-attack"
    )
    for name in (SAEK, TARGOR):
        story.set(name, struck=1 << story.fighter(SEVERIN))
    story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    while story.asked != Frame.DRIVE:
        story.do(PASS)
    assert not story.has_scored(0, "concerted-attack")
    assert story.finish_attack().has_scored(0, "concerted-attack")


@pytest.mark.rule("SHA-122", "W-20")
@pytest.mark.card("let-the-blood-flow")
def test_the_third_success_counts_when_the_attack_is_made():
    story = scene({GARREK: (7, 2), SAEK: (8, 1), TARGOR: (10, 1)}, {SEVERIN: (9, 2)})
    story.hand(0, "let-the-blood-flow").set(SAEK, did_succeed=1).set(TARGOR, did_succeed=1)
    story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    while story.asked != Frame.DRIVE:
        story.do(PASS)
    assert progress_shown(story.g, 0)["let-the-blood-flow"]["have"] == 2
    assert story.finish_attack().has_scored(0, "let-the-blood-flow")


# --- Commands -------------------------------------------------------------------------------------------------------

GUARD = {WARDEN: (7, 2), CHAMPION: (3, 2), PRINCE: (11, 2), "petitioner": (7, 0)}


def commands(story):
    return story.can(ABILITY + FIGHTERS + story.fighter(WARDEN))


@pytest.mark.rule("SHA-98", "W-18")
def test_the_warden_needs_two_others():
    assert commands(scene({WARDEN: (7, 2), CHAMPION: (3, 2), PRINCE: (11, 2)}, FAR))
    assert not commands(scene({WARDEN: (7, 2), CHAMPION: (3, 2)}, FAR))
    story = scene({WARDEN: (7, 2), CHAMPION: (3, 2), PRINCE: (11, 2)}, FAR).set(PRINCE, moved=1)
    assert not commands(story)
    said = refuse(story.g, ABILITY + FIGHTERS + story.fighter(WARDEN))
    assert (said.name, said.rule, said.arguments["count"]) == ("sha-refuse-nobody-to-command", "SHA-98", 2)


@pytest.mark.rule("SHA-98", "W-18")
@pytest.mark.card("ancient-commander")
def test_ancient_commander_needs_three_others():
    assert scene(GUARD, FAR).give(WARDEN, "ancient-commander").can("ancient-commander")
    story = scene(GUARD, FAR).give(WARDEN, "ancient-commander").set(PRINCE, moved=1)
    assert not story.can("ancient-commander")


@pytest.mark.rule("W-18")
def test_both_whom_the_warden_chooses_must_move():
    story = scene({WARDEN: (7, 2), CHAMPION: (3, 2), PRINCE: (11, 2)}, FAR)
    story.do(ABILITY + FIGHTERS + story.fighter(WARDEN))
    assert not story.can(PASS)
    story.choose(CHAMPION, (5, 2)).skip()
    assert story.asked == Frame.COMMAND and story.legal() == {FIGHTER + story.fighter(PRINCE)}


@pytest.mark.rule("SHA-72", "W-18")
@pytest.mark.card("eadbutt", "total-offence")
def test_who_cannot_be_activated_can_be_moved_by_the_warden():
    story = scene({WARDEN: (7, 2), CHAMPION: (3, 2), PRINCE: (11, 2)}, FAR).set(CHAMPION, spent=1)
    assert not story.can(CHAMPION, MOVE) and commands(story)
    story.do(ABILITY + FIGHTERS + story.fighter(WARDEN)).choose(CHAMPION, (5, 2))
    assert story.where(CHAMPION) == (5, 2)


@pytest.mark.rule("W-18")
@pytest.mark.card("frozen-in-time")
def test_who_can_make_no_action_can_not_be_chosen():
    story = scene({WARDEN: (7, 2), CHAMPION: (3, 2), PRINCE: (11, 2)}, FAR).set(CHAMPION, frozen=1)
    assert not commands(story)


# --- Up to so many --------------------------------------------------------------------------------------------------


def skulls():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).hand(0, "skulls-for-the-skull-throne")
    story.set(SEVERIN, wounds=3)
    story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    return react(story, "skulls-for-the-skull-throne").skip()


@pytest.mark.rule("W-14")
@pytest.mark.card("skulls-for-the-skull-throne")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_skulls_for_the_skull_throne_asks_how_many_cards(count):
    story = skulls()
    assert (story.asked, story.actor) == (Frame.HOW_MANY, 0)
    assert story.legal() == {PASS, NUMBER + 1, NUMBER + 2}
    assert view(story.g, 0)["pending"]["kind"] == "draw-up-to" and view(story.g, 0)["pending"]["left"] == 2
    assert story.do(NUMBER + count if count else PASS).g.power_count[0] == count


@pytest.mark.rule("W-14")
@pytest.mark.card("skulls-for-the-skull-throne")
def test_how_many_is_said_and_refused_in_words():
    story = skulls()
    assert describe(story.g, NUMBER + 2).name == "sha-act-draw-up-to"
    said = refuse(story.g, NUMBER + 3)
    assert (said.name, said.rule) == ("sha-refuse-too-many", "W-14")


@pytest.mark.rule("SHA-165", "W-14")
@pytest.mark.card("skulls-for-the-skull-throne")
def test_nobody_is_asked_about_cards_that_are_not_there():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).hand(0, "skulls-for-the-skull-throne")
    empty_deck(story, 0)
    story.set(SEVERIN, wounds=3).dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    assert react(story, "skulls-for-the-skull-throne").skip().asked != Frame.HOW_MANY


def empty_deck(story, seat):
    """No power card is left in a deck."""
    for card in range(1, CARDS):
        if story.g.place[seat, card] == Place.DECK and not is_objective(card):
            story.g.place[seat, card] = Place.DISCARD
    story.g.power_deck[seat] = 0


@pytest.mark.rule("W-14")
@pytest.mark.card("trust-to-luck")
def test_trust_to_luck_asks_how_many_cards_come_back():
    story = scene({GARREK: (7, 2)}, FAR, step="power").hand(0, "trust-to-luck", "sprint", "parry")
    story.play("trust-to-luck", seat=0).card_("sprint").card_("parry")
    assert story.legal() == {PASS, NUMBER + 1, NUMBER + 2}
    assert story.do(NUMBER + 1).g.power_count[0] == 1


@pytest.mark.rule("W-14")
@pytest.mark.card("trust-to-luck")
def test_more_cards_than_can_be_said_at_once_are_asked_for_again():
    story = scene({GARREK: (7, 2)}, FAR, step="power")
    ask_to_draw(story.g, 0, 13)
    story.do(NUMBER + 11)
    assert story.asked == Frame.HOW_MANY and story.legal() == {PASS, NUMBER + 1, NUMBER + 2}
    assert story.do(NUMBER + 2).g.power_count[0] == 13


@pytest.mark.rule("W-14")
@pytest.mark.card("healing-potion", "ur-gold-boon")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_healing_up_to_two_asks_how_much(count):
    story = scene({GARREK: (7, 2)}, FAR, step="power").set(GARREK, wounds=3).hand(0, "healing-potion")
    story.dice("shield").play("healing-potion", GARREK, seat=0)
    assert view(story.g, 0)["pending"]["kind"] == "heal-up-to"
    assert story.do(NUMBER + count if count else PASS).wounds(GARREK) == 3 - count


@pytest.mark.rule("W-14")
@pytest.mark.card("healing-potion")
def test_a_weak_potion_takes_one_wound_token_away_unasked():
    story = scene({GARREK: (7, 2)}, FAR, step="power").set(GARREK, wounds=3).hand(0, "healing-potion")
    story.dice("dodge").play("healing-potion", GARREK, seat=0)
    assert story.asked != Frame.HOW_MANY and story.wounds(GARREK) == 2


# --- Twice ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-75", "W-16")
@pytest.mark.card("sprint", "lightning-stride")
def test_two_doublings_make_four_times_the_move():
    story = scene(FAR, {SANSON: (1, 0)}, step="power").hand(1, "sprint", "lightning-stride")
    story.play("sprint", seat=1).play("lightning-stride", seat=1).pass_power()
    facts = fighter_facts(story.g, story.fighter(SANSON))
    assert facts["move"] == 16 == sum(part["amount"] for part in facts["why"]["move"])


@pytest.mark.rule("SHA-142", "W-16")
@pytest.mark.card("lethal-strike", "slaying-blow")
def test_two_doublings_make_four_times_the_damage():
    story = scene({GARREK: (9, 2)}, {"mad-maegrim": (7, 2)}, step="power").hand(
        1, "lethal-strike", "slaying-blow"
    )
    story.play("lethal-strike", seat=1).play("slaying-blow", seat=1).pass_power()
    story.dice("crit", "hammer", "hammer", "shield").attack("mad-maegrim", GARREK)
    assert story.told(Event.SUFFERED)[0].y == 4


@pytest.mark.rule("SHA-5", "W-16")
@pytest.mark.card("curious-inversion")
def test_two_inversions_undo_each_other():
    story = scene({GARREK: (9, 2)}, {SEVERIN: (7, 2)}, step="power")
    story.hand(0, "curious-inversion").hand(1, "curious-inversion")
    story.play("curious-inversion", seat=0).play("curious-inversion", seat=1).pass_power()
    story.dice("hammer", "hammer", "shield").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) > 0


# --- Range ----------------------------------------------------------------------------------------------------------


def in_the_dark(own, other, *more):
    """Darkness descends on seat 1's activation, with further ploys of that seat."""
    story = scene(own, other, step="power").hand(0, "darkness-descends").hand(1, *more)
    story.play("darkness-descends", seat=0)
    for key in more:
        story.play(key, seat=1)
    return story.pass_power()


@pytest.mark.rule("SHA-119", "W-21")
@pytest.mark.card("darkness-descends", "gorkamorkas-blessing", "righteous-zeal", "frenzied-stabbing")
def test_in_the_dark_a_shot_is_an_attack_of_range_one_for_ploys_too():
    skaven = {"lurking-skaven": (7, 2)}
    story = in_the_dark({GARREK: (9, 2)}, skaven, "frenzied-stabbing").give(
        "lurking-skaven", "throwing-stars"
    )
    (stars,) = story.weapon("throwing-stars")
    facts = attack_facts(story.g, story.fighter("lurking-skaven"), stars)
    assert (facts["range"], facts["damage"]) == (1, 2)
    story.dice("sword", "sword", "sword", "shield").attack("lurking-skaven", GARREK, "throwing-stars")
    assert story.wounds(GARREK) == 2


@pytest.mark.rule("SHA-123", "W-21")
@pytest.mark.card("darkness-descends", "mighty-swing")
def test_in_the_dark_a_shot_can_be_a_mighty_swing():
    story = in_the_dark({GARREK: (9, 2), TARGOR: (8, 1)}, {SANSON: (7, 2)}, "mighty-swing")
    (pistol, *_) = story.weapon("boltstorm-pistol")
    assert attack_facts(story.g, story.fighter(SANSON), pistol)["sweep"]
    story.aim(SANSON, GARREK, "boltstorm-pistol").finish_attack()
    assert story.asked == Frame.SWEEP and story.can(TARGOR, FIGHTER)


@pytest.mark.rule("SHA-123", "W-21")
@pytest.mark.card("darkness-descends", "black-hunger", "shadeglass-darts")
def test_in_the_dark_black_hunger_strikes_friends_with_darts_too():
    rats = {"hungering-skaven": (7, 2), "festering-skaven": (6, 1)}
    story = in_the_dark({GARREK: (9, 2)}, rats).give("hungering-skaven", "black-hunger", "shadeglass-darts")
    story.do(ATTACK + story.fighter("hungering-skaven"))
    story.with_weapon(GARREK, "shadeglass-darts").finish_attack()
    assert story.asked == Frame.SWEEP and story.can("festering-skaven", FIGHTER)


@pytest.mark.rule("SHA-81", "W-21")
@pytest.mark.card("darkness-descends")
def test_in_the_dark_a_charge_must_end_beside_its_target():
    story = in_the_dark({GARREK: (9, 2)}, {SANSON: (1, 2)})
    story.do(CHARGE + story.fighter(SANSON))
    beside = {(7, 2), (8, 1), (8, 3)}
    assert story.legal() == {HEX + story.hex(hex) for hex in beside}


# --- Dice -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-120", "W-17")
@pytest.mark.card("blinding-flash", "light-armour")
def test_blinding_flash_leaves_extra_dice():
    story = scene({SANSON: (7, 2)}, {GARREK: (11, 2)}).hand(1, "blinding-flash").give(SANSON, "light-armour")
    story.aim(SANSON, GARREK, "boltstorm-pistol")
    react(story, "blinding-flash").finish_attack()
    assert story.rolled(0) == 2


@pytest.mark.rule("SHA-120", "W-17")
@pytest.mark.card("blinding-flash", "miraculous-escape")
def test_blinding_flash_changes_the_characteristic():
    story = scene({SANSON: (7, 2)}, {GARREK: (11, 2)}).hand(1, "blinding-flash", "miraculous-escape")
    story.dice("hammer", "dodge").aim(SANSON, GARREK, "boltstorm-pistol")
    react(story, "blinding-flash").finish_attack()
    assert story.rolled(0) == 1 and not story.has_scored(1, "miraculous-escape")


# --- Order ----------------------------------------------------------------------------------------------------------


def roar():
    """Garrek has taken Severin out; Angharad and Obryn stand beside him."""
    others = {SEVERIN: (9, 2), ANGHARAD: (8, 1), OBRYN: (6, 1)}
    story = scene({GARREK: (7, 2)}, others).set(SEVERIN, wounds=3).hand(0, "triumphant-roar")
    story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    return react(story, "triumphant-roar").skip()


@pytest.mark.rule("SHA-68", "SHA-147")
@pytest.mark.card("triumphant-roar")
def test_triumphant_roar_pushes_in_the_order_of_its_owner():
    story = roar()
    assert (story.asked, story.actor) == (Frame.SHIFT, 0)
    assert story.legal() == {PASS, FIGHTER + story.fighter(ANGHARAD), FIGHTER + story.fighter(OBRYN)}
    story.choose(OBRYN, (5, 0), ANGHARAD, (6, 1))
    assert (story.where(OBRYN), story.where(ANGHARAD)) == ((5, 0), (6, 1))


@pytest.mark.rule("SHA-68")
@pytest.mark.card("triumphant-roar")
def test_triumphant_roar_may_push_some_and_leave_the_others():
    story = roar().choose(OBRYN, (5, 0))
    assert view(story.g, 0)["pending"]["optional"] and describe(story.g, PASS).name == "sha-act-shift-done"
    story.do(PASS)
    assert story.where(ANGHARAD) == (8, 1) and story.asked != Frame.SHIFT


@pytest.mark.rule("SHA-147")
@pytest.mark.card("terrifying-howl")
def test_terrifying_howl_pushes_everybody():
    story = scene({KARSUS: (7, 2)}, {OBRYN: (9, 2), SEVERIN: (8, 1)}).give(KARSUS, "terrifying-howl")
    story.card_("terrifying-howl")
    assert story.asked == Frame.SHIFT and not story.can(PASS)
