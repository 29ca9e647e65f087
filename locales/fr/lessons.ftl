# Les leçons : une première partie, pas à pas.

## Autour d’une leçon

lesson-title = { $game } : la leçon
lesson-step = Étape { $step } sur { $steps }
lesson-next = Suivant
lesson-show = Le faire à ma place
lesson-again = Recommencer
lesson-again-title = Recommencer la leçon ?
lesson-again-text = Vous en êtes à l’étape { $step } sur { $steps }. La leçon reprendra à l’étape 1, à une nouvelle table.
lesson-leave = Quitter
lesson-leave-text = Vous pourrez revenir : la leçon reprendra là où vous l’aurez laissée.
lesson-hint = Pas cette fois.
lesson-then = Dans une vraie partie, vous confirmez chaque tour ; le menu permet de s’en passer.
lesson-over = Continuer ici
lesson-new = Jouer une vraie partie
lesson-failed = La leçon n’a pas pu être ouverte. Réessayez.
lesson-invite = Apprendre en jouant
lesson-invite-text = { $steps ->
    [one] { $steps } étape guidée à une vraie table.
   *[other] { $steps } étapes guidées à une vraie table.
}

## Wind River

lesson-wr-intro = Le troupeau remonte le plateau vers les plaines, tout en haut, et vous le suivez avec vos tipis. À la fin, qui y a conduit le plus de tipis l’emporte. Vous en avez sept ; deux se mettent en route.
lesson-wr-camp = Campez là où se trouve le troupeau : choisissez C3. Chaque bison nourrit un tipi sur sa case.
lesson-wr-camp-hint = Toute case libre serait permise. Il y a deux bisons en C3, et d’autres peuvent suivre : choisissez C3.
lesson-wr-edge = Les autres ont campé à leur tour. Placez votre deuxième tipi loin devant, en F6, au bord des plaines ; sans bison, il vous coûtera une provision.
lesson-wr-edge-hint = Dans le troupeau, il serait nourri, mais ce tipi doit vite gagner les plaines : choisissez F6, tout en haut.
lesson-wr-drive = Un tour commence par le troupeau : vous menez un bison pour chacun de vos tipis sur le plateau, donc deux. Menez les deux bisons de C2 tout droit vers C3 : choisissez C2, puis C3, deux fois de suite.
lesson-wr-drive-hint = Le troupeau doit rejoindre votre camp. Les deux bisons de C2 vont tout droit vers C3.
lesson-wr-save = Ensuite vient le repas. Les quatre bisons de C3 nourrissent votre tipi ; en F6, il n’y en avait pas, et cela vous a coûté votre unique provision. À présent, une activité : voyagez. Choisissez F6, puis les plaines : ce tipi sera sauvé pour de bon.
lesson-wr-save-hint = Un tipi affamé coûte une provision à chaque tour, et vous n’en avez plus. Voyagez de F6 vers les plaines.
lesson-wr-one = Les autres ont joué. Vous n’avez plus qu’un tipi sur le plateau, donc un bison à mener. Le troupeau avance tout droit ou en biais : ici de C1 à C2.
lesson-wr-one-hint = Resserrez le troupeau derrière votre camp : de C1 à C2.
lesson-wr-gather = Votre tipi est nourri. Récolter rapporte une provision par bison là où vous campez sans personne d’autre, moins une par tipi : 4 − 1 = 3. Choisissez « Récolter ».
lesson-wr-gather-hint = Vous n’avez aucune provision : impossible de dresser un tipi ou de payer pour un tipi affamé. Récoltez d’abord.
lesson-wr-full = Menez le bison de C2 à C3. Cela fera cinq bisons : la case sera pleine, et personne ne pourra plus y mener de bison.
lesson-wr-full-hint = Un bison de plus met votre camp à l’abri : de C2 à C3.
lesson-wr-raise = Pour trois provisions, dressez un autre tipi là où vous campez sans personne d’autre : choisissez « Dresser », puis C3.
lesson-wr-raise-hint = Un deuxième tipi dans le troupeau, c’est un bison de plus à mener et un tipi de plus à sauver. Dressez-le en C3.
lesson-wr-ahead = Deux tipis en C3, donc deux bisons à mener : de C3 à C4. Les trois qui restent nourriront vos tipis.
lesson-wr-ahead-hint = Là où va le troupeau, vos tipis peuvent suivre. Menez deux bisons de C3 à C4.
lesson-wr-travel = Suivez-les : choisissez « Voyager », un tipi en C3, puis C4. Si d’autres y campaient, chacun paierait une provision, vous compris ; C4 est libre.
lesson-wr-travel-hint = Le chemin des plaines passe par C4, et deux bisons vous y attendent : voyagez de C3 à C4.
lesson-wr-end = Vous savez presque tout. Il reste une activité : « Pousser » fait avancer encore un bison d’un pas. Les tipis affamés que vous ne pouvez pas nourrir, vous devez les abandonner. Quand il n’y a plus de tipi sur le plateau, qui en a le plus dans les plaines l’emporte ; à égalité, les provisions départagent.

