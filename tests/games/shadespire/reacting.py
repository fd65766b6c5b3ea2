"""Reactions in tests: pass what is asked until a card can be used, and say whether it ever could."""

from wartable.games.shadespire.state import PASS, Frame

from .scene import Story, Where

ASKED = (Frame.REACT, Frame.DRIVE, Frame.DIE, Frame.TOTAL)


def comes_up(story: Story, key: str) -> bool:
    """Whether a card can be used as a reaction before what is going on is over; stops there."""
    while story.asked in ASKED:
        if story.asked == Frame.REACT and story.can(key):
            return True
        story.do(PASS)
    return False


def react(story: Story, key: str, *targets: str | Where) -> Story:
    """Use a card as a reaction as soon as it can be used, and choose its targets."""
    assert comes_up(story, key), f"{key} never came up"
    story.card_(key)
    for target in targets:
        story.skip().choose(target)
    return story


def take_most(story: Story) -> Story:
    """Say the greatest number where it is asked how many."""
    return story.do(max(story.legal())) if story.asked == Frame.HOW_MANY else story
