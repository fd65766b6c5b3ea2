# Nauka po polsku: strony kursów i to, co mówi każda lekcja.

nav-learn = Nauka
learn-heading = Naucz się gry
learn-text = Kilka sytuacji, każda na minutę. Każdy krok mówi, co zrobić, a to, co trzeba nacisnąć, jest w ramce. Niczego nie zepsujesz.
learn-course = Nauka: { $game }
learn-begin = Zacznij
learn-continue = Dalej
learn-once-more = Jeszcze raz od początku
learn-all = Wszystkie lekcje ({ $count })
learn-done = Ukończone lekcje: { $done } z { $all }
learn-is-done = Ukończona.
learn-first-match = Zagraj pierwszą partię z trenerem
learn-rules = Zasady do czytania
rules-learn = Naucz się, grając
learn-forget = Zapomnij moje postępy
learn-minutes = Naucz się w pięć minut
learn-of-game = Naucz się w pięć minut: { $game }

lesson-number = lekcja { $number } z { $all }
lesson-step = Krok { $number } z { $all }
lesson-goal = Cel: { $goal }
lesson-go-on = Dalej
lesson-again = Od początku
lesson-next = Następna: { $title }
lesson-last = To był cały kurs. Umiesz już dość na partię: { $game }.
lesson-wrong = Tak też można, ale tu chodzi o coś innego. Nic się nie zmieniło: naciśnij to, co jest w ramce.
lesson-watch = Zobacz, co się teraz stanie.
