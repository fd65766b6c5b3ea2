# Invictus in Japanese: the terminal.

terminal-setup = インヴィクタス · 準備
terminal-over = インヴィクタス · 対戦終了
terminal-turn = { $who ->
    [you] インヴィクタス · ターン{ $turn } · あなたの番
   *[other] インヴィクタス · ターン{ $turn } · { $name }の番
}
terminal-attacked = 攻撃済み
terminal-marched = 進軍済み
terminal-entered = 入国済み
terminal-bonus = 自軍の攻撃力+{ $amount }
terminal-next-bonus = 次の兵士+{ $amount }
terminal-any-front = 次の兵士は前列のどれでも
terminal-counts = 手札 { $hand }  山札 { $deck }
terminal-kingdoms = 王国
terminal-points = { $us } – { $them }  { $mine } : { $theirs } KP
terminal-front = 前列
terminal-back = 後列
terminal-rested = レスト
terminal-queue = 待機列 { $count }/{ $limit }
terminal-graves = 墓地
choices-march = 進軍
choices-march-hand = 手札から進軍
choices-hand = 手札
cards-card = カード
cards-reach = 攻撃範囲
cards-support = 後方支援
cards-support-line = { $timing }：{ $effect }
cards-or = |／|
cards-legend = ⚔は攻撃力（Xは手札の枚数）、♥は体力（アクティブ/レスト）。
    後方支援のタイミング：メインは自分のメインフェイズ、ブロックは相手のアタック、
    ネゲートは相手の後方支援に対して。help <カード> で攻撃範囲の図。
card-numbers = 攻撃力{ $attack }、体力はアクティブ{ $active }・レスト{ $rested }、攻撃範囲は{ $reach }
card-support = 後方支援（{ $support }）
reach-straight-1 = 前方1マス
reach-line-2 = 前方2マス
reach-line-3 = 前方3マス
reach-knight = チェスのナイト
reach-knight-plus = ナイトと前方1マス
reach-diagonal = 左右の斜め前
reach-row-3 = 1列先3マス
reach-row-3-plus = 1列先3マスと2列先
reach-own = 独自の形
verb-march = 進軍
verb-enter = 入国
verb-support = 後方支援
verb-block = ブロック
verb-negate = ネゲート
help-legend = ⚔は今の攻撃力、♥は今の体力（−はダメージ）。レストのカード（↷）はアタックできません。
    王国で相手より枚数の多い色1つにつき1KP（キングダムポイント）、4KPで勝ちです。
menu-nation = あなたの国は？
menu-their-nation = ほかの席の国は？
menu-queue = あなたの待機列は何枚まで？
menu-build = デッキは？
format-duel = 通常対戦：2人、デッキは各21枚
format-multinational = 多国籍軍：国を混ぜたデッキ、1色につき1種類
format-short = ショートマッチ：兵士10枚とリーダー1枚のデッキ
format-challenge = チャレンジマッチ：自分の待機列を短く
format-alliance = 連合軍：コンピューターと組んで2対2
build-ready = 構築済みデッキ
build-shared = 1箱から配る：リーダーは2枚から1枚、兵士は5枚外す
build-free = 自由に作る：1箱からすべて選ぶ
