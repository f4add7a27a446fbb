# The frame: tables, lobby, lists, settings, refusals. Parts of one game stand in its own file.

## Tables
board-title = { $game } · game { $number }
bot-name = { $level ->
    [easy] Icarus
    [expert] Minos
   *[other] Ariadne
}
bot-name-again = { $name } { $number ->
    [2] II
    [3] III
   *[other] { $number }
}
resigned-name = { $name } (bot)
gave-up-name = { $name } (gave up)
nameless = Player { $number }
host = host
level-easy = easy
level-normal = normal
level-expert = expert

## Lobby
lobby-lobby = A table of { $host }. **Join** gives you a seat; **Start**, which is for the host, begins the game.
lobby-missing = **Start** still waits for { $count ->
    [one] one more person or bot
   *[other] { $count } more people or bots
}.
lobby-cancelled = Everybody has left: the table is closed.
lobby-ended = This table was closed before the game began.
lobby-expired = Nothing has happened at this table for 7 days: it is closed.
lobby-rated = 🏅 **Rated** among people, without hints
lobby-casual = 🎲 **Casual**: hints, no ratings
lobby-casual-bots = 🎲 **Casual**, as a bot plays: hints, no ratings
lobby-closes = This table closes { $when } if nothing changes.
seats-free = { $count ->
    [one] ○ one free seat
   *[other] ○ { $count } free seats
}
dice-promise-over = Fair dice: before anyone joined, the bot committed to `{ $hash }`. `/verify` proves that it kept its word.
dice-promise = Fair dice: the bot has already committed to `{ $hash }`. After the game, `/verify` proves that it kept its word.
button-join = Join
button-leave = Leave
button-add-bot = Add a bot
button-options = Options
button-rules = Rules
button-start = Start
button-remove-bot = Remove a bot
button-play = Play
button-story = Story
button-again = Play again
button-result = Result
button-new-table = Open a table
button-confirm = Confirm
button-stay = Stay here
button-hint = Hint
button-rated = Make it rated
button-casual = Make it casual
button-back = ◀ Back
button-on = Next ▶
pick-title = Your colour
pick-any = Any colour
options-panel = Choose your colour and the rules of this table. Each choice applies at once.
options-panel-rated = 🏅 **Rated** as long as no bot plays; no hints
options-panel-guest = Choose your colour. Only the host can change the rules of this table.
thread-name = { $game } · { $number }
joined = You have joined game { $game }.
left = You have left game { $game }.
bot-added = { $bot } ({ $level }) has joined game { $game }.
bot-removed = A bot has left game { $game }.
options-changed = Done. The card of game { $game } is up to date.
started = Game { $game } has started.
no-thread = I am not allowed to open a thread here, so the game is played in this channel. (A moderator can give me the permission “Create Public Threads”.)

