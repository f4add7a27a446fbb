# Ce que fait l’organisation quand un tournoi ne se passe pas comme prévu : commandes, listes, annonces.

cmd-organise = organiser
cmd-organise-about = Pour l’organisation des tournois, quand tout ne se passe pas comme prévu
cmd-organise-tables = tables
cmd-organise-tables-about = Les tables en cours, et qui s’y fait attendre
cmd-organise-extend = prolonger
cmd-organise-extend-about = Donner du temps à la ronde, ou à une de ses tables
opt-hours = heures
opt-hours-about = Combien d’heures de plus

## Tables en cours
tournament-tables-open = **{ $title }** : { $count ->
    [one] une table se joue encore.
   *[other] { $count } tables se jouent encore ; d’abord celles qui attendent depuis le plus longtemps.
}
tournament-tables-none = **{ $title }** : aucune table ne se joue en ce moment.
tournament-tables-stalled = 💤 [Ronde { $round }, table { $table }]({ $link }) : attend { $names }, appel { $since } · jugée { $when }
tournament-tables-waiting = ▫️ [Ronde { $round }, table { $table }]({ $link }) : attend { $names }, appel { $since } · jugée { $when }
tournament-tables-bots = ▫️ [Ronde { $round }, table { $table }]({ $link }) : des bots jouent · jugée { $when }
tournament-tables-left = … et encore { $count }.
tournament-tables-choose = Plus de temps pour quelle table ?
tournament-tables-all = { $count ->
    [2] Les deux tables
   *[other] Les { $count } tables
}
tournament-tables-name = Ronde { $round }, table { $table } : { $names }
button-open-tables = Tables en cours
button-extend = + { $time }
tournament-warning = ⏳ Ces tables seront jugées telles qu’elles sont le { $when }. `/organiser tables tournoi:{ $number }` les montre et leur donne du temps ; `/tournoi résultat` permet d’en décider toi-même. Si cela te convient, ne fais rien.

## Plus de temps
tournament-status-extended = { $count ->
    [one] Une table a jusqu’au { $when }.
   *[other] { $count } tables ont plus de temps, jusqu’au { $when }.
}
tournament-table-extended = ⏳ L’organisation donne plus de temps à la table { $table } de la ronde { $round } ({ $names }) : jusqu’au { $when }.
tournament-told-extended = ⏳ **{ $title }** : l’organisation donne plus de temps à toutes les tables en cours. La ronde { $round } se joue maintenant jusqu’au { $when }.
tournament-extended-round = ✅ { $title } : toutes les tables en cours ont { $time } de plus. La ronde { $round } se joue maintenant jusqu’au { $when }.
tournament-extended-table = ✅ { $title } : la table { $table } de la ronde { $round } a { $time } de plus, jusqu’au { $when }.
tournament-nothing-open = Cette table est déjà décidée, ou aucune table ne se joue. `/organiser tables` montre celles qui se jouent.
tournament-limit-extension = Donne de { $least } à { $most } heures à la fois.
tournament-extension-far = Une table peut avoir du temps pour { $days } jours au plus à partir de maintenant. Donne moins d’heures.
tournament-log-extend-round = donne { $hours } heures de plus à la ronde { $round }
tournament-log-extend-table = donne { $hours } heures de plus à la table { $table } de la ronde { $round }
tournament-log-warn = prévient l’organisation que des tables de la ronde { $round } seront bientôt jugées

## Trop peu d’inscriptions, et plus de temps pour s’inscrire
cmd-organise-postpone = reporter
cmd-organise-postpone-about = Laisser les inscriptions ouvertes, ou les rouvrir s’il y en avait trop peu
button-postpone = Reporter : { $time }
tournament-told-stays-open = Les inscriptions restent ouvertes jusqu’au { $when }.
tournament-told-check-again = Les inscriptions déjà faites restent valables ; tout le monde pointera de nouveau à ce moment-là.
tournament-told-bring = Appuie sur **Rejoindre** sur la carte, et amène quelqu’un.
tournament-told-few-hint = { $organiser } : tu peux reporter encore ici, baisser l’**Effectif minimum** dans `/tournoi panneau`, ou tout arrêter avec `/tournoi annuler`.
tournament-told-postponed = 📅 **{ $title }** : les inscriptions restent ouvertes jusqu’au { $when } ; il commence le { $start }. Les inscriptions déjà faites restent valables.
tournament-told-moved = 📅 **{ $title }** : l’organisation a déplacé le début. Il commence maintenant le { $when }. Les inscriptions déjà faites restent valables.
tournament-told-moved-hand = 📅 **{ $title }** : l’organisation a déplacé le début. Les inscriptions restent ouvertes jusqu’à ce qu’elle les ferme. Celles déjà faites restent valables.
tournament-postponed-now = { $title } : les inscriptions restent ouvertes jusqu’au { $when }.
tournament-log-postpone = laisse les inscriptions ouvertes plus longtemps

