"""Stories about cards of the later sets that wait for a moment: a phase, a draw, a healing, an attack, a unit that falls."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import Set
from wartable.games.invasion.state import Event, Frame, Race
from wartable.games.invasion.words import describe, narrate, prompt
from wartable.locale import languages, words

from .facts import facts
from .scene import ME, THEM, Story, piece, scene

FACTS = {  # race, then number, type, copies, cost, loyalty, power, hit points, traits
    "the-glittering-tower": (Race.HIGH_ELF, (164, "support", 1, 2, 1, 1, 0, "building")),
    "harpies": (Race.DARK_ELF, (175, "unit", 1, 2, 2, 1, 2, "creature")),
    "gold-wizard-acolyte": (Race.EMPIRE, (197, "unit", 1, 2, 2, 1, 2, "mage")),
    "battle-standard": (Race.EMPIRE, (198, "support", 1, 0, 1, 0, 0, "attachment")),
    "blood-frenzy": (Race.CHAOS, (204, "support", 1, 1, 3, 0, 0, "attachment")),
}


@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.card(key)) for key in FACTS])
def test_the_facts_of_the_card(key):
    card = BY_KEY[key]
    race, known = FACTS[key]
    assert facts(key) == known and card.race == race
    assert (card.set, card.printed) == (Set.ULTHUAN, card.number - 151)
    assert (card.unique, card.keywords, card.symbols) == (False, {}, (race,))


def all_said(s: Story) -> None:
    """What is asked, what may be answered and what happened can be said in every language."""
    for language in languages():
        said = words(language)
        if s.position.actor >= 0:
            assert said.say(prompt(s.g, s.actor))
            assert all(said.say(describe(s.g, action)) for action in s.position.legal())
        assert all(said.say(narrate(s.g, event, ME)) for event in s.position.events(ME))


# --- 47 Battle Standard -----------------------------------------------------------------------------------


def with_standard(host="huntsmen", zone="kingdom", mine=(), **others) -> Story:
    """A unit of mine with a Standard; my battlefield phase is about to begin."""
    laid: dict = {zone: [host, piece("battle-standard", on=host)]}
    for place, cards in dict(mine).items():
        laid[place] = [*laid.get(place, []), *cards]
    return scene(laid, **{"capital": "empire", **others}).close()


@pytest.mark.card("battle-standard")
@pytest.mark.rule("U-11", "W-40")
def test_a_standard_takes_its_host_to_the_battlefield_before_an_attack():
    s = with_standard()
    assert set(s.choices()) == {"pass", "quest", "battlefield"}
    all_said(s)
    s.choose("battlefield")
    assert s.zone_of("huntsmen") == s.zone_of("battle-standard") == "battlefield"
    assert s.asked == Frame.TARGET_ZONE
    s.attack("quest", "huntsmen")
    assert s.attackers() == ["huntsmen"]


@pytest.mark.card("battle-standard")
def test_a_standard_may_stay_where_it_is():
    s = with_standard().choose("pass")
    assert (s.zone_of("huntsmen"), s.asked) == ("kingdom", Frame.TARGET_ZONE)


@pytest.mark.card("battle-standard")
@pytest.mark.rule("B-18")
def test_a_standard_takes_no_hero_to_another_hero():
    s = with_standard("johannes-broheim", mine={"battlefield": ["thyrus-gorman"]})
    while not s.can_choose("quest") or s.phase != "battle":
        s.choose("pass")  # Johannes may move by himself when the phase before ends
    assert set(s.choices()) == {"pass", "quest"}


@pytest.mark.card("battle-standard")
@pytest.mark.rule("INV-090", "U-09")
def test_a_quest_whose_unit_follows_a_standard_loses_its_tokens():
    s = scene(
        {
            "quest": [
                piece("infiltrate", tokens=2),
                piece("huntsmen", on="infiltrate"),
                piece("battle-standard", on="huntsmen"),
            ]
        },
        capital="empire",
    ).close()
    s.choose("battlefield")
    assert (s.tokens("infiltrate"), s.zone_of("huntsmen")) == (0, "battlefield")


@pytest.mark.card("battle-standard")
def test_a_standard_waits_for_its_own_players_battlefield_phase():
    s = scene(
        {"kingdom": ["huntsmen", piece("battle-standard", on="huntsmen")]}, capital="empire", active=THEM
    ).close()
    assert (s.asked, s.actor) == (Frame.TARGET_ZONE, THEM)


@pytest.mark.card("battle-standard")
@pytest.mark.rule("INV-052")
def test_a_standard_is_not_asked_in_a_turn_without_a_battlefield_phase():
    s = with_standard(turn=1)
    assert s.phase == "end"


@pytest.mark.card("battle-standard")
@pytest.mark.rule("B-17")
def test_a_standard_is_attached_to_an_own_unit():
    s = scene(
        {"kingdom": ["huntsmen"]},
        {"battlefield": ["crooked-teef-goblins"]},
        hand=["battle-standard"],
        resources=1,
        capital="empire",
    )
    s.play("battle-standard")
    assert s.choices() == ["huntsmen"]


# --- 13 The Glittering Tower --------------------------------------------------------------------------------


def elves(mine=None, theirs=None, **others) -> Story:
    return scene(mine, theirs, **{"capital": "high_elf", "resources": 9, **others})


@pytest.mark.card("the-glittering-tower", "greater-heal")
@pytest.mark.rule("W-47")
def test_the_tower_strikes_once_for_every_unit_that_is_healed():
    s = elves(
        {"kingdom": ["the-glittering-tower"], "quest": [piece("silver-helm-brigade", damage=1)] * 3},
        {"battlefield": ["crooked-teef-goblins"]},
        hand=["greater-heal"],
        burning=["their quest"],
    )
    s.play("greater-heal").resolve()
    assert s.asked == Frame.ORDER and len(s.choices()) == 3
    s.choose(0)
    assert set(s.choices()) == {"pass", "their crooked-teef-goblins", "their kingdom", "their battlefield"}
    all_said(s)
    s.choose("their kingdom").choose(0).choose("pass").choose("their crooked-teef-goblins")
    assert (s.damage("their kingdom"), s.discard(THEM)) == (1, ["crooked-teef-goblins"])
    assert s.asked == Frame.WINDOW


@pytest.mark.card("the-glittering-tower", "tear-of-isha")
def test_nothing_to_heal_nothing_to_strike():
    s = elves(
        {"kingdom": ["the-glittering-tower"], "quest": ["silver-helm-brigade"]},
        hand=["tear-of-isha"],
    )
    s.play("tear-of-isha", "silver-helm-brigade").resolve()
    assert s.asked == Frame.WINDOW


@pytest.mark.card("the-glittering-tower", "tear-of-isha")
def test_any_unit_that_one_heals_lets_the_tower_strike():
    s = elves(
        {"kingdom": ["the-glittering-tower"]},
        {"battlefield": [piece("ironclaws-horde", damage=1)]},
        hand=["tear-of-isha"],
    )
    s.play("tear-of-isha", "their ironclaws-horde").resolve().choose("their ironclaws-horde")
    assert s.damage("their ironclaws-horde") == 1


@pytest.mark.card("the-glittering-tower", "tear-of-isha")
def test_the_tower_is_silent_when_the_opponent_heals_and_outside_the_kingdom():
    s = elves(
        {"kingdom": ["the-glittering-tower"], "quest": [piece("silver-helm-brigade", damage=1)]},
        their_hand=["tear-of-isha"],
        their_resources=9,
        active=THEM,
    )
    s.play("tear-of-isha", "silver-helm-brigade").resolve()
    assert (s.damage("silver-helm-brigade"), s.asked) == (0, Frame.WINDOW)
    s = elves(
        {"quest": ["the-glittering-tower", piece("silver-helm-brigade", damage=1)]}, hand=["tear-of-isha"]
    )
    s.play("tear-of-isha", "silver-helm-brigade").resolve()
    assert s.asked == Frame.WINDOW


@pytest.mark.card("the-glittering-tower", "keystone-forge")
def test_healing_a_section_is_no_healing_of_a_unit():
    s = scene(
        {"kingdom": ["the-glittering-tower", "keystone-forge"]},
        damage={"quest": 2},
        phase="begin",
        at_entry=True,
    )
    s.choose("quest")
    assert (s.damage("quest"), s.asked) == (1, Frame.WINDOW)


# --- 46 Gold Wizard Acolyte ----------------------------------------------------------------------------------


def acolyte(theirs, **others) -> Story:
    return scene(
        {"battlefield": ["gold-wizard-acolyte", "huntsmen"]},
        theirs,
        **{"phase": "battle", "capital": "empire", **others},
    )


@pytest.mark.card("gold-wizard-acolyte")
@pytest.mark.rule("INV-104")
def test_an_acolyte_that_attacks_keeps_a_unit_from_defending():
    s = acolyte({"quest": ["crooked-teef-goblins", "squig-herders"]})
    s.attack("quest", "gold-wizard-acolyte")
    assert s.actor == ME and s.can_choose("their squig-herders") and s.can_choose("pass")
    all_said(s)
    s.choose("their squig-herders")
    all_said(s)
    s.close()
    assert s.choices() == ["pass", "their crooked-teef-goblins"]


@pytest.mark.card("gold-wizard-acolyte")
def test_an_acolyte_may_let_all_defend_and_bars_nobody_from_attacking_later():
    s = acolyte({"quest": ["crooked-teef-goblins"]}).attack("quest", "gold-wizard-acolyte")
    s.choose("pass").close()
    assert s.can_choose("their crooked-teef-goblins")
    s = acolyte({"battlefield": ["crooked-teef-goblins"]}).attack("battlefield", "gold-wizard-acolyte")
    s.choose("their crooked-teef-goblins").finish_combat().to("battle", THEM)
    s.choose("quest").close()
    assert s.can_choose("their crooked-teef-goblins"), "only this turn, and only from defending"


@pytest.mark.card("gold-wizard-acolyte")
def test_an_acolyte_that_stays_away_or_defends_is_not_asked():
    s = acolyte({"quest": ["crooked-teef-goblins"]}).attack("quest", "huntsmen")
    assert s.asked == Frame.WINDOW
    s = scene(
        {"battlefield": ["gold-wizard-acolyte"]},
        {"battlefield": ["crooked-teef-goblins"]},
        phase="battle",
        active=THEM,
        capital="empire",
    )
    s.attack("battlefield", "their crooked-teef-goblins").defend("gold-wizard-acolyte")
    assert s.asked == Frame.WINDOW


@pytest.mark.card("gold-wizard-acolyte")
def test_two_acolytes_bar_two_units():
    s = scene(
        {"battlefield": ["gold-wizard-acolyte"] * 2},
        {"quest": ["crooked-teef-goblins", "squig-herders"]},
        phase="battle",
        capital="empire",
    )
    s.attack("quest", "gold-wizard-acolyte", "gold-wizard-acolyte#2")
    assert s.asked == Frame.ORDER
    s.choose(0, "their squig-herders", "their crooked-teef-goblins").close()
    assert s.choices() == ["pass"]


# --- 24 Harpies ---------------------------------------------------------------------------------------------


def harpies(cards: int, count: int = 1, **others) -> Story:
    """The opponent is about to draw in the quest phase, with so many cards in hand."""
    return scene(
        {"quest": ["harpies"] * count},
        **{
            "phase": "quest",
            "at_entry": True,
            "active": THEM,
            "capital": "chaos",
            "their_capital": "empire",
            "their_hand": ["huntsmen"] * cards,
            **others,
        },
    )


@pytest.mark.card("harpies")
@pytest.mark.rule("INV-064", "INV-148")
def test_harpies_take_a_card_of_a_full_hand():
    s = harpies(6)
    assert s.actor == ME and set(s.choices()) == {"pass", "yes"}
    all_said(s)
    s.choose("yes")
    assert s.corrupt("harpies") and len(s.hand(THEM)) == 6 and len(s.discard(THEM)) == 1
    assert s.asked == Frame.WINDOW


@pytest.mark.card("harpies")
def test_harpies_may_spare_a_full_hand_and_are_not_asked_about_a_smaller_one():
    s = harpies(6).choose("pass")
    assert not s.corrupt("harpies") and len(s.hand(THEM)) == 7
    s = harpies(5)
    assert s.asked == Frame.WINDOW and not s.told(Event.FORCED)


@pytest.mark.card("harpies")
def test_the_second_harpies_see_what_the_first_have_left():
    s = harpies(6, count=2).choose(0, "yes")
    assert s.asked == Frame.WINDOW and len(s.hand(THEM)) == 6
    assert [s.corrupt("harpies"), s.corrupt("harpies#2")].count(True) == 1


@pytest.mark.card("harpies")
@pytest.mark.rule("INV-006")
def test_harpies_that_are_or_stay_whole_cannot_screech():
    s = scene(
        {"quest": [piece("harpies", corrupt=True)], "kingdom": ["harpies"]},
        phase="quest",
        at_entry=True,
        active=THEM,
        their_hand=["huntsmen"] * 9,
    )
    assert s.asked == Frame.WINDOW, "one is corrupt, the other in the wrong zone"
    s = harpies(9, active=ME)
    assert s.asked == Frame.WINDOW, "the own draw"


@pytest.mark.card("harpies", "will-of-tzeentch")
def test_other_draws_than_those_of_the_quest_phase_are_none_of_their_business():
    s = scene(
        {"quest": ["harpies"]},
        active=THEM,
        phase="quest",
        their_capital="chaos",
        their_hand=["will-of-tzeentch"] + ["huntsmen"] * 4,
        their_resources=9,
    )
    s.play("will-of-tzeentch").resolve()
    assert s.asked == Frame.WINDOW and not s.corrupt("harpies")


# --- 53 Blood Frenzy ----------------------------------------------------------------------------------------


def frenzied(theirs=None, host="savage-marauders", **others) -> Story:
    return scene(
        {"battlefield": [host, piece("blood-frenzy", on=host)]},
        theirs,
        **{"capital": "chaos", "their_capital": "empire", "resources": 20, **others},
    )


@pytest.mark.card("blood-frenzy", "troll-vomit")
def test_every_enemy_unit_that_falls_makes_a_frenzied_unit_stronger():
    s = frenzied(
        {"battlefield": ["huntsmen", "pistoliers"]}, hand=["nurgles-pestilence"], host="bloodthirster"
    )
    before = s.power("bloodthirster")
    s.g.damage[s.slot("their huntsmen")] = s.hit_points("their huntsmen") - 1
    s.g.damage[s.slot("their pistoliers")] = s.hit_points("their pistoliers") - 1
    s.play("nurgles-pestilence").resolve()
    while s.asked == Frame.ORDER:
        s.choose(0)
    assert (s.tokens("blood-frenzy"), s.power("bloodthirster")) == (2, before + 2)
    all_said(s)
    card = next(
        found
        for zone in s.position.view(ME)["seats"][ME]["zones"]
        for found in zone["cards"]
        if found["card"] == "blood-frenzy"
    )
    assert card["tokens"] == 2


@pytest.mark.card("blood-frenzy", "pilgrimage")
def test_what_goes_to_a_hand_or_is_ones_own_feeds_no_frenzy():
    s = frenzied({"battlefield": ["huntsmen"]}, hand=["pilgrimage"])
    s.play("pilgrimage", "their huntsmen").resolve()
    assert s.tokens("blood-frenzy") == 0 and s.hand(THEM) == ["huntsmen"]
    s = scene(
        {"battlefield": ["savage-marauders", piece("blood-frenzy", on="savage-marauders"), "dark-zealot"]},
        hand=["culling-the-weak"],
        capital="chaos",
        resources=9,
    )
    s.play("culling-the-weak", "dark-zealot").resolve()
    assert s.tokens("blood-frenzy") == 0


@pytest.mark.card("blood-frenzy", "cultist-of-slaanesh")
def test_a_development_that_is_destroyed_is_no_unit():
    s = scene(
        {
            "battlefield": ["savage-marauders", piece("blood-frenzy", on="savage-marauders")],
            "quest": ["cultist-of-slaanesh"],
        },
        their_developments={"kingdom": 1},
        capital="chaos",
        resources=9,
    )
    s.use("cultist-of-slaanesh", "their development").resolve()
    assert s.tokens("blood-frenzy") == 0 and s.developments("their kingdom") == 0


@pytest.mark.card("blood-frenzy", "lobber-crew")
def test_a_sacrificed_enemy_unit_has_fallen_too():
    s = scene(
        {
            "battlefield": ["savage-marauders", piece("blood-frenzy", on="savage-marauders")],
            "kingdom": ["lobber-crew"],
        },
        {"battlefield": ["huntsmen"]},
        capital="orc",
    )
    s.use("lobber-crew").resolve().choose("their huntsmen")
    assert s.tokens("blood-frenzy") == 1


@pytest.mark.card("blood-frenzy", "troll-vomit")
@pytest.mark.rule("B-20", "INV-023")
def test_a_frenzy_that_goes_with_its_host_gathers_nothing():
    s = frenzied({"battlefield": ["huntsmen"]}, hand=["troll-vomit"])
    s.play("troll-vomit").resolve()
    assert not s.in_play("blood-frenzy") and s.asked == Frame.WINDOW
    assert sorted(s.discard()) == ["blood-frenzy", "savage-marauders", "troll-vomit"]
