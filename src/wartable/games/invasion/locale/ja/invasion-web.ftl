# Invasion in Japanese: formats, options, decks and cards on the pages.

decks-base-invasion = 首都
decks-count-invasion = カード { $count }枚（{ $least }～{ $most }枚）
decks-hand-cards = 最初の手札
gallery-invasion-race = 種族
gallery-invasion-set = セット
gallery-invasion-type = 種類
gallery-invasion-cost = コスト
gallery-invasion-trait = 特徴
gallery-invasion-keyword = キーワード
gallery-invasion-2009 = 2009年版
gallery-invasion-unique = ユニーク
    .text = 1人のプレイヤーは、同じ名前のユニークカードを1枚しか場に出しておけません。
gallery-invasion-loyalty = 忠誠{ $number }
gallery-invasion-power = パワー{ $number }
gallery-invasion-hit-points = ヒットポイント{ $number }
gallery-invasion-printed = { $set } { $number }
gallery-invasion-group-unit = ユニット
gallery-invasion-group-support = サポート
gallery-invasion-group-quest = クエスト
gallery-invasion-group-tactic = タクティクス
