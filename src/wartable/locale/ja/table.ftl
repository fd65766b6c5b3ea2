# The table in Japanese: what was done at it, and why it refuses something.
# Arguments: $who is "you" or "other"; $name is the name of a person or of a seat.

table-seat = 席{ $number }
table-person = { $name }
table-computer = コンピューター
table-waiting = 全員が着席するのを待っています。
table-ahead = 全員が同時に、互いに見ずに選びます。
table-ahead-done = 選択は済み、秘密のままです。まだ取り消せます。
table-seed-chosen = この対戦のシードは人が選んだものです。シャッフルについては何も証明されません。

## Lines of the log

table-resigned = { $who ->
    [you] あなたは投了しました。
   *[other] { $name }は投了しました。
}
table-draw-offered = { $who ->
    [you] あなたは引き分けを提案しました。
   *[other] { $name }は引き分けを提案しました。
}
table-draw-declined = { $who ->
    [you] あなたは引き分けを断りました。
   *[other] { $name }は引き分けを断りました。
}
table-draw-agreed = { $who ->
    [you] あなたは引き分けに応じました。
   *[other] { $name }は引き分けに応じました。
}
table-undo-asked = { $who ->
    [you] あなたは直前の手の取り消しを求めました。
   *[other] { $name }は直前の手の取り消しを求めました。
}
table-undo-denied = { $who ->
    [you] あなたは取り消しを認めませんでした。
   *[other] { $name }は取り消しを認めませんでした。
}
table-undone = { $who ->
    [you] あなたは直前の手を取り消しました。
   *[other] { $name }は直前の手を取り消しました。
}
table-time-out = { $who ->
    [you] あなたの持ち時間が切れました。
   *[other] { $name }の持ち時間が切れました。
}
table-abandoned = { $who ->
    [you] あなたの不在が長引いたので、対戦を放棄したとみなします。
   *[other] { $name }の不在が長引いたので、対戦を放棄したとみなします。
}

## The end of a match that the rules did not end

table-over-resigned = 対戦終了：{ $name }が投了しました。
table-over-time = 対戦終了：{ $name }の持ち時間が切れました。
table-over-abandoned = 対戦終了：{ $name }が離席しました。
table-over-agreed = 対戦終了：合意により引き分けです。
table-over-long = 対戦終了：{ $most }手に達したため引き分けです。
table-over-unplayed = この対戦は始まりませんでした。
table-over-parted = この対戦はルールの第{ $then }版で行われました（現在は第{ $now }版）。ここまでは同じですが、この先の{ $left }手は表示できません。ここから新しい対戦として続けられます。
table-over-parted-unknown = この対戦は今とは違うルールで行われました。ここまでは同じですが、この先の{ $left }手は表示できません。ここから新しい対戦として続けられます。
table-over-damaged = この対戦の記録はここから先がつながりません。残りの{ $left }手は表示できません。ここから新しい対戦として続けられます。

## 負けになる条件

# What can cost a match, told to all who sit at it. $time: such a line of table-time.
table-terms = 負けになる条件
table-terms-silence = ほかの人を{ $time }待たせると負けです。
table-terms-clock-move = 1回の決定に{ $time }より長くかけると負けです。
table-terms-clock-bank = すべての決定に合わせて{ $time }を使い切ると負けです。
table-terms-clock-bank-adding = すべての決定に合わせて{ $time }を使い切ると負けです。手番が回るたびに{ $more }増えます。
table-time-days = { $count }日
table-time-hours = { $count }時間
table-time-minutes = { $count }分
table-time-seconds = { $count }秒

## Why the table refuses something

