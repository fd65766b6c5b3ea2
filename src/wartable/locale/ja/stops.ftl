### Stops: at which windows a player is asked. `stop-<game>-<name>`, in few words as `.short`.

stops-heading = 確認のタイミング
stops-mode-simple = 大事な場面で何かできるときだけ確認する
stops-mode-chosen = 選んだ場面でだけ確認する
stops-mode-always = パスしかできなくても毎回確認する
stops-note = それ以外では自動でパスします。この設定はほかの人には見えず、かかる時間からも分かりません。
stops-at = 確認する場面：
stops-passing = ここでは自動でパスします。

# Beside the button that passes: "Pass until …" and its entries.
stops-until = いつまでパスしますか
stops-until-phase = 次の自分のフェイズまで
stops-until-event = 何か起きるまで
stops-until-turn = 自分のターンまで
stops-passing-phase = 次の自分のフェイズまでパスします。
stops-passing-event = 何か起きるまでパスします。
stops-passing-turn = 自分のターンまでパスします。
stops-passing-stop = パスをやめる
