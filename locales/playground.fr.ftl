# Le bac à sable dans le terminal.

playground-how = Ouvre la page ci-dessous, appuie sur { $add-bot }, puis { $start }, puis { $play }. En haut, tu choisis qui tu es.
playground-local = Rien ne quitte cet ordinateur. Ctrl-C ferme le bac à sable.
playground-open = Le bac à sable est ouvert :
