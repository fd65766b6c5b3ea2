"""The rules of Invasion: places, numbers, targets, the chain, damage, combat, the turn."""
