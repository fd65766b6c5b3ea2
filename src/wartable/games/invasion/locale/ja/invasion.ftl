# Invasion in Japanese, in our own words; terms are those of the Japanese rulebook.
# As there, the name of a card stands in 《 》 within a sentence, and bare alone: on a tile, in a list, as a heading.
# Arguments: $who is "you" or "other", $name the other's name; $side is "yours", "theirs" or "other".

## Zones, cards and entries of the chain, as sentences need them

invasion-zone-kingdom = キングダム
invasion-zone-quest = クエスト領域
invasion-zone-battlefield = バトルフィールド
invasion-place-kingdom = { $side ->
    [yours] あなたのキングダム
    [theirs] 相手のキングダム
   *[other] { $name }のキングダム
}
    .start = { $side ->
    [yours] あなたのキングダム
    [theirs] 相手のキングダム
   *[other] { $name }のキングダム
}
    .own = 自分のキングダム
invasion-place-quest = { $side ->
    [yours] あなたのクエスト領域
    [theirs] 相手のクエスト領域
   *[other] { $name }のクエスト領域
}
    .start = { $side ->
    [yours] あなたのクエスト領域
    [theirs] 相手のクエスト領域
   *[other] { $name }のクエスト領域
}
    .own = 自分のクエスト領域
invasion-place-battlefield = { $side ->
    [yours] あなたのバトルフィールド
    [theirs] 相手のバトルフィールド
   *[other] { $name }のバトルフィールド
}
    .start = { $side ->
    [yours] あなたのバトルフィールド
    [theirs] 相手のバトルフィールド
   *[other] { $name }のバトルフィールド
}
    .own = 自分のバトルフィールド
invasion-piece = { $side ->
    [yours] あなたの《{ $card }》
    [theirs] 相手の《{ $card }》
   *[other] { $name }の《{ $card }》
}
invasion-piece-down = { $side ->
    [yours] あなたのデベロップ
    [theirs] 相手のデベロップ
   *[other] { $name }のデベロップ
}
invasion-copy = { $card } #{ $number }
invasion-spot = { $state ->
    [damaged] 《{ $card }》（{ $place }、ダメージ{ $damage }点）
    [corrupt] 《{ $card }》（{ $place }、堕落）
    [both] 《{ $card }》（{ $place }、堕落、ダメージ{ $damage }点）
   *[plain] 《{ $card }》（{ $place }）
}
invasion-spot-down = { $place }のデベロップ1つ
invasion-spot-own-down = { $place }のデベロップ{ $number }（《{ $card }》）
invasion-entry = { $aimed ->
    [at] { $piece }（対象：{ $targets }）
    [into] { $piece }（出す先：{ $targets }）
    [onto] { $piece }（つける先：{ $targets }）
   *[no] { $piece }
}

## What a target has to be

invasion-wanted-unit = ユニット1つ
invasion-wanted-card = カード1枚
invasion-wanted-unit-another = 別のユニット1つ
invasion-wanted-unit-attacking = 攻撃ユニット1つ
invasion-wanted-zone-enemy-unattacked = 相手の別の領域1つ
invasion-wanted-unit-attacking-enemy = 相手の攻撃ユニット1つ
invasion-wanted-unit-another-attacking = 別の攻撃ユニット1つ
invasion-wanted-unit-fighting = 攻撃ユニットか防御ユニット1つ
invasion-wanted-unit-in-battlefield = いずれかのバトルフィールドにいるユニット1つ
invasion-wanted-unit-corrupt-other = 堕落している別のユニット1つ
invasion-wanted-unit-across = 対応する領域にいるユニット1つ
invasion-wanted-unit-another-like-first = それと対応する領域にいる別のユニット1つ
invasion-wanted-unit-across-own = この領域にいるあなたのユニット1つ
invasion-wanted-unit-own = あなたのユニット1つ
invasion-wanted-unit-in-battlefield-own-unspared = あなたのバトルフィールドにいる、まだ選んでいないユニット1つ
invasion-wanted-unit-attacking-own = あなたの攻撃ユニット1つ
invasion-wanted-unit-having-skaven-other = 別のスケイブンのユニット1つ
invasion-wanted-unit-with-hit-points-to-1 = ヒットポイントが2未満のユニット1つ
invasion-wanted-unit-costing-to-2 = 印刷されているコストが2以下のユニット1つ
invasion-wanted-unit-other = 別のユニット1つ
invasion-wanted-unit-damaged = ダメージを受けているユニット1つ
invasion-wanted-unit-corrupt = 堕落しているユニット1つ
invasion-wanted-unit-corrupt-in-battlefield = いずれかのバトルフィールドにいる、堕落しているユニット1つ
invasion-wanted-unit-defending = 防御ユニット1つ
invasion-wanted-unit-in-battlefield-own = あなたのバトルフィールドにいるユニット1つ
invasion-wanted-unit-enemy-in-battlefield = 相手のバトルフィールドにいるユニット1つ
invasion-wanted-unit-of-high-elf = ハイエルフのユニット1つ
invasion-wanted-unit-of-dark-elf = ダークエルフのユニット1つ
invasion-wanted-attachment-across = 対応する領域にあるアタッチメント1枚
invasion-wanted-quest = クエスト1枚
invasion-wanted-support = サポート1枚
invasion-wanted-support-or-unit-at-home-developed-own-or-zone-own-unburnt-undeveloped = デベロップのあるあなたの領域にいるあなたのユニットかサポート1つ、またはデベロップのない、炎上していないあなたのセクション1つ
invasion-wanted-support-costing-to-2 = 印刷されているコストが2以下のサポート1枚
invasion-wanted-support-costing-developments-in-battlefield = 印刷されているコストが、あなたのバトルフィールドのデベロップの数以下であるサポート1枚
invasion-wanted-development-or-support = サポートかデベロップ1つ
invasion-wanted-development = デベロップ1つ
invasion-wanted-development-own = あなたのデベロップ1つ
invasion-wanted-development-another-beside-first = 同じ領域の別のデベロップ1つ
invasion-wanted-development-many = 1つの領域のデベロップ
invasion-wanted-zone-unburnt = 炎上していないセクション1つ
invasion-wanted-zone-own-unburnt = あなたの首都の炎上していないセクション1つ
invasion-wanted-unit-or-zone-unburnt = ユニット1つ、または炎上していないセクション1つ
invasion-wanted-unit-enemy-or-zone-enemy-unburnt = 相手のユニットか、炎上していない相手のセクション1つ
invasion-wanted-zone-enemy = 相手の領域1つ
invasion-wanted-zone-outside-quest-own = あなたのキングダムかバトルフィールド
invasion-wanted-zone-own-than-source = 移動先となる、あなたの別の領域1つ
invasion-wanted-zone-own-than-host = つけているユニットの移動先となる、あなたの別の領域1つ
invasion-wanted-zone-than-first = 移動先となる、同じプレイヤーの別の領域1つ
invasion-wanted-zone-own-unattacked-unburnt = 炎上していないあなたの別の領域1つ
invasion-wanted-entry-tactic = 連鎖にあるタクティクス1枚
invasion-wanted-entry-by-support-or-unit-played = 連鎖にあるユニットかサポート1枚
invasion-wanted-entry-action-by-support-or-unit-other = 連鎖にある、別のユニットかサポートのアクション1つ
invasion-wanted-discarded-many = あなたの捨て札置場のカード
invasion-wanted-discarded-by-unit-fallen-of-dwarf = このターンにあなたの捨て札置場に置かれたドワーフのユニット1枚
invasion-wanted-discarded-by-support-enterable-in-quest = あなたの捨て札置場にある、クエスト領域に出せるサポート1枚
invasion-wanted-discarded-costing-from-3-of-high-elf = あなたの捨て札置場にある、印刷されているコストが3以上のハイエルフのカード1枚
invasion-wanted-discarded-by-unit-of-high-elf = あなたの捨て札置場のハイエルフのユニット1枚
invasion-wanted-quest-entered-free-own-or-zone-entered-own = 出す先となる、あなたの領域1つかクエスト1枚
invasion-wanted-zone-entered-own = 出す先となる、あなたの領域1つ
invasion-wanted-zone-enters-first-own = それを出す先となる、あなたの領域1つ
invasion-wanted-host = これをつけるユニット1つ
invasion-wanted-zone-entered-in-quest-own = あなたのクエスト領域
invasion-wanted-zone-damaged-own = ダメージを受けているあなたの首都のセクション1つ

