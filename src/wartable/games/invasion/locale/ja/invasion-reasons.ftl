# Invasion in Japanese: what can be named as a reason of a chance to win (`reasons` in judging.py). Several opponents are one side.

reason-invasion-own-hand = あなたの手札
reason-invasion-own-deck = あなたのデッキ
reason-invasion-own-resources = あなたのリソース
reason-invasion-own-kingdom = あなたのキングダムのカード
reason-invasion-own-quest = あなたのクエスト領域のカード
reason-invasion-own-battlefield = あなたのバトルフィールドのカード
reason-invasion-own-developments = あなたのデベロップ
reason-invasion-own-capital = あなたの首都へのダメージ

reason-invasion-their-hand = 相手の手札
reason-invasion-their-deck = 相手のデッキ
reason-invasion-their-resources = 相手のリソース
reason-invasion-their-kingdom = 相手のキングダムのカード
reason-invasion-their-quest = 相手のクエスト領域のカード
reason-invasion-their-battlefield = 相手のバトルフィールドのカード
reason-invasion-their-developments = 相手のデベロップ
reason-invasion-their-capital = 相手の首都へのダメージ
