# Les couloirs de Poudlard: its words and its refusals.

game-poudlard = Halls of Hogwarts

## Lobby
pick-poudlard-orange = orange hat
pick-poudlard-yellow = yellow hat
pick-poudlard-green = green hat
pick-poudlard-blue = blue hat
option-poudlard-year = Year
option-poudlard-year-first = first
option-poudlard-year-first-about = Lay flipped tokens as you like; pivot tokens as far as you like
option-poudlard-year-expert = second (experts)
option-poudlard-year-expert-about = Flipped tokens lie as they come; a pivot is one quarter turn
option-poudlard-swap = Timetable swap
option-poudlard-swap-any = anyone
option-poudlard-swap-any-about = As in the printed rules: swap with any player
option-poudlard-swap-near = near
option-poudlard-swap-near-about = Only with a player at most two classes ahead of you

## Classes
poudlard-class-charms = Charms
poudlard-class-potions = Potions
poudlard-class-defence = Defence Against the Dark Arts
poudlard-class-transfiguration = Transfiguration
poudlard-class-astronomy = Astronomy
poudlard-class-library = Library
poudlard-class-history = History of Magic
poudlard-class-charms-one = Charms
poudlard-class-potions-one = Potions
poudlard-class-defence-one = Defence
poudlard-class-transfiguration-one = Transfiguration
poudlard-class-astronomy-one = Astronomy
poudlard-class-library-one = Library
poudlard-class-history-one = History
poudlard-class-charms-short = Charms
poudlard-class-potions-short = Potions
poudlard-class-defence-short = Defence
poudlard-class-transfiguration-short = Transfig
poudlard-class-astronomy-short = Astro
poudlard-class-library-short = Library
poudlard-class-history-short = History

## Students and zones
poudlard-student-harry = Harry
poudlard-student-hermione = Hermione
poudlard-student-ron = Ron
poudlard-student-ginny = Ginny
poudlard-zone-pitch = the Quidditch pitch
poudlard-zone-hut = Hagrid’s hut
poudlard-zone-forest = the Forbidden Forest
poudlard-zone-lake = the Black Lake
poudlard-zone-pitch-short = Quidditch
poudlard-zone-hut-short = Hagrid
poudlard-zone-forest-short = Forest
poudlard-zone-lake-short = Black Lake

## Cards
poudlard-card-password = Password
poudlard-card-password-about = Flip or pivot five more tokens, all different; those you changed with the roll are allowed.
poudlard-card-cancelled = Class cancelled
poudlard-card-cancelled-about = Nobody may enter a face-up classroom of your choice until the start of your next turn. Players inside may still leave.
poudlard-card-friday = Friday reshuffle
poudlard-card-friday-about = Choose five face-up tokens without pawns (all of them, if there are fewer): they are turned face down, shuffled among their squares and turned at random. A cancelled class among them is no longer cancelled.
poudlard-card-peeves = Peeves’ trick
poudlard-card-peeves-about = Swap any two tokens, face up or face down, classrooms included, with the pawns that stand on them. They keep their faces and directions.
poudlard-card-lost = Someone is lost
poudlard-card-lost-about = Swap the places of any two pawns.
poudlard-card-swap = Timetable swap
poudlard-card-swap-about = Swap timetables with another player: you go on where they were, and they go on where you were. Students and homes do not change.
poudlard-card-norris = Mrs Norris
poudlard-card-norris-about = Filch’s cat catches an opponent, who loses their next turn.
poudlard-card-homework = No homework
poudlard-card-homework-about = You play another turn right after this one.
poudlard-card-asleep = Asleep in class
poudlard-card-asleep-about = An opponent must attend their last class again: their pawn goes to that room, even if it is cancelled, or home if the room is face down.
poudlard-card-quidditch = Quidditch match
poudlard-card-quidditch-about = All pawns go to the Quidditch pitch at once.
poudlard-card-squid = Giant squid
poudlard-card-squid-about = All pawns go to the Black Lake at once.
poudlard-card-egg = Dragon egg
poudlard-card-egg-about = All pawns go to Hagrid’s hut at once.
poudlard-card-detention = Detention
poudlard-card-detention-about = All pawns go to the Forbidden Forest at once.

