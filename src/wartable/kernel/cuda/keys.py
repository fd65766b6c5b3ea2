"""What kernels are told to do, and in which order they take matches: those that are about to do the same side by side.
The threads of a warp share one stream of instructions, and those of a block its cache."""

from typing import Any

# What is done to a match: the action that it is given is played, or one by lot, or the only one there is; or it is dealt.
STEP, WANDER, FORCED, DEAL = range(4)

TILE = 32  # matches whose observations lie together, number by number, until they are put in rows
TURNED = 512  # numbers of them that are put in rows together
STAGES, KINDS = 64, 32  # of what is pending, and of actions, that are told apart
QUEUES = 16  # of each key: those that count at the same time wait for each other
KEYS = STAGES * KINDS * QUEUES
SCANNING = 1024  # threads of the one block that adds up


def key_of(stages: Any, actions: Any, bits: Any, i: int) -> int:
    """Matches with keys side by side do nearly the same next: by what is pending, and if actions are given by what is done about it."""
    stage = min(stages[i], STAGES - 1)
    kind = 0
    if len(actions) > 0:
        if actions[i] < 0:
            return KEYS - 1
        kind = actions[i] * KINDS // (bits.shape[1] * 32)
    return int((stage * KINDS + kind) * QUEUES + i % QUEUES)
