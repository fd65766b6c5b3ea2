# The cards of Shadespire in Japanese, in our own words; terms are those of the Japanese rules summary.
# That summary prints no name of a warband, fighter, attack, card or board, so they stay as printed, in English.
# How a text reads: an objective begins with the time when it is scored, then says what must be true, with what
# differs for three or four players in brackets. A ploy that lasts says so, mostly as “次の命令”. An action of a
# card begins with “アクション”, a reaction with “リアクション” and its trigger in brackets: “とき” is during, “後”
# is after. “自軍” is your warband, “ファイター” alone is of any warband, “攻撃者” makes the attack in question.
# Characteristics stand in 【 】: 【ダメージ】 is a number of an attack, ダメージ is what a fighter suffers. A wound
# token is ダメージトークン; the sides of a die are ハンマー, 剣, 盾, 回避, クリティカル, and 「援護1」 and 「援護2」
# for single and double support. Not here, because facts tell it: glory, who may have an upgrade, and all that the
# numbers of an attack say, Cleave and Knockback among them.

## Warbands

sha-warband-steelhearts-champions = Steelheart's Champions
sha-warband-garreks-reavers = Garrek's Reavers
sha-warband-sepulchral-guard = Sepulchral Guard
sha-warband-ironskulls-boyz = Ironskull's Boyz
sha-warband-the-chosen-axes = The Chosen Axes
sha-warband-spiteclaws-swarm = Spiteclaw's Swarm
sha-warband-magores-fiends = Magore's Fiends
sha-warband-the-farstriders = The Farstriders

## Boards

sha-board-mirror-well = Mirror Well
sha-board-shyishian-stardial = Shyishian Stardial
sha-board-katophranes-reliquary = Katophrane's Reliquary
sha-board-shattered-tower = Shattered Tower
sha-board-arcane-nexus = Arcane Nexus
sha-board-animus-forge = Animus Forge

## Fighters of Steelheart's Champions

sha-fighter-severin-steelheart = Severin Steelheart
    .short = Steelheart
    .inspire = このファイターが攻撃アクションの対象となり、防御ロールに盾かクリティカルが1つ以上出る（攻撃が成功しても同じ）。
sha-fighter-angharad-brightshield = Angharad Brightshield
    .short = Brightshield
    .inspire = このファイターが攻撃アクションの対象となり、防御ロールに盾かクリティカルが1つ以上出る（攻撃が成功しても同じ）。
sha-fighter-obryn-the-bold = Obryn the Bold
    .short = Obryn
    .inspire = このファイターが攻撃アクションの対象となり、防御ロールに盾かクリティカルが1つ以上出る（攻撃が成功しても同じ）。

## Fighters of Garrek's Reavers

sha-fighter-garrek-gorebeard = Garrek Gorebeard
    .short = Garrek
    .inspire = すべてのウォーバンドを合わせて、ファイター3体以上が戦闘不能になっている。
sha-fighter-blooded-saek = Blooded Saek
    .short = Saek
    .inspire = すべてのウォーバンドを合わせて、ファイター3体以上が戦闘不能になっている。
sha-fighter-karsus-the-chained = Karsus the Chained
    .short = Karsus
    .inspire = すべてのウォーバンドを合わせて、ファイター3体以上が戦闘不能になっている。
sha-fighter-targor = Targor
    .short = Targor
    .inspire = すべてのウォーバンドを合わせて、ファイター3体以上が戦闘不能になっている。
sha-fighter-arnulf = Arnulf
    .short = Arnulf
    .inspire = すべてのウォーバンドを合わせて、ファイター3体以上が戦闘不能になっている。

## Fighters of Sepulchral Guard

sha-fighter-the-sepulchral-warden = The Sepulchral Warden
    .short = Warden
    .inspire = 味方ファイターが2体、戦場に戻る。
    .text = アクション：戦闘不能の味方ファイター1体を、ダメージトークンをすべて取り除いて、自軍のテリトリーの初期配置ヘックスに置く。アクション：別の味方ファイター2体を選び、それぞれに移動アクションを行わせる。このフェイズにすでに移動アクションを行ったファイターは選べない。
sha-fighter-the-champion = The Champion
    .short = Champion
    .inspire = 戦闘不能になったこのファイターが、戦場に戻る。
sha-fighter-the-prince-of-dust = The Prince of Dust
    .short = Prince
    .inspire = 戦闘不能になったこのファイターが、戦場に戻る。
sha-fighter-the-harvester = The Harvester
    .short = Harvester
    .inspire = 戦闘不能になったこのファイターが、戦場に戻る。
sha-fighter-petitioner = Petitioner
    .short = Petitioner
    .inspire = 戦闘不能になったこのファイターが、戦場に戻る。

## Fighters of Ironskull's Boyz

sha-fighter-gurzag-ironskull = Gurzag Ironskull
    .short = Gurzag
    .inspire = このファイターがダメージを受ける。
sha-fighter-bonekutta = Bonekutta
    .short = Bonekutta
    .inspire = このファイターがダメージを受ける。
sha-fighter-hakka = Hakka
    .short = Hakka
    .inspire = このファイターがダメージを受ける。
sha-fighter-basha = Basha
    .short = Basha
    .inspire = このファイターがダメージを受ける。

## Fighters of The Chosen Axes

sha-fighter-fjul-grimnir = Fjul-Grimnir
    .short = Fjul-Grimnir
    .inspire = アクションフェイズの終了時に、このファイターが目標物を確保している。
sha-fighter-tefk-flamebearer = Tefk Flamebearer
    .short = Tefk
    .inspire = アクションフェイズの終了時に、このファイターが目標物を確保している。
sha-fighter-vol-orrukbane = Vol Orrukbane
    .short = Vol
    .inspire = アクションフェイズの終了時に、このファイターが目標物を確保している。
sha-fighter-mad-maegrim = Mad Maegrim
    .short = Maegrim
    .inspire = アクションフェイズの終了時に、このファイターが目標物を確保している。

## Fighters of Spiteclaw's Swarm

sha-fighter-skritch-spiteclaw = Skritch Spiteclaw
    .short = Skritch
    .inspire = いずれかのプレイヤーが、戦略カードの解決中にこのファイターを選ぶ。
    .text = アクション：戦闘不能の味方ファイター1体（《Krrk》を除く）を、ダメージトークンをすべて取り除いて、任意の初期配置ヘックスに置く。
sha-fighter-krrk-the-almost-trusted = Krrk the Almost-trusted
    .short = Krrk
    .inspire = いずれかのプレイヤーが、戦略カードの解決中にこのファイターを選ぶ。
sha-fighter-lurking-skaven = Lurking Skaven
    .short = Lurking Skaven
    .inspire = いずれかのプレイヤーが、戦略カードの解決中にこのファイターを選ぶ。
sha-fighter-festering-skaven = Festering Skaven
    .short = Festering Skaven
    .inspire = いずれかのプレイヤーが、戦略カードの解決中にこのファイターを選ぶ。
sha-fighter-hungering-skaven = Hungering Skaven
    .short = Hungering Skaven
    .inspire = いずれかのプレイヤーが、戦略カードの解決中にこのファイターを選ぶ。

## Fighters of Magore's Fiends

sha-fighter-magore-redhand = Magore Redhand
    .short = Magore
    .inspire = このファイターの攻撃アクションが成功する。
sha-fighter-riptooth = Riptooth
    .short = Riptooth
    .inspire = このファイターの攻撃アクションが成功する。
    .text = このファイターに、攻撃アクションを与える強化カードは使用できない。
sha-fighter-zharkus-the-bloodsighted = Zharkus the Bloodsighted
    .short = Zharkus
    .inspire = このファイターの攻撃アクションが成功する。
sha-fighter-ghartok-flayskull = Ghartok Flayskull
    .short = Ghartok
    .inspire = このファイターの攻撃アクションが成功する。
    .text = このファイターは後退させられない。

## Fighters of The Farstriders

sha-fighter-sanson-farstrider = Sanson Farstrider
    .short = Farstrider
    .inspire = アクションフェイズの終了時に、このファイターが敵のテリトリーにいる。
sha-fighter-almeric-eagle-eye = Almeric Eagle-Eye
    .short = Eagle-Eye
    .inspire = アクションフェイズの終了時に、このファイターが敵のテリトリーにいる。
sha-fighter-elias-swiftblade = Elias Swiftblade
    .short = Swiftblade
    .inspire = アクションフェイズの終了時に、このファイターが敵のテリトリーにいる。

## Attacks of fighters

sha-attack-sigmarite-broadsword = Sigmarite Broadsword
sha-attack-mighty-swing = Mighty Swing
    .text = 隣接するすべての敵ファイターを対象とする。ダイスは対象ごとに振る。
sha-attack-sigmarite-hammer = Sigmarite Hammer
sha-attack-furious-parry = Furious Parry
    .text = リアクションとしても使える（このファイターを対象とする攻撃アクションが失敗したとき）：このファイターは後退させられず、攻撃者を対象に、この攻撃アクションを行ってよい。
sha-attack-sigmarite-grandhammer = Sigmarite Grandhammer
sha-attack-overhead-strike = Overhead Strike
sha-attack-blooddrinker-axe = Blooddrinker Axe
sha-attack-awakened-axe = Awakened Axe
sha-attack-great-axe = Great Axe
sha-attack-chained-axe = Chained Axe
sha-attack-brutal-chop = Brutal Chop
sha-attack-savage-whirl = Savage Whirl
    .text = 隣接するすべての敵ファイターを対象とする。ダイスは対象ごとに振る。
sha-attack-gore-axe-and-blade = Gore-axe and Blade
sha-attack-piercing-blade-and-axe = Piercing Blade and Axe
    .text = クリティカルヒットなら、この攻撃アクションは【ダメージ】+1。
sha-attack-boneshiver-spear = Boneshiver Spear
sha-attack-quickened-spear = Quickened Spear
sha-attack-wight-blade = Wight Blade
sha-attack-royal-mace = Royal Mace
sha-attack-whirling-scythe = Whirling Scythe
    .text = 隣接するすべての敵ファイターを対象とする。ダイスは対象ごとに振る。
sha-attack-ancient-weapon = Ancient Weapon
sha-attack-boss-choppas = Boss Choppas
    .text = 奮起状態なら、この攻撃アクションを行うたび、攻撃ダイス1個をリロールしてよい。
sha-attack-big-choppa = Big Choppa
sha-attack-choppas = Choppas
    .text = 攻撃ロールにクリティカルが1つでもあれば、この攻撃アクションは鎧砕きを持つ。
sha-attack-smashas = Smashas
    .text = クリティカルヒットなら、この攻撃アクションは吹き飛ばし1を持つ。
sha-attack-latchkey-axe = Latchkey Axe
sha-attack-blazing-latchkey-axe = Blazing Latchkey Axe
sha-attack-brazier-axe = Brazier Axe
sha-attack-fyresteel-axe = Fyresteel Axe
sha-attack-blazing-axes = Blazing Axes
    .text = 攻撃ロールにクリティカルが1つでもあれば、この攻撃アクションは鎧砕きを持つ。
sha-attack-fyresteel-axes = Fyresteel Axes
sha-attack-scorching-axes = Scorching Axes
    .text = この攻撃アクションを行うたび、攻撃ダイス1個をリロールしてよい。
sha-attack-wicked-halberd = Wicked Halberd
    .text = 攻撃ロールにクリティカルが1つでもあれば、この攻撃アクションは鎧砕きを持つ。
sha-attack-warp-infused-halberd = Warp-infused Halberd
    .text = 攻撃ロールにクリティカルが1つでもあれば、この攻撃アクションは鎧砕きを持つ。
