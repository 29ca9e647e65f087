# Les mots des dessins dans les règles et des pages autour.

draw-wr-drive = De la case marquée, un chemin est fermé : cinq bisons s’y trouvent déjà.
draw-wr-feed = Trois bisons. Deux nourrissent les tipis des autres ; il en reste un pour vos deux : l’un des vôtres a faim et coûte une provision.
draw-wr-travel = Tout droit ne coûte rien. Là où quelqu’un campe, vous payez chacun une provision.
draw-mn-trial = La mère de clan arrive là où se trouve un chef. Elle le bat : le chef est retourné et ne compte plus.
draw-mn-spoils = L’éclaireur prend une tuile et 12 est le plus grand total : trois tuiles en tout. 10 vient ensuite : une tuile. Le 7 ne prend rien.
draw-bs-turns = La même tuile dans ses trois positions.
draw-bs-region = Les prairies de deux tuiles se touchent par un côté : une région de 3 bisons. Trois rivières se rejoignent aux coins : une région de 3 saumons.
draw-bs-ranks = Un plus grand tipi passe avant tous les plus petits ; puis le nombre de cette taille ; puis la taille suivante ; les chasseurs en dernier.
rules-summary = Sur une page
rules-summary-title = { $game } sur une page
rules-print = Imprimer
rules-whole = Toutes les règles par numéro
rules-reconstructed = Ce qui a été reconstitué
