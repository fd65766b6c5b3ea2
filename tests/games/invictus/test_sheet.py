"""Stories about an owner's sheet: what it changes, what it keeps, and what a bad one is told.
The built-in numbers themselves are told in test_cards.py."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wartable.games.invictus.cards import KEYS, PATTERNS, SHEET, Fact, Sheet, Source
from wartable.games.invictus.sheet import SheetError, parse_sheet, read_sheet, write_sheet
from wartable.locale import words

OFFSETS = [(forward, sideways) for forward in (1, 2, 3) for sideways in (-2, -1, 0, 1, 2)]
WRITTEN = write_sheet(SHEET)
words("en")  # read now: the first refusal that is told would have to wait for it

names = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=60)
attacks = st.integers(0, 9) | st.just("X")
ranges = st.sets(st.sampled_from(OFFSETS), min_size=1).map(lambda cells: tuple(sorted(cells)))
healths = st.integers(1, 9)


@st.composite
def owners_sheets(draw):
    cards = [
        replace(
            card,
            attack=Fact(draw(attacks), Source.OWNER),
            range=Fact(draw(ranges), Source.OWNER),
            active=Fact(draw(healths), Source.OWNER),
            rested=Fact(draw(healths), Source.OWNER),
        )
        for card in SHEET.cards
    ]
    return Sheet(draw(names), tuple(cards))


@st.composite
def spoiled(draw, text):
    """A file with a piece cut out and something typed in its place."""
    start = draw(st.integers(0, len(text)))
    length = draw(st.integers(0, 30))
    typed = draw(st.text(st.sampled_from("[]{}=\"'#,.\n -019X_aé") | st.characters(), max_size=12))
    return text[:start] + typed + text[start + length :]


def refusal(text: str) -> str:
    with pytest.raises(SheetError) as told:
        parse_sheet(text, "my.toml")
    return str(told.value)


def samurai(sheet: Sheet):
    return sheet.cards[KEYS.index("samurai")]


@pytest.mark.rule("INVI-1.1")
def test_an_owner_overrides_one_card_and_the_rest_keep_their_numbers():
    sheet = parse_sheet(
        """
        name = "My box"
        [samurai]
        attack = 2
        range = ["2,0", "1,0"]
        active = 4
        rested = 3
        """,
        "my.toml",
    )
    assert sheet.name == "My box"
    assert samurai(sheet).numbers() == (2, 4, 3, 0b0010000100)
    assert samurai(sheet).range == Fact(((1, 0), (2, 0)), Source.OWNER)
    assert sheet.cards[:5] + sheet.cards[6:] == SHEET.cards[:5] + SHEET.cards[6:]


def test_a_number_left_out_keeps_its_value_and_source():
    sheet = parse_sheet("[priest]\nrested = 1\n", "my.toml")
    priest = sheet.cards[KEYS.index("priest")]
    assert priest.rested == Fact(1, Source.OWNER)
    assert priest.active == Fact(2, Source.RULEBOOK)


def test_a_sheet_without_a_name_is_called_after_its_file():
    assert parse_sheet("", "my.toml") == replace(SHEET, name="my.toml")


@pytest.mark.parametrize("pattern", ["straight-1", "knight", "diagonal", "line-3", "row-3", "row-3 plus"])
def test_a_range_may_be_a_named_pattern(pattern):
    alone = parse_sheet(f'[samurai]\nrange = "{pattern}"', "my.toml")
    listed = parse_sheet(f'[samurai]\nrange = ["{pattern}"]', "my.toml")
    assert samurai(alone).range.value == samurai(listed).range.value == PATTERNS[pattern]


def test_a_range_may_add_cells_to_a_pattern():
    sheet = parse_sheet('[samurai]\nrange = ["row-3", "2, 0"]', "my.toml")
    assert samurai(sheet).range.value == PATTERNS["row-3 plus"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("active = 0", "active health must be a whole number from 1 to 9, not 0"),
        ("rested = 10", "rested health must be a whole number from 1 to 9, not 10"),
        ("rested = true", "rested health must be a whole number from 1 to 9, not true"),
        ("active = 2.0", "active health must be a whole number from 1 to 9, not 2.0"),
        ("active = 1979-05-27", "active health must be a whole number from 1 to 9, not a date or time"),
        (
            "active = " + hex(10**5000),
            "active health must be a whole number from 1 to 9, not a number that large",
        ),
        ("attack = -1", 'attack must be a whole number from 0 to 9 or "X", not -1'),
        ('attack = "x"', 'attack must be a whole number from 0 to 9 or "X", not "x"'),
        ("range = []", "the range is empty; it needs at least one cell"),
        ("range = 1", 'range must be a list of cells like ["1,0", "2,0"], not 1'),
        ('range = ["1,0", "1,+0"]', 'the range names the cell "1,0" twice'),
        ('range = ["row-3", "1,-1"]', 'the range names the cell "1,-1" twice'),
        ('atack = "X"', '"atack" is not one of attack, range, active, rested; did you mean "attack"?'),
    ],
)
def test_a_bad_line_is_named_with_its_reason(line, reason):
    text = f'name = "My box"\n\n[warrior]\nactive = 2  # fine\n[samurai]\n{line}\nunread = 1'
    assert refusal(text) == f"my.toml, line 6: {reason}"


@pytest.mark.parametrize(
    "cell", ['"0,0"', '"4,0"', '"1,3"', '"1"', '"1;0"', '"knigt"', "1", "[1, 0]", '"\uff11,0"']
)
def test_what_is_no_cell_is_told_how_to_write_one(cell):
    told = refusal(f'[samurai]\nrange = ["1,0", {cell}]')
    assert told.startswith("my.toml, line 2: ")
    assert "write forward,sideways, with forward from 1 to 3 and sideways from -2 to 2" in told


def test_an_unknown_card_gets_the_nearest():
    assert refusal("\n[samuri]") == 'my.toml, line 2: "samuri" is not a card; did you mean "samurai"?'
    assert refusal("\n[King-A]") == 'my.toml, line 2: "King-A" is not a card; did you mean "king-a"?'
    assert refusal("\n\nnmae = 'x'") == 'my.toml, line 3: "nmae" is not a card; did you mean "name"?'
    assert refusal("[zzzzz]") == 'my.toml, line 1: "zzzzz" is not a card'


def test_a_card_that_is_no_table_is_told_so():
    reason = "samurai must be a table, [samurai], with any of attack, range, active, rested in it, not"
    assert refusal("\nsamurai = 3") == f"my.toml, line 2: {reason} 3"
    assert refusal("\n[[samurai]]\nactive = 3") == f"my.toml, line 2: {reason} a list"


@pytest.mark.parametrize("name", ['""', '"  "', '"a\\nb"', "5", '"' + "a" * 61 + '"'])
def test_a_name_must_fit_on_a_label(name):
    assert refusal(f"\nname = {name}").startswith("my.toml, line 2: the name must have 1 to 60")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[samurai]\nactive = 0", 2),
        ("# [samurai]\n\nsamurai.active = 0", 3),
        ("samurai = { attack = 1, active = 0 }", 1),
        ("[ 'samurai' ]\r\n\r\n\"active\" = 0\r\n", 3),
        ('[samurai]\nrange = [\n  "1,0", # ]\n  "2,0",\n]\nactive = 0', 6),
        ("name = '#['\n[warrior]\nactive = 1\n[samurai]\nactive = 0", 5),
        ("[samurai]\nrange = [\n'1,0',\n'1,0']", 2),
        ('attack = """\n[samurai]\n\\"""\nactive = 0\n"""""', 1),
        ("[samurai]\nattack = '''\nactive = 0\n'''", 2),
        ("[samurai]\nactive = 1\nactive = 0", 3),
        ("[samurai]\n\nactive 0\n", 3),
        ('[samurai]\nrange = """\n1,0\n\n', 3),
        ("\n\nactive = " + "1" * 5000, 3),
        ("\nrange = " + "[" * 5000 + "]" * 5000, 2),
        ("\n" + ".".join(["samurai"] * 3000) + " = 1", 2),
    ],
)
def test_the_line_is_right_however_the_sheet_is_laid_out(text, line):
    assert refusal(text).startswith(f"my.toml, line {line}: ")


