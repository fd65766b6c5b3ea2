# Shadespire in Japanese: what can be wrong with decks and other files.

error-deck-objectives = デッキの目標カードはちょうど{ $size }枚必要ですが、{ $total }枚です（{ $rule }）
error-deck-powers = デッキのパワーカードは{ $least }枚以上必要ですが、{ $total }枚です（{ $rule }）
error-deck-ploys = パワーカード{ $powers }枚のうち、戦略カードは{ $most }枚までですが、{ $total }枚です（{ $rule }）
error-deck-twice = 《{ $card }》が2枚以上入っています（{ $rule }）
error-deck-warband = 《{ $warband }》のデッキですが、次のカードは別のウォーバンドのものです：{ $cards }（{ $rule }）
error-deck-no-warband = デッキにウォーバンドがありません。warband = に続けて、次のどれかを書いてください：{ $known }
error-deck-list = { $entry } は { $entry } = ["…", "…"] のようなカードの一覧にしてください。今の値は { $value } です
error-deck-misplaced = { $entry ->
    [objectives] { $key } は目標カードではありません。powers に書いてください
   *[powers] { $key } は目標カードです。objectives に書いてください
}
