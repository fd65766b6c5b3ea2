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
board-draft-hint-counterdraft = The card you choose leaves the draft: nobody gets it, and everyone sees it.
board-draft-hint-sabotage = Spend your Sabotage to take one more card out of this pack, or keep it for later.
board-draft-hint-reinforce = One card joins your deck in secret; the others go to the bottom of your pile.
board-draft-hint-waiting = Look over your pack; the next choice isn’t yours.
board-draft-hint-chosen = You have chosen. The cards are revealed once both of you have.
board-draft-picked = Picked
board-draft-taken-out = Leaves
board-draft-take-back = take back
board-draft-again-pick = Tap again to pick it
board-draft-again-counterdraft = Tap again to take it out
board-draft-again-reinforce = Tap again to add it
board-draft-not-for-deck = draft only

## Piles, packs and decks of a seat

board-draft-pile = Pile
board-draft-in-pack = Pack
board-draft-deck = Deck
board-draft-say-stacks = { $name }. Cards in the pile: { $pile }, in the pack: { $pack }, in the deck: { $deck }.
board-draft-sabotages = Sabotage ×{ $count }
board-draft-sabotages-why = A face-up Sabotage: in a counterdraft it takes out one more card.
board-draft-cut = Packs −{ $count }
board-draft-cut-why = Supply cut: each new pack has that many fewer cards.
board-draft-out = Out of the draft
board-draft-out-own = Out of the draft: your pile
board-draft-out-of = Out of the draft: pile of { $name }

## Your deck so far

board-draft-your-deck = Your deck so far
board-draft-nothing-yet = Your picks will appear here.
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
board-draft-say-taken-out = { $card }: leaves the draft.
board-draft-say-take-back = Press to take it back.
