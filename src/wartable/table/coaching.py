"""The coach at the table: what is said to a seat of the position it sees, in its words.
It reads imagined matches only, in a thread beside the table; what it says is no part of the match and never kept."""

from __future__ import annotations

import asyncio
from typing import Any

from wartable.kernel.coaching import Claim, reading
from wartable.locale import Words
from wartable.table.match import Match
from wartable.table.telling import tell

MOST = 5  # claims told at once; who hears more remembers none

Data = dict[str, Any]


async def claims_of(match: Match, seat: int) -> list[Claim]:
    """What the coach says of the position as it stands to a seat."""
    if match.position is None or match.status != "playing" or seat < 0:
        return []
    return await asyncio.to_thread(reading, match.position.copy(), seat)


def told(match: Match, seat: int, words: Words, claims: list[Claim]) -> list[Data]:
    """The claims that matter most, in words; each with what it is to the seat."""
    return [
        {"tone": claim.tone.value, "text": tell(match, seat, words, claim.message)} for claim in claims[:MOST]
    ]
