# Big Manitou : cartes et tuiles, la phrase, le journal, les refus, ce que dit un lecteur d’écran.

## Cartes et tuiles. $form : seule (label), jouée (obj), qui attaque (by), rencontrée (against).

mn-chief = { $form ->
    [obj] le chef
    [by] le chef
    [against] le chef
   *[label] Chef
}
mn-clan-mother = { $form ->
    [obj] la mère de clan
    [by] la mère de clan
    [against] la mère de clan
   *[label] Mère de clan
}
mn-rainmaker = { $form ->
    [obj] le faiseur de pluie
    [by] le faiseur de pluie
    [against] le faiseur de pluie
   *[label] Faiseur de pluie
}
mn-scout = { $form ->
    [obj] l’éclaireur
    [by] l’éclaireur
    [against] l’éclaireur
   *[label] Éclaireur
}
mn-shaman = { $form ->
    [obj] le chaman
    [by] le chaman
    [against] le chaman
   *[label] Chaman
}
mn-hunter = { $form ->
    [obj] le chasseur { $number }
    [by] le chasseur { $number }
    [against] le chasseur { $number }
   *[label] Chasseur { $number }
}
mn-hero-of = { $hero } ({ $name })
mn-bison = bison { $points }
mn-tipi = tipi { $points }
mn-horse = cheval
mn-totem = totem
mn-tomahawk = tomahawk
mn-totem-cylinder = Cylindre du totem
mn-horse-cylinder = Cylindre du cheval

## La table

mn-board = Terrains de chasse
mn-ground = Terrain { $ground }
mn-hunt = Chasse { $hunt }
mn-progress = Chasse { $hunt } sur { $hunts }
mn-progress-card = Chasse { $hunt } sur { $hunts }, carte { $card } sur 7
mn-progress-short = Chasse { $hunt }/{ $hunts }, carte { $card }
mn-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
mn-hero-tiles = héros : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
mn-tie = égalité : rien
mn-axes = chaque chasseur +{ $count }
mn-gone = { $count ->
    [one] { $count } tuile quitterait le jeu
   *[other] { $count } tuiles quitteraient le jeu
}
mn-play-here = Jouer ici
mn-shift-here = Déplacer ici
mn-your-hand = Votre main
mn-pile = { $count ->
    [0] votre pile est vide
    [one] encore { $count } dans la pile
   *[other] encore { $count } dans la pile
}
mn-hand-empty = Aucune carte en main.
mn-what-happens = { $card } : ce qui arriverait
mn-verdict-stays = reste visible
mn-verdict-wins = gagne
mn-verdict-loses = perd
mn-verdict-both = les deux tombent
mn-verdict-sacrifice = sacrifice : les deux tombent
mn-verdict-closed = pas ici
mn-trial = Épreuve de force, terrain { $ground }
mn-sacrifice = Sacrifice, terrain { $ground }
mn-beats = bat
mn-loses-to = perd contre
mn-equals = à égalité
mn-force = Force
mn-force-text = { $hunt ->
    [1] Une fois les tuiles prises, qui a la plus grande force défausse une des siennes ; à égalité, tous les ex æquo. Les tomahawks n’y comptent pas.
   *[other] Avant la prise des tuiles, qui a la plus grande force défausse une des siennes ; à égalité, tous les ex æquo. Les tomahawks n’y comptent pas.
}
mn-force-owing = défausse une tuile
mn-force-would = défausserait une tuile
mn-give-up = Vos tuiles : défaussez-en une
mn-judging = évaluation

## Le groupe

mn-hunters = Chasseurs
mn-heroes = Héros
mn-chosen = { $count ->
    [one] { $count } choisi
   *[other] { $count } choisis
}
mn-chosen-force = { $count ->
    [one] { $count } choisi, force { $force }
   *[other] { $count } choisis, force { $force }
}
mn-sort = Trier
mn-sort-number = par valeur
mn-sort-chosen = choisis d’abord
mn-party-of = sur { $count }
mn-party-full = Votre groupe de { $count } est complet. Retirez d’abord une carte.
mn-party-first = Trois d’entre elles formeront votre première main.
mn-party-chosen = Votre groupe
mn-left-next = Restent pour la chasse { $hunt }, outre les cartes non jouées
mn-left-again = Après cette chasse, vous retrouvez vos 17 cartes.
mn-left-last = C’est la dernière chasse : inutile de garder des cartes.
mn-clear = Vider
mn-do-muster = Prendre ces { $count } cartes
mn-do-hold = Renoncer
mn-do-pass = Passer

