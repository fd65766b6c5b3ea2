"""Filters: words that are put together, kept as data, and read by one rule."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import ASKED, DECLARED, HOST_OF, LISTED, SOUGHT
from wartable.games.invasion.cards.where import (
    AGREE,
    ATTACHMENT,
    DEVELOPMENT,
    DISCARDED,
    ENTRY,
    IN_PLAY,
    KINDS,
    NOWHERE,
    QUEST,
    SECTION,
    STILL,
    STILL_BITS,
    SUPPORT,
    UNIT,
    UNIT_PLACE,
    ZONE,
    Bit,
    Where,
    filters,
)
from wartable.games.invasion.rules.where import any_of, count_of, each, is_one
from wartable.games.invasion.state import NOTHING, Race, Type, Zone
from wartable.locale import words

from .scene import ME, THEM, piece, scene


def found(s, where, seat=ME, source=NOTHING, zone=NOTHING, first=NOTHING):
    return [s.name_of(slot) for slot in each(s.g, where, seat, source, zone, first)]


def board():
    """A few cards of both seats."""
    return scene(
        {"battlefield": ["troll-slayers", "huntsmen"], "quest": ["runesmith"]},
        {"battlefield": ["crooked-teef-goblins"], "kingdom": ["totem-of-gork"]},
    )


def test_equal_filters_are_one() -> None:
    assert UNIT.own.attacking == UNIT.attacking.own and UNIT.here == UNIT.own.across
    assert UNIT | SUPPORT == SUPPORT | UNIT
    assert UNIT.own != UNIT.enemy and isinstance(UNIT.own, Where)


def test_a_filter_is_called_alike_however_it_is_written() -> None:
    assert UNIT.own.attacking.phrase == "unit-attacking-own"
    assert (SECTION | UNIT).phrase == "unit-or-zone-unburnt"
    assert UNIT.of(Race.ORC, Race.DWARF).phrase == "unit-of-orc-dwarf"
    assert UNIT.within(Zone.KINGDOM).phrase == "unit-in-kingdom"


def test_only_kinds_can_be_joined() -> None:
    assert (UNIT | DEVELOPMENT).places.play is not None
    assert (UNIT | SECTION).places.zone is not None, "places are joined"
    with pytest.raises(AssertionError, match="only kinds can be joined"):
        UNIT.own | SUPPORT
    with pytest.raises(AssertionError, match="entries are told apart by kinds"):
        ENTRY.by(UNIT.own)


def test_every_card_shows_one_kind_and_one_race() -> None:
    for number, card in DECLARED.items():
        bits = int(STILL[number])
        if card.type == Type.DRAFT:
            assert bits == STILL_BITS, "no filter fits it"
        else:
            assert (bits & KINDS).bit_count() == (bits & ~KINDS).bit_count() == 1
    assert STILL[BY_KEY["choppa"].number] & Bit.ATTACHMENT
    assert STILL[0] == STILL_BITS, "no filter fits an empty slot"


def test_a_filter_finds_what_it_says() -> None:
    s = board()
    assert found(s, UNIT.own) == ["troll-slayers", "huntsmen", "runesmith"]
    assert found(s, UNIT.own, THEM) == ["their crooked-teef-goblins"]
    assert found(s, UNIT.enemy) == ["their crooked-teef-goblins"]
    assert found(s, UNIT.in_battlefield) == ["troll-slayers", "huntsmen", "their crooked-teef-goblins"]
    assert found(s, UNIT.own.in_battlefield.of(Race.EMPIRE)) == ["huntsmen"]
    assert found(s, SUPPORT) == ["their totem-of-gork"] and found(s, ATTACHMENT) == []
    assert found(s, UNIT | SUPPORT, THEM)[-1] == "their totem-of-gork"
    assert found(s, NOWHERE) == []


def test_how_a_card_stands_to_source_and_first_target() -> None:
    s = board()
    slayers, goblins = s.slot("troll-slayers"), s.slot("their crooked-teef-goblins")
    assert "troll-slayers" not in found(s, UNIT.other, source=slayers)
    assert found(s, UNIT.here, zone=Zone.QUEST) == ["runesmith"]
    assert found(s, UNIT.another.like_first, first=slayers) == ["huntsmen", "their crooked-teef-goblins"]
    assert found(s, UNIT.another.beside_first, first=slayers) == ["huntsmen"]
    assert found(s, UNIT.like_first) == [], "there is no first target"
    assert len(found(s, UNIT.beside_first)) == 4, "B-12: without a first target, anywhere"
    assert found(s, UNIT.enemy.like_first, first=goblins) == ["their crooked-teef-goblins"]


def test_what_changes_in_a_match_is_seen() -> None:
    s = board()
    slayers = s.slot("troll-slayers")
    assert not any_of(s.g, UNIT.own.damaged, ME) and count_of(s.g, UNIT.own, ME) == 3
    s.g.damage[slayers], s.g.corrupt[slayers] = 1, 1
    assert found(s, UNIT.own.damaged) == found(s, UNIT.corrupt) == ["troll-slayers"]
    assert any_of(s.g, UNIT.own.damaged, ME) and not any_of(s.g, UNIT.enemy.damaged, ME)


@pytest.mark.rule("B-16", "U-15")
def test_a_filter_asks_for_the_cost_that_is_printed() -> None:
    s = board()  # Slayers cost 3, Runesmith 2, Huntsmen and Goblins 1
    assert found(s, UNIT.costing(most=2)) == ["huntsmen", "runesmith", "their crooked-teef-goblins"]
    assert found(s, UNIT.costing(least=2, most=2)) == ["runesmith"]
    assert found(s, UNIT.costing(least=3)) == ["troll-slayers"]
    assert UNIT.costing(least=1, most=3).phrase == "unit-costing-from-1-to-3"


def test_a_filter_asks_for_a_trait() -> None:
    s = board()
    assert found(s, UNIT.having("ranger")) == ["huntsmen"]
    assert found(s, UNIT.having("slayer") | SUPPORT.having("slayer")) == ["troll-slayers"]
    assert found(s, SUPPORT.having("building")) == [], "a siege engine is no building"
    assert UNIT.own.having("ranger").phrase == "unit-having-ranger-own"


def test_a_filter_asks_for_hit_points_as_they_are_now() -> None:
    s = board()
    slayers = s.slot("troll-slayers")
    few = UNIT.own.with_hit_points(most=2)
    assert found(s, few) == ["huntsmen", "runesmith"]
    s.g.damage[slayers] = 2
    assert found(s, few) == ["huntsmen", "runesmith"], "damage is not taken off"
    s.g.hit_change[slayers], s.g.hit_change[s.slot("huntsmen")] = -1, 2
    assert found(s, few) == ["troll-slayers", "runesmith"]


def test_a_filter_asks_in_whose_zone_a_card_lies() -> None:
    s = scene(
        {"battlefield": ["troll-slayers"], "kingdom": ["contested-village"]},
        {"battlefield": [piece("horrific-mutation", on="troll-slayers")]},
        developments={"battlefield": 1},
    )
    s.g.host[s.slot("their horrific-mutation")] = s.slot("troll-slayers") + 1
    assert found(s, SUPPORT.own, THEM) == ["their horrific-mutation"]
    assert found(s, SUPPORT.own.at_home, THEM) == [], "it lies where its host is"
    assert found(s, (UNIT | SUPPORT).own.developed.at_home) == ["troll-slayers"]
    assert found(s, (UNIT | SUPPORT).own.undeveloped.at_home) == ["contested-village"]


def test_a_card_in_play_sees_others_by_a_filter() -> None:
    s = board()
    slayers, huntsmen = s.slot("troll-slayers"), s.slot("huntsmen")
    assert is_one(s.g, UNIT.here.other, huntsmen, slayers)
    assert not is_one(s.g, UNIT.here.other, slayers, slayers)
    assert not is_one(s.g, UNIT.here, s.slot("runesmith"), slayers), "it lies elsewhere"


def test_all_that_cards_aim_at_has_a_sentence_in_every_language() -> None:
    targets = {target for ability in LISTED for target in ability.targets if target != AGREE}
    targets |= set(SOUGHT.values()) | ({asking.where for asking in ASKED} - {NOWHERE, AGREE})
    for language in ("en", "ja", "pl"):
        said = words(language)
        for target in targets:
            name = "host" if target.is_host else target.phrase
            assert said.has(f"invasion-wanted-{name}"), f"{language} has no sentence for {name}"


def test_attachments_say_what_they_are_attached_to() -> None:
    assert HOST_OF[BY_KEY["choppa"].number] == UNIT.own.in_battlefield.host
    assert not HOST_OF[BY_KEY["pillage"].number]


def test_questions_about_a_whole_filter() -> None:
    assert UNIT_PLACE.is_place and not ZONE.own.is_place
    assert DISCARDED.many.is_many and DEVELOPMENT.many.is_many and not DEVELOPMENT.is_many
    assert not DISCARDED.by(UNIT).fallen.is_many and ZONE.own.enters_first.phrase == "zone-enters-first-own"
    assert UNIT.host.is_host and not UNIT.is_host
    assert QUEST in filters() and IN_PLAY[QUEST] > 0 and IN_PLAY[ZONE] == 0
