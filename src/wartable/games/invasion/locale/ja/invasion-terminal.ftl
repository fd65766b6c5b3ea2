# Invasion in Japanese: the terminal.

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
verb-develop = デベロップ
verb-defend = 防御
help-legend-invasion = ▲ユニット、■サポート、◆クエスト、✦タクティクス。⚒パワー、♥ヒットポイント
    （−はダメージ、+は割り振られたダメージ、!はキャンセル不可）、◈タフネス、▪デベロップ、
    ●トークン、↷堕落、»攻撃中、«防御中、└クエスト中、+つけたカード（−は相手のもの）、
    ⊘宣言できない、✧ほかにできる・できないことがある（help <カード>で表示）、▣このターンまだキャンセルされるダメージ、
    †ターン終了時に生贄、↶ターン終了時に手札に戻る、✓生贄にならない、⚑ターン終了時まで別のプレイヤーのもの、手札の*は相手に知られたカード。
    セクションが2つ炎上すると負けです。
menu-starter = あなたのスターターは？
menu-their-starter = 相手のスターターは？
menu-side = あなたの陣営は？
menu-capital = あなたの首都は？
menu-their-capital = 相手の首都は？
