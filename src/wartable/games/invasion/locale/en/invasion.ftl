# Invasion in English, in our own words; the cards have a file of their own.
# Arguments: $who is "you" or "other", $name the other's name; $side is "yours", "theirs" or "other".
# Names of cards are singular or plural, so no verb has to agree with them.

## Zones, cards and entries of the chain, as sentences need them

invasion-zone-kingdom = kingdom
invasion-zone-quest = quest zone
invasion-zone-battlefield = battlefield
invasion-place-kingdom = { $side ->
    [yours] your kingdom
    [theirs] their kingdom
   *[other] { $name }’s kingdom
}
    .start = { $side ->
    [yours] Your kingdom
    [theirs] Their kingdom
   *[other] { $name }’s kingdom
}
invasion-place-quest = { $side ->
    [yours] your quest zone
    [theirs] their quest zone
   *[other] { $name }’s quest zone
}
    .start = { $side ->
    [yours] Your quest zone
    [theirs] Their quest zone
   *[other] { $name }’s quest zone
}
invasion-place-battlefield = { $side ->
    [yours] your battlefield
    [theirs] their battlefield
   *[other] { $name }’s battlefield
}
    .start = { $side ->
    [yours] Your battlefield
    [theirs] Their battlefield
   *[other] { $name }’s battlefield
}
invasion-piece = { $side ->
    [yours] your { $card }
    [theirs] their { $card }
   *[other] { $name }’s { $card }
}
invasion-piece-down = { $side ->
    [yours] your development
    [theirs] their development
   *[other] { $name }’s development
}
invasion-copy = { $card } #{ $number }
invasion-spot = { $state ->
    [damaged] { $card } ({ $place }, { $damage } damage)
    [corrupt] { $card } ({ $place }, corrupt)
    [both] { $card } ({ $place }, corrupt, { $damage } damage)
   *[plain] { $card } ({ $place })
}
invasion-spot-down = a development in { $place }
invasion-spot-own-down = development { $number } in { $place } ({ $card })
invasion-entry = { $aimed ->
    [at] { $piece }, aimed at { $targets }
    [into] { $piece }, on the way into { $targets }
    [onto] { $piece }, on the way onto { $targets }
   *[no] { $piece }
}

## What a target has to be

invasion-wanted-unit = a unit
invasion-wanted-card = a card
invasion-wanted-unit-another = another unit
invasion-wanted-unit-attacking = an attacker
invasion-wanted-zone-enemy-unattacked = another zone of your opponent
invasion-wanted-unit-attacking-enemy = an attacker of your opponent
invasion-wanted-unit-another-attacking = another attacker
invasion-wanted-unit-fighting = an attacker or a defender
invasion-wanted-unit-in-battlefield = a unit in any battlefield
invasion-wanted-unit-corrupt-other = another unit that is corrupt
invasion-wanted-unit-across = a unit in the corresponding zone
invasion-wanted-unit-another-like-first = another unit in the corresponding zone
invasion-wanted-unit-across-own = one of your units in this zone
invasion-wanted-unit-own = one of your units
invasion-wanted-unit-in-battlefield-own-unspared = another unit in your battlefield
invasion-wanted-unit-attacking-own = one of your attackers
invasion-wanted-unit-having-skaven-other = another Skaven unit
invasion-wanted-unit-with-hit-points-to-1 = a unit with fewer than 2 hit points
invasion-wanted-unit-costing-to-2 = a unit with a printed cost of 2 or less
invasion-wanted-unit-other = another unit
invasion-wanted-unit-damaged = a damaged unit
invasion-wanted-unit-corrupt = a corrupt unit
invasion-wanted-unit-corrupt-in-battlefield = a corrupt unit in any battlefield
invasion-wanted-unit-defending = a defender
invasion-wanted-unit-in-battlefield-own = a unit in your battlefield
invasion-wanted-unit-enemy-in-battlefield = a unit in your opponent’s battlefield
invasion-wanted-unit-of-high-elf = a High Elf unit
invasion-wanted-unit-of-dark-elf = a Dark Elf unit
invasion-wanted-attachment-across = an attachment in the corresponding zone
invasion-wanted-quest = a quest
invasion-wanted-support = a support
invasion-wanted-support-or-unit-at-home-developed-own-or-zone-own-unburnt-undeveloped = a unit or support of yours in a zone of yours with a development, or a section of yours without one that isn’t burning
invasion-wanted-support-costing-to-2 = a support with a printed cost of 2 or less
invasion-wanted-support-costing-developments-in-battlefield = a support whose printed cost is no higher than the number of developments in your battlefield
invasion-wanted-development-or-support = a support or a development
invasion-wanted-development = a development
invasion-wanted-development-own = one of your developments
invasion-wanted-development-another-beside-first = another development in the same zone
invasion-wanted-development-many = developments in one zone
invasion-wanted-zone-unburnt = a section that isn’t burning
invasion-wanted-zone-own-unburnt = a section of your capital that isn’t burning
invasion-wanted-unit-or-zone-unburnt = a unit, or a section that isn’t burning
invasion-wanted-unit-enemy-or-zone-enemy-unburnt = a unit or section of your opponent’s
invasion-wanted-zone-enemy = one of your opponent’s zones
invasion-wanted-zone-outside-quest-own = your kingdom or your battlefield
invasion-wanted-zone-own-than-source = another of your zones to move to
invasion-wanted-zone-own-than-host = another of your zones for it to move to
invasion-wanted-zone-than-first = another zone of the same player to move to
invasion-wanted-zone-own-unattacked-unburnt = another of your zones that isn’t burning
invasion-wanted-entry-tactic = a tactic on the chain
invasion-wanted-entry-by-support-or-unit-played = a unit or support on the chain
invasion-wanted-entry-action-by-support-or-unit-other = an action of another unit or of a support on the chain
invasion-wanted-discarded-many = cards in your discard pile
invasion-wanted-discarded-by-unit-fallen-of-dwarf = a Dwarf unit that came into your discard pile this turn
invasion-wanted-discarded-by-support-enterable-in-quest = a support in your discard pile that may enter your quest zone
invasion-wanted-discarded-costing-from-3-of-high-elf = a High Elf card in your discard pile with a printed cost of 3 or more
invasion-wanted-discarded-by-unit-of-high-elf = a High Elf unit in your discard pile
invasion-wanted-quest-entered-free-own-or-zone-entered-own = one of your zones to enter, or one of your quests
invasion-wanted-zone-entered-own = one of your zones to enter
invasion-wanted-zone-enters-first-own = one of your zones for it to enter
invasion-wanted-host = a unit to attach it to
invasion-wanted-zone-entered-in-quest-own = your quest zone
invasion-wanted-zone-damaged-own = a damaged section of your capital

