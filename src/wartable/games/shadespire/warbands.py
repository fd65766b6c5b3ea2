"""The eight warbands: facts of every fighter on both sides of the card, and what inspires them.
Names and texts stand in the locale files; what a property does is in `rules/`."""

from wartable.games.shadespire.changes import (
    CRIT_CLEAVE,
    CRIT_DAMAGE,
    CRIT_KNOCKBACK,
    PARRY,
    PISTOL,
    REROLL,
    STANDS_FAST,
)
from wartable.games.shadespire.declare import fighter, side, warband, weapon
from wartable.games.shadespire.printed import ANYWHERE, AT_HOME, Inspire, Property
from wartable.games.shadespire.state import DODGE, SHIELD, Side

HAMMER, SWORD = Side.HAMMER, Side.SWORD


warband("steelhearts-champions", core=True)
fighter(
    "severin-steelheart",
    SHIELD,
    Inspire.BLOCKED_A_BLOW,
    side(3, 1, 4, weapon("sigmarite-broadsword", 1, 2, HAMMER, 3)),
    side(
        3,
        2,
        4,
        weapon("sigmarite-broadsword", 1, 2, HAMMER, 3),
        weapon("mighty-swing", 1, 2, HAMMER, 2, sweep=True),
    ),
    leader=True,
)
fighter(
    "angharad-brightshield",
    SHIELD,
    Inspire.BLOCKED_A_BLOW,
    side(3, 1, 4, weapon("sigmarite-hammer", 1, 3, HAMMER, 2)),
    side(
        3,
        2,
        4,
        weapon("sigmarite-hammer", 1, 3, HAMMER, 2),
        weapon("furious-parry", 1, 2, HAMMER, 1, abilities=(PARRY,)),
    ),
)
fighter(
    "obryn-the-bold",
    SHIELD,
    Inspire.BLOCKED_A_BLOW,
    side(3, 1, 4, weapon("sigmarite-grandhammer", 1, 2, HAMMER, 3, knockback=1)),
    side(
        3,
        2,
        4,
        weapon("sigmarite-grandhammer", 1, 2, HAMMER, 3, knockback=1),
        weapon("overhead-strike", 1, 2, HAMMER, 3, cleave=True),
    ),
)

warband("garreks-reavers", core=True)
fighter(
    "garrek-gorebeard",
    DODGE,
    Inspire.OTHERS_OUT,
    side(4, 1, 4, weapon("blooddrinker-axe", 1, 2, HAMMER, 2)),
    side(5, 1, 4, weapon("awakened-axe", 1, 2, HAMMER, 3)),
    leader=True,
    after=3,
)
fighter(
    "blooded-saek",
    DODGE,
    Inspire.OTHERS_OUT,
    side(4, 1, 3, weapon("great-axe", 1, 2, HAMMER, 3)),
    side(5, 1, 3, weapon("great-axe", 1, 2, HAMMER, 3, cleave=True)),
    after=3,
)
fighter(
    "karsus-the-chained",
    DODGE,
    Inspire.OTHERS_OUT,
    side(4, 1, 3, weapon("chained-axe", 2, 3, SWORD, 1), weapon("brutal-chop", 1, 3, SWORD, 2)),
    side(5, 1, 3, weapon("chained-axe", 2, 3, SWORD, 2), weapon("savage-whirl", 1, 2, SWORD, 2, sweep=True)),
    after=3,
)
fighter(
    "targor",
    DODGE,
    Inspire.OTHERS_OUT,
    side(4, 1, 2, weapon("gore-axe-and-blade", 1, 2, SWORD, 1)),
    side(5, 1, 2, weapon("gore-axe-and-blade", 1, 3, SWORD, 2)),
    after=3,
)
fighter(
    "arnulf",
    DODGE,
    Inspire.OTHERS_OUT,
    side(4, 1, 2, weapon("piercing-blade-and-axe", 1, 2, SWORD, 1, abilities=(CRIT_DAMAGE,))),
    side(5, 1, 2, weapon("piercing-blade-and-axe", 1, 3, SWORD, 1, abilities=(CRIT_DAMAGE,))),
    after=3,
)

