# Le labyrinthe secret: its lobby, its panel, what is told of its turns, its rules, its commands.

## Parts
secret-part-b = the outer corridor (B)
secret-part-d = the inner corridor (D)
secret-part-f = the centre (F)
secret-turn-b = Turn B ↻
secret-turn-d = Turn D ↻
secret-turn-f = Turn the centre (F)…
secret-turn-by = { $by ->
    [one] Turn the centre by one notch ↻
   *[other] Turn the centre by { $by } notches ↻
}
secret-sign-rock = rock
secret-sign-paper = paper
secret-sign-scissors = scissors
secret-stake-one = one object
secret-stake-die = as many as the die shows
secret-stake-target = the object on this cell

## Panel
secret-panel-seek = Sought: **{ $treasure }**, on **{ $place }**.
secret-panel-change = { $left ->
    [one] **Last change.** Choose what to turn, then press **Confirm**. You see the result only afterwards.
   *[other] **First of two changes.** Choose what to turn, then press **Confirm**. You see the result only afterwards.
}
secret-ready-change = { $by ->
    [one] You turn { $part } by one notch. **Confirm** makes it final.
   *[other] You turn { $part } by { $by } notches. **Confirm** makes it final.
}
secret-panel-move = **Now move** along open corridors, as far as you like, or stay.
secret-panel-shared = You share your cell, but only a pawn that moves onto an occupied cell may challenge.
secret-ready-move = Your pawn will stop on **{ $place }**. **Confirm** plays the move.
secret-ready-met = { $names }, on the same cell: a duel for the object follows.
secret-panel-challenge = Your pawn has moved onto an occupied cell. You may **challenge** a player there to a duel: for one object, or for as many as the die shows, 2 to 4; once the die is rolled, its result counts. Or choose **No duel**.
secret-ready-duel-one = You challenge { $name } to a duel for one object. **Confirm** sends the challenge.
secret-ready-duel-die = You challenge { $name } to a duel. When you press **Confirm**, the die is rolled for the stake.
secret-ready-duel-target = You challenge { $name } to a duel for the object itself. **Confirm** sends the challenge.
secret-panel-must-duel = Someone else stands on the object: a duel decides who takes it. Choose whom you challenge.
secret-panel-duel = **Duel with { $rival }!** Choose three signs in order; the first that differ decide. { $count ->
    [one] One more to choose.
   *[other] { $count } to choose.
}
secret-ready-pass = You challenge nobody. **Confirm** ends your turn.
secret-ready-signs = Your signs: **{ $signs }**. **Confirm** makes them final. Nobody sees them until your rival has chosen too.
secret-panel-place = You have won the duel: put { $rival }’s pawn on any free cell.
secret-ready-place = The pawn goes to **{ $place }**. **Confirm** puts it there.
secret-where = Which cell?
secret-where-among = Which cell? { $first } to { $last }
secret-place-goal = { $place } — { $treasure }, the object sought!
secret-place-here = { $place } — stay here
secret-place-with = { $place } — { $treasure }
secret-duel-one = Duel { $name }: one object
secret-duel-die = Duel { $name }: roll the die
secret-duel-target = Duel { $name } for the object
secret-no-duel = No duel
secret-signs-again = Choose again
secret-hint-change = { $by ->
    [one] A good change: turn { $part } by one notch.
   *[other] A good change: turn { $part } by { $by } notches.
}
secret-hint-move = A good move: go to **{ $place }**.
secret-hint-place = A good cell for that pawn: **{ $place }**.
secret-hint-duel-one = Challenge { $name } for one object.
secret-hint-duel-die = Challenge { $name } and roll the die.
secret-hint-duel-target = Challenge { $name } for the object.
secret-hint-signs = Chance is the best adviser here. It suggests: { $signs }.
secret-hint-pass = Better not to fight: **{ secret-no-duel }**.
view-zoom = close up

