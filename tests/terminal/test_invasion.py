"""Stories about Invasion in the terminal: its board in 80 columns, whole matches by typing, windows, and secrets."""

import io
import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

import wartable
from wartable.games.invasion.terminal import SCREEN
from wartable.games.invasion.terminal.board import COLUMN, Board
from wartable.locale import languages
from wartable.terminal.menu import Menu
from wartable.terminal.session import spoken

from ..games.invasion.scene import piece, scene
from ..suite.matches import any_options
from .typing_person import Person, asked, steps, store_in

GAME = wartable.game("invasion")
WORDS = spoken("en", "invasion")
FORMATS = list(GAME.formats)


def drawn(thing):
    screen = io.StringIO()
    Console(file=screen, width=120).print(thing, highlight=False)
    return screen.getvalue()


def board(story, seat=0, words=WORDS):
    return drawn(SCREEN.draw(story.position.view(seat), words))


def walk(format, seed):
    """A match in which seats rather act than pass, at every decision."""
    lot = random.Random(seed)
    options = any_options(GAME, format, lot)
    position = GAME.new(format, seed=seed, compiled=False, **options)
    while not position.over:
        yield position
        legal = position.legal()
        position.play(lot.choice(legal[1:] if len(legal) > 1 and lot.random() < 0.6 else legal))
    yield position


def numbers_shown(person):
    """The numbers of the list that is on the screen."""
    shown = person.shown[-8000:].rpartition("\n\n")[2]
    return re.findall(r"(?:^|   ) {0,4}(\d{1,2}) (?=\S)", shown, re.MULTILINE) or ["0", "1"]


def at_random(seed):
    """Somebody who types any number of the list."""
    lot = random.Random(seed)
    person = Person()
    person.after = lambda: lot.choice(numbers_shown(person))
    return person


def passing(*lines, most=1000):
    """Somebody who types these lines, and then passes whatever can be passed, until it has been enough."""
    person, lot = Person(lines), random.Random(0)

    def typed():
        if len(person.asked) > most:
            raise EOFError
        numbers = numbers_shown(person)
        return "0" if "0" in numbers and lot.random() < 0.9 else lot.choice(numbers)

    person.after = typed
    return person


# --- The board --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("format", FORMATS)
def test_nothing_is_ever_wider_than_80_columns(format, language):
    words = spoken(language, "invasion")
    for number, position in enumerate(walk(format, 3)):
        if number % 12 == 0 or position.over:
            for seat in range(-1, 2):
                assert max(map(cell_len, drawn(SCREEN.draw(position.view(seat), words)).splitlines())) <= 80
            if not position.over:
                lines = drawn(SCREEN.choices(position, words).draw()).splitlines()
                assert max(map(cell_len, lines)) <= 80


@pytest.mark.parametrize("language", languages())
def test_the_zones_of_both_capitals_stand_in_line(language):
    words = spoken(language, "invasion")
    edges = {number * (COLUMN + 1) for number in range(4)}
    for number, position in enumerate(walk("starter", 2)):
        if number % 30 == 0:
            for line in drawn(Board(position.view(0), words).draw()).splitlines():
                if "│" in line:
                    assert {cell_len(line[:place]) for place, sign in enumerate(line) if sign == "│"} == edges


def test_the_opponent_is_above_and_the_own_hand_below():
    s = scene(hand=["troll-slayers"], their_hand=["pillage"], resources=4, their_resources=2)
    for seat in (0, 1):
        lines = board(s, seat).splitlines()
        assert lines[1].startswith(" Opponent") and f"resources {2 if seat == 0 else 4}" in lines[1]
        assert any(line.startswith(" You") for line in lines[5:])
    assert "3 ▲ Troll Slayers" in board(s, 0) and "Pillage" not in board(s, 0)


@pytest.mark.parametrize("language", languages())
def test_a_long_heading_leaves_its_notes_to_the_next_line(language):
    s = scene(phase="battle", active=1)
    s.g.developed = s.g.shielded = s.g.limited[1] = 1
    words = spoken(language, "invasion")
    shown = board(s, 0, words)
    assert all(words.text(f"terminal-{note}") in shown for note in ("developed", "limited", "shielded"))
    assert max(map(cell_len, shown.splitlines())) <= 80


