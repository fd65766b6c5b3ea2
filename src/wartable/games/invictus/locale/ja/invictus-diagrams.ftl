# 日本語のインヴィクタス：ルールのページの図。`told` は、図の見えない人のための説明。

diagram-invictus-ranges = 王国の兵士の攻撃範囲。▲がそのカード、上が相手側、⚔がアタックできるマス。
    .told = ウォーリアーとガーディアンは正面の1マスに届く。アーチャーはチェスのナイトのように届く。プリーストは左右の斜め前に2列先まで届く。ウィザードは前方3マスに届く。後列にいるとその1マス目は自分の前列になるので、届くのは相手の前列と後列である。
diagram-invictus-ranges-behind = 後列の{ $soldier }
diagram-invictus-field = インヴィクタスの場。6マスの戦場が2つ向かい合い、それぞれの横に待機列と王国がある。
    .told = 上が相手の戦場で、後列3マスと、こちらに近い前列3マス。下が自分の戦場で、前列、後列の順。それぞれの横に、先頭から出ていく5枚までの待機列と、5色に分けた王国がある。
diagram-invictus-field-theirs = 相手
diagram-invictus-field-own = 自分
diagram-invictus-field-front = 前列
diagram-invictus-field-back = 後列
diagram-invictus-field-queue = 待機列（先頭から）
diagram-invictus-field-kingdom = 王国
diagram-invictus-attack = アタックの順序。
diagram-invictus-attack-rest = レスト
    .text = アクティブな自分のカード1枚を横向きにする。攻撃力はここで決まる。
diagram-invictus-attack-target = 対象を選ぶ
    .text = 攻撃範囲にある相手のカード1枚。
diagram-invictus-attack-block = ブロック？
    .text = 相手は後方支援でブロックでき、こちらはそれを打ち消せる。
diagram-invictus-attack-damage = ダメージ
    .text = 無傷のカードに体力ちょうどなら捕獲。それ以外で体力以上なら破壊。
