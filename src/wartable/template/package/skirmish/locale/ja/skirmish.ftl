# Skirmish in Japanese.

game-skirmish = スカーミッシュ
    .text = 12階級のうち5枚を伏せて持ち、強い方がトリックを取ります。ただし間者は将軍に勝ちます。
    .facts = 2人 · 2分
format-skirmish-usual = スカーミッシュ
    .text = 全5トリック。3つ取った側の勝ちです。

skirmish-led = 出た札
skirmish-played = 使った札
skirmish-tricks = トリック
skirmish-hand = 手札

skirmish-play = { $card }を出す
skirmish-prompt-lead = 札を1枚出してください。
skirmish-prompt-answer = { $card }に応じてください。強い札がトリックを取り、間者は将軍に勝ちます。
skirmish-prompt-wait = { $name }の番です。
skirmish-event-played = { $who ->
    [you] あなたは{ $card }を出しました。
   *[other] { $name }は{ $card }を出しました。
}
skirmish-event-taken = { $who ->
    [you] あなたがトリックを取りました。
   *[other] { $name }がトリックを取りました。
}
skirmish-event-ended = { $who ->
    [you] あなたの勝ちです。
   *[other] { $name }の勝ちです。
}

skirmish-card-1 = 間者 (1)
skirmish-card-2 = 斥候 (2)
skirmish-card-3 = 弓兵 (3)
skirmish-card-4 = 槍兵 (4)
skirmish-card-5 = 騎兵 (5)
skirmish-card-6 = 工兵 (6)
skirmish-card-7 = 砲兵 (7)
skirmish-card-8 = 近衛兵 (8)
skirmish-card-9 = 騎士 (9)
skirmish-card-10 = 隊長 (10)
skirmish-card-11 = 大佐 (11)
skirmish-card-12 = 将軍 (12)
