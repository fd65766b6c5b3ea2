# The cards of Invasion in Japanese, in our own words; terms are those of the Japanese rulebook.
# That rulebook prints most card names in English, as do the cards, so only the names it translates are translated.
# How a text reads: keywords first; then a zone where the rest works only there; then “アクション” with its cost in
# brackets, or “強制”; then the effect. “ここ” is the zone or the quest of the card; damage without a doer is dealt by
# the card. Healing damage is 治癒, so that 回復 stays with restoring a corrupt card.

## Dwarfs

card-defender-of-the-hold = Defender of the Hold
    .text = バトルフィールド限定。
card-zhufbar-engineers = Zhufbar Engineers
    .text = 強制：このユニットが場を離れたとき、相手はそれぞれ、対応する領域にいる自分のユニット1つを生贄にする。
card-hammerer-of-karak-azul = Hammerer of Karak Azul
    .text = タフネス1。
card-troll-slayers = Troll Slayers
    .text = バトルフィールド：ここにあなたのデベロップが2つ以上ある間、パワー+2。
card-runesmith = Runesmith
    .text = クエスト アクション（リソース2点）：ターン終了時まで、対象のユニット1つはパワー+1。
card-durgnar-the-bold = Durgnar the Bold
    .text = 英雄は1領域に1人。あなたの首都のどれかのセクションが炎上している間、パワー+2。
card-king-kazador = King Kazador
    .text = 英雄は1領域に1人。タフネス2。相手がこのユニットを効果の対象にするには、その効果のためにリソースをさらに3点支払わなければならない。
card-dwarf-cannon-crew = Dwarf Cannon Crew
    .text = 強制：このユニットが場に出たとき、あなたのデッキの上から5枚を見る。その中から、印刷されているコストが2以下のサポート1枚をこの領域に出してもよい。その後、デッキをシャッフルする。
    .text-2009 = 強制：このユニットが場に出たとき、あなたのデッキの上から5枚を見る。その中に、印刷されているコストが2以下のサポートがあれば、可能ならばその1枚をこの領域に出す。その後、デッキをシャッフルする。
card-dwarf-masons = Dwarf Masons
    .text = 強制：このユニットが場に出たとき、あなたのデッキの一番上のカードをここにデベロップとして置く。
card-dwarf-ranger = Dwarf Ranger
    .text = 偵察。クエスト 強制：あなたの別のドワーフのユニットが場を離れたとき、対象のユニット1つ、またはいずれかの首都の対象のセクション1つに1ダメージ。
card-mountain-brigade = Mountain Brigade
card-ironbreakers-of-ankhor = Ironbreakers of Ankhor
    .text = タフネスX：ここのデベロップ1つにつき1。
card-rune-of-fortitude = Rune of Fortitude
    .text = この領域を攻撃するユニットは、どれもパワー−1。そのコントローラーは、ユニット1つごとにリソース1点を支払って、これを免れさせてもよい。
card-keystone-forge = Keystone Forge
    .text = キングダム 強制：あなたのターンの開始時、あなたの首都のセクション1つのダメージを1点治癒する。
card-organ-gun = Organ Gun
    .text = 任意のユニット1つにつける。つけられているユニットは、防御している間、パワー+2。
card-master-rune-of-dismay = Master Rune of Dismay
    .text = キングダム：どの相手も、ユニットをプレイするコストが1増える。
card-a-glorious-death = A Glorious Death
    .text = アクション（ここにトークンが3個以上あるとき、ここでクエストを行っているユニットを生贄にする）：対象の攻撃ユニットを2つまで破壊する。強制：あなたのターンの開始時、ここでクエストを行っているユニットがいれば、リソーストークン1個をここに置く。
card-grudge-thrower = Grudge Thrower
    .text = バトルフィールド アクション（リソース1点、あなたのユニット1つを生贄にする）：ターン終了時まで、すべての攻撃ユニットと防御ユニットはパワー+1。
