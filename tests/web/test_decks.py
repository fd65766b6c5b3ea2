"""Desks and galleries without a browser: decks of all games, what is wrong with them, how they are read and written;
hands by lot; the shelves of cards; and trials, which are played in a process of their own."""

import asyncio
import json
import os
from typing import Any

import pytest

from wartable.games.invictus.web.desk import InvictusDesk
from wartable.kernel.contract import game
from wartable.locale import words
from wartable.table.entries import Refused
from wartable.web import desk as desks
from wartable.web import desk_cards
from wartable.web.desk_cards import CardsDesk
from wartable.web.language import offered
from wartable.web.shelf import DeckShelf, packed, shelf, with_desks
from wartable.web.trial import State, Task, Trial, Trials, ready_against, results

GAMES = with_desks()
OF_CARDS = ("invasion", "shadespire")
SOME_TIME = 300  # seconds after which what was to happen has not


class QuietPage:
    """A page that speaks and shows nothing."""

    def __init__(self, language: str = "en") -> None:
        self.words = words(language)

    def say(self, name: str, /, **arguments: Any) -> str:
        return self.words.text(name, **arguments)


class QuietGallery:
    """A gallery that remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.tell = self.deal = self.told.append


class QuietInvictus(InvictusDesk):
    def show(self, controls: bool = False) -> None:
        """Nothing is drawn."""


class QuietCards(CardsDesk):
    def __init__(self, name: str, language: str = "en") -> None:
        super().__init__(QuietPage(language), name)  # type: ignore[arg-type]
        self.gallery = QuietGallery()  # type: ignore[assignment]

    def show(self, controls: bool = False) -> None:
        """Nothing is drawn."""


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What notices say."""
    shown: list[str] = []
    monkeypatch.setattr(desks, "toast", lambda text, kind: shown.append(text))
    return shown


# --- Invictus ------------------------------------------------------------------------------------------


def _invictus(language: str = "en") -> QuietInvictus:
    return QuietInvictus(QuietPage(language))  # type: ignore[arg-type]


def test_the_desk_of_invictus_starts_with_a_good_deck() -> None:
    assert _invictus().faults() == []


def test_taking_a_soldier_out_is_told_as_a_fault() -> None:
    desk = _invictus()
    desk.add(0, -1)
    assert desk.faults() == ["the deck needs exactly 20 soldiers but has 19 (INVI-3.1)"]
    assert desk.tally() == "19 of 20 soldiers"


def test_faults_and_names_of_decks_are_in_the_language_of_the_page() -> None:
    desk = _invictus("ja")
    desk.start_from("king-arrows")
    assert desk.deck.name == "矢の雨"
    desk.add(0, -1)
    assert desk.faults() == ["デッキの兵士はちょうど20枚必要ですが、19枚です（INVI-3.1）"]


def test_a_deck_that_cannot_be_read_is_refused_in_the_language(said: list[str]) -> None:
    _invictus("pl").read("leader = 3")
    assert said == ['talia, wiersz 1: 3 to nie przywódca; napisz na przykład "king-a"']


def test_a_count_stays_within_the_box() -> None:
    desk = _invictus()
    for _ in range(20):
        desk.add(0, 1)
        desk.add(1, -1)
    assert desk.deck.soldiers[:2] == (10, 0)


def test_a_leader_of_another_nation_brings_its_soldiers() -> None:
    desk = _invictus()
    before = desk.deck.soldiers[:5]
    desk.set_leader(7)
    assert desk.deck.soldiers[5:10] == before and desk.faults() == []


def test_a_ready_deck_brings_the_format_it_is_for() -> None:
    desk = _invictus()
    desk.start_from("king-short")
    assert desk.format == "short" and desk.faults() == []
    desk.start_from("mixed-hunters")
    assert desk.format == "multinational" and desk.faults() == []


def test_a_kept_deck_comes_back_with_its_format() -> None:
    desk = _invictus()
    desk.set_format("short")
    desk.add(0, -1)
    text, other = desk.written(), _invictus()
    other.resume(other.parse(text, "deck"), "short")
    assert other.format == "short" and other.written() == text


