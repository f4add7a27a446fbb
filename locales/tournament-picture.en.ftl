### Words on the pictures of tournaments and ratings, in their alt texts and in their text versions.

## On several pictures
picture-contest-player = Player
picture-contest-nameless = Player { $number }
picture-contest-untitled = Tournament
picture-contest-nobody = nobody here yet
picture-contest-page = page { $page } of { $pages }
picture-contest-status-dropped = dropped out
picture-contest-status-absent = absent
picture-contest-games = Games
picture-contest-games-count = { $count ->
    [one] Game
   *[other] Games
}
picture-contest-rating = Rating
picture-contest-provisional = provisional: under { $needed } games
picture-contest-through = top { $count } go through
picture-contest-round = Round { $number }

## On the tables of a round
picture-contest-table = Table { $number }
picture-contest-match = Match
picture-contest-table-waiting = to come
picture-contest-table-playing = playing
picture-contest-table-finished = finished
picture-contest-free = { $note }: { $names }

## On the closing card
picture-contest-closed = Final result
picture-contest-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}

## On the curve of a rating
picture-contest-best = Best
picture-contest-no-games = no rated game yet
picture-contest-dashed = provisional
picture-contest-date = { DATETIME($day, dateStyle: "medium") }

## Alt texts
picture-contest-alt-standings = Standings of { $title }, { $note }: { $count ->
    [one] 1 player
   *[other] { $count } players
}.
picture-contest-alt-leaderboard = Leaderboard { $title }, { $note }.
picture-contest-you = { $name } (you)
picture-contest-line = { $name }: { $facts }
picture-contest-told-rank = place { $rank }
picture-contest-told-rating = rating { $rating }
picture-contest-told-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
picture-contest-status-up = up
picture-contest-status-down = down
picture-contest-status-forfeit = forfeit, never moved
picture-contest-alt-champion = wins
picture-contest-alt-seat = seat { $number }, { $line }
picture-contest-alt-own = Your line: { $line }.
picture-contest-alt-value = { $column }: { $value }
picture-contest-alt-cut = A line below place { $rank }: { $note }.
picture-contest-alt-bracket = Bracket of { $title }, { $note }.
picture-contest-alt-through = goes through
picture-contest-alt-out = is out
picture-contest-alt-fallen = drops to the losers’ side
picture-contest-alt-again = plays the second final
picture-contest-alt-pairings = Tables of { $title }, { $note }.
picture-contest-alt-podium = { $title } ({ $game }): the podium.
picture-contest-alt-header = Tournament: { $title } ({ $game }).
picture-contest-alt-curve = Rating curve of { $name }, { $note }.
picture-contest-alt-now = { $rating } on { $day }, after { $games ->
    [one] 1 game
   *[other] { $games } games
}.
picture-contest-alt-provisional = { $rating } on { $day }, still provisional, after { $games ->
    [one] 1 game
   *[other] { $games } games
}.
picture-contest-alt-best = Best: { $rating }.
picture-contest-alt-first = It began at { $rating } on { $day }.
picture-contest-alt-round = { $title }:
picture-contest-alt-table = { $table }, { $state }: { $seats }
