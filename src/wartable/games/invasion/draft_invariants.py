"""What holds of a draft of Invasion: piles, packs, and what was chosen from them.
For tests and for doubts; nothing here decides anything, and no rule may lean on it."""

from typing import Any

import numpy as np

from wartable.games.invasion.cards.declare import COPIES, DEALT, TYPE
from wartable.games.invasion.cards.draft import CUT_SUPPLY_LINES, REINFORCEMENTS, SABOTAGE
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.draft import (
    PACK_SIZE,
    PACKS,
    PICKED_AT_ONCE,
    copies_in_pile,
    is_pick,
    pack_of,
)
from wartable.games.invasion.rules.setup import NEUTRALS_DEALT, Way
from wartable.games.invasion.state import CARDS, NOTHING, Draft, Reason, Type
from wartable.kernel.frames import SEAT, A, B, C

LEFT_OVER = 4  # the most cards that a pack has when all have chosen
# Cards of a pile that no pack needs, less those that reinforcements can have taken.
SPARE = 33 - int(COPIES[REINFORCEMENTS])


def all_zero(field: Any) -> bool:
    return not np.asarray(field).any()


def copies_of_pile(g: Record, seat: int) -> np.ndarray:
    """INV-170: how many of each card a seat's pile has from the beginning."""
    return np.array([0] + [int(copies_in_pile(g, seat, card)) for card in range(1, CARDS)])


def check_draft(g: Record) -> None:
    """INV-170 to INV-182: nothing is in play yet, packs lie in order, and no card of a pile is lost."""
    for name in (
        "card", "hand", "hand_size", "known", "discard", "symbols", "resources", "burning", "waits", "rows", "turn",
        "carriers", "developments", "section_damage", "lying", "batch", "asides", "aside", "lies", "unsettled",
        "limited", "developed", "units_played", "supports_played", "discounts", "shielded", "fallen", "wave",
    ):  # fmt: skip
        assert all_zero(getattr(g, name)), f"{name} before the decks are made"
    assert g.depth == 1 and g.attacked == NOTHING and g.active == g.first == 0, (
        "a turn before the decks are made"
    )
    assert g.format == Way.DRAFT and g.reason == Reason.NONE, "a draft in another format"
    neutrals = np.zeros(CARDS, np.int64)
    for seat in range(2):
        pack, left = g.pack.tolist()[seat], g.pack_left[seat]
        assert pack[:left] == sorted(pack[:left]), f"the pack of seat {seat}"
        counts = np.asarray(g.removed)[seat].astype(np.int64)
        for name, size in (
            ("pile", g.pile_left),
            ("pack", g.pack_left),
            ("thrown", g.thrown_left),
            ("deck", g.deck_left),
        ):
            lying = np.asarray(getattr(g, name))[seat].astype(np.int64)
            cards = lying[: size[seat]]
            assert cards.all(), f"no card in {name} of seat {seat}"
            assert not lying[size[seat] :].any(), f"cards behind {name} of seat {seat}"
            np.add.at(counts, cards, 1)
        own = copies_of_pile(g, seat)
        assert (np.where(DEALT > 0, 0, counts) == own).all(), f"the pile of seat {seat} lost or found cards"
        assert counts[DEALT > 0].sum() == NEUTRALS_DEALT, f"seat {seat} was dealt more or less neutrals"
        neutrals += np.where(DEALT > 0, counts, 0)
    neutrals += np.bincount(np.asarray(g.box)[0].astype(np.int64), minlength=CARDS)
    neutrals[0] = 0
    assert (neutrals == DEALT).all(), "the neutrals changed"
    check_packs(g)


def check_packs(g: Record) -> None:
    """INV-173 to INV-181: so many cards are in packs and piles as this step leaves; what was chosen is there."""
    stage, step, due = (g.frames[0, part] for part in (A, B, C))
    removed = np.asarray(g.removed).sum(axis=0)
    assert g.pack_number >= 1, "no such pack"
    assert (stage == Draft.PICK) <= is_pick(step), "a pick at a counterdraft"
    assert (stage in (Draft.COUNTERDRAFT, Draft.SABOTAGE)) <= (not is_pick(step)), "a counterdraft at a pick"
    assert stage != Draft.EFFECTS and due > 0, "nobody has to choose"
    assert sum(g.supply_cut.tolist()) <= removed[CUT_SUPPLY_LINES], "supply lines were cut by no card"
    assert sum(g.sabotages.tolist()) <= removed[SABOTAGE], "sabotages of no card"
    done = step + (stage == Draft.REINFORCE)
    for seat in range(2):
        most = PACK_SIZE - PICKED_AT_ONCE * ((done + 1) // 2) - done // 2
        assert g.pack_left[seat] <= most, f"the pack of seat {seat} is too large"
        assert g.thrown_left[seat] <= LEFT_OVER * (g.pack_number - 1), f"seat {seat} threw too much away"
        spare = g.pile_left[seat] - PACK_SIZE * (PACKS - g.pack_number)
        assert spare >= SPARE, f"the pile of seat {seat} is too small"
        picked, chosen = g.picked.tolist()[seat], g.picked_left[seat]
        assert all(picked[:chosen]) and not any(picked[chosen:]), f"what seat {seat} picked"
        if stage == Draft.REINFORCE:
            assert all(TYPE[card] == Type.DRAFT for card in picked[:chosen]), f"what seat {seat} picked"
            continue
        pack, left = g.pack.tolist()[pack_of(seat, step)], g.pack_left[pack_of(seat, step)]
        assert all(picked[:chosen].count(card) <= pack.count(card) for card in picked[:chosen]), (
            f"seat {seat} picked what is not there"
        )
        still = due if g.frames[0, SEAT] == seat else 0
        assert chosen + still <= left, f"seat {seat} chooses from an empty pack"
        if stage == Draft.PICK:
            assert chosen + still <= PICKED_AT_ONCE, f"seat {seat} picks too much"
        else:
            used = removed[SABOTAGE] - sum(g.sabotages.tolist())
            assert still <= 1 and chosen <= 1 + used, f"seat {seat} chose too much"
            assert stage == Draft.SABOTAGE or chosen + still <= 1, f"seat {seat} chose too much"
            assert not (stage == Draft.SABOTAGE and still) or g.sabotages[seat] > 0, (
                f"seat {seat} has no sabotage"
            )
