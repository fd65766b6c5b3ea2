"""The course of a match at the table: what every entry does. Pure: nothing is kept or sent, and no entry looks at a clock.
Whether an entry may be made is for `checks` to say; what a seat is told of it, for `telling`."""

from __future__ import annotations

import base64
import time
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from wartable.kernel.contract import Action, Game, Message, Offer, Position, game
from wartable.kernel.engine import quickest
from wartable.kernel.errors import WartableError
from wartable.players import can_judge
from wartable.table.clocks import Clocks
from wartable.table.commitment import commitment_of, seed_of
from wartable.table.entries import (
    PLAYED,
    SPECTATOR,
    TABLE,
    Entry,
    Kind,
    Offers,
    Result,
    Seat,
    Stops,
    Stored,
    Terms,
    seated,
)
from wartable.table.until import EVENT, Mark, Passing

WORLDS = 16  # imagined worlds that must agree before an answer counts as known to all
SLOW = 0.02  # seconds for imagining one of them: where that takes longer, nothing counts as known
SIMPLE, CHOSEN, ALWAYS = "simple", "chosen", "always"  # when a person is asked at windows
DECLINING = ("pass", "decline")  # the verbs of declining, in every game
STRIDE = (
    50  # moves from one kept position to the next: nothing that is looked up is played again from farther
)


class Unreadable(WartableError):
    """A kept match that this version's rules can't set up again."""


class Parted(Unreadable):
    """An entry that no longer leads where it led when it was kept."""


class Move(NamedTuple):
    """A decision that was made and stands."""

    seat: int
    action: int
    decision: int
    fair: bool  # no random draw, and nobody learned anything
    automatic: bool
    joined: bool = False  # given together with the one before, and taken back with it


class Line(NamedTuple):
    """A line of the log as one seat may know it; `step` counts the moves that stood before it."""

    step: int
    decision: int
    message: Message


