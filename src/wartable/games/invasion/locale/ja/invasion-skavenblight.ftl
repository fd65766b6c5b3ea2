# The cards of The Skavenblight Threat in Japanese, in our own words; how a text reads is said in invasion-cards.ftl.
# A moment in the brackets of an action is the only one at which it may be used, once each time the moment comes.
# The Japanese rulebook knows none of these cards, so all names stay as printed.

## Dwarfs

card-gurnis-elite = Gurni's Elite
    .text = バトルフィールド限定。
card-stand-your-ground = Stand Your Ground
    .text = アクション：このターンにあなたの捨て札置場に置かれた、対象のドワーフのユニット1枚を、あなたの領域のうち好きな1つに出す。

## The Empire

card-nordland-halberdiers = Nordland Halberdiers
    .text = このユニットは、あなたの首都フェイズ以外にもプレイできる。誰のターンでも、あなたがアクションを使えるときなら、いつでもよい。
card-infiltrate-empire = Infiltrate
    .text = アクション：このターン、対象の相手1人は、カードを1枚までしか引けない。

## High Elves

card-tyriel = Tyriel
    .text = 英雄は1領域に1人。強制：相手がこの領域を攻撃したとき、その相手は自分の攻撃ユニットから1つを選ぶ。ターン終了時、それをオーナーの手札に戻す。
invasion-prompt-ask-turned-back-by-tyriel = 《{ $card }》：ターン終了時に、あなたのどの攻撃ユニットが手札に戻りますか？
invasion-act-ask-turned-back-by-tyriel = { $target }がターン終了時に手札に戻る
    .short = { $target }
card-steels-bane = Steel's Bane
    .text = アクション：ターン終了時まで、対象のハイエルフのユニット1つにこれから与えられるダメージを、最初の10点までキャンセルする。
card-repair-the-waystones = Repair the Waystones
    .text = アクション（ここのトークン3個を捨てる）：あなたの捨て札置場にある対象のサポート1枚を、あなたのクエスト領域に出す。強制：あなたのターンの開始時、ここでクエストを行っているユニットがいれば、リソーストークン1個をここに置く。

## Orcs

card-spider-riders = Spider Riders
    .text = バトルフィールド：攻撃している間、パワー+2。
card-war-paint = War Paint
    .text = あなたのバトルフィールドにいるユニット1つにつける。つけられているユニットは、その上のダメージ1点につき、パワー+1。

## Chaos

card-chosen-of-tzeentch = Chosen of Tzeentch
    .text = クエスト アクション（リソース1点、1ターンに1回）：ダメージを受けている対象のユニット1つに1ダメージ。
card-bolt-of-change = Bolt of Change
    .text = アクション：ターン終了時まで、対象のデベロップ1つは、パワー2、ヒットポイント2のユニットでもある。デベロップとしても数える。

## Dark Elves

card-malus-darkblade = Malus Darkblade
    .text = 英雄は1領域に1人。あなたのバトルフィールドフェイズの終了時、防御できたのに防御しなかった相手のユニットすべてに、1ダメージずつ。
card-morathis-pegasus = Morathi's Pegasus
    .text = タフネス3。アクション（リソース3点）：ターン終了時まで、このユニットはタフネスをすべて失う。これを使えるのは相手だけである。
card-we-need-your-blood = We Need Your Blood
    .text = アクション：ターン終了時まで、対象のユニット1つはヒットポイント−1、別の対象のユニット1つはヒットポイント+1。

## Neutral cards

card-greyseer-thanquol = Greyseer Thanquol
    .text = デストラクション限定。英雄は1領域に1人。このユニットは、あなたのどの領域からでも攻撃できる。攻撃している間、あなたのスケイヴンのユニット1つにつき、パワー+1。
card-clan-rats = Clan Rats
    .text = デストラクション限定。アクション（このユニットを堕落させる）：ターン終了時まで、別の対象のスケイヴンのユニット1つはパワー+1。
card-warp-lightning-cannon = Warp Lightning Cannon
    .text = デストラクション限定。任意のユニット1つにつける。つけたとき、そのユニットは堕落する。つけられているユニットは、攻撃ユニットか防御ユニットである間、パワー+3。
card-marius-the-righteous = Marius the Righteous
    .text = オーダー限定。英雄は1領域に1人。クエスト アクション（リソース1点）：いずれかのバトルフィールドにいる、堕落している対象のユニット1つに1ダメージ。
card-abandoned-mine = Abandoned Mine
    .text = キングダム アクション（あなたのターンの開始時）：あなたのデベロップ1つを、オーナーの手札に戻す。
card-forge = Forge
    .text = キングダム：ここにあなたのデベロップが2つ以上ある間、あなたがプレイするアタッチメントのコストは1減る。

## Traits

trait-skaven = スケイヴン
trait-witchhunter = 魔女狩人

card-changed-development = 変化したデベロップ
    .text = ターン終了時まで、パワー2、ヒットポイント2のユニットでもあるデベロップ。