## Actions: the whole sentence, and .short beside the card it belongs to

invasion-act-keep-hand = この手札のまま始める
    .short = このまま
invasion-act-new-hand = 手札を戻してシャッフルし、新しく7枚引く
    .short = 引き直す
invasion-act-pass = パスする
    .short = パス
invasion-act-pass-resolve = パスして連鎖を解決する。最初は{ $entry }
    .short = パスして連鎖を解決
invasion-act-pass-close = { $moment ->
    [turn-begins] パスしてキングダムフェイズに進む
    [kingdom] パスしてキングダムフェイズを終える
    [quest] パスしてクエストフェイズを終える
    [capital] パスして首都フェイズを終える
    [zone-chosen] パスして攻撃ユニットの宣言に進む
    [attackers-declared] パスして防御ユニットの宣言に進む
    [defenders-declared] パスしてダメージの割り振りに進む
    [damage-assigned] パスしてダメージの適用に進む
    [damage-applied] パスして戦闘を終える
    [no-attack] パスしてバトルフィールドフェイズを終える
    [damage-aside] パスしてダメージを適用する
   *[turn-ends] パスしてターンを終える
}
    .short = { $moment ->
    [zone-chosen] パス（次は攻撃ユニット）
    [attackers-declared] パス（次は防御ユニット）
    [defenders-declared] パス（次は割り振り）
    [damage-assigned] パス（次は適用）
    [damage-applied] パス（戦闘終了）
    [damage-aside] パス（次は適用）
    [turn-begins] パス（次はキングダム）
    [turn-ends] パス（ターン終了）
   *[other] パス（フェイズ終了）
}
invasion-act-develop = { FORM($place, "own") }にデベロップを置く
    .short = { FORM($place, "own") }にデベロップ
invasion-act-use = { $cost ->
    [0] { $spot }のアクションを使う
   *[other] リソース{ $cost }点で{ $spot }のアクションを使う
}
    .short = { $cost ->
    [0] アクション
   *[other] アクション（{ $cost }点）
}
invasion-act-use-numbered = { $cost ->
    [0] { $spot }のアクション{ $number }を使う
   *[other] リソース{ $cost }点で{ $spot }のアクション{ $number }を使う
}
    .short = { $cost ->
    [0] アクション{ $number }
   *[other] アクション{ $number }（{ $cost }点）
}
invasion-act-play = { $loyalty ->
    [0] 《{ $card }》を{ $cost }点でプレイする
   *[other] 《{ $card }》を{ $cost }点（うち忠誠{ $loyalty }点）でプレイする
}
    .short = プレイ（{ $cost }点）
invasion-act-play-x = { $cost ->
    [0] 《{ $card }》をX点でプレイする
   *[other] 《{ $card }》をX+{ $cost }点でプレイする
}
    .short = { $cost ->
    [0] プレイ（X点）
   *[other] プレイ（X+{ $cost }点）
}
invasion-act-x = 《{ $card }》：Xを{ $x }とし、{ $cost }点を払う
    .short = X＝{ $x }（{ $cost }点）
invasion-act-no-target = 《{ $card }》を使わない
    .short = 使わない
invasion-act-agree = 《{ $card }》を使う
    .short = 使う
invasion-act-no-further-target = 《{ $card }》の対象をこれ以上選ばない
    .short = これ以上選ばない
invasion-act-aim-at-none = 《{ $card }》の対象を選ばない
    .short = 対象なし
invasion-act-target = { $tax ->
    [0] 《{ $card }》：{ $target }
   *[other] 《{ $card }》：{ $target }（さらに{ $tax }点）
}
    .short = { $tax ->
    [0] { $target }
   *[other] { $target }（さらに{ $tax }点）
}
invasion-act-target-row = 《{ $card }》：連鎖の{ $number }番目、{ $entry }
    .short = { $number }番目：{ $entry }
invasion-act-target-discarded = 《{ $card }》：《{ $target }》（捨て札置場に{ $count }枚）
    .short = { $target }（{ $count }枚）
invasion-act-play-into = 《{ $card }》を{ FORM($target, "own") }に出す
    .short = { $target }
invasion-act-play-onto = 《{ $card }》をクエスト{ $target }に送る
    .short = { $target }へ
invasion-act-attach = { $tax ->
    [0] 《{ $card }》を{ $target }につける
   *[other] 《{ $card }》を{ $target }につける（さらに{ $tax }点）
}
    .short = { $tax ->
    [0] { $target }につける
   *[other] { $target }につける（さらに{ $tax }点）
}
invasion-act-sacrifice = { $spot }を生贄にする
    .short = { $spot }を生贄に
invasion-act-tokens = トークン{ $tokens }個とリソース{ $resources }点で払う
    .short = トークン{ $tokens }個、リソース{ $resources }点
invasion-act-put-down = 《{ $card }》を{ FORM($place, "own") }に裏向きで置く
    .short = { $card }
invasion-act-first = { $number ->
    [0] 最初に{ $source }
   *[other] 最初に{ $source }の効果{ $number }
}
    .short = { $number ->
    [0] 最初に{ $source }
   *[other] 最初に{ $source }の効果{ $number }
}
invasion-act-first-token = { $number ->
    [0] 最初に{ $source }のトークン
   *[other] 最初に{ $source }のトークン{ $number }
}
    .short = { $number ->
    [0] 最初に{ $source }のトークン
   *[other] 最初に{ $source }のトークン{ $number }
}
invasion-act-first-counterstrike = { $number ->
    [0] まず{ $source }の逆襲
   *[other] まず{ $source }の逆襲{ $number }
}
    .short = { $number ->
    [0] まず{ $source }の逆襲
   *[other] まず{ $source }の逆襲{ $number }
}
invasion-act-redirect = { $tax ->
    [0] ダメージを{ $target }に振り替える
   *[other] ダメージを{ $target }に振り替える（さらに{ $tax }点）
}
    .short = { $tax ->
    [0] { $target }
   *[other] { $target }（さらに{ $tax }点）
}
invasion-act-restore = { $spot }を回復させる
    .short = 回復
