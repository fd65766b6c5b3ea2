# What the English names of Shadespire mean in Japanese, as a second line beside the name: warbands, boards, fighters,
# attacks and cards. These are plain translations of our own, not official names; the name stays the one printed.

## Warbands

reading-sha-warband-steelhearts-champions = 鋼心の勇士団
reading-sha-warband-garreks-reavers = ガレクの略奪団
reading-sha-warband-sepulchral-guard = 墓所の衛兵
reading-sha-warband-ironskulls-boyz = 鉄頭の野郎ども
reading-sha-warband-the-chosen-axes = 選ばれし斧
reading-sha-warband-spiteclaws-swarm = 悪意の爪の群れ
reading-sha-warband-magores-fiends = マゴアの悪鬼
reading-sha-warband-the-farstriders = 遠歩きの一団

## Boards

reading-sha-board-mirror-well = 鏡の井戸
reading-sha-board-shyishian-stardial = シャイシュの星時計
reading-sha-board-katophranes-reliquary = カトフレインの聖遺物庫
reading-sha-board-shattered-tower = 砕けた塔
reading-sha-board-arcane-nexus = 秘術の結節点
reading-sha-board-animus-forge = 魂の鍛冶場

## Fighters: Steelheart's Champions

reading-sha-fighter-severin-steelheart = 鋼心のセヴェリン
reading-sha-fighter-angharad-brightshield = 輝盾のアンガラド
reading-sha-fighter-obryn-the-bold = 豪胆なるオブリン

## Fighters: Garrek's Reavers

reading-sha-fighter-garrek-gorebeard = 血髭のガレク
reading-sha-fighter-blooded-saek = 血染めのセイク
reading-sha-fighter-karsus-the-chained = 鎖のカルサス
reading-sha-fighter-targor = ターゴル
reading-sha-fighter-arnulf = アルヌルフ

## Fighters: Sepulchral Guard

reading-sha-fighter-the-sepulchral-warden = 墓所の番人
reading-sha-fighter-the-champion = 勇士
reading-sha-fighter-the-prince-of-dust = 塵の王子
reading-sha-fighter-the-harvester = 刈り取る者
reading-sha-fighter-petitioner = 嘆願者

## Fighters: Ironskull's Boyz

reading-sha-fighter-gurzag-ironskull = 鉄頭のガルザグ
reading-sha-fighter-bonekutta = 骨斬り
reading-sha-fighter-hakka = 叩き斬り
reading-sha-fighter-basha = ぶん殴り

## Fighters: The Chosen Axes

reading-sha-fighter-fjul-grimnir = フュール＝グリムニル
reading-sha-fighter-tefk-flamebearer = 炎を運ぶテフク
reading-sha-fighter-vol-orrukbane = オルク殺しのヴォル
reading-sha-fighter-mad-maegrim = 狂えるマエグリム

## Fighters: Spiteclaw's Swarm

reading-sha-fighter-skritch-spiteclaw = 悪意の爪スクリッチ
reading-sha-fighter-krrk-the-almost-trusted = ほぼ信用されているクルルク
reading-sha-fighter-lurking-skaven = 潜むスケイヴン
reading-sha-fighter-festering-skaven = 膿みただれたスケイヴン
reading-sha-fighter-hungering-skaven = 飢えたスケイヴン

## Fighters: Magore's Fiends

reading-sha-fighter-magore-redhand = 赤き手のマゴア
reading-sha-fighter-riptooth = 裂き牙
reading-sha-fighter-zharkus-the-bloodsighted = 血眼のザルカス
reading-sha-fighter-ghartok-flayskull = 頭蓋剥ぎのガルトク

## Fighters: The Farstriders

reading-sha-fighter-sanson-farstrider = 遠歩きのサンソン
reading-sha-fighter-almeric-eagle-eye = 鷲の目のアルメリック
reading-sha-fighter-elias-swiftblade = 疾剣のエリアス

## Attacks: Steelheart's Champions

reading-sha-attack-sigmarite-broadsword = シグマライトの幅広剣
reading-sha-attack-mighty-swing = 大振り
reading-sha-attack-sigmarite-hammer = シグマライトの槌
reading-sha-attack-furious-parry = 怒りの受け流し
reading-sha-attack-sigmarite-grandhammer = シグマライトの大槌
reading-sha-attack-overhead-strike = 頭上からの一撃

## Attacks: Garrek's Reavers

