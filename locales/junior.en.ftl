# Labyrinthe Junior: its panel, what is told of its turns, its refusals, its rules.

game-junior = Junior Labyrinth

## Lobby
pick-junior-red = orange
pick-junior-yellow = yellow
pick-junior-green = green
pick-junior-blue = blue
option-junior-goals = Goals
option-junior-goals-shared = shared
option-junior-goals-shared-about = Everyone seeks the same treasure
option-junior-goals-secret = secret
option-junior-goals-secret-about = Each player has their own pile of cards
option-junior-last-round = Last round
option-junior-last-round-off = stops at once
option-junior-last-round-off-about = Secret goals: the first to finish wins at once
option-junior-last-round-on = played to the end
option-junior-last-round-on-about = Secret goals: the round is played to its end; everyone who finishes in it shares the win

## Panel
junior-slot-n = column { $line } from the north
junior-slot-s = column { $line } from the south
junior-slot-w = row { $line } from the west
junior-slot-e = row { $line } from the east
junior-spare-turned = spare turned { $glyph } (open { $sides })
junior-panel-seek = Everyone seeks **{ $treasure }**.
junior-panel-seek-alone = You seek **{ $treasure }**.
junior-panel-seek-own = You seek **{ $treasure }**. Only you can see this.
junior-panel-push = **1.** Push the spare tile in: choose a slot, then which way the tile lies.
junior-panel-move = **2.** Now choose where your ghost stops, or **Stay here**. You can still change the push.
junior-panel-move-only = **2.** You have pushed. Now choose where your ghost stops, or **Stay here**.
junior-panel-ready = Your ghost will stop on **{ $square }**. **Confirm** makes it final.
junior-panel-where = Where does your ghost stop?
junior-square-goal = { $square } — { $treasure }, the goal!
junior-square-here = { $square } — stay here
junior-square-with = { $square } — { $treasure }
junior-hint-turn = A good turn: push at **{ $slot }** with the tile turned { $turned }, then go to **{ $square }**.
junior-hint-move = A good move: go to **{ $square }**.

## Told
junior-told-first = { $name } begins.
junior-told-target-alone = 🔎 You seek **{ $treasure }**.
junior-told-target = 🔎 Everyone seeks **{ $treasure }**.
junior-told-look = 🔎 Your next card: **{ $treasure }**.
junior-told-push = { $name } pushes at { $slot }.
junior-told-move = { $name } goes from { $start } to { $end }.
junior-told-stay = { $name } stays on { $end }.
junior-told-turn = { $name } pushes at { $slot } and goes from { $start } to { $end }.
junior-told-turn-stay = { $name } pushes at { $slot } and stays on { $end }.
junior-told-carried = (Over the edge, and back on the other side: { $names }.)
junior-told-won = ✨ { $name } finds **{ $treasure }**!
junior-told-aside = Nobody reached { $treasure } in six rounds: the card is put aside.
junior-told-ended-all-won = 🏁 The last card has been won: the game is over.
junior-told-ended-laid-aside = 🏁 Nobody won the last treasure: the game is over.
junior-told-ended-pile-finished = 🏁 A pile is finished: the game is over.
junior-told-ended-solo = 🏁 You have found all twelve treasures.
junior-score = { $count ->
    [one] one treasure
   *[other] { $count } treasures
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}

## Refusals
junior-already-pushed = You have already pushed this turn. Now move your ghost: press **Play**, or use `/junior move`.
junior-push-first = Push the spare tile in first: press **Play**, or use `/junior push`. Then move your ghost.
junior-no-such-slot = There is no slot “{ $slot }”. Tiles go into rows 2 and 4 and columns B and D. Pick a slot that Discord offers.
junior-no-such-square = There is no square “{ $square }”. Squares go from A1 to E5.
junior-reverse-push = That would undo the previous push, which is not allowed. Choose another slot.
junior-wrong-sides = The spare tile (open { $spare }) cannot lie that way. Pick one that Discord offers.
junior-out-of-reach = No open corridor leads from { $start } to { $square }. Choose a marked square, or stay.

## Commands
cmd-junior = junior
cmd-junior-about = Play your turn in Junior Labyrinth
cmd-junior-push = push
cmd-junior-push-about = Push the spare tile into the maze
cmd-junior-move = move
cmd-junior-move-about = Move your ghost after the push
cmd-junior-stay = stay
cmd-junior-stay-about = Leave your ghost where it is after the push
cmd-junior-hint = hint
cmd-junior-hint-about = See what a bot would do; only you see it
opt-slot = slot
opt-slot-about = Where the tile goes in
opt-turned = turned
opt-turned-about = How the tile lies; leave empty to push it as it is
opt-square = square
opt-square-about = The square to stop on, such as C3

## Rules
rules-junior-1 =
    The cellar of an enchanted castle: sliding corridors, twelve treasures, and up to four friendly ghosts. Each ghost starts in the corner of its colour.
    You win a treasure’s card by **stopping** on the treasure when it is sought. Passing over it is not enough. After twelve cards, the player with the most cards wins; if tied, the one who took fewer turns.
rules-junior-2 =
    A turn has two steps. **First you must push**: turn the spare tile as you like and slide it in at one of the eight arrows. The whole line moves by one square, and the tile that falls out becomes the next spare.
    Nobody may undo the previous push: that arrow is crossed out. A ghost that falls out comes back on the tile just pushed in. Treasures move with their tiles; one may even be on the spare.
rules-junior-3 =
    {"**"}Then your ghost may move** along open corridors, as far as you like, but never through a wall; or it may stay. Ghosts do not block each other and may share a square.
    Already on the treasure after your push? Staying wins it. When a card is won, the next one is turned up and the next player continues. A treasure that nobody reaches in six rounds is put aside.
rules-junior-4 =
    {"**"}Secret goals** (an option): the cards are dealt out, and each player seeks the top card of their own pile, which only they see. The first player to turn up their whole pile wins.
    {"**"}Alone**: find all twelve in as few turns as you can. `/daily` gives the whole server the same maze.
