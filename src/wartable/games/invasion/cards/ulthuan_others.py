"""What Assault on Ulthuan brings to the other races and to all, by printed numbers."""

from wartable.games.invasion.cards.declare import Set, printing

# --- Neutral

printing(119, set=Set.ULTHUAN, printed=57)  # Innovation, as in the core set
