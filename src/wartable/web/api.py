"""The HTTP API of the table, for programs and other clients: the same table, the same authority as the pages.
`api(table)` is mounted under /api/v1; a seat's token is only taken from the Authorization header."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Annotated, Any

import fastapi
from fastapi import APIRouter, Depends, FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.exceptions import HTTPException

import wartable
from wartable.kernel.contract import game, game_names
from wartable.kernel.errors import WartableError
from wartable.locale import words
from wartable.players import LEVELS, admitted
from wartable.table.entries import Refused, TimeLimit
from wartable.table.plain import NoJson, read_json
from wartable.table.table import Created, Table
from wartable.table.terms import Place
from wartable.web import api_models as models
from wartable.web.addresses import Front
from wartable.web.api_stream import stream
from wartable.web.door import Door
from wartable.web.limits import Limits, Visitors
from wartable.web.public import PublicLists
from wartable.web.refusing import PREFIX, Reply, refusal, words_of

Data = dict[str, Any]


def language(
    request: Request, lang: Annotated[str, Query(description="en, ja, pl", max_length=8)] = ""
) -> str:
    return words_of(request).language


_bearer = HTTPBearer(auto_error=False, description="the secret token of a seat")


def token(given: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> str:
    return given.credentials if given is not None else ""


def table(request: Request) -> Table:
    found: Table = request.app.state.table
    return found


def lists(request: Request) -> PublicLists:
    found: PublicLists = request.app.state.lists
    return found


Language = Annotated[str, Depends(language)]
SeatToken = Annotated[str, Depends(token)]
TheTable = Annotated[Table, Depends(table)]
TheLists = Annotated[PublicLists, Depends(lists)]
Eyes = Annotated[int | None, Query(description="through whose eyes; -1 is a spectator")]


class Strict(Request):
    """A request whose JSON is read as the standard has it: NaN is no number."""

    async def json(self) -> Any:
        try:
            return read_json(await self.body())
        except NoJson:
            raise fastapi.HTTPException(400, "JSON") from None


class StrictRoute(APIRoute):
    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            return await handle(Strict(request.scope, request.receive))

        return strictly


router = APIRouter(route_class=StrictRoute)


def described(model: Any) -> Any:
    """What an answer looks like, for the OpenAPI document; the answers themselves are not checked again."""
    return {"responses": {200: {"model": model}, "4XX": {"model": models.Problem}}, "response_model": None}


@router.get("/games", summary="Games, formats and options", **described(list[models.GameInfo]))
async def games() -> Reply:
    return Reply([_game(name) for name in game_names()])


def _game(name: str) -> Data:
    chosen = game(name)
    return {
        "name": chosen.name,
        "title": chosen.title,
        "about": chosen.about,
        "rules_version": chosen.rules_version,
        "vocabulary_version": chosen.vocabulary_version,
        "actions": chosen.actions,
        "seats": chosen.seats,
        "chance": chosen.chance,
        "hidden": chosen.hidden,
        "longest": chosen.longest,
        "levels": [*LEVELS, *admitted(chosen)],
        "formats": [
            {
                "name": layout.name,
                "seats": layout.seats,
                "text": layout.text,
                "options": [
                    {
                        "name": option.name,
                        "default": option.default,
                        "choices": option.choices,
                        "text": option.text,
                    }
                    for option in layout.options
                ],
            }
            for layout in chosen.formats.values()
        ],
    }


@router.post("/matches", summary="Create a match", **described(models.CreatedMatch))
async def create(wish: models.MatchWish, table: TheTable, lists: TheLists, request: Request) -> Reply:
    clock = None if wish.clock is None else TimeLimit(**wish.clock.model_dump())
    async with lists.room(request.client.host if request.client else "", wish.public) as mine:
        created = await table.create(
            wish.game,
            wish.format,
            wish.options,
            [Place(**seat.model_dump()) for seat in wish.seats],
            window=wish.window,
            clock=clock,
            silence=wish.silence,
            public=wish.public,
        )
        mine.add(created.match)
    return _created(created)


def _created(created: Created) -> Reply:
    return Reply({"match": created.match, "tokens": created.tokens, "commitment": created.commitment})


@router.get("/matches/open", summary="Public matches to join", **described(list[models.Summary]))
async def open_matches(lists: TheLists) -> Reply:
    return Reply(await lists.open())


@router.get("/matches/recent", summary="Public matches to watch", **described(list[models.Summary]))
async def recent_matches(lists: TheLists) -> Reply:
    return Reply(await lists.recent())


@router.get(
    "/matches/mine", summary="Matches that a token holds a seat in", **described(list[models.Summary])
)
async def my_matches(table: TheTable, token: SeatToken) -> Reply:
    return Reply(await table.matches_of([token] if token else []))


@router.get("/matches/{name}", summary="The state as your seat may know it", **described(models.State))
async def state(
    name: str, table: TheTable, token: SeatToken, language: Language, seat: Eyes = None, log_from: int = 0
) -> Reply:
    return Reply(await table.state(name, token, seat=seat, language=language, log_from=max(0, log_from)))


@router.post("/matches/{name}/join", summary="Sit down on the seats of your token", **described(models.Held))
async def join(name: str, wish: models.SitWish, table: TheTable, token: SeatToken) -> Reply:
    joined = await table.join(name, token, wish.name, wish.salt, wish.successor)
    return Reply({"seats": joined.seats, "token": joined.token if joined.token != token else None})


@router.post("/matches/{name}/take", summary="Sit down on an open seat", **described(models.Token))
async def take(name: str, wish: models.TakeWish, table: TheTable) -> Reply:
    return Reply({"token": await table.take(name, wish.seat, wish.name, wish.salt)})


@router.post("/matches/{name}/moves", summary="Answer a decision", **described(models.Decision))
async def act(name: str, wish: models.MoveWish, table: TheTable, token: SeatToken) -> Reply:
    return Reply({"decision": await table.act(name, token, wish.decision, wish.action, wish.then)})


@router.post("/matches/{name}/undo", summary="Take your last decision back", **described(models.Undone))
async def undo(name: str, table: TheTable, token: SeatToken) -> Reply:
    return Reply({"done": await table.undo(name, token)})


@router.post("/matches/{name}/undo/answer", summary="Agree to taking back, or not", **described(models.Done))
async def answer_undo(name: str, answer: models.Answer, table: TheTable, token: SeatToken) -> Reply:
    await table.answer_undo(name, token, answer.agree)
    return Reply({"done": True})


@router.post("/matches/{name}/draw", summary="Offer a draw", **described(models.Done))
async def offer_draw(name: str, table: TheTable, token: SeatToken) -> Reply:
    await table.offer_draw(name, token)
    return Reply({"done": True})


@router.post("/matches/{name}/draw/answer", summary="Accept a draw, or not", **described(models.Done))
async def answer_draw(name: str, answer: models.Answer, table: TheTable, token: SeatToken) -> Reply:
    await table.answer_draw(name, token, answer.agree)
    return Reply({"done": True})


@router.post("/matches/{name}/resign", summary="Resign", **described(models.Done))
async def resign(name: str, table: TheTable, token: SeatToken) -> Reply:
    await table.resign(name, token)
    return Reply({"done": True})


@router.post(
    "/matches/{name}/automatic", summary="Answer the obvious for me, or not", **described(models.Done)
)
async def automatic(name: str, wish: models.AutomaticWish, table: TheTable, token: SeatToken) -> Reply:
    await table.set_automatic(name, token, wish.on)
    return Reply({"done": True})


@router.post("/matches/{name}/stops", summary="At which windows to ask me", **described(models.Done))
async def stops(name: str, wish: models.StopsWish, table: TheTable, token: SeatToken) -> Reply:
    await table.set_stops(name, token, wish.mode, wish.at, wish.until)
    return Reply({"done": True})


@router.post("/matches/{name}/rematch", summary="Once more, seats changed", **described(models.CreatedMatch))
async def rematch(name: str, table: TheTable, token: SeatToken) -> Reply:
    return _created(await table.rematch(name, token))


@router.post(
    "/matches/{name}/cancel", summary="Take a match back while you wait alone", **described(models.Done)
)
async def cancel(name: str, table: TheTable, token: SeatToken) -> Reply:
    await table.cancel(name, token)
    return Reply({"done": True})


@router.get(
    "/matches/{name}/replay/{step}", summary="The match after so many moves", **described(models.Data)
)
async def replay(
    name: str, step: int, table: TheTable, token: SeatToken, language: Language, seat: Eyes = None
) -> Reply:
    return Reply(await table.replay(name, step, token, seat=seat, language=language))


@router.get("/matches/{name}/download", summary="The match as a small file", **described(models.Data))
async def download(name: str, table: TheTable, token: SeatToken, language: Language) -> Reply:
    return Reply(await table.download(name, token, language=language))


@router.post("/matches/{name}/continue", summary="Play on from a moment", **described(models.CreatedMatch))
async def play_on(name: str, wish: models.ContinueWish, table: TheTable, token: SeatToken) -> Reply:
    return _created(await table.continue_from(name, wish.step, token, seat=wish.seat, level=wish.level))


@router.post("/verify", summary="Check a downloaded match", **described(models.Wrong))
async def verify(paper: models.Data, table: TheTable, language: Language) -> Reply:
    spoken = words(language)
    return Reply({"wrong": [spoken.say(problem) for problem in await table.verify(paper)]})


@router.post("/import", summary="Keep a downloaded match, to be replayed", **described(models.Imported))
async def take_in(paper: models.Data, table: TheTable) -> Reply:
    return Reply({"match": await table.take_in(paper)})


@router.websocket("/matches/{name}/stream")
async def stream_match(socket: WebSocket, name: str) -> None:
    await stream(socket, socket.app.state.table, name, socket.app.state.visitors)


# --- The application ----------------------------------------------------------------------------------


def _malformed(problem: RequestValidationError) -> Refused:
    """What is wrong with a request, without repeating what was sent."""
    faults = [f"{'.'.join(str(part) for part in error['loc'])}: {error['msg']}" for error in problem.errors()]
    return Refused("refused-malformed", problem="; ".join(faults[:5]))


def _plain(problem: HTTPException) -> Refused:
    by_status = {404: Refused("refused-no-path"), 405: Refused("refused-no-method")}
    return by_status.get(problem.status_code, Refused("refused-malformed", problem=str(problem.detail)))


def api(table: Table, visitors: Visitors, lists: PublicLists) -> FastAPI:
    """The API as an application of its own, to be mounted under PREFIX."""
    made = FastAPI(
        title="Wartable",
        version=wartable.__version__,
        summary="Play, watch and replay matches.",
        docs_url=None,  # their pages would be fetched from elsewhere
        redoc_url=None,
    )
    made.state.table, made.state.visitors, made.state.lists = table, visitors, lists
    made.include_router(router)

    @made.exception_handler(Refused)
    async def refused(request: Request, problem: Refused) -> Response:
        return refusal(request, problem)

    @made.exception_handler(WartableError)
    async def mistaken(request: Request, problem: WartableError) -> Response:
        return refusal(request, Refused("refused-malformed", problem=problem.message))

    @made.exception_handler(RequestValidationError)
    async def malformed(request: Request, problem: RequestValidationError) -> Response:
        return refusal(request, _malformed(problem))

    @made.exception_handler(HTTPException)
    async def plain(request: Request, problem: HTTPException) -> Response:
        return refusal(request, _plain(problem))

    return made


def spare_the_collector() -> None:
    """Looking through all that is loaded and all that is open would stop the table for a tenth of a second each time.

    What is loaded is never looked at again, nor before: there is next to nothing to be found in it. And the rest is
    looked at seldom: matches are freed without the collector.
    """
    gc.freeze()
    gc.set_threshold(5_000, 5, 1_000)


def create_app(table: Table, limits: Limits | None = None, front: Front | None = None) -> FastAPI:
    """A whole application with nothing but the API, behind its door, which opens and closes the table."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with table:
            spare_the_collector()
            yield

    app = FastAPI(lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None)
    app.state.visitors = Visitors(limits or Limits())
    app.state.lists = PublicLists(table, app.state.visitors.limits.public)
    app.mount(PREFIX, api(table, app.state.visitors, app.state.lists))
    app.add_middleware(Door, visitors=app.state.visitors, front=front or Front())
    return app
