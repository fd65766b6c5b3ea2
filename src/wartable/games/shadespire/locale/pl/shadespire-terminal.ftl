# Shadespire w terminalu, po polsku.

## Plansza

terminal-sha-setup = Shadespire · przygotowanie
terminal-sha-over = Shadespire · partia skończona
terminal-sha-setup-phase = Shadespire · runda { $round } się zaczyna
terminal-sha-action-phase = { $who ->
    [you] Shadespire · runda { $round } · twoja aktywacja { $number } z { $last }
    [other] Shadespire · runda { $round } · { $name }: aktywacja { $number } z { $last }
   *[none] Shadespire · runda { $round } · zaczyna się faza akcji
}
terminal-sha-end-phase = { $who ->
    [you] Shadespire · runda { $round } · twoja część fazy końcowej
    [other] Shadespire · runda { $round } · { $name }: faza końcowa
   *[none] Shadespire · runda { $round } · faza końcowa
}
terminal-sha-no-powers = teraz bez kart mocy
terminal-sha-counts = ręka { $hand } talie { $deck } odrzucone { $discard }
terminal-sha-out = padł
terminal-sha-scrolled = Widać kolumny od { $first } do { $last }, wokół tego, co się dzieje.
terminal-sha-low = Widać rzędy od { $first } do { $last }, wokół tego, co się dzieje.
terminal-sha-cleave = Rozpłatanie
terminal-sha-knockback = Odrzut { $hexes }
terminal-sha-sweep = wszyscy wokół
terminal-sha-attack = atak
terminal-sha-dice = kości
terminal-sha-defence = obrona
terminal-sha-counted = { $crits ->
    [0] { $hits ->
        [0] bez sukcesu
        [one] { $hits } sukces
        [few] { $hits } sukcesy
       *[other] { $hits } sukcesów
    }
   *[other] krytyki: { $crits }{ $hits ->
        [0] {""}
       *[other] , inne sukcesy: { $hits }
    }
}
terminal-sha-counting = liczą się { $signs }
terminal-sha-on-guard = na straży
terminal-sha-supporters = wsparcie większe o { $more }
terminal-sha-trapped = w potrzasku: wystarczy remis
terminal-sha-state-fails = Atak się nie udaje.
terminal-sha-state-draw = Remis: bez obrażeń, ale atakowanego można odepchnąć.
terminal-sha-state-succeeds = Atak się udaje.
terminal-sha-state-critical = Atak się udaje: trafienie krytyczne.
terminal-sha-state-ended = Atak się skończył.
terminal-sha-lasting = trwa
terminal-sha-lasts-waiting = następna aktywacja
terminal-sha-lasts-running = ta aktywacja
terminal-sha-lasts-phase = ta faza
terminal-sha-lasts-round = ta runda
terminal-sha-fresh = (od następnej aktywacji)

## Wybory

terminal-sha-chances = udany { $success }%, samo odepchnięcie { $drive }%, wyłącza { $kill }%
terminal-sha-join = { $side ->
    [above] powyżej
    [below] poniżej
    [left] z lewej
   *[right] z prawej
}{ $turned ->
    [yes] , obrócona
   *[no] {""}
}
terminal-sha-type-place = Miejsca na planszy można wpisywać według nazw, na przykład c5.

## Karty

terminal-sha-type-objective = zadanie
terminal-sha-type-ploy = fortel
terminal-sha-type-upgrade = ulepszenie
terminal-sha-reaction = reakcja
terminal-sha-action = akcja
terminal-sha-relic = relikt
terminal-sha-only = tylko { $names }
terminal-sha-side = { $inspired ->
    [yes] natchniony:
   *[no] na początku:
}
terminal-sha-number-move = Ruch
terminal-sha-number-defence = Obrona
terminal-sha-number-max-wounds = Żywotność
terminal-sha-number-dice = Kości
terminal-sha-number-damage = Obrażenia
terminal-sha-part-printed = na karcie
terminal-sha-part-alone = bez swojego wojownika obok
terminal-sha-part-least = nie mniej
terminal-sha-part-most = nie więcej
cards-legend-shadespire = ↔ Zasięg, kości z ⚒ młotem albo ⚔ mieczem, ✖ Obrażenia, ★ chwała. help <wojownik> pokazuje obie strony jego karty.
piles-sha-scored = Wypełnione: { $name }
piles-sha-discard = Odrzucone: { $name }
piles-sha-gone = Poza grą: { $name }
piles-sha-unseen = Na ręce albo w taliach: { $name }
piles-sha-deck = Twoje talie, bez kolejności

## Rozmowa

verb-move = ruch
verb-charge = szarża
verb-guard = straż
verb-upgrade = ulepszenie
verb-react = reakcja
verb-draw = dobranie
verb-swap = wymiana
several-numbers-shadespire = Można wpisać kilka numerów naraz, na przykład 1 3 0.
skip-what-shadespire = skip pasuje aż do następnej aktywacji, skip tura aż do twojej następnej aktywacji.
help-skip-text-shadespire = pasuj w krokach mocy i reakcjach do następnej aktywacji albo do swojej; przerywa to atak na twojego wojownika
help-piles-text-shadespire = co wypełniono i odrzucono i co jest jeszcze w twoich taliach
help-help-shadespire = help <karta, wojownik>
help-help-text-shadespire = wszystko o karcie albo wojowniku, według nazwy lub dwóch liter; samo help pokazuje tę listę
help-cards-text-shadespire = twoje karty i karty w grze, z tekstami
help-legend-shadespire = Każde pole ma nazwę: ° pole startowe, † zabójcze, ▒ zablokowane, ' skrajne, ① cel, ○ cel zakryty; │ twoje terytorium, ║ ┊ ╏ cudze, · niczyje; nazwy wielkimi literami można teraz wybrać. ▲ twoi wojownicy, ▼ ► ◄ wrodzy: dwie litery (wielkie i ✦ u natchnionych), ile wytrzyma, żetony › ruchu, » szarży i ◊ straży, ∅ bez aktywacji, ❄ nie działa i nie cierpi. Wpisz c5 jako miejsce, st jako wojownika, move st lub m st, charge st, attack st, guard st. ♥ pozostała Żywotność, ➤ Ruch, ⛨ tarcza, ↯ unik, ↔ Zasięg, ⚒ młot, ⚔ miecz, ✖ Obrażenia, • pojedyncze i ∶ podwójne wsparcie, ✹ krytyk; kości w [nawiasach] to sukcesy, ↻ przerzucona. ★ chwała (+ wydana), ● zużyte aktywacje, ◆ zadania, ✧ fortele i karty mocy, ■ ulepszenia.

## Menu

menu-sha-warband = Twoja drużyna?
