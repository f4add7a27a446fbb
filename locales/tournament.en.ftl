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
told-adjudicated = ⚖️ This table of a tournament is decided: the places count as the game stood, or as the organiser has set them.
told-corrected = ⚖️ The organiser of the tournament has corrected the result of this game.

## What can be settled
tournament-field-game = Game
tournament-field-format = Format
tournament-field-size = Players at a table
tournament-field-rounds = Rounds
tournament-field-groups = Groups
tournament-field-laps = How often all meet
tournament-field-divisions = Divisions
tournament-field-moving = Promotion and relegation
tournament-field-cut = Knock-out at the end
tournament-field-points = Points by place
tournament-field-clock = Time for a turn
tournament-field-round-hours = A round lasts at most
tournament-field-closes = Entries until
tournament-field-check-in = Check-in
tournament-field-players = Players
tournament-field-least = Fewest players
tournament-field-most = Most players
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
   *[other] , all meet { $laps } times
}
tournament-plan-single = Single elimination
tournament-plan-double = Double elimination
tournament-plan-league = League, { $divisions ->
    [one] one division
   *[other] { $divisions } divisions, { $moving ->
        [0] nobody moves
       *[other] { $moving } promoted, { $moving } relegated
    }
}{ $laps ->
    [one] {""}
   *[other] , all meet { $laps } times
}
tournament-plan-cut = { $plan }, then a knock-out of the best { $cut }
tournament-size = { $count } at a table
tournament-range = { $least } to { $most }
tournament-players = { $least } to { $most } players
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
   *[other] the best { $count }
}
tournament-points-standard = 5–3–2–1 (at three: 5–3–1, at two: 3–1)
tournament-points-even = 4–3–2–1 (at three: 3–2–1, at two: 2–1)
tournament-points-steep = 7–4–2–0 (at three: 6–2–0, at two: 3–0)
tournament-points-winner = 1 for the winner alone
tournament-points-at = { $points } at tables of { $size }
tournament-hint-points = Other points? `/tournament panel tournament:{ $number } points:{ $points }`. Smaller tables keep the first places’ points and the last one’s; larger ones put the middle of the last two between them.
tournament-hint-role = A role that is not listed: `/tournament panel tournament:{ $number } role:`
tournament-hint-channel = A channel that is not listed: `/tournament panel tournament:{ $number } channel:`
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
tournament-role-all = everybody
tournament-choose-field = What do you want to change?

## Card
tournament-status-draft = A draft: only you see it. Change what you like, then press **Open entries**.
tournament-status-open = Entries are open until the organiser closes them. Press **Join** to take part.
tournament-status-open-until = Entries are open until { $when }. Press **Join** to take part.
tournament-status-check-in = Check-in until { $when }. You have joined? Press **Check in**, or you do not play.
tournament-status-running = Round { $round } is being played, until { $when }.
tournament-status-paused = ⏸ Paused: no clock runs.
tournament-status-over = It is over.
tournament-status-cancelled = It was cancelled.
tournament-tie-points = points
tournament-tie-opponents = opponents’ points per game
tournament-tie-wins = wins
tournament-tie-direct = head to head
tournament-tie-firsts = fewer first seats
tournament-tie-lot = drawing of lots
tournament-tie-buchholz = opponents’ points but the lowest
tournament-tie-sonneborn = points of those beaten
tournament-entrants-none = Nobody has joined yet.
tournament-entrants = { $count ->
    [one] **One player**: { $names }
   *[other] **{ $count } players**: { $names }
}
tournament-entrants-more = { $names } and { $count } more
tournament-promise = Fair dice and draws: before anybody joined, the bot has bound itself to SHA-256 `{ $hash }`.
button-check-in = Check in
button-my-table = My table
button-standings = Standings
button-open-entries = Open entries
button-discard = Discard
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
tournament-part-winners = Winners
tournament-part-losers = Losers
tournament-part-final = Final
tournament-semi-finals = Semi-finals
tournament-final = Final
tournament-final-again = Second final
tournament-slot-bye = no opponent
tournament-slot-from = from round { $round }, table { $table }
tournament-slot-to-come = to come
tournament-slot-loser = loser of R{ $round } T{ $table }

