# The course of Invasion in Japanese: a title, a goal and what was learned for each lesson, then its steps. A form of a step
# answers a press that was not meant.

## How one wins: two burning zones

lesson-invasion-fire = 2つの領域を炎上させる
    .goal = 敵の首都の2つ目のセクションを炎上させましょう。2つ炎上させれば勝ちです。
    .learned = ダメージがヒットポイントに達したセクションは炎上し、2つ炎上させれば勝ちです。攻撃は1ターンに1回、1つの領域に、バトルフィールドのユニットで行います。
lesson-invasion-fire-zones = 首都には、キングダム、クエスト領域、バトルフィールドの3つの領域があります。どれも8点のダメージで炎上します。敵のクエスト領域はもう炎上していて、バトルフィールドは5点受けています。あと3点です。
lesson-invasion-fire-attack = あなたのバトルフィールドフェイズです。攻撃する領域を選びます。敵のバトルフィールドを押しましょう。
    .quest = 敵のクエスト領域はもう炎上しています。敵のバトルフィールドを押しましょう。
    .kingdom = 敵のキングダムは無傷で、8点には届きません。敵のバトルフィールドを押しましょう。
    .none = あと1回の攻撃で勝てます。敵のバトルフィールドを押しましょう。
lesson-invasion-fire-brigade = 次に攻撃ユニットを選びます。ハンマーがパワーで、与えるダメージです。パワー2の《{ card-mountain-brigade }》を押しましょう。
    .done = それでは誰も攻撃しません。まず《{ card-mountain-brigade }》を押しましょう。
lesson-invasion-fire-defender = 2点では足りません。攻撃ユニットは一緒に戦います。《{ card-defender-of-the-hold }》も押しましょう。
    .done = 5点に2点を足しても7点で、炎上しません。《{ card-defender-of-the-hold }》も押しましょう。
lesson-invasion-fire-done = 3点になりました。その領域に、防御できる敵のユニットはいません。「{ invasion-act-attackers-done }」を押しましょう。

## A turn

lesson-invasion-turn = 1ターンの流れ
    .goal = リソースを得て、カードを引き、ユニットを1つ出しましょう。
    .learned = パワーは置いた場所で働きます。キングダムではリソース、クエスト領域ではドロー、バトルフィールドではダメージです。ターンは、キングダムフェイズ、クエストフェイズ、カードを出す首都フェイズ、攻撃するバトルフィールドフェイズの順に進みます。
lesson-invasion-turn-kingdom = キングダムフェイズです。キングダムのパワー1につきリソース1点を得ます。セクションの3と《{ card-hammerer-of-karak-azul }》の1で、4点になりました。
lesson-invasion-turn-quest = どのフェイズでも2人とも行動でき、2人が続けてパスすると先へ進みます。ここですることはありません。「{ invasion-act-pass }」を押しましょう。
lesson-invasion-turn-drawn = クエストフェイズです。クエスト領域のパワー1につき1枚引きます。セクションの1と《{ card-zhufbar-engineers }》の1で、2枚引きました。「{ invasion-act-pass }」で先へ進みましょう。
lesson-invasion-turn-play = 首都フェイズです。ここでカードをプレイします。《{ card-mountain-brigade }》のコストは4です。忠誠アイコンは2つありますが、首都と場のドワーフの種族シンボルが足りているので、余分なコストはかかりません。これを押し、次に自分のバトルフィールドを押しましょう。攻撃はそこから行います。
    .pass = まずリソース4点を使いましょう。《{ card-mountain-brigade }》を押します。
    .forge = よいカードですが、ユニットではないので攻撃できません。《{ card-mountain-brigade }》にしましょう。
    .slayers = それでも戦えますが、4点あればもっと強い《{ card-mountain-brigade }》を出せます。
    .kingdom = キングダムに置けば毎ターンのリソースが2点増えます。よい手ですが、ここでは攻撃のためにバトルフィールドを押しましょう。
    .quest = クエスト領域に置けば毎ターン引くカードが2枚増えます。よい手ですが、ここでは攻撃のためにバトルフィールドを押しましょう。
lesson-invasion-turn-played = 出ました。バトルフィールドのパワー2は、次のバトルフィールドフェイズで2点のダメージになります。

## Attack against defenders

lesson-invasion-through = 防御を破る
    .goal = 防御ユニットを破壊し、キングダムも炎上させましょう。
    .learned = 防御ユニットはセクションの盾です。すべての防御ユニットに破壊できるだけのダメージを割り振ってから、セクションに割り振れます。ダメージはすべて同時に与えられます。
lesson-invasion-through-come = あなたのユニット2つが敵のキングダムを攻撃します。キングダムは6点受けています。《{ card-squig-herders }》が防御します。どちらもユニットのパワーを合計して戦います。あなたは4点です。
lesson-invasion-through-first = ダメージを1点ずつ割り振ります。先に防御ユニットです。《{ card-squig-herders }》を押しましょう。
lesson-invasion-through-second = ヒットポイントは2なので、あと1点必要です。もう一度《{ card-squig-herders }》を押しましょう。
lesson-invasion-through-third = これでセクションに届きます。敵のキングダムを押しましょう。
    .herders = もう足りています。それ以上は無駄です。敵のキングダムを押しましょう。
