# Tournaments: what their rules refuse.

tournament-entered-already = You have already joined this tournament. `/tournament my-table` shows where you play.
tournament-entry-closed = It is too late to join: this format can only be joined before its first round. `/tournament list` shows other tournaments.
tournament-entry-closed-swiss = It is too late to join: you could join until round { $round } was paired, and round { $now } is being played. `/tournament list` shows other tournaments.
tournament-other-not-entered = They are not in this tournament, or no longer. `/tournament info` shows who is.
tournament-not-started = This tournament has not started yet: there is no round to pair again.
tournament-round-open = Round { $round } still has tables without a result. Wait until they are finished, or decide them with `/tournament result`.
tournament-pairs-same = Round { $round } would have exactly the same tables again, so nothing has changed. Use `/tournament drop` to take someone out, or `/organise substitute` to let someone else play.
tournament-round-played = Round { $round } cannot be paired again: someone has already moved, given up or been taken out. Use `/tournament result` to decide a table, or `/tournament drop` to take someone out.
tournament-round-unknown = There is no round { $round }. { $rounds ->
    [0] None has started yet.
    [one] So far there is only round 1.
   *[other] Choose one from 1 to { $rounds }.
}
tournament-table-unknown = There is no table { $table } in that round. { $tables ->
    [0] It has none.
    [one] It has only table 1.
   *[other] Choose one from 1 to { $tables }.
}
tournament-places-wrong = Give one place to each of the { $seats } seats, in order. 1 is best; after a shared place, skip the next one, as in 1 2 2 4.
tournament-result-settled = The knock-out already builds on round { $round }, so its results stand. You can still decide tables of the current round, or take someone out with `/tournament drop`.

## Plans
tournament-table-size = This game does not allow such tables. Choose from these sizes, each once: { $allowed }.
tournament-knockout-size = A knock-out is for tables of two, or of four where the game can also be played by two and three. Choose another table size, or no knock-out.
tournament-doubles-size = Double elimination is for tables of two. Choose tables of two, or single elimination.
tournament-points-wrong = I do not understand these points. Write one number for each place, starting with the first, as in 5 3 2 1.
tournament-points-count = Give { $seats } numbers, one for each place at a table of { $seats }, as in { $seats ->
    [2] 3 1
    [3] 5 3 1
   *[other] 5 3 2 1
}.
tournament-points-limits = A place can give from 0 to { $most } points. Choose numbers in that range.
tournament-points-rising = A place cannot give more points than the one before it. Start with the points of the first place, as in 5 3 2 1.
tournament-points-flat = The first place must give more points than the last. Choose other numbers, as in 5 3 2 1.
tournament-cut-alone = A knock-out needs at least two players. Choose 2 or more, or 0 for none.
tournament-cut-groups = The same number of players must qualify from each group. Choose a multiple of { $groups }.
tournament-too-many = You organise { $count } tournaments in this server that are not over. Wait until one of them ends, or end one with `/tournament cancel`.
tournament-too-many-here = This server has { $count } tournaments that are not over. `/tournament list` shows them: join one, or wait until one of them ends.
tournament-limit-rounds = Choose from { $least } to { $most } rounds.
tournament-limit-cut = From { $least } to { $most } players can play the knock-out. Choose a number in that range.
tournament-limit-groups = Choose from { $least } to { $most } groups.
tournament-limit-laps = Everyone can meet from { $least } to { $most } times. Choose a number in that range.
tournament-limit-divisions = Choose from { $least } to { $most } divisions.
tournament-limit-moving = From { $least } to { $most } players can be promoted and relegated. Choose a number in that range.
tournament-too-few-entrants = { $entered ->
    [0] Nobody has joined
    [one] Only one player has joined
   *[other] Only { $entered } players have joined
}, and at least { $least } are needed. Keep the entries open for longer, or change the format.
