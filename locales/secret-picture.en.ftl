### Le labyrinthe secret: words that stand in its pictures, in alt texts and on text boards.

## On the board
picture-secret-nothing = Nothing left to seek
picture-secret-duels = duels alone decide
picture-secret-won = The object is won
picture-secret-placing = a pawn is placed
picture-secret-changes = Last changes
picture-secret-bag = in the bag
picture-secret-sign-rock = rock
picture-secret-sign-paper = paper
picture-secret-sign-scissors = scissors

## On the private panel
picture-secret-step-change = Change { $number } of 2
picture-secret-step-move = Move to
picture-secret-step-place = Set the pawn on
picture-secret-signs = Your three signs, in this order
picture-secret-beats = Rock beats scissors, scissors beat paper, paper beats rock
picture-secret-stake = For what?
picture-secret-stake-one = one object
picture-secret-stake-die = what the die shows
picture-secret-stake-target = the object itself

## On the lobby card
picture-secret-title-1 = The Secret
picture-secret-title-2 = Labyrinth

## Alt texts
alt-lobby-secret = Secret Labyrinth: three pawns, ghosts with hats, and a goblet, a lantern, a crown and a key on a round maze by moonlight, for 2 to 4 players.
alt-secret-board = Secret Labyrinth: a round maze of zones A to E from outside in, twelve cells each, named by the hours, and the centre F. B, D and F turn.
alt-secret-turn-change = { $name }’s turn: { $left ->
    [one] one change
   *[other] { $left } changes
} to make, then move.
alt-secret-turn-move = { $name }’s turn: both changes are made, now may move.
alt-secret-turn-challenge = { $name }’s turn: shares a cell and may challenge.
alt-secret-turn-duel = A duel is on.
alt-secret-turn-place = { $name }’s turn: must put down the loser’s pawn.
alt-secret-won = The object sought is won; now the beaten pawn is set down.
alt-secret-nothing = Nothing is left to seek: only duels decide.
alt-secret-pawn = { $number } { $name } ({ $colour }) on { $place }: { $count ->
    [0] no object
    [one] 1 object
   *[other] { $count } objects
}.
alt-secret-pawn-hidden = { $number } { $name } ({ $colour }) on { $place }.
alt-secret-left = { $number } { $name } has left.
alt-secret-bag = In the bag: { $count }; { $goal } objects win.
alt-secret-patience = The object waits for { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}.
alt-secret-part-b = outer corridor B by { $by }
alt-secret-part-d = inner corridor D by { $by }
alt-secret-part-f = centre F by { $by }
alt-secret-changes = { $name } turned: { $changes }.
alt-secret-moved = { $name } went from { $start } to { $end }.
alt-secret-duel = Duel: { $one } against { $other }, for { $count ->
    [one] 1 object
   *[other] { $count } objects
}.
alt-secret-duel-target = Duel: { $one } against { $other }, for the object sought.
alt-secret-shown = Shown: { $pairs }.
alt-secret-decided = { $winner } won and puts down { $loser }’s pawn.
alt-secret-waiting = Still to choose: { $names }.
alt-secret-here = You stand on { $place }.
alt-secret-panel-change = Change { $number } of 2, clockwise; this is the board before it.
alt-secret-may-b = B, the outer corridor: one notch.
alt-secret-may-d = D, the inner corridor: one notch.
alt-secret-may-f = F, the centre: 1 to 11 notches.
alt-secret-centre-turned = The centre has already been turned.
alt-secret-chosen = Chosen: { $what }.
alt-secret-stay-only = You stand on { $place }, and no corridor leads away.
alt-secret-reach = You stand on { $place } and can go to { $places }.
alt-secret-on-target = That cell holds { $treasure }.
alt-secret-panel-place = Put { $name }’s pawn on any free cell; taken are { $places }.
alt-secret-may = You may challenge { $names }.
alt-secret-must = You must duel for the object: { $names }.
alt-secret-no-signs = You have chosen no sign yet.
alt-secret-signs = Your signs: { $signs }.

## Text boards
picture-secret-text-ways = ← out, → in, ↑ the hour before, ↓ the hour after
picture-secret-text-changes = last changes: { $changes }
picture-secret-text-bag = in the bag: { $count }
