# The words on the table of Invasion in Japanese. The browser only puts variables in.

## 領域とカード

board-invasion-place-own-kingdom = あなたのキングダム
board-invasion-place-enemy-kingdom = 相手のキングダム
board-invasion-place-of-kingdom = { $name }のキングダム
board-invasion-place-own-quest = あなたのクエスト領域
board-invasion-place-enemy-quest = 相手のクエスト領域
board-invasion-place-of-quest = { $name }のクエスト領域
board-invasion-place-own-battlefield = あなたのバトルフィールド
board-invasion-place-enemy-battlefield = 相手のバトルフィールド
board-invasion-place-of-battlefield = { $name }のバトルフィールド
board-invasion-card-own = あなたの《{ $card }》
board-invasion-card-enemy = 相手の《{ $card }》
board-invasion-card-of = { $name }の《{ $card }》
board-invasion-development-in = デベロップ：{ $place }
board-invasion-gone = 場を離れた
board-invasion-discard = 捨て札
board-invasion-discard-of = 捨て札：{ $name }
board-invasion-deck-of = デッキ：{ $name }
board-invasion-known-top = あなたが知っているデッキの上
board-invasion-say-top = 上から順に知っているカード：{ $cards }。

## カードと領域の印

board-invasion-corrupt = 堕落
board-invasion-barred = 戦闘不可
board-invasion-no-attack = 攻撃不可
board-invasion-attacks-anywhere = どこからでも攻撃可
board-invasion-defends-anywhere = どこでも防御可
board-invasion-unhurt-in-combat = 戦闘で無傷
board-invasion-no-toughness = タフネスなし
board-invasion-no-defence = 防御不可
board-invasion-captive = 捕虜
board-invasion-returning = 手札に戻る
board-invasion-spared = 生贄にならない
board-invasion-burning = 炎上
board-invasion-burns = 炎上！
board-invasion-developed = デベロップ済み
board-invasion-limited = 制限カード使用済み
board-invasion-discount = 次のユニット：コスト−{ $amount }

## 駒を文で

board-invasion-say-own = あなたの《{ $card }》、{ $place }。
board-invasion-say-enemy = 相手の《{ $card }》、{ $place }。
board-invasion-say-of = { $name }：《{ $card }》、{ $place }。
board-invasion-say-unit = パワー{ $power }、ヒットポイント残り{ $left }/{ $hit }。
board-invasion-say-power = パワー{ $power }。
board-invasion-say-tokens = トークン{ $count }個。
board-invasion-say-questing = クエスト中。
board-invasion-say-attached = アタッチ中。
board-invasion-say-corrupt = 堕落：攻撃ユニットにも防御ユニットにも宣言できません。
board-invasion-say-barred = このターン、攻撃ユニットにも防御ユニットにも宣言できません。
board-invasion-say-no-attack = 攻撃できません。
board-invasion-say-attacks-anywhere = どの領域からでも攻撃できます。
board-invasion-say-defends-anywhere = どの領域でも防御できます。
board-invasion-say-unhurt-in-combat = キャンセルできる戦闘ダメージはすべてキャンセルされます。
board-invasion-say-shield = このターン、次のダメージ{ $count }点がキャンセルされます。
board-invasion-say-no-toughness = ターン終了時まで、タフネスがありません。
board-invasion-say-no-defence = 防御できません。
board-invasion-say-captive = 捕虜：オーナーは別のプレイヤーで、ターン終了時にオーナーのもとに戻ります。
board-invasion-say-returning = ターン終了時にオーナーの手札に戻ります。
board-invasion-say-spared = ほかのユニットといっしょに生贄になりません。
board-invasion-say-used = このターン使用済み。
board-invasion-say-attacks = 攻撃中。
board-invasion-say-defends = 防御中。
board-invasion-say-zone = { $place }：パワー{ $power }。
board-invasion-say-section = ヒットポイント{ $hit }にダメージ{ $damage }点。
board-invasion-say-burning = このセクションは炎上していて、もうダメージを受けません。
board-invasion-say-attacked = 攻撃されています。
board-invasion-say-developments = { $place }のデベロップ：{ $count }
board-invasion-say-hand = 手札の《{ $card }》：{ $type }、コスト{ $cost }。
board-invasion-say-resources = { $name }のリソース：{ $count }
board-invasion-say-symbols = 種族シンボル（{ $race }）：{ $count }

## 連鎖

