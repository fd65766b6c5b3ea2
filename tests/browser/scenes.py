"""Tables that chance seldom lays out, arranged on purpose: leaders fallen, hands empty or full, zones full, and what is
asked in the middle of things. Each is a position with the name of its format."""

from __future__ import annotations

from collections.abc import Callable

import wartable
from wartable.kernel.contract import Position
from wartable.kernel.engine import engine

from ..games.invasion.scene import piece
from ..games.invasion.scene import scene as capitals
from ..games.invictus.scene import SOME_DECK, alliance
from ..games.invictus.scene import scene as kingdoms
from ..games.shadespire.scene import Story as Skirmish
from ..games.shadespire.scene import scene as skirmish

Arranged = tuple[Position, str]
SHADESPIRE = wartable.game("shadespire")

# --- Invictus -----------------------------------------------------------------------------------------------------

SOLDIERS = ("warrior", "archer", "guardian", "wizard", "priest")
ROW = ("warrior", "archer", "wizard")
EVERY_CELL = ("F-L", "F-C", "F-R", "B-L", "B-C", "B-R")


def invictus_full() -> Arranged:
    story = kingdoms(
        hand=SOLDIERS, enemy_hand=SOLDIERS, kingdom=SOLDIERS * 2, enemy_kingdom=SOLDIERS * 2,
        front=ROW, back=("priest", "king-a", "guardian"), queue=SOLDIERS, graveyard=SOLDIERS,
        enemy_front=ROW, enemy_back=("priest", "king-b", "guardian"), enemy_queue=SOLDIERS, enemy_graveyard=SOLDIERS,
    )  # fmt: skip
    return story.position, "duel"


def invictus_worn_out() -> Arranged:
    """Everything rested or hurt, nothing in hand and next to nothing to draw."""
    story = kingdoms(
        front=ROW, back=("priest", "king-a", "guardian"), rested=EVERY_CELL, graveyard=SOLDIERS, deck=SOME_DECK[:1],
        enemy_front=ROW, enemy_back=("priest", "king-b", "guardian"), enemy_deck=SOME_DECK[:1],
    )  # fmt: skip
    for team in range(2):
        for cell in range(len(EVERY_CELL)):
            story.g.damage[team, cell] = 1
    return story.position, "duel"


def invictus_target() -> Arranged:
    story = kingdoms(front=ROW, enemy_front=ROW, hand=SOLDIERS, enemy_hand=SOLDIERS)
    story.declare("F-L")
    return story.position, "duel"


def invictus_block() -> Arranged:
    story = kingdoms(front=ROW, enemy_front=ROW, hand=SOLDIERS, enemy_hand=SOLDIERS)
    story.attack("F-L", "E-FL")
    return story.position, "duel"


def invictus_alliance() -> Arranged:
    story = alliance(
        front=ROW, back=("priest", "king-a", "guardian"), queue=SOLDIERS, graveyard=SOLDIERS, enemy_front=ROW,
        enemy_queue=SOLDIERS, hands={0: SOLDIERS, 2: SOLDIERS}, kingdoms=dict.fromkeys(range(4), SOLDIERS),
    )  # fmt: skip
    return story.position, "alliance"


# --- Invasion -----------------------------------------------------------------------------------------------------

TROOPS = ["troll-slayers", "hammerer-of-karak-azul", "runesmith", "dwarf-ranger", "durgnar-the-bold"]
HOST = ["boar-boyz", "doom-divers", "bloodthirster", "boar-boyz", "doom-divers"]
HAND = [
    "striking-the-grudge",
    "organ-gun",
    "master-rune-of-valaya",
    "troll-slayers",
    "a-glorious-death",
    "pillage",
]
ZONES = ("kingdom", "quest", "battlefield")


def invasion_full() -> Arranged:
    """Zones with all that can lie there: hurt, corrupt, attached, questing, developed; and a full hand without a coin."""
    worn = [
        piece("hammerer-of-karak-azul", damage=1, corrupt=True),
        piece("organ-gun", on="hammerer-of-karak-azul"),
    ]
    story = capitals(
        {"kingdom": TROOPS, "quest": [piece("a-glorious-death", tokens=2), piece("runesmith", on="a-glorious-death")],
         "battlefield": [*worn, *TROOPS]},
        dict.fromkeys(ZONES, HOST),
        hand=HAND * 2, their_hand=HAND, developments=dict.fromkeys(ZONES, 3), their_developments=dict.fromkeys(ZONES, 3),
        damage={"kingdom": 5, "their quest": 7}, discard=HAND, their_discard=HAND,
    )  # fmt: skip
    return story.position, "starter"


def invasion_burning() -> Arranged:
    """One section from defeat on both sides; no hands, hardly a deck, hardly a card."""
    story = capitals(
        {"battlefield": ["troll-slayers"]}, {"battlefield": ["boar-boyz"]}, burning=["kingdom", "their quest"],
        damage={"quest": 7, "their kingdom": 7}, deck=["pillage"], their_deck=["pillage"], resources=9,
    )  # fmt: skip
    return story.position, "starter"


