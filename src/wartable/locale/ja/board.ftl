# The words on the table itself. Every message here is used by web/static, with its variables put in by the browser.
# Variables may stand anywhere, but no message here may choose its form by one: the browser only puts values in.

## Seats, turns, clocks

board-you = あなた
board-opponent = 相手
board-partner = 味方
board-seat = 席{ $number }
board-turn-yours = ターン{ $number }：あなた
board-turn = ターン{ $number }
board-turn-of = ターン{ $number }：{ $name }
board-set-up = 準備
board-clock = { $name }の持ち時間：{ $time }
board-since = { $time }経過
board-title-yours = ● あなたの番 – { $title }

## Areas

board-table = 盤面
board-queue = 待機列
board-own-queue = あなたの待機列、{ $limit }枚中{ $count }枚、先頭から
board-enemy-queue = 相手の待機列、{ $limit }枚中{ $count }枚、先頭から
board-queue-of = { $name }の待機列、{ $limit }枚中{ $count }枚、先頭から
board-kingdom = 王国
board-kingdom-of = 王国：{ $name }
board-deck = 山札
board-deck-of = 山札：{ $name }
board-graveyard = 墓地
board-graveyard-of = 墓地：{ $name }
board-hand = 手札
board-in-hand = 手札
board-own-hand = あなたの手札、{ $count }枚
board-hand-empty = 手札はありません。
board-own-field = あなたの戦場
board-enemy-field = 相手の戦場
board-field-of = { $name }の戦場
board-row-front = 前列
board-row-back = 後列
board-left = 枚を選択
board-chosen-opening = 最初の手札
board-chosen-take = あなたのデッキ
board-chosen-leave-out = 残っているカード
board-chosen-leader = あなたのリーダー
board-chosen-first-seat = あなたのリーダー

## Kingdom points

board-scales = KP：あなた{ $mine }、相手{ $theirs }。4KPで勝ち
board-scales-of = KP：{ $below } { $mine }、{ $above } { $theirs }。4KPで勝ち
board-of-four = / 4KP
board-say-scale = { $colour }：あなた{ $mine }、相手{ $theirs }。
board-say-scale-of = { $colour }：{ $below } { $mine }、{ $above } { $theirs }。
board-say-point-mine = あなたのKP。
board-say-point-theirs = 相手のKP。
board-say-point-of = { $name }のKP。
board-say-point-none = どちらのKPでもありません。

## What happens to a card

board-captures = 捕獲
board-destroys = 破壊
board-captured = 捕獲
board-destroyed = 破壊
board-fate-captures = 捕獲します。
board-fate-destroys = { $amount }ダメージで破壊します。
board-fate-hurts = 体力{ $health }に{ $amount }ダメージ。
board-fate-nothing = ダメージなし。

## Pieces in whole sentences

board-active = アクティブ
board-rested = レスト
board-say-own-card = あなたの{ $card }、{ $place }、{ $turned }：攻撃力{ $attack }、体力{ $health }、ダメージ{ $damage }。
board-say-enemy-card = 相手の{ $card }、{ $place }、{ $turned }：攻撃力{ $attack }、体力{ $health }、ダメージ{ $damage }。
board-say-card-of = { $name }の{ $card }、{ $place }、{ $turned }：攻撃力{ $attack }、体力{ $health }、ダメージ{ $damage }。
board-say-own-empty = あなたの{ $place }、空き。
board-say-enemy-empty = 相手の{ $place }、空き。
board-say-empty-of = { $name }の{ $place }、空き。
board-say-own-queue = あなたの待機列の{ $number }番目：{ $card }。
board-say-enemy-queue = 相手の待機列の{ $number }番目：{ $card }。
board-say-queue-of = { $name }の待機列の{ $number }番目：{ $card }。
board-say-queue-tail = あなたの待機列の最後尾：選択中のカードで後方支援。
board-say-own-kingdom = あなたの王国の{ $card }、{ $colour }。
board-say-enemy-kingdom = 相手の王国の{ $card }、{ $colour }。
board-say-kingdom-of = { $name }の王国の{ $card }、{ $colour }。
board-say-colour = { $colour }：{ $count }
board-say-enter = あなたの王国：選択中のカードが入国。
board-say-hand = 手札の{ $card }：攻撃力{ $attack }、体力はアクティブ{ $active }、レスト{ $rested }。
board-say-hand-of = { $name }の手札は{ $count }枚。
board-say-pile = { $title }：{ $count }
board-say-may = 使えます。
board-say-selected = 選択中。
board-say-target = 選べます。

## Why a number is what it is

board-why-attack = カードの攻撃力：{ $attack }
board-why-x = カードの攻撃力：X（手札の枚数）
board-why-health = カードの体力：アクティブ{ $active }、レスト{ $rested }
board-why-all = このターン自軍の攻撃力+{ $amount }
board-why-next = 次の兵士の攻撃力+{ $amount }
board-why-any-front = 次の兵士は相手の前列のどれでも対象
board-why-attack-now = 今の攻撃力：{ $attack }
board-why-health-active = アクティブ：体力{ $health }、残り{ $left }
board-why-health-rested = レスト：体力{ $health }、残り{ $left }
board-why-damage = このターンのダメージ：{ $damage }

## The prompt and its buttons

board-asked = 今決めること
board-choose-target = – 場所を選択
board-back = 戻る
board-undo = 取り消し
board-more = その他
board-resign = 投了
board-sure-resign = 本当に投了
board-offer-draw = 引き分けを提案
board-sure-draw = 本当に提案
board-draw-offered = { $name }が引き分けを提案しています。
board-undo-asked = { $name }が直前の手の取り消しを求めています。
board-accept = 応じる
board-decline = 断る
board-close = 閉じる
board-flag-attacked = 攻撃済み
board-flag-marched = 進軍済み
board-flag-entered = 入国済み

## Beside the table

board-log = 記録
board-coach = コーチ
board-coach-leave = コーチを外す
board-see-moment = この場面を見る
board-as-text = 盤面を文字で表示
board-tab-table = 盤面
board-tab-piles = 山札ほか
board-tab-log = 記録
board-tab-text = 文字
board-text-card = { $card }、{ $place }、{ $turned }：攻撃力{ $attack }、体力{ $health }
board-text-empty = カードなし
board-text-seat = 手札{ $hand }枚、山札{ $deck }枚、{ $points }KP

## The end

board-end-won = あなたの勝ち
board-end-lost = あなたの負け
board-end-drawn = 引き分け
board-end-over = 対戦終了
board-end-winner = 勝者：{ $name }
board-rematch = 再戦
board-to-rematch = 再戦へ
board-replay = リプレイ
board-look = 盤面を見る
board-show-result = 結果

## Keys

board-keys = キー操作
board-key-space = スペース
board-key-usual = いつもの返答（ターン終了、そのまま通す）
board-key-arrows = 使える次のカードへ
board-key-shift = すべてのカードへ
board-key-enter = 選択、もう一度で確定
board-key-escape = 1つ戻る
board-key-digits = 行動の一覧から選択
board-key-inspect = カードを拡大
board-key-undo = 取り消し
board-key-log = 記録
board-key-text = 盤面を文字で表示
board-key-help = このキー一覧