## Board
your-turn = { $count ->
    [one] { $name }, it is your turn: press **Play**.
   *[other] { $name }, you are all to play: press **Play**.
}
turn-of = { $count ->
    [one] It is { $name }’s turn.
   *[other] To play: { $name }.
}
bot-stuck = { $name } could not move. Use `/board` to make this bot try again.
told-resigned = { $name } gives up. A bot now plays that seat.
told-resigned-end = { $name } gives up.
story-title = What happened?
story-since = What happened since your last turn?
story-end = The end of the game
essence-more = ({ $count ->
    [one] 1 more thing
   *[other] { $count } more things
} happened)
story-none = Nothing has happened yet that the board does not show.
result-title = Result
rank-line = **{ $place }.** { $name } — { $score }
seed-shown = Anyone can now check the dice: `/verify number:{ $number }`.
option-line = { $option }: { $value }
list-and = { $first } and { $second }
list-parts = { $first }; { $second }
list-pair = { $name }: { $value }
option-rated = Rated or casual
option-rated-rated = Rated: it counts for ratings, without hints
option-rated-casual = Casual: hints are allowed, no ratings
counts-rated = Rated: this result counts for your ratings.
counts-casual = Casual: this result counts for no rating.
unrated-short = Not rated: the game ended too early to say anything.
unrated-often = Not rated: the same people count three times a day at most.
no-hints = There are no hints here: this game compares players. A casual table, or a game against a bot, has them.
button-ahead = Prepare a move
button-prepare = Keep for my turn
button-unprepare = Drop it
prepare-lead = ⏳ It is not your turn yet. Try a move on the board as it lies, and keep it.
prepare-kept = ⏳ Kept. When your turn comes, I play it at once if it still does the same; otherwise your panel opens with it.
prepare-late = It is your turn now: confirm your move here.
prepare-dropped = Your prepared move is dropped.
prepare-none = You have no prepared move here.
prepare-changed = The board has changed since you prepared your move: check it, or choose another one.
nothing-to-prepare = In this game nothing can be prepared: a turn begins with chance or with a secret.
told-prepared = ⏳ { $name } had prepared this move.
hint-lead = 💡 This is what a bot would do. Take the advice, or choose something else.
move-noted = Done. Others still have to act; the new board comes after that.
move-made = Done. The new board is on its way.
move-made-alone = Done. The board above is up to date; play on here.
move-made-then = Done. Play on here after { $count ->
    [one] { $name }’s turn
   *[other] the bots’ turns
}.
bot-thinking = { $name } is thinking…
button-onward = Play on
button-other-games = Other games
panel-renewed = The board has changed since this panel was drawn. Here is the current position.
panel-goes-on = You have made other choices in another panel since this one was drawn. Here they all are: confirm them if they suit you.
resigned = You have given up game { $game }.
resigned-end = You have given up game { $game }, which ends here. [The result]({ $link })
resign-asked = Give up { $game }, game { $number }, for good? A bot will play your seat, and you will be ranked below { $behind }, unless they give up, too.
resign-asked-daily = Give up the maze of the day for good? It counts as not solved, the ranking says so, and you cannot begin it again.
resigned-daily = You have given up the maze of the day: it counts as not solved. `/daily` shows the rankings; the next maze is there tomorrow.
resign-asked-alone = Give up { $game }, game { $number }, for good? The game will end at once.
resign-asked-end = Give up { $game }, game { $number }, for good? The game will end at once, and you will be ranked below { $behind }.
button-resign = Give up
depart-asked = You can also give up without a bot: nobody takes your seat, and the others play on without it and without what you hold. You are ranked below them all the same.
button-depart = Give up without a bot
seat-must-be-played = Giving up without a bot is no longer possible here. **More…**, under the board, says what giving up means at this table now.
moved-here = I could no longer show game { $game } where it was. It continues here.

## Lists
games-title = { $count ->
    [one] You have one game:
   *[other] You have { $count } games:
}
games-none = You have no running game. Press here to open a table, or play the puzzles of the day with `/daily`.
waits-for-you = 👉 { $line }
list-title = Tables in this server:
list-none = There are no tables here. Press below to open one.
list-lobby = [{ $game } · game { $number }]({ $link }) · open · { $names }
list-playing = [{ $game } · game { $number }]({ $link }) · { $names } · turn: { $turn }
list-you = you
list-paused = [{ $game } · game { $number }]({ $link }) · { $names } · ⏸ paused

## Settings
language-fr = Français
language-en = English
language-auto = same as Discord
whose-me = me
whose-server = this server
place-thread = in its own thread
place-channel = in the channel
language-set-me-fr = I will answer you in French.
language-set-me-en = I will answer you in English.
language-set-me-auto = I will answer you in the language of your Discord.
language-set-server-fr = The boards of this server will be in French.
language-set-server-en = The boards of this server will be in English.
language-set-server-auto = The boards of this server will be in the server’s Discord language.
setting-now = `{ $command }` is set to **{ $value }**. To change it, add `{ $option }:`.
where-set-thread = From now on, each new game is played in its own thread.
where-set-channel = From now on, new games are played in the channel.
hosts-set-all = From now on, everyone may open tables.
hosts-set-role = From now on, only { $role } and people who manage the server may open tables.

