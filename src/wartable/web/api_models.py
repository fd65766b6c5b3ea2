"""What the API takes and gives, described: the models of its requests, and of its answers for the OpenAPI document.
Answers are made by the table as plain data; their models here only describe them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from wartable.kernel.finding import USUAL
from wartable.table.checks import MOST_GATHERED

Seconds = Annotated[float, Field(allow_inf_nan=False)]
Value = bool | int | Annotated[float, Field(allow_inf_nan=False)] | str


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatWish(Model):
    """A seat of a new match."""

    kind: Literal["person", "open", "computer"] = Field(
        "person", description="person: by a secret token; open: whoever comes first; computer"
    )
    name: str = Field("", max_length=40)
    level: str = Field(
        "normal",
        max_length=40,
        description="beginner, easy, normal, hard, master, random, greedy, search:200ms …",
    )
    link: int | None = Field(None, description="seats with the same number are held by one person")
    automatic: bool = Field(True, description="answer decisions that have one answer for this seat")


class ClockWish(Model):
    kind: Literal["move", "bank"]
    seconds: Seconds = Field(ge=1, le=86400)
    increment: Seconds = Field(0.0, ge=0, le=86400)


class MatchWish(Model):
    """A new match."""

    game: str = Field(USUAL, max_length=40)
    format: str | None = Field(None, max_length=40)
    options: dict[str, Value] = Field(default_factory=dict, description="options of the format, by name")
    seats: list[SeatWish] = Field(max_length=8)
    window: Seconds | None = Field(
        None,
        ge=0,
        le=10,
        description="seconds that passing in a window takes at least; by default the game's own",
    )
    clock: ClockWish | None = None
    silence: Seconds | None = Field(1209600, ge=10, le=864000000)
    public: bool = False


class JoinWish(Model):
    name: str = Field("", max_length=40)
    salt: str = Field("", max_length=64, description="your own part of the chance; by default a random one")


class SitWish(JoinWish):
    successor: str = Field(
        "",
        max_length=80,
        description="the token that shall hold the seats from now on; by default a random one",
    )


class TakeWish(JoinWish):
    seat: int = Field(ge=0, le=7)


class MoveWish(Model):
    """An answer to a decision, and to those that follow it at once: all numbers come from the state."""

    decision: int
    action: int
    then: list[int] = Field(
        default_factory=list,
        max_length=MOST_GATHERED,
        description="answers to the questions that follow, as `ways` of an action have them: all or nothing is done",
    )


class Answer(Model):
    agree: bool


class AutomaticWish(Model):
    on: bool


class StopsWish(Model):
    """Where to be asked: simple, wherever something can be done; chosen, at these windows; or always."""

    mode: Literal["simple", "chosen", "always"]
    at: list[str] | None = Field(None, max_length=64, description="names from `stops.names` of the state")
    until: Literal["phase", "event", "turn"] | None = Field(
        None,
        description="pass at every window until my next phase, until another seat does something, or until my turn; "
        "without it a passing ends",
    )


class ContinueWish(Model):
    step: int
    seat: int | None = None
    level: str = Field("normal", max_length=40)


class Problem(BaseModel):
    """Why something was not done, in a word for programs and in words for people."""

    error: str
    text: str


class CreatedMatch(BaseModel):
    """A new match; `tokens` are the secrets of its seats, seat by seat, and shown nowhere else."""

    match: str
    tokens: list[str]
    commitment: str = Field(description="SHA-256 of the secret that the shuffles will come from")


class Held(BaseModel):
    seats: list[int]
    token: str | None = Field(
        description="what holds the seats from now on; none if that is still the one that was sent"
    )


class Token(BaseModel):
    token: str


class Decision(BaseModel):
    decision: int = Field(description="the number of the decision that is due now")


class Undone(BaseModel):
    done: bool = Field(description="false: the other person is asked first")


class Done(BaseModel):
    done: bool = True


class Wrong(BaseModel):
    wrong: list[str] = Field(description="what is wrong with the match; empty if all is right")


class OfferedWay(BaseModel):
    """Answers to the questions that follow an action, to be sent with it."""

    then: list[int]
    source: dict[str, Any] | None = Field(None, description="where it starts; else where the action does")
    target: dict[str, Any] | None = Field(None, description="where it goes; else where the action does")


class OfferedAction(BaseModel):
    action: int
    verb: str
    source: dict[str, Any] | None
    target: dict[str, Any] | None
    text: str
    short: str
    rule: str
    usual: bool = Field(False, description="what is answered when nothing special is wanted, such as a pass")
    weighty: bool = Field(False, description="it is done at once: a person may be asked twice")
    tray: bool = Field(False, description="what it names does not lie open: to be picked from a row")
    ways: list[OfferedWay] = Field(default_factory=list, description="where it may go at once")
    later: bool = Field(
        False,
        description="what its ways answer is given when it is asked, if nobody does more than pass till then",
    )


class LogLine(BaseModel):
    step: int
    decision: int
    text: str
    rule: str
    drawn: dict[str, Any] | None = Field(description="what the line shows beside its words, as dice")


class State(BaseModel):
    """All that a seat may know of a match."""

    match: str
    game: str
    format: str
    settings: dict[str, Any]
    status: Literal["waiting", "playing", "over"]
    seat: int = Field(description="through whose eyes; -1 is a spectator")
    holds: list[int]
    decision: int
    step: int
    decider: int
    since: float
    view: dict[str, Any] | None
    prompt: str
    prompt_rule: str
    actions: list[OfferedAction]
    refused: list[dict[str, Any]] = Field(
        description="what can't be done now with cards of one's own, and why"
    )
    log_from: int
    log: list[LogLine]
    clock: dict[str, Any] | None
    terms: dict[str, Any] = Field(description="what can cost the match: silence, clock, and both in words")
    offers: dict[str, Any]
    may_offer_draw: bool
    may_undo: bool
    seats: list[dict[str, Any]]
    stops: dict[str, Any] | None = Field(
        description="where your own seat is asked: mode, at, names, passing, until, may_pass"
    )
    result: dict[str, Any] | None
    rematch: str | None
    rematch_by: int | None
    commitment: str
    proof: dict[str, Any] | None
    now: float


class Summary(BaseModel):
    match: str
    game: str
    format: str
    status: str
    created: float
    updated: float
    result: dict[str, Any] | None
    decider: int | None = Field(description="who decides now; told of one's own matches only")
    seats: list[dict[str, Any]]


class GameInfo(BaseModel):
    name: str
    title: str
    about: str = Field(description="The game in an English sentence.")
    rules_version: int
    vocabulary_version: int = Field(description="Of the numbers of actions and cards.")
    actions: int
    seats: list[int] = Field(description="For how many players there are formats.")
    chance: bool = Field(description="Whether anything is drawn by lot.")
    hidden: bool = Field(description="Whether a seat may know what another does not.")
    longest: int = Field(description="Decisions after which the table calls a match a draw.")
    formats: list[dict[str, Any]]


class Imported(BaseModel):
    match: str


Data = dict[str, Any]