invasion-act-restore-none = 何も回復させない
    .short = 回復させない
invasion-act-attack = { $place }を攻撃する（ヒットポイント{ $hit-points }にダメージ{ $damage }点）
    .short = { $place }を攻撃
invasion-act-attack-burning = 炎上している{ $place }を攻撃する
    .short = { $place }を攻撃（炎上）
invasion-act-no-attack = 攻撃しない
    .short = 攻撃しない
invasion-act-attacker = 《{ $card }》（パワー{ $power }）で攻撃する
    .short = パワー{ $power }で攻撃
invasion-act-no-attackers = 攻撃ユニットを宣言しない
    .short = 攻撃ユニットなし
invasion-act-attackers-done = 攻撃ユニットの宣言を終える
    .short = 攻撃ユニットは以上
invasion-act-defender = 《{ $card }》（パワー{ $power }）で防御する
    .short = パワー{ $power }で防御
invasion-act-no-defenders = 防御ユニットを宣言しない
    .short = 防御ユニットなし
invasion-act-defenders-done = 防御ユニットの宣言を終える
    .short = 防御ユニットは以上
invasion-act-front = 《{ $card }》で{ $place }を攻撃する
    .short = { $place }を攻撃
invasion-act-counterstrike = 逆襲：{ $spot }に{ $damage }ダメージ
    .short = { $damage }ダメージ
invasion-act-ordinary-point = 次は普通のダメージ1点（残り{ $left }点）
    .short = 普通（残り{ $left }点）
invasion-act-uncancellable-point = 次はキャンセル不可のダメージ1点（残り{ $left }点）
    .short = キャンセル不可（残り{ $left }点）
invasion-act-assign = { $target }に1ダメージ（今{ $lying }点）
    .short = 1ダメージ（今{ $lying }点）
invasion-act-assign-defender = { $target }に1ダメージ（今{ $lying }点、最低{ $needed }点）
    .short = 1ダメージ（{ $lying }/{ $needed }）
invasion-act-damage-everywhere = 首都のすべてのセクションに1ダメージずつ受ける
    .short = 全セクションに1ダメージ
invasion-act-corrupt = { $spot }を堕落させる
    .short = 堕落させる
invasion-act-take-damage = { FORM($place, "own") }に1ダメージを受ける
    .short = { FORM($place, "own") }に1ダメージ
invasion-act-find = 《{ $card }》を{ FORM($place, "own") }に出す
    .short = { $card }
invasion-act-find-none = どれも場に出さない
    .short = 出さない
invasion-act-take = 《{ $card }》を手札に加える
    .short = 手札に加える
invasion-act-take-none = どれも手札に加えない
    .short = 加えない
invasion-act-pay = 《{ $card }》のためにリソース1点を払う
    .short = 1点払う
invasion-act-pay-not = 払わない：《{ $card }》はパワー−1
    .short = 払わない
invasion-act-look-at-own = 自分のデッキの上から{ $count }枚を見る
    .short = 自分のデッキ
invasion-act-look-at-theirs = 相手のデッキの上から{ $count }枚を見る
    .short = 相手のデッキ
invasion-act-discard = 《{ $card }》を捨てる
    .short = 捨てる
invasion-act-discard-none = どれも捨てない
    .short = 捨てない
invasion-act-put-back = 上から次に置く：《{ $card }》
    .short = 次に置く
invasion-act-cast = 相手の捨て札の《{ $card }》をプレイする（コスト{ $cost }）
    .short = コスト{ $cost }でプレイ
invasion-act-cast-x = 相手の捨て札の《{ $card }》をプレイする（コスト{ $cost }とX）
    .short = コスト{ $cost }+Xでプレイ
invasion-act-save = リソース1点を払い、{ $spot }を手札に戻す
    .short = 1点で救う
invasion-act-save-none = 《{ $card }》：どれも救わない
    .short = 救わない
invasion-act-free = 《{ $card }》をコストなしでプレイする
    .short = コストなしでプレイ
invasion-act-free-done = 残りはプレイしない
    .short = プレイしない
invasion-act-reveal = { $count ->
    [0] 1枚も公開させない
   *[other] { $count }枚公開させる
}
    .short = { $count }枚
invasion-act-move-damage = ダメージ{ $count }点を{ $target }に移す
    .short = { $count }点
invasion-act-pick = 《{ $card }》を取る
    .short = 取る
invasion-act-counterdraft = 《{ $card }》を抜き取る
    .short = 抜き取る
invasion-act-sabotage = 《妨害工作》：《{ $card }》も抜き取る
    .short = 抜き取る
invasion-act-no-sabotage = 《妨害工作》を使わずに持っておく
    .short = 使わない
invasion-act-reinforce = 《{ $card }》をデッキに加える
    .short = デッキに加える
invasion-act-reinforce-none = デッキに入れられるカードがない
    .short = なし

## Events

