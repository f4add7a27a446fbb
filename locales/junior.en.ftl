# Labyrinthe Junior: its panel, what is told of its turns, its refusals, its rules.

game-junior = Junior Labyrinth

## Lobby
pick-junior-red = orange
pick-junior-yellow = yellow
pick-junior-green = green
pick-junior-blue = blue
option-junior-goals = Goals
option-junior-goals-shared = shared
option-junior-goals-shared-about = Everybody seeks the same treasure
option-junior-goals-secret = secret
option-junior-goals-secret-about = Each player has a pile of cards of their own
option-junior-last-round = Last round
option-junior-last-round-off = stops at once
option-junior-last-round-off-about = Secret goals: the first to finish wins at once
option-junior-last-round-on = completed
option-junior-last-round-on-about = Secret goals: the round is finished, and all who end in it share

## Panel
junior-slot-n = column { $line } from the north
junior-slot-s = column { $line } from the south
junior-slot-w = row { $line } from the west
junior-slot-e = row { $line } from the east
junior-spare-turned = spare turned { $glyph } (open { $sides })
junior-panel-seek = You all seek **{ $treasure }**.
junior-panel-seek-alone = You seek **{ $treasure }**.
junior-panel-seek-own = You seek **{ $treasure }**. Only you can see this.
junior-panel-push = **1.** Push the spare tile in: choose a slot, and below it how the tile lies.
junior-panel-move = **2.** Now choose where your ghost stops, or **Stay here**. You can still change the push.
junior-panel-move-only = **2.** Your push is made. Now choose where your ghost stops, or **Stay here**.
junior-panel-ready = Your ghost will stop on **{ $square }**. **Confirm** makes it final.
junior-panel-where = Where does your ghost stop?
junior-square-goal = { $square } — { $treasure }, sought!
junior-square-here = { $square } — stay here
junior-square-with = { $square } — { $treasure }
junior-hint-turn = A good turn: push at **{ $slot }** with the tile turned { $turned }, then go to **{ $square }**.
junior-hint-move = A good move: go to **{ $square }**.

## Told
junior-told-first = { $name } begins.
junior-told-target-alone = 🔎 You seek **{ $treasure }**.
junior-told-target = 🔎 Everybody seeks **{ $treasure }**.
junior-told-look = 🔎 Your next card: **{ $treasure }**.
junior-told-push = { $name } pushed at { $slot }.
junior-told-move = { $name } went from { $start } to { $end }.
junior-told-stay = { $name } stayed on { $end }.
junior-told-turn = { $name } pushed at { $slot } and went from { $start } to { $end }.
junior-told-turn-stay = { $name } pushed at { $slot } and stayed on { $end }.
junior-told-carried = ({ $names } fell off the edge and came back on the other side.)
junior-told-won = ✨ { $name } finds **{ $treasure }**!
junior-told-aside = Nobody reached { $treasure } in six rounds: the card is laid aside.
junior-told-ended-all-won = 🏁 The last card is won: the game is over.
junior-told-ended-laid-aside = 🏁 The last treasure went to nobody: the game is over.
junior-told-ended-pile-finished = 🏁 A pile is finished: the game is over.
junior-told-ended-solo = 🏁 All twelve treasures are found.
junior-score = { $count ->
    [one] one treasure
   *[other] { $count } treasures
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}

## Refusals
junior-already-pushed = You have already pushed this turn. Now move your ghost: **Play**, or `/junior move`.
junior-push-first = First push the spare tile in: **Play**, or `/junior push`. Then your ghost moves.
junior-no-such-slot = There is no slot “{ $slot }”. Tiles go in at rows 2 and 4 and columns B and D; pick one that Discord offers.
junior-no-such-square = There is no square “{ $square }”. Squares are called A1 to E5.
junior-reverse-push = That would undo the push before, which nobody may do. Choose another slot.
junior-wrong-sides = The spare tile (open { $spare }) cannot lie so. Pick one of the ways that Discord offers.
junior-out-of-reach = No open corridor leads from { $start } to { $square }. Choose a square that is marked, or stay.

## Commands
cmd-junior = junior
cmd-junior-about = Play your turn of Junior Labyrinth
cmd-junior-push = push
cmd-junior-push-about = Push the spare tile into the maze
cmd-junior-move = move
cmd-junior-move-about = Move your ghost after the push
cmd-junior-stay = stay
cmd-junior-stay-about = Leave your ghost where it is after the push
cmd-junior-hint = hint
cmd-junior-hint-about = A good turn, suggested to you alone
opt-slot = slot
opt-slot-about = Where the tile goes in
opt-turned = turned
opt-turned-about = How the tile lies; as it is if left empty
opt-square = square
opt-square-about = The square to stop on, such as C3

## Rules
rules-junior-1 =
    The cellar of an enchanted castle: corridors that slide, twelve treasures, and up to four friendly ghosts. Each ghost starts on the corner of its colour.
    Whoever **stops** on the treasure that is sought wins its card. Passing over it is not enough. Twelve cards, and most cards win; with equal cards, fewer turns.
rules-junior-2 =
    A turn is two steps. **First you must push**: turn the spare tile as you like and slide it in at one of the eight arrows. The whole line moves by one, and the tile that falls out is the next spare.
    Nobody may undo the push before: that arrow is crossed out. A ghost that falls out comes back on the tile just pushed in. Treasures ride on their tiles; one may even lie on the spare.
rules-junior-3 =
    {"**"}Then your ghost may move** as far as you like along open corridors, never through a wall, or stay. Ghosts do not block each other and may share a square.
    Already on the treasure after your push? Staying wins it. When a card is won, the next one is turned up and the next player goes on. A treasure that nobody reaches in six rounds is laid aside.
rules-junior-4 =
    {"**"}Secret goals** (an option): the cards are dealt out, and each player seeks the top card of their own pile, which only they see. The first to turn up a whole pile wins.
    {"**"}Alone**: find all twelve in as few turns as you can. `/daily` gives the whole server the same maze.
