# Invictus in English: what can be named as a reason of a chance to win (`reasons` in judging.py). Several opponents are one side.

reason-invictus-own-hand = your hand
reason-invictus-own-kingdom = your kingdom
reason-invictus-own-front = your front row
reason-invictus-own-back = your back row
reason-invictus-own-queue = your queue
reason-invictus-own-deck = your deck
reason-invictus-own-graveyard = your graveyard

reason-invictus-their-hand = their hand
reason-invictus-their-kingdom = their kingdom
reason-invictus-their-front = their front row
reason-invictus-their-back = their back row
reason-invictus-their-queue = their queue
reason-invictus-their-deck = their deck
reason-invictus-their-graveyard = their graveyard
