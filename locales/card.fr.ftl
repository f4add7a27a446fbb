# La carte d’une table dans son salon, les boutons qui ouvrent des tables, et l’aide.

## Ce qu’est chaque jeu
about-junior = Pousse une tuile, fais glisser les couloirs et arrête-toi sur le trésor avant les autres.
about-secret = Fais tourner les anneaux d’un château rond, va chercher l’objet demandé, gagne ceux des autres en duel.
about-poudlard = Retourne les couloirs du château et suis tes sept cours avant tout le monde.
about-pasvu = Déplace des meubles et cache tes fantômes : ceux que l’on voit par la serrure repartent.
about-size = 👥 de { $least } à { $most } · ⏱ environ { $minutes } min

## Salon
dice-short = 🎲 Dés scellés · { $hash }…
button-fair = Dés honnêtes
bot-strength = Un bot de quelle force ?
bot-which = Quel bot retirer ?
level-easy-label = 🪶 Icare · facile
level-easy-about = 🪶 **Icare** (facile) joue des coups simples, et se trompe parfois.
level-easy-seat = 🪶 bot facile
level-normal-label = 🧵 Ariane · normal
level-normal-about = 🧵 **Ariane** (normal) prépare bien chaque tour et répond sans attendre.
level-normal-seat = 🧵 bot normal
level-expert-label = 👑 Minos · expert
level-expert-about = 👑 **Minos** (expert) voit plus loin qu’Ariane et prend un instant pour réfléchir.
level-expert-up-to = Dans ce jeu, à plus de { $most }, Minos joue comme Ariane.
level-expert-seat = 👑 bot expert
alone-asked = Il n’y a que toi à cette table. Jouer en solo ?
button-alone = Oui, en solo

## Pendant la partie, et après
card-started = La partie a commencé : le plateau est plus bas.
card-score = { $name } · { $score }
card-won = { $count ->
    [one] 🏆 Victoire { OF($names) } !
   *[other] 🏆 Victoire partagée : { $names }.
}
card-drawn = 🤝 Partie nulle.
card-finished = 🏁 La partie est finie.
card-given-up = 🏁 La partie a été abandonnée.
card-uncounted = Cette partie s’est arrêtée sans résultat.
button-watch = Regarder
button-unwatch = Ne plus regarder
button-place = Aller à la table
button-board = Plateau

## Aide
help-home =
    🧩 **Dédale** : des jeux de couloirs dans ce salon, en direct ou un coup par jour, à plusieurs ou contre des bots.
    • Tes parties, d’abord celles qui t’attendent : { $games }
    • Les énigmes du jour, en solo : { $daily }
    • Revoir un plateau : { $board }
    • Ta langue et d’autres réglages : { $settings_language }
    • Ce que je garde sur toi : { $data_export }
    Appuie sur un bouton.
help-play =
    {"**"}Jouer**
    {"**"}1.** Choisis un jeu ci-dessous : une table s’ouvre ici.
    {"**"}2.** Appuie sur **Ajouter un bot**, ou laisse d’autres **Rejoindre** ; puis **Commencer**.
    {"**"}3.** À ton tour : **Jouer**, puis **Confirmer** ou **Déposer**. Lancer ou retourner compte aussitôt.
    • Tables à rejoindre ou à regarder : { $game_list }
    • En solo : { $daily }
    • À plusieurs : { $game_undo }, { $game_pause }
    • Abandonner : { $game_resign }. Revenir : { $game_comeback }
help-acts = -# Sans le panneau : { $acts }
help-links = -# Liens en anglais. Tape : { $name }…
help-rules =
    {"**"}Règles**
    Choisis un jeu ci-dessous : ses règles viennent en images, page par page.
    • La même chose par commande : { $rules }
    • Tu bloques à ton tour ? Le panneau a un bouton **Indice**.
    • Revoir une partie finie, tour par tour : { $replay }
    • Les dés étaient-ils honnêtes ? { $verify }
help-tournaments =
    {"**"}Tournois**
    Un tournoi se déroule tout seul, ronde après ronde, jusqu’au podium.
    • En rejoindre un, ou le regarder : { $tournament_list }
    • Ta table : { $tournament_my_table }
    • Où il en est : { $tournament_standings }, { $tournament_info }, { $tournament_series }
    • En organiser un : { $tournament_create }
    • Le palmarès : { $leaderboard }
    • Tes propres chiffres : { $stats }
help-organise =
    {"**"}Organiser un tournoi**
    { $tournament_create } → { $tournament_panel } → { $tournament_start } ; { $tournament_next_season } pour une ligue
    • Attente, temps : { $organise_tables }, { $organise_extend }, { $organise_postpone }, { $tournament_pause }
    • Personnes : { $tournament_add }, { $tournament_drop }, { $organise_substitute }, { $organise_sit_out }, { $organise_seed }
    • Résultats : { $tournament_result }, { $tournament_cancel }
    • Dans le panneau, **{ button-people }** sert à te faire aider ou relayer ; **{ tournament-field-repeat }** crée une série.
button-help-play = Jouer
button-help-home = Accueil
button-help-rules = Règles
button-help-tournaments = Tournois
button-help-organise = Organiser

## Listes
list-daily = { $game ->
    [hall] Le hall du jour
   *[other] Le labyrinthe du jour
} · partie { $number }

## Arrêter et partir
resign-which = Quelle partie abandonner ?
end-asked = Mettre fin à { $game } pour de bon, pour toute la table ? Elle ne comptera pour personne.
button-end = Y mettre fin
