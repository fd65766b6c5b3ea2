# Invasion in Japanese: what can be wrong with decks and other files.

error-same-starter = 箱には{ $starter }のスターターが1つしかないので、両方の席では使えません。どちらかを変えるか、same_starter=on を指定してください。
error-deck-between = デッキは{ $least }枚から{ $most }枚まで必要ですが、{ $total }枚です（{ $rule }）
error-deck-same = 《{ $card }》が{ $count }枚入っています。デッキに入れられる同じカードは{ $most }枚までです（{ $rule }）
error-deck-side = { $side ->
    [order] オーダーのデッキですが、次のカードはデストラクションです：{ $cards }
   *[destruction] デストラクションのデッキですが、次のカードはオーダーです：{ $cards }
}。両陣営を混ぜることはできません（{ $rule }）
error-deck-capital = { $side ->
    [order] オーダーのデッキですが、首都が{ $capital }です
   *[destruction] デストラクションのデッキですが、首都が{ $capital }です
}。合う首都は{ $fitting }です（{ $rule }）
error-deck-draft = 《{ $card }》はドラフト専用で、デッキには入れられません（{ $rule }）
error-deck-set = 次のカードは、使うセットに入っていません：{ $cards }（{ $rule }）
error-deck-capital-set = { $capital }の首都は、使わないセットのものです（{ $rule }）
error-deck-no-capital = デッキに首都がありません。capital = "dwarf" のように書いてください
error-deck-no-cards = デッキにカードがありません。[cards] の下に { $example } のように書いてください
