# Shadespire in Polish: what can be named as a reason of a chance to win (`reasons` in judging.py). Several opponents are one side.

reason-shadespire-own-glory = twoja chwała
reason-shadespire-own-wounds = twoje rany
reason-shadespire-own-fallen = twoi polegli wojownicy
reason-shadespire-own-inspired = twoi natchnieni wojownicy
reason-shadespire-own-moved = twoi wojownicy po ruchu lub szarży
reason-shadespire-own-upgrades = twoje ulepszenia
reason-shadespire-own-hand = twoja ręka
reason-shadespire-own-activations = twoje wykorzystane aktywacje

reason-shadespire-their-glory = chwała przeciwnika
reason-shadespire-their-wounds = rany przeciwnika
reason-shadespire-their-fallen = polegli wojownicy przeciwnika
reason-shadespire-their-inspired = natchnieni wojownicy przeciwnika
reason-shadespire-their-moved = wojownicy przeciwnika po ruchu lub szarży
reason-shadespire-their-upgrades = ulepszenia przeciwnika
reason-shadespire-their-hand = ręka przeciwnika
reason-shadespire-their-activations = wykorzystane aktywacje przeciwnika
