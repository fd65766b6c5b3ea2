# The coach of a first match in Japanese: what to do and why, by the kind of decision; .look says where to look.

## Any game

coach-waiting = 相手が決めています。
    .look = 記録を見ましょう。行を押すと、その場面とルールが見られます。
coach-over = これで対戦は終わりです。
    .look = リプレイを見るか、コーチなしで再戦してみましょう。
