# How English puts several things side by side; read with every other file. The bars keep the spaces.

list-separator = |, |
