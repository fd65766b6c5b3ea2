# The terminal in English: board, commands, menu.

## Board

terminal-setup = Invictus · set-up
terminal-over = Invictus · the match is over
terminal-turn = { $who ->
    [you] Invictus · turn { $turn } · yours
   *[other] Invictus · turn { $turn } · { $name }
}
terminal-attacked = attacked
terminal-marched = marched
terminal-entered = entered
terminal-bonus = all attack +{ $amount }
terminal-next-bonus = next soldier +{ $amount }
terminal-any-front = next soldier: any front card
terminal-counts = hand { $hand }  deck { $deck }
terminal-known = known
terminal-hand = hand
terminal-none = empty
terminal-kingdoms = kingdom
terminal-points = { $us } – { $them }  { $mine } : { $theirs } KP
terminal-front = front
terminal-back = back
terminal-rested = rested
terminal-queue = queue { $count } of { $limit }
terminal-graves = graves

## The board of Invasion

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

## Choices and cards

choices-march = march
choices-march-hand = march from hand
choices-hand = in hand
cards-card = card
cards-reach = reaches
cards-support = support
cards-support-line = { $timing }: { $effect }
cards-or = |; or |
cards-legend = ⚔ attack, X for the number of cards in hand; ♥ health active/rested. Supports: main in your main phase, block when an enemy attacks, negate when an enemy uses a support. help <card> draws its reach.
card-numbers = attack { $attack }, health { $active } active and { $rested } rested, reaches { $reach }
card-support = support: { $support }
reach-straight-1 = the cell ahead
reach-line-2 = two cells ahead
reach-line-3 = three cells ahead
reach-knight = like a chess knight
reach-knight-plus = like a knight, and ahead
reach-diagonal = both diagonals
reach-row-3 = the row ahead
reach-row-3-plus = the row ahead, and two ahead
reach-own = a pattern of its own

## The cards of Invasion

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

## Talking at the prompt

ask = |> |
yes = yes
thinking = thinking …
preparing = { $total ->
    [0] Preparing the rules (once, two minutes at most) …
   *[other] Preparing the rules (once) … { $done } of { $total }
}
several-numbers = You may type several numbers at once, such as 1 1 3.
nothing-typed = Type a number from the list; help shows what else you can type.
no-such-number = There is no number { $number } in the list.
one-number = One number at a time, please.
did-you-mean = “{ $text }” is not a command. Did you mean { $command }?
not-understood = “{ $text }” is not a command. Type a number from the list, or help.
no-such-card = There is no card called “{ $text }”; cards lists them all.
no-such-rule = There is no rule { $rule }. Rules are named like { $example }.
rule-what = Which rule? For example: rule { $rule }
why-what = Why what? Name a card or a thing to do, such as: why { $card }, or why { $verb }.
why-legal = You can do that: { $action }.
why-nothing = Nothing stops you from using { $card }.
why-all = Nothing stops you: { $verb }.
why-not-asked = That isn’t being decided now: { $verb }.
why-unknown = “{ $text }” is neither a card nor one of these: { $verbs }.
verb-attack = attack
verb-march = march
verb-enter = enter
verb-support = support
verb-block = block
verb-negate = negate
hint = { $share }%  { $number }  { $action }
saved = Every move is saved as you make it, in { $place }. The match is called { $name }.
saved-as = A copy of the match is now in { $file }
resign-sure = |Give up the match? Type yes to resign: |
not-resigned = You play on.
left = To continue: wartable play { $game }--resume last
    The match is saved as { $name }.
kept = The match is saved as { $name }.
went-on = This match has gone on elsewhere; this is how it stands now.
taken-in = { $file } is now kept with all other matches, as { $name }; the file itself stays as it is.
link = You can go on in the browser: start wartable, then open this address there (with its port, if it is another). Whoever has it plays your seat.
log-empty = Nothing has happened yet.
readings-on = What names mean (≈) is shown.
readings-off = What names mean is no longer shown.
readings-none = All names are in this language already.
news-more = … more has happened: type log.
narrow-window = This window is { $columns } columns wide; the board needs { $needed }.
hand-over = |Seat { $number } decides. Press Enter when only you can see the screen. |

