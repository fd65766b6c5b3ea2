"""Stories about Shadespire in the terminal: the battlefield in 80 columns, attacks with their chances, whole matches, stops, secrets."""

import io
import itertools
import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

import wartable
from wartable.games.shadespire.declare import WARBAND_LIST
from wartable.games.shadespire.rules.field import PLACEMENTS
from wartable.games.shadespire.state import CHARGE, MOVE
from wartable.games.shadespire.terminal import SCREEN, draw_asked
from wartable.games.shadespire.terminal.field import Field
from wartable.games.shadespire.terminal.signs import codes
from wartable.kernel.contract import Position
from wartable.kernel.engine import engine
from wartable.locale import languages
from wartable.terminal.menu import Menu
from wartable.terminal.session import spoken

from ..games.shadespire.matches import new
from ..games.shadespire.scene import scene
from .typing_person import Person, steps, store_in

GAME = wartable.game("shadespire")
WORDS = spoken("en", "shadespire")
FORMATS = list(GAME.formats)


def drawn(thing):
    screen = io.StringIO()
    Console(file=screen, width=120).print(thing, highlight=False)
    return screen.getvalue()


def position(story):
    return Position(GAME, engine(GAME, compiled=False), story.records)


def board(story, seat=0, words=WORDS):
    return drawn(SCREEN.draw(GAME.view(story.g, seat), words))


def choices(story, words=WORDS):
    return SCREEN.choices(position(story), words)


def asked(found, words=WORDS):
    """The screen of a decision: the board, and what can be chosen."""
    view = found.view(found.actor)
    list = SCREEN.choices(found, words)
    return drawn(draw_asked(view, words, list)) + drawn(list.draw())


def walk(format, seed):
    """A match in which seats rather act than pass, at every decision."""
    lot = random.Random(seed)
    found = new(seed, format)
    while not found.over:
        yield found
        legal = found.legal()
        found.play(lot.choice(legal[1:] if len(legal) > 1 and lot.random() < 0.6 else legal))
    yield found


def numbers_shown(person):
    """The numbers of the list that is on the screen."""
    shown = person.shown[-8000:].rpartition("\n\n")[2]
    return re.findall(r"(?:^|  ) {0,5}(\d{1,2})(?= |$)", shown, re.MULTILINE) or ["0", "1"]


def at_random(seed, most=2000):
    """Somebody who types any number of the list."""
    lot, person = random.Random(seed), Person()

    def typed():
        if len(person.asked) > most:
            raise EOFError
        return lot.choice(numbers_shown(person))

    person.after = typed
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


STEELHEART = {"severin-steelheart": (3, 2), "angharad-brightshield": (7, 2), "obryn-the-bold": (9, 2)}
GARREK = {"garrek-gorebeard": (4, 3), "targor": (7, 8)}


# --- The battlefield ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("format", FORMATS)
def test_nothing_is_ever_wider_than_80_columns(format, language):
    words = spoken(language, "shadespire")
    for number, found in enumerate(walk(format, 3)):
        if number % 12 == 0 or found.over:
            for seat in range(-1, found.seats):
                shown = drawn(SCREEN.draw(found.view(seat), words))
                assert max(map(cell_len, shown.splitlines())) <= 80
            if not found.over:
                assert max(map(cell_len, asked(found, words).splitlines())) <= 80


@pytest.mark.parametrize("placement", range(PLACEMENTS))
def test_two_boards_fit_in_every_joining_and_show_every_hex(placement):
    s = scene(
        {"severin-steelheart": (3, 2)},
        {"garrek-gorebeard": (9, 2)},
        placement=placement,
        faces=("mirror-well", "katophranes-reliquary"),
    )
    view = GAME.view(s.g, 0)
    lines = Field(view, codes(view["fighters"], WORDS)).lines()
    rows = sorted({hex["row"] for hex in view["hexes"]})
    assert len(lines) == len(rows) and max(line.cell_len for line in lines) <= 80
    for row, line in zip(rows, lines, strict=True):
        here = [hex for hex in view["hexes"] if hex["row"] == row]
        names = [hex["name"].lower() for hex in here if hex["fighter"] is None]
        assert re.findall(r"(?<![A-Z])[a-z]\d+", line.plain) == names
        columns = [match.start() for match in re.finditer(r"[│║·▲▼]", line.plain)]
        steps = {after - before for before, after in itertools.pairwise(columns)}
        assert len(steps) <= 1, "every hex is as wide as the others"


