# Matches of a knock-out: several games, ties, the third place.

tournament-field-best-of = Games per match
tournament-count-best-of = { $count ->
    [one] one
   *[other] best of { $count }
}
tournament-field-third = Match for third place
tournament-field-decider = If still tied
tournament-decider-seed = the higher seed
tournament-decider-second = the later seat in the last game
tournament-decider-lot = a draw of lots
tournament-knockout-ties-replay = played again: another player begins, with a shorter clock, at most { $times } times; then { $decider } goes through
tournament-proposes-junior-goals-secret = **Secret goals** fit a knock-out better: with shared goals, 22 to 49 of 100 duels end in a tie and must be played again; with secret goals, none of 160 did. To change it, choose **Goals** in the list below.
tournament-best-of = A match is the best of 1, 3 or 5 games. Choose one of these.
tournament-unused-match = **{ $option }** means nothing here: it is for a knock-out of duels ({ $format } with these choices has none). Leave it out, or choose `table-size:2` and a knock-out.
tournament-unused-format = **{ $option }** means nothing in this format ({ $format }). Leave it out, or choose another format.
tournament-unused-best-of = **Best of { $count }** is for duels of a knock-out: with these choices each match is one game.

## How a table ended
tournament-tied-seed = tied: the higher seed goes through
tournament-tied-seed-final = tied: the higher seed wins
tournament-tied-second = tied again: whoever sat later in this game goes through
tournament-tied-second-final = tied again: whoever sat later in this game wins
tournament-tied-lot = tied again: lots were drawn from the tournament’s secret
tournament-tied-lot-final = tied again: lots were drawn from the tournament’s secret
tournament-tied-again = tied: it is played again, with a shorter clock; another player begins
tournament-match = **{ $name }** { $wins } { $other }
tournament-match-scores = **{ $name }** { $wins } { $other } ({ $scores })
tournament-game-number = Game { $game } of { $of }: { $name } { $wins } { $other }
tournament-game-number-short = game { $game } of { $of }
tournament-replay-number = Replay { $replay } of at most { $of }: the match is tied. Another player begins, and the clock is shorter (**{ $clock }**).
tournament-replay-number-short = replay { $replay }
tournament-next-game = { $wins }: game { $game } follows; the other player begins
tournament-again = 🔁 **Play on**: { $names }
tournament-third = 🥉 { $count ->
    [one] **Plays for third place**
   *[other] **Play for third place**
}: { $names }
tournament-third-won = 🥉 **Third**: { $names }
tournament-round-replays = 🔁 These matches were tied and are played again: another player begins, the clock is shorter (**{ $clock }**), and so is the round.

## Where you stand
tournament-my-knockout-again = { $title }, round { $round }: table { $table } has not decided your match. It goes on in the next round, and another player begins. { $tables ->
    [0] The next round is about to begin.
    [one] One table is still being played.
   *[other] { $tables } tables are still being played.
} { $until }
tournament-my-third = You can no longer win { $title }, but you play for third place. You will be notified when that match starts. { $until }

## The bracket
tournament-part-third = Third place
tournament-third-place = Third place
picture-tournament-alt-third = plays for third place
