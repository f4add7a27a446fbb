# The card of a table in its channel, the buttons that open tables, and the help.

## What each game is
about-junior = Push a tile, slide the corridors, and stop on the treasure before the others do.
about-secret = Turn the rings of a round castle, fetch the object in demand, and win others in duels.
about-poudlard = Turn over the castle’s corridors and attend your seven classes before everyone else.
about-pasvu = Push furniture about and hide your ghosts: whoever is seen through the keyhole goes back.
about-size = 👥 { $least } to { $most } · ⏱ about { $minutes } min
minutes-junior = 20
minutes-secret = 45
minutes-poudlard = 45
minutes-pasvu = 60

## Lobby
dice-short = 🎲 { $hash }…
button-fair = Fair dice
bot-strength = How strong is the bot to be?
level-easy-label = Easy
level-easy-about = **Easy** makes simple moves, and mistakes.
level-normal-label = Normal
level-normal-about = **Normal** plays as well as the bot can at once.
alone-asked = You are alone at this table. Play alone?
button-alone = Yes, play alone

## While it is played, and after
card-started = The game has started: the board is below.
card-score = { $name } · { $score }
card-won = { $count ->
    [one] 🏆 { $names } has won.
   *[other] 🏆 { $names } share the win.
}
card-drawn = 🤝 The game is drawn.
card-finished = 🏁 The game is finished.
card-uncounted = This game was ended without a result.
button-watch = Watch
button-unwatch = Stop watching
button-place = Go to the table
button-board = Board
