## Les énigmes du jour
daily-today = **Les énigmes du { $day }** : les mêmes pour tout le serveur, une fois par jour chacune. Personne d’autre ne voit ce message.
daily-maze-new = 🧭 **Labyrinthe** : trouve douze trésors en aussi peu de tours que possible.
daily-maze-begun = 🧭 **Labyrinthe** : commencé ; il t’attend.
daily-maze-over = 🧭 **Labyrinthe** : fini en **{ $score }** tours{ $par }.
daily-maze-given-up = 🧭 **Labyrinthe** : abandonné, donc compté comme non résolu. Le prochain t’attend demain.
daily-hall-new = 🗝️ **Hall** : cache les fantômes pour qu’aucune porte ne les montre.
daily-hall-begun = 🗝️ **Hall** : commencé ; ton plan est gardé.
daily-hall-over = 🗝️ **Hall** : **{ $score }** points{ $par }.
button-daily-maze = Labyrinthe
button-daily-hall = Hall
button-daily-ranking = Classement
button-daily-week = Sept jours
daily-par = { " " }(par { $par })
daily-so-far = -# { $score } · par { $par }
daily-streak = { $count ->
    [0] Pas encore de série : finis chaque jour le labyrinthe ou le hall pour en faire une.
    [one] 🔥 Premier jour d’une série : le labyrinthe ou le hall, l’un des deux suffit.
   *[other] 🔥 { $count } jours de suite (le labyrinthe ou le hall, l’un des deux suffit).
}
daily-shared-place = { $streak ->
    [0] Place { $place } sur { $count }
    [one] Place { $place } sur { $count }
   *[other] Place { $place } sur { $count } · 🔥 { $streak } jours de suite
}
daily-hide-empty = Tu n’as écrit aucun plan : ce que tu as déjà prévu est gardé.
daily-unfinished = Tu pourras partager cette énigme quand tu l’auras finie.
daily-shared-already = Ce résultat est déjà partagé : une fois par jour suffit. Tes prochaines énigmes t’attendent demain.
button-share = Partager
daily-ranking-title = **Classements du { $day }**
daily-week = **Du { $first } au { $last }** : d’abord le plus de jours, puis le meilleur score face à celui du bot (le « par »)
daily-playing = { $count ->
    [one] Une personne n’a pas encore fini.
   *[other] { $count } personnes n’ont pas encore fini.
}
daily-given-up-by = Abandon : { $names }.
daily-given-up-by-more = Abandon : { $names } et { $count ->
    [one] une autre personne
   *[other] { $count } autres personnes
}.
daily-nobody = Personne n’a encore fini.
daily-nobody-then = Personne n’a fini ce jour-là.
daily-no-resign = Le hall du jour se termine par ton plan : valide-le, ou laisse-le, tout simplement ; il finit de lui-même à minuit (UTC).
daily-seed = Graine de ce jour : `{ $seed }`
daily-finished = Tu as fini cette énigme. `/quotidien` montre ton résultat.
daily-given-up = Tu as abandonné cette énigme : elle ne peut plus être jouée ni partagée. La prochaine t’attend demain : `/quotidien`.
daily-over = Cette énigme est celle d’un autre jour : elle est terminée. Joue celles d’aujourd’hui avec `/quotidien`.
daily-show-play = les énigmes du jour
daily-show-maze = le labyrinthe
daily-show-hall = le hall
daily-show-ranking = classements du jour
daily-show-yesterday = classements d’hier
daily-show-week = classements de sept jours
opt-hide = plan
opt-hide-about = Ton plan pour le hall en une ligne, comme : P1 B5 nord; M1 C4 sous

## Labyrinthe
daily-maze-title = **Le labyrinthe du { $day }** : trouve les douze trésors en aussi peu de tours que possible. Personne d’autre ne voit ce message.
    -# Le **par** est le nombre de tours qu’il faut à un bot : fais aussi bien, ou mieux.
daily-maze-done = Tu as trouvé les douze trésors en **{ $score }** tours{ $par }.
daily-maze-score = Ton score : **{ $score }** tours{ $par }.
daily-maze-shared = 🧭 **Labyrinthe du { $day }** · { $name } : **{ $score }** tours{ $par }
daily-maze-legend = -# Tour après tour : 🟩 un trésor trouvé · ⬜ aucun
daily-maze-ranking = 🧭 **Labyrinthe**
daily-maze-rank = **{ $place }.** { $name } — { $score ->
    [one] un tour
   *[other] { $score } tours
}
daily-maze-week-title = 🧭 **Labyrinthes**
daily-maze-week-rank = **{ $place }.** { $name } — { $days ->
    [one] 1 jour
   *[other] { $days } jours
}, { $score } tours ({ $par })

## Hall
daily-hall-title = **Le hall du { $day }** : un seul plan pour cacher ces fantômes. À chacune des 24 portes, qui reste caché rapporte 1 point (petit), 3 (moyen) ou 5 (grand).
daily-hall-done = Tu as caché les fantômes pour **{ $score }** points{ $par }.
daily-hall-score = Ton score : **{ $score }** points{ $par }.
daily-hall-shared = 🗝️ **Hall du { $day }** · { $name } : **{ $score }** points{ $par }
daily-hall-legend = -# Un carré par porte : 🟩 tout est caché · 🟨 la moitié des points ou plus · 🟧 moins · 🟥 rien
daily-hall-ranking = 🗝️ **Hall**
daily-hall-rank = **{ $place }.** { $name } — { $score ->
    [one] un point
   *[other] { $score } points
}
daily-hall-week-title = 🗝️ **Halls**
daily-hall-week-rank = **{ $place }.** { $name } — { $days ->
    [one] 1 jour
   *[other] { $days } jours
}, { $score } points ({ $par })
