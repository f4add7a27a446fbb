### Pas vu pas pris, V25: ghosts taken back and ghosts that merge, in panels, commands and what is told.

## Taken back
pasvu-told-taken-back = comes back in at { $end } (−{ $points })
pasvu-path-back = { $path }, comes back in (−{ $points })
pasvu-merge-back = { $path }, { $ghost } comes back in (−{ $points })
pasvu-plan-back = ⚠️ A ghost that comes back in scores nothing until it is out again.
pasvu-waits-out = { $ghost } · is out, can come back in (−{ $points })

## Merging
pasvu-told-unmerged-apart = { $ghost } and { $other } could not merge: one of them did not reach { $cell }
pasvu-told-unmerged-room = { $ghost } and { $other } could not merge: a larger ghost does not fit into { $cell }
pasvu-told-unmerged-reserve = { $ghost } and { $other } could not merge: no larger ghost is left in the reserve
pasvu-merge-again = Ghost { $other } has already merged this round and cannot merge again. Merge with another ghost, or do not merge.
pasvu-merge-set = Ghost { $other } was placed by the card and rests this round. Merge with another ghost, or do not merge.
pasvu-merge-room = A larger ghost would not fit into { $cell }. Merge elsewhere, or do not merge.
pasvu-why-merge-again = already merged this round
pasvu-why-merge-set = placed by the card, it rests this round
pasvu-why-merge-room = a larger ghost would not fit there
pasvu-why-merge-reserve = no larger ghost is left in your reserve
pasvu-why-merge-sizes = one must be small, the other small or medium
pasvu-ghost-again = { $ghost } ({ $time ->
    [2] again
    [3] 3rd time
   *[other] { $time }th time
})
pasvu-plan-merge = { $ghost } + { $other } = { $into } in { $cell } ({ $steps })
pasvu-plan-joined = merges with { $other } to form { $into } ({ $size }), { $stands }
pasvu-place-join = merge with { $other } to form { $into } ({ $size })
pasvu-plan-join = { $other } (to form { $into }, { $size })
pasvu-plan-may-merge = It can merge with { $others }: choose that in the last list.
pasvu-plan-must-merge = There is no free spot in { $cell }: the ghost can only go there by merging with { $other }. To avoid that, pick another cell.
pasvu-plan-no-merge = No merge with { $others }: { $why }.
pasvu-plan-end-merge = { $end } · only by merging with { $others }
pasvu-plan-closed = Neither a free spot nor a merge in { $cells }.
pasvu-plan-closed-cells = { $cells } (with { $others }: { $why })
pasvu-plan-reserve = Your reserve, for merging: { $ghosts }.
pasvu-plan-reserve-empty = Your reserve is empty: no ghosts can merge.
alt-pasvu-reserve = in the reserve { $ghosts }
alt-pasvu-panel-no-spot = No free spot in { $cell }, except by merging.
