# Time: clocks, reminders, seats of people who are absent, pauses, vacations and quiet hours.

## Board
told-skipped = ⏰ { $name }’s time has run out: only the moves that the rules require are made.
told-time-over = ⏰ { $name }’s time has run out.
told-handed = ⏰ { $name } has missed too many turns in a row. A bot plays that seat until { $name } presses **Come back**.
told-way-back-last = ⏰ You missed your turns in game { $game }, so a bot plays your seat. If the game ends like this, or the bot plays more than half of your turns, **your seat counts as last**, whatever the bot scores. To take it back, press **Come back** under the board or use `/game comeback number:{ $game }`.
told-way-back = ⏰ You missed your turns in game { $game }, so a bot plays your seat. To take it back, press **Come back** under the board or use `/game comeback number:{ $game }`.
told-back = 👋 { $name } is back.
told-abandoned = ⏰ { $name } has missed too many turns, and nobody else is playing. The game ends here.
told-abandoned-idle = Nobody has played for a long time. The game ends here.
turn-until = Time runs out { $when }.
turn-reserve = { $when } (with the reserve { $end })
turn-until-each = Time runs out: { $times }.
turn-away = 🏖️ { $name } is away until { $end }.
turn-away-soon = 🏖️ { $name } is away from { $start } to { $end }.
turn-paused = ⏸ This game is paused: nobody plays until it resumes.
button-resume = Resume
button-comeback = Come back
told-timed-out = ⏰ { $name }’s time has run out: a bot plays this turn.

## Reminders
came-back = Welcome back! You play your seat in game { $game } again.
reminder = ⏳ { $name }, [{ $game }, game { $number }]({ $link }) is waiting for you. Your time runs out { $when }.
button-not-now = I need more time
more-time = Done. Your turn now ends { $when }.
idle-question = { $names } Nobody has played game { $number } for 30 days. Are you still playing? If nobody answers, it closes { $when }.
button-still = We are still playing
still-playing = Great: game { $number } continues. `/board` shows it.

## The table's rules about time
button-time = Clock…
options-panel-time = Choose how long a turn may take, and what happens when the time runs out. The reserve is for the whole game; missed turns count in a row. Each choice applies at once.
time-clock = Time per turn
time-clock-none = no limit
time-clock-2m = 2 minutes
time-clock-5m = 5 minutes
time-clock-1h = 1 hour
time-clock-12h = 12 hours
time-clock-24h = 24 hours
time-clock-48h = 2 days
time-clock-72h = 3 days
time-clock-7d = 7 days
time-reserve = Time reserve
time-reserve-none = none
time-reserve-5m = 5 minutes
time-reserve-1h = 1 hour
time-reserve-12h = 12 hours
time-reserve-1d = 1 day
time-reserve-2d = 2 days
time-reserve-3d = 3 days
time-reserve-7d = 7 days
time-timeout = Time is up
time-timeout-standin = a bot plays
time-timeout-skip = required moves
time-timeout-forfeit = seat given up
time-timeout-standin-about = A bot plays that turn instead
time-timeout-skip-about = Only the required moves are made
time-timeout-forfeit-about = The seat is given up for good
time-misses = A bot after
time-misses-1 = one missed turn
time-misses-2 = 2 missed turns
time-misses-3 = 3 missed turns
time-extension = Extra time
time-extension-on = once a turn
time-extension-off = no

