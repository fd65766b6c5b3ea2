# Shadespire in the terminal, in English.

## Board

terminal-sha-setup = Shadespire · setting up
terminal-sha-over = Shadespire · the match is over
terminal-sha-setup-phase = Shadespire · round { $round } begins
terminal-sha-action-phase = { $who ->
    [you] Shadespire · round { $round } · your activation { $number } of { $last }
    [other] Shadespire · round { $round } · { $name }: activation { $number } of { $last }
   *[none] Shadespire · round { $round } · the action phase begins
}
terminal-sha-end-phase = { $who ->
    [you] Shadespire · round { $round } · your part of the end phase
    [other] Shadespire · round { $round } · { $name }: end phase
   *[none] Shadespire · round { $round } · end phase
}
terminal-sha-no-powers = no power cards now
terminal-sha-counts = hand { $hand } deck { $deck } discard { $discard }
terminal-sha-out = out
terminal-sha-scrolled = Columns { $first } to { $last } are shown, around the action.
terminal-sha-low = Rows { $first } to { $last } are shown, around what is going on.
terminal-sha-cleave = Cleave
terminal-sha-knockback = Knockback { $hexes }
terminal-sha-sweep = all around
terminal-sha-attack = attack
terminal-sha-dice = dice
terminal-sha-defence = defence
terminal-sha-counted = { $crits ->
    [0] { $hits ->
        [0] no success
        [one] 1 success
       *[other] { $hits } successes
    }
    [one] 1 crit{ $hits ->
        [0] {""}
       *[other] {""} and { $hits } more
    }
   *[other] { $crits } crits{ $hits ->
        [0] {""}
       *[other] {""} and { $hits } more
    }
}
terminal-sha-counting = { $signs } count
terminal-sha-on-guard = on Guard
terminal-sha-supporters = { $more ->
    [one] 1 more supporter
   *[other] { $more } more supporters
}
terminal-sha-trapped = trapped: a draw is enough
terminal-sha-state-fails = The attack fails.
terminal-sha-state-draw = A draw: no damage, but the target can be driven back.
terminal-sha-state-succeeds = The attack succeeds.
terminal-sha-state-critical = The attack succeeds with a critical hit.
terminal-sha-state-ended = The attack is over.
terminal-sha-lasting = in effect
terminal-sha-lasts-waiting = the next activation
terminal-sha-lasts-running = this activation
terminal-sha-lasts-phase = this phase
terminal-sha-lasts-round = this round
terminal-sha-fresh = (from the next activation on)

## Choices

terminal-sha-chances = success { $success }%, drive back only { $drive }%, kill { $kill }%
terminal-sha-join = { $side ->
    [above] above
    [below] below
    [left] on the left
   *[right] on the right
}{ $turned ->
    [yes] , turned
   *[no] {""}
}
terminal-sha-type-place = Places on the board can be typed by name, such as c5.

## Cards

terminal-sha-type-objective = objective
terminal-sha-type-ploy = ploy
terminal-sha-type-upgrade = upgrade
terminal-sha-reaction = reaction
terminal-sha-action = action
terminal-sha-relic = relic
terminal-sha-only = only { $names }
terminal-sha-side = { $inspired ->
    [yes] inspired:
   *[no] at first:
}
terminal-sha-number-move = Move
terminal-sha-number-defence = Defence
terminal-sha-number-max-wounds = Wounds
terminal-sha-number-dice = dice
terminal-sha-number-damage = damage
terminal-sha-part-printed = printed
terminal-sha-part-alone = no friendly fighter adjacent
terminal-sha-part-least = minimum
terminal-sha-part-most = maximum
cards-legend-shadespire = ↔ Range, dice with ⚒ hammer or ⚔ sword, ✖ damage, ★ glory. help <fighter> shows both sides of its card.
piles-sha-scored = Scored: { $name }
piles-sha-discard = Discard pile: { $name }
piles-sha-gone = Out of the game: { $name }
piles-sha-unseen = In hand or decks: { $name }
piles-sha-deck = Your decks, in no order

## Talking at the prompt

verb-move = move
verb-charge = charge
verb-guard = guard
verb-upgrade = upgrade
verb-react = react
verb-draw = draw
verb-swap = swap
several-numbers-shadespire = You may type several numbers at once, such as 1 3 0.
skip-what-shadespire = skip passes until the next activation, skip turn until your next activation.
help-skip-text-shadespire = pass power steps and reactions until the next activation, or until your own; an attack on one of your fighters ends it
help-piles-text-shadespire = what has been scored and discarded, and what is left in your decks
help-help-shadespire = help <card, fighter>
help-help-text-shadespire = all about a card or a fighter, by its name or its two letters; help alone shows this list
help-cards-text-shadespire = your cards and those in play, with their texts
help-legend-shadespire = On the board every hex has its name: ° starting hex, † lethal, ▒ blocked, ' edge, ① objective, ○ one face down; │ your territory, ║ ┊ ╏ those of others, · no one’s; names in capitals can be chosen now. ▲ your fighters, ▼ ► ◄ others: two letters (capitals and ✦ once inspired), wounds left, › Move, » Charge and ◊ Guard token, ∅ can’t be activated, ❄ can’t act or take damage. Type c5 for a place, st for a fighter, move st or m st, charge st, attack st, guard st. ♥ wounds left, ➤ Move, ⛨ shield, ↯ dodge, ↔ Range, ⚒ hammer, ⚔ sword, ✖ damage, • single and ∶ double support, ✹ crit; dice in [brackets] are successes, ↻ re-rolled. ★ glory (+ spent), ● activations taken, ◆ objective cards, ✧ ploys and power cards, ■ upgrades.

## Menu

menu-sha-warband = Your warband?
