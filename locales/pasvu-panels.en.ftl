### Pas vu pas pris: the private panels for furniture and plans, and their commands.

pasvu-letters = -# The board is in another language. The ghosts’ letters, on the board and then here: { $letters }.

## Moving a piece
pasvu-furniture-card = Your card: **{ $value }** · you may move: { $pieces }.
pasvu-furniture-before = Already moved this round: { $pieces }.
pasvu-furniture-on = It will be put **{ $place }**.
pasvu-furniture-pick = A piece hides the ghosts behind it. Choose one (yellow frame) and put it where you like, or move none.
pasvu-furniture-hint-none = A bot would move none of them.
pasvu-furniture-place = **{ $piece }**: { $lying } in **{ $cell }** (x { $x } · y { $y }), turned by { $angle }°
pasvu-furniture-ends = Once tipped, it ends in **{ $place }**.
pasvu-furniture-begin = Choose a cell: this piece jumps there. Then ← ↑ ↓ → shift it, ↺ ↻ turn it, and **Position** lays it as in drawings 1 to 6. Nothing counts before **Confirm**.
pasvu-furniture-fits = ✅ It can stand there. Move and turn it until it suits you, then press **Confirm**.
pasvu-furniture-tried = Nothing has moved yet. Press **Confirm**, or send the same command again with all its options and `confirm:True`.
pasvu-furniture-refused = ❌ { $why }
pasvu-furniture-ghost = { $ghost } ({ $name })
pasvu-furniture-aside = These ghosts have to step aside within their cell: { $ghosts }.
pasvu-button-undo = ↩ Undo
pasvu-button-fit = Fit it nearby
pasvu-button-piece = { $piece } ({ $cell })
pasvu-option-size = Arrows: steps of { $step } and { $degrees }°
pasvu-option-other = Take another piece
pasvu-furniture-nearest = It fits a little further on: { $way }. **Fit it nearby** puts it there.
pasvu-way-north = { $by } north
pasvu-way-south = { $by } south
pasvu-way-west = { $by } west
pasvu-way-east = { $by } east
pasvu-refused-near = { $why } { $near }
pasvu-choose-place = Put it in a cell: { $first } to { $last }
pasvu-choose-lie = Position
pasvu-lie-pose = Position { $number }: { $pose }
pasvu-lie-left = a quarter turn to the left, seen from the front
pasvu-lie-right = a quarter turn to the right, seen from the front
pasvu-lie-back = a quarter turn backwards, onto its back
pasvu-lie-face = a quarter turn forwards, onto its face

