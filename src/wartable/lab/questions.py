"""How often a person is asked: scripted matches on the table, at its default stops, against a computer.
The person answers as at the screen: a card with its place or target, and among equals what is usual, all of it at once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from wartable.kernel.contract import Game, Offer, Position, game
from wartable.kernel.rule import compiling
from wartable.players import Player, Search, player
from wartable.table.carrying import begun, carry_out
from wartable.table.checks import check
from wartable.table.computer import PlainGreedy, seconds_of, share_of
from wartable.table.entries import Kind, Seat, Terms
from wartable.table.match import ALWAYS, DECLINING, Match

EQUAL = 1e-6  # what greedy sees alike but for its lot
SECONDS = 10.0  # from one decision to the next: any window has ended by then


@dataclass
class Asked:
    """What a person was asked in some matches: how often, how often without a choice, and at which decisions."""

    turns: int = 0
    questions: int = 0
    forced: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    wins: float = 0.0
    matches: int = 0

    def add(self, other: Asked) -> None:
        self.turns += other.turns
        self.questions += other.questions
        self.forced += other.forced
        self.kinds += other.kinds
        self.wins += other.wins
        self.matches += other.matches


def thinker(rules: Game, spec: str, seed: int) -> Player:
    """A player as the table has it: where nothing is compiled, greedy on the plain rules stands in."""
    return player(spec, rules, seed) if compiling() else PlainGreedy(rules, seed)


class Person:
    """One who answers by script: with what a player weighs most, and the usual answer where others are no better."""

    def __init__(self, thinks: Player, everywhere: bool = False) -> None:
        self.thinks = thinks
        self.everywhere = everywhere  # whether asked at all decisions, so that nothing is answered for later

    def answers(self, position: Position, seat: int) -> list[int]:
        """All answers of one press: an action, and what is given with it."""
        first = self._best(position, seat)
        offer = _all_offers(position)[first]
        if offer.then:
            return [first, *offer.then]
        if offer.later:
            return [first, *(() if self.everywhere else self._for_later(position, seat, first, offer))]
        given, trial = [first], position.copy()
        while any(len(way.then) >= len(given) for way in offer.ways):
            trial.play(given[-1])
            after = self._best(trial, seat)
            if not any(way.then[: len(given)] == (*given[1:], after) for way in offer.ways):
                break
            given.append(after)
        return given

    def _for_later(self, position: Position, seat: int, first: int, offer: Offer) -> tuple[int, ...]:
        """What is answered with an action for a question that comes when all have passed: the way to what looks best."""
        trial = position.copy()
        trial.play(first)
        while not trial.over and trial.game.windows.open(trial.record) is not None:
            trial.play(next(each for each in trial.legal() if trial.explain(each).verb in DECLINING))
        best = self._best(trial, seat) if trial.actor == seat else None
        return next((way.then for way in offer.ways if way.then[0] == best), ())

    def _best(self, position: Position, seat: int) -> int:
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        weights = self.thinks.weigh(position, seat)
        best = [action for action, weight in weights if weight >= weights[0][1] - EQUAL]
        offers = _all_offers(position)
        return next((action for action in best if offers[action].usual), weights[0][0])


def _all_offers(position: Position) -> dict[int, Offer]:
    """What the legal actions are to who decides."""
    told = {action: position.explain(action) for action in position.legal()}
    return dict.fromkeys(told, Offer()) | dict(position.offers(told))


def begin(name: str, format: str | None, seed: int, level: str, seat: int, mode: str = "") -> Match:
    """A match of a person on a seat against computers of a level, at its first decision."""
    rules = game(name)
    chosen = rules.format(format)
    seats = [Seat("computer", level=level)] * chosen.seats
    seats[seat] = Seat(name="Ann", holder="ann", automatic=mode != ALWAYS)
    terms = Terms(name, chosen.name, rules.settings(chosen.name, {}), tuple(seats), seed=seed, window=0.0)
    match = begun("scripted", terms, 0.0)
    carry_out(match, check(match, Kind.JOIN, seat, {}, 0.0))
    return match


def play(
    name: str, format: str | None, seed: int, level: str, seat: int = 0, mode: str = "", by: str = "greedy"
) -> Asked:
    """One match to its end, and what its person was asked."""
    match = begin(name, format, seed, level, seat, mode)
    person = Person(thinker(match.game, by, seed), mode == ALWAYS)
    computers = [thinker(match.game, level, 4 * seed + number) for number in range(len(match.seats))]
    found, active, now = Asked(matches=1), -1, 0.0
    while match.status == "playing":
        assert match.position is not None
        if match.active not in (-1, active):
            found.turns, active = found.turns + 1, match.active
        now += SECONDS
        decider = match.decider
        if match.seats[decider].is_person:
            found.questions += 1
            found.forced += len(match.legal) == 1
            found.kinds[match.window or match.game.prompt(match.position.record, seat).name] += 1
            answers = person.answers(match.position, seat)
        else:
            answers = [computed(computers[decider], match)]
        move = {"decision": match.decision, "action": answers[0]}
        carry_out(match, check(match, Kind.MOVE, decider, move, now), answers[1:])
    assert match.result is not None
    found.wins = (match.result.returns[seat] + 1) / 2
    return found


def computed(thinks: Player, match: Match) -> int:
    """What a computer of the table answers, in as much of its level's time as it has there."""
    assert match.position is not None
    if isinstance(thinks, Search) and thinks.seconds:
        thinks.seconds = seconds_of(match.seats[match.decider].level) * share_of(match)
    return thinks.choose(match.position, match.decider)


def ask(name: str, format: str | None, matches: int, seed: int, level: str) -> Asked:
    """Some matches, the person on each seat in turn."""
    found = Asked()
    for number in range(matches):
        seats = game(name).format(format).seats
        found.add(play(name, format, seed + number, level, number % seats))
    return found
