### Words that stand in pictures, in alt texts and on text boards, of more than one game.

## Colours of the seats
colour-red = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue

## Sides of a tile
side-n = N
side-e = E
side-s = S
side-w = W

## On the board
picture-sought = Sought
picture-winner = { $count ->
    [one] Winner
   *[other] Winners
}
picture-draw = Draw
picture-stopped = Game stopped
picture-given-up = Given up
picture-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## On the lobby card
picture-players = { $count } players
picture-minutes = { $minutes } min

## Alt texts
alt-player = player { $number }
alt-bots = { $count ->
    [one] Bot
   *[other] Bots
}: { $names }.
alt-sought-at = Sought: { $treasure }, on { $square }.
alt-sought-spare = Sought: { $treasure }, on the spare tile.
alt-target-at = Your goal: { $treasure }, on { $square }.
alt-target-spare = Your goal: { $treasure }, on the spare tile.
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
alt-given-up = The game was given up before its end.

## Text boards
picture-text-turn = { $number } { $name } to play
picture-text-over = The game is over
picture-text-sought = [{ $letter }] sought: { $treasure } { $square }
picture-text-pawn = { $number } { $name } { $square } · { $won }
