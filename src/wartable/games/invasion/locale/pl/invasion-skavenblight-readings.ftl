# What the English names of the cards of The Skavenblight Threat mean in Polish, as a second line beside the name. These are
# plain translations of our own, not official names; the name stays the one printed on the card.

## Dwarfs

reading-card-gurnis-elite = Elita Gurniego
reading-card-stand-your-ground = Ani kroku w tył

## The Empire

reading-card-nordland-halberdiers = Halabardnicy z Nordlandu
reading-card-infiltrate-empire = Infiltracja

## High Elves

reading-card-tyriel = Tyriel
reading-card-steels-bane = Zguba stali
reading-card-repair-the-waystones = Naprawa kamieni drogowych

## Orcs

reading-card-spider-riders = Jeźdźcy pająków
reading-card-war-paint = Barwy wojenne

## Chaos

reading-card-chosen-of-tzeentch = Wybraniec Tzeentcha
reading-card-bolt-of-change = Pocisk przemiany

## Dark Elves

reading-card-malus-darkblade = Malus Darkblade
reading-card-morathis-pegasus = Pegaz Morathi
reading-card-we-need-your-blood = Potrzebna nam wasza krew

## Neutral cards

reading-card-greyseer-thanquol = Szary prorok Thanquol
reading-card-clan-rats = Klanowe szczury
reading-card-warp-lightning-cannon = Działo spaczeniowych błyskawic
reading-card-marius-the-righteous = Marius Prawy
reading-card-abandoned-mine = Opuszczona kopalnia
reading-card-forge = Kuźnia