## Qui organise
cmd-organise-helper = aide
cmd-organise-helper-about = Partager l’organisation avec quelqu’un, ou y mettre fin
cmd-organise-hand-over = transmettre
cmd-organise-hand-over-about = Confier l’organisation à quelqu’un d’autre
opt-helper = personne
opt-helper-about = Quel membre de ce serveur
button-take-over = Prendre la suite
tournament-helper-on = { $user } aide maintenant à organiser { $title }, avec toutes tes commandes.
tournament-helper-again = La même commande y met fin.
tournament-helper-off = { $user } n’aide plus à organiser { $title }.
tournament-handed-now = { $user } organise maintenant { $title }.
tournament-handed-helps = Tu continues d’aider à l’organiser.
tournament-told-helper = 🏆 **{ $title }** : tu aides maintenant à l’organiser, { $names }. `/tournoi panneau` et `/organiser tables` montrent où il en est.
tournament-taken-over = Tu organises maintenant { $title }. `/tournoi panneau` et `/organiser tables` montrent où il en est.
tournament-told-handed = 🏆 **{ $title }** a une nouvelle organisation : { $user }.
tournament-told-orphan = ⚠️ **{ $title }** : la personne qui l’organisait n’est plus sur ce serveur. La modération peut prendre la suite.
tournament-is-organiser = Cette personne organise déjà le tournoi. Choisis quelqu’un d’autre.
tournament-limit-helpers = { $most } personnes au plus peuvent aider. Mets d’abord fin à l’aide de quelqu’un.
tournament-no-member = { $user } n’est pas sur ce serveur. Choisis un de ses membres.
tournament-organiser-here = La personne qui organise est toujours sur ce serveur. Demande-lui `/organiser transmettre`.
tournament-log-helper-on = partage l’organisation avec { $user }
tournament-log-helper-off = ne partage plus l’organisation avec { $user }
tournament-log-hand-over = confie l’organisation à { $user }
tournament-log-orphan = demande une relève : la personne qui organise a quitté le serveur

## Tournois complets, et personnes invitées
tournament-status-open-full = Les { $most } places sont prises. Appuie sur **Liste d’attente** : si quelqu’un part, tu entres. L’organisation ferme les inscriptions.
tournament-status-open-until-full = Les { $most } places sont prises. Appuie sur **Liste d’attente** : si quelqu’un part avant le { $when }, tu entres.
button-wait = Liste d’attente
tournament-entrants-waiting = **Liste d’attente ({ $count })** : { $names }
tournament-waits = { $title } est complet. Ta place sur la liste d’attente : { $place }. Si quelqu’un part ou ne pointe pas, tu entres et un message te prévient. **Quitter** te retire de la liste.
tournament-told-promoted = 🏆 **{ $title }** : une place s’est libérée, tu participes : { $names }
tournament-told-added = 🏆 **{ $title }** : la modération t’inscrit, { $names }. Un message te prévient à l’ouverture de ta table ; **Quitter** sur la carte te retire.
tournament-told-added-late = 🏆 **{ $title }** : la modération t’inscrit, { $names }. Tu joues à partir de la ronde { $round } ; **Quitter** sur la carte te retire.
tournament-told-left-out = **{ $title }** commence, et aucune place ne s’est libérée. Tu étais sur la liste d’attente et tu ne joues pas pour l’instant ; tu passes sur la liste de remplacement, sauf si tu appuies sur **Quitter** sur la carte : { $names }
tournament-invitation-accepted = C’est accepté : { $names }
tournament-told-invited = 🏆 **{ $title }** : l’organisation invite { $names }. Appuie sur **Rejoindre** pour participer ; sans réponse, tu ne participes pas.
tournament-invited-now = { $user } reçoit la question dans le salon de { $title }, et participera en appuyant sur **Rejoindre**. La modération peut inscrire quelqu’un tout de suite.
tournament-asked-enough = Cette personne a déjà reçu la question deux fois. Elle peut toujours appuyer sur **Participer** sur la carte du tournoi.
tournament-asked-already = Cette personne a déjà reçu la question. Elle participera en appuyant sur le bouton dans le salon du tournoi. Pour lui demander autre chose, retire d’abord cette question : `/tournoi panneau`, **Personnes**.
tournament-withdrawn-now = { $user } n’a plus de question en attente dans { $title }.
tournament-log-wait = se met sur la liste d’attente
tournament-log-promote = fait entrer { $user } depuis la liste d’attente
tournament-log-left-out = laisse { $user } sur la liste d’attente
tournament-log-withdraw = retire la question posée à { $user }
tournament-log-invite = invite { $user }

## La fin, et les fichiers
tournament-ranks-by = Ordre du classement : { $order }.
tournament-ranks-parted = { $name } passe devant { $other } à égalité de points : { $by }.
tournament-ranks-knockout = Le classement suit le parcours dans la phase finale ; les personnes éliminées à la même ronde partagent la place.
csv-free-bye = exemption
csv-free-walkover = sans adversaire
csv-free-rest = repos
csv-free-asked = dispense
csv-free-through = pas de match

## Deux salons
tournament-field-tables-channel = Les tables se jouent dans
tournament-tables-same = le salon des annonces
tournament-log-tables-channel = ouvre les tables dans { $channel }

