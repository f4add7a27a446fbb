# Ce qu’on décide d’une partie en dehors des coups : annuler, partie nulle, sièges repris, hôtes, modération.

## Propositions
button-undo = Annuler mon coup
button-agree = D’accord
button-refuse = Refuser
ask-undo = { $name } demande à reprendre son dernier coup.
ask-draw = { $name } propose la partie nulle.
ask-pause = { $name } propose une pause : le temps s’arrête, et personne ne joue avant la reprise.
ask-replace = { $name } propose que { $taker } reprenne le siège de { $seat }.
consent-asked = { $names } : d’accord ?
consent-given = ✅ { $name } est d’accord.
settled-agreed = Tout le monde est d’accord : c’est fait.
settled-refused = { $name } refuse ; rien ne change.
settled-withdrawn = { $name } retire sa proposition.
settled-lapsed = La partie a continué : cette proposition est caduque.
proposed = Ta proposition est à la table de la partie { $game }. Elle vaut jusqu’à la réponse des autres ou la suite de la partie ; **Refuser** la retire.
done-undo = Coup repris dans la partie { $game }. Appuie sur **Jouer** sous le nouveau plateau.
done-draw = C’est fait : la partie { $game } est nulle.
done-pause = C’est fait : la partie { $game } est en pause. `/partie reprendre` la relance.
done-resume = C’est fait : la partie { $game } continue.
done-replace = C’est fait : le siège de la partie { $game } a changé de mains.

## Annonces à la table
told-undone = ↩️ { $name } reprend son dernier coup.
told-draw-end = 🤝 Partie nulle d’un commun accord.
told-abandon-end = 🕸️ Plus personne ne joue cette partie : son hôte y met fin, sans résultat.
told-abandon-why = 🕸️ Plus personne ne joue cette partie : son hôte y met fin, sans résultat. « { $other } »
told-stop-end = 🛑 La modération met fin à cette partie, sans résultat.
told-stop-why = 🛑 La modération met fin à cette partie, sans résultat. « { $other } »
told-replaced = 🔁 { $name } reprend le siège de { $other }.
told-removed = La modération écarte { $name } ; un bot continue à ce siège.
told-removed-end = La modération écarte { $name }.
told-host = L’hôte de la partie { $game } est maintenant { $name }.
told-resumed = ▶️ { $name } relance la partie { $game }.
watched-over = { $names } : la partie { $game }, que tu regardes, est finie.

## Pouvoirs
kicked = { $name } n’est plus à la partie { $game }.
host-passed = L’hôte de la partie { $game } est maintenant { $name }.
table-ended = La partie { $game } est terminée.
watching = Tu recevras une seule notification, à la fin de la partie { $game }. `/partie ne-plus-regarder` l’annule.
unwatched = Tu ne recevras pas d’appel à la fin de la partie { $game }.
moderators-set-none = Seules les personnes qui gèrent le serveur modèrent ses tables.
moderators-set-role = { $role } (et les personnes qui gèrent le serveur) modère ses tables.

## Journal
log-title = **{ $game } · partie { $number }** : ce qui s’est fait en dehors des coups
log-empty = Rien pour l’instant.
log-reason = { $line } « { $reason } »
somebody = le bot
button-newer = ◀ Plus récent
button-older = Plus ancien ▶
log-undo = { $actor } reprend un coup.
log-declined-undo = { $actor } demande à reprendre un coup, en vain.
log-declined-draw = { $actor } propose la nulle, en vain.
log-declined-pause = { $actor } propose une pause, en vain.
log-declined-replace = { $actor } propose { $subject } pour un siège, en vain.
log-draw = Partie nulle, sur proposition de { $actor }.
log-leave = { $actor } laisse son siège à { $subject }.
log-replace = { $subject } reprend un siège, sur proposition de { $actor }.
log-resign = { $actor } abandonne.
log-pause = Pause, sur proposition de { $actor }.
log-resume = { $actor } relance la partie.
log-timeout = Temps écoulé pour { $subject }.
log-hand = Tours manqués par { $subject } : un bot joue ce siège.
log-comeback = { $actor } est de retour.
log-forfeit = Temps écoulé pour { $subject }, dont le siège est perdu pour de bon.
log-abandon = Fin de la partie, que plus personne ne jouait.
log-remove = { $actor } écarte { $subject }.
log-kick = { $actor } écarte { $subject } avant le début.
log-expire = Rien n’a bougé à la table pendant 7 jours : fermée.
log-host = { $actor } passe le rôle d’hôte à { $subject }.
log-end = { $actor } met fin à la partie.

