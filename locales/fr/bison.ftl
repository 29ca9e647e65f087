# Bison : la carte, la décision, le journal, les refus, ce qu’entend un lecteur d’écran.

## Les choses

bison-count-bison = { $count ->
    [one] { $count } bison
   *[other] { $count } bisons
}
bison-count-salmon = { $count ->
    [one] { $count } saumon
   *[other] { $count } saumons
}
bison-count-turkey = { $count ->
    [one] { $count } dindon
   *[other] { $count } dindons
}
bison-count-none = rien
bison-ware-hunter = un chasseur
bison-ware-tipi = un tipi de taille { $size }
bison-ware-canoe = un canoë de taille { $size }

bison-space = { $land ->
    [prairie] Prairie de { $tile }
    [river] Rivière de { $tile }
   *[mountain] Montagne de { $tile }
}
bison-space-on = { $land ->
    [prairie] sur la prairie de { $tile }
    [river] sur la rivière de { $tile }
   *[mountain] sur la montagne de { $tile }
}
bison-space-from = { $land ->
    [prairie] de la prairie de { $tile }
    [river] de la rivière de { $tile }
   *[mountain] de la montagne de { $tile }
}
bison-space-to = { $land ->
    [prairie] à la prairie de { $tile }
    [river] à la rivière de { $tile }
   *[mountain] à la montagne de { $tile }
}

bison-way-n = au nord du totem
bison-way-ne = au nord-est du totem
bison-way-e = à l’est du totem
bison-way-se = au sud-est du totem
bison-way-s = au sud du totem
bison-way-sw = au sud-ouest du totem
bison-way-w = à l’ouest du totem
bison-way-nw = au nord-ouest du totem
bison-beside-ne = au nord-est de { $tile }
bison-beside-e = à l’est de { $tile }
bison-beside-se = au sud-est de { $tile }
bison-beside-sw = au sud-ouest de { $tile }
bison-beside-w = à l’ouest de { $tile }
bison-beside-nw = au nord-ouest de { $tile }

## La carte

bison-map-name = Carte de Bison. Les flèches vont de tuile en tuile, Entrée choisit, Échap revient en arrière, plus et moins zooment.
bison-map-spaces = Cases de la carte
bison-plates = Régions de la carte
bison-layer = Entourer les régions
bison-layer-off = Aucune
bison-layer-prairie = Prairies
bison-layer-mountain = Montagnes
bison-layer-river = Rivières
bison-zoom-in = Plus près
bison-zoom-out = Plus loin
bison-zoom-all = Tout montrer
bison-turn-left = Tourner la tuile à gauche
bison-turn-right = Tourner la tuile à droite
bison-progress = Saison { $season }/{ $seasons }, tour { $round }/4

## Les actions

bison-actions = Actions
bison-do-place = Poser
bison-do-tipi = Tipi
bison-do-canoe = Canoë
bison-do-gather = Regrouper
bison-do-step = Avancer
bison-do-trek = Marcher
bison-do-market = Marché
bison-taken = { $action } : déjà fait cette saison
bison-shut = { $action } : impossible pour l’instant

## La phrase

