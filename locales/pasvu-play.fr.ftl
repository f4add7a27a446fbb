# Pas vu pas pris : ses petits panneaux, le récit des manches, ses commandes, ses règles.

view-3d = de biais, en relief

## Qui est appelé
pasvu-call-furniture = { $name }, ta carte te permet de déplacer un meuble : appuie sur **Jouer**.
pasvu-call-plan = { $name }, prépare tes fantômes en secret : appuie sur **Jouer**.
pasvu-call-side = { $name }, à toi de choisir le côté de la serrure : appuie sur **Jouer**.
pasvu-call-midnight = { $name }, à toi de te servir de la carte de minuit : appuie sur **Jouer**.

pasvu-turn-furniture = C’est à { $name } de déplacer un meuble.
pasvu-turn-plan = C’est à { $name } de préparer son plan.
pasvu-turn-side = C’est à { $name } de choisir un côté pour la serrure.
pasvu-turn-midnight = C’est à { $name } de se servir de la carte de minuit.

## Panneaux
pasvu-panel-side = { "**" }Choisis un côté pour la serrure.** Elle est à la porte { $door } et doit changer de côté ; { $number ->
    [0] le dé donnera ensuite la porte
   *[other] la boule de cristal a déjà donné le numéro de la porte : { $number }
}. Personne ne peut regarder avant.
pasvu-panel-side-chosen = Choix : **{ $side }** — **Confirmer** y envoie la serrure.
pasvu-effect = -# 🌙 { $title } — { $does }
pasvu-effect-own = Les tiens : { $ghosts }.
pasvu-panel-card = 🌙 **{ $title }** — { $does }
pasvu-panel-tag = Choisis un petit fantôme de { $name } : un des tiens prend sa place, et il rentre chez lui.
pasvu-panel-sneak = { $name } n’avait aucun petit fantôme dans le hall : place un des tiens dans la troisième rangée depuis ton côté.
pasvu-panel-grow = Choisis un de tes fantômes et le plus grand qui prend sa place, ou passe.
pasvu-panel-card-chosen = Choix : **{ $choice }** — **Confirmer** le rend définitif.
pasvu-choose-tag = Quel fantôme touches-tu ?
pasvu-choose-growth = Qui grandit ?
pasvu-choose-cell = Quelle case ?
pasvu-choose-spot = Où dans la case ?
pasvu-button-side = { $side }
pasvu-button-pass = Passer
pasvu-button-decline = Ne rien déplacer

## Choix
pasvu-hint = Une bonne idée : { $step }.
pasvu-do-tag = toucher { $ghost }
pasvu-do-sneak = se glisser en { $cell }, { $spot }
pasvu-do-grow = { $ghost } devient { $into }
pasvu-do-pass = passer
pasvu-do-side = envoyer la serrure côté { $side }
pasvu-do-decline = ne déplacer aucun meuble
pasvu-do-furniture = déplacer { $piece } en x { $x }, y { $y }, { $angle }°, { $pose }
pasvu-do-stay = ne déplacer aucun fantôme
pasvu-do-path = { $ghost } en { $end }
pasvu-do-path-out = { $ghost } dehors
pasvu-do-path-merge = { $ghost } en { $end }, fusion avec { $other }

