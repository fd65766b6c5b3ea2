# Shadespire in Japanese, in our own words; terms are those of the Japanese rules summary.
# The name of a card, fighter, attack or board stands in 《 》 within a sentence, and bare alone: on a tile, in a list, as
# a heading; the names of fighters bring their marks along, in sha-one and sha-one-of-many.
# Arguments: $who is "you" or "other", $name the other's name; $fighter and the like are names of fighters, $hex and
# $spot hexes, $dice a roll.

## The game, its ready decks, formats and options

game-shadespire = Shadespire
    .text = 廃都に集う小さなウォーバンドの戦い。ボードをつなぎ、目標物を確保し、敵を倒し、目標を達成して栄誉点を集めます。
    .facts = 2～4人 · 約45分
deck-steelhearts-champions = Steelheart's Champions
deck-steelhearts-champions-hold = Steelheart's Champions（守り）
deck-steelhearts-champions-kill = Steelheart's Champions（狩り）
deck-garreks-reavers = Garrek's Reavers
deck-garreks-reavers-hold = Garrek's Reavers（守り）
deck-garreks-reavers-kill = Garrek's Reavers（狩り）
deck-sepulchral-guard = Sepulchral Guard
deck-sepulchral-guard-hold = Sepulchral Guard（守り）
deck-sepulchral-guard-kill = Sepulchral Guard（狩り）
deck-ironskulls-boyz = Ironskull's Boyz
deck-ironskulls-boyz-hold = Ironskull's Boyz（守り）
deck-ironskulls-boyz-kill = Ironskull's Boyz（狩り）
deck-the-chosen-axes = The Chosen Axes
deck-the-chosen-axes-hold = The Chosen Axes（守り）
deck-the-chosen-axes-kill = The Chosen Axes（狩り）
deck-spiteclaws-swarm = Spiteclaw's Swarm
deck-spiteclaws-swarm-hold = Spiteclaw's Swarm（守り）
deck-spiteclaws-swarm-kill = Spiteclaw's Swarm（狩り）
deck-magores-fiends = Magore's Fiends
deck-magores-fiends-hold = Magore's Fiends（守り）
deck-magores-fiends-kill = Magore's Fiends（狩り）
deck-the-farstriders = The Farstriders
deck-the-farstriders-hold = The Farstriders（守り）
deck-the-farstriders-kill = The Farstriders（狩り）

format-shadespire-core = 基本セット
    .text = 基本セットの2つのウォーバンドが、用意されたデッキと基本セットのボードで戦います。
format-shadespire-constructed = 構築戦
    .text = どのウォーバンドでも、前もって作ったデッキと好きなボードで戦います。
format-shadespire-melee = 4人の多人数戦
    .text = 4つのウォーバンドが4枚のボードで戦います（ハウスルール）。
format-shadespire-melee3 = 3人の多人数戦
    .text = 3つのウォーバンドが3枚のボードで戦います（ハウスルール）。

option-shadespire-warband = ウォーバンド
option-shadespire-warband-text = 相手はもう一方のウォーバンドになります。
option-shadespire-deck = デッキ
option-shadespire-roll-off-ties = ロールオフの引き分け
option-shadespire-roll-off-ties-text = どのように決着をつけますか？
option-shadespire-extra-crit = 追加のクリティカル
option-shadespire-extra-crit-text = 先に配置し終えたプレイヤーのクリティカルは、いつ数えますか？
option-shadespire-reaction-attacks = リアクション付きの攻撃
option-shadespire-reaction-attacks-text = リアクションとともに書かれた攻撃を、ほかのときにも行えますか？
option-shadespire-protected-trapped = 後退しないファイター
option-shadespire-protected-trapped-text = 後退させられないファイターは、逃げ場なしになりますか？
option-shadespire-knockback-draw = 互角での吹き飛ばし
option-shadespire-knockback-draw-text = 攻撃が互角のとき、吹き飛ばしは働きますか？
option-shadespire-lethal-glory = 致死ヘックスの栄誉点
option-shadespire-lethal-glory-text = 致死ヘックスや自分の効果で戦闘不能になったとき、誰が栄誉点を得ますか？
option-shadespire-returned-tokens = 戻ったファイターのトークン
option-shadespire-returned-tokens-text = 戻ってきたファイターのトークンはどうなりますか？
option-shadespire-guard-after-charge = 突撃後の守備体勢
option-shadespire-guard-after-charge-text = 突撃したファイターを、カードで守備体勢にできますか？
option-shadespire-gap = すき間
option-shadespire-gap-text = 距離は、戦場のすき間を回り道して数えますか？
option-shadespire-redraw-order = 引き直しの順番
option-shadespire-redraw-order-text = 引き直すかどうかを、誰が先に決めますか？
choice-shadespire-warband-steelhearts-champions = { sha-warband-steelhearts-champions }
choice-shadespire-warband-garreks-reavers = { sha-warband-garreks-reavers }
choice-shadespire-roll-off-ties-supports = 援護の目で決める
choice-shadespire-roll-off-ties-reroll = 振り直す
choice-shadespire-extra-crit-every-round = 毎ラウンド
choice-shadespire-extra-crit-first-round = 第1ラウンドだけ
choice-shadespire-reaction-attacks-always = はい
choice-shadespire-reaction-attacks-only-reactions = いいえ
choice-shadespire-protected-trapped-no = いいえ
choice-shadespire-protected-trapped-yes = はい
choice-shadespire-knockback-draw-no = いいえ
choice-shadespire-knockback-draw-yes = はい
choice-shadespire-lethal-glory-opponent = 対戦相手
choice-shadespire-lethal-glory-nobody = 誰も得ない
choice-shadespire-returned-tokens-cleared = 取り除く
choice-shadespire-returned-tokens-kept = 残す
choice-shadespire-guard-after-charge-allowed = はい
choice-shadespire-guard-after-charge-refused = いいえ
choice-shadespire-gap-around = 回り道する
choice-shadespire-gap-straight = まっすぐ数える
choice-shadespire-redraw-order-first-board = 1枚目のボードを配置したプレイヤー
choice-shadespire-redraw-order-roll-off = ロールオフの勝者

## Names of things

