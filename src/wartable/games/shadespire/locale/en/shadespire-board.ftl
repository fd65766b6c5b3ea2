# The table of Shadespire in the browser. Variables may stand anywhere, but no message may choose its form by one.

## Areas

board-tab-warbands = Warbands
board-shadespire-field = The battlefield
board-shadespire-warbands = The warbands
board-shadespire-objectives = Objectives
board-shadespire-powers = Power cards
board-shadespire-piles = Piles
board-shadespire-tokens = Objective tokens
board-shadespire-pile-scored = Scored
board-shadespire-pile-discard = Discard pile
board-shadespire-pile-gone = Out of the game
board-shadespire-pile-deck = Your decks
board-shadespire-pile-unseen = Hand and decks
board-shadespire-lasting = In effect
board-shadespire-no-powers = No power cards can be played now.

## The bar of seats

board-shadespire-round = Round { $number } of { $most }
board-shadespire-unspent = { $count } to spend
board-shadespire-say-seat = { $name }: glory to spend { $glory }, spent { $spent }; activations left { $left }; objective cards in hand { $objectives }, power cards { $powers }.
board-shadespire-text-seat = Glory to spend { $glory }, spent { $spent }; activations taken { $taken }; objective cards in hand { $objectives }, power cards { $powers }.

## Looking at the battlefield

board-shadespire-closer = Zoom in
board-shadespire-farther = Zoom out
board-shadespire-fit = Show all
board-shadespire-names = Hex names
board-shadespire-turn-board = Turn the board
board-shadespire-legend-move = move here
board-shadespire-legend-charge = charge from here

## Fighters

board-shadespire-say-own-fighter = Your { $fighter }, { $place }: wounds { $wounds } of { $most }.
board-shadespire-say-other-fighter = { $fighter } ({ $name }), { $place }: wounds { $wounds } of { $most }.
board-shadespire-out = out of action
board-shadespire-not-placed = not placed yet
board-shadespire-spent = can’t be activated
board-shadespire-frozen = can’t act or take damage
board-shadespire-holds = holds objective { $number }
board-shadespire-wounds-now = wounds { $wounds } of { $most }
board-shadespire-side-first = Front
board-shadespire-side-inspired = Inspired
board-shadespire-inspires = Inspired
board-shadespire-sweep = all around

## Hexes

board-shadespire-say-hex = { $name }, { $ground }
board-shadespire-land-own = your territory
board-shadespire-land-of = { $name }’s territory
board-shadespire-land-none = no one’s territory
board-shadespire-token = objective { $number }
board-shadespire-token-hidden = objective token, face down

## Attacks and dice

board-shadespire-odds = Chances
board-shadespire-success = success
board-shadespire-drive = drive back only
board-shadespire-kill = out of action
board-shadespire-say-odds = Success { $success }, drive back only { $drive }, out of action { $kill }.
board-shadespire-button-range = range { $range }
board-shadespire-button-dice = { $dice } × { $symbol }
board-shadespire-button-damage = damage { $damage }
board-shadespire-button-hits = hits { $success }
board-shadespire-button-kills = takes out { $kill }
board-shadespire-supporters = attacker’s supporters: { $count }
board-shadespire-supporters-target = target’s supporters: { $count }
board-shadespire-trapped = trapped: a draw is enough
board-shadespire-dice = Dice
board-shadespire-roll-attack = Attack
board-shadespire-roll-defence = Defence
board-shadespire-roll-roll-off = Roll-off
board-shadespire-counting = What counts: { $sides }
board-shadespire-die-counts = { $side }: counts
board-shadespire-die-not = { $side }: doesn’t count

## Cards

board-shadespire-say-card = { $card }, { $kind }.
board-shadespire-reaction = Reaction
board-shadespire-action = Action
board-shadespire-only = Only
board-shadespire-attack = Attack
board-shadespire-attack-line = Range { $range }, { $dice } × { $symbol }, Damage { $damage }
board-shadespire-progress = So far { $have } of { $need }.
board-shadespire-met = Its condition is met now.
board-shadespire-not-met = Its condition isn’t met now.
board-shadespire-fresh = new
board-shadespire-fresh-text = You can score it from the next activation on.

## Where a number comes from

why-shadespire-printed = printed
why-shadespire-upgrade = upgrade
why-shadespire-ploy = ploy
why-shadespire-alone = no friendly fighter adjacent
why-shadespire-least = minimum
why-shadespire-most = maximum

## The end, by what was counted

board-shadespire-decided-glory = Glory after round { $round }
board-shadespire-decided-fighters = Fighters on the battlefield
board-shadespire-decided-objectives = Objectives held
