# Karty zestawu „Assault on Ulthuan” po polsku, własnymi słowami; jak czytać tekst, mówi invasion-cards.ftl.
# Chwila podana w nawiasie akcji jest jedyną, w której można jej użyć, raz za każdym razem, gdy ta chwila nadejdzie.
# Polska instrukcja nie nazywa żadnej z tych kart, więc wszystkie nazwy zostają takie, jak na karcie.

## Wysokie Elfy

card-envoy-from-averlorn = Envoy from Averlorn
    .text = Tylko Misja.
card-shadow-warrior = Shadow Warrior
    .text = Wymuszony: gdy zaczyna się twoja tura, każdy przeciwnik wskazuje jednostkę na własnym Polu Bitwy; otrzymuje ona 1 obrażenie.
invasion-prompt-ask-hit-by-shadow-warrior = { $card }: która jednostka na twoim Polu Bitwy otrzymuje 1 obrażenie?
invasion-act-ask-hit-by-shadow-warrior = 1 obrażenie otrzymuje { $target }
    .short = { $target }
card-sword-masters-of-hoeth = Sword Masters of Hoeth
    .text = Pole Bitwy. Wszystkie obrażenia przydzielone tej jednostce w walce zostają anulowane.
card-high-elf-spearmen = High Elf Spearmen
card-caradryan = Caradryan
    .text = Jeden Bohater w strefie. Misja. Wymuszony: gdy zaczyna się twoja tura, obejrzyj trzy wierzchnie karty talii jednego, dowolnego gracza; możesz odrzucić jedną z nich. Pozostałe wracają na wierzch talii w kolejności, którą ustalasz.
card-initiate-of-saphery = Initiate of Saphery
    .text = Królestwo. Akcja (gdy zaczyna się twoja tura): ulecz 1 obrażenie każdej swojej jednostki.
card-loremaster-of-hoeth = Loremaster of Hoeth
    .text = Wymuszony: gdy ta jednostka wchodzi do gry, każdy gracz otrzymuje 2 obrażenia pośrednie i rozdziela je między własne jednostki i Stolicę.
card-illyriel = Illyriel
    .text = Jeden Bohater w strefie. Pole Bitwy. Akcja (gdy zaczyna się twoja tura): wybrana jednostka wraca na rękę swojego właściciela, chyba że zapłaci ci on 2 zasoby.
invasion-prompt-ask-pay-illyriel = { $card }: czy płacisz przeciwnikowi 2 zasoby? Jeśli nie, ta jednostka wraca na rękę: { $aim }.
invasion-act-ask-pay-illyriel-yes = Zapłać 2 zasoby
    .short = zapłać 2
invasion-act-ask-pay-illyriel-no = Nie płać; na rękę wraca { $aim }
    .short = nie płać
card-dragon-prince = Dragon Prince
    .text = Wymuszony: gdy ta jednostka wchodzi do gry z twojej ręki, każdy gracz wskazuje najwyżej dwie jednostki na własnym Polu Bitwy, a wszystkie pozostałe swoje jednostki stamtąd poświęca.
invasion-prompt-ask-spare-from-the-dragon = { $card }: wskaż jednostkę na swoim Polu Bitwy, którą zachowujesz; możesz jeszcze { $left }. Wszystkie pozostałe stamtąd zostaną poświęcone.
invasion-act-ask-spare-from-the-dragon = Zachowaj: { $target }
    .short = { $target }
invasion-act-ask-spare-from-the-dragon-no = Nie zachowuj więcej jednostek
    .short = bez dalszych
card-wake-the-dragons = Wake the Dragons
    .text = Przy co najmniej 3 żetonach tutaj, gdy zaczyna się twoja tura, możesz wziąć na rękę ze swojego stosu kart odrzuconych kartę Wysokich Elfów o wydrukowanym koszcie 3 lub większym. Wymuszony: gdy zaczyna się twoja tura, trafia tu 1 żeton zasobu, jeśli jakaś jednostka wypełnia tę misję.
