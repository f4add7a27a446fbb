# Pas vu pas pris: its parts, its refusals, its midnight cards.

game-pasvu = Run, Ghost, Run!

## Lobby
pick-pasvu-south = south (blue)
pick-pasvu-west = west (orange)
pick-pasvu-north = north (green)
pick-pasvu-east = east (pink)
option-pasvu-fusion = Fusion
option-pasvu-fusion-whole = off
option-pasvu-fusion-whole-about = All ghosts may cross from the start
option-pasvu-fusion-fusion = on
option-pasvu-fusion-fusion-about = Only small ghosts set out; they grow by merging
option-pasvu-midnight = Midnight
option-pasvu-midnight-quiet = off
option-pasvu-midnight-quiet-about = A quiet night
option-pasvu-midnight-midnight = on
option-pasvu-midnight-midnight-about = From round 2 on a midnight card stirs the hall

## Parts
piece-mirror = mirror
piece-trolley = luggage trolley
piece-desk = desk
piece-piano = piano
piece-armchair = armchair
piece-table = table
piece-mirror-the = the mirror
piece-trolley-the = the luggage trolley
piece-desk-the = the desk
piece-piano-the = the piano
piece-armchair-the = the armchair
piece-table-the = the table
pose-standing = standing
pose-back = on its back
pose-face = on its face
pose-left = on its left side
pose-right = on its right side
pose-head = upside down
tip-left = tipped left
tip-right = tipped right
tip-back = tipped back
tip-face = tipped forward
hall-side-south = south
hall-side-west = west
hall-side-north = north
hall-side-east = east
hall-at-south = in the south
hall-at-west = in the west
hall-at-north = in the north
hall-at-east = in the east
ghost-letter-small = S
ghost-letter-medium = M
ghost-letter-large = L
spot-nw = north-west
spot-n = north
spot-ne = north-east
spot-w = west
spot-c = middle
spot-e = east
spot-sw = south-west
spot-s = south
spot-se = south-east

## Midnight
midnight-double = Twice curious
midnight-double-about = After the look the keyhole jumps to the door of the same number across the hall, and everybody looks again.
midnight-shelter = Everybody down
midnight-shelter-about = This round all ghosts lie flat, no higher than they are wide.
midnight-excited = Overexcited
midnight-excited-about = Every piece of furniture is tipped onto its side; where something is in the way, it leans.
midnight-grimaces = Funny faces
midnight-grimaces-about = The mirror stands up and faces the middle; a waiting small ghost of each player is set before it, without anybody choosing, and stays there this round.
midnight-grimaces-lasts = The small ghosts that were set before the mirror do not move this round.
midnight-tag = Tag, you’re it
midnight-tag-about = Each player’s small ghost takes the place of one of their right neighbour’s, or slips into the third row if there is none.
midnight-dance = Dance floor
midnight-dance-about = Every piece of furniture moves to the door nearest to it.
midnight-perch = Off the ground
midnight-perch-about = After the look, ghosts that are not on a piece of furniture go home.
midnight-brother = My big brother
midnight-brother-about = Each player may replace one of their ghosts in the hall by a larger one of their reserve.
midnight-knock = Knock, knock, knock
midnight-knock-about = Nobody chooses: the keyhole stays on its side, and the die finds the door.
midnight-dizzy = Dizzy
midnight-dizzy-about = The hall turns a quarter clockwise: on the picture everybody moves from south to east, from east to north, and so on. Exits are still opposite.
midnight-crystal = Crystal ball
midnight-crystal-about = The die says now which door number the keyhole will have this round.
midnight-freeze = Red light, green light
midnight-freeze-about = All ghosts in the hall go one cell towards their exit, and out if they are there.

