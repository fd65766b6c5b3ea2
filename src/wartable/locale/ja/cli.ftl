# 日本語のコマンドライン：コマンドの出力と、呼び出しの誤り。

## 呼び出し

cli-number = { $value } は、ここで使える整数ではありません。
cli-no-command = { $word } というコマンドはありません。一覧は wartable --help で見られます。{ $hint }
cli-no-option = ここに { $word } というオプションはありません。コマンドの後に --help を付けると一覧が出ます。
cli-no-many = 余分な語があります：{ $word }。一つの名前なら引用符で囲んでください。
cli-no-value = オプション { $word } の後に値がありません。
cli-no-flag = オプション { $word } に値は付けられません。
cli-no-missing = { $word } がありません。コマンドの後に --help を付けると、必要なものが出ます。
cli-system = システムの都合でできません：{ $reason }
cli-system-file = システムの都合で { $file } を扱えません：{ $reason }
cli-progress = { $text }：{ $done } / { $total }
cli-progress-left = { $text }：{ $total }のうち{ $done }、残り{ $left }
cli-usual = 標準
cli-yes = はい
cli-no = いいえ
cli-all = すべて

## 列

cli-column-player = プレイヤー
cli-column-rating = レーティング
cli-column-margin = ± 95%
cli-column-score = 得点率
cli-column-games = 対戦数
cli-column-match = 対戦
cli-column-game = ゲーム
cli-column-format = 遊び方
cli-column-formats = 遊び方
cli-column-moves = 手数
cli-column-players = プレイヤー
cli-column-played = 最後に遊んだ日時
cli-column-seats = 席
cli-column-meaning = 意味
cli-column-option = オプション
cli-column-values = 値
cli-column-usual-value = 標準
cli-column-rule = ルール
cli-column-text = 内容
cli-column-tests = テスト
cli-column-card = カード
cli-column-name = 名前
cli-column-set = セット
cli-column-implemented = 実装

## simulate、ladder、bench

cli-preparing = { $game } のルールを準備中（初回のみ、長くて2分）
cli-against = { $one } 対 { $other }
cli-two-players = プレイヤーは search:200,greedy のように二人必要です。{ $players } は使えません。
cli-score = { $one } の得点率は { $other } に対して { $score }%（95%区間 { $low }%～{ $high }%）
cli-counts = シード { $seed } から{ $games }戦：{ $won }勝{ $lost }敗{ $drawn }分け
cli-even = 席ごとに別々に戦います。{ $sides }席では、互角なら一つの席が勝つのは{ $even }%です。
cli-ladder = ラダー
cli-ladder-title = { $game }、{ $format }、シード { $seed }
cli-ladder-players = ラダーには、重ならないプレイヤーが二人以上必要です。
cli-measuring = 測定中：{ $what }
error-games = 対戦は席を入れ替えて2回ずつ行うので、回数は2から{ $most }までの偶数です。{ $games } は使えません。
error-jobs = プロセスの数は1から{ $most }までです。{ $jobs } は使えません。

## 対戦

cli-deleted = { $file } を削除しました。
cli-no-matches = { $folder } に対戦はありません。
cli-matches-folder = 保存先は { $folder } です。続きは wartable play --resume の後に対戦の名前。
cli-unreadable = 読めません
cli-holds-table = { $file } は正しい記録です。シードは最初の約束どおりで、すべての手がルールに合っています。
cli-holds-terminal = { $over ->
    [yes] { $file } は正しい記録です。どの行も書き換えられておらず、すべての手がルールに合っています。
   *[no] { $file } はここまで正しい記録です。どの行も書き換えられておらず、すべての手がルールに合っています。対戦はまだ終わっていません。
}シャッフルは遊んだ機械で行われたので、シャッフルそのものの証明にはなりません。
cli-holds-chosen = { $over ->
    [yes] { $file } は正しい記録です。すべての手がルールに合っています。
   *[no] { $file } はここまで正しい記録です。すべての手がルールに合っています。対戦はまだ終わっていません。
}シードは人が選んだものなので、シャッフルについては何も証明されません。
cli-holds-kept = { $file } はここまで正しい記録です。すべての手がルールに合っています。対戦はまだ終わっていません。シャッフルは対戦の終わった後に検証できます。
cli-verdict-forged = { $file } は正しい記録ではありません：{ $problem }
cli-verdict-missing = { $file } がありません：{ $problem }
cli-verdict-unreadable = { $file } は読めないか、検証できません：{ $problem }
cli-verdict-parted = { $file } は今とは違うルールで行われた対戦です：{ $problem }
error-match-none-at-all = { $folder } に対戦はありません。
error-match-unkept = { $folder } に { $file } という対戦はありません。一覧は wartable matches で見られます。
error-match-deleting = { $file } を削除できません：{ $reason }
error-match-long = { $file } は対戦の記録としては長すぎます。
error-too-long = ファイルが長すぎます（{ $most }バイトまで）

## ゲーム、ルール、カード

cli-games-how = 例：wartable play invasion --format draft -o side0=destruction
cli-file = ファイル
cli-file-or = ファイル、または：{ $ready }
cli-option-text = { $name }：{ $text }
cli-unknown-rule = { $name } というゲームもルールもありません。{ $hint }
cli-unknown-card = { $name } というゲームもカードもありません。{ $hint }
cli-set = { $set }：{ $total }枚中{ $count }枚
cli-no-tests = ここにテストはありません。この確認にはプロジェクトのソースが必要です。
cli-untested-rules = どのテストにも出てこないルール：{ $list }。
cli-untested-cards = どのテストにも出てこないカード：{ $list }。
cli-tested-rules = { $count }件のルールのうち{ $done }件にテストがあります
cli-tested-cards = { $count }枚のカードのうち{ $done }枚にテストがあります

## デッキとシート

cli-no-decks = { $game } にデッキはありません。
cli-no-own-decks = { $format } では自分のデッキを使えません。使えるのは { $fitting } です。
cli-deck-way = { $game } のデッキの書き方は { $ways } です。{ $way } は使えません。
cli-deck-fit = { $deck } は { $format } で使えます。
cli-deck-unfit = { $deck } は { $format } では使えません：
cli-deck-size = { $pieces ->
    [soldiers] 兵士{ $size }枚
   *[cards] カード{ $size }枚
}
cli-deck-of-what = { $problem }（{ $game } のデッキとして読みました。ほかのゲームのものなら、先にゲームを書いてください：{ $known }）
cli-sheet-good = { $file } は使えるシートです：{ $name }、{ $digest }。

## ウェブのテーブル

error-port = ポートは0から{ $last }までの番号です。{ $port } は使えません。
error-host = { $host } という名前の機械はありえません。
error-address = { $host } にテーブルを開けません：{ $reason }
error-no-port = { $host } では{ $first }から{ $last }までのポートに空きがありません。--port で指定してください。
error-proxy = { $address } はアドレスでもネットワークでもありません。プロキシは 127.0.0.1 や 10.0.0.0/8 のように指定します。
error-name = { $name } はテーブルの名前として使えません。table.example.org のように指定します。
