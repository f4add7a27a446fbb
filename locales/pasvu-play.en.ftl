# Pas vu pas pris: its small panels, what is told of its rounds, its commands, its rules.

view-3d = at an angle, in 3D

## Who is called
pasvu-call-furniture = { $name }, your card lets you move a piece of furniture: press **Play**.
pasvu-call-plan = { $count ->
    [one] { $name }, plan your ghosts in secret: press **Play**.
   *[other] { $name }, each plan your ghosts in secret: press **Play**.
}
pasvu-call-side = { $name }, choose the side for the keyhole: press **Play**.
pasvu-call-midnight = { $name }, it is your turn to use the midnight card: press **Play**.

pasvu-turn-furniture = It is { $name }’s turn to move a piece of furniture.
pasvu-turn-plan = { $count ->
    [one] It is { $name }’s turn to plan.
   *[other] Still to plan: { $name }.
}
pasvu-turn-side = It is { $name }’s turn to choose a side for the keyhole.
pasvu-turn-midnight = It is { $name }’s turn to use the midnight card.

## Panels
pasvu-panel-side = { "**" }Choose a side for the keyhole.** It is now at { $door } and must change sides; { $number ->
    [0] the die then picks the door
   *[other] the crystal ball has already given the number of the door, { $number }
}. Nobody may look through it beforehand.
pasvu-panel-side-chosen = Your choice: **{ $side }**. **Confirm** sends the keyhole there.
pasvu-effect = -# 🌙 { $title } — { $does }
pasvu-effect-own = Yours: { $ghosts }.
pasvu-panel-card = 🌙 **{ $title }** — { $does }
pasvu-panel-tag = Choose a small ghost of { $name }: it goes home, and one of yours takes its place.
pasvu-panel-sneak = { $name } had no small ghost in the hall: place one of yours in the third row from your side.
pasvu-panel-grow = Choose one of your ghosts and the larger one that takes its place, or pass.
pasvu-panel-card-chosen = Your choice: **{ $choice }**. **Confirm** plays it.
pasvu-choose-tag = Which ghost do you tag?
pasvu-choose-growth = Which ghost grows?
pasvu-choose-cell = Which cell?
pasvu-choose-spot = Where in the cell?
pasvu-button-side = { $side }
pasvu-button-pass = Pass
pasvu-button-decline = Move nothing

## Choices
pasvu-hint = A good next step: { $step }.
pasvu-do-tag = tag { $ghost }
pasvu-do-sneak = slip into { $cell }, { $spot }
pasvu-do-grow = { $ghost } becomes { $into }
pasvu-do-pass = pass
pasvu-do-decline = move no furniture
pasvu-do-furniture = move { $piece } to x { $x }, y { $y }, { $angle }°, { $pose }
pasvu-do-stay = move no ghost
pasvu-do-path = { $ghost } to { $end }
pasvu-do-path-out = { $ghost } out
pasvu-do-path-merge = { $ghost } to { $end }, merging with { $other } to form { $into }

