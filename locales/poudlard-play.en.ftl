# Les couloirs de Poudlard: its panel, its cards, what is told of its turns, its commands, its rules.

## Places
poudlard-to = to { $square }
poudlard-to-pitch = to the Quidditch pitch
poudlard-to-hut = to Hagrid’s hut
poudlard-to-forest = to the Forbidden Forest
poudlard-to-lake = to the Black Lake
poudlard-from = from { $square }
poudlard-from-pitch = from the Quidditch pitch
poudlard-from-hut = from Hagrid’s hut
poudlard-from-forest = from the Forbidden Forest
poudlard-from-lake = from the Black Lake
poudlard-face-down-at = { $square } (face down)
poudlard-as-it-lies = { $way } (as it lies)
poudlard-stop = { $place }
poudlard-stop-here = { $place } — stay here
poudlard-stop-room = { $place } — { $room }
poudlard-stop-class = { $place } — { $room }, your next class!
poudlard-stop-home = { $place } — home, and you win!
poudlard-stop-star = { $label } · via a ★, for a card

## Panel
poudlard-panel-next = Your next class: **{ $room }**, on **{ $square }** ({ $count } of { $all } attended).
poudlard-panel-unfound = Your next class: **{ $room }**. Nobody has found it yet ({ $count } of { $all } attended).
poudlard-panel-home = All classes attended! Go home to **{ $place }** to win.
poudlard-panel-drafted = Not final yet: { $steps }.
poudlard-panel-roll = **Roll the die**: it says how many tokens you change. You may play cards before, between and after.
poudlard-panel-change-first = **Tokens left to change: { $left }.** Flip a face-down one (final at once; then choose how it lies) or pivot a face-up one.
poudlard-panel-change-expert = **Tokens left to change: { $left }.** Flip a face-down one (final at once; it lies as it comes) or pivot a face-up one.
poudlard-panel-password = **Password: { $left } tokens left to change.** Flip a face-down one (final at once) or pivot a face-up one.
poudlard-panel-pivot = You pivot **{ $square }**: { $token }, now { $way }. Choose how it should lie.
poudlard-panel-lay = You flipped **{ $square }**: **{ $token }**. Only you can see it so far. Choose how it lies.
poudlard-panel-friday = { $left ->
    [one] **Friday reshuffle:** choose one more token. All chosen tokens are then turned face down and shuffled among their squares.
   *[other] **Friday reshuffle:** choose { $left } more tokens. All chosen tokens are then turned face down and shuffled among their squares.
}
poudlard-panel-friday-ready = The last one is **{ $square }**. **Confirm** shuffles them all.
poudlard-panel-move = **Now move** along open corridors, as far as you like, but never over the same place twice. A classroom ends the movement.
poudlard-panel-stuck = **No corridor leads away from here.** Play a card, or stay and end your turn.
poudlard-panel-to = Chosen: **{ $place }**. **Confirm** makes it final.
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
poudlard-choose-flip = Flip a token, at once…
poudlard-choose-pivot = Pivot a token…
poudlard-choose-token = Which token?
poudlard-choose-place = Where do you stop?
poudlard-choose-card = Play a card…
poudlard-choose-target = On which token?
poudlard-button-roll = Roll
poudlard-button-flip = Flip { $square }
poudlard-button-cards = My cards ({ $count })
poudlard-button-hand = My cards
poudlard-button-undo = Undo
poudlard-button-again = Choose again
poudlard-button-move-end = Confirm, end turn
poudlard-button-move-only = Confirm, keep playing
poudlard-button-stay-end = Stay, end turn
poudlard-button-end = End turn

