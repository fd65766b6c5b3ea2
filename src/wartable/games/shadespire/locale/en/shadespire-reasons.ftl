# Shadespire in English: what can be named as a reason of a chance to win (`reasons` in judging.py). Several opponents are one side.

reason-shadespire-own-glory = your glory
reason-shadespire-own-wounds = your wounds
reason-shadespire-own-fallen = your fallen fighters
reason-shadespire-own-inspired = your inspired fighters
reason-shadespire-own-moved = your fighters that have moved or charged
reason-shadespire-own-upgrades = your upgrades
reason-shadespire-own-hand = your hand
reason-shadespire-own-activations = your activations so far

reason-shadespire-their-glory = their glory
reason-shadespire-their-wounds = their wounds
reason-shadespire-their-fallen = their fallen fighters
reason-shadespire-their-inspired = their inspired fighters
reason-shadespire-their-moved = their fighters that have moved or charged
reason-shadespire-their-upgrades = their upgrades
reason-shadespire-their-hand = their hand
reason-shadespire-their-activations = their activations so far