## L’enjeu

mn-beats-title = Quel héros bat lequel
mn-beats-row = { $hero } bat : { $list }.
mn-stake = L’enjeu
mn-stake-totem = { $holder ->
    [0] Personne n’a encore le cylindre du totem. Il permet une huitième carte.
   *[other] { $holder } a le cylindre du totem : une huitième carte, sauf pour qui joue en dernier.
}
mn-stake-horse = { $holder ->
    [0] Personne n’a encore le cylindre du cheval. Il permet de déplacer un chasseur.
   *[other] { $holder } a le cylindre du cheval et peut déplacer un chasseur.
}
mn-stake-axes = { $holder ->
    [0] Aucun tomahawk ne compte encore dans cette chasse.
   *[other] { $count ->
        [one] { $holder } : chaque chasseur compte { $count } de plus.
       *[other] { $holder } : chaque chasseur compte { $count } de plus.
    }
}
mn-bag = Encore dans le sac
mn-bag-text = D’après ce que tout le monde a vu.
mn-unseen = Cartes pas encore vues
mn-unseen-text = En main, dans la pile ou hors du groupe ; chacun peut le déduire.

## Places

mn-seat-cards = main { $hand }, pile { $pile }
mn-seat-chosen = choix fait
mn-seat-choosing = choisit
mn-seat-force = force { $force }
mn-seat-bison = bison
mn-seat-tipi = tipi
mn-seat-points = { $count ->
    [one] point
   *[other] points
}
mn-seat-pairs = { $bison ->
    [one] { $bison } point de bison
   *[other] { $bison } points de bison
} et { $tipi ->
    [one] { $tipi } point de tipi
   *[other] { $tipi } points de tipi
} ; le plus petit des deux compte : { $pairs } ; { $points ->
    [one] { $points } point en tout
   *[other] { $points } points en tout
}
mn-points-short = Points
mn-tiles-short = Tuiles
mn-most-axes = le plus de tomahawks
mn-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tipi ->
    [one] { $tipi } point de tipi
   *[other] { $tipi } points de tipi
}, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}

## La fin d’une chasse et de la partie

mn-end-title = La chasse { $hunt } est terminée
mn-end-took = prend
mn-end-gave = défausse
mn-end-nothing = rien
mn-end-gone = hors du jeu
mn-final = Le décompte final
mn-final-pairs = retenu
mn-final-tipis = À égalité de points, { $names } l’emporte avec le plus de points de tipi : { $tipi }.
mn-final-tiles = À égalité de points et de points de tipi, { $names } l’emporte avec le plus de tuiles : { $count }.
mn-final-shared = À égalité de points, de points de tipi et de tuiles, { $names } se partagent la première place.

## La phrase

mn-say-start = On tire au sort qui joue en premier.
mn-say-grounds = On pose les tuiles de la chasse.
mn-say-deal = On mélange les groupes.
mn-say-over = La partie est terminée.
mn-say-muster = Choisissez { $count } cartes pour cette chasse. Personne ne les voit.
mn-say-muster-detail = { $chosen ->
    [0] Aucune n’est encore choisie.
   *[other] { $left ->
        [one] Encore { $left } carte.
       *[other] Encore { $left } cartes.
    }
}
mn-say-muster-ready = Votre groupe est complet.
mn-say-play = Jouez une de vos cartes sur un terrain.
mn-say-play-detail = Choisissez une carte, puis un terrain.
mn-say-where = { $card } : sur quel terrain ?
mn-say-where-detail = Choisissez une autre carte pour changer.
mn-say-on = Terrain { $ground } : { $what }.
mn-say-force-then = Votre force serait de { $force } ; la plus grande des autres est de { $most }.
mn-say-pass = Aucune de vos cartes ne peut être jouée : passez.
mn-say-pass-detail = Cela compte comme une de vos sept cartes.
mn-say-eighth = Cylindre du totem : jouez une huitième carte, ou renoncez.
mn-say-eighth-detail = Choisissez la carte, puis un terrain.
mn-say-shift = Cylindre du cheval : déplacez un de vos chasseurs, ou renoncez.
mn-say-shift-detail = Choisissez un de vos chasseurs posés, puis un autre terrain.
mn-say-shift-to = { $card } du terrain { $ground } : où va-t-il ?
mn-say-shift-left = { $total ->
    [0] Sans lui, vous n’avez plus de chasseur sur le terrain { $ground }.
   *[other] Sans lui, votre total sur le terrain { $ground } est de { $total }.
}
mn-say-force = Personne n’a déployé plus de force que vous : défaussez une de vos tuiles.
mn-say-force-detail = Votre force est de { $force }. Les bisons et les tipis partent d’abord.
mn-say-take = Prenez une tuile du terrain { $ground }.
mn-say-take-detail = { $claim ->
    [hero] Votre héros y est face visible.
    [next] Vous y avez le deuxième total.
   *[highest] Vous y avez le plus grand total.
}
mn-wait-muster = { $count ->
    [one] { $names } choisit encore son groupe.
   *[other] { $names } choisissent encore leur groupe.
}
mn-wait-muster-detail = Vous pouvez changer le vôtre tant que tout le monde n’est pas prêt.
mn-wait-play = { $name } joue une carte.
mn-wait-eighth = { $name } peut jouer une huitième carte.
mn-wait-shift = { $name } peut déplacer un chasseur.
mn-wait-force = { $name } doit défausser une tuile.
mn-wait-take = { $name } prend une tuile du terrain { $ground }.

