"""Stories about the types of records: they say what the layouts say, and every function over a record has one."""

import wartable
from wartable.lab import records

from ..typed_share import LEAST, share


def test_the_types_are_up_to_date():
    assert records.main(["--check"]) == 0


def test_most_of_the_code_is_looked_at():
    assert share() >= LEAST


def test_a_field_is_a_number_a_row_or_a_grid():
    text = records.protocols(wartable.game("invictus"))
    assert "    turn: int\n" in text
    assert "    points: Row\n" in text
    assert "    hand: Grid\n" in text
    assert "    pad:" not in text


def test_a_rule_is_given_the_type_of_its_record_once():
    text = "import this\n\ndef strike(g, cell):\n    pass\n\ndef observe(g, seat, seen):\n    pass\n"
    typed = records.typed(text, "invictus")
    assert "def strike(g: Record, cell):" in typed
    assert "def observe(g: Record, seat, seen: Seen):" in typed
    assert typed.startswith("from wartable.games.invictus.record import Record, Seen\nimport this\n")
    assert records.typed(typed, "invictus") == typed
