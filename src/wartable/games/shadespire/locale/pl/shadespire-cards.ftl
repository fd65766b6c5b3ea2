# Karty gry Shadespire po polsku, własnymi słowami. Nazwy kart, wojowników, ataków, plansz i drużyn zostają
# takie, jak je wydrukowano, po angielsku; nic się z nimi nie zgadza rodzajem ani liczbą.
# Jak czytać tekst. Zadanie: najpierw kiedy się je wypełnia („natychmiast”, „faza końcowa”), potem co musi być
# prawdą; w nawiasie to, co inne dla 3 i 4 graczy; „miniona faza akcji” to ta z tej samej rundy. Fortel, który
# trwa, zaczyna się od „następna aktywacja”. Reakcja mówi, na co odpowiada („po” albo „podczas”), potem co
# robi. Akcja zajmuje aktywację. „Ten wojownik” ma to ulepszenie albo tę kartę wojownika; „ten atak” i „atak z
# tej karty” daje to ulepszenie. „Rzuć kością; tarcza: …” znaczy: jeśli wypadła tarcza.
# Słowa: „wojownik” (fighter), sam – z dowolnej drużyny; „twój” (friendly) i „wrogi” (enemy); „drużyna”
# (warband), „dowódca” (leader); „twój atak” wykonuje twój wojownik, „wrogi atak” wrogi, „pierwszy atak”
# ktokolwiek; „atakowany” (target). „Ruch”, „szarża” i „atak” to akcje Move, Charge i Attack; ruch i atak w
# szarży też się liczą. „Aktywacja” (activation), „krok mocy” (power step), „karta mocy” (power card),
# „fortel” (ploy), „ulepszenie” (upgrade), „zadanie” (objective card), „wypełnić” (score), „cel” (objective,
# żeton na polu), „utrzymywać” (hold), „punkt chwały” (glory), „rzut sporny” (roll-off), „przerzucić”
# (re-roll), „na straży” (on Guard), „natchniony” (inspired), „wyłączony z walki” (out of action), „ocalały”
# (surviving), „rana” (wound token).
# „Przesunąć” (push) można w dowolną stronę, jeśli karta nie mówi inaczej; „odepchnąć” (drive back) tylko
# dalej od atakującego; „w potrzasku” (trapped). „Terytorium” (territory) jest twoje, wrogie albo niczyje;
# „pole startowe” (starting hex), „skrajne” (edge hex), „zablokowane” (blocked hex). „Wspierający” (supporting
# fighter).
# Wartości mają wielkie litery: Ruch, Obrona, Żywotność (Wounds), Zasięg, Kości (Dice), Obrażenia (Damage);
# „+1 do Kości” zmienia wartość, „dodatkowa kość” tylko rzut. Rozpłatanie (Cleave), Odrzut (Knockback).
# Symbole: młot, miecz, tarcza, unik, krytyk (crit), pojedyncze i podwójne wsparcie; „trafienie krytyczne”
# (critical hit) to udany atak z krytykiem. „Wybierz” w fortelu jest dosłowne: o wybranych pytają inne zasady.
# Tu tego nie ma, bo pokazują to fakty: punkty chwały za zadanie, kto może dostać ulepszenie, liczby ataku
# razem z Rozpłataniem i Odrzutem.

## Drużyny

sha-warband-steelhearts-champions = Steelheart's Champions
sha-warband-garreks-reavers = Garrek's Reavers
sha-warband-sepulchral-guard = Sepulchral Guard
sha-warband-ironskulls-boyz = Ironskull's Boyz
sha-warband-the-chosen-axes = The Chosen Axes
sha-warband-spiteclaws-swarm = Spiteclaw's Swarm
sha-warband-magores-fiends = Magore's Fiends
sha-warband-the-farstriders = The Farstriders

## Plansze

sha-board-mirror-well = Mirror Well
sha-board-shyishian-stardial = Shyishian Stardial
sha-board-katophranes-reliquary = Katophrane's Reliquary
sha-board-shattered-tower = Shattered Tower
sha-board-arcane-nexus = Arcane Nexus
sha-board-animus-forge = Animus Forge

## Wojownicy: Steelheart's Champions

sha-fighter-severin-steelheart = Severin Steelheart
    .short = Steelheart
    .inspire = Gdy ten wojownik jest atakowany i w jego rzucie obrony wypadnie tarcza albo krytyk, choćby atak się udał.
sha-fighter-angharad-brightshield = Angharad Brightshield
    .short = Brightshield
    .inspire = Gdy ten wojownik jest atakowany i w jego rzucie obrony wypadnie tarcza albo krytyk, choćby atak się udał.
sha-fighter-obryn-the-bold = Obryn the Bold
    .short = Obryn
    .inspire = Gdy ten wojownik jest atakowany i w jego rzucie obrony wypadnie tarcza albo krytyk, choćby atak się udał.

## Wojownicy: Garrek's Reavers

sha-fighter-garrek-gorebeard = Garrek Gorebeard
    .short = Garrek
    .inspire = Gdy co najmniej trzech wojowników, licząc razem wszystkie drużyny, jest wyłączonych z walki.
sha-fighter-blooded-saek = Blooded Saek
    .short = Saek
    .inspire = Gdy co najmniej trzech wojowników, licząc razem wszystkie drużyny, jest wyłączonych z walki.
sha-fighter-karsus-the-chained = Karsus the Chained
    .short = Karsus
    .inspire = Gdy co najmniej trzech wojowników, licząc razem wszystkie drużyny, jest wyłączonych z walki.
sha-fighter-targor = Targor
    .short = Targor
    .inspire = Gdy co najmniej trzech wojowników, licząc razem wszystkie drużyny, jest wyłączonych z walki.
sha-fighter-arnulf = Arnulf
    .short = Arnulf
    .inspire = Gdy co najmniej trzech wojowników, licząc razem wszystkie drużyny, jest wyłączonych z walki.

## Wojownicy: Sepulchral Guard

sha-fighter-the-sepulchral-warden = The Sepulchral Warden
    .short = Warden
    .inspire = Gdy na pole bitwy wróciło już dwóch twoich wojowników.
    .text = Akcja: postaw swojego wojownika wyłączonego z walki na polu startowym na swoim terytorium i zdejmij z niego wszystkie rany. Akcja: wybierz dwóch innych swoich wojowników; każdy z nich wykonuje ruch. Nikt nie może w ten sposób wykonać drugiego ruchu w tej samej fazie.
sha-fighter-the-champion = The Champion
    .short = Champion
    .inspire = Gdy ten wojownik, wyłączony z walki, wraca na pole bitwy.
sha-fighter-the-prince-of-dust = The Prince of Dust
    .short = Prince
    .inspire = Gdy ten wojownik, wyłączony z walki, wraca na pole bitwy.
sha-fighter-the-harvester = The Harvester
    .short = Harvester
    .inspire = Gdy ten wojownik, wyłączony z walki, wraca na pole bitwy.
sha-fighter-petitioner = Petitioner
    .short = Petitioner
    .inspire = Gdy ten wojownik, wyłączony z walki, wraca na pole bitwy.

## Wojownicy: Ironskull's Boyz

sha-fighter-gurzag-ironskull = Gurzag Ironskull
    .short = Gurzag
    .inspire = Gdy ten wojownik otrzymał obrażenia.
sha-fighter-bonekutta = Bonekutta
    .short = Bonekutta
    .inspire = Gdy ten wojownik otrzymał obrażenia.
sha-fighter-hakka = Hakka
    .short = Hakka
    .inspire = Gdy ten wojownik otrzymał obrażenia.
sha-fighter-basha = Basha
    .short = Basha
    .inspire = Gdy ten wojownik otrzymał obrażenia.

## Wojownicy: The Chosen Axes

sha-fighter-fjul-grimnir = Fjul-Grimnir
    .short = Fjul-Grimnir
    .inspire = Gdy na koniec fazy akcji ten wojownik utrzymuje cel.
sha-fighter-tefk-flamebearer = Tefk Flamebearer
    .short = Tefk
    .inspire = Gdy na koniec fazy akcji ten wojownik utrzymuje cel.
sha-fighter-vol-orrukbane = Vol Orrukbane
    .short = Vol
    .inspire = Gdy na koniec fazy akcji ten wojownik utrzymuje cel.
sha-fighter-mad-maegrim = Mad Maegrim
    .short = Maegrim
    .inspire = Gdy na koniec fazy akcji ten wojownik utrzymuje cel.

## Wojownicy: Spiteclaw's Swarm

sha-fighter-skritch-spiteclaw = Skritch Spiteclaw
    .short = Skritch
    .inspire = Gdy dowolny gracz, ty albo inny, wybiera tego wojownika do fortelu.
    .text = Akcja: postaw swojego wojownika wyłączonego z walki, byle nie był to Krrk, na dowolnym polu startowym i zdejmij z niego wszystkie rany.
sha-fighter-krrk-the-almost-trusted = Krrk the Almost-trusted
    .short = Krrk
    .inspire = Gdy dowolny gracz, ty albo inny, wybiera tego wojownika do fortelu.
sha-fighter-lurking-skaven = Lurking Skaven
    .short = Lurking Skaven
    .inspire = Gdy dowolny gracz, ty albo inny, wybiera tego wojownika do fortelu.
sha-fighter-festering-skaven = Festering Skaven
    .short = Festering Skaven
    .inspire = Gdy dowolny gracz, ty albo inny, wybiera tego wojownika do fortelu.
sha-fighter-hungering-skaven = Hungering Skaven
    .short = Hungering Skaven
    .inspire = Gdy dowolny gracz, ty albo inny, wybiera tego wojownika do fortelu.

## Wojownicy: Magore's Fiends

sha-fighter-magore-redhand = Magore Redhand
    .short = Magore
    .inspire = Gdy udaje się atak tego wojownika.
sha-fighter-riptooth = Riptooth
    .short = Riptooth
    .inspire = Gdy udaje się atak tego wojownika.
    .text = Nie może dostać ulepszenia, które jest atakiem.
sha-fighter-zharkus-the-bloodsighted = Zharkus the Bloodsighted
    .short = Zharkus
    .inspire = Gdy udaje się atak tego wojownika.
sha-fighter-ghartok-flayskull = Ghartok Flayskull
    .short = Ghartok
    .inspire = Gdy udaje się atak tego wojownika.
    .text = Nie może zostać odepchnięty.

## Wojownicy: The Farstriders

sha-fighter-sanson-farstrider = Sanson Farstrider
    .short = Farstrider
    .inspire = Gdy na koniec fazy akcji ten wojownik jest na wrogim terytorium.
sha-fighter-almeric-eagle-eye = Almeric Eagle-Eye
    .short = Eagle-Eye
    .inspire = Gdy na koniec fazy akcji ten wojownik jest na wrogim terytorium.
sha-fighter-elias-swiftblade = Elias Swiftblade
    .short = Swiftblade
    .inspire = Gdy na koniec fazy akcji ten wojownik jest na wrogim terytorium.

## Ataki: Steelheart's Champions

sha-attack-sigmarite-broadsword = Sigmarite Broadsword
sha-attack-mighty-swing = Mighty Swing
    .text = Atakuje wszystkich sąsiednich wrogich wojowników, każdego osobnym rzutem.
sha-attack-sigmarite-hammer = Sigmarite Hammer
sha-attack-furious-parry = Furious Parry
    .text = Także reakcja podczas nieudanego ataku na tego wojownika: nie może on zostać odepchnięty i może wykonać ten atak, ale tylko na atakującego.
sha-attack-sigmarite-grandhammer = Sigmarite Grandhammer
sha-attack-overhead-strike = Overhead Strike

## Ataki: Garrek's Reavers

sha-attack-blooddrinker-axe = Blooddrinker Axe
sha-attack-awakened-axe = Awakened Axe
sha-attack-great-axe = Great Axe
sha-attack-chained-axe = Chained Axe
sha-attack-brutal-chop = Brutal Chop
sha-attack-savage-whirl = Savage Whirl
    .text = Atakuje wszystkich sąsiednich wrogich wojowników, każdego osobnym rzutem.
sha-attack-gore-axe-and-blade = Gore-axe and Blade
sha-attack-piercing-blade-and-axe = Piercing Blade and Axe
    .text = +1 do Obrażeń przy trafieniu krytycznym.

