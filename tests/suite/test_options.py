"""What a person can get wrong is answered in that person's words: what was wrong, and what would be right."""

import pytest

import wartable
from wartable import Game, OptionError

from .matches import Variant, all_variants


def test_an_unknown_game_is_answered_with_the_games_there_are(game: Game) -> None:
    with pytest.raises(OptionError, match=game.name):
        wartable.game("ludo")


def test_a_misspelt_game_is_guessed(game: Game) -> None:
    with pytest.raises(OptionError, match=f"Did you mean {game.name}"):
        wartable.game(game.name[:-1])


def test_an_unknown_format_is_answered_with_the_formats_there_are(game: Game) -> None:
    with pytest.raises(OptionError) as refused:
        game.new("nonsense")
    assert all(name in str(refused.value) for name in game.formats)


def test_an_unknown_option_is_answered_with_the_options_there_are(usual_variant: Variant) -> None:
    format = usual_variant.game.formats[usual_variant.format]
    with pytest.raises(OptionError) as refused:
        usual_variant.game.new(format.name, nonsense=1)
    assert all(option.name in str(refused.value) for option in format.options)


def test_an_unknown_value_is_answered_with_the_values_there_are(usual_variant: Variant) -> None:
    format = usual_variant.game.formats[usual_variant.format]
    for option in format.options:
        if option.choices:
            with pytest.raises(OptionError) as refused:
                usual_variant.game.new(format.name, **{option.name: "nonsense"})
            assert option.name in str(refused.value)
            assert all(str(choice) in str(refused.value) for choice in option.choices)


def test_every_option_explains_itself_and_has_a_legal_default(usual_variant: Variant) -> None:
    format = usual_variant.game.formats[usual_variant.format]
    assert format.text
    for option in format.options:
        assert option.text
        assert not option.choices or option.default in option.choices
    assert len({option.name for option in format.options}) == len(format.options)


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_has_63_bits(game: Game, seed: int) -> None:
    with pytest.raises(OptionError, match="a seed is a whole number from 0 to 9223372036854775807"):
        game.new(seed=seed)


def test_the_largest_seed_will_do(game: Game) -> None:
    assert game.new(seed=2**63 - 1).to_bytes() != game.new(seed=2**62 - 1).to_bytes()


def test_a_wrong_action_is_answered_with_the_legal_ones(game: Game) -> None:
    position = game.new(seed=1)
    wrong = next(action for action in range(game.actions) if action not in position.legal())
    with pytest.raises(wartable.IllegalAction) as refused:
        position.play(wrong)
    assert f"action {wrong} is not legal now; seat {position.actor} may play" in str(refused.value)
    assert ", ".join(map(str, position.legal())) in str(refused.value)


def test_settings_say_all_that_a_match_was_made_with(variant: Variant) -> None:
    """Settings given back as options mean the same match: that is how a match is kept."""
    settings = variant.game.settings(variant.format, variant.options)
    names = {option.name for option in variant.game.formats[variant.format].options}
    assert names == set(settings)
    again = variant.game.new(variant.format, 3, **settings)
    assert again.to_bytes() == variant.new(3).to_bytes()


def test_every_variant_has_its_own_name() -> None:
    names = [variant.name for variant in all_variants()]
    assert len(set(names)) == len(names)
