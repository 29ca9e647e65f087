# Wind River : le plateau, le journal, les refus, ce qu’entend un lecteur d’écran.

## Le plateau

wr-board = Cases du plateau
wr-board-name = Plateau de Wind River. Les flèches déplacent, Entrée choisit, Échap relâche.
wr-plains = Les plaines
wr-plains-goal = les plaines

wr-way-ahead = tout droit en { $hex }
wr-way-ahead-left = devant à gauche en { $hex }
wr-way-ahead-right = devant à droite en { $hex }
wr-way-behind = en arrière en { $hex }
wr-way-behind-left = en arrière à gauche en { $hex }
wr-way-behind-right = en arrière à droite en { $hex }
wr-way-plains = vers les plaines

wr-legend-target = possible
wr-legend-miss = impossible
wr-legend-driven = déjà mené

## La phrase

wr-say-start = Le sort désigne qui commence.
wr-say-over = La partie est terminée.
wr-say-camp = Installez-vous : choisissez une case pour un tipi.
wr-say-camp-detail = N’importe quelle case sans tipi. Restez près du troupeau : les bisons nourrissent vos tipis.
wr-say-drive = { $left ->
    [one] Encore 1 bison à mener : lequel ?
   *[other] Encore { $left } bisons à mener : choisissez le premier.
}
wr-say-drive-to = { $left ->
    [one] Le dernier : où va ce bison de { $hex } ?
   *[other] Encore { $left } bisons : où va celui de { $hex } ?
}
wr-say-drive-detail = { $lost ->
    [0] { $cost ->
        [0] En l’état, tous vos tipis sont nourris.
        [one] En l’état, nourrir vos tipis vous coûte 1 provision.
       *[other] En l’état, nourrir vos tipis vous coûte { $cost } provisions.
    }
    [one] En l’état, vous devriez abandonner 1 tipi.
   *[other] En l’état, vous devriez abandonner { $lost } tipis.
}
wr-say-abandon = { $left ->
    [one] Vous ne pouvez pas nourrir tout le monde : choisissez un tipi à abandonner.
   *[other] Vous ne pouvez pas nourrir tout le monde : choisissez { $left } tipis à abandonner, l’un après l’autre.
}
wr-say-abandon-detail = Il retourne dans votre réserve.
wr-say-activity = Votre activité : faites une seule chose.
wr-say-activity-detail = Choisissez un tipi pour voyager, un bison à presser, ou l’un des boutons.
wr-say-travel = Voyager : choisissez un de vos tipis.
wr-say-travel-detail = Il va sur une case voisine. Si d’autres y campent, vous payez chacun 1 provision.
wr-say-travel-to = Où va le tipi de { $hex } ?
wr-say-spur = Presser : choisissez un bison.
wr-say-spur-detail = Il avance d’un pas, même s’il a déjà été mené à ce tour.
wr-say-spur-to = Où va le bison de { $hex } ?
wr-say-raise = Dresser un tipi : choisissez un de vos camps.
wr-say-raise-detail = Cela coûte 3 provisions. Uniquement là où vous campez en solitaire.

wr-wait-camp = { $name } installe son camp.
wr-wait-drive = { $left ->
    [one] { $name } mène encore un bison.
   *[other] { $name } mène encore { $left } bisons.
}
wr-wait-abandon = { $left ->
    [one] { $name } doit abandonner un tipi.
   *[other] { $name } doit abandonner { $left } tipis.
}
wr-wait-activity = { $name } choisit une activité.

## Activités et prévision

wr-activities = Activités
wr-activities-now = Maintenant, une activité
wr-activities-later = Après les bisons, une activité
wr-do-travel = Voyager
wr-do-gather = Récolter
wr-do-raise = Dresser
wr-do-spur = Presser
wr-do-rest = Se reposer

