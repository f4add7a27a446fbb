### Pas vu pas pris, V25 : fantômes repris et fantômes qui fusionnent, aux panneaux, par commande et dans le récit.

## Repris
pasvu-told-taken-back = rentre dans le hall → { $end } (−{ $points })
pasvu-path-back = { $path }, { $ghost } rentre dans le hall (−{ $points })
pasvu-plan-back = ⚠️ Un fantôme qui rentre dans le hall ne compte plus tant qu’il n’est pas ressorti.
pasvu-waits-out = { $ghost } · dehors, peut rentrer (−{ $points })

## Fusion
pasvu-told-unmerged-apart = { $ghost } et { $other } n’ont pas pu fusionner : pas de rencontre en { $cell }
pasvu-told-unmerged-room = { $ghost } et { $other } n’ont pas pu fusionner : un fantôme plus grand n’a pas la place en { $cell }
pasvu-told-unmerged-reserve = { $ghost } et { $other } n’ont pas pu fusionner : aucun fantôme plus grand en réserve
