# The terminal in Japanese: board, commands, menu. Commands are typed as in English.

## Board

terminal-known = 判明
terminal-hand = 手札
terminal-none = なし

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
verb-play = プレイ
verb-use = 使用
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
menu-deck = どの構築済みデッキにしますか？
terminal-level-beginner = 入門
terminal-level-easy = やさしい
terminal-level-normal = ふつう
terminal-level-hard = むずかしい
terminal-level-master = 達人
terminal-level-person = 2人で1つの画面
menu-their-deck = 相手のデッキは？
