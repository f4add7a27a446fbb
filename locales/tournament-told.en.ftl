# What a tournament tells in public: how rounds and tables ended, who has none, who is out, and how ties are broken.

tournament-someone-gone = somebody who has left

## A round that is over
tournament-round-over = **Round { $round } is over.**
tournament-table-line = **Table { $table }**: { $seats }
tournament-verdict = { $line } · ⚖️ { $verdict }
tournament-by-deadline = decided at the deadline, as the board stood
tournament-by-organiser = decided by the organiser
tournament-by-silence = decided as the board stood, as nobody played any more
tournament-tied = tied: the higher seed goes on
tournament-tied-final = tied: the higher seed wins
tournament-seat = **{ $place }.** { $name }
tournament-seat-points = **{ $place }.** { $name } ({ $points })
tournament-seat-forfeit = **{ $place }.** { $name } (forfeit)
tournament-seat-forfeit-points = **{ $place }.** { $name } ({ $points }, forfeit)
tournament-tables-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}: `/tournament pairings round:{ $round }`
tournament-absent = **Never moved (forfeit, counts as last)**: { $names }
tournament-dropped = **Dropped out**: { $names }
tournament-dropped-name = { $name } ({ $why })
tournament-dropped-absent = absent twice
tournament-dropped-left = has left
tournament-dropped-organiser = taken out by the organiser
tournament-on = ➡️ { $count ->
    [one] **Goes on**
   *[other] **Go on**
}: { $names }
tournament-second = ↘️ **Lost once, still in**: { $names }
tournament-out = ❌ **Out**: { $names }
tournament-champion = 🏆 **Wins the tournament**: { $names }
tournament-cut = ➡️ **The knock-out begins among**: { $names }
tournament-ties-hint = `/tournament info` explains how equal points are ranked.
button-bracket = Bracket

## A table that has its result
tournament-table-result = 🏆 **{ $title }** · round { $round }, table { $table }: this is how it counts.
tournament-table-decided = 🏆 **{ $title }** · round { $round }, table { $table }: the organiser has decided this table.
tournament-table-corrected = 🏆 **{ $title }** · round { $round }, table { $table }: the organiser has corrected this result.
tournament-table-at-deadline = ⚖️ The round’s time was up: the table was decided as the board stood.
tournament-table-at-silence = ⚖️ Nobody played here any more: the table was decided as the board stood.
tournament-never-moved-bot = ⚖️ { $names } never moved; a bot played. Whatever it made of it, { $count ->
    [one] this seat counts
   *[other] these seats count
} as last.
tournament-never-moved = ⚖️ { $names } never moved: { $count ->
    [one] this seat counts
   *[other] these seats count
} as last.
tournament-nobody-moved = ⚖️ Nobody at this table ever moved: all forfeit, and nobody has points for it.
tournament-nobody-moved-knockout = ⚖️ Nobody at this table ever moved. Somebody has to go on, so the places on the board count.
tournament-table-freed = 🏆 **{ $title }** was cancelled. This game goes on as an ordinary one: no round’s end decides it any more.
tournament-round-ends = ⏳ { $names }: round { $round } ends { $when }, and you are to move here. What is not finished by then is decided as the board stands; whoever has not moved at all forfeits.

## Who has no table
tournament-free-bye = **Bye**: { $names }. There was no opponent left for you; it counts as a win ({ $points }).
tournament-free-walkover = **Walkover**: { $names }. Your opponent has dropped out; it counts as a win ({ $points }).
tournament-free-rest = **Rest**: { $names }. You sit out this round by plan; it gives no points, and everybody’s turn to rest comes.
tournament-free-through = **No match this round**: { $names }. You are still in: you are called when your next match begins.
tournament-label-bye = Bye ({ $points })
tournament-label-walkover = Walkover ({ $points })
tournament-label-rest = Rest
tournament-label-through = No match, still in

## Who comes late or leaves
tournament-joined-late = You take part in { $title }. You play from round { $round } on; the rounds before it give you no points.
tournament-added-late = { $user } takes part in { $title }, from round { $round } on.
tournament-entrants-dropped = **Dropped out ({ $count })**: { $names }

## Elsewhere, and the end
tournament-card-moved = This tournament is announced elsewhere now: [its card is here]({ $link }).
tournament-no-winner = Nobody has scored a point: there is no winner.
tournament-goes-up = ⬆️ **Up to division { $division }**: { $names }
tournament-goes-down = ⬇️ **Down to division { $division }**: { $names }
tournament-season-hint = The organiser opens the next season, with these divisions, by `/tournament next-season tournament:{ $number }`.
tournament-division-end = end of division { $number }