## Announcements
tournament-check-in-call = 🏆 **{ $title }**: press **Check in** if you are there; check-in ends { $when }. Without it you do not play.
    { $names }
tournament-round-begins = **{ $name }** begins: { $tables ->
    [0] nobody has a table
    [one] one table
   *[other] { $tables } tables
}, to be finished by { $when }. **My table** brings you to yours.
tournament-round-anew = ⚠️ The organiser has had this round paired anew{ $times ->
    [one] {""}
   *[other] , { $times } times by now
}. Its tables from before are void.
tournament-table-begins = 🏆 **{ $title }** · round { $round }, table { $table }
    { $names }: this is your table. Whoever is called under the board presses **Play**. What is not finished by { $when } is decided as it stands then, and whoever has not moved at all forfeits.
tournament-table-void = This round was paired anew: the game here is not played. `/tournament my-table` brings you to your new table.
tournament-won = { $count ->
    [one] 🥇 { $names } wins. Congratulations!
   *[other] 🥇 { $names } share the first place. Congratulations!
}
tournament-secret = The secret behind its draws and dice, now for all to check: `{ $secret }`. `/tournament standings tournament:{ $number }` shows the table again.
tournament-told-cancel = The organiser has cancelled it. Games that are being played go on as ordinary ones.
tournament-told-too-few = Too few players were there ({ $count } entered, at least { $least } are needed): it does not take place.