def test_every_other_row_lies_half_a_hex_to_the_right():
    view = GAME.view(scene(STEELHEART, GARREK).g, 0)
    field = Field(view, codes(view["fighters"], WORDS))
    first, second = (line.plain.index(name) for line, name in zip(field.lines(), ("a1", "b1"), strict=False))
    assert second - first == field.width // 2


def test_a_field_that_is_too_wide_is_shown_around_what_is_going_on():
    s = scene(
        {"severin-steelheart": (3, 2)},
        {"garrek-gorebeard": (19, 2)},
        {"the-sepulchral-warden": (35, 2)},
        {"gurzag-ironskull": (61, 2)},
        placement=36,
    )
    for seat, letters in enumerate(("St4", "Ga4", "Wa4", "Gu5")):
        shown = board(s, seat)
        assert letters in shown and "are shown" in shown
        assert max(map(cell_len, shown.splitlines())) <= 80


def test_grounds_edges_objectives_and_territories_have_signs():
    s = scene(
        {"severin-steelheart": (3, 2)},
        {"garrek-gorebeard": (5, 8)},
        faces=("animus-forge", "shyishian-stardial"),
        tokens=[(13, 2), (6, 5)],
    )
    s.g.token[s.hex((7, 4))] = -1
    shown = board(s)
    assert "│▒▒▒▒▒▒ │ a5'" in shown, "blocked; own; edge"
    assert "│°b2 " in shown and "│†d3 " in shown, "starting and lethal"
    assert "│①c7 " in shown and "·②f3 " in shown, "objectives; no one's territory"
    assert "○e4'" in shown or "○e4 " in shown, "an objective that lies face down"
    assert "║ g1'" in shown, "territory of the other"


def test_a_fighter_shows_wounds_inspiration_tokens_and_its_objective():
    s = scene(STEELHEART, GARREK, tokens=[(3, 2)])
    s.set("severin-steelheart", inspired=1, wounds=1, charged=1).set("targor", guard=1, moved=1)
    mine, theirs = board(s, 0), board(s, 1)
    assert "▲①ST3✦»" in mine and "▼①ST3✦»" in theirs
    assert "▼Ta2›◊" in mine and "▲Ta2›◊" in theirs


def test_two_letters_are_enough_for_all_fighters():
    for bands in itertools.combinations_with_replacement(WARBAND_LIST, 2):
        options = {f"deck{seat}": band for seat, band in enumerate(bands)}
        view = GAME.new("constructed", compiled=False, **options).view(0)
        found = [code.casefold() for code in codes(view["fighters"], WORDS).values()]
        assert len(set(found)) == len(view["fighters"]) and {len(code) for code in found} == {2}
    view = GAME.new("melee", compiled=False, **{f"deck{seat}": "sepulchral-guard" for seat in range(4)}).view(
        0
    )
    assert len(set(codes(view["fighters"], WORDS).values())) == 28


def test_what_can_be_chosen_stands_in_capitals():
    s = scene(STEELHEART, GARREK).do(MOVE + 2)
    list = choices(s)
    assert {WORDS_OF_HEX(s, hex) for hex in list.hexes} == {
        choice.told.target["name"] for choice in list.list
    }
    shown = drawn(draw_asked(GAME.view(s.g, 0), WORDS, list))
    assert " C6 " in shown and " h1'" in shown and " H1'" not in shown


def WORDS_OF_HEX(story, hex):
    return GAME.view(story.g, 0)["hexes"][hex]["name"]


