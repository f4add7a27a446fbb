# Le temps : horloges, rappels, places des absents, pauses, vacances et heures calmes.

## Plateau
told-skipped = ⏰ Le temps de { $name } est écoulé : sa place ne fait que ce que les règles exigent.
told-time-over = ⏰ Le temps de { $name } est écoulé.
told-handed = ⏰ { $name } a manqué trop de tours de suite : un bot joue à sa place, jusqu’à ce que { $name } appuie sur **Revenir**.
told-way-back = ⏰ Tes tours de la partie { $game } ont passé sans toi : un bot joue à ta place. Appuie sur **Revenir** sous le plateau, ou tape `/partie revenir numero:{ $game }`, pour la reprendre.
told-back = 👋 { $name } revient et joue.
told-abandoned = ⏰ { $name } a manqué trop de tours, et plus personne ne joue : la partie s’arrête ici.
told-abandoned-idle = Personne n’a joué depuis longtemps : la partie s’arrête ici.
turn-until = Fin du temps { $when }.
turn-away = 🏖️ Absence de { $name } jusqu’au { $end }.
turn-away-soon = 🏖️ Absence de { $name } du { $start } au { $end }.
turn-paused = ⏸ La partie est en pause : le temps ne court pas et personne ne joue avant la reprise.
button-comeback = Revenir
told-timed-out = ⏰ Le temps de { $name } est écoulé : un bot joue ce tour.

## Rappels
came-back = Te revoilà : tu joues de nouveau la partie { $game }.
reminder = ⏳ { $name }, [{ $game }, partie { $number }]({ $link }) t’attend : ton temps finit { $when }.
button-not-now = Pas maintenant : du temps en plus
more-time = C’est fait : ton tour finit maintenant { $when }.
idle-question = { $names } Personne n’a joué la partie { $number } depuis 30 jours. Vous jouez encore ? Sans réponse, elle sera fermée { $when }.
button-still = Nous jouons encore
still-playing = Très bien : la partie { $number } continue. `/plateau` la montre.

## Les règles de temps de la table
button-time = Horloge …
options-panel-time = Choisis le temps d’un tour, et ce qui se passe quand il est écoulé. Ton choix vaut tout de suite.
time-clock = Temps par tour
time-clock-none = sans limite
time-clock-2m = 2 minutes
time-clock-5m = 5 minutes
time-clock-1h = 1 heure
time-clock-12h = 12 heures
time-clock-24h = 24 heures
time-clock-72h = 3 jours
time-clock-7d = 7 jours
time-timeout = Temps écoulé
time-timeout-standin = un bot joue ce tour
time-timeout-skip = la place ne bouge pas
time-timeout-forfeit = abandon de qui devait jouer
time-misses = Un bot garde la place après
time-misses-1 = un tour manqué
time-misses-2 = 2 tours manqués de suite
time-misses-3 = 3 tours manqués de suite
time-extension = Temps en plus sur demande
time-extension-on = une fois par tour
time-extension-off = non

## Réglages
reminders-dm = par message privé
reminders-thread = là où se joue la partie
reminders-off = pas du tout
reminders-set-dm = Je te rappelle désormais tes tours par message privé ; si tu n’en acceptes pas de moi, là où se joue la partie.
reminders-set-thread = Je te rappelle désormais tes tours là où se joue la partie.
reminders-set-off = Je ne te rappelle plus tes tours.
clock-set = Les nouvelles tables de ce serveur commencent avec : { $clock }. Chaque hôte peut le changer.
quiet-set = Pas de rappel entre { $begin } et { $end } ({ $zone }).
quiet-none = Tu n’as pas d’heures calmes. Ton fuseau horaire : { $zone }.
quiet-zone-hint = Ce n’est pas ton fuseau ? Ajoute `fuseau:`.
away-set = Bonnes vacances ! Ton temps s’arrête de { $start } à { $end }. `/reglages absence` sans jours te fait revenir plus tôt.
away-tournaments = ⚠️ Sauf dans { $names } : { $count ->
    [one] ce tournoi ne t’attend pas
   *[other] ces tournois ne t’attendent pas
}, et un bot joue les tours manqués. Demande une pause à qui organise, ou continue de jouer.
away-ended = Te revoilà : ton temps court de nouveau.

