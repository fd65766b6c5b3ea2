# Dziennik obok stołu: co z niego widać.
log-details = Spasowania i zasady
settings-details = Pokazuj w dzienniku spasowania i numery zasad
