# Le cadre : tables, salon, listes, réglages, refus. Ce qui est propre à un jeu est dans son fichier.

## Tables
board-title = { $game } · partie { $number }
bot-name = { $level ->
    [easy] Icare
    [expert] Minos
   *[other] Ariane
}
bot-name-again = { $name } { $number ->
    [2] II
    [3] III
   *[other] { $number }
}
resigned-name = { $name } (bot)
gave-up-name = { $name } (abandon)
nameless = Anonyme { $number }
host = hôte
level-easy = facile
level-normal = normal
level-expert = expert

## Salon
lobby-lobby = Une table { OF($host) }. **Rejoindre** donne une place ; **Commencer**, réservé à l’hôte, lance la partie.
lobby-missing = **Commencer** attend encore { $count ->
    [one] une personne ou un bot
   *[other] { $count } personnes ou bots
}.
lobby-cancelled = Tout le monde est parti : la table est fermée.
lobby-ended = Cette table a été fermée avant le début de la partie.
lobby-expired = Rien ne s’est passé à cette table depuis 7 jours : elle est fermée.
lobby-rated = 🏅 **Classée** entre humains, sans indices
lobby-casual = 🎲 **Amicale** : indices permis, hors classement
lobby-casual-bots = 🎲 **Amicale**, car un bot joue : indices permis, hors classement
lobby-closes = Sans changement, cette table ferme { $when }.
seats-free = { $count ->
    [one] ○ une place libre
   *[other] ○ { $count } places libres
}
dice-promise-over = Dés honnêtes : le bot s’était engagé d’avance sur `{ $hash }`. `/vérifier` prouve qu’il a tenu parole.
dice-promise = Dés honnêtes : le bot s’est déjà engagé sur `{ $hash }`. Après la partie, `/vérifier` prouve qu’il a tenu parole.
button-join = Rejoindre
button-leave = Quitter
button-add-bot = Ajouter un bot
button-options = Options
button-rules = Règles
button-start = Commencer
button-remove-bot = Retirer un bot
button-play = Jouer
button-story = Récit
button-again = Rejouer
button-result = Résultat
button-new-table = Ouvrir une table
button-confirm = Confirmer
button-stay = Rester ici
button-hint = Indice
button-rated = Rendre classée
button-casual = Rendre amicale
button-back = ◀ Retour
button-on = Suite ▶
pick-title = Ta couleur
pick-any = N’importe quelle couleur
options-panel = Choisis ta couleur et les règles de cette table. Chaque choix s’applique tout de suite.
options-panel-rated = 🏅 **Classée** tant qu’aucun bot ne joue ; sans indices
options-panel-guest = Choisis ta couleur. Seul l’hôte peut changer les règles de la table.
thread-name = { $game } · { $number }
joined = Tu as rejoint la partie { $game }.
left = Tu as quitté la partie { $game }.
bot-added = { $bot } ({ $level }) prend place à la partie { $game }.
bot-removed = Un bot a quitté la partie { $game }.
options-changed = C’est fait : la carte de la partie { $game } est à jour.
started = La partie { $game } commence.
no-thread = Je n’ai pas le droit d’ouvrir un fil ici : la partie se joue dans ce salon. (La modération peut m’accorder « Créer des fils publics ».)

