# Le temps : horloges, rappels, places des absents, pauses, vacances et heures calmes.

## Plateau
told-skipped = ⏰ Le temps de { $name } est écoulé : sa place ne fait que ce que les règles exigent.
told-time-over = ⏰ Le temps de { $name } est écoulé.
told-handed = ⏰ { $name } a manqué trop de tours de suite : un bot joue à sa place, jusqu’à ce que { $name } appuie sur **Revenir**.
told-back = 👋 { $name } revient et joue.
told-abandoned = ⏰ { $name } a manqué trop de tours, et plus personne ne joue : la partie s’arrête ici.
told-abandoned-idle = Personne n’a joué depuis longtemps : la partie s’arrête ici.
turn-until = Temps jusqu’à { $when }.
turn-paused = ⏸ La partie est en pause : le temps ne court pas et personne ne joue avant la reprise.
button-comeback = Revenir
told-timed-out = ⏰ Le temps de { $name } est écoulé : un bot joue ce tour.

## Rappels
came-back = Te revoilà : tu joues de nouveau la partie { $game }.
reminder = ⏳ { $name }, [{ $game }, partie { $number }]({ $link }) t’attend : ton temps finit { $when }.
button-not-now = Pas maintenant : plus de temps
more-time = C’est fait : ton tour finit maintenant { $when }.
idle-question = { $names } Personne n’a joué la partie { $number } depuis 30 jours. Vous jouez encore ? Sans réponse, elle sera fermée { $when }.
button-still = Nous jouons encore
still-playing = Très bien : la partie { $number } continue. `/board` la montre.

## Refus
game-paused = La partie est en pause. `/game resume` la fait reprendre si les autres sont d’accord.
paused-already = La partie est déjà en pause.
not-paused = La partie n’est pas en pause.
seat-handed = Tu as manqué tes tours, alors un bot joue à ta place. Appuie sur **Revenir** sous le plateau, ou tape `/game comeback`, et joue.
turn-is-over = Ce tour est déjà fini. `/games` donne la liste des parties qui t’attendent.
no-extensions = Cette table ne donne pas de temps en plus. Joue avant la fin de ton temps, ou propose une pause avec `/game pause`.
extended-already = Tu as déjà du temps en plus pour ce tour : c’est une fois par tour.
date-not-understood = Je ne comprends pas cette date. Écris-la comme 2026-12-24 ou 24/12/2026.
time-not-understood = Je ne comprends pas cette heure. Écris-la comme 22:30 ou 7:00.
zone-unknown = Je ne connais pas ce fuseau horaire. Choisis-en un que Discord propose, comme Europe/Paris.
away-backwards = Des vacances finissent après leur début, et pas avant aujourd’hui. Redonne les deux jours.
away-too-long = Des vacances durent { $most } jours au plus. Choisis un dernier jour plus proche.
away-twice = Tu as déjà des vacances sur une partie de ces jours. `/settings away` sans jours y met fin.
away-used-up = Il te reste { $left } jours de vacances sur { $most } en { $year }. Choisis moins de jours.
not-handed = Tu joues déjà ta propre place. `/games` donne la liste de tes parties.
