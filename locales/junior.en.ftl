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
junior-line-column = column { $label }
junior-line-row = row { $label }
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
junior-panel-ready-ahead = Your ghost will stop on **{ $square }**.
junior-panel-ready = Your ghost will stop on **{ $square }**. **Confirm** plays the move.
junior-panel-where = Where does your ghost stop?
junior-square-goal = { $square } — { $treasure }, the goal!
junior-square-here = { $square } — stay here
junior-square-with = { $square } — { $treasure }
junior-hint-turn = A good turn: push at **{ $slot }** with the tile turned { $turned }, then go to **{ $square }**.
junior-hint-move = A good move: go to **{ $square }**.

## Told
junior-told-first = { $name } begins.
junior-told-target-alone = 🔎 The treasure sought: **{ $treasure }**.
junior-told-target = 🔎 Everyone seeks **{ $treasure }**.
junior-told-look = 🔎 Your next card: **{ $treasure }**.
junior-told-push = { $name } pushes { $slot }.
junior-told-move = { $name } goes from { $start } to { $end }.
junior-told-stay = { $name } stays on { $end }.
junior-told-turned = The spare is turned { $glyph } (open { $sides }).
junior-told-turn = { $name } pushes { $slot } and goes from { $start } to { $end }.
junior-told-turn-stay = { $name } pushes { $slot } and stays on { $end }.
junior-told-carried = ({ $names } { $count ->
    [one] goes off the board and comes
   *[other] go off the board and come
} back on the other side.)
junior-told-won = ✨ { $name } finds **{ $treasure }**!
junior-brief-turn = { $name } pushes { $slot } and goes to { $end }.
junior-brief-turn-stay = { $name } pushes { $slot } and stays on { $end }.
junior-brief-won = ✨ { $name } pushes { $slot }, goes to { $end } and finds **{ $treasure }**!
junior-brief-won-stay = ✨ { $name } pushes { $slot }, stays on { $end } and finds **{ $treasure }**!
junior-told-aside = Nobody reached { $treasure } in six rounds: the card is put aside.
junior-told-ended-all-won = 🏁 The last card has been won: the game is over.
junior-told-ended-laid-aside = 🏁 Nobody won the last treasure: the game is over.
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
    The cellar of an enchanted castle: sliding corridors, twelve treasures, and up to four friendly ghosts. Each ghost starts in the corner of its colour. The seventeen loose tiles are laid at random; the one left over is the **spare tile**.
    The twelve treasure cards lie face down. The first player turns one up, and **everyone seeks that treasure**. To win its card you must **stop** on the treasure; passing over it is not enough.
    The game ends when the last card is won. The player with the most cards wins; if tied, the one who took fewer turns; if still tied, they share the victory (*house rule*). The dice choose who begins (*house rule*), then play goes clockwise.
rules-junior-2 =
    A turn has two steps. **First you must push**, even if you could reach the treasure without it: turn the spare tile as you like and slide it in at one of the eight arrows. The whole line moves by one square, and the tile that falls out is the next player’s spare. The nine fixed squares, the corners among them, never move.
    Nobody may undo the previous push: the spare may not go in where it has just fallen out, so that arrow is crossed out.
    Ghosts and treasures **ride on their tile**. If a ghost is on the tile that falls out, yours or another player’s, it is put on the tile just pushed in; that is not its move. If a treasure is on it, it leaves the board with the tile and can be reached only once the spare is pushed in again.
rules-junior-3 =
    {"**"}Then your ghost may move** along open corridors, as far as you like, but never through a wall; or it may stay. Ghosts do not block each other and may share a square.
    Already on the treasure after your push? Staying wins it.
    When a card is won, the next player turns up the next one. When it is not, the next player seeks the same treasure. The printed rules advise you to stop as close to it as you can; you need not (*house rule*).
    A treasure that nobody reaches in **six rounds** is put aside and counts for nobody. If it was the last one, the game ends (*house rule*, with two players or more).
rules-junior-options =
    {"**"}Secret goals** (an option, the variant in the box): all twelve cards are dealt out face down, as many to each player: six to each of two, four to each of three, three to each of four. On your turn you alone look at the top card of your pile: that is your goal. Once you reach it, the card is turned face up, and on your next turn you look at the next one. If you do not reach it, you keep looking for it. No treasure is put aside here.
    The first player to turn up their whole pile **wins at once**. The others are ranked by the cards they have left; equal numbers share a place (*house rule*).
    {"**"}Last round** (an option with secret goals, *house rule*): the round is played to its end, and all who finish in it share the victory.
rules-junior-4 =
    {"**"}Alone**: find all twelve treasures in as few turns as you can; your turns are your score.
    {"**"}`/daily`** gives the whole server the same maze. Your board stays private until the day is over; equal numbers of turns share a rank (*house rule*).
