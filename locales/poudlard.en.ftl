# Les couloirs de Poudlard: its words and its refusals.

game-poudlard = Halls of Hogwarts

## Lobby
pick-poudlard-orange = orange hat
pick-poudlard-yellow = yellow hat
pick-poudlard-green = green hat
pick-poudlard-blue = blue hat
option-poudlard-year = Year
option-poudlard-year-first = first
option-poudlard-year-first-about = Lay flipped tokens as you like, pivot them as far as you like
option-poudlard-year-expert = expert
option-poudlard-year-expert-about = Flipped tokens lie as they come; a pivot is one quarter turn
option-poudlard-swap = Timetable swap
option-poudlard-swap-any = anybody
option-poudlard-swap-any-about = As printed: swap with any player
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
poudlard-class-charms-short = Charms
poudlard-class-potions-short = Potions
poudlard-class-defence-short = Defence
poudlard-class-transfiguration-short = Transfig.
poudlard-class-astronomy-short = Astro
poudlard-class-library-short = Library
poudlard-class-history-short = History

## Students and zones
poudlard-student-harry = Harry
poudlard-student-hermione = Hermione
poudlard-student-ron = Ron
poudlard-student-ginny = Ginny
poudlard-zone-pitch = the Quidditch pitch
poudlard-zone-hut = Hagrid’s house
poudlard-zone-forest = the Forbidden Forest
poudlard-zone-lake = the Black Lake
poudlard-zone-pitch-short = Quidditch
poudlard-zone-hut-short = Hagrid
poudlard-zone-forest-short = Forest
poudlard-zone-lake-short = Black Lake

## Cards
poudlard-card-password = Password
poudlard-card-password-about = Flip or pivot five more tokens, then move once more if you had moved.
poudlard-card-cancelled = Class cancelled
poudlard-card-cancelled-about = Nobody may enter a classroom of your choice until your next turn.
poudlard-card-friday = Friday reshuffle
poudlard-card-friday-about = Five face-up tokens without pawns are turned down and shuffled among their squares.
poudlard-card-peeves = Peeves’ trick
poudlard-card-peeves-about = Swap any two tokens, with the pawns that stand on them.
poudlard-card-lost = Someone is lost
poudlard-card-lost-about = Swap the places of any two pawns.
poudlard-card-swap = Timetable swap
poudlard-card-swap-about = You and another player exchange timetables and all that is ticked off on them.
poudlard-card-norris = Mrs Norris
poudlard-card-norris-about = The cat catches an opponent, who loses their next turn.
poudlard-card-homework = No homework
poudlard-card-homework-about = You play another turn after this one.
poudlard-card-asleep = Asleep in class
poudlard-card-asleep-about = An opponent must attend their last class again and is set in its room.
poudlard-card-quidditch = Quidditch match
poudlard-card-quidditch-about = All pawns go to the Quidditch pitch at once.
poudlard-card-squid = Giant squid
poudlard-card-squid-about = All pawns go to the Black Lake at once.
poudlard-card-egg = Dragon egg
poudlard-card-egg-about = All pawns go to Hagrid’s house at once.
poudlard-card-detention = Detention
poudlard-card-detention-about = All pawns go to the Forbidden Forest at once.

