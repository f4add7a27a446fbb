# Labyrinthe Junior : son panneau, le récit de ses tours, ses refus, ses règles.

game-junior = Labyrinthe Junior

## Salon
pick-junior-red = orange
pick-junior-yellow = jaune
pick-junior-green = vert
pick-junior-blue = bleu
option-junior-goals = Buts
option-junior-goals-shared = communs
option-junior-goals-shared-about = Tout le monde cherche le même trésor
option-junior-goals-secret = secrets
option-junior-goals-secret-about = Chacun a sa propre pile de cartes
option-junior-last-round = Dernier tour
option-junior-last-round-off = arrêt immédiat
option-junior-last-round-off-about = Buts secrets : le premier qui finit gagne aussitôt
option-junior-last-round-on = complété
option-junior-last-round-on-about = Buts secrets : on finit le tour, et ceux qui y terminent partagent

## Panneau
junior-slot-n = colonne { $line } par le nord
junior-slot-s = colonne { $line } par le sud
junior-slot-w = rangée { $line } par l’ouest
junior-slot-e = rangée { $line } par l’est
junior-spare-turned = tuile tournée { $glyph } (ouverte { $sides })
junior-panel-seek = Tout le monde cherche **{ $treasure }**.
junior-panel-seek-alone = Tu cherches **{ $treasure }**.
junior-panel-seek-own = Tu cherches **{ $treasure }**. Personne d’autre ne le voit.
junior-panel-push = **1.** Glisse la tuile libre : choisis une fente, et dessous comment la tuile est tournée.
junior-panel-move = **2.** Choisis maintenant où ton fantôme s’arrête, ou **Rester ici**. Tu peux encore changer la poussée.
junior-panel-move-only = **2.** Ta poussée est faite. Choisis maintenant où ton fantôme s’arrête, ou **Rester ici**.
junior-panel-ready = Ton fantôme s’arrêtera en **{ $square }**. **Confirmer** rend le coup définitif.
junior-panel-where = Où ton fantôme s’arrête-t-il ?
junior-square-goal = { $square } — { $treasure } : le but !
junior-square-here = { $square } — rester ici
junior-square-with = { $square } — { $treasure }
junior-hint-turn = Un bon tour : pousse en **{ $slot }** avec la tuile tournée { $turned }, puis va en **{ $square }**.
junior-hint-move = Un bon coup : va en **{ $square }**.

## Récit
junior-told-first = { $name } commence.
junior-told-target-alone = 🔎 Tu cherches **{ $treasure }**.
junior-told-target = 🔎 On cherche **{ $treasure }**.
junior-told-look = 🔎 Ta prochaine carte : **{ $treasure }**.
junior-told-push = { $name } pousse en { $slot }.
junior-told-move = { $name } va de { $start } à { $end }.
junior-told-stay = { $name } reste en { $end }.
junior-told-turn = { $name } pousse en { $slot } et va de { $start } à { $end }.
junior-told-turn-stay = { $name } pousse en { $slot } et reste en { $end }.
junior-told-carried = ({ $names } : par-dessus bord, et de retour de l’autre côté.)
junior-told-won = ✨ { $name } trouve **{ $treasure }** !
junior-told-aside = Personne n’a atteint { $treasure } en six tours de table : la carte est mise de côté.
junior-told-ended-all-won = 🏁 La dernière carte est gagnée : la partie est finie.
junior-told-ended-laid-aside = 🏁 Le dernier trésor n’est à personne : la partie est finie.
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
junior-already-pushed = Tu as déjà poussé ce tour-ci. Déplace maintenant ton fantôme : **Jouer**, ou `/junior aller`.
junior-push-first = Glisse d’abord la tuile libre : **Jouer**, ou `/junior pousser`. Ensuite ton fantôme avance.
junior-no-such-slot = Il n’y a pas de fente « { $slot } ». On pousse dans les rangées 2 et 4 et les colonnes B et D ; prends une de celles que Discord propose.
junior-no-such-square = Il n’y a pas de case « { $square } ». Les cases vont de A1 à E5.
junior-reverse-push = Cela annulerait la poussée précédente : personne n’en a le droit. Choisis une autre fente.
junior-wrong-sides = La tuile libre (ouverte { $spare }) ne peut pas être tournée ainsi. Prends une des positions que Discord propose.
junior-out-of-reach = Aucun couloir ouvert ne mène de { $start } à { $square }. Choisis une case marquée, ou reste.

## Commandes
cmd-junior = junior
cmd-junior-about = Jouer ton tour de Labyrinthe Junior
cmd-junior-push = pousser
cmd-junior-push-about = Glisser la tuile libre dans le labyrinthe
cmd-junior-move = aller
cmd-junior-move-about = Déplacer ton fantôme après la poussée
cmd-junior-stay = rester
cmd-junior-stay-about = Laisser ton fantôme où il est après la poussée
cmd-junior-hint = indice
cmd-junior-hint-about = Un bon tour, soufflé en privé
opt-slot = fente
opt-slot-about = Par où la tuile entre
opt-turned = tournee
opt-turned-about = Comment la tuile est tournée ; telle quelle si vide
opt-square = case
opt-square-about = La case où t’arrêter, par exemple C3

## Règles
rules-junior-1 =
    La cave d’un château enchanté : des couloirs qui glissent, douze trésors et jusqu’à quatre gentils fantômes. Chaque fantôme part du coin de sa couleur.
    Qui **s’arrête** sur le trésor cherché gagne sa carte. Passer dessus ne suffit pas. Douze cartes, et le plus de cartes l’emporte ; à égalité, le moins de tours.
rules-junior-2 =
    Un tour a deux temps. **D’abord il faut pousser** : tourne la tuile libre à ton gré et glisse-la par une des huit flèches. Toute la ligne avance d’une case, et la tuile qui tombe est la prochaine tuile libre.
    Personne ne peut annuler la poussée précédente : cette flèche est barrée. Un fantôme qui tombe revient sur la tuile qui vient d’entrer. Les trésors suivent leur tuile ; l’un d’eux peut même être sur la tuile libre.
rules-junior-3 =
    {"**"}Ensuite ton fantôme avance** aussi loin que tu veux dans les couloirs ouverts, jamais à travers un mur, ou il reste. Les fantômes ne se gênent pas et peuvent partager une case.
    Déjà sur le trésor après ta poussée ? Rester suffit pour le gagner. Carte gagnée, la suivante est retournée et le joueur suivant continue. Un trésor que personne n’atteint en six tours de table est mis de côté.
rules-junior-4 =
    {"**"}Buts secrets** (une option) : les cartes sont distribuées, et chacun cherche la première carte de sa propre pile, que lui seul voit. Le premier qui retourne toute sa pile gagne.
    {"**"}En solo** : trouve les douze en aussi peu de tours que possible. `/quotidien` donne le même labyrinthe à tout le serveur.