warband("sepulchral-guard", core=False)
fighter(
    "the-sepulchral-warden",
    DODGE,
    Inspire.RETURNED,
    side(2, 1, 4, weapon("boneshiver-spear", 2, 2, HAMMER, 2)),
    side(3, 1, 4, weapon("quickened-spear", 2, 3, HAMMER, 3)),
    leader=True,
    after=2,
    properties={Property.RAISES: AT_HOME, Property.COMMANDS: 2},
)
fighter(
    "the-champion",
    DODGE,
    Inspire.RETURNED,
    side(2, 1, 3, weapon("wight-blade", 1, 2, HAMMER, 2, cleave=True)),
    side(3, 1, 3, weapon("wight-blade", 1, 3, HAMMER, 2, cleave=True)),
)
fighter(
    "the-prince-of-dust",
    DODGE,
    Inspire.RETURNED,
    side(2, 1, 3, weapon("royal-mace", 1, 2, HAMMER, 1, knockback=1)),
    side(3, 1, 3, weapon("royal-mace", 1, 3, HAMMER, 2, knockback=1)),
)
fighter(
    "the-harvester",
    DODGE,
    Inspire.RETURNED,
    side(2, 1, 3, weapon("whirling-scythe", 1, 2, SWORD, 2, sweep=True)),
    side(3, 1, 3, weapon("whirling-scythe", 1, 3, SWORD, 2, sweep=True)),
)
fighter(
    "petitioner",
    DODGE,
    Inspire.RETURNED,
    side(2, 1, 2, weapon("ancient-weapon", 1, 2, SWORD, 1)),
    side(3, 1, 2, weapon("ancient-weapon", 1, 3, SWORD, 1)),
    copies=3,
)

warband("ironskulls-boyz", core=False)
fighter(
    "gurzag-ironskull",
    SHIELD,
    Inspire.HURT,
    side(3, 1, 5, weapon("boss-choppas", 1, 2, HAMMER, 3)),
    side(3, 1, 5, weapon("boss-choppas", 1, 2, HAMMER, 3, abilities=(REROLL,))),
    leader=True,
)
fighter(
    "bonekutta",
    SHIELD,
    Inspire.HURT,
    side(3, 1, 4, weapon("big-choppa", 1, 2, HAMMER, 2)),
    side(3, 1, 4, weapon("big-choppa", 1, 2, HAMMER, 3)),
)
fighter(
    "hakka",
    SHIELD,
    Inspire.HURT,
    side(3, 1, 4, weapon("choppas", 1, 2, SWORD, 1, abilities=(CRIT_CLEAVE,))),
    side(3, 1, 4, weapon("choppas", 1, 3, SWORD, 2, abilities=(CRIT_CLEAVE,))),
)
fighter(
    "basha",
    SHIELD,
    Inspire.HURT,
    side(3, 1, 4, weapon("smashas", 1, 2, SWORD, 1, abilities=(CRIT_KNOCKBACK,))),
    side(3, 1, 4, weapon("smashas", 1, 3, SWORD, 2, abilities=(CRIT_KNOCKBACK,))),
)

warband("the-chosen-axes", core=False)
fighter(
    "fjul-grimnir",
    SHIELD,
    Inspire.HOLDS,
    side(2, 1, 4, weapon("latchkey-axe", 1, 2, HAMMER, 3)),
    side(3, 1, 5, weapon("blazing-latchkey-axe", 1, 2, HAMMER, 4, cleave=True)),
    leader=True,
)
fighter(
    "tefk-flamebearer",
    SHIELD,
    Inspire.HOLDS,
    side(2, 1, 3, weapon("brazier-axe", 1, 2, HAMMER, 2), weapon("fyresteel-axe", 1, 3, HAMMER, 1)),
    side(3, 1, 4, weapon("blazing-axes", 1, 3, HAMMER, 3, abilities=(CRIT_CLEAVE,))),
)
fighter(
    "vol-orrukbane",
    SHIELD,
    Inspire.HOLDS,
    side(2, 1, 3, weapon("great-axe", 1, 2, HAMMER, 2)),
    side(3, 1, 4, weapon("great-axe", 1, 2, HAMMER, 3, knockback=1)),
)
fighter(
    "mad-maegrim",
    SHIELD,
    Inspire.HOLDS,
    side(2, 1, 3, weapon("fyresteel-axes", 1, 3, SWORD, 1)),
    side(3, 1, 4, weapon("scorching-axes", 1, 3, SWORD, 2, abilities=(REROLL,))),
)

warband("spiteclaws-swarm", core=False)
fighter(
    "skritch-spiteclaw",
    DODGE,
    Inspire.CHOSEN_BY_PLOY,
    side(5, 1, 4, weapon("wicked-halberd", 2, 2, HAMMER, 2, abilities=(CRIT_CLEAVE,))),
    side(5, 2, 4, weapon("warp-infused-halberd", 2, 2, HAMMER, 3, abilities=(CRIT_CLEAVE,))),
    leader=True,
    properties={Property.RAISES: ANYWHERE},
)
fighter(
    "krrk-the-almost-trusted",
    SHIELD,
    Inspire.CHOSEN_BY_PLOY,
    side(5, 1, 3, weapon("warding-spear", 1, 2, HAMMER, 2)),
    side(5, 2, 3, weapon("warding-spear", 1, 2, HAMMER, 2)),
    properties={Property.NOT_RAISED: 1},
)
fighter(
    "lurking-skaven",
    DODGE,
    Inspire.CHOSEN_BY_PLOY,
    side(5, 2, 2, weapon("paired-katar", 1, 2, SWORD, 1)),
    side(5, 2, 2, weapon("paired-katar", 1, 3, SWORD, 1)),
)
fighter(
    "festering-skaven",
    DODGE,
    Inspire.CHOSEN_BY_PLOY,
    side(5, 1, 2, weapon("wicked-daggers", 1, 2, SWORD, 1)),
    side(5, 2, 2, weapon("wicked-daggers", 1, 3, SWORD, 1)),
)
fighter(
    "hungering-skaven",
    DODGE,
    Inspire.CHOSEN_BY_PLOY,
    side(5, 1, 2, weapon("scavenged-flail", 1, 1, HAMMER, 1)),
    side(5, 2, 2, weapon("scavenged-flail", 1, 2, HAMMER, 1)),
)

