# The cards of Assault on Ulthuan in Japanese, in our own words; how a text reads is said in invasion-cards.ftl.
# A moment in the brackets of an action is the only one at which it may be used, once each time the moment comes.
# The Japanese rulebook knows none of these cards, so all names stay as printed.

## High Elves

card-envoy-from-averlorn = Envoy from Averlorn
    .text = クエスト限定。
card-shadow-warrior = Shadow Warrior
    .text = 強制：あなたのターンの開始時、相手はそれぞれ、自分のバトルフィールドにいるユニット1つを選ぶ。それに1ダメージ。
invasion-prompt-ask-hit-by-shadow-warrior = 《{ $card }》：あなたのバトルフィールドにいるどのユニットが1ダメージを受けますか？
invasion-act-ask-hit-by-shadow-warrior = { $target }に1ダメージ
    .short = { $target }
card-sword-masters-of-hoeth = Sword Masters of Hoeth
    .text = バトルフィールド：このユニットに割り振られた戦闘ダメージは、すべてキャンセルされる。
card-high-elf-spearmen = High Elf Spearmen
card-caradryan = Caradryan
    .text = 英雄は1領域に1人。クエスト 強制：あなたのターンの開始時、いずれかのプレイヤー1人のデッキの上から3枚を見る。そのうち1枚を捨て札置場に置いてもよい。残りは、あなたの決めた順番でデッキの上に戻す。
card-initiate-of-saphery = Initiate of Saphery
    .text = キングダム アクション（あなたのターンの開始時）：あなたのすべてのユニットのダメージを、1点ずつ治癒する。
card-loremaster-of-hoeth = Loremaster of Hoeth
    .text = 強制：このユニットが場に出たとき、各プレイヤーに間接ダメージ2点。各自が自分のユニットと首都に振り分ける。
card-illyriel = Illyriel
    .text = 英雄は1領域に1人。バトルフィールド アクション（あなたのターンの開始時）：対象のユニット1つを、オーナーの手札に戻す。ただし、そのオーナーがあなたにリソース2点を支払えば、戻さない。
invasion-prompt-ask-pay-illyriel = 《{ $card }》：相手にリソース2点を払いますか？　払わなければ、{ $aim }は手札に戻ります。
invasion-act-ask-pay-illyriel-yes = リソース2点を払う
    .short = 2点払う
invasion-act-ask-pay-illyriel-no = 払わずに、{ $aim }を手札に戻す
    .short = 払わない
card-dragon-prince = Dragon Prince
    .text = 強制：このユニットがあなたの手札から場に出たとき、各プレイヤーは、自分のバトルフィールドにいるユニットを2つまで選び、そこにいるほかの自分のユニットをすべて生贄にする。
invasion-prompt-ask-spare-from-the-dragon = 《{ $card }》：あなたのバトルフィールドに残すユニットを選んでください（あと{ $left }つまで）。そこにいるほかのユニットは、すべて生贄になります。
invasion-act-ask-spare-from-the-dragon = { $target }を残す
    .short = { $target }
invasion-act-ask-spare-from-the-dragon-no = これ以上ユニットを残さない
    .short = これ以上残さない
card-wake-the-dragons = Wake the Dragons
    .text = ここにトークンが3個以上あれば、あなたのターンの開始時、あなたの捨て札置場にある、印刷されているコストが3以上のハイエルフのカード1枚を、あなたの手札に戻してもよい。強制：あなたのターンの開始時、ここでクエストを行っているユニットがいれば、リソーストークン1個をここに置く。
card-defend-tor-aendris = Defend Tor Aendris
    .text = ここでクエストを行っているユニットは、あなたのどの領域でも防御できる。ここのトークンを、リソースと同じようにあなたのコストの支払いに使える。強制：誰のターンでも、ここでクエストを行っているユニットが防御したターンの終了時、リソーストークン2個をここに置く。
card-dragon-mage-wakening = Dragon Mage Wakening
    .text = 任意のユニット1つにつける。つけられているユニットはヒットポイント+3。
card-the-glittering-tower = The Glittering Tower
    .text = キングダム アクション（あなたがユニットのダメージを治癒したとき）：相手の対象のユニット1つ、または相手の首都の対象のセクション1つに1ダメージ。
card-shrine-of-asuryan = Shrine of Asuryan
    .text = キングダム アクション（あなたのターンの開始時）：堕落している対象のユニット1つを回復させる。
card-temple-of-vaul = Temple of Vaul
    .text = 強制：あなたのターンの開始時、あなたの首都に2ダメージ。あなたの選んだセクション1つに2点か、2つに1点ずつ。
card-tear-of-isha = Tear of Isha
    .text = アクション：対象のユニット1つのダメージを、すべて治癒する。
