# The card of a table in its channel, the buttons that open tables, and the help.

## What each game is
about-junior = Push a tile, slide the corridors, and stop on the treasure before the others do.
about-secret = Turn the rings of a round castle, fetch the object in demand, and win others in duels.
about-poudlard = Turn over the castle’s corridors and attend your seven classes before everyone else.
about-pasvu = Push furniture about and hide your ghosts: whoever is seen through the keyhole goes back.
about-size = 👥 { $least } to { $most } · ⏱ about { $minutes } min

## Lobby
dice-short = 🎲 Sealed dice · { $hash }…
button-fair = Fair dice
bot-strength = How strong should the bot be?
bot-which = Remove which bot?
level-easy-label = 🪶 Icarus · easy
level-easy-about = 🪶 **Icarus** (easy) makes simple moves, and mistakes.
level-easy-seat = 🪶 easy bot
level-normal-label = 🧵 Ariadne · normal
level-normal-about = 🧵 **Ariadne** (normal) plans each turn well, and answers at once.
level-normal-seat = 🧵 normal bot
level-expert-label = 👑 Minos · expert
level-expert-about = 👑 **Minos** (expert) looks further ahead than Ariadne, and takes a moment to think.
level-expert-up-to = In this game, with more than { $most } at the table, Minos plays as Ariadne does.
level-expert-seat = 👑 expert bot
alone-asked = You are alone at this table. Play alone?
button-alone = Yes, play alone

## While it is played, and after
card-started = The game has started: the board is below.
card-score = { $name } · { $score }
card-won = { $count ->
    [one] 🏆 { $names } has won.
   *[other] 🏆 { $names } share the win.
}
card-drawn = 🤝 The game is drawn.
card-finished = 🏁 The game is finished.
card-given-up = 🏁 The game was given up.
card-uncounted = This game was ended without a result.
button-watch = Watch
button-unwatch = Stop watching
button-place = Go to the table
button-board = Board

## Help
help-home =
    🧩 **Dédale**: corridor board games in this channel, live or a move a day, with friends or against bots.
    • Your games, those that wait for you first: { $games }
    • The puzzles of the day, alone: { $daily }
    • A board once more: { $board }
    • Your language and other settings: { $settings_language }
    • What I store about you: { $data_export }
    Press a button below.
help-play =
    {"**"}Play**
    {"**"}1.** Choose a game below: a table opens here.
    {"**"}2.** Press **Add a bot**, or let others **Join**; then **Start**.
    {"**"}3.** On your turn: **Play**, then **Confirm** or **Commit**. A roll or a flip counts at once.
    • Tables you can join or watch: { $game_list }
    • Alone: { $daily }
    • Together: { $game_undo }, { $game_pause }
    • Give up: { $game_resign }. Back again: { $game_comeback }
help-acts = -# Without the panel: { $acts }
help-links = -# Links in English. Type: { $name }…
help-rules =
    {"**"}Rules**
    Choose a game below: its rules come with pictures, page by page.
    • The same by command: { $rules }
    • Stuck on your turn? The panel has **Hint**.
    • A finished game again, turn by turn: { $replay }
    • Were the dice fair? { $verify }
help-tournaments =
    {"**"}Tournaments**
    A tournament runs itself, round by round, to the podium.
    • Join or look at one: { $tournament_list }
    • Your table: { $tournament_my_table }
    • How it stands: { $tournament_standings }, { $tournament_info }, { $tournament_series }
    • Hold one: { $tournament_create }
    • Rankings: { $leaderboard }
    • Your own numbers: { $stats }
help-organise =
    {"**"}Organising a tournament**
    { $tournament_create } → { $tournament_panel } → { $tournament_start }; { $tournament_next_season } for a league
    • Waiting, more time: { $organise_tables }, { $organise_extend }, { $organise_postpone }, { $tournament_pause }
    • People: { $tournament_add }, { $tournament_drop }, { $organise_substitute }, { $organise_sit_out }, { $organise_seed }
    • Results: { $tournament_result }, { $tournament_cancel }
    • In the panel, **{ button-people }** names helpers or a new organiser, and **{ tournament-field-repeat }** makes a series.
button-help-play = Play
button-help-home = Overview
button-help-rules = Rules
button-help-tournaments = Tournaments
button-help-organise = Organise

## Lists
list-daily = { $game ->
    [hall] The hall of the day
   *[other] The maze of the day
} · game { $number }

## Ending and leaving
resign-which = Which game do you want to give up?
end-asked = End { $game } for good, for everyone at the table? It will count for nobody.
button-end = End it
