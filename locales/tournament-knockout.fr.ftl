# Les matchs d’une phase à élimination : plusieurs parties, égalités, troisième place.

tournament-field-best-of = Parties par match
tournament-count-best-of = { $count ->
    [one] une seule
   *[other] au meilleur des { $count }
}
tournament-field-third = Match pour la troisième place
tournament-field-decider = Si l’égalité demeure
tournament-decider-seed = la meilleure tête de série l’emporte
tournament-decider-second = qui jouait après l’autre dans la dernière partie l’emporte
tournament-decider-lot = le tirage au sort tranche
tournament-knockout-ties-replay = la partie est rejouée : quelqu’un d’autre commence, avec moins de temps par tour, { $times } fois au plus ; ensuite, { $decider }
tournament-proposes-junior-goals-secret = Des **objectifs secrets** vont mieux à une élimination : avec des objectifs communs, 22 à 49 duels sur 100 finissent à égalité et sont à rejouer ; avec des objectifs secrets, aucun sur 160. Pour changer, choisis **Objectifs** dans la liste ci-dessous.
tournament-best-of = Un match se joue au meilleur de 1, 3 ou 5 parties. Choisis l’un de ces nombres.
tournament-unused-match = **{ $option }** n’a pas de sens ici : c’est pour une élimination directe en duels ({ $format } n’en a pas avec ces choix). Retire cette option, ou choisis `taille-des-tables:2` et une élimination directe.
tournament-unused-format = **{ $option }** n’a pas de sens avec cette formule ({ $format }). Retire cette option, ou choisis une autre formule.
tournament-unused-best-of = **Au meilleur des { $count }** vaut pour les duels d’une élimination directe : avec ces choix, chaque match se joue en une partie.

## Comment une table a fini
tournament-tied-seed = égalité : la meilleure tête de série se qualifie
tournament-tied-seed-final = égalité : la meilleure tête de série gagne
tournament-tied-second = encore une égalité : qui jouait après l’autre dans cette partie se qualifie
tournament-tied-second-final = encore une égalité : qui jouait après l’autre dans cette partie gagne
tournament-tied-lot = encore une égalité : tirage au sort par le secret du tournoi
tournament-tied-lot-final = encore une égalité : tirage au sort par le secret du tournoi
tournament-tied-again = égalité : la partie est rejouée avec moins de temps par tour, et quelqu’un d’autre commence
tournament-match = **{ $name }** { $wins } { $other }
tournament-match-scores = **{ $name }** { $wins } { $other } ({ $scores })
tournament-game-number = Partie { $game } sur { $of } : { $name } { $wins } { $other }
tournament-game-number-short = partie { $game } sur { $of }
tournament-replay-number = Partie rejouée { $replay } ({ $of } au plus) : le match est à égalité. Une autre personne commence, et le temps est plus court (**{ $clock }**).
tournament-replay-number-short = partie rejouée { $replay }
tournament-next-game = { $wins } : la partie { $game } suit, et l’autre commence
tournament-again = 🔁 **Jouent encore** : { $names }
tournament-third = 🥉 { $count ->
    [one] **Joue la troisième place**
   *[other] **Jouent la troisième place**
} : { $names }
tournament-third-won = 🥉 **Troisième place** : { $names }
tournament-round-replays = 🔁 Ces matchs à égalité sont rejoués : quelqu’un d’autre commence, un tour dure moins longtemps (**{ $clock }**), et la ronde aussi.

## Où tu en es
tournament-my-knockout-again = { $title }, ronde { $round } : la table { $table } n’a pas départagé ton match. Il continue à la ronde suivante, et quelqu’un d’autre commence. { $tables ->
    [0] La ronde suivante va commencer.
    [one] Une table se joue encore.
   *[other] { $tables } tables se jouent encore.
} { $until }
tournament-my-third = Tu ne peux plus gagner { $title }, mais tu joues la troisième place. Un message te préviendra du début de ce match. { $until }

## Le tableau
tournament-part-third = Troisième place
tournament-third-place = Troisième place
picture-tournament-alt-third = joue la troisième place