## Récit
pasvu-ghost-of = { $ghost } de { $name }
pasvu-told-round = { "**" }Manche { $round } sur { $all }.** { $name } a le dé.
pasvu-told-drawn = 🃏 { $name } pioche **{ $value }**, avec { $one } ou { $other }.
pasvu-told-moved-already = { $piece } (a déjà bougé)
pasvu-told-any-other = Donc n’importe quel autre meuble peut bouger.
pasvu-told-plain = 🃏 { $name } pioche **{ $value }**, sans meuble.
pasvu-told-furniture = 🪑 { $name } déplace { $piece } en { $place }.
pasvu-told-declined = { $name } ne déplace aucun meuble.
pasvu-told-stirred = 🪑 Les meubles désormais : { $pieces }.
pasvu-told-fell = 🪑 Descente, l’appui ayant disparu : { $pieces }.
pasvu-told-displaced = On fait de la place : { $ghosts }.
pasvu-told-planning = 🤫 Chacun prépare son plan en secret.
pasvu-told-planned = Ton plan est enregistré, et personne d’autre ne le voit. Tant qu’il en manque un, tu peux le remplacer (**Jouer**).
pasvu-told-replaced = Ton nouveau plan remplace le précédent.
pasvu-told-moves = 👻 { $name } : { $ways }
pasvu-told-came = → { $end }
pasvu-told-went = { $start } → { $end }
pasvu-told-out = { "**" }{ $ghost }** { $start } → **dehors !** (+{ $points })
pasvu-told-shifted = (place prise : une autre de la case)
pasvu-told-stopped = (arrêt anticipé : plus de place ensuite)
pasvu-told-stayed = { "**" }{ $ghost }** reste : aucune place sur son chemin
pasvu-told-merged = { "**" }{ $ghost } + { $other } = { $into }** en { $cell }
pasvu-told-unmerged = { $ghost } et { $other } n’ont pas pu fusionner
pasvu-told-dice = 🎲 Dés pour la serrure : { $rolls }.
pasvu-told-sole = 🎲 Pas de dé pour la serrure : { $name } a choisi le moins souvent.
pasvu-told-side = 🔑 { $name } envoie la serrure côté **{ $side }**.
pasvu-told-keyhole-rolled = 🎲 Le dé donne { $number } : porte **{ $door }**.
pasvu-told-keyhole-knock = 🎲 { $name } lance un { $number } : la serrure reste de son côté, à la porte **{ $door }**.
pasvu-told-keyhole = 🔑 La serrure est à la porte **{ $door }**.
pasvu-told-look = 👁️ Par la porte { $door }, { $count ->
    [one] { $all ->
        [one] le seul fantôme est vu et rentre
       *[other] { $count } fantôme sur { $all } est vu et rentre
    }
   *[other] { $count } fantômes sur { $all } sont vus et rentrent
} : { $seen }.
pasvu-told-look-none = { $all ->
    [0] 👁️ Par la porte { $door }, aucun fantôme à voir.
    [1] 👁️ Par la porte { $door }, le seul fantôme n’est pas vu.
   *[other] 👁️ Par la porte { $door }, personne n’est vu, aucun des { $all } fantômes.
}
pasvu-told-seen = { $name } { $ghosts }
pasvu-told-points = { "**" }Points des fantômes sortis :** { $points }.
pasvu-told-points-seat = { $name } { $out }
pasvu-told-points-more = { $name } { $out } (avec ceux du hall { $points })
pasvu-told-midnight = 🌙 **{ $title }** — { $does }
pasvu-told-crystal = Il donne **{ $number }**.
pasvu-told-set = { $ghost } entre en { $cell }.
pasvu-told-tagged = { $ghost } prend la place de { $other } en { $cell }.
pasvu-told-grown = { $ghost } en { $cell } devient **{ $into }**.
pasvu-told-passed = { $name } passe.
pasvu-told-unable = { $name } ne peut rien faire de la carte.
pasvu-told-unable-grimaces = { $name } n’a pas de petit fantôme pour le miroir, ou la place manque devant.
pasvu-told-unable-tag = { $name } n’a pas de petit fantôme en attente à faire entrer.
pasvu-told-unable-brother = { $name } n’a pas de fantôme dans le hall qu’un plus grand puisse remplacer.
pasvu-told-back-perch = Pas sur un meuble, donc retour au départ : { $ghosts }.
pasvu-told-back-room = Pas la place de se relever, donc retour au départ : { $ghosts }.
pasvu-told-sides = 🔄 Les côtés sont désormais : { $sides }.
pasvu-told-ended = 🏁 Cinq manches : la nuit est finie. { $count ->
    [one] { "**" }{ $names }** gagne
   *[other] { "**" }{ $names }** se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pasvu-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $out ->
    [0] aucun fantôme dehors
    [one] { $safe } pour 1 fantôme dehors
   *[other] { $safe } pour { $out } fantômes dehors
}{ $hall ->
    [0] { "" }
   *[other] { ", " }{ $hall } pour ceux du hall
})
pasvu-length = { $rounds ->
    [one] Une manche
   *[other] { $rounds } manches
} en { $time }.

## Commandes
cmd-pasvu = pasvu
cmd-pasvu-about = Jouer ta part de Pas vu pas pris
cmd-pasvu-side = côté
cmd-pasvu-side-about = Choisir le côté où va la serrure
cmd-pasvu-tag = toucher
cmd-pasvu-tag-about = Carte Touché : remplacer un petit fantôme du voisin de droite
cmd-pasvu-sneak = glisser
cmd-pasvu-sneak-about = Carte Touché : placer un petit fantôme dans la troisième rangée
cmd-pasvu-grow = grandir
cmd-pasvu-grow-about = Carte Grand frère : remplacer un fantôme par un plus grand
cmd-pasvu-pass = passer
cmd-pasvu-pass-about = Carte Grand frère : ne rien remplacer
cmd-pasvu-hint = indice
cmd-pasvu-hint-about = Une bonne idée, que personne d’autre ne voit
opt-side = côté
opt-side-about = Nord, est, sud ou ouest : pas celui de la serrure
opt-ghost = fantôme
opt-ghost-about = Quel fantôme, par exemple P2
opt-into = en
opt-into-about = Le plus grand qui prend sa place, par exemple M1
opt-spot = endroit
opt-spot-about = Où il se tient : choisis parmi ce que Discord propose

