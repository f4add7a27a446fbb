### Labyrinthe Junior : les mots des images, des textes de remplacement et du plateau en texte.

## Trésors : le nom seul, et le nom dans une phrase
treasure-junior-jester = bonnet de fou
treasure-junior-jester-the = le bonnet de fou
treasure-junior-dragon = dragon
treasure-junior-dragon-the = le dragon
treasure-junior-lute = luth
treasure-junior-lute-the = le luth
treasure-junior-dagger = dague
treasure-junior-dagger-the = la dague
treasure-junior-clock = réveil
treasure-junior-clock-the = le réveil
treasure-junior-chest = coffre
treasure-junior-chest-the = le coffre
treasure-junior-helmet = heaume
treasure-junior-helmet-the = le heaume
treasure-junior-owl = chouette
treasure-junior-owl-the = la chouette
treasure-junior-mouse = souris chevalier
treasure-junior-mouse-the = la souris chevalier
treasure-junior-frog = grenouille
treasure-junior-frog-the = la grenouille
treasure-junior-candelabra = chandelier
treasure-junior-candelabra-the = le chandelier
treasure-junior-throne = trône
treasure-junior-throne-the = le trône

## Sur le plateau
picture-junior-your-target = Ton objectif
picture-junior-secret = Objectifs secrets
picture-junior-own-pile = chacun sa pile
picture-junior-next-card = ta prochaine carte
picture-junior-spare = À glisser
picture-junior-found = Trouvés
picture-junior-solved = Fini !
picture-junior-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}

## Sur l’aperçu privé
picture-junior-step-push = 1  Pousser
picture-junior-step-move = 2  Aller à
picture-junior-pick-slot = une fente
picture-junior-pick-square = une case
picture-junior-falls-out = Tombe

## Sur la carte du salon
picture-junior-title-1 = Labyrinthe
picture-junior-title-2 = Junior

## Textes de remplacement
alt-lobby-junior = Labyrinthe Junior : quatre fantômes coiffés, une chouette, une grenouille et un chandelier sur un labyrinthe au clair de lune, de 1 à 4 personnes.
alt-junior-board = Labyrinthe Junior : un labyrinthe de 5 cases sur 5, colonnes A à E, rangées 1 à 5.
alt-junior-turn-push = À { $name } de jouer : pousser, puis se déplacer.
alt-junior-turn-move = À { $name } de jouer : la tuile est poussée, reste à se déplacer.
alt-junior-secret = Les objectifs sont secrets : chaque fantôme cherche ses propres cartes.
alt-junior-pawn = { $number } { $name } ({ $colour }) à { $square } : { $won ->
    [0] aucun trésor
    [one] { $won } trésor
   *[other] { $won } trésors
}.
alt-junior-pawn-secret = { $number } { $name } ({ $colour }) à { $square } : { $won ->
    [one] { $won } trouvé
   *[other] { $won } trouvés
}, { $left } à trouver.
alt-junior-pawn-solo = { $name } ({ $colour }) à { $square } : { $won ->
    [0] aucun trésor
    [one] { $won } trésor
   *[other] { $won } trésors
} en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
alt-junior-found = Trouvés : { $found } sur { $all }.
alt-junior-spare = Tuile libre : ouverte { $sides }.
alt-junior-spare-with = Tuile libre : ouverte { $sides }, avec { $treasure }.
alt-junior-pushed = Dernière poussée : { $slot }, par { $name }.
alt-junior-banned = Interdit pour l’instant : { $slot }.
alt-junior-slot-N = colonne { $line } par le nord
alt-junior-slot-S = colonne { $line } par le sud
alt-junior-slot-W = rangée { $line } par l’ouest
alt-junior-slot-E = rangée { $line } par l’est
alt-junior-solved = Tous les trésors trouvés en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
alt-junior-panel-push = Choisis par où glisser la tuile libre. Elle est ouverte { $sides }.
alt-junior-panel-slots = Fentes : { $slots }.
alt-junior-panel-pushed = Après la poussée, { $slot } :
alt-junior-panel-reach = tu es à { $square } et tu peux aller à { $squares }.
alt-junior-panel-stay-only = tu es à { $square }, et aucun couloir n’en part.
alt-junior-panel-to = Choix : { $square }.
alt-junior-panel-wins = Cela fait gagner { $treasure }.

## Plateaux en texte
picture-junior-text-target = [{ $letter }] ton objectif : { $treasure } { $square }
picture-junior-text-on-spare = (tuile libre)
picture-junior-text-secret = objectifs secrets
picture-junior-text-pawn-secret = { $number } { $name } { $square } · { $won } (reste : { $left })
picture-junior-text-spare = tuile libre : { $tile }
picture-junior-text-pushed = dernière poussée : { $slot }
picture-junior-text-banned = interdit : { $slot }
