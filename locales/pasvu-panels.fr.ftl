### Pas vu pas pris : les panneaux privés pour les meubles et les plans, et leurs commandes.

pasvu-letters = -# Le plateau est dans une autre langue. Lettres des fantômes, sur le plateau puis ici : { $letters }.

## Déplacer un meuble
pasvu-furniture-card = Ta carte : **{ $value }** · tu peux déplacer : { $pieces }.
pasvu-furniture-before = Meubles déjà déplacés cette manche : { $pieces }.
pasvu-furniture-on = Ce meuble sera posé **{ $place }**.
pasvu-furniture-pick = Un meuble cache les fantômes qui sont derrière lui. Choisis-en un (cadre jaune) et pose-le où tu veux, ou n’en déplace aucun.
pasvu-furniture-hint-none = Un bot n’en déplacerait aucun.
pasvu-furniture-place = **{ $piece }** : { $lying } à **{ $cell }** (x { $x } · y { $y }), tourné de { $angle }°
pasvu-furniture-ends = Une fois basculé, ce meuble est à **{ $place }**.
pasvu-furniture-begin = Choisis une case : ce meuble y saute. Ensuite, ← ↑ ↓ → le décalent, ↺ ↻ le tournent, et **Position** le couche comme sur les dessins 1 à 6. Rien ne compte avant **Confirmer**.
pasvu-furniture-fits = ✅ Le meuble tient à cet endroit. Déplace-le et tourne-le à ton goût, puis appuie sur **Confirmer**.
pasvu-furniture-tried = Rien n’a encore bougé. Appuie sur **Confirmer**, ou renvoie la même commande avec toutes ses options et `confirmer:True`.
pasvu-furniture-refused = ❌ { $why }
pasvu-furniture-ghost = { $ghost } ({ $name })
pasvu-furniture-aside = Ces fantômes doivent s’écarter dans leur case : { $ghosts }.
pasvu-button-undo = ↩ Annuler l’étape
pasvu-button-fit = Caler au plus près
pasvu-button-piece = { $piece } ({ $cell })
pasvu-option-size = Flèches : pas de { $step } et de { $degrees }°
pasvu-option-other = Prendre un autre meuble
pasvu-furniture-nearest = Ce meuble tient un peu plus loin : { $way }. **Caler au plus près** l’y met.
pasvu-way-north = { $by } vers le nord
pasvu-way-south = { $by } vers le sud
pasvu-way-west = { $by } vers l’ouest
pasvu-way-east = { $by } vers l’est
pasvu-refused-near = { $why } { $near }
pasvu-choose-place = Poser à une case : { $first } à { $last }
pasvu-choose-lie = Position
pasvu-lie-pose = Position { $number } : { $pose }
pasvu-lie-left = se couche vers la gauche, vu de face
pasvu-lie-right = se couche vers la droite, vu de face
pasvu-lie-back = se renverse en arrière, sur le dos
pasvu-lie-face = se renverse en avant, sur la face

