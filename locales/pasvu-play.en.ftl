# Pas vu pas pris: its small panels, what is told of its rounds, its commands, its rules.

view-3d = slantwise, in depth

## Who is called
pasvu-call-furniture = { $name }, your card lets you move a piece of furniture: press **Play**.
pasvu-call-plan = { $name }, plan your ghosts in secret: press **Play**.
pasvu-call-side = { $name }, you choose the side for the keyhole: press **Play**.
pasvu-call-midnight = { $name }, the midnight card is yours to use: press **Play**.

pasvu-turn-furniture = It is { $name }’s turn to move a piece of furniture.
pasvu-turn-plan = It is { $name }’s turn to plan.
pasvu-turn-side = It is { $name }’s turn to choose a side for the keyhole.
pasvu-turn-midnight = It is { $name }’s turn to use the midnight card.

## Panels
pasvu-panel-side = { "**" }Choose a side for the keyhole.** It is now at { $door } and must change sides; { $number ->
    [0] then the die finds the door
   *[other] the crystal ball has already told the number of the door, { $number }
}. Nobody may look through beforehand.
pasvu-panel-side-chosen = Chosen: **{ $side }** — **Confirm** sends the keyhole there.
pasvu-effect = -# 🌙 { $title } — { $does }
pasvu-effect-own = Yours: { $ghosts }.
pasvu-panel-card = 🌙 **{ $title }** — { $does }
pasvu-panel-tag = Choose a small ghost of { $name }: one of yours takes its place, and it goes home.
pasvu-panel-sneak = { $name } had no small ghost in the hall: set one of yours in the third row from your side.
pasvu-panel-grow = Choose a ghost of yours and the larger one that takes its place, or pass.
pasvu-panel-card-chosen = Chosen: **{ $choice }** — **Confirm** makes it final.
pasvu-choose-tag = Which ghost do you tag?
pasvu-choose-growth = Who grows?
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
pasvu-do-side = send the keyhole { $side }
pasvu-do-decline = move no furniture
pasvu-do-furniture = move { $piece } to x { $x }, y { $y }, { $angle }°, { $pose }
pasvu-do-stay = move no ghost
pasvu-do-path = { $ghost } to { $end }
pasvu-do-path-out = { $ghost } out
pasvu-do-path-merge = { $ghost } to { $end }, merging with { $other }