## Refus
game-paused = La partie est en pause. `/partie reprendre` la fait reprendre.
paused-already = La partie est déjà en pause.
not-paused = La partie n’est pas en pause.
seat-handed = Tu as manqué tes tours, alors un bot joue à ta place. Appuie sur **Revenir** sous le plateau, ou tape `/partie revenir`, et joue.
turn-is-over = Ce tour est déjà fini. `/parties` donne la liste des parties qui t’attendent.
reminder-of-other = Ce rappel s’adresse à { $name } : du temps en plus pour ce tour ne se demande pas à sa place. `/parties` liste les parties qui t’attendent.
no-extensions = Cette table ne donne pas de temps en plus. Joue avant la fin de ton temps, ou propose une pause avec `/partie pause`.
extended-already = Tu as déjà du temps en plus pour ce tour : c’est une fois par tour.
round-ends-first = Il n’y a pas plus de temps à donner : la ronde du tournoi finit avec ton tour. Joue avant.
date-not-understood = Je ne comprends pas cette date. Écris-la comme 2026-12-24 ou 24/12/2026.
time-not-understood = Je ne comprends pas cette heure. Écris-la comme 22:30 ou 7:00.
zone-unknown = Je ne connais pas ce fuseau horaire. Choisis-en un que Discord propose, comme Europe/Paris.
away-backwards = Des vacances finissent après leur début, et pas avant aujourd’hui. Redonne les deux jours.
away-too-far = Les vacances se prévoient jusqu’à la fin de { $year }. Choisis des jours plus proches.
away-too-long = Des vacances durent { $most } jours au plus. Choisis un dernier jour plus proche.
away-twice = Tu as déjà des vacances sur une partie de ces jours. `/reglages absence` sans jours y met fin.
away-used-up = Il te reste { $left } jours de vacances sur { $most } en { $year }. Choisis moins de jours.
not-handed = Tu joues déjà ta propre place. `/parties` donne la liste de tes parties.
quiet-half = Des heures calmes ont un début et une fin : donne `de:` et `à:`.
quiet-all-day = Des heures calmes commencent et finissent à des heures différentes. Pour n’avoir aucun rappel : `/reglages rappels`.
not-away = Tu n’as pas de vacances à finir. Donne leur premier et leur dernier jour pour en commencer.

## Commandes
cmd-game-comeback = revenir
cmd-game-comeback-about = Reprendre ta place au bot qui joue pour toi
cmd-settings-clock = horloge
cmd-settings-clock-about = Le temps d’un tour aux nouvelles tables (pour qui gère le serveur)
cmd-settings-reminders = rappels
cmd-settings-reminders-about = Comment je te rappelle un tour avant la fin de son temps
cmd-settings-quiet = calme
cmd-settings-quiet-about = Des heures sans rappel ; laisse tout vide pour voir les tiennes
cmd-settings-away = absence
cmd-settings-away-about = Des vacances : ton temps s’arrête ; laisse les deux jours vides pour revenir
opt-clock = horloge
opt-clock-about = Le temps d’un tour
opt-reminders = comment
opt-reminders-about = Où je te rappelle tes tours
opt-begin = de
opt-begin-about = Le début des heures calmes, comme 22:30
opt-end = à
opt-end-about = Leur fin, comme 7:00
opt-without = aucune
opt-without-about = True : plus d’heures calmes
opt-zone = fuseau
opt-zone-about = Ton fuseau horaire, comme Europe/Paris
opt-first-day = du
opt-first-day-about = Premier jour, comme 24/12/2026 ; vide : aujourd’hui
opt-last-day = au
opt-last-day-about = Dernier jour, comme 31/12/2026 ; 14 jours au plus à la fois