@given(st.sampled_from([number for number, text in enumerate(WRITTEN.split("\n"), 1) if " = " in text]))
def test_a_slip_on_any_line_of_a_full_sheet_is_found_there(number):
    lines = WRITTEN.split("\n")
    lines[number - 1] = lines[number - 1].split("=")[0] + "= false"
    assert refusal("\n".join(lines)).startswith(f"my.toml, line {number}: ")


def test_the_written_sheet_gives_the_same_numbers_back():
    sheet = parse_sheet(WRITTEN, "my.toml")
    assert sheet.name == SHEET.name
    assert sheet.digest() == SHEET.digest()


def test_the_written_sheet_says_how_each_number_is_known():
    guardian = WRITTEN[WRITTEN.index("[guardian]") : WRITTEN.index("[archer]")]
    assert [line.split("# ")[1] for line in guardian.split("\n")[1:5]] == [
        "rulebook",
        "rulebook",
        "derived",
        "rulebook",
    ]


@given(owners_sheets())
def test_any_sheet_survives_being_written_and_read(sheet):
    assert parse_sheet(write_sheet(sheet), "my.toml") == sheet


@given(st.text())
def test_any_text_is_read_or_refused(text):
    read_or_refuse(text)


@given(spoiled(WRITTEN))
def test_any_spoiled_sheet_is_read_or_refused(text):
    read_or_refuse(text)


def read_or_refuse(text: str) -> None:
    try:
        sheet = parse_sheet(text, "my.toml")
    except SheetError as told:
        assert str(told).startswith("my.toml, line ")
        assert str(told).isprintable()
    else:
        assert parse_sheet(write_sheet(sheet), "my.toml").digest() == sheet.digest()


def test_a_file_is_read_even_with_the_mark_some_editors_put_first(tmp_path):
    path = tmp_path / "my.toml"
    path.write_bytes("\ufeffname = 'My box'\r\n".encode())
    assert read_sheet(path).name == "My box"


def test_a_file_that_is_missing_or_no_text_is_refused(tmp_path):
    with pytest.raises(SheetError, match=r"^my\.toml: can't be read"):
        read_sheet(tmp_path / "my.toml")
    (tmp_path / "my.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(SheetError, match=r"^my\.toml: not a text file"):
        read_sheet(tmp_path / "my.toml")
