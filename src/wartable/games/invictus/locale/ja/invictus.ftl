# Invictus in Japanese, in our own words; terms and card names are those of the Japanese rulebook.
# “攻撃” is what a turn is used for, as against 進軍; one attack of it is an アタック. The name of a card stands in 《 》 within
# a sentence, and bare alone: on a tile, in a list, as a heading.
# Arguments: $who is "you" or "other", $name the other's name; $side is "yours", "theirs", "team1" or "team2".

## The game and its ready decks

game-invictus = インヴィクタス
    .text = 21枚のデッキと2つの戦場の一騎打ち。兵士は戦場で戦い、王国に住み、待機列から支援します。
    .facts = 2人または4人 · 約20分
deck-king = キング
deck-king-arrows = 矢の雨
deck-king-shields = 盾の壁
deck-king-short = キングの近衛兵
deck-shogun = 将軍
deck-shogun-charge = 正面突撃
deck-shogun-shadows = 影の軍
deck-shogun-short = 将軍の近衛兵
deck-pharaoh = ファラオ
deck-pharaoh-chariots = 戦車隊
deck-pharaoh-undying = 不死の軍
deck-pharaoh-short = ファラオの近衛兵
deck-mixed-hunters = 三つの国の狩人
deck-mixed-hunters-short = 三つの国の斥候
deck-mixed-wardens = 三つの国の守り手
deck-mixed-wardens-short = 三つの国の番人

# INVI-10.4: what a queue may hold; the grades are named as in the rulebook
queue-1 = 1枚（インヴィクタス）
queue-2 = 2枚（王者）
queue-3 = 3枚（百戦錬磨）
queue-4 = 4枚（手練れ）
queue-5 = 5枚

## Cards

card-warrior = ウォーリアー
card-guardian = ガーディアン
card-archer = アーチャー
card-priest = プリースト
card-wizard = ウィザード
card-samurai = 侍
card-musha = 武者
card-gunner = 銃兵
card-komuso = 虚無僧
card-ninja = 忍者
card-commander = コマンダー
card-medjay = メジャイ
card-slinger = スリンガー
card-anubis = アヌビス
card-sorcerer = ソーサラー
card-king-a = キングA
card-king-b = キングB
card-king-c = キングC
card-king-d = キングD
card-king-e = キングE
card-shogun-a = 将軍A
card-shogun-b = 将軍B
card-shogun-c = 将軍C
card-shogun-d = 将軍D
card-shogun-e = 将軍E
card-pharaoh-a = ファラオA
card-pharaoh-b = ファラオB
card-pharaoh-c = ファラオC
card-pharaoh-d = ファラオD
card-pharaoh-e = ファラオE
leader-unknown = リーダー

## Supports, short enough to stand beside a card

support-warrior = ターン終了時まで自軍の攻撃力+1
support-guardian = アタックを防ぐ
support-archer = 相手1枚に1ダメージ
support-priest = 自分の2枚の位置を入れ替える
support-wizard = 相手の後方支援を防ぐ
support-samurai = 次にアタックする兵士の攻撃力+3
support-musha = アタックを防ぎ、相手の墓地の1枚を相手の待機列へ送れる
support-gunner = 相手の後列1枚に2ダメージ
support-komuso = 次の兵士は相手の前列のどれでもアタック可
support-ninja = 相手の手札を見て、兵士1枚を相手の待機列へ
support-ninja-negate = 相手の紫の後方支援を防ぐ
support-commander = 兵士をすべてアクティブに戻す
support-medjay = アタックを防ぎ、対象のカードは手札へ
support-slinger = 相手の前列中央に2ダメージ
support-anubis = 墓地の1枚を空きマスに戻す
support-sorcerer = 相手の後方支援を防ぎ、王国の1枚を手札へ
support-leader = 自国の兵士1種をコピー

timing-main = メイン
timing-block = ブロック
timing-negate = ネゲート

## Nations, colours, areas, places, seats

nation-king = 王国
nation-shogun = 戦国
nation-pharaoh = 古代エジプト
colour-blue = 青
colour-green = 緑
colour-red = 赤
colour-yellow = 黄
colour-purple = 紫
colour-leader = リーダー
place-front-left = 前列左
place-front-centre = 前列中央
place-front-right = 前列右
place-back-left = 後列左
place-back-centre = 後列中央
place-back-right = 後列右

