# Skirmish in English.

game-skirmish = Skirmish
    .text = Five of twelve ranks, hidden: the higher takes the trick, but the spy beats the general.
    .facts = 2 players · 2 minutes
format-skirmish-usual = Skirmish
    .text = Five tricks; who takes three wins.

skirmish-led = led
skirmish-played = played
skirmish-tricks = tricks
skirmish-hand = hand

skirmish-play = Play { $card }
skirmish-prompt-lead = Lead a card.
skirmish-prompt-answer = Answer { $card }: a higher card takes the trick; the spy beats the general.
skirmish-prompt-wait = { $name } decides.
skirmish-event-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
skirmish-event-taken = { $who ->
    [you] You take the trick.
   *[other] { $name } takes the trick.
}
skirmish-event-ended = { $who ->
    [you] You win the skirmish.
   *[other] { $name } wins the skirmish.
}

skirmish-card-1 = Spy (1)
skirmish-card-2 = Scout (2)
skirmish-card-3 = Archer (3)
skirmish-card-4 = Pikeman (4)
skirmish-card-5 = Rider (5)
skirmish-card-6 = Sapper (6)
skirmish-card-7 = Gunner (7)
skirmish-card-8 = Guard (8)
skirmish-card-9 = Knight (9)
skirmish-card-10 = Captain (10)
skirmish-card-11 = Colonel (11)
skirmish-card-12 = General (12)