# --- Decks of cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OF_CARDS)
def test_a_desk_of_cards_starts_with_a_good_deck(name: str) -> None:
    assert QuietCards(name).faults() == []


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("invasion", "the deck needs 50 to 100 cards but has 47 (INV-160)"),
        ("shadespire", "the deck needs exactly 12 objective cards but has 11 (SHA-14)"),
    ],
)
def test_taking_a_card_out_is_told_and_putting_it_back_mends_it(name: str, fault: str) -> None:
    desk = QuietCards(name)
    first = next(iter(desk.shelf.counts_of(desk.deck)))
    before = desk.shelf.counts_of(desk.deck)[first]
    desk.put(first, 0)
    assert desk.faults() == [fault]
    desk.put(first, before)
    assert desk.faults() == []


@pytest.mark.parametrize("name", OF_CARDS)
def test_what_no_browser_of_ours_would_say_changes_nothing(name: str) -> None:
    desk = QuietCards(name)
    first = next(iter(desk.shelf.counts_of(desk.deck)))
    before = desk.deck
    desk.put("no-such-card", 1)
    desk.set_base("no-such-base")
    desk.start_from("no-such-deck")
    assert desk.deck == before
    desk.put(first, 10_000)
    assert desk.shelf.counts_of(desk.deck)[first] == desk.shelf.most(first)
    desk.put(first, -5)
    assert first not in desk.shelf.counts_of(desk.deck)


def test_draft_cards_can_not_be_put_into_a_deck() -> None:
    desk = QuietCards("invasion")
    draft = next(card["key"] for card in desk.shelf.cards(words()) if card["group"] == "draft")
    desk.put(draft, 1)
    assert draft not in desk.shelf.counts_of(desk.deck)


def test_another_warband_keeps_the_cards_and_names_those_that_do_not_fit() -> None:
    desk = QuietCards("shadespire")
    desk.set_base("garreks-reavers")
    assert desk.deck.warband == "garreks-reavers"
    assert len(desk.faults()) == 1 and "SHA-17" in desk.faults()[0]
    assert desk.gallery.told[-1]["base"] == "garreks-reavers"  # type: ignore[attr-defined]


def test_a_capital_of_the_other_side_does_not_suit() -> None:
    desk = QuietCards("invasion")
    desk.set_base("orc")
    assert any("INV-044" in fault for fault in desk.faults())


@pytest.mark.parametrize("name", OF_CARDS)
def test_an_empty_deck_says_what_it_lacks(name: str) -> None:
    desk = QuietCards(name, "pl")
    desk.start_from(desks.EMPTY)
    assert desk.shelf.counts_of(desk.deck) == {} and desk.faults()
    assert "0" in desk.tally()


@pytest.mark.parametrize("name", OF_CARDS)
@pytest.mark.parametrize("way", ["toml", "list"])
def test_what_is_written_can_be_read_again(name: str, way: str, said: list[str]) -> None:
    for key in game(name).decks.ready():
        desk, other = QuietCards(name), QuietCards(name)
        desk.start_from(key)
        other.read(desk.written(way))
        assert said == []
        assert other.shelf.counts_of(other.deck) == desk.shelf.counts_of(desk.deck)
        assert other.shelf.base_of(other.deck) == desk.shelf.base_of(desk.deck)
        assert other.deck.name == desk.deck.name


def test_a_list_with_a_wrong_name_is_refused_with_its_line(said: list[str]) -> None:
    desk = QuietCards("invasion")
    before = desk.deck
    desk.read("Capital: Empire\n3x Peasant Militia\n2x Peasant Malitia\n")
    assert desk.deck == before and "3" in said[0] and "Peasant Militia" in said[0]


def test_half_typed_text_waits() -> None:
    desk = QuietCards("shadespire")
    before = desk.deck
    desk.paste('name = "Half')
    assert desk.deck == before and not desk.typing


@pytest.mark.parametrize("name", GAMES)
def test_a_desk_plays_only_against_decks_that_fit(name: str) -> None:
    desk = _invictus() if name == "invictus" else QuietCards(name)
    against = desk.against()
    assert against
    for key in against:
        settings = {**desk.settings(), "deck0": desk.written(), "deck1": key}
        desk.game.settings(desk.format, settings)  # refuses decks with faults


# --- Hands ---------------------------------------------------------------------------------------------


def _sizes(name: str, seed: int) -> list[int]:
    desk = QuietCards(name)
    return [len(cards) for _, cards in desk.shelf.hand(desk.deck, seed)]


def test_hands_are_as_large_as_the_rules_say() -> None:
    assert _sizes("invasion", 1) == [7] and _sizes("shadespire", 1) == [3, 5]


