# Invasion in English: what can be named as a reason of a chance to win (`reasons` in judging.py). Several opponents are one side.

reason-invasion-own-hand = your hand
reason-invasion-own-deck = your deck
reason-invasion-own-resources = your resources
reason-invasion-own-kingdom = your cards in the Kingdom
reason-invasion-own-quest = your cards in the Quest zone
reason-invasion-own-battlefield = your cards on the Battlefield
reason-invasion-own-developments = your developments
reason-invasion-own-capital = the damage to your capital

reason-invasion-their-hand = their hand
reason-invasion-their-deck = their deck
reason-invasion-their-resources = their resources
reason-invasion-their-kingdom = their cards in the Kingdom
reason-invasion-their-quest = their cards in the Quest zone
reason-invasion-their-battlefield = their cards on the Battlefield
reason-invasion-their-developments = their developments
reason-invasion-their-capital = the damage to their capital
