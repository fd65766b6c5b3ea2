"""How cards are declared: their facts, their constant functions, their actions and forced effects.
Declarations fill the tables that the rules read; no rule names a card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

import numpy as np

from wartable.games.invasion.cards.where import (
    NOWHERE,
    QUEST_PLACE,
    STILL_BITS,
    SUPPORT_PLACE,
    UNIT,
    UNIT_PLACE,
    Bit,
    Where,
    show_face,
)
from wartable.games.invasion.state import (
    ABILITIES,
    CARDS,
    CARRIERS,
    CHANGED,
    FACES,
    FIRST_SEARCH,
    MOMENTS,
    NOTHING,
    QUESTIONS,
    SEARCHES,
    About,
    Phase,
    Race,
    Side,
    Type,
)
from wartable.kernel.rule import rule
from wartable.kernel.switch import close_switch, open_switch
from wartable.kernel.writing import Word

ANYWHERE = NOTHING


class Set(IntEnum):
    """Where a card comes from. Starters and the draft are made of the core set; decks of all."""

    CORE = 0
    SKAVENBLIGHT = 1
    ULTHUAN = 2


class Kind(IntEnum):
    """What an ability is."""

    NONE, PLAY, TACTIC, ACTION, FORCED = range(5)


class Window(IntEnum):
    """When an action may be used."""

    (
        ANY,
        OWN_TURN,
        OWN_QUEST_PHASE,
        AFTER_ASSIGNING,
        WHILE_ASSIGNED,
        BEFORE_DEFENDERS,
        AFTER_COMBAT,
        ZONE_CHOSEN,
    ) = range(8)


class Price(IntEnum):
    """What must be sacrificed to use an action; or that the card itself is corrupted."""

    NONE, ITSELF, UNIT, UNIT_HERE, QUESTER, CORRUPT = range(6)


class When(IntEnum):
    """What sets a forced effect off; also an index of `carriers`."""

    (
        NEVER,
        TURN_BEGINS,
        TURN_ENDS,
        PHASE_ENDS,
        PHASE_BEGINS,
        ENTERS_PLAY,
        LEAVES_PLAY,
        DESTROYED,
        UNIT_LEAVES,  # another one
        UNIT_ENTERS_ZONE,
        ZONE_ATTACKED,
        DAMAGED,
        UNIT_HURT_IN_COMBAT,
        HOST_HURTS_IN_COMBAT,
        COLLECTS,
        DRAWS,  # the cards of the quest phase
        HEALS,  # damage is taken off a unit by an effect of the player
        ATTACKS,  # it is declared as an attacker
        UNIT_FALLS,  # another one goes from play to a discard pile
        PLAYED,  # it enters play by being played, and so from hand
    ) = range(20)


OF_ITSELF = (When.ATTACKS,)  # what happens to a card: without more said, the effect hears of its own alone
OF_SLOT = (When.UNIT_ENTERS_ZONE, When.UNIT_HURT_IN_COMBAT, When.HOST_HURTS_IN_COMBAT, When.HEALS)
X_IS_SLOT = np.isin(np.arange(MOMENTS), OF_SLOT)  # by moment: whether its parameter is a slot


class Whose(IntFlag):
    """Of whom an effect hears that something happens: its own player, the opponent, or the card itself."""

    OWN, ENEMY, ITSELF = 1, 2, 4
    ANY = OWN | ENEMY


class Hook(IntEnum):
    """What a constant effect changes; indices of `carriers` behind the room for those of `When`."""

    (
        POWER,
        HIT_POINTS,
        TOUGHNESS,
        COST,
        TAX,
        REDIRECT,
        CANCEL,
        ENTRY,
        PURSE,
        PURITY,
        NO_ATTACK,
        ATTACKS_ANYWHERE,
        DEFENDS_ANYWHERE,
        TOKEN_PURSE,
        UNHURT_IN_COMBAT,
        NO_TOUGHNESS,
        FOR_ENEMY,
        NO_DEFENCE,
        INSTEAD,
    ) = range(MOMENTS, MOMENTS + 19)


class To(IntEnum):
    """Whom a quality is given to: the card itself, what it is attached to, or who quests on it."""

    ITSELF, HOST, QUESTER = range(3)


# What a card in play can be, by a constant effect or until the end of the turn; the bits of `lasting` in this order.
QUALITIES = (
    Hook.PURITY,
    Hook.NO_ATTACK,
    Hook.ATTACKS_ANYWHERE,
    Hook.DEFENDS_ANYWHERE,
    Hook.UNHURT_IN_COMBAT,
    Hook.NO_TOUGHNESS,
    Hook.NO_DEFENCE,
)


assert len(When) <= MOMENTS and max(Hook) < CARRIERS, "carriers has no place for a moment or a hook"


class Must(IntEnum):
    """When what is found must be taken."""

    NEVER, IN_FIRST_EDITION, ALWAYS = range(3)


class Redirect(IntEnum):
    """Where redirected damage may go."""

    NONE, FROM_ITSELF, FROM_CAPITAL = range(3)


@dataclass(frozen=True)
class Card:
    """A card's facts."""

    number: int  # our own, never used again
    key: str
    race: Race
    type: Type
    cost: int  # -1 is X
    loyalty: int
    power: int
    hit_points: int
    traits: tuple[str, ...]
    unique: bool
    copies: int  # in the box
    side: Side
    symbols: tuple[Race, ...]
    reworded: bool  # the first printing says something else
    set: Set
    printed: int  # the number on the card, in its set
    keywords: dict[str, Any] = field(default_factory=dict, compare=False)

    @property
    def attaches(self) -> bool:
        return "attachment" in self.traits