card-flames-of-the-phoenix = Flames of the Phoenix
    .text = あなたのターンのみ。アクション：場にいるユニットをすべて、それぞれのオーナーの手札に戻す。
card-for-ulthuan = For Ulthuan!
    .text = あなたのバトルフィールドフェイズの開始時のみ。アクション：このターン、あなたのユニットは敵の領域を2つ攻撃できる。攻撃ユニットを宣言するとき、それぞれがどちらを攻撃するかを決める。
card-asuryans-cleansing = Asuryan's Cleansing
    .text = アクション：連鎖で解決を待っているユニットかサポート1枚を対象とする。そのコントローラーが自分のリソースをすべて（0点でもよい）支払わなければ、それをキャンセルし、捨て札置場に置く。
invasion-prompt-ask-spend-all-for-cleansing = 《{ $card }》：自分のリソース（{ $resources }点）をすべて払いますか？　払わなければ、{ $entry }はキャンセルされます。
invasion-act-ask-spend-all-for-cleansing-yes = リソースをすべて払う
    .short = すべて払う
invasion-act-ask-spend-all-for-cleansing-no = 払わない：{ $entry }はキャンセルされる
    .short = 払わない
card-gift-of-life = Gift of Life
    .text = アクション：あなたの捨て札置場にある対象のハイエルフのユニット1枚を、あなたの手札に戻す。
card-high-elfs-disdain = High Elf's Disdain
    .text = アクション：連鎖で解決を待っているタクティクス1枚を選び、それをキャンセルする。

## Dark Elves

card-dark-initiate = Dark Initiate
    .text = このユニットのパワーは、ここにあなたのデベロップが2つ以上ある間だけ数える。
card-walking-sacrifice = Walking Sacrifice
    .text = 強制：このユニットが場を離れたとき、カードを1枚引く。
card-harpies = Harpies
    .text = クエスト アクション（相手が自分のクエストフェイズのカードを引いたとき、このユニットを堕落させる）：その相手は、手札が7枚以上あれば、無作為に1枚捨てる。
card-shades = Shades
    .text = 偵察。
card-cold-one-knight = Cold One Knight
    .text = タフネス1。
card-mortella = Mortella
    .text = 英雄は1領域に1人。クエスト アクション（このユニットを堕落させる）：相手の捨て札置場にあるタクティクス1枚を、あなたの手札にあるかのように、忠誠コストなしでプレイする。ほかのコストと条件は守らなければならない。その後、それをオーナーのデッキの一番下に置く。
card-dark-sorceress = Dark Sorceress
    .text = 相手の堕落しているユニット1つにつき、このカードのコストは1減る。
card-corsairs-of-ghrond = Corsairs of Ghrond
    .text = バトルフィールド 強制：このユニットが場を離れたとき、対象のユニット1つは、ターン終了時までヒットポイント−2。
card-lokhir-fellheart = Lokhir Fellheart
    .text = 英雄は1領域に1人。バトルフィールド アクション（あなたのターンの開始時）：いずれかのバトルフィールドにいる対象のユニット1つは、ここにあるあなたのデベロップ1つにつき、ターン終了時までヒットポイント−1。
card-night-raids = Night Raids
    .text = ここにトークンが3個以上ある間、あなたのユニットは、どれもパワー+1。強制：あなたのターンの開始時、ここでクエストを行っているユニットがいれば、リソーストークン1個をここに置く。
card-sack-tor-aendris = Sack Tor Aendris
    .text = ここでクエストを行っているユニットは、あなたのバトルフィールドにいるかのように攻撃できる。ここのトークンを、リソースと同じようにあなたのコストの支払いに使える。強制：ここでクエストを行っているユニットが攻撃に参加したターンの終了時、リソーストークン1個をここに置く。
card-mind-killer = Mind Killer
    .text = 任意のユニット1つにつける。つけられているユニットはパワー−1。
card-word-of-pain = Word of Pain
    .text = 任意のユニット1つにつける。つけられているユニットは攻撃できない。
card-har-ganeth = Har Ganeth
    .text = キングダム アクション（あなたのターンの開始時）：ヒットポイントが2未満の対象のユニット1つを、オーナーの手札に戻す。
card-altar-of-khaine = Altar of Khaine
    .text = キングダム アクション（リソース1点、あなたのユニットが破壊されるとき）：そのユニットは、破壊される代わりに、あなたの手札に戻る。
card-lash-the-prisoner = Lash the Prisoner!
    .text = アクション：あなたのユニット1つを生贄にする。そうしたなら、リソース2点を得る。
card-dark-visions = Dark Visions
    .text = あなたのターンのみ。アクション：あなたのデッキの上から5枚を見て、その中の1枚を手札に加える。その後、デッキをシャッフルする。