sha-phase-setup = 準備
sha-phase-action = アクションフェイズ
sha-phase-end = 終了フェイズ
sha-ground-plain = ヘックス
sha-ground-start = 初期配置ヘックス
sha-ground-blocked = 封鎖ヘックス
sha-ground-lethal = 致死ヘックス
sha-ground-edge = 戦場の端ヘックス
sha-token-wound = ダメージトークン
sha-token-move = 移動トークン
sha-token-charge = 突撃トークン
sha-token-guard = 守備トークン
sha-token-objective = 目標物
sha-type-objective = 目標カード
sha-type-ploy = 戦略カード
sha-type-upgrade = 強化カード
sha-timing-at-once = 即時に達成
sha-timing-end = 終了フェイズに達成
sha-timing-third-end = 3回目の終了フェイズに達成
sha-timing-early-end = 1回目か2回目の終了フェイズに達成
sha-universal = 共通
sha-leader = リーダー
sha-inspired = 奮起状態
sha-glory = 栄誉点
sha-characteristic-move = 移動力
sha-characteristic-defence = 防御力
sha-characteristic-wounds = 生命力
sha-characteristic-range = 射程
sha-characteristic-dice = ダイス
sha-characteristic-damage = ダメージ
sha-cleave = 鎧砕き
sha-knockback = 吹き飛ばし{ $count }
sha-when-waiting = 次の命令から
sha-when-running = この命令の間
sha-when-phase = フェイズ終了時まで
sha-when-round = ラウンド終了時まで
sha-state-open = 進行中
sha-state-fails = 失敗
sha-state-draw = 互角
sha-state-succeeds = 成功
sha-state-ended = 終了

sha-symbol-hammer = ハンマー
sha-symbol-sword = 剣
sha-symbol-shield = 盾
sha-symbol-dodge = 回避
sha-symbol-single = 「援護1」
sha-symbol-double = 「援護2」
sha-symbol-crit = クリティカル
sha-die-hammer = { $count ->
    [1] ハンマー
   *[other] ハンマー×{ $count }
}
sha-die-sword = { $count ->
    [1] 剣
   *[other] 剣×{ $count }
}
sha-die-shield = { $count ->
    [1] 盾
   *[other] 盾×{ $count }
}
sha-die-dodge = { $count ->
    [1] 回避
   *[other] 回避×{ $count }
}
sha-die-single = { $count ->
    [1] 「援護1」
   *[other] 「援護1」×{ $count }
}
sha-die-double = { $count ->
    [1] 「援護2」
   *[other] 「援護2」×{ $count }
}
sha-die-crit = { $count ->
    [1] クリティカル
   *[other] クリティカル×{ $count }
}
sha-no-dice = ダイスなし
sha-sides-hammer = ハンマー
sha-sides-sword = 剣
sha-sides-shield = 盾
sha-sides-dodge = 回避
sha-sides-single = 「援護1」
sha-sides-double = 「援護2」
sha-sides-crit = クリティカル
sha-no-sides = 成功になる目なし
sha-count = { $form ->
    [both] クリティカル{ $crits }とほかの成功{ $others }（{ $sides }）
    [crits] クリティカル{ $crits }（{ $sides }）
    [others] 成功{ $others }（{ $sides }）
   *[none] 成功なし（{ $sides }）
}

## Fighters, hexes and boards, as sentences need them

sha-one = 《{ FORM($fighter, "short") }》
sha-one-of-many = 《{ FORM($fighter, "short") } { $number }》
sha-one-owned = { $side ->
    [yours] { $one }（あなた）
    [theirs] { $one }（相手）
   *[other] { $one }（{ $name }）
}
sha-some-card = カード
sha-hex = { $mark ->
    [start] { $hex }（初期配置）
    [blocked] { $hex }（封鎖）
    [lethal] { $hex }（致死）
    [token] { $hex }（トークン）
    [objective] { $hex }（目標物{ $number }）
    [lethal-objective] { $hex }（致死、目標物{ $number }）
   *[plain] { $hex }
}
sha-objective = { $hex }の目標物{ $number }
sha-join-long = { $side ->
    [above] { $way ->
        [left] 上（左に{ $count }）
        [right] 上（右に{ $count }）
       *[none] 真上
    }
   *[below] { $way ->
        [left] 下（左に{ $count }）
        [right] 下（右に{ $count }）
       *[none] 真下
    }
}{ $turned ->
    [yes] 、回転
   *[no] {""}
}
sha-join-short = { $side ->
    [left] 左
   *[right] 右
}{ $turned ->
    [yes] 、回転
   *[no] {""}
}
sha-way-0 = 右
sha-way-1 = 右下
sha-way-2 = 左下
sha-way-3 = 左
sha-way-4 = 左上
sha-way-5 = 右上

## What a card asks for

sha-wanted-none = なし
sha-wanted-friend = 味方ファイター1体
sha-wanted-other-friend = 別の味方ファイター1体
sha-wanted-enemy = 敵ファイター1体
sha-wanted-any = ファイター1体
sha-wanted-enemy-beside-friend = 味方ファイターに隣接する敵ファイター1体
sha-wanted-beside-first = 最初のファイターに隣接するファイター1体
sha-wanted-friend-beside-first = 最初のファイターに隣接する味方ファイター1体
sha-wanted-enemy-beside-first = 最初のファイターに隣接する敵ファイター1体
sha-wanted-friend-out = 戦闘不能の味方ファイター1体
sha-wanted-held-by-you = あなたが確保している目標物1つ
sha-wanted-held = 誰かが確保している目標物1つ
sha-wanted-other-held = 誰かが確保している別の目標物1つ
sha-wanted-unheld-objective = 誰も確保していない目標物1つ
sha-wanted-hex = ヘックス1つ
sha-wanted-empty-hex = 空いているヘックス1つ
sha-wanted-upgrade-of-first = そのファイターの強化カード1枚
sha-wanted-universal-upgrade-of-fallen = 戦闘不能になったファイターの共通の強化カード1枚
sha-wanted-objective-card = 対戦相手が持っているかもしれない目標カード1枚
sha-wanted-direction = 方向1つ
sha-wanted-instead = 代わりに選べた別の味方ファイター1体
sha-wanted-opponent = 対戦相手1人

## Actions: the whole sentence, and .short beside the piece it belongs to

sha-act-board = 《{ $board }》を配置する
    .short = { $board }
sha-act-board-beside = { $who ->
    [you] ボード{ $number }（《{ $board }》、あなた）につなぐ
   *[other] ボード{ $number }（《{ $board }》、{ $name }）につなぐ
}
    .short = ボード{ $number }（{ $board }）
sha-act-board-place = 《{ $board }》を配置する：{ $join }
    .short = { $join }
sha-act-token = トークンを{ $spot }に配置する
    .short = トークン
sha-act-keep-hand = 最初の手札のまま始める
    .short = このまま
