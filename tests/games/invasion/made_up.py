"""Abilities that only a test declares, on a card that has none; afterwards all is as it was."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from wartable.games.invasion.cards import declare


@contextmanager
def made_up() -> Iterator[None]:
    """Declare within this; `closed()` makes it known to the rules."""
    tables = {name: table.copy() for name, table in vars(declare).items() if isinstance(table, np.ndarray)}
    listed = len(declare.LISTED)
    cases = {opened: dict(found) for opened, found in declare._cases.items()}
    try:
        yield
    finally:
        for name, table in tables.items():
            getattr(declare, name)[...] = table
        del declare.LISTED[listed:]
        declare._cases.update(cases)
        declare.close_all()


def closed() -> None:
    """All that is made up is declared."""
    declare.close_all()
