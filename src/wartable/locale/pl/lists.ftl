# Jak po polsku wymienia się kilka rzeczy; czytane z każdym innym plikiem. Kreski trzymają odstępy.

list-separator = |, |
name-means = ≈ { $reading }
list-sentences = | |
list-lead = |{ $label }: |
list-sentence = { $text }.
list-remark = { $text } ({ $remark })
