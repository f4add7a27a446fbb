### Junior Labyrinth: words in pictures, alt texts and on the text board.

## Treasures: the plain name, and the name in a sentence
treasure-junior-jester = jester’s cap
treasure-junior-jester-the = the jester’s cap
treasure-junior-dragon = dragon
treasure-junior-dragon-the = the dragon
treasure-junior-lute = lute
treasure-junior-lute-the = the lute
treasure-junior-dagger = dagger
treasure-junior-dagger-the = the dagger
treasure-junior-clock = clock
treasure-junior-clock-the = the clock
treasure-junior-chest = chest
treasure-junior-chest-the = the chest
treasure-junior-helmet = helmet
treasure-junior-helmet-the = the helmet
treasure-junior-owl = owl
treasure-junior-owl-the = the owl
treasure-junior-mouse = mouse knight
treasure-junior-mouse-the = the mouse knight
treasure-junior-frog = frog
treasure-junior-frog-the = the frog
treasure-junior-candelabra = candelabra
treasure-junior-candelabra-the = the candelabra
treasure-junior-throne = throne
treasure-junior-throne-the = the throne

## On the board
picture-junior-your-target = Your goal
picture-junior-secret = Secret goals
picture-junior-own-pile = a pile each
picture-junior-next-card = your next card
picture-junior-spare = To slide in
picture-junior-found = Found
picture-junior-solved = Done!
picture-junior-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}

## On the private preview
picture-junior-step-push = 1  Push
picture-junior-step-move = 2  Move to
picture-junior-pick-slot = a slot
picture-junior-pick-square = a square
picture-junior-falls-out = Falls out

## On the lobby card
picture-junior-title-1 = Junior
picture-junior-title-2 = Labyrinth

## Alt texts
alt-lobby-junior = Junior Labyrinth: four ghosts with hats, an owl, a frog and a candelabra on a maze by moonlight, for 1 to 4 players.
alt-junior-board = Junior Labyrinth: a maze of 5 by 5 squares, columns A to E, rows 1 to 5.
alt-junior-turn-push = { $name }’s turn: must push, then may move.
alt-junior-turn-move = { $name }’s turn: has pushed, now may move.
alt-junior-secret = Goals are secret: each player seeks the cards of their own pile.
alt-junior-pawn = { $number } { $name } ({ $colour }) on { $square }: { $won ->
    [0] no treasure yet
    [one] 1 treasure
   *[other] { $won } treasures
}.
alt-junior-pawn-secret = { $number } { $name } ({ $colour }) on { $square }: { $won } found, { $left } left.
alt-junior-pawn-solo = { $name } ({ $colour }) on { $square }: { $won ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $won } treasures
} after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
alt-junior-found = Found: { $found } of { $all }.
alt-junior-spare = Spare tile: open { $sides }.
alt-junior-spare-with = Spare tile: open { $sides }, with { $treasure }.
alt-junior-pushed = Last push: { $slot }, by { $name }.
alt-junior-banned = Not allowed now: { $slot }.
alt-junior-slot-N = column { $line } from the north
alt-junior-slot-S = column { $line } from the south
alt-junior-slot-W = row { $line } from the west
alt-junior-slot-E = row { $line } from the east
alt-junior-solved = All treasures found in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
alt-junior-panel-push = Choose where the spare tile goes in. It is open { $sides }.
alt-junior-panel-slots = Slots: { $slots }.
alt-junior-panel-pushed = After the push at { $slot }:
alt-junior-panel-reach = you stand on { $square } and can go to { $squares }.
alt-junior-panel-stay-only = you stand on { $square }, and no corridor leads away.
alt-junior-panel-to = Chosen: { $square }.
alt-junior-panel-wins = That wins { $treasure }.

## Text boards
picture-junior-text-target = [{ $letter }] your goal: { $treasure } { $square }
picture-junior-text-on-spare = (spare)
picture-junior-text-secret = secret goals
picture-junior-text-pawn-secret = { $number } { $name } { $square } · { $won } (left: { $left })
picture-junior-text-spare = spare: { $tile }
picture-junior-text-pushed = last push: { $slot }
picture-junior-text-banned = not allowed: { $slot }
