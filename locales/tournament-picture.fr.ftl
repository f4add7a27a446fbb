### Les mots des images de tournois et de cotes, de leurs descriptions et de leurs versions en texte.

## Sur plusieurs images
picture-tournament-player = Nom
picture-tournament-nameless = Anonyme { $number }
picture-tournament-untitled = Tournoi
picture-tournament-nobody = encore personne
picture-tournament-page = page { $page } sur { $pages }
picture-tournament-status-dropped = départ
picture-tournament-status-absent = absence
picture-tournament-status-substitute = remplacement
picture-tournament-scores = { $count ->
    [one] score { $scores }
   *[other] scores { $scores }
}
picture-tournament-games-won = { $count ->
    [0] aucune partie gagnée
    [one] une partie gagnée
   *[other] { $count } parties gagnées
}
picture-tournament-games = Parties
picture-tournament-games-count = { $count ->
    [one] Partie
   *[other] Parties
}
picture-tournament-rating = Cote
picture-tournament-provisional = provisoire : moins de { $needed } parties
picture-tournament-through = { $count } places qualificatives
picture-tournament-round = Ronde { $number }

## Sur les tables d’une ronde
picture-tournament-table = Table { $number }
picture-tournament-match = Match
picture-tournament-table-waiting = à venir
picture-tournament-table-playing = en cours
picture-tournament-table-finished = terminée
picture-tournament-free = { $note } : { $names }

## Sur la carte de clôture
picture-tournament-closed = Résultat final
picture-tournament-players = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}

## Sur la courbe d’une cote
picture-tournament-best = Record
picture-tournament-no-games = pas encore de partie cotée
picture-tournament-dashed = provisoire
picture-tournament-date = { DATETIME($day, dateStyle: "medium") }

## Descriptions
picture-tournament-alt-standings = Classement de { $title }, { $note } : { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}.
picture-tournament-alt-leaderboard = Palmarès : { $title }, { $note }.
picture-tournament-you = { $name } (toi)
picture-tournament-line = { $name } : { $facts }
picture-tournament-told-rank = place { $rank }
picture-tournament-told-rating = cote { $rating }
picture-tournament-told-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
picture-tournament-status-up = en hausse
picture-tournament-status-down = en baisse
picture-tournament-status-forfeit = forfait, aucun coup joué
picture-tournament-alt-champion = gagne
picture-tournament-alt-seat = siège { $number }, { $line }
picture-tournament-alt-own = Ta ligne : { $line }.
picture-tournament-alt-value = { $column } : { $value }
picture-tournament-alt-cut = Une ligne sous la place { $rank } : { $note }.
picture-tournament-alt-bracket = Tableau de { $title }, { $note }.
picture-tournament-alt-through = se qualifie
picture-tournament-alt-out = quitte le tableau
picture-tournament-alt-fallen = passe en repêchages
picture-tournament-alt-again = joue la seconde finale
picture-tournament-alt-pairings = Tables de { $title }, { $note }.
picture-tournament-alt-podium = { $title } ({ $game }) : le podium.
picture-tournament-alt-header = Tournoi : { $title } ({ $game }).
picture-tournament-alt-curve = Courbe de cote { OF($name) }, { $note }.
picture-tournament-alt-now = { $rating } le { $day }, après { $games ->
    [one] 1 partie
   *[other] { $games } parties
}.
picture-tournament-alt-provisional = { $rating } le { $day }, encore provisoire, après { $games ->
    [one] 1 partie
   *[other] { $games } parties
}.
picture-tournament-alt-best = Record : { $rating }.
picture-tournament-alt-first = La cote a commencé à { $rating } le { $day }.
picture-tournament-alt-round = { $title } :
picture-tournament-alt-table = { $table }, { $state } : { $seats }
picture-tournament-seed = tête de série { $seed }
