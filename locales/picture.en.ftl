### Words that stand in pictures, in alt texts and on text boards.

## Treasures: the plain name, and the name in a sentence
treasure-jester = jester’s cap
treasure-jester-the = the jester’s cap
treasure-dragon = dragon
treasure-dragon-the = the dragon
treasure-lute = lute
treasure-lute-the = the lute
treasure-dagger = dagger
treasure-dagger-the = the dagger
treasure-clock = clock
treasure-clock-the = the clock
treasure-chest = chest
treasure-chest-the = the chest
treasure-helmet = helmet
treasure-helmet-the = the helmet
treasure-owl = owl
treasure-owl-the = the owl
treasure-mouse = mouse knight
treasure-mouse-the = the mouse knight
treasure-frog = frog
treasure-frog-the = the frog
treasure-candelabra = candelabra
treasure-candelabra-the = the candelabra
treasure-throne = throne
treasure-throne-the = the throne

## Colours of the seats
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

## On the board
picture-sought = Sought
picture-your-target = Your target
picture-secret = Secret goals
picture-own-pile = each their own pile
picture-next-card = your next card
picture-spare = To slide in
picture-found = Found
picture-winner = { $count ->
    [one] Winner
   *[other] Winners
}
picture-draw = Draw
picture-stopped = Game stopped
picture-solved = Done!
picture-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
picture-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## On the private preview
picture-step-push = 1  Push
picture-step-move = 2  Move to
picture-pick-slot = a slot
picture-pick-square = a square
picture-falls-out = Falls out

## On the lobby card
picture-players = { $least ->
    [1] 1–{ $most } players
   *[other] { $least }–{ $most } players
}
picture-minutes = { $minutes } min
picture-title-junior-1 = Junior
picture-title-junior-2 = Labyrinth

## Alt texts
alt-lobby-junior = Junior Labyrinth: four ghosts with hats, an owl, a frog and a candelabra on a maze by moonlight, for 1 to 4 players.
alt-player = player { $number }
alt-board = Junior Labyrinth: a maze of 5 by 5 squares, columns A to E, rows 1 to 5.
alt-turn-push = { $name }’s turn: to push, then move.
alt-turn-move = { $name }’s turn: has pushed, now moves.
alt-sought-at = Sought: { $treasure }, on { $square }.
alt-sought-spare = Sought: { $treasure }, on the spare tile.
alt-target-at = Your target: { $treasure }, on { $square }.
alt-target-spare = Your target: { $treasure }, on the spare tile.
alt-secret = Goals are secret: each player seeks their own cards.
alt-pawn = { $number } { $name } ({ $colour }) on { $square }: { $won ->
    [0] no treasure yet
    [one] 1 treasure
   *[other] { $won } treasures
}.
alt-pawn-secret = { $number } { $name } ({ $colour }) on { $square }: { $won } found, { $left } left.
alt-pawn-solo = { $name } ({ $colour }) on { $square }: { $won ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $won } treasures
} after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
alt-found = Found: { $found } of { $all }.
alt-spare = Spare tile: open { $sides }.
alt-spare-with = Spare tile: open { $sides }, with { $treasure }.
alt-pushed = Last push: { $slot }, by { $name }.
alt-banned = Not allowed now: { $slot }.
alt-slot-N = column { $line } from the north
alt-slot-S = column { $line } from the south
alt-slot-W = row { $line } from the west
alt-slot-E = row { $line } from the east
alt-side-N = north
alt-side-E = east
alt-side-S = south
alt-side-W = west
alt-winner = The game is over. { $names } { $count ->
    [one] wins
   *[other] share the win
}.
alt-draw = The game is over: a draw between { $names }.
alt-stopped = The game was stopped before its end; nobody has won.
alt-solved = All treasures found in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
alt-panel-push = Choose where the spare tile goes in. It is open { $sides }.
alt-panel-slots = Slots: { $slots }.
alt-panel-pushed = After the push at { $slot }:
alt-panel-reach = you stand on { $square } and can go to { $squares }.
alt-panel-stay-only = you stand on { $square } and no corridor leads away.
alt-panel-to = Chosen: { $square }.
alt-panel-wins = That wins { $treasure }.

## Text boards
picture-text-turn = { $number } { $name } to play
picture-text-over = The game is over
picture-text-sought = [{ $letter }] sought: { $treasure } { $square }
picture-text-target = [{ $letter }] your target: { $treasure } { $square }
picture-text-on-spare = (spare)
picture-text-secret = secret goals
picture-text-pawn = { $number } { $name } { $square } · { $won }
picture-text-pawn-secret = { $number } { $name } { $square } · { $won } (left: { $left })
picture-text-spare = spare: { $tile }
picture-text-pushed = last push: { $slot }
picture-text-banned = not allowed: { $slot }
