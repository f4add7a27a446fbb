# What people decide about a game beside its moves: undo, draws, seats that change hands, hosts, moderators.

## Proposals
button-undo = Undo
button-agree = Agree
button-refuse = Refuse
ask-undo = { $name } asks to take back their last move.
ask-draw = { $name } proposes a draw.
ask-pause = { $name } proposes to pause the game: no time runs, and nobody plays until it goes on.
ask-replace = { $name } proposes that { $taker } take over the seat of { $seat }.
consent-asked = { $names }: do you agree?
consent-given = ✅ { $name } agrees.
settled-agreed = Everybody agrees: done.
settled-refused = { $name } refuses; nothing changes.
settled-withdrawn = { $name } has taken the proposal back.
settled-lapsed = The game has gone on: this proposal has lapsed.
proposed = Your proposal is at the table of game { $game }. It holds until the others have answered or the game has gone on; **Refuse** takes it back.
done-undo = Taken back in game { $game }. Press **Play** under the new board.
done-draw = Done: game { $game } ends in a draw.
done-pause = Done: game { $game } is paused. `/game resume` lets it go on.
done-resume = Done: game { $game } goes on.
done-replace = Done: the seat in game { $game } has changed hands.

## Told at the table
told-undone = ↩️ { $name } takes back their last move.
told-draw-end = 🤝 All agree on a draw.
told-abandon-end = 🕸️ Nobody plays this game any more: its host has ended it, without a result.
told-abandon-why = 🕸️ Nobody plays this game any more: its host has ended it, without a result. “{ $other }”
told-stop-end = 🛑 A moderator has ended this game, without a result.
told-stop-why = 🛑 A moderator has ended this game, without a result. “{ $other }”
told-replaced = 🔁 { $name } takes over the seat of { $other }.
told-removed = A moderator has sent { $name } away; a bot plays on from that seat.
told-removed-end = A moderator has sent { $name } away.
told-host = { $name } is now the host of game { $game }.
told-resumed = ▶️ { $name } lets game { $game } go on.
watched-over = { $names }: game { $game }, which you watch, is over.

## Powers
kicked = { $name } no longer sits at game { $game }.
host-passed = { $name } is now the host of game { $game }.
table-ended = Game { $game } is ended.
watching = You will be called once, when game { $game } is over. `/game unwatch` stops it.
unwatched = You will not be called when game { $game } is over.
moderators-set-none = Those who manage the server, and nobody else, moderate its tables.
moderators-set-role = { $role } (and those who manage the server) moderate its tables.

## Log
log-title = **{ $game } · game { $number }**: what was done beside the moves
log-empty = Nothing so far.
log-reason = { $line } “{ $reason }”
somebody = the bot
button-newer = ◀ Newer
button-older = Older ▶
log-undo = { $actor } took a move back.
log-declined-undo = { $actor } asked to take a move back, in vain.
log-declined-draw = { $actor } proposed a draw, in vain.
log-declined-pause = { $actor } proposed a pause, in vain.
log-declined-replace = { $actor } proposed { $subject } for a seat, in vain.
log-draw = A draw was agreed, as { $actor } proposed.
log-leave = { $actor } left their seat to { $subject }.
log-replace = { $subject } took over a seat, as { $actor } proposed.
log-resign = { $actor } gave up.
log-pause = The game was paused, as { $actor } proposed.
log-resume = { $actor } let the game go on.
log-timeout = { $subject } ran out of time.
log-hand = { $subject } missed their turns: a bot plays the seat.
log-comeback = { $actor } came back.
log-forfeit = { $subject } ran out of time and lost the seat for good.
log-abandon = The game ended because nobody played it any more.
log-remove = { $actor } sent { $subject } away.
log-kick = { $actor } sent { $subject } away before the start.
log-expire = Nobody started the table for 7 days: it was closed.
log-host = { $actor } made { $subject } the host.
log-end = { $actor } ended the game.

