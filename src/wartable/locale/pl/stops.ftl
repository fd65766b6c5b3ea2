### Stops: at which windows a player is asked. `stop-<game>-<name>`, in few words as `.short`.

stops-heading = Kiedy mnie pytać?
stops-mode-simple = Gdy mogę zrobić coś ważnego
stops-mode-chosen = Tylko tam, gdzie wybiorę
stops-mode-always = Zawsze, nawet gdy mogę tylko spasować
stops-note = Gdzie indziej pasujesz automatycznie. Nikt inny tego nie widzi i nikt nie pozna tego po czasie.
stops-at = Pytanie padnie w tych chwilach:
stops-passing = Tutaj pasujesz automatycznie.

# Beside the button that passes: "Pass until …" and its entries.
stops-until = Pasuj aż do…
stops-until-phase = mojej następnej fazy
stops-until-event = chwili, gdy coś się stanie
stops-until-turn = mojej tury
stops-passing-phase = Pasujesz aż do swojej następnej fazy.
stops-passing-event = Pasujesz, aż coś się stanie.
stops-passing-turn = Pasujesz aż do swojej tury.
stops-passing-stop = Przestań pasować
