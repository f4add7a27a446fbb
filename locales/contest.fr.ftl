# Les tournois : ce que leurs règles refusent.

contest-entered-already = Tu es déjà inscrit.
contest-entry-closed = Il est trop tard pour s’inscrire. On peut rejoindre un tournoi suisse jusqu’à la moitié de ses rondes, tout autre tournoi jusqu’à son début.
contest-not-entered = Cette personne ne participe pas à ce tournoi. Choisis quelqu’un dans sa liste.
contest-not-started = Ce tournoi n’a pas encore commencé : il n’y a pas de ronde à reprendre.
contest-round-open = La ronde { $round } a encore des tables sans résultat. Attends-les, ou saisis leurs résultats.
contest-round-played = La ronde { $round } a déjà un résultat, elle ne peut plus être appariée à nouveau. Corrige plutôt ses résultats.
contest-round-unknown = Il n’y a pas de ronde { $round }. Choisis-en une de 1 à { $rounds }.
contest-table-unknown = Il n’y a pas de table { $table } dans cette ronde. Choisis-en une de 1 à { $tables }.
contest-places-wrong = Donne une place à chacun des { $seats } sièges : 1 est la meilleure, les ex æquo partagent une place et la suivante est sautée, comme dans 1, 2, 2, 4.
contest-result-settled = La phase éliminatoire s’appuie déjà sur la ronde { $round } : ses résultats sont acquis. Retire plutôt un joueur, ou saisis le résultat de la ronde en cours.

## Formules
contest-table-size = Ce jeu ne permet pas de telles tables. Choisis parmi ces tailles, chacune une fois : { $allowed }.
contest-knockout-size = Une phase éliminatoire se joue à des tables de deux, ou de quatre si le jeu se joue aussi à deux et à trois. Choisis une autre taille de table, ou pas d’élimination.
contest-doubles-size = La double élimination se joue à deux. Choisis des tables de deux, ou l’élimination simple.
contest-points = Donne les points des tables de deux, de trois et de quatre : un nombre par place, aucun sous 0, aucun plus grand que le précédent.
contest-cut-alone = Une finale à un seul n’en est pas une. Qualifie au moins deux joueurs, ou choisis 0 pour ne pas jouer de finale.
contest-cut-groups = Chaque groupe doit qualifier autant de joueurs. Choisis un multiple de { $groups }.
contest-limit-rounds = Choisis de { $least } à { $most } rondes.
contest-limit-cut = De { $least } à { $most } joueurs peuvent être qualifiés pour les finales.
contest-limit-groups = Choisis de { $least } à { $most } groupes.
contest-limit-laps = Tous peuvent se rencontrer de { $least } à { $most } fois.
contest-limit-divisions = Choisis de { $least } à { $most } divisions.
contest-limit-moving = De { $least } à { $most } joueurs peuvent monter et descendre.
contest-too-few = Trop peu de joueurs : { $entered } inscrits, il en faut au moins { $least }. Prolonge les inscriptions, ou change de formule.