## Told
secret-told-part = { $by ->
    [one] { $part } by one notch
   *[other] { $part } by { $by } notches
}
secret-told-turned = { $name } turns { $changes }.
secret-told-first = { $name } begins.
secret-told-target = 🔎 Everyone seeks **{ $treasure }**, on { $place }.
secret-told-move = { $name } goes from { $start } to { $end }.
secret-told-stay = { $name } stays on { $end }.
secret-told-taken = ✨ { $name } takes **{ $treasure }**!
secret-told-returned-crowd = All four pawns are on { $treasure }: it goes back into the bag.
secret-told-returned-patience = After six turns each without a duel, nobody has taken { $treasure }: it goes back into the bag.
secret-told-aside = After six turns each without a duel, nobody has taken { $treasure }, the last object: it is put aside.
secret-told-bag-empty = The bag is empty: from now on, objects change hands only in duels.
secret-told-waived = { $name } challenges nobody.
secret-told-left = { $name } has left the castle. Their objects go back into the bag.
secret-told-rolled = 🎲 { $name } rolls the die: the duel is for { $number } objects.
secret-told-duel-target = ⚔️ { $name } challenges { $rival } to a duel for the object itself!
secret-told-duel-die = ⚔️ { $name } challenges { $rival } to a duel for as many objects as the die shows!
secret-told-duel-objects = ⚔️ { $name } challenges { $rival } to a duel for { $stake ->
    [one] one object
   *[other] { $stake } objects
}!
secret-versus = { $first } against { $second }
secret-told-tied = ⚔️ { $shown }: a tie. Both choose again.
secret-told-decided = ⚔️ { $shown }: **{ $name }** wins the duel against { $rival }.
secret-brief-move = { $name } goes to { $end }.
secret-brief-turn = { $name } turns { $changes }, then goes to { $end }.
secret-brief-turn-stay = { $name } turns { $changes }, then stays on { $end }.
secret-brief-took = ✨ { $name } turns { $changes }, goes to { $end } and takes **{ $treasure }**!
secret-brief-took-stay = ✨ { $name } turns { $changes }, stays on { $end } and takes **{ $treasure }**!
secret-brief-decided = ⚔️ **{ $name }** wins a duel against { $rival }.
secret-told-handed = { $name } hands { $treasures } to { $rival }.
secret-told-handed-none = { $name } has nothing to hand over.
secret-told-placed = { $name } puts { $rival }’s pawn on { $place }.
secret-told-ended-goal-reached = 🏁 A player has enough objects: the game is over.
secret-told-ended-nothing-moves = 🏁 No object changes hands any more: the game is over.
secret-told-ended-turns-over = 🏁 Everyone has had a hundred turns: the game is over.
secret-told-ended-last-one = 🏁 Only one player is left: the game is over.
secret-score = { $count ->
    [one] one object
   *[other] { $count } objects
}
secret-score-hidden = a secret number of objects
secret-you-hold = You hold { $treasures }.
secret-your-signs = Your signs: { $signs }.

## Refusals
secret-one-notch = A corridor turns one notch at a time. Only the centre turns further.
secret-not-on-target = You are not on the sought object. Move there with `/secret move`, or stay with `/secret pass`.

## Commands
cmd-secret = secret
cmd-secret-about = Play your turn in Secret Labyrinth
cmd-secret-turn = turn
cmd-secret-turn-about = Turn a corridor by one notch, or the centre by any number
cmd-secret-move = move
cmd-secret-move-about = Move your pawn after the two changes
cmd-secret-take = take
cmd-secret-take-about = Take the object you are already on
cmd-secret-duel = duel
cmd-secret-duel-about = Challenge a player whose cell your pawn has just moved onto
cmd-secret-pass = pass
cmd-secret-pass-about = Stay where you are, or challenge nobody
cmd-secret-choose = choose
cmd-secret-choose-about = Choose your three signs for a duel, in secret
cmd-secret-place = place
cmd-secret-place-about = Put down the pawn of the rival you have beaten
cmd-secret-hint = hint
cmd-secret-hint-about = See what a bot would do; only you see it
opt-part = part
opt-part-about = What to turn
opt-by = by
opt-by-about = By how many notches (the centre only)
opt-cell = cell
opt-cell-about = Which cell, such as B3 or F
opt-rival = rival
opt-rival-about = Whom you challenge
opt-stake = stake
opt-stake-about = What the duel is for
opt-first = first
opt-first-about = Your first sign
opt-second = second
opt-second-about = Your second sign, if the first are equal
opt-third = third
opt-third-about = Your third sign, if those are equal too

