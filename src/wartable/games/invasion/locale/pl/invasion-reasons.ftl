# Invasion in Polish: what can be named as a reason of a chance to win (`reasons` in judging.py). Several opponents are one side.

reason-invasion-own-hand = twoja ręka
reason-invasion-own-deck = twoja talia
reason-invasion-own-resources = twoje zasoby
reason-invasion-own-kingdom = twoje karty w Królestwie
reason-invasion-own-quest = twoje karty w strefie Misji
reason-invasion-own-battlefield = twoje karty na Polu Bitwy
reason-invasion-own-developments = twoje rozwinięcia
reason-invasion-own-capital = obrażenia twojej Stolicy

reason-invasion-their-hand = ręka przeciwnika
reason-invasion-their-deck = talia przeciwnika
reason-invasion-their-resources = zasoby przeciwnika
reason-invasion-their-kingdom = karty przeciwnika w Królestwie
reason-invasion-their-quest = karty przeciwnika w strefie Misji
reason-invasion-their-battlefield = karty przeciwnika na Polu Bitwy
reason-invasion-their-developments = rozwinięcia przeciwnika
reason-invasion-their-capital = obrażenia Stolicy przeciwnika
