# Pas vu pas pris: its parts, its refusals, its midnight cards.

game-pasvu = Run, Ghost, Run!

## Lobby
pick-pasvu-south = south (blue)
pick-pasvu-west = west (orange)
pick-pasvu-north = north (green)
pick-pasvu-east = east (pink)
option-pasvu-fusion = Merging
option-pasvu-fusion-whole = off
option-pasvu-fusion-whole-about = All ghosts may cross from the start
option-pasvu-fusion-fusion = on
option-pasvu-fusion-fusion-about = Only small ghosts set out; they grow by merging
option-pasvu-midnight = Midnight strikes
option-pasvu-midnight-quiet = off
option-pasvu-midnight-quiet-about = A quiet night
option-pasvu-midnight-midnight = on
option-pasvu-midnight-midnight-about = From round 2 on, a midnight card shakes up the hall
option-pasvu-hall = Hall
option-pasvu-hall-drawn = drawn
option-pasvu-hall-drawn-about = The dice draw one of nine halls, turned or mirrored
option-pasvu-hall-classic = classic
option-pasvu-hall-classic-about = Always the same hall, to learn or to compare

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
midnight-double-about = After the look, the keyhole jumps to the door with the same number across the hall, and everyone looks again.
midnight-shelter = Everybody down
midnight-shelter-about = This round, all ghosts lie flat, no higher than they are wide.
midnight-excited = Overexcited
midnight-excited-about = Every piece of furniture is tipped onto its side. If something is in the way, the piece leans on it.
midnight-grimaces = Funny faces
midnight-grimaces-about = The mirror stands up and faces the middle. One waiting small ghost of each player is placed in front of it, without a choice, and stays there this round.
midnight-grimaces-lasts = The small ghosts placed in front of the mirror do not move this round.
midnight-tag = Tag, you’re it
midnight-tag-about = A small ghost of each player takes the place of one of their right neighbour’s small ghosts. If the neighbour has none, it slips into the third row.
midnight-dance = Dance floor
midnight-dance-about = Every piece of furniture moves to the door nearest to it.
midnight-perch = Off the ground
midnight-perch-about = After the look, ghosts that are not on furniture go home.
midnight-brother = My big brother
midnight-brother-about = Each player may replace one of their ghosts in the hall with a larger one from their reserve.
midnight-knock = Knock, knock, knock
midnight-knock-about = Nobody chooses: the keyhole stays on its side, and the die picks the door.
midnight-dizzy = Dizzy
midnight-dizzy-about = The hall makes a quarter turn clockwise: on the picture, everyone moves from south to east, from east to north, and so on. Exits are still opposite.
midnight-crystal = Crystal ball
midnight-crystal-about = The die is rolled now: it gives the number of the keyhole’s door this round.
midnight-freeze = Red light, green light
midnight-freeze-about = All ghosts in the hall move one cell towards their exit, and leave if they are at it.

