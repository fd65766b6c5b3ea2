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
terminal-entered = entry made
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

## Choices and cards

choices-march = march
choices-march-hand = march from hand
choices-hand = in hand
cards-card = card
cards-reach = reaches
cards-support = support
cards-support-line = { $timing }: { $effect }
cards-or = |; or |
cards-legend = ⚔ attack, X for as many as cards in hand; ♥ health active/rested. Supports: main in your main phase, block when an enemy attacks, negate when an enemy uses a support. help <card> draws its reach.
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

## Talking at the prompt

ask = |> |
yes = yes
thinking = thinking …
preparing = { $total ->
    [0] Preparing the rules (once, about half a minute) …
   *[other] Preparing the rules (once) … { $done } of { $total }
}
only-choice = (Your only choice: { $action }.)
several-numbers = You may type several numbers at once, such as 1 1 3.
nothing-typed = Type a number from the list; help shows what else you can type.
no-such-number = There is no number { $number } in the list.
one-number = One number at a time, please.
did-you-mean = “{ $text }” is not a command. Did you mean { $command }?
not-understood = “{ $text }” is not a command. Type a number from the list, or help.
no-such-card = There is no card called “{ $text }”; cards lists them all.
no-such-rule = There is no rule { $rule }. Rules are named like { $example }.
rule-what = Which rule? For example: rule INVI-5.7
why-what = Why what? Name a card or a thing to do, such as: why archer, or why march.
why-legal = You can do that: { $action }.
why-nothing = Nothing keeps you from using { $card }.
why-all = Nothing keeps you from it: { $verb }.
why-unknown = “{ $text }” is neither a card nor one of attack, march, enter, support, block and negate.
verb-attack = attack
verb-march = march
verb-enter = enter
verb-support = support
verb-block = block
verb-negate = negate
hint = { $share }%  { $number }  { $action }
undone = Taken back.
no-undo-nothing = There is nothing of yours to take back.
no-undo-others = Somebody else has decided since then, so it stands.
no-undo-chance = Chance has been used since then, so it stands.
no-undo-revealed = A hidden card was shown since then, so it stands.
saved = Every move is kept as you make it, in { $file }
saved-as = A copy of the match is now in { $file }
resign-sure = |Give the match up? Type yes to resign: |
not-resigned = You play on.
resigned = { $who ->
    [you] You have resigned; the match is lost.
   *[other] Seat { $number } has resigned.
}
left = To go on: wartable play --resume last
    The match is kept in { $file }.
kept = The match is kept in { $file }
log-empty = Nothing has happened yet.
hand-over = |Seat { $number } decides. When only you can see the screen, press Enter. |

help-number = a number
help-number-text = do what stands behind it in the list
help-hint = hint
help-hint-text = what the computer would consider, with the share of its thinking
help-undo = undo
help-undo-text = take your last decision back, if nobody learned or did anything since
help-why = why <card or verb>
help-why-text = what can’t be done now, and the rule behind it: why archer, why march
help-help = help <card>
help-help-text = one card: numbers, reach, support; help alone shows this list
help-cards = cards
help-cards-text = the facts of all cards in this match
help-rule = rule <number>
help-rule-text = a rule by its number: rule INVI-5.7
help-log = log
help-log-text = all that has happened, as far as you know
help-board = board
help-board-text = draw the board again
help-save = save <file>
help-save-text = keep a copy under another name; the match itself is always kept
help-resign = resign
help-resign-text = give the match up
help-quit = quit
help-quit-text = leave; the match is kept and can be resumed
help-legend = On the board: ⚔ attack now, ♥ health now (−damage), rested cards can’t attack. Four kingdom points (KP) win: one for each colour in which your kingdom has more cards.

## Menu

menu-title = Wartable
menu-hint = type a number; Enter takes the usual
menu-usual = (usual)
menu-range = Type a number from 1 to { $last }, or just Enter.
menu-game = Which game?
menu-start = Go on, or something new?
menu-resume = go on with your last match ({ $file })
menu-new = a new match
menu-format = How do you want to play?
menu-opponent = Against whom?
menu-nation = Your nation?
menu-their-nation = The nation of the others?
menu-queue = How many cards may your queue hold?
menu-queue-limit = { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
menu-build = Your deck?
menu-deck = Which ready deck?
format-duel = duel: two players, 21 cards each
format-multinational = multinational: decks mix nations, one kind a colour
format-short = short: decks of ten soldiers and a leader
format-challenge = challenge: your queue is shorter
format-alliance = alliance: you and a computer against two others
terminal-level-easy = easy
terminal-level-normal = normal
terminal-level-hard = hard
terminal-level-person = two people, one screen
build-ready = a ready deck
build-shared = dealt from one box: choose a leader of two, leave five cards out
build-free = your own: choose every card from a full box
