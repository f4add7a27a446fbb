# Les tournois : ce que leurs règles refusent.

tournament-entered-already = Tu participes déjà à ce tournoi. `/tournoi ma-table` dit où tu joues.
tournament-entry-closed = Il est trop tard pour t’inscrire : avec cette formule, c’était possible seulement avant la première ronde. `/tournoi liste` montre d’autres tournois.
tournament-entry-closed-swiss = Il est trop tard pour t’inscrire : c’était possible jusqu’à l’appariement de la ronde { $round }, et la ronde { $now } se joue. `/tournoi liste` montre d’autres tournois.
tournament-other-not-entered = Cette personne ne participe pas à ce tournoi, ou n’y participe plus. `/tournoi infos` montre qui participe.
tournament-not-started = Ce tournoi n’a pas encore commencé : il n’y a pas de ronde à réapparier.
tournament-round-open = La ronde { $round } a encore des tables sans résultat. Attends la fin de ces parties, ou fixe leur résultat avec `/tournoi résultat`.
tournament-pairs-same = La ronde { $round } aurait de nouveau exactement les mêmes tables : rien n’a changé. Retire quelqu’un avec `/tournoi retirer`, ou fais jouer quelqu’un d’autre avec `/organiser remplacer`.
tournament-round-played = La ronde { $round } ne peut plus être réappariée : quelqu’un y a déjà joué, abandonné, ou n’en fait plus partie. Fixe le résultat d’une table avec `/tournoi résultat`, ou retire quelqu’un avec `/tournoi retirer`.
tournament-round-unknown = Il n’y a pas de ronde { $round }. { $rounds ->
    [0] Aucune n’a commencé.
    [one] Il n’y a encore que la ronde 1.
   *[other] Choisis-en une de 1 à { $rounds }.
}
tournament-table-unknown = Il n’y a pas de table { $table } à cette ronde. { $tables ->
    [0] Elle n’en a aucune.
    [one] Elle n’a que la table 1.
   *[other] Choisis-en une de 1 à { $tables }.
}
tournament-places-wrong = Donne une place à chacun des { $seats } sièges, dans l’ordre. 1 est la meilleure ; après une place partagée, on saute la suivante, comme dans 1 2 2 4.
tournament-result-settled = La phase finale s’appuie déjà sur la ronde { $round } : ses résultats sont acquis. Tu peux encore fixer le résultat des tables de la ronde en cours, ou retirer quelqu’un avec `/tournoi retirer`.

## Formules
tournament-table-size = Ce jeu ne permet pas de telles tables. Choisis parmi ces tailles, chacune une fois : { $allowed }.
tournament-knockout-size = Une phase finale ou une élimination directe se joue à deux, ou à quatre si le jeu se joue aussi à deux et à trois. Choisis une autre taille de table, ou pas de phase finale.
tournament-doubles-size = La double élimination se joue à deux. Choisis des tables de deux, ou l’élimination directe.
tournament-points-wrong = Je ne comprends pas ces points. Écris un nombre par place, la première d’abord, comme 5 3 2 1.
tournament-points-count = Donne { $seats } nombres, un par place d’une table de { $seats }, comme { $seats ->
    [2] 3 1
    [3] 5 3 1
   *[other] 5 3 2 1
}.
tournament-points-limits = Une place peut donner de 0 à { $most } points. Choisis des nombres dans cet intervalle.
tournament-points-rising = Une place ne peut pas donner plus de points que la précédente. Écris d’abord ceux de la première, comme 5 3 2 1.
tournament-points-flat = La première place doit donner plus de points que la dernière. Choisis d’autres nombres, comme 5 3 2 1.
tournament-cut-alone = Il faut au moins deux personnes pour une phase finale. Choisis 2 ou plus, ou 0 pour aucune.
tournament-cut-groups = Chaque groupe doit qualifier le même nombre de personnes. Choisis un multiple de { $groups }.
tournament-too-many = Tu organises { $count } tournois en cours sur ce serveur. Attends la fin de l’un d’eux, ou mets fin à l’un d’eux avec `/tournoi annuler`.
tournament-too-many-here = Ce serveur a { $count } tournois en cours. `/tournoi liste` les montre : rejoins-en un, ou attends la fin de l’un d’eux.
tournament-limit-rounds = Choisis de { $least } à { $most } rondes.
tournament-limit-cut = De { $least } à { $most } personnes peuvent jouer la phase finale. Choisis un de ces nombres.
tournament-limit-groups = Choisis de { $least } à { $most } groupes.
tournament-limit-laps = Chaque rencontre peut se jouer de { $least } à { $most } fois. Choisis un de ces nombres.
tournament-limit-divisions = Choisis de { $least } à { $most } divisions.
tournament-limit-moving = De { $least } à { $most } personnes peuvent monter et descendre. Choisis un de ces nombres.
tournament-too-few-entrants = { $entered ->
    [0] Aucune inscription
    [one] Une seule inscription
   *[other] Seulement { $entered } inscriptions
}, il en faut au moins { $least }. Laisse les inscriptions ouvertes plus longtemps, ou change de formule.
