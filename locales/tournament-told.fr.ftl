# Ce qu’un tournoi dit en public : la fin des rondes et des tables, qui n’en a pas, qui est éliminé, et le départage.

tournament-someone-gone = quelqu’un qui est parti

## Une ronde finie
tournament-round-over = **La ronde { $round } est finie.**
tournament-table-line = **Table { $table }** : { $seats }
tournament-verdict = { $line } · ⚖️ { $verdict }
tournament-by-deadline = jugée à l’échéance, selon la position
tournament-by-organiser = décidée par l’organisation
tournament-by-silence = jugée selon la position, car plus personne ne jouait
tournament-tied = égalité : la meilleure tête de série continue
tournament-tied-final = égalité : la meilleure tête de série gagne
tournament-seat = **{ $place }.** { $name }
tournament-seat-points = **{ $place }.** { $name } ({ $points })
tournament-seat-forfeit = **{ $place }.** { $name } (forfait)
tournament-seat-forfeit-points = **{ $place }.** { $name } ({ $points }, forfait)
tournament-tables-more = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
} : `/tournoi tables ronde:{ $round }`
tournament-absent = **Pas un seul coup (forfait, compte comme dernière place)** : { $names }
tournament-dropped = **Départs** : { $names }
tournament-dropped-name = { $name } ({ $why })
tournament-dropped-absent = deux absences
tournament-dropped-left = départ
tournament-dropped-organiser = retrait par l’organisation
tournament-on = ➡️ { $count ->
    [one] **Continue**
   *[other] **Continuent**
} : { $names }
tournament-second = ↘️ **Une défaite, encore en course** : { $names }
tournament-out = ❌ **Fin du parcours** : { $names }
tournament-champion = 🏆 **Gagne le tournoi** : { $names }
tournament-cut = ➡️ **La phase finale commence entre** : { $names }
tournament-ties-hint = `/tournoi infos` explique comment on départage les égalités.
button-bracket = Tableau

## Une table qui a son résultat
tournament-table-result = 🏆 **{ $title }** · ronde { $round }, table { $table } : voici ce qui compte.
tournament-table-decided = 🏆 **{ $title }** · ronde { $round }, table { $table } : l’organisation a décidé cette table.
tournament-table-corrected = 🏆 **{ $title }** · ronde { $round }, table { $table } : l’organisation a corrigé ce résultat.
tournament-table-at-deadline = ⚖️ Le temps de la ronde était écoulé : la table est jugée selon la position.
tournament-table-at-silence = ⚖️ Plus personne ne jouait ici : la table est jugée selon la position.
tournament-never-moved-bot = ⚖️ Sans un seul coup de { $names }, un bot a joué. Quoi qu’il en ait fait, { $count ->
    [one] ce siège compte comme dernier
   *[other] ces sièges comptent comme derniers
}.
tournament-never-moved = ⚖️ Pas un seul coup de { $names } : { $count ->
    [one] ce siège compte comme dernier
   *[other] ces sièges comptent comme derniers
}.
tournament-nobody-moved = ⚖️ Personne n’a joué à cette table : forfait pour tout le monde, sans points.
tournament-nobody-moved-knockout = ⚖️ Personne n’a joué à cette table. Il faut bien que quelqu’un continue : les places du plateau comptent.
tournament-table-freed = 🏆 **{ $title }** est annulé. Cette partie continue comme une partie ordinaire : aucune fin de ronde ne l’arrêtera.
tournament-round-ends = ⏳ { $names } : la ronde { $round } finit { $when }, et c’est à toi de jouer ici. Ce qui n’est pas fini sera jugé selon la position ; qui n’a pas joué du tout perd par forfait.

## Qui n’a pas de table
tournament-free-bye = **Exemption** : { $names }. Il ne restait pas d’adversaire pour toi ; cela compte comme une victoire ({ $points }).
tournament-free-walkover = **Sans adversaire** : { $names }. Ton adversaire ne participe plus ; cela compte comme une victoire ({ $points }).
tournament-free-rest = **Repos** : { $names }. C’est ton tour de repos ; il ne donne pas de points, et tout le monde en a un.
tournament-free-through = **Pas de match à cette ronde** : { $names }. Tu restes en course : un message t’appelle pour ton prochain match.
tournament-label-bye = Exemption ({ $points })
tournament-label-walkover = Sans adversaire ({ $points })
tournament-label-rest = Repos
tournament-label-through = Pas de match, en course

## Qui arrive tard ou s’en va
tournament-joined-late = Tu participes à { $title }. Tu joues à partir de la ronde { $round } ; les rondes d’avant ne te donnent pas de points.
tournament-added-late = { $user } participe à { $title }, à partir de la ronde { $round }.
tournament-entrants-dropped = **Départs ({ $count })** : { $names }

