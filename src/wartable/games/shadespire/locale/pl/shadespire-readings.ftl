# What the English names of Shadespire mean in Polish, as a second line beside the name: warbands, boards, fighters,
# attacks and cards. These are plain translations of our own, not official names; the name stays the one printed.

## Warbands

reading-sha-warband-steelhearts-champions = Czempioni Steelhearta
reading-sha-warband-garreks-reavers = Łupieżcy Garreka
reading-sha-warband-sepulchral-guard = Grobowa Straż
reading-sha-warband-ironskulls-boyz = Chopaki Ironskulla
reading-sha-warband-the-chosen-axes = Wybrane Topory
reading-sha-warband-spiteclaws-swarm = Rój Spiteclawa
reading-sha-warband-magores-fiends = Biesy Magore’a
reading-sha-warband-the-farstriders = Dalekobieżni

## Boards

reading-sha-board-mirror-well = Studnia Luster
reading-sha-board-shyishian-stardial = Gwiezdny Zegar Shyish
reading-sha-board-katophranes-reliquary = Relikwiarz Katophrane’a
reading-sha-board-shattered-tower = Strzaskana Wieża
reading-sha-board-arcane-nexus = Węzeł Magii
reading-sha-board-animus-forge = Kuźnia Dusz

## Fighters: Steelheart's Champions

reading-sha-fighter-severin-steelheart = Severin Stalowe Serce
reading-sha-fighter-angharad-brightshield = Angharad Jasna Tarcza
reading-sha-fighter-obryn-the-bold = Obryn Śmiały

## Fighters: Garrek's Reavers

reading-sha-fighter-garrek-gorebeard = Garrek Krwawa Broda
reading-sha-fighter-blooded-saek = Okrwawiony Saek
reading-sha-fighter-karsus-the-chained = Karsus Skuty
reading-sha-fighter-targor = Targor
reading-sha-fighter-arnulf = Arnulf

## Fighters: Sepulchral Guard

reading-sha-fighter-the-sepulchral-warden = Grobowy Strażnik
reading-sha-fighter-the-champion = Czempion
reading-sha-fighter-the-prince-of-dust = Książę Prochu
reading-sha-fighter-the-harvester = Żniwiarz
reading-sha-fighter-petitioner = Petent

## Fighters: Ironskull's Boyz

reading-sha-fighter-gurzag-ironskull = Gurzag Żelazna Czaszka
reading-sha-fighter-bonekutta = Kościociach
reading-sha-fighter-hakka = Siekacz
reading-sha-fighter-basha = Tłukacz

## Fighters: The Chosen Axes

reading-sha-fighter-fjul-grimnir = Fjul-Grimnir
reading-sha-fighter-tefk-flamebearer = Tefk Niosący Płomień
reading-sha-fighter-vol-orrukbane = Vol Zguba Orruków
reading-sha-fighter-mad-maegrim = Szalony Maegrim

## Fighters: Spiteclaw's Swarm

reading-sha-fighter-skritch-spiteclaw = Skritch Zły Pazur
reading-sha-fighter-krrk-the-almost-trusted = Krrk Prawie-Zaufany
reading-sha-fighter-lurking-skaven = Czający się skaven
reading-sha-fighter-festering-skaven = Ropiejący skaven
reading-sha-fighter-hungering-skaven = Głodny skaven

## Fighters: Magore's Fiends

reading-sha-fighter-magore-redhand = Magore Czerwona Ręka
reading-sha-fighter-riptooth = Rwikieł
reading-sha-fighter-zharkus-the-bloodsighted = Zharkus Krwawooki
reading-sha-fighter-ghartok-flayskull = Ghartok Odarta Czaszka

## Fighters: The Farstriders

reading-sha-fighter-sanson-farstrider = Sanson Dalekobieżny
reading-sha-fighter-almeric-eagle-eye = Almeric Orle Oko
reading-sha-fighter-elias-swiftblade = Elias Szybkie Ostrze

## Attacks: Steelheart's Champions

reading-sha-attack-sigmarite-broadsword = Sigmarytowy miecz
reading-sha-attack-mighty-swing = Potężny zamach
reading-sha-attack-sigmarite-hammer = Sigmarytowy młot
reading-sha-attack-furious-parry = Wściekłe parowanie
reading-sha-attack-sigmarite-grandhammer = Wielki młot z sigmarytu
reading-sha-attack-overhead-strike = Cios znad głowy

## Attacks: Garrek's Reavers