# --- Warbands, hands and attacks ----------------------------------------------------------------------------------


def test_the_others_are_above_and_the_own_hand_below():
    s = scene(STEELHEART, GARREK).hand(0, "sidestep", "supremacy").hand(1, "desecrate")
    s.g.glory[1], s.g.spent_glory[1], s.g.taken[1] = 3, 2, 1
    lines = board(s).splitlines()
    assert lines[1].startswith(" ▼ Opponent · Garrek's Reavers") and "★3+2 ●○○○ hand 0◆1✧" in lines[1]
    shown = "\n".join(lines)
    assert "✧ Sidestep" in shown and "Desecrate" not in shown
    assert "◆ Supremacy ★3 End phase: you hold at least three objectives." in shown


def test_a_fighter_has_its_numbers_and_upgrades_on_its_line():
    s = scene(STEELHEART, GARREK).give("severin-steelheart", "great-strength", "great-fortitude")
    line = r"▲St Steelheart +C2 +♥5/5 ➤3 1⛨ +↔1 2⚒ ✖4\n +■ Great Strength +■ Great Fortitude"
    assert re.search(line, board(s))


def test_who_is_out_of_action_stands_below_the_others():
    s = scene(STEELHEART, GARREK).set("targor", out=1, wounds=2)
    assert "out ▼Ta Targor" in board(s)


def test_dice_show_what_counted_and_why():
    s = scene(STEELHEART, {"garrek-gorebeard": (4, 3), "targor": (2, 3)})
    s.dice("hammer", "single", "shield").aim("severin-steelheart", "garrek-gorebeard").skip()
    shown = board(s)
    assert "▲St Steelheart → ▼Ga Garrek · Sigmarite Broadsword · ✖3" in shown
    assert "[⚒]  •   1 success  ⚒ ✹ count" in shown
    assert "⛨   no success  ↯ • ✹ count · 1 more supporter" in shown
    assert "The attack succeeds." in shown


def test_guard_and_cleave_are_named_beside_the_defence():
    s = scene({"the-sepulchral-warden": (15, 0), "the-champion": (3, 2)}, GARREK).set(
        "garrek-gorebeard", guard=1
    )
    s.dice("crit", "crit", "shield").aim("the-champion", "garrek-gorebeard").skip()
    assert "↯ ✹ count · on Guard · Cleave" in board(s)


def test_chances_stand_beside_every_attack_before_it_is_made():
    s = scene(STEELHEART, GARREK)
    s.do(next(action for action in sorted(s.legal()) if SCREEN_VERB(s, action) == "attack"))
    shown = drawn(choices(s).draw())
    assert "Sigmarite Broadsword  ↔1 2⚒ ✖3" in shown
    assert "→ ▼Ga Garrek ♥4/4  success 59%, drive back only 8%, kill 0%" in shown
    s.do(min(s.legal()) if len(s.legal()) == 1 else max(s.legal()))
    assert "1 ▼Ga Garrek D2 ♥4/4  success 59%, drive back only 8%, kill 0%" in drawn(choices(s).draw())


def test_the_only_attack_of_a_fighter_shows_its_chances_with_the_fighter():
    """Nothing is asked between its choice and the dice."""
    s = scene(STEELHEART, GARREK)
    attacks = [plan["attacks"] for plan in GAME.view(s.g, 0)["plans"].values()]
    shown = " ".join(drawn(choices(s).draw()).split())
    assert shown.count("kill") == sum(len(those) == 1 for those in attacks)
    assert "attack → ▼Ga Garrek success 59%, drive back only 8%, kill 0%" in shown


def SCREEN_VERB(story, action):
    return GAME.explain(story.g, action).verb


def test_an_attack_on_all_around_is_confirmed_with_its_weapon():
    s = scene(STEELHEART, {"garrek-gorebeard": (4, 3), "targor": (2, 3)}).set(
        "severin-steelheart", inspired=1
    )
    s.do(next(action for action in sorted(s.legal()) if SCREEN_VERB(s, action) == "attack"))
    assert drawn(choices(s).draw()).count("success") == 4