@pytest.mark.parametrize("language", languages())
def test_the_line_of_a_combat_has_room_for_what_is_to_assign(language):
    words = spoken(language, "invasion")
    s = scene({"battlefield": ["bloodthirster"] * 3}, {"quest": ["boar-boyz"] * 3}, phase="battle")
    s.attack("quest", "bloodthirster", "bloodthirster#2", "bloodthirster#3").defend(
        "their boar-boyz", "their boar-boyz#2", "their boar-boyz#3"
    ).close()
    assert s.position.view(0)["combat"]["points"][0]["uncancellable_left"] == 15
    for seat in (0, 1):
        assert words.text("terminal-to-assign", left=18) in board(s, seat, words)


def test_a_name_that_is_too_wide_for_its_zone_goes_on_below():
    lines = board(scene({"quest": ["bright-wizard-apprentice"], "kingdom": ["runesmith"]})).splitlines()
    place = next(number for number, line in enumerate(lines) if "▲ Bright Wizard " in line)
    assert re.search(r"│   Apprentice +⚒1 ♥1│", lines[place + 1])


def test_what_a_card_says_stands_below_its_question():
    s = scene({"quest": ["boar-boyz"]}, capital="empire", hand=["demoralise"], resources=2)
    assert SCREEN.note(s.position.view(0), WORDS) == ""
    s.play("demoralise")
    assert SCREEN.note(s.position.view(0), WORDS) == WORDS.text("card-demoralise", "text")


def test_several_numbers_are_offered_only_while_several_choices_are_left():
    s = scene(capital="orc", hand=["followers-of-mork"], resources=9)
    s.play("followers-of-mork", "quest").resolve()
    assert SCREEN.several(s.position.view(0))
    s.choose("quest")
    assert not SCREEN.several(s.position.view(0))


def test_a_draft_shows_which_capital_the_deck_is_for():
    position = GAME.new("draft", seed=1, compiled=False, side0="order", order_capital="empire")
    assert " You · Empire · pile" in drawn(SCREEN.draw(position.view(0), WORDS))


def test_sections_show_hit_points_damage_developments_and_fire():
    s = scene(developments={"kingdom": ["pillage"]}, damage={"kingdom": 3}, burning=["their quest"])
    mine, theirs = board(s, 0), board(s, 1)
    assert "♥9−3 ▪1" in mine and "burning" in mine
    assert "face down" in mine and "Pillage" in mine
    assert "▪1" in theirs and "Pillage" not in theirs


def test_cards_show_their_numbers_marks_and_what_hangs_on_them():
    s = scene(
        {
            "quest": [piece("a-glorious-death", tokens=2), piece("runesmith", on="a-glorious-death")],
            "battlefield": [
                piece("hammerer-of-karak-azul", damage=1, corrupt=True),
                piece("organ-gun", on="hammerer-of-karak-azul"),
            ],
        }
    )
    shown = board(s)
    assert re.search("◆ A Glorious Death +●2", shown)
    assert "└▲ Runesmith" in shown and "+■ Organ Gun" in shown
    assert "↷ ◈1 ⚒1 ♥2−1" in shown


def test_the_chain_and_a_combat_stand_between_the_capitals():
    s = scene(
        {"battlefield": ["king-kazador"]},
        {"quest": ["doom-divers"]},
        phase="battle",
        hand=["striking-the-grudge"],
        resources=5,
    )
    s.attack("their quest", "king-kazador").defend("their doom-divers")
    s.play("striking-the-grudge", "king-kazador")
    shown = board(s)
    assert "attack on their quest zone: 3 damage, 2 in return" in shown
    assert "✦ Striking the Grudge (You) → ▲ King Kazador" in shown
    assert "»▲ King Kazador" in shown and "«▲ Doom Divers" in shown


def test_assigned_damage_lies_beside_its_target():
    s = scene({"battlefield": ["king-kazador"]}, {"quest": ["doom-divers"]}, phase="battle")
    s.attack("their quest", "king-kazador").defend("their doom-divers")
    s.assign("their doom-divers", "their doom-divers")
    assert "♥2 +2" in board(s) and "to assign" in board(s)


def test_an_opening_hand_is_shown_with_its_texts():
    position = GAME.new("starter", seed=1, compiled=False)
    shown = drawn(SCREEN.draw(position.view(position.actor), WORDS))
    key = next(iter(position.view(position.actor)["seats"][position.actor]["hand"]["cards"]))
    assert WORDS.text(f"card-{key}") in shown and "first player" in shown