sha-attack-warding-spear = Warding Spear
sha-attack-paired-katar = Paired Katar
sha-attack-wicked-daggers = Wicked Daggers
sha-attack-scavenged-flail = Scavenged Flail
sha-attack-daemonic-axe = Daemonic Axe
sha-attack-ravenous-axe = Ravenous Axe
sha-attack-claws-and-teeth = Claws and Teeth
    .text = 攻撃ロールにクリティカルが1つでもあれば、この攻撃アクションは鎧砕きを持つ。
sha-attack-bloody-claws-and-teeth = Bloody Claws and Teeth
    .text = 攻撃ロールにクリティカルが1つでもあれば、この攻撃アクションは鎧砕きを持つ。
sha-attack-weighty-goreaxe = Weighty Goreaxe
sha-attack-gorefist = Gorefist
    .text = リアクションとしても使える（このファイターを対象とする攻撃アクションが失敗したとき）：このファイターは後退させられず、攻撃者を対象に、この攻撃アクションを行ってよい。
sha-attack-swift-gorefist = Swift Gorefist
    .text = リアクションとしても使える（このファイターを対象とする攻撃アクションが失敗したとき）：このファイターは後退させられず、攻撃者を対象に、この攻撃アクションを行ってよい。
sha-attack-goreaxe = Goreaxe
sha-attack-boltstorm-pistol = Boltstorm Pistol
sha-attack-shock-handaxe = Shock Handaxe
sha-attack-star-falcon = Star Falcon
    .text = クリティカルヒットなら、この攻撃アクションは【ダメージ】+1。
sha-attack-charged-handaxe = Charged Handaxe
sha-attack-storm-sabre = Storm Sabre
sha-attack-charged-sabre = Charged Sabre

## Attacks of an upgrade that has two

sha-attack-shadeglass-axe-swung = Shadeglass Axe（振るう）
    .text = クリティカルヒットなら、この攻撃アクションは【ダメージ】+1。この攻撃アクションが成功したら、この強化カードを捨てる。
sha-attack-shadeglass-axe-thrown = Shadeglass Axe（投げる）
    .text = クリティカルヒットなら、この攻撃アクションは【ダメージ】+1。この攻撃アクションの後、成否を問わずこの強化カードを捨てる。

## Garrek's Reavers: objectives

sha-card-a-worthy-skull = A Worthy Skull
    .text = 終了フェイズ：直前のアクションフェイズに、自軍が敵リーダーを戦闘不能にした。
sha-card-blood-for-the-blood-god = Blood for the Blood God!
    .text = 即時：このフェイズに、味方ファイター3体以上が突撃アクションを行った。
sha-card-coward = Coward!
    .text = 即時：敵ファイターが、味方ファイターに隣接して移動アクションを始め、どの味方ファイターにも隣接せずに終えた。
sha-card-draw-the-gaze-of-khorne = Draw the Gaze of Khorne
    .text = 即時：このフェイズに、自軍が敵ファイター2体以上を戦闘不能にした。
sha-card-it-begins = It Begins
    .text = 終了フェイズ：どのウォーバンドでも、1体以上が戦闘不能になっている。
sha-card-khorne-cares-not = Khorne Cares Not
    .text = 終了フェイズ：ファイター5体以上が戦闘不能になっている（3人戦：7体以上、4人戦：9体以上）。
sha-card-khornes-champion = Khorne's Champion
    .text = 第3終了フェイズ：味方ファイター1体を除き、敵も味方も全員が戦闘不能になっている。
sha-card-let-the-blood-flow = Let the Blood Flow
    .text = 即時：このフェイズに、味方ファイター3体以上が攻撃アクションを成功させた。
sha-card-there-is-only-slaughter = There is Only Slaughter
    .text = 終了フェイズ：どのファイターも目標物を確保していない。

## Garrek's Reavers: ploys

sha-card-blood-offering = Blood Offering
    .text = 味方ファイター1体を選ぶ。そのファイターは1ダメージを受け、次の命令で最初に行う攻撃アクションでは攻撃ダイスを2個多く振る。
sha-card-blood-rain = Blood Rain
    .text = 次の命令の間、すべての攻撃アクションは、ハンマーのものも含め、【ダイス】の記号が剣になる。
sha-card-boon-of-khorne = Boon of Khorne
    .text = リアクション（味方ファイターの攻撃アクションが敵ファイターを戦闘不能にした後）：味方ファイター1体からダメージトークンをすべて取り除く。
sha-card-desecrate = Desecrate
    .text = あなたが確保している目標物1つを戦場から取り除く。
sha-card-final-blow = Final Blow
    .text = リアクション（敵ファイターの攻撃アクションが、その敵に隣接する味方ファイターを戦闘不能にした後）：攻撃者は1ダメージを受ける。
sha-card-fuelled-by-slaughter = Fuelled by Slaughter
    .text = リアクション（攻撃アクションか戦略カードがファイターを戦闘不能にした後）：味方ファイター1体は攻撃アクションを1回行ってよい。
sha-card-insensate = Insensate
    .text = 次の命令で最初にダメージを受ける味方ファイターは、量にかかわらず1ダメージしか受けない。
sha-card-khorne-calls = Khorne Calls
    .text = 次の命令であなたが行う最初の攻撃アクションでは、攻撃ダイスを1個多く振る。
sha-card-rebirth-in-blood = Rebirth in Blood
    .text = リアクション（攻撃アクションか戦略カードが、生存している最後の味方ファイターを戦闘不能にした後）：防御ダイスを1個振る。盾かクリティカルなら、そのファイターからダメージトークンをすべて取り除き、自軍のテリトリーの初期配置ヘックスに置く。
sha-card-skulls-for-the-skull-throne = Skulls for the Skull Throne!
    .text = リアクション（味方ファイターの攻撃アクションが敵ファイターを戦闘不能にした後）：パワーカードを2枚まで引く。

## Garrek's Reavers: upgrades

sha-card-berserk-charge = Berserk Charge
    .text = このファイターの突撃アクションでは、剣もハンマーも成功として扱う。
sha-card-bloodslick = Bloodslick
    .text = 【防御力】+1。
sha-card-deadly-spin = Deadly Spin
    .text = 隣接するすべての敵ファイターを対象とする。ダイスは対象ごとに振る。
sha-card-ever-advancing = Ever-Advancing
    .text = リアクション（攻撃アクションでこのファイターを後退させられるとき。相手が後退を選ばなくてもよい）：後退の代わりに、このファイターを好きな方向に1ヘックス押し出す。
sha-card-frenzy = Frenzy
    .text = このファイターの突撃アクションでは、攻撃ダイスを1個多く振る。
sha-card-grisly-trophy = Grisly Trophy
    .text = このファイターが敵ファイターを戦闘不能にするたび、栄誉点をさらに1点得る。
sha-card-terrifying-howl = Terrifying Howl
    .text = アクション：隣接する敵ファイターをそれぞれ1ヘックス押し出す。
sha-card-unstoppable-charge = Unstoppable Charge
    .text = このファイターの突撃アクションでは、移動中にほかのファイターのいるヘックスを通り抜けられる。ただし、空いているヘックスで移動を終える。
sha-card-whirlwind-of-death = Whirlwind of Death
    .text = このファイターの【射程】1か2の攻撃アクションは、すべて【ダメージ】+1。
sha-card-wicked-blade = Wicked Blade
    .text = 攻撃ロールにクリティカルが1つでもあれば、この攻撃アクションは鎧砕きを持つ。

## Steelheart's Champions: objectives

sha-card-awe-inspiring = Awe-inspiring
    .text = 即時：このフェイズに、自軍がファイター2体以上を戦闘不能にした。
sha-card-cleanse = Cleanse
    .text = 終了フェイズ：あなたが、敵のテリトリーにある目標物（1つ以上）をすべて確保している（3～4人戦：いずれか1人の敵のテリトリーにあるものすべて）。
sha-card-consecrated-area = Consecrated Area
    .text = 終了フェイズ：味方ファイターが1体以上生存していて、どの味方ファイターにも、敵ファイターが隣接していない。
sha-card-eternals = Eternals
    .text = 第3終了フェイズ：戦闘不能の味方ファイターがいない。
sha-card-immovable-object = Immovable Object
    .text = 終了フェイズ：2つの連続するアクションフェイズの終了時に、同じ味方ファイターが同じ目標物を確保していた。
sha-card-lightning-strikes = Lightning Strikes
    .text = 即時：味方ファイターの突撃アクションが敵ファイターを戦闘不能にした。
sha-card-seize-ground = Seize Ground
    .text = 終了フェイズ：あなたが、敵のテリトリーにある目標物を確保している。
sha-card-sigmars-bulwark = Sigmar's Bulwark
    .text = 終了フェイズ：味方ファイターが1体以上生存していて、直前のアクションフェイズに、味方ファイターが1体もダメージを受けなかった。
sha-card-slayers-of-tyrants = Slayers of Tyrants
    .text = 終了フェイズ：直前のアクションフェイズに、自軍が敵リーダーを戦闘不能にした。

## Steelheart's Champions: ploys

sha-card-heroic-guard = Heroic Guard
    .text = 味方ファイター1体を選ぶ。そのファイターは守備体勢に入る。
sha-card-peal-of-thunder = Peal of Thunder
    .text = 敵ファイター1体を選び、好きな方向に1ヘックス押し出す。
sha-card-righteous-zeal = Righteous Zeal
    .text = 次の命令で最初の、【射程】1か2の攻撃アクションは【ダメージ】+1。
sha-card-sigmarite-wall = Sigmarite Wall
    .text = 互いに隣接する味方ファイター2体を選ぶ。その2体は守備体勢に入る。
sha-card-stormforged-resistance = Stormforged Resistance
    .text = 次の命令の最初の攻撃アクションでは、味方ファイターは後退させられない。
sha-card-stormforged-tactics = Stormforged Tactics
    .text = 次の命令の間、あなたは次のリアクションを使える。リアクション（敵ファイターの攻撃アクションが失敗した後）：味方ファイターを2体まで選び、それぞれ1ヘックスまで押し出す。
sha-card-tireless-assault = Tireless Assault
    .text = リアクション（味方ファイターの攻撃アクションが失敗した後）：そのファイターは、同じファイターを対象に、もう1回攻撃アクション（どれでもよい）を行ってよい。
sha-card-undaunted = Undaunted
    .text = リアクション（攻撃アクションか戦略カードが味方ファイターを戦闘不能にし、戦場の味方ファイターが1体だけになった後）：残ったファイターからダメージトークンをすべて取り除く。
sha-card-unstoppable-strike = Unstoppable Strike
    .text = 次の命令の最初の攻撃アクションは、鎧砕きを得る。
sha-card-valiant-attack = Valiant Attack
    .text = 次の命令の最初の攻撃アクションでは、敵ファイターは対象を援護できない。

## Steelheart's Champions: upgrades

sha-card-blessed-by-sigmar = Blessed by Sigmar
    .text = 【生命力】+1。
sha-card-block = Block
    .text = アクション：このファイターと、隣接するすべての味方ファイターは守備体勢に入る。
sha-card-brave-strike = Brave Strike
    .text = 隣接する味方ファイターがいなければ、攻撃ダイスを1個多く振る。
sha-card-fatal-riposte = Fatal Riposte
    .text = リアクション（このファイターを対象とする攻撃アクションが失敗したとき）：攻撃ダイスを1個振る。ハンマーかクリティカルなら、このファイターは後退させられず、攻撃者を対象に攻撃アクションを1回行ってよい。
sha-card-heroic-might = Heroic Might
    .text = このファイターの攻撃アクションは、鎧砕きを得る。
