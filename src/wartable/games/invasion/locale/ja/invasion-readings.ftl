# What the English names of Invasion's cards mean in Japanese, as a second line beside the name. These are plain
# translations of our own, not official names; the name stays the one printed on the card. A card whose name the
# Japanese rulebook translates has none.

## Dwarfs

reading-card-defender-of-the-hold = 砦の守り手
reading-card-zhufbar-engineers = ズフバールの技師団
reading-card-hammerer-of-karak-azul = カラク・アズルの大槌兵
reading-card-troll-slayers = トロール殺し
reading-card-runesmith = ルーン鍛冶
reading-card-durgnar-the-bold = 豪胆なるドゥルグナール
reading-card-king-kazador = カザドール王
reading-card-dwarf-cannon-crew = ドワーフの砲兵隊
reading-card-dwarf-masons = ドワーフの石工
reading-card-dwarf-ranger = ドワーフの野伏
reading-card-mountain-brigade = 山岳旅団
reading-card-ironbreakers-of-ankhor = アンコールの鉄壁兵
reading-card-rune-of-fortitude = 不屈のルーン
reading-card-keystone-forge = 要石の鍛冶場
reading-card-organ-gun = 多連装砲
reading-card-master-rune-of-dismay = 狼狽の大ルーン
reading-card-a-glorious-death = 誉れある死
reading-card-grudge-thrower = 怨恨の投石機
reading-card-burying-the-grudge = 恨みを葬る
reading-card-stubborn-refusal = 頑なな拒絶
reading-card-striking-the-grudge = 恨みを晴らす一撃
reading-card-grudge-thrower-assault = 怨恨の投石機の猛攻
reading-card-demolition = 取り壊せ！
reading-card-wake-the-mountain = 山を目覚めさせる
reading-card-master-rune-of-valaya = ヴァラヤの大ルーン

## The Empire

reading-card-peasant-militia = 農民の民兵
reading-card-reiksguard-knights = ライクスガードの騎士
reading-card-bright-wizard-apprentice = 炎の魔術師の弟子
reading-card-nuln-tinkerers = ヌルンの工匠
reading-card-the-greatswords = 大剣兵
reading-card-sigmars-blessed = シグマーの祝福を受けし者
reading-card-thyrus-gorman = サイラス・ゴーマン
reading-card-huntsmen = 狩人
reading-card-warrior-priests = 戦司祭
reading-card-free-company = 義勇兵団
reading-card-pistoliers = 拳銃騎兵
reading-card-johannes-broheim = ヨハネス・ブローハイム
reading-card-knight-training = 騎士の修練
reading-card-church-of-sigmar = シグマー教会
reading-card-city-gates = 都の城門
reading-card-shrine-to-taal = タールの祠
reading-card-temple-of-shallya = シャリアの神殿
reading-card-defend-the-border = 国境を守れ
reading-card-will-of-the-electors = 選帝侯の意志
reading-card-twin-tailed-comet = 双尾の彗星
reading-card-demoralise = 士気阻喪
reading-card-franzs-decree = フランツの勅令
reading-card-forced-march = 強行軍
reading-card-judgement-of-verena = ヴェレナの裁き
reading-card-sigmars-intervention = シグマーの加護

## High Elves

reading-card-silver-helm-brigade = 銀兜の旅団
reading-card-archmage-of-saphery = サフェリーの大魔術師
reading-card-blessing-of-isha = イシャの祝福
reading-card-radiant-gaze = 輝く眼差し
reading-card-greater-heal = 大いなる癒し

## Orcs

reading-card-crooked-teef-goblins = 乱杭歯のゴブリン
reading-card-squig-herders = スクイッグ飼い
reading-card-ironclaws-horde = 鉄爪の大群
reading-card-followers-of-mork = モルクの信奉者
reading-card-black-orc-squad = ブラックオークの一団
reading-card-boar-boyz = 猪乗りの野郎ども
reading-card-urguck = ウルグック
reading-card-grimgor-ironhide = 鉄皮のグリムゴール
reading-card-night-goblins = 夜のゴブリン
reading-card-doom-divers = 命知らずの飛び降り野郎
reading-card-lobber-crew = 投石機の係
reading-card-big-uns = でかぶつども
reading-card-rock-lobber = 岩投げ機
reading-card-choppa = ぶった斬り
reading-card-totem-of-gork = ゴルクのトーテム
reading-card-banna-of-da-red-sunz = 赤い太陽の旗
reading-card-smash-em-all = みんなぶっ潰せ！
reading-card-grimgors-camp = グリムゴールの陣
reading-card-smash-go-boom = どかんとぶっ壊せ！
reading-card-rip-dere-eads-off = 首を引っこ抜け！
reading-card-wez-bigga = 俺たちのほうがでかい！
reading-card-favour-of-mork = モルクの寵愛
reading-card-pillage = 略奪
reading-card-waaagh = ワアアグ！
reading-card-troll-vomit = トロールの反吐

## Chaos

reading-card-servants-of-khorne = コーンのしもべ
reading-card-savage-marauders = 残忍な略奪者
reading-card-festering-nurglings = 膿みただれたナーグリング
reading-card-nurgle-sorcerer = ナーグルの妖術師
reading-card-chaos-knights = ケイオスの騎士
reading-card-cultist-of-slaanesh = スラーネッシュの狂信徒
reading-card-valkia-the-bloody = 血塗れのヴァルキア
reading-card-melekh-the-changer = 変容者メレク
reading-card-fledgling-chaos-spawn = 生まれたての混沌の落とし子
reading-card-savage-gors = 獰猛なゴール
reading-card-dark-zealot = 闇の狂信者
reading-card-bloodthirster = 血に飢えし者
reading-card-cloud-of-flies = 蠅の群雲
reading-card-horrific-mutation = おぞましき変異
reading-card-sadistic-mutation = 嗜虐の変異
reading-card-warpstone-meteor = ワープストーンの隕石
reading-card-journey-to-the-gate = 門への旅
reading-card-shrine-to-nurgle = ナーグルの祠
reading-card-seduced-by-darkness = 闇の誘惑
reading-card-will-of-tzeentch = ティーンチの意志
reading-card-nurgles-pestilence = ナーグルの疫病
reading-card-flames-of-tzeentch = ティーンチの炎
reading-card-blood-for-the-blood-god = 血の神に血を
reading-card-culling-the-weak = 弱者の間引き
reading-card-slaaneshs-domination = スラーネッシュの支配

## Dark Elves

reading-card-disciple-of-khaine = ケインの信徒
reading-card-vile-sorceress = 邪悪な女妖術師
reading-card-cold-one-riders = 冷血竜の騎手
reading-card-cauldron-of-blood = 血の大釜
reading-card-hate = 憎悪

## Neutral cards

reading-card-contested-village = 争いの村
reading-card-contested-fortress = 争いの要塞
reading-card-contested-stronghold = 争いの砦
reading-card-armoury = 武器庫
reading-card-forgotten-cemetery = 忘れられた墓地
reading-card-warpstone-excavation = ワープストーンの採掘場
reading-card-pilgrimage = 巡礼
reading-card-burn-it-down = 焼き払え
reading-card-innovation = 革新
reading-card-infiltrate = 潜入せよ！
reading-card-prepare-for-war = 戦に備えよ！
