# The course of Invasion in English: a title, a goal and what was learned for each lesson, then its steps. A form of a step
# answers a press that was not meant.

## How one wins: two burning zones

lesson-invasion-fire = Burn two zones
    .goal = Set a second zone of the enemy capital on fire. Two burning zones win.
    .learned = A section burns when its damage reaches its hit points, and two burning sections win the match. You attack once a turn, one zone, with units from your battlefield.
lesson-invasion-fire-zones = Every capital has three zones: kingdom, quest zone and battlefield. Each burns at 8 damage. The enemy's quest zone burns already, and their battlefield has 5 damage: 3 more are enough.
lesson-invasion-fire-attack = It is your battlefield phase. Choose the zone to attack: press their battlefield.
    .quest = Their quest zone burns already; it can't burn twice. Press their battlefield.
    .kingdom = Their kingdom is whole: 8 damage is more than you have. Press their battlefield.
    .none = You are one attack away from winning. Press their battlefield.
lesson-invasion-fire-brigade = Now say who attacks. A hammer is power: that is the damage a unit deals. Press { card-mountain-brigade }, which has 2.
    .done = That would be an attack with nobody. Press { card-mountain-brigade } first.
lesson-invasion-fire-defender = 2 damage are not enough, and attackers strike together. Press { card-defender-of-the-hold } as well.
    .done = 5 and 2 are only 7: nothing burns. Press { card-defender-of-the-hold }, too.
lesson-invasion-fire-done = 3 damage against nobody: the enemy has no unit in that zone to defend it. Press “{ invasion-act-attackers-done }”.

## A turn

lesson-invasion-turn = A turn
    .goal = Collect, draw, and bring a unit into play.
    .learned = Power works where it lies: in the kingdom it brings resources, in the quest zone cards, in the battlefield damage. A turn goes through these in order: kingdom phase, quest phase, capital phase to play cards, battlefield phase to attack.
lesson-invasion-turn-kingdom = Your kingdom phase: you collect 1 resource for each power in your kingdom. The section has 3 and { card-hammerer-of-karak-azul } 1, so you have 4 now.
lesson-invasion-turn-quest = In every phase both may act, and it goes on when both have passed. You have nothing to do here: press “{ invasion-act-pass }”.
lesson-invasion-turn-drawn = Your quest phase: 1 card for each power in your quest zone. The section has 1 and { card-zhufbar-engineers } 1, so you have drawn 2. Press “{ invasion-act-pass }” to go on.
lesson-invasion-turn-play = Your capital phase: here you play cards. { card-mountain-brigade } costs 4. Its two loyalty icons cost nothing more, because your capital and your dwarfs in play show enough symbols of their race. Press it, then your battlefield: from there units attack.
    .pass = First spend your 4 resources. Press { card-mountain-brigade }.
    .forge = A good card, but it is no unit and can't attack. Take { card-mountain-brigade }.
    .slayers = They would do, too. But 4 resources are enough for the stronger { card-mountain-brigade }.
    .kingdom = In the kingdom it would bring 2 more resources each turn: a fine plan, too. Here we want to attack: press your battlefield.
    .quest = In the quest zone it would bring 2 more cards each turn: a fine plan, too. Here we want to attack: press your battlefield.
lesson-invasion-turn-played = There it is. 2 power in your battlefield are 2 damage in your battlefield phase, which comes next.

## Attack against defenders

lesson-invasion-through = Through the defenders
    .goal = Destroy the defender and still burn the kingdom.
    .learned = Defenders shield their section: each must be assigned enough damage to be destroyed before any may go to the section. All damage is applied at the same time.
lesson-invasion-through-come = Your two units attack their kingdom, which has 6 damage. { card-squig-herders } defend it. Both sides deal the damage of their units together: you have 4.
lesson-invasion-through-first = You spread your damage point by point. The defender comes first: press { card-squig-herders }.
lesson-invasion-through-second = They have 2 hit points, so they need one more. Press { card-squig-herders } again.
lesson-invasion-through-third = Now the section is open. Press their kingdom.
    .herders = They have enough. More would be wasted: press their kingdom.
