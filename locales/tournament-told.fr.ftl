# Ce qu’un tournoi dit en public : la fin des rondes et des tables, qui n’en a pas, qui est éliminé, et le départage.

tournament-someone-gone = quelqu’un qui est parti

## Une ronde finie
tournament-round-over = **La ronde { $round } est finie.**
tournament-table-line = **Table { $table }** : { $seats }
tournament-verdict = { $line } · ⚖️ { $verdict }
tournament-by-deadline = jugée à l’échéance, selon la position
tournament-by-organiser = fixée par l’organisation
tournament-by-silence = jugée selon la position, car plus personne ne jouait
tournament-seat = **{ $place }.** { $name }
tournament-seat-points = **{ $place }.** { $name } ({ $points })
tournament-seat-forfeit = **{ $place }.** { $name } (forfait)
tournament-seat-forfeit-points = **{ $place }.** { $name } ({ $points }, forfait)
tournament-tables-more = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
} : `/tournoi tables ronde:{ $round }`
tournament-absent = **Forfait, sans un seul coup (compte comme dernière place)** : { $names }
tournament-dropped = **Départs** : { $names }
tournament-dropped-name = { $name } ({ $why })
tournament-dropped-absent = { $count ->
    [one] absence
    [2] deux absences
   *[other] { $count } absences
}
tournament-dropped-left = départ
tournament-dropped-organiser = retrait par l’organisation
tournament-on = ➡️ { $count ->
    [one] **Se qualifie**
   *[other] **Se qualifient**
} : { $names }
tournament-second = ↘️ **Une défaite, encore en course** : { $names }
tournament-out = ❌ **Fin du parcours** : { $names }
tournament-champion = 🏆 **Gagne le tournoi** : { $names }
tournament-cut = ➡️ **Jouent la phase finale** : { $names }
tournament-ties-hint = `/tournoi infos` explique comment on départage les égalités de points.
button-bracket = Tableau

## Une table qui a son résultat
tournament-table-result = 🏆 **{ $title }** · ronde { $round }, table { $table } : voici le résultat qui compte.
tournament-table-decided = 🏆 **{ $title }** · ronde { $round }, table { $table } : l’organisation a fixé le résultat.
tournament-table-corrected = 🏆 **{ $title }** · ronde { $round }, table { $table } : l’organisation a corrigé ce résultat.
tournament-table-at-deadline = ⚖️ Le temps de la ronde était écoulé : la table est jugée selon la position après le dernier tour de table complet.
tournament-table-at-silence = ⚖️ Plus personne ne jouait ici : la table est jugée selon la position après le dernier tour de table complet.
tournament-never-moved-bot = ⚖️ { $names } : pas un seul coup, et un bot a joué. Quel que soit son résultat, { $count ->
    [one] ce siège compte comme dernier
   *[other] ces sièges comptent comme derniers
}.
tournament-never-moved = ⚖️ { $names } : pas un seul coup. { $count ->
    [one] Ce siège compte comme dernier
   *[other] Ces sièges comptent comme derniers
}.
tournament-stood-in = ⚖️ Un bot tenait le siège { OF($names) } à la fin, ou en a joué la plupart des tours : { $count ->
    [one] ce siège compte comme dernier
   *[other] ces sièges comptent comme derniers
}, quel que soit le score du bot.
tournament-nobody-moved = ⚖️ Personne n’a joué à cette table : forfait pour tout le monde, sans points.
tournament-nobody-moved-knockout = ⚖️ Personne n’a joué à cette table. Il faut bien que quelqu’un se qualifie : les places du plateau comptent.
tournament-round-cancelled = **{ $name }** était en cours quand l’organisation a annulé le tournoi.
tournament-round-replaced = **{ $name }** : l’organisation a réapparié cette ronde. Les tables annoncées ici ne comptent plus ; les nouvelles sont annoncées plus bas.
tournament-table-freed = 🏆 **{ $title }** est annulé. Cette partie continue comme une partie ordinaire : la fin d’une ronde ne l’arrêtera plus.
tournament-round-ends = ⏳ La ronde { $round } finit le { $when }. Une partie qui n’est pas finie d’ici là est jugée telle qu’elle est après le dernier tour de table complet ; à égalité passe devant qui a manqué moins de tours, puis qui ne se fait pas attendre. Ne pas avoir joué du tout, c’est perdre par forfait.
tournament-round-ends-turn = { $names } : c’est à toi de jouer ici.