@dataclass(frozen=True)
class Ability:
    """An action, a tactic's effect, a forced effect, or the playing of a card."""

    number: int
    card: int
    kind: Kind
    targets: tuple[Where, ...] = ()
    effect: Callable[..., Any] | None = None
    zone: int = ANYWHERE
    cost: int = 0
    x: bool = False
    window: Window = Window.ANY
    price: Price = Price.NONE
    once: bool = False
    by: Whose = Whose.OWN
    tokens: int = 0
    spend: int = 0
    when: When = When.NEVER
    whose: Whose = Whose.OWN
    of: int = 0
    phase: int = NOTHING
    may: bool = False
    unasked: bool = False
    optional: tuple[bool, ...] = ()
    least: int = NOTHING
    condition: Callable[..., Any] | None = None


@dataclass(frozen=True)
class Asking:
    """What a question says: by which name it is told, what may be chosen, and whether something must be."""

    key: str
    where: Where = NOWHERE
    must: bool = False
    about: About = About.NOTHING


class Question(Word):
    """What a player is asked while an effect is carried out, by its number."""

    @property
    def asking(self) -> Asking:
        return ASKED[self]


DECLARED: dict[int, Card] = {}
PRINTINGS: dict[tuple[Set, int], int] = {}  # by set and printed number: which card is printed there
LISTED: list[Ability] = []
ASKED: list[Asking] = [Asking("nothing")]
SOUGHT: dict[int, Where] = {}  # in decks, by the number of the search

# --- Facts by card number, for the rules; some by face -----------------------------------------------------------------

