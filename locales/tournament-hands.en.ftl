# What organisers do when a tournament does not go as planned: commands, lists, what is told of it.

cmd-organise = organise
cmd-organise-about = For organisers of tournaments, when things do not go as planned
cmd-organise-tables = tables
cmd-organise-tables-about = The tables still being played, and who is being waited for
cmd-organise-extend = extend
cmd-organise-extend-about = Give the round more time, or one table of it
opt-hours = hours
opt-hours-about = How many hours more

## Open tables
tournament-tables-open = **{ $title }**: { $count ->
    [one] one table is still being played.
   *[other] { $count } tables are still being played, those that have waited longest first.
}
tournament-tables-none = **{ $title }**: no table is being played at the moment.
tournament-tables-stalled = 💤 [Round { $round }, table { $table }]({ $link }): waiting for { $names }, called { $since } · decided { $when }
tournament-tables-waiting = ▫️ [Round { $round }, table { $table }]({ $link }): waiting for { $names }, called { $since } · decided { $when }
tournament-tables-bots = ▫️ [Round { $round }, table { $table }]({ $link }): bots are moving · decided { $when }
tournament-tables-left = … and { $count } more.
tournament-tables-choose = More time for which table?
tournament-tables-all = { $count ->
    [2] Both tables
   *[other] All { $count } tables
}
tournament-tables-name = Round { $round }, table { $table }: { $names }
button-open-tables = Open tables
button-extend = + { $time }
tournament-warning = ⏳ These tables will be decided as they stand on { $when }. `/organise tables tournament:{ $number }` shows them and gives them more time; `/tournament result` decides one yourself. If that is fine, do nothing.

## More time
tournament-status-extended = { $count ->
    [one] One table has until { $when }.
   *[other] { $count } tables have more time, until { $when }.
}
tournament-table-extended = ⏳ The organiser has given round { $round }, table { $table } ({ $names }) more time: until { $when }.
tournament-told-extended = ⏳ **{ $title }**: the organiser has given all open tables more time. Round { $round } is now played until { $when }.
tournament-extended-round = ✅ { $title }: all open tables have { $time } more. Round { $round } is now played until { $when }.
tournament-extended-table = ✅ { $title }: round { $round }, table { $table } has { $time } more, until { $when }.
tournament-nothing-open = That table is already decided, or no table is being played. `/organise tables` shows those that are.
tournament-limit-extension = Give from { $least } to { $most } hours at once.
tournament-extension-far = A table can be given time for { $days } days from now at most. Give fewer hours.
tournament-log-extend-round = gives round { $round } { $hours } more hours
tournament-log-extend-table = gives round { $round }, table { $table } { $hours } more hours
tournament-log-warn = tells the organisers that tables of round { $round } will soon be decided

## Too few, and more time to join
cmd-organise-postpone = postpone
cmd-organise-postpone-about = Keep the entries open longer, or reopen them when too few had come
button-postpone = Postpone by { $time }
tournament-told-stays-open = Entries stay open until { $when }.
tournament-told-check-again = If you have joined, you are still in; everyone checks in again then.
tournament-told-bring = Press **Join** on the card, and bring someone along.
tournament-told-few-hint = { $organiser }: you can postpone it further here, lower **Minimum players** in `/tournament panel`, or `/tournament cancel` it.
tournament-told-postponed = 📅 **{ $title }**: entries stay open until { $when }; it starts on { $start }. If you have joined, you are still in.
tournament-told-moved = 📅 **{ $title }**: the organiser has moved the start. It now starts on { $when }. If you have joined, you are still in.
tournament-told-moved-hand = 📅 **{ $title }**: the organiser has moved the start. Entries now stay open until the organiser closes them. If you have joined, you are still in.
tournament-postponed-now = { $title }: entries stay open until { $when }.
tournament-log-postpone = keeps the entries open longer