invasion-event-turn = { $who ->
    [you] ターン{ $count }：あなたの番。
   *[other] ターン{ $count }：{ FORM($name, "inside") }の番。
}
invasion-event-phase = { $phase ->
    [kingdom] キングダムフェイズ。
    [quest] クエストフェイズ。
    [capital] 首都フェイズ。
    [battle] バトルフィールドフェイズ。
   *[end] ターン終了。
}
invasion-event-drew = { $name }はカードを1枚引きました。
invasion-event-drew-known = { $who ->
    [you] あなたは《{ $card }》を引きました。
   *[other] { $name }は《{ $card }》を引きました。
}
invasion-event-mulligan-yes = { $who ->
    [you] あなたは手札を戻してシャッフルし、引き直しました。
   *[other] { $name }は手札を戻してシャッフルし、引き直しました。
}
invasion-event-mulligan-no = { $who ->
    [you] あなたは最初の手札のまま始めます。
   *[other] { $name }は最初の手札のまま始めます。
}
invasion-event-returned-resources = { $who ->
    [you] あなたは未使用のリソース{ $count }点を戻しました。
   *[other] { $name }は未使用のリソース{ $count }点を戻しました。
}
invasion-event-collected = { $who ->
    [you] あなたはリソース{ $count }点を確保しました。
   *[other] { $name }はリソース{ $count }点を確保しました。
}
invasion-event-restored = { $piece }が回復しました。
invasion-event-announced = { $who ->
    [you] あなたは《{ $card }》をプレイします。
   *[other] { $name }は《{ $card }》をプレイします。
}
invasion-event-announced-action = { $who ->
    [you] あなたは《{ $card }》のアクションを使います。
   *[other] { $name }は《{ $card }》のアクションを使います。
}
invasion-event-targeted = 対象：{ $target }。
invasion-event-targeted-development = 対象：{ $place }のデベロップ1つ。
invasion-event-paid = 支払い：{ $count }点（残り{ $left }点）。
invasion-event-paid-tokens = 支払い：{ $count }点、うち{ $now }点はトークン（残り{ $left }点）。
invasion-event-passed = { $who ->
    [you] あなたはパスしました。
   *[other] { $name }はパスしました。
}
invasion-event-resolved = 効果：{ $piece }。
invasion-event-fizzled = { $piece }は対象がなく、何も起こりません。
invasion-event-cancelled = { $piece }はキャンセルされました。
invasion-event-entered-play = { $who ->
    [you] あなたは《{ $card }》を{ FORM($place, "own") }に出しました。
   *[other] { $name }は《{ $card }》を{ FORM($place, "own") }に出しました。
}
invasion-event-entered-play-attached = { $who ->
    [you] あなたは《{ $card }》を{ $host }につけました。
   *[other] { $name }は《{ $card }》を{ $host }につけました。
}
invasion-event-entered-play-questing = { $who ->
    [you] あなたは《{ $card }》をクエスト《{ $host }》に送りました。
   *[other] { $name }は《{ $card }》をクエスト《{ $host }》に送りました。
}
invasion-event-developed = { $name }は{ FORM($place, "own") }にデベロップを置きました。
invasion-event-developed-known = { $who ->
    [you] あなたは《{ $card }》を{ FORM($place, "own") }に裏向きで置きました。
   *[other] { $name }は《{ $card }》を{ FORM($place, "own") }に裏向きで置きました。
}
invasion-event-developed-from-deck = { $name }はデッキの一番上のカードを{ FORM($place, "own") }に裏向きで置きました。
invasion-event-developed-from-deck-known = { $who ->
    [you] あなたはデッキの一番上のカードを{ FORM($place, "own") }に裏向きで置きました：《{ $card }》。
   *[other] { $name }はデッキの一番上のカードを{ FORM($place, "own") }に裏向きで置きました：《{ $card }》。
}
invasion-event-left-play-destroyed = { $piece }が破壊されました。
invasion-event-left-play-destroyed-development = { $place }のデベロップが破壊されました：《{ $card }》。
invasion-event-left-play-sacrificed = { $who ->
    [you] あなたは《{ $card }》を生贄にしました。
   *[other] { $name }は《{ $card }》を生贄にしました。
}
invasion-event-left-play-sacrificed-development = { $who ->
    [you] あなたはデベロップ《{ $card }》（{ FORM($place, "own") }）を生贄にしました。
   *[other] { $name }はデベロップ《{ $card }》（{ FORM($place, "own") }）を生贄にしました。
}
invasion-event-left-play-hand = { $who ->
    [you] 《{ $card }》があなたの手札に戻りました。
   *[other] 《{ $card }》が{ $name }の手札に戻りました。
}
invasion-event-left-play-hand-development = { $place }のデベロップ1つが{ $name }の手札に戻りました。
invasion-event-left-play-deck = { $who ->
    [you] 《{ $card }》があなたのデッキに戻りました。
   *[other] 《{ $card }》が{ $name }のデッキに戻りました。
}
invasion-event-moved = { $piece }が{ $from }から{ $to }に移動しました。
invasion-event-control = { $who ->
    [you] あなたは《{ $card }》のコントロールを得ました。《{ $card }》は{ $place }に移ります。
   *[other] { $name }は《{ $card }》のコントロールを得ました。《{ $card }》は{ $place }に移ります。
}
invasion-event-control-back = 《{ $card }》はオーナーのもとに戻り、{ $place }に移りました。
invasion-event-changed = { $place }のデベロップ1枚は、ターン終了時までユニットでもあります。
invasion-event-changed-back = { $place }の変化したデベロップは、ただのデベロップに戻りました。
invasion-event-corrupted = { $piece }が堕落しました。
invasion-event-turned-up = { $place }で表向きになりました：《{ $card }》。
invasion-event-gained-resources = { $who ->
    [you] あなたはリソース{ $count }点を得ました（合計{ $now }点）。
   *[other] { $name }はリソース{ $count }点を得ました（合計{ $now }点）。
}
invasion-event-lost-resources = { $who ->
    [you] あなたはリソース{ $count }点を失いました（残り{ $now }点）。
   *[other] { $name }はリソース{ $count }点を失いました（残り{ $now }点）。
}
invasion-event-tokens = { $now ->
    [0] { $piece }のトークンがなくなりました。
   *[other] { $piece }のトークンは{ $now }個です。
}
invasion-event-power = { $piece }はターン終了時までパワー+{ $change }。
invasion-event-power-less = { $piece }はターン終了時までパワー−{ $change }。
invasion-event-hit-points = { $piece }はターン終了時までヒットポイント+{ $change }。
invasion-event-hit-points-less = { $piece }はターン終了時までヒットポイント−{ $change }。
invasion-event-discarded = { $who ->
    [you] あなたは《{ $card }》を捨てました。
   *[other] { $name }は《{ $card }》を捨てました。
}
invasion-event-milled = { $who ->
    [you] あなたのデッキの一番上から《{ $card }》が捨てられました。
   *[other] { $name }のデッキの一番上から《{ $card }》が捨てられました。
}
invasion-event-revealed = { $who ->
    [you] あなたは《{ $card }》を公開しました。
   *[other] { $name }は《{ $card }》を公開しました。
}
invasion-event-returned-to-deck = { $who ->
    [you] 《{ $card }》が捨て札置場からあなたのデッキに戻りました。
   *[other] 《{ $card }》が捨て札置場から{ $name }のデッキに戻りました。
}
invasion-event-returned-to-hand = { $who ->
    [you] 《{ $card }》が捨て札置場からあなたの手札に戻りました。
   *[other] 《{ $card }》が捨て札置場から{ $name }の手札に戻りました。
}
invasion-event-peeked-own = { $who ->
    [you] あなたは自分のデッキの上から{ $count }枚を見ました。
   *[other] { $name }は自分のデッキの上から{ $count }枚を見ました。
}
invasion-event-peeked-yours = { $name }はあなたのデッキの上から{ $count }枚を見ました。
invasion-event-peeked-theirs = { $who ->
    [you] あなたは相手のデッキの上から{ $count }枚を見ました。
   *[other] { $name }は相手のデッキの上から{ $count }枚を見ました。
}
invasion-event-put-back-own = { $who ->
    [you] あなたは{ $count }枚を自分のデッキの上に戻しました。
   *[other] { $name }は{ $count }枚を自分のデッキの上に戻しました。
}
invasion-event-put-back-yours = { $name }は{ $count }枚をあなたのデッキの上に戻しました。
invasion-event-put-back-theirs = { $who ->
    [you] あなたは{ $count }枚を相手のデッキの上に戻しました。
   *[other] { $name }は{ $count }枚を相手のデッキの上に戻しました。
}
invasion-event-under-deck = 《{ $card }》はオーナーのデッキの一番下に置かれました。
invasion-event-found = { $name }はデッキからカードを1枚手札に加えました。
invasion-event-found-known = { $who ->
    [you] あなたはデッキから《{ $card }》を手札に加えました。
   *[other] { $name }はデッキから《{ $card }》を手札に加えました。
}
invasion-event-shuffled = { $who ->
    [you] あなたはデッキをシャッフルしました。
   *[other] { $name }はデッキをシャッフルしました。
}
invasion-event-attacks-zone = { $who ->
    [you] あなたは{ $place }を攻撃します。
   *[other] { $name }は{ $place }を攻撃します。
}
invasion-event-attacks-too = { $place }も攻撃されます。
invasion-event-no-attack = { $who ->
    [you] あなたは攻撃しません。
   *[other] { $name }は攻撃しません。
}
invasion-event-attacker = 攻撃ユニット：《{ $card }》。
invasion-event-defender = 防御ユニット：《{ $card }》。
invasion-event-assigned = { $target }に{ $count }ダメージが割り振られました。
invasion-event-assigned-uncancellable = { $target }にキャンセル不可の{ $count }ダメージが割り振られました。
invasion-event-redirected = 1ダメージが{ $piece }から{ $target }に振り替えられました。
invasion-event-redirected-capital = 《{ $card }》：1ダメージが{ $place }から{ $target }に振り替えられました。
invasion-event-absorbed = { $target }への{ $count }ダメージがキャンセルされました。
invasion-event-damaged = { $target }に{ $count }ダメージ（合計{ $total }点）。
invasion-event-healed = { $target }のダメージが{ $count }点治癒されました。
invasion-event-moved-damage = { $source }から{ $target }にダメージ{ $count }点が移りました。
invasion-event-burning = { FORM($place, "start") }が炎上しました！
invasion-event-forced = 強制効果：{ $piece }。
invasion-event-forced-token = 強制効果：{ $piece }にトークンを1個置きます。
invasion-event-attack-redirected = 攻撃は{ $place }に向かいます。
invasion-event-barred = { $piece }は、このターン、攻撃ユニットにも防御ユニットにも宣言できません。
invasion-event-barred-altogether = { $piece }は、このターン、攻撃も防御もできません。
invasion-event-quality = { $quality ->
    [no-defence] { $piece }は、このターン、防御できません。
   *[no-toughness] ターン終了時まで、{ $piece }はタフネスをすべて失います。
}
invasion-event-shielded = このターン、{ $piece }への次のダメージ{ $now }点はキャンセルされます。
invasion-event-most-drawn = { $who ->
    [you] あなた
   *[other] { $name }
}はこのターン、カードを{ $count }枚までしか引けません。
invasion-event-returning = { $piece }は、ターン終了時に手札に戻ります。
invasion-event-spared = { $piece }は生贄になりません。
invasion-event-combat-cancelled = このターンのバトルフィールドフェイズに割り振られるダメージは、すべてキャンセルされます。
invasion-event-discount = { $who ->
    [you] あなたがこのターンに次にプレイするユニットは、コストが{ $count }減り、ダメージ{ $count }点を受けて場に出ます。
   *[other] { FORM($name, "inside") }がこのターンに次にプレイするユニットは、コストが{ $count }減り、ダメージ{ $count }点を受けて場に出ます。
}
invasion-event-looked = { $who ->
    [you] あなたはデッキの上から{ $count }枚を見ます。
   *[other] { $name }はデッキの上から{ $count }枚を見ます。
}
invasion-event-paid-for-attacker-yes = { $who ->
    [you] あなたは《{ $card }》のためにリソース1点を払いました。
   *[other] { $name }は《{ $card }》のためにリソース1点を払いました。
}
invasion-event-paid-for-attacker-no = { $who ->
    [you] あなたは《{ $card }》のために払いません：パワー−1。
   *[other] { $name }は《{ $card }》のために払いません：パワー−1。
}
invasion-event-ended-burned = { $result ->
    [won] 相手の首都のセクションが2つ炎上し、あなたの勝ちです。
    [lost] あなたの首都のセクションが2つ炎上し、あなたの負けです。
   *[other] もう一方の首都のセクションが2つ炎上し、{ $name }の勝ちです。
}
invasion-event-ended-burned-drawn = 両方の首都が同時に炎上し、引き分けです。
invasion-event-ended-decked = { $result ->
    [won] 相手のデッキが尽き、あなたの勝ちです。
    [lost] あなたのデッキが尽き、あなたの負けです。
   *[other] もう一方のデッキが尽き、{ $name }の勝ちです。
}
invasion-event-ended-decked-drawn = 両方の山札が同時に尽き、引き分けです。
invasion-event-ended-long = 対戦が長引いたので、引き分けです。