reading-sha-attack-blooddrinker-axe = 血を啜る斧
reading-sha-attack-awakened-axe = 目覚めた斧
reading-sha-attack-great-axe = 大斧
reading-sha-attack-chained-axe = 鎖の斧
reading-sha-attack-brutal-chop = 残忍な斬撃
reading-sha-attack-savage-whirl = 猛り狂う旋回
reading-sha-attack-gore-axe-and-blade = 血斧と刃
reading-sha-attack-piercing-blade-and-axe = 貫く刃と斧

## Attacks: Sepulchral Guard

reading-sha-attack-boneshiver-spear = 骨震わせの槍
reading-sha-attack-quickened-spear = 素早き槍
reading-sha-attack-wight-blade = 亡者の剣
reading-sha-attack-royal-mace = 王の鎚矛
reading-sha-attack-whirling-scythe = 旋回する大鎌
reading-sha-attack-ancient-weapon = 古の武器

## Attacks: Ironskull's Boyz

reading-sha-attack-boss-choppas = 親分のぶった斬り
reading-sha-attack-big-choppa = でかいぶった斬り
reading-sha-attack-choppas = ぶった斬り
reading-sha-attack-smashas = ぶっ潰し

## Attacks: The Chosen Axes

reading-sha-attack-latchkey-axe = 掛け金の斧
reading-sha-attack-blazing-latchkey-axe = 燃える掛け金の斧
reading-sha-attack-brazier-axe = 火鉢の斧
reading-sha-attack-fyresteel-axe = 炎鋼の斧
reading-sha-attack-blazing-axes = 燃える双斧
reading-sha-attack-fyresteel-axes = 炎鋼の双斧
reading-sha-attack-scorching-axes = 灼熱の双斧

## Attacks: Spiteclaw's Swarm

reading-sha-attack-wicked-halberd = 邪悪な矛槍
reading-sha-attack-warp-infused-halberd = ワープの宿る矛槍
reading-sha-attack-warding-spear = 守りの槍
reading-sha-attack-paired-katar = 双つのカタール
reading-sha-attack-wicked-daggers = 邪悪な短剣
reading-sha-attack-scavenged-flail = 拾い物の殻竿

## Attacks: Magore's Fiends

reading-sha-attack-daemonic-axe = 悪魔の斧
reading-sha-attack-ravenous-axe = 貪る斧
reading-sha-attack-claws-and-teeth = 爪と牙
reading-sha-attack-bloody-claws-and-teeth = 血塗れの爪と牙
reading-sha-attack-weighty-goreaxe = 重い血斧
reading-sha-attack-gorefist = 血の拳
reading-sha-attack-swift-gorefist = 素早い血の拳
reading-sha-attack-goreaxe = 血斧

## Attacks: The Farstriders

reading-sha-attack-boltstorm-pistol = 雷矢の拳銃
reading-sha-attack-shock-handaxe = 電撃の手斧
reading-sha-attack-star-falcon = 星の隼
reading-sha-attack-charged-handaxe = 帯電した手斧
reading-sha-attack-storm-sabre = 嵐の曲刀
reading-sha-attack-charged-sabre = 帯電した曲刀

## Attacks of an upgrade that has two

reading-sha-attack-shadeglass-axe-swung = 影硝子の斧（振るう）
reading-sha-attack-shadeglass-axe-thrown = 影硝子の斧（投げる）

## Garrek's Reavers: objectives

reading-sha-card-a-worthy-skull = ふさわしき髑髏
reading-sha-card-blood-for-the-blood-god = 血の神に血を！
reading-sha-card-coward = 臆病者！
reading-sha-card-draw-the-gaze-of-khorne = コーンの目を引く
reading-sha-card-it-begins = 始まりの時
reading-sha-card-khorne-cares-not = コーンは意に介さず
reading-sha-card-khornes-champion = コーンの勇士
reading-sha-card-let-the-blood-flow = 血を流せ
reading-sha-card-there-is-only-slaughter = ただ殺戮あるのみ

## Garrek's Reavers: ploys

reading-sha-card-blood-offering = 血の供物
reading-sha-card-blood-rain = 血の雨
reading-sha-card-boon-of-khorne = コーンの恩恵
reading-sha-card-desecrate = 冒涜
reading-sha-card-final-blow = 最期の一撃
reading-sha-card-fuelled-by-slaughter = 殺戮を糧に
reading-sha-card-insensate = 無感覚
reading-sha-card-khorne-calls = コーンの呼び声
reading-sha-card-rebirth-in-blood = 血の中の再生
reading-sha-card-skulls-for-the-skull-throne = 髑髏の玉座に髑髏を！

