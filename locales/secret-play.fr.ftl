# Le labyrinthe secret : son salon, son panneau, le récit de ses tours, ses règles, ses commandes.

## Parties mobiles
secret-part-b = le couloir extérieur (B)
secret-part-d = le couloir intérieur (D)
secret-part-f = le centre (F)
secret-turn-b = Tourner B ↻
secret-turn-d = Tourner D ↻
secret-turn-f = Tourner le centre (F)…
secret-turn-by = { $by ->
    [one] le centre d’un cran dans le sens horaire
   *[other] le centre de { $by } crans dans le sens horaire
}
secret-sign-rock = pierre
secret-sign-paper = papier
secret-sign-scissors = ciseaux
secret-stake-one = un objet
secret-stake-die = autant que l’indique le dé
secret-stake-target = le trésor de cette case

## Panneau
secret-panel-seek = On cherche **{ $treasure }**, en **{ $place }**.
secret-panel-change = { $left ->
    [one] **Dernier changement.** Choisis ce que tu tournes, puis appuie sur **Confirmer**. On ne voit le résultat qu’après.
   *[other] **Premier changement sur deux.** Choisis ce que tu tournes, puis appuie sur **Confirmer**. On ne voit le résultat qu’après.
}
secret-ready-change = { $by ->
    [one] Tu tournes { $part } d’un cran. **Confirmer** rend le choix définitif.
   *[other] Tu tournes { $part } de { $by } crans. **Confirmer** rend le choix définitif.
}
secret-panel-move = **Avance maintenant** dans les couloirs ouverts, aussi loin que tu veux, ou reste.
secret-ready-move = Ton fantôme s’arrêtera en **{ $place }**. **Confirmer** rend le coup définitif.
secret-panel-challenge = Tu partages cette case. Tu peux **provoquer quelqu’un en duel** : pour un objet, ou pour autant que l’indique le dé. Une fois lancé, le dé compte. Ou choisis **Pas de duel**.
secret-ready-duel-one = Tu provoques { $name } en duel pour un objet. **Confirmer** rend le choix définitif.
secret-ready-duel-die = Tu provoques { $name } en duel. Le dé de l’enjeu est lancé quand tu appuies sur **Confirmer**.
secret-ready-duel-target = Tu provoques { $name } en duel pour le trésor lui-même. **Confirmer** rend le choix définitif.
secret-panel-must-duel = Quelqu’un d’autre est sur le trésor : un duel décide qui le prend. Choisis qui tu provoques.
secret-panel-duel = **Duel avec { $rival } !** Choisis trois signes dans l’ordre ; les premiers qui diffèrent décident. { $count ->
    [one] Encore un à choisir.
   *[other] Encore { $count } à choisir.
}
secret-ready-signs = Tes signes : **{ $signs }**. **Confirmer** les rend définitifs. Personne ne les voit avant que l’autre ait aussi choisi.
secret-panel-place = Tu as gagné le duel : pose le pion de { $rival } sur une case libre.
secret-ready-place = Le pion ira en **{ $place }**. **Confirmer** rend le choix définitif.
secret-where = Quelle case ?
secret-where-among = Quelle case ? { $first } à { $last }
secret-place-goal = { $place } — { $treasure } : le but !
secret-place-here = { $place } — rester ici
secret-place-with = { $place } — { $treasure }
secret-duel-one = Duel { $name } : un objet
secret-duel-die = Duel { $name } : lancer le dé
secret-duel-target = Duel { $name } pour le trésor
secret-no-duel = Pas de duel
secret-signs-again = Changer de signes
secret-hint-change = { $by ->
    [one] Un bon changement : tourne { $part } d’un cran.
   *[other] Un bon changement : tourne { $part } de { $by } crans.
}
secret-hint-move = Un bon coup : va en **{ $place }**.
secret-hint-place = Une bonne case pour ce pion : **{ $place }**.
secret-hint-duel-one = Provoque { $name } pour un objet.
secret-hint-duel-die = Provoque { $name } et lance le dé.
secret-hint-duel-target = Provoque { $name } pour le trésor.
secret-hint-signs = Ici, le hasard est le meilleur conseiller. Il propose : { $signs }.
secret-hint-pass = Mieux vaut ne pas se battre.
view-zoom = de près

