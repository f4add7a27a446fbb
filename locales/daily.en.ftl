## The puzzles of the day
daily-today = **The puzzles of { $day }**: the same for everyone in this server, once a day each. Only you see this message.
daily-maze-new = 🧭 **Maze**: find twelve treasures in as few turns as you can.
daily-maze-begun = 🧭 **Maze**: begun; it waits for you.
daily-maze-over = 🧭 **Maze**: done in **{ $score }** turns{ $par }.
daily-maze-given-up = 🧭 **Maze**: given up, so it counts as not solved. The next one is there tomorrow.
daily-hall-new = 🗝️ **Hall**: hide the ghosts so that no door shows them.
daily-hall-begun = 🗝️ **Hall**: begun; your plan is kept.
daily-hall-over = 🗝️ **Hall**: **{ $score }** points{ $par }.
button-daily-maze = Maze
button-daily-hall = Hall
button-daily-ranking = Ranking
button-daily-week = Seven days
daily-par = { " " }(par { $par })
daily-so-far = -# { $score } · par { $par }
daily-streak = { $count ->
    [0] No streak yet: finish the maze or the hall every day to build one.
    [one] 🔥 First day of a streak: the maze or the hall, either counts.
   *[other] 🔥 { $count } days in a row (the maze or the hall, either counts).
}
daily-shared-place = { $streak ->
    [0] Place { $place } of { $count }
    [one] Place { $place } of { $count }
   *[other] Place { $place } of { $count } · 🔥 { $streak } days in a row
}
daily-hide-empty = You typed no plan: what you have planned so far stays.
daily-unfinished = You can share this puzzle once you have finished it.
daily-shared-already = This result is already shared: once a day is enough. Your next puzzles are there tomorrow.
button-share = Share
daily-ranking-title = **Rankings of { $day }**
daily-week = **From { $first } to { $last }**: most days first, then the best against par (what a bot reaches)
daily-playing = { $count ->
    [one] One player is not done yet.
   *[other] { $count } players are not done yet.
}
daily-given-up-by = Gave up: { $names }.
daily-given-up-by-more = Gave up: { $names } and { $count ->
    [one] one other
   *[other] { $count } others
}.
daily-nobody = Nobody has finished yet.
daily-nobody-then = Nobody finished that day.
daily-no-resign = The hall of the day ends with your plan: commit it, or just leave it; it ends at midnight (UTC).
daily-seed = Seed of that day: `{ $seed }`
daily-finished = You have finished this puzzle. `/daily` shows how it went.
daily-given-up = You have given up this puzzle, so it cannot be played or shared any more. The next one is there tomorrow: `/daily`.
daily-over = That puzzle is of another day and over. Play today’s with `/daily`.
daily-show-play = today’s puzzles
daily-show-maze = the maze
daily-show-hall = the hall
daily-show-ranking = today’s rankings
daily-show-yesterday = yesterday’s rankings
daily-show-week = rankings of seven days
opt-hide = plan
opt-hide-about = Your plan for the hall in one line, such as: S1 B5 north; M1 C4 under

## Maze
daily-maze-title = **The maze of { $day }**: find all twelve treasures in as few turns as you can. Only you see this message.
    -# **Par** is the number of turns that a bot needs: do as well, or better.
daily-maze-done = You found all twelve treasures in **{ $score }** turns{ $par }.
daily-maze-score = Your score: **{ $score }** turns{ $par }.
daily-maze-shared = 🧭 **Maze of { $day }** · { $name }: **{ $score }** turns{ $par }
daily-maze-legend = -# Turn by turn: 🟩 a treasure found · ⬜ none
daily-maze-ranking = 🧭 **Maze**
daily-maze-rank = **{ $place }.** { $name } — { $score ->
    [one] one turn
   *[other] { $score } turns
}
daily-maze-week-title = 🧭 **Mazes**
daily-maze-week-rank = **{ $place }.** { $name } — { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $score } turns ({ $par })

## Hall
daily-hall-title = **The hall of { $day }**: one plan to hide these ghosts. At each of the 24 doors, whoever stays hidden pays 1 point (small), 3 (medium) or 5 (large).
daily-hall-done = You hid the ghosts for **{ $score }** points{ $par }.
daily-hall-score = Your score: **{ $score }** points{ $par }.
daily-hall-shared = 🗝️ **Hall of { $day }** · { $name }: **{ $score }** points{ $par }
daily-hall-legend = -# A square for each door: 🟩 all hidden · 🟨 half the points or more · 🟧 less · 🟥 nothing
daily-hall-ranking = 🗝️ **Hall**
daily-hall-rank = **{ $place }.** { $name } — { $score ->
    [one] one point
   *[other] { $score } points
}
daily-hall-week-title = 🗝️ **Halls**
daily-hall-week-rank = **{ $place }.** { $name } — { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $score } points ({ $par })
