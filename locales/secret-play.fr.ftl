# Le labyrinthe secret : son salon, son panneau, le récit de ses tours, ses règles, ses commandes.

## Parties mobiles
secret-part-b = le couloir extérieur (B)
secret-part-d = le couloir intérieur (D)
secret-part-f = le centre (F)
secret-turn-b = Tourner B ↻
secret-turn-d = Tourner D ↻
secret-turn-f = Tourner le centre (F)…
secret-turn-by = { $by ->
    [one] Tourner le centre d’un cran ↻
   *[other] Tourner le centre de { $by } crans ↻
}
secret-sign-rock = pierre
secret-sign-paper = papier
secret-sign-scissors = ciseaux
secret-stake-one = un objet
secret-stake-die = autant que l’indique le dé
secret-stake-target = l’objet de cette case

## Panneau
secret-panel-seek = On cherche **{ $treasure }**, à **{ $place }**.
secret-panel-change = { $left ->
    [one] **Dernier changement.** Choisis ce que tu tournes, puis appuie sur **Confirmer**. On ne voit le résultat qu’après.
   *[other] **Premier changement sur deux.** Choisis ce que tu tournes, puis appuie sur **Confirmer**. On ne voit le résultat qu’après.
}
secret-ready-change = { $by ->
    [one] Tu tournes { $part } d’un cran. **Confirmer** rend le choix définitif.
   *[other] Tu tournes { $part } de { $by } crans. **Confirmer** rend le choix définitif.
}
secret-panel-move = **Avance maintenant** dans les couloirs ouverts, aussi loin que tu veux, ou reste.
secret-panel-shared = Tu partages ta case, mais seul un pion qui arrive sur une case occupée peut provoquer en duel.
secret-ready-move = Ton pion s’arrêtera à **{ $place }**. **Confirmer** joue le coup.
secret-ready-met = { $names }, sur la même case : un duel pour l’objet s’ensuit.
secret-panel-challenge = Ton pion vient d’arriver sur une case occupée. Tu peux y **provoquer quelqu’un en duel** : pour un objet, ou pour autant que l’indique le dé, de 2 à 4 ; une fois le dé lancé, son résultat compte. Ou choisis **Pas de duel**.
secret-ready-duel-one = Tu provoques { $name } en duel pour un objet. **Confirmer** lance le défi.
secret-ready-duel-die = Tu provoques { $name } en duel. Quand tu appuies sur **Confirmer**, le dé est lancé et fixe l’enjeu.
secret-ready-duel-target = Tu provoques { $name } en duel pour l’objet lui-même. **Confirmer** lance le défi.
secret-panel-must-duel = Quelqu’un d’autre est sur l’objet : un duel décide qui le prend. Choisis qui tu provoques.
secret-panel-duel = **Duel contre { $rival } !** Choisis trois signes dans l’ordre ; les premiers qui diffèrent décident. { $count ->
    [one] Encore un à choisir.
   *[other] Encore { $count } à choisir.
}
secret-ready-pass = Tu ne provoques personne. **Confirmer** finit ton tour.
secret-ready-signs = Tes signes : **{ $signs }**. **Confirmer** les rend définitifs. Personne ne les voit avant que l’autre ait choisi à son tour.
secret-panel-place = Tu as gagné le duel : pose le pion { OF($rival) } sur une case libre.
secret-ready-place = Le pion ira à **{ $place }**. **Confirmer** le pose là.
secret-where = Quelle case ?
secret-where-among = Quelle case ? { $first } à { $last }
secret-place-goal = { $place } — { $treasure } : l’objet cherché !
secret-place-here = { $place } — rester ici
secret-place-with = { $place } — { $treasure }
secret-duel-one = Duel contre { $name } : un objet
secret-duel-die = Duel contre { $name } : lancer le dé
secret-duel-target = Duel contre { $name } pour l’objet
secret-no-duel = Pas de duel
secret-signs-again = Changer de signes
secret-hint-change = { $by ->
    [one] Un bon changement : tourne { $part } d’un cran.
   *[other] Un bon changement : tourne { $part } de { $by } crans.
}
secret-hint-move = Un bon coup : va à **{ $place }**.
secret-hint-place = Une bonne case pour ce pion : **{ $place }**.
secret-hint-duel-one = Provoque { $name } en duel pour un objet.
secret-hint-duel-die = Provoque { $name } en duel et lance le dé.
secret-hint-duel-target = Provoque { $name } en duel pour l’objet.
secret-hint-signs = Ici, le hasard est le meilleur conseiller. Il propose : { $signs }.
secret-hint-pass = Mieux vaut ne pas se battre : **{ secret-no-duel }**.
view-zoom = de près

