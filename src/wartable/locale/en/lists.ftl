# How English puts several things side by side; read with every other file. The bars keep the spaces.

list-separator = |, |
# What stands before what a printed name means, to mark it as a translation of ours.
name-means = ≈ { $reading }
