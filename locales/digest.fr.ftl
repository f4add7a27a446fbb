# Un message par jour à qui en veut.

cmd-settings-digest = résumé
cmd-settings-digest-about = Un message privé par jour : tes tours, les rondes qui finissent, les résultats
opt-time = heure
opt-time-about = À quelle heure, par exemple 8:00 ; laisse tout vide pour voir ton réglage
opt-stop = arrêter
opt-stop-about = Ne plus recevoir de résumé
digest-set = Chaque jour à { $time } ({ $zone }), je t’envoie un message privé : à qui de jouer et où, ce qui finit bientôt, et les résultats depuis la veille dans tes tournois. Le prochain arrive { $when } ; s’il n’y a rien à dire, il n’y en a pas. Tes heures calmes le retardent, et pendant tes vacances tu n’en reçois pas. `/réglages résumé arrêter:True` y met fin.
digest-none = Tu ne reçois pas de résumé. `/réglages résumé heure:8:00` t’envoie un message privé par jour : tes tours, les rondes qui finissent, les résultats.
digest-zone = Je ne connais pas ton fuseau horaire. Ajoute `fuseau:`, par exemple Europe/Paris.
digest-head = ☀️ **Ta journée**
digest-turn = **À toi de jouer** ({ $count })
digest-waits = **On attend quelqu’un d’autre** ({ $count })
digest-soon = **Bientôt jugées telles quelles** ({ $count })
digest-results = **Résultats depuis la veille** ({ $count })
digest-until = · jusqu’à { $when }
digest-more = … et encore { $count }
digest-stop = C’est toi qui l’as demandé : `/réglages résumé arrêter:True` y met fin.