TYPE = np.zeros(CARDS, np.int64)
RACE = np.zeros(CARDS, np.int64)
COST = np.zeros(FACES, np.int64)
LOYALTY = np.zeros(CARDS, np.int64)
POWER = np.zeros(FACES, np.int64)
HIT_POINTS = np.zeros(FACES, np.int64)
UNIQUE = np.zeros(FACES, np.int64)
COPIES = np.zeros(CARDS, np.int64)  # in the box
IN_SETS = np.zeros(CARDS, np.int64)  # the sets that it is printed in, a bit each
SIDE = np.zeros(CARDS, np.int64)
STARTER = np.zeros(CARDS, np.int64)  # INV-040: copies in the starter of its race
DEALT = np.zeros(CARDS, np.int64)  # INV-040: copies among the neutrals that are dealt
DRAFTED = np.zeros(CARDS, np.int64)  # INV-170: copies in the pile that its side drafts from
HERO = np.zeros(FACES, np.int64)
ATTACHES = np.zeros(CARDS, np.int64)
HOST_OF = np.zeros(CARDS, np.int64)  # INV-023: the filter of what it is attached to
LIMITED = np.zeros(CARDS, np.int64)
ANYTIME = np.zeros(CARDS, np.int64)  # may be played whenever an action may be used
ONLY = np.full(CARDS, ANYWHERE, np.int64)  # the one zone it may enter play in
TOUGHNESS = np.zeros(FACES, np.int64)
COUNTERSTRIKE = np.zeros(FACES, np.int64)
SCOUT = np.zeros(FACES, np.int64)
UNCANCELLABLE = np.zeros(FACES, np.int64)
SYMBOLS = np.zeros((CARDS, len(Race)), np.int64)
QUESTS = np.zeros(CARDS, np.int64)  # gathers tokens while a unit quests on it
HOLDS = np.zeros(CARDS, np.int64)  # a support that tokens can lie on
HOOKS = np.zeros(
    (CARDS, CARRIERS), np.int8
)  # small numbers: these tables are read most and fit into the cache so
HOOK_ZONE = np.full((CARDS, CARRIERS), ANYWHERE, np.int8)  # INV-130
HOOK_TO = np.zeros((CARDS, CARRIERS), np.int8)  # of qualities: whom they are given to
QUALITY_BIT = np.zeros(CARRIERS, np.int64)
QUALITY_BIT[list(QUALITIES)] = 1 << np.arange(len(QUALITIES))
REDIRECTS = np.zeros(CARDS, np.int64)
REDIRECT_TOKENS = np.zeros(CARDS, np.int64)
FORCED_IN_FIRST = np.zeros(CARDS, np.int64)  # the redirect is a forced effect in the first edition

POWER[CHANGED] = HIT_POINTS[CHANGED] = 2

# --- Facts by search ---------------------------------------------------------------------------------------

SEARCH_FOR = np.zeros(SEARCHES, np.int64)  # the filter of what is sought
SEARCH_MUST = np.zeros(SEARCHES, np.int64)

# --- Facts by ability ------------------------------------------------------------------------------------

ACTION_OF = np.full(CARDS, NOTHING, np.int64)  # of a card in play: its first one
PLAYED_AS = np.full(CARDS, NOTHING, np.int64)  # of a card in hand: a tactic's effect, or that it enters play
FORCED_OF = np.full(CARDS, NOTHING, np.int64)  # its first one
A_NEXT = np.full(
    ABILITIES, NOTHING, np.int64
)  # of actions and forced effects: the card's next one of that kind
A_CARD = np.zeros(ABILITIES, np.int64)
A_KIND = np.zeros(ABILITIES, np.int64)
A_TARGETS = np.zeros((ABILITIES, 3), np.int64)
A_OPTIONAL = np.zeros((ABILITIES, 3), np.int64)
A_CONSTANT = np.zeros(ABILITIES, np.int64)  # U-02: goes before forced effects that are due with it
A_ZONE = np.full(ABILITIES, ANYWHERE, np.int64)
A_COST = np.zeros(ABILITIES, np.int64)
A_X = np.zeros(ABILITIES, np.int64)
A_WINDOW = np.zeros(ABILITIES, np.int64)
A_PRICE = np.zeros(ABILITIES, np.int64)
A_ONCE = np.zeros(ABILITIES, np.int64)  # once a turn: its bit of `used`
A_BY = np.zeros(ABILITIES, np.int64)  # who may use an action (Whose)
A_CASTS = np.zeros(ABILITIES, np.int64)  # W-54: plays a tactic of the opponent's pile
A_TOKENS = np.zeros(ABILITIES, np.int64)
A_SPENDS = np.zeros(ABILITIES, np.int64)
A_WHEN = np.zeros(ABILITIES, np.int64)
A_WHOSE = np.zeros(ABILITIES, np.int64)
A_SUBJECT = np.zeros(ABILITIES, np.int64)  # kinds and races that what it happens to must not have
A_PHASE = np.full(ABILITIES, NOTHING, np.int64)  # the one in which it must happen
A_LEAST = np.full(ABILITIES, NOTHING, np.int64)  # what the event must say at least