## Told
pasvu-ghost-of = { $name }’s { $ghost }
pasvu-told-round = { "**" }Round { $round } of { $all }.** { $name } holds the die.
pasvu-told-drawn = 🃏 { $name } draws **{ $value }**, with { $one } or { $other }.
pasvu-told-moved-already = { $piece } (already moved)
pasvu-told-any-other = So any other piece may be moved.
pasvu-told-plain = 🃏 { $name } draws **{ $value }**, no furniture.
pasvu-told-furniture = 🪑 { $name } moves { $piece } to { $place }.
pasvu-told-declined = { $name } moves no furniture.
pasvu-told-stirred = 🪑 The furniture now: { $pieces }.
pasvu-told-fell = 🪑 Coming down, its support gone: { $pieces }.
pasvu-told-displaced = Making room: { $ghosts }.
pasvu-told-planning = 🤫 Now everybody plans in secret.
pasvu-told-planned = Your plan is in, and nobody else sees it. Until the last one is in, you may replace it (**Play**).
pasvu-told-replaced = Your new plan replaces the earlier one.
pasvu-told-moves = 👻 { $name }: { $ways }
pasvu-told-came = → { $end }
pasvu-told-went = { $start } → { $end }
pasvu-told-out = { "**" }{ $ghost }** { $start } → **out!** (+{ $points })
pasvu-told-shifted = (its spot was taken: another of the cell)
pasvu-told-stopped = (stopped early: no room further on)
pasvu-told-stayed = { "**" }{ $ghost }** stays: no room anywhere on its way
pasvu-told-merged = { "**" }{ $ghost } + { $other } = { $into }** in { $cell }
pasvu-told-unmerged = { $ghost } and { $other } could not merge
pasvu-told-dice = 🎲 Rolls for the keyhole: { $rolls }.
pasvu-told-sole = 🎲 No roll for the keyhole: { $name } has chosen least often.
pasvu-told-side = 🔑 { $name } sends the keyhole to the **{ $side }** side.
pasvu-told-keyhole-rolled = 🎲 The die says { $number }: door **{ $door }**.
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
    [0] 👁️ Through door { $door } there is no ghost to see.
    [1] 👁️ Through door { $door } the only ghost is not seen.
    [2] 👁️ Through door { $door } nobody is seen, neither of the two ghosts.
   *[other] 👁️ Through door { $door } nobody is seen, none of the { $all } ghosts.
}
pasvu-told-seen = { $name } { $ghosts }
pasvu-told-points = { "**" }Points for ghosts out:** { $points }.
pasvu-told-points-seat = { $name } { $out }
pasvu-told-points-more = { $name } { $out } (with those in the hall { $points })
pasvu-told-midnight = 🌙 **{ $title }** — { $does }
pasvu-told-crystal = It says **{ $number }**.
pasvu-told-set = { $ghost } comes in at { $cell }.
pasvu-told-tagged = { $ghost } takes the place of { $other } in { $cell }.
pasvu-told-grown = { $ghost } in { $cell } becomes **{ $into }**.
pasvu-told-passed = { $name } passes.
pasvu-told-unable = { $name } can do nothing with the card.
pasvu-told-unable-grimaces = { $name } has no small ghost for the mirror, or there is no room before it.
pasvu-told-unable-tag = { $name } has no small ghost waiting that the card could bring in.
pasvu-told-unable-brother = { $name } has no ghost in the hall that a larger one could replace.
pasvu-told-back-perch = Not on furniture, so back home: { $ghosts }.
pasvu-told-back-room = No room to stand up, so back home: { $ghosts }.
pasvu-told-sides = 🔄 Sides now: { $sides }.
pasvu-told-ended = 🏁 Five rounds: the night is over. { $count ->
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
cmd-pasvu-about = Play your part of Run, Ghost, Run!
cmd-pasvu-side = side
cmd-pasvu-side-about = Choose the side that the keyhole goes to
cmd-pasvu-tag = tag
cmd-pasvu-tag-about = Midnight card Tag: replace a small ghost of your right neighbour
cmd-pasvu-sneak = sneak
cmd-pasvu-sneak-about = Midnight card Tag: set a small ghost in the third row
cmd-pasvu-grow = grow
cmd-pasvu-grow-about = Midnight card My big brother: replace a ghost by a larger one
cmd-pasvu-pass = pass
cmd-pasvu-pass-about = Midnight card My big brother: replace nothing
cmd-pasvu-hint = hint
cmd-pasvu-hint-about = A good next step, suggested to you alone
opt-side = side
opt-side-about = North, east, south or west: not where the keyhole is
opt-ghost = ghost
opt-ghost-about = Which ghost, such as S2
opt-into = into
opt-into-about = The larger ghost that takes its place, such as M1
opt-spot = spot
opt-spot-about = Where it stands: pick one that Discord offers

## Rules
rules-pasvu-1 =
    A hotel hall of 6 by 6 cells, cluttered with furniture. Your ghosts, 1 large, 2 medium and 4 small, wait on your side and want **out by the doors opposite**. Seen through the keyhole, they start again.
    Out: large 5 points, medium 3, small 1. Still in the hall at the end: large 2, medium 1. Most points after **five rounds** win; then most ghosts out, then fewest on one’s own side.
rules-pasvu-2 =
    {"**"}A round, step 1: furniture.** From the die holder on, each draws a card with a number and mostly two pieces, and may move one of them: anywhere, turned as you like, standing or lying, even on other pieces. Then it may be tipped onto a side; it leans where something is in the way.
    A piece is moved once a round. Were both of your card’s moved, take any other. Ghosts in the way step aside within their cell.
rules-pasvu-3 =
    {"**"}Step 2: ghosts.** In secret and all at once, share your card’s number out as steps among your ghosts. From your side any of its doors leads in; steps go sideways, never diagonally, and nothing blocks them. In and out in one round is not allowed.
    A ghost ends on a spot of its cell: on the floor, under or in a piece, or on top. Where plans collide the later one takes the nearest free spot. Until the last plan is in, yours may be replaced.
rules-pasvu-4 =
    {"**"}Step 3: the look.** You roll for who sends the keyhole to another side; the die finds the door. Nobody peeks beforehand. All ghosts seen through it go home. Furniture hides; ghosts are see-through and hide nobody; **the mirror shows what it reflects**.
    A fingertip does not count: about a twentieth of a ghost must be seen.
rules-pasvu-5 =
    {"**"}Who chooses the side?** Those who have chosen least often roll, the highest one chooses, ties roll again; a sole one left does not roll. It must be one of the three sides where the keyhole is not.
    The die then passes to the chooser’s left neighbour, who starts the next round.
rules-pasvu-6 =
    {"**"}Option: fusion.** Only small ghosts set out. When a small one and another small or medium one of yours meet at the end of a move, whichever of them moved, they may merge: the next size stands there, if your reserve has it and it fits. It does not move or merge again this round; two mediums never merge.
    Grown ghosts that were seen wait on the edge and set out again with their size. Whenever no small one is left at your side, you may take back one that is out: it scores nothing until it is out again.
rules-pasvu-7 =
    {"**"}Option: midnight.** From round 2 on a midnight card is turned over before the furniture. Some stir the hall at once (it turns, furniture tips or dances, ghosts advance), some last the round and stand on the board, and with two of them each player acts in turn: **Tag, you’re it** and **My big brother**.
    The next two pages name all twelve.
rules-pasvu-lasting = {"**"}Midnight cards that last the round.** The board shows them until its end.
rules-pasvu-once = {"**"}Midnight cards that act at once.** Once played, they are ticked on the board.
rules-pasvu-card = • **{ $title }** — { $does }
rules-pasvu-8 =
    {"**"}The signs on the pictures.** A pill with a double arrow on a piece says how high it reaches; a small drawing beside it shows how a lying or leaning piece lies. A tag with ▲ below a ghost says how high it stands on furniture; a ghost with a dashed ring is under or in a piece. A ghost on a yellow disc (fusion) was seen and waits on the edge with its size.
    Beside the hall: who waits, the card, and behind the arrow who is out, with their points; a **+** below counts those still in the hall if the game ended now. In the keyhole those seen are outlined; small or mirrored ones are ringed and named.
    A piece’s **left and right** are those of somebody who stands before its front; at 0° the front looks south. **On its back** puts it down so on its place; **tipped back** lets it fall from there, one side over.
