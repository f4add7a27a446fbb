# Des conditions qui vont au jeu : la durée des parties, la réserve de temps, la sévérité, le début.

tournament-choose-plan = Qu’est-ce qu’on joue ?
tournament-choose-terms = Quand, à quel rythme, avec qui ?
tournament-pace-turns = À { $size } par table, une partie habituelle compte environ { $all } tours en tout, l’un après l’autre : { $each }.
tournament-pace-each-turns = { $least ->
    [one] un par personne
   *[other] { $least } par personne
}
tournament-pace-some-turns = { $least } ou { $most } par personne
tournament-pace-together = À { $size } par table, chacun joue environ { $turns } tours dans une partie habituelle, parfois en même temps que d’autres : la table attend environ { $waits } fois en tout.
tournament-pace-daily = Si chacun joue une fois par jour, 19 parties sur 20 finissent en { $count ->
    [one] un jour.
   *[other] { $count } jours.
}
tournament-pace-most = Si, dans une longue partie, chaque attente dure tout son temps ({ $clock }), il faut { $longest }.
tournament-pace-most-reserve = Si, dans une longue partie, chaque attente dure tout son temps ({ $clock }) et que chaque réserve ({ $reserve }) s’épuise, il faut { $longest }.
tournament-pace-rounds = Tes rondes durent { $time }.
tournament-pace-fits = Même une telle partie y tient.
tournament-pace-some = Presque toutes les parties y tiennent ; celles qui durent plus longtemps comptent en l’état à la fin de la ronde.
tournament-pace-short = C’est trop court : beaucoup de parties compteraient en l’état. Des rondes de { $time } conviennent, ou une partie plus courte.
tournament-field-reserve = Réserve pour une partie

## Sévérité, départages, début
tournament-field-misses = Un bot reprend la place après
tournament-field-absences = Exclusion pour absence après
tournament-absences = { $count ->
    [0] jamais
    [one] une table sans un seul coup
   *[other] { $count } tables sans un seul coup
}
tournament-ties-averages = les adversaires d’abord
tournament-ties-direct = les confrontations directes d’abord
tournament-field-starts = Début
tournament-hint-starts = Pour commencer à une date et une heure, tape `/tournoi panneau tournoi:{ $number } début:` et par exemple `24/12 20:00`, `vendredi 20h` ou `demain 20h30`, dans ton fuseau horaire.
tournament-zone-unknown = Je ne connais pas ton fuseau horaire. Ajoute `fuseau:`, par exemple `fuseau:Europe/Paris`, ou indique-le une fois avec `/réglages calme fuseau:`.
moment-not-understood = Je ne comprends pas cette date et cette heure. Écris par exemple `24/12/2026 20:00`, `24/12 20h`, `vendredi 20h` ou `demain 20h30`.
tournament-check-in-last = ⏰ **{ $title }** : dernier appel, le pointage finit { $when }. Sans un clic, tu ne joueras pas : { $names }
tournament-told-missed-late = **{ $title }** commence sans les personnes qui n’ont pas pointé : { $names }. Tu peux encore appuyer sur **Rejoindre** sur la carte et jouer dès la prochaine ronde.
opt-groups = groupes
opt-groups-about = Les groupes d’un « toutes rondes »
opt-best-of = parties-par-match
opt-best-of-about = Parties par match d’une phase finale : 1, 3 ou 5
opt-third-place = petite-finale
opt-third-place-about = Les demi-finales perdues mènent-elles à un match pour la troisième place ?
opt-decider = départage-final
opt-decider-about = Qui se qualifie si un match reste à égalité après deux reprises
opt-starts = début
opt-starts-about = Date et heure dans ton fuseau, par exemple 24/12 20:00 ou vendredi 20h

## Round robins in parallel
tournament-field-parallel = Ouverture des tables
tournament-parallel-off = ronde par ronde
tournament-parallel-on = dès que les deux sont libres
tournament-parallel-size = Les tables ne peuvent s’ouvrir dès que les gens sont libres que si tout le monde se rencontre à des tables de deux.
