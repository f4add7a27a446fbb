### Words that stand in the pictures of Pas vu pas pris, in their alt texts and on its text board.

picture-pasvu-door = { $side } { $number }
picture-pasvu-seen = { $all ->
    [0] nobody
   *[other] { $count ->
        [0] none of { $all } seen
       *[other] { $count } of { $all } seen
    }
}
picture-pasvu-round = Round
picture-pasvu-midnight = Midnight card

## On the private previews
picture-pasvu-pick-piece = Pick a piece to move, or move nothing.
picture-pasvu-no-piece = No piece to move on this card.
picture-pasvu-placed = { $pose } · x { $x } · y { $y } · { $angle }°
picture-pasvu-steps = Steps left: { $left }
picture-pasvu-pick-ghost = Choose where each ghost goes.
picture-pasvu-planned = { $count ->
    [one] 1 move is planned.
   *[other] { $count } moves are planned.
}
picture-pasvu-complete = The plan is complete.
picture-pasvu-pick-cell = Pick a cell (×: no room left).
picture-pasvu-pick-spot = Pick a spot; squares are on furniture.
picture-pasvu-pick-side = Pick a side for the keyhole.
picture-pasvu-side-chosen = Keyhole: { $side }
picture-pasvu-tagged = replaces { $ghost }
picture-pasvu-sneaked = to { $cell }
picture-pasvu-grown = { $ghost } becomes { $into }

## On the lobby card
picture-pasvu-title-1 = Run, Ghost,
picture-pasvu-title-2 = Run!

## Alt texts
alt-lobby-pasvu = Run, Ghost, Run!: ghosts among the furniture of a hotel hall, seen through a keyhole, for 2 to 4 players.
alt-pasvu-board = A hotel hall of 6 by 6 cells, A1 in the north-west, with six doors a side. Round { $round } of 5.
alt-pasvu-turn-furniture = { $name } may move a piece.
alt-pasvu-turn-midnight = { $name } plays the midnight card.
alt-pasvu-turn-side = { $name } chooses a side for the keyhole.
alt-pasvu-planning = Everyone plans in secret.
alt-pasvu-keyhole = Keyhole: { $door }.
alt-pasvu-midnight = Midnight card: { $title }.
alt-pasvu-midnight-does = Midnight card: { $title }. { $does }
alt-pasvu-midnight-played = Midnight card, already played: { $title }.
alt-pasvu-crystal = This round, the keyhole will be at a door number { $number }.
alt-pasvu-cards = Midnight cards: { $titles }.
alt-pasvu-seat = { $name } ({ $side }): { $facts }.
alt-pasvu-out-points = { $out ->
    [one] 1 point out
   *[other] { $out } points out
}, { $points } if it ended now
alt-pasvu-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
alt-pasvu-card = card { $value }
alt-pasvu-hall = in the hall { $ghosts }
alt-pasvu-letters = In names of ghosts S is small, M medium, L large.
alt-pasvu-count-small = { $count } small
alt-pasvu-count-medium = { $count } medium
alt-pasvu-count-large = { $count } large
alt-pasvu-side = on their side { $ghosts }
alt-pasvu-edge = on the edge { $ghosts }
alt-pasvu-out = out { $ghosts }
alt-pasvu-cells = Furniture: { $pieces }.
alt-pasvu-pieces = Furniture, by cells, angle and height: { $pieces }.
alt-pasvu-faces = faces { $side }
alt-pasvu-high = { $height } high
alt-pasvu-on = on { $piece }
alt-pasvu-and = { " and " }
alt-pasvu-under = under { $piece }
alt-pasvu-leans = leaning
alt-pasvu-look = Through the keyhole at { $door }: { $all ->
    [one] the only ghost is seen
   *[other] { $count } of { $all } ghosts seen
}. { $seen }.
alt-pasvu-look-none = Through the keyhole, { $door }: { $all ->
    [0] there is no ghost to see
    [1] the only ghost is not seen
   *[other] none of { $all } ghosts seen
}.
pasvu-look-barred = Right behind the door, { $piece } blocks nearly all of the view.
alt-pasvu-look-seat = { $name }: { $ghosts }
alt-pasvu-mirrored = { $ghost } (in the mirror)
alt-pasvu-panel-pieces = You may move: { $pieces }.
alt-pasvu-panel-can = It fits and ends as: { $piece }, x { $x }, y { $y }, { $angle }°.
alt-pasvu-panel-cannot = It does not fit: { $piece }, x { $x }, y { $y }, { $angle }°.
alt-pasvu-panel-before = Now it is here: { $piece }.
alt-pasvu-panel-steps = Steps left: { $left }.
alt-pasvu-panel-path = { $ghost }: { $cells }.
alt-pasvu-panel-merge = { $ghost }: { $cells }, merging with { $other } to form { $into }.
alt-pasvu-panel-full = No room in { $cells }.
alt-pasvu-way-out = out
alt-pasvu-panel-own = Your ghosts in the hall: { $ghosts }.
alt-pasvu-panel-own-after = Your ghosts in the hall after this plan: { $ghosts }.
alt-pasvu-panel-reach = { $ghost } can go to { $cells }.
alt-pasvu-panel-out = out ({ $steps })
alt-pasvu-panel-spots = Spots in { $cell }: { $spots }.
alt-pasvu-panel-side = The keyhole is at { $door }. Choose another side.
alt-pasvu-panel-side-chosen = The keyhole goes from { $door } to a door of the { $side } side.
alt-pasvu-panel-chosen = Chosen: { $choice }.
alt-pasvu-panel-choices = You may choose: { $choices }.
alt-pasvu-break = { "; " }

## Text board
picture-pasvu-text-round = round { $round }/5 · keyhole { $door }