# --- Facts by question ------------------------------------------------------------------------------------

Q_WHERE = np.zeros(QUESTIONS, np.int64)
Q_MUST = np.zeros(QUESTIONS, np.int64)
Q_ABOUT = np.zeros(QUESTIONS, np.int64)

# --- The switches that the rules call; the cards are put in when all are declared --------------------------

own_power = open_switch("own_power", "g, slot", "0")  # a card's own change of its power
power_for = open_switch("power_for", "g, slot, unit", "0")  # what a card in a slot gives to a unit
hit_points_for = open_switch("hit_points_for", "g, slot, unit", "0")
toughness_for = open_switch("toughness_for", "g, slot, unit", "0")
own_toughness = open_switch("own_toughness", "g, slot", "0")
own_cost = open_switch("own_cost", "g, seat", "0")  # a card's own change of its cost, in hand
cost_for = open_switch("cost_for", "g, slot, seat, card", "0")  # what a card in play adds to another's cost
tax_for = open_switch("tax_for", "g, slot, unit", "0")  # what an opponent pays more to aim at a unit
extra_damage = open_switch("extra_damage", "g, slot", "0")  # in combat, beside power
may_use = open_switch("may_use", "g, seat, slot", "True")  # an ability's own condition
effect = open_switch("effect", "g, seat, source, zone, x, one, two, three, mark", "None")
answer = open_switch("answer", "g, seat, chosen, x", "None")

_cases: dict[Any, dict[int, Callable[..., Any]]] = {
    own_power: {},
    power_for: {},
    hit_points_for: {},
    toughness_for: {},
    own_toughness: {},
    own_cost: {},
    cost_for: {},
    tax_for: {},
    extra_damage: {},
    may_use: {},
    effect: {},
    answer: {},
}


def close_all() -> None:
    """All cards are declared."""
    for opened, cases in _cases.items():
        close_switch(opened, cases)


# --- Declaring cards -------------------------------------------------------------------------------------

ORDER_RACES = (Race.DWARF, Race.EMPIRE, Race.HIGH_ELF)
SIDE_OF_RACE = np.array([0, 1, 1, 1, 2, 2, 2])


def _card(number: int, key: str, race: Race, type: Type, **facts: Any) -> int:
    """Enter a card's facts; `facts` that are no field of `Card` are its keywords."""
    side = facts.pop("side", None)
    if side is None:
        side = Side.BOTH if race == Race.NEUTRAL else Side.ORDER if race in ORDER_RACES else Side.DESTRUCTION
    traits = tuple(facts.pop("traits", "").split())
    default = () if race == Race.NEUTRAL or type == Type.TACTIC else (race,)
    symbols = facts.pop("symbols", default)
    plain = {name: facts.pop(name, 0) for name in ("cost", "loyalty", "power", "hit_points")}
    unique, copies = facts.pop("unique", False), facts.pop("copies", 1)
    reworded, holds = facts.pop("reworded", False), facts.pop("holds", False)
    anytime = facts.pop("anytime", False)
    of_set, printed = facts.pop("set", Set.CORE), facts.pop("printed", number)
    assert 0 < number < CARDS, f"card {number} is none of the numbers from 1 to {CARDS - 1}"
    assert number not in DECLARED, f"card {number} is declared twice"
    DECLARED[number] = Card(
        number, key, race, type, **plain, traits=traits, unique=unique, copies=copies, side=side,
        symbols=tuple(symbols), reworded=reworded, set=of_set, printed=printed, keywords=dict(facts),
    )  # fmt: skip
    TYPE[number], RACE[number] = type, race
    show_face(number, type, race, traits)
    COST[number], LOYALTY[number] = plain["cost"], plain["loyalty"]
    POWER[number], HIT_POINTS[number] = plain["power"], plain["hit_points"]
    UNIQUE[number], HERO[number] = unique, "hero" in traits
    COPIES[number], SIDE[number] = copies, side
    if of_set == Set.CORE:
        _put_into_pools(DECLARED[number])
    printing(number, of_set, printed)
    for race_given in symbols:
        SYMBOLS[number, race_given] += 1
    HOLDS[number], ANYTIME[number] = holds, anytime
    ONLY[number] = facts.pop("only", ANYWHERE)
    LIMITED[number] = facts.pop("limited", False)
    TOUGHNESS[number] = facts.pop("toughness", 0)
    COUNTERSTRIKE[number] = facts.pop("counterstrike", 0)
    SCOUT[number] = facts.pop("scout", False)
    UNCANCELLABLE[number] = facts.pop("uncancellable", False)
    assert not facts, f"unknown facts of card {number}: {sorted(facts)}"
    return number


