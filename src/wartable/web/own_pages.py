"""The pages that games bring along: registered with all others, and named beside the cards and decks of their game.
What stands on them is theirs (`Browser.pages`)."""

from __future__ import annotations

from wartable.kernel.contract import OwnPage, game
from wartable.kernel.finding import usual_first
from wartable.web.frame import House


def own_pages() -> list[OwnPage]:
    """The pages of all games."""
    return [page for name in usual_first() for page in game(name).browser.pages]


def register(house: House) -> None:
    for page in own_pages():
        page.register.get()(house)
