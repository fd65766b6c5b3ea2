"""Stories about what can't be done: whoever decides is told why a card can't be played now, and nobody else is."""

import random

import pytest

import wartable
from wartable.locale import words
from wartable.table import telling
from wartable.table.entries import SPECTATOR, Kind, Terms
from wartable.table.match import Match, Unreadable

from .party import SECRET, TWO, do, move


def in_a_window() -> Match:
    """A match of Invasion in the first window, with seven cards in each hand."""
    game = wartable.game("invasion")
    terms = Terms("invasion", "starter", game.settings("starter", {}), TWO, window=0.0)
    match = Match("story", terms, SECRET, 0.0)
    for seat in range(2):
        do(match, Kind.JOIN, seat, 0.0, salt="")
    while match.seen(match.decider)["pending"]["kind"] != "window":
        move(match, random.Random(1).choice(match.legal))
    return match


def test_whoever_decides_is_told_why_a_card_cant_be_played() -> None:
    match = in_a_window()
    told = telling.state_for(match, match.decider, words("en"))
    hand = match.seen(match.decider)["seats"][match.decider]["hand"]["cards"]
    units = [card for card in hand if told["view"]["cards"][card]["type"] == "unit"]
    why = {each["source"]["card"]: each for each in told["refused"] if each["verb"] == "play"}
    assert units and set(units) <= set(why)
    assert all("capital phase" in why[card]["text"] and why[card]["rule"] == "INV-070" for card in units)
    played = {action["source"]["card"] for action in told["actions"] if action["verb"] == "play"}
    assert not played & set(why)


def test_nobody_else_is_told() -> None:
    match = in_a_window()
    for seat in (1 - match.decider, SPECTATOR):
        assert telling.state_for(match, seat, words("en"))["refused"] == []


def test_a_kept_match_with_settings_of_another_version_is_unreadable() -> None:
    """Both have the starter that the box has once: an older version let them."""
    settings = {"starter0": "orc", "starter1": "orc"}
    match = Match("story", Terms("invasion", "starter", settings, TWO, window=0.0), SECRET, 0.0)
    do(match, Kind.JOIN, 0, 0.0, salt="")
    with pytest.raises(Unreadable, match="same_starter=on"):
        do(match, Kind.JOIN, 1, 0.0, salt="")