def _put_into_pools(card: Card) -> None:
    """INV-040, INV-170: starters have the cards of a race, neutrals are dealt, and a side drafts all that is only its own."""
    if card.type == Type.DRAFT:
        return
    if card.race != Race.NEUTRAL:
        STARTER[card.number] = card.copies
    if card.side == Side.BOTH:
        DEALT[card.number] = card.copies
    else:
        DRAFTED[card.number] = card.copies


def printing(card: int, set: Set, printed: int) -> None:
    """A card is printed in a set under this number; one that comes again in a later set is still one card."""
    assert card in DECLARED, f"card {card} is printed again before it is declared"
    assert (set, printed) not in PRINTINGS, f"number {printed} of {set.name} is printed twice"
    PRINTINGS[set, printed] = card
    IN_SETS[card] |= 1 << set


def unit(number: int, key: str, race: Race, **facts: Any) -> int:
    _card(number, key, race, Type.UNIT, **facts)
    PLAYED_AS[number] = _ability(number, Kind.PLAY, (UNIT_PLACE,)).number
    return number


def support(number: int, key: str, race: Race, **facts: Any) -> int:
    _card(number, key, race, Type.SUPPORT, **facts)
    PLAYED_AS[number] = _ability(number, Kind.PLAY, (SUPPORT_PLACE,)).number
    return number


def attachment(
    number: int,
    key: str,
    race: Race,
    to: Where = UNIT,
    traits: str = "",
    **facts: Any,
) -> int:
    """INV-023, B-17: a support attached to a unit; `to` says to which."""
    assert not facts.get("power"), "an attachment's power could count for two zones: say for which (INV-024)"
    _card(number, key, race, Type.SUPPORT, traits=f"attachment {traits}", **facts)
    ATTACHES[number], HOST_OF[number] = True, to.host
    PLAYED_AS[number] = _ability(number, Kind.PLAY, (to.host,)).number
    return number


def quest(number: int, key: str, race: Race, gathers: bool = True, **facts: Any) -> int:
    """INV-085: a quest; if it gathers, it does so by a token at the beginning of the turn while a unit quests on it."""
    _card(number, key, race, Type.QUEST, **facts)
    QUESTS[number] = gathers
    PLAYED_AS[number] = _ability(number, Kind.PLAY, (QUEST_PLACE,)).number
    return number


def draft_card(number: int, key: str, copies: int) -> int:
    return _card(number, key, Race.NEUTRAL, Type.DRAFT, copies=copies)


def _ability(card: int, kind: Kind, targets: tuple[Where, ...] = (), **facts: Any) -> Ability:
    made = Ability(len(LISTED), card, kind, targets, **facts)
    LISTED.append(made)
    number = made.number
    A_CARD[number], A_KIND[number] = card, kind
    for place, target in enumerate(targets):
        assert isinstance(target, Where), f"card {card} aims at {target!r}, which is no filter"
        A_TARGETS[number, place] = target
        A_OPTIONAL[number, place] = made.may or (place < len(made.optional) and made.optional[place])
    A_ZONE[number], A_COST[number], A_X[number] = made.zone, made.cost, made.x
    A_WINDOW[number], A_PRICE[number] = made.window, made.price
    A_ONCE[number], A_TOKENS[number], A_SPENDS[number] = made.once, max(made.tokens, made.spend), made.spend
    A_BY[number] = made.by
    A_WHEN[number], A_WHOSE[number], A_SUBJECT[number] = made.when, made.whose, made.of
    A_PHASE[number], A_LEAST[number] = made.phase, made.least
    A_CONSTANT[number] = made.may or made.unasked
    if made.effect is not None:
        _cases[effect][number] = rule(made.effect)
    if made.condition is not None:
        _cases[may_use][number] = rule(made.condition)
    return made


