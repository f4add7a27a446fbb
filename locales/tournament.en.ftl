# Tournaments on Discord: card, panel, announcements, lists, commands. What their rules refuse stands in tournament-refusals.*.

tournament-title = { $name } · tournament { $number }
tournament-default-name = { $game } Cup
tournament-term = **{ $term }**: { $value }
tournament-of = { $round } of { $rounds }
tournament-number = { $value }
tournament-points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}
tournament-thread = Round { $round }, table { $table }
tournament-thread-title = { $name } (game { $game })
told-adjudicated = ⚖️ The result of this tournament table is decided, by the position after the last complete round of turns or by the organiser.
told-corrected = ⚖️ The organiser of the tournament has corrected the result of this game.

## What can be settled
tournament-field-game = Game
tournament-field-format = Format
tournament-field-size = Players per table
tournament-field-rounds = Rounds
tournament-field-groups = Groups
tournament-field-laps = Everyone meets
tournament-field-divisions = Divisions
tournament-field-moving = Promotion and relegation
tournament-field-cut = Final knock-out
tournament-field-points = Points per place
tournament-field-clock = Time per turn
tournament-field-round-hours = A round lasts at most
tournament-field-closes = Entries close
tournament-field-check-in = Check-in
tournament-field-players = Players
tournament-field-least = Minimum players
tournament-field-most = Maximum players
tournament-field-rated = Counts for ratings
tournament-field-role = Who may join
tournament-field-away = Vacations stop the clocks
tournament-field-ties = Tie-breaks
tournament-field-channel = Channel
tournament-format-swiss = Swiss
tournament-format-round-robin = Round robin
tournament-format-single = Single elimination
tournament-format-double = Double elimination
tournament-format-league = League season
tournament-plan-swiss = Swiss, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
tournament-plan-round-robin = Round robin, { $groups ->
    [one] one group
   *[other] { $groups } groups
}{ $laps ->
    [one] {""}
   *[other] , everyone meets { $laps } times
}
tournament-plan-single = Single elimination
tournament-plan-double = Double elimination
tournament-plan-league = League, { $divisions ->
    [one] one division
   *[other] { $divisions } divisions, { $moving ->
        [0] no promotion or relegation
       *[other] { $moving } promoted, { $moving } relegated
    }
}{ $laps ->
    [one] {""}
   *[other] , everyone meets { $laps } times
}
tournament-plan-cut = { $plan }, then a knock-out for the top { $cut }
tournament-size = { $count } per table
tournament-range = { $least } to { $most }
tournament-players = { $least } to { $most } players
tournament-players-exactly = { $most } players
tournament-count-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
tournament-count-groups = { $count ->
    [one] one group
   *[other] { $count } groups
}
tournament-count-laps = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
tournament-count-divisions = { $count ->
    [one] one division
   *[other] { $count } divisions
}
tournament-count-moving = { $count ->
    [0] nobody
   *[other] { $count } up, { $count } down
}
tournament-count-cut = { $count ->
    [0] none
   *[other] the top { $count }
}
tournament-points-standard = 6–3–2–1 (with three: 6–2–1, with two: 5–1)
tournament-points-even = 7–5–3–1 (with three: 7–4–1, with two: 7–1)
tournament-points-steep = 8–3–1–0 (with three: 7–2–0, with two: 6–0)
tournament-points-winner = for the winner only: one for each player at the table
tournament-points-at = { $points } at tables of { $size }
tournament-hint-points = Other points? `/tournament panel tournament:{ $number } points:{ $points }`. Smaller tables keep the points of the first places and of the last one. Larger tables add a place between the last two, worth their average.
tournament-hint-role = Role not listed? `/tournament panel tournament:{ $number } role:`
tournament-hint-channel = Channel not listed? `/tournament panel tournament:{ $number } channel:`
tournament-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
tournament-days = { $count ->
    [one] one day
   *[other] { $count } days
}
tournament-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
tournament-check-in-none = none
tournament-closes-hand = when the organiser closes them
tournament-closes-in = in { $time }
tournament-flag-on = yes
tournament-flag-off = no
tournament-role-all = everyone