## Refusals
poudlard-roll-first = Roll the die first: press **Play**, or use `/poudlard roll`.
poudlard-change-first = { $left ->
    [one] You still have one token to change. Flip a face-down one or pivot a face-up one.
   *[other] You still have { $left } tokens to change. Flip face-down ones or pivot face-up ones.
}
poudlard-lay-first = You have just flipped a token. First choose how it lies.
poudlard-choose-first = { $left ->
    [one] “Friday reshuffle” needs one more token: choose a face-up one without a pawn.
   *[other] “Friday reshuffle” needs { $left } more tokens: choose face-up ones without pawns.
}
poudlard-already-rolled = You have already rolled this turn. Move, play a card, or end your turn.
poudlard-no-change-due = You have no token left to change this turn. Move, play a card, or end your turn.
poudlard-no-such-square = There is no token on “{ $square }”. The tokens form a cross: columns C to E and rows 3 to 5. The corners are the four zones.
poudlard-changed-already = You have already changed the token on { $square } this turn. Choose another one.
poudlard-face-up = The token on { $square } is face up and cannot be flipped back. Pivot it, or flip a face-down one.
poudlard-face-down = The token on { $square } is face down. Flip it, or pivot a face-up one.
poudlard-nothing-to-lay = You have no flipped token to lay. Flip one first, when you have tokens to change.
poudlard-wrong-sides = This token cannot be open towards “{ $sides }”. It can be open towards: { $ways }.
poudlard-wrong-quarters = { $year ->
    [expert] In the second year, a pivot is one quarter turn, to the right (1) or to the left (3).
   *[first] A pivot is one, two or three quarter turns.
}
poudlard-already-moved = You have already moved this turn. Only a card that opens a new way for you lets you move again. Otherwise, end your turn.
poudlard-no-such-place = There is no place “{ $place }”. Name a square such as D4, or a zone that Discord offers.
poudlard-out-of-reach = No open path leads to { $place ->
    [pitch] the Quidditch pitch
    [hut] Hagrid’s hut
    [forest] the Forbidden Forest
    [lake] the Black Lake
   *[other] { $place }
}. Choose a marked place, or stay.
poudlard-no-star = No star on the way to { $place ->
    [pitch] the Quidditch pitch
    [hut] Hagrid’s hut
    [forest] the Forbidden Forest
    [lake] the Black Lake
   *[other] { $place }
} can give you a card now. Go there without a card, or choose a place marked with a star.
poudlard-no-such-card = There is no card “{ $card }”. Choose one from your hand.
poudlard-not-in-hand = You do not hold that card. **My cards** shows your hand.
poudlard-no-room = There is no face-up classroom on { $square } to cancel. Choose a classroom that is face up.
poudlard-cancelled-already = You have already cancelled the class on { $square }. Choose another room.
poudlard-nothing-to-choose = You choose tokens only for “Friday reshuffle”. Play that card first.
poudlard-chosen-already = You have already chosen { $square }. Choose another token.
poudlard-not-shufflable = { $square } cannot be reshuffled: it is face down, or a pawn stands on it. Choose a face-up token without a pawn.
poudlard-same-place = These two pawns are in the same place. Choose two that are apart.
poudlard-not-yourself = You cannot play this card on yourself. Choose an opponent.
poudlard-too-far-ahead = At this table, you can swap timetables only with a player at most { $most } classes ahead of you. Choose someone closer.
poudlard-loses-already = That player already loses their next turn. Choose another, or keep the card.
poudlard-attended-nothing = That player has not attended any class yet. Choose another, or keep the card.

## Why a card cannot be played
poudlard-nothing-cancelled = There is no face-up classroom to cancel. Keep the card for later.
poudlard-nothing-friday = There is no face-up token without a pawn. Keep the card for later.
poudlard-nothing-lost = All pawns are in the same place: there is nothing to swap. Keep the card for later.
poudlard-nothing-swap = Everyone is too far ahead of you for a swap at this table. Keep the card for later.
poudlard-nothing-norris = All opponents already lose their next turn. Keep the card for later.
poudlard-nothing-homework = You already play another turn after this one. Keep the card for that turn.
poudlard-nothing-asleep = No opponent has attended a class yet. Keep the card for later.
poudlard-nothing-quidditch = Everyone is already on the Quidditch pitch. Keep the card for later.
poudlard-nothing-squid = Everyone is already at the Black Lake. Keep the card for later.
poudlard-nothing-egg = Everyone is already at Hagrid’s hut. Keep the card for later.
poudlard-nothing-detention = Everyone is already in the Forbidden Forest. Keep the card for later.

## What a card is played on
poudlard-aim-password = “Password” has no target: play it without one, then change five tokens.
poudlard-aim-cancelled = “Class cancelled” needs one classroom. Choose its square.
poudlard-aim-friday = “Friday reshuffle” has no target: play it without one, then choose the tokens.
poudlard-aim-peeves = “Peeves’ trick” needs two different squares. Choose both.
poudlard-aim-lost = “Someone is lost” needs two different players. Choose both.
poudlard-aim-swap = “Timetable swap” needs one opponent. Choose who.
poudlard-aim-norris = “Mrs Norris” needs one opponent. Choose who.
poudlard-aim-homework = “No homework” has no target: play it without one.
poudlard-aim-asleep = “Asleep in class” needs one opponent. Choose who.
poudlard-aim-quidditch = “Quidditch match” is for everyone: play it without a target.
poudlard-aim-squid = “Giant squid” is for everyone: play it without a target.
poudlard-aim-egg = “Dragon egg” is for everyone: play it without a target.
poudlard-aim-detention = “Detention” is for everyone: play it without a target.
