# Les tournois sur Discord : carte, panneau, annonces, listes, commandes. Les refus de leurs règles sont dans tournament-refusals.*.

tournament-title = { $name } · tournoi { $number }
tournament-default-name = Coupe { $game }
tournament-term = **{ $term }** : { $value }
tournament-of = { $round } sur { $rounds }
tournament-number = { $value }
tournament-points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}
tournament-thread = Ronde { $round }, table { $table }
tournament-thread-title = { $name } (partie { $game })
told-adjudicated = ⚖️ Le résultat de cette table de tournoi est fixé, selon la position après le dernier tour de table complet ou par l’organisation.
told-corrected = ⚖️ L’organisation du tournoi a corrigé le résultat de cette partie.

## Ce qui se règle
tournament-field-game = Jeu
tournament-field-format = Formule
tournament-field-size = Taille des tables
tournament-field-rounds = Rondes
tournament-field-groups = Groupes
tournament-field-laps = Chaque rencontre se joue
tournament-field-divisions = Divisions
tournament-field-moving = Montées et descentes
tournament-field-cut = Phase finale
tournament-field-points = Points par place
tournament-field-clock = Temps par tour
tournament-field-round-hours = Une ronde dure au plus
tournament-field-closes = Fin des inscriptions
tournament-field-check-in = Pointage
tournament-field-players = Effectif
tournament-field-least = Effectif minimum
tournament-field-most = Effectif maximum
tournament-field-rated = Compte pour les cotes
tournament-field-role = Qui peut s’inscrire
tournament-field-away = Les vacances arrêtent les horloges
tournament-field-ties = Départage
tournament-field-channel = Salon
tournament-format-swiss = Système suisse
tournament-format-round-robin = Toutes rondes
tournament-format-single = Élimination directe
tournament-format-double = Double élimination
tournament-format-league = Saison de ligue
tournament-plan-swiss = Système suisse, { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}
tournament-plan-round-robin = Toutes rondes, { $groups ->
    [one] un groupe
   *[other] { $groups } groupes
}{ $laps ->
    [one] {""}
   *[other] , chaque rencontre { $laps } fois
}
tournament-plan-single = Élimination directe
tournament-plan-double = Double élimination
tournament-plan-league = Ligue, { $divisions ->
    [one] une division
   *[other] { $divisions } divisions, { $moving ->
        [0] sans montée ni descente
        [one] une montée et une descente
       *[other] { $moving } montées et { $moving } descentes
    }
}{ $laps ->
    [one] {""}
   *[other] , chaque rencontre { $laps } fois
}
tournament-plan-cut = { $plan }, puis phase finale pour les { $cut } premières places
tournament-size = { $count } par table
tournament-range = de { $least } à { $most }
tournament-players = de { $least } à { $most } personnes
tournament-players-exactly = { $most } personnes
tournament-count-rounds = { $count ->
    [one] une ronde
   *[other] { $count } rondes
}
tournament-count-groups = { $count ->
    [one] un groupe
   *[other] { $count } groupes
}
tournament-count-laps = { $count ->
    [one] une fois
    [2] deux fois
   *[other] { $count } fois
}
tournament-count-divisions = { $count ->
    [one] une division
   *[other] { $count } divisions
}
tournament-count-moving = { $count ->
    [0] personne
    [one] une montée, une descente
   *[other] { $count } montées, { $count } descentes
}
tournament-count-cut = { $count ->
    [0] aucune
   *[other] les { $count } premières places
}
tournament-points-standard = 6–3–2–1 (à trois : 6–2–1, à deux : 5–1)
tournament-points-even = 7–5–3–1 (à trois : 7–4–1, à deux : 7–1)
tournament-points-steep = 8–3–1–0 (à trois : 7–2–0, à deux : 6–0)
tournament-points-winner = rien que pour la victoire : un par siège à la table
tournament-points-at = { $points } aux tables de { $size }
tournament-hint-points = D’autres points ? `/tournoi panneau tournoi:{ $number } points:{ $points }`. Une table plus petite garde les points des premières places et de la dernière. Une table plus grande ajoute, entre les deux dernières places, une place qui vaut leur moyenne.
tournament-hint-role = Ton rôle n’est pas dans la liste ? `/tournoi panneau tournoi:{ $number } rôle:`
tournament-hint-channel = Ton salon n’est pas dans la liste ? `/tournoi panneau tournoi:{ $number } salon:`
tournament-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
tournament-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
tournament-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
tournament-check-in-none = aucun
tournament-closes-hand = quand l’organisation les ferme
tournament-closes-in = dans { $time }
tournament-flag-on = oui
tournament-flag-off = non
tournament-role-all = tout le monde