## Ce que ferait une carte

mn-out-alone = ne rencontre personne et reste
mn-out-beside = rejoint { $hero } et vous y donne deux héros
mn-out-trial = { $victor ->
    [attacker] rencontre { $hero } et gagne
    [defender] rencontre { $hero } et perd
   *[nobody] rencontre { $hero } ; égalité, les deux tombent
}
mn-out-sacrifice = { $succeeded ->
    [yes] face aux deux héros ({ $name }), tombe avec { $hero }
   *[no] face aux deux héros ({ $name }), ne peut rien contre { $hero }
}
mn-out-two = vous y avez déjà deux héros
mn-out-closed = injouable ici

## Un coup en titre

mn-move-muster = Prendre ce groupe de { $count } cartes
mn-move-play = Jouer { $card } sur le terrain { $ground }
mn-move-pass = Passer
mn-move-hold = Renoncer
mn-move-shift = Déplacer le chasseur { $number } du terrain { $from } au terrain { $to }
mn-move-discard = Défausser la tuile { $tile }
mn-move-take = Prendre la tuile { $tile }

## Le journal

mn-log-dealer = { $first } joue en premier, { $dealer } en dernier.
mn-log-hunt = La chasse { $hunt } commence. { $first } joue en premier, { $dealer } en dernier.
mn-log-mustered = { $random ->
    [yes] Le hasard choisit { $count } cartes pour { $name }.
   *[no] { $name } a choisi un groupe de { $count } cartes.
}
mn-log-played = { $eighth ->
    [yes] { $name } joue { $card } sur le terrain { $ground } comme huitième carte.
   *[no] { $name } joue { $card } sur le terrain { $ground }.
}
mn-log-two = { $name } a maintenant deux héros sur le terrain { $ground }.
mn-log-trial = Épreuve de force sur le terrain { $ground } : { $victor ->
    [attacker] { $attack } ({ $attacker }) bat { $defence } ({ $defender }) ; la carte battue est retournée face cachée.
    [defender] { $attack } ({ $attacker }) perd contre { $defence } ({ $defender }) ; la carte battue est retournée face cachée.
   *[nobody] { $attack } ({ $attacker }) rencontre { $defence } ({ $defender }) ; égalité, les deux cartes sont retournées face cachée.
}
mn-log-sacrifice = Sacrifice sur le terrain { $ground } : { $succeeded ->
    [yes] { $attack } ({ $attacker }) tombe avec { $defence } ({ $defender }) ; les deux cartes sont retournées face cachée.
   *[no] { $attack } ({ $attacker }) ne peut rien contre { $defence } ({ $defender }) ; seule la carte qui attaque est retournée face cachée.
}
mn-log-passed = { $name } n’a aucune carte jouable et passe.
mn-log-held = { $cylinder ->
    [totem] { $name } renonce à la huitième carte.
   *[horse] { $name } ne déplace aucun chasseur.
}
mn-log-shifted = { $name } déplace le chasseur { $number } du terrain { $from } au terrain { $to }.
mn-log-force = { $count ->
    [0] Personne n’a employé la force.
    [one] { $names } a employé le plus de force, { $force }{ $owing ->
        [0] , mais n’a aucune tuile à défausser.
       *[other] , et défausse une tuile.
    }
   *[other] { $names } ont employé le plus de force, { $force } chacun{ $owing ->
        [0] , mais n’ont aucune tuile à défausser.
       *[other] , et défaussent une tuile s’ils en ont.
    }
}
mn-log-discarded = { $name } défausse la tuile { $tile }.
mn-log-judged = { $count ->
    [0] On évalue le terrain { $ground } : personne ne prend rien.
   *[other] On évalue le terrain { $ground } : { $list }.
}
mn-judged-total = { $name } a { $total }
mn-judged-hero = { $name } a le héros
mn-log-took = { $name } prend la tuile { $tile } du terrain { $ground }.
mn-log-cylinder = { $cylinder ->
    [totem] { $name } a maintenant le cylindre du totem
   *[horse] { $name } a maintenant le cylindre du cheval
}{ $from ->
    [0] .
   *[other] , détenu jusqu’ici par { $from }.
}
mn-log-gone = Reste du terrain { $ground }, retiré du jeu : { $tiles }.
mn-log-restored = Chacun retrouve ses 17 cartes.
mn-log-scored = { $points ->
    [one] { $name } a { $points } point, dont { $pairs } pour les bisons et les tipis.
   *[other] { $name } a { $points } points, dont { $pairs } pour les bisons et les tipis.
}
mn-log-ranked = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la première place.
}

