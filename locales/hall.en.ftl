## The hall of the day
game-hall = The hall of the day
hall-plan-steps = Card: **{ $value }** · steps left: **{ $left }**
hall-plan-ghost = Choose where each ghost goes, then **Commit**: one try. **Exact spot…** puts it in a corner, under, behind or on something.
hall-plan-cell = Where does **{ $ghost }** go? Pick a cell.
hall-plan-unused = ⚠️ { $left ->
    [one] 1 step is left
   *[other] { $left } steps are left
}; still able to go: { $ghosts }. You have one try: plan on, or press **Commit anyway**.
hall-plan-line = -# To copy: `/daily plan:{ $line }`
hall-choose-end-0 = Where does { $ghost } go? Northern rows
hall-choose-end-1 = Where does { $ghost } go? Southern rows
hall-card-shelter = All ghosts lie flat, no higher than they are wide.
hall-card-perch = Only ghosts that stand on furniture pay: the others are lost at every door.
hall-told-dealt = 👻 In the hall: { $ghosts }. The card has **{ $value }** steps.
hall-told-doors = 🚪 { $count ->
    [0] Every door of { $all } shows somebody.
    [one] **1** door of { $all } shows nobody.
   *[other] **{ $count }** doors of { $all } show nobody.
}
hall-to-win = up to { $most } points
hall-score = { $points } of { $most } points
hall-choose-door = Look through a door
hall-door = { $door }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
picture-hall-score = { $points } of { $most } points
picture-hall-doors = each door shows its points
picture-hall-steps = { $value } steps
picture-hall-task = hide everybody from all 24 doors
alt-hall-plan = The hall of the day from above, with { $value } steps to hide the ghosts.
alt-hall-score = The hall of the day from above, looked at through every door: { $points } of { $most } points.
alt-hall-doors = Points of the doors, each from 0 to { $most }, left to right as seen from their side: { $doors }.
alt-hall-card = Midnight card: { $title }. { $does }
alt-hall-ghosts = Ghosts: { $ghosts }.
rules-pasvu-hall =
    {"**"}The hall of the day** (*house rule*): **`/daily`** gives the whole server the same hall, the same ghosts and the same card, for one player each.
    • You make one plan, by the rules of plans. The ghosts are in the hall already, and none of them leaves.
    • Then every one of the 24 doors is looked through. At each, a ghost that stays hidden pays what it pays once out: small **1**, medium **3**, large **5**.
    • A midnight card may lie in the hall: *{ $shelter }* lays all ghosts flat; with *{ $perch }* only those on furniture pay.
    • Nothing tells beforehand how well a place hides: no counted doors, no hint, one try. Most points first; equal points share a rank. **Par** is what a bot reaches that judges from above, as you do.
