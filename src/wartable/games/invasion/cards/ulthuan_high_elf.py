"""The High Elves of Assault on Ulthuan, by their printed numbers."""
