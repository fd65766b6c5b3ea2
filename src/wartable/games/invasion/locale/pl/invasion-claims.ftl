# Invasion in Polish: what the coach says of the position. Every sentence here is a claim that was tried out by the rules.

## What either side can burn

claim-invasion-burn = Jeśli nikt nie będzie bronić, twoi atakujący ({ $units }) mogą w tej turze spalić: { $place } (obrażenia { $damage } z { $points }){ $defence ->
    [none] ; nikt tam nie może bronić
   *[possible] {""}
}.
claim-invasion-burn-wins = Jeśli nikt nie będzie bronić, twoi atakujący ({ $units }) mogą w tej turze spalić i wygrać partię: { $place } (obrażenia { $damage } z { $points }){ $defence ->
    [none] ; nikt tam nie może bronić
   *[possible] {""}
}.
claim-invasion-open = Z jednostek, które są teraz w grze, nikt nie może bronić tych stref: { $places }.
claim-invasion-danger = Jeśli nikt nie będzie bronić, ich obecne jednostki ({ $units }) mogą w następnym ataku spalić: { $place } (obrażenia { $damage } z { $points }){ $defence ->
    [none] ; nikt tam nie może bronić
   *[possible] {""}
}.
claim-invasion-danger-loses = Jeśli nikt nie będzie bronić, ich obecne jednostki ({ $units }) mogą w następnym ataku spalić strefę, a to twoja przegrana: { $place } (obrażenia { $damage } z { $points }){ $defence ->
    [none] ; nikt tam nie może bronić
   *[possible] {""}
}.

## Defending

claim-invasion-blow = Bez obrońców { $place }: { $result ->
    [burns] pożar
   *[stands] wytrzymuje (obrażenia { $damage } z { $points })
}.
claim-invasion-blow-loses = Bez obrońców { $place }: pożar i twoja przegrana.
claim-invasion-defender = { $unit } w pojedynkę: { $lives ->
    [yes] przeżywa
   *[no] ginie
}, { $kills ->
    [yes] może zabić: { $foe }
   *[no] nikogo nie zabija
}; { $place }: { $result ->
    [stands] bez pożaru
   *[burns] mimo to pożar
}.

## How things stand

claim-invasion-resources = Zasoby: { $resources }. { $count ->
    [0] Żadnej karty z ręki nie możesz teraz zagrać
    [one] Możesz teraz zagrać jedną kartę z ręki
    [few] Możesz teraz zagrać dowolną z { $count } kart z ręki
   *[many] Możesz teraz zagrać dowolną z { $count } kart z ręki
}.
claim-invasion-develop = W tej turze możesz jeszcze zagrać rozwinięcie.
claim-invasion-burning = Płonące strefy: twoje { $mine }, przeciwnika { $theirs }. Dwie oznaczają przegraną.
claim-invasion-one-left = Jedna z twoich stref płonie: z drugą przegrywasz.
claim-invasion-deck = { $who ->
    [you] W twojej talii
   *[they] W talii przeciwnika
} { $count ->
    [one] została jedna karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}: kto dobierze ostatnią kartę, przegrywa.
