# Shadespire in Polish: the windows at which a player may be asked; in few words as .short.

stop-shadespire-power-yours = Kroki mocy po twoich aktywacjach
    .short = moc, twoje
stop-shadespire-power-theirs = Kroki mocy po aktywacjach innych
    .short = moc, innych
stop-shadespire-react-move = Reakcje na ruch
    .short = ruch
stop-shadespire-react-attack = Reakcje na atak
    .short = atak
stop-shadespire-react-ploy = Reakcje na fortel albo ulepszenie
    .short = fortel
stop-shadespire-react-activation = Reakcje na inną akcję albo aktywację
    .short = aktywacja
