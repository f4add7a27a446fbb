# My games, the next one, finished games, replays, and what is stored about a person.

games-page = (page { $page } of { $pages })
games-since = your turn came { $since }
games-until = it ends { $until }
games-tournament = 🏆 { $name }
games-round-ends = the round ends { $when }
games-elsewhere = in { $server }
button-page-back = ◀ Back
button-page-on = More ▶
button-next-game = Next game: #{ $number } { $game }
next-none = No other game is waiting for you. `/games` lists them all.
next-elsewhere = The game that waits for you is in another server.

end-length = { $turns ->
    [one] One turn
   *[other] { $turns } turns
} in { $time }.
lasting-minutes = { $minutes } min
lasting-hours = { $hours } h { $minutes } min
lasting-days = { $days ->
    [one] one day
   *[other] { $days } days
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
button-replay = Replay

cmd-stats = stats
cmd-stats-about = How somebody has done in this server
cmd-replay = replay
cmd-replay-about = See a whole game again, or one move of it
cmd-data = data
cmd-data-about = What the bot stores about you
cmd-data-export = export
cmd-data-export-about = All that is stored about you, in one file
cmd-data-delete = delete
cmd-data-delete-about = Delete all that is stored about you
opt-player = player
opt-player-about = Whose record; yours if you leave it out
opt-public = public
opt-public-about = Show it to everybody here
opt-move = move
opt-move-about = Only the board after this move, 0 for the start

stats-title = **Games of { $name } in this server**
stats-none = { $name } has not finished a game against others here yet. `/game new` opens a table.
stats-none-you = You have not finished a game against others here yet. `/game new` opens a table.
stats-games = **{ $game }** · { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [0] no win
    [one] one win ({ $share } %)
   *[other] { $wins } wins ({ $share } %)
}
stats-places = Places: { $places } · { $average } on average
stats-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} × { $count }
stats-shared = Shared first places: { $shared }
stats-streak = Wins in a row: { $now } now, { $best } at best
stats-unplayed = { $count ->
    [one] One game
   *[other] { $count } games
} ended before everybody could move: no rating for that.
stats-longest = Longest game: { $turns ->
    [one] one turn
   *[other] { $turns } turns
} (#{ $number })
stats-fastest = Fastest win: { $turns ->
    [one] one turn
   *[other] { $turns } turns
} (#{ $number })

replay-drawing = Drawing { $game } · game { $number }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}. This takes a few seconds …
replay-done = { $game } · game { $number }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}. `/replay number:{ $number } move:…` shows one of them.
replay-shortened = It is a long game: one move of { $step } is shown.
replay-running = The game is still running: you see what everybody at the table sees. After the end a replay shows what was hidden.
replay-alt = Animated replay of { $game }, game { $number }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}. At the end: { $last }
replay-still = **{ $game } · game { $number }, { $move ->
    [0] the start
   *[other] move { $move } of { $moves }
}**
replay-entry-resign = { $name } gave up.
replay-entry-depart = { $name } gave up; the others play on without that seat.
replay-entry-undo = { $name } took a move back.
replay-entry-replace = Somebody else took over the seat of { $name }.
replay-entry-draw = Everybody agreed to a draw.
replay-entry-stop = The game was ended here.
replay-entry-adjudicate = The result was decided for a tournament.
replay-entry-abandon = Nobody played on; the game was ended here.
button-move-back = ◀ Move before
button-move-on = Next move ▶
replay-no-move = This game has { $moves ->
    [one] one move
   *[other] { $moves } moves
} so far. Give a number from 0 to { $moves }.
replay-other-rules = Game { $game } was played by older rules, which this version of the bot can no longer replay. `/board` still shows how it ended.
verify-other-rules = Game { $game } was played by older rules, which this version of the bot can no longer replay: it proves nothing either way. `/board` still shows how it ended.
replay-daily = Others are still searching today’s maze. Replay it without `public`, or show it tomorrow.

data-exported = All that is stored about you: your seats, your moves, your settings. Nobody else sees this message.
data-delete-asked = This deletes your name and your Discord id from everything the bot stores, and your settings with them. Games you finished keep a nameless seat. { $count ->
    [0] You have no running game.
    [one] Your running game is handed to the bot, as if you gave up.
   *[other] Your { $count } running games are handed to the bot, as if you gave up.
} Messages already posted in Discord stay there, and backups of the bot’s host until they are replaced. This cannot be undone. `/data export` gives you a copy first.
button-forget = Delete everything about me
data-deleting = Deleting …
data-deleted = Done: nothing that is stored names you any more. If you play again, you begin anew.
data-still-playing = You sat down at a table meanwhile, so nothing was deleted. Leave it and press `/data delete` again.
