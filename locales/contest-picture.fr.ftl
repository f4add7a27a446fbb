### Les mots des images de tournois et de cotes, de leurs descriptions et de leurs versions en texte.

## Sur plusieurs images
contest-player = Joueur
contest-nameless = Joueur { $number }
contest-untitled = Tournoi
contest-page = page { $page } sur { $pages }
contest-status-dropped = abandon
contest-status-absent = absent
contest-games = Parties
contest-rating = Cote
contest-provisional = provisoire : moins de { $needed } parties
contest-through = les { $count } premiers passent