bison-say-start = On tire au sort qui commence, et l’on mélange les tuiles.
bison-say-over = La partie est terminée.
bison-say-over-detail = C’était le décompte final : tous les stocks étaient d’abord retombés à 0.
bison-say-action = À vous : choisissez une action.
bison-say-action-detail = { $round ->
    [4] Le dernier de vos quatre tours de la saison.
   *[other] Tour { $round } sur 4 de la saison. Vous pouvez d’abord passer au marché.
}
bison-say-place = Posez votre tuile : choisissez un emplacement libre.
bison-say-place-detail = { $cells ->
    [one] Un seul emplacement convient, dans trois sens. La limite est à { $reach } tuiles du totem.
   *[other] { $cells } emplacements conviennent, dans trois sens chacun ; la limite est à { $reach } tuiles du totem.
}
bison-say-turn-tile = { $most ->
    [0] Posez votre tuile : choisissez le sens.
    [1] Posez votre tuile : choisissez le sens et 0 ou 1 chasseur.
   *[other] Posez votre tuile : choisissez le sens et de 0 à { $most } chasseurs.
}
bison-say-turn-tile-detail = { $hunters ->
    [0] Sans chasseur, vous gagnez un animal.
    [1] { $land ->
        [prairie] 1 chasseur sur sa prairie est gratuit.
        [river] 1 chasseur sur sa rivière est gratuit.
       *[mountain] 1 chasseur sur sa montagne est gratuit.
    }
   *[other] { $land ->
        [prairie] { $hunters } chasseurs sur sa prairie.
        [river] { $hunters } chasseurs sur sa rivière.
       *[mountain] { $hunters } chasseurs sur sa montagne.
    }
}
bison-say-tipi = Tipi : choisissez une prairie ou une montagne où se trouvent vos chasseurs.
bison-say-canoe = Canoë : choisissez une rivière où se trouvent vos chasseurs.
bison-say-gather = Regrouper : choisissez un chasseur, puis le lieu.
bison-say-step = Avancer : choisissez un chasseur.
bison-say-trek = Marcher : choisissez un chasseur.
bison-about-tipi = { $many ->
    [yes] Construisez sur plusieurs cases si vous voulez, avec cinq chasseurs en tout. Un tipi de taille 2 en demande deux sur place, et ainsi de suite.
   *[no] Un tipi de taille 2 demande deux chasseurs sur place, et ainsi de suite ; ils retournent dans votre réserve. Le premier chasseur est gratuit.
}
bison-about-canoe = { $many ->
    [yes] Construisez sur plusieurs rivières si vous voulez, avec cinq chasseurs en tout. Un canoë de taille 2 en demande deux sur place, et ainsi de suite.
   *[no] Un canoë de taille 2 demande deux chasseurs sur place, et ainsi de suite ; ils retournent dans votre réserve. Le premier chasseur est gratuit.
}
bison-about-gather = Jusqu’à cinq chasseurs, où qu’ils soient, rejoignent une case où reste l’un des vôtres. Le premier est gratuit.
bison-about-step = Jusqu’à cinq chasseurs avancent d’une case chacun. Le premier est gratuit. Chaque pas peut être annulé.
bison-about-trek = Jusqu’à cinq chasseurs marchent d’une à trois cases chacun, même à travers celles des autres. Le premier est gratuit.
bison-about-place = Posez votre tuile contre une autre et mettez jusqu’à cinq chasseurs de votre réserve sur l’une de ses cases. Le premier est gratuit.
bison-idle-hunters = { $where ->
    [land] Vous n’avez aucun chasseur sur une prairie ou une montagne.
    [river] Vous n’avez aucun chasseur sur une rivière.
   *[map] Vous n’avez aucun chasseur sur la carte.
}
bison-idle-craft = { $craft ->
    [tipi] Vous n’avez aucun tipi en réserve : achetez-en un au marché.
   *[canoe] Vous n’avez aucun canoë en réserve : achetez-en un au marché.
}
bison-idle-small = { $craft ->
    [tipi] Vous n’y avez pas assez de chasseurs pour les tipis de votre réserve, ou vous ne pouvez pas les payer.
   *[canoe] Vous n’y avez pas assez de chasseurs pour les canoës de votre réserve, ou vous ne pouvez pas les payer.
}
bison-idle-gather = Pour regrouper des chasseurs, il vous en faut sur deux cases au moins : les uns viennent, un autre reste.
bison-idle-way = Vos chasseurs ne peuvent aller nulle part : les cases à leur portée sont occupées par d’autres.
bison-say-only-skip = { $action } : rien à faire avec des chasseurs pour le moment.
bison-say-only-skip-detail = Vous pouvez passer cette action : cela vous rapporte un animal.
bison-say-more = { $action } : choisissez le suivant, ou terminez ici.
bison-say-size = { $craft ->
    [tipi] De quelle taille sera le tipi ?
   *[canoe] De quelle taille sera le canoë ?
}
bison-say-size-detail = Choisissez une taille de votre réserve dans le panneau.
bison-say-hunter-to = Où va ce chasseur ?
bison-say-cost = { $used ->
    [0] Aucun chasseur pour l’instant.
    [1] 1 chasseur jusqu’ici, gratuit.
   *[other] { $used } chasseurs jusqu’ici coûtent { $cost } animaux.
}{ $next ->
    [none] {""}
    [0] {" "}Le premier est gratuit.
   *[other] {" "}Avec un de plus, ce sera { $next }.
}
bison-say-pay = Payez { $cost } animaux.
bison-say-pay-detail = { $hunters ->
    [one] Pour { $hunters } chasseur. Les espèces sont au choix.
   *[other] Pour { $hunters } chasseurs. Les espèces sont au choix.
}
bison-say-gain = Prenez un animal.
bison-say-gain-detail = Une action sans chasseur rapporte un animal.
bison-say-overflow = Vous dépassez 15 animaux d’une espèce : passez au marché ou perdez l’excédent.
bison-say-overflow-detail = { $final ->
    [yes] Au décompte final, seuls les animaux comptent : échangez ce qui dépasse 15, sinon c’est perdu. N’achetez plus rien.
   *[no] Achetez et échangez à volonté. Ce qui reste au-dessus de 15 est perdu.
}
bison-say-market = Marché : achetez des pièces ou échangez des animaux.
bison-say-market-detail = Ensuite vient votre action. Jusque-là, tout peut être annulé.
bison-say-ready = Tout est prêt. Vous confirmez ?
bison-wait-action = { $name } choisit une action.
bison-wait-going = { $name } est à l’œuvre : { $action }.
bison-wait-pay = { $name } paie.
bison-wait-gain = { $name } prend un animal.
bison-wait-overflow = { $name } dépasse 15 et passe au marché.

