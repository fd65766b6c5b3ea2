"""Everything that can be said in a match can be said in every language."""

import pytest

from wartable.locale import languages, words

from .matches import Variant, fewer, moments, play_out, scaled


@pytest.mark.parametrize("language", languages())
def test_prompts_actions_and_refusals_have_words(usual_variant: Variant, language: str) -> None:
    say = words(language).say
    for position in moments(usual_variant, matches=3, each=fewer(usual_variant, 10)):
        game, g = position.game, position.record
        for seat in range(-1, position.seats):
            assert say(game.prompt(g, seat))
        said = [say(game.describe(g, action)) for action in position.legal()]
        assert all(said)
        assert len(set(said)) == len(said), f"two actions are said the same way: {said}"
        for action in range(game.actions):
            if action not in position.legal():
                assert say(game.refuse(g, action))


def test_events_have_words_for_every_seat(variant: Variant) -> None:
    told = {}
    position = variant.new(seed=6)
    while not position.over:
        position.play(position.legal()[len(position.legal()) // 2])
        for seat in range(-1, position.seats):
            for event in position.events(seat):
                message = position.game.narrate(position.record, event, seat)
                told[repr(message)] = message
    for language in languages():
        assert all(map(words(language).say, told.values()))


@pytest.mark.parametrize("language", languages())
def test_the_end_has_words(usual_variant: Variant, language: str) -> None:
    say = words(language).say
    for seed in range(scaled(usual_variant, 10)):
        position = play_out(usual_variant.new(seed), seed)
        for seat in range(-1, position.seats):
            assert say(position.game.prompt(position.record, seat))
            for event in position.events(seat):
                assert say(position.game.narrate(position.record, event, seat))
