# Słowa pokoju draftu w Inwazji. Wartości wstawia przeglądarka; żaden komunikat nie wybiera formy według nich.

## Gdzie jest draft

board-draft-pack = Zestaw { $number } z { $count }
board-draft-step-pick = wybór
board-draft-step-counterdraft = odciąganie
board-draft-say-step = Zestaw { $pack } z { $packs }, krok { $number } z { $count }: { $step }.

## Co przed tobą leży i co z tym robisz

board-draft-own-pack = Twój zestaw
board-draft-pack-of = Zestaw: { $name }
board-draft-top = Wierzch twojego stosu
board-draft-packs-closed = Zestawy widzą tylko gracze.
board-draft-hint-pick = Po dwie karty trafiają do twojej talii. Nikt inny ich nie widzi.
board-draft-hint-counterdraft = Odciągnięta karta wypada z draftu: nikt jej nie dostanie, a widzą ją wszyscy.
board-draft-hint-sabotage = Poświęć Sabotaż, aby odciągnąć z tego zestawu jeszcze jedną kartę, albo zachowaj go na później.
board-draft-hint-reinforce = Jedna karta trafia zakryta do talii, pozostałe idą pod twój stos.
board-draft-hint-waiting = Oglądasz swój zestaw; teraz wybiera ktoś inny.
board-draft-hint-chosen = Wybór dokonany. Karty odkrywa się, gdy wybiorą obie strony.
board-draft-picked = Wybrana
board-draft-taken-out = Wypada
board-draft-take-back = cofnij
board-draft-again-pick = Jeszcze raz: wybierz
board-draft-again-counterdraft = Jeszcze raz: odciągnij
board-draft-again-reinforce = Jeszcze raz: do talii
board-draft-not-for-deck = tylko do draftu

## Stosy, zestawy i talie miejsca

board-draft-pile = Stos
board-draft-in-pack = Zestaw
board-draft-deck = Talia
board-draft-say-stacks = { $name }. Kart w stosie: { $pile }, w zestawie: { $pack }, w talii: { $deck }.
board-draft-sabotages = Sabotaż ×{ $count }
board-draft-sabotages-why = Odkryty Sabotaż: podczas odciągania można go poświęcić, aby odciągnąć jeszcze jedną kartę.
board-draft-cut = Zestawy −{ $count }
board-draft-cut-why = Odcięte linie zaopatrzenia: każdy nowy zestaw ma o tyle kart mniej.
board-draft-out = Poza draftem
board-draft-out-own = Poza draftem: z twojego stosu
board-draft-out-of = Poza draftem: stos gracza { $name }

## Twoja talia do tej pory

board-draft-your-deck = Twoja talia do tej pory
board-draft-nothing-yet = Tu będą leżeć wybrane karty.
board-draft-units = Jednostki
board-draft-supports = Wsparcia
board-draft-quests = Misje
board-draft-tactics = Taktyki
board-draft-curve = Karty według kosztu
board-draft-say-cost = Koszt { $cost }: { $count }
board-draft-say-in-deck = { $card } w twojej talii: { $count }, koszt { $cost }.

## Co właśnie odkryto

board-draft-shown = Odkryte
board-draft-you-picked = Twój wybór
board-draft-they-picked = Wybór: { $name }
board-draft-you-took-out = Odciągasz
board-draft-they-took-out = Odciąga: { $name }

## Karty w całych zdaniach

board-draft-say-unit = { $card }: { $kind }. Koszt { $cost }, lojalność { $loyalty }, siła { $power }, punkty Wytrzymałości { $hit_points }. { $text }
board-draft-say-card = { $card }: { $kind }. Koszt { $cost }, lojalność { $loyalty }. { $text }
board-draft-say-draft-card = { $card }: { $kind }. { $text }
board-draft-say-picked = { $card }: wybrana.
board-draft-say-taken-out = { $card }: wypada z draftu.
board-draft-say-take-back = Naciśnij, aby cofnąć.
