# Les couloirs de Poudlard: its panel, its cards, what is told of its turns, its commands, its rules.

## Places
poudlard-to = to { $square }
poudlard-to-pitch = to the Quidditch pitch
poudlard-to-hut = to Hagrid’s house
poudlard-to-forest = to the Forbidden Forest
poudlard-to-lake = to the Black Lake
poudlard-from = from { $square }
poudlard-from-pitch = from the Quidditch pitch
poudlard-from-hut = from Hagrid’s house
poudlard-from-forest = from the Forbidden Forest
poudlard-from-lake = from the Black Lake
poudlard-face-down-at = { $square } (face down)
poudlard-as-it-lies = { $way } (as it lies)
poudlard-stop = { $place }
poudlard-stop-here = { $place } — stay here
poudlard-stop-room = { $place } — { $room }
poudlard-stop-class = { $place } — { $room }, your next class!
poudlard-stop-home = { $place } — home, and you win!
poudlard-stop-star = { $label } · over a ★, for a card

## Panel
poudlard-panel-next = Your next class: **{ $room }**, on **{ $square }** ({ $count } of { $all } attended).
poudlard-panel-unfound = Your next class: **{ $room }**. Nobody has found it yet ({ $count } of { $all } attended).
poudlard-panel-home = All classes attended! Go home to **{ $place }** to win.
poudlard-panel-drafted = Not final yet: { $steps }.
poudlard-panel-roll = **Roll the die**: it tells how many tokens you change. You may play cards before, between and after.
poudlard-panel-change-first = **Tokens left to change: { $left }.** Flip one that lies face down (final at once; then choose how it lies) or pivot one that is face up.
poudlard-panel-change-expert = **Tokens left to change: { $left }.** Flip one that lies face down (final at once, it lies as it comes) or pivot one that is face up.
poudlard-panel-password = **Password: { $left } to change.** Flip a face-down token (final at once) or pivot a face-up one.
poudlard-panel-pivot = You pivot **{ $square }**: { $token }, now { $way }. Choose how it is to lie.
poudlard-panel-lay = You flipped **{ $square }**: **{ $token }**. Only you see it yet. Choose how it lies.
poudlard-panel-friday = { $left ->
    [one] **Friday reshuffle:** choose one more token. All of them are then turned down and shuffled among their squares.
   *[other] **Friday reshuffle:** choose { $left } more tokens. All of them are then turned down and shuffled among their squares.
}
poudlard-panel-friday-ready = The last one is **{ $square }**. **Confirm** shuffles them all.
poudlard-panel-move = **Now move** along open corridors, as far as you like, never over the same place twice. A classroom ends the movement.
poudlard-panel-stuck = **No corridor leads away from here.** Play a card, or stay and end your turn.
poudlard-panel-to = Chosen: **{ $place }** — **Confirm** makes it final.
poudlard-panel-end = You have moved. Play a card, or **end your turn**.
poudlard-panel-aimed = Chosen: **{ $targets }**.
poudlard-panel-aim-squares = { $count ->
    [one] Choose a token.
   *[other] Choose { $count } tokens.
}
poudlard-panel-aim-players = { $count ->
    [one] Choose a player.
   *[other] Choose { $count } players.
}
poudlard-panel-card-ready = **Confirm** plays the card.
poudlard-card-line = **{ $card }** — { $does }
poudlard-among = { $title } { $first } … { $last }
poudlard-choose-flip = Flip a token, at once …
poudlard-choose-pivot = Pivot a token …
poudlard-choose-token = Which token?
poudlard-choose-place = Where do you stop?
poudlard-choose-card = Play a card …
poudlard-choose-target = On which token?
poudlard-button-roll = Roll
poudlard-button-flip = Flip { $square }
poudlard-button-cards = My cards ({ $count })
poudlard-button-hand = My cards
poudlard-button-undo = Undo
poudlard-button-again = Choose again
poudlard-button-move-end = Confirm, end turn
poudlard-button-move-only = Confirm, go on
poudlard-button-stay-end = Stay, end turn
poudlard-button-end = End turn

## Hand
poudlard-hand = { $count ->
    [one] **Your card.** Nobody else sees it.
   *[other] **Your { $count } cards.** Nobody else sees them.
}
poudlard-hand-empty = You hold no event cards. A way over a ★ brings you one.
poudlard-hand-later = First finish what is due; then you may play a card.
poudlard-hand-card = { $numbers } · **{ $card }** — { $does }
poudlard-hand-not-now = -# ✗ { $why }

## Steps
poudlard-hint = A good next step: { $steps }.
poudlard-do-roll = roll the die
poudlard-do-flip = flip { $square }
poudlard-do-lay = lay { $square } as { $way }
poudlard-do-pivot = pivot { $square } to { $way }
poudlard-do-choose = choose { $square }
poudlard-do-move = go { $to }
poudlard-do-move-star = go { $to } over a ★, for a card
poudlard-do-card = play { $card }
poudlard-do-card-on = play { $card } on { $targets }
poudlard-do-end = end your turn