## Plateau
your-turn = { $count ->
    [one] { $name }, à toi de jouer : appuie sur **Jouer**.
   *[other] { $name }, à vous de jouer : appuyez sur **Jouer**.
}
turn-of = { $count ->
    [one] C’est à { $name } de jouer.
   *[other] À jouer : { $name }.
}
bot-stuck = { $name } n’a pas pu jouer. Tape `/plateau` pour relancer ce bot.
told-resigned = { $name } abandonne. Un bot joue désormais à sa place.
told-resigned-end = { $name } abandonne.
story-title = Quoi de neuf ?
story-since = Quoi de neuf depuis ton dernier tour ?
story-end = La fin de la partie
essence-more = (et { $count } { $count ->
    [one] autre événement
   *[other] autres événements
})
story-none = Rien de plus à raconter : le plateau montre tout.
result-title = Résultat
rank-line = **{ $place }.** { $name } — { $score }
seed-shown = Tout le monde peut maintenant contrôler les dés : `/vérifier numéro:{ $number }`.
option-line = { $option } : { $value }
list-and = { $first } et { $second }
list-parts = { $first } ; { $second }
list-pair = { $name } : { $value }
option-rated = Classée ou amicale
option-rated-rated = Classée : elle compte pour les cotes, sans indices
option-rated-casual = Amicale : indices permis, hors classement
counts-rated = Partie classée : ce résultat compte pour vos cotes.
counts-casual = Partie amicale : ce résultat ne compte pour aucune cote.
unrated-short = Hors classement : la partie a fini trop tôt pour dire quoi que ce soit.
unrated-often = Hors classement : les mêmes personnes comptent trois fois par jour au plus.
no-hints = Ici, pas d’indices : cette partie compare les joueurs. Une table amicale, ou une partie contre un bot, en donne.
button-ahead = Préparer un coup
button-prepare = Garder pour mon tour
button-unprepare = Y renoncer
prepare-lead = ⏳ Ce n’est pas encore ton tour. Essaie un coup sur le plateau tel qu’il est, et garde-le.
prepare-kept = ⏳ C’est noté. À ton tour, je le joue aussitôt s’il donne toujours la même chose ; sinon, ton panneau s’ouvre avec ce coup.
prepare-late = C’est maintenant ton tour : confirme ton coup ici.
prepare-dropped = Ton coup préparé est oublié.
prepare-none = Tu n’as pas de coup préparé ici.
prepare-changed = Le plateau a changé depuis que tu as préparé ton coup : vérifie-le, ou choisis-en un autre.
nothing-to-prepare = Dans ce jeu, rien ne se prépare : un tour commence par le hasard ou par un secret.
told-prepared = ⏳ { $name } avait préparé ce coup.
hint-lead = 💡 Voici ce qu’un bot ferait. Suis ce conseil, ou choisis autre chose.
move-noted = C’est joué. D’autres doivent encore jouer ; le nouveau plateau arrivera ensuite.
move-made = C’est joué : le nouveau plateau arrive.
move-made-alone = C’est joué. Le plateau, plus haut, est à jour ; continue ici.
move-made-then = C’est joué. Continue ici après le tour { $count ->
    [one] { OF($name) }
   *[other] des bots
}.
bot-thinking = { $name } réfléchit…
button-onward = Continuer
button-other-games = Autres jeux
panel-renewed = Le plateau a changé depuis l’affichage de ce panneau. Voici la position actuelle.
panel-goes-on = Depuis l’affichage de ce panneau, tu as fait d’autres choix dans un autre. Les voici tous : confirme-les s’ils te conviennent.
resigned = Tu as abandonné la partie { $game }.
resigned-end = Tu as abandonné la partie { $game }, qui s’arrête là. [Le résultat]({ $link })
resign-asked = Abandonner { $game }, partie { $number }, pour de bon ? Un bot jouera à ta place, et tu finiras derrière { $behind }, sauf abandon de leur part.
resign-asked-daily = Abandonner le labyrinthe du jour pour de bon ? Il compte comme non résolu, le classement le dit, et tu ne pourras pas le recommencer.
resigned-daily = Tu as abandonné le labyrinthe du jour : il compte comme non résolu. `/quotidien` montre les classements ; le prochain labyrinthe t’attend demain.
resign-asked-alone = Abandonner { $game }, partie { $number }, pour de bon ? La partie s’arrêtera aussitôt.
resign-asked-end = Abandonner { $game }, partie { $number }, pour de bon ? La partie s’arrêtera aussitôt, et tu finiras derrière { $behind }.
button-resign = Abandonner
depart-asked = Tu peux aussi abandonner sans bot : personne ne reprend ton siège, et les autres continuent sans lui et sans ce que tu détiens. Tu finis de toute façon derrière eux.
button-depart = Abandonner sans bot
seat-must-be-played = Abandonner sans bot n’est plus possible ici. **Plus…**, sous le plateau, dit ce qu’un abandon signifie maintenant à cette table.
moved-here = Je ne pouvais plus afficher la partie { $game } là où elle se jouait. Elle continue ici.

