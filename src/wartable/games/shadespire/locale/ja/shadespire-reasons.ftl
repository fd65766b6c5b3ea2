# Shadespire in Japanese: what can be named as a reason of a chance to win (`reasons` in judging.py). Several opponents are one side.

reason-shadespire-own-glory = あなたの栄誉点
reason-shadespire-own-wounds = あなたの受けたダメージ
reason-shadespire-own-fallen = あなたの戦闘不能のファイター
reason-shadespire-own-inspired = あなたの奮起したファイター
reason-shadespire-own-moved = 移動や突撃を終えたあなたのファイター
reason-shadespire-own-upgrades = あなたの強化カード
reason-shadespire-own-hand = あなたの手札
reason-shadespire-own-activations = あなたの実行した命令

reason-shadespire-their-glory = 相手の栄誉点
reason-shadespire-their-wounds = 相手の受けたダメージ
reason-shadespire-their-fallen = 相手の戦闘不能のファイター
reason-shadespire-their-inspired = 相手の奮起したファイター
reason-shadespire-their-moved = 移動や突撃を終えた相手のファイター
reason-shadespire-their-upgrades = 相手の強化カード
reason-shadespire-their-hand = 相手の手札
reason-shadespire-their-activations = 相手の実行した命令