warband("magores-fiends", core=False)
fighter(
    "magore-redhand",
    SHIELD,
    Inspire.SUCCEEDED,
    side(3, 1, 4, weapon("daemonic-axe", 1, 2, HAMMER, 2, cleave=True)),
    side(4, 1, 4, weapon("ravenous-axe", 1, 2, HAMMER, 3, cleave=True)),
    leader=True,
)
fighter(
    "riptooth",
    DODGE,
    Inspire.SUCCEEDED,
    side(4, 1, 4, weapon("claws-and-teeth", 1, 3, SWORD, 2, abilities=(CRIT_CLEAVE,))),
    side(5, 2, 4, weapon("bloody-claws-and-teeth", 1, 3, SWORD, 3, abilities=(CRIT_CLEAVE,))),
    properties={Property.NO_WEAPONS: 1},
)
fighter(
    "zharkus-the-bloodsighted",
    SHIELD,
    Inspire.SUCCEEDED,
    side(
        3,
        1,
        4,
        weapon("weighty-goreaxe", 1, 2, HAMMER, 2, knockback=1),
        weapon("gorefist", 1, 1, SWORD, 1, abilities=(PARRY,)),
    ),
    side(
        4,
        1,
        4,
        weapon("weighty-goreaxe", 1, 3, HAMMER, 2, knockback=1),
        weapon("swift-gorefist", 1, 2, SWORD, 1, abilities=(PARRY,)),
    ),
)
fighter(
    "ghartok-flayskull",
    SHIELD,
    Inspire.SUCCEEDED,
    side(
        3,
        1,
        4,
        weapon("goreaxe", 1, 2, HAMMER, 2),
        weapon("gorefist", 1, 1, SWORD, 1, abilities=(PARRY,)),
    ),
    side(
        4,
        1,
        4,
        weapon("goreaxe", 1, 3, HAMMER, 2),
        weapon("swift-gorefist", 1, 2, SWORD, 1, abilities=(PARRY,)),
    ),
    gives=(STANDS_FAST,),
)

warband("the-farstriders", core=False)
fighter(
    "sanson-farstrider",
    SHIELD,
    Inspire.ABROAD,
    side(
        4,
        1,
        4,
        weapon("boltstorm-pistol", 3, 3, SWORD, 1, abilities=(PISTOL,)),
        weapon("shock-handaxe", 1, 2, HAMMER, 2),
    ),
    side(
        4,
        2,
        4,
        weapon("boltstorm-pistol", 3, 3, SWORD, 1, abilities=(PISTOL,)),
        weapon("shock-handaxe", 1, 2, HAMMER, 2),
        weapon("star-falcon", 4, 3, SWORD, 1, abilities=(CRIT_DAMAGE,)),
    ),
    leader=True,
)
fighter(
    "almeric-eagle-eye",
    SHIELD,
    Inspire.ABROAD,
    side(
        3,
        1,
        4,
        weapon("boltstorm-pistol", 3, 3, SWORD, 1, abilities=(PISTOL,)),
        weapon("shock-handaxe", 1, 2, HAMMER, 2),
    ),
    side(
        3,
        2,
        4,
        weapon("boltstorm-pistol", 3, 3, SWORD, 1, abilities=(PISTOL,)),
        weapon("charged-handaxe", 1, 2, HAMMER, 3),
    ),
)
fighter(
    "elias-swiftblade",
    SHIELD,
    Inspire.ABROAD,
    side(
        3,
        1,
        4,
        weapon("boltstorm-pistol", 3, 3, SWORD, 1, abilities=(PISTOL,)),
        weapon("storm-sabre", 1, 3, SWORD, 2),
    ),
    side(
        3,
        2,
        4,
        weapon("boltstorm-pistol", 3, 3, SWORD, 1, abilities=(PISTOL,)),
        weapon("charged-sabre", 1, 3, SWORD, 2, cleave=True),
    ),
)
