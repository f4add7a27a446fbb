# Time: clocks, reminders, seats of people who are absent, pauses, vacations and quiet hours.

## Board
told-skipped = ⏰ { $name }’s time has run out: the seat does only what the rules compel.
told-time-over = ⏰ { $name }’s time has run out.
told-handed = ⏰ { $name } has missed too many turns in a row: a bot plays on from that seat, until { $name } presses **Come back**.
told-back = 👋 { $name } is back and plays on.
told-abandoned = ⏰ { $name } has missed too many turns, and nobody else is left who plays: the game ends here.
told-abandoned-idle = Nobody has played for a long time: the game ends here.
turn-until = Time until { $when }.
turn-paused = ⏸ This game is paused: no time runs, and nobody can play until it goes on.
button-comeback = Come back
told-timed-out = ⏰ { $name }’s time has run out: a bot plays this turn.

## Reminders
came-back = Welcome back: you play game { $game } again.
reminder = ⏳ { $name }, [{ $game }, game { $number }]({ $link }) waits for you: your time ends { $when }.
button-not-now = Not now: more time
more-time = Done: your turn now ends { $when }.
idle-question = { $names } Nobody has played game { $number } for 30 days. Do you still play? Without an answer it is closed { $when }.
button-still = We are still playing
still-playing = Good: game { $number } goes on. `/board` shows it.

## Refusals
game-paused = This game is paused. `/game resume` lets it go on when the others agree.
paused-already = This game is already paused.
not-paused = This game is not paused.
seat-handed = You missed your turns, so a bot plays for you. Press **Come back** under the board, or use `/game comeback`, and play on.
turn-is-over = That turn is already over. `/games` lists the games that wait for you.
no-extensions = This table gives no extra time. Play before your time ends, or ask the others to pause with `/game pause`.
extended-already = You already have extra time for this turn: it is given once.
date-not-understood = I do not understand that date. Write it like 2026-12-24 or 24/12/2026.
time-not-understood = I do not understand that time. Write it like 22:30 or 7:00.
zone-unknown = I do not know that time zone. Pick one that Discord offers as you type, such as Europe/Paris.
away-backwards = A vacation ends after it begins, and not before today. Give both days again.
away-too-long = A vacation lasts { $most } days at most. Choose an earlier last day.
away-twice = You already have a vacation on some of those days. `/settings away` without days ends it.
away-used-up = You have { $left } of { $most } vacation days left in { $year }. Choose fewer days.
not-handed = You already play your own seat. `/games` lists your games.