## Règles
rules-pasvu-1 =
    Un hall d’hôtel de 6 cases sur 6, encombré de meubles. Tes fantômes, 1 grand, 2 moyens et 4 petits, attendent de ton côté et veulent **sortir par les portes d’en face**. Vus par la serrure, ils recommencent.
    Dehors : grand 5 points, moyen 3, petit 1. Encore dans le hall à la fin : grand 2, moyen 1. Après **cinq manches**, le plus de points gagne ; puis le plus de fantômes dehors, puis le moins restés de son côté.
rules-pasvu-2 =
    {"**"}Une manche, étape 1 : les meubles.** À partir de qui a le dé, chacun pioche une carte, un nombre et le plus souvent deux meubles, et peut en déplacer un : n’importe où, tourné comme on veut, debout ou couché, même sur d’autres. On peut ensuite le basculer sur un côté ; il reste en appui si quelque chose gêne.
    Un meuble ne bouge qu’une fois par manche. Si les deux de ta carte ont bougé, prends-en un autre. Les fantômes qui gênent se poussent dans leur case.
rules-pasvu-3 =
    {"**"}Étape 2 : les fantômes.** En secret et tous à la fois, répartis le nombre de ta carte en pas entre tes fantômes. On entre par n’importe quelle porte de son côté ; on ne va jamais en diagonale, et rien n’arrête. Entrer et sortir dans la même manche est interdit.
    Un fantôme finit à un endroit de sa case : au sol, sous ou dans un meuble, ou dessus. Si des plans se gênent, le dernier prend l’endroit libre le plus proche. Tant qu’un plan manque, tu peux remplacer le tien.
rules-pasvu-4 =
    {"**"}Étape 3 : le coup d’œil.** On lance le dé pour savoir qui envoie la serrure sur un autre côté ; le dé donne la porte. Personne ne regarde avant. Tous les fantômes vus rentrent chez eux. Les meubles cachent ; les fantômes, transparents, ne cachent personne ; **le miroir montre ce qu’il reflète**.
    Un bout de doigt ne compte pas : il faut voir environ un vingtième du fantôme.
rules-pasvu-5 =
    {"**"}Qui choisit le côté ?** Ceux qui ont choisi le moins souvent lancent le dé, le plus haut choisit, les égalités relancent ; s’il n’en reste qu’un, il ne lance pas. Il faut l’un des trois côtés où la serrure n’est pas.
    Le dé passe ensuite au voisin de gauche de qui a choisi, et la manche suivante commence.
rules-pasvu-6 =
    {"**"}Option : fusion.** Seuls les petits partent. Quand un petit et un autre de tes petits ou moyens se retrouvent à la fin d’un trajet, quel que soit celui qui a bougé, ils peuvent fusionner : la taille suivante prend la place, si ta réserve l’a et si elle tient. Elle ne bouge ni ne fusionne plus cette manche ; deux moyens ne fusionnent jamais.
    Les fantômes grandis qui sont vus attendent au bord et repartent avec leur taille. Chaque fois qu’il n’y a plus de petit de ton côté, tu peux en reprendre un qui est dehors : il ne compte plus tant qu’il n’est pas ressorti.
rules-pasvu-7 =
    {"**"}Option : minuit.** À partir de la 2ᵉ manche, une carte de minuit est retournée avant les meubles. Certaines bousculent le hall aussitôt (il tourne, les meubles basculent ou dansent, les fantômes avancent), d’autres durent toute la manche et restent affichées, et avec deux d’entre elles chacun agit à son tour : **Touché, c’est toi le chat** et **Je vais le dire à mon grand frère**.
    Les deux pages suivantes présentent les douze cartes.
rules-pasvu-lasting = {"**"}Les cartes de minuit qui durent la manche.** Le plateau les montre jusqu’à sa fin.
rules-pasvu-once = {"**"}Les cartes de minuit qui agissent aussitôt.** Une fois jouées, elles sont cochées sur le plateau.
rules-pasvu-card = • **{ $title }** — { $does }
rules-pasvu-8 =
    {"**"}Les signes des images.** Sur un meuble, la pastille à double flèche dit jusqu’où il monte ; un petit dessin à côté montre comment il est couché ou en appui. Sous un fantôme, l’étiquette ▲ dit à quelle hauteur il est perché ; un anneau en pointillé : il est sous un meuble ou dedans. Sur un disque jaune (fusion), un fantôme repéré attend au bord avec sa taille.
    Autour du hall : qui attend, la carte et, derrière la flèche, qui est sorti, avec les points ; un **+** dessous compte ceux du hall si la partie s’arrêtait là. Dans la serrure, les fantômes vus ont un contour ; les petits et les reflets sont entourés et nommés.
    La **gauche et la droite** d’un meuble sont celles de qui se tient devant sa face ; à 0°, la face regarde au sud. **Sur le dos** le pose ainsi à sa place ; **bascule en arrière** l’y fait tomber, un côté plus loin.
