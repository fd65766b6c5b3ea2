# Invictus in English: the diagrams of the rules page. `told` is what a diagram shows, for those who can't see it.

diagram-invictus-ranges = What the King's soldiers reach. ▲ is the card itself, the enemy is above, ⚔ marks the cells it can attack.
    .told = Warrior and Guardian reach the cell straight ahead. The Archer reaches like a chess knight. The Priest reaches both diagonals, two rows deep. The Wizard reaches three cells straight ahead; from the back row the first of them is the own front row, so it reaches the enemy's front row and back row.
diagram-invictus-ranges-behind = { $soldier } in the back row
diagram-invictus-field = A table of Invictus: two battlefields of six cells, and beside each the queue and the kingdom.
    .told = Above, the enemy's battlefield: three cells in the back row, and three in the front row next to yours. Below, your own: front row, then back row. Beside each battlefield lie its queue of up to five cards, which leave at the head, and its kingdom by five colours.
diagram-invictus-field-theirs = Enemy
diagram-invictus-field-own = You
diagram-invictus-field-front = front row
diagram-invictus-field-back = back row
diagram-invictus-field-queue = queue, head first
diagram-invictus-field-kingdom = kingdom
diagram-invictus-attack = The order of an attack.
diagram-invictus-attack-rest = Rest
    .text = Turn one of your active cards sideways. Its attack is fixed now.
diagram-invictus-attack-target = Name the target
    .text = One enemy card in its range.
diagram-invictus-attack-block = Block?
    .text = The enemy may block with a support, and you may negate that.
diagram-invictus-attack-damage = Damage
    .text = Exactly its health on an unhurt card: captured. As much or more otherwise: destroyed.