## Ataki: Sepulchral Guard

sha-attack-boneshiver-spear = Boneshiver Spear
sha-attack-quickened-spear = Quickened Spear
sha-attack-wight-blade = Wight Blade
sha-attack-royal-mace = Royal Mace
sha-attack-whirling-scythe = Whirling Scythe
    .text = Atakuje wszystkich sąsiednich wrogich wojowników, każdego osobnym rzutem.
sha-attack-ancient-weapon = Ancient Weapon

## Ataki: Ironskull's Boyz

sha-attack-boss-choppas = Boss Choppas
    .text = Natchniony: możesz przerzucić jedną kość ataku.
sha-attack-big-choppa = Big Choppa
sha-attack-choppas = Choppas
    .text = Rozpłatanie, jeśli w rzucie ataku wypadnie co najmniej jeden krytyk.
sha-attack-smashas = Smashas
    .text = Odrzut 1 przy trafieniu krytycznym.

## Ataki: The Chosen Axes

sha-attack-latchkey-axe = Latchkey Axe
sha-attack-blazing-latchkey-axe = Blazing Latchkey Axe
sha-attack-brazier-axe = Brazier Axe
sha-attack-fyresteel-axe = Fyresteel Axe
sha-attack-blazing-axes = Blazing Axes
    .text = Rozpłatanie, jeśli w rzucie ataku wypadnie co najmniej jeden krytyk.
sha-attack-fyresteel-axes = Fyresteel Axes
sha-attack-scorching-axes = Scorching Axes
    .text = Możesz przerzucić jedną kość ataku.

## Ataki: Spiteclaw's Swarm

sha-attack-wicked-halberd = Wicked Halberd
    .text = Rozpłatanie, jeśli w rzucie ataku wypadnie co najmniej jeden krytyk.
sha-attack-warp-infused-halberd = Warp-infused Halberd
    .text = Rozpłatanie, jeśli w rzucie ataku wypadnie co najmniej jeden krytyk.
sha-attack-warding-spear = Warding Spear
sha-attack-paired-katar = Paired Katar
sha-attack-wicked-daggers = Wicked Daggers
sha-attack-scavenged-flail = Scavenged Flail

## Ataki: Magore's Fiends

sha-attack-daemonic-axe = Daemonic Axe
sha-attack-ravenous-axe = Ravenous Axe
sha-attack-claws-and-teeth = Claws and Teeth
    .text = Rozpłatanie, jeśli w rzucie ataku wypadnie co najmniej jeden krytyk.
sha-attack-bloody-claws-and-teeth = Bloody Claws and Teeth
    .text = Rozpłatanie, jeśli w rzucie ataku wypadnie co najmniej jeden krytyk.
sha-attack-weighty-goreaxe = Weighty Goreaxe
sha-attack-gorefist = Gorefist
    .text = Także reakcja podczas nieudanego ataku na tego wojownika: nie może on zostać odepchnięty i może wykonać ten atak, ale tylko na atakującego.
sha-attack-swift-gorefist = Swift Gorefist
    .text = Także reakcja podczas nieudanego ataku na tego wojownika: nie może on zostać odepchnięty i może wykonać ten atak, ale tylko na atakującego.
sha-attack-goreaxe = Goreaxe

## Ataki: The Farstriders

sha-attack-boltstorm-pistol = Boltstorm Pistol
sha-attack-shock-handaxe = Shock Handaxe
sha-attack-star-falcon = Star Falcon
    .text = +1 do Obrażeń przy trafieniu krytycznym.
sha-attack-charged-handaxe = Charged Handaxe
sha-attack-storm-sabre = Storm Sabre
sha-attack-charged-sabre = Charged Sabre

## Ataki ulepszenia, które daje dwa

sha-attack-shadeglass-axe-swung = Shadeglass Axe (cios)
    .text = +1 do Obrażeń przy trafieniu krytycznym. Gdy ten atak się uda, odrzuć to ulepszenie.
sha-attack-shadeglass-axe-thrown = Shadeglass Axe (rzut)
    .text = +1 do Obrażeń przy trafieniu krytycznym. Po tym ataku, nawet nieudanym, odrzuć to ulepszenie.

## Garrek's Reavers: zadania

sha-card-a-worthy-skull = A Worthy Skull
    .text = Faza końcowa: w minionej fazie akcji twoja drużyna wyłączyła z walki wrogiego dowódcę.
sha-card-blood-for-the-blood-god = Blood for the Blood God!
    .text = Natychmiast: w tej fazie szarżowało co najmniej trzech twoich wojowników.
sha-card-coward = Coward!
    .text = Natychmiast: wrogi wojownik zaczyna ruch, sąsiadując z twoim wojownikiem, a kończy go, nie sąsiadując z żadnym.
sha-card-draw-the-gaze-of-khorne = Draw the Gaze of Khorne
    .text = Natychmiast: w tej fazie twoja drużyna wyłączyła z walki co najmniej dwóch wrogich wojowników.
sha-card-it-begins = It Begins
    .text = Faza końcowa: z każdej drużyny co najmniej jeden wojownik jest wyłączony z walki.
sha-card-khorne-cares-not = Khorne Cares Not
    .text = Faza końcowa: co najmniej pięciu wojowników jest wyłączonych z walki (3 graczy: siedmiu; 4 graczy: dziewięciu).
sha-card-khornes-champion = Khorne's Champion
    .text = Trzecia faza końcowa: wszyscy wojownicy oprócz jednego twojego są wyłączeni z walki.
sha-card-let-the-blood-flow = Let the Blood Flow
    .text = Natychmiast: w tej fazie co najmniej trzech twoich wojowników wykonało udany atak.
sha-card-there-is-only-slaughter = There is Only Slaughter
    .text = Faza końcowa: żaden wojownik nie utrzymuje celu.

## Garrek's Reavers: fortele

sha-card-blood-offering = Blood Offering
    .text = Wybierz swojego wojownika; otrzymuje 1 obrażenie. Następna aktywacja: w jego pierwszym ataku rzuć dwiema dodatkowymi kośćmi ataku.
sha-card-blood-rain = Blood Rain
    .text = Następna aktywacja: wszystkie ataki mają symbol miecza, także te, które normalnie mają młot.
sha-card-boon-of-khorne = Boon of Khorne
    .text = Reakcja po twoim ataku, który wyłączył z walki wrogiego wojownika: zdejmij wszystkie rany z jednego ze swoich wojowników.
sha-card-desecrate = Desecrate
    .text = Usuń z pola bitwy jeden cel, który utrzymujesz.
sha-card-final-blow = Final Blow
    .text = Reakcja po wrogim ataku, który wyłączył z walki twojego wojownika sąsiadującego z atakującym: atakujący otrzymuje 1 obrażenie.
sha-card-fuelled-by-slaughter = Fuelled by Slaughter
    .text = Reakcja po ataku albo fortelu, który wyłączył z walki dowolnego wojownika: jeden z twoich wojowników może wykonać atak.
sha-card-insensate = Insensate
    .text = Następna aktywacja: pierwszy twój wojownik, który otrzymuje obrażenia, otrzymuje tylko 1.
sha-card-khorne-calls = Khorne Calls
    .text = Następna aktywacja: w twoim pierwszym ataku rzuć jedną dodatkową kością ataku.
sha-card-rebirth-in-blood = Rebirth in Blood
    .text = Reakcja po ataku albo fortelu, który wyłączył z walki twojego ostatniego ocalałego wojownika: rzuć kością obrony; tarcza albo krytyk: zdejmij z niego wszystkie rany i postaw go na polu startowym na swoim terytorium.
sha-card-skulls-for-the-skull-throne = Skulls for the Skull Throne!
    .text = Reakcja po twoim ataku, który wyłączył z walki wrogiego wojownika: dobierz najwyżej dwie karty mocy.

## Garrek's Reavers: ulepszenia

sha-card-berserk-charge = Berserk Charge
    .text = W szarży tego wojownika sukcesem jest i miecz, i młot.
sha-card-bloodslick = Bloodslick
    .text = +1 do Obrony.
sha-card-deadly-spin = Deadly Spin
    .text = Atakuje wszystkich sąsiednich wrogich wojowników, każdego osobnym rzutem.
sha-card-ever-advancing = Ever-Advancing
    .text = Reakcja podczas ataku, w którym ten wojownik mógłby zostać odepchnięty, choćby przeciwnik tego nie chciał: zamiast tego możesz go przesunąć o 1 pole.
sha-card-frenzy = Frenzy
    .text = W szarży ten wojownik rzuca jedną dodatkową kością ataku.
sha-card-grisly-trophy = Grisly Trophy
    .text = Gdy ten wojownik wyłącza z walki wrogiego wojownika, zyskujesz 1 dodatkowy punkt chwały.
sha-card-terrifying-howl = Terrifying Howl
    .text = Akcja: przesuń każdego sąsiedniego wrogiego wojownika o 1 pole.
sha-card-unstoppable-charge = Unstoppable Charge
    .text = W szarży ten wojownik może przechodzić przez innych wojowników, ale musi skończyć ruch na pustym polu.
sha-card-whirlwind-of-death = Whirlwind of Death
    .text = Ataki tego wojownika o Zasięgu 1 lub 2 mają +1 do Obrażeń.
sha-card-wicked-blade = Wicked Blade
    .text = Rozpłatanie, jeśli w rzucie ataku wypadnie co najmniej jeden krytyk.

## Steelheart's Champions: zadania

sha-card-awe-inspiring = Awe-inspiring
    .text = Natychmiast: w tej fazie twoja drużyna wyłączyła z walki co najmniej dwóch wojowników.
sha-card-cleanse = Cleanse
    .text = Faza końcowa: utrzymujesz wszystkie cele (co najmniej jeden) na wrogim terytorium (3–4 graczy: wszystkie na terytorium jednego z wrogów).
sha-card-consecrated-area = Consecrated Area
    .text = Faza końcowa: masz co najmniej jednego ocalałego wojownika, a z twoimi wojownikami nie sąsiaduje żaden wrogi wojownik.
sha-card-eternals = Eternals
    .text = Trzecia faza końcowa: żaden z twoich wojowników nie jest wyłączony z walki.
sha-card-immovable-object = Immovable Object
    .text = Faza końcowa: ten sam twój wojownik utrzymywał ten sam cel na koniec dwóch kolejnych faz akcji.
sha-card-lightning-strikes = Lightning Strikes
    .text = Natychmiast: szarża twojego wojownika wyłącza z walki wrogiego wojownika.
sha-card-seize-ground = Seize Ground
    .text = Faza końcowa: utrzymujesz cel na wrogim terytorium.
sha-card-sigmars-bulwark = Sigmar's Bulwark
    .text = Faza końcowa: masz co najmniej jednego ocalałego wojownika, a w minionej fazie akcji żaden z twoich wojowników nie otrzymał obrażeń.
sha-card-slayers-of-tyrants = Slayers of Tyrants
    .text = Faza końcowa: w minionej fazie akcji twoja drużyna wyłączyła z walki wrogiego dowódcę.

## Steelheart's Champions: fortele

sha-card-heroic-guard = Heroic Guard
    .text = Wybierz swojego wojownika; staje na straży.
sha-card-peal-of-thunder = Peal of Thunder
    .text = Wybierz wrogiego wojownika i przesuń go o 1 pole.
sha-card-righteous-zeal = Righteous Zeal
    .text = Następna aktywacja: pierwszy atak o Zasięgu 1 lub 2 ma +1 do Obrażeń.
sha-card-sigmarite-wall = Sigmarite Wall
    .text = Wybierz dwóch swoich wojowników, którzy sąsiadują ze sobą; obaj stają na straży.
sha-card-stormforged-resistance = Stormforged Resistance
    .text = Następna aktywacja: pierwszy atak nie może odepchnąć twoich wojowników.
sha-card-stormforged-tactics = Stormforged Tactics
    .text = Następna aktywacja: możesz użyć takiej reakcji. Reakcja po nieudanym wrogim ataku: wybierz najwyżej dwóch swoich wojowników i przesuń każdego najwyżej o 1 pole.
sha-card-tireless-assault = Tireless Assault
    .text = Reakcja po twoim nieudanym ataku: atakujący może jeszcze raz zaatakować tego samego wojownika, dowolnym ze swoich ataków.