card-defend-tor-aendris = Defend Tor Aendris
    .text = Jednostka, która wypełnia tę misję, może bronić dowolnej twojej strefy. Żetonami stąd możesz płacić swoje koszty tak jak zasobami. Wymuszony: na koniec każdej tury, twojej czy cudzej, w której jednostka wypełniająca tę misję broniła, trafiają tu 2 żetony zasobów.
card-dragon-mage-wakening = Dragon Mage Wakening
    .text = Dołącz do dowolnej jednostki. Ta jednostka ma +3 punkty Wytrzymałości.
card-the-glittering-tower = The Glittering Tower
    .text = Królestwo. Akcja (gdy leczysz jednostkę): 1 obrażenie wybranej jednostce przeciwnika albo wybranej strefie Stolicy przeciwnika.
card-shrine-of-asuryan = Shrine of Asuryan
    .text = Królestwo. Akcja (gdy zaczyna się twoja tura): wybrana spaczona jednostka zostaje przywrócona.
card-temple-of-vaul = Temple of Vaul
    .text = Wymuszony: gdy zaczyna się twoja tura, twoja Stolica otrzymuje 2 obrażenia: jedna jej strefa oba albo dwie strefy po jednym, według twojego wyboru.
card-tear-of-isha = Tear of Isha
    .text = Akcja: wybrana jednostka zostaje uleczona ze wszystkich obrażeń.
card-flames-of-the-phoenix = Flames of the Phoenix
    .text = Tylko w twojej turze. Akcja: wszystkie jednostki w grze wracają na ręce swoich właścicieli.
card-for-ulthuan = For Ulthuan!
    .text = Tylko gdy zaczyna się twoja faza Pola Bitwy. Akcja: w tej turze twoje jednostki mogą atakować dwie wrogie strefy; wyznaczając atakującego, podajesz, którą z nich atakuje.
card-asuryans-cleansing = Asuryan's Cleansing
    .text = Akcja: wybierz na cel czekającą w łańcuchu jednostkę albo wsparcie; ta karta zostaje anulowana i odrzucona, chyba że kontrolujący ją gracz wyda wszystkie swoje zasoby, choćby miał ich 0.
invasion-prompt-ask-spend-all-for-cleansing = { $card }: czy wydajesz wszystkie swoje zasoby ({ $resources })? Jeśli nie, ta karta zostaje anulowana: { $entry }.
invasion-act-ask-spend-all-for-cleansing-yes = Wydaj wszystkie zasoby
    .short = wydaj wszystko
invasion-act-ask-spend-all-for-cleansing-no = Nic nie wydawaj; anulowana zostaje { $entry }
    .short = nic nie wydawaj
card-gift-of-life = Gift of Life
    .text = Akcja: wybrana jednostka Wysokich Elfów z twojego stosu kart odrzuconych wraca na twoją rękę.
card-high-elfs-disdain = High Elf's Disdain
    .text = Akcja: wskaż czekającą w łańcuchu taktykę; zostaje ona anulowana.

## Mroczne Elfy

card-dark-initiate = Dark Initiate
    .text = Siła tej jednostki liczy się tylko wtedy, gdy masz tu co najmniej dwa rozwinięcia.
card-walking-sacrifice = Walking Sacrifice
    .text = Wymuszony: gdy ta jednostka opuszcza grę, dobierz kartę.
card-harpies = Harpies
    .text = Misja. Akcja (gdy przeciwnik dobiera karty należne w swojej fazie Misji, spacz tę jednostkę): jeśli ma on na ręce co najmniej siedem kart, odrzuca losową z nich.
card-shades = Shades
    .text = Zwiad.
card-cold-one-knight = Cold One Knight
    .text = Odporność 1.
