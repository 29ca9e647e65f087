# Accueil, salon, comptes, réglages.

## Partout

tallgrass = Tallgrass
yes = Oui
no = Non
you = vous
close = Fermer
loading = Un instant…
offline = Le serveur est injoignable. Nouvelle tentative…
missing = Il n’y a rien ici
missing-text = Cette adresse ne mène nulle part. La table a peut-être été fermée.
rule-link = Règle { $rule }
nav-main = Navigation principale
nav-skip = Aller au contenu
nav-home = Accueil
nav-back = Retour
nav-play = Jouer
nav-tables = Tables
nav-replays = Parties
nav-rules = Règles
nav-settings = Réglages
nav-account = Compte
nav-guest = { $name }, sans compte
guest-name = Anonyme

## Jeux

game-wind-river = Wind River
game-wind-river-promise = Suivez le troupeau, nourrissez vos tipis, atteignez les plaines.
game-manitou = Big Manitou
game-manitou-promise = Formez votre groupe en secret et remportez les terrains de chasse.
game-bison = Bison
game-bison-promise = Composez le paysage, placez vos chasseurs, rapportez le gibier.
game-length = De { $least } à { $most } joueurs, { $minutes } minutes
game-soon = Bientôt
game-soon-text = Ce jeu ne se joue pas encore dans le navigateur.

## Accueil

home-title = Jouez tout de suite contre des robots
home-new = Première visite ?
home-new-text = Choisissez un jeu et jouez une première partie guidée : cinq minutes, sans avoir lu les règles.
seats = Joueurs
bots = Robots
play-now = Jouer
play-friends = Avec des amis
play-learn = Apprendre en jouant
play-learn-on = Reprendre la leçon, étape { $step } sur { $steps }
my-tables = Mes tables
my-tables-waiting = À vous de jouer : { $count }
my-tables-none = Vous n’êtes encore à aucune table.
chip-your-turn = à vous
chip-waiting = en attente
chip-lesson = { $step ->
    [0] leçon
   *[other] leçon, étape { $step } sur { $steps }
}
stage-gathering = on s’installe
open-tables = Tables ouvertes
open-tables-none = Aucune table n’attend de joueurs. Créez-en une !
playing-tables = Parties à suivre
playing-tables-none = Aucune partie publique en cours.
watch = Regarder
make-table = Créer une table
col-game = Jeu
col-host = Hôte
col-options = Options
col-clock = Temps
seats-of = { $taken } sur { $all }
sit-down = S’asseoir
stand-up = Se lever
finished = Parties terminées
finished-none = Aucune partie terminée pour l’instant.
finished-mine = Mes parties terminées
finished-more = Afficher plus
rank = { $rank }.
result = Résultat

## Horloges

clock-none = sans limite de temps
clock-turn = { $seconds } s par tour
clock-fischer = { $minutes } min chacun, + { $increment } s par tour
clock-per-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
clock-left = il reste { $time }
clock-days = { $days } j { $hours } h
ago-now = à l’instant

## Créer une table

make-stand-in = Robot pour les absents
make-public = Visible par tous
make-rated = Compte pour le classement
make-public-text = La table apparaît parmi les tables ouvertes.
make-private-text = Seules les personnes qui ont le lien trouvent la table.
options-default = règles d’origine
option-muster = Groupes
option-muster-choice = choisis en secret
option-muster-random = tirés au hasard
option-spoils = Le deuxième d’un terrain
option-spoils-rest = prend toutes les tuiles restantes
option-spoils-one = prend une tuile, le reste quitte le jeu
option-variant = Construction
option-variant-basic = de base : en un seul lieu
option-variant-1 = extension 1 : en plusieurs lieux
option-variant-2 = extension 2 : réduire aussi
option-reach = Taille du territoire
option-reach-cells = jusqu’à { $value } tuiles du totem
option-tiles = Tuiles de départ
option-tiles-2 = reconstitution 2
option-tiles-1 = reconstitution 1, avec d’autres animaux

## Niveaux des robots

level-random = au hasard
level-explore = vagabond
level-greedy = gourmand
level-gentle = Doux
level-steady = Solide
level-keen = Rusé
level-fierce = Féroce

## Compte

account = Compte
account-hello = Bonjour, { $name }
account-yours = Votre compte
account-guest = Jouer sans compte
account-guest-text = Un nom suffit. Il reste dans ce navigateur ; avec un compte, vous retrouvez vos parties partout.
account-name = Nom
account-sign-up = Nouveau compte
account-log-in = Se connecter
account-log-out = Se déconnecter
account-recover = Récupérer
account-password = Mot de passe
account-new-password = Nouveau mot de passe, 8 caractères au moins
account-code = Code de récupération
account-recovery = Il ne sera plus affiché. Notez-le : lui seul permet de remplacer un mot de passe oublié.
account-recovery-title = Votre code de récupération
account-recovery-kept = Je l’ai noté
account-copy = Copier
account-log-in-without = Se connecter sans garder ces parties
account-keeps-name = Le nom d’un compte ne change pas.
name-yours = Votre nom, tel que les autres le voient
name-save = Prendre ce nom
sessions = Vos connexions
sessions-none = Seulement ici.
session-this = ce navigateur
session-end = Déconnecter
profile = Profil
profile-missing = Personne de ce nom
profile-since = Membre depuis le { $date }
profile-guest = Sans compte
ratings = Classement
ratings-none = Aucune partie classée pour l’instant.
ratings-best = En tête du classement
ratings-best-none = Aucun classement pour l’instant. Seules comptent les parties publiques jouées avec un compte.
col-name = Nom
col-rating = Classement
col-games = Parties
rating-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

## Réglages

set-language = Langue
set-theme = Thème
theme-system = Comme le système
theme-noon = Midi (clair)
theme-dusk = Crépuscule (sombre)
theme-is = Thème : { $theme }
set-motion = Animations
motion-off = Aucune
motion-fast = Rapides
motion-normal = Normales
motion-slow = Lentes
set-confirm = Confirmer les coups
confirm-never = Jamais
confirm-turn = Ceux qui terminent mon tour
confirm-always = Tous
set-forced = Jouer les coups forcés à ma place
set-sound = Son quand c’est à moi de jouer
set-kept = Ces choix restent dans ce navigateur.

## Règles

rules-title = Règles de { $game }
rules-later = Les règles de ce jeu paraîtront ici.

## Ce qui n’a pas marché

fail-unreachable = Le serveur est injoignable. Réessayez dans un instant.
fail-too-much = Trop de tentatives en peu de temps. Attendez un peu.
fail-name-taken = Ce nom est pris. Choisissez-en un autre.
fail-wrong-secret = Ce nom ne correspond pas à ce mot de passe ou à ce code.
fail-both-seated = À une même table, vous jouez à la fois sans compte et avec votre compte.
fail-busy = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé ; réessayez bientôt.
fail-bad = Le serveur a refusé. Vérifiez votre saisie.
fail-not-found = Cela n’existe plus.
fail-other = Cela n’a pas marché. Réessayez.