## Card
tournament-status-draft = This is a draft: only you can see it. Change what you like, then press **Open entries**.
tournament-status-open = Entries are open until the organiser closes them. Press **Join** to take part.
tournament-status-open-until = Entries are open until { $when }. Press **Join** to take part.
tournament-status-check-in = Check-in is open until { $when }. If you have joined, press **Check in**; otherwise you will not play.
tournament-status-running = Round { $round } is being played, until { $when }.
tournament-status-paused = ⏸ Paused: all clocks are stopped.
tournament-status-over = This tournament is over.
tournament-status-cancelled = This tournament was cancelled.
tournament-tie-points = points
tournament-tie-opponents = opponents’ points per game
tournament-tie-wins = wins
tournament-tie-direct = head to head
tournament-tie-firsts = fewer first seats
tournament-tie-lot = drawing of lots
tournament-tie-buchholz = Buchholz cut 1
tournament-tie-sonneborn = Sonneborn–Berger
tournament-entrants-none = Nobody has joined yet.
tournament-entrants = { $count ->
    [one] **One player**: { $names }
   *[other] **{ $count } players**: { $names }
}
tournament-entrants-more = { $names } and { $count } more
tournament-promise = Fair dice and draws: before anyone joined, the bot committed to SHA-256 `{ $hash }`.
button-check-in = Check in
button-my-table = My table
button-standings = Standings
button-terms = Terms
tournament-field-pace = Pace
tournament-card-pace-none = no limit for a turn, rounds of { $time } at most
tournament-card-pace = { $clock } a turn, rounds of { $time } at most
button-open-entries = Open entries
button-discard = Delete the draft
button-start-tournament = Start
button-tournament-panel = Open the panel
button-pair-again = Pair again
button-cancel-tournament = Cancel the tournament
button-leave-tournament = Leave the tournament

## Pictures
tournament-column-points = Pts
tournament-column-opponents = Opp.
tournament-column-wins = Wins
tournament-column-firsts = 1st seat
tournament-column-buchholz = Buch.
tournament-column-sonneborn = S-B
tournament-group-end = end of group { $number }
tournament-standings-division = Division { $number }
tournament-standings-group = Group { $number }
tournament-after-round = after round { $round }
tournament-during-round = round { $round } ({ $done } of { $tables } tables in)
tournament-before-results = before the first result
tournament-round-unplayed = No match
tournament-round-to-come = To come
tournament-told-points = { $count ->
    [one] { $value } point
   *[other] { $value } points
}
tournament-told-games = { $count ->
    [one] { $value } game
   *[other] { $value } games
}
tournament-told-wins = { $count ->
    [one] { $value } win
   *[other] { $value } wins
}
tournament-told-firsts = { $count ->
    [one] { $value } first seat
   *[other] { $value } first seats
}
tournament-told-opponents = opponents { $value }
tournament-told-buchholz = Buchholz { $value }
tournament-told-sonneborn = Sonneborn-Berger { $value }
tournament-part-winners = Winners’ side
tournament-part-losers = Losers’ side
tournament-part-final = Final
tournament-semi-finals = Semi-finals
tournament-final = Final
tournament-final-again = Second final
tournament-slot-bye = no opponent
tournament-slot-from = from round { $round }, table { $table }
tournament-slot-to-come = to come
tournament-slot-loser = loser of R{ $round } T{ $table }

## Announcements
tournament-check-in-call = 🏆 **{ $title }**: press **Check in** if you are here. Check-in ends { $when }; without it, you will not play.
    { $names }
tournament-round-begins = **{ $name }** begins: { $tables ->
    [0] nobody has a table
    [one] one table
   *[other] { $tables } tables
}, to be finished by { $when }. **My table** takes you to yours.
tournament-round-anew = ⚠️ The organiser has paired this round again{ $times ->
    [one] {""}
   *[other] , { $times } times so far
}. The earlier tables do not count.
tournament-table-begins = 🏆 **{ $title }** · round { $round }, table { $table }
    { $names }: this is your table. Whoever is on turn presses **Play** under the board. A game that is not finished is decided as it stands after the last complete round of turns on { $when }. Players who have not moved at all forfeit.
