# Le labyrinthe secret : ses options, ses trésors, ses refus.

game-secret = Le labyrinthe secret

## Salon
pick-secret-red = orange
pick-secret-yellow = jaune
pick-secret-green = vert
pick-secret-blue = bleu
option-secret-goal = Objectif
option-secret-goal-7 = sept objets
option-secret-goal-7-about = La partie se gagne avec sept objets
option-secret-goal-5 = cinq objets
option-secret-goal-5-about = Une partie plus courte, variante maison : cinq objets suffisent
option-secret-goal-3 = trois objets
option-secret-goal-3-about = Une partie rapide, variante maison : trois objets suffisent
option-secret-memory = Mémoire
option-secret-memory-off = butins visibles
option-secret-memory-off-about = Tout le monde voit les butins : un salon garde par écrit ce qu’une table oublie
option-secret-memory-on = butins cachés
option-secret-memory-on-about = Le jeu imprimé, boîtes fermées : tu ne vois que ton butin ; retiens celui des autres

## Trésors : le nom seul, et le nom dans une phrase
treasure-secret-key = clé
treasure-secret-key-the = la clé
treasure-secret-mask = masque
treasure-secret-mask-the = le masque
treasure-secret-candle = bougie
treasure-secret-candle-the = la bougie
treasure-secret-feather = plume
treasure-secret-feather-the = la plume
treasure-secret-crown = couronne
treasure-secret-crown-the = la couronne
treasure-secret-gem = gemme
treasure-secret-gem-the = la gemme
treasure-secret-book = livre
treasure-secret-book-the = le livre
treasure-secret-bell = cloche
treasure-secret-bell-the = la cloche
treasure-secret-compass = boussole
treasure-secret-compass-the = la boussole
treasure-secret-mirror = miroir
treasure-secret-mirror-the = le miroir
treasure-secret-potion = potion
treasure-secret-potion-the = la potion
treasure-secret-scroll = parchemin
treasure-secret-scroll-the = le parchemin
treasure-secret-wand = baguette
treasure-secret-wand-the = la baguette
treasure-secret-ring = anneau
treasure-secret-ring-the = l’anneau
treasure-secret-lantern = lanterne
treasure-secret-lantern-the = la lanterne
treasure-secret-rune = pierre runique
treasure-secret-rune-the = la pierre runique
treasure-secret-hourglass = sablier
treasure-secret-hourglass-the = le sablier
treasure-secret-goblet = calice
treasure-secret-goblet-the = le calice

## Refus
secret-change-first = Modifie d’abord les chemins : { $left ->
    [one] il te reste un changement à faire
   *[other] il te reste { $left } changements à faire
}. Tourne le centre ou un couloir ; ensuite, déplace ton pion.
secret-move-first = Tu as fait les deux changements de ce tour. Déplace maintenant ton pion, ou laisse-le où il est.
secret-challenge-first = Ton pion vient d’arriver sur une case occupée. Provoque un pion de cette case en duel, ou finis ton tour.
secret-choose-first = Un duel est en cours. Choisis d’abord tes trois signes : pierre, papier ou ciseaux.
secret-place-first = Tu as gagné le duel. Pose d’abord le pion battu sur une case libre.
secret-wrong-notches = Le centre ne peut pas tourner de { $by } crans. Choisis un nombre de 1 à { $most }.
secret-centre-twice = Tu as déjà tourné le centre ce tour-ci. Tourne un des deux couloirs, B ou D.
secret-no-such-ring = « { $ring } » ne tourne pas. Seuls tournent les couloirs B (extérieur) et D (intérieur), et le centre.
secret-no-such-cell = Il n’y a pas de case « { $cell } ». Une case est une lettre de A à E avec une heure de 1 à 12, comme B3 ; le centre est F.
secret-out-of-reach = Aucun chemin ouvert ne mène de { $start } à { $cell }. Choisis une case marquée, ou reste.
secret-not-here = Tu ne peux provoquer qu’un pion de ta case, { $cell }. Choisis-en un.
secret-wrong-stake = Cet enjeu n’existe pas. Bats-toi pour un objet, ou laisse le dé décider du nombre.
secret-for-the-target = Sur la case de l’objet cherché, l’enjeu du duel est cet objet. Il te reste à choisir qui tu provoques.
secret-must-duel = Tu partages la case de l’objet cherché : un duel décide qui le prend. Choisis qui tu provoques.
secret-wrong-signs = Choisis trois signes dans l’ordre : à chaque fois pierre, papier ou ciseaux.
secret-already-chosen = Tu as déjà choisi, et tes signes sont définitifs. Attends l’autre duelliste.
secret-cell-taken = Il y a un pion à { $cell }. Choisis une case libre pour le pion battu.
