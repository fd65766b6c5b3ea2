# Invictus in Japanese: formats, options, decks and cards on the pages.

decks-soldiers = 兵士
decks-leader = リーダー
decks-count = 兵士 { $count }/{ $size }枚
gallery-invictus-nation = 国
gallery-invictus-colour = 色
gallery-invictus-attack = 攻撃力
gallery-invictus-numbers = 攻撃力{ $attack }、体力はアクティブ{ $active }・レスト{ $rested }

nav-sheet = 数値シート
format-invictus-duel = 通常対戦
    .text = 2人、デッキは各21枚。国は同じでも別々でも。
format-invictus-multinational = 多国籍軍
    .text = 国を混ぜたデッキ。1色につき1種類。
format-invictus-short = ショートマッチ
    .text = 兵士10枚とリーダー1枚のデッキ。
format-invictus-challenge = チャレンジマッチ
    .text = 片方の待機列を短く。
format-invictus-alliance = 連合軍
    .text = 4人が2チームで対戦。戦場、待機列、墓地はチームで共有。
option-invictus-nation = 国
option-invictus-deck = デッキ
option-invictus-queue = 待機列
option-invictus-nations = デッキの国
option-invictus-nations-text = 混ぜる場合は1色につき1種類。各自の1箱か構築済みデッキから。
option-invictus-soldiers = 兵士
option-invictus-build = デッキの用意
option-invictus-back-row = 後列
option-invictus-back-row-text = 前のマスが空いていても、後列のマスに進軍できますか？
option-invictus-opening = 最初の手札
option-invictus-opening-text = 選びますか、引きますか？
option-invictus-leader-copies = リーダーのコピー
option-invictus-leader-copies-text = 紫の後方支援のコピーも紫として扱いますか？
option-invictus-sheet = 数値シート
option-invictus-sheet-text = 手持ちの箱の数値。
choice-invictus-nations-one = 1か国
choice-invictus-nations-mixed = 混ぜる
choice-invictus-build-shared = 配られた兵士25枚から作る
choice-invictus-build-free = 各自の1箱から作る
choice-invictus-build-ready = 構築済み
choice-invictus-back-row-open = はい
choice-invictus-back-row-closed = いいえ
choice-invictus-opening-chosen = 選ぶ
choice-invictus-opening-drawn = 引く
choice-invictus-leader-copies-purple = はい
choice-invictus-leader-copies-grey = いいえ
sheet-heading = 手持ちの箱の数値
sheet-text = 版によって数値が違います。手持ちのカードの数値を入力してください。空欄は内蔵の数値のままです。
sheet-preface =
    手持ちのカードの数値です。書かないカードや行は、内蔵の数値のままです。
    attack（攻撃力）：0から9の整数。"X" は手札の枚数。
    range（攻撃範囲）：届くマスを "前方,横" で並べるか、下の型の名前を書きます。
    前方は1から3、横は-2から2（左がマイナス）。型の名前：
    { $patterns }
    active、rested：アクティブとレストの体力。1から9。
    数値の後ろは、その根拠です。
sheet-numbers = 数値シート
sheet-verdict = 使えるシート？
sheet-reset = 内蔵の数値に戻す
sheet-good = { $changed ->
    [0] 正しいシートです。すべて内蔵の数値です。
   *[other] 正しいシートです。{ $changed }枚が内蔵の数値と違います。
}
sheet-go-to-line = { $line }行目へ
sheet-play = この数値で遊ぶ
sheet-file = シート
sheet-card = カード
sheet-attack = 攻撃力
sheet-range = 攻撃範囲
sheet-active = アクティブ
sheet-rested = レスト