## Récit
secret-told-part = { $by ->
    [one] { $part } d’un cran
   *[other] { $part } de { $by } crans
}
secret-told-turned = { $name } tourne { $changes }.
secret-told-first = { $name } commence.
secret-told-target = 🔎 On cherche **{ $treasure }**, à { $place }.
secret-told-move = { $name } va de { $start } à { $end }.
secret-told-stay = { $name } reste à { $end }.
secret-told-taken = ✨ { $name } prend **{ $treasure }** !
secret-told-returned-crowd = Les quatre pions sont sur { $treasure } : l’objet retourne dans le sac.
secret-told-returned-patience = Après six tours chacun sans duel, personne n’a pris { $treasure } : l’objet retourne dans le sac.
secret-told-aside = Après six tours chacun sans duel, personne n’a pris { $treasure }, le dernier objet : il est mis de côté.
secret-told-bag-empty = Le sac est vide : désormais, les objets ne changent de mains que par des duels.
secret-told-waived = { $name } ne provoque personne.
secret-told-left = { $name } a quitté le château. Ses objets retournent dans le sac.
secret-told-rolled = 🎲 { $name } lance le dé : l’enjeu est de { $number } objets.
secret-told-duel-target = ⚔️ { $name } provoque { $rival } en duel pour l’objet lui-même !
secret-told-duel-die = ⚔️ { $name } provoque { $rival } en duel pour autant d’objets que l’indique le dé !
secret-told-duel-objects = ⚔️ { $name } provoque { $rival } en duel pour { $stake ->
    [one] un objet
   *[other] { $stake } objets
} !
secret-versus = { $first } contre { $second }
secret-told-tied = ⚔️ { $shown } : égalité. Les deux duellistes choisissent de nouveau.
secret-told-decided = ⚔️ { $shown } : **{ $name }** gagne le duel contre { $rival }.
secret-brief-move = { $name } va à { $end }.
secret-brief-turn = { $name } tourne { $changes }, puis va à { $end }.
secret-brief-turn-stay = { $name } tourne { $changes }, puis reste à { $end }.
secret-brief-took = ✨ { $name } tourne { $changes }, va à { $end } et prend **{ $treasure }** !
secret-brief-took-stay = ✨ { $name } tourne { $changes }, reste à { $end } et prend **{ $treasure }** !
secret-brief-decided = ⚔️ **{ $name }** gagne un duel contre { $rival }.
secret-told-handed = { $name } remet { $treasures } à { $rival }.
secret-told-handed-none = { $name } n’a rien à remettre.
secret-told-placed = { $name } pose le pion { OF($rival) } à { $place }.
secret-told-ended-goal-reached = 🏁 Quelqu’un a réuni assez d’objets : la partie est finie.
secret-told-ended-nothing-moves = 🏁 Plus aucun objet ne change de mains : la partie est finie.
secret-told-ended-turns-over = 🏁 Tout le monde a joué cent tours : la partie est finie.
secret-told-ended-last-one = 🏁 Il ne reste qu’une personne à la table : la partie est finie.
secret-score = { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}
secret-score-hidden = un nombre secret d’objets
secret-you-hold = Tu as { $treasures }.
secret-your-signs = Tes signes : { $signs }.

## Refus
secret-one-notch = Un couloir tourne d’un cran à la fois. Seul le centre tourne davantage.
secret-not-on-target = Tu n’es pas sur l’objet cherché. Vas-y avec `/secret aller`, ou reste avec `/secret passer`.

## Commandes
cmd-secret = secret
cmd-secret-about = Jouer ton tour au Labyrinthe secret
cmd-secret-turn = tourner
cmd-secret-turn-about = Tourner un couloir d’un cran, ou le centre d’autant de crans que tu veux
cmd-secret-move = aller
cmd-secret-move-about = Déplacer ton pion après les deux changements
cmd-secret-take = prendre
cmd-secret-take-about = Prendre l’objet sur lequel tu es déjà
cmd-secret-duel = duel
cmd-secret-duel-about = Provoquer quelqu’un dont ton pion vient de rejoindre la case
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
opt-second = deuxième
opt-second-about = Ton deuxième signe, si les premiers sont égaux
opt-third = troisième
opt-third-about = Ton troisième signe, si ceux-là aussi sont égaux

## Règles
rules-secret-1 =
    Un château rond à six zones : A, C et E ne bougent pas ; le couloir extérieur B, le couloir intérieur D et la partie centrale F tournent. Ils n’ont pas de position de départ fixe. Une case porte le nom de sa zone et de son heure : A12, B3.
    {"**"}L’image** : une ouverture blanche dans un mur est un passage. Un mur creusé d’un seul côté, sur la moitié de son épaisseur, reste fermé : il doit s’ouvrir des deux côtés. Les lignes pointillées ne sont pas des murs ; les traits foncés, si.
    Chaque pion part de la case de sa couleur, dans la zone A ; à deux, on part face à face (*maison*). Les dix-huit objets du plateau sont aussi dans un sac. On en tire un, que tout le monde voit et que **tout le monde cherche**. Le premier à réunir **sept objets** gagne.
    Le sort désigne qui commence ; dans le jeu imprimé, c’est le plus jeune. On joue dans le sens horaire. Les murs et les objets de ce plateau sont les nôtres (*maison*).
