# Le temps : horloges, rappels, places des absents, pauses, vacances et heures calmes.

## Plateau
told-skipped = ⏰ Le temps { OF($name) } est écoulé : seuls les coups obligatoires sont joués à sa place.
told-time-over = ⏰ Le temps { OF($name) } est écoulé.
told-handed = ⏰ { $name } a manqué trop de tours de suite. Un bot joue à sa place jusqu’à ce que { $name } appuie sur **Revenir**.
told-way-back-last = ⏰ Tu as manqué tes tours dans la partie { $game } : un bot joue à ta place. Si la partie finit ainsi, ou si le bot joue plus de la moitié de tes tours, **ton siège compte comme dernier**, quel que soit le score du bot. Pour le reprendre, appuie sur **Revenir** sous le plateau ou tape `/partie revenir numéro:{ $game }`.
told-way-back = ⏰ Tu as manqué tes tours dans la partie { $game } : un bot joue à ta place. Pour la reprendre, appuie sur **Revenir** sous le plateau ou tape `/partie revenir numéro:{ $game }`.
told-back = 👋 { $name } est de retour.
told-abandoned = ⏰ { $name } a manqué trop de tours, et plus personne d’autre ne joue. La partie s’arrête ici.
told-abandoned-idle = Personne n’a joué depuis longtemps. La partie s’arrête ici.
turn-until = Le temps finit { $when }.
turn-reserve = { $when } (avec la réserve { $end })
turn-until-each = Fin du temps : { $times }.
turn-away = 🏖️ Absence { OF($name) } jusqu’au { $end }.
turn-away-soon = 🏖️ Absence { OF($name) } du { $start } au { $end }.
turn-paused = ⏸ La partie est en pause : personne ne joue avant la reprise.
button-resume = Fin de la pause
button-comeback = Revenir
told-timed-out = ⏰ Le temps { OF($name) } est écoulé : un bot joue ce tour.

## Rappels
came-back = Te revoilà ! Tu joues de nouveau la partie { $game }.
reminder = ⏳ { $name }, [{ $game }, partie { $number }]({ $link }) t’attend. Ton temps finit { $when }.
button-not-now = Il me faut plus de temps
more-time = C’est fait : ton tour finit désormais { $when }.
idle-question = { $names } Personne n’a joué la partie { $number } depuis 30 jours. Est-ce que vous jouez encore ? Sans réponse, elle ferme { $when }.
button-still = Nous jouons encore
still-playing = Très bien : la partie { $number } continue. `/plateau` la montre.

## Les règles de temps de la table
button-time = Horloge…
options-panel-time = Choisis le temps d’un tour, et ce qui se passe quand il est écoulé. La réserve vaut pour toute la partie ; seuls les tours manqués d’affilée comptent. Chaque choix s’applique tout de suite.
time-clock = Temps par tour
time-clock-none = sans limite
time-clock-2m = 2 minutes
time-clock-5m = 5 minutes
time-clock-1h = 1 heure
time-clock-12h = 12 heures
time-clock-24h = 24 heures
time-clock-48h = 2 jours
time-clock-72h = 3 jours
time-clock-7d = 7 jours
time-reserve = Réserve de temps
time-reserve-none = aucune
time-reserve-5m = 5 minutes
time-reserve-1h = 1 heure
time-reserve-12h = 12 heures
time-reserve-1d = 1 jour
time-reserve-2d = 2 jours
time-reserve-3d = 3 jours
time-reserve-7d = 7 jours
time-timeout = Temps écoulé
time-timeout-standin = un bot joue
time-timeout-skip = strict minimum
time-timeout-forfeit = abandon
time-timeout-standin-about = Un bot joue ce tour pour la personne absente
time-timeout-skip-about = Seuls les coups obligatoires sont joués
time-timeout-forfeit-about = La place est abandonnée pour de bon
time-misses = Un bot après
time-misses-1 = un tour manqué
time-misses-2 = 2 tours manqués
time-misses-3 = 3 tours manqués
time-extension = Temps en plus
time-extension-on = une fois par tour
time-extension-off = non