## Refusals
pasvu-malformed = I could not read that plan. Press **Play** and put it together in the panel.
pasvu-now-furniture = Furniture comes first: the players move a piece each, or none (**Play**). Then everyone plans.
pasvu-now-plan = It is time to plan: press **Play** and share your card’s steps among your ghosts.
pasvu-now-side = The plans have been carried out. Now a side is chosen for the keyhole (**Play**).
pasvu-now-midnight = The midnight card is played first (**Play**).
pasvu-no-such-piece = There is no piece of furniture “{ $piece }”. Pick one that Discord offers.
pasvu-not-on-card = Your card does not let you move { $piece ->
    [mirror] the mirror
    [trolley] the luggage trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
}. Move one of the two pieces on the card, or press **Move nothing**.
pasvu-moved-already = { $piece ->
    [mirror] The mirror
    [trolley] The luggage trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
} has already been moved this round. Move another piece of your card, or press **Move nothing**.
pasvu-position = Give a position in cells from the north-west corner, in steps of 0.05, such as `x:3.25 y:2`. Or name a cell, such as `x:C5`.
pasvu-angle = An angle is a whole number of degrees, in steps of { $step }. Correct it and try again.
pasvu-no-such-pose = There is no pose “{ $pose }”. Pick one that Discord offers.
pasvu-no-such-tip = Furniture cannot be tipped “{ $tip }”. Pick a direction that Discord offers.
pasvu-over-edge = { $piece ->
    [mirror] The mirror
    [trolley] The luggage trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
} would stick out of the hall. Move it towards the middle, or turn it.
pasvu-on-leaning = { $piece ->
    [mirror] The mirror
    [trolley] The luggage trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
} would land on { $other ->
    [mirror] the mirror
    [trolley] the luggage trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
}, which is leaning and cannot carry anything. Put it somewhere else.
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
} there and would fall off. Move it away until they no longer touch, or further onto it until its middle is supported.
pasvu-falls-back = { $piece ->
    [mirror] The mirror
    [trolley] The luggage trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
} cannot tip far enough there and would fall back. It is too close to { $other ->
    [mirror] the mirror
    [trolley] the luggage trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
}. Tip it another way, or move it away.
pasvu-falls-back-ghost = { $piece ->
    [mirror] The mirror
    [trolley] The luggage trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
} cannot tip far enough there and would fall back. It is too close to ghost { $ghost } ({ $colour ->
    [south] blue
    [west] orange
    [north] green
   *[east] pink
}). Tip it another way, or move it away.
pasvu-tips-out = { $piece ->
    [mirror] The mirror
    [trolley] The luggage trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
} can stand there, but would stick out of the hall when tipped that way. Tip it another way, or move it towards the middle.
pasvu-edge-hangs = { $piece ->
    [mirror] The mirror
    [trolley] The luggage trolley
    [desk] The desk
    [piano] The piano
    [armchair] The armchair
   *[table] The table
} would tip over an edge that has nothing below it. Move it further onto what carries it, or tip it another way.
pasvu-not-moved = That changes nothing. Move the piece, turn it or lay it down another way. To move nothing, choose **Take another piece**, then press **Move nothing** (in a command: `piece:none`).
pasvu-no-room = Ghost { $ghost } ({ $colour ->
    [south] blue
    [west] orange
    [north] green
   *[east] pink
}) in { $cell } would have no room left: furniture never lifts a ghost or brings it down. The nearest place that works for this piece is **x { $x } · y { $y }**.
pasvu-no-room-anywhere = Ghost { $ghost } ({ $colour ->
    [south] blue
    [west] orange
    [north] green
   *[east] pink
}) in { $cell } would have no room left, wherever you put this piece the way it is now. Turn it or lay it down another way, or take another piece.
pasvu-no-such-ghost = You have no ghost “{ $ghost }”. Pick one that Discord offers.
pasvu-ghost-twice = Ghost { $ghost } is in the plan twice. Give it one path.
pasvu-not-home = Ghost { $ghost } already has a path in this plan. It can set out again only after a merge has sent it home: give it just one path, or let it merge first.
pasvu-too-many-steps = That plan takes { $steps } steps, but your card has only { $value }. Shorten a path.
pasvu-rests = Ghost { $ghost } rests this round. Plan with another ghost.
pasvu-before-mirror = The midnight card placed ghost { $ghost } in front of the mirror, so it does not move this round. Plan with another ghost.
pasvu-in-reserve = Ghost { $ghost } is in the reserve: only a merge brings it into the hall. Plan with another ghost.
pasvu-is-out = Ghost { $ghost } is already out and stays out. Plan with another ghost.
pasvu-no-steps = The path of ghost { $ghost } has no steps. Choose a cell, or remove the ghost from the plan.
pasvu-in-and-out = Ghost { $ghost } cannot come in and go out in the same round. Let it stop in the hall.
pasvu-beyond-out = A path ends when the ghost is out. Remove the cells after that.
pasvu-no-exit = There is no exit at { $cell }: ghosts leave by a door opposite your side. Lead the ghost to the last row first.
pasvu-not-in-yet = A ghost leaves by a door opposite your side. Lead it into the hall first.
pasvu-no-such-cell = There is no cell “{ $cell }”. Cells go from A1 to F6.
pasvu-not-your-door = { $cell } is not behind a door on your side. Enter by the first row on your side.
pasvu-not-beside = { $cell } is not next to { $start }. A step goes to a cell that shares a side, never diagonally.
pasvu-no-such-spot = There is no spot “{ $spot }” in a cell. Pick one that Discord offers.
pasvu-cannot-stand = That ghost cannot stand in { $cell } at that spot and height ({ $level }). Choose another spot or height.
pasvu-spot-taken = Another ghost is already at that spot in { $cell }. Choose another spot.
pasvu-no-fusion = Ghosts do not merge in this game: merging is an option that the host chooses before the start. Plan without it.
pasvu-merge-apart = Ghosts { $ghost } and { $other } do not end in the same cell. Lead one to the other, or do not merge them.
pasvu-merge-sizes = Ghosts { $ghost } and { $other } cannot merge: one must be small, the other small or medium.
pasvu-merge-reserve = Ghosts { $ghost } and { $other } cannot merge: no larger ghost is left in your reserve.
pasvu-no-such-side = There is no side “{ $side }”. Choose north, east, south or west.
pasvu-same-side = The keyhole must change sides. Choose one of the other three.
pasvu-no-side-hint = No hint for the side: nobody may look through the keyhole before it is chosen, and good advice would be a look. Judge by the hall from above, then choose one of the three sides.
pasvu-other-card = This midnight card does not do that. Press **Play** to see what it does.
pasvu-not-taggable = “{ $ghost }” is not a small ghost of your right neighbour that was in the hall. Pick one that Discord offers.
pasvu-must-tag = With this card, you must replace one of your right neighbour’s small ghosts, or place one in the third row if there is none.
pasvu-not-third-row = { $cell } is not in the third row from your side. Choose a cell of that row.
pasvu-cannot-grow = Ghost { $ghost } cannot become { $into }: that ghost must be larger, in your reserve, and fit into the cell. Choose another, or pass.
