# The course of Invasion in Polish: a title, a goal and what was learned for each lesson, then its steps. A form of a step
# answers a press that was not meant.

## How one wins: two burning zones

lesson-invasion-fire = Spal dwie strefy
    .goal = Podpal drugą strefę Stolicy przeciwnika. Dwie płonące strefy dają wygraną.
    .learned = Strefa płonie, gdy obrażenia zrównają się z jej Punktami Wytrzymałości, a dwie płonące strefy dają wygraną. Atakujesz raz na turę, jedną strefę, jednostkami ze swojego Pola Bitwy.
lesson-invasion-fire-zones = Stolica ma trzy strefy: Królestwo, strefę Misji i Pole Bitwy. Każda płonie przy 8 obrażeniach. Strefa Misji przeciwnika już płonie, a na jego Polu Bitwy leży 5 obrażeń: brakuje 3.
lesson-invasion-fire-attack = To twoja faza Pola Bitwy. Wybierz strefę, którą atakujesz: naciśnij Pole Bitwy przeciwnika.
    .quest = Strefa Misji przeciwnika już płonie; drugi raz nie spłonie. Naciśnij jego Pole Bitwy.
    .kingdom = Królestwo przeciwnika jest całe: 8 obrażeń to więcej, niż masz. Naciśnij jego Pole Bitwy.
    .none = Od wygranej dzieli cię jeden atak. Naciśnij Pole Bitwy przeciwnika.
lesson-invasion-fire-brigade = Teraz powiedz, kto atakuje. Młot to siła, czyli obrażenia, które zadaje jednostka. Naciśnij kartę { card-mountain-brigade }: ma siłę 2.
    .done = Wtedy nie zaatakuje nikt. Najpierw naciśnij kartę { card-mountain-brigade }.
lesson-invasion-fire-defender = 2 obrażenia to za mało, a atakujący uderzają razem. Naciśnij też kartę { card-defender-of-the-hold }.
    .done = 5 i 2 to tylko 7: nic nie spłonie. Naciśnij też kartę { card-defender-of-the-hold }.
lesson-invasion-fire-done = 3 obrażenia, a przeciwnik nie ma w tej strefie żadnej jednostki do obrony. Naciśnij „{ invasion-act-attackers-done }”.

## A turn

lesson-invasion-turn = Jedna tura
    .goal = Zbierz zasoby, dobierz karty i wystaw jednostkę.
    .learned = Siła działa tam, gdzie leży: w Królestwie daje zasoby, w strefie Misji karty, na Polu Bitwy obrażenia. W tej kolejności biegnie tura: faza Królestwa, faza Misji, faza Stolicy na zagrywanie kart i faza Pola Bitwy na atak.
lesson-invasion-turn-kingdom = Faza Królestwa: za każdy punkt siły w Królestwie dostajesz 1 zasób. Strefa ma 3, a { card-hammerer-of-karak-azul } 1, więc masz teraz 4.
lesson-invasion-turn-quest = W każdej fazie obie strony mogą działać, a gra idzie dalej, gdy obie spasują. Tu nie masz nic do zrobienia: naciśnij „{ invasion-act-pass }”.
lesson-invasion-turn-drawn = Faza Misji: 1 karta za każdy punkt siły w strefie Misji. Strefa ma 1, a { card-zhufbar-engineers } 1, więc dobierasz 2 karty. Naciśnij „{ invasion-act-pass }”, aby przejść dalej.
lesson-invasion-turn-play = Faza Stolicy: tu zagrywasz karty. { card-mountain-brigade } kosztuje 4. Dwie ikony lojalności nic nie dodają, bo twoja Stolica i krasnoludy w grze mają dość symboli tej rasy. Naciśnij tę kartę, a potem swoje Pole Bitwy: stamtąd jednostki atakują.
    .pass = Najpierw wydaj 4 zasoby. Naciśnij kartę { card-mountain-brigade }.
    .forge = Dobra karta, ale to nie jednostka i nie zaatakuje. Weź kartę { card-mountain-brigade }.
    .slayers = Też by się przydała. Ale 4 zasoby wystarczą na silniejszą kartę { card-mountain-brigade }.
    .kingdom = W Królestwie dałaby co turę 2 zasoby więcej: to też dobry plan. Tutaj chcemy atakować: naciśnij swoje Pole Bitwy.
    .quest = W strefie Misji dałaby co turę 2 karty więcej: to też dobry plan. Tutaj chcemy atakować: naciśnij swoje Pole Bitwy.
lesson-invasion-turn-played = Jest w grze. Siła 2 na Polu Bitwy to 2 obrażenia w fazie Pola Bitwy, która nadchodzi.

## Attack against defenders

lesson-invasion-through = Przez obrońców
    .goal = Zniszcz obrońcę, a mimo to spal Królestwo.
    .learned = Obrońcy osłaniają swoją strefę: każdy musi dostać dość obrażeń, by zginąć, zanim cokolwiek trafi w samą strefę. Wszystkie obrażenia zadaje się jednocześnie.
lesson-invasion-through-come = Twoje dwie jednostki atakują Królestwo przeciwnika, na którym leży 6 obrażeń. Broni go { card-squig-herders }. Każda strona sumuje siłę swoich jednostek: ty masz 4.
lesson-invasion-through-first = Obrażenia rozdzielasz punkt po punkcie. Najpierw obrońca: naciśnij kartę { card-squig-herders }.
lesson-invasion-through-second = Ma 2 Punkty Wytrzymałości, więc potrzeba jeszcze jednego. Naciśnij znów kartę { card-squig-herders }.
lesson-invasion-through-third = Teraz droga do strefy jest otwarta. Naciśnij Królestwo przeciwnika.
    .herders = Tu już wystarczy, więcej by przepadło. Naciśnij Królestwo przeciwnika.
