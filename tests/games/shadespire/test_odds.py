"""SHA-141, the odds of attacks: as they are told, as every roll of the dice is played, and as they are rolled.

A million rolls of each: `python -m tests.games.shadespire.test_odds 1000000`.
"""

import sys
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product

import numpy as np
import pytest

from wartable.games.shadespire.odds import CRITICAL, DRIVES, PARTS, SUCCESS, look_at_attack
from wartable.games.shadespire.rules.dice import roll
from wartable.games.shadespire.state import ATTACK, FIGHTER, WEAPON, Act, Frame, Side, Striking

from . import scene as stage
from .scene import Story, scene

GARREK, SAEK, TARGOR = "garrek-gorebeard", "blooded-saek", "targor"
SEVERIN, ANGHARAD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
SKRITCH, MAGORE = "skritch-spiteclaw", "magore-redhand"
SHARES = {side: Fraction(2 if side == Side.HAMMER else 1, 6) for side in Side}
ROLLED = 20_000
SURE = 4.5  # standard deviations: by chance alone one test in 10,000 would be farther off


@dataclass(frozen=True)
class Line:
    """A line of the table: who attacks whom, with how many dice, and what comes of it."""

    name: str
    attacker: str
    target: str
    dice: int
    succeeds: str
    draw: str
    fails: str
    critical: str
    friend: tuple[int, int] | None = None  # Saek, a supporter of the attacker
    enemy: tuple[int, int] | None = None  # Obryn, a supporter of the target
    guard: int = 0

    def story(self) -> Story:
        own = {self.attacker: (7, 2)} | ({SAEK: self.friend} if self.friend else {})
        other = {self.target: (9, 2)} | ({OBRYN: self.enemy} if self.enemy else {})
        return scene(own, other).set(self.target, guard=self.guard)

    def chances(self) -> dict[str, Fraction]:
        words = ("succeeds", "draw", "fails", "critical")
        return {word: Fraction(getattr(self, word)) for word in words}


LINES = [
    Line("2 swords, 1 dodge", TARGOR, SKRITCH, 2, "95/216", "2/27", "35/72", "29/108"),
    Line("2 swords, 1 shield", TARGOR, SEVERIN, 2, "29/72", "1/9", "35/72", "29/108"),
    Line("2 hammers, 1 shield", GARREK, SEVERIN, 2, "29/54", "5/36", "35/108", "5/18"),
    Line("3 hammers, 1 dodge", ANGHARAD, GARREK, 3, "955/1296", "1/16", "65/324", "173/432"),
    Line("Cleave", MAGORE, SEVERIN, 2, "35/54", "1/36", "35/108", "5/18"),
    Line("Guard", GARREK, SEVERIN, 2, "13/27", "7/36", "35/108", "5/18", guard=1),
    Line("attacker supported", GARREK, SEVERIN, 2, "143/216", "7/54", "5/24", "31/108", friend=(11, 2)),
    Line("target supported", GARREK, SEVERIN, 2, "13/27", "7/36", "35/108", "5/18", enemy=(5, 2)),
]
EACH = pytest.mark.parametrize("line", LINES, ids=lambda line: line.name)


@cache
def played(line: Line) -> dict[tuple[int, ...], tuple[str, bool]]:
    """Every roll, played: how the attack ended, and whether it was a critical hit."""
    story = line.story()
    story.do(ATTACK + story.fighter(line.attacker))
    story.do(WEAPON + min(action - WEAPON for action in story.legal()))
    before = story.records.head(0)
    target = FIGHTER + story.fighter(line.target)
    found = {}
    for sides in product(Side, repeat=line.dice + 1):
        story.records.set_head(0, before)
        stage._laid_out[:] = [int(side) for side in sides]
        story.do(target).skip()
        assert not stage._laid_out
        driven = story.asked == Frame.DRIVE
        succeeds = story.wounds(line.target) > 0
        outcome = "succeeds" if succeeds else "draw" if driven else "fails"
        found[tuple(int(side) for side in sides)] = (outcome, driven and story.g.act[0, Act.CRITICAL] != 0)
    return found


@pytest.mark.rule("SHA-141", "SHA-1", "SHA-2")
@EACH
def test_the_odds_that_are_told(line):
    story = line.story()
    out = np.zeros(PARTS)
    before = story.records.head(0)
    fighter, target = story.fighter(line.attacker), story.fighter(line.target)
    weapon = int(stage.WEAPON_LIST.index(stage.FIGHTER_LIST[line.attacker].sides[0].weapons[0]))
    look_at_attack(story.g, 0, fighter, weapon, target, Striking.ACTIVATION, out)
    told = {
        "succeeds": Fraction(out[SUCCESS]).limit_denominator(6**4),
        "draw": Fraction(out[DRIVES]).limit_denominator(6**4),
        "critical": Fraction(out[CRITICAL]).limit_denominator(6**4),
    }
    assert told | {"fails": 1 - told["succeeds"] - told["draw"]} == line.chances()
    assert max(abs(float(told["succeeds"]) - out[SUCCESS]), abs(float(told["draw"]) - out[DRIVES])) < 1e-12
    assert story.records.head(0) == before


@pytest.mark.rule("SHA-141", "SHA-135", "SHA-126", "SHA-148", "SHA-89")
@EACH
def test_the_odds_of_every_roll_as_it_is_played(line):
    chances: Counter[str] = Counter()
    for sides, (outcome, critical) in played(line).items():
        share = np.prod([SHARES[Side(side)] for side in sides])
        chances[outcome] += share
        chances["critical"] += share * critical
    assert dict(chances) == line.chances()


def tally(line: Line, rolled: int, seed: int) -> dict[str, float]:
    """How often each outcome comes up in so many rolls, by how far that is from the odds in standard deviations."""
    g = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, seed=seed).g
    outcomes = played(line)
    count: Counter[str] = Counter()
    for _ in range(rolled):
        outcome, critical = outcomes[tuple(roll(g) for _ in range(line.dice + 1))]
        count[outcome] += 1
        count["critical"] += critical
    return {
        word: (count[word] - rolled * chance) / float(rolled * chance * (1 - chance)) ** 0.5
        for word, chance in line.chances().items()
    }


@pytest.mark.rule("SHA-141", "SHA-1", "SHA-2")
@EACH
def test_the_odds_of_attacks_that_are_rolled(line):
    assert all(abs(off) < SURE for off in tally(line, ROLLED, seed=7).values())


if __name__ == "__main__":
    rolled = int(sys.argv[1])
    for number, line in enumerate(LINES):
        off = tally(line, rolled, seed=number)
        print(f"{line.name:20}", *(f"{word} {value:+.2f}" for word, value in off.items()), sep="  ")