sha-act-redraw = { $what ->
    [objectives] 目標カードをすべて捨てて引き直す
    [powers] パワーカードをすべて捨てて引き直す
   *[both] 手札をすべて捨てて引き直す
}
    .short = { $what ->
    [objectives] 目標カードを引き直す
    [powers] パワーカードを引き直す
   *[both] すべて引き直す
}
sha-act-first-to-place = { $who ->
    [you] あなたが先に配置する
   *[other] { $name }が先に配置する
}
    .short = { $who ->
    [you] あなたが先
   *[other] { FORM($name, "inside") }が先
}
sha-act-first-to-activate = { $who ->
    [you] あなたが先に命令を実行する
   *[other] { $name }が先に命令を実行する
}
    .short = { $who ->
    [you] あなたが先
   *[other] { FORM($name, "inside") }が先
}
sha-act-deploy = { $fighter }を配置する
    .short = 配置
sha-act-deploy-to = { $fighter }を{ $spot }に配置する
    .short = ここ
sha-act-opening-done = ここではもう何もしない
    .short = 何もしない
sha-act-mend = { $fighter }からダメージトークンを取り除く（生命力{ $most }、ダメージ{ $wounds }）
    .short = ダメージを除く
sha-act-switch = { $fighter }の目標物を別の目標物と入れ替える
    .short = 目標物を入れ替える
sha-act-pass-activation = この命令をパスする
    .short = パス
sha-act-decline = 何もしない
    .short = 何もしない
sha-act-draw = パワーカードを1枚引く（残り{ $count }枚）
    .short = 引く
sha-act-swap = 目標カードを1枚捨てて1枚引く（残り{ $count }枚）
    .short = 目標カードを交換
sha-act-move = { $fighter }が移動する（{ $steps }ヘックスまで）
    .short = 移動（{ $steps }まで）
sha-act-charge = { $fighter }が突撃する（{ $steps }ヘックスまで）
    .short = 突撃（{ $steps }まで）
sha-act-guard = { $fighter }が守備体勢に入る
    .short = 守備体勢
sha-act-attack = { $fighter }が攻撃する
    .short = 攻撃
sha-act-raise-ability = { $fighter }が戦闘不能のファイターを戻す
    .short = ファイターを戻す
sha-act-command-ability = { $fighter }がほかのファイターを移動させる
    .short = ほかを移動させる
sha-act-use = { $fighter }：《{ $card }》を使う
    .short = 使う
sha-act-swap-card = 《{ $card }》を捨てて目標カードを1枚引く
    .short = 捨てる
sha-act-go = { $fighter }が{ $spot }へ移動する
    .short = ここ
sha-act-stop-move = { $fighter }はここで止まる
    .short = ここで止まる
sha-act-command = { $fighter }が移動する
    .short = 移動
sha-act-command-charge = { $fighter }が突撃する
    .short = 突撃
sha-act-command-done = これ以上動かさない
    .short = 以上
sha-act-raise = { $fighter }が戻る
    .short = 戻る
sha-act-return = { $fighter }を{ $spot }に置く
    .short = ここ
sha-act-weapon = 《{ $weapon }》（射程{ $range }、{ $dice }、ダメージ{ $damage }）
    .short = 射程{ $range }、{ $dice }、ダメージ{ $damage }
sha-act-no-attack = 攻撃しない
    .short = 攻撃しない
sha-act-target = { $fighter }を攻撃する（生命力{ $most }、ダメージ{ $wounds }）
    .short = 攻撃
sha-act-drive = { $fighter }を{ $spot }へ後退させる
    .short = ここへ後退
sha-act-no-drive = { $fighter }を後退させない
    .short = 後退させない
sha-act-push = { $fighter }を{ $spot }へ押し出す
    .short = ここへ押し出す
sha-act-stop-push = { $fighter }をこれ以上押し出さない
    .short = ここまで
sha-act-reroll = ダイス{ $number }（{ $die }）をリロールする
    .short = リロール：{ $die }
sha-act-keep-dice = ダイスをそのままにする
    .short = そのまま
sha-act-gambit-succeed = 攻撃を成功にする
    .short = 成功
sha-act-gambit-fail = 攻撃を失敗にする
    .short = 失敗
sha-act-all-out = { $fighter }がダイスを2個多く振る
    .short = 2個多く振る
sha-act-not-all-out = ダイスを増やさない
    .short = 増やさない
sha-act-no-reaction = リアクションを使わない
    .short = 使わない
sha-act-strike-back = { $fighter }のリアクションを使う（ファイターカード）
    .short = リアクション
sha-act-react = リアクション：《{ $card }》
    .short = リアクション
sha-act-react-upgrade = リアクション：《{ $card }》（{ $fighter }）
    .short = リアクション
sha-act-pass = パスする
    .short = パス
sha-act-pass-close = パスしてパワーステップを終える
    .short = パス（パワーステップ終了）
sha-act-play = 《{ $card }》を使用する
    .short = 使用
sha-act-upgrade = 《{ $card }》を使用する（未使用の栄誉点{ $glory }点のうち1点）
    .short = 使用（1点）
sha-act-upgrade-free = 《{ $card }》を栄誉点なしで使用する
    .short = 使用（0点）
sha-act-upgrades-done = 強化カードはもう使用しない
    .short = もう使用しない
sha-act-give = 《{ $card }》を{ $fighter }につける
    .short = { $fighter }につける
sha-act-discard = 《{ $card }》を捨てる
    .short = 捨てる
sha-act-discards-done = { $number ->
    [0] 1枚も捨てない
   *[other] これ以上捨てない
}
    .short = { $number ->
    [0] 捨てない
   *[other] 以上
}
sha-act-no-choice = 《{ $card }》：何も選ばない
    .short = 選ばない
sha-act-no-further-choice = 《{ $card }》：これ以上選ばない
    .short = これ以上選ばない
sha-act-choose-fighter = 《{ $card }》：{ $fighter }（生命力{ $most }、ダメージ{ $wounds }）
    .short = { $fighter }
sha-act-choose-hex = 《{ $card }》：{ $spot }
    .short = { $spot }
sha-act-choose-direction = 《{ $card }》：{ $way }
    .short = { $way }
sha-act-choose-seat = { $who ->
    [you] 《{ $card }》：あなた
   *[other] 《{ $card }》：{ FORM($name, "inside") }
}
    .short = { $who ->
    [you] あなた
   *[other] { FORM($name, "inside") }
}
sha-act-choose-card = 《{ $card }》：《{ $chosen }》
    .short = { $chosen }
sha-act-pick-token = { $objective }を動かす
    .short = { $objective }
