# The lab in English: what its commands and reports say, and what can go wrong.

## Where results are kept

lab-kept = Every match is kept in { $folder }; wartable report tells what it says.
lab-resume-where = --resume goes on with a folder; name it with --out.
lab-folder-used = { $folder } holds results already: go on with them by --resume, or name another folder.
lab-folder-other = { $folder } holds the results of something else; what differs: { $changed }.
lab-folder-strange = { $folder } holds something else than results; name a new or an empty folder.
lab-folder-writing = { $folder } can't be written: { $reason }.
lab-no-folder = { $folder } holds no results of the lab.
lab-no-job = this is nothing that the lab has played: { $problem }.
lab-no-parquet = { $file } can't be read as rows of the lab.
lab-no-rows = these are no rows of the lab: { $problem }.
lab-no-row = { $file } has no row { $row }; the last one is { $last }.
lab-stopped = stopped after { $done } of { $total } games; nothing is kept without --out.
lab-stopped-kept = stopped after { $done } of { $total } games; they are kept in { $folder }, and --resume goes on.
lab-no-extra = this needs the extra “{ $extra }”, which is not installed: { $command }
lab-ray-address = { $address } is no address of a cluster; it is auto, HOST:PORT or ray://HOST:PORT.
lab-ray-none = the cluster at { $address } can't be reached: { $reason }.

## What can be studied

lab-no-sides = in { $format } of { $game } there is nothing that each seat has its own of.
lab-no-option = { $option } is nothing that each seat has its own of; there is { $known }.
lab-unknown-sides = { $names } can't meet here; there is { $known }.
lab-sides-twice = each must be named once.
lab-two-sides = at least two must meet; name them with --decks, separated by commas.
lab-deck-needed = name the deck with --deck: a file, or one of { $known }.
lab-no-weights = greedy has no weights in { $game } that could be tuned.
lab-steps = between 1 and { $most } steps can be made; not { $steps }.

## While it is done

lab-doing-matchups = matchups
lab-doing-balance = balance
lab-doing-tune = tuning
lab-doing-calibrate = calibration

## Findings

lab-usual = as usual
lab-decided = yes
lab-open = not yet
lab-nothing = nothing
lab-advantage-first = the first turn
lab-advantage-extra-crit = the extra crit
lab-advantage = Whoever had { $name } scored { $share }% (95% between { $low }% and { $high }%, { $games } games).
lab-advantage-of = { $side } with { $name }: { $share }; without: { $less }
lab-with = with it
lab-without = without
lab-too-wide = The table of all pairs is wider than this terminal: a wider one, --json, or a report of what --out keeps shows it.
lab-first-seat = Seat 0 scored { $share }% (95% between { $low }% and { $high }%, { $games } games).
lab-whole = The whole deck { $deck } scored { $share } in { $games } games.
lab-check = The weights found scored { $share } against those of the game, in { $games } games from fresh seeds.
lab-better = They are better.
lab-not-better = They are not proved better; the game keeps its own.

## Replaying a row

lab-replay-row = { $game }, { $format }, seed { $seed }: { $players }
lab-replay-ended = It ended after { $moves } moves with { $returns }.
lab-replay-same = That is what the row says.
lab-replay-differs = The row says something else: other rules or other players have played it.
lab-replay-saved = The match is in { $file }; wartable verify checks it.

## Columns

lab-column-player = player
lab-column-opponent = opponent
lab-column-rating = rating
lab-column-margin = ± 95%
lab-column-score = score
lab-column-games = games
lab-column-decided = better than the next
lab-column-all = all
lab-column-one = one
lab-column-other = other
lab-column-card = card
lab-column-copies = copies
lab-column-worth = worth, in % of the points
lab-column-interval = 95%
lab-column-instead = in its place
lab-column-weight = weight
lab-column-was = was
lab-column-found = found
lab-column-game = game
lab-column-players = players
lab-column-options = options
lab-column-seed = first seed
lab-column-version = version
lab-column-said = said
lab-column-won = came true
lab-column-positions = positions

## Reports

lab-report-written = The report is in { $file }.
lab-report-replay = Any match can be played again by the number of its row:
lab-title-simulate = { $game }: a series
lab-title-ladder = { $game }: the ladder
lab-title-matchups = { $game }: matchups
lab-title-balance = { $game }: what the cards are worth
lab-title-tune = { $game }: weights of greedy
lab-heading-curve = How the score went
lab-heading-pairs = Each against each
lab-heading-numbers = Every pair in numbers
lab-heading-all = Against all others
lab-heading-seats = What the seats are worth
lab-heading-advantages = What an advantage is worth
lab-heading-steps = The steps
lab-along-seeds = seeds played
lab-along-steps = steps
lab-seat-zero = seat 0
lab-page-empty = There are no results in { $folder } yet. Any command of the lab keeps some with --out.
lab-page-unreadable = can’t be read
lab-page-back = All results

## Networks that learn

lab-learn-game = { $game } does not say how networks are to read it, so none can learn it.
lab-learn-extra = learning needs PyTorch, which is not installed; pip install "wartable[train]" brings it.
lab-learn-out = name a folder for what is learned with --out.
lab-learn-there = { $file } is there already: go on from it by --resume, or name another folder.
lab-learn-nothing = there is no checkpoint { $file } to go on from.
lab-learn-other = { $file } is the checkpoint of something else: { $problem }.
lab-learn-number = { $option } is a whole number from { $least } to { $most }; not { $value }.
lab-learn-device = there is no device { $device }; there is { $known }.
lab-learn-no-cuda = there is no graphics processor that PyTorch can use; --device cpu learns without one.
lab-learn-no-file = there is no file { $file }.
lab-learn-no-study = { $file } is no file of matches to study.
lab-learn-study-game = { $file } has matches of { $other }, not of { $game }.
lab-learn-study-other = { $file } was begun with other settings; name another file.
lab-learn-no-weights = { $file } has no weights to begin with.
lab-learn-doing = learning
lab-learn-making = matches to study
lab-learn-made = { $games } matches are in { $file }; wartable learn { $game } --study FILE learns from them.
lab-learn-point = { $minutes } min, { $millions } million decisions: { $score }% against itself as it began
lab-learn-stopped = stopped; --resume goes on from the last checkpoint.
lab-learn-done = The network is in { $file }.

## Chances that come true

lab-calibrate-player = { $player } says no chances that could be compared; it is a search with a number of simulations, such as search:200.
lab-calibrate-svg = { $file } is no file that a diagram could be written into.
lab-calibrate-stopped = stopped after { $done } of { $total } games; this is what they say.
lab-calibrate-played = { $player } against itself in { $games } games: { $positions } decisions. The intervals are reckoned by games.
lab-calibrate-greatest = Said and won differ by { $apart } points at most (said { $said }%, won { $won }%).
lab-calibrate-few = These are too few games to say anything.
lab-calibrate-fit = These numbers fit best: { $numbers } (calibration in judging.py of { $game }). Check them with another seed.
lab-calibrate-drawn = The diagram is in { $file }.
