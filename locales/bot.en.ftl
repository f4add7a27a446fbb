# The frame: tables, lobby, lists, settings, refusals. Parts of one game stand in its own file.

## Tables
board-title = { $game } · game { $number }
bot-name = Bot { $number }
resigned-name = { $name } (bot)
gave-up-name = { $name } (gave up)
nameless = Player { $number }
host = host
level-easy = easy
level-normal = normal

## Lobby
lobby-lobby = { $host } invites you to play. Sit down with **Join**; the host presses **Start**.
lobby-playing = The game has begun: the board is below, or in this card’s thread.
lobby-over = This game is over.
lobby-cancelled = Everybody has left: this table is closed. Open a new one with `/game new`.
lobby-ended = This table was closed before its start. Open a new one with `/game new`.
lobby-expired = Nobody has started or changed this table for 7 days, so it is closed. Open a new one with `/game new`.
lobby-closes = If nothing changes here, this table closes { $when }.
seats-free = { $count ->
    [one] ○ one free seat
   *[other] ○ { $count } free seats
}
dice-promise = Fair dice: the bot has already bound itself to `{ $hash }`. After the game `/verify` shows that it kept to it.
button-join = Join
button-leave = Leave
button-add-bot = Add a bot
button-options = Options
button-start = Start
button-remove-bot = Remove a bot
button-play = Play
button-again = Play again
button-confirm = Confirm
button-stay = Stay here
button-hint = Hint
button-back = ◀ Back
button-on = Next ▶
pick-title = Your colour
pick-any = Any colour
options-panel = Choose your colour and the rules of this table. What you choose holds at once.
options-panel-guest = Choose your colour. The rules of the table are the host’s to choose.
thread-name = { $game } · { $number }
joined = You sit at game { $game }.
left = You have left game { $game }.
bot-added = A bot sits at game { $game }.
bot-removed = A bot has left game { $game }.
options-changed = Done: the card of game { $game } shows it.
started = Game { $game } has begun.
no-thread = I may not open a thread here, so the game is played in this channel. (A moderator can grant me “Create Public Threads”.)

## Board
your-turn = { $name }, it is your turn: press **Play**.
turn-of = It is { $name }’s turn.
bot-stuck = { $name } could not move. `/board` lets it try again.
told-resigned = { $name } gives up; a bot plays on from that seat.
told-resigned-end = { $name } gives up.
result-title = Result
rank-line = { $place }. { $name } — { $score }
seed-shown = The dice can now be checked by anyone: `/verify number:{ $number }`.
option-line = { $option }: { $value }
hint-lead = 💡 What a bot would do here: take it, or choose something else.
move-noted = Done. The others are still to act; the next board comes when they have.
move-made = Done. The new board is in the table’s channel.
panel-renewed = The board has changed since this panel was drawn. Here it is as it stands now.
panel-goes-on = You have gone on elsewhere since this panel was drawn. Here is all of it: confirm it if it suits you.
resigned = You have given up game { $game }.
resign-asked = Give up { $game }, game { $number }, for good? A bot plays on from your seat, and in the result you stand below all who stayed.
resign-asked-end = Give up { $game }, game { $number }, for good? The game then ends at once, and in its result you stand below all who stayed.
button-resign = Give up
depart-asked = Or give up without a bot: nobody takes your seat, and the others play on without it and without what you hold. You stand below them all the same.
button-depart = Give up without a bot
seat-must-be-played = Giving up without a bot is not possible here any more. Use `/game resign` again: it says what giving up means at this table now.
moved-here = Game { $game } could no longer be shown where it was; it goes on here.