bison-main-place = Poser
bison-main-do = Valider
bison-main-pay = { $placing ->
    [yes] Poser et payer { $cost }
   *[no] Payer { $cost }
}
bison-main-gain = { $placing ->
    [yes] Poser et prendre { $animal }
   *[no] Prendre { $animal }
}
bison-main-done = { $cost ->
    [0] Terminer ici
   *[other] Terminer, puis payer { $cost }
}
bison-main-dealt = Marché conclu
bison-main-settle = Perdre l’excédent

## Le panneau

bison-tile-title = Votre tuile et les régions rejointes
bison-tile-alone = Votre tuile
bison-tile-ways = Votre tuile : une seule, dans trois sens possibles
bison-tile-turn = Sens { $turn } : { $regions }
bison-tile-turn-plain = Sens { $turn }
bison-hunters-title = Chasseurs sur la tuile
bison-hunters-land = Sur quel terrain
bison-land-prairie = Prairie
bison-land-river = Rivière
bison-land-mountain = Montagne
bison-cost-gain = +1
bison-cost-free = gratuit
bison-hunters-name = { $hunters ->
    [0] Aucun chasseur : gagner 1 animal
    [1] 1 chasseur : gratuit
   *[other] { $hunters } chasseurs : { $cost } animaux
}
bison-size-title = { $craft ->
    [tipi] Taille du tipi
   *[canoe] Taille du canoë
}
bison-size-name = { $size ->
    [0] Enlever
   *[other] Taille { $size }
}
bison-size-away = aucun
bison-skip-title = Sans chasseur
bison-skip = Passer « { $action } » : gagner un animal
bison-parts-title = Déjà fait pendant ce tour
bison-pay-title = Payer { $cost } animaux, au choix
bison-pay-suggested = proposé
bison-pay-less = { $animal ->
    [bison] Un bison de moins
    [salmon] Un saumon de moins
   *[turkey] Un dindon de moins
}
bison-pay-more = { $animal ->
    [bison] Un bison de plus
    [salmon] Un saumon de plus
   *[turkey] Un dindon de plus
}
bison-pay-row = { $animal ->
    [bison] Bisons : { $before } maintenant, { $after } ensuite
    [salmon] Saumons : { $before } maintenant, { $after } ensuite
   *[turkey] Dindons : { $before } maintenant, { $after } ensuite
}
bison-gain-title = Prenez un animal
bison-animal-bison = Bison
bison-animal-salmon = Saumon
bison-animal-turkey = Dindon
bison-market-title = Marché, pour votre réserve
bison-market-empty = Il n’y a rien à acheter pour l’instant.
bison-each = { $price } de chaque
bison-sold-out = épuisé
bison-buy = Acheter { $ware } pour { $price } de chaque espèce
bison-trade-title = Échanger 3 contre 1
bison-trade = { $give } contre { $get }
bison-trade-none = Un échange demande trois animaux d’une même espèce.
bison-income-title = Si la saison finissait maintenant
bison-income-final = Si c’était le décompte final
bison-income-row = { $animal ->
    [bison] Bisons : { $before } maintenant, { $gets } de plus
    [salmon] Saumons : { $before } maintenant, { $gets } de plus
   *[turkey] Dindons : { $before } maintenant, { $gets } de plus
}
bison-income-cap = On compte au plus 15 animaux par espèce.
bison-income-above = Au-delà de 15, vous perdriez { $lost }.
bison-scoring-season = Décompte de la saison { $season }
bison-scoring-last = Décompte final, à partir de 0
bison-scoring-whole = Gains de la saison { $season }
bison-scoring-so-far = Jusqu’ici dans ce décompte
bison-scoring-which = Quel décompte
bison-scoring-option = Saison { $season }
bison-scoring-step = Région { $step } sur { $count }
bison-scoring-back = Région précédente
bison-scoring-next = Région suivante
bison-scoring-follow = Suivre région par région
bison-scoring-close = Fermer
bison-scoring-gets = { $name } reçoit { $gets }
bison-share-whole = première place sans partage : tout
bison-share-half = la moitié, arrondie vers le bas
bison-share-held = ce qui vit sur ses propres cases

