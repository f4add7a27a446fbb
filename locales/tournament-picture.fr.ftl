### Les mots des images de tournois et de cotes, de leurs descriptions et de leurs versions en texte.

## Sur plusieurs images
picture-contest-player = Nom
picture-contest-nameless = Anonyme { $number }
picture-contest-untitled = Tournoi
picture-contest-nobody = encore personne
picture-contest-page = page { $page } sur { $pages }
picture-contest-status-dropped = abandon
picture-contest-status-absent = absence
picture-contest-games = Parties
picture-contest-games-count = { $count ->
    [one] Partie
   *[other] Parties
}
picture-contest-rating = Cote
picture-contest-provisional = provisoire : moins de { $needed } parties
picture-contest-through = les { $count } premières places qualifient
picture-contest-round = Ronde { $number }

## Sur les tables d’une ronde
picture-contest-table = Table { $number }
picture-contest-match = Match
picture-contest-table-waiting = à venir
picture-contest-table-playing = en cours
picture-contest-table-finished = terminée
picture-contest-free = { $note } : { $names }

## Sur la carte de clôture
picture-contest-closed = Résultat final
picture-contest-players = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}

## Sur la courbe d’une cote
picture-contest-best = Record
picture-contest-no-games = pas encore de partie cotée
picture-contest-dashed = provisoire
picture-contest-date = { DATETIME($day, dateStyle: "medium") }

## Descriptions
picture-contest-alt-standings = Classement de { $title }, { $note } : { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}.
picture-contest-alt-leaderboard = Palmarès { $title }, { $note }.
picture-contest-you = { $name } (toi)
picture-contest-line = { $name } : { $facts }
picture-contest-told-rank = place { $rank }
picture-contest-told-rating = cote { $rating }
picture-contest-told-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
picture-contest-status-up = en hausse
picture-contest-status-down = en baisse
picture-contest-status-forfeit = forfait, n’a jamais joué
picture-contest-alt-champion = gagne
picture-contest-alt-seat = siège { $number }, { $line }
picture-contest-alt-own = Ta ligne : { $line }.
picture-contest-alt-value = { $column } : { $value }
picture-contest-alt-cut = Une ligne sous la place { $rank } : { $note }.
picture-contest-alt-bracket = Tableau de { $title }, { $note }.
picture-contest-alt-through = se qualifie
picture-contest-alt-out = quitte le tableau
picture-contest-alt-fallen = passe en repêchages
picture-contest-alt-again = joue la seconde finale
picture-contest-alt-pairings = Tables de { $title }, { $note }.
picture-contest-alt-podium = { $title } ({ $game }) : le podium.
picture-contest-alt-header = Tournoi : { $title } ({ $game }).
picture-contest-alt-curve = Courbe de cote de { $name }, { $note }.
picture-contest-alt-now = { $rating } le { $day }, après { $games ->
    [one] 1 partie
   *[other] { $games } parties
}.
picture-contest-alt-provisional = { $rating } le { $day }, encore provisoire, après { $games ->
    [one] 1 partie
   *[other] { $games } parties
}.
picture-contest-alt-best = Record : { $rating }.
picture-contest-alt-first = Elle a commencé à { $rating } le { $day }.
picture-contest-alt-round = { $title } :
picture-contest-alt-table = { $table }, { $state } : { $seats }
