# What a tournament tells in public: how rounds and tables ended, who has none, who is out, and how ties are broken.

tournament-someone-gone = someone who has left

## A round that is over
tournament-round-over = **Round { $round } is over.**
tournament-table-line = **Table { $table }**: { $seats }
tournament-verdict = { $line } · ⚖️ { $verdict }
tournament-by-deadline = decided at the deadline by the position
tournament-by-organiser = decided by the organiser
tournament-by-silence = decided by the position, because nobody was playing any more
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
tournament-dropped-absent = { $count ->
    [one] absent
    [2] absent twice
   *[other] absent { $count } times
}
tournament-dropped-left = left
tournament-dropped-organiser = taken out by the organiser
tournament-on = ➡️ { $count ->
    [one] **Goes through**
   *[other] **Go through**
}: { $names }
tournament-second = ↘️ **Lost once, still in**: { $names }
tournament-out = ❌ **Out**: { $names }
tournament-champion = 🏆 **Wins the tournament**: { $names }
tournament-cut = ➡️ **The knock-out begins with**: { $names }
tournament-ties-hint = `/tournament info` explains how ties on points are broken.
button-bracket = Bracket

## A table that has its result
tournament-table-result = 🏆 **{ $title }** · round { $round }, table { $table }: this result counts.
tournament-table-decided = 🏆 **{ $title }** · round { $round }, table { $table }: the organiser has decided this table.
tournament-table-corrected = 🏆 **{ $title }** · round { $round }, table { $table }: the organiser has corrected this result.
tournament-table-at-deadline = ⚖️ The round’s time was up: the table was decided by the position after the last complete round of turns.
tournament-table-at-silence = ⚖️ Nobody was playing here any more: the table was decided by the position after the last complete round of turns.
tournament-never-moved-bot = ⚖️ { $names } never moved; a bot played. Whatever the bot achieved, { $count ->
    [one] this seat counts
   *[other] these seats count
} as last.
tournament-never-moved = ⚖️ { $names } never moved: { $count ->
    [one] this seat counts
   *[other] these seats count
} as last.
tournament-stood-in = ⚖️ A bot held the seat of { $names } at the end, or played most of its turns: { $count ->
    [one] this seat counts
   *[other] these seats count
} as last, whatever the bot scored.
tournament-nobody-moved = ⚖️ Nobody at this table ever moved: everyone forfeits, and nobody gets points.
tournament-nobody-moved-knockout = ⚖️ Nobody at this table ever moved. Someone has to go through, so the places on the board count.
tournament-round-cancelled = **{ $name }** was being played when the organiser cancelled the tournament.
tournament-round-replaced = **{ $name }**: the organiser has paired this round again. The tables announced here no longer count; the new ones are announced below.
tournament-table-freed = 🏆 **{ $title }** was cancelled. This game continues as an ordinary one: the end of a round no longer decides it.
tournament-round-ends = ⏳ Round { $round } ends { $when }. A game that is not finished by then is decided as it stands after the last complete round of turns; of equal players, those who missed fewer turns rank first, then those who are not being waited for. Players who have not moved at all forfeit.
tournament-round-ends-turn = { $names }: it is your turn here.

## Who has no table
tournament-free-bye = **Bye**: { $names }. There was no opponent left for you. It counts as a win ({ $points }).
tournament-free-walkover = **Walkover**: { $names }. Your opponent has dropped out. It counts as a win ({ $points }).
tournament-free-rest = **Rest**: { $names }. It is your turn to sit out. You get no points; everyone’s turn comes.
tournament-free-asked = **Sitting out**: { $names }. The organiser decided so: no table, no points, and no absence.
tournament-free-through = **No match this round**: { $names }. You are still in: you will be notified when your next match starts.
tournament-label-bye = Bye ({ $points })
tournament-label-walkover = Walkover ({ $points })
tournament-label-rest = Rest
tournament-label-asked = Sitting out, by the organiser
tournament-label-through = No match, still in

## Who comes late or leaves
tournament-joined-late = You have joined { $title }. You play from round { $round } on; earlier rounds give you no points.
tournament-added-late = { $user } is now in { $title }, from round { $round } on.
tournament-entrants-dropped = **Dropped out ({ $count })**: { $names }