## Told
pasvu-ghost-of = { $name }’s { $ghost }
pasvu-told-round = { "**" }Round { $round } of { $all }.** { $name } has the die.
pasvu-told-drawn = 🃏 { $name } draws **{ $value }**, with { $one } or { $other }.
pasvu-told-moved-already = { $piece } (already moved)
pasvu-told-any-other = So any other piece can be moved.
pasvu-told-plain = 🃏 { $name } draws **{ $value }**: no furniture to move.
pasvu-told-furniture = 🪑 { $name } moves { $piece } to { $place }.
pasvu-told-declined = { $name } moves no furniture.
pasvu-told-stirred = 🪑 The furniture is now here: { $pieces }.
pasvu-told-fell = 🪑 Came down for lack of support: { $pieces }.
pasvu-told-aside = { $ghost } to { $place }
pasvu-told-displaced = Ghosts that make room: { $ghosts }.
pasvu-told-planning = 🤫 Everyone now plans in secret.
pasvu-told-planned = Your plan is in, and nobody else can see it. You can replace it (**Play**) until the last plan is in.
pasvu-told-replaced = Your new plan replaces the earlier one.
pasvu-told-moves = 👻 { $name }: { $ways }
pasvu-told-idle = 👻 { $names }: no ghost moves.
pasvu-told-perched = { $cell } (perched at { $height })
pasvu-told-came = enters at { $end }
pasvu-told-went = from { $start } to { $end }
pasvu-told-out = { "**" }{ $ghost }** leaves from { $start }: **out!** (+{ $points })
pasvu-told-shifted = (spot taken: moved to another one in the cell)
pasvu-told-stopped = (stopped early: no room beyond)
pasvu-told-stayed = { "**" }{ $ghost }** stays: no room on its way
pasvu-told-lost = { "**" }{ $ghost }** stays: its merge failed, so it cannot set out again
pasvu-told-merged = { "**" }{ $ghost } + { $other } = { $into }** in { $cell }
pasvu-told-unmerged = { $ghost } and { $other } could not merge
pasvu-told-dice = 🎲 Rolls for the keyhole: { $rolls }.
pasvu-told-sole = 🎲 Nobody rolls for the keyhole: { $name } has chosen a side least often.
pasvu-told-side = 🔑 { $name } sends the keyhole to the **{ $side }** side.
pasvu-told-keyhole-rolled = 🎲 The die shows { $number }: door **{ $door }**.
pasvu-told-keyhole-knock = 🎲 { $name } rolls { $number }: the keyhole stays on its side, at door **{ $door }**.
pasvu-told-keyhole = 🔑 The keyhole is at door **{ $door }**.
pasvu-told-look = 👁️ Through door { $door }, { $count ->
    [one] { $all ->
        [one] the only ghost is seen and goes home
       *[other] 1 of { $all } ghosts is seen and goes home
    }
   *[other] { $count } of { $all } ghosts are seen and go home
}: { $seen }.
pasvu-told-look-none = { $all ->
    [0] 👁️ There is no ghost to see through door { $door }.
    [1] 👁️ Through door { $door }, the only ghost is not seen.
    [2] 👁️ Through door { $door }, neither of the two ghosts is seen.
   *[other] 👁️ Through door { $door }, none of the { $all } ghosts is seen.
}
pasvu-told-seen = { $name } { $ghosts }
pasvu-told-points = { "**" }Points for ghosts out:** { $points }.
pasvu-told-points-seat = { $name } **{ $out }**
pasvu-told-points-more = { $name } **{ $out }** ({ $points } with those in the hall)
pasvu-told-midnight = 🌙 **{ $title }** — { $does }
pasvu-brief-moved = 👻 The ghosts move.
pasvu-brief-out = 👻 Out: { $ghosts }!
pasvu-brief-stayed = 🚧 No room on the way: { $ghosts }.
pasvu-brief-look = 👁️ Through door { $door }: { $count } of { $all } ghosts seen ({ $seen }).
pasvu-brief-ended = 🏁 { $count ->
    [one] { "**" }{ $names }** wins
   *[other] { "**" }{ $names }** share the victory
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
pasvu-brief-midnight = 🌙 **{ $title }**.
pasvu-told-crystal = 🎲 The die shows **{ $number }**.
pasvu-told-set = { $ghost } comes in at { $cell }.
pasvu-told-tagged = { $ghost } takes the place of { $other } in { $cell }.
pasvu-told-grown = { $ghost } in { $cell } becomes **{ $into }**.
pasvu-told-passed = { $name } passes.
pasvu-told-unable = { $name } cannot use the card.
pasvu-told-unable-grimaces = { $name } has no small ghost for the mirror, or there is no room in front of it.
pasvu-told-unable-tag = { $name } has no waiting small ghost that the card could bring in.
pasvu-told-unable-brother = { $name } has no ghost in the hall that can be replaced by a larger one.
pasvu-told-back-perch = Not on furniture, so back home: { $ghosts }.
pasvu-told-back-room = No room to stand up, so back home: { $ghosts }.
pasvu-told-sides = 🔄 The sides are now: { $sides }.
pasvu-told-ended = 🏁 All five rounds have been played: the night is over. { $count ->
    [one] { "**" }{ $names }** wins
   *[other] { "**" }{ $names }** share the victory
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
pasvu-score = { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $out ->
    [0] no ghost out
    [one] { $safe } for 1 ghost out
   *[other] { $safe } for { $out } ghosts out
}{ $hall ->
    [0] { "" }
   *[other] { ", " }{ $hall } for those in the hall
})
pasvu-length = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} in { $time }.