## Actions: the whole sentence, and .short beside the card it belongs to

invasion-act-keep-hand = Keep this hand
    .short = keep it
invasion-act-new-hand = Shuffle this hand back and draw seven new cards
    .short = new hand
invasion-act-pass = Pass
    .short = pass
invasion-act-pass-resolve = Pass, and the chain resolves: first { $entry }
    .short = pass; the chain resolves
invasion-act-pass-close = { $moment ->
    [turn-begins] Pass, and the kingdom phase begins
    [kingdom] Pass, and the kingdom phase is over
    [quest] Pass, and the quest phase is over
    [capital] Pass, and the capital phase is over
    [zone-chosen] Pass, and attackers are declared
    [attackers-declared] Pass, and defenders are declared
    [defenders-declared] Pass, and damage is assigned
    [damage-assigned] Pass, and the damage is applied
    [damage-applied] Pass, and combat is over
    [no-attack] Pass, and the battlefield phase is over
    [damage-aside] Pass, and the damage is applied
   *[turn-ends] Pass, and the turn is over
}
    .short = { $moment ->
    [zone-chosen] pass; attackers next
    [attackers-declared] pass; defenders next
    [defenders-declared] pass; damage is assigned
    [damage-assigned] pass; damage is applied
    [damage-applied] pass; combat is over
    [damage-aside] pass; damage is applied
    [turn-begins] pass; kingdom phase next
    [turn-ends] pass; the turn is over
   *[other] pass; the phase is over
}
invasion-act-develop = Play a development into { $place }
    .short = development into { $place }
invasion-act-use = { $cost ->
    [0] Use { $spot }
   *[other] Use { $spot } for { $cost }
}
    .short = { $cost ->
    [0] use
   *[other] use for { $cost }
}
invasion-act-use-numbered = { $cost ->
    [0] Use action { $number } of { $spot }
   *[other] Use action { $number } of { $spot } for { $cost }
}
    .short = { $cost ->
    [0] action { $number }
   *[other] action { $number } for { $cost }
}
invasion-act-play = { $loyalty ->
    [0] Play { $card } for { $cost }
   *[other] Play { $card } for { $cost } ({ $loyalty } of it loyalty)
}
    .short = play for { $cost }
invasion-act-play-x = { $cost ->
    [0] Play { $card } for X
   *[other] Play { $card } for X plus { $cost }
}
    .short = { $cost ->
    [0] play for X
   *[other] play for X plus { $cost }
}
invasion-act-x = { $card } with X = { $x }, for { $cost }
    .short = X = { $x }, for { $cost }
invasion-act-no-target = Don’t use { $card }
    .short = don’t use it
invasion-act-agree = Use { $card }
    .short = use it
invasion-act-no-further-target = No more targets for { $card }
    .short = no more targets
invasion-act-aim-at-none = No target for { $card }
    .short = no target
invasion-act-target = { $tax ->
    [0] { $card }: { $target }
   *[other] { $card }: { $target }, for { $tax } more
}
    .short = { $tax ->
    [0] { $target }
   *[other] { $target }, for { $tax } more
}
invasion-act-target-row = { $card }: chain entry { $number }, { $entry }
    .short = entry { $number }: { $entry }
invasion-act-target-discarded = { $card }: { $target } ({ $count } in your discard pile)
    .short = { $target } ({ $count })
invasion-act-play-into = Play { $card } into { $target }
    .short = { $target }
invasion-act-play-onto = Send { $card } on the quest { $target }
    .short = on { $target }
invasion-act-attach = { $tax ->
    [0] Attach { $card } to { $target }
   *[other] Attach { $card } to { $target }, for { $tax } more
}
    .short = { $tax ->
    [0] to { $target }
   *[other] to { $target }, for { $tax } more
}
invasion-act-sacrifice = Sacrifice { $spot }
    .short = sacrifice { $spot }
invasion-act-tokens = Pay { $tokens } with tokens and { $resources } with resources
    .short = { $tokens } with tokens, { $resources } with resources
invasion-act-put-down = Put { $card } face down into { $place }
    .short = { $card }
invasion-act-first = { $number ->
    [0] First { $source }
   *[other] First { $source }, effect { $number }
}
    .short = { $number ->
    [0] first { $source }
   *[other] first { $source }, effect { $number }
}
invasion-act-first-token = { $number ->
    [0] First the token for { $source }
   *[other] First token { $number } for { $source }
}
    .short = { $number ->
    [0] first the token for { $source }
   *[other] first token { $number } for { $source }
}
invasion-act-first-counterstrike = { $number ->
    [0] First the Counterstrike of { $source }
   *[other] First Counterstrike { $number } of { $source }
}
    .short = { $number ->
    [0] first { $source }
   *[other] first { $source }, Counterstrike { $number }
}
invasion-act-redirect = { $tax ->
    [0] The damage goes to { $target }
   *[other] The damage goes to { $target }, for { $tax } more
}
    .short = { $tax ->
    [0] { $target }
   *[other] { $target }, for { $tax } more
}
invasion-act-restore = Restore { $spot }
    .short = restore
