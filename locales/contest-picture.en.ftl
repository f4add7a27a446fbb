### Words on the pictures of tournaments and ratings, in their alt texts and in their text versions.

## On several pictures
contest-player = Player
contest-nameless = Player { $number }
contest-untitled = Tournament
contest-page = page { $page } of { $pages }
contest-status-dropped = dropped out
contest-status-absent = absent
contest-games = Games
contest-rating = Rating
contest-provisional = provisional: under { $needed } games
contest-through = top { $count } go through

## On the tables of a round
contest-table = Table { $number }
contest-table-waiting = to come
contest-table-playing = playing
contest-table-finished = finished
contest-byes = { $count ->
    [one] Bye: { $names }
   *[other] Byes: { $names }
}
contest-round = Round { $number }

## On the closing card
contest-closed = Final result
contest-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}

## On the curve of a rating
contest-best = Best
contest-no-games = no rated game yet
contest-dashed = provisional
contest-date = { $day } { $month } { $year }
contest-month-1 = Jan
contest-month-2 = Feb
contest-month-3 = Mar
contest-month-4 = Apr
contest-month-5 = May
contest-month-6 = June
contest-month-7 = July
contest-month-8 = Aug
contest-month-9 = Sept
contest-month-10 = Oct
contest-month-11 = Nov
contest-month-12 = Dec