## Qui n’a pas de table
tournament-free-bye = **Exemption** : { $names }. Il ne restait pas d’adversaire pour toi. Cela compte comme une victoire ({ $points }).
tournament-free-walkover = **Sans adversaire** : { $names }. Ton adversaire ne participe plus. Cela compte comme une victoire ({ $points }).
tournament-free-rest = **Repos** : { $names }. C’est ton tour de ne pas jouer. Cela ne donne pas de points, et tout le monde y passe.
tournament-free-asked = **Dispense** : { $names }. L’organisation en a décidé : ni table, ni points, ni absence.
tournament-free-through = **Pas de match à cette ronde** : { $names }. Tu restes en course : un message te préviendra de ton prochain match.
tournament-label-bye = Exemption ({ $points })
tournament-label-walkover = Sans adversaire ({ $points })
tournament-label-rest = Repos
tournament-label-asked = Dispense par l’organisation
tournament-label-through = Pas de match, en course

## Qui arrive tard ou s’en va
tournament-joined-late = Tu participes à { $title }. Tu joues à partir de la ronde { $round } ; les rondes précédentes ne te donnent pas de points.
tournament-added-late = { $user } participe à { $title }, à partir de la ronde { $round }.
tournament-entrants-dropped = **Départs ({ $count })** : { $names }

## Ailleurs, et la fin
tournament-card-moved = Ce tournoi s’annonce désormais ailleurs : [sa carte est ici]({ $link }).
tournament-card-renewed = Ce tournoi a une carte plus récente : [elle est ici]({ $link }).
tournament-no-winner = Personne n’a marqué de point : personne ne gagne.
tournament-goes-up = ⬆️ **Montée en division { $division }** : { $names }
tournament-goes-down = ⬇️ **Descente en division { $division }** : { $names }
tournament-season-hint = Pour ouvrir la saison suivante avec ces divisions, l’organisation tape `/tournoi saison-suivante tournoi:{ $number }`.
tournament-division-end = fin de la division { $number }

## Le départage
tournament-tie-knockout = ton parcours ; les personnes éliminées à la même ronde partagent la place
tournament-ties-about = **Comment on départage les égalités de points**, étape par étape :
tournament-about-opponents = **Points par partie des adversaires** (colonne Adv.) : combien de points tes adversaires marquent en moyenne par partie. Des adversaires plus forts te font monter.
tournament-about-wins = **Victoires** : combien de fois tu as eu la première place sans la partager.
tournament-about-direct = **Confrontation directe** : si toutes les personnes à égalité se sont rencontrées, seules leurs parties entre elles comptent.
tournament-about-firsts = **Moins de premiers sièges** (colonne 1er siège) : avoir eu moins souvent le premier siège te fait monter.
tournament-about-buchholz = **Buchholz tronqué** (colonne Buch.) : la somme des points de tes adversaires, sans le total le plus bas : après une seule ronde, il vaut 0. Des adversaires plus forts te font monter.
tournament-about-sonneborn = **Sonneborn-Berger** (colonne S-B) : les points des adversaires que tu as battus, et la moitié des points des adversaires avec qui tu as fait égalité.
tournament-about-lot = **Tirage au sort** : chaque personne reçoit un numéro tiré du secret sur lequel la carte s’engage ; personne ne peut le choisir.

## Pauses, corrections, qui est appelé
tournament-told-pause = ⏸ **{ $title }** : l’organisation l’a mis en pause. Toutes les horloges sont arrêtées jusqu’à la reprise.
tournament-told-resume = ▶️ **{ $title }** reprend : toutes les horloges tournent de nouveau. La ronde { $round } finit maintenant le { $when }.
tournament-told-rated-on = ⚠️ **{ $title }** : l’organisation a changé les conditions. Ses parties comptent désormais pour les cotes. Si cela ne te convient pas, appuie sur **Quitter** sur la carte.
tournament-told-rated-off = ⚠️ **{ $title }** : l’organisation a changé les conditions. Ses parties ne comptent plus pour les cotes. Si cela ne te convient pas, appuie sur **Quitter** sur la carte.
tournament-told-corrected = ⚖️ **{ $title }** : l’organisation a corrigé la ronde { $round }, table { $table }. { $seats }
tournament-told-missed = **{ $title }** commence sans les personnes qui n’ont pas pointé : { $names }
tournament-told-season = 🏆 **{ $title }** : la saison { $season } est ouverte. Appuie sur **Rejoindre** sur la carte ci-dessous pour jouer dans la division gagnée la saison dernière.
    { $names }
