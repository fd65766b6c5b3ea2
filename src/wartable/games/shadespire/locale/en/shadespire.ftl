# Shadespire in English, in our own words; fighters, attacks and cards have a file of their own.
# Arguments: $who is "you" or "other", $name the other's name; $fighter and the like are names of fighters, $hex and
# $spot hexes, $dice a roll. Names of cards are singular or plural, so no verb has to agree with them.

## The game, its ready decks, formats and options

game-shadespire = Shadespire
    .text = A fight between small warbands in a ruined city: join the boards, hold objectives, strike, and score glory.
    .facts = 2 to 4 players · about 45 minutes
deck-steelhearts-champions = Steelheart's Champions
deck-steelhearts-champions-hold = Steelheart's Champions on watch
deck-steelhearts-champions-kill = Steelheart's Champions on the hunt
deck-garreks-reavers = Garrek's Reavers
deck-garreks-reavers-hold = Garrek's Reavers on watch
deck-garreks-reavers-kill = Garrek's Reavers on the hunt
deck-sepulchral-guard = Sepulchral Guard
deck-sepulchral-guard-hold = Sepulchral Guard on watch
deck-sepulchral-guard-kill = Sepulchral Guard on the hunt
deck-ironskulls-boyz = Ironskull's Boyz
deck-ironskulls-boyz-hold = Ironskull's Boyz on watch
deck-ironskulls-boyz-kill = Ironskull's Boyz on the hunt
deck-the-chosen-axes = The Chosen Axes
deck-the-chosen-axes-hold = The Chosen Axes on watch
deck-the-chosen-axes-kill = The Chosen Axes on the hunt
deck-spiteclaws-swarm = Spiteclaw's Swarm
deck-spiteclaws-swarm-hold = Spiteclaw's Swarm on watch
deck-spiteclaws-swarm-kill = Spiteclaw's Swarm on the hunt
deck-magores-fiends = Magore's Fiends
deck-magores-fiends-hold = Magore's Fiends on watch
deck-magores-fiends-kill = Magore's Fiends on the hunt
deck-the-farstriders = The Farstriders
deck-the-farstriders-hold = The Farstriders on watch
deck-the-farstriders-kill = The Farstriders on the hunt

format-shadespire-core = Core set
    .text = The two warbands of the core set with their ready decks, on the core set’s boards.
format-shadespire-constructed = Constructed decks
    .text = Any two warbands with decks built beforehand, on any boards.
format-shadespire-melee = Four-player melee
    .text = Four warbands on four boards, by house rules.
format-shadespire-melee3 = Three-player melee
    .text = Three warbands on three boards, by house rules.

option-shadespire-warband = Warband
option-shadespire-warband-text = The other player takes the other one.
option-shadespire-deck = Deck
option-shadespire-roll-off-ties = Tied roll-offs
option-shadespire-roll-off-ties-text = How is a tied roll-off decided?
option-shadespire-extra-crit = Extra crit
option-shadespire-extra-crit-text = When does the player who finished placing first get the extra crit?
option-shadespire-reaction-attacks = Attacks with a reaction
option-shadespire-reaction-attacks-text = Can attacks printed with a reaction be made at other times?
option-shadespire-protected-trapped = Protected and trapped
option-shadespire-protected-trapped-text = Does a fighter that can’t be driven back count as trapped?
option-shadespire-knockback-draw = Knockback on a draw
option-shadespire-knockback-draw-text = Does Knockback work on a drawn attack?
option-shadespire-lethal-glory = Glory for lethal hexes
option-shadespire-lethal-glory-text = Who gains glory when a lethal hex or a friendly effect takes a fighter out?
option-shadespire-returned-tokens = Returning fighters’ tokens
option-shadespire-returned-tokens-text = What happens to the tokens of a fighter that returns?
option-shadespire-guard-after-charge = Guard after a charge
option-shadespire-guard-after-charge-text = May a card put a fighter that has charged on Guard?
option-shadespire-gap = Gaps
option-shadespire-gap-text = Is distance counted around the gaps of the battlefield?
option-shadespire-redraw-order = Order of redraws
option-shadespire-redraw-order-text = Who decides first whether to redraw?
choice-shadespire-warband-steelhearts-champions = { sha-warband-steelhearts-champions }
choice-shadespire-warband-garreks-reavers = { sha-warband-garreks-reavers }
choice-shadespire-roll-off-ties-supports = By supports
choice-shadespire-roll-off-ties-reroll = By another roll
choice-shadespire-extra-crit-every-round = In every round
choice-shadespire-extra-crit-first-round = In the first round
choice-shadespire-reaction-attacks-always = Yes
choice-shadespire-reaction-attacks-only-reactions = No
choice-shadespire-protected-trapped-no = No
choice-shadespire-protected-trapped-yes = Yes
choice-shadespire-knockback-draw-no = No
choice-shadespire-knockback-draw-yes = Yes
choice-shadespire-lethal-glory-opponent = The opponent
choice-shadespire-lethal-glory-nobody = Nobody
choice-shadespire-returned-tokens-cleared = They go
choice-shadespire-returned-tokens-kept = They stay
choice-shadespire-guard-after-charge-allowed = Yes
choice-shadespire-guard-after-charge-refused = No
choice-shadespire-gap-around = Around them
choice-shadespire-gap-straight = Straight across
choice-shadespire-redraw-order-first-board = Whoever placed the first board
choice-shadespire-redraw-order-roll-off = Whoever wins a roll-off

## Names of things