card-burying-the-grudge = Burying the Grudge
    .text = アクション：このターンにいずれかの捨て札置場に置かれたユニットを数え、その数と同じ点数のリソースを得る。
card-stubborn-refusal = Stubborn Refusal
    .text = アクション：互いに対応する領域にいる対象のユニットを2つ選ぶ。コントローラーは問わない。1つ目の上のダメージをすべて2つ目に移す。
card-striking-the-grudge = Striking the Grudge
    .text = アクション：ターン終了時まで、対象の攻撃ユニットか防御ユニット1つはパワー+2。
card-grudge-thrower-assault = Grudge Thrower Assault
    .text = 戦闘中、ダメージが割り振られた後のみ。アクション：対象の攻撃ユニット1つを破壊する。
card-demolition = Demolition!
    .text = アクション：対象のデベロップかサポート1つを破壊する。
card-wake-the-mountain = Wake the Mountain
    .text = アクション：あなたのデッキの上から3枚をデベロップとして置く。3枚ともあなたのバトルフィールドか、3枚ともあなたのキングダムに置く。
card-master-rune-of-valaya = Master Rune of Valaya
    .text = アクション：このターンのバトルフィールドフェイズに割り振られるダメージは、すべてキャンセルされる。

## The Empire

card-peasant-militia = Peasant Militia
card-reiksguard-knights = Reiksguard Knights
    .text = 逆襲2。
card-bright-wizard-apprentice = Bright Wizard Apprentice
    .text = クエスト アクション（リソース2点、1ターンに1回）：連鎖で解決を待っている、別のユニットかサポートのアクション1つを対象とし、その効果をキャンセルする。
card-nuln-tinkerers = Nuln Tinkerers
    .text = キングダム：各ターン、あなたが最初にプレイするサポートのコストは1減る。
card-the-greatswords = The Greatswords
    .text = 強制：ユニットがこの領域に入るたび、《The Greatswords》はターン終了時までパワー+1。
card-sigmars-blessed = Sigmar's Blessed
    .text = 強制：このユニットが場を離れたとき、いずれかのプレイヤーの対応する領域にいる対象のユニット1つを、オーナーの手札に戻す。
card-thyrus-gorman = Thyrus Gorman
    .text = 英雄は1領域に1人。強制：あなたのターンの終了時、このユニットに1ダメージ。
card-huntsmen = Huntsmen
    .text = クエスト限定。
card-warrior-priests = Warrior Priests
    .text = 各ターン、このユニットに与えられるダメージ1点を、いずれかのバトルフィールドにいる対象のユニット1つに振り替える。その対象がいなければ、そのまま受ける。
    .text-2009 = 強制：各ターン、このユニットに割り振られた最初のダメージ1点を、いずれかのバトルフィールドにいる対象のユニット1つに振り替える。その対象がいなければ、そのまま受ける。
card-free-company = Free Company
    .text = 偵察。
card-pistoliers = Pistoliers
    .text = アクション（リソース1点）：このユニットを、あなたの別の領域に移動する。
card-johannes-broheim = Johannes Broheim
    .text = 英雄は1領域に1人。逆襲2。誰のターンでも、フェイズが終わるたび、このユニットをあなたの別の領域に移動してもよい。
card-knight-training = Knight Training
    .text = あなたのバトルフィールドにいるユニット1つにつける。つけられているユニットはパワー+1。
card-church-of-sigmar = Church of Sigmar
    .text = キングダム：相手があなたのユニットを効果の対象にするには、その効果のためにリソースをさらに1点支払わなければならない。
card-city-gates = City Gates
    .text = 強制：あなたのターンの開始時、あなたのデッキの一番上のカードをここにデベロップとして置く。
card-shrine-to-taal = Shrine to Taal
    .text = 強制：あなたのターンの開始時、ここにいる対象のユニット1つは、ここにあるあなたのデベロップ1つにつき、ターン終了時までパワー+1。