sha-act-move-token = 目標物{ $number }を{ $spot }へ動かす
    .short = ここ
sha-act-switch-with = { $objective }と入れ替える
    .short = { $objective }
sha-act-shift = 次に{ $fighter }を押し出す
    .short = 次に押し出す
sha-act-shift-done = もう誰も押し出さない
    .short = 以上
sha-act-draw-up-to = { $count ->
    [0] 1枚も引かない
   *[other] { $count }枚引く
}
    .short = { $count ->
    [0] 引かない
   *[other] { $count }枚
}
sha-act-heal-up-to = { $count ->
    [0] { $fighter }を回復させない
   *[other] { $fighter }のダメージトークンを{ $count }個取り除く
}
    .short = { $count ->
    [0] 回復しない
   *[other] { $count }個
}
sha-act-stride = { $fighter }を{ $count }ヘックスまで押し出す
    .short = 押し出す

## Events

sha-event-rolled-off = { $who ->
    [you] あなたのロールオフ：{ $dice }。
   *[other] { $name }のロールオフ：{ $dice }。
}
sha-event-rolled-off-nothing = { $who ->
    [you] あなたのロールオフ：クリティカルも援護の目もありません。
   *[other] { $name }のロールオフ：クリティカルも援護の目もありません。
}
sha-event-won-roll-off-boards = { $who ->
    [you] あなたがロールオフに勝ち、ボードを後に配置します。
   *[other] { $name }がロールオフに勝ち、ボードを後に配置します。
}
sha-event-won-roll-off-fighters = { $who ->
    [you] あなたがロールオフに勝ち、誰が先に配置するかを決めます。
   *[other] { $name }がロールオフに勝ち、誰が先に配置するかを決めます。
}
sha-event-won-roll-off-round = { $who ->
    [you] あなたがロールオフに勝ち、誰が先に命令を実行するかを決めます。
   *[other] { $name }がロールオフに勝ち、誰が先に命令を実行するかを決めます。
}
sha-event-won-roll-off-else = { $who ->
    [you] あなたがロールオフに勝ちました。
   *[other] { $name }がロールオフに勝ちました。
}
sha-event-board = { $who ->
    [you] あなたはボード《{ $board }》を配置しました。
   *[other] { $name }はボード《{ $board }》を配置しました。
}
sha-event-token-placed = { $who ->
    [you] あなたは目標物トークンを{ $hex }に配置しました。
   *[other] { $name }は目標物トークンを{ $hex }に配置しました。
}
sha-event-tokens-turned = トークンが表向きになりました：{ $objectives }。
sha-event-drew = { $kind ->
    [objectives] { $who ->
        [you] あなたは目標カードを{ $count }枚引きました。
       *[other] { $name }は目標カードを{ $count }枚引きました。
    }
   *[powers] { $who ->
        [you] あなたはパワーカードを{ $count }枚引きました。
       *[other] { $name }はパワーカードを{ $count }枚引きました。
    }
}
sha-event-drew-known = { $who ->
    [you] あなたは《{ $card }》を引きました。
   *[other] { $name }は《{ $card }》を引きました。
}
sha-event-redrew = { $what ->
    [none] { $who ->
        [you] あなたは最初の手札のまま始めます。
       *[other] { $name }は最初の手札のまま始めます。
    }
    [objectives] { $who ->
        [you] あなたは目標カードを引き直します。
       *[other] { $name }は目標カードを引き直します。
    }
    [powers] { $who ->
        [you] あなたはパワーカードを引き直します。
       *[other] { $name }はパワーカードを引き直します。
    }
   *[both] { $who ->
        [you] あなたは手札をすべて引き直します。
       *[other] { $name }は手札をすべて引き直します。
    }
}
sha-event-discarded = { $who ->
    [you] あなたは《{ $card }》を捨てました。
   *[other] { $name }は《{ $card }》を捨てました。
}
sha-event-first-places = { $who ->
    [you] あなたが先に配置します。
   *[other] { $name }が先に配置します。
}
sha-event-first-activates = { $who ->
    [you] あなたが先に命令を実行します。
   *[other] { $name }が先に命令を実行します。
}
sha-event-deployed = { $who ->
    [you] あなたは{ $fighter }を{ $hex }に配置しました。
   *[other] { $name }は{ $fighter }を{ $hex }に配置しました。
}
sha-event-round = 第{ $number }ラウンド。
sha-event-phase = { $phase ->
    [action] アクションフェイズが始まります。
    [end] 終了フェイズが始まります。
   *[setup] 次のラウンドの準備です。
}
sha-event-activated = { $who ->
    [you] 命令{ $number }/4：あなたの番。
   *[other] 命令{ $number }/4：{ FORM($name, "inside") }の番。
}
sha-event-passed = { $who ->
    [you] あなたはパスしました。
   *[other] { $name }はパスしました。
}
sha-event-moved = { $fighter }が{ $from }から{ $to }へ移動しました。
sha-event-charges = { $fighter }が突撃します。
sha-event-on-guard = { $fighter }が守備体勢に入りました。
sha-event-attacks = { $fighter }が{ $target }を攻撃します：《{ $weapon }》。
sha-event-rolled-attack = { $fighter }の攻撃ダイス：{ $dice }。
sha-event-rolled-defence = { $fighter }の防御ダイス：{ $dice }。
sha-event-rerolled = { $fighter }のリロール：{ $before }が{ $die }になりました。
sha-event-succeeds = { $critical ->
    [yes] { $fighter }の{ $target }への攻撃はクリティカルヒットです：{ $attack }対{ $defence }。
   *[no] { $fighter }の{ $target }への攻撃は成功です：{ $attack }対{ $defence }。
}
sha-event-succeeds-trapped = { $critical ->
    [yes] { $target }は逃げ場なしなので、{ $fighter }の攻撃はクリティカルヒットです：{ $attack }対{ $defence }。
   *[no] { $target }は逃げ場なしなので、{ $fighter }の攻撃は成功です：{ $attack }対{ $defence }。
}
sha-event-succeeds-decided = { $fighter }の{ $target }への攻撃は成功です。
sha-event-fails = { $fighter }の{ $target }への攻撃は失敗です：{ $attack }対{ $defence }。
sha-event-fails-none = { $fighter }の{ $target }への攻撃は失敗です：{ $attack }対{ $defence }。
sha-event-fails-draw = 互角なので、{ $fighter }の{ $target }への攻撃は失敗です：{ $attack }対{ $defence }。
sha-event-fails-decided = { $fighter }の{ $target }への攻撃は失敗です。
sha-event-suffered = { $fighter }が{ $count }ダメージを受けました（ダメージトークン{ $now }個）。
sha-event-unharmed = { $fighter }はダメージを受けません。
sha-event-out = { $fighter }が戦闘不能になりました。
sha-event-glory = { $who ->
    [you] あなたは栄誉点{ $count }点を得ました（未使用{ $now }点）。
   *[other] { $name }は栄誉点{ $count }点を得ました（未使用{ $now }点）。
}
sha-event-lost-glory = { $who ->
    [you] あなたは栄誉点{ $count }点を失いました（未使用{ $now }点）。
   *[other] { $name }は栄誉点{ $count }点を失いました（未使用{ $now }点）。
}
sha-event-inspired = { $fighter }が奮起状態になりました！
sha-event-uninspired = { $fighter }は奮起状態ではなくなりました。
sha-event-driven = { $fighter }が{ $from }から{ $to }へ後退しました。
sha-event-pushed = { $fighter }が{ $from }から{ $to }へ押し出されました。
sha-event-placed = { $fighter }が{ $hex }に置かれました。
sha-event-placed-back = { $fighter }が戦場に戻りました（{ $hex }）。
sha-event-played = { $who ->
    [you] あなたは《{ $card }》を使用しました。
   *[other] { $name }は《{ $card }》を使用しました。
}
sha-event-played-reaction = { $who ->
    [you] あなたのリアクション：《{ $card }》。
   *[other] { $name }のリアクション：《{ $card }》。
}
sha-event-no-effect = 《{ $card }》は効果がありません。
sha-event-chose-fighter = 《{ $card }》：{ $fighter }が選ばれました。
sha-event-chose-hex = 《{ $card }》：{ $hex }が選ばれました。
sha-event-chose-card = 《{ $card }》：《{ $chosen }》が選ばれました。
sha-event-shown = { $who ->
    [you] あなたは強化カード《{ $card }》を使用します。
   *[other] { $name }は強化カード《{ $card }》を使用します。
}
sha-event-upgraded = { $who ->
    [you] あなたは栄誉点1点で《{ $card }》を{ $fighter }につけました。
   *[other] { $name }は栄誉点1点で《{ $card }》を{ $fighter }につけました。
}
sha-event-upgraded-free = 栄誉点なしで《{ $card }》が{ $fighter }につきました。
sha-event-reacted-ploy = { $who ->
    [you] あなたのリアクション：《{ $card }》。
   *[other] { $name }のリアクション：《{ $card }》。
}
sha-event-reacted-upgrade = { $fighter }のリアクション：《{ $card }》。
sha-event-reacted-printed = { $fighter }のリアクション：失敗した攻撃に反応し、後退しません。
sha-event-used-upgrade = { $fighter }が《{ $card }》のアクションを使います。
sha-event-used-raise = { $fighter }が戦闘不能のファイターを戻します。
sha-event-used-command = { $fighter }がほかのファイターを移動させます。
sha-event-scored = { $who ->
    [you] あなたは《{ $card }》を達成しました。
   *[other] { $name }は《{ $card }》を達成しました。
}
sha-event-healed = { $fighter }からダメージトークンが{ $count }個取り除かれました（残り{ $now }個）。
sha-event-die-attack = { $who ->
    [you] あなたが振った攻撃ダイス：{ $die }。
   *[other] { $name }が振った攻撃ダイス：{ $die }。
}
sha-event-die-defence = { $who ->
    [you] あなたが振った防御ダイス：{ $die }。
   *[other] { $name }が振った防御ダイス：{ $die }。
}
sha-event-lost-upgrade = { $fighter }が《{ $card }》を失いました。
sha-event-token-moved = 目標物{ $number }が{ $from }から{ $to }へ動きました。
sha-event-token-removed = 目標物{ $number }が{ $hex }から取り除かれました。
sha-event-blocked = { $hex }はフェイズ終了時まで封鎖ヘックスになります。
sha-event-switched = { $fighter }と{ $other }が入れ替わりました。
sha-event-charge-ends = { $fighter }はもう攻撃できず、突撃は終わりました。
sha-event-ended-glory = { $result ->
    [won] あなたの勝ちです。栄誉点が最も多く、{ $glory }点です。
    [lost] あなたの負けです。{ FORM($name, "inside") }の栄誉点が最も多く、{ $glory }点です。
   *[other] { $name }の勝ちです。栄誉点が最も多く、{ $glory }点です。
}
sha-event-ended-wiped-out = { $result ->
    [won] 栄誉点は同じ{ $glory }点ですが、敵のウォーバンドが全滅しているあなたの勝ちです。
    [lost] 栄誉点は同じ{ $glory }点ですが、敵のウォーバンドが全滅している{ FORM($name, "inside") }の勝ちです。
   *[other] 栄誉点は同じ{ $glory }点ですが、敵のウォーバンドが全滅している{ FORM($name, "inside") }の勝ちです。
}
sha-event-ended-held = { $result ->
    [won] 栄誉点は同じ{ $glory }点ですが、より多くの目標物を確保しているあなたの勝ちです。
    [lost] 栄誉点は同じ{ $glory }点ですが、より多くの目標物を確保している{ FORM($name, "inside") }の勝ちです。
   *[other] 栄誉点は同じ{ $glory }点ですが、より多くの目標物を確保している{ FORM($name, "inside") }の勝ちです。
}
sha-event-ended-drawn = { $shared ->
    [all] 引き分けです。栄誉点は同じで、ほかの点でも決まりません。
   *[some] 首位は引き分けです：{ $names }。
}

