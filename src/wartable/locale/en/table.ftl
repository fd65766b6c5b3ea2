# The table in English: what was done at it, and why it refuses something.
# Arguments: $who is "you" or "other"; $name is the name of a person or of a seat.

table-seat = Seat { $number }
table-person = { $name }
table-computer = The computer
table-waiting = Waiting for everyone to sit down.
table-ahead = All choose at the same time, unseen.
table-ahead-done = Your choice is made and secret; you can still take it back.
table-seed-chosen = The seed of this match was chosen by a person, so nothing is proved about its shuffle.

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
    [you] You ask to undo your last decision.
   *[other] { $name } asks to undo the last decision.
}
table-undo-denied = { $who ->
    [you] You let the decision stand.
   *[other] { $name } lets the decision stand.
}
table-undone = { $who ->
    [you] You undo your last decision.
   *[other] { $name } undoes the last decision.
}
table-time-out = { $who ->
    [you] Your time is up.
   *[other] { $name } is out of time.
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
table-over-long = The match is over: a draw after { $most } decisions.
table-over-unplayed = The match was never started.
table-over-parted = This match was played by rules of version { $then }; today's version is { $now }. Up to here both say the same; { $left ->
    [one] one step more
   *[other] { $left } steps more
} can't be shown. You can play on from here as a new match.
table-over-parted-unknown = This match was played by other rules than today's. Up to here both say the same; { $left ->
    [one] one step more
   *[other] { $left } steps more
} can't be shown. You can play on from here as a new match.
table-over-damaged = What was saved of this match no longer fits together from here on: { $left ->
    [one] one step more
   *[other] { $left } steps more
} can't be shown. You can play on from here as a new match.

## What can cost a match

# What can cost a match, told to all who sit at it. $time: such a line of table-time.
table-terms = What can cost the match
table-terms-silence = Whoever keeps the others waiting for { $time } loses.
table-terms-clock-move = Whoever takes longer than { $time } over one decision loses.
table-terms-clock-bank = Whoever uses up { $time } over all decisions together loses.
table-terms-clock-bank-adding = Whoever uses up { $time } over all decisions together loses; each turn to decide adds { $more }.
table-time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
table-time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
table-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
table-time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

## Why the table refuses something

refused-no-match = There is no match by that name.
refused-no-seat = There is no such seat.
refused-no-token = This needs the secret link of a seat in this match.
refused-unreadable = This match was played with another version of the rules and can't be opened by this one.
refused-parted = This match was played by other rules than today's; it can be looked at up to where they part, and you can play on from there as a new match.
refused-computer-seat = That seat is the computer's.
refused-taken = That seat is taken.
refused-not-open = That seat is reserved for someone with a link.
refused-name = A name can have at most { $most } characters, and no control characters.
refused-salt = A salt can have at most { $most } characters, and no control characters.
refused-successor = A new token has 20 to 80 letters, digits, hyphens and underscores.
refused-not-started = The match hasn't started; not everyone is seated yet.
refused-over = The match is over.
refused-not-over = The match isn't over yet.
refused-hint-turn = Hints are for your own decisions.
refused-hint-persons = There are no hints while other people play at this table.
refused-stale = That decision has already been made; look at the table again.
refused-not-your-decision = It's another seat's decision.
refused-time-is-up = Your time is up.
refused-time-left = There is time left on that clock.
refused-not-silent = That seat hasn't been silent long enough.
refused-no-way = These answers don't follow on one another. Answer one question after the other.
refused-no-such-action = Actions are numbered from 0 to { $most }.
refused-illegal = { $reason }
refused-draw-offered = A draw has already been offered.
refused-draw-declined = Your draw offer was declined; you may offer another after your next decision.
refused-draw-alone = There is nobody to offer a draw to.
refused-no-draw = Nobody has offered you a draw.
refused-undo = This can't be undone: another seat has decided since, or something was drawn or shown.
refused-nothing-to-undo = You have nothing to undo.
refused-undo-consent = Ask the other player to agree to an undo.
refused-undo-alone = Nobody else needs to agree; just undo it.
refused-undo-asked = An undo has already been requested.
refused-no-undo = Nobody has asked you for an undo.
refused-undos = A match can be taken back { $most } times, not more often.
refused-rematch = The rematch is already set up.
refused-seats = { $format } has { $seats } seats; { $given } were given.
refused-kind = A seat is for a person or a computer, not { $kind }.
refused-options = { $problem }
refused-file-option = { $option } must be the name of something ready-made, or the full text, not a file.
refused-clock = A clock is of kind move or bank, with 1 to { $most } seconds.
refused-window = The window must be 0 to { $most } seconds.
refused-stops = No such stop. Available: { $known }.
refused-until = You can’t pass until that. Available: { $known }.
refused-until-asked = This is no window to pass in: please decide first.
refused-silence = The absence limit must be at least { $least } seconds, or none.
refused-step = The match has no such moment; its moments are numbered 0 to { $most }.
refused-eyes = While a match is being played, you see it only from your own seat.
refused-file = This file isn't a valid match record: { $problem }
refused-busy = The match changed at the same moment; look at the table again.
refused-too-many = Too many requests; wait a moment.
refused-public = You have { $most } public matches waiting already; wait until somebody joins one, or invite by link.
refused-host = This table doesn't go by the name { $host }. Whoever runs it can add the name with --name.
refused-origin = The table takes this only from its own pages.
refused-too-large = That is too large: the limit is { $most } bytes.
refused-too-long = That would take longer than { $most } seconds, so it was given up.
refused-unable = The table couldn't do that; try again.
refused-malformed = The request couldn't be read: { $problem }
refused-level = Unknown opponent { $level }; choose { $levels }, random, greedy, or search with up to { $seconds } seconds.
refused-no-path = There is nothing at this address.
refused-no-method = This address can't be used that way.
refused-store = The match can't be saved or loaded right now; try again later.
refused-store-gone = The file with the matches was moved, deleted or replaced. Nothing can be saved until the table is started again.
refused-cancel = Someone has already sat down, so the match can’t be taken back.
refused-not-yours = Only who waits at a match can take it back.
refused-no-rematch = There is no rematch offer of yours to take back.
refused-sign = No such sign. Available: { $known }.
refused-signs = At most { $most } signs in { $seconds } seconds.
refused-sign-alone = There is nobody here to give a sign to.