invasion-act-restore-none = Restore nothing
    .short = restore nothing
invasion-act-attack = Attack { $place } ({ $damage } of { $hit-points } damage)
    .short = attack { $place }
invasion-act-attack-burning = Attack { $place }, which is burning
    .short = attack { $place } (burning)
invasion-act-no-attack = Don’t attack
    .short = don’t attack
invasion-act-attacker = Attack with { $card } (power { $power })
    .short = attack with power { $power }
invasion-act-no-attackers = Declare no attackers
    .short = no attackers
invasion-act-attackers-done = Declare no more attackers
    .short = no more attackers
invasion-act-defender = Defend with { $card } (power { $power })
    .short = defend with power { $power }
invasion-act-no-defenders = Declare no defenders
    .short = no defenders
invasion-act-defenders-done = Declare no more defenders
    .short = no more defenders
invasion-act-front = { $card } attacks { $place }
    .short = attack { $place }
invasion-act-counterstrike = Counterstrike: { $damage } damage to { $spot }
    .short = { $damage } damage
invasion-act-ordinary-point = Assign an ordinary point next ({ $left } left)
    .short = ordinary ({ $left } left)
invasion-act-uncancellable-point = Assign an uncancellable point next ({ $left } left)
    .short = uncancellable ({ $left } left)
invasion-act-assign = 1 damage to { $target }; { $lying } so far
    .short = 1 damage; { $lying } so far
invasion-act-assign-defender = 1 damage to { $target }; { $lying } of at least { $needed } so far
    .short = 1 damage; { $lying } of { $needed } so far
invasion-act-damage-everywhere = Take 1 damage on every section of your capital
    .short = 1 damage on every section
invasion-act-corrupt = Corrupt { $spot }
    .short = corrupt
invasion-act-take-damage = Take 1 damage on { $place }
    .short = 1 damage on { $place }
invasion-act-find = Put { $card } into { $place }
    .short = { $card }
invasion-act-find-none = Put none of them into play
    .short = none
invasion-act-take = Take { $card } into your hand
    .short = take it
invasion-act-take-none = Take none of them
    .short = none
invasion-act-pay = Pay 1 resource for { $card }
    .short = pay 1
invasion-act-pay-not = Don’t pay: −1 power for { $card }
    .short = don’t pay
invasion-act-look-at-own = { $count ->
    [one] Look at the top card of your deck
   *[other] Look at the top { $count } cards of your deck
}
    .short = your deck
invasion-act-look-at-theirs = { $count ->
    [one] Look at the top card of your opponent’s deck
   *[other] Look at the top { $count } cards of your opponent’s deck
}
    .short = your opponent’s deck
invasion-act-discard = Discard { $card }
    .short = discard
invasion-act-discard-none = Discard none of them
    .short = discard none
invasion-act-put-back = The next one from the top: { $card }
    .short = next from the top
invasion-act-cast = Play { $card } from your opponent’s discard pile ({ $cost })
    .short = play for { $cost }
invasion-act-cast-x = Play { $card } from your opponent’s discard pile ({ $cost } and X)
    .short = play for { $cost } + X
invasion-act-save = Pay 1 resource: { $spot } returns to hand
    .short = save for 1
invasion-act-save-none = { $card }: save none of them
    .short = save none
invasion-act-free = Play { $card } for free
    .short = play for free
invasion-act-free-done = Play none of the others
    .short = none
invasion-act-reveal = { $count ->
    [0] Reveal no card
    [one] Reveal { $count } card
   *[other] Reveal { $count } cards
}
    .short = { $count ->
    [0] none
    [one] { $count } card
   *[other] { $count } cards
}
invasion-act-move-damage = Move { $count } damage to { $target }
    .short = { $count } damage
invasion-act-pick = Pick { $card }
    .short = pick
invasion-act-counterdraft = Counterdraft { $card }
    .short = counterdraft
invasion-act-sabotage = Sabotage: counterdraft { $card } as well
    .short = counterdraft
invasion-act-no-sabotage = Keep your Sabotage
    .short = keep it
invasion-act-reinforce = Add { $card } to your deck
    .short = add to your deck
invasion-act-reinforce-none = None of these can go into a deck
    .short = none

## Events

