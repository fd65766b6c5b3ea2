# ラボの日本語：コマンドとレポートの言葉、うまくいかないときの言葉。

## 結果の置き場所

lab-kept = すべての対戦は{ $folder }に保存されています。内容はwartable reportで見られます。
lab-resume-where = --resumeはフォルダーの続きを行います。--outで指定してください。
lab-folder-used = { $folder }にはすでに結果があります。--resumeで続けるか、別のフォルダーを指定してください。
lab-folder-other = { $folder }には別の調べものの結果があります。違うのは{ $changed }です。
lab-folder-strange = { $folder }には結果ではないものがあります。新しいか空のフォルダーを指定してください。
lab-folder-writing = { $folder }に書き込めません：{ $reason }。
lab-no-folder = { $folder }にはラボの結果がありません。
lab-no-job = これはラボが対戦させたものではありません：{ $problem }。
lab-no-parquet = { $file }はラボの行として読めません。
lab-no-rows = これはラボの行ではありません：{ $problem }。
lab-no-row = { $file }に行{ $row }はありません。最後の行は{ $last }です。
lab-stopped = { $total }戦のうち{ $done }戦で止めました。--outがないので何も残りません。
lab-stopped-kept = { $total }戦のうち{ $done }戦で止めました。{ $folder }に残っており、--resumeで続けられます。
lab-no-extra = これには追加機能「{ $extra }」が必要ですが、入っていません：{ $command }
lab-ray-address = { $address }はクラスターのアドレスではありません。auto、HOST:PORT、ray://HOST:PORTのどれかです。
lab-ray-none = { $address }のクラスターにつながりません：{ $reason }。

## 調べられること

lab-no-sides = { $game }の{ $format }には、席ごとに選ぶものがありません。
lab-no-option = { $option }は席ごとに選ぶものではありません。あるのは{ $known }です。
lab-unknown-sides = { $names }はここでは対戦できません。あるのは{ $known }です。
lab-sides-twice = それぞれ一度だけ指定してください。
lab-two-sides = 少なくとも二つが必要です。--decksでコンマで区切って指定してください。
lab-deck-needed = --deckでデッキを指定してください。ファイルか、{ $known }のどれかです。
lab-no-weights = { $game }のgreedyには調整できる重みがありません。
lab-steps = ステップは1から{ $most }までです。{ $steps }はできません。

## 実行中

lab-doing-matchups = 相性
lab-doing-balance = カードの価値
lab-doing-tune = 調整
lab-doing-calibrate = 較正

## 結果

lab-usual = 通常どおり
lab-decided = はい
lab-open = まだ
lab-nothing = なし
lab-advantage-first = 先手
lab-advantage-extra-crit = 追加のクリティカル
lab-advantage = { $name }を持った席の得点率は{ $share }%です（95%区間{ $low }%～{ $high }%、{ $games }戦）。
lab-advantage-of = { $side }、{ $name }あり：{ $share }、なし：{ $less }
lab-with = あり
lab-without = なし
lab-too-wide = すべての組み合わせの表はこの端末に収まりません。より広い端末、--json、または--outで残した結果のレポートで見られます。
lab-first-seat = 席0の得点率は{ $share }%です（95%区間{ $low }%～{ $high }%、{ $games }戦）。
lab-whole = デッキ{ $deck }そのままの得点率は{ $share }、{ $games }戦です。
lab-check = 見つかった重みの得点率は、ゲームの重みに対して{ $share }、新しいシードで{ $games }戦です。
lab-better = こちらのほうが強いです。
lab-not-better = 強いとは示されませんでした。ゲームの重みはそのままです。

## 行の再現

lab-replay-row = { $game }、{ $format }、シード{ $seed }：{ $players }
lab-replay-ended = { $moves }手で終わり、結果は{ $returns }でした。
lab-replay-same = 行のとおりです。
lab-replay-differs = 行とは違います。別のルールか別のプレイヤーで対戦したものです。
lab-replay-saved = 対戦は{ $file }にあります。wartable verifyで確かめられます。

## 列

