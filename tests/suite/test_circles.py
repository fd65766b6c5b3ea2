"""No rules of a game call each other in a circle: plain Python would run them, and the compiler would not."""

from wartable.kernel.circles import refuse_circles
from wartable.kernel.contract import Game
from wartable.kernel.engine import DEFAULTS


def test_no_rules_call_each_other_in_a_circle(game: Game) -> None:
    refuse_circles({**DEFAULTS, **game.rules}.values())
