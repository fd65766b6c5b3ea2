"""The table: the one service that pages and programs use to play, watch and replay matches.
It says who may ask for what; how matches are kept going is in `keeping`."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, AsyncIterator, Mapping, Sequence
from contextlib import aclosing, asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from typing import Any

import orjson

from wartable.kernel.message import Message
from wartable.locale import words
from wartable.table import coaching, telling
from wartable.table.ahead import NUMBERED
from wartable.table.carrying import begun
from wartable.table.checks import check
from wartable.table.commitment import commitment_of
from wartable.table.company import has_company
from wartable.table.entries import DAY, Kind, Refused, Terms, TimeLimit, digest_of
from wartable.table.hinting import hint_for
from wartable.table.keeping import Keeper, can_tell, is_long
from wartable.table.live import Live, Watcher
from wartable.table.match import Match
from wartable.table.passing import last_turn, moments_since
from wartable.table.plain import write_json
from wartable.table.proof import written
from wartable.table.replay import Replay, continued
from wartable.table.seeds import fresh_name, fresh_secret, fresh_seed, fresh_token
from wartable.table.terms import Place, check_level, check_network, terms_of, turned
from wartable.table.workers import workers

Data = dict[str, Any]

_TOKEN = re.compile(r"[\w-]{20,80}", re.ASCII)
ON_THE_WAY = 300.0  # seconds that a public match is told of while nobody is there yet
MOST_WAITING = 500  # public matches looked through for those in which somebody waits
MOST_OPEN = 50  # of them told


@dataclass(frozen=True)
class Created:
    """A new match: its name, seat by seat the token of its person (empty for others), and the shown digest."""

    match: str
    tokens: list[str]
    commitment: str


@dataclass(frozen=True)
class Joined:
    """The seats on which a person has sat down, and the token that holds them from now on."""

    seats: list[int]
    token: str


class Table(Keeper):
    """Matches and those who sit at them. Tokens come in as text and are never kept."""

    # --- Sitting down ---------------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        format: str | None = None,
        options: Mapping[str, Any] | None = None,
        seats: Sequence[Place] = (),
        *,
        window: float | None = None,
        clock: TimeLimit | None = None,
        silence: float | None = 14 * DAY,
        public: bool = False,
    ) -> Created:
        """A new match. It starts when every person has joined; the digest of its secret is shown before that."""
        terms, tokens = await asyncio.to_thread(
            terms_of,
            game,
            format,
            options or {},
            seats,
            window=window,
            clock=clock,
            silence=silence,
            public=public,
        )
        return await self._open(terms, tokens)

    async def _open(self, terms: Terms, tokens: list[str]) -> Created:
        match = begun(fresh_name(), terms, self.now())
        await self.store.create(match.stored, match.status)
        if match.status == "playing":
            await self._live(match.name)  # only computers: they begin
        return Created(match.name, tokens, commitment_of(match.secret))

    async def join(
        self, name: str, token: str, player: str = "", salt: str = "", successor: str = ""
    ) -> Joined:
        """A person sits down on all the seats of a link; the salt is the person's own part of the chance.

        From then on a new token holds the seats, so that nobody who made or passed on the link can use it. Who brings
        the successor can ask again when the answer was lost.
        """
        live, match = await self._look(name)
        if successor and not _TOKEN.fullmatch(successor):
            raise Refused("refused-successor")
        held = match.seats_held(digest_of(token)) if token else []
        free = [seat for seat in held if not match.seats[seat].joined]
        brought = (
            token if match.terms.parent else ""
        )  # to a match that goes on from another: nobody else has it
        after = successor or brought or fresh_token()
        for seat in free:
            data = {"name": player, "salt": salt or fresh_secret(), "holder": digest_of(after)}
            await self._do(live, Kind.JOIN, seat, data)
        now = token if held and not free else after
        return Joined(self._held((await self._look(name))[1], now), now)

    async def holding(self, name: str, tokens: Sequence[str]) -> str:
        """The first of these tokens that holds a seat; empty if none does."""
        _, match = await self._look(name)
        return next((token for token in tokens if token and match.seats_held(digest_of(token))), "")

    async def take(self, name: str, seat: int, player: str = "", salt: str = "") -> str:
        """Sit down on an open seat; gives its new token."""
        live, match = await self._look(name)
        if not 0 <= seat < len(match.seats):
            raise Refused("refused-no-seat")
        if match.seats[seat].holder:
            raise Refused("refused-taken" if match.seats[seat].joined else "refused-not-open")
        token = fresh_token()
        data = {"name": player, "salt": salt or fresh_secret(), "holder": digest_of(token)}
        await self._do(live, Kind.JOIN, seat, data)
        return token

    async def rematch(self, name: str, token: str) -> Created:
        """The next match, everybody one seat further; each person's token holds the new seat too."""
        live, match = await self._look(name)
        held = self._held(match, token)
        if match.rematch:
            _, there = await self._look(match.rematch)
            if there.position is not None or there.result is None:
                return Created(match.rematch, [], there.commitment)
            await self._do(live, Kind.CANCEL_REMATCH, held[0], {"match": match.rematch})  # it was taken back
        if match.result is None:
            raise Refused("refused-not-over")
        terms = turned(replace(match.terms, seats=tuple(match.seats)), name)
        created = await self._open(terms, [])
        await self._do(live, Kind.REMATCH, held[0], {"match": created.match})
        return created

    async def cancel(self, name: str, token: str) -> str:
        """Take a match back for which one waits alone; gives the match that it was to be the rematch of, if any."""
        live, match = await self._look(name)
        return await self._cancel(live, match, self._held(match, token)[0])

    async def _cancel(self, live: Live, match: Match, seat: int) -> str:
        await self._do(live, Kind.CANCEL, seat, {})
        if match.terms.parent:
            before, ended = await self._look(match.terms.parent)
            if ended.rematch == match.name:
                await self._do(before, Kind.CANCEL_REMATCH, ended.rematch_by, {"match": match.name})
        return match.terms.parent

    async def cancel_rematch(self, name: str, token: str) -> None:
        """Take the offer of a rematch back, from the match that has ended."""
        _, match = await self._look(name)
        if match.rematch_by not in self._held(match, token):
            raise Refused("refused-no-rematch")
        live, there = await self._look(match.rematch)
        waiting = (seat for seat, place in enumerate(there.seats) if place.is_person and place.joined)
        await self._cancel(live, there, next(waiting, 0))

    # --- Playing --------------------------------------------------------------------------------------

    async def act(self, name: str, token: str, decision: int, action: int, then: Sequence[int] = ()) -> int:
        """Answer a decision; gives the number of the next one. What declines waits for its window to end.

        `then` answers the questions that follow at once, such as the zone of a card: all of it is done, or nothing, and
        nobody sees anything in between. What was answered for the seat meanwhile, in the same way, counts as answered
        by its person.
        """
        live, match = await self._look(name)
        seat = self._seat(match, token)
        if decision >= NUMBERED:
            return await self._choose_ahead(live, match, seat, decision, [action, *then])
        data = {"decision": decision, "action": action}
        try:
            check(match, Kind.MOVE, seat, data, self.now())
            if match.terms.window > 0 and match.declines(action):
                await asyncio.sleep(match.window_ends - self.now())
            return (await self._do(live, Kind.MOVE, seat, data, then)).decision
        except Refused as problem:
            if problem.name == "time-is-up":
                await self._time_out(live)
            _, match = await self._look(name)
            if not then and match.was_answered(self._held(match, token), decision, action):
                return match.decision
            raise

    async def _choose_ahead(
        self, live: Live, match: Match, seat: int, decision: int, actions: Sequence[int]
    ) -> int:
        """Answer what a seat will be asked; known to it alone until then."""
        kept = match.ahead.get(seat, ())
        if decision != NUMBERED + len(kept):
            raise Refused("refused-stale")
        await self._do(live, Kind.AHEAD, seat, {"actions": [*kept, *actions]})
        return decision + len(actions)

    async def undo(self, name: str, token: str) -> bool:
        """Take the last decision back; False where another person has to agree first, and is asked."""
        live, match = await self._look(name)
        held = self._held(match, token)
        chosen = next((seat for seat in held if match.ahead.get(seat)), None)
        if chosen is not None:
            await self._do(live, Kind.AHEAD, chosen, {"actions": match.ahead[chosen][:-1]})
            return True
        seat = match.undoer(held)
        asking = match.position is not None and bool(match.other_persons(seat))
        await self._do(live, Kind.ASK_UNDO if asking else Kind.UNDO, seat, {})
        return not asking

    async def answer_undo(self, name: str, token: str, agree: bool) -> None:
        live, match = await self._look(name)
        seat = self._answerer(match, token, match.offers.undo)
        await self._do(live, Kind.GRANT_UNDO if agree else Kind.DENY_UNDO, seat, {})

    async def offer_draw(self, name: str, token: str) -> None:
        live, match = await self._look(name)
        await self._do(live, Kind.OFFER_DRAW, self._seat(match, token), {})

    async def answer_draw(self, name: str, token: str, agree: bool) -> None:
        live, match = await self._look(name)
        seat = self._answerer(match, token, match.offers.draw)
        await self._do(live, Kind.ACCEPT_DRAW if agree else Kind.DECLINE_DRAW, seat, {})

    async def resign(self, name: str, token: str) -> None:
        live, match = await self._look(name)
        await self._do(live, Kind.RESIGN, self._seat(match, token), {})

    async def set_automatic(self, name: str, token: str, on: bool) -> None:
        """Whether decisions with one answer are answered for the seats of a link."""
        live, match = await self._look(name)
        for seat in self._held(match, token):
            await self._do(live, Kind.AUTOMATIC, seat, {"on": on})

    async def set_stops(
        self, name: str, token: str, mode: str, at: Sequence[str] | None = None, until: str | None = None
    ) -> None:
        """At which windows the person of a link is asked: "simple", "chosen" (at these), or "always"; and until when that
        person passes at all of them ("phase", "event", "turn"). Of several seats only the one that is asked passes."""
        live, match = await self._look(name)
        held = self._held(match, token)
        asked = [match.decider] if until is not None and match.decider in held else held
        for seat in asked:
            await self._do(live, Kind.STOPS, seat, {"mode": mode, "at": at, "until": until})

    # --- Looking --------------------------------------------------------------------------------------

    async def state(
        self, name: str, token: str = "", *, seat: int | None = None, language: str = "en", log_from: int = 0
    ) -> Data:
        """All that the holder of a token (none: a spectator) may know; `seat` chooses among several held."""
        match, eyes = await self._looked(name, digest_of(token) if token else "", seat)
        return {**telling.state_for(match, eyes, words(language), log_from), "now": self.now()}

    async def coach(self, name: str, token: str, *, seat: int | None = None, language: str = "en") -> Data:
        """What the coach says to a holder of the position as it stands, and of which decision it is said."""
        match, eyes = await self._looked(name, digest_of(token) if token else "", seat)
        decision, claims = match.decision, await coaching.claims_of(match, eyes)
        return {"decision": decision, "claims": coaching.told(match, eyes, words(language), claims)}

    async def hint(self, name: str, token: str, decision: int, *, language: str = "en") -> Data | None:
        """What a search would answer to a decision, and why; none if the decision is another one by then."""
        live, match = await self._look(name)
        seat = self._seat(match, token)
        found = await hint_for(self.thinkers, match, seat)
        if found.decision != decision or live.match is not match or match.decision != decision:
            return None
        lines = [telling.tell(match, seat, words(language), line) for line in found.lines]
        return {"decision": decision, "actions": list(found.actions), "lines": lines}

    async def _looked(self, name: str, holder: str, seat: int | None) -> tuple[Match, int]:
        """A match as it stands, and the seat that looks, to which it can be told at once."""
        while True:
            live, match = await self._look(name)
            eyes = telling.eyes(match, holder, seat)
            if can_tell(match, eyes):
                return match, eyes
            await self._tell_first(live, match, eyes)

    async def subscribe(
        self,
        name: str,
        token: str = "",
        *,
        seat: int | None = None,
        language: str = "en",
        detail: str = "full",
        ahead: bool = False,
    ) -> AsyncGenerator[Data, None]:
        """The state now and after every change. Of the log only what is new comes, from line `log_from` on.

        With `ahead` one who waits is asked what can be answered ahead, as if it were the own decision. With detail "brief" nothing comes but numbers: which decision, whose, and the legal actions.
        """
        states = self.subscribe_written(name, token, seat=seat, language=language, detail=detail, ahead=ahead)
        async with aclosing(states):
            async for state in states:
                yield orjson.loads(state)

    async def follow(self, name: str, token: str = "", *, language: str = "en") -> AsyncGenerator[Data, None]:
        """The same for a board that shows one thing after another: what happened at once comes moment by moment.

        Who waits is asked what can be answered ahead. What lies between two states is marked as passing. After an undo, and to who comes anew, nothing is told of before.
        """
        known: tuple[int, int, int] | None = None
        async with aclosing(self.subscribe(name, token, language=language, ahead=True)) as states:
            async for state in states:
                _, match = await self._look(name)
                present = (state["seat"], match.undos)
                follows = known is not None and known[:2] == present and match.step == state["step"]
                if known is not None and follows and state["decision"] < NUMBERED:
                    for moment in moments_since(match, known[2], state["seat"], words(language)):
                        yield moment
                known = (*present, state["step"])
                yield state

    async def subscribe_written(
        self,
        name: str,
        token: str = "",
        *,
        seat: int | None = None,
        language: str = "en",
        detail: str = "full",
        ahead: bool = False,
    ) -> AsyncGenerator[bytes, None]:
        """The same as it goes over the wire."""
        live, match = await self._look(name)
        holder = digest_of(token) if token else ""
        watcher, lines, known_to = Watcher(holder), 0, (seat, 0)
        live.watchers.add(watcher)
        try:
            while True:
                watcher.news.clear()
                match, eyes = await self._looked(name, holder, seat)
                if detail == "brief":
                    yield write_json(telling.brief(match, eyes))
                else:
                    known = lines if known_to == (eyes, match.undos) else 0
                    state = telling.state_written(match, eyes, words(language), known, ahead)
                    lines, known_to = len(match.lines_of(eyes)), (eyes, match.undos)
                    yield b'%b,"now":%r}' % (state[:-1], self.now())
                await watcher.news.wait()
        finally:
            live.watchers.discard(watcher)

    # --- Company --------------------------------------------------------------------------------------

    async def company(self, name: str, token: str = "") -> AsyncGenerator[Data, None]:
        """Who is at the table, now and after every change, with each sign that is given; whoever holds a seat is there
        for as long as this is listened to. Nothing comes of matches in which nobody else is a person."""
        _, match = await self._look(name)
        if not has_company(match):
            return
        company = self.companies.of(name)
        async with self.attending(name, token):
            with company.heard() as news:
                yield {"seats": company.seats(match), "sign": None}
                while True:
                    sign = await news.get()
                    yield {"seats": company.seats((await self._look(name))[1]), "sign": sign}

    @asynccontextmanager
    async def attending(self, name: str, token: str) -> AsyncIterator[None]:
        """One who holds a seat is at the table as long as this lasts; a spectator is nobody."""
        _, match = await self._look(name)
        holder = digest_of(token) if token else ""
        sits = bool(match.seats_held(holder)) and has_company(match)
        with self.companies.of(name).attended(holder) if sits else nullcontext():
            yield

    async def give_sign(self, name: str, token: str, sign: str) -> None:
        """A small sign for all who look: one of `company.SIGNS`. It is no entry of the match."""
        _, match = await self._look(name)
        seat = self._seat(match, token)
        if not has_company(match) or match.status == "waiting":
            raise Refused("refused-sign-alone")
        self.companies.of(name).give(seat, match.seats[seat].holder, sign)

    # --- Lists ----------------------------------------------------------------------------------------

    async def open_matches(self) -> list[Data]:
        """Public matches that anybody may still join, as long as somebody waits there."""
        rows = await self.store.summaries(status="waiting", public=True, most=MOST_WAITING)
        told = [summary(row, ()) for row in rows if self._is_attended(row["name"], row["created"])]
        return [row for row in told if any(seat["open"] for seat in row["seats"])][:MOST_OPEN]

    def _is_attended(self, name: str, created: float) -> bool:
        """Whether somebody looks at a match; who has just made it may still be on the way there."""
        live = self.lives.get(name)
        return self.now() - created < ON_THE_WAY or (live is not None and bool(live.watchers))

    async def recent_matches(self) -> list[Data]:
        """Public matches that are being played or have ended, the latest first."""
        rows = await self.store.summaries(public=True)
        return [summary(row, ()) for row in rows if row["status"] != "waiting"]

    async def matches_of(self, tokens: Sequence[str]) -> list[Data]:
        """The matches that these tokens hold seats in, and who decides in each that is being played."""
        holders = [digest_of(token) for token in tokens]
        rows = await self.store.summaries(holders=holders)
        return [
            {**summary(row, holders), "decider": await self._decider(row["name"], row["status"])}
            for row in rows
        ]

    async def _decider(self, name: str, status: str) -> int | None:
        """The seat that decides; a match is looked up for that once, not each time."""
        if status == "playing" and name not in self.deciders:
            with suppress(Refused):
                _, match = await self._look(name)
                return match.decider if match.status == "playing" else None
        return self.deciders.get(name)

    # --- Replays and files ----------------------------------------------------------------------------

    async def replay(
        self, name: str, step: int | None, token: str = "", *, seat: int | None = None, language: str = "en"
    ) -> Data:
        """The match as it was after so many moves, or when its set-up was over: any eyes after the end, before it only
        one's own."""
        _, match = await self._look(name)
        eyes = self._watching(match, token, seat)
        if not is_long(match):
            return Replay(match).at(step, eyes, words(language))
        moment: Data = await workers().matches.do("look_back", step, eyes, language, stored=match.stored)
        return moment

    async def last_turn(
        self, name: str, token: str = "", *, seat: int | None = None, language: str = "en"
    ) -> list[Data]:
        """The moments of the last turn of another, for a board that was not there; through one's own eyes."""
        _, match = await self._look(name)
        eyes = self._watching(match, token, seat)
        if not is_long(match):
            return last_turn(match, eyes, words(language))
        moments: list[Data] = await workers().matches.do("last_turn", eyes, language, stored=match.stored)
        return moments

    async def download(self, name: str, token: str = "", *, language: str = "en") -> Data:
        """A match written down: all of it once it is over, before that only what its holder knows."""
        _, match = await self._look(name)
        eyes = telling.eyes(match, digest_of(token) if token else "", None)
        if not is_long(match):
            return written(match, eyes, words(language), self.store.key)
        wanted = (eyes, language, self.store.key)
        paper: Data = await workers().matches.do("write_down", *wanted, stored=match.stored)
        return paper

    async def verify(self, paper: object) -> list[Message]:
        """What is wrong with a match that was written down; nothing, if its shuffles and moves are right."""
        wrong: list[Message] = await workers().papers.do("verify", paper, self.store.key)
        return wrong

    async def take_in(self, paper: object) -> str:
        """Keep a finished match that was written down, to be replayed; gives its name.

        Nobody holds a seat in it and no list shows it: only who knows its name finds it.
        """
        stored, status = await workers().papers.do("take_in", paper, fresh_name(), self.store.key)
        await self.store.create(stored, status, taken_in=self.now())
        name: str = stored.name
        return name

    async def continue_from(
        self, name: str, step: int, token: str = "", *, seat: int | None = None, level: str = "normal"
    ) -> Created:
        """Play on from any moment against the computer; what one can't know is drawn anew."""
        check_level(level)
        _, match = await self._look(name)
        check_network(level, match.game)
        eyes = self._watching(match, token, seat)
        own = eyes in match.seats_held(digest_of(token) if token else "")
        new_token = fresh_token()
        wanted = (step, eyes, level, own, digest_of(new_token), [fresh_seed() for _ in match.seats])
        if is_long(match):
            terms = await workers().matches.do("go_on", *wanted, stored=match.stored)
        else:
            terms = continued(match, *wanted)
        tokens = [new_token if place.is_person else "" for place in terms.seats]
        return await self._open(terms, tokens)

    # --- Who is who -----------------------------------------------------------------------------------

    def _held(self, match: Match, token: str) -> list[int]:
        held = match.seats_held(digest_of(token)) if token else []
        if not held:
            raise Refused("refused-no-token")
        return held

    def _seat(self, match: Match, token: str) -> int:
        """The seat that a person acts for: the deciding one, if it is the person's."""
        held = self._held(match, token)
        return match.decider if match.decider in held else held[0]

    def _answerer(self, match: Match, token: str, asked: int | None) -> int:
        held = self._held(match, token)
        if asked is None:
            return held[0]
        return next((seat for seat in held if seat in match.other_persons(asked)), held[0])

    def _watching(self, match: Match, token: str, seat: int | None) -> int:
        """Whose eyes somebody may replay through: any after the end, before it only the own ones."""
        holder = digest_of(token) if token else ""
        if seat is None:
            return telling.eyes(match, holder, None)
        if not -1 <= seat < len(match.seats):
            raise Refused("refused-no-seat")
        if not match.is_open and seat >= 0 and seat not in match.seats_held(holder):
            raise Refused("refused-eyes")
        return seat


def summary(row: Mapping[str, Any], holders: Sequence[str]) -> Data:
    """A match in a list: nothing but what everybody may know, and which seats are one's own."""
    return {
        "match": row["name"],
        "game": row["game"],
        "format": row["format"],
        "status": row["status"],
        "created": row["created"],
        "updated": row["updated"],
        "result": row["result"],
        "decider": None,
        "seats": [
            {
                "seat": seat["seat"],
                "kind": seat["kind"],
                "name": seat["name"],
                "level": seat["level"],
                "open": seat["kind"] == "person" and not seat["holder"],
                "you": bool(seat["holder"]) and seat["holder"] in holders,
            }
            for seat in row["seats"]
        ],
    }
