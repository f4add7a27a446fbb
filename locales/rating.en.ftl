# Ratings and the leaderboard.

cmd-leaderboard = leaderboard
cmd-leaderboard-about = Who plays best, in this server or across all servers
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
leaderboard-empty = { $game }: nobody has a rating here yet. Only games between people count, without a bot at the table. Open one with `/game new`.
curve-note = Rating · { $game }
button-world-hidden = Hide me
button-world-shown = Show me
world-set-shown = You now appear on the leaderboards of all servers.
world-set-hidden = You no longer appear on the leaderboards of all servers. You stay on this server’s leaderboard.
world-shown = shown
world-hidden = hidden
cmd-settings-world = world
cmd-settings-world-about = Whether you appear on the leaderboards of all servers
opt-listed = me
opt-listed-about = Shown or hidden; you stay on each server’s own leaderboard
