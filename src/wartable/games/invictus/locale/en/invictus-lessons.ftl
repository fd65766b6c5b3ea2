# The course of Invictus in English: a title, a goal and what was learned for each lesson, then its steps. A form of a step
# answers a press that was not meant.

## How one wins: the kingdom

lesson-invictus-kingdom = Found a kingdom
    .goal = Lead in four of the five colours of the kingdoms. Whoever does wins at once.
    .learned = Founding: you have more soldiers than the enemy in four colours, so you win. An enemy leader that falls also wins; you will see that at the end of the course.
lesson-invictus-kingdom-scales = Each soldier in your kingdom counts for its colour. You have more than the enemy in blue, green and yellow: that is 3 kingdom points. Red is the enemy's, and of purple nobody has any.
lesson-invictus-kingdom-enter = Once a turn you may send one soldier from your hand into your kingdom. Press the Wizard, which is purple.
    .archer = The Archer is red, and there the enemy is two ahead: one more of yours would give no point. Take the Wizard.
    .end = Not yet: you can win in this very turn. Press the Wizard.

## The battlefield: who reaches whom

lesson-invictus-ranges = Who reaches whom
    .goal = Hit the Wizard at the back, and the Archer in front of it.
    .learned = The small pattern on a card is its range, counted from the card forwards. One attack hits one card, and cards in between are no hindrance.
lesson-invictus-ranges-guardian = A battlefield has three cells in front and three at the back. A Guardian reaches only the cell straight ahead. That one is empty, so it can't attack.
lesson-invictus-ranges-archer = An Archer shoots two rows ahead and one aside, like a knight in chess. From the front that is the enemy's back row. Press your Archer, then the Wizard.
    .priest = The Priest's turn comes. First the Archer: press it.
    .end = Two attacks are waiting for you. Press your Archer.
lesson-invictus-ranges-priest = A Priest reaches one row ahead, on the slant. Press your Priest, then the Archer: 1 damage against 2 health only hurts it.
    .end = One more attack. Press your Priest.

## Attack: an exact hit captures

lesson-invictus-capture = Hit exactly
    .goal = Capture the Guardian for your kingdom.
    .learned = An attack that equals the health of an unhurt card captures it for your kingdom; more than that destroys it. Damage by supports never captures.
lesson-invictus-capture-numbers = A sword is attack, a shield is health. A card that lies sideways is rested and has less health: this Guardian has 2 left of 3. Your King attacks with 2.
lesson-invictus-capture-king = 2 against 2 is an exact hit. Press your King, then the Guardian.
    .warrior = The Warrior comes next. First the King: press it.
    .priest = The King could reach the Priest behind, too: it has 2 health. But here we want the Guardian.
    .end = Your turn has just begun. Press the King.
lesson-invictus-capture-captured = Captured: the Guardian now lives in your kingdom and counts for green. The King is rested and can't attack again this turn.
lesson-invictus-capture-warrior = X means: as much as you have cards in hand, so your Warrior has 2. The Wizard has only 1 health: too hard a hit destroys. Try it: press the Warrior, then the Wizard.
    .end = One attack is still to be made. Press the Warrior.

## Attack: damage adds up

lesson-invictus-damage = Damage adds up
    .goal = Destroy the enemy Priest with two attacks.
    .learned = Damage adds up within a turn, and what has taken as much as its health is destroyed. A card that is already hurt can't be captured. When the turn ends, all damage is gone.
lesson-invictus-damage-first = The enemy Priest has 2 health, your Priest only 1 attack. Attack nevertheless: press your Priest, then the enemy Priest.
    .guardian = The Guardian has 3 health: too much for this turn. Take the Priest.
    .archer = The Archer shoots second. Press your Priest first.
    .end = Your turn has just begun. Press your Priest.
lesson-invictus-damage-hurt = 1 damage: the enemy Priest has 1 of its 2 health left until the turn ends. From now on it can be destroyed, but no longer captured.
lesson-invictus-damage-second = From the back row the Archer reaches the enemy's front row. Finish it: press your Archer, then the enemy Priest.
    .guardian = The Guardian is unhurt and would only be scratched. Take the Priest.
    .end = If you end the turn now, the Priest's damage is gone. Press your Archer.

