"""A match from its very beginning: everything through the public actions, with dice laid out for the roll-offs."""

from __future__ import annotations

from wartable.games.shadespire.boards import FACES
from wartable.games.shadespire.options import FORMATS, encode, resolve
from wartable.games.shadespire.rules import decide
from wartable.games.shadespire.state import (
    FACE,
    FIGHTER,
    HEX,
    LAYOUT,
    MODELS,
    NOTHING,
    NUMBER,
    PLACEMENT,
    SEAT,
    Frame,
)

from . import scene as stage
from .scene import Story, Where

SIDES = {"c": "crit", "s": "single", "d": "double"}
KEYS = tuple(board.key for board in FACES)
NONE, OBJECTIVES, POWERS, BOTH = range(4)


def rolls(*seats: str) -> list[str]:
    """The dice of a roll-off, seat by seat: "cs" is a crit, a single support and two hammers."""
    return [
        side for shown in seats for side in [*(SIDES[one] for one in shown), *["hammer"] * (4 - len(shown))]
    ]


class Opening(Story):
    """A match whose first decision is about the first board."""

    def __init__(self, format: str = "constructed", *, dice: list[str] = (), seed: int = 1, **settings: str):
        stage._laid_out.clear()
        self.records = LAYOUT.zeros(1)
        self.g = self.records.proxies[0]
        self.events = []
        self.g.listening = 1
        way = FORMATS[format]
        chosen = {option.name: option.default for option in way.options} | settings
        self.dice(*(dice or rolls("", "c", "cc", "ccc")[: 4 * way.seats]))
        with stage.laid_out():
            decide.setup(self.g, encode(way, resolve(way, chosen)), seed)

    def face(self, key: str) -> Opening:
        self.do(FACE + KEYS.index(key))
        return self

    def join(self, placement: int, beside: int | None = None) -> Opening:
        """Join the board to the only other one, or to one of several."""
        if beside is not None:
            self.do(NUMBER + beside)
        self.do(PLACEMENT + placement)
        return self

    def boards(self, first: str, second: str, placement: int) -> Opening:
        """Both boards of a game of two."""
        return self.face(first).face(second).join(placement)

    def tokens(self, *places: Where) -> Opening:
        self.choose(*places)
        return self

    def all_tokens(self) -> Opening:
        """Tokens anywhere."""
        while self.asked == Frame.TOKEN:
            self.do(min(self.legal()))
        return self

    def allowed(self) -> set[Where]:
        """The hexes that can be chosen now."""
        return {self.at(action - HEX) for action in self.legal() if action >= HEX}

    def at(self, hex: int) -> Where:
        return self.g.hex_x[hex], self.g.hex_y[hex]

    def redraw(self, what: int = NONE) -> Opening:
        self.do(NUMBER + what if what else 0)
        return self

    def keep_hands(self) -> Opening:
        self.skip(Frame.REDRAW)
        return self

    def first(self, seat: int) -> Opening:
        """The winner of a roll-off names who is first."""
        assert self.asked == Frame.FIRST
        self.do(SEAT + seat)
        return self

    def unplaced(self, seat: int) -> list[int]:
        """The fighters of a seat that are not on the battlefield yet."""
        own = range(seat * MODELS, (seat + 1) * MODELS)
        return [fighter for fighter in own if self.g.kind[fighter] and self.g.hex[fighter] == NOTHING]

    def deploy_one(self) -> Opening:
        """Whose turn it is places a fighter somewhere."""
        self.do(FIGHTER + self.unplaced(self.actor)[0])
        self.do(min(self.legal()))
        return self

    def deploy_all(self) -> Opening:
        while self.asked == Frame.DEPLOY:
            self.deploy_one()
        return self

    def to_hands(self) -> Opening:
        """On to the question about new hands."""
        self.boards("mirror-well", "mirror-well", 8).all_tokens()
        return self

    def to_fighters(self) -> Opening:
        """On to the question who places first."""
        self.to_hands().keep_hands()
        return self
