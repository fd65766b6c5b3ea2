# The cards of The Skavenblight Threat in English, in our own words; how a text reads is said in invasion-cards.ftl.
# A moment in the brackets of an action is the only one at which it may be used, once each time the moment comes.
# Infiltrate is a tactic of the Empire, Infiltrate! the quest of the core set.

## Dwarfs

card-gurnis-elite = Gurni's Elite
    .text = Battlefield only.
card-stand-your-ground = Stand Your Ground
    .text = Action: a target Dwarf unit that went to your discard pile this turn enters play in any of your zones.

## The Empire

card-nordland-halberdiers = Nordland Halberdiers
    .text = You may play this unit outside your capital phase too: whenever you may use an action, on anyone’s turn.
card-infiltrate-empire = Infiltrate
    .text = Action: a target opponent draws at most one card this turn.

## High Elves

card-tyriel = Tyriel
    .text = One Hero per zone. Forced: when an opponent attacks this zone, that opponent picks one of their attackers; at the end of the turn it returns to its owner’s hand.
invasion-prompt-ask-turned-back-by-tyriel = { $card }: which of your attackers returns to hand when the turn ends?
invasion-act-ask-turned-back-by-tyriel = { $target } returns to hand when the turn ends
    .short = { $target }
card-steels-bane = Steel's Bane
    .text = Action: from now until the turn ends, the first 10 damage to a target High Elf unit is cancelled.
card-repair-the-waystones = Repair the Waystones
    .text = Action (discard 3 tokens from here): a target support in your discard pile enters play in your quest zone. Forced: when your turn begins, 1 resource token is put here if a unit is questing here.

## Orcs

card-spider-riders = Spider Riders
    .text = Battlefield: +2 power while attacking.
card-war-paint = War Paint
    .text = Attach to a unit in your battlefield. That unit has +1 power for each damage on it.

## Chaos

card-chosen-of-tzeentch = Chosen of Tzeentch
    .text = Quest zone, action (1 resource, once a turn): 1 damage to a target damaged unit.
card-bolt-of-change = Bolt of Change
    .text = Action: until the turn ends, a target development is also a unit with 2 power and 2 hit points; it still counts as a development.

## Dark Elves

card-malus-darkblade = Malus Darkblade
    .text = One Hero per zone. When your battlefield phase ends, 1 damage to each of your opponents’ units that could have defended but didn’t.
card-morathis-pegasus = Morathi's Pegasus
    .text = Toughness 3. Action (3 resources): this unit loses all Toughness until the turn ends; only an opponent can use this.
card-we-need-your-blood = We Need Your Blood
    .text = Action: until the turn ends, a target unit has −1 hit point and a different target unit has +1 hit point.

## Neutral cards

card-greyseer-thanquol = Greyseer Thanquol
    .text = Destruction only. One Hero per zone. This unit may attack from any of your zones. While attacking, it has +1 power for each of your Skaven units.
card-clan-rats = Clan Rats
    .text = Destruction only. Action (corrupt this unit): another target Skaven unit has +1 power until the turn ends.
card-warp-lightning-cannon = Warp Lightning Cannon
    .text = Destruction only. Attach to any unit. That unit becomes corrupt; it has +3 power while it attacks or defends.
card-marius-the-righteous = Marius the Righteous
    .text = Order only. One Hero per zone. Quest zone, action (1 resource): 1 damage to a target corrupt unit in any battlefield.
card-abandoned-mine = Abandoned Mine
    .text = Kingdom, action (when your turn begins): one of your developments returns to its owner’s hand.
card-forge = Forge
    .text = Kingdom: while you have two or more developments here, Attachments you play cost 1 less.

## Traits

trait-skaven = Skaven
trait-witchhunter = Witch Hunter

card-changed-development = Changed development
    .text = A development that is also a unit with 2 power and 2 hit points, until the turn ends.