## Garrek's Reavers: upgrades

reading-sha-card-berserk-charge = 狂戦士の突撃
reading-sha-card-bloodslick = 血のぬめり
reading-sha-card-deadly-spin = 死の旋回
reading-sha-card-ever-advancing = 絶えざる前進
reading-sha-card-frenzy = 狂乱
reading-sha-card-grisly-trophy = おぞましき戦利品
reading-sha-card-terrifying-howl = 恐るべき咆哮
reading-sha-card-unstoppable-charge = 止められぬ突撃
reading-sha-card-whirlwind-of-death = 死の旋風
reading-sha-card-wicked-blade = 邪悪な刃

## Steelheart's Champions: objectives

reading-sha-card-awe-inspiring = 畏怖を呼ぶ者
reading-sha-card-cleanse = 浄化
reading-sha-card-consecrated-area = 聖別された地
reading-sha-card-eternals = 永遠なる者たち
reading-sha-card-immovable-object = 不動のもの
reading-sha-card-lightning-strikes = 稲妻の一撃
reading-sha-card-seize-ground = 地を奪う
reading-sha-card-sigmars-bulwark = シグマーの砦
reading-sha-card-slayers-of-tyrants = 暴君殺し

## Steelheart's Champions: ploys

reading-sha-card-heroic-guard = 英雄の守り
reading-sha-card-peal-of-thunder = 轟く雷鳴
reading-sha-card-righteous-zeal = 正義の熱情
reading-sha-card-sigmarite-wall = シグマライトの壁
reading-sha-card-stormforged-resistance = 嵐に鍛えた耐性
reading-sha-card-stormforged-tactics = 嵐に鍛えた戦術
reading-sha-card-tireless-assault = 疲れ知らずの猛攻
reading-sha-card-undaunted = 怯まぬ心
reading-sha-card-unstoppable-strike = 止められぬ一撃
reading-sha-card-valiant-attack = 勇敢な攻撃

## Steelheart's Champions: upgrades

reading-sha-card-blessed-by-sigmar = シグマーの祝福
reading-sha-card-block = 防ぎ
reading-sha-card-brave-strike = 勇気の一撃
reading-sha-card-fatal-riposte = 致命の返し
reading-sha-card-heroic-might = 英雄の力
reading-sha-card-heroic-stride = 英雄の歩み
reading-sha-card-lightning-blade = 稲妻の刃
reading-sha-card-lightning-blast = 稲妻の爆発
reading-sha-card-righteous-strike = 正義の一撃
reading-sha-card-shield-bash = 盾の強打

## Sepulchral Guard: objectives

reading-sha-card-battle-without-end = 終わりなき戦い
reading-sha-card-claim-the-city = 都を我が物に
reading-sha-card-fearless-in-death = 死して恐れなし
reading-sha-card-march-of-the-dead = 死者の行進
reading-sha-card-more-able-bodies = さらなる骸
reading-sha-card-peerless-general = 比類なき将
reading-sha-card-skills-unforgotten = 忘れられぬ技
reading-sha-card-the-invigorated-dead = 活気づく死者
reading-sha-card-undead-swarm = 不死者の群れ

## Sepulchral Guard: ploys

reading-sha-card-bone-shrapnel = 骨の破片
reading-sha-card-ceaseless-attacks = 絶え間なき攻撃
reading-sha-card-clawing-hands = 掻きむしる手
reading-sha-card-danse-macabre = 死の舞踏
reading-sha-card-grasping-hands = 掴みかかる手
reading-sha-card-restless-dead = 眠れぬ死者
reading-sha-card-spectral-form = 幽体
reading-sha-card-swift-evasion = 素早い回避
reading-sha-card-terrifying-screams = 恐るべき絶叫
reading-sha-card-the-necromancer-commands = 死霊術師の命

## Sepulchral Guard: upgrades

reading-sha-card-ancient-commander = 古の司令官
reading-sha-card-assumed-command = 指揮の継承
reading-sha-card-deathly-charge = 死の突撃
reading-sha-card-fatal-strike = 致命の一撃
reading-sha-card-focused-attack = 狙いすました攻撃
reading-sha-card-frightening-speed = 恐るべき速さ
reading-sha-card-grim-cleave = 無慈悲な断ち割り
reading-sha-card-lethal-lunge = 致死の突き
reading-sha-card-remembered-shield = 記憶の盾
reading-sha-card-undying = 不死

