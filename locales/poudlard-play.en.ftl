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
poudlard-stop-star = { $label } · over a ★: a card

## Panel
poudlard-panel-next = Your next class: **{ $room }**, on **{ $square }** ({ $count } of { $all } attended).
poudlard-panel-here = Your next class: **{ $room }**. You are there: stay, and you attend it ({ $count } of { $all } attended).
poudlard-panel-unfound = Your next class: **{ $room }**. Nobody has found that room yet ({ $count } of { $all } attended).
poudlard-panel-next-closed = Your next class: **{ $room }**, on **{ $square }**, but it is **cancelled** ({ $count } of { $all } attended).
poudlard-panel-home = All classes attended! Go home to **{ $place }** to win.
poudlard-panel-drafted = You can still change this: { $steps }. It is played with what comes next.
poudlard-panel-roll = **Roll the die**: it says how many tokens you change. You may play cards before, during and after.
poudlard-panel-change-first = **Tokens left to change: { $left }.** Flip a face-down token (**?**; once seen it stays face up, and you choose how it lies) or pivot a face-up one.
poudlard-panel-change-expert = **Tokens left to change: { $left }.** Flip a face-down token (**?**; once seen it stays face up, and lies as it comes) or pivot a face-up one.
poudlard-panel-password = **Password: { $left } tokens left to change.** Flip a face-down token (**?**; once seen it stays face up) or pivot a face-up one.
poudlard-panel-pivot = You pivot **{ $square }**: { $token }, now { $way }. Choose how it should lie.
poudlard-panel-crossing = You flipped **{ $square }**: **{ $token }**, open on all sides.
poudlard-panel-lay = You flipped **{ $square }**: **{ $token }**. Only you can see it so far. Choose how it lies.
poudlard-panel-friday = { $left ->
    [one] **Friday reshuffle:** choose one more token. All chosen tokens are then turned face down and shuffled among their squares.
   *[other] **Friday reshuffle:** choose { $left } more tokens. All chosen tokens are then turned face down and shuffled among their squares.
}
poudlard-panel-friday-ready = Your five tokens are chosen. **Confirm** shuffles them all.
poudlard-panel-move = **Now move** along open corridors, as far as you like, but never over the same place twice. A classroom ends the movement.
poudlard-panel-stuck = **No corridor leads away from here.** Play a card, or stay and end your turn.
poudlard-panel-to = Your choice: **{ $place }**.
poudlard-panel-end = You have moved. **End your turn**, or play a card: if it opens a new way for you, you move again.
poudlard-panel-aimed = Your choice: **{ $targets }**.
poudlard-panel-aim-squares = { $count ->
    [one] Choose a token.
   *[other] Choose { $count } tokens.
}
poudlard-panel-aim-room = Choose a room.
poudlard-panel-aim-players = { $count ->
    [one] Choose a player.
   *[other] Choose { $count } players.
}
poudlard-panel-own-class = ⚠ **This is your own next class**: you cannot enter it before your next turn either. Do you really want this?
poudlard-panel-card-ready = **Confirm** plays the card.
poudlard-card-line = **{ $card }** — { $does }
poudlard-among = { $title } ({ $first } to { $last })
poudlard-choose-tokens = { $count ->
    [one] Which token?
   *[other] Which { $count } tokens?
}
poudlard-choose-place = Go elsewhere
poudlard-choose-target = On which token?
poudlard-button-roll = Roll
poudlard-button-flip = Flip { $square }
poudlard-button-others = Other tokens
poudlard-button-opens = { $label } → { $goal }
poudlard-button-go-end = ➜ { $label } · end turn
poudlard-button-go-win = ➜ { $label }: you win!
poudlard-button-star = Take a card (★)
poudlard-button-no-star = Without taking a card
poudlard-button-own-class = Cancel my next class
poudlard-button-cards = My cards ({ $count })
poudlard-button-hand = My cards
poudlard-button-undo = ↩ Undo
poudlard-button-again = Choose again
poudlard-button-move-end = Go there, end turn
poudlard-button-move-only = Go there, then play a card
poudlard-button-stay-end = Stay and end turn
poudlard-button-stay-only = Stay, then play a card
poudlard-button-end = End turn

## Hand
poudlard-hand = { $count ->
    [one] **Your card.** Nobody else sees it.
   *[other] **Your { $count } cards.** Nobody else sees them.
}
poudlard-hand-empty = You have no event cards. Go over a ★ to take one.
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
poudlard-do-move-star = go { $to } over a ★, to take a card
poudlard-do-card = play { $card }
poudlard-do-card-on = play { $card } on { $targets }
poudlard-do-end = end your turn

