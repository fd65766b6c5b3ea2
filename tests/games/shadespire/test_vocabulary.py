"""The words in which cards are declared serve many cards: what only one card does is a function beside it."""

from wartable.games.shadespire.vocabulary import lines, once, words

MOST_ALONE = 0.20  # of all words


def test_few_words_serve_a_single_card():
    found = words()
    count = sum(len(said) for said in found.values())
    assert len(once(found)) <= MOST_ALONE * count, "\n".join(lines(found))


def test_every_word_is_used():
    unused = {(kind, word) for kind, said in words().items() for word, cards in said.items() if not cards}
    assert not unused


def test_cards_are_counted_by_the_words_that_they_say():
    found = words()
    assert found["Stat"]["STEP_FIRST"] == {"sneaky-stab-stab", "steady-volley"}
    assert found["Now"]["ENEMY"] == {"valiant-attack", "bloodslick-ground"}
    assert "shadeglass-axe" in found["Said"]["during"]
    assert found["Target"]["BESIDE_FRIEND"] == {"horrifying-howl", "deafening-bellow", "fearsome-roar"}