## Listes
games-title = { $count ->
    [one] Tu as une partie :
   *[other] Tu as { $count } parties :
}
games-none = Tu n’as pas de partie en cours. Appuie ici pour ouvrir une table, ou joue les énigmes du jour avec `/quotidien`.
waits-for-you = 👉 { $line }
list-title = Les tables de ce serveur :
list-none = Il n’y a aucune table ici. Appuie ci-dessous pour en ouvrir une.
list-lobby = [{ $game } · partie { $number }]({ $link }) · ouverte · { $names }
list-playing = [{ $game } · partie { $number }]({ $link }) · { $names } · à { $turn } de jouer
list-you = toi
list-paused = [{ $game } · partie { $number }]({ $link }) · { $names } · ⏸ en pause

## Réglages
language-fr = Français
language-en = English
language-auto = comme Discord
whose-me = moi
whose-server = ce serveur
place-thread = dans un fil à part
place-channel = dans le salon
language-set-me-fr = Je te réponds désormais en français.
language-set-me-en = Je te réponds désormais en anglais.
language-set-me-auto = Je te réponds désormais dans la langue de ton Discord.
language-set-server-fr = Les plateaux de ce serveur sont désormais en français.
language-set-server-en = Les plateaux de ce serveur sont désormais en anglais.
language-set-server-auto = Les plateaux de ce serveur suivent désormais la langue de Discord.
setting-now = `{ $command }` : **{ $value }**. Pour changer, ajoute `{ $option }:`.
where-set-thread = Désormais, chaque nouvelle partie se joue dans un fil à part.
where-set-channel = Désormais, les nouvelles parties se jouent dans le salon.
hosts-set-all = Désormais, tout le monde peut ouvrir une table.
hosts-set-role = Désormais, seules les personnes qui ont le rôle { $role } ou qui gèrent le serveur peuvent ouvrir une table.

## Aide
rules-of-table = Partie { $number } · { $options }.
rules-about = { $count ->
    [one] À ce sujet : page { $pages }.
   *[other] À ce sujet : pages { $pages }.
}
rules-house = *Maison* signale ce que nous avons ajouté, et notre lecture là où la règle imprimée laisse une question ouverte.

rules-page = **{ $game }** · règles { $page }/{ $pages }

## Dés honnêtes
verified = ✅ La partie { $game }, rejouée coup par coup, correspond exactement à ces dés.
    Engagement avant la partie : `{ $hash }`
    Secret : `{ $secret }`
    Graine : `{ $seed }`
    Le fichier contient toute la partie ; `python -m engine verify FICHIER` la contrôle sur ton ordinateur.
not-verified = ❌ La partie { $game } ne donne pas le même résultat quand on la rejoue. Merci de le signaler, avec le fichier ci-dessous.
    Engagement avant la partie : `{ $hash }`
    Secret : `{ $secret }`
    Graine : `{ $seed }`
verify-running = La partie { $game } est encore en cours ; ses dés restent secrets jusqu’à la fin. Réessaie quand elle sera finie.
verify-daily = Une énigme du jour a une seule graine pour tout le serveur : `/quotidien montrer:classements d’hier` la donne le lendemain.