rules-secret-2 =
    Un tour commence par **deux changements**, tous deux obligatoires. Pour chacun, au choix, toujours dans le sens horaire :
    • tourner le couloir extérieur (B) ou le couloir intérieur (D) d’**un cran** ;
    • tourner le centre (F) d’**autant de crans que tu veux**, de 1 à 11.
    Le centre ne tourne qu’une fois par tour ; le même couloir peut tourner deux fois.
    On n’essaie pas : le résultat ne se voit qu’après **Confirmer**, et il est définitif. Les pions et les objets tournent avec la partie qui les porte.
rules-secret-3 =
    Ensuite, tu **peux avancer** par les passages ouverts, aussi loin que tu veux, ou laisser ton pion où il est. Les pions ne se bloquent jamais, et une case peut en accueillir autant qu’on veut, même le centre.
    Si ton tour finit sur l’objet cherché, sans autre pion sur la case, **tu le prends**, que ton pion ait avancé ou non, et on tire le suivant. Passer dessus ne suffit pas.
    Un objet tiré là où se trouve déjà ton pion attend ton tour : fais tes deux changements et reste.
    Quand tout le monde a joué **six tours** depuis le tirage de l’objet ou depuis le dernier duel, l’objet retourne dans le sac et on en tire un autre (*maison*).
rules-secret-4 =
    Si ton pion **avance sur une case déjà occupée**, tu peux provoquer en duel le pion qui s’y trouve. S’il y en a plusieurs, tu choisis lequel. Un pion qui reste sur place, ou qui ne fait que tourner avec sa partie, ne provoque personne. Il y a un seul duel par tour, et il y met fin.
    Tu fixes d’abord l’enjeu : **un seul objet**, ou autant que l’indique le **dé** : 2, 3 ou 4. Une fois lancé, le dé compte.
    Qui perd le duel, même en l’ayant provoqué, remet ce nombre d’objets à l’autre, en commençant par les derniers gagnés (*maison*). Avec moins d’objets, on les remet tous ; sans objet, on ne donne rien. On peut provoquer en duel, ou l’être, même sans objet.
rules-secret-5 =
    {"**"}Le duel** : chaque duelliste choisit en secret, et les choix sont montrés ensemble. La pierre bat les ciseaux, les ciseaux battent le papier, le papier bat la pierre ; en cas d’égalité, on recommence. Pour gagner du temps, on choisit trois signes dans l’ordre : les premiers qui diffèrent décident (*maison*).
    Qui gagne, même sans avoir provoqué le duel, doit poser le pion battu sur la case libre de son choix, même celle de l’objet cherché ; sauf si le duel a fini la partie.
    {"**"}Sur l’objet cherché**, si tu partages la case, le duel est obligatoire, même si ton pion n’a pas bougé. S’il y a plusieurs pions, tu choisis lequel tu provoques. On se bat pour cet objet seulement : qui gagne le prend, même si un troisième pion est là. Le pion battu est posé avant le tirage de l’objet suivant.
    {"**"}Plus de trois pions** sur l’objet cherché : quand le quatrième arrive, ou si l’objet est tiré sous les quatre, il n’y a pas de duel. L’objet retourne dans le sac, on en tire un autre, et le tour est fini. Si le sac est vide, l’objet reste et un duel décide (*maison*).
rules-secret-6 =
    {"**"}La fin** : sept objets en main, et la partie est gagnée aussitôt, même pendant le tour de quelqu’un d’autre. Le classement des autres suit le nombre d’objets ; à égalité, la place est partagée (*maison*).
    {"**"}Sac vide** : quand il n’y a plus rien à tirer ni à chercher, les objets ne changent de main que par des duels. *Maison* : un dernier objet que personne n’a pris après six tours chacun est mis de côté. Si tout le monde joue ensuite trois tours sans qu’aucun objet change de main, qui en a le plus l’emporte ; de même après cent tours chacun.
    {"**"}Abandonner** (*maison*) : à trois ou plus, tu peux partir sans qu’un bot prenne ta place. Ton pion quitte le plateau, et tes objets retournent dans le sac ; s’il n’y avait plus rien à chercher, on en tire un.
rules-secret-options =
    {"**"}Mémoire** (une option) : tu ne vois que tes propres objets. Les prises et les échanges sont toujours annoncés sur le moment. C’est le jeu imprimé, où les boîtes sont fermées et où il vaut mieux mémoriser les objets des autres avant de fixer un enjeu. L’option n’est active que si on la choisit, car un salon garde par écrit ce qu’une table oublie.
    {"**"}Cinq ou trois objets** (une option, *maison*) : une partie plus courte, gagnée avec cinq ou trois objets au lieu de sept. Le reste ne change pas.

## Appels
secret-call-duel = { $count ->
    [one] { $name }, un duel ! Appuie sur **Jouer** et choisis tes trois signes.
   *[other] { $name }, un duel ! Appuyez sur **Jouer** et choisissez vos trois signes.
}
secret-call-place = { $name }, tu as gagné le duel : appuie sur **Jouer** et pose le pion battu.
