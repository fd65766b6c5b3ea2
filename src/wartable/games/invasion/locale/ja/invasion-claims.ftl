# Invasion in Japanese: what the coach says of the position. Every sentence here is a claim that was tried out by the rules.

## What either side can burn

claim-invasion-burn = 誰も防御しなければ、あなたの攻撃ユニット（{ $units }体）でこのターンに{ $place }を炎上させられます（ダメージ{ $damage }/{ $points }）{ $defence ->
    [none] 。そこを防御できるユニットはいません
   *[possible] {""}
}。
claim-invasion-burn-wins = 誰も防御しなければ、あなたの攻撃ユニット（{ $units }体）でこのターンに{ $place }を炎上させて勝てます{ $defence ->
    [none] 。そこを防御できるユニットはいません
   *[possible] {""}
}（ダメージ{ $damage }/{ $points }）。
claim-invasion-open = 今いるユニットでは、相手は{ $places }を防御できません。
claim-invasion-danger = 誰も防御しなければ、相手は今いるユニット（{ $units }体）で次の攻撃のときに{ $place }を炎上させられます（ダメージ{ $damage }/{ $points }）{ $defence ->
    [none] 。そこを防御できるユニットはいません
   *[possible] {""}
}。
claim-invasion-danger-loses = 誰も防御しなければ、相手は今いるユニット（{ $units }体）で次の攻撃のときに{ $place }を炎上させ、あなたの負けになります{ $defence ->
    [none] 。そこを防御できるユニットはいません
   *[possible] {""}
}（ダメージ{ $damage }/{ $points }）。

## Defending

claim-invasion-blow = 防御しなければ、{ $place }は{ $result ->
    [burns] 炎上します
   *[stands] 持ちこたえます（ダメージ{ $damage }/{ $points }）
}。
claim-invasion-blow-loses = 防御しなければ、{ $place }が炎上し、あなたの負けになります。
claim-invasion-defender = 《{ $unit }》だけで防御すると、{ $lives ->
    [yes] 生き残り
   *[no] 倒れ
}、{ $kills ->
    [yes] 《{ $foe }》を倒すことができ
   *[no] 誰も倒せず
}、{ $place }は{ $result ->
    [stands] 炎上しません
   *[burns] それでも炎上します
}。

## How things stand

claim-invasion-resources = リソースは{ $resources }：{ $count ->
    [0] 今使える手札はありません
   *[other] 今使える手札は{ $count }枚です
}。
claim-invasion-develop = このターンはまだデベロップを1枚置けます。
claim-invasion-burning = 炎上している領域：あなた{ $mine }、相手{ $theirs }。2つで負けです。
claim-invasion-one-left = あなたの領域が1つ炎上しています。もう1つ炎上すると負けです。
claim-invasion-deck = { $who ->
    [you] あなたの山札は
   *[they] 相手の山札は
}残り{ $count }枚です。最後の1枚を引いたプレイヤーは負けます。