## Refus
undo-nothing = Tu n’as aucun coup à reprendre.
undo-too-late = Ce coup ne peut plus être repris : ce n’est plus le dernier de la partie. Propose la partie nulle avec `/partie nulle`, ou continue.
undo-other-rules = Cette partie suit d’anciennes règles, avec lesquelles je ne sais plus reprendre un coup. Continue à partir d’ici.
undo-shown = Ce coup ne se reprend pas : il a montré le hasard ou un secret. Continue à partir d’ici.
already-proposed = C’est déjà proposé à cette table. Réponds-y là-bas avec **D’accord** ou **Refuser**.
declined-before = Tu l’as déjà proposé, et ce fut refusé ou retiré. Tu pourras le proposer de nouveau quand la partie aura avancé, ou { $when }.
proposal-gone = Cette proposition est réglée. `/plateau` montre où en est la partie.
proposal-lapsed = La partie a continué : cette proposition est caduque. Propose-la de nouveau si tu y tiens.
not-asked = On ne te demande rien ici : c’est aux personnes nommées dans le message de répondre.
already-agreed = Tu as déjà donné ton accord. Les autres ont encore à répondre.
daily-alone = Un labyrinthe du jour se joue en solo, et c’est une course : rien ne se reprend ni ne se négocie. Laisse-le simplement ; il finit tout seul à minuit (UTC).
taker-seated = Cette personne joue déjà à cette table. Nomme quelqu’un d’autre.
taker-bot = Un siège est pour une personne. Nomme quelqu’un qui n’est pas un bot.
taker-blind = { $name } ne voit pas { $place }. Demande à la modération d’ouvrir l’accès, ou nomme quelqu’un d’autre.
seat-of-bot = Un bot joue ce siège depuis le début, et le garde. Nomme le siège d’une personne.
only-moderators = C’est réservé à la modération : la permission « Gérer le serveur », ou le rôle choisi par `/reglages moderation`.
kick-running = Cette partie a commencé : désormais, seule la modération renvoie quelqu’un. Propose un changement avec `/partie remplacer`, ou demande à la modération.
they-are-not-seated = { $name } ne joue pas à cette table. `/plateau` montre qui y joue.
game-alive = Cette partie se joue encore. L’hôte peut y mettre fin après { $days } jours sans coup ; d’ici là, propose la partie nulle avec `/partie nulle`, ou demande à la modération.
end-own-turn = C’est à toi de jouer : joue, ou abandonne avec `/partie abandonner`. L’hôte ne met fin qu’à une partie qui attend les autres.
end-paused = La partie est en pause : ce n’est pas une raison d’y mettre fin. `/partie reprendre` la fait reprendre ; `/partie nulle` propose la partie nulle.
no-table-here = Aucune table ouverte ou en cours dans ce salon. Précise laquelle avec l’option `numero` ; `/partie liste` les montre toutes.
log-closed = Le journal d’une table est pour les personnes qui y sont, son hôte et la modération.
watch-seated = Tu joues toi-même cette partie : tu reçois un appel à chacun de tes tours.
watch-full = Trop de monde regarde déjà cette partie ; je ne peux appeler personne de plus. `/plateau` la montre à tout moment.
not-watching = Tu ne regardes pas la partie { $game }. `/partie regarder` le fait.

## Commandes
cmd-game-undo = annuler
cmd-game-undo-about = Reprendre ton dernier coup, si les autres sont d’accord et si rien n’a été révélé
cmd-game-draw = nulle
cmd-game-draw-about = Proposer la partie nulle
cmd-game-pause = pause
cmd-game-pause-about = Proposer d’arrêter le temps d’une partie
cmd-game-resume = reprendre
cmd-game-resume-about = Relancer une partie en pause
cmd-game-replace = remplacer
cmd-game-replace-about = Confier à quelqu’un un siège d’une partie en cours
cmd-game-kick = ecarter
cmd-game-kick-about = Écarter quelqu’un d’une table (l’hôte avant le début, la modération toujours)
cmd-game-host = hote
cmd-game-host-about = Passer le rôle d’hôte à quelqu’un
cmd-game-end = terminer
cmd-game-end-about = Mettre fin à une table sans résultat (hôte d’une partie morte, modération)
cmd-game-log = journal
cmd-game-log-about = Ce qui s’est fait à une table en dehors des coups
cmd-game-watch = regarder
cmd-game-watch-about = Recevoir un appel à la fin d’une partie
cmd-game-unwatch = ne-plus-regarder
cmd-game-unwatch-about = Ne plus recevoir d’appel à la fin d’une partie
cmd-settings-moderators = moderation
cmd-settings-moderators-about = Quel rôle modère les tables (pour qui gère le serveur)
opt-moderator-role = role
opt-moderator-role-about = Le rôle qui modère les tables ; vide : seulement qui gère le serveur
opt-seat = siege
opt-seat-about = Le siège de qui
opt-taker = par
opt-taker-about = Qui reprend le siège
opt-who = qui
opt-who-about = Quelle personne
opt-reason = raison
opt-reason-about = Pourquoi ; toute la table le lit