## Ce qu’entraîne votre propre coup, dit avant de le jouer

mn-own-two = Vous avez alors deux héros sur le terrain { $ground }.
mn-own-trial = Épreuve de force : { $victor ->
    [attacker] vous battez { $defence } ({ $defender }) avec { $attack } ; la carte battue est retournée face cachée.
    [defender] vous perdez avec { $attack } contre { $defence } ({ $defender }) ; votre carte est retournée face cachée.
   *[nobody] avec { $attack }, vous rencontrez { $defence } ({ $defender }) ; égalité, les deux cartes sont retournées face cachée.
}
mn-own-sacrifice = Sacrifice : { $succeeded ->
    [yes] avec { $attack }, vous faites tomber { $defence } ({ $defender }) ; les deux cartes sont retournées face cachée.
   *[no] avec { $attack }, vous ne pouvez rien contre { $defence } ({ $defender }) ; seule votre carte est retournée face cachée.
}
mn-own-force = { $count ->
    [0] Vous avez employé le plus de force, { $force }{ $owing ->
        [0] , mais n’avez aucune tuile à défausser.
       *[other] , et défaussez une tuile.
    }
   *[other] Vous et { $names } avez employé le plus de force, { $force } chacun{ $owing ->
        [0] , mais n’avez aucune tuile à défausser.
       *[other] {"\u00A0"}; qui a une tuile en défausse une.
    }
}
mn-own-total = vous avez { $total }
mn-own-hero = vous avez le héros
mn-own-cylinder = { $cylinder ->
    [totem] Vous avez alors le cylindre du totem
   *[horse] Vous avez alors le cylindre du cheval
}{ $from ->
    [0] .
   *[other] , détenu jusqu’ici par { $from }.
}
mn-own-hunt = La chasse { $hunt } commence. { $place ->
    [first] Vous jouez en premier, { $other } en dernier.
   *[last] { $other } joue en premier, vous en dernier.
}
mn-own-scored = { $points ->
    [one] Vous avez { $points } point, dont { $pairs } pour les bisons et les tipis.
   *[other] Vous avez { $points } points, dont { $pairs } pour les bisons et les tipis.
}

## Refus

mn-no-not-your-turn = Ce n’est pas votre tour.
mn-no-already-mustered = Vous avez déjà choisi votre groupe.
mn-no-wrong-phase = Ce n’est pas le moment : { $phase }.
mn-no-not-available = { $available ->
    [0] Cette carte n’est plus disponible : { $card }.
   *[other] Cette carte n’est disponible qu’une fois : { $card }.
}
mn-no-wrong-party-size = Le groupe doit compter { $needed } cartes ; vous en avez choisi { $cards }.
mn-no-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
mn-no-two-heroes = Vous avez deux héros face visible sur le terrain { $ground } ; un troisième ne peut pas les rejoindre.
mn-no-cannot-pass = Vous avez une carte jouable : vous ne pouvez pas passer.
mn-no-not-a-hunter = Seul un chasseur peut être déplacé.
mn-no-not-there = Cette carte n’est pas sur le terrain { $ground } : { $card }.
mn-no-same-ground = Le chasseur est déjà sur le terrain { $ground }.
mn-no-no-such-tile = Vous n’avez pas cette tuile : { $tile }.
mn-no-bison-or-tipi-first = Vous avez des tuiles bison ou tipi : c’est l’une d’elles qu’il faut défausser.
mn-no-not-on-ground = Cette tuile n’est pas sur le terrain { $ground } : { $tile }.
mn-no-game-is-over = La partie est terminée.
mn-no-impossible = C’est impossible ici.