reading-sha-attack-blooddrinker-axe = Krwiopijny topór
reading-sha-attack-awakened-axe = Przebudzony topór
reading-sha-attack-great-axe = Wielki topór
reading-sha-attack-chained-axe = Topór na łańcuchu
reading-sha-attack-brutal-chop = Brutalne rąbnięcie
reading-sha-attack-savage-whirl = Dziki wir
reading-sha-attack-gore-axe-and-blade = Krwawy topór i ostrze
reading-sha-attack-piercing-blade-and-axe = Przeszywające ostrze i topór

## Attacks: Sepulchral Guard

reading-sha-attack-boneshiver-spear = Włócznia drżących kości
reading-sha-attack-quickened-spear = Ożywiona włócznia
reading-sha-attack-wight-blade = Ostrze upiora
reading-sha-attack-royal-mace = Królewski buzdygan
reading-sha-attack-whirling-scythe = Wirująca kosa
reading-sha-attack-ancient-weapon = Starożytna broń

## Attacks: Ironskull's Boyz

reading-sha-attack-boss-choppas = Rębaki szefa
reading-sha-attack-big-choppa = Wielki rębak
reading-sha-attack-choppas = Rębaki
reading-sha-attack-smashas = Miażdżaki

## Attacks: The Chosen Axes

reading-sha-attack-latchkey-axe = Kluczowy topór
reading-sha-attack-blazing-latchkey-axe = Płonący kluczowy topór
reading-sha-attack-brazier-axe = Topór z koksownikiem
reading-sha-attack-fyresteel-axe = Topór z ognistali
reading-sha-attack-blazing-axes = Płonące topory
reading-sha-attack-fyresteel-axes = Topory z ognistali
reading-sha-attack-scorching-axes = Parzące topory

## Attacks: Spiteclaw's Swarm

reading-sha-attack-wicked-halberd = Nikczemna halabarda
reading-sha-attack-warp-infused-halberd = Halabarda nasycona spaczeniem
reading-sha-attack-warding-spear = Włócznia strażnika
reading-sha-attack-paired-katar = Para katarów
reading-sha-attack-wicked-daggers = Nikczemne sztylety
reading-sha-attack-scavenged-flail = Znaleziony cep

## Attacks: Magore's Fiends

reading-sha-attack-daemonic-axe = Demoniczny topór
reading-sha-attack-ravenous-axe = Wygłodniały topór
reading-sha-attack-claws-and-teeth = Pazury i kły
reading-sha-attack-bloody-claws-and-teeth = Krwawe pazury i kły
reading-sha-attack-weighty-goreaxe = Ciężki krwawy topór
reading-sha-attack-gorefist = Krwawa pięść
reading-sha-attack-swift-gorefist = Szybka krwawa pięść
reading-sha-attack-goreaxe = Krwawy topór

## Attacks: The Farstriders

reading-sha-attack-boltstorm-pistol = Pistolet burzy bełtów
reading-sha-attack-shock-handaxe = Rażący toporek
reading-sha-attack-star-falcon = Gwiezdny sokół
reading-sha-attack-charged-handaxe = Naładowany toporek
reading-sha-attack-storm-sabre = Szabla burzy
reading-sha-attack-charged-sabre = Naładowana szabla

## Attacks of an upgrade that has two

reading-sha-attack-shadeglass-axe-swung = Topór z cienioszkła (zamach)
reading-sha-attack-shadeglass-axe-thrown = Topór z cienioszkła (rzut)

## Garrek's Reavers: objectives

reading-sha-card-a-worthy-skull = Godna czaszka
reading-sha-card-blood-for-the-blood-god = Krew dla Boga Krwi!
reading-sha-card-coward = Tchórz!
reading-sha-card-draw-the-gaze-of-khorne = Przyciągnąć wzrok Khorne’a
reading-sha-card-it-begins = Zaczyna się
reading-sha-card-khorne-cares-not = Khorne’owi wszystko jedno
reading-sha-card-khornes-champion = Czempion Khorne’a
reading-sha-card-let-the-blood-flow = Niech płynie krew
reading-sha-card-there-is-only-slaughter = Jest tylko rzeź

## Garrek's Reavers: ploys

reading-sha-card-blood-offering = Krwawa ofiara
reading-sha-card-blood-rain = Krwawy deszcz
reading-sha-card-boon-of-khorne = Dar Khorne’a
reading-sha-card-desecrate = Zbezczeszczenie
reading-sha-card-final-blow = Ostatni cios
reading-sha-card-fuelled-by-slaughter = Karmiony rzezią
reading-sha-card-insensate = Nieczuły
reading-sha-card-khorne-calls = Khorne wzywa
reading-sha-card-rebirth-in-blood = Odrodzenie we krwi
reading-sha-card-skulls-for-the-skull-throne = Czaszki dla Tronu Czaszek!

