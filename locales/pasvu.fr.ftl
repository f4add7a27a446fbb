# Pas vu pas pris : son matériel, ses refus, ses cartes Minuit sonne.

game-pasvu = Pas vu pas pris

## Salon
pick-pasvu-south = sud (bleu)
pick-pasvu-west = ouest (orange)
pick-pasvu-north = nord (vert)
pick-pasvu-east = est (rose)
option-pasvu-fusion = Fusion
option-pasvu-fusion-whole = sans
option-pasvu-fusion-whole-about = Tous les fantômes peuvent traverser dès le début
option-pasvu-fusion-fusion = avec
option-pasvu-fusion-fusion-about = Seuls les petits partent ; ils grandissent en fusionnant
option-pasvu-midnight = Minuit sonne
option-pasvu-midnight-quiet = sans
option-pasvu-midnight-quiet-about = Une nuit calme
option-pasvu-midnight-midnight = avec
option-pasvu-midnight-midnight-about = Dès la 2e manche, une carte Minuit sonne bouscule le hall
option-pasvu-hall = Hall
option-pasvu-hall-drawn = tiré au sort
option-pasvu-hall-drawn-about = Les dés tirent l’un des neuf halls, tourné ou en miroir
option-pasvu-hall-classic = classique
option-pasvu-hall-classic-about = Toujours le même hall, pour apprendre ou comparer

## Matériel
piece-mirror = miroir
piece-trolley = chariot à bagages
piece-desk = bureau
piece-piano = piano
piece-armchair = fauteuil
piece-table = table
piece-mirror-the = le miroir
piece-trolley-the = le chariot à bagages
piece-desk-the = le bureau
piece-piano-the = le piano
piece-armchair-the = le fauteuil
piece-table-the = la table
pose-standing = debout
pose-back = sur le dos
pose-face = sur la face
pose-left = sur le flanc gauche
pose-right = sur le flanc droit
pose-head = à l’envers
tip-left = bascule à gauche
tip-right = bascule à droite
tip-back = bascule en arrière
tip-face = bascule en avant
hall-side-south = sud
hall-side-west = ouest
hall-side-north = nord
hall-side-east = est
hall-at-south = au sud
hall-at-west = à l’ouest
hall-at-north = au nord
hall-at-east = à l’est
ghost-letter-small = P
ghost-letter-medium = M
ghost-letter-large = G
spot-nw = nord-ouest
spot-n = nord
spot-ne = nord-est
spot-w = ouest
spot-c = milieu
spot-e = est
spot-sw = sud-ouest
spot-s = sud
spot-se = sud-est

## Minuit
midnight-double = Double curieux
midnight-double-about = Après le coup d’œil, la serrure saute sur la porte de même numéro en face, et tout le monde regarde encore.
midnight-shelter = Tous aux abris
midnight-shelter-about = Cette manche, tous les fantômes sont couchés, pas plus hauts que larges.
midnight-excited = Surexcité
midnight-excited-about = Tous les meubles basculent sur le flanc ; si quelque chose gêne, le meuble s’y appuie.
midnight-grimaces = Concours de grimaces
midnight-grimaces-about = Le miroir se dresse face au milieu du hall. Un petit fantôme en attente de chaque côté se place devant, sans choix possible, et ne bouge pas cette manche.
midnight-grimaces-lasts = Les petits fantômes placés devant le miroir ne bougent pas cette manche.
midnight-tag = Touché, c’est toi le chat
midnight-tag-about = Un de tes petits fantômes prend la place d’un petit fantôme de la personne à ta droite. Si elle n’en a pas, il se glisse en troisième rangée.
midnight-dance = Piste de danse
midnight-dance-about = Chaque meuble file vers la porte la plus proche de lui.
midnight-perch = Chat perché
midnight-perch-about = Après le coup d’œil, les fantômes qui ne sont pas sur un meuble rentrent chez eux.
midnight-brother = Je vais le dire à mon grand frère
midnight-brother-about = Tu peux remplacer un de tes fantômes du hall par un plus grand de ta réserve.
midnight-knock = Toc, toc, toc
midnight-knock-about = Personne ne choisit : la serrure reste de son côté et le dé désigne la porte.
midnight-dizzy = J’ai le tournis
midnight-dizzy-about = Le hall tourne d’un quart dans le sens horaire : sur l’image, tout le monde passe du sud à l’est, de l’est au nord, et ainsi de suite. On sort toujours en face.
midnight-crystal = Boule de cristal
midnight-crystal-about = Le dé donne dès maintenant le numéro de la porte où ira la serrure cette manche.
midnight-freeze = 1, 2, 3, soleil
midnight-freeze-about = Tous les fantômes du hall avancent d’une case vers leur sortie, et sortent s’ils y sont.

