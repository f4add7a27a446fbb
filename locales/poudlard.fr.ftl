# Les couloirs de Poudlard : ses mots et ses refus.

game-poudlard = Les couloirs de Poudlard

## Salon
pick-poudlard-orange = chapeau orange
pick-poudlard-yellow = chapeau jaune
pick-poudlard-green = chapeau vert
pick-poudlard-blue = chapeau bleu
option-poudlard-year = Année
option-poudlard-year-first = première
option-poudlard-year-first-about = Un jeton retourné se pose dans le sens que tu veux et pivote autant que tu veux
option-poudlard-year-expert = deuxième (experts)
option-poudlard-year-expert-about = Un jeton retourné reste comme il vient et ne pivote que d’un quart de tour
option-poudlard-swap = Carte Échange
option-poudlard-swap-any = libre
option-poudlard-swap-any-about = Comme dans la règle imprimée : avec n’importe qui
option-poudlard-swap-near = proche
option-poudlard-swap-near-about = Seulement avec quelqu’un qui a au plus deux cours d’avance sur toi

## Cours
poudlard-class-charms = Sortilèges
poudlard-class-potions = Potions
poudlard-class-defence = Défense contre les Forces du Mal
poudlard-class-transfiguration = Métamorphose
poudlard-class-astronomy = Astronomie
poudlard-class-library = Bibliothèque
poudlard-class-history = Histoire de la magie
poudlard-class-charms-one = Sortilèges
poudlard-class-potions-one = Potions
poudlard-class-defence-one = Défense
poudlard-class-transfiguration-one = Métamorphose
poudlard-class-astronomy-one = Astronomie
poudlard-class-library-one = Bibliothèque
poudlard-class-history-one = Histoire
poudlard-class-charms-short = Sorts
poudlard-class-potions-short = Potions
poudlard-class-defence-short = Défense
poudlard-class-transfiguration-short = Métam
poudlard-class-astronomy-short = Astro
poudlard-class-library-short = Biblio
poudlard-class-history-short = Histoire

## Élèves et zones
poudlard-student-harry = Harry
poudlard-student-hermione = Hermione
poudlard-student-ron = Ron
poudlard-student-ginny = Ginny
poudlard-zone-pitch = le terrain de Quidditch
poudlard-zone-hut = la maison de Hagrid
poudlard-zone-forest = la Forêt interdite
poudlard-zone-lake = le Lac noir
poudlard-zone-pitch-short = Quidditch
poudlard-zone-hut-short = Hagrid
poudlard-zone-forest-short = Forêt
poudlard-zone-lake-short = Lac noir

## Cartes
poudlard-card-password = Mot de passe
poudlard-card-password-about = Retourne ou fais pivoter cinq jetons de plus, tous différents ; ceux que tu as déjà changés avec le dé sont permis.
poudlard-card-cancelled = Classe annulée
poudlard-card-cancelled-about = Personne n’entre dans la salle visible de ton choix jusqu’au début de ton prochain tour. On peut toujours en sortir.
poudlard-card-friday = Remaniement du vendredi
poudlard-card-friday-about = Choisis cinq jetons visibles et sans pion (tous, s’il y en a moins) : ils sont retournés face cachée, mélangés entre leurs cases et tournés au hasard. Une classe annulée parmi eux ne l’est plus.
poudlard-card-peeves = Une farce de Peeves
poudlard-card-peeves-about = Échange deux jetons au choix, visibles ou cachés, salles de classe comprises, avec les pions posés dessus. Ils gardent leur face et leur sens.
poudlard-card-lost = Quelqu’un s’est perdu !
poudlard-card-lost-about = Échange les places de deux pions au choix.
poudlard-card-swap = Échange d’emplois du temps
poudlard-card-swap-about = Échange ton emploi du temps avec une autre personne : tu reprends là où elle en était, et elle là où tu en étais. Élèves et zones de départ ne changent pas.
poudlard-card-norris = Miss Teigne
poudlard-card-norris-about = La chatte de Rusard attrape une autre personne, qui perd son prochain tour.
poudlard-card-homework = Pas de devoir !
poudlard-card-homework-about = Tu joues un autre tour juste après celui-ci.
poudlard-card-asleep = Vous dormez en classe
poudlard-card-asleep-about = Une autre personne doit refaire son dernier cours : son pion va dans cette salle, même annulée, ou dans sa zone de départ si la salle est face cachée.
poudlard-card-quidditch = Match de quidditch
poudlard-card-quidditch-about = Tous les pions vont aussitôt au terrain de Quidditch.
poudlard-card-squid = Attaque de la pieuvre géante
poudlard-card-squid-about = Tous les pions vont aussitôt au Lac noir.
poudlard-card-egg = Éclosion de l’œuf de dragon
poudlard-card-egg-about = Tous les pions vont aussitôt à la maison de Hagrid.
poudlard-card-detention = Retenue
poudlard-card-detention-about = Tous les pions vont aussitôt dans la Forêt interdite.

