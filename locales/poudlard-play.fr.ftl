# Les couloirs de Poudlard : son panneau, ses cartes, le récit de ses tours, ses commandes, ses règles.

## Lieux
poudlard-to = à { $square }
poudlard-to-pitch = au terrain de Quidditch
poudlard-to-hut = à la maison de Hagrid
poudlard-to-forest = dans la Forêt interdite
poudlard-to-lake = au Lac noir
poudlard-from = de { $square }
poudlard-from-pitch = du terrain de Quidditch
poudlard-from-hut = de la maison de Hagrid
poudlard-from-forest = de la Forêt interdite
poudlard-from-lake = du Lac noir
poudlard-face-down-at = { $square } (face cachée)
poudlard-as-it-lies = { $way } (tel quel)
poudlard-stop = { $place }
poudlard-stop-here = { $place } — rester ici
poudlard-stop-room = { $place } — { $room }
poudlard-stop-class = { $place } — { $room }, ton prochain cours !
poudlard-stop-home = { $place } — ta zone : tu gagnes !
poudlard-stop-star = { $label } · ★ : une carte

## Panneau
poudlard-panel-next = Ton prochain cours : **{ $room }**, à **{ $square }** (cours suivis : { $count } sur { $all }).
poudlard-panel-here = Ton prochain cours : **{ $room }**. Tu y es : reste, et tu le suis (cours suivis : { $count } sur { $all }).
poudlard-panel-unfound = Ton prochain cours : **{ $room }**. Personne n’a encore trouvé cette salle (cours suivis : { $count } sur { $all }).
poudlard-panel-next-closed = Ton prochain cours : **{ $room }**, à **{ $square }**, mais il est **annulé** (cours suivis : { $count } sur { $all }).
poudlard-panel-home = Tous les cours sont suivis ! Pour gagner, rentre dans ta zone : **{ $place }**.
poudlard-panel-drafted = Tu peux encore changer : { $steps }. Ce sera joué avec la suite.
poudlard-panel-roll = **Lance le dé** : il indique combien de jetons tu changes. Tu peux jouer des cartes avant, pendant et après.
poudlard-panel-change-first = **Jetons à changer : { $left }.** Retourne un jeton caché (**?** ; une fois vu, il reste visible, et tu choisis son sens) ou fais pivoter un jeton visible.
poudlard-panel-change-expert = **Jetons à changer : { $left }.** Retourne un jeton caché (**?** ; une fois vu, il reste visible, dans le sens où il apparaît) ou fais pivoter un jeton visible.
poudlard-panel-password = **Mot de passe : { $left } jetons à changer.** Retourne un jeton caché (**?** ; une fois vu, il reste visible) ou fais pivoter un jeton visible.
poudlard-panel-pivot = Tu fais pivoter **{ $square }** : { $token }, actuellement { $way }. Choisis son nouveau sens.
poudlard-panel-crossing = Tu as retourné **{ $square }** : **{ $token }**, passage de tous les côtés.
poudlard-panel-lay = Tu as retourné **{ $square }** : **{ $token }**. Personne d’autre ne le voit encore. Choisis son sens.
poudlard-panel-friday = { $left ->
    [one] **Remaniement du vendredi :** choisis encore un jeton. Les jetons choisis sont ensuite retournés face cachée et mélangés entre leurs cases.
   *[other] **Remaniement du vendredi :** choisis encore { $left } jetons. Les jetons choisis sont ensuite retournés face cachée et mélangés entre leurs cases.
}
poudlard-panel-friday-ready = Tes cinq jetons sont choisis. **Confirmer** les mélange tous.
poudlard-panel-move = **Avance maintenant** dans les couloirs ouverts, aussi loin que tu veux, sans repasser au même endroit. Une salle de classe met fin au déplacement.
poudlard-panel-stuck = **Aucun couloir ne part d’ici.** Joue une carte, ou reste et finis ton tour.
poudlard-panel-to = Ton choix : **{ $place }**.
poudlard-panel-end = Tu as avancé. **Finis ton tour**, ou joue une carte : si elle t’ouvre une nouvelle voie, tu avances encore.
poudlard-panel-aimed = Ton choix : **{ $targets }**.
poudlard-panel-aim-squares = { $count ->
    [one] Choisis un jeton.
   *[other] Choisis { $count } jetons.
}
poudlard-panel-aim-room = Choisis une salle.
poudlard-panel-aim-players = { $count ->
    [one] Choisis une personne.
   *[other] Choisis { $count } personnes.
}
poudlard-panel-own-class = ⚠ **C’est ton propre prochain cours** : toi non plus, tu n’y entres plus avant ton prochain tour. Le veux-tu vraiment ?
poudlard-panel-card-ready = **Confirmer** joue la carte.
poudlard-card-line = **{ $card }** — { $does }
poudlard-among = { $title } ({ $first } à { $last })
poudlard-choose-tokens = { $count ->
    [one] Quel jeton ?
   *[other] Quels { $count } jetons ?
}
poudlard-choose-place = Aller ailleurs
poudlard-choose-target = Sur quel jeton ?
poudlard-button-roll = Lancer
poudlard-button-flip = Retourner { $square }
poudlard-button-others = Autres jetons
poudlard-button-opens = { $label } → { $goal }
poudlard-button-go-end = ➜ { $label } · finir
poudlard-button-go-win = ➜ { $label } : tu gagnes !
poudlard-button-star = Prendre une carte (★)
poudlard-button-no-star = Sans prendre de carte
poudlard-button-own-class = Annuler mon prochain cours
poudlard-button-cards = Mes cartes ({ $count })
poudlard-button-hand = Mes cartes
poudlard-button-undo = ↩ Annuler l’étape
poudlard-button-again = Changer de choix
poudlard-button-move-end = Y aller, finir le tour
poudlard-button-move-only = Y aller, puis jouer une carte
poudlard-button-stay-end = Rester et finir le tour
poudlard-button-stay-only = Rester, puis jouer une carte
poudlard-button-end = Finir le tour