def invasion_phase(phase: str) -> Callable[[], Arranged]:
    def arrange() -> Arranged:
        laid = {"kingdom": TROOPS[:2], "quest": TROOPS[:2], "battlefield": TROOPS[:3]}
        story = capitals(laid, dict.fromkeys(ZONES, HOST[:2]), phase=phase, hand=HAND, resources=5)
        return story.position, "starter"

    return arrange


def invasion_assign() -> Arranged:
    """Combat with all its signs: some will die, and damage is still to be assigned."""
    story = capitals({"battlefield": ["bloodthirster"] * 3}, {"quest": ["boar-boyz"] * 3}, phase="battle")
    story.attack("quest", "bloodthirster", "bloodthirster#2", "bloodthirster#3")
    story.defend("their boar-boyz", "their boar-boyz#2", "their boar-boyz#3").close()
    story.assign(*["their boar-boyz"] * 4, "their boar-boyz#2")
    return story.position, "starter"


def invasion_chain() -> Arranged:
    story = capitals(
        {"battlefield": ["king-kazador"]}, {"quest": ["doom-divers"]}, phase="battle", hand=["striking-the-grudge"] * 2,
        resources=5, their_hand=HAND, their_resources=5,
    )  # fmt: skip
    story.attack("their quest", "king-kazador").defend("their doom-divers")
    story.play("striking-the-grudge", "king-kazador")
    return story.position, "starter"


def invasion_looked_into() -> Arranged:
    """One seat has looked at the top of both decks; it knows what lies there, and nobody else does."""
    story = capitals(
        {"quest": ["caradryan"]}, hand=HAND, resources=5, their_deck=["waaagh", "pillage", "boar-boyz"] * 4
    )
    story.g.peeked[0, 0], story.g.peeked[0, 1] = 1, 2
    return story.position, "starter"


def invasion_agree() -> Arranged:
    hurt = [piece("troll-slayers", damage=2), piece("mountain-brigade", damage=1)]
    laid = {"kingdom": ["initiate-of-saphery"], "quest": hurt}
    return capitals(laid, phase="begin", at_entry=True).position, "starter"


def invasion_assign_kind() -> Arranged:
    """Points that can be cancelled and points that can't."""
    story = capitals(
        {"battlefield": ["bloodthirster", "savage-gors"]}, {"quest": HOST[:2]}, phase="battle", hand=HAND
    )
    story.attack("their quest", "bloodthirster", "savage-gors").defend("their boar-boyz").close()
    return story.position, "starter"


def invasion_cast() -> Arranged:
    story = capitals(
        {"quest": ["mortella"]}, {"kingdom": ["totem-of-gork"]}, their_discard=["pillage"], resources=2, capital="chaos",
        hand=HAND,
    )  # fmt: skip
    return story.use("mortella").resolve().position, "starter"


def invasion_fronts() -> Arranged:
    """An attack on two zones at once: which of them this attacker attacks."""
    story = capitals(
        {"battlefield": ["troll-slayers", "mountain-brigade"]},
        hand=["for-ulthuan"],
        resources=5,
        phase="battle",
    )
    story.choose("their kingdom").play("for-ulthuan", "their quest").resolve().close()
    return story.choose("troll-slayers").position, "starter"


def invasion_peeking(*choices: str | int) -> Callable[[], Arranged]:
    def arrange() -> Arranged:
        story = capitals(
            {"quest": ["caradryan"]}, capital="empire", phase="begin", at_entry=True, hand=HAND,
            their_deck=["waaagh", "pillage", "boar-boyz"] * 4,
        )  # fmt: skip
        return story.choose(*choices).position, "starter"

    return arrange


def invasion_saving() -> Arranged:
    story = capitals(
        {"kingdom": ["altar-of-khaine"], "battlefield": ["servants-of-khorne", "savage-gors"]}, capital="chaos",
        hand=["nurgles-pestilence"], resources=9,
    )  # fmt: skip
    return story.play("nurgles-pestilence").resolve().position, "starter"


# --- Shadespire ---------------------------------------------------------------------------------------------------

STEELHEART = {"severin-steelheart": (3, 2), "angharad-brightshield": (7, 2), "obryn-the-bold": (9, 2)}
GARREK = {
    "garrek-gorebeard": (4, 3), "blooded-saek": (5, 8), "karsus-the-chained": (9, 8), "targor": (7, 8), "arnulf": (11, 8),
}  # fmt: skip
CARDS = ("supremacy", "sidestep", "great-strength", "great-fortitude", "righteous-zeal")
TOKENS = ((3, 2), (7, 8), (5, 4), (9, 4), (5, 6))


