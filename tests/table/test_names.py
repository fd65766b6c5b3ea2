"""Who is called by what name: persons by theirs in everything that is said, and a name is never more than text."""

import random

import pytest

from wartable.kernel.contract import Message
from wartable.locale import languages, words
from wartable.table import telling
from wartable.table.entries import SPECTATOR, Seat, TimeLimit

from .party import ANN, ANN_ALONE, BEN, begun, play

WEIRD = ("{ $card }", "<b>Bo</b>", "$& {name} \\u0041", "[yours] *[other]", '"', "  Ann  Lee ")


def told(match: object, seat: int, language: str = "en") -> str:
    return "\n".join(line["text"] for line in telling.log(match, seat, words(language)))  # type: ignore[arg-type]


def test_the_log_calls_persons_by_their_names() -> None:
    match = play(begun(), random.Random(1), 80)
    assert "Ben draws a card." in told(match, ANN) and "opponent" not in told(match, ANN)
    assert "Ann draws a card." in told(match, BEN)
    assert "Ann draws a card." in told(match, SPECTATOR) and "Seat " not in told(match, SPECTATOR)


def test_one_without_a_name_is_called_by_the_seat() -> None:
    match = play(begun(ANN_ALONE), random.Random(1), 80)
    assert "Your opponent draws a card." in told(match, ANN)
    assert "Seat 2 draws a card." in told(match, SPECTATOR) and "Ann draws a card." in told(match, SPECTATOR)


def test_one_who_waits_is_told_for_whom() -> None:
    match = begun()
    waiting = 1 - match.decider
    name = match.seats[match.decider].name
    assert telling.state_for(match, waiting, words("en"))["prompt"].startswith(f"Waiting for {name}:")


def test_a_partner_has_a_name_too() -> None:
    seats = tuple(Seat(name=name, holder=name) for name in ("Ann", "Ben", "Cy", "Di"))
    match = play(begun(seats, "alliance"), random.Random(1), 120)
    assert all(f"{name} draws a card." in told(match, ANN) for name in ("Ben", "Cy", "Di"))
    assert "partner" not in told(match, ANN)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", WEIRD)
def test_a_name_is_never_read_as_anything_but_text(name: str, language: str) -> None:
    match = play(begun((Seat(name=name, holder="ann"), Seat(name="Ben", holder="ben"))), random.Random(1), 40)
    assert name.strip() in told(match, BEN, language)


@pytest.mark.parametrize("language", languages())
def test_a_spectator_is_never_spoken_to_as_a_side(language: str) -> None:
    sides = {
        "en": ("Your ", "You ", "Their "),
        "ja": ("あなた", "相手"),
        "pl": ("przeciwnik", "twoj"),
    }
    for seed in range(6):
        match = play(begun(seed=str(seed)), random.Random(seed))
        log = told(match, SPECTATOR, language)
        assert [word for word in sides[language] if word in log] == []
        named = tuple(seat.name for seat in match.seats)  # "Ann shows their leader" is about Ann
        assert [line for line in log.splitlines() if " their " in line and not line.startswith(named)] == []


def test_a_spectator_reads_who_won_a_duel_by_name() -> None:
    match = play(begun(seed="1"), random.Random(1))
    assert match.result is not None and max(match.result.returns) > 0
    winner = match.seats[match.result.returns.index(1)].name
    last = telling.log(match, SPECTATOR, words("en"))[-1]["text"]
    assert winner and winner in last
    assert "eam " not in last


def test_what_is_said_alike_is_remembered_apart() -> None:
    """A text, a list and a message may look the same; what is remembered of one is never said for another."""
    spoken = words("en")
    for value, text in (
        (Message("seat-you"), "You"),
        ("seat-you", "seat-you"),
        ([Message("seat-you"), "seat-you"], "You, seat-you"),
        (["seat-you", Message("seat-you")], "seat-you, You"),
    ):
        for _ in range(2):
            assert telling.say(spoken, Message("table-person", {"name": value})) == text


def test_a_message_without_seats_stays_as_it_is() -> None:
    message = Message("card-warrior")
    assert telling.named(begun(), ANN, message) is message


def test_terms_that_can_cost_the_match_are_told_to_everybody() -> None:
    told = {
        (14 * 86400.0, None): ["Whoever keeps the others waiting for 14 days loses."],
        (90.0, TimeLimit("move", 60.0)): [
            "Whoever keeps the others waiting for 90 seconds loses.",
            "Whoever takes longer than 1 minute over one decision loses.",
        ],
        (None, TimeLimit("bank", 600.0, 5.0)): [
            "Whoever uses up 10 minutes over all decisions together loses; each turn to decide adds 5 seconds."
        ],
        (7200.0, TimeLimit("bank", 3600.0)): [
            "Whoever keeps the others waiting for 2 hours loses.",
            "Whoever uses up 1 hour over all decisions together loses.",
        ],
        (None, None): [],
    }
    for (silence, clock), lines in told.items():
        match = begun(silence=silence, clock=clock)
        for seat in (-1, 0, 1):
            terms = telling.state_for(match, seat, words("en"))["terms"]
            assert terms["told"] == lines and terms["silence"] == silence
            for language in ("ja", "pl"):
                assert len(telling.state_for(match, seat, words(language))["terms"]["told"]) == len(lines)