## Main
poudlard-hand = { $count ->
    [one] **Ta carte.** Personne d’autre ne la voit.
   *[other] **Tes { $count } cartes.** Personne d’autre ne les voit.
}
poudlard-hand-empty = Tu n’as aucune carte événement. Passe par une ★ pour en prendre une.
poudlard-hand-later = Termine d’abord ce que tu as à faire ; tu pourras ensuite jouer une carte.
poudlard-hand-card = { $numbers } · **{ $card }** — { $does }
poudlard-hand-not-now = -# ✗ { $why }

## Gestes
poudlard-hint = Une bonne idée : { $steps }.
poudlard-do-roll = lancer le dé
poudlard-do-flip = retourner { $square }
poudlard-do-lay = poser { $square } ainsi : { $way }
poudlard-do-pivot = faire pivoter { $square } ainsi : { $way }
poudlard-do-choose = choisir { $square }
poudlard-do-move = aller { $to }
poudlard-do-move-star = aller { $to } par une ★, pour prendre une carte
poudlard-do-card = jouer « { $card } »
poudlard-do-card-on = jouer « { $card } » sur { $targets }
poudlard-do-end = finir ton tour

## Récit
poudlard-told-student = { $name } joue { $student }
poudlard-told-dealt = { $players }.
poudlard-told-start = 🎲 Dés pour commencer : { $rolls }.
poudlard-told-start-again = 🎲 Égalité, on relance : { $rolls }.
poudlard-told-first = { $name } commence.
poudlard-told-again = { $name } joue un tour de plus.
poudlard-told-lost-turn = 🐈 { $name } perd ce tour.
poudlard-told-roll = 🎲 { $name } fait { $die }.
poudlard-told-roll-changes = 🎲 { $name } fait { $die } : { $changes }.
poudlard-told-changes = { $name } : { $changes }.
poudlard-told-flip = { $square } retourné ({ $token })
poudlard-told-pivot = { $square } pivoté ({ $token })
poudlard-told-move = { $name } va { $start } { $end }.
poudlard-told-stay = { $name } reste sur place.
poudlard-told-attended = 📚 { $name } va en cours : **{ $room }** ({ $count } sur { $all }).
poudlard-told-taken = ⭐ { $name } prend une carte événement.
poudlard-told-drew = Ta nouvelle carte : **{ $card }** — { $does }
poudlard-told-card = 🃏 { $name } joue **{ $card }** : { $did }.
poudlard-told-password = cinq changements de plus
poudlard-told-cancelled = personne n’entre dans la salle de { $one } jusqu’au prochain tour { OF($name) }
poudlard-told-friday = des jetons sont retournés face cachée et mélangés
poudlard-told-peeves = les jetons de { $one } et de { $other } changent de place
poudlard-told-lost = les pions { OF($one) } et { OF($other) } changent de place
poudlard-told-swap = { $name } et { $one } échangent tout, cours suivis compris
poudlard-told-norris = { $one } perd son prochain tour
poudlard-told-homework = un autre tour suivra celui-ci
poudlard-told-asleep = { $one } dormait en classe
poudlard-told-quidditch = tous les pions vont au terrain de Quidditch
poudlard-told-squid = tous les pions vont au Lac noir
poudlard-told-egg = tous les pions vont à la maison de Hagrid
poudlard-told-detention = tous les pions vont dans la Forêt interdite
poudlard-told-shuffled = Mélangés : { $squares }.
poudlard-told-reopened = La salle de { $square } est de nouveau ouverte.
poudlard-told-forgotten = { $name } doit refaire un cours : { $room }.
poudlard-told-set = Le pion { OF($name) } va { $end }.
poudlard-told-ended-graduated = 🏁 { $name } rentre dans sa zone, tous les cours suivis : la partie est finie.
poudlard-tie-break = À cours égaux, c’est le retour qui décide : { $name } est de retour dans sa zone en premier.
poudlard-told-ended-out-of-time = 🏁 Soixante manches sont jouées : l’année scolaire est finie.
poudlard-brief-card = 🃏 { $name } : **{ $card }**.
poudlard-brief-card-on = 🃏 { $name } : **{ $card }** ({ $targets }).
poudlard-brief-move = { $name } va { $end }.
poudlard-brief-attended = 📚 { $name } : **{ $room }** ({ $count }/{ $all }).
poudlard-score = { $count } cours sur { $all }