## Prompts

sha-prompt-over = 対戦は終わりました。
sha-prompt-waiting = { FORM($name, "inside") }を待っています（{ $doing }）。
sha-prompt-board = ボード{ $number }/{ $most }：どの面を配置しますか？
sha-prompt-board-beside = 《{ $board }》をどのボードにつなぎますか？
sha-prompt-board-place = 《{ $board }》を、ボード{ $number }（《{ $beside }》）に対してどこに配置しますか？
sha-prompt-token = { $left ->
    [1] 最後の目標物トークンです。どこに置きますか？
   *[other] 目標物トークンは残り{ $left }個です。次の1個を、裏向きでどこに置きますか？
}
sha-prompt-redraw = 最初の手札です。このまま始めますか、1度だけ引き直しますか？
sha-prompt-first-to-place = ロールオフに勝ちました。誰が先に配置しますか？
sha-prompt-first-to-activate = 第{ $round }ラウンドのロールオフに勝ちました。誰が先に命令を実行しますか？
sha-prompt-deploy = 次にどのファイターを配置しますか？
sha-prompt-deploy-to = { $fighter }をどの初期配置ヘックスに置きますか？
sha-prompt-opening = 第{ $round }ラウンドの始めです。強化カードの効果を使うか、終わりにします。
sha-prompt-activation = あなたの命令{ $taken }/{ $most }：何をしますか？
sha-prompt-granted-activation = 《{ $card }》：{ $fighter }は何をしますか？
sha-prompt-granted-move-or-attack = 《{ $card }》：{ $fighter }は移動か攻撃ができます。
sha-prompt-swap = どの目標カードを捨てて、新しく引きますか？
sha-prompt-move = { $how ->
    [charge] { $fighter }が{ $left }ヘックスまで突撃します。攻撃できるヘックスを選んでください。
    [flee] { $fighter }が{ $left }ヘックスまで、すべての敵から離れて移動します。どこへ移動しますか？
   *[move] { $fighter }が{ $left }ヘックスまで移動します。どこへ移動しますか？
}
sha-prompt-weapon = { $fighter }はどの攻撃を行いますか？
sha-prompt-weapon-against = { $fighter }は{ $aim }を攻撃できます。どの攻撃を行いますか？
sha-prompt-target = 《{ $weapon }》：{ $fighter }は誰を攻撃しますか？
sha-prompt-sweep = 《{ $weapon }》は隣接する全員が対象です。{ $fighter }は次に誰を攻撃しますか？
sha-prompt-drive = { $left ->
    [1] { $fighter }をどのヘックスへ後退させますか？
   *[other] { $fighter }を合わせて{ $left }ヘックス後退させられます。まずどのヘックスへ後退させますか？
}
sha-prompt-push = { $how ->
    [up-to] { $fighter }を{ $left }ヘックスまで押し出せます。どのヘックスへ？
    [next-to] { $fighter }を{ $left }ヘックスまで、{ $aim }に隣接するように押し出します。どのヘックスへ？
    [onto-objective] { $fighter }を{ $left }ヘックスまで、目標物の上へ押し出します。どのヘックスへ？
    [away] { $fighter }を{ $left }ヘックスまで、すべての敵から離れるように押し出します。どのヘックスへ？
    [away-from-hex] { $fighter }を{ $hex }から離れるように押し出します。どのヘックスへ？
    [to-attack] { $fighter }を攻撃の前に押し出せます。どのヘックスへ？
    [together] { $fighter }を{ $aim }に近づくように押し出します。どのヘックスへ？
   *[freely] { $fighter }を{ $left }ヘックス押し出します。どのヘックスへ？
}
sha-prompt-reaction = { $moment }リアクションを使いますか？
sha-prompt-power-step = パワーステップ：カードを使用するか、パスします。未使用の栄誉点{ $glory }点。
sha-prompt-end-upgrades = 終了フェイズ：強化カードを使用しますか？　未使用の栄誉点{ $glory }点。
sha-prompt-choice = 《{ $card }》：{ $wanted }を選んでください。
sha-prompt-choice-or-none = 《{ $card }》：{ $wanted }を選んでください。選ばなくてもかまいません。
sha-prompt-upgrade = 《{ $card }》：どの強化カードを使用しますか？
sha-prompt-upgrade-to = 《{ $card }》を誰につけますか？
sha-prompt-discard-objectives = { $draws ->
    [yes] 《{ $card }》：どの目標カードを捨てますか？　同じ枚数を引きます。
   *[no] 終了フェイズ：どの目標カードを捨てますか？
}
sha-prompt-discard-powers = { $draws ->
    [yes] 《{ $card }》：どのパワーカードを捨てますか？　同じ枚数を引きます。
   *[no] 終了フェイズ：どのパワーカードを捨てますか？
}
sha-prompt-raise = どのファイターが戻りますか？
sha-prompt-return = { $anywhere ->
    [yes] { $fighter }をどの初期配置ヘックスに置きますか？
   *[no] { $fighter }を自分のテリトリーのどの初期配置ヘックスに置きますか？
}
sha-prompt-reroll-attack = 攻撃ダイスは{ $dice }です。どのダイスをリロールしますか？
sha-prompt-reroll-defence = 防御ダイスは{ $dice }です。どのダイスをリロールしますか？
sha-prompt-gambit = ロールオフに勝ちました。{ $fighter }の{ $aim }への攻撃を成功にしますか？
sha-prompt-all-out = { $fighter }はダイスを2個多く振りますか？　その後は、このフェイズの間、命令を与えられません。
sha-prompt-command = { $how ->
    [charge] { $left ->
        [1] どのファイターが突撃しますか？
       *[other] どのファイターが先に突撃しますか？　{ $left }体までです。
    }
   *[free] { $left ->
        [1] どのファイターが移動しますか？
       *[other] 次にどのファイターが移動しますか？　あと{ $left }体が移動します。
    }
}
sha-prompt-mischief = 《{ $card }》：どの目標物を動かしますか？
sha-prompt-token-to = 目標物{ $number }を、隣接するどのヘックスへ動かしますか？
sha-prompt-shift = 《{ $card }》：次に誰を押し出しますか？
sha-prompt-shift-or-none = 《{ $card }》：次に誰を押し出しますか？　いつやめてもかまいません。
sha-prompt-draw-up-to = パワーカードを何枚引きますか？　{ $left }枚までです。
sha-prompt-heal-up-to = { $fighter }からダメージトークンを何個取り除きますか？　{ $left }個までです。
sha-prompt-switch = { $fighter }の目標物を、どの目標物と入れ替えますか？
sha-prompt-stride = 《{ $card }》：誰を{ $left }ヘックスまで押し出しますか？