## Rules
rules-secret-1 =
    A round castle of six zones: A, C and E stand still; the outer corridor B, the inner corridor D and the centre F turn. They start at random positions. A cell is named by its zone and its hour: A12, B3.
    {"**"}The picture**: a white gap in a wall is a way through. Where a wall is cut on one side only, to half its thickness, it is still closed: both sides must open. Dashed lines are not walls; dark lines are.
    Each pawn starts on the cell of its colour, in zone A; two players start opposite each other (*house rule*). The eighteen objects on the board also lie in a bag. One is drawn for all to see, and **everyone seeks it**. The first player to hold **seven objects** wins.
    The dice choose who begins; in the printed game it is the youngest. Play goes clockwise. The walls and objects of this board are ours (*house rule*).
rules-secret-2 =
    A turn begins with **two changes**. Both are compulsory. Each is one of these, always clockwise:
    • turn the outer corridor (B) or the inner corridor (D) by **one notch**;
    • turn the centre (F) by **as many notches as you like**, from 1 to 11.
    The centre may be turned only once a turn; the same corridor may be turned twice.
    You cannot try a change out: you see the result only after **Confirm**, and it stands. Pawns and objects ride on the part that turns.
rules-secret-3 =
    Then you **may move** along open ways, as far as you like, or leave your pawn where it is. Pawns never block, and any number of them may share a cell, even the centre.
    If your turn ends on the sought object, with no other pawn there, **you take it**, whether you moved or stayed, and the next one is drawn. Passing over it takes nothing.
    An object drawn where your pawn already stands waits for your turn: make your two changes and stay.
    When everyone has had **six turns** since the object was drawn or since the last duel, it goes back into the bag and another is drawn (*house rule*).
rules-secret-4 =
    If your pawn **moves on to a cell where another pawn stands**, you may challenge that player to a duel. If there are several pawns, you choose one of them. A pawn that stays, or that only rides on a turning part, challenges nobody. There is one duel a turn, and it ends the turn.
    First you fix the stake: **one object**, or as many as the **die** shows: 2, 3 or 4. Once rolled, the die counts.
    The loser, challenger or not, hands that many objects to the winner, the latest gains first (*house rule*). A loser who has fewer hands over all of them; one who has none, nothing. Players without objects may challenge and be challenged.
rules-secret-5 =
    {"**"}The duel**: both choose in secret, and the choices are shown together. Rock beats scissors, scissors beat paper, paper beats rock; a tie is played again. To save time, each chooses three signs in order, and the first that differ decide (*house rule*).
    The winner, challenger or not, must put the loser’s pawn on any free cell, even that of the sought object; not if the duel has won the game.
    {"**"}On the sought object**, a duel is compulsory if you share the cell, even if you stayed. If several pawns are there, you choose which one to challenge. The duel is for that object alone: its winner takes it, even with a third pawn there. The loser’s pawn is put down before the next object is drawn.
    {"**"}More than three pawns** on the sought object: when the fourth arrives, or if it is drawn under all four, there is no duel. The object goes back into the bag, another one is drawn, and the turn ends. If the bag is empty, the object stays and a duel decides (*house rule*).
rules-secret-6 =
    {"**"}The end**: whoever holds seven objects wins at once, even during another player’s turn. The others are ranked by the objects they hold; equal numbers share a place (*house rule*).
    {"**"}Empty bag**: when nothing is left to draw and nothing to seek, objects change hands only by duels. *House rules*: a last object that nobody takes in six turns each is put aside. If everyone then has three turns in which no object changes hands, the player with the most objects wins; likewise after a hundred turns each.
    {"**"}Giving up** (*house rule*): with three players or more, you may leave without a bot taking your seat. Your pawn comes off the board, and your objects go back into the bag; if nothing was left to seek, one is drawn.
rules-secret-options =
    {"**"}Memory** (an option): you see only your own objects. What is taken or handed over is still told as it happens. That is the printed game, where the boxes are shut and you should try to remember what the others hold before you fix a stake. It is off unless chosen, because a channel writes down what a table would forget.
    {"**"}Five or three objects** (an option, *house rule*): a shorter game, won with five or three objects instead of seven. All else is the same.

## Calls
secret-call-duel = { $count ->
    [one] { $name }, a duel! Press **Play** and choose your three signs.
   *[other] { $name }, a duel! Press **Play** and each choose three signs.
}
secret-call-place = { $name }, you have won the duel: press **Play** and put down the loser’s pawn.