## Supports: cards in hand help

lesson-invictus-support = Support from the hand
    .goal = Capture the Priest with a Guardian that is one attack short.
    .learned = A support costs its card: it goes to the tail of your queue and can march from there later. With five cards in the queue nobody can support. Main supports come before or after an attack, never within one.
lesson-invictus-support-hand = A soldier can fight, settle in the kingdom, or support from your hand. The Warrior supports with +1 attack for all your cards until the turn ends.
lesson-invictus-support-warrior = Your Guardian has 1 attack, the Priest 2 health. Press the Warrior in your hand, then the free place in your queue.
    .enter = In the kingdom the Warrior would help nobody now. Press the free place in your queue instead.
    .attack = 1 against 2 would only hurt the Priest, and then it can't be captured any more. First the Warrior.
    .end = Not yet: the Priest is within reach. Press the Warrior in your hand.
lesson-invictus-support-attack = Now the Guardian has 2. Press it, then the Priest.
    .end = The bonus would be lost with the turn. Press your Guardian.

## The enemy's turn: a block

lesson-invictus-block = Block an attack
    .goal = Save your Priest in the enemy's turn.
    .learned = A block comes from the hand, too, when an attack is aimed at one of your cards: the attack does nothing, and the attacker stays rested. You are asked only when you could block.
lesson-invictus-block-threat = It is the enemy's turn. King C has 2 attack, your Priest 2 health: an exact hit would capture it. Go on, and see the attack coming.
lesson-invictus-block-guardian = The King attacks. A Guardian in hand can block: press it.
    .none = Then the Priest would be captured, and counts for the enemy. Your Guardian can stop that: press it.
lesson-invictus-block-blocked = Nothing happened to your Priest. The Guardian waits in your queue now, and the King lies rested, with 3 health instead of 4: that is your chance in your next turn.

## March: new cards for the battlefield

lesson-invictus-march = March
    .goal = Bring the Archer from your queue to the front.
    .learned = In a turn you either attack or march, once. With cards in the queue its head marches; with an empty queue, a card from your hand does. A march onto one of your own cards sends that card to the queue.
lesson-invictus-march-queue = Cards wait in the queue, and nobody can overtake: the head, here the Archer, leaves first.
lesson-invictus-march-march = A march may go to any cell of yours. Press the Archer at the head of the queue, then your back cell on the left.
    .attack = Who attacks can't march in the same turn. This time we march: press the Archer.
    .other = That cell would do as well. But take the back cell on the left: you will see why.
    .end = First the march. Press the Archer at the head of the queue.
lesson-invictus-march-end = After a march there are no attacks this turn. End your turn, and see what happens to the Archer.
lesson-invictus-march-forward = Your turn again. You drew a card, your cards are upright, and the Archer stepped forward, because the cell before it was empty.

## The end: the leader

lesson-invictus-leader = Exile the leader
    .goal = Destroy or capture the enemy leader. Whoever does wins at once.
    .learned = Exile: the leader is gone and you win. So there are two ways to keep in sight: your kingdom's four colours, and the enemy's leader; and take care of your own. When the first deck is empty, the kingdom points decide.
lesson-invictus-leader-health = King C is rested: 3 health. You have no attack of 3, but three ways to do 1 damage each.
lesson-invictus-leader-support = An Archer in hand supports with 1 damage to any enemy card. Press the Archer in your hand, then the free place in your queue, then King C.
    .attack = The attack comes next. First the Archer in your hand.
    .enter = In the kingdom it would not hurt the King. Press the Archer in your hand, then the free place in your queue.
    .wizard = The Wizard can wait: the King decides the match. Press King C.
    .end = You can win in this turn. Press the Archer in your hand.
lesson-invictus-leader-guardian = 2 health left. Press your Guardian, then King C.
    .end = If the turn ends, the damage is gone. Press your Guardian.
lesson-invictus-leader-archer = The last blow: press your Archer on the battlefield, then King C.
    .end = One hit is missing. Press your Archer on the battlefield.