sha-card-heroic-stride = Heroic Stride
    .text = リアクション（敵ファイターが、このファイターから2ヘックス以内で命令を終えた後）：このファイターを1ヘックス押し出す。
sha-card-lightning-blade = Lightning Blade
    .text = クリティカルヒットなら、この攻撃アクションは【ダメージ】+1。
sha-card-lightning-blast = Lightning Blast
    .text = このファイターがクリティカルヒットを出したとき、対象のヘックスに隣接する敵ファイターにも1ダメージずつ与える。このダメージもその攻撃アクションによるものとする。
sha-card-righteous-strike = Righteous Strike
    .text = リアクション（敵リーダーを対象としたこの攻撃アクションが失敗した後）：この攻撃アクションをもう1回行う。
sha-card-shield-bash = Shield Bash
    .text = リアクション（隣接するファイターの、このファイターを対象とする攻撃アクションが失敗したとき）：このファイターは後退させられず、あなたは攻撃者を1ヘックス押し出してよい。

## Sepulchral Guard: objectives

sha-card-battle-without-end = Battle Without End
    .text = 終了フェイズ：直前のアクションフェイズに、味方ファイター2体以上が戦場に戻った。
sha-card-claim-the-city = Claim the City
    .text = 終了フェイズ：あなたが、すべての目標物を確保している（3～4人戦：5つ以上）。
sha-card-fearless-in-death = Fearless in Death
    .text = 終了フェイズ：戦場の味方ファイターが1体だけである。
sha-card-march-of-the-dead = March of the Dead
    .text = 終了フェイズ：直前のアクションフェイズに、生存している味方ファイター全員（5体以上）が移動アクションを行った。
sha-card-more-able-bodies = More Able Bodies
    .text = 終了フェイズ：直前のアクションフェイズに、自軍が敵ファイター2体以上を戦闘不能にした。
sha-card-peerless-general = Peerless General
    .text = 第3終了フェイズ：味方ファイターが4体以上生存していて、1体も奮起状態でない。
sha-card-skills-unforgotten = Skills Unforgotten
    .text = 即時：自軍のリーダーが敵ファイターを戦闘不能にした。
sha-card-the-invigorated-dead = The Invigorated Dead
    .text = 第3終了フェイズ：生存している味方ファイター全員（3体以上）が奮起状態である。
sha-card-undead-swarm = Undead Swarm
    .text = 終了フェイズ：どの敵ファイターにも、味方ファイター2体以上が隣接している（3～4人戦：敵ファイター3体以上に、それぞれ味方ファイター2体以上が隣接している）。

## Sepulchral Guard: ploys

sha-card-bone-shrapnel = Bone Shrapnel
    .text = リアクション（攻撃アクションが味方ファイターを戦闘不能にした後）：攻撃者は1ダメージを受ける。
sha-card-ceaseless-attacks = Ceaseless Attacks
    .text = リアクション（味方ファイターの攻撃アクションの後）：別の味方ファイター1体で攻撃アクションを1回行う。
sha-card-clawing-hands = Clawing Hands
    .text = 次の命令の最初の攻撃アクションが味方ファイターのものなら、戦場にいない味方ファイターは、どれもその攻撃を援護しているものとして数える。
sha-card-danse-macabre = Danse Macabre
    .text = 次の命令で移動アクションを行う味方ファイターは、1ヘックス多く移動できる。
sha-card-grasping-hands = Grasping Hands
    .text = 次の命令で最初に命令を受けるファイターは、戦場にいない味方ファイター1体につき【移動力】−1（最低0）。
sha-card-restless-dead = Restless Dead
    .text = 戦闘不能の味方ファイター1体（《The Sepulchral Warden》を除く）を、ダメージトークンをすべて取り除いて、自軍のテリトリーの初期配置ヘックスに置く。
sha-card-spectral-form = Spectral Form
    .text = 次の命令で移動アクションを行う味方ファイターは、移動中にほかのファイターのいるヘックスを通り抜けられる。ただし、空いているヘックスで移動を終える。
sha-card-swift-evasion = Swift Evasion
    .text = 味方ファイター1体を選び、2ヘックスまで押し出す。新しい位置は、どの敵ファイターからも元の位置より遠くなければならない。
sha-card-terrifying-screams = Terrifying Screams
    .text = 敵ファイター1体を選び、1ヘックス押し出す。
sha-card-the-necromancer-commands = The Necromancer Commands
    .text = リアクション（味方ファイターの攻撃アクションが失敗した後）：同じ攻撃アクションをもう1回行う。

## Sepulchral Guard: upgrades

sha-card-ancient-commander = Ancient Commander
    .text = アクション：別の味方ファイター3体を選び、それぞれに移動アクションを行わせる。このフェイズにすでに移動アクションを行ったファイターは選べない。
sha-card-assumed-command = Assumed Command
    .text = このファイターを援護する味方ファイターは、それぞれ2体として数える。
sha-card-deathly-charge = Deathly Charge
    .text = このファイターが突撃アクションを行ったフェイズの間、その突撃アクションの攻撃も含めて、このファイターの【射程】1か2の攻撃アクションは【ダメージ】+1。
sha-card-fatal-strike = Fatal Strike
    .text = リアクション（攻撃アクションがこのファイターを戦闘不能にするとき、戦場から除去される前）：攻撃者を対象に、この攻撃アクションを行う。
sha-card-focused-attack = Focused Attack
    .text = 攻撃ロールにクリティカルが1つでもあれば、この攻撃アクションは鎧砕きを持つ。
sha-card-frightening-speed = Frightening Speed
    .text = 【移動力】+2。
sha-card-grim-cleave = Grim Cleave
    .text = このファイターの攻撃アクションは、鎧砕きを得る。
sha-card-lethal-lunge = Lethal Lunge
sha-card-remembered-shield = Remembered Shield
    .text = このファイターの【防御力】の記号は盾になる。
sha-card-undying = Undying
    .text = 【生命力】+1。

## Ironskull's Boyz: objectives

sha-card-ard-as-iron = 'Ard as Iron
    .text = 第3終了フェイズ：戦闘不能の味方ファイターがいない。
sha-card-biggest-an-da-best = Biggest an' da Best
    .text = 終了フェイズ：直前のアクションフェイズに、自軍のリーダーが敵ファイターを戦闘不能にした。
sha-card-call-of-the-waaagh = Call of the Waaagh!
    .text = 即時：このフェイズに、味方ファイター3体以上が突撃アクションを行った。
sha-card-dead-kunnin = Dead Kunnin'
    .text = 即時：味方ファイターの攻撃アクションで、攻撃者の援護が対象の援護より2体以上多い。
sha-card-deres-more-of-us = Dere's More of Us
    .text = 終了フェイズ：戦場の味方ファイターの数が、相手のファイターの数より多い（3～4人戦：いずれか1人の相手より多い）。
sha-card-get-da-boss = Get Da Boss
    .text = 終了フェイズ：直前のアクションフェイズに、自軍が敵リーダーを戦闘不能にした。
sha-card-good-scrap = Good Scrap
    .text = 終了フェイズ：直前のアクションフェイズに、ファイター3体以上が戦闘不能になった（3～4人戦：5体以上）。
sha-card-punch-up = Punch-up
    .text = 終了フェイズ：直前のアクションフェイズに、生存している味方ファイター全員（2体以上）が、それぞれ異なる敵ファイターに攻撃アクションを行った。
sha-card-too-dumb-to-die = Too Dumb to Die
    .text = 即時：味方ファイターが1回の攻撃で3ダメージ以上を受け、戦闘不能にならなかった。

## Ironskull's Boyz: ploys

sha-card-avin-a-good-time = 'Avin' a Good Time
    .text = ファイター1体を選び、攻撃ダイスを1個振る。ハンマーかクリティカルなら、そのファイターは攻撃アクションを1回行ってよい。
sha-card-brutal-but-kunnin = Brutal But Kunnin'
    .text = リアクション（味方ファイターの攻撃アクションの後）：そのファイターを3ヘックスまで押し出す。
sha-card-deafening-bellow = Deafening Bellow
    .text = 味方ファイターに隣接する敵ファイター1体を選び、1ヘックス押し出す。
sha-card-gorkamorkas-blessing = Gorkamorka's Blessing
    .text = 次の命令で最初の、【射程】1か2の攻撃アクションは【ダメージ】+1。
sha-card-kunnin-but-brutal = Kunnin' But Brutal
    .text = リアクション（味方ファイターの移動アクションの後。突撃アクションの途中では使えない）：そのファイターは攻撃アクションを1回行ってよい。
sha-card-last-lunge = Last Lunge
    .text = リアクション（攻撃アクションか戦略カードが味方ファイターを戦闘不能にするとき、戦場から除去される前）：攻撃ダイスを1個振る。ハンマーかクリティカルなら、そのファイターで、攻撃者を対象に攻撃アクションを1回行う。
sha-card-leadin-by-example = Leadin' By Example
    .text = リアクション（自軍のリーダーの攻撃アクションが敵ファイターを戦闘不能にした後）：このフェイズに移動アクションも突撃アクションもまだ行っていない別の味方ファイター1体は、突撃アクションを行ってよい。
sha-card-more-choppin = More Choppin'
    .text = 次の命令の最初の攻撃アクションでは、攻撃ダイスを1個多く振る。
sha-card-pillage = Pillage
    .text = あなたが確保している目標物1つを戦場から取り除く。
sha-card-scrag-em = Scrag 'Em
    .text = 次の命令の最初の攻撃アクションを援護する味方ファイターは、それぞれ2体として数える。

## Ironskull's Boyz: upgrades

sha-card-ard-head = 'Ard Head
    .text = このファイターが受けるダメージは1減る（最低1）。
sha-card-aspiring-boss = Aspiring Boss
    .text = リアクション（このファイターの、敵リーダーを対象とする攻撃アクションが失敗したとき）：攻撃ダイス1個をリロールする。
sha-card-brutal-frenzy = Brutal Frenzy
    .text = このファイターの突撃アクションでは、攻撃ダイスを1個多く振る。
sha-card-brutal-swing = Brutal Swing
    .text = 隣接するすべての敵ファイターを対象とする。ダイスは対象ごとに振る。
sha-card-crush-and-cleave = Crush and Cleave
    .text = このファイターの攻撃アクションは、鎧砕きを得る。
sha-card-dead-ard = Dead 'Ard
    .text = このファイターを後退させられるのは、クリティカルヒットだけである。
sha-card-eadbutt = 'Eadbutt
    .text = この攻撃アクションが成功したら、対象はこのフェイズ終了時まで命令を受けられない。
sha-card-headlong-rush = Headlong Rush
    .text = このファイターが突撃アクションを行ったフェイズの間、その突撃アクションの攻撃も含めて、このファイターの攻撃アクションは吹き飛ばし1を得る。
sha-card-unkillable = Unkillable
    .text = リアクション（攻撃アクションか戦略カードがこのファイターを戦闘不能にするとき）：防御ダイスを1個振る。盾かクリティカルなら、このファイターはダメージを受けず、戦闘不能にもならない。そのとき、この強化カードを捨てる。
sha-card-waaagh = Waaagh!
    .text = このファイターが突撃アクションを行ったフェイズの間、その突撃アクションの攻撃も含めて、このファイターの【射程】1か2の攻撃アクションは【ダメージ】+1。

## The Chosen Axes: objectives

sha-card-a-claim-retaken = A Claim Retaken
    .text = 終了フェイズ：直前のアクションフェイズの開始時に敵ファイターが確保していた目標物を、味方ファイターが確保している。
sha-card-a-grim-promise = A Grim Promise
    .text = 終了フェイズ：直前のアクションフェイズに、自軍が敵リーダーを戦闘不能にした。