## Refus
poudlard-roll-first = Lance d’abord le dé : appuie sur **Jouer**, ou tape `/poudlard lancer`.
poudlard-change-first = { $left ->
    [one] Tu as encore un jeton à changer. Retourne un jeton caché ou fais pivoter un jeton visible.
   *[other] Tu as encore { $left } jetons à changer. Retourne des jetons cachés ou fais pivoter des jetons visibles.
}
poudlard-lay-first = Tu viens de retourner un jeton. Choisis d’abord son sens.
poudlard-choose-first = { $left ->
    [one] Il manque un jeton au Remaniement du vendredi : choisis un jeton visible et sans pion.
   *[other] Il manque { $left } jetons au Remaniement du vendredi : choisis des jetons visibles et sans pion.
}
poudlard-already-rolled = Tu as déjà lancé le dé ce tour-ci. Avance, joue une carte ou finis ton tour.
poudlard-no-change-due = Tu n’as plus de jeton à changer ce tour-ci. Avance, joue une carte ou finis ton tour.
poudlard-no-such-square = Il n’y a pas de jeton à « { $square } ». Les jetons forment une croix : colonnes C à E et rangées 3 à 5. Les coins sont les quatre zones.
poudlard-changed-already = Tu as déjà changé le jeton de { $square } ce tour-ci. Choisis-en un autre.
poudlard-face-up = Le jeton de { $square } est visible et ne se retourne plus. Fais-le pivoter, ou retourne un jeton caché.
poudlard-face-down = Le jeton de { $square } est caché. Retourne-le, ou fais pivoter un jeton visible.
poudlard-nothing-to-lay = Tu n’as aucun jeton retourné à poser. Retournes-en d’abord un, quand tu as des jetons à changer.
poudlard-wrong-sides = Ce jeton ne peut pas s’ouvrir vers « { $sides } ». Il peut s’ouvrir vers : { $ways }.
poudlard-wrong-quarters = { $year ->
    [expert] En deuxième année, un jeton pivote d’un quart de tour, à droite (1) ou à gauche (3).
   *[first] Un jeton pivote d’un, de deux ou de trois quarts de tour.
}
poudlard-already-moved = Tu as déjà avancé ce tour-ci. Seule une carte qui t’ouvre une nouvelle voie te laisse repartir. Sinon, finis ton tour.
poudlard-no-such-place = Il n’y a pas de lieu « { $place } ». Donne une case comme D4, ou une zone que Discord propose.
poudlard-out-of-reach = Aucun passage ouvert ne mène { $place ->
    [pitch] au terrain de Quidditch
    [hut] à la maison de Hagrid
    [forest] à la Forêt interdite
    [lake] au Lac noir
   *[other] à { $place }
}. Choisis un lieu marqué, ou reste.
poudlard-no-star = En allant { $place ->
    [pitch] au terrain de Quidditch
    [hut] à la maison de Hagrid
    [forest] à la Forêt interdite
    [lake] au Lac noir
   *[other] à { $place }
}, aucune étoile ne peut te donner de carte maintenant. Vas-y sans carte, ou choisis un lieu marqué d’une étoile.
poudlard-no-such-card = Il n’y a pas de carte « { $card } ». Choisis-en une de ta main.
poudlard-not-in-hand = Tu n’as pas cette carte. **Mes cartes** montre ta main.
poudlard-no-room = Il n’y a pas de salle de classe visible à { $square }. Choisis une salle visible.
poudlard-cancelled-already = Tu as déjà annulé le cours de { $square }. Choisis une autre salle.
poudlard-nothing-to-choose = On ne choisit des jetons que pour le Remaniement du vendredi. Joue d’abord cette carte.
poudlard-chosen-already = Tu as déjà choisi { $square }. Choisis un autre jeton.
poudlard-not-shufflable = { $square } ne se mélange pas : le jeton est caché ou porte un pion. Choisis un jeton visible et sans pion.
poudlard-same-place = Ces deux pions sont au même endroit. Choisis-en deux à des endroits différents.
poudlard-not-yourself = Tu ne peux pas te viser avec cette carte. Choisis une autre personne.
poudlard-too-far-ahead = À cette table, on n’échange qu’avec quelqu’un qui a au plus { $most } cours d’avance. Choisis quelqu’un de plus proche.
poudlard-loses-already = Cette personne perd déjà son prochain tour. Choisis-en une autre, ou garde la carte.
poudlard-attended-nothing = Cette personne n’a encore suivi aucun cours. Choisis-en une autre, ou garde la carte.