card-mortella = Mortella
    .text = Jeden Bohater w strefie. Misja. Akcja (spacz tę jednostkę): zagraj taktykę ze stosu kart odrzuconych przeciwnika jak z własnej ręki, bez kosztu lojalności; pozostałe jej koszty i warunki obowiązują. Potem trafia ona na spód talii swojego właściciela.
card-dark-sorceress = Dark Sorceress
    .text = Każda spaczona jednostka twoich przeciwników obniża koszt tej karty o 1.
card-corsairs-of-ghrond = Corsairs of Ghrond
    .text = Pole Bitwy. Wymuszony: gdy ta jednostka opuszcza grę, wybrana jednostka ma −2 punkty Wytrzymałości do końca tury.
card-lokhir-fellheart = Lokhir Fellheart
    .text = Jeden Bohater w strefie. Pole Bitwy. Akcja (gdy zaczyna się twoja tura): wybrana jednostka na dowolnym Polu Bitwy ma do końca tury −1 punkt Wytrzymałości za każde rozwinięcie, które tu masz.
card-night-raids = Night Raids
    .text = Przy co najmniej 3 żetonach tutaj każda twoja jednostka ma +1 siły. Wymuszony: gdy zaczyna się twoja tura, trafia tu 1 żeton zasobu, jeśli jakaś jednostka wypełnia tę misję.
card-sack-tor-aendris = Sack Tor Aendris
    .text = Jednostka, która wypełnia tę misję, może atakować tak, jakby była na twoim Polu Bitwy. Żetonami stąd możesz płacić swoje koszty tak jak zasobami. Wymuszony: na koniec każdej tury, w której jednostka wypełniająca tę misję brała udział w ataku, trafia tu 1 żeton zasobu.
card-mind-killer = Mind Killer
    .text = Dołącz do dowolnej jednostki. Ta jednostka ma −1 siły.
card-word-of-pain = Word of Pain
    .text = Dołącz do dowolnej jednostki. Ta jednostka nie może atakować.
card-har-ganeth = Har Ganeth
    .text = Królestwo. Akcja (gdy zaczyna się twoja tura): wybrana jednostka, która ma mniej niż 2 punkty Wytrzymałości, wraca na rękę swojego właściciela.
card-altar-of-khaine = Altar of Khaine
    .text = Królestwo. Akcja (1 zasób, gdy jedna z twoich jednostek miałaby zostać zniszczona): zamiast tego wraca ona na twoją rękę.
card-lash-the-prisoner = Lash the Prisoner!
    .text = Akcja: poświęć jedną ze swoich jednostek; jeśli to zrobisz, zyskujesz 2 zasoby.
card-dark-visions = Dark Visions
    .text = Tylko w twojej turze. Akcja: obejrzyj pięć wierzchnich kart swojej talii i weź jedną z nich na rękę. Potem potasuj talię.
card-chillwind = Chillwind
    .text = Akcja: wybrana jednostka zostaje spaczona. Potem możesz przywrócić jedną spaczoną jednostkę.
invasion-prompt-ask-restore-by-chillwind = { $card }: którą spaczoną jednostkę przywracasz? Możesz żadnej.
invasion-act-ask-restore-by-chillwind = Przywróć: { $target }
    .short = { $target }
invasion-act-ask-restore-by-chillwind-no = Nie przywracaj żadnej
    .short = żadnej
card-bathe-in-blood = Bathe in Blood
    .text = Akcja: do końca tury wybrana jednostka Mrocznych Elfów ma dwa razy więcej siły; na koniec tury zostaje poświęcona.
card-take-captive = Take Captive!
    .text = Akcja: do końca tury kontrolujesz wybranego atakującego przeciwnika; przechodzi on do atakowanej strefy i jest tam obrońcą.
card-invoke-khaines-wrath = Invoke Khaine's Wrath
    .text = Tylko na koniec fazy Pola Bitwy, w turze dowolnego gracza. Akcja: każda jednostka, która w tej fazie walczyła, zostaje zniszczona.

