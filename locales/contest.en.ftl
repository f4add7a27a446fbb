# Contests: what their rules refuse.

contest-entered-already = You have entered already.
contest-entry-closed = It is too late to enter. You can join a Swiss until half its rounds are paired, any other contest until it starts.
contest-not-entered = They do not take part in this contest. Choose somebody from its list.
contest-not-started = This contest has not started yet: there is no round to take back.
contest-round-open = Round { $round } still has tables without a result. Wait for them, or set their results.
contest-round-played = Round { $round } already has a result, so it cannot be paired anew. Correct its results instead.
contest-round-unknown = There is no round { $round }. Choose one from 1 to { $rounds }.
contest-table-unknown = There is no table { $table } in that round. Choose one from 1 to { $tables }.
contest-places-wrong = Give one place to each of the { $seats } seats: 1 is best, ties share a place and the next one is skipped, as in 1, 2, 2, 4.
contest-result-settled = The knock-out already builds on round { $round }, so its results stand. Drop a player or set the result of the current round instead.

## Plans
contest-table-size = This game does not allow such tables. Choose among these sizes, each once: { $allowed }.
contest-knockout-size = A knock-out is for tables of two, or of four where the game can also be played by two and three. Choose another table size, or no knock-out.
contest-doubles-size = Double elimination is for tables of two. Choose tables of two, or single elimination.
contest-points = Give points for tables of two, three and four: one number for each place, none below 0, none higher than the one before it.
contest-cut-alone = A final among one is none. Let at least two go on, or choose 0 for no final.
contest-cut-groups = As many must go on from each group. Choose a multiple of { $groups }.
contest-limit-rounds = Choose from { $least } to { $most } rounds.
contest-limit-cut = From { $least } to { $most } players can go on to the finals.
contest-limit-groups = Choose from { $least } to { $most } groups.
contest-limit-laps = All can meet from { $least } to { $most } times.
contest-limit-divisions = Choose from { $least } to { $most } divisions.
contest-limit-moving = From { $least } to { $most } players can go up and down.
contest-too-few = Too few players: { $entered } entered, and at least { $least } are needed. Extend the registration, or change the format.