## Pourquoi une carte ne se joue pas
poudlard-nothing-cancelled = Il n’y a aucune salle de classe visible à annuler. Garde la carte pour plus tard.
poudlard-nothing-friday = Il n’y a aucun jeton visible sans pion. Garde la carte pour plus tard.
poudlard-nothing-lost = Tous les pions sont au même endroit : il n’y a rien à échanger. Garde la carte pour plus tard.
poudlard-nothing-swap = Tout le monde a trop d’avance sur toi pour un échange à cette table. Garde la carte pour plus tard.
poudlard-nothing-norris = Tout le monde perd déjà son prochain tour, sauf toi. Garde la carte pour plus tard.
poudlard-nothing-homework = Tu joues déjà un tour de plus après celui-ci. Garde la carte pour ce tour-là.
poudlard-nothing-asleep = Personne d’autre n’a encore suivi de cours. Garde la carte pour plus tard.
poudlard-nothing-quidditch = Tout le monde est déjà au terrain de Quidditch. Garde la carte pour plus tard.
poudlard-nothing-squid = Tout le monde est déjà au Lac noir. Garde la carte pour plus tard.
poudlard-nothing-egg = Tout le monde est déjà à la maison de Hagrid. Garde la carte pour plus tard.
poudlard-nothing-detention = Tout le monde est déjà dans la Forêt interdite. Garde la carte pour plus tard.

## Ce que vise une carte
poudlard-aim-password = « Mot de passe » ne vise rien : joue cette carte sans cible, puis change cinq jetons.
poudlard-aim-cancelled = « Classe annulée » vise une salle de classe. Choisis sa case.
poudlard-aim-friday = « Remaniement du vendredi » se joue sans cible ; tu choisis ensuite les jetons.
poudlard-aim-peeves = « Une farce de Peeves » vise deux cases différentes. Choisis les deux.
poudlard-aim-lost = « Quelqu’un s’est perdu ! » vise deux personnes différentes. Choisis les deux.
poudlard-aim-swap = « Échange d’emplois du temps » vise une autre personne. Choisis qui.
poudlard-aim-norris = « Miss Teigne » vise une autre personne. Choisis qui.
poudlard-aim-homework = « Pas de devoir ! » ne vise personne : joue cette carte sans cible.
poudlard-aim-asleep = « Vous dormez en classe » vise une autre personne. Choisis qui.
poudlard-aim-quidditch = « Match de quidditch » concerne tout le monde : joue cette carte sans cible.
poudlard-aim-squid = « Attaque de la pieuvre géante » concerne tout le monde : joue cette carte sans cible.
poudlard-aim-egg = « Éclosion de l’œuf de dragon » concerne tout le monde : joue cette carte sans cible.
poudlard-aim-detention = « Retenue » concerne tout le monde : joue cette carte sans cible.
