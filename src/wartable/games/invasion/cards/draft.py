"""The draft cards: they never enter a deck (INV-177)."""

from wartable.games.invasion.cards.declare import draft_card

CUT_SUPPLY_LINES = draft_card(128, "cut-supply-lines", copies=6)
REINFORCEMENTS = draft_card(129, "reinforcements", copies=6)
SABOTAGE = draft_card(130, "sabotage", copies=6)
SHIFTING_TIDES = draft_card(131, "shifting-tides", copies=2)