def test_ploys_that_last_are_listed():
    s = scene(STEELHEART, GARREK, step="power").hand(0, "righteous-zeal").play("righteous-zeal")
    assert "✧ Righteous Zeal (You, the next activation)" in board(s)


def test_what_a_card_says_stands_below_its_question():
    s = scene(STEELHEART, GARREK, step="power").hand(0, "sidestep")
    assert SCREEN.note(GAME.view(s.g, 0), WORDS) == ""
    assert WORDS.text("sha-card-sidestep", "text") in " ".join(drawn(choices(s).draw()).split())
    s.card_("sidestep")
    assert SCREEN.note(GAME.view(s.g, 0), WORDS) == WORDS.text("sha-card-sidestep", "text")


# --- Before the first round ---------------------------------------------------------------------------------------


def test_faces_are_drawn_and_joins_stand_in_a_table():
    found = GAME.new("constructed", seed=1, compiled=False)
    assert all(WORDS.text(f"sha-board-{face}") in asked(found) for face in ("mirror-well", "animus-forge"))
    found.play(found.legal()[5])
    found.play(found.legal()[0])
    assert found.view(found.actor)["pending"]["kind"] == "board-place"
    shown = asked(found)
    assert re.search(r"-4 +-3 +-2 +-1 +0 +\+1 +\+2 +\+3 +\+4", shown)
    assert re.search(r"below, turned( +\d+){9}", shown) and re.search(r"on the left +\d+ *\n", shown)


def test_boards_that_were_placed_lie_as_they_will():
    found = GAME.new("melee3", seed=1, compiled=False)
    for _ in range(4):
        found.play(found.legal()[-1])
    assert len(found.view(0)["boards"]) == 2
    for seat in range(3):
        shown = drawn(SCREEN.draw(found.view(seat), WORDS))
        assert re.search(r"[│║┊]1", shown) and re.search(r"[│║┊]2", shown)


def test_an_opening_hand_is_shown_with_its_texts():
    found = next(one for one in walk("core", 1) if one.view(one.actor)["pending"]["kind"] == "redraw")
    own = found.view(found.actor)["seats"][found.actor]
    shown = " ".join(asked(found).split())
    for key in (*own["objectives"], *own["powers"]):
        assert WORDS.text(f"sha-card-{key}", "text") in shown


# --- Typing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", FORMATS)
def test_every_legal_action_has_one_number(format):
    for number, found in enumerate(walk(format, 4)):
        if number % 9 == 0 and not found.over:
            list = SCREEN.choices(found, WORDS)
            assert sorted(choice.action for choice in list.list) == found.legal()
            numbers = [choice.number for choice in list.list]
            assert len(set(numbers)) == len(numbers)
            shown = drawn(list.draw())
            assert all(re.search(rf"(?<!\d){number}(?!\d)", shown) for number in numbers)


def test_places_and_fighters_can_be_typed():
    s = scene(STEELHEART, GARREK)
    list = choices(s)
    assert list.typed("move ob") == list.typed("M Obryn") == (MOVE + 2, "")
    assert list.typed("charge ob d5 ga") == (CHARGE + 2, "d5 ga"), "the rest is for the questions that follow"
    assert list.typed("ob") is None, "it could do several things"
    assert list.typed("dance ob") is None and list.typed("") is None
    s.do(MOVE + 2)
    list = choices(s)
    assert list.typed("c6") == list.typed("C6") is not None
    assert list.typed("k8") is None, "too far away"
    s = scene(STEELHEART, GARREK, step="power").hand(0, "sidestep")
    assert choices(s).typed("sidestep") == choices(s).typed("play Sidestep") is not None