tournament-table-void = This round was paired again: this game no longer counts. `/tournament my-table` takes you to your new table.
tournament-won = { $count ->
    [one] 🥇 { $names } wins. Congratulations!
   *[other] 🥇 { $names } share first place. Congratulations!
}
tournament-secret = Everyone can now check the tournament’s draws and dice, by this secret: `{ $secret }`. `/tournament standings tournament:{ $number }` shows the standings again.
tournament-told-cancel = The organiser has cancelled the tournament. Games in progress continue as ordinary games.
tournament-told-too-few = Too few players ({ $count } joined, at least { $least } are needed).
tournament-told-too-few-checked = Too few players have checked in ({ $count } of { $all }, at least { $least } are needed).
tournament-told-called-off = The tournament does not take place.

## Answers
tournament-joined = You have joined { $title }.
tournament-left = You have left { $title }.
tournament-checked-in = You are checked in for { $title }.
tournament-list = Tournaments in this server:
tournament-list-none = There are no tournaments here at the moment. `/tournament create` makes one; `/tournament history` shows those that are over.
tournament-line = [{ $name } · { $number }]({ $link }) · { $game } · { $status }
tournament-line-until = ends { $when }
tournament-line-yours = ✅ you are playing
tournament-history-cancelled = cancelled
tournament-state-draft = draft
tournament-state-open = entries open
tournament-state-check-in = check-in
tournament-state-running = running
tournament-state-paused = paused
tournament-history = Tournaments that are over:
tournament-history-none = No tournament is over here yet.
tournament-history-line = { $when } · { $title } · { $names }
tournament-my-table = **{ $title }**, round { $round }, table { $table }: { $names }. [Your board]({ $link }). { $until }
tournament-my-until = The round ends on { $when } at the latest.
tournament-my-paused = ⏸ The tournament is paused: all clocks are stopped.
tournament-my-away = ⚠️ Your vacation ({ DATETIME($first, dateStyle: "long") } to { DATETIME($last, dateStyle: "long") }) does not count here: the clocks of this tournament keep running.
tournament-my-open = { $title } has not started yet. You will be notified when the organiser closes the entries.
tournament-my-open-until = { $title } has not started yet: entries are open until { $when }. You will be notified when it starts.
tournament-my-check-in = { $title } is about to start: check-in ends { $when }, and you have not checked in. Press **Check in** on the card, or use `/tournament check-in`.
tournament-my-checked-in = { $title } is about to start, and you are checked in. Check-in ends { $when }; then you will be notified of your table.
tournament-my-draft = { $title } is still a draft: there are no tables yet.
tournament-my-cancelled = { $title } was cancelled: it has no tables any more.
tournament-my-over = { $title } is over. You finished in place { $place } of { $count }{ $sharing ->
    [one] {""}
   *[other] { " " }(shared)
}.
tournament-my-over-group = { $title } is over. You finished in place { $place } of { $count } in group { $group }{ $sharing ->
    [one] {""}
   *[other] { " " }(shared)
}.
tournament-my-over-division = { $title } is over. You finished in place { $place } of { $count } in division { $group }{ $sharing ->
    [one] {""}
   *[other] { " " }(shared)
}.
tournament-my-over-unranked = { $title } is over. You left before your first round, so you have no place.
tournament-my-out = You are out of { $all ->
    [True] { $title }
   *[other] the knock-out of { $title }
}, in place { $place } of { $count }{ $sharing ->
    [one] {""}
   *[other] { " " }(shared)
}. `/tournament bracket` shows how it continues.
tournament-my-out-now = You are out of { $all ->
    [True] { $title }
   *[other] the knock-out of { $title }
}: you lost in round { $round }. Your place will be known when that round is over. `/tournament bracket` shows how it continues.
tournament-my-out-unranked = You are out of the knock-out of { $title }. `/tournament bracket` shows how it continues.
tournament-my-dropped = You have left { $title }, or the organiser took you out: you will get no more tables. The points you won stay in the standings.
tournament-my-dropped-may-return = You have left { $title }, or the organiser took you out: you will get no more tables. Press **Join** on the card to come back.
tournament-my-late = You play in { $title } from round { $round } on. You will be notified when that round starts. { $until }
tournament-my-waits = You are still in { $title }, without a game in round { $round }. You will be notified when your next one starts. { $until }
tournament-my-rest = In { $title }, you sit out round { $round } because the number of players does not come out even. You will be notified when the next round starts. { $until }
tournament-my-asked = In { $title }, the organiser lets you sit out round { $round }. You will be notified when the next round starts. { $until }
tournament-my-bye = In { $title }, you have a bye in round { $round }: no game, but { $points ->
    [one] one point
   *[other] { $points } points
}, as for a win. You will be notified when the next round starts. { $until }
tournament-my-walkover = In { $title }, your opponent in round { $round } has left: no game, but { $points ->
    [one] one point
   *[other] { $points } points
}, as for a win. You will be notified when the next round starts. { $until }
tournament-my-done = { $title }, round { $round }: your table { $table } is decided. Your place: { $place } ({ $count ->
    [one] { $points } point
   *[other] { $points } points
}). { $tables ->
    [0] The next round is about to begin.
    [one] One table is still being played.
   *[other] { $tables } tables are still being played.
} { $until }
tournament-my-knockout-on = { $title }, round { $round }: table { $table } is decided, and you go through. { $tables ->
    [0] The next round is about to begin.
    [one] One table is still being played.
   *[other] { $tables } tables are still being played.
} { $until }
tournament-my-knockout-second = { $title }, round { $round }: you lost at table { $table }, but only for the first time: you are still in. `/tournament bracket` shows where you play next. { $tables ->
    [0] The next round is about to begin.
    [one] One table is still being played.
   *[other] { $tables } tables are still being played.
} { $until }
tournament-my-forfeited = { $title }, round { $round }: you did not move at table { $table }, so you forfeited it and got no points. { $tables ->
    [0] The next round is about to begin.
    [one] One table is still being played.
   *[other] { $tables } tables are still being played.
} { $until }
tournament-my-between = { $title }: round { $round } is over for you. You will be notified when the next one starts. { $until }
tournament-leave-sure = { $title } is being played. If you leave, you will get no more tables. The points you won stay in the standings. Are you sure?
tournament-leave-sure-table = You are playing at table { $table } of round { $round } of { $title }. If you leave, you forfeit it, come last there, and get no more tables. Are you sure?
tournament-opened-now = Entries for { $title } are open: the card is in { $place }. In the panel you start or cancel the tournament, change what can still be changed, and choose people. `/tournament panel` opens it at any time.
tournament-discard-sure = The draft of { $title } will be deleted with all its settings. Are you sure?
tournament-discarded = The draft of { $title } is deleted.
tournament-start-round = Start { $title } now with { $count } players? Entries close, and the tables of round 1 open at once.
tournament-start-check-in = Close the entries of { $title } now? The check-in begins, and all { $count } players are called to it.
tournament-start-away = { $count ->
    [one] One player has not checked in and will not play.
   *[other] { $count } players have not checked in and will not play.
}
tournament-start-one-table = With so few players, each round has only one table: the same people meet every time.
tournament-start-sure = This cannot be taken back.
tournament-closed-now = Entries for { $title } are closed.
tournament-closed-round = Round 1 is being paired: its tables open at once.
tournament-check-in-now = Check-in for { $title } is open. It ends { $when }; then round 1 starts by itself with those who have checked in. `/tournament start` again ends it sooner.
tournament-check-in-over = Check-in for { $title } is over.
tournament-paused-now = { $title } is paused: all clocks are stopped until `/tournament resume`.
tournament-resumed-now = { $title } continues.
tournament-dropped-now = { $user } is no longer in { $title }.
tournament-dropped-seat = A bot plays their seat at the table that is still being played; it counts as last.
tournament-added-now = { $user } is now in { $title }.
tournament-result-now = Round { $round }, table { $table } of { $title }: { $result }.
tournament-result-tied = ⚖️ Equal places in a knock-out: { $rule }.
tournament-season-waiting = { $title }, its next season, has not started: its divisions will follow this result.
tournament-season-begun = ⚠️ { $title }, its next season, has already started: its divisions stay as they are.
tournament-paired-now = Round { $round } of { $title } is paired again: { $tables ->
    [one] one new table
   *[other] { $tables } new tables
}. The old ones are closed without a result, and all players are notified of their new tables.
tournament-channel-now = { $title } is now announced in { $place }.
tournament-pair-again-sure = Round { $round } of { $title } will be paired again: { $tables ->
    [one] its table is closed, and another opens
   *[other] its { $tables } tables are closed, and others open
} in its place. Everybody is told. This cannot be taken back.
tournament-cancel-sure = { $title } will end without a podium. Games in progress will continue as ordinary games. Are you sure?
tournament-cancel-series = ⚠️ It repeats: if you cancel it, the series ends too, and no further tournament opens by itself. `/organise postpone` before the start keeps it going.
tournament-cancel-old = Another round has started since you asked. Use `/tournament cancel` again if you still want to end it.
tournament-cancelled-now = { $title } is cancelled.
tournament-export = { $title }: standings and results. Commas separate the columns; decimals use a point.

