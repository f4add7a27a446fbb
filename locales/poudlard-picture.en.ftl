### Les couloirs de Poudlard: words that stand in its pictures, in its alt texts and on its text boards.

## What a card does, in a few words
picture-poudlard-does-password = Change five more tokens of your choice
picture-poudlard-does-cancelled = A classroom shuts until your next turn
picture-poudlard-does-friday = Five tokens turn face down and are shuffled
picture-poudlard-does-peeves = Two tokens of your choice swap places
picture-poudlard-does-lost = Two pawns of your choice swap places
picture-poudlard-does-swap = Swap timetables with a rival, progress too
picture-poudlard-does-norris = A rival of your choice loses a turn
picture-poudlard-does-homework = Play another turn right after this one
picture-poudlard-does-asleep = A rival goes back one class
picture-poudlard-does-quidditch = All pawns go to the Quidditch pitch
picture-poudlard-does-squid = All pawns go to the Black Lake
picture-poudlard-does-egg = All pawns go to Hagrid’s hut
picture-poudlard-does-detention = All pawns go to the Forest

## Beside the board
picture-poudlard-events = Events
picture-poudlard-none-yet = none yet
picture-poudlard-round = Round
picture-poudlard-no-cards = No event cards

## On the private panel
picture-poudlard-step-roll = 1  Roll
picture-poudlard-step-change = 2  Change
picture-poudlard-step-move = 3  Move to
picture-poudlard-step-end = Done!
picture-poudlard-left = { $count } left
picture-poudlard-pick-token = pick a token
picture-poudlard-pick-place = pick a place
picture-poudlard-lay = Lay it
picture-poudlard-flip = to flip
picture-poudlard-pivot = to pivot
picture-poudlard-set-aside = set aside
picture-poudlard-stay = stay here
picture-poudlard-end-turn = end your turn
picture-poudlard-next = Next class
picture-poudlard-go-home = Go home!

## On the lobby card
picture-poudlard-title-1 = Halls of
picture-poudlard-title-2 = Hogwarts

## Alt texts
alt-lobby-poudlard = Halls of Hogwarts: pointed hats in front of a castle, on a maze of corridors and classrooms by moonlight, for 2 to 4 players.
alt-poudlard-board = Halls of Hogwarts: a castle floor, columns A to G, rows 1 to 7, with a zone of two by two squares in each corner.
alt-poudlard-turn-roll = { $name }’s turn: must roll the die.
alt-poudlard-turn-change = { $name }’s turn: rolled { $die }, { $left } to change.
alt-poudlard-turn-lay = { $name }’s turn: rolled { $die }, is laying a flipped token.
alt-poudlard-turn-password = { $name }’s turn: { $left } more to change.
alt-poudlard-turn-friday = { $name }’s turn: { $left } tokens to choose for the reshuffle.
alt-poudlard-turn-move = { $name }’s turn: may move.
alt-poudlard-turn-end = { $name }’s turn: has moved.
alt-poudlard-pawn = { $number } { $name } ({ $colour }, home { $home }) { $at }: { $count } of { $all }, next { $next }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
alt-poudlard-pawn-home = { $number } { $name } ({ $colour }) { $at }: all { $all } classes done, home { $home }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
alt-poudlard-at = on { $square }
alt-poudlard-at-pitch = at the Quidditch pitch
alt-poudlard-at-hut = at Hagrid’s hut
alt-poudlard-at-forest = in the Forbidden Forest
alt-poudlard-at-lake = at the Black Lake
alt-poudlard-losing = Loses the next turn.
alt-poudlard-rooms = Classrooms: { $rooms }.
alt-poudlard-room = { $room } { $square }
alt-poudlard-room-closed = { $room } { $square } (cancelled)
alt-poudlard-stars = Stars: { $squares }.
alt-poudlard-played = Last event: { $card }, by { $name }.
alt-poudlard-changed = Changed: { $squares }.
alt-poudlard-face-down = Face down: { $count }.
alt-poudlard-stock = Round { $round }, { $count } cards in the stock.
alt-poudlard-straight = straight corridor
alt-poudlard-corner = corner
alt-poudlard-tee = T-junction
alt-poudlard-cross = crossing
alt-poudlard-token = { $what }{ $star }, open { $sides }
alt-poudlard-with-star = {" "}with a star
alt-poudlard-back = face down, to flip
alt-poudlard-panel-roll = Your turn: roll the die.
alt-poudlard-panel-end = You have moved: play a card or end your turn.
alt-poudlard-panel-change = Choose a token to change, { $left } left.
alt-poudlard-panel-password = Password: choose a token to change, { $left } left.
alt-poudlard-panel-friday = Friday reshuffle: choose a token, { $left } left.
alt-poudlard-panel-lay = You flipped { $square }: { $token }. Choose how it lies.
alt-poudlard-panel-lay-hidden = A player is looking at the token on { $square }.
alt-poudlard-panel-move = You are { $at } and can go to { $places }.
alt-poudlard-panel-stay = You are { $at }, and no corridor leads away.
alt-poudlard-panel-card = You are playing “{ $card }”.
alt-poudlard-stop-star = { $place } (star)
alt-poudlard-way = Chosen: { $place }, by way of { $path }.
alt-poudlard-way-star = Chosen: { $place }, over a star, by way of { $path }.
alt-poudlard-picked = Chosen: { $square }, { $token }.
alt-poudlard-chosen = Chosen: { $squares }.
alt-poudlard-chosen-players = Chosen: { $names }.
alt-poudlard-can-flip = To flip: { $squares }.
alt-poudlard-can-pivot = To pivot: { $squares }.
alt-poudlard-can-choose = To choose from: { $squares }.
alt-poudlard-can-choose-players = To choose from: { $names }.
alt-poudlard-goal = Your next class: { $room }, on { $square }.
alt-poudlard-goal-closed = Your next class: { $room }, on { $square }, but it is cancelled.
alt-poudlard-next-closed = { $room } (cancelled)
alt-poudlard-goal-hidden = Your next class: { $room }, not found yet.
alt-poudlard-goal-home = All classes done: go home to { $zone }.
alt-poudlard-hand = Your { $count ->
    [one] card
   *[other] { $count } cards
}:
alt-poudlard-card = { $number } { $title }: { $does }
alt-poudlard-card-barred = { $number } { $title } (not now): { $does }

## Text boards
picture-poudlard-text-pawn = { $number } { $name } { $place } · { $count }/{ $all } → { $goal } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
picture-poudlard-text-pitch = Quidd.
picture-poudlard-text-hut = Hagrid
picture-poudlard-text-forest = Forest
picture-poudlard-text-lake = Lake
picture-poudlard-text-home = home
picture-poudlard-text-played = event: { $card } ({ $name })
picture-poudlard-text-signs = ? face down, * star, × cancelled, [ ] goal of whoever plays