## Garrek's Reavers: upgrades

reading-sha-card-berserk-charge = Szarża berserkera
reading-sha-card-bloodslick = Śliski od krwi
reading-sha-card-deadly-spin = Zabójczy obrót
reading-sha-card-ever-advancing = Wciąż naprzód
reading-sha-card-frenzy = Szał
reading-sha-card-grisly-trophy = Makabryczne trofeum
reading-sha-card-terrifying-howl = Przerażające wycie
reading-sha-card-unstoppable-charge = Niepowstrzymana szarża
reading-sha-card-whirlwind-of-death = Wir śmierci
reading-sha-card-wicked-blade = Nikczemne ostrze

## Steelheart's Champions: objectives

reading-sha-card-awe-inspiring = Budzący podziw
reading-sha-card-cleanse = Oczyszczenie
reading-sha-card-consecrated-area = Poświęcony teren
reading-sha-card-eternals = Wieczni
reading-sha-card-immovable-object = Nieporuszona skała
reading-sha-card-lightning-strikes = Uderzenie pioruna
reading-sha-card-seize-ground = Zająć teren
reading-sha-card-sigmars-bulwark = Bastion Sigmara
reading-sha-card-slayers-of-tyrants = Pogromcy tyranów

## Steelheart's Champions: ploys

reading-sha-card-heroic-guard = Bohaterska straż
reading-sha-card-peal-of-thunder = Huk gromu
reading-sha-card-righteous-zeal = Sprawiedliwy zapał
reading-sha-card-sigmarite-wall = Mur z sigmarytu
reading-sha-card-stormforged-resistance = Opór wykuty w burzy
reading-sha-card-stormforged-tactics = Taktyka wykuta w burzy
reading-sha-card-tireless-assault = Niestrudzony szturm
reading-sha-card-undaunted = Nieustraszony
reading-sha-card-unstoppable-strike = Niepowstrzymany cios
reading-sha-card-valiant-attack = Mężny atak

## Steelheart's Champions: upgrades

reading-sha-card-blessed-by-sigmar = Błogosławiony przez Sigmara
reading-sha-card-block = Blok
reading-sha-card-brave-strike = Odważny cios
reading-sha-card-fatal-riposte = Śmiertelna riposta
reading-sha-card-heroic-might = Bohaterska moc
reading-sha-card-heroic-stride = Bohaterski krok
reading-sha-card-lightning-blade = Ostrze błyskawic
reading-sha-card-lightning-blast = Wybuch błyskawic
reading-sha-card-righteous-strike = Sprawiedliwy cios
reading-sha-card-shield-bash = Uderzenie tarczą

## Sepulchral Guard: objectives

reading-sha-card-battle-without-end = Walka bez końca
reading-sha-card-claim-the-city = Zająć miasto
reading-sha-card-fearless-in-death = Bez lęku w śmierci
reading-sha-card-march-of-the-dead = Marsz umarłych
reading-sha-card-more-able-bodies = Więcej rąk do walki
reading-sha-card-peerless-general = Niezrównany dowódca
reading-sha-card-skills-unforgotten = Niezapomniane umiejętności
reading-sha-card-the-invigorated-dead = Pokrzepieni umarli
reading-sha-card-undead-swarm = Rój nieumarłych

## Sepulchral Guard: ploys

reading-sha-card-bone-shrapnel = Kościane odłamki
reading-sha-card-ceaseless-attacks = Nieustanne ataki
reading-sha-card-clawing-hands = Drapiące dłonie
reading-sha-card-danse-macabre = Taniec śmierci
reading-sha-card-grasping-hands = Chwytające dłonie
reading-sha-card-restless-dead = Niespokojni umarli
reading-sha-card-spectral-form = Widmowa postać
reading-sha-card-swift-evasion = Szybki unik
reading-sha-card-terrifying-screams = Przerażające wrzaski
reading-sha-card-the-necromancer-commands = Nekromanta rozkazuje

## Sepulchral Guard: upgrades

reading-sha-card-ancient-commander = Starożytny dowódca
reading-sha-card-assumed-command = Przejęte dowództwo
reading-sha-card-deathly-charge = Śmiercionośna szarża
reading-sha-card-fatal-strike = Śmiertelny cios
reading-sha-card-focused-attack = Skupiony atak
reading-sha-card-frightening-speed = Przerażająca szybkość
reading-sha-card-grim-cleave = Ponure rozpłatanie
reading-sha-card-lethal-lunge = Zabójcze pchnięcie
reading-sha-card-remembered-shield = Zapamiętana tarcza
reading-sha-card-undying = Nieśmiertelny