invasion-event-turn = { $who ->
    [you] Turn { $count }: yours.
   *[other] Turn { $count }: { FORM($name, "inside") }.
}
invasion-event-phase = { $phase ->
    [kingdom] Kingdom phase.
    [quest] Quest phase.
    [capital] Capital phase.
    [battle] Battlefield phase.
   *[end] End of the turn.
}
invasion-event-drew = { $name } draws a card.
invasion-event-drew-known = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
invasion-event-mulligan-yes = { $who ->
    [you] You shuffle your hand back for a new one.
   *[other] { $name } shuffles their hand back for a new one.
}
invasion-event-mulligan-no = { $who ->
    [you] You keep your opening hand.
   *[other] { $name } keeps their opening hand.
}
invasion-event-returned-resources = { $who ->
    [you] { $count ->
        [one] You return { $count } unspent resource.
       *[other] You return { $count } unspent resources.
    }
   *[other] { $count ->
        [one] { $name } returns { $count } unspent resource.
       *[other] { $name } returns { $count } unspent resources.
    }
}
invasion-event-collected = { $who ->
    [you] { $count ->
        [one] You collect { $count } resource.
       *[other] You collect { $count } resources.
    }
   *[other] { $count ->
        [one] { $name } collects { $count } resource.
       *[other] { $name } collects { $count } resources.
    }
}
invasion-event-restored = Restored: { $piece }.
invasion-event-announced = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
invasion-event-announced-action = { $who ->
    [you] You use { $card }.
   *[other] { $name } uses { $card }.
}
invasion-event-targeted = Target: { $target }.
invasion-event-targeted-development = Target: a development in { $place }.
invasion-event-paid = Paid: { $count }, { $left } left.
invasion-event-paid-tokens = Paid: { $count }, { $now } of it with tokens, { $left } left.
invasion-event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
invasion-event-resolved = Effect: { $piece }.
invasion-event-fizzled = No effect: there is no target for { $piece }.
invasion-event-cancelled = Cancelled: { $piece }.
invasion-event-entered-play = { $who ->
    [you] You put { $card } into { $place }.
   *[other] { $name } puts { $card } into { $place }.
}
invasion-event-entered-play-attached = { $who ->
    [you] You attach { $card } to { $host }.
   *[other] { $name } attaches { $card } to { $host }.
}
invasion-event-entered-play-questing = { $who ->
    [you] You send { $card } on the quest { $host }.
   *[other] { $name } sends { $card } on the quest { $host }.
}
invasion-event-developed = { $name } plays a development into { $place }.
invasion-event-developed-known = { $who ->
    [you] You put { $card } face down into { $place }.
   *[other] { $name } puts { $card } face down into { $place }.
}
invasion-event-developed-from-deck = { $name } puts the top card of their deck face down into { $place }.
invasion-event-developed-from-deck-known = { $who ->
    [you] You put the top card of your deck face down into { $place }: { $card }.
   *[other] { $name } puts the top card of their deck face down into { $place }: { $card }.
}
invasion-event-left-play-destroyed = Destroyed: { $piece }.
invasion-event-left-play-destroyed-development = Destroyed: a development in { $place }, { $card }.
invasion-event-left-play-sacrificed = { $who ->
    [you] You sacrifice { $card }.
   *[other] { $name } sacrifices { $card }.
}
invasion-event-left-play-sacrificed-development = { $who ->
    [you] You sacrifice a development in { $place }: { $card }.
   *[other] { $name } sacrifices a development in { $place }: { $card }.
}
invasion-event-left-play-hand = { $who ->
    [you] You take { $card } back into your hand.
   *[other] { $name } takes { $card } back into their hand.
}
invasion-event-left-play-hand-development = { $name } takes a development from { $place } back into their hand.
invasion-event-left-play-deck = { $who ->
    [you] You put { $card } back into your deck.
   *[other] { $name } puts { $card } back into their deck.
}
invasion-event-moved = Moved from the { $from } to the { $to }: { $piece }.
invasion-event-control = { $who ->
    [you] You control { $card } now; it comes into { $place }.
   *[other] { $name } controls { $card } now; it comes into { $place }.
}
invasion-event-control-back = { $card } returns to its owner, into { $place }.
invasion-event-changed = A development in { $place } is a unit as well, until the turn ends.
invasion-event-changed-back = The changed development in { $place } is only a development again.
invasion-event-corrupted = Now corrupt: { $piece }.
invasion-event-turned-up = Turned face up in { $place }: { $card }.
invasion-event-gained-resources = { $who ->
    [you] { $count ->
        [one] You gain { $count } resource and have { $now }.
       *[other] You gain { $count } resources and have { $now }.
    }
   *[other] { $count ->
        [one] { $name } gains { $count } resource and has { $now }.
       *[other] { $name } gains { $count } resources and has { $now }.
    }
}
invasion-event-lost-resources = { $who ->
    [you] { $count ->
        [one] You lose { $count } resource and have { $now } left.
       *[other] You lose { $count } resources and have { $now } left.
    }
   *[other] { $count ->
        [one] { $name } loses { $count } resource and has { $now } left.
       *[other] { $name } loses { $count } resources and has { $now } left.
    }
}
invasion-event-tokens = { $now ->
    [0] No tokens left on { $piece }.
    [one] { $now } token on { $piece }.
   *[other] { $now } tokens on { $piece }.
}
invasion-event-power = +{ $change } power this turn: { $piece }.
invasion-event-power-less = −{ $change } power this turn: { $piece }.
invasion-event-hit-points = { $change ->
    [one] +{ $change } hit point this turn: { $piece }.
   *[other] +{ $change } hit points this turn: { $piece }.
}
invasion-event-hit-points-less = { $change ->
    [one] −{ $change } hit point this turn: { $piece }.
   *[other] −{ $change } hit points this turn: { $piece }.
}
invasion-event-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $name } discards { $card }.
}
invasion-event-milled = { $who ->
    [you] You lose { $card } from the top of your deck.
   *[other] { $name } loses { $card } from the top of their deck.
}
invasion-event-revealed = { $who ->
    [you] You show { $card }.
   *[other] { $name } shows { $card }.
}
invasion-event-returned-to-deck = { $who ->
    [you] You put { $card } from your discard pile back into your deck.
   *[other] { $name } puts { $card } from their discard pile back into their deck.
}
invasion-event-returned-to-hand = { $who ->
    [you] You take { $card } from your discard pile into your hand.
   *[other] { $name } takes { $card } from the discard pile into hand.
}
invasion-event-peeked-own = { $who ->
    [you] You look at the top of your deck (cards: { $count }).
   *[other] { $name } looks at the top of their deck (cards: { $count }).
}
invasion-event-peeked-yours = { $name } looks at the top of your deck (cards: { $count }).
invasion-event-peeked-theirs = { $who ->
    [you] You look at the top of your opponent’s deck (cards: { $count }).
   *[other] { $name } looks at the top of the opponent’s deck (cards: { $count }).
}
invasion-event-put-back-own = { $who ->
    [you] You put { $count } cards back on your deck.
   *[other] { $name } puts { $count } cards back on their deck.
}
invasion-event-put-back-yours = { $name } puts { $count } cards back on your deck.
invasion-event-put-back-theirs = { $who ->
    [you] You put { $count } cards back on your opponent’s deck.
   *[other] { $name } puts { $count } cards back on the opponent’s deck.
}
invasion-event-under-deck = { $card } goes to the bottom of its owner’s deck.
invasion-event-found = { $name } takes a card from the deck into hand.
invasion-event-found-known = { $who ->
    [you] You take { $card } from your deck into your hand.
   *[other] { $name } takes { $card } from the deck into hand.
}
invasion-event-shuffled = { $who ->
    [you] You shuffle your deck.
   *[other] { $name } shuffles their deck.
}
invasion-event-attacks-zone = { $who ->
    [you] You attack { $place }.
   *[other] { $name } attacks { $place }.
}
invasion-event-attacks-too = { $place } is attacked as well.
invasion-event-no-attack = { $who ->
    [you] You don’t attack.
   *[other] { $name } doesn’t attack.
}
invasion-event-attacker = Attacker: { $card }.
invasion-event-defender = Defender: { $card }.
invasion-event-assigned = Assigned: { $count } damage to { $target }.
invasion-event-assigned-uncancellable = Assigned: { $count } uncancellable damage to { $target }.
invasion-event-redirected = 1 damage goes to { $target } instead of { $piece }.
invasion-event-redirected-capital = { $card }: 1 damage goes to { $target } instead of { $place }.
invasion-event-absorbed = Cancelled: { $count } damage to { $target }.
invasion-event-damaged = { $count } damage to { $target }, { $total } in all.
invasion-event-healed = Healed: { $count } damage on { $target }.
invasion-event-moved-damage = { $count } damage moves from { $source } to { $target }.
invasion-event-burning = { FORM($place, "start") } is burning!
invasion-event-forced = Forced effect: { $piece }.
invasion-event-forced-token = Forced effect, a token: { $piece }.
invasion-event-attack-redirected = The attack now goes to { $place }.
invasion-event-barred = Can’t be declared as an attacker or defender this turn: { $piece }.
invasion-event-barred-altogether = Can’t attack or defend this turn: { $piece }.
invasion-event-quality = { $quality ->
    [no-defence] Can’t defend this turn: { $piece }.
   *[no-toughness] Loses all Toughness until the turn ends: { $piece }.
}
invasion-event-shielded = The next { $now } damage this turn is cancelled: { $piece }.
invasion-event-most-drawn = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $count ->
    [one] no more than one card this turn.
   *[other] no more than { $count } cards this turn.
}
invasion-event-returning = At the end of the turn { $piece } returns to hand.
invasion-event-spared = Not to be sacrificed: { $piece }.
invasion-event-combat-cancelled = All damage assigned in this turn’s battlefield phase will be cancelled.
invasion-event-discount = { $who ->
    [you] Your next unit this turn costs { $count } less and enters play with { $count } damage.
   *[other] { $name }’s next unit this turn costs { $count } less and enters play with { $count } damage.
}
invasion-event-looked = { $who ->
    [you] { $count ->
        [one] You look at the top card of your deck.
       *[other] You look at the top { $count } cards of your deck.
    }
   *[other] { $count ->
        [one] { $name } looks at the top card of their deck.
       *[other] { $name } looks at the top { $count } cards of their deck.
    }
}
invasion-event-paid-for-attacker-yes = { $who ->
    [you] You pay 1 resource for { $card }.
   *[other] { $name } pays 1 resource for { $card }.
}
invasion-event-paid-for-attacker-no = { $who ->
    [you] You don’t pay for { $card }: −1 power.
   *[other] { $name } doesn’t pay for { $card }: −1 power.
}
invasion-event-ended-burned = { $result ->
    [won] You win: two sections of the enemy capital are burning.
    [lost] You lose: two sections of your capital are burning.
   *[other] { $name } wins: two sections of the other capital are burning.
}
invasion-event-ended-burned-drawn = A draw: both capitals burn at the same moment.
invasion-event-ended-decked = { $result ->
    [won] You win: your opponent’s deck is empty.
    [lost] You lose: your deck is empty.
   *[other] { $name } wins: the other deck is empty.
}
invasion-event-ended-decked-drawn = A draw: both decks are empty at the same moment.
invasion-event-ended-long = A draw: the match has lasted too long.

