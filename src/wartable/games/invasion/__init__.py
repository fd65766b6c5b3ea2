"""Invasion: capitals of three zones, units, supports, quests, tactics and the chain; starters, decks and a draft.
The game as the rest of the program sees it; the rules are in `rules/`, secrecy in `knowledge` and `view`."""

from wartable.games.invasion.actions import explain
from wartable.games.invasion.catalogue import CATALOGUE
from wartable.games.invasion.drawn import drawn
from wartable.games.invasion.evaluate import evaluate, routine, settled
from wartable.games.invasion.invariants import census, check
from wartable.games.invasion.knowledge import imagine, observe
from wartable.games.invasion.learning import LEARNING
from wartable.games.invasion.listing import listing
from wartable.games.invasion.observation import OBSERVES
from wartable.games.invasion.offers import offers
from wartable.games.invasion.options import DECKS, FORMATS, encode, resolve
from wartable.games.invasion.rules.arranged import arrange, may_arrange
from wartable.games.invasion.rules.decide import actor, legal, play, returns, setup
from wartable.games.invasion.rules.idle import idle
from wartable.games.invasion.rules.sound import owned, sound
from wartable.games.invasion.state import FRAMES, LAYOUT
from wartable.games.invasion.together import together
from wartable.games.invasion.unplayable import wondered
from wartable.games.invasion.values import WORTH, Weight
from wartable.games.invasion.view import view
from wartable.games.invasion.vocabulary import ACTS
from wartable.games.invasion.windows import WINDOWS
from wartable.games.invasion.words import describe, narrate, prompt, refuse
from wartable.kernel.contract import Browser, Game, Later, Thinking

GAME = Game(
    name="invasion",
    title="Invasion",
    about=(
        "the card game of capitals with three zones: units, quests, developments, combat in five steps and the chain; "
        "204 cards of the core set, The Skavenblight Threat and Assault on Ulthuan, starters, your own decks, and drafts"
    ),
    hidden=True,
    layout=LAYOUT,
    frames=FRAMES,
    acts=ACTS,
    observes=OBSERVES,
    formats=FORMATS,
    default_format="starter",
    rules={
        "setup": setup,
        "actor": actor,
        "legal": legal,
        "play": play,
        "returns": returns,
        "observe": observe,
        "imagine": imagine,
        "evaluate": evaluate,
        "settled": settled,
        "routine": routine,
        "idle": idle,
        "sound": sound,
        "owned": owned,
        "may_arrange": may_arrange,
        "arrange": arrange,
    },
    resolve=resolve,
    encode=encode,
    view=view,
    explain=explain,
    offers=offers,
    describe=describe,
    narrate=narrate,
    drawn=drawn,
    prompt=prompt,
    refuse=refuse,
    cards=listing,
    invariants=check,
    census=census,
    decks=DECKS,
    lessons=Later(f"{__name__}.lessons:COURSE"),
    wondered=wondered,
    catalogue=CATALOGUE,
    learning=LEARNING,
    judging=Later(f"{__name__}.judging:FEATURES"),
    seats_of=lambda g: 2,
    weights={kind.name.lower(): WORTH[kind] for kind in Weight},
    advantages={"first": lambda g: g.first},
    thinking=Thinking(horizon=60, exploration=0.25, steps=8000, confidence=0.6),
    windows=WINDOWS,
    together=together,
    coach=Later(f"{__name__}.coach:read"),
    terminal=Later(f"{__name__}.terminal:SCREEN"),
    browser=Browser(
        words=r"(card|keyword|race|side|trait|type|zone|deck)-[a-z0-9-]+|invasion-(zone|moment|doing|wanted)-[a-z-]+",
        miniature=Later(f"{__name__}.web.miniature:draw"),
        shelf=Later(f"{__name__}.web.shelf:SHELF"),
        pictured=("starter", "deck", "order_capital", "destruction_capital"),
        diagrams=Later(f"{__name__}.web.diagrams:DIAGRAMS"),
    ),
)
