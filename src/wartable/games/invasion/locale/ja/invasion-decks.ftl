# Invasion by name, its ready decks, formats and options, in Japanese.

## The game and its ready decks

game-invasion = Invasion
    .text = 2つの首都の戦い。キングダム、クエスト領域、バトルフィールドを育て、敵の首都のセクションを2つ炎上させます。
    .facts = 2人 · 約45分
deck-dwarf = 砦の誓い
deck-dwarf-elves = 石と銀
deck-dwarf-empire = 古き友情
deck-empire = 皇帝の軍勢
deck-empire-elves = 塔の盟約
deck-high-elf = 暁の槍
    .text = 槍兵と剣の達人が攻め、代償の大きい神殿がそれを支え、魔法が傷を癒やし、場を仕切り直します。
deck-high-elf-dwarf = 結び直された誓い
    .text = ドワーフが守りを固め、ハイエルフが攻め、傷ついたユニットは癒やします。
deck-orc = 緑の大波
deck-orc-elves = 寒き地の略奪者
deck-chaos = 疫病の贈り物
deck-chaos-elves = 影の密約
deck-chaos-orc = 滅びの大群
deck-dark-elf = 黒い帆
    .text = 騎士と海賊と捕虜のデッキ。誰の死も無駄にはなりません。
deck-dark-elf-chaos = 驕りの代償
    .text = ケイオスが敵ユニットを堕落させ、その数だけ女魔術師のコストが下がります。

## Formats

format-invasion-starter = スターターデッキ
    .text = 各自40枚のスターターに、中立カードを10枚ずつ配って加えます。
format-invasion-constructed = 構築戦
    .text = 前もって作った50枚から100枚のデッキ。
format-invasion-draft = ドラフト
    .text = オーダーとデストラクションが1箱から約40枚のデッキを選び、そのデッキで対戦します。

## Options

option-invasion-starter = スターター
option-invasion-same-starter = 同じスターター
option-invasion-same-starter-text = 箱には1つずつしかありません。両方のプレイヤーが同じものを使えますか？
option-invasion-deck = デッキ
option-invasion-sets = セット
option-invasion-sets-text = どのセットのカードでデッキを組めますか？
option-invasion-side = 陣営
option-invasion-side-text = 相手はもう一方の陣営になります。
option-invasion-order-capital = オーダーの首都
option-invasion-destruction-capital = デストラクションの首都
option-invasion-edition = ルールの版
option-invasion-edition-text = 2009：ルールと4枚のカードの初版。ターンの開始時と終了時にアクションの機会がなく、アクションのダメージは適用の前に待ちます。
option-invasion-end-window = ターン終了時のアクション
option-invasion-end-window-text = ターンの終了時にアクションを行えますか？　改訂版だけの設定です。
option-invasion-last-card = デッキの最後の1枚
option-invasion-last-card-text = デッキがなくなったプレイヤーは、いつ敗北しますか？
option-invasion-longest = 対戦の長さ
option-invasion-longest-text = 何ターンを超えたら引き分けにしますか？
choice-invasion-starter-dwarf = { race-dwarf }
choice-invasion-starter-empire = { race-empire }
choice-invasion-starter-orc = { race-orc }
choice-invasion-starter-chaos = { race-chaos }
choice-invasion-same-starter-off = いいえ
choice-invasion-same-starter-on = はい
choice-invasion-sets-all = すべて
choice-invasion-sets-core = コアセットのみ
choice-invasion-sets-core-skavenblight = { set-core } + { set-skavenblight }
choice-invasion-sets-core-ulthuan = { set-core } + { set-ulthuan }
choice-invasion-order-capital-dwarf = { race-dwarf }
choice-invasion-order-capital-empire = { race-empire }
choice-invasion-destruction-capital-orc = { race-orc }
choice-invasion-destruction-capital-chaos = { race-chaos }
choice-invasion-edition-revised = 改訂版
choice-invasion-edition-2009 = 2009年版
choice-invasion-end-window-on = はい
choice-invasion-end-window-off = いいえ
choice-invasion-last-card-at-once = すぐに
choice-invasion-last-card-on-failed-draw = 引けなかったとき
choice-invasion-longest-100 = 100ターン
choice-invasion-longest-200 = 200ターン
choice-invasion-longest-400 = 400ターン
choice-invasion-longest-none = 制限なし