def _at_table(story: Skirmish, format: str = "constructed") -> Arranged:
    return Position(SHADESPIRE, engine(SHADESPIRE, compiled=False), story.records), format


def shadespire_leaders_fallen() -> Arranged:
    story = skirmish(STEELHEART, GARREK, tokens=TOKENS).hand(0, *CARDS)
    for fallen in ("severin-steelheart", "garrek-gorebeard", "targor"):
        story.set(fallen, out=1, wounds=9)
    return _at_table(story)


def shadespire_inspired_leaders_fallen() -> Arranged:
    story = skirmish(STEELHEART, GARREK, round=3)
    for fallen in ("severin-steelheart", "angharad-brightshield", "garrek-gorebeard", "arnulf"):
        story.set(fallen, inspired=1, out=1, wounds=9)
    return _at_table(story)


def shadespire_all_signs() -> Arranged:
    story = skirmish(STEELHEART, GARREK, tokens=TOKENS, round=2).hand(0, *CARDS[:3])
    story.set("severin-steelheart", inspired=1, guard=1, wounds=2).give(
        "severin-steelheart", "great-fortitude"
    )
    story.set("angharad-brightshield", charged=1, wounds=1).set("obryn-the-bold", moved=1)
    story.set("garrek-gorebeard", inspired=1, charged=1, wounds=3).set("targor", guard=1, moved=1)
    story.g.glory[0], story.g.spent_glory[0] = 5, 2
    return _at_table(story)


def shadespire_power_step() -> Arranged:
    return _at_table(skirmish(STEELHEART, GARREK, step="power").hand(0, *CARDS))


def shadespire_dice() -> Arranged:
    """After a roll, some of whose dice count and some don't: whether the target is driven back."""
    story = skirmish(STEELHEART, GARREK).dice("hammer", "sword", "shield")
    story.aim("severin-steelheart", "garrek-gorebeard").skip()
    return _at_table(story)


def shadespire_attacks() -> Arranged:
    """A fighter with several attacks between two enemies, of whom a spear reaches a third."""
    own = {"severin-steelheart": (7, 4), "obryn-the-bold": (1, 2)}
    others = {"garrek-gorebeard": (9, 4), "blooded-saek": (6, 5), "targor": (11, 4)}
    story = skirmish(own, others).set("severin-steelheart", inspired=1)
    return _at_table(story.give("severin-steelheart", "shadeglass-spear"))


def shadespire_end_phase() -> Arranged:
    story = skirmish(STEELHEART, GARREK, tokens=TOKENS).hand(0, *CARDS).set("severin-steelheart", out=1)
    return _at_table(story.to_end_phase())


def shadespire_melee() -> Arranged:
    """Four warbands: one gone, one without its leader."""
    story = skirmish(
        STEELHEART, {"garrek-gorebeard": (4, 9), "targor": (7, 8)}, {"gurzag-ironskull": (3, 14), "hakka": (7, 14)},
        {"fjul-grimnir": (3, 20), "mad-maegrim": (7, 20)},
    )  # fmt: skip
    for fallen in ("garrek-gorebeard", "targor", "gurzag-ironskull"):
        story.set(fallen, out=1)
    return _at_table(story, "melee")


ARRANGED: dict[str, Callable[[], Arranged]] = {
    "invictus, everything full": invictus_full,
    "invictus, everything worn out": invictus_worn_out,
    "invictus, a target": invictus_target,
    "invictus, a block": invictus_block,
    "invictus, an alliance": invictus_alliance,
    "invasion, everything full": invasion_full,
    "invasion, burning": invasion_burning,
    **{
        f"invasion, {phase} phase": invasion_phase(phase)
        for phase in ("kingdom", "quest", "capital", "battle", "end")
    },
    "invasion, damage": invasion_assign,
    "invasion, a chain": invasion_chain,
    "invasion, decks looked into": invasion_looked_into,
    "shadespire, leaders fallen": shadespire_leaders_fallen,
    "shadespire, inspired leaders fallen": shadespire_inspired_leaders_fallen,
    "shadespire, all signs": shadespire_all_signs,
    "shadespire, power step": shadespire_power_step,
    "shadespire, dice": shadespire_dice,
    "shadespire, end phase": shadespire_end_phase,
    "shadespire, melee": shadespire_melee,
}

# What chance brings so seldom that it is arranged, only to be looked at.
SELDOM: dict[str, Callable[[], Arranged]] = {
    "invasion, whether to heal": invasion_agree,
    "invasion, which kind of damage": invasion_assign_kind,
    "invasion, a tactic of theirs": invasion_cast,
    "invasion, two fronts": invasion_fronts,
    "invasion, whose deck": invasion_peeking(),
    "invasion, what is discarded": invasion_peeking(1),
    "invasion, what is put back": invasion_peeking(1, "pass"),
    "invasion, who is saved": invasion_saving,
}
