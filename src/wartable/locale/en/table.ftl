# The table in English: what was done at it, and why it refuses something.
# Arguments: $who is "you" or "other"; $name is the name of a person or of a seat.

table-seat = Seat { $number }
table-person = { $name }
table-waiting = Waiting for everybody to sit down.

## Lines of the log

table-resigned = { $who ->
    [you] You resign.
   *[other] { $name } resigns.
}
table-draw-offered = { $who ->
    [you] You offer a draw.
   *[other] { $name } offers a draw.
}
table-draw-declined = { $who ->
    [you] You decline the draw.
   *[other] { $name } declines the draw.
}
table-draw-agreed = { $who ->
    [you] You accept the draw.
   *[other] { $name } accepts the draw.
}
table-undo-asked = { $who ->
    [you] You ask to take your last decision back.
   *[other] { $name } asks to take the last decision back.
}
table-undo-denied = { $who ->
    [you] You let the decision stand.
   *[other] { $name } lets the decision stand.
}
table-undone = { $who ->
    [you] You take your last decision back.
   *[other] { $name } takes the last decision back.
}
table-time-out = { $who ->
    [you] Your time is up.
   *[other] The time of { $name } is up.
}
table-abandoned = { $who ->
    [you] You have been away too long; the match counts as abandoned.
   *[other] { $name } has been away too long; the match counts as abandoned.
}

## The end of a match that the rules did not end

table-over-resigned = The match is over: { $name } resigned.
table-over-time = The match is over: { $name } ran out of time.
table-over-abandoned = The match is over: { $name } left it.
table-over-agreed = The match is over: a draw was agreed.
table-over-unplayed = The match was never started.

## Why the table refuses something

refused-no-match = There is no match by that name.
refused-no-seat = There is no such seat.
refused-no-token = This needs the secret link of a seat in this match.
refused-unreadable = This match was played with another version of the rules and can't be opened by this one.
refused-computer-seat = That seat is the computer's.
refused-taken = That seat is taken.
refused-not-open = That seat is kept for somebody with a link.
refused-name = A name is at most { $most } letters, without control characters.
refused-salt = A salt is at most { $most } letters, without control characters.
refused-not-started = The match has not started; not everybody sits yet.
refused-over = The match is over.
refused-not-over = The match is not over yet.
refused-stale = That decision has been made already; look at the table again.
refused-not-your-decision = Another seat decides now.
refused-time-is-up = Your time is up.
refused-time-left = There is time left on that clock.
refused-not-silent = That seat has not been silent for long enough.
refused-no-such-action = Actions are numbered from 0 to { $most }.
refused-illegal = { $reason }
refused-draw-offered = A draw is offered already.
refused-draw-declined = Your draw was declined; you may offer another one after your next decision.
refused-draw-alone = There is nobody to offer a draw to.
refused-no-draw = No draw is offered to you.
refused-undo = This can't be taken back: another seat has decided since, or something was drawn or shown.
refused-undo-consent = Ask the other person to agree to that.
refused-undo-alone = Nobody needs to agree; just take it back.
refused-undo-asked = Taking back is being asked already.
refused-no-undo = Nobody asks you to agree to taking back.
refused-rematch = The next match is prepared already.
refused-seats = { $format } has { $seats } seats; { $given } were described.
refused-kind = A seat is for a person or for a computer; not { $kind }.
refused-options = { $problem }
refused-file-option = { $option } must be the name of something ready-made or the full text, not a file.
refused-clock = A clock is of kind move or bank, with 1 to { $most } seconds.
refused-window = The window is from 0 to { $most } seconds.
refused-stops = Such stops there are not; there are: { $known }.
refused-silence = The silence is at least { $least } seconds and less than a lifetime, or none.
refused-step = The match has no such moment: it has 0 to { $most }.
refused-eyes = While a match is being played you see it only through your own eyes.
refused-file = This file is not a right record of a match: { $problem }
refused-busy = The match changed at the same moment; look at the table again.
refused-too-many = Too many requests; wait a moment.
refused-too-large = That is more than { $most } bytes, which is the most that is taken.
refused-malformed = That is not understood: { $problem }
refused-level = { $level } is no player that plays here; there are { $levels }, random, greedy, and search with up to { $seconds } seconds.
refused-no-path = There is nothing at this address.
refused-no-method = This address is not used that way.
refused-store = The match can't be kept or read now; try again later.
refused-no-board = { $game } has no table in the browser yet. Play it in the terminal: wartable play { $game }