## Carte
tournament-status-draft = C’est un brouillon : personne d’autre ne le voit. Change ce que tu veux, puis appuie sur **Ouvrir les inscriptions**.
tournament-status-open = Les inscriptions sont ouvertes jusqu’à ce que l’organisation les ferme. Appuie sur **Rejoindre** pour participer.
tournament-status-open-until = Les inscriptions sont ouvertes jusqu’au { $when }. Appuie sur **Rejoindre** pour participer.
tournament-status-check-in = Pointage jusqu’au { $when }. Si tu participes, appuie sur **Je suis là** ; sinon, tu ne joueras pas.
tournament-status-running = La ronde { $round } se joue jusqu’au { $when }.
tournament-status-paused = ⏸ En pause : toutes les horloges sont arrêtées.
tournament-status-over = Ce tournoi est terminé.
tournament-status-cancelled = Ce tournoi est annulé.
tournament-tie-points = points
tournament-tie-opponents = points par partie des adversaires
tournament-tie-wins = victoires
tournament-tie-direct = confrontation directe
tournament-tie-firsts = moins de premiers sièges
tournament-tie-lot = tirage au sort
tournament-tie-buchholz = Buchholz tronqué
tournament-tie-sonneborn = Sonneborn-Berger
tournament-entrants-none = Aucune inscription pour l’instant.
tournament-entrants = { $count ->
    [one] **Une personne** : { $names }
   *[other] **{ $count } personnes** : { $names }
}
tournament-entrants-more = { $names } et { $count } de plus
tournament-promise = Dés et tirages honnêtes : avant toute inscription, le bot s’est engagé sur SHA-256 `{ $hash }`.
button-check-in = Je suis là
button-my-table = Ma table
button-standings = Classement
button-terms = Conditions
tournament-field-pace = Rythme
tournament-card-pace-none = sans limite de temps par tour, rondes de { $time } au plus
tournament-card-pace = { $clock } par tour, rondes de { $time } au plus
button-open-entries = Ouvrir les inscriptions
button-discard = Supprimer le brouillon
button-start-tournament = Démarrer
button-tournament-panel = Ouvrir le panneau
button-pair-again = Réapparier
button-cancel-tournament = Annuler le tournoi
button-leave-tournament = Quitter le tournoi

## Images
tournament-column-points = Pts
tournament-column-opponents = Adv.
tournament-column-wins = Vict.
tournament-column-firsts = 1er siège
tournament-column-buchholz = Buch.
tournament-column-sonneborn = S-B
tournament-group-end = fin du groupe { $number }
tournament-standings-division = Division { $number }
tournament-standings-group = Groupe { $number }
tournament-after-round = après la ronde { $round }
tournament-during-round = ronde { $round } ({ $done } { $done ->
    [one] table
   *[other] tables
} sur { $tables })
tournament-before-results = avant le premier résultat
tournament-round-unplayed = Sans match
tournament-round-to-come = À venir
tournament-told-points = { $count ->
    [one] { $value } point
   *[other] { $value } points
}
tournament-told-games = { $count ->
    [one] { $value } partie
   *[other] { $value } parties
}
tournament-told-wins = { $count ->
    [one] { $value } victoire
   *[other] { $value } victoires
}
tournament-told-firsts = { $count ->
    [one] { $value } premier siège
   *[other] { $value } premiers sièges
}
tournament-told-opponents = adversaires { $value }
tournament-told-buchholz = Buchholz { $value }
tournament-told-sonneborn = Sonneborn-Berger { $value }
tournament-part-winners = Tableau principal
tournament-part-losers = Repêchages
tournament-part-final = Finale
tournament-semi-finals = Demi-finales
tournament-final = Finale
tournament-final-again = Seconde finale
tournament-slot-bye = sans adversaire
tournament-slot-from = de la ronde { $round }, table { $table }
tournament-slot-to-come = à venir
tournament-slot-loser = défaite en R{ $round } T{ $table }