## Who organises
cmd-organise-helper = helper
cmd-organise-helper-about = Let someone help you organise, or no longer
cmd-organise-hand-over = hand-over
cmd-organise-hand-over-about = Make someone else the organiser
opt-helper = player
opt-helper-about = Which member of this server
button-take-over = Take over
tournament-helper-on = { $user } now helps to organise { $title }, with all your commands.
tournament-helper-again = Use the same command again to end that.
tournament-helper-off = { $user } no longer helps to organise { $title }.
tournament-handed-now = { $user } now organises { $title }.
tournament-handed-helps = You still help to organise it.
tournament-told-helper = 🏆 **{ $title }**: you now help to organise it, { $names }. `/tournament panel` and `/organise tables` show how it stands.
tournament-taken-over = You now organise { $title }. `/tournament panel` and `/organise tables` show how it stands.
tournament-told-handed = 🏆 **{ $title }** is now organised by { $user }.
tournament-told-orphan = ⚠️ **{ $title }**: its organiser has left this server. Whoever moderates here can take over.
tournament-is-organiser = This person already organises the tournament. Choose someone else.
tournament-limit-helpers = At most { $most } people can help to organise. Let one of them stop first.
tournament-no-member = { $user } is not in this server. Choose a member of it.
tournament-organiser-here = The organiser is still in this server. Ask them for `/organise hand-over`.
tournament-log-helper-on = lets { $user } help to organise
tournament-log-helper-off = no longer lets { $user } help to organise
tournament-log-hand-over = makes { $user } the organiser
tournament-log-orphan = asks others to take over: the organiser has left the server

## Full tournaments, and people who are asked
tournament-status-open-full = All { $most } places are taken. Press **Waiting list**: if someone leaves, you are in. The organiser closes the entries.
tournament-status-open-until-full = All { $most } places are taken. Press **Waiting list**: if someone leaves before { $when }, you are in.
button-wait = Waiting list
tournament-entrants-waiting = **Waiting list ({ $count })**: { $names }
tournament-waits = { $title } is full. You are number { $place } on the waiting list: if someone leaves or does not check in, you are in and notified. **Leave** takes you off the list.
tournament-told-promoted = 🏆 **{ $title }**: a place was free, so you are in: { $names }
tournament-told-added = 🏆 **{ $title }**: a moderator has entered you, { $names }. You are called when your table opens; **Leave** on the card takes you out.
tournament-told-added-late = 🏆 **{ $title }**: a moderator has entered you, { $names }. You play from round { $round } on; **Leave** on the card takes you out.
tournament-told-left-out = **{ $title }** starts, and all its places stayed taken. You were on the waiting list and do not play for now; you stay on it as a substitute, unless you press **Leave** on the card: { $names }
tournament-invitation-accepted = Accepted: { $names }
tournament-told-invited = 🏆 **{ $title }**: the organiser invites { $names }. Press **Join** to take part; if you do nothing, you are not in.
tournament-invited-now = { $user } is asked in the channel of { $title }, and is in once they press **Join**. Moderators can add people at once.
tournament-asked-enough = This person has been asked twice. They can still press **Join** on the tournament’s card.
tournament-asked-already = This person has already been asked. They are in once they press the button in the tournament’s channel. To ask something else, first take the question back: `/tournament panel`, **People**.
tournament-withdrawn-now = { $user } is no longer asked anything in { $title }.
tournament-log-wait = goes on the waiting list
tournament-log-promote = lets { $user } in from the waiting list
tournament-log-left-out = leaves { $user } on the waiting list
tournament-log-withdraw = takes back what { $user } was asked
tournament-log-invite = asks { $user } to take part

## The end, and files
tournament-ranks-by = Ranked by { $order }.
tournament-ranks-parted = { $name } ranks before { $other } on equal points: { $by }.
tournament-ranks-knockout = Ranked by how far everyone came in the knock-out; players who went out in the same round share the place.
csv-free-bye = bye
csv-free-walkover = walkover
csv-free-rest = rest
csv-free-asked = sitting out
csv-free-through = no match

## Two channels
tournament-field-tables-channel = Tables are played in
tournament-tables-same = the channel of the announcements
tournament-log-tables-channel = opens tables in { $channel }