def test_words_for_questions_to_come_are_kept_until_they_are_asked(tmp_path):
    person = Person(["1", "1"])
    match = person.play(tmp_path, "shadespire", seed=3)
    assert match.position.view(0)["pending"]["kind"] == "token"
    lines = []
    while match.position.view(0)["pending"]["kind"] != "deploy":
        lines.append("1" if match.position.view(0)["pending"]["kind"] != "redraw" else "0")
        match = Person(lines[-1:]).play(tmp_path, "shadespire", resume="last")
    place = next(
        hex["name"]
        for hex in match.position.view(0)["hexes"]
        if hex["ground"] == "start" and hex["land"] == 0
    )
    match = Person([f"st {place.lower()}"]).play(tmp_path, "shadespire", resume="last")
    stands = match.position.view(0)["fighters"][0]["hex"]
    assert match.position.view(0)["hexes"][stands]["name"] == place


def test_a_place_is_typed_in_a_match(tmp_path):
    person = Person(after=lambda: typed.pop(0) if typed else (_ for _ in ()).throw(EOFError))
    typed = ["1", "1"]
    match = person.play(tmp_path, "shadespire", seed=3, opponent="random")
    names = [
        choice.told.target["name"]
        for choice in SCREEN.choices(match.position, WORDS).list
        if choice.told.target
    ]
    kind = match.position.view(0)["pending"]["kind"]
    assert kind == "token"
    again = Person([names[3].lower()])
    resumed = again.play(tmp_path, "shadespire", resume="last")
    move, before = [step for step in steps(resumed) if step[0].seat == 0 and not step[0].automatic][-1]
    assert before.explain(move.action).target["name"] == names[3]


@pytest.mark.parametrize(("format", "language"), [("core", "en"), ("constructed", "ja"), ("melee3", "pl")])
def test_a_whole_match_can_be_played_by_typing(tmp_path, format, language):
    person = at_random(1)
    match = person.play(tmp_path, "shadespire", format=format, language=language)
    assert match.status == "over"
    assert max(map(cell_len, person.shown.splitlines())) <= 80
    assert "\x1b" not in person.shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "pass power steps and reactions"),
        ("help sidestep", "push it 1 hex"),
        ("help steelheart", "inspired: ♥4 ➤3 2⛨"),
        ("help st", "Severin Steelheart"),
        ("why dance", "neither a card"),
        ("why guard", "SHA-28"),
        ("cards", "Range, dice"),
        ("piles", "Your decks, in no order (32)"),
        ("rule", "rule SHA-81"),
        ("stops", "Reactions to an attack"),
        ("stops always", "Always, even when all I can do is pass"),
        ("stops 77", "numbers from 1 to 6"),
        ("skip", "no window to pass"),
        ("log", "board"),
        ("undo", "nothing to undo"),
        ("zz", "not a command"),
    ],
)
def test_everything_typed_gets_an_answer_and_changes_nothing(tmp_path, typed, answer):
    person = Person([typed])
    match = person.play(tmp_path, "shadespire", seed=3)
    assert answer in " ".join(person.shown.split())
    assert not any(move.seat == 0 and not move.automatic for move in match.moves)
    assert max(map(cell_len, person.shown.splitlines())) <= 80


def test_why_names_the_rule_that_is_in_the_way():
    s = scene(STEELHEART, GARREK).set("obryn-the-bold", charged=1)
    said = drawn(SCREEN.card(position(s), WORDS, "obryn-the-bold", 0))
    assert "SHA-72" in said


def test_numbers_explain_themselves():
    s = scene(STEELHEART, GARREK).give("severin-steelheart", "great-fortitude")
    said = drawn(SCREEN.card(position(s), WORDS, "severin-steelheart", 0))
    assert "Wounds: 4 (printed) + 1 (Great Fortitude)" in said
    assert "+1 wounds" in said or "+1 Wounds" in said, "and what the upgrade says"


def test_several_cards_can_be_discarded_at_once():
    s = scene(STEELHEART, GARREK).hand(0, "sidestep", "supremacy").to_end_phase()
    assert GAME.view(s.g, 0)["pending"]["kind"] == "discard-objectives"
    assert SCREEN.several(GAME.view(s.g, 0)) and not SCREEN.several(GAME.view(scene(STEELHEART, GARREK).g, 0))