## Refus
no-such-game = Il n’y a pas de partie { $game } ici. `/parties` liste les tiennes.
other-game = La partie { $game } se joue avec d’autres commandes : c’est un autre jeu.
game-not-started = La partie { $game } n’a pas encore commencé : sur sa carte, **Commencer** est réservé à l’hôte.
seat-left = Tu as quitté cette partie, qui continue sans toi. `/partie liste` montre les tables que tu peux rejoindre.
game-over = Cette partie est finie. **Rejouer** ouvre une nouvelle table.
again-not-seated = **Rejouer** rassemble les personnes qui ont joué cette partie. Appuie ici pour ouvrir ta propre table : { $game }.
not-seated = Tu n’as pas de place à cette table. `/partie liste` montre celles que tu peux rejoindre.
not-your-turn-alone = Ce n’est pas encore ton tour : un bot joue d’abord. Appuie sur **Jouer** quand le plateau a changé.
not-your-turn = Ce n’est pas ton tour : le plateau dit qui doit jouer, et un message te préviendra.
board-changed = Quelqu’un a été plus rapide : le plateau a changé. Appuie de nouveau sur **Jouer** pour le voir tel qu’il est.
already-done = C’est déjà fait.
lobby-closed = Cette table est fermée. Appuie sur **Ouvrir une table**, sur sa carte, pour en avoir une autre.
lobby-started = La partie { $game } a commencé : [voici son plateau]({ $link }).
lobby-changed = La table vient de changer. Regarde sa carte et réessaie.
only-host = C’est à l’hôte de le faire : { $host }.
already-seated = Tu as déjà une place à cette table. La partie commence quand l’hôte appuie sur **Commencer**.
already-seated-host = Tu as déjà une place, et cette table est la tienne : appuie sur **Commencer** quand tout le monde est là, ou sur **Ajouter un bot**.
table-full = Cette table est complète : les { $seats } places sont prises. Ouvres-en une autre avec `/partie nouvelle`.
no-bot-seated = Il n’y a aucun bot à retirer de cette table.
pick-taken = Cette couleur est prise. Choisis-en une autre.
join-first = Appuie d’abord sur **Rejoindre** pour prendre place ; tu pourras ensuite choisir une couleur.
too-few-players = Il faut au moins { $least } places prises pour commencer ; { $now ->
    [one] une seule l’est
   *[other] { $now } le sont
} pour l’instant. Invite quelqu’un, ou ajoute un bot.
option-not-understood = Je ne connais pas ce choix. Prends-en un dans la liste que Discord affiche pendant que tu écris.
no-lobby-here = Aucune table n’attend dans ce salon. Ouvres-en une avec `/partie nouvelle`.
no-game-here = Tu n’as pas de partie en cours ici. `/parties` liste les tiennes, `/partie nouvelle` ouvre une table.
which-game = Plusieurs parties sont possibles. Choisis-en une avec l’option `numéro` :
    { $games }
which-game-line = { $title } · avec { $names } · { $place }
which-game-alone = { $title } · { $place }
may-not-host = Sur ce serveur, seul le rôle { $role } peut ouvrir une table. Demande à quelqu’un qui l’a, ou rejoins une table ouverte : `/partie liste`.
cannot-play-here = Je ne peux pas tenir de partie ici. Permissions manquantes : { $missing }. Demande-les à la modération, ou essaie un autre salon.
home-closed = Ton coup est enregistré, mais je ne peux pas écrire dans { $place }. Permissions manquantes : { $missing }. Demande-les à la modération, ou utilise `/plateau numéro:{ $game }` dans un autre salon pour y continuer.
home-gone = Ton coup est enregistré, mais l’endroit où se jouait la partie { $game } a disparu. Utilise `/plateau numéro:{ $game }` dans un autre salon pour y continuer.
permission-view-channel = « Voir le salon »
permission-send-messages = « Envoyer des messages »
permission-send-messages-in-threads = « Envoyer des messages dans les fils »
permission-attach-files = « Joindre des fichiers »
permission-manage-threads = « Gérer les fils » (le fil est verrouillé)
needs-manage-server = Ce réglage vaut pour tout le serveur. Il faut la permission « Gérer le serveur » pour le changer.
commands-changed = Cette commande a changé ou n’existe plus. Tape `/` pour voir celles d’aujourd’hui, ou utilise `/aide` ; Discord montre parfois les anciennes quelque temps.
only-in-servers = Cela ne fonctionne que sur un serveur. Réessaie dans un salon de ton serveur.
unknown-button = Ce bouton ne fonctionne plus. `/parties` te mène à tes parties telles qu’elles sont maintenant.
store-failed = Je ne peux rien enregistrer pour l’instant, donc rien n’a changé. Mon journal dit pourquoi à qui m’héberge. Réessaie dans quelques minutes.
answer-failed = Discord n’a pas pris ma réponse. Ce que tu as fait compte peut-être : `/plateau` montre où en est ta partie.
too-many-tables = Tu as { $count } tables ouvertes sur ce serveur. Lance ou quitte d’abord l’une d’elles : `/parties` en donne la liste.
too-many-tables-here = Ce serveur a { $count } tables ouvertes. Rejoins l’une d’elles : `/partie liste` les montre.
too-much-at-once = Tu as demandé beaucoup de choses à la fois. Attends d’en recevoir une partie, puis redemande.
our-error = Quelque chose a échoué de notre côté. `/plateau` montre où en est ta partie. Réessaie ; si l’erreur persiste, signale `{ $id }`.
no-such-seat = Cette place n’existe pas à cette table.
unknown-action = Cette action n’existe pas dans ce jeu.
no-such-level = Cette force n’existe pas. Prends-en une que Discord propose.
seat-count = Ce jeu se joue à { $least } au moins et à { $most } au plus.
picks-clash = Deux places ont la même couleur. L’une des deux doit en changer avec **Options**.