sha-moment-none = 何かが起こりました。
sha-moment-after-move = { $fighter }が移動しました。
sha-moment-before-attack = { $fighter }が攻撃するところです。
sha-moment-before-dice = { $attacker }が{ $target }を攻撃します。ダイスはまだ振っていません。
sha-moment-attack-rolled = { $attacker }の{ $target }への攻撃ダイスは{ $attack }です。
sha-moment-defence-rolled = { $target }の防御ダイスは{ $defence }、{ $attacker }の攻撃ダイスは{ $attack }です。
sha-moment-would-succeed = { $attacker }の{ $target }への攻撃が成功するところです（攻撃ダイス：{ $attack }、防御ダイス：{ $defence }）。
sha-moment-has-failed = { $attacker }の{ $target }への攻撃が失敗しました（攻撃ダイス：{ $attack }、防御ダイス：{ $defence }）。
sha-moment-will-damage = { $fighter }が{ $damage }ダメージを受けるところです。
sha-moment-will-take-out = { $fighter }が{ $damage }ダメージで戦闘不能になるところです。
sha-moment-could-drive = { $attacker }が{ $target }を後退させられます。
sha-moment-driven = { $attacker }が{ $target }を後退させました。
sha-moment-after-attack = { $attacker }の{ $target }への攻撃が終わりました。
sha-moment-chosen-by-ploy = 《{ $card }》で{ $fighter }が選ばれました。
sha-moment-ploy-played = 《{ $card }》が使用され、まだ処理されていません。
sha-moment-after-ploy = 《{ $card }》の処理が終わりました。
sha-moment-after-upgrade = { $fighter }に強化カードがつきました。
sha-moment-after-action = { $fighter }がアクションを行いました。
sha-moment-after-activation = 命令が終わりました。