## How equal points are ranked
tournament-tie-knockout = how far you come; whoever goes out in the same round shares the place
tournament-ties-about = **How equal points are ranked**, step by step:
tournament-about-opponents = **Opponents’ points per game** (column Opp.): what your opponents make per game on average. Whoever met stronger players stands higher.
tournament-about-wins = **Wins**: how often you were first alone.
tournament-about-direct = **Head to head**: if all who are equal have met, only their games against each other count.
tournament-about-firsts = **Fewer first seats** (column 1st seat): whoever sat first less often stands higher.
tournament-about-buchholz = **Opponents’ points but the lowest** (column Buch., Buchholz cut 1): the points of all your opponents added up, the lowest left out. Whoever met stronger players stands higher.
tournament-about-sonneborn = **Points of those beaten** (column S-B, Sonneborn–Berger): the points of everybody you beat, and half the points of everybody you drew with.
tournament-about-lot = **Drawing of lots**: a number drawn for each from the secret that the card binds itself to, so that nobody can choose it.

## Pauses, corrections, who is called
tournament-told-pause = ⏸ **{ $title }**: the organiser has paused it. No clock runs until it goes on.
tournament-told-resume = ▶️ **{ $title }** goes on: all clocks run again. Round { $round } now ends on { $when }.
tournament-told-rated-on = ⚠️ **{ $title }**: the organiser has changed the terms. Its games now count for ratings. If that does not suit you, **Leave** on the card takes you out.
tournament-told-rated-off = ⚠️ **{ $title }**: the organiser has changed the terms. Its games no longer count for ratings. If that does not suit you, **Leave** on the card takes you out.
tournament-told-corrected = ⚖️ **{ $title }**: the organiser has corrected round { $round }, table { $table }. { $seats }
tournament-told-missed = **{ $title }** begins without those who have not checked in: { $names }
tournament-told-season = 🏆 **{ $title }**: season { $season } is open. Press **Join** on the card below, and you play in the division that you earned last season.
    { $names }
tournament-told-cancel-idle = The organiser has cancelled it.
tournament-over-corrected = ⚖️ The organiser has corrected round { $round }, table { $table }: this is how it has ended now.
told-taken-out = The organiser has taken { $name } out of the tournament; a bot plays on from that seat.
told-taken-out-end = The organiser has taken { $name } out of the tournament.
tournament-log-missed = leaves out { $user }, who has not checked in
tournament-log-remind = reminds the open tables of the end of round { $round }
tournament-result-reopens = With this result another match would have to be played, but the tournament is over: round { $round } stands as it is. Create another tournament with `/tournament create` to play on.

## What else the card says
tournament-field-season = Season
tournament-season-next = { $season }. Those of the last season play in the division they earned, if they join; newcomers begin in the lowest.
tournament-field-late = Late entry
tournament-late-until = **Join** is open until round { $round } is paired; missed rounds give no points
tournament-field-absent = No-shows
tournament-absent-rule = never moving at a table is a forfeit; the second time you are out
tournament-field-knockout-ties = Tied knock-out tables
tournament-knockout-ties-rating = the higher seed goes on (seeds by rating at the start, equal ones by lot)
tournament-knockout-ties-rounds = the higher seed goes on (seeds by the standings before the knock-out)
tournament-entrants-left-none = Nobody plays any more.
tournament-division = **Division { $number }**: { $names }
tournament-divisions-by-rating = The divisions follow the ratings, equal ones by lot: the highest play in division 1.
tournament-divisions-by-season = The divisions are those earned last season; newcomers begin in the lowest.

## Heads of the exported files
csv-separator = ,
csv-decimal = .
csv-rank = Rank
csv-group = Group
csv-user = Discord id
csv-name = Name
csv-points = Points
csv-games = Games
csv-wins = Wins
csv-firsts = First seats
csv-dropped = Dropped out
csv-opponents = Opponents’ points per game
csv-direct = Head to head
csv-lot = Lot
csv-buchholz = Buchholz cut 1
csv-sonneborn = Sonneborn-Berger
csv-round = Round
csv-stage = Stage
csv-stage-swiss = Swiss
csv-stage-groups = groups
csv-stage-knockout = knock-out
csv-table = Table
csv-game = Game number
csv-seat = Seat
csv-place = Place
csv-absent = Never moved
