# The coach in Japanese: what to do and why, by the kind of decision; .look says where to look.

## Any game

coach-waiting = 相手が決めています。
    .look = 記録を見ましょう。行を押すと、その場面とルールが見られます。
coach-over = これで対戦は終わりです。
    .look = リプレイを見るか、コーチなしで再戦してみましょう。

## A hint: what a search would do, and why

hint-move = ヒント：{ $move }。
hint-then = { $first } → { $then }
hint-only = 今の答えは1つだけです：{ $move }。
hint-chances = こうすると、同じような対戦100回のうち約{ $chance }回勝てる見込みです。「{ $other }」なら約{ $without }回です。
hint-chance = こうすると、同じような対戦100回のうち約{ $chance }回勝てる見込みです。
hint-first-look = これは簡単な読みです。ルールの高速化がまだ終わっていません。
hint-does = これでできること：{ $claim }
hint-prevents = これで防げそうなこと：{ $claim }
hint-for = 有利な点：{ $reasons }。
hint-against = 不利な点：{ $reasons }。
hint-worth = { $reason }（{ $points }）