## Answers
tournament-joined = You take part in { $title }.
tournament-left = You no longer take part in { $title }.
tournament-checked-in = You are checked in for { $title }.
tournament-list = Tournaments in this server:
tournament-list-none = No tournament here just now. `/tournament create` makes one, `/tournament history` shows those that are over.
tournament-line = [{ $name } · { $number }]({ $link }) · { $game } · { $status }
tournament-line-until = until { $when }
tournament-line-yours = ✅ you play
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
tournament-my-paused = ⏸ The tournament is paused: no clock runs.
tournament-my-away = ⚠️ Your vacation ({ $start } to { $end }) does not count here: the clocks of this tournament go on.
tournament-my-open = { $title } has not begun yet: you are called when the organiser closes the entries.
tournament-my-open-until = { $title } has not begun yet: entries are open until { $when }. You are called when it begins.
tournament-my-check-in = { $title } is about to begin: check-in ends { $when }, and you have not checked in. Press **Check in** on the card, or use `/tournament check-in`.
tournament-my-checked-in = { $title } is about to begin: you are checked in. Check-in ends { $when }, then you are called to your table.
tournament-my-draft = { $title } is still a draft: there are no tables yet.
tournament-my-cancelled = { $title } was cancelled: there are no tables any more.
tournament-my-over = { $title } is over. You came in at place { $place } of { $count }{ $sharing ->
    [one] {""}
   *[other] { " " }(shared)
}.
tournament-my-over-group = { $title } is over. You came in at place { $place } of { $count } in group { $group }{ $sharing ->
    [one] {""}
   *[other] { " " }(shared)
}.
tournament-my-over-division = { $title } is over. You came in at place { $place } of { $count } in division { $group }{ $sharing ->
    [one] {""}
   *[other] { " " }(shared)
}.
tournament-my-over-unranked = { $title } is over. You left before your first round, so you have no place.
tournament-my-out = You are out of { $all ->
    [True] { $title }
   *[other] the knock-out of { $title }
}, at place { $place } of { $count }{ $sharing ->
    [one] {""}
   *[other] { " " }(shared)
}. `/tournament bracket` shows how it goes on.
tournament-my-out-now = You are out of { $all ->
    [True] { $title }
   *[other] the knock-out of { $title }
}: you lost in round { $round }. Your place is known when that round is over. `/tournament bracket` shows how it goes on.
tournament-my-out-unranked = You are out of the knock-out of { $title }. `/tournament bracket` shows how it goes on.
tournament-my-dropped = You have left { $title }, or were taken out of it: you are paired no more. What you have won stays in the standings.
tournament-my-dropped-may-return = You have left { $title }, or were taken out of it: you are paired no more. **Join** on the card still brings you back.
tournament-my-late = You take part in { $title } from round { $round } on, and are called when it begins. { $until }
tournament-my-waits = You go on in { $title } without a game in round { $round }, and are called when your next one begins. { $until }
tournament-my-rest = In { $title } you sit out round { $round }: the number does not come out even. You are called when the next one begins. { $until }
tournament-my-bye = In { $title } you have a bye in round { $round }: no game, and { $points ->
    [one] one point
   *[other] { $points } points
}, as for a win. You are called when the next round begins. { $until }
tournament-my-walkover = In { $title } your opponent of round { $round } has left: no game, and { $points ->
    [one] one point
   *[other] { $points } points
}, as for a win. You are called when the next round begins. { $until }
tournament-my-done = { $title }, round { $round }: your table { $table } is decided. Your place: { $place } ({ $count ->
    [one] { $points } point
   *[other] { $points } points
}). { $tables ->
    [0] The next round is about to begin.
    [one] One table is still being played.
   *[other] { $tables } tables are still being played.
} { $until }
tournament-my-knockout-on = { $title }, round { $round }: table { $table } is decided, and you go on. { $tables ->
    [0] The next round is about to begin.
    [one] One table is still being played.
   *[other] { $tables } tables are still being played.
} { $until }
tournament-my-knockout-second = { $title }, round { $round }: you lost at table { $table }, for the first time, and are still in. `/tournament bracket` shows where you play on. { $tables ->
    [0] The next round is about to begin.
    [one] One table is still being played.
   *[other] { $tables } tables are still being played.
} { $until }
tournament-my-forfeited = { $title }, round { $round }: you did not move at table { $table }, so it is a forfeit without points. { $tables ->
    [0] The next round is about to begin.
    [one] One table is still being played.
   *[other] { $tables } tables are still being played.
} { $until }
tournament-my-between = { $title }: round { $round } is over for you. You are called when the next one begins. { $until }
tournament-leave-sure = { $title } is being played: if you leave, you are paired no more. What you have won stays in the standings. Are you sure?
tournament-leave-sure-table = You are at table { $table } of round { $round } of { $title }. If you leave, you forfeit it and come last there, and you are paired no more. Are you sure?
tournament-opened-now = The entries of { $title } are open: the card is in { $place }. `/tournament start` closes them, `/tournament panel` changes what may still be changed.
tournament-discarded = The draft of { $title } is deleted.
tournament-closed-now = The entries of { $title } are closed.
tournament-closed-round = Round 1 is being paired: its tables open at once.
tournament-closed-check-in = Check-in runs until { $when }, then round 1 begins by itself.
tournament-paused-now = { $title } is paused: no clock runs until `/tournament resume`.
tournament-resumed-now = { $title } goes on.
tournament-dropped-now = { $user } no longer takes part in { $title }. At a running table a bot plays on in their place, which counts as last.
tournament-added-now = { $user } takes part in { $title }.
tournament-result-now = Round { $round }, table { $table } of { $title }: { $result }.
tournament-result-tied = ⚖️ Equal places in a knock-out: { $rule }.
tournament-season-waiting = { $title }, its next season, has not begun: its divisions will follow this result.
tournament-season-begun = ⚠️ { $title }, its next season, has begun already: its divisions stay as they are.
tournament-paired-now = Round { $round } of { $title } is paired anew: { $tables ->
    [one] one new table
   *[other] { $tables } new tables
}. The old ones are closed without a result, and everybody is called to their new place.
tournament-channel-now = { $title } is announced in { $place } from now on.
tournament-cancel-sure = { $title } would end without a podium; any game that is being played goes on as an ordinary one. Are you sure?
tournament-cancel-old = Another round has begun since you asked. Use `/tournament cancel` again if you still want it to end.
tournament-cancelled-now = { $title } is cancelled.
tournament-export = { $title }: standings and results. Columns are parted by commas, decimals by a point.

