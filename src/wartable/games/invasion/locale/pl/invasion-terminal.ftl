# Invasion in Polish: the terminal.

terminal-invasion-setup = Inwazja · pierwsze ręce
terminal-invasion-over = Inwazja · partia skończona
terminal-invasion-turn = { $who ->
    [you] Inwazja · tura { $turn } · twoja
   *[other] Inwazja · tura { $turn } · { $name }
}
terminal-draft = Inwazja · draft · zestaw { $pack } z { $packs }
terminal-phase-begin = początek tury
terminal-phase-kingdom = faza Królestwa
terminal-phase-quest = faza Misji
terminal-phase-capital = faza Stolicy
terminal-phase-battle = faza Pola Bitwy
terminal-phase-end = koniec tury
terminal-developed = rozwinięcie położone
terminal-limited = zagrano Ograniczenie
terminal-shielded = obrażenia anulowane
terminal-invasion-counts = zasoby { $resources }  ręka { $hand }  talia { $deck }  odrzucone { $discard }
terminal-burning = płonie
terminal-under-attack = atak
terminal-combat = walka
terminal-combat-line = { $place }: obrażenia { $attack }, w zamian { $defence }
terminal-to-assign = przydziel { $left }
terminal-chain = łańcuch
terminal-cancelled = anulowane
terminal-gone = już nie ma
terminal-face-down = zakryte
terminal-first = { $who ->
    [you] Zaczynasz.
   *[other] Zaczyna przeciwnik.
}
terminal-draft-counts = stos { $pile }  zestaw { $pack }  talia { $deck }  Sabotaż { $sabotages }  zaopatrzenie −{ $cut }
terminal-out = wykluczone
terminal-deck = talia
terminal-picked = wybrane
card-cost = koszt { $cost }
card-unique = unikatowa
cards-legend-invasion = Koszt, a za plusem lojalność; ⚒ siła, ♥ punkty Wytrzymałości. help <karta> mówi, skąd się biorą jej liczby.
number-cost = koszt
number-power = siła
number-hit-points = punkty Wytrzymałości
number-toughness = Odporność
part-printed = na karcie
part-turn = w tej turze
part-itself = własny tekst
part-loyalty = lojalność
part-symbols = twoje symbole rasy
part-discount = następna jednostka jest tańsza
part-least = nie mniej niż 0
piles-discard = Stos kart odrzuconych: { $name }
piles-top = Wierzch talii, który znasz ({ $name })
piles-deck = Twoja talia, bez kolejności
verb-develop = rozwinięcie
verb-defend = obrona
help-legend-invasion = Na planszy: ▲ jednostka, ■ wsparcie, ◆ misja, ✦ taktyka; ⚒ siła, ♥ punkty Wytrzymałości (−obrażenia, +przydzielone, ! nieanulowalne), ◈ Odporność, ▪ rozwinięcia, ● żetony, ↷ spaczona, » atakuje, « broni, └ na misji, + dołączona (− przez drugiego gracza), ⊘ nie może być wyznaczona, ✧ coś jeszcze może albo czegoś nie może (help <karta>), ▣ obrażenia, które w tej turze zostaną jeszcze anulowane, † poświęcana na koniec tury, ↶ wraca wtedy na rękę, ✓ nie ginie z pozostałymi, ⚑ cudza do końca tury; * na ręce: przeciwnik o niej wie. Kto ma dwie płonące strefy Stolicy, przegrywa.
menu-starter = Twoja talia startowa?
menu-their-starter = Talia startowa przeciwnika?
menu-side = Twoja strona?
menu-capital = Twoja Stolica?
menu-their-capital = Stolica przeciwnika?
