"""Stories about cards of the later sets that read discard piles, ask players and search decks, or filter by what is printed."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import PRINTINGS, Set
from wartable.games.invasion.pending import Asked, pending
from wartable.games.invasion.rules.decide import run_on
from wartable.games.invasion.rules.entering import destroy
from wartable.games.invasion.rules.piles import join_discard
from wartable.games.invasion.rules.resolving import put_from_discard
from wartable.games.invasion.state import Event, Find, Frame, Race, Side
from wartable.games.invasion.vocabulary import card_action, section_action, slot_action
from wartable.locale import words

from .facts import facts
from .scene import GAME, ME, THEM, piece, scene, section

FACTS = {  # race, then number, type, copies, cost, loyalty, power, hit points, traits
    "stand-your-ground": (Race.DWARF, (133, "tactic", 3, 1, 2, 0, 0, "")),
    "tyriel": (Race.HIGH_ELF, (136, "unit", 3, 5, 3, 2, 4, "hero")),
    "repair-the-waystones": (Race.HIGH_ELF, (138, "quest", 3, 0, 3, 0, 0, "")),
    "clan-rats": (Race.NEUTRAL, (147, "unit", 3, 2, 0, 1, 1, "skaven")),
    "shadow-warrior": (Race.HIGH_ELF, (153, "unit", 1, 2, 1, 1, 1, "ranger")),
    "initiate-of-saphery": (Race.HIGH_ELF, (157, "unit", 1, 3, 1, 1, 3, "initiate mage")),
    "illyriel": (Race.HIGH_ELF, (159, "unit", 1, 4, 3, 2, 4, "hero warrior")),
    "dragon-prince": (Race.HIGH_ELF, (160, "unit", 1, 4, 2, 1, 4, "warrior")),
    "wake-the-dragons": (Race.HIGH_ELF, (161, "quest", 1, 2, 1, 0, 0, "")),
    "asuryans-cleansing": (Race.HIGH_ELF, (170, "tactic", 1, 0, 2, 0, 0, "spell")),
    "gift-of-life": (Race.HIGH_ELF, (171, "tactic", 1, 1, 2, 0, 0, "spell")),
    "har-ganeth": (Race.DARK_ELF, (186, "support", 1, 2, 1, 1, 0, "building")),
    "dark-visions": (Race.DARK_ELF, (189, "tactic", 1, 1, 2, 0, 0, "spell")),
    "chillwind": (Race.DARK_ELF, (190, "tactic", 1, 1, 1, 0, 0, "spell")),
    "foot-of-gork": (Race.ORC, (202, "tactic", 1, 2, 3, 0, 0, "")),
    "treasure-vaults": (Race.NEUTRAL, (206, "support", 1, 3, 0, 1, 0, "building")),
    "ancient-map": (Race.NEUTRAL, (207, "tactic", 1, 1, 0, 0, 0, "")),
    "boar-attack": (Race.NEUTRAL, (208, "tactic", 1, 3, 0, 0, 0, "")),
}
UNIQUE = {"tyriel", "illyriel"}
RICH = {"resources": 20, "their_resources": 20}


def card_of(key):
    """The action that names a card."""
    return int(card_action(BY_KEY[key].number))


@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.card(key)) for key in FACTS])
def test_the_facts_of_the_card(key):
    card, (race, known) = BY_KEY[key], FACTS[key]
    assert facts(key) == known and (card.race, card.unique) == (race, key in UNIQUE)
    assert card.set == (Set.SKAVENBLIGHT if card.number < 152 else Set.ULTHUAN)
    assert PRINTINGS[card.set, card.printed] == card.number
    assert card.side == Side.DESTRUCTION if key == "clan-rats" else True


def begin(mine=None, theirs=None, **facts):
    """The beginning of my turn, with what happens then."""
    return scene(mine, theirs, phase="begin", at_entry=True, **facts)


def said(s, action):
    """An action in all languages: no word is missing."""
    for language in ("en", "ja", "pl"):
        for form in ("", "short"):
            words(language).say(GAME.describe(s.g, action), form)
        words(language).say(GAME.prompt(s.g, s.actor))
        words(language).say(GAME.prompt(s.g, 1 - s.actor))


def refused(s, action):
    """Why an action is not legal, in English; it is said in all languages."""
    for language in ("ja", "pl"):
        words(language).say(GAME.refuse(s.g, action))
    return words("en").say(GAME.refuse(s.g, action))


# --- ST 2 Stand Your Ground -----------------------------------------------------------------------------------


def fallen_slayers(**given):
    """Troll Slayers have just been destroyed."""
    s = scene(
        {"battlefield": ["troll-slayers"]},
        {},
        active=THEM,
        hand=["stand-your-ground"],
        their_hand=["flames-of-tzeentch"],
        **RICH,
        **given,
    )
    s.play("flames-of-tzeentch", 3, "troll-slayers").resolve()
    assert "troll-slayers" in s.discard()
    return s.pass_()


@pytest.mark.card("stand-your-ground")
@pytest.mark.parametrize("zone", ["kingdom", "quest", "battlefield"])
def test_a_dwarf_that_fell_this_turn_stands_again_in_any_zone(zone):
    s = fallen_slayers()
    s.play("stand-your-ground", "troll-slayers")
    assert s.choices() == ["kingdom", "quest", "battlefield"]
    s.choose(zone).resolve()
    assert s.zone_of("troll-slayers") == zone and s.damage("troll-slayers") == 0
    assert s.discard() == ["stand-your-ground"] and s.g.fell[ME, BY_KEY["troll-slayers"].number] == 0


@pytest.mark.card("stand-your-ground")
def test_what_fell_last_turn_stands_no_more():
    s = fallen_slayers().pass_()
    s.to("kingdom", active=ME)
    assert not s.can_play("stand-your-ground") and "Dwarf unit that came" in refused(
        s, card_of("stand-your-ground")
    )


@pytest.mark.card("stand-your-ground")
def test_only_dwarf_units_of_this_turn_are_offered():
    s = fallen_slayers(discard=["runesmith", "huntsmen"])
    s.play("stand-your-ground")
    assert s.choices() == ["troll-slayers"], "the others lie there from before"
    assert "can’t aim at Runesmith" in refused(s, card_of("runesmith"))
    said(s, card_of("troll-slayers"))


@pytest.mark.card("stand-your-ground")
@pytest.mark.rule("INV-142", "B-18")
def test_one_that_enters_only_a_battlefield_enters_only_there():
    s = scene(
        {"battlefield": ["defender-of-the-hold"]},
        hand=["stand-your-ground", "pillage"],
        their_hand=["troll-vomit"],
        active=THEM,
        **RICH,
    )
    s.play("troll-vomit").resolve().pass_().play("stand-your-ground", "defender-of-the-hold")
    assert s.choices() == ["battlefield"]
    assert "only in the battlefield" in refused(s, section_action(section("kingdom")))
    s.choose("battlefield").resolve()
    assert s.in_play("defender-of-the-hold")


@pytest.mark.card("stand-your-ground")
@pytest.mark.rule("B-18", "INV-027")
def test_a_hero_stands_again_where_no_hero_is():
    s = scene(
        {"battlefield": ["king-kazador"], "kingdom": ["durgnar-the-bold"]},
        hand=["stand-your-ground"],
        resources=9,
    )
    s.g.discard[ME, BY_KEY["durgnar-the-bold"].number] += 1
    destroy(s.g, s.slot("king-kazador"))
    s.play("stand-your-ground", "king-kazador")
    assert s.choices() == ["quest", "battlefield"]


@pytest.mark.card("stand-your-ground")
@pytest.mark.rule("W-33")
def test_one_that_stands_again_has_entered_play():
    s = scene(
        {}, {"quest": ["squig-herders"]}, hand=["stand-your-ground"], resources=9, deck=["runesmith"] * 4
    )
    join_discard(s.g, ME, BY_KEY["dwarf-masons"].number)
    s.play("stand-your-ground", "dwarf-masons", "quest").resolve()
    assert s.developments("quest") == 1, "Dwarf Masons develop when they enter play"


# --- ST 5 Tyriel -----------------------------------------------------------------------------------------------


def at_tyriel(zone="quest", **given):
    s = scene(
        {"battlefield": ["troll-slayers", "huntsmen"]},
        {zone: ["tyriel"]},
        phase="battle",
        their_capital="high_elf",
        **given,
    )
    return s.attack("their quest", "troll-slayers", "huntsmen")


@pytest.mark.card("tyriel")
@pytest.mark.rule("W-31")
def test_an_attacker_of_tyriels_zone_returns_when_the_turn_ends():
    s = at_tyriel()
    assert s.asked == Frame.ASK and s.actor == ME and s.choices() == ["troll-slayers", "huntsmen"]
    said(s, slot_action(s.slot("huntsmen")))
    assert "one of your attackers" in refused(s, slot_action(s.slot("their tyriel")))
    s.choose("huntsmen")
    assert s.told(Event.RETURNING) and s.in_play("huntsmen")
    assert s.position.view(ME)["seats"][0]["zones"][2]["cards"][1]["returning"]
    s.finish_combat().to("kingdom", active=THEM)
    assert s.hand() == ["huntsmen"] and s.in_play("troll-slayers")


@pytest.mark.card("tyriel")
def test_tyriel_guards_only_his_own_zone():
    assert at_tyriel("kingdom").asked == Frame.WINDOW


@pytest.mark.card("tyriel")
def test_the_attacker_that_was_picked_and_dies_takes_nobody_along():
    s = at_tyriel(hand=["seduced-by-darkness"], their_hand=["grudge-thrower-assault"], their_resources=9)
    s.choose("huntsmen").defend("their tyriel").finish_combat()
    s.to("kingdom", active=THEM)
    assert "troll-slayers" not in s.hand()
    assert s.hand().count("huntsmen") + s.discard().count("huntsmen") == 1


@pytest.mark.card("tyriel")
def test_tyriel_asks_when_the_attack_is_sent_to_his_zone():
    s = scene(
        {"battlefield": ["troll-slayers"]},
        {"quest": ["tyriel"]},
        phase="battle",
        their_hand=["sigmars-intervention"],
        their_resources=9,
    )
    s.attack("their kingdom", "troll-slayers").pass_().play("sigmars-intervention", "their quest").resolve()
    assert s.asked == Frame.ASK and s.choices() == ["troll-slayers"]


# --- ST 7 Repair the Waystones --------------------------------------------------------------------------------------


def waystones(tokens=3, **given):
    quest = piece("repair-the-waystones", tokens=tokens)
    return scene({"quest": [quest, piece("runesmith", on="repair-the-waystones")]}, **given)


@pytest.mark.card("repair-the-waystones")
@pytest.mark.rule("W-35")
@pytest.mark.parametrize(("tokens", "left"), [(3, 0), (5, 2)])
def test_a_support_comes_back_into_the_quest_zone_for_three_tokens(tokens, left):
    s = waystones(tokens, discard=["forge", "runesmith", "pillage"])
    s.use("repair-the-waystones")
    assert s.choices() == ["forge"]
    s.choose("forge")
    assert s.tokens("repair-the-waystones") == left, "paid at once"
    s.resolve()
    assert s.zone_of("forge") == "quest" and s.in_play("repair-the-waystones")
    assert s.discard() == ["runesmith", "pillage"]


@pytest.mark.card("repair-the-waystones")
def test_without_three_tokens_or_a_support_there_is_nothing_to_repair():
    s = waystones(2, discard=["forge"])
    assert not s.can_use("repair-the-waystones")
    assert "2 of 3" in refused(s, slot_action(s.slot("repair-the-waystones")))
    s = waystones(3, discard=["runesmith"])
    assert not s.can_use("repair-the-waystones")


@pytest.mark.card("repair-the-waystones")
@pytest.mark.rule("W-20")
def test_an_attachment_comes_back_onto_an_own_unit_in_the_quest_zone():
    s = waystones(3, discard=["blessing-of-isha", "knight-training"])
    s.use("repair-the-waystones")
    assert s.choices() == ["blessing-of-isha"], "Knight Training hangs on units in the battlefield"
    s.choose("blessing-of-isha").resolve().choose("runesmith")
    assert s.attached("runesmith") == ["blessing-of-isha"]


@pytest.mark.card("repair-the-waystones")
def test_tokens_stay_spent_when_the_repair_is_answered():
    s = waystones(3, discard=["forge"], theirs={"battlefield": ["squig-herders"]})
    s.use("repair-the-waystones", "forge")
    s.g.discard[ME, BY_KEY["forge"].number] = 0
    s.g.fell[ME, BY_KEY["forge"].number] = 0
    s.resolve()
    assert s.told(Event.FIZZLED) and s.tokens("repair-the-waystones") == 0


# --- ST 16 Clan Rats --------------------------------------------------------------------------------------------


@pytest.mark.card("clan-rats")
def test_rats_that_attack_make_others_stronger_by_becoming_corrupt():
    s = scene({"battlefield": ["clan-rats", "clan-rats", "boar-boyz"]}, {}, phase="battle", capital="orc")
    s.attack("their kingdom", "clan-rats", "clan-rats#2").use("clan-rats")
    assert s.choices() == ["clan-rats#2"], "another Skaven unit"
    s.choose("clan-rats#2")
    assert s.corrupt("clan-rats"), "the price is paid at once"
    s.resolve()
    assert (s.power("clan-rats"), s.power("clan-rats#2")) == (1, 2)
    assert s.attackers() == ["clan-rats", "clan-rats#2"], "it goes on attacking"
    assert not s.can_use("clan-rats")
    assert "can’t become corrupt" in refused(s, slot_action(s.slot("clan-rats")))


@pytest.mark.card("clan-rats")
def test_rats_that_can_not_be_corrupted_can_not_pay():
    s = scene({"quest": ["clan-rats", "clan-rats", piece("blessing-of-isha", on="clan-rats")]}, capital="orc")
    assert not s.can_use("clan-rats") and s.can_use("clan-rats#2")


@pytest.mark.card("clan-rats")
def test_a_skaven_weapon_is_no_unit():
    s = scene(
        {"quest": ["clan-rats", "boar-boyz", piece("warp-lightning-cannon", on="boar-boyz")]}, capital="orc"
    )
    assert not s.can_use("clan-rats")


# --- AU 2 Shadow Warrior --------------------------------------------------------------------------------------------


@pytest.mark.card("shadow-warrior")
@pytest.mark.parametrize("zone", ["kingdom", "quest", "battlefield"])
def test_the_opponent_says_which_unit_the_shadow_warrior_hits(zone):
    s = begin(
        {zone: ["shadow-warrior"]}, {"battlefield": ["boar-boyz", "big-uns"], "kingdom": ["squig-herders"]}
    )
    assert s.asked == Frame.ASK and s.actor == THEM
    assert s.choices() == ["their boar-boyz", "their big-uns"], "one has to be picked, in the battlefield"
    said(s, slot_action(s.slot("their boar-boyz")))
    assert "You can’t pass here" in refused(s, 0)
    s.choose("their boar-boyz")
    assert s.damage("their boar-boyz") == 1 and s.damage("their big-uns") == 0


@pytest.mark.card("shadow-warrior")
@pytest.mark.rule("INV-146")
def test_a_tough_unit_may_be_picked_and_cancels_it():
    s = begin({}, {"battlefield": ["shadow-warrior"]}, active=THEM)
    assert s.asked == Frame.WINDOW, "there is no unit to pick"
    s = begin({"battlefield": ["hammerer-of-karak-azul"]}, {"battlefield": ["shadow-warrior"]}, active=THEM)
    s.choose("hammerer-of-karak-azul")
    assert s.damage("hammerer-of-karak-azul") == 0


# --- AU 6 Initiate of Saphery --------------------------------------------------------------------------------------


@pytest.mark.card("initiate-of-saphery")
def test_the_initiate_may_heal_all_own_units():
    hurt = [piece("troll-slayers", damage=2), piece("mountain-brigade", damage=1)]
    s = begin({"kingdom": ["initiate-of-saphery"], "quest": hurt}, {"quest": [piece("boar-boyz", damage=1)]})
    assert pending(s.g).asked == Asked.AGREE and s.choices() == ["pass", "yes"]
    said(s, 0)
    said(s, 1)
    s.choose("yes")
    assert (s.damage("troll-slayers"), s.damage("mountain-brigade"), s.damage("their boar-boyz")) == (1, 0, 1)


@pytest.mark.card("initiate-of-saphery")
def test_the_initiate_may_decline_and_works_only_in_the_kingdom():
    hurt = {"quest": [piece("troll-slayers", damage=2)]}
    s = begin({"kingdom": ["initiate-of-saphery"], **hurt}).choose("pass")
    assert s.damage("troll-slayers") == 2 and s.asked == Frame.WINDOW
    assert begin({"battlefield": ["initiate-of-saphery"], **hurt}).asked == Frame.WINDOW
    unhurt = begin({"kingdom": ["initiate-of-saphery"]})
    assert unhurt.asked == Frame.WINDOW and not unhurt.told(Event.FORCED), "there is nothing to heal"


# --- AU 8 Illyriel --------------------------------------------------------------------------------------------------


def illyriel(their_resources=2, **given):
    s = begin(
        {"battlefield": ["illyriel"]}, {"quest": ["boar-boyz"]}, their_resources=their_resources, **given
    )
    return s.choose("their boar-boyz")


@pytest.mark.card("illyriel")
@pytest.mark.rule("W-36")
def test_the_owner_may_pay_illyriel():
    s = illyriel()
    assert s.asked == Frame.ASK and s.actor == THEM and s.choices() == ["pass", "yes"]
    said(s, 0)
    said(s, 1)
    s.choose("yes")
    assert s.in_play("their boar-boyz") and (s.resources(ME), s.resources(THEM)) == (2, 0)


@pytest.mark.card("illyriel")
def test_who_does_not_or_can_not_pay_takes_the_unit_back():
    s = illyriel().choose("no")
    assert s.hand(THEM) == ["boar-boyz"] and (s.resources(ME), s.resources(THEM)) == (0, 2)
    s = illyriel(their_resources=1)
    assert s.hand(THEM) == ["boar-boyz"] and s.asked == Frame.WINDOW, "nobody is asked"


@pytest.mark.card("illyriel")
def test_illyriel_is_not_asked_outside_the_battlefield_and_may_decline():
    assert begin({"quest": ["illyriel"]}, {"quest": ["boar-boyz"]}).asked == Frame.WINDOW
    s = begin({"battlefield": ["illyriel"]}, {"quest": ["boar-boyz"]}).choose("pass")
    assert s.in_play("their boar-boyz")


@pytest.mark.card("illyriel")
def test_paying_oneself_changes_nothing():
    s = begin({"battlefield": ["illyriel"], "quest": ["huntsmen"]}, resources=3)
    s.choose("huntsmen", "yes")
    assert s.in_play("huntsmen") and s.resources() == 3


# --- AU 9 Dragon Prince ----------------------------------------------------------------------------------------------


def prince(zone, mine=(), theirs=(), **given):
    s = scene(
        {"battlefield": mine},
        {"battlefield": theirs, "quest": ["squig-herders"]},
        hand=["dragon-prince"],
        resources=20,
        **given,
    )
    return s.play("dragon-prince", zone).resolve()


@pytest.mark.card("dragon-prince")
@pytest.mark.rule("W-34")
def test_each_player_keeps_two_units_in_the_battlefield():
    s = prince(
        "battlefield", ["troll-slayers", "huntsmen"], ["boar-boyz", "big-uns", "lobber-crew", "night-goblins"]
    )
    assert s.asked == Frame.ASK and s.actor == ME, "the active player first"
    assert s.choices() == ["pass", "troll-slayers", "huntsmen", "dragon-prince"]
    said(s, 0)
    said(s, slot_action(s.slot("huntsmen")))
    s.choose("dragon-prince")
    assert "dragon-prince" not in s.choices(), "each is picked but once"
    s.choose("huntsmen")
    assert s.actor == THEM and s.in_play("troll-slayers"), "nothing is sacrificed before both have chosen"
    s.choose("their big-uns", "their lobber-crew")
    assert s.discard() == ["troll-slayers"]
    assert sorted(s.discard(THEM)) == ["boar-boyz", "night-goblins"]
    assert s.in_play("their squig-herders") and not s.g.doomed[: s.g.doomed.shape[0]].tolist().count(8)


@pytest.mark.card("dragon-prince")
def test_up_to_two_may_be_fewer_or_none():
    s = prince("kingdom", [], ["boar-boyz", "big-uns"])
    assert s.actor == THEM, "there is nothing to choose for the active player"
    s.choose("their big-uns", "pass")
    assert s.discard(THEM) == ["boar-boyz"] and s.in_play("dragon-prince")
    s = prince("kingdom", [], ["boar-boyz", "big-uns"]).choose("pass")
    assert sorted(s.discard(THEM)) == ["big-uns", "boar-boyz"]


@pytest.mark.card("dragon-prince")
def test_who_has_two_units_keeps_both():
    s = prince("kingdom", [], ["boar-boyz", "big-uns"]).choose("their big-uns", "their boar-boyz")
    assert s.discard(THEM) == [] and s.asked == Frame.WINDOW


@pytest.mark.card("dragon-prince")
def test_one_that_is_put_into_play_from_elsewhere_frightens_nobody():
    s = scene({"battlefield": ["troll-slayers"]}, {"battlefield": ["boar-boyz"]}, discard=["dragon-prince"])
    put_from_discard(s.g, ME, BY_KEY["dragon-prince"].number, 0)
    run_on(s.g)
    assert s.asked == Frame.WINDOW and s.in_play("dragon-prince") and s.in_play("their boar-boyz")


# --- AU 10 Wake the Dragons -------------------------------------------------------------------------------------------


def dragons(
    tokens, discard=("high-elf-spearmen", "envoy-from-averlorn", "troll-slayers", "flames-of-the-phoenix")
):
    return begin(
        {"quest": [piece("wake-the-dragons", tokens=tokens), piece("huntsmen", on="wake-the-dragons")]},
        discard=discard,
    )


@pytest.mark.card("wake-the-dragons")
def test_with_three_tokens_a_dear_high_elf_card_may_return():
    s = dragons(3)
    assert s.choices() == ["pass", "high-elf-spearmen", "flames-of-the-phoenix"], "of any type, from 3 on"
    said(s, card_of("high-elf-spearmen"))
    assert "printed cost of 3 or more" in refused(s, card_of("envoy-from-averlorn"))
    s.choose("high-elf-spearmen")
    assert s.hand() == ["high-elf-spearmen"] and s.tokens("wake-the-dragons") == 4, "tokens stay, one comes"
    assert s.g.known[ME, BY_KEY["high-elf-spearmen"].number] == 1


@pytest.mark.card("wake-the-dragons")
@pytest.mark.rule("U-02")
def test_the_third_token_counts_from_the_next_turn_on():
    s = dragons(2)
    assert s.asked == Frame.WINDOW and s.tokens("wake-the-dragons") == 3
    s = dragons(3, discard=["envoy-from-averlorn"])
    assert s.asked == Frame.WINDOW, "no card fits"
    s = dragons(3).choose("pass")
    assert s.hand() == [] and s.asked == Frame.WINDOW


# --- AU 19 Asuryan's Cleansing ---------------------------------------------------------------------------------------


def cleansing(card="boar-boyz", place="their kingdom", left=3):
    s = scene(
        {},
        {"battlefield": ["big-uns"]},
        active=THEM,
        hand=["asuryans-cleansing"],
        resources=5,
        their_hand=[card, "pillage"],
        their_resources=20,
    )
    s.play(card, place)
    s.g.resources[THEM] = left
    return s.play("asuryans-cleansing")


@pytest.mark.card("asuryans-cleansing")
@pytest.mark.parametrize("left", [3, 0])
def test_a_player_may_spend_everything_for_a_card(left):
    s = cleansing(left=left)
    assert s.choices() == ["chain boar-boyz"]
    s.choose("chain boar-boyz").resolve()
    assert s.asked == Frame.ASK and s.actor == THEM and s.choices() == ["pass", "yes"]
    said(s, 0)
    said(s, 1)
    s.choose("yes")
    assert s.in_play("their boar-boyz") and s.resources(THEM) == 0


@pytest.mark.card("asuryans-cleansing")
def test_a_card_that_nobody_spends_everything_for_is_discarded():
    s = cleansing().choose("chain boar-boyz").resolve().choose("no")
    assert s.discard(THEM) == ["boar-boyz"] and s.resources(THEM) == 3


@pytest.mark.card("asuryans-cleansing")
def test_an_attachment_can_be_cleansed_and_a_tactic_not():
    assert cleansing("choppa", "their big-uns").choices() == ["chain choppa"]
    s = scene(
        {"kingdom": ["contested-village"]},
        active=THEM,
        hand=["asuryans-cleansing"],
        resources=5,
        their_hand=["pillage"],
        their_resources=9,
    )
    s.play("pillage", "contested-village")
    assert not s.can_play("asuryans-cleansing")
    assert "a unit or support on the chain" in refused(s, card_of("asuryans-cleansing"))
    s.resolve().pass_()
    assert not s.can_play("asuryans-cleansing")


# --- AU 20 Gift of Life -------------------------------------------------------------------------------------------------


@pytest.mark.card("shadow-warrior", "gift-of-life")
def test_a_high_elf_unit_returns_from_the_pile():
    s = scene(
        hand=["gift-of-life"],
        resources=9,
        discard=["shadow-warrior", "huntsmen", "greater-heal"],
        capital="high_elf",
    )
    s.play("gift-of-life")
    assert s.choices() == ["shadow-warrior"]
    said(s, card_of("shadow-warrior"))
    assert "High Elf unit" in refused(s, card_of("huntsmen"))
    assert "no more" in refused(s, card_of("boar-boyz"))
    s.choose("shadow-warrior")
    assert s.told(Event.TARGETED)
    assert s.position.view(THEM)["chain"][0]["targets"] == [
        {"area": "discard", "seat": 0, "card": "shadow-warrior"}
    ]
    s.resolve()
    assert s.hand() == ["shadow-warrior"] and s.told(Event.RETURNED_TO_HAND, THEM)
    assert s.position.view(THEM)["seats"][0]["hand"]["known"] == {"shadow-warrior": 1}


@pytest.mark.card("gift-of-life")
def test_without_such_a_unit_there_is_no_gift():
    s = scene(hand=["gift-of-life"], resources=9, discard=["huntsmen"])
    assert not s.can_play("gift-of-life")


@pytest.mark.card("shadow-warrior", "gift-of-life")
@pytest.mark.rule("B-12")
def test_of_two_copies_the_other_still_returns():
    for left, hand in ((1, ["shadow-warrior"]), (0, [])):
        s = scene(hand=["gift-of-life"], resources=9, discard=["shadow-warrior"] * 2)
        s.play("gift-of-life", "shadow-warrior")
        s.g.discard[ME, BY_KEY["shadow-warrior"].number] = left
        assert s.resolve().hand() == hand


# --- AU 35 Har Ganeth ----------------------------------------------------------------------------------------------------


@pytest.mark.card("har-ganeth")
@pytest.mark.rule("W-30")
def test_har_ganeth_returns_a_unit_with_few_hit_points():
    theirs = {"battlefield": ["huntsmen", piece("troll-slayers", damage=2)], "quest": ["runesmith"]}
    s = begin({"kingdom": ["har-ganeth"]}, theirs, capital="dark_elf", their_capital="dwarf")
    assert s.choices() == ["pass", "their huntsmen", "their runesmith"], "damage is not taken off"
    assert "fewer than 2" in refused(s, slot_action(s.slot("their troll-slayers")))
    s.choose("their huntsmen")
    assert s.hand(THEM) == ["huntsmen"]


@pytest.mark.card("har-ganeth")
@pytest.mark.rule("U-02")
def test_har_ganeth_comes_before_what_is_forced_and_only_in_the_kingdom():
    s = begin({"kingdom": ["har-ganeth"], "quest": ["vile-sorceress"]}, {"quest": ["boar-boyz", "huntsmen"]})
    assert s.choices() == ["pass", "their huntsmen"]
    s.choose("pass", "their boar-boyz")
    assert s.hit_points("their boar-boyz") == 3 and s.asked == Frame.WINDOW
    assert begin({"quest": ["har-ganeth", "huntsmen"]}).asked == Frame.WINDOW


# --- AU 38 Dark Visions, AU 56 Ancient Map ---------------------------------------------------------------------------------

TOP = ["runesmith", "huntsmen", "pillage", "forge", "infiltrate"]


@pytest.mark.card("dark-visions")
@pytest.mark.rule("W-37")
def test_one_of_five_cards_comes_into_the_hand_unseen():
    s = scene(hand=["dark-visions"], resources=9, deck=[*TOP, "troll-slayers"], capital="dark_elf")
    s.play("dark-visions").resolve()
    assert s.asked == Frame.SEARCH and s.choices() == sorted(TOP, key=card_of), "one must be taken"
    said(s, card_of("pillage"))
    assert "can’t be taken" in refused(s, card_of("troll-slayers"))
    assert s.position.view(THEM)["pending"]["cards"] is None
    assert sorted(s.position.view(ME)["pending"]["cards"]) == sorted(TOP)
    s.choose("pillage")
    assert s.hand() == ["pillage"] and len(s.deck()) == 5 and "pillage" not in s.deck()
    (found,) = s.told(Event.FOUND, THEM)
    assert found.card == -1 and s.told(Event.FOUND, ME)[0].card == BY_KEY["pillage"].number
    assert s.position.view(THEM)["seats"][0]["hand"]["known"] == {}


@pytest.mark.card("dark-visions")
@pytest.mark.rule("U-03")
def test_who_takes_the_last_card_of_the_deck_loses():
    s = scene(hand=["dark-visions"], resources=9, deck=["runesmith"])
    s.play("dark-visions").resolve().choose("runesmith")
    assert s.over and s.winner == THEM


@pytest.mark.card("dark-visions")
def test_visions_come_only_on_the_own_turn():
    s = scene(active=THEM, hand=["dark-visions"], resources=9).pass_()
    assert not s.can_play("dark-visions")


@pytest.mark.card("ancient-map")
def test_a_quest_of_the_whole_deck_is_shown_and_taken():
    deck = ["runesmith"] * 60 + ["infiltrate"] + ["huntsmen"] * 30
    s = scene(hand=["ancient-map"], resources=9, deck=deck)
    s.play("ancient-map").resolve()
    assert s.choices() == ["pass", "infiltrate"]
    said(s, 0)
    said(s, card_of("infiltrate"))
    s.choose("infiltrate")
    assert s.hand() == ["infiltrate"] and len(s.deck()) == 90
    assert s.told(Event.FOUND, THEM)[0].card == BY_KEY["infiltrate"].number
    assert s.position.view(THEM)["seats"][0]["hand"]["known"] == {"infiltrate": 1}


@pytest.mark.card("ancient-map")
@pytest.mark.rule("B-15")
def test_nothing_need_be_found_and_the_deck_is_shuffled():
    s = scene(hand=["ancient-map"], resources=9, deck=["runesmith"] * 10)
    s.play("ancient-map").resolve()
    assert s.choices() == ["pass"]
    s.choose("pass")
    assert s.told(Event.SHUFFLED) and s.hand() == []


def test_where_a_found_card_goes_has_a_number_of_its_own():
    assert Find.HAND < 0 and Find.SHOWN < 0, "zones begin at 0"


# --- AU 39 Chillwind --------------------------------------------------------------------------------------------------


@pytest.mark.card("chillwind")
def test_chillwind_corrupts_one_and_may_restore_another():
    s = scene(
        {"quest": [piece("huntsmen", corrupt=True)]},
        {"quest": ["boar-boyz"]},
        hand=["chillwind"],
        resources=9,
    )
    s.play("chillwind", "their boar-boyz").resolve()
    assert s.corrupt("their boar-boyz") and s.actor == ME
    assert s.choices() == ["pass", "huntsmen", "their boar-boyz"], "the same one too"
    said(s, 0)
    said(s, slot_action(s.slot("huntsmen")))
    s.choose("huntsmen")
    assert not s.corrupt("huntsmen") and s.corrupt("their boar-boyz")


@pytest.mark.card("chillwind")
@pytest.mark.rule("B-15", "W-32")
def test_what_does_not_become_corrupt_restores_nothing():
    mine = {"quest": [piece("huntsmen", corrupt=True)]}
    s = scene(
        mine,
        {"quest": ["boar-boyz", piece("blessing-of-isha", on="boar-boyz")]},
        hand=["chillwind"],
        resources=9,
    )
    s.g.host[s.slot("their blessing-of-isha")] = s.slot("their boar-boyz") + 1
    s.play("chillwind", "their boar-boyz").resolve()
    assert not s.corrupt("their boar-boyz") and s.asked == Frame.WINDOW
    s = scene(mine, {}, hand=["chillwind"], resources=9)
    s.play("chillwind", "huntsmen").resolve()
    assert s.corrupt("huntsmen") and s.asked == Frame.WINDOW, "it was corrupt already"


@pytest.mark.card("chillwind")
def test_chillwind_may_restore_nothing():
    s = scene({}, {"quest": ["boar-boyz"]}, hand=["chillwind"], resources=9)
    s.play("chillwind", "their boar-boyz").resolve().choose("pass")
    assert s.corrupt("their boar-boyz") and s.asked == Frame.WINDOW


# --- AU 51 Foot of Gork -------------------------------------------------------------------------------------------------


@pytest.mark.card("foot-of-gork")
@pytest.mark.rule("B-16")
def test_the_foot_crushes_units_that_are_cheap_in_print():
    s = scene(
        {},
        {"quest": ["runesmith", "troll-slayers"]},
        hand=["foot-of-gork"],
        resources=9,
        capital="orc",
        their_capital="dwarf",
    )
    s.play("foot-of-gork")
    assert s.choices() == ["their runesmith"]
    assert "printed cost of 2 or less" in refused(s, slot_action(s.slot("their troll-slayers")))
    s.choose("their runesmith").resolve()
    assert s.discard(THEM) == ["runesmith"]


@pytest.mark.card("foot-of-gork")
def test_the_foot_comes_on_the_own_turn_and_needs_a_cheap_unit():
    s = scene({}, {"quest": ["runesmith"]}, active=THEM, hand=["foot-of-gork"], resources=9).pass_()
    assert not s.can_play("foot-of-gork")
    assert not scene({}, {"quest": ["troll-slayers"]}, hand=["foot-of-gork"], resources=9).can_play(
        "foot-of-gork"
    )


# --- AU 55 Treasure Vaults -----------------------------------------------------------------------------------------------


@pytest.mark.card("treasure-vaults")
@pytest.mark.parametrize(("developments", "power"), [(2, 1), (3, 2), (4, 2)])
def test_vaults_make_buildings_beside_them_stronger(developments, power):
    s = scene(
        {"kingdom": ["treasure-vaults", "forge", "banna-of-da-red-sunz"], "quest": ["contested-village"]},
        {"kingdom": ["contested-village"]},
        developments={"kingdom": developments},
        their_developments={"kingdom": 3},
    )
    assert (s.power("treasure-vaults"), s.power("forge")) == (power, power)
    banna = BY_KEY["banna-of-da-red-sunz"].power
    assert (s.power("banna-of-da-red-sunz"), s.power("contested-village")) == (banna, 1)
    assert s.power("their contested-village") == 1


@pytest.mark.card("treasure-vaults")
def test_vaults_work_only_in_the_kingdom():
    s = scene({"quest": ["treasure-vaults", "forge"]}, developments={"quest": 3})
    assert (s.power("treasure-vaults"), s.power("forge")) == (1, 1)


# --- AU 58 Boar Attack ----------------------------------------------------------------------------------------------------


def boars(theirs, **given):
    s = scene({}, theirs, hand=["boar-attack"], resources=9, **given)
    return s.play("boar-attack").resolve()


@pytest.mark.card("boar-attack")
def test_the_opponent_chooses_what_the_boars_run_down():
    theirs = {"kingdom": ["boar-boyz", "totem-of-gork"], "quest": ["big-uns"]}
    s = boars(theirs, their_developments={"kingdom": 1}, burning=["their battlefield"])
    assert s.actor == THEM
    assert s.choices() == ["their boar-boyz", "their totem-of-gork", "their quest"]
    said(s, slot_action(s.slot("their boar-boyz")))
    said(s, section_action(section("their quest")))
    assert "with a development" in refused(s, slot_action(s.slot("their big-uns")))
    assert "with a development" in refused(s, section_action(section("their kingdom")))
    s.choose("their totem-of-gork")
    assert s.discard(THEM) == ["totem-of-gork"] and s.asked == Frame.WINDOW


@pytest.mark.card("boar-attack")
def test_boars_damage_a_section_without_a_development():
    s = boars({}, damage={"their quest": 6})
    assert s.choices() == ["their kingdom", "their quest", "their battlefield"]
    s.choose("their kingdom")
    assert s.damage("their kingdom") == 3
    s = boars({}, damage={"their quest": 6}).choose("their quest")
    assert s.burning("their quest")


@pytest.mark.card("boar-attack")
@pytest.mark.rule("U-16", "W-38")
def test_boars_that_find_nothing_do_nothing():
    everywhere = {"kingdom": 1, "quest": 1, "battlefield": 1}
    s = boars({}, their_developments=everywhere)
    assert s.asked == Frame.WINDOW and not s.discard(THEM)
    s = boars({"quest": ["big-uns"]}, their_developments=everywhere)
    assert s.choices() == ["their big-uns"]


@pytest.mark.card("boar-attack")
def test_an_attachment_lies_in_the_zone_of_its_host():
    s = scene(
        {"battlefield": ["troll-slayers"]},
        {"quest": ["horrific-mutation"]},
        hand=["boar-attack"],
        resources=9,
        developments={"battlefield": 1},
        their_developments={"kingdom": 1, "quest": 1, "battlefield": 1},
    )
    mutation = s.slot("their horrific-mutation")
    s.g.host[mutation], s.g.zone[mutation] = s.slot("troll-slayers") + 1, 2
    s.play("boar-attack").resolve()
    assert s.asked == Frame.WINDOW, "it lies in a zone that is not theirs"