lesson-invasion-through-fourth = 残りは1点、足りないのも1点です。敵のキングダムを押しましょう。
    .herders = もう足りています。敵のキングダムを押しましょう。6点と2点で8点です。

## Defence

lesson-invasion-defence = 壁を守る
    .goal = キングダムを炎上から守り、攻撃ユニットを1つ破壊しましょう。
    .learned = ユニットは自分のいる領域を守ります。ダメージはまずそのユニットが受け、反撃もします。ヒットポイントの多いユニットほど長く耐えます。
lesson-invasion-defence-come = オークがあなたのキングダムを攻撃します。もう5点受けているので、パワー1のオーク3つの攻撃で8点になり、炎上してしまいます。
lesson-invasion-defence-brigade = 攻撃された領域のユニットは防御できます。《{ card-mountain-brigade }》のヒットポイントは6です。押しましょう。
    .runesmith = 《{ card-runesmith }》のヒットポイントは1です。破壊されたうえ、2点がキングダムに届きます。《{ card-mountain-brigade }》を押しましょう。
    .done = 防御しなければキングダムが炎上します。《{ card-mountain-brigade }》を押しましょう。
lesson-invasion-defence-done = これで3点はすべて《{ card-mountain-brigade }》に割り振られます。破壊には6点必要なので、ほかに防御はいりません。「{ invasion-act-defenders-done }」を押しましょう。
    .runesmith = やめておきましょう。《{ card-runesmith }》が破壊されます。防御は1つで十分です。
lesson-invasion-defence-first = 《{ card-mountain-brigade }》が2点で反撃します。相手を選びます。ヒットポイント2の《{ card-squig-herders }》を押しましょう。
    .boyz = 《{ card-boar-boyz }》のヒットポイントは4で、傷つくとかえって強くなります。《{ card-squig-herders }》を押しましょう。
    .goblins = それも破壊できますが、2点あれば《{ card-squig-herders }》を破壊できます。そちらを押しましょう。
lesson-invasion-defence-second = あと1点で破壊できます。もう一度《{ card-squig-herders }》を押しましょう。
    .boyz = それでは何も破壊できません。《{ card-squig-herders }》を押しましょう。
    .goblins = それは破壊できますが、傷ついた《{ card-squig-herders }》が残ります。《{ card-squig-herders }》を押しましょう。

## Developments

lesson-invasion-development = 壁を築く
    .goal = 弱いセクションを強くしましょう。
    .learned = 1ターンに1枚、手札を裏向きに置いてデベロップにできます。コストはかからず、そのセクションのヒットポイントが1増えます。中身を見られるのは自分だけです。重すぎるカードや出番のないカードが向いています。
lesson-invasion-development-danger = あなたのバトルフィールドは6点受けていて、8点で炎上します。向かいにはパワー1のオークが2ついて、次のターンに炎上させられそうです。
lesson-invasion-development-put = リソースはありませんが、デベロップは無料です。《{ card-demolition }》を押し、次に自分のバトルフィールドを押して、裏向きに置きましょう。
    .kingdom = 危ないのはバトルフィールドです。そこに置きましょう。
    .quest = 危ないのはバトルフィールドです。そこに置きましょう。
    .mountain = それでもよいのですが、よいカードは残しましょう。《{ card-demolition }》にします。
    .pass = それでは次のターンにバトルフィールドが炎上します。《{ card-demolition }》を押しましょう。
lesson-invasion-development-stronger = これで9点まで耐えます。オークの2点を受けても8点なので、炎上しません。

## The chain

lesson-invasion-chain = 最後の一手
    .goal = 相手のタクティクスに対応して勝ちましょう。
    .learned = アクションにはアクションで対応でき、連鎖は最後のものから解決します。コストは宣言したときに払い、払ったアクションは、そのカードがなくなっても解決されます。
lesson-invasion-chain-come = 《{ card-mountain-brigade }》がパワー2で敵のキングダムを攻撃します。5点受けているので、あと1点足りません。《{ card-grudge-thrower }》で補えますが、相手の動きを見ましょう。
lesson-invasion-chain-answer = 相手は《{ card-pillage }》で《{ card-grudge-thrower }》を破壊しようとしています。まだ連鎖にあるだけで、何も起きていません。なくなる前に使いましょう。《{ card-grudge-thrower }》を押します。
    .pass = それでは使わないまま破壊され、2点では炎上しません。《{ card-grudge-thrower }》を押しましょう。
lesson-invasion-chain-sacrifice = コストはリソース1点と自分のユニット1つです。攻撃していない《{ card-defender-of-the-hold }》を押しましょう。
    .brigade = それは攻撃ユニットです。《{ card-defender-of-the-hold }》を押しましょう。
lesson-invasion-chain-backwards = 連鎖には2つあり、最後はあなたのものです。先に解決して、攻撃ユニットのパワーは3になります。その後で《{ card-pillage }》が、役目を終えた兵器を破壊します。「{ invasion-act-pass }」を押しましょう。
