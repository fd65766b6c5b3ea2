# Invictus in Japanese: what can be wrong with decks and other files.

error-deck-size = デッキの兵士はちょうど{ $size }枚必要ですが、{ $total }枚です（{ $rule }）
error-deck-copies = 《{ $card }》が{ $count }枚入っています。1箱に入っているのは1種類{ $most }枚です（{ $rule }）
error-deck-nation = { $nation ->
    [king] 《{ $card }》は「王国」のカードですが
    [shogun] 《{ $card }》は「戦国」のカードですが
   *[pharaoh] 《{ $card }》は「古代エジプト」のカードですが
}、リーダーは《{ $leader }》です。国を混ぜられるのは多国籍軍のデッキだけです（{ $rule }）
error-deck-colour = 同じ色（{ $colour }）の兵士は1種類だけにしてください：{ $cards }、{ $last }（{ $rule }）
error-deck-no-leader = デッキにリーダーがいません。leader = "king-a" のように書いてください
error-deck-leader = { $value } というリーダーはいません{ $hint }
error-deck-leader-example = 。"king-a" のように書いてください
error-deck-leader-misplaced = { $key } はリーダーです。leader = "{ $key }" と書いてください
error-deck-no-soldiers = デッキに兵士がいません。[soldiers] の下に warrior = 4 のように書いてください
error-deck-soldier = { $value } という兵士はいません{ $hint }
error-sheet-table = { $key } はテーブル [{ $key }] にし、{ $fields }のどれかを書いてください。今の値は { $value } です
error-sheet-attack = attack（攻撃力）は0から9までの整数か "X" にしてください。今の値は { $value } です
error-sheet-health = { $side }（体力）は1から9までの整数にしてください。今の値は { $value } です
error-sheet-range = range（攻撃範囲）は ["1,0", "2,0"] のようなマスのリストにしてください。今の値は { $value } です
error-sheet-range-empty = range（攻撃範囲）が空です。少なくとも1マス必要です
error-sheet-range-twice = range（攻撃範囲）にマス { $cell } が二度あります
error-sheet-cell = { $value } は攻撃範囲のマスではありません。「前,横」の形で、前は1から3、横は-2から2で書くか、型の名前（{ $patterns }）を書いてください