## Ironskull's Boyz: objectives

reading-sha-card-ard-as-iron = Tfardy jak żelazo
reading-sha-card-biggest-an-da-best = Najwienkszy i najlepszy
reading-sha-card-call-of-the-waaagh = Zew Waaagh!
reading-sha-card-dead-kunnin = Cholernie sprytne
reading-sha-card-deres-more-of-us = Nas jest wincyj
reading-sha-card-get-da-boss = Brać szefa
reading-sha-card-good-scrap = Dobra bitka
reading-sha-card-punch-up = Mordobicie
reading-sha-card-too-dumb-to-die = Za głupi, żeby umrzeć

## Ironskull's Boyz: ploys

reading-sha-card-avin-a-good-time = Zabawa na całego
reading-sha-card-brutal-but-kunnin = Brutalne, ale sprytne
reading-sha-card-deafening-bellow = Ogłuszający ryk
reading-sha-card-gorkamorkas-blessing = Błogosławieństwo Gorkamorki
reading-sha-card-kunnin-but-brutal = Sprytne, ale brutalne
reading-sha-card-last-lunge = Ostatni wypad
reading-sha-card-leadin-by-example = Dawać przykład
reading-sha-card-more-choppin = Wincyj rąbania
reading-sha-card-pillage = Grabież
reading-sha-card-scrag-em = Dorwać ich

## Ironskull's Boyz: upgrades

reading-sha-card-ard-head = Tfarda głowa
reading-sha-card-aspiring-boss = Przyszły szef
reading-sha-card-brutal-frenzy = Brutalny szał
reading-sha-card-brutal-swing = Brutalny zamach
reading-sha-card-crush-and-cleave = Miażdż i rąb
reading-sha-card-dead-ard = Cholernie tfardy
reading-sha-card-eadbutt = Z bańki
reading-sha-card-headlong-rush = Na łeb, na szyję
reading-sha-card-unkillable = Nie do zabicia
reading-sha-card-waaagh = Waaagh!

## The Chosen Axes: objectives

reading-sha-card-a-claim-retaken = Odzyskana własność
reading-sha-card-a-grim-promise = Ponura obietnica
reading-sha-card-ferocious-charge = Dzika szarża
reading-sha-card-for-the-ur-gold = Za ur-złoto!
reading-sha-card-fury-of-the-lodge = Furia loży
reading-sha-card-hoarders = Zbieracze skarbów
reading-sha-card-oaths-still-to-fulfil = Niespełnione przysięgi
reading-sha-card-scion-of-grimnir = Potomek Grimnira
reading-sha-card-unstoppable-advance = Niepowstrzymany marsz

## The Chosen Axes: ploys

reading-sha-card-berserk-fury = Furia berserkera
reading-sha-card-indomitable = Niezłomny
reading-sha-card-living-wall = Żywy mur
reading-sha-card-oathsworn = Zaprzysięgły
reading-sha-card-piercing-stare = Przeszywające spojrzenie
reading-sha-card-slaying-blow = Zabójczy cios
reading-sha-card-the-earth-shakes = Ziemia drży
reading-sha-card-treasure-lust = Żądza skarbów
reading-sha-card-ur-gold-boon = Dar ur-złota
reading-sha-card-we-shall-not-be-moved = Nie ustąpimy

## The Chosen Axes: upgrades

reading-sha-card-activated-runes = Przebudzone runy
reading-sha-card-brute-strength = Brutalna siła
reading-sha-card-defiant-strike = Hardy cios
reading-sha-card-flurry-of-blows = Grad ciosów
reading-sha-card-great-swing = Wielki zamach
reading-sha-card-grimnirs-blessing = Błogosławieństwo Grimnira
reading-sha-card-grimnirs-fortitude = Wytrwałość Grimnira
reading-sha-card-grimnirs-speed = Szybkość Grimnira
reading-sha-card-returning-axe = Wracający topór
reading-sha-card-war-song = Pieśń wojny

## Spiteclaw's Swarm: objectives

reading-sha-card-arms-length = Na odległość ramienia
reading-sha-card-brilliant-brilliant = Genialne-genialne!
reading-sha-card-feast-feast = Żreć-żreć!
reading-sha-card-honed-survival-instincts = Wyostrzony instynkt przetrwania
reading-sha-card-leading-from-the-back = Dowodzenie z tyłu
reading-sha-card-live-to-fight-another-day = Przeżyć, by walczyć jutro
reading-sha-card-lives-are-cheap = Życie jest tanie
reading-sha-card-numberless-swarm = Niezliczony rój
reading-sha-card-skritch-is-the-greatest-yes-yes = Skritch jest największy, tak-tak!