## Refusals
pasvu-malformed = I could not read that plan. Open **Play** and put it together there.
pasvu-now-furniture = Furniture comes first: move a piece or none (**Play**), then everybody plans.
pasvu-now-plan = Everybody is planning now: share your card’s steps out among your ghosts (**Play**).
pasvu-now-side = The plans are carried out: now a side is chosen for the keyhole (**Play**).
pasvu-now-midnight = First the midnight card is played out (**Play**).
pasvu-no-such-piece = There is no piece “{ $piece }”. Pick one that Discord offers.
pasvu-not-on-card = Your card does not let you move { $piece ->
    [mirror] the mirror
    [trolley] the luggage trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
}. Move one of the two pieces on it, or **Move nothing**.
pasvu-moved-already = { $piece ->
    [mirror] The mirror
    [trolley] The luggage trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
} was already moved this round. Move another piece of your card, or **Move nothing**.
pasvu-position = A place is given in cells from the north-west corner, in steps of 0.05, such as `x:3.25 y:2`, or as a cell, such as `x:C5`. Correct it and try again.
pasvu-angle = An angle is a whole number of degrees in steps of { $step }. Correct it and try again.
pasvu-no-such-pose = Furniture does not lie “{ $pose }”. Pick one of the ways that Discord offers.
pasvu-no-such-tip = Furniture is not tipped “{ $tip }”. Pick one of the ways that Discord offers.
pasvu-over-edge = { $piece ->
    [mirror] The mirror
    [trolley] The luggage trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
} would stick out of the hall. Move it inwards or turn it.
pasvu-on-leaning = { $piece ->
    [mirror] The mirror
    [trolley] The luggage trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
} would come down on { $other ->
    [mirror] the mirror
    [trolley] the luggage trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
}, which leans and carries nothing. Put it elsewhere.
pasvu-not-carried = { $piece ->
    [mirror] The mirror
    [trolley] The luggage trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
} touches { $other ->
    [mirror] the mirror
    [trolley] the luggage trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
} there and would fall off. Move it away until the two are clear of each other, or further over until its middle is carried.
pasvu-falls-back = { $piece ->
    [mirror] The mirror
    [trolley] The luggage trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
} cannot be tipped far enough there and would fall back: too near is { $other ->
    [mirror] the mirror
    [trolley] the luggage trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
}. Tip it to another side, or move it away.
pasvu-tips-out = { $piece ->
    [mirror] The mirror
    [trolley] The luggage trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
} can stand there, but would reach out of the hall once tipped that way. Tip it to another side, or move it inwards.
pasvu-not-moved = So it stays as it is. Move it, turn it or lay it down another way. To move nothing: **Other piece**, then **Move nothing** (by command, `piece:none`).
pasvu-no-room = A ghost in { $cell } would have nowhere left to stand. Put the piece elsewhere.
pasvu-no-such-ghost = You have no ghost “{ $ghost }”. Pick one that Discord offers.
pasvu-ghost-twice = Ghost { $ghost } stands twice in the plan. Give it one path.
pasvu-too-many-steps = That plan takes { $steps } steps, and your card has { $value }. Shorten a path.
pasvu-rests = Ghost { $ghost } rests this round. Plan with another.
pasvu-before-mirror = Ghost { $ghost } was set before the mirror by the midnight card and does not move this round. Plan with another.
pasvu-in-reserve = Ghost { $ghost } is in the reserve: only a merge brings it into the hall. Plan with another.
pasvu-is-out = Ghost { $ghost } is out and stays there, safe. Plan with another.
pasvu-no-steps = The path of ghost { $ghost } has no steps. Choose a cell, or remove the ghost from the plan.
pasvu-in-and-out = Ghost { $ghost } may not come in and go out in the same round. Let it stop in the hall.
pasvu-beyond-out = Nothing comes after going out. End the path there.
pasvu-no-exit = There is no exit at { $cell }: ghosts go out by a door opposite your side. Lead it to the last row first.
pasvu-not-in-yet = A ghost goes out by a door opposite your side. Lead it into the hall first.
pasvu-no-such-cell = There is no cell “{ $cell }”. Cells are called A1 to F6.
pasvu-not-your-door = { $cell } is not behind a door of your side. Come in by the first row on your side.
pasvu-not-beside = { $cell } is not beside { $start }. Steps go to cells that share a side, never diagonally.
pasvu-no-such-spot = There is no spot “{ $spot }” in a cell. Pick one that Discord offers.
pasvu-cannot-stand = That ghost cannot stand in { $cell } at that spot and height ({ $level }). Choose another spot or level.
pasvu-spot-taken = Another ghost stands there in { $cell }. Choose another spot.
pasvu-no-fusion = Ghosts do not merge in this game: fusion is an option of the lobby. Plan without it.
pasvu-merge-apart = Ghosts { $ghost } and { $other } do not end in the same cell. Lead one to the other, or do not merge.
pasvu-merge-sizes = Ghosts { $ghost } and { $other } do not merge: one must be small, the other small or medium.
pasvu-merge-reserve = Ghosts { $ghost } and { $other } cannot merge: no larger ghost is left in your reserve.
pasvu-no-such-side = There is no side “{ $side }”. Choose north, east, south or west.
pasvu-same-side = The keyhole must change sides. Choose one of the three others.
pasvu-other-card = That is not what this midnight card lets you do. Open **Play** to see what it does.
pasvu-not-taggable = “{ $ghost }” is no small ghost of your right neighbour that was in the hall. Pick one that Discord offers.
pasvu-must-tag = With this card you must replace one of your right neighbour’s small ghosts, or set one in the third row if there is none.
pasvu-not-third-row = { $cell } is not in the third row from your side. Choose a cell of that row.
pasvu-cannot-grow = Ghost { $ghost } cannot become { $into }: it must be larger, in your reserve, and fit into the cell. Choose another, or pass.
