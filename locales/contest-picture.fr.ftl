### Les mots des images de tournois et de cotes, de leurs descriptions et de leurs versions en texte.

## Sur plusieurs images
contest-player = Joueur
contest-nameless = Joueur { $number }
contest-untitled = Tournoi
contest-page = page { $page } sur { $pages }
contest-status-dropped = abandon
contest-status-absent = absent
contest-games = Parties
contest-rating = Cote
contest-provisional = provisoire : moins de { $needed } parties
contest-through = les { $count } premiers passent

## Sur les tables d’une ronde
contest-table = Table { $number }
contest-table-waiting = à venir
contest-table-playing = en cours
contest-table-finished = terminée
contest-byes = { $count ->
    [one] Exempt : { $names }
   *[other] Exempts : { $names }
}
contest-round = Ronde { $number }

## Sur la carte de clôture
contest-closed = Résultat final
contest-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}

## Sur la courbe d’une cote
contest-best = Record
contest-no-games = pas encore de partie cotée
contest-dashed = provisoire
contest-date = { $day } { $month } { $year }
contest-month-1 = janv.
contest-month-2 = févr.
contest-month-3 = mars
contest-month-4 = avr.
contest-month-5 = mai
contest-month-6 = juin
contest-month-7 = juil.
contest-month-8 = août
contest-month-9 = sept.
contest-month-10 = oct.
contest-month-11 = nov.
contest-month-12 = déc.