## Big Manitou

lesson-mn-intro = Deux clans chassent sur trois terrains pour y gagner des tuiles. Bisons et tipis vont de pair : seul le plus petit des deux totaux compte. La partie dure quatre chasses ; voici la première.
lesson-mn-muster = Vous jouez en premier : vous choisissez en secret huit de vos dix-sept cartes, l’autre clan sept. Il n’en manque qu’une : ajoutez le chasseur 8, puis choisissez « Prendre ces 8 cartes ».
lesson-mn-muster-hint = D’autres groupes conviendraient aussi. Pour cette chasse, gardez les sept cartes choisies et ajoutez le chasseur 8.
lesson-mn-eight = Vous n’avez que trois cartes en main à la fois. Jouez le chasseur 8 sur le terrain 1 : la carte, puis le terrain. Les chasseurs s’additionnent : le plus grand total rapporte deux tuiles, le suivant une seule, des totaux égaux aucune.
lesson-mn-eight-hint = C’est le terrain 1 qui a le plus de tuiles. Commencez-y par un chasseur fort : le 8.
lesson-mn-mother = Un héros adverse, un chef, occupe le terrain 1 ; un héros face visible rapporte une tuile. Votre mère de clan bat le chef, et lui seul : jouez-la sur ce terrain.
lesson-mn-mother-hint = Le chef est fort, sauf contre la mère de clan. Jouez-la sur le terrain 1.
lesson-mn-scout = Votre 9 a été joué pour vous et mène sur le terrain 2. Mais sur le terrain 1, un chaman a battu votre mère de clan. Choisissez votre éclaireur : chaque terrain indique l’issue. Jouez-le sur le terrain 1 : il y gagne.
lesson-mn-scout-hint = Le chef gagnerait aussi, mais il servira sur le terrain 3. Le chaman bat le faiseur de pluie, qui bat l’éclaireur, qui bat le chaman : jouez l’éclaireur sur le terrain 1.
lesson-mn-chief = Votre 4 a lui aussi été joué pour vous : vous menez 12 à 10 sur le terrain 1. Personne n’a de héros sur le terrain 3, où se trouve un totem. Jouez-y votre chef : face visible, il prend une tuile.
lesson-mn-chief-hint = Le seul héros d’un terrain reste face visible tant que personne ne le bat. Jouez le chef sur le terrain 3.
lesson-mn-six = Votre septième carte est la dernière ; ce que vous ne jouez pas vous reste. Sur le terrain 2, vous avez 9 contre 12 : jouez-y le 6, cela fera 15.
lesson-mn-six-hint = Le chaman peut attendre une autre chasse. Jouez le 6 sur le terrain 2 : il vous le fait gagner.
lesson-mn-first = La chasse est terminée. Sur le terrain 1, votre éclaireur vous rapporte une tuile et vos chasseurs deux : prenez le bison 3, le tipi 2, puis le tomahawk. Dès la chasse suivante, il ajoute 1 à chacun de vos chasseurs ; qui a le plus de tomahawks a un point.
lesson-mn-first-hint = Bisons et tipis ne rapportent qu’ensemble, et un tomahawk ajoute 1 à chacun de vos chasseurs dès la chasse suivante. Prenez, dans l’ordre, le bison 3, le tipi 2 et le tomahawk.
lesson-mn-second = Sur le terrain 2, prenez le tipi 3, puis le cheval ; sur le terrain 3, grâce à votre chef, le totem. Cheval et totem donnent chacun un cylindre, qui vaut un point. Celui du cheval permettra de déplacer un chasseur, celui du totem de jouer une huitième carte.
lesson-mn-second-hint = Vos bisons valent 3 : le tipi 3 est donc le plus utile, et chaque cylindre vaut un point. Prenez, dans l’ordre, le tipi 3, le cheval et le totem.
lesson-mn-force = La force a son prix : vos chasseurs totalisent 27, ceux de l’autre clan 24 ; vous défaussez donc une tuile bison ou tipi. Défaussez le tipi 2 : le bison 3 et le tipi 3 font toujours 3 points.
lesson-mn-force-hint = Seul compte le plus petit de vos deux totaux, bisons ou tipis. Il vous restera 3 et 3 : défausser le tipi 2 ne coûte rien.
lesson-mn-end = Il reste trois chasses ; la force s’y paie avant la prise des tuiles. Les cartes jouées reviennent après la chasse 2. Qui a le plus de points l’emporte.

