"""Shadespire: warbands on boards of hexes, objectives, ploys and upgrades; 437 cards, two to four players.
The game as the rest of the program sees it; the rules are in `rules/`, secrecy in `knowledge` and `view`."""

from wartable.games.shadespire.actions import explain
from wartable.games.shadespire.catalogue import CATALOGUE
from wartable.games.shadespire.drawn import drawn
from wartable.games.shadespire.evaluate import evaluate, routine, settled
from wartable.games.shadespire.invariants import census, check
from wartable.games.shadespire.knowledge import imagine, observe
from wartable.games.shadespire.learning import LEARNING
from wartable.games.shadespire.listing import listing
from wartable.games.shadespire.luck import luck
from wartable.games.shadespire.observation import OBSERVES
from wartable.games.shadespire.offers import offers
from wartable.games.shadespire.options import DECKS, FORMATS, encode, resolve
from wartable.games.shadespire.pending_ranges import FRAMES
from wartable.games.shadespire.rules.arranged import arrange, may_arrange
from wartable.games.shadespire.rules.decide import actor, legal, play, returns, setup
from wartable.games.shadespire.rules.sound import owned, sound
from wartable.games.shadespire.state import LAYOUT, VOCABULARY
from wartable.games.shadespire.together import together
from wartable.games.shadespire.unplayable import wondered
from wartable.games.shadespire.values import weights_by_name
from wartable.games.shadespire.view import view
from wartable.games.shadespire.windows import WINDOWS
from wartable.games.shadespire.words import describe, narrate, prompt, refuse
from wartable.kernel.contract import Browser, Game, Later, Thinking

GAME = Game(
    name="shadespire",
    title="Shadespire",
    about=(
        "a skirmish of warbands on boards of hexes, with dice, objectives, ploys and upgrades; six boards, "
        "eight warbands, 437 cards; two players, three or four by house rules"
    ),
    hidden=True,
    layout=LAYOUT,
    frames=FRAMES,
    acts=VOCABULARY,
    observes=OBSERVES,
    formats=FORMATS,
    default_format="core",
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
        "luck": luck,
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
    prompt=prompt,
    refuse=refuse,
    cards=listing,
    invariants=check,
    census=census,
    decks=DECKS,
    wondered=wondered,
    drawn=drawn,
    catalogue=CATALOGUE,
    learning=LEARNING,
    judging=Later(f"{__name__}.judging:FEATURES"),
    seats_of=lambda g: g.seats,
    weights=weights_by_name(),
    advantages={"extra_crit": lambda g: g.done_first},
    thinking=Thinking(horizon=10, exploration=0.3, looking=True, steps=4000, confidence=0.8),
    lessons=Later(f"{__name__}.lessons:COURSE"),
    windows=WINDOWS,
    together=together,
    coach=Later(f"{__name__}.coach:read"),
    terminal=Later(f"{__name__}.terminal:SCREEN"),
    browser=Browser(
        words=r"deck-[a-z-]+|sha-(?!act-|event-|prompt-|refuse-)[a-z0-9-]+",
        miniature=Later(f"{__name__}.web.miniature:draw"),
        shelf=Later(f"{__name__}.web.shelf:SHELF"),
        diagrams=Later(f"{__name__}.web.diagrams:DIAGRAMS"),
        pictured=("warband", "deck"),
    ),
)