## Help

rules-of-table = Game { $number } · { $options }.
rules-about = { $count ->
    [one] Page { $pages } is about this.
   *[other] Pages { $pages } are about this.
}
rules-house = *House rule* marks what we have added, and how we read the printed rules where they leave a question open.
rules-page = **{ $game }** · rules { $page }/{ $pages }

## Fair dice
verified = ✅ Game { $game } was replayed move by move and matches these dice exactly.
    Commitment before the game: `{ $hash }`
    Secret: `{ $secret }`
    Seed: `{ $seed }`
    The file holds the whole game; `python -m engine verify FILE` checks it on your own computer.
not-verified = ❌ Game { $game } does not come out the same when it is replayed. Please report this, with the file below.
    Commitment before the game: `{ $hash }`
    Secret: `{ $secret }`
    Seed: `{ $seed }`
verify-running = Game { $game } is still being played; its dice stay secret until the end. Try again when it is over.
verify-daily = A puzzle of the day has one seed for the whole server. `/daily show:yesterday’s rankings` shows it the day after.

## Refusals
no-such-game = There is no game { $game } here. `/games` lists yours.
other-game = Game { $game } is played with other commands: it is another kind of game.
game-not-started = Game { $game } has not started yet: on its card, **Start** is for the host.
seat-left = You have left this game, which goes on without you. `/game list` shows tables that you can join.
game-over = This game is over. **Play again** opens a new table.
again-not-seated = **Play again** brings those together who played this game. Press here to open a table of { $game } of your own.
not-seated = You are not seated at this table. `/game list` shows tables that you can join.
not-your-turn-alone = It is not your turn yet: a bot plays first. Press **Play** once the board has changed.
not-your-turn = It is not your turn: the board says whose it is, and a message will call you.
board-changed = Someone was quicker: the board has changed. Press **Play** again to see the current board.
already-done = That has already been done.
lobby-closed = This table is closed. **Open a table**, on its card, gives you another.
lobby-started = Game { $game } has begun: [here is its board]({ $link }).
lobby-changed = The table has just changed. Look at its card and try again.
only-host = Only the host can do that: { $host }.
already-seated = You already have a seat at this table. The game begins when the host presses **Start**.
already-seated-host = You already have a seat, and this table is yours: press **Start** when everyone is here, or **Add a bot**.
table-full = This table is full: all { $seats } seats are taken. Open another with `/game new`.
no-bot-seated = There is no bot to remove from this table.
pick-taken = That colour is taken. Choose another one.
join-first = Press **Join** to take a seat first; then you can choose a colour.
too-few-players = You need at least { $least } players to start; this table has { $now } so far. Invite someone, or add a bot.
option-not-understood = I do not know that choice. Pick one from the list that Discord shows as you type.
no-lobby-here = No table is waiting in this channel. Open one with `/game new`.
no-game-here = You have no running game here. `/games` lists your games, `/game new` opens a table.
which-game = Several games are possible. Choose one with the option `number`:
    { $games }