## Krasnoludy

card-slayers-of-karak-kadrin = Slayers of Karak Kadrin
    .text = Pole Bitwy. Akcja (poświęć tę jednostkę): wybrany atakujący zostaje zniszczony.
card-mountain-barracks = Mountain Barracks
    .text = Każda twoja jednostka Krasnoludów w tej strefie ma Odporność 1.
card-lure-them-out = Lure Them Out
    .text = Akcja: wybierz na cele dwie jednostki na różnych Polach Bitwy; każda zadaje drugiej tyle obrażeń, ile sama ma siły.

## Imperium

card-gold-wizard-acolyte = Gold Wizard Acolyte
    .text = Pole Bitwy. Akcja (gdy wyznaczasz tę jednostkę na atakującego): wybrana jednostka nie może bronić przed tym atakiem.
card-battle-standard = Battle Standard
    .text = Dołącz do swojej jednostki. Akcja (gdy zaczyna się twoja faza Pola Bitwy): ta jednostka przechodzi do innej twojej strefy.
card-surrender = Surrender!
    .text = Akcja: wybrany obrońca wraca na rękę swojego właściciela.

## Orki

card-wyvern-rider = Wyvern Rider
    .text = Pole Bitwy. +1 siły, dopóki nie masz tu żadnego rozwinięcia.
card-scrap-heap = Scrap Heap
    .text = Jednostki Orków w tej strefie mają +1 punkt Wytrzymałości.
card-foot-of-gork = Foot of Gork
    .text = Tylko w twojej turze. Akcja: zostaje zniszczona wybrana jednostka o wydrukowanym koszcie 2 lub mniejszym.

## Chaos

card-maledictor-of-tzeentch = Maledictor of Tzeentch
    .text = Wymuszony: gdy zaczyna się twoja tura, po 1 obrażeniu tej jednostce i innej wybranej jednostce.
card-blood-frenzy = Blood Frenzy
    .text = Dołącz do jednostki na swoim Polu Bitwy. Ta jednostka ma +1 siły za każdy żeton na tej karcie. Wymuszony: za każdym razem, gdy jednostka przeciwnika trafia z gry na stos kart odrzuconych, na tę kartę trafia 1 żeton zasobu.
card-tzeentchs-firestorm = Tzeentch's Firestorm
    .text = Akcja: po 2 obrażenia dwóm różnym wybranym jednostkom.

## Karty neutralne

card-treasure-vaults = Treasure Vaults
    .text = Królestwo. Dopóki masz tu co najmniej trzy rozwinięcia, każde wsparcie z cechą Budowla w tej strefie ma +1 siły.
card-ancient-map = Ancient Map
    .text = Akcja: znajdź w swojej talii misję, pokaż ją wszystkim graczom i weź na rękę. Potem potasuj talię.
card-boar-attack = Boar Attack
    .text = Akcja: wskaż przeciwnika; wybiera on: poświęca jednostkę albo wsparcie ze swojej strefy, w której jest rozwinięcie, albo strefa jego własnej Stolicy bez rozwinięć otrzymuje 3 obrażenia.
invasion-prompt-ask-meet-the-boars = { $card }: poświęcasz jednostkę albo wsparcie w swojej strefie z rozwinięciem, czy przyjmujesz 3 obrażenia na strefę Stolicy bez rozwinięć?
invasion-act-ask-meet-the-boars = Poświęć: { $target }
    .short = poświęć: { $target }
invasion-act-ask-meet-the-boars-zone = Przyjmij 3 obrażenia na { FORM($target, "onto-own") }
    .short = 3 obrażenia na { FORM($target, "onto-own") }

## Cechy

trait-creature = Stwór
trait-hex = Klątwa
trait-initiate = Nowicjusz
trait-martyr = Męczennik
trait-messenger = Posłaniec