sha-card-ferocious-charge = Ferocious Charge
    .text = 即時：味方ファイターの突撃アクションが敵ファイターを戦闘不能にした。
sha-card-for-the-ur-gold = For the Ur-gold
    .text = 終了フェイズ：生存している味方ファイター全員（3体以上）が奮起状態である。
sha-card-fury-of-the-lodge = Fury of the Lodge
    .text = 終了フェイズ：直前のアクションフェイズに、生存している味方ファイター全員（3体以上）が突撃アクションを行った。
sha-card-hoarders = Hoarders
    .text = 終了フェイズ：味方ファイターは全員が目標物を確保していて、敵ファイターは1体も確保していない。
sha-card-oaths-still-to-fulfil = Oaths Still to Fulfil
    .text = 第3終了フェイズ：戦闘不能の味方ファイターがいない。
sha-card-scion-of-grimnir = Scion of Grimnir
    .text = 即時：自軍のリーダーが敵ファイターを戦闘不能にした。
sha-card-unstoppable-advance = Unstoppable Advance
    .text = 終了フェイズ：生存している味方ファイターがいて、その全員が敵のテリトリーにいる。

## The Chosen Axes: ploys

sha-card-berserk-fury = Berserk Fury
    .text = 次の命令で味方ファイターが最初にダメージを受けるとき、防御ダイスを1個振る。盾なら、そのダメージを受けない。
sha-card-indomitable = Indomitable
    .text = 次の命令で味方ファイターが最初にダメージを受けるとき、量にかかわらず1ダメージしか受けない。
sha-card-living-wall = Living Wall
    .text = 味方ファイター2体を選び、それぞれ1ヘックスまで押し出す。その2体は、互いに隣接していなければならない。
sha-card-oathsworn = Oathsworn
    .text = リアクション（味方ファイターの攻撃アクションが失敗した後）：そのファイターは、同じファイターを対象に、もう1回攻撃アクション（どれでもよい）を行ってよい。
sha-card-piercing-stare = Piercing Stare
    .text = 敵ファイター1体を選ぶ。そのファイターは、次の命令で攻撃アクションも突撃アクションも行えない。
sha-card-slaying-blow = Slaying Blow
    .text = 次の命令の最初の攻撃アクションは、クリティカルヒットなら【ダメージ】が2倍になる。
sha-card-the-earth-shakes = The Earth Shakes
    .text = ファイター1体を選び、1ヘックス押し出す。
sha-card-treasure-lust = Treasure-lust
    .text = 味方ファイター1体を選び、3ヘックスまで押し出す。そのファイターは、目標物を確保する位置で終えなければならない。
sha-card-ur-gold-boon = Ur-gold Boon
    .text = 味方ファイター1体を選び、防御ダイスを1個振る。盾かクリティカルなら、そのファイターからダメージトークンを2個まで取り除く。それ以外なら1個取り除く。
sha-card-we-shall-not-be-moved = We Shall Not Be Moved
    .text = 次の命令の最初の攻撃アクションでは、目標物を確保している味方ファイターは後退させられない。

## The Chosen Axes: upgrades

sha-card-activated-runes = Activated Runes
    .text = このファイターが攻撃アクションを行うたび、攻撃ダイス1個をリロールしてよい。
sha-card-brute-strength = Brute Strength
    .text = このファイターの攻撃アクションは、吹き飛ばし1を得る。
sha-card-defiant-strike = Defiant Strike
    .text = リアクション（このファイターに対する攻撃アクションが成功したとき）：このファイターは後退させられず、攻撃者を対象に、この攻撃アクションを行う。
sha-card-flurry-of-blows = Flurry of Blows
sha-card-great-swing = Great Swing
    .text = 隣接するすべての敵ファイターを対象とする。ダイスは対象ごとに振る。
sha-card-grimnirs-blessing = Grimnir's Blessing
    .text = リアクション（攻撃アクションか戦略カードがこのファイターを戦闘不能にするとき）：防御ダイスを1個振る。盾なら、このファイターはそのダメージを受けない。
sha-card-grimnirs-fortitude = Grimnir's Fortitude
    .text = 【防御力】+1。
sha-card-grimnirs-speed = Grimnir's Speed
    .text = 【移動力】+2。
sha-card-returning-axe = Returning Axe
    .text = クリティカルヒットなら、この攻撃アクションは【ダメージ】+1。
sha-card-war-song = War Song
    .text = このファイターは、援護するとき2体として数える。

## Spiteclaw's Swarm: objectives

sha-card-arms-length = Arm's Length
    .text = 即時：自軍が、どの味方ファイターにも隣接していない敵ファイターを戦闘不能にした。
sha-card-brilliant-brilliant = Brilliant, Brilliant!
    .text = 終了フェイズ：直前のアクションフェイズに、あなたがほかの目標カードを2枚以上達成した。
sha-card-feast-feast = Feast-feast
    .text = 終了フェイズ：敵ファイター全員が戦闘不能になっている（3～4人戦：2つ以上の敵ウォーバンドが全滅している）。
sha-card-honed-survival-instincts = Honed Survival Instincts
    .text = 終了フェイズ：直前のアクションフェイズに、味方ファイターが1体も戦闘不能にならなかった。
sha-card-leading-from-the-back = Leading from the Back
    .text = 第3終了フェイズ：自軍のリーダーが、自軍のテリトリーにいて、敵に隣接していない。
sha-card-live-to-fight-another-day = Live to Fight Another Day
    .text = 第3終了フェイズ：生存している味方ファイターは、自軍のリーダーだけである。
sha-card-lives-are-cheap = Lives are Cheap
    .text = 終了フェイズ：直前のアクションフェイズに、味方ファイター2体以上が戦闘不能になった。
sha-card-numberless-swarm = Numberless Swarm
    .text = 第3終了フェイズ：戦場に味方ファイターが5体いる。
sha-card-skritch-is-the-greatest-yes-yes = Skritch is the Greatest, Yes-yes
    .text = 即時：自軍のリーダーが敵ファイターを戦闘不能にした。

## Spiteclaw's Swarm: ploys

sha-card-aversion-to-death = Aversion to Death
    .text = リアクション（攻撃アクションが味方ファイターを戦闘不能にした後）：味方ファイター2体までを、それぞれ1ヘックス押し出す。
sha-card-frenzied-stabbing = Frenzied Stabbing
    .text = 次の命令で最初の、【射程】1か2の攻撃アクションは【ダメージ】+1。
sha-card-heightened-caution = Heightened Caution
    .text = 次の命令で最初に攻撃アクションの対象となる味方ファイターは、その命令の間、防御ダイスを1個多く振る。
sha-card-momentary-boldness = Momentary Boldness
    .text = 味方ファイター2体以上に隣接する味方ファイター1体を選ぶ。そのファイターは突撃アクションを行う。
sha-card-musk-of-fear = Musk of Fear
    .text = 味方ファイター1体を選ぶ。そのファイターは守備体勢に入る。
sha-card-nervous-scrabbling = Nervous Scrabbling
    .text = 味方ファイター1体を選び、隣接するファイター1体と位置を入れ替える。
sha-card-scratching-in-the-shadows = Scratching in the Shadows
    .text = 敵ファイター1体を選び、1ヘックス押し出す。
sha-card-skaven-courage = Skaven Courage
    .text = 同じ敵ファイターに味方ファイター3体以上が隣接しているときだけ使える。その味方ファイターのうち1体は、攻撃アクションを1回行ってよい。
sha-card-sudden-skittering = Sudden Skittering
    .text = 次の命令で最初に移動アクションを行う味方ファイターは、【移動力】が2倍になる。ただし突撃アクションは行えず、移動した後は、このフェイズの間、命令を受けられない。
sha-card-there-are-always-more = There Are Always More
    .text = 戦闘不能の味方ファイター1体（《Skritch》と《Krrk》を除く）を選ぶ。そのファイターを、ダメージトークンをすべて取り除いて、任意の初期配置ヘックスに置く。

## Spiteclaw's Swarm: upgrades

sha-card-black-hunger = Black Hunger
    .text = このファイターの【射程】1の攻撃アクションは【ダメージ】+1で、敵も味方も、隣接するすべてのファイターを対象とする。ダイスは対象ごとに振る。味方を対象とする攻撃アクションでは、攻撃側も防御側も援護を受けない。
sha-card-bodyguard-for-a-price = Bodyguard for a Price
    .text = 《Skritch》は、このファイターに隣接している間、守備体勢にある。このフェイズに突撃アクションを行っていても同じである。
sha-card-expendable = Expendable
    .text = リアクション（攻撃アクションがこのファイターにダメージを与えるとき）：このファイターを戦場から除去し（戦闘不能になるが、誰も栄誉点を得ない）、攻撃者に1ダメージを与える。
sha-card-festering-blades = Festering Blades
    .text = クリティカルヒットなら、このファイターの【射程】1か2の攻撃アクションは【ダメージ】+2。
sha-card-flee = Flee!
    .text = アクション：このファイターと、隣接する味方ファイター1体は、移動アクションを行ってよい。どちらも、どの敵ファイターからも元の位置より遠くで終えなければならない。
sha-card-skitter-scurry = Skitter-scurry
    .text = リアクション（このファイターが何かのアクションを行った後）：このファイターを1ヘックス押し出す。
sha-card-sneaky-stab-stab = Sneaky Stab-stab
    .text = このファイターが攻撃アクションを行う前に、このファイターを1ヘックス押し出してよい。突撃アクションでは押し出せない。
sha-card-swarm-of-rats = Swarm of Rats
    .text = 隣接するすべての敵ファイターを対象とする。ダイスは対象ごとに振る。
sha-card-throwing-stars = Throwing Stars
sha-card-whirling-halberd = Whirling Halberd
    .text = 隣接するすべての敵ファイターを対象とする。ダイスは対象ごとに振る。

## Magore's Fiends: objectives

sha-card-all-the-better-to-slay-them = All the Better to Slay Them
    .text = 即時：味方ファイター全員（3体以上）が、それぞれ異なる敵ファイターに隣接している。
sha-card-bane-of-champions = Bane of Champions
    .text = 即時：《Riptooth》が敵リーダーを戦闘不能にした。
sha-card-bloody-annihilation = Bloody Annihilation
    .text = 終了フェイズ：敵ファイター全員が戦闘不能になっている（3～4人戦：2つ以上の敵ウォーバンドが全滅している）。
sha-card-khorne-sees-us = Khorne Sees Us
    .text = 即時：このフェイズに、自軍が敵ファイター2体以上を戦闘不能にした。
sha-card-kill-kill-again = Kill! Kill Again!
    .text = 終了フェイズ：どのウォーバンドでも、2体以上が戦闘不能になっている。
sha-card-no-escape = No Escape
    .text = 即時：このフェイズに、味方ファイター3体以上が突撃アクションを行った。
sha-card-rivers-of-blood = Rivers of Blood
    .text = 終了フェイズ：敵も味方も、生存しているファイター全員（4体以上）がダメージトークンを持っている。
sha-card-save-the-best = Save the Best
    .text = 終了フェイズ：生存している敵ファイターは、敵リーダー1体だけである。
sha-card-show-of-strength = Show of Strength
    .text = 即時：自軍のリーダーが敵ファイターを戦闘不能にした。

## Magore's Fiends: ploys

sha-card-blood-frenzy = Blood Frenzy
    .text = リアクション（攻撃アクションか戦略カードがファイターを戦闘不能にした後）：次の命令の最初の攻撃アクションでは、攻撃ダイスを1個多く振り、ハンマーも剣も成功として扱う。