@pytest.mark.parametrize("name", OF_CARDS)
def test_a_hand_comes_from_the_deck_and_from_its_seed_alone(name: str) -> None:
    desk = QuietCards(name)
    counts = desk.shelf.counts_of(desk.deck)
    hands = [desk.shelf.hand(desk.deck, seed) for seed in range(20)]
    assert hands == [desk.shelf.hand(desk.deck, seed) for seed in range(20)]
    assert len({str(hand) for hand in hands}) > 10
    for hand in hands:
        drawn = [card for _, cards in hand for card in cards]
        assert all(drawn.count(card) <= counts[card] for card in drawn)


@pytest.mark.parametrize("name", OF_CARDS)
def test_a_hand_of_a_small_deck_is_all_of_it(name: str) -> None:
    desk = QuietCards(name)
    first = next(iter(desk.shelf.counts_of(desk.deck)))
    desk.start_from(desks.EMPTY)
    desk.put(first, 1)
    assert [card for _, cards in desk.shelf.hand(desk.deck, 4) for card in cards] == [first]


def test_each_hand_has_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = iter((1, 2))
    monkeypatch.setattr(desk_cards, "fresh_seed", lambda: next(seeds))
    desk = QuietCards("invasion")
    desk.draw()
    desk.draw()
    one, other = desk.gallery.told  # type: ignore[attr-defined]
    assert one != other and one[0]["title"] == "Opening hand"


# --- Shelves -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_all_implemented_cards_stand_on_the_shelf(name: str) -> None:
    listed = {row["id"] for row in game(name).cards() if row["implemented"]}
    assert {card["key"] for card in shelf(name).cards(words())} == listed


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", offered())
def test_a_gallery_speaks_each_language_and_knows_every_value(name: str, language: str) -> None:
    gallery = json.loads(packed(name, language)[0])
    named = {row["name"]: {value for value, _ in row["options"]} for row in gallery["filters"]}
    for card in gallery["cards"]:
        assert card["name"] and all(card["kind"]), card["key"]
        assert set(card["values"]) == set(named), card["key"]
        assert all(set(values) <= named[filter] for filter, values in card["values"].items())
    assert all(label for row in gallery["filters"] for _, label in row["options"])
    assert gallery["cards"][0]["facts"]["name"] in gallery["labels"]


def test_cards_of_invasion_are_found_by_set_and_tell_their_printed_number() -> None:
    gallery = json.loads(packed("invasion", "en")[0])
    (sets,) = (row["options"] for row in gallery["filters"] if row["name"] == "set")
    assert sets == [
        ["core", "Core Set"],
        ["ulthuan", "Assault on Ulthuan"],
        ["skavenblight", "The Skavenblight Threat"],
    ]
    cards = {card["key"]: card for card in gallery["cards"]}
    assert (
        "The Skavenblight Threat 20" in cards["forge"]["kind"]
        and "Core Set 4" in cards["troll-slayers"]["kind"]
    )
    assert cards["innovation"]["values"]["set"] == ["core", "ulthuan"]
    assert cards["shades"]["bases"] == ["orc", "chaos", "dark-elf"]


@pytest.mark.parametrize("name", OF_CARDS)
def test_what_fits_a_base_makes_no_fault_of_side_or_warband(name: str) -> None:
    found = shelf(name)
    assert isinstance(found, DeckShelf)
    forbidden = {"INV-162", "INV-144", "INV-044", "SHA-17"}
    for base in found.bases(words()):
        fitting = [
            card for card in found.cards(words()) if card["most"] and (base in (card["bases"] or [base]))
        ]
        deck = found.make("all", base, {card["key"]: 1 for card in fitting})
        rules = {fault.rule for fault in game(name).decks.faults(deck, found.format)}
        assert not rules & forbidden, base


# --- Trials --------------------------------------------------------------------------------------------


def _task(pairs: int = 1, against: tuple[str, ...] = ("shogun-short",)) -> Task:
    deck = game("invictus").decks.writers["toml"](game("invictus").decks.ready()["king-short"])
    return Task("invictus", "short", deck, against, {"build": "ready"}, pairs, seed=7)


@pytest.fixture
def plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trials in tests don't wait for a compiler."""
    monkeypatch.setenv("WARTABLE_JIT", "0")


