"""What every game is made of: records, rules, chance, frames, journal, switch, engines, the contract.
Nothing here knows any game."""
