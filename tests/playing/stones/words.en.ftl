game-stones = Stones
about-stones = Take one or two stones: whoever takes the last one wins.
alt-lobby-stones = Stones: three stones on a table.
picture-stones-title-1 = Stones
picture-stones-title-2 = one or two
pick-stones-orange = orange
pick-stones-yellow = yellow
pick-stones-green = green
pick-stones-blue = blue
pick-stones-violet = violet
pick-stones-pink = pink
cmd-stones = stones
cmd-stones-about = Play Stones
cmd-stones-play = play
cmd-stones-play-about = Take stones
cmd-stones-hint = hint
cmd-stones-hint-about = Ask the bot what it would do
rules-stones-1 =
    Two stones lie on the table for each player. In turn, each takes one or two.
    The player who takes the last stone wins.
stones-panel = How many stones do you take?
stones-take = Take { $count }
stones-begun = { $count } stones lie on the table. { $name } begins.
stones-told = { $name } takes { $count ->
        [one] one stone
       *[other] { $count } stones
    }.
stones-left = { $count ->
        [one] One stone is left.
       *[other] { $count } stones are left.
    }
stones-pile = { $name } has { $count }.
stones-score = { $count ->
        [one] one stone
       *[other] { $count } stones
    }
stones-wrong-count = Take at least one stone, and at most { $most }.
