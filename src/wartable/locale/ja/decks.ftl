# デッキ作成とカード一覧の言葉。

## デッキ作成

nav-cards = カード
decks-heading = あなたのデッキ
decks-text = 構築済みデッキを選び、手を加えてください。問題があればすぐに表示されます。作りかけのデッキはこのブラウザーに残ります。
decks-games = どのゲームのデッキか
decks-verdict = 使えるデッキ？
decks-start-from = もとにするデッキ
decks-choose = 構築済みデッキを選択…
decks-empty = 空のデッキ
decks-name = デッキの名前
decks-fewer = 《{ $card }》を1枚減らす
decks-more = 《{ $card }》を1枚増やす
decks-good = このデッキで遊べます：{ $format }。
decks-play = このデッキで遊ぶ
decks-opponent = 相手のデッキ
decks-opponent-usual = 標準のデッキ
decks-as-text = 文字で表示
decks-form = 書き方
decks-form-toml = デッキファイル
decks-form-list = カード名の一覧
decks-copy = コピー
decks-paste = デッキをここに貼り付け、またはここからコピー
decks-file = デッキ

## 手札の見本

decks-hand = 手札の見本
decks-hand-draw = 手札を引く
decks-hand-again = もう一度引く

## 試し対戦

decks-trial = 勝率
decks-trial-text = コンピューターがこのデッキで、すべての構築済みデッキと{ $matches }回ずつ対戦します。同じシャッフルで席を入れ替えて2回ずつ、どちらも先を深く読まずに手早くプレイします。
decks-trial-start = 試してみる
decks-trial-stop = 止める
decks-trial-progress = { $matches }回中{ $played }回
decks-trial-waiting = ほかの試し対戦が終わるのを待っています…
decks-trial-plain = ルールの準備（コンパイル）がまだなので、1回の対戦にいつもよりずっと時間がかかります。
decks-trial-stopped = 止めました。
decks-trial-failed = 試し対戦が途切れました。もう一度お試しください。
decks-trial-changed = その後、デッキが変わっています。
decks-trial-total = 勝率{ $score }％（95％の確かさで{ $low }～{ $high }％）。
decks-trial-hint = 引き分けは0.5勝と数えます。対戦が増えるほど、範囲は狭くなります。
decks-trial-deck = 相手
decks-trial-score = 勝率
decks-trial-between = 95％の範囲
decks-trial-played = 勝ち・負け・分け
decks-trial-percent = { $score }％
decks-trial-range = { $low }～{ $high }％
refused-trials = 今このテーブルで試しているデッキが多すぎます。数分後にもう一度お試しください。

## カード一覧

gallery-heading = すべてのカード
gallery-text = { $game }の全カードです。押すと大きく表示します。
gallery-build = デッキを作る
gallery-search = 名前や文を検索
gallery-any = すべて
gallery-fitting = 合うカードだけ
gallery-clear = 絞り込みを解除
gallery-found = { $all }枚中{ $count }枚
gallery-none = 当てはまるカードはありません。
gallery-nothing = まだカードがありません。一覧から加えてください。
gallery-order = 並べ方
gallery-order-shelf = 箱の順
gallery-order-name = 名前順
gallery-look = 《{ $card }》：カードを見る
gallery-copies = 《{ $card }》：デッキに{ $count }枚
gallery-previous = 前のカード
gallery-next = 次のカード
gallery-close = 閉じる
gallery-filters = 絞り込み
gallery-cards = カード
gallery-deck = デッキ
gallery-curves = デッキの内訳
gallery-bar = { $name }：{ $count }
