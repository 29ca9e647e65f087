# Les mots des dessins dans les règles et des pages autour.

draw-wr-drive = Depuis la case marquée, un chemin est fermé : là où il mène, il y a déjà cinq bisons.
draw-wr-feed = Trois bisons. Deux nourrissent les tipis des autres ; il en reste un pour les deux vôtres : l’un d’eux a faim et coûte une provision.
draw-wr-travel = Aller tout droit ne coûte rien. Là où quelqu’un campe, vous payez une provision, et cette personne aussi.
draw-mn-trial = La mère de clan arrive là où se trouve un chef. Elle le bat : le chef est retourné face cachée et ne compte plus.
draw-mn-spoils = L’éclaireur prend une tuile et 12 est le plus grand total : trois tuiles en tout. 10 vient ensuite : une tuile. Le 7 ne prend rien.
draw-bs-turns = La même tuile dans ses trois sens.
draw-bs-region = Les prairies de deux tuiles se touchent par un côté : une région de 3 bisons. Trois rivières se rejoignent aux coins : une région de 3 saumons.
draw-bs-ranks = Un tipi plus grand passe avant n’importe quel nombre de plus petits ; à taille égale, le nombre compte ; puis vient la taille en dessous ; les chasseurs en dernier.
rules-summary = En une page
rules-summary-title = { $game } en une page
rules-print = Imprimer
rules-whole = Toutes les règles, numérotées
rules-reconstructed = Ce qui a été reconstitué
