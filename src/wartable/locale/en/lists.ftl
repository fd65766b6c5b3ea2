# How English puts several things side by side; read with every other file. The bars keep the spaces.

list-separator = |, |
name-means = ≈ { $reading }
list-sentences = | |
list-lead = |{ $label }: |
list-sentence = { $text }.
list-remark = { $text } ({ $remark })
