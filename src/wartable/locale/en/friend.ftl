# Persons at one table: who is here, signs, the clock's last seconds, the rematch. The board puts the variables in.

friend-here = here
friend-away = away
friend-left-now = left just now
friend-left-minutes = left { $count } min ago
friend-left-hours = left { $count } h ago
friend-say-here = { $name } is here.
friend-say-left = { $name } has left the table.
friend-say-sign = { $name }: { $sign }
friend-signs = Signs
friend-mute = Don’t show me the signs of others
friend-sign-hello = ✋ Hello!
friend-sign-played = ★ Well played!
friend-sign-thanks = ♥ Thank you!
friend-sign-moment = … One moment, please.
friend-sign-oops = ! Oops!
friend-sign-game = ⚑ Good game!
friend-clock-last = Ten seconds left!
friend-rematch-offered = { $name } offers a rematch.
friend-rematch-accept = Accept the rematch
friend-rematch-cancel = Take the offer back
friend-rematch-watch = Watch the rematch
