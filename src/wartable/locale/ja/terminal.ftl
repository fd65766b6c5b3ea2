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
terminal-any-front = 次の兵士は前列を自由に
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
    後方支援のタイミング：メインは自分のメインフェイズ、ブロックは相手の攻撃、
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

## Talking at the prompt

ask = |> |
yes = yes
thinking = 考え中…
preparing = { $total ->
    [0] ルールを準備中（初回のみ、約30秒）…
   *[other] ルールを準備中（初回のみ）… { $done }/{ $total }
}
only-choice = （選べるのは1つだけ：{ $action }。）
several-numbers = 1 1 3 のように、番号をまとめて入力できます。
nothing-typed = 一覧の番号を入力してください。help でほかのコマンドを表示します。
no-such-number = 一覧に{ $number }番はありません。
one-number = 番号は1つずつ入力してください。
did-you-mean = 「{ $text }」というコマンドはありません。{ $command } ですか？
not-understood = 「{ $text }」というコマンドはありません。一覧の番号か help を入力してください。
no-such-card = 「{ $text }」というカードはありません。cards で一覧を表示します。
no-such-rule = ルール { $rule } はありません。番号は { $example } のように書きます。
rule-what = どのルールですか？　例：rule INVI-5.7
why-what = 何についてですか？　カードか行動を続けてください。例：why アーチャー、why 進軍
why-legal = それはできます：{ $action }。
why-nothing = { $card }を使えない理由は特にありません。
why-all = できない理由は特にありません：{ $verb }。
why-unknown = 「{ $text }」はカードでも行動でもありません。行動は攻撃、進軍、入国、後方支援、ブロック、ネゲートです。
verb-attack = 攻撃
verb-march = 進軍
verb-enter = 入国
verb-support = 後方支援
verb-block = ブロック
verb-negate = ネゲート
hint = { $share }%  { $number }  { $action }
undone = 取り消しました。
no-undo-nothing = 取り消せる自分の手がありません。
no-undo-others = その後にほかの席が動いたので、取り消せません。
no-undo-chance = その後に偶然が働いたので、取り消せません。
no-undo-revealed = その後に伏せたカードが公開されたので、取り消せません。
saved = 対戦は1手ごとに保存されています：{ $file }
saved-as = 対戦の写しを保存しました：{ $file }
resign-sure = |投了しますか？　投了するなら yes と入力：|
not-resigned = 対戦を続けます。
resigned = { $who ->
    [you] 投了しました。あなたの負けです。
   *[other] 席{ $number }が投了しました。
}
left =
    続けるには：wartable play --resume last
    対戦の記録：{ $file }
kept = 対戦の記録：{ $file }
log-empty = まだ何も起きていません。
hand-over = |席{ $number }の番です。画面を見ているのが本人だけになったら Enter： |

help-number = 番号
help-number-text = 一覧のその番号の行動
help-hint = hint
help-hint-text = コンピューターの候補と、読みの割合
help-undo = undo
help-undo-text = 直前の手の取り消し（その後に何も起きていないとき）
help-why = why <カードか行動>
help-why-text = 今できないことと、そのルール：why アーチャー、why 進軍
help-help = help <カード>
help-help-text = カードの数値、攻撃範囲、後方支援。help だけでこの一覧
help-cards = cards
help-cards-text = この対戦の全カードの一覧
help-rule = rule <番号>
help-rule-text = 番号のルール：rule INVI-5.7
help-log = log
help-log-text = これまでの経過（自分が知っている範囲）
help-board = board
help-board-text = 盤面の再表示
help-save = save <ファイル>
help-save-text = 別の名前で写しを保存（対戦そのものは常に保存）
help-resign = resign
help-resign-text = 投了
help-quit = quit
help-quit-text = 終了（対戦は保存され、後で再開可能）
help-legend = ⚔は今の攻撃力、♥は今の体力（−はダメージ）。レストのカードは攻撃できません。
    王国で相手より枚数の多い色1つにつき1KP（キングダムポイント）、4KPで勝ちです。

## Menu

menu-title = Wartable
menu-hint = 番号を入力。Enter だけなら標準
menu-usual = （標準）
menu-range = 1から{ $last }の番号か、Enter だけを入力してください。
menu-game = どのゲームにしますか？
menu-start = 続きにしますか、新しく始めますか？
menu-resume = 前回の対戦の続き（{ $file }）
menu-new = 新しい対戦
menu-format = 遊び方は？
menu-opponent = 対戦相手は？
menu-nation = あなたの国は？
menu-their-nation = ほかの席の国は？
menu-queue = あなたの待機列は何枚まで？
menu-queue-limit = { $limit }枚
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
