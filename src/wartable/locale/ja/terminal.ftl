# The terminal in Japanese: board, commands, menu. Commands are typed as in English.

## Board

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
terminal-known = 判明
terminal-hand = 手札
terminal-none = なし
terminal-kingdoms = 王国
terminal-points = { $us } – { $them }  { $mine } : { $theirs } KP
terminal-front = 前列
terminal-back = 後列
terminal-rested = レスト
terminal-queue = 待機列 { $count }/{ $limit }
terminal-graves = 墓地

## The board of Invasion

terminal-invasion-setup = Invasion · 最初の手札
terminal-invasion-over = Invasion · 対戦終了
terminal-invasion-turn = { $who ->
    [you] Invasion · ターン{ $turn } · あなたの番
   *[other] Invasion · ターン{ $turn } · { $name }の番
}
terminal-draft = Invasion · ドラフト · パック{ $pack }/{ $packs }
terminal-phase-begin = ターン開始
terminal-phase-kingdom = キングダムフェイズ
terminal-phase-quest = クエストフェイズ
terminal-phase-capital = 首都フェイズ
terminal-phase-battle = バトルフィールドフェイズ
terminal-phase-end = ターン終了
terminal-developed = デベロップ済み
terminal-limited = 制限カード使用済み
terminal-shielded = ダメージキャンセル
terminal-invasion-counts = リソース { $resources }  手札 { $hand }  デッキ { $deck }  捨て札 { $discard }
terminal-burning = 炎上
terminal-under-attack = 攻撃対象
terminal-combat = 戦闘
terminal-combat-line = { $place }への攻撃：ダメージ{ $attack }、反撃{ $defence }
terminal-to-assign = 残り{ $left }点を割り振り
terminal-chain = 連鎖
terminal-cancelled = キャンセル
terminal-gone = 場を離れた
terminal-face-down = 裏向き
terminal-first = { $who ->
    [you] あなたが先攻です。
   *[other] 相手が先攻です。
}
terminal-draft-counts = ドラフト山札 { $pile }  パック { $pack }  デッキ { $deck }  妨害工作 { $sabotages }  補給 −{ $cut }
terminal-out = 除外
terminal-deck = デッキ
terminal-picked = 選択中

## Choices and cards

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

## The cards of Invasion

card-cost = コスト{ $cost }
card-unique = ユニーク
cards-legend-invasion = コストの＋の後ろは忠誠。⚒はパワー、♥はヒットポイント。
    help <カード> で今の数値の内訳。
number-cost = コスト
number-power = パワー
number-hit-points = ヒットポイント
number-toughness = タフネス
part-printed = 印刷値
part-turn = このターン
part-itself = 自身の効果
part-loyalty = 忠誠
part-symbols = 自分の種族シンボル
part-discount = 次のユニットの軽減
part-least = 下限0
piles-discard = 捨て札：{ $name }
piles-top = あなたが知っているデッキの一番上（{ $name }）
piles-deck = あなたのデッキ（順不同）

## Talking at the prompt

ask = |> |
yes = yes
thinking = 考え中…
preparing = { $total ->
    [0] ルールを準備中（初回のみ、2分ほどかかることがあります）…
   *[other] ルールを準備中（初回のみ）… { $done }/{ $total }
}
several-numbers = 1 1 3 のように、番号をまとめて入力できます。
nothing-typed = 一覧の番号を入力してください。help でほかのコマンドを表示します。
no-such-number = 一覧に{ $number }番はありません。
one-number = 番号は1つずつ入力してください。
did-you-mean = 「{ $text }」というコマンドはありません。{ $command } ですか？
not-understood = 「{ $text }」というコマンドはありません。一覧の番号か help を入力してください。
no-such-card = 「{ $text }」というカードはありません。cards で一覧を表示します。
no-such-rule = ルール { $rule } はありません。番号は { $example } のように書きます。
rule-what = どのルールですか？　例：rule { $rule }
why-what = 何についてですか？　カードか行動を続けてください。例：why { $card }、why { $verb }
why-legal = それはできます：{ $action }。
why-nothing = 《{ $card }》を使えない理由は特にありません。
why-all = できない理由は特にありません：{ $verb }。
why-not-asked = 今はそれを決める場面ではありません：{ $verb }。
why-unknown = 「{ $text }」はカードでも行動でもありません。行動は{ $verbs }です。
verb-attack = 攻撃
verb-march = 進軍
verb-enter = 入国
verb-support = 後方支援
verb-block = ブロック
verb-negate = ネゲート
hint = { $share }%  { $number }  { $action }
saved = 対戦は1手ごとに { $place } へ保存されています。対戦の名前：{ $name }
saved-as = 対戦の写しを保存しました：{ $file }
resign-sure = |投了しますか？　投了するなら yes と入力：|
not-resigned = 対戦を続けます。
left =
    続けるには：wartable play { $game }--resume last
    対戦の名前：{ $name }