sha-card-undaunted = Undaunted
    .text = Reakcja po ataku albo fortelu, który wyłączył z walki twojego wojownika, jeśli na polu bitwy został ci już tylko jeden: zdejmij z tego ocalałego wszystkie rany.
sha-card-unstoppable-strike = Unstoppable Strike
    .text = Następna aktywacja: pierwszy atak ma Rozpłatanie.
sha-card-valiant-attack = Valiant Attack
    .text = Następna aktywacja: w pierwszym ataku wrodzy wojownicy nie mogą wspierać atakowanego.

## Steelheart's Champions: ulepszenia

sha-card-blessed-by-sigmar = Blessed by Sigmar
    .text = +1 do Żywotności.
sha-card-block = Block
    .text = Akcja: ten wojownik i wszyscy twoi sąsiedni wojownicy stają na straży.
sha-card-brave-strike = Brave Strike
    .text = Rzuć jedną dodatkową kością ataku, jeśli z tym wojownikiem nie sąsiaduje żaden inny twój wojownik.
sha-card-fatal-riposte = Fatal Riposte
    .text = Reakcja podczas nieudanego ataku na tego wojownika: rzuć kością ataku; młot albo krytyk: ten wojownik nie może zostać odepchnięty i może wykonać atak, ale tylko na atakującego.
sha-card-heroic-might = Heroic Might
    .text = Ataki tego wojownika mają Rozpłatanie.
sha-card-heroic-stride = Heroic Stride
    .text = Reakcja po aktywacji, którą wrogi wojownik kończy nie dalej niż 2 pola od tego wojownika: możesz przesunąć tego wojownika o 1 pole.
sha-card-lightning-blade = Lightning Blade
    .text = +1 do Obrażeń przy trafieniu krytycznym.
sha-card-lightning-blast = Lightning Blast
    .text = Przy trafieniu krytycznym tego wojownika także każdy wrogi wojownik, który sąsiaduje z polem atakowanego, otrzymuje 1 obrażenie. To obrażenie należy do ataku.
sha-card-righteous-strike = Righteous Strike
    .text = Reakcja po tym ataku, jeśli się nie udał, a atakowany był wrogim dowódcą: wykonaj ten atak jeszcze raz.
sha-card-shield-bash = Shield Bash
    .text = Reakcja podczas nieudanego ataku sąsiedniego wojownika na tego wojownika: ten wojownik nie może zostać odepchnięty, a atakującego możesz przesunąć o 1 pole.

## Sepulchral Guard: zadania

sha-card-battle-without-end = Battle Without End
    .text = Faza końcowa: w minionej fazie akcji na pole bitwy wróciło co najmniej dwóch twoich wojowników.
sha-card-claim-the-city = Claim the City
    .text = Faza końcowa: utrzymujesz wszystkie cele (3–4 graczy: co najmniej pięć celów).
sha-card-fearless-in-death = Fearless in Death
    .text = Faza końcowa: na polu bitwy jest tylko jeden twój wojownik.
sha-card-march-of-the-dead = March of the Dead
    .text = Faza końcowa: w minionej fazie akcji wszyscy twoi ocalali wojownicy (co najmniej pięciu) wykonali ruch.
sha-card-more-able-bodies = More Able Bodies
    .text = Faza końcowa: w minionej fazie akcji twoja drużyna wyłączyła z walki co najmniej dwóch wrogich wojowników.
sha-card-peerless-general = Peerless General
    .text = Trzecia faza końcowa: masz co najmniej czterech ocalałych wojowników i żaden nie jest natchniony.
sha-card-skills-unforgotten = Skills Unforgotten
    .text = Natychmiast: twój dowódca wyłącza z walki wrogiego wojownika.
sha-card-the-invigorated-dead = The Invigorated Dead
    .text = Trzecia faza końcowa: wszyscy twoi ocalali wojownicy (co najmniej trzech) są natchnieni.
sha-card-undead-swarm = Undead Swarm
    .text = Faza końcowa: każdy wrogi wojownik sąsiaduje z co najmniej dwoma twoimi (3–4 graczy: co najmniej trzech wrogich wojowników, każdy z co najmniej dwoma twoimi).

## Sepulchral Guard: fortele

sha-card-bone-shrapnel = Bone Shrapnel
    .text = Reakcja po ataku, który wyłączył z walki twojego wojownika: atakujący otrzymuje 1 obrażenie.
sha-card-ceaseless-attacks = Ceaseless Attacks
    .text = Reakcja po twoim ataku: inny twój wojownik wykonuje atak.
sha-card-clawing-hands = Clawing Hands
    .text = Następna aktywacja: pierwszy atak, jeśli jest twój, wspiera także każdy twój wojownik, którego nie ma na polu bitwy.
sha-card-danse-macabre = Danse Macabre
    .text = Następna aktywacja: każdy twój wojownik, który wykonuje ruch, może przejść o 1 pole więcej.
sha-card-grasping-hands = Grasping Hands
    .text = Następna aktywacja: Ruch pierwszego aktywowanego wojownika maleje o liczbę twoich wojowników, których nie ma na polu bitwy, ale nie poniżej 0.
sha-card-restless-dead = Restless Dead
    .text = Postaw swojego wojownika wyłączonego z walki, byle nie był to The Sepulchral Warden, na polu startowym na swoim terytorium i zdejmij z niego wszystkie rany.
sha-card-spectral-form = Spectral Form
    .text = Następna aktywacja: twoi wojownicy, którzy wykonują ruch, mogą przechodzić przez innych wojowników, ale muszą skończyć ruch na pustym polu.
sha-card-swift-evasion = Swift Evasion
    .text = Wybierz swojego wojownika i przesuń go najwyżej o 2 pola, tak by był dalej niż przedtem od każdego wrogiego wojownika.
sha-card-terrifying-screams = Terrifying Screams
    .text = Wybierz wrogiego wojownika i przesuń go o 1 pole.
sha-card-the-necromancer-commands = The Necromancer Commands
    .text = Reakcja po twoim nieudanym ataku: wykonaj ten atak jeszcze raz.

## Sepulchral Guard: ulepszenia

sha-card-ancient-commander = Ancient Commander
    .text = Akcja: wybierz trzech innych swoich wojowników; każdy z nich wykonuje ruch. Nikt nie może w ten sposób wykonać drugiego ruchu w tej samej fazie.
sha-card-assumed-command = Assumed Command
    .text = Każdy twój wojownik, który wspiera tego wojownika, liczy się jako dwóch wspierających.
sha-card-deathly-charge = Deathly Charge
    .text = W fazie, w której ten wojownik szarżuje, jego ataki o Zasięgu 1 lub 2 mają +1 do Obrażeń.
sha-card-fatal-strike = Fatal Strike
    .text = Reakcja podczas ataku, który wyłącza tego wojownika z walki, zanim zejdzie on z pola bitwy: wykonuje atak z tej karty, ale tylko na atakującego.
sha-card-focused-attack = Focused Attack
    .text = Rozpłatanie, jeśli w rzucie ataku wypadnie co najmniej jeden krytyk.
sha-card-frightening-speed = Frightening Speed
    .text = +2 do Ruchu.
sha-card-grim-cleave = Grim Cleave
    .text = Ataki tego wojownika mają Rozpłatanie.
sha-card-lethal-lunge = Lethal Lunge
sha-card-remembered-shield = Remembered Shield
    .text = Obrona tego wojownika ma symbol tarczy.
sha-card-undying = Undying
    .text = +1 do Żywotności.

## Ironskull's Boyz: zadania

sha-card-ard-as-iron = 'Ard as Iron
    .text = Trzecia faza końcowa: żaden z twoich wojowników nie jest wyłączony z walki.
sha-card-biggest-an-da-best = Biggest an' da Best
    .text = Faza końcowa: w minionej fazie akcji twój dowódca wyłączył z walki wrogiego wojownika.
sha-card-call-of-the-waaagh = Call of the Waaagh!
    .text = Natychmiast: w tej fazie szarżowało co najmniej trzech twoich wojowników.
sha-card-dead-kunnin = Dead Kunnin'
    .text = Natychmiast: gdy twój wojownik atakuje, ma o co najmniej dwóch wspierających więcej niż atakowany.
sha-card-deres-more-of-us = Dere's More of Us
    .text = Faza końcowa: masz na polu bitwy więcej wojowników niż przeciwnik (3–4 graczy: niż co najmniej jeden z przeciwników).
sha-card-get-da-boss = Get Da Boss
    .text = Faza końcowa: w minionej fazie akcji twoja drużyna wyłączyła z walki wrogiego dowódcę.
sha-card-good-scrap = Good Scrap
    .text = Faza końcowa: w minionej fazie akcji wyłączono z walki co najmniej trzech wojowników (3–4 graczy: pięciu).
sha-card-punch-up = Punch-up
    .text = Faza końcowa: masz co najmniej dwóch ocalałych wojowników, a w minionej fazie akcji każdy z nich zaatakował innego wrogiego wojownika.
sha-card-too-dumb-to-die = Too Dumb to Die
    .text = Natychmiast: twój wojownik otrzymuje w jednym ataku co najmniej 3 obrażenia i nie zostaje wyłączony z walki.

## Ironskull's Boyz: fortele

sha-card-avin-a-good-time = 'Avin' a Good Time
    .text = Wybierz dowolnego wojownika i rzuć kością ataku; młot albo krytyk: może on wykonać atak.
sha-card-brutal-but-kunnin = Brutal But Kunnin'
    .text = Reakcja po twoim ataku: możesz przesunąć atakującego najwyżej o 3 pola.
sha-card-deafening-bellow = Deafening Bellow
    .text = Wybierz wrogiego wojownika, który sąsiaduje z twoim, i przesuń go o 1 pole.
sha-card-gorkamorkas-blessing = Gorkamorka's Blessing
    .text = Następna aktywacja: pierwszy atak o Zasięgu 1 lub 2 ma +1 do Obrażeń.
sha-card-kunnin-but-brutal = Kunnin' But Brutal
    .text = Reakcja po ruchu twojego wojownika, ale nie w szarży: ten wojownik może wykonać atak.
sha-card-last-lunge = Last Lunge
    .text = Reakcja podczas ataku albo fortelu, który wyłączy z walki twojego wojownika, zanim zejdzie on z pola bitwy: rzuć kością ataku; młot albo krytyk: wykonuje atak, ale tylko na atakującego.
sha-card-leadin-by-example = Leadin' By Example
    .text = Reakcja po ataku twojego dowódcy, który wyłączył z walki wrogiego wojownika: inny twój wojownik, który jeszcze nie wykonał ruchu ani szarży, może wykonać szarżę.
sha-card-more-choppin = More Choppin'
    .text = Następna aktywacja: w pierwszym ataku atakujący rzuca jedną dodatkową kością ataku.
sha-card-pillage = Pillage
    .text = Usuń z pola bitwy jeden cel, który utrzymujesz.
sha-card-scrag-em = Scrag 'Em
    .text = Następna aktywacja: każdy twój wojownik, który wspiera pierwszy atak, liczy się jako dwóch wspierających.

## Ironskull's Boyz: ulepszenia

sha-card-ard-head = 'Ard Head
    .text = Gdy ten wojownik otrzymuje obrażenia, jest ich o 1 mniej, ale co najmniej 1.
sha-card-aspiring-boss = Aspiring Boss
    .text = Reakcja podczas nieudanego ataku tego wojownika na wrogiego dowódcę: możesz przerzucić jedną kość ataku.
sha-card-brutal-frenzy = Brutal Frenzy
    .text = W szarży ten wojownik rzuca jedną dodatkową kością ataku.
sha-card-brutal-swing = Brutal Swing
    .text = Atakuje wszystkich sąsiednich wrogich wojowników, każdego osobnym rzutem.
sha-card-crush-and-cleave = Crush and Cleave
    .text = Ataki tego wojownika mają Rozpłatanie.
sha-card-dead-ard = Dead 'Ard
    .text = Tego wojownika może odepchnąć tylko trafienie krytyczne.
sha-card-eadbutt = 'Eadbutt
    .text = Jeśli ten atak się uda, atakowanego nie można aktywować do końca fazy.
sha-card-headlong-rush = Headlong Rush
    .text = W fazie, w której ten wojownik szarżuje, jego ataki mają Odrzut 1.
