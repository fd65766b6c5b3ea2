"""The vocabulary of a game: what the numbers of its actions mean, as blocks that are only ever appended to.
A kept match holds these numbers, so none of them may ever come to mean something else. A range that grows gets another
block behind all the others; who reads a number asks the tables and not where a block lies."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from wartable.kernel.mask import MOST_ACTIONS
from wartable.kernel.schema import Kind, Piece, Schema, act, schema


class Vocabulary:
    """Blocks of actions in the order in which they came. Several may be of one word: they count on from each other."""

    def __init__(self, *blocks: tuple[int, int]) -> None:
        """Each block: its word, a number of the game's own, and how many actions it has."""
        assert all(count > 0 for _, count in blocks), "a block has at least one action"
        self.size = sum(count for _, count in blocks)
        assert self.size <= MOST_ACTIONS, (
            f"a vocabulary of {self.size} actions is more than {MOST_ACTIONS}, which masks can count"
        )
        self.word = np.zeros(self.size, np.int64)  # by action: of which word it is
        self.which = np.zeros(self.size, np.int64)  # by action: which one of that word, from 0 on
        self.blocks = blocks
        counts: dict[int, int] = {}
        start = 0
        for word, count in blocks:
            first = counts.get(word, 0)
            self.word[start : start + count] = word
            self.which[start : start + count] = np.arange(first, first + count)
            counts[word] = first + count
            start += count

    def schema(self, words: Mapping[int, tuple[str, Kind, int, str]]) -> Schema:
        """The blocks as pieces, by word: a name, the kind of thing its actions name, the first of those, a meaning."""
        pieces: list[Piece] = []
        counts: dict[int, int] = {}
        for word, count in self.blocks:
            name, kind, first, meaning = words[word]
            before = counts.get(word, 0)
            pieces.append(
                act(f"{name}_from_{first + before}" if before else name, kind, meaning, count, first + before)
            )
            counts[word] = before + count
        return schema(*pieces)

    def actions(self, word: int) -> np.ndarray:
        """All actions of a word, in the order in which they count."""
        return np.flatnonzero(self.word == word)

    def room(self, word: int) -> int:
        """How many actions a word has."""
        return int((self.word == word).sum())
