"""The page about adding a card shows cards as they are: each example stands in the file that is named before it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = re.compile(r"In `(src/[\w/.]+)`:\n\n```python\n(.*?)```", re.DOTALL)


def test_the_examples_are_cards_of_the_games():
    page = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
    examples = EXAMPLE.findall(page)
    assert len(examples) == page.count("```python") == 2
    for file, code in examples:
        assert code in (ROOT / file).read_text(encoding="utf-8"), f"{file} has it otherwise"


def test_what_the_page_names_is_there():
    page = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([\w/.-]+)", page):
        assert (ROOT / "docs" / link).is_file(), link
