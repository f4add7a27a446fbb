# Le labyrinthe secret: its options, its treasures, its refusals.

game-secret = Secret Labyrinth

## Lobby
pick-secret-red = orange
pick-secret-yellow = yellow
pick-secret-green = green
pick-secret-blue = blue
option-secret-goal = Goal
option-secret-goal-7 = seven objects
option-secret-goal-7-about = Whoever holds seven objects wins
option-secret-goal-5 = five objects
option-secret-goal-5-about = A shorter game: five objects win
option-secret-memory = Memory
option-secret-memory-off = counts shown
option-secret-memory-off-about = Everybody sees how many objects each player holds
option-secret-memory-on = counts hidden
option-secret-memory-on-about = You see only your own; remember what the others took

## Treasures: the plain name, and the name in a sentence
treasure-secret-key = key
treasure-secret-key-the = the key
treasure-secret-mask = mask
treasure-secret-mask-the = the mask
treasure-secret-candle = candle
treasure-secret-candle-the = the candle
treasure-secret-feather = feather
treasure-secret-feather-the = the feather
treasure-secret-crown = crown
treasure-secret-crown-the = the crown
treasure-secret-gem = gem
treasure-secret-gem-the = the gem
treasure-secret-book = book
treasure-secret-book-the = the book
treasure-secret-bell = bell
treasure-secret-bell-the = the bell
treasure-secret-compass = compass
treasure-secret-compass-the = the compass
treasure-secret-mirror = mirror
treasure-secret-mirror-the = the mirror
treasure-secret-potion = potion
treasure-secret-potion-the = the potion
treasure-secret-scroll = scroll
treasure-secret-scroll-the = the scroll
treasure-secret-wand = wand
treasure-secret-wand-the = the wand
treasure-secret-ring = ring
treasure-secret-ring-the = the ring
treasure-secret-lantern = lantern
treasure-secret-lantern-the = the lantern
treasure-secret-rune = rune stone
treasure-secret-rune-the = the rune stone
treasure-secret-hourglass = hourglass
treasure-secret-hourglass-the = the hourglass
treasure-secret-goblet = goblet
treasure-secret-goblet-the = the goblet

## Refusals
secret-change-first = First change the paths: { $left ->
    [one] one change is still to be made
   *[other] { $left } changes are still to be made
}. Turn the centre or a corridor; then your pawn moves.
secret-move-first = Both changes of this turn are made. Now move your pawn, or leave it where it is.
secret-challenge-first = Your pawn has stopped beside another one. Challenge it to a duel, or end your turn.
secret-choose-first = A duel is running. Choose your three signs first: rock, paper or scissors.
secret-place-first = You won the duel. First set the loser’s pawn on a free cell.
secret-wrong-notches = The centre cannot turn by { $by }. Choose a number from 1 to { $most }.
secret-centre-twice = You have already turned the centre this turn. Turn one of the two corridors, B or D.
secret-no-such-ring = “{ $ring }” does not turn. Only the corridors B (outer) and D (inner) and the centre do.
secret-no-such-cell = There is no cell “{ $cell }”. Cells are called A to E with an hour from 1 to 12, such as B3; the centre is F.
secret-out-of-reach = No open path leads from { $start } to { $cell }. Choose a cell that is marked, or stay.
secret-not-here = Only a pawn that stands with yours on { $cell } can be challenged. Choose one of those.
secret-wrong-stake = That is no stake. Duel for one object, or let the die say for how many.
secret-for-the-target = On the sought object’s cell the duel is for that object itself. Only choose whom you challenge.
secret-must-duel = You share the sought object’s cell, so a duel decides who gets it. Choose whom you challenge.
secret-wrong-signs = Choose three signs in order, each rock, paper or scissors.
secret-already-chosen = You have already chosen, and your signs stand. Now wait for the other duellist.
secret-cell-taken = A pawn stands on { $cell }. Choose a free cell for the loser’s pawn.
