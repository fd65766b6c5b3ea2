# デッキ作成とカード一覧の言葉。

## デッキ作成

nav-cards = カード
decks-heading = あなたのデッキ
decks-text = 構築済みデッキを選び、手を加えてください。問題があればすぐに表示されます。作りかけのデッキはこのブラウザーに残ります。
decks-games = どのゲームのデッキか
decks-soldiers = 兵士
decks-verdict = 使えるデッキ？
decks-start-from = もとにするデッキ
decks-choose = 構築済みデッキを選択…
decks-empty = 空のデッキ
decks-name = デッキの名前
decks-leader = リーダー
decks-base-invasion = 首都
decks-base-shadespire = ウォーバンド
decks-fewer = 《{ $card }》を1枚減らす
decks-more = 《{ $card }》を1枚増やす
decks-count = 兵士 { $count }/{ $size }枚
decks-count-invasion = カード { $count }枚（{ $least }～{ $most }枚）
decks-count-shadespire = 目標 { $objectives }/{ $wanted }枚、パワー { $powers }枚（{ $least }枚以上）、戦略 { $ploys }枚（{ $most }枚まで）
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
decks-hand-cards = 最初の手札
decks-hand-objectives = 目標カード
decks-hand-powers = パワーカード

## 試し対戦

decks-trial = 勝率
decks-trial-text = コンピューターがこのデッキで、すべての構築済みデッキと{ $matches }回ずつ対戦します。同じシャッフルで席を入れ替えて2回ずつ、どちらも「やさしい」です。
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

## インヴィクタス

gallery-invictus-nation = 国
gallery-invictus-colour = 色
gallery-invictus-attack = 攻撃力
gallery-invictus-numbers = 攻撃力{ $attack }、体力はアクティブ{ $active }・レスト{ $rested }

## Invasion

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

## Shadespire

gallery-shadespire-warband = ウォーバンド
gallery-shadespire-type = 種類
gallery-shadespire-glory = 栄誉点
gallery-shadespire-timing = 達成のとき
gallery-shadespire-keyword = キーワード
gallery-shadespire-fighter = ファイター
gallery-shadespire-group-objective = 目標カード
gallery-shadespire-group-ploy = 戦略カード
gallery-shadespire-group-upgrade = 強化カード
gallery-shadespire-warband-universal = 共通
gallery-shadespire-type-objective = 目標カード
gallery-shadespire-type-ploy = 戦略カード
gallery-shadespire-type-upgrade = 強化カード
gallery-shadespire-timing-at-once = 即時
gallery-shadespire-timing-end = 終了フェイズ
gallery-shadespire-timing-third-end = 3回目の終了フェイズ
gallery-shadespire-timing-early-end = 1回目か2回目の終了フェイズ
gallery-shadespire-keyword-reaction = リアクション
gallery-shadespire-keyword-action = アクション
gallery-shadespire-keyword-relic = レリック
gallery-shadespire-keyword-attack = 攻撃
gallery-shadespire-keyword-cleave = 鎧砕き
gallery-shadespire-keyword-knockback = 吹き飛ばし
gallery-shadespire-keyword-sweep = 隣接する敵全員
gallery-shadespire-attack-line = 射程{ $range }、{ $symbol }×{ $dice }、ダメージ{ $damage }
gallery-shadespire-glory-value = 栄誉点{ $glory }
