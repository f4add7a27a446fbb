# Le labyrinthe secret: its options, its treasures, its refusals.

game-secret = Secret Labyrinth

## Lobby
pick-secret-red = orange
pick-secret-yellow = yellow
pick-secret-green = green
pick-secret-blue = blue
option-secret-goal = Goal
option-secret-goal-7 = seven objects
option-secret-goal-7-about = The first to hold seven objects wins
option-secret-goal-5 = five objects
option-secret-goal-5-about = A shorter game, a house rule: five objects are enough
option-secret-goal-3 = three objects
option-secret-goal-3-about = A quick game, a house rule: three objects are enough
option-secret-memory = Memory
option-secret-memory-off = counts shown
option-secret-memory-off-about = Everyone sees all counts: a channel writes down what a table would forget
option-secret-memory-on = counts hidden
option-secret-memory-on-about = The printed game, its boxes shut: you see only your own objects; remember the others’

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
secret-change-first = Change the paths first: you have { $left ->
    [one] one change
   *[other] { $left } changes
} left to make. Turn the centre or a corridor; then move your pawn.
secret-move-first = You have made both changes of this turn. Now move your pawn, or leave it where it is.
secret-challenge-first = Your pawn has moved onto an occupied cell. Challenge a pawn there to a duel, or end your turn.
secret-choose-first = A duel is on. First choose your three signs: rock, paper or scissors.
secret-place-first = You have won the duel. First put the loser’s pawn on a free cell.
secret-wrong-notches = The centre cannot turn by { $by } notches. Choose a number from 1 to { $most }.
secret-centre-twice = You have already turned the centre this turn. Turn one of the two corridors, B or D.
secret-no-such-ring = “{ $ring }” does not turn. Only the corridors B (outer) and D (inner) and the centre turn.
secret-no-such-cell = There is no cell “{ $cell }”. A cell is a letter from A to E with an hour from 1 to 12, such as B3; the centre is F.
secret-out-of-reach = No open path leads from { $start } to { $cell }. Choose a marked cell, or stay.
secret-not-here = You can only challenge a pawn that shares your cell, { $cell }. Choose one of those.
secret-wrong-stake = There is no such stake. Duel for one object, or let the die decide how many.
secret-for-the-target = On the cell of the sought object, the duel is for that object. All you choose is whom you challenge.
secret-must-duel = You share the cell of the sought object, so a duel decides who gets it. Choose whom you challenge.
secret-wrong-signs = Choose three signs in order: rock, paper or scissors each time.
secret-already-chosen = You have already chosen, and your signs are final. Wait for the other duellist.
secret-cell-taken = There is a pawn on { $cell }. Choose a free cell for the loser’s pawn.