kept = 対戦の名前：{ $name }
went-on = この対戦は別の場所で進みました。今はこうなっています。
taken-in = { $file } をほかの対戦と同じ場所に { $name } として保存しました。ファイルはそのまま残ります。
link = ブラウザで続けるには、wartable を起動して、このアドレスを開いてください（ポートが違うときは直してください）。アドレスを知る人は、あなたの席で遊べます。
log-empty = まだ何も起きていません。
readings-on = カード名の訳（≈）を表示します。
readings-off = カード名の訳を表示しません。
readings-none = この言語では訳は必要ありません。
news-more = …ほかにもありました（log で見られます）。
narrow-window = この画面の幅は{ $columns }桁です。盤面には{ $needed }桁が必要です。
hand-over = |席{ $number }の番です。画面を見ているのが本人だけになったら Enter： |

verb-play = プレイ
verb-use = 使用
verb-develop = デベロップ
verb-defend = 防御

stops-hint = stops と番号：選んだ場面（●）でだけ確認します。stops simple：何かできるときだけ確認します。stops always：パスしかできなくても毎回確認します。
stops-what = stops の後ろには1から{ $last }の番号か、{ $modes } のどれかを入力してください。
skip-turn = turn
skip-not-now = 今はパスできる場面ではありません。先に決めてください。
skip-what = skip は次のフェイズまで、skip turn は自分の次のターンまでパスします。

help-number = 番号
help-number-text = 一覧のその番号の行動
help-hint = hint
help-hint-text = コンピューターの候補と、読みの割合
help-undo = undo, back
help-undo-text = 直前の手の取り消し（その後に何も起きていないとき）
help-why = why <カードか行動>
help-why-text = 今できないことと、そのルール：why { $card }、why { $verb }
help-help = help <カード>
help-help-text = カード1枚の説明。help だけでこの一覧
help-cards = cards
help-cards-text = この対戦の全カードの一覧
help-rule = rule <番号>
help-rule-text = 番号のルール：rule { $rule }
help-log = log
help-log-text = これまでの経過（自分が知っている範囲）
help-board = board
help-board-text = 盤面の再表示
help-readings = readings
help-readings-text = カード名の訳（≈、独自の訳）の表示を切り替える
help-save = save <ファイル>
help-save-text = 別の名前で写しを保存（対戦そのものは常に保存）
help-link = link
help-link-text = ブラウザで続けるためのアドレス
help-resign = resign
help-resign-text = 投了
help-quit = quit, q
help-quit-text = 終了（対戦は保存され、後で再開可能）
help-skip = skip、skip turn
help-skip-text = 次のフェイズまで、または自分の次のターンまでパス（相手の効果が連鎖に積まれたら中断）
help-stops = stops <番号>
help-stops-text = 確認する場面の一覧。番号、simple、always で切り替え
help-piles = piles
help-piles-text = 両者の捨て札と、自分のデッキの残り
help-legend-invasion = ▲ユニット、■サポート、◆クエスト、✦タクティクス。⚒パワー、♥ヒットポイント
    （−はダメージ、+は割り振られたダメージ、!はキャンセル不可）、◈タフネス、▪デベロップ、
    ●トークン、↷堕落、»攻撃中、«防御中、└クエスト中、+つけたカード（−は相手のもの）、
    ⊘宣言できない、✧ほかにできる・できないことがある（help <カード>で表示）、▣このターンまだキャンセルされるダメージ、
    †ターン終了時に生贄、↶ターン終了時に手札に戻る、✓生贄にならない、⚑ターン終了時まで別のプレイヤーのもの、手札の*は相手に知られたカード。
    セクションが2つ炎上すると負けです。
help-legend = ⚔は今の攻撃力、♥は今の体力（−はダメージ）。レストのカード（↷）はアタックできません。
    王国で相手より枚数の多い色1つにつき1KP（キングダムポイント）、4KPで勝ちです。

## Menu

menu-title = Wartable
menu-hint = 番号を入力。Enter だけなら標準
menu-usual = （標準）
menu-help = 番号を入力してください。Enter は通常の選択、back で一つ前の質問に戻り、q で終わります。
menu-range = 1から{ $last }の番号か、Enter だけを入力してください。
menu-game = どのゲームにしますか？
menu-start = 続きにしますか、新しく始めますか？
menu-resume = 前回の対戦の続き（{ $played }）
menu-new = 新しい対戦
menu-format = 遊び方は？
menu-opponent = 対戦相手は？
menu-nation = あなたの国は？
menu-their-nation = ほかの席の国は？
menu-queue = あなたの待機列は何枚まで？
menu-build = デッキは？
menu-deck = どの構築済みデッキにしますか？
format-duel = 通常対戦：2人、デッキは各21枚
format-multinational = 多国籍軍：国を混ぜたデッキ、1色につき1種類
format-short = ショートマッチ：兵士10枚とリーダー1枚のデッキ
format-challenge = チャレンジマッチ：自分の待機列を短く
format-alliance = 連合軍：コンピューターと組んで2対2
terminal-level-easy = やさしい
terminal-level-normal = ふつう
terminal-level-hard = むずかしい
terminal-level-person = 2人で1つの画面
build-ready = 構築済みデッキ
build-shared = 1箱から配る：リーダーは2枚から1枚、兵士は5枚外す
build-free = 自由に作る：1箱からすべて選ぶ
menu-starter = あなたのスターターは？
menu-their-starter = 相手のスターターは？
menu-their-deck = 相手のデッキは？
menu-side = あなたの陣営は？
menu-capital = あなたの首都は？
menu-their-capital = 相手の首都は？