## Events of a draft

invasion-event-pack = { $who ->
    [you] { $now ->
        [one] Pack { $count }: you take { $now } card.
       *[other] Pack { $count }: you take { $now } cards.
    }
   *[other] { $now ->
        [one] Pack { $count }: { FORM($name, "inside") } takes { $now } card.
       *[other] Pack { $count }: { FORM($name, "inside") } takes { $now } cards.
    }
}
invasion-event-picked = { $name } picks a card.
invasion-event-picked-known = { $who ->
    [you] You pick { $card }.
   *[other] { $name } picks { $card }.
}
invasion-event-picked-counterdraft = { $name } chooses a card to counterdraft.
invasion-event-picked-counterdraft-known = { $who ->
    [you] You choose to counterdraft { $card }.
   *[other] { $name } chooses to counterdraft { $card }.
}
invasion-event-counterdrafted = { $who ->
    [you] You counterdraft { $card }; that card is out of the draft.
   *[other] { $name } counterdrafts { $card }; that card is out of the draft.
}
invasion-event-draft-card = { $who ->
    [you] You show a draft card: { $card }.
   *[other] { $name } shows a draft card: { $card }.
}
invasion-event-picks-done = { $who ->
    [you] Your picks: { $count } for your deck, { $now } shown.
   *[other] { $name }’s picks: { $count } for the deck, { $now } shown.
}
invasion-event-pack-shown = { $who ->
    [you] { $count ->
        [one] You show your pack of { $count } card.
       *[other] You show your pack of { $count } cards.
    }
   *[other] { $count ->
        [one] { $name } shows their pack of { $count } card.
       *[other] { $name } shows their pack of { $count } cards.
    }
}
invasion-event-sabotaged = { $who ->
    [you] You use a Sabotage and have { $count } left.
   *[other] { $name } uses a Sabotage and has { $count } left.
}
invasion-event-supply-cut = { $who ->
    [you] { $count ->
        [one] Your supply is cut: each of your later packs is { $count } card smaller.
       *[other] Your supply is cut: each of your later packs is { $count } cards smaller.
    }
   *[other] { $count ->
        [one] Supply is cut for { FORM($name, "inside") }: each later pack is { $count } card smaller.
       *[other] Supply is cut for { FORM($name, "inside") }: each later pack is { $count } cards smaller.
    }
}
invasion-event-new-pack = { $who ->
    [you] { $count ->
        [one] The tides shift: your pack has { $count } new card.
       *[other] The tides shift: your pack has { $count } new cards.
    }
   *[other] { $count ->
        [one] The tides shift: { FORM($name, "inside") } has a pack of { $count } new card.
       *[other] The tides shift: { FORM($name, "inside") } has a pack of { $count } new cards.
    }
}
invasion-event-reinforced = { $name } adds a card from their pile to their deck.
invasion-event-reinforced-known = { $who ->
    [you] You add { $card } from your pile to your deck.
   *[other] { $name } adds { $card } from their pile to their deck.
}
invasion-event-reinforced-none = { $who ->
    [you] You find only draft cards and add none.
   *[other] { $name } finds only draft cards and adds none.
}
invasion-event-pack-done = { $who ->
    [you] { $count ->
        [0] Nothing is left in your pack.
        [one] You discard { $count } card from your pack.
       *[other] You discard { $count } cards from your pack.
    }
   *[other] { $count ->
        [0] { $name } has nothing left in their pack.
        [one] { $name } discards { $count } card from their pack.
       *[other] { $name } discards { $count } cards from their pack.
    }
}
invasion-event-deck-done = { $who ->
    [you] Your deck is complete: { $count } cards.
   *[other] { $name }’s deck is complete: { $count } cards.
}

