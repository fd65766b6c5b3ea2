"""How networks learn a game: from matches of other players first, then by playing themselves (needs the extra `train`).
`wartable learn GAME` and `python -m wartable.lab.learning GAME` do it; what comes out is judged by `players.learned`."""

import os

# Threads that wait do so asleep: awake they take several times the work itself from a busy machine. PyTorch asks once, when it is read in.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
os.environ.setdefault("GOMP_SPINCOUNT", "0")