sha-phase-setup = Setting up
sha-phase-action = Action phase
sha-phase-end = End phase
sha-ground-plain = hex
sha-ground-start = starting hex
sha-ground-blocked = blocked hex
sha-ground-lethal = lethal hex
sha-ground-edge = edge hex
sha-token-wound = wound token
sha-token-move = Move token
sha-token-charge = Charge token
sha-token-guard = Guard token
sha-token-objective = objective
sha-type-objective = objective card
sha-type-ploy = ploy
sha-type-upgrade = upgrade
sha-timing-at-once = scored immediately
sha-timing-end = scored in an end phase
sha-timing-third-end = scored in the third end phase
sha-timing-early-end = scored in the first or second end phase
sha-universal = universal
sha-leader = leader
sha-inspired = inspired
sha-glory = glory
sha-characteristic-move = Move
sha-characteristic-defence = Defence
sha-characteristic-wounds = Wounds
sha-characteristic-range = Range
sha-characteristic-dice = Dice
sha-characteristic-damage = Damage
sha-cleave = Cleave
sha-knockback = Knockback { $count }
sha-when-waiting = from the next activation
sha-when-running = in this activation
sha-when-phase = until the phase ends
sha-when-round = until the round ends
sha-state-open = in progress
sha-state-fails = fails
sha-state-draw = a draw
sha-state-succeeds = succeeds
sha-state-ended = over

sha-symbol-hammer = hammer
sha-symbol-sword = sword
sha-symbol-shield = shield
sha-symbol-dodge = dodge
sha-symbol-single = single support
sha-symbol-double = double support
sha-symbol-crit = crit
sha-die-hammer = { $count ->
    [one] hammer
   *[other] { $count } hammers
}
sha-die-sword = { $count ->
    [one] sword
   *[other] { $count } swords
}
sha-die-shield = { $count ->
    [one] shield
   *[other] { $count } shields
}
sha-die-dodge = { $count ->
    [one] dodge
   *[other] { $count } dodges
}
sha-die-single = { $count ->
    [one] single support
   *[other] { $count } single supports
}
sha-die-double = { $count ->
    [one] double support
   *[other] { $count } double supports
}
sha-die-crit = { $count ->
    [one] crit
   *[other] { $count } crits
}
sha-no-dice = no dice
sha-sides-hammer = hammers
sha-sides-sword = swords
sha-sides-shield = shields
sha-sides-dodge = dodges
sha-sides-single = single supports
sha-sides-double = double supports
sha-sides-crit = crits
sha-no-sides = nothing counts
sha-count = { $form ->
    [both] { $crits ->
        [one] { $crits } crit
       *[other] { $crits } crits
    } and { $others ->
        [one] { $others } success
       *[other] { $others } successes
    } ({ $sides })
    [crits] { $crits ->
        [one] { $crits } crit
       *[other] { $crits } crits
    } ({ $sides })
    [others] { $others ->
        [one] { $others } success
       *[other] { $others } successes
    } ({ $sides })
   *[none] no success ({ $sides })
}

## Fighters, hexes and boards, as sentences need them

sha-one = { FORM($fighter, "short") }
sha-one-of-many = { FORM($fighter, "short") } { $number }
sha-one-owned = { $side ->
    [yours] { $one } (yours)
    [theirs] { $one } (theirs)
   *[other] { $one } ({ $name })
}
sha-some-card = A card
sha-hex = { $mark ->
    [start] { $hex } (starting hex)
    [blocked] { $hex } (blocked)
    [lethal] { $hex } (lethal)
    [token] { $hex } (token)
    [objective] { $hex } (objective { $number })
    [lethal-objective] { $hex } (lethal, objective { $number })
   *[plain] { $hex }
}
sha-objective = objective { $number } on { $hex }
sha-join-long = { $side ->
    [above] { $way ->
        [left] above it, { $count } to the left
        [right] above it, { $count } to the right
       *[none] right above it
    }
   *[below] { $way ->
        [left] below it, { $count } to the left
        [right] below it, { $count } to the right
       *[none] right below it
    }
}{ $turned ->
    [yes] , turned
   *[no] {""}
}
sha-join-short = { $side ->
    [left] to the left of it
   *[right] to the right of it
}{ $turned ->
    [yes] , turned
   *[no] {""}
}
sha-way-0 = right
sha-way-1 = down and right
sha-way-2 = down and left
sha-way-3 = left
sha-way-4 = up and left
sha-way-5 = up and right

## What a card asks for

sha-wanted-none = nothing
sha-wanted-friend = a friendly fighter
sha-wanted-other-friend = another friendly fighter
sha-wanted-enemy = an enemy fighter
sha-wanted-any = a fighter
sha-wanted-enemy-beside-friend = an enemy fighter adjacent to one of yours
sha-wanted-beside-first = a fighter adjacent to the first one
sha-wanted-friend-beside-first = a friendly fighter adjacent to the first one
sha-wanted-enemy-beside-first = an enemy fighter adjacent to the first one
sha-wanted-friend-out = a friendly fighter that is out of action
sha-wanted-held-by-you = an objective that you hold
sha-wanted-held = an objective that is held
sha-wanted-other-held = another objective that is held
sha-wanted-unheld-objective = an objective that nobody holds
sha-wanted-hex = a hex
sha-wanted-empty-hex = an empty hex
sha-wanted-upgrade-of-first = an upgrade of that fighter
sha-wanted-universal-upgrade-of-fallen = a universal upgrade of the fighter that was taken out
sha-wanted-objective-card = an objective card that an opponent may have
sha-wanted-direction = a direction
sha-wanted-instead = another friendly fighter that could have been chosen
sha-wanted-opponent = an opponent

## Actions: the whole sentence, and .short beside the piece it belongs to

