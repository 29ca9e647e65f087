# Les jeux dans le terminal : ce que dit et comprend l’invite.

## Début et fin

term-welcome = { $game }, à { $seats } joueurs. Vous êtes { $name }, à la place { $seat }.
term-bots = { $count ->
    [one] Vous jouez contre un robot : { $names }. Niveau : { $level }.
   *[other] Vous jouez contre des robots : { $names }. Niveau : { $level }.
}
term-kept = La partie est conservée dans { $file }, coup par coup.
term-resumed = La partie reprend là où vous l’aviez laissée.
term-hint = Tapez le numéro d’un choix. « { $help } » indique ce que vous pouvez taper d’autre.
term-over = La partie est terminée.
term-place = { $rank }. { $name } : { $result }
term-record = L’enregistrement est dans { $file }. Pour relire la partie : tallgrass replay { $file } --text
term-bye = La partie est conservée dans { $file }. Pour la reprendre : tallgrass play --resume { $file }

## Choisir

term-so-far = Jusqu’ici : { $choices }.
term-only = Un seul choix : { $choice }
term-about = { $thing } : { $what }
term-back = Retour
term-no-choice = « { $text } » n’est pas un choix ici. Tapez un numéro de 1 à { $most }, ou « { $help } ».
term-pick-how = Tapez les numéros voulus, séparés par des espaces. Un signe moins devant un numéro le retire du choix.
term-pick-item = { $chosen ->
    [0] { $name } : { $count }
    [one] { $name } : { $count }, dont { $chosen } choisie
   *[other] { $name } : { $count }, dont { $chosen } choisies
}
term-pick-left = { $left ->
    [one] Encore { $left } à choisir.
   *[other] Encore { $left } à choisir.
}
term-pick-chosen = Choix actuel : { $list }.
term-pick-take = Prendre ces { $count }
term-pick-clear = Recommencer le choix
term-pick-too-many = Cela ferait plus de { $count }.
term-pick-used-up = Il n’y en a plus : { $name }.
term-pick-not-chosen = Vous n’avez pas choisi cela : { $name }.

## Commandes

term-cmd-help = aide
term-cmd-look = voir
term-cmd-again = encore
term-cmd-why = pourquoi
term-cmd-undo = annuler
term-cmd-rules = règles
term-cmd-save = enregistrer
term-cmd-quit = quitter
term-cmd-back = retour
term-help-number = un numéro : fait ce choix
term-help-back = revient d’un choix
term-help-again = répète la question et les choix
term-help-look = décrit la position
term-help-undo = annule votre dernier coup
term-help-why = donne la règle du dernier refus
term-help-rules = affiche les règles ; avec un numéro comme { $number }, cette règle
term-help-save = enregistre la partie et dit où
term-help-quit = arrête pour l’instant ; la partie pourra être reprise
term-help-move = un coup noté comme dans les enregistrements, par exemple { $sample }
term-unknown-move = Ce n’est pas un coup de ce jeu : { $text }
term-not-refused = Rien n’a été refusé jusqu’ici.
term-undone = Votre dernier coup est annulé.
term-saved = Enregistré dans { $file }.

## Relectures et règles

term-seats = À la table : { $names }.
term-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.
term-nearest = Il n’y a pas de règle { $asked }. La plus proche est { $number }.
term-more = Ce qui a été reconstitué, et comment saisir les vraies pièces : tallgrass rules { $game } reconstructed

## Wind River

term-wr-lane = Colonne { $lane }
term-wr-buffalo = { $count ->
    [one] Le bison en { $hex }
   *[other] Un des { $count } bisons en { $hex }
}
term-wr-tipi = Le tipi en { $hex }
term-wr-gather = { $harvest ->
    [one] Récolter { $harvest } provision
   *[other] Récolter { $harvest } provisions
}

## Big Manitou

term-mn-hand = Votre main : { $cards }.
term-mn-available = Vos cartes disponibles : { $cards }.

## Bison

term-bison-own-tile = Votre tuile : { $tile }, avec { $animals }.
term-bison-supply = Votre réserve : { $hunters ->
    [0] aucun chasseur
    [one] 1 chasseur
   *[other] { $hunters } chasseurs
}{ $count ->
    [0] .
   *[other] {"\u00A0"}; tipis et canoës : { $pieces }.
}
term-bison-market = Votre marché : { $hunters ->
    [0] aucun chasseur
    [one] 1 chasseur
   *[other] { $hunters } chasseurs
}{ $count ->
    [0] .
   *[other] {"\u00A0"}; tipis et canoës : { $pieces }.
}
term-bison-tile = { $tile }, { $way } : { $animals }. Elle se trouve { $beside }.
