# The course of Shadespire in Japanese: a title, a goal and what was learned for each lesson, then its steps. A form of a step
# answers a press that was not meant.

## How one wins: glory

lesson-shadespire-glory = 栄誉点を得る
    .goal = 敵を1体戦闘不能にしましょう。栄誉点1点です。栄誉点のいちばん多い人が勝ちます。
    .learned = 3ラウンドの後、栄誉点のいちばん多い人が勝ちです。敵を戦闘不能にすると1点、ほかは目標カードで得ます。1ラウンドに命令は4回で、攻撃もその1つです。
lesson-shadespire-glory-win = Steelheartは味方、Targorは敵です。2体は隣り合っていて、剣の射程1に入っています。ダイスは2個、成功はハンマーかクリティカル、ダメージは3です。Targorはあと1点で倒れます。
lesson-shadespire-glory-attack = あなたの命令です。Steelheartを押し、攻撃を選び、Targorを押しましょう。
    .pass = パスすると命令が1回なくなります。Steelheartで攻撃しましょう。
    .move = もうよい位置にいます。Steelheartで攻撃しましょう。
    .charge = 突撃は遠い敵のためのものです。Targorは隣にいます。攻撃しましょう。
    .guard = 今はTargorを倒せます。Steelheartで攻撃しましょう。
lesson-shadespire-glory-dice = ハンマーが1つ、成功1です。Targorの出目は盾ですが、Targorの防御は回避なので成功になりません。攻撃の成功のほうが多いので命中し、Targorは戦闘不能、あなたは栄誉点1点です。

## Supports

lesson-shadespire-support = ともに戦う
    .goal = 味方にSteelheartを援護させましょう。
    .learned = 対象に隣接する味方はあなたを援護し、攻撃者に隣接する対象の仲間は対象を援護します。多い側は援護1つの目も成功になり、2体以上多ければ援護2つの目も成功になります。
lesson-shadespire-support-friend = ObrynもTargorに隣接しているので、攻撃を援護します。Targorを援護する者はいません。あなたは援護1つの目も成功になります。
lesson-shadespire-support-attack = Steelheartを押し、攻撃を選び、Targorを押しましょう。
    .pass = 2対1です。逃してはいけません。Steelheartを押しましょう。
    .obryn = Obrynが攻撃し、Steelheartが援護することもできます。ここではSteelheartで攻撃しましょう。
    .move = もうよい位置にいます。Steelheartで攻撃しましょう。
lesson-shadespire-support-counted = 援護1つの目が2つで、ハンマーはありません。1体なら失敗でしたが、ObrynがTargorの隣にいるので両方とも成功です。Targorは戦闘不能です。

## Charge

lesson-shadespire-charge = 突撃
    .goal = 1回の命令で敵に近づいて攻撃しましょう。
    .learned = 突撃は、1回の命令で移動と攻撃をするものです。そのファイターは、このラウンドはもう命令できません。移動だけなら、後で攻撃や守備体勢ができます。
lesson-shadespire-charge-distance = Obrynのハンマーは射程1で、Saekは離れています。Obrynは3ヘックスまで移動できます。輪のあるヘックスからは、突撃で攻撃できます。
lesson-shadespire-charge-go = Obrynを押し、突撃を選び、Saekの隣のヘックスF6を押しましょう。
    .pass = それではSaekが先に攻撃してきます。Obrynで突撃しましょう。
    .move = 移動だけでは先に攻撃されます。突撃を選びましょう。
    .guard = 守備体勢もよいのですが、ここでは先に攻撃できます。突撃を選びましょう。
    .elsewhere = そこからでも攻撃できますが、ここではF6にしましょう。
lesson-shadespire-charge-strike = 着きました。攻撃を選び、Saekを押しましょう。
lesson-shadespire-charge-charged = ハンマーが1つ、防御の成功はありません。ダメージ3でSaekは戦闘不能です。Obrynには突撃トークンがつき、このラウンドはもう命令できません。

## Guard