sha-act-board = Place { $board }
    .short = { $board }
sha-act-board-beside = { $who ->
    [you] Join board { $number }, { $board } (yours)
   *[other] Join board { $number }, { $board } ({ $name })
}
    .short = board { $number }, { $board }
sha-act-board-place = Place { $board } { $join }
    .short = { $join }
sha-act-token = Place the token on { $spot }
    .short = token
sha-act-keep-hand = Keep your opening hand
    .short = keep it
sha-act-redraw = { $what ->
    [objectives] Discard your objective cards and draw new ones
    [powers] Discard your power cards and draw new ones
   *[both] Discard your whole hand and draw a new one
}
    .short = { $what ->
    [objectives] new objective cards
    [powers] new power cards
   *[both] new hand
}
sha-act-first-to-place = { $who ->
    [you] You place first
   *[other] { $name } places first
}
    .short = { $who ->
    [you] you first
   *[other] { FORM($name, "inside") } first
}
sha-act-first-to-activate = { $who ->
    [you] You have the first activation
   *[other] { $name } has the first activation
}
    .short = { $who ->
    [you] you first
   *[other] { FORM($name, "inside") } first
}
sha-act-deploy = Place { $fighter }
    .short = place
sha-act-deploy-to = Place { $fighter } on { $spot }
    .short = here
sha-act-opening-done = Nothing more now
    .short = nothing more
sha-act-mend = Heal { $fighter } (damage { $wounds } of { $most })
    .short = heal
sha-act-switch = Switch the objective of { $fighter } with another
    .short = switch objectives
sha-act-pass-activation = Pass this activation
    .short = pass
sha-act-decline = Do nothing
    .short = nothing
sha-act-draw = Draw a power card ({ $count } left)
    .short = draw
sha-act-swap = Discard an objective card and draw one ({ $count } left)
    .short = swap an objective card
sha-act-move = Move { $fighter } (up to { $steps })
    .short = move (up to { $steps })
sha-act-charge = Charge with { $fighter } (up to { $steps })
    .short = charge (up to { $steps })
sha-act-guard = Put { $fighter } on Guard
    .short = Guard
sha-act-attack = Attack with { $fighter }
    .short = attack
sha-act-raise-ability = Bring a fallen fighter back with { $fighter }
    .short = bring a fallen fighter back
sha-act-command-ability = Move others with { $fighter }
    .short = move others
sha-act-use = { $fighter }: use { $card }
    .short = use
sha-act-swap-card = Discard { $card } for a new objective card
    .short = discard
sha-act-go = Move { $fighter } to { $spot }
    .short = here
sha-act-stop-move = { $fighter } stays here
    .short = stay here
sha-act-command = Move { $fighter }
    .short = move
sha-act-command-charge = Charge with { $fighter }
    .short = charge
sha-act-command-done = Nobody else moves
    .short = nobody else
sha-act-raise = { $fighter } returns
    .short = returns
sha-act-return = Put { $fighter } on { $spot }
    .short = here
sha-act-weapon = { $weapon } (Range { $range }, { $dice }, Damage { $damage })
    .short = Range { $range }, { $dice }, Damage { $damage }
sha-act-no-attack = Don’t attack
    .short = don’t attack
sha-act-target = Attack { $fighter } (damage { $wounds } of { $most })
    .short = attack
sha-act-drive = Drive { $fighter } back to { $spot }
    .short = drive back here
sha-act-no-drive = Leave { $fighter } there
    .short = leave
sha-act-push = Push { $fighter } to { $spot }
    .short = push here
sha-act-stop-push = Push { $fighter } no further
    .short = no further
sha-act-reroll = Re-roll die { $number }: { $die }
    .short = re-roll: { $die }
sha-act-keep-dice = Keep the dice
    .short = keep them
sha-act-gambit-succeed = The attack succeeds
    .short = succeeds
sha-act-gambit-fail = The attack fails
    .short = fails
sha-act-all-out = Two more dice for { $fighter }
    .short = two more dice
sha-act-not-all-out = No more dice
    .short = no more dice
sha-act-no-reaction = Don’t react
    .short = don’t react
sha-act-strike-back = React with { $fighter } (fighter card)
    .short = react
sha-act-react = React: { $card }
    .short = react
sha-act-react-upgrade = React: { $card } ({ $fighter })
    .short = react
sha-act-pass = Pass
    .short = pass
sha-act-pass-close = Pass, and the power step is over
    .short = pass; the power step is over
sha-act-play = Play { $card }
    .short = play
sha-act-upgrade = Play { $card } for 1 of { $glory } glory
    .short = play for 1 glory
sha-act-upgrade-free = Play { $card } for free
    .short = play for free
sha-act-upgrades-done = No more upgrades
    .short = no more
sha-act-give = { $card } for { $fighter }
    .short = for { $fighter }
sha-act-discard = Discard { $card }
    .short = discard
sha-act-discards-done = { $number ->
    [0] Discard none
   *[other] Discard no more
}
    .short = { $number ->
    [0] none
   *[other] no more
}
sha-act-no-choice = { $card }: choose nothing
    .short = nothing
sha-act-no-further-choice = { $card }: choose nothing more
    .short = nothing more
sha-act-choose-fighter = { $card }: { $fighter } (damage { $wounds } of { $most })
    .short = { $fighter }
sha-act-choose-hex = { $card }: { $spot }
    .short = { $spot }
sha-act-choose-direction = { $card }: { $way }
    .short = { $way }
