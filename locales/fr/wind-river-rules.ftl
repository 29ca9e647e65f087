# Les règles de Wind River, numérotées.

## Chapitres

wrr-board = Le plateau
wrr-pieces = Les pièces
wrr-camp = L’installation
wrr-turn = Un tour
wrr-end = La fin

## Le plateau

wrr-1-1 = Six colonnes de six cases. Le troupeau part du bas et avance vers le haut ; au-delà de la dernière rangée s’étendent les plaines.
wrr-1-2 = De chaque case, trois chemins mènent vers l’avant : tout droit, à gauche, à droite. Quand un chemin sort de la dernière rangée, il mène aux plaines, qui forment un seul lieu.
wrr-1-3 = À trois joueurs, la colonne A ne sert pas.

## Les pièces

wrr-2-1 = Chacun a sept tipis. Un tipi est en réserve, sur une case, ou sauvé dans les plaines.
wrr-2-2 = Au départ, il y a deux bisons sur chaque case des trois premières rangées.
wrr-2-3 = Chacun commence avec une provision et n’en garde jamais plus de dix.
wrr-2-4 = Une case n’accueille jamais plus de cinq bisons, mais n’importe quel nombre de tipis, de tous les joueurs.

## L’installation

wrr-3-1 = On tire au sort qui commence.
wrr-3-2 = À tour de rôle, chacun campe sur une case sans tipi ; puis, dans le même ordre, sur une seconde.

## Un tour

wrr-4 = Menez le troupeau, nourrissez vos tipis, puis faites une seule chose. Chacun joue à son tour, même sans tipi sur le plateau.
wrr-4-1-title = Mener
wrr-4-1 = Pour chaque tipi que vous avez sur le plateau au début de votre tour, menez un bison différent. Il fait un pas en avant, vers une case qui en compte moins de cinq ou vers les plaines, où il quitte le jeu. C’est obligatoire tant qu’un bison qui n’a pas bougé peut avancer.
wrr-4-2-title = Nourrir
wrr-4-2 = Sur chaque case, un bison nourrit un tipi : d’abord ceux des autres, puis les vôtres. Chacun de vos tipis affamés coûte une provision. Si vous n’en avez pas assez, abandonnez d’abord autant de tipis qu’il vous manque de provisions, un par un, là où vous en avez d’affamés.
wrr-4-3-title = Activité
wrr-4-3 = Ensuite, faites une de ces choses, et une seule.
wrr-4-3a-title = Voyager
wrr-4-3a = Déplacez un tipi vers une case voisine, ou de la dernière rangée vers les plaines, où il est sauvé. Là où d’autres campent, vous payez une provision, et chacun d’eux en paie une s’il le peut ; sans provision, vous ne pouvez pas y entrer.
wrr-4-3b-title = Récolter
wrr-4-3b = Comptez les bisons de toutes les cases où vous campez sans personne d’autre et ôtez-en le nombre de vos tipis : vous prenez la différence en provisions, sans dépasser dix en tout. Il doit y en avoir au moins une.
wrr-4-3c-title = Dresser
wrr-4-3c = Payez trois provisions et dressez un tipi de votre réserve sur une case où vous campez sans personne d’autre.
wrr-4-3d-title = Pousser
wrr-4-3d = Faites avancer encore un bison d’un pas, même s’il a déjà été mené pendant ce tour.
wrr-4-3e-title = Se reposer
wrr-4-3e = Seulement si vous ne pouvez rien faire d’autre.

## La fin

wrr-5-1 = La partie s’arrête dès qu’il n’y a plus aucun tipi sur le plateau.
wrr-5-2 = Qui a sauvé le plus de tipis l’emporte ; à égalité, qui a le plus de provisions ; si l’égalité demeure, la place est partagée.