## Commandes
cmd-poudlard = poudlard
cmd-poudlard-about = Jouer ton tour aux Couloirs de Poudlard
cmd-poudlard-roll = lancer
cmd-poudlard-roll-about = Lancer le dé, qui indique combien de jetons tu changes
cmd-poudlard-flip = retourner
cmd-poudlard-flip-about = Retourner un jeton caché ; une fois vu, il reste visible
cmd-poudlard-lay = poser
cmd-poudlard-lay-about = Choisir le sens du jeton que tu viens de retourner
cmd-poudlard-pivot = pivoter
cmd-poudlard-pivot-about = Faire pivoter un jeton visible
cmd-poudlard-choose = choisir
cmd-poudlard-choose-about = Choisir un jeton pour le Remaniement du vendredi
cmd-poudlard-move = aller
cmd-poudlard-move-about = Déplacer ton pion après les changements
cmd-poudlard-card = carte
cmd-poudlard-card-about = Jouer une carte événement
cmd-poudlard-hand = main
cmd-poudlard-hand-about = Regarder tes cartes événement, en privé
cmd-poudlard-end = finir
cmd-poudlard-end-about = Finir ton tour
cmd-poudlard-hint = indice
cmd-poudlard-hint-about = Voir ce qu’un bot ferait, en privé
opt-token = jeton
opt-token-about = La case du jeton, par exemple D4
opt-way = sens
opt-way-about = Ses côtés ouverts, par exemple NE ou E-O, ou un sens que Discord propose
opt-to = vers
opt-to-about = Où tu t’arrêtes, par exemple D4 ou une zone ; D4* passe par une étoile, pour une carte
opt-card = carte
opt-card-about = Laquelle de tes cartes
opt-target = cible
opt-target-about = Le jeton ou la personne que vise la carte, s’il en faut
opt-other = autre
opt-other-about = Le deuxième jeton ou la deuxième personne, s’il en faut deux