class Match:
    """One match: its terms, its entries so far, and where they have led."""

    def __init__(self, name: str, terms: Terms, secret: str, created: float) -> None:
        self.name = name
        self.terms = terms
        self.secret = secret
        self.commitment = commitment_of(secret)
        self.created = created
        self.game: Game = game(terms.game)
        self.seats: list[Seat] = list(terms.seats)
        self.entries: list[Entry] = []
        self.moves: list[Move] = []
        self.decision = 0
        self.undos = 0
        self.opened = created  # when the present decision began
        self.position: Position | None = None
        self.decider = -1
        self.legal: list[int] = []
        self.result: Result | None = None
        self.offers = Offers()
        self.ahead: dict[int, tuple[int, ...]] = {}  # by seat: what it answers when it will be asked
        self.later: dict[int, tuple[int, ...]] = {}  # by seat: what it has answered with an offer for later
        self.moment = 0  # at which all choose without knowing of each other; 0: it is no such
        self.foreseen: dict[int, Position | None] = {}  # by seat: what it is asked ahead, for `ahead`
        self.passing: dict[int, Passing] = {}  # by seat: until when it passes at every window
        self.clocks: Clocks | None = None
        self.rematch = ""
        self.rematch_by = TABLE  # the seat that offers it
        self.parted = False  # what was kept of it goes on, but not by the rules of today
        self.lines: dict[int, list[Line]] = {}  # by seat, once somebody has asked for them
        self.spoken: dict[tuple[int, str], list[dict[str, Any]]] = {}  # the lines in words
        self.told: dict[tuple[int, str, bool], bytes] = {}  # the present state by its reader, for `telling`
        self._strides: list[bytes] = []  # the positions after every so many moves, packed
        self._last: tuple[int, bytes] = (
            -1,
            b"",
        )  # the position that the last person decided in, and its step
        self._active: int | None = None  # worked out when somebody asks
        self._teams: list[int] = []
        self._known: bool | None = None  # whether all know the only answer to the present decision
        self._begin_when_all_sit(created)

    @classmethod
    def replayed(cls, stored: Stored, watchers: Sequence[int] = ()) -> Match:
        """A kept match, at where it stands, with the log already told for these seats."""
        match = cls(stored.name, stored.terms, stored.secret, stored.created)
        match.lines = {seat: [] for seat in watchers}
        match.follow(stored.entries)
        return match

    def follow(self, entries: Sequence[Entry]) -> None:
        """Carry out what was kept, as far as it leads where it led then; there the match parts, and nothing is guessed."""
        for place, entry in enumerate(entries):
            try:
                self.apply(entry)
            except Parted:
                self.part(len(entries) - place)
                return

    def part(self, left: int) -> None:
        """End where the last entry led; so many that were kept after it can't be carried out any more."""
        again = Match(self.name, self.terms, self.secret, self.created)
        for entry in self.entries:
            again.apply(entry)
        vars(self).update(vars(again))
        self.apply(Entry(Kind.PART, TABLE, {"left": left}, self.last_time))

    @property
    def stored(self) -> Stored:
        """The match as it is kept."""
        return Stored(self.name, self.terms, self.secret, self.created, tuple(self.entries))

    def __getstate__(self) -> dict[str, Any]:
        """The match for another process: without what it can make again."""
        records = None if self.position is None else self.position.records.raw.tobytes()
        fresh: dict[str, Any] = {"lines": {}, "spoken": {}, "told": {}, "foreseen": {}}
        return {**vars(self), **fresh, "game": self.game.name, "position": records}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.game = game(state["game"])
        if state["position"] is not None:
            records = self.game.layout.zeros(1)
            records.raw[:] = np.frombuffer(state["position"], np.int64)
            self.position = Position(self.game, quickest(self.game), records)

    # --- Questions ------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.result is not None:
            return "over"
        return "waiting" if self.position is None else "playing"

    @property
    def is_of_today(self) -> bool:
        """Whether it began by the very rules and numbers of this version."""
        began = (self.terms.rules, self.terms.vocabulary)
        return began == (self.game.rules_version, self.game.vocabulary_version)

    @property
    def is_open(self) -> bool:
        """Whether it has ended so that everybody may know everything."""
        return self.result is not None and not self.parted

    @property
    def step(self) -> int:
        """How many moves stand."""
        return len(self.moves)

    @property
    def last_time(self) -> float:
        return self.entries[-1].time if self.entries else self.created

    @property
    def active(self) -> int:
        """The seat whose turn it is; -1 in a set-up that has no turns."""
        if self._active is None:
            self._active = int(self.seen(SPECTATOR).get("active", -1))
        return self._active

    @property
    def window_ends(self) -> float:
        """When declining may be known at the earliest: in a window nobody may tell anything by the time it takes.

        Every decision outside the own turn counts as a window. One who plays against computers alone hides nothing.
        """
        if self.terms.window <= 0 or self.position is None or self.decider < 0 or not self._hides():
            return self.opened
        return self.opened + self.terms.window if self.window is not None or self._outside() else self.opened

    @property
    def window(self) -> str | None:
        """The name of the window in which the deciding seat is asked; none at any other decision."""
        assert self.position is not None
        return self.game.windows.open(self.position.record)

    def _outside(self) -> bool:
        return self.active >= 0 and self.active != self.decider

    def _hides(self) -> bool:
        """Whether anybody could learn from the time that the deciding seat takes."""
        holder = self.seats[self.decider].holder
        return any(seat.is_person and seat.holder != holder for seat in self.seats)

    def stops_of(self, seat: int) -> Stops:
        return self.seats[seat].stops or Stops(False, self.game.windows.usual)

    def mode_of(self, seat: int) -> str:
        """When the person on a seat is asked at windows."""
        if not self.seats[seat].automatic:
            return ALWAYS
        return CHOSEN if self.stops_of(seat).chosen else SIMPLE

    def declines(self, action: int) -> bool:
        assert self.position is not None
        return self.position.explain(action).verb in DECLINING

    def offer(self, action: int) -> Offer:
        """What a legal action is to the deciding seat."""
        assert self.position is not None
        return self.offered(self.position, {action: self.position.explain(action)}).get(action, Offer())

    def offered(self, position: Position, told: Mapping[int, Action]) -> dict[int, Offer]:
        """What explained actions are to who decides a position of this match, where they are anything special. Who is
        asked everywhere answers nothing for later."""
        found = position.offers(told)
        asked = not self.seats[position.actor].automatic
        return {action: Offer() if asked and offer.later else offer for action, offer in found.items()}

    def gathers(self, seat: int, action: int) -> bool:
        """Whether an action is one of several answers that a seat may give together, to the present decision."""
        return self.decider == seat and action in self.legal and self.offer(action).several

    def seen(self, seat: int) -> dict[str, Any]:
        """What a seat may see now."""
        assert self.position is not None
        return self.position.view(seat)

    def team(self, seat: int) -> int:
        """The team of a seat: the seats that win together."""
        if not self._teams:
            shown = self.seen(SPECTATOR).get("seats", [{}] * len(self.seats))
            self._teams = [int(place.get("team", number)) for number, place in enumerate(shown)]
        return self._teams[seat]

    def seats_held(self, holder: str) -> list[int]:
        """The seats that a person holds, by the digest of the person's token."""
        return [number for number, seat in enumerate(self.seats) if holder and seat.holder == holder]

    def other_persons(self, seat: int) -> list[int]:
        """The seats of persons across the table who have a link of their own."""
        holder = self.seats[seat].holder
        return [
            number
            for number, other in enumerate(self.seats)
            if other.is_person and other.holder != holder and self.team(number) != self.team(seat)
        ]

    def answerers(self, seat: int) -> list[int]:
        """Who can answer a draw offer of a seat: the persons across the table, or else the computers that can judge."""
        return self.other_persons(seat) or [
            number
            for number, other in enumerate(self.seats)
            if not other.is_person and can_judge(other.level) and self.team(number) != self.team(seat)
        ]

    @property
    def judge(self) -> int | None:
        """The computer that has to answer a draw offer; none if there is no offer, or persons are to answer it."""
        asked = self.offers.draw
        found = [] if asked is None else self.answerers(asked)
        return found[0] if found and not self.seats[found[0]].is_person else None

    def undo_to(self, seat: int) -> int | None:
        """How many moves would remain if this seat took its last decision back; None where that is not fair.

        Fair is what takes nothing from anybody: since the decision no other seat has decided, no random draw
        has happened and nobody has learned anything. Answers given with it, or automatically, are taken back with it.
        """
        if self.status != "playing":
            return None
        for step in range(len(self.moves) - 1, -1, -1):
            move = self.moves[step]
            if move.seat != seat or not move.fair:
                return None
            if not move.automatic and not move.joined:
                return step
        return None

    def undoer(self, held: Sequence[int]) -> int:
        """The seat for which one who holds these takes a decision back: one that can, if there is one."""
        return next((seat for seat in held if self.undo_to(seat) is not None), held[0])

    def automatic_answer(self) -> tuple[int, float] | None:
        """The one answer that is given for the deciding seat, and when; None where the seat answers itself.

        Without a choice nobody is asked. Where no other person plays that comes at once, and so does what everybody
        could foresee; any other would tell what the seat holds. At a window declining comes when the window ends:
        without a choice, or where the seat does not want to be asked, be it only until something happens.
        """
        if self.decider < 0 or self.result is not None:
            return None
        seat = self.seats[self.decider]
        if not seat.is_person:
            return None
        window = self.window
        passes = window is not None and self.decider in self.passing
        if passes and (len(self.legal) > 1 or not seat.automatic):
            return self._declined()
        if not seat.automatic:
            return None
        if len(self.legal) > 1:
            return self._needless() if window is None else self._passed_over(window)
        if not self._is_watched() or self.is_known:
            return self.legal[0], self.opened
        if window is None and not self._outside():
            return None
        waits = window is not None and not passes and self._waits_at(window)
        if waits or not self.declines(self.legal[0]):
            return None
        return self.legal[0], self.window_ends

    def _is_watched(self) -> bool:
        """Whether another person could learn from when, or whether, the deciding seat is asked, be it at the same screen."""
        own = self.seats[self.decider]
        return any(
            other.is_person
            and number != self.decider
            and (other.holder != own.holder or self.team(number) != self.team(self.decider))
            for number, other in enumerate(self.seats)
        )

    def _needless(self) -> tuple[int, float] | None:
        """The one answer that is left where by what lies open all others lead nowhere: everybody could foresee it."""
        assert self.position is not None
        idle = self.game.idle(self.position.record)
        left = [action for action in self.legal if action not in idle]
        return (left[0], self.opened) if len(left) == 1 else None

    def _present_stops(self) -> Stops:
        """The stops of the deciding seat. At a screen that opponents share, to be asked or not would show a hand: there
        nobody is asked by what can be done."""
        stops, seat = self.stops_of(self.decider), self.seats[self.decider]
        shared = any(
            other.holder == seat.holder and self.team(number) != self.team(self.decider)
            for number, other in enumerate(self.seats)
            if other.is_person
        )
        return Stops(True, self.game.windows.usual) if shared and not stops.chosen else stops

    def _waits_at(self, window: str) -> bool:
        """Whether the deciding seat has chosen to be asked here, whatever it can do, so that all it does looks alike."""
        stops = self._present_stops()
        return stops.chosen and window in stops.at and not self.is_known

    def _passed_over(self, window: str) -> tuple[int, float] | None:
        """Declining for a seat that could do something, but wants to be asked elsewhere only."""
        assert self.position is not None
        stops, windows = self._present_stops(), self.game.windows
        if window in (*stops.at, *windows.always) if stops.chosen else windows.matters(self.position.record):
            return None
        return self._declined()

    def _declined(self) -> tuple[int, float] | None:
        declining = [action for action in self.legal if self.declines(action)]
        return (declining[0], self.window_ends) if declining else None

    def may_pass(self, seat: int) -> bool:
        """Whether a seat is asked in a window, and can decline."""
        return self.decider == seat and self.window is not None and any(map(self.declines, self.legal))

    def is_decision_of(self, seat: int) -> bool:
        """Whether a seat has a choice now that is no window: no passing goes over that."""
        asked = self.decider == seat and self.window is None and len(self.legal) > 1
        return asked and self._needless() is None

    def kept_answer(self) -> int | None:
        """What the deciding seat has answered ahead; none if it has not."""
        kept = self.ahead.get(self.decider)
        return kept[0] if kept and kept[0] in self.legal else None

    def later_answer(self) -> int | None:
        """What the deciding seat has answered for this question when it was still to come; none if it has not."""
        kept = self.later.get(self.decider)
        if not kept or self.window is not None or kept[0] not in self.legal:
            return None
        offer = self.offer(kept[0])
        return kept[0] if offer.several or offer.later else None

    def was_answered(self, seats: Collection[int], decision: int, action: int) -> bool:
        """Whether this decision of one of these seats has been answered for it, in just this way."""
        for move in reversed(self.moves):
            if move.decision <= decision:
                same = (move.decision, move.action) == (decision, action)
                return same and move.automatic and move.seat in seats
        return False

    @property
    def is_known(self) -> bool:
        """Whether everybody knows that the deciding seat has one answer; which card that is need not be known."""
        if self._known is None:
            self._known = len(self.legal) == 1 and self._known_to_all()
        return self._known

    def _known_to_all(self) -> bool:
        assert self.position is not None
        position = Position(self.game, quickest(self.game), self.position.records)
        others = [seat for seat in range(len(self.seats)) if seat != self.decider]
        tries = 0
        for world in range(WORLDS):
            for other in others:
                began = time.perf_counter()
                if len(position.imagine(other, world).legal()) != 1:
                    return False
                tries += time.perf_counter() - began > SLOW
                if tries > 1:
                    return False
        return True

    def position_at(self, step: int) -> Position:
        """The position after so many of the moves that stand, played on from the nearest one that was kept."""
        assert self.position is not None
        if step == self.step:
            return self.position.copy()
        near, head = self._last
        if not step // STRIDE * STRIDE <= near <= step:
            near, head = step // STRIDE * STRIDE, zlib.decompress(self._strides[step // STRIDE])
        records = self.game.layout.zeros(1)
        records.set_head(0, head)
        position = Position(self.game, quickest(self.game), records)
        for move in self.moves[near:step]:
            position.play(move.action)
        return position

    def lines_of(self, seat: int) -> list[Line]:
        """The log as a seat may know it: told from the beginning when first asked for, then kept up."""
        if seat not in self.lines:
            again = Match(self.name, self.terms, self.secret, self.created)
            again.lines[seat] = []
            for entry in self.entries:
                again.apply(entry)
            self.lines[seat] = again.lines[seat]
        return self.lines[seat]

    # --- What entries do ------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Carry an entry out. It must have been checked, or kept by one who had checked it."""
        self.told = {}
        self.foreseen = {}
        self._EFFECTS[entry.kind](self, entry)
        self.entries.append(self._proved(entry))

    def _proved(self, entry: Entry) -> Entry:
        """An entry with the sum of where it has led; what was kept with one must have led there then."""
        if self.position is None or entry.kind not in PLAYED:
            return entry
        found = self.position.records.sum(0)
        if entry.sum and entry.sum != found:
            raise Parted(f"match {self.name} no longer goes as it went at its entry {len(self.entries)}.")
        return replace(entry, sum=found)

    def _join(self, entry: Entry) -> None:
        data = entry.data
        changes = {name: data[name] for name in ("name", "holder") if data.get(name)}
        self.seats[entry.seat] = seated(
            self.seats[entry.seat], joined=True, salt=data.get("salt", ""), **changes
        )
        self._begin_when_all_sit(entry.time)

    def _begin_when_all_sit(self, now: float) -> None:
        if self.position is not None or any(seat.is_person and not seat.joined for seat in self.seats):
            return
        self.position = self.starting_position()
        if self.terms.clock is not None:
            self.clocks = Clocks(self.terms.clock, len(self.seats))
        self._next_decision(now)

    @property
    def salts(self) -> list[str]:
        return [seat.salt for seat in self.seats if seat.is_person]

    @property
    def seed(self) -> int:
        return seed_of(self.secret, self.salts) if self.terms.seed is None else self.terms.seed

    def starting_position(self) -> Position:
        try:
            compiled = quickest(self.game).compiled
            if self.terms.origin:
                return self.game.from_bytes(base64.b64decode(self.terms.origin), compiled)
            return self.game.new(self.terms.format, self.seed, compiled, **self.terms.settings)
        except WartableError as problem:
            raise Parted(f"match {self.name} can't be set up again in this version: {problem}") from None

    def _move(self, entry: Entry) -> None:
        assert self.position is not None
        automatic, joined = (bool(entry.data.get(name)) for name in ("automatic", "joined"))
        wished = self.passing.get(entry.seat)
        automatic = automatic and (wished is None or wished.decision != self.decision)
        if self.passing and not self.declines(entry.data["action"]):
            self._end_passing_at_deed(entry.seat, automatic)
        if joined:
            self.later[entry.seat] = self.later.get(entry.seat, ())[1:]
        elif self.window is None or not self.declines(entry.data["action"]):
            self.later = {}  # it was meant for what would come if all passed
        events = self._carry_out(
            Move(entry.seat, entry.data["action"], self.decision, False, automatic, joined)
        )
        if self.clocks is not None:
            asked = () if automatic else (entry.seat,)  # who has just decided it sees it at once
            boards = [
                number for number, seat in enumerate(self.seats) if seat.is_person and number not in asked
            ]
            self.clocks.show(events, entry.time, boards)
        self.decision += 1
        self.ahead[entry.seat] = self.ahead.get(entry.seat, ())[1:]
        self.offers.declined.discard(entry.seat)
        if self.offers.draw != entry.seat:
            self.offers.draw = None
        self.offers.undo = None
        self._next_decision(entry.time)
        if self.decider < 0:
            self.result = Result(tuple(self.position.returns()), "rules")
        elif self.step >= self.game.longest:
            self._finish(Result((0,) * len(self.seats), "long"), entry.time)

    def _carry_out(self, move: Move) -> int:
        """Play a move, tell the logs that are kept, and say how many events it was."""
        position = self.position
        assert position is not None
        before = position.record.chance.tolist()
        if self.step % STRIDE == 0:
            self._strides.append(zlib.compress(position.records.head(0), 1))
        if not move.automatic and not move.joined:  # an undo is likely to ask for it again
            self._last = (self.step, position.records.head(0))
        position.engine = quickest(self.game)
        try:
            events = position.play(move.action, self.decider)
        except WartableError:
            raise Parted(
                f"match {self.name} can't be played again: its move {self.step + 1} is not legal in this version."
            ) from None
        fair = position.record.chance.tolist() == before and not any(event.learns for event in events)
        for watcher, lines in self.lines.items():
            seen = position.events(watcher)
            lines += [
                Line(self.step, move.decision, self.game.narrate(position.record, event, watcher))
                for event in seen
            ]
        self.moves.append(move._replace(fair=fair))
        return len(events)

    def _next_decision(self, now: float) -> None:
        assert self.position is not None
        self._active = None
        self._known = None
        self.decider = self.position.actor
        self.legal = self.position.legal() if self.decider >= 0 else []
        self.opened = now
        self._end_passing()
        self.moment = self.game.together(self.position.record) if self.decider >= 0 else 0
        if not self.moment:
            self.ahead = {}
        if self.clocks is not None:
            self.clocks.turn(self.decider, now, self.window_ends - now)

    def _end_passing(self) -> None:
        """Let every passing end whose moment has come."""
        if not self.passing:
            return
        now = Mark.of(self.seen(SPECTATOR))
        for seat, passing in list(self.passing.items()):
            main = self.decider == seat and self.window in self.game.windows.always
            if self.decider < 0 or self.is_decision_of(seat) or passing.has_ended(seat, now, main):
                del self.passing[seat]

    def _end_passing_at_deed(self, doer: int, automatic: bool) -> None:
        """A seat does more than decline: those have waited for it who pass until something happens; and who acts by hand
        passes no longer."""
        for seat, passing in list(self.passing.items()):
            if (not automatic) if seat == doer else passing.until == EVENT:
                del self.passing[seat]

    def _undo(self, entry: Entry) -> None:
        """Go back to the decision; what was told of the moves since is struck out."""
        remaining = entry.data["step"]
        self.later = {}
        self.position = self.position_at(remaining)
        del self.moves[remaining:], self._strides[-(-remaining // STRIDE) :]
        if self._last[0] > remaining:
            self._last = (-1, b"")
        for watcher, lines in self.lines.items():
            self.lines[watcher] = [line for line in lines if line.step < remaining]
        self.spoken = {}
        self.undos += 1
        self.passing.pop(self.moves_owner(entry), None)  # or what was taken back would be passed again
        self.decision += 1
        self.offers.lapse()
        self._next_decision(entry.time)
        self._tell("table-undone", self.moves_owner(entry))

    def moves_owner(self, entry: Entry) -> int:
        """Whose decision an undo takes back: the one who asked, also where another granted it."""
        owner: int = entry.data.get("of", entry.seat)
        return owner

    def _ahead(self, entry: Entry) -> None:
        self.ahead[entry.seat] = tuple(entry.data["actions"])

    def _automatic(self, entry: Entry) -> None:
        self.seats[entry.seat] = seated(self.seats[entry.seat], automatic=entry.data["on"])

    def _stops(self, entry: Entry) -> None:
        mode, at = entry.data["mode"], tuple(entry.data["at"])
        self.seats[entry.seat] = seated(
            self.seats[entry.seat], automatic=mode != ALWAYS, stops=Stops(mode == CHOSEN, at)
        )
        self.passing.pop(entry.seat, None)
        if entry.data.get("until"):
            self.passing[entry.seat] = Passing(
                entry.data["until"], Mark.of(self.seen(SPECTATOR)), self.decision
            )

    def _offer_draw(self, entry: Entry) -> None:
        self.offers.draw = entry.seat
        self._tell("table-draw-offered", entry.seat)

    def _decline_draw(self, entry: Entry) -> None:
        assert self.offers.draw is not None
        self.offers.declined.add(self.offers.draw)
        self.offers.draw = None
        self._tell("table-draw-declined", entry.seat)

    def _accept_draw(self, entry: Entry) -> None:
        self._tell("table-draw-agreed", entry.seat)
        self._finish(Result((0,) * len(self.seats), "agreed", entry.seat), entry.time)

    def _ask_undo(self, entry: Entry) -> None:
        self.offers.undo = entry.seat
        self.offers.undo_to = entry.data["step"]
        self._tell("table-undo-asked", entry.seat)

    def _deny_undo(self, entry: Entry) -> None:
        self.offers.undo = None
        self._tell("table-undo-denied", entry.seat)

    def _resign(self, entry: Entry) -> None:
        self._tell("table-resigned", entry.seat)
        self._lose(entry, "resigned")

    def _time_out(self, entry: Entry) -> None:
        self._tell("table-time-out", entry.seat)
        self._lose(entry, "time")

    def _abandon(self, entry: Entry) -> None:
        if entry.seat == TABLE:  # it never started
            self._finish(Result((0,) * len(self.seats), "abandoned"), entry.time)
            return
        self._tell("table-abandoned", entry.seat)
        self._lose(entry, "abandoned")

    def _lose(self, entry: Entry, reason: str) -> None:
        team = self.team(entry.seat)
        returns = tuple(-1 if self.team(seat) == team else 1 for seat in range(len(self.seats)))
        self._finish(Result(returns, reason, entry.seat), entry.time)

    def _finish(self, result: Result, now: float) -> None:
        self.result = result
        self.passing = {}
        self.offers.lapse()
        self.decider = -1
        self.legal = []
        if self.clocks is not None:
            self.clocks.turn(-1, now, 0.0)

    def _part(self, entry: Entry) -> None:
        self.parted = True
        self._finish(Result((0,) * len(self.seats), "parted"), entry.time)

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["match"]
        self.rematch_by = entry.seat

    def _cancel_rematch(self, entry: Entry) -> None:
        self.rematch = ""
        self.rematch_by = TABLE

    def _cancel(self, entry: Entry) -> None:
        self._finish(Result((0,) * len(self.seats), "abandoned"), entry.time)

    def _tell(self, message_name: str, seat: int) -> None:
        """A line for all about what a seat did at the table."""
        place = self.seats[seat]
        nameless = (
            Message("table-seat", {"number": seat + 1}) if place.is_person else Message("table-computer")
        )
        name = place.name or nameless
        for watcher, lines in self.lines.items():
            who = "you" if watcher == seat else "other"
            lines.append(Line(self.step, self.decision, Message(message_name, {"who": who, "name": name})))

    _EFFECTS: dict[Kind, Callable[[Match, Entry], None]] = {  # noqa: RUF012
        Kind.JOIN: _join,
        Kind.MOVE: _move,
        Kind.AHEAD: _ahead,
        Kind.AUTOMATIC: _automatic,
        Kind.STOPS: _stops,
        Kind.RESIGN: _resign,
        Kind.OFFER_DRAW: _offer_draw,
        Kind.ACCEPT_DRAW: _accept_draw,
        Kind.DECLINE_DRAW: _decline_draw,
        Kind.UNDO: _undo,
        Kind.ASK_UNDO: _ask_undo,
        Kind.GRANT_UNDO: _undo,
        Kind.DENY_UNDO: _deny_undo,
        Kind.TIME_OUT: _time_out,
        Kind.ABANDON: _abandon,
        Kind.REMATCH: _rematch,
        Kind.CANCEL_REMATCH: _cancel_rematch,
        Kind.CANCEL: _cancel,
        Kind.PART: _part,
    }