## Ironskull's Boyz: objectives

reading-sha-card-ard-as-iron = 鉄みてえに硬え
reading-sha-card-biggest-an-da-best = 一番でかくて一番強え
reading-sha-card-call-of-the-waaagh = ワアアグの呼び声！
reading-sha-card-dead-kunnin = ひでえ悪知恵
reading-sha-card-deres-more-of-us = 数じゃ負けねえ
reading-sha-card-get-da-boss = 親玉をやれ
reading-sha-card-good-scrap = いい喧嘩
reading-sha-card-punch-up = 殴り合い
reading-sha-card-too-dumb-to-die = 馬鹿すぎて死なねえ

## Ironskull's Boyz: ploys

reading-sha-card-avin-a-good-time = お楽しみ中
reading-sha-card-brutal-but-kunnin = 荒っぽいが悪賢い
reading-sha-card-deafening-bellow = 耳をつんざく怒号
reading-sha-card-gorkamorkas-blessing = ゴルカモルカの祝福
reading-sha-card-kunnin-but-brutal = 悪賢いが荒っぽい
reading-sha-card-last-lunge = 最期の突き
reading-sha-card-leadin-by-example = 手本を見せる
reading-sha-card-more-choppin = もっとぶった斬れ
reading-sha-card-pillage = 略奪
reading-sha-card-scrag-em = 袋叩き

## Ironskull's Boyz: upgrades

reading-sha-card-ard-head = 石頭
reading-sha-card-aspiring-boss = 成り上がりの親分
reading-sha-card-brutal-frenzy = 残忍な狂乱
reading-sha-card-brutal-swing = 残忍な大振り
reading-sha-card-crush-and-cleave = 砕いて断ち割る
reading-sha-card-dead-ard = とことん頑丈
reading-sha-card-eadbutt = 頭突き
reading-sha-card-headlong-rush = がむしゃらな突進
reading-sha-card-unkillable = 殺しても死なねえ
reading-sha-card-waaagh = ワアアグ！

## The Chosen Axes: objectives

reading-sha-card-a-claim-retaken = 取り戻した権利
reading-sha-card-a-grim-promise = 非情な約束
reading-sha-card-ferocious-charge = 猛烈な突撃
reading-sha-card-for-the-ur-gold = ウルゴールドのために
reading-sha-card-fury-of-the-lodge = ロッジの怒り
reading-sha-card-hoarders = 溜め込む者たち
reading-sha-card-oaths-still-to-fulfil = いまだ果たせぬ誓い
reading-sha-card-scion-of-grimnir = グリムニルの末裔
reading-sha-card-unstoppable-advance = 止められぬ進撃

## The Chosen Axes: ploys

reading-sha-card-berserk-fury = 狂戦士の怒り
reading-sha-card-indomitable = 不屈
reading-sha-card-living-wall = 生ける壁
reading-sha-card-oathsworn = 誓いし者
reading-sha-card-piercing-stare = 射抜く眼差し
reading-sha-card-slaying-blow = 屠りの一撃
reading-sha-card-the-earth-shakes = 大地が震える
reading-sha-card-treasure-lust = 財宝への欲
reading-sha-card-ur-gold-boon = ウルゴールドの恩恵
reading-sha-card-we-shall-not-be-moved = 我らは動かぬ

## The Chosen Axes: upgrades

reading-sha-card-activated-runes = 目覚めたルーン
reading-sha-card-brute-strength = 怪力
reading-sha-card-defiant-strike = 反骨の一撃
reading-sha-card-flurry-of-blows = 連打
reading-sha-card-great-swing = 大振りの一撃
reading-sha-card-grimnirs-blessing = グリムニルの祝福
reading-sha-card-grimnirs-fortitude = グリムニルの不屈
reading-sha-card-grimnirs-speed = グリムニルの速さ
reading-sha-card-returning-axe = 戻り斧
reading-sha-card-war-song = 戦の歌

## Spiteclaw's Swarm: objectives

