# Learning in English: the pages of the courses, and what every lesson says.

nav-learn = Learn
learn-heading = Learn a game
learn-text = A few positions of a minute each. Every step says what to do, and what to press has a ring. You can't break anything.
learn-course = Learn { $game }
learn-begin = Start
learn-continue = Go on
learn-once-more = Once more from the start
learn-all = All { $count } lessons
learn-done = { $done } of { $all } lessons done
learn-is-done = Done.
learn-first-match = Play a first match with the coach
learn-rules = The rules to read
rules-learn = Learn by playing
learn-forget = Forget my progress
learn-minutes = Learn in five minutes
learn-of-game = Learn { $game } in five minutes

lesson-number = lesson { $number } of { $all }
lesson-step = Step { $number } of { $all }
lesson-goal = Goal: { $goal }
lesson-go-on = Go on
lesson-again = Again from the start
lesson-next = Next: { $title }
lesson-last = That was the whole course. You know enough for a match of { $game }.
lesson-wrong = That is possible, but not what we need here. Nothing has changed: press what has the ring.
lesson-watch = Watch what happens now.
