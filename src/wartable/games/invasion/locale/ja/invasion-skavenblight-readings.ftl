# What the English names of the cards of The Skavenblight Threat mean in Japanese, as a second line beside the name. These are
# plain translations of our own, not official names; the name stays the one printed on the card.

## Dwarfs

reading-card-gurnis-elite = グルニの精鋭
reading-card-stand-your-ground = 踏みとどまれ

## The Empire

reading-card-nordland-halberdiers = ノルドランドの矛槍兵
reading-card-infiltrate-empire = 潜入

## High Elves

reading-card-tyriel = ティリエル
reading-card-steels-bane = 鋼の災い
reading-card-repair-the-waystones = 道標石の修復

## Orcs

reading-card-spider-riders = 蜘蛛乗り
reading-card-war-paint = 戦化粧

## Chaos

reading-card-chosen-of-tzeentch = ティーンチに選ばれし者
reading-card-bolt-of-change = 変容の電光

## Dark Elves

reading-card-malus-darkblade = マルス・ダークブレイド
reading-card-morathis-pegasus = モラスィの天馬
reading-card-we-need-your-blood = お前の血が要る

## Neutral cards

reading-card-greyseer-thanquol = 灰色の予見者サンクォール
reading-card-clan-rats = 氏族の鼠
reading-card-warp-lightning-cannon = ワープ電光砲
reading-card-marius-the-righteous = 正義のマリウス
reading-card-abandoned-mine = 廃坑
reading-card-forge = 鍛冶場
