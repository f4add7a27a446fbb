# Mes parties, la suivante, les parties finies, les rediffusions, et ce qui est gardé sur une personne.

games-page = (page { $page } sur { $pages })
games-part = (parties { $first } à { $last })
list-unreadable = La partie { $number } est illisible ; mon journal dit pourquoi à qui m’héberge
games-since = ton tour a commencé { $since }
games-until = ton temps finit { $until }
games-tournament = 🏆 { $name }
games-round-ends = la ronde finit { $when }
games-elsewhere = sur { $server }
button-page-back = ◀ Retour
button-page-on = Suite ▶
button-next-game = Partie suivante : { $game } · partie { $number }
next-none = Aucune autre partie ne t’attend. `/parties` les liste toutes.
next-elsewhere = La partie qui t’attend est sur un autre serveur : `/parties` y mène.

end-length-unplayed = Terminée au bout de { $time }, avant le premier tour.
end-length = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} en { $time }.
lasting-minutes = { $minutes } min
lasting-hours = { $hours } h { $minutes } min
lasting-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
button-replay = Revoir

cmd-stats = stats
cmd-stats-about = Le bilan de quelqu’un sur ce serveur
cmd-replay = revoir
cmd-replay-about = Revoir une partie entière, ou un de ses tours
cmd-data = données
cmd-data-about = Ce que le bot garde sur toi
cmd-data-export = exporter
cmd-data-export-about = Tout ce qui est gardé sur toi, dans un fichier
cmd-data-delete = effacer
cmd-data-delete-about = Effacer tout ce qui est gardé sur toi
opt-player = joueur
opt-player-about = De qui voir le bilan ; vide : le tien
opt-public = public
opt-public-about = Le montrer à tout le monde ici
opt-turn = tour
opt-turn-about = Seulement le plateau après ce tour ; 0 : le début

stats-title = **Les parties { OF($name) } sur ce serveur**
stats-none = { $name } n’a pas encore fini de partie contre d’autres ici. `/partie nouvelle` ouvre une table.
stats-none-you = Tu n’as pas encore fini de partie contre d’autres ici. `/partie nouvelle` ouvre une table.
stats-games = **{ $game }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune victoire
    [one] { $wins } victoire ({ $share } %)
   *[other] { $wins } victoires ({ $share } %)
}
stats-places = Places : { $places } · place moyenne : { $average }
stats-place = { $place ->
    [1] 1re
   *[other] { $place }e
} ({ $count } fois)
stats-shared = Premières places partagées : { $shared }
stats-streak = Victoires d’affilée : { $now } en ce moment, { $best } au mieux
stats-unplayed = { $count ->
    [one] Une partie a fini avant que tout le monde ait joué : elle ne compte pas
   *[other] { $count } parties ont fini avant que tout le monde ait joué : elles ne comptent pas
} pour la cote.
stats-longest = Plus longue partie : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} (partie { $number })
stats-fastest = Victoire la plus rapide : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} (partie { $number })

