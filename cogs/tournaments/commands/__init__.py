"""`/tournament …`, `/leaderboard` and the organiser's panel. Nothing outside imports these modules."""