## Events of a draft

invasion-event-pack = { $who ->
    [you] パック{ $count }：あなたは{ $now }枚を取ります。
   *[other] パック{ $count }：{ FORM($name, "inside") }は{ $now }枚を取ります。
}
invasion-event-picked = { $name }はカードを1枚取りました。
invasion-event-picked-known = { $who ->
    [you] あなたは《{ $card }》を取りました。
   *[other] { $name }は《{ $card }》を取りました。
}
invasion-event-picked-counterdraft = { $name }は抜き取るカードを1枚選びました。
invasion-event-picked-counterdraft-known = { $who ->
    [you] あなたは抜き取るカードに《{ $card }》を選びました。
   *[other] { $name }は抜き取るカードに《{ $card }》を選びました。
}
invasion-event-counterdrafted = { $who ->
    [you] あなたは《{ $card }》を抜き取り、ドラフトから外しました。
   *[other] { FORM($name, "inside") }は《{ $card }》を抜き取り、ドラフトから外しました。
}
invasion-event-draft-card = { $who ->
    [you] あなたはドラフトフォーマットカードを公開しました：《{ $card }》。
   *[other] { $name }はドラフトフォーマットカードを公開しました：《{ $card }》。
}
invasion-event-picks-done = { $who ->
    [you] あなたの取ったカード：デッキへ{ $count }枚、公開{ $now }枚。
   *[other] { FORM($name, "inside") }の取ったカード：デッキへ{ $count }枚、公開{ $now }枚。
}
invasion-event-pack-shown = { $who ->
    [you] あなたはパック{ $count }枚を見せます。
   *[other] { $name }はパック{ $count }枚を見せます。
}
invasion-event-sabotaged = { $who ->
    [you] あなたは《妨害工作》を使いました（残り{ $count }枚）。
   *[other] { $name }は《妨害工作》を使いました（残り{ $count }枚）。
}
invasion-event-supply-cut = { $who ->
    [you] 《補給線の切断》により、あなたのこれからのパックは{ $count }枚少なくなります。
   *[other] 《補給線の切断》により、{ FORM($name, "inside") }のこれからのパックは{ $count }枚少なくなります。
}
invasion-event-new-pack = { $who ->
    [you] 《流れの変化》により、あなたのパックは新しい{ $count }枚になりました。
   *[other] 《流れの変化》により、{ FORM($name, "inside") }のパックは新しい{ $count }枚になりました。
}
invasion-event-reinforced = { $name }はドラフト山札の1枚をデッキに加えました。
invasion-event-reinforced-known = { $who ->
    [you] あなたはドラフト山札の《{ $card }》をデッキに加えました。
   *[other] { $name }はドラフト山札の《{ $card }》をデッキに加えました。
}
invasion-event-reinforced-none = { $who ->
    [you] すべてドラフトフォーマットカードなので、あなたは何も加えません。
   *[other] すべてドラフトフォーマットカードなので、{ $name }は何も加えません。
}
invasion-event-pack-done = { $who ->
    [you] { $count ->
        [0] あなたのパックは残っていません。
       *[other] あなたのパックの残り{ $count }枚を捨てます。
    }
   *[other] { $count ->
        [0] { $name }のパックは残っていません。
       *[other] { $name }のパックの残り{ $count }枚を捨てます。
    }
}
invasion-event-deck-done = { $who ->
    [you] あなたのデッキができました：{ $count }枚。
   *[other] { FORM($name, "inside") }のデッキができました：{ $count }枚。
}