lab-column-player = プレイヤー
lab-column-opponent = 相手
lab-column-rating = レーティング
lab-column-margin = ± 95%
lab-column-score = 得点率
lab-column-games = 対戦数
lab-column-decided = 次より強い
lab-column-all = 全体
lab-column-one = 一方
lab-column-other = 他方
lab-column-card = カード
lab-column-copies = 枚数
lab-column-worth = 価値（得点の%）
lab-column-interval = 95%
lab-column-instead = 代わり
lab-column-weight = 重み
lab-column-was = 元
lab-column-found = 見つかった値
lab-column-game = ゲーム
lab-column-players = プレイヤー
lab-column-options = オプション
lab-column-seed = 最初のシード
lab-column-version = バージョン
lab-column-said = 予想
lab-column-won = 実際
lab-column-positions = 局面

## レポート

lab-report-written = レポートは{ $file }にあります。
lab-report-replay = どの対戦も行の番号で再現できます：
lab-title-simulate = { $game }：連戦
lab-title-ladder = { $game }：ラダー
lab-title-matchups = { $game }：相性
lab-title-balance = { $game }：カードの価値
lab-title-tune = { $game }：greedyの重み
lab-heading-curve = 得点率の推移
lab-heading-pairs = 総当たり
lab-heading-numbers = すべての組み合わせの数値
lab-heading-all = ほかのすべてに対して
lab-heading-seats = 席の価値
lab-heading-advantages = 有利の価値
lab-heading-steps = ステップ
lab-along-seeds = 対戦したシード
lab-along-steps = ステップ
lab-seat-zero = 席0
lab-page-empty = { $folder }にはまだ結果がありません。ラボのコマンドは--outで結果を残します。
lab-page-unreadable = 読めません
lab-page-back = すべての結果

## 学習するネットワーク

lab-learn-game = { $game }にはネットワークの読み方が定められていないため、学習できません。
lab-learn-extra = 学習にはPyTorchが必要ですが、インストールされていません。pip install "wartable[train]"で入ります。
lab-learn-out = 学習結果のフォルダーを--outで指定してください。
lab-learn-there = { $file }はすでにあります。--resumeで続けるか、別のフォルダーを指定してください。
lab-learn-nothing = 続きを行うチェックポイント{ $file }がありません。
lab-learn-other = { $file }は別のもののチェックポイントです：{ $problem }。
lab-learn-number = { $option }は{ $least }から{ $most }までの整数です。{ $value }ではありません。
lab-learn-device = デバイス{ $device }はありません。あるのは{ $known }です。
lab-learn-no-cuda = PyTorchが使えるグラフィックプロセッサーがありません。--device cpuならなくても学習できます。
lab-learn-no-file = ファイル{ $file }がありません。
lab-learn-no-study = { $file }は学習用の対戦のファイルではありません。
lab-learn-study-game = { $file }にあるのは{ $other }の対戦で、{ $game }のものではありません。
lab-learn-study-other = { $file }は別の設定で作られ始めたものです。別のファイルを指定してください。
lab-learn-no-weights = { $file }には最初に使う重みがありません。
lab-learn-doing = 学習
lab-learn-making = 学習用の対戦
lab-learn-made = { $games }対戦が{ $file }にあります。wartable learn { $game } --study FILEで学習に使えます。
lab-learn-point = { $minutes }分、{ $millions }百万回の決定：最初の自分に対して{ $score }%
lab-learn-stopped = 中断しました。--resumeで最後のチェックポイントから続けます。
lab-learn-done = ネットワークは{ $file }にあります。

## Chances that come true

lab-calibrate-player = { $player }は、比べられる勝率を示しません。search:200のように、シミュレーションの回数を決めた探索を指定してください。
lab-calibrate-svg = { $file }には図を書き込めません。
lab-calibrate-stopped = { $total }対戦のうち{ $done }対戦で中断しました。ここまでの結果です。
lab-calibrate-played = { $player }同士の{ $games }対戦、{ $positions }回の選択。区間は対戦を単位として計算しています。
lab-calibrate-greatest = 予想と実際の差は、最大で{ $apart }ポイントです（予想{ $said }％、実際{ $won }％）。
lab-calibrate-few = 対戦が少なすぎて、何も言えません。
lab-calibrate-fit = 最もよく合う値：{ $numbers }（{ $game }のjudging.pyのcalibration）。別のシードで確かめてください。
lab-calibrate-drawn = 図は{ $file }にあります。