## Planifier
pasvu-plan-steps = Ta carte : **{ $value }** · pas restants : **{ $left }** · ton côté : **{ $side }** · ta sortie : côté **{ $exit }**
pasvu-plan-in = Ton plan est déposé. Tant que tout le monde n’a pas déposé le sien, tu peux le changer ici et le déposer de nouveau.
pasvu-plan-replaces = Tu as déjà déposé un plan. **Déposer** le remplace par celui-ci.
pasvu-plan-empty = Pour l’instant, aucun fantôme ne bouge.
pasvu-plan-none = Aucun fantôme ne bouge.
pasvu-plan-so-far = Plan : { $paths }
pasvu-plan-path = { $ghost } → { $end } ({ $steps })
pasvu-plan-dropped = ⚠️ { $ghost } n’est plus dans le plan. { $why }
pasvu-plan-ghost = Choisis où va chaque fantôme, puis appuie sur **Déposer**. Chacun prend l’endroit le mieux caché de sa case, jugé d’en haut ; **Endroit exact…** en choisit un autre.
pasvu-plan-ready = Tous tes pas sont utilisés : appuie sur **Déposer**. **Endroit exact…** déplace un fantôme dans sa case.
pasvu-plan-next = Choisis où va un autre fantôme, ou appuie sur **Déposer**. **Endroit exact…** déplace un fantôme dans sa case.
pasvu-plan-nobody = Aucun fantôme ne peut aller plus loin : appuie sur **Déposer**.
pasvu-plan-cell = Où va **{ $ghost }** ? Choisis une case, ou appuie sur **Avancer** pour l’envoyer le plus loin possible.
pasvu-plan-stands = **{ $ghost }** finit à **{ $cell }** : { $stands }. Change d’endroit, choisis un autre fantôme, ou appuie sur **Déposer**.
pasvu-plan-leaves = **{ $ghost }** sort du hall. Choisis un autre fantôme, ou appuie sur **Déposer**.
pasvu-floor = au sol
pasvu-ground-on = sur { $piece } ({ $height })
pasvu-or = { ", ou " }
pasvu-spot-grounds = { $spot } : { $grounds }
pasvu-plan-end = { $end } · { $steps } pas
pasvu-cell-full = Il n’y a plus de place pour ce fantôme à { $cell }. Choisis une autre case.
pasvu-size-small = petit
pasvu-size-medium = moyen
pasvu-size-large = grand
pasvu-waits-side = { $ghost } · attend de ton côté
pasvu-waits-edge = { $ghost } · attend au bord
pasvu-place-apart = ne pas fusionner
pasvu-choose-ghost = Quel fantôme ?
pasvu-choose-another = Un autre fantôme ?
pasvu-choose-goal = { $size } { $ghost } ({ $cell }) : où aller ?
pasvu-choose-goal-in = { $size } { $ghost } : où entrer ?
pasvu-choose-goal-out = { $size } { $ghost } : rentrer (−{ $points }) ?
pasvu-plan-to = { $ghost } → { $end }
pasvu-plan-to-merge = { $path } · fusion avec { $other } = { $into }
pasvu-plan-stay = { $ghost } ne bouge pas
pasvu-plan-more = { $ghost } → une autre case…
pasvu-hidden = à l’abri de { $count } portes sur { $all }
pasvu-plan-unused = ⚠️ { $left ->
    [one] Il reste { $left } pas, qui sera perdu.
   *[other] Il reste { $left } pas, qui seront perdus.
} Encore possible : { $ideas }. Change ton plan, ou appuie sur **Déposer quand même**.
pasvu-plan-unused-all = ⚠️ Aucun fantôme ne bouge : tes { $left } pas seront perdus. Possible, par exemple : { $ideas }. Fais ton plan, ou appuie sur **Déposer quand même**.
pasvu-plan-line = -# À copier : `/pasvu déposer plan:{ $line }`
pasvu-choose-end = Où va { $ghost } ?
pasvu-choose-end-0 = Où va { $ghost } ? Vers la sortie
pasvu-choose-end-1 = Où va { $ghost } ? Vers ton côté
pasvu-choose-stand = Où exactement à { $cell } ?
pasvu-choose-stand-merge = Où exactement à { $cell } ? Ou fusionner
pasvu-button-advance = Avancer
pasvu-button-leave-out = Retirer du plan
pasvu-button-clear = Tout effacer
pasvu-button-commit = Déposer
pasvu-button-commit-anyway = Déposer quand même ({ $left ->
    [one] { $left } pas perdu
   *[other] { $left } pas perdus
})
pasvu-button-exact = Endroit exact…
pasvu-button-all = Tous les fantômes
pasvu-button-slanted = Voir en 3D
pasvu-button-top = Voir d’en haut
pasvu-plan-kept = C’est enregistré. Continue ici ou avec **/pasvu fantôme**. Quand le plan est prêt, appuie sur **Déposer** ou tape **/pasvu déposer**.
pasvu-line-part = « { $part } » : { $why }
pasvu-line-empty = Cette ligne ne nomme aucun fantôme. Écris-la ainsi : `P1 B5 nord; M1 dehors`. Ce qui est déjà planifié reste.
pasvu-line-word = Je ne comprends pas « { $word } ». Écris le plan ainsi : `P1 B5 nord; M1 dehors; P3 C4 sous; P2 C5 +P4`.
pasvu-no-such-stand = Ce fantôme ne peut pas se tenir ainsi à { $cell }. Choisis un autre endroit, ou ne nomme que la case.
pasvu-nothing-planned = Tu n’as pas de plan à déposer. Planifie tes fantômes avec **/pasvu fantôme**. Pour ne bouger aucun fantôme, appuie sur **Jouer**, puis sur **Déposer**.
pasvu-committed-already = Ton plan est déjà déposé. **/pasvu plan** le montre. Pour le remplacer, change-le avec **/pasvu fantôme** ou **Jouer**, puis dépose-le de nouveau.
pasvu-one-goal = Dis où va le fantôme { $ghost } avec `vers:` ou avec `trajet:`, pas avec les deux.
pasvu-goal-missing = Le fantôme { $ghost } n’a pas encore de trajet dans ton plan. Dis où il va avec `vers:`.
pasvu-cell-and-y = { $cell } désigne toute la case. Laisse **y** vide, ou donne un nombre pour **x** et pour **y**.
pasvu-no-such-height = « { $level } » n’est pas une hauteur. Choisis-en une que Discord propose, ou laisse l’option vide.
pasvu-out-alone = Un fantôme qui sort n’a ni endroit, ni hauteur, ni fusion. Laisse ces options vides.