## Prompts

invasion-prompt-over = 対戦は終わりました。
invasion-prompt-waiting = { FORM($name, "inside") }を待っています（{ $doing }）。
invasion-prompt-mulligan = 最初の手札です。このまま始めますか、1度だけ戻して新しく7枚引きますか？
invasion-prompt-capital = あなたの首都フェイズ：カードをプレイする、デベロップを置く、アクションを使う、またはパスします。リソース{ $resources }点。
invasion-prompt-window = { $moment }アクションかタクティクスを使うか、パスします。リソース{ $resources }点。
invasion-prompt-answer = { $length ->
    [1] 連鎖：{ $entry }。対応するか、パスします。リソース{ $resources }点。
   *[other] 連鎖{ $length }個の一番上：{ $entry }。対応するか、パスします。リソース{ $resources }点。
}
invasion-prompt-x = 《{ $card }》：Xをいくつにしますか？　リソース{ $resources }点。
invasion-prompt-target = 《{ $card }》：{ $wanted }を選んでください。
invasion-prompt-target-or-none = 《{ $card }》：{ $wanted }を選んでください。選ばなくてもかまいません。
invasion-prompt-targets = 《{ $card }》：{ $wanted }を選んでください。あと{ $left }つ。
invasion-prompt-agree = 《{ $card }》：今、この効果を使いますか？
invasion-prompt-sacrifice-price = 《{ $card }》：コストとしてどのユニットを生贄にしますか？
invasion-prompt-tokens = 《{ $card }》：{ $cost }点のうち何点をトークンで払いますか？
invasion-prompt-development = { FORM($place, "own") }に裏向きで置くカードはどれですか？
invasion-prompt-order = あなたの強制効果が{ $left }つ待っています。どれを先にしますか？
invasion-prompt-redirect = 《{ $card }》：{ $aim }への1ダメージを振り替えます。どこに与えますか？
invasion-prompt-restore = どの堕落したカードを回復させますか？
invasion-prompt-attacked-zone = あなたのバトルフィールドフェイズ：どの領域を攻撃しますか？
invasion-prompt-attackers = { $place }への攻撃：バトルフィールドのどのユニットで攻撃しますか？
invasion-prompt-defenders = { $power ->
    [0] { $place }への攻撃：今のところダメージはありません。どのユニットで防御しますか？
   *[other] { $place }への攻撃：{ $power }ダメージ。どのユニットで防御しますか？
}
invasion-prompt-front = { $aim }は、2つの領域のどちらを攻撃しますか？
invasion-prompt-counterstrike = 《{ $card }》の逆襲{ $left }：どの攻撃ユニットに与えますか？
invasion-prompt-assign-kind = 普通のダメージ{ $left }点とキャンセル不可のダメージ{ $hard }点を割り振ります。次はどちらですか？
invasion-prompt-assign = あと{ $points }ダメージを割り振ります。次の1点をどこに与えますか？
invasion-prompt-indirect = 《{ $card }》：間接ダメージ{ $left }点を自分のユニットと首都に振り分けます。次の1点をどこに受けますか？
invasion-prompt-sacrifice = 《{ $card }》：どのユニットを生贄にしますか？
invasion-prompt-sacrifice-here = 《{ $card }》：{ FORM($place, "own") }のどのユニットを生贄にしますか？
invasion-prompt-development-or-damage = 《{ $card }》：デベロップ1つを生贄にしますか、それとも首都のすべてのセクションに1ダメージずつ受けますか？
invasion-prompt-corrupt-or-damage = 《{ $card }》：{ FORM($place, "own") }のユニット1つを堕落させますか、それとも首都のセクション1つに1ダメージを受けますか？
invasion-prompt-search = { $looked ->
    [0] 《{ $card }》：デッキが空なので、見るカードがありません。
   *[other] 《{ $card }》：デッキの上の{ $looked }枚（{ $cards }）のうち、印刷されているコストが{ $cost }以下のどのサポートを{ FORM($place, "own") }に出しますか？
}
invasion-prompt-search-must = { $looked ->
    [0] 《{ $card }》：デッキが空なので、見るカードがありません。
   *[other] 《{ $card }》：デッキの上の{ $looked }枚（{ $cards }）のうち、印刷されているコストが{ $cost }以下のどのサポートを{ FORM($place, "own") }に出しますか？　出せるものがあれば、必ず出します。
}
invasion-prompt-take = 《{ $card }》：デッキのカード{ $looked }枚を見ています。手札に加える{ $wanted }を選ぶか、選ばずに終えてください。
invasion-prompt-take-must = 《{ $card }》：デッキのカード{ $looked }枚を見ています。手札に加える{ $wanted }を選んでください。
invasion-prompt-pay-for-attacker = 《{ $card }》：{ $aim }のためにリソース1点を払いますか？　払わなければ、パワー−1です。
invasion-prompt-whose-deck = 《{ $card }》：どちらのデッキを見ますか？
invasion-prompt-peek = 《{ $card }》：この中のどのカードを捨てますか？
invasion-prompt-put-back = 《{ $card }》：上から次に置くのはどのカードですか？
invasion-prompt-cast = 《{ $card }》：相手の捨て札のどのタクティクスをプレイしますか？
invasion-prompt-save = 《{ $card }》：破壊されるユニットのうち、リソース1点で代わりに手札に戻すのはどれですか？
invasion-prompt-reveal = 《{ $card }》：相手の手札を無作為に何枚公開させますか？　{ $left }枚までです。
invasion-prompt-free-tactic = 《{ $card }》：公開されたカード（{ $cards }）のうち、どのタクティクスをコストなしでプレイしますか？
invasion-prompt-amount = 《{ $card }》：ダメージを何点{ $aim }に移しますか？
invasion-prompt-pick = パック{ $pack }：自分のパックからあと{ $left }枚取ってください。
invasion-prompt-counterdraft = パック{ $pack }：相手のパックのどのカードを抜き取りますか？
invasion-prompt-sabotage = パック{ $pack }：《妨害工作》を生贄にして、もう1枚抜き取りますか？
invasion-prompt-reinforce = 《増援》：ドラフト山札の上のカード（{ $cards }）のうち、どれをデッキに加えますか？