## Annonces
tournament-check-in-call = 🏆 **{ $title }** : appuie sur **Je suis là** pour pointer. Le pointage finit { $when } ; sans lui, tu ne joueras pas.
    { $names }
tournament-round-begins = **{ $name }** : { $tables ->
    [0] personne n’a de table
    [one] une table
   *[other] { $tables } tables
}, à finir avant le { $when }. **Ma table** te mène à la tienne.
tournament-round-anew = ⚠️ L’organisation a réapparié cette ronde{ $times ->
    [one] {""}
   *[other] , déjà { $times } fois
}. Les tables précédentes ne comptent plus.
tournament-table-begins = 🏆 **{ $title }** · ronde { $round }, table { $table }
    { $names } : voici votre table. La personne dont c’est le tour appuie sur **Jouer** sous le plateau. Une partie qui n’est pas finie est jugée le { $when }, telle qu’elle est après le dernier tour de table complet. Ne pas avoir joué du tout, c’est perdre par forfait.
tournament-table-void = Cette ronde a été réappariée : cette partie ne compte plus. `/tournoi ma-table` te mène à ta nouvelle table.
tournament-won = { $count ->
    [one] 🥇 { $names } gagne. Félicitations !
   *[other] 🥇 { $names } partagent la première place. Félicitations !
}
tournament-secret = Tout le monde peut maintenant vérifier les tirages et les dés du tournoi, par ce secret : `{ $secret }`. `/tournoi classement tournoi:{ $number }` remontre le classement.
tournament-told-cancel = L’organisation a annulé le tournoi. Les parties en cours continuent comme des parties ordinaires.
tournament-told-too-few = Trop peu d’inscriptions ({ $count }, il en faut au moins { $least }).
tournament-told-too-few-checked = Trop peu de monde a pointé ({ $count } sur { $all }, il en faut au moins { $least }).
tournament-told-called-off = Le tournoi n’a pas lieu.

