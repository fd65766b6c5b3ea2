# What the English names of the cards of Assault on Ulthuan mean in Japanese, as a second line beside the name. These are
# plain translations of our own, not official names; the name stays the one printed on the card.

## High Elves

reading-card-envoy-from-averlorn = アヴェロルンの使節
reading-card-shadow-warrior = 影の戦士
reading-card-sword-masters-of-hoeth = ホエスの剣聖
reading-card-high-elf-spearmen = ハイエルフの槍兵
reading-card-caradryan = カラドリアン
reading-card-initiate-of-saphery = サフェリーの修行者
reading-card-loremaster-of-hoeth = ホエスの伝承師
reading-card-illyriel = イリリエル
reading-card-dragon-prince = 竜の公子
reading-card-wake-the-dragons = 竜を目覚めさせよ
reading-card-defend-tor-aendris = トール・アエンドリスを守れ
reading-card-dragon-mage-wakening = 竜の魔術師の目覚め
reading-card-the-glittering-tower = 輝きの塔
reading-card-shrine-of-asuryan = アシュリアンの祠
reading-card-temple-of-vaul = ヴァウルの神殿
reading-card-tear-of-isha = イシャの涙
reading-card-flames-of-the-phoenix = 不死鳥の炎
reading-card-for-ulthuan = ウルサーンのために！
reading-card-asuryans-cleansing = アシュリアンの浄化
reading-card-gift-of-life = 命の贈り物
reading-card-high-elfs-disdain = ハイエルフの侮蔑

## Dark Elves

reading-card-dark-initiate = 闇の修行者
reading-card-walking-sacrifice = 歩く生贄
reading-card-harpies = ハーピー
reading-card-shades = 影の者たち
reading-card-cold-one-knight = 冷血竜の騎士
reading-card-mortella = モルテラ
reading-card-dark-sorceress = 闇の女妖術師
reading-card-corsairs-of-ghrond = グロンドの海賊
reading-card-lokhir-fellheart = ロキール・フェルハート
reading-card-night-raids = 夜襲
reading-card-sack-tor-aendris = トール・アエンドリスを略奪せよ
reading-card-mind-killer = 精神を殺すもの
reading-card-word-of-pain = 苦痛の言葉
reading-card-har-ganeth = ハル・ガネス
reading-card-altar-of-khaine = ケインの祭壇
reading-card-lash-the-prisoner = 捕虜を鞭打て！
reading-card-dark-visions = 闇の幻視
reading-card-chillwind = 凍てつく風
reading-card-bathe-in-blood = 血を浴びる
reading-card-take-captive = 生け捕りにせよ！
reading-card-invoke-khaines-wrath = ケインの怒りを呼ぶ

## Dwarfs

reading-card-slayers-of-karak-kadrin = カラク・カドリンのスレイヤー
reading-card-mountain-barracks = 山の兵舎
reading-card-lure-them-out = おびき出せ

## The Empire

reading-card-gold-wizard-acolyte = 黄金の魔術師の侍者
reading-card-battle-standard = 戦旗
reading-card-surrender = 降伏せよ！

## Orcs

reading-card-wyvern-rider = ワイバーン乗り
reading-card-scrap-heap = がらくたの山
reading-card-foot-of-gork = ゴルクの足

## Chaos

reading-card-maledictor-of-tzeentch = ティーンチの呪い手
reading-card-blood-frenzy = 血の狂乱
reading-card-tzeentchs-firestorm = ティーンチの炎の嵐

## Neutral cards

reading-card-treasure-vaults = 宝物庫
reading-card-ancient-map = 古の地図
reading-card-boar-attack = 猪の襲撃