## Nouvelles voies
poudlard-opening = { $label } · ouvre une voie
poudlard-way-opened = ➜ Cette carte t’ouvre **une nouvelle voie** : tu pourras avancer encore.
poudlard-way-none = Cette carte ne t’ouvre aucune nouvelle voie : elle ne te fera pas avancer encore.
poudlard-way-password = Tu avanceras encore si les cinq changements t’ouvrent une nouvelle voie.
poudlard-way-so-far = ➜ **Une nouvelle voie est ouverte** : si elle l’est encore après le dernier changement, tu avances encore.
poudlard-way-not-yet = Aucune nouvelle voie n’est encore ouverte : sans elle, tu n’avances plus.
poudlard-hand-way = -# { $way }

## Règles
rules-poudlard-1 =
    Un château de 33 jetons en croix, mélangés et tous face cachée au début, et une **zone de départ** à chaque coin. Les élèves et les emplois du temps sont distribués au hasard : Harry part du terrain de Quidditch, Hermione de la maison de Hagrid, Ron de la Forêt interdite, Ginny du Lac noir.
    Suis tes **sept cours dans l’ordre de ton emploi du temps**, de haut en bas, puis reviens dans ta zone de départ avant les autres : tu gagnes aussitôt. La colonne de droite montre les emplois du temps ; le prochain cours y est encadré.
    {"**"}Qui commence ?** Tout le monde lance le dé ; le chiffre le plus élevé commence. En cas d’égalité, seuls les ex æquo relancent. On joue ensuite dans le sens horaire.
    -# *Maison* : deux à quatre personnes, la place de chaque zone, la répartition des couloirs et des étoiles, l’ordre des cours.
rules-poudlard-2 =
    {"**"}Un tour** : lance le dé et change des jetons, puis avance. Tu joues des cartes événement quand tu veux. Le tour est fini quand tu y mets fin.
    Le dé va de 1 à 4. **Change exactement autant de jetons que l’indique le dé**, tous différents : retourne un jeton caché, ou fais pivoter un jeton visible, même sous un pion. Seule une carte peut remettre un jeton face cachée. Les zones de départ ne bougent jamais.
    {"**"}Première année** : tu regardes en secret le jeton que tu retournes, puis tu le poses dans le sens que tu veux. Un jeton pivote d’un, de deux ou de trois quarts de tour.
    {"**"}Deuxième année (experts)** : un jeton retourné reste comme il vient. Un jeton pivote d’un seul quart de tour, à droite ou à gauche.
rules-poudlard-3 =
    {"**"}Avance ensuite** dans les couloirs et les escaliers, aussi loin que tu veux, sans jamais repasser au même endroit ; ou reste sur place. Deux jetons voisins communiquent si tous deux sont ouverts sur le côté qu’ils partagent. Les murs et les jetons cachés t’arrêtent, les pions jamais : plusieurs peuvent partager une case.
    Les quatre **zones de départ se traversent** : chacune est toujours ouverte vers les quatre jetons qui la touchent.
    Toute **salle de classe met fin au déplacement**. Si ce cours est le prochain de ton emploi du temps, tu le suis ; sinon, rien ne se passe. Dans une **classe annulée**, personne n’entre ; qui s’y trouve peut en sortir.
    Si tu passes ou t’arrêtes sur une **★**, tu peux prendre une carte du talon, une seule par déplacement. La case d’où tu pars ne compte pas ; un talon vide ne donne rien.
    -# *Maison* : si tu es déjà dans la salle de ton prochain cours, y rester suffit pour le suivre, sauf s’il est annulé. Arriver dans une salle à cause d’une carte, ce n’est pas y entrer.
