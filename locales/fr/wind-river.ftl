# Wind River : le plateau, le journal, les refus, ce qu’entend un lecteur d’écran.

## Le plateau

wr-board = Cases du plateau
wr-board-name = Plateau de Wind River. Les flèches parcourent les cases, Entrée choisit, Échap désélectionne.
wr-plains = Les plaines
wr-plains-goal = les plaines

wr-way-ahead = tout droit vers { $hex }
wr-way-ahead-left = en avant à gauche vers { $hex }
wr-way-ahead-right = en avant à droite vers { $hex }
wr-way-behind = en arrière vers { $hex }
wr-way-behind-left = en arrière à gauche vers { $hex }
wr-way-behind-right = en arrière à droite vers { $hex }
wr-way-plains = vers les plaines

wr-legend-target = possible
wr-legend-miss = impossible
wr-legend-driven = déjà mené

## La phrase

wr-say-start = On tire au sort qui commence.
wr-say-over = La partie est terminée.
wr-say-camp = Installez votre camp : choisissez une case pour un tipi.
wr-say-camp-detail = N’importe quelle case sans tipi. Restez près du troupeau : les bisons nourrissent vos tipis.
wr-say-drive = { $left ->
    [one] Menez 1 bison : lequel ?
   *[other] Menez { $left } bisons : choisissez-en un.
}
wr-say-drive-to = { $left ->
    [one] Le dernier : où va ce bison de { $hex } ?
   *[other] Encore { $left } bisons : où va celui de { $hex } ?
}
wr-say-drive-detail = { $lost ->
    [0] { $cost ->
        [0] En l’état, tous vos tipis sont nourris.
        [one] En l’état, nourrir vos tipis vous coûte 1 provision.
       *[other] En l’état, nourrir vos tipis vous coûte { $cost } provisions.
    }
    [one] En l’état, il vous faudrait abandonner 1 tipi.
   *[other] En l’état, il vous faudrait abandonner { $lost } tipis.
}
wr-say-abandon = { $left ->
    [one] Vous ne pouvez pas nourrir tout le monde : choisissez un tipi à abandonner.
   *[other] Vous ne pouvez pas nourrir tout le monde : choisissez { $left } tipis à abandonner, l’un après l’autre.
}
wr-say-abandon-detail = Les tipis abandonnés retournent dans votre réserve.
wr-say-activity = Votre activité : choisissez-en une.
wr-say-activity-detail = Choisissez un tipi à déplacer, un bison à pousser, ou l’un des boutons.
wr-say-activity-spur = Aucun de vos tipis ne peut voyager : choisissez un bison à pousser, ou l’un des boutons.
wr-say-either = En { $hex } : votre tipi ou un bison ?
wr-say-either-detail = Les deux peuvent se déplacer. Choisissez avec les boutons.
wr-either-tipi = Tipi
wr-either-buffalo = Bison
wr-say-travel = Voyager : choisissez un de vos tipis.
wr-say-travel-detail = Il va sur une case voisine. Si d’autres y campent, vous payez 1 provision, et chacun d’eux aussi.
wr-say-travel-to = Où va le tipi de { $hex } ?
wr-say-spur = Pousser : choisissez un bison.
wr-say-spur-detail = Il avance d’un pas, même s’il a déjà été mené pendant ce tour.
wr-say-spur-to = Où va le bison de { $hex } ?
wr-say-raise = Dresser un tipi : choisissez un de vos camps.
wr-say-raise-detail = Cela coûte 3 provisions. Seulement là où personne d’autre ne campe.

wr-wait-camp = { $name } installe son camp.
wr-wait-drive = { $left ->
    [one] { $name } doit encore mener un bison.
   *[other] { $name } doit encore mener { $left } bisons.
}
wr-wait-abandon = { $left ->
    [one] { $name } doit abandonner un tipi.
   *[other] { $name } doit abandonner { $left } tipis.
}
wr-wait-activity = { $name } choisit une activité.

## Activités et prévision

