# Terms that fit the game: how long games last, clocks with a reserve, strictness, the start.

tournament-choose-plan = What is played?
tournament-choose-terms = When, how fast, who?
tournament-pace-turns = A usual game at tables of { $size } takes about { $all } turns in all, one after the other: { $each }.
tournament-pace-each-turns = { $least ->
    [one] one for each player
   *[other] { $least } for each player
}
tournament-pace-some-turns = { $least } or { $most } for each player
tournament-pace-together = In a usual game at tables of { $size }, each player has about { $turns } turns, some at the same time as others: the table waits about { $waits } times in all.
tournament-pace-daily = If everybody plays once a day, 19 games of 20 end within { $count ->
    [one] one day.
   *[other] { $count } days.
}
tournament-pace-most = If every wait of a long game lasts its whole time ({ $clock }), it takes { $longest }.
tournament-pace-most-reserve = If every wait of a long game lasts its whole time ({ $clock }) and every reserve ({ $reserve }) is used up, it takes { $longest }.
tournament-pace-rounds = Your rounds last { $time }.
tournament-pace-fits = Even that fits.
tournament-pace-some = Nearly all games fit; those that take longer count as they stand at the end of the round.
tournament-pace-short = That is too short: many games would be decided as they stand. Rounds of { $time } fit, or a shorter game.
tournament-field-reserve = Reserve for a whole game

## Strictness, tie-breaks, the start
tournament-field-misses = A bot takes over the seat after
tournament-field-absences = No-shows are out after
tournament-absences = { $count ->
    [0] never
    [one] one table without a move
   *[other] { $count } tables without a move
}
tournament-ties-averages = opponents first
tournament-ties-direct = direct encounters first
tournament-field-starts = Starts
tournament-hint-starts = To start at a date and time, type `/tournament panel tournament:{ $number } starts:` and, for example, `24/12 20:00`, `friday 8pm` or `tomorrow 20:30`, in your time zone.
tournament-zone-unknown = I do not know your time zone. Add `zone:`, for example `zone:Europe/Paris`, or set it once with `/settings quiet zone:`.
moment-not-understood = I do not understand that date and time. Write it as `24/12/2026 20:00`, `24/12 20h`, `friday 8pm` or `tomorrow 20:30`.
tournament-check-in-last = ⏰ **{ $title }**: last call, check-in ends { $when }. If you press nothing, you will not play: { $names }
tournament-told-missed-late = **{ $title }** starts without those who have not checked in: { $names }. You can still press **Join** on the card and play from the next round on.
opt-groups = groups
opt-groups-about = Groups of a round robin
opt-best-of = best-of
opt-best-of-about = Games per match of a knock-out: 1, 3 or 5
opt-third-place = third-place
opt-third-place-about = Do the losers of the semi-finals play for third place?
opt-decider = decider
opt-decider-about = Who goes through if a match is still tied after two replays
opt-starts = starts
opt-starts-about = Date and time in your time zone, for example 24/12 20:00 or friday 8pm

## Round robins in parallel
tournament-field-parallel = Tables open
tournament-parallel-off = round by round
tournament-parallel-on = as soon as both players are free
tournament-parallel-size = Tables can open as soon as people are free only in a round robin of tables of two.
