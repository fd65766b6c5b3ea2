# The deck builder and the gallery of all cards, in English.

## The builder

nav-cards = Cards
decks-heading = Your deck
decks-text = Start from a ready deck and change it. Problems are shown at once; your work is kept in this browser.
decks-games = Decks for
decks-soldiers = Soldiers
decks-verdict = Is the deck legal?
decks-start-from = Start from
decks-choose = Choose a ready deck…
decks-empty = An empty deck
decks-name = Name of the deck
decks-leader = Leader
decks-base-invasion = Capital
decks-base-shadespire = Warband
decks-fewer = One fewer { $card }
decks-more = One more { $card }
decks-count = { $count } of { $size } soldiers
decks-count-invasion = Cards: { $count } ({ $least } to { $most })
decks-count-shadespire = Objectives: { $objectives } of { $wanted }, power cards: { $powers } (at least { $least }), ploys: { $ploys } (at most { $most })
decks-good = This deck is legal: { $format }.
decks-play = Play it now
decks-opponent = Against
decks-opponent-usual = The usual deck
decks-as-text = As text
decks-form = Format
decks-form-toml = Deck file
decks-form-list = List of names
decks-copy = Copy
decks-paste = Paste a deck here, or copy it from here
decks-file = deck

## Sample hands

decks-hand = Sample hand
decks-hand-draw = Draw a hand
decks-hand-again = Draw another hand
decks-hand-cards = Opening hand
decks-hand-objectives = Objectives
decks-hand-powers = Power cards

## Trial matches

decks-trial = Win rate
decks-trial-text = The computer plays your deck against every ready deck, { $matches } matches each: every deal is played twice, with the seats swapped. Both sides play at the easy level.
decks-trial-start = Try it out
decks-trial-stop = Stop
decks-trial-progress = { $played } of { $matches } matches
decks-trial-waiting = Waiting for other trials to finish…
decks-trial-plain = The rules aren’t compiled yet: matches take much longer than usual.
decks-trial-stopped = Stopped.
decks-trial-failed = The trial stopped unexpectedly. Try again.
decks-trial-changed = The deck has changed since then.
decks-trial-total = Wins { $score }% of its matches ({ $low } to { $high }% with 95% confidence).
decks-trial-hint = A draw counts as half a win. The more matches, the narrower the range.
decks-trial-deck = Against
decks-trial-score = Wins
decks-trial-between = 95% range
decks-trial-played = Won, lost, drawn
decks-trial-percent = { $score }%
decks-trial-range = { $low }–{ $high }%
refused-trials = Too many decks are being tried out here right now. Try again in a few minutes.

## The gallery

gallery-heading = All cards
gallery-text = Every card of { $game }. Press one to enlarge it.
gallery-build = Build a deck
gallery-search = Search names and texts
gallery-any = all
gallery-fitting = Only cards that fit
gallery-clear = Clear the filters
gallery-found = { $count } of { $all } cards
gallery-none = No card matches.
gallery-nothing = No cards yet. Add some from the list.
gallery-order = Sort
gallery-order-shelf = As in the box
gallery-order-name = By name
gallery-look = { $card }: look at the card
gallery-copies = { $card }: { $count } in the deck
gallery-previous = Previous card
gallery-next = Next card
gallery-close = Close
gallery-filters = Filters
gallery-cards = Cards
gallery-deck = Deck
gallery-curves = The deck at a glance
gallery-bar = { $name }: { $count }

## Invictus

gallery-invictus-nation = Nation
gallery-invictus-colour = Colour
gallery-invictus-attack = Attack
gallery-invictus-numbers = attack { $attack }, health { $active } active and { $rested } rested

## Invasion

gallery-invasion-race = Race
gallery-invasion-set = Set
gallery-invasion-type = Kind
gallery-invasion-cost = Cost
gallery-invasion-trait = Trait
gallery-invasion-keyword = Keyword
gallery-invasion-2009 = In the 2009 edition
gallery-invasion-unique = Unique
    .text = A player may have only one copy of this card in play.
gallery-invasion-loyalty = loyalty { $number }
gallery-invasion-power = power { $number }
gallery-invasion-hit-points = hit points { $number }
gallery-invasion-printed = { $set } { $number }
gallery-invasion-group-unit = Units
gallery-invasion-group-support = Supports
gallery-invasion-group-quest = Quests
gallery-invasion-group-tactic = Tactics

## Shadespire

gallery-shadespire-warband = Warband
gallery-shadespire-type = Kind
gallery-shadespire-glory = Glory
gallery-shadespire-timing = Scored
gallery-shadespire-keyword = Keyword
gallery-shadespire-fighter = Fighter
gallery-shadespire-group-objective = Objectives
gallery-shadespire-group-ploy = Ploys
gallery-shadespire-group-upgrade = Upgrades
gallery-shadespire-warband-universal = Universal
gallery-shadespire-type-objective = Objective
gallery-shadespire-type-ploy = Ploy
gallery-shadespire-type-upgrade = Upgrade
gallery-shadespire-timing-at-once = immediately
gallery-shadespire-timing-end = in an end phase
gallery-shadespire-timing-third-end = in the third end phase
gallery-shadespire-timing-early-end = in the first or second end phase
gallery-shadespire-keyword-reaction = Reaction
gallery-shadespire-keyword-action = Action
gallery-shadespire-keyword-relic = Relic
gallery-shadespire-keyword-attack = Attack
gallery-shadespire-keyword-cleave = Cleave
gallery-shadespire-keyword-knockback = Knockback
gallery-shadespire-keyword-sweep = Attacks all around
gallery-shadespire-attack-line = range { $range }, { $dice } × { $symbol }, damage { $damage }
gallery-shadespire-glory-value = { $glory } glory