## Têtes de série à la main, dispenses
cmd-organise-seed = tête-de-série
cmd-organise-seed-about = Donner un rang de tête de série avant le début ; 0 pour la cote
cmd-organise-sit-out = dispenser
cmd-organise-sit-out-about = Dispenser quelqu’un de la prochaine ronde d’un suisse
opt-seed = rang
opt-seed-about = 1 est le plus haut ; 0 : selon la cote
tournament-seeds-now = { $title } : têtes de série à la main : { $names }. Les autres suivent selon la cote.
tournament-bye-now = { $user } ne joue pas la ronde { $round } de { $title } : ni table, ni points, ni absence.
tournament-bye-odd = ⚠️ Il reste { $count } personnes à la ronde { $round }, ce qui ne tombe pas juste : quelqu’un d’autre aura une exemption.
tournament-told-bye = 🏆 **{ $title }** : l’organisation dispense { $names } de la ronde { $round } : ni table, ni points, ni absence. Le jeu reprend à la ronde suivante.
tournament-told-bye-last = 🏆 **{ $title }** : l’organisation dispense { $names } de la ronde { $round }, la dernière : ni table, ni points, ni absence.
tournament-limit-seed = Choisis un rang de 0 (selon la cote) à { $most }, l’effectif.
tournament-no-byes = Une dispense n’existe que dans un suisse qui en a encore une à venir. `/organiser prolonger` donne plus de temps à une table.
tournament-bye-already = Cette personne a déjà une dispense pour la ronde { $round }.
tournament-log-seed = change la tête de série de { $user }
tournament-log-bye = dispense { $user } de la ronde { $round }

## Séries
cmd-tournament-series = série
cmd-tournament-series-about = Le total des tournois d’une série
tournament-field-repeat = Après la fin
tournament-repeat-no = rien ne suit
tournament-repeat-weekly = le suivant s’ouvre, chaque semaine
tournament-repeat-monthly = le suivant s’ouvre, chaque mois
tournament-series = **Série de { $title }** : { $count ->
    [0] aucun de ses tournois n’est encore fini.
    [one] un tournoi est fini.
   *[other] { $count } tournois sont finis.
}
tournament-series-line = **{ $place }.** { $name } · { $points ->
    [one] un point
   *[other] { $points } points
} · { $wins ->
    [0] pas de victoire
    [one] une victoire
   *[other] { $wins } victoires
} · { $played ->
    [one] un tournoi
   *[other] { $played } tournois
}
tournament-series-about = La première place donne 5 points, la deuxième 3, la troisième 2, jouer 1 ; à égalité, le nombre de victoires.

## The winner’s role
tournament-field-prize = Rôle de victoire
tournament-prize-none = aucun
tournament-hint-prize = Qui gagne reçoit ce rôle, et qui l’avait reçu de moi avant le perd. Tu peux choisir un rôle placé sous le tien et sous le mien, qui ne permet à personne de modérer, si toi et moi avons la permission **Gérer les rôles**. Ton rôle n’est pas dans la liste ? `/tournoi panneau tournoi:{ $number } rôle-victoire:`
tournament-prize-gone = Ce rôle n’existe plus.
tournament-prize-power = { $role } ne peut pas être gagné : il permet de modérer ou de gérer quelque chose, ou appartient à un bot.
tournament-prize-chooser = Pour choisir le rôle de victoire, il te faut la permission **Gérer les rôles**.
tournament-prize-above = { $role } n’est pas sous ton rôle le plus haut : tu ne peux pas en faire le rôle de victoire.
tournament-prize-bot = Je ne pourrais pas donner { $role } : il me faut la permission **Gérer les rôles** et un rôle placé plus haut.
tournament-prize-flaw-gone = { $title } : je n’ai donné le rôle de victoire à personne, car il n’existe plus.
tournament-prize-flaw-power = { $title } : je n’ai pas donné { $role }, car il permet maintenant de modérer ou de gérer quelque chose.
tournament-prize-flaw-chooser = { $title } : je n’ai pas donné { $role }, car la personne qui l’a choisi ne peut plus gérer les rôles ici.
tournament-prize-flaw-above = { $title } : je n’ai pas donné { $role }, car il n’est plus sous le rôle le plus haut de la personne qui l’a choisi.
tournament-prize-flaw-bot = { $title } : je n’ai pas pu donner { $role } : il me faut la permission **Gérer les rôles** et un rôle placé plus haut. Tu peux le donner à la main.
tournament-told-prize = { $title } : { $names } { $count ->
    [one] porte
   *[other] portent
} maintenant { $role }.
tournament-log-prize = choisit le rôle de victoire
tournament-log-crown = donne le rôle de victoire à { $user }
tournament-log-uncrown = retire le rôle de victoire à { $user }
opt-winner-role = rôle-victoire
opt-winner-role-about = Le rôle que reçoit qui gagne ; @everyone pour aucun

## The event in the server’s calendar
tournament-event-about = Un tournoi : { $game }. Pour s’inscrire : { $link }
tournament-event-running = Un tournoi en cours : { $game }. Le classement et les tables : { $link }
tournament-event-round = { $title } · { $round } : fin
