# The words of Invasion's draft room. The browser puts values in; no message here chooses its form by one.

## Where the draft stands

board-draft-pack = パック{ $number }/{ $count }
board-draft-step-pick = 取る
board-draft-step-counterdraft = 抜き取り
board-draft-say-step = パック{ $pack }/{ $packs }、手順{ $number }/{ $count }：{ $step }。

## What lies before you, and what you are to do with it

board-draft-own-pack = あなたのパック
board-draft-pack-of = { $name }のパック
board-draft-top = ドラフト山札の上
board-draft-packs-closed = パックはプレイヤーだけが見られます。
board-draft-hint-pick = 2枚ずつ取ってデッキに加えます。相手には見えません。
board-draft-hint-counterdraft = 抜き取ったカードは公開され、ドラフトから外れます。誰のものにもなりません。
board-draft-hint-sabotage = 《妨害工作》を生贄にすると、このパックからもう1枚抜き取れます。次の機会まで取っておくこともできます。
board-draft-hint-reinforce = 1枚を裏向きのままデッキに加え、残りはドラフト山札の一番下に置きます。
board-draft-hint-waiting = 自分のパックを見ています。選ぶのは相手です。
board-draft-hint-chosen = 選び終わりました。2人が選び終わると公開されます。
board-draft-picked = 取った
board-draft-taken-out = 抜き取る
board-draft-take-back = 戻す
board-draft-again-pick = もう一度押すと取る
board-draft-again-counterdraft = もう一度押すと抜き取る
board-draft-again-reinforce = もう一度押すとデッキへ
board-draft-not-for-deck = ドラフト専用

## Piles, packs and decks of a seat

board-draft-pile = 山札
board-draft-in-pack = パック
board-draft-deck = デッキ
board-draft-say-stacks = { $name }。ドラフト山札{ $pile }枚、パック{ $pack }枚、デッキ{ $deck }枚。
board-draft-sabotages = 妨害工作×{ $count }
board-draft-sabotages-why = 表向きの《妨害工作》：抜き取りのときに生贄にして、もう1枚抜き取れます。
board-draft-cut = パック−{ $count }
board-draft-cut-why = 《補給線の切断》：これからのパックは、どれもこの枚数だけ少なくなります。
board-draft-out = 外れたカード
board-draft-out-own = 外れたカード：あなたのドラフト山札
board-draft-out-of = 外れたカード：{ $name }のドラフト山札

## Your deck so far

board-draft-your-deck = これまでのデッキ
board-draft-nothing-yet = 取ったカードはここに並びます。
board-draft-units = ユニット
board-draft-supports = サポート
board-draft-quests = クエスト
board-draft-tactics = タクティクス
board-draft-curve = コスト別の枚数
board-draft-say-cost = コスト{ $cost }：{ $count }枚
board-draft-say-in-deck = デッキの《{ $card }》：{ $count }枚、コスト{ $cost }。

## What was just shown

board-draft-shown = 公開されたカード
board-draft-you-picked = あなたが取った
board-draft-they-picked = { $name }が取った
board-draft-you-took-out = あなたが抜き取った
board-draft-they-took-out = { $name }が抜き取った

## Cards in whole sentences

board-draft-say-unit = 《{ $card }》：{ $kind }。コスト{ $cost }、忠誠{ $loyalty }、パワー{ $power }、ヒットポイント{ $hit_points }。{ $text }
board-draft-say-card = 《{ $card }》：{ $kind }。コスト{ $cost }、忠誠{ $loyalty }。{ $text }
board-draft-say-draft-card = 《{ $card }》：{ $kind }。{ $text }
board-draft-say-picked = 《{ $card }》：取りました。
board-draft-say-taken-out = 《{ $card }》：ドラフトから外れます。
board-draft-say-take-back = 押すと戻します。