## Réponses
tournament-joined = Tu participes à { $title }.
tournament-left = Tu ne participes plus à { $title }.
tournament-checked-in = Pointage fait pour { $title }.
tournament-list = Les tournois de ce serveur :
tournament-list-none = Pas de tournoi ici en ce moment. `/tournoi créer` en crée un, `/tournoi historique` montre les tournois terminés.
tournament-line = [{ $name } · { $number }]({ $link }) · { $game } · { $status }
tournament-line-until = fin { $when }
tournament-line-yours = ✅ tu joues
tournament-history-cancelled = annulé
tournament-state-draft = brouillon
tournament-state-open = inscriptions ouvertes
tournament-state-check-in = pointage
tournament-state-running = en cours
tournament-state-paused = en pause
tournament-history = Les tournois terminés :
tournament-history-none = Aucun tournoi n’est encore terminé ici.
tournament-history-line = { $when } · { $title } · { $names }
tournament-my-table = **{ $title }**, ronde { $round }, table { $table } : { $names }. [Ton plateau]({ $link }). { $until }
tournament-my-until = La ronde finit au plus tard le { $when }.
tournament-my-paused = ⏸ Le tournoi est en pause : toutes les horloges sont arrêtées.
tournament-my-away = ⚠️ Ton absence (du { DATETIME($first, dateStyle: "long") } au { DATETIME($last, dateStyle: "long") }) ne compte pas ici : les horloges de ce tournoi continuent.
tournament-my-open = { $title } n’a pas encore commencé. Un message te préviendra quand l’organisation fermera les inscriptions.
tournament-my-open-until = { $title } n’a pas encore commencé : les inscriptions sont ouvertes jusqu’au { $when }. Un message te préviendra du début.
tournament-my-check-in = { $title } va commencer : le pointage finit { $when }, et tu n’as pas encore pointé. Appuie sur **Je suis là** sur la carte, ou tape `/tournoi pointer`.
tournament-my-checked-in = { $title } va commencer, et ton pointage est fait. Le pointage finit { $when } ; un message t’indiquera ensuite ta table.
tournament-my-draft = { $title } est encore un brouillon : il n’y a pas encore de table.
tournament-my-cancelled = { $title } est annulé : il n’y a plus de table.
tournament-my-over = { $title } est terminé. Ta place : { $place } sur { $count }{ $sharing ->
    [one] {""}
   *[other] { " " }(partagée)
}.
tournament-my-over-group = { $title } est terminé. Ta place : { $place } sur { $count } dans le groupe { $group }{ $sharing ->
    [one] {""}
   *[other] { " " }(partagée)
}.
tournament-my-over-division = { $title } est terminé. Ta place : { $place } sur { $count } dans la division { $group }{ $sharing ->
    [one] {""}
   *[other] { " " }(partagée)
}.
tournament-my-over-unranked = { $title } est terminé. Tu l’as quitté avant ta première ronde : tu n’as pas de place.
tournament-my-out = { $all ->
    [True] { $title }
   *[other] La phase finale de { $title }
} s’arrête là pour toi : place { $place } sur { $count }{ $sharing ->
    [one] {""}
   *[other] { " " }(partagée)
}. `/tournoi tableau` montre la suite.
tournament-my-out-now = { $all ->
    [True] { $title }
   *[other] La phase finale de { $title }
} s’arrête pour toi à la ronde { $round }. Ta place sera connue à la fin de cette ronde. `/tournoi tableau` montre la suite.
tournament-my-out-unranked = Ton parcours en phase finale de { $title } est terminé. `/tournoi tableau` montre la suite.
tournament-my-dropped = Tu as quitté { $title }, ou l’organisation t’en a fait sortir : tu n’auras plus de table. Tes points restent au classement.
tournament-my-dropped-may-return = Tu as quitté { $title }, ou l’organisation t’en a fait sortir : tu n’auras plus de table. Appuie sur **Rejoindre** sur la carte pour revenir.
tournament-my-late = Tu joues dans { $title } à partir de la ronde { $round }. Un message te préviendra de son début. { $until }
tournament-my-waits = Tu restes en course dans { $title }, sans partie à la ronde { $round }. Un message te préviendra du début de ta prochaine partie. { $until }
tournament-my-rest = Dans { $title }, tu ne joues pas à la ronde { $round }, car l’effectif ne tombe pas juste. Un message te préviendra du début de la suivante. { $until }
tournament-my-asked = Dans { $title }, l’organisation te dispense de la ronde { $round }. Un message te préviendra du début de la suivante. { $until }
tournament-my-bye = Dans { $title }, tu as une exemption à la ronde { $round } : pas de partie, mais { $points ->
    [one] { $points } point
   *[other] { $points } points
}, comme pour une victoire. Un message te préviendra du début de la suivante. { $until }
tournament-my-walkover = Dans { $title }, ton adversaire de la ronde { $round } ne participe plus : pas de partie, mais { $points ->
    [one] { $points } point
   *[other] { $points } points
}, comme pour une victoire. Un message te préviendra du début de la ronde suivante. { $until }
tournament-my-done = { $title }, ronde { $round } : ta table { $table } est finie. Ta place : { $place } ({ $count ->
    [one] { $points } point
   *[other] { $points } points
}). { $tables ->
    [0] La ronde suivante va commencer.
    [one] Une table se joue encore.
   *[other] { $tables } tables se jouent encore.
} { $until }
tournament-my-knockout-on = { $title }, ronde { $round } : la table { $table } est finie, et tu te qualifies. { $tables ->
    [0] La ronde suivante va commencer.
    [one] Une table se joue encore.
   *[other] { $tables } tables se jouent encore.
} { $until }
tournament-my-knockout-second = { $title }, ronde { $round } : tu as perdu à la table { $table }, mais c’est ta première défaite et tu restes en course. `/tournoi tableau` montre où tu joues ensuite. { $tables ->
    [0] La ronde suivante va commencer.
    [one] Une table se joue encore.
   *[other] { $tables } tables se jouent encore.
} { $until }
tournament-my-forfeited = { $title }, ronde { $round } : tu n’as pas joué à la table { $table }. C’est un forfait, sans points. { $tables ->
    [0] La ronde suivante va commencer.
    [one] Une table se joue encore.
   *[other] { $tables } tables se jouent encore.
} { $until }
tournament-my-between = { $title } : la ronde { $round } est finie pour toi. Un message te préviendra du début de la suivante. { $until }
tournament-leave-sure = { $title } est en cours : si tu pars, tu n’auras plus de table. Tes points restent au classement. Est-ce bien ce que tu veux ?
tournament-leave-sure-table = Tu joues à la table { $table } de la ronde { $round } de { $title }. Si tu pars, tu y perds par forfait, à la dernière place, et tu n’auras plus de table. Est-ce bien ce que tu veux ?
tournament-opened-now = Les inscriptions de { $title } sont ouvertes : la carte est dans { $place }. Dans le panneau, tu démarres ou annules le tournoi, tu changes ce qui peut encore l’être et tu choisis des personnes. `/tournoi panneau` l’ouvre à tout moment.
tournament-discard-sure = Le brouillon de { $title } sera supprimé avec tous ses réglages. Est-ce bien ce que tu veux ?
tournament-discarded = Le brouillon de { $title } est supprimé.
tournament-start-round = Démarrer { $title } maintenant, à { $count } ? Les inscriptions se ferment et les tables de la ronde 1 s’ouvrent tout de suite.
tournament-start-check-in = Fermer maintenant les inscriptions de { $title } ? Le pointage s’ouvre, et les { $count } personnes inscrites reçoivent un appel.
tournament-start-away = { $count ->
    [one] Une personne n’a pas pointé et ne jouera pas.
   *[other] { $count } personnes n’ont pas pointé et ne joueront pas.
}
tournament-start-one-table = À si peu, chaque ronde n’a qu’une table : les mêmes personnes se retrouvent à chaque fois.
tournament-start-sure = C’est définitif.
tournament-closed-now = Les inscriptions de { $title } sont fermées.
tournament-closed-round = La ronde 1 se met en place : ses tables s’ouvrent tout de suite.
tournament-check-in-now = Le pointage de { $title } est ouvert. Il finit { $when } ; la ronde 1 commence ensuite toute seule, avec les personnes qui ont pointé. `/tournoi démarrer` encore une fois y met fin plus tôt.
tournament-check-in-over = Le pointage de { $title } est fini.
tournament-paused-now = { $title } est en pause : toutes les horloges sont arrêtées jusqu’à `/tournoi fin-pause`.
tournament-resumed-now = { $title } reprend.
tournament-dropped-now = { $user } ne participe plus à { $title }.
tournament-dropped-seat = Un bot joue à son siège, à la table encore en cours ; il compte comme dernier.
tournament-added-now = { $user } participe à { $title }.
tournament-result-now = Ronde { $round }, table { $table } de { $title } : { $result }.
tournament-result-tied = ⚖️ Égalité à une table éliminatoire : { $rule }.
tournament-season-waiting = { $title }, sa saison suivante, n’a pas commencé : ses divisions suivront ce résultat.
tournament-season-begun = ⚠️ { $title }, sa saison suivante, a déjà commencé : ses divisions restent telles quelles.
tournament-paired-now = La ronde { $round } de { $title } est réappariée : { $tables ->
    [one] une nouvelle table
   *[other] { $tables } nouvelles tables
}. Les anciennes sont fermées sans résultat, et un message indique à tout le monde sa nouvelle table.
tournament-channel-now = { $title } s’annonce désormais dans { $place }.
tournament-pair-again-sure = La ronde { $round } de { $title } sera réappariée : { $tables ->
    [one] sa table est fermée, et une autre s’ouvre
   *[other] ses { $tables } tables sont fermées, et d’autres s’ouvrent
} à la place. Tout le monde est prévenu. C’est définitif.
tournament-cancel-sure = { $title } finira sans podium. Les parties en cours continueront comme des parties ordinaires. Est-ce bien ce que tu veux ?
tournament-cancel-series = ⚠️ Il se répète : l’annuler met aussi fin à la série, et aucun autre tournoi ne s’ouvre tout seul. Avant le début, `/organiser reporter` permet de la continuer.
tournament-cancel-old = Une autre ronde a commencé depuis ta demande. Refais `/tournoi annuler` si tu veux toujours mettre fin au tournoi.
tournament-cancelled-now = { $title } est annulé.
tournament-export = { $title } : classement et résultats. Les colonnes sont séparées par des points-virgules ; les décimales s’écrivent avec une virgule.