## Told
poudlard-told-student = { $name } is { $student }
poudlard-told-dealt = { $players }.
poudlard-told-start = 🎲 Rolls for who begins: { $rolls }.
poudlard-told-start-again = 🎲 A tie, they roll again: { $rolls }.
poudlard-told-first = { $name } begins.
poudlard-told-again = { $name } plays another turn.
poudlard-told-lost-turn = 🐈 { $name } loses this turn.
poudlard-told-roll = 🎲 { $name } rolls { $die }.
poudlard-told-roll-changes = 🎲 { $name } rolls { $die }: { $changes }.
poudlard-told-changes = { $name }: { $changes }.
poudlard-told-flip = { $square } flipped ({ $token })
poudlard-told-pivot = { $square } pivoted ({ $token })
poudlard-told-move = { $name } goes { $start } { $end }.
poudlard-told-stay = { $name } stays put.
poudlard-told-attended = 📚 { $name } attends **{ $room }** ({ $count } of { $all }).
poudlard-told-taken = ⭐ { $name } takes an event card.
poudlard-told-drew = Your new card: **{ $card }** — { $does }
poudlard-told-card = 🃏 { $name } plays **{ $card }**: { $did }.
poudlard-told-password = five more changes
poudlard-told-cancelled = nobody may enter the classroom on { $one } until { $name }’s next turn
poudlard-told-friday = tokens are turned face down and shuffled
poudlard-told-peeves = the tokens on { $one } and { $other } swap places
poudlard-told-lost = the pawns of { $one } and { $other } swap places
poudlard-told-swap = { $name } and { $one } swap timetables, classes attended included
poudlard-told-norris = { $one } loses the next turn
poudlard-told-homework = another turn follows this one
poudlard-told-asleep = { $one } was asleep in class
poudlard-told-quidditch = all pawns go to the Quidditch pitch
poudlard-told-squid = all pawns go to the Black Lake
poudlard-told-egg = all pawns go to Hagrid’s hut
poudlard-told-detention = all pawns go to the Forbidden Forest
poudlard-told-shuffled = Shuffled: { $squares }.
poudlard-told-reopened = The classroom on { $square } is open again.
poudlard-told-forgotten = { $name } must attend { $room } again.
poudlard-told-set = { $name }’s pawn goes { $end }.
poudlard-told-ended-graduated = 🏁 { $name } is home again, all classes attended: the game is over.
poudlard-tie-break = With equal classes, coming home decides: { $name } was home first.
poudlard-told-ended-out-of-time = 🏁 Sixty rounds have been played: the school year is over.
poudlard-brief-card = 🃏 { $name }: **{ $card }**.
poudlard-brief-card-on = 🃏 { $name }: **{ $card }** ({ $targets }).
poudlard-brief-move = { $name } goes { $end }.
poudlard-brief-attended = 📚 { $name }: **{ $room }** ({ $count }/{ $all }).
poudlard-score = { $count } of { $all } classes

## Commands
cmd-poudlard = poudlard
cmd-poudlard-about = Play your turn in Halls of Hogwarts
cmd-poudlard-roll = roll
cmd-poudlard-roll-about = Roll the die for the number of tokens you change
cmd-poudlard-flip = flip
cmd-poudlard-flip-about = Flip a face-down token; once seen, it stays face up
cmd-poudlard-lay = lay
cmd-poudlard-lay-about = Choose how the token you just flipped lies
cmd-poudlard-pivot = pivot
cmd-poudlard-pivot-about = Pivot a face-up token
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
opt-way-about = Its open sides, for example NE or E-W, or a way that Discord offers
opt-to = to
opt-to-about = Where you stop, such as D4 or a zone; D4* goes over a star, for a card
opt-card = card
opt-card-about = Which of your cards
opt-target = target
opt-target-about = The token or player the card is played on, if it needs one
opt-other = other
opt-other-about = The second token or player, if the card needs two

## New ways
poudlard-opening = { $label } · opens a way
poudlard-way-opened = ➜ This card opens **a new way** for you: you may move again.
poudlard-way-none = This card opens no new way for you: it does not let you move again.
poudlard-way-password = You move again if the five changes open a new way for you.
poudlard-way-so-far = ➜ **A new way is open**: if it still is after the last change, you move again.
poudlard-way-not-yet = No new way is open yet: without one, you do not move again.
poudlard-hand-way = -# { $way }