## Commandes
cmd-pasvu-furniture = meuble
cmd-pasvu-furniture-about = Déplacer un meuble, ou aucun
cmd-pasvu-ghost = fantôme
cmd-pasvu-ghost-about = Planifier le trajet d’un fantôme ; sans destination, il sort du plan
cmd-pasvu-plan = plan
cmd-pasvu-plan-about = Ton plan jusqu’ici ; personne d’autre ne le voit
cmd-pasvu-commit = déposer
cmd-pasvu-commit-about = Déposer ton plan, ou un plan écrit en une ligne
opt-piece = meuble
opt-piece-about = Quel meuble, ou aucun
opt-x = x
opt-x-about = Cases depuis le mur ouest, comme 3,25 ; ou une case, comme C4
opt-y = y
opt-y-about = Cases depuis le mur nord, comme 1,5
opt-angle = angle
opt-angle-about = Degrés dans le sens horaire, de 5 en 5 ; à 0, la face regarde au sud
opt-pose = position
opt-pose-about = Comment le meuble est posé
opt-tip = bascule
opt-tip-about = De quel côté il bascule ensuite
opt-confirm = confirmer
opt-confirm-about = True déplace le meuble aussitôt ; sinon, tu l’essaies d’abord
opt-plan = plan
opt-plan-about = Tout le plan en une ligne, comme : P1 B5 nord; M1 dehors; P3 C4 sous
opt-goal = vers
opt-goal-about = La case où il s’arrête, comme C4, ou dehors
opt-height = hauteur
opt-height-about = À quelle hauteur ; 0 est le sol
opt-merge = fusion
opt-merge-about = Le fantôme avec lequel il fusionne à cet endroit
opt-path = trajet
opt-path-about = Ton propre trajet, case par case : A6 A5 B5
pasvu-piece-none = aucun

## Un plan en une ligne : les mots qu’il comprend, séparés par des espaces ; les endroits du nord-ouest au sud-est
pasvu-line-spots = no n ne o m e so s se
pasvu-line-out = dehors sortie sort sortir
pasvu-line-under = sous dessous dedans
pasvu-line-behind = derrière
pasvu-line-on = sur dessus
pasvu-line-floor = sol terre
pasvu-line-merge = fusion fusionne fusionner
pasvu-line-fill = à au aux le la les l’ de du des dans vers va avec et en