sha-act-choose-seat = { $who ->
    [you] { $card }: you
   *[other] { $card }: { FORM($name, "inside") }
}
    .short = { $who ->
    [you] you
   *[other] { FORM($name, "inside") }
}
sha-act-choose-card = { $card }: { $chosen }
    .short = { $chosen }
sha-act-pick-token = Move { $objective }
    .short = { $objective }
sha-act-move-token = Move objective { $number } to { $spot }
    .short = here
sha-act-switch-with = Switch with { $objective }
    .short = { $objective }
sha-act-shift = Push { $fighter } next
    .short = push next
sha-act-shift-done = Push nobody else
    .short = nobody else
sha-act-draw-up-to = { $count ->
    [0] Draw no cards
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
    .short = { $count ->
    [0] none
   *[other] { $count }
}
sha-act-heal-up-to = { $count ->
    [0] Don’t heal { $fighter }
   *[other] Heal { $count } on { $fighter }
}
    .short = { $count ->
    [0] none
   *[other] { $count }
}
sha-act-stride = { $count ->
    [one] Push { $fighter } up to { $count } hex
   *[other] Push { $fighter } up to { $count } hexes
}
    .short = push

## Events

sha-event-rolled-off = { $who ->
    [you] You roll off: { $dice }.
   *[other] { $name } rolls off: { $dice }.
}
sha-event-rolled-off-nothing = { $who ->
    [you] You roll off: neither crits nor supports.
   *[other] { $name } rolls off: neither crits nor supports.
}
sha-event-won-roll-off-boards = { $who ->
    [you] You win the roll-off and place your board later.
   *[other] { $name } wins the roll-off and places their board later.
}
sha-event-won-roll-off-fighters = { $who ->
    [you] You win the roll-off and decide who places first.
   *[other] { $name } wins the roll-off and decides who places first.
}
sha-event-won-roll-off-round = { $who ->
    [you] You win the roll-off and decide who has the first activation.
   *[other] { $name } wins the roll-off and decides who has the first activation.
}
sha-event-won-roll-off-else = { $who ->
    [you] You win the roll-off.
   *[other] { $name } wins the roll-off.
}
sha-event-board = { $who ->
    [you] You place the board { $board }.
   *[other] { $name } places the board { $board }.
}
sha-event-token-placed = { $who ->
    [you] You place an objective token on { $hex }.
   *[other] { $name } places an objective token on { $hex }.
}
sha-event-tokens-turned = The tokens are turned face up: { $objectives }.
sha-event-drew = { $kind ->
    [objectives] { $who ->
        [you] { $count ->
            [one] You draw an objective card.
           *[other] You draw { $count } objective cards.
        }
       *[other] { $count ->
            [one] { $name } draws an objective card.
           *[other] { $name } draws { $count } objective cards.
        }
    }
   *[powers] { $who ->
        [you] { $count ->
            [one] You draw a power card.
           *[other] You draw { $count } power cards.
        }
       *[other] { $count ->
            [one] { $name } draws a power card.
           *[other] { $name } draws { $count } power cards.
        }
    }
}
sha-event-drew-known = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
sha-event-redrew = { $what ->
    [none] { $who ->
        [you] You keep your opening hand.
       *[other] { $name } keeps their opening hand.
    }
    [objectives] { $who ->
        [you] You redraw your objective cards.
       *[other] { $name } redraws their objective cards.
    }
    [powers] { $who ->
        [you] You redraw your power cards.
       *[other] { $name } redraws their power cards.
    }
   *[both] { $who ->
        [you] You redraw your whole hand.
       *[other] { $name } redraws their whole hand.
    }
}
sha-event-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $name } discards { $card }.
}
sha-event-first-places = { $who ->
    [you] You place the first fighter.
   *[other] { $name } places the first fighter.
}
sha-event-first-activates = { $who ->
    [you] You have the first activation.
   *[other] { $name } has the first activation.
}
sha-event-deployed = { $who ->
    [you] You place { $fighter } on { $hex }.
   *[other] { $name } places { $fighter } on { $hex }.
}
sha-event-round = Round { $number }.
sha-event-phase = { $phase ->
    [action] The action phase begins.
    [end] The end phase begins.
   *[setup] The next round is set up.
}
sha-event-activated = { $who ->
    [you] Activation { $number } of 4: yours.
   *[other] Activation { $number } of 4: { FORM($name, "inside") }.
}
sha-event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
sha-event-moved = { $fighter } moves from { $from } to { $to }.
sha-event-charges = { $fighter } charges.
sha-event-on-guard = { $fighter } goes on Guard.
sha-event-attacks = { $fighter } attacks { $target }: { $weapon }.
sha-event-rolled-attack = { $fighter } rolls { $dice } for the attack.
sha-event-rolled-defence = { $fighter } rolls { $dice } for the defence.
sha-event-rerolled = { $fighter } re-rolls { $before }: { $die }.
sha-event-succeeds = { $critical ->
    [yes] The attack by { $fighter } on { $target } is a critical hit: { $attack } against { $defence }.
   *[no] The attack by { $fighter } on { $target } succeeds: { $attack } against { $defence }.
}
sha-event-succeeds-trapped = { $critical ->
    [yes] { $target } is trapped, so the attack by { $fighter } is a critical hit: { $attack } against { $defence }.
   *[no] { $target } is trapped, so the attack by { $fighter } succeeds: { $attack } against { $defence }.
}
sha-event-succeeds-decided = The attack by { $fighter } on { $target } succeeds.
sha-event-fails = The attack by { $fighter } on { $target } fails: { $attack } against { $defence }.
sha-event-fails-none = The attack by { $fighter } on { $target } fails: { $attack } against { $defence }.
sha-event-fails-draw = The attack by { $fighter } on { $target } is a draw and fails: { $attack } against { $defence }.
sha-event-fails-decided = The attack by { $fighter } on { $target } fails.
sha-event-suffered = { $now ->
    [one] { $fighter } suffers { $count } damage and has { $now } wound token.
   *[other] { $fighter } suffers { $count } damage and has { $now } wound tokens.
}
sha-event-unharmed = { $fighter } suffers no damage.
sha-event-out = { $fighter } is out of action.
sha-event-glory = { $who ->
    [you] You gain { $count } glory and have { $now } to spend.
   *[other] { $name } gains { $count } glory and has { $now } to spend.
}
sha-event-lost-glory = { $who ->
    [you] You lose { $count } glory and have { $now } to spend.
   *[other] { $name } loses { $count } glory and has { $now } to spend.
}
sha-event-inspired = { $fighter } is inspired!
sha-event-uninspired = { $fighter } is no longer inspired.
sha-event-driven = { $fighter } is driven back from { $from } to { $to }.
sha-event-pushed = { $fighter } is pushed from { $from } to { $to }.
sha-event-placed = { $fighter } is placed on { $hex }.
sha-event-placed-back = { $fighter } returns to the battlefield on { $hex }.
sha-event-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
sha-event-played-reaction = { $who ->
    [you] You react with { $card }.
   *[other] { $name } reacts with { $card }.
}
sha-event-no-effect = No effect: { $card }.
sha-event-chose-fighter = { $card }: { $fighter } is chosen.
sha-event-chose-hex = { $card }: { $hex } is chosen.
sha-event-chose-card = { $card }: { $chosen } is chosen.
sha-event-shown = { $who ->
    [you] You play the upgrade { $card }.
   *[other] { $name } plays the upgrade { $card }.
}
sha-event-upgraded = { $who ->
    [you] You pay 1 glory: { $card } for { $fighter }.
   *[other] { $name } pays 1 glory: { $card } for { $fighter }.
}
sha-event-upgraded-free = { $card } for { $fighter }, at no cost.
sha-event-reacted-ploy = { $who ->
    [you] You react with { $card }.
   *[other] { $name } reacts with { $card }.
}
sha-event-reacted-upgrade = { $fighter } reacts with { $card }.
sha-event-reacted-printed = { $fighter } reacts to the failed attack and holds its ground.
sha-event-used-upgrade = { $fighter } uses { $card }.
sha-event-used-raise = { $fighter } brings a fallen fighter back.
sha-event-used-command = { $fighter } lets others move.
sha-event-scored = { $who ->
    [you] You score { $card }.
   *[other] { $name } scores { $card }.
}
sha-event-healed = { $now ->
    [0] { $fighter } heals { $count } and has no wound tokens left.
    [one] { $fighter } heals { $count } and has { $now } wound token left.
   *[other] { $fighter } heals { $count } and has { $now } wound tokens left.
}
sha-event-die-attack = { $who ->
    [you] You roll an attack die: { $die }.
   *[other] { $name } rolls an attack die: { $die }.
}
sha-event-die-defence = { $who ->
    [you] You roll a defence die: { $die }.
   *[other] { $name } rolls a defence die: { $die }.
}
sha-event-lost-upgrade = { $fighter } loses { $card }.
sha-event-token-moved = Objective { $number } moves from { $from } to { $to }.
sha-event-token-removed = Objective { $number } is removed from { $hex }.
sha-event-blocked = { $hex } is blocked until the phase ends.
sha-event-switched = { $fighter } and { $other } swap places.
sha-event-charge-ends = { $fighter } can no longer attack; the charge is over.
sha-event-ended-glory = { $result ->
    [won] You win: you have the most glory, { $glory }.
    [lost] You lose: { FORM($name, "inside") } has the most glory, { $glory }.
   *[other] { $name } wins with the most glory, { $glory }.
}
sha-event-ended-wiped-out = { $result ->
    [won] Equal glory, { $glory } each, but an enemy warband has no fighter left: you win.
    [lost] Equal glory, { $glory } each, but { FORM($name, "inside") } has an enemy warband with no fighter left: you lose.
   *[other] Equal glory, { $glory } each, but { FORM($name, "inside") } has an enemy warband with no fighter left, and wins.
}
sha-event-ended-held = { $result ->
    [won] Equal glory, { $glory } each, but you hold more objectives: you win.
    [lost] Equal glory, { $glory } each, but { FORM($name, "inside") } holds more objectives: you lose.
   *[other] Equal glory, { $glory } each, but { FORM($name, "inside") } holds more objectives and wins.
}
sha-event-ended-drawn = { $shared ->
    [all] A draw: equal glory, and no tie-breaker decides.
   *[some] A draw for first place: { $names }.
}

