### Pas vu pas pris, V25: ghosts taken back and ghosts that merge, in panels, commands and what is told.

## Taken back
pasvu-told-taken-back = comes back in → { $end } (−{ $points })
pasvu-path-back = { $path }, { $ghost } comes back in (−{ $points })
pasvu-plan-back = ⚠️ A ghost that comes back in scores nothing until it is out again.
pasvu-waits-out = { $ghost } · is out, may come back in (−{ $points })

## Merging
pasvu-told-unmerged-apart = { $ghost } and { $other } could not merge: they did not meet in { $cell }
pasvu-told-unmerged-room = { $ghost } and { $other } could not merge: a larger ghost has no room in { $cell }
pasvu-told-unmerged-reserve = { $ghost } and { $other } could not merge: no larger ghost is left in the reserve
