# Invasion in English: the terminal.

terminal-invasion-setup = Invasion · opening hands
terminal-invasion-over = Invasion · the match is over
terminal-invasion-turn = { $who ->
    [you] Invasion · turn { $turn } · yours
   *[other] Invasion · turn { $turn } · { $name }
}
terminal-draft = Invasion · draft · pack { $pack } of { $packs }
terminal-phase-begin = beginning of the turn
terminal-phase-kingdom = kingdom phase
terminal-phase-quest = quest phase
terminal-phase-capital = capital phase
terminal-phase-battle = battlefield phase
terminal-phase-end = end of the turn
terminal-developed = development played
terminal-limited = Limited card played
terminal-shielded = damage is cancelled
terminal-invasion-counts = resources { $resources }  hand { $hand }  deck { $deck }  discard { $discard }
terminal-burning = burning
terminal-under-attack = attacked
terminal-combat = combat
terminal-combat-line = attack on { $place }: { $attack } damage, { $defence } in return
terminal-to-assign = { $left } to assign
terminal-chain = chain
terminal-cancelled = cancelled
terminal-gone = gone
terminal-face-down = face down
terminal-first = { $who ->
    [you] You are the first player.
   *[other] Your opponent is the first player.
}
terminal-draft-counts = pile { $pile }  pack { $pack }  deck { $deck }  Sabotages { $sabotages }  supply cut by { $cut }
terminal-out = out
terminal-deck = deck
terminal-picked = picked
card-cost = cost { $cost }
card-unique = unique
cards-legend-invasion = Cost, with loyalty after the plus sign; ⚒ power, ♥ hit points. help <card> explains its numbers.
number-cost = cost
number-power = power
number-hit-points = hit points
number-toughness = Toughness
part-printed = printed
part-turn = this turn
part-itself = its own text
part-loyalty = loyalty
part-symbols = your race symbols
part-discount = next unit is cheaper
part-least = minimum 0
piles-discard = Discard pile: { $name }
piles-top = On top of a deck, as you know ({ $name })
piles-deck = Your deck, in no order
verb-develop = develop
verb-defend = defend
help-legend-invasion = On the board: ▲ unit, ■ support, ◆ quest, ✦ tactic; ⚒ power, ♥ hit points (−damage, +assigned, ! uncancellable), ◈ Toughness, ▪ developments, ● tokens, ↷ corrupt, » attacks, « defends, └ questing, + attached (− by the other player), ⊘ can’t attack or defend, ✧ may or can’t do something more (help <card> says what), ▣ damage that is still cancelled this turn, † sacrificed when the turn ends, ↶ returned to hand when it ends, ✓ not sacrificed with the others, ⚑ another player’s until it ends; * in hand: your opponent knows it. Two burning sections lose the match.
menu-starter = Your starter deck?
menu-their-starter = Your opponent’s starter deck?
menu-side = Your side?
menu-capital = Your capital?
menu-their-capital = Your opponent’s capital?