## Commands
cmd-pasvu = pasvu
cmd-pasvu-about = Play Run, Ghost, Run!
cmd-pasvu-side = side
cmd-pasvu-side-about = Choose the side the keyhole goes to
cmd-pasvu-tag = tag
cmd-pasvu-tag-about = Midnight card Tag: replace one of your right neighbour’s small ghosts
cmd-pasvu-sneak = sneak
cmd-pasvu-sneak-about = Midnight card Tag: place a small ghost in the third row
cmd-pasvu-grow = grow
cmd-pasvu-grow-about = Midnight card My big brother: replace a ghost with a larger one
cmd-pasvu-pass = pass
cmd-pasvu-pass-about = Midnight card My big brother: replace nothing
cmd-pasvu-hint = hint
cmd-pasvu-hint-about = See what a bot would do; only you see it
opt-side = side
opt-side-about = North, east, south or west, but not the side the keyhole is on now
opt-ghost = ghost
opt-ghost-about = Which ghost, such as S2
opt-into = into
opt-into-about = The larger ghost that takes its place, such as M1
opt-spot = spot
opt-spot-about = Where it stands; pick a spot that Discord offers

## Rules
rules-pasvu-1 =
    A hotel hall of 6 by 6 cells, cluttered with six pieces of furniture. Each player has a side of their own; two players sit opposite each other unless they choose otherwise. Your ghosts, 1 large, 2 medium and 4 small, wait on your side and want to get **out by the doors opposite**. Ghosts that are seen through the keyhole go back to your side.
    Each ghost that is out stays out and scores: large 5 points, medium 3, small 1. Each ghost still in the hall at the end: large 2, medium 1, small nothing (*house rule*). After **five rounds**, the player with the most points wins. A tie goes to the player with the most ghosts out, then to the player with the fewest ghosts on their own side; if that is a tie too, they share the victory (*house rule*).
    There are twenty movement cards; with three players five of them are left out, with two players ten.
    At the start, chance decides the keyhole’s door, who has the die, and one of nine halls, turned or mirrored (*house rule*). The option **Hall** keeps to the classic hall.
rules-pasvu-2 =
    {"**"}A round, step 1: furniture.** Clockwise from the player who has the die, each player draws a movement card with a number and usually two pieces of furniture. They may move one of these pieces: anywhere, turned any way, standing, lying or upside down, even onto other pieces, but **never past the edge of the hall**. Then they may tip it onto a side: it leans on whatever stops it, furniture or ghost. Nothing can be put on a leaning piece.
    What stood on a moved piece comes straight down. What leaned on it, or on a ghost that leaves, tips further, to the next thing in its way or flat (*house rule*).
    A piece can be moved only once a round. If both pieces on your card have been moved, you may take any other that has not. What you try out in private touches nothing; **Confirm** is taking hold of the piece, and then it cannot be exchanged for another (*house rule*).
    Ghosts **on or in a piece that is moved** come down to the floor of their cell. Ghosts where it arrives step aside within their cell, at the same height; if there is no room for them, the piece cannot be put there.
rules-pasvu-3 =
    {"**"}Step 2: ghosts.** All players plan at the same time, in secret (*house rule*): share the number on your card among your ghosts as steps. **Coming in** by any door on your side costs one step, and so does **going out** by a door opposite: a crossing takes seven. Ghosts step from a cell to one that shares a side with it, never diagonally; they may change direction, and nothing blocks them, neither furniture nor ghosts. A ghost may not come in and go out in the same round. Steps that are not used are lost.
    A ghost ends upright inside one cell, on one of its nine spots (*house rule*): on the floor, under or inside a piece, or on top, never inside another ghost. You may replace your plan until the last one is in.
    The plans are then carried out clockwise, beginning with the player who has the die (*house rule*). If ghosts get in each other’s way, the later one takes the nearest free spot of the cell; if the cell is full, it stops before it; with no room at all it stays, and its steps are lost.
rules-pasvu-4 =
    {"**"}Step 3: the look.** One player sends the keyhole to another side; the die then picks the door. Nobody may peek beforehand, so there is neither a preview nor a hint for this choice. All ghosts seen through the keyhole go home, and the keyhole stays where it is. Furniture hides ghosts. Ghosts are see-through and hide nobody. **The mirror shows what it reflects.**
    A fingertip does not count: about a twentieth of the ghost must be visible (*house rule*).
rules-pasvu-5 =
    {"**"}Who chooses the side?** The players who have chosen least often roll, and the highest roll chooses; ties roll again. If only one player is left, there is no roll. The keyhole must go to one of the three other sides.
    The player who chose then rolls for the door, and passes the die to their left neighbour, **who starts the next round**.
