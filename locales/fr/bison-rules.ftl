# Les règles de Bison, numérotées ; dans nos propres mots.

## Chapitres

br-land = Le territoire
br-seat = Ce que chacun possède
br-seasons = Les saisons
br-turn = Un tour
br-scoring = La fin d’une saison
br-end = La fin
br-variants = Variantes

## Le territoire

br-1-1 = Les tuiles se posent sur des emplacements hexagonaux, un coin en haut. Chaque emplacement a six voisins, un par côté.
br-1-2 = Les côtés d’une tuile sont tour à tour bombés et creux : elle se pose dans trois sens.
br-1-3 = Chaque tuile a trois cases : une prairie, une rivière et une montagne. La rivière va d’un coin à un autre et sépare la prairie de la montagne.
br-1-4 = Chaque tuile montre trois animaux : des bisons dans la prairie, des saumons dans la rivière, des dindons dans la montagne.
br-1-5 = Trois emplacements qui se touchent partagent un coin. Les rivières qui finissent au même coin se rejoignent.
br-1-6-title = Cases voisines
br-1-6 = Sont voisines : la prairie et la rivière d’une tuile ; la montagne et la rivière d’une tuile ; deux cases de terre, prairie ou montagne, qui se touchent par un côté ; deux rivières qui finissent au même coin. Rien d’autre.
br-1-7-title = Régions
br-1-7 = Une région réunit toutes les cases d’un même terrain reliées de voisine en voisine.
br-1-8 = Trois tuiles de départ entourent le totem, le coin qu’elles partagent ; il y en a 18 autres.
br-1-9 = Aucune tuile n’est plus loin du totem que la limite choisie, trois d’habitude. Les tuiles de départ sont à une distance de 1.

## Ce que chacun possède

br-2-1 = Chacun a 8 chasseurs, 6 tipis et 6 canoës de tailles 1, 1, 2, 2, 3 et 4. Au départ, quatre chasseurs ainsi qu’un tipi et un canoë de chacune des tailles 1 et 2 sont en réserve ; le reste est au marché de chacun.
br-2-2 = Les stocks de bisons, de saumons et de dindons vont de 0 à 15 et commencent à 10.
br-2-3 = Une case n’accueille que les pièces d’un seul joueur : autant de chasseurs qu’il veut, et un tipi sur terre ou un canoë sur une rivière.

## Les saisons

br-3-1 = Six saisons à deux joueurs, cinq à trois, quatre à quatre. On tire au sort qui commence et l’on mélange les tuiles, dont quelques-unes quittent la partie sans être vues. À chaque saison, c’est au joueur suivant de commencer.
br-3-2 = Au début d’une saison, chacun pioche une tuile que les autres ne voient pas.
br-3-3 = On fait quatre tours de table : chacun passe au marché s’il le veut, puis fait une action.

## Un tour

br-4-1-title = Marché
br-4-1 = Un chasseur coûte un animal de chaque espèce, un tipi ou un canoë de taille n en coûte n de chaque. La pièce passe de votre marché à votre réserve.
br-4-2-title = Échange
br-4-2 = Trois animaux d’une espèce contre un d’une autre, dont vous avez moins de 15.
br-4-3-title = Six actions
br-4-3 = Poser, tipi, canoë, regrouper, avancer et marcher ; chacune une fois par saison au plus. La tuile doit être posée : à votre dernier tour de la saison, si vous l’avez encore en main, la poser est la seule action permise.
br-4-4-title = Le coût
br-4-4 = Une action emploie de 0 à 5 chasseurs. Un est gratuit, deux coûtent 2 animaux, trois 4, quatre 7, cinq 10, d’espèces au choix. Sans chasseur, vous gagnez un animal d’une espèce dont vous avez moins de 15.
br-4-5-title = Poser
br-4-5 = Posez votre tuile contre une autre, sans dépasser la limite, dans un de ses trois sens, et amenez de 0 à 5 chasseurs de la réserve sur une de ses cases.
br-4-6-title = Tipi
br-4-6 = Sur une prairie ou une montagne où se trouvent vos chasseurs, dressez un tipi de taille n avec n d’entre eux, ou agrandissez le vôtre d’autant de tailles que de chasseurs employés. Ces chasseurs et l’ancien tipi retournent en réserve.
br-4-7-title = Canoë
br-4-7 = De même sur une rivière, avec des canoës.
br-4-8-title = Regrouper
br-4-8 = Amenez de 1 à 5 chasseurs, d’où que ce soit, sur une case où reste un de vos chasseurs.
br-4-9-title = Avancer
br-4-9 = Déplacez de 1 à 5 chasseurs, chacun vers une case voisine sans pièce adverse. Aucun ne bouge deux fois.
br-4-10-title = Marcher
br-4-10 = De même, mais chacun d’une à trois cases, même à travers celles des autres, pour finir ailleurs que sur sa case de départ.
br-4-11 = Toute action, sauf poser, peut se faire sans chasseur, rien que pour gagner un animal.
br-4-12 = Regrouper, avancer et marcher se font chasseur par chasseur, jusqu’à ce que vous y mettiez fin. Ensuite, vous payez.

## La fin d’une saison

br-5-1 = On compte d’abord les prairies, puis les montagnes, puis les rivières. Avant le décompte de la dernière saison, tous les stocks retombent à 0.
br-5-2 = Dans une région, le rang dépend du plus grand tipi ou canoë, puis du nombre de cette taille, puis de la taille en dessous, et ainsi de suite ; enfin des chasseurs.
br-5-3 = Une première place sans partage donne tous les animaux de la région. Partagée, elle donne à chacun la moitié, arrondie vers le bas, et il n’y a pas de deuxième place. Une deuxième place sans partage donne la moitié, arrondie vers le bas. Tous les autres reçoivent les animaux de leurs propres cases.
br-5-4 = Après chaque sorte de terrain, un joueur qui dépasse 15 animaux d’une espèce peut acheter et échanger ; ce qui reste au-dessus de 15 est perdu.
br-5-5 = Puis toutes les actions sont à nouveau disponibles, et la saison suivante commence.

## La fin

br-6-1 = Après la dernière saison, qui a le plus d’animaux l’emporte ; à égalité, on compare le plus petit stock de chacun, et le plus élevé l’emporte ; si l’égalité demeure, la place est partagée.

## Variantes

br-7-1 = Jeu de base : comme ci-dessus.
br-7-2 = Extension 1 : une même action tipi ou canoë peut construire et agrandir sur plusieurs cases, une fois sur chacune, avec cinq chasseurs en tout. On paie une fois, pour le total des chasseurs.
br-7-3 = Extension 2 : comme l’extension 1, et l’on peut aussi réduire ou enlever tipis et canoës. Pour chaque taille en moins, un chasseur de la réserve vient sur la case ; il compte dans le coût.
