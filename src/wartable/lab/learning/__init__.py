"""How networks learn a game: from matches of other players first, then by playing themselves (needs the extra `train`).
`wartable learn GAME` and `python -m wartable.lab.learning GAME` do it; what comes out is judged by `players.learned`."""