## Journal
tournament-log = **Journal de { $title }**
tournament-log-itself = le bot
tournament-log-open = ouvre les inscriptions
tournament-log-settle = change les réglages
tournament-log-channel = annonce dans { $channel }
tournament-log-join = s’inscrit
tournament-log-add = inscrit { $user }
tournament-log-leave = se retire
tournament-log-drop = retire { $user }
tournament-log-start = ferme les inscriptions
tournament-log-start-now = met fin au pointage
tournament-log-begin = commence le tournoi
tournament-log-round = apparie la ronde { $round }
tournament-log-result = ronde { $round }, table { $table } : places { $places }
tournament-log-absent = note l’absence de { $user } à la ronde { $round }
tournament-log-pause = met le tournoi en pause
tournament-log-halt = met le tournoi en pause : son salon est inaccessible
tournament-log-resume = fait reprendre le tournoi
tournament-log-correct = ronde { $round }, table { $table } : places { $places } au lieu de { $before }
tournament-log-pair-again = réapparie la ronde { $round }
tournament-log-over = conclut : toutes les rondes sont jouées
tournament-log-cancel = annule le tournoi
tournament-log-too-few = renonce : trop peu d’inscriptions
tournament-log-too-few-yet = laisse les inscriptions ouvertes plus longtemps : trop peu de monde