reading-sha-card-arms-length = 腕の届く間合い
reading-sha-card-brilliant-brilliant = 天才、天才！
reading-sha-card-feast-feast = ごちそう、ごちそう
reading-sha-card-honed-survival-instincts = 研ぎ澄ました生存本能
reading-sha-card-leading-from-the-back = 後ろから率いる
reading-sha-card-live-to-fight-another-day = 生き延びて明日戦う
reading-sha-card-lives-are-cheap = 命は安い
reading-sha-card-numberless-swarm = 数知れぬ群れ
reading-sha-card-skritch-is-the-greatest-yes-yes = スクリッチは一番偉い、そうそう

## Spiteclaw's Swarm: ploys

reading-sha-card-aversion-to-death = 死への嫌悪
reading-sha-card-frenzied-stabbing = 狂乱の滅多刺し
reading-sha-card-heightened-caution = 高まる用心
reading-sha-card-momentary-boldness = つかの間の大胆さ
reading-sha-card-musk-of-fear = 恐怖の臭い
reading-sha-card-nervous-scrabbling = うろたえてもがく
reading-sha-card-scratching-in-the-shadows = 影の中の引っ掻き音
reading-sha-card-skaven-courage = スケイヴンの勇気
reading-sha-card-sudden-skittering = 突然の小走り
reading-sha-card-there-are-always-more = 代わりはいくらでもいる

## Spiteclaw's Swarm: upgrades

reading-sha-card-black-hunger = 黒い飢え
reading-sha-card-bodyguard-for-a-price = 金しだいの護衛
reading-sha-card-expendable = 使い捨て
reading-sha-card-festering-blades = 膿んだ刃
reading-sha-card-flee = 逃げろ！
reading-sha-card-skitter-scurry = ちょこまか走り
reading-sha-card-sneaky-stab-stab = こっそり刺し刺し
reading-sha-card-swarm-of-rats = 鼠の群れ
reading-sha-card-throwing-stars = 手裏剣
reading-sha-card-whirling-halberd = 旋回する矛槍

## Magore's Fiends: objectives

reading-sha-card-all-the-better-to-slay-them = なおさら屠りやすい
reading-sha-card-bane-of-champions = 勇士の災い
reading-sha-card-bloody-annihilation = 血の殲滅
reading-sha-card-khorne-sees-us = コーンが見ておられる
reading-sha-card-kill-kill-again = 殺せ！　また殺せ！
reading-sha-card-no-escape = 逃れられぬ
reading-sha-card-rivers-of-blood = 血の河
reading-sha-card-save-the-best = 最上は最後に
reading-sha-card-show-of-strength = 力の誇示

## Magore's Fiends: ploys

reading-sha-card-blood-frenzy = 血の狂乱
reading-sha-card-bloodslick-ground = 血に濡れた地面
reading-sha-card-bloody-retribution = 血の報復
reading-sha-card-continue-the-slaughter = 殺戮を続けよ
reading-sha-card-daemonic-resilience = 悪魔のしぶとさ
reading-sha-card-fountain-of-gore = 血しぶきの泉
reading-sha-card-furious-inspiration = 怒りの奮起
reading-sha-card-glory-to-khorne = コーンに栄光を
reading-sha-card-horrifying-howl = ぞっとする遠吠え
reading-sha-card-to-the-victor-the-spoils = 戦利品は勝者に

## Magore's Fiends: upgrades

reading-sha-card-brutal-charge = 残忍な突撃
reading-sha-card-daemonic-maw = 悪魔の顎
reading-sha-card-furious-charge = 怒りの突撃
reading-sha-card-no-respite = 息つく間もなし
reading-sha-card-predatory-leap = 獣の跳躍
reading-sha-card-rage-fuelled-attacks = 激怒の攻撃
reading-sha-card-shake-about = 振り回し
reading-sha-card-trophy-hunter = 戦利品狩り
reading-sha-card-unshakeable = 揺るがぬ者
reading-sha-card-wrathful-blows = 憤怒の打撃

## The Farstriders: objectives

reading-sha-card-behead-the-beast = 獣の首を刎ねる
reading-sha-card-brave-but-cautious = 勇敢にして慎重
reading-sha-card-close-with-the-enemy = 敵に肉薄する
reading-sha-card-eternal-supremacy = 永遠の覇権
reading-sha-card-lightning-advance = 稲妻の進撃
reading-sha-card-meticulous-annihilation = 入念な殲滅
reading-sha-card-punishing-volleys = 懲罰の斉射
reading-sha-card-ranger-strike = 野伏の一撃
reading-sha-card-sigmars-finest = シグマーの精鋭

