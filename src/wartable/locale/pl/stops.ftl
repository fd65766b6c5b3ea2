### Stops: at which windows a player is asked. `stop-<game>-<name>`, in few words as `.short`.

stops-heading = Kiedy mnie pytać?
stops-mode-simple = Gdy mogę coś zrobić
stops-mode-chosen = Tylko tam, gdzie wybiorę
stops-mode-always = Zawsze, nawet gdy mogę tylko spasować
stops-note = Gdzie indziej pasujesz automatycznie. Nikt inny tego nie widzi i nikt nie pozna tego po czasie.
stops-at = Pytanie padnie w tych chwilach:
stops-passing = Tutaj pasujesz automatycznie.