which-game-line = { $title } · with { $names } · { $place }
which-game-alone = { $title } · { $place }
may-not-host = In this server, only { $role } may open tables. Ask one of them, or join an open table: `/game list`.
cannot-play-here = I cannot run a game here. Missing permissions: { $missing }. Ask a moderator to grant them, or try another channel.
home-closed = Your move is saved, but I cannot post in { $place }. Missing permissions: { $missing }. Ask a moderator to grant them, or use `/board number:{ $game }` in another channel to continue there.
home-gone = Your move is saved, but the place where game { $game } was played is gone. Use `/board number:{ $game }` in another channel to continue there.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-attach-files = “Attach Files”
permission-manage-threads = “Manage Threads” (the thread is locked)
needs-manage-server = This setting is for the whole server. You need the permission “Manage Server” to change it.
commands-changed = That command has changed or is gone. Type `/` to see today’s commands, or use `/help`; Discord may show the old ones for a while.
only-in-servers = That only works in a server. Try again in a channel of your server.
unknown-button = That button no longer works. Use `/games` to find your games as they are now.
store-failed = I cannot store anything just now, so nothing has changed. Whoever runs me can see why in my log. Try again in a few minutes.
answer-failed = Discord did not take my answer. What you did may have counted: `/board` shows the state of your game.
too-many-tables = You have { $count } open tables in this server. Start or leave one of them first: `/games` lists them.
too-many-tables-here = This server has { $count } open tables. Join one of them: `/game list` shows them.
too-much-at-once = You have asked for a lot at once. Wait until some of it is here, then ask again.
our-error = Something went wrong on our side. `/board` shows the state of your game. Try again; if it keeps failing, report error `{ $id }`.
no-such-seat = This table has no such seat.
unknown-action = This game has no such action.
no-such-level = That strength does not exist. Choose one that Discord offers.
seat-count = This game is for { $least } to { $most } players.
picks-clash = Two seats have the same colour. One of them has to change it with **Options**.

## Commands
cmd-game = game
cmd-game-about = Open, join and start games
cmd-game-new = new
cmd-game-new-about = Open a table in this channel
cmd-game-join = join
cmd-game-join-about = Sit down at an open table
cmd-game-leave = leave
cmd-game-leave-about = Leave a table that has not started
cmd-game-start = start
cmd-game-start-about = Start the game you host
cmd-game-add-bot = add-bot
cmd-game-add-bot-about = Add a bot to your table
cmd-game-remove-bot = remove-bot
cmd-game-remove-bot-about = Remove a bot from your table
cmd-game-options = options
cmd-game-options-about = Choose your colour and the rules of a table
cmd-game-prepare = prepare
cmd-game-prepare-about = Prepare your next move while you wait
cmd-game-resign = resign
cmd-game-resign-about = Give up a running game
cmd-game-board = board
cmd-game-board-about = Show the board again, only to you
cmd-game-list = list
cmd-game-list-about = Open and running tables of this server
cmd-games = games
cmd-games-about = Your games, starting with those that wait for you
cmd-board = board
cmd-board-about = Show the board again, only to you
cmd-rules = rules
cmd-rules-about = The rules of a game, with pictures
cmd-help = help
cmd-help-about = What you can do here
cmd-daily = daily
cmd-daily-about = Today’s maze and hall, the same for everyone in this server
cmd-verify = verify
cmd-verify-about = Check that a finished game followed the dice promised at its start
cmd-settings = settings
cmd-settings-about = Your settings and this server’s
cmd-settings-language = language
cmd-settings-language-about = French or English, for you or for this server
cmd-settings-where = where
cmd-settings-where-about = Play each game in its own thread or in the channel (for server managers)
cmd-settings-hosts = hosts
cmd-settings-hosts-about = Who may open tables (for server managers)
opt-game = game
opt-game-about = Which game
opt-number = number
opt-number-about = The number of the game, if there are several
opt-level = strength
opt-level-about = How well the bot plays
opt-option = option
opt-option-about = What to change
opt-value = value
opt-value-about = The new value
opt-text = text
opt-text-about = Characters instead of a picture, for screen readers and small screens
opt-show = show
opt-show-about = Today’s puzzles, one of them, or a ranking
opt-language = language
opt-language-about = Which language
opt-whose = whose
opt-whose-about = For you, or for the whole server
opt-place = place
opt-place-about = Where new games are played
opt-role = role
opt-role-about = The role whose members may open tables; leave empty for everyone
opt-view = view
opt-view-about = Another picture of the same board, if the game has one

# Panels and commands of games in which each action is one choice
panel-chosen = You have chosen: { $choice }. **Confirm** plays it.
panel-choose = Choose…
hint-choice = The bot would play: { $choice }.
opt-action = action
opt-action-about = What you play: choose from the list