## Rules
rules-poudlard-1 =
    A castle of 33 tokens in a cross, all shuffled and face down at first, with a **starting zone** in each corner. Students and timetables are dealt at random: Harry starts on the Quidditch pitch, Hermione at Hagrid’s hut, Ron in the Forbidden Forest, Ginny at the Black Lake. Your starting zone is your home.
    Attend your **seven classes in the order of your timetable**, from top to bottom, then be the first to get back home: you win at once. The column on the right shows everyone’s timetable; the next class is framed.
    {"**"}Who starts?** Everyone rolls the die; the highest roll starts. Those who tie roll again. Play then goes clockwise.
    -# *House rules*: two to four players, which zone is in which corner, the mix of corridors and stars, the order of the classes.
rules-poudlard-2 =
    {"**"}A turn**: roll the die and change tokens, then move. You play event cards whenever you like. The turn is over when you end it.
    The die has faces 1 to 4. **Change exactly as many tokens as you rolled**, each a different one: flip a face-down token, or pivot a face-up one, even under a pawn. Only a card can turn a token face down again. Zones never move.
    {"**"}First year**: you look at the token you flip in secret, then lay it as you like. You pivot by one, two or three quarter turns.
    {"**"}Second year (experts)**: a flipped token lies as it comes. A pivot is just one quarter turn, to the right or to the left.
rules-poudlard-3 =
    {"**"}Then move** along corridors and staircases, as far as you like, but never over the same place twice; or stay. Two neighbouring tokens are joined if both are open on the side they share. Walls and face-down tokens stop you; pawns never do: several may share a square.
    You can **cross the four zones**: each is always open towards the four tokens that touch it.
    Any **classroom ends the movement**. If that class is next on your timetable, you attend it; if not, nothing happens. Nobody can enter a **cancelled class**; whoever is inside may leave.
    If you pass over or stop on a **★**, you may take a card from the stock, one per movement. The square you start from does not count; an empty stock gives nothing.
    -# *House rules*: if you are already in the room of your next class, staying there is enough to attend it, unless it is cancelled. Being put in a room by a card is not entering it.
rules-poudlard-4 =
    {"**"}Event cards**: you start with four, and nobody else sees them. Play any number at any moment of your own turn: before the roll, between two changes, before or after you move. A played card goes under the stock; Class cancelled stays on its room until the room opens again. **My cards** shows your hand, in the panel and under the board.
    {"**"}One movement a turn**, unless a card played after it **opens a new way** for you: then you move again, and a ★ may give you another card. The panel tells you beforehand whether a card opens a way, as far as the face-up tokens show it. You cannot play a card that would do nothing; **My cards** says why.
    -# *House rule*: a way is new if right after the card (for Password, after its five changes) your pawn can reach a place that it could not reach right before, from where it stood. Hiding tokens opens nothing.
rules-poudlard-card = **{ $title }** ({ $copies ->
    [one] 1 card
   *[other] { $copies } cards
}) — { $does }
rules-poudlard-corridors = The thirteen cards (1/3): **the castle**. Password keeps to the rules of your year.
rules-poudlard-corridors-house = -# *House rules*: pawns go with the tokens that Peeves swaps, and a cancellation goes with its room. A cancellation ends at the start of your next turn even if you lose that turn. With fewer than five tokens to choose, the Friday reshuffle takes them all.
rules-poudlard-people = The thirteen cards (2/3): **the students**.
rules-poudlard-people-house = -# *House rules*: the printed Mrs Norris card says “You lose your turn”. We read this “you” as the player it is played on, never one who already loses their next turn. Asleep in class is played on someone else who has attended at least one class.
rules-poudlard-zones = The thirteen cards (3/3): **everyone moves**. If one of them brings home somebody who has attended all seven classes, that player wins at once.
rules-poudlard-zones-house = -# *House rule*: if two players would win so at once, the player on turn wins, then the next one clockwise.
rules-poudlard-5 =
    {"**"}The end**: with all seven classes, you win as soon as you are back home, even if a card puts you there. The game is then over.
    -# *House rules*: the others are ranked by classes attended; equal counts share a place. If a swap gives you all seven classes while you are at home, leave and come back. After sixty rounds the game ends, ranked by classes attended.
rules-poudlard-options =
    {"**"}Second year (experts)** (an option): a token that you flip lies as it comes; you neither see it before nor turn it. A pivot is exactly one quarter turn, to the right or to the left. This holds for Password as well. All else is as in the first year.
    {"**"}Near swaps** (an option, *house rule*, the default in tournaments): with the card Timetable swap you may swap only with a player at most two classes ahead of you. In the printed game you may swap with anyone, and waiting at home for that card wins too often.
