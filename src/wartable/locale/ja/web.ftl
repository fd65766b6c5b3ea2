# The pages in Japanese: lobby, setting up, match, replay, rules, editors, coach.

language-name = 日本語

## Frame

title-lobby = Wartable
skip-to-content = 本文へ移動
nav-home = ロビーへ
nav-label = ページ
nav-menu = メニュー
nav-lobby = 遊ぶ
nav-rules = ルール
nav-decks = デッキ
nav-lab = ラボ
language-label = 言語
theme-label = 配色
theme-auto = 自動
theme-dark = ダーク
theme-light = ライト
close = 閉じる
copied = コピーしました。
standing-back = ロビーへ
not-found = ここには何もありません。
standing-refused = うまくいきませんでした
standing-away = テーブルにつながりません
standing-away-text = 今はこのアドレスから応答がありません。対戦は保存されています。このページは自動で確認を続けます。
save-file = ファイルに保存
open-file = ファイルを開く
warming = { $game }を準備中 { $done }/{ $total }。もう遊べます。
connection-lost = 接続が切れました。
connection-retrying = 再接続しています…
connection-restored = 接続が戻りました。内容はそのままです。

## Lobby

lobby-heading = ゲーム
lobby-motto = 2人から4人で遊べる戦いのゲームを、手ごわい相手と、自分のコンピューターで。
play-now = 今すぐ遊ぶ
play-now-label = 今すぐ遊ぶ：コンピューターと{ $game }
more = 設定…
more-label = 設定… { $game }の対戦
welcome-heading = 初めてですか？
welcome-text = いくつかの場面でゲームを学ぶか、コーチが一手ずつ説明する最初の対戦をしてみましょう。
welcome-coached = コーチ付きの最初の対戦
welcome-start = { $game }のガイド付き対戦を始める
welcome-away = 今はしない
game-players = { $players }人
list-yours = あなたの対戦
list-open = 募集中
list-watch = 対戦中
list-past = 最近の対戦
list-here = この画面で一緒に
list-against = 対 { $names }
seat-computer = コンピューター（{ $level }）
badge-your-turn = あなたの番
badge-their-turn = 相手の番
badge-waiting = 待機中
badge-join = 参加
badge-watch = 観戦
badge-replay = リプレイ
badge-won = 勝ち
badge-lost = 負け
badge-drawn = 引き分け

## Setting up a match

setup-heading = { $game }の対戦
setup-format = 遊び方
setup-name = あなたの名前
setup-you = あなた
setup-other = 席{ $number }
setup-who = この席のプレイヤー
setup-friend = 友だち（リンクで招待）
setup-here = この画面で遊ぶ人
setup-their-name = その人の名前
setup-anyone = 誰でも参加可
setup-more = 時計、裁定など
setup-clock = 時計
setup-watch = ロビーに表示し、観戦できるようにする
setup-usual = 標準
setup-own-file = ファイルから…
setup-file-taken = 正しいファイルです。これを使います。
setup-coach = コーチが一手ずつ説明する
setup-start = 開始
computer-beginner = コンピューター（入門）
    .short = 入門
computer-easy = コンピューター（やさしい）
    .short = やさしい
computer-normal = コンピューター（ふつう）
    .short = ふつう
computer-hard = コンピューター（むずかしい）
    .short = むずかしい
computer-master = コンピューター（達人）
    .short = 達人
computer-network = コンピューター（即答）
    .short = 即答
computer-network-file = コンピューター（ネットワーク { $name }）
    .short = ネットワーク { $name }
clock-none = なし
clock-move-1 = 1手1分
clock-move-3 = 1手3分
clock-bank-10 = 各10分、1手ごとに+5秒
clock-bank-30 = 各30分、1手ごとに+10秒

## Match

title-match = 対戦
title-watch = 観戦
join-heading = 招待が届いています
join-text = { $name }から{ $game }（{ $format }）の対戦に招待されています。
join-text-nameless = { $game }（{ $format }）の対戦に招待されています。
join-button = 着席
join-watch = 観戦だけ
no-seat-heading = このリンクに席はありません
no-seat-text = このアドレスには対戦の席がありません。招待のリンクをもらうか、観戦してください。
invite-heading = 招待
invite-text = { $seat }で遊ぶ人にこのリンクを送ってください。リンクを持つ人がその席に着きます。
invite-seat = 席{ $number }のリンク
invite-copy = リンクをコピー
invite-waiting = 全員が着席するのを待っています。
invite-open = ロビーで募集中です。先に来た人が着席します。
invite-watch = 観戦用のリンク
curtain-heading = 画面を{ $name }に渡してください
curtain-text = ほかの人は画面を見ないでください。
curtain-button = { $name }です
settings-heading = 設定
sounds-ask = 音を出しますか。
sounds-yes = はい
sounds-no = 無音
settings-sounds = 音
settings-animation = アニメーション
settings-confirm = アタックと後方支援の前に確認
settings-readings = カード名の訳を表示（≈、独自の訳）
settings-coach = コーチ：今大切なこととヒント
past-text = { $last }手中{ $step }手目の場面です。
past-rule = ルール { $rule }
past-back = 対戦に戻る

## Replay

title-replay = リプレイ
replay-step-first = 最初へ
replay-step-back = 1手戻る
replay-play = 再生
replay-pause = 一時停止
replay-step-forward = 1手進む
replay-step-last = 最後へ
replay-step = { $step }/{ $last }手
replay-eyes = 視点
replay-spectator = 観戦者
replay-share = リンクをコピー
replay-save = 対戦を保存
replay-continue = ここから遊ぶ
replay-pace = 速さ
replay-pace-slow = ゆっくり
replay-pace-normal = ふつう
replay-pace-fast = 速い
replay-verify = シャッフルの検証
replay-continue-hint = 相手はコンピューターです。あなたが知りえないカードは引き直します。
verify-heading = シャッフルは公正でしたか？
verify-good = はい。すべて一致しています。
verify-commitment = 最初のカードの前に、この値が示されました：{ $commitment }
verify-secret = それは、対戦の終わりまで伏せられていたこの秘密の SHA-256 です：{ $secret }
verify-salts = { $count }人が無作為な文字列を加えました：{ $salts }
verify-seed = 両方からシード { $seed } が決まり、すべてのシャッフルとドローはこのシードによるものです。
verify-moves = このシードから再現すると、{ $count }手すべてがルールどおりで、同じ結果になります。
verify-bad = いいえ。一致しないところがあります。
verify-chosen = シード { $seed } は人が選んだものです。選んだ人は、引かれる前のカードをすべて知ることができました。
verify-unproved = 手はすべて正しいですが、シャッフルについては何も証明されません。
verify-command = 自分でも検証できます。対戦を保存し、そのファイルで「wartable verify」を実行してください。

## Rules

rules-search = ルールを検索
rules-contents = 章
rules-only-english = このページはまだ翻訳がないので、英語で表示しています。
rules-nothing-found = その言葉をすべて含むルールはありません。