card-temple-of-shallya = Temple of Shallya
    .text = キングダム：あなたのキングダムフェイズの開始時、あなたのユニット1つを、あなたの別の領域に移動してもよい。
card-defend-the-border = Defend the Border
    .text = ここにトークンが3個以上あれば、各ターン、あなたの首都への最初のダメージ1点を、対象のユニット1つ、またはいずれかの首都の別の対象のセクション1つに振り替える。強制：あなたのターンの開始時、ここでクエストを行っているユニットがいれば、リソーストークン1個をここに置く。
card-will-of-the-electors = Will of the Electors
    .text = アクション：領域1つと、そこにある対象のデベロップを2つまで選び、それらを同じプレイヤーの別の領域に移動する。
card-twin-tailed-comet = Twin-Tailed Comet
    .text = アクション：連鎖で解決を待っているタクティクス1枚を対象とする。あなたもその効果を、コストなしで、あなたの選ぶ対象に対して得る。Xは0である。
card-demoralise = Demoralise
    .text = アクション：ターン終了時まで、対象のユニット1つはパワー−2。
card-franzs-decree = Franz's Decree
    .text = アクション：ターン終了時まで、対象のユニット1つは、攻撃ユニットにも防御ユニットにも宣言できない。すでに宣言されていれば、そのままである。
    .text-2009 = アクション：ターン終了時まで、対象のユニット1つは攻撃も防御もできない。すでにしていれば、やめる。
card-forced-march = Forced March
    .text = あなたのターンのみ。アクション：対象のユニット1つを、同じプレイヤーの別の領域に移動する。
card-judgement-of-verena = Judgement of Verena
    .text = あなたのターンのみ。アクション：デベロップのないすべての領域で、ユニットとサポートをすべて破壊する。
card-sigmars-intervention = Sigmar's Intervention
    .text = あなたの領域が攻撃されたとき、防御ユニットが宣言される前のみ。アクション：その攻撃は、炎上していないあなたの別の領域に向かう。

## High Elves

card-silver-helm-brigade = Silver Helm Brigade
    .text = 強制：このユニットにダメージが与えられるたび、カードを1枚引く。
card-archmage-of-saphery = Archmage of Saphery
    .text = クエスト アクション（あなたのクエストフェイズ中、1ターンに1回）：対象のユニット1つのダメージを1点治癒する。
card-blessing-of-isha = Blessing of Isha
    .text = 任意のユニット1つにつける。つけられているユニットは、堕落していれば回復し、以後、堕落させることができない。
card-radiant-gaze = Radiant Gaze
    .text = アクション：相手の領域を1つ選ぶ。ターン終了時まで、そこのユニットはパワー−1。
card-greater-heal = Greater Heal
    .text = アクション：あなたのすべてのユニットのダメージを、すべて治癒する。

## Orcs

card-crooked-teef-goblins = Crooked Teef Goblins
    .text = バトルフィールド限定。
card-squig-herders = Squig Herders
    .text = あなたのユニットのどれかがダメージを受けている間、パワー+1。
card-ironclaws-horde = Ironclaw's Horde
    .text = バトルフィールド限定。
card-followers-of-mork = Followers of Mork
    .text = 強制：このユニットが場に出たとき、各プレイヤーに間接ダメージ2点。各自が自分のユニットと首都に振り分ける。
card-black-orc-squad = Black Orc Squad
card-boar-boyz = Boar Boyz
    .text = あなたのユニットのどれかがダメージを受けている間、パワー+2。
card-urguck = Urguck
    .text = 英雄は1領域に1人。あなたの首都フェイズ中、このユニットの上のダメージトークンを、リソースと同じようにあなたのコストの支払いに使える。
card-grimgor-ironhide = Grimgor Ironhide
    .text = 英雄は1領域に1人。強制：このユニットが場に出たとき、全プレイヤーの対応する領域にあるサポートとデベロップをすべて破壊する。