## Les joueurs

bison-seat-turns = { $count ->
    [0] Aucune action cette saison
    [one] { $count } tour sur 4 : { $actions }
   *[other] { $count } tours sur 4 : { $actions }
}
bison-none = aucune
bison-result = { $score ->
    [0] aucun animal
    [one] { $score } animal : { $stock }
   *[other] { $score } animaux : { $stock }
}

## Un coup en titre

bison-move-done = Terminer l’action
bison-move-settle = Perdre l’excédent
bison-move-buy = Acheter { $ware }
bison-move-trade = Échanger { $give } contre { $get }
bison-move-pay = Payer { $paid }
bison-move-gain = Prendre { $animal }
bison-move-skip = { $action } sans chasseur

## Le journal

bison-log-first = { $name } commence la saison.
bison-log-shuffled = On mélange { $tiles } tuiles pour la pioche ; { $removed } autres quittent la partie sans être vues.
bison-log-season = La saison { $season } (sur { $seasons }) commence.
bison-log-drawn = { $name } pioche la tuile { $tile }.
bison-log-bought = { $name } achète { $ware } pour { $paid }.
bison-log-traded = { $name } échange { $give } contre { $get }.
bison-log-placed = { $name } pose la tuile { $tile } { $way }.
bison-log-arrived = { $count ->
    [one] { $name } amène { $count } chasseur { $place }.
   *[other] { $name } amène { $count } chasseurs { $place }.
}
bison-log-built = { $craft ->
    [tipi] { $name } dresse un tipi de taille { $size } { $place }.
   *[canoe] { $name } construit un canoë de taille { $size } { $place }.
}
bison-log-enlarged = { $craft ->
    [tipi] { $name } agrandit le tipi { $place }, de { $from } à { $size }.
   *[canoe] { $name } agrandit le canoë { $place }, de { $from } à { $size }.
}
bison-log-shrunk = { $craft ->
    [tipi] { $name } réduit le tipi { $place }, de { $from } à { $size }.
   *[canoe] { $name } réduit le canoë { $place }, de { $from } à { $size }.
}
bison-log-removed = { $craft ->
    [tipi] { $name } enlève le tipi de taille { $from } { $place }.
   *[canoe] { $name } enlève le canoë de taille { $from } { $place }.
}
bison-log-gathered = { $count ->
    [one] { $name } fait venir { $count } chasseur { $place }.
   *[other] { $name } regroupe { $count } chasseurs { $place }.
}
bison-log-way = { $from } { $to }
bison-log-stepped = { $count ->
    [one] { $name } avance { $count } chasseur : { $ways }.
   *[other] { $name } avance { $count } chasseurs : { $ways }.
}
bison-log-trekked = { $count ->
    [one] { $name } fait marcher { $count } chasseur : { $ways }.
   *[other] { $name } fait marcher { $count } chasseurs : { $ways }.
}
bison-log-skipped = { $name } passe l’action « { $action } ».
bison-log-paid = { $name } paie { $paid }.
bison-log-gained = { $name } gagne { $animal }.
bison-log-gain-forgone = { $name } ne gagne rien : tous les stocks sont pleins.
bison-log-cleared = Dernier décompte : tous les stocks retombent d’abord à 0.
bison-log-land = { $land ->
    [prairie] On compte les prairies.
    [river] On compte les rivières.
   *[mountain] On compte les montagnes.
}
bison-log-region = { $land ->
    [prairie] Prairie avec { $animals } : { $shares }.
    [river] Rivière avec { $animals } : { $shares }.
   *[mountain] Montagne avec { $animals } : { $shares }.
}
bison-log-share = { $name } { $count }
bison-log-overflowed = { $name } a { $stock }, soit plus de 15.
bison-log-settled = { $name } perd { $lost }.
bison-log-over = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la première place.
}