## Elsewhere, and the end
tournament-card-moved = This tournament is now announced elsewhere: [its card is here]({ $link }).
tournament-card-renewed = This tournament has a newer card: [it is here]({ $link }).
tournament-no-winner = Nobody has scored a point, so there is no winner.
tournament-goes-up = ⬆️ **Up to division { $division }**: { $names }
tournament-goes-down = ⬇️ **Down to division { $division }**: { $names }
tournament-season-hint = To open the next season with these divisions, the organiser uses `/tournament next-season tournament:{ $number }`.
tournament-division-end = end of division { $number }

## How equal points are ranked
tournament-tie-knockout = how far you get; players who go out in the same round share the place
tournament-ties-about = **How ties on points are broken**, step by step:
tournament-about-opponents = **Opponents’ points per game** (column Opp.): how many points your opponents score per game on average. If you met stronger players, you rank higher.
tournament-about-wins = **Wins**: how often you came first on your own.
tournament-about-direct = **Head to head**: if all the tied players have met, only their games against each other count.
tournament-about-firsts = **Fewer first seats** (column 1st seat): if you sat first less often, you rank higher.
tournament-about-buchholz = **Buchholz cut 1** (column Buch.): the sum of your opponents’ points, without the lowest: after a single round it is 0. If you met stronger players, you rank higher.
tournament-about-sonneborn = **Sonneborn–Berger** (column S-B): the points of everyone you beat, and half the points of everyone you drew with.
tournament-about-lot = **Drawing of lots**: each player gets a number drawn from the secret that the card commits to, so nobody can choose it.

## Pauses, corrections, who is called
tournament-told-pause = ⏸ **{ $title }**: the organiser has paused it. All clocks are stopped until it resumes.
tournament-told-resume = ▶️ **{ $title }** continues: all clocks are running again. Round { $round } now ends on { $when }.
tournament-told-rated-on = ⚠️ **{ $title }**: the organiser has changed the terms. Its games now count for ratings. If you do not want that, press **Leave** on the card.
tournament-told-rated-off = ⚠️ **{ $title }**: the organiser has changed the terms. Its games no longer count for ratings. If you do not want that, press **Leave** on the card.
tournament-told-corrected = ⚖️ **{ $title }**: the organiser has corrected round { $round }, table { $table }. { $seats }
tournament-told-missed = **{ $title }** starts without those who have not checked in: { $names }
tournament-told-season = 🏆 **{ $title }**: season { $season } is open. Press **Join** on the card below to play in the division you earned last season.
    { $names }
tournament-told-cancel-idle = The organiser has cancelled the tournament.
tournament-over-corrected = ⚖️ The organiser has corrected round { $round }, table { $table }: this is the new final result.
told-taken-out = The organiser has taken { $name } out of the tournament. A bot now plays that seat.
told-taken-out-end = The organiser has taken { $name } out of the tournament.
tournament-log-missed = leaves out { $user }, who has not checked in
tournament-log-remind = reminds the open tables that round { $round } ends soon
tournament-result-reopens = This result would need another match, but the tournament is over: round { $round } stays as it is. Create another tournament with `/tournament create` to play on.

## What else the card says
tournament-field-season = Season
tournament-season-next = { $season }. Players of the last season who join play in the division they earned; newcomers start in the lowest.
tournament-field-late = Late entry
tournament-late-until = you can **Join** until round { $round } is paired; missed rounds give no points
tournament-field-absent = No-shows
tournament-absent-rule = { $count ->
    [0] not moving at all at a table is a forfeit
    [one] not moving at all at a table is a forfeit and puts you out
    [2] not moving at all at a table is a forfeit; the second one puts you out
   *[other] not moving at all at a table is a forfeit; the third one puts you out
}
tournament-field-unfinished = Unfinished games
tournament-unfinished-rule = decided as they stand after the last complete round of turns when the tournament round ends; equal: fewer missed turns, then not being waited for, then shared
tournament-field-stand-ins = Bots for absentees
tournament-stand-ins-rule = if a bot holds your seat at the end, or played more than half of your turns, you count as last
tournament-field-knockout-ties = Tied knock-out tables
tournament-knockout-ties-rating = the higher seed goes through (seeds by rating at the start, equal ratings by lot)
tournament-knockout-ties-rounds = the higher seed goes through (seeds by the standings before the knock-out)
tournament-entrants-left-none = Nobody is playing any more.
tournament-division = **Division { $number }**: { $names }
tournament-divisions-by-rating = The divisions follow the ratings, equal ratings by lot: the highest play in division 1.
tournament-divisions-by-season = The divisions are those earned last season; the places of players who have not come back are filled from below, and newcomers start in the lowest.

## Heads of the exported files
csv-file-standings = standings.csv
csv-file-results = results.csv
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