## Spiteclaw's Swarm: ploys

reading-sha-card-aversion-to-death = Niechęć do śmierci
reading-sha-card-frenzied-stabbing = Szaleńcze dźganie
reading-sha-card-heightened-caution = Wzmożona ostrożność
reading-sha-card-momentary-boldness = Chwilowa śmiałość
reading-sha-card-musk-of-fear = Piżmo strachu
reading-sha-card-nervous-scrabbling = Nerwowe drapanie
reading-sha-card-scratching-in-the-shadows = Skrobanie w cieniu
reading-sha-card-skaven-courage = Skaveńska odwaga
reading-sha-card-sudden-skittering = Nagłe czmychnięcie
reading-sha-card-there-are-always-more = Zawsze jest ich więcej

## Spiteclaw's Swarm: upgrades

reading-sha-card-black-hunger = Czarny głód
reading-sha-card-bodyguard-for-a-price = Ochroniarz za opłatą
reading-sha-card-expendable = Na straty
reading-sha-card-festering-blades = Ropiejące ostrza
reading-sha-card-flee = Uciekać!
reading-sha-card-skitter-scurry = Czmych-czmych
reading-sha-card-sneaky-stab-stab = Podstępne dźgu-dźgu
reading-sha-card-swarm-of-rats = Rój szczurów
reading-sha-card-throwing-stars = Gwiazdki do rzucania
reading-sha-card-whirling-halberd = Wirująca halabarda

## Magore's Fiends: objectives

reading-sha-card-all-the-better-to-slay-them = By lepiej ich zabijać
reading-sha-card-bane-of-champions = Zguba czempionów
reading-sha-card-bloody-annihilation = Krwawa zagłada
reading-sha-card-khorne-sees-us = Khorne nas widzi
reading-sha-card-kill-kill-again = Zabij! Zabij znowu!
reading-sha-card-no-escape = Bez ucieczki
reading-sha-card-rivers-of-blood = Rzeki krwi
reading-sha-card-save-the-best = Najlepsze na koniec
reading-sha-card-show-of-strength = Pokaz siły

## Magore's Fiends: ploys

reading-sha-card-blood-frenzy = Krwawy szał
reading-sha-card-bloodslick-ground = Grunt śliski od krwi
reading-sha-card-bloody-retribution = Krwawy odwet
reading-sha-card-continue-the-slaughter = Rzeź trwa
reading-sha-card-daemonic-resilience = Demoniczna odporność
reading-sha-card-fountain-of-gore = Fontanna krwi
reading-sha-card-furious-inspiration = Wściekłe natchnienie
reading-sha-card-glory-to-khorne = Chwała Khorne’owi
reading-sha-card-horrifying-howl = Upiorne wycie
reading-sha-card-to-the-victor-the-spoils = Łupy dla zwycięzcy

## Magore's Fiends: upgrades

reading-sha-card-brutal-charge = Brutalna szarża
reading-sha-card-daemonic-maw = Demoniczna paszcza
reading-sha-card-furious-charge = Wściekła szarża
reading-sha-card-no-respite = Bez wytchnienia
reading-sha-card-predatory-leap = Drapieżny skok
reading-sha-card-rage-fuelled-attacks = Ataki z wściekłości
reading-sha-card-shake-about = Potrząsanie ofiarą
reading-sha-card-trophy-hunter = Łowca trofeów
reading-sha-card-unshakeable = Niewzruszony
reading-sha-card-wrathful-blows = Gniewne ciosy

## The Farstriders: objectives

reading-sha-card-behead-the-beast = Ściąć łeb bestii
reading-sha-card-brave-but-cautious = Odważni, lecz ostrożni
reading-sha-card-close-with-the-enemy = Zewrzeć się z wrogiem
reading-sha-card-eternal-supremacy = Wieczna supremacja
reading-sha-card-lightning-advance = Błyskawiczny marsz
reading-sha-card-meticulous-annihilation = Staranna zagłada
reading-sha-card-punishing-volleys = Karzące salwy
reading-sha-card-ranger-strike = Uderzenie zwiadowcy
reading-sha-card-sigmars-finest = Najlepsi Sigmara

## The Farstriders: ploys

