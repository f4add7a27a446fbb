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
option-junior-last-round = Dernier tour de table
option-junior-last-round-off = arrêt immédiat
option-junior-last-round-off-about = Objectifs secrets : la première pile terminée gagne aussitôt
option-junior-last-round-on = joué jusqu’au bout
option-junior-last-round-on-about = Objectifs secrets : on finit le tour de table ; toutes les piles terminées partagent la victoire

## Panneau
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
junior-panel-ready = Ton fantôme s’arrêtera à **{ $square }**. **Confirmer** rend le coup définitif.
junior-panel-where = Où ton fantôme s’arrête-t-il ?
junior-square-goal = { $square } — { $treasure } : l’objectif !
junior-square-here = { $square } — rester ici
junior-square-with = { $square } — { $treasure }
junior-hint-turn = Un bon tour : pousse par **{ $slot }** avec la tuile tournée { $turned }, puis va à **{ $square }**.
junior-hint-move = Un bon coup : va à **{ $square }**.

## Récit
junior-told-first = { $name } commence.
junior-told-target-alone = 🔎 Tu cherches **{ $treasure }**.
junior-told-target = 🔎 Tout le monde cherche **{ $treasure }**.
junior-told-look = 🔎 Ta prochaine carte : **{ $treasure }**.
junior-told-push = { $name } pousse par { $slot }.
junior-told-move = { $name } va de { $start } à { $end }.
junior-told-stay = { $name } reste à { $end }.
junior-told-turn = { $name } pousse par { $slot } et va de { $start } à { $end }.
junior-told-turn-stay = { $name } pousse par { $slot } et reste à { $end }.
junior-told-carried = (Par-dessus bord, et retour de l’autre côté : { $names }.)
junior-told-won = ✨ { $name } trouve **{ $treasure }** !
junior-told-aside = Personne n’a atteint { $treasure } en six tours de table : la carte est mise de côté.
junior-told-ended-all-won = 🏁 La dernière carte est gagnée : la partie est finie.
junior-told-ended-laid-aside = 🏁 Personne n’a gagné le dernier trésor : la partie est finie.
junior-told-ended-pile-finished = 🏁 Une pile est terminée : la partie est finie.
junior-told-ended-solo = 🏁 Tu as trouvé les douze trésors.
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
opt-turned = tournee
opt-turned-about = Le sens de la tuile ; vide : telle quelle
opt-square = case
opt-square-about = La case où t’arrêter, par exemple C3

## Règles
rules-junior-1 =
    La cave d’un château enchanté : des couloirs qui glissent, douze trésors et jusqu’à quatre gentils fantômes. Chaque fantôme part du coin de sa couleur.
    Pour gagner la carte du trésor cherché, il faut **s’arrêter** dessus. Passer dessus ne suffit pas. Il y a douze cartes : qui en a le plus l’emporte ; à égalité, c’est le moins de tours qui compte.
rules-junior-2 =
    Un tour a deux temps. **D’abord, il faut pousser** : tourne la tuile libre à ton gré et glisse-la par une des huit flèches. Toute la ligne avance d’une case, et la tuile qui tombe devient la tuile libre.
    Il est interdit d’annuler la poussée précédente : cette flèche est barrée. Un fantôme qui tombe revient sur la tuile qui vient d’entrer. Les trésors suivent leur tuile ; l’un d’eux peut même être sur la tuile libre.
rules-junior-3 =
    {"**"}Ensuite, ton fantôme peut avancer** dans les couloirs ouverts, aussi loin que tu veux, jamais à travers un mur ; ou il reste. Les fantômes ne se gênent pas et peuvent partager une case.
    Déjà sur le trésor après ta poussée ? Rester suffit pour le gagner. Quand une carte est gagnée, la suivante est retournée et le tour passe. Un trésor que personne n’atteint en six tours de table est mis de côté.
rules-junior-4 =
    {"**"}Objectifs secrets** (une option) : les cartes sont distribuées en piles. Tu cherches la première carte de ta pile, que personne d’autre ne voit. Le premier à retourner toute sa pile gagne.
    {"**"}En solo** : trouve les douze en aussi peu de tours que possible. `/quotidien` donne le même labyrinthe à tout le serveur.