sha-card-bloodslick-ground = Bloodslick Ground
    .text = 次の命令の間、敵ファイターは【移動力】−2。
sha-card-bloody-retribution = Bloody Retribution
    .text = リアクション（攻撃アクションが味方ファイターを戦闘不能にした後）：攻撃者に隣接する味方ファイター1体が、攻撃者を対象に攻撃アクションを1回行う。
sha-card-continue-the-slaughter = Continue the Slaughter
    .text = リアクション（攻撃アクションか戦略カードがファイターを戦闘不能にした後）：次の命令の最初の攻撃アクションは【ダメージ】+1。
sha-card-daemonic-resilience = Daemonic Resilience
    .text = 次の命令で最初にダメージを受ける味方ファイターは、量にかかわらず1ダメージしか受けない。
sha-card-fountain-of-gore = Fountain of Gore
    .text = リアクション（攻撃アクションか戦略カードがファイターを戦闘不能にした後）：次の命令の間、味方ファイターは全員【防御力】+1。
sha-card-furious-inspiration = Furious Inspiration
    .text = 味方ファイター1体を選ぶ。そのファイターは奮起状態になる。
sha-card-glory-to-khorne = Glory to Khorne
    .text = 次の命令で味方ファイターが行う最初の攻撃アクションでは、攻撃ダイスを1個多く振る。
sha-card-horrifying-howl = Horrifying Howl
    .text = 味方ファイターに隣接する敵ファイター1体を選び、2ヘックスまで押し出す。
sha-card-to-the-victor-the-spoils = To the Victor, the Spoils
    .text = リアクション（味方ファイターの攻撃アクションが、【生命力】3以上の敵ファイターを戦闘不能にした後）：パワーカードを3枚引く。

## Magore's Fiends: upgrades

sha-card-brutal-charge = Brutal Charge
    .text = このファイターの突撃アクションでは、攻撃ダイスを1個多く振る。
sha-card-daemonic-maw = Daemonic Maw
    .text = この攻撃アクションが成功したら、このファイターからダメージトークンを1個取り除く。
sha-card-furious-charge = Furious Charge
    .text = このファイターの突撃アクションでは、剣もハンマーも成功として扱う。
sha-card-no-respite = No Respite
    .text = リアクション（攻撃アクションか戦略カードがこのファイターを戦闘不能にするとき）：このファイターで攻撃アクションを1回行う。
sha-card-predatory-leap = Predatory Leap
    .text = このファイターの突撃アクションでは、移動中にほかのファイターのいるヘックスを通り抜けられる。ただし、空いているヘックスで移動を終える。
sha-card-rage-fuelled-attacks = Rage-fuelled Attacks
    .text = このファイターの【射程】1か2の攻撃アクションは、すべて【ダメージ】+1。
sha-card-shake-about = Shake About
    .text = このファイターの【射程】1の攻撃アクションが成功したとき、ダメージを与えるのに加えて、後退させる代わりに対象を好きな方向に1ヘックス押し出してよい。
sha-card-trophy-hunter = Trophy Hunter
    .text = このファイターが敵ファイターを戦闘不能にするたび、栄誉点をさらに1点得る。
sha-card-unshakeable = Unshakeable
    .text = リアクション（攻撃アクションでこのファイターを後退させられるとき。相手が後退を選ばなくてもよい）：後退の代わりに、このファイターを好きな方向に1ヘックス押し出す。
sha-card-wrathful-blows = Wrathful Blows
    .text = このファイターの攻撃アクションは、すべて【ダイス】+1。

## The Farstriders: objectives

sha-card-behead-the-beast = Behead the Beast
    .text = 終了フェイズ：直前のアクションフェイズに、自軍が敵リーダーを戦闘不能にした。
sha-card-brave-but-cautious = Brave but Cautious
    .text = 終了フェイズ：味方ファイターが1体以上生存していて、直前のアクションフェイズに、味方ファイターが1体もダメージを受けなかった。
sha-card-close-with-the-enemy = Close with the Enemy
    .text = 終了フェイズ：味方ファイター3体以上が敵ファイターに隣接している。
sha-card-eternal-supremacy = Eternal Supremacy
    .text = 終了フェイズ：あなたが、目標物を3つ以上確保している。
sha-card-lightning-advance = Lightning Advance
    .text = 終了フェイズ：生存している味方ファイター全員（2体以上）が敵のテリトリーにいる。
sha-card-meticulous-annihilation = Meticulous Annihilation
    .text = 終了フェイズ：敵ファイター全員が戦闘不能になっている（3～4人戦：2つ以上の敵ウォーバンドが全滅している）。
sha-card-punishing-volleys = Punishing Volleys
    .text = 終了フェイズ：直前のアクションフェイズに、あなたが《Boltstorm Pistol》か《Overcharged Boltstorm Pistol》の攻撃アクションを合わせて3回以上成功させた。
sha-card-ranger-strike = Ranger Strike
    .text = 即時：このフェイズに、自軍がファイター2体以上を戦闘不能にした。
sha-card-sigmars-finest = Sigmar's Finest
    .text = 終了フェイズ：生存している敵ファイターが、生存している味方ファイター（1体以上）の3倍以上いる（3～4人戦：4倍以上）。

## The Farstriders: ploys

sha-card-fearsome-roar = Fearsome Roar
    .text = 味方ファイターに隣接する敵ファイター1体を選び、1ヘックス押し出す。
sha-card-firm-footing = Firm Footing
    .text = 次の命令の間、目標物を確保している味方ファイターは、防御ダイスを1個多く振る。
sha-card-lightning-blow = Lightning Blow
    .text = 次の命令の最初の攻撃アクションは【ダメージ】+1。
sha-card-lightning-stride = Lightning Stride
    .text = 次の命令で最初に移動アクションを行う味方ファイターは、【移動力】が2倍になる。ただし突撃アクションは行えず、移動した後は、このフェイズの間、命令を受けられない。
sha-card-patient-defence = Patient Defence
    .text = 次の命令で最初に攻撃アクションの対象となる味方ファイターは、その命令の間、【防御力】+1。
sha-card-rangers-advance = Rangers, Advance
    .text = 味方ファイター2体を選び、それぞれ1ヘックス押し出す。
sha-card-rapid-volley = Rapid Volley
    .text = リアクション（味方ファイターの《Boltstorm Pistol》か《Overcharged Boltstorm Pistol》の攻撃アクションの後）：そのファイターは、同じファイターを対象に、もう1回このどちらかの攻撃アクションを行ってよい。
sha-card-retribution = Retribution
    .text = リアクション（攻撃アクションが味方ファイターにダメージを与えた後）：そのファイターは、攻撃者を対象に攻撃アクションを1回行ってよい。
sha-card-steady-volley = Steady Volley
    .text = 次の命令で最初に《Boltstorm Pistol》か《Overcharged Boltstorm Pistol》の攻撃アクションを行う味方ファイターを、その前に1ヘックス押し出してよい。
sha-card-warning-cry = Warning Cry
    .text = 味方ファイター1体を選ぶ。そのファイターは守備体勢に入る。

## The Farstriders: upgrades

sha-card-aetheric-step = Aetheric Step
    .text = このファイターの移動アクションでは、移動中にほかのファイターのいるヘックスを通り抜けられる。ただし、空いているヘックスで移動を終える。
sha-card-covering-fire = Covering Fire
    .text = このファイターは、攻撃アクションの対象となった隣接する味方ファイターを、攻撃者に隣接していなくても援護できる。
sha-card-flashing-handaxe = Flashing Handaxe
sha-card-furious-blow = Furious Blow
    .text = リアクション（このファイターを対象とする攻撃アクションが失敗したとき）：このファイターは後退させられず、攻撃者を対象に攻撃アクションを1回行ってよい。
sha-card-lone-warrior = Lone Warrior
    .text = 隣接する味方ファイターがいない間、このファイターが攻撃アクションの対象となったとき、「援護1」も成功として扱う。
sha-card-overcharged-boltstorm-pistol = Overcharged Boltstorm Pistol
sha-card-sharp-eyes = Sharp Eyes
    .text = このファイターの攻撃アクションは、鎧砕きを得る。
sha-card-spinning-strike = Spinning Strike
    .text = 隣接するすべての敵ファイターを対象とする。ダイスは対象ごとに振る。
sha-card-swift-stride = Swift Stride
    .text = 【移動力】+2。
sha-card-well-timed-lunge = Well-timed Lunge

## Universal: objectives

sha-card-accept-inevitability = Accept Inevitability
    .text = 第3終了フェイズ：味方ファイター全員が戦闘不能になっている。
sha-card-advancing-strike = Advancing Strike
    .text = 即時：自軍が、敵のテリトリーにいる敵ファイターを戦闘不能にした。
sha-card-alone-in-the-darkness = Alone in the Darkness
    .text = 終了フェイズ：戦場に、隣接し合うファイターがいない。
sha-card-annihilation = Annihilation
    .text = 終了フェイズ：敵ファイター全員が戦闘不能になっている（3～4人戦：2つ以上の敵ウォーバンドが全滅している）。
sha-card-assassinate = Assassinate
    .text = 終了フェイズ：直前のアクションフェイズに、自軍が敵リーダーを戦闘不能にした。
sha-card-balance-of-power = Balance of Power
    .text = 即時：攻撃アクションで、攻撃者にも対象にも、援護するファイターが2体ずついる。
sha-card-blooded = Blooded
    .text = 終了フェイズ：生存している味方ファイター全員（3体以上）が、ダメージトークンを1個以上持っている。
sha-card-bloodless = Bloodless
    .text = 終了フェイズ：直前のアクションフェイズに、どのファイターもダメージを受けなかった。
sha-card-brawl = Brawl
    .text = 終了フェイズ：味方ファイター全員（3体以上）が敵ファイターに隣接している。
sha-card-butchery = Butchery
    .text = 終了フェイズ：直前のアクションフェイズに、自軍が敵ファイター3体以上を戦闘不能にした。
sha-card-change-of-tactics = Change of Tactics
    .text = 即時：守備体勢だった味方ファイターが突撃アクションを行った。
sha-card-chosen-champion = Chosen Champion
    .text = 終了フェイズ：生存している味方ファイター1体が、強化カードを3枚以上持っている。
sha-card-complete-victory = Complete Victory
    .text = 第3終了フェイズ：戦闘不能の味方ファイターがいない。
sha-card-concerted-attack = Concerted Attack
    .text = 即時：このフェイズに、味方ファイター3体以上が、同じ敵ファイターに攻撃アクションを行った。
sha-card-conquest = Conquest
    .text = 第3終了フェイズ：生存している味方ファイターがいて、その全員が敵のテリトリーにいる（3～4人戦：いずれか1人の敵のテリトリー）。
sha-card-contained = Contained
    .text = 第3終了フェイズ：生存している敵ファイター全員が、その敵自身のテリトリーにいる（3～4人戦：1つ以上の敵ウォーバンドで、生存しているファイター全員がその敵自身のテリトリーにいる）。
sha-card-cover-ground = Cover Ground
    .text = 即時：味方ファイターが、1回の移動アクションで6ヘックス以上移動した（最短の道で数える）。
sha-card-crushing-force = Crushing Force
    .text = 即時：味方ファイターの成功した攻撃が、対象を戦闘不能にするのに必要な量の2倍以上のダメージを与えた。
sha-card-dauntless = Dauntless
    .text = 終了フェイズ：敵ファイターが、味方ファイターの3倍以上いる（3～4人戦：4倍以上）。
sha-card-defensive-strike = Defensive Strike
    .text = 即時：自軍が、自軍のテリトリーにいる敵ファイターを戦闘不能にした。