## What an attack or damage would do

outcome-captures = 捕獲
outcome-destroys = { $damage ->
    [0] 体力{ $health }に{ $amount }ダメージで破壊
   *[other] 体力{ $health }にさらに{ $amount }ダメージで破壊
}
outcome-hurts = 体力{ $health }に{ $amount }ダメージ
outcome-nothing = ダメージなし

## Actions: the whole sentence, and .short beside the card it belongs to

act-end-turn = ターンを終了
    .short = ターン終了
act-pass-block = アタックをそのまま受ける
    .short = そのまま受ける
act-pass-negate = 後方支援をそのまま通す
    .short = そのまま通す
act-pass-choose = どれも選ばない
    .short = 選ばない
act-support = 《{ $card }》の後方支援：{ $effect }
    .short = 後方支援：{ $effect }
act-support-leader = 《{ $card }》の後方支援：兵士をコピー
    .short = 後方支援：兵士をコピー
act-copy = 《{ $card }》をコピー：{ $effect }
    .short = { $card }：{ $effect }
act-block = 《{ $card }》でブロック：{ $effect }
    .short = ブロック：{ $effect }
act-negate = 《{ $card }》でネゲート：{ $effect }
    .short = ネゲート：{ $effect }
act-enter = 《{ $card }》を入国（{ $colour } { $before }→{ $after }）
    .short = 入国（{ $colour } { $before }→{ $after }）
act-march-queue = { $occupied ->
    [yes] 待機列の《{ $card }》を{ $place }へ進軍、《{ $leaving }》は最後尾へ
   *[no] 待機列の《{ $card }》を{ $place }へ進軍
}
    .short = { $occupied ->
    [yes] { $place }（《{ $leaving }》と交代）
   *[no] { $place }
}
act-march-hand = { $occupied ->
    [yes] 手札から{ $place }へ進軍、《{ $leaving }》は手札へ
   *[no] 手札から{ $place }へ進軍
}
    .short = { $occupied ->
    [yes] { $place }（《{ $leaving }》と交代）
   *[no] { $place }
}
act-march-card = 《{ $card }》を{ $place }へ進軍
    .short = { $card }
act-attack = 《{ $card }》（{ $place }）が攻撃力{ $value }でアタック：{ $targets }
    .short = 攻撃力{ $value }でアタック：{ $targets }
act-attack-target = 《{ $card }》（{ $place }・{ $outcome }）
act-strike = 《{ $card }》で《{ $target }》（{ $place }）をアタック：{ $outcome }
    .short = { $target }（{ $place }）：{ $outcome }
act-choose-enemy-card = 《{ $card }》（{ $place }）：{ $outcome }
    .short = { $card }（{ $place }）：{ $outcome }
act-choose-enemy-back-card = 《{ $card }》（{ $place }）：{ $outcome }
    .short = { $card }（{ $place }）：{ $outcome }
act-choose-own-card = 《{ $card }》（{ $place }）
    .short = { $card }（{ $place }）
act-choose-other-own-card = 《{ $other }》を《{ $card }》（{ $place }）と入れ替え
    .short = { $card }（{ $place }）と交換
act-choose-empty-cell = 《{ $card }》を{ $place }に戻す
    .short = { $place }
act-choose-enemy-grave-if-room = 《{ $card }》を相手の墓地から相手の待機列へ
    .short = { $card }
act-choose-enemy-hand-soldier = 《{ $card }》を相手の手札から相手の待機列へ
    .short = { $card }
act-choose-own-grave = 《{ $card }》を墓地から戻す
    .short = { $card }
act-choose-own-kingdom = 《{ $card }》を王国から手札へ
    .short = { $card }
act-take-decoy = 《{ $card }》を相手の王国から陽動に出す
    .short = { $card }
act-decoy-cell = 《{ $card }》を相手の{ $place }にレストで置く
    .short = { $place }
act-front-cell = 最初のカードを{ $place }に置く
    .short = { $place }