card-night-goblins = Night Goblins
    .text = 強制：このユニットが場に出たとき、いずれかのプレイヤーの対応する領域にアタッチメントがあれば、対象の1枚を破壊する。
card-doom-divers = Doom Divers
    .text = バトルフィールド 強制：あなたのターンの開始時、各プレイヤーはどちらかを選ぶ：デベロップ1つを生贄にするか、自分の首都のすべてのセクションに1ダメージずつ。
card-lobber-crew = Lobber Crew
    .text = キングダム アクション（このユニットを生贄にする）：相手1人は、自分のユニットがいれば、1つを生贄にしなければならない。
card-big-uns = Big 'Uns
    .text = バトルフィールド：ダメージを受けているあなたのユニットは、どれもタフネス1を持つ。
card-rock-lobber = Rock Lobber
    .text = バトルフィールド アクション（リソース2点、ここにいるあなたのユニット1つを生贄にする、1ターンに1回）：いずれかの首都の対象のセクション1つに2ダメージ。
card-choppa = Choppa
    .text = あなたのバトルフィールドにいるユニット1つにつける。つけられているユニットはパワー+2。
card-totem-of-gork = Totem of Gork
    .text = この領域のユニットは、攻撃ユニットか防御ユニットである間、パワー+1。
card-banna-of-da-red-sunz = Banna of Da Red Sunz
    .text = キングダム：キングダムフェイズにリソースを7点以上確保した相手は、そのうち1点を失う。その1点は、あなたが選ぶ対象のユニット1つへの1ダメージになる。
card-smash-em-all = Smash 'Em All!
    .text = アクション（ここにトークンが3個以上あるとき、ここでクエストを行っているユニットを生贄にする）：相手のサポートをすべて破壊する。強制：あなたのターンの開始時、ここでクエストを行っているユニットがいれば、リソーストークン1個をここに置く。
card-grimgors-camp = Grimgor's Camp
    .text = キングダム：各ターン、あなたが最初にプレイするオークのユニットのコストは1減る。
card-smash-go-boom = Smash-Go-Boom!
    .text = あなたのターンのみ。アクション：領域1つと、そこにある対象のデベロップX個を選び、それらを破壊する。
card-rip-dere-eads-off = Rip Dere 'eads Off!
    .text = アクション：対象のデベロップ1つを表向きにする。ユニットなら、ターン終了時まで場に残り、その後で生贄にする。ほかのカードなら、ただちに生贄にする。
card-wez-bigga = We'z Bigga!
    .text = アクション：このターンにあなたが次にプレイするユニットは、コストが1減り、ダメージ1点を受けた状態で場に出る。
card-favour-of-mork = Favour of Mork
    .text = アクション：ターン終了時まで、対象のユニット1つはパワー−1、別の対象のユニット1つはパワー+1。
card-pillage = Pillage
    .text = アクション：サポート1枚を対象とし、それを破壊する。
card-waaagh = Waaagh!
    .text = アクション：ターン終了時まで、すべての攻撃ユニットはパワー+2。
card-troll-vomit = Troll Vomit
    .text = あなたのターンのみ。アクション：場にいるユニットをすべて破壊する。

## Chaos

card-servants-of-khorne = Servants of Khorne
    .text = バトルフィールド限定。
card-savage-marauders = Savage Marauders
card-festering-nurglings = Festering Nurglings
    .text = 強制：このユニットが場に出たとき、いずれかのプレイヤーの対応する領域にいる対象のユニット1つを堕落させる。
card-nurgle-sorcerer = Nurgle Sorcerer
    .text = クエスト アクション（リソース3点）：対象のユニット1つに1ダメージ。それが堕落していれば2ダメージ。
card-chaos-knights = Chaos Knights
card-cultist-of-slaanesh = Cultist of Slaanesh
    .text = クエスト アクション（リソース4点）：対象のデベロップ1つを破壊する。
