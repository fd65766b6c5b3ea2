"""SHA-141, the odds of attacks: as they are told, as every roll of the dice is played, and as they are rolled.
Chances of a kill are those of every roll, with all that can still save a target.

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

from wartable.games.shadespire.odds import CRITICAL, DAMAGE, DRIVES, KILL, PARTS, SUCCESS, look_at_attack
from wartable.games.shadespire.rules.dice import roll
from wartable.games.shadespire.state import ATTACK, CARD, FIGHTER, WEAPON, Act, Event, Frame, Side, Striking

from . import scene as stage
from .scene import Story, scene

GARREK, SAEK, TARGOR = "garrek-gorebeard", "blooded-saek", "targor"
SEVERIN, ANGHARAD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
SKRITCH, MAGORE = "skritch-spiteclaw", "magore-redhand"
TEFK, HAKKA = "tefk-flamebearer", "hakka"
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


# --- Chances of a kill ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kill:
    """An attack of seat 1, after a power step in which seat 0, whose fighter is the target, may have played a ploy."""

    name: str
    attacker: str
    target: str
    dice: int  # of both rolls
    ploy: str = ""
    gear: tuple[str, ...] = ()  # of the target
    arm: str = ""  # upgrade of the attacker with which it attacks
    left: int = 1  # Wounds of the target
    fit: int = 9  # and of the attacker

    def story(self) -> Story:
        story = scene({self.target: (7, 2)}, {self.attacker: (9, 2)}, step="power").give(
            self.target, *self.gear
        )
        if self.arm:
            story.give(self.attacker, self.arm)
        story.set(self.target, wounds=max(0, story.left(self.target) - self.left))
        story.set(self.attacker, wounds=max(0, story.left(self.attacker) - self.fit))
        if self.ploy:
            story.hand(0, self.ploy).play(self.ploy)
        return story.pass_power().do(ATTACK + story.fighter(self.attacker))


KILLS = [
    Kill("nothing", SEVERIN, GARREK, 3, left=2),
    Kill("Insensate", SEVERIN, GARREK, 3, "insensate", left=2),
    Kill("Insensate, one left", SEVERIN, GARREK, 3, "insensate"),
    Kill("Indomitable", SAEK, TEFK, 3, "indomitable", left=2),
    Kill("Berserk Fury", SAEK, TEFK, 3, "berserk-fury", left=2),
    Kill("Daemonic Resilience", SEVERIN, MAGORE, 3, "daemonic-resilience", left=2),
    Kill("'Ard Head", SEVERIN, HAKKA, 3, gear=("ard-head",), left=2),
    Kill("Blessed Armour", SAEK, GARREK, 3, gear=("blessed-armour",), left=3),
    Kill("Blessed Armour, unhurt", SAEK, TARGOR, 3, gear=("blessed-armour",), left=9),
    Kill("Blessed Armour, Insensate", SEVERIN, GARREK, 3, "insensate", ("blessed-armour",)),
    Kill("Blessed and Light Armour", SAEK, GARREK, 3, gear=("blessed-armour", "light-armour"), left=3),
    Kill("Blessed Armour, Parry", SAEK, GARREK, 4, "parry", ("blessed-armour",), left=3),
    Kill("Daemonic Weapon", SAEK, GARREK, 3, arm="daemonic-weapon", left=3, fit=2),
    Kill("Daemonic Weapon, too weak", SAEK, GARREK, 3, arm="daemonic-weapon", left=3, fit=1),
]


def weapon_of(kill: Kill, story: Story) -> int:
    """The attack that a line is about: that of the upgrade, or the first."""
    arms = [action - WEAPON for action in sorted(story.legal()) if WEAPON <= action < CARD]
    return next(arm for arm in arms if not kill.arm or stage.WEAPON_LIST[arm].key == kill.arm)


def brute_force(kill: Kill) -> tuple[Fraction, Fraction]:
    """The chance of a kill and the damage to expect, by playing every roll; a ploy may roll one die more."""
    story = kill.story()
    story.do(WEAPON + weapon_of(kill, story))
    before = story.records.head(0)
    killed, damage = Fraction(0), Fraction(0)
    for sides in product(Side, repeat=kill.dice + (kill.ploy == "berserk-fury")):
        story.records.set_head(0, before)
        stage._laid_out[:] = [int(side) for side in sides]
        told = len(story.events)
        story.do(FIGHTER + story.fighter(kill.target)).finish_attack()
        share = np.prod([SHARES[side] for side in sides])
        killed += share * story.is_out(kill.target)
        for event in story.events[told:]:
            if event.kind == Event.SUFFERED and event.x == story.fighter(kill.target):
                damage += share * event.y
    stage._laid_out.clear()
    return killed, damage


@pytest.mark.rule("SHA-141", "SHA-153")
@pytest.mark.card("insensate", "indomitable", "berserk-fury", "blessed-armour", "daemonic-resilience")
@pytest.mark.parametrize("kill", KILLS, ids=lambda kill: kill.name)
def test_the_chance_of_a_kill_reckons_with_what_saves_the_target(kill):
    story = kill.story()
    out = np.zeros(PARTS)
    fighter, target = story.fighter(kill.attacker), story.fighter(kill.target)
    look_at_attack(story.g, 1, fighter, weapon_of(kill, story), target, Striking.ACTIVATION, out)
    killed, damage = brute_force(kill)
    assert out[KILL] == pytest.approx(float(killed), abs=1e-12)
    assert out[DAMAGE] == pytest.approx(float(damage), abs=1e-12)


@pytest.mark.rule("SHA-141", "SHA-124")
@pytest.mark.card("desperate-gambit")
def test_when_a_roll_off_decides_the_chances_are_even():
    kill = Kill("Desperate Gambit", SEVERIN, GARREK, 3, "desperate-gambit")
    story, out = kill.story(), np.zeros(PARTS)
    fighter, target = story.fighter(SEVERIN), story.fighter(GARREK)
    look_at_attack(story.g, 1, fighter, weapon_of(kill, story), target, Striking.ACTIVATION, out)
    assert [out[part] for part in (SUCCESS, KILL, DRIVES, CRITICAL)] == [0.5, 0.5, 0, 0]


if __name__ == "__main__":
    rolled = int(sys.argv[1])
    for number, line in enumerate(LINES):
        off = tally(line, rolled, seed=number)
        print(f"{line.name:20}", *(f"{word} {value:+.2f}" for word, value in off.items()), sep="  ")