sha-card-denial = Denial
    .text = 第3終了フェイズ：自軍のテリトリーに敵ファイターがいない。
sha-card-determined-defender = Determined Defender
    .text = 終了フェイズ：2つの連続するアクションフェイズの終了時に、同じ味方ファイターが同じ目標物を確保していた。
sha-card-divide-and-conquer = Divide and Conquer
    .text = 終了フェイズ：どのプレイヤーも、自分のテリトリーにファイターが1体以上いて、敵のテリトリーにもファイターが1体以上いる。
sha-card-endless-slaughter = Endless Slaughter
    .text = 第3終了フェイズ：敵ファイター5体以上が戦闘不能になっている（3人戦：7体以上、4人戦：9体以上）。
sha-card-escalation = Escalation
    .text = 終了フェイズ：直前のアクションフェイズに、強化カードが3枚以上使用された（3～4人戦：5枚以上）。
sha-card-fearless = Fearless
    .text = 終了フェイズ：同じ味方ファイターに、敵ファイター3体以上が隣接している。
sha-card-flawless-strategy = Flawless Strategy
    .text = 終了フェイズ：このフェイズに、あなたがほかの目標カードを2枚以上達成した。
sha-card-geared-for-war = Geared for War
    .text = 終了フェイズ：生存している味方ファイター全員（3体以上）が、強化カードを1枚以上持っている。
sha-card-heroes-all = Heroes All
    .text = 終了フェイズ：生存している味方ファイター全員（3体以上）が奮起状態である。
sha-card-heroic-feat = Heroic Feat
    .text = 即時：対象の援護が攻撃者の援護より2体以上多い、味方ファイターの攻撃アクションが成功した。
sha-card-hold-objective-1 = Hold Objective 1
    .text = 終了フェイズ：あなたが、目標物1を確保している（3人戦：1か6、4人戦：1か2か6）。
sha-card-hold-objective-2 = Hold Objective 2
    .text = 終了フェイズ：あなたが、目標物2を確保している（3人戦：2か7、4人戦：2か3か7）。
sha-card-hold-objective-3 = Hold Objective 3
    .text = 終了フェイズ：あなたが、目標物3を確保している（3人戦：3か6、4人戦：3か4か8）。
sha-card-hold-objective-4 = Hold Objective 4
    .text = 終了フェイズ：あなたが、目標物4を確保している（3人戦：4か7、4人戦：4か5か9）。
sha-card-hold-objective-5 = Hold Objective 5
    .text = 終了フェイズ：あなたが、目標物5を確保している（3人戦：5か6、4人戦：1か5か6）。
sha-card-honest-opponent = Honest Opponent
    .text = 終了フェイズ：直前のアクションフェイズに、あなたが戦略カードを1枚も使用しなかった。
sha-card-killing-ground = Killing Ground
    .text = 終了フェイズ：直前のアクションフェイズに、敵のテリトリー、自軍のテリトリー、誰のテリトリーでもない場所のそれぞれで、ファイター1体以上が戦闘不能になった。
sha-card-making-a-statement = Making a Statement
    .text = 終了フェイズ：あなたが、敵のテリトリーにある目標物（1つ以上）をすべて確保している（3～4人戦：いずれか1人の敵のテリトリーにある目標物を3つ以上）。
sha-card-massive-assault = Massive Assault
    .text = 即時：1回のアクションフェイズに、味方ファイターが合計7ダメージ以上を与えた（【生命力】を超えた分も数える。戦略カードのダメージは数えない）。
sha-card-master-of-war = Master of War
    .text = 終了フェイズ：このラウンドに、あなたが目標カードを達成し、戦略カードと強化カードを使用した。
sha-card-masterstroke = Masterstroke
    .text = 即時：自軍がリアクションとして行った攻撃アクションか、ダメージを与える自軍のリアクションが、敵ファイターを戦闘不能にした。
sha-card-miraculous-escape = Miraculous Escape
    .text = 即時：味方ファイターを対象とする、【ダイス】3以上の敵の攻撃アクションが失敗した。
sha-card-multiple-fronts = Multiple Fronts
    .text = 終了フェイズ：直前のアクションフェイズに、自軍が敵ファイター3体以上にダメージを与えた。
sha-card-no-more-tricks = No More Tricks
    .text = 終了フェイズ：あなたの手札にパワーカードがない。
sha-card-no-remorse = No Remorse
    .text = 即時：味方ファイターが、対象の【生命力】より大きい【ダメージ】の攻撃アクションで、敵ファイターを戦闘不能にした。
sha-card-our-only-way-out = Our Only Way Out
    .text = 終了フェイズ：あなたが、目標物を3つ以上確保している。
sha-card-overextended = Overextended
    .text = 終了フェイズ：あなたが、すべての目標物を確保している（3～4人戦：5つ以上）。
sha-card-perfect-planning = Perfect Planning
    .text = 終了フェイズ：直前のアクションフェイズに、味方ファイターが1体も移動アクションを行わなかった。
sha-card-plant-a-standard = Plant a Standard
    .text = 終了フェイズ：自軍のリーダーが、敵のテリトリーにある目標物を確保している。
sha-card-ploymaster = Ploymaster
    .text = 終了フェイズ：直前のアクションフェイズに、あなたが戦略カードを3枚以上使用した。
sha-card-poised-to-strike = Poised to Strike
    .text = 終了フェイズ：同じ敵ファイターに、味方ファイター3体以上が隣接している。
sha-card-precise-use-of-force = Precise Use of Force
    .text = 即時：味方ファイターの成功した攻撃アクションが、対象を戦闘不能にするのに必要な量とちょうど同じダメージを与えた。
sha-card-pure-carnage = Pure Carnage
    .text = 第3終了フェイズ：ファイター7体以上が戦闘不能になっている（3人戦：9体以上、4人戦：11体以上）。
sha-card-ready-for-a-challenge = Ready for a Challenge
    .text = 終了フェイズ：生存している敵ファイター全員（3体以上）が、強化カードを持っている。
sha-card-reaper = Reaper
    .text = 即時：味方ファイターの1回の攻撃が、敵ファイター2体以上を戦闘不能にした。
sha-card-scent-of-victory = Scent of Victory
    .text = 終了フェイズ：生存している敵ファイター全員（3体以上）が、ダメージトークンを1個以上持っている。
sha-card-skirting-danger = Skirting Danger
    .text = 終了フェイズ：生存している味方ファイター全員（2体以上）が、戦場の端ヘックスにいる。
sha-card-stymied = Stymied
    .text = 終了フェイズ：直前のアクションフェイズに、相手がパワーカードを1枚も使用しなかった（3～4人戦：どの相手も使用しなかった）。
sha-card-superior-tactician = Superior Tactician
    .text = 第3終了フェイズ：このゲームで、あなたがほかの目標カードを6枚以上達成した。
sha-card-supremacy = Supremacy
    .text = 終了フェイズ：あなたが、目標物を3つ以上確保している。
sha-card-swift-advance = Swift Advance
    .text = 終了フェイズ：生存している味方ファイターがいて、その全員が敵のテリトリーにいる。
sha-card-tactical-genius-1-3 = Tactical Genius 1-3
    .text = 終了フェイズ：あなたが、目標物1、2、3をすべて確保している。
sha-card-tactical-genius-3-5 = Tactical Genius 3-5
    .text = 終了フェイズ：あなたが、目標物3、4、5をすべて確保している。
sha-card-tactical-supremacy-1-2 = Tactical Supremacy 1-2
    .text = 終了フェイズ：あなたが、目標物1と2を両方確保している。
sha-card-tactical-supremacy-3-4 = Tactical Supremacy 3-4
    .text = 終了フェイズ：あなたが、目標物3と4を両方確保している。
sha-card-the-bigger-they-are = The Bigger They Are
    .text = 即時：味方ファイターが、【ダメージ】1の攻撃アクションで敵ファイターを戦闘不能にした。
sha-card-the-harvest-begins = The Harvest Begins
    .text = 即時：味方ファイターの1回の攻撃アクションが、敵ファイター3体以上にダメージを与えた。
sha-card-total-annihilation = Total Annihilation
    .text = 第1または第2終了フェイズ：敵ファイター全員が戦闘不能になっている。
sha-card-trapped = Trapped
    .text = 即時：対象が後退できない（逃げ場なし）ために成功した味方ファイターの攻撃アクションで、敵ファイターがダメージを受けた。
sha-card-twilight-conqueror = Twilight Conqueror
    .text = 終了フェイズ：生存している味方ファイター全員（3体以上）が、自軍のテリトリーにも敵のテリトリーにもいない。
sha-card-unbroken-wall = Unbroken Wall
    .text = 終了フェイズ：生存している味方ファイター全員（3体以上）が、互いに隣接してひとつながりの集団になっている。
sha-card-unstoppable = Unstoppable
    .text = 即時：味方ファイターの攻撃アクションが、守備体勢の敵ファイターに対して成功した。
sha-card-victorious-duel = Victorious Duel
    .text = 即時：自軍のリーダーが敵リーダーを戦闘不能にした。
sha-card-victory-after-victory = Victory After Victory
    .text = 終了フェイズ：このラウンドに、あなたがほかの目標カードを3枚以上達成した。
sha-card-war-of-attrition = War of Attrition
    .text = 終了フェイズ：戦闘不能のファイターの数（1体以上）が、どのウォーバンドでも同じである。

## Universal: ploys

sha-card-anticipation = Anticipation
    .text = アクションフェイズの最後の命令の後にだけ使える。目標カードの名前を1つ宣言する。この終了フェイズに相手がそのカードを達成したら、栄誉点を1点得る。
sha-card-blinding-flash = Blinding Flash
    .text = リアクション（【射程】3以上の攻撃アクションで、ダイスを振る前）：その攻撃アクションの【ダイス】は剣1個になる。追加の攻撃ダイスはそのまま振る。
sha-card-confused-priorities = Confused Priorities
    .text = 確保されている目標物2つの位置を入れ替える。
sha-card-confusion = Confusion
    .text = 互いに隣接するファイター2体を選び、位置を入れ替える。
sha-card-cruel-taunt = Cruel Taunt
    .text = 敵ファイター1体を選び、攻撃ダイスを1個振る。ハンマーかクリティカルなら、そのファイターは奮起状態でなくなり、このゲームの間、奮起状態になれない。
sha-card-curious-inversion = Curious Inversion
    .text = 次の命令の最初の攻撃アクションでは、【ダイス】の記号のハンマーと剣、【防御力】の記号の回避と盾が、それぞれ入れ替わる。
sha-card-darkness-descends = Darkness Descends
    .text = 次の命令の最初の攻撃アクションは、【射程】が1になる。
sha-card-daylight-robbery = Daylight Robbery
    .text = 攻撃ダイスを1個振る。ハンマーかクリティカルなら、相手の未使用の栄誉点を1点奪う。
sha-card-death-throes = Death Throes
    .text = リアクション（攻撃アクションか戦略カードが味方ファイターを戦闘不能にするとき）：そのファイターに隣接する敵ファイター1体を選ぶ。その敵は1ダメージを受ける。
sha-card-desperate-gambit = Desperate Gambit
    .text = 次の命令の最初の攻撃アクションでは、攻撃と防御のダイスを振る代わりに、あなたと相手がロールオフを行う。勝者が、その攻撃アクションの成功か失敗かを選ぶ。
sha-card-distraction = Distraction
    .text = 敵ファイター1体を選び、1ヘックス押し出す。
sha-card-dual-strike = Dual Strike
    .text = 次の命令の最初の攻撃アクションを援護するファイターのうち1体を、2体として数える。
sha-card-duel-of-wits = Duel of Wits
    .text = リアクション（相手が戦略カードを使用したとき）：パワーカードを2枚引く。
