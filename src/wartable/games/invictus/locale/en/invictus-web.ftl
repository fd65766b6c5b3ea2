# Invictus in English: formats, options, decks and cards on the pages.

decks-soldiers = Soldiers
decks-leader = Leader
decks-count = { $count } of { $size } soldiers
gallery-invictus-nation = Nation
gallery-invictus-colour = Colour
gallery-invictus-attack = Attack
gallery-invictus-numbers = attack { $attack }, health { $active } active and { $rested } rested

nav-sheet = Card sheet
format-invictus-duel = Duel
    .text = Two players with 21 cards each, of the same nation or different ones.
format-invictus-multinational = Multinational
    .text = Decks mix nations, one kind per colour.
format-invictus-short = Short
    .text = Decks of ten soldiers and a leader.
format-invictus-challenge = Challenge
    .text = One player has a shorter queue.
format-invictus-alliance = Alliance
    .text = Four players in two teams; partners share a battlefield, queue and graveyard.
option-invictus-nation = Nation
option-invictus-deck = Deck
option-invictus-queue = Queue
option-invictus-nations = Nations of a deck
option-invictus-nations-text = Mixed: one kind a colour, from a box each or ready.
option-invictus-soldiers = Soldiers
option-invictus-build = Decks
option-invictus-back-row = Back row
option-invictus-back-row-text = May a march fill a back cell behind an empty front cell?
option-invictus-opening = Opening hand
option-invictus-opening-text = Is it chosen or drawn?
option-invictus-leader-copies = Leader’s copies
option-invictus-leader-copies-text = Does a leader’s copy of a purple support count as purple?
option-invictus-sheet = Card sheet
option-invictus-sheet-text = The numbers from your own box.
choice-invictus-nations-one = One
choice-invictus-nations-mixed = Mixed
choice-invictus-build-shared = Built from 25 dealt soldiers
choice-invictus-build-free = Each built from a full box
choice-invictus-build-ready = Built beforehand
choice-invictus-back-row-open = Yes
choice-invictus-back-row-closed = No
choice-invictus-opening-chosen = Chosen
choice-invictus-opening-drawn = Drawn
choice-invictus-leader-copies-purple = Yes
choice-invictus-leader-copies-grey = No
sheet-heading = The numbers in your box
sheet-text = Printings differ. Enter what is printed on your cards; blanks keep the built-in number.
sheet-preface =
    The numbers of your cards. Cards and lines you leave out keep the built-in numbers.
    attack: a whole number from 0 to 9, or "X" for the number of cards in hand.
    range: the cells it reaches, as a list of "forward,sideways"
    (forward 1 to 3; sideways -2 to 2, left below zero), or one of these patterns:
    { $patterns }
    active, rested: its health upright and sideways, from 1 to 9.
    After each number is how it is known.
sheet-numbers = The sheet
sheet-verdict = Is the sheet valid?
sheet-reset = Back to the built-in numbers
sheet-good = { $changed ->
    [0] A valid sheet: all numbers are the built-in ones.
    [one] A valid sheet: one card differs from the built-in numbers.
   *[other] A valid sheet: { $changed } cards differ from the built-in numbers.
}
sheet-go-to-line = Go to line { $line }
sheet-play = Play with it now
sheet-file = sheet
sheet-card = Card
sheet-attack = Attack
sheet-range = Range
sheet-active = Active
sheet-rested = Rested
