"""The Dark Elves of Assault on Ulthuan, by their printed numbers."""