## Prompts

sha-prompt-over = The match is over.
sha-prompt-waiting = Waiting for { FORM($name, "inside") }: { $doing }.
sha-prompt-board = Board { $number } of { $most }: which side do you place?
sha-prompt-board-beside = Which board does { $board } join?
sha-prompt-board-place = Where do you place { $board } beside board { $number }, { $beside }?
sha-prompt-token = { $left ->
    [one] The last objective token: where do you place it?
   *[other] { $left } objective tokens are left: where do you place the next one, face down?
}
sha-prompt-redraw = Your opening hand: keep it, or redraw once?
sha-prompt-first-to-place = You have won the roll-off: who places the first fighter?
sha-prompt-first-to-activate = Round { $round }: you have won the roll-off. Who has the first activation?
sha-prompt-deploy = Which fighter do you place next?
sha-prompt-deploy-to = Which starting hex does { $fighter } start on?
sha-prompt-opening = Round { $round } begins: use your upgrades’ abilities now, or nothing more.
sha-prompt-activation = Your activation { $taken } of { $most }: what do you do?
sha-prompt-granted-activation = { $card }: what does { $fighter } do?
sha-prompt-granted-move-or-attack = { $card }: { $fighter } may move or attack.
sha-prompt-swap = Which objective card do you discard for a new one?
sha-prompt-move = { $how ->
    [charge] { $left ->
        [one] { $fighter } charges { $left } hex. Choose a hex to attack from.
       *[other] { $fighter } charges up to { $left } hexes. Choose a hex to attack from.
    }
    [flee] { $left ->
        [one] { $fighter } moves { $left } hex, away from all enemies: where to?
       *[other] { $fighter } moves up to { $left } hexes, away from all enemies: where to?
    }
   *[move] { $left ->
        [one] { $fighter } moves { $left } hex: where to?
       *[other] { $fighter } moves up to { $left } hexes: where to?
    }
}
sha-prompt-weapon = Which attack does { $fighter } make?
sha-prompt-weapon-against = { $fighter } may attack { $aim }: which attack?
sha-prompt-target = { $weapon }: whom does { $fighter } attack?
sha-prompt-sweep = { $weapon } strikes all adjacent fighters: whom does { $fighter } attack next?
sha-prompt-drive = { $left ->
    [one] Drive { $fighter } back? Into which hex?
   *[other] Drive { $fighter } back, { $left } hexes in all? Into which hex first?
}
sha-prompt-push = { $how ->
    [up-to] { $fighter } may be pushed up to { $left ->
        [one] { $left } hex
       *[other] { $left } hexes
    }: into which hex?
    [next-to] { $fighter } is pushed up to { $left ->
        [one] { $left } hex
       *[other] { $left } hexes
    }, to end beside { $aim }: into which hex?
    [onto-objective] { $fighter } is pushed up to { $left ->
        [one] { $left } hex
       *[other] { $left } hexes
    }, onto an objective: into which hex?
    [away] { $fighter } is pushed up to { $left ->
        [one] { $left } hex
       *[other] { $left } hexes
    }, away from all enemies: into which hex?
    [away-from-hex] { $fighter } is pushed away from { $hex }: into which hex?
    [to-attack] { $fighter } may be pushed before it attacks: into which hex?
    [together] { $fighter } is pushed towards { $aim }: into which hex?
   *[freely] { $fighter } is pushed { $left ->
        [one] { $left } hex
       *[other] { $left } hexes
    } in all: into which hex?
}
sha-prompt-reaction = { $moment } React?
sha-prompt-power-step = Power step: play a card, or pass. Glory to spend: { $glory }.
sha-prompt-end-upgrades = End phase: play upgrades? Glory to spend: { $glory }.
sha-prompt-choice = { $card }: choose { $wanted }.
sha-prompt-choice-or-none = { $card }: choose { $wanted }, or nothing.
sha-prompt-upgrade = { $card }: which upgrade do you play?
sha-prompt-upgrade-to = Who gets { $card }?
sha-prompt-discard-objectives = { $draws ->
    [yes] { $card }: which objective cards do you discard? You draw that many.
   *[no] End phase: which objective cards do you discard?
}
sha-prompt-discard-powers = { $draws ->
    [yes] { $card }: which power cards do you discard? You draw that many.
   *[no] End phase: which power cards do you discard?
}
sha-prompt-raise = Which fighter returns?
sha-prompt-return = { $anywhere ->
    [yes] Which starting hex does { $fighter } go on?
   *[no] Which starting hex in your territory does { $fighter } go on?
}
sha-prompt-reroll-attack = Your attack roll is { $dice }: which die do you re-roll?
sha-prompt-reroll-defence = Your defence roll is { $dice }: which die do you re-roll?
sha-prompt-gambit = You have won the roll-off: does the attack by { $fighter } on { $aim } succeed?
sha-prompt-all-out = Roll two more dice for { $fighter }? It can’t be activated again this phase if you do.
sha-prompt-command = { $how ->
    [charge] { $left ->
        [one] Which fighter charges?
       *[other] Which fighter charges first? Up to { $left } can.
    }
   *[free] { $left ->
        [one] Which fighter moves?
       *[other] Which fighter moves next? { $left } still have to.
    }
}
sha-prompt-mischief = { $card }: which objective do you move?
sha-prompt-token-to = Which adjacent hex does objective { $number } move to?
sha-prompt-shift = { $card }: who is pushed next?
sha-prompt-shift-or-none = { $card }: who is pushed next? You may stop at any time.
sha-prompt-draw-up-to = How many power cards do you draw? Up to { $left }.
sha-prompt-heal-up-to = How much do you heal on { $fighter }? Up to { $left }.
sha-prompt-switch = Which objective swaps places with that of { $fighter }?
sha-prompt-stride = { $left ->
    [one] { $card }: who is pushed up to { $left } hex?
   *[other] { $card }: who is pushed up to { $left } hexes?
}

