# The words of Invasion's draft room. The browser puts values in; no message here chooses its form by one.

## Where the draft stands

board-draft-pack = Pack { $number } of { $count }
board-draft-step-pick = pick
board-draft-step-counterdraft = counterdraft
board-draft-say-step = Pack { $pack } of { $packs }, step { $number } of { $count }: { $step }.

## What lies before you, and what you are to do with it

board-draft-own-pack = Your pack
board-draft-pack-of = Pack: { $name }
board-draft-top = Top of your pile
board-draft-packs-closed = Only the players see the packs.
board-draft-hint-pick = Two cards at a time go into your deck. Nobody else sees them.
board-draft-hint-counterdraft = The card you choose leaves the draft: nobody gets it, and all see it.
board-draft-hint-sabotage = Give up your Sabotage and one more card leaves this pack, or keep it for later.
board-draft-hint-reinforce = One card joins your deck unseen, the others go under your pile.
board-draft-hint-waiting = You look at your pack; the next choice is not yours.
board-draft-hint-chosen = You have chosen. All cards are turned when both have.
board-draft-picked = Picked
board-draft-taken-out = Goes out
board-draft-take-back = take back
board-draft-again-pick = Again: pick
board-draft-again-counterdraft = Again: takes it out
board-draft-again-reinforce = Again: into your deck
board-draft-not-for-deck = for the draft only

## Piles, packs and decks of a seat

board-draft-pile = Pile
board-draft-in-pack = Pack
board-draft-deck = Deck
board-draft-say-stacks = { $name }. Cards in the pile: { $pile }, in the pack: { $pack }, in the deck: { $deck }.
board-draft-sabotages = Sabotage ×{ $count }
board-draft-sabotages-why = Sabotage lies open: in a counterdraft it takes one more card out.
board-draft-cut = Packs −{ $count }
board-draft-cut-why = Supply is cut: every new pack has so many cards less.
board-draft-out = Out of the draft
board-draft-out-own = Out of the draft: your pile
board-draft-out-of = Out of the draft: pile of { $name }

## Your deck so far

board-draft-your-deck = Your deck so far
board-draft-nothing-yet = Your picks will lie here.
board-draft-units = Units
board-draft-supports = Supports
board-draft-quests = Quests
board-draft-tactics = Tactics
board-draft-curve = Cards by cost
board-draft-say-cost = Cost { $cost }: { $count }
board-draft-say-in-deck = { $card } in your deck: { $count }, cost { $cost }.

## What was just shown

board-draft-shown = Just shown
board-draft-you-picked = You picked
board-draft-they-picked = Picked: { $name }
board-draft-you-took-out = You took out
board-draft-they-took-out = Taken out: { $name }

## Cards in whole sentences

board-draft-say-unit = { $card }: { $kind }. Cost { $cost }, loyalty { $loyalty }, power { $power }, hit points { $hit_points }. { $text }
board-draft-say-card = { $card }: { $kind }. Cost { $cost }, loyalty { $loyalty }. { $text }
board-draft-say-draft-card = { $card }: { $kind }. { $text }
board-draft-say-picked = { $card }: picked.
board-draft-say-taken-out = { $card }: goes out of the draft.
board-draft-say-take-back = Press to take it back.