sha-card-unkillable = Unkillable
    .text = Reakcja podczas ataku albo fortelu, który wyłącza tego wojownika z walki: rzuć kością obrony; tarcza albo krytyk: nie otrzymuje on obrażeń i nie zostaje wyłączony z walki, a ty odrzucasz to ulepszenie.
sha-card-waaagh = Waaagh!
    .text = W fazie, w której ten wojownik szarżuje, jego ataki o Zasięgu 1 lub 2 mają +1 do Obrażeń.

## The Chosen Axes: zadania

sha-card-a-claim-retaken = A Claim Retaken
    .text = Faza końcowa: twój wojownik utrzymuje cel, który na początku minionej fazy akcji utrzymywał wrogi wojownik.
sha-card-a-grim-promise = A Grim Promise
    .text = Faza końcowa: w minionej fazie akcji twoja drużyna wyłączyła z walki wrogiego dowódcę.
sha-card-ferocious-charge = Ferocious Charge
    .text = Natychmiast: szarża twojego wojownika wyłącza z walki wrogiego wojownika.
sha-card-for-the-ur-gold = For the Ur-gold
    .text = Faza końcowa: wszyscy twoi ocalali wojownicy (co najmniej trzech) są natchnieni.
sha-card-fury-of-the-lodge = Fury of the Lodge
    .text = Faza końcowa: w minionej fazie akcji wszyscy twoi ocalali wojownicy (co najmniej trzech) szarżowali.
sha-card-hoarders = Hoarders
    .text = Faza końcowa: wszyscy twoi wojownicy utrzymują cele, a nie utrzymuje ich żaden wrogi wojownik.
sha-card-oaths-still-to-fulfil = Oaths Still to Fulfil
    .text = Trzecia faza końcowa: żaden z twoich wojowników nie jest wyłączony z walki.
sha-card-scion-of-grimnir = Scion of Grimnir
    .text = Natychmiast: twój dowódca wyłącza z walki wrogiego wojownika.
sha-card-unstoppable-advance = Unstoppable Advance
    .text = Faza końcowa: wszyscy twoi ocalali wojownicy (co najmniej jeden) są na wrogim terytorium.

## The Chosen Axes: fortele

sha-card-berserk-fury = Berserk Fury
    .text = Następna aktywacja: gdy twój wojownik otrzymuje obrażenia po raz pierwszy, rzuć kością obrony; tarcza: nie otrzymuje ich.
sha-card-indomitable = Indomitable
    .text = Następna aktywacja: gdy twój wojownik otrzymuje obrażenia po raz pierwszy, otrzymuje tylko 1.
sha-card-living-wall = Living Wall
    .text = Wybierz dwóch swoich wojowników i przesuń każdego najwyżej o 1 pole; na koniec muszą sąsiadować ze sobą.
sha-card-oathsworn = Oathsworn
    .text = Reakcja po twoim nieudanym ataku: atakujący może jeszcze raz zaatakować tego samego wojownika, dowolnym ze swoich ataków.
sha-card-piercing-stare = Piercing Stare
    .text = Wybierz wrogiego wojownika. Następna aktywacja: nie może on wykonać ataku ani szarży.
sha-card-slaying-blow = Slaying Blow
    .text = Następna aktywacja: jeśli pierwszy atak jest trafieniem krytycznym, jego Obrażenia są podwojone.
sha-card-the-earth-shakes = The Earth Shakes
    .text = Wybierz dowolnego wojownika i przesuń go o 1 pole.
sha-card-treasure-lust = Treasure-lust
    .text = Wybierz swojego wojownika i przesuń go najwyżej o 3 pola; na koniec musi utrzymywać cel.
sha-card-ur-gold-boon = Ur-gold Boon
    .text = Wybierz swojego wojownika i rzuć kością obrony; tarcza albo krytyk: zdejmij z niego najwyżej dwie rany; inny wynik: zdejmij jedną ranę.
sha-card-we-shall-not-be-moved = We Shall Not Be Moved
    .text = Następna aktywacja: pierwszy atak nie może odepchnąć twoich wojowników, którzy utrzymują cele.

## The Chosen Axes: ulepszenia

sha-card-activated-runes = Activated Runes
    .text = W każdym ataku tego wojownika możesz przerzucić jedną kość ataku.
sha-card-brute-strength = Brute Strength
    .text = Ataki tego wojownika mają Odrzut 1.
sha-card-defiant-strike = Defiant Strike
    .text = Reakcja podczas udanego ataku na tego wojownika: nie może on zostać odepchnięty i wykonuje atak z tej karty, ale tylko na atakującego.
sha-card-flurry-of-blows = Flurry of Blows
sha-card-great-swing = Great Swing
    .text = Atakuje wszystkich sąsiednich wrogich wojowników, każdego osobnym rzutem.
sha-card-grimnirs-blessing = Grimnir's Blessing
    .text = Reakcja podczas ataku albo fortelu, który wyłączyłby tego wojownika z walki: rzuć kością obrony; tarcza: pomiń obrażenia, które by otrzymał.
sha-card-grimnirs-fortitude = Grimnir's Fortitude
    .text = +1 do Obrony.
sha-card-grimnirs-speed = Grimnir's Speed
    .text = +2 do Ruchu.
sha-card-returning-axe = Returning Axe
    .text = +1 do Obrażeń przy trafieniu krytycznym.
sha-card-war-song = War Song
    .text = Gdy ten wojownik wspiera, liczy się jako dwóch wspierających.

## Spiteclaw's Swarm: zadania

sha-card-arms-length = Arm's Length
    .text = Natychmiast: twoja drużyna wyłącza z walki wrogiego wojownika, z którym nie sąsiaduje żaden z twoich wojowników.
sha-card-brilliant-brilliant = Brilliant, Brilliant!
    .text = Faza końcowa: w minionej fazie akcji wypełniono co najmniej dwa inne twoje zadania.
sha-card-feast-feast = Feast-feast
    .text = Faza końcowa: wszyscy wrodzy wojownicy są wyłączeni z walki (3–4 graczy: co najmniej dwie wrogie drużyny w całości).
sha-card-honed-survival-instincts = Honed Survival Instincts
    .text = Faza końcowa: w minionej fazie akcji żaden z twoich wojowników nie został wyłączony z walki.
sha-card-leading-from-the-back = Leading from the Back
    .text = Trzecia faza końcowa: twój dowódca jest na twoim terytorium i nie sąsiaduje z żadnym wrogim wojownikiem.
sha-card-live-to-fight-another-day = Live to Fight Another Day
    .text = Trzecia faza końcowa: twój dowódca jest twoim jedynym ocalałym wojownikiem.
sha-card-lives-are-cheap = Lives are Cheap
    .text = Faza końcowa: w minionej fazie akcji wyłączono z walki co najmniej dwóch twoich wojowników.
sha-card-numberless-swarm = Numberless Swarm
    .text = Trzecia faza końcowa: na polu bitwy jest pięciu twoich wojowników.
sha-card-skritch-is-the-greatest-yes-yes = Skritch is the Greatest, Yes-yes
    .text = Natychmiast: twój dowódca wyłącza z walki wrogiego wojownika.

## Spiteclaw's Swarm: fortele

sha-card-aversion-to-death = Aversion to Death
    .text = Reakcja po ataku, który wyłączył z walki twojego wojownika: przesuń najwyżej dwóch swoich wojowników, każdego o 1 pole.
sha-card-frenzied-stabbing = Frenzied Stabbing
    .text = Następna aktywacja: pierwszy atak o Zasięgu 1 lub 2 ma +1 do Obrażeń.
sha-card-heightened-caution = Heightened Caution
    .text = Następna aktywacja: pierwszy twój zaatakowany wojownik rzuca jedną dodatkową kością obrony w każdym ataku na niego.
sha-card-momentary-boldness = Momentary Boldness
    .text = Wybierz swojego wojownika, który sąsiaduje z co najmniej dwoma innymi twoimi; wykonuje szarżę.
sha-card-musk-of-fear = Musk of Fear
    .text = Wybierz swojego wojownika; staje na straży.
sha-card-nervous-scrabbling = Nervous Scrabbling
    .text = Wybierz swojego wojownika; zamienia się miejscami z dowolnym sąsiednim wojownikiem.
sha-card-scratching-in-the-shadows = Scratching in the Shadows
    .text = Wybierz wrogiego wojownika i przesuń go o 1 pole.
sha-card-skaven-courage = Skaven Courage
    .text = Tylko gdy co najmniej trzech twoich wojowników sąsiaduje z tym samym wrogim wojownikiem: jeden z tych twoich może wykonać atak.
sha-card-sudden-skittering = Sudden Skittering
    .text = Następna aktywacja: Ruch pierwszego twojego wojownika, który wykonuje ruch, jest podwojony. Nie może on szarżować, a po ruchu nie można go już aktywować w tej fazie.
sha-card-there-are-always-more = There Are Always More
    .text = Wybierz swojego wojownika wyłączonego z walki, byle nie był to Skritch ani Krrk; zdejmij z niego wszystkie rany i postaw go na dowolnym polu startowym.

## Spiteclaw's Swarm: ulepszenia

sha-card-black-hunger = Black Hunger
    .text = Ataki tego wojownika o Zasięgu 1 mają +1 do Obrażeń i obejmują wszystkich sąsiednich wojowników, twoich i wrogich, każdego osobnym rzutem. W atakach na twoich wojowników nikt nie wspiera ani atakującego, ani atakowanego.
sha-card-bodyguard-for-a-price = Bodyguard for a Price
    .text = Dopóki Skritch sąsiaduje z tym wojownikiem, Skritch jest na straży, nawet jeśli w tej fazie szarżował.
sha-card-expendable = Expendable
    .text = Reakcja podczas ataku, który zada temu wojownikowi obrażenia: możesz zdjąć tego wojownika z pola bitwy (jest wyłączony z walki, ale nikt nie zyskuje punktu chwały) i zadać atakującemu 1 obrażenie.
sha-card-festering-blades = Festering Blades
    .text = Przy trafieniu krytycznym ataki tego wojownika o Zasięgu 1 lub 2 mają +2 do Obrażeń.
sha-card-flee = Flee!
    .text = Akcja: ten wojownik i jeden twój sąsiedni wojownik mogą wykonać ruch. Obaj muszą go skończyć dalej niż przedtem od każdego wrogiego wojownika.
sha-card-skitter-scurry = Skitter-scurry
    .text = Reakcja po dowolnej akcji tego wojownika: możesz go przesunąć o 1 pole.
sha-card-sneaky-stab-stab = Sneaky Stab-stab
    .text = Przed atakiem tego wojownika, ale nie w szarży, możesz go przesunąć o 1 pole.
sha-card-swarm-of-rats = Swarm of Rats
    .text = Atakuje wszystkich sąsiednich wrogich wojowników, każdego osobnym rzutem.
sha-card-throwing-stars = Throwing Stars
sha-card-whirling-halberd = Whirling Halberd
    .text = Atakuje wszystkich sąsiednich wrogich wojowników, każdego osobnym rzutem.

## Magore's Fiends: zadania

sha-card-all-the-better-to-slay-them = All the Better to Slay Them
    .text = Natychmiast: wszyscy twoi wojownicy na polu bitwy (co najmniej trzech) sąsiadują z wrogimi, każdy z innym.
sha-card-bane-of-champions = Bane of Champions
    .text = Natychmiast: Riptooth wyłącza z walki wrogiego dowódcę.
sha-card-bloody-annihilation = Bloody Annihilation
    .text = Faza końcowa: wszyscy wrodzy wojownicy są wyłączeni z walki (3–4 graczy: co najmniej dwie wrogie drużyny w całości).
sha-card-khorne-sees-us = Khorne Sees Us
    .text = Natychmiast: w tej fazie twoja drużyna wyłączyła z walki co najmniej dwóch wrogich wojowników.
sha-card-kill-kill-again = Kill! Kill Again!
    .text = Faza końcowa: z każdej drużyny co najmniej dwóch wojowników jest wyłączonych z walki.
sha-card-no-escape = No Escape
    .text = Natychmiast: w tej fazie szarżowało co najmniej trzech twoich wojowników.
