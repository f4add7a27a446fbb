# My games, the next one, finished games, replays, and what is stored about a person.

games-page = (page { $page } of { $pages })
games-part = (games { $first } to { $last })
list-unreadable = Game { $number } cannot be read; my log tells whoever runs me why
games-since = your turn started { $since }
games-until = your time runs out { $until }
games-tournament = 🏆 { $name }
games-round-ends = the round ends { $when }
games-elsewhere = in { $server }
button-page-back = ◀ Back
button-page-on = More ▶
button-next-game = Next game: { $game } · game { $number }
next-none = No other game is waiting for you. `/games` lists them all.
next-elsewhere = The game that is waiting for you is in another server: `/games` takes you there.

end-length-unplayed = Over after { $time }, before the first turn.
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
cmd-stats-about = A player’s record in this server
cmd-replay = replay
cmd-replay-about = Watch a whole game again, or see one of its turns
cmd-data = data
cmd-data-about = What the bot stores about you
cmd-data-export = export
cmd-data-export-about = Get everything that is stored about you in one file
cmd-data-delete = delete
cmd-data-delete-about = Delete everything that is stored about you
opt-player = player
opt-player-about = Whose record; leave empty for yours
opt-public = public
opt-public-about = Show it to everyone here
opt-turn = turn
opt-turn-about = Only the board after this turn; 0 for the start

stats-title = **Games of { $name } in this server**
stats-none = { $name } has not finished a game against others here yet. `/game new` opens a table.
stats-none-you = You have not finished a game against others here yet. `/game new` opens a table.
stats-games = **{ $game }** · { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [0] no wins
    [one] one win ({ $share }%)
   *[other] { $wins } wins ({ $share }%)
}
stats-places = Places: { $places } · average place: { $average }
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
} ended before everyone had moved and did not count for the rating.
stats-longest = Longest game: { $turns ->
    [one] one turn
   *[other] { $turns } turns
} (game { $number })
stats-fastest = Fastest win: { $turns ->
    [one] one turn
   *[other] { $turns } turns
} (game { $number })

replay-drawing = Drawing { $game } · game { $number }. This takes a few seconds…
replay-done = { $game } · game { $number }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. `/replay number:{ $number } turn:…` shows a single turn.
replay-shortened = This is a long game: only one turn in { $step } is shown.
replay-running = This game is still being played: you see what everyone at the table sees. When it is over, the replay also shows what was hidden.
replay-alt = Animated replay of { $game }, game { $number }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. At the end: { $last }
replay-still = **{ $game } · game { $number }, { $turn ->
    [0] the start
   *[other] turn { $turn } of { $turns }
}**
replay-still-after = **{ $game } · game { $number }, after { $turns ->
    [0] the start
    [one] its only turn
   *[other] turn { $turns } of { $turns }
}**
replay-entry-resign = { $name } gave up.
replay-entry-depart = { $name } gave up; the others play on without that seat.
replay-entry-replace = Someone else took over the seat of { $name }.
replay-entry-draw = Everyone agreed to a draw.
replay-entry-stop = The game was ended here.
replay-entry-adjudicate = The result was decided for a tournament.
replay-entry-abandon = Nobody was playing any more; the game was ended here.
button-turn-back = ◀ Previous turn
button-turn-on = Next turn ▶
replay-no-turn = This game has { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. Give a number from 0 to { $turns }.
replay-other-rules = Game { $game } was played by older rules, which this version of the bot can no longer replay. `/board` still shows how it ended.
verify-other-rules = Game { $game } was played by older rules, which this version of the bot can no longer replay. That proves nothing either way. `/board` still shows how it ended.
replay-daily = Others are still playing today’s puzzle. Replay it without `public`, or share it tomorrow.
## The look back
button-review = Review
picture-review-turns = Turns
picture-review-end = end
chance = { $share }%
review-begins = Looking back at this game…
review-progress = Looking back at this game: step { $turn } of { $turns }…
review-progress-own = Looking for better ways to play your turns: { $turn } of { $turns }…
review-title = **{ $game } · game { $number }: how the chances changed**
review-picture = Chances to win · { $game } · game { $number }
review-swing = **{ $number }** · turn { $turn }: { $story }
    -# Chances: { $chances }
review-change = { $name } { $before }% → { $after }%
review-unseen = nothing that others could see.
review-end = **End** · { $story }
review-end-chances = -# Chances: { $chances }
review-end-resigned = { $names } gave up.
review-end-agreed = Everyone agreed to a draw.
review-end-adjudicated = The game counted as it stood.
review-end-decided = The organiser decided the result.
review-end-ranked-last = Whoever gives up ranks below all who stay.
review-end-abandoned = Nobody was playing any more. Nobody has won, so the curve ends where the game stood.
review-end-stopped = The game was ended early. Nobody has won, so the curve ends where the game stood.
review-costly = **Turns that Minos, the expert, would have played better**
review-no-costly = In none of your turns is Minos, the expert, sure of a better way to play it.
review-turn = ▸ **Turn { $turn }**: about { $cost } points of your chances lost
review-made = Played: { $made }
review-better = Minos’s choice: { $better }
review-better-drawn = Minos’s choice, shown in the picture: { $better }
review-wait = wait with this: { $made }
review-alt = Curve of everyone’s chances over { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
review-alt-swings = Largest swings: { $swings }.
review-alt-swing = turn { $turn }: { $name } from { $before }% to { $after }%
review-alt-course = { $step ->
    [one] Percent at the start and after each turn
   *[other] Percent at the start and after every { $step } turns
}: { $seats }.
review-alt-course-end = { $step ->
    [one] Percent at the start, after each turn and in the end
   *[other] Percent at the start, after every { $step } turns and in the end
}: { $seats }.
review-alt-seat = { $name } { $chances }
review-alt-better = What Minos would have chosen. { $board }
review-busy = The expert has no time right now. Press **Review** again in a minute.
review-running = This game is still being played. Press **Review** when it is over.
review-alone = A game for one has no chances to compare. Try **Replay** instead.
review-nothing = Nobody made a move in this game, so there is nothing to look back at.
since-nothing = Nothing has happened since your last turn.
since-alt = Short film of what has happened since your last turn. At the end: { $last }
cmd-settings-motion = motion
cmd-settings-motion-about = See what happened since your last turn as a short film, or as one picture
opt-motion = films
opt-motion-about = A moving picture, or one that stands still
motion-on = moving pictures
motion-off = still pictures
motion-set-on = “Story” now shows you a short film.
motion-set-off = “Story” now shows you one picture, with the last move drawn on it. Nothing moves.

data-exported = This is everything the bot stores about you: your seats, your moves, your settings. Nobody else can see this message.
data-delete-asked = This deletes your name, your Discord id and your settings from everything the bot stores. The games you finished keep a seat without a name. { $count ->
    [0] You have no running games.
    [one] A bot takes over your running game, as if you had given up; where nobody else plays, it ends.
   *[other] Bots take over your { $count } running games, as if you had given up; where nobody else plays, the game ends.
} Messages already posted on Discord stay there. Backups made by the bot’s host keep your data until they are replaced. You cannot undo this. `/data export` gives you a copy first.
data-delete-waiting = { $count ->
    [one] You also leave your table that has not started
   *[other] You also leave your { $count } tables that have not started
}: a table without people is closed.
data-delete-tournaments = You also lose your place in tournaments that have not ended.
button-forget = Delete everything about me
data-deleting = Deleting…
data-deleted = Done. Nothing the bot stores names you any more. If you play again, you start from scratch.
data-still-playing = You joined a table in the meantime, so nothing was deleted. Leave it, then use `/data delete` again.