lesson-shadespire-guard = 守備体勢
    .goal = Obrynを攻撃に備えさせましょう。
    .learned = 守備体勢の間は、盾と回避のどちらも防御の成功になります。ラウンドが終わるか突撃すると解けます。攻撃が成功するには防御より多い成功が必要で、同じ数は互角、ダメージはありません。
lesson-shadespire-guard-threat = Garrekは4ヘックス移動して攻撃できるので、Obrynに突撃できます。Obrynの防御ダイスは1個で、盾かクリティカルが成功です。
lesson-shadespire-guard-guard = 守備体勢なら回避も成功になります。Obrynを押し、守備体勢にしましょう。
    .pass = 命令を使って、Obrynを守備体勢にしましょう。
    .move = 移動してもGarrekに追いつかれます。Obrynを守備体勢にしましょう。
    .steelheart = GarrekはSteelheartに届きません。Obrynを押しましょう。
    .brightshield = ObrynのほうがGarrekに近いです。Obrynを押しましょう。
lesson-shadespire-guard-held = Garrekはハンマー1つ、Obrynは回避1つ。守備体勢なので回避も成功になり、成功は1対1です。互角でダメージはありません。突撃したGarrekは、このラウンドはもう命令できません。

## Objectives

lesson-shadespire-objective = 目標物を確保する
    .goal = 目標カードを1枚達成しましょう。
    .learned = 目標物トークンの上にいるファイターが、それを確保します。いつ得点になるかは目標カードに書いてあり、多くは2人が4回ずつ命令した後の終了フェイズです。命令の前に必ず見ましょう。
lesson-shadespire-objective-card = これはあなたの目標カード《{ sha-card-seize-ground }》です。ラウンドの終わりに、敵のテリトリーの目標物を1つ確保していれば達成です。これが最後の命令です。目標物3は、向こうのヘックスE6にあります。
lesson-shadespire-objective-move = Brightshieldを押し、移動を選び、ヘックスE6を押しましょう。
    .pass = それでは何も確保できません。Brightshieldを押しましょう。
    .other = その目標物は自分のテリトリーにあります。必要なのは敵のテリトリーのものです。ヘックスE6を押しましょう。
    .elsewhere = そこに目標物はありません。ヘックスE6を押しましょう。
    .steelheart = Steelheartは遠すぎます。Brightshieldを押しましょう。
    .obryn = Obrynでも届きますが、ここではBrightshieldにしましょう。
lesson-shadespire-objective-scored = 敵は何もせず、ラウンドが終わりました。《{ sha-card-seize-ground }》を達成し、栄誉点1点です。新しい目標カードを引きます。

## Power cards

lesson-shadespire-power = パワーカード
    .goal = 強化カードと戦略カードを使いましょう。
    .learned = 命令の後には必ずパワーステップがあり、2人ともパスするまでカードを使えます。戦略カードは無料で1回だけ働きます。強化カードは栄誉点1点を使い、ずっと残ります。使った栄誉点も最後には数えます。
lesson-shadespire-power-earn = 強化カードには栄誉点1点が必要です。まず得ましょう。Steelheartを押し、攻撃を選び、Targorを押します。
    .pass = 栄誉点がなければ強化カードは使えません。Steelheartで攻撃しましょう。
    .move = Targorはすぐ隣にいます。Steelheartで攻撃しましょう。
lesson-shadespire-power-upgrade = 栄誉点1点を得て、パワーステップになりました。《{ sha-card-blessed-by-sigmar }》を押し、次にSteelheartを押しましょう。耐えられるダメージが1増えます。
    .pass = まだ使えるカードが2枚あります。《{ sha-card-blessed-by-sigmar }》を押しましょう。
    .ploy = それは次です。まず《{ sha-card-blessed-by-sigmar }》を押しましょう。
lesson-shadespire-power-ploy = 相手がパスしたので、続けられます。戦略カードは無料です。《{ sha-card-heroic-guard }》を押し、次にSteelheartを押しましょう。
    .pass = あと1枚使えます。《{ sha-card-heroic-guard }》を押しましょう。
lesson-shadespire-power-done = Steelheartは1回の命令の前後で、攻撃し、強くなり、守備体勢になりました。パワーステップをうまく使う人が勝ちます。