sha-card-rivers-of-blood = Rivers of Blood
    .text = Faza końcowa: wszyscy ocalali wojownicy ze wszystkich drużyn (razem co najmniej czterech) mają rany.
sha-card-save-the-best = Save the Best
    .text = Faza końcowa: wrogi dowódca jest jedynym ocalałym wrogim wojownikiem.
sha-card-show-of-strength = Show of Strength
    .text = Natychmiast: twój dowódca wyłącza z walki wrogiego wojownika.

## Magore's Fiends: fortele

sha-card-blood-frenzy = Blood Frenzy
    .text = Reakcja po ataku albo fortelu, który wyłączył z walki dowolnego wojownika: w następnej aktywacji w pierwszym ataku atakujący rzuca jedną dodatkową kością ataku, a sukcesem jest i młot, i miecz.
sha-card-bloodslick-ground = Bloodslick Ground
    .text = Następna aktywacja: wrodzy wojownicy mają −2 do Ruchu.
sha-card-bloody-retribution = Bloody Retribution
    .text = Reakcja po ataku, który wyłączył z walki twojego wojownika: twój wojownik, który sąsiaduje z atakującym, wykonuje atak na niego.
sha-card-continue-the-slaughter = Continue the Slaughter
    .text = Reakcja po ataku albo fortelu, który wyłączył z walki dowolnego wojownika: w następnej aktywacji pierwszy atak ma +1 do Obrażeń.
sha-card-daemonic-resilience = Daemonic Resilience
    .text = Następna aktywacja: pierwszy twój wojownik, który otrzymuje obrażenia, otrzymuje tylko 1.
sha-card-fountain-of-gore = Fountain of Gore
    .text = Reakcja po ataku albo fortelu, który wyłączył z walki dowolnego wojownika: w następnej aktywacji wszyscy twoi wojownicy mają +1 do Obrony.
sha-card-furious-inspiration = Furious Inspiration
    .text = Wybierz swojego wojownika; staje się natchniony.
sha-card-glory-to-khorne = Glory to Khorne
    .text = Następna aktywacja: w twoim pierwszym ataku rzuć jedną dodatkową kością ataku.
sha-card-horrifying-howl = Horrifying Howl
    .text = Wybierz wrogiego wojownika, który sąsiaduje z twoim, i przesuń go najwyżej o 2 pola.
sha-card-to-the-victor-the-spoils = To the Victor, the Spoils
    .text = Reakcja po twoim ataku, który wyłączył z walki wrogiego wojownika o Żywotności 3 lub większej: dobierz trzy karty mocy.

## Magore's Fiends: ulepszenia

sha-card-brutal-charge = Brutal Charge
    .text = W szarży ten wojownik rzuca jedną dodatkową kością ataku.
sha-card-daemonic-maw = Daemonic Maw
    .text = Jeśli ten atak się uda, zdejmij z tego wojownika jedną ranę.
sha-card-furious-charge = Furious Charge
    .text = W szarży tego wojownika sukcesem jest i miecz, i młot.
sha-card-no-respite = No Respite
    .text = Reakcja podczas ataku albo fortelu, który wyłączy tego wojownika z walki: ten wojownik może wykonać atak.
sha-card-predatory-leap = Predatory Leap
    .text = W szarży ten wojownik może przechodzić przez innych wojowników, ale musi skończyć ruch na pustym polu.
sha-card-rage-fuelled-attacks = Rage-fuelled Attacks
    .text = Ataki tego wojownika o Zasięgu 1 lub 2 mają +1 do Obrażeń.
sha-card-shake-about = Shake About
    .text = Gdy udaje się atak tego wojownika o Zasięgu 1, możesz oprócz zadania obrażeń przesunąć atakowanego o 1 pole, zamiast go odepchnąć.
sha-card-trophy-hunter = Trophy Hunter
    .text = Gdy ten wojownik wyłącza z walki wrogiego wojownika, zyskujesz 1 dodatkowy punkt chwały.
sha-card-unshakeable = Unshakeable
    .text = Reakcja podczas ataku, w którym ten wojownik mógłby zostać odepchnięty, choćby przeciwnik tego nie chciał: zamiast tego możesz go przesunąć o 1 pole.
sha-card-wrathful-blows = Wrathful Blows
    .text = Wszystkie ataki tego wojownika mają +1 do Kości.

## The Farstriders: zadania

sha-card-behead-the-beast = Behead the Beast
    .text = Faza końcowa: w minionej fazie akcji twoja drużyna wyłączyła z walki wrogiego dowódcę.
sha-card-brave-but-cautious = Brave but Cautious
    .text = Faza końcowa: masz co najmniej jednego ocalałego wojownika, a w minionej fazie akcji żaden z twoich wojowników nie otrzymał obrażeń.
sha-card-close-with-the-enemy = Close with the Enemy
    .text = Faza końcowa: co najmniej trzech twoich wojowników sąsiaduje z wrogimi.
sha-card-eternal-supremacy = Eternal Supremacy
    .text = Faza końcowa: utrzymujesz co najmniej trzy cele.
sha-card-lightning-advance = Lightning Advance
    .text = Faza końcowa: wszyscy twoi ocalali wojownicy (co najmniej dwóch) są na wrogim terytorium.
sha-card-meticulous-annihilation = Meticulous Annihilation
    .text = Faza końcowa: wszyscy wrodzy wojownicy są wyłączeni z walki (3–4 graczy: co najmniej dwie wrogie drużyny w całości).
sha-card-punishing-volleys = Punishing Volleys
    .text = Faza końcowa: w minionej fazie akcji udały się co najmniej trzy twoje ataki Boltstorm Pistol lub Overcharged Boltstorm Pistol.
sha-card-ranger-strike = Ranger Strike
    .text = Natychmiast: w tej fazie twoja drużyna wyłączyła z walki co najmniej dwóch wojowników.
sha-card-sigmars-finest = Sigmar's Finest
    .text = Faza końcowa: masz co najmniej jednego ocalałego wojownika, a ocalałych wrogich jest co najmniej trzy razy tylu co twoich (3–4 graczy: cztery razy tylu).

## The Farstriders: fortele

sha-card-fearsome-roar = Fearsome Roar
    .text = Wybierz wrogiego wojownika, który sąsiaduje z twoim, i przesuń go o 1 pole.
sha-card-firm-footing = Firm Footing
    .text = Następna aktywacja: twoi wojownicy, którzy utrzymują cele, rzucają jedną dodatkową kością obrony.
sha-card-lightning-blow = Lightning Blow
    .text = Następna aktywacja: pierwszy atak ma +1 do Obrażeń.
sha-card-lightning-stride = Lightning Stride
    .text = Następna aktywacja: Ruch pierwszego twojego wojownika, który wykonuje ruch, jest podwojony. Nie może on szarżować, a po ruchu nie można go już aktywować w tej fazie.
sha-card-patient-defence = Patient Defence
    .text = Następna aktywacja: pierwszy twój zaatakowany wojownik ma +1 do Obrony w każdym ataku na niego.
sha-card-rangers-advance = Rangers, Advance
    .text = Wybierz dwóch swoich wojowników i przesuń każdego o 1 pole.
sha-card-rapid-volley = Rapid Volley
    .text = Reakcja po twoim ataku Boltstorm Pistol lub Overcharged Boltstorm Pistol: atakujący może wykonać jeszcze jeden atak Boltstorm Pistol lub Overcharged Boltstorm Pistol, ale tylko na tego samego wojownika.
sha-card-retribution = Retribution
    .text = Reakcja po ataku, który zadał obrażenia twojemu wojownikowi: ten wojownik może wykonać atak, ale tylko na atakującego.
sha-card-steady-volley = Steady Volley
    .text = Następna aktywacja: pierwszego twojego wojownika, który wykonuje atak Boltstorm Pistol lub Overcharged Boltstorm Pistol, możesz przed tym atakiem przesunąć o 1 pole.
sha-card-warning-cry = Warning Cry
    .text = Wybierz swojego wojownika; staje na straży.

## The Farstriders: ulepszenia

sha-card-aetheric-step = Aetheric Step
    .text = W ruchu ten wojownik może przechodzić przez innych wojowników, ale musi skończyć ruch na pustym polu.
sha-card-covering-fire = Covering Fire
    .text = Gdy atakowany jest twój sąsiedni wojownik, ten wojownik może go wspierać, choćby nie sąsiadował z atakującym.
sha-card-flashing-handaxe = Flashing Handaxe
sha-card-furious-blow = Furious Blow
    .text = Reakcja podczas nieudanego ataku na tego wojownika: nie może on zostać odepchnięty i może wykonać atak, ale tylko na atakującego.
sha-card-lone-warrior = Lone Warrior
    .text = Gdy ten wojownik jest atakowany i nie sąsiaduje z nim żaden inny twój wojownik, w jego rzucie obrony sukcesem jest też pojedyncze wsparcie.
sha-card-overcharged-boltstorm-pistol = Overcharged Boltstorm Pistol
sha-card-sharp-eyes = Sharp Eyes
    .text = Ataki tego wojownika mają Rozpłatanie.
sha-card-spinning-strike = Spinning Strike
    .text = Atakuje wszystkich sąsiednich wrogich wojowników, każdego osobnym rzutem.
sha-card-swift-stride = Swift Stride
    .text = +2 do Ruchu.
sha-card-well-timed-lunge = Well-timed Lunge

## Karty uniwersalne: zadania

sha-card-accept-inevitability = Accept Inevitability
    .text = Trzecia faza końcowa: wszyscy twoi wojownicy są wyłączeni z walki.
sha-card-advancing-strike = Advancing Strike
    .text = Natychmiast: twoja drużyna wyłącza z walki wrogiego wojownika, który stoi na wrogim terytorium.
sha-card-alone-in-the-darkness = Alone in the Darkness
    .text = Faza końcowa: na polu bitwy żadni dwaj wojownicy nie sąsiadują ze sobą.
sha-card-annihilation = Annihilation
    .text = Faza końcowa: wszyscy wrodzy wojownicy są wyłączeni z walki (3–4 graczy: co najmniej dwie wrogie drużyny w całości).
sha-card-assassinate = Assassinate
    .text = Faza końcowa: w minionej fazie akcji twoja drużyna wyłączyła z walki wrogiego dowódcę.
sha-card-balance-of-power = Balance of Power
    .text = Natychmiast: gdy wykonywany jest atak, atakujący i atakowany mają po dwóch wspierających.
sha-card-blooded = Blooded
    .text = Faza końcowa: wszyscy twoi ocalali wojownicy (co najmniej trzech) mają rany.
sha-card-bloodless = Bloodless
    .text = Faza końcowa: w minionej fazie akcji żaden wojownik nie otrzymał obrażeń.
sha-card-brawl = Brawl
    .text = Faza końcowa: wszyscy twoi wojownicy na polu bitwy (co najmniej trzech) sąsiadują z wrogimi.
sha-card-butchery = Butchery
    .text = Faza końcowa: w minionej fazie akcji twoja drużyna wyłączyła z walki co najmniej trzech wrogich wojowników.
sha-card-change-of-tactics = Change of Tactics
    .text = Natychmiast: twój wojownik, który był na straży, wykonał szarżę.
sha-card-chosen-champion = Chosen Champion
    .text = Faza końcowa: twój ocalały wojownik ma co najmniej trzy ulepszenia.
sha-card-complete-victory = Complete Victory
    .text = Trzecia faza końcowa: żaden z twoich wojowników nie jest wyłączony z walki.
sha-card-concerted-attack = Concerted Attack
    .text = Natychmiast: w tej fazie co najmniej trzech twoich wojowników zaatakowało tego samego wrogiego wojownika.
sha-card-conquest = Conquest
    .text = Trzecia faza końcowa: wszyscy twoi ocalali wojownicy (co najmniej jeden) są na terytorium przeciwnika (3–4 graczy: jednego z wrogów).
sha-card-contained = Contained
    .text = Trzecia faza końcowa: wszyscy ocalali wrodzy wojownicy są na swoim terytorium (3–4 graczy: wszyscy ocalali z co najmniej jednej wrogiej drużyny).
sha-card-cover-ground = Cover Ground
    .text = Natychmiast: twój wojownik przechodzi w jednym ruchu co najmniej sześć pól, licząc najkrótszą drogą.