## Log
tournament-log = **Log of { $title }**
tournament-log-itself = the bot
tournament-log-open = opens the entries
tournament-log-settle = changes the terms
tournament-log-channel = announces in { $channel }
tournament-log-join = joins
tournament-log-add = adds { $user }
tournament-log-leave = leaves
tournament-log-drop = takes out { $user }
tournament-log-start = closes the entries
tournament-log-start-now = ends the check-in
tournament-log-begin = begins the tournament
tournament-log-round = pairs round { $round }
tournament-log-result = round { $round }, table { $table }: places { $places }
tournament-log-absent = marks { $user } absent in round { $round }
tournament-log-pause = pauses the tournament
tournament-log-halt = pauses: its channel cannot be reached
tournament-log-resume = resumes the tournament
tournament-log-correct = round { $round }, table { $table }: places { $places } instead of { $before }
tournament-log-pair-again = pairs round { $round } again
tournament-log-over = ends it: all rounds have been played
tournament-log-cancel = cancels the tournament
tournament-log-too-few = calls it off: too few players
tournament-log-too-few-yet = keeps the entries open longer: too few players

## Refusals
no-such-tournament = There is no tournament { $number } here. `/tournament list` shows those of this server.
no-tournament-here = There is no such tournament here at the moment. `/tournament list` shows running tournaments; `/tournament create` makes one.
tournament-none-played = Nothing is being played yet: no tournament here has started. `/organise postpone` moves the start, `/tournament start` begins now.
which-tournament = There are several tournaments: { $tournaments }. Choose one with the option `tournament`.
tournament-offer-round = Round { $round } · { $tables ->
    [0] all tables decided
    [one] one table being played
   *[other] { $tables } tables being played
}
tournament-offer-table = { $table } · { $names }
only-organiser = Only the organiser, { $organiser }, and the moderators of this server can do that.
only-organisers = Only the organiser, { $organiser }, the helpers { $helpers } and the moderators of this server can do that.
tournament-changed = The tournament has just changed. Look at its card and try again.
tournament-over = This tournament is over. `/tournament standings` shows how it ended.
tournament-not-over = This season is still being played. Open the next one when it is over.
tournament-no-league = Only a league has a next season. Create another tournament with `/tournament create`.
tournament-draft = This tournament is still a draft. Open its entries in the panel first: `/tournament panel`.
tournament-opened = Entries for this tournament are already open. To end it, use `/tournament cancel`.
tournament-settled = That can no longer be changed: people have joined on these terms. `/tournament panel` shows what can still be changed.
tournament-closes-past = That time is in the past. Choose another end for the entries.
tournament-full = This tournament is full: it has { $most } players. Wait until someone leaves, or join another: `/tournament list`.
tournament-full-other = { $user } cannot be added: the tournament is full with { $most } players. Before it starts, you can raise **Maximum players** in `/tournament panel`.
tournament-entered-other = { $user } is already taking part. `/tournament info` shows who is.
tournament-not-entered = You are not in this tournament. You can join as long as its card shows **Join** or **Waiting list**.
tournament-waiting = You are number { $place } on the waiting list of this tournament. You come in, and are notified, as soon as a place is free before the start; there is nothing to press.
tournament-left-already = You have already left this tournament. `/tournament standings` shows how it continues.
tournament-no-check-in = There is no check-in at the moment. The tournament’s card says when there is one.
tournament-started = Entries for this tournament are already closed. `/tournament info` shows its state.
tournament-not-running = This tournament is not being played at the moment. `/tournament info` shows its state.
tournament-added-role = They do not have { $role }, which others need in order to join.
tournament-paused-already = This tournament is already paused. Use `/tournament resume` to continue it.
tournament-season-unplayed = This season has not been played yet. Open the next one when it is over.
tournament-not-paused = This tournament is not paused. `/tournament info` shows its state.
tournament-game-over = This game is over. `/tournament standings tournament:{ $number }` shows how its tournament stands; while that goes on, `/tournament my-table` shows your next table.
tournament-table = This table belongs to tournament { $number }, so that is up to its organiser: ask for `/tournament pause`, `/tournament result` or `/tournament drop`. You can still play, or give up with `/game resign`.
tournament-table-paused = Tournament { $number } is paused, and so is this table. Wait until the organiser resumes it.
tournament-limit-round-hours = A round lasts from { $least } to { $most } hours. Choose one of those offered.
tournament-limit-check-in-minutes = A check-in lasts from { $least } to { $most } minutes. Choose one of those offered.
tournament-limit-least = The minimum can be from { $least } to { $most } players. Choose one of those offered.
tournament-limit-most = The maximum can be from { $least } to { $most } players. Choose one of those offered.
tournament-least-most = The minimum ({ $least }) cannot be higher than the maximum ({ $most }). Change one of them.
tournament-most-entered = { $entered } players have already joined. Choose at least as many, or ask some to leave first.
tournament-taken-out = The organiser has taken you out of this tournament. Ask them to add you again.
tournament-role-gone = The role required for this tournament no longer exists. Ask { $organiser } to choose another with `/tournament panel`.
tournament-role-needed = This tournament is for { $role }, and you do not have that role. Ask a moderator for it.
tournament-clock-round = A turn cannot last longer than its round, which lasts { $hours ->
    [one] one hour
   *[other] { $hours } hours
} at most. Choose a shorter **Time per turn**, or make the round longer first.
tournament-needs-channel = A tournament is announced in a text channel of this server. Choose one.
tournament-place-closed = You cannot write in { $place }, so you cannot announce a tournament there. Choose another channel, or ask a moderator.
tournament-no-bots = A bot can neither play in a tournament nor help to organise one. Choose a person.
tournament-not-begun = The first round has not started yet. `/tournament info` shows who is taking part.
tournament-no-bracket = This tournament has no knock-out, or not yet. `/tournament standings` shows the standings.
tournament-channel-gone = The channel where { $title } was announced is gone. Nothing is lost, and all clocks are stopped. Choose another channel with `/tournament channel tournament:{ $number }`.
tournament-channel-closed = I cannot announce { $title } in { $place }. Missing permissions: { $missing }. All clocks are stopped until I can. Ask a moderator to grant them, or choose another channel with `/tournament channel tournament:{ $number }`.

