# Les règles de Big Manitou, numérotées ; dans nos propres mots.

## Chapitres

mnr-pieces = Le matériel
mnr-hunts = Les chasses
mnr-playing = Jouer
mnr-hunt-end = La fin d’une chasse
mnr-end = La fin

## Le matériel

mnr-1-1 = Chacun a 17 cartes : les chasseurs de 1 à 10 et sept héros, soit deux chefs, deux mères de clan, un faiseur de pluie, un éclaireur et un chaman.
mnr-1-2 = Un sac contient 60 tuiles : bisons et tipis valant 1, 2 ou 3, chevaux, totems et tomahawks.
mnr-1-3 = Deux cylindres, celui du totem et celui du cheval, n’appartiennent d’abord à personne.
mnr-1-4 = Le chef bat le chaman, le faiseur de pluie et l’éclaireur. La mère de clan bat le chef ; tous les autres héros la battent. Le chaman bat le faiseur de pluie, le faiseur de pluie l’éclaireur, l’éclaireur le chaman. Deux héros identiques sont à égalité.

## Les chasses

mnr-2-1 = Il y a quatre chasses à deux joueurs, trois à trois, quatre à quatre et cinq à cinq.
mnr-2-2 = On tire au sort qui commence la première chasse ; ensuite, c’est chaque fois le joueur suivant, dans le sens horaire. Les autres jouent dans le même sens.
mnr-2-3 = On tire du sac les tuiles des trois terrains : 4, 3 et 2 à deux joueurs ; 4, 4 et 3 à trois ou quatre ; 4 sur chacun à cinq.
mnr-2-4 = En même temps et en secret, chacun choisit un groupe. À deux, le premier à jouer prend 8 cartes et l’autre 7 ; à plus de deux, le premier en prend 9, le dernier 7 et tous les autres 8. En option, c’est le hasard qui choisit.
mnr-2-5 = Chaque groupe est mélangé. Ses trois premières cartes forment la main, le reste une pile face cachée.

## Jouer

mnr-3-1 = Pendant sept tours, chacun joue une carte sur un terrain, puis pioche la première de sa pile, s’il y en a une.
mnr-3-2 = Un chasseur reste là où il est joué. Un terrain peut en recevoir autant qu’on veut.
mnr-3-3 = Un héros ne peut pas aller là où vous en avez déjà deux face visible.
mnr-3-4 = Un héros reste face visible là où aucun adversaire n’a de héros face visible.
mnr-3-5-title = Épreuve de force
mnr-3-5 = Là où un adversaire a exactement un héros face visible, on compare les deux. Le perdant est retourné face cachée ; à égalité, les deux le sont.
mnr-3-6-title = Sacrifice
mnr-3-6 = Là où un adversaire a deux héros face visible, vous attaquez le dernier joué. Si le vôtre le bat ou l’égale, les deux sont retournés face cachée ; sinon, seul le vôtre l’est.
mnr-3-7 = Un héros face cachée ne compte plus jusqu’à la fin de la chasse.
mnr-3-8 = Si aucune de vos cartes ne peut être jouée, vous passez. Cela compte comme l’une de vos sept cartes, et vous ne piochez pas.
mnr-3-9-title = La huitième carte
mnr-3-9 = Une fois les septièmes cartes jouées, le détenteur du cylindre du totem peut en jouer une huitième, sauf s’il joue en dernier ou n’a plus de carte.
mnr-3-10-title = Le cheval
mnr-3-10 = Ensuite, le détenteur du cylindre du cheval peut déplacer un de ses chasseurs vers un autre terrain.

## La fin d’une chasse

mnr-4-1-title = Force
mnr-4-1 = On additionne les chasseurs de chacun sur les trois terrains, à leur valeur imprimée. Qui a la plus grande force défausse une de ses tuiles pour de bon : un bison ou un tipi s’il en a, sinon n’importe laquelle. Sans tuile, il n’y a rien à payer ; s’il n’y a aucun chasseur, personne ne paie.
mnr-4-2 = À la première chasse, on compare la force après la prise des tuiles ; ensuite, avant.
mnr-4-3 = On évalue les terrains l’un après l’autre, tant qu’ils ont des tuiles. Les totaux à égalité ne prennent rien : on les saute. Ce qui reste quitte le jeu.
mnr-4-3a = Un héros face visible prend une tuile.
mnr-4-3b = Le plus grand total de chasseurs en prend deux.
mnr-4-3c = Le total suivant prend ce qui reste. En option, il prend une tuile et le reste quitte le jeu ; cela ne change que sur un terrain de quatre tuiles sans héros face visible.
mnr-4-4 = Chaque tomahawk que vous gardez d’une chasse précédente ajoute 1 à chacun de vos chasseurs quand un terrain est évalué.
mnr-4-5 = Quand vous prenez un totem, vous recevez le cylindre du totem si personne ne l’a, ou si son détenteur n’a pas plus de totems que vous. Il en va de même pour les chevaux.
mnr-4-6 = Les cartes posées sont dépensées ; celles qui n’ont pas été jouées redeviennent disponibles. Après les chasses 2 et 4, chacun retrouve toutes ses cartes.

## La fin

mnr-5-1 = Le plus petit de vos deux totaux, points de bison et points de tipi, est celui qui compte. Chaque cylindre vaut 1 point ; avoir plus de tomahawks que chacun des autres en vaut 1 aussi.
mnr-5-2 = Qui a le plus de points l’emporte ; à égalité, qui a le plus de points de tipi ; puis le plus de tuiles ; si l’égalité demeure, la place est partagée.