sha-card-crushing-force = Crushing Force
    .text = Natychmiast: udany atak twojego wojownika zadaje co najmniej dwa razy tyle obrażeń, ile trzeba, żeby wyłączyć atakowanego z walki.
sha-card-dauntless = Dauntless
    .text = Faza końcowa: wrogich wojowników jest co najmniej trzy razy tylu co twoich (3–4 graczy: cztery razy tylu).
sha-card-defensive-strike = Defensive Strike
    .text = Natychmiast: twoja drużyna wyłącza z walki wrogiego wojownika, który stoi na twoim terytorium.
sha-card-denial = Denial
    .text = Trzecia faza końcowa: na twoim terytorium nie ma wrogich wojowników.
sha-card-determined-defender = Determined Defender
    .text = Faza końcowa: ten sam twój wojownik utrzymywał ten sam cel na koniec dwóch kolejnych faz akcji.
sha-card-divide-and-conquer = Divide and Conquer
    .text = Faza końcowa: każdy gracz ma co najmniej jednego wojownika na swoim terytorium i co najmniej jednego na wrogim.
sha-card-endless-slaughter = Endless Slaughter
    .text = Trzecia faza końcowa: co najmniej pięciu wrogich wojowników jest wyłączonych z walki (3 graczy: siedmiu; 4 graczy: dziewięciu).
sha-card-escalation = Escalation
    .text = Faza końcowa: w minionej fazie akcji zagrano co najmniej trzy ulepszenia (3–4 graczy: pięć).
sha-card-fearless = Fearless
    .text = Faza końcowa: z tym samym twoim wojownikiem sąsiaduje co najmniej trzech wrogich.
sha-card-flawless-strategy = Flawless Strategy
    .text = Faza końcowa: w tej fazie wypełniono co najmniej dwa inne twoje zadania.
sha-card-geared-for-war = Geared for War
    .text = Faza końcowa: każdy twój ocalały wojownik (co najmniej trzech) ma co najmniej jedno ulepszenie.
sha-card-heroes-all = Heroes All
    .text = Faza końcowa: wszyscy twoi ocalali wojownicy (co najmniej trzech) są natchnieni.
sha-card-heroic-feat = Heroic Feat
    .text = Natychmiast: udaje się atak twojego wojownika, choć atakowany ma o co najmniej dwóch wspierających więcej.
sha-card-hold-objective-1 = Hold Objective 1
    .text = Faza końcowa: utrzymujesz cel 1 (3 graczy: 1 lub 6; 4 graczy: 1, 2 lub 6).
sha-card-hold-objective-2 = Hold Objective 2
    .text = Faza końcowa: utrzymujesz cel 2 (3 graczy: 2 lub 7; 4 graczy: 2, 3 lub 7).
sha-card-hold-objective-3 = Hold Objective 3
    .text = Faza końcowa: utrzymujesz cel 3 (3 graczy: 3 lub 6; 4 graczy: 3, 4 lub 8).
sha-card-hold-objective-4 = Hold Objective 4
    .text = Faza końcowa: utrzymujesz cel 4 (3 graczy: 4 lub 7; 4 graczy: 4, 5 lub 9).
sha-card-hold-objective-5 = Hold Objective 5
    .text = Faza końcowa: utrzymujesz cel 5 (3 graczy: 5 lub 6; 4 graczy: 1, 5 lub 6).
sha-card-honest-opponent = Honest Opponent
    .text = Faza końcowa: w minionej fazie akcji nie zagrano żadnego twojego fortelu.
sha-card-killing-ground = Killing Ground
    .text = Faza końcowa: w minionej fazie akcji wyłączono z walki co najmniej po jednym wojowniku na twoim, na wrogim i na niczyim terytorium.
sha-card-making-a-statement = Making a Statement
    .text = Faza końcowa: utrzymujesz wszystkie cele (co najmniej jeden) na terytorium przeciwnika (3–4 graczy: co najmniej trzy cele na terytorium jednego z przeciwników).
sha-card-massive-assault = Massive Assault
    .text = Natychmiast: w tej fazie akcji twoi wojownicy zadali co najmniej 7 obrażeń. Obrażenia ponad Żywotność też się liczą, a obrażenia od forteli nie.
sha-card-master-of-war = Master of War
    .text = Faza końcowa: w tej rundzie wypełniono twoje zadanie oraz zagrano twój fortel i twoje ulepszenie.
sha-card-masterstroke = Masterstroke
    .text = Natychmiast: atak wykonany przez twoją drużynę w reakcji albo obrażenia od reakcji twojej drużyny wyłączają z walki wrogiego wojownika.
sha-card-miraculous-escape = Miraculous Escape
    .text = Natychmiast: nie udaje się wrogi atak na twojego wojownika, w którym Kości wynoszą 3 lub więcej.
sha-card-multiple-fronts = Multiple Fronts
    .text = Faza końcowa: w minionej fazie akcji twoja drużyna zadała obrażenia co najmniej trzem wrogim wojownikom.
sha-card-no-more-tricks = No More Tricks
    .text = Faza końcowa: nie masz na ręce kart mocy.
sha-card-no-remorse = No Remorse
    .text = Natychmiast: twój wojownik wyłącza z walki wrogiego wojownika atakiem o Obrażeniach większych niż Żywotność atakowanego.
sha-card-our-only-way-out = Our Only Way Out
    .text = Faza końcowa: utrzymujesz co najmniej trzy cele.
sha-card-overextended = Overextended
    .text = Faza końcowa: utrzymujesz wszystkie cele (3–4 graczy: co najmniej pięć celów).
sha-card-perfect-planning = Perfect Planning
    .text = Faza końcowa: w minionej fazie akcji żaden z twoich wojowników nie wykonał ruchu.
sha-card-plant-a-standard = Plant a Standard
    .text = Faza końcowa: twój dowódca utrzymuje cel na wrogim terytorium.
sha-card-ploymaster = Ploymaster
    .text = Faza końcowa: w minionej fazie akcji zagrano co najmniej trzy twoje fortele.
sha-card-poised-to-strike = Poised to Strike
    .text = Faza końcowa: z tym samym wrogim wojownikiem sąsiaduje co najmniej trzech twoich.
sha-card-precise-use-of-force = Precise Use of Force
    .text = Natychmiast: udany atak twojego wojownika zadaje dokładnie tyle obrażeń, ile trzeba, żeby wyłączyć atakowanego z walki.
sha-card-pure-carnage = Pure Carnage
    .text = Trzecia faza końcowa: co najmniej siedmiu wojowników jest wyłączonych z walki (3 graczy: dziewięciu; 4 graczy: jedenastu).
sha-card-ready-for-a-challenge = Ready for a Challenge
    .text = Faza końcowa: każdy ocalały wrogi wojownik (co najmniej trzech) ma co najmniej jedno ulepszenie.
sha-card-reaper = Reaper
    .text = Natychmiast: jeden atak twojego wojownika wyłącza z walki co najmniej dwóch wrogich wojowników.
sha-card-scent-of-victory = Scent of Victory
    .text = Faza końcowa: wszyscy ocalali wrodzy wojownicy (co najmniej trzech) mają rany.
sha-card-skirting-danger = Skirting Danger
    .text = Faza końcowa: wszyscy twoi ocalali wojownicy (co najmniej dwóch) są na skrajnych polach.
sha-card-stymied = Stymied
    .text = Faza końcowa: w minionej fazie akcji przeciwnik nie zagrał żadnej karty mocy (3–4 graczy: żaden z przeciwników).
sha-card-superior-tactician = Superior Tactician
    .text = Trzecia faza końcowa: wypełniono już co najmniej sześć innych twoich zadań.
sha-card-supremacy = Supremacy
    .text = Faza końcowa: utrzymujesz co najmniej trzy cele.
sha-card-swift-advance = Swift Advance
    .text = Faza końcowa: wszyscy twoi ocalali wojownicy (co najmniej jeden) są na wrogim terytorium.
sha-card-tactical-genius-1-3 = Tactical Genius 1-3
    .text = Faza końcowa: utrzymujesz cele 1, 2 i 3.
sha-card-tactical-genius-3-5 = Tactical Genius 3-5
    .text = Faza końcowa: utrzymujesz cele 3, 4 i 5.
sha-card-tactical-supremacy-1-2 = Tactical Supremacy 1-2
    .text = Faza końcowa: utrzymujesz cele 1 i 2.
sha-card-tactical-supremacy-3-4 = Tactical Supremacy 3-4
    .text = Faza końcowa: utrzymujesz cele 3 i 4.
sha-card-the-bigger-they-are = The Bigger They Are
    .text = Natychmiast: twój wojownik wyłącza z walki wrogiego wojownika atakiem o Obrażeniach 1.
sha-card-the-harvest-begins = The Harvest Begins
    .text = Natychmiast: jeden atak twojego wojownika zadaje obrażenia co najmniej trzem wrogim wojownikom.
sha-card-total-annihilation = Total Annihilation
    .text = Pierwsza albo druga faza końcowa: wszyscy wrodzy wojownicy są wyłączeni z walki.
sha-card-trapped = Trapped
    .text = Natychmiast: wrogi wojownik otrzymuje obrażenia w ataku twojego wojownika tylko dlatego, że jest w potrzasku: przy remisie nie ma pola, na które można by go odepchnąć.
sha-card-twilight-conqueror = Twilight Conqueror
    .text = Faza końcowa: wszyscy twoi ocalali wojownicy (co najmniej trzech) są na niczyim terytorium.
sha-card-unbroken-wall = Unbroken Wall
    .text = Faza końcowa: wszyscy twoi ocalali wojownicy (co najmniej trzech) tworzą jedną zwartą grupę, w której każdy sąsiaduje z innym.
sha-card-unstoppable = Unstoppable
    .text = Natychmiast: udaje się atak twojego wojownika na wrogiego wojownika, który jest na straży.
sha-card-victorious-duel = Victorious Duel
    .text = Natychmiast: twój dowódca wyłącza z walki wrogiego dowódcę.
sha-card-victory-after-victory = Victory After Victory
    .text = Faza końcowa: w tej rundzie wypełniono co najmniej trzy inne twoje zadania.
sha-card-war-of-attrition = War of Attrition
    .text = Faza końcowa: z każdej drużyny jest wyłączonych z walki tylu samo wojowników, co najmniej jeden.

## Karty uniwersalne: fortele

sha-card-anticipation = Anticipation
    .text = Tylko po ostatniej aktywacji fazy akcji. Podaj nazwę karty zadania; jeśli przeciwnik wypełni to zadanie w fazie końcowej, zyskujesz 1 punkt chwały.
sha-card-blinding-flash = Blinding Flash
    .text = Reakcja podczas ataku o Zasięgu 3 lub większym, przed jakimkolwiek rzutem: Kości tego ataku wynoszą 1, a jego symbolem jest miecz. Dodatkowymi kośćmi ataku rzuca się nadal.
sha-card-confused-priorities = Confused Priorities
    .text = Zamień miejscami dwa cele, które ktoś w tej chwili utrzymuje.
sha-card-confusion = Confusion
    .text = Wybierz dwóch wojowników, którzy sąsiadują ze sobą, i zamień ich miejscami.
sha-card-cruel-taunt = Cruel Taunt
    .text = Wybierz wrogiego wojownika i rzuć kością ataku; młot albo krytyk: nie jest on już natchniony i nie może się taki stać do końca gry.
sha-card-curious-inversion = Curious Inversion
    .text = Następna aktywacja: w pierwszym ataku symbol ataku zmienia się z młota na miecz albo odwrotnie, a symbol Obrony z uniku na tarczę albo odwrotnie.
sha-card-darkness-descends = Darkness Descends
    .text = Następna aktywacja: pierwszy atak ma Zasięg 1.
sha-card-daylight-robbery = Daylight Robbery
    .text = Rzuć kością ataku; młot albo krytyk: zabierz przeciwnikowi 1 niewydany punkt chwały.
sha-card-death-throes = Death Throes
    .text = Reakcja podczas ataku albo fortelu, który wyłączy z walki twojego wojownika: wybierz wrogiego wojownika, który z nim sąsiaduje; otrzymuje 1 obrażenie.
sha-card-desperate-gambit = Desperate Gambit
    .text = Następna aktywacja: w pierwszym ataku, zamiast rzutów ataku i obrony, ty i przeciwnik wykonujecie rzut sporny; zwycięzca decyduje, czy atak się udaje.