## Bison

lesson-bs-intro = Les bisons vivent dans les prairies, les saumons dans les rivières, les dindons dans les montagnes. Chaque région d’un seul tenant donne ses animaux à qui la domine ; qui en reçoit le plus au dernier décompte l’emporte.
lesson-bs-turns = À votre tour, vous faites l’une des six actions, chacune une seule fois par saison ; le marché s’y ajoute. Pour agir, vous employez des chasseurs, payés en animaux au choix : un chasseur est gratuit, deux coûtent 2, trois coûtent 4.
lesson-bs-place = Posez votre tuile, que personne d’autre ne voit : choisissez « Poser », puis l’emplacement libre le plus à droite, où sa rivière rejoint celle d’à côté. Choisissez 3 chasseurs, sur la prairie, puis « Poser et payer 4 ».
lesson-bs-place-hint = Ce serait permis aussi. Mais ici, la tuile va tout à droite, telle quelle, avec 3 chasseurs sur sa prairie ; payez-les avec quatre animaux, au choix.
lesson-bs-step = Envoyez un chasseur plus loin, pour peser dans deux régions : choisissez « Avancer », puis votre prairie. Il n’a qu’un chemin, vers la rivière voisine. Choisissez « Terminer ici » : employer un seul chasseur est gratuit.
lesson-bs-step-hint = Ici, un seul chasseur passe de votre prairie à la rivière de la même tuile : choisissez « Avancer ».
lesson-bs-rule = Quand chacun a joué quatre tours, on fait le décompte : qui a le plus grand tipi d’une région en reçoit tous les animaux, le deuxième la moitié. Les chasseurs départagent les ex æquo ; sans tipi, ils décident seuls.
lesson-bs-tipi = Dressez donc un tipi : choisissez « Tipi », votre prairie et la taille 2. Vos deux chasseurs y sont employés, puis rentrent dans votre réserve. Cela coûte deux animaux : « Payer 2 ».
lesson-bs-tipi-hint = Un tipi de taille 2 est plus difficile à battre qu’un tipi de taille 1, et vous avez deux chasseurs sur votre prairie : choisissez-la, puis la taille 2. Payez deux animaux, au choix.
lesson-bs-canoe = C’est votre dernier tour de la saison. Sur les rivières, les canoës remplacent les tipis : choisissez « Canoë », votre rivière, puis « Valider ».
lesson-bs-canoe-hint = Sans canoë à vous, le moindre canoë adverse dominerait votre rivière. Construisez-y un canoë de taille 1.
lesson-bs-scored = Le décompte de la saison est fait. Vous dominez sans partage votre prairie et toute votre rivière ; vous en recevez tous les animaux : 2 bisons et 3 saumons.
lesson-bs-skip = Nouvelle saison : les six actions sont de nouveau disponibles. Sans chasseur pour une action, vous gagnez quand même un animal : choisissez « Regrouper », passez l’action et prenez l’animal.
lesson-bs-skip-hint = Les autres actions resteront possibles aux tours suivants. Voyez ce que rapporte une action sans chasseur : choisissez « Regrouper », passez l’action et prenez un animal.
lesson-bs-end = Avant une action, vous pouvez acheter chasseurs, tipis et canoës au marché. « Regrouper » et « Marcher » mènent les chasseurs plus loin qu’« Avancer », mais jamais là où se trouve un adversaire. Avant le dernier décompte, tous les stocks retombent à zéro : à la fin, seules vos régions comptent.