wr-activities = Activités
wr-activities-now = Maintenant, une activité
wr-activities-later = Après les bisons, une activité
wr-do-travel = Voyager
wr-do-gather = Récolter
wr-do-raise = Dresser
wr-do-spur = Pousser
wr-do-rest = Se reposer
wr-gather-none = rien

wr-forecast-title = Si vous en restez là
wr-forecast-fed = { $count ->
    [one] { $count } nourri
   *[other] { $count } nourris
}
wr-forecast-hungry = { $count ->
    [one] { $count } affamé
   *[other] { $count } affamés
}
wr-forecast-cost = Provisions : { $before } maintenant, { $after } après le repas.
wr-forecast-lost = { $count ->
    [one] Vous ne pourriez pas payer pour 1 tipi : il faudrait l’abandonner.
   *[other] Vous ne pourriez pas payer pour { $count } tipis : il faudrait les abandonner.
}

wr-seat-tipis = Tipis : { $saved ->
    [one] { $saved } sauvé
   *[other] { $saved } sauvés
}, { $out } sur le plateau, { $unused } en réserve
wr-seat-provisions = { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}
wr-saved-short = Tipis sauvés
wr-provisions-short = Provisions
wr-progress-camp = Installation
wr-result = { $saved ->
    [one] { $saved } tipi sauvé
   *[other] { $saved } tipis sauvés
}, { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}

## Un coup en titre

wr-move-camp = Camper en { $hex }
wr-move-abandon = Abandonner un tipi en { $hex }
wr-move-raise = Dresser un tipi en { $hex }
wr-move-gather = Récolter des provisions
wr-move-rest = Se reposer
wr-move-drive = { $goal ->
    [plains] Mener un bison de { $from } vers { $to }
   *[hex] Mener un bison de { $from } à { $to }
}
wr-move-travel = { $goal ->
    [plains] Voyager de { $from } vers { $to }
   *[hex] Voyager de { $from } à { $to }
}
wr-move-spur = { $goal ->
    [plains] Pousser un bison de { $from } vers { $to }
   *[hex] Pousser un bison de { $from } à { $to }
}

## Le journal

wr-log-first = { $name } commence.
wr-log-camped = { $name } campe en { $hex }.
wr-log-no-tipis = { $name } n’a aucun tipi sur le plateau et ne mène aucun bison.
wr-log-step = { $goal ->
    [plains] de { $from } vers { $to }
   *[hex] de { $from } à { $to }
}
wr-log-driven = { $goal ->
    [plains] { $name } mène un bison de { $from } vers { $to }.
   *[hex] { $name } mène un bison de { $from } à { $to }.
}
wr-log-driven-all = { $name } mène { $count } bisons : { $ways }.
wr-log-herd-stuck = { $left ->
    [one] Plus aucun bison ne peut avancer ; { $name } en mène un de moins.
   *[other] Plus aucun bison ne peut avancer ; { $name } en mène { $left } de moins.
}
wr-log-fed = { $paid ->
    [0] { $name } nourrit tous ses tipis.
    [one] { $name } paie { $paid } provision pour un tipi affamé et { $left ->
        [0] n’en a plus.
       *[other] en garde { $left }.
    }
   *[other] { $name } paie { $paid } provisions pour ses tipis affamés et { $left ->
        [0] n’en a plus.
       *[other] en garde { $left }.
    }
}
wr-log-hungry = { $tipis ->
    [one] { $name } ne peut pas nourrir tous ses tipis et doit en abandonner un.
   *[other] { $name } ne peut pas nourrir tous ses tipis et doit en abandonner { $tipis }.
}
wr-log-abandoned = { $name } abandonne un tipi en { $hex }.
wr-log-travelled = { $goal ->
    [plains] { $name } quitte { $from } pour les plaines : un tipi est sauvé.
   *[hex] { $name } voyage de { $from } à { $to }.
}
wr-log-tolls = { $count ->
    [one] { $names } paie 1 provision pour partager le camp.
   *[other] { $names } paient chacun 1 provision pour partager le camp.
}
wr-log-gathered = { $provisions ->
    [one] { $name } récolte { $provisions } provision
   *[other] { $name } récolte { $provisions } provisions
}{ $lost ->
    [0] .
    [one] {"\u00A0"}; { $lost } de trop est perdue.
   *[other] {"\u00A0"}; { $lost } de trop sont perdues.
}
wr-log-raised = { $name } dresse un tipi en { $hex } pour 3 provisions.
wr-log-spurred = { $goal ->
    [plains] { $name } pousse un bison de { $from } vers { $to }.
   *[hex] { $name } pousse un bison de { $from } à { $to }.
}
wr-log-rested = { $name } ne peut rien faire et se repose.
wr-log-ended = Il n’y a plus de tipi sur le plateau : la partie est terminée.
wr-log-ranked = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la première place.
}