card-chillwind = Chillwind
    .text = アクション：対象のユニット1つを堕落させる。その後、堕落しているユニット1つを回復させてもよい。
invasion-prompt-ask-restore-by-chillwind = 《{ $card }》：堕落しているどのユニットを回復させますか？　回復させなくてもかまいません。
invasion-act-ask-restore-by-chillwind = { $target }を回復させる
    .short = { $target }
invasion-act-ask-restore-by-chillwind-no = 回復させない
    .short = 回復させない
card-bathe-in-blood = Bathe in Blood
    .text = アクション：ターン終了時まで、対象のダークエルフのユニット1つのパワーは2倍になる。ターン終了時、そのユニットは生贄にされる。
card-take-captive = Take Captive!
    .text = アクション：ターン終了時まで、対象の相手の攻撃ユニット1つをあなたがコントロールする。それは攻撃されている領域に移動し、そこの防御ユニットになる。
card-invoke-khaines-wrath = Invoke Khaine's Wrath
    .text = 誰のターンでも、バトルフィールドフェイズの終了時のみ。アクション：このフェイズの戦闘に参加したユニットをすべて破壊する。

## Dwarfs

card-slayers-of-karak-kadrin = Slayers of Karak Kadrin
    .text = バトルフィールド アクション（このユニットを生贄にする）：対象の攻撃ユニット1つを破壊する。
card-mountain-barracks = Mountain Barracks
    .text = この領域にいるあなたのドワーフのユニットは、どれもタフネス1を持つ。
card-lure-them-out = Lure Them Out
    .text = アクション：別々のバトルフィールドにいる対象のユニットを2つ選ぶ。それぞれが、自分のパワーと同じ数のダメージをもう一方に与える。

## The Empire

card-gold-wizard-acolyte = Gold Wizard Acolyte
    .text = バトルフィールド アクション（あなたがこのユニットを攻撃ユニットに宣言したとき）：対象のユニット1つは、この攻撃に対して防御できない。
card-battle-standard = Battle Standard
    .text = あなたのユニット1つにつける。アクション（あなたのバトルフィールドフェイズの開始時）：つけられているユニットを、あなたの別の領域に移動する。
card-surrender = Surrender!
    .text = アクション：対象の防御ユニット1つを、オーナーの手札に戻す。

## Orcs

card-wyvern-rider = Wyvern Rider
    .text = バトルフィールド：ここにあなたのデベロップがない間、パワー+1。
card-scrap-heap = Scrap Heap
    .text = この領域のオークのユニットは、ヒットポイント+1。
card-foot-of-gork = Foot of Gork
    .text = あなたのターンのみ。アクション：印刷されているコストが2以下である、対象のユニット1つを破壊する。

## Chaos

card-maledictor-of-tzeentch = Maledictor of Tzeentch
    .text = 強制：あなたのターンの開始時、このユニットと、別の対象のユニット1つに、1ダメージずつ。
card-blood-frenzy = Blood Frenzy
    .text = あなたのバトルフィールドにいるユニット1つにつける。つけられているユニットは、このカードの上のトークン1個につき、パワー+1。強制：相手のユニットが場から捨て札置場に置かれるたび、リソーストークン1個をこのカードの上に置く。
card-tzeentchs-firestorm = Tzeentch's Firestorm
    .text = アクション：異なる対象のユニット2つに、2ダメージずつ。

## Neutral cards

card-treasure-vaults = Treasure Vaults
    .text = キングダム：ここにあなたのデベロップが3つ以上ある間、ここにある建物のサポートは、どれもパワー+1。
card-ancient-map = Ancient Map
    .text = アクション：あなたのデッキからクエスト1枚を探し、全プレイヤーに公開して手札に加える。その後、デッキをシャッフルする。
card-boar-attack = Boar Attack
    .text = アクション：相手を1人選ぶ。その相手はどちらかを選ぶ：デベロップのある自分の領域のユニットかサポート1つを生贄にするか、自分の首都の、デベロップのないセクション1つに3ダメージ。
invasion-prompt-ask-meet-the-boars = 《{ $card }》：デベロップのある自分の領域のユニットかサポート1つを生贄にしますか？　それとも、デベロップのないセクション1つに3ダメージを受けますか？
invasion-act-ask-meet-the-boars = { $target }を生贄にする
    .short = { $target }を生贄に
invasion-act-ask-meet-the-boars-zone = { FORM($target, "own") }に3ダメージを受ける
    .short = { FORM($target, "own") }に3ダメージ

## Traits

trait-creature = クリーチャー
trait-hex = 呪詛
trait-initiate = 修行者
trait-martyr = 殉教者
trait-messenger = 使者
