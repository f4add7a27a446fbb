# Pas vu pas pris : ses petits panneaux, le récit des manches, ses commandes, ses règles.

view-3d = de biais, en relief

## Qui est appelé
pasvu-call-furniture = { $name }, ta carte te permet de déplacer un meuble : appuie sur **Jouer**.
pasvu-call-plan = { $count ->
    [one] { $name }, prépare ton plan en secret : appuie sur **Jouer**.
   *[other] { $name }, préparez vos plans en secret : appuyez sur **Jouer**.
}
pasvu-call-side = { $name }, à toi de choisir un côté pour la serrure : appuie sur **Jouer**.
pasvu-call-midnight = { $name }, à toi de jouer la carte Minuit sonne : appuie sur **Jouer**.

pasvu-turn-furniture = C’est à { $name } de déplacer un meuble.
pasvu-turn-plan = { $count ->
    [one] C’est à { $name } de préparer son plan.
   *[other] Plans à préparer : { $name }.
}
pasvu-turn-side = C’est à { $name } de choisir un côté pour la serrure.
pasvu-turn-midnight = C’est à { $name } de jouer la carte Minuit sonne.

## Panneaux
pasvu-panel-side = { "**" }Choisis un côté pour la serrure.** Elle est à la porte { $door } et doit changer de côté ; { $number ->
    [0] le dé donnera ensuite la porte
   *[other] la boule de cristal a déjà donné le numéro de la porte : { $number }
}. Personne ne peut regarder avant.
pasvu-panel-side-chosen = Ton choix : **{ $side }**. **Confirmer** y envoie la serrure.
pasvu-effect = -# 🌙 { $title } — { $does }
pasvu-effect-own = Les tiens : { $ghosts }.
pasvu-panel-card = 🌙 **{ $title }** — { $does }
pasvu-panel-tag = Choisis un petit fantôme { OF($name) } : il rentre chez lui, et un des tiens prend sa place.
pasvu-panel-sneak = { $name } n’avait aucun petit fantôme dans le hall : place un des tiens dans la troisième rangée à partir de ton côté.
pasvu-panel-grow = Choisis un de tes fantômes et le plus grand qui le remplace, ou passe.
pasvu-panel-card-chosen = Ton choix : **{ $choice }**. **Confirmer** le joue.
pasvu-choose-tag = Quel fantôme touches-tu ?
pasvu-choose-growth = Quel fantôme grandit ?
pasvu-choose-cell = Quelle case ?
pasvu-choose-spot = Où dans la case ?
pasvu-button-side = { $side }
pasvu-button-pass = Passer
pasvu-button-decline = Ne rien déplacer

## Choix
pasvu-hint = Une bonne idée : { $step }.
pasvu-do-tag = toucher { $ghost }
pasvu-do-sneak = se glisser à { $cell }, { $spot }
pasvu-do-grow = { $ghost } devient { $into }
pasvu-do-pass = passer
pasvu-do-decline = ne déplacer aucun meuble
pasvu-do-furniture = déplacer { $piece } à x { $x }, y { $y }, { $angle }°, { $pose }
pasvu-do-stay = ne déplacer aucun fantôme
pasvu-do-path = { $ghost } à { $end }
pasvu-do-path-out = { $ghost } dehors
pasvu-do-path-merge = { $ghost } à { $end }, où la fusion avec { $other } donne { $into }