act-deploy = 《{ $card }》を{ $place }に置く
    .short = { $card }
act-queue = 《{ $card }》を待機列に置く
    .short = { $card }
act-leave-out = 《{ $card }》を外す（手元に{ $count }枚）
    .short = { $card }（手元に{ $count }枚）
act-take = 《{ $card }》を取る（箱に残り{ $count }枚）
    .short = { $card }（箱に残り{ $count }枚）
act-open-with = 《{ $card }》を最初の手札に（デッキに{ $count }枚）
    .short = { $card }（デッキに{ $count }枚）
act-keep-leader = 《{ $card }》をリーダーに：攻撃力{ $attack }、体力はアクティブ{ $active }・レスト{ $rested }
    .short = { $card }：攻撃力{ $attack }、体力はアクティブ{ $active }・レスト{ $rested }
act-first-seat = { $who ->
    [you] チームの最初のターンはあなた
   *[other] チームの最初のターンは{ $name }
}
    .short = { $who ->
    [you] あなた
   *[other] { $name }
}

## Events

event-chose-leader = { $name }はリーダーを選びました。
event-chose-leader-known = { $who ->
    [you] あなたは《{ $card }》をリーダーに選びました。
   *[other] { $name }は《{ $card }》をリーダーに選びました。
}
event-left-out = { $name }はカードを1枚外しました。
event-left-out-known = { $who ->
    [you] あなたは《{ $card }》を外しました。
   *[other] { $name }は《{ $card }》を外しました。
}
event-took = { $name }はカードを1枚取りました。
event-took-known = { $who ->
    [you] あなたは《{ $card }》を取りました。
   *[other] { $name }は《{ $card }》を取りました。
}
event-opened-with = { $name }は最初の手札を1枚選びました。
event-opened-with-known = { $who ->
    [you] あなたは《{ $card }》を最初の手札に選びました。
   *[other] { $name }は《{ $card }》を最初の手札に選びました。
}
event-opening-drawn = { $name }は最初の手札を1枚引きました。
event-opening-drawn-known = { $who ->
    [you] あなたは最初の手札に《{ $card }》を引きました。
   *[other] { $name }は最初の手札に《{ $card }》を引きました。
}
event-leader-shown = { $who ->
    [you] あなたのリーダーは《{ $card }》です。
   *[other] { $name }のリーダーは《{ $card }》です。
}
event-order = { $count ->
    [0] { $who ->
        [you] あなたが先攻です。
       *[other] { $name }が先攻です。
    }
   *[other] { $who ->
        [you] 後攻チームの最初のターンはあなたです。
       *[other] 後攻チームの最初のターンは{ $name }です。
    }
}
event-deployed = { $who ->
    [you] あなたは《{ $card }》を{ $place }に置きました。
   *[other] { $name }は《{ $card }》を{ $place }に置きました。
}
event-queued = { $who ->
    [you] あなたは《{ $card }》を待機列に置きました。
   *[other] { $name }は《{ $card }》を待機列に置きました。
}
event-entered = { $who ->
    [you] 《{ $card }》があなたの王国に入りました。
   *[other] 《{ $card }》が{ $name }の王国に入りました。
}
event-turn = { $who ->
    [you] ターン{ $count }：あなたの番。
   *[other] ターン{ $count }：{ $name }の番。
}
event-drew = { $name }はカードを1枚引きました。
event-drew-known = { $who ->
    [you] あなたは《{ $card }》を引きました。
   *[other] { $name }は《{ $card }》を引きました。
}
event-stepped-forward = { $side ->
    [yours] あなたの《{ $card }》が{ $other }へ前進しました。
    [theirs] 相手の《{ $card }》が{ $other }へ前進しました。
    [team1] チーム1の《{ $card }》が{ $other }へ前進しました。
   *[team2] チーム2の《{ $card }》が{ $other }へ前進しました。
}
event-attacked = { $who ->
    [you] あなたの《{ $card }》（{ $place }）が攻撃力{ $value }でアタックします。
   *[other] { $name }の《{ $card }》（{ $place }）が攻撃力{ $value }でアタックします。
}
event-targeted = { $side ->
    [yours] 対象はあなたの《{ $card }》（{ $place }）です。
    [theirs] 対象は相手の《{ $card }》（{ $place }）です。
    [team1] 対象はチーム1の《{ $card }》（{ $place }）です。
   *[team2] 対象はチーム2の《{ $card }》（{ $place }）です。
}
event-declined-block = { $who ->
    [you] あなたはブロックしません。
   *[other] { $name }はブロックしません。
}
event-declined-negate = { $who ->
    [you] あなたは後方支援を通します。
   *[other] { $name }は後方支援を通します。
}
event-supported = { $who ->
    [you] あなたは《{ $card }》の後方支援を使いました。
   *[other] { $name }は《{ $card }》の後方支援を使いました。
}
event-supported-copying = { $who ->
    [you] あなたは《{ $card }》で《{ $support }》の後方支援をコピーしました。
   *[other] { $name }は《{ $card }》で《{ $support }》の後方支援をコピーしました。
}
event-blocked = { $side ->
    [yours] あなたの《{ $card }》（{ $place }）へのアタックはブロックされました。
    [theirs] 相手の《{ $card }》（{ $place }）へのアタックはブロックされました。
    [team1] チーム1の《{ $card }》（{ $place }）へのアタックはブロックされました。
   *[team2] チーム2の《{ $card }》（{ $place }）へのアタックはブロックされました。
}
event-negated = { $who ->
    [you] あなたは《{ $support }》の後方支援を防ぎました。
   *[other] { $name }は《{ $support }》の後方支援を防ぎました。
}
event-damaged = { $side ->
    [yours] あなたの《{ $card }》（{ $place }）は体力{ $health }に{ $damage }ダメージ。
    [theirs] 相手の《{ $card }》（{ $place }）は体力{ $health }に{ $damage }ダメージ。
    [team1] チーム1の《{ $card }》（{ $place }）は体力{ $health }に{ $damage }ダメージ。
   *[team2] チーム2の《{ $card }》（{ $place }）は体力{ $health }に{ $damage }ダメージ。
}
event-destroyed = { $side ->
    [yours] あなたの《{ $card }》（{ $place }）は破壊されました。
    [theirs] 相手の《{ $card }》（{ $place }）は破壊されました。
    [team1] チーム1の《{ $card }》（{ $place }）は破壊されました。
   *[team2] チーム2の《{ $card }》（{ $place }）は破壊されました。
}
event-captured = { $who ->
    [you] あなたは《{ $card }》（{ $place }）を捕獲しました。
   *[other] { $name }は{ $side ->
        [yours] あなたの《{ $card }》
       *[theirs] 《{ $card }》
    }（{ $place }）を捕獲しました。
}
event-marched = { $who ->
    [you] あなたの《{ $card }》が{ $place }へ進軍しました。
   *[other] { $name }の《{ $card }》が{ $place }へ進軍しました。
}
event-to-queue = { $side ->
    [yours] あなたの《{ $card }》が{ $place }から待機列へ移りました。
    [theirs] 相手の《{ $card }》が{ $place }から待機列へ移りました。
    [team1] チーム1の《{ $card }》が{ $place }から待機列へ移りました。
   *[team2] チーム2の《{ $card }》が{ $place }から待機列へ移りました。
}
event-to-hand = { $who ->
    [you] 《{ $card }》が{ $place }からあなたの手札に戻りました。
   *[other] 《{ $card }》が{ $place }から{ $name }の手札に戻りました。
}
event-swapped = { $side ->
    [yours] あなたの{ $place }と{ $other }が入れ替わりました。
    [theirs] 相手の{ $place }と{ $other }が入れ替わりました。
    [team1] チーム1の{ $place }と{ $other }が入れ替わりました。
   *[team2] チーム2の{ $place }と{ $other }が入れ替わりました。
}
event-raised = { $side ->
    [yours] 《{ $card }》があなたの墓地から{ $place }に戻りました。
    [theirs] 《{ $card }》が相手の墓地から{ $place }に戻りました。
    [team1] 《{ $card }》がチーム1の墓地から{ $place }に戻りました。
   *[team2] 《{ $card }》がチーム2の墓地から{ $place }に戻りました。
}
event-hand-shown = { $who ->
    [you] あなたの手札を公開：《{ $card }》×{ $count }。
   *[other] { $name }の手札を公開：《{ $card }》×{ $count }。
}
event-forced-to-queue = { $who ->
    [you] あなたの《{ $card }》が手札から待機列へ送られました。
   *[other] { $name }の《{ $card }》が手札から待機列へ送られました。
}
event-from-grave-to-queue = { $side ->
    [yours] 《{ $card }》があなたの墓地から待機列へ送られました。
    [theirs] 《{ $card }》が相手の墓地から待機列へ送られました。
    [team1] 《{ $card }》がチーム1の墓地から待機列へ送られました。
   *[team2] 《{ $card }》がチーム2の墓地から待機列へ送られました。
}
event-from-kingdom = { $who ->
    [you] あなたは《{ $card }》を王国から手札に加えました。
   *[other] { $name }は《{ $card }》を王国から手札に加えました。
}
event-readied = { $side ->
    [yours] あなたの兵士{ $count }枚がアクティブに戻りました。
    [theirs] 相手の兵士{ $count }枚がアクティブに戻りました。
    [team1] チーム1の兵士{ $count }枚がアクティブに戻りました。
   *[team2] チーム2の兵士{ $count }枚がアクティブに戻りました。
}
event-decoy-taken-kingdom = { $who ->
    [you] 相手の戦場が空になり、あなたは陽動作戦で相手の王国から《{ $card }》を選びました。
   *[other] 戦場が空になり、{ $name }は陽動作戦で王国から《{ $card }》を選びました。
}
event-decoy-taken-queue = 陽動作戦で待機列の先頭から《{ $card }》が出ます。
event-decoy-placed = 陽動の《{ $card }》が{ $place }に置かれました。
event-kingdom-points = { $who ->
    [you] あなたは{ $count }KPになりました。
   *[other] { $name }は{ $count }KPになりました。
}
event-ended-exile = { $result ->
    [won] 追放：相手のリーダーが倒れ、あなたの勝ちです。
    [lost] 追放：自分のリーダーが倒れ、あなたの負けです。
    [seat] 追放：敵のリーダーが倒れ、{ $name }の勝ちです。
    [team1] 追放：チーム2のリーダーが倒れ、チーム1の勝ちです。
   *[team2] 追放：チーム1のリーダーが倒れ、チーム2の勝ちです。
}
event-ended-founding = { $result ->
    [won] 建国：4KPに届き、あなたの勝ちです。
    [lost] 建国：相手が4KPに届き、あなたの負けです。
    [seat] 建国：4KPに届き、{ $name }の勝ちです。
    [team1] 建国：4KPに届き、チーム1の勝ちです。
   *[team2] 建国：4KPに届き、チーム2の勝ちです。
}
event-ended-ruin = { $result ->
    [won] 滅亡：相手の戦場を守る者が尽き、あなたの勝ちです。
    [lost] 滅亡：自分の戦場を守る者が尽き、あなたの負けです。
    [seat] 滅亡：敵の戦場を守る者が尽き、{ $name }の勝ちです。
    [team1] 滅亡：チーム2の戦場を守る者が尽き、チーム1の勝ちです。
   *[team2] 滅亡：チーム1の戦場を守る者が尽き、チーム2の勝ちです。
}
event-ended-wars-end = { $result ->
    [won] 終戦：優勢のあなたの勝ちです。
    [lost] 終戦：劣勢のあなたの負けです。
    [drawn] 終戦：すべて互角で、引き分けです。
    [seat] 終戦：優勢の{ $name }の勝ちです。
    [team1] 終戦：優勢のチーム1の勝ちです。
   *[team2] 終戦：優勢のチーム2の勝ちです。
}

