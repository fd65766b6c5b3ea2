"""`looked(story)`: a position keeps the invariants, and all that screens and languages say of it can be said."""

from __future__ import annotations

from wartable.games.invasion import invariants
from wartable.games.invasion.rules.sound import Fault, sound
from wartable.locale import languages, words

from .scene import Story

CHECKS = (  # all but those of whole decks, which scenes don't have
    invariants.check_slots,
    invariants.check_piles,
    invariants.check_frames,
    invariants.check_chain,
    invariants.check_waiting,
    invariants.check_sections,
    invariants.check_counters,
    invariants.check_hosts,
    invariants.check_units,
    invariants.check_combat,
)
SCENES = (0, Fault.TURN, Fault.LEFT_BEHIND)  # a scene is whose turn it says, and its decks are from nowhere


def looked(s: Story, refusals: bool = True) -> Story:
    """Look at the table as everybody does, in every language."""
    position, game, g = s.position, s.position.game, s.g
    for check in CHECKS:
        check(g)
    assert sound(g) in SCENES
    legal = position.legal() if position.actor >= 0 else []
    for seat in range(-1, 2):
        position.view(seat)
    for action in legal:
        position.explain(action)
    for say in (words(language).say for language in languages()):
        for seat in range(-1, 2):
            assert say(game.prompt(g, seat))
            assert all(say(game.narrate(g, event, seat)) for event in position.events(seat))
        said = [say(game.describe(g, action)) for action in legal]
        assert all(said) and len(set(said)) == len(said), said
    if refusals and legal:
        say = words("en").say
        assert all(say(game.refuse(g, action)) for action in range(game.actions) if action not in legal)
    return s