## Refus
pasvu-malformed = Je n’ai pas pu lire ce plan. Appuie sur **Jouer** et compose-le dans le panneau.
pasvu-now-furniture = D’abord les meubles : chaque carte permet d’en déplacer un, ou aucun (**Jouer**). Ensuite, tout le monde prépare son plan.
pasvu-now-plan = C’est le moment des plans : appuie sur **Jouer** et répartis les pas de ta carte entre tes fantômes.
pasvu-now-side = Les plans sont exécutés. Il reste à choisir le côté de la serrure (**Jouer**).
pasvu-now-midnight = La carte Minuit sonne se joue d’abord (**Jouer**).
pasvu-no-such-piece = Il n’y a pas de meuble « { $piece } ». Prends-en un que Discord propose.
pasvu-not-on-card = Ta carte ne permet pas de déplacer { $piece ->
    [mirror] le miroir
    [trolley] le chariot à bagages
    [desk] le bureau
    [piano] le piano
    [armchair] le fauteuil
   *[table] la table
}. Déplace un des deux meubles de la carte, ou appuie sur **Ne rien déplacer**.
pasvu-moved-already = { $piece ->
    [mirror] Le miroir a déjà été déplacé
    [trolley] Le chariot à bagages a déjà été déplacé
    [desk] Le bureau a déjà été déplacé
    [piano] Le piano a déjà été déplacé
    [armchair] Le fauteuil a déjà été déplacé
   *[table] La table a déjà été déplacée
} cette manche. Déplace un autre meuble de ta carte, ou appuie sur **Ne rien déplacer**.
pasvu-position = Donne une position en cases depuis le coin nord-ouest, par pas de 0,05, comme `x:3,25 y:2`. Ou nomme une case, comme `x:C5`.
pasvu-angle = Un angle est un nombre entier de degrés, par pas de { $step }. Corrige-le et recommence.
pasvu-no-such-pose = La position « { $pose } » n’existe pas. Prends-en une que Discord propose.
pasvu-no-such-tip = Un meuble ne bascule pas « { $tip } ». Prends une direction que Discord propose.
pasvu-over-edge = { $piece ->
    [mirror] Le miroir
    [trolley] Le chariot à bagages
    [desk] Le bureau
    [piano] Le piano
    [armchair] Le fauteuil
   *[table] La table
} dépasserait du hall. Rapproche ce meuble du milieu, ou tourne-le.
pasvu-on-leaning = { $piece ->
    [mirror] Le miroir
    [trolley] Le chariot à bagages
    [desk] Le bureau
    [piano] Le piano
    [armchair] Le fauteuil
   *[table] La table
} reposerait sur { $other ->
    [mirror] le miroir
    [trolley] le chariot à bagages
    [desk] le bureau
    [piano] le piano
    [armchair] le fauteuil
   *[table] la table
} : un meuble en appui ne porte rien. Choisis un autre endroit.
pasvu-not-carried = { $piece ->
    [mirror] Le miroir
    [trolley] Le chariot à bagages
    [desk] Le bureau
    [piano] Le piano
    [armchair] Le fauteuil
   *[table] La table
} toucherait { $other ->
    [mirror] le miroir
    [trolley] le chariot à bagages
    [desk] le bureau
    [piano] le piano
    [armchair] le fauteuil
   *[table] la table
} et en tomberait. Écarte ce meuble jusqu’à ne plus rien toucher, ou avance-le jusqu’à ce que son milieu soit porté.
pasvu-falls-back = { $piece ->
    [mirror] Le miroir
    [trolley] Le chariot à bagages
    [desk] Le bureau
    [piano] Le piano
    [armchair] Le fauteuil
   *[table] La table
} ne peut pas basculer assez et retomberait, car { $other ->
    [mirror] le miroir
    [trolley] le chariot à bagages
    [desk] le bureau
    [piano] le piano
    [armchair] le fauteuil
   *[table] la table
} est trop près. Choisis un autre côté, ou éloigne ce meuble.
pasvu-falls-back-ghost = { $piece ->
    [mirror] Le miroir
    [trolley] Le chariot à bagages
    [desk] Le bureau
    [piano] Le piano
    [armchair] Le fauteuil
   *[table] La table
} ne peut pas basculer assez et retomberait, car le fantôme { $ghost } ({ $colour ->
    [south] bleu
    [west] orange
    [north] vert
   *[east] rose
}) est trop près. Choisis un autre côté, ou éloigne ce meuble.
pasvu-tips-out = { $piece ->
    [mirror] Le miroir
    [trolley] Le chariot à bagages
    [desk] Le bureau
    [piano] Le piano
    [armchair] Le fauteuil
   *[table] La table
} tient à cet endroit, mais dépasserait du hall en basculant de ce côté. Bascule ce meuble d’un autre côté, ou rapproche-le du milieu.
pasvu-edge-hangs = { $piece ->
    [mirror] Le miroir
    [trolley] Le chariot à bagages
    [desk] Le bureau
    [piano] Le piano
    [armchair] Le fauteuil
   *[table] La table
} basculerait sur une arête qui n’a rien au-dessous. Avance ce meuble sur ce qui le porte, ou fais-le basculer autrement.
pasvu-not-moved = Cela ne change rien. Déplace ce meuble, tourne-le ou couche-le autrement. Pour ne rien déplacer, choisis **Prendre un autre meuble**, puis appuie sur **Ne rien déplacer** (en commande : `meuble:aucun`).
pasvu-no-room = Le fantôme { $ghost } ({ $colour ->
    [south] bleu
    [west] orange
    [north] vert
   *[east] rose
}) à { $cell } n’aurait plus de place : un meuble ne fait jamais monter ni descendre un fantôme. L’endroit le plus proche où ce meuble tient : **x { $x } · y { $y }**.
pasvu-no-room-anywhere = Le fantôme { $ghost } ({ $colour ->
    [south] bleu
    [west] orange
    [north] vert
   *[east] rose
}) à { $cell } n’aurait plus de place, où que tu poses ce meuble dans cette position. Tourne-le ou couche-le autrement, ou prends un autre meuble.
pasvu-no-such-ghost = Tu n’as pas de fantôme « { $ghost } ». Prends-en un que Discord propose.
pasvu-ghost-twice = Le fantôme { $ghost } est deux fois dans le plan. Donne-lui un seul trajet.
pasvu-not-home = Le fantôme { $ghost } a déjà un trajet dans ce plan. Il ne peut repartir qu’après une fusion qui le renvoie chez lui : donne-lui un seul trajet, ou fais-le d’abord fusionner.
pasvu-too-many-steps = Ce plan demande { $steps } pas, mais ta carte n’en donne que { $value }. Raccourcis un trajet.
pasvu-rests = Le fantôme { $ghost } se repose cette manche. Fais ton plan avec un autre.
pasvu-before-mirror = La carte Minuit sonne a placé le fantôme { $ghost } devant le miroir : il ne bouge pas cette manche. Fais ton plan avec un autre.
pasvu-in-reserve = Le fantôme { $ghost } est en réserve : seule une fusion le fait entrer. Fais ton plan avec un autre.
pasvu-is-out = Le fantôme { $ghost } est déjà sorti et le reste. Fais ton plan avec un autre.
pasvu-no-steps = Le trajet du fantôme { $ghost } n’a aucun pas. Choisis une case, ou retire ce fantôme du plan.
pasvu-in-and-out = Le fantôme { $ghost } ne peut pas entrer et sortir dans la même manche. Arrête-le dans le hall.
pasvu-beyond-out = Un trajet finit à la sortie. Retire les cases qui suivent.
pasvu-no-exit = Il n’y a pas de sortie à { $cell } : on sort par une porte en face de son côté. Mène d’abord ce fantôme à la dernière rangée.
pasvu-not-in-yet = Un fantôme sort par une porte en face de son côté. Fais-le d’abord entrer dans le hall.
pasvu-no-such-cell = Il n’y a pas de case « { $cell } ». Les cases vont de A1 à F6.
pasvu-not-your-door = { $cell } ne touche pas une porte de ton côté. Entre par la première rangée, de ton côté.
pasvu-not-beside = { $cell } ne touche pas { $start }. Un pas mène à une case voisine par un côté, jamais en diagonale.
pasvu-no-such-spot = Il n’y a pas d’endroit « { $spot } » dans une case. Prends-en un que Discord propose.
pasvu-cannot-stand = À { $cell }, ce fantôme ne tient pas à cet endroit et à cette hauteur ({ $level }). Choisis un autre endroit ou une autre hauteur.
pasvu-spot-taken = Un autre fantôme est déjà à cet endroit de { $cell }. Choisis un autre endroit.
pasvu-no-fusion = Les fantômes ne fusionnent pas dans cette partie : la fusion est une option que l’hôte choisit avant le début. Fais ton plan sans fusion.
pasvu-merge-apart = Les fantômes { $ghost } et { $other } ne finissent pas dans la même case. Mène l’un à l’autre, ou renonce à les fusionner.
pasvu-merge-sizes = Les fantômes { $ghost } et { $other } ne peuvent pas fusionner : il faut un petit, avec un petit ou un moyen.
pasvu-merge-reserve = Les fantômes { $ghost } et { $other } ne peuvent pas fusionner : il n’y a plus de fantôme plus grand dans ta réserve.
pasvu-no-such-side = Il n’y a pas de côté « { $side } ». Choisis nord, est, sud ou ouest.
pasvu-same-side = La serrure doit changer de côté. Choisis l’un des trois autres.
pasvu-no-side-hint = Pas d’indice pour le côté : personne ne regarde par la serrure avant le choix, et un bon conseil reviendrait à regarder. Juge d’après le plateau, puis choisis l’un des trois côtés.
pasvu-other-card = Cette carte Minuit sonne ne permet pas cela. Appuie sur **Jouer** pour voir ce qu’elle fait.
pasvu-not-taggable = « { $ghost } » n’est pas un petit fantôme de la personne à ta droite qui était dans le hall. Prends-en un que Discord propose.
pasvu-must-tag = Avec cette carte, tu dois remplacer un petit fantôme de la personne à ta droite, ou en poser un en troisième rangée si elle n’en a pas.
pasvu-not-third-row = { $cell } n’est pas dans la troisième rangée à partir de ton côté. Choisis une case de cette rangée.
pasvu-cannot-grow = Le fantôme { $ghost } ne peut pas devenir { $into } : ce fantôme doit être plus grand, dans ta réserve, et tenir dans la case. Choisis-en un autre, ou passe.