## Refusals
undo-nothing = There is no move of yours to take back.
undo-too-late = That can no longer be taken back: it is not the last act of the game any more. Ask the others for a draw with `/game draw`, or play on.
undo-other-rules = This game is played by older rules, by which I can no longer take moves back. Play on from here.
undo-shown = That cannot be taken back: it has shown chance or a secret. Play on from here.
already-proposed = That is already proposed at this table. Answer it there with **Agree** or **Refuse**.
declined-before = You have proposed that already, and it was refused or taken back. You can propose it again once the game has gone on, or { $when }.
proposal-gone = That proposal is settled. `/board` shows how the game stands.
proposal-lapsed = The game has gone on, so this proposal has lapsed. Propose it again if you still want it.
not-asked = You are not asked about this: it is for those named in the message.
already-agreed = You have already agreed. The others are still to answer.
daily-alone = A daily maze is a race, played alone: nothing is taken back or agreed on. Just leave it; it ends by itself at midnight (UTC).
taker-seated = That person already plays at this table. Name somebody else.
taker-bot = A seat is for a person. Name somebody who is no bot.
taker-blind = { $name } cannot see { $place }. Ask a moderator to let them in, or name somebody else.
seat-of-bot = A bot has played that seat from the start, and keeps it. Name the seat of a person.
only-moderators = That is for moderators: the permission “Manage Server”, or the role set by `/settings moderators`.
kick-running = This game has begun: from now on only moderators send players away. You can let somebody take the seat over with `/game replace`, or ask a moderator.
they-are-not-seated = { $name } does not play at this table. `/board` shows who does.
game-alive = This game is still being played. A host can end it when nobody has moved for { $days } days; until then propose a draw with `/game draw`, or ask a moderator.
end-own-turn = It is your own turn: play it, or give up with `/game resign`. A host can only end a game that waits for others.
end-paused = This game is paused, which is no reason to end it. `/game resume` lets it go on; with `/game draw` you can propose a draw.
no-table-here = No table is open or being played in this channel. Say which with the option `number`; `/game list` shows them all.
log-closed = The log of a table is for those who sit at it, its host and moderators.
watch-seated = You play in this game yourself: you are called whenever it is your turn.
watch-full = Very many already watch this game; I can call no more. `/board` shows it at any time.
not-watching = You do not watch game { $game }. `/game watch` does that.

## Commands
cmd-game-undo = undo
cmd-game-undo-about = Take back your last move, if the others agree and nothing was revealed
cmd-game-draw = draw
cmd-game-draw-about = Propose a draw to the others
cmd-game-pause = pause
cmd-game-pause-about = Propose to stop all clocks of a game for a while
cmd-game-resume = resume
cmd-game-resume-about = Let a paused game go on
cmd-game-replace = replace
cmd-game-replace-about = Let somebody take over a seat of a running game
cmd-game-kick = kick
cmd-game-kick-about = Send somebody away from a table (host before the start, moderators always)
cmd-game-host = host
cmd-game-host-about = Make somebody else the host
cmd-game-end = end
cmd-game-end-about = End a table without a result (host of a dead game, moderators)
cmd-game-log = log
cmd-game-log-about = What was done to a table beside its moves
cmd-game-watch = watch
cmd-game-watch-about = Be called when a game is over
cmd-game-unwatch = unwatch
cmd-game-unwatch-about = No longer be called when a game is over
cmd-settings-moderators = moderators
cmd-settings-moderators-about = Which role moderates tables (for managers)
opt-moderator-role = role
opt-moderator-role-about = The role that moderates tables; leave empty: only those who manage the server
opt-seat = seat
opt-seat-about = Whose seat
opt-taker = by
opt-taker-about = Who takes the seat over
opt-who = who
opt-who-about = Which person
opt-reason = reason
opt-reason-about = Why; everybody at the table reads it