mn-phase-start = on tire au sort qui joue en premier
mn-phase-grounds = on pose les tuiles
mn-phase-muster = on choisit les groupes
mn-phase-deal = on mélange les groupes
mn-phase-play = on joue des cartes
mn-phase-eighth = une huitième carte peut être jouée
mn-phase-shift = un chasseur peut être déplacé
mn-phase-force = il faut défausser une tuile
mn-phase-take = on prend des tuiles
mn-phase-over = la partie est terminée

## Entendu

mn-hear-ground = { $count ->
    [0] Terrain { $ground } : aucune tuile.
   *[other] Terrain { $ground } : { $tiles }.
}
mn-hear-leads = { $name } mène avec { $total }
mn-hear-hero = { $count ->
    [one] { $name } a le héros
   *[other] { $name } a deux héros
}
mn-hear-leads-hero = { $count ->
    [one] { $name } mène avec { $total } et a le héros
   *[other] { $name } mène avec { $total } et a deux héros
}
mn-hear-nobody = Personne ne mène.
mn-hear-turned = { $card } (face cachée)
mn-hear-lane = { $count ->
    [0] { $name } : aucune carte.
   *[other] { $name } : { $cards }. { $total ->
        [0] Pas de chasseur
       *[other] Total { $total }
    }, { $tiles ->
        [0] ne prend aucune tuile.
        [one] prend { $tiles } tuile.
       *[other] prend { $tiles } tuiles.
    }
}
mn-hear-play-here = Jouer { $card }, { $ground }
mn-hear-shift-here = { $card } : déplacer ici, { $ground }
mn-hear-total = Votre total y serait de { $total }.
mn-hear-seat = { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $pile } dans la pile. { $count ->
    [0] Aucune tuile.
   *[other] Tuiles : { $tiles }.
}{ $totem ->
    [yes] {" "}Cylindre du totem.
   *[no] {""}
}{ $horse ->
    [yes] {" "}Cylindre du cheval.
   *[no] {""}
}
mn-hear-axes = { $count ->
    [one] { $count } tomahawk
   *[other] { $count } tomahawks
}
mn-hear-take = Prendre la tuile { $tile }
mn-hear-discard = Défausser la tuile { $tile }
mn-hear-hunter = Déplacer le chasseur { $number } du terrain { $ground }
mn-hear-spent = { $card }, carte dépensée

## Aide

mn-help-goal-title = Le but
mn-help-goal = Réunissez des points de bison et de tipi à parts égales : seul le plus petit des deux totaux compte. Chaque cylindre vaut 1 point, de même que le plus grand nombre de tomahawks.
mn-help-hunt-title = Une chasse
mn-help-muster = Choisissez votre groupe en secret. Les chasses vont par deux : les cartes jouées dans la première manquent à la seconde.
mn-help-play = À tour de rôle, chacun joue sept cartes sur les trois terrains. Vous en avez trois en main, tant qu’il en reste dans votre pile.
mn-help-trial = Face à un héros adverse, c’est l’épreuve de force : le perdant est retourné et ne compte plus ; à égalité, les deux. Contre deux héros, le vôtre est retourné aussi.
mn-help-take = Puis on évalue chaque terrain : le héros prend 1 tuile, le plus grand total de chasseurs 2, le suivant 1. À égalité, on ne prend rien.
mn-help-force = La plus grande force, tous terrains réunis, coûte une tuile : après la prise des tuiles à la première chasse, avant la prise aux suivantes.
mn-help-pieces-title = Les tuiles
mn-help-bison = Bisons et tipis : chaque figure vaut un point.
mn-help-tomahawk = Tomahawk : chacun de vos chasseurs compte 1 de plus, dès la chasse suivante.
mn-help-totem = Totems : qui en prend un et en a au moins autant que le détenteur reçoit le cylindre du totem, qui permet une huitième carte.
mn-help-horse = Chevaux : de même pour le cylindre du cheval, qui permet de déplacer un chasseur à la fin.
mn-help-points = L’étoile d’un joueur : ses points jusqu’ici.
mn-help-tiles = Le carré d’un joueur : le nombre de ses tuiles.
mn-help-keys-title = Au clavier
mn-help-keys = Tab va d’un groupe à l’autre, les flèches à l’intérieur, Entrée choisit, Échap désélectionne.