lesson-invasion-through-fourth = One point is left, and one is missing. Press their kingdom.
    .herders = They have enough. Press their kingdom: 6 and 2 are 8.

## Defence

lesson-invasion-defence = Hold the wall
    .goal = Keep your kingdom from burning, and destroy an attacker.
    .learned = Units defend the zone they stand in. Damage goes to them first, and they strike back. A unit with many hit points holds longest.
lesson-invasion-defence-come = The orcs attack your kingdom. It has 5 damage already, and three orcs of 1 power each would bring it to 8: it would burn.
lesson-invasion-defence-brigade = Units in the attacked zone may defend. { card-mountain-brigade } has 6 hit points: press it.
    .runesmith = { card-runesmith } has 1 hit point: it would fall, and 2 damage would still reach your kingdom. Press { card-mountain-brigade }.
    .done = Without a defender your kingdom burns. Press { card-mountain-brigade }.
lesson-invasion-defence-done = All 3 damage must go to the Brigade now: it needs 6 to fall. Nobody else is needed. Press “{ invasion-act-defenders-done }”.
    .runesmith = Better not: they would gladly destroy { card-runesmith }. One defender is enough.
lesson-invasion-defence-first = Your Brigade strikes back with 2. Choose whom: { card-squig-herders } have 2 hit points. Press them.
    .boyz = { card-boar-boyz } have 4 hit points, and wounded orcs grow wilder. Press { card-squig-herders }.
    .goblins = The goblins would fall, too. But 2 points are enough for the herders: press { card-squig-herders }.
lesson-invasion-defence-second = One more point destroys them. Press { card-squig-herders } again.
    .boyz = Then nobody would fall. Press { card-squig-herders }.
    .goblins = The goblins would fall, but the herders would live and be angry. Press { card-squig-herders }.

## Developments

lesson-invasion-development = Build a wall
    .goal = Make a weak section stronger.
    .learned = Once a turn a card from your hand may lie face down in a zone as a development. It costs nothing, gives its section 1 hit point, and only you may look at it. Cards that come too late or cost too much serve best.
lesson-invasion-development-danger = Your battlefield has 6 damage and burns at 8. Across from it stand two orcs of 1 power each: next turn they would burn it.
lesson-invasion-development-put = You have no resources, but a development is free. Press { card-demolition } and then your battlefield, to put it there face down.
    .kingdom = The danger is in your battlefield. Put it there.
    .quest = The danger is in your battlefield. Put it there.
    .mountain = That would do, too; but keep the better card. Take { card-demolition }.
    .pass = Then your battlefield burns next turn. Press { card-demolition }.
lesson-invasion-development-stronger = Now it burns only at 9. The orcs' 2 damage would bring it to 8, and it holds.

## The chain

lesson-invasion-chain = The last word
    .goal = Answer their tactic, and win.
    .learned = Actions are answered by actions, and the chain resolves backwards: the last comes first. Costs are paid when an action is announced, and what was paid for happens even if its card is gone by then.
lesson-invasion-chain-come = { card-mountain-brigade } attacks their kingdom with 2. It has 5 damage: 1 is missing. Your { card-grudge-thrower } could give that, but watch what they do.
lesson-invasion-chain-answer = They play { card-pillage } to destroy your { card-grudge-thrower }. It is only on the chain: nothing has happened yet. Use it before it is gone: press { card-grudge-thrower }.
    .pass = Then it is destroyed unused, and 2 damage burn nothing. Press { card-grudge-thrower }.
lesson-invasion-chain-sacrifice = It costs 1 resource and one of your units. Press { card-defender-of-the-hold }, which does not attack.
    .brigade = That is your attacker. Press { card-defender-of-the-hold }.
lesson-invasion-chain-backwards = The chain has two entries, and yours came last: it resolves first, and your attacker has 3 power. Then { card-pillage } destroys a weapon that has done its work. Press “{ invasion-act-pass }”.
