### Les mots des images, des textes de remplacement et des plateaux en texte.

## Trésors : le nom seul, et le nom dans une phrase
treasure-jester = bonnet de fou
treasure-jester-the = le bonnet de fou
treasure-dragon = dragon
treasure-dragon-the = le dragon
treasure-lute = luth
treasure-lute-the = le luth
treasure-dagger = dague
treasure-dagger-the = la dague
treasure-clock = réveil
treasure-clock-the = le réveil
treasure-chest = coffre
treasure-chest-the = le coffre
treasure-helmet = heaume
treasure-helmet-the = le heaume
treasure-owl = chouette
treasure-owl-the = la chouette
treasure-mouse = souris chevalier
treasure-mouse-the = la souris chevalier
treasure-frog = grenouille
treasure-frog-the = la grenouille
treasure-candelabra = chandelier
treasure-candelabra-the = le chandelier
treasure-throne = trône
treasure-throne-the = le trône

## Couleurs des places
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu

## Sur le plateau
picture-sought = On cherche
picture-your-target = Ton objectif
picture-secret = Buts secrets
picture-own-pile = chacun sa pile
picture-next-card = ta prochaine carte
picture-spare = À glisser
picture-found = Trouvés
picture-winner = { $count ->
    [one] Victoire
   *[other] Ex æquo
}
picture-draw = Match nul
picture-stopped = Partie arrêtée
picture-solved = Fini !
picture-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
picture-place = { $place ->
    [1] 1er
   *[other] { $place }e
}

## Sur l’aperçu privé
picture-step-push = 1  Pousser
picture-step-move = 2  Aller en
picture-pick-slot = une fente
picture-pick-square = une case
picture-falls-out = Sort du jeu

## Sur la carte du salon
picture-players = { $least ->
    [1] 1–{ $most } joueurs
   *[other] { $least }–{ $most } joueurs
}
picture-minutes = { $minutes } min
picture-title-junior-1 = Labyrinthe
picture-title-junior-2 = Junior

## Textes de remplacement
alt-lobby-junior = Labyrinthe Junior : quatre fantômes coiffés, une chouette, une grenouille et un chandelier sur un labyrinthe au clair de lune, de 1 à 4 joueurs.
alt-player = joueur { $number }
alt-board = Labyrinthe Junior : un labyrinthe de 5 cases sur 5, colonnes A à E, rangées 1 à 5.
alt-turn-push = À { $name } de jouer : pousser, puis se déplacer.
alt-turn-move = À { $name } de jouer : la tuile est poussée, reste à se déplacer.
alt-sought-at = On cherche { $treasure }, en { $square }.
alt-sought-spare = On cherche { $treasure }, sur la tuile à glisser.
alt-target-at = Ton objectif : { $treasure }, en { $square }.
alt-target-spare = Ton objectif : { $treasure }, sur la tuile à glisser.
alt-secret = Les buts sont secrets : chacun cherche ses propres cartes.
alt-pawn = { $number } { $name } ({ $colour }) en { $square } : { $won ->
    [0] aucun trésor
    [one] { $won } trésor
   *[other] { $won } trésors
}.
alt-pawn-secret = { $number } { $name } ({ $colour }) en { $square } : { $won ->
    [one] { $won } trouvé
   *[other] { $won } trouvés
}, encore { $left }.
alt-pawn-solo = { $name } ({ $colour }) en { $square } : { $won ->
    [0] aucun trésor
    [one] { $won } trésor
   *[other] { $won } trésors
} en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
alt-found = Trouvés : { $found } sur { $all }.
alt-spare = Tuile à glisser : ouverte { $sides }.
alt-spare-with = Tuile à glisser : ouverte { $sides }, avec { $treasure }.
alt-pushed = Dernière poussée : { $slot }, par { $name }.
alt-banned = Interdit pour l’instant : { $slot }.
alt-slot-N = colonne { $line } par le nord
alt-slot-S = colonne { $line } par le sud
alt-slot-W = rangée { $line } par l’ouest
alt-slot-E = rangée { $line } par l’est
alt-side-N = au nord
alt-side-E = à l’est
alt-side-S = au sud
alt-side-W = à l’ouest
alt-winner = La partie est finie. { $count ->
    [one] Victoire de { $names }
   *[other] Victoire partagée : { $names }
}.
alt-draw = La partie est finie : match nul entre { $names }.
alt-stopped = La partie a été arrêtée avant sa fin ; personne n’a gagné.
alt-solved = Tous les trésors trouvés en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
alt-panel-push = Choisis où glisser la tuile. Elle est ouverte { $sides }.
alt-panel-slots = Fentes : { $slots }.
alt-panel-pushed = Après la poussée, { $slot } :
alt-panel-reach = tu es en { $square } et tu peux aller en { $squares }.
alt-panel-stay-only = tu es en { $square } et aucun couloir n’en part.
alt-panel-to = Choisi : { $square }.
alt-panel-wins = Cela gagne { $treasure }.

## Plateaux en texte
picture-text-turn = à { $number } { $name } de jouer
picture-text-over = La partie est finie
picture-text-sought = [{ $letter }] on cherche : { $treasure } { $square }
picture-text-target = [{ $letter }] ton objectif : { $treasure } { $square }
picture-text-on-spare = (à glisser)
picture-text-secret = buts secrets
picture-text-pawn = { $number } { $name } { $square } · { $won }
picture-text-pawn-secret = { $number } { $name } { $square } · { $won } (reste : { $left })
picture-text-spare = à glisser : { $tile }
picture-text-pushed = dernière poussée : { $slot }
picture-text-banned = interdit : { $slot }