rules-poudlard-4 =
    {"**"}Les cartes événement** : tu en as quatre au début, et personne d’autre ne les voit. Joue-en autant que tu veux, à tout moment de ton tour : avant le dé, entre deux changements, avant ou après avoir avancé. Une carte jouée va sous le talon ; « Classe annulée » reste sur sa salle jusqu’à la fin de l’annulation. **Mes cartes** montre ta main, dans le panneau et sous le plateau.
    {"**"}Un seul déplacement par tour**, sauf si une carte jouée ensuite **t’ouvre une nouvelle voie** : tu avances alors encore, et une ★ peut te donner une autre carte. Le panneau te dit d’avance si une carte ouvre une voie, d’après les jetons visibles. Une carte qui n’aurait aucun effet ne se joue pas ; **Mes cartes** dit pourquoi.
    -# *Maison* : une voie est nouvelle si, juste après la carte (pour « Mot de passe », après ses cinq changements), ton pion peut atteindre un lieu qu’il ne pouvait pas atteindre juste avant, de là où il était. Cacher des jetons n’ouvre rien.
rules-poudlard-card = **{ $title }** ({ $copies ->
    [one] 1 carte
   *[other] { $copies } cartes
}) — { $does }
rules-poudlard-corridors = Les treize cartes (1/3) : **le château**. « Mot de passe » suit les règles de ton année.
rules-poudlard-corridors-house = -# *Maison* : les pions suivent les jetons que Peeves échange, et une annulation suit sa salle. Une annulation prend fin au début de ton prochain tour même si tu perds ce tour. S’il y a moins de cinq jetons à choisir, le remaniement du vendredi les prend tous.
rules-poudlard-people = Les treize cartes (2/3) : **les élèves**.
rules-poudlard-people-house = -# *Maison* : la carte Miss Teigne imprimée dit « Vous perdez votre tour ». Nous lisons ce « vous » comme la personne sur qui on la joue, jamais quelqu’un qui perd déjà son prochain tour. « Vous dormez en classe » vise quelqu’un d’autre, qui a suivi au moins un cours.
rules-poudlard-zones = Les treize cartes (3/3) : **tout le monde se déplace**. Si l’une d’elles ramène dans sa zone de départ quelqu’un qui a suivi ses sept cours, cette personne gagne aussitôt.
rules-poudlard-zones-house = -# *Maison* : si deux personnes gagnent ainsi à la fois, c’est la personne dont c’est le tour qui l’emporte, puis la suivante dans le sens horaire.
rules-poudlard-5 =
    {"**"}La fin** : avec tes sept cours, tu gagnes dès que tu reviens dans ta zone de départ, même si c’est une carte qui t’y met. La partie est alors finie.
    -# *Maison* : le classement des autres suit le nombre de cours suivis ; à égalité, la place est partagée. Si un échange te donne tes sept cours alors que tu es dans ta zone, sors-en et reviens. Après soixante manches, la partie s’arrête et le classement suit le nombre de cours.
rules-poudlard-options =
    {"**"}Deuxième année (experts)** (une option) : un jeton que tu retournes reste comme il vient, sans que tu le regardes avant ni que tu l’orientes. Un jeton pivote d’un seul quart de tour, à droite ou à gauche. Cela vaut aussi pour « Mot de passe ». Le reste est comme en première année.
    {"**"}Échange « proche »** (une option, *maison*, d’office dans un tournoi) : avec la carte « Échange d’emplois du temps », tu n’échanges qu’avec quelqu’un qui a au plus deux cours d’avance sur toi. Dans le jeu imprimé, on échange avec n’importe qui, et attendre cette carte dans sa zone fait trop souvent gagner.