sha-card-earthquake = Earthquake
    .text = すべてのファイターを、同じ方向に1ヘックス押し出す。その方向に押し出せないファイターは動かない。
sha-card-ephemeral-shield = Ephemeral Shield
    .text = 次の命令で最初に攻撃アクションの対象となる味方ファイターは、その命令の間、【防御力】+1。
sha-card-flickering-step = Flickering Step
    .text = ダイスを8個振る。味方ファイター1体を選び、出たクリティカルの数のヘックスまで押し出す。
sha-card-forceful-denial = Forceful Denial
    .text = リアクション（相手が戦略カードを使用したとき）：防御ダイスを1個振る。盾かクリティカルなら、その戦略カードは効果を持たない。
sha-card-fortify = Fortify
    .text = 次の命令の間、目標物を確保している味方ファイターは【防御力】+1。
sha-card-frozen-in-time = Frozen in Time
    .text = 敵ファイター1体を選び、防御ダイスを1個振る。盾かクリティカルなら、このフェイズの間、そのファイターはアクションを行えず、ダメージも受けない。
sha-card-fuelled-by-fury = Fuelled by Fury
    .text = 次の命令で味方ファイターが行う最初の攻撃アクションでは、攻撃ダイスを好きな個数リロールしてよい。
sha-card-grapple = Grapple
    .text = リアクション（隣接する敵ファイターの攻撃アクションが味方ファイターを後退させた後）：攻撃者を、その味方ファイターが後退する前にいたヘックスに押し出す。
sha-card-great-concussion = Great Concussion
    .text = 戦場のヘックスを1つ選び、すべてのファイターを、そのヘックスから遠ざかるように1ヘックスずつ、好きな順に押し出す。押し出せるヘックスのないファイターは動かない。
sha-card-healing-potion = Healing Potion
    .text = 味方ファイター1体を選び、防御ダイスを1個振る。盾かクリティカルなら、そのファイターからダメージトークンを2個まで取り除く。それ以外なら1個取り除く。
sha-card-hidden-paths = Hidden Paths
    .text = このフェイズに移動アクションを行っておらず、戦場の端ヘックスにいる味方ファイター1体を選び、別の戦場の端ヘックスに置く。そのファイターは移動アクションを行ったものとみなす。
sha-card-illusory-fighter = Illusory Fighter
    .text = 戦場の味方ファイター1体を選び、自軍のテリトリーの初期配置ヘックスに置く。
sha-card-improvisation = Improvisation
    .text = 手札のパワーカードをすべて捨て、パワーカードを3枚引く。
sha-card-inspiration-strikes = Inspiration Strikes
    .text = 味方ファイター1体を選ぶ。そのファイターは奮起状態になる。
sha-card-invisible-walls = Invisible Walls
    .text = 次の命令の間、すべてのファイターの【移動力】は1に減る。
sha-card-last-chance = Last Chance
    .text = リアクション（攻撃アクションが味方ファイターを戦闘不能にするとき）：防御ダイスを1個振る。出た目が、そのファイターの【防御力】の記号でもクリティカルでもなければ、そのファイターはその攻撃アクションのダメージを受けない。
sha-card-legacy = Legacy
    .text = リアクション（攻撃アクションか戦略カードが味方ファイターを戦闘不能にした後）：そのファイターが持つ、どのウォーバンドでも使える強化カード1枚を選び、そのファイターがいたヘックスに隣接する味方ファイター1体に与える。
sha-card-lethal-strike = Lethal Strike
    .text = 次の命令の最初の攻撃アクションは、クリティカルヒットなら【ダメージ】が2倍になる。
sha-card-mighty-swing = Mighty Swing
    .text = 次の命令であなたが行う最初の、【射程】1の攻撃アクションは、隣接するすべての敵ファイターを対象とする。ダイスは対象ごとに振る。
sha-card-mischievous-spirits = Mischievous Spirits
    .text = あなたから始めて時計回りに、各プレイヤーが交代で目標物を1つずつ選び、1ヘックス動かす。すべての目標物を1回ずつ動かす。ほかの目標物のあるヘックスには動かせない。
sha-card-misdirection = Misdirection
    .text = リアクション（味方ファイターが戦略カードで選ばれたとき）：その戦略カードで選べる別の味方ファイター1体を選ぶ。代わりにそのファイターが選ばれたことになる。
sha-card-momentary-madness = Momentary Madness
    .text = 敵ファイター1体を選び、攻撃ダイスを1個振る。ハンマーかクリティカルなら、そのファイターを味方ファイターとみなして、攻撃アクションを1回行う。この攻撃アクションでは、攻撃側も防御側も援護を受けない。
sha-card-my-turn = My Turn
    .text = リアクション（攻撃アクションか戦略カードが味方ファイターにダメージを与えた後）：そのファイターを1ヘックスまで押し出し、そのファイターで攻撃アクションを1回行う。
sha-card-no-time = No Time
    .text = 次の命令かこのラウンドが終わるまで、誰もパワーカードを使用できない。
sha-card-on-your-feet = On Your Feet
    .text = リアクション（攻撃アクションか戦略カードが、別の味方ファイターに隣接する味方ファイターを戦闘不能にするとき）：防御ダイスを1個振る。盾かクリティカルなら、そのファイターはダメージを受けず、戦闘不能にもならない。
sha-card-parry = Parry
    .text = 次の命令で味方ファイターが最初に対象となったとき、防御ダイスを1個多く振る。成功を数えるとき、防御ダイス1個を無視する。
sha-card-quick-thinker = Quick Thinker
    .text = リアクション（敵ファイターの移動アクションの後）：このフェイズに移動アクションを行っていない味方ファイター1体で、移動アクションを行う。
sha-card-ready-for-action = Ready for Action
    .text = リアクション（アクションフェイズに、あなたがファイターに強化カードを使用した後）：そのファイターは、移動アクションか攻撃アクションを1回行ってよい。
sha-card-rebound = Rebound
    .text = リアクション（敵の攻撃アクションが成功するとき）：防御ダイスを1個振る。回避かクリティカルなら、対象ではなく攻撃者がそのダメージを受け、どちらのファイターも後退させられない。
sha-card-reflected-injury = Reflected Injury
    .text = ダメージトークンを1個以上持つ味方ファイター1体と、それに隣接する敵ファイター1体を選ぶ。その敵は1ダメージを受ける。
sha-card-rethink-strategy = Rethink Strategy
    .text = 手札の目標カードを好きな枚数捨て、同じ枚数の目標カードを引く。
sha-card-sacrificial-pawn = Sacrificial Pawn
    .text = 味方ファイター1体を選ぶ。次の命令でそのファイターが戦闘不能になったら、栄誉点を1点得る。
sha-card-scavenge = Scavenge
    .text = リアクション（味方ファイターの攻撃アクションが、強化カードを持つ隣接する敵ファイターを戦闘不能にした後）：栄誉点をさらに1点得る。
sha-card-second-wind = Second Wind
    .text = このフェイズに突撃アクションを行った味方ファイター1体を選ぶ。そのファイターは、次の命令では、突撃ではなく移動を行ったものとして命令を受けられる。
sha-card-shardfall = Shardfall
    .text = ファイターのいないヘックスに《Shardfall》トークンを置く。そのヘックスは、フェイズ終了時まで封鎖ヘックスになる。
sha-card-shardgale = Shardgale
    .text = すべてのファイターは1ダメージを受ける。
sha-card-shattering-terrain = Shattering Terrain
    .text = 次の命令で、移動アクションを行うか、押し出されるか、後退させられたファイターは、1ダメージを受ける。
sha-card-shattershard = Shattershard
    .text = 敵ファイター1体と、そのファイターの強化カード1枚を選び、攻撃ダイスを1個振る。ハンマーかクリティカルなら、その強化カードは捨てられる。
sha-card-shifting-shards = Shifting Shards
    .text = 確保されていない目標物1つを1ヘックス動かす。ほかの目標物のあるヘックスには動かせない。
sha-card-sidestep = Sidestep
    .text = 味方ファイター1体を選び、1ヘックス押し出す。
sha-card-spectral-wings = Spectral Wings
    .text = 次の命令で最初に移動アクションを行うファイターは【移動力】+2。
sha-card-spoils-of-battle = Spoils of Battle
    .text = 強化カードを1枚、栄誉点を使わずに使用する。
sha-card-sprint = Sprint
    .text = 次の命令で最初に移動アクションを行う味方ファイターは、【移動力】が2倍になる。ただし突撃アクションは行えず、移動した後は、このフェイズの間、命令を受けられない。
sha-card-stumble = Stumble
    .text = リアクション（味方ファイターの攻撃アクションが敵ファイターを後退させた後）：その敵は、同じ方向にさらに1ヘックス後退する。
sha-card-tainted-vitality = Tainted Vitality
    .text = ダメージトークンを持つすべてのファイターから、1個ずつ取り除く。
sha-card-tantalising-prize = Tantalising Prize
    .text = 次の命令で最初に移動アクションを行う味方ファイターは、目標物の上で移動を終えるなら、2ヘックスまで多く移動できる。
sha-card-teamwork = Teamwork
    .text = リアクション（味方ファイターの攻撃アクションで、ダイスを振る前）：別の味方ファイター1体を1ヘックス押し出す。
sha-card-time-trap = Time Trap
    .text = ファイター1体を選ぶ。そのファイターはアクションを1回行ってよい。あなたは次の命令を飛ばす。あなたの4回目の命令の後には使えない。
sha-card-trap = Trap
    .text = リアクション（味方ファイターの攻撃アクションが敵ファイターを後退させるとき）：その敵は1ダメージを受ける。
sha-card-triumphant-roar = Triumphant Roar
    .text = リアクション（味方ファイターの攻撃アクションが敵ファイターを戦闘不能にした後）：その味方ファイターに隣接する敵ファイターを、好きな順に、それぞれ1ヘックス押し出してよい。
sha-card-trust-to-luck = Trust to Luck
    .text = 手札のパワーカードを好きな枚数捨て、その枚数までパワーカードを引く。
sha-card-twist-the-knife = Twist the Knife
    .text = リアクション（味方ファイターの【射程】1の攻撃アクションが成功するとき）：その攻撃アクションは【ダメージ】+1。

## Universal: upgrades

sha-card-a-destiny-to-meet = A Destiny to Meet
    .text = 第3アクションフェイズの終了時にこのファイターが戦闘不能でなければ、栄誉点をさらに1点得る。
sha-card-acrobatic = Acrobatic
    .text = このファイターが攻撃アクションの対象となったとき、【防御力】の記号が回避であるか、盾で守備体勢にあるなら、防御ダイスを1個多く振る。
sha-card-army-of-one = Army of One
    .text = このファイターが戦場で最後の味方ファイターである間、【防御力】+1、すべての攻撃アクションは【ダイス】+1。
sha-card-awakened-weapon = Awakened Weapon
    .text = このファイターが攻撃アクションを行うたび、攻撃ダイス1個をリロールしてよい。
sha-card-blessed-armour = Blessed Armour
    .text = このファイターが攻撃アクションの対象となり、クリティカルが出たとき、ダメージを受ける前に、このファイターからダメージトークンを1個取り除く。
sha-card-concealed-weapon = Concealed Weapon
    .text = クリティカルヒットなら、このファイターの【射程】1の攻撃アクションは【ダメージ】+2。
sha-card-coordinated-attack = Coordinated Attack
    .text = 対象に隣接するほかの味方ファイター1体につき、攻撃ダイスを1個多く振る。
sha-card-cunning-duellist = Cunning Duellist
    .text = リアクション（このファイターの攻撃アクションが、隣接する敵ファイターに成功したとき）：対象を後退させる代わりに、2体の位置を入れ替える。
