# Karty zestawu „The Skavenblight Threat” po polsku, własnymi słowami; jak czytać tekst, mówi invasion-cards.ftl.
# Chwila podana w nawiasie akcji jest jedyną, w której można jej użyć, raz za każdym razem, gdy ta chwila nadejdzie.
# Polska instrukcja nie nazywa żadnej z tych kart, więc wszystkie nazwy zostają takie, jak na karcie.

## Krasnoludy

card-gurnis-elite = Gurni's Elite
    .text = Tylko Pole Bitwy.
card-stand-your-ground = Stand Your Ground
    .text = Akcja: wybrana jednostka Krasnoludów, która w tej turze trafiła na twój stos kart odrzuconych, wchodzi do gry w dowolnej twojej strefie.

## Imperium

card-nordland-halberdiers = Nordland Halberdiers
    .text = Tę jednostkę możesz zagrać także poza swoją fazą Stolicy: zawsze wtedy, gdy możesz użyć akcji, w turze dowolnego gracza.
card-infiltrate-empire = Infiltrate
    .text = Akcja: w tej turze wybrany przeciwnik dobiera najwyżej jedną kartę.

## Wysokie Elfy

card-tyriel = Tyriel
    .text = Jeden Bohater w strefie. Wymuszony: gdy przeciwnik atakuje tę strefę, wskazuje jednego ze swoich atakujących; na koniec tury wraca on na rękę swojego właściciela.
invasion-prompt-ask-turned-back-by-tyriel = { $card }: który z twoich atakujących wróci na rękę na koniec tury?
invasion-act-ask-turned-back-by-tyriel = Na koniec tury na rękę wróci { $target }
    .short = { $target }
card-steels-bane = Steel's Bane
    .text = Akcja: odtąd do końca tury pierwsze 10 obrażeń dla wybranej jednostki Wysokich Elfów zostaje anulowanych.
card-repair-the-waystones = Repair the Waystones
    .text = Akcja (odrzuć stąd 3 żetony): wybrane wsparcie z twojego stosu kart odrzuconych wchodzi do gry w twojej strefie Misji. Wymuszony: gdy zaczyna się twoja tura, trafia tu 1 żeton zasobu, jeśli jakaś jednostka wypełnia tę misję.

## Orki

card-spider-riders = Spider Riders
    .text = Pole Bitwy. +2 siły, gdy ta jednostka atakuje.
card-war-paint = War Paint
    .text = Dołącz do jednostki na swoim Polu Bitwy. Ta jednostka ma +1 siły za każde swoje obrażenie.

## Chaos

card-chosen-of-tzeentch = Chosen of Tzeentch
    .text = Misja. Akcja (1 zasób, raz na turę): 1 obrażenie wybranej jednostce, która ma już obrażenia.
card-bolt-of-change = Bolt of Change
    .text = Akcja: do końca tury wybrane rozwinięcie jest też jednostką o sile 2 i 2 punktach Wytrzymałości; nadal liczy się jako rozwinięcie.

## Mroczne Elfy

card-malus-darkblade = Malus Darkblade
    .text = Jeden Bohater w strefie. Gdy kończy się twoja faza Pola Bitwy, 1 obrażenie każdej jednostce twoich przeciwników, która mogła bronić, a nie broniła.
card-morathis-pegasus = Morathi's Pegasus
    .text = Odporność 3. Akcja (3 zasoby): do końca tury ta jednostka traci całą Odporność; może tego użyć tylko przeciwnik.
card-we-need-your-blood = We Need Your Blood
    .text = Akcja: do końca tury wybrana jednostka ma −1 punkt Wytrzymałości, a inna wybrana jednostka +1 punkt Wytrzymałości.

## Karty neutralne

card-greyseer-thanquol = Greyseer Thanquol
    .text = Tylko Zniszczenie. Jeden Bohater w strefie. Ta jednostka może atakować z dowolnej twojej strefy. Gdy atakuje, ma +1 siły za każdą twoją jednostkę Skavenów.
card-clan-rats = Clan Rats
    .text = Tylko Zniszczenie. Akcja (spacz tę jednostkę): inna wybrana jednostka Skavenów ma +1 siły do końca tury.
card-warp-lightning-cannon = Warp Lightning Cannon
    .text = Tylko Zniszczenie. Dołącz do dowolnej jednostki. Ta jednostka zostaje spaczona; ma +3 siły, gdy atakuje albo broni.
card-marius-the-righteous = Marius the Righteous
    .text = Tylko Porządek. Jeden Bohater w strefie. Misja. Akcja (1 zasób): 1 obrażenie wybranej spaczonej jednostce na dowolnym Polu Bitwy.
card-abandoned-mine = Abandoned Mine
    .text = Królestwo. Akcja (gdy zaczyna się twoja tura): jedno z twoich rozwinięć wraca na rękę swojego właściciela.
card-forge = Forge
    .text = Królestwo. Dopóki masz tu co najmniej dwa rozwinięcia, Dodatki, które zagrywasz, kosztują o 1 mniej.

## Cechy

trait-skaven = Skaven
trait-witchhunter = Łowca czarownic

card-changed-development = Przemienione rozwinięcie
    .text = Rozwinięcie, które do końca tury jest też jednostką o sile 2 i 2 punktach Wytrzymałości.
