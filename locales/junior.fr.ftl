# Labyrinthe Junior : son panneau, le récit de ses tours, ses refus, ses règles.

game-junior = Labyrinthe Junior

## Salon
pick-junior-red = orange
pick-junior-yellow = jaune
pick-junior-green = vert
pick-junior-blue = bleu
option-junior-goals = Objectifs
option-junior-goals-shared = communs
option-junior-goals-shared-about = Tout le monde cherche le même trésor
option-junior-goals-secret = secrets
option-junior-goals-secret-about = Chaque fantôme a sa propre pile de cartes
option-junior-last-round = Dernier tour
option-junior-last-round-off = arrêt immédiat
option-junior-last-round-off-about = Objectifs secrets : la première pile terminée gagne aussitôt
option-junior-last-round-on = joué en entier
option-junior-last-round-on-about = Objectifs secrets : on finit le tour de table ; toutes les piles terminées partagent la victoire

## Panneau
junior-line-column = la colonne { $label }
junior-line-row = la rangée { $label }
junior-slot-n = colonne { $line } par le nord
junior-slot-s = colonne { $line } par le sud
junior-slot-w = rangée { $line } par l’ouest
junior-slot-e = rangée { $line } par l’est
junior-spare-turned = tuile tournée { $glyph } (ouverte { $sides })
junior-panel-seek = Tout le monde cherche **{ $treasure }**.
junior-panel-seek-alone = Tu cherches **{ $treasure }**.
junior-panel-seek-own = Tu cherches **{ $treasure }**. Personne d’autre ne le voit.
junior-panel-push = **1.** Glisse la tuile libre : choisis une fente, puis le sens de la tuile.
junior-panel-move = **2.** Choisis maintenant où ton fantôme s’arrête, ou **Rester ici**. Tu peux encore changer la poussée.
junior-panel-move-only = **2.** Tu as poussé. Choisis maintenant où ton fantôme s’arrête, ou **Rester ici**.
junior-panel-ready-ahead = Ton fantôme s’arrêtera à **{ $square }**.
junior-panel-ready = Ton fantôme s’arrêtera à **{ $square }**. **Confirmer** joue le coup.
junior-panel-where = Où ton fantôme s’arrête-t-il ?
junior-square-goal = { $square } — { $treasure } : l’objectif !
junior-square-here = { $square } — rester ici
junior-square-with = { $square } — { $treasure }
junior-hint-turn = Un bon tour : pousse par **{ $slot }** avec la tuile tournée { $turned }, puis va à **{ $square }**.
junior-hint-move = Un bon coup : va à **{ $square }**.

## Récit
junior-told-first = { $name } commence.
junior-told-target-alone = 🔎 Trésor cherché : **{ $treasure }**.
junior-told-target = 🔎 Tout le monde cherche **{ $treasure }**.
junior-told-look = 🔎 Ta prochaine carte : **{ $treasure }**.
junior-told-push = { $name } pousse { $slot }.
junior-told-move = { $name } va de { $start } à { $end }.
junior-told-stay = { $name } reste à { $end }.
junior-told-turned = La tuile est tournée { $glyph } (ouverte { $sides }).
junior-told-turn = { $name } pousse { $slot } et va de { $start } à { $end }.
junior-told-turn-stay = { $name } pousse { $slot } et reste à { $end }.
junior-told-carried = ({ $names } { $count ->
    [one] sort du plateau et revient
   *[other] sortent du plateau et reviennent
} de l’autre côté.)
junior-told-won = ✨ { $name } trouve **{ $treasure }** !
junior-brief-turn = { $name } pousse { $slot } et va à { $end }.
junior-brief-turn-stay = { $name } pousse { $slot } et reste à { $end }.
junior-brief-won = ✨ { $name } pousse { $slot }, va à { $end } et trouve **{ $treasure }** !
junior-brief-won-stay = ✨ { $name } pousse { $slot }, reste à { $end } et trouve **{ $treasure }** !
junior-told-aside = Personne n’a atteint { $treasure } en six tours de table : la carte est mise de côté.
junior-told-ended-all-won = 🏁 La dernière carte est gagnée : la partie est finie.
junior-told-ended-laid-aside = 🏁 Personne n’a gagné le dernier trésor : la partie est finie.
junior-told-ended-pile-finished = 🏁 Une pile est terminée : la partie est finie.
junior-told-ended-solo = 🏁 Les douze trésors sont trouvés.
junior-score = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}