## Prompts

prompt-over = 対戦は終わりました。
prompt-waiting = { $name }を待っています（{ $doing }）。
prompt-leader = どのリーダーにしますか？　リーダーを失うと負けです。
prompt-leave-out = デッキは{ $size }枚です。あと{ $left }枚外してください。
prompt-take = デッキを作ります。あと{ $left }枚取ってください。
prompt-opening = 最初の手札をデッキからあと{ $left }枚選んでください。
prompt-first-seat = チームで先にターンを行うのはどちらですか？
prompt-front-cell = 最初のカードをどこに置きますか？　前列のマス、次にカードを選びます。
prompt-front-card = { $place }に置くカードはどれですか？
prompt-queue-card = 待機列に置くカードはどれですか？　後でここから進軍できます。
prompt-kingdom-card = 最初に王国に置く兵士はどれですか？
prompt-main = { $state ->
    [attacked] メインフェイズ：アタックを続けるか、ターンを終了します。
    [marched] メインフェイズ：進軍しました。ほかにすることはありますか？
   *[fresh] メインフェイズ：攻撃するか、1回だけ進軍できます。
}
prompt-copy = 《{ $card }》はどの後方支援をコピーしますか？
prompt-march-card = { $place }へ進軍する手札はどれですか？
prompt-target = 《{ $attacker }》が攻撃力{ $value }でアタックします。対象はどれですか？
prompt-block = ブロックしますか？　《{ $attacker }》が攻撃力{ $value }であなたの《{ $target }》（{ $target-place }）をアタック：{ $outcome }。
prompt-negate = { $name }が《{ $card }》の後方支援（{ $effect }）を使います。ネゲートしますか？
prompt-choose-enemy-card = 《{ $card }》のダメージを相手のどのカードに与えますか？
prompt-choose-enemy-back-card = 《{ $card }》のダメージを相手の後列のどのカードに与えますか？
prompt-choose-own-card = 自分のどのカードを動かしますか？
prompt-choose-other-own-card = 自分のどのカードと入れ替えますか？
prompt-choose-empty-cell = どの空きマスに戻しますか？
prompt-choose-enemy-grave-if-room = 相手の墓地のどのカードを相手の待機列の最後尾へ送りますか？
prompt-choose-enemy-hand-soldier = 相手の手札のどの兵士を相手の待機列へ送りますか？
prompt-choose-own-grave = 墓地のどのカードを戻しますか？
prompt-choose-own-kingdom = 王国のどのカードを手札に加えますか？
prompt-decoy-card = 相手の戦場が空です。相手の王国のどのカードを陽動に出しますか？
prompt-decoy-cell = 《{ $card }》を相手の前列のどのマスにレストで置きますか？
prompt-end-entry = 手札が6枚以上で、入国がまだです。どの兵士を王国に置きますか？