## Récit
secret-and = { $first } et { $second }
secret-told-part = { $by ->
    [one] { $part } d’un cran
   *[other] { $part } de { $by } crans
}
secret-told-turned = { $name } tourne { $changes }.
secret-told-first = { $name } commence.
secret-told-target = 🔎 On cherche **{ $treasure }**, en { $place }.
secret-told-move = { $name } va de { $start } à { $end }.
secret-told-stay = { $name } reste en { $end }.
secret-told-taken = ✨ { $name } prend **{ $treasure }** !
secret-told-returned-crowd = Les quatre pions sont sur { $treasure } : l’objet retourne dans le sac.
secret-told-returned-patience = Au bout de six tours chacun, personne n’a pris { $treasure } : l’objet retourne dans le sac.
secret-told-aside = Personne n’a pris { $treasure }, le dernier objet : il est mis de côté.
secret-told-bag-empty = Le sac est vide : désormais, les objets ne changent de main que par des duels.
secret-told-waived = { $name } ne provoque personne.
secret-told-left = { $name } a quitté le château. Ses objets retournent dans le sac.
secret-told-rolled = 🎲 { $name } lance le dé : l’enjeu est de { $number } objets.
secret-told-duel-target = ⚔️ { $name } provoque { $rival } en duel pour le trésor lui-même !
secret-told-duel-objects = ⚔️ { $name } provoque { $rival } en duel pour { $stake ->
    [one] un objet
   *[other] { $stake } objets
} !
secret-versus = { $first } contre { $second }
secret-told-tied = ⚔️ { $shown } : égalité. Les deux duellistes choisissent de nouveau.
secret-told-decided = ⚔️ { $shown } : **{ $name }** gagne le duel contre { $rival }.
secret-told-handed = { $name } remet { $treasures } à { $rival }.
secret-told-handed-none = { $name } n’a rien à remettre.
secret-told-placed = { $name } pose le pion de { $rival } en { $place }.
secret-told-ended-goal-reached = 🏁 Quelqu’un a réuni assez d’objets : la partie est finie.
secret-told-ended-nothing-moves = 🏁 Plus aucun objet ne change de main : la partie est finie.
secret-told-ended-turns-over = 🏁 Tout le monde a joué cent tours : la partie est finie.
secret-told-ended-last-one = 🏁 Il ne reste qu’une personne : la partie est finie.
secret-score = { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}
secret-score-hidden = un nombre d’objets secret

## Refus
secret-one-notch = Un couloir tourne d’un cran à la fois. Seul le centre tourne davantage.
secret-not-on-target = Tu n’es pas sur le trésor cherché. Vas-y avec `/secret aller`, ou reste avec `/secret passer`.

## Commandes
cmd-secret = secret
cmd-secret-about = Jouer ton tour au Labyrinthe secret
cmd-secret-turn = tourner
cmd-secret-turn-about = Tourner un couloir d’un cran, ou le centre d’autant de crans que tu veux
cmd-secret-move = aller
cmd-secret-move-about = Déplacer ton fantôme après les deux changements
cmd-secret-take = prendre
cmd-secret-take-about = Prendre le trésor sur lequel tu es déjà
cmd-secret-duel = duel
cmd-secret-duel-about = Provoquer quelqu’un sur ta case
cmd-secret-pass = passer
cmd-secret-pass-about = Rester où tu es, ou ne provoquer personne
cmd-secret-choose = choisir
cmd-secret-choose-about = Choisir en secret tes trois signes pour un duel
cmd-secret-place = poser
cmd-secret-place-about = Poser le pion que tu as battu
cmd-secret-hint = indice
cmd-secret-hint-about = Voir ce qu’un bot ferait, en privé
opt-part = partie
opt-part-about = Ce que tu tournes
opt-by = crans
opt-by-about = De combien de crans (le centre seulement)
opt-cell = cellule
opt-cell-about = Quelle case, par exemple B3 ou F
opt-rival = rival
opt-rival-about = Qui tu provoques
opt-stake = enjeu
opt-stake-about = L’enjeu du duel
opt-first = premier
opt-first-about = Ton premier signe
opt-second = deuxieme
opt-second-about = Ton deuxième signe, si les premiers sont égaux
opt-third = troisieme
opt-third-about = Ton troisième signe, si ceux-là aussi sont égaux

## Règles
rules-secret-1 =
    Un château rond à six zones : A, C et E ne bougent pas ; B, D et le centre F tournent. Une case porte le nom de sa zone et de son heure : A12, B3. Dix-huit objets s’y trouvent. On en tire un d’un sac, et tout le monde le cherche.
    Le premier à réunir **sept objets** (ou cinq, en option) gagne.
rules-secret-2 =
    Un tour commence par **deux changements**, tous deux obligatoires : tourne le couloir extérieur ou intérieur d’un cran, ou le centre d’autant de crans que tu veux, toujours dans le sens horaire. Le centre ne tourne qu’une fois par tour.
    On n’essaie pas : un changement confirmé est définitif. Les pions et les objets tournent avec leur partie.
rules-secret-3 =
    Ensuite, tu **peux avancer** dans les couloirs ouverts, aussi loin que tu veux. Les pions ne se gênent pas. Si ton tour finit sur l’objet cherché, sans autre pion sur la case, il est à toi, et on tire le suivant.
    Tu y es déjà ? Fais tes deux changements et reste. Si personne n’a pris l’objet au bout de six tours chacun, il retourne dans le sac.
rules-secret-4 =
    Si ton tour finit sur la case d’un autre pion, tu peux le **provoquer en duel** : pour un objet, ou pour autant que l’indique le dé. Sur l’objet cherché, le duel est obligatoire, et qui le gagne prend l’objet.
    Les deux choisissent trois signes en secret. La pierre bat les ciseaux, les ciseaux battent le papier, le papier bat la pierre ; les premiers signes qui diffèrent décident. Qui gagne pose le pion de l’autre sur une case libre.
    À trois ou plus, on peut abandonner sans bot : le pion quitte le plateau, et les objets retournent dans le sac.

## Appels
secret-call-duel = { $name }, un duel ! Appuie sur **Jouer** et choisis tes trois signes.
secret-call-place = { $name }, tu as gagné le duel : appuie sur **Jouer** et pose le pion battu.