Function = Callable[..., Any]


def tactic(
    number: int,
    key: str,
    race: Race,
    *targets: Where,
    window: Window = Window.ANY,
    x: bool = False,
    price: Price = Price.NONE,
    optional: tuple[bool, ...] = (),
    condition: Function | None = None,
    **facts: Any,
) -> Callable[[Function], Function]:
    """A tactic: its facts, its targets and when it may be played; the function is what it does.

    An effect takes those it names of: g, seat, source (slot or -1), zone (of the source), x, one, two, three
    (its targets), mark (of its further targets). Its targets are legal when it is called.
    """
    _card(number, key, race, Type.TACTIC, cost=NOTHING if x else facts.pop("cost", 0), **facts)

    def declare(function: Function) -> Function:
        made = _ability(
            number, Kind.TACTIC, targets, effect=function, window=window, x=x, price=price,
            optional=optional, condition=condition,
        )  # fmt: skip
        _only_one(PLAYED_AS, number, "effect as a tactic")
        PLAYED_AS[number] = made.number
        return function

    return declare


def _only_one(table: np.ndarray, card: int, what: str) -> None:
    """Nothing that was declared is replaced silently."""
    assert table[card] == NOTHING, f"card {card} has a second {what}, which would replace the first"


MOST_ACTIONS = 2  # a card in play can have: each has a number of its own for every slot


def _join(first: np.ndarray, ability: Ability) -> int:
    """Put an ability behind those of its kind that its card has already; gives how many these are."""
    before, last = 0, int(first[ability.card])
    if last == NOTHING:
        first[ability.card] = ability.number
        return 0
    while A_NEXT[last] != NOTHING:
        before, last = before + 1, int(A_NEXT[last])
    A_NEXT[last] = ability.number
    return before + 1


def action(
    card: int,
    *targets: Where,
    zone: int = ANYWHERE,
    cost: int = 0,
    window: Window = Window.ANY,
    price: Price = Price.NONE,
    once: bool = False,
    by: Whose = Whose.OWN,
    tokens: int = 0,
    spend: int = 0,
    x: bool = False,
    optional: tuple[bool, ...] = (),
    condition: Function | None = None,
    casts: bool = False,
) -> Callable[[Function], Function]:
    """An action of a card in play (INV-121). With `tokens`, it needs that many on itself, with `spend` it takes them off;
    `x` is its tokens. `by` says who may use it."""

    def declare(function: Function) -> Function:
        made = _ability(
            card, Kind.ACTION, targets, effect=function, zone=zone, cost=cost, window=window, price=price,
            once=once, by=by, tokens=tokens, spend=spend, x=x, optional=optional, condition=condition,
        )  # fmt: skip
        place = _join(ACTION_OF, made)
        assert place < MOST_ACTIONS, f"card {card} has more than {MOST_ACTIONS} actions"
        A_ONCE[made.number] = once << place
        A_CASTS[made.number] = casts
        HOOKS[card, Hook.FOR_ENEMY] |= by & Whose.ENEMY != 0
        return function

    return declare


def forced(
    card: int,
    when: When,
    *targets: Where,
    zone: int = ANYWHERE,
    whose: Whose | None = None,
    of: Where | None = None,
    phase: Phase | None = None,
    may: bool = False,
    unasked: bool = False,
    least: int = NOTHING,
    condition: Function | None = None,
) -> Callable[[Function], Function]:
    """A forced effect (INV-128), with `may` an optional one at the same moment, with `unasked` one whose text does not say
    "forced": both are constant and go before forced ones (U-02). `x` is what the event says:
    the slot of the unit that entered, was hurt or healed, or the resources that were collected.

    `whose` says whom it must happen to, usually the card's own player; of what happens to cards `of` says to which.
    """
    heard, subject = (Whose.OWN, 0) if of is None else _subject(of)
    if of is None and when in OF_ITSELF:
        heard = Whose.ITSELF

    def declare(function: Function) -> Function:
        made = _ability(
            card, Kind.FORCED, targets, effect=function, zone=zone, when=when, may=may, unasked=unasked, of=subject,
            whose=heard if whose is None else whose, phase=NOTHING if phase is None else phase, least=least,
            condition=condition,
        )  # fmt: skip
        _join(FORCED_OF, made)
        HOOKS[card, when] = True
        return function

    return declare