card-valkia-the-bloody = Valkia the Bloody
    .text = 英雄は1領域に1人。クエスト アクション（リソース2点）：このユニットのダメージを好きなだけ、堕落している対象のユニット1つに移す。
card-melekh-the-changer = Melekh the Changer
    .text = 英雄は1領域に1人。相手の堕落しているカード1枚につき、パワー+1。
card-fledgling-chaos-spawn = Fledgling Chaos Spawn
    .text = バトルフィールド 強制：このユニットが破壊されたとき、いずれかのバトルフィールドにいる対象のユニット1つに1ダメージ。
card-savage-gors = Savage Gors
    .text = バトルフィールド：ここにデベロップが2つ以上ある間、攻撃ユニットとして与えるダメージが2点増える。これはパワーではない。
card-dark-zealot = Dark Zealot
card-bloodthirster = Bloodthirster
    .text = 与えるダメージはキャンセル不可。強制：あなたのターンの開始時、あなたを含む全プレイヤーは、対応する領域にいる自分のユニット1つを生贄にする。
card-cloud-of-flies = Cloud of Flies
    .text = あなたのユニット1つにつける。あなたのターンの開始時、つけられているユニットと対象のユニット1つに、キャンセル不可のダメージを1点ずつ与えてもよい。
card-horrific-mutation = Horrific Mutation
    .text = あなたのユニット1つにつける。つけられているユニットが攻撃している間、防御ユニットはヒットポイント−1。
card-sadistic-mutation = Sadistic Mutation
    .text = あなたのユニット1つにつける。強制：つけられているユニットが戦闘ダメージを与えたとき、対象のユニット1つ、またはいずれかの首都の対象のセクション1つに1ダメージ。
card-warpstone-meteor = Warpstone Meteor
    .text = 強制：あなたのターンの開始時、各プレイヤーはどちらかを選ぶ：対応する領域にいる自分のユニット1つを堕落させるか、自分の首都の、自分で選んだセクション1つに1ダメージ。
card-journey-to-the-gate = Journey to the Gate
    .text = アクション（あなたのターンに、ここにトークンが3個以上あるとき、ここでクエストを行っているユニットを生贄にする）：相手は手札をすべて捨てる。強制：あなたのターンの開始時、ここでクエストを行っているユニットがいれば、リソーストークン1個をここに置く。
card-shrine-to-nurgle = Shrine to Nurgle
    .text = キングダム 強制：相手のユニットは、戦闘ダメージを与えられたとき堕落する。
    .text-2009 = キングダム、強制：相手のユニットは、戦闘中にダメージを受けたとき堕落する。
card-seduced-by-darkness = Seduced by Darkness
    .text = アクション：ユニット1つを対象とし、それを堕落させる。
card-will-of-tzeentch = Will of Tzeentch
    .text = あなたのターンのみ。アクション：全プレイヤーは手札をすべて捨て、その後、それぞれカードを3枚引く。
card-nurgles-pestilence = Nurgle's Pestilence
    .text = アクション：場にいるすべてのユニットに1ダメージ、堕落しているものには2ダメージ。
card-flames-of-tzeentch = Flames of Tzeentch
    .text = あなたのターンのみ。アクション：対象のユニット1つにXダメージ。
card-blood-for-the-blood-god = Blood for the Blood God
    .text = アクション：いずれかのバトルフィールドにいる対象のユニット1つに、そのパワーと同じ数のダメージ。
card-culling-the-weak = Culling the Weak
    .text = アクション（あなたのユニット1つを生贄にする）：ターン終了時まで、あなたのバトルフィールドのユニットはパワー+1。
card-slaaneshs-domination = Slaanesh's Domination
    .text = アクション：対象の相手1人は、手札から無作為に3枚までを公開する。その中のタクティクスは、あなたの手札にあるかのように、コストなしでプレイしてもよい。Xは0である。

