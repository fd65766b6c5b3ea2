"""The vocabulary of actions: blocks that are only appended to, and tables that say what a number means."""

import pytest

from wartable.kernel.mask import MOST_ACTIONS
from wartable.kernel.vocabulary import Vocabulary

PASS, CARD, SLOT = range(3)


def test_a_number_says_which_of_which_word() -> None:
    words = Vocabulary((PASS, 1), (CARD, 3), (SLOT, 2))
    assert words.size == 6
    assert words.word.tolist() == [PASS, CARD, CARD, CARD, SLOT, SLOT]
    assert words.which.tolist() == [0, 0, 1, 2, 0, 1]


def test_what_is_appended_leaves_all_numbers_as_they_are() -> None:
    before = Vocabulary((PASS, 1), (CARD, 3), (SLOT, 2))
    after = Vocabulary((PASS, 1), (CARD, 3), (SLOT, 2), (CARD, 4))
    assert after.word[: before.size].tolist() == before.word.tolist()
    assert after.which[: before.size].tolist() == before.which.tolist()
    assert after.actions(CARD).tolist() == [1, 2, 3, 6, 7, 8, 9] and after.room(CARD) == 7
    assert after.which[after.actions(CARD)].tolist() == list(range(7))


def test_a_mask_can_count_every_vocabulary() -> None:
    with pytest.raises(AssertionError, match="more than 2040, which masks can count"):
        Vocabulary((PASS, 1), (CARD, MOST_ACTIONS))


def test_no_block_is_empty() -> None:
    with pytest.raises(AssertionError, match="at least one action"):
        Vocabulary((PASS, 1), (CARD, 0))