## Ce qu’entraîne votre propre coup, dit avant de le jouer

wr-own-no-tipis = Vous n’avez aucun tipi sur le plateau et ne menez aucun bison.
wr-own-herd-stuck = { $left ->
    [one] Plus aucun bison ne peut avancer ; vous en menez un de moins.
   *[other] Plus aucun bison ne peut avancer ; vous en menez { $left } de moins.
}
wr-own-fed = { $paid ->
    [0] Tous vos tipis sont nourris.
    [one] Vous payez { $paid } provision pour un tipi affamé et en gardez { $left }.
   *[other] Vous payez { $paid } provisions pour vos tipis affamés et en gardez { $left }.
}
wr-own-hungry = { $tipis ->
    [one] Vous ne pouvez pas nourrir tous vos tipis et devez en abandonner un.
   *[other] Vous ne pouvez pas nourrir tous vos tipis et devez en abandonner { $tipis }.
}
wr-own-saved = Ce tipi est sauvé.
wr-own-tolls = { $count ->
    [0] Vous payez 1 provision pour partager le camp.
   *[other] Vous et { $names } payez chacun 1 provision pour partager le camp.
}
wr-own-gathered = { $provisions ->
    [one] Vous recevez { $provisions } provision
   *[other] Vous recevez { $provisions } provisions
}{ $lost ->
    [0] .
    [one] {"\u00A0"}; { $lost } de trop est perdue.
   *[other] {"\u00A0"}; { $lost } de trop sont perdues.
}
wr-own-raised = Cela vous coûte 3 provisions.

## Refus

wr-no-not-in-play = À trois joueurs, la case { $hex } ne sert pas.
wr-no-camp-taken = Il y a déjà un tipi en { $hex }.
wr-no-no-buffalo = Il n’y a aucun bison en { $hex }.
wr-no-all-driven = Tous les bisons de { $hex } ont déjà avancé pendant ce tour.
wr-no-not-ahead = { $goal ->
    [plains] De { $from }, un pas en avant ne mène pas aux plaines.
   *[hex] De { $from }, un pas en avant ne mène pas en { $to }.
}
wr-no-hex-is-full = La case { $hex } est pleine : il y a déjà cinq bisons.
wr-no-not-hungry = Vous n’avez aucun tipi affamé en { $hex }.
wr-no-no-tipi = Vous n’avez aucun tipi en { $hex }.
wr-no-no-tipi-out = Vous n’avez plus de tipi sur le plateau.
wr-no-not-adjacent = { $goal ->
    [plains] Les plaines ne touchent pas { $from }.
   *[hex] { $to } ne touche pas { $from }.
}
wr-no-cannot-pay-to-enter = D’autres campent en { $hex } : les rejoindre coûte 1 provision, et vous n’en avez pas.
wr-no-nothing-to-gather = Là où vous campez sans personne d’autre, il n’y a pas plus de bisons que de tipis : la récolte ne donnerait rien.
wr-no-store-is-full = Vous avez déjà 10 provisions.
wr-no-no-unused-tipi = Vous n’avez plus de tipi en réserve.
wr-no-cannot-pay-to-raise = Dresser un tipi coûte 3 provisions ; vous en avez { $provisions }.
wr-no-not-alone = D’autres campent aussi en { $hex } : impossible d’y dresser un tipi.
wr-no-cannot-rest = On ne se repose que si rien d’autre n’est possible.
wr-no-wrong-phase = Ce n’est pas le moment : { $phase }.
wr-no-not-your-turn = Ce n’est pas votre tour.
wr-no-game-is-over = La partie est terminée.
wr-no-impossible = C’est impossible ici.