## Réglages
reminders-dm = par message privé
reminders-thread = là où se joue la partie
reminders-off = pas du tout
reminders-set-dm = Je te rappelle désormais tes tours par message privé, ou là où se joue la partie si tu n’acceptes pas mes messages.
reminders-set-thread = Je te rappelle désormais tes tours là où se joue la partie.
reminders-set-off = Je ne te rappelle plus tes tours.
clock-set = Les nouvelles tables de ce serveur commencent avec ce temps par tour : { $clock }. Chaque hôte peut le changer.
quiet-set = Pas de rappel entre { $begin } et { $end } ({ $zone }).
quiet-none = Tu n’as pas d’heures calmes. Pour en avoir, donne `de:` et `à:`, par exemple 22:00 et 7:00. Ton fuseau horaire : { $zone }.
quiet-zone-hint = Ce n’est pas ton fuseau ? Ajoute `fuseau:`.
away-set = Bonnes vacances ! Tes horloges s’arrêtent du { DATETIME($first, dateStyle: "long") } au { DATETIME($last, dateStyle: "long") } inclus ({ $zone }). Pour revenir plus tôt, tape `/réglages absence` sans jours, puis **{ button-away-end }**.
away-tournaments = ⚠️ Sauf dans { $names } : { $count ->
    [one] les horloges de ce tournoi
   *[other] les horloges de ces tournois
} continuent, et un bot joue les tours que tu manques. Demande une pause à l’organisation, ou continue de jouer.
away-now = Tu es en vacances jusqu’au { DATETIME($last, dateStyle: "long") } inclus ({ $zone }) : tes horloges sont arrêtées. Pour revenir plus tôt, appuie sur **Finir les vacances**.
away-planned = Tu as prévu des vacances du { DATETIME($first, dateStyle: "long") } au { DATETIME($last, dateStyle: "long") } inclus ({ $zone }) : tes horloges seront arrêtées. Pour y renoncer, appuie sur **Finir les vacances**.
button-away-end = Finir les vacances
away-called-off = Tes vacances du { DATETIME($first, dateStyle: "long") } au { DATETIME($last, dateStyle: "long") } sont annulées. Tes horloges ne s’arrêteront pas.
away-ended = Te revoilà ! Tes horloges tournent de nouveau.

## Refus
game-paused = La partie est en pause. **Fin de la pause**, sous le plateau, la fait continuer.
paused-already = La partie est déjà en pause. **Fin de la pause**, sous le plateau, la fait continuer.
not-paused = La partie n’est pas en pause.
seat-handed = Tu as manqué tes tours : un bot joue à ta place. Pour la reprendre, appuie sur **Revenir**, sous le plateau.
turn-is-over = Ce tour est déjà fini. `/parties` liste les parties qui t’attendent.
reminder-of-other = Ce rappel s’adresse à { $name }, qui est la seule personne à pouvoir demander du temps pour ce tour. `/parties` liste les parties qui t’attendent.
no-extensions = Cette table ne donne pas de temps en plus. Joue avant la fin de ton temps, ou propose une pause avec **Plus…**, sous le plateau.
extended-already = Tu as déjà eu du temps en plus pour ce tour : c’est une seule fois par tour. Joue avant la fin de ton temps.
round-ends-first = Impossible de te donner plus de temps : la ronde du tournoi finit en même temps que ton tour. Joue avant.
date-not-understood = Je ne comprends pas cette date. Écris par exemple 24/12/2026 ou 2026-12-24.
time-not-understood = Je ne comprends pas cette heure. Écris par exemple 22:30 ou 7:00.
zone-unknown = Je ne connais pas ce fuseau horaire. Choisis-en un que Discord propose pendant que tu écris, comme Europe/Paris.
away-backwards = Le dernier jour ne peut être ni avant le premier, ni déjà passé. Redonne les deux jours.
away-too-far = Tu peux prévoir des vacances jusqu’à la fin de { $year }. Choisis des jours plus proches.
away-too-long = Des vacances peuvent durer { $most } jours au plus. Choisis un dernier jour plus proche.
away-twice = Tu as déjà des vacances sur une partie de ces jours.
away-used-up = Il te reste { $left ->
    [0] 0 jour
    [one] un jour
   *[other] { $left } jours
} de vacances sur { $most } en { $year }. Choisis moins de jours.
not-handed = Tu joues déjà à ta propre place. `/parties` liste tes parties.
quiet-half = Il faut un début et une fin aux heures calmes. Donne `de:` et `à:`.
quiet-all-day = Les heures calmes doivent commencer et finir à des heures différentes. Pour n’avoir aucun rappel, tape `/réglages rappels`.
not-away = Tu n’as pas de vacances à terminer. Pour en prévoir, tape `/réglages absence` avec leurs jours dans `{ opt-first-day }:` et `{ opt-last-day }:`.

## Commandes
cmd-game-comeback = revenir
cmd-game-comeback-about = Reprendre ta place au bot qui joue pour toi
cmd-settings-clock = horloge
cmd-settings-clock-about = Le temps d’un tour aux nouvelles tables (gestion du serveur)
cmd-settings-reminders = rappels
cmd-settings-reminders-about = Où te rappeler un tour avant la fin de ton temps
cmd-settings-quiet = calme
cmd-settings-quiet-about = Des heures sans rappel ; laisse tout vide pour voir les tiennes
cmd-settings-away = absence
cmd-settings-away-about = Arrêter tes horloges pendant des vacances ; laisse les deux jours vides pour les voir ou les finir
opt-clock = horloge
opt-clock-about = Le temps d’un tour
opt-reminders = comment
opt-reminders-about = Où je te rappelle tes tours
opt-begin = de
opt-begin-about = Le début des heures calmes, par exemple 22:30
opt-end = à
opt-end-about = La fin des heures calmes, par exemple 7:00
opt-without = aucune
opt-without-about = True : supprime tes heures calmes
opt-zone = fuseau
opt-zone-about = Ton fuseau horaire, par exemple Europe/Paris
opt-first-day = du
opt-first-day-about = Premier jour, par exemple 24/12/2026 ; vide : aujourd’hui
opt-last-day = au
opt-last-day-about = Dernier jour, par exemple 31/12/2026 ; 14 jours au plus à la fois
