# Invasion by name, its ready decks, formats and options, in English.

## The game and its ready decks

game-invasion = Invasion
    .text = A war between two capitals: build up your kingdom, quest zone and battlefield, and burn two sections of the enemy capital.
    .facts = 2 players · about 45 minutes
deck-dwarf = Oath of the hold
deck-dwarf-elves = Stone and silver
deck-dwarf-empire = The old friendship
deck-empire = The Emperor's host
deck-empire-elves = Treaty of the towers
deck-high-elf = Spears of the dawn
    .text = Spears and sword masters go forward, a costly temple pays for them, and magic mends them or begins anew.
deck-high-elf-dwarf = The mended oath
    .text = Dwarfs hold the line while High Elves strike, and what is hurt is healed.
deck-orc = Green tide
deck-orc-elves = Raiders from the cold
deck-chaos = Gifts of the plague
deck-chaos-elves = Pact of shadows
deck-chaos-orc = Horde of ruin
deck-dark-elf = Black sails
    .text = Knights, corsairs and their prisoners: everybody's death is of some use.
deck-dark-elf-chaos = The price of pride
    .text = Chaos corrupts the enemy's units, and for each of them the sorceresses cost less.

## Formats

format-invasion-starter = Starter decks
    .text = A 40-card starter deck each, with ten neutral cards dealt to it.
format-invasion-constructed = Constructed decks
    .text = Decks of 50 to 100 cards, built beforehand.
format-invasion-draft = Draft
    .text = Order and Destruction draft decks of about 40 cards from one box, then play with them.

## Options

option-invasion-starter = Starter
option-invasion-same-starter = The same starter for both
option-invasion-same-starter-text = The box has one of each. May both players have the same?
option-invasion-deck = Deck
option-invasion-sets = Sets
option-invasion-sets-text = Which sets may decks be made of?
option-invasion-side = Side
option-invasion-side-text = The other player takes the other side.
option-invasion-order-capital = Capital of Order
option-invasion-destruction-capital = Capital of Destruction
option-invasion-edition = Edition of the rules
option-invasion-edition-text = 2009: the first printing of the rules and of four cards. No action windows at the start and end of a turn; damage from actions waits for one.
option-invasion-end-window = Window at the end of a turn
option-invasion-end-window-text = Can players act then? Revised edition only.
option-invasion-last-card = Last card of the deck
option-invasion-last-card-text = When does a player whose deck runs out lose?
option-invasion-longest = Longest match
option-invasion-longest-text = After which turn is it a draw?
choice-invasion-starter-dwarf = { race-dwarf }
choice-invasion-starter-empire = { race-empire }
choice-invasion-starter-orc = { race-orc }
choice-invasion-starter-chaos = { race-chaos }
choice-invasion-same-starter-off = No
choice-invasion-same-starter-on = Yes
choice-invasion-sets-all = All
choice-invasion-sets-core = Core Set only
choice-invasion-sets-core-skavenblight = { set-core } + { set-skavenblight }
choice-invasion-sets-core-ulthuan = { set-core } + { set-ulthuan }
choice-invasion-order-capital-dwarf = { race-dwarf }
choice-invasion-order-capital-empire = { race-empire }
choice-invasion-destruction-capital-orc = { race-orc }
choice-invasion-destruction-capital-chaos = { race-chaos }
choice-invasion-edition-revised = Revised
choice-invasion-edition-2009 = 2009
choice-invasion-end-window-on = Yes
choice-invasion-end-window-off = No
choice-invasion-last-card-at-once = Immediately
choice-invasion-last-card-on-failed-draw = When a draw fails
choice-invasion-longest-100 = 100 turns
choice-invasion-longest-200 = 200 turns
choice-invasion-longest-400 = 400 turns
choice-invasion-longest-none = No limit
