"""Reasons of a chance: what the network says without them, from what the seat sees alone, and words for each in every language."""

import math

import numpy as np
import pytest

import wartable
from wartable.kernel.engine import CORE, engine
from wartable.kernel.judging import Judging, Reason
from wartable.locale import files_of, languages, words
from wartable.players.learned.features import features_of
from wartable.players.learned.reasons import LEAST, MOST, logits, reasons, without, worth_of
from wartable.players.learned.weights import desk_of, weights_of
from wartable.players.players import JUDGING
from wartable.table.hinting import standing
from wartable.terminal.session import spoken

from ..games.invasion.scene import ME, scene
from ..suite.secrets import other_world
from .test_guided import FORMATS, GAMES, midgame, wandering
from .untrained import untrained


def named(game: wartable.Game) -> dict[str, Reason]:
    assert game.judging is not None
    judging: Judging = game.judging.get()
    return {each.name: each for each in judging.reasons}


@pytest.mark.parametrize(("name", "format"), FORMATS)
def test_numpy_judges_as_the_runners_do(name: str, format: str) -> None:
    game = wartable.game(name)
    learned, position = untrained(game), midgame(game, format)
    desk, seats = desk_of(learned, position.seats), np.array([position.actor])
    values = np.zeros((1, position.seats))
    runner = engine(game, (CORE, JUDGING))
    runner.call("judgements", position.records, seats, desk.seen, learned.net, desk.acc, desk.hidden, values)
    (logit,) = logits(learned, [position.observe(position.actor)])
    assert math.tanh(logit / 2) == pytest.approx(values[0, position.actor], abs=1e-4)


@pytest.mark.parametrize(("name", "format"), FORMATS)
def test_reasons_rest_on_what_the_seat_may_know(name: str, format: str) -> None:
    game = wartable.game(name)
    learned, different, spoken = untrained(game), 0, 0
    for number, position in enumerate(wandering(game, format, 12)):
        if number % 50 or number > 300:
            continue
        for seat in range(position.seats):
            there = other_world(position, seat, number)
            different += there.to_bytes() != position.to_bytes()
            told = [worth_of(game, learned, one.observe(seat), one.seats) for one in (position, there)]
            assert told[0] == told[1]
            spoken += any(each.points for each in told[0])
            assert reasons(there, seat) == reasons(position, seat)
    assert different > 0 and spoken > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_few_greatest_are_told_and_none_of_a_match_that_is_over(game: wartable.Game) -> None:
    assert weights_of(game) is not None
    position = midgame(game, choices=60)
    found = reasons(position, position.actor)
    sizes = [abs(each.points) for each in found]
    assert sizes == sorted(sizes, reverse=True) and len(found) <= MOST
    assert all(size >= LEAST for size in sizes)
    while not position.over:
        position.play(position.legal()[-1])
    assert reasons(position, 0) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_left_out_is_what_has_the_name(game: wartable.Game) -> None:
    """Nothing belongs to two reasons, and all else stays as it is seen."""
    told, taken = features_of(game), np.zeros(game.observation, int)
    seen = np.ones(game.observation, np.int16)
    for each in named(game).values():
        for part in each.parts:
            for number in () if part.where else part.numbers:
                taken[told.places_of(number)] += 1
        left = without(told, each, seen)
        assert set(np.unique(left)) <= {0, 1}
    assert taken.max() == 1
    assert 8 <= len(named(game)) <= 16


def test_cards_are_left_out_by_their_zone() -> None:
    game = wartable.game("invasion")
    story = scene(
        {"battlefield": ["chaos-knights"], "quest": ["chaos-knights"]}, {"battlefield": ["chaos-knights"]}
    )
    seen, told = story.position.observe(ME), features_of(game)
    for name, gone in (("own-battlefield", (0, 1)), ("own-quest", (0, 1)), ("their-battlefield", (1, 0))):
        left = without(told, named(game)[name], seen)
        cards = [
            int((row[told.places_of(("card", side))] > 0).sum()) for side in range(2) for row in (seen, left)
        ]
        assert (cards[0] - cards[1], cards[2] - cards[3]) == ((1, 0) if gone == (0, 1) else (0, 1)), name
    assert (without(told, named(game)["own-kingdom"], seen) == seen).all()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_reason_has_words_and_no_words_lie_idle(game: wartable.Game, language: str) -> None:
    file = next(path for path in files_of(game.name, language) if path.stem == f"{game.name}-reasons")
    said = [
        line.partition(" =")[0] for line in file.read_text(encoding="utf-8").splitlines() if " = " in line
    ]
    assert sorted(said) == sorted(f"reason-{game.name}-{name}" for name in named(game))


@pytest.mark.parametrize("language", languages())
def test_a_hint_says_what_speaks_for_a_seat_and_what_against_it(language: str) -> None:
    game = wartable.game("invictus")
    position = next(
        each
        for each in wandering(game, "duel", 3)
        if {one.points > 0 for one in reasons(each, each.actor)} == {True, False}
    )
    for_it, against = (words(language).say(line) for line in standing(position, position.actor))
    first = reasons(position, position.actor)[0]
    assert words(language).say(first.message) in (for_it if first.points > 0 else against)
    assert "+" in for_it and "−" not in for_it and "−" in against and "+" not in against


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_terminal_has_the_words_for_it(game: wartable.Game) -> None:
    said = spoken("en", game.name)
    assert all(said.has(name) for name in ("hint-for", "hint-against", "hint-worth"))
    assert all(said.has(f"reason-{game.name}-{name}") for name in named(game))
