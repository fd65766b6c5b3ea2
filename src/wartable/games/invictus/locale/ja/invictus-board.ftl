# The words on the Invictus table. Every message here is used by the scripts in web/static.
# As in board.ftl, no message may choose its form by a variable.

## Areas

board-invictus-queue = 待機列
board-invictus-own-queue = あなたの待機列、{ $limit }枚中{ $count }枚、先頭から
board-invictus-enemy-queue = 相手の待機列、{ $limit }枚中{ $count }枚、先頭から
board-invictus-queue-of = { $name }の待機列、{ $limit }枚中{ $count }枚、先頭から
board-invictus-kingdom = 王国
board-invictus-kingdom-of = 王国：{ $name }
board-invictus-graveyard = 墓地
board-invictus-graveyard-of = 墓地：{ $name }
board-invictus-own-field = あなたの戦場
board-invictus-enemy-field = 相手の戦場
board-invictus-field-of = { $name }の戦場
board-invictus-row-front = 前列
board-invictus-row-back = 後列
board-invictus-chosen-opening = 最初の手札
board-invictus-chosen-take = あなたのデッキ
board-invictus-chosen-leave-out = 残っているカード
board-invictus-chosen-leader = あなたのリーダー
board-invictus-chosen-first-seat = あなたのリーダー

## Kingdom points

board-invictus-scales = KP：あなた{ $mine }、相手{ $theirs }。4KPで勝ち
board-invictus-scales-of = KP：{ $below } { $mine }、{ $above } { $theirs }。4KPで勝ち
board-invictus-of-four = / 4KP
board-invictus-say-scale = { $colour }：あなた{ $mine }、相手{ $theirs }。
board-invictus-say-scale-of = { $colour }：{ $below } { $mine }、{ $above } { $theirs }。
board-invictus-say-point-mine = あなたのKP。
board-invictus-say-point-theirs = 相手のKP。
board-invictus-say-point-of = { $name }のKP。
board-invictus-say-point-none = どちらのKPでもありません。

## What happens to a card

board-invictus-captures = 捕獲
board-invictus-destroys = 破壊
board-invictus-captured = 捕獲
board-invictus-destroyed = 破壊
board-invictus-fate-captures = 捕獲します。
board-invictus-fate-destroys = { $amount }ダメージで破壊します。
board-invictus-fate-hurts = 体力{ $health }に{ $amount }ダメージ。
board-invictus-fate-nothing = ダメージなし。

## Pieces in whole sentences

board-invictus-active = アクティブ
board-invictus-rested = レスト
board-invictus-say-own-card = あなたの《{ $card }》、{ $place }、{ $turned }：攻撃力{ $attack }、体力{ $health }、ダメージ{ $damage }。
board-invictus-say-enemy-card = 相手の《{ $card }》、{ $place }、{ $turned }：攻撃力{ $attack }、体力{ $health }、ダメージ{ $damage }。
board-invictus-say-card-of = { $name }の《{ $card }》、{ $place }、{ $turned }：攻撃力{ $attack }、体力{ $health }、ダメージ{ $damage }。
board-invictus-say-own-empty = あなたの{ $place }、空き。
board-invictus-say-enemy-empty = 相手の{ $place }、空き。
board-invictus-say-empty-of = { $name }の{ $place }、空き。
board-invictus-say-own-queue = あなたの待機列の{ $number }番目：《{ $card }》。
board-invictus-say-enemy-queue = 相手の待機列の{ $number }番目：《{ $card }》。
board-invictus-say-queue-of = { $name }の待機列の{ $number }番目：《{ $card }》。
board-invictus-say-queue-tail = あなたの待機列の最後尾：選択中のカードで後方支援。
board-invictus-say-own-kingdom = あなたの王国の《{ $card }》、{ $colour }。
board-invictus-say-enemy-kingdom = 相手の王国の《{ $card }》、{ $colour }。
board-invictus-say-kingdom-of = { $name }の王国の《{ $card }》、{ $colour }。
board-invictus-say-colour = { $colour }：{ $count }
board-invictus-say-enter = あなたの王国：選択中のカードが入国。
board-invictus-say-hand = 手札の《{ $card }》：攻撃力{ $attack }、体力はアクティブ{ $active }、レスト{ $rested }。

## Why a number is what it is

board-invictus-why-attack = カードの攻撃力：{ $attack }
board-invictus-why-x = カードの攻撃力：X（手札の枚数）
board-invictus-why-health = カードの体力：アクティブ{ $active }、レスト{ $rested }
board-invictus-why-all = ターン終了時まで自軍の攻撃力+{ $amount }
board-invictus-why-next = 次にアタックする兵士の攻撃力+{ $amount }
board-invictus-why-any-front = 次の兵士は相手の前列のどれでもアタック可
board-invictus-why-attack-now = 今の攻撃力：{ $attack }
board-invictus-why-health-active = アクティブ：体力{ $health }、残り{ $left }
board-invictus-why-health-rested = レスト：体力{ $health }、残り{ $left }
board-invictus-why-damage = このターンのダメージ：{ $damage }

## The prompt and its buttons

board-invictus-flag-attacked = 攻撃済み
board-invictus-flag-marched = 進軍済み
board-invictus-flag-entered = 入国済み

## Beside the table

board-invictus-text-card = { $card }、{ $place }、{ $turned }：攻撃力{ $attack }、体力{ $health }
board-invictus-text-empty = カードなし
board-invictus-text-seat = 手札{ $hand }枚、山札{ $deck }枚、{ $points }KP

## The end, by what was counted

board-invictus-decided-points = KP
board-invictus-decided-cards = 王国のカード
board-invictus-decided-graves = 墓地のカード