def test_a_draft_shows_the_pack_and_the_deck_so_far():
    position = GAME.new("draft", seed=1, compiled=False)
    for _ in range(4):
        position.play(position.legal()[0])
    view = position.view(position.actor)
    shown = drawn(SCREEN.draw(view, WORDS)) + drawn(SCREEN.choices(position, WORDS).draw())
    assert "pack 1 of 5" in shown
    names = [*view["seats"][position.actor]["deck"]["cards"], *view["pending"]["cards"]]
    assert all(WORDS.text(f"card-{key}") in shown for key in names)


@pytest.mark.parametrize("format", FORMATS)
def test_every_legal_action_has_one_number(format):
    for number, position in enumerate(walk(format, 4)):
        if number % 5 == 0 and not position.over:
            choices = SCREEN.choices(position, WORDS)
            assert sorted(choice.action for choice in choices.list) == position.legal()
            numbers = [choice.number for choice in choices.list]
            assert len(set(numbers)) == len(numbers)
            shown = drawn(choices.draw())
            assert all(re.search(rf"(?<!\d){number}(?!\d)", shown) for number in numbers)


# --- Whole matches and questions ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("format", "language"), [("starter", "en"), ("constructed", "ja"), ("draft", "pl")])
def test_a_whole_match_can_be_played_by_typing(tmp_path, format, language):
    person = at_random(1)
    match = person.play(tmp_path, "invasion", format=format, language=language)
    assert match.status == "over"
    assert max(map(cell_len, person.shown.splitlines())) <= 80
    assert "\x1b" not in person.shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "pass until the next phase"),
        ("help runesmith", "a target unit has +1 power"),
        ("why dance", "neither a card"),
        ("why develop", "Nothing stops you: develop"),
        ("why defend", "isn’t being decided now"),
        ("why play", "Nothing stops you: play"),
        ("why defender of the hold", "You have no Defender of the Hold in hand"),
        ("cards", "Cost, with loyalty"),
        ("piles", "Your deck, in no order (43)"),
        ("rule INV-061", "INV-061"),
        ("rule", "rule INV-061"),
        ("stops", "Your turn: kingdom phase"),
        ("stops always", "Always, even when all I can do is pass"),
        ("stops 77", f"numbers from 1 to {len(GAME.windows.names)}"),
        ("skip dance", "skip turn until your next turn"),
        ("log", "Turn 1"),
        ("undo", "can't be undone"),
    ],
)
def test_everything_typed_gets_an_answer_and_changes_nothing(tmp_path, typed, answer):
    person = Person(["0", typed])
    match = person.play(tmp_path, "invasion", seed=3)
    assert answer in " ".join(person.shown.split())
    assert len(asked(match)) == 1
    assert max(map(cell_len, person.shown.splitlines())) <= 80


@pytest.mark.parametrize("typed", ["why develop", "why play"])
def test_one_who_is_asked_everywhere_hears_what_has_its_own_phase(tmp_path, typed):
    person = Person(["stops always", "0", typed])
    person.play(tmp_path, "invasion", seed=3)
    assert "only in your own capital phase" in " ".join(person.shown.split())


def test_leaving_tells_how_to_go_on(tmp_path):
    person = Person(["0", "quit"])
    left = person.play(tmp_path, "invasion", seed=3)
    assert "wartable play invasion --resume last" in person.shown
    resumed = Person().play(tmp_path, "invasion", resume="last")
    assert resumed.moves == left.moves


def test_a_hint_names_numbers_of_the_list(tmp_path, monkeypatch):
    monkeypatch.setattr("wartable.terminal.thinking.HINT", "search:4")
    person = Person(["hint"])
    person.play(tmp_path, "invasion", seed=3)
    assert "%" in person.answer and "Keep this hand" in person.answer


def test_several_attackers_can_be_typed_at_once(tmp_path):
    """A number for each, and the one that ends the declaration."""
    view = (
        scene({"battlefield": ["king-kazador", "runesmith"]}, phase="battle")
        .choose("their quest")
        .close()
        .position.view(0)
    )
    assert SCREEN.several(view) and not SCREEN.several(scene().position.view(0))


def test_a_number_explains_itself(tmp_path):
    person = Person(["0", "help pistoliers"])
    person.play(tmp_path, "invasion", seed=3)
    assert "cost 2 = 2 (printed) + 1 (loyalty) − 1 (your race symbols)" in person.answer


def test_skip_is_for_windows(tmp_path):
    person = Person(["skip"])
    person.play(tmp_path, "invasion", seed=3)
    assert "no window to pass" in person.shown