## Commands
cmd-tournament = tournament
cmd-tournament-about = Tournaments and leagues
cmd-tournament-create = create
cmd-tournament-create-about = Prepare a tournament; a panel then shows the other settings
cmd-tournament-panel = panel
cmd-tournament-panel-about = Change what can still be changed (organiser)
cmd-tournament-list = list
cmd-tournament-list-about = The tournaments of this server
cmd-tournament-info = info
cmd-tournament-info-about = Everything about a tournament
cmd-tournament-standings = standings
cmd-tournament-standings-about = The standings of a tournament
cmd-tournament-pairings = pairings
cmd-tournament-pairings-about = The tables of a round
cmd-tournament-bracket = bracket
cmd-tournament-bracket-about = The bracket of the knock-out
cmd-tournament-my-table = my-table
cmd-tournament-my-table-about = Where you play, against whom, and until when
cmd-tournament-history = history
cmd-tournament-history-about = Finished tournaments and their podiums
cmd-tournament-join = join
cmd-tournament-join-about = Join a tournament
cmd-tournament-leave = leave
cmd-tournament-leave-about = Leave a tournament
cmd-tournament-check-in = check-in
cmd-tournament-check-in-about = Confirm that you are here, before the first round
cmd-tournament-start = start
cmd-tournament-start-about = Close the entries now (organiser)
cmd-tournament-pause = pause
cmd-tournament-pause-about = Stop all clocks (organiser)
cmd-tournament-resume = resume
cmd-tournament-resume-about = Start all clocks again (organiser)
cmd-tournament-drop = drop
cmd-tournament-drop-about = Take someone out of the coming rounds (organiser)
cmd-tournament-add = add
cmd-tournament-add-about = Add someone to the tournament (organiser)
cmd-tournament-result = result
cmd-tournament-result-about = Decide or correct the result of a table (organiser)
cmd-tournament-pair-again = pair-again
cmd-tournament-pair-again-about = Pair the round again, before its first move (organiser)
cmd-tournament-channel = channel
cmd-tournament-channel-about = Announce in another channel (organiser)
cmd-tournament-cancel = cancel
cmd-tournament-cancel-about = End the tournament without a podium (organiser)
cmd-tournament-log = log
cmd-tournament-log-about = What was done, by whom and when (organiser)
cmd-tournament-export = export
cmd-tournament-export-about = Standings and results as CSV files (organiser)
cmd-tournament-next-season = next-season
cmd-tournament-next-season-about = Open the next season of a league (organiser)
opt-tournament = tournament
opt-tournament-about = Which tournament, if there are several
opt-ended-season = tournament
opt-ended-season-about = The league whose season is over
opt-name = name
opt-name-about = The name of the tournament
opt-format = format
opt-format-about = The format; Swiss by default
opt-table-size = table-size
opt-table-size-about = Players per table: 2, 3 or 4
opt-rounds = rounds
opt-rounds-about = The rounds of a Swiss tournament
opt-cut = cut
opt-cut-about = How many players go on to a final knock-out; 0 for none
opt-points = points
opt-points-about = Points per place at a table, such as 5 3 2 1
opt-entry-role = role
opt-entry-role-about = The role whose members may join; @everyone for everyone
opt-channel = channel
opt-channel-about = Where it is announced and played
opt-round = round
opt-round-about = Which round
opt-table = table
opt-table-about = Which table of the round
opt-places = places
opt-places-about = The place of each seat in order, such as 1 2 2 4
opt-entrant = player
opt-entrant-about = Which player
tournament-too-few = { $entered ->
    [0] Nobody has joined
    [one] Only one player has joined
   *[other] Only { $entered } players have joined
}, and at least { $least } are needed. Wait for more, or lower **{ tournament-field-least }** in the panel, under **{ tournament-choose-terms }**.
tournament-too-few-for-tables = Only { $entered } of { $all } players have checked in so far, and full tables need at least { $least }. Check-in goes on until { $when }: wait for more.
tournament-too-few-checked = Only { $entered } of { $all } players have checked in so far, and at least { $least } are needed. Check-in goes on until { $when }: wait for more, or lower **{ tournament-field-least }** in the panel, under **{ tournament-choose-terms }**.
