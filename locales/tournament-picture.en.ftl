### Words on the pictures of tournaments and ratings, in their alt texts and in their text versions.

## On several pictures
picture-tournament-player = Player
picture-tournament-nameless = Player { $number }
picture-tournament-untitled = Tournament
picture-tournament-nobody = nobody here yet
picture-tournament-page = page { $page } of { $pages }
picture-tournament-status-dropped = dropped out
picture-tournament-status-absent = absent
picture-tournament-status-substitute = substitute
picture-tournament-scores = { $count ->
    [one] score { $scores }
   *[other] scores { $scores }
}
picture-tournament-games-won = { $count ->
    [one] one game won
   *[other] { $count } games won
}
picture-tournament-games = Games
picture-tournament-games-count = { $count ->
    [one] Game
   *[other] Games
}
picture-tournament-rating = Rating
picture-tournament-provisional = provisional: under { $needed } games
picture-tournament-through = top { $count } go through
picture-tournament-round = Round { $number }

## On the tables of a round
picture-tournament-table = Table { $number }
picture-tournament-match = Match
picture-tournament-table-waiting = to come
picture-tournament-table-playing = playing
picture-tournament-table-finished = finished
picture-tournament-free = { $note }: { $names }

## On the closing card
picture-tournament-closed = Final result
picture-tournament-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}

## On the curve of a rating
picture-tournament-best = Best
picture-tournament-no-games = no rated game yet
picture-tournament-dashed = provisional
picture-tournament-date = { DATETIME($day, dateStyle: "medium") }

## Alt texts
picture-tournament-alt-standings = Standings of { $title }, { $note }: { $count ->
    [one] 1 player
   *[other] { $count } players
}.
picture-tournament-alt-leaderboard = Leaderboard { $title }, { $note }.
picture-tournament-you = { $name } (you)
picture-tournament-line = { $name }: { $facts }
picture-tournament-told-rank = place { $rank }
picture-tournament-told-rating = rating { $rating }
picture-tournament-told-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
picture-tournament-status-up = up
picture-tournament-status-down = down
picture-tournament-status-forfeit = forfeit, never moved
picture-tournament-alt-champion = wins
picture-tournament-alt-seat = seat { $number }, { $line }
picture-tournament-alt-own = Your line: { $line }.
picture-tournament-alt-value = { $column }: { $value }
picture-tournament-alt-cut = A line below place { $rank }: { $note }.
picture-tournament-alt-bracket = Bracket of { $title }, { $note }.
picture-tournament-alt-through = goes through
picture-tournament-alt-out = is out
picture-tournament-alt-fallen = drops to the losers’ side
picture-tournament-alt-again = plays the second final
picture-tournament-alt-pairings = Tables of { $title }, { $note }.
picture-tournament-alt-podium = { $title } ({ $game }): the podium.
picture-tournament-alt-header = Tournament: { $title } ({ $game }).
picture-tournament-alt-curve = Rating curve of { $name }, { $note }.
picture-tournament-alt-now = { $rating } on { $day }, after { $games ->
    [one] 1 game
   *[other] { $games } games
}.
picture-tournament-alt-provisional = { $rating } on { $day }, still provisional, after { $games ->
    [one] 1 game
   *[other] { $games } games
}.
picture-tournament-alt-best = Best: { $rating }.
picture-tournament-alt-first = The rating began at { $rating } on { $day }.
picture-tournament-alt-round = { $title }:
picture-tournament-alt-table = { $table }, { $state }: { $seats }
picture-tournament-seed = seed { $seed }