## Commandes
cmd-game = partie
cmd-game-about = Ouvrir, rejoindre et commencer des parties
cmd-game-new = nouvelle
cmd-game-new-about = Ouvrir une table dans ce salon
cmd-game-join = rejoindre
cmd-game-join-about = Prendre place à une table ouverte
cmd-game-leave = quitter
cmd-game-leave-about = Quitter une table qui n’a pas commencé
cmd-game-start = commencer
cmd-game-start-about = Commencer la partie dont tu es l’hôte
cmd-game-add-bot = ajouter-bot
cmd-game-add-bot-about = Ajouter un bot à ta table
cmd-game-remove-bot = retirer-bot
cmd-game-remove-bot-about = Retirer un bot de ta table
cmd-game-options = options
cmd-game-options-about = Choisir ta couleur et les règles d’une table
cmd-game-prepare = préparer
cmd-game-prepare-about = Préparer ton prochain coup en attendant
cmd-game-resign = abandonner
cmd-game-resign-about = Abandonner une partie en cours
cmd-game-board = plateau
cmd-game-board-about = Revoir le plateau, en privé
cmd-game-list = liste
cmd-game-list-about = Les tables ouvertes et en cours de ce serveur
cmd-games = parties
cmd-games-about = Tes parties, en commençant par celles qui t’attendent
cmd-board = plateau
cmd-board-about = Revoir le plateau, en privé
cmd-rules = règles
cmd-rules-about = Les règles d’un jeu, en images
cmd-help = aide
cmd-help-about = Ce que tu peux faire ici
cmd-daily = quotidien
cmd-daily-about = Le labyrinthe et le hall du jour : les mêmes pour tout le serveur
cmd-verify = vérifier
cmd-verify-about = Vérifier qu’une partie finie a bien suivi les dés promis au départ
cmd-settings = réglages
cmd-settings-about = Tes réglages et ceux du serveur
cmd-settings-language = langue
cmd-settings-language-about = Français ou anglais, pour toi ou pour le serveur
cmd-settings-where = lieu
cmd-settings-where-about = Jouer chaque partie dans un fil à part ou dans le salon (gestion du serveur)
cmd-settings-hosts = hôtes
cmd-settings-hosts-about = Qui peut ouvrir des tables (gestion du serveur)
opt-game = jeu
opt-game-about = Quel jeu
opt-number = numéro
opt-number-about = Le numéro de la partie, s’il y en a plusieurs
opt-level = force
opt-level-about = La force du bot
opt-option = option
opt-option-about = Ce que tu veux changer
opt-value = valeur
opt-value-about = La nouvelle valeur
opt-text = texte
opt-text-about = Des caractères au lieu d’une image, pour lecteurs d’écran et petits écrans
opt-show = montrer
opt-show-about = Les énigmes du jour, l’une d’elles, ou un classement
opt-language = langue
opt-language-about = Quelle langue
opt-whose = pour
opt-whose-about = Pour toi, ou pour tout le serveur
opt-place = lieu
opt-place-about = Où se jouent les nouvelles parties
opt-role = rôle
opt-role-about = Le rôle qui peut ouvrir des tables ; vide : tout le monde
opt-view = vue
opt-view-about = Une autre image du même plateau, si le jeu en a

# Panels and commands of games in which each action is one choice
panel-chosen = Ton choix : { $choice }. **Confirmer** le joue.
panel-choose = Choisis…
hint-choice = Le bot jouerait : { $choice }.
opt-action = action
opt-action-about = Ce que tu joues : choisis dans la liste