## Settings
reminders-dm = in a direct message
reminders-thread = where the game is played
reminders-off = not at all
reminders-set-dm = I will remind you of your turns by direct message, or at the table if you do not accept messages from me.
reminders-set-thread = I will remind you of your turns where the game is played.
reminders-set-off = I will no longer remind you of your turns.
clock-set = New tables in this server start with this time per turn: { $clock }. Each host can change it.
quiet-set = I will not remind you between { $begin } and { $end } ({ $zone }).
quiet-none = You have no quiet hours. To set them, give `from:` and `to:`, such as 22:00 and 7:00. Your time zone: { $zone }.
quiet-zone-hint = Not your time zone? Add `zone:`.
away-set = Enjoy your vacation! Your clocks stop from { DATETIME($first, dateStyle: "long") } to the end of { DATETIME($last, dateStyle: "long") } ({ $zone }). To come back earlier, give `/settings away` without days, then press **{ button-away-end }**.
away-tournaments = ⚠️ Except in { $names }: { $count ->
    [one] the clocks of this tournament
   *[other] the clocks of these tournaments
} keep running, and a bot plays the turns you miss. Ask the organiser for a pause, or keep playing.
away-now = You are on vacation to the end of { DATETIME($last, dateStyle: "long") } ({ $zone }): your clocks are stopped. To come back earlier, press **End the vacation**.
away-planned = You have planned a vacation from { DATETIME($first, dateStyle: "long") } to the end of { DATETIME($last, dateStyle: "long") } ({ $zone }): your clocks will be stopped. To call it off, press **End the vacation**.
button-away-end = End the vacation
away-called-off = Your vacation from { DATETIME($first, dateStyle: "long") } to { DATETIME($last, dateStyle: "long") } is called off. Your clocks will not stop.
away-ended = Welcome back! Your clocks are running again.

## Refusals
game-paused = The game is paused. **Resume**, under the board, lets it go on.
paused-already = The game is already paused. **Resume**, under the board, lets it go on.
not-paused = This game is not paused.
seat-handed = You missed your turns: a bot plays for you. To take your seat back, press **Come back**, under the board.
turn-is-over = That turn is already over. `/games` lists the games that are waiting for you.
reminder-of-other = This reminder is for { $name }: only they can ask for more time. `/games` lists the games that are waiting for you.
no-extensions = This table gives no extra time. Play before your time is up, or propose a pause with **More…**, under the board.
extended-already = You already had extra time for this turn: you get it only once a turn. Play before your time runs out.
round-ends-first = You cannot get more time: the tournament round ends when your turn does. Play before then.
date-not-understood = I do not understand that date. Write it as 2026-12-24 or 24/12/2026.
time-not-understood = I do not understand that time. Write it as 22:30 or 7:00.
zone-unknown = I do not know that time zone. Pick one that Discord offers as you type, such as Europe/Paris.
away-backwards = The last day cannot be before the first, or in the past. Enter both days again.
away-too-far = You can plan vacations up to the end of { $year }. Choose earlier days.
away-too-long = A vacation can last { $most } days at most. Choose an earlier last day.
away-twice = You already have a vacation on some of those days.
away-used-up = You have { $left } of { $most } vacation days left in { $year }. Choose fewer days.
not-handed = You already play your own seat. `/games` lists your games.
quiet-half = Quiet hours need a start and an end. Give both `from:` and `to:`.
quiet-all-day = Quiet hours must start and end at different times. To get no reminders at all, use `/settings reminders`.
not-away = You have no vacation to end. To plan one, give its days to `/settings away`, in `{ opt-first-day }:` and `{ opt-last-day }:`.

## Commands
cmd-game-comeback = comeback
cmd-game-comeback-about = Take your seat back from the bot that plays for you
cmd-settings-clock = clock
cmd-settings-clock-about = Time per turn at new tables (for server managers)
cmd-settings-reminders = reminders
cmd-settings-reminders-about = Where to remind you before your time runs out
cmd-settings-quiet = quiet
cmd-settings-quiet-about = Hours without reminders; leave everything empty to see yours
cmd-settings-away = away
cmd-settings-away-about = Stop your clocks during a vacation; leave both days empty to see or end it
opt-clock = clock
opt-clock-about = Time per turn
opt-reminders = how
opt-reminders-about = Where I remind you
opt-begin = from
opt-begin-about = When quiet hours start, for example 22:30
opt-end = to
opt-end-about = When quiet hours end, for example 7:00
opt-without = off
opt-without-about = True: remove your quiet hours
opt-zone = zone
opt-zone-about = Your time zone, for example Europe/Paris
opt-first-day = from
opt-first-day-about = First day, for example 2026-12-24; leave empty for today
opt-last-day = to
opt-last-day-about = Last day, for example 2026-12-31; at most 14 days at once
