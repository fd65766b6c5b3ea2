# The terminal in English: board, commands, menu.

## Board

terminal-known = known
terminal-hand = hand
terminal-none = empty

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
verb-play = play
verb-use = use
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
menu-deck = Which ready deck?
terminal-level-beginner = beginner
terminal-level-easy = easy
terminal-level-normal = normal
terminal-level-hard = hard
terminal-level-master = master
terminal-level-person = two people, one screen
menu-their-deck = Your opponent’s deck?