## The Farstriders: ploys

reading-sha-card-fearsome-roar = 恐ろしき雄叫び
reading-sha-card-firm-footing = 確かな足場
reading-sha-card-lightning-blow = 稲妻の打撃
reading-sha-card-lightning-stride = 稲妻の歩み
reading-sha-card-patient-defence = 忍耐の守り
reading-sha-card-rangers-advance = 野伏よ、前へ
reading-sha-card-rapid-volley = 速射
reading-sha-card-retribution = 報復
reading-sha-card-steady-volley = 着実な斉射
reading-sha-card-warning-cry = 警告の叫び

## The Farstriders: upgrades

reading-sha-card-aetheric-step = 霊気の歩み
reading-sha-card-covering-fire = 援護射撃
reading-sha-card-flashing-handaxe = 閃く手斧
reading-sha-card-furious-blow = 怒りの打撃
reading-sha-card-lone-warrior = 孤高の戦士
reading-sha-card-overcharged-boltstorm-pistol = 過充填の雷矢の拳銃
reading-sha-card-sharp-eyes = 鋭い目
reading-sha-card-spinning-strike = 回転斬り
reading-sha-card-swift-stride = 素早い歩み
reading-sha-card-well-timed-lunge = 機を見た突き

## Universal cards: objectives

reading-sha-card-accept-inevitability = 定めを受け入れる
reading-sha-card-advancing-strike = 進撃の一撃
reading-sha-card-alone-in-the-darkness = 闇にひとり
reading-sha-card-annihilation = 殲滅
reading-sha-card-assassinate = 暗殺
reading-sha-card-balance-of-power = 力の均衡
reading-sha-card-blooded = 血の洗礼
reading-sha-card-bloodless = 無血
reading-sha-card-brawl = 乱闘
reading-sha-card-butchery = 虐殺
reading-sha-card-change-of-tactics = 戦術の転換
reading-sha-card-chosen-champion = 選ばれし勇士
reading-sha-card-complete-victory = 完全勝利
reading-sha-card-concerted-attack = 一斉攻撃
reading-sha-card-conquest = 征服
reading-sha-card-contained = 封じ込め
reading-sha-card-cover-ground = 長駆
reading-sha-card-crushing-force = 圧倒的な力
reading-sha-card-dauntless = 不敵
reading-sha-card-defensive-strike = 守りの一撃
reading-sha-card-denial = 阻止
reading-sha-card-determined-defender = 断固たる守り手
reading-sha-card-divide-and-conquer = 分断して制す
reading-sha-card-endless-slaughter = 果てなき殺戮
reading-sha-card-escalation = 激化
reading-sha-card-fearless = 恐れ知らず
reading-sha-card-flawless-strategy = 完璧な戦略
reading-sha-card-geared-for-war = 戦の備え
reading-sha-card-heroes-all = みな英雄
reading-sha-card-heroic-feat = 英雄の偉業
reading-sha-card-hold-objective-1 = 目標物1を確保
reading-sha-card-hold-objective-2 = 目標物2を確保
reading-sha-card-hold-objective-3 = 目標物3を確保
reading-sha-card-hold-objective-4 = 目標物4を確保
reading-sha-card-hold-objective-5 = 目標物5を確保
reading-sha-card-honest-opponent = 正直な対戦相手
reading-sha-card-killing-ground = 屠殺場
reading-sha-card-making-a-statement = 力を示す
reading-sha-card-massive-assault = 大攻勢
reading-sha-card-master-of-war = 戦の達人
reading-sha-card-masterstroke = 会心の一手
reading-sha-card-miraculous-escape = 奇跡の生還
reading-sha-card-multiple-fronts = いくつもの戦線
reading-sha-card-no-more-tricks = 策は尽きた
reading-sha-card-no-remorse = 情け容赦なし
reading-sha-card-our-only-way-out = 唯一の活路
reading-sha-card-overextended = 手を広げすぎ
reading-sha-card-perfect-planning = 完璧な計画
reading-sha-card-plant-a-standard = 軍旗を立てる
reading-sha-card-ploymaster = 策士
reading-sha-card-poised-to-strike = 攻撃の構え
reading-sha-card-precise-use-of-force = 力の正確な行使
reading-sha-card-pure-carnage = 純然たる大虐殺
reading-sha-card-ready-for-a-challenge = 挑戦の覚悟
reading-sha-card-reaper = 死神
reading-sha-card-scent-of-victory = 勝利の匂い
reading-sha-card-skirting-danger = 危険をかすめて
reading-sha-card-stymied = 手詰まり
reading-sha-card-superior-tactician = 優れた戦術家
reading-sha-card-supremacy = 覇権
reading-sha-card-swift-advance = 素早い進撃
reading-sha-card-tactical-genius-1-3 = 戦術の天才 1-3
reading-sha-card-tactical-genius-3-5 = 戦術の天才 3-5
reading-sha-card-tactical-supremacy-1-2 = 戦術的優位 1-2
reading-sha-card-tactical-supremacy-3-4 = 戦術的優位 3-4
reading-sha-card-the-bigger-they-are = 大物ほど派手に倒れる
reading-sha-card-the-harvest-begins = 刈り入れの始まり
reading-sha-card-total-annihilation = 完全なる殲滅
reading-sha-card-trapped = 袋の鼠
reading-sha-card-twilight-conqueror = 黄昏の征服者
reading-sha-card-unbroken-wall = 崩れぬ壁
reading-sha-card-unstoppable = 止められぬ者
reading-sha-card-victorious-duel = 決闘の勝利
reading-sha-card-victory-after-victory = 勝利また勝利
reading-sha-card-war-of-attrition = 消耗戦

