# What the English names of Invasion's cards mean in Polish, as a second line beside the name. These are plain
# translations of our own, not official names; the name stays the one printed on the card. A card whose name the
# Polish rulebook translates has none.

## Dwarfs

reading-card-troll-slayers = Zabójcy trolli
reading-card-durgnar-the-bold = Durgnar Śmiały
reading-card-dwarf-cannon-crew = Krasnoludzka załoga działa
reading-card-dwarf-masons = Krasnoludzcy kamieniarze
reading-card-dwarf-ranger = Krasnoludzki zwiadowca
reading-card-ironbreakers-of-ankhor = Żelazołamacze z Ankhor
reading-card-rune-of-fortitude = Runa wytrwałości
reading-card-keystone-forge = Kuźnia zwornika
reading-card-organ-gun = Działo organowe
reading-card-master-rune-of-dismay = Mistrzowska runa trwogi
reading-card-a-glorious-death = Chwalebna śmierć
reading-card-burying-the-grudge = Pogrzebanie urazy
reading-card-stubborn-refusal = Uparta odmowa
reading-card-striking-the-grudge = Wykreślenie urazy
reading-card-grudge-thrower-assault = Szturm mściciela
reading-card-demolition = Wyburzenie!
reading-card-wake-the-mountain = Obudzić górę
reading-card-master-rune-of-valaya = Mistrzowska runa Valayi

## The Empire

reading-card-peasant-militia = Chłopska milicja
reading-card-reiksguard-knights = Rycerze Gwardii Reiku
reading-card-bright-wizard-apprentice = Uczeń maga płomienia
reading-card-nuln-tinkerers = Majsterkowicze z Nuln
reading-card-the-greatswords = Wielkie Miecze
reading-card-sigmars-blessed = Błogosławieni Sigmara
reading-card-thyrus-gorman = Thyrus Gorman
reading-card-huntsmen = Łowcy
reading-card-warrior-priests = Kapłani bitewni
reading-card-free-company = Wolna kompania
reading-card-pistoliers = Pistolierzy
reading-card-johannes-broheim = Johannes Broheim
reading-card-knight-training = Szkolenie rycerzy
reading-card-church-of-sigmar = Kościół Sigmara
reading-card-city-gates = Bramy miasta
reading-card-shrine-to-taal = Kapliczka Taala
reading-card-temple-of-shallya = Świątynia Shallyi
reading-card-defend-the-border = Obrona granicy
reading-card-will-of-the-electors = Wola Elektorów
reading-card-twin-tailed-comet = Kometa o dwóch ogonach
reading-card-demoralise = Złamanie ducha
reading-card-franzs-decree = Dekret Franza
reading-card-forced-march = Forsowny marsz
reading-card-judgement-of-verena = Sąd Vereny
reading-card-sigmars-intervention = Interwencja Sigmara

## High Elves

reading-card-silver-helm-brigade = Brygada Srebrnych Hełmów
reading-card-archmage-of-saphery = Arcymag z Saphery
reading-card-radiant-gaze = Promienne spojrzenie
reading-card-greater-heal = Wielkie uzdrowienie

## Orcs

reading-card-crooked-teef-goblins = Gobliny Krzywych Zembów
reading-card-squig-herders = Pasterze squigów
reading-card-ironclaws-horde = Horda Ironclawa
reading-card-followers-of-mork = Wyznawcy Morka
reading-card-black-orc-squad = Oddział czarnych orków
reading-card-urguck = Urguck
reading-card-grimgor-ironhide = Grimgor Żelazna Skóra
reading-card-night-goblins = Nocne gobliny
reading-card-lobber-crew = Załoga miotacza
reading-card-big-uns = Wielkoludy
reading-card-rock-lobber = Miotacz głazów
reading-card-choppa = Rębak
reading-card-totem-of-gork = Totem Gorka
reading-card-banna-of-da-red-sunz = Sztandar Czerwonych Słońców
reading-card-smash-em-all = Rozwalić ich wszystkich!
reading-card-grimgors-camp = Obóz Grimgora
reading-card-smash-go-boom = Łup i bum!
reading-card-rip-dere-eads-off = Urwać im łby!
reading-card-wez-bigga = My więksi!
reading-card-favour-of-mork = Łaska Morka
reading-card-waaagh = Waaagh!
reading-card-troll-vomit = Wymioty trolla

## Chaos

reading-card-servants-of-khorne = Słudzy Khorne’a
reading-card-savage-marauders = Dzicy grasanci
reading-card-festering-nurglings = Ropiejące nurglątka
reading-card-nurgle-sorcerer = Czarnoksiężnik Nurgle’a
reading-card-chaos-knights = Rycerze Chaosu
reading-card-cultist-of-slaanesh = Kultysta Slaanesha
reading-card-valkia-the-bloody = Krwawa Valkia
reading-card-melekh-the-changer = Melekh Odmieniec
reading-card-fledgling-chaos-spawn = Młody pomiot Chaosu
reading-card-savage-gors = Dzikie gory
reading-card-dark-zealot = Mroczny fanatyk
reading-card-bloodthirster = Krwiopijca
reading-card-cloud-of-flies = Chmara much
reading-card-horrific-mutation = Ohydna mutacja
reading-card-sadistic-mutation = Sadystyczna mutacja
reading-card-warpstone-meteor = Meteor ze spaczenia
reading-card-journey-to-the-gate = Podróż do bramy
reading-card-shrine-to-nurgle = Kapliczka Nurgle’a
reading-card-will-of-tzeentch = Wola Tzeentcha
reading-card-nurgles-pestilence = Zaraza Nurgle’a
reading-card-flames-of-tzeentch = Płomienie Tzeentcha
reading-card-blood-for-the-blood-god = Krew dla Boga Krwi!
reading-card-culling-the-weak = Wybicie słabych
reading-card-slaaneshs-domination = Dominacja Slaanesha

## Dark Elves

reading-card-disciple-of-khaine = Uczeń Khaine’a
reading-card-vile-sorceress = Podła czarodziejka
reading-card-cold-one-riders = Jeźdźcy zimnych
reading-card-cauldron-of-blood = Kocioł krwi
reading-card-hate = Nienawiść

## Neutral cards

reading-card-contested-fortress = Sporna forteca
reading-card-contested-stronghold = Sporna warownia
reading-card-armoury = Zbrojownia
reading-card-forgotten-cemetery = Zapomniany cmentarz
reading-card-warpstone-excavation = Wydobycie spaczenia
reading-card-pilgrimage = Pielgrzymka
reading-card-burn-it-down = Spalić to!
reading-card-innovation = Innowacja
reading-card-infiltrate = Infiltracja!
reading-card-prepare-for-war = Szykować się do wojny!