sha-card-cursed-artefact = Cursed Artefact
    .text = 【防御力】+1。【生命力】−1。
sha-card-daemonic-weapon = Daemonic Weapon
    .text = この攻撃アクションを行うたび、まずこのファイターが1ダメージを受ける。
sha-card-dark-darts = Dark Darts
sha-card-deathly-fortitude = Deathly Fortitude
    .text = 【移動力】−2。【生命力】+2。
sha-card-disengage = Disengage
    .text = リアクション（この攻撃アクションが成功した後）：このファイターを1ヘックス押し出す。
sha-card-ethereal-shield = Ethereal Shield
    .text = このファイターの【防御力】の記号は盾になる。
sha-card-flickering-image = Flickering Image
    .text = リアクション（このファイターの攻撃アクションがクリティカルヒットになった後）：このファイターを2ヘックスまで押し出す。
sha-card-ghostblade = Ghostblade
    .text = 対象の防御ロールでは、クリティカルだけを成功として扱う。この攻撃アクションが1体の対象に与えるダメージは、決して1を超えない。
sha-card-great-fortitude = Great Fortitude
    .text = 【生命力】+1。
sha-card-great-speed = Great Speed
    .text = 【移動力】+1。
sha-card-great-strength = Great Strength
    .text = このファイターの【射程】1か2の攻撃アクションは、すべて【ダメージ】+1。
sha-card-headlong-charge = Headlong Charge
    .text = このファイターが突撃アクションを行うとき、その命令の終了時まで【移動力】+1。
sha-card-helpful-whispers = Helpful Whispers
    .text = 隣接する味方ファイターがいない間、このファイターの攻撃アクションでは「援護1」も成功として扱う。
sha-card-heroslayer = Heroslayer
sha-card-incredible-strength = Incredible Strength
    .text = このファイターの【射程】1か2の攻撃アクションは、すべて【ダメージ】+1。
sha-card-katophranes-belt = Katophrane's Belt
    .text = レリック。このファイターは、持っているレリックの枚数に応じて、次の能力をすべて得る。2枚以上、リアクション（このファイターを対象とする攻撃アクションのとき）：防御ダイスをリロールする。3枚以上、リアクション（このファイターの攻撃アクションのとき）：攻撃ダイスをリロールする。4枚以上、リアクション（このファイターのアクションの後）：パワーカードを2枚引く。6枚以上、アクション：栄誉点を4点得る。
sha-card-katophranes-boots = Katophrane's Boots
    .text = レリック。このファイターは、持っているレリックの枚数に応じて、次の能力をすべて得る。2枚以上、リアクション（このファイターを対象とする攻撃アクションのとき）：防御ダイスをリロールする。3枚以上、リアクション（このファイターの攻撃アクションのとき）：攻撃ダイスをリロールする。4枚以上、リアクション（このファイターのアクションの後）：パワーカードを2枚引く。6枚以上、アクション：栄誉点を4点得る。
sha-card-katophranes-gloves = Katophrane's Gloves
    .text = レリック。このファイターは、持っているレリックの枚数に応じて、次の能力をすべて得る。2枚以上、リアクション（このファイターを対象とする攻撃アクションのとき）：防御ダイスをリロールする。3枚以上、リアクション（このファイターの攻撃アクションのとき）：攻撃ダイスをリロールする。4枚以上、リアクション（このファイターのアクションの後）：パワーカードを2枚引く。6枚以上、アクション：栄誉点を4点得る。
sha-card-katophranes-hood = Katophrane's Hood
    .text = レリック。このファイターは、持っているレリックの枚数に応じて、次の能力をすべて得る。2枚以上、リアクション（このファイターを対象とする攻撃アクションのとき）：防御ダイスをリロールする。3枚以上、リアクション（このファイターの攻撃アクションのとき）：攻撃ダイスをリロールする。4枚以上、リアクション（このファイターのアクションの後）：パワーカードを2枚引く。6枚以上、アクション：栄誉点を4点得る。
sha-card-katophranes-locket = Katophrane's Locket
    .text = レリック。このファイターは、持っているレリックの枚数に応じて、次の能力をすべて得る。2枚以上、リアクション（このファイターを対象とする攻撃アクションのとき）：防御ダイスをリロールする。3枚以上、リアクション（このファイターの攻撃アクションのとき）：攻撃ダイスをリロールする。4枚以上、リアクション（このファイターのアクションの後）：パワーカードを2枚引く。6枚以上、アクション：栄誉点を4点得る。
sha-card-katophranes-plate = Katophrane's Plate
    .text = レリック。このファイターは、持っているレリックの枚数に応じて、次の能力をすべて得る。2枚以上、リアクション（このファイターを対象とする攻撃アクションのとき）：防御ダイスをリロールする。3枚以上、リアクション（このファイターの攻撃アクションのとき）：攻撃ダイスをリロールする。4枚以上、リアクション（このファイターのアクションの後）：パワーカードを2枚引く。6枚以上、アクション：栄誉点を4点得る。
sha-card-legendary-swiftness = Legendary Swiftness
    .text = 【移動力】+1。
sha-card-light-armour = Light Armour
    .text = このファイターの防御ロールでは、クリティカルを成功として扱わない。このファイターの攻撃アクションでは、攻撃ダイスを1個多く振る。
sha-card-light-footed = Light-footed
    .text = リアクション（攻撃アクションでこのファイターを後退させられるとき。相手が後退を選ばなくてもよい）：後退の代わりに、このファイターを好きな方向に1ヘックス押し出す。
sha-card-low-blow = Low Blow
    .text = この攻撃アクションでは、剣もハンマーも成功として扱う。
sha-card-opportunist = Opportunist
    .text = リアクション（このファイターを対象とする攻撃アクションが失敗した後）：このファイターを1ヘックス押し出す。
sha-card-regeneration = Regeneration
    .text = 各アクションフェイズの開始時に、このファイターからダメージトークンを1個まで取り除く。
sha-card-second-in-command = Second-in-command
    .text = あなたのリーダーが戦闘不能なら、このファイターをリーダーとみなす。このファイターが戦場にいる間、相手は、あなたのリーダーを戦闘不能にしたことによる目標カードを達成できない。
sha-card-shadeglass-axe = Shadeglass Axe
    .text = 【射程】1の攻撃アクションが成功したら、この強化カードを捨てる。【射程】3の攻撃アクションを行った後は、成否を問わずこの強化カードを捨てる。どちらも、クリティカルヒットなら【ダメージ】+1。
sha-card-shadeglass-dagger = Shadeglass Dagger
    .text = クリティカルヒットなら、この攻撃アクションは【ダメージ】+1。この攻撃アクションが成功したら、この強化カードを捨てる。
sha-card-shadeglass-darts = Shadeglass Darts
    .text = クリティカルヒットなら、この攻撃アクションは【ダメージ】+1。
sha-card-shadeglass-hammer = Shadeglass Hammer
    .text = クリティカルヒットなら、この攻撃アクションは【ダメージ】+1。この攻撃アクションが成功したら、この強化カードを捨てる。
sha-card-shadeglass-spear = Shadeglass Spear
    .text = クリティカルヒットなら、この攻撃アクションは【ダメージ】+1。この攻撃アクションが成功したら、この強化カードを捨てる。
sha-card-shadeglass-sword = Shadeglass Sword
    .text = クリティカルヒットなら、この攻撃アクションは【ダメージ】+1。この攻撃アクションが成功したら、この強化カードを捨てる。
sha-card-shadestep = Shadestep
    .text = このファイターの移動アクションでは、移動中にほかのファイターのいるヘックスを通り抜けられる。ただし、空いているヘックスで移動を終える。
sha-card-shardcaller = Shardcaller
    .text = 各アクションフェイズの開始時に、このファイターが確保している目標物1つと、ほかの目標物1つの位置を入れ替えてよい。
sha-card-shifting-image = Shifting Image
    .text = リアクション（このファイターのために振った攻撃ダイスか防御ダイスにクリティカルが出た、攻撃アクションの後）：このファイターを1ヘックス押し出す。
sha-card-sixth-sense = Sixth Sense
    .text = このファイターを対象とする攻撃アクションでは、相手は「援護2」を成功として扱えない。
sha-card-solid-stance = Solid Stance
    .text = このファイターを後退させられるのは、クリティカルヒットだけである。
sha-card-soultrap = Soultrap
    .text = リアクション（攻撃アクションか戦略カードがこのファイターを戦闘不能にするとき）：防御ダイスを1個振る。盾かクリティカルなら、このファイターはダメージを受けず、戦闘不能にもならない。そのとき、この強化カードを捨てる。
sha-card-sprinter = Sprinter
    .text = 【移動力】+1。
sha-card-superior-agility = Superior Agility
    .text = リアクション（攻撃アクションでこのファイターを後退させられるとき。相手が後退を選ばなくてもよい）：後退の代わりに、このファイターを好きな方向に1ヘックス押し出す。
sha-card-swift-strike = Swift Strike
    .text = リアクション（この攻撃アクションを行う前）：このファイターを1ヘックス押し出す。
sha-card-tethered-spirit = Tethered Spirit
    .text = リアクション（攻撃アクションか戦略カードがこのファイターを戦闘不能にするとき）：防御ダイスを1個振る。盾かクリティカルなら、そのダメージを受けず、このファイターを自軍のテリトリーの初期配置ヘックスに置き、この強化カードを捨てる。置けなければ戦闘不能になる。
sha-card-the-blazing-key = The Blazing Key
    .text = 第3終了フェイズに、このファイターが目標物3を確保していれば、栄誉点を2点得る。
sha-card-the-dazzling-key = The Dazzling Key
    .text = 第3終了フェイズに、このファイターが目標物4を確保していれば、栄誉点を2点得る。
sha-card-the-formless-key = The Formless Key
    .text = 第3終了フェイズに、このファイターが目標物を確保していれば、栄誉点を1点得る。
sha-card-the-fractured-key = The Fractured Key
    .text = 第3終了フェイズに、このファイターが目標物5を確保していれば、栄誉点を2点得る。
sha-card-the-hallowed-key = The Hallowed Key
    .text = 第3終了フェイズに、このファイターが目標物1を確保していれば、栄誉点を2点得る。
sha-card-the-shadowed-key = The Shadowed Key
    .text = 第3終了フェイズに、このファイターが目標物2を確保していれば、栄誉点を2点得る。
sha-card-total-offence = Total Offence
    .text = このファイターの攻撃アクションでは、攻撃ダイスを2個多く振ってよい。突撃アクションでは使えない。そうしたら、このファイターはこのフェイズの間、命令を受けられない。
sha-card-tricksters-charm = Trickster's Charm
    .text = このファイターが戦場にいれば、あなたは各アクションフェイズの開始時に、戦略カードを1枚使用してよい。
sha-card-trusted-defender = Trusted Defender
    .text = このファイターが攻撃アクションの対象となったとき、防御ダイス1個をリロールしてよい。
sha-card-unparalleled-strike = Unparalleled Strike
    .text = この攻撃アクションでは、ハンマーをクリティカルとして扱う。
sha-card-vampiric-weapon = Vampiric Weapon
    .text = このファイターが敵ファイターを戦闘不能にするたび、このファイターからダメージトークンを1個取り除く。
sha-card-war-cry = War Cry
    .text = このファイターが突撃アクションを行うとき、その命令の間、このファイターの攻撃アクションは吹き飛ばし1を得る。
sha-card-zealous-defender = Zealous Defender
    .text = このファイターが目標物を確保している間、このファイターを援護するファイターが1体多いものとして数える。