## Récit
pasvu-ghost-of = { $ghost } { OF($name) }
pasvu-told-round = { "**" }Manche { $round } sur { $all }.** { $name } a le dé.
pasvu-told-drawn = 🃏 { $name } pioche **{ $value }**, avec { $one } ou { $other }.
pasvu-told-moved-already = { $piece } (a déjà bougé)
pasvu-told-any-other = N’importe quel autre meuble peut donc bouger.
pasvu-told-plain = 🃏 { $name } pioche **{ $value }** : aucun meuble à déplacer.
pasvu-told-furniture = 🪑 { $name } déplace { $piece } à { $place }.
pasvu-told-declined = { $name } ne déplace aucun meuble.
pasvu-told-stirred = 🪑 Nouvelles places des meubles : { $pieces }.
pasvu-told-fell = 🪑 Ça tombe, faute d’appui : { $pieces }.
pasvu-told-aside = { $ghost } à { $place }
pasvu-told-displaced = Fantômes qui font de la place : { $ghosts }.
pasvu-told-planning = 🤫 Tout le monde prépare son plan en secret.
pasvu-told-planned = Ton plan est déposé, et personne d’autre ne le voit. Tu peux le remplacer (**Jouer**) tant qu’il manque un plan.
pasvu-told-replaced = Ton nouveau plan remplace le précédent.
pasvu-told-moves = 👻 { $name } : { $ways }
pasvu-told-idle = 👻 { $names } : aucun fantôme ne bouge.
pasvu-told-perched = { $cell } (perché à { $height })
pasvu-told-came = entre à { $end }
pasvu-told-went = de { $start } à { $end }
pasvu-told-out = { "**" }{ $ghost }** sort de { $start } : **dehors !** (+{ $points })
pasvu-told-shifted = (endroit pris : se place ailleurs dans la case)
pasvu-told-stopped = (s’arrête avant : plus de place au-delà)
pasvu-told-stayed = { "**" }{ $ghost }** reste : plus de place sur son trajet
pasvu-told-lost = { "**" }{ $ghost }** reste : sa fusion a échoué, il ne peut donc pas repartir
pasvu-told-merged = { "**" }{ $ghost } + { $other } = { $into }** à { $cell }
pasvu-told-unmerged = { $ghost } et { $other } n’ont pas pu fusionner
pasvu-told-dice = 🎲 Dés pour la serrure : { $rolls }.
pasvu-told-sole = 🎲 Personne ne lance le dé pour la serrure : c’est { $name } qui a choisi un côté le moins souvent.
pasvu-told-side = 🔑 { $name } envoie la serrure côté **{ $side }**.
pasvu-told-keyhole-rolled = 🎲 Le dé donne { $number } : porte **{ $door }**.
pasvu-told-keyhole-knock = 🎲 { $name } fait un { $number } : la serrure reste de son côté, à la porte **{ $door }**.
pasvu-told-keyhole = 🔑 La serrure est à la porte **{ $door }**.
pasvu-told-look = 👁️ Par la porte { $door }, { $count ->
    [one] { $all ->
        [one] le seul fantôme est vu et rentre chez lui
       *[other] { $count } fantôme sur { $all } est vu et rentre chez lui
    }
   *[other] { $count } fantômes sur { $all } sont vus et rentrent chez eux
} : { $seen }.
pasvu-told-look-none = { $all ->
    [0] 👁️ Par la porte { $door }, il n’y a aucun fantôme à voir.
    [1] 👁️ Par la porte { $door }, on ne voit pas le seul fantôme.
   *[other] 👁️ Par la porte { $door }, on ne voit aucun des { $all } fantômes.
}
pasvu-told-seen = { $name } { $ghosts }
pasvu-told-points = { "**" }Points des fantômes sortis :** { $points }.
pasvu-told-points-seat = { $name } **{ $out }**
pasvu-told-points-more = { $name } **{ $out }** ({ $points } avec ceux du hall)
pasvu-told-midnight = 🌙 **{ $title }** — { $does }
pasvu-brief-moved = 👻 Les fantômes bougent.
pasvu-brief-out = 👻 Dehors : { $ghosts } !
pasvu-brief-stayed = 🚧 Plus de place sur le trajet : { $ghosts }.
pasvu-brief-look = 👁️ Par la porte { $door } : { $count } sur { $all } en vue ({ $seen }).
pasvu-brief-ended = 🏁 { $count ->
    [one] { "**" }{ $names }** l’emporte
   *[other] { "**" }{ $names }** se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pasvu-brief-midnight = 🌙 **{ $title }**.
pasvu-told-crystal = 🎲 Le dé donne **{ $number }**.
pasvu-told-set = { $ghost } entre à { $cell }.
pasvu-told-tagged = { $ghost } prend la place de { $other } à { $cell }.
pasvu-told-grown = { $ghost } à { $cell } devient **{ $into }**.
pasvu-told-passed = { $name } passe.
pasvu-told-unable = { $name } ne peut rien faire de cette carte.
pasvu-told-unable-grimaces = { $name } n’a pas de petit fantôme pour le miroir, ou il n’y a plus de place devant.
pasvu-told-unable-tag = { $name } n’a pas de petit fantôme en attente à faire entrer.
pasvu-told-unable-brother = { $name } n’a dans le hall aucun fantôme qu’un plus grand puisse remplacer.
pasvu-told-back-perch = Pas sur un meuble, donc retour au départ : { $ghosts }.
pasvu-told-back-room = Pas la place de se relever, donc retour au départ : { $ghosts }.
pasvu-told-sides = 🔄 Voici les nouveaux côtés : { $sides }.
pasvu-told-ended = 🏁 Les cinq manches sont jouées : la nuit est finie. { $count ->
    [one] { "**" }{ $names }** l’emporte
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
cmd-pasvu-about = Jouer à Pas vu pas pris
cmd-pasvu-side = côté
cmd-pasvu-side-about = Choisir le côté où va la serrure
cmd-pasvu-tag = toucher
cmd-pasvu-tag-about = Carte Touché : remplacer un petit fantôme de la personne à ta droite
cmd-pasvu-sneak = glisser
cmd-pasvu-sneak-about = Carte Touché : placer un petit fantôme dans la troisième rangée
cmd-pasvu-grow = grandir
cmd-pasvu-grow-about = Carte Grand frère : remplacer un fantôme par un plus grand
cmd-pasvu-pass = passer
cmd-pasvu-pass-about = Carte Grand frère : ne rien remplacer
cmd-pasvu-hint = indice
cmd-pasvu-hint-about = Voir ce qu’un bot ferait, en privé
opt-side = côté
opt-side-about = Nord, est, sud ou ouest, mais pas le côté actuel de la serrure
opt-ghost = fantôme
opt-ghost-about = Quel fantôme, par exemple P2
opt-into = en
opt-into-about = Le plus grand qui prend sa place, par exemple M1
opt-spot = endroit
opt-spot-about = Où il se tient ; prends un endroit que Discord propose

## Règles
rules-pasvu-1 =
    Un hall d’hôtel de 6 cases sur 6, encombré de six meubles. Chaque personne a son côté du hall ; à deux, on se place face à face, sauf choix contraire. Tes fantômes, 1 grand, 2 moyens et 4 petits, attendent de ton côté et veulent **sortir par les portes d’en face**. Ceux qu’on voit par le trou de la serrure retournent de ton côté.
    Chaque fantôme sorti reste dehors et rapporte : grand 5 points, moyen 3, petit 1. Chaque fantôme encore dans le hall à la fin : grand 2, moyen 1, petit rien (*maison*). Après **cinq manches**, on compte les points : qui en a le plus l’emporte. À égalité, c’est la personne qui a fait sortir le plus de fantômes, puis celle qui en a le moins de son côté ; sinon, la victoire est partagée (*maison*).
    Il y a vingt cartes Déplacement ; à trois, on en retire cinq, à deux, dix.
    Au début, le sort désigne la porte de la serrure, qui a le dé et l’un de neuf halls, tourné ou en miroir (*maison*). L’option **Hall** garde toujours le hall classique.
rules-pasvu-2 =
    {"**"}Une manche, étape 1 : les meubles.** La personne qui a le dé commence, puis on tourne dans le sens horaire. À son tour, on pioche une carte Déplacement, avec un nombre et le plus souvent deux meubles, et on peut déplacer un des deux : n’importe où, tourné comme on veut, debout, couché ou à l’envers, même sur d’autres meubles, mais **jamais au-delà du bord du hall**. On peut ensuite le faire basculer sur un côté : il s’appuie sur ce qui l’arrête, meuble ou fantôme. Rien ne se pose sur un meuble en appui.
    Ce qui était posé sur un meuble déplacé descend tout droit. Ce qui s’y appuyait, ou sur un fantôme qui s’en va, bascule plus loin, contre le prochain obstacle ou à plat (*maison*).
    Un meuble ne bouge qu’une fois par manche. Si les deux de ta carte ont déjà bougé, tu peux prendre n’importe quel autre qui n’a pas encore bougé. Les essais en privé ne touchent à rien ; **Confirmer**, c’est se saisir du meuble, et on ne peut plus en changer (*maison*).
    Les fantômes posés **sur un meuble déplacé ou dedans** redescendent au sol dans leur case. Ceux qui se trouvent là où il arrive s’écartent dans leur case, à la même hauteur ; s’il n’y a pas de place pour eux, le meuble ne peut pas être posé là.
rules-pasvu-3 =
    {"**"}Étape 2 : les fantômes.** Tout le monde prépare son plan en même temps, en secret (*maison*) : répartis le nombre de ta carte en pas entre tes fantômes. **Entrer** par la porte de ton choix, de ton côté, coûte un pas, et **sortir** par une porte d’en face aussi : une traversée demande sept pas. On passe d’une case à sa voisine, jamais en diagonale ; on peut changer de direction, et ni meuble ni fantôme n’arrête un fantôme. Il est interdit d’entrer et de sortir dans la même manche. Les pas non utilisés sont perdus.
    Un fantôme finit debout dans une seule case, à l’un de ses neuf endroits (*maison*) : au sol, sous ou dans un meuble, ou dessus, jamais dans un autre fantôme. Tu peux remplacer ton plan tant qu’il en manque un.
    Les plans sont ensuite exécutés dans le sens horaire, en commençant par celui de la personne qui a le dé (*maison*). Si des fantômes se gênent, le dernier arrivé prend l’endroit libre le plus proche de la case ; si elle est pleine, il s’arrête avant ; sans aucune place, il reste, et ses pas sont perdus.
rules-pasvu-4 =
    {"**"}Étape 3 : le coup d’œil.** Une personne envoie la serrure sur un autre côté, puis le dé donne la porte. Personne ne regarde avant : il n’y a donc ni aperçu ni indice pour ce choix. Tous les fantômes vus par la serrure rentrent chez eux, et la serrure reste où elle est. Les meubles cachent les fantômes. Les fantômes, transparents, ne cachent personne. **Le miroir montre ce qu’il reflète.**
    Un bout de doigt ne compte pas : il faut voir environ un vingtième du fantôme (*maison*).
rules-pasvu-5 =
    {"**"}Qui choisit le côté ?** Les personnes qui ont choisi le moins souvent lancent le dé, et le plus haut résultat choisit ; à égalité, on relance. Si une seule personne est dans ce cas, elle choisit sans lancer. La serrure doit changer de côté : on choisit l’un des trois autres.
    La personne qui a choisi lance ensuite le dé pour la porte, puis le passe à la personne à sa gauche, **qui commence la manche suivante**.
rules-pasvu-fusion =
    {"**"}Option : fusion.** Seuls les petits partent. Quand un petit et un autre de tes petits ou moyens se retrouvent dans la même case à la fin d’un trajet, ils peuvent fusionner, quel que soit celui qui a bougé. Un fantôme de la taille suivante prend leur place, si ta réserve en a un et s’il tient dans la case. Il ne bouge ni ne fusionne plus cette manche. Deux moyens ne fusionnent jamais.
    Les deux fantômes remplacés **rentrent aussitôt** : un petit de ton côté, d’où il peut repartir dans le même plan ; un moyen dans ta réserve. Si la fusion échoue, le trajet de celui qui devait repartir est perdu (*maison*).
    Les moyens et les grands qui sont vus attendent au bord et repartent avec leur taille. Chaque fois que tu n’as plus de petit de ton côté, tu peux en reprendre un qui est dehors : il ne compte plus tant qu’il n’est pas ressorti.
rules-pasvu-midnight =
    {"**"}Option : Minuit sonne.** À partir de la 2e manche, avant l’étape des meubles, la personne qui a le dé pioche une carte Minuit sonne. Certaines bousculent le hall aussitôt (il tourne, les meubles basculent ou dansent, les fantômes avancent). D’autres durent toute la manche et restent affichées. Avec deux d’entre elles, tout le monde agit à son tour, en commençant par la personne qui a le dé : **Touché, c’est toi le chat** et **Je vais le dire à mon grand frère**. La manche continue ensuite normalement.
    Les deux pages suivantes présentent les douze cartes. Un fantôme qu’une carte pose dans le hall vient d’y entrer : il ne peut pas encore sortir cette manche (*maison*).
rules-pasvu-lasting = {"**"}Les cartes Minuit sonne qui durent toute la manche.** Le plateau les montre jusqu’à la fin de la manche.
rules-pasvu-once = {"**"}Les cartes Minuit sonne qui agissent aussitôt.** Le plateau les coche une fois jouées.
rules-pasvu-card = • **{ $title }** — { $does }
rules-pasvu-card-double = Après le coup d’œil, la serrure passe à la porte de même numéro du côté opposé, et tout le monde regarde encore. Elle y reste.
rules-pasvu-card-shelter = Cette manche, tous les fantômes sont couchés, même quand ils avancent : pas plus hauts que larges. À la fin de la manche, ils se relèvent ; sans place pour cela, un fantôme va à l’endroit libre le plus proche (*maison*).
rules-pasvu-card-grimaces = Le miroir se dresse où il est, ou au plus près, face au milieu du hall. Un petit fantôme de chaque réserve, s’il en reste, se place devant, le plus près possible, et ne bouge pas cette manche.
rules-pasvu-card-perch = À la fin de la manche, après le coup d’œil, les fantômes qui ne sont pas sur un meuble rentrent chez eux.
rules-pasvu-card-knock = Personne ne choisit : la serrure reste de son côté, et la personne qui a le dé le lance pour la porte. L’ordre des choix ne change pas (*maison*).
rules-pasvu-card-crystal = Le dé est lancé maintenant : qui choisira le côté cette manche devra prendre la porte de ce numéro.
rules-pasvu-card-excited = Chaque meuble bascule sur un côté et s’appuie sur ce qui le gêne ; rien ne dépasse du hall. Il bascule à gauche si possible, sinon à droite, en arrière ou en avant ; sinon, il se décale d’abord au plus près, ou il reste (*maison*).
rules-pasvu-card-tag = À son tour, on met un petit fantôme de sa réserve, s’il en reste, à la place d’un petit de la personne à sa droite qui était dans le hall avant cette carte ; ce dernier rentre. Si elle n’en avait pas, le fantôme se glisse en troisième rangée de son propre côté, à l’endroit de ton choix.
rules-pasvu-card-dance = Chaque meuble, tel qu’il est posé, va à la porte la plus proche de lui, dans le hall, ou aussi près que la place le permet (*maison*). Les fantômes restent dans leur case.
rules-pasvu-card-brother = À son tour, on peut remplacer un de ses fantômes du hall par un plus grand de sa réserve, s’il tient dans la case.
rules-pasvu-card-dizzy = Le hall tourne d’un quart dans le sens horaire, avec tout ce qui s’y trouve. On part désormais du côté qui est devant soi et on sort en face : sur l’image, tout le monde passe du sud à l’est, de l’est au nord, et ainsi de suite. Les fantômes sortis gardent leurs points.
rules-pasvu-card-freeze = Tous les fantômes du hall avancent d’une case vers leur sortie, les premiers d’abord ; ceux de la dernière rangée sortent. Sans place devant lui, un fantôme reste (*maison*).
rules-pasvu-6 =
    {"**"}Les signes des images.** Sur un meuble, la pastille à double flèche dit jusqu’où il monte ; un petit dessin à côté montre comment il est couché ou en appui. Sous un fantôme, l’étiquette ▲ dit à quelle hauteur il est perché. Un anneau en pointillé : il est sous un meuble ou dedans. Sur un disque jaune (fusion), un fantôme qui a été vu attend au bord avec sa taille.
    Les plaques numérotées autour du hall sont les **portes** : six par côté, de 1 à 6 de gauche à droite pour qui est assis là. La plaque jaune porte la serrure. Un **cadre jaune** autour d’un meuble : tu peux le choisir, ou tu l’as choisi.
    Autour du hall : les fantômes qui attendent, la carte et, derrière la flèche, les fantômes sortis, avec leurs points. Un **+** dessous compte ceux du hall, comme si la partie s’arrêtait là. Dans la serrure, les fantômes vus ont un contour ; les petits et les reflets sont entourés et nommés.
    La **gauche et la droite** d’un meuble sont celles d’une personne qui le regarde de face ; à 0°, la face regarde au sud. **Sur le dos** le couche là où il est ; **bascule en arrière** le fait tomber de là, un côté plus loin.