## Refus
junior-already-pushed = Tu as déjà poussé ce tour-ci. Déplace maintenant ton fantôme : appuie sur **Jouer**, ou tape `/junior aller`.
junior-push-first = Glisse d’abord la tuile libre : appuie sur **Jouer**, ou tape `/junior pousser`. Ensuite, déplace ton fantôme.
junior-no-such-slot = Il n’y a pas de fente « { $slot } ». On pousse dans les rangées 2 et 4 et les colonnes B et D. Prends-en une que Discord propose.
junior-no-such-square = Il n’y a pas de case « { $square } ». Les cases vont de A1 à E5.
junior-reverse-push = Cela annulerait la poussée précédente : c’est interdit. Choisis une autre fente.
junior-wrong-sides = La tuile libre (ouverte { $spare }) ne peut pas être tournée ainsi. Prends un sens que Discord propose.
junior-out-of-reach = Aucun couloir ouvert ne mène de { $start } à { $square }. Choisis une case marquée, ou reste.

## Commandes
cmd-junior = junior
cmd-junior-about = Jouer ton tour au Labyrinthe Junior
cmd-junior-push = pousser
cmd-junior-push-about = Glisser la tuile libre dans le labyrinthe
cmd-junior-move = aller
cmd-junior-move-about = Déplacer ton fantôme après la poussée
cmd-junior-stay = rester
cmd-junior-stay-about = Laisser ton fantôme où il est après la poussée
cmd-junior-hint = indice
cmd-junior-hint-about = Voir ce qu’un bot ferait, en privé
opt-slot = fente
opt-slot-about = Par où la tuile entre
opt-turned = tournée
opt-turned-about = Le sens de la tuile ; vide : telle quelle
opt-square = case
opt-square-about = La case où t’arrêter, par exemple C3

## Règles
rules-junior-1 =
    La cave d’un château enchanté : des couloirs qui glissent, douze trésors et jusqu’à quatre gentils fantômes. Chaque fantôme part du coin de sa couleur. Les dix-sept tuiles mobiles sont posées au hasard ; celle qui reste est la **tuile libre**.
    Les douze cartes trésor sont face cachée. Qui commence en retourne une, et **tout le monde cherche ce trésor**. Pour gagner sa carte, il faut **s’arrêter** sur le trésor ; passer dessus ne suffit pas.
    La partie finit quand la dernière carte est gagnée : qui a le plus de cartes l’emporte ; à égalité, c’est le moins de tours qui compte ; sinon, la victoire est partagée (*maison*). Le sort désigne qui commence (*maison*), puis on joue dans le sens horaire.
rules-junior-2 =
    Un tour a deux temps. **D’abord, il faut pousser**, même si le trésor est déjà à portée : tourne la tuile libre à ton gré et glisse-la par une des huit flèches. Toute la ligne avance d’une case, et la tuile qui tombe devient la tuile libre du tour suivant. Les neuf cases fixes, dont les coins, ne bougent jamais.
    Il est interdit d’annuler la poussée précédente : la tuile libre ne rentre pas là d’où elle vient de tomber, et cette flèche est barrée.
    Les fantômes et les trésors **suivent leur tuile**. Un fantôme sur la tuile qui tombe, le tien ou celui de quelqu’un d’autre, est posé sur la tuile qui vient d’entrer ; cela ne compte pas comme son déplacement. Un trésor sur la tuile qui tombe quitte le plateau avec elle : on ne peut l’atteindre qu’une fois la tuile libre rentrée.
rules-junior-3 =
    {"**"}Ensuite, ton fantôme peut avancer** dans les couloirs ouverts, aussi loin que tu veux, jamais à travers un mur ; ou il reste sur place. Les fantômes ne se gênent pas et peuvent partager une case.
    Déjà sur le trésor après ta poussée ? Rester suffit pour le gagner.
    Quand une carte est gagnée, la personne suivante retourne la prochaine. Sinon, elle cherche le même trésor. La règle imprimée conseille de s’arrêter aussi près que possible ; ce n’est pas une obligation (*maison*).
    Un trésor que personne n’atteint en **six tours de table** est mis de côté et ne compte pour personne. Si c’était le dernier, la partie est finie (*maison*, à deux ou plus).
rules-junior-options =
    {"**"}Objectifs secrets** (une option, la variante de la boîte) : les douze cartes sont distribuées face cachée, autant à chaque personne : six à deux, quatre à trois, trois à quatre. À ton tour, tu regardes, sans la montrer, la première carte de ta pile : c’est ton objectif. Quand tu l’atteins, la carte est retournée, et tu regardes la suivante à ton prochain tour. Sinon, tu gardes le même objectif. Ici, aucun trésor n’est mis de côté.
    Le premier à retourner toute sa pile **gagne aussitôt**. Le classement des autres suit le nombre de cartes qui leur restent ; à égalité, la place est partagée (*maison*).
    {"**"}Dernier tour** (une option avec les objectifs secrets, *maison*) : le tour de table est joué jusqu’au bout, et toutes les personnes qui y finissent leur pile partagent la victoire.
rules-junior-4 =
    {"**"}En solo** : trouve les douze trésors en aussi peu de tours que possible ; ton score est le nombre de tours.
    {"**"}`/quotidien`** donne le même labyrinthe à tout le serveur. Ton plateau reste privé jusqu’à la fin de la journée ; à nombre de tours égal, le rang est partagé (*maison*).
