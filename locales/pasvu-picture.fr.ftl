### Les mots des images de Pas vu pas pris, de leurs descriptions et du plateau en texte.

picture-pasvu-door = { $side } { $number }
picture-pasvu-seen = { $all ->
    [0] personne
   *[other] { $count ->
        [0] aucun vu sur { $all }
        [one] { $count } vu sur { $all }
       *[other] { $count } vus sur { $all }
    }
}
picture-pasvu-round = Manche
picture-pasvu-midnight = Minuit sonne

## Sur les aperçus privés
picture-pasvu-pick-piece = Choisis un meuble à déplacer, ou aucun.
picture-pasvu-no-piece = Pas de meuble à déplacer sur cette carte.
picture-pasvu-placed = { $pose } · x { $x } · y { $y } · { $angle }°
picture-pasvu-steps = Pas restants : { $left }
picture-pasvu-pick-ghost = Choisis où va chaque fantôme.
picture-pasvu-planned = { $count ->
    [one] { $count } trajet est prévu.
   *[other] { $count } trajets sont prévus.
}
picture-pasvu-complete = Le plan est complet.
picture-pasvu-pick-cell = Choisis une case (× : plus de place).
picture-pasvu-pick-spot = Choisis un endroit ; carré : sur un meuble.
picture-pasvu-pick-side = Choisis un côté pour la serrure.
picture-pasvu-side-chosen = Serrure : { $side }
picture-pasvu-tagged = remplace { $ghost }
picture-pasvu-sneaked = à { $cell }
picture-pasvu-grown = { $ghost } devient { $into }

## Sur la carte du salon
picture-pasvu-title-1 = Pas vu
picture-pasvu-title-2 = pas pris

## Descriptions
alt-lobby-pasvu = Pas vu pas pris : des fantômes parmi les meubles d’un hall d’hôtel, vus par le trou de la serrure, pour 2 à 4 personnes.
alt-pasvu-board = Un hall d’hôtel de 6 cases sur 6, A1 au nord-ouest, avec six portes par côté. Manche { $round } sur 5.
alt-pasvu-turn-furniture = { $name } peut déplacer un meuble.
alt-pasvu-turn-midnight = { $name } joue la carte Minuit sonne.
alt-pasvu-turn-side = { $name } choisit un côté pour la serrure.
alt-pasvu-planning = Tout le monde prépare son plan en secret.
alt-pasvu-keyhole = Serrure : { $door }.
alt-pasvu-midnight = Carte Minuit sonne : { $title }.
alt-pasvu-midnight-does = Carte Minuit sonne : { $title }. { $does }
alt-pasvu-midnight-played = Carte Minuit sonne, déjà jouée : { $title }.
alt-pasvu-crystal = Cette manche, la serrure ira à une porte numéro { $number }.
alt-pasvu-cards = Cartes Minuit sonne : { $titles }.
alt-pasvu-seat = { $name } ({ $side }) : { $facts }.
alt-pasvu-out-points = { $out ->
    [one] { $out } point dehors
   *[other] { $out } points dehors
}, { $points } si la partie s’arrêtait là
alt-pasvu-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alt-pasvu-card = carte { $value }
alt-pasvu-hall = dans le hall { $ghosts }
alt-pasvu-letters = Dans les noms des fantômes, P veut dire petit, M moyen, G grand.
alt-pasvu-count-small = { $count } { $count ->
    [one] petit
   *[other] petits
}
alt-pasvu-count-medium = { $count } { $count ->
    [one] moyen
   *[other] moyens
}
alt-pasvu-count-large = { $count } { $count ->
    [one] grand
   *[other] grands
}
alt-pasvu-side = de son côté { $ghosts }
alt-pasvu-edge = au bord { $ghosts }
alt-pasvu-out = sortis { $ghosts }
alt-pasvu-cells = Meubles : { $pieces }.
alt-pasvu-pieces = Meubles, par cases, angle et hauteur : { $pieces }.
alt-pasvu-faces = { $side ->
    [est] face à l’est
    [ouest] face à l’ouest
   *[other] face au { $side }
}
alt-pasvu-high = hauteur { $height }
alt-pasvu-on = sur { $piece }
alt-pasvu-and = { " et " }
alt-pasvu-under = sous { $piece }
alt-pasvu-leans = en appui
alt-pasvu-look = Par la serrure, { $door } : { $all ->
    [one] le seul fantôme est vu
   *[other] { $count ->
        [one] { $count } fantôme vu
       *[other] { $count } fantômes vus
    } sur { $all }
}. { $seen }.
alt-pasvu-look-none = Par la serrure, { $door } : { $all ->
    [0] il n’y a aucun fantôme à voir
    [1] le seul fantôme n’est pas vu
   *[other] aucun fantôme vu sur { $all }
}.
pasvu-look-barred = Juste derrière la porte, { $piece } bouche presque toute la vue.
alt-pasvu-look-seat = { $name } : { $ghosts }
alt-pasvu-mirrored = { $ghost } (dans le miroir)
alt-pasvu-panel-pieces = Tu peux déplacer : { $pieces }.
alt-pasvu-panel-can = Ce meuble tient et finit ainsi : { $piece }, x { $x }, y { $y }, { $angle }°.
alt-pasvu-panel-cannot = Ce meuble ne tient pas : { $piece }, x { $x }, y { $y }, { $angle }°.
alt-pasvu-panel-before = Pour l’instant : { $piece }.
alt-pasvu-panel-steps = Pas restants : { $left }.
alt-pasvu-panel-path = { $ghost } : { $cells }.
alt-pasvu-panel-merge = { $ghost } : { $cells }, où la fusion avec { $other } donne { $into }.
alt-pasvu-panel-full = Pas de place à { $cells }.
alt-pasvu-way-out = dehors
alt-pasvu-panel-own = Tes fantômes dans le hall : { $ghosts }.
alt-pasvu-panel-own-after = Tes fantômes dans le hall après ce plan : { $ghosts }.
alt-pasvu-panel-reach = { $ghost } peut aller à { $cells }.
alt-pasvu-panel-out = dehors ({ $steps })
alt-pasvu-panel-spots = Endroits à { $cell } : { $spots }.
alt-pasvu-panel-side = La serrure est à la porte { $door }. Choisis un autre côté.
alt-pasvu-panel-side-chosen = La serrure va de la porte { $door } à une porte du côté { $side }.
alt-pasvu-panel-chosen = Choix : { $choice }.
alt-pasvu-panel-choices = Tu peux choisir : { $choices }.
alt-pasvu-break = { " ; " }

## Plateau en texte
picture-pasvu-text-round = manche { $round }/5 · serrure { $door }
