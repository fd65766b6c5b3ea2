# Shadespire in Japanese: what the coach says of the position. Every sentence here is a claim that was tried out by the rules.

claim-shadespire-attack = { $fighter }は{ $target }を《{ $weapon }》で攻撃できます：成功{ $success }％、戦闘不能にする確率{ $kill }％。
claim-shadespire-danger = 今パスすると、{ $fighter }は{ $target }を《{ $weapon }》で攻撃できます：成功{ $success }％、戦闘不能にする確率{ $kill }％。
claim-shadespire-charge = 今パスすると、{ $fighter }は{ $target }に突撃し、《{ $weapon }》で攻撃できます：成功{ $success }％、戦闘不能にする確率{ $kill }％。
claim-shadespire-scores = 今のままなら、《{ $card }》はラウンドの終わりに得点できます。
claim-shadespire-one-short = 《{ $card }》はあと1つ足りません（{ $have }/{ $need }）。
claim-shadespire-last-activation = これは{ $last ->
    [match] この対戦
   *[round] このラウンド
}での、あなたの最後の命令です。
claim-shadespire-glory = 栄誉点（使った分も含む）：あなた{ $mine }、相手{ $theirs }。第3ラウンドの後、最も多い人の勝ちです。
claim-shadespire-held = 確保している目標物：あなた{ $mine }、相手{ $theirs }。
