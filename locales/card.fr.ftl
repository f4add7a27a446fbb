# La carte d’une table dans son salon, les boutons qui ouvrent des tables, et l’aide.

## Ce qu’est chaque jeu
about-junior = Pousse une tuile, fais glisser les couloirs et arrête-toi sur le trésor avant les autres.
about-secret = Fais tourner les anneaux d’un château rond, va chercher l’objet demandé, gagne ceux des autres en duel.
about-poudlard = Retourne les couloirs du château et suis tes sept cours avant tout le monde.
about-pasvu = Déplace des meubles et cache tes fantômes : ceux que l’on voit par la serrure repartent.
about-size = 👥 de { $least } à { $most } · ⏱ environ { $minutes } min
minutes-junior = 20
minutes-secret = 45
minutes-poudlard = 45
minutes-pasvu = 60

## Salon
dice-short = 🎲 { $hash }…
button-fair = Dés honnêtes
bot-strength = Un bot de quelle force ?
level-easy-label = Facile
level-easy-about = **Facile** joue des coups simples, et se trompe.
level-normal-label = Normal
level-normal-about = **Normal** joue aussi bien qu’un bot sait le faire sans attendre.
alone-asked = Il n’y a que toi à cette table. Jouer en solo ?
button-alone = Oui, en solo

## Pendant la partie, et après
card-started = La partie a commencé : le plateau est plus bas.
card-score = { $name } · { $score }
card-won = { $count ->
    [one] 🏆 Victoire de { $names } !
   *[other] 🏆 Victoire partagée : { $names }.
}
card-drawn = 🤝 Partie nulle.
card-finished = 🏁 La partie est finie.
card-uncounted = Cette partie s’est arrêtée sans résultat.
button-watch = Regarder
button-unwatch = Ne plus regarder
button-place = Aller à la table
button-board = Plateau