sha-doing-board = ボードを選択中
sha-doing-board-beside = ボードを配置中
sha-doing-board-place = ボードを配置中
sha-doing-token = 目標物トークンを配置中
sha-doing-redraw = 最初の手札を検討中
sha-doing-first-to-place = 先に配置するプレイヤーを選択中
sha-doing-first-to-activate = 先に実行するプレイヤーを選択中
sha-doing-deploy = ファイターを配置中
sha-doing-deploy-to = ファイターを配置中
sha-doing-opening = フェイズの始めの効果を検討中
sha-doing-activation = 命令を選択中
sha-doing-granted-activation = ファイターの行動を選択中
sha-doing-swap = 目標カードを交換中
sha-doing-move = ファイターを移動中
sha-doing-weapon = 攻撃を選択中
sha-doing-target = 対象を選択中
sha-doing-sweep = 対象を選択中
sha-doing-drive = 後退を検討中
sha-doing-push = 押し出しを検討中
sha-doing-reaction = リアクションを検討中
sha-doing-power-step = パワーカードを検討中
sha-doing-end-upgrades = 強化カードを検討中
sha-doing-choice = カードの対象を選択中
sha-doing-upgrade = 強化カードを選択中
sha-doing-upgrade-to = 強化カードをつける先を選択中
sha-doing-discard-objectives = 捨てる目標カードを選択中
sha-doing-discard-powers = 捨てるパワーカードを選択中
sha-doing-raise = 戻るファイターを選択中
sha-doing-return = 初期配置ヘックスを選択中
sha-doing-reroll-attack = リロールを検討中
sha-doing-reroll-defence = リロールを検討中
sha-doing-gambit = 攻撃の結果を決定中
sha-doing-all-out = ダイスの数を検討中
sha-doing-command = 動くファイターを選択中
sha-doing-mischief = 動かす目標物を選択中
sha-doing-token-to = 目標物を移動中
sha-doing-shift = 押し出すファイターを選択中
sha-doing-switch = 目標物を入れ替え中
sha-doing-stride = 押し出すファイターを選択中
sha-doing-draw-up-to = 引く枚数を選択中
sha-doing-heal-up-to = 回復する数を選択中

## Refusals

