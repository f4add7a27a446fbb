# Les cotes et le classement.

cmd-leaderboard = palmarès
cmd-leaderboard-about = Qui joue le mieux, sur ce serveur ou sur tous
opt-reach = portée
opt-reach-about = Ce serveur (par défaut) ou tous les serveurs
reach-server = ce serveur
reach-world = tous les serveurs
leaderboard-title = { $game } : les cotes
leaderboard-server = { $count ->
    [one] Ce serveur · une personne
   *[other] Ce serveur · { $count } personnes
}
leaderboard-world = { $count ->
    [one] Tous les serveurs · une personne
   *[other] Tous les serveurs · { $count } personnes
}
leaderboard-empty = { $game } : personne n’a encore de cote ici. Seules comptent les parties entre personnes, sans bot à la table. Ouvres-en une avec `/partie nouvelle`.
curve-note = Cote · { $game }
button-world-hidden = Me masquer
button-world-shown = M’afficher
world-set-shown = Tu figures désormais au palmarès de tous les serveurs.
world-set-hidden = Tu ne figures plus au palmarès de tous les serveurs. Tu restes au palmarès de ce serveur.
world-shown = y figurer
world-hidden = ne pas y figurer
cmd-settings-world = monde
cmd-settings-world-about = Figurer ou non au palmarès de tous les serveurs
opt-listed = moi
opt-listed-about = Y figurer ou non ; tu restes au palmarès de chaque serveur