invasion-moment-turn-begins = { $who ->
    [you] あなたのターンの開始時です。
   *[other] { FORM($name, "inside") }のターンの開始時です。
}
invasion-moment-kingdom = { $who ->
    [you] あなたのキングダムフェイズです。
   *[other] { FORM($name, "inside") }のキングダムフェイズです。
}
invasion-moment-quest = { $who ->
    [you] あなたのクエストフェイズです。
   *[other] { FORM($name, "inside") }のクエストフェイズです。
}
invasion-moment-capital = { $who ->
    [you] あなたの首都フェイズです。
   *[other] { FORM($name, "inside") }の首都フェイズです。
}
invasion-moment-zone-chosen = { $who ->
    [you] あなたは{ $place }を攻撃します。次は攻撃ユニットの宣言です。
   *[other] { $name }が{ $place }を攻撃します。次は攻撃ユニットの宣言です。
}
invasion-moment-attackers-declared = { $place }への攻撃：攻撃ユニットが宣言されました。
invasion-moment-defenders-declared = { $place }への攻撃：防御ユニットが宣言されました。
invasion-moment-damage-assigned = { $place }への攻撃：ダメージが割り振られ、まだ適用されていません。
invasion-moment-damage-applied = { $place }への攻撃：ダメージが適用されました。
invasion-moment-no-attack = { $who ->
    [you] 攻撃のない、あなたのバトルフィールドフェイズです。
   *[other] 攻撃のない、{ FORM($name, "inside") }のバトルフィールドフェイズです。
}
invasion-moment-turn-ends = { $who ->
    [you] あなたのターンの終了時です。
   *[other] { FORM($name, "inside") }のターンの終了時です。
}
invasion-moment-damage-aside = ダメージは、このアクションの機会が終わるまで対象の脇に置かれます。

invasion-doing-mulligan = 最初の手札を検討中
invasion-doing-window = 行動を検討中
invasion-doing-x = Xを選択中
invasion-doing-target = 対象か場所を選択中
invasion-doing-agree = 効果を使うか選択中
invasion-doing-sacrifice-price = 生贄を選択中
invasion-doing-tokens = 支払い中
invasion-doing-development = デベロップを選択中
invasion-doing-order = 強制効果の順番を決定中
invasion-doing-redirect = ダメージの振り替え先を選択中
invasion-doing-restore = 回復させるカードを選択中
invasion-doing-attacked-zone = 攻撃を検討中
invasion-doing-attackers = 攻撃ユニットを宣言中
invasion-doing-defenders = 防御ユニットを宣言中
invasion-doing-front = 攻撃先を選択中
invasion-doing-counterstrike = 逆襲の対象を選択中
invasion-doing-assign-kind = ダメージを割り振り中
invasion-doing-assign = ダメージを割り振り中
invasion-doing-indirect = 間接ダメージを振り分け中
invasion-doing-sacrifice = 生贄を選択中
invasion-doing-development-or-damage = デベロップかダメージかを選択中
invasion-doing-corrupt-or-damage = 堕落かダメージかを選択中
invasion-doing-search = デッキを確認中
invasion-doing-pay-for-attacker = 攻撃ユニットの支払いを検討中
invasion-doing-whose-deck = 見るデッキを選択中
invasion-doing-peek = デッキの上のカードを確認中
invasion-doing-put-back = カードをデッキの上に戻しています
invasion-doing-cast = 捨て札のタクティクスを選択中
invasion-doing-save = 救うユニットを選択中
invasion-doing-reveal = 公開させる枚数を決定中
invasion-doing-free-tactic = コストなしのタクティクスを選択中
invasion-doing-amount = 移すダメージを決定中
invasion-doing-question = カードが求める選択中
invasion-doing-pick = カードを選択中
invasion-doing-counterdraft = 抜き取るカードを選択中
invasion-doing-sabotage = 《妨害工作》を検討中
invasion-doing-reinforce = 《増援》のカードを選択中

## Refusals