## Prompts

invasion-prompt-over = The match is over.
invasion-prompt-waiting = Waiting for { FORM($name, "inside") }: { $doing }.
invasion-prompt-mulligan = Your opening hand: keep it, or shuffle it back once for seven new cards?
invasion-prompt-capital = Your capital phase: play cards, play a development, use actions, or pass. Resources: { $resources }.
invasion-prompt-window = { $moment } Use an action, play a tactic, or pass. Resources: { $resources }.
invasion-prompt-answer = { $length ->
    [1] On the chain: { $entry }. Respond or pass. Resources: { $resources }.
   *[other] Top of the chain ({ $length } entries): { $entry }. Respond or pass. Resources: { $resources }.
}
invasion-prompt-x = { $card }: what is X? Resources: { $resources }.
invasion-prompt-target = { $card }: choose { $wanted }.
invasion-prompt-target-or-none = { $card }: choose { $wanted }, or none.
invasion-prompt-targets = { $card }: choose { $wanted }, { $left } more.
invasion-prompt-agree = { $card }: do you use it now?
invasion-prompt-sacrifice-price = { $card }: which unit do you sacrifice to pay for it?
invasion-prompt-tokens = { $card }: how much of the cost of { $cost } do you pay with tokens?
invasion-prompt-development = Which card do you put face down into { $place }?
invasion-prompt-order = You have { $left } forced effects waiting: which comes first?
invasion-prompt-redirect = { $card }: 1 damage to { $aim } goes elsewhere. Where?
invasion-prompt-restore = Which corrupt card do you restore?
invasion-prompt-attacked-zone = Your battlefield phase: which zone do you attack?
invasion-prompt-attackers = Your attack on { $place }: which units in your battlefield attack?
invasion-prompt-defenders = { $power ->
    [0] No damage threatens { $place } so far: which of its units defend?
   *[other] { $power } damage threatens { $place }: which of its units defend?
}
invasion-prompt-front = Which of the two zones does it attack: { $aim }?
invasion-prompt-counterstrike = { $card }, Counterstrike { $left }: which attacker takes the damage?
invasion-prompt-assign-kind = { $left } ordinary and { $hard } uncancellable damage to assign: which kind next?
invasion-prompt-assign = { $points } damage to assign: where does the next point go?
invasion-prompt-indirect = { $card }: { $left } indirect damage to spread over your units and your capital. Where does the next point go?
invasion-prompt-sacrifice = { $card }: which of your units do you sacrifice?
invasion-prompt-sacrifice-here = { $card }: which unit in { $place } do you sacrifice?
invasion-prompt-development-or-damage = { $card }: sacrifice a development, or take 1 damage on every section of your capital?
invasion-prompt-corrupt-or-damage = { $card }: corrupt a unit in { $place }, or take 1 damage on a section of your capital?
invasion-prompt-search = { $looked ->
    [0] { $card }: your deck is empty, so there is nothing to find.
   *[other] { $card }: on top of your deck are { $cards }. Which support with a printed cost of { $cost } or less enters { $place }?
}
invasion-prompt-search-must = { $looked ->
    [0] { $card }: your deck is empty, so there is nothing to find.
   *[other] { $card }: on top of your deck are { $cards }. Which support with a printed cost of { $cost } or less enters { $place }? If one can, it must.
}
invasion-prompt-take = { $card }: you look at { $looked } cards of your deck. Choose { $wanted } to take into your hand, or none.
invasion-prompt-take-must = { $card }: you look at { $looked } cards of your deck. Choose { $wanted } to take into your hand.
invasion-prompt-pay-for-attacker = { $card }: pay 1 resource for { $aim }, or give it −1 power?
invasion-prompt-whose-deck = { $card }: whose deck do you look at?
invasion-prompt-peek = { $card }: which of these cards is discarded?
invasion-prompt-put-back = { $card }: which card comes next, counted from the top?
invasion-prompt-cast = { $card }: which tactic of your opponent’s discard pile do you play?
invasion-prompt-save = { $card }: which of your units that would be destroyed returns to hand instead, for 1 resource?
invasion-prompt-reveal = { $left ->
    [one] { $card }: does your opponent show a card, drawn by lot?
   *[other] { $card }: how many cards does your opponent show, drawn by lot? { $left } at most.
}
invasion-prompt-free-tactic = { $card }: your opponent shows { $cards }. Which tactic do you play for free?
invasion-prompt-amount = { $card }: how much damage moves to { $aim }?
invasion-prompt-pick = { $left ->
    [one] Pack { $pack }: pick one more card from your pack.
   *[other] Pack { $pack }: pick { $left } cards from your pack.
}
invasion-prompt-counterdraft = Pack { $pack }: which card do you take out of their pack?
invasion-prompt-sabotage = Pack { $pack }: sacrifice a Sabotage to counterdraft one more card?
invasion-prompt-reinforce = Reinforcements: the top cards of your pile are { $cards }. Which one joins your deck?

