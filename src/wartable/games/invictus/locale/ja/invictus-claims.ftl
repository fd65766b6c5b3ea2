# Invictus in Japanese: what the coach says of the position. Every sentence here is a claim that was tried out by the rules.

## What you can do

claim-invictus-attack = あなたの《{ $attacker }》（攻撃力{ $attack }）は、{ $place }の《{ $card }》を{ $result ->
    [captures] 捕獲
   *[destroys] 破壊
}できます{ $answer ->
    [possible] （ブロックされなければ）
   *[none] {""}
}。
claim-invictus-attack-wins = あなたの《{ $attacker }》（攻撃力{ $attack }）は、{ $place }の《{ $card }》を{ $result ->
    [captures] 捕獲
   *[destroys] 破壊
}して勝利できます{ $answer ->
    [possible] （ブロックされなければ）
   *[none] {""}
}。
claim-invictus-entry = { $cards }：どれかが入国すると、あなたのKPは{ $points }になります。
claim-invictus-entry-wins = { $cards }：どれかが入国すると4KP目。あなたの勝ちです。

## What they can do

claim-invictus-danger = 今ターンを終えると、相手の《{ $attacker }》（攻撃力{ $attack }）は、{ $place }にいるあなたの《{ $card }》を{ $result ->
    [captures] 捕獲
   *[destroys] 破壊
}できます。
claim-invictus-danger-loses = 今ターンを終えると、相手の《{ $attacker }》（攻撃力{ $attack }）は、{ $place }にいるあなたの《{ $card }》を{ $result ->
    [captures] 捕獲
   *[destroys] 破壊
}でき、あなたの負けになります。
claim-invictus-blow = ブロックしなければ、《{ $attacker }》（攻撃力{ $attack }）は{ $result ->
    [captures] あなたの《{ $card }》を捕獲します
    [destroys] あなたの《{ $card }》を破壊します
   *[survives] あなたの《{ $card }》に当たりますが、倒れません
}。
claim-invictus-blow-loses = ブロックしなければ、《{ $attacker }》（攻撃力{ $attack }）はあなたの《{ $card }》を{ $result ->
    [captures] 捕獲
   *[destroys] 破壊
}し、あなたの負けになります。

## How things stand

claim-invictus-points = KP：あなた{ $mine }、相手{ $theirs }。4KPで勝ちです。
claim-invictus-they-need-one = 相手のKPは3です。{ $colours }のカードがもう1枚入ると、相手の勝ちです。
claim-invictus-you-need-one = あなたのKPは3です。{ $colours }のカードがもう1枚入ると、あなたの勝ちです。
claim-invictus-must-enter = 手札は{ $count }枚です。ターンを終える前に、兵士1枚を王国に入れなければなりません。
claim-invictus-few-turns = { $who ->
    [you] 先手はあなたで、山札は
   *[other] 先手の山札は
}{ $count ->
    [0] もうありません。先手の次のターンが始まるときに戦争が終わり
   *[other] 残り{ $count }枚です。先手があと{ $count }回ターンを行うと戦争が終わり
}、KPで勝敗が決まります。
claim-invictus-war-ends = 今ターンを終えると戦争が終わり、{ $result ->
    [won] あなたの勝ちです
    [lost] あなたの負けです
   *[draw] 引き分けです
}。
