# What a person did that can't be, in Japanese: what is wrong, and what would be right.
# Names of options, cards and fields stand as they are written in files and commands; $hint is the end of a sentence or nothing.

error-plain = { $text }
error-and = { $first }。{ $next }
error-none = なし
error-guess = { $word } のことですか？
error-did-you-mean = 。「{ $word }」のことですか？
error-not-one-of = { $value } は使えません。使えるのは{ $known }です{ $hint }

## Games, formats, options

error-unknown-game = { $name } というゲームはありません。あるのは{ $known }です。{ $hint }
error-unknown-format = { $name } という遊び方はありません。あるのは{ $known }です。{ $hint }
error-unknown-option = { $name } という設定はありません。あるのは{ $known }です。{ $hint }
error-unknown-language = { $name } という言語はありません。あるのは{ $known }です。
error-choice = { $option } に使えるのは{ $choices }です。{ $value } は使えません。
error-any-text = 任意のテキスト
error-option-form = 設定は build=ready のように「名前=値」と書きます。{ $text } は読み取れません。
error-seed = シードは0から{ $most }までの整数です。{ $seed } は使えません。
error-seat = この遊び方の席は0から{ $last }までです。{ $seat } はありません。
error-no-rules-page = { $game } のルールのページはありません。

## Actions and positions

error-over = 対戦は終わっています。できる行動はありません。
error-game-unreadable = ゲーム{ $game }は入っていますが、パッケージ{ $module }が読めません：{ $problem }
error-not-now = 今はルール上できません。
error-illegal = 行動{ $action }は今できません。席{ $seat }ができる行動は{ $legal }です。
error-no-position = これは保存された Wartable の局面ではありません。
error-position-version = この局面は、この版の{ $game }で保存されたものではありません。
error-position-damaged = 保存された局面が壊れています：{ $problem }。

## Players

error-no-evaluation = { $game }には greedy に必要な評価がありません。random か search を使ってください。
error-no-player = { $spec } というプレイヤーはいません。random、greedy、search:200（シミュレーション回数）、search:500ms、search:2s、playouts:200、{ $own ->
    [yes] network、network:ファイル
   *[no] network:ファイル
} と、強さの{ $levels }があります。
error-no-network = { $game }には学習済みのネットワークが付いていません。自分のネットワークはファイルで指定します：network:ファイル
error-weights-unreadable = { $file } は Wartable 形式のネットワークではないか、壊れています。
error-network-extra = ネットワークには ONNX Runtime が必要ですが、インストールされていません。pip install "wartable[network]" で入ります。
error-network-file = ネットワーク { $file } を読めません：{ $reason }
error-network-large = ネットワーク { $file } は { $most } MB を超えています。
error-network-unreadable = { $file } は ONNX 形式のネットワークではないか、壊れています。
error-network-label = { $file } には何のためのものかが書かれていません。Wartable のネットワークにはラベルがあります（docs/learning.md）。
error-network-shape = { $file } はラベルのとおりに働きません。整数（int16）{ $numbers } 個から、{ $actions } 個の行動それぞれのロジットを出す必要があります。
error-network-game = { $file } は { $other } のネットワークで、{ $game } のものではありません。
error-network-schema = { $file } は、この版の{ $game }とは違う数で学習したものです。学習し直してください。
error-network-twice = { $name } という名前のネットワークが二つあります。片方のファイル名を変えてください。
error-network-stranger = { $name } というネットワークはここでは使えません。卓の主催者が wartable --network ファイル、端末では --opponent network:ファイル で指定します。

## Files

error-in-file = { $file }：{ $problem }
error-in-line = { $file }、{ $line }行目：{ $problem }
error-unreadable = 読み込めません（{ $reason }）
error-no-text = UTF-8 のテキストファイルではありません
error-document-name = 名前は1から{ $most }文字の表示できる文字列にしてください。今の値は { $value } です
error-value-large = 大きすぎる数
error-value-none = 値なし
error-value = { $key } に使えない値：{ $value }
error-value-list = リスト
error-value-table = テーブル
error-value-time = 日付か時刻
error-system-missing = ファイルやフォルダーがありません
error-system-forbidden = 許可がありません
error-system-folder = フォルダーです
error-system-no-folder = フォルダーではありません
error-system-full = 空き容量がありません
error-system-read-only = 読み取り専用です

## TOML