def test_the_menu_asks_for_a_warband_or_decks(tmp_path):
    number = str(wartable.game_names().index("shadespire") + 1)

    def chosen(*lines):
        person = Person([number, *lines])
        found = Menu(
            person.console, person, spoken("en", *wartable.game_names()), store_in(tmp_path)
        ).settings()
        GAME.new(found["format"], compiled=False, **found["options"])
        return found["format"], found["options"], found["opponent"]

    assert chosen("1", "", "2") == ("core", {"warband0": "garreks-reavers"}, "normal")
    format, options, opponent = chosen("2", "6", "1", "")
    assert format == "constructed" and options["deck0"] != options["deck1"] and opponent == "person"
    format, options, _ = chosen("3", "1", "1")
    assert format == "melee" and len(set(options.values())) == 4


# --- Stops --------------------------------------------------------------------------------------------------------


def windows(match, seat=0):
    """The windows in which a seat was asked, with whether it could have acted."""
    return [
        len(before.legal()) > 1
        for move, before in steps(match)
        if move.seat == seat and not move.automatic and GAME.windows.open(before.record)
    ]


def test_a_person_is_asked_only_where_something_can_be_done(tmp_path):
    match = at_random(2).play(tmp_path, "shadespire", seed=8)
    assert match.status == "over" and windows(match) and all(windows(match))


def test_windows_can_be_passed_by_wish(tmp_path):
    """With no window chosen, a whole match is passed but for what must be decided."""
    numbers = " ".join(str(number) for number in range(1, len(GAME.windows.names) + 1))
    person = passing(f"stops {numbers}")
    match = person.play(tmp_path, "shadespire", seed=3)
    assert WORDS.text("stops-mode-chosen") in person.shown
    assert match.status == "over" and not windows(match)


def test_a_window_can_be_asked_for_even_with_nothing_to_do(tmp_path):
    usual = passing().play(tmp_path / "usual", "shadespire", seed=3)
    always = passing("stops always").play(tmp_path / "always", "shadespire", seed=3)
    assert usual.result and all(windows(usual))
    assert always.result and not all(windows(always))


def test_a_skip_ends_with_the_activation_or_with_an_attack_on_an_own_fighter():
    s = scene(STEELHEART, GARREK, step="power").hand(0, "sidestep")
    step = SCREEN.moment(GAME.view(s.g, 0))
    assert (step.own, step.answers) == (True, False)
    s = scene(GARREK, STEELHEART).hand(1, "last-chance", "sidestep")
    s.dice("crit", "crit", "single").aim("garrek-gorebeard", "severin-steelheart")
    while s.actor != 1:
        s.do(0)
    answer = SCREEN.moment(GAME.view(s.g, 1))
    assert (answer.own, answer.answers) == (False, True)


def test_two_people_are_asked_by_the_moment_alone(tmp_path):
    """What a person holds never decides whether the screen is handed over."""
    person = passing(most=150)
    match = person.play(tmp_path, "shadespire", opponent="person", seed=6)
    for move, before in steps(match):
        if GAME.windows.open(before.record) is not None and len(before.legal()) > 1:
            assert not move.automatic


def test_what_others_hold_is_never_shown(tmp_path):
    """The opponent has another warband, so its cards can be told by name."""
    person = at_random(5)
    match = person.play(tmp_path, "shadespire", seed=4)
    seen = set(match.position.view(0)["cards"])
    for _, before in steps(match):
        seen |= set(before.view(0)["cards"])
    assert match.status == "over"
    for key, name in cards_of("garreks-reavers").items():
        if key not in seen:
            assert name not in person.shown


def cards_of(band):
    from wartable.games.shadespire.cards import BY_KEY

    number = WARBAND_LIST[band].number
    return {key: WORDS.text(f"sha-card-{key}") for key, card in BY_KEY.items() if card.warband == number}
