### Le labyrinthe secret : les mots de ses images, des textes de remplacement et des plateaux en texte.

## Sur le plateau
picture-secret-nothing = Plus rien à chercher
picture-secret-duels = aux duels de décider
picture-secret-won = L’objet est gagné
picture-secret-placing = un pion est posé
picture-secret-changes = Changements
picture-secret-bag = dans le sac
picture-secret-sign-rock = pierre
picture-secret-sign-paper = papier
picture-secret-sign-scissors = ciseaux

## Sur le panneau privé
picture-secret-step-change = Changement { $number } sur 2
picture-secret-step-move = Aller à
picture-secret-step-place = Poser le pion à
picture-secret-signs = Tes trois signes, dans cet ordre
picture-secret-beats = La pierre bat les ciseaux, les ciseaux le papier, le papier la pierre
picture-secret-stake = Pour quel enjeu ?
picture-secret-stake-one = un objet
picture-secret-stake-die = ce qu’indique le dé
picture-secret-stake-target = l’objet lui-même

## Sur la carte du salon
picture-secret-title-1 = Le labyrinthe
picture-secret-title-2 = secret

## Textes de remplacement
alt-lobby-secret = Le labyrinthe secret : trois pions en fantômes coiffés, un calice, une lanterne, une couronne et une clé sur un labyrinthe rond au clair de lune, de 2 à 4 personnes.
alt-secret-board = Le labyrinthe secret : un labyrinthe rond, zones A à E de l’extérieur vers l’intérieur, de douze cases chacune, nommées d’après les heures, et le centre F. B, D et F tournent.
alt-secret-turn-change = À { $name } de jouer : encore { $left ->
    [one] { $left } changement
   *[other] { $left } changements
}, puis se déplacer.
alt-secret-turn-move = À { $name } de jouer : les deux changements sont faits, reste à se déplacer.
alt-secret-turn-challenge = À { $name } de jouer : case partagée, un duel est possible.
alt-secret-turn-duel = Un duel est en cours.
alt-secret-turn-place = À { $name } de jouer : le pion battu reste à poser.
alt-secret-won = L’objet cherché est gagné ; reste à poser le pion battu.
alt-secret-nothing = Plus rien à chercher : aux duels de décider.
alt-secret-pawn = { $number } { $name } ({ $colour }) à { $place } : { $count ->
    [0] aucun objet
    [one] { $count } objet
   *[other] { $count } objets
}.
alt-secret-pawn-hidden = { $number } { $name } ({ $colour }) à { $place }.
alt-secret-left = { $number } { $name } a quitté la partie.
alt-secret-bag = Dans le sac : { $count } ; { $goal } objets font gagner.
alt-secret-patience = L’objet attend encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
alt-secret-part-b = couloir extérieur B de { $by }
alt-secret-part-d = couloir intérieur D de { $by }
alt-secret-part-f = centre F de { $by }
alt-secret-changes = { $name } a tourné : { $changes }.
alt-secret-moved = { $name } va de { $start } à { $end }.
alt-secret-duel = Duel : { $one } contre { $other }, pour { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}.
alt-secret-duel-target = Duel : { $one } contre { $other }, pour l’objet cherché.
alt-secret-shown = Signes montrés : { $pairs }.
alt-secret-decided = { $winner } gagne et pose le pion { OF($loser) }.
alt-secret-waiting = Choix encore attendu : { $names }.
alt-secret-here = Tu es à { $place }.
alt-secret-panel-change = Changement { $number } sur 2, dans le sens horaire ; voici le plateau d’avant.
alt-secret-may-b = B, le couloir extérieur : d’un cran.
alt-secret-may-d = D, le couloir intérieur : d’un cran.
alt-secret-may-f = F, le centre : de 1 à 11 crans.
alt-secret-centre-turned = Le centre a déjà tourné.
alt-secret-chosen = Choix : { $what }.
alt-secret-stay-only = Tu es à { $place }, et aucun couloir n’en part.
alt-secret-reach = Tu es à { $place } et tu peux aller à { $places }.
alt-secret-on-target = Cette case contient { $treasure }.
alt-secret-panel-place = Pose le pion { OF($name) } sur une case libre ; cases prises : { $places }.
alt-secret-may = Tu peux provoquer { $names }.
alt-secret-must = Il faut un duel pour l’objet : { $names }.
alt-secret-no-signs = Tu n’as encore choisi aucun signe.
alt-secret-signs = Tes signes : { $signs }.

## Plateaux en texte
picture-secret-text-ways = ← dehors, → dedans, ↑ heure d’avant, ↓ heure d’après
picture-secret-text-changes = changements : { $changes }
picture-secret-text-bag = dans le sac : { $count }