## Universal cards: ploys

reading-sha-card-anticipation = 先読み
reading-sha-card-blinding-flash = 目くらましの閃光
reading-sha-card-confused-priorities = 優先の混乱
reading-sha-card-confusion = 混乱
reading-sha-card-cruel-taunt = 残酷な嘲り
reading-sha-card-curious-inversion = 奇妙な反転
reading-sha-card-darkness-descends = 闇が降りる
reading-sha-card-daylight-robbery = 白昼の強奪
reading-sha-card-death-throes = 断末魔
reading-sha-card-desperate-gambit = 捨て身の賭け
reading-sha-card-distraction = 気をそらす
reading-sha-card-dual-strike = 二重の一撃
reading-sha-card-duel-of-wits = 知恵比べ
reading-sha-card-earthquake = 地震
reading-sha-card-ephemeral-shield = 儚い盾
reading-sha-card-flickering-step = 揺らめく歩み
reading-sha-card-forceful-denial = 力ずくの拒絶
reading-sha-card-fortify = 守りを固める
reading-sha-card-frozen-in-time = 時の凍結
reading-sha-card-fuelled-by-fury = 怒りを糧に
reading-sha-card-grapple = 組みつき
reading-sha-card-great-concussion = 大いなる衝撃
reading-sha-card-healing-potion = 癒しの薬
reading-sha-card-hidden-paths = 隠された道
reading-sha-card-illusory-fighter = 幻の戦士
reading-sha-card-improvisation = 即興
reading-sha-card-inspiration-strikes = ひらめき
reading-sha-card-invisible-walls = 見えざる壁
reading-sha-card-last-chance = 最後の機会
reading-sha-card-legacy = 遺産
reading-sha-card-lethal-strike = 致死の一撃
reading-sha-card-mighty-swing = 力強い大振り
reading-sha-card-mischievous-spirits = いたずらな精霊
reading-sha-card-misdirection = 誤導
reading-sha-card-momentary-madness = つかの間の狂気
reading-sha-card-my-turn = 今度はこちらの番
reading-sha-card-no-time = 時間がない
reading-sha-card-on-your-feet = 立ち上がれ
reading-sha-card-parry = 受け流し
reading-sha-card-quick-thinker = 機転の利く者
reading-sha-card-ready-for-action = 準備万端
reading-sha-card-rebound = 跳ね返り
reading-sha-card-reflected-injury = 傷の反射
reading-sha-card-rethink-strategy = 戦略の見直し
reading-sha-card-sacrificial-pawn = 捨て駒
reading-sha-card-scavenge = 漁り
reading-sha-card-second-wind = 息の吹き返し
reading-sha-card-shardfall = 破片の落下
reading-sha-card-shardgale = 破片の嵐
reading-sha-card-shattering-terrain = 砕ける地形
reading-sha-card-shattershard = 砕片
reading-sha-card-shifting-shards = 移ろう破片
reading-sha-card-sidestep = 横跳び
reading-sha-card-spectral-wings = 幽霊の翼
reading-sha-card-spoils-of-battle = 戦いの戦利品
reading-sha-card-sprint = 全力疾走
reading-sha-card-stumble = つまずき
reading-sha-card-tainted-vitality = 穢れた活力
reading-sha-card-tantalising-prize = 心そそる獲物
reading-sha-card-teamwork = 連携
reading-sha-card-time-trap = 時の罠
reading-sha-card-trap = 罠
reading-sha-card-triumphant-roar = 勝利の雄叫び
reading-sha-card-trust-to-luck = 運任せ
reading-sha-card-twist-the-knife = 刃をひねる

