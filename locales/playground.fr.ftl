# Le bac à sable dans le terminal.

playground-how = Ouvre la page ci-dessous, appuie sur { $add-bot }, puis { $start }, puis { $play }. En haut, tu choisis qui tu es.
playground-local = Rien ne quitte cet ordinateur. Ctrl-C ferme le bac à sable.
playground-open = Le bac à sable est ouvert :

## La page
page-title = Dédale · bac à sable
page-viewer = Tu es
page-earlier = Messages précédents
page-newer = Messages suivants
page-latest = Nouveaux messages ↓
page-ended = Le bac à sable est fermé. Relance-le, puis ouvre sa nouvelle adresse.
page-uncertain = C’est un peu long : le résultat s’affichera ici.
page-interrupted = Le bac à sable ne répond pas ; nouvel essai…
page-busy = Un instant…
page-undone = Cela n’a pas marché. Essaie encore.
page-required = Ce champ est nécessaire.
page-invalid = Cette valeur ne convient pas ici.
page-no-commands = Impossible de lister les commandes pour l’instant.
page-unknown-command = Aucune commande ne porte ce nom. Tape / pour les voir toutes.
page-no-options = Il n’y a rien à choisir.
page-optional = au choix
page-yes = Oui
page-no = Non
page-file = Choisir un fichier
page-cancel = Annuler
page-submit = Envoyer
page-private = Visible par toi uniquement
page-thinking = Un instant, je réfléchis…
page-edited = (modifié)
page-select = Choisir
page-clear = Ne rien choisir
page-chosen = Ton choix
page-reply = Répondre
page-search = Chercher
page-previous = Précédents
page-next = Suivants
page-picture = Image
page-larger = Agrandir l’image
page-smaller = Réduire l’image
page-original = Ouvrir l’image seule
page-write = Message ou /commande dans
page-used = { $who } a utilisé
