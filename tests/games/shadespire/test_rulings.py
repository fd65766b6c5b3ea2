"""The options for open points: their names, their defaults, and that a match is played by them (O-01 to O-10, D-02)."""

import pytest

from wartable.games.shadespire.options import FORMATS, encode, resolve
from wartable.games.shadespire.rules.setup import Given
from wartable.games.shadespire.state import Setting

from .opening import Opening

POINTS = [
    pytest.param("roll_off_ties", ("supports", "reroll"), marks=pytest.mark.rule("D-02", "SHA-20", "SHA-21")),
    pytest.param("extra_crit", ("every-round", "first-round"), marks=pytest.mark.rule("O-01")),
    pytest.param("reaction_attacks", ("always", "only-reactions"), marks=pytest.mark.rule("O-02")),
    pytest.param("protected_trapped", ("no", "yes"), marks=pytest.mark.rule("O-03")),
    pytest.param("knockback_draw", ("no", "yes"), marks=pytest.mark.rule("O-04")),
    pytest.param("lethal_glory", ("opponent", "nobody"), marks=pytest.mark.rule("O-05")),
    pytest.param("returned_tokens", ("cleared", "kept"), marks=pytest.mark.rule("O-06")),
    pytest.param("guard_after_charge", ("allowed", "refused"), marks=pytest.mark.rule("O-07")),
    pytest.param("gap", ("around", "straight"), marks=pytest.mark.rule("O-09")),
    pytest.param("redraw_order", ("first-board", "roll-off"), marks=pytest.mark.rule("O-10")),
]


@pytest.mark.parametrize(("name", "values"), POINTS)
@pytest.mark.parametrize("format", sorted(FORMATS))
def test_an_open_point_has_an_option_and_its_first_value_is_the_default(format, name, values):
    option = next(option for option in FORMATS[format].options if option.name == name)
    assert option.choices == values and option.default == values[0]


@pytest.mark.parametrize(("name", "values"), POINTS)
def test_a_match_is_played_by_the_option(name, values):
    """The stories of the rules set the same number in the record."""
    for number, value in enumerate(values):
        settings = Opening(**{name: value}).g.settings.tolist()
        assert settings == [number if other == Setting[name.upper()] else 0 for other in Setting]


@pytest.mark.rule("O-08")
def test_melees_have_no_option_of_their_own():
    own = {option.name for option in FORMATS["melee"].options} - {
        option.name for option in FORMATS["constructed"].options
    }
    assert own == {"deck2", "deck3"}


@pytest.mark.rule("O-08", "SHA-173")
@pytest.mark.parametrize(("format", "seats"), [("core", 2), ("constructed", 2), ("melee3", 3), ("melee", 4)])
def test_how_many_play(format, seats):
    way = FORMATS[format]
    row = encode(way, resolve(way, {option.name: option.default for option in way.options}))
    assert row[Given.SEATS] == way.seats == seats