invasion-moment-turn-begins = { $who ->
    [you] Your turn begins.
   *[other] { $name }’s turn begins.
}
invasion-moment-kingdom = { $who ->
    [you] Your kingdom phase.
   *[other] { $name }’s kingdom phase.
}
invasion-moment-quest = { $who ->
    [you] Your quest phase.
   *[other] { $name }’s quest phase.
}
invasion-moment-capital = { $who ->
    [you] Your capital phase.
   *[other] { $name }’s capital phase.
}
invasion-moment-zone-chosen = { $who ->
    [you] You attack { $place }; attackers are declared next.
   *[other] { $name } attacks { $place }; attackers are declared next.
}
invasion-moment-attackers-declared = Attack on { $place }: attackers are declared.
invasion-moment-defenders-declared = Attack on { $place }: defenders are declared.
invasion-moment-damage-assigned = Attack on { $place }: damage is assigned but not yet applied.
invasion-moment-damage-applied = Attack on { $place }: damage is applied.
invasion-moment-no-attack = { $who ->
    [you] Your battlefield phase, without an attack.
   *[other] { $name }’s battlefield phase, without an attack.
}
invasion-moment-turn-ends = { $who ->
    [you] Your turn ends.
   *[other] { $name }’s turn ends.
}
invasion-moment-damage-aside = Damage waits beside its targets until this window closes.

invasion-doing-mulligan = looking at the opening hand
invasion-doing-window = acting or passing
invasion-doing-x = choosing X
invasion-doing-target = choosing a target or a place
invasion-doing-agree = deciding whether to use an effect
invasion-doing-sacrifice-price = choosing a sacrifice
invasion-doing-tokens = paying
invasion-doing-development = choosing a development
invasion-doing-order = ordering forced effects
invasion-doing-redirect = redirecting damage
invasion-doing-restore = restoring a card
invasion-doing-attacked-zone = choosing whether to attack
invasion-doing-attackers = declaring attackers
invasion-doing-defenders = declaring defenders
invasion-doing-front = choosing what an attacker attacks
invasion-doing-counterstrike = aiming a Counterstrike
invasion-doing-assign-kind = assigning damage
invasion-doing-assign = assigning damage
invasion-doing-indirect = spreading indirect damage
invasion-doing-sacrifice = choosing a sacrifice
invasion-doing-development-or-damage = choosing between a development and damage
invasion-doing-corrupt-or-damage = choosing between corruption and damage
invasion-doing-search = searching the deck
invasion-doing-pay-for-attacker = paying for attackers
invasion-doing-whose-deck = choosing a deck to look at
invasion-doing-peek = looking at the top of a deck
invasion-doing-put-back = putting cards back on a deck
invasion-doing-cast = choosing a tactic of a discard pile
invasion-doing-save = saving units
invasion-doing-reveal = choosing how many cards to reveal
invasion-doing-free-tactic = choosing a tactic to play for free
invasion-doing-amount = moving damage
invasion-doing-question = choosing what a card asks for
invasion-doing-pick = picking cards
invasion-doing-counterdraft = counterdrafting
invasion-doing-sabotage = considering a Sabotage
invasion-doing-reinforce = choosing a reinforcement

## Refusals