sha-moment-none = Something has happened.
sha-moment-after-move = { $fighter } has moved.
sha-moment-before-attack = { $fighter } is about to attack.
sha-moment-before-dice = { $attacker } attacks { $target }; no dice have been rolled yet.
sha-moment-attack-rolled = { $attacker } has rolled { $attack } against { $target }.
sha-moment-defence-rolled = { $target } has rolled { $defence } against { $attack } by { $attacker }.
sha-moment-would-succeed = The attack by { $attacker } on { $target } would succeed: { $attack } against { $defence }.
sha-moment-has-failed = The attack by { $attacker } on { $target } has failed: { $attack } against { $defence }.
sha-moment-will-damage = { $fighter } is about to suffer { $damage } damage.
sha-moment-will-take-out = { $damage } damage is about to take { $fighter } out of action.
sha-moment-could-drive = { $target } could be driven back by { $attacker }.
sha-moment-driven = { $target } has been driven back by { $attacker }.
sha-moment-after-attack = The attack by { $attacker } on { $target } is over.
sha-moment-chosen-by-ploy = { $card } chooses { $fighter }.
sha-moment-ploy-played = { $card } has been played but not yet resolved.
sha-moment-after-ploy = { $card } has been resolved.
sha-moment-after-upgrade = { $fighter } has been given an upgrade.
sha-moment-after-action = { $fighter } has taken an action.
sha-moment-after-activation = The activation is over.