## Hand
poudlard-hand = { $count ->
    [one] **Your card.** Nobody else sees it.
   *[other] **Your { $count } cards.** Nobody else sees them.
}
poudlard-hand-empty = You have no event cards. Passing over a ★ gives you one.
poudlard-hand-later = Finish what you have to do first; then you may play a card.
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
poudlard-do-move-star = go { $to } via a ★, for a card
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
poudlard-told-cancelled = nobody enters the classroom on { $one } until their next turn
poudlard-told-friday = tokens are turned face down and shuffled
poudlard-told-peeves = the tokens on { $one } and { $other } swap places
poudlard-told-lost = the pawns of { $one } and { $other } swap places
poudlard-told-swap = timetables swapped with { $one }
poudlard-told-norris = { $one } loses the next turn
poudlard-told-homework = another turn follows this one
poudlard-told-asleep = { $one } slept through a class
poudlard-told-quidditch = all pawns go to the Quidditch pitch
poudlard-told-squid = all pawns go to the Black Lake
poudlard-told-egg = all pawns go to Hagrid’s hut
poudlard-told-detention = all pawns go to the Forbidden Forest
poudlard-told-shuffled = Shuffled: { $squares }.
poudlard-told-reopened = The classroom on { $square } is open again.
poudlard-told-forgotten = { $name } must attend { $room } again.
poudlard-told-set = The pawn of { $name } goes { $end }.
poudlard-told-ended-graduated = 🏁 All classes attended, and home again: the game is over.
poudlard-told-ended-out-of-time = 🏁 Sixty rounds are played: the school year is over.
poudlard-score = { $count } of { $all } classes

## Commands
cmd-poudlard = poudlard
cmd-poudlard-about = Play your turn in Halls of Hogwarts
cmd-poudlard-roll = roll
cmd-poudlard-roll-about = Roll the die for the number of tokens you change
cmd-poudlard-flip = flip
cmd-poudlard-flip-about = Flip a face-down token; final at once
cmd-poudlard-lay = lay
cmd-poudlard-lay-about = Choose how the token you just flipped lies
cmd-poudlard-pivot = pivot
cmd-poudlard-pivot-about = Turn a face-up token
cmd-poudlard-choose = choose
cmd-poudlard-choose-about = Choose a token for Friday reshuffle
cmd-poudlard-move = move
cmd-poudlard-move-about = Move your pawn after the changes
cmd-poudlard-card = card
cmd-poudlard-card-about = Play an event card
cmd-poudlard-hand = hand
cmd-poudlard-hand-about = Look at your event cards; only you see them
cmd-poudlard-end = end
cmd-poudlard-end-about = End your turn
cmd-poudlard-hint = hint
cmd-poudlard-hint-about = See what a bot would do; only you see it
opt-token = token
opt-token-about = The token’s square, such as D4
opt-way = way
opt-way-about = How it should lie; pick one that Discord offers
opt-to = to
opt-to-about = Where you stop, such as D4 or a zone; D4* goes via a star, for a card
opt-card = card
opt-card-about = Which of your cards
opt-target = target
opt-target-about = The token or player the card is played on, if it needs one
opt-other = other
opt-other-about = The second token or player, if the card needs two

## Rules
rules-poudlard-1 =
    A castle of 33 tokens in a cross, all face down at first, with four zones in the corners. You are a student. You start in your own zone, your home, with a timetable of **seven classes**.
    Attend all seven **in the order of your timetable**, then be the first to get back home: you win at once. The column on the right shows everyone’s timetable; the next class is framed.
rules-poudlard-2 =
    A turn: **roll the die (1 to 4) and change exactly that many tokens**, each a different one. For each, flip a face-down token or pivot a face-up one.
    First year: only you see the token you flip, and you lay it as you like. You pivot as far as you like. Tokens under pawns may be pivoted too.
rules-poudlard-3 =
    {"**"}Then move** along open corridors, as far as you like, but never over the same place twice; or stay. Walls and face-down tokens stop you; pawns never do. Any classroom ends the movement.
    You attend a class by entering its room when it is next on your timetable. Already there? Staying counts too. If you pass over a ★, you may take an event card, one per movement.
rules-poudlard-4 =
    {"**"}Event cards** are secret. You start with four, and you may play any number at any moment of your own turn. **My cards** shows them, in the panel and under the board.
    A card that changes tokens or moves your own pawn lets you move once more. You cannot play a card that would do nothing.
rules-poudlard-5 =
    {"**"}The end**: you win when you are home again with all seven classes, even if a card puts you there. The others are ranked by classes attended. After sixty rounds, the game ends anyway.
    {"**"}Options**: in the expert year, flipped tokens lie as they come, and a pivot is one quarter turn. “Near” allows timetable swaps only with a player at most two classes ahead of you.