sha-refuse-over = 対戦は終わっています。
sha-refuse-unknown = { $action }という行動はありません。
sha-refuse-must-decide = ここではパスできません。{ $asked }
sha-refuse-other-decision = 先に決めることがあります。{ $asked }
sha-refuse-empty-power-deck = パワーデッキが空なので、引けません。
sha-refuse-no-objective-card = 手札に、交換する目標カードがありません。
sha-refuse-only = 今、行動できるのは{ $fighter }だけです。
sha-refuse-no-fighter = この対戦に、そのファイターはいません。
sha-refuse-not-yours = { $fighter }はあなたのファイターではありません。
sha-refuse-out = { $fighter }は戦場にいません。
sha-refuse-frozen = { $fighter }は、カードの効果でこのフェイズの間は何もできません。
sha-refuse-spent = { $fighter }には、カードの効果でこのフェイズの間はもう命令を与えられません。
sha-refuse-charged = { $fighter }は突撃したので、このフェイズの間はもう命令を与えられません。
sha-refuse-moved = { $fighter }は移動したので、このフェイズの間はもう移動アクションができません。
sha-refuse-moved-no-charge = { $fighter }には移動トークンがあるので、突撃できません。
sha-refuse-no-move = { $fighter }の移動力は今0です。
sha-refuse-nowhere = { $fighter }には行き先がありません。隣接するヘックスは、どれも封鎖されているかファイターがいます。
sha-refuse-move-or-attack = { $fighter }に今できるのは、移動か攻撃だけです。
sha-refuse-barred = { $fighter }は、カードの効果で今は攻撃できません。
sha-refuse-no-charge-by-ploy = { $fighter }は、カードの効果でこの命令では突撃できません。
sha-refuse-no-charge = { $fighter }は突撃できません。移動できる範囲に、攻撃できるヘックスがありません。
sha-refuse-no-target = { $fighter }の射程内に、射線の通る敵がいません。
sha-refuse-no-ability = { $fighter }のカードに、そのアクションはありません。
sha-refuse-nobody-to-command = まだ移動も突撃もしていない味方が戦場に{ $count }体いて、少なくとも1体に行き先がなければ、{ $fighter }は味方を動かせません。
sha-refuse-no-starting-hex = 戻れる空いた初期配置ヘックスがありません。
sha-refuse-nobody-to-raise = { $fighter }が戻せる、戦闘不能の味方がいません。
sha-refuse-nothing-to-open = { $fighter }には、フェイズの始めに使う強化カードがありません。
sha-refuse-mended = { $fighter }はこのフェイズ、もうダメージトークンを取り除きました。
sha-refuse-unhurt = { $fighter }にダメージトークンはありません。
sha-refuse-switched = このフェイズ、もう目標物を入れ替えました。
sha-refuse-nothing-to-switch = { $fighter }は目標物を確保していないか、ほかに目標物がありません。
sha-refuse-charmed = このフェイズの始めに、もう戦略カードを使用しました。
sha-refuse-not-in-play = 《{ $card }》は場にありません。
sha-refuse-not-in-hand = 《{ $card }》は手札にありません。
sha-refuse-objective = 《{ $card }》は目標カードです。使用するのではなく、条件を満たすと達成します。
sha-refuse-power-step-only = 《{ $card }》は今ではなく、パワーステップに使用します。
sha-refuse-no-action = 《{ $card }》に使えるアクションはありません。
sha-refuse-repeats = 《{ $card }》はここではもう働きません。同じファイターの別のレリックが、同じ効果を持っています。
sha-refuse-condition = 《{ $card }》は今は使えません。{ FORM($card, "text") }
sha-refuse-no-choice = 《{ $card }》は使えません。{ $wanted }が必要ですが、当てはまるものがありません。{ FORM($card, "text") }
sha-refuse-no-powers = 今はパワーカードを使用できません：《{ $card }》。
sha-refuse-nobody-may-have = 《{ $card }》をつけられる、生存している味方ファイターがいません。
sha-refuse-no-glory = 《{ $card }》には栄誉点1点が必要ですが、未使用の栄誉点がありません。
sha-refuse-no-ploys = 《{ $card }》は戦略カードです。終了フェイズに使用できるのは強化カードだけです。
sha-refuse-reaction-only = 《{ $card }》はリアクションです。きっかけが起きたときに使用します。{ FORM($card, "text") }
sha-refuse-no-reaction = 《{ $card }》はリアクションではありません。
sha-refuse-other-trigger = 《{ $card }》のきっかけは別のことです。{ FORM($card, "text") }
sha-refuse-too-deep = 《{ $card }》は使用できません。リアクションが重なりすぎています。
sha-refuse-used = 《{ $card }》はもう使いました。
sha-refuse-no-hex = 戦場に、そのヘックスはありません。
sha-refuse-blocked = { $spot }には入れません。
sha-refuse-occupied = { $spot }にはもう{ $fighter }がいます。
sha-refuse-token-start = 初期配置ヘックスに目標物トークンは置けません：{ $spot }。
sha-refuse-token-blocked = 封鎖ヘックスに目標物トークンは置けません：{ $spot }。
sha-refuse-token-near = { $spot }の2ヘックス以内に、ほかのトークンがあります。
sha-refuse-token-edge = 戦場の端ヘックスに置けるのは、最後のトークンだけです：{ $spot }。
sha-refuse-no-start = { $spot }は初期配置ヘックスではありません。
sha-refuse-not-at-home = { $spot }はあなたのテリトリーではありません。
sha-refuse-same-hex = 移動は、始めたのと異なるヘックスで終わらなければなりません（{ $spot }以外）。
sha-refuse-too-far = { $spot }は遠すぎます。{ $fighter }が移動できるのは{ $steps }ヘックスまでです。
sha-refuse-no-attack-from = 突撃は、攻撃できるヘックスで終わらなければなりません。{ $spot }からは、{ $fighter }が攻撃できる敵がいません。
sha-refuse-not-away = { $spot }では、{ $fighter }がすべての敵から離れたことになりません。
sha-refuse-push-step = { $spot }は{ $fighter }に隣接していません。
sha-refuse-push-elsewhere = { $how ->
    [next-to] { $spot }を通ると、{ $fighter }は隣接すべきファイターのところに着けません。
    [onto-objective] { $spot }を通ると、{ $fighter }は目標物の上に着けません。
    [away] { $spot }では、{ $fighter }がすべての敵から離れません。
    [away-from-hex] { $spot }では、{ $fighter }が離れません。
    [to-attack] { $spot }から、{ $fighter }は攻撃できません。
   *[other] カードの指示では、{ $fighter }を{ $spot }へ押し出せません。
}
sha-refuse-not-farther = { $spot }は、今の{ $fighter }より攻撃側から遠くありません。
sha-refuse-not-wanted = 《{ $card }》の対象にできません：{ $chosen }。必要なのは{ $wanted }です。{ FORM($card, "text") }
sha-refuse-objective-stays = { $spot }の目標物は、もう動かしたか、動かす先がありません。
sha-refuse-no-objective = { $spot }に目標物はありません。
sha-refuse-same-objective = { $spot }の目標物は入れ替える元です。別の目標物を選んでください。
sha-refuse-token-step = 目標物{ $number }は隣接するヘックスへ動かします。{ $spot }は隣接していません。
sha-refuse-token-taken = 目標物{ $number }を{ $spot }へは動かせません。封鎖されているか、目標物があります。
sha-refuse-deployed = { $fighter }はもう配置されています。
sha-refuse-friend = { $fighter }は対象にできません。敵を選んでください。
sha-refuse-out-of-range = { $fighter }は射程の外です。《{ $weapon }》の射程は{ $range }です。
sha-refuse-no-sight = { $fighter }への射線が通りません（《{ $weapon }》、射程{ $range }）。
sha-refuse-not-in-sweep = { $fighter }は隣接していないか、もう攻撃されました。
sha-refuse-no-printed-reaction = { $fighter }のファイターカードに、これに対するリアクションはありません。
sha-refuse-not-named = 《{ $card }》は{ $fighter }にはつけられません。ほかのファイターのカードです。
sha-refuse-no-weapons = { $fighter }に《{ $card }》はつけられません。攻撃である強化カードは持てません。
sha-refuse-not-raised = { $fighter }をこの方法で戻すことはできません。
sha-refuse-not-out = { $fighter }は戦闘不能ではありません。
sha-refuse-commander = { $fighter }はほかのファイターを動かしますが、自分は動けません。
sha-refuse-not-shifted = { $fighter }は押し出されません。対象でないか、もう押し出されたか、行き先がありません。
sha-refuse-other-kind = 《{ $card }》は、求められているのと別の種類のカードです。
sha-refuse-no-such-attack = { $fighter }に今、《{ $weapon }》という攻撃はありません。
sha-refuse-reaction-attack = この対戦では、《{ $weapon }》はリアクション専用の攻撃です。
sha-refuse-aim-out-of-reach = 《{ $weapon }》は{ $target }に届きません。
sha-refuse-only-pistols = この攻撃はピストルで行います。《{ $weapon }》は使えません。
sha-refuse-weapon-no-target = 《{ $weapon }》が届く敵はいません。
sha-refuse-covers-board = そこには別のボードがあります。
sha-refuse-not-in-core = そのボードは基本セットにありません。
sha-refuse-no-room = そのボードの隣には空きがありません。
sha-refuse-no-board = そのボードはまだ配置されていません。
sha-refuse-too-many = 多すぎます。{ $most }までです。
sha-refuse-no-direction = 方向は{ $count }つです。これはどれでもありません。
sha-refuse-rerolled = ダイス{ $number }はもうリロールしました。リロールは1度だけです。
sha-refuse-no-die = ダイス{ $number }はありません。
sha-refuse-no-seat = 席{ $number }には誰もいません。
sha-refuse-no-opponent = 《{ $card }》：対戦相手を選んでください。