## Votre propre plan, tel qu’il vous est dit

bison-own-bought = Vous achetez { $ware } pour { $paid }.
bison-own-traded = Vous échangez { $give } contre { $get }.
bison-own-placed = Vous posez la tuile { $tile } { $way }.
bison-own-arrived = { $count ->
    [one] Vous amenez { $count } chasseur { $place }.
   *[other] Vous amenez { $count } chasseurs { $place }.
}
bison-own-built = { $craft ->
    [tipi] Vous dressez un tipi de taille { $size } { $place }.
   *[canoe] Vous construisez un canoë de taille { $size } { $place }.
}
bison-own-enlarged = { $craft ->
    [tipi] Vous agrandissez le tipi { $place }, de { $from } à { $size }.
   *[canoe] Vous agrandissez le canoë { $place }, de { $from } à { $size }.
}
bison-own-shrunk = { $craft ->
    [tipi] Vous réduisez le tipi { $place }, de { $from } à { $size }.
   *[canoe] Vous réduisez le canoë { $place }, de { $from } à { $size }.
}
bison-own-removed = { $craft ->
    [tipi] Vous enlevez le tipi de taille { $from } { $place }.
   *[canoe] Vous enlevez le canoë de taille { $from } { $place }.
}
bison-own-gathered = { $count ->
    [one] Vous faites venir { $count } chasseur { $place }.
   *[other] Vous regroupez { $count } chasseurs { $place }.
}
bison-own-stepped = { $count ->
    [one] Vous avancez { $count } chasseur : { $ways }.
   *[other] Vous avancez { $count } chasseurs : { $ways }.
}
bison-own-trekked = { $count ->
    [one] Vous faites marcher { $count } chasseur : { $ways }.
   *[other] Vous faites marcher { $count } chasseurs : { $ways }.
}
bison-own-skipped = Vous passez l’action « { $action } ».
bison-own-paid = Vous payez { $paid }.
bison-own-gained = Vous gagnez { $animal }.
bison-own-gain-forgone = Vous ne gagnez rien : tous les stocks sont pleins.
bison-own-overflowed = Vous avez { $stock }, soit plus de 15.

## Les refus