def test_the_menu_asks_for_starters_decks_or_sides(tmp_path):
    def chosen(*lines):
        person = Person(["1", *lines])
        found = Menu(
            person.console, person, spoken("en", *wartable.game_names()), store_in(tmp_path)
        ).settings()
        GAME.new(found["format"], compiled=False, **found["options"])
        return found["format"], found["options"], found["opponent"]

    format, options, opponent = chosen("1", "", "3", "1")
    assert (format, options["starter0"], opponent) == ("starter", "orc", "normal")
    format, options, opponent = chosen("2", "6", "1", "2")
    assert format == "constructed" and options["deck0"] != options["deck1"] and opponent == "person"
    format, options, _ = chosen("3", "1", "2", "", "2")
    assert (format, options["side0"], options["destruction_capital"]) == ("draft", "destruction", "chaos")


# --- Windows ------------------------------------------------------------------------------------------------------


def asked_windows(match, seat=0):
    """The windows in which a seat was asked, with whether it could have acted."""
    return [
        (GAME.windows.open(before.record), len(before.legal()) > 1)
        for move, before in steps(match)
        if move.seat == seat and not move.automatic and GAME.windows.open(before.record)
    ]


def test_a_person_is_asked_only_where_something_can_be_done(tmp_path):
    person = at_random(2)
    match = person.play(tmp_path, "invasion", seed=8)
    assert match.status == "over" and asked_windows(match) and all(able for _, able in asked_windows(match))


def test_windows_can_be_passed_by_wish(tmp_path):
    """With no window chosen, a person is asked at none but where nobody wants to be passed over."""
    usual = " ".join(str(GAME.windows.names.index(name) + 1) for name in GAME.windows.usual)
    person = passing("0", f"stops {usual}")
    match = person.play(tmp_path, "invasion", seed=3)
    assert WORDS.text("stops-mode-chosen") in person.shown
    assert match.status == "over" and {name for name, _ in asked_windows(match)[1:]} <= set(
        GAME.windows.always
    )


def test_a_window_can_be_asked_for_even_with_nothing_to_do(tmp_path):
    number = GAME.windows.names.index("yours-quest") + 1
    usual, keen = passing("0"), passing("0", f"stops {number}")
    matches = [
        person.play(tmp_path / name, "invasion", seed=7) for person, name in ((usual, "1"), (keen, "2"))
    ]
    assert all(match.status == "over" for match in matches)
    prompt = "Your quest phase. Use an action"
    assert usual.shown.count(prompt) < keen.shown.count(prompt)


def test_stops_are_kept_with_the_match(tmp_path):
    Person(["0", "stops always"]).play(tmp_path, "invasion", seed=3)
    assert Person().play(tmp_path, "invasion", resume="last").mode_of(0) == "always"


def test_skip_passes_the_windows_of_a_phase_and_skip_turn_those_of_a_turn(tmp_path):
    before, phase, turn = (
        Person(["0", "stops always", *said]).play(tmp_path / name, "invasion", seed=3).position.view(0)
        for name, said in (("0", []), ("1", ["skip"]), ("2", ["skip turn"]))
    )
    assert (before["turn"], before["phase"]) == (1, "capital")
    assert (phase["turn"], phase["phase"]) == (1, "end"), "nobody attacks in the first turn of all"
    assert turn["turn"] >= 2 or turn["chain"], "only an answer ends it before the turn does"


def test_two_people_are_asked_by_the_moment_alone(tmp_path):
    """What a person holds never decides whether the screen is handed over."""
    person = passing(most=150)
    match = person.play(tmp_path, "invasion", opponent="person", seed=6)
    for move, before in steps(match):
        window = GAME.windows.open(before.record)
        if window is not None and len(before.legal()) > 1:
            assert move.automatic == (window not in GAME.windows.usual)


def test_what_others_hold_is_never_shown(tmp_path):
    """The opponent has another race, so its cards can be told by name."""
    person = at_random(5)
    match = person.play(tmp_path, "invasion", seed=4, options={"starter0": "dwarf", "starter1": "chaos"})
    seen = set()
    for _, before in steps(match):
        seen |= set(before.view(0)["cards"])
    seen |= set(match.position.view(0)["cards"])
    hidden = [key for key, card in chaos_cards().items() if key not in seen and card not in ("Alliance",)]
    for key in hidden:
        assert WORDS.text(f"card-{key}") not in person.shown


def chaos_cards():
    from wartable.games.invasion.cards import BY_KEY
    from wartable.games.invasion.state import Race

    return {key: WORDS.text(f"card-{key}") for key, card in BY_KEY.items() if card.race == Race.CHAOS}