## Told
poudlard-told-student = { $name } is { $student }
poudlard-told-dealt = { $players }.
poudlard-told-start = 🎲 Rolls for the start: { $rolls }.
poudlard-told-first = { $name } begins.
poudlard-told-again = { $name } plays another turn.
poudlard-told-lost-turn = 🐈 { $name } loses this turn.
poudlard-told-roll = 🎲 { $name } rolled { $die }.
poudlard-told-roll-changes = 🎲 { $name } rolled { $die }: { $changes }.
poudlard-told-changes = { $name }: { $changes }.
poudlard-told-flip = { $square } flipped ({ $token })
poudlard-told-pivot = { $square } pivoted ({ $token })
poudlard-told-move = { $name } went { $start } { $end }.
poudlard-told-stay = { $name } stayed put.
poudlard-told-attended = 📚 { $name } attends **{ $room }** ({ $count } of { $all }).
poudlard-told-taken = ⭐ { $name } takes an event card.
poudlard-told-drew = Your new card: **{ $card }** — { $does }
poudlard-told-card = 🃏 { $name } plays **{ $card }**: { $did }.
poudlard-told-password = five more changes
poudlard-told-cancelled = nobody enters the class on { $one } until their next turn
poudlard-told-friday = tokens go face down and are mixed
poudlard-told-peeves = the tokens on { $one } and { $other } swap places
poudlard-told-lost = the pawns of { $one } and { $other } swap places
poudlard-told-swap = timetables are exchanged with { $one }
poudlard-told-norris = { $one } loses the next turn
poudlard-told-homework = another turn follows this one
poudlard-told-asleep = { $one } has slept through a class
poudlard-told-quidditch = all pawns go to the Quidditch pitch
poudlard-told-squid = all pawns go to the Black Lake
poudlard-told-egg = all pawns go to Hagrid’s house
poudlard-told-detention = all pawns go to the Forbidden Forest
poudlard-told-shuffled = Mixed: { $squares }.
poudlard-told-reopened = The class on { $square } is open again.
poudlard-told-forgotten = { $name } must attend { $room } again.
poudlard-told-set = The pawn of { $name } goes { $end }.
poudlard-told-ended-graduated = 🏁 All classes attended and home again: the game is over.
poudlard-told-ended-out-of-time = 🏁 Sixty rounds: the school year is over.
poudlard-score = { $count } of { $all } classes

## Commands
cmd-poudlard = poudlard
cmd-poudlard-about = Play your turn of Halls of Hogwarts
cmd-poudlard-roll = roll
cmd-poudlard-roll-about = Roll for the number of tokens you change
cmd-poudlard-flip = flip
cmd-poudlard-flip-about = Turn up a token that lies face down; final at once
cmd-poudlard-lay = lay
cmd-poudlard-lay-about = Choose how the token you have just flipped lies
cmd-poudlard-pivot = pivot
cmd-poudlard-pivot-about = Turn a token that is face up
cmd-poudlard-choose = choose
cmd-poudlard-choose-about = Choose a token for Friday reshuffle
cmd-poudlard-move = move
cmd-poudlard-move-about = Move your pawn after the changes
cmd-poudlard-card = card
cmd-poudlard-card-about = Play an event card
cmd-poudlard-hand = hand
cmd-poudlard-hand-about = Look at your event cards, alone
cmd-poudlard-end = end
cmd-poudlard-end-about = End your turn
cmd-poudlard-hint = hint
cmd-poudlard-hint-about = A good next step, suggested to you alone
opt-token = token
opt-token-about = The token’s square, such as D4
opt-way = way
opt-way-about = How it is to lie: pick one that Discord offers
opt-to = to
opt-to-about = Where you stop, such as D4 or a zone; D4* goes over a star for a card
opt-card = card
opt-card-about = Which of your cards
opt-target = target
opt-target-about = The token or player it is played on, where the card needs one
opt-other = other
opt-other-about = The second token or player, where the card needs two

## Rules
rules-poudlard-1 =
    A castle of 33 tokens in a cross, all face down at first, and four zones in the corners. You are a student who starts at home in a zone, with a timetable of **seven classes**.
    Attend all seven **in the order of your timetable**, then be the first to come back home: you win at once. The column on the right shows everybody’s timetable; the next class is framed.
rules-poudlard-2 =
    A turn: **roll the die (1 to 4) and change exactly that many tokens**, each a different one. Either flip a token that lies face down, or pivot one that is face up.
    First year: you look at the flipped token alone and lay it as you like; pivots are as far as you like. Tokens under pawns may be pivoted too.
rules-poudlard-3 =
    {"**"}Then move** along open corridors as far as you like, never over the same place twice; or stay. Walls and face-down tokens stop you, pawns never do. Any classroom ends the movement.
    Enter the class that is next on your timetable and it is attended. Already there? Staying attends it too. A way over a ★ lets you take an event card, one per movement.
rules-poudlard-4 =
    {"**"}Event cards** are secret; you begin with four, and may play any number at any moment of your own turn. **My cards** shows them, in the panel and under the board.
    A card that changes tokens or moves your own pawn lets you move once more. A card that could do nothing cannot be played.
rules-poudlard-5 =
    {"**"}The end**: home again with all seven classes, also when a card puts you there. The others are ranked by classes attended. After sixty rounds the game ends anyway.
    {"**"}Options**: in the expert year flipped tokens lie as they come and a pivot is one quarter turn; “near” allows timetable swaps only with a player at most two classes ahead.