## Dark Elves

card-disciple-of-khaine = Disciple of Khaine
    .text = アクション（リソース2点、戦闘ダメージが割り振られた後）：このユニットに割り振られた戦闘ダメージのうち1点を、別の対象のユニット1つに振り替える。
card-vile-sorceress = Vile Sorceress
    .text = クエスト 強制：あなたのターンの開始時、対象のユニット1つは、ターン終了時までヒットポイント−1。
card-cold-one-riders = Cold One Riders
    .text = 逆襲1。
card-cauldron-of-blood = Cauldron of Blood
    .text = キングダム 強制：この領域が攻撃されたとき、対象の攻撃ユニット1つに1ダメージ。
card-hate = Hate
    .text = アクション：相手はそれぞれ、あなたにリソース1点を渡す。

## Neutral cards

card-contested-village = Contested Village
    .text = 制限。
card-contested-fortress = Contested Fortress
    .text = 制限。各ターン、あなたの首都へのダメージ1点をキャンセルする。
card-contested-stronghold = Contested Stronghold
    .text = 制限。ここにあるあなたのデベロップ1つにつき、パワー+1。
card-armoury = Armoury
    .text = 制限。キングダム：ここにあなたのデベロップが2つ以上ある間、パワー+1。
card-forgotten-cemetery = Forgotten Cemetery
    .text = 制限。クエスト：ここにあなたのデベロップが2つ以上ある間、パワー+1。
card-warpstone-excavation = Warpstone Excavation
    .text = あなたのユニットは、この領域に入るとき堕落する。移動してきたユニットも同じである。
card-pilgrimage = Pilgrimage
    .text = あなたのクエスト領域のデベロップ1つにつき、このカードのコストは1減る。アクション：対象のユニット1つをオーナーの手札に戻す。
card-burn-it-down = Burn It Down
    .text = アクション：印刷されているコストが、あなたのバトルフィールドのデベロップの数以下である、対象のサポート1枚を破壊する。
card-innovation = Innovation
    .text = アクション：あなたのキングダムのデベロップの数と同じ点数のリソースを得る。
card-infiltrate = Infiltrate!
    .text = 強制：あなたのターンの開始時、相手それぞれのデッキの上からX枚を捨て札置場に置く。Xはここのトークンの数。強制：あなたのターンの開始時、ここでクエストを行っているユニットがいれば、リソーストークン1個をここに置く。
card-prepare-for-war = Prepare for War!
    .text = アクション（ここでクエストを行っているユニットを生贄にする）：あなたの捨て札置場の対象のカードX枚を、あなたのデッキに加えてシャッフルする。Xは、生贄の前にここにあったトークンの数。強制：あなたのターンの開始時、ここでクエストを行っているユニットがいれば、リソーストークン1個をここに置く。
card-alliance-dwarf-empire = 同盟：ドワーフ/エンパイア
    .text = オーダー限定。ドワーフとエンパイアの種族シンボル1つずつとして数える。
card-alliance-empire-high-elf = 同盟：エンパイア/ハイエルフ
    .text = オーダー限定。エンパイアとハイエルフの種族シンボル1つずつとして数える。
card-alliance-dwarf-high-elf = 同盟：ドワーフ/ハイエルフ
    .text = オーダー限定。ドワーフとハイエルフの種族シンボル1つずつとして数える。
card-alliance-chaos-orc = 同盟：ケイオス/オーク
    .text = デストラクション限定。ケイオスとオークの種族シンボル1つずつとして数える。
card-alliance-chaos-dark-elf = 同盟：ケイオス/ダークエルフ
    .text = デストラクション限定。ケイオスとダークエルフの種族シンボル1つずつとして数える。
card-alliance-orc-dark-elf = 同盟：オーク/ダークエルフ
    .text = デストラクション限定。オークとダークエルフの種族シンボル1つずつとして数える。

