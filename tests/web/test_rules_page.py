"""The rulebooks in the browser: in every language each rule that a line may name has an anchor to land on."""

import re

import pytest

from wartable.kernel.contract import game_names
from wartable.locale import languages
from wartable.rulebook import rules
from wartable.web.rules_page import as_html, rules_text


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", languages())
def test_every_rule_can_be_landed_on(language: str, name: str) -> None:
    text, given = rules_text(name, language)
    anchors = re.findall(r'<tr id="([^"]+)" class="rule">', as_html(text)[0])
    assert given == language
    assert sorted(anchors) == sorted({rule.id for rule in rules(name)})
