"""Stories about cards of the later sets that change who fights and how: qualities, who fought, quests that pay, shields."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import Set
from wartable.games.invasion.refusals import needed
from wartable.games.invasion.rules.damage import deal
from wartable.games.invasion.rules.decide import run_on
from wartable.games.invasion.state import Event, Fought, Frame, Race, Side
from wartable.games.invasion.unplayable import wondered
from wartable.games.invasion.vocabulary import card_action, section_action, slot_action
from wartable.games.invasion.words import refuse
from wartable.locale import languages, words

from .facts import facts
from .scene import ME, THEM, Story, _lay, piece, scene, section
from .test_cards_of_moments import all_said

FACTS = {  # race, set, then number, type, copies, cost, loyalty, power, hit points, traits
    "nordland-halberdiers": (Race.EMPIRE, Set.SKAVENBLIGHT, (134, "unit", 3, 4, 2, 2, 2, "warrior")),
    "infiltrate-empire": (Race.EMPIRE, Set.SKAVENBLIGHT, (135, "tactic", 3, 1, 2, 0, 0, "")),
    "steels-bane": (Race.HIGH_ELF, Set.SKAVENBLIGHT, (137, "tactic", 3, 1, 2, 0, 0, "")),
    "malus-darkblade": (Race.DARK_ELF, Set.SKAVENBLIGHT, (143, "unit", 3, 5, 3, 3, 3, "hero")),
    "morathis-pegasus": (Race.DARK_ELF, Set.SKAVENBLIGHT, (144, "unit", 3, 3, 2, 1, 3, "cavalry")),
    "greyseer-thanquol": (Race.NEUTRAL, Set.SKAVENBLIGHT, (146, "unit", 3, 3, 0, 1, 1, "hero skaven")),
    "sword-masters-of-hoeth": (Race.HIGH_ELF, Set.ULTHUAN, (154, "unit", 1, 4, 2, 2, 3, "warrior elite")),
    "defend-tor-aendris": (Race.HIGH_ELF, Set.ULTHUAN, (162, "quest", 1, 2, 1, 0, 0, "")),
    "sack-tor-aendris": (Race.DARK_ELF, Set.ULTHUAN, (183, "quest", 1, 2, 1, 0, 0, "")),
    "word-of-pain": (Race.DARK_ELF, Set.ULTHUAN, (185, "support", 1, 2, 1, 0, 0, "attachment hex")),
    "invoke-khaines-wrath": (Race.DARK_ELF, Set.ULTHUAN, (193, "tactic", 1, 3, 2, 0, 0, "spell")),
}
UNIQUE = {"malus-darkblade", "greyseer-thanquol"}
KEYWORDS = {"morathis-pegasus": {"toughness": 3}}


@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.card(key)) for key in FACTS])
def test_the_facts_of_the_card(key):
    card = BY_KEY[key]
    race, of_set, known = FACTS[key]
    assert facts(key) == known and (card.race, card.set) == (race, of_set)
    assert card.printed == card.number - (131 if of_set == Set.SKAVENBLIGHT else 151)
    assert (card.unique, card.keywords) == (key in UNIQUE, KEYWORDS.get(key, {}))
    order = race in (Race.EMPIRE, Race.HIGH_ELF)
    assert card.side == (Side.ORDER if order else Side.DESTRUCTION)


def dark(mine=None, theirs=None, **others) -> Story:
    return scene(mine, theirs, **{"capital": "chaos", "their_capital": "empire", **others})


def elves(mine=None, theirs=None, **others) -> Story:
    return scene(mine, theirs, **{"capital": "high_elf", **others})


def seen(s: Story, name: str) -> dict:
    """A card in play as all see it."""
    zones = (zone for seat in s.position.view(-1)["seats"] for zone in seat["zones"])
    return next(card for zone in zones for card in zone["cards"] if card["slot"] == s.slot(name))


def refused(s: Story, action: int) -> str:
    """Why an action is not legal; it can be said in every language."""
    assert action not in s.position.legal()
    message = refuse(s.g, action)
    assert all(words(language).say(message) for language in languages())
    return message.name.removeprefix("invasion-refuse-")


# --- AU34 Word of Pain ------------------------------------------------------------------------------------


@pytest.mark.card("word-of-pain")
@pytest.mark.rule("INV-103")
def test_a_unit_in_pain_defends_but_does_not_attack():
    pained = {"battlefield": ["huntsmen", piece("word-of-pain", on="huntsmen"), "pistoliers"]}
    s = scene(pained, {"battlefield": ["crooked-teef-goblins"]}, phase="battle", capital="empire")
    s.choose("their quest").close()
    assert s.choices() == ["pass", "pistoliers"]
    assert refused(s, slot_action(s.slot("huntsmen"))) == "no-attack"
    assert seen(s, "huntsmen")["qualities"] == ["no-attack"] and "qualities" not in seen(s, "pistoliers")
    s = scene(
        pained, {"battlefield": ["crooked-teef-goblins"]}, phase="battle", active=THEM, capital="empire"
    )
    s.attack("battlefield", "their crooked-teef-goblins").close()
    assert s.can_choose("huntsmen")


@pytest.mark.card("word-of-pain")
def test_a_word_of_pain_is_put_on_an_enemy_and_its_pain_ends_with_it():
    s = dark({}, {"battlefield": ["huntsmen"]}, hand=["word-of-pain"], resources=9)
    s.play("word-of-pain", "their huntsmen").resolve().to("battle", THEM).choose("quest").close()
    assert s.choices() == ["pass"]
    s = dark(
        {},
        {"battlefield": ["huntsmen", piece("word-of-pain", on="huntsmen")]},
        active=THEM,
        their_hand=["demolition"],
        their_resources=9,
        their_capital="dwarf",
    )
    s.play("demolition", "their word-of-pain").resolve().close()
    s.choose("quest").close()
    assert s.can_choose("their huntsmen")


@pytest.mark.card("word-of-pain")
def test_who_attacks_already_goes_on_in_pain():
    s = scene(
        {"battlefield": ["huntsmen"]},
        phase="battle",
        capital="empire",
    ).attack("quest", "huntsmen")
    slot = s.slot("huntsmen")
    _lay(s.g, ME, 2, piece("word-of-pain", on="huntsmen"))
    assert s.g.role[slot] and s.finish_combat().damage("their quest") == 1


# --- ST15 Greyseer Thanquol -------------------------------------------------------------------------------


@pytest.mark.card("greyseer-thanquol", "warp-lightning-cannon")
@pytest.mark.rule("INV-103", "W-41")
def test_thanquol_attacks_from_any_zone_with_all_skaven():
    s = dark({"kingdom": ["greyseer-thanquol"], "battlefield": ["dark-zealot"]}, phase="battle")
    assert s.power("greyseer-thanquol") == 1
    s.choose("their quest").close()
    assert set(s.choices()) == {"pass", "greyseer-thanquol", "dark-zealot"}
    s.choose("greyseer-thanquol", "done")
    assert s.power("greyseer-thanquol") == 2, "he is a Skaven himself"
    assert s.zone_of("greyseer-thanquol") == "kingdom"
    assert s.finish_combat().damage("their quest") == 2
    assert s.power("greyseer-thanquol") == 1


@pytest.mark.card("greyseer-thanquol")
@pytest.mark.rule("INV-106")
def test_a_corrupt_thanquol_stays_at_home_and_defends_only_there():
    s = dark({"kingdom": [piece("greyseer-thanquol", corrupt=True)]}, phase="battle")
    s.choose("their quest").close()
    assert refused(s, slot_action(s.slot("greyseer-thanquol"))) == "corrupt"
    s = dark({"kingdom": ["greyseer-thanquol"]}, {"battlefield": ["huntsmen"]}, phase="battle", active=THEM)
    s.attack("quest", "their huntsmen").close()
    assert refused(s, slot_action(s.slot("greyseer-thanquol"))) == "own-unit-here"


# --- ST12 Malus Darkblade ---------------------------------------------------------------------------------


def malus(theirs, attacked="quest", **others) -> Story:
    return dark(
        {"kingdom": ["malus-darkblade"], "battlefield": ["dark-zealot"]},
        theirs,
        **{"phase": "battle", **others},
    )


@pytest.mark.card("malus-darkblade")
@pytest.mark.rule("INV-104", "W-42")
def test_malus_hurts_those_who_could_have_defended_and_did_not():
    s = malus(
        {
            "quest": ["johannes-broheim", "reiksguard-knights", piece("pistoliers", corrupt=True)],
            "kingdom": ["huntsmen"],
        }
    )
    s.attack("quest", "dark-zealot").defend("their johannes-broheim")
    s.finish_combat()
    assert s.damage("their reiksguard-knights") == 1
    assert (s.damage("their pistoliers"), s.damage("their huntsmen")) == (0, 0)
    assert s.told(Event.FORCED)


@pytest.mark.card("malus-darkblade")
def test_without_an_attack_malus_is_silent():
    s = malus({"quest": ["reiksguard-knights"]}).choose("pass")
    s.close()
    assert s.damage("their reiksguard-knights") == 0 and not s.told(Event.FORCED)


@pytest.mark.card("malus-darkblade")
def test_only_his_own_battlefield_phase_counts():
    s = dark(
        {"kingdom": ["malus-darkblade"], "quest": ["dark-zealot"]},
        {"battlefield": ["huntsmen"]},
        phase="battle",
        active=THEM,
    )
    s.attack("quest", "their huntsmen").defend().finish_combat()
    assert s.damage("dark-zealot") == 0 and s.damage("their huntsmen") == 0


@pytest.mark.card("malus-darkblade", "nordland-halberdiers")
def test_who_comes_after_the_defenders_were_declared_is_spared():
    s = malus({}, their_hand=["nordland-halberdiers"], their_resources=9)
    s.attack("quest", "dark-zealot").defend()
    s.pass_().play("nordland-halberdiers", "their quest").resolve()
    s.finish_combat()
    assert s.damage("their nordland-halberdiers") == 0


@pytest.mark.card("malus-darkblade", "franzs-decree")
def test_who_was_barred_could_not_have_defended():
    s = malus({"quest": ["reiksguard-knights"]})
    s.g.barred[s.slot("their reiksguard-knights")] = 1
    s.attack("quest", "dark-zealot").defend().finish_combat()
    assert s.damage("their reiksguard-knights") == 0


@pytest.mark.card("malus-darkblade")
def test_what_was_done_in_combat_is_forgotten_with_the_turn():
    s = malus({"quest": ["reiksguard-knights"]})
    s.attack("quest", "dark-zealot")
    assert s.g.fought[s.slot("dark-zealot")] == Fought.ATTACKED
    s.defend()
    assert s.g.fought[s.slot("their reiksguard-knights")] == Fought.STOOD_BY
    s.finish_combat().to("capital", THEM)
    assert not any(s.g.fought[slot] for slot in range(200))


# --- AU42 Invoke Khaine's Wrath ------------------------------------------------------------------------------


@pytest.mark.card("invoke-khaines-wrath")
@pytest.mark.rule("INV-101", "W-43")
def test_wrath_destroys_all_who_fought_once_damage_is_applied():
    s = dark(
        {"battlefield": ["bloodthirster", "dark-zealot"]},
        {"quest": ["johannes-broheim", "reiksguard-knights"]},
        phase="battle",
        hand=["invoke-khaines-wrath"],
        resources=9,
    )
    s.attack("quest", "dark-zealot")
    card = card_action(BY_KEY["invoke-khaines-wrath"].number)
    assert refused(s, card) == "window-after-combat"
    s.defend("their johannes-broheim")
    while s.asked != Frame.WINDOW:
        s.choose(s.choices()[0])
    s.close()
    while s.asked == Frame.ASSIGN:
        s.choose(s.choices()[0])
    assert refused(s, card) == "window-after-combat"
    s.close()
    s.play("invoke-khaines-wrath").resolve()
    assert s.in_play("bloodthirster") and s.in_play("their reiksguard-knights")
    assert not s.in_play("dark-zealot") and not s.in_play("their johannes-broheim")


@pytest.mark.card("invoke-khaines-wrath")
def test_wrath_needs_an_attack_and_is_used_on_anyones_turn():
    s = dark({}, phase="battle", hand=["invoke-khaines-wrath"], resources=9).choose("pass")
    assert not s.can_play("invoke-khaines-wrath")
    s = dark(
        {},
        {"battlefield": ["huntsmen"]},
        phase="battle",
        active=THEM,
        hand=["invoke-khaines-wrath"],
        resources=9,
    )
    s.attack("quest", "their huntsmen").defend().close()
    s.choose("quest").close()
    s.pass_().play("invoke-khaines-wrath").resolve()
    assert not s.in_play("their huntsmen")


# --- AU32 Sack Tor Aendris -----------------------------------------------------------------------------------


def sack(tokens=0, **others) -> Story:
    return dark(
        {
            "quest": [piece("sack-tor-aendris", tokens=tokens), piece("dark-zealot", on="sack-tor-aendris")],
            "battlefield": ["savage-marauders"],
        },
        {},
        **{"phase": "battle", **others},
    )


@pytest.mark.card("sack-tor-aendris")
@pytest.mark.rule("INV-087", "INV-103", "W-41")
def test_who_sacks_attacks_from_the_quest_and_brings_a_token_at_the_end_of_the_turn():
    s = sack()
    s.attack("kingdom", "dark-zealot", "savage-marauders")
    assert (s.zone_of("dark-zealot"), s.attackers()) == ("quest", ["dark-zealot", "savage-marauders"])
    together = s.power("dark-zealot") + s.power("savage-marauders")
    s.finish_combat()
    assert (s.damage("their kingdom"), s.tokens("sack-tor-aendris")) == (together, 0)
    s.to("begin", THEM)
    assert s.tokens("sack-tor-aendris") == 1
    s.to("begin", ME)
    assert s.tokens("sack-tor-aendris") == 1, "no token for questing alone"


@pytest.mark.card("sack-tor-aendris")
def test_without_an_attack_of_its_own_unit_nothing_is_sacked():
    s = sack().attack("kingdom", "savage-marauders").finish_combat().to("begin", THEM)
    assert s.tokens("sack-tor-aendris") == 0


@pytest.mark.card("sack-tor-aendris")
def test_another_unit_in_the_quest_zone_attacks_nobody():
    s = dark({"quest": ["sack-tor-aendris", "dark-zealot"]}, phase="battle")
    s.choose("their kingdom").close()
    assert s.choices() == ["pass"]


@pytest.mark.card("sack-tor-aendris", "nurgles-pestilence")
@pytest.mark.rule("INV-011", "W-08")
def test_what_was_sacked_pays_on_any_turn():
    s = sack(tokens=2, phase="capital", active=THEM, hand=["nurgles-pestilence"], resources=2)
    assert s.cost("nurgles-pestilence") == 3
    s.pass_()
    s.play("nurgles-pestilence")
    assert set(s.choices()) == {"1", "2"}
    all_said(s)
    s.choose(2)
    assert (s.tokens("sack-tor-aendris"), s.resources()) == (0, 1)
    assert [(event.x, event.y) for event in s.told(Event.PAID)] == [(3, 2)]
    all_said(s)


@pytest.mark.card("sack-tor-aendris", "urguck")
@pytest.mark.rule("B-162", "W-45")
def test_urgucks_damage_pays_only_in_his_phase_and_tokens_always():
    laid = {
        "quest": [
            piece("sack-tor-aendris", tokens=1),
            piece("dark-zealot", on="sack-tor-aendris"),
            piece("urguck", damage=2),
        ]
    }
    s = scene(laid, hand=["pillage"], capital="orc", phase="quest")
    assert s.position.legal() and not s.can_play("pillage"), "1 token is too little"
    s = scene(laid, {"kingdom": ["church-of-sigmar"]}, hand=["pillage"], capital="orc")
    s.play("pillage", "their church-of-sigmar")
    assert (s.damage("urguck"), s.tokens("sack-tor-aendris")) in ((0, 1), (1, 0))


@pytest.mark.card("sack-tor-aendris")
@pytest.mark.rule("INV-090")
def test_tokens_go_with_the_unit_on_the_quest():
    s = sack(tokens=2, phase="capital", hand=["culling-the-weak"], resources=9)
    s.play("culling-the-weak", "dark-zealot")
    if s.asked == Frame.ANNOUNCE:
        s.choose(0)
    s.resolve()
    assert s.tokens("sack-tor-aendris") == 0


# --- AU11 Defend Tor Aendris ---------------------------------------------------------------------------------


def defend(theirs=("crooked-teef-goblins",), questing="silver-helm-brigade", **others) -> Story:
    return elves(
        {"quest": ["defend-tor-aendris", piece(questing, on="defend-tor-aendris")]},
        {"battlefield": list(theirs)},
        **{"phase": "battle", "active": THEM, **others},
    )


@pytest.mark.card("defend-tor-aendris")
@pytest.mark.rule("INV-087", "INV-104")
def test_who_defends_tor_aendris_defends_everything_and_brings_two_tokens():
    s = defend().attack("battlefield", "their crooked-teef-goblins").defend("silver-helm-brigade")
    assert (s.defenders(), s.zone_of("silver-helm-brigade")) == (["silver-helm-brigade"], "quest")
    s.finish_combat().to("begin", ME)
    assert s.tokens("defend-tor-aendris") == 2, "at the end of the opponent's turn, and none for questing"


@pytest.mark.card("defend-tor-aendris")
def test_a_defender_that_falls_brings_nothing():
    s = defend(["ironclaws-horde"], questing="archmage-of-saphery")
    s.attack("kingdom", "their ironclaws-horde").defend("archmage-of-saphery").finish_combat()
    assert not s.in_play("archmage-of-saphery")
    s.to("begin", ME)
    assert s.tokens("defend-tor-aendris") == 0


@pytest.mark.card("defend-tor-aendris")
def test_tor_aendris_is_not_defended_by_attacking_or_standing_by():
    s = defend().attack("battlefield", "their crooked-teef-goblins").defend().finish_combat().to("begin", ME)
    assert s.tokens("defend-tor-aendris") == 0
    s = defend(active=ME)
    s.choose("their kingdom").close()
    assert s.choices() == ["pass"]


# --- ST3 Nordland Halberdiers --------------------------------------------------------------------------------


@pytest.mark.card("nordland-halberdiers")
@pytest.mark.rule("INV-070", "INV-104")
def test_halberdiers_come_when_a_zone_is_attacked_and_defend_it():
    s = scene(
        {},
        {"battlefield": ["crooked-teef-goblins"]},
        phase="battle",
        active=THEM,
        capital="empire",
        hand=["nordland-halberdiers", "huntsmen"],
        resources=9,
    )
    s.attack("kingdom", "their crooked-teef-goblins").pass_()
    assert not s.can_play("huntsmen")
    s.play("nordland-halberdiers", "kingdom").resolve()
    s.defend("nordland-halberdiers")
    assert s.defenders() == ["nordland-halberdiers"]


@pytest.mark.card("nordland-halberdiers", "pillage")
@pytest.mark.rule("INV-124", "INV-127")
def test_halberdiers_are_an_answer_and_resolve_first():
    s = scene(
        {"kingdom": ["church-of-sigmar"]},
        active=THEM,
        their_hand=["pillage"],
        their_resources=9,
        capital="empire",
        hand=["nordland-halberdiers"],
        resources=6,
    )
    s.play("pillage", "church-of-sigmar").play("nordland-halberdiers", "quest")
    assert s.chain() == ["pillage", "nordland-halberdiers"] and s.actor == THEM
    s.resolve()
    assert s.in_play("nordland-halberdiers") and not s.in_play("church-of-sigmar")


@pytest.mark.card("nordland-halberdiers")
@pytest.mark.rule("INV-072")
def test_halberdiers_are_paid_for_at_any_time():
    s = scene(hand=["nordland-halberdiers"], phase="quest", capital="empire", resources=4)
    assert refused(s, card_action(BY_KEY["nordland-halberdiers"].number)) == "too-expensive"
    s = scene(hand=["nordland-halberdiers"], phase="quest", capital="empire", resources=5)
    assert s.can_play("nordland-halberdiers")


# --- AU3 Sword Masters of Hoeth ------------------------------------------------------------------------------


def masters(zone="battlefield", attacker="ironclaws-horde", **others) -> Story:
    s = elves(
        {zone: ["sword-masters-of-hoeth"]},
        {"battlefield": [attacker]},
        **{"phase": "battle", "active": THEM, **others},
    )
    return s.attack(zone, f"their {attacker}").defend("sword-masters-of-hoeth").close()


@pytest.mark.card("sword-masters-of-hoeth")
@pytest.mark.rule("INV-109", "INV-113", "B-05", "W-44")
def test_combat_does_not_hurt_sword_masters_and_nothing_gets_past_them():
    s = masters()
    assert s.choices() == ["sword-masters-of-hoeth"]
    for _ in range(4):
        s.choose("sword-masters-of-hoeth")
        if s.actor == THEM and s.asked == Frame.ASSIGN:
            assert refused(s, section_action(section("battlefield"))) == "unhurt-defender"
    assert seen(s, "sword-masters-of-hoeth")["threat"] == {"damage": 0, "cancelled": 4, "destroyed": False}
    while s.asked == Frame.ASSIGN:
        s.choose("their ironclaws-horde")
    s.close()
    assert (s.damage("sword-masters-of-hoeth"), s.damage("battlefield")) == (0, 0)
    all_said(s)


@pytest.mark.card("sword-masters-of-hoeth")
@pytest.mark.rule("D-04")
def test_in_the_first_edition_the_minimum_is_what_would_destroy_them():
    s = masters(edition="2009")
    s.choose(*["sword-masters-of-hoeth"] * 3)
    assert s.can_choose("battlefield")
    s.choose("battlefield").finish_combat()
    assert (s.damage("sword-masters-of-hoeth"), s.damage("battlefield")) == (0, 1)


@pytest.mark.card("sword-masters-of-hoeth", "bloodthirster")
@pytest.mark.rule("INV-147")
def test_what_cannot_be_cancelled_hurts_sword_masters():
    s = masters(attacker="bloodthirster")
    s.choose(*["sword-masters-of-hoeth"] * 3)
    assert s.can_choose("battlefield"), "three uncancellable points are enough"


@pytest.mark.card("sword-masters-of-hoeth")
@pytest.mark.rule("INV-130")
def test_elsewhere_sword_masters_are_units_like_others():
    s = masters("kingdom")
    s.choose(*["sword-masters-of-hoeth"] * 3)
    assert s.can_choose("kingdom")
    s.finish_combat()
    assert not s.in_play("sword-masters-of-hoeth")


@pytest.mark.card("sword-masters-of-hoeth", "flames-of-tzeentch")
def test_damage_of_effects_hurts_sword_masters_in_the_middle_of_a_combat():
    s = elves(
        {"battlefield": ["sword-masters-of-hoeth"]},
        {"battlefield": ["ironclaws-horde"]},
        phase="battle",
        active=THEM,
        their_capital="chaos",
        their_hand=["flames-of-tzeentch"],
        their_resources=9,
    )
    s.attack("battlefield", "their ironclaws-horde").defend("sword-masters-of-hoeth")
    s.play("flames-of-tzeentch", 2, "sword-masters-of-hoeth").resolve()
    assert s.damage("sword-masters-of-hoeth") == 2


# --- ST6 Steel's Bane ----------------------------------------------------------------------------------------


def shielded(target="silver-helm-brigade", **others) -> Story:
    s = elves(
        {"quest": [target]},
        {"battlefield": ["ironclaws-horde"]},
        **{
            "hand": ["steels-bane"],
            "resources": 9,
            "their_capital": "chaos",
            "their_hand": ["flames-of-tzeentch", "flames-of-tzeentch"],
            "their_resources": 30,
            "active": THEM,
            **others,
        },
    )
    s.pass_().play("steels-bane", target).resolve()
    return s


@pytest.mark.card("steels-bane", "flames-of-tzeentch")
@pytest.mark.rule("INV-113")
def test_steels_bane_cancels_the_next_ten_damage():
    s = shielded()
    all_said(s)
    assert seen(s, "silver-helm-brigade")["shield"] == 10
    s.play("flames-of-tzeentch", 4, "silver-helm-brigade").resolve()
    assert (s.damage("silver-helm-brigade"), s.g.shield[s.slot("silver-helm-brigade")]) == (0, 6)
    s.play("flames-of-tzeentch", 8, "silver-helm-brigade").resolve()
    assert s.damage("silver-helm-brigade") == 2


@pytest.mark.card("steels-bane")
def test_a_shield_is_gone_with_the_turn():
    s = shielded()
    s.to("capital", ME)
    assert s.g.shield[s.slot("silver-helm-brigade")] == 0 and "shield" not in seen(s, "silver-helm-brigade")


@pytest.mark.card("steels-bane", "bloodthirster")
@pytest.mark.rule("INV-147")
def test_a_shield_does_not_stop_what_cannot_be_cancelled():
    s = shielded(their_hand=())
    deal(s.g, s.slot("silver-helm-brigade"), 2, 1)
    run_on(s.g)
    assert (s.damage("silver-helm-brigade"), s.g.shield[s.slot("silver-helm-brigade")]) == (2, 10)


@pytest.mark.card("steels-bane", "sword-masters-of-hoeth")
def test_only_a_high_elf_is_shielded():
    s = elves({"quest": ["silver-helm-brigade", "huntsmen"]}, hand=["steels-bane"], resources=9)
    s.play("steels-bane")
    assert s.choices() == ["silver-helm-brigade"]
    all_said(s)
    assert refused(s, slot_action(s.slot("huntsmen"))) == "not-a-target"


@pytest.mark.card("steels-bane")
@pytest.mark.rule("B-05", "INV-109")
def test_a_shield_counts_for_the_minimum_of_a_defender():
    s = elves(
        {"battlefield": ["silver-helm-brigade"]},
        {"battlefield": ["ironclaws-horde"]},
        phase="battle",
        active=THEM,
    )
    s.attack("battlefield", "their ironclaws-horde").defend("silver-helm-brigade")
    assert needed(s.g, s.slot("silver-helm-brigade")) == 3
    s.g.shield[s.slot("silver-helm-brigade")] = 10
    assert needed(s.g, s.slot("silver-helm-brigade")) == 13
    s.close()
    s.choose(*["silver-helm-brigade"] * 4)
    assert not s.can_choose("battlefield")


@pytest.mark.card("steels-bane")
@pytest.mark.rule("INV-146", "INV-147", "W-44")
def test_toughness_cancels_before_the_shield_does():
    s = scene(
        {"quest": ["hammerer-of-karak-azul"]},
        their_capital="chaos",
        their_hand=["flames-of-tzeentch"],
        their_resources=20,
        active=THEM,
    )
    s.g.shield[s.slot("hammerer-of-karak-azul")] = 10
    s.play("flames-of-tzeentch", 4, "hammerer-of-karak-azul").resolve()
    assert (s.damage("hammerer-of-karak-azul"), s.g.shield[s.slot("hammerer-of-karak-azul")]) == (0, 7)


# --- ST4 Infiltrate ------------------------------------------------------------------------------------------


def infiltrated(**others) -> Story:
    """Their quest zone draws 3; in the window of their kingdom phase I infiltrate."""
    s = scene(
        {},
        {"quest": ["crooked-teef-goblins", "squig-herders"]},
        **{
            "phase": "kingdom",
            "active": THEM,
            "capital": "empire",
            "hand": ["infiltrate-empire"],
            "resources": 9,
            **others,
        },
    )
    s.pass_().play("infiltrate-empire").resolve()
    return s


@pytest.mark.card("infiltrate-empire")
@pytest.mark.rule("INV-064")
def test_who_is_infiltrated_draws_one_card_at_most():
    s = infiltrated()
    all_said(s)
    assert len(s.told(Event.MOST_DRAWN)) == 1
    draws = s.zone_power("their quest")
    assert draws > 1
    s.to("quest", THEM)
    assert len(s.hand(THEM)) == 1
    s.to("quest", ME)
    mine = len(s.hand())
    assert mine == 1, "seat 0 draws as ever"
    s.to("quest", THEM)
    assert len(s.hand(THEM)) == 1 + draws, "the next turn is as ever"


@pytest.mark.card("infiltrate-empire", "will-of-tzeentch")
@pytest.mark.rule("W-46")
def test_cards_drawn_before_count():
    s = scene(
        {},
        {},
        phase="quest",
        at_entry=True,
        active=THEM,
        capital="empire",
        hand=["infiltrate-empire"],
        resources=9,
        their_capital="chaos",
        their_hand=["will-of-tzeentch"],
        their_resources=9,
    )
    assert len(s.hand(THEM)) == 2
    s.pass_().play("infiltrate-empire").resolve()
    s.play("will-of-tzeentch").resolve()
    assert s.hand(THEM) == [] and len(s.hand()) == 3


@pytest.mark.card("infiltrate-empire")
@pytest.mark.rule("U-03", "W-46")
def test_a_draw_that_is_forbidden_is_no_draw_that_fails():
    s = infiltrated(their_deck=["huntsmen"] * 2)
    s.to("quest", THEM)
    assert not s.over and len(s.hand(THEM)) == 1


# --- ST13 Morathi's Pegasus ----------------------------------------------------------------------------------


def pegasus(**others) -> Story:
    return dark({"battlefield": ["morathis-pegasus"]}, {}, **{"resources": 9, "their_resources": 6, **others})


@pytest.mark.card("morathis-pegasus")
@pytest.mark.rule("INV-122", "INV-146", "W-48")
def test_the_opponent_pays_for_the_toughness_of_the_pegasus():
    s = pegasus()
    slot = slot_action(s.slot("morathis-pegasus"))
    assert s.toughness("morathis-pegasus") == 3 and refused(s, slot) == "for-enemy"
    s.pass_()
    assert s.actor == THEM and slot in s.position.legal() and slot in wondered(s.g, THEM)
    all_said(s)
    s.use("morathis-pegasus").resolve()
    assert (s.toughness("morathis-pegasus"), s.resources(THEM)) == (0, 3)
    assert seen(s, "morathis-pegasus")["qualities"] == ["no-toughness"]
    assert seen(s, "morathis-pegasus")["toughness"] == 0
    all_said(s)
    s.to("capital", THEM)
    assert s.toughness("morathis-pegasus") == 3 and slot in s.position.legal()


@pytest.mark.card("morathis-pegasus")
def test_the_toughness_of_the_pegasus_costs_three():
    s = pegasus(active=THEM, their_resources=2)
    assert refused(s, slot_action(s.slot("morathis-pegasus"))) == "action-too-expensive"


@pytest.mark.card("morathis-pegasus")
@pytest.mark.rule("INV-077")
def test_a_pegasus_face_down_has_no_action_for_anybody():
    s = dark(developments={"kingdom": ["morathis-pegasus"]}, active=THEM, their_resources=9)
    assert s.choices()[0] == "pass" and not any("development" in name for name in s.choices()[1:])


@pytest.mark.card("morathis-pegasus", "bright-wizard-apprentice")
@pytest.mark.rule("INV-127")
def test_the_row_on_the_chain_is_the_opponents_who_uses_it():
    s = pegasus(active=THEM).use("morathis-pegasus")
    assert s.g.chain[0, 1] == THEM and s.position.view(ME)["chain"][0]["seat"] == THEM


def test_there_is_a_story_for_every_card():
    assert len(FACTS) == 11
