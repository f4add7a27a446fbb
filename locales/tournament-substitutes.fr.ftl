# Remplacements : qui reprend une place pendant que les rondes se jouent.

cmd-organise-substitute = remplacer
cmd-organise-substitute-about = Donner à quelqu’un la place d’une personne qui part
opt-substitute = remplacement
opt-substitute-about = Qui reprend la place ; sans rien, le premier nom de la liste

## La liste
button-stand-by = Liste de remplacement
button-substitute = Reprendre la place
tournament-entrants-standing-by = **Liste de remplacement ({ $count })** : { $names }
tournament-stands-by-now = { $title } a commencé. Ta place sur la liste de remplacement : { $place }. Si quelqu’un part, l’organisation peut te donner sa place, et un message te prévient. **Quitter** te retire de la liste.
tournament-stands-by = Ta place sur la liste de remplacement de ce tournoi : { $place }. Si quelqu’un part, l’organisation peut te donner sa place, et un message te prévient ; il n’y a rien à presser.
tournament-substitute-for = { $name } (à la place de { $other })

## Quelqu’un entre
tournament-told-substitute = 🔁 **{ $title }** : { $user } prend maintenant la place de { $other }.
tournament-told-substitute-points = La place garde ses points et ses parties.
tournament-told-substitute-bracket = Le parcours dans le tableau continue là où il en est.
tournament-told-substitute-table = Le siège de la ronde { $round }, table { $table }, change de main aussi.
tournament-told-substitute-wanted-points = 🔁 **{ $title }** : { $names }, l’organisation te propose la place de { $other }, avec ses points. Appuie sur **Reprendre la place** si tu veux ; sans réponse, tu ne participes pas.
tournament-told-substitute-wanted-bracket = 🔁 **{ $title }** : { $names }, l’organisation te propose la place de { $other }, là où elle en est dans le tableau. Appuie sur **Reprendre la place** si tu veux ; sans réponse, tu ne participes pas.
tournament-joined-substitute = Tu participes à { $title } : tu y reprends une place. **Ma table** sur la carte montre où tu joues.
tournament-substituted-now = { $user } joue maintenant à la place de { $other } dans { $title }.
tournament-substitute-asked = { $user } reçoit la question dans le salon de { $title }, et aura la place de { $other } en appuyant sur **Reprendre la place**.
tournament-my-relieved = { $name } joue à ta place dans { $title } depuis la ronde { $round }.
tournament-ranks-substitute = { $name } joue à la place de { $other } à partir de la ronde { $round }.
tournament-log-substitute = donne à { $user } la place de { $other }
tournament-log-ask-substitute = propose à { $user } la place de { $other }
csv-substitute = À la place de

## Refus
tournament-invitation-other = Ce bouton est réservé aux personnes nommées dans ce message. Les boutons sous la carte du tournoi sont pour tout le monde.
tournament-substitute-none = La liste de remplacement est vide. Choisis quelqu’un (dans la commande : `remplacement:`), qui recevra d’abord la question, ou laisse les gens appuyer sur **Liste de remplacement** sur la carte.
tournament-substitute-unasked = Cette personne n’est plus sur la liste de remplacement. Choisis-la de nouveau : elle recevra d’abord la question.
tournament-substitute-played = Seul quelqu’un qui n’a pas encore joué dans ce tournoi peut reprendre une place. Choisis une autre personne.
tournament-substitute-out = Cette personne n’a plus rien à jouer : il n’y a pas de place à reprendre.
tournament-substitute-late = Quand cette personne est partie, son match est allé à l’adversaire, qui joue déjà le suivant. La place ne peut plus être reprise.
tournament-substitute-taken = Quelqu’un d’autre a pris cette place. Appuie sur **Liste de remplacement** sur la carte pour y figurer.

## Les personnes, en les choisissant
button-people = Personnes
tournament-people = **{ $title }** : les personnes
tournament-people-changed = Le tournoi a changé depuis l’affichage de cette page. Voici où il en est.
tournament-people-choose = Choisis une personne. Ce que tu peux faire apparaît dessous : faire aider à organiser, transmettre l’organisation, donner une tête de série, dispenser d’une ronde, inviter, retirer, faire remplacer.
tournament-people-who = Quelle personne ?
tournament-people-seed = Tête de série à la main
tournament-people-substitute = Quelqu’un d’autre à sa place
tournament-seed-rating = tête de série selon la cote
tournament-person-organises = { $user } organise ce tournoi.
tournament-person-plays = { $user } joue.
tournament-person-sits-out = { $user } joue, avec une dispense pour la ronde { $round }.
tournament-person-joined = { $user } participe.
tournament-person-left = { $user } a quitté le tournoi, ou ne joue plus.
tournament-person-waits = { $user } figure sur la liste d’attente ou de remplacement.
tournament-person-helps = { $user } aide à organiser et ne joue pas.
tournament-person-asked = { $user } a reçu une invitation et n’y a pas encore répondu.
tournament-person-bot = { $user } est un bot, qui ne peut ni jouer ni aider à organiser. Choisis une personne.
tournament-person-out = { $user } ne participe pas.
tournament-people-helpers = **Aide à organiser** : { $names }
tournament-people-asked = **Invitations sans réponse ({ $count })** : { $names }
tournament-sit-out-sure = Dispenser { $user } de la ronde { $round } de { $title } ? Ni table, ni points, ni absence ; c’est définitif.
tournament-drop-sure = Retirer { $user } de { $title } ? Une partie en cours finit à la dernière place, et dans un tableau le match est perdu. **À sa place** fait plutôt jouer quelqu’un d’autre.
tournament-hand-over-sure = Confier l’organisation de { $title } à { $user } ? Seule cette personne, ou la modération, pourra la rendre.
button-person-helper-on = Faire aider à organiser
button-person-helper-off = Mettre fin à son aide
button-person-hand-over = Transmettre
button-person-sit-out = Dispenser de la prochaine ronde
button-person-add = Inviter
button-person-enter = Inscrire
button-person-withdraw = Retirer la question
button-person-drop = Retirer
button-person-substitute = À sa place : { $name }
