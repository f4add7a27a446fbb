# Ratings and the leaderboard.

cmd-leaderboard = leaderboard
cmd-leaderboard-about = Who plays best, in this server or over all servers
opt-reach = reach
opt-reach-about = This server (default) or all servers
reach-server = this server
reach-world = all servers
leaderboard-title = { $game }: ratings
leaderboard-server = { $count ->
    [one] This server · one player
   *[other] This server · { $count } players
}
leaderboard-world = { $count ->
    [one] All servers · one player
   *[other] All servers · { $count } players
}
leaderboard-empty = Nobody has a rating in { $game } here yet. Games between people count, without bots at the table: open one with `/game new`.
curve-note = Rating · { $game }
button-world-hidden = Leave me out
button-world-shown = Show me
world-set-shown = You are shown in the rankings over all servers.
world-set-hidden = You are left out of the rankings over all servers. In this server’s you stay.
world-shown = shown
world-hidden = hidden
cmd-settings-world = world
cmd-settings-world-about = Whether you are shown in the rankings over all servers
opt-listed = me
opt-listed-about = Shown, or left out; in each server’s own ranking you stay