invasion-refuse-over = 対戦は終わっています。
invasion-refuse-unknown = { $action }という行動はありません。
invasion-refuse-must-decide = ここではパスできません。{ $asked }
invasion-refuse-other-decision = 先に決めることがあります。{ $asked }
invasion-refuse-draft-card = 《{ $card }》はドラフト専用で、プレイできません。
invasion-refuse-not-in-hand = 《{ $card }》は手札にありません。
invasion-refuse-not-capital-phase = 《{ $card }》は今プレイできません。ユニット、サポート、クエストをプレイできるのは、自分の首都フェイズだけです。
invasion-refuse-limited = 《{ $card }》はプレイできません。このターンはもう制限のカードをプレイしています。
invasion-refuse-empty-slot = そこにカードはありません。
invasion-refuse-not-yours = { $spot }は、あなたのコントロールするカードではありません。
invasion-refuse-face-down = { $spot }は裏向きなので、アクションを使えません。
invasion-refuse-for-enemy = { $spot }のアクションを使えるのは相手だけです。
invasion-refuse-no-action = { $spot }には使えるアクションがありません。
invasion-refuse-no-second-action = { $spot }には2つ目のアクションがありません。
invasion-refuse-wrong-zone = { $spot }のアクションは{ $zone }でだけ使えます。
invasion-refuse-used = { $spot }は、このターンもう使いました。
invasion-refuse-too-few-tokens = { $spot }のトークンが足りません（{ $tokens }/{ $needed }個）。
invasion-refuse-chain-full = 連鎖は{ $most }個でいっぱいです。
invasion-refuse-window-own-turn = 《{ $card }》は自分のターンにだけ使えます。
invasion-refuse-window-own-quest-phase = 《{ $card }》は自分のクエストフェイズにだけ使えます。
invasion-refuse-window-after-assigning = 《{ $card }》は戦闘中、ダメージが割り振られた後にだけ使えます。
invasion-refuse-window-while-assigned = 《{ $card }》は、戦闘ダメージが割り振られてから適用されるまでの間にだけ使えます。
invasion-refuse-window-before-defenders = 《{ $card }》は、自分が攻撃されたとき、防御ユニットが宣言される前にだけ使えます。
invasion-refuse-window-after-combat = 《{ $card }》は、攻撃のあったバトルフィールドフェイズの終わり、ダメージが適用された後にだけ使えます。
invasion-refuse-too-expensive = { $sign ->
    [more] 《{ $card }》のコストは{ $cost }点（印刷{ $printed }、忠誠{ $loyalty }、ほかのカードで+{ $change }）で、使えるのは{ $funds }点です。
    [less] 《{ $card }》のコストは{ $cost }点（印刷{ $printed }、忠誠{ $loyalty }、ほかのカードで−{ $change }）で、使えるのは{ $funds }点です。
   *[none] 《{ $card }》のコストは{ $cost }点（印刷{ $printed }、忠誠{ $loyalty }）で、使えるのは{ $funds }点です。
}
invasion-refuse-action-too-expensive = 《{ $card }》のアクションは{ $cost }点で、使えるのは{ $funds }点です。
invasion-refuse-price-unit = 《{ $card }》：生贄にするユニットがいません。
invasion-refuse-price-unit-here = 《{ $card }》：その領域に、生贄にする自分のユニットがいません。
invasion-refuse-price-quester = 《{ $card }》：生贄にする、クエストを行っているユニットがいません。
invasion-refuse-price-corrupt = 《{ $card }》は、支払いのために堕落させることができません。
invasion-refuse-condition = 《{ $card }》は今使えません：{ $needs }。
invasion-refuse-targets-too-expensive = 《{ $card }》：どの対象も、使える{ $funds }点では足りません。
invasion-refuse-no-target = 《{ $card }》の対象がありません：{ $wanted }が必要です。
invasion-refuse-unique = 《{ $card }》：そのユニークカードは、もう場に出ています。
invasion-refuse-only-zone = 《{ $card }》が場に出られるのは{ $zone }だけです。
invasion-refuse-hero = 《{ $card }》：そこにはもう自分の英雄がいます。英雄は1領域に1人です。
invasion-refuse-develop-capital-phase = デベロップを置けるのは、自分の首都フェイズだけです。
invasion-refuse-developed = このターンは、もうデベロップを置きました。
invasion-refuse-empty-hand = 置ける手札がありません。
invasion-refuse-not-found = 《{ $card }》は出せません。この中の、印刷されているコストが{ $cost }以下で、その領域に出られるサポートを選びます。
invasion-refuse-not-taken = 《{ $card }》は手札に加えられません。見ている中から{ $wanted }を選びます。
invasion-refuse-not-free = 《{ $card }》はプレイできません。公開された中の、今使えるタクティクスを選びます。
invasion-refuse-not-discarded = 捨て札置場に《{ $card }》はもうありません。
invasion-refuse-not-a-target = 《{ $card }》は{ $spot }を選べません。{ $wanted }を選んでください。
invasion-refuse-target-too-expensive = { $spot }を対象にするにはさらに{ $tax }点、全部で{ $cost }点かかり、使えるのは{ $funds }点です。
invasion-refuse-drawn-by-lot = 同じ領域にある相手のデベロップは見分けられません。最初のものを選んでください。どれになるかは無作為に決まります。
invasion-refuse-no-second-target = 《{ $card }》：{ $spot }を選ぶと、2つ目の対象がありません。
invasion-refuse-enemy-quest = 《{ $card }》：ユニットを送れるのは自分のクエストだけです。
invasion-refuse-quest-taken = 《{ $card }》：もうユニットがクエストを行っています。
invasion-refuse-own-unit = { $spot }は選べません。自分のユニットを選んでください。
invasion-refuse-own-unit-here = { $spot }は選べません。{ $place }のユニットを選んでください。
invasion-refuse-own-development = { $spot }は選べません。自分のデベロップを選んでください。
invasion-refuse-not-asked-for = { $target }は選べません。{ $wanted }を選んでください。
invasion-refuse-not-corruptible = { $spot }を堕落させることはできません。
invasion-refuse-not-corrupt = { $spot }は選べません。自分の堕落しているカードを選んでください。
invasion-refuse-not-on-top = 《{ $card }》は、見ているカードの中にありません。
invasion-refuse-no-such-deck = そのようなデッキはありません。
invasion-refuse-not-castable = 《{ $card }》は、いま相手の捨て札からプレイできません。
invasion-refuse-nothing-to-cast = 相手の捨て札に、いまプレイできるタクティクスがありません：{ $spot }。
invasion-refuse-no-front = 攻撃できるのは、攻撃されている2つの領域のどちらかだけです。
invasion-refuse-window-zone-chosen = 《{ $card }》は、攻撃する領域を選んだ直後にしか使えません。
invasion-refuse-not-dying = { $spot }は選べません。破壊される自分のユニットを選んでください。
invasion-refuse-declared = { $spot }は、もう宣言されています。
invasion-refuse-corrupt = 堕落しているカードは宣言できません：{ $spot }。
invasion-refuse-barred = { $spot }は、このターン、攻撃ユニットにも防御ユニットにも宣言できません。
invasion-refuse-no-attack = { $spot }は攻撃できません。
invasion-refuse-no-defence = { $spot }は防御できません。
invasion-refuse-no-attacker = { $spot }は選べません。攻撃ユニットを選んでください。
invasion-refuse-no-defender = { $spot }は選べません。防御ユニットを選んでください。
invasion-refuse-enough-damage = { $target }には、これ以上間接ダメージを割り振れません。
invasion-refuse-no-redirect = 《{ $card }》は{ $target }にダメージを振り替えられません。
invasion-refuse-own-zone = 攻撃できるのは相手の領域です。自分の領域は攻撃できません。
invasion-refuse-burning = 炎上したセクションはダメージを受けません：{ $place }。
invasion-refuse-burning-zone = 炎上した領域に攻撃を向けることはできません：{ $place }。
invasion-refuse-no-counterattack = 防御側のダメージは攻撃ユニットに与えます。首都には与えられません。
invasion-refuse-not-attacked = 割り振れるのは、攻撃されているセクションだけです：{ $place }は違います。
invasion-refuse-minimum-first = セクションに割り振る前に、すべての防御ユニットに最低限の分を割り振ります。まだ{ $lying }/{ $needed }点です：{ $spot }。
invasion-refuse-unhurt-defender = セクションには割り振れません。この防御ユニットは戦闘ダメージでは破壊されません：{ $spot }。
invasion-refuse-own-capital = 自分の首都のセクションを選んでください：{ $place }は違います。
invasion-refuse-tokens = ちょうど{ $cost }点を払います。使えるのはリソース{ $resources }点とトークン{ $tokens }個です。
invasion-refuse-amount = 今あるダメージより多くは移せません。受け取るユニットを破壊するのに足りる分より多くも移せません：{ $spot }。
invasion-refuse-reveal = 公開できるのは{ $most }枚までです。
invasion-refuse-no-such-effect = その番号で待っている自分の効果はありません。
invasion-refuse-x-developments = 《{ $card }》：Xは1以上で、1つの領域のデベロップの数以下です。
invasion-refuse-not-on-chain = 《{ $card }》はそれを選べません。{ $wanted }を選んでください。
invasion-refuse-not-in-own-pack = 自分のパックに《{ $card }》はもうありません。
invasion-refuse-not-in-their-pack = 相手のパックに《{ $card }》はもうありません。
invasion-refuse-not-on-pile = 《{ $card }》はドラフト山札の上のカードの中にありません。
invasion-refuse-no-reinforcement = 《{ $card }》はドラフト専用で、デッキには入りません。

invasion-needs-for-ulthuan = もう2つの領域が攻撃されている
invasion-needs-valkia-the-bloody = 移すダメージがない
invasion-needs-disciple-of-khaine = 戦闘ダメージが割り振られていない