verb-play = play
verb-use = use
verb-develop = develop
verb-defend = defend

stops-hint = stops and numbers: you are asked only at the windows you choose (●). stops simple: whenever you can do something. stops always: even when all you can do is pass.
stops-what = After stops, type numbers from 1 to { $last }, or one of these: { $modes }.
skip-turn = turn
skip-not-now = There is no window to pass here; you have to decide.
skip-what = skip passes until the next phase, skip turn until your next turn.

help-number = a number
help-number-text = do what the list shows beside it
help-hint = hint
help-hint-text = what the computer would consider, with the share of its thinking each got
help-undo = undo, back
help-undo-text = undo your last decision, if nobody has learned or done anything since
help-why = why <card or verb>
help-why-text = why something can’t be done now, and the rule behind it: why { $card }, why { $verb }
help-help = help <card>
help-help-text = all about one card; help alone shows this list
help-cards = cards
help-cards-text = the numbers and texts of all cards in this match
help-rule = rule <number>
help-rule-text = a rule by its number: rule { $rule }
help-log = log
help-log-text = everything that has happened, as far as you know
help-board = board
help-board-text = draw the board again
help-readings = readings
help-readings-text = show or hide what names of cards mean (≈, our own translation)
help-save = save <file>
help-save-text = save a copy under another name; the match itself is always saved
help-link = link
help-link-text = the address of this match for the browser, to go on there
help-resign = resign
help-resign-text = give up the match
help-quit = quit, q
help-quit-text = leave; the match is saved and can be resumed
help-skip = skip, skip turn
help-skip-text = pass until the next phase or your next turn; an entry by your opponent on the chain ends it
help-stops = stops <numbers>
help-stops-text = at which windows you are asked and where you pass automatically; numbers, simple or always change it
help-piles = piles
help-piles-text = both discard piles, and what is left in your deck
help-legend-invasion = On the board: ▲ unit, ■ support, ◆ quest, ✦ tactic; ⚒ power, ♥ hit points (−damage, +assigned, ! uncancellable), ◈ Toughness, ▪ developments, ● tokens, ↷ corrupt, » attacks, « defends, └ questing, + attached (− by the other player), ⊘ can’t attack or defend, ✧ may or can’t do something more (help <card> says what), ▣ damage that is still cancelled this turn, † sacrificed when the turn ends, ↶ returned to hand when it ends, ✓ not sacrificed with the others, ⚑ another player’s until it ends; * in hand: your opponent knows it. Two burning sections lose the match.
help-legend = On the board: ⚔ attack now, ♥ health now (−damage), rested cards (↷) can’t attack. Four kingdom points (KP) win: one for each colour in which your kingdom has more cards.

## Menu

menu-title = Wartable
menu-hint = type a number, or press Enter for the usual
menu-usual = (usual)
menu-help = Type the number of an answer; Enter takes the usual one, back asks the last question again, q leaves.
menu-range = Type a number from 1 to { $last }, or just press Enter.
menu-game = Which game?
menu-start = Continue, or start something new?
menu-resume = continue your last match ({ $played })
menu-new = a new match
menu-format = How do you want to play?
menu-opponent = Against whom?
menu-nation = Your nation?
menu-their-nation = The others’ nation?
menu-queue = How many cards may your queue hold?
menu-build = Your deck?
menu-deck = Which ready deck?
format-duel = duel: two players, 21 cards each
format-multinational = multinational: decks mix nations, one kind per colour
format-short = short: decks of ten soldiers and a leader
format-challenge = challenge: your queue is shorter
format-alliance = alliance: you and a computer against two others
terminal-level-easy = easy
terminal-level-normal = normal
terminal-level-hard = hard
terminal-level-person = two people, one screen
build-ready = a ready deck
build-shared = dealt from one box: choose one of two leaders, leave five cards out
build-free = your own: choose every card from a full box
menu-starter = Your starter deck?
menu-their-starter = Your opponent’s starter deck?
menu-their-deck = Your opponent’s deck?
menu-side = Your side?
menu-capital = Your capital?
menu-their-capital = Your opponent’s capital?