sha-card-distraction = Distraction
    .text = Wybierz wrogiego wojownika i przesuń go o 1 pole.
sha-card-dual-strike = Dual Strike
    .text = Następna aktywacja: jeden z wojowników, którzy wspierają pierwszy atak, liczy się jako dwóch wspierających.
sha-card-duel-of-wits = Duel of Wits
    .text = Reakcja, gdy przeciwnik zagrywa fortel: dobierz dwie karty mocy.
sha-card-earthquake = Earthquake
    .text = Przesuń wszystkich wojowników o 1 pole, wszystkich w tę samą stronę. Kogo nie można tak przesunąć, ten zostaje na miejscu.
sha-card-ephemeral-shield = Ephemeral Shield
    .text = Następna aktywacja: pierwszy twój zaatakowany wojownik ma +1 do Obrony w każdym ataku na niego.
sha-card-flickering-step = Flickering Step
    .text = Rzuć ośmioma kośćmi. Wybierz swojego wojownika i przesuń go najwyżej o tyle pól, ile wypadło krytyków.
sha-card-forceful-denial = Forceful Denial
    .text = Reakcja, gdy przeciwnik zagrywa fortel: rzuć kością obrony; tarcza albo krytyk: ten fortel nie działa.
sha-card-fortify = Fortify
    .text = Następna aktywacja: twoi wojownicy, którzy utrzymują cele, mają +1 do Obrony.
sha-card-frozen-in-time = Frozen in Time
    .text = Wybierz wrogiego wojownika i rzuć kością obrony; tarcza albo krytyk: w tej fazie nie może on wykonywać akcji ani otrzymywać obrażeń.
sha-card-fuelled-by-fury = Fuelled by Fury
    .text = Następna aktywacja: w twoim pierwszym ataku możesz przerzucić dowolne kości ataku.
sha-card-grapple = Grapple
    .text = Reakcja po ataku sąsiedniego wrogiego wojownika, który odepchnął twojego wojownika: przesuń atakującego na pole, z którego twój wojownik został odepchnięty.
sha-card-great-concussion = Great Concussion
    .text = Wybierz dowolne pole. Przesuń wszystkich wojowników o 1 pole, w dowolnej kolejności, każdego dalej od tamtego pola. Kogo nie ma dokąd tak przesunąć, ten zostaje na miejscu.
sha-card-healing-potion = Healing Potion
    .text = Wybierz swojego wojownika i rzuć kością obrony; tarcza albo krytyk: zdejmij z niego najwyżej dwie rany; inny wynik: zdejmij jedną ranę.
sha-card-hidden-paths = Hidden Paths
    .text = Wybierz swojego wojownika, który jest na skrajnym polu i nie wykonał ruchu w tej fazie; postaw go na dowolnym innym skrajnym polu. Liczy się to jako jego ruch.
sha-card-illusory-fighter = Illusory Fighter
    .text = Wybierz swojego wojownika na polu bitwy i postaw go na polu startowym na swoim terytorium.
sha-card-improvisation = Improvisation
    .text = Odrzuć wszystkie karty mocy z ręki i dobierz trzy karty mocy.
sha-card-inspiration-strikes = Inspiration Strikes
    .text = Wybierz swojego wojownika; staje się natchniony.
sha-card-invisible-walls = Invisible Walls
    .text = Następna aktywacja: Ruch każdego wojownika maleje do 1.
sha-card-last-chance = Last Chance
    .text = Reakcja podczas ataku, który wyłączyłby z walki twojego wojownika: rzuć kością obrony; jeśli nie wypadnie ani symbol Obrony tego wojownika, ani krytyk, pomiń obrażenia, które by w tym ataku otrzymał.
sha-card-legacy = Legacy
    .text = Reakcja po ataku albo fortelu, który wyłączył z walki twojego wojownika: wybierz jedno z jego uniwersalnych ulepszeń i daj je swojemu wojownikowi, który z nim sąsiadował.
sha-card-lethal-strike = Lethal Strike
    .text = Następna aktywacja: jeśli pierwszy atak jest trafieniem krytycznym, jego Obrażenia są podwojone.
sha-card-mighty-swing = Mighty Swing
    .text = Następna aktywacja: twój pierwszy atak o Zasięgu 1 obejmuje wszystkich sąsiednich wrogich wojowników, każdego osobnym rzutem.
sha-card-mischievous-spirits = Mischievous Spirits
    .text = Gracze, od ciebie i dalej zgodnie z ruchem wskazówek zegara, przenoszą na zmianę po jednym celu o 1 pole, każdy cel jeden raz. Nie można przenieść celu na pole z innym celem.
sha-card-misdirection = Misdirection
    .text = Reakcja, gdy fortel wybiera twojego wojownika: wybierz innego swojego wojownika, którego ten fortel mógłby wybrać; to on zostaje wybrany.
sha-card-momentary-madness = Momentary Madness
    .text = Wybierz wrogiego wojownika i rzuć kością ataku; młot albo krytyk: wykonaj nim atak, jakby był twoim wojownikiem. W tym ataku nikt nie wspiera ani atakującego, ani atakowanego.
sha-card-my-turn = My Turn
    .text = Reakcja po ataku albo fortelu, który zadał obrażenia twojemu wojownikowi: przesuń tego wojownika najwyżej o 1 pole i wykonaj nim atak.
sha-card-no-time = No Time
    .text = Do końca następnej aktywacji albo rundy nikt nie może zagrywać kart mocy.
sha-card-on-your-feet = On Your Feet
    .text = Reakcja podczas ataku albo fortelu, który wyłączyłby z walki twojego wojownika, gdy sąsiaduje z nim inny twój wojownik: rzuć kością obrony; tarcza albo krytyk: zagrożony wojownik nie otrzymuje obrażeń i nie zostaje wyłączony z walki.
sha-card-parry = Parry
    .text = Następna aktywacja: gdy twój wojownik zostaje zaatakowany po raz pierwszy, rzuć jedną dodatkową kością obrony, a licząc sukcesy, pomiń jedną z kości obrony.
sha-card-quick-thinker = Quick Thinker
    .text = Reakcja po ruchu wrogiego wojownika: wykonaj ruch swoim wojownikiem, który jeszcze nie wykonał ruchu w tej fazie.
sha-card-ready-for-action = Ready for Action
    .text = Reakcja w fazie akcji, po tym, jak dajesz wojownikowi ulepszenie: może on wykonać ruch albo atak.
sha-card-rebound = Rebound
    .text = Reakcja podczas wrogiego ataku, który by się udał: rzuć kością obrony; unik albo krytyk: obrażenia otrzymuje atakujący, a nie atakowany, i żaden z nich nie zostaje odepchnięty.
sha-card-reflected-injury = Reflected Injury
    .text = Wybierz swojego wojownika, który ma rany, i sąsiadującego z nim wrogiego wojownika; ten drugi otrzymuje 1 obrażenie.
sha-card-rethink-strategy = Rethink Strategy
    .text = Odrzuć dowolną liczbę kart zadań i dobierz tyle samo kart zadań.
sha-card-sacrificial-pawn = Sacrificial Pawn
    .text = Wybierz swojego wojownika. Następna aktywacja: jeśli zostanie on wyłączony z walki, zyskujesz 1 punkt chwały.
sha-card-scavenge = Scavenge
    .text = Reakcja po twoim ataku, który wyłączył z walki sąsiedniego wrogiego wojownika z ulepszeniem: zyskujesz 1 dodatkowy punkt chwały.
sha-card-second-wind = Second Wind
    .text = Wybierz swojego wojownika, który szarżował w tej fazie. Następna aktywacja: można go aktywować tak, jakby zamiast szarży wykonał ruch.
sha-card-shardfall = Shardfall
    .text = Połóż żeton Shardfall na polu, na którym nikt nie stoi. Do końca fazy to pole jest zablokowane.
sha-card-shardgale = Shardgale
    .text = Wszyscy wojownicy otrzymują po 1 obrażeniu.
sha-card-shattering-terrain = Shattering Terrain
    .text = Następna aktywacja: każdy wojownik, który wykonuje ruch albo zostaje przesunięty lub odepchnięty, otrzymuje 1 obrażenie.
sha-card-shattershard = Shattershard
    .text = Wybierz wrogiego wojownika i jedno z jego ulepszeń, potem rzuć kością ataku; młot albo krytyk: to ulepszenie zostaje odrzucone.
sha-card-shifting-shards = Shifting Shards
    .text = Przenieś o 1 pole cel, którego nikt nie utrzymuje, ale nie na pole z innym celem.
sha-card-sidestep = Sidestep
    .text = Wybierz swojego wojownika i przesuń go o 1 pole.
sha-card-spectral-wings = Spectral Wings
    .text = Następna aktywacja: pierwszy wojownik, który wykonuje ruch, ma +2 do Ruchu.
sha-card-spoils-of-battle = Spoils of Battle
    .text = Zagraj ulepszenie; nie kosztuje ono punktu chwały.
sha-card-sprint = Sprint
    .text = Następna aktywacja: Ruch pierwszego twojego wojownika, który wykonuje ruch, jest podwojony. Nie może on szarżować, a po ruchu nie można go już aktywować w tej fazie.
sha-card-stumble = Stumble
    .text = Reakcja po twoim ataku, który odepchnął wrogiego wojownika: zostaje on odepchnięty o jeszcze 1 pole w tę samą stronę.
sha-card-tainted-vitality = Tainted Vitality
    .text = Zdejmij po jednej ranie z każdego wojownika, który ma rany.
sha-card-tantalising-prize = Tantalising Prize
    .text = Następna aktywacja: pierwszy twój wojownik, który wykonuje ruch, może przejść najwyżej o 2 pola więcej, jeśli skończy ruch na celu.
sha-card-teamwork = Teamwork
    .text = Reakcja podczas twojego ataku, przed jakimkolwiek rzutem: przesuń innego swojego wojownika o 1 pole.
sha-card-time-trap = Time Trap
    .text = Wybierz dowolnego wojownika; może on wykonać akcję. Tracisz swoją następną aktywację. Tej karty nie można zagrać po twojej czwartej aktywacji.
sha-card-trap = Trap
    .text = Reakcja podczas twojego ataku, który odpycha wrogiego wojownika: ten wojownik otrzymuje 1 obrażenie.
sha-card-triumphant-roar = Triumphant Roar
    .text = Reakcja po twoim ataku, który wyłączył z walki wrogiego wojownika: każdego wrogiego wojownika, który sąsiaduje z atakującym, możesz przesunąć o 1 pole, w dowolnej kolejności.
sha-card-trust-to-luck = Trust to Luck
    .text = Odrzuć dowolną liczbę kart mocy i dobierz najwyżej tyle samo kart mocy.
sha-card-twist-the-knife = Twist the Knife
    .text = Reakcja podczas twojego ataku o Zasięgu 1, który się uda: ten atak ma +1 do Obrażeń.

## Karty uniwersalne: ulepszenia

sha-card-a-destiny-to-meet = A Destiny to Meet
    .text = Jeśli na koniec trzeciej fazy akcji ten wojownik nie jest wyłączony z walki, zyskujesz 1 punkt chwały.
sha-card-acrobatic = Acrobatic
    .text = Gdy ten wojownik jest atakowany, a jego Obrona ma symbol uniku albo ma symbol tarczy i jest on na straży, rzuć jedną dodatkową kością obrony.
sha-card-army-of-one = Army of One
    .text = Dopóki jest to twój ostatni wojownik na polu bitwy, ma +1 do Obrony, a wszystkie jego ataki mają +1 do Kości.
sha-card-awakened-weapon = Awakened Weapon
    .text = W każdym ataku tego wojownika możesz przerzucić jedną kość ataku.
sha-card-blessed-armour = Blessed Armour
    .text = Gdy ten wojownik jest atakowany i w jego rzucie obrony wypadnie krytyk, zdejmij z niego jedną ranę, zanim zostaną zadane obrażenia.
sha-card-concealed-weapon = Concealed Weapon
    .text = Przy trafieniu krytycznym ataki tego wojownika o Zasięgu 1 mają +2 do Obrażeń.
sha-card-coordinated-attack = Coordinated Attack
    .text = Rzuć jedną dodatkową kością ataku za każdego innego twojego wojownika, który sąsiaduje z atakowanym.
