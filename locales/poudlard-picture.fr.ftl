### Les couloirs de Poudlard : les mots de ses images, de ses descriptions et de ses plateaux en texte.

## L’effet d’une carte, en peu de mots
picture-poudlard-does-password = Change cinq jetons de plus à ton choix
picture-poudlard-does-cancelled = Une salle ferme jusqu’à ton prochain tour
picture-poudlard-does-friday = Cinq jetons retournés et mélangés
picture-poudlard-does-peeves = Deux jetons de ton choix changent de place
picture-poudlard-does-lost = Deux pions de ton choix changent de place
picture-poudlard-does-swap = Échange avec un adversaire, cours suivis compris
picture-poudlard-does-norris = Un adversaire perd son prochain tour
picture-poudlard-does-homework = Rejoue un tour juste après celui-ci
picture-poudlard-does-asleep = Un adversaire doit refaire son dernier cours
picture-poudlard-does-quidditch = Tous les pions vont au terrain de Quidditch
picture-poudlard-does-squid = Tous les pions vont au Lac noir
picture-poudlard-does-egg = Tous les pions vont chez Hagrid
picture-poudlard-does-detention = Tous les pions vont en Forêt interdite

## À côté du plateau
picture-poudlard-events = Événements
picture-poudlard-none-yet = encore aucun
picture-poudlard-round = Manche
picture-poudlard-no-cards = Aucune carte événement

## Sur le panneau privé
picture-poudlard-step-roll = 1  Lancer
picture-poudlard-step-change = 2  Changer
picture-poudlard-step-move = 3  Aller à
picture-poudlard-step-end = Fini !
picture-poudlard-left = reste { $count }
picture-poudlard-pick-token = choisis un jeton
picture-poudlard-pick-place = choisis un lieu
picture-poudlard-lay = Pose-le
picture-poudlard-flip = à retourner
picture-poudlard-pivot = à faire pivoter
picture-poudlard-set-aside = mis de côté
picture-poudlard-stay = rester ici
picture-poudlard-end-turn = finis ton tour
picture-poudlard-next = Prochain cours
picture-poudlard-go-home = Rentre !

## Sur la carte d’accueil
picture-poudlard-title-1 = Les couloirs
picture-poudlard-title-2 = de Poudlard

## Descriptions
alt-lobby-poudlard = Les couloirs de Poudlard : des chapeaux pointus devant un château, sur un dédale de couloirs et de salles de classe au clair de lune, pour 2 à 4 personnes.
alt-poudlard-board = Les couloirs de Poudlard : un plan de château, colonnes A à G, rangées 1 à 7, une zone de deux cases sur deux à chaque coin.
alt-poudlard-turn-roll = À { $name } de jouer : lancer le dé.
alt-poudlard-turn-change = À { $name } de jouer : { $die } au dé, encore { $left } à changer.
alt-poudlard-turn-lay = À { $name } de jouer : { $die } au dé, un jeton retourné à poser.
alt-poudlard-turn-password = À { $name } de jouer : encore { $left } à changer.
alt-poudlard-turn-friday = À { $name } de jouer : { $left } jetons à choisir pour le remaniement.
alt-poudlard-turn-move = À { $name } de jouer : se déplacer.
alt-poudlard-turn-end = À { $name } de jouer : déplacement fait.
alt-poudlard-pawn = { $number } { $name } ({ $colour }, zone { $home }) { $at } : { $count } sur { $all }, ensuite { $next }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
alt-poudlard-pawn-home = { $number } { $name } ({ $colour }) { $at } : les { $all } cours suivis, zone de retour { $home }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
alt-poudlard-at = à { $square }
alt-poudlard-at-pitch = au terrain de Quidditch
alt-poudlard-at-hut = à la maison de Hagrid
alt-poudlard-at-forest = dans la Forêt interdite
alt-poudlard-at-lake = au Lac noir
alt-poudlard-losing = Perd son prochain tour.
alt-poudlard-rooms = Salles : { $rooms }.
alt-poudlard-room = { $room } { $square }
alt-poudlard-room-closed = { $room } { $square } (annulée)
alt-poudlard-stars = Étoiles : { $squares }.
alt-poudlard-played = Dernier événement : « { $card } », par { $name }.
alt-poudlard-changed = Changés : { $squares }.
alt-poudlard-face-down = Face cachée : { $count }.
alt-poudlard-stock = Manche { $round }, { $count } cartes au talon.
alt-poudlard-straight = couloir droit
alt-poudlard-corner = coude
alt-poudlard-tee = embranchement
alt-poudlard-cross = croisement
alt-poudlard-token = { $what }{ $star }, ouvert { $sides }
alt-poudlard-with-star = {" "}avec une étoile
alt-poudlard-back = face cachée, à retourner
alt-poudlard-panel-roll = À toi : lance le dé.
alt-poudlard-panel-end = Déplacement fait : joue une carte ou finis ton tour.
alt-poudlard-panel-change = Choisis un jeton à changer ; il en reste { $left }.
alt-poudlard-panel-password = Mot de passe : choisis un jeton à changer ; il en reste { $left }.
alt-poudlard-panel-friday = Remaniement du vendredi : choisis un jeton ; il en reste { $left }.
alt-poudlard-panel-lay = Jeton retourné à { $square } : { $token }. Choisis son sens.
alt-poudlard-panel-lay-hidden = Quelqu’un regarde le jeton de { $square }.
alt-poudlard-panel-move = Tu es { $at }. Lieux à portée : { $places }.
alt-poudlard-panel-stay = Tu es { $at }, et aucun couloir n’en part.
alt-poudlard-panel-card = Tu joues « { $card } ».
alt-poudlard-stop-star = { $place } (étoile)
alt-poudlard-way = Choix : { $place }, en passant par { $path }.
alt-poudlard-way-star = Choix : { $place }, en passant par une étoile et par { $path }.
alt-poudlard-picked = Choix : { $square }, { $token }.
alt-poudlard-chosen = Choix : { $squares }.
alt-poudlard-chosen-players = Choix : { $names }.
alt-poudlard-can-flip = À retourner : { $squares }.
alt-poudlard-can-pivot = À faire pivoter : { $squares }.
alt-poudlard-can-choose = Au choix : { $squares }.
alt-poudlard-can-choose-players = Au choix : { $names }.
alt-poudlard-goal = Ton prochain cours : { $room }, à { $square }.
alt-poudlard-goal-closed = Ton prochain cours : { $room }, à { $square }, mais il est annulé.
alt-poudlard-next-closed = { $room } (annulé)
alt-poudlard-goal-hidden = Ton prochain cours : { $room }, pas encore trouvé.
alt-poudlard-goal-home = Tous les cours sont suivis : rentre dans ta zone, { $zone }.
alt-poudlard-hand = { $count ->
    [one] Ta carte :
   *[other] Tes { $count } cartes :
}
alt-poudlard-card = { $number } { $title } : { $does }
alt-poudlard-card-barred = { $number } { $title } (pas maintenant) : { $does }

## Plateaux en texte
picture-poudlard-text-pawn = { $number } { $name } { $place } · { $count }/{ $all } → { $goal } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
picture-poudlard-text-pitch = Quidd.
picture-poudlard-text-hut = Hagrid
picture-poudlard-text-forest = Forêt
picture-poudlard-text-lake = Lac
picture-poudlard-text-home = sa zone
picture-poudlard-text-played = événement : { $card } ({ $name })
picture-poudlard-text-signs = ? face cachée, * étoile, × annulée, [ ] but de qui joue
