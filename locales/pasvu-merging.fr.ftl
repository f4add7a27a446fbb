### Pas vu pas pris, V25 : fantômes repris et fantômes qui fusionnent, aux panneaux, par commande et dans le récit.

## Repris
pasvu-told-taken-back = rentre dans le hall à { $end } (−{ $points })
pasvu-path-back = { $path }, rentre dans le hall (−{ $points })
pasvu-merge-back = { $path }, { $ghost } rentre dans le hall (−{ $points })
pasvu-plan-back = ⚠️ Un fantôme qui rentre dans le hall ne compte plus tant qu’il n’est pas ressorti.
pasvu-waits-out = { $ghost } · dehors, peut rentrer (−{ $points })

## Fusion
pasvu-told-unmerged-apart = { $ghost } et { $other } n’ont pas pu fusionner : l’un des deux n’est pas arrivé à { $cell }
pasvu-told-unmerged-room = { $ghost } et { $other } n’ont pas pu fusionner : un fantôme plus grand ne tient pas à { $cell }
pasvu-told-unmerged-reserve = { $ghost } et { $other } n’ont pas pu fusionner : aucun fantôme plus grand en réserve
pasvu-merge-again = Le fantôme { $other } est déjà issu d’une fusion cette manche et ne peut plus fusionner. Choisis-en un autre, ou renonce à la fusion.
pasvu-merge-set = Le fantôme { $other } a été posé par la carte et se repose cette manche. Choisis-en un autre, ou renonce à la fusion.
pasvu-merge-room = Un fantôme plus grand ne tiendrait pas à { $cell }. Fusionne ailleurs, ou pas du tout.
pasvu-why-merge-again = déjà issu d’une fusion cette manche
pasvu-why-merge-set = posé par la carte, au repos cette manche
pasvu-why-merge-room = un fantôme plus grand n’y tiendrait pas
pasvu-why-merge-reserve = ta réserve n’a plus de fantôme plus grand
pasvu-why-merge-sizes = il faut un petit, avec un petit ou un moyen
pasvu-ghost-again = { $ghost } ({ $time ->
    [2] à nouveau
   *[other] { $time }e fois
})
pasvu-plan-merge = { $ghost } + { $other } = { $into } à { $cell } ({ $steps })
pasvu-plan-joined = fusion avec { $other } : devient { $into } ({ $size }), { $stands }
pasvu-place-join = fusionner avec { $other } pour former { $into } ({ $size })
pasvu-plan-join = { $other } (pour former { $into }, { $size })
pasvu-plan-may-merge = Fusion possible avec { $others } : choisis-la dans la dernière liste.
pasvu-plan-must-merge = Il n’y a plus de place libre à { $cell } : ce fantôme ne peut y aller qu’en fusionnant avec { $other }. Pour l’éviter, choisis une autre case.
pasvu-plan-no-merge = Pas de fusion avec { $others } : { $why }.
pasvu-plan-end-merge = { $end } · seulement en fusionnant avec { $others }
pasvu-plan-closed = Ni place libre ni fusion à { $cells }.
pasvu-plan-closed-cells = { $cells } (avec { $others } : { $why })
pasvu-plan-reserve = Ta réserve, pour fusionner : { $ghosts }.
pasvu-plan-reserve-empty = Ta réserve est vide : aucune fusion n’est possible.
alt-pasvu-reserve = en réserve { $ghosts }
alt-pasvu-panel-no-spot = Pas de place libre à { $cell }, sauf en fusionnant.