## Seeds by hand, rounds to sit out
cmd-organise-seed = seed
cmd-organise-seed-about = Give someone a seed before the start; 0 for their rating
cmd-organise-sit-out = sit-out
cmd-organise-sit-out-about = Let someone sit out the next round of a Swiss
opt-seed = seed
opt-seed-about = 1 is the highest; 0: by rating again
tournament-seeds-now = { $title }: seeds by hand: { $names }. Everyone else follows by rating.
tournament-bye-now = { $user } sits out round { $round } of { $title }: no table, no points, and no absence.
tournament-bye-odd = ⚠️ That leaves { $count } players in round { $round }, which does not come out even: someone else will have a bye.
tournament-told-bye = 🏆 **{ $title }**: the organiser lets { $names } sit out round { $round }: no table, no points, and no absence. Play goes on in the round after it.
tournament-told-bye-last = 🏆 **{ $title }**: the organiser lets { $names } sit out round { $round }, the last one: no table, no points, and no absence.
tournament-limit-seed = Choose a seed from 0 (by rating) to { $most }, the number of players.
tournament-no-byes = Only in a Swiss that has another round to come can someone sit out a round. Use `/organise extend` to give their table more time.
tournament-bye-already = This person already sits out round { $round }.
tournament-log-seed = gives { $user } another seed
tournament-log-bye = lets { $user } sit out round { $round }

## Series
cmd-tournament-series = series
cmd-tournament-series-about = What the tournaments of a series add up to
tournament-field-repeat = When it is over
tournament-repeat-no = nothing follows
tournament-repeat-weekly = the next one opens, weekly
tournament-repeat-monthly = the next one opens, monthly
tournament-series = **Series of { $title }**: { $count ->
    [0] none of its tournaments is over yet.
    [one] one tournament is over.
   *[other] { $count } tournaments are over.
}
tournament-series-line = **{ $place }.** { $name } · { $points ->
    [one] one point
   *[other] { $points } points
} · { $wins ->
    [0] no win
    [one] one win
   *[other] { $wins } wins
} · { $played ->
    [one] one tournament
   *[other] { $played } tournaments
}
tournament-series-about = First place gives 5 points, second 3, third 2, everyone else who played 1; equal points: more wins.

## The winner’s role
tournament-field-prize = Winner’s role
tournament-prize-none = none
tournament-hint-prize = The winner gets this role, and whoever had it from me before loses it. You can choose roles below yours and below mine that let nobody moderate, if you and I may **Manage Roles**. Role not listed? `/tournament panel tournament:{ $number } winner-role:`
tournament-prize-gone = That role no longer exists.
tournament-prize-power = { $role } cannot be won: it lets people moderate or manage something, or belongs to a bot.
tournament-prize-chooser = To choose a winner’s role you need the permission **Manage Roles**.
tournament-prize-above = { $role } is not below your own highest role, so you cannot give it to a winner.
tournament-prize-bot = I could not give { $role }: I need the permission **Manage Roles** and a role above it.
tournament-prize-flaw-gone = { $title }: I gave nobody the winner’s role, as it no longer exists.
tournament-prize-flaw-power = { $title }: I did not give { $role }, as it now lets people moderate or manage something.
tournament-prize-flaw-chooser = { $title }: I did not give { $role }, as the person who chose it may no longer manage roles here.
tournament-prize-flaw-above = { $title }: I did not give { $role }, as it is no longer below the highest role of the person who chose it.
tournament-prize-flaw-bot = { $title }: I could not give { $role }: I need the permission **Manage Roles** and a role above it. You can give it by hand.
tournament-told-prize = { $title }: { $names } { $count ->
    [one] now wears
   *[other] now wear
} { $role }.
tournament-log-prize = chooses the winner’s role
tournament-log-crown = gives { $user } the winner’s role
tournament-log-uncrown = takes the winner’s role from { $user }
opt-winner-role = winner-role
opt-winner-role-about = The role that the winner gets; @everyone for none

## The event in the server’s calendar
tournament-event-about = A tournament of { $game }. Join here: { $link }
tournament-event-running = A tournament of { $game }, being played. Standings and tables: { $link }
tournament-event-round = { $title } · { $round } ends
