### Les mots des images, des textes de remplacement et des plateaux en texte, pour plusieurs jeux.

## Couleurs des places
colour-red = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu

## Les côtés d’une tuile
side-n = N
side-e = E
side-s = S
side-w = O

## Sur le plateau
picture-sought = À trouver
picture-winner = { $count ->
    [one] Victoire
   *[other] Ex æquo
}
picture-draw = Match nul
picture-stopped = Partie arrêtée
picture-given-up = Abandon
picture-place = { $place ->
    [1] 1er
   *[other] { $place }e
}

## Sur la carte du salon
picture-players = { $count } joueurs
picture-minutes = { $minutes } min

## Textes de remplacement
alt-player = Joueur { $number }
alt-bots = { $count ->
    [one] Bot
   *[other] Bots
} : { $names }.
alt-sought-at = On cherche { $treasure }, à { $square }.
alt-sought-spare = On cherche { $treasure }, sur la tuile libre.
alt-target-at = Ton objectif : { $treasure }, à { $square }.
alt-target-spare = Ton objectif : { $treasure }, sur la tuile libre.
alt-side-N = au nord
alt-side-E = à l’est
alt-side-S = au sud
alt-side-W = à l’ouest
alt-winner = La partie est finie. { $count ->
    [one] Victoire { OF($names) }
   *[other] Victoire partagée : { $names }
}.
alt-draw = La partie est finie : partie nulle entre { $names }.
alt-stopped = La partie a été arrêtée avant la fin ; personne n’a gagné.
alt-given-up = La partie a été abandonnée avant la fin.

## Plateaux en texte
picture-text-turn = au tour de : { $number } { $name }
picture-text-over = La partie est finie
picture-text-sought = [{ $letter }] à trouver : { $treasure } { $square }
picture-text-pawn = { $number } { $name } { $square } · { $won }