lesson-invasion-through-fourth = Został jeden punkt i jednego brakuje. Naciśnij Królestwo przeciwnika.
    .herders = Tu już wystarczy. Naciśnij Królestwo przeciwnika: 6 i 2 to 8.

## Defence

lesson-invasion-defence = Utrzymaj mur
    .goal = Nie pozwól spalić swojego Królestwa i zniszcz jednego atakującego.
    .learned = Jednostki bronią strefy, w której stoją. Obrażenia trafiają najpierw w nie, a one oddają ciosy. Najdłużej wytrzyma ta, która ma najwięcej Punktów Wytrzymałości.
lesson-invasion-defence-come = Orkowie atakują twoje Królestwo. Leży na nim 5 obrażeń, a trzech orków o sile 1 dołoży 3: spłonęłoby.
lesson-invasion-defence-brigade = Jednostki z atakowanej strefy mogą bronić. { card-mountain-brigade } ma 6 Punktów Wytrzymałości: naciśnij tę kartę.
    .runesmith = { card-runesmith } ma 1 Punkt Wytrzymałości: zginie, a 2 obrażenia i tak trafią w Królestwo. Naciśnij kartę { card-mountain-brigade }.
    .done = Bez obrońcy Królestwo spłonie. Naciśnij kartę { card-mountain-brigade }.
lesson-invasion-defence-done = Teraz wszystkie 3 obrażenia muszą trafić w tę jednostkę, a do zniszczenia potrzeba 6. Nikt więcej nie jest potrzebny. Naciśnij „{ invasion-act-defenders-done }”.
    .runesmith = Lepiej nie: { card-runesmith } łatwo by zginął. Jeden obrońca wystarczy.
lesson-invasion-defence-first = { card-mountain-brigade } oddaje cios o sile 2. Wybierz komu: { card-squig-herders } ma 2 Punkty Wytrzymałości. Naciśnij tę kartę.
    .boyz = { card-boar-boyz } ma 4 Punkty Wytrzymałości, a ranni orkowie są groźniejsi. Naciśnij kartę { card-squig-herders }.
    .goblins = Gobliny też by zginęły. Ale 2 punkty wystarczą na kartę { card-squig-herders }: naciśnij ją.
lesson-invasion-defence-second = Jeszcze jeden punkt i po niej. Naciśnij znów kartę { card-squig-herders }.
    .boyz = Wtedy nie zginie nikt. Naciśnij kartę { card-squig-herders }.
    .goblins = Gobliny by zginęły, ale { card-squig-herders } przeżyje i będzie groźniejsza. Naciśnij kartę { card-squig-herders }.

## Developments

lesson-invasion-development = Zbuduj mur
    .goal = Wzmocnij słabą strefę.
    .learned = Raz na turę możesz położyć kartę z ręki zakrytą w strefie jako rozwinięcie. Nic nie kosztuje, daje tej strefie 1 Punkt Wytrzymałości, a podglądać je możesz tylko ty. Najlepiej nadają się karty za drogie albo spóźnione.
lesson-invasion-development-danger = Na twoim Polu Bitwy leży 6 obrażeń, a spłonie przy 8. Naprzeciw stoi dwóch orków o sile 1: w następnej turze by je spalili.
lesson-invasion-development-put = Nie masz zasobów, ale rozwinięcie jest za darmo. Naciśnij kartę { card-demolition }, a potem swoje Pole Bitwy, aby położyć ją tam zakrytą.
    .kingdom = Zagrożone jest Pole Bitwy. Połóż ją tam.
    .quest = Zagrożone jest Pole Bitwy. Połóż ją tam.
    .mountain = Ta też by wystarczyła, ale lepszą kartę zachowaj. Weź kartę { card-demolition }.
    .pass = Wtedy Pole Bitwy spłonie w następnej turze. Naciśnij kartę { card-demolition }.
lesson-invasion-development-stronger = Teraz spłonie dopiero przy 9. Dwa obrażenia od orków dadzą 8 i strefa wytrzyma.

## The chain

lesson-invasion-chain = Ostatnie słowo
    .goal = Odpowiedz na taktykę przeciwnika i wygraj.
    .learned = Na akcje odpowiada się akcjami, a łańcuch rozpatruje się od końca: ostatnia jest pierwsza. Koszty płaci się przy zapowiadaniu, a to, za co zapłacono, dzieje się nawet wtedy, gdy karty już nie ma.
lesson-invasion-chain-come = { card-mountain-brigade } atakuje Królestwo przeciwnika z siłą 2. Leży na nim 5 obrażeń: brakuje 1. Dałby je { card-grudge-thrower }, ale zobacz, co zrobi przeciwnik.
lesson-invasion-chain-answer = Przeciwnik zagrywa kartę { card-pillage }, by zniszczyć kartę { card-grudge-thrower }. Na razie leży to w łańcuchu: nic się jeszcze nie stało. Użyj jej, zanim przepadnie: naciśnij kartę { card-grudge-thrower }.
    .pass = Wtedy przepadnie nieużyta, a 2 obrażenia nic nie spalą. Naciśnij kartę { card-grudge-thrower }.
lesson-invasion-chain-sacrifice = To kosztuje 1 zasób i jedną twoją jednostkę. Naciśnij kartę { card-defender-of-the-hold }, która nie atakuje.
    .brigade = To twój atakujący. Naciśnij kartę { card-defender-of-the-hold }.
lesson-invasion-chain-backwards = Łańcuch ma dwa wpisy, a twój jest ostatni: rozpatruje się go najpierw i twój atakujący ma siłę 3. Potem { card-pillage } niszczy broń, która zrobiła już swoje. Naciśnij „{ invasion-act-pass }”.