## Refus
no-such-tournament = Il n’y a pas de tournoi { $number } ici. `/tournoi liste` montre ceux de ce serveur.
no-tournament-here = Aucun tournoi ne correspond ici en ce moment. `/tournoi liste` montre les tournois en cours, `/tournoi créer` en crée un.
tournament-none-played = Rien ne se joue encore : aucun tournoi n’a commencé ici. `/organiser reporter` déplace le début, `/tournoi démarrer` commence tout de suite.
which-tournament = Il y a plusieurs tournois : { $tournaments }. Choisis-en un avec l’option `tournoi`.
tournament-offer-round = Ronde { $round } · { $tables ->
    [0] toutes les tables sont finies
    [one] une table se joue
   *[other] { $tables } tables se jouent
}
tournament-offer-table = { $table } · { $names }
only-organiser = C’est réservé à l’organisation, { $organiser }, et à la modération du serveur.
only-organisers = C’est réservé à l’organisation, { $organiser }, aux aides { $helpers } et à la modération du serveur.
tournament-changed = Le tournoi vient de changer. Regarde sa carte et réessaie.
tournament-over = Ce tournoi est terminé. `/tournoi classement` montre comment il a fini.
tournament-not-over = Cette saison se joue encore. Ouvre la suivante quand elle sera finie.
tournament-no-league = Seule une ligue a une saison suivante. Crée un autre tournoi avec `/tournoi créer`.
tournament-draft = Ce tournoi est encore un brouillon. Ouvre d’abord ses inscriptions dans le panneau : `/tournoi panneau`.
tournament-opened = Les inscriptions de ce tournoi sont déjà ouvertes. Pour mettre fin au tournoi, tape `/tournoi annuler`.
tournament-settled = Cela ne peut plus changer : des personnes se sont inscrites à ces conditions. `/tournoi panneau` montre ce qui peut encore changer.
tournament-closes-past = Ce moment est déjà passé. Choisis une autre fin pour les inscriptions.
tournament-full = Ce tournoi est complet, avec { $most } personnes. Attends qu’une place se libère, ou choisis-en un autre : `/tournoi liste`.
tournament-full-other = Impossible d’inscrire { $user } : le tournoi est complet avec { $most } personnes. Avant son début, tu peux relever l’**Effectif maximum** dans `/tournoi panneau`.
tournament-entered-other = { $user } participe déjà. `/tournoi infos` montre qui participe.
tournament-not-entered = Tu ne participes pas à ce tournoi. Tu peux t’inscrire tant que sa carte montre **Rejoindre** ou **Liste d’attente**.
tournament-waiting = Ta place sur la liste d’attente de ce tournoi : { $place }. Si une place se libère avant le début, tu entres et un message te prévient ; il n’y a rien à presser.
tournament-left-already = Tu as déjà quitté ce tournoi. `/tournoi classement` montre la suite.
tournament-no-check-in = Il n’y a pas de pointage en ce moment. La carte du tournoi dit quand il y en a un.
tournament-started = Les inscriptions de ce tournoi sont déjà fermées. `/tournoi infos` dit où il en est.
tournament-not-running = Ce tournoi ne se joue pas en ce moment. `/tournoi infos` dit où il en est.
tournament-added-role = Cette personne n’a pas { $role }, le rôle demandé aux autres.
tournament-paused-already = Ce tournoi est déjà en pause. Tape `/tournoi fin-pause` pour qu’il continue.
tournament-season-unplayed = Cette saison n’a pas encore été jouée. Ouvre la suivante quand elle sera finie.
tournament-not-paused = Ce tournoi n’est pas en pause. `/tournoi infos` dit où il en est.
tournament-game-over = Cette partie est finie. `/tournoi classement tournoi:{ $number }` montre où en est son tournoi ; tant qu’il continue, `/tournoi ma-table` montre ta prochaine table.
tournament-table = Cette table fait partie du tournoi { $number } : c’est l’organisation qui en décide. Demande-lui `/tournoi pause`, `/tournoi résultat` ou `/tournoi retirer`. Tu peux toujours jouer, ou abandonner avec `/partie abandonner`.
tournament-table-paused = Le tournoi { $number } est en pause, et cette table aussi. Attends que l’organisation mette fin à la pause.
tournament-limit-round-hours = Une ronde dure de { $least } à { $most } heures. Choisis une des durées proposées.
tournament-limit-check-in-minutes = Un pointage dure de { $least } à { $most } minutes. Choisis une des durées proposées.
tournament-limit-least = L’effectif minimum va de { $least } à { $most }. Choisis un des nombres proposés.
tournament-limit-most = L’effectif maximum va de { $least } à { $most }. Choisis un des nombres proposés.
tournament-least-most = L’effectif minimum ({ $least }) ne peut pas dépasser l’effectif maximum ({ $most }). Change l’un des deux.
tournament-most-entered = Il y a déjà { $entered } inscriptions. Choisis au moins ce nombre, ou demande d’abord à quelques personnes de se retirer.
tournament-taken-out = L’organisation t’a fait sortir de ce tournoi. Demande-lui de t’inscrire de nouveau.
tournament-clock-round = Un tour ne peut pas durer plus longtemps que sa ronde, qui dure au plus { $hours ->
    [one] une heure
   *[other] { $hours } heures
}. Choisis un **Temps par tour** plus court, ou d’abord une ronde plus longue.
tournament-role-gone = Le rôle auquel ce tournoi est réservé n’existe plus. Demande à { $organiser } d’en choisir un autre avec `/tournoi panneau`.
tournament-role-needed = Ce tournoi est réservé à { $role }, et tu n’as pas ce rôle. Demande-le à la modération.
tournament-needs-channel = Un tournoi s’annonce dans un salon textuel de ce serveur. Choisis-en un.
tournament-place-closed = Tu ne peux pas écrire dans { $place } : tu ne peux donc pas y annoncer de tournoi. Choisis un autre salon, ou demande à la modération.
tournament-no-bots = Un bot ne peut ni jouer dans un tournoi ni aider à l’organiser. Choisis une personne.
tournament-not-begun = La première ronde n’a pas encore commencé. `/tournoi infos` montre qui participe.
tournament-no-bracket = Il n’y a pas de phase finale dans ce tournoi, ou pas encore. `/tournoi classement` montre le classement.
tournament-channel-gone = Le salon où s’annonçait { $title } n’existe plus. Rien n’est perdu, et toutes les horloges sont arrêtées. Choisis un autre salon avec `/tournoi salon tournoi:{ $number }`.
tournament-channel-closed = Je ne peux pas annoncer { $title } dans { $place }. Permissions manquantes : { $missing }. En attendant, toutes les horloges sont arrêtées. Demande ces permissions à la modération, ou choisis un autre salon avec `/tournoi salon tournoi:{ $number }`.

