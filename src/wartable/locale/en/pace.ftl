# How a board shows what happens: one event after another, at a speed that a person chooses.

speed-label = Showing what happens
speed-slow = Slowly
speed-normal = At an easy pace
speed-fast = Fast
speed-instant = All at once
speed-note = Space or a click on the table hurries.
settings-steady = A button that changes its meaning waits a moment

## On the board

pace-again = Their last turn
pace-again-playing = Their last turn, once more
pace-blow = The last blow
pace-decided = What decided it
pace-hurry = Space or a click hurries