replay-drawing = Je dessine { $game } · partie { $number }. Cela prend quelques secondes…
replay-done = { $game } · partie { $number }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. `/revoir numéro:{ $number } tour:…` montre un seul tour.
replay-shortened = La partie est longue : seul un tour sur { $step } est montré.
replay-running = La partie est encore en cours : tu vois ce que tout le monde voit à la table. Une fois finie, elle montre aussi ce qui était caché.
replay-alt = Rediffusion animée : { $game }, partie { $number }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. À la fin : { $last }
replay-still = **{ $game } · partie { $number }, { $turn ->
    [0] le début
   *[other] tour { $turn } sur { $turns }
}**
replay-still-after = **{ $game } · partie { $number }, après { $turns ->
    [0] le début
    [one] le seul tour
   *[other] le tour { $turns } sur { $turns }
}**
replay-entry-resign = { $name } abandonne.
replay-entry-depart = { $name } abandonne ; les autres continuent sans ce siège.
replay-entry-replace = Quelqu’un d’autre reprend le siège { OF($name) }.
replay-entry-draw = Tout le monde accepte la partie nulle.
replay-entry-stop = La partie est arrêtée ici.
replay-entry-adjudicate = Le résultat est fixé pour un tournoi.
replay-entry-abandon = Plus personne ne joue ; la partie est arrêtée ici.
button-turn-back = ◀ Tour précédent
button-turn-on = Tour suivant ▶
replay-no-turn = Cette partie compte { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. Donne un nombre de 0 à { $turns }.
replay-other-rules = La partie { $game } suivait d’anciennes règles, que cette version du bot ne sait plus rejouer. `/plateau` montre encore comment elle a fini.
verify-other-rules = La partie { $game } suivait d’anciennes règles, que cette version du bot ne sait plus rejouer. Cela ne prouve rien, ni dans un sens ni dans l’autre. `/plateau` montre encore comment elle a fini.
replay-daily = Sur ce serveur, d’autres jouent encore cette énigme aujourd’hui. Revois-la sans `public`, ou montre-la demain.
## Le bilan d’une partie
button-review = Analyse
picture-review-turns = Tours
picture-review-end = fin
chance = { $share } %
review-begins = Je regarde cette partie de plus près…
review-progress = Je regarde cette partie de plus près : étape { $turn } sur { $turns }…
review-progress-own = Je cherche mieux pour chacun de tes tours : { $turn } sur { $turns }…
review-title = **{ $game } · partie { $number } : comment les chances ont changé**
review-picture = Chances de gagner · { $game } · partie { $number }
review-swing = **{ $number }** · tour { $turn } : { $story }
    -# Chances : { $chances }
review-change = { $name } { $before } % → { $after } %
review-unseen = rien que les autres puissent voir.
review-end = **Fin** · { $story }
review-end-chances = -# Chances : { $chances }
review-end-resigned = Abandon : { $names }.
review-end-agreed = Tout le monde accepte la partie nulle.
review-end-adjudicated = La partie compte en l’état.
review-end-decided = L’organisation du tournoi fixe le résultat.
review-end-ranked-last = Qui abandonne finit derrière les autres.
review-end-abandoned = Plus personne ne joue. Personne ne gagne : la courbe s’arrête où en était la partie.
review-end-stopped = La partie est arrêtée avant sa fin. Personne ne gagne : la courbe s’arrête où elle en était.
review-costly = **Les tours où Minos, l’expert, voit mieux à faire**
review-no-costly = Dans aucun de tes tours, Minos, l’expert, n’est certain qu’il y avait mieux à faire.
review-turn = ▸ **Tour { $turn }** : environ { $cost } points de chances perdus
review-made = Joué : { $made }
review-better = Le choix de Minos : { $better }
review-better-drawn = Le choix de Minos, sur l’image : { $better }
review-wait = garder ceci pour plus tard : { $made }
review-alt = Courbe des chances de tout le monde sur { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
review-alt-swings = Plus grands changements : { $swings }.
review-alt-swing = tour { $turn } : { $name } passe de { $before } % à { $after } %
review-alt-course = { $step ->
    [one] En pourcentage, au début et après chaque tour
   *[other] En pourcentage, au début et tous les { $step } tours
} : { $seats }.
review-alt-course-end = { $step ->
    [one] En pourcentage, au début, après chaque tour et à la fin
   *[other] En pourcentage, au début, tous les { $step } tours et à la fin
} : { $seats }.
review-alt-seat = { $name } { $chances }
review-alt-better = Ce que Minos aurait choisi. { $board }
review-busy = L’expert n’a pas le temps maintenant. Appuie de nouveau sur **Analyse** dans une minute.
review-running = Cette partie se joue encore. Appuie sur **Analyse** quand elle est finie.
review-alone = En solo, il n’y a pas de chances à comparer. Essaie plutôt **Revoir**.
review-nothing = Personne n’a joué dans cette partie : il n’y a rien à analyser.
since-nothing = Rien ne s’est passé depuis ton dernier tour.
since-alt = Petit film de ce qui s’est passé depuis ton dernier tour. À la fin : { $last }
cmd-settings-motion = mouvement
cmd-settings-motion-about = Voir ce qui s’est passé depuis ton dernier tour en petit film, ou en une image
opt-motion = films
opt-motion-about = Une image animée, ou une image fixe
motion-on = images animées
motion-off = images fixes
motion-set-on = « Récit » te montre désormais un petit film.
motion-set-off = « Récit » te montre désormais une image fixe, avec le chemin du dernier coup. Rien ne bouge.

data-exported = Voici tout ce que le bot garde sur toi : tes places, tes coups, tes réglages. Personne d’autre ne voit ce message.
data-delete-asked = Ceci efface ton nom, ton identifiant Discord et tes réglages de tout ce que le bot garde. Tes parties finies gardent une place sans nom. { $count ->
    [0] Tu n’as pas de partie en cours.
    [one] Un bot reprend ta partie en cours, comme après un abandon ; sans autre personne à la table, elle s’arrête.
   *[other] Des bots reprennent tes { $count } parties en cours, comme après un abandon ; sans autre personne à la table, une partie s’arrête.
} Les messages déjà publiés sur Discord y restent. Les sauvegardes faites par l’hébergeur du bot gardent tes données jusqu’à leur remplacement. C’est définitif. `/données exporter` t’en donne d’abord une copie.
data-delete-waiting = { $count ->
    [one] Tu quittes aussi ta table qui n’a pas encore commencé
   *[other] Tu quittes aussi tes { $count } tables qui n’ont pas encore commencé
} : une table sans joueur est fermée.
data-delete-tournaments = Tu perds aussi ta place dans les tournois qui ne sont pas finis.
button-forget = Effacer tout ce qui me concerne
data-deleting = J’efface…
data-deleted = C’est fait : plus rien de ce que le bot garde ne te nomme. Si tu rejoues, tu repars de zéro.
data-still-playing = Tu as rejoint une table entre-temps : rien n’a été effacé. Quitte cette table, puis refais `/données effacer`.