sha-doing-board = choosing a board
sha-doing-board-beside = placing a board
sha-doing-board-place = placing a board
sha-doing-token = placing an objective token
sha-doing-redraw = looking at the opening hand
sha-doing-first-to-place = choosing who places first
sha-doing-first-to-activate = choosing who goes first
sha-doing-deploy = placing a fighter
sha-doing-deploy-to = placing a fighter
sha-doing-opening = using upgrades as the phase begins
sha-doing-activation = choosing an activation
sha-doing-granted-activation = choosing what a fighter does
sha-doing-swap = swapping an objective card
sha-doing-move = moving a fighter
sha-doing-weapon = choosing an attack
sha-doing-target = choosing a target
sha-doing-sweep = choosing a target
sha-doing-drive = driving a fighter back
sha-doing-push = pushing a fighter
sha-doing-reaction = considering a reaction
sha-doing-power-step = playing a power card or passing
sha-doing-end-upgrades = playing upgrades
sha-doing-choice = choosing for a card
sha-doing-upgrade = choosing an upgrade
sha-doing-upgrade-to = choosing who gets an upgrade
sha-doing-discard-objectives = discarding objective cards
sha-doing-discard-powers = discarding power cards
sha-doing-raise = choosing who returns
sha-doing-return = choosing a starting hex
sha-doing-reroll-attack = considering a re-roll
sha-doing-reroll-defence = considering a re-roll
sha-doing-gambit = deciding the attack
sha-doing-all-out = choosing how many dice to roll
sha-doing-command = choosing who moves
sha-doing-mischief = choosing an objective to move
sha-doing-token-to = moving an objective
sha-doing-shift = choosing who is pushed
sha-doing-switch = switching objectives
sha-doing-stride = choosing who is pushed
sha-doing-draw-up-to = choosing how many cards to draw
sha-doing-heal-up-to = choosing how much to heal

## Refusals