## Lists
games-title = { $count ->
    [one] You have one game:
   *[other] You have { $count } games:
}
games-none = You have no game just now. Open one with `/game new`, or play today’s maze with `/daily`.
waits-for-you = 👉 { $line }
list-title = Tables in this server:
list-none = No table is open here. Open one with `/game new`.
list-lobby = [#{ $number } { $game }]({ $link }) · open · { $names }
list-playing = [#{ $number } { $game }]({ $link }) · { $names } · turn: { $turn }
list-paused = [#{ $number } { $game }]({ $link }) · { $names } · ⏸ paused

## Daily maze
daily-title = **The maze of { $day }**: find all twelve treasures in as few turns as you can. Only you see this.
daily-done = You found all twelve treasures in **{ $turns }** turns.
daily-ranking-title = **Ranking of { $day }**
daily-rank = { $place }. { $name } — { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
daily-searching = { $count ->
    [one] One player is still searching.
   *[other] { $count } players are still searching.
}
daily-nobody = Nobody has finished it yet. Begin with `/daily`.
daily-nobody-then = Nobody finished it that day.
daily-no-resign = A daily maze cannot be given up: just leave it, it ends by itself at midnight (UTC).
daily-seed = Seed of that day: `{ $seed }`
daily-over = That maze of an earlier day is over. Play today’s with `/daily`.
daily-show-play = play
daily-show-ranking = today’s ranking
daily-show-yesterday = yesterday’s ranking

## Settings
language-fr = Français
language-en = English
language-auto = as Discord says
whose-me = me
whose-server = this server
place-thread = in a thread of its own
place-channel = in the channel
language-set-me-fr = I answer you in French from now on.
language-set-me-en = I answer you in English from now on.
language-set-me-auto = I answer you in your Discord’s language from now on.
language-set-server-fr = This server’s boards are in French from now on.
language-set-server-en = This server’s boards are in English from now on.
language-set-server-auto = This server’s boards are in its Discord language from now on.
where-set-thread = New games are played in a thread of their own.
where-set-channel = New games are played in the channel.
hosts-set-all = Everybody may open tables.
hosts-set-role = Only { $role } (and those who manage the server) may open tables.

## Help
help-text =
    🧩 **Dédale** is a place for corridor board games: in this channel, live or a move a day, with friends or against bots.
    • **Play now**: `/game new`, then **Add a bot** or let friends **Join**, then **Start**. On your turn press **Play** under the board.
    • **Alone**: `/daily` is today’s maze, the same for the whole server. Who needs the fewest turns?
    • **Games**: { $games }. `/rules` tells the rules of each with pictures. Stuck? The panel has a **Hint** button.
    • **Your games**: `/games` lists your games, those waiting for you first; `/board` shows a board again, `/board text:True` in characters for screen readers.
    • **Without the panel**: every act has a command, such as { $acts }.
    • **Leave**: `/game leave` before the start, `/game resign` after it.
    • **With the others**: `/game undo`, `/game draw` and `/game pause` ask them; `/game watch` calls you when a game is over.
    • **Clocks**: a table may have one; missed your turns? `/game comeback`. `/settings away`, `quiet`, `reminders` are for your own time, `clock` for the server.
    • **Afterwards**: `/replay`, `/stats`, `/leaderboard`; `/tournament` for more than a game; `/data` shows or deletes what I keep about you.
    • **Settings**: `/settings language` for you or the server, `world` to leave rankings over all servers; `where`, `hosts` for the server.
    Nothing you choose in a panel is final before **Confirm**, but for what shows chance or a secret: a roll, a token turned up.

rules-page = **{ $game }** · rules { $page }/{ $pages }

## Fair dice
verified = ✅ Game { $game } replayed move by move: it is exactly what these dice give.
    Promise before the game: `{ $hash }`
    Secret: `{ $secret }`
    Seed: `{ $seed }`
    The file holds the whole game; `python -m engine verify FILE` checks it on your own computer.
not-verified = ❌ Game { $game } does not replay. Please report this, with the file below.
    Promise before the game: `{ $hash }`
    Secret: `{ $secret }`
    Seed: `{ $seed }`
verify-running = Game { $game } is still running; its dice stay secret until the end. Ask again then.
verify-daily = A daily maze has one seed for the whole server: `/daily show:yesterday` shows it the day after.

## Refusals
no-such-game = There is no game { $game } here. `/games` lists yours.
other-game = Game { $game } is another kind of game; its own commands play it.
game-not-started = Game { $game } has not started. Its host presses **Start** on the card.
game-over = This game is over. **Play again** under its last board opens a new one.
not-seated = You do not sit at this table. `/game list` shows tables that you can join.
not-your-turn = It is not your turn. You will be called when it is; `/board` shows whose turn it is.
board-changed = Somebody was quicker: the board has changed. Press **Play** again to see it as it is now.
already-done = That is already done.
lobby-closed = That table has already started, or is closed. `/game new` opens another.
lobby-changed = The table has just changed. Look at its card and try again.
only-host = Only the host, { $host }, can do that.
already-seated = You already sit at this table. The host presses **Start** when all are there.
table-full = This table is full: { $seats } seats, all taken. Open another with `/game new`.
no-bot-seated = No bot sits at this table.
pick-taken = That colour is taken. Choose another one.
join-first = Sit down first, with **Join**; then you can choose a colour.
too-few-players = This game needs at least { $least } players; now there are { $now }. Invite somebody, or add a bot.
option-not-understood = I do not know that choice. Pick one of those that Discord offers as you type.
no-lobby-here = No table is waiting in this channel. Open one with `/game new`.
no-game-here = You have no running game here. `/games` lists yours, `/game new` opens one.
which-game = Several games fit: { $games }. Say which with the option `number`.
may-not-host = In this server { $role } open tables. Ask one of them, or join an open table: `/game list`.
cannot-play-here = I cannot run a game in this place: I lack { $missing }. Ask a moderator to grant it, or try another channel.
home-closed = Your move is kept, but I cannot post in { $place }: I lack { $missing }. Ask a moderator to grant it, or use `/board number:{ $game }` in another channel to go on there.
home-gone = Your move is kept, but the place where game { $game } was played is gone. Use `/board number:{ $game }` in another channel to go on there.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-attach-files = “Attach Files”
permission-embed-links = “Embed Links”
permission-manage-threads = “Manage Threads” (the thread is locked)
needs-manage-server = That is a setting of the whole server: it takes the permission “Manage Server”.
only-in-servers = That works in a server only.
unknown-button = I no longer know that button. `/games` brings you to your games as they are now.
our-error = Something went wrong on our side. `/board` shows how your game stands. Try again, and if it goes on, report error `{ $id }`.
no-such-seat = There is no such seat at this table.
unknown-action = That is not an act of this game.
no-such-level = There is no such strength. Choose one that Discord offers.
seat-count = This game is for { $least } to { $most } players.
picks-clash = Two players have the same colour. Choose again in **Options**.

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
cmd-game-add-bot-about = Seat a bot at the table you host
cmd-game-remove-bot = remove-bot
cmd-game-remove-bot-about = Send a bot away from the table you host
cmd-game-options = options
cmd-game-options-about = Choose your colour and the rules of a table
cmd-game-resign = resign
cmd-game-resign-about = Give up a running game
cmd-game-board = board
cmd-game-board-about = Show the board again, to you alone
cmd-game-list = list
cmd-game-list-about = Open and running tables of this server
cmd-games = games
cmd-games-about = Your games, those waiting for you first
cmd-board = board
cmd-board-about = Show the board again, to you alone
cmd-rules = rules
cmd-rules-about = The rules of a game, with pictures
cmd-help = help
cmd-help-about = What you can do here
cmd-daily = daily
cmd-daily-about = Today’s maze: the same for everybody in this server
cmd-verify = verify
cmd-verify-about = See that the dice of a finished game are those promised before it
cmd-settings = settings
cmd-settings-about = Your settings and this server’s
cmd-settings-language = language
cmd-settings-language-about = French or English, for you or for this server
cmd-settings-where = where
cmd-settings-where-about = Play in a thread of its own or in the channel (for managers)
cmd-settings-hosts = hosts
cmd-settings-hosts-about = Who may open tables (for managers)
opt-game = game
opt-game-about = Which game
opt-number = number
opt-number-about = The table’s number, if there are several
opt-level = strength
opt-level-about = How well the bot plays
opt-option = option
opt-option-about = What to change
opt-value = value
opt-value-about = What to change it to
opt-text = text
opt-text-about = In characters instead of a picture, for screen readers and small screens
opt-show = show
opt-show-about = Play, or see a ranking
opt-language = language
opt-language-about = Which language
opt-whose = whose
opt-whose-about = Yours, or the whole server’s
opt-place = place
opt-place-about = Where new games are played
opt-role = role
opt-role-about = The role whose members may open tables; leave empty for everybody
opt-view = view
opt-view-about = Another picture of the same board, where the game has one