refused-no-match = その名前の対戦はありません。
refused-no-seat = その席はありません。
refused-no-token = この対戦の席の秘密のリンクが必要です。
refused-unreadable = この対戦はルールの別の版で行われたので、この版では開けません。
refused-parted = この対戦は今とは違うルールで行われました。ルールが分かれるところまでは見られ、そこから新しい対戦として続けられます。
refused-computer-seat = その席はコンピューターの席です。
refused-taken = その席はふさがっています。
refused-not-open = その席はリンクを持つ人のために空けてあります。
refused-name = 名前は{ $most }文字以内で、制御文字は使えません。
refused-salt = ソルトは{ $most }文字以内で、制御文字は使えません。
refused-successor = 新しいトークンは、英数字・ハイフン・下線で20〜80文字にしてください。
refused-not-started = まだ全員が着席していないので、対戦は始まっていません。
refused-over = 対戦は終わっています。
refused-not-over = 対戦はまだ終わっていません。
refused-hint-turn = ヒントは自分が決める番にだけ使えます。
refused-hint-persons = ほかの人が参加している対戦では、ヒントは使えません。
refused-stale = その手はもう決まっています。盤面を見直してください。
refused-not-your-decision = 今決めるのは別の席です。
refused-time-is-up = あなたの持ち時間は切れています。
refused-time-left = その席の持ち時間はまだ残っています。
refused-not-silent = その席を不在とみなすには、まだ早すぎます。
refused-no-way = これらの答えはつながっていません。質問にひとつずつ答えてください。
refused-no-such-action = 行動の番号は0から{ $most }までです。
refused-illegal = { $reason }
refused-draw-offered = 引き分けはもう提案されています。
refused-draw-declined = 引き分けは断られました。次の手の後でもう一度提案できます。
refused-draw-alone = 引き分けを提案する相手がいません。
refused-no-draw = あなたへの引き分けの提案はありません。
refused-undo = 取り消せません。その後にほかの席が動いたか、カードが引かれたり公開されたりしました。
refused-nothing-to-undo = 取り消せる自分の手がありません。
refused-undo-consent = 取り消すには、もう1人の同意を求めてください。
refused-undo-alone = 同意は要りません。そのまま取り消せます。
refused-undo-asked = 取り消しはもう求められています。
refused-no-undo = あなたに取り消しの同意を求めている席はありません。
refused-undos = 1つの対戦で取り消せるのは{ $most }回までです。
refused-rematch = 次の対戦はもう用意されています。
refused-seats = { $format }の席は{ $seats }つですが、{ $given }つ指定されました。
refused-kind = 席は人かコンピューターのものです。{ $kind }は指定できません。
refused-options = { $problem }
refused-file-option = { $option }には、用意されたものの名前か全文を指定してください。ファイルは使えません。
refused-clock = 時計の種類は move か bank、秒数は1から{ $most }までです。
refused-window = 応答の猶予は0から{ $most }秒までです。
refused-stops = その確認の場面はありません。選べるもの：{ $known }
refused-until = その時点まではパスできません。選べるもの：{ $known }
refused-until-asked = 今はパスできる場面ではありません。先に決めてください。
refused-silence = 不在とみなすまでの時間は{ $least }秒以上か、なしにしてください。
refused-step = その局面はありません。局面は0から{ $most }までです。
refused-eyes = 対戦中は自分の席の視点でしか見られません。
refused-file = このファイルは正しい対戦の記録ではありません：{ $problem }
refused-busy = 同じ瞬間に対戦が動きました。盤面を見直してください。
refused-too-many = 要求が多すぎます。少し待ってください。
refused-public = すでに{ $most }件の公開対戦が相手を待っています。だれかが参加するのを待つか、リンクで招待してください。
refused-host = このテーブルは { $host } という名前では開けません。運営者が --name で名前を加えられます。
refused-origin = この要求は、このテーブル自身のページからしか受け付けません。
refused-too-large = 大きすぎます。{ $most }バイトまでです。
refused-too-long = { $most }秒で終わらないので、やめました。
refused-unable = うまくいきませんでした。もう一度試してください。
refused-malformed = 要求を読み取れません：{ $problem }
refused-level = { $level }というプレイヤーはいません。{ $levels }、random、greedy、{ $seconds }秒までの search から選んでください。
refused-no-path = このアドレスには何もありません。
refused-no-method = このアドレスはその使い方ができません。
refused-store = 今は対戦を保存も読み込みもできません。後でもう一度試してください。
refused-store-gone = 対戦のファイルが移動、削除、または置き換えられました。テーブルを起動し直すまで何も保存できません。
refused-cancel = もう着席した人がいるので、取り消せません。
refused-not-yours = 対戦を取り消せるのは、そこで待っている人だけです。
refused-no-rematch = 取り消せる再戦の申し込みがありません。
refused-sign = そのような合図はありません。使えるもの：{ $known }。
refused-signs = 合図は{ $seconds }秒に{ $most }回までです。
refused-sign-alone = 合図を送る相手がいません。
