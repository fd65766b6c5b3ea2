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
board-deck = 山札
board-deck-of = 山札：{ $name }
board-hand = 手札
board-in-hand = 手札
board-own-hand = あなたの手札、{ $count }枚
board-hand-empty = 手札はありません。
board-left = 枚を選択

## Pieces in whole sentences

board-say-hand-of = { $name }の手札は{ $count }枚。
board-say-pile = { $title }：{ $count }
board-say-may = 使えます。
board-say-selected = 選択中。
board-say-target = 選べます。

## The prompt and its buttons

board-asked = 今決めること
board-choose-target = – 場所を選択
board-back = 戻る
board-undo = 取り消し
board-more = その他
board-resign = 投了
board-sure-resign = 本当に投了する
board-offer-draw = 引き分けを提案
board-sure-draw = 本当に提案する
board-draw-offered = { $name }が引き分けを提案しています。
board-undo-asked = { $name }が直前の手の取り消しを求めています。
board-accept = 応じる
board-decline = 断る
board-close = 閉じる

## Beside the table

board-log = 記録
board-lesson-press = ここを押します。
board-see-moment = この場面を見る
board-rule = ルール{ $rule }をルールブックで見る
board-as-text = 盤面を文字で表示
board-tab-table = 盤面
board-tab-piles = 山札ほか
board-tab-log = 記録
board-tab-text = 文字

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
board-key-usual = 標準の選択（ターン終了、そのまま通すなど）
board-key-arrows = 使える次のカードへ
board-key-shift = すべてのカードへ
board-key-enter = 選択（もう一度で確定）
board-key-escape = 1つ戻る
board-key-digits = 行動の一覧から選択
board-key-inspect = カードを拡大
board-key-undo = 取り消し
board-key-log = 記録
board-key-text = 盤面を文字で表示
board-key-help = このキー一覧
board-reading = カード名の独自訳
