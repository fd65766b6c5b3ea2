# 同じ卓の人たち：誰がいるか、合図、時計の残り、再戦。変数はブラウザが入れる。

friend-here = 在席
friend-away = 離席中
friend-left-now = たった今離席
friend-left-minutes = { $count }分前に離席
friend-left-hours = { $count }時間前に離席
friend-say-here = { $name }が席にいます。
friend-say-left = { $name }が席を離れました。
friend-say-sign = { $name }：{ $sign }
friend-signs = 合図
friend-mute = ほかの人の合図を表示しない
friend-sign-hello = ✋ こんにちは！
friend-sign-played = ★ お見事！
friend-sign-thanks = ♥ ありがとう！
friend-sign-moment = … 少し待ってください。
friend-sign-oops = ! しまった！
friend-sign-game = ⚑ いい勝負でした！
friend-clock-last = 残り10秒！
friend-rematch-offered = { $name }が再戦を申し込んでいます。
friend-rematch-accept = 再戦を受ける
friend-rematch-cancel = 申し込みを取り消す
friend-rematch-watch = 再戦を観戦する