wr-forecast-title = Si vous en restez là
wr-forecast-fed = { $count ->
    [one] { $count } nourri
   *[other] { $count } nourris
}
wr-forecast-hungry = { $count ->
    [one] { $count } affamé
   *[other] { $count } affamés
}
wr-forecast-cost = Provisions : { $before } maintenant, { $after } après le repas.
wr-forecast-lost = { $count ->
    [one] Vous ne pourriez pas payer pour 1 tipi : il faudrait l’abandonner.
   *[other] Vous ne pourriez pas payer pour { $count } tipis : il faudrait les abandonner.
}

wr-seat-tipis = Tipis : { $saved ->
    [one] { $saved } sauvé
   *[other] { $saved } sauvés
}, { $out } en jeu, { $unused } en réserve
wr-seat-provisions = { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}
wr-saved-short = Tipis sauvés
wr-provisions-short = Provisions
wr-progress-camp = Installation
wr-result = { $saved ->
    [one] { $saved } tipi sauvé
   *[other] { $saved } tipis sauvés
}, { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
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
    [plains] Presser un bison de { $from } vers { $to }
   *[hex] Presser un bison de { $from } à { $to }
}

## Le journal

wr-log-first = { $name } commence.
wr-log-camped = { $name } campe en { $hex }.
wr-log-no-tipis = { $name } n’a aucun tipi en jeu et ne mène aucun bison.
wr-log-step = { $goal ->
    [plains] { $from } vers { $to }
   *[hex] { $from } à { $to }
}
wr-log-driven = { $goal ->
    [plains] { $name } mène un bison de { $from } vers { $to }.
   *[hex] { $name } mène un bison de { $from } à { $to }.
}
wr-log-driven-all = { $name } mène { $count } bisons : { $ways }.
wr-log-herd-stuck = { $left ->
    [one] Plus aucun bison ne peut avancer ; { $name } en mène un de moins.
   *[other] Plus aucun bison ne peut avancer ; { $name } en mène { $left } de moins.
}
wr-log-fed = { $paid ->
    [0] { $name } a nourri tous ses tipis.
    [one] { $name } paie 1 provision pour un tipi affamé, il lui en reste { $left }.
   *[other] { $name } paie { $paid } provisions pour ses tipis affamés, il lui en reste { $left }.
}
wr-log-hungry = { $tipis ->
    [one] { $name } ne peut pas nourrir tous ses tipis et doit en abandonner 1.
   *[other] { $name } ne peut pas nourrir tous ses tipis et doit en abandonner { $tipis }.
}
wr-log-abandoned = { $name } abandonne un tipi en { $hex }.
wr-log-travelled = { $goal ->
    [plains] { $name } quitte { $from } pour les plaines : un tipi est sauvé.
   *[hex] { $name } voyage de { $from } à { $to }.
}
wr-log-tolls = { $count ->
    [one] { $names } paie 1 provision pour le camp partagé.
   *[other] { $names } paient chacun 1 provision pour le camp partagé.
}
wr-log-gathered = { $provisions ->
    [one] { $name } récolte { $provisions } provision
   *[other] { $name } récolte { $provisions } provisions
}{ $lost ->
    [0] .
    [one] {" "}; 1 de plus ne rentre pas dans la réserve.
   *[other] {" "}; { $lost } de plus ne rentrent pas dans la réserve.
}
wr-log-raised = { $name } dresse un tipi en { $hex } pour 3 provisions.
wr-log-spurred = { $goal ->
    [plains] { $name } presse un bison de { $from } vers { $to }.
   *[hex] { $name } presse un bison de { $from } à { $to }.
}
wr-log-rested = { $name } ne peut rien faire et se repose.
wr-log-ended = Il n’y a plus de tipi sur le plateau : la partie est terminée.
wr-log-ranked = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } partagent la première place.
}

## Refus