bison-no-not-your-turn = Ce n’est pas votre tour.
bison-no-game-is-over = La partie est terminée.
bison-no-pay-first = Payez d’abord { $cost } animaux pour l’action.
bison-no-gain-first = Choisissez d’abord l’animal que vous gagnez.
bison-no-settle-first = Vous dépassez 15 animaux d’une espèce : achetez, échangez ou perdez l’excédent.
bison-no-action-goes-on = L’action « { $action } » est en cours : employez un autre chasseur, ou terminez-la.
bison-no-action-taken = Vous avez déjà fait l’action « { $action } » cette saison.
bison-no-sold-out = Votre marché n’a plus cette pièce : { $ware }.
bison-no-cannot-buy = Pour acheter { $ware }, il faut { $price ->
    [one] { $price } animal
   *[other] { $price } animaux
} de chaque espèce ; vous avez { $has }.
bison-no-cannot-trade = Un échange demande trois animaux d’une même espèce ; vous avez { $has }.
bison-no-too-few-animals = Vous n’en avez pas assez : { $has }.
bison-no-stock-is-full = { $animal ->
    [bison] Vous avez déjà 15 bisons ou plus.
    [salmon] Vous avez déjà 15 saumons ou plus.
   *[turkey] Vous avez déjà 15 dindons ou plus.
}
bison-no-must-place = C’est votre dernier tour de la saison : vous devez poser votre tuile.
bison-no-cannot-pay = { $hunters } chasseurs coûtent { $cost } animaux ; vous en avez { $has }.
bison-no-too-many-hunters = Une action emploie cinq chasseurs au plus.
bison-no-supply-too-small = { $has ->
    [0] Vous n’avez aucun chasseur en réserve.
    [1] Vous n’avez qu’un chasseur en réserve.
   *[other] Vous n’avez que { $has } chasseurs en réserve.
}
bison-no-cell-taken = Il y a déjà une tuile à cet emplacement.
bison-no-cell-apart = Cet emplacement ne touche aucune tuile.
bison-no-cell-too-far = Cet emplacement est à { $distance } tuiles du totem ; la limite est de { $reach }.
bison-no-wrong-land = { $craft ->
    [tipi] Un tipi se dresse sur une prairie ou une montagne.
   *[canoe] Un canoë va sur une rivière.
}
bison-no-held-by-other = { $name } y a des pièces.
bison-no-no-hunter = Vous n’avez aucun chasseur { $place }.
bison-no-changed-already = Cette case a déjà changé pendant cette action.
bison-no-all-moved = Tous vos chasseurs { $place } ont déjà bougé pendant cette action.
bison-no-not-in-supply = { $craft ->
    [tipi] Vous n’avez pas de tipi de taille { $size } en réserve.
   *[canoe] Vous n’avez pas de canoë de taille { $size } en réserve.
}
bison-no-same-size = { $craft ->
    [tipi] Le tipi a déjà cette taille.
   *[canoe] Le canoë a déjà cette taille.
}
bison-no-nothing-to-shrink = { $craft ->
    [tipi] Vous n’y avez pas de tipi à réduire.
   *[canoe] Vous n’y avez pas de canoë à réduire.
}
bison-no-no-shrinking = { $craft ->
    [tipi] Seule l’extension 2 permet de réduire les tipis.
   *[canoe] Seule l’extension 2 permet de réduire les canoës.
}
bison-no-too-few-hunters = { $needed ->
    [one] Il faut { $needed } chasseur { $place } ; vous en avez { $has }.
   *[other] Il faut { $needed } chasseurs { $place } ; vous en avez { $has }.
}
bison-no-other-gathering = Les chasseurs se regroupent { $place }.
bison-no-not-near = Cette case n’est pas voisine.
bison-no-not-in-three = Cette case est à plus de trois pas, ou le chemin est coupé.
bison-no-wrong-sum = L’action coûte { $cost } animaux, pas { $paid }.
bison-no-impossible = Ce n’est pas possible maintenant.

## À l’oreille