def _subject(of: Where) -> tuple[Whose, int]:
    """Whose something must be, and the kinds and races that it must not be."""
    asked = of.places.play
    assert asked is not None and asked._replace(barred=0) == type(asked)(), f"{of.phrase} says too much"
    assert asked.barred & ~(STILL_BITS | Bit.OWN | Bit.ENEMY) == 0, f"{of.phrase} says too much"
    whose = Whose.ANY
    if asked.barred & Bit.OWN:
        whose = Whose.ENEMY
    elif asked.barred & Bit.ENEMY:
        whose = Whose.OWN
    return whose, int(asked.barred & STILL_BITS)


def question(
    where: Where, must: bool = False, about: About = About.NOTHING
) -> Callable[[Function], Question]:
    """What a player chooses while an effect is carried out, among what fits a filter for that player (U-16).

    The function is what follows, and its name the question's. It takes those it names of: g, seat (who was asked), chosen
    (what, as a target; YES for `AGREE`; -1 where nothing was wanted or nothing could be), x (what `ask` was given).
    """

    def declare(function: Function) -> Question:
        number = len(ASKED)
        assert number < QUESTIONS, f"there is room for {QUESTIONS} questions, not for {function.__name__}"
        ASKED.append(Asking(function.__name__.replace("_", "-"), where, must, about))
        Q_WHERE[number], Q_MUST[number], Q_ABOUT[number] = where, must, about
        _cases[answer][number] = rule(function)
        return Question(number)

    return declare


def sought(number: int, where: Where, must: Must = Must.NEVER) -> int:
    """What a search is for, and whether something that fits must be taken. Kept matches hold its number."""
    assert where.places.play is not None
    assert FIRST_SEARCH <= number < SEARCHES and number not in SOUGHT, (
        f"search {number} has no place of its own"
    )
    SOUGHT[number] = where
    SEARCH_FOR[number], SEARCH_MUST[number] = where, must
    return number


def constant(
    card: int, opened: Any, hook: Hook | None = None, zone: int = ANYWHERE
) -> Callable[[Function], Function]:
    """A constant effect (INV-129): the function is this card's case of one of the open switches above.

    `hook` is given where the effect reaches other cards; with a zone it works only there (INV-130).
    """

    def declare(function: Function) -> Function:
        assert card not in _cases[opened], (
            f"card {card} has a second {opened.__name__}, which would replace the first"
        )
        _cases[opened][card] = rule(function)
        if hook is not None:
            carries(card, hook, zone)
        return function

    return declare


def carries(card: int, hook: Hook, zone: int = ANYWHERE, to: To = To.ITSELF) -> None:
    """A constant effect that needs no function of its own; a quality is given `to` somebody."""
    HOOKS[card, hook] = True
    HOOK_ZONE[card, hook] = zone
    HOOK_TO[card, hook] = to


def redirects(
    card: int, what: Redirect, zone: int = ANYWHERE, tokens: int = 0, forced_in_first: bool = False
) -> None:
    """Once a turn a point of damage goes elsewhere; in the first edition perhaps as soon as it is assigned."""
    carries(card, Hook.REDIRECT, zone)
    REDIRECTS[card], REDIRECT_TOKENS[card] = what, tokens
    FORCED_IN_FIRST[card] = forced_in_first


# Rules that wait among the effects of cards: the token of a quest that has a forced effect beside it, and
# Counterstrike, which is a keyword and so a constant effect.
TOKEN_RULE = _ability(0, Kind.FORCED, ()).number
COUNTER_RULE = _ability(0, Kind.FORCED, ()).number
A_CONSTANT[COUNTER_RULE] = True