sha-refuse-over = The match is over.
sha-refuse-unknown = There is no action { $action }.
sha-refuse-must-decide = You can’t pass here. { $asked }
sha-refuse-other-decision = Something else comes first. { $asked }
sha-refuse-empty-power-deck = Your power deck is empty, so you can’t draw from it.
sha-refuse-no-objective-card = You have no objective card in hand to swap.
sha-refuse-only = Only { $fighter } may act now.
sha-refuse-no-fighter = There is no such fighter in this match.
sha-refuse-not-yours = { $fighter } is not yours.
sha-refuse-out = { $fighter } is not on the battlefield.
sha-refuse-frozen = { $fighter } can do nothing this phase, because of a card.
sha-refuse-spent = { $fighter } can’t be activated again this phase, because of a card.
sha-refuse-charged = { $fighter } has charged and can’t be activated again this phase.
sha-refuse-moved = { $fighter } has already moved: no more Move actions this phase.
sha-refuse-moved-no-charge = { $fighter } has already moved, and a fighter with a Move token can’t charge.
sha-refuse-no-move = { $fighter } has a Move of 0 now.
sha-refuse-nowhere = { $fighter } has nowhere to go: every adjacent hex is blocked or occupied.
sha-refuse-move-or-attack = { $fighter } may only move or attack now.
sha-refuse-barred = { $fighter } can’t attack now, because of a card.
sha-refuse-no-charge-by-ploy = { $fighter } can’t charge this activation, because of a card.
sha-refuse-no-charge = { $fighter } can’t charge: from no hex within reach could it attack anyone.
sha-refuse-no-target = { $fighter } has no enemy within Range and line of sight.
sha-refuse-no-ability = The card of { $fighter } has no such action.
sha-refuse-nobody-to-command = { $fighter } needs { $count } friendly fighters on the battlefield that haven’t moved or charged, at least one of them with somewhere to go.
sha-refuse-no-starting-hex = There is no empty starting hex for a fighter to return to.
sha-refuse-nobody-to-raise = { $fighter } can’t bring anyone back: no fighter out of action may return.
sha-refuse-nothing-to-open = { $fighter } has no upgrade to use as the phase begins.
sha-refuse-mended = { $fighter } has already been healed this way this phase.
sha-refuse-unhurt = { $fighter } has no wound tokens.
sha-refuse-switched = You have already switched objectives this phase.
sha-refuse-nothing-to-switch = { $fighter } holds no objective, or there is no other.
sha-refuse-charmed = You have already played a ploy at the beginning of this phase.
sha-refuse-not-in-play = { $card } is not in play.
sha-refuse-not-in-hand = { $card } is not in your hand.
sha-refuse-objective = { $card } is an objective card: it is scored when its condition is met, not played.
sha-refuse-power-step-only = { $card } is played in a power step, not now.
sha-refuse-no-action = { $card } has no action to use.
sha-refuse-repeats = { $card } adds nothing here: another relic of the same fighter already does it.
sha-refuse-condition = { $card } can’t be used now. { FORM($card, "text") }
sha-refuse-no-choice = { $card } can’t be used: it needs { $wanted }, and none fits. { FORM($card, "text") }
sha-refuse-no-powers = { $card } can’t be played: no power cards are allowed right now.
sha-refuse-nobody-may-have = None of your surviving fighters can have { $card }.
sha-refuse-no-glory = { $card } costs 1 glory, and you have none to spend.
sha-refuse-no-ploys = { $card } is a ploy, and only upgrades are played in the end phase.
sha-refuse-reaction-only = { $card } is a reaction, played when its trigger happens. { FORM($card, "text") }
sha-refuse-no-reaction = { $card } isn’t a reaction.
sha-refuse-other-trigger = { $card } reacts to something else. { FORM($card, "text") }
sha-refuse-too-deep = { $card } can’t be played: too many reactions are already answering one another.
sha-refuse-used = { $card } has already been used.
sha-refuse-no-hex = There is no such hex on the battlefield.
sha-refuse-blocked = { $spot } can’t be entered.
sha-refuse-occupied = { $fighter } is already on { $spot }.
sha-refuse-token-start = An objective token can’t go on a starting hex: { $spot }.
sha-refuse-token-blocked = An objective token can’t go on a blocked hex: { $spot }.
sha-refuse-token-near = Another token is within 2 hexes of { $spot }.
sha-refuse-token-edge = Only the last token may go on an edge hex: { $spot }.
sha-refuse-no-start = { $spot } isn’t a starting hex.
sha-refuse-not-at-home = { $spot } isn’t in your territory.
sha-refuse-same-hex = A move can’t end on the hex it began on: { $spot }.
sha-refuse-too-far = { $steps ->
    [one] { $spot } is too far: { $fighter } can go { $steps } hex.
   *[other] { $spot } is too far: { $fighter } can go { $steps } hexes.
}
sha-refuse-no-attack-from = A charge must end where an attack is possible: from { $spot }, { $fighter } can’t attack anyone.
sha-refuse-not-away = { $spot } is no farther from all enemies than { $fighter } was.
sha-refuse-push-step = { $spot } is not adjacent to { $fighter }.
sha-refuse-push-elsewhere = { $how ->
    [next-to] By way of { $spot }, { $fighter } can’t end beside the right fighter.
    [onto-objective] By way of { $spot }, { $fighter } can’t reach an objective.
    [away] { $spot } doesn’t take { $fighter } away from all enemies.
    [away-from-hex] { $spot } doesn’t take { $fighter } away.
    [to-attack] From { $spot }, { $fighter } can’t attack.
   *[other] { $fighter } can’t be pushed to { $spot } as the card says.
}
sha-refuse-not-farther = { $spot } is no farther from the attacker than { $fighter } is now.
sha-refuse-not-wanted = { $card } can’t choose { $chosen }: it needs { $wanted }. { FORM($card, "text") }
sha-refuse-objective-stays = The objective on { $spot } has already been moved, or has nowhere to go.
sha-refuse-no-objective = There is no objective on { $spot }.
sha-refuse-same-objective = The objective on { $spot } is the one swapping places; choose another.
sha-refuse-token-step = Objective { $number } moves to an adjacent hex; { $spot } is not adjacent.
sha-refuse-token-taken = Objective { $number } can’t move to { $spot }: it is blocked or has an objective.
sha-refuse-deployed = { $fighter } has already been placed.
sha-refuse-friend = { $fighter } can’t be the target: choose an enemy.
sha-refuse-out-of-range = { $fighter } is out of reach: { $weapon } has Range { $range }.
sha-refuse-no-sight = There is no line of sight to { $fighter } for { $weapon }, Range { $range }.
sha-refuse-not-in-sweep = { $fighter } is not adjacent, or has already been attacked.
sha-refuse-no-printed-reaction = { $fighter } has no reaction to this on its fighter card.
sha-refuse-not-named = { $card } is not for { $fighter }; it names other fighters.
sha-refuse-no-weapons = { $fighter } can’t have { $card }: it can’t be given attack upgrades.
sha-refuse-not-raised = { $fighter } can’t be brought back this way.
sha-refuse-not-out = { $fighter } is not out of action.
sha-refuse-commander = { $fighter } moves others and stays put.
sha-refuse-not-shifted = { $fighter } isn’t to be pushed, has already been pushed, or has no hex to go to.
sha-refuse-other-kind = { $card } is the wrong kind of card.
sha-refuse-no-such-attack = { $fighter } has no attack { $weapon } now.
sha-refuse-reaction-attack = In this match { $weapon } can be used only as a reaction.
sha-refuse-aim-out-of-reach = { $weapon } can’t reach { $target }.
sha-refuse-only-pistols = This attack must be made with a pistol, not with { $weapon }.
sha-refuse-weapon-no-target = { $weapon } can’t reach any enemy.
sha-refuse-covers-board = Another board lies there.
sha-refuse-not-in-core = That board is not in the core set.
sha-refuse-no-room = There is no room beside that board.
sha-refuse-no-board = There is no such board on the table.
sha-refuse-too-many = That is too many: it can be { $most } at most.
sha-refuse-no-direction = There are only { $count } directions, and this isn’t one of them.
sha-refuse-rerolled = Die { $number } has already been re-rolled; a die can be re-rolled only once.
sha-refuse-no-die = There is no die { $number } in this roll.
sha-refuse-no-seat = Nobody sits in seat { $number }.
sha-refuse-no-opponent = { $card }: choose an opponent.