## Planning
pasvu-plan-steps = Your card: **{ $value }** · steps left: **{ $left }** · your side: **{ $side }** · your exit: the **{ $exit }** side
pasvu-plan-in = Your plan is in. Until the last player has committed, you can change it here and commit again.
pasvu-plan-replaces = You already have a plan in. **Commit** replaces it with this one.
pasvu-plan-empty = No ghost moves so far.
pasvu-plan-none = No ghost moves.
pasvu-plan-so-far = Plan: { $paths }
pasvu-plan-path = { $ghost } → { $end } ({ $steps })
pasvu-plan-dropped = ⚠️ { $ghost } is no longer in the plan. { $why }
pasvu-plan-ghost = Choose where each ghost goes, then press **Commit**. Each takes the best hidden spot of its cell, judged from above; **Exact spot…** picks another.
pasvu-plan-ready = All your steps are used: press **Commit**. **Exact spot…** moves a ghost within its cell.
pasvu-plan-next = Choose where another ghost goes, or press **Commit**. **Exact spot…** moves a ghost within its cell.
pasvu-plan-nobody = No ghost can go any further: press **Commit**.
pasvu-plan-cell = Where does **{ $ghost }** go? Pick a cell, or press **Advance** to send it as far as it can go.
pasvu-plan-stands = **{ $ghost }** ends in **{ $cell }**: { $stands }. Change the spot, pick the next ghost, or press **Commit**.
pasvu-plan-leaves = **{ $ghost }** leaves the hall. Pick the next ghost, or press **Commit**.
pasvu-floor = on the floor
pasvu-ground-on = on { $piece } ({ $height })
pasvu-or = { ", or " }
pasvu-spot-grounds = { $spot }: { $grounds }
pasvu-plan-end = { $end } · { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
pasvu-cell-full = There is no room left for that ghost in { $cell }. Choose another cell.
pasvu-size-small = small
pasvu-size-medium = medium
pasvu-size-large = large
pasvu-waits-side = { $ghost } · waits on your side
pasvu-waits-edge = { $ghost } · waits on the edge
pasvu-place-apart = do not merge
pasvu-choose-ghost = Which ghost?
pasvu-choose-another = Another ghost?
pasvu-choose-goal = { $size } { $ghost } ({ $cell }): where to?
pasvu-choose-goal-in = { $size } { $ghost }: enter where?
pasvu-choose-goal-out = { $size } { $ghost }: take it back (−{ $points })?
pasvu-plan-to = { $ghost } → { $end }
pasvu-plan-to-merge = { $path } · merging with { $other } = { $into }
pasvu-plan-stay = { $ghost } does not move
pasvu-plan-more = { $ghost } → another cell…
pasvu-hidden = hidden from { $count } of { $all } doors
pasvu-plan-unused = ⚠️ { $left ->
    [one] 1 step is left and will be lost.
   *[other] { $left } steps are left and will be lost.
} Still possible: { $ideas }. Change your plan, or press **Commit anyway**.
pasvu-plan-unused-all = ⚠️ No ghost moves: your { $left } steps will be lost. Possible, for example: { $ideas }. Make a plan, or press **Commit anyway**.
pasvu-plan-line = -# To copy: `/pasvu commit plan:{ $line }`
pasvu-choose-end = Where does { $ghost } go?
pasvu-choose-end-0 = Where does { $ghost } go? Towards the exit
pasvu-choose-end-1 = Where does { $ghost } go? Nearer to your side
pasvu-choose-stand = Where exactly in { $cell }?
pasvu-choose-stand-merge = Where exactly in { $cell }? Or merge
pasvu-button-advance = Advance
pasvu-button-leave-out = Remove from the plan
pasvu-button-clear = Clear all
pasvu-button-commit = Commit
pasvu-button-commit-anyway = Commit anyway ({ $left ->
    [one] 1 step lost
   *[other] { $left } steps lost
})
pasvu-button-exact = Exact spot…
pasvu-button-all = All ghosts
pasvu-button-slanted = See it in 3D
pasvu-button-top = See it from above
pasvu-plan-kept = Saved. Continue here or with **/pasvu ghost**. When the plan is ready, press **Commit** or use **/pasvu commit**.
pasvu-line-part = “{ $part }”: { $why }
pasvu-line-empty = This line names no ghost. Write it like this: `S1 B5 north; M1 out`. What you have planned so far stays.
pasvu-line-word = I do not understand “{ $word }”. Write the plan like this: `S1 B5 north; M1 out; S3 C4 under; S2 C5 +S4`.
pasvu-no-such-stand = That ghost cannot stand like that in { $cell }. Choose another spot, or name the cell alone.
pasvu-nothing-planned = You have no plan to commit. Plan ghosts with **/pasvu ghost**. To move no ghost, press **Play**, then **Commit**.
pasvu-committed-already = Your plan is already in. **/pasvu plan** shows it. To replace it, change it with **/pasvu ghost** or **Play**, then commit again.
pasvu-one-goal = Say where ghost { $ghost } goes with `to:` or with `path:`, not with both.
pasvu-goal-missing = Ghost { $ghost } has no path in your plan yet. Say where it goes with `to:`.
pasvu-cell-and-y = { $cell } names a whole cell. Leave **y** empty, or give numbers for both **x** and **y**.
pasvu-no-such-height = “{ $level }” is not a height. Pick one that Discord offers, or leave it empty.
pasvu-out-alone = A ghost that goes out has no spot, height or merge. Leave those options empty.

## Commands
cmd-pasvu-furniture = furniture
cmd-pasvu-furniture-about = Move a piece of furniture, or none
cmd-pasvu-ghost = ghost
cmd-pasvu-ghost-about = Plan the path of one ghost; without a destination, it leaves the plan
cmd-pasvu-plan = plan
cmd-pasvu-plan-about = Your plan so far; only you see it
cmd-pasvu-commit = commit
cmd-pasvu-commit-about = Commit your plan, or one written in a line
opt-piece = piece
opt-piece-about = Which piece of furniture, or none
opt-x = x
opt-x-about = Cells from the west wall, such as 3.25; or a cell, such as C4
opt-y = y
opt-y-about = Cells from the north wall, such as 1.5
opt-angle = angle
opt-angle-about = Degrees clockwise, in steps of 5; at 0, its face points south
opt-pose = pose
opt-pose-about = How it is put down
opt-tip = tip
opt-tip-about = The side it is then tipped to
opt-confirm = confirm
opt-confirm-about = True moves the piece at once; otherwise you try it out first
opt-plan = plan
opt-plan-about = The whole plan in one line, such as: S1 B5 north; M1 out; S3 C4 under
opt-goal = to
opt-goal-about = The cell where it stops, such as C4, or out
opt-height = height
opt-height-about = How high; 0 is the floor
opt-merge = merge
opt-merge-about = The ghost it merges with there
opt-path = path
opt-path-about = Your own path, cell by cell: A6 A5 B5
pasvu-piece-none = none

## A plan in one line: the words that it understands, with spaces between; spots from north-west to south-east
pasvu-line-spots = nw n ne w c e sw s se
pasvu-line-out = out exit leaves leave
pasvu-line-under = under below inside
pasvu-line-behind = behind
pasvu-line-on = on upon
pasvu-line-floor = floor ground
pasvu-line-merge = merge merges merging joins join
pasvu-line-fill = to at in the a with and of goes go
