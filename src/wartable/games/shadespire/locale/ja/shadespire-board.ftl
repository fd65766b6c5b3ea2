# ブラウザで遊ぶ Shadespire の盤面。変数はどこに置いてもよいが、変数で語形を選ぶメッセージは置かない。

## 場所

board-tab-warbands = ウォーバンド
board-shadespire-field = 戦場
board-shadespire-warbands = ウォーバンド
board-shadespire-objectives = 目標カード
board-shadespire-powers = パワーカード
board-shadespire-piles = 公開されているカード
board-shadespire-tokens = 目標物トークン
board-shadespire-pile-scored = 達成
board-shadespire-pile-discard = 捨て札
board-shadespire-pile-gone = 除外
board-shadespire-pile-deck = 自分のデッキ
board-shadespire-pile-unseen = 手札とデッキ
board-shadespire-lasting = 持続効果
board-shadespire-no-powers = 今はパワーカードを使用できません。

## プレイヤーの欄

board-shadespire-round = 第{ $number }ラウンド（全{ $most }）
board-shadespire-unspent = 未使用{ $count }
board-shadespire-say-seat = { $name }：未使用の栄誉点{ $glory }、使用済み{ $spent }、残りの命令{ $left }、手札は目標カード{ $objectives }枚、パワーカード{ $powers }枚。
board-shadespire-text-seat = 未使用の栄誉点{ $glory }、使用済み{ $spent }、実行した命令{ $taken }、手札は目標カード{ $objectives }枚、パワーカード{ $powers }枚。

## 戦場の見方

board-shadespire-closer = 拡大
board-shadespire-farther = 縮小
board-shadespire-fit = 全体を表示
board-shadespire-names = ヘックスの名前
board-shadespire-turn-board = ボードを回す
board-shadespire-legend-move = 移動できる
board-shadespire-legend-charge = ここから突撃できる

## ファイター

board-shadespire-say-own-fighter = あなたの《{ $fighter }》、{ $place }：ダメージ{ $wounds }/{ $most }。
board-shadespire-say-other-fighter = 《{ $fighter }》（{ $name }）、{ $place }：ダメージ{ $wounds }/{ $most }。
board-shadespire-out = 戦闘不能
board-shadespire-not-placed = 未配置
board-shadespire-spent = 命令を与えられない
board-shadespire-frozen = 行動せず、ダメージも受けない
board-shadespire-holds = 目標物{ $number }を確保
board-shadespire-wounds-now = ダメージ{ $wounds }/{ $most }
board-shadespire-side-first = 初期状態
board-shadespire-side-inspired = 奮起状態
board-shadespire-inspires = 奮起
board-shadespire-sweep = 隣接する敵全員

## ヘックス

board-shadespire-say-hex = { $name }、{ $ground }
board-shadespire-land-own = あなたのテリトリー
board-shadespire-land-of = { $name }のテリトリー
board-shadespire-land-none = 誰のテリトリーでもない
board-shadespire-token = 目標物{ $number }
board-shadespire-token-hidden = 裏向きの目標物トークン

## 攻撃とダイス

board-shadespire-odds = 成功率
board-shadespire-success = 成功
board-shadespire-drive = 後退のみ
board-shadespire-kill = 戦闘不能
board-shadespire-say-odds = 成功{ $success }、後退のみ{ $drive }、戦闘不能{ $kill }。
board-shadespire-button-range = 射程{ $range }
board-shadespire-button-dice = { $symbol }×{ $dice }
board-shadespire-button-damage = ダメージ{ $damage }
board-shadespire-button-hits = 成功{ $success }
board-shadespire-button-kills = 戦闘不能{ $kill }
board-shadespire-supporters = 攻撃側の援護：{ $count }
board-shadespire-supporters-target = 防御側の援護：{ $count }
board-shadespire-trapped = 逃げ場なし：互角でも成功
board-shadespire-dice = ダイス
board-shadespire-roll-attack = 攻撃
board-shadespire-roll-defence = 防御
board-shadespire-roll-roll-off = ロールオフ
board-shadespire-counting = 成功になる目：{ $sides }
board-shadespire-die-counts = { $side }：成功
board-shadespire-die-not = { $side }：成功ではない

## カード

board-shadespire-say-card = 《{ $card }》、{ $kind }。
board-shadespire-reaction = リアクション
board-shadespire-action = アクション
board-shadespire-only = 専用
board-shadespire-attack = 攻撃
board-shadespire-attack-line = 射程{ $range }、{ $symbol }×{ $dice }、ダメージ{ $damage }
board-shadespire-progress = 現在{ $have }/{ $need }。
board-shadespire-met = 今は条件を満たしています。
board-shadespire-not-met = 今は条件を満たしていません。
board-shadespire-fresh = 新規
board-shadespire-fresh-text = 次の命令から達成できます。

## 数値の内訳

why-shadespire-printed = 印刷値
why-shadespire-upgrade = 強化カード
why-shadespire-ploy = 戦略カード
why-shadespire-alone = 隣に味方なし
why-shadespire-least = 下限
why-shadespire-most = 上限

## The end, by what was counted

board-shadespire-decided-glory = 第{ $round }ラウンド終了時の栄誉点
board-shadespire-decided-fighters = 戦場に残るファイター
board-shadespire-decided-objectives = 確保している目標物
