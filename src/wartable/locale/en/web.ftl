# The pages in English: lobby, setting up, match, replay, rules, editors, coach.

language-name = English

## Frame

title-lobby = Wartable
skip-to-content = Skip to content
nav-home = To the lobby
nav-label = Pages
nav-menu = Menu
nav-lobby = Play
nav-rules = Rules
nav-decks = Decks
nav-lab = Lab
language-label = Language
theme-label = Theme
theme-auto = Auto
theme-dark = Dark
theme-light = Light
close = Close
copied = Copied.
standing-back = To the lobby
not-found = There is nothing here.
standing-refused = That did not work
standing-away = The table is away
standing-away-text = Nobody answers at this address right now. Your matches are kept; this page looks again by itself.
save-file = Save as a file
open-file = Open a file
warming = Warming up { $game }: { $done } of { $total }. You can already play.
connection-lost = Connection lost.
connection-retrying = Trying to reconnect…
connection-restored = Connected again; everything is here.

## Lobby

lobby-heading = Games
lobby-motto = War games for two to four, with a good opponent, on your own machine.
play-now = Play now
play-now-label = Play now: { $game } against the computer
more = More…
more-label = More… Set up a match of { $game }
welcome-heading = New here?
welcome-text = Learn a game by a few positions, or play a first match with a coach who explains each step.
welcome-coached = First match with a coach
welcome-start = Start a guided match of { $game }
welcome-away = No, thanks
game-players = { $players } players
list-yours = Your matches
list-open = Open invitations
list-watch = Being played
list-past = Recent matches
list-here = Together at this screen
list-against = Against { $names }
seat-computer = the computer ({ $level })
badge-your-turn = Your turn
badge-their-turn = Their turn
badge-waiting = Waiting
badge-join = Join
badge-watch = Watch
badge-replay = Replay
badge-won = Won
badge-lost = Lost
badge-drawn = Draw

## Setting up a match

setup-heading = A match of { $game }
setup-format = Format
setup-name = Your name
setup-you = You
setup-other = Seat { $number }
setup-who = Who plays here
setup-friend = A friend, by link
setup-here = Someone at this screen
setup-their-name = Their name
setup-anyone = Anyone who comes by
setup-more = Clock, rulings and more
setup-clock = Clock
setup-watch = List it in the lobby, so others can watch
setup-usual = The usual one
setup-own-file = From a file…
setup-file-taken = The file is valid and will be used.
setup-coach = A coach explains each step
setup-start = Start
computer-beginner = Computer, beginner
    .short = beginner
computer-easy = Computer, easy
    .short = easy
computer-normal = Computer, normal
    .short = normal
computer-hard = Computer, hard
    .short = hard
computer-master = Computer, master
    .short = master
computer-network = Computer, instant
    .short = instant
computer-network-file = Computer, network { $name }
    .short = network { $name }
clock-none = No clock
clock-move-1 = 1 minute per decision
clock-move-3 = 3 minutes per decision
clock-bank-10 = 10 minutes each, +5 seconds
clock-bank-30 = 30 minutes each, +10 seconds

## Match

title-match = Match
title-watch = Watching
join-heading = You are invited
join-text = { $name } invites you to a match of { $game } ({ $format }).
join-text-nameless = You are invited to a match of { $game } ({ $format }).
join-button = Sit down
join-watch = Only watch
no-seat-heading = No seat for this link
no-seat-text = This link has no seat in the match. Ask for the invitation link, or watch.
invite-heading = Invite
invite-text = Send this link to whoever plays { $seat }. Anyone who has it holds that seat.
invite-seat = Link for seat { $number }
invite-copy = Copy the link
invite-waiting = Waiting for everyone to sit down.
invite-open = The match is listed in the lobby; the first to come takes the seat.
invite-watch = Link to watch
curtain-heading = Hand the screen to { $name }
curtain-text = Nobody else should be looking now.
curtain-button = I am { $name }
settings-heading = Settings
sounds-ask = With sounds?
sounds-yes = Yes
sounds-no = Silent
settings-sounds = Sounds
settings-animation = Animate moves
settings-confirm = Ask before an attack or a support
settings-readings = Show what card names mean (≈, our own translation)
settings-coach = Coach: what matters now, and hints
past-text = You are looking at step { $step } of { $last }.
past-rule = Rule { $rule }
past-back = Back to the match

## Replay

title-replay = Replay
replay-step-first = To the start
replay-step-back = One step back
replay-play = Play
replay-pause = Pause
replay-step-forward = One step forward
replay-step-last = To the end
replay-step = Step { $step } of { $last }
replay-eyes = Seen by
replay-spectator = Spectator
replay-share = Copy the link
replay-save = Save the match
replay-continue = Play on from here
replay-pace = Speed
replay-pace-slow = Slow
replay-pace-normal = Normal
replay-pace-fast = Fast
replay-verify = Check the shuffle
replay-continue-hint = Against the computer; whatever you can’t know is drawn again.
verify-heading = Was the shuffle fair?
verify-good = Yes: everything fits together.
verify-commitment = Before the first card the table showed this number: { $commitment }
verify-secret = It is the SHA-256 of this secret, which was kept until the end: { $secret }
verify-salts = { $count ->
    [one] One person added a random text of their own: { $salts }
   *[other] Each of { $count } people added a random text of their own: { $salts }
}
verify-seed = From both came the seed { $seed }, and from the seed every shuffle and draw.
verify-moves = { $count ->
    [one] Played again from that seed, the one move is legal and leads to the same end.
   *[other] Played again from that seed, all { $count } moves are legal and lead to the same end.
}
verify-bad = No: something doesn’t fit.
verify-chosen = The seed { $seed } was chosen by a person, who could know every card before it was drawn.
verify-unproved = The moves are right. About the shuffle nothing is proved.
verify-command = Check it yourself: save the match, then run “wartable verify” with the file.

## Rules

rules-search = Search the rules
rules-contents = Chapters
rules-only-english = This page is not translated yet; here it is in English.
rules-nothing-found = No rule contains all these words.