error-toml = 正しい TOML ではありません（{ $problem }）
error-toml-too-deep = ここの値は長すぎるか入れ子が深すぎて、読み取れません
error-toml-twice = 同じものが二度書かれています
error-toml-equals = キーの後に「=」が必要です
error-toml-table-bracket = テーブル名の終わりに「]」が必要です
error-toml-list-bracket = リスト名の終わりに「]]」が必要です
error-toml-line-end = 値の後は改行が必要です
error-toml-character = ここでは使えない文字があります
error-toml-date = 存在しない日付か時刻です
error-toml-key = キーは英字、数字、引用符のどれかで始めてください
error-toml-statement = [テーブル] でも「キー = 値」の行でもありません
error-toml-value = 値ではありません。文字列は引用符で囲んでください
error-toml-list-open = リストの「]」がありません
error-toml-table-open = テーブルの「{"}"}」がありません
error-toml-backslash = 文字列の中のバックスラッシュは二つ続けて書いてください
error-toml-text-open = 文字列の終わりの引用符がありません

## Decks

error-deck-table = { $table } はテーブル [{ $table }] にし、{ $example } のような行を書いてください。今の値は { $value } です
error-no-card = { $value } というカードはありません{ $hint }
error-deck-count = { $key } の枚数は0から{ $most }までの整数にしてください。今の値は { $value } です
error-deck-unfit = デッキ { $deck } では遊べません：{ $faults }。
error-no-deck = デッキのファイル { $file } はありません。構築済みデッキは{ $known }です。

## Matches kept in files by the terminal

error-match-opening = { $file } を開けません：{ $reason }。
error-match-exists = { $file } はもうあります。別の名前にしてください。
error-match-writing = { $file } に書き込めません：{ $reason }。
error-match-none = { $folder } に { $game } の対戦はありません。
error-match-missing = 対戦のファイル { $file } は、ここにも { $folder } にもありません。
error-match-no-text = { $file } は壊れているか、対戦のファイルではありません。テキストではありません。
error-match-empty = { $file } は空で、対戦がありません。
error-match-foreign = { $file } は対戦のファイルではないか、Wartable 以外のものに書き換えられています。
error-match-changed = { $file } の{ $line }行目が壊れています。Wartable 以外のものに書き換えられています。
error-match-header = { $file } は対戦のファイルではありません。最初の行に { $key } がありません。
error-match-entry = { $file } の{ $line }行目が壊れています。この版では読み取れません。
error-match-set-up = { $file } の対戦を再開できません：{ $problem }
error-match-rules = { $file } は Wartable { $version } の対戦です。この版（{ $own }）のルールでは{ $number }手目ができません。

## Matches written down by the table

error-paper-none = Wartable が書き出した対戦ではありません。
error-paper-version = Wartable の別の版が書き出したものです（種類は { $kind }）。
error-paper-unfinished = 書き出したとき、対戦は終わっていませんでした。検証できるのは終わった対戦だけです。
error-paper-damaged = 壊れています：{ $problem }。
error-paper-terms = 対戦を用意できません：{ $problem }
error-paper-origin = この対戦は別の対戦の途中の局面から始まっています。その局面を保証できるのは、対戦が行われたテーブルだけです。
error-paper-long = 項目が{ $most }を超えています。
error-paper-refused = 項目{ $number }（席{ $seat }の { $kind }）は認められません：{ $problem }
error-paper-sum = 記録{ $number }（席{ $seat }の{ $kind }）の結果がファイルの内容と合いません。
error-paper-parted = ルールの第{ $then }版で行われた対戦です（現在は第{ $now }版）。ルールが分かれる記録{ $number }までは正しいものです。
error-paper-secret = 秘密が、最初に示されたダイジェストと一致しません。
error-paper-seed = シードが、秘密とソルトから求めたものと一致しません。
error-paper-open = 最後の項目の後でも対戦が終わっていません。
error-paper-result = 結果が、手をたどった結果と一致しません。

## The database of the table

error-store-file = { $file } に対戦を保存できません：{ $reason }。
error-store-kind = { $kind } は対戦を保存できるデータベースではありません。sqlite:///FILE か postgresql://… を指定してください。
error-store-no-file = { $address } には対戦を保存するファイルの名前がありません。sqlite:///FILE と書いてください。メモリー上のデータベースには対戦が残りません。
error-store-busy = 別の Wartable がすでに { $file } の対戦を扱っています。そちらを使うか、先に終了するか、WARTABLE_DATA で別のフォルダーを選ぶか、WARTABLE_DATABASE で両方に PostgreSQL を使ってください。