@pytest.mark.usefixtures("plain_rules")
def test_every_deal_is_played_twice_with_the_seats_swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, list[str]]] = []

    def play(rules: Any, task: Task, decks: dict[str, str], seed: int, compiled: bool) -> list[int]:
        seen.append((seed, [key for key, deck in sorted(decks.items()) if deck == task.deck]))
        return [1, -1]

    monkeypatch.setattr("wartable.web.trial._play", play)
    found = list(results(_task(2, ("shogun-short", "pharaoh-short"))))
    assert found == [(0, 1), (0, -1), (1, 1), (1, -1)] * 2
    assert [seed for seed, _ in seen] == [7] * 4 + [8] * 4
    assert [mine for _, mine in seen] == [["deck0"], ["deck1"]] * 4


def test_only_ready_decks_of_the_format_are_met() -> None:
    assert set(ready_against("invictus", "short")) == {"king-short", "shogun-short", "pharaoh-short"}
    assert len(ready_against("shadespire", "constructed")) == 24


def test_a_trial_knows_its_score_and_interval() -> None:
    trial = Trial(_task(5, ("shogun-short", "pharaoh-short")))
    trial.tallies = [[6, 3, 1], [4, 6, 0]]
    assert trial.played == trial.task.matches == 20
    assert trial.score(0).score == pytest.approx(0.65) and trial.total().score == pytest.approx(0.525)
    low, high = trial.total().interval
    assert low < 0.525 < high and high - low == pytest.approx(0.41, abs=0.02)


@pytest.mark.usefixtures("plain_rules")
def test_a_trial_is_played_in_a_process_of_its_own() -> None:
    async def run() -> Trial:
        trials = Trials()
        trial = trials.start("a browser", _task())
        async with asyncio.timeout(SOME_TIME):
            while trial.going_on:
                await asyncio.sleep(0.05)
            while trials.of_browser:
                await asyncio.sleep(0.01)
        return trial

    trial = asyncio.run(run())
    assert trial.state == State.DONE and trial.played == 2
    assert trial.process is not None and trial.process.pid != os.getpid()


@pytest.mark.usefixtures("plain_rules")
def test_a_trial_is_stopped_at_once() -> None:
    async def run() -> Trial:
        trials = Trials()
        trial = trials.start("a browser", _task(pairs=1000))
        async with asyncio.timeout(SOME_TIME):
            while trial.process is None:
                await asyncio.sleep(0.02)
            trial.stop()
            await trial.process.wait()
            while trials.of_browser:
                await asyncio.sleep(0.01)
        return trial

    trial = asyncio.run(run())
    assert trial.state == State.STOPPED and trial.process is not None and trial.process.returncode is not None


@pytest.mark.usefixtures("plain_rules")
def test_a_task_that_can_not_be_played_fails_and_says_so() -> None:
    async def run() -> Trial:
        trials = Trials()
        trial = trials.start("a browser", _task(against=("no-such-deck",)))
        async with asyncio.timeout(SOME_TIME):
            while trial.going_on:
                await asyncio.sleep(0.05)
        return trial

    assert asyncio.run(run()).state == State.FAILED


class Endless(Trial):
    """A trial that goes on until it is stopped, without any process."""

    async def run(self) -> None:
        if self.state == State.STOPPED:
            return
        self.state = State.RUNNING
        while self.going_on:
            await asyncio.sleep(0.005)


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.web.trial.Trial", Endless)


@pytest.mark.usefixtures("endless")
def test_a_browser_has_one_trial_and_the_server_a_few() -> None:
    async def run() -> None:
        trials = Trials(at_once=1, waiting=1)
        first = trials.start("one", _task())
        await asyncio.sleep(0.02)
        second = trials.start("one", _task())
        assert first.state == State.STOPPED
        third = trials.start("other", _task())
        await asyncio.sleep(0.05)
        assert (second.state, third.state) == (State.RUNNING, State.WAITING)
        with pytest.raises(Refused):
            trials.start("yet another", _task())
        second.stop()
        await asyncio.sleep(0.05)
        assert third.state == State.RUNNING
        trials.close()
        await asyncio.sleep(0.05)
        assert third.state == State.STOPPED and not trials.of_browser and not trials.tasks

    asyncio.run(run())


@pytest.mark.usefixtures("endless")
def test_one_that_is_stopped_while_it_waits_is_never_played() -> None:
    async def run() -> None:
        trials = Trials(at_once=1)
        first, second = trials.start("one", _task()), trials.start("other", _task())
        await asyncio.sleep(0.02)
        second.stop()
        first.stop()
        await asyncio.sleep(0.05)
        assert second.state == State.STOPPED and not trials.of_browser

    asyncio.run(run())
