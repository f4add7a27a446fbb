# Terms that fit the game: how long games last, clocks with a reserve, strictness, the start.

tournament-choose-plan = What is played?
tournament-choose-terms = When, how fast, who?
tournament-pace-turns = At tables of { $size }, { $turns ->
    [one] about one turn each.
   *[other] about { $turns } turns each.
}
tournament-pace-daily = People who play once a day finish 19 games of 20 within { $count ->
    [one] one day.
   *[other] { $count } days.
}
tournament-pace-most = If every turn takes all of its { $clock }, a game lasts up to { $longest }.
tournament-pace-rounds = Your rounds last { $time }.
tournament-pace-short = That is too short: many games would be decided as they stand. Rounds of { $time } fit, or a shorter game.
tournament-field-reserve = Reserve for a whole game