## Log
tournament-log = **Log of { $title }**
tournament-log-itself = the bot
tournament-log-open = opens the entries
tournament-log-settle = changes the terms
tournament-log-channel = announces in { $channel }
tournament-log-join = joins
tournament-log-add = adds { $user }
tournament-log-leave = leaves
tournament-log-drop = drops { $user }
tournament-log-start = closes the entries
tournament-log-begin = begins the tournament
tournament-log-round = pairs round { $round }
tournament-log-result = round { $round }, table { $table }: places { $places }
tournament-log-absent = counts { $user } absent in round { $round }
tournament-log-pause = pauses the tournament
tournament-log-halt = pauses: its channel cannot be reached
tournament-log-resume = resumes the tournament
tournament-log-correct = round { $round }, table { $table }: places { $places } instead of { $before }
tournament-log-pair-again = pairs round { $round } anew
tournament-log-over = ends it: all rounds are played
tournament-log-cancel = cancels the tournament
tournament-log-too-few = calls it off: too few players

## Refusals
no-such-tournament = There is no tournament { $number } here. `/tournament list` shows those of this server.
no-tournament-here = No tournament fits here just now. `/tournament list` shows those that run, `/tournament create` makes one.
which-tournament = There are several tournaments: { $tournaments }. Say which with the option `tournament`.
tournament-offer-round = Round { $round } · { $tables ->
    [0] all tables decided
    [one] one table being played
   *[other] { $tables } tables being played
}
tournament-offer-table = { $table } · { $names }
only-organiser = That is for the organiser, { $organiser }, and for those who moderate this server.
tournament-changed = The tournament has just changed. Look at its card and try again.
tournament-over = This tournament is over. `/tournament standings` shows how it ended.
tournament-not-over = This season is still being played. Open the next one when it is over.
tournament-no-league = Only a league has a next season. Create another tournament with `/tournament create`.
tournament-draft = This tournament is still a draft. Open its entries in the panel first: `/tournament panel`.
tournament-opened = The entries of this tournament are open already. To end it, use `/tournament cancel`.
tournament-settled = That can no longer be changed: people have joined on these terms. `/tournament panel` shows what still can.
tournament-closes-past = That moment is past. Choose another end of the entries.
tournament-full = This tournament is full: { $most } players take part. Wait until somebody leaves, or join another: `/tournament list`.
tournament-full-other = { $user } cannot be added: the tournament is full with { $most } players. Before it begins you can raise **Most players** in `/tournament panel`.
tournament-entered-other = { $user } takes part already. `/tournament info` lists who does.
tournament-not-entered = You do not take part in this tournament. As long as its card shows **Join**, you can.
tournament-left-already = You have left this tournament already. `/tournament standings` shows how it goes on.
tournament-no-check-in = There is no check-in just now. The card tells when there is.
tournament-started = The entries of this tournament are closed already. `/tournament info` tells how it stands.
tournament-not-running = This tournament is not being played just now. `/tournament info` tells how it stands.
tournament-added-role = They do not have { $role }, which others need to join.
tournament-paused-already = This tournament is paused already. `/tournament resume` lets it go on.
tournament-season-unplayed = This season has not been played yet. Open the next one when it is over.
tournament-not-paused = This tournament is not paused. `/tournament info` tells how it stands.
tournament-table = This table belongs to tournament { $number }, so its organiser decides about it: ask for `/tournament pause`, `/tournament result` or `/tournament drop`. You can still play, or give up with `/game resign`.
tournament-table-paused = Tournament { $number } is paused, and this table with it. Wait until its organiser lets it go on.
tournament-limit-round-hours = A round lasts from { $least } to { $most } hours. Choose one of those offered.
tournament-limit-check-in-minutes = A check-in lasts from { $least } to { $most } minutes. Choose one of those offered.
tournament-limit-least = At least { $least } and at most { $most } players can be asked for. Choose one of those offered.
tournament-limit-most = From { $least } to { $most } players can be let in. Choose one of those offered.
tournament-least-most = At least { $least } players and at most { $most } cannot both be. Change one of the two.
tournament-most-entered = { $entered } have entered already. Choose at least as many, or ask some to leave first.
tournament-taken-out = The organiser has taken you out of this tournament. Ask them to add you again.
tournament-role-gone = The role that this tournament is for no longer exists. Ask { $organiser } to choose another with `/tournament panel`.
tournament-role-needed = This tournament is for { $role }, and you do not have that role. Ask a moderator for it.
tournament-clock-round = A turn cannot last longer than its round, which is { $hours ->
    [one] one hour
   *[other] { $hours } hours
} at most. Choose a shorter **Time for a turn**, or a longer round first.
tournament-needs-channel = A tournament is announced in a text channel of this server. Choose one.
tournament-place-closed = You may not write in { $place }, so you cannot announce there either. Choose another channel, or ask a moderator.
tournament-no-bots = A bot cannot take part in a tournament. Choose a person.
tournament-not-begun = The first round has not begun yet. `/tournament info` shows who takes part.
tournament-no-bracket = There is no knock-out in this tournament, or not yet. `/tournament standings` shows how it stands.
tournament-channel-gone = The channel in which { $title } was announced is gone. Nothing is lost, and no clock runs: choose another with `/tournament channel tournament:{ $number }`.
tournament-channel-closed = I cannot announce { $title } in { $place }: I lack { $missing }. No clock runs until I can. Ask a moderator to grant it, or choose another channel with `/tournament channel tournament:{ $number }`.

