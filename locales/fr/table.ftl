# Le cadre de chaque table.

## Le cadre

table-turn = Tour { $turn }
table-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
table-menu = Menu
table-record = Télécharger la partie
table-resign = Abandonner la partie
table-side = Journal, tchat et aide
table-log = Journal
table-chat = Tchat
table-decision = Votre décision
table-read-first = Lisez d’abord l’étape ci-dessus, puis choisissez « Suivant ».
table-made-first = Ce coup est joué pour vous.
table-talk = Journal et tchat
table-help = Aide
table-back = Retour
table-yes = Confirmer
table-let-go = Désélectionner
table-undo = Annuler mon coup
table-ask-undo = Demander à annuler
table-confirm = { $move } ?
table-give = Laisser un robot jouer pour moi
table-reclaim = Reprendre ma place
table-public = ouverte à tous
table-private = par lien seulement
table-won = { $count ->
    [one] { $me ->
        [yes] Vous l’emportez !
       *[no] { $names } l’emporte.
    }
   *[other] { $names } se partagent la première place.
}
table-abandoned = La partie s’est arrêtée sans résultat.
table-gone = Vous n’avez pas accès à cette table
table-gone-text = Elle est peut-être privée, ou fermée. Demandez un nouveau lien.
your-turn = C’est à vous de jouer.
your-turn-title = À vous
link-waiting = Connexion perdue. Nouvelle tentative ; rien de ce que vous avez fait n’est perdu.
sheet-open = Ouvrir le journal et le tchat
sheet-close = Fermer le journal et le tchat
sheet-more = Afficher plus
sheet-less = Afficher moins

## Places

seat-words = { $name }, { $shape } { $colour }{ $me ->
    [yes] , vous
   *[no] {""}
}{ $acts ->
    [yes] { $me ->
        [yes] , à vous de jouer
       *[no] , c’est son tour
    }
   *[no] {""}
}. { $details }
seat-free = libre
seat-away = hors ligne
seat-bot = robot · { $level }
seat-resigned = a abandonné
seat-to-move = Doit jouer.
someone = quelqu’un
shape-circle = cercle
shape-triangle = triangle
shape-diamond = losange
shape-square = carré
shape-bars = deux barres
colour-ember = rouge
colour-sky = bleu
colour-sun = jaune
colour-plum = violet
colour-sage = vertes
bot-name-0 = Héron
bot-name-1 = Loutre
bot-name-2 = Cygne
bot-name-3 = Castor
bot-name-4 = Renard

## Le journal et le tchat

log-earlier = Voir les tours précédents
log-before = Avant le premier tour
log-turn = Tour { $turn } · { $name }
chat-empty = Personne n’a encore rien dit.
chat-say = Écrire un message
chat-send = Envoyer
chat-hush = Supprimer ce message

## Demandes

undo-asked = { $name } demande à annuler un coup.
undo-waiting = Votre demande d’annulation attend l’accord des autres.
undo-withdraw = Retirer
undo-unrated = La partie ne compterait plus pour le classement.
undo-free-text = Votre dernier coup est annulé.
undo-others = { $count ->
    [one] { $names } a joué depuis. Ce coup est annulé aussi.
   *[other] { $names } ont joué depuis. Leurs coups sont annulés aussi.
}
undo-ask-text = D’autres ont joué depuis, ou quelque chose a été révélé : l’accord des autres est nécessaire.
undo-done = Annulé : { $what }
end-ask = Proposer d’arrêter sans résultat
end-asked = { $name } propose d’arrêter la partie sans résultat.
end-agree = Accepter
resign-title = Abandonner la partie ?
resign-text = Un robot continue à votre place. C’est définitif.
look-back = Revoir la partie
rematch = Rejouer
rematch-go = Partie suivante

## Avant la partie

gather-seats = Qui joue
gather-bot = Robot
gather-free = Libérer cette place ({ $name })
gather-level = Niveau des robots
gather-start = Commencer
gather-start-bots = { $count ->
    [one] Commencer avec { $count } robot
   *[other] Commencer avec { $count } robots
}
gather-wait = { $name } lancera la partie quand tout le monde sera là.
share-title = Inviter
share-watchers = Inviter à regarder
share-kind = Ce que permet le lien
share-play = Pour jouer
share-watch = Pour regarder
share-play-text = Avec ce lien, on peut prendre n’importe quelle place libre.
share-watch-text = Avec ce lien, on peut regarder, mais pas s’asseoir.
share-host = L’hôte a le lien qui permet d’inviter d’autres joueurs.
share-link = Lien vers cette table
share-qr = Code QR avec le lien vers cette table
share-copy = Copier le lien
share-copied = Copié
share-send = Partager

## Refus

refused-title = Coup impossible
refused-because = { $rule } : { $why }
refused-rule = Voir la règle
no-not-a-move = Ce n’est pas un coup de ce jeu.
no-too-far-ahead = Impossible d’en décider avant d’avoir vu ce qui précède.
no-off-lesson = Ici, la leçon demande un autre coup.
no-stale = Quelque chose a changé entre-temps. Regardez à nouveau.
no-not-started = La partie n’a pas commencé.
no-started = La partie a déjà commencé.
no-ended = La partie est terminée.
no-not-ended = La partie n’est pas encore terminée.
no-no-seat = Vous n’avez pas de place ici.
no-seated = Vous êtes déjà à cette table.
no-no-such-seat = Cette place n’existe pas.
no-seat-taken = Cette place est prise.
no-full = Toutes les places sont prises.
no-seat-empty = Cette place est vide.
no-seen-another = Vous avez vu la main d’un autre joueur : impossible de changer de place avant la fin.
no-away = Un robot joue à votre place. Reprenez-la d’abord.
no-resigned = Vous avez abandonné la partie.
no-time-is-up = Votre temps est écoulé.
no-not-your-turn = Ce n’est pas votre tour.
no-host-only = Seul l’hôte peut faire cela.
no-nobody-like-that = Cette personne n’est pas à la table.
no-seated-talk = Les personnes assises à la table peuvent toujours parler.
no-nothing-to-undo = Il n’y a rien à annuler.
no-request-open = Une autre demande attend une réponse.
no-request-closed = Cette demande n’est plus d’actualité.
no-already = C’est déjà le cas.
no-empty-line = Il n’y a rien à envoyer.
no-long-line = Un message compte { $most } caractères au plus.
no-too-much-chat = { $seconds ->
    [one] Attendez { $seconds } seconde avant d’écrire à nouveau.
   *[other] Attendez { $seconds } secondes avant d’écrire à nouveau.
}
no-muted = L’hôte vous a coupé la parole.
no-no-such-line = Ce message n’existe pas.
no-not-yet = Cela ne sera visible qu’après la fin.