board-invasion-chain = 連鎖
board-invasion-chain-empty = 連鎖には何もありません。
board-invasion-may-answer = 対応できるプレイヤー：{ $name }
board-invasion-waits = 待機中
board-invasion-cancelled = キャンセル
board-invasion-kind-play = カード
board-invasion-kind-tactic = タクティクス
board-invasion-kind-action = アクション
board-invasion-kind-forced = 強制効果
board-invasion-say-entry = 連鎖の{ $number }番目：《{ $card }》、{ $name }、{ $kind }。
board-invasion-say-aims = 対象：{ $targets }。

## 戦闘

board-invasion-combat = 戦闘
board-invasion-attackers = 攻撃ユニット
board-invasion-defenders = 防御ユニット
board-invasion-no-attackers = まだ攻撃ユニットなし
board-invasion-no-defenders = 防御ユニットなし
board-invasion-damage-of-side = この側が与えるダメージ
board-invasion-left = 残り{ $count }点
board-invasion-if-nobody = このまま誰も行動しなければ：
board-invasion-fate-section = { $place }に{ $damage }ダメージ、{ $now }/{ $hit }。
board-invasion-fate-most = { $place }に最大{ $damage }ダメージ、{ $now }/{ $hit }。
board-invasion-fate-least = 攻撃{ $power }、まず防御ユニットに{ $least }。
board-invasion-fate-burns = 炎上します！
board-invasion-fate-burns-already = { $place }はすでに炎上していて、ダメージを受けません。
board-invasion-fate-destroyed = 《{ $card }》は破壊されます。
board-invasion-fate-hurt = 《{ $card }》に{ $damage }ダメージ。
board-invasion-threat = { $damage }ダメージを受けます。
board-invasion-threat-unit = 破壊されます。
board-invasion-threat-section = 炎上します。

## フェイズ、ステップ、停止

board-invasion-phases = ターンのフェイズ
board-invasion-phase-begin = 開始
board-invasion-phase-kingdom = キングダム
board-invasion-phase-quest = クエスト
board-invasion-phase-capital = 首都
board-invasion-phase-battle = バトルフィールド
board-invasion-phase-end = 終了
board-invasion-step-zone = 目標
board-invasion-step-attackers = 攻撃
board-invasion-step-defenders = 防御
board-invasion-step-assign = 割り振り
board-invasion-step-apply = 適用
board-invasion-attack-all = 全員で攻撃（{ $count }体）
board-invasion-defend-all = 全員で防御（{ $count }体）
board-invasion-attack-whole = 領域を押すと{ $count }体全員で攻撃します。自分で選ぶには、先に攻撃するユニットを押してください。
board-invasion-attack-now = 敵の領域を押すと、フェイズを終えて全員でその領域を攻撃します。
board-invasion-assign-all = まとめて割り振る（{ $count }点）
board-invasion-stop-on = { $phase }：ここで確認します
board-invasion-stop-off = { $phase }：自動でパスします
board-invasion-stops-simple = 行動できる時だけ確認
board-invasion-stops-chosen = 選んだ場面で確認
board-invasion-stops-always = 毎回確認

## 数の内訳

why-invasion-cost = コスト：{ $value }
why-invasion-power = パワー：{ $value }
why-invasion-hit-points = ヒットポイント：{ $value }
why-invasion-toughness = タフネス：{ $value }
why-invasion-zone-kingdom = パワー（毎ターンのリソース）：{ $value }
why-invasion-zone-quest = パワー（毎ターンのカード）：{ $value }
why-invasion-zone-battlefield = パワー：{ $value }
why-invasion-damage = ダメージ{ $damage }点、残り{ $left }
why-invasion-minimum = セクションに割り振る前に最低{ $minimum }点が必要
why-invasion-cancelled = うち{ $count }点はキャンセルされます。
why-invasion-tokens = 集まったトークン：{ $count }個
why-invasion-developments = ここのデベロップ：{ $cards }
why-invasion-entry = { $name }、{ $kind }
why-invasion-part-printed = 印刷値
why-invasion-part-turn = このターンの間
why-invasion-part-itself = 自身の効果
why-invasion-part-loyalty = 忠誠
why-invasion-part-symbols = 自分の種族シンボル
why-invasion-part-discount = 次のユニットの軽減
why-invasion-part-least = 下限0
why-invasion-part-capital = 首都自体
why-invasion-part-developments = デベロップ

## 文字の盤面

board-invasion-text-seat = リソース：{ $resources }、手札：{ $hand }、デッキ：{ $deck }
board-invasion-text-developments = デベロップ：{ $count }

## The end, by what was counted

board-invasion-decided-decks = 山札の残り
