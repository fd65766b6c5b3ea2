# Jak po polsku wymienia się kilka rzeczy; czytane z każdym innym plikiem. Kreski trzymają odstępy.

list-separator = |, |
# What stands before what a printed name means, to mark it as a translation of ours.
name-means = ≈ { $reading }
