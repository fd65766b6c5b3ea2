# Shadespire in Polish: what the coach says of the position. Every sentence here is a claim that was tried out by the rules.

claim-shadespire-attack = { $fighter } może zaatakować (cel: { $target }, broń: { $weapon }): { $success } % na trafienie, { $kill } % na wyłączenie z akcji.
claim-shadespire-danger = Jeśli teraz spasujesz, { $fighter } może zaatakować (cel: { $target }, broń: { $weapon }): { $success } % na trafienie, { $kill } % na wyłączenie z akcji.
claim-shadespire-charge = Jeśli teraz spasujesz, { $fighter } może zaszarżować i zaatakować (cel: { $target }, broń: { $weapon }): { $success } % na trafienie, { $kill } % na wyłączenie z akcji.
claim-shadespire-scores = Jak teraz jest, { $card } da punkty na końcu rundy.
claim-shadespire-one-short = { $card }: brakuje jednego ({ $have } z { $need }).
claim-shadespire-last-activation = To twoja ostatnia aktywacja { $last ->
    [match] w tej partii
   *[round] w tej rundzie
}.
claim-shadespire-glory = Chwała, wydana i niewydana: ty { $mine }, oni { $theirs }. Po trzeciej rundzie wygrywa ten, kto ma jej najwięcej.
claim-shadespire-held = Zajęte cele: ty { $mine }, oni { $theirs }.
