### Être prévenu de son tour

told-switch = Me prévenir quand c’est à moi de jouer
told-on = Ce navigateur vous prévient quand c’est à vous de jouer et que la table n’est pas ouverte.
told-off = Vous ne recevez une alerte que si une table est ouverte.
told-insecure = Cela exige HTTPS : adressez-vous à la personne qui gère le serveur.
told-blocked = Vous avez bloqué les notifications de cette page. Autorisez-les dans les réglages du navigateur pour ce site.
told-unsupported = Ce navigateur ne sait pas le faire. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.
told-failed = Cela n’a pas marché. Rien n’a changé.
told-text = C’est à vous de jouer.
