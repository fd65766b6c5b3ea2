"""The form in which a match is set up: what it shows is what will be played."""

from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("nicegui")

from wartable.kernel.contract import game
from wartable.web.opening import OpeningForm


class Form(OpeningForm):
    """A form whose drawing is only counted."""

    def __init__(self, name: str) -> None:
        super().__init__(SimpleNamespace(), game(name))  # type: ignore[arg-type]
        self.drawn = 0

    def show(self) -> None:
        self.drawn += 1

    def choose(self, **values: str) -> None:
        for name, value in values.items():
            self.set_option(self.format.option(name), value)

    def played(self) -> dict[str, Any]:
        return self.wish.game.settings(self.wish.format, self.wish.options)


@pytest.mark.rule("W-29")
def test_a_starter_that_is_taken_is_changed_where_it_was_only_usual():
    form = Form("invasion")
    form.choose(starter0="orc")
    assert form.wish.options == {"starter0": "orc"} and form.drawn == 1, "the other starter is shown anew"
    assert form.played()["starter1"] == "empire"
    form.choose(starter0="dwarf")
    assert (form.played()["starter1"], form.drawn) == ("orc", 2)
    form.choose(starter0="empire")
    assert form.wish.options == {} and form.drawn == 2


@pytest.mark.rule("W-29")
def test_the_same_starter_chosen_on_purpose_is_kept_and_can_be_allowed():
    form = Form("invasion")
    form.choose(starter0="orc", starter1="orc")
    assert form.wish.options == {"starter0": "orc", "starter1": "orc"}, (
        "to be refused in words when it starts"
    )
    form.choose(same_starter="on")
    assert form.played()["starter0"] == form.played()["starter1"] == "orc"


def test_what_few_will_change_is_folded():
    assert {"same_starter", "edition", "longest"} <= Form("invasion")._everywhere()
