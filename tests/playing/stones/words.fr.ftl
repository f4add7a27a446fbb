game-stones = Cailloux
about-stones = Prends une ou deux pierres : la dernière donne la victoire.
alt-lobby-stones = Cailloux : trois cailloux sur une table.
picture-stones-title-1 = Cailloux
picture-stones-title-2 = un ou deux
pick-stones-orange = orange
pick-stones-yellow = jaune
pick-stones-green = vert
pick-stones-blue = bleu
pick-stones-violet = violet
pick-stones-pink = rose
cmd-stones = cailloux
cmd-stones-about = Jouer aux Cailloux
cmd-stones-play = jouer
cmd-stones-play-about = Prendre des cailloux
cmd-stones-hint = indice
cmd-stones-hint-about = Demander au bot ce qu’il ferait
rules-stones-1 =
    Il y a deux cailloux par joueur sur la table. Chacun son tour, on en prend un ou deux.
    Qui prend le dernier caillou gagne.
stones-panel = Combien de cailloux prends-tu ?
stones-take = En prendre { $count }
stones-begun = Il y a { $count } cailloux sur la table. { $name } commence.
stones-told = { $name } prend { $count ->
        [one] un caillou
       *[other] { $count } cailloux
    }.
stones-left = { $count ->
        [0] Il ne reste plus de caillou.
        [one] Il reste un caillou.
       *[other] Il reste { $count } cailloux.
    }
stones-pile = { $name } en a { $count }.
stones-score = { $count ->
        [one] un caillou
       *[other] { $count } cailloux
    }
stones-wrong-count = Prends au moins un caillou, et au plus { $most }.