## Universal cards: upgrades

reading-sha-card-a-destiny-to-meet = 果たすべき運命
reading-sha-card-acrobatic = 軽業
reading-sha-card-army-of-one = ひとりの軍勢
reading-sha-card-awakened-weapon = 目覚めた武器
reading-sha-card-blessed-armour = 祝福された鎧
reading-sha-card-concealed-weapon = 隠し武器
reading-sha-card-coordinated-attack = 連係攻撃
reading-sha-card-cunning-duellist = 狡猾な決闘者
reading-sha-card-cursed-artefact = 呪われた秘宝
reading-sha-card-daemonic-weapon = 悪魔の武器
reading-sha-card-dark-darts = 闇の投げ矢
reading-sha-card-deathly-fortitude = 死者の頑健さ
reading-sha-card-disengage = 離脱
reading-sha-card-ethereal-shield = 霊気の盾
reading-sha-card-flickering-image = 揺らめく幻影
reading-sha-card-ghostblade = 幽霊の刃
reading-sha-card-great-fortitude = 大いなる不屈
reading-sha-card-great-speed = 大いなる速さ
reading-sha-card-great-strength = 大いなる力
reading-sha-card-headlong-charge = がむしゃらな突撃
reading-sha-card-helpful-whispers = 助けの囁き
reading-sha-card-heroslayer = 英雄殺し
reading-sha-card-incredible-strength = 途方もない力
reading-sha-card-katophranes-belt = カトフレインの帯
reading-sha-card-katophranes-boots = カトフレインの長靴
reading-sha-card-katophranes-gloves = カトフレインの手袋
reading-sha-card-katophranes-hood = カトフレインの頭巾
reading-sha-card-katophranes-locket = カトフレインの首飾り
reading-sha-card-katophranes-plate = カトフレインの板金鎧
reading-sha-card-legendary-swiftness = 伝説の俊足
reading-sha-card-light-armour = 軽い鎧
reading-sha-card-light-footed = 軽い足取り
reading-sha-card-low-blow = 卑怯な一撃
reading-sha-card-opportunist = 機を見るに敏
reading-sha-card-regeneration = 再生
reading-sha-card-second-in-command = 副官
reading-sha-card-shadeglass-axe = 影硝子の斧
reading-sha-card-shadeglass-dagger = 影硝子の短剣
reading-sha-card-shadeglass-darts = 影硝子の投げ矢
reading-sha-card-shadeglass-hammer = 影硝子の槌
reading-sha-card-shadeglass-spear = 影硝子の槍
reading-sha-card-shadeglass-sword = 影硝子の剣
reading-sha-card-shadestep = 影の歩み
reading-sha-card-shardcaller = 破片を呼ぶ者
reading-sha-card-shifting-image = 移ろう幻影
reading-sha-card-sixth-sense = 第六感
reading-sha-card-solid-stance = 揺るがぬ構え
reading-sha-card-soultrap = 魂の罠
reading-sha-card-sprinter = 俊足
reading-sha-card-superior-agility = 優れた敏捷さ
reading-sha-card-swift-strike = 素早い一撃
reading-sha-card-tethered-spirit = 繋がれた魂
reading-sha-card-the-blazing-key = 燃える鍵
reading-sha-card-the-dazzling-key = 眩い鍵
reading-sha-card-the-formless-key = 形なき鍵
reading-sha-card-the-fractured-key = 砕けた鍵
reading-sha-card-the-hallowed-key = 聖なる鍵
reading-sha-card-the-shadowed-key = 影の鍵
reading-sha-card-total-offence = 総攻撃
reading-sha-card-tricksters-charm = ペテン師の護符
reading-sha-card-trusted-defender = 信頼の守り手
reading-sha-card-unparalleled-strike = 比類なき一撃
reading-sha-card-vampiric-weapon = 吸血の武器
reading-sha-card-war-cry = 鬨の声
reading-sha-card-zealous-defender = 熱心な守り手
