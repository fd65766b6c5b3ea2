# Shadespire in English: the windows at which a player may be asked; in few words as .short.

stop-shadespire-power-yours = Power steps after your activations
    .short = power, yours
stop-shadespire-power-theirs = Power steps after others’ activations
    .short = power, others’
stop-shadespire-react-move = Reactions to a Move action
    .short = move
stop-shadespire-react-attack = Reactions to an attack
    .short = attack
stop-shadespire-react-ploy = Reactions to a ploy or an upgrade
    .short = ploy
stop-shadespire-react-activation = Reactions to another action or an activation
    .short = activation
