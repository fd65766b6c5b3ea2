# Invasion in Polish: formats, options, decks and cards on the pages.

decks-base-invasion = Stolica
decks-count-invasion = Karty: { $count } (od { $least } do { $most })
decks-hand-cards = Ręka na początek
gallery-invasion-race = Rasa
gallery-invasion-set = Zestaw
gallery-invasion-type = Rodzaj
gallery-invasion-cost = Koszt
gallery-invasion-trait = Cecha
gallery-invasion-keyword = Słowo-klucz
gallery-invasion-2009 = W wydaniu z 2009 roku
gallery-invasion-unique = Unikatowa
    .text = Gracz może mieć w grze tylko jedną taką kartę.
gallery-invasion-loyalty = lojalność { $number }
gallery-invasion-power = siła { $number }
gallery-invasion-hit-points = punkty Wytrzymałości { $number }
gallery-invasion-printed = { $set } { $number }
gallery-invasion-group-unit = Jednostki
gallery-invasion-group-support = Wsparcia
gallery-invasion-group-quest = Misje
gallery-invasion-group-tactic = Taktyki