rules-pasvu-fusion =
    {"**"}Option: merging.** Only small ghosts set out. If a small ghost and another small or medium one of yours meet at the end of a move, they may merge, whichever of them moved. A ghost of the next size takes their place, if your reserve has one and it fits into the cell. It does not move or merge again this round. Two medium ghosts never merge.
    The two that it replaces **go home at once**: a small one to your side, from where it may set out again in the same plan; a medium one to your reserve. If the merge fails, the path of one that was to set out again is lost (*house rule*).
    Medium and large ghosts that are seen wait on the edge and set out again with their size. Whenever you have no small ghost left on your side, you may take back one that is out: it scores nothing until it is out again.
rules-pasvu-midnight =
    {"**"}Option: midnight strikes.** From round 2 on, before the furniture is moved, the player who has the die draws a midnight card (*Minuit sonne* in the box). Some cards change the hall at once (it turns, furniture tips or dances, ghosts advance). Some last the whole round and stay on the board. With two of them, each player acts in turn, beginning with the one who has the die: **Tag, you’re it** and **My big brother**. The round then goes on as usual.
    The next two pages show all twelve. A ghost that a card puts into the hall has come in this round: it may not go out yet (*house rule*).
rules-pasvu-6 =
    {"**"}The signs in the pictures.** A label with a double arrow on a piece says how high it reaches; a small drawing beside it shows how a lying or leaning piece lies. A label with ▲ below a ghost says how high it stands on furniture. A ghost with a dashed ring is under or inside a piece. A ghost on a yellow disc (merging) was seen and waits on the edge with its size.
    The numbered plates around the hall are its **doors**: six a side, 1 to 6 from left to right for whoever sits there. The yellow plate has the keyhole. A **yellow frame** around a piece: you can choose it, or have chosen it.
    Beside the hall: the ghosts that wait, the card, and behind the arrow the ghosts that are out, with their points. A **+** below counts those still in the hall, as if the game ended now. In the keyhole, the ghosts that are seen have an outline; small or mirrored ones are ringed and named.
    The **left and right** of a piece are those of a person facing its front; at 0° the front faces south. **On its back** lays it down where it is; **tipped back** lets it fall from there, one side over.
rules-pasvu-lasting = {"**"}Midnight cards that last the whole round.** The board shows them until the round ends.
rules-pasvu-once = {"**"}Midnight cards that act at once.** The board ticks them off once they are played.
rules-pasvu-card = • **{ $title }** — { $does }
rules-pasvu-card-double = After the look, the keyhole goes to the door of the same number on the opposite side, and everyone looks again. It stays there.
rules-pasvu-card-shelter = This round all ghosts lie down, also as they move: they are no higher than they are wide. When the round ends they get up; one that has no room moves to the nearest free spot (*house rule*).
rules-pasvu-card-grimaces = The mirror stands up where it is, or as near as there is room, and faces the middle of the hall. One small ghost of each player’s reserve, if there is one, is put before it, as close as possible, and does not move this round.
rules-pasvu-card-perch = At the end of the round, after the look, ghosts that are not on a piece of furniture go home.
rules-pasvu-card-knock = Nobody chooses: the keyhole stays on its side, and the player who has the die rolls for the door. Whose turn it is to choose does not change (*house rule*).
rules-pasvu-card-crystal = The die is rolled now: whoever chooses the side this round must take the door of that number.
rules-pasvu-card-excited = Every piece is tipped onto its side and leans on what is in its way; nothing may stick out of the hall. It tips to its left if it can, else right, back or forwards; else it first moves to the nearest place where it can, or it stays (*house rule*).
rules-pasvu-card-tag = In turn, each player puts a small ghost of their reserve, if there is one, in the place of a small ghost of their right neighbour that was in the hall before this card; that one goes home. If the neighbour had none, the ghost slips into the third row from its own side, on a spot of your choice.
rules-pasvu-card-dance = Every piece, as it lies, moves to the door nearest to it, within the hall, or as near as there is room (*house rule*). Ghosts stay in their cells.
rules-pasvu-card-brother = In turn, each player may replace one of their ghosts in the hall with a larger one from their reserve, if it fits into the cell.
rules-pasvu-card-dizzy = The hall makes a quarter turn clockwise with all that is in it. You now start from the side before you and go out opposite: on the picture, everyone moves from south to east, from east to north, and so on. Ghosts that are out keep their points.
rules-pasvu-card-freeze = All ghosts in the hall move one cell towards their exit, the foremost first; those in the last row go out. One that has no room stays (*house rule*).