doing-leader = リーダーを選択中
doing-leave-out = デッキを作成中
doing-take = デッキを作成中
doing-opening = 最初の手札を選択中
doing-first-seat = 最初のプレイヤーを決定中
doing-front-cell = 最初のカードを配置中
doing-front-card = 最初のカードを配置中
doing-queue-card = 待機列のカードを選択中
doing-kingdom-card = 王国のカードを選択中
doing-main = メインフェイズ
doing-copy = コピーする後方支援を選択中
doing-march-card = 進軍するカードを選択中
doing-target = アタックの対象を選択中
doing-block = ブロックを検討中
doing-negate = ネゲートを検討中
doing-choose = 後方支援の対象を選択中
doing-decoy-card = 陽動のカードを選択中
doing-decoy-cell = 陽動のカードを配置中
doing-end-entry = 入国する兵士を選択中

## Refusals

refuse-over = 対戦は終わっています。
refuse-unknown = { $action }という行動はありません。
refuse-must-decide = ここではパスできません。{ $asked }
refuse-other-decision = 先に決めることがあります。{ $asked }
refuse-in-setup = まだ準備の途中です。
refuse-during-attack = アタックの途中です。終わるまでほかのことはできません。
refuse-during-support = 後方支援の処理中です。入国は終わってからにしてください。
refuse-not-your-turn = これができるのはターンプレイヤーだけです。
refuse-empty-cell = { $place }に自分のカードがありません。
refuse-after-march = 《{ $card }》はアタックできません。このターンは進軍しました。
refuse-rested = 《{ $card }》（{ $place }）はレスト状態です。アタックできるのはアクティブのカードだけです。
refuse-nothing-in-range = 《{ $card }》（{ $place }）の攻撃範囲に相手のカードがありません。
refuse-no-front-enemy = 《{ $card }》が今対象にできるのは相手の前列だけで、そこにカードがありません。
refuse-second-march = もう進軍しました。進軍は1ターンに1回です。
refuse-march-after-attack = このターンは攻撃したので、進軍できません。
refuse-back-cell-closed = 前のマスが空いている間、{ $place }には進軍できません。
refuse-nothing-to-march = 待機列も手札も空で、進軍できるカードがありません。
refuse-not-in-hand = 《{ $card }》は手札にありません。
refuse-second-entry = 《{ $card }》は入国できません。入国は1ターンに1回で、もう行いました。
refuse-leader-in-kingdom = 《{ $card }》はリーダーです。リーダーは王国に入れません。
refuse-queue-full = 待機列が{ $limit }枚で埋まっているので、後方支援は使えません。
refuse-timing-main = 《{ $card }》の後方支援は、自分のメインフェイズの、アタック中でないときに使います。
refuse-timing-block = 《{ $card }》の後方支援は、相手がアタックの対象を指定したときに使います。
refuse-timing-negate = 《{ $card }》の後方支援は、相手が後方支援を使ったときに使います。
refuse-no-effect = 《{ $card }》の後方支援は今使えません：{ $needs }。
refuse-nothing-to-copy = 《{ $card }》が今コピーできる後方支援はありません。
refuse-copy-needs-leader = コピーするには、まず手札のリーダーを使ってください。
refuse-no-cell-asked = 今選ぶのはマスではありません。先にアタックするカードか手札を選んでください。
refuse-choose-cell = カードではなくマスを選んでください。
refuse-choose-card = マスではなくカードを選んでください。
refuse-not-a-choice = { $area ->
    [hand] 《{ $card }》はその手札の兵士ではありません。
    [kingdom] 《{ $card }》は自分の王国にありません。
   *[graveyard] 《{ $card }》はその墓地にありません。
}
refuse-cell-must-be-empty = { $place }は空いていません。
refuse-cell-must-be-enemy = { $place }に相手のカードはありません。
refuse-cell-must-be-back-enemy = { $place }に相手の後列のカードはありません。
refuse-cell-must-be-own = { $place }に自分の別のカードはありません。
refuse-target-empty = { $place }に相手のカードはありません。
refuse-out-of-range = { $place }は《{ $card }》の攻撃範囲の外です。
refuse-decoy-front-only = 陽動のカードは前列に置きます。{ $place }は前列ではありません。
refuse-cell-taken = { $place }はふさがっています。
refuse-not-in-their-kingdom = 《{ $card }》は相手の王国にありません。
refuse-leader-not-built = デッキに入れるのは兵士です。リーダーは別に選びます。
refuse-foreign-soldier = 《{ $card }》は別の国の兵士です。
refuse-colour-taken = 《{ $card }》と同じ色の、別の種類が入っています。1色につき1種類です。
refuse-none-left = 選べる《{ $card }》はもうありません。
refuse-leader-waits = 《{ $card }》は、全員のリーダーを公開したときに手札に入ります。
refuse-not-in-deck = 《{ $card }》はデッキにありません。
refuse-front-only = 最初のカードは前列に置きます。{ $place }は前列ではありません。
refuse-leader-kept = リーダーはもう選びました。
refuse-foreign-leader = 《{ $card }》は別の国のリーダーです。
refuse-leader-not-dealt = 《{ $card }》は配られていません。
refuse-order-by-chance = 先攻は無作為に決まります。
refuse-other-team = 席{ $number }は自分のチームではありません。
refuse-order-settled = 今は順番を決めるときではありません。

needs-priest = 自分の戦場にカードが2枚必要
needs-musha = 相手の墓地が空
needs-gunner = 相手の後列が空
needs-komuso = 前の《虚無僧》の効果が残っている
needs-ninja = 相手の手札が空か、待機列がいっぱい
needs-ninja-negate = 防げるのはネゲート以外の紫の後方支援だけ
needs-commander = レストの兵士がない
needs-slinger = 相手の前列中央が空
needs-anubis = 自分の墓地のカードと空きマスが必要
needs-sorcerer = ブロックは防げず、自分の王国にカードが必要
