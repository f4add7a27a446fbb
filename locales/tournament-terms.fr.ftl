# Des conditions qui vont au jeu : la durée des parties, la réserve de temps, la sévérité, le début.

tournament-choose-plan = Qu’est-ce qu’on joue ?
tournament-choose-terms = Quand, à quel rythme, avec qui ?
tournament-pace-turns = À { $size } par table, { $turns ->
    [one] environ un tour chacun.
   *[other] environ { $turns } tours chacun.
}
tournament-pace-daily = En jouant une fois par jour, 19 parties sur 20 finissent en { $count ->
    [one] un jour.
   *[other] { $count } jours.
}
tournament-pace-most = Si chaque tour prend tout son temps ({ $clock }), une partie dure jusqu’à { $longest }.
tournament-pace-rounds = Tes rondes durent { $time }.
tournament-pace-short = C’est trop court : beaucoup de parties compteraient en l’état. Des rondes de { $time } conviennent, ou une partie plus courte.
tournament-field-reserve = Réserve pour une partie