## Ailleurs, et la fin
tournament-card-moved = Ce tournoi s’annonce désormais ailleurs : [sa carte est ici]({ $link }).
tournament-no-winner = Personne n’a marqué de point : il n’y a pas de vainqueur.
tournament-goes-up = ⬆️ **Montée en division { $division }** : { $names }
tournament-goes-down = ⬇️ **Descente en division { $division }** : { $names }
tournament-season-hint = L’organisation ouvre la saison suivante, avec ces divisions, par `/tournoi saison-suivante tournoi:{ $number }`.
tournament-division-end = fin de la division { $number }

## Le départage
tournament-tie-knockout = jusqu’où tu vas ; qui sort à la même ronde partage la place
tournament-ties-about = **Comment on départage les égalités de points**, étape par étape :
tournament-about-opponents = **Points par partie des adversaires** (colonne Adv.) : ce que tes adversaires font en moyenne par partie. Des adversaires plus forts te placent plus haut.
tournament-about-wins = **Victoires** : combien de fois tu as eu la première place sans la partager.
tournament-about-direct = **Confrontation directe** : si toutes les personnes à égalité se sont rencontrées, seules leurs parties entre elles comptent.
tournament-about-firsts = **Moins de premiers sièges** (colonne 1er siège) : avoir moins souvent eu le premier siège te place plus haut.
tournament-about-buchholz = **Points des adversaires sauf le moindre** (colonne Buch., Buchholz tronqué de 1) : la somme des points de tes adversaires, sans le total le plus bas. Des adversaires plus forts te placent plus haut.
tournament-about-sonneborn = **Points des adversaires battus** (colonne S-B, Sonneborn-Berger) : les points de celles et ceux que tu as battus, et la moitié des points en cas d’égalité à la table.
tournament-about-lot = **Tirage au sort** : un numéro tiré pour chaque personne à partir du secret auquel la carte s’engage ; personne ne peut le choisir.

## Pauses, corrections, qui est appelé
tournament-told-pause = ⏸ **{ $title }** : l’organisation l’a mis en pause. Aucune horloge ne court avant la reprise.
tournament-told-resume = ▶️ **{ $title }** reprend : toutes les horloges courent à nouveau. La ronde { $round } finit maintenant le { $when }.
tournament-told-rated-on = ⚠️ **{ $title }** : l’organisation a changé les conditions. Ses parties comptent désormais pour les cotes. Si cela ne te convient pas, **Partir** sur la carte annule ton inscription.
tournament-told-rated-off = ⚠️ **{ $title }** : l’organisation a changé les conditions. Ses parties ne comptent plus pour les cotes. Si cela ne te convient pas, **Partir** sur la carte annule ton inscription.
tournament-told-corrected = ⚖️ **{ $title }** : l’organisation a corrigé la ronde { $round }, table { $table }. { $seats }
tournament-told-missed = **{ $title }** commence sans les personnes qui n’ont pas pointé : { $names }
tournament-told-season = 🏆 **{ $title }** : la saison { $season } est ouverte. Appuie sur **Rejoindre** sur la carte ci-dessous, et tu joues dans la division gagnée la saison dernière.
    { $names }
tournament-told-cancel-idle = L’organisation a annulé le tournoi.
tournament-over-corrected = ⚖️ L’organisation a corrigé la ronde { $round }, table { $table } : voici comment il finit maintenant.
told-taken-out = L’organisation retire { $name } du tournoi ; un bot continue à ce siège.
told-taken-out-end = L’organisation retire { $name } du tournoi.
tournament-log-missed = écarte { $user }, faute de pointage
tournament-log-remind = rappelle aux tables en cours la fin de la ronde { $round }
tournament-result-reopens = Avec ce résultat, il faudrait encore un match, mais le tournoi est terminé : la ronde { $round } reste telle quelle. Crée un autre tournoi avec `/tournoi creer` pour continuer à jouer.

## Ce que la carte dit encore
tournament-field-season = Saison
tournament-season-next = { $season }. Qui a joué la dernière joue dans la division gagnée, à condition de s’inscrire ; les autres commencent dans la plus basse.
tournament-field-late = Inscription tardive
tournament-late-until = **Rejoindre** reste ouvert jusqu’à l’appariement de la ronde { $round } ; une ronde manquée ne donne pas de points
tournament-field-absent = Absences
tournament-absent-rule = une table sans un seul coup est un forfait ; la deuxième fois, on quitte le tournoi
tournament-field-knockout-ties = Égalité à une table éliminatoire
tournament-knockout-ties-rating = la meilleure tête de série continue (selon la cote au début, puis le tirage au sort)
tournament-knockout-ties-rounds = la meilleure tête de série continue (selon le classement avant la phase finale)
tournament-entrants-left-none = Plus personne ne joue.
tournament-division = **Division { $number }** : { $names }
tournament-divisions-by-rating = Les divisions suivent les cotes, puis le tirage au sort : les plus hautes jouent en division 1.
tournament-divisions-by-season = Les divisions sont celles de la saison dernière ; les autres commencent dans la plus basse.

## En-têtes des fichiers exportés
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
csv-dropped = Abandon
csv-opponents = Points par partie des adversaires
csv-direct = Rencontres directes
csv-lot = Tirage au sort
csv-buchholz = Buchholz moins le plus faible
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
csv-absent = N’a jamais joué