sha-card-cunning-duellist = Cunning Duellist
    .text = Reakcja podczas udanego ataku tego wojownika na sąsiedniego wrogiego wojownika: zamiast odepchnąć atakowanego, możesz zamienić obu miejscami.
sha-card-cursed-artefact = Cursed Artefact
    .text = +1 do Obrony, −1 do Żywotności.
sha-card-daemonic-weapon = Daemonic Weapon
    .text = Przed każdym takim atakiem ten wojownik otrzymuje 1 obrażenie.
sha-card-dark-darts = Dark Darts
sha-card-deathly-fortitude = Deathly Fortitude
    .text = −2 do Ruchu, +2 do Żywotności.
sha-card-disengage = Disengage
    .text = Reakcja po tym ataku, jeśli się udał: możesz przesunąć tego wojownika o 1 pole.
sha-card-ethereal-shield = Ethereal Shield
    .text = Obrona tego wojownika ma symbol tarczy.
sha-card-flickering-image = Flickering Image
    .text = Reakcja po ataku tego wojownika, który był trafieniem krytycznym: możesz go przesunąć najwyżej o 2 pola.
sha-card-ghostblade = Ghostblade
    .text = W rzucie obrony przed tym atakiem sukcesem jest tylko krytyk. Ten atak zadaje jednemu wojownikowi najwyżej 1 obrażenie, cokolwiek go wzmacnia.
sha-card-great-fortitude = Great Fortitude
    .text = +1 do Żywotności.
sha-card-great-speed = Great Speed
    .text = +1 do Ruchu.
sha-card-great-strength = Great Strength
    .text = Ataki tego wojownika o Zasięgu 1 lub 2 mają +1 do Obrażeń.
sha-card-headlong-charge = Headlong Charge
    .text = W szarży ten wojownik ma +1 do Ruchu do końca aktywacji.
sha-card-helpful-whispers = Helpful Whispers
    .text = Gdy ten wojownik atakuje i nie sąsiaduje z nim żaden inny twój wojownik, sukcesem jest też pojedyncze wsparcie.
sha-card-heroslayer = Heroslayer
sha-card-incredible-strength = Incredible Strength
    .text = Ataki tego wojownika o Zasięgu 1 lub 2 mają +1 do Obrażeń.
sha-card-katophranes-belt = Katophrane's Belt
    .text = Relikt Katophrane’a. Zdolności zależą od tego, ile takich reliktów ma ten wojownik, i sumują się. Od dwóch – reakcja podczas ataku na tego wojownika: przerzuć wszystkie kości obrony. Od trzech – reakcja podczas ataku tego wojownika: przerzuć wszystkie kości ataku. Od czterech – reakcja po akcji tego wojownika: dobierz dwie karty mocy. Przy sześciu – akcja: zyskujesz 4 punkty chwały.
sha-card-katophranes-boots = Katophrane's Boots
    .text = Relikt Katophrane’a. Zdolności zależą od tego, ile takich reliktów ma ten wojownik, i sumują się. Od dwóch – reakcja podczas ataku na tego wojownika: przerzuć wszystkie kości obrony. Od trzech – reakcja podczas ataku tego wojownika: przerzuć wszystkie kości ataku. Od czterech – reakcja po akcji tego wojownika: dobierz dwie karty mocy. Przy sześciu – akcja: zyskujesz 4 punkty chwały.
sha-card-katophranes-gloves = Katophrane's Gloves
    .text = Relikt Katophrane’a. Zdolności zależą od tego, ile takich reliktów ma ten wojownik, i sumują się. Od dwóch – reakcja podczas ataku na tego wojownika: przerzuć wszystkie kości obrony. Od trzech – reakcja podczas ataku tego wojownika: przerzuć wszystkie kości ataku. Od czterech – reakcja po akcji tego wojownika: dobierz dwie karty mocy. Przy sześciu – akcja: zyskujesz 4 punkty chwały.
sha-card-katophranes-hood = Katophrane's Hood
    .text = Relikt Katophrane’a. Zdolności zależą od tego, ile takich reliktów ma ten wojownik, i sumują się. Od dwóch – reakcja podczas ataku na tego wojownika: przerzuć wszystkie kości obrony. Od trzech – reakcja podczas ataku tego wojownika: przerzuć wszystkie kości ataku. Od czterech – reakcja po akcji tego wojownika: dobierz dwie karty mocy. Przy sześciu – akcja: zyskujesz 4 punkty chwały.
sha-card-katophranes-locket = Katophrane's Locket
    .text = Relikt Katophrane’a. Zdolności zależą od tego, ile takich reliktów ma ten wojownik, i sumują się. Od dwóch – reakcja podczas ataku na tego wojownika: przerzuć wszystkie kości obrony. Od trzech – reakcja podczas ataku tego wojownika: przerzuć wszystkie kości ataku. Od czterech – reakcja po akcji tego wojownika: dobierz dwie karty mocy. Przy sześciu – akcja: zyskujesz 4 punkty chwały.
sha-card-katophranes-plate = Katophrane's Plate
    .text = Relikt Katophrane’a. Zdolności zależą od tego, ile takich reliktów ma ten wojownik, i sumują się. Od dwóch – reakcja podczas ataku na tego wojownika: przerzuć wszystkie kości obrony. Od trzech – reakcja podczas ataku tego wojownika: przerzuć wszystkie kości ataku. Od czterech – reakcja po akcji tego wojownika: dobierz dwie karty mocy. Przy sześciu – akcja: zyskujesz 4 punkty chwały.
sha-card-legendary-swiftness = Legendary Swiftness
    .text = +1 do Ruchu.
sha-card-light-armour = Light Armour
    .text = Na kościach obrony tego wojownika krytyk nie jest sukcesem. Gdy ten wojownik atakuje, rzuca jedną dodatkową kością ataku.
sha-card-light-footed = Light-footed
    .text = Reakcja podczas ataku, w którym ten wojownik mógłby zostać odepchnięty, choćby przeciwnik tego nie chciał: zamiast tego możesz go przesunąć o 1 pole.
sha-card-low-blow = Low Blow
    .text = W tym ataku sukcesem jest i miecz, i młot.
sha-card-opportunist = Opportunist
    .text = Reakcja po nieudanym ataku na tego wojownika: możesz go przesunąć o 1 pole.
sha-card-regeneration = Regeneration
    .text = Na początku każdej fazy akcji zdejmij z tego wojownika najwyżej jedną ranę.
sha-card-second-in-command = Second-in-command
    .text = Jeśli twój dowódca jest wyłączony z walki, ten wojownik liczy się jako dowódca. Dopóki jest on na polu bitwy, przeciwnicy nie mogą wypełniać zadań za wyłączenie z walki twojego dowódcy.
sha-card-shadeglass-axe = Shadeglass Axe
    .text = Oba ataki: +1 do Obrażeń przy trafieniu krytycznym. Atak o Zasięgu 1: gdy się uda, odrzuć to ulepszenie. Atak o Zasięgu 3: po nim odrzuć to ulepszenie, nawet gdy się nie uda.
sha-card-shadeglass-dagger = Shadeglass Dagger
    .text = +1 do Obrażeń przy trafieniu krytycznym. Gdy ten atak się uda, odrzuć to ulepszenie.
sha-card-shadeglass-darts = Shadeglass Darts
    .text = +1 do Obrażeń przy trafieniu krytycznym.
sha-card-shadeglass-hammer = Shadeglass Hammer
    .text = +1 do Obrażeń przy trafieniu krytycznym. Gdy ten atak się uda, odrzuć to ulepszenie.
sha-card-shadeglass-spear = Shadeglass Spear
    .text = +1 do Obrażeń przy trafieniu krytycznym. Gdy ten atak się uda, odrzuć to ulepszenie.
sha-card-shadeglass-sword = Shadeglass Sword
    .text = +1 do Obrażeń przy trafieniu krytycznym. Gdy ten atak się uda, odrzuć to ulepszenie.
sha-card-shadestep = Shadestep
    .text = W ruchu ten wojownik może przechodzić przez innych wojowników, ale musi skończyć ruch na pustym polu.
sha-card-shardcaller = Shardcaller
    .text = Na początku każdej fazy akcji możesz zamienić miejscami cel, który utrzymuje ten wojownik, i dowolny inny cel.
sha-card-shifting-image = Shifting Image
    .text = Reakcja po ataku, w którym dla tego wojownika wypadł krytyk na kości ataku albo obrony: możesz go przesunąć o 1 pole.
sha-card-sixth-sense = Sixth Sense
    .text = W atakach na tego wojownika podwójne wsparcie nigdy nie jest sukcesem dla przeciwnika.
sha-card-solid-stance = Solid Stance
    .text = Tego wojownika może odepchnąć tylko trafienie krytyczne.
sha-card-soultrap = Soultrap
    .text = Reakcja podczas ataku albo fortelu, który wyłącza tego wojownika z walki: rzuć kością obrony; tarcza albo krytyk: nie otrzymuje on obrażeń i nie zostaje wyłączony z walki, a ty odrzucasz to ulepszenie.
sha-card-sprinter = Sprinter
    .text = +1 do Ruchu.
sha-card-superior-agility = Superior Agility
    .text = Reakcja podczas ataku, w którym ten wojownik mógłby zostać odepchnięty, choćby przeciwnik tego nie chciał: zamiast tego możesz go przesunąć o 1 pole.
sha-card-swift-strike = Swift Strike
    .text = Reakcja przed tym atakiem: przesuń tego wojownika o 1 pole.
sha-card-tethered-spirit = Tethered Spirit
    .text = Reakcja podczas ataku albo fortelu, który wyłącza tego wojownika z walki: rzuć kością obrony; tarcza albo krytyk: postaw go na dowolnym polu startowym na swoim terytorium, pomiń obrażenia i odrzuć to ulepszenie. Jeśli to niemożliwe, zostaje wyłączony z walki.
sha-card-the-blazing-key = The Blazing Key
    .text = Jeśli w trzeciej fazie końcowej ten wojownik utrzymuje cel 3, zyskujesz 2 punkty chwały.
sha-card-the-dazzling-key = The Dazzling Key
    .text = Jeśli w trzeciej fazie końcowej ten wojownik utrzymuje cel 4, zyskujesz 2 punkty chwały.
sha-card-the-formless-key = The Formless Key
    .text = Jeśli w trzeciej fazie końcowej ten wojownik utrzymuje dowolny cel, zyskujesz 1 punkt chwały.
sha-card-the-fractured-key = The Fractured Key
    .text = Jeśli w trzeciej fazie końcowej ten wojownik utrzymuje cel 5, zyskujesz 2 punkty chwały.
sha-card-the-hallowed-key = The Hallowed Key
    .text = Jeśli w trzeciej fazie końcowej ten wojownik utrzymuje cel 1, zyskujesz 2 punkty chwały.
sha-card-the-shadowed-key = The Shadowed Key
    .text = Jeśli w trzeciej fazie końcowej ten wojownik utrzymuje cel 2, zyskujesz 2 punkty chwały.
sha-card-total-offence = Total Offence
    .text = Gdy ten wojownik atakuje, ale nie w szarży, możesz rzucić dwiema dodatkowymi kośćmi ataku; wtedy nie można go już aktywować w tej fazie.
sha-card-tricksters-charm = Trickster's Charm
    .text = Dopóki ten wojownik jest na polu bitwy, na początku każdej fazy akcji możesz zagrać jeden fortel.
sha-card-trusted-defender = Trusted Defender
    .text = Gdy ten wojownik jest atakowany, możesz przerzucić jedną jego kość obrony.
sha-card-unparalleled-strike = Unparalleled Strike
    .text = W tym ataku każdy młot liczy się jako krytyk.
sha-card-vampiric-weapon = Vampiric Weapon
    .text = Gdy wrogi wojownik zostaje wyłączony z walki przez tego wojownika, zdejmij z tego wojownika jedną ranę.
sha-card-war-cry = War Cry
    .text = Gdy ten wojownik szarżuje, jego ataki mają w tej aktywacji Odrzut 1.
sha-card-zealous-defender = Zealous Defender
    .text = Dopóki ten wojownik utrzymuje cel, liczy się tak, jakby miał o jednego wspierającego więcej.