## Commandes
cmd-tournament = tournoi
cmd-tournament-about = Tournois et ligues
cmd-tournament-create = créer
cmd-tournament-create-about = Préparer un tournoi ; un panneau montre ensuite les autres réglages
cmd-tournament-panel = panneau
cmd-tournament-panel-about = Changer ce qui peut encore l’être (organisation)
cmd-tournament-list = liste
cmd-tournament-list-about = Les tournois de ce serveur
cmd-tournament-info = infos
cmd-tournament-info-about = Tout sur un tournoi
cmd-tournament-standings = classement
cmd-tournament-standings-about = Le classement d’un tournoi
cmd-tournament-pairings = tables
cmd-tournament-pairings-about = Les tables d’une ronde
cmd-tournament-bracket = tableau
cmd-tournament-bracket-about = Le tableau de la phase finale
cmd-tournament-my-table = ma-table
cmd-tournament-my-table-about = Où tu joues, contre qui et jusqu’à quand
cmd-tournament-history = historique
cmd-tournament-history-about = Les tournois terminés et leur podium
cmd-tournament-join = rejoindre
cmd-tournament-join-about = Participer à un tournoi
cmd-tournament-leave = quitter
cmd-tournament-leave-about = Quitter un tournoi
cmd-tournament-check-in = pointer
cmd-tournament-check-in-about = Dire que tu es là, avant la première ronde
cmd-tournament-start = démarrer
cmd-tournament-start-about = Fermer les inscriptions maintenant (organisation)
cmd-tournament-pause = pause
cmd-tournament-pause-about = Arrêter toutes les horloges (organisation)
cmd-tournament-resume = fin-pause
cmd-tournament-resume-about = Mettre fin à la pause (organisation)
cmd-tournament-drop = retirer
cmd-tournament-drop-about = Retirer quelqu’un des prochaines rondes (organisation)
cmd-tournament-add = inscrire
cmd-tournament-add-about = Inscrire quelqu’un (organisation)
cmd-tournament-result = résultat
cmd-tournament-result-about = Fixer ou corriger le résultat d’une table (organisation)
cmd-tournament-pair-again = réapparier
cmd-tournament-pair-again-about = Réapparier la ronde, avant son premier coup (organisation)
cmd-tournament-channel = salon
cmd-tournament-channel-about = Annoncer dans un autre salon (organisation)
cmd-tournament-cancel = annuler
cmd-tournament-cancel-about = Mettre fin au tournoi sans podium (organisation)
cmd-tournament-log = journal
cmd-tournament-log-about = Ce qui a été fait, par qui et quand (organisation)
cmd-tournament-export = export
cmd-tournament-export-about = Classement et résultats en fichiers CSV (organisation)
cmd-tournament-next-season = saison-suivante
cmd-tournament-next-season-about = Ouvrir la saison suivante d’une ligue (organisation)
opt-tournament = tournoi
opt-tournament-about = Quel tournoi, s’il y en a plusieurs
opt-ended-season = tournoi
opt-ended-season-about = La ligue dont la saison est finie
opt-name = nom
opt-name-about = Le nom du tournoi
opt-format = formule
opt-format-about = La formule ; suisse par défaut
opt-table-size = taille-des-tables
opt-table-size-about = Combien de personnes par table : 2, 3 ou 4
opt-rounds = rondes
opt-rounds-about = Les rondes d’un tournoi suisse
opt-cut = phase-finale
opt-cut-about = Combien de personnes jouent la phase finale ; 0 pour aucune
opt-points = points
opt-points-about = Les points par place à une table, comme 5 3 2 1
opt-entry-role = rôle
opt-entry-role-about = Le rôle qui peut s’inscrire ; @everyone pour tout le monde
opt-channel = salon
opt-channel-about = Où il s’annonce et se joue
opt-round = ronde
opt-round-about = Quelle ronde
opt-table = table
opt-table-about = Quelle table de la ronde
opt-places = places
opt-places-about = La place de chaque siège dans l’ordre, comme 1 2 2 4
opt-entrant = personne
opt-entrant-about = Quelle personne
tournament-too-few = { $entered ->
    [0] Aucune inscription
    [one] Une seule inscription
   *[other] Seulement { $entered } inscriptions
}, il en faut au moins { $least }. Attends encore, ou baisse l’**{ tournament-field-least }** dans le panneau, sous **{ tournament-choose-terms }**.
tournament-too-few-for-tables = Pour l’instant, { $entered } sur { $all } ont pointé, et des tables complètes en demandent au moins { $least }. Le pointage dure jusqu’au { $when } : attends encore.
tournament-too-few-checked = Pour l’instant, { $entered } sur { $all } ont pointé, et il en faut au moins { $least }. Le pointage dure jusqu’au { $when } : attends encore, ou baisse l’**{ tournament-field-least }** dans le panneau, sous **{ tournament-choose-terms }**.