invasion-refuse-over = The match is over.
invasion-refuse-unknown = There is no action { $action }.
invasion-refuse-must-decide = You can’t pass here. { $asked }
invasion-refuse-other-decision = Something else comes first. { $asked }
invasion-refuse-draft-card = { $card } can’t be played: it is for the draft only.
invasion-refuse-not-in-hand = You have no { $card } in hand.
invasion-refuse-not-capital-phase = You can’t play { $card } now: units, supports and quests are played only in your own capital phase.
invasion-refuse-limited = { $card } can’t be played: you have already played a Limited card this turn.
invasion-refuse-empty-slot = There is no card there.
invasion-refuse-not-yours = You don’t control { $spot }.
invasion-refuse-face-down = A face-down card has no action: { $spot }.
invasion-refuse-for-enemy = Only your opponent can use this action: { $spot }.
invasion-refuse-no-action = No action to use: { $spot }.
invasion-refuse-no-second-action = No second action to use: { $spot }.
invasion-refuse-wrong-zone = That action works only in the { $zone }: { $spot }.
invasion-refuse-used = Already used this turn: { $spot }.
invasion-refuse-too-few-tokens = Not enough tokens, { $tokens } of { $needed }: { $spot }.
invasion-refuse-chain-full = The chain is full: { $most } entries.
invasion-refuse-window-own-turn = { $card } can be used only on your own turn.
invasion-refuse-window-own-quest-phase = { $card } can be used only in your own quest phase.
invasion-refuse-window-after-assigning = { $card } can be used only in combat, once damage is assigned.
invasion-refuse-window-while-assigned = { $card } can be used only while combat damage is assigned but not yet applied.
invasion-refuse-window-before-defenders = { $card } can be used only when you are attacked, before defenders are declared.
invasion-refuse-window-after-combat = { $card } can be used only at the end of a battlefield phase with an attack, once damage is applied.
invasion-refuse-too-expensive = { $sign ->
    [more] { $card } would cost { $cost } ({ $printed } printed, { $loyalty } loyalty, { $change } more from other cards); you have { $funds }.
    [less] { $card } would cost { $cost } ({ $printed } printed, { $loyalty } loyalty, { $change } less from other cards); you have { $funds }.
   *[none] { $card } would cost { $cost } ({ $printed } printed, { $loyalty } loyalty); you have { $funds }.
}
invasion-refuse-action-too-expensive = { $card }: the action costs { $cost }; you have { $funds }.
invasion-refuse-price-unit = { $card }: you have no unit to sacrifice for it.
invasion-refuse-price-unit-here = { $card }: you have no unit in its zone to sacrifice for it.
invasion-refuse-price-quester = { $card }: there is no unit questing there for you to sacrifice.
invasion-refuse-price-corrupt = { $card } can’t become corrupt to pay for it.
invasion-refuse-condition = { $card } can’t be used now: { $needs }.
invasion-refuse-targets-too-expensive = { $card }: every target costs more than the { $funds } you have.
invasion-refuse-no-target = { $card } has no target: it needs { $wanted }.
invasion-refuse-unique = { $card }: you already have that unique card in play.
invasion-refuse-only-zone = { $card } can enter play only in the { $zone }.
invasion-refuse-hero = { $card }: you already have a Hero there, and a zone holds only one.
invasion-refuse-develop-capital-phase = You can play a development only in your own capital phase.
invasion-refuse-developed = You have already played a development this turn.
invasion-refuse-empty-hand = You have no card in hand to play face down.
invasion-refuse-not-found = { $card } can’t enter play: choose a support among these cards with a printed cost of { $cost } or less that may enter that zone.
invasion-refuse-not-taken = { $card } can’t be taken: choose { $wanted } among these cards.
invasion-refuse-not-free = { $card } can’t be played: choose a tactic among the cards shown that could be used now.
invasion-refuse-not-discarded = You have no more { $card } in your discard pile.
invasion-refuse-not-a-target = { $card } can’t aim at { $spot }: choose { $wanted }.
invasion-refuse-target-too-expensive = Aiming at { $spot } costs { $tax } more, { $cost } in all; you have { $funds }.
invasion-refuse-drawn-by-lot = Your opponent’s developments in a zone can’t be told apart. Pick the first; the actual one is random.
invasion-refuse-no-second-target = { $card }: { $spot } leaves no second target.
invasion-refuse-enemy-quest = { $card }: units go only on your own quests.
invasion-refuse-quest-taken = { $card }: a unit is already questing there.
invasion-refuse-own-unit = Choose one of your units, not { $spot }.
invasion-refuse-own-unit-here = Choose a unit in { $place }, not { $spot }.
invasion-refuse-own-development = Choose one of your developments, not { $spot }.
invasion-refuse-not-asked-for = Choose { $wanted }, not { $target }.
invasion-refuse-not-corruptible = Can’t become corrupt: { $spot }.
invasion-refuse-not-corrupt = Choose one of your corrupt cards, not { $spot }.
invasion-refuse-not-on-top = Not among the cards that you look at: { $card }.
invasion-refuse-no-such-deck = There is no such deck to look at.
invasion-refuse-not-castable = You can’t play this from your opponent’s discard pile now: { $card }.
invasion-refuse-nothing-to-cast = Your opponent’s discard pile has no tactic that you could play now: { $spot }.
invasion-refuse-no-front = It can only attack one of the two attacked zones.
invasion-refuse-window-zone-chosen = Only right after you have named the zone that you attack: { $card }.
invasion-refuse-not-dying = Choose one of your units that would be destroyed, not { $spot }.
invasion-refuse-declared = Already declared: { $spot }.
invasion-refuse-corrupt = Corrupt cards can’t be declared: { $spot }.
invasion-refuse-barred = Can’t be declared as an attacker or defender this turn: { $spot }.
invasion-refuse-no-attack = Can’t attack: { $spot }.
invasion-refuse-no-defence = Can’t defend: { $spot }.
invasion-refuse-no-attacker = Choose an attacker, not { $spot }.
invasion-refuse-no-defender = Choose a defender, not { $spot }.
invasion-refuse-enough-damage = Can’t take more indirect damage: { $target }.
invasion-refuse-no-redirect = { $card } can’t redirect damage to { $target }.
invasion-refuse-own-zone = You attack one of your opponent’s zones, not your own.
invasion-refuse-burning = A burning section takes no damage: { $place }.
invasion-refuse-burning-zone = The attack can’t go to a burning zone: { $place }.
invasion-refuse-no-counterattack = Defenders deal their damage to attackers, never to a capital.
invasion-refuse-not-attacked = Only the attacked section can be hit, not { $place }.
invasion-refuse-minimum-first = Every defender needs its minimum before the section can be hit; { $lying } of { $needed } so far: { $spot }.
invasion-refuse-unhurt-defender = The section can’t be hit: combat can’t destroy this defender: { $spot }.
invasion-refuse-own-capital = Choose a section of your own capital, not { $place }.
invasion-refuse-tokens = { $cost } must be paid exactly; you have { $resources } in resources and { $tokens } in tokens.
invasion-refuse-amount = You can’t move more damage than is there, or more than destroys the receiving unit: { $spot }.
invasion-refuse-reveal = At most { $most } can be revealed.
invasion-refuse-no-such-effect = You have no waiting effect with that number.
invasion-refuse-x-developments = { $card }: X must be at least 1, and no more than the number of developments in one zone.
invasion-refuse-not-on-chain = { $card } can’t aim at that: choose { $wanted }.
invasion-refuse-not-in-own-pack = There is no other { $card } in your pack.
invasion-refuse-not-in-their-pack = There is no other { $card } in their pack.
invasion-refuse-not-on-pile = { $card } is not among the top cards of your pile.
invasion-refuse-no-reinforcement = { $card } is for the draft only and can’t join a deck.

invasion-needs-for-ulthuan = two zones are attacked already
invasion-needs-valkia-the-bloody = there is no damage to move
invasion-needs-disciple-of-khaine = no combat damage is assigned there