reading-sha-card-fearsome-roar = Straszliwy ryk
reading-sha-card-firm-footing = Pewna postawa
reading-sha-card-lightning-blow = Błyskawiczny cios
reading-sha-card-lightning-stride = Błyskawiczny krok
reading-sha-card-patient-defence = Cierpliwa obrona
reading-sha-card-rangers-advance = Marsz zwiadowcy
reading-sha-card-rapid-volley = Szybka salwa
reading-sha-card-retribution = Odwet
reading-sha-card-steady-volley = Spokojna salwa
reading-sha-card-warning-cry = Okrzyk ostrzegawczy

## The Farstriders: upgrades

reading-sha-card-aetheric-step = Eteryczny krok
reading-sha-card-covering-fire = Ogień osłonowy
reading-sha-card-flashing-handaxe = Błyskający toporek
reading-sha-card-furious-blow = Wściekły cios
reading-sha-card-lone-warrior = Samotny wojownik
reading-sha-card-overcharged-boltstorm-pistol = Przeładowany pistolet burzy bełtów
reading-sha-card-sharp-eyes = Bystre oczy
reading-sha-card-spinning-strike = Cios z obrotu
reading-sha-card-swift-stride = Szybki krok
reading-sha-card-well-timed-lunge = Pchnięcie w samą porę

## Universal cards: objectives

reading-sha-card-accept-inevitability = Pogodzić się z losem
reading-sha-card-advancing-strike = Cios w natarciu
reading-sha-card-alone-in-the-darkness = Sam w ciemności
reading-sha-card-annihilation = Zagłada
reading-sha-card-assassinate = Zamach
reading-sha-card-balance-of-power = Równowaga sił
reading-sha-card-blooded = Skrwawieni
reading-sha-card-bloodless = Bez rozlewu krwi
reading-sha-card-brawl = Bijatyka
reading-sha-card-butchery = Jatka
reading-sha-card-change-of-tactics = Zmiana taktyki
reading-sha-card-chosen-champion = Wybrany czempion
reading-sha-card-complete-victory = Pełne zwycięstwo
reading-sha-card-concerted-attack = Zgrany atak
reading-sha-card-conquest = Podbój
reading-sha-card-contained = Zamknięci
reading-sha-card-cover-ground = Przemierzyć teren
reading-sha-card-crushing-force = Miażdżąca siła
reading-sha-card-dauntless = Nieustępliwy
reading-sha-card-defensive-strike = Cios obronny
reading-sha-card-denial = Odmowa
reading-sha-card-determined-defender = Zacięty obrońca
reading-sha-card-divide-and-conquer = Dziel i zwyciężaj
reading-sha-card-endless-slaughter = Rzeź bez końca
reading-sha-card-escalation = Eskalacja
reading-sha-card-fearless = Bez lęku
reading-sha-card-flawless-strategy = Bezbłędna strategia
reading-sha-card-geared-for-war = Gotowi do wojny
reading-sha-card-heroes-all = Sami bohaterowie
reading-sha-card-heroic-feat = Bohaterski czyn
reading-sha-card-hold-objective-1 = Utrzymaj cel 1
reading-sha-card-hold-objective-2 = Utrzymaj cel 2
reading-sha-card-hold-objective-3 = Utrzymaj cel 3
reading-sha-card-hold-objective-4 = Utrzymaj cel 4
reading-sha-card-hold-objective-5 = Utrzymaj cel 5
reading-sha-card-honest-opponent = Uczciwy przeciwnik
reading-sha-card-killing-ground = Pole rzezi
reading-sha-card-making-a-statement = Dać do zrozumienia
reading-sha-card-massive-assault = Wielki szturm
reading-sha-card-master-of-war = Mistrz wojny
reading-sha-card-masterstroke = Mistrzowskie posunięcie
reading-sha-card-miraculous-escape = Cudowne ocalenie
reading-sha-card-multiple-fronts = Wiele frontów
reading-sha-card-no-more-tricks = Dość sztuczek
reading-sha-card-no-remorse = Bez skruchy
reading-sha-card-our-only-way-out = Jedyne wyjście
reading-sha-card-overextended = Za daleko
reading-sha-card-perfect-planning = Doskonały plan
reading-sha-card-plant-a-standard = Zatknąć sztandar
reading-sha-card-ploymaster = Mistrz forteli
reading-sha-card-poised-to-strike = Gotowi do ciosu
reading-sha-card-precise-use-of-force = Siła w sam raz
reading-sha-card-pure-carnage = Czysta masakra
reading-sha-card-ready-for-a-challenge = Gotów na wyzwanie
reading-sha-card-reaper = Kosiarz
reading-sha-card-scent-of-victory = Zapach zwycięstwa
reading-sha-card-skirting-danger = Na krawędzi
reading-sha-card-stymied = W kropce
reading-sha-card-superior-tactician = Lepszy taktyk
reading-sha-card-supremacy = Supremacja
reading-sha-card-swift-advance = Szybki marsz
reading-sha-card-tactical-genius-1-3 = Geniusz taktyki 1–3
reading-sha-card-tactical-genius-3-5 = Geniusz taktyki 3–5
reading-sha-card-tactical-supremacy-1-2 = Taktyczna przewaga 1–2
reading-sha-card-tactical-supremacy-3-4 = Taktyczna przewaga 3–4
reading-sha-card-the-bigger-they-are = Im są więksi…
reading-sha-card-the-harvest-begins = Żniwa się zaczynają
reading-sha-card-total-annihilation = Całkowita zagłada
reading-sha-card-trapped = W pułapce
reading-sha-card-twilight-conqueror = Zdobywca o zmierzchu
reading-sha-card-unbroken-wall = Nieprzerwany mur
reading-sha-card-unstoppable = Niepowstrzymany
reading-sha-card-victorious-duel = Zwycięski pojedynek
reading-sha-card-victory-after-victory = Zwycięstwo za zwycięstwem
reading-sha-card-war-of-attrition = Wojna na wyczerpanie

