# Jak po polsku wymienia się kilka rzeczy; czytane z każdym innym plikiem. Kreski trzymają odstępy.

list-separator = |, |
