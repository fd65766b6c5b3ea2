# Invictus in Polish: what can be named as a reason of a chance to win (`reasons` in judging.py). Several opponents are one side.

reason-invictus-own-hand = twoja ręka
reason-invictus-own-kingdom = twoje królestwo
reason-invictus-own-front = twój przedni rząd
reason-invictus-own-back = twój tylny rząd
reason-invictus-own-queue = twoja kolejka
reason-invictus-own-deck = twoja talia
reason-invictus-own-graveyard = twój cmentarz

reason-invictus-their-hand = ręka przeciwnika
reason-invictus-their-kingdom = królestwo przeciwnika
reason-invictus-their-front = przedni rząd przeciwnika
reason-invictus-their-back = tylny rząd przeciwnika
reason-invictus-their-queue = kolejka przeciwnika
reason-invictus-their-deck = talia przeciwnika
reason-invictus-their-graveyard = cmentarz przeciwnika