bison-hear-camp = { $mine ->
    [yes] À vous
   *[no] À { $name }
} : { $craft ->
    [tipi] tipi de taille { $size }{ $hunters ->
        [0] {""}
        [1] {" "}et 1 chasseur
       *[other] {" "}et { $hunters } chasseurs
    }
    [canoe] canoë de taille { $size }{ $hunters ->
        [0] {""}
        [1] {" "}et 1 chasseur
       *[other] {" "}et { $hunters } chasseurs
    }
   *[none] { $hunters ->
        [one] { $hunters } chasseur
       *[other] { $hunters } chasseurs
    }
}.
bison-hear-region = { $count ->
    [0] Région de { $animals }, inoccupée.
   *[other] Région de { $animals } : { $ranks }.
}
bison-hear-rank = { $rank ->
    [1] { $count ->
        [one] { $who } à la première place
       *[other] { $who } à égalité à la première place
    }
    [2] { $count ->
        [one] { $who } à la deuxième place
       *[other] { $who } à égalité à la deuxième place
    }
    [3] { $count ->
        [one] { $who } à la troisième place
       *[other] { $who } à égalité à la troisième place
    }
   *[other] { $who } à la quatrième place
}
bison-hear-chosen = Choisie.
bison-hear-target = Un chasseur peut venir ici.
bison-hear-start = Peut être choisie.
bison-hear-cell = Emplacement libre, { $where }. { $turns ->
    [one] Votre tuile s’y pose dans un seul sens.
   *[other] Votre tuile s’y pose dans { $turns } sens.
}
bison-hear-seat = { $bison ->
    [one] { $bison } bison
   *[other] { $bison } bisons
}, { $salmon ->
    [one] { $salmon } saumon
   *[other] { $salmon } saumons
}, { $turkey ->
    [one] { $turkey } dindon
   *[other] { $turkey } dindons
}. En réserve : { $hunters ->
    [one] { $hunters } chasseur
   *[other] { $hunters } chasseurs
}. Actions faites : { $actions }.

## Aide

bison-help-goal-title = Le but
bison-help-goal = Tenez les terrains de chasse qui vous nourrissent le mieux. À la fin, seul compte le dernier décompte : qui a le plus d’animaux l’emporte.
bison-help-season-title = Une saison
bison-help-season-1 = Chacun joue quatre tours : passez au marché si vous voulez, puis faites l’une des six actions, chacune une fois par saison. Votre tuile doit être posée avant la fin de la saison.
bison-help-season-2 = Une action est gratuite avec un seul chasseur et coûte des animaux avec plusieurs ; sans chasseur, vous gagnez un animal.
bison-help-season-3 = Ensuite on compte prairies, montagnes et rivières, région par région : la première place prend tous les animaux, la deuxième la moitié.
bison-help-length = La partie dure six saisons à deux, cinq à trois, quatre à quatre. Avant le décompte final, tous les stocks retombent à 0.
bison-help-start = Vous commencez avec 10 animaux de chaque espèce, quatre chasseurs, et des tipis et canoës de tailles 1 et 2 ; le reste est au marché.
bison-help-rank-title = Qui domine
bison-help-rank = Le plus grand tipi ou canoë, puis le nombre de cette taille, puis la taille en dessous ; les chasseurs départagent en dernier.
bison-help-pieces-title = Les pièces
bison-help-space = Une case n’accueille que les pièces d’un seul joueur, dont un seul tipi ou canoë.
bison-help-hunter = Un chasseur. La pastille indique combien il y en a sur la case.
bison-help-tipi = Un tipi, sur prairie ou montagne. Le disque indique sa taille.
bison-help-canoe = Un canoë, sur rivière. La pastille indique sa taille.
bison-help-totem = Le totem. Aucune tuile n’en est plus loin que la limite choisie, trois d’habitude.
bison-help-chip = La plaque d’une région dit combien d’animaux elle compte et qui y occupe quel rang : 1 les prend tous, 2 la moitié.
bison-help-keys-title = Au clavier
bison-help-keys = Les flèches vont de tuile en tuile, Page précédente et Page suivante d’une case à l’autre d’une tuile, Entrée choisit, Échap revient en arrière. R tourne la tuile, Maj et R dans l’autre sens. Plus et moins zooment, Maj et les flèches déplacent la carte, 0 montre tout.