## Refusals
poudlard-roll-first = Roll the die first: **Play**, or `/poudlard roll`.
poudlard-change-first = { $left ->
    [one] One more token is to be changed first: flip a face-down one or pivot a face-up one.
   *[other] { $left } more tokens are to be changed first: flip face-down ones or pivot face-up ones.
}
poudlard-lay-first = You hold a token that you have just flipped. Choose how it lies first.
poudlard-choose-first = { $left ->
    [one] Friday reshuffle needs one more token: choose a face-up one without a pawn.
   *[other] Friday reshuffle needs { $left } more tokens: choose face-up ones without pawns.
}
poudlard-already-rolled = You have rolled this turn. Now move, play a card, or end your turn.
poudlard-no-change-due = No token is left to change in this turn. Move, play a card, or end your turn.
poudlard-no-such-square = No token lies on “{ $square }”. Squares with tokens are called C1 to E7; the corners hold the four zones.
poudlard-changed-already = The token on { $square } has been changed already. Choose another one.
poudlard-face-up = The token on { $square } is face up and is not flipped back. Pivot it, or flip one that lies face down.
poudlard-face-down = The token on { $square } lies face down. Flip it, or pivot one that is face up.
poudlard-nothing-to-lay = You hold no flipped token. Flip one first, when a change is due.
poudlard-wrong-sides = This token cannot lie open to “{ $sides }”. It can lie open to: { $ways }.
poudlard-wrong-quarters = { $year ->
    [expert] With expert rules a pivot is one quarter turn, to the right (1) or to the left (3).
   *[first] A pivot is by one, two or three quarter turns.
}
poudlard-already-moved = You have moved. A card that changes tokens or moves your own pawn lets you move again; otherwise end your turn.
poudlard-no-such-place = There is no place “{ $place }”. Name a square such as D4, or a zone that Discord offers.
poudlard-out-of-reach = No open way leads to { $place ->
    [pitch] the Quidditch pitch
    [hut] Hagrid’s house
    [forest] the Forbidden Forest
    [lake] the Black Lake
   *[other] { $place }
}. Choose a place that is marked, or stay.
poudlard-no-star = No way to { $place ->
    [pitch] the Quidditch pitch
    [hut] Hagrid’s house
    [forest] the Forbidden Forest
    [lake] the Black Lake
   *[other] { $place }
} brings you a card over a star now. Go there without one, or choose a place marked with a star.
poudlard-no-such-card = There is no card “{ $card }”. Choose one of your hand.
poudlard-not-in-hand = You do not hold that card. **My cards** shows your hand.
poudlard-no-room = There is no open classroom to cancel on { $square }. Choose a classroom that is face up.
poudlard-cancelled-already = You have cancelled the class on { $square } already. Choose another room.
poudlard-nothing-to-choose = Tokens are chosen only for Friday reshuffle. Play that card first.
poudlard-chosen-already = You have chosen { $square } already. Choose another token.
poudlard-not-shufflable = { $square } cannot be reshuffled: it lies face down or a pawn stands on it. Choose a face-up token without a pawn.
poudlard-same-place = These two pawns stand on the same place. Choose two that stand apart.
poudlard-not-yourself = This card is for another player. Choose an opponent.
poudlard-too-far-ahead = At this table timetables are swapped only with a player at most { $most } classes ahead. Choose somebody nearer.
poudlard-loses-already = That player loses their next turn already. Choose another one, or keep the card.
poudlard-attended-nothing = That player has not attended any class yet. Choose another one, or keep the card.

## Why a card cannot be played
poudlard-nothing-cancelled = No classroom is face up that you could cancel. Keep the card for later.
poudlard-nothing-friday = No token without a pawn is face up. Keep the card for later.
poudlard-nothing-lost = All pawns stand on the same place: there is nothing to swap. Keep the card for later.
poudlard-nothing-swap = Everybody is too far ahead of you for a swap at this table. Keep the card for later.
poudlard-nothing-norris = All opponents lose their next turn already. Keep the card for later.
poudlard-nothing-homework = You play another turn after this one already. Keep the card for that turn.
poudlard-nothing-asleep = No opponent has attended a class yet. Keep the card for later.
poudlard-nothing-quidditch = Everybody is on the Quidditch pitch already. Keep the card for later.
poudlard-nothing-squid = Everybody is at the Black Lake already. Keep the card for later.
poudlard-nothing-egg = Everybody is at Hagrid’s house already. Keep the card for later.
poudlard-nothing-detention = Everybody is in the Forbidden Forest already. Keep the card for later.

## What a card is played on
poudlard-aim-password = Password is played on nothing: play it alone, then change five tokens.
poudlard-aim-cancelled = Class cancelled is played on one classroom. Choose its square.
poudlard-aim-friday = Friday reshuffle is played alone; then you choose the tokens.
poudlard-aim-peeves = Peeves’ trick is played on two different squares. Choose both.
poudlard-aim-lost = Someone is lost is played on two different players. Choose both.
poudlard-aim-swap = Timetable swap is played on one opponent. Choose who.
poudlard-aim-norris = Mrs Norris is played on one opponent. Choose who.
poudlard-aim-homework = No homework is played on nobody: play it alone.
poudlard-aim-asleep = Asleep in class is played on one opponent. Choose who.
poudlard-aim-quidditch = Quidditch match calls everybody: play it alone.
poudlard-aim-squid = Giant squid calls everybody: play it alone.
poudlard-aim-egg = Dragon egg calls everybody: play it alone.
poudlard-aim-detention = Detention calls everybody: play it alone.