## Draft cards

card-cut-supply-lines = 補給線の切断
    .text = 相手のドラフト山札の横に置く。以後、そのプレイヤーの新しいパックは、どれもカードが1枚少なくなる。
card-reinforcements = 増援
    .text = これを生贄にする。あなたのドラフト山札の上から5枚を、あなただけが見る。1枚はあなたのデッキに加え、4枚はドラフト山札の一番下に置く。
card-sabotage = 妨害工作
    .text = 表向きで持っておく。抜き取りのときに、これを生贄にして、もう1枚抜き取ってもよい。
card-shifting-tides = 流れの変化
    .text = これを生贄にする。これの入っていたパックを持ち主のドラフト山札に加えてシャッフルし、新しいカードを同じ枚数だけ取ってパックとする。同時に選ばれたほかのドラフトフォーマットカードより先に行う。

## Traits

trait-attachment = アタッチメント
trait-banner = 軍旗
trait-building = 建物
trait-cavalry = 騎兵
trait-daemon = 悪魔
trait-elite = 精鋭
trait-engineer = 技師
trait-goblin = ゴブリン
trait-hero = 英雄
trait-knight = 騎士
trait-mage = 魔術師
trait-mutation = 変異
trait-noble = 貴族
trait-priest = 司祭
trait-ranger = レンジャー
trait-rune = ルーン
trait-shaman = シャーマン
trait-siege = 攻城
trait-skill = 技能
trait-slayer = スレイヤー
trait-sorceror = 妖術師
trait-spell = 呪文
trait-warpstone = ワープストーン
trait-warrior = 戦士
trait-weapon = 武器
trait-zealot = 狂信者

## Races and sides

race-dwarf = ドワーフ
race-empire = エンパイア
race-high-elf = ハイエルフ
race-orc = オーク
race-chaos = ケイオス
race-dark-elf = ダークエルフ
race-neutral = 中立
side-order = オーダー
side-destruction = デストラクション

## Sets

set-core = コアセット
set-skavenblight = The Skavenblight Threat
set-ulthuan = Assault on Ulthuan

## Kinds of card, and zones

type-unit = ユニット
type-support = サポート
type-quest = クエスト
type-tactic = タクティクス
type-draft = ドラフトフォーマットカード
zone-kingdom = キングダム
zone-quest = クエスト領域
zone-battlefield = バトルフィールド

## Keywords

keyword-toughness = タフネス
    .text = このユニットにダメージが割り振られるたび、そのうち数字の分をキャンセルする。複数あれば数字を合計する。
keyword-counterstrike = 逆襲
    .text = このユニットは、防御ユニットに宣言されるとすぐに、コントローラーが選んだ攻撃ユニット1つに、数字の分のキャンセル不可のダメージを与える。
keyword-scout = 偵察
    .text = 戦闘ダメージの適用後、偵察を持ち、戦って生き残ったユニット1つにつき、相手は手札を無作為に1枚捨てる。
keyword-limited = 制限
    .text = あなたが1ターンにプレイできる制限のカードは、1枚だけである。
keyword-zone-only = 領域限定
    .text = このカードが場に出られるのは、示された領域だけである。後からほかの領域に移動するのはかまわない。
keyword-hero-limit = 英雄は1領域に1人
    .text = 英雄のいる領域には、プレイでも移動でも効果でも、同じプレイヤーの2人目の英雄は置けない。
keyword-uncancellable = キャンセル不可
    .text = このカードが与えるダメージはキャンセルできない。タフネスでもできない。
keyword-order-only = オーダー限定
    .text = このカードはデストラクションのデッキに入れられない。
keyword-destruction-only = デストラクション限定
    .text = このカードはオーダーのデッキに入れられない。
keyword-attachment = アタッチメント
    .text = このカードはユニット1つを対象としてプレイし、そのユニットにつける。つけられているユニットが場を離れると、このカードは生贄にされる。
