"""kill -9 under load, many times in a row: all that was acknowledged is kept, nothing twice, every match goes on.
How it is done stands in `kills`, which does it a thousand times where there is a night for it."""

import pytest

from .kills import OTHERS, kill_again_and_again

pytestmark = pytest.mark.anyio

KILLS = {"sqlite": 50, "postgresql": 15}
FEWER = 8  # kills for each of the others


async def test_nothing_acknowledged_is_lost(address: str) -> None:
    await kill_again_and_again(address, "invictus", "duel", KILLS[address.split(":")[0]])


@pytest.mark.parametrize(("game", "format"), OTHERS)
async def test_nor_in_the_other_games_and_in_a_draft(file: str, game: str, format: str) -> None:
    await kill_again_and_again(file, game, format, FEWER)