wr-phase-start = on tire au sort qui commence
wr-phase-camp = chacun installe son camp
wr-phase-drive = il faut mener les bisons
wr-phase-abandon = il faut abandonner un tipi
wr-phase-activity = il faut choisir une activité
wr-phase-over = la partie est terminée

## Entendu

wr-hear-hex = { $hex } : { $what }
wr-hear-herd = { $count ->
    [0] Aucun bison.
    [one] { $count } bison.
   *[other] { $full ->
        [yes] { $count } bisons, case pleine.
       *[no] { $count } bisons.
    }
}
wr-hear-herd-driving = { $count ->
    [one] { $count } bison
   *[other] { $count } bisons
}{ $full ->
    [yes] , case pleine
   *[no] {""}
}, { $left ->
    [0] { $count ->
        [one] déjà mené.
       *[other] tous déjà menés.
    }
    [one] { $left } pas encore mené.
   *[other] { $left } pas encore menés.
}
wr-hear-no-tipis = Aucun tipi.
wr-hear-tipis = Tipis : { $list }.
wr-hear-own-tipis = { $unfed ->
    [0] { $count ->
        [one] vous { $count }, nourri
       *[other] vous { $count }, nourris
    }
    [one] vous { $count }, dont { $unfed } affamé
   *[other] vous { $count }, dont { $unfed } affamés
}
wr-hear-tipis-of = { $name } { $count }
wr-hear-can-go = Peut aller vers { $goals }.
wr-hear-can-go-both = Votre tipi peut aller vers { $tipi } ; un bison peut aller vers { $buffalo }.
wr-hear-place = Peut être choisie.
wr-hear-target = { $move }.
wr-hear-in-hand = Choisi.
wr-hear-plains = Les plaines. { $count ->
    [0] Aucun tipi sauvé pour l’instant.
   *[other] Sauvés : { $saved }.
}{ $offer ->
    [none] {""}
   *[other] {" "}{ $offer }.
}
wr-hear-seat = { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}, { $saved ->
    [one] { $saved } tipi sauvé
   *[other] { $saved } tipis sauvés
}, { $out } sur le plateau, { $unused } en réserve.

## Aide

wr-help-goal-title = Le but
wr-help-goal = Amenez le plus de tipis possible dans les plaines, en haut. À égalité, les provisions départagent.
wr-help-turn-title = Un tour
wr-help-drive = Menez un bison pour chacun de vos tipis sur le plateau, d’un pas vers l’avant. Une case en accueille cinq au plus.
wr-help-feed = Les bisons nourrissent les tipis de leur case, ceux des autres d’abord. Chacun de vos tipis affamés coûte 1 provision ; faute de provision, vous l’abandonnez.
wr-help-activity = Puis faites une seule chose : voyager avec un tipi, récolter, dresser un tipi ou pousser encore un bison.
wr-help-pieces-title = Les pièces
wr-help-buffalo = Un bison. Il ne recule jamais.
wr-help-driven = Un bison déjà mené pendant ce tour.
wr-help-tipi = Un tipi. Chacun en a sept. Le nombre indique combien il y en a sur la case.
wr-help-provision = Une provision. On en garde dix au plus.
wr-help-keys-title = Au clavier
wr-help-keys = Les flèches parcourent le plateau, Entrée choisit, Échap désélectionne. Gauche et droite changent de colonne, haut et bas de rangée.
