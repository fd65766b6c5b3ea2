# Shadespire in the terminal, in Japanese; terms are those of the Japanese rules summary.

## Board

terminal-sha-setup = Shadespire · ゲームの準備
terminal-sha-over = Shadespire · 対戦終了
terminal-sha-setup-phase = Shadespire · 第{ $round }ラウンド · 開始
terminal-sha-action-phase = { $who ->
    [you] Shadespire · 第{ $round }ラウンド · あなたの命令 { $number }/{ $last }
    [other] Shadespire · 第{ $round }ラウンド · { $name }の命令 { $number }/{ $last }
   *[none] Shadespire · 第{ $round }ラウンド · アクションフェイズ開始
}
terminal-sha-end-phase = { $who ->
    [you] Shadespire · 第{ $round }ラウンド · 終了フェイズ（あなた）
    [other] Shadespire · 第{ $round }ラウンド · 終了フェイズ（{ $name }）
   *[none] Shadespire · 第{ $round }ラウンド · 終了フェイズ
}
terminal-sha-no-powers = 今はパワーカード使用不可
terminal-sha-counts = 手札 { $hand } デッキ { $deck } 捨て札 { $discard }
terminal-sha-out = 戦闘不能
terminal-sha-scrolled = 注目の場所を中心に{ $first }～{ $last }列を表示しています。
terminal-sha-low = 注目の場所を中心に{ $first }～{ $last }行を表示しています。
terminal-sha-cleave = 鎧砕き
terminal-sha-knockback = 吹き飛ばし{ $hexes }
terminal-sha-sweep = 隣接する敵全員
terminal-sha-attack = 攻撃
terminal-sha-dice = ダイス
terminal-sha-defence = 防御
terminal-sha-counted = { $crits ->
    [0] { $hits ->
        [0] 成功なし
       *[other] 成功{ $hits }
    }
   *[other] クリティカル{ $crits }{ $hits ->
        [0] {""}
       *[other] 、ほかの成功{ $hits }
    }
}
terminal-sha-counting = { $signs } が成功
terminal-sha-on-guard = 守備体勢
terminal-sha-supporters = 援護が{ $more }体多い
terminal-sha-trapped = 逃げ場なし：互角でも成功
terminal-sha-state-fails = 攻撃は失敗です。
terminal-sha-state-draw = 互角：ダメージはありませんが、対象を後退させられます。
terminal-sha-state-succeeds = 攻撃は成功です。
terminal-sha-state-critical = 攻撃は成功、クリティカルヒットです。
terminal-sha-state-ended = 攻撃は終わりました。
terminal-sha-lasting = 持続効果
terminal-sha-lasts-waiting = 次の命令
terminal-sha-lasts-running = この命令
terminal-sha-lasts-phase = このフェイズ
terminal-sha-lasts-round = このラウンド
terminal-sha-fresh = （次の命令から達成可能）

## Choices

terminal-sha-chances = 成功{ $success }%、後退のみ{ $drive }%、戦闘不能{ $kill }%
terminal-sha-join = { $side ->
    [above] 上
    [below] 下
    [left] 左
   *[right] 右
}{ $turned ->
    [yes] （180度回転）
   *[no] {""}
}
terminal-sha-type-place = 盤上の場所は c5 のように名前でも入力できます。

## Cards

terminal-sha-type-objective = 目標カード
terminal-sha-type-ploy = 戦略カード
terminal-sha-type-upgrade = 強化カード
terminal-sha-reaction = リアクション
terminal-sha-action = アクション
terminal-sha-relic = レリック
terminal-sha-only = { $names }のみ
terminal-sha-side = { $inspired ->
    [yes] 奮起状態：
   *[no] 初期状態：
}
terminal-sha-number-move = 【移動力】
terminal-sha-number-defence = 【防御力】
terminal-sha-number-max-wounds = 【生命力】
terminal-sha-number-dice = 【ダイス】
terminal-sha-number-damage = 【ダメージ】
terminal-sha-part-printed = 印刷値
terminal-sha-part-alone = 隣に味方なし
terminal-sha-part-least = 下限
terminal-sha-part-most = 上限
cards-legend-shadespire = ↔射程、ダイスの⚒ハンマーか⚔剣、✖ダメージ、★栄誉点。
    help <ファイター> でカードの両面。
piles-sha-scored = 達成した目標カード：{ $name }
piles-sha-discard = 捨て札：{ $name }
piles-sha-gone = ゲームから除外：{ $name }
piles-sha-unseen = 手札かデッキのどこか：{ $name }
piles-sha-deck = あなたのデッキ（順不同）

## Talking at the prompt

verb-move = 移動
verb-charge = 突撃
verb-guard = 守備
verb-upgrade = 強化
verb-react = リアクション
verb-draw = 引く
verb-swap = 交換
several-numbers-shadespire = 1 3 0 のように、番号をまとめて入力できます。
skip-what-shadespire = skip は次の命令まで、skip turn は自分の次の命令までパスします。
help-skip-text-shadespire = 次の命令まで、または自分の次の命令まで、パワーステップとリアクションをパス（味方が攻撃されたら中断）
help-piles-text-shadespire = 達成した目標カードと捨て札、自分のデッキの残り
help-help-shadespire = help <カードかファイター>
help-help-text-shadespire = カードやファイターの説明（名前か2文字で）。help だけでこの一覧
help-cards-text-shadespire = 自分のカードと場のカードの一覧
help-legend-shadespire = 盤上の各ヘックスには名前があります。°初期配置ヘックス、†致死ヘックス、
    ▒封鎖ヘックス、'端ヘックス、①目標物、○裏向きの目標物。│自分のテリトリー、║┊╏ほかのプレイヤー、
    ·誰のものでもない。大文字の名前は今選べる場所です。▲味方、▼►◄敵：2文字（奮起状態は大文字と✦）、
    残りの生命力、›移動・»突撃・◊守備トークン、∅命令できない、❄行動も被害もなし。
    場所は c5、ファイターは st、命令は move st か m st、charge st、attack st、guard st のように入力できます。
    ♥残りの生命力、➤移動力、⛨盾、↯回避、↔射程、⚒ハンマー、⚔剣、✖ダメージ、•援護1、∶援護2、
    ✹クリティカル。[ ]のダイスは成功、↻はリロール済み。★栄誉点（+は使用済み）、●済んだ命令、
    ◆目標カード、✧戦略カードとパワーカード、■強化カード。

## Menu

menu-sha-warband = あなたのウォーバンドは？