## Universal cards: ploys

reading-sha-card-anticipation = Przewidywanie
reading-sha-card-blinding-flash = Oślepiający błysk
reading-sha-card-confused-priorities = Pomylone priorytety
reading-sha-card-confusion = Zamęt
reading-sha-card-cruel-taunt = Okrutna drwina
reading-sha-card-curious-inversion = Dziwne odwrócenie
reading-sha-card-darkness-descends = Zapada ciemność
reading-sha-card-daylight-robbery = Rozbój w biały dzień
reading-sha-card-death-throes = Śmiertelne drgawki
reading-sha-card-desperate-gambit = Rozpaczliwy gambit
reading-sha-card-distraction = Odwrócenie uwagi
reading-sha-card-dual-strike = Podwójny cios
reading-sha-card-duel-of-wits = Pojedynek umysłów
reading-sha-card-earthquake = Trzęsienie ziemi
reading-sha-card-ephemeral-shield = Ulotna tarcza
reading-sha-card-flickering-step = Migotliwy krok
reading-sha-card-forceful-denial = Stanowcza odmowa
reading-sha-card-fortify = Umocnienie
reading-sha-card-frozen-in-time = Zamrożony w czasie
reading-sha-card-fuelled-by-fury = Karmiony furią
reading-sha-card-grapple = Zapasy
reading-sha-card-great-concussion = Wielki wstrząs
reading-sha-card-healing-potion = Mikstura lecznicza
reading-sha-card-hidden-paths = Ukryte ścieżki
reading-sha-card-illusory-fighter = Złudny wojownik
reading-sha-card-improvisation = Improwizacja
reading-sha-card-inspiration-strikes = Nagłe natchnienie
reading-sha-card-invisible-walls = Niewidzialne mury
reading-sha-card-last-chance = Ostatnia szansa
reading-sha-card-legacy = Dziedzictwo
reading-sha-card-lethal-strike = Zabójcze uderzenie
reading-sha-card-mighty-swing = Potężny zamach
reading-sha-card-mischievous-spirits = Psotne duchy
reading-sha-card-misdirection = Zmyłka
reading-sha-card-momentary-madness = Chwilowe szaleństwo
reading-sha-card-my-turn = Moja kolej
reading-sha-card-no-time = Nie ma czasu
reading-sha-card-on-your-feet = Na nogi!
reading-sha-card-parry = Parowanie
reading-sha-card-quick-thinker = Szybko myślący
reading-sha-card-ready-for-action = Gotów do akcji
reading-sha-card-rebound = Odbicie
reading-sha-card-reflected-injury = Odbita rana
reading-sha-card-rethink-strategy = Zmiana strategii
reading-sha-card-sacrificial-pawn = Poświęcony pionek
reading-sha-card-scavenge = Zbieranie resztek
reading-sha-card-second-wind = Drugi oddech
reading-sha-card-shardfall = Spadające odłamki
reading-sha-card-shardgale = Wichura odłamków
reading-sha-card-shattering-terrain = Pękający teren
reading-sha-card-shattershard = Pękający odłamek
reading-sha-card-shifting-shards = Ruchome odłamki
reading-sha-card-sidestep = Krok w bok
reading-sha-card-spectral-wings = Widmowe skrzydła
reading-sha-card-spoils-of-battle = Łupy wojenne
reading-sha-card-sprint = Sprint
reading-sha-card-stumble = Potknięcie
reading-sha-card-tainted-vitality = Skażona żywotność
reading-sha-card-tantalising-prize = Kusząca nagroda
reading-sha-card-teamwork = Praca zespołowa
reading-sha-card-time-trap = Pułapka czasu
reading-sha-card-trap = Pułapka
reading-sha-card-triumphant-roar = Triumfalny ryk
reading-sha-card-trust-to-luck = Zdać się na los
reading-sha-card-twist-the-knife = Przekręcić nóż

