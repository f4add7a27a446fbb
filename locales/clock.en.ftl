# Time: clocks, reminders, seats of people who are absent, pauses, vacations and quiet hours.

## Board
told-skipped = ⏰ { $name }’s time has run out: the seat does only what the rules compel.
told-time-over = ⏰ { $name }’s time has run out.
told-handed = ⏰ { $name } has missed too many turns in a row: a bot plays on from that seat, until { $name } presses **Come back**.
told-way-back = ⏰ Your turns in game { $game } passed without you, so a bot plays your seat. Press **Come back** under the board, or use `/game comeback number:{ $game }`, and play on.
told-back = 👋 { $name } is back and plays on.
told-abandoned = ⏰ { $name } has missed too many turns, and nobody else is left who plays: the game ends here.
told-abandoned-idle = Nobody has played for a long time: the game ends here.
turn-until = Time runs out { $when }.
turn-away = 🏖️ { $name } is away until { $end }.
turn-away-soon = 🏖️ { $name } is away from { $start } to { $end }.
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

## The table's rules about time
button-time = Clock …
options-panel-time = Choose how much time a turn has, and what happens when it runs out. What you choose holds at once.
time-clock = Time for a turn
time-clock-none = no limit
time-clock-2m = 2 minutes
time-clock-5m = 5 minutes
time-clock-1h = 1 hour
time-clock-12h = 12 hours
time-clock-24h = 24 hours
time-clock-72h = 3 days
time-clock-7d = 7 days
time-timeout = When it runs out
time-timeout-standin = a bot plays that turn
time-timeout-skip = the seat stands still
time-timeout-forfeit = that player gives up
time-misses = A bot keeps the seat after
time-misses-1 = one missed turn
time-misses-2 = 2 missed turns in a row
time-misses-3 = 3 missed turns in a row
time-extension = Extra time on request
time-extension-on = once a turn
time-extension-off = no

## Settings
reminders-dm = in a direct message
reminders-thread = where the game is played
reminders-off = not at all
reminders-set-dm = I remind you of your turns in a direct message from now on; if you take none from me, where the game is played.
reminders-set-thread = I remind you of your turns where the game is played from now on.
reminders-set-off = I do not remind you of your turns any more.
clock-set = New tables of this server begin with: { $clock }. Each host can change that.
quiet-set = I do not remind you between { $begin } and { $end } ({ $zone }).
quiet-none = You have no quiet hours. Your time zone: { $zone }.
quiet-zone-hint = Is that not your time zone? Add `zone:`.
away-set = Enjoy your holidays! Your clocks stand still from { $start } to { $end }. `/settings away` without days brings you back earlier.
away-tournaments = ⚠️ Not in { $count ->
    [one] { $names }: its clocks
   *[other] { $names }: their clocks
} go on, and missed turns are played by a bot. Ask the organiser for a pause, or play on.
away-ended = Welcome back: your clocks run again.

## Refusals
game-paused = This game is paused. `/game resume` lets it go on.
paused-already = This game is already paused.
not-paused = This game is not paused.
seat-handed = You missed your turns, so a bot plays for you. Press **Come back** under the board, or use `/game comeback`, and play on.
turn-is-over = That turn is already over. `/games` lists the games that wait for you.
reminder-of-other = This reminder is for { $name }: only they can ask for more time in that turn. `/games` lists the games that wait for you.
no-extensions = This table gives no extra time. Play before your time ends, or ask the others to pause with `/game pause`.
extended-already = You already have extra time for this turn: it is given once.
round-ends-first = There is no more time to give: the round of the tournament ends with your turn. Play before that.
date-not-understood = I do not understand that date. Write it like 2026-12-24 or 24/12/2026.
time-not-understood = I do not understand that time. Write it like 22:30 or 7:00.
zone-unknown = I do not know that time zone. Pick one that Discord offers as you type, such as Europe/Paris.
away-backwards = A vacation ends after it begins, and not before today. Give both days again.
away-too-far = Vacations are planned up to the end of { $year }. Choose earlier days.
away-too-long = A vacation lasts { $most } days at most. Choose an earlier last day.
away-twice = You already have a vacation on some of those days. `/settings away` without days ends it.
away-used-up = You have { $left } of { $most } vacation days left in { $year }. Choose fewer days.
not-handed = You already play your own seat. `/games` lists your games.
quiet-half = Quiet hours need a beginning and an end: give both `from:` and `to:`.
quiet-all-day = Quiet hours begin and end at different times. To get no reminders at all: `/settings reminders`.
not-away = You have no vacation to end. Begin one with its first and last day.

## Commands
cmd-game-comeback = comeback
cmd-game-comeback-about = Take your seat back from the bot that plays for you
cmd-settings-clock = clock
cmd-settings-clock-about = How much time a turn has at new tables (for managers)
cmd-settings-reminders = reminders
cmd-settings-reminders-about = How I remind you of a turn before its time ends
cmd-settings-quiet = quiet
cmd-settings-quiet-about = Hours without reminders; leave all empty to see yours
cmd-settings-away = away
cmd-settings-away-about = A vacation: your clocks stand still; leave both days empty to come back
opt-clock = clock
opt-clock-about = How much time a turn has
opt-reminders = how
opt-reminders-about = Where I remind you
opt-begin = from
opt-begin-about = When the quiet hours begin, like 22:30
opt-end = to
opt-end-about = When they end, like 7:00
opt-without = off
opt-without-about = True: no quiet hours any more
opt-zone = zone
opt-zone-about = Your time zone, such as Europe/Paris
opt-first-day = from
opt-first-day-about = First day, like 2026-12-24; leave empty for today
opt-last-day = to
opt-last-day-about = Last day, like 2026-12-31; at most 14 days at once
