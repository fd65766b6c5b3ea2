"""Invictus: a duel of 21 cards on two battlefields of six cells; three nations, two or four seats.
The game as the rest of the program sees it; the rules are in `rules/`, secrecy in `knowledge` and `view`."""

from wartable.games.invictus.catalogue import CATALOGUE
from wartable.games.invictus.drawn import drawn
from wartable.games.invictus.evaluate import evaluate, settled
from wartable.games.invictus.invariants import census, check
from wartable.games.invictus.knowledge import imagine, observe
from wartable.games.invictus.listing import listing
from wartable.games.invictus.observation import OBSERVES
from wartable.games.invictus.offers import offers
from wartable.games.invictus.options import DECKS, FORMATS, encode, resolve
from wartable.games.invictus.rules.arranged import arrange, may_arrange
from wartable.games.invictus.rules.decide import actor, legal, play, returns, setup
from wartable.games.invictus.state import ACTS, FRAMES, LAYOUT
from wartable.games.invictus.together import together
from wartable.games.invictus.values import WORTH, Weight
from wartable.games.invictus.view import explain, view
from wartable.games.invictus.windows import WINDOWS
from wartable.games.invictus.words import describe, narrate, prompt, refuse
from wartable.kernel.contract import Browser, Game, Later, OwnPage

GAME = Game(
    name="invictus",
    title="Invictus",
    about=(
        "a duel of 21 cards a side on two battlefields of six cells; three nations, five formats, two or four"
        " seats"
    ),
    hidden=True,
    layout=LAYOUT,
    frames=FRAMES,
    acts=ACTS,
    observes=OBSERVES,
    formats=FORMATS,
    default_format="duel",
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
    catalogue=CATALOGUE,
    judging=Later(f"{__name__}.judging:FEATURES"),
    seats_of=lambda g: g.seats,
    weights={kind.name.lower(): WORTH[kind] for kind in Weight},
    advantages={"first": lambda g: g.order[0]},
    windows=WINDOWS,
    coach=Later(f"{__name__}.coach:read"),
    together=together,
    terminal=Later(f"{__name__}.terminal:SCREEN"),
    lessons=Later(f"{__name__}.lessons:COURSE"),
    browser=Browser(
        words=r"(card|support|timing|nation|colour|place)-[a-z-]+",
        miniature=Later(f"{__name__}.web.miniature:draw"),
        shelf=Later(f"{__name__}.web.shelf:SHELF"),
        diagrams=Later(f"{__name__}.web.diagrams:DIAGRAMS"),
        desk=Later(f"{__name__}.web.desk:InvictusDesk"),
        pictured=("nation", "deck"),
        pages=(OwnPage("nav-sheet", "/sheet", Later(f"{__name__}.web.sheet_page:register")),),
    ),
)
