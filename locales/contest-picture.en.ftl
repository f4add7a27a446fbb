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
