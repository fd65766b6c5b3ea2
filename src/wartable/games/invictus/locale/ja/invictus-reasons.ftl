# Invictus in Japanese: what can be named as a reason of a chance to win (`reasons` in judging.py). Several opponents are one side.

reason-invictus-own-hand = あなたの手札
reason-invictus-own-kingdom = あなたの王国
reason-invictus-own-front = あなたの前列
reason-invictus-own-back = あなたの後列
reason-invictus-own-queue = あなたの待機列
reason-invictus-own-deck = あなたの山札
reason-invictus-own-graveyard = あなたの墓地

reason-invictus-their-hand = 相手の手札
reason-invictus-their-kingdom = 相手の王国
reason-invictus-their-front = 相手の前列
reason-invictus-their-back = 相手の後列
reason-invictus-their-queue = 相手の待機列
reason-invictus-their-deck = 相手の山札
reason-invictus-their-graveyard = 相手の墓地
