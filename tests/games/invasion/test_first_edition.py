"""Stories about the edition of 2009: forced effects without a window inside, and the cards that its printing words otherwise."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import LISTED, Kind, When
from wartable.games.invasion.rules.damage import strike
from wartable.games.invasion.rules.decide import run_on
from wartable.games.invasion.state import SECTION, Frame, Step
from wartable.games.invasion.terminal.cards import card_text
from wartable.kernel.contract import Position
from wartable.locale import words
from wartable.web.board import labels

from .scene import ME, THEM, Story, piece, scene, section

LANGUAGES = ("en", "ja", "pl")
REWORDED = ("dwarf-cannon-crew", "warrior-priests", "franzs-decree", "shrine-to-nurgle")


def first(*laid: object, **facts: object) -> Story:
    return scene(*laid, edition="2009", **facts)


# --- Forced effects ---------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-128", "T-06", "D-01")
@pytest.mark.card("thyrus-gorman")
def test_thyrus_takes_his_damage_at_the_end_of_the_turn_without_a_window():
    s = first({"kingdom": ["thyrus-gorman"]}, phase="battle").choose("no")
    assert (s.g.active, s.phase, s.damage("thyrus-gorman")) == (THEM, "kingdom", 1)


@pytest.mark.rule("INV-128", "D-01", "D-05")
@pytest.mark.card("doom-divers", "warpstone-meteor", "cloud-of-flies")
@pytest.mark.parametrize(
    ("laid", "choices"),
    [
        ({"battlefield": ["doom-divers"]}, ()),
        ({"quest": ["warpstone-meteor"]}, ("quest", "their quest")),
        (
            {"quest": ["dark-zealot", piece("cloud-of-flies", on="dark-zealot")]},
            ("their dark-zealot",),
        ),
    ],
)
def test_the_beginning_of_a_turn_deals_its_damage_without_a_window(laid, choices):
    s = first(laid, {"kingdom": ["dark-zealot"]}, phase="begin", at_entry=True).choose(*choices)
    hurt = sum(s.g.section_damage.tolist()) + sum(s.g.damage.tolist())
    assert (s.phase, s.asked, s.step) == ("kingdom", Frame.WINDOW, Step.LEAVE) and hurt >= 2


@pytest.mark.rule("INV-128", "D-05", "B-08")
@pytest.mark.card("followers-of-mork")
def test_indirect_damage_of_a_forced_effect_is_applied_at_once():
    s = first(hand=["followers-of-mork"], resources=2, capital="orc").play("followers-of-mork", "kingdom")
    s.resolve().choose("quest", "quest", "their quest", "their quest")
    assert (s.damage("quest"), s.damage("their quest"), s.asked, s.g.depth) == (2, 2, Frame.WINDOW, 2)


@pytest.mark.rule("D-01")
def test_no_effect_of_the_beginning_or_the_end_of_a_turn_is_an_action():
    """So no damage lies aside where the first edition has no window."""
    moments = (When.TURN_BEGINS, When.TURN_ENDS, When.PHASE_BEGINS)
    assert all(ability.kind == Kind.FORCED for ability in LISTED if ability.when in moments)


# --- 8 Dwarf Cannon Crew ------------------------------------------------------------------------------------------


@pytest.mark.rule("B-108")
@pytest.mark.card("dwarf-cannon-crew")
@pytest.mark.parametrize(("edition", "may"), [("revised", True), ("2009", False)])
def test_what_the_cannon_crew_finds_must_enter_play_in_2009(edition, may):
    deck = ["keystone-forge", *["peasant-militia"] * 9]
    s = scene(hand=["dwarf-cannon-crew"], resources=9, deck=deck, edition=edition)
    s.play("dwarf-cannon-crew", "kingdom").resolve()
    assert s.choices() == ["pass"] * may + ["keystone-forge"]
    assert ("must" in words("en").say(s.position.game.prompt(s.g, ME))) != may
    s.choose("keystone-forge")
    assert s.zone_of("keystone-forge") == "kingdom"


@pytest.mark.rule("B-108")
@pytest.mark.card("dwarf-cannon-crew")
def test_a_crew_of_2009_that_finds_nothing_goes_without():
    s = first(hand=["dwarf-cannon-crew"], resources=9).play("dwarf-cannon-crew", "kingdom").resolve()
    assert s.choices() == ["pass"]
    assert s.pass_().asked == Frame.WINDOW


# --- 34 Warrior Priests --------------------------------------------------------------------------------------------


def priests_under_attack(edition: str, **facts: object) -> Story:
    s = scene(
        {"battlefield": ["boar-boyz"]},
        {"quest": ["warrior-priests"], "battlefield": ["black-orc-squad"]},
        phase="battle",
        edition=edition,
        **facts,
    )
    return (
        s.attack("quest", "boar-boyz")
        .defend("their warrior-priests")
        .assign("their warrior-priests", "boar-boyz")
    )


@pytest.mark.rule("B-134", "INV-128")
@pytest.mark.card("warrior-priests")
def test_the_priests_of_2009_redirect_as_soon_as_combat_damage_is_assigned():
    s = priests_under_attack("revised")
    assert s.asked == Frame.WINDOW and s.assigned("their warrior-priests") == (1, 0)
    s = priests_under_attack("2009")
    assert (s.asked, s.actor) == (Frame.REDIRECT, THEM)
    s.choose("boar-boyz")
    assert s.asked == Frame.WINDOW and s.assigned("boar-boyz") == (2, 0)
    s.close()
    assert s.damage("boar-boyz") == 2 and s.damage("their warrior-priests") == 0


@pytest.mark.rule("B-134")
@pytest.mark.card("warrior-priests")
@pytest.mark.parametrize(("edition", "redirects"), [("revised", True), ("2009", False)])
def test_only_the_first_point_of_a_turn_is_redirected_in_2009(edition, redirects):
    """The first point finds no unit in a battlefield, the second one does."""
    s = scene(
        {"quest": ["nurgle-sorcerer", "nurgle-sorcerer"], "kingdom": ["savage-marauders"]},
        {"quest": ["warrior-priests", "archmage-of-saphery"]},
        resources=20,
        capital="empire",
        hand=["forced-march", "demoralise"],
        edition=edition,
    )
    s.g.hit_change[s.slot("their warrior-priests")] = 2
    s.use("nurgle-sorcerer", "their warrior-priests").resolve()
    if edition == "2009":
        s.close()
    assert s.damage("their warrior-priests") == 1
    s.play("forced-march", "savage-marauders", "battlefield").resolve()
    s.use("nurgle-sorcerer#2", "their warrior-priests").resolve()
    assert (s.asked == Frame.REDIRECT) == redirects


@pytest.mark.rule("B-134", "W-11")
@pytest.mark.card("warrior-priests")
def test_the_priests_of_2009_redirect_what_an_action_assigns_before_its_window():
    s = first(
        {"quest": ["nurgle-sorcerer"], "battlefield": ["dark-zealot"]},
        {"quest": ["warrior-priests"]},
        resources=3,
    )
    s.use("nurgle-sorcerer", "their warrior-priests").resolve()
    assert (s.asked, s.actor) == (Frame.REDIRECT, THEM)
    s.choose("dark-zealot")
    assert (s.asked, s.damage("dark-zealot")) == (Frame.WINDOW, 0)
    s.close()
    assert s.damage("dark-zealot") == 1


@pytest.mark.rule("B-134", "U-02")
@pytest.mark.card("warrior-priests", "defend-the-border")
@pytest.mark.parametrize(("edition", "asks"), [("revised", ME), ("2009", THEM)])
def test_a_constant_redirect_goes_before_the_forced_one_of_2009(edition, asks):
    """Damage at once for the active player's priests and for the other's capital, which the border defends."""
    s = scene(
        {"battlefield": ["warrior-priests", "dark-zealot"]},
        {"quest": [piece("defend-the-border", tokens=3), piece("huntsmen", on="defend-the-border")]},
        edition=edition,
    )
    for target in (s.slot("warrior-priests"), SECTION + section("their kingdom")):
        strike(s.g, target, 1, 0, False)
    run_on(s.g)
    assert (s.asked, s.actor) == (Frame.REDIRECT, asks)


# --- 47 Franz's Decree ----------------------------------------------------------------------------------------------


@pytest.mark.rule("B-147")
@pytest.mark.card("franzs-decree")
@pytest.mark.parametrize(("edition", "attacks"), [("revised", True), ("2009", False)])
def test_the_decree_of_2009_stops_a_unit_that_attacks_already(edition, attacks):
    s = scene(
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        their_hand=["franzs-decree"],
        their_capital="empire",
        their_resources=1,
        edition=edition,
    )
    s.attack("quest", "boar-boyz").pass_().play("franzs-decree", "boar-boyz").resolve()
    assert s.attackers() == ["boar-boyz"] * attacks
    s.defend().finish_combat()
    assert s.damage("their quest") == attacks


@pytest.mark.rule("B-147", "INV-106")
@pytest.mark.card("franzs-decree")
def test_the_decree_of_2009_forbids_declaring_too():
    s = first(
        {"battlefield": ["boar-boyz"]}, phase="quest", hand=["franzs-decree"], resources=1, capital="empire"
    )
    s.play("franzs-decree", "boar-boyz").resolve()
    s.to("battle").choose("their quest").close()
    assert s.choices() == ["pass"]


# --- 98 Shrine to Nurgle --------------------------------------------------------------------------------------------


@pytest.mark.rule("B-198")
@pytest.mark.card("shrine-to-nurgle")
@pytest.mark.parametrize(("edition", "corrupt"), [("revised", False), ("2009", True)])
def test_the_shrine_of_2009_corrupts_for_any_damage_during_combat(edition, corrupt):
    s = scene(
        {"kingdom": ["shrine-to-nurgle"], "quest": ["nurgle-sorcerer"], "battlefield": ["chaos-knights"]},
        {"kingdom": ["black-orc-squad"]},
        phase="battle",
        resources=3,
        edition=edition,
    )
    s.attack("quest", "chaos-knights").use("nurgle-sorcerer", "their black-orc-squad").resolve()
    if edition == "2009":
        s.close()
    assert s.damage("their black-orc-squad") == 1
    assert s.corrupt("their black-orc-squad") == corrupt


@pytest.mark.rule("B-198")
@pytest.mark.card("shrine-to-nurgle")
def test_the_shrine_of_2009_does_nothing_outside_combat():
    s = first(
        {"kingdom": ["shrine-to-nurgle"], "quest": ["nurgle-sorcerer"]},
        {"kingdom": ["black-orc-squad"]},
        resources=3,
    )
    s.use("nurgle-sorcerer", "their black-orc-squad").resolve().close()
    assert s.damage("their black-orc-squad") == 1 and not s.corrupt("their black-orc-squad")


# --- Texts ----------------------------------------------------------------------------------------------------------


def holding_all(edition: str) -> Position:
    return scene(hand=REWORDED, edition=edition, capital="empire").position


@pytest.mark.rule("B-108", "B-134", "B-147", "B-198")
def test_four_cards_are_worded_otherwise_in_2009():
    assert {card.key for card in BY_KEY.values() if card.reworded} == set(REWORDED)


@pytest.mark.card("dwarf-cannon-crew", "warrior-priests", "franzs-decree", "shrine-to-nurgle")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REWORDED)
def test_the_text_of_a_card_is_that_of_its_edition(key, language):
    say = words(language)
    found = {}
    for edition in ("revised", "2009"):
        view = holding_all(edition).view(ME)
        form = view["cards"][key]["says"]
        assert labels(say, "invasion")[f"card-{key}.{form}"] == card_text(view, say, key)
        found[edition] = card_text(view, say, key)
    assert found["revised"] != found["2009"] and found["revised"] == say.text(f"card-{key}", "text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_cards_say_the_same_in_both_editions(language):
    s = first(hand=["demoralise", "huntsmen"])
    view = s.position.view(ME)
    assert {view["cards"][key]["says"] for key in ("demoralise", "huntsmen")} == {"text"}