tournament-told-cancel-idle = L’organisation a annulé le tournoi.
tournament-over-corrected = ⚖️ L’organisation a corrigé la ronde { $round }, table { $table } : voici le nouveau résultat final.
told-taken-out = L’organisation retire { $name } du tournoi. Un bot joue désormais à ce siège.
told-taken-out-end = L’organisation retire { $name } du tournoi.
tournament-log-missed = écarte { $user }, faute de pointage
tournament-log-remind = rappelle aux tables en cours que la ronde { $round } finit bientôt
tournament-result-reopens = Avec ce résultat, il faudrait encore un match, mais le tournoi est terminé : la ronde { $round } reste telle quelle. Crée un autre tournoi avec `/tournoi créer` pour continuer à jouer.

## Ce que la carte dit encore
tournament-field-season = Saison
tournament-season-next = { $season }. Les personnes de la saison dernière qui s’inscrivent jouent dans la division gagnée ; les autres commencent dans la plus basse.
tournament-field-late = Inscription tardive
tournament-late-until = **Rejoindre** est possible jusqu’à l’appariement de la ronde { $round } ; une ronde manquée ne donne pas de points
tournament-field-absent = Absences
tournament-absent-rule = { $count ->
    [0] ne pas jouer du tout à une table est un forfait
    [one] ne pas jouer du tout à une table est un forfait, et tu quittes le tournoi
    [2] ne pas jouer du tout à une table est un forfait ; au deuxième, tu quittes le tournoi
   *[other] ne pas jouer du tout à une table est un forfait ; au troisième, tu quittes le tournoi
}
tournament-field-unfinished = Parties inachevées
tournament-unfinished-rule = jugées à la fin de la ronde, telles qu’elles sont après le dernier tour de table complet ; à égalité : moins de tours manqués, puis ne pas se faire attendre, puis place partagée
tournament-field-stand-ins = Bots remplaçants
tournament-stand-ins-rule = si un bot tient ton siège à la fin, ou a joué plus de la moitié de tes tours, ce siège compte comme dernier
tournament-field-knockout-ties = Égalité à une table éliminatoire
tournament-knockout-ties-rating = la meilleure tête de série se qualifie (selon la cote au début, puis le tirage au sort)
tournament-knockout-ties-rounds = la meilleure tête de série se qualifie (selon le classement avant la phase finale)
tournament-entrants-left-none = Plus personne ne joue.
tournament-division = **Division { $number }** : { $names }
tournament-divisions-by-rating = Les divisions suivent les cotes, puis le tirage au sort : les plus hautes jouent en division 1.
tournament-divisions-by-season = Les divisions sont celles gagnées la saison dernière ; les places des absences se remplissent par le bas, et on commence dans la plus basse.

## En-têtes des fichiers exportés
csv-file-standings = classement.csv
csv-file-results = resultats.csv
csv-separator = ;
csv-decimal = ,
csv-rank = Rang
csv-group = Groupe
csv-user = Identifiant Discord
csv-name = Nom
csv-points = Points
csv-games = Parties
csv-wins = Victoires
csv-firsts = Premiers sièges
csv-dropped = Départ
csv-opponents = Points par partie des adversaires
csv-direct = Confrontation directe
csv-lot = Tirage au sort
csv-buchholz = Buchholz tronqué
csv-sonneborn = Sonneborn-Berger
csv-round = Ronde
csv-stage = Phase
csv-stage-swiss = suisse
csv-stage-groups = groupes
csv-stage-knockout = élimination directe
csv-table = Table
csv-game = Numéro de partie
csv-seat = Siège
csv-place = Place
csv-absent = Aucun coup joué
