## Le hall du jour
game-hall = Le hall du jour
hall-plan-steps = Carte : **{ $value }** · pas restants : **{ $left }**
hall-plan-ghost = Choisis où va chaque fantôme, puis **Déposer** : un seul essai. **Endroit exact…** le met dans un coin, sous, derrière ou sur quelque chose.
hall-plan-cell = Où va **{ $ghost }** ? Choisis une case.
hall-plan-unused = ⚠️ Il reste { $left } pas, et voici qui peut encore bouger : { $ghosts }. Tu n’as qu’un essai : continue ton plan, ou appuie sur **Déposer quand même**.
hall-plan-line = -# À copier : `/quotidien plan:{ $line }`
hall-choose-end-0 = Où va { $ghost } ? Rangées du nord
hall-choose-end-1 = Où va { $ghost } ? Rangées du sud
hall-card-shelter = Tous les fantômes sont couchés, pas plus hauts que larges.
hall-card-perch = Seuls les fantômes sur un meuble rapportent : les autres sont perdus à chaque porte.
hall-told-dealt = 👻 Dans le hall : { $ghosts }. La carte donne **{ $value }** pas.
hall-told-doors = 🚪 { $count ->
    [0] Chacune des { $all } portes montre quelqu’un.
    [one] **{ $count }** porte sur { $all } ne montre personne.
   *[other] **{ $count }** portes sur { $all } ne montrent personne.
}
hall-to-win = jusqu’à { $most } points
hall-score = { $points } points sur { $most }
hall-choose-door = Regarder par une porte
hall-door = { $door } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-hall-score = { $points } points sur { $most }
picture-hall-doors = chaque porte montre ses points
picture-hall-steps = { $value } pas
picture-hall-task = cache tout le monde des 24 portes
alt-hall-plan = Le hall du jour vu d’en haut, avec { $value } pas pour cacher les fantômes.
alt-hall-score = Le hall du jour vu d’en haut, après un coup d’œil par chaque porte : { $points } points sur { $most }.
alt-hall-doors = Points des portes, de 0 à { $most } chacune, de gauche à droite vues de leur côté : { $doors }.
alt-hall-card = Carte de minuit : { $title }. { $does }
alt-hall-ghosts = Fantômes : { $ghosts }.
rules-pasvu-hall =
    {"**"}Le hall du jour** (*maison*) : **`/quotidien`** donne à tout le serveur le même hall, les mêmes fantômes et la même carte, à chaque personne seule.
    • Tu fais un seul plan, selon les règles des plans. Les fantômes sont déjà dans le hall, et aucun n’en sort.
    • Puis on regarde par chacune des 24 portes. À chacune, un fantôme qui reste caché rapporte ce qu’il rapporte dehors : petit **1**, moyen **3**, grand **5**.
    • Une carte de minuit peut être là : *{ $shelter }* couche tous les fantômes ; avec *{ $perch }*, seuls ceux sur un meuble rapportent.
    • Rien ne dit d’avance si un endroit cache bien : pas de portes comptées, pas d’indice, un seul essai. Le plus de points d’abord ; à égalité, le rang se partage. Le **par** est le score d’un bot qui juge d’en haut, comme toi.
