# Ce qui a été reconstitué dans chaque jeu, et comment saisir les vraies pièces d’une boîte.

rec-title = Ce qui a été reconstitué
rec-lost = Les boîtes sont épuisées et les textes qui restent ont perdu leurs images. Ce qu’ils disent avec certitude se joue tel quel ; ce que seules les images montraient a été reconstitué de façon à s’accorder avec tout ce que l’on sait.

## Wind River

rec-wr-board = Le plateau est fixe et fait partie des règles ; sa forme est reconstituée. On sait qu’il y a 36 bisons au départ à quatre et 30 à trois, tous sur les trois premières rangées, et qu’à trois on laisse de côté les cases plus claires. Ceux qui possèdent la boîte décrivent six rangées de cases, deux bisons sur chaque case de la première moitié et une colonne plus claire au bord. Seul un plateau de six cases sur six, dont une colonne ne sert pas à trois, s’accorde avec tout cela.
rec-wr-lanes = Deux colonnes voisines sont décalées d’une demi-case. Que les colonnes impaires soient en avant est un choix : à quatre, l’autre n’en serait que le reflet ; à trois, il décide lesquelles des cinq colonnes sont avancées, ici les deux du bord et celle du milieu.
rec-wr-own = Si vous avez le jeu, vous n’avez rien à saisir : le plateau et les pièces sont les mêmes à chaque partie.

## Big Manitou

rec-mn-heroes = Quel héros bat lequel (M1.4) n’est imprimé que pour le chaman et dans un exemple. Les autres lignes viennent de Manitou, un jeu plus ancien, et s’accordent avec les deux.
rec-mn-spoils = Ce que prend le deuxième (M4.3c) : le texte imprimé parle de la tuile restante et suppose un héros face visible. Sans héros, un terrain de quatre tuiles en garde deux. Elles vont au même joueur, car le texte lui donne ce qui reste, et un testeur de la boîte lui fait prendre tout le reste. Les parties plus anciennes d’ici ne lui donnaient qu’une tuile ; une table peut encore choisir cela.
rec-mn-cylinders = Une tuile abandonnée (M4.1) ne déplace aucun cylindre (M4.5) : son détenteur le garde jusqu’à ce qu’un autre prenne une tuile et en ait alors au moins autant. À égalité de tomahawks, personne ne reçoit le point.
rec-mn-bag = Le sac est reconstitué. On sait qu’il contient 60 tuiles, toutes utilisées à cinq, et que bisons et tipis portent de 1 à 3 figures. On ignore combien il y en a de chaque sorte ; le sac « reconstruction-1 » compte six exemplaires de chaque bison et de chaque tipi, et huit chevaux, huit totems et huit tomahawks.
rec-mn-file = Si vous avez le jeu, comptez vos tuiles et notez les nombres dans un fichier texte : un nom de votre choix, puis la quantité de chacune des neuf sortes.
rec-mn-example = {"{"}"name": "ma-boite", "tiles": {"{"}"bison-1": 6, "bison-2": 6, "bison-3": 6, "tipi-1": 6, "tipi-2": 6, "tipi-3": 6, "horse": 8, "totem": 8, "tomahawk": 8{"}"}{"}"}
rec-mn-play = Puis jouez avec ce sac : tallgrass play manitou --option bag=@FICHIER. Il doit contenir au moins autant de tuiles que les chasses en piochent : 36 à deux, 33 à trois, 44 à quatre, 60 à cinq.

## Bison

rec-bison-known = On sait que trois tuiles de départ entourent le totem, qu’il y en a 18 autres, que chacune a une prairie, une rivière et une montagne, et que chacune montre trois animaux. Ceux qui possèdent la boîte décrivent des hexagones aux côtés alternativement bombés et creux.
rec-bison-tiles = Les tuiles elles-mêmes sont reconstituées : le cours de chaque rivière et les animaux de chaque tuile. L’ensemble s’appelle « reconstruction-2 ». On connaît un territoire entier, celui du troisième exemple de décompte : six tuiles avec toutes leurs régions. Cet ensemble permet de le poser ; l’ancien, « reconstruction-1 », dont les tuiles de départ montrent d’autres animaux, ne le permet pas. On peut toujours le choisir.
rec-bison-editions = Les éditions diffèrent par endroits ; l’original allemand est suivi et, là où il se tait, celles qui parlent. Il mesure la distance depuis le totem (B1.9) ; une table qui compte depuis les tuiles de départ choisit la taille 4. On échange trois animaux d’une même espèce contre un (B4.2), comme dans l’exemple imprimé. Ce qui dépasse 15 et n’est pas dépensé est perdu (B5.4), même au dernier décompte : deux éditions le disent, aucune ne fait d’exception.
rec-bison-file = Si vous avez le jeu, notez vos tuiles dans un fichier texte : un nom pour l’ensemble, les trois tuiles de départ sous « start » et les 18 autres sous « tiles ». Tenez chaque tuile avec un coin en haut, de sorte que le côté à droite de ce coin soit bombé vers l’extérieur. Les coins se numérotent dans le sens horaire, de 0 en haut jusqu’à 5. Donnez les deux coins de la rivière de sorte que la prairie aille du premier au second dans ce sens, puis les bisons, les saumons et les dindons, trois en tout. Le nom d’une tuile compte de 1 à 8 lettres ou chiffres.
rec-bison-example = {"{"}"id": "T01", "river": [0, 2], "animals": [2, 1, 0]{"}"}
rec-bison-start = Une tuile de départ indique aussi son emplacement, [0, 0], [1, 0] ou [0, 1] dans cet ordre, et de combien de tiers de tour elle est tournée dans le sens horaire.
rec-bison-start-example = {"{"}"id": "S1", "river": [1, 4], "animals": [0, 1, 2], "cell": [0, 0], "turn": 1{"}"}
rec-bison-play = Puis jouez avec elles : tallgrass play bison --option tiles=@FICHIER.

## Tous

rec-kept = Un enregistrement garde en entier l’ensemble avec lequel on a joué : la partie peut donc être revue n’importe où. Un ensemble ne change jamais sans changer de nom : de meilleures données en reçoivent un nouveau.