## Commands
cmd-tournament = tournament
cmd-tournament-about = Tournaments and leagues
cmd-tournament-create = create
cmd-tournament-create-about = Prepare a tournament; a panel then shows everything else
cmd-tournament-panel = panel
cmd-tournament-panel-about = Change what may still be changed (organiser)
cmd-tournament-list = list
cmd-tournament-list-about = Tournaments of this server
cmd-tournament-info = info
cmd-tournament-info-about = All about a tournament
cmd-tournament-standings = standings
cmd-tournament-standings-about = Who stands where
cmd-tournament-pairings = pairings
cmd-tournament-pairings-about = The tables of a round
cmd-tournament-bracket = bracket
cmd-tournament-bracket-about = The knock-out
cmd-tournament-my-table = my-table
cmd-tournament-my-table-about = Where you play, with whom, and until when
cmd-tournament-history = history
cmd-tournament-history-about = Tournaments that are over, with their first three
cmd-tournament-join = join
cmd-tournament-join-about = Take part
cmd-tournament-leave = leave
cmd-tournament-leave-about = No longer take part
cmd-tournament-check-in = check-in
cmd-tournament-check-in-about = Say that you are there, before the first round
cmd-tournament-start = start
cmd-tournament-start-about = Close the entries now (organiser)
cmd-tournament-pause = pause
cmd-tournament-pause-about = Stop all clocks (organiser)
cmd-tournament-resume = resume
cmd-tournament-resume-about = Let all clocks run again (organiser)
cmd-tournament-drop = drop
cmd-tournament-drop-about = Take somebody out: they are paired no more (organiser)
cmd-tournament-add = add
cmd-tournament-add-about = Enter somebody (organiser)
cmd-tournament-result = result
cmd-tournament-result-about = Decide or correct a table (organiser)
cmd-tournament-pair-again = pair-again
cmd-tournament-pair-again-about = Pair the round anew, before its first move (organiser)
cmd-tournament-channel = channel
cmd-tournament-channel-about = Announce in another channel (organiser)
cmd-tournament-cancel = cancel
cmd-tournament-cancel-about = End it without a podium (organiser)
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
opt-name-about = What it is called
opt-format = format
opt-format-about = Swiss, unless you say otherwise
opt-table-size = table-size
opt-table-size-about = Players at a table: 2, 3 or 4
opt-rounds = rounds
opt-rounds-about = Rounds of a Swiss
opt-cut = cut
opt-cut-about = How many play a knock-out at the end; 0 for none
opt-points = points
opt-points-about = Points by place at a table, as in 5 3 2 1
opt-entry-role = role
opt-entry-role-about = The role whose members may join; @everyone for all
opt-channel = channel
opt-channel-about = Where it is announced and played
opt-round = round
opt-round-about = Which round
opt-table = table
opt-table-about = Which table of the round
opt-places = places
opt-places-about = The place of each seat in order, as in 1 2 2 4
opt-entrant = player
opt-entrant-about = Who
tournament-too-few = { $entered ->
    [0] Nobody has entered
    [one] Only one player has entered
   *[other] Only { $entered } have entered
}, and at least { $least } are needed. Wait for more, or lower **Fewest players** in `/tournament panel`.