wr-no-not-in-play = { $hex } n’est pas en jeu à trois.
wr-no-camp-taken = Il y a déjà un tipi en { $hex }.
wr-no-no-buffalo = Il n’y a aucun bison en { $hex }.
wr-no-all-driven = Tous les bisons de { $hex } ont déjà avancé à ce tour.
wr-no-not-ahead = { $goal ->
    [plains] Les plaines ne sont pas à un pas devant { $from }.
   *[hex] { $to } n’est pas à un pas devant { $from }.
}
wr-no-hex-is-full = { $hex } est pleine : il y a déjà cinq bisons.
wr-no-not-hungry = Vous n’avez aucun tipi affamé en { $hex }.
wr-no-no-tipi = Vous n’avez aucun tipi en { $hex }.
wr-no-not-adjacent = { $goal ->
    [plains] Les plaines ne touchent pas { $from }.
   *[hex] { $to } ne touche pas { $from }.
}
wr-no-cannot-pay-to-enter = D’autres campent en { $hex } : les rejoindre coûte 1 provision, et vous n’en avez pas.
wr-no-nothing-to-gather = Vos bisons nourrissent tout juste vos tipis : la récolte ne donnerait rien.
wr-no-store-is-full = Vous avez déjà 10 provisions.
wr-no-no-unused-tipi = Tous vos tipis sont déjà en jeu.
wr-no-cannot-pay-to-raise = Dresser un tipi coûte 3 provisions ; vous en avez { $provisions }.
wr-no-not-alone = Vous ne campez pas en solitaire en { $hex }.
wr-no-cannot-rest = Vous pouvez faire autre chose : pas question de vous reposer.
wr-no-wrong-phase = Ce n’est pas ce qui est demandé : { $phase }.
wr-no-not-your-turn = Ce n’est pas votre tour.
wr-no-game-is-over = La partie est terminée.
wr-no-impossible = C’est impossible ici.

wr-phase-start = le sort désigne qui commence
wr-phase-camp = les camps s’installent
wr-phase-drive = il s’agit de mener les bisons
wr-phase-abandon = un tipi doit être abandonné
wr-phase-activity = c’est le moment d’une activité
wr-phase-over = la partie est terminée

## Entendu

wr-hear-herd = { $count ->
    [0] Aucun bison.
    [one] { $count } bison.
   *[other] { $full ->
        [yes] { $count } bisons, case pleine.
       *[no] { $count } bisons.
    }
}
wr-hear-herd-driving = { $count ->
    [one] { $count } bison
   *[other] { $count } bisons
}{ $full ->
    [yes] , case pleine
   *[no] {""}
}, { $left ->
    [0] tous déjà menés.
    [one] { $left } pas encore mené.
   *[other] { $left } pas encore menés.
}
wr-hear-no-tipis = Aucun tipi.
wr-hear-tipis = Tipis : { $list }.
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
wr-hear-place = Peut être choisie.
wr-hear-target = { $move }.
wr-hear-in-hand = Choisi.
wr-hear-plains = Les plaines. { $count ->
    [0] Aucun tipi sauvé pour l’instant.
   *[other] Sauvés : { $saved }.
}{ $offer ->
    [none] {""}
   *[other] {" "}{ $offer }.
}
wr-hear-seat = { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}, { $saved ->
    [one] { $saved } tipi sauvé
   *[other] { $saved } tipis sauvés
}, { $out } en jeu, { $unused } en réserve.

## Aide

wr-help-goal-title = Le but
wr-help-goal = Amener le plus de tipis dans les plaines, en haut. À égalité, les provisions décident.
wr-help-turn-title = Un tour
wr-help-drive = Menez autant de bisons que vous avez de tipis en jeu, chacun d’un pas vers l’avant. Une case en porte cinq au plus.
wr-help-feed = Les bisons nourrissent les tipis de leur case, ceux des autres d’abord. Chacun de vos tipis affamés coûte 1 provision.
wr-help-activity = Puis faites une seule chose : voyager avec un tipi, récolter, dresser un tipi ou presser encore un bison.
wr-help-pieces-title = Les pièces
wr-help-buffalo = Un bison. Il ne va jamais que de l’avant.
wr-help-driven = Un bison déjà mené à ce tour.
wr-help-tipi = Un tipi. Chacun en a sept. Le nombre à son pied dit combien se tiennent ensemble.
wr-help-provision = Une provision. On en garde dix au plus.
wr-help-keys-title = Au clavier
wr-help-keys = Les flèches parcourent le plateau, Entrée choisit, Échap relâche. Gauche et droite changent de colonne, haut et bas de rangée.
