# What the English names of the cards of Assault on Ulthuan mean in Polish, as a second line beside the name. These are
# plain translations of our own, not official names; the name stays the one printed on the card.

## High Elves

reading-card-envoy-from-averlorn = Wysłannik z Averlorn
reading-card-shadow-warrior = Wojownik cienia
reading-card-sword-masters-of-hoeth = Mistrzowie miecza z Hoeth
reading-card-high-elf-spearmen = Włócznicy Wysokich Elfów
reading-card-caradryan = Caradryan
reading-card-initiate-of-saphery = Nowicjusz z Saphery
reading-card-loremaster-of-hoeth = Mistrz wiedzy z Hoeth
reading-card-illyriel = Illyriel
reading-card-dragon-prince = Smoczy książę
reading-card-wake-the-dragons = Obudzić smoki
reading-card-defend-tor-aendris = Obrona Tor Aendris
reading-card-dragon-mage-wakening = Przebudzenie smoczego maga
reading-card-the-glittering-tower = Lśniąca wieża
reading-card-shrine-of-asuryan = Kapliczka Asuryana
reading-card-temple-of-vaul = Świątynia Vaula
reading-card-tear-of-isha = Łza Ishy
reading-card-flames-of-the-phoenix = Płomienie feniksa
reading-card-for-ulthuan = Za Ulthuan!
reading-card-asuryans-cleansing = Oczyszczenie Asuryana
reading-card-gift-of-life = Dar życia
reading-card-high-elfs-disdain = Pogarda Wysokiego Elfa

## Dark Elves

reading-card-dark-initiate = Mroczny nowicjusz
reading-card-walking-sacrifice = Chodząca ofiara
reading-card-harpies = Harpie
reading-card-shades = Cienie
reading-card-cold-one-knight = Rycerz zimnych
reading-card-mortella = Mortella
reading-card-dark-sorceress = Mroczna czarodziejka
reading-card-corsairs-of-ghrond = Korsarze z Ghrond
reading-card-lokhir-fellheart = Lokhir Fellheart
reading-card-night-raids = Nocne najazdy
reading-card-sack-tor-aendris = Złupienie Tor Aendris
reading-card-mind-killer = Zabójca umysłów
reading-card-word-of-pain = Słowo bólu
reading-card-har-ganeth = Har Ganeth
reading-card-altar-of-khaine = Ołtarz Khaine’a
reading-card-lash-the-prisoner = Wychłostać więźnia!
reading-card-dark-visions = Mroczne wizje
reading-card-chillwind = Lodowaty wiatr
reading-card-bathe-in-blood = Kąpiel we krwi
reading-card-take-captive = Brać w niewolę!
reading-card-invoke-khaines-wrath = Wezwanie gniewu Khaine’a

## Dwarfs

reading-card-slayers-of-karak-kadrin = Zabójcy z Karak Kadrin
reading-card-mountain-barracks = Górskie koszary
reading-card-lure-them-out = Wywabić ich

## The Empire

reading-card-gold-wizard-acolyte = Akolita maga złota
reading-card-battle-standard = Sztandar bojowy
reading-card-surrender = Poddajcie się!

## Orcs

reading-card-wyvern-rider = Jeździec wiwerny
reading-card-scrap-heap = Kupa złomu
reading-card-foot-of-gork = Stopa Gorka

## Chaos

reading-card-maledictor-of-tzeentch = Przeklinacz Tzeentcha
reading-card-blood-frenzy = Krwawy szał
reading-card-tzeentchs-firestorm = Ognista burza Tzeentcha

## Neutral cards

reading-card-treasure-vaults = Skarbce
reading-card-ancient-map = Starożytna mapa
reading-card-boar-attack = Atak dzika