## Universal cards: upgrades

reading-sha-card-a-destiny-to-meet = Wypełnić przeznaczenie
reading-sha-card-acrobatic = Akrobata
reading-sha-card-army-of-one = Jednoosobowa armia
reading-sha-card-awakened-weapon = Przebudzona broń
reading-sha-card-blessed-armour = Błogosławiona zbroja
reading-sha-card-concealed-weapon = Ukryta broń
reading-sha-card-coordinated-attack = Skoordynowany atak
reading-sha-card-cunning-duellist = Przebiegły szermierz
reading-sha-card-cursed-artefact = Przeklęty artefakt
reading-sha-card-daemonic-weapon = Demoniczna broń
reading-sha-card-dark-darts = Mroczne strzałki
reading-sha-card-deathly-fortitude = Martwa wytrwałość
reading-sha-card-disengage = Oderwanie się od walki
reading-sha-card-ethereal-shield = Eteryczna tarcza
reading-sha-card-flickering-image = Migotliwy obraz
reading-sha-card-ghostblade = Widmowe ostrze
reading-sha-card-great-fortitude = Wielka wytrwałość
reading-sha-card-great-speed = Wielka szybkość
reading-sha-card-great-strength = Wielka siła
reading-sha-card-headlong-charge = Szarża na oślep
reading-sha-card-helpful-whispers = Pomocne szepty
reading-sha-card-heroslayer = Zabójca bohaterów
reading-sha-card-incredible-strength = Niesamowita siła
reading-sha-card-katophranes-belt = Pas Katophrane’a
reading-sha-card-katophranes-boots = Buty Katophrane’a
reading-sha-card-katophranes-gloves = Rękawice Katophrane’a
reading-sha-card-katophranes-hood = Kaptur Katophrane’a
reading-sha-card-katophranes-locket = Medalion Katophrane’a
reading-sha-card-katophranes-plate = Pancerz Katophrane’a
reading-sha-card-legendary-swiftness = Legendarna chyżość
reading-sha-card-light-armour = Lekka zbroja
reading-sha-card-light-footed = Lekkostopy
reading-sha-card-low-blow = Cios poniżej pasa
reading-sha-card-opportunist = Oportunista
reading-sha-card-regeneration = Regeneracja
reading-sha-card-second-in-command = Zastępca dowódcy
reading-sha-card-shadeglass-axe = Topór z cienioszkła
reading-sha-card-shadeglass-dagger = Sztylet z cienioszkła
reading-sha-card-shadeglass-darts = Strzałki z cienioszkła
reading-sha-card-shadeglass-hammer = Młot z cienioszkła
reading-sha-card-shadeglass-spear = Włócznia z cienioszkła
reading-sha-card-shadeglass-sword = Miecz z cienioszkła
reading-sha-card-shadestep = Krok cienia
reading-sha-card-shardcaller = Zaklinacz odłamków
reading-sha-card-shifting-image = Zmienny obraz
reading-sha-card-sixth-sense = Szósty zmysł
reading-sha-card-solid-stance = Twarda postawa
reading-sha-card-soultrap = Pułapka na dusze
reading-sha-card-sprinter = Sprinter
reading-sha-card-superior-agility = Lepsza zwinność
reading-sha-card-swift-strike = Szybki cios
reading-sha-card-tethered-spirit = Uwięziony duch
reading-sha-card-the-blazing-key = Płonący klucz
reading-sha-card-the-dazzling-key = Olśniewający klucz
reading-sha-card-the-formless-key = Bezkształtny klucz
reading-sha-card-the-fractured-key = Pęknięty klucz
reading-sha-card-the-hallowed-key = Święty klucz
reading-sha-card-the-shadowed-key = Cienisty klucz
reading-sha-card-total-offence = Pełna ofensywa
reading-sha-card-tricksters-charm = Amulet oszusta
reading-sha-card-trusted-defender = Zaufany obrońca
reading-sha-card-unparalleled-strike = Niezrównany cios
reading-sha-card-vampiric-weapon = Wampiryczna broń
reading-sha-card-war-cry = Okrzyk wojenny
reading-sha-card-zealous-defender = Gorliwy obrońca
