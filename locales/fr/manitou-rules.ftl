# Les règles de Big Manitou, numérotées ; dans nos propres mots.

## Chapitres

mnr-pieces = Le matériel
mnr-hunts = Les chasses
mnr-playing = Jouer
mnr-hunt-end = La fin d’une chasse
mnr-end = La fin

## Le matériel

mnr-1-1 = Chacun a 17 cartes : les chasseurs de 1 à 10 et sept héros : deux chefs, deux mères de clan, un faiseur de pluie, un éclaireur et un chaman.
mnr-1-2 = Un sac contient 60 tuiles : bisons et tipis valant 1, 2 ou 3, chevaux, totems et tomahawks.
mnr-1-3 = Deux cylindres, celui du totem et celui du cheval, n’appartiennent d’abord à personne.
mnr-1-4 = Le chef bat le chaman, le faiseur de pluie et l’éclaireur. La mère de clan bat le chef ; tous les autres la battent. Le chaman bat le faiseur de pluie, le faiseur de pluie l’éclaireur, l’éclaireur le chaman. Deux héros identiques sont à égalité.

## Les chasses

mnr-2-1 = Il y a quatre chasses à deux, trois à trois, quatre à quatre et cinq à cinq.
mnr-2-2 = On tire au sort qui donne en premier ; ensuite la donne tourne dans le sens horaire. La place suivante joue en premier, qui donne joue en dernier.
mnr-2-3 = On tire du sac les tuiles des trois terrains : 4, 3 et 2 à deux ; 4, 4 et 3 à trois ou quatre ; 4 chacun à cinq.
mnr-2-4 = En même temps et en secret, chacun choisit un groupe. À deux, qui commence prend 8 cartes, l’autre place 7 ; sinon la première 9, la dernière 7, les autres 8. En option, le hasard les prend.
mnr-2-5 = Chaque groupe est mélangé. Les trois premières cartes forment la main, le reste une pile cachée.

## Jouer

mnr-3-1 = Pendant sept tours, chacun joue une carte sur un terrain, puis pioche la première de sa pile, s’il y en a une.
mnr-3-2 = Un chasseur reste où il est joué. Un terrain peut en recevoir autant qu’on veut.
mnr-3-3 = Un héros ne peut aller là où vous avez deux héros visibles.
mnr-3-4 = Un héros reste visible là où aucun autre joueur n’en a de visible.
mnr-3-5-title = Épreuve de force
mnr-3-5 = Là où une autre place a exactement un héros visible, on compare les deux. Le perdant est retourné ; à égalité, les deux le sont.
mnr-3-6-title = Sacrifice
mnr-3-6 = Là où une autre place a deux héros visibles, vous attaquez le dernier joué. Si vous le battez ou l’égalez, les deux sont retournés ; sinon le vôtre seul.
mnr-3-7 = Un héros retourné ne compte plus jusqu’à la fin de la chasse.
mnr-3-8 = Si aucune de vos cartes ne peut être jouée, vous passez. Cela compte comme une des sept cartes ; on ne pioche pas.
mnr-3-9-title = La huitième carte
mnr-3-9 = Après les septièmes cartes, qui a le cylindre du totem, sauf en dernière place ou sans carte, peut en jouer une huitième.
mnr-3-10-title = Le cheval
mnr-3-10 = Puis qui a le cylindre du cheval peut déplacer un de ses chasseurs vers un autre terrain.

## La fin d’une chasse

mnr-4-1-title = Force
mnr-4-1 = On additionne les chasseurs de chacun sur les trois terrains, à leur valeur imprimée. La plus grande force rend une tuile pour de bon : un bison ou un tipi s’il y en a, sinon n’importe laquelle. Sans tuile, rien à payer.
mnr-4-2 = À la première chasse, on compare la force après la prise des tuiles ; ensuite, avant.
mnr-4-3 = On évalue les terrains l’un après l’autre, tant qu’ils ont des tuiles. Les totaux égaux ne prennent rien et sont sautés. Ce qui reste quitte le jeu.
mnr-4-3a = Qui a un héros visible prend une tuile.
mnr-4-3b = Qui a le plus grand total de chasseurs en prend deux.
mnr-4-3c = Qui a le total suivant en prend une.
mnr-4-4 = Chaque tomahawk pris dans une chasse précédente et encore possédé fait compter chacun de vos chasseurs 1 de plus à l’évaluation.
mnr-4-5 = Qui prend un totem reçoit le cylindre du totem si personne ne l’a, ou si son détenteur n’a pas plus de totems. De même pour les chevaux.
mnr-4-6 = Les cartes posées sont dépensées ; celles qui n’ont pas été jouées redeviennent disponibles. Après les chasses 2 et 4, chacun retrouve toutes ses cartes.

## La fin

mnr-5-1 = On compte le plus petit de vos points de bison et de tipi. Chaque cylindre vaut 1 point, de même que d’avoir plus de tomahawks que tous les autres.
mnr-5-2 = Le plus de points gagne ; à égalité, le plus de points de tipi ; puis le plus de tuiles ; sinon, la place est partagée.
